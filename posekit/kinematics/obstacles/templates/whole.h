// The least distance along whole motions of joints whose velocities are differences of configurations. A way between two
// configurations whose bound is less than the least distance so far is divided in four, level by level. The code of a way
// is that of the way it is a part of, and then its place there; on the first level its place in the motion.
//
// With `control`, motions are the paths of a search: those that go on are checked in some of its steps, and the better
// one of the path and the best one so far remains.
enum { PREDICTED = 2, STATUS = 5, ITERATIONS = 6, RUNNING = 0, CONVERGED = 1 };
const REAL* const motion_q = (const REAL*)q_ + motion * each * numbers;
const REAL* const obstacles =
    (const REAL*)obstacles_ + (problem_ ? ((const Number*)problem_)[motion] : 0) * obstacle_count * $width;
const REAL enough = enough_ ? ((const REAL*)enough_)[motion] : infinity;
Number* const lists = (Number*)lists_ + motion * 2 * $most;
Number* const found = (Number*)found_ + motion * 2 * 32;  // of each lane
REAL *const lows = (REAL*)lows_ + motion * width, *const leasts = (REAL*)leasts_ + motion * 2 * 32;
REAL* const control = (REAL*)control_ + (control_ ? motion * 8 : 0);
bool is_due = !control_;
for (Number k = 0; control_ && k < check_count; ++k)
    is_due = is_due || (control[STATUS] != CONVERGED && control[ITERATIONS] == (REAL)((const Number*)checks_)[k]);
// The two ends of a way of some level.
const auto ends = [&](Number code, Number level, REAL* start, REAL* stop) {
    Number first = code, size = 1;
    for (Number l = 0; l < level; ++l) first /= $parts, size *= $parts;
    for (Number j = 0; j < numbers; ++j) {
        REAL a = motion_q[first * numbers + j], b = motion_q[(first + 1) * numbers + j];
        for (Number rest = code - first * size, each = size / $parts; each; rest %= each, each /= $parts) {
            const Number part = rest / each;
            const REAL step = b - a, from = a;
            if (part > 0) a = from + step * ((REAL)part / $parts);
            if (part + 1 < $parts) b = from + step * ((REAL)(part + 1) / $parts);
        }
        start[j] = a;
        stop[j] = b;
    }
};
const auto measure = [&](const REAL* q0, const REAL* q1, REAL enough, REAL& lower, REAL& nearest) {
    REAL position[2 * $frames * 3], quaternion[2 * $frames * 4], step[$numbers];
    for (Number j = 0; j < numbers; ++j) step[j] = q1[j] - q0[j];
    for (Number last = 0; last < 2; ++last)
        for (Number f = 0; f < frames; ++f) {
            const double* const row = (const double*)rows_ + 6 * f;
            const REAL root_position[3] = {0, 0, 0}, root_quaternion[4] = {1, 0, 0, 0};
            const Number above = last * frames + (Number)row[0], here = last * frames + f;
            const REAL* const p = row[0] < 0 ? root_position : position + 3 * above;
            const REAL* const r = row[0] < 0 ? root_quaternion : quaternion + 4 * above;
            const REAL *const o = (const REAL*)origin_position_ + 3 * f, *const a = (const REAL*)axis_ + 3 * f;
            const REAL* const t = (const REAL*)origin_quaternion_ + 4 * f;
            const REAL number = (last ? q1 : q0)[(Number)row[2]];
            switch ((int)row[1]) {
$frame
            }
        }
$way
    lower = low;
    nearest = least;
};
REAL least = infinity, floor = enough;
Number count = ball_count ? each - 1 : 0, chosen = 0, chosen_level = 0;
for (Number level = 0; is_due; ++level) {
    const Number *const now = lists + (level & 1) * $most, from = lane * ((count + LANES - 1) / LANES);
    const Number to = from + (count + LANES - 1) / LANES < count ? from + (count + LANES - 1) / LANES : count;
    const auto code = [&](Number i) -> Number { return level ? now[i / $parts] * $parts + i % $parts : i; };
    // Of several that are nearest, the first one of the last way that is divided.
    const auto is_before = [&](Number i, Number j) -> bool {
        return j < 0 || (level && i / $parts != j / $parts ? i / $parts > j / $parts : i < j);
    };
    REAL own = infinity;
    Number nearest = -1;
    for (Number i = lane; i < count; i += LANES) {
        REAL start[$numbers], stop[$numbers], away;
        ends(code(i), level, start, stop);
        measure(start, stop, floor, lows[i], away);
        if (away < own || (away == own && is_before(i, nearest))) nearest = i;
        if (away < own || away != away) own = away;
    }
    leasts[lane] = own;
    found[lane] = nearest;
    TOGETHER;
    REAL lowest = infinity;
    for (Number l = 0; l < LANES; ++l) {
        const Number other = found[l];
        if (leasts[l] < lowest || (leasts[l] == lowest && other >= 0 && is_before(other, nearest)) || !l) nearest = other;
        if (leasts[l] < lowest || leasts[l] != leasts[l]) lowest = leasts[l];
    }
    if (lowest <= least && nearest >= 0) chosen = code(nearest), chosen_level = level;
    if (lowest < least || lowest != lowest) least = lowest;
    floor = least < enough || least != least ? least : enough;
    const REAL aim = floor - absolute - relative * (floor < 0 ? -floor : floor);
    REAL open_low = infinity;
    Number own_count = 0, before = 0, total = 0;
    for (Number i = from; i < to; ++i)
        if (lows[i] < aim) {
            ++own_count;
            open_low = lows[i] < open_low ? lows[i] : open_low;
        }
    leasts[32 + lane] = open_low;
    found[32 + lane] = own_count;
    TOGETHER;
    for (Number l = 0; l < LANES; ++l) {
        before += l < lane ? found[32 + l] : 0;
        total += found[32 + l];
    }
    if (level == $levels || total > $most) {  // undivided: then a bound is the distance
        for (Number l = 0; l < LANES; ++l) least = leasts[32 + l] < least ? leasts[32 + l] : least;
        break;
    }
    if (!total) break;
    Number* const next = lists + (1 - (level & 1)) * $most;
    for (Number i = from; i < to; ++i)
        if (lows[i] < aim) next[before++] = code(i);
    count = $parts * total;
    TOGETHER;
}
const auto within = [&](REAL x) -> REAL { return enough < x ? enough : x; };
bool better = false;
if (control_) {
    const REAL energy = ((const REAL*)energy_)[motion];
    const REAL best = ((const REAL*)best_clearance_)[motion], best_energy = ((const REAL*)best_energy_)[motion];
    better = is_due && within(least) >= within(best);
    bool is_free = least >= enough;
    if (settled) {  // costs are not yet small where a path is free
        const REAL predicted = ((const REAL*)before_)[motion * 8 + PREDICTED];
        is_free = is_free && predicted <= (REAL)$settled * energy && control[ITERATIONS] > 0;
    }
    least = better ? least : best;
    const REAL* const kept = better ? motion_q : (const REAL*)best_q_ + motion * each * numbers;
    for (Number i = lane; i < each * numbers; i += LANES) ((REAL*)kept_q_)[motion * each * numbers + i] = kept[i];
    if (lane == 0) ((REAL*)kept_energy_)[motion] = better ? energy : best_energy;
    TOGETHER;
    if (lane == 0 && is_due) control[STATUS] = is_free ? CONVERGED : RUNNING;
} else if (lane == 0) {
    REAL* const places = (REAL*)places_ + motion * 2 * numbers;
    ends(chosen, chosen_level, places, places + numbers);
}
if (lane == 0) ((REAL*)clearance_)[motion] = least;
