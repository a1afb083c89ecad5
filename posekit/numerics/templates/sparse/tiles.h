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

    // Pack so many rows of a panel, transposed, for `subtract`: in strips of at most `most` vectors, padded with zeros.
    static void pack(double* target, const double* source, Number ld, Number width, Number depth, int most) {
        for (Number c = 0; c < width; c += most * LANES) {
            const Number left = PK_PADDED(width - c), strip = left < most * LANES ? left : most * LANES;
            const Number real = width - c < strip ? width - c : strip;
            for (Number j = 0; j < real; ++j)
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
