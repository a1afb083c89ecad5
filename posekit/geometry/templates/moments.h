// Moments of points about their centroids, and these: their least-squares fit is a function of them. Points have weights,
// and each a factor, which a robust loss gives it. A warp of CUDA has a problem, and each lane points of its own.
#if defined(__CUDA_ARCH__)
enum { WIDE = 1 };
#define ACROSS(x, both) for (int by = 16; by > 0; by /= 2) { const REAL other = __shfl_xor_sync(0xffffffffu, x, by); x = both; }
#else
enum { WIDE = $wide };  // points, in loops of a constant length, which become vectors
#define ACROSS(x, both)
#endif
const REAL* const weights = (const REAL*)weights_ + row * points;
REAL *const source = (REAL*)work_ + row * padded * 8, *const target = source + 3 * padded;
REAL *const prior = target + 3 * padded, *const factor = prior + padded;
REAL heaviest = weights[0], together = 0;
for (Number k = lane; k < points; k += LANES) heaviest = weights[k] > heaviest || weights[k] != weights[k] ? weights[k] : heaviest;
ACROSS(heaviest, other > heaviest || other != other ? other : heaviest);
if (!(heaviest > 0)) heaviest = 1;  // sums of weights do not overflow
for (Number k = lane; k < padded; k += LANES) {
    prior[k] = k < points ? weights[k] / heaviest : REAL(0);
    together += prior[k] < 0 ? REAL(0) : prior[k];
}
ACROSS(together, together + other);
// Moments about a point near the centroid lose no digits; points of weight 0 may be anywhere.
REAL middle[6] = {0, 0, 0, 0, 0, 0};
for (int i = 0; i < 6; ++i) {
    const REAL* const given = (const REAL*)(i < 3 ? source_ : target_) + row * points * size;
    REAL* const own = source + i * padded;
    for (Number k = lane; k < points && centred && i % 3 < size; k += LANES) {
        const REAL share = (prior[k] < 0 ? REAL(0) : prior[k]) / together;
        middle[i] += (share != share ? REAL(0) : share) * given[k * size + i % 3];
    }
    ACROSS(middle[i], middle[i] + other);
    for (Number k = lane; k < padded; k += LANES) own[k] = k < points && i % 3 < size ? given[k * size + i % 3] - middle[i] : REAL(0);
}
REAL zero = 0;  // NaN if a point is not finite: then the fit is NaN
for (Number k = lane; k < padded; k += LANES) {
    factor[k] = 1;
    for (int i = 0; i < 6; ++i) zero += source[i * padded + k] * 0;
}
ACROSS(zero, zero + other);
{
$rounds
}
REAL total = 0, mean[6] = {0, 0, 0, 0, 0, 0};
for (Number k = lane; k < points; k += LANES) {
    factor[k] = prior[k] < 0 ? PK_SQRT(prior[k]) : prior[k] * factor[k];
    total += factor[k];
}
ACROSS(total, total + other);
const REAL inverse = total == 0 ? REAL(0) : 1 / total;
for (Number k = lane; k < points; k += LANES) factor[k] *= inverse;
for (int i = 0; i < 6 && centred; ++i) {
    for (Number k = lane; k < points; k += LANES) mean[i] += factor[k] * source[i * padded + k];
    ACROSS(mean[i], mean[i] + other);
}
REAL *const gram = (REAL*)gram_ + row * 4 * size * size, *const centre = (REAL*)centre_ + row * 2 * size;
for (int i = 0; i < 2 * size; ++i) {
    const int own = i / size * 3 + i % size;
    if (lane == 0) centre[i] = middle[own] + mean[own] + zero;
    for (int j = 0; j <= i; ++j) {
        const int place = j / size * 3 + j % size;
        REAL sum = zero;
        for (Number k = lane; k < points; k += LANES)
            sum += factor[k] * (source[own * padded + k] - mean[own]) * (source[place * padded + k] - mean[place]);
        ACROSS(sum, sum + other);
        if (lane == 0) gram[i * 2 * size + j] = gram[j * 2 * size + i] = sum;
    }
}
#undef ACROSS
