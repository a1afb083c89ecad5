#define WP_NO_BFLOAT16

#define WP_TILE_BLOCK_DIM 1
#define WP_NO_CRT
#include "builtin.h"
#include "deterministic.h"

#define builtin_tid1d() wp::linear_tid<wp_linear_tid>(task_index, dim)
#define builtin_tid2d(x, y) wp::tid(x, y, task_index, dim)
#define builtin_tid3d(x, y, z) wp::tid(x, y, z, task_index, dim)
#define builtin_tid4d(x, y, z, w) wp::tid(x, y, z, w, task_index, dim)

#define builtin_block_dim() wp::block_dim()


// avoid namespacing of float type for casting to float type, this is to avoid wp::float(x), which is not valid in C++
#define float(x) cast_float(x)
#define adj_float(x, adj_x, adj_ret) adj_cast_float(x, adj_x, adj_ret)

#define int(x) cast_int(x)
#define adj_int(x, adj_x, adj_ret) adj_cast_int(x, adj_x, adj_ret)


// <posekit least_squares.advance.R.3 f32.sssssssssssssssssssssssssssssss>:1
static CUDA_CALLABLE void pk_least_squares_advance_R_3_f32_e550719e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 i8_,
    wp::uint64 i9_,
    wp::uint64 i10_,
    wp::uint64 i11_,
    wp::uint64 i12_,
    wp::uint64 i13_,
    wp::uint64 i14_,
    wp::uint64 i15_,
    wp::uint64 i16_,
    wp::uint64 i17_,
    wp::uint64 i18_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
    wp::uint64 o9_,
    wp::uint64 o10_,
    wp::uint64 o11_,
    wp::int64 n0,
    wp::int64 n1,
    wp::int64 n2,
    wp::int64 m,
    wp::int64 i0_s0,
    wp::int64 i0_s1,
    wp::int64 i0_s2,
    wp::int64 i0_s3,
    wp::int64 i1_s0,
    wp::int64 i1_s1,
    wp::int64 i1_s2,
    wp::int64 i1_s3,
    wp::int64 i2_s0,
    wp::int64 i2_s1,
    wp::int64 i2_s2,
    wp::int64 i2_s3,
    wp::int64 i3_s0,
    wp::int64 i3_s1,
    wp::int64 i3_s2,
    wp::int64 i3_s3,
    wp::int64 i4_s0,
    wp::int64 i4_s1,
    wp::int64 i4_s2,
    wp::int64 i4_s3,
    wp::int64 i5_s0,
    wp::int64 i5_s1,
    wp::int64 i5_s2,
    wp::int64 i5_s3,
    wp::int64 i6_s0,
    wp::int64 i6_s1,
    wp::int64 i6_s2,
    wp::int64 i6_s3,
    wp::int64 i7_s0,
    wp::int64 i7_s1,
    wp::int64 i7_s2,
    wp::int64 i7_s3,
    wp::int64 i8_s0,
    wp::int64 i8_s1,
    wp::int64 i8_s2,
    wp::int64 i8_s3,
    wp::int64 i9_s0,
    wp::int64 i9_s1,
    wp::int64 i9_s2,
    wp::int64 i9_s3,
    wp::int64 i10_s0,
    wp::int64 i10_s1,
    wp::int64 i10_s2,
    wp::int64 i10_s3,
    wp::int64 i11_s0,
    wp::int64 i11_s1,
    wp::int64 i11_s2,
    wp::int64 i11_s3,
    wp::int64 i12_s0,
    wp::int64 i12_s1,
    wp::int64 i12_s2,
    wp::int64 i12_s3,
    wp::int64 i13_s0,
    wp::int64 i13_s1,
    wp::int64 i13_s2,
    wp::int64 i13_s3,
    wp::int64 i14_s0,
    wp::int64 i14_s1,
    wp::int64 i14_s2,
    wp::int64 i14_s3,
    wp::int64 i15_s0,
    wp::int64 i15_s1,
    wp::int64 i15_s2,
    wp::int64 i15_s3,
    wp::int64 i16_s0,
    wp::int64 i16_s1,
    wp::int64 i16_s2,
    wp::int64 i16_s3,
    wp::int64 i17_s0,
    wp::int64 i17_s1,
    wp::int64 i17_s2,
    wp::int64 i17_s3,
    wp::int64 i18_s0,
    wp::int64 i18_s1,
    wp::int64 i18_s2,
    wp::int64 i18_s3,
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
    wp::int64 o6_s0,
    wp::int64 o6_s1,
    wp::int64 o6_s2,
    wp::int64 o6_s3,
    wp::int64 o7_s0,
    wp::int64 o7_s1,
    wp::int64 o7_s2,
    wp::int64 o7_s3,
    wp::int64 o8_s0,
    wp::int64 o8_s1,
    wp::int64 o8_s2,
    wp::int64 o8_s3,
    wp::int64 o9_s0,
    wp::int64 o9_s1,
    wp::int64 o9_s2,
    wp::int64 o9_s3,
    wp::int64 o10_s0,
    wp::int64 o10_s1,
    wp::int64 o10_s2,
    wp::int64 o10_s3,
    wp::int64 o11_s0,
    wp::int64 o11_s1,
    wp::int64 o11_s2,
    wp::int64 o11_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i5_e1,
    wp::int64 i6_e0,
    wp::int64 i6_e1,
    wp::int64 i7_e0,
    wp::int64 i7_e1,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i11_e0,
    wp::int64 i12_e0,
    wp::int64 i13_e0,
    wp::int64 i13_e1,
    wp::int64 i14_e0,
    wp::int64 i14_e1,
    wp::int64 i15_e0,
    wp::int64 i15_e1,
    wp::int64 i16_e0,
    wp::int64 i17_e0,
    wp::int64 i18_e0)
{
// i0 = best_x0_0
// i1 = best_x1_0
// i2 = best_cost
// i3 = best_gradient0
// i4 = best_gradient1
// i5 = best_hessian0_0
// i6 = best_hessian0_1
// i7 = best_hessian1_1
// i8 = trial_x0_0
// i9 = trial_x1_0
// i10 = trial_cost
// i11 = trial_gradient0
// i12 = trial_gradient1
// i13 = trial_hessian0_0
// i14 = trial_hessian0_1
// i15 = trial_hessian1_1
// i16 = control
// i17 = region
// i18 = settings
// o0 = best_x0_0
// o1 = best_x1_0
// o2 = best_cost
// o3 = best_gradient0
// o4 = best_gradient1
// o5 = best_hessian0_0
// o6 = best_hessian0_1
// o7 = best_hessian1_1
// o8 = trial_x0_0
// o9 = trial_x1_0
// o10 = control
// o11 = region
typedef wp::float32 REAL;

typedef wp::float32 STORE; typedef unsigned int BITS;
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
#define PK_SQRT(x) sqrtf(x)
#define PK_RINT(x) rintf(x)
#define PK_ABS(x) fabsf(x)
#define PK_FMA(a, b, c) fmaf(a, b, c)
#define PK_TO_BITS(x) (BITS)__float_as_uint(x)
#define PK_FROM_BITS(x) __uint_as_float(x)
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
#define PK_CLAMP(e) ((e) < BITS(0x01000000u) ? BITS(0x01000000u) : (e) > BITS(0x7e000000u) ? BITS(0x7e000000u) : (e))
#define PK_UNSCALE(x) PK_FROM_BITS((BITS)(0x7f000000u - PK_CLAMP(PK_TO_BITS(x) & 0x7f800000u)))
// In a sum with 2^23, an integer is in the lowest bits.
#define PK_EXP2(k) PK_FROM_BITS(PK_TO_BITS((k) + REAL(8388735.0)) << 23)
#define PK_LOG2(x) (PK_FROM_BITS((PK_TO_BITS(x) >> 23) | 0x4b000000u) - REAL(8388735.0))
#if defined(__CUDA_ARCH__)
#error no kernel of this layout is for this device
#else
for (long long k0 = 0; k0 < n0; ++k0) for (long long k1 = 0; k1 < n1; ++k1) for (long long k2 = 0; k2 < n2; ++k2) {
const STORE* const i0_b = (const STORE*)i0_ + k0 * i0_s0 + k1 * i0_s1 + k2 * i0_s2;
const STORE* const i1_b = (const STORE*)i1_ + k0 * i1_s0 + k1 * i1_s1 + k2 * i1_s2;
const STORE* const i2_b = (const STORE*)i2_ + k0 * i2_s0 + k1 * i2_s1 + k2 * i2_s2;
const STORE* const i3_b = (const STORE*)i3_ + k0 * i3_s0 + k1 * i3_s1 + k2 * i3_s2;
const STORE* const i4_b = (const STORE*)i4_ + k0 * i4_s0 + k1 * i4_s1 + k2 * i4_s2;
const STORE* const i5_b = (const STORE*)i5_ + k0 * i5_s0 + k1 * i5_s1 + k2 * i5_s2;
const STORE* const i6_b = (const STORE*)i6_ + k0 * i6_s0 + k1 * i6_s1 + k2 * i6_s2;
const STORE* const i7_b = (const STORE*)i7_ + k0 * i7_s0 + k1 * i7_s1 + k2 * i7_s2;
const STORE* const i8_b = (const STORE*)i8_ + k0 * i8_s0 + k1 * i8_s1 + k2 * i8_s2;
const STORE* const i9_b = (const STORE*)i9_ + k0 * i9_s0 + k1 * i9_s1 + k2 * i9_s2;
const STORE* const i10_b = (const STORE*)i10_ + k0 * i10_s0 + k1 * i10_s1 + k2 * i10_s2;
const STORE* const i11_b = (const STORE*)i11_ + k0 * i11_s0 + k1 * i11_s1 + k2 * i11_s2;
const STORE* const i12_b = (const STORE*)i12_ + k0 * i12_s0 + k1 * i12_s1 + k2 * i12_s2;
const STORE* const i13_b = (const STORE*)i13_ + k0 * i13_s0 + k1 * i13_s1 + k2 * i13_s2;
const STORE* const i14_b = (const STORE*)i14_ + k0 * i14_s0 + k1 * i14_s1 + k2 * i14_s2;
const STORE* const i15_b = (const STORE*)i15_ + k0 * i15_s0 + k1 * i15_s1 + k2 * i15_s2;
const STORE* const i16_b = (const STORE*)i16_ + k0 * i16_s0 + k1 * i16_s1 + k2 * i16_s2;
const STORE* const i17_b = (const STORE*)i17_ + k0 * i17_s0 + k1 * i17_s1 + k2 * i17_s2;
const STORE* const i18_b = (const STORE*)i18_ + k0 * i18_s0 + k1 * i18_s1 + k2 * i18_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
STORE* const o7_b = (STORE*)o7_ + k0 * o7_s0 + k1 * o7_s1 + k2 * o7_s2;
STORE* const o8_b = (STORE*)o8_ + k0 * o8_s0 + k1 * o8_s1 + k2 * o8_s2;
STORE* const o9_b = (STORE*)o9_ + k0 * o9_s0 + k1 * o9_s1 + k2 * o9_s2;
STORE* const o10_b = (STORE*)o10_ + k0 * o10_s0 + k1 * o10_s1 + k2 * o10_s2;
STORE* const o11_b = (STORE*)o11_ + k0 * o11_s0 + k1 * o11_s1 + k2 * o11_s2;
// Bytes of a vector of lanes.
#if defined(__AVX512F__)
#define PK_LANES 64
#elif defined(__AVX__)
#define PK_LANES 32
#else
#define PK_LANES 16
#endif
enum { LANES = PK_LANES / sizeof(REAL) };
typedef REAL Lanes __attribute__((ext_vector_type(LANES)));
typedef BITS LaneBits __attribute__((ext_vector_type(LANES)));
#undef PK_LANES
// Copies between tensors and tiles stand once in the text: for each tensor, they would take most of the time to compile.
// Rows ``step`` numbers apart, or those that ``x`` names; spare lanes repeat the last one.
auto gather = [](REAL (* __restrict t)[LANES], const STORE* __restrict p, const long long* __restrict x, long long step,
                 int nb, int rows, int columns, long long by_row, long long by_column) __attribute__((noinline)) {
for (int r = 0; r < rows; ++r) for (int c = 0; c < columns; ++c, ++t) {
const STORE* const q = p + r * by_row + c * by_column;
*(Lanes*)t = Lanes(REAL(q[(x ? x[nb - 1] : nb - 1) * step]));
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb - 1; ++i) (*t)[i] = REAL(q[(x ? x[i] : i) * step]);
}
};
auto scatter = [](const REAL (* __restrict t)[LANES], STORE* __restrict p, const long long* __restrict x,
                  long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
STORE* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] = STORE(t[k][i]);
}
};
auto add = [](const REAL (* __restrict t)[LANES], double* __restrict p, const long long* __restrict x,
              long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
double* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] += (double)t[k][i];
}
};
alignas(64) REAL i_t[106][LANES];
alignas(64) REAL o_t[64][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 4;
REAL (* const i2_t)[LANES] = i_t + 7;
REAL (* const i3_t)[LANES] = i_t + 8;
REAL (* const i4_t)[LANES] = i_t + 11;
REAL (* const i5_t)[LANES] = i_t + 14;
REAL (* const i6_t)[LANES] = i_t + 23;
REAL (* const i7_t)[LANES] = i_t + 32;
REAL (* const i8_t)[LANES] = i_t + 41;
REAL (* const i9_t)[LANES] = i_t + 45;
REAL (* const i10_t)[LANES] = i_t + 48;
REAL (* const i11_t)[LANES] = i_t + 49;
REAL (* const i12_t)[LANES] = i_t + 52;
REAL (* const i13_t)[LANES] = i_t + 55;
REAL (* const i14_t)[LANES] = i_t + 64;
REAL (* const i15_t)[LANES] = i_t + 73;
REAL (* const i16_t)[LANES] = i_t + 82;
REAL (* const i17_t)[LANES] = i_t + 90;
REAL (* const i18_t)[LANES] = i_t + 98;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 4;
REAL (* const o2_t)[LANES] = o_t + 7;
REAL (* const o3_t)[LANES] = o_t + 8;
REAL (* const o4_t)[LANES] = o_t + 11;
REAL (* const o5_t)[LANES] = o_t + 14;
REAL (* const o6_t)[LANES] = o_t + 23;
REAL (* const o7_t)[LANES] = o_t + 32;
REAL (* const o8_t)[LANES] = o_t + 41;
REAL (* const o9_t)[LANES] = o_t + 45;
REAL (* const o10_t)[LANES] = o_t + 48;
REAL (* const o11_t)[LANES] = o_t + 56;
// In a function of its own, which is no loop: optimisations of loops would take half of the time to compile.
auto element = [](const Lanes* __restrict i_t, const REAL* __restrict fixed, Lanes* __restrict o_t)
    __attribute__((noinline)) {
typedef Lanes REAL;
typedef LaneBits BITS;
auto factor_6 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L of a matrix L L^T: a0 has the lower triangle without its diagonal, a1 that, and a2 the smallest pivot.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
REAL* const inverses = r + 15;
REAL* const pivots = inverses + 6;
#pragma clang loop unroll(full)
for (int j = 0; j < 6; ++j) {
    const REAL* const row = r + j * (j - 1) / 2;
    pivots[j] = less(a1[j], row, row, j);
    inverses[j] = REAL(1) / PK_SQRT(pivots[j] < a2[0] ? a2[0] : pivots[j]);
    #pragma clang loop unroll(full)
    for (int i = j + 1; i < 6; ++i) {
        const int begin = i * (i - 1) / 2;
        r[begin + j] = less(a0[begin + j], r + begin, row, j) * inverses[j];
    }
}
};
auto forward_6 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
const REAL* row = a0;
#pragma clang loop unroll(full)
for (int i = 0; i < 6; ++i) {
    r[i] = less(a2[i], row, r, i) * a1[i];
    row += i;
}
};
auto backward_6 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L^T r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
#pragma clang loop unroll(full)
for (int i = 6 - 1; i >= 0; --i) {
    REAL x = a2[i];
    #pragma clang loop unroll(full)
    for (int k = i + 1; k < 6; ++k) x = x - a0[k * (k - 1) / 2 + i] * r[k];
    r[i] = x * a1[i];
}
};
const REAL v0 = REAL(i_t[0 + 0]);
const REAL v1 = REAL(i_t[0 + 1]);
const REAL v2 = REAL(i_t[0 + 2]);
const REAL v3 = REAL(i_t[0 + 3]);
const REAL v4 = REAL(i_t[4 + 0]);
const REAL v5 = REAL(i_t[4 + 1]);
const REAL v6 = REAL(i_t[4 + 2]);
const REAL v7 = REAL(i_t[7 + 0]);
const REAL v8 = REAL(i_t[8 + 0]);
const REAL v9 = REAL(i_t[8 + 1]);
const REAL v10 = REAL(i_t[8 + 2]);
const REAL v11 = REAL(i_t[11 + 0]);
const REAL v12 = REAL(i_t[11 + 1]);
const REAL v13 = REAL(i_t[11 + 2]);
const REAL v14 = REAL(i_t[14 + 0]);
const REAL v15 = REAL(i_t[14 + 1]);
const REAL v16 = REAL(i_t[14 + 2]);
const REAL v17 = REAL(i_t[14 + 3]);
const REAL v18 = REAL(i_t[14 + 4]);
const REAL v19 = REAL(i_t[14 + 5]);
const REAL v20 = REAL(i_t[14 + 6]);
const REAL v21 = REAL(i_t[14 + 7]);
const REAL v22 = REAL(i_t[14 + 8]);
const REAL v23 = REAL(i_t[23 + 0]);
const REAL v24 = REAL(i_t[23 + 1]);
const REAL v25 = REAL(i_t[23 + 2]);
const REAL v26 = REAL(i_t[23 + 3]);
const REAL v27 = REAL(i_t[23 + 4]);
const REAL v28 = REAL(i_t[23 + 5]);
const REAL v29 = REAL(i_t[23 + 6]);
const REAL v30 = REAL(i_t[23 + 7]);
const REAL v31 = REAL(i_t[23 + 8]);
const REAL v32 = REAL(i_t[32 + 0]);
const REAL v33 = REAL(i_t[32 + 1]);
const REAL v34 = REAL(i_t[32 + 2]);
const REAL v35 = REAL(i_t[32 + 3]);
const REAL v36 = REAL(i_t[32 + 4]);
const REAL v37 = REAL(i_t[32 + 5]);
const REAL v38 = REAL(i_t[32 + 6]);
const REAL v39 = REAL(i_t[32 + 7]);
const REAL v40 = REAL(i_t[32 + 8]);
const REAL v41 = REAL(i_t[41 + 0]);
const REAL v42 = REAL(i_t[41 + 1]);
const REAL v43 = REAL(i_t[41 + 2]);
const REAL v44 = REAL(i_t[41 + 3]);
const REAL v45 = REAL(i_t[45 + 0]);
const REAL v46 = REAL(i_t[45 + 1]);
const REAL v47 = REAL(i_t[45 + 2]);
const REAL v48 = REAL(i_t[48 + 0]);
const REAL v49 = REAL(i_t[49 + 0]);
const REAL v50 = REAL(i_t[49 + 1]);
const REAL v51 = REAL(i_t[49 + 2]);
const REAL v52 = REAL(i_t[52 + 0]);
const REAL v53 = REAL(i_t[52 + 1]);
const REAL v54 = REAL(i_t[52 + 2]);
const REAL v55 = REAL(i_t[55 + 0]);
const REAL v56 = REAL(i_t[55 + 1]);
const REAL v57 = REAL(i_t[55 + 2]);
const REAL v58 = REAL(i_t[55 + 3]);
const REAL v59 = REAL(i_t[55 + 4]);
const REAL v60 = REAL(i_t[55 + 5]);
const REAL v61 = REAL(i_t[55 + 6]);
const REAL v62 = REAL(i_t[55 + 7]);
const REAL v63 = REAL(i_t[55 + 8]);
const REAL v64 = REAL(i_t[64 + 0]);
const REAL v65 = REAL(i_t[64 + 1]);
const REAL v66 = REAL(i_t[64 + 2]);
const REAL v67 = REAL(i_t[64 + 3]);
const REAL v68 = REAL(i_t[64 + 4]);
const REAL v69 = REAL(i_t[64 + 5]);
const REAL v70 = REAL(i_t[64 + 6]);
const REAL v71 = REAL(i_t[64 + 7]);
const REAL v72 = REAL(i_t[64 + 8]);
const REAL v73 = REAL(i_t[73 + 0]);
const REAL v74 = REAL(i_t[73 + 1]);
const REAL v75 = REAL(i_t[73 + 2]);
const REAL v76 = REAL(i_t[73 + 3]);
const REAL v77 = REAL(i_t[73 + 4]);
const REAL v78 = REAL(i_t[73 + 5]);
const REAL v79 = REAL(i_t[73 + 6]);
const REAL v80 = REAL(i_t[73 + 7]);
const REAL v81 = REAL(i_t[73 + 8]);
const REAL v82 = REAL(i_t[82 + 0]);
const REAL v83 = REAL(i_t[82 + 1]);
const REAL v84 = REAL(i_t[82 + 2]);
const REAL v85 = REAL(i_t[82 + 3]);
const REAL v86 = REAL(i_t[82 + 4]);
const REAL v87 = REAL(i_t[82 + 5]);
const REAL v88 = REAL(i_t[82 + 6]);
const REAL v89 = REAL(i_t[90 + 0]);
const REAL v90 = REAL(i_t[90 + 1]);
const REAL v91 = REAL(i_t[90 + 2]);
const REAL v92 = REAL(i_t[90 + 3]);
const REAL v93 = REAL(i_t[90 + 4]);
const REAL v94 = REAL(i_t[90 + 5]);
const REAL v95 = REAL(i_t[90 + 6]);
const REAL v96 = REAL(i_t[90 + 7]);
const REAL v97 = REAL(i_t[98 + 1]);
const REAL v98 = REAL(i_t[98 + 2]);
const REAL v99 = REAL(i_t[98 + 3]);
const REAL v100 = REAL(i_t[98 + 4]);
const REAL v101 = REAL(i_t[98 + 5]);
const REAL v102 = REAL(i_t[98 + 6]);
const REAL v103 = REAL(i_t[98 + 7]);
const REAL v104 = v49 + v50;
const REAL v105 = v51 + v104;
const REAL v106 = v52 + v105;
const REAL v107 = v53 + v106;
const REAL v108 = v54 + v107;
const REAL v109 = v55 + v108;
const REAL v110 = v56 + v109;
const REAL v111 = v57 + v110;
const REAL v112 = v58 + v111;
const REAL v113 = v59 + v112;
const REAL v114 = v60 + v113;
const REAL v115 = v61 + v114;
const REAL v116 = v62 + v115;
const REAL v117 = v63 + v116;
const REAL v118 = v64 + v117;
const REAL v119 = v65 + v118;
const REAL v120 = v66 + v119;
const REAL v121 = v67 + v120;
const REAL v122 = v68 + v121;
const REAL v123 = v69 + v122;
const REAL v124 = v70 + v123;
const REAL v125 = v71 + v124;
const REAL v126 = v72 + v125;
const REAL v127 = v73 + v126;
const REAL v128 = v74 + v127;
const REAL v129 = v75 + v128;
const REAL v130 = v76 + v129;
const REAL v131 = v77 + v130;
const REAL v132 = v78 + v131;
const REAL v133 = v79 + v132;
const REAL v134 = v80 + v133;
const REAL v135 = v81 + v134;
const auto v136 = v87 < REAL(0.5);
const REAL v137 = v136 ? REAL(1.0) : REAL(0.0);
const auto v138 = v83 <= REAL(0.0);
const REAL v139 = v138 ? REAL(1.0) : REAL(0.0);
const auto v140 = v135 < REAL(0.0);
const REAL v141 = -v135;
const REAL v142 = v140 ? v141 : v135;
const REAL v143 = REAL(1) / v48;
const auto v144 = REAL(0.0) < v143;
const REAL v145 = v144 ? REAL(1.0) : REAL(0.0);
const REAL v146 = REAL(1.0) + v142;
const REAL v147 = REAL(1) / v146;
const auto v148 = REAL(0.0) < v147;
const REAL v149 = v148 ? REAL(1.0) : REAL(0.0);
const REAL v150 = v145 * v149;
const REAL v151 = v7 * v102;
const auto v152 = v84 <= v151;
const REAL v153 = v152 ? REAL(1.0) : REAL(0.0);
const REAL v154 = v7 - v48;
const REAL v155 = v154 * v154;
const REAL v156 = v151 * v151;
const auto v157 = v155 <= v156;
const REAL v158 = v157 ? REAL(1.0) : REAL(0.0);
const REAL v159 = v153 * v158;
const REAL v160 = REAL(1.0) - v139;
const REAL v161 = v159 * v160;
const auto v162 = v48 < v7;
const REAL v163 = v162 ? REAL(1.0) : REAL(0.0);
const REAL v164 = v137 * v150;
const REAL v165 = v139 < v163 ? v163 : v139;
const REAL v166 = v165 < v161 ? v161 : v165;
const REAL v167 = v164 * v166;
const auto v168 = REAL(0.0) < v84;
const REAL v169 = v168 ? v84 : REAL(1.0);
const REAL v170 = REAL(1) / v169;
const auto v171 = REAL(0.0) < v139;
const auto v172 = REAL(0.0) < v137;
const auto v173 = REAL(0.0) < v167;
const REAL v174 = REAL(2.0) * v83;
const REAL v175 = v173 ? REAL(2.0) : v174;
const REAL v176 = v172 ? v175 : v83;
const REAL v177 = v171 ? v48 : v86;
const REAL v178 = v137 * v139;
const REAL v179 = REAL(1.0) - v150;
const REAL v180 = v178 * v179;
const auto v181 = REAL(0.0) < v180;
const REAL v182 = v181 ? REAL(5.0) : v87;
const REAL v183 = v137 * v160;
const REAL v184 = v88 + v183;
const REAL v185 = v161 * v167;
const REAL v186 = v138 ? v137 : REAL(0.0);
const auto v187 = REAL(0.5) < v186;
const REAL v188 = v187 ? v48 : v7;
const REAL v189 = v187 ? v49 : v8;
const REAL v190 = v187 ? v50 : v9;
const REAL v191 = v187 ? v51 : v10;
const REAL v192 = v187 ? v52 : v11;
const REAL v193 = v187 ? v53 : v12;
const REAL v194 = v187 ? v54 : v13;
const REAL v195 = v187 ? v55 : v14;
const REAL v196 = v187 ? v56 : v15;
const REAL v197 = v187 ? v57 : v16;
const REAL v198 = v187 ? v58 : v17;
const REAL v199 = v187 ? v59 : v18;
const REAL v200 = v187 ? v60 : v19;
const REAL v201 = v187 ? v61 : v20;
const REAL v202 = v187 ? v62 : v21;
const REAL v203 = v187 ? v63 : v22;
const REAL v204 = v187 ? v64 : v23;
const REAL v205 = v187 ? v65 : v24;
const REAL v206 = v187 ? v66 : v25;
const REAL v207 = v187 ? v67 : v26;
const REAL v208 = v187 ? v68 : v27;
const REAL v209 = v187 ? v69 : v28;
const REAL v210 = v187 ? v70 : v29;
const REAL v211 = v187 ? v71 : v30;
const REAL v212 = v187 ? v72 : v31;
const REAL v213 = v187 ? v73 : v32;
const REAL v214 = v187 ? v74 : v33;
const REAL v215 = v187 ? v75 : v34;
const REAL v216 = v187 ? v76 : v35;
const REAL v217 = v187 ? v77 : v36;
const REAL v218 = v187 ? v78 : v37;
const REAL v219 = v187 ? v79 : v38;
const REAL v220 = v187 ? v80 : v39;
const REAL v221 = v187 ? v81 : v40;
const auto v222 = REAL(0.5) < v167;
const REAL v223 = v222 ? v48 : v188;
const REAL v224 = v222 ? v49 : v189;
const REAL v225 = v222 ? v50 : v190;
const REAL v226 = v222 ? v51 : v191;
const REAL v227 = v222 ? v52 : v192;
const REAL v228 = v222 ? v53 : v193;
const REAL v229 = v222 ? v54 : v194;
const REAL v230 = v222 ? v55 : v195;
const REAL v231 = v222 ? v56 : v196;
const REAL v232 = v222 ? v57 : v197;
const REAL v233 = v222 ? v59 : v199;
const REAL v234 = v222 ? v60 : v200;
const REAL v235 = v222 ? v63 : v203;
const REAL v236 = v222 ? v64 : v204;
const REAL v237 = v222 ? v65 : v205;
const REAL v238 = v222 ? v66 : v206;
const REAL v239 = v222 ? v67 : v207;
const REAL v240 = v222 ? v68 : v208;
const REAL v241 = v222 ? v69 : v209;
const REAL v242 = v222 ? v70 : v210;
const REAL v243 = v222 ? v71 : v211;
const REAL v244 = v222 ? v72 : v212;
const REAL v245 = v222 ? v73 : v213;
const REAL v246 = v222 ? v74 : v214;
const REAL v247 = v222 ? v75 : v215;
const REAL v248 = v222 ? v77 : v217;
const REAL v249 = v222 ? v78 : v218;
const REAL v250 = v222 ? v81 : v221;
const REAL v251 = v222 ? v41 : v0;
const REAL v252 = v222 ? v42 : v1;
const REAL v253 = v222 ? v43 : v2;
const REAL v254 = v222 ? v44 : v3;
const REAL v255 = v222 ? v45 : v4;
const REAL v256 = v222 ? v46 : v5;
const REAL v257 = v222 ? v47 : v6;
const REAL v258 = v91 < v230 ? v230 : v91;
const REAL v259 = v92 < v233 ? v233 : v92;
const REAL v260 = v93 < v235 ? v235 : v93;
const REAL v261 = v94 < v245 ? v245 : v94;
const REAL v262 = v95 < v248 ? v248 : v95;
const REAL v263 = v96 < v250 ? v250 : v96;
const REAL v264 = v255 * v255;
const REAL v265 = v256 * v256;
const REAL v266 = v257 * v257;
const REAL v267 = v261 * v264;
const REAL v268 = v262 * v265;
const REAL v269 = v263 * v266;
const REAL v270 = v258 + v259;
const REAL v271 = v260 + v270;
const REAL v272 = v267 + v271;
const REAL v273 = v268 + v272;
const REAL v274 = v269 + v273;
const auto v275 = REAL(0.0) < v274;
const REAL v276 = v275 ? v274 : REAL(1.0);
const REAL v277 = REAL(1) / PK_SQRT(v276);
const REAL v278 = v274 * v277;
const REAL v279 = v275 ? v278 : REAL(1.152921504606847e+18);
const REAL v280 = v188 - v48;
const REAL v281 = v170 * v280;
const auto v282 = REAL(0.0) < v185;
const REAL v283 = v282 ? REAL(1.0) : v281;
const auto v284 = REAL(0.25) <= v283;
const REAL v285 = v284 ? REAL(1.0) : REAL(0.0);
const REAL v286 = v167 * v285;
const REAL v287 = REAL(0.99) * v89;
const auto v288 = v90 < v287;
const REAL v289 = REAL(2.0) * v89;
const REAL v290 = v288 ? v89 : v289;
const auto v291 = REAL(0.75) < v283;
const REAL v292 = v291 ? v290 : v89;
const REAL v293 = REAL(0.25) * v90;
const auto v294 = REAL(0.0) < v286;
const REAL v295 = v294 ? v292 : v293;
const REAL v296 = v138 ? v279 : v295;
const REAL v297 = v258 < v259 ? v259 : v258;
const REAL v298 = v297 < v260 ? v260 : v297;
const REAL v299 = v261 < v262 ? v262 : v261;
const REAL v300 = v299 < v263 ? v263 : v299;
const REAL v301 = v298 < v261 ? v261 : v298;
const REAL v302 = v301 < v262 ? v262 : v301;
const REAL v303 = v302 < v263 ? v263 : v302;
const REAL v304 = v97 * v298;
const REAL v305 = v97 * v304;
const auto v306 = v305 < v258;
const REAL v307 = REAL(1.262177448353619e-29) * v303;
const auto v308 = v307 < v258;
const auto v309 = v306 & v308;
const auto v310 = v305 < v259;
const auto v311 = v307 < v259;
const auto v312 = v310 & v311;
const auto v313 = v305 < v260;
const auto v314 = v307 < v260;
const auto v315 = v313 & v314;
const REAL v316 = v97 * v300;
const REAL v317 = v97 * v316;
const auto v318 = v317 < v261;
const auto v319 = v307 < v261;
const auto v320 = v318 & v319;
const auto v321 = v317 < v262;
const auto v322 = v307 < v262;
const auto v323 = v321 & v322;
const auto v324 = v317 < v263;
const auto v325 = v307 < v263;
const auto v326 = v324 & v325;
const auto v327 = REAL(0.0) < v303;
const REAL v328 = v327 ? v303 : REAL(1.0);
const REAL v329 = v309 ? v258 : v328;
const REAL v330 = REAL(1) / PK_SQRT(v329);
const REAL v331 = v312 ? v259 : v328;
const REAL v332 = REAL(1) / PK_SQRT(v331);
const REAL v333 = v315 ? v260 : v328;
const REAL v334 = REAL(1) / PK_SQRT(v333);
const REAL v335 = v320 ? v261 : v328;
const REAL v336 = REAL(1) / PK_SQRT(v335);
const REAL v337 = v323 ? v262 : v328;
const REAL v338 = REAL(1) / PK_SQRT(v337);
const REAL v339 = v326 ? v263 : v328;
const REAL v340 = REAL(1) / PK_SQRT(v339);
const REAL v341 = v330 * v330;
const REAL v342 = v230 * v341;
const REAL v343 = v330 * v332;
const REAL v344 = v231 * v343;
const REAL v345 = v332 * v332;
const REAL v346 = v233 * v345;
const REAL v347 = v330 * v334;
const REAL v348 = v232 * v347;
const REAL v349 = v332 * v334;
const REAL v350 = v234 * v349;
const REAL v351 = v334 * v334;
const REAL v352 = v235 * v351;
const REAL v353 = v330 * v336;
const REAL v354 = v236 * v353;
const REAL v355 = v332 * v336;
const REAL v356 = v239 * v355;
const REAL v357 = v334 * v336;
const REAL v358 = v242 * v357;
const REAL v359 = v336 * v336;
const REAL v360 = v245 * v359;
const REAL v361 = v330 * v338;
const REAL v362 = v237 * v361;
const REAL v363 = v332 * v338;
const REAL v364 = v240 * v363;
const REAL v365 = v334 * v338;
const REAL v366 = v243 * v365;
const REAL v367 = v336 * v338;
const REAL v368 = v246 * v367;
const REAL v369 = v338 * v338;
const REAL v370 = v248 * v369;
const REAL v371 = v330 * v340;
const REAL v372 = v238 * v371;
const REAL v373 = v332 * v340;
const REAL v374 = v241 * v373;
const REAL v375 = v334 * v340;
const REAL v376 = v244 * v375;
const REAL v377 = v336 * v340;
const REAL v378 = v247 * v377;
const REAL v379 = v338 * v340;
const REAL v380 = v249 * v379;
const REAL v381 = v340 * v340;
const REAL v382 = v250 * v381;
const REAL v383 = v309 ? v342 : REAL(0.0);
const REAL v384 = v312 ? v346 : REAL(0.0);
const REAL v385 = v315 ? v352 : REAL(0.0);
const REAL v386 = v320 ? v360 : REAL(0.0);
const REAL v387 = v323 ? v370 : REAL(0.0);
const REAL v388 = v326 ? v382 : REAL(0.0);
const REAL v389 = v224 * v330;
const REAL v390 = -v389;
const REAL v391 = v309 ? v390 : REAL(0.0);
const REAL v392 = v225 * v332;
const REAL v393 = -v392;
const REAL v394 = v312 ? v393 : REAL(0.0);
const REAL v395 = v226 * v334;
const REAL v396 = -v395;
const REAL v397 = v315 ? v396 : REAL(0.0);
const REAL v398 = v227 * v336;
const REAL v399 = -v398;
const REAL v400 = v320 ? v399 : REAL(0.0);
const REAL v401 = v228 * v338;
const REAL v402 = -v401;
const REAL v403 = v323 ? v402 : REAL(0.0);
const REAL v404 = v229 * v340;
const REAL v405 = -v404;
const REAL v406 = v326 ? v405 : REAL(0.0);
const REAL v407 = v97 + v383;
const REAL v408 = v97 + v384;
const REAL v409 = v97 + v385;
const REAL v410 = v97 + v386;
const REAL v411 = v97 + v387;
const REAL v412 = v97 + v388;
const REAL q413[] = {v344, v348, v350, v354, v356, v358, v362, v364, v366, v368, v372, v374, v376, v378, v380};
const REAL q414[] = {v407, v408, v409, v410, v411, v412};
const REAL q415[] = {v97};
REAL r416[27];
factor_6(q413, q414, q415, r416);
const REAL q418[] = {v391, v394, v397, v400, v403, v406};
REAL r419[6];
forward_6(&r416[0], &r416[15], q418, r419);
REAL r421[6];
backward_6(&r416[0], &r416[15], &r419[0], r421);
const REAL v423 = r421[0] * r421[0];
const REAL v424 = r421[1] * r421[1];
const REAL v425 = v423 + v424;
const REAL v426 = r421[2] * r421[2];
const REAL v427 = v425 + v426;
const REAL v428 = r421[3] * r421[3];
const REAL v429 = v427 + v428;
const REAL v430 = r421[4] * r421[4];
const REAL v431 = v429 + v430;
const REAL v432 = r421[5] * r421[5];
const REAL v433 = v431 + v432;
const REAL v434 = v296 * v296;
const REAL v435 = REAL(1.21) * v434;
const auto v436 = v435 < v433;
const REAL v437 = v436 ? v296 : REAL(1.0);
REAL r438[6];
forward_6(&r416[0], &r416[15], &r421[0], r438);
const auto v440 = REAL(0.0) < v433;
const REAL v441 = v440 ? v433 : REAL(1.0);
const REAL v442 = REAL(1) / PK_SQRT(v441);
const REAL v443 = v433 * v442;
const REAL v444 = v443 - v437;
const REAL v445 = REAL(1) / v437;
const REAL v446 = v444 * v445;
const REAL v447 = r438[0] * r438[0];
const REAL v448 = r438[1] * r438[1];
const REAL v449 = v447 + v448;
const REAL v450 = r438[2] * r438[2];
const REAL v451 = v449 + v450;
const REAL v452 = r438[3] * r438[3];
const REAL v453 = v451 + v452;
const REAL v454 = r438[4] * r438[4];
const REAL v455 = v453 + v454;
const REAL v456 = r438[5] * r438[5];
const REAL v457 = v455 + v456;
const REAL v458 = v433 * v446;
const auto v459 = REAL(0.0) < v457;
const REAL v460 = v459 ? v457 : REAL(1.0);
const REAL v461 = REAL(1) / v460;
const REAL v462 = v458 * v461;
const REAL v463 = v97 + v462;
const REAL v464 = v463 < v82 ? v82 : v463;
const REAL v465 = v436 ? v464 : v97;
const REAL v466 = v383 + v465;
const REAL v467 = v384 + v465;
const REAL v468 = v385 + v465;
const REAL v469 = v386 + v465;
const REAL v470 = v387 + v465;
const REAL v471 = v388 + v465;
const REAL q472[] = {v466, v467, v468, v469, v470, v471};
REAL r473[27];
factor_6(q413, q472, q415, r473);
REAL r475[6];
forward_6(&r473[0], &r473[15], q418, r475);
REAL r477[6];
backward_6(&r473[0], &r473[15], &r475[0], r477);
const REAL v479 = r477[0] * r477[0];
const REAL v480 = r477[1] * r477[1];
const REAL v481 = v479 + v480;
const REAL v482 = r477[2] * r477[2];
const REAL v483 = v481 + v482;
const REAL v484 = r477[3] * r477[3];
const REAL v485 = v483 + v484;
const REAL v486 = r477[4] * r477[4];
const REAL v487 = v485 + v486;
const REAL v488 = r477[5] * r477[5];
const REAL v489 = v487 + v488;
REAL r490[6];
forward_6(&r473[0], &r473[15], &r477[0], r490);
const auto v492 = REAL(0.0) < v489;
const REAL v493 = v492 ? v489 : REAL(1.0);
const REAL v494 = REAL(1) / PK_SQRT(v493);
const REAL v495 = v489 * v494;
const REAL v496 = v495 - v437;
const REAL v497 = v445 * v496;
const REAL v498 = r490[0] * r490[0];
const REAL v499 = r490[1] * r490[1];
const REAL v500 = v498 + v499;
const REAL v501 = r490[2] * r490[2];
const REAL v502 = v500 + v501;
const REAL v503 = r490[3] * r490[3];
const REAL v504 = v502 + v503;
const REAL v505 = r490[4] * r490[4];
const REAL v506 = v504 + v505;
const REAL v507 = r490[5] * r490[5];
const REAL v508 = v506 + v507;
const REAL v509 = v489 * v497;
const auto v510 = REAL(0.0) < v508;
const REAL v511 = v510 ? v508 : REAL(1.0);
const REAL v512 = REAL(1) / v511;
const REAL v513 = v509 * v512;
const REAL v514 = v465 + v513;
const auto v515 = v497 < REAL(0.1);
const REAL v516 = -v497;
const auto v517 = v516 < REAL(0.1);
const auto v518 = v515 & v517;
const REAL v519 = v463 < v514 ? v514 : v463;
const REAL v520 = v391 * v391;
const REAL v521 = v394 * v394;
const REAL v522 = v520 + v521;
const REAL v523 = v397 * v397;
const REAL v524 = v522 + v523;
const REAL v525 = v400 * v400;
const REAL v526 = v524 + v525;
const REAL v527 = v403 * v403;
const REAL v528 = v526 + v527;
const REAL v529 = v406 * v406;
const REAL v530 = v528 + v529;
const REAL v531 = PK_SQRT(v530);
const REAL v532 = v445 * v531;
const auto v533 = REAL(1.0) < v497;
const REAL v534 = PK_SQRT(v519);
const REAL v535 = PK_SQRT(v532);
const REAL v536 = v534 * v535;
const REAL v537 = v533 ? v536 : v519;
const REAL v538 = v518 ? v465 : v537;
const REAL v539 = v436 ? v538 : v97;
const REAL v540 = v383 + v539;
const REAL v541 = v384 + v539;
const REAL v542 = v385 + v539;
const REAL v543 = v386 + v539;
const REAL v544 = v387 + v539;
const REAL v545 = v388 + v539;
const REAL q546[] = {v540, v541, v542, v543, v544, v545};
REAL r547[27];
factor_6(q413, q546, q415, r547);
REAL r549[6];
forward_6(&r547[0], &r547[15], q418, r549);
REAL r551[6];
backward_6(&r547[0], &r547[15], &r549[0], r551);
const REAL v553 = r551[0] * r551[0];
const REAL v554 = r551[1] * r551[1];
const REAL v555 = v553 + v554;
const REAL v556 = r551[2] * r551[2];
const REAL v557 = v555 + v556;
const REAL v558 = r551[3] * r551[3];
const REAL v559 = v557 + v558;
const REAL v560 = r551[4] * r551[4];
const REAL v561 = v559 + v560;
const REAL v562 = r551[5] * r551[5];
const REAL v563 = v561 + v562;
const auto v564 = REAL(0.0) < v563;
const REAL v565 = v564 ? v563 : REAL(1.0);
const REAL v566 = REAL(1) / PK_SQRT(v565);
const REAL v567 = v563 * v566;
const auto v568 = v296 < v567;
const REAL v569 = v568 ? v567 : REAL(1.0);
const REAL v570 = REAL(1) / v569;
const REAL v571 = v296 * v570;
const REAL v572 = v568 ? v571 : REAL(1.0);
const REAL v573 = v391 * r551[0];
const REAL v574 = v394 * r551[1];
const REAL v575 = v573 + v574;
const REAL v576 = v397 * r551[2];
const REAL v577 = v575 + v576;
const REAL v578 = v400 * r551[3];
const REAL v579 = v577 + v578;
const REAL v580 = v403 * r551[4];
const REAL v581 = v579 + v580;
const REAL v582 = v406 * r551[5];
const REAL v583 = v581 + v582;
const REAL v584 = REAL(2.0) * v572;
const REAL v585 = v583 * v584;
const REAL v586 = v572 * v572;
const REAL v587 = v539 * v563;
const REAL v588 = v583 - v587;
const REAL v589 = v586 * v588;
const REAL v590 = v585 - v589;
const REAL v591 = v436 ? v539 : v82;
const REAL v592 = v567 * v572;
const REAL v593 = v391 * r421[0];
const REAL v594 = v394 * r421[1];
const REAL v595 = v593 + v594;
const REAL v596 = v397 * r421[2];
const REAL v597 = v595 + v596;
const REAL v598 = v400 * r421[3];
const REAL v599 = v597 + v598;
const REAL v600 = v403 * r421[4];
const REAL v601 = v599 + v600;
const REAL v602 = v406 * r421[5];
const REAL v603 = v601 + v602;
const auto v604 = REAL(0.0) < v383;
const REAL v605 = v604 ? v383 : REAL(1.0);
const REAL v606 = REAL(1) / PK_SQRT(v605);
const REAL v607 = v383 * v606;
const auto v608 = REAL(0.0) < v384;
const REAL v609 = v608 ? v384 : REAL(1.0);
const REAL v610 = REAL(1) / PK_SQRT(v609);
const REAL v611 = v384 * v610;
const auto v612 = REAL(0.0) < v385;
const REAL v613 = v612 ? v385 : REAL(1.0);
const REAL v614 = REAL(1) / PK_SQRT(v613);
const REAL v615 = v385 * v614;
const auto v616 = REAL(0.0) < v386;
const REAL v617 = v616 ? v386 : REAL(1.0);
const REAL v618 = REAL(1) / PK_SQRT(v617);
const REAL v619 = v386 * v618;
const auto v620 = REAL(0.0) < v387;
const REAL v621 = v620 ? v387 : REAL(1.0);
const REAL v622 = REAL(1) / PK_SQRT(v621);
const REAL v623 = v387 * v622;
const auto v624 = REAL(0.0) < v388;
const REAL v625 = v624 ? v388 : REAL(1.0);
const REAL v626 = REAL(1) / PK_SQRT(v625);
const REAL v627 = v388 * v626;
const REAL v628 = REAL(1) / PK_SQRT(REAL(11.408163265306122));
const REAL v629 = v607 * v628;
const REAL v630 = REAL(1.1428571428571428) * v611;
const REAL v631 = v628 * v630;
const REAL v632 = REAL(1.2857142857142858) * v615;
const REAL v633 = v628 * v632;
const REAL v634 = REAL(1.4285714285714286) * v619;
const REAL v635 = v628 * v634;
const REAL v636 = REAL(1.5714285714285714) * v623;
const REAL v637 = v628 * v636;
const REAL v638 = REAL(1.7142857142857142) * v627;
const REAL v639 = v628 * v638;
const REAL q640[] = {v629, v631, v633, v635, v637, v639};
REAL r641[6];
forward_6(&r416[0], &r416[15], q640, r641);
REAL r643[6];
backward_6(&r416[0], &r416[15], &r641[0], r643);
const REAL v645 = v607 * r643[0];
const REAL v646 = v611 * r643[1];
const REAL v647 = v615 * r643[2];
const REAL v648 = v619 * r643[3];
const REAL v649 = v623 * r643[4];
const REAL v650 = v627 * r643[5];
const REAL v651 = v645 * v645;
const REAL v652 = v646 * v646;
const REAL v653 = v651 + v652;
const REAL v654 = v647 * v647;
const REAL v655 = v653 + v654;
const REAL v656 = v648 * v648;
const REAL v657 = v655 + v656;
const REAL v658 = v649 * v649;
const REAL v659 = v657 + v658;
const REAL v660 = v650 * v650;
const REAL v661 = v659 + v660;
const REAL v662 = REAL(1) / PK_SQRT(v661);
const REAL v663 = v607 * v645;
const REAL v664 = v662 * v663;
const REAL v665 = v611 * v646;
const REAL v666 = v662 * v665;
const REAL v667 = v615 * v647;
const REAL v668 = v662 * v667;
const REAL v669 = v619 * v648;
const REAL v670 = v662 * v669;
const REAL v671 = v623 * v649;
const REAL v672 = v662 * v671;
const REAL v673 = v627 * v650;
const REAL v674 = v662 * v673;
const REAL q675[] = {v664, v666, v668, v670, v672, v674};
REAL r676[6];
forward_6(&r416[0], &r416[15], q675, r676);
REAL r678[6];
backward_6(&r416[0], &r416[15], &r676[0], r678);
const REAL v680 = v607 * r678[0];
const REAL v681 = v611 * r678[1];
const REAL v682 = v615 * r678[2];
const REAL v683 = v619 * r678[3];
const REAL v684 = v623 * r678[4];
const REAL v685 = v627 * r678[5];
const REAL v686 = -v383;
const REAL v687 = -v384;
const REAL v688 = -v385;
const REAL v689 = -v386;
const REAL v690 = -v387;
const REAL v691 = -v388;
const REAL v692 = v686 < v687 ? v687 : v686;
const REAL v693 = v692 < v688 ? v688 : v692;
const REAL v694 = v693 < v689 ? v689 : v693;
const REAL v695 = v694 < v690 ? v690 : v694;
const REAL v696 = v695 < v691 ? v691 : v695;
const REAL v697 = -v696;
const auto v698 = REAL(0.0) < v697;
const REAL v699 = v680 * v680;
const REAL v700 = v681 * v681;
const REAL v701 = v699 + v700;
const REAL v702 = v682 * v682;
const REAL v703 = v701 + v702;
const REAL v704 = v683 * v683;
const REAL v705 = v703 + v704;
const REAL v706 = v684 * v684;
const REAL v707 = v705 + v706;
const REAL v708 = v685 * v685;
const REAL v709 = v707 + v708;
const REAL v710 = REAL(1) / PK_SQRT(v709);
const REAL v711 = v698 ? v710 : REAL(0.0);
const REAL v712 = v711 - v97;
const REAL v713 = v330 * r551[0];
const REAL v714 = v572 * v713;
const REAL v715 = v332 * r551[1];
const REAL v716 = v572 * v715;
const REAL v717 = v334 * r551[2];
const REAL v718 = v572 * v717;
const REAL v719 = v336 * r551[3];
const REAL v720 = v572 * v719;
const REAL v721 = v338 * r551[4];
const REAL v722 = v572 * v721;
const REAL v723 = v340 * r551[5];
const REAL v724 = v572 * v723;
const REAL v725 = v330 * r421[0];
const REAL v726 = v332 * r421[1];
const REAL v727 = v334 * r421[2];
const REAL v728 = v336 * r421[3];
const REAL v729 = v338 * r421[4];
const REAL v730 = v340 * r421[5];
const REAL v731 = v714 * v714;
const REAL v732 = v716 * v716;
const REAL v733 = v718 * v718;
const REAL v734 = v720 * v720;
const REAL v735 = v722 * v722;
const REAL v736 = v724 * v724;
const REAL v737 = v230 * v731;
const REAL v738 = v233 * v732;
const REAL v739 = v737 + v738;
const REAL v740 = v235 * v733;
const REAL v741 = v739 + v740;
const REAL v742 = v245 * v734;
const REAL v743 = v741 + v742;
const REAL v744 = v248 * v735;
const REAL v745 = v743 + v744;
const REAL v746 = v250 * v736;
const REAL v747 = v745 + v746;
const REAL v748 = v230 + v233;
const REAL v749 = v235 + v748;
const REAL v750 = v245 * v264;
const REAL v751 = v749 + v750;
const REAL v752 = v248 * v265;
const REAL v753 = v751 + v752;
const REAL v754 = v250 * v266;
const REAL v755 = v753 + v754;
const auto v756 = REAL(0.0) < v747;
const auto v757 = REAL(0.0) < v755;
const REAL v758 = v757 ? v755 : REAL(1.1830521861667747e-271);
const REAL v759 = REAL(1) / v758;
const REAL v760 = v747 * v759;
const REAL v761 = v756 ? v760 : REAL(0.0);
const REAL v762 = v725 * v725;
const REAL v763 = v726 * v726;
const REAL v764 = v727 * v727;
const REAL v765 = v728 * v728;
const REAL v766 = v729 * v729;
const REAL v767 = v730 * v730;
const REAL v768 = v230 * v762;
const REAL v769 = v233 * v763;
const REAL v770 = v768 + v769;
const REAL v771 = v235 * v764;
const REAL v772 = v770 + v771;
const REAL v773 = v245 * v765;
const REAL v774 = v772 + v773;
const REAL v775 = v248 * v766;
const REAL v776 = v774 + v775;
const REAL v777 = v250 * v767;
const REAL v778 = v776 + v777;
const auto v779 = REAL(0.0) < v778;
const REAL v780 = v759 * v778;
const REAL v781 = v779 ? v780 : REAL(0.0);
const REAL v782 = v230 < v233 ? v233 : v230;
const REAL v783 = v782 < v235 ? v235 : v782;
const REAL v784 = v783 < v245 ? v245 : v783;
const REAL v785 = v784 < v248 ? v248 : v784;
const REAL v786 = v785 < v250 ? v250 : v785;
const auto v787 = v786 <= REAL(0.0);
const REAL v788 = v787 ? (REAL(-1.0)) : v712;
const auto v789 = v182 < REAL(0.5);
const REAL v790 = v789 ? REAL(1.0) : REAL(0.0);
const auto v791 = v85 <= v603;
const REAL v792 = v791 ? REAL(1.0) : REAL(0.0);
const REAL v793 = v185 * v792;
const REAL v794 = REAL(1.0) - v793;
const REAL v795 = v167 * v794;
const REAL v796 = v98 * v223;
const auto v797 = v603 <= v796;
const REAL v798 = v797 ? REAL(1.0) : REAL(0.0);
const REAL v799 = v99 * v177;
const auto v800 = v223 <= v799;
const REAL v801 = v800 ? REAL(1.0) : REAL(0.0);
const auto v802 = v781 <= v100;
const REAL v803 = v802 ? REAL(1.0) : REAL(0.0);
const auto v804 = REAL(0.0) <= v98;
const REAL v805 = v804 ? REAL(1.0) : REAL(0.0);
const REAL v806 = v793 * v805;
const REAL v807 = v798 < v801 ? v801 : v798;
const REAL v808 = v807 < v803 ? v803 : v807;
const REAL v809 = v808 < v806 ? v806 : v808;
const REAL v810 = REAL(1.0) - v167;
const auto v811 = v761 <= v100;
const REAL v812 = v811 ? REAL(1.0) : REAL(0.0);
const REAL v813 = v810 * v812;
const auto v814 = v781 <= v101;
const REAL v815 = v814 ? REAL(1.0) : REAL(0.0);
const auto v816 = v788 < (REAL(-0.5));
const REAL v817 = v816 ? REAL(6.0) : REAL(2.0);
const REAL v818 = v813 * v815;
const REAL v819 = v809 < v818 ? v818 : v809;
const auto v820 = REAL(0.0) < v819;
const auto v821 = v788 <= v103;
const REAL v822 = v821 ? v817 : REAL(1.0);
const auto v823 = REAL(0.0) < v813;
const REAL v824 = v823 ? REAL(4.0) : REAL(0.0);
const REAL v825 = v820 ? v822 : v824;
const auto v826 = REAL(0.0) < v790;
const REAL v827 = v826 ? v825 : v182;
const auto v828 = REAL(0.0) < v793;
const REAL v829 = v828 ? v85 : v603;
const auto v830 = REAL(0.5) < v795;
const REAL v831 = v830 ? v48 : v188;
const REAL v832 = v830 ? v49 : v189;
const REAL v833 = v830 ? v50 : v190;
const REAL v834 = v830 ? v51 : v191;
const REAL v835 = v830 ? v52 : v192;
const REAL v836 = v830 ? v53 : v193;
const REAL v837 = v830 ? v54 : v194;
const REAL v838 = v830 ? v55 : v195;
const REAL v839 = v830 ? v56 : v196;
const REAL v840 = v830 ? v57 : v197;
const REAL v841 = v830 ? v58 : v198;
const REAL v842 = v830 ? v59 : v199;
const REAL v843 = v830 ? v60 : v200;
const REAL v844 = v830 ? v61 : v201;
const REAL v845 = v830 ? v62 : v202;
const REAL v846 = v830 ? v63 : v203;
const REAL v847 = v830 ? v64 : v204;
const REAL v848 = v830 ? v65 : v205;
const REAL v849 = v830 ? v66 : v206;
const REAL v850 = v830 ? v67 : v207;
const REAL v851 = v830 ? v68 : v208;
const REAL v852 = v830 ? v69 : v209;
const REAL v853 = v830 ? v70 : v210;
const REAL v854 = v830 ? v71 : v211;
const REAL v855 = v830 ? v72 : v212;
const REAL v856 = v830 ? v73 : v213;
const REAL v857 = v830 ? v74 : v214;
const REAL v858 = v830 ? v75 : v215;
const REAL v859 = v830 ? v76 : v216;
const REAL v860 = v830 ? v77 : v217;
const REAL v861 = v830 ? v78 : v218;
const REAL v862 = v830 ? v79 : v219;
const REAL v863 = v830 ? v80 : v220;
const REAL v864 = v830 ? v81 : v221;
const REAL v865 = PK_ABS(v251);
const REAL v866 = PK_ABS(v252);
const REAL v867 = PK_ABS(v253);
const REAL v868 = PK_ABS(v254);
const REAL v869 = v865 < v866 ? v866 : v865;
const REAL v870 = v869 < v867 ? v867 : v869;
const REAL v871 = v870 < v868 ? v868 : v870;
const auto v872 = v871 != REAL(0.0);
const REAL v873 = v872 ? v871 : REAL(1.0);
const REAL v874 = PK_UNSCALE(v873);
const auto v875 = REAL(64.0) < v871;
const REAL v876 = PK_UNSCALE(v871);
const auto v877 = v871 < REAL(0.015625);
const REAL v878 = v877 ? v874 : REAL(1.0);
const REAL v879 = v875 ? v876 : v878;
const REAL v880 = v251 * v879;
const REAL v881 = v252 * v879;
const REAL v882 = v253 * v879;
const REAL v883 = v254 * v879;
const REAL v884 = v255 + v720;
const REAL v885 = v256 + v722;
const REAL v886 = v257 + v724;
const REAL v887 = v830 ? v41 : v0;
const REAL v888 = v830 ? v42 : v1;
const REAL v889 = v830 ? v43 : v2;
const REAL v890 = v830 ? v44 : v3;
const REAL v891 = v830 ? v45 : v4;
const REAL v892 = v830 ? v46 : v5;
const REAL v893 = v830 ? v47 : v6;
const REAL v894 = -v731;
const REAL v895 = PK_FMA(v714, v714, v894);
const REAL v896 = PK_FMA(v716, v716, v731);
const REAL v897 = v896 - v731;
const REAL v898 = v896 - v897;
const REAL v899 = v731 - v898;
const REAL v900 = v731 - v896;
const REAL v901 = PK_FMA(v716, v716, v900);
const REAL v902 = v899 + v901;
const REAL v903 = v895 + v902;
const REAL v904 = PK_FMA(v718, v718, v896);
const REAL v905 = v904 - v896;
const REAL v906 = v904 - v905;
const REAL v907 = v896 - v906;
const REAL v908 = v896 - v904;
const REAL v909 = PK_FMA(v718, v718, v908);
const REAL v910 = v907 + v909;
const REAL v911 = v903 + v910;
const REAL v912 = REAL(0.25) * v904;
const REAL v913 = REAL(0.25) * v911;
const REAL v914 = PK_SQRT(v912);
const REAL v915 = REAL(0.3183098861837907) * v914;
const REAL v916 = PK_RINT(v915);
const REAL v917 = REAL(1) / v914;
const REAL v918 = -v914;
const REAL v919 = PK_FMA(v914, v918, v912);
const REAL v920 = v913 + v919;
const REAL v921 = REAL(0.5) * v917;
const REAL v922 = v920 * v921;
const REAL v923 = PK_FMA(v916, (REAL(-3.140625)), v914);
const REAL v924 = PK_FMA(v916, (REAL(-0.0009675025939941406)), v923);
const REAL v925 = PK_FMA(v916, (REAL(-1.5099579909783765e-07)), v924);
const REAL v926 = v922 + v925;
const auto v927 = REAL(2.0) < v926;
const REAL v928 = v927 ? REAL(2.0) : v926;
const auto v929 = v928 < (REAL(-2.0));
const REAL v930 = v929 ? (REAL(-2.0)) : v928;
const REAL v931 = REAL(0.5) * v916;
const REAL v932 = PK_RINT(v931);
const REAL v933 = v931 - v932;
const REAL v934 = PK_ABS(v933);
const REAL v935 = REAL(4.0) * v934;
const REAL v936 = REAL(1.0) - v935;
const auto v937 = v916 != REAL(0.0);
const REAL v938 = v930 * v930;
const REAL v939 = v937 ? v938 : v912;
const REAL v940 = PK_FMA(v939, (REAL(-2.4067596653513028e-08)), REAL(2.7535915945088783e-06));
const REAL v941 = PK_FMA(v939, v940, (REAL(-0.00019841079270909885)));
const REAL v942 = PK_FMA(v939, v941, REAL(0.00833333273854949));
const REAL v943 = PK_FMA(v939, v942, (REAL(-0.1666666666369346)));
const REAL v944 = PK_FMA(v939, v943, REAL(1.0));
const REAL v945 = PK_FMA(v939, (REAL(-2.6281242471039305e-07)), REAL(2.4773872012359204e-05));
const REAL v946 = PK_FMA(v939, v945, (REAL(-0.0013888642224209153)));
const REAL v947 = PK_FMA(v939, v946, REAL(0.041666658969589355));
const REAL v948 = PK_FMA(v939, v947, (REAL(-0.4999999996152527)));
const REAL v949 = PK_FMA(v939, v948, REAL(1.0));
const REAL v950 = v936 * v949;
const REAL v951 = v930 * v936;
const REAL v952 = v944 * v951;
const REAL v953 = v917 * v952;
const REAL v954 = v937 ? v953 : v944;
const REAL v955 = REAL(0.5) * v954;
const REAL v956 = v714 * v955;
const REAL v957 = v716 * v955;
const REAL v958 = v718 * v955;
const REAL v959 = v880 * v950;
const REAL v960 = v881 * v956;
const REAL v961 = v959 - v960;
const REAL v962 = v882 * v957;
const REAL v963 = v961 - v962;
const REAL v964 = v883 * v958;
const REAL v965 = v963 - v964;
const REAL v966 = v880 * v956;
const REAL v967 = v881 * v950;
const REAL v968 = v966 + v967;
const REAL v969 = v882 * v958;
const REAL v970 = v883 * v957;
const REAL v971 = v969 - v970;
const REAL v972 = v968 + v971;
const REAL v973 = v880 * v957;
const REAL v974 = v882 * v950;
const REAL v975 = v973 + v974;
const REAL v976 = v883 * v956;
const REAL v977 = v881 * v958;
const REAL v978 = v976 - v977;
const REAL v979 = v975 + v978;
const REAL v980 = v880 * v958;
const REAL v981 = v883 * v950;
const REAL v982 = v980 + v981;
const REAL v983 = v881 * v957;
const REAL v984 = v882 * v956;
const REAL v985 = v983 - v984;
const REAL v986 = v982 + v985;
o_t[0 + 0] = v887;
o_t[0 + 1] = v888;
o_t[0 + 2] = v889;
o_t[0 + 3] = v890;
o_t[4 + 0] = v891;
o_t[4 + 1] = v892;
o_t[4 + 2] = v893;
o_t[7 + 0] = v831;
o_t[8 + 0] = v832;
o_t[8 + 1] = v833;
o_t[8 + 2] = v834;
o_t[11 + 0] = v835;
o_t[11 + 1] = v836;
o_t[11 + 2] = v837;
o_t[14 + 0] = v838;
o_t[14 + 1] = v839;
o_t[14 + 2] = v840;
o_t[14 + 3] = v841;
o_t[14 + 4] = v842;
o_t[14 + 5] = v843;
o_t[14 + 6] = v844;
o_t[14 + 7] = v845;
o_t[14 + 8] = v846;
o_t[23 + 0] = v847;
o_t[23 + 1] = v848;
o_t[23 + 2] = v849;
o_t[23 + 3] = v850;
o_t[23 + 4] = v851;
o_t[23 + 5] = v852;
o_t[23 + 6] = v853;
o_t[23 + 7] = v854;
o_t[23 + 8] = v855;
o_t[32 + 0] = v856;
o_t[32 + 1] = v857;
o_t[32 + 2] = v858;
o_t[32 + 3] = v859;
o_t[32 + 4] = v860;
o_t[32 + 5] = v861;
o_t[32 + 6] = v862;
o_t[32 + 7] = v863;
o_t[32 + 8] = v864;
o_t[41 + 0] = v965;
o_t[41 + 1] = v972;
o_t[41 + 2] = v979;
o_t[41 + 3] = v986;
o_t[45 + 0] = v884;
o_t[45 + 1] = v885;
o_t[45 + 2] = v886;
o_t[48 + 0] = v591;
o_t[48 + 1] = v176;
o_t[48 + 2] = v590;
o_t[48 + 3] = v829;
o_t[48 + 4] = v177;
o_t[48 + 5] = v827;
o_t[48 + 6] = v184;
o_t[48 + 7] = v788;
o_t[56 + 0] = v296;
o_t[56 + 1] = v592;
o_t[56 + 2] = v258;
o_t[56 + 3] = v259;
o_t[56 + 4] = v260;
o_t[56 + 5] = v261;
o_t[56 + 6] = v262;
o_t[56 + 7] = v263;
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
gather(i0_t, i0_b + b * i0_s3, nullptr, i0_s3, nb, 1, 4, 0, i0_e0);
gather(i1_t, i1_b + b * i1_s3, nullptr, i1_s3, nb, 1, 3, 0, i1_e0);
gather(i2_t, i2_b + b * i2_s3, nullptr, i2_s3, nb, 1, 1, 0, 1);
gather(i3_t, i3_b + b * i3_s3, nullptr, i3_s3, nb, 1, 3, 0, i3_e0);
gather(i4_t, i4_b + b * i4_s3, nullptr, i4_s3, nb, 1, 3, 0, i4_e0);
gather(i5_t, i5_b + b * i5_s3, nullptr, i5_s3, nb, 3, 3, i5_e0, i5_e1);
gather(i6_t, i6_b + b * i6_s3, nullptr, i6_s3, nb, 3, 3, i6_e0, i6_e1);
gather(i7_t, i7_b + b * i7_s3, nullptr, i7_s3, nb, 3, 3, i7_e0, i7_e1);
gather(i8_t, i8_b + b * i8_s3, nullptr, i8_s3, nb, 1, 4, 0, i8_e0);
gather(i9_t, i9_b + b * i9_s3, nullptr, i9_s3, nb, 1, 3, 0, i9_e0);
gather(i10_t, i10_b + b * i10_s3, nullptr, i10_s3, nb, 1, 1, 0, 1);
gather(i11_t, i11_b + b * i11_s3, nullptr, i11_s3, nb, 1, 3, 0, i11_e0);
gather(i12_t, i12_b + b * i12_s3, nullptr, i12_s3, nb, 1, 3, 0, i12_e0);
gather(i13_t, i13_b + b * i13_s3, nullptr, i13_s3, nb, 3, 3, i13_e0, i13_e1);
gather(i14_t, i14_b + b * i14_s3, nullptr, i14_s3, nb, 3, 3, i14_e0, i14_e1);
gather(i15_t, i15_b + b * i15_s3, nullptr, i15_s3, nb, 3, 3, i15_e0, i15_e1);
gather(i16_t, i16_b + b * i16_s3, nullptr, i16_s3, nb, 1, 8, 0, i16_e0);
gather(i17_t, i17_b + b * i17_s3, nullptr, i17_s3, nb, 1, 8, 0, i17_e0);
gather(i18_t, i18_b + b * i18_s3, nullptr, i18_s3, nb, 1, 8, 0, i18_e0);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
scatter(o0_t, o0_b + b * o0_s3, nullptr, o0_s3, nb, 4);
scatter(o1_t, o1_b + b * o1_s3, nullptr, o1_s3, nb, 3);
scatter(o2_t, o2_b + b * o2_s3, nullptr, o2_s3, nb, 1);
scatter(o3_t, o3_b + b * o3_s3, nullptr, o3_s3, nb, 3);
scatter(o4_t, o4_b + b * o4_s3, nullptr, o4_s3, nb, 3);
scatter(o5_t, o5_b + b * o5_s3, nullptr, o5_s3, nb, 9);
scatter(o6_t, o6_b + b * o6_s3, nullptr, o6_s3, nb, 9);
scatter(o7_t, o7_b + b * o7_s3, nullptr, o7_s3, nb, 9);
scatter(o8_t, o8_b + b * o8_s3, nullptr, o8_s3, nb, 4);
scatter(o9_t, o9_b + b * o9_s3, nullptr, o9_s3, nb, 3);
scatter(o10_t, o10_b + b * o10_s3, nullptr, o10_s3, nb, 8);
scatter(o11_t, o11_b + b * o11_s3, nullptr, o11_s3, nb, 8);
}
}
#endif
}


