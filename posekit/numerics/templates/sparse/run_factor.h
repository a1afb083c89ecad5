double* const room = (double*)scratch_ + worker * scratch_size;
Factor factor;
factor.n = n; factor.panels = panels;
factor.order = (const Number*)order_; factor.first = (const Number*)first_;
factor.row_pointers = (const Number*)row_pointers_; factor.rows = (const Number*)rows_;
factor.base = (const Number*)base_; factor.stride = (const Number*)stride_;
factor.update_pointers = (const Number*)update_pointers_; factor.updates = (const Number*)updates_;
factor.entry_pointers = (const Number*)entry_pointers_; factor.entries = (const Number*)entries_;
factor.diagonal = (const double*)diagonal_; factor.blocks = (const double*)blocks_;
factor.absolute = ((const double*)damping_)[0]; factor.relative = ((const double*)damping_)[1];
factor.tolerance = ((const double*)damping_)[2]; factor.idle = ((const double*)damping_)[3];
factor.values = (double*)values_; factor.inverses = (double*)inverses_; factor.pivots = (double*)pivots_;
factor.packed = room; factor.triangle = room + packed_size; factor.local = (int*)(factor.triangle + triangle_size);
// Threads take tasks in their order. The tasks that one must wait for have been taken before, so that somebody computes
// them also if there is one thread only.
Number* const state = (Number*)state_;                  // the next task, the first column that failed, the least pivot
char* const done = (char*)(state + 3);
if (alone) {
    state[0] = 0; state[1] = n; state[2] = __builtin_bit_cast(Number, 1.0);
    for (Number t = 0; t < task_count; ++t) done[t] = 0;
}
const Number* const list = (const Number*)tasks_;
for (Number ready = 0;;) {
    const Number t = __atomic_fetch_add(state, 1ll, __ATOMIC_RELAXED);
    if (t >= task_count) break;
    const Number* const task = list + 5 * t;
    for (; ready < task[4]; ++ready)
        while (!__atomic_load_n(done + ready, __ATOMIC_ACQUIRE)) PK_PAUSE;
    const Number begin = factor.first[task[0] == Factor::SUBTREE ? task[2] : task[1]];
    if (begin < __atomic_load_n(state + 1, __ATOMIC_RELAXED)) {
        const Number failing = factor.run(task[0], task[1], task[2], task[3]);
        Number least = __atomic_load_n(state + 1, __ATOMIC_RELAXED);
        while (failing >= 0 && failing < least &&
               !__atomic_compare_exchange_n(state + 1, &least, failing, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
    }
    __atomic_store_n(done + t, (char)1, __ATOMIC_RELEASE);
}
// Positive numbers have the order of their bits.
const Number mine = __builtin_bit_cast(Number, factor.least);
Number least = __atomic_load_n(state + 2, __ATOMIC_RELAXED);
while (mine < least && !__atomic_compare_exchange_n(state + 2, &least, mine, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
