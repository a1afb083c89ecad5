// The panels of one level of the elimination tree, which depend on lower levels alone. Each product of rows of the level
// below is subtracted once: by a panel of this level from its own numbers, or by a thread from the numbers of panels above.
constexpr int D = $size, R = $high, C = $wide, PARTS = D / R * (D / C);  // a thread computes R x C numbers of a block
struct Level {
    Number n, panels, values_size, heads_size, damping_step;
    const Number *items, *first, *base, *head_base, *targets, *pointers, *list;
    const double *damping, *pivots;
    double *values, *heads, *least;                     // panels; their factorised diagonals; the least pivot of each
    Number* failed;                                     // the first column of each that is not positive definite, or n

    // Subtract the sum of the products of rows of a block that are in one list. An entry is the place of the left rows, and
    // how long they are in the lowest bits, and the place of the right ones.
    void subtract(Number job, int part, double* target, Number ld, const double* mine) const {
        const int r0 = part / (D / C) * R, c0 = part % (D / C) * C;
        double sum[R][C];
        for (int r = 0; r < R; ++r)
            for (int c = 0; c < C; ++c) sum[r][c] = 0;
        for (Number e = pointers[job]; e < pointers[job + 1]; ++e) {
            const int depth = (int)(list[2 * e] & 63);
            const double *const left = mine + (list[2 * e] >> 6) + r0 * depth, *const right = mine + list[2 * e + 1] + c0 * depth;
            for (int k = 0; k < depth; ++k)
                for (int r = 0; r < R; ++r)
                    for (int c = 0; c < C; ++c) sum[r][c] = PK_FMA(left[r * depth + k], right[c * depth + k], sum[r][c]);
        }
        for (int r = 0; r < R; ++r)
            for (int c = 0; c < C; ++c) target[(r0 + r) * ld + c0 + c] -= sum[r][c];
    }

    // A panel or some of its rows, as a tile below its diagonal block, which each team factorises for itself.
    void item(const Number* it, Number system, const Team& team) const {
        const Number s = it[0], above = it[1] * D;
        const int w = (int)(first[s + 1] - first[s]) * D, ld = w | 1, height = w + (int)(it[2] * D - above);
        double *const tile = team.room, *const mine = values + system * values_size, *const panel = mine + base[s];
        for (int e = team.lane; e < height * w; e += team.size) {
            const int r = e / w, c = e % w;
            tile[r * ld + c] = panel[(r < w ? r : r + above) * w + c];
        }
        PK_SYNC(team);
        for (Number e = team.lane; e < (it[4] - it[3]) * PARTS; e += team.size) {
            const Number job = it[3] + e / PARTS, place = targets[job] - base[s], c = place % w;
            Number r = place / w;
            if (r >= w && ((r -= above) < w || r >= height)) continue;
            subtract(job, (int)(e % PARTS), tile + r * ld + c, ld, mine);
        }
        PK_SYNC(team);
        Number failing = n;
        double smallest = 1e300;
        for (int c = 0; c < w; ++c) {
            const double pivot = tile[c * ld + c], scale = pivots[(system * n + first[s]) * D + c];
            const bool positive = pivot > damping[system * damping_step + 2] * scale && pivot < 1e300;
            if (!positive && failing == n) failing = first[s] + c / D;
            if (positive && pivot < smallest * scale) smallest = pivot / scale;
            const double root = positive ? PK_ROOT(pivot) : 0.0 / 0.0, reciprocal = 1 / root;
            for (int r = c + 1 + team.lane; r < height; r += team.size) tile[r * ld + c] *= reciprocal;
            PK_SYNC(team);
            if (team.lane == 0) tile[c * ld + c] = root;
            const int rest = w - c - 1;
            for (int e = team.lane; e < (height - c - 1) * rest; e += team.size) {
                const int r = c + 1 + e / rest, q = c + 1 + e % rest;
                if (q <= r) tile[r * ld + q] = PK_FMA(-tile[r * ld + c], tile[q * ld + c], tile[r * ld + q]);
            }
            PK_SYNC(team);
        }
        for (int e = team.lane + w * w; e < height * w; e += team.size) panel[e + above * w] = tile[e / w * ld + e % w];
        if (above) return;
        double* const head = heads + system * heads_size + head_base[s];
        for (int e = team.lane; e < w * w; e += team.size) head[e] = e % w <= e / w ? tile[e / w * ld + e % w] : 0;
        if (team.lane) return;
        failed[system * panels + s] = failing;
        least[system * panels + s] = smallest;
    }
};
