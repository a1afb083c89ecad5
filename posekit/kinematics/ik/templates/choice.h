// The best candidates of a target: of those that solve it the ones of least cost of the last level, of the others the
// ones whose first level costs least. One thread of CUDA has one target; a launch on the CPU has all.
typedef $real REAL;
typedef long long Number;
$own_rows
const REAL huge = (REAL)1e38 * (REAL)(sizeof(REAL) == 8 ? 1e308 : 1e38);  // infinite
const double* const accuracy = (const double*)accuracy_;
const REAL *const position = (const REAL*)position_, *const rotation = (const REAL*)rotation_;
const REAL* const clearance = (const REAL*)clearance_;  // null if there are no obstacles
const REAL *const q = (const REAL*)q_, *const costs = (const REAL*)costs_, *const history = (const REAL*)history_;
const Number* const iterations = (const Number*)iterations_;
for (Number target = begin; target < end; ++target) {
    auto solves = [&](Number k) {
        return position[k] <= (REAL)accuracy[0] && rotation[k] <= (REAL)accuracy[1] && (!clearance || clearance[k] >= 0);
    };
    auto key = [&](Number k) {
        const REAL last = costs[k * levels + levels - 1], first_cost = costs[k * levels];
        return solves(k) ? -(1 / (1 + last)) : first_cost == first_cost ? first_cost : huge;
    };
    // Whether a candidate is better than another one: NaN is the worst, and the first of equal ones is the better.
    auto before = [&](Number a, Number b) {
        const REAL x = key(a), y = key(b);
        return x < y || (x == x && y != y) || (!(y < x) && (x == x) == (y == y) && a < b);
    };
    const Number start = target * number;
    Number chosen = -1;
    for (Number s = 0; s < survivors; ++s) {
        Number next = -1;
        for (Number k = start; k < start + number; ++k)
            if ((chosen < 0 || before(chosen, k)) && (next < 0 || before(k, next))) next = k;
        chosen = next;
        const Number to = target * survivors + s;
        for (Number i = 0; i < size; ++i) ((REAL*)next_q_)[to * size + i] = q[chosen * size + i];
        for (Number i = 0; i < levels; ++i) ((REAL*)next_costs_)[to * levels + i] = costs[chosen * levels + i];
        for (Number i = 0; i < steps; ++i)
            ((REAL*)next_history_)[i * targets * survivors + to] = history[i * targets * number + chosen];
        ((REAL*)next_position_)[to] = position[chosen];
        ((REAL*)next_rotation_)[to] = rotation[chosen];
        ((REAL*)next_clearance_)[to] = clearance ? clearance[chosen] : huge;
        ((Number*)next_iterations_)[to] = iterations[chosen];
        ((bool*)next_converged_)[to] = solves(chosen);
        ((Number*)index_)[to] = chosen;
    }
}
