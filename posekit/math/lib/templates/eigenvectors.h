// Cyclic Jacobi sweeps of a symmetric matrix, whose upper triangle a0 has, row by row: see `jacobi`.
REAL m[$n][$n], v[$n][$n];
for (int i = 0; i < $n; ++i) {
    for (int j = i; j < $n; ++j) m[i][j] = m[j][i] = *a0++;
    for (int j = 0; j < $n; ++j) v[i][j] = REAL(i == j ? 1.0 : 0.0);
}
#pragma clang loop unroll(disable)
for (int sweep = 0; sweep < $sweeps; ++sweep) {
    #pragma clang loop unroll($unroll)
    for (int p = 0; p < $n; ++p) {
        #pragma clang loop unroll($unroll)
        for (int q = p + 1; q < $n; ++q) {
            const REAL entry = (m[p][q] + REAL($flush)) - REAL($flush);
            const REAL twice = REAL(2) * entry;
            const REAL difference = m[q][q] - m[p][p];
            const REAL denominator = PK_ABS(difference) + PK_SQRT(difference * difference + twice * twice);
            const REAL divisor = entry != REAL(0) ? denominator : REAL(1);
            const REAL t = (difference < REAL(0) ? -twice : twice) * (REAL(1) / divisor);
            const REAL c = REAL(1) / PK_SQRT(REAL(1) + t * t);
            const REAL s = t * c;
            const REAL change = t * m[p][q];
            m[p][p] = m[p][p] - change;
            m[q][q] = m[q][q] + change;
            m[p][q] = m[q][p] = REAL(0);
            #pragma clang loop unroll($unroll)
            for (int k = 0; k < $n; ++k) {
                if (k != p && k != q) {
                    const REAL x = m[p][k], y = m[q][k];
                    m[p][k] = m[k][p] = c * x - s * y;
                    m[q][k] = m[k][q] = s * x + c * y;
                }
                const REAL x = v[k][p], y = v[k][q];
                v[k][p] = c * x - s * y;
                v[k][q] = s * x + c * y;
            }
        }
    }
}
for (int i = 0; i < $n; ++i) {
    r[i] = m[i][i];
    for (int j = 0; j < $n; ++j) r[$n + $n * i + j] = v[i][j];
}
