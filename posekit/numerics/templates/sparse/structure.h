// What the numeric factorisation reads: where panels and entries are stored, which panels update which, and tasks.
struct Structure {
    Number n, panels, size;
    const Number *place, *first, *of, *row_pointers, *rows;

    PK_INLINE Number columns(Number s) const { return first[s + 1] - first[s]; }
    PK_INLINE Number below(Number s) const { return row_pointers[s + 1] - row_pointers[s]; }

    // Tiles are as wide as some vectors, and may start at any column: the last may exceed the columns by a few numbers.
    void storage(Number* base, Number* stride) const {
        base[0] = 0;
        for (Number s = 0; s < panels; ++s) {
            Number excess = 0;
            for (Number k = 1; k <= columns(s); ++k) {
                const Number more = PK_PADDED(k * size) - k * size;
                if (more > excess) excess = more;
            }
            stride[s] = columns(s) * size + excess;
            base[s + 1] = base[s] + (columns(s) + below(s)) * size * stride[s];
        }
    }

    Number count_updates(Number* pointers) const {
        for (Number s = 0; s <= panels; ++s) pointers[s] = 0;
        for (Number d = 0; d < panels; ++d)
            for (Number r = row_pointers[d], stop; r < row_pointers[d + 1]; r = stop) {
                stop = segment(d, r);
                ++pointers[of[rows[r]] + 1];
            }
        for (Number s = 0; s < panels; ++s) pointers[s + 1] += pointers[s];
        return pointers[panels];
    }

    // Rows of a panel from `r` on that are in one target.
    PK_INLINE Number segment(Number d, Number r) const {
        const Number target = of[rows[r]];
        while (r < row_pointers[d + 1] && of[rows[r]] == target) ++r;
        return r;
    }

    // Each update is the source, and its first row and the end of its rows in the target. Sources ascend.
    void fill_updates(const Number* pointers, Number* updates, Number* at) const {
        for (Number s = 0; s < panels; ++s) at[s] = pointers[s];
        for (Number d = 0; d < panels; ++d)
            for (Number r = row_pointers[d], stop; r < row_pointers[d + 1]; r = stop) {
                stop = segment(d, r);
                Number* const update = updates + 3 * at[of[rows[r]]]++;
                update[0] = d; update[1] = r; update[2] = stop;
            }
    }

    // For each pair of vertices: where its block is added, times two, plus one if it is added transposed.
    void entries(Number count, const Number* pairs, const Number* base, const Number* stride, Number* pointers,
                 Number* list, Number* at) const {
        for (Number s = 0; s <= panels; ++s) pointers[s] = 0;
        for (Number e = 0; e < count; ++e) ++pointers[of[column(pairs + 2 * e)] + 1];
        for (Number s = 0; s < panels; ++s) { pointers[s + 1] += pointers[s]; at[s] = pointers[s]; }
        for (Number e = 0; e < count; ++e) {
            const Number j = column(pairs + 2 * e), s = of[j];
            const Number a = place[pairs[2 * e]], b = place[pairs[2 * e + 1]], i = a > b ? a : b;
            Number* const entry = list + 2 * at[s]++;
            entry[0] = e;
            entry[1] = 2 * (base[s] + local(s, i) * size * stride[s] + (j - first[s]) * size) + (a < b);
        }
    }

    PK_INLINE Number column(const Number* pair) const {
        const Number a = place[pair[0]], b = place[pair[1]];
        return a < b ? a : b;
    }

    // The row of a panel that belongs to a column of the matrix.
    Number local(Number s, Number i) const {
        if (i < first[s + 1]) return i - first[s];
        Number low = row_pointers[s], high = row_pointers[s + 1];
        while (high - low > 1) {
            const Number middle = (low + high) / 2;
            if (rows[middle] <= i) low = middle; else high = middle;
        }
        return columns(s) + low - row_pointers[s];
    }

    // Multiply-adds of blocks that go into a panel.
    double cost(Number s, const Number* update_pointers, const Number* updates) const {
        const double own = double(columns(s));
        double sum = own * own * (own / 3 + double(below(s))) + own + double(below(s));
        for (Number u = update_pointers[s]; u < update_pointers[s + 1]; ++u) {
            const Number d = updates[3 * u], from = updates[3 * u + 1], to = updates[3 * u + 2];
            sum += double(columns(d)) * double(to - from) * double(row_pointers[d + 1] - from);
        }
        return sum;
    }
};

// Tasks in the order in which threads take them: subtrees that are independent of each other, the largest first; then,
// from the leaves to the root, the panels above them, large ones by strips of rows. They do not depend on the number of
// threads, and no number is computed in two tasks, so that the results do not either.
struct Tasks {
    enum { SUBTREE, UPDATE, FACTOR, SOLVE };
    const Structure& structure;
    Number *list, count = 0;                            // kind, panel, from, to, and the tasks that must be done before

    void add(Number kind, Number panel, Number from, Number to, Number wait) {
        Number* const task = list + 5 * count++;
        task[0] = kind; task[1] = panel; task[2] = from; task[3] = to; task[4] = wait;
    }

    // `cost` and `total` have a number for each panel; `total` and `lowest` describe the subtree of each.
    void make(const double* cost, double* total, Number* lowest, Number* above, double strip) {
        const Structure& s = structure;
        const Number panels = s.panels;
        double sum = 0;
        for (Number p = 0; p < panels; ++p) { total[p] = cost[p]; lowest[p] = p; sum += cost[p]; }
        for (Number p = 0; p < panels; ++p) {
            above[p] = s.below(p) ? s.of[s.rows[s.row_pointers[p]]] : -1;
            if (above[p] < 0) continue;
            total[above[p]] += total[p];
            if (lowest[p] < lowest[above[p]]) lowest[above[p]] = lowest[p];
        }
        const double grain = sum / 16;
        for (Number p = 0; p < panels; ++p)
            if (total[p] <= grain && (above[p] < 0 || total[above[p]] > grain)) insert(p, lowest[p], total);
        for (Number p = 0; p < panels; ++p)
            if (total[p] > grain) divide(p, cost[p], strip);
    }

    void insert(Number p, Number lowest, const double* total) {
        Number k = count;
        for (; k > 0 && total[list[5 * k - 4]] < total[p]; --k)
            for (int j = 0; j < 5; ++j) list[5 * k + j] = list[5 * k - 5 + j];
        const Number kept = count;
        count = k;
        add(SUBTREE, p, lowest, p + 1, 0);
        count = kept + 1;
    }

    void divide(Number p, double cost, double strip) {
        const Number own = structure.columns(p), below = structure.below(p), before = count;
        Number strips = cost < strip ? 1 : Number(cost / strip) + 1;
        if (strips > 8) strips = 8;
        if (strips > below) strips = below;
        if (strips < 2) { add(SUBTREE, p, p, p + 1, before); return; }
        add(FACTOR, p, 0, own, before);
        for (Number k = 0; k < strips; ++k)
            add(UPDATE, p, own + below * k / strips, own + below * (k + 1) / strips, before);
        const Number updated = count;
        for (Number k = 0; k < strips; ++k)
            add(SOLVE, p, own + below * k / strips, own + below * (k + 1) / strips, updated);
    }
};
