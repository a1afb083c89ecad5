// The energy of a path; the gradient and the blocks of its normal matrix on the diagonal and left of it; whether the path
// is better than the one before; and the next path, which leads from the better one. What is missing is not computed.
// Sums over a path are those of its waypoints' sums, which `work` holds.
#define BEND(k) (steps[((k) + 1) * size + i] - steps[(k) * size + i])
#define SUM(values) ([&]() { double sum = 0; for (long long k = 0; k <= points; ++k) sum += (values)[k]; return sum; }())
#define PLACE(k, j) places[((k) + 1) * numbers + (index_ ? ((const long long*)index_)[j] : (j))]
#define SLOPE(k, j) slope[(k) * size + (j)]
#define HELD(k, j) ((PLACE(k, j) <= lower[j] && SLOPE(k, j) > 0) || (PLACE(k, j) >= upper[j] && SLOPE(k, j) < 0))
#define FREE(k, j) ((k) < 0 || HELD(k, j) ? 0.0 : 1.0)
const double push = ((const double*)settings_)[0], taut = ((const double*)settings_)[1];
const double growth = ((const double*)settings_)[2], largest = ((const double*)settings_)[3];
const long long rows = points * size, measured = 2 * points + 1, squared = rows * size;
const REAL* const steps = (const REAL*)steps_ + path * (points + 1) * size;
const REAL* const total = (const REAL*)total_ + path * measured;
double* const energies = (double*)work_ + path * 4 * (points + 1);
double *const slopes = energies + points + 1, *const sizes = slopes + points + 1, *const gains = sizes + points + 1;
for (long long k = lane; k <= points; k += LANES) {
    double bends = 0, lengths = 0;
    for (long long i = 0; i < size; ++i) {
        const double length = steps[k * size + i], bend = k < points ? BEND(k) : 0;
        lengths += length * length;
        bends += bend * bend;
    }
    const double near = (k < points ? total[k] : 0) + (double)total[points + k];  // there, and on the way to the next
    energies[k] = 0.5 * (bends + taut * lengths) + push * near;
    slopes[k] = sizes[k] = gains[k] = 0;
}
TOGETHER;
REAL energy = (REAL)SUM(energies);
if (cost_energy_) energy += ((const REAL*)cost_energy_)[path];
if (!gradient_) {
    if (lane == 0) ((REAL*)energy_)[path] = energy;
    continue;
}
const REAL *const gradient = (const REAL*)gradient_ + path * measured * size, weight = (REAL)push, pull = (REAL)taut;
const REAL* const normal = (const REAL*)normal_ + path * measured * size * size;
REAL *const slope = (REAL*)slope_ + path * rows, *const diagonal = (REAL*)diagonal_ + path * squared;
REAL* const left = (REAL*)left_ + path * squared;
for (long long k = lane; k < points; k += LANES)
    for (long long i = 0; i < size; ++i) {
        REAL x = -pull * BEND(k) - 2 * BEND(k);
        if (k > 0) x += BEND(k - 1);
        if (k + 1 < points) x += BEND(k + 1);
        const long long half = points + k;  // the place before the waypoint; the next one is after it
        const REAL around = weight * gradient[(half + 1) * size + i] + weight * gradient[half * size + i];
        x = x + weight * gradient[k * size + i] + (REAL)0.5 * around;
        if (cost_slope_) x += ((const REAL*)cost_slope_)[path * rows + k * size + i];
        slopes[k] += SLOPE(k, i) = x;
    }
