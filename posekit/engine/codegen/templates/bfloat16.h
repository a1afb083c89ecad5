// The upper half of a float, rounded to even. Warp has such a type too, but to name it costs each of NVRTC's builds the
// half second that its header takes.
struct BFloat16 {
unsigned short bits;
BFloat16() = default;
#if defined(__CUDA_ARCH__)
#if __CUDA_ARCH__ >= 800
CUDA_CALLABLE BFloat16(REAL x) { asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(bits) : "f"(x)); }
#else
CUDA_CALLABLE BFloat16(REAL x) { const unsigned b = __float_as_uint(x);
bits = (unsigned short)(x != x ? b >> 16 | 0x40 : (b + 0x7fff + (b >> 16 & 1)) >> 16); }
#endif
CUDA_CALLABLE operator REAL() const { return __uint_as_float((unsigned)bits << 16); }
#else
BFloat16(REAL x) { const unsigned b = __builtin_bit_cast(unsigned, x);
bits = (unsigned short)(x != x ? b >> 16 | 0x40 : (b + 0x7fff + (b >> 16 & 1)) >> 16); }
operator REAL() const { return __builtin_bit_cast(REAL, (unsigned)bits << 16); }
#endif
};
