// L of a matrix L L^T: a0 has the lower triangle without its diagonal, a1 that, and a2 the smallest pivot.
$less
REAL* const inverses = r + $below;
REAL* const pivots = inverses + $n;
#pragma clang loop unroll($unroll)
for (int j = 0; j < $n; ++j) {
    const REAL* const row = r + j * (j - 1) / 2;
    pivots[j] = less(a1[j], row, row, j);
    inverses[j] = REAL(1) / PK_SQRT(pivots[j] < a2[0] ? a2[0] : pivots[j]);
    #pragma clang loop unroll($unroll)
    for (int i = j + 1; i < $n; ++i) {
        const int begin = i * (i - 1) / 2;
        r[begin + j] = less(a0[begin + j], r + begin, row, j) * inverses[j];
    }
}
