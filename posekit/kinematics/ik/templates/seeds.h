// What a search for configurations at targets decides between two steps of its seeds, which are attempts: see seeds.py.
// One thread of CUDA has one target; a launch on the CPU has all.
//
// A step says for each attempt how far it is from its target before it, and where it leads. While a target searches, all
// its seeds go there, or restart. One that is reached is polished: some more steps, of which the best counts. One that is
// not is approached from the best attempt: each step starts from there, until one is better. Before the first step the
// numbers that are at a limit are held.
typedef $real REAL;
typedef long long Number;
typedef unsigned long long Bits;
$own_rows
enum { STEP, PHASE, COUNT, AT_BEST, PLACE, STATUS, BEGUN };  // numbers of `control`
enum { SEARCHES, POLISHES, DESCENDS };                           // phases, and the first of their dampings
const REAL eps = sizeof(REAL) == 8 ? (REAL)2.220446049250313e-16 : (REAL)1.1920929e-7;
const REAL huge = (REAL)1e38 * (REAL)(sizeof(REAL) == 8 ? 1e308 : 1e38);  // infinite
// Up to so much a score is a matter of rounding errors: an error of 3e-8 of the tolerance in float64. What is exact does
// not depend on other targets.
const REAL exact = 4 * eps;
const REAL halved = (REAL)0.5;  // seeds restart unless their squared errors fall to this part in a period
const Number late = 6;          // in the last steps a seed that restarts would not have the time to converge
const REAL *const lower = (const REAL*)lower_, *const upper = (const REAL*)upper_, *const moves = (const REAL*)moves_;
const REAL *const dampings = (const REAL*)dampings_, *const pool = (const REAL*)pool_;
const Number* const joints = (const Number*)joints_;  // of each number of a configuration
const Number width = errors + origins;                // of a row of `outcome`: two errors, if they are known, and scores
auto overall = [&](const REAL* row) {
    const REAL* const scores = row + errors;
    REAL worst = scores[0], sum = 1;
    for (Number o = 0; o < origins; ++o) {
        if (!(scores[o] <= worst)) worst = scores[o];
        sum += scores[o] > 1 ? scores[o] - 1 : 0;
    }
    return origins == 1 || !(worst > 1) ? worst : sum;
};
// A number that depends on the place of an attempt, its step, and a joint.
auto drawn = [](Number attempt, Number step, Number joint) {
    Bits x = (Bits)attempt * 0x9e3779b97f4a7c15ull + (Bits)step * 0xd1b54a32d192ed03ull + (Bits)joint * 0x8cb92ba72f3d8dd7ull;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    return x ^ (x >> 31);
};
for (Number target = begin; target < end; ++target) {
    REAL* const control = (REAL*)control_ + target * 8;
    if (control[STATUS] != 0) continue;
    REAL *const q = (REAL*)q_ + target * seeds * size, *const free = (REAL*)free_ + target * seeds * size;
    const REAL *const next = (const REAL*)next_ + target * seeds * size, *const next_free = (const REAL*)next_free_ + target * seeds * size;
    const REAL* const outcome = (const REAL*)outcome_ + target * seeds * width;
    REAL* const before = (REAL*)before_ + target * seeds * origins;
    REAL* const settings = (REAL*)settings_ + target * seeds * settings_size;  // that end with a gain, if there are drifts, and the damping
    REAL *const best = (REAL*)best_ + target * size, *const cost = (REAL*)cost_ + target, *const facts = (REAL*)facts_ + target * 3;
    if (begins) {
        for (Number i = 0; i < seeds * size && control[BEGUN] == 0; ++i)
            free[i] = q[i] > lower[i % size * stride] && q[i] < upper[i % size * stride];
        control[BEGUN] = 1;
        continue;
    }
    auto take = [&](Number seed, REAL score) {
        for (Number k = 0; k < size; ++k) best[k] = q[seed * size + k];
        for (Number k = 0; k < errors; ++k) facts[k] = outcome[seed * width + k];
        *cost = score;
    };
    auto follow = [&]() {
        for (Number k = 0; k < seeds * size; ++k) q[k] = next[k], free[k] = next_free[k];
    };
    auto go_back = [&]() {
        for (Number k = 0; k < size; ++k) q[k] = best[k], free[k] = best[k] > lower[k * stride] && best[k] < upper[k * stride];
        control[AT_BEST] = 1;
    };
    auto damp = [&](Number number) {
        for (Number s = 0; s < seeds; ++s)
            for (Number k = 0; k < 2; ++k) settings[(s + 1) * settings_size - 2 + k] = dampings[2 * number + k];
    };
    auto polish = [&]() {  // from the best one
        go_back();
        control[PHASE] = POLISHES, control[COUNT] = 0;
        if (!(*cost > exact)) control[STATUS] = 1;
    };
    const Number t = (Number)control[STEP], tried = (Number)control[COUNT];
    if (control[PHASE] == SEARCHES) {
        REAL least = huge;
        Number chosen = 0;
        for (Number s = 0; s < seeds; ++s) {
            const REAL score = overall(outcome + s * width);
            if (t == 0)
                for (Number o = 0; o < origins; ++o) before[s * origins + o] = huge;
            if (score < least) least = score, chosen = s;
        }
        if (t == 0) control[PLACE] = (REAL)target;
        if (t <= drifts || least < *cost) take(chosen, least);
        const bool solved = *cost <= 1 && t >= drifts;
        if (!solved && t < steps) {
            const bool restarts = period && t && t % period == 0 && t < steps - late;
            for (Number s = 0; restarts && s < seeds; ++s) {
                const REAL* const scores = outcome + s * width + errors;
                REAL* const known = before + s * origins;
                auto stagnates = [&](Number o) { return !(scores[o] < halved * known[o] || scores[o] <= 1); };
                // Numbers that change the errors of stagnating origins alone, so that links that are at their targets stay
                // there; all numbers, if there are no such ones.
                auto own = [&](Number k) {
                    bool here = false, others = false;
                    for (Number o = 0; o < origins; ++o)
                        if (moves[o * size + k] != 0) (stagnates(o) ? here : others) = true;
                    return here && !others;
                };
                bool some = false, all = true, any = false;
                for (Number o = 0; o < origins; ++o) any = any || stagnates(o);
                for (Number k = 0; k < size; ++k)
                    if (own(k)) some = true;
                    else all = false;
                all = all || (any && !some);
                const Number attempt = (Number)control[PLACE] * seeds + s;
                for (Number k = 0; k < size; ++k) {
                    const Number i = s * size + k;
                    const bool restarted = all || own(k);
                    const Bits row = drawn(attempt, t, joints[k]) % (Bits)drawn_rows;
                    q[i] = restarted ? pool[row * size + k] : next[i];
                    free[i] = restarted ? 1 : next_free[i];
                }
                for (Number o = 0; o < origins; ++o) known[o] = all || stagnates(o) ? huge : scores[o];
            }
            if (!restarts) follow();
            control[STEP] = (REAL)(t + 1);
            for (Number s = 0; t + 1 == drifts && s < seeds; ++s) settings[(s + 1) * settings_size - 3] = 0;
            continue;
        }
        facts[2] = (REAL)t;
        if (!(solved ? polishes : tries)) control[STATUS] = 1;
        else if (solved) {
            polish();
            follow();
            control[AT_BEST] = 0;
            damp(POLISHES);
        } else {
            go_back();
            control[PHASE] = DESCENDS, control[COUNT] = 0;
            damp(DESCENDS);
        }
        continue;
    }
    const REAL score = overall(outcome);
    if (control[AT_BEST] != 0) {  // evaluated once more, with another damping
        control[AT_BEST] = 0;
        follow();
        continue;
    }
    const bool polished = control[PHASE] == POLISHES, better = score < *cost;
    if (better) take(0, score);
    control[COUNT] = (REAL)(tried + 1);
    if (polished && (tried + 1 >= polishes || !(*cost > exact))) control[STATUS] = 1;
    else if (polished) follow();
    else if (tried + 1 >= tries) {
        facts[2] += (REAL)tries;
        polish();
        damp(POLISHES);
    } else {
        if (better) follow();
        else go_back();
        damp(DESCENDS + (tried + 1) % 3);
    }
}
