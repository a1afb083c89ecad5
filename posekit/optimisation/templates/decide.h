// How a search goes on after each of its parts: what to damp, which state is the best, and which part comes next.
// Names in capitals are places in `numbers` and `words`, see `search_kernels.py`.
typedef long long Number;
$places
const Number at = row * stride;
double* const c = (double*)numbers_ + at;
Number *const w = (Number*)words_ + at, *const state = (Number*)state_ + at;  // `state`: see the kernel of the factorisation
const double* const settings = c + SETTINGS;
// On a device parts are launched ahead of decisions: one whose turn it is not changes nothing.
const Number turns[] = {EVALUATE, EVALUATE, w[NEXT] == MIX ? MIX : DIFFERENTIATE, FACTORISE, SOLVE, FINISH, MOVE};  // of the phases
const Number now = w[NEXT] != turns[phase] ? -1 : phase;
const double LARGEST = 0x1p100, SMALL = $small, REJECTED = $rejected, SINGULAR = $singular;
const double *const control = (const double*)control_ + 8 * row, verdict = verdict_ ? ((const double*)verdict_)[row] : 0;
auto of_point = [&](Number slot, Number place) { return c[POINTS + slot * point + place]; };
auto go = [&](Number part) { w[NEXT] = part; };
auto factorise = [&](Number kind, double damping) {
    w[KIND] = kind;
    c[RELATIVE] = damping;
    go(FACTORISE);
};
// The damped step. The damping grows until its system is positive definite.
auto damped = [&] {
    c[DAMPING] = c[DAMPING] > c[LEAST] ? c[DAMPING] : c[LEAST];
    w[SYSTEM] = w[CHOSEN];
    if (c[DAMPING] < LARGEST) return factorise(NORMAL, c[DAMPING]);
    c[STATUS] = STALLED;
    go(END);
};
auto grow = [&] {
    c[DAMPING] *= c[GROWTH];
    c[GROWTH] *= 2;
    damped();
};
// Whether a state whose gradient vanishes is determined: the undamped matrix tells, unless a pivot with a damping does.
auto ended = [&](double damping) {
    w[SYSTEM] = w[CHOSEN];
    w[DOUBTFUL] = c[PIVOT] < $amplified * damping + c[DOUBT];
    if (w[ASKS]) return go(CHECK);
    if (w[DOUBTFUL]) return factorise(ENDING, 0);
    c[STATUS] = CONVERGED;
    go(END);
};
// Where residuals stay large, steps of Gauss and Newton converge linearly. The exact Hessian may be indefinite, and its step
// too long where a loss has a kink. Its share of the equations is divided by the one number after a success, and
// multiplied by the other one after a failure, as a damping, and ends near 1.
auto fail = [&] {
    c[SHARE] = 1 - (1 - c[SHARE]) * 2.5;
    if (c[SHARE] < 0.25) {
        c[SHARE] = 0.5;
        c[WAIT] = c[LONGER];
        c[LONGER] *= 2;
    }
};
auto mix = [&] {  // the equations with another share, or those of Gauss and Newton
    fail();
    if (c[WAIT] > 0) damped();
    else go(MIX);
};
// Sets the length of a step to that at which the slope of the cost of linearised residuals is 0, between two at which
// slopes are known, and returns what the cost decreases by.
auto shorten = [&](double damped, double along) {
    const double lengths[] = {$lengths};
    const double* slopes = c + ALONG;
    double slope = along, last = 0, predicted = 0, length = 0;
    for (const double following : lengths) {
        if (slope >= 0) break;
        const double whole = following - last, next = *slopes++ + damped * following, bend = (next - slope) / whole;
        const double part = next > 0 ? -slope / bend : whole, rest = c[MOST] - length;
        const double moved = part < rest ? part : rest;
        predicted -= moved * (2 * slope + bend * moved);
        length += moved;
        slope = moved < whole ? 0 : next;
        last = following;
    }
    c[LENGTH] = length;
    // A step that was too long has too much of the curvature: a residual leaves the part of the loss that it is in.
    const double rest = 1 - c[BEND], step = length > 0.95 && length < 1.05 ? 4 : 2;
    if (c[JUDGED] > 0.5 && length < 0.5) c[BEND] = rest < 0.25 ? 1 - 2 * rest : 0.5;
    else if (c[JUDGED] > 0.5 && length > 0.8 && rest > 1e-4) c[BEND] = 1 - rest / step;
    return predicted + damped * length * length;  // the slopes with the damping are more than those of the cost
};
if (now == JUDGE_PHASE) {
    for (int k = 0; k < 8; ++k) c[k] = control[k];
    c[JUDGED] = verdict;
    const bool first = w[TRIAL] == w[BEST], taken = !first && c[JUDGED] > 0.5;
    const double cost = c[BEST_COST], decrease = cost - c[NEW_COST];
    if (w[EXACT] && (!taken || c[LENGTH] < 0.5)) fail();
    else if (w[EXACT]) { if (decrease > c[EXPECTED] / 2) c[SHARE] = 1 - (1 - c[SHARE]) / 3; }
    else {
        c[WAIT] = c[WAIT] > 1 ? c[WAIT] - 1 : 0;
        // Steps in a row that decrease the cost by hardly less than the one before, relative to it and to the cost.
        if (taken) c[SLOW] = c[LENGTH] > 0.8 && decrease > 0.2 * c[DECREASE] && decrease < 0.1 * cost ? c[SLOW] + 1 : 0;
    }
    if (taken) c[DECREASE] = decrease;
    w[EXACT] = 0;
    if (c[JUDGED] > 0.5) w[CHOSEN] = w[TRIAL];
    else w[CHOSEN] = w[BEST];
    if (first) c[DAMPING] = $first;
    else if (!taken && c[CURVED] > 0 && c[BEFORE] < SMALL) {  // the same step again, shorter: where a parabola is least
        const double part = 1 / (2 - decrease / c[EXPECTED]);
        c[MOST] = c[LENGTH] * (part > 0.1 ? part : 0.1);
        c[DAMPING] = c[BEFORE];
        c[GROWTH] = c[GROWTH_BEFORE];
    } else if (!taken) c[DAMPING] = c[DAMPING] > c[WORKED] ? c[DAMPING] : c[WORKED];
    else {
        c[WORKED] = c[BEFORE] < REJECTED ? c[BEFORE] : REJECTED;
        // The model was right twice.
        if (c[GROWTH_BEFORE] <= 2 && c[DAMPING] < 0.11 * c[BEFORE])
            c[DAMPING] = 0.1 * c[DAMPING] > settings[1] ? 0.1 * c[DAMPING] : settings[1];
    }
    if (taken) c[MOST] = c[MOST] < 1 ? 2 * c[MOST] : $forever;
    const double cost_now = c[CHOSEN_COST] = of_point(w[CHOSEN], COST);
    const double size = of_point(w[CHOSEN], MAXIMUM), error = $rounding * (size > 1 ? size : 1);
    w[BEST] = w[CHOSEN];
    // After a step that the model predicted well, the next one predicts less: nothing is left to do. So it is if the
    // cost is that of rounding errors of the variables.
    const bool done = taken && c[BEFORE] < SMALL && 0 < c[EXPECTED] && c[EXPECTED] <= settings[2] * cost_now;
    if (c[STATUS] != RUNNING) go(END);
    else if (!first && (done || cost_now <= error * error * of_point(w[CHOSEN], TRACE))) ended(c[BEFORE]);
    else {
        w[BARE_STEP] = 0;
        if (c[SLOW] >= 2 && !(c[WAIT] > 0) && c[DAMPING] < SMALL) go(DIFFERENTIATE);
        else damped();
    }
}
if (now == MIX_PHASE) {  // the system has a share of the exact Hessian, unless there is none
    if (w[NEGATIVE]) mix();
    else if (c[WAIT] > 0) damped();
    else w[SYSTEM] = 2, factorise(MIXED, c[DAMPING]);
}
if (phase == FACTORISE_PHASE) w[STEPPED] = now == phase && w[KIND] != BARE;
if (now == FACTORISE_PHASE) {
    const bool failed = state[1] != columns;
    const double pivot = ((const double*)state)[2];
    c[LEAST_PIVOT] = failed ? 0 : pivot;
    if (w[KIND] == ENDING) {
        c[STATUS] = failed || pivot < SINGULAR ? RANK_DEFICIENT : CONVERGED;
        go(END);
    } else if (w[KIND] == BARE) go(failed ? FINISH : SOLVE);
    else if (!failed && w[KIND] == NORMAL && pivot < 1e3 * c[DAMPING] + SINGULAR && c[DAMPING] < 10 * $first) {
        // Rounding errors would be amplified along directions without effect.
        c[DAMPING] = c[LEAST] = REJECTED;
        damped();
    } else if (!failed) go(SOLVE);
    else if (w[KIND] == MIXED) mix();
    else grow();
    if (w[NEXT] == FINISH) c[MEASURES + 4] = 0;
}
if (now == SOLVE_PHASE) {
    const double *const sums = c + POINTS + 2 * point, *const squares = c + POINTS + w[CHOSEN] * point + SHARES;
    double share = 0, total = 0;
    for (Number k = 0; k < point - SHARES; ++k) {
        double first = sums[2 + 2 * k], rest = sums[3 + 2 * k];
        total += first + rest;
        first = first == 0 ? 0 : first / (squares[k] > 1e-300 ? squares[k] : 1e-300);
        share = first > share ? first : share;
        share = rest > share ? rest : share;
    }
    const double curved = sums[0], along = sums[1];
    double* const measures = c + MEASURES;  // see `least_squares.Measures`
    if (w[KIND] == BARE) {
        measures[1] = -along;
        measures[3] = share;
        measures[4] = c[LEAST_PIVOT];
        go(FINISH);
    } else if (!(total * 0 == 0)) {  // a number that is not finite
        if (w[KIND] == MIXED) mix();
        else grow();
    } else {
        const double limit = settings[2] * c[CHOSEN_COST];
        double predicted = c[DAMPING] * curved - along;
        w[EXACT] = w[KIND] == MIXED;
        if (c[CURVED] > 0) predicted = shorten(c[DAMPING] * curved, along);
        measures[0] = measures[1] = predicted;
        measures[2] = measures[3] = share * c[LENGTH] * c[LENGTH];
        measures[4] = c[LEAST_PIVOT];
        go(FINISH);
        // With little damping this step is nearly the undamped one. Where it is the last one, it is tried. Otherwise an
        // undamped step predicts more, and is longer: it matters only where these numbers are small.
        if (c[DAMPING] < SMALL) measures[1] = predicted > 0 && predicted < 2 * limit ? 2 * limit : predicted;
        else if (predicted <= limit || share <= settings[5]) w[BARE_STEP] = 1, factorise(BARE, 0);
    }
}
if (now == FINISH_PHASE) {
    for (int k = 0; k < 8; ++k) c[k] = control[k];
    c[ACCEPTED] = verdict;
    w[BEST] = verdict > 0.5 ? w[TRIAL] : w[BEFORE_BEST];
    go(c[STATUS] == RUNNING ? MOVE : END);
    if (c[STATUS] == CONVERGED) ended(c[DAMPING] < SMALL ? c[DAMPING] : 0);
}
if (now == MOVE_PHASE) {
    w[BEFORE_BEST] = w[BEST];
    w[TRIAL] = 1 - w[BEST];
    go(EVALUATE);
}
if (now == START_PHASE) {  // what `judge` takes
    c[BEST_COST] = of_point(w[BEST], COST);
    c[NEW_COST] = of_point(w[TRIAL], COST);
    c[MAGNITUDE] = of_point(w[TRIAL], SIZES);
    c[EXPECTED] = c[PREDICTED];
    c[BEFORE] = c[DAMPING];
    c[GROWTH_BEFORE] = c[GROWTH];
}
c[NOW] = of_point(w[BEST], COST);
// Which table describes the step: of the chosen point, damped or not, or of the system with the exact Hessian.
w[STEP_CASE] = w[SYSTEM] == 2 ? 4 + w[CHOSEN] : 2 * w[CHOSEN] + w[BARE_STEP];
