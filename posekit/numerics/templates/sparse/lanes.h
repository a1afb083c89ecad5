// Numbers of a vector register, and the vectors of a tile: with rows of up to six they fill the registers.
typedef long long Number;
#define PK_INLINE __attribute__((always_inline))
#if defined(__CUDA_ARCH__)
#define PK_ROOT(x) sqrt(x)
#define PK_ROWS(k) if (const Number k = thread; k < count)  // a thread has one
#else
#define PK_ROOT(x) __builtin_elementwise_sqrt(x)
#define PK_ROWS(k) for (Number k = first; k < first + count; ++k)
#endif
#if defined(__AVX512F__)
constexpr int LANES = 8, VECTORS = 3;
#elif defined(__AVX__)
constexpr int LANES = 4, VECTORS = 2;
#elif defined(__aarch64__)
constexpr int LANES = 2, VECTORS = 4;
#else
constexpr int LANES = 2, VECTORS = 2;
#endif
#define PK_PADDED(width) (((width) + LANES - 1) / LANES * LANES)
