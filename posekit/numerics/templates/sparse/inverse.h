// The blocks of (L L^T)^-1 where L has blocks (Takahashi's equations), from the last panel to the first. With the rows R
// below the columns S of a panel and W = L_RS L_SS^-1: Z_RS = -Z_RR W, and Z_SS = (L_SS L_SS^T)^-1 - W^T Z_RS.
struct Inverse : Tiles {
    Number n, panels;
    const Number *first, *of, *row_pointers, *rows, *base, *stride;
    const double *values, *inverses;
    double *result;                                     // stored like `values`; diagonal blocks are whole
    double *solved, *gathered, *packed;                 // W, a row of Z_RR, and what is packed

    Number columns(Number s) const { return first[s + 1] - first[s]; }
    Number below(Number s) const { return row_pointers[s + 1] - row_pointers[s]; }
    const double* factor(Number s, Number r) const { return values + base[s] + r * D * stride[s]; }
    double* row(Number s, Number r) const { return result + base[s] + r * D * stride[s]; }

    // x = x L_SS^-1 for one row of a panel.
    void divide(Number s, double* x) const {
        for (Number c = columns(s) - 1; c >= 0; --c) {
            const double* const inverse = inverses + (first[s] + c) * (D * PADDED);
            double y[D];
            for (int q = 0; q < D; ++q) {
                y[q] = 0;
                for (int r = q; r < D; ++r) y[q] -= x[c * D + r] * inverse[q * PADDED + r];
            }
            for (int q = 0; q < D; ++q) x[c * D + q] = y[q];
            for (int r = 0; r < D; ++r)
                for (Number k = 0; k < c * D; ++k) x[k] -= y[r] * factor(s, c)[r * stride[s] + k];
        }
    }

    // Copy block (i, j) of Z, i and j rows of the matrix, from the panel of the lesser.
    void fetch(Number i, Number j, double* to, Number ld) const {
        const Number k = i < j ? i : j, t = of[k], m = i < j ? j : i;
        const double* const from = row(t, place(t, m)) + (k - first[t]) * D;
        for (int r = 0; r < D; ++r)
            for (int c = 0; c < D; ++c) to[r * ld + c] = i < j ? from[c * stride[t] + r] : from[r * stride[t] + c];
    }

    Number place(Number s, Number i) const {
        if (i < first[s + 1]) return i - first[s];
        Number low = row_pointers[s], high = row_pointers[s + 1];
        while (high - low > 1) {
            const Number middle = (low + high) / 2;
            if (rows[middle] <= i) low = middle; else high = middle;
        }
        return columns(s) + low - row_pointers[s];
    }

    void panel(Number s) {
        const Number own = columns(s), count = below(s), width = own * D, height = count * D, ld = stride[s];
        const Number* const list = rows + row_pointers[s];
        for (Number r = 0; r < height; ++r) {
            double* const x = solved + r * width;
            for (Number k = 0; k < width; ++k) x[k] = factor(s, own)[r * ld + k];
            divide(s, x);
        }
        for (double* x = row(s, 0); x < row(s, own + count); ++x) *x = 0;
        pack_columns(solved, width, height, width);
        for (Number i = 0; i < count; ++i) {
            for (Number j = 0; j < count; ++j) fetch(list[i], list[j], gathered + j * D, height);
            subtract_wide(row(s, own + i), ld, gathered, height, packed, height, width);
        }
        corner(s, own, count, width, height, ld);
    }

    // Z_SS: the inverse of the diagonal blocks, column by column, and the product of W and Z_RS.
    void corner(Number s, Number own, Number count, Number width, Number height, Number ld) {
        for (Number c = 0; c < width; ++c) {            // row c of the identity times (L L^T)^-1
            double* const x = row(s, 0) + c * ld;
            for (Number k = 0; k < width; ++k) x[k] = k == c;
            forward(s, x);
            divide(s, x);
        }
        for (Number c = 0; c < width; ++c)
            for (Number r = 0; r < height; ++r) gathered[r * width + c] = row(s, own)[r * ld + c];
        for (Number c = 0; c < width; ++c)
            for (Number r = 0; r < height; ++r) {
                const double w = solved[r * width + c];
                for (Number k = 0; k < width; ++k) row(s, 0)[c * ld + k] -= w * gathered[r * width + k];
            }
        // Symmetric, or rounding errors grow exponentially from panel to panel of a chain.
        for (Number c = 0; c < width; ++c)
            for (Number k = 0; k < c; ++k) {
                double &lower = row(s, 0)[c * ld + k], &upper = row(s, 0)[k * ld + c];
                lower = upper = (lower + upper) / 2;
            }
    }

    // x = x L_SS^-T for one row.
    void forward(Number s, double* x) const {
        for (Number c = 0; c < columns(s); ++c) {
            const double* const inverse = inverses + (first[s] + c) * (D * PADDED);
            double y[D];
            for (int r = 0; r < D; ++r)
                for (Number k = 0; k < c * D; ++k) x[c * D + r] -= x[k] * factor(s, c)[r * stride[s] + k];
            for (int r = 0; r < D; ++r) {
                y[r] = 0;
                for (int q = 0; q <= r; ++q) y[r] -= x[c * D + q] * inverse[q * PADDED + r];
            }
            for (int r = 0; r < D; ++r) x[c * D + r] = y[r];
        }
    }

    // Pack a matrix whose rows are contiguous for `subtract_wide`.
    void pack_columns(const double* source, Number ld, Number depth, Number width) {
        double* target = packed;
        for (Number c = 0; c < width; c += VECTORS * LANES) {
            const Number left = PK_PADDED(width - c), strip = left < VECTORS * LANES ? left : VECTORS * LANES;
            for (Number k = 0; k < depth; ++k)
                for (Number j = 0; j < strip; ++j) target[k * strip + j] = c + j < width ? source[k * ld + c + j] : 0;
            target += strip * depth;
        }
    }
};
