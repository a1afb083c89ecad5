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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.111.0011>v1111111.0111 f64.ssssssssssttssttt>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_body_0(
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
// i7 = T_quaternion_bar3_bar4
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
alignas(64) REAL i7_t[4][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0 * i7_e0]); i7_t[1][i] = REAL(p[1 * i7_e0]); i7_t[2][i] = REAL(p[2 * i7_e0]); i7_t[3][i] = REAL(p[3 * i7_e0]); }
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
const REAL v540 = v158 * v493;
const REAL v541 = v97 * v493;
const REAL v542 = v95 * v493;
const REAL v543 = v66 * v493;
const REAL v544 = v158 * v501;
const REAL v545 = v89 * v501;
const REAL v546 = v541 + v545;
const REAL v547 = v90 * v501;
const REAL v548 = v542 + v547;
const REAL v549 = v66 * v501;
const REAL v550 = v158 * v509;
const REAL v551 = v80 * v509;
const REAL v552 = v546 + v551;
const REAL v553 = v79 * v509;
const REAL v554 = v548 + v553;
const REAL v555 = v66 * v509;
const REAL v556 = v99 * v473;
const REAL v557 = v98 * v473;
const REAL v558 = v101 * v473;
const REAL v559 = v100 * v473;
const REAL v560 = v98 * v481;
const REAL v561 = v556 + v560;
const REAL v562 = v99 * v481;
const REAL v563 = v562 - v557;
const REAL v564 = v100 * v481;
const REAL v565 = v558 - v564;
const REAL v566 = v101 * v481;
const REAL v567 = v559 + v566;
const REAL v568 = v101 * v489;
const REAL v569 = v568 - v561;
const REAL v570 = v100 * v489;
const REAL v571 = v563 + v570;
const REAL v572 = v99 * v489;
const REAL v573 = v565 + v572;
const REAL v574 = v98 * v489;
const REAL v575 = v567 + v574;
const REAL v576 = v103 * v497;
const REAL v577 = v540 + v576;
const REAL v578 = v97 * v497;
const REAL v579 = v94 * v497;
const REAL v580 = v554 + v579;
const REAL v581 = v66 * v497;
const REAL v582 = v103 * v505;
const REAL v583 = v544 + v582;
const REAL v584 = v89 * v505;
const REAL v585 = v578 + v584;
const REAL v586 = v87 * v505;
const REAL v587 = v580 + v586;
const REAL v588 = v66 * v505;
const REAL v589 = v103 * v513;
const REAL v590 = v550 + v589;
const REAL v591 = v80 * v513;
const REAL v592 = v585 + v591;
const REAL v593 = v81 * v513;
const REAL v594 = v587 + v593;
const REAL v595 = v66 * v513;
const REAL v596 = v19 * v539;
const REAL v597 = v19 * v537;
const REAL v598 = v19 * v535;
const REAL v599 = v19 * v533;
const REAL v600 = v9 * v598;
const REAL v601 = v8 * v599;
const REAL v602 = v600 - v601;
const REAL v603 = v7 * v599;
const REAL v604 = v9 * v597;
const REAL v605 = v8 * v597;
const REAL v606 = v7 * v598;
const REAL v607 = v606 - v605;
const REAL v608 = v603 - v604;
const REAL v609 = v604 - v603;
const REAL v610 = v20 * v607;
const REAL v611 = v159 * v596;
const REAL v612 = v32 * v596;
const REAL v613 = v610 + v612;
const REAL v614 = v21 * v607;
const REAL v615 = v21 * v609;
const REAL v616 = v613 + v615;
const REAL v617 = v159 * v597;
const REAL v618 = v29 * v597;
const REAL v619 = v616 - v618;
const REAL v620 = v22 * v602;
const REAL v621 = v619 + v620;
const REAL v622 = v159 * v598;
const REAL v623 = v26 * v598;
const REAL v624 = v621 + v623;
const REAL v625 = REAL(2.0) * v596;
const REAL v626 = v20 * v625;
const REAL v627 = REAL(2.0) * v597;
const REAL v628 = v21 * v627;
const REAL v629 = v626 - v628;
const REAL v630 = REAL(2.0) * v598;
const REAL v631 = v22 * v630;
const REAL v632 = v629 - v631;
const REAL v633 = REAL(2.0) * v599;
const REAL v634 = v23 * v633;
const REAL v635 = v632 - v634;
const REAL v636 = v163 * v635;
const REAL v637 = v110 * v635;
const REAL v638 = REAL(2.0) * v637;
const REAL v639 = v66 * v638;
const REAL v640 = v46 * v638;
const REAL v641 = v594 + v640;
const REAL v642 = v158 * v638;
const REAL v643 = v47 * v638;
const REAL v644 = v552 + v643;
const REAL v645 = v158 * v624;
const REAL v646 = v56 * v624;
const REAL v647 = v646 - v644;
const REAL v648 = v102 * v647;
const REAL v649 = v64 * v647;
const REAL v650 = v19 * v575;
const REAL v651 = v19 * v573;
const REAL v652 = v19 * v571;
const REAL v653 = v19 * v569;
const REAL v654 = v9 * v652;
const REAL v655 = v8 * v653;
const REAL v656 = v654 + v655;
const REAL v657 = v7 * v653;
const REAL v658 = v9 * v651;
const REAL v659 = v657 + v658;
const REAL v660 = v8 * v651;
const REAL v661 = v7 * v652;
const REAL v662 = v608 + v656;
const REAL v663 = v20 * v662;
const REAL v664 = v614 + v663;
const REAL v665 = v599 - v650;
const REAL v666 = v106 * v665;
const REAL v667 = v622 + v666;
const REAL v668 = v26 * v665;
const REAL v669 = v664 + v668;
const REAL v670 = v660 - v661;
const REAL v671 = v661 - v660;
const REAL v672 = v20 * v671;
const REAL v673 = v104 * v650;
const REAL v674 = v611 + v673;
const REAL v675 = v32 * v650;
const REAL v676 = v672 + v675;
const REAL v677 = v22 * v670;
const REAL v678 = v669 + v677;
const REAL v679 = v652 - v597;
const REAL v680 = v106 * v679;
const REAL v681 = v674 + v680;
const REAL v682 = v32 * v679;
const REAL v683 = v678 + v682;
const REAL v684 = v602 + v659;
const REAL v685 = v23 * v684;
const REAL v686 = v683 + v685;
const REAL v687 = v653 - v596;
const REAL v688 = v106 * v687;
const REAL v689 = v688 - v617;
const REAL v690 = v29 * v687;
const REAL v691 = v686 + v690;
const REAL v692 = v21 * v659;
const REAL v693 = v676 + v692;
const REAL v694 = v104 * v651;
const REAL v695 = v689 - v694;
const REAL v696 = v29 * v651;
const REAL v697 = v693 - v696;
const REAL v698 = v22 * v656;
const REAL v699 = v697 + v698;
const REAL v700 = v104 * v652;
const REAL v701 = v667 + v700;
const REAL v702 = v26 * v652;
const REAL v703 = v699 + v702;
const REAL v704 = REAL(2.0) * v650;
const REAL v705 = v20 * v704;
const REAL v706 = REAL(2.0) * v651;
const REAL v707 = v21 * v706;
const REAL v708 = v705 - v707;
const REAL v709 = REAL(2.0) * v652;
const REAL v710 = v22 * v709;
const REAL v711 = v708 - v710;
const REAL v712 = REAL(2.0) * v653;
const REAL v713 = v23 * v712;
const REAL v714 = v711 + v713;
const REAL v715 = v110 * v714;
const REAL v716 = v109 * v714;
const REAL v717 = v636 + v716;
const REAL v718 = v55 * v717;
const REAL v719 = REAL(2.0) * v718;
const REAL v720 = REAL(2.0) * v715;
const REAL v721 = v66 * v720;
const REAL v722 = v45 * v720;
const REAL v723 = v641 + v722;
const REAL v724 = v66 * v691;
const REAL v725 = v645 + v724;
const REAL v726 = v56 * v691;
const REAL v727 = v723 + v726;
const REAL v728 = v103 * v720;
const REAL v729 = v642 + v728;
const REAL v730 = v47 * v720;
const REAL v731 = v592 + v730;
const REAL v732 = v103 * v703;
const REAL v733 = v725 + v732;
const REAL v734 = v56 * v703;
const REAL v735 = v734 - v731;
const REAL v736 = v102 * v735;
const REAL v737 = v63 * v735;
const REAL v738 = v649 + v737;
const REAL v739 = v66 * v738;
const REAL v740 = v727 + v739;
const REAL v741 = v739 + v740;
const REAL v742 = v91 * v577;
const REAL v743 = v733 + v742;
const REAL v744 = v56 * v577;
const REAL v745 = v93 * v543;
const REAL v746 = v743 + v745;
const REAL v747 = v56 * v543;
const REAL v748 = v92 * v581;
const REAL v749 = v746 + v748;
const REAL v750 = v56 * v581;
const REAL v751 = v86 * v583;
const REAL v752 = v749 - v751;
const REAL v753 = v56 * v583;
const REAL v754 = v83 * v549;
const REAL v755 = v752 - v754;
const REAL v756 = v56 * v549;
const REAL v757 = v85 * v588;
const REAL v758 = v755 + v757;
const REAL v759 = v56 * v588;
const REAL v760 = v747 + v753;
const REAL v761 = v747 - v753;
const REAL v762 = v744 - v756;
const REAL v763 = v77 * v590;
const REAL v764 = v758 - v763;
const REAL v765 = v56 * v590;
const REAL v766 = v76 * v555;
const REAL v767 = v764 + v766;
const REAL v768 = v56 * v555;
const REAL v769 = v73 * v595;
const REAL v770 = v767 - v769;
const REAL v771 = v56 * v595;
const REAL v772 = v750 - v765;
const REAL v773 = v750 + v765;
const REAL v774 = v768 - v759;
const REAL v775 = v759 + v768;
const REAL v776 = v744 - v771;
const REAL v777 = v756 + v771;
const REAL v778 = v66 * v516;
const REAL v779 = v648 + v778;
const REAL v780 = v64 * v516;
const REAL v781 = v741 + v780;
const REAL v782 = v66 * v519;
const REAL v783 = v736 + v782;
const REAL v784 = v63 * v519;
const REAL v785 = v781 + v784;
const REAL v786 = v102 * v785;
const REAL v787 = v56 * v786;
const REAL v788 = v729 + v787;
const REAL v789 = v47 * v786;
const REAL v790 = v770 - v789;
const REAL v791 = v56 * v779;
const REAL v792 = v639 + v791;
const REAL v793 = v46 * v779;
const REAL v794 = v790 + v793;
const REAL v795 = v56 * v783;
const REAL v796 = v721 + v795;
const REAL v797 = v45 * v783;
const REAL v798 = v794 + v797;
const REAL v799 = REAL(2.0) * v798;
const REAL v800 = v719 + v799;
const REAL v801 = v110 * v800;
const REAL v802 = v777 + v801;
const REAL v803 = v776 - v801;
const REAL v804 = v762 - v801;
const REAL v805 = v22 * v788;
const REAL v806 = v701 + v805;
const REAL v807 = v21 * v788;
const REAL v808 = v695 - v807;
const REAL v809 = v21 * v792;
const REAL v810 = v681 - v809;
const REAL v811 = v23 * v792;
const REAL v812 = v806 + v811;
const REAL v813 = v23 * v796;
const REAL v814 = v808 - v813;
const REAL v815 = v22 * v796;
const REAL v816 = v810 + v815;
const REAL v817 = v20 * v788;
const REAL v818 = v816 - v817;
const REAL v819 = v20 * v792;
const REAL v820 = v814 + v819;
const REAL v821 = v20 * v796;
const REAL v822 = v812 + v821;
const REAL v823 = v817 - v816;
const REAL v824 = i7_t[0][i];
const REAL v825 = i7_t[1][i];
const REAL v826 = i7_t[2][i];
const REAL v827 = i7_t[3][i];
const REAL v828 = i8_t[0][i];
const REAL v829 = i8_t[1][i];
const REAL v830 = i8_t[2][i];
const REAL v831 = i9_t[0][i];
const REAL v832 = i9_t[1][i];
const REAL v833 = v19 * v824;
const REAL v834 = v19 * v825;
const REAL v835 = v19 * v826;
const REAL v836 = v19 * v827;
const REAL v837 = v822 * v835;
const REAL v838 = v9 * v835;
const REAL v839 = v822 * v830;
const REAL v840 = v22 * v830;
const REAL v841 = v838 + v840;
const REAL v842 = v822 * v836;
const REAL v843 = v8 * v836;
const REAL v844 = v841 - v843;
const REAL v845 = v822 * v829;
const REAL v846 = v23 * v829;
const REAL v847 = v844 - v846;
const REAL v848 = v820 * v836;
const REAL v849 = v7 * v836;
const REAL v850 = v820 * v828;
const REAL v851 = v850 - v845;
const REAL v852 = v23 * v828;
const REAL v853 = v849 + v852;
const REAL v854 = v820 * v834;
const REAL v855 = v837 - v854;
const REAL v856 = v9 * v834;
const REAL v857 = v853 - v856;
const REAL v858 = v820 * v830;
const REAL v859 = v21 * v830;
const REAL v860 = v857 - v859;
const REAL v861 = v818 * v834;
const REAL v862 = v861 - v842;
const REAL v863 = v8 * v834;
const REAL v864 = v818 * v829;
const REAL v865 = v864 - v858;
const REAL v866 = v21 * v829;
const REAL v867 = v863 + v866;
const REAL v868 = v823 * v835;
const REAL v869 = v848 + v868;
const REAL v870 = v7 * v835;
const REAL v871 = v823 * v828;
const REAL v872 = v839 + v871;
const REAL v873 = v22 * v828;
const REAL v874 = v870 + v873;
const REAL v875 = v796 * v847;
const REAL v876 = v20 * v847;
const REAL v877 = v796 * v833;
const REAL v878 = v26 * v833;
const REAL v879 = v876 + v878;
const REAL v880 = v792 * v860;
const REAL v881 = v875 + v880;
const REAL v882 = v20 * v860;
const REAL v883 = v792 * v833;
const REAL v884 = v29 * v833;
const REAL v885 = v882 + v884;
const REAL v886 = v867 - v874;
const REAL v887 = v874 - v867;
const REAL v888 = v788 * v887;
const REAL v889 = v881 + v888;
const REAL v890 = v20 * v887;
const REAL v891 = v788 * v833;
const REAL v892 = v32 * v833;
const REAL v893 = v890 - v892;
const REAL v894 = v796 * v886;
const REAL v895 = v872 + v894;
const REAL v896 = v22 * v886;
const REAL v897 = v879 + v896;
const REAL v898 = v796 * v835;
const REAL v899 = v898 - v891;
const REAL v900 = v32 * v835;
const REAL v901 = v897 + v900;
const REAL v902 = v859 - v857;
const REAL v903 = v796 * v902;
const REAL v904 = v851 + v903;
const REAL v905 = v23 * v902;
const REAL v906 = v901 + v905;
const REAL v907 = v796 * v836;
const REAL v908 = v883 - v907;
const REAL v909 = v29 * v836;
const REAL v910 = v906 - v909;
const REAL v911 = v792 * v847;
const REAL v912 = v904 + v911;
const REAL v913 = v23 * v847;
const REAL v914 = v885 + v913;
const REAL v915 = v792 * v836;
const REAL v916 = v877 + v915;
const REAL v917 = v26 * v836;
const REAL v918 = v914 + v917;
const REAL v919 = v792 * v887;
const REAL v920 = v865 + v919;
const REAL v921 = v21 * v887;
const REAL v922 = v918 + v921;
const REAL v923 = v792 * v834;
const REAL v924 = v899 - v923;
const REAL v925 = v32 * v834;
const REAL v926 = v922 - v925;
const REAL v927 = v788 * v902;
const REAL v928 = v920 + v927;
const REAL v929 = v21 * v902;
const REAL v930 = v893 + v929;
const REAL v931 = v788 * v834;
const REAL v932 = v908 - v931;
const REAL v933 = v29 * v834;
const REAL v934 = v930 - v933;
const REAL v935 = v788 * v847;
const REAL v936 = v895 + v935;
const REAL v937 = v22 * v847;
const REAL v938 = v934 + v937;
const REAL v939 = v788 * v835;
const REAL v940 = v916 + v939;
const REAL v941 = v26 * v835;
const REAL v942 = v938 + v941;
const REAL v943 = REAL(2.0) * v833;
const REAL v944 = v801 * v943;
const REAL v945 = v889 - v944;
const REAL v946 = v20 * v943;
const REAL v947 = REAL(2.0) * v834;
const REAL v948 = v804 * v947;
const REAL v949 = v928 + v948;
const REAL v950 = v21 * v947;
const REAL v951 = v946 + v950;
const REAL v952 = REAL(2.0) * v835;
const REAL v953 = v803 * v952;
const REAL v954 = v936 + v953;
const REAL v955 = v22 * v952;
const REAL v956 = v951 + v955;
const REAL v957 = REAL(2.0) * v836;
const REAL v958 = v802 * v957;
const REAL v959 = v912 - v958;
const REAL v960 = v23 * v957;
const REAL v961 = v956 + v960;
const REAL v962 = v800 * v961;
const REAL v963 = v110 * v961;
const REAL v964 = REAL(2.0) * v963;
const REAL v965 = v783 * v964;
const REAL v966 = v45 * v964;
const REAL v967 = v783 * v910;
const REAL v968 = v56 * v910;
const REAL v969 = v968 - v966;
const REAL v970 = v779 * v964;
const REAL v971 = v46 * v964;
const REAL v972 = v779 * v926;
const REAL v973 = v967 + v972;
const REAL v974 = v56 * v926;
const REAL v975 = v974 - v971;
const REAL v976 = v786 * v964;
const REAL v977 = v47 * v964;
const REAL v978 = v786 * v942;
const REAL v979 = v973 + v978;
const REAL v980 = v56 * v942;
const REAL v981 = v977 + v980;
const REAL v982 = v828 + v969;
const REAL v983 = v829 + v975;
const REAL v984 = v981 - v830;
const REAL v985 = v785 * v984;
const REAL v986 = v102 * v984;
const REAL v987 = v519 * v986;
const REAL v988 = v63 * v986;
const REAL v989 = v519 * v982;
const REAL v990 = v66 * v982;
const REAL v991 = v988 + v990;
const REAL v992 = v991 - v831;
const REAL v993 = v516 * v986;
const REAL v994 = v64 * v986;
const REAL v995 = v516 * v983;
const REAL v996 = v989 + v995;
const REAL v997 = v66 * v983;
const REAL v998 = v994 + v997;
const REAL v999 = v998 - v832;
const REAL v1000 = v774 * v836;
const REAL v1001 = v945 + v1000;
const REAL v1002 = v20 * v836;
const REAL v1003 = v774 * v833;
const REAL v1004 = v959 + v1003;
const REAL v1005 = v23 * v833;
const REAL v1006 = v1002 + v1005;
const REAL v1007 = v773 * v835;
const REAL v1008 = v1001 + v1007;
const REAL v1009 = v20 * v835;
const REAL v1010 = v773 * v833;
const REAL v1011 = v954 + v1010;
const REAL v1012 = v22 * v833;
const REAL v1013 = v1009 + v1012;
const REAL v1014 = v955 + v960;
const REAL v1015 = v775 * v835;
const REAL v1016 = v949 + v1015;
const REAL v1017 = v21 * v835;
const REAL v1018 = v775 * v834;
const REAL v1019 = v1011 + v1018;
const REAL v1020 = v22 * v834;
const REAL v1021 = v1017 + v1020;
const REAL v1022 = v772 * v836;
const REAL v1023 = v1016 + v1022;
const REAL v1024 = v21 * v836;
const REAL v1025 = v772 * v834;
const REAL v1026 = v1004 + v1025;
const REAL v1027 = v23 * v834;
const REAL v1028 = v1024 + v1027;
const REAL v1029 = v1006 + v1021;
const REAL v1030 = v1021 - v1006;
const REAL v1031 = v1013 + v1028;
const REAL v1032 = v1013 - v1028;
const REAL v1033 = v595 * v1014;
const REAL v1034 = v979 - v1033;
const REAL v1035 = v56 * v1014;
const REAL v1036 = v595 * v964;
const REAL v1037 = v73 * v964;
const REAL v1038 = v1037 - v1035;
const REAL v1039 = v555 * v1029;
const REAL v1040 = v1034 + v1039;
const REAL v1041 = v56 * v1029;
const REAL v1042 = v555 * v964;
const REAL v1043 = v76 * v964;
const REAL v1044 = v1041 - v1043;
const REAL v1045 = v590 * v1032;
const REAL v1046 = v1040 + v1045;
const REAL v1047 = v56 * v1032;
const REAL v1048 = v590 * v964;
const REAL v1049 = v77 * v964;
const REAL v1050 = v1047 + v1049;
const REAL v1051 = v760 * v834;
const REAL v1052 = v1008 - v1051;
const REAL v1053 = v20 * v834;
const REAL v1054 = v760 * v833;
const REAL v1055 = v1023 - v1054;
const REAL v1056 = v21 * v833;
const REAL v1057 = v1053 + v1056;
const REAL v1058 = v950 + v955;
const REAL v1059 = v950 + v960;
const REAL v1060 = v761 * v836;
const REAL v1061 = v1019 + v1060;
const REAL v1062 = v22 * v836;
const REAL v1063 = v761 * v835;
const REAL v1064 = v1026 + v1063;
const REAL v1065 = v23 * v835;
const REAL v1066 = v1062 + v1065;
const REAL v1067 = v1066 - v1057;
const REAL v1068 = v1057 + v1066;
const REAL v1069 = v588 * v1030;
const REAL v1070 = v1046 + v1069;
const REAL v1071 = v56 * v1030;
const REAL v1072 = v588 * v964;
const REAL v1073 = v85 * v964;
const REAL v1074 = v1071 - v1073;
const REAL v1075 = v549 * v1059;
const REAL v1076 = v1070 - v1075;
const REAL v1077 = v56 * v1059;
const REAL v1078 = v549 * v964;
const REAL v1079 = v83 * v964;
const REAL v1080 = v1079 - v1077;
const REAL v1081 = v583 * v1068;
const REAL v1082 = v1076 - v1081;
const REAL v1083 = v56 * v1068;
const REAL v1084 = v583 * v964;
const REAL v1085 = v86 * v964;
const REAL v1086 = v1085 - v1083;
const REAL v1087 = v581 * v1031;
const REAL v1088 = v1082 + v1087;
const REAL v1089 = v56 * v1031;
const REAL v1090 = v581 * v964;
const REAL v1091 = v92 * v964;
const REAL v1092 = v1089 - v1091;
const REAL v1093 = v543 * v1067;
const REAL v1094 = v1088 + v1093;
const REAL v1095 = v56 * v1067;
const REAL v1096 = v543 * v964;
const REAL v1097 = v93 * v964;
const REAL v1098 = v1095 - v1097;
const REAL v1099 = v577 * v1058;
const REAL v1100 = v1094 + v1099;
const REAL v1101 = v56 * v1058;
const REAL v1102 = v577 * v964;
const REAL v1103 = v91 * v964;
const REAL v1104 = v1101 - v1103;
const REAL v1105 = REAL(0.5) * v825;
const REAL v1106 = REAL(0.5) * v824;
const REAL v1107 = REAL(0.5) * v827;
const REAL v1108 = REAL(0.5) * v826;
const REAL v1109 = REAL(2.0) * v986;
const REAL v1110 = v738 * v1109;
const REAL v1111 = v996 + v1110;
const REAL v1112 = v66 * v1109;
const REAL v1113 = v735 * v1112;
const REAL v1114 = v987 + v1113;
const REAL v1115 = v63 * v1112;
const REAL v1116 = v735 * v982;
const REAL v1117 = v985 + v1116;
const REAL v1118 = v102 * v982;
const REAL v1119 = v1115 + v1118;
const REAL v1120 = v703 * v1119;
const REAL v1121 = v1100 + v1120;
const REAL v1122 = v56 * v1119;
const REAL v1123 = v703 * v964;
const REAL v1124 = v103 * v964;
const REAL v1125 = v1122 - v1124;
const REAL v1126 = v720 * v1119;
const REAL v1127 = v976 - v1126;
const REAL v1128 = v47 * v1119;
const REAL v1129 = v720 * v942;
const REAL v1130 = v1129 - v1123;
const REAL v1131 = v103 * v942;
const REAL v1132 = v1131 - v1128;
const REAL v1133 = v691 * v986;
const REAL v1134 = v1121 + v1133;
const REAL v1135 = v56 * v986;
const REAL v1136 = v691 * v964;
const REAL v1137 = v1111 - v1136;
const REAL v1138 = v66 * v964;
const REAL v1139 = v1135 - v1138;
const REAL v1140 = v720 * v986;
const REAL v1141 = v1140 - v965;
const REAL v1142 = v45 * v986;
const REAL v1143 = v1132 + v1142;
const REAL v1144 = v720 * v910;
const REAL v1145 = v1137 + v1144;
const REAL v1146 = v66 * v910;
const REAL v1147 = v1143 + v1146;
const REAL v1148 = REAL(2.0) * v1147;
const REAL v1149 = v717 * v964;
const REAL v1150 = v55 * v964;
const REAL v1151 = v714 * v1150;
const REAL v1152 = v109 * v1150;
const REAL v1153 = v714 * v1148;
const REAL v1154 = v1153 - v962;
const REAL v1155 = v110 * v1148;
const REAL v1156 = v1155 - v1152;
const REAL v1157 = v712 * v1156;
const REAL v1158 = v1064 + v1157;
const REAL v1159 = v23 * v1156;
const REAL v1160 = v712 * v836;
const REAL v1161 = v111 * v836;
const REAL v1162 = v1159 + v1161;
const REAL v1163 = REAL(2.0) * v1162;
const REAL v1164 = v1152 - v1155;
const REAL v1165 = v709 * v1164;
const REAL v1166 = v1061 + v1165;
const REAL v1167 = v22 * v1164;
const REAL v1168 = v709 * v835;
const REAL v1169 = v1160 - v1168;
const REAL v1170 = v111 * v835;
const REAL v1171 = v1167 - v1170;
const REAL v1172 = REAL(2.0) * v1171;
const REAL v1173 = v706 * v1164;
const REAL v1174 = v1055 + v1173;
const REAL v1175 = v21 * v1164;
const REAL v1176 = v706 * v834;
const REAL v1177 = v1169 - v1176;
const REAL v1178 = v111 * v834;
const REAL v1179 = v1175 - v1178;
const REAL v1180 = REAL(2.0) * v1179;
const REAL v1181 = v704 * v1156;
const REAL v1182 = v1052 + v1181;
const REAL v1183 = v20 * v1156;
const REAL v1184 = v704 * v833;
const REAL v1185 = v1177 + v1184;
const REAL v1186 = v111 * v833;
const REAL v1187 = v1183 + v1186;
const REAL v1188 = REAL(2.0) * v1187;
const REAL v1189 = v652 * v1125;
const REAL v1190 = v940 + v1189;
const REAL v1191 = v26 * v1125;
const REAL v1192 = v1172 + v1191;
const REAL v1193 = v652 * v847;
const REAL v1194 = v104 * v847;
const REAL v1195 = v1192 + v1194;
const REAL v1196 = v656 * v1125;
const REAL v1197 = v1166 + v1196;
const REAL v1198 = v22 * v1125;
const REAL v1199 = v656 * v835;
const REAL v1200 = v1193 + v1199;
const REAL v1201 = v104 * v835;
const REAL v1202 = v1198 + v1201;
const REAL v1203 = v1124 - v1122;
const REAL v1204 = v651 * v1203;
const REAL v1205 = v932 + v1204;
const REAL v1206 = v29 * v1203;
const REAL v1207 = v1180 + v1206;
const REAL v1208 = v651 * v902;
const REAL v1209 = v1200 + v1208;
const REAL v1210 = v104 * v902;
const REAL v1211 = v1207 + v1210;
const REAL v1212 = v659 * v1125;
const REAL v1213 = v1174 + v1212;
const REAL v1214 = v21 * v1125;
const REAL v1215 = v659 * v834;
const REAL v1216 = v1209 + v1215;
const REAL v1217 = v104 * v834;
const REAL v1218 = v1214 + v1217;
const REAL v1219 = v687 * v1139;
const REAL v1220 = v1205 + v1219;
const REAL v1221 = v29 * v1139;
const REAL v1222 = v687 * v860;
const REAL v1223 = v106 * v860;
const REAL v1224 = v1221 + v1223;
const REAL v1225 = v1163 + v1224;
const REAL v1226 = v684 * v1139;
const REAL v1227 = v1158 + v1226;
const REAL v1228 = v23 * v1139;
const REAL v1229 = v684 * v836;
const REAL v1230 = v1222 + v1229;
const REAL v1231 = v106 * v836;
const REAL v1232 = v1228 + v1231;
const REAL v1233 = v1218 + v1232;
const REAL v1234 = v679 * v1139;
const REAL v1235 = v924 + v1234;
const REAL v1236 = v32 * v1139;
const REAL v1237 = v679 * v886;
const REAL v1238 = v1230 + v1237;
const REAL v1239 = v106 * v886;
const REAL v1240 = v1236 + v1239;
const REAL v1241 = v1195 + v1240;
const REAL v1242 = v670 * v1139;
const REAL v1243 = v1197 + v1242;
const REAL v1244 = v22 * v1139;
const REAL v1245 = v670 * v835;
const REAL v1246 = v1238 + v1245;
const REAL v1247 = v106 * v835;
const REAL v1248 = v1244 + v1247;
const REAL v1249 = v650 * v1125;
const REAL v1250 = v1235 + v1249;
const REAL v1251 = v32 * v1125;
const REAL v1252 = v1188 + v1251;
const REAL v1253 = v650 * v886;
const REAL v1254 = v1216 + v1253;
const REAL v1255 = v104 * v886;
const REAL v1256 = v1252 + v1255;
const REAL v1257 = v671 * v1125;
const REAL v1258 = v1182 + v1257;
const REAL v1259 = v20 * v1125;
const REAL v1260 = v671 * v833;
const REAL v1261 = v1254 + v1260;
const REAL v1262 = v104 * v833;
const REAL v1263 = v1259 + v1262;
const REAL v1264 = v1248 - v1263;
const REAL v1265 = v1263 - v1248;
const REAL v1266 = v665 * v1139;
const REAL v1267 = v1190 + v1266;
const REAL v1268 = v26 * v1139;
const REAL v1269 = v665 * v847;
const REAL v1270 = v1246 + v1269;
const REAL v1271 = v106 * v847;
const REAL v1272 = v1268 + v1271;
const REAL v1273 = v1256 - v1272;
const REAL v1274 = v662 * v1139;
const REAL v1275 = v1258 + v1274;
const REAL v1276 = v20 * v1139;
const REAL v1277 = v662 * v833;
const REAL v1278 = v1270 + v1277;
const REAL v1279 = v106 * v833;
const REAL v1280 = v1276 + v1279;
const REAL v1281 = v1202 + v1280;
const REAL v1282 = v652 * v1265;
const REAL v1283 = v869 + v1282;
const REAL v1284 = v7 * v1265;
const REAL v1285 = v1241 + v1284;
const REAL v1286 = v652 * v828;
const REAL v1287 = v141 * v828;
const REAL v1288 = v1285 + v1287;
const REAL v1289 = v651 * v1264;
const REAL v1290 = v862 + v1289;
const REAL v1291 = v8 * v1264;
const REAL v1292 = v1211 + v1291;
const REAL v1293 = v651 * v829;
const REAL v1294 = v136 * v829;
const REAL v1295 = v1292 + v1294;
const REAL v1296 = v651 * v1233;
const REAL v1297 = v855 + v1296;
const REAL v1298 = v9 * v1233;
const REAL v1299 = v1295 + v1298;
const REAL v1300 = v651 * v830;
const REAL v1301 = v129 * v830;
const REAL v1302 = v1299 + v1301;
const REAL v1303 = v653 * v1233;
const REAL v1304 = v1283 + v1303;
const REAL v1305 = v7 * v1233;
const REAL v1306 = v1225 + v1305;
const REAL v1307 = v653 * v828;
const REAL v1308 = v1300 + v1307;
const REAL v1309 = v129 * v828;
const REAL v1310 = v1306 + v1309;
const REAL v1311 = v653 * v1281;
const REAL v1312 = v1290 + v1311;
const REAL v1313 = v8 * v1281;
const REAL v1314 = v1310 + v1313;
const REAL v1315 = v653 * v829;
const REAL v1316 = v140 * v829;
const REAL v1317 = v1314 + v1316;
const REAL v1318 = v652 * v1281;
const REAL v1319 = v1297 + v1318;
const REAL v1320 = v9 * v1281;
const REAL v1321 = v1288 + v1320;
const REAL v1322 = v652 * v830;
const REAL v1323 = v1315 + v1322;
const REAL v1324 = v140 * v830;
const REAL v1325 = v1321 + v1324;
const REAL v1326 = v19 * v1317;
const REAL v1327 = v19 * v1325;
const REAL v1328 = v19 * v1302;
const REAL v1329 = v19 * v1273;
const REAL v1330 = v647 * v1112;
const REAL v1331 = v993 + v1330;
const REAL v1332 = v64 * v1112;
const REAL v1333 = v647 * v983;
const REAL v1334 = v1117 + v1333;
const REAL v1335 = v102 * v983;
const REAL v1336 = v1332 + v1335;
const REAL v1337 = v624 * v1336;
const REAL v1338 = v1134 + v1337;
const REAL v1339 = v56 * v1336;
const REAL v1340 = v624 * v964;
const REAL v1341 = v158 * v964;
const REAL v1342 = v1339 - v1341;
const REAL v1343 = v638 * v1336;
const REAL v1344 = v1127 - v1343;
const REAL v1345 = v47 * v1336;
const REAL v1346 = v638 * v942;
const REAL v1347 = v1346 - v1340;
const REAL v1348 = v158 * v942;
const REAL v1349 = v1348 - v1345;
const REAL v1350 = v638 * v986;
const REAL v1351 = v1350 - v970;
const REAL v1352 = v46 * v986;
const REAL v1353 = v1349 + v1352;
const REAL v1354 = v638 * v926;
const REAL v1355 = v1145 + v1354;
const REAL v1356 = v66 * v926;
const REAL v1357 = v1353 + v1356;
const REAL v1358 = REAL(2.0) * v1357;
const REAL v1359 = v635 * v1358;
const REAL v1360 = v1154 + v1359;
const REAL v1361 = v110 * v1358;
const REAL v1362 = v635 * v1150;
const REAL v1363 = v163 * v1150;
const REAL v1364 = v1361 - v1363;
const REAL v1365 = v1363 - v1361;
const REAL v1366 = v633 * v1365;
const REAL v1367 = v1227 + v1366;
const REAL v1368 = v23 * v1365;
const REAL v1369 = v633 * v836;
const REAL v1370 = v164 * v836;
const REAL v1371 = v1368 - v1370;
const REAL v1372 = REAL(2.0) * v1371;
const REAL v1373 = v1272 + v1372;
const REAL v1374 = v630 * v1365;
const REAL v1375 = v1243 + v1374;
const REAL v1376 = v22 * v1365;
const REAL v1377 = v630 * v835;
const REAL v1378 = v1369 + v1377;
const REAL v1379 = v164 * v835;
const REAL v1380 = v1376 - v1379;
const REAL v1381 = REAL(2.0) * v1380;
const REAL v1382 = v627 * v1365;
const REAL v1383 = v1213 + v1382;
const REAL v1384 = v21 * v1365;
const REAL v1385 = v627 * v834;
const REAL v1386 = v1378 + v1385;
const REAL v1387 = v164 * v834;
const REAL v1388 = v1384 - v1387;
const REAL v1389 = REAL(2.0) * v1388;
const REAL v1390 = v1389 - v1240;
const REAL v1391 = v625 * v1364;
const REAL v1392 = v1275 + v1391;
const REAL v1393 = v20 * v1364;
const REAL v1394 = v625 * v833;
const REAL v1395 = v1394 - v1386;
const REAL v1396 = v164 * v833;
const REAL v1397 = v1393 + v1396;
const REAL v1398 = REAL(2.0) * v1397;
const REAL v1399 = v1398 - v1224;
const REAL v1400 = v598 * v1342;
const REAL v1401 = v1267 + v1400;
const REAL v1402 = v26 * v1342;
const REAL v1403 = v1381 + v1402;
const REAL v1404 = v598 * v847;
const REAL v1405 = v159 * v847;
const REAL v1406 = v1403 + v1405;
const REAL v1407 = v602 * v1342;
const REAL v1408 = v1375 + v1407;
const REAL v1409 = v22 * v1342;
const REAL v1410 = v1232 + v1409;
const REAL v1411 = v602 * v835;
const REAL v1412 = v1404 + v1411;
const REAL v1413 = v159 * v835;
const REAL v1414 = v1410 + v1413;
const REAL v1415 = v1341 - v1339;
const REAL v1416 = v597 * v1415;
const REAL v1417 = v1220 + v1416;
const REAL v1418 = v29 * v1415;
const REAL v1419 = v1390 + v1418;
const REAL v1420 = v597 * v902;
const REAL v1421 = v1412 + v1420;
const REAL v1422 = v159 * v902;
const REAL v1423 = v1419 + v1422;
const REAL v1424 = v609 * v1342;
const REAL v1425 = v1383 + v1424;
const REAL v1426 = v21 * v1342;
const REAL v1427 = v609 * v834;
const REAL v1428 = v1421 + v1427;
const REAL v1429 = v159 * v834;
const REAL v1430 = v1426 + v1429;
const REAL v1431 = v607 * v1139;
const REAL v1432 = v1425 + v1431;
const REAL v1433 = v21 * v1139;
const REAL v1434 = v607 * v834;
const REAL v1435 = v1278 + v1434;
const REAL v1436 = v106 * v834;
const REAL v1437 = v1433 + v1436;
const REAL v1438 = v596 * v1342;
const REAL v1439 = v1250 + v1438;
const REAL v1440 = v32 * v1342;
const REAL v1441 = v1399 + v1440;
const REAL v1442 = v596 * v886;
const REAL v1443 = v1428 + v1442;
const REAL v1444 = v159 * v886;
const REAL v1445 = v1441 + v1444;
const REAL v1446 = v607 * v1342;
const REAL v1447 = v1392 + v1446;
const REAL v1448 = v20 * v1342;
const REAL v1449 = v1437 + v1448;
const REAL v1450 = v607 * v833;
const REAL v1451 = v1443 + v1450;
const REAL v1452 = v159 * v833;
const REAL v1453 = v1449 + v1452;
const REAL v1454 = v1280 - v1430;
const REAL v1455 = v1430 - v1280;
const REAL v1456 = v598 * v1453;
const REAL v1457 = v1304 + v1456;
const REAL v1458 = v7 * v1453;
const REAL v1459 = v1406 + v1458;
const REAL v1460 = v598 * v828;
const REAL v1461 = v186 * v828;
const REAL v1462 = v1459 + v1461;
const REAL v1463 = v597 * v1453;
const REAL v1464 = v1312 - v1463;
const REAL v1465 = v8 * v1453;
const REAL v1466 = v1423 - v1465;
const REAL v1467 = v597 * v829;
const REAL v1468 = v1460 - v1467;
const REAL v1469 = v186 * v829;
const REAL v1470 = v1466 - v1469;
const REAL v1471 = v597 * v1455;
const REAL v1472 = v1319 + v1471;
const REAL v1473 = v9 * v1455;
const REAL v1474 = v1470 + v1473;
const REAL v1475 = v597 * v830;
const REAL v1476 = v193 * v830;
const REAL v1477 = v1474 + v1476;
const REAL v1478 = v599 * v1454;
const REAL v1479 = v1457 + v1478;
const REAL v1480 = v7 * v1454;
const REAL v1481 = v1373 + v1480;
const REAL v1482 = v599 * v828;
const REAL v1483 = v188 * v828;
const REAL v1484 = v1481 + v1483;
const REAL v1485 = v599 * v1414;
const REAL v1486 = v1464 - v1485;
const REAL v1487 = v8 * v1414;
const REAL v1488 = v1484 - v1487;
const REAL v1489 = v599 * v829;
const REAL v1490 = v182 * v829;
const REAL v1491 = v1488 - v1490;
const REAL v1492 = v598 * v1414;
const REAL v1493 = v1472 + v1492;
const REAL v1494 = v9 * v1414;
const REAL v1495 = v1462 + v1494;
const REAL v1496 = v598 * v830;
const REAL v1497 = v1496 - v1489;
const REAL v1498 = v182 * v830;
const REAL v1499 = v1495 + v1498;
const REAL v1500 = v19 * v1491;
const REAL v1501 = v19 * v1499;
const REAL v1502 = v19 * v1477;
const REAL v1503 = v19 * v1445;
const REAL v1504 = v513 * v1038;
const REAL v1505 = v1355 + v1504;
const REAL v1506 = v66 * v1038;
const REAL v1507 = v513 * v986;
const REAL v1508 = v81 * v986;
const REAL v1509 = v1506 + v1508;
const REAL v1510 = v513 * v1119;
const REAL v1511 = v80 * v1119;
const REAL v1512 = v1509 - v1511;
const REAL v1513 = v513 * v1050;
const REAL v1514 = v1130 + v1513;
const REAL v1515 = v103 * v1050;
const REAL v1516 = v1512 + v1515;
const REAL v1517 = v505 * v1074;
const REAL v1518 = v1505 + v1517;
const REAL v1519 = v66 * v1074;
const REAL v1520 = v505 * v986;
const REAL v1521 = v87 * v986;
const REAL v1522 = v1519 + v1521;
const REAL v1523 = v505 * v1119;
const REAL v1524 = v89 * v1119;
const REAL v1525 = v1522 - v1524;
const REAL v1526 = v505 * v1086;
const REAL v1527 = v1514 + v1526;
const REAL v1528 = v103 * v1086;
const REAL v1529 = v1525 + v1528;
const REAL v1530 = v497 * v1092;
const REAL v1531 = v1518 + v1530;
const REAL v1532 = v66 * v1092;
const REAL v1533 = v497 * v986;
const REAL v1534 = v94 * v986;
const REAL v1535 = v1532 + v1534;
const REAL v1536 = v497 * v1119;
const REAL v1537 = v97 * v1119;
const REAL v1538 = v1535 - v1537;
const REAL v1539 = v497 * v1104;
const REAL v1540 = v1527 + v1539;
const REAL v1541 = v103 * v1104;
const REAL v1542 = v1538 + v1541;
const REAL v1543 = v489 * v1329;
const REAL v1544 = v98 * v1329;
const REAL v1545 = v489 * v1105;
const REAL v1546 = v157 * v1105;
const REAL v1547 = v1544 - v1546;
const REAL v1548 = v489 * v1328;
const REAL v1549 = v99 * v1328;
const REAL v1550 = v1547 + v1549;
const REAL v1551 = v489 * v1106;
const REAL v1552 = v156 * v1106;
const REAL v1553 = v1550 + v1552;
const REAL v1554 = v489 * v1327;
const REAL v1555 = v100 * v1327;
const REAL v1556 = v1553 + v1555;
const REAL v1557 = v489 * v1107;
const REAL v1558 = v155 * v1107;
const REAL v1559 = v1556 + v1558;
const REAL v1560 = v489 * v1326;
const REAL v1561 = v101 * v1326;
const REAL v1562 = v1559 + v1561;
const REAL v1563 = v489 * v1108;
const REAL v1564 = v154 * v1108;
const REAL v1565 = v1562 + v1564;
const REAL v1566 = v481 * v1329;
const REAL v1567 = v1560 + v1566;
const REAL v1568 = v101 * v1329;
const REAL v1569 = v481 * v1108;
const REAL v1570 = v1545 + v1569;
const REAL v1571 = v157 * v1108;
const REAL v1572 = v1568 - v1571;
const REAL v1573 = v481 * v1328;
const REAL v1574 = v1554 - v1573;
const REAL v1575 = v100 * v1328;
const REAL v1576 = v1572 - v1575;
const REAL v1577 = v481 * v1107;
const REAL v1578 = v1551 - v1577;
const REAL v1579 = v156 * v1107;
const REAL v1580 = v1576 - v1579;
const REAL v1581 = v481 * v1327;
const REAL v1582 = v1548 + v1581;
const REAL v1583 = v99 * v1327;
const REAL v1584 = v1580 + v1583;
const REAL v1585 = v481 * v1106;
const REAL v1586 = v1557 + v1585;
const REAL v1587 = v155 * v1106;
const REAL v1588 = v1584 + v1587;
const REAL v1589 = v481 * v1326;
const REAL v1590 = v1543 - v1589;
const REAL v1591 = v98 * v1326;
const REAL v1592 = v1588 - v1591;
const REAL v1593 = v481 * v1105;
const REAL v1594 = v1563 - v1593;
const REAL v1595 = v154 * v1105;
const REAL v1596 = v1592 - v1595;
const REAL v1597 = v473 * v1329;
const REAL v1598 = v1574 + v1597;
const REAL v1599 = v100 * v1329;
const REAL v1600 = v473 * v1107;
const REAL v1601 = v1570 + v1600;
const REAL v1602 = v157 * v1107;
const REAL v1603 = v1599 - v1602;
const REAL v1604 = v473 * v1328;
const REAL v1605 = v1567 + v1604;
const REAL v1606 = v101 * v1328;
const REAL v1607 = v1603 + v1606;
const REAL v1608 = v473 * v1108;
const REAL v1609 = v1578 + v1608;
const REAL v1610 = v156 * v1108;
const REAL v1611 = v1607 + v1610;
const REAL v1612 = v473 * v1327;
const REAL v1613 = v1590 - v1612;
const REAL v1614 = v98 * v1327;
const REAL v1615 = v1611 - v1614;
const REAL v1616 = v473 * v1105;
const REAL v1617 = v1586 - v1616;
const REAL v1618 = v155 * v1105;
const REAL v1619 = v1615 - v1618;
const REAL v1620 = v473 * v1326;
const REAL v1621 = v1582 - v1620;
const REAL v1622 = v99 * v1326;
const REAL v1623 = v1619 - v1622;
const REAL v1624 = v473 * v1106;
const REAL v1625 = v1594 - v1624;
const REAL v1626 = v154 * v1106;
const REAL v1627 = v1623 - v1626;
const REAL v1628 = v509 * v1044;
const REAL v1629 = v1531 + v1628;
const REAL v1630 = v66 * v1044;
const REAL v1631 = v509 * v986;
const REAL v1632 = v79 * v986;
const REAL v1633 = v1630 + v1632;
const REAL v1634 = v509 * v1336;
const REAL v1635 = v1510 + v1634;
const REAL v1636 = v80 * v1336;
const REAL v1637 = v1633 - v1636;
const REAL v1638 = v509 * v1050;
const REAL v1639 = v1347 + v1638;
const REAL v1640 = v158 * v1050;
const REAL v1641 = v1637 + v1640;
const REAL v1642 = v501 * v1080;
const REAL v1643 = v1629 + v1642;
const REAL v1644 = v66 * v1080;
const REAL v1645 = v501 * v986;
const REAL v1646 = v90 * v986;
const REAL v1647 = v1644 + v1646;
const REAL v1648 = v501 * v1336;
const REAL v1649 = v1523 + v1648;
const REAL v1650 = v89 * v1336;
const REAL v1651 = v1647 - v1650;
const REAL v1652 = v501 * v1086;
const REAL v1653 = v1639 + v1652;
const REAL v1654 = v158 * v1086;
const REAL v1655 = v1651 + v1654;
const REAL v1656 = v493 * v1098;
const REAL v1657 = v1643 + v1656;
const REAL v1658 = v66 * v1098;
const REAL v1659 = v493 * v986;
const REAL v1660 = v95 * v986;
const REAL v1661 = v1658 + v1660;
const REAL v1662 = v493 * v1336;
const REAL v1663 = v1536 + v1662;
const REAL v1664 = v97 * v1336;
const REAL v1665 = v1661 - v1664;
const REAL v1666 = v493 * v1104;
const REAL v1667 = v1653 + v1666;
const REAL v1668 = v158 * v1104;
const REAL v1669 = v1665 + v1668;
const REAL v1670 = v485 * v1503;
const REAL v1671 = v1613 + v1670;
const REAL v1672 = v98 * v1503;
const REAL v1673 = v485 * v1105;
const REAL v1674 = v205 * v1105;
const REAL v1675 = v1672 - v1674;
const REAL v1676 = v485 * v1502;
const REAL v1677 = v1621 + v1676;
const REAL v1678 = v99 * v1502;
const REAL v1679 = v1675 + v1678;
const REAL v1680 = v485 * v1106;
const REAL v1681 = v204 * v1106;
const REAL v1682 = v1679 + v1681;
const REAL v1683 = v485 * v1501;
const REAL v1684 = v1598 + v1683;
const REAL v1685 = v100 * v1501;
const REAL v1686 = v1682 + v1685;
const REAL v1687 = v485 * v1107;
const REAL v1688 = v203 * v1107;
const REAL v1689 = v1686 + v1688;
const REAL v1690 = v485 * v1500;
const REAL v1691 = v1605 - v1690;
const REAL v1692 = v101 * v1500;
const REAL v1693 = v1689 - v1692;
const REAL v1694 = v485 * v1108;
const REAL v1695 = v202 * v1108;
const REAL v1696 = v1693 - v1695;
const REAL v1697 = v477 * v1503;
const REAL v1698 = v1691 + v1697;
const REAL v1699 = v101 * v1503;
const REAL v1700 = v477 * v1108;
const REAL v1701 = v1673 + v1700;
const REAL v1702 = v205 * v1108;
const REAL v1703 = v1699 - v1702;
const REAL v1704 = v477 * v1502;
const REAL v1705 = v1684 - v1704;
const REAL v1706 = v100 * v1502;
const REAL v1707 = v1703 - v1706;
const REAL v1708 = v477 * v1107;
const REAL v1709 = v1680 - v1708;
const REAL v1710 = v204 * v1107;
const REAL v1711 = v1707 - v1710;
const REAL v1712 = v477 * v1501;
const REAL v1713 = v1677 + v1712;
const REAL v1714 = v99 * v1501;
const REAL v1715 = v1711 + v1714;
const REAL v1716 = v477 * v1106;
const REAL v1717 = v1687 + v1716;
const REAL v1718 = v203 * v1106;
const REAL v1719 = v1715 + v1718;
const REAL v1720 = v477 * v1500;
const REAL v1721 = v1671 + v1720;
const REAL v1722 = v98 * v1500;
const REAL v1723 = v1719 + v1722;
const REAL v1724 = v477 * v1105;
const REAL v1725 = v1724 - v1694;
const REAL v1726 = v202 * v1105;
const REAL v1727 = v1723 + v1726;
const REAL v1728 = v470 * v1503;
const REAL v1729 = v1705 + v1728;
const REAL v1730 = v100 * v1503;
const REAL v1731 = v470 * v1107;
const REAL v1732 = v1701 + v1731;
const REAL v1733 = v205 * v1107;
const REAL v1734 = v1730 - v1733;
const REAL v1735 = v470 * v1502;
const REAL v1736 = v1698 + v1735;
const REAL v1737 = v101 * v1502;
const REAL v1738 = v1734 + v1737;
const REAL v1739 = v470 * v1108;
const REAL v1740 = v1709 + v1739;
const REAL v1741 = v204 * v1108;
const REAL v1742 = v1738 + v1741;
const REAL v1743 = v470 * v1501;
const REAL v1744 = v1721 - v1743;
const REAL v1745 = v98 * v1501;
const REAL v1746 = v1742 - v1745;
const REAL v1747 = v470 * v1105;
const REAL v1748 = v1717 - v1747;
const REAL v1749 = v203 * v1105;
const REAL v1750 = v1746 - v1749;
const REAL v1751 = v470 * v1500;
const REAL v1752 = v1713 + v1751;
const REAL v1753 = v99 * v1500;
const REAL v1754 = v1750 + v1753;
const REAL v1755 = v470 * v1106;
const REAL v1756 = v1725 + v1755;
const REAL v1757 = v202 * v1106;
const REAL v1758 = v1754 + v1757;
const REAL v1759 = REAL(2.0) * v992;
const REAL v1760 = v266 * v1759;
const REAL v1761 = v68 * v1759;
const REAL v1762 = REAL(2.0) * v999;
const REAL v1763 = v266 * v1762;
const REAL v1764 = v70 * v1762;
const REAL v1765 = v1761 + v1764;
const REAL v1766 = v267 * v1516;
const REAL v1767 = v1760 + v1766;
const REAL v1768 = v68 * v1516;
const REAL v1769 = v267 * v992;
const REAL v1770 = v208 * v992;
const REAL v1771 = v1768 + v1770;
const REAL v1772 = v267 * v1641;
const REAL v1773 = v1763 + v1772;
const REAL v1774 = v70 * v1641;
const REAL v1775 = v1771 + v1774;
const REAL v1776 = v267 * v999;
const REAL v1777 = v238 * v999;
const REAL v1778 = v1775 + v1777;
const REAL v1779 = v268 * v1529;
const REAL v1780 = v1767 + v1779;
const REAL v1781 = v68 * v1529;
const REAL v1782 = v268 * v992;
const REAL v1783 = v211 * v992;
const REAL v1784 = v1781 + v1783;
const REAL v1785 = v268 * v1655;
const REAL v1786 = v1773 + v1785;
const REAL v1787 = v70 * v1655;
const REAL v1788 = v1784 + v1787;
const REAL v1789 = v268 * v999;
const REAL v1790 = v241 * v999;
const REAL v1791 = v1788 + v1790;
const REAL v1792 = v269 * v1542;
const REAL v1793 = v1780 + v1792;
const REAL v1794 = v68 * v1542;
const REAL v1795 = v269 * v992;
const REAL v1796 = v214 * v992;
const REAL v1797 = v1794 + v1796;
const REAL v1798 = v269 * v1669;
const REAL v1799 = v1786 + v1798;
const REAL v1800 = v70 * v1669;
const REAL v1801 = v1797 + v1800;
const REAL v1802 = v269 * v999;
const REAL v1803 = v244 * v999;
const REAL v1804 = v1801 + v1803;
const REAL v1805 = v270 * v1565;
const REAL v1806 = v1793 + v1805;
const REAL v1807 = v68 * v1565;
const REAL v1808 = v270 * v992;
const REAL v1809 = v221 * v992;
const REAL v1810 = v1807 + v1809;
const REAL v1811 = v270 * v1696;
const REAL v1812 = v1799 + v1811;
const REAL v1813 = v70 * v1696;
const REAL v1814 = v1810 + v1813;
const REAL v1815 = v270 * v999;
const REAL v1816 = v251 * v999;
const REAL v1817 = v1814 + v1816;
const REAL v1818 = v271 * v1596;
const REAL v1819 = v1806 + v1818;
const REAL v1820 = v68 * v1596;
const REAL v1821 = v271 * v992;
const REAL v1822 = v228 * v992;
const REAL v1823 = v1820 + v1822;
const REAL v1824 = v271 * v1727;
const REAL v1825 = v1812 + v1824;
const REAL v1826 = v70 * v1727;
const REAL v1827 = v1823 + v1826;
const REAL v1828 = v271 * v999;
const REAL v1829 = v258 * v999;
const REAL v1830 = v1827 + v1829;
const REAL v1831 = v272 * v1627;
const REAL v1832 = v1819 + v1831;
const REAL v1833 = v68 * v1627;
const REAL v1834 = v272 * v992;
const REAL v1835 = v235 * v992;
const REAL v1836 = v1833 + v1835;
const REAL v1837 = v272 * v1758;
const REAL v1838 = v1825 + v1837;
const REAL v1839 = v70 * v1758;
const REAL v1840 = v1836 + v1839;
const REAL v1841 = v272 * v999;
const REAL v1842 = v265 * v999;
const REAL v1843 = v1840 + v1842;
const REAL v1844 = REAL(2.0) * v1516;
const REAL v1845 = v273 * v1844;
const REAL v1846 = v1769 + v1845;
const REAL v1847 = v208 * v1844;
const REAL v1848 = REAL(2.0) * v1641;
const REAL v1849 = v273 * v1848;
const REAL v1850 = v1776 + v1849;
const REAL v1851 = v238 * v1848;
const REAL v1852 = v1847 + v1851;
const REAL v1853 = v309 * v1529;
const REAL v1854 = v1846 + v1853;
const REAL v1855 = v208 * v1529;
const REAL v1856 = v309 * v1516;
const REAL v1857 = v1782 + v1856;
const REAL v1858 = v211 * v1516;
const REAL v1859 = v1855 + v1858;
const REAL v1860 = v309 * v1655;
const REAL v1861 = v1850 + v1860;
const REAL v1862 = v238 * v1655;
const REAL v1863 = v1859 + v1862;
const REAL v1864 = v309 * v1641;
const REAL v1865 = v1789 + v1864;
const REAL v1866 = v241 * v1641;
const REAL v1867 = v1863 + v1866;
const REAL v1868 = v310 * v1542;
const REAL v1869 = v1854 + v1868;
const REAL v1870 = v208 * v1542;
const REAL v1871 = v310 * v1516;
const REAL v1872 = v1795 + v1871;
const REAL v1873 = v214 * v1516;
const REAL v1874 = v1870 + v1873;
const REAL v1875 = v310 * v1669;
const REAL v1876 = v1861 + v1875;
const REAL v1877 = v238 * v1669;
const REAL v1878 = v1874 + v1877;
const REAL v1879 = v310 * v1641;
const REAL v1880 = v1802 + v1879;
const REAL v1881 = v244 * v1641;
const REAL v1882 = v1878 + v1881;
const REAL v1883 = v312 * v1565;
const REAL v1884 = v1869 + v1883;
const REAL v1885 = v208 * v1565;
const REAL v1886 = v312 * v1516;
const REAL v1887 = v1808 + v1886;
const REAL v1888 = v221 * v1516;
const REAL v1889 = v1885 + v1888;
const REAL v1890 = v312 * v1696;
const REAL v1891 = v1876 + v1890;
const REAL v1892 = v238 * v1696;
const REAL v1893 = v1889 + v1892;
const REAL v1894 = v312 * v1641;
const REAL v1895 = v1815 + v1894;
const REAL v1896 = v251 * v1641;
const REAL v1897 = v1893 + v1896;
const REAL v1898 = v315 * v1596;
const REAL v1899 = v1884 + v1898;
const REAL v1900 = v208 * v1596;
const REAL v1901 = v315 * v1516;
const REAL v1902 = v1821 + v1901;
const REAL v1903 = v228 * v1516;
const REAL v1904 = v1900 + v1903;
const REAL v1905 = v315 * v1727;
const REAL v1906 = v1891 + v1905;
const REAL v1907 = v238 * v1727;
const REAL v1908 = v1904 + v1907;
const REAL v1909 = v315 * v1641;
const REAL v1910 = v1828 + v1909;
const REAL v1911 = v258 * v1641;
const REAL v1912 = v1908 + v1911;
const REAL v1913 = v319 * v1627;
const REAL v1914 = v1899 + v1913;
const REAL v1915 = v208 * v1627;
const REAL v1916 = v319 * v1516;
const REAL v1917 = v1834 + v1916;
const REAL v1918 = v235 * v1516;
const REAL v1919 = v1915 + v1918;
const REAL v1920 = v319 * v1758;
const REAL v1921 = v1906 + v1920;
const REAL v1922 = v238 * v1758;
const REAL v1923 = v1919 + v1922;
const REAL v1924 = v319 * v1641;
const REAL v1925 = v1841 + v1924;
const REAL v1926 = v265 * v1641;
const REAL v1927 = v1923 + v1926;
const REAL v1928 = REAL(2.0) * v1529;
const REAL v1929 = v280 * v1928;
const REAL v1930 = v1857 + v1929;
const REAL v1931 = v211 * v1928;
const REAL v1932 = REAL(2.0) * v1655;
const REAL v1933 = v280 * v1932;
const REAL v1934 = v1865 + v1933;
const REAL v1935 = v241 * v1932;
const REAL v1936 = v1931 + v1935;
const REAL v1937 = v311 * v1542;
const REAL v1938 = v1930 + v1937;
const REAL v1939 = v211 * v1542;
const REAL v1940 = v311 * v1529;
const REAL v1941 = v1872 + v1940;
const REAL v1942 = v214 * v1529;
const REAL v1943 = v1939 + v1942;
const REAL v1944 = v311 * v1669;
const REAL v1945 = v1934 + v1944;
const REAL v1946 = v241 * v1669;
const REAL v1947 = v1943 + v1946;
const REAL v1948 = v311 * v1655;
const REAL v1949 = v1880 + v1948;
const REAL v1950 = v244 * v1655;
const REAL v1951 = v1947 + v1950;
const REAL v1952 = v313 * v1565;
const REAL v1953 = v1938 + v1952;
const REAL v1954 = v211 * v1565;
const REAL v1955 = v313 * v1529;
const REAL v1956 = v1887 + v1955;
const REAL v1957 = v221 * v1529;
const REAL v1958 = v1954 + v1957;
const REAL v1959 = v313 * v1696;
const REAL v1960 = v1945 + v1959;
const REAL v1961 = v241 * v1696;
const REAL v1962 = v1958 + v1961;
const REAL v1963 = v313 * v1655;
const REAL v1964 = v1895 + v1963;
const REAL v1965 = v251 * v1655;
const REAL v1966 = v1962 + v1965;
const REAL v1967 = v316 * v1596;
const REAL v1968 = v1953 + v1967;
const REAL v1969 = v211 * v1596;
const REAL v1970 = v316 * v1529;
const REAL v1971 = v1902 + v1970;
const REAL v1972 = v228 * v1529;
const REAL v1973 = v1969 + v1972;
const REAL v1974 = v316 * v1727;
const REAL v1975 = v1960 + v1974;
const REAL v1976 = v241 * v1727;
const REAL v1977 = v1973 + v1976;
const REAL v1978 = v316 * v1655;
const REAL v1979 = v1910 + v1978;
const REAL v1980 = v258 * v1655;
const REAL v1981 = v1977 + v1980;
const REAL v1982 = v320 * v1627;
const REAL v1983 = v1968 + v1982;
const REAL v1984 = v211 * v1627;
const REAL v1985 = v320 * v1529;
const REAL v1986 = v1917 + v1985;
const REAL v1987 = v235 * v1529;
const REAL v1988 = v1984 + v1987;
const REAL v1989 = v320 * v1758;
const REAL v1990 = v1975 + v1989;
const REAL v1991 = v241 * v1758;
const REAL v1992 = v1988 + v1991;
const REAL v1993 = v320 * v1655;
const REAL v1994 = v1925 + v1993;
const REAL v1995 = v265 * v1655;
const REAL v1996 = v1992 + v1995;
const REAL v1997 = REAL(2.0) * v1542;
const REAL v1998 = v287 * v1997;
const REAL v1999 = v1941 + v1998;
const REAL v2000 = v214 * v1997;
const REAL v2001 = REAL(2.0) * v1669;
const REAL v2002 = v287 * v2001;
const REAL v2003 = v1949 + v2002;
const REAL v2004 = v244 * v2001;
const REAL v2005 = v2000 + v2004;
const REAL v2006 = v314 * v1565;
const REAL v2007 = v1999 + v2006;
const REAL v2008 = v214 * v1565;
const REAL v2009 = v314 * v1542;
const REAL v2010 = v1956 + v2009;
const REAL v2011 = v221 * v1542;
const REAL v2012 = v2008 + v2011;
const REAL v2013 = v314 * v1696;
const REAL v2014 = v2003 + v2013;
const REAL v2015 = v244 * v1696;
const REAL v2016 = v2012 + v2015;
const REAL v2017 = v314 * v1669;
const REAL v2018 = v1964 + v2017;
const REAL v2019 = v251 * v1669;
const REAL v2020 = v2016 + v2019;
const REAL v2021 = v317 * v1596;
const REAL v2022 = v2007 + v2021;
const REAL v2023 = v214 * v1596;
const REAL v2024 = v317 * v1542;
const REAL v2025 = v1971 + v2024;
const REAL v2026 = v228 * v1542;
const REAL v2027 = v2023 + v2026;
const REAL v2028 = v317 * v1727;
const REAL v2029 = v2014 + v2028;
const REAL v2030 = v244 * v1727;
const REAL v2031 = v2027 + v2030;
const REAL v2032 = v317 * v1669;
const REAL v2033 = v1979 + v2032;
const REAL v2034 = v258 * v1669;
const REAL v2035 = v2031 + v2034;
const REAL v2036 = v321 * v1627;
const REAL v2037 = v2022 + v2036;
const REAL v2038 = v214 * v1627;
const REAL v2039 = v321 * v1542;
const REAL v2040 = v1986 + v2039;
const REAL v2041 = v235 * v1542;
const REAL v2042 = v2038 + v2041;
const REAL v2043 = v321 * v1758;
const REAL v2044 = v2029 + v2043;
const REAL v2045 = v244 * v1758;
const REAL v2046 = v2042 + v2045;
const REAL v2047 = v321 * v1669;
const REAL v2048 = v1994 + v2047;
const REAL v2049 = v265 * v1669;
const REAL v2050 = v2046 + v2049;
const REAL v2051 = REAL(2.0) * v1565;
const REAL v2052 = v294 * v2051;
const REAL v2053 = v2010 + v2052;
const REAL v2054 = v221 * v2051;
const REAL v2055 = REAL(2.0) * v1696;
const REAL v2056 = v294 * v2055;
const REAL v2057 = v2018 + v2056;
const REAL v2058 = v251 * v2055;
const REAL v2059 = v2054 + v2058;
const REAL v2060 = v318 * v1596;
const REAL v2061 = v2053 + v2060;
const REAL v2062 = v221 * v1596;
const REAL v2063 = v318 * v1565;
const REAL v2064 = v2025 + v2063;
const REAL v2065 = v228 * v1565;
const REAL v2066 = v2062 + v2065;
const REAL v2067 = v318 * v1727;
const REAL v2068 = v2057 + v2067;
const REAL v2069 = v251 * v1727;
const REAL v2070 = v2066 + v2069;
const REAL v2071 = v318 * v1696;
const REAL v2072 = v2033 + v2071;
const REAL v2073 = v258 * v1696;
const REAL v2074 = v2070 + v2073;
const REAL v2075 = v322 * v1627;
const REAL v2076 = v2061 + v2075;
const REAL v2077 = v221 * v1627;
const REAL v2078 = v322 * v1565;
const REAL v2079 = v2040 + v2078;
const REAL v2080 = v235 * v1565;
const REAL v2081 = v2077 + v2080;
const REAL v2082 = v322 * v1758;
const REAL v2083 = v2068 + v2082;
const REAL v2084 = v251 * v1758;
const REAL v2085 = v2081 + v2084;
const REAL v2086 = v322 * v1696;
const REAL v2087 = v2048 + v2086;
const REAL v2088 = v265 * v1696;
const REAL v2089 = v2085 + v2088;
const REAL v2090 = REAL(2.0) * v1596;
const REAL v2091 = v301 * v2090;
const REAL v2092 = v2064 + v2091;
const REAL v2093 = v228 * v2090;
const REAL v2094 = REAL(2.0) * v1727;
const REAL v2095 = v301 * v2094;
const REAL v2096 = v2072 + v2095;
const REAL v2097 = v258 * v2094;
const REAL v2098 = v2093 + v2097;
const REAL v2099 = v323 * v1627;
const REAL v2100 = v2092 + v2099;
const REAL v2101 = v228 * v1627;
const REAL v2102 = v323 * v1596;
const REAL v2103 = v2079 + v2102;
const REAL v2104 = v235 * v1596;
const REAL v2105 = v2101 + v2104;
const REAL v2106 = v323 * v1758;
const REAL v2107 = v2096 + v2106;
const REAL v2108 = v258 * v1758;
const REAL v2109 = v2105 + v2108;
const REAL v2110 = v323 * v1727;
const REAL v2111 = v2087 + v2110;
const REAL v2112 = v265 * v1727;
const REAL v2113 = v2109 + v2112;
const REAL v2114 = REAL(2.0) * v1627;
const REAL v2115 = v308 * v2114;
const REAL v2116 = v2103 + v2115;
const REAL v2117 = v235 * v2114;
const REAL v2118 = REAL(2.0) * v1758;
const REAL v2119 = v308 * v2118;
const REAL v2120 = v2111 + v2119;
const REAL v2121 = v265 * v2118;
const REAL v2122 = v2117 + v2121;
const REAL v2123 = v202 * v2120;
const REAL v2124 = v1752 + v2123;
const REAL v2125 = v99 * v2120;
const REAL v2126 = v1756 + v2125;
const REAL v2127 = v203 * v2120;
const REAL v2128 = v1744 - v2127;
const REAL v2129 = v98 * v2120;
const REAL v2130 = v1748 - v2129;
const REAL v2131 = v204 * v2120;
const REAL v2132 = v1736 + v2131;
const REAL v2133 = v101 * v2120;
const REAL v2134 = v1740 + v2133;
const REAL v2135 = v205 * v2120;
const REAL v2136 = v1729 - v2135;
const REAL v2137 = v100 * v2120;
const REAL v2138 = v1732 + v2137;
const REAL v2139 = v202 * v2107;
const REAL v2140 = v2128 + v2139;
const REAL v2141 = v98 * v2107;
const REAL v2142 = v2126 + v2141;
const REAL v2143 = v203 * v2107;
const REAL v2144 = v2124 + v2143;
const REAL v2145 = v99 * v2107;
const REAL v2146 = v2130 + v2145;
const REAL v2147 = v204 * v2107;
const REAL v2148 = v2136 - v2147;
const REAL v2149 = v100 * v2107;
const REAL v2150 = v2134 - v2149;
const REAL v2151 = v205 * v2107;
const REAL v2152 = v2132 - v2151;
const REAL v2153 = v101 * v2107;
const REAL v2154 = v2138 + v2153;
const REAL v2155 = v202 * v2083;
const REAL v2156 = v2152 - v2155;
const REAL v2157 = v101 * v2083;
const REAL v2158 = v2142 - v2157;
const REAL v2159 = v203 * v2083;
const REAL v2160 = v2148 + v2159;
const REAL v2161 = v100 * v2083;
const REAL v2162 = v2146 + v2161;
const REAL v2163 = v204 * v2083;
const REAL v2164 = v2144 + v2163;
const REAL v2165 = v99 * v2083;
const REAL v2166 = v2150 + v2165;
const REAL v2167 = v205 * v2083;
const REAL v2168 = v2140 - v2167;
const REAL v2169 = v98 * v2083;
const REAL v2170 = v2154 + v2169;
const REAL v2171 = v158 * v2044;
const REAL v2172 = v1663 + v2171;
const REAL v2173 = v97 * v2044;
const REAL v2174 = v1667 - v2173;
const REAL v2175 = v95 * v2044;
const REAL v2176 = v1657 + v2175;
const REAL v2177 = v66 * v2044;
const REAL v2178 = v1659 + v2177;
const REAL v2179 = v158 * v1990;
const REAL v2180 = v1649 + v2179;
const REAL v2181 = v89 * v1990;
const REAL v2182 = v2174 - v2181;
const REAL v2183 = v90 * v1990;
const REAL v2184 = v2176 + v2183;
const REAL v2185 = v66 * v1990;
const REAL v2186 = v1645 + v2185;
const REAL v2187 = v158 * v1921;
const REAL v2188 = v1635 + v2187;
const REAL v2189 = v80 * v1921;
const REAL v2190 = v2182 - v2189;
const REAL v2191 = v79 * v1921;
const REAL v2192 = v2184 + v2191;
const REAL v2193 = v66 * v1921;
const REAL v2194 = v1631 + v2193;
const REAL v2195 = v154 * v2116;
const REAL v2196 = v2164 - v2195;
const REAL v2197 = v99 * v2116;
const REAL v2198 = v1625 - v2197;
const REAL v2199 = v155 * v2116;
const REAL v2200 = v2168 - v2199;
const REAL v2201 = v98 * v2116;
const REAL v2202 = v1617 - v2201;
const REAL v2203 = v156 * v2116;
const REAL v2204 = v2156 + v2203;
const REAL v2205 = v101 * v2116;
const REAL v2206 = v1609 + v2205;
const REAL v2207 = v157 * v2116;
const REAL v2208 = v2160 - v2207;
const REAL v2209 = v100 * v2116;
const REAL v2210 = v1601 + v2209;
const REAL v2211 = v154 * v2100;
const REAL v2212 = v2200 - v2211;
const REAL v2213 = v98 * v2100;
const REAL v2214 = v2198 - v2213;
const REAL v2215 = v155 * v2100;
const REAL v2216 = v2196 + v2215;
const REAL v2217 = v99 * v2100;
const REAL v2218 = v2202 + v2217;
const REAL v2219 = v156 * v2100;
const REAL v2220 = v2208 - v2219;
const REAL v2221 = v100 * v2100;
const REAL v2222 = v2206 - v2221;
const REAL v2223 = v157 * v2100;
const REAL v2224 = v2204 - v2223;
const REAL v2225 = v101 * v2100;
const REAL v2226 = v2210 + v2225;
const REAL v2227 = v154 * v2076;
const REAL v2228 = v2224 + v2227;
const REAL v2229 = v101 * v2076;
const REAL v2230 = v2214 + v2229;
const REAL v2231 = v155 * v2076;
const REAL v2232 = v2220 + v2231;
const REAL v2233 = v100 * v2076;
const REAL v2234 = v2218 + v2233;
const REAL v2235 = v156 * v2076;
const REAL v2236 = v2216 + v2235;
const REAL v2237 = v99 * v2076;
const REAL v2238 = v2222 + v2237;
const REAL v2239 = v157 * v2076;
const REAL v2240 = v2212 - v2239;
const REAL v2241 = v98 * v2076;
const REAL v2242 = v2226 + v2241;
const REAL v2243 = v103 * v2037;
const REAL v2244 = v2172 + v2243;
const REAL v2245 = v97 * v2037;
const REAL v2246 = v1540 - v2245;
const REAL v2247 = v94 * v2037;
const REAL v2248 = v2192 + v2247;
const REAL v2249 = v66 * v2037;
const REAL v2250 = v1533 + v2249;
const REAL v2251 = v103 * v1983;
const REAL v2252 = v2180 + v2251;
const REAL v2253 = v89 * v1983;
const REAL v2254 = v2246 - v2253;
const REAL v2255 = v87 * v1983;
const REAL v2256 = v2248 + v2255;
const REAL v2257 = v66 * v1983;
const REAL v2258 = v1520 + v2257;
const REAL v2259 = v103 * v1914;
const REAL v2260 = v2188 + v2259;
const REAL v2261 = v80 * v1914;
const REAL v2262 = v2254 - v2261;
const REAL v2263 = v81 * v1914;
const REAL v2264 = v2256 + v2263;
const REAL v2265 = v66 * v1914;
const REAL v2266 = v1507 + v2265;
const REAL v2267 = v19 * v2170;
const REAL v2268 = v19 * v2166;
const REAL v2269 = v19 * v2162;
const REAL v2270 = v19 * v2158;
const REAL v2271 = v182 * v2269;
const REAL v2272 = v1493 + v2271;
const REAL v2273 = v9 * v2269;
const REAL v2274 = v1497 + v2273;
const REAL v2275 = v182 * v2270;
const REAL v2276 = v1486 - v2275;
const REAL v2277 = v8 * v2270;
const REAL v2278 = v2274 - v2277;
const REAL v2279 = v188 * v2270;
const REAL v2280 = v1479 + v2279;
const REAL v2281 = v7 * v2270;
const REAL v2282 = v1482 + v2281;
const REAL v2283 = v193 * v2268;
const REAL v2284 = v2272 + v2283;
const REAL v2285 = v9 * v2268;
const REAL v2286 = v1475 + v2285;
const REAL v2287 = v186 * v2268;
const REAL v2288 = v2276 - v2287;
const REAL v2289 = v8 * v2268;
const REAL v2290 = v1468 - v2289;
const REAL v2291 = v186 * v2269;
const REAL v2292 = v2280 + v2291;
const REAL v2293 = v7 * v2269;
const REAL v2294 = v2290 + v2293;
const REAL v2295 = v2282 - v2286;
const REAL v2296 = v2286 - v2282;
const REAL v2297 = v159 * v2294;
const REAL v2298 = v1447 + v2297;
const REAL v2299 = v20 * v2294;
const REAL v2300 = v1451 + v2299;
const REAL v2301 = v159 * v2267;
const REAL v2302 = v1439 + v2301;
const REAL v2303 = v32 * v2267;
const REAL v2304 = v2300 + v2303;
const REAL v2305 = v106 * v2294;
const REAL v2306 = v1432 + v2305;
const REAL v2307 = v21 * v2294;
const REAL v2308 = v1435 + v2307;
const REAL v2309 = v159 * v2296;
const REAL v2310 = v2306 + v2309;
const REAL v2311 = v21 * v2296;
const REAL v2312 = v2304 + v2311;
const REAL v2313 = v159 * v2268;
const REAL v2314 = v1417 - v2313;
const REAL v2315 = v29 * v2268;
const REAL v2316 = v2312 - v2315;
const REAL v2317 = v159 * v2278;
const REAL v2318 = v1408 + v2317;
const REAL v2319 = v22 * v2278;
const REAL v2320 = v2316 + v2319;
const REAL v2321 = v159 * v2269;
const REAL v2322 = v1401 + v2321;
const REAL v2323 = v26 * v2269;
const REAL v2324 = v2320 + v2323;
const REAL v2325 = REAL(2.0) * v2267;
const REAL v2326 = v164 * v2325;
const REAL v2327 = v2298 + v2326;
const REAL v2328 = v20 * v2325;
const REAL v2329 = v1395 + v2328;
const REAL v2330 = REAL(2.0) * v2268;
const REAL v2331 = v164 * v2330;
const REAL v2332 = v2310 - v2331;
const REAL v2333 = v21 * v2330;
const REAL v2334 = v2329 - v2333;
const REAL v2335 = REAL(2.0) * v2269;
const REAL v2336 = v164 * v2335;
const REAL v2337 = v2318 - v2336;
const REAL v2338 = v22 * v2335;
const REAL v2339 = v2334 - v2338;
const REAL v2340 = REAL(2.0) * v2270;
const REAL v2341 = v164 * v2340;
const REAL v2342 = v1367 - v2341;
const REAL v2343 = v23 * v2340;
const REAL v2344 = v2339 - v2343;
const REAL v2345 = v163 * v2344;
const REAL v2346 = v1360 + v2345;
const REAL v2347 = v110 * v2344;
const REAL v2348 = v2347 - v1362;
const REAL v2349 = REAL(2.0) * v2348;
const REAL v2350 = v66 * v2349;
const REAL v2351 = v1351 + v2350;
const REAL v2352 = v46 * v2349;
const REAL v2353 = v2264 + v2352;
const REAL v2354 = v158 * v2349;
const REAL v2355 = v1344 - v2354;
const REAL v2356 = v47 * v2349;
const REAL v2357 = v2190 - v2356;
const REAL v2358 = v158 * v2324;
const REAL v2359 = v1338 + v2358;
const REAL v2360 = v56 * v2324;
const REAL v2361 = v2357 + v2360;
const REAL v2362 = v102 * v2361;
const REAL v2363 = v1331 + v2362;
const REAL v2364 = v64 * v2361;
const REAL v2365 = v1334 + v2364;
const REAL v2366 = v19 * v2242;
const REAL v2367 = v19 * v2238;
const REAL v2368 = v19 * v2234;
const REAL v2369 = v19 * v2230;
const REAL v2370 = v140 * v2368;
const REAL v2371 = v2284 + v2370;
const REAL v2372 = v9 * v2368;
const REAL v2373 = v1323 + v2372;
const REAL v2374 = v140 * v2369;
const REAL v2375 = v2288 + v2374;
const REAL v2376 = v8 * v2369;
const REAL v2377 = v2373 + v2376;
const REAL v2378 = v129 * v2369;
const REAL v2379 = v2292 + v2378;
const REAL v2380 = v7 * v2369;
const REAL v2381 = v1308 + v2380;
const REAL v2382 = v129 * v2367;
const REAL v2383 = v2371 + v2382;
const REAL v2384 = v9 * v2367;
const REAL v2385 = v2381 + v2384;
const REAL v2386 = v136 * v2367;
const REAL v2387 = v2375 + v2386;
const REAL v2388 = v8 * v2367;
const REAL v2389 = v1293 + v2388;
const REAL v2390 = v141 * v2368;
const REAL v2391 = v2379 + v2390;
const REAL v2392 = v7 * v2368;
const REAL v2393 = v1286 + v2392;
const REAL v2394 = v2295 + v2377;
const REAL v2395 = v106 * v2394;
const REAL v2396 = v2327 + v2395;
const REAL v2397 = v20 * v2394;
const REAL v2398 = v2308 + v2397;
const REAL v2399 = v2270 - v2366;
const REAL v2400 = v106 * v2399;
const REAL v2401 = v2322 + v2400;
const REAL v2402 = v26 * v2399;
const REAL v2403 = v2398 + v2402;
const REAL v2404 = v2389 - v2393;
const REAL v2405 = v2393 - v2389;
const REAL v2406 = v104 * v2405;
const REAL v2407 = v2396 + v2406;
const REAL v2408 = v20 * v2405;
const REAL v2409 = v1261 + v2408;
const REAL v2410 = v104 * v2366;
const REAL v2411 = v2302 + v2410;
const REAL v2412 = v32 * v2366;
const REAL v2413 = v2409 + v2412;
const REAL v2414 = v106 * v2404;
const REAL v2415 = v2337 + v2414;
const REAL v2416 = v22 * v2404;
const REAL v2417 = v2403 + v2416;
const REAL v2418 = v2368 - v2268;
const REAL v2419 = v106 * v2418;
const REAL v2420 = v2411 + v2419;
const REAL v2421 = v32 * v2418;
const REAL v2422 = v2417 + v2421;
const REAL v2423 = v2278 + v2385;
const REAL v2424 = v106 * v2423;
const REAL v2425 = v2342 + v2424;
const REAL v2426 = v23 * v2423;
const REAL v2427 = v2422 + v2426;
const REAL v2428 = v2369 - v2267;
const REAL v2429 = v106 * v2428;
const REAL v2430 = v2314 + v2429;
const REAL v2431 = v29 * v2428;
const REAL v2432 = v2427 + v2431;
const REAL v2433 = v104 * v2385;
const REAL v2434 = v2332 + v2433;
const REAL v2435 = v21 * v2385;
const REAL v2436 = v2413 + v2435;
const REAL v2437 = v104 * v2367;
const REAL v2438 = v2430 - v2437;
const REAL v2439 = v29 * v2367;
const REAL v2440 = v2436 - v2439;
const REAL v2441 = v104 * v2377;
const REAL v2442 = v2415 + v2441;
const REAL v2443 = v22 * v2377;
const REAL v2444 = v2440 + v2443;
const REAL v2445 = v104 * v2368;
const REAL v2446 = v2401 + v2445;
const REAL v2447 = v26 * v2368;
const REAL v2448 = v2444 + v2447;
const REAL v2449 = REAL(2.0) * v2366;
const REAL v2450 = v111 * v2449;
const REAL v2451 = v2407 + v2450;
const REAL v2452 = v20 * v2449;
const REAL v2453 = v1185 + v2452;
const REAL v2454 = REAL(2.0) * v2367;
const REAL v2455 = v111 * v2454;
const REAL v2456 = v2434 - v2455;
const REAL v2457 = v21 * v2454;
const REAL v2458 = v2453 - v2457;
const REAL v2459 = REAL(2.0) * v2368;
const REAL v2460 = v111 * v2459;
const REAL v2461 = v2442 - v2460;
const REAL v2462 = v22 * v2459;
const REAL v2463 = v2458 - v2462;
const REAL v2464 = REAL(2.0) * v2369;
const REAL v2465 = v111 * v2464;
const REAL v2466 = v2425 + v2465;
const REAL v2467 = v23 * v2464;
const REAL v2468 = v2463 + v2467;
const REAL v2469 = v110 * v2468;
const REAL v2470 = v2469 - v1151;
const REAL v2471 = v109 * v2468;
const REAL v2472 = v2346 + v2471;
const REAL v2473 = v55 * v2472;
const REAL v2474 = v2473 - v1149;
const REAL v2475 = v2473 + v2474;
const REAL v2476 = REAL(2.0) * v2470;
const REAL v2477 = v66 * v2476;
const REAL v2478 = v1141 + v2477;
const REAL v2479 = v45 * v2476;
const REAL v2480 = v2353 + v2479;
const REAL v2481 = v66 * v2432;
const REAL v2482 = v2359 + v2481;
const REAL v2483 = v56 * v2432;
const REAL v2484 = v2480 + v2483;
const REAL v2485 = v103 * v2476;
const REAL v2486 = v2355 - v2485;
const REAL v2487 = v47 * v2476;
const REAL v2488 = v2262 - v2487;
const REAL v2489 = v103 * v2448;
const REAL v2490 = v2482 + v2489;
const REAL v2491 = v56 * v2448;
const REAL v2492 = v2488 + v2491;
const REAL v2493 = v102 * v2492;
const REAL v2494 = v1114 + v2493;
const REAL v2495 = v63 * v2492;
const REAL v2496 = v2365 + v2495;
const REAL v2497 = v66 * v2496;
const REAL v2498 = v2484 + v2497;
const REAL v2499 = v2497 + v2498;
const REAL v2500 = REAL(0.5) * v2228;
const REAL v2501 = REAL(0.5) * v2232;
const REAL v2502 = REAL(0.5) * v2236;
const REAL v2503 = REAL(0.5) * v2240;
const REAL v2504 = v91 * v2244;
const REAL v2505 = v2490 + v2504;
const REAL v2506 = v56 * v2244;
const REAL v2507 = v2506 - v1102;
const REAL v2508 = v93 * v2178;
const REAL v2509 = v2505 + v2508;
const REAL v2510 = v56 * v2178;
const REAL v2511 = v2510 - v1096;
const REAL v2512 = v92 * v2250;
const REAL v2513 = v2509 + v2512;
const REAL v2514 = v56 * v2250;
const REAL v2515 = v2514 - v1090;
const REAL v2516 = v1096 - v2510;
const REAL v2517 = v86 * v2252;
const REAL v2518 = v2513 - v2517;
const REAL v2519 = v56 * v2252;
const REAL v2520 = v1084 - v2519;
const REAL v2521 = v83 * v2186;
const REAL v2522 = v2518 - v2521;
const REAL v2523 = v56 * v2186;
const REAL v2524 = v1078 - v2523;
const REAL v2525 = v85 * v2258;
const REAL v2526 = v2522 + v2525;
const REAL v2527 = v56 * v2258;
const REAL v2528 = v2527 - v1072;
const REAL v2529 = v2516 + v2520;
const REAL v2530 = v2511 + v2520;
const REAL v2531 = v1072 - v2527;
const REAL v2532 = v23 * v2530;
const REAL v2533 = v2461 + v2532;
const REAL v2534 = v22 * v2530;
const REAL v2535 = v2466 + v2534;
const REAL v2536 = v2507 + v2524;
const REAL v2537 = v21 * v2529;
const REAL v2538 = v2451 + v2537;
const REAL v2539 = v20 * v2529;
const REAL v2540 = v2456 + v2539;
const REAL v2541 = v77 * v2260;
const REAL v2542 = v2526 - v2541;
const REAL v2543 = v56 * v2260;
const REAL v2544 = v1048 - v2543;
const REAL v2545 = v76 * v2194;
const REAL v2546 = v2542 + v2545;
const REAL v2547 = v56 * v2194;
const REAL v2548 = v2547 - v1042;
const REAL v2549 = v73 * v2266;
const REAL v2550 = v2546 - v2549;
const REAL v2551 = v56 * v2266;
const REAL v2552 = v1036 - v2551;
const REAL v2553 = v2515 + v2544;
const REAL v2554 = v2543 - v1048;
const REAL v2555 = v2515 + v2554;
const REAL v2556 = v2531 + v2548;
const REAL v2557 = v2528 + v2548;
const REAL v2558 = v23 * v2553;
const REAL v2559 = v2540 + v2558;
const REAL v2560 = v21 * v2553;
const REAL v2561 = v2535 + v2560;
const REAL v2562 = v22 * v2557;
const REAL v2563 = v2559 + v2562;
const REAL v2564 = v21 * v2557;
const REAL v2565 = v2533 + v2564;
const REAL v2566 = v2507 + v2552;
const REAL v2567 = v2524 + v2552;
const REAL v2568 = v22 * v2555;
const REAL v2569 = v2538 + v2568;
const REAL v2570 = v20 * v2555;
const REAL v2571 = v2565 + v2570;
const REAL v2572 = v23 * v2556;
const REAL v2573 = v2569 + v2572;
const REAL v2574 = v20 * v2556;
const REAL v2575 = v2561 + v2574;
const REAL v2576 = -v1838;
const REAL v2577 = v66 * v1838;
const REAL v2578 = v2363 + v2577;
const REAL v2579 = v64 * v1838;
const REAL v2580 = v2499 + v2579;
const REAL v2581 = -v1832;
const REAL v2582 = v66 * v1832;
const REAL v2583 = v2494 + v2582;
const REAL v2584 = v63 * v1832;
const REAL v2585 = v2580 + v2584;
const REAL v2586 = v102 * v2585;
const REAL v2587 = -v2586;
const REAL v2588 = v2383 - v2586;
const REAL v2589 = v2387 + v2578;
const REAL v2590 = v2391 + v2583;
const REAL v2591 = v56 * v2586;
const REAL v2592 = v2486 - v2591;
const REAL v2593 = v47 * v2586;
const REAL v2594 = v2550 - v2593;
const REAL v2595 = v56 * v2578;
const REAL v2596 = v2351 + v2595;
const REAL v2597 = v46 * v2578;
const REAL v2598 = v2594 + v2597;
const REAL v2599 = v56 * v2583;
const REAL v2600 = v2478 + v2599;
const REAL v2601 = v45 * v2583;
const REAL v2602 = v2598 + v2601;
const REAL v2603 = REAL(2.0) * v2602;
const REAL v2604 = v2475 + v2603;
const REAL v2605 = v110 * v2604;
const REAL v2606 = v2567 - v2605;
const REAL v2607 = v23 * v2606;
const REAL v2608 = v2575 + v2607;
const REAL v2609 = v2607 + v2608;
const REAL v2610 = v2566 - v2605;
const REAL v2611 = v22 * v2610;
const REAL v2612 = v2571 + v2611;
const REAL v2613 = v2611 + v2612;
const REAL v2614 = v2536 - v2605;
const REAL v2615 = v21 * v2614;
const REAL v2616 = v2563 + v2615;
const REAL v2617 = v2615 + v2616;
const REAL v2618 = v20 * v2605;
const REAL v2619 = v2573 - v2618;
const REAL v2620 = v2619 - v2618;
const REAL v2621 = v2591 - v2486;
const REAL v2622 = v26 * v2621;
const REAL v2623 = v2613 + v2622;
const REAL v2624 = v22 * v2621;
const REAL v2625 = v2446 + v2624;
const REAL v2626 = v29 * v2592;
const REAL v2627 = v2617 + v2626;
const REAL v2628 = v21 * v2592;
const REAL v2629 = v2438 + v2628;
const REAL v2630 = v32 * v2596;
const REAL v2631 = v2627 - v2630;
const REAL v2632 = v21 * v2596;
const REAL v2633 = v2420 - v2632;
const REAL v2634 = v26 * v2596;
const REAL v2635 = v2609 + v2634;
const REAL v2636 = v23 * v2596;
const REAL v2637 = v2625 + v2636;
const REAL v2638 = v29 * v2600;
const REAL v2639 = v2635 - v2638;
const REAL v2640 = v23 * v2600;
const REAL v2641 = v2629 - v2640;
const REAL v2642 = v32 * v2600;
const REAL v2643 = v2623 + v2642;
const REAL v2644 = v22 * v2600;
const REAL v2645 = v2633 + v2644;
const REAL v2646 = v32 * v2592;
const REAL v2647 = v2620 + v2646;
const REAL v2648 = v20 * v2592;
const REAL v2649 = v2645 + v2648;
const REAL v2650 = v29 * v2596;
const REAL v2651 = v2647 + v2650;
const REAL v2652 = v20 * v2596;
const REAL v2653 = v2641 + v2652;
const REAL v2654 = v26 * v2600;
const REAL v2655 = v2651 + v2654;
const REAL v2656 = v20 * v2600;
const REAL v2657 = v2637 + v2656;
const REAL v2658 = v22 * v2649;
const REAL v2659 = v2590 - v2658;
const REAL v2660 = v7 * v2649;
const REAL v2661 = v2643 - v2660;
const REAL v2662 = v21 * v2649;
const REAL v2663 = v2589 + v2662;
const REAL v2664 = v8 * v2649;
const REAL v2665 = v2631 + v2664;
const REAL v2666 = v21 * v2653;
const REAL v2667 = v2588 - v2666;
const REAL v2668 = v9 * v2653;
const REAL v2669 = v2665 - v2668;
const REAL v2670 = v23 * v2653;
const REAL v2671 = v2659 + v2670;
const REAL v2672 = v7 * v2653;
const REAL v2673 = v2639 + v2672;
const REAL v2674 = v23 * v2657;
const REAL v2675 = v2663 - v2674;
const REAL v2676 = v8 * v2657;
const REAL v2677 = v2673 - v2676;
const REAL v2678 = v22 * v2657;
const REAL v2679 = v2667 + v2678;
const REAL v2680 = v9 * v2657;
const REAL v2681 = v2661 + v2680;
const REAL v2682 = v19 * v2677;
const REAL v2683 = v2501 + v2682;
const REAL v2684 = v19 * v2681;
const REAL v2685 = v2500 + v2684;
const REAL v2686 = v19 * v2669;
const REAL v2687 = v2503 + v2686;
const REAL v2688 = v19 * v2655;
const REAL v2689 = v2502 + v2688;
o0_a0 += v2583;
o0_a1 += v2578;
o0_a2 += v2587;
o1_a0 += v2689;
o1_a1 += v2687;
o1_a2 += v2685;
o1_a3 += v2683;
o2_t[0][i] = v2671;
o2_t[1][i] = v2675;
o2_t[2][i] = v2679;
o3_t[0][i] = v2581;
o3_t[1][i] = v2576;
o4_a0 += v1765;
o5_a0 += v1778;
o5_a1 += v1791;
o5_a2 += v1804;
o5_a3 += v1817;
o5_a4 += v1830;
o5_a5 += v1843;
o6_a0 += v1852;
o6_a1 += v1867;
o6_a2 += v1882;
o6_a3 += v1897;
o6_a4 += v1912;
o6_a5 += v1927;

o6_a7 += v1936;
o6_a8 += v1951;
o6_a9 += v1966;
o6_a10 += v1981;
o6_a11 += v1996;


o6_a14 += v2005;
o6_a15 += v2020;
o6_a16 += v2035;
o6_a17 += v2050;



o6_a21 += v2059;
o6_a22 += v2074;
o6_a23 += v2089;




o6_a28 += v2098;
o6_a29 += v2113;





o6_a35 += v2122;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.111.0011>v1111111.0111 f64.ssssssssssttssttt>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_body_0(
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

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621 {
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
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621 *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64, i7_e0: wp.int64, i8_e0: wp.int64, i9_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0, i6_e0, i6_e1, i7_e0, i8_e0, i9_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0, var_i6_e0, var_i6_e1, var_i7_e0, var_i8_e0, var_i9_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_519f7e8e_ad867621_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

