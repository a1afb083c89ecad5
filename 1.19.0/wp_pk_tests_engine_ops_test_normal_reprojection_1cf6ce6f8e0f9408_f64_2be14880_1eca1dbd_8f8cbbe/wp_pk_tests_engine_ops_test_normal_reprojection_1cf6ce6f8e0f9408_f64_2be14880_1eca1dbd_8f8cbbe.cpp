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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v0010.111.0011>v0010111.1.1100111 f64.sssssssssttt>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i6_e1,
    wp::int64 i7_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = cost_bar3
// i5 = T_position_gradient_bar3
// i6 = T_position_T_position_block_bar3
// i7 = point_bar3_bar4
// o0 = point_bar4
// o1 = cost_bar3_bar4
// o2 = T_position_gradient_bar3_bar4
// o3 = T_position_T_position_block_bar3_bar4
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[6][64];
alignas(64) REAL i6_t[36][64];
alignas(64) REAL i7_t[3][64];
alignas(64) REAL o0_t[3][64];
double o1_sum0 = 0;
double o2_sum0 = 0;
double o2_sum1 = 0;
double o2_sum2 = 0;
double o2_sum3 = 0;
double o2_sum4 = 0;
double o2_sum5 = 0;
double o3_sum0 = 0;
double o3_sum1 = 0;
double o3_sum2 = 0;
double o3_sum3 = 0;
double o3_sum4 = 0;
double o3_sum5 = 0;

double o3_sum7 = 0;
double o3_sum8 = 0;
double o3_sum9 = 0;
double o3_sum10 = 0;
double o3_sum11 = 0;


double o3_sum14 = 0;
double o3_sum15 = 0;
double o3_sum16 = 0;
double o3_sum17 = 0;



double o3_sum21 = 0;
double o3_sum22 = 0;
double o3_sum23 = 0;




double o3_sum28 = 0;
double o3_sum29 = 0;





double o3_sum35 = 0;
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
REAL o1_a0 = 0;
REAL o2_a0 = 0;
REAL o2_a1 = 0;
REAL o2_a2 = 0;
REAL o2_a3 = 0;
REAL o2_a4 = 0;
REAL o2_a5 = 0;
REAL o3_a0 = 0;
REAL o3_a1 = 0;
REAL o3_a2 = 0;
REAL o3_a3 = 0;
REAL o3_a4 = 0;
REAL o3_a5 = 0;

REAL o3_a7 = 0;
REAL o3_a8 = 0;
REAL o3_a9 = 0;
REAL o3_a10 = 0;
REAL o3_a11 = 0;


REAL o3_a14 = 0;
REAL o3_a15 = 0;
REAL o3_a16 = 0;
REAL o3_a17 = 0;



REAL o3_a21 = 0;
REAL o3_a22 = 0;
REAL o3_a23 = 0;




REAL o3_a28 = 0;
REAL o3_a29 = 0;





