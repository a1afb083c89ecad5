// A step of least squares in one or two priorities, within bounds: the linear algebra between the rows of a
// configuration on trial and the next one. In float64 throughout: normal matrices have squared condition numbers.
// Rows that are 0, with zeros in their Jacobian, are left out: such as those of limits and of obstacles that are far.
// One thread of CUDA has one problem; a launch on the CPU has all.
//
// With two priorities a configuration on trial is first led back to the minimum of the first one. With one a step that
// costs more than the best configuration is corrected once: costs of small weights have narrow curved valleys, which
// straight steps leave. So a step takes several calls; those before the last have the status WAITS between `judge` and
// `finish`, for which a problem has ended.
typedef $real REAL;
typedef long long Number;
$own_rows
#if defined(__CUDA_ARCH__)
#define OUTLINED
#else
#define OUTLINED __attribute__((noinline))  // three quarters of the time to compile
#endif
enum { TRIES, LARGEST, STARTED, FIRST_BEST, SECOND_BEST, FIRST_HERE, SECOND_HERE, COUNTS, READY, KNOWN, ROWS_HERE, ROWS_BEST = ROWS_HERE + 2, HEADER = 16 };
const int n = (int)size, N = $size, nq = (int)numbers, most1 = (int)first_rows, most2 = (int)second_rows;
const bool two = levels == 2;
const double waits = 99, eps = sizeof(REAL) == 8 ? 2.220446049250313e-16 : 1.1920929e-7;
const double fine = 2.220446049250313e-16, rough = (64 * eps) * (64 * eps);
const double exact = 0.5 * most1 * rough;  // the cost up to which the rows of the first priority are rounding errors
const int most = 4;                     // steps back to the minimum of the first priority
auto absolute = [](double x) { return x < 0 ? -x : x; };
auto finite = [](double x) { return x - x == 0; };
auto dot = [](const double* __restrict__ a, const double* __restrict__ b, int k) {
#if !defined(__CUDA_ARCH__)
#pragma clang fp reassociate(on)  // so that sums of vectors are added at the end
#endif
    double sum = 0;
    for (int i = 0; i < k; ++i) sum += a[i] * b[i];
    return sum;
};
// Rows have N numbers, of which those from n on are zeros: loops over all of them have no remainder.
auto whole = [&](const double* __restrict__ a, const double* __restrict__ b) { return dot(a, b, N); };
auto copy = [](double* to, const double* from, Number k) {
    for (Number i = 0; i < k; ++i) to[i] = from[i];
};
auto added = [](double* __restrict__ to, double factor, const double* __restrict__ from, int k) {
    for (int i = 0; i < k; ++i) to[i] += factor * from[i];
};
// The Cholesky factor of a symmetric matrix k x k in place, with reciprocals on the diagonal: the upper triangle. Whole
// rows are added, as loops of a fixed length take half the time.
auto factorised = [&](double* a, int k) OUTLINED {
    for (int j = 0; j < k; ++j) {
        double* const row = a + j * N;
        for (int l = 0; l < j; ++l) added(row, -a[l * N + j], a + l * N, N);
        if (!(row[j] > 0)) return false;
        const double scale = 1 / ROOT(row[j]);
        row[j] = scale;
        for (int i = j + 1; i < k; ++i) row[i] *= scale;
    }
    return true;
};
auto forward = [&](const double* a, double* x, int k) OUTLINED {
    for (int i = 0; i < k; ++i) {
        x[i] *= a[i * N + i];
        added(x + i + 1, -x[i], a + i * N + i + 1, k - i - 1);
    }
};
auto backward = [&](const double* a, double* x, int k) OUTLINED {
    for (int i = k - 1; i >= 0; --i) x[i] = (x[i] - dot(a + i * N + i + 1, x + i + 1, k - i - 1)) * a[i * N + i];
};
const REAL *const lower = (const REAL*)lower_, *const upper = (const REAL*)upper_, *const longest = (const REAL*)longest_;
const Number* const places = (const Number*)places_;  // the number of a configuration that is bounded with each
const Number* const adds = (const Number*)adds_;      // whether it is the sum of that and of the velocity
const Number part = nq + N + (Number)(most1 + most2) * (N + 2);
const Number larger = most1 > most2 ? most1 : most2, memory = 2 * part + 8 * N * N + 12 * N + 3 * most1 + larger * N;
for (Number row = begin; row < end; ++row) {
    REAL* const control = (REAL*)control_ + row * 8;
    double* const head = (double*)head_ + row * HEADER;
    double *const best = (double*)work_ + row * memory, *const here = best + part;  // q, slope, rows, their places, Jacobians
    const int SLOPE = nq, R1 = SLOPE + N, J1 = R1 + 2 * most1, R2 = J1 + most1 * N, J2 = R2 + 2 * most2;
    double *const y = here + part, *const here_null = y + most1, *const best_null = here_null + N * N;
    double *const bend = best_null + N * N;  // what the matrix of Gauss and Newton lacks: see `Curvature` in priorities.py
    double *const since = bend + N * N, *const last = since + N;       // the steps since the best, and the last one
    double *const kept = last + N, *const gram = kept + N * N, *const triangle = gram + N * N;
    double *const matrix = triangle + N * N, *const other = matrix + N * N, *const projected = other + N * N;
    double *const free = projected + larger * N, *const gradient = free + N, *const v = gradient + N, *const u = v + N;
    double *const w = u + N, *const z = w + N, *const effect = z + N, *const reduced = effect + N;
    double *const c = reduced + N, *const b = c + N, *const extra = b + most1;
    int m1 = (int)head[ROWS_HERE], m2 = (int)head[ROWS_HERE + 1];  // of the point here
    Number pivots[N];
    for (int j = 0; j < 9; ++j)  // NaN may have come in
        for (int i = n; i < N; ++i) free[j * N + i] = 0;
    for (int i = n; i < N; ++i) since[i] = last[i] = 0;
    int rank = 0;
    bool squared = false;  // whether there are more rows than columns
    REAL* const trial = (REAL*)trial_ + row * nq;
    REAL* const base = (REAL*)base_ + row * nq;
    REAL* const move = (REAL*)move_ + row * n;
    REAL* const measures = (REAL*)measures_ + row * 5;
    if (phase == 2) {
        if (control[5] == waits) control[5] = 0;
        continue;
    }
    if (control[5] != 0 && control[5] != waits && head[STARTED]) {
        if (phase == 0) {
            ((REAL*)new_)[row] = ((REAL*)cost_)[row];
            ((REAL*)magnitude_)[row] = 0;
        }
        for (int k = 0; k < nq; ++k) trial[k] = base[k] = (REAL)best[k];
        for (int i = 0; i < n; ++i) move[i] = 0;
        continue;
    }
    // 1 for numbers of a velocity that a slope does not press against a limit.
    auto released = [&](const double* q, const double* slope, double* result) {
        for (int i = 0; i < n; ++i) {
            const double x = q[places[i]];
            const bool below = x <= (double)lower[places[i]], above = x >= (double)upper[places[i]];
            result[i] = (below && slope[i] > 0) || (above && slope[i] < 0) ? 0 : 1;
        }
    };
    auto transposed = [&](const double* jacobian, const double* x, int rows, double* result) OUTLINED {
        for (int i = 0; i < N; ++i) result[i] = 0;
        for (int k = 0; k < rows; ++k) added(result, x[k], jacobian + k * N, N);
    };
    // The first Jacobian with some columns as at most n rows in `kept`, and the factor of its damped Gram matrix.
    auto decomposed = [&](const double* jacobian, const double* mask) OUTLINED {
        squared = m1 > n;
        rank = squared ? n : m1;
        if (squared) {  // a factor with pivots of the normal matrix has as many rows as its rank
            for (int i = 0; i < N * N; ++i) gram[i] = kept[i] = 0;
            for (int k = 0; k < m1; ++k)
                for (int i = 0; i < n; ++i)
                    for (int j = 0; j < N; ++j)
                        gram[i * N + j] += jacobian[k * N + i] * mask[i] * jacobian[k * N + j] * mask[j];
            double largest = 0;
            for (int i = 0; i < n; ++i) {
                pivots[i] = i;
                largest = gram[i * N + i] > largest ? gram[i * N + i] : largest;
            }
            for (rank = 0; rank < n; ++rank) {
                int chosen = rank;
                for (int i = rank; i < n; ++i)
                    if (gram[pivots[i] * N + pivots[i]] > gram[pivots[chosen] * N + pivots[chosen]]) chosen = i;
                const Number pivot = pivots[chosen];
                const double square = gram[pivot * N + pivot];
                if (!(square > (64 * n * fine + rough) * largest)) break;
                pivots[chosen] = pivots[rank];
                pivots[rank] = pivot;
                const double scale = 1 / ROOT(square);
                double* const line = kept + rank * N;  // zeros for the pivots before
                for (int j = 0; j < N; ++j) line[j] = gram[pivot * N + j] * scale;
                for (int i = 0; i < rank; ++i) line[pivots[i]] = 0;
                for (int i = rank + 1; i < n; ++i) added(gram + pivots[i] * N, -line[pivots[i]], line, N);
            }
        } else {
            for (int k = 0; k < m1; ++k)
                for (int i = 0; i < N; ++i) kept[k * N + i] = jacobian[k * N + i] * mask[i];
        }
        double trace = 0;
        for (int i = 0; i < rank; ++i)
            for (int j = i; j < rank; ++j) triangle[i * N + j] = whole(kept + i * N, kept + j * N);
        for (int i = 0; i < rank; ++i) trace += triangle[i * N + i];
        for (int i = 0; i < rank; ++i) triangle[i * N + i] += (trace > 0 ? trace : 1) * (256 * fine + rough);
        factorised(triangle, rank);
    };
    // The shortest x for which the decomposed Jacobian times x is a vector of rows.
    auto shortest = [&](const double* jacobian, const double* mask, const double* right, double* x) OUTLINED {
        if (squared) {
            for (int a = 0; a < rank; ++a) {
                double sum = 0;
                for (int k = 0; k < m1; ++k) sum += jacobian[k * N + pivots[a]] * mask[pivots[a]] * right[k];
                for (int l = 0; l < a; ++l) sum -= kept[l * N + pivots[a]] * c[l];
                c[a] = sum / kept[a * N + pivots[a]];
            }
        } else copy(c, right, m1);
        forward(triangle, c, rank);
        backward(triangle, c, rank);
        transposed(kept, c, rank, x);
    };
    auto way_back = [&](const double* q) {  // along which the rows of the first priority become 0: v
        for (int i = 0; i < n; ++i) free[i] = 1;
        decomposed(here + J1, free);
        shortest(here + J1, free, here + R1, v);
        bool at_limit = false;
        for (int i = 0; i < n; ++i) {
            const double x = q[places[i]];
            effect[i] = x <= (double)lower[places[i]] || x >= (double)upper[places[i]] ? 0 : 1;
            at_limit = at_limit || effect[i] == 0;
        }
        if (at_limit) {
            // What is at a limit stays there if the others suffice: otherwise the next step would meet it at once.
            released(q, v, free);
            decomposed(here + J1, free);
            shortest(here + J1, free, here + R1, v);
            for (int i = 0; i < n; ++i) v[i] *= free[i];
            decomposed(here + J1, effect);
            shortest(here + J1, effect, here + R1, u);
            for (int i = 0; i < n; ++i) u[i] *= effect[i];
            double left = 0;
            for (int k = 0; k < m1; ++k) {
                const double x = here[R1 + k] - whole(here + J1 + k * N, u);
                left += x * x;
            }
            if (left <= 1e-4 * 2 * head[FIRST_HERE]) copy(v, u, n);
        }
        for (int i = 0; i < n; ++i) v[i] = -v[i];
    };
    // Numbers of a velocity that move some rows by more than rounding errors.
    auto effective = [&](const double* jacobian, int rows, double* result) {
        double largest = 0;
        for (int i = 0; i < n; ++i) z[i] = 0;
        for (int k = 0; k < rows; ++k)
            for (int i = 0; i < N; ++i) z[i] += jacobian[k * N + i] * jacobian[k * N + i];
        for (int i = 0; i < n; ++i) largest = z[i] > largest ? z[i] : largest;
        for (int i = 0; i < n; ++i)
            if (z[i] > rough * largest) result[i] = 1;
    };
    auto slopes = [&]() {  // of the point: the gradient, with two priorities in the null space of the first one
        transposed(here + (two ? J2 : J1), here + (two ? R2 : R1), two ? m2 : m1, gradient);
        copy(here + SLOPE, gradient, N);
        if (!two) return;
        for (int i = 0; i < n; ++i) effect[i] = 0;
        effective(here + J1, m1, effect);
        effective(here + J2, m2, effect);
        copy(free, effect, N);
        for (int turn = 0;; ++turn) {  // limits hold what the gradient presses on them
            decomposed(here + J1, free);
            double* const masked = w;
            for (int i = 0; i < N; ++i) masked[i] = gradient[i] * free[i];
            for (int a = 0; a < rank; ++a) {
                c[a] = -whole(kept + a * N, masked);
            }
            forward(triangle, c, rank);
            backward(triangle, c, rank);
            if (squared) {
                for (int a = rank - 1; a >= 0; --a) {
                    for (int l = a + 1; l < rank; ++l) c[a] -= kept[a * N + pivots[l]] * c[l];
                    c[a] /= kept[a * N + pivots[a]];
                }
                for (int k = 0; k < m1; ++k) {
                    y[k] = 0;
                    for (int a = 0; a < rank; ++a) y[k] += here[J1 + k * N + pivots[a]] * free[pivots[a]] * c[a];
                }
            } else copy(y, c, m1);
            transposed(here + J1, y, m1, reduced);
            for (int i = 0; i < n; ++i) reduced[i] += gradient[i];
            released(here, reduced, u);
            bool same = true;
            for (int i = 0; i < n; ++i) {
                u[i] *= effect[i];
                same = same && u[i] == free[i];
            }
            if (turn == 2 || same) break;
            copy(free, u, N);
        }
        // The projector onto the null space: I - H^T H with H = L^-1 A.
        for (int a = 0; a < rank; ++a) {
            for (int l = 0; l < a; ++l) added(kept + a * N, -triangle[l * N + a], kept + l * N, N);
            for (int i = 0; i < N; ++i) kept[a * N + i] *= triangle[a * N + a];
        }
        for (int i = 0; i < N * N; ++i) here_null[i] = 0;
        for (int i = 0; i < n; ++i) here_null[i * N + i] = free[i];
        for (int i = 0; i < n; ++i)
            for (int a = 0; a < rank; ++a) added(here_null + i * N, -kept[a * N + i], kept + a * N, N);
        for (int i = 0; i < n; ++i) here[SLOPE + i] = whole(here_null + i * N, gradient);
    };
    auto damp = [&]() {
        double extent = 0;
        for (int i = 0; i < n; ++i) extent = matrix[i * N + i] > extent ? matrix[i * N + i] : extent;
        // Steps of a free base that are damped less than a hundred times those of `minimise` lead astray.
        const double damping = 100 * ((double)control[0] - (double)((const REAL*)settings_)[1]);
        for (int i = 0; i < n; ++i) matrix[i * N + i] += (extent > 0 ? extent : 1) * (damping + 8 * eps);
    };
    auto divided = [&](double* x) {  // by the matrix, of which the factor stays in its place
        if (!factorised(matrix, n)) return false;
        forward(matrix, x, n);
        backward(matrix, x, n);
        double total = 0;
        for (int i = 0; i < n; ++i) total += x[i];
        return finite(total);
    };
    // The step from a point whose rows are not what the step that led there predicted: v, by which they become that.
    auto correction = [&]() {
        for (int i = 0; i < n; ++i) {
            const double x = here[places[i]];
            free[i] = x <= (double)lower[places[i]] || x >= (double)upper[places[i]] ? 0 : 1;
        }
        for (int i = 0; i < N * N; ++i) matrix[i] = 0;
        for (int i = 0; i < N; ++i) z[i] = 0;
        const int others = (int)head[ROWS_BEST];
        for (int k = 0, other = 0; k < m1; ++k) {
            double* const line = projected;
            for (int i = 0; i < N; ++i) line[i] = here[J1 + k * N + i] * free[i];
            while (other < others && best[R1 + most1 + other] < here[R1 + most1 + k]) ++other;
            double x = here[R1 + k];
            if (other < others && best[R1 + most1 + other] == here[R1 + most1 + k])
                x -= best[R1 + other] + whole(best + J1 + other * N, since);
            added(z, x, line, N);
            for (int i = 0; i < n; ++i) added(matrix + i * N, line[i], line, N);
        }
        damp();
        const bool solved = divided(z);
        for (int i = 0; i < n; ++i) v[i] = solved ? -z[i] * free[i] : 0;
    };
    // The step of the matrix in `other` whose numbers that would pass a limit end there, and to which the others fit.
    auto within = [&]() {
        for (int i = 0; i < N; ++i) reduced[i] = 0;  // 1 for what ends at a limit
        for (int turn = 0; turn < n; ++turn) {
            bool passes = false;
            for (int i = 0; i < n; ++i) {
                if (!adds[i] || reduced[i] != 0) continue;
                const double x = best[places[i]], low = lower[places[i]] - x, high = upper[places[i]] - x;
                if (v[i] >= low && v[i] <= high) continue;
                v[i] = v[i] < low ? low : high;
                reduced[i] = 1;
                passes = true;
            }
            if (!passes) return;
            for (int i = 0; i < n; ++i) {
                z[i] = reduced[i] != 0 ? -v[i] : gradient[i];
                for (int j = 0; j < n; ++j) {
                    const bool apart = (reduced[i] != 0 || reduced[j] != 0) && i != j;
                    if (reduced[i] == 0 && reduced[j] != 0) z[i] += other[i * N + j] * v[j];
                    matrix[i * N + j] = apart ? 0 : i == j && reduced[i] != 0 ? 1 : other[i * N + j];
                }
            }
            if (!divided(z)) return;
            for (int i = 0; i < n; ++i) v[i] = -z[i];
        }
    };
    // Rows that are not 0 with their places and Jacobians; returns how many they are.
    auto stored = [&](const REAL* rows, const REAL* jacobian, int all, int R, int J) OUTLINED {
        int number = 0;
        for (int k = 0; k < all; ++k) {
            bool counts = rows[k] != 0;
            for (int i = 0; i < n && !counts; ++i) counts = jacobian[k * n + i] != 0;
            if (!counts) continue;
            here[R + number] = (double)rows[k];
            here[R + all + number] = k;
            for (int i = 0; i < n; ++i) here[J + number * N + i] = (double)jacobian[k * n + i];
            ++number;
        }
        return number;
    };
    // The change of a Jacobian since the best point, transposed, times a vector.
    auto changed = [&](int R, int J, int all, int number, int others, const double* x, double* result) OUTLINED {
        for (int k = 0, other = 0; k < number; ++k) {
            while (other < others && best[R + all + other] < here[R + all + k]) ++other;
            const bool both = other < others && best[R + all + other] == here[R + all + k];
            for (int i = 0; i < n; ++i) result[i] += (here[J + k * N + i] - (both ? best[J + other * N + i] : 0)) * x[k];
        }
    };
    // From a configuration along v, within the limits; v becomes the velocity that is taken.
    auto moved = [&](const double* q) OUTLINED {
        double excess = 1;
        for (int i = 0; i < n; ++i) {
            const double x = absolute(v[i]) / (double)longest[i];
            excess = x > excess ? x : excess;
        }
        for (int k = 0; k < nq; ++k) base[k] = trial[k] = (REAL)q[k];
        for (int i = 0; i < n; ++i) {
            v[i] /= excess;
            if (adds[i]) {
                const Number k = places[i];
                const double x = q[k] + v[i], low = lower[k], high = upper[k];
                trial[k] = (REAL)(x < low ? low : x > high ? high : x);
                v[i] = (double)trial[k] - q[k];
            }
            move[i] = (REAL)v[i];
            last[i] = v[i];
        }
    };
    if (phase == 0) {
        if (!head[KNOWN]) {
            head[KNOWN] = 1;
            for (int i = 0; i < N * N; ++i) bend[i] = 0;
            for (int i = 0; i < n; ++i) last[i] = 0;
        }
        const REAL *const r1 = (const REAL*)rows_ + row * most1, *const j1 = (const REAL*)jacobian_ + row * most1 * n;
        const REAL *const r2 = (const REAL*)more_rows_ + row * most2, *const j2 = (const REAL*)more_jacobian_ + row * most2 * n;
        double one = 0, second = 0;
        for (int k = 0; k < most1; ++k) one += 0.5 * (double)r1[k] * (double)r1[k];
        for (int k = 0; k < most2; ++k) second += 0.5 * (double)r2[k] * (double)r2[k];
        const bool returns = head[TRIES] > 0, nearer = !returns || one < head[FIRST_HERE];
        if (!returns)
            for (int i = 0; i < n; ++i) since[i] = 0;
        if (nearer) {
            for (int k = 0; k < nq; ++k) here[k] = (double)trial[k];
            head[ROWS_HERE] = m1 = stored(r1, j1, most1, R1, J1);
            head[ROWS_HERE + 1] = m2 = stored(r2, j2, most2, R2, J2);
            head[FIRST_HERE] = one;
            head[SECOND_HERE] = second;
            for (int i = 0; i < n; ++i) since[i] += last[i];
        }
        const double rounding = (double)((const REAL*)settings_)[6] * head[FIRST_BEST] + exact;
        const bool worse = head[STARTED] && finite(one) && one > head[FIRST_BEST] + rounding;
        const bool ready = two ? !(one > exact) || !nearer || head[TRIES] >= most : !worse || returns;
        head[READY] = ready;
        double cost = head[STARTED] ? (two ? head[SECOND_BEST] : head[FIRST_BEST]) : 0, value = cost, magnitude = 0;
        if (ready) {
            if (head[LARGEST] == 0) {
                const double most_of_all = head[FIRST_HERE] * (1 + 1e-9);
                head[LARGEST] = most_of_all > exact ? most_of_all : exact;
            }
            value = two ? head[SECOND_HERE] : head[FIRST_HERE];
            if (two && !(head[FIRST_HERE] <= head[LARGEST])) value = 1 / 0.0;
            slopes();
            for (int i = 0; i < n; ++i) magnitude += here[SLOPE + i];
            if (!head[STARTED]) cost = value;
        } else {
            control[5] = (REAL)waits;
        }
        ((REAL*)cost_)[row] = (REAL)cost;
        ((REAL*)new_)[row] = (REAL)value;
        ((REAL*)magnitude_)[row] = (REAL)magnitude;
        continue;
    }
    if (!head[READY]) {
        if (two) way_back(here);
        else {
            correction();
            control[6] += 1;
        }
        moved(here);
        head[TRIES] += 1;
        measures[0] = control[2], measures[1] = control[3], measures[2] = measures[3] = 1, measures[4] = control[7];
        continue;
    }
    head[TRIES] = 0;
    const bool accepted = !head[STARTED] || ((const REAL*)judged_)[row] > (REAL)0.5;
    const int J = two ? J2 : J1, R = two ? R2 : R1;
    int best1 = (int)head[ROWS_BEST], best2 = (int)head[ROWS_BEST + 1], m = two ? best2 : best1;
    if (head[STARTED]) {  // what is learnt of the curvature (Dennis, Gay and Welsch, NL2SOL)
        double* const own = u;
        double* const change = w;
        for (int i = 0; i < n; ++i) own[i] = reduced[i] = 0;
        if (two) changed(R1, J1, most1, m1, best1, y, reduced);
        changed(R, J, two ? most2 : most1, two ? m2 : m1, m, here + R, own);
        double missed = two ? head[SECOND_HERE] - head[SECOND_BEST] : head[FIRST_HERE] - head[FIRST_BEST];
        missed -= whole(best + SLOPE, since);
        for (int k = 0; k < m; ++k) {
            const double x = whole(best + J + k * N, since);
            missed -= 0.5 * x * x;
        }
        if (two) {
            transposed(best + J2, best + R2, best2, z);
            transposed(here + J2, here + R2, m2, effect);
            for (int i = 0; i < n; ++i) {
                own[i] += reduced[i];
                z[i] = effect[i] - z[i] + reduced[i];
            }
            for (int i = 0; i < n; ++i) change[i] = whole(best_null + i * N, z);
        } else
            for (int i = 0; i < n; ++i) change[i] = here[SLOPE + i] - best[SLOPE + i];
        for (int i = 0; i < n; ++i) z[i] = whole(bend + i * N, since);
        const double square = dot(since, since, n), by_matrix = dot(since, z, n), by_own = dot(since, own, n);
        const double along = dot(since, change, n);
        double scale = absolute(by_own / by_matrix);
        scale = scale != scale ? 1 : scale < 1 ? scale : 1;
        const double safe = along > 0 ? along : 1, share = 0.5 * (by_own - scale * by_matrix) / safe;
        double total = 0;
        for (int i = 0; i < n; ++i) {
            free[i] = own[i] - scale * z[i] - share * change[i];
            total += free[i] + change[i];
        }
        const bool good = along > 1e-8 * ROOT(square * dot(change, change, n)) && finite(total);
        head[COUNTS] = absolute(missed - 0.5 * by_matrix) < absolute(missed);
        if (accepted && good)
            for (int i = 0; i < n; ++i)
                for (int j = 0; j < n; ++j)
                    bend[i * N + j] = scale * bend[i * N + j] + (free[i] * change[j] + free[j] * change[i]) / safe;
    }
    if (accepted) {
        copy(best, here, part);
        if (two) copy(best_null, here_null, N * N);
        head[FIRST_BEST] = head[FIRST_HERE];
        head[SECOND_BEST] = head[SECOND_HERE];
        head[ROWS_BEST] = best1 = m1;
        head[ROWS_BEST + 1] = best2 = m2;
        m = two ? m2 : m1;
        head[STARTED] = 1;
    }
    const double cost = two ? head[SECOND_BEST] : head[FIRST_BEST];
    ((REAL*)cost_)[row] = (REAL)(two && !(head[FIRST_BEST] <= head[LARGEST]) ? 1 / 0.0 : cost);
    for (int k = 0; k < nq; ++k) ((REAL*)found_)[row * nq + k] = (REAL)best[k];
    ((REAL*)costs_)[row * levels] = (REAL)head[FIRST_BEST];
    if (two) ((REAL*)costs_)[row * levels + 1] = (REAL)head[SECOND_BEST];
    // The next step, with the matrix of Gauss and Newton and what has been learnt: its upper triangle.
    for (int i = 0; i < N * N; ++i) matrix[i] = 0;
    if (two) {  // within the null space
        for (int k = 0; k < m; ++k) {
            double* const line = projected + k * N;
            for (int i = 0; i < N; ++i) line[i] = 0;
            for (int i = 0; i < n; ++i)
                if (best[J + k * N + i] != 0) added(line, best[J + k * N + i], best_null + i * N, N);
        }
        copy(gradient, best + SLOPE, N);
    } else {
        for (int i = 0; i < n; ++i) effect[i] = 0;
        effective(best + J1, best1, effect);
        released(best, best + SLOPE, free);
        for (int i = 0; i < n; ++i) {
            free[i] *= effect[i];
            gradient[i] = best[SLOPE + i] * free[i];
        }
        for (int k = 0; k < m; ++k)
            for (int i = 0; i < n; ++i) projected[k * N + i] = best[J + k * N + i] * free[i];
    }
    for (int k = 0; k < m; ++k)
        for (int i = 0; i < n; ++i)
            if (projected[k * N + i] != 0) added(matrix + i * N, projected[k * N + i], projected + k * N, N);
    if (head[COUNTS] && two) {
        for (int i = 0; i < N * N; ++i) other[i] = 0;
        for (int i = 0; i < n; ++i)
            for (int k = 0; k < n; ++k) added(other + i * N, best_null[i * N + k], bend + k * N, N);
        for (int i = 0; i < n; ++i)
            for (int k = 0; k < n; ++k) added(matrix + i * N, other[i * N + k], best_null + k * N, N);
    } else if (head[COUNTS]) {
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j) matrix[i * N + j] += free[i] * bend[i * N + j] * free[j];
    }
    damp();
    if (!two) copy(other, matrix, N * N);
    copy(z, gradient, N);
    const bool solved = divided(z);
    for (int i = 0; i < n; ++i) v[i] = !solved ? 0 : two ? -whole(best_null + i * N, z) : -z[i] * free[i];
    const double decrement = -0.5 * dot(gradient, v, n);
    if (solved && !two) within();
    moved(best);
    double predicted = 0, length = 0, extent_of_q = 1;
    bool lost = false, still = true;
    // The same matrix times the step that is taken, with all numbers of one priority.
    for (int i = 0; i < n; ++i) u[i] = two ? whole(best_null + i * N, v) : v[i];
    for (int i = 0; i < n; ++i) w[i] = head[COUNTS] ? whole(bend + i * N, u) : 0;
    for (int k = 0; k < m; ++k) added(w, whole(best + J + k * N, u), best + J + k * N, N);
    for (int i = 0; i < n; ++i) {
        predicted -= v[i] * (gradient[i] + 0.5 * (two ? whole(best_null + i * N, w) : w[i]));
        length += v[i] * v[i];
        still = still && v[i] == 0;
        lost = lost || gradient[i] != 0;
    }
    for (int k = 0; k < nq; ++k) extent_of_q += best[k] * best[k];
    lost = lost && still;  // a matrix without factor: the step is rejected, and more damping gives it one
    measures[0] = (REAL)(lost ? cost : predicted);
    measures[1] = (REAL)(lost ? cost : decrement);
    measures[2] = measures[3] = (REAL)(lost ? 1 : length / extent_of_q);
    measures[4] = 1;
}
#undef ROOT
#undef OUTLINED
