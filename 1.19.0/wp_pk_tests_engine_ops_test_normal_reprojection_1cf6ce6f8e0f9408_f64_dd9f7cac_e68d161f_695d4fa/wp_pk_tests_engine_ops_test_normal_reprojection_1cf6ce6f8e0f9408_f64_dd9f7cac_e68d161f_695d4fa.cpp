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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.tukey>s>v11111.101.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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
    wp::int64 i6_e1)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = cost_bar3
// i6 = T_position_T_position_block_bar3
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
alignas(64) REAL i6_t[36][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0 + 0 * i6_e1]); i6_t[1][i] = REAL(p[0 * i6_e0 + 1 * i6_e1]); i6_t[2][i] = REAL(p[0 * i6_e0 + 2 * i6_e1]); i6_t[3][i] = REAL(p[0 * i6_e0 + 3 * i6_e1]); i6_t[4][i] = REAL(p[0 * i6_e0 + 4 * i6_e1]); i6_t[5][i] = REAL(p[0 * i6_e0 + 5 * i6_e1]); i6_t[6][i] = REAL(p[1 * i6_e0 + 0 * i6_e1]); i6_t[7][i] = REAL(p[1 * i6_e0 + 1 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[8][i] = REAL(p[1 * i6_e0 + 2 * i6_e1]); i6_t[9][i] = REAL(p[1 * i6_e0 + 3 * i6_e1]); i6_t[10][i] = REAL(p[1 * i6_e0 + 4 * i6_e1]); i6_t[11][i] = REAL(p[1 * i6_e0 + 5 * i6_e1]); i6_t[12][i] = REAL(p[2 * i6_e0 + 0 * i6_e1]); i6_t[13][i] = REAL(p[2 * i6_e0 + 1 * i6_e1]); i6_t[14][i] = REAL(p[2 * i6_e0 + 2 * i6_e1]); i6_t[15][i] = REAL(p[2 * i6_e0 + 3 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[16][i] = REAL(p[2 * i6_e0 + 4 * i6_e1]); i6_t[17][i] = REAL(p[2 * i6_e0 + 5 * i6_e1]); i6_t[18][i] = REAL(p[3 * i6_e0 + 0 * i6_e1]); i6_t[19][i] = REAL(p[3 * i6_e0 + 1 * i6_e1]); i6_t[20][i] = REAL(p[3 * i6_e0 + 2 * i6_e1]); i6_t[21][i] = REAL(p[3 * i6_e0 + 3 * i6_e1]); i6_t[22][i] = REAL(p[3 * i6_e0 + 4 * i6_e1]); i6_t[23][i] = REAL(p[3 * i6_e0 + 5 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[24][i] = REAL(p[4 * i6_e0 + 0 * i6_e1]); i6_t[25][i] = REAL(p[4 * i6_e0 + 1 * i6_e1]); i6_t[26][i] = REAL(p[4 * i6_e0 + 2 * i6_e1]); i6_t[27][i] = REAL(p[4 * i6_e0 + 3 * i6_e1]); i6_t[28][i] = REAL(p[4 * i6_e0 + 4 * i6_e1]); i6_t[29][i] = REAL(p[4 * i6_e0 + 5 * i6_e1]); i6_t[30][i] = REAL(p[5 * i6_e0 + 0 * i6_e1]); i6_t[31][i] = REAL(p[5 * i6_e0 + 1 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[32][i] = REAL(p[5 * i6_e0 + 2 * i6_e1]); i6_t[33][i] = REAL(p[5 * i6_e0 + 3 * i6_e1]); i6_t[34][i] = REAL(p[5 * i6_e0 + 4 * i6_e1]); i6_t[35][i] = REAL(p[5 * i6_e0 + 5 * i6_e1]); }
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
const auto v271 = v270 < v269;
const REAL v272 = v271 ? v270 : v269;
const REAL v273 = REAL(1) / v270;
const REAL v274 = v272 * v273;
const REAL v275 = v270 * v274;
const REAL v276 = REAL(1.0) - v274;
const REAL v277 = v274 * v274;
const REAL v278 = REAL(0.3333333333333333) * v277;
const REAL v279 = v276 + v278;
const REAL v280 = v276 * v276;
const REAL v281 = v209 * v209;
const REAL v282 = v239 * v239;
const REAL v283 = v281 + v282;
const REAL v284 = v209 * v212;
const REAL v285 = v239 * v242;
const REAL v286 = v284 + v285;
const REAL v287 = v209 * v215;
const REAL v288 = v239 * v245;
const REAL v289 = v287 + v288;
const REAL v290 = v209 * v222;
const REAL v291 = v239 * v252;
const REAL v292 = v290 + v291;
const REAL v293 = v209 * v229;
const REAL v294 = v239 * v259;
const REAL v295 = v293 + v294;
const REAL v296 = v209 * v236;
const REAL v297 = v239 * v266;
const REAL v298 = v296 + v297;
const REAL v299 = v212 * v212;
const REAL v300 = v242 * v242;
const REAL v301 = v299 + v300;
const REAL v302 = v212 * v215;
const REAL v303 = v242 * v245;
const REAL v304 = v302 + v303;
const REAL v305 = v212 * v222;
const REAL v306 = v242 * v252;
const REAL v307 = v305 + v306;
const REAL v308 = v212 * v229;
const REAL v309 = v242 * v259;
const REAL v310 = v308 + v309;
const REAL v311 = v212 * v236;
const REAL v312 = v242 * v266;
const REAL v313 = v311 + v312;
const REAL v314 = v215 * v215;
const REAL v315 = v245 * v245;
const REAL v316 = v314 + v315;
const REAL v317 = v215 * v222;
const REAL v318 = v245 * v252;
const REAL v319 = v317 + v318;
const REAL v320 = v215 * v229;
const REAL v321 = v245 * v259;
const REAL v322 = v320 + v321;
const REAL v323 = v215 * v236;
const REAL v324 = v245 * v266;
const REAL v325 = v323 + v324;
const REAL v326 = v222 * v222;
const REAL v327 = v252 * v252;
const REAL v328 = v326 + v327;
const REAL v329 = v222 * v229;
const REAL v330 = v252 * v259;
const REAL v331 = v329 + v330;
const REAL v332 = v222 * v236;
const REAL v333 = v252 * v266;
const REAL v334 = v332 + v333;
const REAL v335 = v229 * v229;
const REAL v336 = v259 * v259;
const REAL v337 = v335 + v336;
const REAL v338 = v229 * v236;
const REAL v339 = v259 * v266;
const REAL v340 = v338 + v339;
const REAL v341 = v236 * v236;
const REAL v342 = v266 * v266;
const REAL v343 = v341 + v342;
const REAL v344 = i5_t[0][i];
const REAL v345 = i6_t[0][i];
const REAL v346 = i6_t[1][i];
const REAL v347 = i6_t[2][i];
const REAL v348 = i6_t[3][i];
const REAL v349 = i6_t[4][i];
const REAL v350 = i6_t[5][i];
const REAL v351 = i6_t[6][i];
const REAL v352 = i6_t[7][i];
const REAL v353 = i6_t[8][i];
const REAL v354 = i6_t[9][i];
const REAL v355 = i6_t[10][i];
const REAL v356 = i6_t[11][i];
const REAL v357 = i6_t[12][i];
const REAL v358 = i6_t[13][i];
const REAL v359 = i6_t[14][i];
const REAL v360 = i6_t[15][i];
const REAL v361 = i6_t[16][i];
const REAL v362 = i6_t[17][i];
const REAL v363 = i6_t[18][i];
const REAL v364 = i6_t[19][i];
const REAL v365 = i6_t[20][i];
const REAL v366 = i6_t[21][i];
const REAL v367 = i6_t[22][i];
const REAL v368 = i6_t[23][i];
const REAL v369 = i6_t[24][i];
const REAL v370 = i6_t[25][i];
const REAL v371 = i6_t[26][i];
const REAL v372 = i6_t[27][i];
const REAL v373 = i6_t[28][i];
const REAL v374 = i6_t[29][i];
const REAL v375 = i6_t[30][i];
const REAL v376 = i6_t[31][i];
const REAL v377 = i6_t[32][i];
const REAL v378 = i6_t[33][i];
const REAL v379 = i6_t[34][i];
const REAL v380 = i6_t[35][i];
const REAL v381 = v346 + v351;
const REAL v382 = v347 + v357;
const REAL v383 = v353 + v358;
const REAL v384 = v348 + v363;
const REAL v385 = v354 + v364;
const REAL v386 = v360 + v365;
const REAL v387 = v349 + v369;
const REAL v388 = v355 + v370;
const REAL v389 = v361 + v371;
const REAL v390 = v367 + v372;
const REAL v391 = v350 + v375;
const REAL v392 = v356 + v376;
const REAL v393 = v362 + v377;
const REAL v394 = v368 + v378;
const REAL v395 = v374 + v379;
const REAL v396 = v343 * v380;
const REAL v397 = v280 * v380;
const REAL v398 = v266 * v397;
const REAL v399 = REAL(2.0) * v398;
const REAL v400 = v236 * v397;
const REAL v401 = REAL(2.0) * v400;
const REAL v402 = v340 * v395;
const REAL v403 = v396 + v402;
const REAL v404 = v280 * v395;
const REAL v405 = v266 * v404;
const REAL v406 = v259 * v404;
const REAL v407 = v399 + v406;
const REAL v408 = v236 * v404;
const REAL v409 = v229 * v404;
const REAL v410 = v401 + v409;
const REAL v411 = v337 * v373;
const REAL v412 = v403 + v411;
const REAL v413 = v280 * v373;
const REAL v414 = v259 * v413;
const REAL v415 = v405 + v414;
const REAL v416 = v414 + v415;
const REAL v417 = v229 * v413;
const REAL v418 = v408 + v417;
const REAL v419 = v417 + v418;
const REAL v420 = v334 * v394;
const REAL v421 = v412 + v420;
const REAL v422 = v280 * v394;
const REAL v423 = v266 * v422;
const REAL v424 = v252 * v422;
const REAL v425 = v407 + v424;
const REAL v426 = v236 * v422;
const REAL v427 = v222 * v422;
const REAL v428 = v410 + v427;
const REAL v429 = v331 * v390;
const REAL v430 = v421 + v429;
const REAL v431 = v280 * v390;
const REAL v432 = v259 * v431;
const REAL v433 = v423 + v432;
const REAL v434 = v252 * v431;
const REAL v435 = v416 + v434;
const REAL v436 = v229 * v431;
const REAL v437 = v426 + v436;
const REAL v438 = v222 * v431;
const REAL v439 = v419 + v438;
const REAL v440 = v328 * v366;
const REAL v441 = v430 + v440;
const REAL v442 = v280 * v366;
const REAL v443 = v252 * v442;
const REAL v444 = v433 + v443;
const REAL v445 = v443 + v444;
const REAL v446 = v222 * v442;
const REAL v447 = v437 + v446;
const REAL v448 = v446 + v447;
const REAL v449 = v325 * v393;
const REAL v450 = v441 + v449;
const REAL v451 = v280 * v393;
const REAL v452 = v266 * v451;
const REAL v453 = v245 * v451;
const REAL v454 = v425 + v453;
const REAL v455 = v236 * v451;
const REAL v456 = v215 * v451;
const REAL v457 = v428 + v456;
const REAL v458 = v322 * v389;
const REAL v459 = v450 + v458;
const REAL v460 = v280 * v389;
const REAL v461 = v259 * v460;
const REAL v462 = v452 + v461;
const REAL v463 = v245 * v460;
const REAL v464 = v435 + v463;
const REAL v465 = v229 * v460;
const REAL v466 = v455 + v465;
const REAL v467 = v215 * v460;
const REAL v468 = v439 + v467;
const REAL v469 = v319 * v386;
const REAL v470 = v459 + v469;
const REAL v471 = v280 * v386;
const REAL v472 = v252 * v471;
const REAL v473 = v462 + v472;
const REAL v474 = v245 * v471;
const REAL v475 = v445 + v474;
const REAL v476 = v222 * v471;
const REAL v477 = v466 + v476;
const REAL v478 = v215 * v471;
const REAL v479 = v448 + v478;
const REAL v480 = v316 * v359;
const REAL v481 = v470 + v480;
const REAL v482 = v280 * v359;
const REAL v483 = v245 * v482;
const REAL v484 = v473 + v483;
const REAL v485 = v483 + v484;
const REAL v486 = v215 * v482;
const REAL v487 = v477 + v486;
const REAL v488 = v486 + v487;
const REAL v489 = v313 * v392;
const REAL v490 = v481 + v489;
const REAL v491 = v280 * v392;
const REAL v492 = v266 * v491;
const REAL v493 = v242 * v491;
const REAL v494 = v454 + v493;
const REAL v495 = v236 * v491;
const REAL v496 = v212 * v491;
const REAL v497 = v457 + v496;
const REAL v498 = v310 * v388;
const REAL v499 = v490 + v498;
const REAL v500 = v280 * v388;
const REAL v501 = v259 * v500;
const REAL v502 = v492 + v501;
const REAL v503 = v242 * v500;
const REAL v504 = v464 + v503;
const REAL v505 = v229 * v500;
const REAL v506 = v495 + v505;
const REAL v507 = v212 * v500;
const REAL v508 = v468 + v507;
const REAL v509 = v307 * v385;
const REAL v510 = v499 + v509;
const REAL v511 = v280 * v385;
const REAL v512 = v252 * v511;
const REAL v513 = v502 + v512;
const REAL v514 = v242 * v511;
const REAL v515 = v475 + v514;
const REAL v516 = v222 * v511;
const REAL v517 = v506 + v516;
const REAL v518 = v212 * v511;
const REAL v519 = v479 + v518;
const REAL v520 = v304 * v383;
const REAL v521 = v510 + v520;
const REAL v522 = v280 * v383;
const REAL v523 = v245 * v522;
const REAL v524 = v513 + v523;
const REAL v525 = v242 * v522;
const REAL v526 = v485 + v525;
const REAL v527 = v215 * v522;
const REAL v528 = v517 + v527;
const REAL v529 = v212 * v522;
const REAL v530 = v488 + v529;
const REAL v531 = v301 * v352;
const REAL v532 = v521 + v531;
const REAL v533 = v280 * v352;
const REAL v534 = v242 * v533;
const REAL v535 = v524 + v534;
const REAL v536 = v534 + v535;
const REAL v537 = v212 * v533;
const REAL v538 = v528 + v537;
const REAL v539 = v537 + v538;
const REAL v540 = v298 * v391;
const REAL v541 = v532 + v540;
const REAL v542 = v280 * v391;
const REAL v543 = v266 * v542;
const REAL v544 = v239 * v542;
const REAL v545 = v494 + v544;
const REAL v546 = v236 * v542;
const REAL v547 = v209 * v542;
const REAL v548 = v497 + v547;
const REAL v549 = v295 * v387;
const REAL v550 = v541 + v549;
const REAL v551 = v280 * v387;
const REAL v552 = v259 * v551;
const REAL v553 = v543 + v552;
const REAL v554 = v239 * v551;
const REAL v555 = v504 + v554;
const REAL v556 = v229 * v551;
const REAL v557 = v546 + v556;
const REAL v558 = v209 * v551;
const REAL v559 = v508 + v558;
const REAL v560 = v292 * v384;
const REAL v561 = v550 + v560;
const REAL v562 = v280 * v384;
const REAL v563 = v252 * v562;
const REAL v564 = v553 + v563;
const REAL v565 = v239 * v562;
const REAL v566 = v515 + v565;
const REAL v567 = v222 * v562;
const REAL v568 = v557 + v567;
const REAL v569 = v209 * v562;
const REAL v570 = v519 + v569;
const REAL v571 = v289 * v382;
const REAL v572 = v561 + v571;
const REAL v573 = v280 * v382;
const REAL v574 = v245 * v573;
const REAL v575 = v564 + v574;
const REAL v576 = v239 * v573;
const REAL v577 = v526 + v576;
const REAL v578 = v215 * v573;
const REAL v579 = v568 + v578;
const REAL v580 = v209 * v573;
const REAL v581 = v530 + v580;
const REAL v582 = v286 * v381;
const REAL v583 = v572 + v582;
const REAL v584 = v280 * v381;
const REAL v585 = v242 * v584;
const REAL v586 = v575 + v585;
const REAL v587 = v239 * v584;
const REAL v588 = v536 + v587;
const REAL v589 = v212 * v584;
const REAL v590 = v579 + v589;
const REAL v591 = v209 * v584;
const REAL v592 = v539 + v591;
const REAL v593 = v283 * v345;
const REAL v594 = v583 + v593;
const REAL v595 = v280 * v345;
const REAL v596 = v239 * v595;
const REAL v597 = v586 + v596;
const REAL v598 = v596 + v597;
const REAL v599 = v209 * v595;
const REAL v600 = v590 + v599;
const REAL v601 = v599 + v600;
const REAL v602 = v276 * v594;
const REAL v603 = REAL(2.0) * v602;
const REAL v604 = v279 * v344;
const REAL v605 = v275 * v344;
const REAL v606 = v603 + v605;
const REAL v607 = REAL(0.3333333333333333) * v605;
const REAL v608 = v274 * v607;
const REAL v609 = REAL(2.0) * v608;
const REAL v610 = v609 - v606;
const REAL v611 = v274 * v604;
const REAL v612 = v270 * v604;
const REAL v613 = v610 + v612;
const REAL v614 = v273 * v613;
const REAL v615 = v272 * v613;
const REAL v616 = v273 * v273;
const REAL v617 = v615 * v616;
const REAL v618 = v611 - v617;
const REAL v619 = v271 ? v614 : REAL(0.0);
const REAL v620 = v618 + v619;
const REAL v621 = v271 ? REAL(0.0) : v614;
const REAL v622 = v71 * v620;
const REAL v623 = REAL(2.0) * v622;
const REAL v624 = v70 * v621;
const REAL v625 = REAL(2.0) * v624;
const REAL v626 = v68 * v621;
const REAL v627 = REAL(2.0) * v626;
const REAL v628 = v203 * v545;
const REAL v629 = v100 * v545;
const REAL v630 = v204 * v545;
const REAL v631 = v99 * v545;
const REAL v632 = v205 * v545;
const REAL v633 = v102 * v545;
const REAL v634 = v206 * v545;
const REAL v635 = v101 * v545;
const REAL v636 = v203 * v555;
const REAL v637 = v636 - v630;
const REAL v638 = v99 * v555;
const REAL v639 = v629 + v638;
const REAL v640 = v204 * v555;
const REAL v641 = v628 + v640;
const REAL v642 = v100 * v555;
const REAL v643 = v642 - v631;
const REAL v644 = v205 * v555;
const REAL v645 = v634 + v644;
const REAL v646 = v101 * v555;
const REAL v647 = v633 - v646;
const REAL v648 = v206 * v555;
const REAL v649 = v632 - v648;
const REAL v650 = v102 * v555;
const REAL v651 = v635 + v650;
const REAL v652 = v203 * v566;
const REAL v653 = v649 - v652;
const REAL v654 = v102 * v566;
const REAL v655 = v639 - v654;
const REAL v656 = v204 * v566;
const REAL v657 = v656 - v645;
const REAL v658 = v101 * v566;
const REAL v659 = v643 + v658;
const REAL v660 = v205 * v566;
const REAL v661 = v641 + v660;
const REAL v662 = v100 * v566;
const REAL v663 = v647 + v662;
const REAL v664 = v206 * v566;
const REAL v665 = v637 - v664;
const REAL v666 = v99 * v566;
const REAL v667 = v651 + v666;
const REAL v668 = v159 * v577;
const REAL v669 = v98 * v577;
const REAL v670 = v96 * v577;
const REAL v671 = v66 * v577;
const REAL v672 = v159 * v588;
const REAL v673 = v90 * v588;
const REAL v674 = v669 + v673;
const REAL v675 = v91 * v588;
const REAL v676 = v670 + v675;
const REAL v677 = v66 * v588;
const REAL v678 = v159 * v598;
const REAL v679 = v81 * v598;
const REAL v680 = v674 + v679;
const REAL v681 = v80 * v598;
const REAL v682 = v676 + v681;
const REAL v683 = v66 * v598;
const REAL v684 = v155 * v548;
const REAL v685 = v661 - v684;
const REAL v686 = v100 * v548;
const REAL v687 = v156 * v548;
const REAL v688 = v665 - v687;
const REAL v689 = v99 * v548;
const REAL v690 = v157 * v548;
const REAL v691 = v653 + v690;
const REAL v692 = v102 * v548;
const REAL v693 = v158 * v548;
const REAL v694 = v657 - v693;
const REAL v695 = v101 * v548;
const REAL v696 = v155 * v559;
const REAL v697 = v688 - v696;
const REAL v698 = v99 * v559;
const REAL v699 = v686 + v698;
const REAL v700 = v156 * v559;
const REAL v701 = v685 + v700;
const REAL v702 = v100 * v559;
const REAL v703 = v702 - v689;
const REAL v704 = v157 * v559;
const REAL v705 = v694 - v704;
const REAL v706 = v101 * v559;
const REAL v707 = v692 - v706;
const REAL v708 = v158 * v559;
const REAL v709 = v691 - v708;
const REAL v710 = v102 * v559;
const REAL v711 = v695 + v710;
const REAL v712 = v155 * v570;
const REAL v713 = v709 + v712;
const REAL v714 = v102 * v570;
const REAL v715 = v714 - v699;
const REAL v716 = v156 * v570;
const REAL v717 = v705 + v716;
const REAL v718 = v101 * v570;
const REAL v719 = v703 + v718;
const REAL v720 = v157 * v570;
const REAL v721 = v701 + v720;
const REAL v722 = v100 * v570;
const REAL v723 = v707 + v722;
const REAL v724 = v158 * v570;
const REAL v725 = v697 - v724;
const REAL v726 = v99 * v570;
const REAL v727 = v711 + v726;
const REAL v728 = v104 * v581;
const REAL v729 = v668 + v728;
const REAL v730 = v98 * v581;
const REAL v731 = v95 * v581;
const REAL v732 = v682 + v731;
const REAL v733 = v66 * v581;
const REAL v734 = v104 * v592;
const REAL v735 = v672 + v734;
const REAL v736 = v90 * v592;
const REAL v737 = v730 + v736;
const REAL v738 = v88 * v592;
const REAL v739 = v732 + v738;
const REAL v740 = v66 * v592;
const REAL v741 = v104 * v601;
const REAL v742 = v678 + v741;
const REAL v743 = v81 * v601;
const REAL v744 = v737 + v743;
const REAL v745 = v82 * v601;
const REAL v746 = v739 + v745;
const REAL v747 = v66 * v601;
const REAL v748 = v19 * v667;
const REAL v749 = v19 * v663;
const REAL v750 = v19 * v659;
const REAL v751 = v19 * v655;
const REAL v752 = v183 * v750;
const REAL v753 = v9 * v750;
const REAL v754 = v183 * v751;
const REAL v755 = v8 * v751;
const REAL v756 = v753 - v755;
const REAL v757 = v189 * v751;
const REAL v758 = v7 * v751;
const REAL v759 = v194 * v749;
const REAL v760 = v752 + v759;
const REAL v761 = v9 * v749;
const REAL v762 = v187 * v749;
const REAL v763 = v754 + v762;
const REAL v764 = v8 * v749;
const REAL v765 = v187 * v750;
const REAL v766 = v757 + v765;
const REAL v767 = v7 * v750;
const REAL v768 = v767 - v764;
const REAL v769 = v758 - v761;
const REAL v770 = v761 - v758;
const REAL v771 = v160 * v768;
const REAL v772 = v20 * v768;
const REAL v773 = v160 * v748;
const REAL v774 = v32 * v748;
const REAL v775 = v772 + v774;
const REAL v776 = v107 * v768;
const REAL v777 = v21 * v768;
const REAL v778 = v160 * v770;
const REAL v779 = v776 + v778;
const REAL v780 = v21 * v770;
const REAL v781 = v775 + v780;
const REAL v782 = v160 * v749;
const REAL v783 = v29 * v749;
const REAL v784 = v781 - v783;
const REAL v785 = v160 * v756;
const REAL v786 = v22 * v756;
const REAL v787 = v784 + v786;
const REAL v788 = v160 * v750;
const REAL v789 = v26 * v750;
const REAL v790 = v787 + v789;
const REAL v791 = REAL(2.0) * v748;
const REAL v792 = v165 * v791;
const REAL v793 = v771 + v792;
const REAL v794 = v20 * v791;
const REAL v795 = REAL(2.0) * v749;
const REAL v796 = v165 * v795;
const REAL v797 = v779 - v796;
const REAL v798 = v21 * v795;
const REAL v799 = v794 - v798;
const REAL v800 = REAL(2.0) * v750;
const REAL v801 = v165 * v800;
const REAL v802 = v785 - v801;
const REAL v803 = v22 * v800;
const REAL v804 = v799 - v803;
const REAL v805 = REAL(2.0) * v751;
const REAL v806 = v165 * v805;
const REAL v807 = v23 * v805;
const REAL v808 = v804 - v807;
const REAL v809 = v164 * v808;
const REAL v810 = v111 * v808;
const REAL v811 = REAL(2.0) * v810;
const REAL v812 = v66 * v811;
const REAL v813 = v46 * v811;
const REAL v814 = v746 + v813;
const REAL v815 = v159 * v811;
const REAL v816 = v47 * v811;
const REAL v817 = v680 + v816;
const REAL v818 = v159 * v790;
const REAL v819 = v56 * v790;
const REAL v820 = v819 - v817;
const REAL v821 = v103 * v820;
const REAL v822 = v64 * v820;
const REAL v823 = v19 * v727;
const REAL v824 = v19 * v723;
const REAL v825 = v19 * v719;
const REAL v826 = v19 * v715;
const REAL v827 = v141 * v825;
const REAL v828 = v760 + v827;
const REAL v829 = v9 * v825;
const REAL v830 = v141 * v826;
const REAL v831 = v830 - v763;
const REAL v832 = v8 * v826;
const REAL v833 = v829 + v832;
const REAL v834 = v130 * v826;
const REAL v835 = v766 + v834;
const REAL v836 = v7 * v826;
const REAL v837 = v130 * v824;
const REAL v838 = v828 + v837;
const REAL v839 = v9 * v824;
const REAL v840 = v836 + v839;
const REAL v841 = v137 * v824;
const REAL v842 = v831 + v841;
const REAL v843 = v8 * v824;
const REAL v844 = v142 * v825;
const REAL v845 = v835 + v844;
const REAL v846 = v7 * v825;
const REAL v847 = v769 + v833;
const REAL v848 = v107 * v847;
const REAL v849 = v793 + v848;
const REAL v850 = v20 * v847;
const REAL v851 = v777 + v850;
const REAL v852 = v751 - v823;
const REAL v853 = v107 * v852;
const REAL v854 = v788 + v853;
const REAL v855 = v26 * v852;
const REAL v856 = v851 + v855;
const REAL v857 = v843 - v846;
const REAL v858 = v846 - v843;
const REAL v859 = v105 * v858;
const REAL v860 = v849 + v859;
const REAL v861 = v20 * v858;
const REAL v862 = v105 * v823;
const REAL v863 = v773 + v862;
const REAL v864 = v32 * v823;
const REAL v865 = v861 + v864;
const REAL v866 = v107 * v857;
const REAL v867 = v802 + v866;
const REAL v868 = v22 * v857;
const REAL v869 = v856 + v868;
const REAL v870 = v825 - v749;
const REAL v871 = v107 * v870;
const REAL v872 = v863 + v871;
const REAL v873 = v32 * v870;
const REAL v874 = v869 + v873;
const REAL v875 = v756 + v840;
const REAL v876 = v107 * v875;
const REAL v877 = v876 - v806;
const REAL v878 = v23 * v875;
const REAL v879 = v874 + v878;
const REAL v880 = v826 - v748;
const REAL v881 = v107 * v880;
const REAL v882 = v881 - v782;
const REAL v883 = v29 * v880;
const REAL v884 = v879 + v883;
const REAL v885 = v105 * v840;
const REAL v886 = v797 + v885;
const REAL v887 = v21 * v840;
const REAL v888 = v865 + v887;
const REAL v889 = v105 * v824;
const REAL v890 = v882 - v889;
const REAL v891 = v29 * v824;
const REAL v892 = v888 - v891;
const REAL v893 = v105 * v833;
const REAL v894 = v867 + v893;
const REAL v895 = v22 * v833;
const REAL v896 = v892 + v895;
const REAL v897 = v105 * v825;
const REAL v898 = v854 + v897;
const REAL v899 = v26 * v825;
const REAL v900 = v896 + v899;
const REAL v901 = REAL(2.0) * v823;
const REAL v902 = v112 * v901;
const REAL v903 = v860 + v902;
const REAL v904 = v20 * v901;
const REAL v905 = REAL(2.0) * v824;
const REAL v906 = v112 * v905;
const REAL v907 = v886 - v906;
const REAL v908 = v21 * v905;
const REAL v909 = v904 - v908;
const REAL v910 = REAL(2.0) * v825;
const REAL v911 = v112 * v910;
const REAL v912 = v894 - v911;
const REAL v913 = v22 * v910;
const REAL v914 = v909 - v913;
const REAL v915 = REAL(2.0) * v826;
const REAL v916 = v112 * v915;
const REAL v917 = v877 + v916;
const REAL v918 = v23 * v915;
const REAL v919 = v914 + v918;
const REAL v920 = v111 * v919;
const REAL v921 = v110 * v919;
const REAL v922 = v809 + v921;
const REAL v923 = v55 * v922;
const REAL v924 = REAL(2.0) * v923;
const REAL v925 = REAL(2.0) * v920;
const REAL v926 = v66 * v925;
const REAL v927 = v45 * v925;
const REAL v928 = v814 + v927;
const REAL v929 = v66 * v884;
const REAL v930 = v818 + v929;
const REAL v931 = v56 * v884;
const REAL v932 = v928 + v931;
const REAL v933 = v104 * v925;
const REAL v934 = v815 + v933;
const REAL v935 = v47 * v925;
const REAL v936 = v744 + v935;
const REAL v937 = v104 * v900;
const REAL v938 = v930 + v937;
const REAL v939 = v56 * v900;
const REAL v940 = v939 - v936;
const REAL v941 = v103 * v940;
const REAL v942 = v63 * v940;
const REAL v943 = v822 + v942;
const REAL v944 = v66 * v943;
const REAL v945 = v932 + v944;
const REAL v946 = v944 + v945;
const REAL v947 = REAL(0.5) * v713;
const REAL v948 = REAL(0.5) * v717;
const REAL v949 = REAL(0.5) * v721;
const REAL v950 = REAL(0.5) * v725;
const REAL v951 = v92 * v729;
const REAL v952 = v938 + v951;
const REAL v953 = v56 * v729;
const REAL v954 = v94 * v671;
const REAL v955 = v952 + v954;
const REAL v956 = v56 * v671;
const REAL v957 = v93 * v733;
const REAL v958 = v955 + v957;
const REAL v959 = v56 * v733;
const REAL v960 = v87 * v735;
const REAL v961 = v958 - v960;
const REAL v962 = v56 * v735;
const REAL v963 = v84 * v677;
const REAL v964 = v961 - v963;
const REAL v965 = v56 * v677;
const REAL v966 = v86 * v740;
const REAL v967 = v964 + v966;
const REAL v968 = v56 * v740;
const REAL v969 = v956 + v962;
const REAL v970 = v956 - v962;
const REAL v971 = v23 * v970;
const REAL v972 = v912 + v971;
const REAL v973 = v22 * v970;
const REAL v974 = v917 + v973;
const REAL v975 = v953 - v965;
const REAL v976 = v21 * v969;
const REAL v977 = v903 - v976;
const REAL v978 = v20 * v969;
const REAL v979 = v907 - v978;
const REAL v980 = v78 * v742;
const REAL v981 = v967 - v980;
const REAL v982 = v56 * v742;
const REAL v983 = v77 * v683;
const REAL v984 = v981 + v983;
const REAL v985 = v56 * v683;
const REAL v986 = v74 * v747;
const REAL v987 = v984 - v986;
const REAL v988 = v56 * v747;
const REAL v989 = v959 - v982;
const REAL v990 = v959 + v982;
const REAL v991 = v985 - v968;
const REAL v992 = v968 + v985;
const REAL v993 = v23 * v989;
const REAL v994 = v979 + v993;
const REAL v995 = v21 * v989;
const REAL v996 = v974 + v995;
const REAL v997 = v22 * v992;
const REAL v998 = v994 + v997;
const REAL v999 = v21 * v992;
const REAL v1000 = v972 + v999;
const REAL v1001 = v953 - v988;
const REAL v1002 = v965 + v988;
const REAL v1003 = v22 * v990;
const REAL v1004 = v977 + v1003;
const REAL v1005 = v20 * v990;
const REAL v1006 = v1000 + v1005;
const REAL v1007 = v23 * v991;
const REAL v1008 = v1004 + v1007;
const REAL v1009 = v20 * v991;
const REAL v1010 = v996 + v1009;
const REAL v1011 = -v625;
const REAL v1012 = v66 * v625;
const REAL v1013 = v821 + v1012;
const REAL v1014 = v64 * v625;
const REAL v1015 = v946 + v1014;
const REAL v1016 = -v627;
const REAL v1017 = v66 * v627;
const REAL v1018 = v941 + v1017;
const REAL v1019 = v63 * v627;
const REAL v1020 = v1015 + v1019;
const REAL v1021 = v103 * v1020;
const REAL v1022 = -v1021;
const REAL v1023 = v838 - v1021;
const REAL v1024 = v842 + v1013;
const REAL v1025 = v845 + v1018;
const REAL v1026 = v56 * v1021;
const REAL v1027 = v934 + v1026;
const REAL v1028 = v47 * v1021;
const REAL v1029 = v987 - v1028;
const REAL v1030 = v56 * v1013;
const REAL v1031 = v812 + v1030;
const REAL v1032 = v46 * v1013;
const REAL v1033 = v1029 + v1032;
const REAL v1034 = v56 * v1018;
const REAL v1035 = v926 + v1034;
const REAL v1036 = v45 * v1018;
const REAL v1037 = v1033 + v1036;
const REAL v1038 = REAL(2.0) * v1037;
const REAL v1039 = v924 + v1038;
const REAL v1040 = v111 * v1039;
const REAL v1041 = v1002 + v1040;
const REAL v1042 = v23 * v1041;
const REAL v1043 = v1010 - v1042;
const REAL v1044 = v1043 - v1042;
const REAL v1045 = v1001 - v1040;
const REAL v1046 = v22 * v1045;
const REAL v1047 = v1006 + v1046;
const REAL v1048 = v1046 + v1047;
const REAL v1049 = v975 - v1040;
const REAL v1050 = v21 * v1049;
const REAL v1051 = v998 + v1050;
const REAL v1052 = v1050 + v1051;
const REAL v1053 = v20 * v1040;
const REAL v1054 = v1008 - v1053;
const REAL v1055 = v1054 - v1053;
const REAL v1056 = v26 * v1027;
const REAL v1057 = v1048 + v1056;
const REAL v1058 = v22 * v1027;
const REAL v1059 = v898 + v1058;
const REAL v1060 = v29 * v1027;
const REAL v1061 = v1052 - v1060;
const REAL v1062 = v21 * v1027;
const REAL v1063 = v890 - v1062;
const REAL v1064 = v32 * v1031;
const REAL v1065 = v1061 - v1064;
const REAL v1066 = v21 * v1031;
const REAL v1067 = v872 - v1066;
const REAL v1068 = v26 * v1031;
const REAL v1069 = v1044 + v1068;
const REAL v1070 = v23 * v1031;
const REAL v1071 = v1059 + v1070;
const REAL v1072 = v29 * v1035;
const REAL v1073 = v1069 - v1072;
const REAL v1074 = v23 * v1035;
const REAL v1075 = v1063 - v1074;
const REAL v1076 = v32 * v1035;
const REAL v1077 = v1057 + v1076;
const REAL v1078 = v22 * v1035;
const REAL v1079 = v1067 + v1078;
const REAL v1080 = v32 * v1027;
const REAL v1081 = v1055 - v1080;
const REAL v1082 = v20 * v1027;
const REAL v1083 = v1079 - v1082;
const REAL v1084 = v29 * v1031;
const REAL v1085 = v1081 + v1084;
const REAL v1086 = v20 * v1031;
const REAL v1087 = v1075 + v1086;
const REAL v1088 = v26 * v1035;
const REAL v1089 = v1085 + v1088;
const REAL v1090 = v20 * v1035;
const REAL v1091 = v1071 + v1090;
const REAL v1092 = v1082 - v1079;
const REAL v1093 = v22 * v1092;
const REAL v1094 = v1025 + v1093;
const REAL v1095 = v7 * v1092;
const REAL v1096 = v1077 + v1095;
const REAL v1097 = v21 * v1083;
const REAL v1098 = v1024 + v1097;
const REAL v1099 = v8 * v1083;
const REAL v1100 = v1065 + v1099;
const REAL v1101 = v21 * v1087;
const REAL v1102 = v1023 - v1101;
const REAL v1103 = v9 * v1087;
const REAL v1104 = v1100 - v1103;
const REAL v1105 = v23 * v1087;
const REAL v1106 = v1094 + v1105;
const REAL v1107 = v7 * v1087;
const REAL v1108 = v1073 + v1107;
const REAL v1109 = v23 * v1091;
const REAL v1110 = v1098 - v1109;
const REAL v1111 = v8 * v1091;
const REAL v1112 = v1108 - v1111;
const REAL v1113 = v22 * v1091;
const REAL v1114 = v1102 + v1113;
const REAL v1115 = v9 * v1091;
const REAL v1116 = v1096 + v1115;
const REAL v1117 = v19 * v1112;
const REAL v1118 = v948 + v1117;
const REAL v1119 = v19 * v1116;
const REAL v1120 = v947 + v1119;
const REAL v1121 = v19 * v1104;
const REAL v1122 = v950 + v1121;
const REAL v1123 = v19 * v1089;
const REAL v1124 = v949 + v1123;
o0_a0 += v1018;
o0_a1 += v1013;
o0_a2 += v1022;
o1_a0 += v1124;
o1_a1 += v1122;
o1_a2 += v1120;
o1_a3 += v1118;
o2_t[0][i] = v1106;
o2_t[1][i] = v1110;
o2_t[2][i] = v1114;
o3_t[0][i] = v1016;
o3_t[1][i] = v1011;
o4_a0 += v623;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.tukey>s>v11111.101.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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
    wp::int64 i6_e1,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
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
    wp::int64 & adj_i6_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
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
    wp::int64 i6_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345 *_wp_args)
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
    wp::int64 var_i6_e1 = _wp_args->i6_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0, i6_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0, var_i6_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_dd9f7cac_3a500345_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

