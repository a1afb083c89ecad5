typedef $real REAL;
$storage
typedef $store STORE; typedef $bits BITS;
#undef PK_SQRT
#undef PK_RINT
#undef PK_ABS
#undef PK_FMA
#undef PK_TO_BITS
#undef PK_FROM_BITS
#undef PK_CLAMP
#undef PK_UNSCALE
#undef PK_VECTOR
#undef PK_EXP2
#undef PK_LOG2
#if defined(__CUDA_ARCH__)
#define PK_SQRT(x) sqrt$f(x)
#define PK_RINT(x) rint$f(x)
#define PK_ABS(x) fabs$f(x)
#define PK_FMA(a, b, c) fma$f(a, b, c)
#define PK_TO_BITS(x) (BITS)$to_bits(x)
#define PK_FROM_BITS(x) $from_bits(x)
#else
#pragma clang diagnostic ignored "-Wpass-failed"
// Bytes of a vector register of the target: the widest of x86, or that of any other processor, such as ARM.
#if defined(__x86_64__)
#define PK_VECTOR 64
#else
#define PK_VECTOR 16
#endif
#define PK_SQRT(x) __builtin_elementwise_sqrt(x)
#define PK_RINT(x) __builtin_elementwise_rint(x)
#define PK_ABS(x) __builtin_elementwise_abs(x)
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
#define PK_FMA(a, b, c) __builtin_elementwise_fma(a, b, c)
#else
#define PK_FMA(a, b, c) ((a) * (b) + (c))
#endif
#define PK_TO_BITS(x) __builtin_bit_cast(BITS, x)
#define PK_FROM_BITS(x) __builtin_bit_cast(REAL, x)
#endif
#define PK_CLAMP(e) ((e) < BITS($low) ? BITS($low) : (e) > BITS($high) ? BITS($high) : (e))
#define PK_UNSCALE(x) PK_FROM_BITS((BITS)($top - PK_CLAMP(PK_TO_BITS(x) & $exponent)))
// In a sum with 2^$digits, an integer is in the lowest bits.
#define PK_EXP2(k) PK_FROM_BITS(PK_TO_BITS((k) + REAL($biased)) << $digits)
#define PK_LOG2(x) (PK_FROM_BITS((PK_TO_BITS(x) >> $digits) | $carrier) - REAL($biased))
