// Numeric factorisation of a block-sparse matrix: A + damping = L L^T, panel by panel, left-looking. All numbers of a panel
// are computed in one order, whichever thread computes them.
struct Factor : Tiles {
    Number n, panels;
    const Number *order, *first, *row_pointers, *rows, *base, *stride, *update_pointers, *updates;
    const Number *entry_pointers, *entries;
    const double *diagonal, *blocks;
    double absolute, relative, tolerance, idle, least = 1e300;  // the least pivot, relative to its diagonal entry
    double *values, *inverses, *pivots;                 // panels; of each diagonal block: its inverse, and its diagonal
    double *packed, *triangle;                          // of this thread
    int* local;                                         // of this thread: the row of a panel by the column of the matrix

    PK_INLINE Number columns(Number s) const { return first[s + 1] - first[s]; }
    PK_INLINE Number below(Number s) const { return row_pointers[s + 1] - row_pointers[s]; }
    PK_INLINE double* row(Number s, Number r) const { return values + base[s] + r * D * stride[s]; }

    // Write the entries of the matrix into rows [from, to) of a panel, zeros elsewhere.
    void assemble(Number s, Number from, Number to) {
        double *const begin = row(s, from), *const end = row(s, to);
        for (double* x = begin; x < end; ++x) *x = 0;
        const Number ld = stride[s];
        for (Number e = entry_pointers[s]; e < entry_pointers[s + 1]; ++e) {
            double* const to = values + entries[2 * e + 1] / 2;
            if (to < begin || to >= end) continue;
            const double* const block = blocks + entries[2 * e] * (D * D);
            const bool transposed = entries[2 * e + 1] & 1;
            for (int r = 0; r < D; ++r)
                for (int c = 0; c < D; ++c) to[r * ld + c] += transposed ? block[c * D + r] : block[r * D + c];
        }
        for (Number c = from; c < to && c < columns(s); ++c) {
            const Number k = first[s] + c;
            const double* const block = diagonal + order[k] * (D * D);
            double* const to = row(s, c) + c * D;
            for (int r = 0; r < D; ++r) {
                for (int q = 0; q < D; ++q) to[r * ld + q] += block[r * D + q];
                if (to[r * ld + r] == 0) to[r * ld + r] = idle;
                to[r * ld + r] += absolute + relative * to[r * ld + r];
                pivots[k * D + r] = to[r * ld + r];
            }
        }
    }

    // Subtract the products of the panels below in the tree from rows [from, to) of a panel.
    void update(Number s, Number from, Number to) {
        const Number own = columns(s), ld = stride[s], *const list = rows + row_pointers[s];
        for (Number c = 0; c < own; ++c) local[first[s] + c] = (int)c;
        for (Number r = 0; r < below(s); ++r) local[list[r]] = (int)(own + r);
        for (Number u = update_pointers[s]; u < update_pointers[s + 1]; ++u) {
            const Number d = updates[3 * u], begin = updates[3 * u + 1], end = updates[3 * u + 2];
            const Number depth = columns(d) * D, left_stride = stride[d];
            Number low = begin, high = row_pointers[d + 1];
            while (low < high && local[rows[low]] < from) ++low;
            while (high > low && local[rows[high - 1]] >= to) --high;
            if (low == high) continue;
            const double* const source = row(d, columns(d)) - row_pointers[d] * D * left_stride;
            for (Number a = begin, b; a < end; a = b) { // runs of neighbouring columns
                for (b = a + 1; b < end && rows[b] == rows[b - 1] + 1; ++b) {}
                const Number width = (b - a) * D;
                pack(packed, source + a * D * left_stride, left_stride, width, depth, VECTORS);
                const double* right = packed;           // a strip of it stays in the nearest cache for all rows
                for (Number c = 0; c < width; c += VECTORS * LANES) {
                    const Number rest = (width - c + LANES - 1) / LANES, column = local[rows[a]] * D + c;
                    const int vectors = (int)(rest < VECTORS ? rest : VECTORS);
                    for (Number r = low > a ? low : a; r < high; ++r) {
                        double* const target = row(s, local[rows[r]]) + column;
                        subtract(vectors, target, ld, source + r * D * left_stride, left_stride, right, depth);
                    }
                    right += vectors * LANES * depth;
                }
            }
        }
    }