// <posekit least_squares.advance.R.3 f32.sssssssssssssssssssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_R_3_f32_e550719e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 i8_,
    wp::uint64 i9_,
    wp::uint64 i10_,
    wp::uint64 i11_,
    wp::uint64 i12_,
    wp::uint64 i13_,
    wp::uint64 i14_,
    wp::uint64 i15_,
    wp::uint64 i16_,
    wp::uint64 i17_,
    wp::uint64 i18_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
    wp::uint64 o9_,
    wp::uint64 o10_,
    wp::uint64 o11_,
    wp::int64 n0,
    wp::int64 n1,
    wp::int64 n2,
    wp::int64 m,
    wp::int64 i0_s0,
    wp::int64 i0_s1,
    wp::int64 i0_s2,
    wp::int64 i0_s3,
    wp::int64 i1_s0,
    wp::int64 i1_s1,
    wp::int64 i1_s2,
    wp::int64 i1_s3,
    wp::int64 i2_s0,
    wp::int64 i2_s1,
    wp::int64 i2_s2,
    wp::int64 i2_s3,
    wp::int64 i3_s0,
    wp::int64 i3_s1,
    wp::int64 i3_s2,
    wp::int64 i3_s3,
    wp::int64 i4_s0,
    wp::int64 i4_s1,
    wp::int64 i4_s2,
    wp::int64 i4_s3,
    wp::int64 i5_s0,
    wp::int64 i5_s1,
    wp::int64 i5_s2,
    wp::int64 i5_s3,
    wp::int64 i6_s0,
    wp::int64 i6_s1,
    wp::int64 i6_s2,
    wp::int64 i6_s3,
    wp::int64 i7_s0,
    wp::int64 i7_s1,
    wp::int64 i7_s2,
    wp::int64 i7_s3,
    wp::int64 i8_s0,
    wp::int64 i8_s1,
    wp::int64 i8_s2,
    wp::int64 i8_s3,
    wp::int64 i9_s0,
    wp::int64 i9_s1,
    wp::int64 i9_s2,
    wp::int64 i9_s3,
    wp::int64 i10_s0,
    wp::int64 i10_s1,
    wp::int64 i10_s2,
    wp::int64 i10_s3,
    wp::int64 i11_s0,
    wp::int64 i11_s1,
    wp::int64 i11_s2,
    wp::int64 i11_s3,
    wp::int64 i12_s0,
    wp::int64 i12_s1,
    wp::int64 i12_s2,
    wp::int64 i12_s3,
    wp::int64 i13_s0,
    wp::int64 i13_s1,
    wp::int64 i13_s2,
    wp::int64 i13_s3,
    wp::int64 i14_s0,
    wp::int64 i14_s1,
    wp::int64 i14_s2,
    wp::int64 i14_s3,
    wp::int64 i15_s0,
    wp::int64 i15_s1,
    wp::int64 i15_s2,
    wp::int64 i15_s3,
    wp::int64 i16_s0,
    wp::int64 i16_s1,
    wp::int64 i16_s2,
    wp::int64 i16_s3,
    wp::int64 i17_s0,
    wp::int64 i17_s1,
    wp::int64 i17_s2,
    wp::int64 i17_s3,
    wp::int64 i18_s0,
    wp::int64 i18_s1,
    wp::int64 i18_s2,
    wp::int64 i18_s3,
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
    wp::int64 o6_s0,
    wp::int64 o6_s1,
    wp::int64 o6_s2,
    wp::int64 o6_s3,
    wp::int64 o7_s0,
    wp::int64 o7_s1,
    wp::int64 o7_s2,
    wp::int64 o7_s3,
    wp::int64 o8_s0,
    wp::int64 o8_s1,
    wp::int64 o8_s2,
    wp::int64 o8_s3,
    wp::int64 o9_s0,
    wp::int64 o9_s1,
    wp::int64 o9_s2,
    wp::int64 o9_s3,
    wp::int64 o10_s0,
    wp::int64 o10_s1,
    wp::int64 o10_s2,
    wp::int64 o10_s3,
    wp::int64 o11_s0,
    wp::int64 o11_s1,
    wp::int64 o11_s2,
    wp::int64 o11_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i5_e1,
    wp::int64 i6_e0,
    wp::int64 i6_e1,
    wp::int64 i7_e0,
    wp::int64 i7_e1,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i11_e0,
    wp::int64 i12_e0,
    wp::int64 i13_e0,
    wp::int64 i13_e1,
    wp::int64 i14_e0,
    wp::int64 i14_e1,
    wp::int64 i15_e0,
    wp::int64 i15_e1,
    wp::int64 i16_e0,
    wp::int64 i17_e0,
    wp::int64 i18_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_i7_,
    wp::uint64 & adj_i8_,
    wp::uint64 & adj_i9_,
    wp::uint64 & adj_i10_,
    wp::uint64 & adj_i11_,
    wp::uint64 & adj_i12_,
    wp::uint64 & adj_i13_,
    wp::uint64 & adj_i14_,
    wp::uint64 & adj_i15_,
    wp::uint64 & adj_i16_,
    wp::uint64 & adj_i17_,
    wp::uint64 & adj_i18_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
    wp::uint64 & adj_o7_,
    wp::uint64 & adj_o8_,
    wp::uint64 & adj_o9_,
    wp::uint64 & adj_o10_,
    wp::uint64 & adj_o11_,
    wp::int64 & adj_n0,
    wp::int64 & adj_n1,
    wp::int64 & adj_n2,
    wp::int64 & adj_m,
    wp::int64 & adj_i0_s0,
    wp::int64 & adj_i0_s1,
    wp::int64 & adj_i0_s2,
    wp::int64 & adj_i0_s3,
    wp::int64 & adj_i1_s0,
    wp::int64 & adj_i1_s1,
    wp::int64 & adj_i1_s2,
    wp::int64 & adj_i1_s3,
    wp::int64 & adj_i2_s0,
    wp::int64 & adj_i2_s1,
    wp::int64 & adj_i2_s2,
    wp::int64 & adj_i2_s3,
    wp::int64 & adj_i3_s0,
    wp::int64 & adj_i3_s1,
    wp::int64 & adj_i3_s2,
    wp::int64 & adj_i3_s3,
    wp::int64 & adj_i4_s0,
    wp::int64 & adj_i4_s1,
    wp::int64 & adj_i4_s2,
    wp::int64 & adj_i4_s3,
    wp::int64 & adj_i5_s0,
    wp::int64 & adj_i5_s1,
    wp::int64 & adj_i5_s2,
    wp::int64 & adj_i5_s3,
    wp::int64 & adj_i6_s0,
    wp::int64 & adj_i6_s1,
    wp::int64 & adj_i6_s2,
    wp::int64 & adj_i6_s3,
    wp::int64 & adj_i7_s0,
    wp::int64 & adj_i7_s1,
    wp::int64 & adj_i7_s2,
    wp::int64 & adj_i7_s3,
    wp::int64 & adj_i8_s0,
    wp::int64 & adj_i8_s1,
    wp::int64 & adj_i8_s2,
    wp::int64 & adj_i8_s3,
    wp::int64 & adj_i9_s0,
    wp::int64 & adj_i9_s1,
    wp::int64 & adj_i9_s2,
    wp::int64 & adj_i9_s3,
    wp::int64 & adj_i10_s0,
    wp::int64 & adj_i10_s1,
    wp::int64 & adj_i10_s2,
    wp::int64 & adj_i10_s3,
    wp::int64 & adj_i11_s0,
    wp::int64 & adj_i11_s1,
    wp::int64 & adj_i11_s2,
    wp::int64 & adj_i11_s3,
    wp::int64 & adj_i12_s0,
    wp::int64 & adj_i12_s1,
    wp::int64 & adj_i12_s2,
    wp::int64 & adj_i12_s3,
    wp::int64 & adj_i13_s0,
    wp::int64 & adj_i13_s1,
    wp::int64 & adj_i13_s2,
    wp::int64 & adj_i13_s3,
    wp::int64 & adj_i14_s0,
    wp::int64 & adj_i14_s1,
    wp::int64 & adj_i14_s2,
    wp::int64 & adj_i14_s3,
    wp::int64 & adj_i15_s0,
    wp::int64 & adj_i15_s1,
    wp::int64 & adj_i15_s2,
    wp::int64 & adj_i15_s3,
    wp::int64 & adj_i16_s0,
    wp::int64 & adj_i16_s1,
    wp::int64 & adj_i16_s2,
    wp::int64 & adj_i16_s3,
    wp::int64 & adj_i17_s0,
    wp::int64 & adj_i17_s1,
    wp::int64 & adj_i17_s2,
    wp::int64 & adj_i17_s3,
    wp::int64 & adj_i18_s0,
    wp::int64 & adj_i18_s1,
    wp::int64 & adj_i18_s2,
    wp::int64 & adj_i18_s3,
    wp::int64 & adj_o0_s0,
    wp::int64 & adj_o0_s1,
    wp::int64 & adj_o0_s2,
    wp::int64 & adj_o0_s3,
    wp::int64 & adj_o1_s0,
    wp::int64 & adj_o1_s1,
    wp::int64 & adj_o1_s2,
    wp::int64 & adj_o1_s3,
    wp::int64 & adj_o2_s0,
    wp::int64 & adj_o2_s1,
    wp::int64 & adj_o2_s2,
    wp::int64 & adj_o2_s3,
    wp::int64 & adj_o3_s0,
    wp::int64 & adj_o3_s1,
    wp::int64 & adj_o3_s2,
    wp::int64 & adj_o3_s3,
    wp::int64 & adj_o4_s0,
    wp::int64 & adj_o4_s1,
    wp::int64 & adj_o4_s2,
    wp::int64 & adj_o4_s3,
    wp::int64 & adj_o5_s0,
    wp::int64 & adj_o5_s1,
    wp::int64 & adj_o5_s2,
    wp::int64 & adj_o5_s3,
    wp::int64 & adj_o6_s0,
    wp::int64 & adj_o6_s1,
    wp::int64 & adj_o6_s2,
    wp::int64 & adj_o6_s3,
    wp::int64 & adj_o7_s0,
    wp::int64 & adj_o7_s1,
    wp::int64 & adj_o7_s2,
    wp::int64 & adj_o7_s3,
    wp::int64 & adj_o8_s0,
    wp::int64 & adj_o8_s1,
    wp::int64 & adj_o8_s2,
    wp::int64 & adj_o8_s3,
    wp::int64 & adj_o9_s0,
    wp::int64 & adj_o9_s1,
    wp::int64 & adj_o9_s2,
    wp::int64 & adj_o9_s3,
    wp::int64 & adj_o10_s0,
    wp::int64 & adj_o10_s1,
    wp::int64 & adj_o10_s2,
    wp::int64 & adj_o10_s3,
    wp::int64 & adj_o11_s0,
    wp::int64 & adj_o11_s1,
    wp::int64 & adj_o11_s2,
    wp::int64 & adj_o11_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i5_e1,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i6_e1,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i7_e1,
    wp::int64 & adj_i8_e0,
    wp::int64 & adj_i9_e0,
    wp::int64 & adj_i11_e0,
    wp::int64 & adj_i12_e0,
    wp::int64 & adj_i13_e0,
    wp::int64 & adj_i13_e1,
    wp::int64 & adj_i14_e0,
    wp::int64 & adj_i14_e1,
    wp::int64 & adj_i15_e0,
    wp::int64 & adj_i15_e1,
    wp::int64 & adj_i16_e0,
    wp::int64 & adj_i17_e0,
    wp::int64 & adj_i18_e0)
{
}