REAL o3_a35 = 0;
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
const REAL v596 = v32 * v581;
const REAL v597 = v595 + v596;
const REAL v598 = v21 * v592;
const REAL v599 = v21 * v594;
const REAL v600 = v597 + v599;
const REAL v601 = v29 * v582;
const REAL v602 = v600 - v601;
const REAL v603 = v22 * v587;
const REAL v604 = v602 + v603;
const REAL v605 = v26 * v583;
const REAL v606 = v604 + v605;
const REAL v607 = REAL(2.0) * v581;
const REAL v608 = v20 * v607;
const REAL v609 = REAL(2.0) * v582;
const REAL v610 = v21 * v609;
const REAL v611 = v608 - v610;
const REAL v612 = REAL(2.0) * v583;
const REAL v613 = v22 * v612;
const REAL v614 = v611 - v613;
const REAL v615 = REAL(2.0) * v584;
const REAL v616 = v23 * v615;
const REAL v617 = v614 - v616;
const REAL v618 = v110 * v617;
const REAL v619 = REAL(2.0) * v618;
const REAL v620 = v46 * v619;
const REAL v621 = v580 + v620;
const REAL v622 = v47 * v619;
const REAL v623 = v547 + v622;
const REAL v624 = v56 * v606;
const REAL v625 = v624 - v623;
const REAL v626 = v64 * v625;
const REAL v627 = v19 * v569;
const REAL v628 = v19 * v567;
const REAL v629 = v19 * v565;
const REAL v630 = v19 * v563;
const REAL v631 = v9 * v629;
const REAL v632 = v8 * v630;
const REAL v633 = v631 + v632;
const REAL v634 = v7 * v630;
const REAL v635 = v9 * v628;
const REAL v636 = v634 + v635;
const REAL v637 = v8 * v628;
const REAL v638 = v7 * v629;
const REAL v639 = v593 + v633;
const REAL v640 = v20 * v639;
const REAL v641 = v598 + v640;
const REAL v642 = v584 - v627;
const REAL v643 = v26 * v642;
const REAL v644 = v641 + v643;
const REAL v645 = v637 - v638;
const REAL v646 = v638 - v637;
const REAL v647 = v20 * v646;
const REAL v648 = v32 * v627;
const REAL v649 = v647 + v648;
const REAL v650 = v22 * v645;
const REAL v651 = v644 + v650;
const REAL v652 = v629 - v582;
const REAL v653 = v32 * v652;
const REAL v654 = v651 + v653;
const REAL v655 = v587 + v636;
const REAL v656 = v23 * v655;
const REAL v657 = v654 + v656;
const REAL v658 = v630 - v581;
const REAL v659 = v29 * v658;
const REAL v660 = v657 + v659;
const REAL v661 = v21 * v636;
const REAL v662 = v649 + v661;
const REAL v663 = v29 * v628;
const REAL v664 = v662 - v663;
const REAL v665 = v22 * v633;
const REAL v666 = v664 + v665;
const REAL v667 = v26 * v629;
const REAL v668 = v666 + v667;
const REAL v669 = REAL(2.0) * v627;
const REAL v670 = v20 * v669;
const REAL v671 = REAL(2.0) * v628;
const REAL v672 = v21 * v671;
const REAL v673 = v670 - v672;
const REAL v674 = REAL(2.0) * v629;
const REAL v675 = v22 * v674;
const REAL v676 = v673 - v675;
const REAL v677 = REAL(2.0) * v630;
const REAL v678 = v23 * v677;
const REAL v679 = v676 + v678;
const REAL v680 = v110 * v679;
const REAL v681 = REAL(2.0) * v680;
const REAL v682 = v45 * v681;
const REAL v683 = v621 + v682;
const REAL v684 = v56 * v660;
const REAL v685 = v683 + v684;
const REAL v686 = v47 * v681;
const REAL v687 = v578 + v686;
const REAL v688 = v56 * v668;
const REAL v689 = v688 - v687;
const REAL v690 = v63 * v689;
const REAL v691 = v626 + v690;
const REAL v692 = v66 * v691;
const REAL v693 = v685 + v692;
const REAL v694 = v692 + v693;
const REAL v695 = v64 * v516;
const REAL v696 = v694 + v695;
const REAL v697 = v63 * v519;
const REAL v698 = v696 + v697;
const REAL v699 = i7_t[0][i];
const REAL v700 = i7_t[1][i];
const REAL v701 = i7_t[2][i];
const REAL v702 = v22 * v701;
const REAL v703 = v23 * v700;
const REAL v704 = v702 - v703;
const REAL v705 = v23 * v699;
const REAL v706 = v21 * v701;
const REAL v707 = v705 - v706;
const REAL v708 = v21 * v700;
const REAL v709 = v22 * v699;
const REAL v710 = v20 * v704;
const REAL v711 = v20 * v707;
const REAL v712 = v708 - v709;
const REAL v713 = v709 - v708;
const REAL v714 = v20 * v713;
const REAL v715 = v22 * v712;
const REAL v716 = v710 + v715;
const REAL v717 = v706 - v705;
const REAL v718 = v23 * v717;
const REAL v719 = v716 + v718;
const REAL v720 = v23 * v704;
const REAL v721 = v711 + v720;
const REAL v722 = v21 * v713;
const REAL v723 = v721 + v722;
const REAL v724 = v21 * v717;
const REAL v725 = v714 + v724;
const REAL v726 = v22 * v704;
const REAL v727 = v725 + v726;
const REAL v728 = v56 * v719;
const REAL v729 = v56 * v723;
const REAL v730 = v56 * v727;
const REAL v731 = v699 + v728;
const REAL v732 = v700 + v729;
const REAL v733 = v730 - v701;
const REAL v734 = v698 * v733;
const REAL v735 = v102 * v733;
const REAL v736 = v519 * v735;
const REAL v737 = v63 * v735;
const REAL v738 = v519 * v731;
const REAL v739 = v66 * v731;
const REAL v740 = v737 + v739;
const REAL v741 = v516 * v735;
const REAL v742 = v64 * v735;
const REAL v743 = v516 * v732;
const REAL v744 = v738 + v743;
const REAL v745 = v66 * v732;
const REAL v746 = v742 + v745;
const REAL v747 = REAL(2.0) * v735;
const REAL v748 = v691 * v747;
const REAL v749 = v744 + v748;
const REAL v750 = v66 * v747;
const REAL v751 = v689 * v750;
const REAL v752 = v736 + v751;
const REAL v753 = v63 * v750;
const REAL v754 = v689 * v731;
const REAL v755 = v734 + v754;
const REAL v756 = v102 * v731;
const REAL v757 = v753 + v756;
const REAL v758 = v56 * v757;
const REAL v759 = v681 * v757;
const REAL v760 = v47 * v757;
const REAL v761 = v681 * v727;
const REAL v762 = v103 * v727;
const REAL v763 = v762 - v760;
const REAL v764 = v56 * v735;
const REAL v765 = v681 * v735;
const REAL v766 = v45 * v735;
const REAL v767 = v763 + v766;
const REAL v768 = v681 * v719;
const REAL v769 = v749 + v768;
const REAL v770 = v66 * v719;
const REAL v771 = v767 + v770;
const REAL v772 = REAL(2.0) * v771;
const REAL v773 = v110 * v772;
const REAL v774 = v23 * v773;
const REAL v775 = REAL(2.0) * v774;
const REAL v776 = v22 * v773;
const REAL v777 = REAL(2.0) * v776;
const REAL v778 = v21 * v773;
const REAL v779 = REAL(2.0) * v778;
const REAL v780 = v20 * v773;
const REAL v781 = REAL(2.0) * v780;
const REAL v782 = v629 * v758;
const REAL v783 = v26 * v758;
const REAL v784 = v783 - v777;
const REAL v785 = v629 * v704;
const REAL v786 = v104 * v704;
const REAL v787 = v784 + v786;
const REAL v788 = v22 * v758;
const REAL v789 = v628 * v758;
const REAL v790 = v29 * v758;
const REAL v791 = v779 + v790;
const REAL v792 = v628 * v717;
const REAL v793 = v785 + v792;
const REAL v794 = v104 * v717;
const REAL v795 = v794 - v791;
const REAL v796 = v21 * v758;
const REAL v797 = v658 * v764;
const REAL v798 = v797 - v789;
const REAL v799 = v29 * v764;
const REAL v800 = v658 * v707;
const REAL v801 = v106 * v707;
const REAL v802 = v799 + v801;
const REAL v803 = v775 + v802;
const REAL v804 = v23 * v764;
const REAL v805 = v796 + v804;
const REAL v806 = v652 * v764;
const REAL v807 = v32 * v764;
const REAL v808 = v652 * v712;
const REAL v809 = v800 + v808;
const REAL v810 = v106 * v712;
const REAL v811 = v807 + v810;
const REAL v812 = v787 + v811;
const REAL v813 = v22 * v764;
const REAL v814 = v627 * v758;
const REAL v815 = v806 + v814;
const REAL v816 = v32 * v758;
const REAL v817 = v781 + v816;
const REAL v818 = v627 * v712;
const REAL v819 = v793 + v818;
const REAL v820 = v104 * v712;
const REAL v821 = v817 + v820;
const REAL v822 = v20 * v758;
const REAL v823 = v813 - v822;
const REAL v824 = v822 - v813;
const REAL v825 = v642 * v764;
const REAL v826 = v782 + v825;
const REAL v827 = v26 * v764;
const REAL v828 = v642 * v704;
const REAL v829 = v809 + v828;
const REAL v830 = v106 * v704;
const REAL v831 = v827 + v830;
const REAL v832 = v821 - v831;
const REAL v833 = v20 * v764;
const REAL v834 = v788 + v833;
const REAL v835 = v629 * v824;
const REAL v836 = v7 * v824;
const REAL v837 = v812 + v836;
const REAL v838 = v629 * v699;
const REAL v839 = v141 * v699;
const REAL v840 = v837 + v839;
const REAL v841 = v628 * v823;
const REAL v842 = v8 * v823;
const REAL v843 = v795 + v842;
const REAL v844 = v628 * v700;
const REAL v845 = v136 * v700;
const REAL v846 = v843 + v845;
const REAL v847 = v628 * v805;
const REAL v848 = v9 * v805;
const REAL v849 = v846 + v848;
const REAL v850 = v628 * v701;
const REAL v851 = v129 * v701;
const REAL v852 = v849 + v851;
const REAL v853 = v630 * v805;
const REAL v854 = v835 + v853;
const REAL v855 = v7 * v805;
const REAL v856 = v803 + v855;
const REAL v857 = v630 * v699;
const REAL v858 = v850 + v857;
const REAL v859 = v129 * v699;
const REAL v860 = v856 + v859;
const REAL v861 = v630 * v834;
const REAL v862 = v841 + v861;
const REAL v863 = v8 * v834;
const REAL v864 = v860 + v863;
const REAL v865 = v630 * v700;
const REAL v866 = v140 * v700;
const REAL v867 = v864 + v866;
const REAL v868 = v629 * v834;
const REAL v869 = v847 + v868;
const REAL v870 = v9 * v834;
const REAL v871 = v840 + v870;
const REAL v872 = v629 * v701;
const REAL v873 = v865 + v872;
const REAL v874 = v140 * v701;
const REAL v875 = v871 + v874;
const REAL v876 = v19 * v867;
const REAL v877 = v19 * v875;
const REAL v878 = v19 * v852;
const REAL v879 = v19 * v832;
const REAL v880 = v625 * v750;
const REAL v881 = v741 + v880;
const REAL v882 = v64 * v750;
const REAL v883 = v625 * v732;
const REAL v884 = v755 + v883;
const REAL v885 = v102 * v732;
const REAL v886 = v882 + v885;
const REAL v887 = v56 * v886;
const REAL v888 = v619 * v886;
const REAL v889 = v759 + v888;
const REAL v890 = v47 * v886;
const REAL v891 = v619 * v727;
const REAL v892 = v158 * v727;
const REAL v893 = v892 - v890;
const REAL v894 = v619 * v735;
const REAL v895 = v46 * v735;
const REAL v896 = v893 + v895;
const REAL v897 = v619 * v723;
const REAL v898 = v769 + v897;
const REAL v899 = v66 * v723;
const REAL v900 = v896 + v899;
const REAL v901 = REAL(2.0) * v900;
const REAL v902 = v110 * v901;
const REAL v903 = v23 * v902;
const REAL v904 = REAL(2.0) * v903;
const REAL v905 = v831 - v904;
const REAL v906 = v22 * v902;
const REAL v907 = REAL(2.0) * v906;
const REAL v908 = v21 * v902;
const REAL v909 = REAL(2.0) * v908;
const REAL v910 = v811 + v909;
const REAL v911 = v20 * v902;
const REAL v912 = REAL(2.0) * v911;
const REAL v913 = v912 - v802;
const REAL v914 = v583 * v887;
const REAL v915 = v826 + v914;
const REAL v916 = v26 * v887;
const REAL v917 = v916 - v907;
const REAL v918 = v583 * v704;
const REAL v919 = v159 * v704;
const REAL v920 = v917 + v919;
const REAL v921 = v22 * v887;
const REAL v922 = v804 + v921;
const REAL v923 = v582 * v887;
const REAL v924 = v798 - v923;
const REAL v925 = v29 * v887;
const REAL v926 = v910 + v925;
const REAL v927 = v582 * v717;
const REAL v928 = v918 + v927;
const REAL v929 = v159 * v717;
const REAL v930 = v929 - v926;
const REAL v931 = v21 * v887;
const REAL v932 = v21 * v764;
const REAL v933 = v581 * v887;
const REAL v934 = v815 + v933;
const REAL v935 = v32 * v887;
const REAL v936 = v913 + v935;
const REAL v937 = v581 * v712;
const REAL v938 = v928 + v937;
const REAL v939 = v159 * v712;
const REAL v940 = v936 + v939;
const REAL v941 = v20 * v887;
const REAL v942 = v932 + v941;
const REAL v943 = v833 - v931;
const REAL v944 = v931 - v833;
const REAL v945 = v583 * v942;
const REAL v946 = v854 + v945;
const REAL v947 = v7 * v942;
const REAL v948 = v920 + v947;
const REAL v949 = v583 * v699;
const REAL v950 = v186 * v699;
const REAL v951 = v948 + v950;
const REAL v952 = v582 * v942;
const REAL v953 = v862 - v952;
const REAL v954 = v8 * v942;
const REAL v955 = v930 - v954;
const REAL v956 = v582 * v700;
const REAL v957 = v949 - v956;
const REAL v958 = v186 * v700;
const REAL v959 = v955 - v958;
const REAL v960 = v582 * v944;
const REAL v961 = v869 + v960;
const REAL v962 = v9 * v944;
const REAL v963 = v959 + v962;
const REAL v964 = v582 * v701;
const REAL v965 = v193 * v701;
const REAL v966 = v963 + v965;
const REAL v967 = v584 * v943;
const REAL v968 = v946 + v967;
const REAL v969 = v7 * v943;
const REAL v970 = v905 + v969;
const REAL v971 = v584 * v699;
const REAL v972 = v188 * v699;
const REAL v973 = v970 + v972;
const REAL v974 = v584 * v922;
const REAL v975 = v953 - v974;
const REAL v976 = v8 * v922;
const REAL v977 = v973 - v976;
const REAL v978 = v584 * v700;
const REAL v979 = v182 * v700;
const REAL v980 = v977 - v979;
const REAL v981 = v583 * v922;
const REAL v982 = v961 + v981;
const REAL v983 = v9 * v922;
const REAL v984 = v951 + v983;
const REAL v985 = v583 * v701;
const REAL v986 = v985 - v978;
const REAL v987 = v182 * v701;
const REAL v988 = v984 + v987;
const REAL v989 = v19 * v980;
const REAL v990 = v19 * v988;
const REAL v991 = v19 * v966;
const REAL v992 = v19 * v940;
const REAL v993 = v81 * v735;
const REAL v994 = v80 * v757;
const REAL v995 = v993 - v994;
const REAL v996 = v87 * v735;
const REAL v997 = v89 * v757;
const REAL v998 = v996 - v997;
const REAL v999 = v94 * v735;
const REAL v1000 = v97 * v757;
const REAL v1001 = v999 - v1000;
const REAL v1002 = v98 * v879;
const REAL v1003 = v99 * v878;
const REAL v1004 = v1002 + v1003;
const REAL v1005 = v100 * v877;
const REAL v1006 = v1004 + v1005;
const REAL v1007 = v101 * v876;
const REAL v1008 = v1006 + v1007;
const REAL v1009 = v101 * v879;
const REAL v1010 = v100 * v878;
const REAL v1011 = v1009 - v1010;
const REAL v1012 = v99 * v877;
const REAL v1013 = v1011 + v1012;
const REAL v1014 = v98 * v876;
const REAL v1015 = v1013 - v1014;
const REAL v1016 = v100 * v879;
const REAL v1017 = v101 * v878;
const REAL v1018 = v1016 + v1017;
const REAL v1019 = v98 * v877;
const REAL v1020 = v1018 - v1019;
const REAL v1021 = v99 * v876;
const REAL v1022 = v1020 - v1021;
const REAL v1023 = v79 * v735;
const REAL v1024 = v80 * v886;
const REAL v1025 = v1023 - v1024;
const REAL v1026 = v90 * v735;
const REAL v1027 = v89 * v886;
const REAL v1028 = v1026 - v1027;
const REAL v1029 = v95 * v735;
const REAL v1030 = v97 * v886;
const REAL v1031 = v1029 - v1030;
const REAL v1032 = v98 * v992;
const REAL v1033 = v99 * v991;
const REAL v1034 = v1032 + v1033;
const REAL v1035 = v100 * v990;
const REAL v1036 = v1034 + v1035;
const REAL v1037 = v101 * v989;
const REAL v1038 = v1036 - v1037;
const REAL v1039 = v101 * v992;
const REAL v1040 = v100 * v991;
const REAL v1041 = v1039 - v1040;
const REAL v1042 = v99 * v990;
const REAL v1043 = v1041 + v1042;
const REAL v1044 = v98 * v989;
const REAL v1045 = v1043 + v1044;
const REAL v1046 = v100 * v992;
const REAL v1047 = v101 * v991;
const REAL v1048 = v1046 + v1047;
const REAL v1049 = v98 * v990;
const REAL v1050 = v1048 - v1049;
const REAL v1051 = v99 * v989;
const REAL v1052 = v1050 + v1051;
const REAL v1053 = REAL(2.0) * v740;
const REAL v1054 = v266 * v1053;
const REAL v1055 = v68 * v1053;
const REAL v1056 = REAL(2.0) * v746;
const REAL v1057 = v266 * v1056;
const REAL v1058 = v70 * v1056;
const REAL v1059 = v1055 + v1058;
const REAL v1060 = v267 * v995;
const REAL v1061 = v1054 + v1060;
const REAL v1062 = v68 * v995;
const REAL v1063 = v267 * v740;
const REAL v1064 = v208 * v740;
const REAL v1065 = v1062 + v1064;
const REAL v1066 = v267 * v1025;
const REAL v1067 = v1057 + v1066;
const REAL v1068 = v70 * v1025;
const REAL v1069 = v1065 + v1068;
const REAL v1070 = v267 * v746;
const REAL v1071 = v238 * v746;
const REAL v1072 = v1069 + v1071;
const REAL v1073 = v268 * v998;
const REAL v1074 = v1061 + v1073;
const REAL v1075 = v68 * v998;
const REAL v1076 = v268 * v740;
const REAL v1077 = v211 * v740;
const REAL v1078 = v1075 + v1077;
const REAL v1079 = v268 * v1028;
const REAL v1080 = v1067 + v1079;
const REAL v1081 = v70 * v1028;
const REAL v1082 = v1078 + v1081;
const REAL v1083 = v268 * v746;
const REAL v1084 = v241 * v746;
const REAL v1085 = v1082 + v1084;
const REAL v1086 = v269 * v1001;
const REAL v1087 = v1074 + v1086;
const REAL v1088 = v68 * v1001;
const REAL v1089 = v269 * v740;
const REAL v1090 = v214 * v740;
const REAL v1091 = v1088 + v1090;
const REAL v1092 = v269 * v1031;
const REAL v1093 = v1080 + v1092;
const REAL v1094 = v70 * v1031;
const REAL v1095 = v1091 + v1094;
const REAL v1096 = v269 * v746;
const REAL v1097 = v244 * v746;
const REAL v1098 = v1095 + v1097;
const REAL v1099 = v270 * v1008;
const REAL v1100 = v1087 + v1099;
const REAL v1101 = v68 * v1008;
const REAL v1102 = v270 * v740;
const REAL v1103 = v221 * v740;
const REAL v1104 = v1101 + v1103;
const REAL v1105 = v270 * v1038;
const REAL v1106 = v1093 + v1105;
const REAL v1107 = v70 * v1038;
const REAL v1108 = v1104 + v1107;
const REAL v1109 = v270 * v746;
const REAL v1110 = v251 * v746;
const REAL v1111 = v1108 + v1110;
const REAL v1112 = v271 * v1015;
const REAL v1113 = v1100 + v1112;
const REAL v1114 = v68 * v1015;
const REAL v1115 = v271 * v740;
const REAL v1116 = v228 * v740;
const REAL v1117 = v1114 + v1116;
const REAL v1118 = v271 * v1045;
const REAL v1119 = v1106 + v1118;
const REAL v1120 = v70 * v1045;
const REAL v1121 = v1117 + v1120;
const REAL v1122 = v271 * v746;
const REAL v1123 = v258 * v746;
const REAL v1124 = v1121 + v1123;
const REAL v1125 = v272 * v1022;
const REAL v1126 = v1113 + v1125;
const REAL v1127 = v68 * v1022;
const REAL v1128 = v272 * v740;
const REAL v1129 = v235 * v740;
const REAL v1130 = v1127 + v1129;
const REAL v1131 = v272 * v1052;
const REAL v1132 = v1119 + v1131;
const REAL v1133 = v70 * v1052;
const REAL v1134 = v1130 + v1133;
const REAL v1135 = v272 * v746;
const REAL v1136 = v265 * v746;
const REAL v1137 = v1134 + v1136;
const REAL v1138 = REAL(2.0) * v995;
const REAL v1139 = v273 * v1138;
const REAL v1140 = v1063 + v1139;
const REAL v1141 = v208 * v1138;
const REAL v1142 = REAL(2.0) * v1025;
const REAL v1143 = v273 * v1142;
const REAL v1144 = v1070 + v1143;
const REAL v1145 = v238 * v1142;
const REAL v1146 = v1141 + v1145;
const REAL v1147 = v309 * v998;
const REAL v1148 = v1140 + v1147;
const REAL v1149 = v208 * v998;
const REAL v1150 = v309 * v995;
const REAL v1151 = v1076 + v1150;
const REAL v1152 = v211 * v995;
const REAL v1153 = v1149 + v1152;
const REAL v1154 = v309 * v1028;
const REAL v1155 = v1144 + v1154;
const REAL v1156 = v238 * v1028;
const REAL v1157 = v1153 + v1156;
const REAL v1158 = v309 * v1025;
const REAL v1159 = v1083 + v1158;
const REAL v1160 = v241 * v1025;
const REAL v1161 = v1157 + v1160;
const REAL v1162 = v310 * v1001;
const REAL v1163 = v1148 + v1162;
const REAL v1164 = v208 * v1001;
const REAL v1165 = v310 * v995;
const REAL v1166 = v1089 + v1165;
const REAL v1167 = v214 * v995;
const REAL v1168 = v1164 + v1167;
const REAL v1169 = v310 * v1031;
const REAL v1170 = v1155 + v1169;
const REAL v1171 = v238 * v1031;
const REAL v1172 = v1168 + v1171;
const REAL v1173 = v310 * v1025;
const REAL v1174 = v1096 + v1173;
const REAL v1175 = v244 * v1025;
const REAL v1176 = v1172 + v1175;
const REAL v1177 = v312 * v1008;
const REAL v1178 = v1163 + v1177;
const REAL v1179 = v208 * v1008;
const REAL v1180 = v312 * v995;
const REAL v1181 = v1102 + v1180;
const REAL v1182 = v221 * v995;
const REAL v1183 = v1179 + v1182;
const REAL v1184 = v312 * v1038;
const REAL v1185 = v1170 + v1184;
const REAL v1186 = v238 * v1038;
const REAL v1187 = v1183 + v1186;
const REAL v1188 = v312 * v1025;
const REAL v1189 = v1109 + v1188;
const REAL v1190 = v251 * v1025;
const REAL v1191 = v1187 + v1190;
const REAL v1192 = v315 * v1015;
const REAL v1193 = v1178 + v1192;
const REAL v1194 = v208 * v1015;
const REAL v1195 = v315 * v995;
const REAL v1196 = v1115 + v1195;
const REAL v1197 = v228 * v995;
const REAL v1198 = v1194 + v1197;
const REAL v1199 = v315 * v1045;
const REAL v1200 = v1185 + v1199;
const REAL v1201 = v238 * v1045;
const REAL v1202 = v1198 + v1201;
const REAL v1203 = v315 * v1025;
const REAL v1204 = v1122 + v1203;
const REAL v1205 = v258 * v1025;
const REAL v1206 = v1202 + v1205;
const REAL v1207 = v319 * v1022;
const REAL v1208 = v1193 + v1207;
const REAL v1209 = v208 * v1022;
const REAL v1210 = v319 * v995;
const REAL v1211 = v1128 + v1210;
const REAL v1212 = v235 * v995;
const REAL v1213 = v1209 + v1212;
const REAL v1214 = v319 * v1052;
const REAL v1215 = v1200 + v1214;
const REAL v1216 = v238 * v1052;
const REAL v1217 = v1213 + v1216;
const REAL v1218 = v319 * v1025;
const REAL v1219 = v1135 + v1218;
const REAL v1220 = v265 * v1025;
const REAL v1221 = v1217 + v1220;
const REAL v1222 = REAL(2.0) * v998;
const REAL v1223 = v280 * v1222;
const REAL v1224 = v1151 + v1223;
const REAL v1225 = v211 * v1222;
const REAL v1226 = REAL(2.0) * v1028;
const REAL v1227 = v280 * v1226;
const REAL v1228 = v1159 + v1227;
const REAL v1229 = v241 * v1226;
const REAL v1230 = v1225 + v1229;
const REAL v1231 = v311 * v1001;
const REAL v1232 = v1224 + v1231;
const REAL v1233 = v211 * v1001;
const REAL v1234 = v311 * v998;
const REAL v1235 = v1166 + v1234;
const REAL v1236 = v214 * v998;
const REAL v1237 = v1233 + v1236;
const REAL v1238 = v311 * v1031;
const REAL v1239 = v1228 + v1238;
const REAL v1240 = v241 * v1031;
const REAL v1241 = v1237 + v1240;
const REAL v1242 = v311 * v1028;
const REAL v1243 = v1174 + v1242;
const REAL v1244 = v244 * v1028;
const REAL v1245 = v1241 + v1244;
const REAL v1246 = v313 * v1008;
const REAL v1247 = v1232 + v1246;
const REAL v1248 = v211 * v1008;
const REAL v1249 = v313 * v998;
const REAL v1250 = v1181 + v1249;
const REAL v1251 = v221 * v998;
const REAL v1252 = v1248 + v1251;
const REAL v1253 = v313 * v1038;
const REAL v1254 = v1239 + v1253;
const REAL v1255 = v241 * v1038;
const REAL v1256 = v1252 + v1255;
const REAL v1257 = v313 * v1028;
const REAL v1258 = v1189 + v1257;
const REAL v1259 = v251 * v1028;
const REAL v1260 = v1256 + v1259;
const REAL v1261 = v316 * v1015;
const REAL v1262 = v1247 + v1261;
const REAL v1263 = v211 * v1015;
const REAL v1264 = v316 * v998;
const REAL v1265 = v1196 + v1264;
const REAL v1266 = v228 * v998;
const REAL v1267 = v1263 + v1266;
const REAL v1268 = v316 * v1045;
const REAL v1269 = v1254 + v1268;
const REAL v1270 = v241 * v1045;
const REAL v1271 = v1267 + v1270;
const REAL v1272 = v316 * v1028;
const REAL v1273 = v1204 + v1272;
const REAL v1274 = v258 * v1028;
const REAL v1275 = v1271 + v1274;
const REAL v1276 = v320 * v1022;
const REAL v1277 = v1262 + v1276;
const REAL v1278 = v211 * v1022;
const REAL v1279 = v320 * v998;
const REAL v1280 = v1211 + v1279;
const REAL v1281 = v235 * v998;
const REAL v1282 = v1278 + v1281;
const REAL v1283 = v320 * v1052;
const REAL v1284 = v1269 + v1283;
const REAL v1285 = v241 * v1052;
const REAL v1286 = v1282 + v1285;
const REAL v1287 = v320 * v1028;
const REAL v1288 = v1219 + v1287;
const REAL v1289 = v265 * v1028;
const REAL v1290 = v1286 + v1289;
const REAL v1291 = REAL(2.0) * v1001;
const REAL v1292 = v287 * v1291;
const REAL v1293 = v1235 + v1292;
const REAL v1294 = v214 * v1291;
const REAL v1295 = REAL(2.0) * v1031;
const REAL v1296 = v287 * v1295;
const REAL v1297 = v1243 + v1296;
const REAL v1298 = v244 * v1295;
const REAL v1299 = v1294 + v1298;
const REAL v1300 = v314 * v1008;
const REAL v1301 = v1293 + v1300;
const REAL v1302 = v214 * v1008;
const REAL v1303 = v314 * v1001;
const REAL v1304 = v1250 + v1303;
const REAL v1305 = v221 * v1001;
const REAL v1306 = v1302 + v1305;
const REAL v1307 = v314 * v1038;
const REAL v1308 = v1297 + v1307;
const REAL v1309 = v244 * v1038;
const REAL v1310 = v1306 + v1309;
const REAL v1311 = v314 * v1031;
const REAL v1312 = v1258 + v1311;
const REAL v1313 = v251 * v1031;
const REAL v1314 = v1310 + v1313;
const REAL v1315 = v317 * v1015;
const REAL v1316 = v1301 + v1315;
const REAL v1317 = v214 * v1015;
const REAL v1318 = v317 * v1001;
const REAL v1319 = v1265 + v1318;
const REAL v1320 = v228 * v1001;
const REAL v1321 = v1317 + v1320;
const REAL v1322 = v317 * v1045;
const REAL v1323 = v1308 + v1322;
const REAL v1324 = v244 * v1045;
const REAL v1325 = v1321 + v1324;
const REAL v1326 = v317 * v1031;
const REAL v1327 = v1273 + v1326;
const REAL v1328 = v258 * v1031;
const REAL v1329 = v1325 + v1328;
const REAL v1330 = v321 * v1022;
const REAL v1331 = v1316 + v1330;
const REAL v1332 = v214 * v1022;
const REAL v1333 = v321 * v1001;
const REAL v1334 = v1280 + v1333;
const REAL v1335 = v235 * v1001;
const REAL v1336 = v1332 + v1335;
const REAL v1337 = v321 * v1052;
const REAL v1338 = v1323 + v1337;
const REAL v1339 = v244 * v1052;
const REAL v1340 = v1336 + v1339;
const REAL v1341 = v321 * v1031;
const REAL v1342 = v1288 + v1341;
const REAL v1343 = v265 * v1031;
const REAL v1344 = v1340 + v1343;
const REAL v1345 = REAL(2.0) * v1008;
const REAL v1346 = v294 * v1345;
const REAL v1347 = v1304 + v1346;
const REAL v1348 = v221 * v1345;
const REAL v1349 = REAL(2.0) * v1038;
const REAL v1350 = v294 * v1349;
const REAL v1351 = v1312 + v1350;
const REAL v1352 = v251 * v1349;
const REAL v1353 = v1348 + v1352;
const REAL v1354 = v318 * v1015;
const REAL v1355 = v1347 + v1354;
const REAL v1356 = v221 * v1015;
const REAL v1357 = v318 * v1008;
const REAL v1358 = v1319 + v1357;
const REAL v1359 = v228 * v1008;
const REAL v1360 = v1356 + v1359;
const REAL v1361 = v318 * v1045;
const REAL v1362 = v1351 + v1361;
const REAL v1363 = v251 * v1045;
const REAL v1364 = v1360 + v1363;
const REAL v1365 = v318 * v1038;
const REAL v1366 = v1327 + v1365;
const REAL v1367 = v258 * v1038;
const REAL v1368 = v1364 + v1367;
const REAL v1369 = v322 * v1022;
const REAL v1370 = v1355 + v1369;
const REAL v1371 = v221 * v1022;
const REAL v1372 = v322 * v1008;
const REAL v1373 = v1334 + v1372;
const REAL v1374 = v235 * v1008;
const REAL v1375 = v1371 + v1374;
const REAL v1376 = v322 * v1052;
const REAL v1377 = v1362 + v1376;
const REAL v1378 = v251 * v1052;
const REAL v1379 = v1375 + v1378;
const REAL v1380 = v322 * v1038;
const REAL v1381 = v1342 + v1380;
const REAL v1382 = v265 * v1038;
const REAL v1383 = v1379 + v1382;
const REAL v1384 = REAL(2.0) * v1015;
const REAL v1385 = v301 * v1384;
const REAL v1386 = v1358 + v1385;
const REAL v1387 = v228 * v1384;
const REAL v1388 = REAL(2.0) * v1045;
const REAL v1389 = v301 * v1388;
const REAL v1390 = v1366 + v1389;
const REAL v1391 = v258 * v1388;
const REAL v1392 = v1387 + v1391;
const REAL v1393 = v323 * v1022;
const REAL v1394 = v1386 + v1393;
const REAL v1395 = v228 * v1022;
const REAL v1396 = v323 * v1015;
const REAL v1397 = v1373 + v1396;
const REAL v1398 = v235 * v1015;
const REAL v1399 = v1395 + v1398;
const REAL v1400 = v323 * v1052;
const REAL v1401 = v1390 + v1400;
const REAL v1402 = v258 * v1052;
const REAL v1403 = v1399 + v1402;
const REAL v1404 = v323 * v1045;
const REAL v1405 = v1381 + v1404;
const REAL v1406 = v265 * v1045;
const REAL v1407 = v1403 + v1406;
const REAL v1408 = REAL(2.0) * v1022;
const REAL v1409 = v308 * v1408;
const REAL v1410 = v1397 + v1409;
const REAL v1411 = v235 * v1408;
const REAL v1412 = REAL(2.0) * v1052;
const REAL v1413 = v308 * v1412;
const REAL v1414 = v1405 + v1413;
const REAL v1415 = v265 * v1412;
const REAL v1416 = v1411 + v1415;
const REAL v1417 = v99 * v1414;
const REAL v1418 = v98 * v1414;
const REAL v1419 = v101 * v1414;
const REAL v1420 = v100 * v1414;
const REAL v1421 = v98 * v1401;
const REAL v1422 = v1417 + v1421;
const REAL v1423 = v99 * v1401;
const REAL v1424 = v1423 - v1418;
const REAL v1425 = v100 * v1401;
const REAL v1426 = v1419 - v1425;
const REAL v1427 = v101 * v1401;
const REAL v1428 = v1420 + v1427;
const REAL v1429 = v101 * v1377;
const REAL v1430 = v1422 - v1429;
const REAL v1431 = v100 * v1377;
const REAL v1432 = v1424 + v1431;
const REAL v1433 = v99 * v1377;
const REAL v1434 = v1426 + v1433;
const REAL v1435 = v98 * v1377;
const REAL v1436 = v1428 + v1435;
const REAL v1437 = v97 * v1338;
const REAL v1438 = v891 - v1437;
const REAL v1439 = v95 * v1338;
const REAL v1440 = v898 + v1439;
const REAL v1441 = v89 * v1284;
const REAL v1442 = v1438 - v1441;
const REAL v1443 = v90 * v1284;
const REAL v1444 = v1440 + v1443;
const REAL v1445 = v80 * v1215;
const REAL v1446 = v1442 - v1445;
const REAL v1447 = v79 * v1215;
const REAL v1448 = v1444 + v1447;
const REAL v1449 = v99 * v1410;
const REAL v1450 = v98 * v1410;
const REAL v1451 = v101 * v1410;
const REAL v1452 = v100 * v1410;
const REAL v1453 = v98 * v1394;
const REAL v1454 = v1449 + v1453;
const REAL v1455 = v99 * v1394;
const REAL v1456 = v1455 - v1450;
const REAL v1457 = v100 * v1394;
const REAL v1458 = v1451 - v1457;
const REAL v1459 = v101 * v1394;
const REAL v1460 = v1452 + v1459;
const REAL v1461 = v101 * v1370;
const REAL v1462 = v1461 - v1454;
const REAL v1463 = v100 * v1370;
const REAL v1464 = v1456 + v1463;
const REAL v1465 = v99 * v1370;
const REAL v1466 = v1458 + v1465;
const REAL v1467 = v98 * v1370;
const REAL v1468 = v1460 + v1467;
const REAL v1469 = v97 * v1331;
const REAL v1470 = v761 - v1469;
const REAL v1471 = v94 * v1331;
const REAL v1472 = v1448 + v1471;
const REAL v1473 = v89 * v1277;
const REAL v1474 = v1470 - v1473;
const REAL v1475 = v87 * v1277;
const REAL v1476 = v1472 + v1475;
const REAL v1477 = v80 * v1208;
const REAL v1478 = v1474 - v1477;
const REAL v1479 = v81 * v1208;
const REAL v1480 = v1476 + v1479;
const REAL v1481 = v19 * v1436;
const REAL v1482 = v19 * v1434;
const REAL v1483 = v19 * v1432;
const REAL v1484 = v19 * v1430;
const REAL v1485 = v182 * v1483;
const REAL v1486 = v982 + v1485;
const REAL v1487 = v9 * v1483;
const REAL v1488 = v986 + v1487;
const REAL v1489 = v182 * v1484;
const REAL v1490 = v975 - v1489;
const REAL v1491 = v8 * v1484;
const REAL v1492 = v1488 - v1491;
const REAL v1493 = v188 * v1484;
const REAL v1494 = v968 + v1493;
const REAL v1495 = v7 * v1484;
const REAL v1496 = v971 + v1495;
const REAL v1497 = v193 * v1482;
const REAL v1498 = v1486 + v1497;
const REAL v1499 = v9 * v1482;
const REAL v1500 = v964 + v1499;
const REAL v1501 = v186 * v1482;
const REAL v1502 = v1490 - v1501;
const REAL v1503 = v8 * v1482;
const REAL v1504 = v957 - v1503;
const REAL v1505 = v186 * v1483;
const REAL v1506 = v1494 + v1505;
const REAL v1507 = v7 * v1483;
const REAL v1508 = v1504 + v1507;
const REAL v1509 = v1496 - v1500;
const REAL v1510 = v1500 - v1496;
const REAL v1511 = v20 * v1508;
const REAL v1512 = v938 + v1511;
const REAL v1513 = v159 * v1481;
const REAL v1514 = v934 + v1513;
const REAL v1515 = v32 * v1481;
const REAL v1516 = v1512 + v1515;
const REAL v1517 = v21 * v1508;
const REAL v1518 = v829 + v1517;
const REAL v1519 = v21 * v1510;
const REAL v1520 = v1516 + v1519;
const REAL v1521 = v159 * v1482;
const REAL v1522 = v924 - v1521;
const REAL v1523 = v29 * v1482;
const REAL v1524 = v1520 - v1523;
const REAL v1525 = v22 * v1492;
const REAL v1526 = v1524 + v1525;
const REAL v1527 = v159 * v1483;
const REAL v1528 = v915 + v1527;
const REAL v1529 = v26 * v1483;
const REAL v1530 = v1526 + v1529;
const REAL v1531 = REAL(2.0) * v1481;
const REAL v1532 = v20 * v1531;
const REAL v1533 = REAL(2.0) * v1482;
const REAL v1534 = v21 * v1533;
const REAL v1535 = v1532 - v1534;
const REAL v1536 = REAL(2.0) * v1483;
const REAL v1537 = v22 * v1536;
const REAL v1538 = v1535 - v1537;
const REAL v1539 = REAL(2.0) * v1484;
const REAL v1540 = v23 * v1539;
const REAL v1541 = v1538 - v1540;
const REAL v1542 = v110 * v1541;
const REAL v1543 = REAL(2.0) * v1542;
const REAL v1544 = v66 * v1543;
const REAL v1545 = v894 + v1544;
const REAL v1546 = v46 * v1543;
const REAL v1547 = v1480 + v1546;
const REAL v1548 = v158 * v1543;
const REAL v1549 = v889 + v1548;
const REAL v1550 = v47 * v1543;
const REAL v1551 = v1446 - v1550;
const REAL v1552 = v56 * v1530;
const REAL v1553 = v1551 + v1552;
const REAL v1554 = v102 * v1553;
const REAL v1555 = v881 + v1554;
const REAL v1556 = v64 * v1553;
const REAL v1557 = v884 + v1556;
const REAL v1558 = v19 * v1468;
const REAL v1559 = v19 * v1466;
const REAL v1560 = v19 * v1464;
const REAL v1561 = v19 * v1462;
const REAL v1562 = v140 * v1560;
const REAL v1563 = v1498 + v1562;
const REAL v1564 = v9 * v1560;
const REAL v1565 = v873 + v1564;
const REAL v1566 = v140 * v1561;
const REAL v1567 = v1502 + v1566;
const REAL v1568 = v8 * v1561;
const REAL v1569 = v1565 + v1568;
const REAL v1570 = v129 * v1561;
const REAL v1571 = v1506 + v1570;
const REAL v1572 = v7 * v1561;
const REAL v1573 = v858 + v1572;
const REAL v1574 = v129 * v1559;
const REAL v1575 = v1563 + v1574;
const REAL v1576 = v9 * v1559;
const REAL v1577 = v1573 + v1576;
const REAL v1578 = v136 * v1559;
const REAL v1579 = v1567 + v1578;
const REAL v1580 = v8 * v1559;
const REAL v1581 = v844 + v1580;
const REAL v1582 = v141 * v1560;
const REAL v1583 = v1571 + v1582;
const REAL v1584 = v7 * v1560;
const REAL v1585 = v838 + v1584;
const REAL v1586 = v1509 + v1569;
const REAL v1587 = v20 * v1586;
const REAL v1588 = v1518 + v1587;
const REAL v1589 = v1484 - v1558;
const REAL v1590 = v106 * v1589;
const REAL v1591 = v1528 + v1590;
const REAL v1592 = v26 * v1589;
const REAL v1593 = v1588 + v1592;
const REAL v1594 = v1581 - v1585;
const REAL v1595 = v1585 - v1581;
const REAL v1596 = v20 * v1595;
const REAL v1597 = v819 + v1596;
const REAL v1598 = v104 * v1558;
const REAL v1599 = v1514 + v1598;
const REAL v1600 = v32 * v1558;
const REAL v1601 = v1597 + v1600;
const REAL v1602 = v22 * v1594;
const REAL v1603 = v1593 + v1602;
const REAL v1604 = v1560 - v1482;
const REAL v1605 = v106 * v1604;
const REAL v1606 = v1599 + v1605;
const REAL v1607 = v32 * v1604;
const REAL v1608 = v1603 + v1607;
const REAL v1609 = v1492 + v1577;
const REAL v1610 = v23 * v1609;
const REAL v1611 = v1608 + v1610;
const REAL v1612 = v1561 - v1481;
const REAL v1613 = v106 * v1612;
const REAL v1614 = v1522 + v1613;
const REAL v1615 = v29 * v1612;
const REAL v1616 = v1611 + v1615;
const REAL v1617 = v21 * v1577;
const REAL v1618 = v1601 + v1617;
const REAL v1619 = v104 * v1559;
const REAL v1620 = v1614 - v1619;
const REAL v1621 = v29 * v1559;
const REAL v1622 = v1618 - v1621;
const REAL v1623 = v22 * v1569;
const REAL v1624 = v1622 + v1623;
const REAL v1625 = v104 * v1560;
const REAL v1626 = v1591 + v1625;
const REAL v1627 = v26 * v1560;
const REAL v1628 = v1624 + v1627;
const REAL v1629 = REAL(2.0) * v1558;
const REAL v1630 = v20 * v1629;
const REAL v1631 = REAL(2.0) * v1559;
const REAL v1632 = v21 * v1631;
const REAL v1633 = v1630 - v1632;
const REAL v1634 = REAL(2.0) * v1560;
const REAL v1635 = v22 * v1634;
const REAL v1636 = v1633 - v1635;
const REAL v1637 = REAL(2.0) * v1561;
const REAL v1638 = v23 * v1637;
const REAL v1639 = v1636 + v1638;
const REAL v1640 = v110 * v1639;
const REAL v1641 = REAL(2.0) * v1640;
const REAL v1642 = v66 * v1641;
const REAL v1643 = v765 + v1642;
const REAL v1644 = v45 * v1641;
const REAL v1645 = v1547 + v1644;
const REAL v1646 = v56 * v1616;
const REAL v1647 = v1645 + v1646;
const REAL v1648 = v103 * v1641;
const REAL v1649 = v1549 + v1648;
const REAL v1650 = v47 * v1641;
const REAL v1651 = v1478 - v1650;
const REAL v1652 = v56 * v1628;
const REAL v1653 = v1651 + v1652;
const REAL v1654 = v102 * v1653;
const REAL v1655 = v752 + v1654;
const REAL v1656 = v63 * v1653;
const REAL v1657 = v1557 + v1656;
const REAL v1658 = v66 * v1657;
const REAL v1659 = v1647 + v1658;
const REAL v1660 = v1658 + v1659;
const REAL v1661 = v66 * v1132;
const REAL v1662 = v1555 + v1661;
const REAL v1663 = v64 * v1132;
const REAL v1664 = v1660 + v1663;
const REAL v1665 = v66 * v1126;
const REAL v1666 = v1655 + v1665;
const REAL v1667 = v63 * v1126;
const REAL v1668 = v1664 + v1667;
const REAL v1669 = v102 * v1668;
const REAL v1670 = v1575 - v1669;
const REAL v1671 = v1579 + v1662;
const REAL v1672 = v1583 + v1666;
const REAL v1673 = v56 * v1669;
const REAL v1674 = v1649 + v1673;
const REAL v1675 = v56 * v1662;
const REAL v1676 = v1545 + v1675;
const REAL v1677 = v56 * v1666;
const REAL v1678 = v1643 + v1677;
const REAL v1679 = v22 * v1674;
const REAL v1680 = v1626 + v1679;
const REAL v1681 = v21 * v1674;
const REAL v1682 = v1620 - v1681;
const REAL v1683 = v21 * v1676;
const REAL v1684 = v1606 - v1683;
const REAL v1685 = v23 * v1676;
const REAL v1686 = v1680 + v1685;
const REAL v1687 = v23 * v1678;
const REAL v1688 = v1682 - v1687;
const REAL v1689 = v22 * v1678;
const REAL v1690 = v1684 + v1689;
const REAL v1691 = v20 * v1674;
const REAL v1692 = v1690 - v1691;
const REAL v1693 = v20 * v1676;
const REAL v1694 = v1688 + v1693;
const REAL v1695 = v20 * v1678;
const REAL v1696 = v1686 + v1695;
const REAL v1697 = v1691 - v1690;
const REAL v1698 = v22 * v1697;
const REAL v1699 = v1672 + v1698;
const REAL v1700 = v21 * v1692;
const REAL v1701 = v1671 + v1700;
const REAL v1702 = v21 * v1694;
const REAL v1703 = v1670 - v1702;
const REAL v1704 = v23 * v1694;
const REAL v1705 = v1699 + v1704;
const REAL v1706 = v23 * v1696;
const REAL v1707 = v1701 - v1706;
const REAL v1708 = v22 * v1696;
const REAL v1709 = v1703 + v1708;
o0_t[0][i] = v1705;
o0_t[1][i] = v1707;
o0_t[2][i] = v1709;
o1_a0 += v1059;
o2_a0 += v1072;
o2_a1 += v1085;
o2_a2 += v1098;
o2_a3 += v1111;
o2_a4 += v1124;
o2_a5 += v1137;
o3_a0 += v1146;
o3_a1 += v1161;
o3_a2 += v1176;
o3_a3 += v1191;
o3_a4 += v1206;
o3_a5 += v1221;