    PK_INLINE double* triangle_row(Number c) const { return triangle + c * (c - 1) / 2 * D * PADDED; }

    // Divide a block of a row by the diagonal block of column c, whose columns before c are divided already.
    void divide(double* x, Number ld, Number s, Number c) {
        double block[D * D];
        subtract_padded(x + c * D, ld, x, ld, triangle_row(c), c * D);
        for (int r = 0; r < D; ++r)
            for (int q = 0; q < D; ++q) { block[r * D + q] = x[c * D + r * ld + q]; x[c * D + r * ld + q] = 0; }
        subtract_padded(x + c * D, ld, block, D, inverses + (first[s] + c) * (D * PADDED), D);
    }

    PK_INLINE static void subtract_padded(double* x, Number ld, const double* left, Number left_stride, const double* right,
                                Number depth) {
        subtract(WHOLE, x, ld, left, left_stride, right, depth);
    }

    PK_INLINE void pack_row(Number s, Number c) {
        pack(triangle_row(c), row(s, c), stride[s], D, c * D, WHOLE);
    }

    // Factorise the diagonal blocks of a panel. Returns the column that is not positive definite, or -1.
    Number factorise(Number s) {
        const Number ld = stride[s];
        for (Number i = 0; i < columns(s); ++i) {
            double* const x = row(s, i);
            for (Number c = 0; c < i; ++c) divide(x, ld, s, c);
            pack_row(s, i);
            subtract_padded(x + i * D, ld, x, ld, triangle_row(i), i * D);
            if (!cholesky(x + i * D, ld, first[s] + i)) return first[s] + i;
        }
        return -1;
    }

    // The Cholesky factor of a diagonal block, and minus its inverse, transposed and padded.
    bool cholesky(double* x, Number ld, Number k) {
        double* const inverse = inverses + k * (D * PADDED);
        double reciprocal[D];
        for (int c = 0; c < D; ++c) {
            double pivot = x[c * ld + c];
            for (int q = 0; q < c; ++q) pivot -= x[c * ld + q] * x[c * ld + q];
            if (!(pivot > tolerance * pivots[k * D + c] && pivot < 1e300)) return false;
            if (pivot < least * pivots[k * D + c]) least = pivot / pivots[k * D + c];
            pivot = PK_ROOT(pivot);
            x[c * ld + c] = pivot;
            reciprocal[c] = 1 / pivot;
            for (int r = c + 1; r < D; ++r) {
                double t = x[r * ld + c];
                for (int q = 0; q < c; ++q) t -= x[r * ld + q] * x[c * ld + q];
                x[r * ld + c] = t * reciprocal[c];
            }
        }
        for (int c = 0; c < D * PADDED; ++c) inverse[c] = 0;
        for (int c = 0; c < D; ++c) {
            inverse[c * PADDED + c] = -reciprocal[c];
            for (int r = c + 1; r < D; ++r) {
                double t = 0;
                for (int q = c; q < r; ++q) t -= x[r * ld + q] * inverse[c * PADDED + q];
                inverse[c * PADDED + r] = t * reciprocal[r];
            }
        }
        return true;
    }

    // Divide rows [from, to) of a panel by its factorised diagonal blocks.
    void solve(Number s, Number from, Number to) {
        for (Number r = from; r < to; ++r)
            for (Number c = 0; c < columns(s); ++c) divide(row(s, r), stride[s], s, c);
    }

    void pack_triangle(Number s) { for (Number c = 1; c < columns(s); ++c) pack_row(s, c); }

    // One task. Returns the column that is not positive definite, or -1.
    Number run(Number kind, Number panel, Number from, Number to) {
        if (kind == UPDATE || kind == FACTOR) {
            assemble(panel, from, to);
            update(panel, from, to);
            return kind == FACTOR ? factorise(panel) : -1;
        }
        if (kind == SOLVE) { pack_triangle(panel); solve(panel, from, to); return -1; }
        for (Number s = from; s < to; ++s) {
            const Number height = columns(s) + below(s);
            assemble(s, 0, height);
            update(s, 0, height);
            const Number failing = factorise(s);
            if (failing >= 0) return failing;
            solve(s, columns(s), height);
        }
        return -1;
    }
    enum { SUBTREE, UPDATE, FACTOR, SOLVE };
};