struct wp_args_pk_least_squares_advance_R_3_f32_e550719e_92533dc7 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 i7_;
    wp::uint64 i8_;
    wp::uint64 i9_;
    wp::uint64 i10_;
    wp::uint64 i11_;
    wp::uint64 i12_;
    wp::uint64 i13_;
    wp::uint64 i14_;
    wp::uint64 i15_;
    wp::uint64 i16_;
    wp::uint64 i17_;
    wp::uint64 i18_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
    wp::uint64 o7_;
    wp::uint64 o8_;
    wp::uint64 o9_;
    wp::uint64 o10_;
    wp::uint64 o11_;
    wp::int64 n0;
    wp::int64 n1;
    wp::int64 n2;
    wp::int64 m;
    wp::int64 i0_s0;
    wp::int64 i0_s1;
    wp::int64 i0_s2;
    wp::int64 i0_s3;
    wp::int64 i1_s0;
    wp::int64 i1_s1;
    wp::int64 i1_s2;
    wp::int64 i1_s3;
    wp::int64 i2_s0;
    wp::int64 i2_s1;
    wp::int64 i2_s2;
    wp::int64 i2_s3;
    wp::int64 i3_s0;
    wp::int64 i3_s1;
    wp::int64 i3_s2;
    wp::int64 i3_s3;
    wp::int64 i4_s0;
    wp::int64 i4_s1;
    wp::int64 i4_s2;
    wp::int64 i4_s3;
    wp::int64 i5_s0;
    wp::int64 i5_s1;
    wp::int64 i5_s2;
    wp::int64 i5_s3;
    wp::int64 i6_s0;
    wp::int64 i6_s1;
    wp::int64 i6_s2;
    wp::int64 i6_s3;
    wp::int64 i7_s0;
    wp::int64 i7_s1;
    wp::int64 i7_s2;
    wp::int64 i7_s3;
    wp::int64 i8_s0;
    wp::int64 i8_s1;
    wp::int64 i8_s2;
    wp::int64 i8_s3;
    wp::int64 i9_s0;
    wp::int64 i9_s1;
    wp::int64 i9_s2;
    wp::int64 i9_s3;
    wp::int64 i10_s0;
    wp::int64 i10_s1;
    wp::int64 i10_s2;
    wp::int64 i10_s3;
    wp::int64 i11_s0;
    wp::int64 i11_s1;
    wp::int64 i11_s2;
    wp::int64 i11_s3;
    wp::int64 i12_s0;
    wp::int64 i12_s1;
    wp::int64 i12_s2;
    wp::int64 i12_s3;
    wp::int64 i13_s0;
    wp::int64 i13_s1;
    wp::int64 i13_s2;
    wp::int64 i13_s3;
    wp::int64 i14_s0;
    wp::int64 i14_s1;
    wp::int64 i14_s2;
    wp::int64 i14_s3;
    wp::int64 i15_s0;
    wp::int64 i15_s1;
    wp::int64 i15_s2;
    wp::int64 i15_s3;
    wp::int64 i16_s0;
    wp::int64 i16_s1;
    wp::int64 i16_s2;
    wp::int64 i16_s3;
    wp::int64 i17_s0;
    wp::int64 i17_s1;
    wp::int64 i17_s2;
    wp::int64 i17_s3;
    wp::int64 i18_s0;
    wp::int64 i18_s1;
    wp::int64 i18_s2;
    wp::int64 i18_s3;
    wp::int64 o0_s0;
    wp::int64 o0_s1;
    wp::int64 o0_s2;
    wp::int64 o0_s3;
    wp::int64 o1_s0;
    wp::int64 o1_s1;
    wp::int64 o1_s2;
    wp::int64 o1_s3;
    wp::int64 o2_s0;
    wp::int64 o2_s1;
    wp::int64 o2_s2;
    wp::int64 o2_s3;
    wp::int64 o3_s0;
    wp::int64 o3_s1;
    wp::int64 o3_s2;
    wp::int64 o3_s3;
    wp::int64 o4_s0;
    wp::int64 o4_s1;
    wp::int64 o4_s2;
    wp::int64 o4_s3;
    wp::int64 o5_s0;
    wp::int64 o5_s1;
    wp::int64 o5_s2;
    wp::int64 o5_s3;
    wp::int64 o6_s0;
    wp::int64 o6_s1;
    wp::int64 o6_s2;
    wp::int64 o6_s3;
    wp::int64 o7_s0;
    wp::int64 o7_s1;
    wp::int64 o7_s2;
    wp::int64 o7_s3;
    wp::int64 o8_s0;
    wp::int64 o8_s1;
    wp::int64 o8_s2;
    wp::int64 o8_s3;
    wp::int64 o9_s0;
    wp::int64 o9_s1;
    wp::int64 o9_s2;
    wp::int64 o9_s3;
    wp::int64 o10_s0;
    wp::int64 o10_s1;
    wp::int64 o10_s2;
    wp::int64 o10_s3;
    wp::int64 o11_s0;
    wp::int64 o11_s1;
    wp::int64 o11_s2;
    wp::int64 o11_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i5_e0;
    wp::int64 i5_e1;
    wp::int64 i6_e0;
    wp::int64 i6_e1;
    wp::int64 i7_e0;
    wp::int64 i7_e1;
    wp::int64 i8_e0;
    wp::int64 i9_e0;
    wp::int64 i11_e0;
    wp::int64 i12_e0;
    wp::int64 i13_e0;
    wp::int64 i13_e1;
    wp::int64 i14_e0;
    wp::int64 i14_e1;
    wp::int64 i15_e0;
    wp::int64 i15_e1;
    wp::int64 i16_e0;
    wp::int64 i17_e0;
    wp::int64 i18_e0;
};


