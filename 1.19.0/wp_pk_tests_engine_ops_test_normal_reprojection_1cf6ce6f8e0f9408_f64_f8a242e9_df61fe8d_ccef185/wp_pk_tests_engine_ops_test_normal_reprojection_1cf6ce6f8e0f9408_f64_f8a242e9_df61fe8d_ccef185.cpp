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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.101.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_body_0(
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
const REAL v307 = v209 * v209;
const REAL v308 = v239 * v239;
const REAL v309 = v307 + v308;
const REAL v310 = v209 * v212;
const REAL v311 = v239 * v242;
const REAL v312 = v310 + v311;
const REAL v313 = v209 * v215;
const REAL v314 = v239 * v245;
const REAL v315 = v313 + v314;
const REAL v316 = v209 * v222;
const REAL v317 = v239 * v252;
const REAL v318 = v316 + v317;
const REAL v319 = v209 * v229;
const REAL v320 = v239 * v259;
const REAL v321 = v319 + v320;
const REAL v322 = v209 * v236;
const REAL v323 = v239 * v266;
const REAL v324 = v322 + v323;
const REAL v325 = v212 * v212;
const REAL v326 = v242 * v242;
const REAL v327 = v325 + v326;
const REAL v328 = v212 * v215;
const REAL v329 = v242 * v245;
const REAL v330 = v328 + v329;
const REAL v331 = v212 * v222;
const REAL v332 = v242 * v252;
const REAL v333 = v331 + v332;
const REAL v334 = v212 * v229;
const REAL v335 = v242 * v259;
const REAL v336 = v334 + v335;
const REAL v337 = v212 * v236;
const REAL v338 = v242 * v266;
const REAL v339 = v337 + v338;
const REAL v340 = v215 * v215;
const REAL v341 = v245 * v245;
const REAL v342 = v340 + v341;
const REAL v343 = v215 * v222;
const REAL v344 = v245 * v252;
const REAL v345 = v343 + v344;
const REAL v346 = v215 * v229;
const REAL v347 = v245 * v259;
const REAL v348 = v346 + v347;
const REAL v349 = v215 * v236;
const REAL v350 = v245 * v266;
const REAL v351 = v349 + v350;
const REAL v352 = v222 * v222;
const REAL v353 = v252 * v252;
const REAL v354 = v352 + v353;
const REAL v355 = v222 * v229;
const REAL v356 = v252 * v259;
const REAL v357 = v355 + v356;
const REAL v358 = v222 * v236;
const REAL v359 = v252 * v266;
const REAL v360 = v358 + v359;
const REAL v361 = v229 * v229;
const REAL v362 = v259 * v259;
const REAL v363 = v361 + v362;
const REAL v364 = v229 * v236;
const REAL v365 = v259 * v266;
const REAL v366 = v364 + v365;
const REAL v367 = v236 * v236;
const REAL v368 = v266 * v266;
const REAL v369 = v367 + v368;
const REAL v370 = i5_t[0][i];
const REAL v371 = i6_t[0][i];
const REAL v372 = i6_t[1][i];
const REAL v373 = i6_t[2][i];
const REAL v374 = i6_t[3][i];
const REAL v375 = i6_t[4][i];
const REAL v376 = i6_t[5][i];
const REAL v377 = i6_t[6][i];
const REAL v378 = i6_t[7][i];
const REAL v379 = i6_t[8][i];
const REAL v380 = i6_t[9][i];
const REAL v381 = i6_t[10][i];
const REAL v382 = i6_t[11][i];
const REAL v383 = i6_t[12][i];
const REAL v384 = i6_t[13][i];
const REAL v385 = i6_t[14][i];
const REAL v386 = i6_t[15][i];
const REAL v387 = i6_t[16][i];
const REAL v388 = i6_t[17][i];
const REAL v389 = i6_t[18][i];
const REAL v390 = i6_t[19][i];
const REAL v391 = i6_t[20][i];
const REAL v392 = i6_t[21][i];
const REAL v393 = i6_t[22][i];
const REAL v394 = i6_t[23][i];
const REAL v395 = i6_t[24][i];
const REAL v396 = i6_t[25][i];
const REAL v397 = i6_t[26][i];
const REAL v398 = i6_t[27][i];
const REAL v399 = i6_t[28][i];
const REAL v400 = i6_t[29][i];
const REAL v401 = i6_t[30][i];
const REAL v402 = i6_t[31][i];
const REAL v403 = i6_t[32][i];
const REAL v404 = i6_t[33][i];
const REAL v405 = i6_t[34][i];
const REAL v406 = i6_t[35][i];
const REAL v407 = v372 + v377;
const REAL v408 = v373 + v383;
const REAL v409 = v379 + v384;
const REAL v410 = v374 + v389;
const REAL v411 = v380 + v390;
const REAL v412 = v386 + v391;
const REAL v413 = v375 + v395;
const REAL v414 = v381 + v396;
const REAL v415 = v387 + v397;
const REAL v416 = v393 + v398;
const REAL v417 = v376 + v401;
const REAL v418 = v382 + v402;
const REAL v419 = v388 + v403;
const REAL v420 = v394 + v404;
const REAL v421 = v400 + v405;
const REAL v422 = v369 * v406;
const REAL v423 = v306 * v406;
const REAL v424 = v266 * v423;
const REAL v425 = REAL(2.0) * v424;
const REAL v426 = v236 * v423;
const REAL v427 = REAL(2.0) * v426;
const REAL v428 = v366 * v421;
const REAL v429 = v422 + v428;
const REAL v430 = v306 * v421;
const REAL v431 = v266 * v430;
const REAL v432 = v259 * v430;
const REAL v433 = v425 + v432;
const REAL v434 = v236 * v430;
const REAL v435 = v229 * v430;
const REAL v436 = v427 + v435;
const REAL v437 = v363 * v399;
const REAL v438 = v429 + v437;
const REAL v439 = v306 * v399;
const REAL v440 = v259 * v439;
const REAL v441 = v431 + v440;
const REAL v442 = v440 + v441;
const REAL v443 = v229 * v439;
const REAL v444 = v434 + v443;
const REAL v445 = v443 + v444;
const REAL v446 = v360 * v420;
const REAL v447 = v438 + v446;
const REAL v448 = v306 * v420;
const REAL v449 = v266 * v448;
const REAL v450 = v252 * v448;
const REAL v451 = v433 + v450;
const REAL v452 = v236 * v448;
const REAL v453 = v222 * v448;
const REAL v454 = v436 + v453;
const REAL v455 = v357 * v416;
const REAL v456 = v447 + v455;
const REAL v457 = v306 * v416;
const REAL v458 = v259 * v457;
const REAL v459 = v449 + v458;
const REAL v460 = v252 * v457;
const REAL v461 = v442 + v460;
const REAL v462 = v229 * v457;
const REAL v463 = v452 + v462;
const REAL v464 = v222 * v457;
const REAL v465 = v445 + v464;
const REAL v466 = v354 * v392;
const REAL v467 = v456 + v466;
const REAL v468 = v306 * v392;
const REAL v469 = v252 * v468;
const REAL v470 = v459 + v469;
const REAL v471 = v469 + v470;
const REAL v472 = v222 * v468;
const REAL v473 = v463 + v472;
const REAL v474 = v472 + v473;
const REAL v475 = v351 * v419;
const REAL v476 = v467 + v475;
const REAL v477 = v306 * v419;
const REAL v478 = v266 * v477;
const REAL v479 = v245 * v477;
const REAL v480 = v451 + v479;
const REAL v481 = v236 * v477;
const REAL v482 = v215 * v477;
const REAL v483 = v454 + v482;
const REAL v484 = v348 * v415;
const REAL v485 = v476 + v484;
const REAL v486 = v306 * v415;
const REAL v487 = v259 * v486;
const REAL v488 = v478 + v487;
const REAL v489 = v245 * v486;
const REAL v490 = v461 + v489;
const REAL v491 = v229 * v486;
const REAL v492 = v481 + v491;
const REAL v493 = v215 * v486;
const REAL v494 = v465 + v493;
const REAL v495 = v345 * v412;
const REAL v496 = v485 + v495;
const REAL v497 = v306 * v412;
const REAL v498 = v252 * v497;
const REAL v499 = v488 + v498;
const REAL v500 = v245 * v497;
const REAL v501 = v471 + v500;
const REAL v502 = v222 * v497;
const REAL v503 = v492 + v502;
const REAL v504 = v215 * v497;
const REAL v505 = v474 + v504;
const REAL v506 = v342 * v385;
const REAL v507 = v496 + v506;
const REAL v508 = v306 * v385;
const REAL v509 = v245 * v508;
const REAL v510 = v499 + v509;
const REAL v511 = v509 + v510;
const REAL v512 = v215 * v508;
const REAL v513 = v503 + v512;
const REAL v514 = v512 + v513;
const REAL v515 = v339 * v418;
const REAL v516 = v507 + v515;
const REAL v517 = v306 * v418;
const REAL v518 = v266 * v517;
const REAL v519 = v242 * v517;
const REAL v520 = v480 + v519;
const REAL v521 = v236 * v517;
const REAL v522 = v212 * v517;
const REAL v523 = v483 + v522;
const REAL v524 = v336 * v414;
const REAL v525 = v516 + v524;
const REAL v526 = v306 * v414;
const REAL v527 = v259 * v526;
const REAL v528 = v518 + v527;
const REAL v529 = v242 * v526;
const REAL v530 = v490 + v529;
const REAL v531 = v229 * v526;
const REAL v532 = v521 + v531;
const REAL v533 = v212 * v526;
const REAL v534 = v494 + v533;
const REAL v535 = v333 * v411;
const REAL v536 = v525 + v535;
const REAL v537 = v306 * v411;
const REAL v538 = v252 * v537;
const REAL v539 = v528 + v538;
const REAL v540 = v242 * v537;
const REAL v541 = v501 + v540;
const REAL v542 = v222 * v537;
const REAL v543 = v532 + v542;
const REAL v544 = v212 * v537;
const REAL v545 = v505 + v544;
const REAL v546 = v330 * v409;
const REAL v547 = v536 + v546;
const REAL v548 = v306 * v409;
const REAL v549 = v245 * v548;
const REAL v550 = v539 + v549;
const REAL v551 = v242 * v548;
const REAL v552 = v511 + v551;
const REAL v553 = v215 * v548;
const REAL v554 = v543 + v553;
const REAL v555 = v212 * v548;
const REAL v556 = v514 + v555;
const REAL v557 = v327 * v378;
const REAL v558 = v547 + v557;
const REAL v559 = v306 * v378;
const REAL v560 = v242 * v559;
const REAL v561 = v550 + v560;
const REAL v562 = v560 + v561;
const REAL v563 = v212 * v559;
const REAL v564 = v554 + v563;
const REAL v565 = v563 + v564;
const REAL v566 = v324 * v417;
const REAL v567 = v558 + v566;
const REAL v568 = v306 * v417;
const REAL v569 = v266 * v568;
const REAL v570 = v239 * v568;
const REAL v571 = v520 + v570;
const REAL v572 = v236 * v568;
const REAL v573 = v209 * v568;
const REAL v574 = v523 + v573;
const REAL v575 = v321 * v413;
const REAL v576 = v567 + v575;
const REAL v577 = v306 * v413;
const REAL v578 = v259 * v577;
const REAL v579 = v569 + v578;
const REAL v580 = v239 * v577;
const REAL v581 = v530 + v580;
const REAL v582 = v229 * v577;
const REAL v583 = v572 + v582;
const REAL v584 = v209 * v577;
const REAL v585 = v534 + v584;
const REAL v586 = v318 * v410;
const REAL v587 = v576 + v586;
const REAL v588 = v306 * v410;
const REAL v589 = v252 * v588;
const REAL v590 = v579 + v589;
const REAL v591 = v239 * v588;
const REAL v592 = v541 + v591;
const REAL v593 = v222 * v588;
const REAL v594 = v583 + v593;
const REAL v595 = v209 * v588;
const REAL v596 = v545 + v595;
const REAL v597 = v315 * v408;
const REAL v598 = v587 + v597;
const REAL v599 = v306 * v408;
const REAL v600 = v245 * v599;
const REAL v601 = v590 + v600;
const REAL v602 = v239 * v599;
const REAL v603 = v552 + v602;
const REAL v604 = v215 * v599;
const REAL v605 = v594 + v604;
const REAL v606 = v209 * v599;
const REAL v607 = v556 + v606;
const REAL v608 = v312 * v407;
const REAL v609 = v598 + v608;
const REAL v610 = v306 * v407;
const REAL v611 = v242 * v610;
const REAL v612 = v601 + v611;
const REAL v613 = v239 * v610;
const REAL v614 = v562 + v613;
const REAL v615 = v212 * v610;
const REAL v616 = v605 + v615;
const REAL v617 = v209 * v610;
const REAL v618 = v565 + v617;
const REAL v619 = v309 * v371;
const REAL v620 = v609 + v619;
const REAL v621 = v306 * v371;
const REAL v622 = v239 * v621;
const REAL v623 = v612 + v622;
const REAL v624 = v622 + v623;
const REAL v625 = v209 * v621;
const REAL v626 = v616 + v625;
const REAL v627 = v625 + v626;
const REAL v628 = v306 * v306;
const REAL v629 = v620 * v628;
const REAL v630 = v270 * v370;
const REAL v631 = v273 ? v630 : REAL(0.0);
const REAL v632 = v273 ? REAL(0.0) : v630;
const REAL v633 = REAL(1) / v304;
const REAL v634 = v632 * v633;
const REAL v635 = v273 ? REAL(0.0) : v634;
const REAL v636 = v635 - v629;
const REAL v637 = v301 * v631;
const REAL v638 = v277 * v631;
const REAL v639 = v299 * v638;
const REAL v640 = v637 + v639;
const REAL v641 = v277 * v638;
const REAL v642 = v298 * v641;
const REAL v643 = v640 + v642;
const REAL v644 = v277 * v641;
const REAL v645 = v296 * v644;
const REAL v646 = v643 + v645;
const REAL v647 = v277 * v644;
const REAL v648 = v295 * v647;
const REAL v649 = v646 + v648;
const REAL v650 = v277 * v647;
const REAL v651 = v293 * v650;
const REAL v652 = v649 + v651;
const REAL v653 = v277 * v650;
const REAL v654 = v292 * v653;
const REAL v655 = v652 + v654;
const REAL v656 = v277 * v653;
const REAL v657 = v290 * v656;
const REAL v658 = v655 + v657;
const REAL v659 = v277 * v656;
const REAL v660 = v289 * v659;
const REAL v661 = v658 + v660;
const REAL v662 = v277 * v659;
const REAL v663 = v287 * v662;
const REAL v664 = v661 + v663;
const REAL v665 = v277 * v662;
const REAL v666 = v286 * v665;
const REAL v667 = v664 + v666;
const REAL v668 = v277 * v665;
const REAL v669 = v284 * v668;
const REAL v670 = v667 + v669;
const REAL v671 = v277 * v668;
const REAL v672 = v283 * v671;
const REAL v673 = v670 + v672;
const REAL v674 = v277 * v671;
const REAL v675 = v281 * v674;
const REAL v676 = v673 + v675;
const REAL v677 = v277 * v674;
const REAL v678 = v280 * v677;
const REAL v679 = v676 + v678;
const REAL v680 = v277 * v677;
const REAL v681 = v278 * v680;
const REAL v682 = v679 + v681;
const REAL v683 = v277 * v680;
const REAL v684 = REAL(0.11764705882352941) * v683;
const REAL v685 = v682 + v684;
const REAL v686 = v276 * v685;
const REAL v687 = v274 * v685;
const REAL v688 = v276 * v276;
const REAL v689 = v687 * v688;
const REAL v690 = v686 - v689;
const REAL v691 = v273 ? v690 : REAL(0.0);
const REAL v692 = v636 + v691;
const REAL v693 = v271 * v692;
const REAL v694 = v269 * v692;
const REAL v695 = v271 * v271;
const REAL v696 = v694 * v695;
const REAL v697 = v70 * v693;
const REAL v698 = REAL(2.0) * v697;
const REAL v699 = v68 * v693;
const REAL v700 = REAL(2.0) * v699;
const REAL v701 = v203 * v571;
const REAL v702 = v100 * v571;
const REAL v703 = v204 * v571;
const REAL v704 = v99 * v571;
const REAL v705 = v205 * v571;
const REAL v706 = v102 * v571;
const REAL v707 = v206 * v571;
const REAL v708 = v101 * v571;
const REAL v709 = v203 * v581;
const REAL v710 = v709 - v703;
const REAL v711 = v99 * v581;
const REAL v712 = v702 + v711;
const REAL v713 = v204 * v581;
const REAL v714 = v701 + v713;
const REAL v715 = v100 * v581;
const REAL v716 = v715 - v704;
const REAL v717 = v205 * v581;
const REAL v718 = v707 + v717;
const REAL v719 = v101 * v581;
const REAL v720 = v706 - v719;
const REAL v721 = v206 * v581;
const REAL v722 = v705 - v721;
const REAL v723 = v102 * v581;
const REAL v724 = v708 + v723;
const REAL v725 = v203 * v592;
const REAL v726 = v722 - v725;
const REAL v727 = v102 * v592;
const REAL v728 = v712 - v727;
const REAL v729 = v204 * v592;
const REAL v730 = v729 - v718;
const REAL v731 = v101 * v592;
const REAL v732 = v716 + v731;
const REAL v733 = v205 * v592;
const REAL v734 = v714 + v733;
const REAL v735 = v100 * v592;
const REAL v736 = v720 + v735;
const REAL v737 = v206 * v592;
const REAL v738 = v710 - v737;
const REAL v739 = v99 * v592;
const REAL v740 = v724 + v739;
const REAL v741 = v159 * v603;
const REAL v742 = v98 * v603;
const REAL v743 = v96 * v603;
const REAL v744 = v66 * v603;
const REAL v745 = v159 * v614;
const REAL v746 = v90 * v614;
const REAL v747 = v742 + v746;
const REAL v748 = v91 * v614;
const REAL v749 = v743 + v748;
const REAL v750 = v66 * v614;
const REAL v751 = v159 * v624;
const REAL v752 = v81 * v624;
const REAL v753 = v747 + v752;
const REAL v754 = v80 * v624;
const REAL v755 = v749 + v754;
const REAL v756 = v66 * v624;
const REAL v757 = v155 * v574;
const REAL v758 = v734 - v757;
const REAL v759 = v100 * v574;
const REAL v760 = v156 * v574;
const REAL v761 = v738 - v760;
const REAL v762 = v99 * v574;
const REAL v763 = v157 * v574;
const REAL v764 = v726 + v763;
const REAL v765 = v102 * v574;
const REAL v766 = v158 * v574;
const REAL v767 = v730 - v766;
const REAL v768 = v101 * v574;
const REAL v769 = v155 * v585;
const REAL v770 = v761 - v769;
const REAL v771 = v99 * v585;
const REAL v772 = v759 + v771;
const REAL v773 = v156 * v585;
const REAL v774 = v758 + v773;
const REAL v775 = v100 * v585;
const REAL v776 = v775 - v762;
const REAL v777 = v157 * v585;
const REAL v778 = v767 - v777;
const REAL v779 = v101 * v585;
const REAL v780 = v765 - v779;
const REAL v781 = v158 * v585;
const REAL v782 = v764 - v781;
const REAL v783 = v102 * v585;
const REAL v784 = v768 + v783;
const REAL v785 = v155 * v596;
const REAL v786 = v782 + v785;
const REAL v787 = v102 * v596;
const REAL v788 = v787 - v772;
const REAL v789 = v156 * v596;
const REAL v790 = v778 + v789;
const REAL v791 = v101 * v596;
const REAL v792 = v776 + v791;
const REAL v793 = v157 * v596;
const REAL v794 = v774 + v793;
const REAL v795 = v100 * v596;
const REAL v796 = v780 + v795;
const REAL v797 = v158 * v596;
const REAL v798 = v770 - v797;
const REAL v799 = v99 * v596;
const REAL v800 = v784 + v799;
const REAL v801 = v104 * v607;
const REAL v802 = v741 + v801;
const REAL v803 = v98 * v607;
const REAL v804 = v95 * v607;
const REAL v805 = v755 + v804;
const REAL v806 = v66 * v607;
const REAL v807 = v104 * v618;
const REAL v808 = v745 + v807;
const REAL v809 = v90 * v618;
const REAL v810 = v803 + v809;
const REAL v811 = v88 * v618;
const REAL v812 = v805 + v811;
const REAL v813 = v66 * v618;
const REAL v814 = v104 * v627;
const REAL v815 = v751 + v814;
const REAL v816 = v81 * v627;
const REAL v817 = v810 + v816;
const REAL v818 = v82 * v627;
const REAL v819 = v812 + v818;
const REAL v820 = v66 * v627;
const REAL v821 = v19 * v740;
const REAL v822 = v19 * v736;
const REAL v823 = v19 * v732;
const REAL v824 = v19 * v728;
const REAL v825 = v183 * v823;
const REAL v826 = v9 * v823;
const REAL v827 = v183 * v824;
const REAL v828 = v8 * v824;
const REAL v829 = v826 - v828;
const REAL v830 = v189 * v824;
const REAL v831 = v7 * v824;
const REAL v832 = v194 * v822;
const REAL v833 = v825 + v832;
const REAL v834 = v9 * v822;
const REAL v835 = v187 * v822;
const REAL v836 = v827 + v835;
const REAL v837 = v8 * v822;
const REAL v838 = v187 * v823;
const REAL v839 = v830 + v838;
const REAL v840 = v7 * v823;
const REAL v841 = v840 - v837;
const REAL v842 = v831 - v834;
const REAL v843 = v834 - v831;
const REAL v844 = v160 * v841;
const REAL v845 = v20 * v841;
const REAL v846 = v160 * v821;
const REAL v847 = v32 * v821;
const REAL v848 = v845 + v847;
const REAL v849 = v107 * v841;
const REAL v850 = v21 * v841;
const REAL v851 = v160 * v843;
const REAL v852 = v849 + v851;
const REAL v853 = v21 * v843;
const REAL v854 = v848 + v853;
const REAL v855 = v160 * v822;
const REAL v856 = v29 * v822;
const REAL v857 = v854 - v856;
const REAL v858 = v160 * v829;
const REAL v859 = v22 * v829;
const REAL v860 = v857 + v859;
const REAL v861 = v160 * v823;
const REAL v862 = v26 * v823;
const REAL v863 = v860 + v862;
const REAL v864 = REAL(2.0) * v821;
const REAL v865 = v165 * v864;
const REAL v866 = v844 + v865;
const REAL v867 = v20 * v864;
const REAL v868 = REAL(2.0) * v822;
const REAL v869 = v165 * v868;
const REAL v870 = v852 - v869;
const REAL v871 = v21 * v868;
const REAL v872 = v867 - v871;
const REAL v873 = REAL(2.0) * v823;
const REAL v874 = v165 * v873;
const REAL v875 = v858 - v874;
const REAL v876 = v22 * v873;
const REAL v877 = v872 - v876;
const REAL v878 = REAL(2.0) * v824;
const REAL v879 = v165 * v878;
const REAL v880 = v23 * v878;
const REAL v881 = v877 - v880;
const REAL v882 = v164 * v881;
const REAL v883 = v111 * v881;
const REAL v884 = REAL(2.0) * v883;
const REAL v885 = v66 * v884;
const REAL v886 = v46 * v884;
const REAL v887 = v819 + v886;
const REAL v888 = v159 * v884;
const REAL v889 = v47 * v884;
const REAL v890 = v753 + v889;
const REAL v891 = v159 * v863;
const REAL v892 = v56 * v863;
const REAL v893 = v892 - v890;
const REAL v894 = v103 * v893;
const REAL v895 = v64 * v893;
const REAL v896 = v19 * v800;
const REAL v897 = v19 * v796;
const REAL v898 = v19 * v792;
const REAL v899 = v19 * v788;
const REAL v900 = v141 * v898;
const REAL v901 = v833 + v900;
const REAL v902 = v9 * v898;
const REAL v903 = v141 * v899;
const REAL v904 = v903 - v836;
const REAL v905 = v8 * v899;
const REAL v906 = v902 + v905;
const REAL v907 = v130 * v899;
const REAL v908 = v839 + v907;
const REAL v909 = v7 * v899;
const REAL v910 = v130 * v897;
const REAL v911 = v901 + v910;
const REAL v912 = v9 * v897;
const REAL v913 = v909 + v912;
const REAL v914 = v137 * v897;
const REAL v915 = v904 + v914;
const REAL v916 = v8 * v897;
const REAL v917 = v142 * v898;
const REAL v918 = v908 + v917;
const REAL v919 = v7 * v898;
const REAL v920 = v842 + v906;
const REAL v921 = v107 * v920;
const REAL v922 = v866 + v921;
const REAL v923 = v20 * v920;
const REAL v924 = v850 + v923;
const REAL v925 = v824 - v896;
const REAL v926 = v107 * v925;
const REAL v927 = v861 + v926;
const REAL v928 = v26 * v925;
const REAL v929 = v924 + v928;
const REAL v930 = v916 - v919;
const REAL v931 = v919 - v916;
const REAL v932 = v105 * v931;
const REAL v933 = v922 + v932;
const REAL v934 = v20 * v931;
const REAL v935 = v105 * v896;
const REAL v936 = v846 + v935;
const REAL v937 = v32 * v896;
const REAL v938 = v934 + v937;
const REAL v939 = v107 * v930;
const REAL v940 = v875 + v939;
const REAL v941 = v22 * v930;
const REAL v942 = v929 + v941;
const REAL v943 = v898 - v822;
const REAL v944 = v107 * v943;
const REAL v945 = v936 + v944;
const REAL v946 = v32 * v943;
const REAL v947 = v942 + v946;
const REAL v948 = v829 + v913;
const REAL v949 = v107 * v948;
const REAL v950 = v949 - v879;
const REAL v951 = v23 * v948;
const REAL v952 = v947 + v951;
const REAL v953 = v899 - v821;
const REAL v954 = v107 * v953;
const REAL v955 = v954 - v855;
const REAL v956 = v29 * v953;
const REAL v957 = v952 + v956;
const REAL v958 = v105 * v913;
const REAL v959 = v870 + v958;
const REAL v960 = v21 * v913;
const REAL v961 = v938 + v960;
const REAL v962 = v105 * v897;
const REAL v963 = v955 - v962;
const REAL v964 = v29 * v897;
const REAL v965 = v961 - v964;
const REAL v966 = v105 * v906;
const REAL v967 = v940 + v966;
const REAL v968 = v22 * v906;
const REAL v969 = v965 + v968;
const REAL v970 = v105 * v898;
const REAL v971 = v927 + v970;
const REAL v972 = v26 * v898;
const REAL v973 = v969 + v972;
const REAL v974 = REAL(2.0) * v896;
const REAL v975 = v112 * v974;
const REAL v976 = v933 + v975;
const REAL v977 = v20 * v974;
const REAL v978 = REAL(2.0) * v897;
const REAL v979 = v112 * v978;
const REAL v980 = v959 - v979;
const REAL v981 = v21 * v978;
const REAL v982 = v977 - v981;
const REAL v983 = REAL(2.0) * v898;
const REAL v984 = v112 * v983;
const REAL v985 = v967 - v984;
const REAL v986 = v22 * v983;
const REAL v987 = v982 - v986;
const REAL v988 = REAL(2.0) * v899;
const REAL v989 = v112 * v988;
const REAL v990 = v950 + v989;
const REAL v991 = v23 * v988;
const REAL v992 = v987 + v991;
const REAL v993 = v111 * v992;
const REAL v994 = v110 * v992;
const REAL v995 = v882 + v994;
const REAL v996 = v55 * v995;
const REAL v997 = REAL(2.0) * v996;
const REAL v998 = REAL(2.0) * v993;
const REAL v999 = v66 * v998;
const REAL v1000 = v45 * v998;
const REAL v1001 = v887 + v1000;
const REAL v1002 = v66 * v957;
const REAL v1003 = v891 + v1002;
const REAL v1004 = v56 * v957;
const REAL v1005 = v1001 + v1004;
const REAL v1006 = v104 * v998;
const REAL v1007 = v888 + v1006;
const REAL v1008 = v47 * v998;
const REAL v1009 = v817 + v1008;
const REAL v1010 = v104 * v973;
const REAL v1011 = v1003 + v1010;
const REAL v1012 = v56 * v973;
const REAL v1013 = v1012 - v1009;
const REAL v1014 = v103 * v1013;
const REAL v1015 = v63 * v1013;
const REAL v1016 = v895 + v1015;
const REAL v1017 = v66 * v1016;
const REAL v1018 = v1005 + v1017;
const REAL v1019 = v1017 + v1018;
const REAL v1020 = REAL(0.5) * v786;
const REAL v1021 = REAL(0.5) * v790;
const REAL v1022 = REAL(0.5) * v794;
const REAL v1023 = REAL(0.5) * v798;
const REAL v1024 = v92 * v802;
const REAL v1025 = v1011 + v1024;
const REAL v1026 = v56 * v802;
const REAL v1027 = v94 * v744;
const REAL v1028 = v1025 + v1027;
const REAL v1029 = v56 * v744;
const REAL v1030 = v93 * v806;
const REAL v1031 = v1028 + v1030;
const REAL v1032 = v56 * v806;
const REAL v1033 = v87 * v808;
const REAL v1034 = v1031 - v1033;
const REAL v1035 = v56 * v808;
const REAL v1036 = v84 * v750;
const REAL v1037 = v1034 - v1036;
const REAL v1038 = v56 * v750;
const REAL v1039 = v86 * v813;
const REAL v1040 = v1037 + v1039;
const REAL v1041 = v56 * v813;
const REAL v1042 = v1029 + v1035;
const REAL v1043 = v1029 - v1035;
const REAL v1044 = v23 * v1043;
const REAL v1045 = v985 + v1044;
const REAL v1046 = v22 * v1043;
const REAL v1047 = v990 + v1046;
const REAL v1048 = v1026 - v1038;
const REAL v1049 = v21 * v1042;
const REAL v1050 = v976 - v1049;
const REAL v1051 = v20 * v1042;
const REAL v1052 = v980 - v1051;
const REAL v1053 = v78 * v815;
const REAL v1054 = v1040 - v1053;
const REAL v1055 = v56 * v815;
const REAL v1056 = v77 * v756;
const REAL v1057 = v1054 + v1056;
const REAL v1058 = v56 * v756;
const REAL v1059 = v74 * v820;
const REAL v1060 = v1057 - v1059;
const REAL v1061 = v56 * v820;
const REAL v1062 = v1032 - v1055;
const REAL v1063 = v1032 + v1055;
const REAL v1064 = v1058 - v1041;
const REAL v1065 = v1041 + v1058;
const REAL v1066 = v23 * v1062;
const REAL v1067 = v1052 + v1066;
const REAL v1068 = v21 * v1062;
const REAL v1069 = v1047 + v1068;
const REAL v1070 = v22 * v1065;
const REAL v1071 = v1067 + v1070;
const REAL v1072 = v21 * v1065;
const REAL v1073 = v1045 + v1072;
const REAL v1074 = v1026 - v1061;
const REAL v1075 = v1038 + v1061;
const REAL v1076 = v22 * v1063;
const REAL v1077 = v1050 + v1076;
const REAL v1078 = v20 * v1063;
const REAL v1079 = v1073 + v1078;
const REAL v1080 = v23 * v1064;
const REAL v1081 = v1077 + v1080;
const REAL v1082 = v20 * v1064;
const REAL v1083 = v1069 + v1082;
const REAL v1084 = -v698;
const REAL v1085 = v66 * v698;
const REAL v1086 = v894 + v1085;
const REAL v1087 = v64 * v698;
const REAL v1088 = v1019 + v1087;
const REAL v1089 = -v700;
const REAL v1090 = v66 * v700;
const REAL v1091 = v1014 + v1090;
const REAL v1092 = v63 * v700;
const REAL v1093 = v1088 + v1092;
const REAL v1094 = v103 * v1093;
const REAL v1095 = -v1094;
const REAL v1096 = v911 - v1094;
const REAL v1097 = v915 + v1086;
const REAL v1098 = v918 + v1091;
const REAL v1099 = v56 * v1094;
const REAL v1100 = v1007 + v1099;
const REAL v1101 = v47 * v1094;
const REAL v1102 = v1060 - v1101;
const REAL v1103 = v56 * v1086;
const REAL v1104 = v885 + v1103;
const REAL v1105 = v46 * v1086;
const REAL v1106 = v1102 + v1105;
const REAL v1107 = v56 * v1091;
const REAL v1108 = v999 + v1107;
const REAL v1109 = v45 * v1091;
const REAL v1110 = v1106 + v1109;
const REAL v1111 = REAL(2.0) * v1110;
const REAL v1112 = v997 + v1111;
const REAL v1113 = v111 * v1112;
const REAL v1114 = v1075 + v1113;
const REAL v1115 = v23 * v1114;
const REAL v1116 = v1083 - v1115;
const REAL v1117 = v1116 - v1115;
const REAL v1118 = v1074 - v1113;
const REAL v1119 = v22 * v1118;
const REAL v1120 = v1079 + v1119;
const REAL v1121 = v1119 + v1120;
const REAL v1122 = v1048 - v1113;
const REAL v1123 = v21 * v1122;
const REAL v1124 = v1071 + v1123;
const REAL v1125 = v1123 + v1124;
const REAL v1126 = v20 * v1113;
const REAL v1127 = v1081 - v1126;
const REAL v1128 = v1127 - v1126;
const REAL v1129 = v26 * v1100;
const REAL v1130 = v1121 + v1129;
const REAL v1131 = v22 * v1100;
const REAL v1132 = v971 + v1131;
const REAL v1133 = v29 * v1100;
const REAL v1134 = v1125 - v1133;
const REAL v1135 = v21 * v1100;
const REAL v1136 = v963 - v1135;
const REAL v1137 = v32 * v1104;
const REAL v1138 = v1134 - v1137;
const REAL v1139 = v21 * v1104;
const REAL v1140 = v945 - v1139;
const REAL v1141 = v26 * v1104;
const REAL v1142 = v1117 + v1141;
const REAL v1143 = v23 * v1104;
const REAL v1144 = v1132 + v1143;
const REAL v1145 = v29 * v1108;
const REAL v1146 = v1142 - v1145;
const REAL v1147 = v23 * v1108;
const REAL v1148 = v1136 - v1147;
const REAL v1149 = v32 * v1108;
const REAL v1150 = v1130 + v1149;
const REAL v1151 = v22 * v1108;
const REAL v1152 = v1140 + v1151;
const REAL v1153 = v32 * v1100;
const REAL v1154 = v1128 - v1153;
const REAL v1155 = v20 * v1100;
const REAL v1156 = v1152 - v1155;
const REAL v1157 = v29 * v1104;
const REAL v1158 = v1154 + v1157;
const REAL v1159 = v20 * v1104;
const REAL v1160 = v1148 + v1159;
const REAL v1161 = v26 * v1108;
const REAL v1162 = v1158 + v1161;
const REAL v1163 = v20 * v1108;
const REAL v1164 = v1144 + v1163;
const REAL v1165 = v1155 - v1152;
const REAL v1166 = v22 * v1165;
const REAL v1167 = v1098 + v1166;
const REAL v1168 = v7 * v1165;
const REAL v1169 = v1150 + v1168;
const REAL v1170 = v21 * v1156;
const REAL v1171 = v1097 + v1170;
const REAL v1172 = v8 * v1156;
const REAL v1173 = v1138 + v1172;
const REAL v1174 = v21 * v1160;
const REAL v1175 = v1096 - v1174;
const REAL v1176 = v9 * v1160;
const REAL v1177 = v1173 - v1176;
const REAL v1178 = v23 * v1160;
const REAL v1179 = v1167 + v1178;
const REAL v1180 = v7 * v1160;
const REAL v1181 = v1146 + v1180;
const REAL v1182 = v23 * v1164;
const REAL v1183 = v1171 - v1182;
const REAL v1184 = v8 * v1164;
const REAL v1185 = v1181 - v1184;
const REAL v1186 = v22 * v1164;
const REAL v1187 = v1175 + v1186;
const REAL v1188 = v9 * v1164;
const REAL v1189 = v1169 + v1188;
const REAL v1190 = v19 * v1185;
const REAL v1191 = v1021 + v1190;
const REAL v1192 = v19 * v1189;
const REAL v1193 = v1020 + v1192;
const REAL v1194 = v19 * v1177;
const REAL v1195 = v1023 + v1194;
const REAL v1196 = v19 * v1162;
const REAL v1197 = v1022 + v1196;
const auto v1198 = v304 < REAL(1.1830521861667747e-271);
const auto v1199 = REAL(8.452712498170644e+270) < v304;
const REAL v1200 = v1199 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v1201 = v1198 ? REAL(1.8446744073709552e+19) : v1200;
const REAL v1202 = v304 * v1201;
const REAL v1203 = PK_UNSCALE(v1202);
const REAL v1204 = v1202 * v1203;
const REAL v1205 = v1199 ? REAL(64.0) : REAL(0.0);
const REAL v1206 = v1198 ? (REAL(-64.0)) : v1205;
const REAL v1207 = PK_LOG2(v1203);
const REAL v1208 = v1206 - v1207;
const auto v1209 = REAL(1.4142135623730951) < v1204;
const REAL v1210 = v1209 ? REAL(0.5) : REAL(1.0);
const REAL v1211 = v1204 * v1210;
const REAL v1212 = v1209 ? REAL(1.0) : REAL(0.0);
const REAL v1213 = v1208 + v1212;
const REAL v1214 = v1211 - REAL(1.0);
const REAL v1215 = REAL(2.0) + v1214;
const REAL v1216 = REAL(1) / v1215;
const REAL v1217 = v1214 * v1216;
const REAL v1218 = v1217 * v1217;
const REAL v1219 = REAL(0.5) * v1214;
const REAL v1220 = v1214 * v1219;
const REAL v1221 = REAL(2.0) * v1218;
const REAL v1222 = PK_FMA(v1218, REAL(0.05873736835424951), REAL(0.0585194545348343));
const REAL v1223 = PK_FMA(v1218, v1222, REAL(0.06667446557890934));
const REAL v1224 = PK_FMA(v1218, v1223, REAL(0.07692296660585005));
const REAL v1225 = PK_FMA(v1218, v1224, REAL(0.09090909175450952));
const REAL v1226 = PK_FMA(v1218, v1225, REAL(0.11111111110793406));
const REAL v1227 = PK_FMA(v1218, v1226, REAL(0.1428571428571474));
const REAL v1228 = PK_FMA(v1218, v1227, REAL(0.2));
const REAL v1229 = PK_FMA(v1218, v1228, REAL(0.3333333333333333));
const REAL v1230 = v1221 * v1229;
const REAL v1231 = v1220 + v1230;
const REAL v1232 = v1217 * v1231;
const REAL v1233 = REAL(7.371002565167799e-13) * v1213;
const REAL v1234 = v1232 + v1233;
const REAL v1235 = REAL(0.6931471805592082) * v1213;
const REAL v1236 = v1220 - v1234;
const REAL v1237 = v1236 - v1214;
const REAL v1238 = v1235 - v1237;
const auto v1239 = v304 != REAL(0.0);
const REAL v1240 = PK_SQRT(v304);
const REAL v1241 = PK_ABS(v304);
const REAL v1242 = REAL(1) / v1241;
const REAL v1243 = -v1242;
const REAL v1244 = v1239 ? v1240 : v1243;
const REAL v1245 = REAL(0.5) * v304;
const auto v1246 = v1245 < v304;
const REAL v1247 = v1246 ? v1238 : v1244;
const REAL v1248 = v273 ? v302 : v1247;
const REAL v1249 = v370 * v1248;
const REAL v1250 = v1249 - v696;
const REAL v1251 = v71 * v1250;
const REAL v1252 = REAL(2.0) * v1251;
o0_a0 += v1091;
o0_a1 += v1086;
o0_a2 += v1095;
o1_a0 += v1197;
o1_a1 += v1195;
o1_a2 += v1193;
o1_a3 += v1191;
o2_t[0][i] = v1179;
o2_t[1][i] = v1183;
o2_t[2][i] = v1187;
o3_t[0][i] = v1089;
o3_t[1][i] = v1084;
o4_a0 += v1252;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.101.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_body_0(
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

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea {
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
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0, i6_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0, var_i6_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_f8a242e9_974a14ea_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

