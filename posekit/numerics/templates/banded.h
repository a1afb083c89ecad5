// Symmetric positive definite systems of square blocks of which those up to two blocks off the diagonal are not zero, by
// Cholesky factors in place. The rows of a block have the columns of three blocks, of which the last is on the diagonal.
// The diagonal of the factor has the reciprocals.
typedef long long Number;
const Number n = blocks * size, width = 3 * size;
#define START(i) (((i) / size - 2) * size)
#define ROW(i) (rows + (i) * width - START(i))
#if defined(__CUDA_ARCH__)
// A warp has one system, and computes its factor column by column: each lane has rows of their own. Every number is the
// same sum in the same order as on the CPU.
const Number lane = thread % 32, system = first + thread / 32;
if (thread / 32 >= count) return;
double* const rows = (double*)rows_ + system * n * width;
double* const x = (double*)x_ + system * n;
for (Number j = 0; j < n; ++j) {
    double* const pivots = ROW(j);
    const Number beyond = (j / size + 3) * size, end = beyond < n ? beyond : n;
    // The right-hand side is one more row.
    for (Number i = j + lane; i <= end; i += 32) {
        double* const row = i < end ? ROW(i) : x;
        const Number start = START(i < end ? i : j);
        double entry = row[j];
        for (Number k = start < 0 ? 0 : start; k < j; ++k) entry -= row[k] * pivots[k];
        row[j] = entry;
    }
    __syncwarp();
    const double reciprocal = 1 / sqrt(pivots[j]);
    for (Number i = j + lane; i <= end; i += 32)
        if (i > j) (i < end ? ROW(i) : x)[j] *= reciprocal;
    __syncwarp();
    if (lane == 0) pivots[j] = reciprocal;  // it is read on the way back alone
}
__syncwarp();
for (Number i = n - 1; i >= 0; --i) {
    const double* const row = ROW(i);
    const double solution = x[i] * row[i];
    __syncwarp();
    const Number start = START(i) < 0 ? 0 : START(i);
    for (Number j = start + lane; j < i; j += 32) x[j] -= row[j] * solution;
    if (lane == 0) x[i] = solution;
    __syncwarp();
}
#else
for (Number system = first; system < first + count; ++system) {
    double* const rows = (double*)rows_ + system * n * width;
    double* const x = (double*)x_ + system * n;
    for (Number i = 0; i < n; ++i) {
        const Number start = START(i);
        double* const row = ROW(i);
        double sum = x[i];
        for (Number j = start < 0 ? 0 : start; j <= i; ++j) {
            const double* const other = ROW(j);
            double entry = row[j];
            for (Number k = start < 0 ? 0 : start; k < j; ++k) entry -= row[k] * other[k];
            row[j] = i == j ? 1 / __builtin_elementwise_sqrt(entry) : entry * other[j];
            if (j < i) sum -= row[j] * x[j];
        }
        x[i] = sum * row[i];
    }
    for (Number i = n - 1; i >= 0; --i) {
        const Number start = START(i);
        const double* const row = ROW(i);
        x[i] *= row[i];
        for (Number j = start < 0 ? 0 : start; j < i; ++j) x[j] -= row[j] * x[i];
    }
}
#endif
#undef START
#undef ROW
