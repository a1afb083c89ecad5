// The times of the waypoints of paths: see `timing.times`. A thread of CUDA has one path; a launch on the CPU has all.
$own_rows
typedef $real REAL;
// NaN stays.
#define LEAST(x, y) ((y) < (x) || (y) != (y) ? (y) : (x))
#define MOST(x, y) ((y) > (x) || (y) != (y) ? (y) : (x))
#define SIZE(x) ((x) < 0 ? -(x) : (x))
#define STEP(k) ((double)steps[(k) * size + j])
const REAL *const velocity = (const REAL*)velocity_, *const acceleration = (const REAL*)acceleration_;
const double fastest = 1e12;  // squares of parts per second, for parts without a motion
const int rounds = 4;  // in which durations grow by what the rounding of times takes; one to three are needed
for (long long row = begin; row < end; ++row) {
    const REAL* const steps = (const REAL*)steps_ + row * parts * size;
    REAL* const times = (REAL*)times_ + row * (parts + 1);
    double* const squares = (double*)work_ + row * 2 * parts;  // of the speeds, and then the durations
    double* const bounds = squares + parts;  // of the squares, by the bend after each part
    for (long long k = 0; k < parts; ++k) {
        double most = fastest, bound = fastest;
        for (long long j = 0; j < size; ++j) {
            const double speed = velocity[j] / SIZE(STEP(k)), a = acceleration[j];
            // A bend takes the acceleration |bend| w, and the ends take 2 |step| w: from rest in half a part.
            const double bend = k + 1 < parts ? SIZE(STEP(k + 1) - STEP(k)) : 2 * SIZE(STEP(k));
            const double squared = speed * speed, other = a / bend;
            most = LEAST(most, squared);
            bound = LEAST(bound, other);
            if (k == 0) {
                const double start = a / (2 * SIZE(STEP(0)));
                most = LEAST(most, start);
            }
        }
        squares[k] = LEAST(most, bound);
        bounds[k] = bound;
        if (k > 0) squares[k] = LEAST(squares[k], bounds[k - 1]);
    }
    // The squares w that can be reached from those before, v: |along| (w - v) / 2 + |bend| (w + v) / 2 <= acceleration.
    for (int direction = 0; direction < 2; ++direction)
        for (long long i = 1; i < parts; ++i) {
            const long long k = direction ? parts - 1 - i : i, low = direction ? k : k - 1;
            const double last = squares[direction ? k + 1 : k - 1];
            double reached = squares[k];
            for (long long j = 0; j < size; ++j) {
                const double along = SIZE(0.5 * (STEP(low + 1) + STEP(low))), bend = SIZE(STEP(low + 1) - STEP(low));
                const double w = (acceleration[j] + (along - bend) / 2 * last) * (2 / (along + bend));
                reached = LEAST(reached, w);
            }
            squares[k] = reached;
        }
    for (long long k = 0; k < parts; ++k) {
        bool moves = false;
        for (long long j = 0; j < size; ++j) moves = moves || STEP(k) != 0;
        squares[k] = moves ? 1 / ROOT(squares[k]) : 0;
    }
    for (int round = 0; round < rounds; ++round) {
        double total = 0, speed = 0, ratio = 0;
        times[0] = 0;
        for (long long k = 0; k < parts; ++k) {
            total += squares[k];
            times[k + 1] = (REAL)total;
        }
        for (long long k = 0; k <= parts; ++k) {  // the change of the velocity at each waypoint
            const double before = k > 0 ? (double)times[k] - (double)times[k - 1] : 0;
            const double after = k < parts ? (double)times[k + 1] - (double)times[k] : 0;
            for (long long j = 0; j < size; ++j) {
                const double now = k == parts || STEP(k) == 0 ? 0 : STEP(k) / after;
                const double change = now - (k == 0 || STEP(k - 1) == 0 ? 0 : STEP(k - 1) / before);
                const double fast = SIZE(now) / velocity[j];
                const double part = change == 0 ? 0 : SIZE(change) / (0.5 * (before + after) * acceleration[j]);
                speed = MOST(speed, fast);
                ratio = MOST(ratio, part);
            }
        }
        const double root = ROOT(ratio);
        double excess = MOST(root, speed);
        excess = MOST(1.0, excess);
        for (long long k = 0; k < parts; ++k) squares[k] *= excess;
    }
}
