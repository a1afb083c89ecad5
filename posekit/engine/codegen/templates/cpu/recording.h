#if !defined(__CUDA_ARCH__)
typedef long long Number;
typedef void (*Function)(const void*, const void*);
const Number* const table = (const Number*)table_;
const Number *const head = (const Number*)table[0], *const slots = (const Number*)table[1], out_ = table[3];
Number* const state = (Number*)table[2];  // the rows that go on, the next step, how many steps ran, and how many go on
const Number *const calls = (const Number*)head[0], *const starts = (const Number*)head[1];
const Number steps = head[2], rows = head[3], stride = head[5], bytes = head[6];
const Number *const flags = (const Number*)head[4], *const costs = (const Number*)head[7];
char* const history = (char*)head[8];
const Number *const words = (const Number*)head[11], *const counts = (const Number*)head[13];
Number* const given = (Number*)head[15];  // for each row's own data: slot, own copy, bytes of a row, where it is now
Number* const index = (Number*)head[20];
auto copy = [](Number to, Number from, Number length) { __builtin_memcpy((void*)to, (const void*)from, length); };
auto over = [&](Number flag, Number row) {
    return bytes == 8 ? ((const double*)flag)[row * stride] != 0 : ((const float*)flag)[row * stride] != 0;
};
auto stored = [&](const Number* array, Number row) {  // a result of a row
    if (array[2] >= 0) copy(out_ + array[2] + index[row] * array[1], array[0] + row * array[1], array[1]);
};
// What the runner does itself: numbers become 0 or those of another tensor, of the type of the results after a sum in
// double, are added up, or are gathered by rows.
auto work = [&](const Number* call) {  // what, target, source, how many of a row, or of all, index, bytes of a row
    const Number to = call[1], from = call[2], n = state[0] * call[3] + call[4];
    if (call[0] == 0)
        __builtin_memset((void*)to, 0, n);
    else if (call[0] == 1)
        for (Number k = 0; k < n; ++k) ((float*)to)[k] = (float)((const double*)from)[k];
    else if (call[0] == 2 && bytes == 8)
        for (Number k = 0; k < n; ++k) ((double*)to)[k] += ((const double*)from)[k];
    else if (call[0] == 2)
        for (Number k = 0; k < n; ++k) ((float*)to)[k] += ((const float*)from)[k];
    else if (call[0] == 3)
        copy(to, from, n);
    else
        for (Number k = 0; k < n; ++k) copy(to + k * call[6], from + ((const Number*)call[5])[k] * call[6], call[6]);
};
// Rows that are done are taken out: their results are stored, and the others move up. Returns how many go on.
auto moved_up = [&](const Number* arrays, Number flag, Number left) {  // where, bytes of a row, and place of a result of each
    Number to = 0;
    for (Number r = 0; r < left; ++r) {
        const bool goes_on = !over(flag, r);
        for (Number k = 0; goes_on && k < head[14]; ++k)
            copy(given[4 * k + 1] + to * given[4 * k + 2], given[4 * k + 3] + r * given[4 * k + 2], given[4 * k + 2]);
        for (Number k = 0; k < head[21]; ++k) {
            const Number* const array = arrays + 3 * k;
            if (!goes_on) stored(array, r);
            if (goes_on && to != r) copy(array[0] + to * array[1], array[0] + r * array[1], array[1]);
        }
        if (goes_on) index[to++] = index[r];
    }
    return to;
};
// The costs of a step are kept. Returns how many rows go on.
auto end_step = [&](Number now, Number flag, Number cost, Number left) {
    Number running = 0;
    for (Number r = 0; r < left; ++r) {
        copy(now + index[r] * bytes, cost + r * bytes, bytes);
        running += !over(flag, r);
    }
    return running;
};
auto run = [&]() {
if (!begin && !endless && !state[3]) {  // done, while other parts of the batch are not
    state[2] = 0;
    return;
}
if (begin) {
    state[0] = rows, state[1] = 0;
    for (Number k = 0; k < head[16]; ++k) {
        const Number* const start = (const Number*)head[17] + 3 * k;  // slot, where to, bytes
        copy(start[1], slots[start[0]], start[2]);
    }
    for (Number k = 0; k < head[18]; ++k) {
        const Number* const zero = (const Number*)head[19] + 2 * k;  // where, bytes
        __builtin_memset((void*)zero[0], 0, zero[1]);
    }
    for (Number k = 0; k < head[10]; ++k) *(Number*)words[2 * k] = slots[words[2 * k + 1]];
    for (Number k = 0; k < head[12]; ++k) *(Number*)counts[k] = rows;
    for (Number k = 0; k < head[14]; ++k) given[4 * k + 3] = slots[given[4 * k]];
    for (Number r = 0; r < rows; ++r) index[r] = r;
}
// With branches a word says which part comes next. Parts that end no step have no flag, and those after the last one are
// the caller's.
const Number* const next = (const Number*)head[22];
Number left = state[0], at = state[1], done = 0, running = left;
while (done < most) {
    if (next) at = *next;
    if (at >= steps) break;
    for (Number k = starts[at]; k < starts[at + 1]; ++k) {
        const Number* call = calls + 2 * k;
        if (call[0] == 1) {  // one of the calls that follow: where a word says which, and how many they are
            const Number* const choice = (const Number*)call[1];
            call += 2 * (1 + *(const Number*)choice[0]);
            k += choice[1];
        }
        if (call[0])
            ((Function)call[0])((const void*)head[9], (const void*)call[1]);
        else
            work((const Number*)call[1]);
    }
    const Number flag = flags[at], cost = costs[at];
    if (!flag) continue;
    at = next ? *(const Number*)head[23] : at + 1 < steps ? at + 1 : 0;
    const Number now = (Number)history + (++done) * rows * bytes;
    if (left < rows) copy(now, now - rows * bytes, rows * bytes);
    running = end_step(now, flag, cost, left);
    if (endless) continue;
    if (!running) break;
    if (!head[12] || rows == 1 || 4 * running > 3 * left) continue;
    state[0] = left = moved_up((const Number*)head[24 + at], flag, left);
    for (Number k = 0; k < head[14]; ++k) {
        given[4 * k + 3] = given[4 * k + 1];
        for (Number w = 0; w < head[10]; ++w)
            if (words[2 * w + 1] == given[4 * k]) *(Number*)words[2 * w] = given[4 * k + 1];
    }
    for (Number k = 0; k < head[12]; ++k) *(Number*)counts[k] = left;
}
if (!running || (whole && done == most))
    for (Number k = 0; k < head[21]; ++k)
        for (Number r = 0; r < left; ++r) stored((const Number*)head[24 + at] + 3 * k, r);
copy((Number)history, (Number)history + done * rows * bytes, rows * bytes);
state[0] = left, state[1] = at, state[2] = done, state[3] = running;
};
run();
#endif