template <bool wp_linear_contiguous>
static void pk_least_squares_advance_R_3_f32_e550719e_92533dc7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_R_3_f32_e550719e_92533dc7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_i5_ = _wp_args->i5_;
    wp::uint64 var_i6_ = _wp_args->i6_;
    wp::uint64 var_i7_ = _wp_args->i7_;
    wp::uint64 var_i8_ = _wp_args->i8_;
    wp::uint64 var_i9_ = _wp_args->i9_;
    wp::uint64 var_i10_ = _wp_args->i10_;
    wp::uint64 var_i11_ = _wp_args->i11_;
    wp::uint64 var_i12_ = _wp_args->i12_;
    wp::uint64 var_i13_ = _wp_args->i13_;
    wp::uint64 var_i14_ = _wp_args->i14_;
    wp::uint64 var_i15_ = _wp_args->i15_;
    wp::uint64 var_i16_ = _wp_args->i16_;
    wp::uint64 var_i17_ = _wp_args->i17_;
    wp::uint64 var_i18_ = _wp_args->i18_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
    wp::uint64 var_o7_ = _wp_args->o7_;
    wp::uint64 var_o8_ = _wp_args->o8_;
    wp::uint64 var_o9_ = _wp_args->o9_;
    wp::uint64 var_o10_ = _wp_args->o10_;
    wp::uint64 var_o11_ = _wp_args->o11_;
    wp::int64 var_n0 = _wp_args->n0;
    wp::int64 var_n1 = _wp_args->n1;
    wp::int64 var_n2 = _wp_args->n2;
    wp::int64 var_m = _wp_args->m;
    wp::int64 var_i0_s0 = _wp_args->i0_s0;
    wp::int64 var_i0_s1 = _wp_args->i0_s1;
    wp::int64 var_i0_s2 = _wp_args->i0_s2;
    wp::int64 var_i0_s3 = _wp_args->i0_s3;
    wp::int64 var_i1_s0 = _wp_args->i1_s0;
    wp::int64 var_i1_s1 = _wp_args->i1_s1;
    wp::int64 var_i1_s2 = _wp_args->i1_s2;
    wp::int64 var_i1_s3 = _wp_args->i1_s3;
    wp::int64 var_i2_s0 = _wp_args->i2_s0;
    wp::int64 var_i2_s1 = _wp_args->i2_s1;
    wp::int64 var_i2_s2 = _wp_args->i2_s2;
    wp::int64 var_i2_s3 = _wp_args->i2_s3;
    wp::int64 var_i3_s0 = _wp_args->i3_s0;
    wp::int64 var_i3_s1 = _wp_args->i3_s1;
    wp::int64 var_i3_s2 = _wp_args->i3_s2;
    wp::int64 var_i3_s3 = _wp_args->i3_s3;
    wp::int64 var_i4_s0 = _wp_args->i4_s0;
    wp::int64 var_i4_s1 = _wp_args->i4_s1;
    wp::int64 var_i4_s2 = _wp_args->i4_s2;
    wp::int64 var_i4_s3 = _wp_args->i4_s3;
    wp::int64 var_i5_s0 = _wp_args->i5_s0;
    wp::int64 var_i5_s1 = _wp_args->i5_s1;
    wp::int64 var_i5_s2 = _wp_args->i5_s2;
    wp::int64 var_i5_s3 = _wp_args->i5_s3;
    wp::int64 var_i6_s0 = _wp_args->i6_s0;
    wp::int64 var_i6_s1 = _wp_args->i6_s1;
    wp::int64 var_i6_s2 = _wp_args->i6_s2;
    wp::int64 var_i6_s3 = _wp_args->i6_s3;
    wp::int64 var_i7_s0 = _wp_args->i7_s0;
    wp::int64 var_i7_s1 = _wp_args->i7_s1;
    wp::int64 var_i7_s2 = _wp_args->i7_s2;
    wp::int64 var_i7_s3 = _wp_args->i7_s3;
    wp::int64 var_i8_s0 = _wp_args->i8_s0;
    wp::int64 var_i8_s1 = _wp_args->i8_s1;
    wp::int64 var_i8_s2 = _wp_args->i8_s2;
    wp::int64 var_i8_s3 = _wp_args->i8_s3;
    wp::int64 var_i9_s0 = _wp_args->i9_s0;
    wp::int64 var_i9_s1 = _wp_args->i9_s1;
    wp::int64 var_i9_s2 = _wp_args->i9_s2;
    wp::int64 var_i9_s3 = _wp_args->i9_s3;
    wp::int64 var_i10_s0 = _wp_args->i10_s0;
    wp::int64 var_i10_s1 = _wp_args->i10_s1;
    wp::int64 var_i10_s2 = _wp_args->i10_s2;
    wp::int64 var_i10_s3 = _wp_args->i10_s3;
    wp::int64 var_i11_s0 = _wp_args->i11_s0;
    wp::int64 var_i11_s1 = _wp_args->i11_s1;
    wp::int64 var_i11_s2 = _wp_args->i11_s2;
    wp::int64 var_i11_s3 = _wp_args->i11_s3;
    wp::int64 var_i12_s0 = _wp_args->i12_s0;
    wp::int64 var_i12_s1 = _wp_args->i12_s1;
    wp::int64 var_i12_s2 = _wp_args->i12_s2;
    wp::int64 var_i12_s3 = _wp_args->i12_s3;
    wp::int64 var_i13_s0 = _wp_args->i13_s0;
    wp::int64 var_i13_s1 = _wp_args->i13_s1;
    wp::int64 var_i13_s2 = _wp_args->i13_s2;
    wp::int64 var_i13_s3 = _wp_args->i13_s3;
    wp::int64 var_i14_s0 = _wp_args->i14_s0;
    wp::int64 var_i14_s1 = _wp_args->i14_s1;
    wp::int64 var_i14_s2 = _wp_args->i14_s2;
    wp::int64 var_i14_s3 = _wp_args->i14_s3;
    wp::int64 var_i15_s0 = _wp_args->i15_s0;
    wp::int64 var_i15_s1 = _wp_args->i15_s1;
    wp::int64 var_i15_s2 = _wp_args->i15_s2;
    wp::int64 var_i15_s3 = _wp_args->i15_s3;
    wp::int64 var_i16_s0 = _wp_args->i16_s0;
    wp::int64 var_i16_s1 = _wp_args->i16_s1;
    wp::int64 var_i16_s2 = _wp_args->i16_s2;
    wp::int64 var_i16_s3 = _wp_args->i16_s3;
    wp::int64 var_i17_s0 = _wp_args->i17_s0;
    wp::int64 var_i17_s1 = _wp_args->i17_s1;
    wp::int64 var_i17_s2 = _wp_args->i17_s2;
    wp::int64 var_i17_s3 = _wp_args->i17_s3;
    wp::int64 var_i18_s0 = _wp_args->i18_s0;
    wp::int64 var_i18_s1 = _wp_args->i18_s1;
    wp::int64 var_i18_s2 = _wp_args->i18_s2;
    wp::int64 var_i18_s3 = _wp_args->i18_s3;
    wp::int64 var_o0_s0 = _wp_args->o0_s0;
    wp::int64 var_o0_s1 = _wp_args->o0_s1;
    wp::int64 var_o0_s2 = _wp_args->o0_s2;
    wp::int64 var_o0_s3 = _wp_args->o0_s3;
    wp::int64 var_o1_s0 = _wp_args->o1_s0;
    wp::int64 var_o1_s1 = _wp_args->o1_s1;
    wp::int64 var_o1_s2 = _wp_args->o1_s2;
    wp::int64 var_o1_s3 = _wp_args->o1_s3;
    wp::int64 var_o2_s0 = _wp_args->o2_s0;
    wp::int64 var_o2_s1 = _wp_args->o2_s1;
    wp::int64 var_o2_s2 = _wp_args->o2_s2;
    wp::int64 var_o2_s3 = _wp_args->o2_s3;
    wp::int64 var_o3_s0 = _wp_args->o3_s0;
    wp::int64 var_o3_s1 = _wp_args->o3_s1;
    wp::int64 var_o3_s2 = _wp_args->o3_s2;
    wp::int64 var_o3_s3 = _wp_args->o3_s3;
    wp::int64 var_o4_s0 = _wp_args->o4_s0;
    wp::int64 var_o4_s1 = _wp_args->o4_s1;
    wp::int64 var_o4_s2 = _wp_args->o4_s2;
    wp::int64 var_o4_s3 = _wp_args->o4_s3;
    wp::int64 var_o5_s0 = _wp_args->o5_s0;
    wp::int64 var_o5_s1 = _wp_args->o5_s1;
    wp::int64 var_o5_s2 = _wp_args->o5_s2;
    wp::int64 var_o5_s3 = _wp_args->o5_s3;
    wp::int64 var_o6_s0 = _wp_args->o6_s0;
    wp::int64 var_o6_s1 = _wp_args->o6_s1;
    wp::int64 var_o6_s2 = _wp_args->o6_s2;
    wp::int64 var_o6_s3 = _wp_args->o6_s3;
    wp::int64 var_o7_s0 = _wp_args->o7_s0;
    wp::int64 var_o7_s1 = _wp_args->o7_s1;
    wp::int64 var_o7_s2 = _wp_args->o7_s2;
    wp::int64 var_o7_s3 = _wp_args->o7_s3;
    wp::int64 var_o8_s0 = _wp_args->o8_s0;
    wp::int64 var_o8_s1 = _wp_args->o8_s1;
    wp::int64 var_o8_s2 = _wp_args->o8_s2;
    wp::int64 var_o8_s3 = _wp_args->o8_s3;
    wp::int64 var_o9_s0 = _wp_args->o9_s0;
    wp::int64 var_o9_s1 = _wp_args->o9_s1;
    wp::int64 var_o9_s2 = _wp_args->o9_s2;
    wp::int64 var_o9_s3 = _wp_args->o9_s3;
    wp::int64 var_o10_s0 = _wp_args->o10_s0;
    wp::int64 var_o10_s1 = _wp_args->o10_s1;
    wp::int64 var_o10_s2 = _wp_args->o10_s2;
    wp::int64 var_o10_s3 = _wp_args->o10_s3;
    wp::int64 var_o11_s0 = _wp_args->o11_s0;
    wp::int64 var_o11_s1 = _wp_args->o11_s1;
    wp::int64 var_o11_s2 = _wp_args->o11_s2;
    wp::int64 var_o11_s3 = _wp_args->o11_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i5_e1 = _wp_args->i5_e1;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i6_e1 = _wp_args->i6_e1;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i7_e1 = _wp_args->i7_e1;
    wp::int64 var_i8_e0 = _wp_args->i8_e0;
    wp::int64 var_i9_e0 = _wp_args->i9_e0;
    wp::int64 var_i11_e0 = _wp_args->i11_e0;
    wp::int64 var_i12_e0 = _wp_args->i12_e0;
    wp::int64 var_i13_e0 = _wp_args->i13_e0;
    wp::int64 var_i13_e1 = _wp_args->i13_e1;
    wp::int64 var_i14_e0 = _wp_args->i14_e0;
    wp::int64 var_i14_e1 = _wp_args->i14_e1;
    wp::int64 var_i15_e0 = _wp_args->i15_e0;
    wp::int64 var_i15_e1 = _wp_args->i15_e1;
    wp::int64 var_i16_e0 = _wp_args->i16_e0;
    wp::int64 var_i17_e0 = _wp_args->i17_e0;
    wp::int64 var_i18_e0 = _wp_args->i18_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_least_squares_advance_R_3_f32_e550719e(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, i11_: wp.uint64, i12_: wp.uint64, i13_: wp.uint64, i14_: wp.uint64, i15_: wp.uint64, i16_: wp.uint64, i17_: wp.uint64, i18_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64, o8_: wp.uint64, o9_: wp.uint64, o10_: wp.uint64, o11_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, i10_s0: wp.int64, i10_s1: wp.int64, i10_s2: wp.int64, i10_s3: wp.int64, i11_s0: wp.int64, i11_s1: wp.int64, i11_s2: wp.int64, i11_s3: wp.int64, i12_s0: wp.int64, i12_s1: wp.int64, i12_s2: wp.int64, i12_s3: wp.int64, i13_s0: wp.int64, i13_s1: wp.int64, i13_s2: wp.int64, i13_s3: wp.int64, i14_s0: wp.int64, i14_s1: wp.int64, i14_s2: wp.int64, i14_s3: wp.int64, i15_s0: wp.int64, i15_s1: wp.int64, i15_s2: wp.int64, i15_s3: wp.int64, i16_s0: wp.int64, i16_s1: wp.int64, i16_s2: wp.int64, i16_s3: wp.int64, i17_s0: wp.int64, i17_s1: wp.int64, i17_s2: wp.int64, i17_s3: wp.int64, i18_s0: wp.int64, i18_s1: wp.int64, i18_s2: wp.int64, i18_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, o7_s0: wp.int64, o7_s1: wp.int64, o7_s2: wp.int64, o7_s3: wp.int64, o8_s0: wp.int64, o8_s1: wp.int64, o8_s2: wp.int64, o8_s3: wp.int64, o9_s0: wp.int64, o9_s1: wp.int64, o9_s2: wp.int64, o9_s3: wp.int64, o10_s0: wp.int64, o10_s1: wp.int64, o10_s2: wp.int64, o10_s3: wp.int64, o11_s0: wp.int64, o11_s1: wp.int64, o11_s2: wp.int64, o11_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64, i5_e1: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64, i7_e0: wp.int64, i7_e1: wp.int64, i8_e0: wp.int64, i9_e0: wp.int64, i11_e0: wp.int64, i12_e0: wp.int64, i13_e0: wp.int64, i13_e1: wp.int64, i14_e0: wp.int64, i14_e1: wp.int64, i15_e0: wp.int64, i15_e1: wp.int64, i16_e0: wp.int64, i17_e0: wp.int64, i18_e0: wp.int64):       <L 4>
    // pk_least_squares_advance_R_3_f32_e550719e_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, i11_, i12_, i13_, i14_, i15_, i16_, i17_, i18_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_, o8_, o9_, o10_, o11_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, i10_s0, i10_s1, i10_s2, i10_s3, i11_s0, i11_s1, i11_s2, i11_s3, i12_s0, i12_s1, i12_s2, i12_s3, i13_s0, i13_s1, i13_s2, i13_s3, i14_s0, i14_s1, i14_s2, i14_s3, i15_s0, i15_s1, i15_s2, i15_s3, i16_s0, i16_s1, i16_s2, i16_s3, i17_s0, i17_s1, i17_s2, i17_s3, i18_s0, i18_s1, i18_s2, i18_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, o7_s0, o7_s1, o7_s2, o7_s3, o8_s0, o8_s1, o8_s2, o8_s3, o9_s0, o9_s1, o9_s2, o9_s3, o10_s0, o10_s1, o10_s2, o10_s3, o11_s0, o11_s1, o11_s2, o11_s3, i0_e0, i1_e0, i3_e0, i4_e0, i5_e0, i5_e1, i6_e0, i6_e1, i7_e0, i7_e1, i8_e0, i9_e0, i11_e0, i12_e0, i13_e0, i13_e1, i14_e0, i14_e1, i15_e0, i15_e1, i16_e0, i17_e0, i18_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_R_3_f32_e550719e_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_i11_, var_i12_, var_i13_, var_i14_, var_i15_, var_i16_, var_i17_, var_i18_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_, var_o8_, var_o9_, var_o10_, var_o11_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_i10_s0, var_i10_s1, var_i10_s2, var_i10_s3, var_i11_s0, var_i11_s1, var_i11_s2, var_i11_s3, var_i12_s0, var_i12_s1, var_i12_s2, var_i12_s3, var_i13_s0, var_i13_s1, var_i13_s2, var_i13_s3, var_i14_s0, var_i14_s1, var_i14_s2, var_i14_s3, var_i15_s0, var_i15_s1, var_i15_s2, var_i15_s3, var_i16_s0, var_i16_s1, var_i16_s2, var_i16_s3, var_i17_s0, var_i17_s1, var_i17_s2, var_i17_s3, var_i18_s0, var_i18_s1, var_i18_s2, var_i18_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_o7_s0, var_o7_s1, var_o7_s2, var_o7_s3, var_o8_s0, var_o8_s1, var_o8_s2, var_o8_s3, var_o9_s0, var_o9_s1, var_o9_s2, var_o9_s3, var_o10_s0, var_o10_s1, var_o10_s2, var_o10_s3, var_o11_s0, var_o11_s1, var_o11_s2, var_o11_s3, var_i0_e0, var_i1_e0, var_i3_e0, var_i4_e0, var_i5_e0, var_i5_e1, var_i6_e0, var_i6_e1, var_i7_e0, var_i7_e1, var_i8_e0, var_i9_e0, var_i11_e0, var_i12_e0, var_i13_e0, var_i13_e1, var_i14_e0, var_i14_e1, var_i15_e0, var_i15_e1, var_i16_e0, var_i17_e0, var_i18_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_R_3_f32_e550719e_92533dc7_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_R_3_f32_e550719e_92533dc7 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_R_3_f32_e550719e_92533dc7_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_R_3_f32_e550719e_92533dc7_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_R_3_f32_e550719e_92533dc7 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_R_3_f32_e550719e_92533dc7_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_R_3_f32_e550719e_92533dc7_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_R_3_f32_e550719e_92533dc7 *_wp_args)
{
    pk_least_squares_advance_R_3_f32_e550719e_92533dc7_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

