    // target -= left @ right for $rows rows and $vectors vectors of columns. `right` is packed: its rows are contiguous.
    static inline void tile_${rows}_$vectors(double* target, Number stride, const double* left, Number left_stride,
                                             const double* right, Number depth) {
        Vector sum[$rows][$vectors];
        PK_UNROLL for (int r = 0; r < $rows; ++r)
            PK_UNROLL for (int v = 0; v < $vectors; ++v) sum[r][v] = Vector(0.0);
        for (Number k = 0; k < depth; ++k, right += $vectors * LANES) {
            Vector b[$vectors];
            PK_UNROLL for (int v = 0; v < $vectors; ++v) b[v] = *(const Loose*)(right + v * LANES);
            PK_UNROLL for (int r = 0; r < $rows; ++r) {
                const Vector a = Vector(left[r * left_stride + k]);
                PK_UNROLL for (int v = 0; v < $vectors; ++v) sum[r][v] = PK_FUSED(a, b[v], sum[r][v]);
            }
        }
        PK_UNROLL for (int r = 0; r < $rows; ++r)
            PK_UNROLL for (int v = 0; v < $vectors; ++v) *(Loose*)(target + r * stride + v * LANES) -= sum[r][v];
    }
