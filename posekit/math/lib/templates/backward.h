// L^T r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
#pragma clang loop unroll(full)
for (int i = $n - 1; i >= 0; --i) {
    REAL x = a2[i];
    #pragma clang loop unroll(full)
    for (int k = i + 1; k < $n; ++k) x = x - a0[k * (k - 1) / 2 + i] * r[k];
    r[i] = x * a1[i];
}
