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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.111.0011>v1111111.1011 f64.ssssssssssttssttt>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_body_0(
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
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i6_e1,
    wp::int64 i7_e0,
    wp::int64 i8_e0,
    wp::int64 i9_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = cost_bar3
// i5 = T_position_gradient_bar3
// i6 = T_position_T_position_block_bar3
// i7 = T_position_bar3_bar4
// i8 = point_bar3_bar4
// i9 = pixel_bar3_bar4
// o0 = T_position_bar4
// o1 = T_quaternion_bar4
// o2 = point_bar4
// o3 = pixel_bar4
// o4 = cost_bar3_bar4
// o5 = T_position_gradient_bar3_bar4
// o6 = T_position_T_position_block_bar3_bar4
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[6][64];
alignas(64) REAL i6_t[36][64];
alignas(64) REAL i7_t[3][64];
alignas(64) REAL i8_t[3][64];
alignas(64) REAL i9_t[2][64];
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
double o5_sum1 = 0;
double o5_sum2 = 0;
double o5_sum3 = 0;
double o5_sum4 = 0;
double o5_sum5 = 0;
double o6_sum0 = 0;
double o6_sum1 = 0;
double o6_sum2 = 0;
double o6_sum3 = 0;
double o6_sum4 = 0;
double o6_sum5 = 0;

double o6_sum7 = 0;
double o6_sum8 = 0;
double o6_sum9 = 0;
double o6_sum10 = 0;
double o6_sum11 = 0;


double o6_sum14 = 0;
double o6_sum15 = 0;
double o6_sum16 = 0;
double o6_sum17 = 0;



double o6_sum21 = 0;
double o6_sum22 = 0;
double o6_sum23 = 0;




double o6_sum28 = 0;
double o6_sum29 = 0;





double o6_sum35 = 0;
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
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0]); i5_t[1][i] = REAL(p[1 * i5_e0]); i5_t[2][i] = REAL(p[2 * i5_e0]); i5_t[3][i] = REAL(p[3 * i5_e0]); i5_t[4][i] = REAL(p[4 * i5_e0]); i5_t[5][i] = REAL(p[5 * i5_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0 + 0 * i6_e1]); i6_t[1][i] = REAL(p[0 * i6_e0 + 1 * i6_e1]); i6_t[2][i] = REAL(p[0 * i6_e0 + 2 * i6_e1]); i6_t[3][i] = REAL(p[0 * i6_e0 + 3 * i6_e1]); i6_t[4][i] = REAL(p[0 * i6_e0 + 4 * i6_e1]); i6_t[5][i] = REAL(p[0 * i6_e0 + 5 * i6_e1]); i6_t[6][i] = REAL(p[1 * i6_e0 + 0 * i6_e1]); i6_t[7][i] = REAL(p[1 * i6_e0 + 1 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[8][i] = REAL(p[1 * i6_e0 + 2 * i6_e1]); i6_t[9][i] = REAL(p[1 * i6_e0 + 3 * i6_e1]); i6_t[10][i] = REAL(p[1 * i6_e0 + 4 * i6_e1]); i6_t[11][i] = REAL(p[1 * i6_e0 + 5 * i6_e1]); i6_t[12][i] = REAL(p[2 * i6_e0 + 0 * i6_e1]); i6_t[13][i] = REAL(p[2 * i6_e0 + 1 * i6_e1]); i6_t[14][i] = REAL(p[2 * i6_e0 + 2 * i6_e1]); i6_t[15][i] = REAL(p[2 * i6_e0 + 3 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[16][i] = REAL(p[2 * i6_e0 + 4 * i6_e1]); i6_t[17][i] = REAL(p[2 * i6_e0 + 5 * i6_e1]); i6_t[18][i] = REAL(p[3 * i6_e0 + 0 * i6_e1]); i6_t[19][i] = REAL(p[3 * i6_e0 + 1 * i6_e1]); i6_t[20][i] = REAL(p[3 * i6_e0 + 2 * i6_e1]); i6_t[21][i] = REAL(p[3 * i6_e0 + 3 * i6_e1]); i6_t[22][i] = REAL(p[3 * i6_e0 + 4 * i6_e1]); i6_t[23][i] = REAL(p[3 * i6_e0 + 5 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[24][i] = REAL(p[4 * i6_e0 + 0 * i6_e1]); i6_t[25][i] = REAL(p[4 * i6_e0 + 1 * i6_e1]); i6_t[26][i] = REAL(p[4 * i6_e0 + 2 * i6_e1]); i6_t[27][i] = REAL(p[4 * i6_e0 + 3 * i6_e1]); i6_t[28][i] = REAL(p[4 * i6_e0 + 4 * i6_e1]); i6_t[29][i] = REAL(p[4 * i6_e0 + 5 * i6_e1]); i6_t[30][i] = REAL(p[5 * i6_e0 + 0 * i6_e1]); i6_t[31][i] = REAL(p[5 * i6_e0 + 1 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[32][i] = REAL(p[5 * i6_e0 + 2 * i6_e1]); i6_t[33][i] = REAL(p[5 * i6_e0 + 3 * i6_e1]); i6_t[34][i] = REAL(p[5 * i6_e0 + 4 * i6_e1]); i6_t[35][i] = REAL(p[5 * i6_e0 + 5 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0 * i7_e0]); i7_t[1][i] = REAL(p[1 * i7_e0]); i7_t[2][i] = REAL(p[2 * i7_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + (b + i) * i8_s3; i8_t[0][i] = REAL(p[0 * i8_e0]); i8_t[1][i] = REAL(p[1 * i8_e0]); i8_t[2][i] = REAL(p[2 * i8_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i9_b + (b + i) * i9_s3; i9_t[0][i] = REAL(p[0 * i9_e0]); i9_t[1][i] = REAL(p[1 * i9_e0]); }
REAL o0_a0 = 0;
REAL o0_a1 = 0;
REAL o0_a2 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o1_a3 = 0;
REAL o4_a0 = 0;
REAL o5_a0 = 0;
REAL o5_a1 = 0;
REAL o5_a2 = 0;
REAL o5_a3 = 0;
REAL o5_a4 = 0;
REAL o5_a5 = 0;
REAL o6_a0 = 0;
REAL o6_a1 = 0;
REAL o6_a2 = 0;
REAL o6_a3 = 0;
REAL o6_a4 = 0;
REAL o6_a5 = 0;

REAL o6_a7 = 0;
REAL o6_a8 = 0;
REAL o6_a9 = 0;
REAL o6_a10 = 0;
REAL o6_a11 = 0;


REAL o6_a14 = 0;
REAL o6_a15 = 0;
REAL o6_a16 = 0;
REAL o6_a17 = 0;



REAL o6_a21 = 0;
REAL o6_a22 = 0;
REAL o6_a23 = 0;




REAL o6_a28 = 0;
REAL o6_a29 = 0;





REAL o6_a35 = 0;
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
const REAL v71 = v20 * v23;
const REAL v72 = v20 * v22;
const REAL v73 = v51 + v53;
const REAL v74 = v21 * v22;
const REAL v75 = v21 * v23;
const REAL v76 = v71 + v74;
const REAL v77 = v75 - v72;
const REAL v78 = v56 * v73;
const REAL v79 = v56 * v76;
const REAL v80 = v56 * v77;
const REAL v81 = REAL(1.0) - v78;
const REAL v82 = v20 * v21;
const REAL v83 = v49 + v53;
const REAL v84 = v22 * v23;
const REAL v85 = v74 - v71;
const REAL v86 = v82 + v84;
const REAL v87 = v56 * v85;
const REAL v88 = v56 * v83;
const REAL v89 = v56 * v86;
const REAL v90 = REAL(1.0) - v88;
const REAL v91 = v49 + v51;
const REAL v92 = v72 + v75;
const REAL v93 = v84 - v82;
const REAL v94 = v56 * v92;
const REAL v95 = v56 * v93;
const REAL v96 = v56 * v91;
const REAL v97 = REAL(1.0) - v96;
const REAL v98 = REAL(0.5) * v4;
const REAL v99 = REAL(0.5) * v3;
const REAL v100 = REAL(0.5) * v6;
const REAL v101 = REAL(0.5) * v5;
const REAL v102 = v66 * v66;
const REAL v103 = v63 * v102;
const REAL v104 = v56 * v103;
const REAL v105 = v47 * v103;
const REAL v106 = v56 * v66;
const REAL v107 = v45 * v66;
const REAL v108 = v107 - v105;
const REAL v109 = REAL(2.0) * v108;
const REAL v110 = v55 * v55;
const REAL v111 = v109 * v110;
const REAL v112 = v23 * v111;
const REAL v113 = REAL(2.0) * v112;
const REAL v114 = v22 * v111;
const REAL v115 = REAL(2.0) * v114;
const REAL v116 = v21 * v111;
const REAL v117 = REAL(2.0) * v116;
const REAL v118 = v20 * v111;
const REAL v119 = REAL(2.0) * v118;
const REAL v120 = v26 * v104;
const REAL v121 = v120 - v115;
const REAL v122 = v22 * v104;
const REAL v123 = v29 * v104;
const REAL v124 = v117 + v123;
const REAL v125 = v21 * v104;
const REAL v126 = v29 * v106;
const REAL v127 = v113 + v126;
const REAL v128 = v23 * v106;
const REAL v129 = v125 + v128;
const REAL v130 = v32 * v106;
const REAL v131 = v121 + v130;
const REAL v132 = v22 * v106;
const REAL v133 = v32 * v104;
const REAL v134 = v119 + v133;
const REAL v135 = v20 * v104;
const REAL v136 = v132 - v135;
const REAL v137 = v26 * v106;
const REAL v138 = v137 - v134;
const REAL v139 = v20 * v106;
const REAL v140 = v122 + v139;
const REAL v141 = v135 - v132;
const REAL v142 = v7 * v141;
const REAL v143 = v131 + v142;
const REAL v144 = v8 * v136;
const REAL v145 = v144 - v124;
const REAL v146 = v9 * v129;
const REAL v147 = v145 + v146;
const REAL v148 = v7 * v129;
const REAL v149 = v127 + v148;
const REAL v150 = v8 * v140;
const REAL v151 = v149 + v150;
const REAL v152 = v9 * v140;
const REAL v153 = v143 + v152;
const REAL v154 = v19 * v151;
const REAL v155 = v19 * v153;
const REAL v156 = v19 * v147;
const REAL v157 = v19 * v138;
const REAL v158 = v64 * v102;
const REAL v159 = v56 * v158;
const REAL v160 = v47 * v158;
const REAL v161 = v46 * v66;
const REAL v162 = v161 - v160;
const REAL v163 = REAL(2.0) * v162;
const REAL v164 = v110 * v163;
const REAL v165 = v23 * v164;
const REAL v166 = REAL(2.0) * v165;
const REAL v167 = v22 * v164;
const REAL v168 = REAL(2.0) * v167;
const REAL v169 = v21 * v164;
const REAL v170 = REAL(2.0) * v169;
const REAL v171 = v20 * v164;
const REAL v172 = REAL(2.0) * v171;
const REAL v173 = v26 * v159;
const REAL v174 = v173 - v168;
const REAL v175 = v22 * v159;
const REAL v176 = v29 * v159;
const REAL v177 = v170 + v176;
const REAL v178 = v21 * v159;
const REAL v179 = v130 + v177;
const REAL v180 = v21 * v106;
const REAL v181 = v137 - v166;
const REAL v182 = v128 + v175;
const REAL v183 = v32 * v159;
const REAL v184 = v172 + v183;
const REAL v185 = v20 * v159;
const REAL v186 = v180 + v185;
const REAL v187 = v126 - v184;
const REAL v188 = v139 - v178;
const REAL v189 = v7 * v186;
const REAL v190 = v174 + v189;
const REAL v191 = v8 * v186;
const REAL v192 = v179 + v191;
const REAL v193 = v178 - v139;
const REAL v194 = v9 * v193;
const REAL v195 = v194 - v192;
const REAL v196 = v7 * v188;
const REAL v197 = v181 + v196;
const REAL v198 = v8 * v182;
const REAL v199 = v197 - v198;
const REAL v200 = v9 * v182;
const REAL v201 = v190 + v200;
const REAL v202 = v19 * v199;
const REAL v203 = v19 * v201;
const REAL v204 = v19 * v195;
const REAL v205 = v19 * v187;
const REAL v206 = v66 * v81;
const REAL v207 = v80 * v103;
const REAL v208 = v206 - v207;
const REAL v209 = v66 * v87;
const REAL v210 = v89 * v103;
const REAL v211 = v209 - v210;
const REAL v212 = v66 * v94;
const REAL v213 = v97 * v103;
const REAL v214 = v212 - v213;
const REAL v215 = v98 * v157;
const REAL v216 = v99 * v156;
const REAL v217 = v216 - v215;
const REAL v218 = v100 * v155;
const REAL v219 = v217 + v218;
const REAL v220 = v101 * v154;
const REAL v221 = v219 + v220;
const REAL v222 = v101 * v157;
const REAL v223 = v100 * v156;
const REAL v224 = v222 + v223;
const REAL v225 = v99 * v155;
const REAL v226 = v225 - v224;
const REAL v227 = v98 * v154;
const REAL v228 = v226 - v227;
const REAL v229 = v100 * v157;
const REAL v230 = v101 * v156;
const REAL v231 = v230 - v229;
const REAL v232 = v98 * v155;
const REAL v233 = v231 - v232;
const REAL v234 = v99 * v154;
const REAL v235 = v233 - v234;
const REAL v236 = v66 * v79;
const REAL v237 = v80 * v158;
const REAL v238 = v236 - v237;
const REAL v239 = v66 * v90;
const REAL v240 = v89 * v158;
const REAL v241 = v239 - v240;
const REAL v242 = v66 * v95;
const REAL v243 = v97 * v158;
const REAL v244 = v242 - v243;
const REAL v245 = v98 * v205;
const REAL v246 = v99 * v204;
const REAL v247 = v246 - v245;
const REAL v248 = v100 * v203;
const REAL v249 = v247 + v248;
const REAL v250 = v101 * v202;
const REAL v251 = v249 - v250;
const REAL v252 = v101 * v205;
const REAL v253 = v100 * v204;
const REAL v254 = v252 + v253;
const REAL v255 = v99 * v203;
const REAL v256 = v255 - v254;
const REAL v257 = v98 * v202;
const REAL v258 = v256 + v257;
const REAL v259 = v100 * v205;
const REAL v260 = v101 * v204;
const REAL v261 = v260 - v259;
const REAL v262 = v98 * v203;
const REAL v263 = v261 - v262;
const REAL v264 = v99 * v202;
const REAL v265 = v263 + v264;
const REAL v266 = i4_t[0][i];
const REAL v267 = i5_t[0][i];
const REAL v268 = i5_t[1][i];
const REAL v269 = i5_t[2][i];
const REAL v270 = i5_t[3][i];
const REAL v271 = i5_t[4][i];
const REAL v272 = i5_t[5][i];
const REAL v273 = i6_t[0][i];
const REAL v274 = i6_t[1][i];
const REAL v275 = i6_t[2][i];
const REAL v276 = i6_t[3][i];
const REAL v277 = i6_t[4][i];
const REAL v278 = i6_t[5][i];
const REAL v279 = i6_t[6][i];
const REAL v280 = i6_t[7][i];
const REAL v281 = i6_t[8][i];
const REAL v282 = i6_t[9][i];
const REAL v283 = i6_t[10][i];
const REAL v284 = i6_t[11][i];
const REAL v285 = i6_t[12][i];
const REAL v286 = i6_t[13][i];
const REAL v287 = i6_t[14][i];
const REAL v288 = i6_t[15][i];
const REAL v289 = i6_t[16][i];
const REAL v290 = i6_t[17][i];
const REAL v291 = i6_t[18][i];
const REAL v292 = i6_t[19][i];
const REAL v293 = i6_t[20][i];
const REAL v294 = i6_t[21][i];
const REAL v295 = i6_t[22][i];
const REAL v296 = i6_t[23][i];
const REAL v297 = i6_t[24][i];
const REAL v298 = i6_t[25][i];
const REAL v299 = i6_t[26][i];
const REAL v300 = i6_t[27][i];
const REAL v301 = i6_t[28][i];
const REAL v302 = i6_t[29][i];
const REAL v303 = i6_t[30][i];
const REAL v304 = i6_t[31][i];
const REAL v305 = i6_t[32][i];
const REAL v306 = i6_t[33][i];
const REAL v307 = i6_t[34][i];
const REAL v308 = i6_t[35][i];
const REAL v309 = v274 + v279;
const REAL v310 = v275 + v285;
const REAL v311 = v281 + v286;
const REAL v312 = v276 + v291;
const REAL v313 = v282 + v292;
const REAL v314 = v288 + v293;
const REAL v315 = v277 + v297;
const REAL v316 = v283 + v298;
const REAL v317 = v289 + v299;
const REAL v318 = v295 + v300;
const REAL v319 = v278 + v303;
const REAL v320 = v284 + v304;
const REAL v321 = v290 + v305;
const REAL v322 = v296 + v306;
const REAL v323 = v302 + v307;
const REAL v324 = v265 * v308;
const REAL v325 = REAL(2.0) * v324;
const REAL v326 = v235 * v308;
const REAL v327 = REAL(2.0) * v326;
const REAL v328 = v265 * v323;
const REAL v329 = v258 * v323;
const REAL v330 = v325 + v329;
const REAL v331 = v235 * v323;
const REAL v332 = v228 * v323;
const REAL v333 = v327 + v332;
const REAL v334 = v258 * v301;
const REAL v335 = v328 + v334;
const REAL v336 = v334 + v335;
const REAL v337 = v228 * v301;
const REAL v338 = v331 + v337;
const REAL v339 = v337 + v338;
const REAL v340 = v265 * v322;
const REAL v341 = v251 * v322;
const REAL v342 = v330 + v341;
const REAL v343 = v235 * v322;
const REAL v344 = v221 * v322;
const REAL v345 = v333 + v344;
const REAL v346 = v258 * v318;
const REAL v347 = v340 + v346;
const REAL v348 = v251 * v318;
const REAL v349 = v336 + v348;
const REAL v350 = v228 * v318;
const REAL v351 = v343 + v350;
const REAL v352 = v221 * v318;
const REAL v353 = v339 + v352;
const REAL v354 = v251 * v294;
const REAL v355 = v347 + v354;
const REAL v356 = v354 + v355;
const REAL v357 = v221 * v294;
const REAL v358 = v351 + v357;
const REAL v359 = v357 + v358;
const REAL v360 = v265 * v321;
const REAL v361 = v244 * v321;
const REAL v362 = v342 + v361;
const REAL v363 = v235 * v321;
const REAL v364 = v214 * v321;
const REAL v365 = v345 + v364;
const REAL v366 = v258 * v317;
const REAL v367 = v360 + v366;
const REAL v368 = v244 * v317;
const REAL v369 = v349 + v368;
const REAL v370 = v228 * v317;
const REAL v371 = v363 + v370;
const REAL v372 = v214 * v317;
const REAL v373 = v353 + v372;
const REAL v374 = v251 * v314;
const REAL v375 = v367 + v374;
const REAL v376 = v244 * v314;
const REAL v377 = v356 + v376;
const REAL v378 = v221 * v314;
const REAL v379 = v371 + v378;
const REAL v380 = v214 * v314;
const REAL v381 = v359 + v380;
const REAL v382 = v244 * v287;
const REAL v383 = v375 + v382;
const REAL v384 = v382 + v383;
const REAL v385 = v214 * v287;
const REAL v386 = v379 + v385;
const REAL v387 = v385 + v386;
const REAL v388 = v265 * v320;
const REAL v389 = v241 * v320;
const REAL v390 = v362 + v389;
const REAL v391 = v235 * v320;
const REAL v392 = v211 * v320;
const REAL v393 = v365 + v392;
const REAL v394 = v258 * v316;
const REAL v395 = v388 + v394;
const REAL v396 = v241 * v316;
const REAL v397 = v369 + v396;
const REAL v398 = v228 * v316;
const REAL v399 = v391 + v398;
const REAL v400 = v211 * v316;
const REAL v401 = v373 + v400;
const REAL v402 = v251 * v313;
const REAL v403 = v395 + v402;
const REAL v404 = v241 * v313;
const REAL v405 = v377 + v404;
const REAL v406 = v221 * v313;
const REAL v407 = v399 + v406;
const REAL v408 = v211 * v313;
const REAL v409 = v381 + v408;
const REAL v410 = v244 * v311;
const REAL v411 = v403 + v410;
const REAL v412 = v241 * v311;
const REAL v413 = v384 + v412;
const REAL v414 = v214 * v311;
const REAL v415 = v407 + v414;
const REAL v416 = v211 * v311;
const REAL v417 = v387 + v416;
const REAL v418 = v241 * v280;
const REAL v419 = v411 + v418;
const REAL v420 = v418 + v419;
const REAL v421 = v211 * v280;
const REAL v422 = v415 + v421;
const REAL v423 = v421 + v422;
const REAL v424 = v265 * v319;
const REAL v425 = v238 * v319;
const REAL v426 = v390 + v425;
const REAL v427 = v235 * v319;
const REAL v428 = v208 * v319;
const REAL v429 = v393 + v428;
const REAL v430 = v258 * v315;
const REAL v431 = v424 + v430;
const REAL v432 = v238 * v315;
const REAL v433 = v397 + v432;
const REAL v434 = v228 * v315;
const REAL v435 = v427 + v434;
const REAL v436 = v208 * v315;
const REAL v437 = v401 + v436;
const REAL v438 = v251 * v312;
const REAL v439 = v431 + v438;
const REAL v440 = v238 * v312;
const REAL v441 = v405 + v440;
const REAL v442 = v221 * v312;
const REAL v443 = v435 + v442;
const REAL v444 = v208 * v312;
const REAL v445 = v409 + v444;
const REAL v446 = v244 * v310;
const REAL v447 = v439 + v446;
const REAL v448 = v238 * v310;
const REAL v449 = v413 + v448;
const REAL v450 = v214 * v310;
const REAL v451 = v443 + v450;
const REAL v452 = v208 * v310;
const REAL v453 = v417 + v452;
const REAL v454 = v241 * v309;
const REAL v455 = v447 + v454;
const REAL v456 = v238 * v309;
const REAL v457 = v420 + v456;
const REAL v458 = v211 * v309;
const REAL v459 = v451 + v458;
const REAL v460 = v208 * v309;
const REAL v461 = v423 + v460;
const REAL v462 = v238 * v273;
const REAL v463 = v455 + v462;
const REAL v464 = v462 + v463;
const REAL v465 = v208 * v273;
const REAL v466 = v459 + v465;
const REAL v467 = v465 + v466;
const REAL v468 = v265 * v272;
const REAL v469 = v70 * v272;
const REAL v470 = v426 + v469;
const REAL v471 = v235 * v272;
const REAL v472 = v68 * v272;
const REAL v473 = v429 + v472;
const REAL v474 = v258 * v271;
const REAL v475 = v468 + v474;
const REAL v476 = v70 * v271;
const REAL v477 = v433 + v476;
const REAL v478 = v228 * v271;
const REAL v479 = v471 + v478;
const REAL v480 = v68 * v271;
const REAL v481 = v437 + v480;
const REAL v482 = v251 * v270;
const REAL v483 = v475 + v482;
const REAL v484 = v70 * v270;
const REAL v485 = v441 + v484;
const REAL v486 = v221 * v270;
const REAL v487 = v479 + v486;
const REAL v488 = v68 * v270;
const REAL v489 = v445 + v488;
const REAL v490 = v244 * v269;
const REAL v491 = v483 + v490;
const REAL v492 = v70 * v269;
const REAL v493 = v449 + v492;
const REAL v494 = v214 * v269;
const REAL v495 = v487 + v494;
const REAL v496 = v68 * v269;
const REAL v497 = v453 + v496;
const REAL v498 = v241 * v268;
const REAL v499 = v491 + v498;
const REAL v500 = v70 * v268;
const REAL v501 = v457 + v500;
const REAL v502 = v211 * v268;
const REAL v503 = v495 + v502;
const REAL v504 = v68 * v268;
const REAL v505 = v461 + v504;
const REAL v506 = v238 * v267;
const REAL v507 = v499 + v506;
const REAL v508 = v70 * v267;
const REAL v509 = v464 + v508;
const REAL v510 = v208 * v267;
const REAL v511 = v503 + v510;
const REAL v512 = v68 * v267;
const REAL v513 = v467 + v512;
const REAL v514 = v70 * v266;
const REAL v515 = v507 + v514;
const REAL v516 = v514 + v515;
const REAL v517 = v68 * v266;
const REAL v518 = v511 + v517;
const REAL v519 = v517 + v518;
const REAL v520 = v99 * v470;
const REAL v521 = v98 * v470;
const REAL v522 = v101 * v470;
const REAL v523 = v100 * v470;
const REAL v524 = v98 * v477;
const REAL v525 = v520 + v524;
const REAL v526 = v99 * v477;
const REAL v527 = v526 - v521;
const REAL v528 = v100 * v477;
const REAL v529 = v522 - v528;
const REAL v530 = v101 * v477;
const REAL v531 = v523 + v530;
const REAL v532 = v101 * v485;
const REAL v533 = v525 - v532;
const REAL v534 = v100 * v485;
const REAL v535 = v527 + v534;
const REAL v536 = v99 * v485;
const REAL v537 = v529 + v536;
const REAL v538 = v98 * v485;
const REAL v539 = v531 + v538;
const REAL v540 = v97 * v493;
const REAL v541 = v95 * v493;
const REAL v542 = v89 * v501;
const REAL v543 = v540 + v542;
const REAL v544 = v90 * v501;
const REAL v545 = v541 + v544;
const REAL v546 = v80 * v509;
const REAL v547 = v543 + v546;
const REAL v548 = v79 * v509;
const REAL v549 = v545 + v548;
const REAL v550 = v99 * v473;
const REAL v551 = v98 * v473;
const REAL v552 = v101 * v473;
const REAL v553 = v100 * v473;
const REAL v554 = v98 * v481;
const REAL v555 = v550 + v554;
const REAL v556 = v99 * v481;
const REAL v557 = v556 - v551;
const REAL v558 = v100 * v481;
const REAL v559 = v552 - v558;
const REAL v560 = v101 * v481;
const REAL v561 = v553 + v560;
const REAL v562 = v101 * v489;
const REAL v563 = v562 - v555;
const REAL v564 = v100 * v489;
const REAL v565 = v557 + v564;
const REAL v566 = v99 * v489;
const REAL v567 = v559 + v566;
const REAL v568 = v98 * v489;
const REAL v569 = v561 + v568;
const REAL v570 = v97 * v497;
const REAL v571 = v94 * v497;
const REAL v572 = v549 + v571;
const REAL v573 = v89 * v505;
const REAL v574 = v570 + v573;
const REAL v575 = v87 * v505;
const REAL v576 = v572 + v575;
const REAL v577 = v80 * v513;
const REAL v578 = v574 + v577;
const REAL v579 = v81 * v513;
const REAL v580 = v576 + v579;
const REAL v581 = v19 * v539;
const REAL v582 = v19 * v537;
const REAL v583 = v19 * v535;
const REAL v584 = v19 * v533;
const REAL v585 = v9 * v583;
const REAL v586 = v8 * v584;
const REAL v587 = v585 - v586;
const REAL v588 = v7 * v584;
const REAL v589 = v9 * v582;
const REAL v590 = v8 * v582;
const REAL v591 = v7 * v583;
const REAL v592 = v591 - v590;
const REAL v593 = v588 - v589;
const REAL v594 = v589 - v588;
const REAL v595 = v20 * v592;
const REAL v596 = v159 * v581;
const REAL v597 = v32 * v581;
const REAL v598 = v595 + v597;
const REAL v599 = v21 * v592;
const REAL v600 = v21 * v594;
const REAL v601 = v598 + v600;
const REAL v602 = v159 * v582;
const REAL v603 = v29 * v582;
const REAL v604 = v601 - v603;
const REAL v605 = v22 * v587;
const REAL v606 = v604 + v605;
const REAL v607 = v159 * v583;
const REAL v608 = v26 * v583;
const REAL v609 = v606 + v608;
const REAL v610 = REAL(2.0) * v581;
const REAL v611 = v20 * v610;
const REAL v612 = REAL(2.0) * v582;
const REAL v613 = v21 * v612;
const REAL v614 = v611 - v613;
const REAL v615 = REAL(2.0) * v583;
const REAL v616 = v22 * v615;
const REAL v617 = v614 - v616;
const REAL v618 = REAL(2.0) * v584;
const REAL v619 = v23 * v618;
const REAL v620 = v617 - v619;
const REAL v621 = v110 * v620;
const REAL v622 = REAL(2.0) * v621;
const REAL v623 = v66 * v622;
const REAL v624 = v46 * v622;
const REAL v625 = v580 + v624;
const REAL v626 = v158 * v622;
const REAL v627 = v47 * v622;
const REAL v628 = v547 + v627;
const REAL v629 = v56 * v609;
const REAL v630 = v629 - v628;
const REAL v631 = v102 * v630;
const REAL v632 = v64 * v630;
const REAL v633 = v19 * v569;
const REAL v634 = v19 * v567;
const REAL v635 = v19 * v565;
const REAL v636 = v19 * v563;
const REAL v637 = v9 * v635;
const REAL v638 = v8 * v636;
const REAL v639 = v637 + v638;
const REAL v640 = v7 * v636;
const REAL v641 = v9 * v634;
const REAL v642 = v640 + v641;
const REAL v643 = v8 * v634;
const REAL v644 = v7 * v635;
const REAL v645 = v593 + v639;
const REAL v646 = v20 * v645;
const REAL v647 = v599 + v646;
const REAL v648 = v584 - v633;
const REAL v649 = v106 * v648;
const REAL v650 = v607 + v649;
const REAL v651 = v26 * v648;
const REAL v652 = v647 + v651;
const REAL v653 = v643 - v644;
const REAL v654 = v644 - v643;
const REAL v655 = v20 * v654;
const REAL v656 = v104 * v633;
const REAL v657 = v596 + v656;
const REAL v658 = v32 * v633;
const REAL v659 = v655 + v658;
const REAL v660 = v22 * v653;
const REAL v661 = v652 + v660;
const REAL v662 = v635 - v582;
const REAL v663 = v106 * v662;
const REAL v664 = v657 + v663;
const REAL v665 = v32 * v662;
const REAL v666 = v661 + v665;
const REAL v667 = v587 + v642;
const REAL v668 = v23 * v667;
const REAL v669 = v666 + v668;
const REAL v670 = v636 - v581;
const REAL v671 = v106 * v670;
const REAL v672 = v671 - v602;
const REAL v673 = v29 * v670;
const REAL v674 = v669 + v673;
const REAL v675 = v21 * v642;
const REAL v676 = v659 + v675;
const REAL v677 = v104 * v634;
const REAL v678 = v672 - v677;
const REAL v679 = v29 * v634;
const REAL v680 = v676 - v679;
const REAL v681 = v22 * v639;
const REAL v682 = v680 + v681;
const REAL v683 = v104 * v635;
const REAL v684 = v650 + v683;
const REAL v685 = v26 * v635;
const REAL v686 = v682 + v685;
const REAL v687 = REAL(2.0) * v633;
const REAL v688 = v20 * v687;
const REAL v689 = REAL(2.0) * v634;
const REAL v690 = v21 * v689;
const REAL v691 = v688 - v690;
const REAL v692 = REAL(2.0) * v635;
const REAL v693 = v22 * v692;
const REAL v694 = v691 - v693;
const REAL v695 = REAL(2.0) * v636;
const REAL v696 = v23 * v695;
const REAL v697 = v694 + v696;
const REAL v698 = v110 * v697;
const REAL v699 = REAL(2.0) * v698;
const REAL v700 = v66 * v699;
const REAL v701 = v45 * v699;
const REAL v702 = v625 + v701;
const REAL v703 = v56 * v674;
const REAL v704 = v702 + v703;
const REAL v705 = v103 * v699;
const REAL v706 = v626 + v705;
const REAL v707 = v47 * v699;
const REAL v708 = v578 + v707;
const REAL v709 = v56 * v686;
const REAL v710 = v709 - v708;
const REAL v711 = v102 * v710;
const REAL v712 = v63 * v710;
const REAL v713 = v632 + v712;
const REAL v714 = v66 * v713;
const REAL v715 = v704 + v714;
const REAL v716 = v714 + v715;
const REAL v717 = v66 * v516;
const REAL v718 = v631 + v717;
const REAL v719 = v64 * v516;
const REAL v720 = v716 + v719;
const REAL v721 = v66 * v519;
const REAL v722 = v711 + v721;
const REAL v723 = v63 * v519;
const REAL v724 = v720 + v723;
const REAL v725 = v102 * v724;
const REAL v726 = v56 * v725;
const REAL v727 = v706 + v726;
const REAL v728 = v56 * v718;
const REAL v729 = v623 + v728;
const REAL v730 = v56 * v722;
const REAL v731 = v700 + v730;
const REAL v732 = v22 * v727;
const REAL v733 = v684 + v732;
const REAL v734 = v21 * v727;
const REAL v735 = v678 - v734;
const REAL v736 = v21 * v729;
const REAL v737 = v664 - v736;
const REAL v738 = v23 * v729;
const REAL v739 = v733 + v738;
const REAL v740 = v23 * v731;
const REAL v741 = v735 - v740;
const REAL v742 = v22 * v731;
const REAL v743 = v737 + v742;
const REAL v744 = v20 * v727;
const REAL v745 = v743 - v744;
const REAL v746 = v20 * v729;
const REAL v747 = v741 + v746;
const REAL v748 = v20 * v731;
const REAL v749 = v739 + v748;
const REAL v750 = v744 - v743;
const REAL v751 = i7_t[0][i];
const REAL v752 = i7_t[1][i];
const REAL v753 = i7_t[2][i];
const REAL v754 = i8_t[0][i];
const REAL v755 = i8_t[1][i];
const REAL v756 = i8_t[2][i];
const REAL v757 = i9_t[0][i];
const REAL v758 = i9_t[1][i];
const REAL v759 = v749 * v756;
const REAL v760 = v22 * v756;
const REAL v761 = v749 * v755;
const REAL v762 = v23 * v755;
const REAL v763 = v760 - v762;
const REAL v764 = v747 * v754;
const REAL v765 = v764 - v761;
const REAL v766 = v23 * v754;
const REAL v767 = v747 * v756;
const REAL v768 = v21 * v756;
const REAL v769 = v766 - v768;
const REAL v770 = v745 * v755;
const REAL v771 = v770 - v767;
const REAL v772 = v21 * v755;
const REAL v773 = v750 * v754;
const REAL v774 = v759 + v773;
const REAL v775 = v22 * v754;
const REAL v776 = v731 * v763;
const REAL v777 = v20 * v763;
const REAL v778 = v729 * v769;
const REAL v779 = v776 + v778;
const REAL v780 = v20 * v769;
const REAL v781 = v772 - v775;
const REAL v782 = v775 - v772;
const REAL v783 = v727 * v782;
const REAL v784 = v779 + v783;
const REAL v785 = v20 * v782;
const REAL v786 = v731 * v781;
const REAL v787 = v774 + v786;
const REAL v788 = v22 * v781;
const REAL v789 = v777 + v788;
const REAL v790 = v768 - v766;
const REAL v791 = v731 * v790;
const REAL v792 = v765 + v791;
const REAL v793 = v23 * v790;
const REAL v794 = v789 + v793;
const REAL v795 = v729 * v763;
const REAL v796 = v792 + v795;
const REAL v797 = v23 * v763;
const REAL v798 = v780 + v797;
const REAL v799 = v729 * v782;
const REAL v800 = v771 + v799;
const REAL v801 = v21 * v782;
const REAL v802 = v798 + v801;
const REAL v803 = v727 * v790;
const REAL v804 = v800 + v803;
const REAL v805 = v21 * v790;
const REAL v806 = v785 + v805;
const REAL v807 = v727 * v763;
const REAL v808 = v787 + v807;
const REAL v809 = v22 * v763;
const REAL v810 = v806 + v809;
const REAL v811 = v722 * v794;
const REAL v812 = v56 * v794;
const REAL v813 = v751 + v812;
const REAL v814 = v718 * v802;
const REAL v815 = v811 + v814;
const REAL v816 = v56 * v802;
const REAL v817 = v752 + v816;
const REAL v818 = v725 * v810;
const REAL v819 = v815 + v818;
const REAL v820 = v56 * v810;
const REAL v821 = v754 + v813;
const REAL v822 = v755 + v817;
const REAL v823 = v820 - v756;
const REAL v824 = v823 - v753;
const REAL v825 = v724 * v824;
const REAL v826 = v102 * v824;
const REAL v827 = v519 * v826;
const REAL v828 = v63 * v826;
const REAL v829 = v519 * v821;
const REAL v830 = v66 * v821;
const REAL v831 = v828 + v830;
const REAL v832 = v831 - v757;
const REAL v833 = v516 * v826;
const REAL v834 = v64 * v826;
const REAL v835 = v516 * v822;
const REAL v836 = v829 + v835;
const REAL v837 = v66 * v822;
const REAL v838 = v834 + v837;
const REAL v839 = v838 - v758;
const REAL v840 = REAL(2.0) * v826;
const REAL v841 = v713 * v840;
const REAL v842 = v836 + v841;
const REAL v843 = v66 * v840;
const REAL v844 = v710 * v843;
const REAL v845 = v827 + v844;
const REAL v846 = v63 * v843;
const REAL v847 = v710 * v821;
const REAL v848 = v825 + v847;
const REAL v849 = v102 * v821;
const REAL v850 = v846 + v849;
const REAL v851 = v686 * v850;
const REAL v852 = v819 + v851;
const REAL v853 = v56 * v850;
const REAL v854 = v699 * v850;
const REAL v855 = v47 * v850;
const REAL v856 = v699 * v810;
const REAL v857 = v103 * v810;
const REAL v858 = v857 - v855;
const REAL v859 = v674 * v826;
const REAL v860 = v852 + v859;
const REAL v861 = v56 * v826;
const REAL v862 = v699 * v826;
const REAL v863 = v45 * v826;
const REAL v864 = v858 + v863;
const REAL v865 = v699 * v794;
const REAL v866 = v842 + v865;
const REAL v867 = v66 * v794;
const REAL v868 = v864 + v867;
const REAL v869 = REAL(2.0) * v868;
const REAL v870 = v697 * v869;
const REAL v871 = v110 * v869;
const REAL v872 = v695 * v871;
const REAL v873 = v796 + v872;
const REAL v874 = v23 * v871;
const REAL v875 = REAL(2.0) * v874;
const REAL v876 = v692 * v871;
const REAL v877 = v808 - v876;
const REAL v878 = v22 * v871;
const REAL v879 = REAL(2.0) * v878;
const REAL v880 = v689 * v871;
const REAL v881 = v804 - v880;
const REAL v882 = v21 * v871;
const REAL v883 = REAL(2.0) * v882;
const REAL v884 = v687 * v871;
const REAL v885 = v784 + v884;
const REAL v886 = v20 * v871;
const REAL v887 = REAL(2.0) * v886;
const REAL v888 = v635 * v853;
const REAL v889 = v26 * v853;
const REAL v890 = v889 - v879;
const REAL v891 = v635 * v763;
const REAL v892 = v104 * v763;
const REAL v893 = v890 + v892;
const REAL v894 = v639 * v853;
const REAL v895 = v877 + v894;
const REAL v896 = v22 * v853;
const REAL v897 = v634 * v853;
const REAL v898 = v29 * v853;
const REAL v899 = v883 + v898;
const REAL v900 = v634 * v790;
const REAL v901 = v891 + v900;
const REAL v902 = v104 * v790;
const REAL v903 = v902 - v899;
const REAL v904 = v642 * v853;
const REAL v905 = v881 + v904;
const REAL v906 = v21 * v853;
const REAL v907 = v670 * v861;
const REAL v908 = v907 - v897;
const REAL v909 = v29 * v861;
const REAL v910 = v670 * v769;
const REAL v911 = v106 * v769;
const REAL v912 = v909 + v911;
const REAL v913 = v875 + v912;
const REAL v914 = v667 * v861;
const REAL v915 = v873 + v914;
const REAL v916 = v23 * v861;
const REAL v917 = v906 + v916;
const REAL v918 = v662 * v861;
const REAL v919 = v32 * v861;
const REAL v920 = v662 * v781;
const REAL v921 = v910 + v920;
const REAL v922 = v106 * v781;
const REAL v923 = v919 + v922;
const REAL v924 = v893 + v923;
const REAL v925 = v653 * v861;
const REAL v926 = v895 + v925;
const REAL v927 = v22 * v861;
const REAL v928 = v633 * v853;
const REAL v929 = v918 + v928;
const REAL v930 = v32 * v853;
const REAL v931 = v887 + v930;
const REAL v932 = v633 * v781;
const REAL v933 = v901 + v932;
const REAL v934 = v104 * v781;
const REAL v935 = v931 + v934;
const REAL v936 = v654 * v853;
const REAL v937 = v885 + v936;
const REAL v938 = v20 * v853;
const REAL v939 = v927 - v938;
const REAL v940 = v938 - v927;
const REAL v941 = v648 * v861;
const REAL v942 = v888 + v941;
const REAL v943 = v26 * v861;
const REAL v944 = v648 * v763;
const REAL v945 = v921 + v944;
const REAL v946 = v106 * v763;
const REAL v947 = v943 + v946;
const REAL v948 = v935 - v947;
const REAL v949 = v645 * v861;
const REAL v950 = v937 + v949;
const REAL v951 = v20 * v861;
const REAL v952 = v896 + v951;
const REAL v953 = v635 * v940;
const REAL v954 = v7 * v940;
const REAL v955 = v924 + v954;
const REAL v956 = v635 * v754;
const REAL v957 = v141 * v754;
const REAL v958 = v955 + v957;
const REAL v959 = v634 * v939;
const REAL v960 = v8 * v939;
const REAL v961 = v903 + v960;
const REAL v962 = v634 * v755;
const REAL v963 = v136 * v755;
const REAL v964 = v961 + v963;
const REAL v965 = v634 * v917;
const REAL v966 = v9 * v917;
const REAL v967 = v964 + v966;
const REAL v968 = v634 * v756;
const REAL v969 = v129 * v756;
const REAL v970 = v967 + v969;
const REAL v971 = v636 * v917;
const REAL v972 = v953 + v971;
const REAL v973 = v7 * v917;
const REAL v974 = v913 + v973;
const REAL v975 = v636 * v754;
const REAL v976 = v968 + v975;
const REAL v977 = v129 * v754;
const REAL v978 = v974 + v977;
const REAL v979 = v636 * v952;
const REAL v980 = v959 + v979;
const REAL v981 = v8 * v952;
const REAL v982 = v978 + v981;
const REAL v983 = v636 * v755;
const REAL v984 = v140 * v755;
const REAL v985 = v982 + v984;
const REAL v986 = v635 * v952;
const REAL v987 = v965 + v986;
const REAL v988 = v9 * v952;
const REAL v989 = v958 + v988;
const REAL v990 = v635 * v756;
const REAL v991 = v983 + v990;
const REAL v992 = v140 * v756;
const REAL v993 = v989 + v992;
const REAL v994 = v19 * v985;
const REAL v995 = v19 * v993;
const REAL v996 = v19 * v970;
const REAL v997 = v19 * v948;
const REAL v998 = v630 * v843;
const REAL v999 = v833 + v998;
const REAL v1000 = v64 * v843;
const REAL v1001 = v630 * v822;
const REAL v1002 = v848 + v1001;
const REAL v1003 = v102 * v822;
const REAL v1004 = v1000 + v1003;
const REAL v1005 = v609 * v1004;
const REAL v1006 = v860 + v1005;
const REAL v1007 = v56 * v1004;
const REAL v1008 = v622 * v1004;
const REAL v1009 = v854 + v1008;
const REAL v1010 = v47 * v1004;
const REAL v1011 = v622 * v810;
const REAL v1012 = v158 * v810;
const REAL v1013 = v1012 - v1010;
const REAL v1014 = v622 * v826;
const REAL v1015 = v46 * v826;
const REAL v1016 = v1013 + v1015;
const REAL v1017 = v622 * v802;
const REAL v1018 = v866 + v1017;
const REAL v1019 = v66 * v802;
const REAL v1020 = v1016 + v1019;
const REAL v1021 = REAL(2.0) * v1020;
const REAL v1022 = v620 * v1021;
const REAL v1023 = v870 + v1022;
const REAL v1024 = v110 * v1021;
const REAL v1025 = v618 * v1024;
const REAL v1026 = v915 - v1025;
const REAL v1027 = v23 * v1024;
const REAL v1028 = REAL(2.0) * v1027;
const REAL v1029 = v947 - v1028;
const REAL v1030 = v615 * v1024;
const REAL v1031 = v926 - v1030;
const REAL v1032 = v22 * v1024;
const REAL v1033 = REAL(2.0) * v1032;
const REAL v1034 = v612 * v1024;
const REAL v1035 = v905 - v1034;
const REAL v1036 = v21 * v1024;
const REAL v1037 = REAL(2.0) * v1036;
const REAL v1038 = v923 + v1037;
const REAL v1039 = v610 * v1024;
const REAL v1040 = v950 + v1039;
const REAL v1041 = v20 * v1024;
const REAL v1042 = REAL(2.0) * v1041;
const REAL v1043 = v1042 - v912;
const REAL v1044 = v583 * v1007;
const REAL v1045 = v942 + v1044;
const REAL v1046 = v26 * v1007;
const REAL v1047 = v1046 - v1033;
const REAL v1048 = v583 * v763;
const REAL v1049 = v159 * v763;
const REAL v1050 = v1047 + v1049;
const REAL v1051 = v587 * v1007;
const REAL v1052 = v1031 + v1051;
const REAL v1053 = v22 * v1007;
const REAL v1054 = v916 + v1053;
const REAL v1055 = v582 * v1007;
const REAL v1056 = v908 - v1055;
const REAL v1057 = v29 * v1007;
const REAL v1058 = v1038 + v1057;
const REAL v1059 = v582 * v790;
const REAL v1060 = v1048 + v1059;
const REAL v1061 = v159 * v790;
const REAL v1062 = v1061 - v1058;
const REAL v1063 = v594 * v1007;
const REAL v1064 = v1035 + v1063;
const REAL v1065 = v21 * v1007;
const REAL v1066 = v592 * v861;
const REAL v1067 = v1064 + v1066;
const REAL v1068 = v21 * v861;
const REAL v1069 = v581 * v1007;
const REAL v1070 = v929 + v1069;
const REAL v1071 = v32 * v1007;
const REAL v1072 = v1043 + v1071;
const REAL v1073 = v581 * v781;
const REAL v1074 = v1060 + v1073;
const REAL v1075 = v159 * v781;
const REAL v1076 = v1072 + v1075;
const REAL v1077 = v592 * v1007;
const REAL v1078 = v1040 + v1077;
const REAL v1079 = v20 * v1007;
const REAL v1080 = v1068 + v1079;
const REAL v1081 = v951 - v1065;
const REAL v1082 = v1065 - v951;
const REAL v1083 = v583 * v1080;
const REAL v1084 = v972 + v1083;
const REAL v1085 = v7 * v1080;
const REAL v1086 = v1050 + v1085;
const REAL v1087 = v583 * v754;
const REAL v1088 = v186 * v754;
const REAL v1089 = v1086 + v1088;
const REAL v1090 = v582 * v1080;
const REAL v1091 = v980 - v1090;
const REAL v1092 = v8 * v1080;
const REAL v1093 = v1062 - v1092;
const REAL v1094 = v582 * v755;
const REAL v1095 = v1087 - v1094;
const REAL v1096 = v186 * v755;
const REAL v1097 = v1093 - v1096;
const REAL v1098 = v582 * v1082;
const REAL v1099 = v987 + v1098;
const REAL v1100 = v9 * v1082;
const REAL v1101 = v1097 + v1100;
const REAL v1102 = v582 * v756;
const REAL v1103 = v193 * v756;
const REAL v1104 = v1101 + v1103;
const REAL v1105 = v584 * v1081;
const REAL v1106 = v1084 + v1105;
const REAL v1107 = v7 * v1081;
const REAL v1108 = v1029 + v1107;
const REAL v1109 = v584 * v754;
const REAL v1110 = v188 * v754;
const REAL v1111 = v1108 + v1110;
const REAL v1112 = v584 * v1054;
const REAL v1113 = v1091 - v1112;
const REAL v1114 = v8 * v1054;
const REAL v1115 = v1111 - v1114;
const REAL v1116 = v584 * v755;
const REAL v1117 = v182 * v755;
const REAL v1118 = v1115 - v1117;
const REAL v1119 = v583 * v1054;
const REAL v1120 = v1099 + v1119;
const REAL v1121 = v9 * v1054;
const REAL v1122 = v1089 + v1121;
const REAL v1123 = v583 * v756;
const REAL v1124 = v1123 - v1116;
const REAL v1125 = v182 * v756;
const REAL v1126 = v1122 + v1125;
const REAL v1127 = v19 * v1118;
const REAL v1128 = v19 * v1126;
const REAL v1129 = v19 * v1104;
const REAL v1130 = v19 * v1076;
const REAL v1131 = v513 * v826;
const REAL v1132 = v81 * v826;
const REAL v1133 = v513 * v850;
const REAL v1134 = v80 * v850;
const REAL v1135 = v1132 - v1134;
const REAL v1136 = v505 * v826;
const REAL v1137 = v87 * v826;
const REAL v1138 = v505 * v850;
const REAL v1139 = v89 * v850;
const REAL v1140 = v1137 - v1139;
const REAL v1141 = v497 * v826;
const REAL v1142 = v94 * v826;
const REAL v1143 = v497 * v850;
const REAL v1144 = v97 * v850;
const REAL v1145 = v1142 - v1144;
const REAL v1146 = v489 * v997;
const REAL v1147 = v98 * v997;
const REAL v1148 = v489 * v996;
const REAL v1149 = v99 * v996;
const REAL v1150 = v1147 + v1149;
const REAL v1151 = v489 * v995;
const REAL v1152 = v100 * v995;
const REAL v1153 = v1150 + v1152;
const REAL v1154 = v489 * v994;
const REAL v1155 = v101 * v994;
const REAL v1156 = v1153 + v1155;
const REAL v1157 = v481 * v997;
const REAL v1158 = v1154 + v1157;
const REAL v1159 = v101 * v997;
const REAL v1160 = v481 * v996;
const REAL v1161 = v1151 - v1160;
const REAL v1162 = v100 * v996;
const REAL v1163 = v1159 - v1162;
const REAL v1164 = v481 * v995;
const REAL v1165 = v1148 + v1164;
const REAL v1166 = v99 * v995;
const REAL v1167 = v1163 + v1166;
const REAL v1168 = v481 * v994;
const REAL v1169 = v1146 - v1168;
const REAL v1170 = v98 * v994;
const REAL v1171 = v1167 - v1170;
const REAL v1172 = v473 * v997;
const REAL v1173 = v1161 + v1172;
const REAL v1174 = v100 * v997;
const REAL v1175 = v473 * v996;
const REAL v1176 = v1158 + v1175;
const REAL v1177 = v101 * v996;
const REAL v1178 = v1174 + v1177;
const REAL v1179 = v473 * v995;
const REAL v1180 = v1169 - v1179;
const REAL v1181 = v98 * v995;
const REAL v1182 = v1178 - v1181;
const REAL v1183 = v473 * v994;
const REAL v1184 = v1165 - v1183;
const REAL v1185 = v99 * v994;
const REAL v1186 = v1182 - v1185;
const REAL v1187 = v509 * v826;
const REAL v1188 = v79 * v826;
const REAL v1189 = v509 * v1004;
const REAL v1190 = v1133 + v1189;
const REAL v1191 = v80 * v1004;
const REAL v1192 = v1188 - v1191;
const REAL v1193 = v501 * v826;
const REAL v1194 = v90 * v826;
const REAL v1195 = v501 * v1004;
const REAL v1196 = v1138 + v1195;
const REAL v1197 = v89 * v1004;
const REAL v1198 = v1194 - v1197;
const REAL v1199 = v493 * v826;
const REAL v1200 = v95 * v826;
const REAL v1201 = v493 * v1004;
const REAL v1202 = v1143 + v1201;
const REAL v1203 = v97 * v1004;
const REAL v1204 = v1200 - v1203;
const REAL v1205 = v485 * v1130;
const REAL v1206 = v1180 + v1205;
const REAL v1207 = v98 * v1130;
const REAL v1208 = v485 * v1129;
const REAL v1209 = v1184 + v1208;
const REAL v1210 = v99 * v1129;
const REAL v1211 = v1207 + v1210;
const REAL v1212 = v485 * v1128;
const REAL v1213 = v1173 + v1212;
const REAL v1214 = v100 * v1128;
const REAL v1215 = v1211 + v1214;
const REAL v1216 = v485 * v1127;
const REAL v1217 = v1176 - v1216;
const REAL v1218 = v101 * v1127;
const REAL v1219 = v1215 - v1218;
const REAL v1220 = v477 * v1130;
const REAL v1221 = v1217 + v1220;
const REAL v1222 = v101 * v1130;
const REAL v1223 = v477 * v1129;
const REAL v1224 = v1213 - v1223;
const REAL v1225 = v100 * v1129;
const REAL v1226 = v1222 - v1225;
const REAL v1227 = v477 * v1128;
const REAL v1228 = v1209 + v1227;
const REAL v1229 = v99 * v1128;
const REAL v1230 = v1226 + v1229;
const REAL v1231 = v477 * v1127;
const REAL v1232 = v1206 + v1231;
const REAL v1233 = v98 * v1127;
const REAL v1234 = v1230 + v1233;
const REAL v1235 = v470 * v1130;
const REAL v1236 = v1224 + v1235;
const REAL v1237 = v100 * v1130;
const REAL v1238 = v470 * v1129;
const REAL v1239 = v1221 + v1238;
const REAL v1240 = v101 * v1129;
const REAL v1241 = v1237 + v1240;
const REAL v1242 = v470 * v1128;
const REAL v1243 = v1232 - v1242;
const REAL v1244 = v98 * v1128;
const REAL v1245 = v1241 - v1244;
const REAL v1246 = v470 * v1127;
const REAL v1247 = v1228 + v1246;
const REAL v1248 = v99 * v1127;
const REAL v1249 = v1245 + v1248;
const REAL v1250 = REAL(2.0) * v832;
const REAL v1251 = v266 * v1250;
const REAL v1252 = v68 * v1250;
const REAL v1253 = REAL(2.0) * v839;
const REAL v1254 = v266 * v1253;
const REAL v1255 = v70 * v1253;
const REAL v1256 = v1252 + v1255;
const REAL v1257 = v267 * v1135;
const REAL v1258 = v1251 + v1257;
const REAL v1259 = v68 * v1135;
const REAL v1260 = v267 * v832;
const REAL v1261 = v208 * v832;
const REAL v1262 = v1259 + v1261;
const REAL v1263 = v267 * v1192;
const REAL v1264 = v1254 + v1263;
const REAL v1265 = v70 * v1192;
const REAL v1266 = v1262 + v1265;
const REAL v1267 = v267 * v839;
const REAL v1268 = v238 * v839;
const REAL v1269 = v1266 + v1268;
const REAL v1270 = v268 * v1140;
const REAL v1271 = v1258 + v1270;
const REAL v1272 = v68 * v1140;
const REAL v1273 = v268 * v832;
const REAL v1274 = v211 * v832;
const REAL v1275 = v1272 + v1274;
const REAL v1276 = v268 * v1198;
const REAL v1277 = v1264 + v1276;
const REAL v1278 = v70 * v1198;
const REAL v1279 = v1275 + v1278;
const REAL v1280 = v268 * v839;
const REAL v1281 = v241 * v839;
const REAL v1282 = v1279 + v1281;
const REAL v1283 = v269 * v1145;
const REAL v1284 = v1271 + v1283;
const REAL v1285 = v68 * v1145;
const REAL v1286 = v269 * v832;
const REAL v1287 = v214 * v832;
const REAL v1288 = v1285 + v1287;
const REAL v1289 = v269 * v1204;
const REAL v1290 = v1277 + v1289;
const REAL v1291 = v70 * v1204;
const REAL v1292 = v1288 + v1291;
const REAL v1293 = v269 * v839;
const REAL v1294 = v244 * v839;
const REAL v1295 = v1292 + v1294;
const REAL v1296 = v270 * v1156;
const REAL v1297 = v1284 + v1296;
const REAL v1298 = v68 * v1156;
const REAL v1299 = v270 * v832;
const REAL v1300 = v221 * v832;
const REAL v1301 = v1298 + v1300;
const REAL v1302 = v270 * v1219;
const REAL v1303 = v1290 + v1302;
const REAL v1304 = v70 * v1219;
const REAL v1305 = v1301 + v1304;
const REAL v1306 = v270 * v839;
const REAL v1307 = v251 * v839;
const REAL v1308 = v1305 + v1307;
const REAL v1309 = v271 * v1171;
const REAL v1310 = v1297 + v1309;
const REAL v1311 = v68 * v1171;
const REAL v1312 = v271 * v832;
const REAL v1313 = v228 * v832;
const REAL v1314 = v1311 + v1313;
const REAL v1315 = v271 * v1234;
const REAL v1316 = v1303 + v1315;
const REAL v1317 = v70 * v1234;
const REAL v1318 = v1314 + v1317;
const REAL v1319 = v271 * v839;
const REAL v1320 = v258 * v839;
const REAL v1321 = v1318 + v1320;
const REAL v1322 = v272 * v1186;
const REAL v1323 = v1310 + v1322;
const REAL v1324 = v68 * v1186;
const REAL v1325 = v272 * v832;
const REAL v1326 = v235 * v832;
const REAL v1327 = v1324 + v1326;
const REAL v1328 = v272 * v1249;
const REAL v1329 = v1316 + v1328;
const REAL v1330 = v70 * v1249;
const REAL v1331 = v1327 + v1330;
const REAL v1332 = v272 * v839;
const REAL v1333 = v265 * v839;
const REAL v1334 = v1331 + v1333;
const REAL v1335 = REAL(2.0) * v1135;
const REAL v1336 = v273 * v1335;
const REAL v1337 = v1260 + v1336;
const REAL v1338 = v208 * v1335;
const REAL v1339 = REAL(2.0) * v1192;
const REAL v1340 = v273 * v1339;
const REAL v1341 = v1267 + v1340;
const REAL v1342 = v238 * v1339;
const REAL v1343 = v1338 + v1342;
const REAL v1344 = v309 * v1140;
const REAL v1345 = v1337 + v1344;
const REAL v1346 = v208 * v1140;
const REAL v1347 = v309 * v1135;
const REAL v1348 = v1273 + v1347;
const REAL v1349 = v211 * v1135;
const REAL v1350 = v1346 + v1349;
const REAL v1351 = v309 * v1198;
const REAL v1352 = v1341 + v1351;
const REAL v1353 = v238 * v1198;
const REAL v1354 = v1350 + v1353;
const REAL v1355 = v309 * v1192;
const REAL v1356 = v1280 + v1355;
const REAL v1357 = v241 * v1192;
const REAL v1358 = v1354 + v1357;
const REAL v1359 = v310 * v1145;
const REAL v1360 = v1345 + v1359;
const REAL v1361 = v208 * v1145;
const REAL v1362 = v310 * v1135;
const REAL v1363 = v1286 + v1362;
const REAL v1364 = v214 * v1135;
const REAL v1365 = v1361 + v1364;
const REAL v1366 = v310 * v1204;
const REAL v1367 = v1352 + v1366;
const REAL v1368 = v238 * v1204;
const REAL v1369 = v1365 + v1368;
const REAL v1370 = v310 * v1192;
const REAL v1371 = v1293 + v1370;
const REAL v1372 = v244 * v1192;
const REAL v1373 = v1369 + v1372;
const REAL v1374 = v312 * v1156;
const REAL v1375 = v1360 + v1374;
const REAL v1376 = v208 * v1156;
const REAL v1377 = v312 * v1135;
const REAL v1378 = v1299 + v1377;
const REAL v1379 = v221 * v1135;
const REAL v1380 = v1376 + v1379;
const REAL v1381 = v312 * v1219;
const REAL v1382 = v1367 + v1381;
const REAL v1383 = v238 * v1219;
const REAL v1384 = v1380 + v1383;
const REAL v1385 = v312 * v1192;
const REAL v1386 = v1306 + v1385;
const REAL v1387 = v251 * v1192;
const REAL v1388 = v1384 + v1387;
const REAL v1389 = v315 * v1171;
const REAL v1390 = v1375 + v1389;
const REAL v1391 = v208 * v1171;
const REAL v1392 = v315 * v1135;
const REAL v1393 = v1312 + v1392;
const REAL v1394 = v228 * v1135;
const REAL v1395 = v1391 + v1394;
const REAL v1396 = v315 * v1234;
const REAL v1397 = v1382 + v1396;
const REAL v1398 = v238 * v1234;
const REAL v1399 = v1395 + v1398;
const REAL v1400 = v315 * v1192;
const REAL v1401 = v1319 + v1400;
const REAL v1402 = v258 * v1192;
const REAL v1403 = v1399 + v1402;
const REAL v1404 = v319 * v1186;
const REAL v1405 = v1390 + v1404;
const REAL v1406 = v208 * v1186;
const REAL v1407 = v319 * v1135;
const REAL v1408 = v1325 + v1407;
const REAL v1409 = v235 * v1135;
const REAL v1410 = v1406 + v1409;
const REAL v1411 = v319 * v1249;
const REAL v1412 = v1397 + v1411;
const REAL v1413 = v238 * v1249;
const REAL v1414 = v1410 + v1413;
const REAL v1415 = v319 * v1192;
const REAL v1416 = v1332 + v1415;
const REAL v1417 = v265 * v1192;
const REAL v1418 = v1414 + v1417;
const REAL v1419 = REAL(2.0) * v1140;
const REAL v1420 = v280 * v1419;
const REAL v1421 = v1348 + v1420;
const REAL v1422 = v211 * v1419;
const REAL v1423 = REAL(2.0) * v1198;
const REAL v1424 = v280 * v1423;
const REAL v1425 = v1356 + v1424;
const REAL v1426 = v241 * v1423;
const REAL v1427 = v1422 + v1426;
const REAL v1428 = v311 * v1145;
const REAL v1429 = v1421 + v1428;
const REAL v1430 = v211 * v1145;
const REAL v1431 = v311 * v1140;
const REAL v1432 = v1363 + v1431;
const REAL v1433 = v214 * v1140;
const REAL v1434 = v1430 + v1433;
const REAL v1435 = v311 * v1204;
const REAL v1436 = v1425 + v1435;
const REAL v1437 = v241 * v1204;
const REAL v1438 = v1434 + v1437;
const REAL v1439 = v311 * v1198;
const REAL v1440 = v1371 + v1439;
const REAL v1441 = v244 * v1198;
const REAL v1442 = v1438 + v1441;
const REAL v1443 = v313 * v1156;
const REAL v1444 = v1429 + v1443;
const REAL v1445 = v211 * v1156;
const REAL v1446 = v313 * v1140;
const REAL v1447 = v1378 + v1446;
const REAL v1448 = v221 * v1140;
const REAL v1449 = v1445 + v1448;
const REAL v1450 = v313 * v1219;
const REAL v1451 = v1436 + v1450;
const REAL v1452 = v241 * v1219;
const REAL v1453 = v1449 + v1452;
const REAL v1454 = v313 * v1198;
const REAL v1455 = v1386 + v1454;
const REAL v1456 = v251 * v1198;
const REAL v1457 = v1453 + v1456;
const REAL v1458 = v316 * v1171;
const REAL v1459 = v1444 + v1458;
const REAL v1460 = v211 * v1171;
const REAL v1461 = v316 * v1140;
const REAL v1462 = v1393 + v1461;
const REAL v1463 = v228 * v1140;
const REAL v1464 = v1460 + v1463;
const REAL v1465 = v316 * v1234;
const REAL v1466 = v1451 + v1465;
const REAL v1467 = v241 * v1234;
const REAL v1468 = v1464 + v1467;
const REAL v1469 = v316 * v1198;
const REAL v1470 = v1401 + v1469;
const REAL v1471 = v258 * v1198;
const REAL v1472 = v1468 + v1471;
const REAL v1473 = v320 * v1186;
const REAL v1474 = v1459 + v1473;
const REAL v1475 = v211 * v1186;
const REAL v1476 = v320 * v1140;
const REAL v1477 = v1408 + v1476;
const REAL v1478 = v235 * v1140;
const REAL v1479 = v1475 + v1478;
const REAL v1480 = v320 * v1249;
const REAL v1481 = v1466 + v1480;
const REAL v1482 = v241 * v1249;
const REAL v1483 = v1479 + v1482;
const REAL v1484 = v320 * v1198;
const REAL v1485 = v1416 + v1484;
const REAL v1486 = v265 * v1198;
const REAL v1487 = v1483 + v1486;
const REAL v1488 = REAL(2.0) * v1145;
const REAL v1489 = v287 * v1488;
const REAL v1490 = v1432 + v1489;
const REAL v1491 = v214 * v1488;
const REAL v1492 = REAL(2.0) * v1204;
const REAL v1493 = v287 * v1492;
const REAL v1494 = v1440 + v1493;
const REAL v1495 = v244 * v1492;
const REAL v1496 = v1491 + v1495;
const REAL v1497 = v314 * v1156;
const REAL v1498 = v1490 + v1497;
const REAL v1499 = v214 * v1156;
const REAL v1500 = v314 * v1145;
const REAL v1501 = v1447 + v1500;
const REAL v1502 = v221 * v1145;
const REAL v1503 = v1499 + v1502;
const REAL v1504 = v314 * v1219;
const REAL v1505 = v1494 + v1504;
const REAL v1506 = v244 * v1219;
const REAL v1507 = v1503 + v1506;
const REAL v1508 = v314 * v1204;
const REAL v1509 = v1455 + v1508;
const REAL v1510 = v251 * v1204;
const REAL v1511 = v1507 + v1510;
const REAL v1512 = v317 * v1171;
const REAL v1513 = v1498 + v1512;
const REAL v1514 = v214 * v1171;
const REAL v1515 = v317 * v1145;
const REAL v1516 = v1462 + v1515;
const REAL v1517 = v228 * v1145;
const REAL v1518 = v1514 + v1517;
const REAL v1519 = v317 * v1234;
const REAL v1520 = v1505 + v1519;
const REAL v1521 = v244 * v1234;
const REAL v1522 = v1518 + v1521;
const REAL v1523 = v317 * v1204;
const REAL v1524 = v1470 + v1523;
const REAL v1525 = v258 * v1204;
const REAL v1526 = v1522 + v1525;
const REAL v1527 = v321 * v1186;
const REAL v1528 = v1513 + v1527;
const REAL v1529 = v214 * v1186;
const REAL v1530 = v321 * v1145;
const REAL v1531 = v1477 + v1530;
const REAL v1532 = v235 * v1145;
const REAL v1533 = v1529 + v1532;
const REAL v1534 = v321 * v1249;
const REAL v1535 = v1520 + v1534;
const REAL v1536 = v244 * v1249;
const REAL v1537 = v1533 + v1536;
const REAL v1538 = v321 * v1204;
const REAL v1539 = v1485 + v1538;
const REAL v1540 = v265 * v1204;
const REAL v1541 = v1537 + v1540;
const REAL v1542 = REAL(2.0) * v1156;
const REAL v1543 = v294 * v1542;
const REAL v1544 = v1501 + v1543;
const REAL v1545 = v221 * v1542;
const REAL v1546 = REAL(2.0) * v1219;
const REAL v1547 = v294 * v1546;
const REAL v1548 = v1509 + v1547;
const REAL v1549 = v251 * v1546;
const REAL v1550 = v1545 + v1549;
const REAL v1551 = v318 * v1171;
const REAL v1552 = v1544 + v1551;
const REAL v1553 = v221 * v1171;
const REAL v1554 = v318 * v1156;
const REAL v1555 = v1516 + v1554;
const REAL v1556 = v228 * v1156;
const REAL v1557 = v1553 + v1556;
const REAL v1558 = v318 * v1234;
const REAL v1559 = v1548 + v1558;
const REAL v1560 = v251 * v1234;
const REAL v1561 = v1557 + v1560;
const REAL v1562 = v318 * v1219;
const REAL v1563 = v1524 + v1562;
const REAL v1564 = v258 * v1219;
const REAL v1565 = v1561 + v1564;
const REAL v1566 = v322 * v1186;
const REAL v1567 = v1552 + v1566;
const REAL v1568 = v221 * v1186;
const REAL v1569 = v322 * v1156;
const REAL v1570 = v1531 + v1569;
const REAL v1571 = v235 * v1156;
const REAL v1572 = v1568 + v1571;
const REAL v1573 = v322 * v1249;
const REAL v1574 = v1559 + v1573;
const REAL v1575 = v251 * v1249;
const REAL v1576 = v1572 + v1575;
const REAL v1577 = v322 * v1219;
const REAL v1578 = v1539 + v1577;
const REAL v1579 = v265 * v1219;
const REAL v1580 = v1576 + v1579;
const REAL v1581 = REAL(2.0) * v1171;
const REAL v1582 = v301 * v1581;
const REAL v1583 = v1555 + v1582;
const REAL v1584 = v228 * v1581;
const REAL v1585 = REAL(2.0) * v1234;
const REAL v1586 = v301 * v1585;
const REAL v1587 = v1563 + v1586;
const REAL v1588 = v258 * v1585;
const REAL v1589 = v1584 + v1588;
const REAL v1590 = v323 * v1186;
const REAL v1591 = v1583 + v1590;
const REAL v1592 = v228 * v1186;
const REAL v1593 = v323 * v1171;
const REAL v1594 = v1570 + v1593;
const REAL v1595 = v235 * v1171;
const REAL v1596 = v1592 + v1595;
const REAL v1597 = v323 * v1249;
const REAL v1598 = v1587 + v1597;
const REAL v1599 = v258 * v1249;
const REAL v1600 = v1596 + v1599;
const REAL v1601 = v323 * v1234;
const REAL v1602 = v1578 + v1601;
const REAL v1603 = v265 * v1234;
const REAL v1604 = v1600 + v1603;
const REAL v1605 = REAL(2.0) * v1186;
const REAL v1606 = v308 * v1605;
const REAL v1607 = v1594 + v1606;
const REAL v1608 = v235 * v1605;
const REAL v1609 = REAL(2.0) * v1249;
const REAL v1610 = v308 * v1609;
const REAL v1611 = v1602 + v1610;
const REAL v1612 = v265 * v1609;
const REAL v1613 = v1608 + v1612;
const REAL v1614 = v202 * v1611;
const REAL v1615 = v1247 + v1614;
const REAL v1616 = v99 * v1611;
const REAL v1617 = v203 * v1611;
const REAL v1618 = v1243 - v1617;
const REAL v1619 = v98 * v1611;
const REAL v1620 = v204 * v1611;
const REAL v1621 = v1239 + v1620;
const REAL v1622 = v101 * v1611;
const REAL v1623 = v205 * v1611;
const REAL v1624 = v1236 - v1623;
const REAL v1625 = v100 * v1611;
const REAL v1626 = v202 * v1598;
const REAL v1627 = v1618 + v1626;
const REAL v1628 = v98 * v1598;
const REAL v1629 = v1616 + v1628;
const REAL v1630 = v203 * v1598;
const REAL v1631 = v1615 + v1630;
const REAL v1632 = v99 * v1598;
const REAL v1633 = v1632 - v1619;
const REAL v1634 = v204 * v1598;
const REAL v1635 = v1624 - v1634;
const REAL v1636 = v100 * v1598;
const REAL v1637 = v1622 - v1636;
const REAL v1638 = v205 * v1598;
const REAL v1639 = v1621 - v1638;
const REAL v1640 = v101 * v1598;
const REAL v1641 = v1625 + v1640;
const REAL v1642 = v202 * v1574;
const REAL v1643 = v1639 - v1642;
const REAL v1644 = v101 * v1574;
const REAL v1645 = v1629 - v1644;
const REAL v1646 = v203 * v1574;
const REAL v1647 = v1635 + v1646;
const REAL v1648 = v100 * v1574;
const REAL v1649 = v1633 + v1648;
const REAL v1650 = v204 * v1574;
const REAL v1651 = v1631 + v1650;
const REAL v1652 = v99 * v1574;
const REAL v1653 = v1637 + v1652;
const REAL v1654 = v205 * v1574;
const REAL v1655 = v1627 - v1654;
const REAL v1656 = v98 * v1574;
const REAL v1657 = v1641 + v1656;
const REAL v1658 = v158 * v1535;
const REAL v1659 = v1202 + v1658;
const REAL v1660 = v97 * v1535;
const REAL v1661 = v1011 - v1660;
const REAL v1662 = v95 * v1535;
const REAL v1663 = v1018 + v1662;
const REAL v1664 = v66 * v1535;
const REAL v1665 = v1199 + v1664;
const REAL v1666 = v158 * v1481;
const REAL v1667 = v1196 + v1666;
const REAL v1668 = v89 * v1481;
const REAL v1669 = v1661 - v1668;
const REAL v1670 = v90 * v1481;
const REAL v1671 = v1663 + v1670;
const REAL v1672 = v66 * v1481;
const REAL v1673 = v1193 + v1672;
const REAL v1674 = v158 * v1412;
const REAL v1675 = v1190 + v1674;
const REAL v1676 = v80 * v1412;
const REAL v1677 = v1669 - v1676;
const REAL v1678 = v79 * v1412;
const REAL v1679 = v1671 + v1678;
const REAL v1680 = v66 * v1412;
const REAL v1681 = v1187 + v1680;
const REAL v1682 = v154 * v1607;
const REAL v1683 = v1651 - v1682;
const REAL v1684 = v99 * v1607;
const REAL v1685 = v155 * v1607;
const REAL v1686 = v1655 - v1685;
const REAL v1687 = v98 * v1607;
const REAL v1688 = v156 * v1607;
const REAL v1689 = v1643 + v1688;
const REAL v1690 = v101 * v1607;
const REAL v1691 = v157 * v1607;
const REAL v1692 = v1647 - v1691;
const REAL v1693 = v100 * v1607;
const REAL v1694 = v154 * v1591;
const REAL v1695 = v1686 - v1694;
const REAL v1696 = v98 * v1591;
const REAL v1697 = v1684 + v1696;
const REAL v1698 = v155 * v1591;
const REAL v1699 = v1683 + v1698;
const REAL v1700 = v99 * v1591;
const REAL v1701 = v1700 - v1687;
const REAL v1702 = v156 * v1591;
const REAL v1703 = v1692 - v1702;
const REAL v1704 = v100 * v1591;
const REAL v1705 = v1690 - v1704;
const REAL v1706 = v157 * v1591;
const REAL v1707 = v1689 - v1706;
const REAL v1708 = v101 * v1591;
const REAL v1709 = v1693 + v1708;
const REAL v1710 = v154 * v1567;
const REAL v1711 = v1707 + v1710;
const REAL v1712 = v101 * v1567;
const REAL v1713 = v1712 - v1697;
const REAL v1714 = v155 * v1567;
const REAL v1715 = v1703 + v1714;
const REAL v1716 = v100 * v1567;
const REAL v1717 = v1701 + v1716;
const REAL v1718 = v156 * v1567;
const REAL v1719 = v1699 + v1718;
const REAL v1720 = v99 * v1567;
const REAL v1721 = v1705 + v1720;
const REAL v1722 = v157 * v1567;
const REAL v1723 = v1695 - v1722;
const REAL v1724 = v98 * v1567;
const REAL v1725 = v1709 + v1724;
const REAL v1726 = v103 * v1528;
const REAL v1727 = v1659 + v1726;
const REAL v1728 = v97 * v1528;
const REAL v1729 = v856 - v1728;
const REAL v1730 = v94 * v1528;
const REAL v1731 = v1679 + v1730;
const REAL v1732 = v66 * v1528;
const REAL v1733 = v1141 + v1732;
const REAL v1734 = v103 * v1474;
const REAL v1735 = v1667 + v1734;
const REAL v1736 = v89 * v1474;
const REAL v1737 = v1729 - v1736;
const REAL v1738 = v87 * v1474;
const REAL v1739 = v1731 + v1738;
const REAL v1740 = v66 * v1474;
const REAL v1741 = v1136 + v1740;
const REAL v1742 = v103 * v1405;
const REAL v1743 = v1675 + v1742;
const REAL v1744 = v80 * v1405;
const REAL v1745 = v1737 - v1744;
const REAL v1746 = v81 * v1405;
const REAL v1747 = v1739 + v1746;
const REAL v1748 = v66 * v1405;
const REAL v1749 = v1131 + v1748;
const REAL v1750 = v19 * v1657;
const REAL v1751 = v19 * v1653;
const REAL v1752 = v19 * v1649;
const REAL v1753 = v19 * v1645;
const REAL v1754 = v182 * v1752;
const REAL v1755 = v1120 + v1754;
const REAL v1756 = v9 * v1752;
const REAL v1757 = v1124 + v1756;
const REAL v1758 = v182 * v1753;
const REAL v1759 = v1113 - v1758;
const REAL v1760 = v8 * v1753;
const REAL v1761 = v1757 - v1760;
const REAL v1762 = v188 * v1753;
const REAL v1763 = v1106 + v1762;
const REAL v1764 = v7 * v1753;
const REAL v1765 = v1109 + v1764;
const REAL v1766 = v193 * v1751;
const REAL v1767 = v1755 + v1766;
const REAL v1768 = v9 * v1751;
const REAL v1769 = v1102 + v1768;
const REAL v1770 = v186 * v1751;
const REAL v1771 = v1759 - v1770;
const REAL v1772 = v8 * v1751;
const REAL v1773 = v1095 - v1772;
const REAL v1774 = v186 * v1752;
const REAL v1775 = v1763 + v1774;
const REAL v1776 = v7 * v1752;
const REAL v1777 = v1773 + v1776;
const REAL v1778 = v1765 - v1769;
const REAL v1779 = v1769 - v1765;
const REAL v1780 = v159 * v1777;
const REAL v1781 = v1078 + v1780;
const REAL v1782 = v20 * v1777;
const REAL v1783 = v1074 + v1782;
const REAL v1784 = v159 * v1750;
const REAL v1785 = v1070 + v1784;
const REAL v1786 = v32 * v1750;
const REAL v1787 = v1783 + v1786;
const REAL v1788 = v106 * v1777;
const REAL v1789 = v1067 + v1788;
const REAL v1790 = v21 * v1777;
const REAL v1791 = v945 + v1790;
const REAL v1792 = v159 * v1779;
const REAL v1793 = v1789 + v1792;
const REAL v1794 = v21 * v1779;
const REAL v1795 = v1787 + v1794;
const REAL v1796 = v159 * v1751;
const REAL v1797 = v1056 - v1796;
const REAL v1798 = v29 * v1751;
const REAL v1799 = v1795 - v1798;
const REAL v1800 = v159 * v1761;
const REAL v1801 = v1052 + v1800;
const REAL v1802 = v22 * v1761;
const REAL v1803 = v1799 + v1802;
const REAL v1804 = v159 * v1752;
const REAL v1805 = v1045 + v1804;
const REAL v1806 = v26 * v1752;
const REAL v1807 = v1803 + v1806;
const REAL v1808 = REAL(2.0) * v1750;
const REAL v1809 = v164 * v1808;
const REAL v1810 = v1781 + v1809;
const REAL v1811 = v20 * v1808;
const REAL v1812 = REAL(2.0) * v1751;
const REAL v1813 = v164 * v1812;
const REAL v1814 = v1793 - v1813;
const REAL v1815 = v21 * v1812;
const REAL v1816 = v1811 - v1815;
const REAL v1817 = REAL(2.0) * v1752;
const REAL v1818 = v164 * v1817;
const REAL v1819 = v1801 - v1818;
const REAL v1820 = v22 * v1817;
const REAL v1821 = v1816 - v1820;
const REAL v1822 = REAL(2.0) * v1753;
const REAL v1823 = v164 * v1822;
const REAL v1824 = v1026 - v1823;
const REAL v1825 = v23 * v1822;
const REAL v1826 = v1821 - v1825;
const REAL v1827 = v163 * v1826;
const REAL v1828 = v1023 + v1827;
const REAL v1829 = v110 * v1826;
const REAL v1830 = REAL(2.0) * v1829;
const REAL v1831 = v66 * v1830;
const REAL v1832 = v1014 + v1831;
const REAL v1833 = v46 * v1830;
const REAL v1834 = v1747 + v1833;
const REAL v1835 = v158 * v1830;
const REAL v1836 = v1009 + v1835;
const REAL v1837 = v47 * v1830;
const REAL v1838 = v1677 - v1837;
const REAL v1839 = v158 * v1807;
const REAL v1840 = v1006 + v1839;
const REAL v1841 = v56 * v1807;
const REAL v1842 = v1838 + v1841;
const REAL v1843 = v102 * v1842;
const REAL v1844 = v999 + v1843;
const REAL v1845 = v64 * v1842;
const REAL v1846 = v1002 + v1845;
const REAL v1847 = v19 * v1725;
const REAL v1848 = v19 * v1721;
const REAL v1849 = v19 * v1717;
const REAL v1850 = v19 * v1713;
const REAL v1851 = v140 * v1849;
const REAL v1852 = v1767 + v1851;
const REAL v1853 = v9 * v1849;
const REAL v1854 = v991 + v1853;
const REAL v1855 = v140 * v1850;
const REAL v1856 = v1771 + v1855;
const REAL v1857 = v8 * v1850;
const REAL v1858 = v1854 + v1857;
const REAL v1859 = v129 * v1850;
const REAL v1860 = v1775 + v1859;
const REAL v1861 = v7 * v1850;
const REAL v1862 = v976 + v1861;
const REAL v1863 = v129 * v1848;
const REAL v1864 = v1852 + v1863;
const REAL v1865 = v9 * v1848;
const REAL v1866 = v1862 + v1865;
const REAL v1867 = v136 * v1848;
const REAL v1868 = v1856 + v1867;
const REAL v1869 = v8 * v1848;
const REAL v1870 = v962 + v1869;
const REAL v1871 = v141 * v1849;
const REAL v1872 = v1860 + v1871;
const REAL v1873 = v7 * v1849;
const REAL v1874 = v956 + v1873;
const REAL v1875 = v1778 + v1858;
const REAL v1876 = v106 * v1875;
const REAL v1877 = v1810 + v1876;
const REAL v1878 = v20 * v1875;
const REAL v1879 = v1791 + v1878;
const REAL v1880 = v1753 - v1847;
const REAL v1881 = v106 * v1880;
const REAL v1882 = v1805 + v1881;
const REAL v1883 = v26 * v1880;
const REAL v1884 = v1879 + v1883;
const REAL v1885 = v1870 - v1874;
const REAL v1886 = v1874 - v1870;
const REAL v1887 = v104 * v1886;
const REAL v1888 = v1877 + v1887;
const REAL v1889 = v20 * v1886;
const REAL v1890 = v933 + v1889;
const REAL v1891 = v104 * v1847;
const REAL v1892 = v1785 + v1891;
const REAL v1893 = v32 * v1847;
const REAL v1894 = v1890 + v1893;
const REAL v1895 = v106 * v1885;
const REAL v1896 = v1819 + v1895;
const REAL v1897 = v22 * v1885;
const REAL v1898 = v1884 + v1897;
const REAL v1899 = v1849 - v1751;
const REAL v1900 = v106 * v1899;
const REAL v1901 = v1892 + v1900;
const REAL v1902 = v32 * v1899;
const REAL v1903 = v1898 + v1902;
const REAL v1904 = v1761 + v1866;
const REAL v1905 = v106 * v1904;
const REAL v1906 = v1824 + v1905;
const REAL v1907 = v23 * v1904;
const REAL v1908 = v1903 + v1907;
const REAL v1909 = v1850 - v1750;
const REAL v1910 = v106 * v1909;
const REAL v1911 = v1797 + v1910;
const REAL v1912 = v29 * v1909;
const REAL v1913 = v1908 + v1912;
const REAL v1914 = v104 * v1866;
const REAL v1915 = v1814 + v1914;
const REAL v1916 = v21 * v1866;
const REAL v1917 = v1894 + v1916;
const REAL v1918 = v104 * v1848;
const REAL v1919 = v1911 - v1918;
const REAL v1920 = v29 * v1848;
const REAL v1921 = v1917 - v1920;
const REAL v1922 = v104 * v1858;
const REAL v1923 = v1896 + v1922;
const REAL v1924 = v22 * v1858;
const REAL v1925 = v1921 + v1924;
const REAL v1926 = v104 * v1849;
const REAL v1927 = v1882 + v1926;
const REAL v1928 = v26 * v1849;
const REAL v1929 = v1925 + v1928;
const REAL v1930 = REAL(2.0) * v1847;
const REAL v1931 = v111 * v1930;
const REAL v1932 = v1888 + v1931;
const REAL v1933 = v20 * v1930;
const REAL v1934 = REAL(2.0) * v1848;
const REAL v1935 = v111 * v1934;
const REAL v1936 = v1915 - v1935;
const REAL v1937 = v21 * v1934;
const REAL v1938 = v1933 - v1937;
const REAL v1939 = REAL(2.0) * v1849;
const REAL v1940 = v111 * v1939;
const REAL v1941 = v1923 - v1940;
const REAL v1942 = v22 * v1939;
const REAL v1943 = v1938 - v1942;
const REAL v1944 = REAL(2.0) * v1850;
const REAL v1945 = v111 * v1944;
const REAL v1946 = v1906 + v1945;
const REAL v1947 = v23 * v1944;
const REAL v1948 = v1943 + v1947;
const REAL v1949 = v110 * v1948;
const REAL v1950 = v109 * v1948;
const REAL v1951 = v1828 + v1950;
const REAL v1952 = v55 * v1951;
const REAL v1953 = REAL(2.0) * v1952;
const REAL v1954 = REAL(2.0) * v1949;
const REAL v1955 = v66 * v1954;
const REAL v1956 = v862 + v1955;
const REAL v1957 = v45 * v1954;
const REAL v1958 = v1834 + v1957;
const REAL v1959 = v66 * v1913;
const REAL v1960 = v1840 + v1959;
const REAL v1961 = v56 * v1913;
const REAL v1962 = v1958 + v1961;
const REAL v1963 = v103 * v1954;
const REAL v1964 = v1836 + v1963;
const REAL v1965 = v47 * v1954;
const REAL v1966 = v1745 - v1965;
const REAL v1967 = v103 * v1929;
const REAL v1968 = v1960 + v1967;
const REAL v1969 = v56 * v1929;
const REAL v1970 = v1966 + v1969;
const REAL v1971 = v102 * v1970;
const REAL v1972 = v845 + v1971;
const REAL v1973 = v63 * v1970;
const REAL v1974 = v1846 + v1973;
const REAL v1975 = v66 * v1974;
const REAL v1976 = v1962 + v1975;
const REAL v1977 = v1975 + v1976;
const REAL v1978 = REAL(0.5) * v1711;
const REAL v1979 = REAL(0.5) * v1715;
const REAL v1980 = REAL(0.5) * v1719;
const REAL v1981 = REAL(0.5) * v1723;
const REAL v1982 = v91 * v1727;
const REAL v1983 = v1968 + v1982;
const REAL v1984 = v56 * v1727;
const REAL v1985 = v93 * v1665;
const REAL v1986 = v1983 + v1985;
const REAL v1987 = v56 * v1665;
const REAL v1988 = v92 * v1733;
const REAL v1989 = v1986 + v1988;
const REAL v1990 = v56 * v1733;
const REAL v1991 = v86 * v1735;
const REAL v1992 = v1989 - v1991;
const REAL v1993 = v56 * v1735;
const REAL v1994 = v83 * v1673;
const REAL v1995 = v1992 - v1994;
const REAL v1996 = v56 * v1673;
const REAL v1997 = v85 * v1741;
const REAL v1998 = v1995 + v1997;
const REAL v1999 = v56 * v1741;
const REAL v2000 = v1987 + v1993;
const REAL v2001 = v1987 - v1993;
const REAL v2002 = v23 * v2001;
const REAL v2003 = v1941 + v2002;
const REAL v2004 = v22 * v2001;
const REAL v2005 = v1946 + v2004;
const REAL v2006 = v1984 - v1996;
const REAL v2007 = v21 * v2000;
const REAL v2008 = v1932 - v2007;
const REAL v2009 = v20 * v2000;
const REAL v2010 = v1936 - v2009;
const REAL v2011 = v77 * v1743;
const REAL v2012 = v1998 - v2011;
const REAL v2013 = v56 * v1743;
const REAL v2014 = v76 * v1681;
const REAL v2015 = v2012 + v2014;
const REAL v2016 = v56 * v1681;
const REAL v2017 = v73 * v1749;
const REAL v2018 = v2015 - v2017;
const REAL v2019 = v56 * v1749;
const REAL v2020 = v1990 - v2013;
const REAL v2021 = v1990 + v2013;
const REAL v2022 = v2016 - v1999;
const REAL v2023 = v1999 + v2016;
const REAL v2024 = v23 * v2020;
const REAL v2025 = v2010 + v2024;
const REAL v2026 = v21 * v2020;
const REAL v2027 = v2005 + v2026;
const REAL v2028 = v22 * v2023;
const REAL v2029 = v2025 + v2028;
const REAL v2030 = v21 * v2023;
const REAL v2031 = v2003 + v2030;
const REAL v2032 = v1984 - v2019;
const REAL v2033 = v1996 + v2019;
const REAL v2034 = v22 * v2021;
const REAL v2035 = v2008 + v2034;
const REAL v2036 = v20 * v2021;
const REAL v2037 = v2031 + v2036;
const REAL v2038 = v23 * v2022;
const REAL v2039 = v2035 + v2038;
const REAL v2040 = v20 * v2022;
const REAL v2041 = v2027 + v2040;
const REAL v2042 = -v1329;
const REAL v2043 = v66 * v1329;
const REAL v2044 = v1844 + v2043;
const REAL v2045 = v64 * v1329;
const REAL v2046 = v1977 + v2045;
const REAL v2047 = -v1323;
const REAL v2048 = v66 * v1323;
const REAL v2049 = v1972 + v2048;
const REAL v2050 = v63 * v1323;
const REAL v2051 = v2046 + v2050;
const REAL v2052 = v102 * v2051;
const REAL v2053 = -v2052;
const REAL v2054 = v1864 - v2052;
const REAL v2055 = v1868 + v2044;
const REAL v2056 = v1872 + v2049;
const REAL v2057 = v56 * v2052;
const REAL v2058 = v1964 + v2057;
const REAL v2059 = v47 * v2052;
const REAL v2060 = v2018 - v2059;
const REAL v2061 = v56 * v2044;
const REAL v2062 = v1832 + v2061;
const REAL v2063 = v46 * v2044;
const REAL v2064 = v2060 + v2063;
const REAL v2065 = v56 * v2049;
const REAL v2066 = v1956 + v2065;
const REAL v2067 = v45 * v2049;
const REAL v2068 = v2064 + v2067;
const REAL v2069 = REAL(2.0) * v2068;
const REAL v2070 = v1953 + v2069;
const REAL v2071 = v110 * v2070;
const REAL v2072 = v2033 + v2071;
const REAL v2073 = v23 * v2072;
const REAL v2074 = v2041 - v2073;
const REAL v2075 = v2074 - v2073;
const REAL v2076 = v2032 - v2071;
const REAL v2077 = v22 * v2076;
const REAL v2078 = v2037 + v2077;
const REAL v2079 = v2077 + v2078;
const REAL v2080 = v2006 - v2071;
const REAL v2081 = v21 * v2080;
const REAL v2082 = v2029 + v2081;
const REAL v2083 = v2081 + v2082;
const REAL v2084 = v20 * v2071;
const REAL v2085 = v2039 - v2084;
const REAL v2086 = v2085 - v2084;
const REAL v2087 = v26 * v2058;
const REAL v2088 = v2079 + v2087;
const REAL v2089 = v22 * v2058;
const REAL v2090 = v1927 + v2089;
const REAL v2091 = v29 * v2058;
const REAL v2092 = v2083 - v2091;
const REAL v2093 = v21 * v2058;
const REAL v2094 = v1919 - v2093;
const REAL v2095 = v32 * v2062;
const REAL v2096 = v2092 - v2095;
const REAL v2097 = v21 * v2062;
const REAL v2098 = v1901 - v2097;
const REAL v2099 = v26 * v2062;
const REAL v2100 = v2075 + v2099;
const REAL v2101 = v23 * v2062;
const REAL v2102 = v2090 + v2101;
const REAL v2103 = v29 * v2066;
const REAL v2104 = v2100 - v2103;
const REAL v2105 = v23 * v2066;
const REAL v2106 = v2094 - v2105;
const REAL v2107 = v32 * v2066;
const REAL v2108 = v2088 + v2107;
const REAL v2109 = v22 * v2066;
const REAL v2110 = v2098 + v2109;
const REAL v2111 = v32 * v2058;
const REAL v2112 = v2086 - v2111;
const REAL v2113 = v20 * v2058;
const REAL v2114 = v2110 - v2113;
const REAL v2115 = v29 * v2062;
const REAL v2116 = v2112 + v2115;
const REAL v2117 = v20 * v2062;
const REAL v2118 = v2106 + v2117;
const REAL v2119 = v26 * v2066;
const REAL v2120 = v2116 + v2119;
const REAL v2121 = v20 * v2066;
const REAL v2122 = v2102 + v2121;
const REAL v2123 = v2113 - v2110;
const REAL v2124 = v22 * v2123;
const REAL v2125 = v2056 + v2124;
const REAL v2126 = v7 * v2123;
const REAL v2127 = v2108 + v2126;
const REAL v2128 = v21 * v2114;
const REAL v2129 = v2055 + v2128;
const REAL v2130 = v8 * v2114;
const REAL v2131 = v2096 + v2130;
const REAL v2132 = v21 * v2118;
const REAL v2133 = v2054 - v2132;
const REAL v2134 = v9 * v2118;
const REAL v2135 = v2131 - v2134;
const REAL v2136 = v23 * v2118;
const REAL v2137 = v2125 + v2136;
const REAL v2138 = v7 * v2118;
const REAL v2139 = v2104 + v2138;
const REAL v2140 = v23 * v2122;
const REAL v2141 = v2129 - v2140;
const REAL v2142 = v8 * v2122;
const REAL v2143 = v2139 - v2142;
const REAL v2144 = v22 * v2122;
const REAL v2145 = v2133 + v2144;
const REAL v2146 = v9 * v2122;
const REAL v2147 = v2127 + v2146;
const REAL v2148 = v19 * v2143;
const REAL v2149 = v1979 + v2148;
const REAL v2150 = v19 * v2147;
const REAL v2151 = v1978 + v2150;
const REAL v2152 = v19 * v2135;
const REAL v2153 = v1981 + v2152;
const REAL v2154 = v19 * v2120;
const REAL v2155 = v1980 + v2154;
o0_a0 += v2049;
o0_a1 += v2044;
o0_a2 += v2053;
o1_a0 += v2155;
o1_a1 += v2153;
o1_a2 += v2151;
o1_a3 += v2149;
o2_t[0][i] = v2137;
o2_t[1][i] = v2141;
o2_t[2][i] = v2145;
o3_t[0][i] = v2047;
o3_t[1][i] = v2042;
o4_a0 += v1256;
o5_a0 += v1269;
o5_a1 += v1282;
o5_a2 += v1295;
o5_a3 += v1308;
o5_a4 += v1321;
o5_a5 += v1334;
o6_a0 += v1343;
o6_a1 += v1358;
o6_a2 += v1373;
o6_a3 += v1388;
o6_a4 += v1403;
o6_a5 += v1418;

o6_a7 += v1427;
o6_a8 += v1442;
o6_a9 += v1457;
o6_a10 += v1472;
o6_a11 += v1487;


o6_a14 += v1496;
o6_a15 += v1511;
o6_a16 += v1526;
o6_a17 += v1541;



o6_a21 += v1550;
o6_a22 += v1565;
o6_a23 += v1580;




o6_a28 += v1589;
o6_a29 += v1604;





o6_a35 += v1613;
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
o5_sum1 += o5_a1;
o5_sum2 += o5_a2;
o5_sum3 += o5_a3;
o5_sum4 += o5_a4;
o5_sum5 += o5_a5;
o6_sum0 += o6_a0;
o6_sum1 += o6_a1;
o6_sum2 += o6_a2;
o6_sum3 += o6_a3;
o6_sum4 += o6_a4;
o6_sum5 += o6_a5;

o6_sum7 += o6_a7;
o6_sum8 += o6_a8;
o6_sum9 += o6_a9;
o6_sum10 += o6_a10;
o6_sum11 += o6_a11;


o6_sum14 += o6_a14;
o6_sum15 += o6_a15;
o6_sum16 += o6_a16;
o6_sum17 += o6_a17;



o6_sum21 += o6_a21;
o6_sum22 += o6_a22;
o6_sum23 += o6_a23;




o6_sum28 += o6_a28;
o6_sum29 += o6_a29;





o6_sum35 += o6_a35;
}
o0_b[0] = STORE(REAL(o0_sum0));
o0_b[1] = STORE(REAL(o0_sum1));
o0_b[2] = STORE(REAL(o0_sum2));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o1_b[3] = STORE(REAL(o1_sum3));
o4_b[0] = STORE(REAL(o4_sum0));
o5_b[0] = STORE(REAL(o5_sum0));
o5_b[1] = STORE(REAL(o5_sum1));
o5_b[2] = STORE(REAL(o5_sum2));
o5_b[3] = STORE(REAL(o5_sum3));
o5_b[4] = STORE(REAL(o5_sum4));
o5_b[5] = STORE(REAL(o5_sum5));
o6_b[0] = STORE(REAL(o6_sum0));
o6_b[1] = STORE(REAL(o6_sum1));
o6_b[2] = STORE(REAL(o6_sum2));
o6_b[3] = STORE(REAL(o6_sum3));
o6_b[4] = STORE(REAL(o6_sum4));
o6_b[5] = STORE(REAL(o6_sum5));
o6_b[6] = STORE(REAL(o6_sum1));
o6_b[7] = STORE(REAL(o6_sum7));
o6_b[8] = STORE(REAL(o6_sum8));
o6_b[9] = STORE(REAL(o6_sum9));
o6_b[10] = STORE(REAL(o6_sum10));
o6_b[11] = STORE(REAL(o6_sum11));
o6_b[12] = STORE(REAL(o6_sum2));
o6_b[13] = STORE(REAL(o6_sum8));
o6_b[14] = STORE(REAL(o6_sum14));
o6_b[15] = STORE(REAL(o6_sum15));
o6_b[16] = STORE(REAL(o6_sum16));
o6_b[17] = STORE(REAL(o6_sum17));
o6_b[18] = STORE(REAL(o6_sum3));
o6_b[19] = STORE(REAL(o6_sum9));
o6_b[20] = STORE(REAL(o6_sum15));
o6_b[21] = STORE(REAL(o6_sum21));
o6_b[22] = STORE(REAL(o6_sum22));
o6_b[23] = STORE(REAL(o6_sum23));
o6_b[24] = STORE(REAL(o6_sum4));
o6_b[25] = STORE(REAL(o6_sum10));
o6_b[26] = STORE(REAL(o6_sum16));
o6_b[27] = STORE(REAL(o6_sum22));
o6_b[28] = STORE(REAL(o6_sum28));
o6_b[29] = STORE(REAL(o6_sum29));
o6_b[30] = STORE(REAL(o6_sum5));
o6_b[31] = STORE(REAL(o6_sum11));
o6_b[32] = STORE(REAL(o6_sum17));
o6_b[33] = STORE(REAL(o6_sum23));
o6_b[34] = STORE(REAL(o6_sum29));
o6_b[35] = STORE(REAL(o6_sum35));
}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.111.0011>v1111111.1011 f64.ssssssssssttssttt>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_body_0(
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
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i6_e1,
    wp::int64 i7_e0,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
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
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i6_e1,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i8_e0,
    wp::int64 & adj_i9_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19 {
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
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i5_e0;
    wp::int64 i6_e0;
    wp::int64 i6_e1;
    wp::int64 i7_e0;
    wp::int64 i8_e0;
    wp::int64 i9_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19 *_wp_args)
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
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i6_e1 = _wp_args->i6_e1;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i8_e0 = _wp_args->i8_e0;
    wp::int64 var_i9_e0 = _wp_args->i9_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64, i7_e0: wp.int64, i8_e0: wp.int64, i9_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0, i6_e0, i6_e1, i7_e0, i8_e0, i9_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0, var_i6_e0, var_i6_e1, var_i7_e0, var_i8_e0, var_i9_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_220f75e7_fb7dbf19_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

