// Products of dense blocks: rows of one vertex times packed columns.
typedef double Vector __attribute__((ext_vector_type(LANES)));
typedef Vector Loose __attribute__((aligned(8)));       // loads and stores at any address
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__aarch64__)
#define PK_FUSED(a, b, c) __builtin_elementwise_fma(a, b, c)
#else
#define PK_FUSED(a, b, c) ((a) * (b) + (c))
#endif
#define PK_UNROLL _Pragma("clang loop unroll(full)")
constexpr int D = $size, PADDED = PK_PADDED(D), WHOLE = PADDED / LANES;
struct Tiles {
$tiles
    // target -= left @ right for the rows of a vertex and so many vectors of columns.
    static inline void subtract(int vectors, double* target, Number stride, const double* left, Number left_stride,
                                const double* right, Number depth) {
        switch (vectors) {
$cases
        }
    }

    // Transpose a square of one vector's width.
    static inline void transpose(double* target, Number stride, const double* source, Number ld) {
        Vector x[LANES];
        PK_UNROLL for (int i = 0; i < LANES; ++i) x[i] = *(const Loose*)(source + i * ld);
        PK_UNROLL for (int step = LANES / 2; step; step /= 2)
            PK_UNROLL for (int i = 0; i < LANES; ++i) {
                if (i & step) continue;
                const Vector a = x[i], b = x[i + step];
                exchange(x[i], x[i + step], a, b, step);
            }
        PK_UNROLL for (int i = 0; i < LANES; ++i) *(Loose*)(target + i * stride) = x[i];
    }

    // Runs of so many numbers, those of the first half of each pair of runs, and those of the second.
    PK_INLINE static void exchange(Vector& first, Vector& second, const Vector a, const Vector b, int step) {
#if defined(__AVX512F__)
        if (step == 4) {
            first = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
            second = __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
        } else if (step == 2) {
            first = __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
            second = __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
        } else {
            first = __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14);
            second = __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
        }
#elif defined(__AVX__)
        if (step == 2) {
            first = __builtin_shufflevector(a, b, 0, 1, 4, 5);
            second = __builtin_shufflevector(a, b, 2, 3, 6, 7);
        } else {
            first = __builtin_shufflevector(a, b, 0, 4, 2, 6);
            second = __builtin_shufflevector(a, b, 1, 5, 3, 7);
        }
#else
        first = __builtin_shufflevector(a, b, 0, 2);
        second = __builtin_shufflevector(a, b, 1, 3);
#endif
    }

    // Pack so many rows of a panel, transposed, for `subtract`: in strips of at most `most` vectors, padded with zeros.
    static void pack(double* target, const double* source, Number ld, Number width, Number depth, int most) {
        for (Number c = 0; c < width; c += most * LANES) {
            const Number left = PK_PADDED(width - c), strip = left < most * LANES ? left : most * LANES;
            const Number real = width - c < strip ? width - c : strip;
            Number j = 0;
            for (; j + LANES <= real; j += LANES) {
                const double* const rows = source + (c + j) * ld;
                Number k = 0;
                for (; k + LANES <= depth; k += LANES) transpose(target + k * strip + j, strip, rows + k, ld);
                for (; k < depth; ++k)
                    for (int v = 0; v < LANES; ++v) target[k * strip + j + v] = rows[v * ld + k];
            }
            for (; j < real; ++j)
                for (Number k = 0; k < depth; ++k) target[k * strip + j] = source[(c + j) * ld + k];
            for (Number j = real; j < strip; ++j)
                for (Number k = 0; k < depth; ++k) target[k * strip + j] = 0;
            target += strip * depth;
        }
    }

    // The same for more columns than the registers have room for.
    static void subtract_wide(double* target, Number stride, const double* left, Number left_stride, const double* right,
                              Number depth, Number width) {
        for (Number c = 0; c < width; c += VECTORS * LANES) {
            const Number rest = (width - c + LANES - 1) / LANES;
            const int vectors = (int)(rest < VECTORS ? rest : VECTORS);
            subtract(vectors, target + c, stride, left, left_stride, right, depth);
            right += vectors * LANES * depth;
        }
    }
};
