// Symbolic analysis: from an order of elimination to panels. A panel is a run of columns that share the rows below them,
// a supernode or a part of one. It is stored as one dense matrix, the rows of its own columns first.
struct Analysis {
    Number n;
    const Number *pointers, *neighbours;                // the graph, both directions of each edge, without loops
    Number *order, *place, *parent, *count, *child, *next, *mark, *work;

    Analysis(Number n, const Number* pointers, const Number* neighbours, Number* order, Number* scratch)
        : n(n), pointers(pointers), neighbours(neighbours), order(order) {
        place = scratch; parent = place + n; count = parent + n; child = count + n; next = child + n;
        mark = next + n; work = mark + n;
    }

    void invert() { for (Number k = 0; k < n; ++k) place[order[k]] = k; }

    // The elimination tree (Liu), with path compression in `mark`.
    void tree() {
        for (Number k = 0; k < n; ++k) {
            parent[k] = mark[k] = -1;
            for (Number e = pointers[order[k]]; e < pointers[order[k] + 1]; ++e)
                for (Number i = place[neighbours[e]], up; i >= 0 && i < k; i = up) {
                    up = mark[i]; mark[i] = k;
                    if (up < 0) parent[i] = k;
                }
        }
    }

    // Relabel the vertices in postorder of the tree, so that each subtree is a range.
    void postorder() {
        for (Number k = 0; k < n; ++k) child[k] = -1;
        for (Number k = n - 1; k >= 0; --k)
            if (parent[k] >= 0) { next[k] = child[parent[k]]; child[parent[k]] = k; }
        Number at = 0, *const stack = work, *const post = mark;
        for (Number root = 0; root < n; ++root) {
            if (parent[root] >= 0) continue;
            Number depth = 0;
            stack[0] = root;
            while (depth >= 0) {
                const Number k = stack[depth], down = child[k];
                if (down >= 0) { child[k] = next[down]; stack[++depth] = down; }
                else { post[k] = at++; --depth; }
            }
        }
        for (Number k = 0; k < n; ++k) { next[post[k]] = order[k]; work[post[k]] = parent[k] < 0 ? -1 : post[parent[k]]; }
        for (Number k = 0; k < n; ++k) { order[k] = next[k]; parent[k] = work[k]; }
        invert();
    }

    // Blocks below the diagonal of each column: each row visits its subtree once.
    void counts() {
        for (Number k = 0; k < n; ++k) { count[k] = 0; mark[k] = -1; }
        for (Number k = 0; k < n; ++k) {
            mark[k] = k;
            for (Number e = pointers[order[k]]; e < pointers[order[k] + 1]; ++e)
                for (Number i = place[neighbours[e]]; i < k && mark[i] != k; i = parent[i]) { mark[i] = k; ++count[i]; }
        }
    }

    double operations() const {                         // multiply-adds of blocks
        double sum = 0;
        for (Number k = 0; k < n; ++k) sum += 0.5 * double(count[k]) * double(count[k] + 1);
        return sum;
    }

    // First columns of the panels; returns their number. Neighbouring columns with the same rows below them are a supernode,
    // which is divided into panels of at most `widest` columns. Joining supernodes whose rows differ a little, for larger
    // panels, was measured to gain nothing: blocks fill the registers already.
    Number panels(Number* first, Number widest) {
        Number found = 0, begin = 0;
        for (Number k = 0; k < n; ++k) {
            if (k + 1 < n && parent[k] == k + 1 && count[k] == count[k + 1] + 1) continue;
            const Number columns = k + 1 - begin, parts = (columns + widest - 1) / widest;
            for (Number p = 0; p < parts; ++p) first[found++] = begin + columns * p / parts;
            begin = k + 1;
        }
        first[found] = n;
        return found;
    }

    // Rows below each panel: those of its columns' edges and of the panels whose first row is in it.
    Number rows(Number panels, const Number* first, Number* of, Number* row_pointers, Number* row_list) {
        Number at = 0;
        for (Number k = 0; k < n; ++k) mark[k] = -1;
        for (Number s = 0; s < panels; ++s) {
            child[s] = -1;
            for (Number k = first[s]; k < first[s + 1]; ++k) of[k] = s;
        }
        for (Number s = 0; s < panels; ++s) {
            const Number begin = at, stop = first[s + 1];
            row_pointers[s] = begin;
            auto add = [&](Number i) PK_INLINE { if (i >= stop && mark[i] != s) { mark[i] = s; row_list[at++] = i; } };
            for (Number k = first[s]; k < stop; ++k)
                for (Number e = pointers[order[k]]; e < pointers[order[k] + 1]; ++e) add(place[neighbours[e]]);
            for (Number c = child[s]; c >= 0; c = next[c])
                for (Number r = row_pointers[c]; r < row_pointers[c + 1]; ++r) add(row_list[r]);
            sort(row_list + begin, at - begin);
            row_pointers[s + 1] = at;
            if (at > begin) { const Number up = of[row_list[begin]]; next[s] = child[up]; child[up] = s; }
        }
        return at;
    }

    static void sort(Number* a, Number count) {         // shell sort
        for (Number gap = count / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11)
            for (Number x = gap; x < count; ++x) {
                const Number value = a[x];
                Number y = x;
                for (; y >= gap && a[y - gap] > value; y -= gap) a[y] = a[y - gap];
                a[y] = value;
            }
    }
};
