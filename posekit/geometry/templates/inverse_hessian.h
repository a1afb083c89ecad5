// The pseudoinverse of the Hessian of half a robust loss of points at its minimum, by [v, w, logarithm of the scale]; 0 for
// those that are not free. A warp of CUDA has a problem, and each lane points of its own.
const REAL now = *(const REAL*)scale_;
const REAL *const weights = (const REAL*)weights_ + row * points, *const source = (const REAL*)source_ + row * points * 3;
const REAL* const offsets = (const REAL*)offsets_ + row * points * 3;
REAL* const inverse = (REAL*)inverse_ + row * 49;
REAL hessian[7][7];
for (int i = 0; i < 7; ++i)
    for (int j = 0; j < 7; ++j) hessian[i][j] = 0;
for (Number k = lane; k < points; k += LANES) {
    const REAL *const p = source + 3 * k, *const a = offsets + 3 * k;
    const REAL product = a[0] * p[0] + a[1] * p[1] + a[2] * p[2], length = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
    const REAL square = a[0] * a[0] + a[1] * a[1] + a[2] * a[2];
    REAL slope, bend;
$slope
    const REAL first = weights[k] * slope, second = 2 * weights[k] * bend;
    const REAL cross[3] = {a[1] * p[2] - a[2] * p[1], a[2] * p[0] - a[0] * p[2], a[0] * p[1] - a[1] * p[0]};
    const REAL gradient[7] = {-a[0], -a[1], -a[2], cross[0], cross[1], cross[2], -product};
    for (int i = 0; i < 7; ++i)
        for (int j = i; j < 7; ++j) hessian[i][j] += second * gradient[i] * gradient[j];
    for (int i = 0; i < 3; ++i) {
        hessian[i][i] += first;
        hessian[i][6] += first * p[i];
        hessian[3 + i][6] += first * cross[i];
        hessian[3 + i][3 + i] += first * (length + product);
        for (int j = i; j < 3; ++j) hessian[3 + i][3 + j] -= first * (p[i] * p[j] + REAL(0.5) * (a[i] * p[j] + p[i] * a[j]));
    }
    hessian[0][4] += first * p[2], hessian[0][5] -= first * p[1], hessian[1][3] -= first * p[2];
    hessian[1][5] += first * p[0], hessian[2][3] += first * p[1], hessian[2][4] -= first * p[0];
    hessian[6][6] += first * (length - product);
}
REAL upper[28], found[56], largest = 0, zero = 0;  // zero becomes NaN if a number is not finite
int place = 0;
for (int i = 0; i < 7; ++i)
    for (int j = i; j < 7; ++j) {
        REAL sum = hessian[i][j];
#if defined(__CUDA_ARCH__)
        for (int by = 16; by > 0; by /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, by);
#endif
        const bool is_free = (i < 3 ? centred && i < size : i < 6 ? size == 3 || i == 5 : scaled)
            && (j < 3 ? centred && j < size : j < 6 ? size == 3 || j == 5 : scaled);
        sum = is_free ? sum : REAL(0);
        zero += sum * 0;
        largest = PK_ABS(sum) > largest ? PK_ABS(sum) : largest;
        upper[place++] = sum;
    }
const REAL by = largest > 0 ? largest : REAL(1);
for (int i = 0; i < 28; ++i) upper[i] /= by;
{
    const REAL* a0 = upper;
    REAL* const r = found;
$eigenvectors
}
REAL widest = 0;
for (int i = 0; i < 7; ++i) widest = PK_ABS(found[i]) > widest ? PK_ABS(found[i]) : widest;
for (int i = 0; i < 7; ++i) found[i] = PK_ABS(found[i]) > 7 * REAL($rounding) * widest ? 1 / found[i] / by : REAL(0);
for (int i = lane; i < 49; i += LANES) {
    const REAL *const left = found + 7 + 7 * (i / 7), *const right = found + 7 + 7 * (i % 7);
    REAL sum = zero;
    for (int k = 0; k < 7; ++k) sum += left[k] * found[k] * right[k];
    inverse[i] = sum;
}
