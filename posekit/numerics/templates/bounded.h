// Least squares with bounds: the v that minimises |A v - b|^2 + damping |v|^2 and is within them, by the method of Stark
// and Parker (Computational Statistics 10, 1995). It starts from the solution without bounds, clamped. In float64
// throughout: the normal matrix has the square of the condition number of A.
// One thread of CUDA has one problem; a launch on the CPU has all.
typedef $real REAL;
typedef long long Number;
$own_rows
const int n = (int)columns;
const double infinity = ((const double*)damping_)[1];
for (Number row = begin; row < end; ++row) {
    const REAL* const matrix = (const REAL*)matrix_ + row * rows * n;
    const REAL* const vector = (const REAL*)vector_ + row * rows;
    const REAL* const lower = (const REAL*)lower_ + row * n;
    const REAL* const upper = (const REAL*)upper_ + row * n;
    REAL* const result = (REAL*)result_ + row * n;
    signed char* const state = (signed char*)state_ + row * n;  // -1 and 1 at the lower and the upper bound, 0 between
    double normal[$size * $size], factor[$size * $size], right[$size], x[$size], z[$size];
    int place[$size];  // the variables that are free
    for (int i = 0; i < n; ++i) {
        double sum = 0;
        for (Number k = 0; k < rows; ++k) sum += (double)matrix[k * n + i] * (double)vector[k];
        right[i] = sum;
        for (int j = 0; j <= i; ++j) {
            double product = 0;
            for (Number k = 0; k < rows; ++k) product += (double)matrix[k * n + i] * (double)matrix[k * n + j];
            normal[i * $size + j] = normal[j * $size + i] = product;
        }
        normal[i * $size + i] += ((const double*)damping_)[0];
        state[i] = 0;
        x[i] = 0;
    }
    bool is_start = true;
    int released = -1;
    for (int round = 0; round < 20 * n + 20; ++round) {
        int free = 0;
        for (int i = 0; i < n; ++i)
            if (!state[i]) place[free++] = i;
        for (int a = 0; a < free; ++a) {
            const int i = place[a];
            double sum = right[i];
            for (int j = 0; j < n; ++j)
                if (state[j]) sum -= normal[i * $size + j] * x[j];
            for (int b = 0; b <= a; ++b) {
                double entry = normal[i * $size + place[b]];
                for (int k = 0; k < b; ++k) entry -= factor[a * $size + k] * factor[b * $size + k];
                // The diagonal has the reciprocals. The damping bounds a pivot from below, also if rounding does not.
                const double least = ((const double*)damping_)[0] * 1e-3;
                factor[a * $size + b] =
                    a == b ? 1 / ROOT(entry < least ? least : entry) : entry * factor[b * $size + b];
            }
            for (int k = 0; k < a; ++k) sum -= factor[a * $size + k] * z[k];
            z[a] = sum * factor[a * $size + a];
        }
        for (int a = free - 1; a >= 0; --a) {
            for (int k = a + 1; k < free; ++k) z[a] -= factor[k * $size + a] * z[k];
            z[a] *= factor[a * $size + a];
        }
        if (is_start) {
            for (int i = 0; i < n; ++i) {
                state[i] = z[i] < (double)lower[i] ? -1 : z[i] > (double)upper[i] ? 1 : 0;
                x[i] = state[i] < 0 ? (double)lower[i] : state[i] > 0 ? (double)upper[i] : z[i];
            }
            is_start = false;
            bool is_done = true;
            for (int i = 0; i < n; ++i) is_done = is_done && !state[i];
            if (is_done) break;
            continue;
        }
        // A variable that was released and would leave at the bound where it was: rounding errors released it.
        if (released >= 0) {
            int a = 0;
            while (place[a] != released) ++a;
            const double low = lower[released], high = upper[released];
            if ((x[released] == low && z[a] < low) || (x[released] == high && z[a] > high)) {
                state[released] = x[released] == low ? -1 : 1;
                break;
            }
            released = -1;
        }
        double part = 1;
        int hit = -1;
        for (int a = 0; a < free; ++a) {
            const int i = place[a];
            const double bound = z[a] < (double)lower[i] ? lower[i] : z[a] > (double)upper[i] ? upper[i] : infinity;
            if (bound == infinity) continue;
            const double way = (bound - x[i]) / (z[a] - x[i]);
            if (way < part || hit < 0) {
                part = way < 0 ? 0 : way;
                hit = i;
            }
        }
        for (int a = 0; a < free; ++a) {
            const int i = place[a];
            if (hit < 0) x[i] = z[a];
            else x[i] += part * (z[a] - x[i]);
            const bool below = z[a] < (double)lower[i] && (i == hit || x[i] <= (double)lower[i]);
            const bool above = z[a] > (double)upper[i] && (i == hit || x[i] >= (double)upper[i]);
            if (below || above) {
                state[i] = below ? -1 : 1;
                x[i] = below ? lower[i] : upper[i];
            }
        }
        if (hit >= 0) continue;
        double largest = 0;
        for (int i = 0; i < n; ++i) {
            if (!state[i] || lower[i] == upper[i]) continue;
            double slope = right[i], size = slope < 0 ? -slope : slope;
            for (int j = 0; j < n; ++j) {
                const double term = normal[i * $size + j] * x[j];
                slope -= term;
                size += term < 0 ? -term : term;
            }
            slope *= state[i];  // how fast the sum falls if the variable moves outwards; inwards if negative
            if (-slope > 1e-13 * size && -slope > largest) {
                largest = -slope;
                released = i;
            }
        }
        if (released < 0) break;
        state[released] = 0;
    }
    for (int i = 0; i < n; ++i) result[i] = state[i] < 0 ? lower[i] : state[i] > 0 ? upper[i] : (REAL)x[i];
}
#undef ROOT