TOGETHER;
bool accepted = true;
REAL control[8] = {};
const REAL* const shared = (const REAL*)shared_;
if (control_) {
    const REAL* const given = (const REAL*)control_ + path * 8;
    const REAL before = old_energy_ ? ((const REAL*)old_energy_)[path] : energy, magnitude = (REAL)SUM(slopes);
    REAL verdict;
    {
$judge
    }
    accepted = !old_energy_ || verdict > (REAL)0.5;
}
if (!accepted) {
    energy = ((const REAL*)old_energy_)[path];
    for (long long r = lane; r < rows; r += LANES) slope[r] = ((const REAL*)old_slope_)[path * rows + r];
}
for (long long r = lane; r < rows; r += LANES) {
    const long long i = r % size, k = r / size, half = points + k;
    for (long long j = 0; j < size; ++j) {
        const long long at = r * size + j, other = path * squared + at;
        if (!accepted) {
            diagonal[at] = ((const REAL*)old_diagonal_)[other];
            left[at] = ((const REAL*)old_left_)[other];
            continue;
        }
        const REAL *const here = normal + half * size * size + i * size + j, before = weight * here[0];
        const REAL after = weight * here[size * size];
        diagonal[at] = weight * normal[k * size * size + i * size + j] + (REAL)0.25 * (after + before);
        if (cost_normal_) diagonal[at] += ((const REAL*)cost_normal_)[other];
        left[at] = (REAL)0.25 * before;
    }
}
if (lane == 0) ((REAL*)energy_)[path] = energy;
if (!control_) continue;
const long long whole = path * (points + 2) * numbers;
REAL* const places = (REAL*)places_ + whole;
const REAL* const chosen = (const REAL*)(accepted ? waypoints_ : old_waypoints_) + whole;
for (long long i = lane; i < (points + 2) * numbers; i += LANES) places[i] = chosen[i];
TOGETHER;
// The system of the step. A number stays where it is at a limit that the gradient presses it against.
const REAL *const lower = (const REAL*)lower_, *const upper = (const REAL*)upper_;
double *const matrix = (double*)rows_ + path * 3 * squared, *const solution = (double*)right_ + path * rows;
const double damping = growth * (double)(control[0] - shared[1]);
for (long long r = lane; r < rows; r += LANES) {
    const long long i = r % size, k = r / size;
    double* const result = matrix + r * 3 * size;
    const double bends = 6 + 2 * taut - (k == 0 || k == points - 1 ? 1 : 0), free = FREE(k, i);
    for (long long j = 0; j < size; ++j) {
        const double one = i == j ? 1 : 0, damped = (bends + damping) * one;
        result[j] = one * free * FREE(k - 2, j);
        result[size + j] = ((double)left[r * size + j] - (4 + taut) * one) * free * FREE(k - 1, j);
        const double own = ((double)diagonal[r * size + j] + damped) * free * FREE(k, j);
        result[2 * size + j] = own + one * (1 - free);
    }
    solution[r] = -SLOPE(k, i) * free;
}
TOGETHER;
$solve
TOGETHER;
// Shortened where one of its numbers is too large. NaN stays.
for (long long k = lane; k < points; k += LANES)
    for (long long i = 0; i < size; ++i) {
        const REAL x = (REAL)solution[k * size + i];
        const double length = x < 0 ? -x : x;
        sizes[k] = length > sizes[k] || length != length ? length : sizes[k];
    }
TOGETHER;
REAL most = (REAL)largest;
for (long long k = 0; k < points; ++k) most = sizes[k] > most || sizes[k] != sizes[k] ? (REAL)sizes[k] : most;
const REAL share = 1 / most * (REAL)largest;
REAL* const change = (REAL*)change_ + path * rows;
for (long long k = lane; k < points; k += LANES)
    for (long long i = 0; i < size; ++i) {
        const REAL x = (REAL)solution[k * size + i] * share;
        change[k * size + i] = x;
        gains[k] += x * SLOPE(k, i);
    }
TOGETHER;
control[2] = (REAL)(-SUM(gains) / 2);
if (lane == 0)
    for (int k = 0; k < 8; ++k) ((REAL*)after_)[path * 8 + k] = control[k];
if (moved_) {  // joints whose velocities are differences of configurations
    REAL *const moved = (REAL*)moved_ + whole, *const next = (REAL*)next_steps_ + path * (points + 1) * size;
    REAL* const all = (REAL*)next_points_ + path * measured * size;
    const REAL *const least = (const REAL*)least_, *const greatest = (const REAL*)greatest_;
    for (long long k = lane; k < points + 2; k += LANES)
        for (long long j = 0; j < size; ++j) {
            REAL x = places[k * size + j];
            if (k > 0 && k <= points) {
                x += change[(k - 1) * size + j];
                x = x < least[j] ? least[j] : x > greatest[j] ? greatest[j] : x;
                all[(k - 1) * size + j] = x;
            }
            moved[k * size + j] = x;
        }
    TOGETHER;
    for (long long k = lane; k <= points; k += LANES)
        for (long long j = 0; j < size; ++j) {
            const REAL x = moved[k * size + j], step = moved[(k + 1) * size + j] - x;
            next[k * size + j] = step;
            all[(points + k) * size + j] = x + (REAL)0.5 * step;
        }
}