o3_a7 += v1230;
o3_a8 += v1245;
o3_a9 += v1260;
o3_a10 += v1275;
o3_a11 += v1290;


o3_a14 += v1299;
o3_a15 += v1314;
o3_a16 += v1329;
o3_a17 += v1344;



o3_a21 += v1353;
o3_a22 += v1368;
o3_a23 += v1383;




o3_a28 += v1392;
o3_a29 += v1407;





o3_a35 += v1416;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); p[2] = STORE(o0_t[2][i]); }
o1_sum0 += o1_a0;
o2_sum0 += o2_a0;
o2_sum1 += o2_a1;
o2_sum2 += o2_a2;
o2_sum3 += o2_a3;
o2_sum4 += o2_a4;
o2_sum5 += o2_a5;
o3_sum0 += o3_a0;
o3_sum1 += o3_a1;
o3_sum2 += o3_a2;
o3_sum3 += o3_a3;
o3_sum4 += o3_a4;
o3_sum5 += o3_a5;

o3_sum7 += o3_a7;
o3_sum8 += o3_a8;
o3_sum9 += o3_a9;
o3_sum10 += o3_a10;
o3_sum11 += o3_a11;


o3_sum14 += o3_a14;
o3_sum15 += o3_a15;
o3_sum16 += o3_a16;
o3_sum17 += o3_a17;



