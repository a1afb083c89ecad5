// Symmetric positive definite systems of square blocks of which those up to two blocks off the diagonal are not zero, by
// Cholesky factors in place. The rows of a block have the columns of three blocks, of which the last is on the diagonal.
// One thread of CUDA has one system; a launch on the CPU has all.
typedef long long Number;
#if defined(__CUDA_ARCH__)
const Number begin = first + thread, end = thread < count ? begin + 1 : begin;
#define ROOT(x) sqrt(x)
#else
const Number begin = first, end = first + count;
#define ROOT(x) __builtin_elementwise_sqrt(x)
#endif
const Number n = blocks * size, width = 3 * size;
for (Number system = begin; system < end; ++system) {
    double* const rows = (double*)rows_ + system * n * width;
    double* const x = (double*)x_ + system * n;
    for (Number i = 0; i < n; ++i) {
        const Number start = (i / size - 2) * size;
        double* const row = rows + i * width - start;
        double sum = x[i];
        for (Number j = start < 0 ? 0 : start; j <= i; ++j) {
            const Number other_start = (j / size - 2) * size;
            const double* const other = rows + j * width - other_start;
            double entry = row[j];
            for (Number k = start < 0 ? 0 : start; k < j; ++k) entry -= row[k] * other[k];
            // The diagonal has the reciprocals.
            row[j] = i == j ? 1 / ROOT(entry) : entry * other[j];
            if (j < i) sum -= row[j] * x[j];
        }
        x[i] = sum * row[i];
    }
    for (Number i = n - 1; i >= 0; --i) {
        const Number start = (i / size - 2) * size;
        const double* const row = rows + i * width - start;
        x[i] *= row[i];
        for (Number j = start < 0 ? 0 : start; j < i; ++j) x[j] -= row[j] * x[i];
    }
}
#undef ROOT
