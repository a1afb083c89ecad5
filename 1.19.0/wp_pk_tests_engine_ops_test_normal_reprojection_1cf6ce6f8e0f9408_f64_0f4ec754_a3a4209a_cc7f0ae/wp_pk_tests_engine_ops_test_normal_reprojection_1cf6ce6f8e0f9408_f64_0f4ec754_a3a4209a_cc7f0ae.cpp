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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.111.00111>v11111111.11111 f64.sssssssssssssttssrttt>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_body_0(
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
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i7_e1,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i10_e0,
    wp::int64 i11_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = cost_bar3
// i6 = T_position_gradient_bar3
// i7 = T_position_T_position_block_bar3
// i8 = T_position_bar3_bar4
// i9 = T_quaternion_bar3_bar4
// i10 = point_bar3_bar4
// i11 = pixel_bar3_bar4
// i12 = scale_bar3_bar4
// o0 = T_position_bar4
// o1 = T_quaternion_bar4
// o2 = point_bar4
// o3 = pixel_bar4
// o4 = scale_bar4
// o5 = cost_bar3_bar4
// o6 = T_position_gradient_bar3_bar4
// o7 = T_position_T_position_block_bar3_bar4
typedef wp::float64 REAL;

typedef wp::float64 STORE; typedef unsigned long long BITS;
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
#define PK_SQRT(x) sqrt(x)
#define PK_RINT(x) rint(x)
#define PK_ABS(x) fabs(x)
#define PK_FMA(a, b, c) fma(a, b, c)
#define PK_TO_BITS(x) (BITS)__double_as_longlong(x)
#define PK_FROM_BITS(x) __longlong_as_double(x)
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
#define PK_CLAMP(e) ((e) < BITS(0x0020000000000000ull) ? BITS(0x0020000000000000ull) : (e) > BITS(0x7fc0000000000000ull) ? BITS(0x7fc0000000000000ull) : (e))
#define PK_UNSCALE(x) PK_FROM_BITS((BITS)(0x7fe0000000000000ull - PK_CLAMP(PK_TO_BITS(x) & 0x7ff0000000000000ull)))
// In a sum with 2^52, an integer is in the lowest bits.
#define PK_EXP2(k) PK_FROM_BITS(PK_TO_BITS((k) + REAL(4503599627371519.0)) << 52)
#define PK_LOG2(x) (PK_FROM_BITS((PK_TO_BITS(x) >> 52) | 0x4330000000000000ull) - REAL(4503599627371519.0))
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
double* const o4_b = (double*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
STORE* const o7_b = (STORE*)o7_ + k0 * o7_s0 + k1 * o7_s1 + k2 * o7_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[1][64];
alignas(64) REAL i6_t[6][64];
alignas(64) REAL i7_t[36][64];
alignas(64) REAL i8_t[3][64];
alignas(64) REAL i9_t[4][64];
alignas(64) REAL i10_t[3][64];
alignas(64) REAL i11_t[2][64];
alignas(64) REAL i12_t[1][64];
double o0_sum0 = 0;
double o0_sum1 = 0;
double o0_sum2 = 0;
double o1_sum0 = 0;
double o1_sum1 = 0;
double o1_sum2 = 0;
double o1_sum3 = 0;
alignas(64) REAL o2_t[3][64];
alignas(64) REAL o3_t[2][64];
double o4_sum0 = 0;
double o5_sum0 = 0;
double o6_sum0 = 0;
double o6_sum1 = 0;
double o6_sum2 = 0;
double o6_sum3 = 0;
double o6_sum4 = 0;
double o6_sum5 = 0;
double o7_sum0 = 0;
double o7_sum1 = 0;
double o7_sum2 = 0;
double o7_sum3 = 0;
double o7_sum4 = 0;
double o7_sum5 = 0;

double o7_sum7 = 0;
double o7_sum8 = 0;
double o7_sum9 = 0;
double o7_sum10 = 0;
double o7_sum11 = 0;


double o7_sum14 = 0;
double o7_sum15 = 0;
double o7_sum16 = 0;
double o7_sum17 = 0;



double o7_sum21 = 0;
double o7_sum22 = 0;
double o7_sum23 = 0;




double o7_sum28 = 0;
double o7_sum29 = 0;





double o7_sum35 = 0;
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0]); i6_t[1][i] = REAL(p[1 * i6_e0]); i6_t[2][i] = REAL(p[2 * i6_e0]); i6_t[3][i] = REAL(p[3 * i6_e0]); i6_t[4][i] = REAL(p[4 * i6_e0]); i6_t[5][i] = REAL(p[5 * i6_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0 * i7_e0 + 0 * i7_e1]); i7_t[1][i] = REAL(p[0 * i7_e0 + 1 * i7_e1]); i7_t[2][i] = REAL(p[0 * i7_e0 + 2 * i7_e1]); i7_t[3][i] = REAL(p[0 * i7_e0 + 3 * i7_e1]); i7_t[4][i] = REAL(p[0 * i7_e0 + 4 * i7_e1]); i7_t[5][i] = REAL(p[0 * i7_e0 + 5 * i7_e1]); i7_t[6][i] = REAL(p[1 * i7_e0 + 0 * i7_e1]); i7_t[7][i] = REAL(p[1 * i7_e0 + 1 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[8][i] = REAL(p[1 * i7_e0 + 2 * i7_e1]); i7_t[9][i] = REAL(p[1 * i7_e0 + 3 * i7_e1]); i7_t[10][i] = REAL(p[1 * i7_e0 + 4 * i7_e1]); i7_t[11][i] = REAL(p[1 * i7_e0 + 5 * i7_e1]); i7_t[12][i] = REAL(p[2 * i7_e0 + 0 * i7_e1]); i7_t[13][i] = REAL(p[2 * i7_e0 + 1 * i7_e1]); i7_t[14][i] = REAL(p[2 * i7_e0 + 2 * i7_e1]); i7_t[15][i] = REAL(p[2 * i7_e0 + 3 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[16][i] = REAL(p[2 * i7_e0 + 4 * i7_e1]); i7_t[17][i] = REAL(p[2 * i7_e0 + 5 * i7_e1]); i7_t[18][i] = REAL(p[3 * i7_e0 + 0 * i7_e1]); i7_t[19][i] = REAL(p[3 * i7_e0 + 1 * i7_e1]); i7_t[20][i] = REAL(p[3 * i7_e0 + 2 * i7_e1]); i7_t[21][i] = REAL(p[3 * i7_e0 + 3 * i7_e1]); i7_t[22][i] = REAL(p[3 * i7_e0 + 4 * i7_e1]); i7_t[23][i] = REAL(p[3 * i7_e0 + 5 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[24][i] = REAL(p[4 * i7_e0 + 0 * i7_e1]); i7_t[25][i] = REAL(p[4 * i7_e0 + 1 * i7_e1]); i7_t[26][i] = REAL(p[4 * i7_e0 + 2 * i7_e1]); i7_t[27][i] = REAL(p[4 * i7_e0 + 3 * i7_e1]); i7_t[28][i] = REAL(p[4 * i7_e0 + 4 * i7_e1]); i7_t[29][i] = REAL(p[4 * i7_e0 + 5 * i7_e1]); i7_t[30][i] = REAL(p[5 * i7_e0 + 0 * i7_e1]); i7_t[31][i] = REAL(p[5 * i7_e0 + 1 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[32][i] = REAL(p[5 * i7_e0 + 2 * i7_e1]); i7_t[33][i] = REAL(p[5 * i7_e0 + 3 * i7_e1]); i7_t[34][i] = REAL(p[5 * i7_e0 + 4 * i7_e1]); i7_t[35][i] = REAL(p[5 * i7_e0 + 5 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + (b + i) * i8_s3; i8_t[0][i] = REAL(p[0 * i8_e0]); i8_t[1][i] = REAL(p[1 * i8_e0]); i8_t[2][i] = REAL(p[2 * i8_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i9_b + (b + i) * i9_s3; i9_t[0][i] = REAL(p[0 * i9_e0]); i9_t[1][i] = REAL(p[1 * i9_e0]); i9_t[2][i] = REAL(p[2 * i9_e0]); i9_t[3][i] = REAL(p[3 * i9_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i10_b + (b + i) * i10_s3; i10_t[0][i] = REAL(p[0 * i10_e0]); i10_t[1][i] = REAL(p[1 * i10_e0]); i10_t[2][i] = REAL(p[2 * i10_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i11_b + (b + i) * i11_s3; i11_t[0][i] = REAL(p[0 * i11_e0]); i11_t[1][i] = REAL(p[1 * i11_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i12_b + (b + i) * i12_s3; i12_t[0][i] = REAL(p[0]); }
REAL o0_a0 = 0;
REAL o0_a1 = 0;
REAL o0_a2 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o1_a3 = 0;
REAL o4_a0 = 0;
REAL o5_a0 = 0;
REAL o6_a0 = 0;
REAL o6_a1 = 0;
REAL o6_a2 = 0;
REAL o6_a3 = 0;
REAL o6_a4 = 0;
REAL o6_a5 = 0;
REAL o7_a0 = 0;
REAL o7_a1 = 0;
REAL o7_a2 = 0;
REAL o7_a3 = 0;
REAL o7_a4 = 0;
REAL o7_a5 = 0;

REAL o7_a7 = 0;
REAL o7_a8 = 0;
REAL o7_a9 = 0;
REAL o7_a10 = 0;
REAL o7_a11 = 0;


REAL o7_a14 = 0;
REAL o7_a15 = 0;
REAL o7_a16 = 0;
REAL o7_a17 = 0;



REAL o7_a21 = 0;
REAL o7_a22 = 0;
REAL o7_a23 = 0;




REAL o7_a28 = 0;
REAL o7_a29 = 0;





REAL o7_a35 = 0;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i1_t[0][i];
const REAL v4 = i1_t[1][i];
const REAL v5 = i1_t[2][i];
const REAL v6 = i1_t[3][i];
const REAL v7 = i2_t[0][i];
const REAL v8 = i2_t[1][i];
const REAL v9 = i2_t[2][i];
const REAL v10 = i3_t[0][i];
const REAL v11 = i3_t[1][i];
const REAL v12 = PK_ABS(v3);
const REAL v13 = PK_ABS(v4);
const REAL v14 = PK_ABS(v5);
const REAL v15 = PK_ABS(v6);
const REAL v16 = v12 < v13 ? v13 : v12;
const REAL v17 = v16 < v14 ? v14 : v16;
const REAL v18 = v17 < v15 ? v15 : v17;
const REAL v19 = PK_UNSCALE(v18);
const REAL v20 = v3 * v19;
const REAL v21 = v4 * v19;
const REAL v22 = v5 * v19;
const REAL v23 = v6 * v19;
const REAL v24 = v9 * v22;
const REAL v25 = v8 * v23;
const REAL v26 = v24 - v25;
const REAL v27 = v7 * v23;
const REAL v28 = v9 * v21;
const REAL v29 = v27 - v28;
const REAL v30 = v8 * v21;
const REAL v31 = v7 * v22;
const REAL v32 = v30 - v31;
const REAL v33 = v20 * v26;
const REAL v34 = v20 * v29;
const REAL v35 = v20 * v32;
const REAL v36 = v22 * v32;
const REAL v37 = v23 * v29;
const REAL v38 = v36 - v37;
const REAL v39 = v23 * v26;
const REAL v40 = v21 * v32;
const REAL v41 = v39 - v40;
const REAL v42 = v21 * v29;
const REAL v43 = v22 * v26;
const REAL v44 = v42 - v43;
const REAL v45 = v33 + v38;
const REAL v46 = v34 + v41;
const REAL v47 = v35 + v44;
const REAL v48 = v20 * v20;
const REAL v49 = v21 * v21;
const REAL v50 = v48 + v49;
const REAL v51 = v22 * v22;
const REAL v52 = v50 + v51;
const REAL v53 = v23 * v23;
const REAL v54 = v52 + v53;
const REAL v55 = REAL(1) / v54;
const REAL v56 = REAL(2.0) * v55;
const REAL v57 = v45 * v56;
const REAL v58 = v46 * v56;
const REAL v59 = v47 * v56;
const REAL v60 = v7 + v57;
const REAL v61 = v8 + v58;
const REAL v62 = v9 + v59;
const REAL v63 = v0 + v60;
const REAL v64 = v1 + v61;
const REAL v65 = v2 + v62;
const REAL v66 = REAL(1) / v65;
const REAL v67 = v63 * v66;
const REAL v68 = v67 - v10;
const REAL v69 = v64 * v66;
const REAL v70 = v69 - v11;
const REAL v71 = i4_t[0][i];
const REAL v72 = v20 * v23;
const REAL v73 = v20 * v22;
const REAL v74 = v51 + v53;
const REAL v75 = v21 * v22;
const REAL v76 = v21 * v23;
const REAL v77 = v72 + v75;
const REAL v78 = v76 - v73;
const REAL v79 = v56 * v74;
const REAL v80 = v56 * v77;
const REAL v81 = v56 * v78;
const REAL v82 = REAL(1.0) - v79;
const REAL v83 = v20 * v21;
const REAL v84 = v49 + v53;
const REAL v85 = v22 * v23;
const REAL v86 = v75 - v72;
const REAL v87 = v83 + v85;
const REAL v88 = v56 * v86;
const REAL v89 = v56 * v84;
const REAL v90 = v56 * v87;
const REAL v91 = REAL(1.0) - v89;
const REAL v92 = v49 + v51;
const REAL v93 = v73 + v76;
const REAL v94 = v85 - v83;
const REAL v95 = v56 * v93;
const REAL v96 = v56 * v94;
const REAL v97 = v56 * v92;
const REAL v98 = REAL(1.0) - v97;
const REAL v99 = REAL(0.5) * v4;
const REAL v100 = REAL(0.5) * v3;
const REAL v101 = REAL(0.5) * v6;
const REAL v102 = REAL(0.5) * v5;
const REAL v103 = v66 * v66;
const REAL v104 = v63 * v103;
const REAL v105 = v56 * v104;
const REAL v106 = v47 * v104;
const REAL v107 = v56 * v66;
const REAL v108 = v45 * v66;
const REAL v109 = v108 - v106;
const REAL v110 = REAL(2.0) * v109;
const REAL v111 = v55 * v55;
const REAL v112 = v110 * v111;
const REAL v113 = v23 * v112;
const REAL v114 = REAL(2.0) * v113;
const REAL v115 = v22 * v112;
const REAL v116 = REAL(2.0) * v115;
const REAL v117 = v21 * v112;
const REAL v118 = REAL(2.0) * v117;
const REAL v119 = v20 * v112;
const REAL v120 = REAL(2.0) * v119;
const REAL v121 = v26 * v105;
const REAL v122 = v121 - v116;
const REAL v123 = v22 * v105;
const REAL v124 = v29 * v105;
const REAL v125 = v118 + v124;
const REAL v126 = v21 * v105;
const REAL v127 = v29 * v107;
const REAL v128 = v114 + v127;
const REAL v129 = v23 * v107;
const REAL v130 = v126 + v129;
const REAL v131 = v32 * v107;
const REAL v132 = v122 + v131;
const REAL v133 = v22 * v107;
const REAL v134 = v32 * v105;
const REAL v135 = v120 + v134;
const REAL v136 = v20 * v105;
const REAL v137 = v133 - v136;
const REAL v138 = v26 * v107;
const REAL v139 = v138 - v135;
const REAL v140 = v20 * v107;
const REAL v141 = v123 + v140;
const REAL v142 = v136 - v133;
const REAL v143 = v7 * v142;
const REAL v144 = v132 + v143;
const REAL v145 = v8 * v137;
const REAL v146 = v145 - v125;
const REAL v147 = v9 * v130;
const REAL v148 = v146 + v147;
const REAL v149 = v7 * v130;
const REAL v150 = v128 + v149;
const REAL v151 = v8 * v141;
const REAL v152 = v150 + v151;
const REAL v153 = v9 * v141;
const REAL v154 = v144 + v153;
const REAL v155 = v19 * v152;
const REAL v156 = v19 * v154;
const REAL v157 = v19 * v148;
const REAL v158 = v19 * v139;
const REAL v159 = v64 * v103;
const REAL v160 = v56 * v159;
const REAL v161 = v47 * v159;
const REAL v162 = v46 * v66;
const REAL v163 = v162 - v161;
const REAL v164 = REAL(2.0) * v163;
const REAL v165 = v111 * v164;
const REAL v166 = v23 * v165;
const REAL v167 = REAL(2.0) * v166;
const REAL v168 = v22 * v165;
const REAL v169 = REAL(2.0) * v168;
const REAL v170 = v21 * v165;
const REAL v171 = REAL(2.0) * v170;
const REAL v172 = v20 * v165;
const REAL v173 = REAL(2.0) * v172;
const REAL v174 = v26 * v160;
const REAL v175 = v174 - v169;
const REAL v176 = v22 * v160;
const REAL v177 = v29 * v160;
const REAL v178 = v171 + v177;
const REAL v179 = v21 * v160;
const REAL v180 = v131 + v178;
const REAL v181 = v21 * v107;
const REAL v182 = v138 - v167;
const REAL v183 = v129 + v176;
const REAL v184 = v32 * v160;
const REAL v185 = v173 + v184;
const REAL v186 = v20 * v160;
const REAL v187 = v181 + v186;
const REAL v188 = v127 - v185;
const REAL v189 = v140 - v179;
const REAL v190 = v7 * v187;
const REAL v191 = v175 + v190;
const REAL v192 = v8 * v187;
const REAL v193 = v180 + v192;
const REAL v194 = v179 - v140;
const REAL v195 = v9 * v194;
const REAL v196 = v195 - v193;
const REAL v197 = v7 * v189;
const REAL v198 = v182 + v197;
const REAL v199 = v8 * v183;
const REAL v200 = v198 - v199;
const REAL v201 = v9 * v183;
const REAL v202 = v191 + v201;
const REAL v203 = v19 * v200;
const REAL v204 = v19 * v202;
const REAL v205 = v19 * v196;
const REAL v206 = v19 * v188;
const REAL v207 = v66 * v82;
const REAL v208 = v81 * v104;
const REAL v209 = v207 - v208;
const REAL v210 = v66 * v88;
const REAL v211 = v90 * v104;
const REAL v212 = v210 - v211;
const REAL v213 = v66 * v95;
const REAL v214 = v98 * v104;
const REAL v215 = v213 - v214;
const REAL v216 = v99 * v158;
const REAL v217 = v100 * v157;
const REAL v218 = v217 - v216;
const REAL v219 = v101 * v156;
const REAL v220 = v218 + v219;
const REAL v221 = v102 * v155;
const REAL v222 = v220 + v221;
const REAL v223 = v102 * v158;
const REAL v224 = v101 * v157;
const REAL v225 = v223 + v224;
const REAL v226 = v100 * v156;
const REAL v227 = v226 - v225;
const REAL v228 = v99 * v155;
const REAL v229 = v227 - v228;
const REAL v230 = v101 * v158;
const REAL v231 = v102 * v157;
const REAL v232 = v231 - v230;
const REAL v233 = v99 * v156;
const REAL v234 = v232 - v233;
const REAL v235 = v100 * v155;
const REAL v236 = v234 - v235;
const REAL v237 = v66 * v80;
const REAL v238 = v81 * v159;
const REAL v239 = v237 - v238;
const REAL v240 = v66 * v91;
const REAL v241 = v90 * v159;
const REAL v242 = v240 - v241;
const REAL v243 = v66 * v96;
const REAL v244 = v98 * v159;
const REAL v245 = v243 - v244;
const REAL v246 = v99 * v206;
const REAL v247 = v100 * v205;
const REAL v248 = v247 - v246;
const REAL v249 = v101 * v204;
const REAL v250 = v248 + v249;
const REAL v251 = v102 * v203;
const REAL v252 = v250 - v251;
const REAL v253 = v102 * v206;
const REAL v254 = v101 * v205;
const REAL v255 = v253 + v254;
const REAL v256 = v100 * v204;
const REAL v257 = v256 - v255;
const REAL v258 = v99 * v203;
const REAL v259 = v257 + v258;
const REAL v260 = v101 * v206;
const REAL v261 = v102 * v205;
const REAL v262 = v261 - v260;
const REAL v263 = v99 * v204;
const REAL v264 = v262 - v263;
const REAL v265 = v100 * v203;
const REAL v266 = v264 + v265;
const REAL v267 = v68 * v68;
const REAL v268 = v70 * v70;
const REAL v269 = v267 + v268;
const REAL v270 = v71 * v71;
const REAL v271 = REAL(1) / v270;
const REAL v272 = v269 * v271;
const auto v273 = v272 < REAL(0.25);
const REAL v274 = v273 ? v272 : REAL(0.0);
const REAL v275 = REAL(2.0) + v274;
const REAL v276 = REAL(1) / v275;
const REAL v277 = v274 * v276;
const REAL v278 = REAL(0.11764705882352941) * v277;
const REAL v279 = v277 * v278;
const REAL v280 = v279 + REAL(0.13333333333333333);
const REAL v281 = v277 * v280;
const REAL v282 = v277 * v281;
const REAL v283 = v282 + REAL(0.15384615384615385);
const REAL v284 = v277 * v283;
const REAL v285 = v277 * v284;
const REAL v286 = v285 + REAL(0.18181818181818182);
const REAL v287 = v277 * v286;
const REAL v288 = v277 * v287;
const REAL v289 = v288 + REAL(0.2222222222222222);
const REAL v290 = v277 * v289;
const REAL v291 = v277 * v290;
const REAL v292 = v291 + REAL(0.2857142857142857);
const REAL v293 = v277 * v292;
const REAL v294 = v277 * v293;
const REAL v295 = v294 + REAL(0.4);
const REAL v296 = v277 * v295;
const REAL v297 = v277 * v296;
const REAL v298 = v297 + REAL(0.6666666666666666);
const REAL v299 = v277 * v298;
const REAL v300 = v277 * v299;
const REAL v301 = REAL(2.0) + v300;
const REAL v302 = v277 * v301;
const REAL v303 = v273 ? REAL(1.0) : v272;
const REAL v304 = REAL(1.0) + v303;
const REAL v305 = REAL(1.0) + v272;
const REAL v306 = REAL(1) / v305;
const REAL v307 = v68 * v209;
const REAL v308 = v70 * v239;
const REAL v309 = v307 + v308;
const REAL v310 = v68 * v212;
const REAL v311 = v70 * v242;
const REAL v312 = v310 + v311;
const REAL v313 = v68 * v215;
const REAL v314 = v70 * v245;
const REAL v315 = v313 + v314;
const REAL v316 = v68 * v222;
const REAL v317 = v70 * v252;
const REAL v318 = v316 + v317;
const REAL v319 = v68 * v229;
const REAL v320 = v70 * v259;
const REAL v321 = v319 + v320;
const REAL v322 = v68 * v236;
const REAL v323 = v70 * v266;
const REAL v324 = v322 + v323;
const REAL v325 = v209 * v209;
const REAL v326 = v239 * v239;
const REAL v327 = v325 + v326;
const REAL v328 = v209 * v212;
const REAL v329 = v239 * v242;
const REAL v330 = v328 + v329;
const REAL v331 = v209 * v215;
const REAL v332 = v239 * v245;
const REAL v333 = v331 + v332;
const REAL v334 = v209 * v222;
const REAL v335 = v239 * v252;
const REAL v336 = v334 + v335;
const REAL v337 = v209 * v229;
const REAL v338 = v239 * v259;
const REAL v339 = v337 + v338;
const REAL v340 = v209 * v236;
const REAL v341 = v239 * v266;
const REAL v342 = v340 + v341;
const REAL v343 = v212 * v212;
const REAL v344 = v242 * v242;
const REAL v345 = v343 + v344;
const REAL v346 = v212 * v215;
const REAL v347 = v242 * v245;
const REAL v348 = v346 + v347;
const REAL v349 = v212 * v222;
const REAL v350 = v242 * v252;
const REAL v351 = v349 + v350;
const REAL v352 = v212 * v229;
const REAL v353 = v242 * v259;
const REAL v354 = v352 + v353;
const REAL v355 = v212 * v236;
const REAL v356 = v242 * v266;
const REAL v357 = v355 + v356;
const REAL v358 = v215 * v215;
const REAL v359 = v245 * v245;
const REAL v360 = v358 + v359;
const REAL v361 = v215 * v222;
const REAL v362 = v245 * v252;
const REAL v363 = v361 + v362;
const REAL v364 = v215 * v229;
const REAL v365 = v245 * v259;
const REAL v366 = v364 + v365;
const REAL v367 = v215 * v236;
const REAL v368 = v245 * v266;
const REAL v369 = v367 + v368;
const REAL v370 = v222 * v222;
const REAL v371 = v252 * v252;
const REAL v372 = v370 + v371;
const REAL v373 = v222 * v229;
const REAL v374 = v252 * v259;
const REAL v375 = v373 + v374;
const REAL v376 = v222 * v236;
const REAL v377 = v252 * v266;
const REAL v378 = v376 + v377;
const REAL v379 = v229 * v229;
const REAL v380 = v259 * v259;
const REAL v381 = v379 + v380;
const REAL v382 = v229 * v236;
const REAL v383 = v259 * v266;
const REAL v384 = v382 + v383;
const REAL v385 = v236 * v236;
const REAL v386 = v266 * v266;
const REAL v387 = v385 + v386;
const REAL v388 = i5_t[0][i];
const REAL v389 = i6_t[0][i];
const REAL v390 = i6_t[1][i];
const REAL v391 = i6_t[2][i];
const REAL v392 = i6_t[3][i];
const REAL v393 = i6_t[4][i];
const REAL v394 = i6_t[5][i];
const REAL v395 = i7_t[0][i];
const REAL v396 = i7_t[1][i];
const REAL v397 = i7_t[2][i];
const REAL v398 = i7_t[3][i];
const REAL v399 = i7_t[4][i];
const REAL v400 = i7_t[5][i];
const REAL v401 = i7_t[6][i];
const REAL v402 = i7_t[7][i];
const REAL v403 = i7_t[8][i];
const REAL v404 = i7_t[9][i];
const REAL v405 = i7_t[10][i];
const REAL v406 = i7_t[11][i];
const REAL v407 = i7_t[12][i];
const REAL v408 = i7_t[13][i];
const REAL v409 = i7_t[14][i];
const REAL v410 = i7_t[15][i];
const REAL v411 = i7_t[16][i];
const REAL v412 = i7_t[17][i];
const REAL v413 = i7_t[18][i];
const REAL v414 = i7_t[19][i];
const REAL v415 = i7_t[20][i];
const REAL v416 = i7_t[21][i];
const REAL v417 = i7_t[22][i];
const REAL v418 = i7_t[23][i];
const REAL v419 = i7_t[24][i];
const REAL v420 = i7_t[25][i];
const REAL v421 = i7_t[26][i];
const REAL v422 = i7_t[27][i];
const REAL v423 = i7_t[28][i];
const REAL v424 = i7_t[29][i];
const REAL v425 = i7_t[30][i];
const REAL v426 = i7_t[31][i];
const REAL v427 = i7_t[32][i];
const REAL v428 = i7_t[33][i];
const REAL v429 = i7_t[34][i];
const REAL v430 = i7_t[35][i];
const REAL v431 = v396 + v401;
const REAL v432 = v397 + v407;
const REAL v433 = v403 + v408;
const REAL v434 = v398 + v413;
const REAL v435 = v404 + v414;
const REAL v436 = v410 + v415;
const REAL v437 = v399 + v419;
const REAL v438 = v405 + v420;
const REAL v439 = v411 + v421;
const REAL v440 = v417 + v422;
const REAL v441 = v400 + v425;
const REAL v442 = v406 + v426;
const REAL v443 = v412 + v427;
const REAL v444 = v418 + v428;
const REAL v445 = v424 + v429;
const REAL v446 = v387 * v430;
const REAL v447 = v306 * v430;
const REAL v448 = v266 * v447;
const REAL v449 = REAL(2.0) * v448;
const REAL v450 = v236 * v447;
const REAL v451 = REAL(2.0) * v450;
const REAL v452 = v384 * v445;
const REAL v453 = v446 + v452;
const REAL v454 = v306 * v445;
const REAL v455 = v266 * v454;
const REAL v456 = v259 * v454;
const REAL v457 = v449 + v456;
const REAL v458 = v236 * v454;
const REAL v459 = v229 * v454;
const REAL v460 = v451 + v459;
const REAL v461 = v381 * v423;
const REAL v462 = v453 + v461;
const REAL v463 = v306 * v423;
const REAL v464 = v259 * v463;
const REAL v465 = v455 + v464;
const REAL v466 = v464 + v465;
const REAL v467 = v229 * v463;
const REAL v468 = v458 + v467;
const REAL v469 = v467 + v468;
const REAL v470 = v378 * v444;
const REAL v471 = v462 + v470;
const REAL v472 = v306 * v444;
const REAL v473 = v266 * v472;
const REAL v474 = v252 * v472;
const REAL v475 = v457 + v474;
const REAL v476 = v236 * v472;
const REAL v477 = v222 * v472;
const REAL v478 = v460 + v477;
const REAL v479 = v375 * v440;
const REAL v480 = v471 + v479;
const REAL v481 = v306 * v440;
const REAL v482 = v259 * v481;
const REAL v483 = v473 + v482;
const REAL v484 = v252 * v481;
const REAL v485 = v466 + v484;
const REAL v486 = v229 * v481;
const REAL v487 = v476 + v486;
const REAL v488 = v222 * v481;
const REAL v489 = v469 + v488;
const REAL v490 = v372 * v416;
const REAL v491 = v480 + v490;
const REAL v492 = v306 * v416;
const REAL v493 = v252 * v492;
const REAL v494 = v483 + v493;
const REAL v495 = v493 + v494;
const REAL v496 = v222 * v492;
const REAL v497 = v487 + v496;
const REAL v498 = v496 + v497;
const REAL v499 = v369 * v443;
const REAL v500 = v491 + v499;
const REAL v501 = v306 * v443;
const REAL v502 = v266 * v501;
const REAL v503 = v245 * v501;
const REAL v504 = v475 + v503;
const REAL v505 = v236 * v501;
const REAL v506 = v215 * v501;
const REAL v507 = v478 + v506;
const REAL v508 = v366 * v439;
const REAL v509 = v500 + v508;
const REAL v510 = v306 * v439;
const REAL v511 = v259 * v510;
const REAL v512 = v502 + v511;
const REAL v513 = v245 * v510;
const REAL v514 = v485 + v513;
const REAL v515 = v229 * v510;
const REAL v516 = v505 + v515;
const REAL v517 = v215 * v510;
const REAL v518 = v489 + v517;
const REAL v519 = v363 * v436;
const REAL v520 = v509 + v519;
const REAL v521 = v306 * v436;
const REAL v522 = v252 * v521;
const REAL v523 = v512 + v522;
const REAL v524 = v245 * v521;
const REAL v525 = v495 + v524;
const REAL v526 = v222 * v521;
const REAL v527 = v516 + v526;
const REAL v528 = v215 * v521;
const REAL v529 = v498 + v528;
const REAL v530 = v360 * v409;
const REAL v531 = v520 + v530;
const REAL v532 = v306 * v409;
const REAL v533 = v245 * v532;
const REAL v534 = v523 + v533;
const REAL v535 = v533 + v534;
const REAL v536 = v215 * v532;
const REAL v537 = v527 + v536;
const REAL v538 = v536 + v537;
const REAL v539 = v357 * v442;
const REAL v540 = v531 + v539;
const REAL v541 = v306 * v442;
const REAL v542 = v266 * v541;
const REAL v543 = v242 * v541;
const REAL v544 = v504 + v543;
const REAL v545 = v236 * v541;
const REAL v546 = v212 * v541;
const REAL v547 = v507 + v546;
const REAL v548 = v354 * v438;
const REAL v549 = v540 + v548;
const REAL v550 = v306 * v438;
const REAL v551 = v259 * v550;
const REAL v552 = v542 + v551;
const REAL v553 = v242 * v550;
const REAL v554 = v514 + v553;
const REAL v555 = v229 * v550;
const REAL v556 = v545 + v555;
const REAL v557 = v212 * v550;
const REAL v558 = v518 + v557;
const REAL v559 = v351 * v435;
const REAL v560 = v549 + v559;
const REAL v561 = v306 * v435;
const REAL v562 = v252 * v561;
const REAL v563 = v552 + v562;
const REAL v564 = v242 * v561;
const REAL v565 = v525 + v564;
const REAL v566 = v222 * v561;
const REAL v567 = v556 + v566;
const REAL v568 = v212 * v561;
const REAL v569 = v529 + v568;
const REAL v570 = v348 * v433;
const REAL v571 = v560 + v570;
const REAL v572 = v306 * v433;
const REAL v573 = v245 * v572;
const REAL v574 = v563 + v573;
const REAL v575 = v242 * v572;
const REAL v576 = v535 + v575;
const REAL v577 = v215 * v572;
const REAL v578 = v567 + v577;
const REAL v579 = v212 * v572;
const REAL v580 = v538 + v579;
const REAL v581 = v345 * v402;
const REAL v582 = v571 + v581;
const REAL v583 = v306 * v402;
const REAL v584 = v242 * v583;
const REAL v585 = v574 + v584;
const REAL v586 = v584 + v585;
const REAL v587 = v212 * v583;
const REAL v588 = v578 + v587;
const REAL v589 = v587 + v588;
const REAL v590 = v342 * v441;
const REAL v591 = v582 + v590;
const REAL v592 = v306 * v441;
const REAL v593 = v266 * v592;
const REAL v594 = v239 * v592;
const REAL v595 = v544 + v594;
const REAL v596 = v236 * v592;
const REAL v597 = v209 * v592;
const REAL v598 = v547 + v597;
const REAL v599 = v339 * v437;
const REAL v600 = v591 + v599;
const REAL v601 = v306 * v437;
const REAL v602 = v259 * v601;
const REAL v603 = v593 + v602;
const REAL v604 = v239 * v601;
const REAL v605 = v554 + v604;
const REAL v606 = v229 * v601;
const REAL v607 = v596 + v606;
const REAL v608 = v209 * v601;
const REAL v609 = v558 + v608;
const REAL v610 = v336 * v434;
const REAL v611 = v600 + v610;
const REAL v612 = v306 * v434;
const REAL v613 = v252 * v612;
const REAL v614 = v603 + v613;
const REAL v615 = v239 * v612;
const REAL v616 = v565 + v615;
const REAL v617 = v222 * v612;
const REAL v618 = v607 + v617;
const REAL v619 = v209 * v612;
const REAL v620 = v569 + v619;
const REAL v621 = v333 * v432;
const REAL v622 = v611 + v621;
const REAL v623 = v306 * v432;
const REAL v624 = v245 * v623;
const REAL v625 = v614 + v624;
const REAL v626 = v239 * v623;
const REAL v627 = v576 + v626;
const REAL v628 = v215 * v623;
const REAL v629 = v618 + v628;
const REAL v630 = v209 * v623;
const REAL v631 = v580 + v630;
const REAL v632 = v330 * v431;
const REAL v633 = v622 + v632;
const REAL v634 = v306 * v431;
const REAL v635 = v242 * v634;
const REAL v636 = v625 + v635;
const REAL v637 = v239 * v634;
const REAL v638 = v586 + v637;
const REAL v639 = v212 * v634;
const REAL v640 = v629 + v639;
const REAL v641 = v209 * v634;
const REAL v642 = v589 + v641;
const REAL v643 = v327 * v395;
const REAL v644 = v633 + v643;
const REAL v645 = v306 * v395;
const REAL v646 = v239 * v645;
const REAL v647 = v636 + v646;
const REAL v648 = v646 + v647;
const REAL v649 = v209 * v645;
const REAL v650 = v640 + v649;
const REAL v651 = v649 + v650;
const REAL v652 = v324 * v394;
const REAL v653 = v644 + v652;
const REAL v654 = v306 * v394;
const REAL v655 = v266 * v654;
const REAL v656 = v70 * v654;
const REAL v657 = v595 + v656;
const REAL v658 = v236 * v654;
const REAL v659 = v68 * v654;
const REAL v660 = v598 + v659;
const REAL v661 = v321 * v393;
const REAL v662 = v653 + v661;
const REAL v663 = v306 * v393;
const REAL v664 = v259 * v663;
const REAL v665 = v655 + v664;
const REAL v666 = v70 * v663;
const REAL v667 = v605 + v666;
const REAL v668 = v229 * v663;
const REAL v669 = v658 + v668;
const REAL v670 = v68 * v663;
const REAL v671 = v609 + v670;
const REAL v672 = v318 * v392;
const REAL v673 = v662 + v672;
const REAL v674 = v306 * v392;
const REAL v675 = v252 * v674;
const REAL v676 = v665 + v675;
const REAL v677 = v70 * v674;
const REAL v678 = v616 + v677;
const REAL v679 = v222 * v674;
const REAL v680 = v669 + v679;
const REAL v681 = v68 * v674;
const REAL v682 = v620 + v681;
const REAL v683 = v315 * v391;
const REAL v684 = v673 + v683;
const REAL v685 = v306 * v391;
const REAL v686 = v245 * v685;
const REAL v687 = v676 + v686;
const REAL v688 = v70 * v685;
const REAL v689 = v627 + v688;
const REAL v690 = v215 * v685;
const REAL v691 = v680 + v690;
const REAL v692 = v68 * v685;
const REAL v693 = v631 + v692;
const REAL v694 = v312 * v390;
const REAL v695 = v684 + v694;
const REAL v696 = v306 * v390;
const REAL v697 = v242 * v696;
const REAL v698 = v687 + v697;
const REAL v699 = v70 * v696;
const REAL v700 = v638 + v699;
const REAL v701 = v212 * v696;
const REAL v702 = v691 + v701;
const REAL v703 = v68 * v696;
const REAL v704 = v642 + v703;
const REAL v705 = v309 * v389;
const REAL v706 = v695 + v705;
const REAL v707 = v306 * v389;
const REAL v708 = v239 * v707;
const REAL v709 = v698 + v708;
const REAL v710 = v70 * v707;
const REAL v711 = v648 + v710;
const REAL v712 = v209 * v707;
const REAL v713 = v702 + v712;
const REAL v714 = v68 * v707;
const REAL v715 = v651 + v714;
const REAL v716 = v306 * v306;
const REAL v717 = v706 * v716;
const REAL v718 = v270 * v388;
const REAL v719 = v273 ? v718 : REAL(0.0);
const REAL v720 = v273 ? REAL(0.0) : v718;
const REAL v721 = REAL(1) / v304;
const REAL v722 = v720 * v721;
const REAL v723 = v273 ? REAL(0.0) : v722;
const REAL v724 = v723 - v717;
const REAL v725 = v301 * v719;
const REAL v726 = v277 * v719;
const REAL v727 = v299 * v726;
const REAL v728 = v725 + v727;
const REAL v729 = v277 * v726;
const REAL v730 = v298 * v729;
const REAL v731 = v728 + v730;
const REAL v732 = v277 * v729;
const REAL v733 = v296 * v732;
const REAL v734 = v731 + v733;
const REAL v735 = v277 * v732;
const REAL v736 = v295 * v735;
const REAL v737 = v734 + v736;
const REAL v738 = v277 * v735;
const REAL v739 = v293 * v738;
const REAL v740 = v737 + v739;
const REAL v741 = v277 * v738;
const REAL v742 = v292 * v741;
const REAL v743 = v740 + v742;
const REAL v744 = v277 * v741;
const REAL v745 = v290 * v744;
const REAL v746 = v743 + v745;
const REAL v747 = v277 * v744;
const REAL v748 = v289 * v747;
const REAL v749 = v746 + v748;
const REAL v750 = v277 * v747;
const REAL v751 = v287 * v750;
const REAL v752 = v749 + v751;
const REAL v753 = v277 * v750;
const REAL v754 = v286 * v753;
const REAL v755 = v752 + v754;
const REAL v756 = v277 * v753;
const REAL v757 = v284 * v756;
const REAL v758 = v755 + v757;
const REAL v759 = v277 * v756;
const REAL v760 = v283 * v759;
const REAL v761 = v758 + v760;
const REAL v762 = v277 * v759;
const REAL v763 = v281 * v762;
const REAL v764 = v761 + v763;
const REAL v765 = v277 * v762;
const REAL v766 = v280 * v765;
const REAL v767 = v764 + v766;
const REAL v768 = v277 * v765;
const REAL v769 = v278 * v768;
const REAL v770 = v767 + v769;
const REAL v771 = v277 * v768;
const REAL v772 = REAL(0.11764705882352941) * v771;
const REAL v773 = v770 + v772;
const REAL v774 = v276 * v773;
const REAL v775 = v274 * v773;
const REAL v776 = v276 * v276;
const REAL v777 = v775 * v776;
const REAL v778 = v774 - v777;
const REAL v779 = v273 ? v778 : REAL(0.0);
const REAL v780 = v724 + v779;
const REAL v781 = v271 * v780;
const REAL v782 = v269 * v780;
const REAL v783 = v271 * v271;
const REAL v784 = v782 * v783;
const REAL v785 = v70 * v781;
const REAL v786 = v709 + v785;
const REAL v787 = v785 + v786;
const REAL v788 = v68 * v781;
const REAL v789 = v713 + v788;
const REAL v790 = v788 + v789;
const REAL v791 = v100 * v657;
const REAL v792 = v99 * v657;
const REAL v793 = v102 * v657;
const REAL v794 = v101 * v657;
const REAL v795 = v99 * v667;
const REAL v796 = v791 + v795;
const REAL v797 = v100 * v667;
const REAL v798 = v797 - v792;
const REAL v799 = v101 * v667;
const REAL v800 = v793 - v799;
const REAL v801 = v102 * v667;
const REAL v802 = v794 + v801;
const REAL v803 = v102 * v678;
const REAL v804 = v796 - v803;
const REAL v805 = v101 * v678;
const REAL v806 = v798 + v805;
const REAL v807 = v100 * v678;
const REAL v808 = v800 + v807;
const REAL v809 = v99 * v678;
const REAL v810 = v802 + v809;
const REAL v811 = v159 * v689;
const REAL v812 = v98 * v689;
const REAL v813 = v96 * v689;
const REAL v814 = v66 * v689;
const REAL v815 = v159 * v700;
const REAL v816 = v90 * v700;
const REAL v817 = v812 + v816;
const REAL v818 = v91 * v700;
const REAL v819 = v813 + v818;
const REAL v820 = v66 * v700;
const REAL v821 = v159 * v711;
const REAL v822 = v81 * v711;
const REAL v823 = v817 + v822;
const REAL v824 = v80 * v711;
const REAL v825 = v819 + v824;
const REAL v826 = v66 * v711;
const REAL v827 = v100 * v660;
const REAL v828 = v99 * v660;
const REAL v829 = v102 * v660;
const REAL v830 = v101 * v660;
const REAL v831 = v99 * v671;
const REAL v832 = v827 + v831;
const REAL v833 = v100 * v671;
const REAL v834 = v833 - v828;
const REAL v835 = v101 * v671;
const REAL v836 = v829 - v835;
const REAL v837 = v102 * v671;
const REAL v838 = v830 + v837;
const REAL v839 = v102 * v682;
const REAL v840 = v839 - v832;
const REAL v841 = v101 * v682;
const REAL v842 = v834 + v841;
const REAL v843 = v100 * v682;
const REAL v844 = v836 + v843;
const REAL v845 = v99 * v682;
const REAL v846 = v838 + v845;
const REAL v847 = v104 * v693;
const REAL v848 = v811 + v847;
const REAL v849 = v98 * v693;
const REAL v850 = v95 * v693;
const REAL v851 = v825 + v850;
const REAL v852 = v66 * v693;
const REAL v853 = v104 * v704;
const REAL v854 = v815 + v853;
const REAL v855 = v90 * v704;
const REAL v856 = v849 + v855;
const REAL v857 = v88 * v704;
const REAL v858 = v851 + v857;
const REAL v859 = v66 * v704;
const REAL v860 = v104 * v715;
const REAL v861 = v821 + v860;
const REAL v862 = v81 * v715;
const REAL v863 = v856 + v862;
const REAL v864 = v82 * v715;
const REAL v865 = v858 + v864;
const REAL v866 = v66 * v715;
const REAL v867 = v19 * v810;
const REAL v868 = v19 * v808;
const REAL v869 = v19 * v806;
const REAL v870 = v19 * v804;
const REAL v871 = v9 * v869;
const REAL v872 = v8 * v870;
const REAL v873 = v871 - v872;
const REAL v874 = v7 * v870;
const REAL v875 = v9 * v868;
const REAL v876 = v8 * v868;
const REAL v877 = v7 * v869;
const REAL v878 = v877 - v876;
const REAL v879 = v874 - v875;
const REAL v880 = v875 - v874;
const REAL v881 = v20 * v878;
const REAL v882 = v160 * v867;
const REAL v883 = v32 * v867;
const REAL v884 = v881 + v883;
const REAL v885 = v21 * v878;
const REAL v886 = v21 * v880;
const REAL v887 = v884 + v886;
const REAL v888 = v160 * v868;
const REAL v889 = v29 * v868;
const REAL v890 = v887 - v889;
const REAL v891 = v22 * v873;
const REAL v892 = v890 + v891;
const REAL v893 = v160 * v869;
const REAL v894 = v26 * v869;
const REAL v895 = v892 + v894;
const REAL v896 = REAL(2.0) * v867;
const REAL v897 = v20 * v896;
const REAL v898 = REAL(2.0) * v868;
const REAL v899 = v21 * v898;
const REAL v900 = v897 - v899;
const REAL v901 = REAL(2.0) * v869;
const REAL v902 = v22 * v901;
const REAL v903 = v900 - v902;
const REAL v904 = REAL(2.0) * v870;
const REAL v905 = v23 * v904;
const REAL v906 = v903 - v905;
const REAL v907 = v164 * v906;
const REAL v908 = v111 * v906;
const REAL v909 = REAL(2.0) * v908;
const REAL v910 = v66 * v909;
const REAL v911 = v46 * v909;
const REAL v912 = v865 + v911;
const REAL v913 = v159 * v909;
const REAL v914 = v47 * v909;
const REAL v915 = v823 + v914;
const REAL v916 = v159 * v895;
const REAL v917 = v56 * v895;
const REAL v918 = v917 - v915;
const REAL v919 = v103 * v918;
const REAL v920 = v64 * v918;
const REAL v921 = v19 * v846;
const REAL v922 = v19 * v844;
const REAL v923 = v19 * v842;
const REAL v924 = v19 * v840;
const REAL v925 = v9 * v923;
const REAL v926 = v8 * v924;
const REAL v927 = v925 + v926;
const REAL v928 = v7 * v924;
const REAL v929 = v9 * v922;
const REAL v930 = v928 + v929;
const REAL v931 = v8 * v922;
const REAL v932 = v7 * v923;
const REAL v933 = v879 + v927;
const REAL v934 = v20 * v933;
const REAL v935 = v885 + v934;
const REAL v936 = v870 - v921;
const REAL v937 = v107 * v936;
const REAL v938 = v893 + v937;
const REAL v939 = v26 * v936;
const REAL v940 = v935 + v939;
const REAL v941 = v931 - v932;
const REAL v942 = v932 - v931;
const REAL v943 = v20 * v942;
const REAL v944 = v105 * v921;
const REAL v945 = v882 + v944;
const REAL v946 = v32 * v921;
const REAL v947 = v943 + v946;
const REAL v948 = v22 * v941;
const REAL v949 = v940 + v948;
const REAL v950 = v923 - v868;
const REAL v951 = v107 * v950;
const REAL v952 = v945 + v951;
const REAL v953 = v32 * v950;
const REAL v954 = v949 + v953;
const REAL v955 = v873 + v930;
const REAL v956 = v23 * v955;
const REAL v957 = v954 + v956;
const REAL v958 = v924 - v867;
const REAL v959 = v107 * v958;
const REAL v960 = v959 - v888;
const REAL v961 = v29 * v958;
const REAL v962 = v957 + v961;
const REAL v963 = v21 * v930;
const REAL v964 = v947 + v963;
const REAL v965 = v105 * v922;
const REAL v966 = v960 - v965;
const REAL v967 = v29 * v922;
const REAL v968 = v964 - v967;
const REAL v969 = v22 * v927;
const REAL v970 = v968 + v969;
const REAL v971 = v105 * v923;
const REAL v972 = v938 + v971;
const REAL v973 = v26 * v923;
const REAL v974 = v970 + v973;
const REAL v975 = REAL(2.0) * v921;
const REAL v976 = v20 * v975;
const REAL v977 = REAL(2.0) * v922;
const REAL v978 = v21 * v977;
const REAL v979 = v976 - v978;
const REAL v980 = REAL(2.0) * v923;
const REAL v981 = v22 * v980;
const REAL v982 = v979 - v981;
const REAL v983 = REAL(2.0) * v924;
const REAL v984 = v23 * v983;
const REAL v985 = v982 + v984;
const REAL v986 = v111 * v985;
const REAL v987 = v110 * v985;
const REAL v988 = v907 + v987;
const REAL v989 = v55 * v988;
const REAL v990 = REAL(2.0) * v989;
const REAL v991 = REAL(2.0) * v986;
const REAL v992 = v66 * v991;
const REAL v993 = v45 * v991;
const REAL v994 = v912 + v993;
const REAL v995 = v66 * v962;
const REAL v996 = v916 + v995;
const REAL v997 = v56 * v962;
const REAL v998 = v994 + v997;
const REAL v999 = v104 * v991;
const REAL v1000 = v913 + v999;
const REAL v1001 = v47 * v991;
const REAL v1002 = v863 + v1001;
const REAL v1003 = v104 * v974;
const REAL v1004 = v996 + v1003;
const REAL v1005 = v56 * v974;
const REAL v1006 = v1005 - v1002;
const REAL v1007 = v103 * v1006;
const REAL v1008 = v63 * v1006;
const REAL v1009 = v920 + v1008;
const REAL v1010 = v66 * v1009;
const REAL v1011 = v998 + v1010;
const REAL v1012 = v1010 + v1011;
const REAL v1013 = v92 * v848;
const REAL v1014 = v1004 + v1013;
const REAL v1015 = v56 * v848;
const REAL v1016 = v94 * v814;
const REAL v1017 = v1014 + v1016;
const REAL v1018 = v56 * v814;
const REAL v1019 = v93 * v852;
const REAL v1020 = v1017 + v1019;
const REAL v1021 = v56 * v852;
const REAL v1022 = v87 * v854;
const REAL v1023 = v1020 - v1022;
const REAL v1024 = v56 * v854;
const REAL v1025 = v84 * v820;
const REAL v1026 = v1023 - v1025;
const REAL v1027 = v56 * v820;
const REAL v1028 = v86 * v859;
const REAL v1029 = v1026 + v1028;
const REAL v1030 = v56 * v859;
const REAL v1031 = v1018 + v1024;
const REAL v1032 = v1018 - v1024;
const REAL v1033 = v1015 - v1027;
const REAL v1034 = v78 * v861;
const REAL v1035 = v1029 - v1034;
const REAL v1036 = v56 * v861;
const REAL v1037 = v77 * v826;
const REAL v1038 = v1035 + v1037;
const REAL v1039 = v56 * v826;
const REAL v1040 = v74 * v866;
const REAL v1041 = v1038 - v1040;
const REAL v1042 = v56 * v866;
const REAL v1043 = v1021 - v1036;
const REAL v1044 = v1021 + v1036;
const REAL v1045 = v1039 - v1030;
const REAL v1046 = v1030 + v1039;
const REAL v1047 = v1015 - v1042;
const REAL v1048 = v1027 + v1042;
const REAL v1049 = v66 * v787;
const REAL v1050 = v919 + v1049;
const REAL v1051 = v64 * v787;
const REAL v1052 = v1012 + v1051;
const REAL v1053 = v66 * v790;
const REAL v1054 = v1007 + v1053;
const REAL v1055 = v63 * v790;
const REAL v1056 = v1052 + v1055;
const REAL v1057 = v103 * v1056;
const REAL v1058 = v56 * v1057;
const REAL v1059 = v1000 + v1058;
const REAL v1060 = v47 * v1057;
const REAL v1061 = v1041 - v1060;
const REAL v1062 = v56 * v1050;
const REAL v1063 = v910 + v1062;
const REAL v1064 = v46 * v1050;
const REAL v1065 = v1061 + v1064;
const REAL v1066 = v56 * v1054;
const REAL v1067 = v992 + v1066;
const REAL v1068 = v45 * v1054;
const REAL v1069 = v1065 + v1068;
const REAL v1070 = REAL(2.0) * v1069;
const REAL v1071 = v990 + v1070;
const REAL v1072 = v111 * v1071;
const REAL v1073 = v1048 + v1072;
const REAL v1074 = v1047 - v1072;
const REAL v1075 = v1033 - v1072;
const REAL v1076 = v22 * v1059;
const REAL v1077 = v972 + v1076;
const REAL v1078 = v21 * v1059;
const REAL v1079 = v966 - v1078;
const REAL v1080 = v21 * v1063;
const REAL v1081 = v952 - v1080;
const REAL v1082 = v23 * v1063;
const REAL v1083 = v1077 + v1082;
const REAL v1084 = v23 * v1067;
const REAL v1085 = v1079 - v1084;
const REAL v1086 = v22 * v1067;
const REAL v1087 = v1081 + v1086;
const REAL v1088 = v20 * v1059;
const REAL v1089 = v1087 - v1088;
const REAL v1090 = v20 * v1063;
const REAL v1091 = v1085 + v1090;
const REAL v1092 = v20 * v1067;
const REAL v1093 = v1083 + v1092;
const REAL v1094 = v1088 - v1087;
const REAL v1095 = i8_t[0][i];
const REAL v1096 = i8_t[1][i];
const REAL v1097 = i8_t[2][i];
const REAL v1098 = i9_t[0][i];
const REAL v1099 = i9_t[1][i];
const REAL v1100 = i9_t[2][i];
const REAL v1101 = i9_t[3][i];
const REAL v1102 = i10_t[0][i];
const REAL v1103 = i10_t[1][i];
const REAL v1104 = i10_t[2][i];
const REAL v1105 = i11_t[0][i];
const REAL v1106 = i11_t[1][i];
const REAL v1107 = i12_t[0][i];
const REAL v1108 = v19 * v1098;
const REAL v1109 = v19 * v1099;
const REAL v1110 = v19 * v1100;
const REAL v1111 = v19 * v1101;
const REAL v1112 = v1093 * v1110;
const REAL v1113 = v9 * v1110;
const REAL v1114 = v1093 * v1104;
const REAL v1115 = v22 * v1104;
const REAL v1116 = v1113 + v1115;
const REAL v1117 = v1093 * v1111;
const REAL v1118 = v8 * v1111;
const REAL v1119 = v1116 - v1118;
const REAL v1120 = v1093 * v1103;
const REAL v1121 = v23 * v1103;
const REAL v1122 = v1119 - v1121;
const REAL v1123 = v1091 * v1111;
const REAL v1124 = v7 * v1111;
const REAL v1125 = v1091 * v1102;
const REAL v1126 = v1125 - v1120;
const REAL v1127 = v23 * v1102;
const REAL v1128 = v1124 + v1127;
const REAL v1129 = v1091 * v1109;
const REAL v1130 = v1112 - v1129;
const REAL v1131 = v9 * v1109;
const REAL v1132 = v1128 - v1131;
const REAL v1133 = v1091 * v1104;
const REAL v1134 = v21 * v1104;
const REAL v1135 = v1132 - v1134;
const REAL v1136 = v1089 * v1109;
const REAL v1137 = v1136 - v1117;
const REAL v1138 = v8 * v1109;
const REAL v1139 = v1089 * v1103;
const REAL v1140 = v1139 - v1133;
const REAL v1141 = v21 * v1103;
const REAL v1142 = v1138 + v1141;
const REAL v1143 = v1094 * v1110;
const REAL v1144 = v1123 + v1143;
const REAL v1145 = v7 * v1110;
const REAL v1146 = v1094 * v1102;
const REAL v1147 = v1114 + v1146;
const REAL v1148 = v22 * v1102;
const REAL v1149 = v1145 + v1148;
const REAL v1150 = v1067 * v1122;
const REAL v1151 = v20 * v1122;
const REAL v1152 = v1067 * v1108;
const REAL v1153 = v26 * v1108;
const REAL v1154 = v1151 + v1153;
const REAL v1155 = v1063 * v1135;
const REAL v1156 = v1150 + v1155;
const REAL v1157 = v20 * v1135;
const REAL v1158 = v1063 * v1108;
const REAL v1159 = v29 * v1108;
const REAL v1160 = v1157 + v1159;
const REAL v1161 = v1142 - v1149;
const REAL v1162 = v1149 - v1142;
const REAL v1163 = v1059 * v1162;
const REAL v1164 = v1156 + v1163;
const REAL v1165 = v20 * v1162;
const REAL v1166 = v1059 * v1108;
const REAL v1167 = v32 * v1108;
const REAL v1168 = v1165 - v1167;
const REAL v1169 = v1067 * v1161;
const REAL v1170 = v1147 + v1169;
const REAL v1171 = v22 * v1161;
const REAL v1172 = v1154 + v1171;
const REAL v1173 = v1067 * v1110;
const REAL v1174 = v1173 - v1166;
const REAL v1175 = v32 * v1110;
const REAL v1176 = v1172 + v1175;
const REAL v1177 = v1134 - v1132;
const REAL v1178 = v1067 * v1177;
const REAL v1179 = v1126 + v1178;
const REAL v1180 = v23 * v1177;
const REAL v1181 = v1176 + v1180;
const REAL v1182 = v1067 * v1111;
const REAL v1183 = v1158 - v1182;
const REAL v1184 = v29 * v1111;
const REAL v1185 = v1181 - v1184;
const REAL v1186 = v1063 * v1122;
const REAL v1187 = v1179 + v1186;
const REAL v1188 = v23 * v1122;
const REAL v1189 = v1160 + v1188;
const REAL v1190 = v1063 * v1111;
const REAL v1191 = v1152 + v1190;
const REAL v1192 = v26 * v1111;
const REAL v1193 = v1189 + v1192;
const REAL v1194 = v1063 * v1162;
const REAL v1195 = v1140 + v1194;
const REAL v1196 = v21 * v1162;
const REAL v1197 = v1193 + v1196;
const REAL v1198 = v1063 * v1109;
const REAL v1199 = v1174 - v1198;
const REAL v1200 = v32 * v1109;
const REAL v1201 = v1197 - v1200;
const REAL v1202 = v1059 * v1177;
const REAL v1203 = v1195 + v1202;
const REAL v1204 = v21 * v1177;
const REAL v1205 = v1168 + v1204;
const REAL v1206 = v1059 * v1109;
const REAL v1207 = v1183 - v1206;
const REAL v1208 = v29 * v1109;
const REAL v1209 = v1205 - v1208;
const REAL v1210 = v1059 * v1122;
const REAL v1211 = v1170 + v1210;
const REAL v1212 = v22 * v1122;
const REAL v1213 = v1209 + v1212;
const REAL v1214 = v1059 * v1110;
const REAL v1215 = v1191 + v1214;
const REAL v1216 = v26 * v1110;
const REAL v1217 = v1213 + v1216;
const REAL v1218 = REAL(2.0) * v1108;
const REAL v1219 = v1072 * v1218;
const REAL v1220 = v1164 - v1219;
const REAL v1221 = v20 * v1218;
const REAL v1222 = REAL(2.0) * v1109;
const REAL v1223 = v1075 * v1222;
const REAL v1224 = v1203 + v1223;
const REAL v1225 = v21 * v1222;
const REAL v1226 = v1221 + v1225;
const REAL v1227 = REAL(2.0) * v1110;
const REAL v1228 = v1074 * v1227;
const REAL v1229 = v1211 + v1228;
const REAL v1230 = v22 * v1227;
const REAL v1231 = v1226 + v1230;
const REAL v1232 = REAL(2.0) * v1111;
const REAL v1233 = v1073 * v1232;
const REAL v1234 = v1187 - v1233;
const REAL v1235 = v23 * v1232;
const REAL v1236 = v1231 + v1235;
const REAL v1237 = v1071 * v1236;
const REAL v1238 = v111 * v1236;
const REAL v1239 = REAL(2.0) * v1238;
const REAL v1240 = v1054 * v1239;
const REAL v1241 = v45 * v1239;
const REAL v1242 = v1095 - v1241;
const REAL v1243 = v1054 * v1185;
const REAL v1244 = v56 * v1185;
const REAL v1245 = v1242 + v1244;
const REAL v1246 = v1050 * v1239;
const REAL v1247 = v46 * v1239;
const REAL v1248 = v1096 - v1247;
const REAL v1249 = v1050 * v1201;
const REAL v1250 = v1243 + v1249;
const REAL v1251 = v56 * v1201;
const REAL v1252 = v1248 + v1251;
const REAL v1253 = v1057 * v1239;
const REAL v1254 = v47 * v1239;
const REAL v1255 = v1057 * v1217;
const REAL v1256 = v1250 + v1255;
const REAL v1257 = v56 * v1217;
const REAL v1258 = v1254 + v1257;
const REAL v1259 = v1102 + v1245;
const REAL v1260 = v1103 + v1252;
const REAL v1261 = v1258 - v1104;
const REAL v1262 = v1261 - v1097;
const REAL v1263 = v1056 * v1262;
const REAL v1264 = v103 * v1262;
const REAL v1265 = v790 * v1264;
const REAL v1266 = v63 * v1264;
const REAL v1267 = v790 * v1259;
const REAL v1268 = v66 * v1259;
const REAL v1269 = v1266 + v1268;
const REAL v1270 = v1269 - v1105;
const REAL v1271 = v787 * v1264;
const REAL v1272 = v64 * v1264;
const REAL v1273 = v787 * v1260;
const REAL v1274 = v1267 + v1273;
const REAL v1275 = v66 * v1260;
const REAL v1276 = v1272 + v1275;
const REAL v1277 = v1276 - v1106;
const REAL v1278 = v1045 * v1111;
const REAL v1279 = v1220 + v1278;
const REAL v1280 = v20 * v1111;
const REAL v1281 = v1045 * v1108;
const REAL v1282 = v1234 + v1281;
const REAL v1283 = v23 * v1108;
const REAL v1284 = v1280 + v1283;
const REAL v1285 = v1044 * v1110;
const REAL v1286 = v1279 + v1285;
const REAL v1287 = v20 * v1110;
const REAL v1288 = v1044 * v1108;
const REAL v1289 = v1229 + v1288;
const REAL v1290 = v22 * v1108;
const REAL v1291 = v1287 + v1290;
const REAL v1292 = v1230 + v1235;
const REAL v1293 = v1046 * v1110;
const REAL v1294 = v1224 + v1293;
const REAL v1295 = v21 * v1110;
const REAL v1296 = v1046 * v1109;
const REAL v1297 = v1289 + v1296;
const REAL v1298 = v22 * v1109;
const REAL v1299 = v1295 + v1298;
const REAL v1300 = v1043 * v1111;
const REAL v1301 = v1294 + v1300;
const REAL v1302 = v21 * v1111;
const REAL v1303 = v1043 * v1109;
const REAL v1304 = v1282 + v1303;
const REAL v1305 = v23 * v1109;
const REAL v1306 = v1302 + v1305;
const REAL v1307 = v1284 + v1299;
const REAL v1308 = v1299 - v1284;
const REAL v1309 = v1291 + v1306;
const REAL v1310 = v1291 - v1306;
const REAL v1311 = v866 * v1292;
const REAL v1312 = v1256 - v1311;
const REAL v1313 = v56 * v1292;
const REAL v1314 = v866 * v1239;
const REAL v1315 = v74 * v1239;
const REAL v1316 = v1315 - v1313;
const REAL v1317 = v826 * v1307;
const REAL v1318 = v1312 + v1317;
const REAL v1319 = v56 * v1307;
const REAL v1320 = v826 * v1239;
const REAL v1321 = v77 * v1239;
const REAL v1322 = v1319 - v1321;
const REAL v1323 = v861 * v1310;
const REAL v1324 = v1318 + v1323;
const REAL v1325 = v56 * v1310;
const REAL v1326 = v861 * v1239;
const REAL v1327 = v78 * v1239;
const REAL v1328 = v1325 + v1327;
const REAL v1329 = v1031 * v1109;
const REAL v1330 = v1286 - v1329;
const REAL v1331 = v20 * v1109;
const REAL v1332 = v1031 * v1108;
const REAL v1333 = v1301 - v1332;
const REAL v1334 = v21 * v1108;
const REAL v1335 = v1331 + v1334;
const REAL v1336 = v1225 + v1230;
const REAL v1337 = v1225 + v1235;
const REAL v1338 = v1032 * v1111;
const REAL v1339 = v1297 + v1338;
const REAL v1340 = v22 * v1111;
const REAL v1341 = v1032 * v1110;
const REAL v1342 = v1304 + v1341;
const REAL v1343 = v23 * v1110;
const REAL v1344 = v1340 + v1343;
const REAL v1345 = v1344 - v1335;
const REAL v1346 = v1335 + v1344;
const REAL v1347 = v859 * v1308;
const REAL v1348 = v1324 + v1347;
const REAL v1349 = v56 * v1308;
const REAL v1350 = v859 * v1239;
const REAL v1351 = v86 * v1239;
const REAL v1352 = v1349 - v1351;
const REAL v1353 = v820 * v1337;
const REAL v1354 = v1348 - v1353;
const REAL v1355 = v56 * v1337;
const REAL v1356 = v820 * v1239;
const REAL v1357 = v84 * v1239;
const REAL v1358 = v1357 - v1355;
const REAL v1359 = v854 * v1346;
const REAL v1360 = v1354 - v1359;
const REAL v1361 = v56 * v1346;
const REAL v1362 = v854 * v1239;
const REAL v1363 = v87 * v1239;
const REAL v1364 = v1363 - v1361;
const REAL v1365 = v852 * v1309;
const REAL v1366 = v1360 + v1365;
const REAL v1367 = v56 * v1309;
const REAL v1368 = v852 * v1239;
const REAL v1369 = v93 * v1239;
const REAL v1370 = v1367 - v1369;
const REAL v1371 = v814 * v1345;
const REAL v1372 = v1366 + v1371;
const REAL v1373 = v56 * v1345;
const REAL v1374 = v814 * v1239;
const REAL v1375 = v94 * v1239;
const REAL v1376 = v1373 - v1375;
const REAL v1377 = v848 * v1336;
const REAL v1378 = v1372 + v1377;
const REAL v1379 = v56 * v1336;
const REAL v1380 = v848 * v1239;
const REAL v1381 = v92 * v1239;
const REAL v1382 = v1379 - v1381;
const REAL v1383 = REAL(0.5) * v1099;
const REAL v1384 = REAL(0.5) * v1098;
const REAL v1385 = REAL(0.5) * v1101;
const REAL v1386 = REAL(0.5) * v1100;
const REAL v1387 = REAL(2.0) * v1264;
const REAL v1388 = v1009 * v1387;
const REAL v1389 = v1274 + v1388;
const REAL v1390 = v66 * v1387;
const REAL v1391 = v1006 * v1390;
const REAL v1392 = v1265 + v1391;
const REAL v1393 = v63 * v1390;
const REAL v1394 = v1006 * v1259;
const REAL v1395 = v1263 + v1394;
const REAL v1396 = v103 * v1259;
const REAL v1397 = v1393 + v1396;
const REAL v1398 = v974 * v1397;
const REAL v1399 = v1378 + v1398;
const REAL v1400 = v56 * v1397;
const REAL v1401 = v974 * v1239;
const REAL v1402 = v104 * v1239;
const REAL v1403 = v1400 - v1402;
const REAL v1404 = v991 * v1397;
const REAL v1405 = v1253 - v1404;
const REAL v1406 = v47 * v1397;
const REAL v1407 = v991 * v1217;
const REAL v1408 = v1407 - v1401;
const REAL v1409 = v104 * v1217;
const REAL v1410 = v1409 - v1406;
const REAL v1411 = v962 * v1264;
const REAL v1412 = v1399 + v1411;
const REAL v1413 = v56 * v1264;
const REAL v1414 = v962 * v1239;
const REAL v1415 = v1389 - v1414;
const REAL v1416 = v66 * v1239;
const REAL v1417 = v1413 - v1416;
const REAL v1418 = v991 * v1264;
const REAL v1419 = v1418 - v1240;
const REAL v1420 = v45 * v1264;
const REAL v1421 = v1410 + v1420;
const REAL v1422 = v991 * v1185;
const REAL v1423 = v1415 + v1422;
const REAL v1424 = v66 * v1185;
const REAL v1425 = v1421 + v1424;
const REAL v1426 = REAL(2.0) * v1425;
const REAL v1427 = v988 * v1239;
const REAL v1428 = v55 * v1239;
const REAL v1429 = v985 * v1428;
const REAL v1430 = v110 * v1428;
const REAL v1431 = v985 * v1426;
const REAL v1432 = v1431 - v1237;
const REAL v1433 = v111 * v1426;
const REAL v1434 = v1433 - v1430;
const REAL v1435 = v983 * v1434;
const REAL v1436 = v1342 + v1435;
const REAL v1437 = v23 * v1434;
const REAL v1438 = v983 * v1111;
const REAL v1439 = v112 * v1111;
const REAL v1440 = v1437 + v1439;
const REAL v1441 = REAL(2.0) * v1440;
const REAL v1442 = v1430 - v1433;
const REAL v1443 = v980 * v1442;
const REAL v1444 = v1339 + v1443;
const REAL v1445 = v22 * v1442;
const REAL v1446 = v980 * v1110;
const REAL v1447 = v1438 - v1446;
const REAL v1448 = v112 * v1110;
const REAL v1449 = v1445 - v1448;
const REAL v1450 = REAL(2.0) * v1449;
const REAL v1451 = v977 * v1442;
const REAL v1452 = v1333 + v1451;
const REAL v1453 = v21 * v1442;
const REAL v1454 = v977 * v1109;
const REAL v1455 = v1447 - v1454;
const REAL v1456 = v112 * v1109;
const REAL v1457 = v1453 - v1456;
const REAL v1458 = REAL(2.0) * v1457;
const REAL v1459 = v975 * v1434;
const REAL v1460 = v1330 + v1459;
const REAL v1461 = v20 * v1434;
const REAL v1462 = v975 * v1108;
const REAL v1463 = v1455 + v1462;
const REAL v1464 = v112 * v1108;
const REAL v1465 = v1461 + v1464;
const REAL v1466 = REAL(2.0) * v1465;
const REAL v1467 = v923 * v1403;
const REAL v1468 = v1215 + v1467;
const REAL v1469 = v26 * v1403;
const REAL v1470 = v1450 + v1469;
const REAL v1471 = v923 * v1122;
const REAL v1472 = v105 * v1122;
const REAL v1473 = v1470 + v1472;
const REAL v1474 = v927 * v1403;
const REAL v1475 = v1444 + v1474;
const REAL v1476 = v22 * v1403;
const REAL v1477 = v927 * v1110;
const REAL v1478 = v1471 + v1477;
const REAL v1479 = v105 * v1110;
const REAL v1480 = v1476 + v1479;
const REAL v1481 = v1402 - v1400;
const REAL v1482 = v922 * v1481;
const REAL v1483 = v1207 + v1482;
const REAL v1484 = v29 * v1481;
const REAL v1485 = v1458 + v1484;
const REAL v1486 = v922 * v1177;
const REAL v1487 = v1478 + v1486;
const REAL v1488 = v105 * v1177;
const REAL v1489 = v1485 + v1488;
const REAL v1490 = v930 * v1403;
const REAL v1491 = v1452 + v1490;
const REAL v1492 = v21 * v1403;
const REAL v1493 = v930 * v1109;
const REAL v1494 = v1487 + v1493;
const REAL v1495 = v105 * v1109;
const REAL v1496 = v1492 + v1495;
const REAL v1497 = v958 * v1417;
const REAL v1498 = v1483 + v1497;
const REAL v1499 = v29 * v1417;
const REAL v1500 = v958 * v1135;
const REAL v1501 = v107 * v1135;
const REAL v1502 = v1499 + v1501;
const REAL v1503 = v1441 + v1502;
const REAL v1504 = v955 * v1417;
const REAL v1505 = v1436 + v1504;
const REAL v1506 = v23 * v1417;
const REAL v1507 = v955 * v1111;
const REAL v1508 = v1500 + v1507;
const REAL v1509 = v107 * v1111;
const REAL v1510 = v1506 + v1509;
const REAL v1511 = v1496 + v1510;
const REAL v1512 = v950 * v1417;
const REAL v1513 = v1199 + v1512;
const REAL v1514 = v32 * v1417;
const REAL v1515 = v950 * v1161;
const REAL v1516 = v1508 + v1515;
const REAL v1517 = v107 * v1161;
const REAL v1518 = v1514 + v1517;
const REAL v1519 = v1473 + v1518;
const REAL v1520 = v941 * v1417;
const REAL v1521 = v1475 + v1520;
const REAL v1522 = v22 * v1417;
const REAL v1523 = v941 * v1110;
const REAL v1524 = v1516 + v1523;
const REAL v1525 = v107 * v1110;
const REAL v1526 = v1522 + v1525;
const REAL v1527 = v921 * v1403;
const REAL v1528 = v1513 + v1527;
const REAL v1529 = v32 * v1403;
const REAL v1530 = v1466 + v1529;
const REAL v1531 = v921 * v1161;
const REAL v1532 = v1494 + v1531;
const REAL v1533 = v105 * v1161;
const REAL v1534 = v1530 + v1533;
const REAL v1535 = v942 * v1403;
const REAL v1536 = v1460 + v1535;
const REAL v1537 = v20 * v1403;
const REAL v1538 = v942 * v1108;
const REAL v1539 = v1532 + v1538;
const REAL v1540 = v105 * v1108;
const REAL v1541 = v1537 + v1540;
const REAL v1542 = v1526 - v1541;
const REAL v1543 = v1541 - v1526;
const REAL v1544 = v936 * v1417;
const REAL v1545 = v1468 + v1544;
const REAL v1546 = v26 * v1417;
const REAL v1547 = v936 * v1122;
const REAL v1548 = v1524 + v1547;
const REAL v1549 = v107 * v1122;
const REAL v1550 = v1546 + v1549;
const REAL v1551 = v1534 - v1550;
const REAL v1552 = v933 * v1417;
const REAL v1553 = v1536 + v1552;
const REAL v1554 = v20 * v1417;
const REAL v1555 = v933 * v1108;
const REAL v1556 = v1548 + v1555;
const REAL v1557 = v107 * v1108;
const REAL v1558 = v1554 + v1557;
const REAL v1559 = v1480 + v1558;
const REAL v1560 = v923 * v1543;
const REAL v1561 = v1144 + v1560;
const REAL v1562 = v7 * v1543;
const REAL v1563 = v1519 + v1562;
const REAL v1564 = v923 * v1102;
const REAL v1565 = v142 * v1102;
const REAL v1566 = v1563 + v1565;
const REAL v1567 = v922 * v1542;
const REAL v1568 = v1137 + v1567;
const REAL v1569 = v8 * v1542;
const REAL v1570 = v1489 + v1569;
const REAL v1571 = v922 * v1103;
const REAL v1572 = v137 * v1103;
const REAL v1573 = v1570 + v1572;
const REAL v1574 = v922 * v1511;
const REAL v1575 = v1130 + v1574;
const REAL v1576 = v9 * v1511;
const REAL v1577 = v1573 + v1576;
const REAL v1578 = v922 * v1104;
const REAL v1579 = v130 * v1104;
const REAL v1580 = v1577 + v1579;
const REAL v1581 = v924 * v1511;
const REAL v1582 = v1561 + v1581;
const REAL v1583 = v7 * v1511;
const REAL v1584 = v1503 + v1583;
const REAL v1585 = v924 * v1102;
const REAL v1586 = v1578 + v1585;
const REAL v1587 = v130 * v1102;
const REAL v1588 = v1584 + v1587;
const REAL v1589 = v924 * v1559;
const REAL v1590 = v1568 + v1589;
const REAL v1591 = v8 * v1559;
const REAL v1592 = v1588 + v1591;
const REAL v1593 = v924 * v1103;
const REAL v1594 = v141 * v1103;
const REAL v1595 = v1592 + v1594;
const REAL v1596 = v923 * v1559;
const REAL v1597 = v1575 + v1596;
const REAL v1598 = v9 * v1559;
const REAL v1599 = v1566 + v1598;
const REAL v1600 = v923 * v1104;
const REAL v1601 = v1593 + v1600;
const REAL v1602 = v141 * v1104;
const REAL v1603 = v1599 + v1602;
const REAL v1604 = v19 * v1595;
const REAL v1605 = v19 * v1603;
const REAL v1606 = v19 * v1580;
const REAL v1607 = v19 * v1551;
const REAL v1608 = v918 * v1390;
const REAL v1609 = v1271 + v1608;
const REAL v1610 = v64 * v1390;
const REAL v1611 = v918 * v1260;
const REAL v1612 = v1395 + v1611;
const REAL v1613 = v103 * v1260;
const REAL v1614 = v1610 + v1613;
const REAL v1615 = v895 * v1614;
const REAL v1616 = v1412 + v1615;
const REAL v1617 = v56 * v1614;
const REAL v1618 = v895 * v1239;
const REAL v1619 = v159 * v1239;
const REAL v1620 = v1617 - v1619;
const REAL v1621 = v909 * v1614;
const REAL v1622 = v1405 - v1621;
const REAL v1623 = v47 * v1614;
const REAL v1624 = v909 * v1217;
const REAL v1625 = v1624 - v1618;
const REAL v1626 = v159 * v1217;
const REAL v1627 = v1626 - v1623;
const REAL v1628 = v909 * v1264;
const REAL v1629 = v1628 - v1246;
const REAL v1630 = v46 * v1264;
const REAL v1631 = v1627 + v1630;
const REAL v1632 = v909 * v1201;
const REAL v1633 = v1423 + v1632;
const REAL v1634 = v66 * v1201;
const REAL v1635 = v1631 + v1634;
const REAL v1636 = REAL(2.0) * v1635;
const REAL v1637 = v906 * v1636;
const REAL v1638 = v1432 + v1637;
const REAL v1639 = v111 * v1636;
const REAL v1640 = v906 * v1428;
const REAL v1641 = v164 * v1428;
const REAL v1642 = v1639 - v1641;
const REAL v1643 = v1641 - v1639;
const REAL v1644 = v904 * v1643;
const REAL v1645 = v1505 + v1644;
const REAL v1646 = v23 * v1643;
const REAL v1647 = v904 * v1111;
const REAL v1648 = v165 * v1111;
const REAL v1649 = v1646 - v1648;
const REAL v1650 = REAL(2.0) * v1649;
const REAL v1651 = v1550 + v1650;
const REAL v1652 = v901 * v1643;
const REAL v1653 = v1521 + v1652;
const REAL v1654 = v22 * v1643;
const REAL v1655 = v901 * v1110;
const REAL v1656 = v1647 + v1655;
const REAL v1657 = v165 * v1110;
const REAL v1658 = v1654 - v1657;
const REAL v1659 = REAL(2.0) * v1658;
const REAL v1660 = v898 * v1643;
const REAL v1661 = v1491 + v1660;
const REAL v1662 = v21 * v1643;
const REAL v1663 = v898 * v1109;
const REAL v1664 = v1656 + v1663;
const REAL v1665 = v165 * v1109;
const REAL v1666 = v1662 - v1665;
const REAL v1667 = REAL(2.0) * v1666;
const REAL v1668 = v1667 - v1518;
const REAL v1669 = v896 * v1642;
const REAL v1670 = v1553 + v1669;
const REAL v1671 = v20 * v1642;
const REAL v1672 = v896 * v1108;
const REAL v1673 = v1672 - v1664;
const REAL v1674 = v165 * v1108;
const REAL v1675 = v1671 + v1674;
const REAL v1676 = REAL(2.0) * v1675;
const REAL v1677 = v1676 - v1502;
const REAL v1678 = v869 * v1620;
const REAL v1679 = v1545 + v1678;
const REAL v1680 = v26 * v1620;
const REAL v1681 = v1659 + v1680;
const REAL v1682 = v869 * v1122;
const REAL v1683 = v160 * v1122;
const REAL v1684 = v1681 + v1683;
const REAL v1685 = v873 * v1620;
const REAL v1686 = v1653 + v1685;
const REAL v1687 = v22 * v1620;
const REAL v1688 = v1510 + v1687;
const REAL v1689 = v873 * v1110;
const REAL v1690 = v1682 + v1689;
const REAL v1691 = v160 * v1110;
const REAL v1692 = v1688 + v1691;
const REAL v1693 = v1619 - v1617;
const REAL v1694 = v868 * v1693;
const REAL v1695 = v1498 + v1694;
const REAL v1696 = v29 * v1693;
const REAL v1697 = v1668 + v1696;
const REAL v1698 = v868 * v1177;
const REAL v1699 = v1690 + v1698;
const REAL v1700 = v160 * v1177;
const REAL v1701 = v1697 + v1700;
const REAL v1702 = v880 * v1620;
const REAL v1703 = v1661 + v1702;
const REAL v1704 = v21 * v1620;
const REAL v1705 = v880 * v1109;
const REAL v1706 = v1699 + v1705;
const REAL v1707 = v160 * v1109;
const REAL v1708 = v1704 + v1707;
const REAL v1709 = v878 * v1417;
const REAL v1710 = v1703 + v1709;
const REAL v1711 = v21 * v1417;
const REAL v1712 = v878 * v1109;
const REAL v1713 = v1556 + v1712;
const REAL v1714 = v107 * v1109;
const REAL v1715 = v1711 + v1714;
const REAL v1716 = v867 * v1620;
const REAL v1717 = v1528 + v1716;
const REAL v1718 = v32 * v1620;
const REAL v1719 = v1677 + v1718;
const REAL v1720 = v867 * v1161;
const REAL v1721 = v1706 + v1720;
const REAL v1722 = v160 * v1161;
const REAL v1723 = v1719 + v1722;
const REAL v1724 = v878 * v1620;
const REAL v1725 = v1670 + v1724;
const REAL v1726 = v20 * v1620;
const REAL v1727 = v1715 + v1726;
const REAL v1728 = v878 * v1108;
const REAL v1729 = v1721 + v1728;
const REAL v1730 = v160 * v1108;
const REAL v1731 = v1727 + v1730;
const REAL v1732 = v1558 - v1708;
const REAL v1733 = v1708 - v1558;
const REAL v1734 = v869 * v1731;
const REAL v1735 = v1582 + v1734;
const REAL v1736 = v7 * v1731;
const REAL v1737 = v1684 + v1736;
const REAL v1738 = v869 * v1102;
const REAL v1739 = v187 * v1102;
const REAL v1740 = v1737 + v1739;
const REAL v1741 = v868 * v1731;
const REAL v1742 = v1590 - v1741;
const REAL v1743 = v8 * v1731;
const REAL v1744 = v1701 - v1743;
const REAL v1745 = v868 * v1103;
const REAL v1746 = v1738 - v1745;
const REAL v1747 = v187 * v1103;
const REAL v1748 = v1744 - v1747;
const REAL v1749 = v868 * v1733;
const REAL v1750 = v1597 + v1749;
const REAL v1751 = v9 * v1733;
const REAL v1752 = v1748 + v1751;
const REAL v1753 = v868 * v1104;
const REAL v1754 = v194 * v1104;
const REAL v1755 = v1752 + v1754;
const REAL v1756 = v870 * v1732;
const REAL v1757 = v1735 + v1756;
const REAL v1758 = v7 * v1732;
const REAL v1759 = v1651 + v1758;
const REAL v1760 = v870 * v1102;
const REAL v1761 = v189 * v1102;
const REAL v1762 = v1759 + v1761;
const REAL v1763 = v870 * v1692;
const REAL v1764 = v1742 - v1763;
const REAL v1765 = v8 * v1692;
const REAL v1766 = v1762 - v1765;
const REAL v1767 = v870 * v1103;
const REAL v1768 = v183 * v1103;
const REAL v1769 = v1766 - v1768;
const REAL v1770 = v869 * v1692;
const REAL v1771 = v1750 + v1770;
const REAL v1772 = v9 * v1692;
const REAL v1773 = v1740 + v1772;
const REAL v1774 = v869 * v1104;
const REAL v1775 = v1774 - v1767;
const REAL v1776 = v183 * v1104;
const REAL v1777 = v1773 + v1776;
const REAL v1778 = v19 * v1769;
const REAL v1779 = v19 * v1777;
const REAL v1780 = v19 * v1755;
const REAL v1781 = v19 * v1723;
const REAL v1782 = v715 * v1316;
const REAL v1783 = v1633 + v1782;
const REAL v1784 = v66 * v1316;
const REAL v1785 = v715 * v1264;
const REAL v1786 = v82 * v1264;
const REAL v1787 = v1784 + v1786;
const REAL v1788 = v715 * v1397;
const REAL v1789 = v81 * v1397;
const REAL v1790 = v1787 - v1789;
const REAL v1791 = v715 * v1328;
const REAL v1792 = v1408 + v1791;
const REAL v1793 = v104 * v1328;
const REAL v1794 = v1790 + v1793;
const REAL v1795 = v704 * v1352;
const REAL v1796 = v1783 + v1795;
const REAL v1797 = v66 * v1352;
const REAL v1798 = v704 * v1264;
const REAL v1799 = v88 * v1264;
const REAL v1800 = v1797 + v1799;
const REAL v1801 = v704 * v1397;
const REAL v1802 = v90 * v1397;
const REAL v1803 = v1800 - v1802;
const REAL v1804 = v704 * v1364;
const REAL v1805 = v1792 + v1804;
const REAL v1806 = v104 * v1364;
const REAL v1807 = v1803 + v1806;
const REAL v1808 = v693 * v1370;
const REAL v1809 = v1796 + v1808;
const REAL v1810 = v66 * v1370;
const REAL v1811 = v693 * v1264;
const REAL v1812 = v95 * v1264;
const REAL v1813 = v1810 + v1812;
const REAL v1814 = v693 * v1397;
const REAL v1815 = v98 * v1397;
const REAL v1816 = v1813 - v1815;
const REAL v1817 = v693 * v1382;
const REAL v1818 = v1805 + v1817;
const REAL v1819 = v104 * v1382;
const REAL v1820 = v1816 + v1819;
const REAL v1821 = v682 * v1607;
const REAL v1822 = v99 * v1607;
const REAL v1823 = v682 * v1383;
const REAL v1824 = v158 * v1383;
const REAL v1825 = v1822 - v1824;
const REAL v1826 = v682 * v1606;
const REAL v1827 = v100 * v1606;
const REAL v1828 = v1825 + v1827;
const REAL v1829 = v682 * v1384;
const REAL v1830 = v157 * v1384;
const REAL v1831 = v1828 + v1830;
const REAL v1832 = v682 * v1605;
const REAL v1833 = v101 * v1605;
const REAL v1834 = v1831 + v1833;
const REAL v1835 = v682 * v1385;
const REAL v1836 = v156 * v1385;
const REAL v1837 = v1834 + v1836;
const REAL v1838 = v682 * v1604;
const REAL v1839 = v102 * v1604;
const REAL v1840 = v1837 + v1839;
const REAL v1841 = v682 * v1386;
const REAL v1842 = v155 * v1386;
const REAL v1843 = v1840 + v1842;
const REAL v1844 = v671 * v1607;
const REAL v1845 = v1838 + v1844;
const REAL v1846 = v102 * v1607;
const REAL v1847 = v671 * v1386;
const REAL v1848 = v1823 + v1847;
const REAL v1849 = v158 * v1386;
const REAL v1850 = v1846 - v1849;
const REAL v1851 = v671 * v1606;
const REAL v1852 = v1832 - v1851;
const REAL v1853 = v101 * v1606;
const REAL v1854 = v1850 - v1853;
const REAL v1855 = v671 * v1385;
const REAL v1856 = v1829 - v1855;
const REAL v1857 = v157 * v1385;
const REAL v1858 = v1854 - v1857;
const REAL v1859 = v671 * v1605;
const REAL v1860 = v1826 + v1859;
const REAL v1861 = v100 * v1605;
const REAL v1862 = v1858 + v1861;
const REAL v1863 = v671 * v1384;
const REAL v1864 = v1835 + v1863;
const REAL v1865 = v156 * v1384;
const REAL v1866 = v1862 + v1865;
const REAL v1867 = v671 * v1604;
const REAL v1868 = v1821 - v1867;
const REAL v1869 = v99 * v1604;
const REAL v1870 = v1866 - v1869;
const REAL v1871 = v671 * v1383;
const REAL v1872 = v1841 - v1871;
const REAL v1873 = v155 * v1383;
const REAL v1874 = v1870 - v1873;
const REAL v1875 = v660 * v1607;
const REAL v1876 = v1852 + v1875;
const REAL v1877 = v101 * v1607;
const REAL v1878 = v660 * v1385;
const REAL v1879 = v1848 + v1878;
const REAL v1880 = v158 * v1385;
const REAL v1881 = v1877 - v1880;
const REAL v1882 = v660 * v1606;
const REAL v1883 = v1845 + v1882;
const REAL v1884 = v102 * v1606;
const REAL v1885 = v1881 + v1884;
const REAL v1886 = v660 * v1386;
const REAL v1887 = v1856 + v1886;
const REAL v1888 = v157 * v1386;
const REAL v1889 = v1885 + v1888;
const REAL v1890 = v660 * v1605;
const REAL v1891 = v1868 - v1890;
const REAL v1892 = v99 * v1605;
const REAL v1893 = v1889 - v1892;
const REAL v1894 = v660 * v1383;
const REAL v1895 = v1864 - v1894;
const REAL v1896 = v156 * v1383;
const REAL v1897 = v1893 - v1896;
const REAL v1898 = v660 * v1604;
const REAL v1899 = v1860 - v1898;
const REAL v1900 = v100 * v1604;
const REAL v1901 = v1897 - v1900;
const REAL v1902 = v660 * v1384;
const REAL v1903 = v1872 - v1902;
const REAL v1904 = v155 * v1384;
const REAL v1905 = v1901 - v1904;
const REAL v1906 = v711 * v1322;
const REAL v1907 = v1809 + v1906;
const REAL v1908 = v66 * v1322;
const REAL v1909 = v711 * v1264;
const REAL v1910 = v80 * v1264;
const REAL v1911 = v1908 + v1910;
const REAL v1912 = v711 * v1614;
const REAL v1913 = v1788 + v1912;
const REAL v1914 = v81 * v1614;
const REAL v1915 = v1911 - v1914;
const REAL v1916 = v711 * v1328;
const REAL v1917 = v1625 + v1916;
const REAL v1918 = v159 * v1328;
const REAL v1919 = v1915 + v1918;
const REAL v1920 = v700 * v1358;
const REAL v1921 = v1907 + v1920;
const REAL v1922 = v66 * v1358;
const REAL v1923 = v700 * v1264;
const REAL v1924 = v91 * v1264;
const REAL v1925 = v1922 + v1924;
const REAL v1926 = v700 * v1614;
const REAL v1927 = v1801 + v1926;
const REAL v1928 = v90 * v1614;
const REAL v1929 = v1925 - v1928;
const REAL v1930 = v700 * v1364;
const REAL v1931 = v1917 + v1930;
const REAL v1932 = v159 * v1364;
const REAL v1933 = v1929 + v1932;
const REAL v1934 = v689 * v1376;
const REAL v1935 = v1921 + v1934;
const REAL v1936 = v66 * v1376;
const REAL v1937 = v689 * v1264;
const REAL v1938 = v96 * v1264;
const REAL v1939 = v1936 + v1938;
const REAL v1940 = v689 * v1614;
const REAL v1941 = v1814 + v1940;
const REAL v1942 = v98 * v1614;
const REAL v1943 = v1939 - v1942;
const REAL v1944 = v689 * v1382;
const REAL v1945 = v1931 + v1944;
const REAL v1946 = v159 * v1382;
const REAL v1947 = v1943 + v1946;
const REAL v1948 = v678 * v1781;
const REAL v1949 = v1891 + v1948;
const REAL v1950 = v99 * v1781;
const REAL v1951 = v678 * v1383;
const REAL v1952 = v206 * v1383;
const REAL v1953 = v1950 - v1952;
const REAL v1954 = v678 * v1780;
const REAL v1955 = v1899 + v1954;
const REAL v1956 = v100 * v1780;
const REAL v1957 = v1953 + v1956;
const REAL v1958 = v678 * v1384;
const REAL v1959 = v205 * v1384;
const REAL v1960 = v1957 + v1959;
const REAL v1961 = v678 * v1779;
const REAL v1962 = v1876 + v1961;
const REAL v1963 = v101 * v1779;
const REAL v1964 = v1960 + v1963;
const REAL v1965 = v678 * v1385;
const REAL v1966 = v204 * v1385;
const REAL v1967 = v1964 + v1966;
const REAL v1968 = v678 * v1778;
const REAL v1969 = v1883 - v1968;
const REAL v1970 = v102 * v1778;
const REAL v1971 = v1967 - v1970;
const REAL v1972 = v678 * v1386;
const REAL v1973 = v203 * v1386;
const REAL v1974 = v1971 - v1973;
const REAL v1975 = v667 * v1781;
const REAL v1976 = v1969 + v1975;
const REAL v1977 = v102 * v1781;
const REAL v1978 = v667 * v1386;
const REAL v1979 = v1951 + v1978;
const REAL v1980 = v206 * v1386;
const REAL v1981 = v1977 - v1980;
const REAL v1982 = v667 * v1780;
const REAL v1983 = v1962 - v1982;
const REAL v1984 = v101 * v1780;
const REAL v1985 = v1981 - v1984;
const REAL v1986 = v667 * v1385;
const REAL v1987 = v1958 - v1986;
const REAL v1988 = v205 * v1385;
const REAL v1989 = v1985 - v1988;
const REAL v1990 = v667 * v1779;
const REAL v1991 = v1955 + v1990;
const REAL v1992 = v100 * v1779;
const REAL v1993 = v1989 + v1992;
const REAL v1994 = v667 * v1384;
const REAL v1995 = v1965 + v1994;
const REAL v1996 = v204 * v1384;
const REAL v1997 = v1993 + v1996;
const REAL v1998 = v667 * v1778;
const REAL v1999 = v1949 + v1998;
const REAL v2000 = v99 * v1778;
const REAL v2001 = v1997 + v2000;
const REAL v2002 = v667 * v1383;
const REAL v2003 = v2002 - v1972;
const REAL v2004 = v203 * v1383;
const REAL v2005 = v2001 + v2004;
const REAL v2006 = v657 * v1781;
const REAL v2007 = v1983 + v2006;
const REAL v2008 = v101 * v1781;
const REAL v2009 = v657 * v1385;
const REAL v2010 = v1979 + v2009;
const REAL v2011 = v206 * v1385;
const REAL v2012 = v2008 - v2011;
const REAL v2013 = v657 * v1780;
const REAL v2014 = v1976 + v2013;
const REAL v2015 = v102 * v1780;
const REAL v2016 = v2012 + v2015;
const REAL v2017 = v657 * v1386;
const REAL v2018 = v1987 + v2017;
const REAL v2019 = v205 * v1386;
const REAL v2020 = v2016 + v2019;
const REAL v2021 = v657 * v1779;
const REAL v2022 = v1999 - v2021;
const REAL v2023 = v99 * v1779;
const REAL v2024 = v2020 - v2023;
const REAL v2025 = v657 * v1383;
const REAL v2026 = v1995 - v2025;
const REAL v2027 = v204 * v1383;
const REAL v2028 = v2024 - v2027;
const REAL v2029 = v657 * v1778;
const REAL v2030 = v1991 + v2029;
const REAL v2031 = v100 * v1778;
const REAL v2032 = v2028 + v2031;
const REAL v2033 = v657 * v1384;
const REAL v2034 = v2003 + v2033;
const REAL v2035 = v203 * v1384;
const REAL v2036 = v2032 + v2035;
const REAL v2037 = REAL(2.0) * v1270;
const REAL v2038 = v781 * v2037;
const REAL v2039 = v68 * v2037;
const REAL v2040 = REAL(2.0) * v1277;
const REAL v2041 = v781 * v2040;
const REAL v2042 = v70 * v2040;
const REAL v2043 = v2039 + v2042;
const REAL v2044 = REAL(2.0) * v1107;
const REAL v2045 = v71 * v2044;
const REAL v2046 = v783 * v2045;
const REAL v2047 = v782 * v2045;
const REAL v2048 = v271 * v2047;
const REAL v2049 = REAL(2.0) * v2048;
const REAL v2050 = v780 * v2046;
const REAL v2051 = v269 * v2046;
const REAL v2052 = v780 * v2043;
const REAL v2053 = v2052 - v2049;
const REAL v2054 = v271 * v2043;
const REAL v2055 = v2054 - v2051;
const REAL v2056 = v273 ? v2055 : REAL(0.0);
const REAL v2057 = v776 * v2056;
const REAL v2058 = v775 * v2056;
const REAL v2059 = v276 * v2058;
const REAL v2060 = REAL(2.0) * v2059;
const REAL v2061 = v773 * v2057;
const REAL v2062 = v274 * v2057;
const REAL v2063 = v773 * v2056;
const REAL v2064 = v2063 - v2060;
const REAL v2065 = v276 * v2056;
const REAL v2066 = v2065 - v2062;
const REAL v2067 = REAL(0.11764705882352941) * v2066;
const REAL v2068 = v768 * v2067;
const REAL v2069 = v277 * v2067;
const REAL v2070 = v768 * v2066;
const REAL v2071 = v278 * v2066;
const REAL v2072 = v2069 + v2071;
const REAL v2073 = v765 * v2072;
const REAL v2074 = v2068 + v2073;
const REAL v2075 = v277 * v2072;
const REAL v2076 = v765 * v2066;
const REAL v2077 = v280 * v2066;
const REAL v2078 = v2075 + v2077;
const REAL v2079 = v762 * v2078;
const REAL v2080 = v2074 + v2079;
const REAL v2081 = v277 * v2078;
const REAL v2082 = v762 * v2066;
const REAL v2083 = v281 * v2066;
const REAL v2084 = v2081 + v2083;
const REAL v2085 = v759 * v2084;
const REAL v2086 = v2080 + v2085;
const REAL v2087 = v277 * v2084;
const REAL v2088 = v759 * v2066;
const REAL v2089 = v283 * v2066;
const REAL v2090 = v2087 + v2089;
const REAL v2091 = v756 * v2090;
const REAL v2092 = v2086 + v2091;
const REAL v2093 = v277 * v2090;
const REAL v2094 = v756 * v2066;
const REAL v2095 = v284 * v2066;
const REAL v2096 = v2093 + v2095;
const REAL v2097 = v753 * v2096;
const REAL v2098 = v2092 + v2097;
const REAL v2099 = v277 * v2096;
const REAL v2100 = v753 * v2066;
const REAL v2101 = v286 * v2066;
const REAL v2102 = v2099 + v2101;
const REAL v2103 = v750 * v2102;
const REAL v2104 = v2098 + v2103;
const REAL v2105 = v277 * v2102;
const REAL v2106 = v750 * v2066;
const REAL v2107 = v287 * v2066;
const REAL v2108 = v2105 + v2107;
const REAL v2109 = v747 * v2108;
const REAL v2110 = v2104 + v2109;
const REAL v2111 = v277 * v2108;
const REAL v2112 = v747 * v2066;
const REAL v2113 = v289 * v2066;
const REAL v2114 = v2111 + v2113;
const REAL v2115 = v744 * v2114;
const REAL v2116 = v2110 + v2115;
const REAL v2117 = v277 * v2114;
const REAL v2118 = v744 * v2066;
const REAL v2119 = v290 * v2066;
const REAL v2120 = v2117 + v2119;
const REAL v2121 = v741 * v2120;
const REAL v2122 = v2116 + v2121;
const REAL v2123 = v277 * v2120;
const REAL v2124 = v741 * v2066;
const REAL v2125 = v292 * v2066;
const REAL v2126 = v2123 + v2125;
const REAL v2127 = v738 * v2126;
const REAL v2128 = v2122 + v2127;
const REAL v2129 = v277 * v2126;
const REAL v2130 = v738 * v2066;
const REAL v2131 = v293 * v2066;
const REAL v2132 = v2129 + v2131;
const REAL v2133 = v735 * v2132;
const REAL v2134 = v2128 + v2133;
const REAL v2135 = v277 * v2132;
const REAL v2136 = v735 * v2066;
const REAL v2137 = v295 * v2066;
const REAL v2138 = v2135 + v2137;
const REAL v2139 = v732 * v2138;
const REAL v2140 = v2134 + v2139;
const REAL v2141 = v277 * v2138;
const REAL v2142 = v732 * v2066;
const REAL v2143 = v296 * v2066;
const REAL v2144 = v2141 + v2143;
const REAL v2145 = v729 * v2144;
const REAL v2146 = v2140 + v2145;
const REAL v2147 = v277 * v2144;
const REAL v2148 = v729 * v2066;
const REAL v2149 = v298 * v2066;
const REAL v2150 = v2147 + v2149;
const REAL v2151 = v726 * v2150;
const REAL v2152 = v2146 + v2151;
const REAL v2153 = v277 * v2150;
const REAL v2154 = v726 * v2066;
const REAL v2155 = v299 * v2066;
const REAL v2156 = v2153 + v2155;
const REAL v2157 = v719 * v2156;
const REAL v2158 = v2152 + v2157;
const REAL v2159 = v277 * v2156;
const REAL v2160 = v719 * v2066;
const REAL v2161 = v301 * v2066;
const REAL v2162 = v2159 + v2161;
const REAL v2163 = v2051 - v2054;
const REAL v2164 = v273 ? REAL(0.0) : v2055;
const REAL v2165 = v721 * v2164;
const REAL v2166 = v718 * v2055;
const REAL v2167 = v273 ? REAL(0.0) : v2166;
const REAL v2168 = v721 * v721;
const REAL v2169 = v2167 * v2168;
const REAL v2170 = v273 ? REAL(0.0) : v2165;
const REAL v2171 = v273 ? v2162 : REAL(0.0);
const REAL v2172 = v2170 + v2171;
const REAL v2173 = v388 * v2172;
const REAL v2174 = v270 * v2172;
const REAL v2175 = v388 * v2045;
const REAL v2176 = v716 * v2163;
const REAL v2177 = v706 * v2163;
const REAL v2178 = v306 * v2177;
const REAL v2179 = REAL(2.0) * v2178;
const REAL v2180 = v707 * v1794;
const REAL v2181 = v2038 + v2180;
const REAL v2182 = v68 * v1794;
const REAL v2183 = v707 * v1270;
const REAL v2184 = v209 * v1270;
const REAL v2185 = v2182 + v2184;
const REAL v2186 = v707 * v1919;
const REAL v2187 = v2041 + v2186;
const REAL v2188 = v70 * v1919;
const REAL v2189 = v2185 + v2188;
const REAL v2190 = v707 * v1277;
const REAL v2191 = v239 * v1277;
const REAL v2192 = v2189 + v2191;
const REAL v2193 = v389 * v2192;
const REAL v2194 = v2179 + v2193;
const REAL v2195 = v306 * v2192;
const REAL v2196 = v389 * v2176;
const REAL v2197 = v309 * v2176;
const REAL v2198 = v2195 + v2197;
const REAL v2199 = v696 * v1807;
const REAL v2200 = v2181 + v2199;
const REAL v2201 = v68 * v1807;
const REAL v2202 = v696 * v1270;
const REAL v2203 = v212 * v1270;
const REAL v2204 = v2201 + v2203;
const REAL v2205 = v696 * v1933;
const REAL v2206 = v2187 + v2205;
const REAL v2207 = v70 * v1933;
const REAL v2208 = v2204 + v2207;
const REAL v2209 = v696 * v1277;
const REAL v2210 = v242 * v1277;
const REAL v2211 = v2208 + v2210;
const REAL v2212 = v390 * v2211;
const REAL v2213 = v2194 + v2212;
const REAL v2214 = v306 * v2211;
const REAL v2215 = v390 * v2176;
const REAL v2216 = v312 * v2176;
const REAL v2217 = v2214 + v2216;
const REAL v2218 = v685 * v1820;
const REAL v2219 = v2200 + v2218;
const REAL v2220 = v68 * v1820;
const REAL v2221 = v685 * v1270;
const REAL v2222 = v215 * v1270;
const REAL v2223 = v2220 + v2222;
const REAL v2224 = v685 * v1947;
const REAL v2225 = v2206 + v2224;
const REAL v2226 = v70 * v1947;
const REAL v2227 = v2223 + v2226;
const REAL v2228 = v685 * v1277;
const REAL v2229 = v245 * v1277;
const REAL v2230 = v2227 + v2229;
const REAL v2231 = v391 * v2230;
const REAL v2232 = v2213 + v2231;
const REAL v2233 = v306 * v2230;
const REAL v2234 = v391 * v2176;
const REAL v2235 = v315 * v2176;
const REAL v2236 = v2233 + v2235;
const REAL v2237 = v674 * v1843;
const REAL v2238 = v2219 + v2237;
const REAL v2239 = v68 * v1843;
const REAL v2240 = v674 * v1270;
const REAL v2241 = v222 * v1270;
const REAL v2242 = v2239 + v2241;
const REAL v2243 = v674 * v1974;
const REAL v2244 = v2225 + v2243;
const REAL v2245 = v70 * v1974;
const REAL v2246 = v2242 + v2245;
const REAL v2247 = v674 * v1277;
const REAL v2248 = v252 * v1277;
const REAL v2249 = v2246 + v2248;
const REAL v2250 = v392 * v2249;
const REAL v2251 = v2232 + v2250;
const REAL v2252 = v306 * v2249;
const REAL v2253 = v392 * v2176;
const REAL v2254 = v318 * v2176;
const REAL v2255 = v2252 + v2254;
const REAL v2256 = v663 * v1874;
const REAL v2257 = v2238 + v2256;
const REAL v2258 = v68 * v1874;
const REAL v2259 = v663 * v1270;
const REAL v2260 = v229 * v1270;
const REAL v2261 = v2258 + v2260;
const REAL v2262 = v663 * v2005;
const REAL v2263 = v2244 + v2262;
const REAL v2264 = v70 * v2005;
const REAL v2265 = v2261 + v2264;
const REAL v2266 = v663 * v1277;
const REAL v2267 = v259 * v1277;
const REAL v2268 = v2265 + v2267;
const REAL v2269 = v393 * v2268;
const REAL v2270 = v2251 + v2269;
const REAL v2271 = v306 * v2268;
const REAL v2272 = v393 * v2176;
const REAL v2273 = v321 * v2176;
const REAL v2274 = v2271 + v2273;
const REAL v2275 = v654 * v1905;
const REAL v2276 = v2257 + v2275;
const REAL v2277 = v68 * v1905;
const REAL v2278 = v654 * v1270;
const REAL v2279 = v236 * v1270;
const REAL v2280 = v2277 + v2279;
const REAL v2281 = v654 * v2036;
const REAL v2282 = v2263 + v2281;
const REAL v2283 = v70 * v2036;
const REAL v2284 = v2280 + v2283;
const REAL v2285 = v654 * v1277;
const REAL v2286 = v266 * v1277;
const REAL v2287 = v2284 + v2286;
const REAL v2288 = v394 * v2287;
const REAL v2289 = v2270 + v2288;
const REAL v2290 = v306 * v2287;
const REAL v2291 = v394 * v2176;
const REAL v2292 = v324 * v2176;
const REAL v2293 = v2290 + v2292;
const REAL v2294 = REAL(2.0) * v1794;
const REAL v2295 = v645 * v2294;
const REAL v2296 = v2183 + v2295;
const REAL v2297 = v209 * v2294;
const REAL v2298 = REAL(2.0) * v1919;
const REAL v2299 = v645 * v2298;
const REAL v2300 = v2190 + v2299;
const REAL v2301 = v239 * v2298;
const REAL v2302 = v2297 + v2301;
const REAL v2303 = v395 * v2302;
const REAL v2304 = v2289 + v2303;
const REAL v2305 = v306 * v2302;
const REAL v2306 = v395 * v2176;
const REAL v2307 = v327 * v2176;
const REAL v2308 = v2305 + v2307;
const REAL v2309 = v634 * v1807;
const REAL v2310 = v2296 + v2309;
const REAL v2311 = v209 * v1807;
const REAL v2312 = v634 * v1794;
const REAL v2313 = v2202 + v2312;
const REAL v2314 = v212 * v1794;
const REAL v2315 = v2311 + v2314;
const REAL v2316 = v634 * v1933;
const REAL v2317 = v2300 + v2316;
const REAL v2318 = v239 * v1933;
const REAL v2319 = v2315 + v2318;
const REAL v2320 = v634 * v1919;
const REAL v2321 = v2209 + v2320;
const REAL v2322 = v242 * v1919;
const REAL v2323 = v2319 + v2322;
const REAL v2324 = v431 * v2323;
const REAL v2325 = v2304 + v2324;
const REAL v2326 = v306 * v2323;
const REAL v2327 = v431 * v2176;
const REAL v2328 = v330 * v2176;
const REAL v2329 = v2326 + v2328;
const REAL v2330 = v623 * v1820;
const REAL v2331 = v2310 + v2330;
const REAL v2332 = v209 * v1820;
const REAL v2333 = v623 * v1794;
const REAL v2334 = v2221 + v2333;
const REAL v2335 = v215 * v1794;
const REAL v2336 = v2332 + v2335;
const REAL v2337 = v623 * v1947;
const REAL v2338 = v2317 + v2337;
const REAL v2339 = v239 * v1947;
const REAL v2340 = v2336 + v2339;
const REAL v2341 = v623 * v1919;
const REAL v2342 = v2228 + v2341;
const REAL v2343 = v245 * v1919;
const REAL v2344 = v2340 + v2343;
const REAL v2345 = v432 * v2344;
const REAL v2346 = v2325 + v2345;
const REAL v2347 = v306 * v2344;
const REAL v2348 = v432 * v2176;
const REAL v2349 = v333 * v2176;
const REAL v2350 = v2347 + v2349;
const REAL v2351 = v612 * v1843;
const REAL v2352 = v2331 + v2351;
const REAL v2353 = v209 * v1843;
const REAL v2354 = v612 * v1794;
const REAL v2355 = v2240 + v2354;
const REAL v2356 = v222 * v1794;
const REAL v2357 = v2353 + v2356;
const REAL v2358 = v612 * v1974;
const REAL v2359 = v2338 + v2358;
const REAL v2360 = v239 * v1974;
const REAL v2361 = v2357 + v2360;
const REAL v2362 = v612 * v1919;
const REAL v2363 = v2247 + v2362;
const REAL v2364 = v252 * v1919;
const REAL v2365 = v2361 + v2364;
const REAL v2366 = v434 * v2365;
const REAL v2367 = v2346 + v2366;
const REAL v2368 = v306 * v2365;
const REAL v2369 = v434 * v2176;
const REAL v2370 = v336 * v2176;
const REAL v2371 = v2368 + v2370;
const REAL v2372 = v601 * v1874;
const REAL v2373 = v2352 + v2372;
const REAL v2374 = v209 * v1874;
const REAL v2375 = v601 * v1794;
const REAL v2376 = v2259 + v2375;
const REAL v2377 = v229 * v1794;
const REAL v2378 = v2374 + v2377;
const REAL v2379 = v601 * v2005;
const REAL v2380 = v2359 + v2379;
const REAL v2381 = v239 * v2005;
const REAL v2382 = v2378 + v2381;
const REAL v2383 = v601 * v1919;
const REAL v2384 = v2266 + v2383;
const REAL v2385 = v259 * v1919;
const REAL v2386 = v2382 + v2385;
const REAL v2387 = v437 * v2386;
const REAL v2388 = v2367 + v2387;
const REAL v2389 = v306 * v2386;
const REAL v2390 = v437 * v2176;
const REAL v2391 = v339 * v2176;
const REAL v2392 = v2389 + v2391;
const REAL v2393 = v592 * v1905;
const REAL v2394 = v2373 + v2393;
const REAL v2395 = v209 * v1905;
const REAL v2396 = v592 * v1794;
const REAL v2397 = v2278 + v2396;
const REAL v2398 = v236 * v1794;
const REAL v2399 = v2395 + v2398;
const REAL v2400 = v592 * v2036;
const REAL v2401 = v2380 + v2400;
const REAL v2402 = v239 * v2036;
const REAL v2403 = v2399 + v2402;
const REAL v2404 = v592 * v1919;
const REAL v2405 = v2285 + v2404;
const REAL v2406 = v266 * v1919;
const REAL v2407 = v2403 + v2406;
const REAL v2408 = v441 * v2407;
const REAL v2409 = v2388 + v2408;
const REAL v2410 = v306 * v2407;
const REAL v2411 = v441 * v2176;
const REAL v2412 = v342 * v2176;
const REAL v2413 = v2410 + v2412;
const REAL v2414 = REAL(2.0) * v1807;
const REAL v2415 = v583 * v2414;
const REAL v2416 = v2313 + v2415;
const REAL v2417 = v212 * v2414;
const REAL v2418 = REAL(2.0) * v1933;
const REAL v2419 = v583 * v2418;
const REAL v2420 = v2321 + v2419;
const REAL v2421 = v242 * v2418;
const REAL v2422 = v2417 + v2421;
const REAL v2423 = v402 * v2422;
const REAL v2424 = v2409 + v2423;
const REAL v2425 = v306 * v2422;
const REAL v2426 = v402 * v2176;
const REAL v2427 = v345 * v2176;
const REAL v2428 = v2425 + v2427;
const REAL v2429 = v572 * v1820;
const REAL v2430 = v2416 + v2429;
const REAL v2431 = v212 * v1820;
const REAL v2432 = v572 * v1807;
const REAL v2433 = v2334 + v2432;
const REAL v2434 = v215 * v1807;
const REAL v2435 = v2431 + v2434;
const REAL v2436 = v572 * v1947;
const REAL v2437 = v2420 + v2436;
const REAL v2438 = v242 * v1947;
const REAL v2439 = v2435 + v2438;
const REAL v2440 = v572 * v1933;
const REAL v2441 = v2342 + v2440;
const REAL v2442 = v245 * v1933;
const REAL v2443 = v2439 + v2442;
const REAL v2444 = v433 * v2443;
const REAL v2445 = v2424 + v2444;
const REAL v2446 = v306 * v2443;
const REAL v2447 = v433 * v2176;
const REAL v2448 = v348 * v2176;
const REAL v2449 = v2446 + v2448;
const REAL v2450 = v561 * v1843;
const REAL v2451 = v2430 + v2450;
const REAL v2452 = v212 * v1843;
const REAL v2453 = v561 * v1807;
const REAL v2454 = v2355 + v2453;
const REAL v2455 = v222 * v1807;
const REAL v2456 = v2452 + v2455;
const REAL v2457 = v561 * v1974;
const REAL v2458 = v2437 + v2457;
const REAL v2459 = v242 * v1974;
const REAL v2460 = v2456 + v2459;
const REAL v2461 = v561 * v1933;
const REAL v2462 = v2363 + v2461;
const REAL v2463 = v252 * v1933;
const REAL v2464 = v2460 + v2463;
const REAL v2465 = v435 * v2464;
const REAL v2466 = v2445 + v2465;
const REAL v2467 = v306 * v2464;
const REAL v2468 = v435 * v2176;
const REAL v2469 = v351 * v2176;
const REAL v2470 = v2467 + v2469;
const REAL v2471 = v550 * v1874;
const REAL v2472 = v2451 + v2471;
const REAL v2473 = v212 * v1874;
const REAL v2474 = v550 * v1807;
const REAL v2475 = v2376 + v2474;
const REAL v2476 = v229 * v1807;
const REAL v2477 = v2473 + v2476;
const REAL v2478 = v550 * v2005;
const REAL v2479 = v2458 + v2478;
const REAL v2480 = v242 * v2005;
const REAL v2481 = v2477 + v2480;
const REAL v2482 = v550 * v1933;
const REAL v2483 = v2384 + v2482;
const REAL v2484 = v259 * v1933;
const REAL v2485 = v2481 + v2484;
const REAL v2486 = v438 * v2485;
const REAL v2487 = v2466 + v2486;
const REAL v2488 = v306 * v2485;
const REAL v2489 = v438 * v2176;
const REAL v2490 = v354 * v2176;
const REAL v2491 = v2488 + v2490;
const REAL v2492 = v541 * v1905;
const REAL v2493 = v2472 + v2492;
const REAL v2494 = v212 * v1905;
const REAL v2495 = v541 * v1807;
const REAL v2496 = v2397 + v2495;
const REAL v2497 = v236 * v1807;
const REAL v2498 = v2494 + v2497;
const REAL v2499 = v541 * v2036;
const REAL v2500 = v2479 + v2499;
const REAL v2501 = v242 * v2036;
const REAL v2502 = v2498 + v2501;
const REAL v2503 = v541 * v1933;
const REAL v2504 = v2405 + v2503;
const REAL v2505 = v266 * v1933;
const REAL v2506 = v2502 + v2505;
const REAL v2507 = v442 * v2506;
const REAL v2508 = v2487 + v2507;
const REAL v2509 = v306 * v2506;
const REAL v2510 = v442 * v2176;
const REAL v2511 = v357 * v2176;
const REAL v2512 = v2509 + v2511;
const REAL v2513 = REAL(2.0) * v1820;
const REAL v2514 = v532 * v2513;
const REAL v2515 = v2433 + v2514;
const REAL v2516 = v215 * v2513;
const REAL v2517 = REAL(2.0) * v1947;
const REAL v2518 = v532 * v2517;
const REAL v2519 = v2441 + v2518;
const REAL v2520 = v245 * v2517;
const REAL v2521 = v2516 + v2520;
const REAL v2522 = v409 * v2521;
const REAL v2523 = v2508 + v2522;
const REAL v2524 = v306 * v2521;
const REAL v2525 = v409 * v2176;
const REAL v2526 = v360 * v2176;
const REAL v2527 = v2524 + v2526;
const REAL v2528 = v521 * v1843;
const REAL v2529 = v2515 + v2528;
const REAL v2530 = v215 * v1843;
const REAL v2531 = v521 * v1820;
const REAL v2532 = v2454 + v2531;
const REAL v2533 = v222 * v1820;
const REAL v2534 = v2530 + v2533;
const REAL v2535 = v521 * v1974;
const REAL v2536 = v2519 + v2535;
const REAL v2537 = v245 * v1974;
const REAL v2538 = v2534 + v2537;
const REAL v2539 = v521 * v1947;
const REAL v2540 = v2462 + v2539;
const REAL v2541 = v252 * v1947;
const REAL v2542 = v2538 + v2541;
const REAL v2543 = v436 * v2542;
const REAL v2544 = v2523 + v2543;
const REAL v2545 = v306 * v2542;
const REAL v2546 = v436 * v2176;
const REAL v2547 = v363 * v2176;
const REAL v2548 = v2545 + v2547;
const REAL v2549 = v510 * v1874;
const REAL v2550 = v2529 + v2549;
const REAL v2551 = v215 * v1874;
const REAL v2552 = v510 * v1820;
const REAL v2553 = v2475 + v2552;
const REAL v2554 = v229 * v1820;
const REAL v2555 = v2551 + v2554;
const REAL v2556 = v510 * v2005;
const REAL v2557 = v2536 + v2556;
const REAL v2558 = v245 * v2005;
const REAL v2559 = v2555 + v2558;
const REAL v2560 = v510 * v1947;
const REAL v2561 = v2483 + v2560;
const REAL v2562 = v259 * v1947;
const REAL v2563 = v2559 + v2562;
const REAL v2564 = v439 * v2563;
const REAL v2565 = v2544 + v2564;
const REAL v2566 = v306 * v2563;
const REAL v2567 = v439 * v2176;
const REAL v2568 = v366 * v2176;
const REAL v2569 = v2566 + v2568;
const REAL v2570 = v501 * v1905;
const REAL v2571 = v2550 + v2570;
const REAL v2572 = v215 * v1905;
const REAL v2573 = v501 * v1820;
const REAL v2574 = v2496 + v2573;
const REAL v2575 = v236 * v1820;
const REAL v2576 = v2572 + v2575;
const REAL v2577 = v501 * v2036;
const REAL v2578 = v2557 + v2577;
const REAL v2579 = v245 * v2036;
const REAL v2580 = v2576 + v2579;
const REAL v2581 = v501 * v1947;
const REAL v2582 = v2504 + v2581;
const REAL v2583 = v266 * v1947;
const REAL v2584 = v2580 + v2583;
const REAL v2585 = v443 * v2584;
const REAL v2586 = v2565 + v2585;
const REAL v2587 = v306 * v2584;
const REAL v2588 = v443 * v2176;
const REAL v2589 = v369 * v2176;
const REAL v2590 = v2587 + v2589;
const REAL v2591 = REAL(2.0) * v1843;
const REAL v2592 = v492 * v2591;
const REAL v2593 = v2532 + v2592;
const REAL v2594 = v222 * v2591;
const REAL v2595 = REAL(2.0) * v1974;
const REAL v2596 = v492 * v2595;
const REAL v2597 = v2540 + v2596;
const REAL v2598 = v252 * v2595;
const REAL v2599 = v2594 + v2598;
const REAL v2600 = v416 * v2599;
const REAL v2601 = v2586 + v2600;
const REAL v2602 = v306 * v2599;
const REAL v2603 = v416 * v2176;
const REAL v2604 = v372 * v2176;
const REAL v2605 = v2602 + v2604;
const REAL v2606 = v481 * v1874;
const REAL v2607 = v2593 + v2606;
const REAL v2608 = v222 * v1874;
const REAL v2609 = v481 * v1843;
const REAL v2610 = v2553 + v2609;
const REAL v2611 = v229 * v1843;
const REAL v2612 = v2608 + v2611;
const REAL v2613 = v481 * v2005;
const REAL v2614 = v2597 + v2613;
const REAL v2615 = v252 * v2005;
const REAL v2616 = v2612 + v2615;
const REAL v2617 = v481 * v1974;
const REAL v2618 = v2561 + v2617;
const REAL v2619 = v259 * v1974;
const REAL v2620 = v2616 + v2619;
const REAL v2621 = v440 * v2620;
const REAL v2622 = v2601 + v2621;
const REAL v2623 = v306 * v2620;
const REAL v2624 = v440 * v2176;
const REAL v2625 = v375 * v2176;
const REAL v2626 = v2623 + v2625;
const REAL v2627 = v472 * v1905;
const REAL v2628 = v2607 + v2627;
const REAL v2629 = v222 * v1905;
const REAL v2630 = v472 * v1843;
const REAL v2631 = v2574 + v2630;
const REAL v2632 = v236 * v1843;
const REAL v2633 = v2629 + v2632;
const REAL v2634 = v472 * v2036;
const REAL v2635 = v2614 + v2634;
const REAL v2636 = v252 * v2036;
const REAL v2637 = v2633 + v2636;
const REAL v2638 = v472 * v1974;
const REAL v2639 = v2582 + v2638;
const REAL v2640 = v266 * v1974;
const REAL v2641 = v2637 + v2640;
const REAL v2642 = v444 * v2641;
const REAL v2643 = v2622 + v2642;
const REAL v2644 = v306 * v2641;
const REAL v2645 = v444 * v2176;
const REAL v2646 = v378 * v2176;
const REAL v2647 = v2644 + v2646;
const REAL v2648 = REAL(2.0) * v1874;
const REAL v2649 = v463 * v2648;
const REAL v2650 = v2610 + v2649;
const REAL v2651 = v229 * v2648;
const REAL v2652 = REAL(2.0) * v2005;
const REAL v2653 = v463 * v2652;
const REAL v2654 = v2618 + v2653;
const REAL v2655 = v259 * v2652;
const REAL v2656 = v2651 + v2655;
const REAL v2657 = v423 * v2656;
const REAL v2658 = v2643 + v2657;
const REAL v2659 = v306 * v2656;
const REAL v2660 = v423 * v2176;
const REAL v2661 = v381 * v2176;
const REAL v2662 = v2659 + v2661;
const REAL v2663 = v454 * v1905;
const REAL v2664 = v2650 + v2663;
const REAL v2665 = v229 * v1905;
const REAL v2666 = v454 * v1874;
const REAL v2667 = v2631 + v2666;
const REAL v2668 = v236 * v1874;
const REAL v2669 = v2665 + v2668;
const REAL v2670 = v454 * v2036;
const REAL v2671 = v2654 + v2670;
const REAL v2672 = v259 * v2036;
const REAL v2673 = v2669 + v2672;
const REAL v2674 = v454 * v2005;
const REAL v2675 = v2639 + v2674;
const REAL v2676 = v266 * v2005;
const REAL v2677 = v2673 + v2676;
const REAL v2678 = v445 * v2677;
const REAL v2679 = v2658 + v2678;
const REAL v2680 = v306 * v2677;
const REAL v2681 = v445 * v2176;
const REAL v2682 = v384 * v2176;
const REAL v2683 = v2680 + v2682;
const REAL v2684 = REAL(2.0) * v1905;
const REAL v2685 = v447 * v2684;
const REAL v2686 = v2667 + v2685;
const REAL v2687 = v236 * v2684;
const REAL v2688 = REAL(2.0) * v2036;
const REAL v2689 = v447 * v2688;
const REAL v2690 = v2675 + v2689;
const REAL v2691 = v266 * v2688;
const REAL v2692 = v2687 + v2691;
const REAL v2693 = v430 * v2692;
const REAL v2694 = v2679 + v2693;
const REAL v2695 = v306 * v2692;
const REAL v2696 = v430 * v2176;
const REAL v2697 = v387 * v2176;
const REAL v2698 = v2695 + v2697;
const REAL v2699 = v266 * v2696;
const REAL v2700 = v2690 + v2699;
const REAL v2701 = v2699 + v2700;
const REAL v2702 = v236 * v2696;
const REAL v2703 = v2686 + v2702;
const REAL v2704 = v2702 + v2703;
const REAL v2705 = v266 * v2681;
const REAL v2706 = v2671 + v2705;
const REAL v2707 = v259 * v2681;
const REAL v2708 = v2701 + v2707;
const REAL v2709 = v236 * v2681;
const REAL v2710 = v2664 + v2709;
const REAL v2711 = v229 * v2681;
const REAL v2712 = v2704 + v2711;
const REAL v2713 = v259 * v2660;
const REAL v2714 = v2706 + v2713;
const REAL v2715 = v2713 + v2714;
const REAL v2716 = v229 * v2660;
const REAL v2717 = v2710 + v2716;
const REAL v2718 = v2716 + v2717;
const REAL v2719 = v266 * v2645;
const REAL v2720 = v2635 + v2719;
const REAL v2721 = v252 * v2645;
const REAL v2722 = v2708 + v2721;
const REAL v2723 = v236 * v2645;
const REAL v2724 = v2628 + v2723;
const REAL v2725 = v222 * v2645;
const REAL v2726 = v2712 + v2725;
const REAL v2727 = v259 * v2624;
const REAL v2728 = v2720 + v2727;
const REAL v2729 = v252 * v2624;
const REAL v2730 = v2715 + v2729;
const REAL v2731 = v229 * v2624;
const REAL v2732 = v2724 + v2731;
const REAL v2733 = v222 * v2624;
const REAL v2734 = v2718 + v2733;
const REAL v2735 = v252 * v2603;
const REAL v2736 = v2728 + v2735;
const REAL v2737 = v2735 + v2736;
const REAL v2738 = v222 * v2603;
const REAL v2739 = v2732 + v2738;
const REAL v2740 = v2738 + v2739;
const REAL v2741 = v266 * v2588;
const REAL v2742 = v2578 + v2741;
const REAL v2743 = v245 * v2588;
const REAL v2744 = v2722 + v2743;
const REAL v2745 = v236 * v2588;
const REAL v2746 = v2571 + v2745;
const REAL v2747 = v215 * v2588;
const REAL v2748 = v2726 + v2747;
const REAL v2749 = v259 * v2567;
const REAL v2750 = v2742 + v2749;
const REAL v2751 = v245 * v2567;
const REAL v2752 = v2730 + v2751;
const REAL v2753 = v229 * v2567;
const REAL v2754 = v2746 + v2753;
const REAL v2755 = v215 * v2567;
const REAL v2756 = v2734 + v2755;
const REAL v2757 = v252 * v2546;
const REAL v2758 = v2750 + v2757;
const REAL v2759 = v245 * v2546;
const REAL v2760 = v2737 + v2759;
const REAL v2761 = v222 * v2546;
const REAL v2762 = v2754 + v2761;
const REAL v2763 = v215 * v2546;
const REAL v2764 = v2740 + v2763;
const REAL v2765 = v245 * v2525;
const REAL v2766 = v2758 + v2765;
const REAL v2767 = v2765 + v2766;
const REAL v2768 = v215 * v2525;
const REAL v2769 = v2762 + v2768;
const REAL v2770 = v2768 + v2769;
const REAL v2771 = v266 * v2510;
const REAL v2772 = v2500 + v2771;
const REAL v2773 = v242 * v2510;
const REAL v2774 = v2744 + v2773;
const REAL v2775 = v236 * v2510;
const REAL v2776 = v2493 + v2775;
const REAL v2777 = v212 * v2510;
const REAL v2778 = v2748 + v2777;
const REAL v2779 = v259 * v2489;
const REAL v2780 = v2772 + v2779;
const REAL v2781 = v242 * v2489;
const REAL v2782 = v2752 + v2781;
const REAL v2783 = v229 * v2489;
const REAL v2784 = v2776 + v2783;
const REAL v2785 = v212 * v2489;
const REAL v2786 = v2756 + v2785;
const REAL v2787 = v252 * v2468;
const REAL v2788 = v2780 + v2787;
const REAL v2789 = v242 * v2468;
const REAL v2790 = v2760 + v2789;
const REAL v2791 = v222 * v2468;
const REAL v2792 = v2784 + v2791;
const REAL v2793 = v212 * v2468;
const REAL v2794 = v2764 + v2793;
const REAL v2795 = v245 * v2447;
const REAL v2796 = v2788 + v2795;
const REAL v2797 = v242 * v2447;
const REAL v2798 = v2767 + v2797;
const REAL v2799 = v215 * v2447;
const REAL v2800 = v2792 + v2799;
const REAL v2801 = v212 * v2447;
const REAL v2802 = v2770 + v2801;
const REAL v2803 = v242 * v2426;
const REAL v2804 = v2796 + v2803;
const REAL v2805 = v2803 + v2804;
const REAL v2806 = v212 * v2426;
const REAL v2807 = v2800 + v2806;
const REAL v2808 = v2806 + v2807;
const REAL v2809 = v266 * v2411;
const REAL v2810 = v2401 + v2809;
const REAL v2811 = v239 * v2411;
const REAL v2812 = v2774 + v2811;
const REAL v2813 = v236 * v2411;
const REAL v2814 = v2394 + v2813;
const REAL v2815 = v209 * v2411;
const REAL v2816 = v2778 + v2815;
const REAL v2817 = v259 * v2390;
const REAL v2818 = v2810 + v2817;
const REAL v2819 = v239 * v2390;
const REAL v2820 = v2782 + v2819;
const REAL v2821 = v229 * v2390;
const REAL v2822 = v2814 + v2821;
const REAL v2823 = v209 * v2390;
const REAL v2824 = v2786 + v2823;
const REAL v2825 = v252 * v2369;
const REAL v2826 = v2818 + v2825;
const REAL v2827 = v239 * v2369;
const REAL v2828 = v2790 + v2827;
const REAL v2829 = v222 * v2369;
const REAL v2830 = v2822 + v2829;
const REAL v2831 = v209 * v2369;
const REAL v2832 = v2794 + v2831;
const REAL v2833 = v245 * v2348;
const REAL v2834 = v2826 + v2833;
const REAL v2835 = v239 * v2348;
const REAL v2836 = v2798 + v2835;
const REAL v2837 = v215 * v2348;
const REAL v2838 = v2830 + v2837;
const REAL v2839 = v209 * v2348;
const REAL v2840 = v2802 + v2839;
const REAL v2841 = v242 * v2327;
const REAL v2842 = v2834 + v2841;
const REAL v2843 = v239 * v2327;
const REAL v2844 = v2805 + v2843;
const REAL v2845 = v212 * v2327;
const REAL v2846 = v2838 + v2845;
const REAL v2847 = v209 * v2327;
const REAL v2848 = v2808 + v2847;
const REAL v2849 = v239 * v2306;
const REAL v2850 = v2842 + v2849;
const REAL v2851 = v2849 + v2850;
const REAL v2852 = v209 * v2306;
const REAL v2853 = v2846 + v2852;
const REAL v2854 = v2852 + v2853;
const REAL v2855 = v266 * v2291;
const REAL v2856 = v2282 + v2855;
const REAL v2857 = v70 * v2291;
const REAL v2858 = v2812 + v2857;
const REAL v2859 = v236 * v2291;
const REAL v2860 = v2276 + v2859;
const REAL v2861 = v68 * v2291;
const REAL v2862 = v2816 + v2861;
const REAL v2863 = v259 * v2272;
const REAL v2864 = v2856 + v2863;
const REAL v2865 = v70 * v2272;
const REAL v2866 = v2820 + v2865;
const REAL v2867 = v229 * v2272;
const REAL v2868 = v2860 + v2867;
const REAL v2869 = v68 * v2272;
const REAL v2870 = v2824 + v2869;
const REAL v2871 = v252 * v2253;
const REAL v2872 = v2864 + v2871;
const REAL v2873 = v70 * v2253;
const REAL v2874 = v2828 + v2873;
const REAL v2875 = v222 * v2253;
const REAL v2876 = v2868 + v2875;
const REAL v2877 = v68 * v2253;
const REAL v2878 = v2832 + v2877;
const REAL v2879 = v245 * v2234;
const REAL v2880 = v2872 + v2879;
const REAL v2881 = v70 * v2234;
const REAL v2882 = v2836 + v2881;
const REAL v2883 = v215 * v2234;
const REAL v2884 = v2876 + v2883;
const REAL v2885 = v68 * v2234;
const REAL v2886 = v2840 + v2885;
const REAL v2887 = v242 * v2215;
const REAL v2888 = v2880 + v2887;
const REAL v2889 = v70 * v2215;
const REAL v2890 = v2844 + v2889;
const REAL v2891 = v212 * v2215;
const REAL v2892 = v2884 + v2891;
const REAL v2893 = v68 * v2215;
const REAL v2894 = v2848 + v2893;
const REAL v2895 = v239 * v2196;
const REAL v2896 = v2888 + v2895;
const REAL v2897 = v70 * v2196;
const REAL v2898 = v2851 + v2897;
const REAL v2899 = v209 * v2196;
const REAL v2900 = v2892 + v2899;
const REAL v2901 = v68 * v2196;
const REAL v2902 = v2854 + v2901;
const REAL v2903 = v716 * v2694;
const REAL v2904 = v273 ? v2175 : REAL(0.0);
const REAL v2905 = v273 ? REAL(0.0) : v2175;
const REAL v2906 = v721 * v2905;
const REAL v2907 = v2906 - v2169;
const REAL v2908 = v273 ? REAL(0.0) : v2907;
const REAL v2909 = v2908 - v2903;
const REAL v2910 = v301 * v2904;
const REAL v2911 = v2158 + v2910;
const REAL v2912 = v277 * v2904;
const REAL v2913 = v2160 + v2912;
const REAL v2914 = v299 * v2913;
const REAL v2915 = v2911 + v2914;
const REAL v2916 = v277 * v2913;
const REAL v2917 = v2154 + v2916;
const REAL v2918 = v298 * v2917;
const REAL v2919 = v2915 + v2918;
const REAL v2920 = v277 * v2917;
const REAL v2921 = v2148 + v2920;
const REAL v2922 = v296 * v2921;
const REAL v2923 = v2919 + v2922;
const REAL v2924 = v277 * v2921;
const REAL v2925 = v2142 + v2924;
const REAL v2926 = v295 * v2925;
const REAL v2927 = v2923 + v2926;
const REAL v2928 = v277 * v2925;
const REAL v2929 = v2136 + v2928;
const REAL v2930 = v293 * v2929;
const REAL v2931 = v2927 + v2930;
const REAL v2932 = v277 * v2929;
const REAL v2933 = v2130 + v2932;
const REAL v2934 = v292 * v2933;
const REAL v2935 = v2931 + v2934;
const REAL v2936 = v277 * v2933;
const REAL v2937 = v2124 + v2936;
const REAL v2938 = v290 * v2937;
const REAL v2939 = v2935 + v2938;
const REAL v2940 = v277 * v2937;
const REAL v2941 = v2118 + v2940;
const REAL v2942 = v289 * v2941;
const REAL v2943 = v2939 + v2942;
const REAL v2944 = v277 * v2941;
const REAL v2945 = v2112 + v2944;
const REAL v2946 = v287 * v2945;
const REAL v2947 = v2943 + v2946;
const REAL v2948 = v277 * v2945;
const REAL v2949 = v2106 + v2948;
const REAL v2950 = v286 * v2949;
const REAL v2951 = v2947 + v2950;
const REAL v2952 = v277 * v2949;
const REAL v2953 = v2100 + v2952;
const REAL v2954 = v284 * v2953;
const REAL v2955 = v2951 + v2954;
const REAL v2956 = v277 * v2953;
const REAL v2957 = v2094 + v2956;
const REAL v2958 = v283 * v2957;
const REAL v2959 = v2955 + v2958;
const REAL v2960 = v277 * v2957;
const REAL v2961 = v2088 + v2960;
const REAL v2962 = v281 * v2961;
const REAL v2963 = v2959 + v2962;
const REAL v2964 = v277 * v2961;
const REAL v2965 = v2082 + v2964;
const REAL v2966 = v280 * v2965;
const REAL v2967 = v2963 + v2966;
const REAL v2968 = v277 * v2965;
const REAL v2969 = v2076 + v2968;
const REAL v2970 = v278 * v2969;
const REAL v2971 = v2967 + v2970;
const REAL v2972 = v277 * v2969;
const REAL v2973 = v2070 + v2972;
const REAL v2974 = REAL(0.11764705882352941) * v2973;
const REAL v2975 = v2971 + v2974;
const REAL v2976 = v276 * v2975;
const REAL v2977 = v2976 - v2061;
const REAL v2978 = v274 * v2975;
const REAL v2979 = v2064 + v2978;
const REAL v2980 = v776 * v2979;
const REAL v2981 = v2977 - v2980;
const REAL v2982 = v273 ? v2981 : REAL(0.0);
const REAL v2983 = v2909 + v2982;
const REAL v2984 = v271 * v2983;
const REAL v2985 = v2984 - v2050;
const REAL v2986 = v269 * v2983;
const REAL v2987 = v2053 + v2986;
const REAL v2988 = v783 * v2987;
const REAL v2989 = v2173 - v2988;
const REAL v2990 = v71 * v2989;
const REAL v2991 = v70 * v2985;
const REAL v2992 = v2896 + v2991;
const REAL v2993 = v2991 + v2992;
const REAL v2994 = v68 * v2985;
const REAL v2995 = v2900 + v2994;
const REAL v2996 = v2994 + v2995;
const REAL v2997 = v203 * v2858;
const REAL v2998 = v2030 + v2997;
const REAL v2999 = v100 * v2858;
const REAL v3000 = v2034 + v2999;
const REAL v3001 = v204 * v2858;
const REAL v3002 = v2022 - v3001;
const REAL v3003 = v99 * v2858;
const REAL v3004 = v2026 - v3003;
const REAL v3005 = v205 * v2858;
const REAL v3006 = v2014 + v3005;
const REAL v3007 = v102 * v2858;
const REAL v3008 = v2018 + v3007;
const REAL v3009 = v206 * v2858;
const REAL v3010 = v2007 - v3009;
const REAL v3011 = v101 * v2858;
const REAL v3012 = v2010 + v3011;
const REAL v3013 = v203 * v2866;
const REAL v3014 = v3002 + v3013;
const REAL v3015 = v99 * v2866;
const REAL v3016 = v3000 + v3015;
const REAL v3017 = v204 * v2866;
const REAL v3018 = v2998 + v3017;
const REAL v3019 = v100 * v2866;
const REAL v3020 = v3004 + v3019;
const REAL v3021 = v205 * v2866;
const REAL v3022 = v3010 - v3021;
const REAL v3023 = v101 * v2866;
const REAL v3024 = v3008 - v3023;
const REAL v3025 = v206 * v2866;
const REAL v3026 = v3006 - v3025;
const REAL v3027 = v102 * v2866;
const REAL v3028 = v3012 + v3027;
const REAL v3029 = v203 * v2874;
const REAL v3030 = v3026 - v3029;
const REAL v3031 = v102 * v2874;
const REAL v3032 = v3016 - v3031;
const REAL v3033 = v204 * v2874;
const REAL v3034 = v3022 + v3033;
const REAL v3035 = v101 * v2874;
const REAL v3036 = v3020 + v3035;
const REAL v3037 = v205 * v2874;
const REAL v3038 = v3018 + v3037;
const REAL v3039 = v100 * v2874;
const REAL v3040 = v3024 + v3039;
const REAL v3041 = v206 * v2874;
const REAL v3042 = v3014 - v3041;
const REAL v3043 = v99 * v2874;
const REAL v3044 = v3028 + v3043;
const REAL v3045 = v159 * v2882;
const REAL v3046 = v1941 + v3045;
const REAL v3047 = v98 * v2882;
const REAL v3048 = v1945 - v3047;
const REAL v3049 = v96 * v2882;
const REAL v3050 = v1935 + v3049;
const REAL v3051 = v66 * v2882;
const REAL v3052 = v1937 + v3051;
const REAL v3053 = v159 * v2890;
const REAL v3054 = v1927 + v3053;
const REAL v3055 = v90 * v2890;
const REAL v3056 = v3048 - v3055;
const REAL v3057 = v91 * v2890;
const REAL v3058 = v3050 + v3057;
const REAL v3059 = v66 * v2890;
const REAL v3060 = v1923 + v3059;
const REAL v3061 = v159 * v2898;
const REAL v3062 = v1913 + v3061;
const REAL v3063 = v81 * v2898;
const REAL v3064 = v3056 - v3063;
const REAL v3065 = v80 * v2898;
const REAL v3066 = v3058 + v3065;
const REAL v3067 = v66 * v2898;
const REAL v3068 = v1909 + v3067;
const REAL v3069 = v155 * v2862;
const REAL v3070 = v3038 - v3069;
const REAL v3071 = v100 * v2862;
const REAL v3072 = v1903 - v3071;
const REAL v3073 = v156 * v2862;
const REAL v3074 = v3042 - v3073;
const REAL v3075 = v99 * v2862;
const REAL v3076 = v1895 - v3075;
const REAL v3077 = v157 * v2862;
const REAL v3078 = v3030 + v3077;
const REAL v3079 = v102 * v2862;
const REAL v3080 = v1887 + v3079;
const REAL v3081 = v158 * v2862;
const REAL v3082 = v3034 - v3081;
const REAL v3083 = v101 * v2862;
const REAL v3084 = v1879 + v3083;
const REAL v3085 = v155 * v2870;
const REAL v3086 = v3074 - v3085;
const REAL v3087 = v99 * v2870;
const REAL v3088 = v3072 - v3087;
const REAL v3089 = v156 * v2870;
const REAL v3090 = v3070 + v3089;
const REAL v3091 = v100 * v2870;
const REAL v3092 = v3076 + v3091;
const REAL v3093 = v157 * v2870;
const REAL v3094 = v3082 - v3093;
const REAL v3095 = v101 * v2870;
const REAL v3096 = v3080 - v3095;
const REAL v3097 = v158 * v2870;
const REAL v3098 = v3078 - v3097;
const REAL v3099 = v102 * v2870;
const REAL v3100 = v3084 + v3099;
const REAL v3101 = v155 * v2878;
const REAL v3102 = v3098 + v3101;
const REAL v3103 = v102 * v2878;
const REAL v3104 = v3088 + v3103;
const REAL v3105 = v156 * v2878;
const REAL v3106 = v3094 + v3105;
const REAL v3107 = v101 * v2878;
const REAL v3108 = v3092 + v3107;
const REAL v3109 = v157 * v2878;
const REAL v3110 = v3090 + v3109;
const REAL v3111 = v100 * v2878;
const REAL v3112 = v3096 + v3111;
const REAL v3113 = v158 * v2878;
const REAL v3114 = v3086 - v3113;
const REAL v3115 = v99 * v2878;
const REAL v3116 = v3100 + v3115;
const REAL v3117 = v104 * v2886;
const REAL v3118 = v3046 + v3117;
const REAL v3119 = v98 * v2886;
const REAL v3120 = v1818 - v3119;
const REAL v3121 = v95 * v2886;
const REAL v3122 = v3066 + v3121;
const REAL v3123 = v66 * v2886;
const REAL v3124 = v1811 + v3123;
const REAL v3125 = v104 * v2894;
const REAL v3126 = v3054 + v3125;
const REAL v3127 = v90 * v2894;
const REAL v3128 = v3120 - v3127;
const REAL v3129 = v88 * v2894;
const REAL v3130 = v3122 + v3129;
const REAL v3131 = v66 * v2894;
const REAL v3132 = v1798 + v3131;
const REAL v3133 = v104 * v2902;
const REAL v3134 = v3062 + v3133;
const REAL v3135 = v81 * v2902;
const REAL v3136 = v3128 - v3135;
const REAL v3137 = v82 * v2902;
const REAL v3138 = v3130 + v3137;
const REAL v3139 = v66 * v2902;
const REAL v3140 = v1785 + v3139;
const REAL v3141 = v19 * v3044;
const REAL v3142 = v19 * v3040;
const REAL v3143 = v19 * v3036;
const REAL v3144 = v19 * v3032;
const REAL v3145 = v183 * v3143;
const REAL v3146 = v1771 + v3145;
const REAL v3147 = v9 * v3143;
const REAL v3148 = v1775 + v3147;
const REAL v3149 = v183 * v3144;
const REAL v3150 = v1764 - v3149;
const REAL v3151 = v8 * v3144;
const REAL v3152 = v3148 - v3151;
const REAL v3153 = v189 * v3144;
const REAL v3154 = v1757 + v3153;
const REAL v3155 = v7 * v3144;
const REAL v3156 = v1760 + v3155;
const REAL v3157 = v194 * v3142;
const REAL v3158 = v3146 + v3157;
const REAL v3159 = v9 * v3142;
const REAL v3160 = v1753 + v3159;
const REAL v3161 = v187 * v3142;
const REAL v3162 = v3150 - v3161;
const REAL v3163 = v8 * v3142;
const REAL v3164 = v1746 - v3163;
const REAL v3165 = v187 * v3143;
const REAL v3166 = v3154 + v3165;
const REAL v3167 = v7 * v3143;
const REAL v3168 = v3164 + v3167;
const REAL v3169 = v3156 - v3160;
const REAL v3170 = v3160 - v3156;
const REAL v3171 = v160 * v3168;
const REAL v3172 = v1725 + v3171;
const REAL v3173 = v20 * v3168;
const REAL v3174 = v1729 + v3173;
const REAL v3175 = v160 * v3141;
const REAL v3176 = v1717 + v3175;
const REAL v3177 = v32 * v3141;
const REAL v3178 = v3174 + v3177;
const REAL v3179 = v107 * v3168;
const REAL v3180 = v1710 + v3179;
const REAL v3181 = v21 * v3168;
const REAL v3182 = v1713 + v3181;
const REAL v3183 = v160 * v3170;
const REAL v3184 = v3180 + v3183;
const REAL v3185 = v21 * v3170;
const REAL v3186 = v3178 + v3185;
const REAL v3187 = v160 * v3142;
const REAL v3188 = v1695 - v3187;
const REAL v3189 = v29 * v3142;
const REAL v3190 = v3186 - v3189;
const REAL v3191 = v160 * v3152;
const REAL v3192 = v1686 + v3191;
const REAL v3193 = v22 * v3152;
const REAL v3194 = v3190 + v3193;
const REAL v3195 = v160 * v3143;
const REAL v3196 = v1679 + v3195;
const REAL v3197 = v26 * v3143;
const REAL v3198 = v3194 + v3197;
const REAL v3199 = REAL(2.0) * v3141;
const REAL v3200 = v165 * v3199;
const REAL v3201 = v3172 + v3200;
const REAL v3202 = v20 * v3199;
const REAL v3203 = v1673 + v3202;
const REAL v3204 = REAL(2.0) * v3142;
const REAL v3205 = v165 * v3204;
const REAL v3206 = v3184 - v3205;
const REAL v3207 = v21 * v3204;
const REAL v3208 = v3203 - v3207;
const REAL v3209 = REAL(2.0) * v3143;
const REAL v3210 = v165 * v3209;
const REAL v3211 = v3192 - v3210;
const REAL v3212 = v22 * v3209;
const REAL v3213 = v3208 - v3212;
const REAL v3214 = REAL(2.0) * v3144;
const REAL v3215 = v165 * v3214;
const REAL v3216 = v1645 - v3215;
const REAL v3217 = v23 * v3214;
const REAL v3218 = v3213 - v3217;
const REAL v3219 = v164 * v3218;
const REAL v3220 = v1638 + v3219;
const REAL v3221 = v111 * v3218;
const REAL v3222 = v3221 - v1640;
const REAL v3223 = REAL(2.0) * v3222;
const REAL v3224 = v66 * v3223;
const REAL v3225 = v1629 + v3224;
const REAL v3226 = v46 * v3223;
const REAL v3227 = v3138 + v3226;
const REAL v3228 = v159 * v3223;
const REAL v3229 = v1622 - v3228;
const REAL v3230 = v47 * v3223;
const REAL v3231 = v3064 - v3230;
const REAL v3232 = v159 * v3198;
const REAL v3233 = v1616 + v3232;
const REAL v3234 = v56 * v3198;
const REAL v3235 = v3231 + v3234;
const REAL v3236 = v103 * v3235;
const REAL v3237 = v1609 + v3236;
const REAL v3238 = v64 * v3235;
const REAL v3239 = v1612 + v3238;
const REAL v3240 = v19 * v3116;
const REAL v3241 = v19 * v3112;
const REAL v3242 = v19 * v3108;
const REAL v3243 = v19 * v3104;
const REAL v3244 = v141 * v3242;
const REAL v3245 = v3158 + v3244;
const REAL v3246 = v9 * v3242;
const REAL v3247 = v1601 + v3246;
const REAL v3248 = v141 * v3243;
const REAL v3249 = v3162 + v3248;
const REAL v3250 = v8 * v3243;
const REAL v3251 = v3247 + v3250;
const REAL v3252 = v130 * v3243;
const REAL v3253 = v3166 + v3252;
const REAL v3254 = v7 * v3243;
const REAL v3255 = v1586 + v3254;
const REAL v3256 = v130 * v3241;
const REAL v3257 = v3245 + v3256;
const REAL v3258 = v9 * v3241;
const REAL v3259 = v3255 + v3258;
const REAL v3260 = v137 * v3241;
const REAL v3261 = v3249 + v3260;
const REAL v3262 = v8 * v3241;
const REAL v3263 = v1571 + v3262;
const REAL v3264 = v142 * v3242;
const REAL v3265 = v3253 + v3264;
const REAL v3266 = v7 * v3242;
const REAL v3267 = v1564 + v3266;
const REAL v3268 = v3169 + v3251;
const REAL v3269 = v107 * v3268;
const REAL v3270 = v3201 + v3269;
const REAL v3271 = v20 * v3268;
const REAL v3272 = v3182 + v3271;
const REAL v3273 = v3144 - v3240;
const REAL v3274 = v107 * v3273;
const REAL v3275 = v3196 + v3274;
const REAL v3276 = v26 * v3273;
const REAL v3277 = v3272 + v3276;
const REAL v3278 = v3263 - v3267;
const REAL v3279 = v3267 - v3263;
const REAL v3280 = v105 * v3279;
const REAL v3281 = v3270 + v3280;
const REAL v3282 = v20 * v3279;
const REAL v3283 = v1539 + v3282;
const REAL v3284 = v105 * v3240;
const REAL v3285 = v3176 + v3284;
const REAL v3286 = v32 * v3240;
const REAL v3287 = v3283 + v3286;
const REAL v3288 = v107 * v3278;
const REAL v3289 = v3211 + v3288;
const REAL v3290 = v22 * v3278;
const REAL v3291 = v3277 + v3290;
const REAL v3292 = v3242 - v3142;
const REAL v3293 = v107 * v3292;
const REAL v3294 = v3285 + v3293;
const REAL v3295 = v32 * v3292;
const REAL v3296 = v3291 + v3295;
const REAL v3297 = v3152 + v3259;
const REAL v3298 = v107 * v3297;
const REAL v3299 = v3216 + v3298;
const REAL v3300 = v23 * v3297;
const REAL v3301 = v3296 + v3300;
const REAL v3302 = v3243 - v3141;
const REAL v3303 = v107 * v3302;
const REAL v3304 = v3188 + v3303;
const REAL v3305 = v29 * v3302;
const REAL v3306 = v3301 + v3305;
const REAL v3307 = v105 * v3259;
const REAL v3308 = v3206 + v3307;
const REAL v3309 = v21 * v3259;
const REAL v3310 = v3287 + v3309;
const REAL v3311 = v105 * v3241;
const REAL v3312 = v3304 - v3311;
const REAL v3313 = v29 * v3241;
const REAL v3314 = v3310 - v3313;
const REAL v3315 = v105 * v3251;
const REAL v3316 = v3289 + v3315;
const REAL v3317 = v22 * v3251;
const REAL v3318 = v3314 + v3317;
const REAL v3319 = v105 * v3242;
const REAL v3320 = v3275 + v3319;
const REAL v3321 = v26 * v3242;
const REAL v3322 = v3318 + v3321;
const REAL v3323 = REAL(2.0) * v3240;
const REAL v3324 = v112 * v3323;
const REAL v3325 = v3281 + v3324;
const REAL v3326 = v20 * v3323;
const REAL v3327 = v1463 + v3326;
const REAL v3328 = REAL(2.0) * v3241;
const REAL v3329 = v112 * v3328;
const REAL v3330 = v3308 - v3329;
const REAL v3331 = v21 * v3328;
const REAL v3332 = v3327 - v3331;
const REAL v3333 = REAL(2.0) * v3242;
const REAL v3334 = v112 * v3333;
const REAL v3335 = v3316 - v3334;
const REAL v3336 = v22 * v3333;
const REAL v3337 = v3332 - v3336;
const REAL v3338 = REAL(2.0) * v3243;
const REAL v3339 = v112 * v3338;
const REAL v3340 = v3299 + v3339;
const REAL v3341 = v23 * v3338;
const REAL v3342 = v3337 + v3341;
const REAL v3343 = v111 * v3342;
const REAL v3344 = v3343 - v1429;
const REAL v3345 = v110 * v3342;
const REAL v3346 = v3220 + v3345;
const REAL v3347 = v55 * v3346;
const REAL v3348 = v3347 - v1427;
const REAL v3349 = v3347 + v3348;
const REAL v3350 = REAL(2.0) * v3344;
const REAL v3351 = v66 * v3350;
const REAL v3352 = v1419 + v3351;
const REAL v3353 = v45 * v3350;
const REAL v3354 = v3227 + v3353;
const REAL v3355 = v66 * v3306;
const REAL v3356 = v3233 + v3355;
const REAL v3357 = v56 * v3306;
const REAL v3358 = v3354 + v3357;
const REAL v3359 = v104 * v3350;
const REAL v3360 = v3229 - v3359;
const REAL v3361 = v47 * v3350;
const REAL v3362 = v3136 - v3361;
const REAL v3363 = v104 * v3322;
const REAL v3364 = v3356 + v3363;
const REAL v3365 = v56 * v3322;
const REAL v3366 = v3362 + v3365;
const REAL v3367 = v103 * v3366;
const REAL v3368 = v1392 + v3367;
const REAL v3369 = v63 * v3366;
const REAL v3370 = v3239 + v3369;
const REAL v3371 = v66 * v3370;
const REAL v3372 = v3358 + v3371;
const REAL v3373 = v3371 + v3372;
const REAL v3374 = REAL(0.5) * v3102;
const REAL v3375 = REAL(0.5) * v3106;
const REAL v3376 = REAL(0.5) * v3110;
const REAL v3377 = REAL(0.5) * v3114;
const REAL v3378 = v92 * v3118;
const REAL v3379 = v3364 + v3378;
const REAL v3380 = v56 * v3118;
const REAL v3381 = v3380 - v1380;
const REAL v3382 = v94 * v3052;
const REAL v3383 = v3379 + v3382;
const REAL v3384 = v56 * v3052;
const REAL v3385 = v3384 - v1374;
const REAL v3386 = v93 * v3124;
const REAL v3387 = v3383 + v3386;
const REAL v3388 = v56 * v3124;
const REAL v3389 = v3388 - v1368;
const REAL v3390 = v1374 - v3384;
const REAL v3391 = v87 * v3126;
const REAL v3392 = v3387 - v3391;
const REAL v3393 = v56 * v3126;
const REAL v3394 = v1362 - v3393;
const REAL v3395 = v84 * v3060;
const REAL v3396 = v3392 - v3395;
const REAL v3397 = v56 * v3060;
const REAL v3398 = v1356 - v3397;
const REAL v3399 = v86 * v3132;
const REAL v3400 = v3396 + v3399;
const REAL v3401 = v56 * v3132;
const REAL v3402 = v3401 - v1350;
const REAL v3403 = v3390 + v3394;
const REAL v3404 = v3385 + v3394;
const REAL v3405 = v1350 - v3401;
const REAL v3406 = v23 * v3404;
const REAL v3407 = v3335 + v3406;
const REAL v3408 = v22 * v3404;
const REAL v3409 = v3340 + v3408;
const REAL v3410 = v3381 + v3398;
const REAL v3411 = v21 * v3403;
const REAL v3412 = v3325 + v3411;
const REAL v3413 = v20 * v3403;
const REAL v3414 = v3330 + v3413;
const REAL v3415 = v78 * v3134;
const REAL v3416 = v3400 - v3415;
const REAL v3417 = v56 * v3134;
const REAL v3418 = v1326 - v3417;
const REAL v3419 = v77 * v3068;
const REAL v3420 = v3416 + v3419;
const REAL v3421 = v56 * v3068;
const REAL v3422 = v3421 - v1320;
const REAL v3423 = v74 * v3140;
const REAL v3424 = v3420 - v3423;
const REAL v3425 = v56 * v3140;
const REAL v3426 = v1314 - v3425;
const REAL v3427 = v3389 + v3418;
const REAL v3428 = v3417 - v1326;
const REAL v3429 = v3389 + v3428;
const REAL v3430 = v3405 + v3422;
const REAL v3431 = v3402 + v3422;
const REAL v3432 = v23 * v3427;
const REAL v3433 = v3414 + v3432;
const REAL v3434 = v21 * v3427;
const REAL v3435 = v3409 + v3434;
const REAL v3436 = v22 * v3431;
const REAL v3437 = v3433 + v3436;
const REAL v3438 = v21 * v3431;
const REAL v3439 = v3407 + v3438;
const REAL v3440 = v3381 + v3426;
const REAL v3441 = v3398 + v3426;
const REAL v3442 = v22 * v3429;
const REAL v3443 = v3412 + v3442;
const REAL v3444 = v20 * v3429;
const REAL v3445 = v3439 + v3444;
const REAL v3446 = v23 * v3430;
const REAL v3447 = v3443 + v3446;
const REAL v3448 = v20 * v3430;
const REAL v3449 = v3435 + v3448;
const REAL v3450 = -v2993;
const REAL v3451 = v66 * v2993;
const REAL v3452 = v3237 + v3451;
const REAL v3453 = v64 * v2993;
const REAL v3454 = v3373 + v3453;
const REAL v3455 = -v2996;
const REAL v3456 = v66 * v2996;
const REAL v3457 = v3368 + v3456;
const REAL v3458 = v63 * v2996;
const REAL v3459 = v3454 + v3458;
const REAL v3460 = v103 * v3459;
const REAL v3461 = -v3460;
const REAL v3462 = v3257 - v3460;
const REAL v3463 = v3261 + v3452;
const REAL v3464 = v3265 + v3457;
const REAL v3465 = v56 * v3460;
const REAL v3466 = v3360 - v3465;
const REAL v3467 = v47 * v3460;
const REAL v3468 = v3424 - v3467;
const REAL v3469 = v56 * v3452;
const REAL v3470 = v3225 + v3469;
const REAL v3471 = v46 * v3452;
const REAL v3472 = v3468 + v3471;
const REAL v3473 = v56 * v3457;
const REAL v3474 = v3352 + v3473;
const REAL v3475 = v45 * v3457;
const REAL v3476 = v3472 + v3475;
const REAL v3477 = REAL(2.0) * v3476;
const REAL v3478 = v3349 + v3477;
const REAL v3479 = v111 * v3478;
const REAL v3480 = v3441 - v3479;
const REAL v3481 = v23 * v3480;
const REAL v3482 = v3449 + v3481;
const REAL v3483 = v3481 + v3482;
const REAL v3484 = v3440 - v3479;
const REAL v3485 = v22 * v3484;
const REAL v3486 = v3445 + v3485;
const REAL v3487 = v3485 + v3486;
const REAL v3488 = v3410 - v3479;
const REAL v3489 = v21 * v3488;
const REAL v3490 = v3437 + v3489;
const REAL v3491 = v3489 + v3490;
const REAL v3492 = v20 * v3479;
const REAL v3493 = v3447 - v3492;
const REAL v3494 = v3493 - v3492;
const REAL v3495 = v3465 - v3360;
const REAL v3496 = v26 * v3495;
const REAL v3497 = v3487 + v3496;
const REAL v3498 = v22 * v3495;
const REAL v3499 = v3320 + v3498;
const REAL v3500 = v29 * v3466;
const REAL v3501 = v3491 + v3500;
const REAL v3502 = v21 * v3466;
const REAL v3503 = v3312 + v3502;
const REAL v3504 = v32 * v3470;
const REAL v3505 = v3501 - v3504;
const REAL v3506 = v21 * v3470;
const REAL v3507 = v3294 - v3506;
const REAL v3508 = v26 * v3470;
const REAL v3509 = v3483 + v3508;
const REAL v3510 = v23 * v3470;
const REAL v3511 = v3499 + v3510;
const REAL v3512 = v29 * v3474;
const REAL v3513 = v3509 - v3512;
const REAL v3514 = v23 * v3474;
const REAL v3515 = v3503 - v3514;
const REAL v3516 = v32 * v3474;
const REAL v3517 = v3497 + v3516;
const REAL v3518 = v22 * v3474;
const REAL v3519 = v3507 + v3518;
const REAL v3520 = v32 * v3466;
const REAL v3521 = v3494 + v3520;
const REAL v3522 = v20 * v3466;
const REAL v3523 = v3519 + v3522;
const REAL v3524 = v29 * v3470;
const REAL v3525 = v3521 + v3524;
const REAL v3526 = v20 * v3470;
const REAL v3527 = v3515 + v3526;
const REAL v3528 = v26 * v3474;
const REAL v3529 = v3525 + v3528;
const REAL v3530 = v20 * v3474;
const REAL v3531 = v3511 + v3530;
const REAL v3532 = v22 * v3523;
const REAL v3533 = v3464 - v3532;
const REAL v3534 = v7 * v3523;
const REAL v3535 = v3517 - v3534;
const REAL v3536 = v21 * v3523;
const REAL v3537 = v3463 + v3536;
const REAL v3538 = v8 * v3523;
const REAL v3539 = v3505 + v3538;
const REAL v3540 = v21 * v3527;
const REAL v3541 = v3462 - v3540;
const REAL v3542 = v9 * v3527;
const REAL v3543 = v3539 - v3542;
const REAL v3544 = v23 * v3527;
const REAL v3545 = v3533 + v3544;
const REAL v3546 = v7 * v3527;
const REAL v3547 = v3513 + v3546;
const REAL v3548 = v23 * v3531;
const REAL v3549 = v3537 - v3548;
const REAL v3550 = v8 * v3531;
const REAL v3551 = v3547 - v3550;
const REAL v3552 = v22 * v3531;
const REAL v3553 = v3541 + v3552;
const REAL v3554 = v9 * v3531;
const REAL v3555 = v3535 + v3554;
const REAL v3556 = v19 * v3551;
const REAL v3557 = v3375 + v3556;
const REAL v3558 = v19 * v3555;
const REAL v3559 = v3374 + v3558;
const REAL v3560 = v19 * v3543;
const REAL v3561 = v3377 + v3560;
const REAL v3562 = v19 * v3529;
const REAL v3563 = v3376 + v3562;
const auto v3564 = v304 < REAL(1.1830521861667747e-271);
const auto v3565 = REAL(8.452712498170644e+270) < v304;
const REAL v3566 = v3565 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v3567 = v3564 ? REAL(1.8446744073709552e+19) : v3566;
const REAL v3568 = v304 * v3567;
const REAL v3569 = PK_UNSCALE(v3568);
const REAL v3570 = v3568 * v3569;
const REAL v3571 = v3565 ? REAL(64.0) : REAL(0.0);
const REAL v3572 = v3564 ? (REAL(-64.0)) : v3571;
const REAL v3573 = PK_LOG2(v3569);
const REAL v3574 = v3572 - v3573;
const auto v3575 = REAL(1.4142135623730951) < v3570;
const REAL v3576 = v3575 ? REAL(0.5) : REAL(1.0);
const REAL v3577 = v3570 * v3576;
const REAL v3578 = v3575 ? REAL(1.0) : REAL(0.0);
const REAL v3579 = v3574 + v3578;
const REAL v3580 = v3577 - REAL(1.0);
const REAL v3581 = REAL(2.0) + v3580;
const REAL v3582 = REAL(1) / v3581;
const REAL v3583 = v3580 * v3582;
const REAL v3584 = v3583 * v3583;
const REAL v3585 = REAL(0.5) * v3580;
const REAL v3586 = v3580 * v3585;
const REAL v3587 = REAL(2.0) * v3584;
const REAL v3588 = PK_FMA(v3584, REAL(0.05873736835424951), REAL(0.0585194545348343));
const REAL v3589 = PK_FMA(v3584, v3588, REAL(0.06667446557890934));
const REAL v3590 = PK_FMA(v3584, v3589, REAL(0.07692296660585005));
const REAL v3591 = PK_FMA(v3584, v3590, REAL(0.09090909175450952));
const REAL v3592 = PK_FMA(v3584, v3591, REAL(0.11111111110793406));
const REAL v3593 = PK_FMA(v3584, v3592, REAL(0.1428571428571474));
const REAL v3594 = PK_FMA(v3584, v3593, REAL(0.2));
const REAL v3595 = PK_FMA(v3584, v3594, REAL(0.3333333333333333));
const REAL v3596 = v3587 * v3595;
const REAL v3597 = v3586 + v3596;
const REAL v3598 = v3583 * v3597;
const REAL v3599 = REAL(7.371002565167799e-13) * v3579;
const REAL v3600 = v3598 + v3599;
const REAL v3601 = REAL(0.6931471805592082) * v3579;
const REAL v3602 = v3586 - v3600;
const REAL v3603 = v3602 - v3580;
const REAL v3604 = v3601 - v3603;
const auto v3605 = v304 != REAL(0.0);
const REAL v3606 = PK_SQRT(v304);
const REAL v3607 = PK_ABS(v304);
const REAL v3608 = REAL(1) / v3607;
const REAL v3609 = -v3608;
const REAL v3610 = v3605 ? v3606 : v3609;
const REAL v3611 = REAL(0.5) * v304;
const auto v3612 = v3611 < v304;
const REAL v3613 = v3612 ? v3604 : v3610;
const REAL v3614 = v273 ? v302 : v3613;
const REAL v3615 = v388 * v3614;
const REAL v3616 = v3615 - v784;
const REAL v3617 = v2044 * v3616;
const REAL v3618 = v2045 * v3614;
const REAL v3619 = v2174 + v3618;
const REAL v3620 = v2990 + v3617;
const REAL v3621 = v2990 + v3620;
o0_a0 += v3457;
o0_a1 += v3452;
o0_a2 += v3461;
o1_a0 += v3563;
o1_a1 += v3561;
o1_a2 += v3559;
o1_a3 += v3557;
o2_t[0][i] = v3545;
o2_t[1][i] = v3549;
o2_t[2][i] = v3553;
o3_t[0][i] = v3455;
o3_t[1][i] = v3450;
o4_a0 += v3621;
o5_a0 += v3619;
o6_a0 += v2198;
o6_a1 += v2217;
o6_a2 += v2236;
o6_a3 += v2255;
o6_a4 += v2274;
o6_a5 += v2293;
o7_a0 += v2308;
o7_a1 += v2329;
o7_a2 += v2350;
o7_a3 += v2371;
o7_a4 += v2392;
o7_a5 += v2413;

o7_a7 += v2428;
o7_a8 += v2449;
o7_a9 += v2470;
o7_a10 += v2491;
o7_a11 += v2512;


o7_a14 += v2527;
o7_a15 += v2548;
o7_a16 += v2569;
o7_a17 += v2590;



o7_a21 += v2605;
o7_a22 += v2626;
o7_a23 += v2647;




o7_a28 += v2662;
o7_a29 += v2683;





o7_a35 += v2698;
}
o0_sum0 += o0_a0;
o0_sum1 += o0_a1;
o0_sum2 += o0_a2;
o1_sum0 += o1_a0;
o1_sum1 += o1_a1;
o1_sum2 += o1_a2;
o1_sum3 += o1_a3;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); p[1] = STORE(o3_t[1][i]); }
o4_sum0 += o4_a0;
o5_sum0 += o5_a0;
o6_sum0 += o6_a0;
o6_sum1 += o6_a1;
o6_sum2 += o6_a2;
o6_sum3 += o6_a3;
o6_sum4 += o6_a4;
o6_sum5 += o6_a5;
o7_sum0 += o7_a0;
o7_sum1 += o7_a1;
o7_sum2 += o7_a2;
o7_sum3 += o7_a3;
o7_sum4 += o7_a4;
o7_sum5 += o7_a5;

o7_sum7 += o7_a7;
o7_sum8 += o7_a8;
o7_sum9 += o7_a9;
o7_sum10 += o7_a10;
o7_sum11 += o7_a11;


o7_sum14 += o7_a14;
o7_sum15 += o7_a15;
o7_sum16 += o7_a16;
o7_sum17 += o7_a17;



o7_sum21 += o7_a21;
o7_sum22 += o7_a22;
o7_sum23 += o7_a23;




o7_sum28 += o7_a28;
o7_sum29 += o7_a29;





o7_sum35 += o7_a35;
}
o0_b[0] = STORE(REAL(o0_sum0));
o0_b[1] = STORE(REAL(o0_sum1));
o0_b[2] = STORE(REAL(o0_sum2));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o1_b[3] = STORE(REAL(o1_sum3));
o4_b[0] += o4_sum0;
o5_b[0] = STORE(REAL(o5_sum0));
o6_b[0] = STORE(REAL(o6_sum0));
o6_b[1] = STORE(REAL(o6_sum1));
o6_b[2] = STORE(REAL(o6_sum2));
o6_b[3] = STORE(REAL(o6_sum3));
o6_b[4] = STORE(REAL(o6_sum4));
o6_b[5] = STORE(REAL(o6_sum5));
o7_b[0] = STORE(REAL(o7_sum0));
o7_b[1] = STORE(REAL(o7_sum1));
o7_b[2] = STORE(REAL(o7_sum2));
o7_b[3] = STORE(REAL(o7_sum3));
o7_b[4] = STORE(REAL(o7_sum4));
o7_b[5] = STORE(REAL(o7_sum5));
o7_b[6] = STORE(REAL(o7_sum1));
o7_b[7] = STORE(REAL(o7_sum7));
o7_b[8] = STORE(REAL(o7_sum8));
o7_b[9] = STORE(REAL(o7_sum9));
o7_b[10] = STORE(REAL(o7_sum10));
o7_b[11] = STORE(REAL(o7_sum11));
o7_b[12] = STORE(REAL(o7_sum2));
o7_b[13] = STORE(REAL(o7_sum8));
o7_b[14] = STORE(REAL(o7_sum14));
o7_b[15] = STORE(REAL(o7_sum15));
o7_b[16] = STORE(REAL(o7_sum16));
o7_b[17] = STORE(REAL(o7_sum17));
o7_b[18] = STORE(REAL(o7_sum3));
o7_b[19] = STORE(REAL(o7_sum9));
o7_b[20] = STORE(REAL(o7_sum15));
o7_b[21] = STORE(REAL(o7_sum21));
o7_b[22] = STORE(REAL(o7_sum22));
o7_b[23] = STORE(REAL(o7_sum23));
o7_b[24] = STORE(REAL(o7_sum4));
o7_b[25] = STORE(REAL(o7_sum10));
o7_b[26] = STORE(REAL(o7_sum16));
o7_b[27] = STORE(REAL(o7_sum22));
o7_b[28] = STORE(REAL(o7_sum28));
o7_b[29] = STORE(REAL(o7_sum29));
o7_b[30] = STORE(REAL(o7_sum5));
o7_b[31] = STORE(REAL(o7_sum11));
o7_b[32] = STORE(REAL(o7_sum17));
o7_b[33] = STORE(REAL(o7_sum23));
o7_b[34] = STORE(REAL(o7_sum29));
o7_b[35] = STORE(REAL(o7_sum35));
}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.111.00111>v11111111.11111 f64.sssssssssssssttssrttt>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_body_0(
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
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i7_e1,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i10_e0,
    wp::int64 i11_e0,
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
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
    wp::uint64 & adj_o7_,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i7_e1,
    wp::int64 & adj_i8_e0,
    wp::int64 & adj_i9_e0,
    wp::int64 & adj_i10_e0,
    wp::int64 & adj_i11_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4 {
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
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
    wp::uint64 o7_;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i6_e0;
    wp::int64 i7_e0;
    wp::int64 i7_e1;
    wp::int64 i8_e0;
    wp::int64 i9_e0;
    wp::int64 i10_e0;
    wp::int64 i11_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4 *_wp_args)
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
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
    wp::uint64 var_o7_ = _wp_args->o7_;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i7_e1 = _wp_args->i7_e1;
    wp::int64 var_i8_e0 = _wp_args->i8_e0;
    wp::int64 var_i9_e0 = _wp_args->i9_e0;
    wp::int64 var_i10_e0 = _wp_args->i10_e0;
    wp::int64 var_i11_e0 = _wp_args->i11_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, i11_: wp.uint64, i12_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, i10_s0: wp.int64, i10_s1: wp.int64, i10_s2: wp.int64, i10_s3: wp.int64, i11_s0: wp.int64, i11_s1: wp.int64, i11_s2: wp.int64, i11_s3: wp.int64, i12_s0: wp.int64, i12_s1: wp.int64, i12_s2: wp.int64, i12_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, o7_s0: wp.int64, o7_s1: wp.int64, o7_s2: wp.int64, o7_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64, i7_e0: wp.int64, i7_e1: wp.int64, i8_e0: wp.int64, i9_e0: wp.int64, i10_e0: wp.int64, i11_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, i11_, i12_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, i10_s0, i10_s1, i10_s2, i10_s3, i11_s0, i11_s1, i11_s2, i11_s3, i12_s0, i12_s1, i12_s2, i12_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, o7_s0, o7_s1, o7_s2, o7_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0, i7_e0, i7_e1, i8_e0, i9_e0, i10_e0, i11_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_i11_, var_i12_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_i10_s0, var_i10_s1, var_i10_s2, var_i10_s3, var_i11_s0, var_i11_s1, var_i11_s2, var_i11_s3, var_i12_s0, var_i12_s1, var_i12_s2, var_i12_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_o7_s0, var_o7_s1, var_o7_s2, var_o7_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0, var_i7_e0, var_i7_e1, var_i8_e0, var_i9_e0, var_i10_e0, var_i11_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0f4ec754_8f28b1a4_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

