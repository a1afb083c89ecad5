// L r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
$less
const REAL* row = a0;
#pragma clang loop unroll(full)
for (int i = 0; i < $n; ++i) {
    r[i] = less(a2[i], row, r, i) * a1[i];
    row += i;
}