o3_sum21 += o3_a21;
o3_sum22 += o3_a22;
o3_sum23 += o3_a23;




o3_sum28 += o3_a28;
o3_sum29 += o3_a29;





o3_sum35 += o3_a35;
}
o1_b[0] = STORE(REAL(o1_sum0));
o2_b[0] = STORE(REAL(o2_sum0));
o2_b[1] = STORE(REAL(o2_sum1));
o2_b[2] = STORE(REAL(o2_sum2));
o2_b[3] = STORE(REAL(o2_sum3));
o2_b[4] = STORE(REAL(o2_sum4));
o2_b[5] = STORE(REAL(o2_sum5));
o3_b[0] = STORE(REAL(o3_sum0));
o3_b[1] = STORE(REAL(o3_sum1));
o3_b[2] = STORE(REAL(o3_sum2));
o3_b[3] = STORE(REAL(o3_sum3));
o3_b[4] = STORE(REAL(o3_sum4));
o3_b[5] = STORE(REAL(o3_sum5));
o3_b[6] = STORE(REAL(o3_sum1));
o3_b[7] = STORE(REAL(o3_sum7));
o3_b[8] = STORE(REAL(o3_sum8));
o3_b[9] = STORE(REAL(o3_sum9));
o3_b[10] = STORE(REAL(o3_sum10));
o3_b[11] = STORE(REAL(o3_sum11));
o3_b[12] = STORE(REAL(o3_sum2));
o3_b[13] = STORE(REAL(o3_sum8));
o3_b[14] = STORE(REAL(o3_sum14));
o3_b[15] = STORE(REAL(o3_sum15));
o3_b[16] = STORE(REAL(o3_sum16));
o3_b[17] = STORE(REAL(o3_sum17));
o3_b[18] = STORE(REAL(o3_sum3));
o3_b[19] = STORE(REAL(o3_sum9));
o3_b[20] = STORE(REAL(o3_sum15));
o3_b[21] = STORE(REAL(o3_sum21));
o3_b[22] = STORE(REAL(o3_sum22));
o3_b[23] = STORE(REAL(o3_sum23));
o3_b[24] = STORE(REAL(o3_sum4));
o3_b[25] = STORE(REAL(o3_sum10));
o3_b[26] = STORE(REAL(o3_sum16));
o3_b[27] = STORE(REAL(o3_sum22));
o3_b[28] = STORE(REAL(o3_sum28));
o3_b[29] = STORE(REAL(o3_sum29));
o3_b[30] = STORE(REAL(o3_sum5));
o3_b[31] = STORE(REAL(o3_sum11));
o3_b[32] = STORE(REAL(o3_sum17));
o3_b[33] = STORE(REAL(o3_sum23));
o3_b[34] = STORE(REAL(o3_sum29));
o3_b[35] = STORE(REAL(o3_sum35));
}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v0010.111.0011>v0010111.1.1100111 f64.sssssssssttt>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i6_e1,
    wp::int64 i7_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_i7_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i6_e1,
    wp::int64 & adj_i7_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 i7_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i5_e0;
    wp::int64 i6_e0;
    wp::int64 i6_e1;
    wp::int64 i7_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a *_wp_args)
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
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i6_e1 = _wp_args->i6_e1;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64, i7_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0, i6_e0, i6_e1, i7_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0, var_i6_e0, var_i6_e1, var_i7_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2be14880_1430837a_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

