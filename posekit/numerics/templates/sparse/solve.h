// Solves L L^T x = b in place, for `count` columns at once: x has a row of `count` numbers for each number of a vertex.
struct Solve {
    Number panels, count;
    const Number *first, *row_pointers, *rows, *base, *stride;
    const double *values, *inverses;
    double *x, *sums;                                   // `sums` has room for the rows of one vertex

    PK_INLINE const double* row(Number s, Number r) const { return values + base[s] + r * stride[s]; }

    // y -= l @ x for one row l.
    void subtract(double* y, const double* l, Number depth, const double* x) const {
        if (count > 1) {
            for (Number k = 0; k < depth; ++k)
                for (Number q = 0; q < count; ++q) y[q] -= l[k] * x[k * count + q];
            return;
        }
        Vector sum = Vector(0.0);
        Number k = 0;
        for (; k + LANES <= depth; k += LANES) sum = PK_FUSED(*(const Loose*)(l + k), *(const Loose*)(x + k), sum);
        double total = 0;
        for (; k < depth; ++k) total += l[k] * x[k];
        for (int v = 0; v < LANES; ++v) total += sum[v];
        y[0] -= total;
    }

    // x -= l^T @ y for one row l.
    void subtract_transposed(double* x, const double* l, Number depth, const double* y) const {
        if (count > 1) {
            for (Number k = 0; k < depth; ++k)
                for (Number q = 0; q < count; ++q) x[k * count + q] -= l[k] * y[q];
            return;
        }
        for (Number k = 0; k < depth; ++k) x[k] -= l[k] * y[0];
    }

    // The diagonal block of column k: y = inverse @ y, or its transpose.
    void divide(double* y, Number k, bool transposed) {
        const double* const inverse = inverses + k * (D * PADDED);  // minus the inverse, transposed
        if (count == 1) {
            double sum[D] = {};
            PK_UNROLL for (int r = 0; r < D; ++r)
                PK_UNROLL for (int c = 0; c <= r; ++c) {
                    const double l = inverse[c * PADDED + r];
                    if (transposed) sum[c] -= l * y[r]; else sum[r] -= l * y[c];
                }
            PK_UNROLL for (int r = 0; r < D; ++r) y[r] = sum[r];
            return;
        }
        for (Number j = 0; j < D * count; ++j) sums[j] = 0;
        for (int r = 0; r < D; ++r)
            for (int c = 0; c <= r; ++c) {
                const double l = inverse[c * PADDED + r];
                const int to = transposed ? c : r, from = transposed ? r : c;
                for (Number q = 0; q < count; ++q) sums[to * count + q] -= l * y[from * count + q];
            }
        for (Number j = 0; j < D * count; ++j) y[j] = sums[j];
    }

    void forward(Number s) {
        const Number own = first[s + 1] - first[s], below = row_pointers[s + 1] - row_pointers[s];
        double* const mine = x + first[s] * D * count;
        for (Number c = 0; c < own; ++c) {
            for (int r = 0; r < D; ++r) subtract(mine + (c * D + r) * count, row(s, c * D + r), c * D, mine);
            divide(mine + c * D * count, first[s] + c, false);
        }
        for (Number i = 0; i < below; ++i) {
            double* const y = x + rows[row_pointers[s] + i] * D * count;
            for (int r = 0; r < D; ++r) subtract(y + r * count, row(s, (own + i) * D + r), own * D, mine);
        }
    }

    void backward(Number s) {
        const Number own = first[s + 1] - first[s], below = row_pointers[s + 1] - row_pointers[s];
        double* const mine = x + first[s] * D * count;
        for (Number i = 0; i < below; ++i) {
            const double* const y = x + rows[row_pointers[s] + i] * D * count;
            for (int r = 0; r < D; ++r) subtract_transposed(mine, row(s, (own + i) * D + r), own * D, y + r * count);
        }
        for (Number c = own - 1; c >= 0; --c) {
            double* const y = mine + c * D * count;
            divide(y, first[s] + c, true);
            for (int r = 0; r < D; ++r) subtract_transposed(mine, row(s, c * D + r), c * D, y + r * count);
        }
    }
};
