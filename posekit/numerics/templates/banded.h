{
// A symmetric positive definite system of square blocks of which those up to two blocks off the diagonal are not zero,
// by its Cholesky factor in place. The rows of a block have the columns of three blocks, of which the last is on the
// diagonal. The diagonal of the factor has the reciprocals. The right-hand side becomes the solution.
double *const rows = $rows, *const x = $right;
const long long n = $blocks * $size, width = 3 * $size;
#define START(i) (((i) / $size - 2) * $size)
#define ROW(i) (rows + (i) * width - START(i))
#if defined(__CUDA_ARCH__)
// A warp computes the factor column by column: each lane has rows of their own. Every number is the same sum in the same
// order as on the CPU.
for (long long j = 0; j < n; ++j) {
    double* const pivots = ROW(j);
    const long long beyond = (j / $size + 3) * $size, last = beyond < n ? beyond : n;
    // The right-hand side is one more row.
    for (long long i = j + lane; i <= last; i += 32) {
        double* const row = i < last ? ROW(i) : x;
        const long long start = START(i < last ? i : j);
        double entry = row[j];
        for (long long k = start < 0 ? 0 : start; k < j; ++k) entry -= row[k] * pivots[k];
        row[j] = entry;
    }
    __syncwarp();
    const double reciprocal = 1 / sqrt(pivots[j]);
    for (long long i = j + lane; i <= last; i += 32)
        if (i > j) (i < last ? ROW(i) : x)[j] *= reciprocal;
    __syncwarp();
    if (lane == 0) pivots[j] = reciprocal;  // it is read on the way back alone
}
__syncwarp();
for (long long i = n - 1; i >= 0; --i) {
    const double* const row = ROW(i);
    const double solution = x[i] * row[i];
    __syncwarp();
    const long long start = START(i) < 0 ? 0 : START(i);
    for (long long j = start + lane; j < i; j += 32) x[j] -= row[j] * solution;
    if (lane == 0) x[i] = solution;
    __syncwarp();
}
#else
for (long long i = 0; i < n; ++i) {
    const long long start = START(i);
    double* const row = ROW(i);
    double sum = x[i];
    for (long long j = start < 0 ? 0 : start; j <= i; ++j) {
        const double* const other = ROW(j);
        double entry = row[j];
        for (long long k = start < 0 ? 0 : start; k < j; ++k) entry -= row[k] * other[k];
        row[j] = i == j ? 1 / __builtin_elementwise_sqrt(entry) : entry * other[j];
        if (j < i) sum -= row[j] * x[j];
    }
    x[i] = sum * row[i];
}
for (long long i = n - 1; i >= 0; --i) {
    const long long start = START(i);
    const double* const row = ROW(i);
    x[i] *= row[i];
    for (long long j = start < 0 ? 0 : start; j < i; ++j) x[j] -= row[j] * x[i];
}
#endif
#undef START
#undef ROW
}
