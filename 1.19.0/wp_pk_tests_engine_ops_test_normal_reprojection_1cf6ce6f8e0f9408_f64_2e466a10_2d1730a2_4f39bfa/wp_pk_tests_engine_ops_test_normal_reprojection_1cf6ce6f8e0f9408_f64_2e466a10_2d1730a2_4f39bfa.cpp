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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.geman_mcclure>s>v11111.111.00111 f64.ssssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_body_0(
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
    wp::uint64 o4_,
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
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i7_e1)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = cost_bar3
// i6 = T_position_gradient_bar3
// i7 = T_position_T_position_block_bar3
// o0 = T_position_bar3
// o1 = T_quaternion_bar3
// o2 = point_bar3
// o3 = pixel_bar3
// o4 = scale_bar3
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
double* const o4_b = (double*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[1][64];
alignas(64) REAL i6_t[6][64];
alignas(64) REAL i7_t[36][64];
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
REAL o0_a0 = 0;
REAL o0_a1 = 0;
REAL o0_a2 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o1_a3 = 0;
REAL o4_a0 = 0;
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
const REAL v271 = v269 + v270;
const REAL v272 = REAL(1) / v271;
const REAL v273 = v270 * v272;
const REAL v274 = v273 * v273;
const REAL v275 = v68 * v209;
const REAL v276 = v70 * v239;
const REAL v277 = v275 + v276;
const REAL v278 = v68 * v212;
const REAL v279 = v70 * v242;
const REAL v280 = v278 + v279;
const REAL v281 = v68 * v215;
const REAL v282 = v70 * v245;
const REAL v283 = v281 + v282;
const REAL v284 = v68 * v222;
const REAL v285 = v70 * v252;
const REAL v286 = v284 + v285;
const REAL v287 = v68 * v229;
const REAL v288 = v70 * v259;
const REAL v289 = v287 + v288;
const REAL v290 = v68 * v236;
const REAL v291 = v70 * v266;
const REAL v292 = v290 + v291;
const REAL v293 = v209 * v209;
const REAL v294 = v239 * v239;
const REAL v295 = v293 + v294;
const REAL v296 = v209 * v212;
const REAL v297 = v239 * v242;
const REAL v298 = v296 + v297;
const REAL v299 = v209 * v215;
const REAL v300 = v239 * v245;
const REAL v301 = v299 + v300;
const REAL v302 = v209 * v222;
const REAL v303 = v239 * v252;
const REAL v304 = v302 + v303;
const REAL v305 = v209 * v229;
const REAL v306 = v239 * v259;
const REAL v307 = v305 + v306;
const REAL v308 = v209 * v236;
const REAL v309 = v239 * v266;
const REAL v310 = v308 + v309;
const REAL v311 = v212 * v212;
const REAL v312 = v242 * v242;
const REAL v313 = v311 + v312;
const REAL v314 = v212 * v215;
const REAL v315 = v242 * v245;
const REAL v316 = v314 + v315;
const REAL v317 = v212 * v222;
const REAL v318 = v242 * v252;
const REAL v319 = v317 + v318;
const REAL v320 = v212 * v229;
const REAL v321 = v242 * v259;
const REAL v322 = v320 + v321;
const REAL v323 = v212 * v236;
const REAL v324 = v242 * v266;
const REAL v325 = v323 + v324;
const REAL v326 = v215 * v215;
const REAL v327 = v245 * v245;
const REAL v328 = v326 + v327;
const REAL v329 = v215 * v222;
const REAL v330 = v245 * v252;
const REAL v331 = v329 + v330;
const REAL v332 = v215 * v229;
const REAL v333 = v245 * v259;
const REAL v334 = v332 + v333;
const REAL v335 = v215 * v236;
const REAL v336 = v245 * v266;
const REAL v337 = v335 + v336;
const REAL v338 = v222 * v222;
const REAL v339 = v252 * v252;
const REAL v340 = v338 + v339;
const REAL v341 = v222 * v229;
const REAL v342 = v252 * v259;
const REAL v343 = v341 + v342;
const REAL v344 = v222 * v236;
const REAL v345 = v252 * v266;
const REAL v346 = v344 + v345;
const REAL v347 = v229 * v229;
const REAL v348 = v259 * v259;
const REAL v349 = v347 + v348;
const REAL v350 = v229 * v236;
const REAL v351 = v259 * v266;
const REAL v352 = v350 + v351;
const REAL v353 = v236 * v236;
const REAL v354 = v266 * v266;
const REAL v355 = v353 + v354;
const REAL v356 = i5_t[0][i];
const REAL v357 = i6_t[0][i];
const REAL v358 = i6_t[1][i];
const REAL v359 = i6_t[2][i];
const REAL v360 = i6_t[3][i];
const REAL v361 = i6_t[4][i];
const REAL v362 = i6_t[5][i];
const REAL v363 = i7_t[0][i];
const REAL v364 = i7_t[1][i];
const REAL v365 = i7_t[2][i];
const REAL v366 = i7_t[3][i];
const REAL v367 = i7_t[4][i];
const REAL v368 = i7_t[5][i];
const REAL v369 = i7_t[6][i];
const REAL v370 = i7_t[7][i];
const REAL v371 = i7_t[8][i];
const REAL v372 = i7_t[9][i];
const REAL v373 = i7_t[10][i];
const REAL v374 = i7_t[11][i];
const REAL v375 = i7_t[12][i];
const REAL v376 = i7_t[13][i];
const REAL v377 = i7_t[14][i];
const REAL v378 = i7_t[15][i];
const REAL v379 = i7_t[16][i];
const REAL v380 = i7_t[17][i];
const REAL v381 = i7_t[18][i];
const REAL v382 = i7_t[19][i];
const REAL v383 = i7_t[20][i];
const REAL v384 = i7_t[21][i];
const REAL v385 = i7_t[22][i];
const REAL v386 = i7_t[23][i];
const REAL v387 = i7_t[24][i];
const REAL v388 = i7_t[25][i];
const REAL v389 = i7_t[26][i];
const REAL v390 = i7_t[27][i];
const REAL v391 = i7_t[28][i];
const REAL v392 = i7_t[29][i];
const REAL v393 = i7_t[30][i];
const REAL v394 = i7_t[31][i];
const REAL v395 = i7_t[32][i];
const REAL v396 = i7_t[33][i];
const REAL v397 = i7_t[34][i];
const REAL v398 = i7_t[35][i];
const REAL v399 = v364 + v369;
const REAL v400 = v365 + v375;
const REAL v401 = v371 + v376;
const REAL v402 = v366 + v381;
const REAL v403 = v372 + v382;
const REAL v404 = v378 + v383;
const REAL v405 = v367 + v387;
const REAL v406 = v373 + v388;
const REAL v407 = v379 + v389;
const REAL v408 = v385 + v390;
const REAL v409 = v368 + v393;
const REAL v410 = v374 + v394;
const REAL v411 = v380 + v395;
const REAL v412 = v386 + v396;
const REAL v413 = v392 + v397;
const REAL v414 = v355 * v398;
const REAL v415 = v274 * v398;
const REAL v416 = v266 * v415;
const REAL v417 = REAL(2.0) * v416;
const REAL v418 = v236 * v415;
const REAL v419 = REAL(2.0) * v418;
const REAL v420 = v352 * v413;
const REAL v421 = v414 + v420;
const REAL v422 = v274 * v413;
const REAL v423 = v266 * v422;
const REAL v424 = v259 * v422;
const REAL v425 = v417 + v424;
const REAL v426 = v236 * v422;
const REAL v427 = v229 * v422;
const REAL v428 = v419 + v427;
const REAL v429 = v349 * v391;
const REAL v430 = v421 + v429;
const REAL v431 = v274 * v391;
const REAL v432 = v259 * v431;
const REAL v433 = v423 + v432;
const REAL v434 = v432 + v433;
const REAL v435 = v229 * v431;
const REAL v436 = v426 + v435;
const REAL v437 = v435 + v436;
const REAL v438 = v346 * v412;
const REAL v439 = v430 + v438;
const REAL v440 = v274 * v412;
const REAL v441 = v266 * v440;
const REAL v442 = v252 * v440;
const REAL v443 = v425 + v442;
const REAL v444 = v236 * v440;
const REAL v445 = v222 * v440;
const REAL v446 = v428 + v445;
const REAL v447 = v343 * v408;
const REAL v448 = v439 + v447;
const REAL v449 = v274 * v408;
const REAL v450 = v259 * v449;
const REAL v451 = v441 + v450;
const REAL v452 = v252 * v449;
const REAL v453 = v434 + v452;
const REAL v454 = v229 * v449;
const REAL v455 = v444 + v454;
const REAL v456 = v222 * v449;
const REAL v457 = v437 + v456;
const REAL v458 = v340 * v384;
const REAL v459 = v448 + v458;
const REAL v460 = v274 * v384;
const REAL v461 = v252 * v460;
const REAL v462 = v451 + v461;
const REAL v463 = v461 + v462;
const REAL v464 = v222 * v460;
const REAL v465 = v455 + v464;
const REAL v466 = v464 + v465;
const REAL v467 = v337 * v411;
const REAL v468 = v459 + v467;
const REAL v469 = v274 * v411;
const REAL v470 = v266 * v469;
const REAL v471 = v245 * v469;
const REAL v472 = v443 + v471;
const REAL v473 = v236 * v469;
const REAL v474 = v215 * v469;
const REAL v475 = v446 + v474;
const REAL v476 = v334 * v407;
const REAL v477 = v468 + v476;
const REAL v478 = v274 * v407;
const REAL v479 = v259 * v478;
const REAL v480 = v470 + v479;
const REAL v481 = v245 * v478;
const REAL v482 = v453 + v481;
const REAL v483 = v229 * v478;
const REAL v484 = v473 + v483;
const REAL v485 = v215 * v478;
const REAL v486 = v457 + v485;
const REAL v487 = v331 * v404;
const REAL v488 = v477 + v487;
const REAL v489 = v274 * v404;
const REAL v490 = v252 * v489;
const REAL v491 = v480 + v490;
const REAL v492 = v245 * v489;
const REAL v493 = v463 + v492;
const REAL v494 = v222 * v489;
const REAL v495 = v484 + v494;
const REAL v496 = v215 * v489;
const REAL v497 = v466 + v496;
const REAL v498 = v328 * v377;
const REAL v499 = v488 + v498;
const REAL v500 = v274 * v377;
const REAL v501 = v245 * v500;
const REAL v502 = v491 + v501;
const REAL v503 = v501 + v502;
const REAL v504 = v215 * v500;
const REAL v505 = v495 + v504;
const REAL v506 = v504 + v505;
const REAL v507 = v325 * v410;
const REAL v508 = v499 + v507;
const REAL v509 = v274 * v410;
const REAL v510 = v266 * v509;
const REAL v511 = v242 * v509;
const REAL v512 = v472 + v511;
const REAL v513 = v236 * v509;
const REAL v514 = v212 * v509;
const REAL v515 = v475 + v514;
const REAL v516 = v322 * v406;
const REAL v517 = v508 + v516;
const REAL v518 = v274 * v406;
const REAL v519 = v259 * v518;
const REAL v520 = v510 + v519;
const REAL v521 = v242 * v518;
const REAL v522 = v482 + v521;
const REAL v523 = v229 * v518;
const REAL v524 = v513 + v523;
const REAL v525 = v212 * v518;
const REAL v526 = v486 + v525;
const REAL v527 = v319 * v403;
const REAL v528 = v517 + v527;
const REAL v529 = v274 * v403;
const REAL v530 = v252 * v529;
const REAL v531 = v520 + v530;
const REAL v532 = v242 * v529;
const REAL v533 = v493 + v532;
const REAL v534 = v222 * v529;
const REAL v535 = v524 + v534;
const REAL v536 = v212 * v529;
const REAL v537 = v497 + v536;
const REAL v538 = v316 * v401;
const REAL v539 = v528 + v538;
const REAL v540 = v274 * v401;
const REAL v541 = v245 * v540;
const REAL v542 = v531 + v541;
const REAL v543 = v242 * v540;
const REAL v544 = v503 + v543;
const REAL v545 = v215 * v540;
const REAL v546 = v535 + v545;
const REAL v547 = v212 * v540;
const REAL v548 = v506 + v547;
const REAL v549 = v313 * v370;
const REAL v550 = v539 + v549;
const REAL v551 = v274 * v370;
const REAL v552 = v242 * v551;
const REAL v553 = v542 + v552;
const REAL v554 = v552 + v553;
const REAL v555 = v212 * v551;
const REAL v556 = v546 + v555;
const REAL v557 = v555 + v556;
const REAL v558 = v310 * v409;
const REAL v559 = v550 + v558;
const REAL v560 = v274 * v409;
const REAL v561 = v266 * v560;
const REAL v562 = v239 * v560;
const REAL v563 = v512 + v562;
const REAL v564 = v236 * v560;
const REAL v565 = v209 * v560;
const REAL v566 = v515 + v565;
const REAL v567 = v307 * v405;
const REAL v568 = v559 + v567;
const REAL v569 = v274 * v405;
const REAL v570 = v259 * v569;
const REAL v571 = v561 + v570;
const REAL v572 = v239 * v569;
const REAL v573 = v522 + v572;
const REAL v574 = v229 * v569;
const REAL v575 = v564 + v574;
const REAL v576 = v209 * v569;
const REAL v577 = v526 + v576;
const REAL v578 = v304 * v402;
const REAL v579 = v568 + v578;
const REAL v580 = v274 * v402;
const REAL v581 = v252 * v580;
const REAL v582 = v571 + v581;
const REAL v583 = v239 * v580;
const REAL v584 = v533 + v583;
const REAL v585 = v222 * v580;
const REAL v586 = v575 + v585;
const REAL v587 = v209 * v580;
const REAL v588 = v537 + v587;
const REAL v589 = v301 * v400;
const REAL v590 = v579 + v589;
const REAL v591 = v274 * v400;
const REAL v592 = v245 * v591;
const REAL v593 = v582 + v592;
const REAL v594 = v239 * v591;
const REAL v595 = v544 + v594;
const REAL v596 = v215 * v591;
const REAL v597 = v586 + v596;
const REAL v598 = v209 * v591;
const REAL v599 = v548 + v598;
const REAL v600 = v298 * v399;
const REAL v601 = v590 + v600;
const REAL v602 = v274 * v399;
const REAL v603 = v242 * v602;
const REAL v604 = v593 + v603;
const REAL v605 = v239 * v602;
const REAL v606 = v554 + v605;
const REAL v607 = v212 * v602;
const REAL v608 = v597 + v607;
const REAL v609 = v209 * v602;
const REAL v610 = v557 + v609;
const REAL v611 = v295 * v363;
const REAL v612 = v601 + v611;
const REAL v613 = v274 * v363;
const REAL v614 = v239 * v613;
const REAL v615 = v604 + v614;
const REAL v616 = v614 + v615;
const REAL v617 = v209 * v613;
const REAL v618 = v608 + v617;
const REAL v619 = v617 + v618;
const REAL v620 = v292 * v362;
const REAL v621 = v612 + v620;
const REAL v622 = v274 * v362;
const REAL v623 = v266 * v622;
const REAL v624 = v70 * v622;
const REAL v625 = v563 + v624;
const REAL v626 = v236 * v622;
const REAL v627 = v68 * v622;
const REAL v628 = v566 + v627;
const REAL v629 = v289 * v361;
const REAL v630 = v621 + v629;
const REAL v631 = v274 * v361;
const REAL v632 = v259 * v631;
const REAL v633 = v623 + v632;
const REAL v634 = v70 * v631;
const REAL v635 = v573 + v634;
const REAL v636 = v229 * v631;
const REAL v637 = v626 + v636;
const REAL v638 = v68 * v631;
const REAL v639 = v577 + v638;
const REAL v640 = v286 * v360;
const REAL v641 = v630 + v640;
const REAL v642 = v274 * v360;
const REAL v643 = v252 * v642;
const REAL v644 = v633 + v643;
const REAL v645 = v70 * v642;
const REAL v646 = v584 + v645;
const REAL v647 = v222 * v642;
const REAL v648 = v637 + v647;
const REAL v649 = v68 * v642;
const REAL v650 = v588 + v649;
const REAL v651 = v283 * v359;
const REAL v652 = v641 + v651;
const REAL v653 = v274 * v359;
const REAL v654 = v245 * v653;
const REAL v655 = v644 + v654;
const REAL v656 = v70 * v653;
const REAL v657 = v595 + v656;
const REAL v658 = v215 * v653;
const REAL v659 = v648 + v658;
const REAL v660 = v68 * v653;
const REAL v661 = v599 + v660;
const REAL v662 = v280 * v358;
const REAL v663 = v652 + v662;
const REAL v664 = v274 * v358;
const REAL v665 = v242 * v664;
const REAL v666 = v655 + v665;
const REAL v667 = v70 * v664;
const REAL v668 = v606 + v667;
const REAL v669 = v212 * v664;
const REAL v670 = v659 + v669;
const REAL v671 = v68 * v664;
const REAL v672 = v610 + v671;
const REAL v673 = v277 * v357;
const REAL v674 = v663 + v673;
const REAL v675 = v274 * v357;
const REAL v676 = v239 * v675;
const REAL v677 = v666 + v676;
const REAL v678 = v70 * v675;
const REAL v679 = v616 + v678;
const REAL v680 = v209 * v675;
const REAL v681 = v670 + v680;
const REAL v682 = v68 * v675;
const REAL v683 = v619 + v682;
const REAL v684 = v273 * v674;
const REAL v685 = REAL(2.0) * v684;
const REAL v686 = v273 * v356;
const REAL v687 = v269 * v356;
const REAL v688 = v685 + v687;
const REAL v689 = v272 * v688;
const REAL v690 = v270 * v688;
const REAL v691 = v272 * v272;
const REAL v692 = v690 * v691;
const REAL v693 = v686 - v692;
const REAL v694 = v689 - v692;
const REAL v695 = v71 * v694;
const REAL v696 = REAL(2.0) * v695;
const REAL v697 = v70 * v693;
const REAL v698 = v677 + v697;
const REAL v699 = v697 + v698;
const REAL v700 = v68 * v693;
const REAL v701 = v681 + v700;
const REAL v702 = v700 + v701;
const REAL v703 = v203 * v625;
const REAL v704 = v100 * v625;
const REAL v705 = v204 * v625;
const REAL v706 = v99 * v625;
const REAL v707 = v205 * v625;
const REAL v708 = v102 * v625;
const REAL v709 = v206 * v625;
const REAL v710 = v101 * v625;
const REAL v711 = v203 * v635;
const REAL v712 = v711 - v705;
const REAL v713 = v99 * v635;
const REAL v714 = v704 + v713;
const REAL v715 = v204 * v635;
const REAL v716 = v703 + v715;
const REAL v717 = v100 * v635;
const REAL v718 = v717 - v706;
const REAL v719 = v205 * v635;
const REAL v720 = v709 + v719;
const REAL v721 = v101 * v635;
const REAL v722 = v708 - v721;
const REAL v723 = v206 * v635;
const REAL v724 = v707 - v723;
const REAL v725 = v102 * v635;
const REAL v726 = v710 + v725;
const REAL v727 = v203 * v646;
const REAL v728 = v724 - v727;
const REAL v729 = v102 * v646;
const REAL v730 = v714 - v729;
const REAL v731 = v204 * v646;
const REAL v732 = v731 - v720;
const REAL v733 = v101 * v646;
const REAL v734 = v718 + v733;
const REAL v735 = v205 * v646;
const REAL v736 = v716 + v735;
const REAL v737 = v100 * v646;
const REAL v738 = v722 + v737;
const REAL v739 = v206 * v646;
const REAL v740 = v712 - v739;
const REAL v741 = v99 * v646;
const REAL v742 = v726 + v741;
const REAL v743 = v159 * v657;
const REAL v744 = v98 * v657;
const REAL v745 = v96 * v657;
const REAL v746 = v66 * v657;
const REAL v747 = v159 * v668;
const REAL v748 = v90 * v668;
const REAL v749 = v744 + v748;
const REAL v750 = v91 * v668;
const REAL v751 = v745 + v750;
const REAL v752 = v66 * v668;
const REAL v753 = v159 * v679;
const REAL v754 = v81 * v679;
const REAL v755 = v749 + v754;
const REAL v756 = v80 * v679;
const REAL v757 = v751 + v756;
const REAL v758 = v66 * v679;
const REAL v759 = v155 * v628;
const REAL v760 = v736 - v759;
const REAL v761 = v100 * v628;
const REAL v762 = v156 * v628;
const REAL v763 = v740 - v762;
const REAL v764 = v99 * v628;
const REAL v765 = v157 * v628;
const REAL v766 = v728 + v765;
const REAL v767 = v102 * v628;
const REAL v768 = v158 * v628;
const REAL v769 = v732 - v768;
const REAL v770 = v101 * v628;
const REAL v771 = v155 * v639;
const REAL v772 = v763 - v771;
const REAL v773 = v99 * v639;
const REAL v774 = v761 + v773;
const REAL v775 = v156 * v639;
const REAL v776 = v760 + v775;
const REAL v777 = v100 * v639;
const REAL v778 = v777 - v764;
const REAL v779 = v157 * v639;
const REAL v780 = v769 - v779;
const REAL v781 = v101 * v639;
const REAL v782 = v767 - v781;
const REAL v783 = v158 * v639;
const REAL v784 = v766 - v783;
const REAL v785 = v102 * v639;
const REAL v786 = v770 + v785;
const REAL v787 = v155 * v650;
const REAL v788 = v784 + v787;
const REAL v789 = v102 * v650;
const REAL v790 = v789 - v774;
const REAL v791 = v156 * v650;
const REAL v792 = v780 + v791;
const REAL v793 = v101 * v650;
const REAL v794 = v778 + v793;
const REAL v795 = v157 * v650;
const REAL v796 = v776 + v795;
const REAL v797 = v100 * v650;
const REAL v798 = v782 + v797;
const REAL v799 = v158 * v650;
const REAL v800 = v772 - v799;
const REAL v801 = v99 * v650;
const REAL v802 = v786 + v801;
const REAL v803 = v104 * v661;
const REAL v804 = v743 + v803;
const REAL v805 = v98 * v661;
const REAL v806 = v95 * v661;
const REAL v807 = v757 + v806;
const REAL v808 = v66 * v661;
const REAL v809 = v104 * v672;
const REAL v810 = v747 + v809;
const REAL v811 = v90 * v672;
const REAL v812 = v805 + v811;
const REAL v813 = v88 * v672;
const REAL v814 = v807 + v813;
const REAL v815 = v66 * v672;
const REAL v816 = v104 * v683;
const REAL v817 = v753 + v816;
const REAL v818 = v81 * v683;
const REAL v819 = v812 + v818;
const REAL v820 = v82 * v683;
const REAL v821 = v814 + v820;
const REAL v822 = v66 * v683;
const REAL v823 = v19 * v742;
const REAL v824 = v19 * v738;
const REAL v825 = v19 * v734;
const REAL v826 = v19 * v730;
const REAL v827 = v183 * v825;
const REAL v828 = v9 * v825;
const REAL v829 = v183 * v826;
const REAL v830 = v8 * v826;
const REAL v831 = v828 - v830;
const REAL v832 = v189 * v826;
const REAL v833 = v7 * v826;
const REAL v834 = v194 * v824;
const REAL v835 = v827 + v834;
const REAL v836 = v9 * v824;
const REAL v837 = v187 * v824;
const REAL v838 = v829 + v837;
const REAL v839 = v8 * v824;
const REAL v840 = v187 * v825;
const REAL v841 = v832 + v840;
const REAL v842 = v7 * v825;
const REAL v843 = v842 - v839;
const REAL v844 = v833 - v836;
const REAL v845 = v836 - v833;
const REAL v846 = v160 * v843;
const REAL v847 = v20 * v843;
const REAL v848 = v160 * v823;
const REAL v849 = v32 * v823;
const REAL v850 = v847 + v849;
const REAL v851 = v107 * v843;
const REAL v852 = v21 * v843;
const REAL v853 = v160 * v845;
const REAL v854 = v851 + v853;
const REAL v855 = v21 * v845;
const REAL v856 = v850 + v855;
const REAL v857 = v160 * v824;
const REAL v858 = v29 * v824;
const REAL v859 = v856 - v858;
const REAL v860 = v160 * v831;
const REAL v861 = v22 * v831;
const REAL v862 = v859 + v861;
const REAL v863 = v160 * v825;
const REAL v864 = v26 * v825;
const REAL v865 = v862 + v864;
const REAL v866 = REAL(2.0) * v823;
const REAL v867 = v165 * v866;
const REAL v868 = v846 + v867;
const REAL v869 = v20 * v866;
const REAL v870 = REAL(2.0) * v824;
const REAL v871 = v165 * v870;
const REAL v872 = v854 - v871;
const REAL v873 = v21 * v870;
const REAL v874 = v869 - v873;
const REAL v875 = REAL(2.0) * v825;
const REAL v876 = v165 * v875;
const REAL v877 = v860 - v876;
const REAL v878 = v22 * v875;
const REAL v879 = v874 - v878;
const REAL v880 = REAL(2.0) * v826;
const REAL v881 = v165 * v880;
const REAL v882 = v23 * v880;
const REAL v883 = v879 - v882;
const REAL v884 = v164 * v883;
const REAL v885 = v111 * v883;
const REAL v886 = REAL(2.0) * v885;
const REAL v887 = v66 * v886;
const REAL v888 = v46 * v886;
const REAL v889 = v821 + v888;
const REAL v890 = v159 * v886;
const REAL v891 = v47 * v886;
const REAL v892 = v755 + v891;
const REAL v893 = v159 * v865;
const REAL v894 = v56 * v865;
const REAL v895 = v894 - v892;
const REAL v896 = v103 * v895;
const REAL v897 = v64 * v895;
const REAL v898 = v19 * v802;
const REAL v899 = v19 * v798;
const REAL v900 = v19 * v794;
const REAL v901 = v19 * v790;
const REAL v902 = v141 * v900;
const REAL v903 = v835 + v902;
const REAL v904 = v9 * v900;
const REAL v905 = v141 * v901;
const REAL v906 = v905 - v838;
const REAL v907 = v8 * v901;
const REAL v908 = v904 + v907;
const REAL v909 = v130 * v901;
const REAL v910 = v841 + v909;
const REAL v911 = v7 * v901;
const REAL v912 = v130 * v899;
const REAL v913 = v903 + v912;
const REAL v914 = v9 * v899;
const REAL v915 = v911 + v914;
const REAL v916 = v137 * v899;
const REAL v917 = v906 + v916;
const REAL v918 = v8 * v899;
const REAL v919 = v142 * v900;
const REAL v920 = v910 + v919;
const REAL v921 = v7 * v900;
const REAL v922 = v844 + v908;
const REAL v923 = v107 * v922;
const REAL v924 = v868 + v923;
const REAL v925 = v20 * v922;
const REAL v926 = v852 + v925;
const REAL v927 = v826 - v898;
const REAL v928 = v107 * v927;
const REAL v929 = v863 + v928;
const REAL v930 = v26 * v927;
const REAL v931 = v926 + v930;
const REAL v932 = v918 - v921;
const REAL v933 = v921 - v918;
const REAL v934 = v105 * v933;
const REAL v935 = v924 + v934;
const REAL v936 = v20 * v933;
const REAL v937 = v105 * v898;
const REAL v938 = v848 + v937;
const REAL v939 = v32 * v898;
const REAL v940 = v936 + v939;
const REAL v941 = v107 * v932;
const REAL v942 = v877 + v941;
const REAL v943 = v22 * v932;
const REAL v944 = v931 + v943;
const REAL v945 = v900 - v824;
const REAL v946 = v107 * v945;
const REAL v947 = v938 + v946;
const REAL v948 = v32 * v945;
const REAL v949 = v944 + v948;
const REAL v950 = v831 + v915;
const REAL v951 = v107 * v950;
const REAL v952 = v951 - v881;
const REAL v953 = v23 * v950;
const REAL v954 = v949 + v953;
const REAL v955 = v901 - v823;
const REAL v956 = v107 * v955;
const REAL v957 = v956 - v857;
const REAL v958 = v29 * v955;
const REAL v959 = v954 + v958;
const REAL v960 = v105 * v915;
const REAL v961 = v872 + v960;
const REAL v962 = v21 * v915;
const REAL v963 = v940 + v962;
const REAL v964 = v105 * v899;
const REAL v965 = v957 - v964;
const REAL v966 = v29 * v899;
const REAL v967 = v963 - v966;
const REAL v968 = v105 * v908;
const REAL v969 = v942 + v968;
const REAL v970 = v22 * v908;
const REAL v971 = v967 + v970;
const REAL v972 = v105 * v900;
const REAL v973 = v929 + v972;
const REAL v974 = v26 * v900;
const REAL v975 = v971 + v974;
const REAL v976 = REAL(2.0) * v898;
const REAL v977 = v112 * v976;
const REAL v978 = v935 + v977;
const REAL v979 = v20 * v976;
const REAL v980 = REAL(2.0) * v899;
const REAL v981 = v112 * v980;
const REAL v982 = v961 - v981;
const REAL v983 = v21 * v980;
const REAL v984 = v979 - v983;
const REAL v985 = REAL(2.0) * v900;
const REAL v986 = v112 * v985;
const REAL v987 = v969 - v986;
const REAL v988 = v22 * v985;
const REAL v989 = v984 - v988;
const REAL v990 = REAL(2.0) * v901;
const REAL v991 = v112 * v990;
const REAL v992 = v952 + v991;
const REAL v993 = v23 * v990;
const REAL v994 = v989 + v993;
const REAL v995 = v111 * v994;
const REAL v996 = v110 * v994;
const REAL v997 = v884 + v996;
const REAL v998 = v55 * v997;
const REAL v999 = REAL(2.0) * v998;
const REAL v1000 = REAL(2.0) * v995;
const REAL v1001 = v66 * v1000;
const REAL v1002 = v45 * v1000;
const REAL v1003 = v889 + v1002;
const REAL v1004 = v66 * v959;
const REAL v1005 = v893 + v1004;
const REAL v1006 = v56 * v959;
const REAL v1007 = v1003 + v1006;
const REAL v1008 = v104 * v1000;
const REAL v1009 = v890 + v1008;
const REAL v1010 = v47 * v1000;
const REAL v1011 = v819 + v1010;
const REAL v1012 = v104 * v975;
const REAL v1013 = v1005 + v1012;
const REAL v1014 = v56 * v975;
const REAL v1015 = v1014 - v1011;
const REAL v1016 = v103 * v1015;
const REAL v1017 = v63 * v1015;
const REAL v1018 = v897 + v1017;
const REAL v1019 = v66 * v1018;
const REAL v1020 = v1007 + v1019;
const REAL v1021 = v1019 + v1020;
const REAL v1022 = REAL(0.5) * v788;
const REAL v1023 = REAL(0.5) * v792;
const REAL v1024 = REAL(0.5) * v796;
const REAL v1025 = REAL(0.5) * v800;
const REAL v1026 = v92 * v804;
const REAL v1027 = v1013 + v1026;
const REAL v1028 = v56 * v804;
const REAL v1029 = v94 * v746;
const REAL v1030 = v1027 + v1029;
const REAL v1031 = v56 * v746;
const REAL v1032 = v93 * v808;
const REAL v1033 = v1030 + v1032;
const REAL v1034 = v56 * v808;
const REAL v1035 = v87 * v810;
const REAL v1036 = v1033 - v1035;
const REAL v1037 = v56 * v810;
const REAL v1038 = v84 * v752;
const REAL v1039 = v1036 - v1038;
const REAL v1040 = v56 * v752;
const REAL v1041 = v86 * v815;
const REAL v1042 = v1039 + v1041;
const REAL v1043 = v56 * v815;
const REAL v1044 = v1031 + v1037;
const REAL v1045 = v1031 - v1037;
const REAL v1046 = v23 * v1045;
const REAL v1047 = v987 + v1046;
const REAL v1048 = v22 * v1045;
const REAL v1049 = v992 + v1048;
const REAL v1050 = v1028 - v1040;
const REAL v1051 = v21 * v1044;
const REAL v1052 = v978 - v1051;
const REAL v1053 = v20 * v1044;
const REAL v1054 = v982 - v1053;
const REAL v1055 = v78 * v817;
const REAL v1056 = v1042 - v1055;
const REAL v1057 = v56 * v817;
const REAL v1058 = v77 * v758;
const REAL v1059 = v1056 + v1058;
const REAL v1060 = v56 * v758;
const REAL v1061 = v74 * v822;
const REAL v1062 = v1059 - v1061;
const REAL v1063 = v56 * v822;
const REAL v1064 = v1034 - v1057;
const REAL v1065 = v1034 + v1057;
const REAL v1066 = v1060 - v1043;
const REAL v1067 = v1043 + v1060;
const REAL v1068 = v23 * v1064;
const REAL v1069 = v1054 + v1068;
const REAL v1070 = v21 * v1064;
const REAL v1071 = v1049 + v1070;
const REAL v1072 = v22 * v1067;
const REAL v1073 = v1069 + v1072;
const REAL v1074 = v21 * v1067;
const REAL v1075 = v1047 + v1074;
const REAL v1076 = v1028 - v1063;
const REAL v1077 = v1040 + v1063;
const REAL v1078 = v22 * v1065;
const REAL v1079 = v1052 + v1078;
const REAL v1080 = v20 * v1065;
const REAL v1081 = v1075 + v1080;
const REAL v1082 = v23 * v1066;
const REAL v1083 = v1079 + v1082;
const REAL v1084 = v20 * v1066;
const REAL v1085 = v1071 + v1084;
const REAL v1086 = -v699;
const REAL v1087 = v66 * v699;
const REAL v1088 = v896 + v1087;
const REAL v1089 = v64 * v699;
const REAL v1090 = v1021 + v1089;
const REAL v1091 = -v702;
const REAL v1092 = v66 * v702;
const REAL v1093 = v1016 + v1092;
const REAL v1094 = v63 * v702;
const REAL v1095 = v1090 + v1094;
const REAL v1096 = v103 * v1095;
const REAL v1097 = -v1096;
const REAL v1098 = v913 - v1096;
const REAL v1099 = v917 + v1088;
const REAL v1100 = v920 + v1093;
const REAL v1101 = v56 * v1096;
const REAL v1102 = v1009 + v1101;
const REAL v1103 = v47 * v1096;
const REAL v1104 = v1062 - v1103;
const REAL v1105 = v56 * v1088;
const REAL v1106 = v887 + v1105;
const REAL v1107 = v46 * v1088;
const REAL v1108 = v1104 + v1107;
const REAL v1109 = v56 * v1093;
const REAL v1110 = v1001 + v1109;
const REAL v1111 = v45 * v1093;
const REAL v1112 = v1108 + v1111;
const REAL v1113 = REAL(2.0) * v1112;
const REAL v1114 = v999 + v1113;
const REAL v1115 = v111 * v1114;
const REAL v1116 = v1077 + v1115;
const REAL v1117 = v23 * v1116;
const REAL v1118 = v1085 - v1117;
const REAL v1119 = v1118 - v1117;
const REAL v1120 = v1076 - v1115;
const REAL v1121 = v22 * v1120;
const REAL v1122 = v1081 + v1121;
const REAL v1123 = v1121 + v1122;
const REAL v1124 = v1050 - v1115;
const REAL v1125 = v21 * v1124;
const REAL v1126 = v1073 + v1125;
const REAL v1127 = v1125 + v1126;
const REAL v1128 = v20 * v1115;
const REAL v1129 = v1083 - v1128;
const REAL v1130 = v1129 - v1128;
const REAL v1131 = v26 * v1102;
const REAL v1132 = v1123 + v1131;
const REAL v1133 = v22 * v1102;
const REAL v1134 = v973 + v1133;
const REAL v1135 = v29 * v1102;
const REAL v1136 = v1127 - v1135;
const REAL v1137 = v21 * v1102;
const REAL v1138 = v965 - v1137;
const REAL v1139 = v32 * v1106;
const REAL v1140 = v1136 - v1139;
const REAL v1141 = v21 * v1106;
const REAL v1142 = v947 - v1141;
const REAL v1143 = v26 * v1106;
const REAL v1144 = v1119 + v1143;
const REAL v1145 = v23 * v1106;
const REAL v1146 = v1134 + v1145;
const REAL v1147 = v29 * v1110;
const REAL v1148 = v1144 - v1147;
const REAL v1149 = v23 * v1110;
const REAL v1150 = v1138 - v1149;
const REAL v1151 = v32 * v1110;
const REAL v1152 = v1132 + v1151;
const REAL v1153 = v22 * v1110;
const REAL v1154 = v1142 + v1153;
const REAL v1155 = v32 * v1102;
const REAL v1156 = v1130 - v1155;
const REAL v1157 = v20 * v1102;
const REAL v1158 = v1154 - v1157;
const REAL v1159 = v29 * v1106;
const REAL v1160 = v1156 + v1159;
const REAL v1161 = v20 * v1106;
const REAL v1162 = v1150 + v1161;
const REAL v1163 = v26 * v1110;
const REAL v1164 = v1160 + v1163;
const REAL v1165 = v20 * v1110;
const REAL v1166 = v1146 + v1165;
const REAL v1167 = v1157 - v1154;
const REAL v1168 = v22 * v1167;
const REAL v1169 = v1100 + v1168;
const REAL v1170 = v7 * v1167;
const REAL v1171 = v1152 + v1170;
const REAL v1172 = v21 * v1158;
const REAL v1173 = v1099 + v1172;
const REAL v1174 = v8 * v1158;
const REAL v1175 = v1140 + v1174;
const REAL v1176 = v21 * v1162;
const REAL v1177 = v1098 - v1176;
const REAL v1178 = v9 * v1162;
const REAL v1179 = v1175 - v1178;
const REAL v1180 = v23 * v1162;
const REAL v1181 = v1169 + v1180;
const REAL v1182 = v7 * v1162;
const REAL v1183 = v1148 + v1182;
const REAL v1184 = v23 * v1166;
const REAL v1185 = v1173 - v1184;
const REAL v1186 = v8 * v1166;
const REAL v1187 = v1183 - v1186;
const REAL v1188 = v22 * v1166;
const REAL v1189 = v1177 + v1188;
const REAL v1190 = v9 * v1166;
const REAL v1191 = v1171 + v1190;
const REAL v1192 = v19 * v1187;
const REAL v1193 = v1023 + v1192;
const REAL v1194 = v19 * v1191;
const REAL v1195 = v1022 + v1194;
const REAL v1196 = v19 * v1179;
const REAL v1197 = v1025 + v1196;
const REAL v1198 = v19 * v1164;
const REAL v1199 = v1024 + v1198;
o0_a0 += v1093;
o0_a1 += v1088;
o0_a2 += v1097;
o1_a0 += v1199;
o1_a1 += v1197;
o1_a2 += v1195;
o1_a3 += v1193;
o2_t[0][i] = v1181;
o2_t[1][i] = v1185;
o2_t[2][i] = v1189;
o3_t[0][i] = v1091;
o3_t[1][i] = v1086;
o4_a0 += v696;
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
}
o0_b[0] = STORE(REAL(o0_sum0));
o0_b[1] = STORE(REAL(o0_sum1));
o0_b[2] = STORE(REAL(o0_sum2));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o1_b[3] = STORE(REAL(o1_sum3));
o4_b[0] += o4_sum0;
}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.geman_mcclure>s>v11111.111.00111 f64.ssssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_body_0(
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
    wp::uint64 o4_,
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
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i7_e1,
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
    wp::uint64 & adj_o4_,
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
    wp::int64 & adj_o4_s0,
    wp::int64 & adj_o4_s1,
    wp::int64 & adj_o4_s2,
    wp::int64 & adj_o4_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i7_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c {
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
    wp::uint64 o4_;
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
    wp::int64 o4_s0;
    wp::int64 o4_s1;
    wp::int64 o4_s2;
    wp::int64 o4_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i6_e0;
    wp::int64 i7_e0;
    wp::int64 i7_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c *_wp_args)
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
    wp::uint64 var_o4_ = _wp_args->o4_;
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
    wp::int64 var_o4_s0 = _wp_args->o4_s0;
    wp::int64 var_o4_s1 = _wp_args->o4_s1;
    wp::int64 var_o4_s2 = _wp_args->o4_s2;
    wp::int64 var_o4_s3 = _wp_args->o4_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i7_e1 = _wp_args->i7_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64, i7_e0: wp.int64, i7_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0, i7_e0, i7_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0, var_i7_e0, var_i7_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2e466a10_4198eb2c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

