// The solutions of L y = x, or of L^T x = y, for the columns of one level. What rows below a panel lose is stored by it, and
// added by the columns that these rows are. An item has a panel and its columns; those of the dense tail have no panel.
constexpr int D = $size;
PK_SHARED(room, 1152);
const Number *const panel_first = (const Number*)first_panel_, *const row_pointers = (const Number*)row_pointers_;
const Number *const rows = (const Number*)rows_, *const order = (const Number*)order_;
auto item = [&](Number k, const Team& team) {
    const Number wide = large * systems * right, every = k < wide ? large : small, own = (k < wide ? k : k - wide) % every;
    const Number of = (k < wide ? k : k - wide) / every, system = of / right, q = of % right;
    const Number* const it = (const Number*)items_ + 3 * (begin + (k < wide ? 0 : large) + own);
    const Number s = it[0], from = it[1] * D;
    const int w = (int)(it[2] * D - from), groups = team.size > w ? team.size / w : 1;
    double* const z = (double*)z_ + system * n * D * right, *const x = (double*)x_ + system * n * D * right;
    double *const pushed = (double*)pushed_ + system * slots * D * right;
    double *const y = team.room, *const solved = y + w, *const partial = solved + w;
    const double* const panel = s < 0 ? nullptr : (const double*)values_ + system * values_size + ((const Number*)base_)[s];
    const double* const head = s < 0 ? nullptr : (const double*)heads_ + system * heads_size + ((const Number*)head_base_)[s];
    const Number start = s < 0 ? 0 : row_pointers[s], below = s < 0 ? 0 : (row_pointers[s + 1] - start) * D;
    for (int e = team.lane; e < w * groups; e += team.size) {
        const int v = e % w;
        double sum = 0;
        if (forward) {
            const Number *const pointers = (const Number*)column_pointers_, *const list = (const Number*)column_slots_;
            const Number i = (from + v) / D;
            for (Number p = pointers[i] + e / w; p < pointers[i + 1]; p += groups)
                sum += pushed[(list[p] * D + v % D) * right + q];
        } else {
            for (Number r = e / w; r < below; r += groups)
                sum = PK_FMA(panel[(w + r) * w + v], z[(rows[start + r / D] * D + r % D) * right + q], sum);
        }
        partial[e] = sum;
    }
    PK_SYNC(team);
    for (int v = team.lane; v < w; v += team.size) {
        double t = forward ? x[(order[(from + v) / D] * D + v % D) * right + q] : z[(from + v) * right + q];
        for (int g = 0; g < groups; ++g) t -= partial[g * w + v];
        y[v] = t;
    }
    PK_SYNC(team);
    for (int e = 0; e < w; ++e) {
        const int c = forward ? e : w - 1 - e;
        const double value = s < 0 ? y[c] : y[c] / head[c * w + c];
        if (team.lane == 0) solved[c] = value;
        if (s < 0) continue;
        for (int r = team.lane; r < w; r += team.size) {
            if (forward && r > c) y[r] = PK_FMA(-head[r * w + c], value, y[r]);
            if (!forward && r < c) y[r] = PK_FMA(-head[c * w + r], value, y[r]);
        }
        PK_SYNC(team);
    }
    PK_SYNC(team);
    for (int v = team.lane; v < w; v += team.size) {
        z[(from + v) * right + q] = solved[v];
        if (!forward) x[(order[(from + v) / D] * D + v % D) * right + q] = solved[v];
    }
    if (!forward) return;
    for (Number r = team.lane; r < below; r += team.size) {
        double sum = 0;
        for (int c = 0; c < w; ++c) sum = PK_FMA(panel[(w + r) * w + c], solved[c], sum);
        pushed[(start * D + r) * right + q] = sum;
    }
};
auto none = [](Number) {};
PK_TEAMS(large * systems * right, small * systems * right, 0, room, 1152, item, none);
