// The gradient of the energy of paths and the blocks of its normal matrix on the diagonal and left of it, of what the
// kernel of distances finds at the waypoints and half way between them. A row is one of a waypoint's numbers.
$own_rows
typedef $real REAL;
#define BEND(k) (steps[((k) + 1) * size + i] - steps[(k) * size + i])
const REAL push = ((const REAL*)settings_)[0], taut = ((const REAL*)settings_)[1];
for (long long row = begin; row < end; ++row) {
    const long long i = row % size, k = row / size % points, path = row / size / points;
    const REAL* const steps = (const REAL*)steps_ + path * (points + 1) * size;
    const REAL* const gradient = (const REAL*)gradient_ + path * (2 * points + 1) * size + i;
    const REAL* const normal = (const REAL*)normal_ + (path * (2 * points + 1) * size + i) * size;
    REAL slope = -taut * BEND(k) - 2 * BEND(k);
    if (k > 0) slope += BEND(k - 1);
    if (k + 1 < points) slope += BEND(k + 1);
    const long long half = points + k;  // the place before the waypoint; the next one is after it
    const REAL around = push * gradient[(half + 1) * size] + push * gradient[half * size];
    ((REAL*)slope_)[row] = slope + push * gradient[k * size] + (REAL)0.5 * around;
    for (long long j = 0; j < size; ++j) {
        const REAL before = push * normal[half * size * size + j], after = push * normal[(half + 1) * size * size + j];
        ((REAL*)diagonal_)[row * size + j] = push * normal[k * size * size + j] + (REAL)0.25 * (after + before);
        ((REAL*)left_)[row * size + j] = (REAL)0.25 * before;
    }
}
