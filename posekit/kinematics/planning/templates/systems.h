// The systems of equations of the steps of paths, as `numerics.solve_banded` reads them. A row is one of a waypoint's
// numbers, which stays where it is at a limit that the gradient presses it against.
$own_rows
typedef $real REAL;
#define PLACE(k, j) places[((k) + 1) * numbers + (index_ ? ((const long long*)index_)[j] : (j))]
#define SLOPE(k, j) gradient[(k) * size + (j)]
#define HELD(k, j) ((PLACE(k, j) <= lower[j] && SLOPE(k, j) > 0) || (PLACE(k, j) >= upper[j] && SLOPE(k, j) < 0))
#define FREE(k, j) ((k) < 0 || HELD(k, j) ? 0.0 : 1.0)
const REAL *const lower = (const REAL*)lower_, *const upper = (const REAL*)upper_;
const double taut = ((const double*)settings_)[0], growth = ((const double*)settings_)[1];
const REAL smallest = ((const REAL*)shared_)[1];
for (long long row = begin; row < end; ++row) {
    const long long i = row % size, k = row / size % points, path = row / size / points;
    const REAL* const places = (const REAL*)places_ + path * (points + 2) * numbers;
    const REAL* const gradient = (const REAL*)gradient_ + path * points * size;
    double* const result = (double*)rows_ + row * 3 * size;
    const double damping = growth * (double)(((const REAL*)control_)[path * controls] - smallest);
    const double bends = 6 + 2 * taut - (k == 0 || k == points - 1 ? 1 : 0), free = FREE(k, i);
    for (long long j = 0; j < size; ++j) {
        const double one = i == j ? 1 : 0, damped = (bends + damping) * one;
        result[j] = one * free * FREE(k - 2, j);
        result[size + j] = ((double)((const REAL*)left_)[row * size + j] - (4 + taut) * one) * free * FREE(k - 1, j);
        const double own = ((double)((const REAL*)diagonal_)[row * size + j] + damped) * free * FREE(k, j);
        result[2 * size + j] = own + one * (1 - free);
    }
    ((double*)right_)[row] = -SLOPE(k, i) * free;
}
