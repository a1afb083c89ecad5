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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.001.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
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
    wp::int64 i5_e0,
    wp::int64 i5_e1)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = T_position_T_position_block_bar3
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
alignas(64) REAL i5_t[36][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0 + 0 * i5_e1]); i5_t[1][i] = REAL(p[0 * i5_e0 + 1 * i5_e1]); i5_t[2][i] = REAL(p[0 * i5_e0 + 2 * i5_e1]); i5_t[3][i] = REAL(p[0 * i5_e0 + 3 * i5_e1]); i5_t[4][i] = REAL(p[0 * i5_e0 + 4 * i5_e1]); i5_t[5][i] = REAL(p[0 * i5_e0 + 5 * i5_e1]); i5_t[6][i] = REAL(p[1 * i5_e0 + 0 * i5_e1]); i5_t[7][i] = REAL(p[1 * i5_e0 + 1 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[8][i] = REAL(p[1 * i5_e0 + 2 * i5_e1]); i5_t[9][i] = REAL(p[1 * i5_e0 + 3 * i5_e1]); i5_t[10][i] = REAL(p[1 * i5_e0 + 4 * i5_e1]); i5_t[11][i] = REAL(p[1 * i5_e0 + 5 * i5_e1]); i5_t[12][i] = REAL(p[2 * i5_e0 + 0 * i5_e1]); i5_t[13][i] = REAL(p[2 * i5_e0 + 1 * i5_e1]); i5_t[14][i] = REAL(p[2 * i5_e0 + 2 * i5_e1]); i5_t[15][i] = REAL(p[2 * i5_e0 + 3 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[16][i] = REAL(p[2 * i5_e0 + 4 * i5_e1]); i5_t[17][i] = REAL(p[2 * i5_e0 + 5 * i5_e1]); i5_t[18][i] = REAL(p[3 * i5_e0 + 0 * i5_e1]); i5_t[19][i] = REAL(p[3 * i5_e0 + 1 * i5_e1]); i5_t[20][i] = REAL(p[3 * i5_e0 + 2 * i5_e1]); i5_t[21][i] = REAL(p[3 * i5_e0 + 3 * i5_e1]); i5_t[22][i] = REAL(p[3 * i5_e0 + 4 * i5_e1]); i5_t[23][i] = REAL(p[3 * i5_e0 + 5 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[24][i] = REAL(p[4 * i5_e0 + 0 * i5_e1]); i5_t[25][i] = REAL(p[4 * i5_e0 + 1 * i5_e1]); i5_t[26][i] = REAL(p[4 * i5_e0 + 2 * i5_e1]); i5_t[27][i] = REAL(p[4 * i5_e0 + 3 * i5_e1]); i5_t[28][i] = REAL(p[4 * i5_e0 + 4 * i5_e1]); i5_t[29][i] = REAL(p[4 * i5_e0 + 5 * i5_e1]); i5_t[30][i] = REAL(p[5 * i5_e0 + 0 * i5_e1]); i5_t[31][i] = REAL(p[5 * i5_e0 + 1 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[32][i] = REAL(p[5 * i5_e0 + 2 * i5_e1]); i5_t[33][i] = REAL(p[5 * i5_e0 + 3 * i5_e1]); i5_t[34][i] = REAL(p[5 * i5_e0 + 4 * i5_e1]); i5_t[35][i] = REAL(p[5 * i5_e0 + 5 * i5_e1]); }
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
const REAL v273 = REAL(1.0) + v272;
const REAL v274 = REAL(1) / v273;
const REAL v275 = v209 * v209;
const REAL v276 = v239 * v239;
const REAL v277 = v275 + v276;
const REAL v278 = v209 * v212;
const REAL v279 = v239 * v242;
const REAL v280 = v278 + v279;
const REAL v281 = v209 * v215;
const REAL v282 = v239 * v245;
const REAL v283 = v281 + v282;
const REAL v284 = v209 * v222;
const REAL v285 = v239 * v252;
const REAL v286 = v284 + v285;
const REAL v287 = v209 * v229;
const REAL v288 = v239 * v259;
const REAL v289 = v287 + v288;
const REAL v290 = v209 * v236;
const REAL v291 = v239 * v266;
const REAL v292 = v290 + v291;
const REAL v293 = v212 * v212;
const REAL v294 = v242 * v242;
const REAL v295 = v293 + v294;
const REAL v296 = v212 * v215;
const REAL v297 = v242 * v245;
const REAL v298 = v296 + v297;
const REAL v299 = v212 * v222;
const REAL v300 = v242 * v252;
const REAL v301 = v299 + v300;
const REAL v302 = v212 * v229;
const REAL v303 = v242 * v259;
const REAL v304 = v302 + v303;
const REAL v305 = v212 * v236;
const REAL v306 = v242 * v266;
const REAL v307 = v305 + v306;
const REAL v308 = v215 * v215;
const REAL v309 = v245 * v245;
const REAL v310 = v308 + v309;
const REAL v311 = v215 * v222;
const REAL v312 = v245 * v252;
const REAL v313 = v311 + v312;
const REAL v314 = v215 * v229;
const REAL v315 = v245 * v259;
const REAL v316 = v314 + v315;
const REAL v317 = v215 * v236;
const REAL v318 = v245 * v266;
const REAL v319 = v317 + v318;
const REAL v320 = v222 * v222;
const REAL v321 = v252 * v252;
const REAL v322 = v320 + v321;
const REAL v323 = v222 * v229;
const REAL v324 = v252 * v259;
const REAL v325 = v323 + v324;
const REAL v326 = v222 * v236;
const REAL v327 = v252 * v266;
const REAL v328 = v326 + v327;
const REAL v329 = v229 * v229;
const REAL v330 = v259 * v259;
const REAL v331 = v329 + v330;
const REAL v332 = v229 * v236;
const REAL v333 = v259 * v266;
const REAL v334 = v332 + v333;
const REAL v335 = v236 * v236;
const REAL v336 = v266 * v266;
const REAL v337 = v335 + v336;
const REAL v338 = i5_t[0][i];
const REAL v339 = i5_t[1][i];
const REAL v340 = i5_t[2][i];
const REAL v341 = i5_t[3][i];
const REAL v342 = i5_t[4][i];
const REAL v343 = i5_t[5][i];
const REAL v344 = i5_t[6][i];
const REAL v345 = i5_t[7][i];
const REAL v346 = i5_t[8][i];
const REAL v347 = i5_t[9][i];
const REAL v348 = i5_t[10][i];
const REAL v349 = i5_t[11][i];
const REAL v350 = i5_t[12][i];
const REAL v351 = i5_t[13][i];
const REAL v352 = i5_t[14][i];
const REAL v353 = i5_t[15][i];
const REAL v354 = i5_t[16][i];
const REAL v355 = i5_t[17][i];
const REAL v356 = i5_t[18][i];
const REAL v357 = i5_t[19][i];
const REAL v358 = i5_t[20][i];
const REAL v359 = i5_t[21][i];
const REAL v360 = i5_t[22][i];
const REAL v361 = i5_t[23][i];
const REAL v362 = i5_t[24][i];
const REAL v363 = i5_t[25][i];
const REAL v364 = i5_t[26][i];
const REAL v365 = i5_t[27][i];
const REAL v366 = i5_t[28][i];
const REAL v367 = i5_t[29][i];
const REAL v368 = i5_t[30][i];
const REAL v369 = i5_t[31][i];
const REAL v370 = i5_t[32][i];
const REAL v371 = i5_t[33][i];
const REAL v372 = i5_t[34][i];
const REAL v373 = i5_t[35][i];
const REAL v374 = v339 + v344;
const REAL v375 = v340 + v350;
const REAL v376 = v346 + v351;
const REAL v377 = v341 + v356;
const REAL v378 = v347 + v357;
const REAL v379 = v353 + v358;
const REAL v380 = v342 + v362;
const REAL v381 = v348 + v363;
const REAL v382 = v354 + v364;
const REAL v383 = v360 + v365;
const REAL v384 = v343 + v368;
const REAL v385 = v349 + v369;
const REAL v386 = v355 + v370;
const REAL v387 = v361 + v371;
const REAL v388 = v367 + v372;
const REAL v389 = v337 * v373;
const REAL v390 = v274 * v373;
const REAL v391 = v266 * v390;
const REAL v392 = REAL(2.0) * v391;
const REAL v393 = v236 * v390;
const REAL v394 = REAL(2.0) * v393;
const REAL v395 = v334 * v388;
const REAL v396 = v389 + v395;
const REAL v397 = v274 * v388;
const REAL v398 = v266 * v397;
const REAL v399 = v259 * v397;
const REAL v400 = v392 + v399;
const REAL v401 = v236 * v397;
const REAL v402 = v229 * v397;
const REAL v403 = v394 + v402;
const REAL v404 = v331 * v366;
const REAL v405 = v396 + v404;
const REAL v406 = v274 * v366;
const REAL v407 = v259 * v406;
const REAL v408 = v398 + v407;
const REAL v409 = v407 + v408;
const REAL v410 = v229 * v406;
const REAL v411 = v401 + v410;
const REAL v412 = v410 + v411;
const REAL v413 = v328 * v387;
const REAL v414 = v405 + v413;
const REAL v415 = v274 * v387;
const REAL v416 = v266 * v415;
const REAL v417 = v252 * v415;
const REAL v418 = v400 + v417;
const REAL v419 = v236 * v415;
const REAL v420 = v222 * v415;
const REAL v421 = v403 + v420;
const REAL v422 = v325 * v383;
const REAL v423 = v414 + v422;
const REAL v424 = v274 * v383;
const REAL v425 = v259 * v424;
const REAL v426 = v416 + v425;
const REAL v427 = v252 * v424;
const REAL v428 = v409 + v427;
const REAL v429 = v229 * v424;
const REAL v430 = v419 + v429;
const REAL v431 = v222 * v424;
const REAL v432 = v412 + v431;
const REAL v433 = v322 * v359;
const REAL v434 = v423 + v433;
const REAL v435 = v274 * v359;
const REAL v436 = v252 * v435;
const REAL v437 = v426 + v436;
const REAL v438 = v436 + v437;
const REAL v439 = v222 * v435;
const REAL v440 = v430 + v439;
const REAL v441 = v439 + v440;
const REAL v442 = v319 * v386;
const REAL v443 = v434 + v442;
const REAL v444 = v274 * v386;
const REAL v445 = v266 * v444;
const REAL v446 = v245 * v444;
const REAL v447 = v418 + v446;
const REAL v448 = v236 * v444;
const REAL v449 = v215 * v444;
const REAL v450 = v421 + v449;
const REAL v451 = v316 * v382;
const REAL v452 = v443 + v451;
const REAL v453 = v274 * v382;
const REAL v454 = v259 * v453;
const REAL v455 = v445 + v454;
const REAL v456 = v245 * v453;
const REAL v457 = v428 + v456;
const REAL v458 = v229 * v453;
const REAL v459 = v448 + v458;
const REAL v460 = v215 * v453;
const REAL v461 = v432 + v460;
const REAL v462 = v313 * v379;
const REAL v463 = v452 + v462;
const REAL v464 = v274 * v379;
const REAL v465 = v252 * v464;
const REAL v466 = v455 + v465;
const REAL v467 = v245 * v464;
const REAL v468 = v438 + v467;
const REAL v469 = v222 * v464;
const REAL v470 = v459 + v469;
const REAL v471 = v215 * v464;
const REAL v472 = v441 + v471;
const REAL v473 = v310 * v352;
const REAL v474 = v463 + v473;
const REAL v475 = v274 * v352;
const REAL v476 = v245 * v475;
const REAL v477 = v466 + v476;
const REAL v478 = v476 + v477;
const REAL v479 = v215 * v475;
const REAL v480 = v470 + v479;
const REAL v481 = v479 + v480;
const REAL v482 = v307 * v385;
const REAL v483 = v474 + v482;
const REAL v484 = v274 * v385;
const REAL v485 = v266 * v484;
const REAL v486 = v242 * v484;
const REAL v487 = v447 + v486;
const REAL v488 = v236 * v484;
const REAL v489 = v212 * v484;
const REAL v490 = v450 + v489;
const REAL v491 = v304 * v381;
const REAL v492 = v483 + v491;
const REAL v493 = v274 * v381;
const REAL v494 = v259 * v493;
const REAL v495 = v485 + v494;
const REAL v496 = v242 * v493;
const REAL v497 = v457 + v496;
const REAL v498 = v229 * v493;
const REAL v499 = v488 + v498;
const REAL v500 = v212 * v493;
const REAL v501 = v461 + v500;
const REAL v502 = v301 * v378;
const REAL v503 = v492 + v502;
const REAL v504 = v274 * v378;
const REAL v505 = v252 * v504;
const REAL v506 = v495 + v505;
const REAL v507 = v242 * v504;
const REAL v508 = v468 + v507;
const REAL v509 = v222 * v504;
const REAL v510 = v499 + v509;
const REAL v511 = v212 * v504;
const REAL v512 = v472 + v511;
const REAL v513 = v298 * v376;
const REAL v514 = v503 + v513;
const REAL v515 = v274 * v376;
const REAL v516 = v245 * v515;
const REAL v517 = v506 + v516;
const REAL v518 = v242 * v515;
const REAL v519 = v478 + v518;
const REAL v520 = v215 * v515;
const REAL v521 = v510 + v520;
const REAL v522 = v212 * v515;
const REAL v523 = v481 + v522;
const REAL v524 = v295 * v345;
const REAL v525 = v514 + v524;
const REAL v526 = v274 * v345;
const REAL v527 = v242 * v526;
const REAL v528 = v517 + v527;
const REAL v529 = v527 + v528;
const REAL v530 = v212 * v526;
const REAL v531 = v521 + v530;
const REAL v532 = v530 + v531;
const REAL v533 = v292 * v384;
const REAL v534 = v525 + v533;
const REAL v535 = v274 * v384;
const REAL v536 = v266 * v535;
const REAL v537 = v239 * v535;
const REAL v538 = v487 + v537;
const REAL v539 = v236 * v535;
const REAL v540 = v209 * v535;
const REAL v541 = v490 + v540;
const REAL v542 = v289 * v380;
const REAL v543 = v534 + v542;
const REAL v544 = v274 * v380;
const REAL v545 = v259 * v544;
const REAL v546 = v536 + v545;
const REAL v547 = v239 * v544;
const REAL v548 = v497 + v547;
const REAL v549 = v229 * v544;
const REAL v550 = v539 + v549;
const REAL v551 = v209 * v544;
const REAL v552 = v501 + v551;
const REAL v553 = v286 * v377;
const REAL v554 = v543 + v553;
const REAL v555 = v274 * v377;
const REAL v556 = v252 * v555;
const REAL v557 = v546 + v556;
const REAL v558 = v239 * v555;
const REAL v559 = v508 + v558;
const REAL v560 = v222 * v555;
const REAL v561 = v550 + v560;
const REAL v562 = v209 * v555;
const REAL v563 = v512 + v562;
const REAL v564 = v283 * v375;
const REAL v565 = v554 + v564;
const REAL v566 = v274 * v375;
const REAL v567 = v245 * v566;
const REAL v568 = v557 + v567;
const REAL v569 = v239 * v566;
const REAL v570 = v519 + v569;
const REAL v571 = v215 * v566;
const REAL v572 = v561 + v571;
const REAL v573 = v209 * v566;
const REAL v574 = v523 + v573;
const REAL v575 = v280 * v374;
const REAL v576 = v565 + v575;
const REAL v577 = v274 * v374;
const REAL v578 = v242 * v577;
const REAL v579 = v568 + v578;
const REAL v580 = v239 * v577;
const REAL v581 = v529 + v580;
const REAL v582 = v212 * v577;
const REAL v583 = v572 + v582;
const REAL v584 = v209 * v577;
const REAL v585 = v532 + v584;
const REAL v586 = v277 * v338;
const REAL v587 = v576 + v586;
const REAL v588 = v274 * v338;
const REAL v589 = v239 * v588;
const REAL v590 = v579 + v589;
const REAL v591 = v589 + v590;
const REAL v592 = v209 * v588;
const REAL v593 = v583 + v592;
const REAL v594 = v592 + v593;
const REAL v595 = v274 * v274;
const REAL v596 = v587 * v595;
const REAL v597 = v271 * v596;
const REAL v598 = v269 * v596;
const REAL v599 = v271 * v271;
const REAL v600 = v598 * v599;
const REAL v601 = v71 * v600;
const REAL v602 = REAL(2.0) * v601;
const REAL v603 = v70 * v597;
const REAL v604 = REAL(2.0) * v603;
const REAL v605 = v68 * v597;
const REAL v606 = REAL(2.0) * v605;
const REAL v607 = v203 * v538;
const REAL v608 = v100 * v538;
const REAL v609 = v204 * v538;
const REAL v610 = v99 * v538;
const REAL v611 = v205 * v538;
const REAL v612 = v102 * v538;
const REAL v613 = v206 * v538;
const REAL v614 = v101 * v538;
const REAL v615 = v203 * v548;
const REAL v616 = v615 - v609;
const REAL v617 = v99 * v548;
const REAL v618 = v608 + v617;
const REAL v619 = v204 * v548;
const REAL v620 = v607 + v619;
const REAL v621 = v100 * v548;
const REAL v622 = v621 - v610;
const REAL v623 = v205 * v548;
const REAL v624 = v613 + v623;
const REAL v625 = v101 * v548;
const REAL v626 = v612 - v625;
const REAL v627 = v206 * v548;
const REAL v628 = v611 - v627;
const REAL v629 = v102 * v548;
const REAL v630 = v614 + v629;
const REAL v631 = v203 * v559;
const REAL v632 = v628 - v631;
const REAL v633 = v102 * v559;
const REAL v634 = v618 - v633;
const REAL v635 = v204 * v559;
const REAL v636 = v635 - v624;
const REAL v637 = v101 * v559;
const REAL v638 = v622 + v637;
const REAL v639 = v205 * v559;
const REAL v640 = v620 + v639;
const REAL v641 = v100 * v559;
const REAL v642 = v626 + v641;
const REAL v643 = v206 * v559;
const REAL v644 = v616 - v643;
const REAL v645 = v99 * v559;
const REAL v646 = v630 + v645;
const REAL v647 = v159 * v570;
const REAL v648 = v98 * v570;
const REAL v649 = v96 * v570;
const REAL v650 = v66 * v570;
const REAL v651 = v159 * v581;
const REAL v652 = v90 * v581;
const REAL v653 = v648 + v652;
const REAL v654 = v91 * v581;
const REAL v655 = v649 + v654;
const REAL v656 = v66 * v581;
const REAL v657 = v159 * v591;
const REAL v658 = v81 * v591;
const REAL v659 = v653 + v658;
const REAL v660 = v80 * v591;
const REAL v661 = v655 + v660;
const REAL v662 = v66 * v591;
const REAL v663 = v155 * v541;
const REAL v664 = v640 - v663;
const REAL v665 = v100 * v541;
const REAL v666 = v156 * v541;
const REAL v667 = v644 - v666;
const REAL v668 = v99 * v541;
const REAL v669 = v157 * v541;
const REAL v670 = v632 + v669;
const REAL v671 = v102 * v541;
const REAL v672 = v158 * v541;
const REAL v673 = v636 - v672;
const REAL v674 = v101 * v541;
const REAL v675 = v155 * v552;
const REAL v676 = v667 - v675;
const REAL v677 = v99 * v552;
const REAL v678 = v665 + v677;
const REAL v679 = v156 * v552;
const REAL v680 = v664 + v679;
const REAL v681 = v100 * v552;
const REAL v682 = v681 - v668;
const REAL v683 = v157 * v552;
const REAL v684 = v673 - v683;
const REAL v685 = v101 * v552;
const REAL v686 = v671 - v685;
const REAL v687 = v158 * v552;
const REAL v688 = v670 - v687;
const REAL v689 = v102 * v552;
const REAL v690 = v674 + v689;
const REAL v691 = v155 * v563;
const REAL v692 = v688 + v691;
const REAL v693 = v102 * v563;
const REAL v694 = v693 - v678;
const REAL v695 = v156 * v563;
const REAL v696 = v684 + v695;
const REAL v697 = v101 * v563;
const REAL v698 = v682 + v697;
const REAL v699 = v157 * v563;
const REAL v700 = v680 + v699;
const REAL v701 = v100 * v563;
const REAL v702 = v686 + v701;
const REAL v703 = v158 * v563;
const REAL v704 = v676 - v703;
const REAL v705 = v99 * v563;
const REAL v706 = v690 + v705;
const REAL v707 = v104 * v574;
const REAL v708 = v647 + v707;
const REAL v709 = v98 * v574;
const REAL v710 = v95 * v574;
const REAL v711 = v661 + v710;
const REAL v712 = v66 * v574;
const REAL v713 = v104 * v585;
const REAL v714 = v651 + v713;
const REAL v715 = v90 * v585;
const REAL v716 = v709 + v715;
const REAL v717 = v88 * v585;
const REAL v718 = v711 + v717;
const REAL v719 = v66 * v585;
const REAL v720 = v104 * v594;
const REAL v721 = v657 + v720;
const REAL v722 = v81 * v594;
const REAL v723 = v716 + v722;
const REAL v724 = v82 * v594;
const REAL v725 = v718 + v724;
const REAL v726 = v66 * v594;
const REAL v727 = v19 * v646;
const REAL v728 = v19 * v642;
const REAL v729 = v19 * v638;
const REAL v730 = v19 * v634;
const REAL v731 = v183 * v729;
const REAL v732 = v9 * v729;
const REAL v733 = v183 * v730;
const REAL v734 = v8 * v730;
const REAL v735 = v732 - v734;
const REAL v736 = v189 * v730;
const REAL v737 = v7 * v730;
const REAL v738 = v194 * v728;
const REAL v739 = v731 + v738;
const REAL v740 = v9 * v728;
const REAL v741 = v187 * v728;
const REAL v742 = v733 + v741;
const REAL v743 = v8 * v728;
const REAL v744 = v187 * v729;
const REAL v745 = v736 + v744;
const REAL v746 = v7 * v729;
const REAL v747 = v746 - v743;
const REAL v748 = v737 - v740;
const REAL v749 = v740 - v737;
const REAL v750 = v160 * v747;
const REAL v751 = v20 * v747;
const REAL v752 = v160 * v727;
const REAL v753 = v32 * v727;
const REAL v754 = v751 + v753;
const REAL v755 = v107 * v747;
const REAL v756 = v21 * v747;
const REAL v757 = v160 * v749;
const REAL v758 = v755 + v757;
const REAL v759 = v21 * v749;
const REAL v760 = v754 + v759;
const REAL v761 = v160 * v728;
const REAL v762 = v29 * v728;
const REAL v763 = v760 - v762;
const REAL v764 = v160 * v735;
const REAL v765 = v22 * v735;
const REAL v766 = v763 + v765;
const REAL v767 = v160 * v729;
const REAL v768 = v26 * v729;
const REAL v769 = v766 + v768;
const REAL v770 = REAL(2.0) * v727;
const REAL v771 = v165 * v770;
const REAL v772 = v750 + v771;
const REAL v773 = v20 * v770;
const REAL v774 = REAL(2.0) * v728;
const REAL v775 = v165 * v774;
const REAL v776 = v758 - v775;
const REAL v777 = v21 * v774;
const REAL v778 = v773 - v777;
const REAL v779 = REAL(2.0) * v729;
const REAL v780 = v165 * v779;
const REAL v781 = v764 - v780;
const REAL v782 = v22 * v779;
const REAL v783 = v778 - v782;
const REAL v784 = REAL(2.0) * v730;
const REAL v785 = v165 * v784;
const REAL v786 = v23 * v784;
const REAL v787 = v783 - v786;
const REAL v788 = v164 * v787;
const REAL v789 = v111 * v787;
const REAL v790 = REAL(2.0) * v789;
const REAL v791 = v66 * v790;
const REAL v792 = v46 * v790;
const REAL v793 = v725 + v792;
const REAL v794 = v159 * v790;
const REAL v795 = v47 * v790;
const REAL v796 = v659 + v795;
const REAL v797 = v159 * v769;
const REAL v798 = v56 * v769;
const REAL v799 = v798 - v796;
const REAL v800 = v103 * v799;
const REAL v801 = v64 * v799;
const REAL v802 = v19 * v706;
const REAL v803 = v19 * v702;
const REAL v804 = v19 * v698;
const REAL v805 = v19 * v694;
const REAL v806 = v141 * v804;
const REAL v807 = v739 + v806;
const REAL v808 = v9 * v804;
const REAL v809 = v141 * v805;
const REAL v810 = v809 - v742;
const REAL v811 = v8 * v805;
const REAL v812 = v808 + v811;
const REAL v813 = v130 * v805;
const REAL v814 = v745 + v813;
const REAL v815 = v7 * v805;
const REAL v816 = v130 * v803;
const REAL v817 = v807 + v816;
const REAL v818 = v9 * v803;
const REAL v819 = v815 + v818;
const REAL v820 = v137 * v803;
const REAL v821 = v810 + v820;
const REAL v822 = v8 * v803;
const REAL v823 = v142 * v804;
const REAL v824 = v814 + v823;
const REAL v825 = v7 * v804;
const REAL v826 = v748 + v812;
const REAL v827 = v107 * v826;
const REAL v828 = v772 + v827;
const REAL v829 = v20 * v826;
const REAL v830 = v756 + v829;
const REAL v831 = v730 - v802;
const REAL v832 = v107 * v831;
const REAL v833 = v767 + v832;
const REAL v834 = v26 * v831;
const REAL v835 = v830 + v834;
const REAL v836 = v822 - v825;
const REAL v837 = v825 - v822;
const REAL v838 = v105 * v837;
const REAL v839 = v828 + v838;
const REAL v840 = v20 * v837;
const REAL v841 = v105 * v802;
const REAL v842 = v752 + v841;
const REAL v843 = v32 * v802;
const REAL v844 = v840 + v843;
const REAL v845 = v107 * v836;
const REAL v846 = v781 + v845;
const REAL v847 = v22 * v836;
const REAL v848 = v835 + v847;
const REAL v849 = v804 - v728;
const REAL v850 = v107 * v849;
const REAL v851 = v842 + v850;
const REAL v852 = v32 * v849;
const REAL v853 = v848 + v852;
const REAL v854 = v735 + v819;
const REAL v855 = v107 * v854;
const REAL v856 = v855 - v785;
const REAL v857 = v23 * v854;
const REAL v858 = v853 + v857;
const REAL v859 = v805 - v727;
const REAL v860 = v107 * v859;
const REAL v861 = v860 - v761;
const REAL v862 = v29 * v859;
const REAL v863 = v858 + v862;
const REAL v864 = v105 * v819;
const REAL v865 = v776 + v864;
const REAL v866 = v21 * v819;
const REAL v867 = v844 + v866;
const REAL v868 = v105 * v803;
const REAL v869 = v861 - v868;
const REAL v870 = v29 * v803;
const REAL v871 = v867 - v870;
const REAL v872 = v105 * v812;
const REAL v873 = v846 + v872;
const REAL v874 = v22 * v812;
const REAL v875 = v871 + v874;
const REAL v876 = v105 * v804;
const REAL v877 = v833 + v876;
const REAL v878 = v26 * v804;
const REAL v879 = v875 + v878;
const REAL v880 = REAL(2.0) * v802;
const REAL v881 = v112 * v880;
const REAL v882 = v839 + v881;
const REAL v883 = v20 * v880;
const REAL v884 = REAL(2.0) * v803;
const REAL v885 = v112 * v884;
const REAL v886 = v865 - v885;
const REAL v887 = v21 * v884;
const REAL v888 = v883 - v887;
const REAL v889 = REAL(2.0) * v804;
const REAL v890 = v112 * v889;
const REAL v891 = v873 - v890;
const REAL v892 = v22 * v889;
const REAL v893 = v888 - v892;
const REAL v894 = REAL(2.0) * v805;
const REAL v895 = v112 * v894;
const REAL v896 = v856 + v895;
const REAL v897 = v23 * v894;
const REAL v898 = v893 + v897;
const REAL v899 = v111 * v898;
const REAL v900 = v110 * v898;
const REAL v901 = v788 + v900;
const REAL v902 = v55 * v901;
const REAL v903 = REAL(2.0) * v902;
const REAL v904 = REAL(2.0) * v899;
const REAL v905 = v66 * v904;
const REAL v906 = v45 * v904;
const REAL v907 = v793 + v906;
const REAL v908 = v66 * v863;
const REAL v909 = v797 + v908;
const REAL v910 = v56 * v863;
const REAL v911 = v907 + v910;
const REAL v912 = v104 * v904;
const REAL v913 = v794 + v912;
const REAL v914 = v47 * v904;
const REAL v915 = v723 + v914;
const REAL v916 = v104 * v879;
const REAL v917 = v909 + v916;
const REAL v918 = v56 * v879;
const REAL v919 = v918 - v915;
const REAL v920 = v103 * v919;
const REAL v921 = v63 * v919;
const REAL v922 = v801 + v921;
const REAL v923 = v66 * v922;
const REAL v924 = v911 + v923;
const REAL v925 = v923 + v924;
const REAL v926 = REAL(0.5) * v692;
const REAL v927 = REAL(0.5) * v696;
const REAL v928 = REAL(0.5) * v700;
const REAL v929 = REAL(0.5) * v704;
const REAL v930 = v92 * v708;
const REAL v931 = v917 + v930;
const REAL v932 = v56 * v708;
const REAL v933 = v94 * v650;
const REAL v934 = v931 + v933;
const REAL v935 = v56 * v650;
const REAL v936 = v93 * v712;
const REAL v937 = v934 + v936;
const REAL v938 = v56 * v712;
const REAL v939 = v87 * v714;
const REAL v940 = v937 - v939;
const REAL v941 = v56 * v714;
const REAL v942 = v84 * v656;
const REAL v943 = v940 - v942;
const REAL v944 = v56 * v656;
const REAL v945 = v86 * v719;
const REAL v946 = v943 + v945;
const REAL v947 = v56 * v719;
const REAL v948 = v935 + v941;
const REAL v949 = v935 - v941;
const REAL v950 = v23 * v949;
const REAL v951 = v891 + v950;
const REAL v952 = v22 * v949;
const REAL v953 = v896 + v952;
const REAL v954 = v932 - v944;
const REAL v955 = v21 * v948;
const REAL v956 = v882 - v955;
const REAL v957 = v20 * v948;
const REAL v958 = v886 - v957;
const REAL v959 = v78 * v721;
const REAL v960 = v946 - v959;
const REAL v961 = v56 * v721;
const REAL v962 = v77 * v662;
const REAL v963 = v960 + v962;
const REAL v964 = v56 * v662;
const REAL v965 = v74 * v726;
const REAL v966 = v963 - v965;
const REAL v967 = v56 * v726;
const REAL v968 = v938 - v961;
const REAL v969 = v938 + v961;
const REAL v970 = v964 - v947;
const REAL v971 = v947 + v964;
const REAL v972 = v23 * v968;
const REAL v973 = v958 + v972;
const REAL v974 = v21 * v968;
const REAL v975 = v953 + v974;
const REAL v976 = v22 * v971;
const REAL v977 = v973 + v976;
const REAL v978 = v21 * v971;
const REAL v979 = v951 + v978;
const REAL v980 = v932 - v967;
const REAL v981 = v944 + v967;
const REAL v982 = v22 * v969;
const REAL v983 = v956 + v982;
const REAL v984 = v20 * v969;
const REAL v985 = v979 + v984;
const REAL v986 = v23 * v970;
const REAL v987 = v983 + v986;
const REAL v988 = v20 * v970;
const REAL v989 = v975 + v988;
const REAL v990 = v66 * v604;
const REAL v991 = v800 - v990;
const REAL v992 = v64 * v604;
const REAL v993 = v925 - v992;
const REAL v994 = v66 * v606;
const REAL v995 = v920 - v994;
const REAL v996 = v63 * v606;
const REAL v997 = v993 - v996;
const REAL v998 = v103 * v997;
const REAL v999 = -v998;
const REAL v1000 = v817 - v998;
const REAL v1001 = v821 + v991;
const REAL v1002 = v824 + v995;
const REAL v1003 = v56 * v998;
const REAL v1004 = v913 + v1003;
const REAL v1005 = v47 * v998;
const REAL v1006 = v966 - v1005;
const REAL v1007 = v56 * v991;
const REAL v1008 = v791 + v1007;
const REAL v1009 = v46 * v991;
const REAL v1010 = v1006 + v1009;
const REAL v1011 = v56 * v995;
const REAL v1012 = v905 + v1011;
const REAL v1013 = v45 * v995;
const REAL v1014 = v1010 + v1013;
const REAL v1015 = REAL(2.0) * v1014;
const REAL v1016 = v903 + v1015;
const REAL v1017 = v111 * v1016;
const REAL v1018 = v981 + v1017;
const REAL v1019 = v23 * v1018;
const REAL v1020 = v989 - v1019;
const REAL v1021 = v1020 - v1019;
const REAL v1022 = v980 - v1017;
const REAL v1023 = v22 * v1022;
const REAL v1024 = v985 + v1023;
const REAL v1025 = v1023 + v1024;
const REAL v1026 = v954 - v1017;
const REAL v1027 = v21 * v1026;
const REAL v1028 = v977 + v1027;
const REAL v1029 = v1027 + v1028;
const REAL v1030 = v20 * v1017;
const REAL v1031 = v987 - v1030;
const REAL v1032 = v1031 - v1030;
const REAL v1033 = v26 * v1004;
const REAL v1034 = v1025 + v1033;
const REAL v1035 = v22 * v1004;
const REAL v1036 = v877 + v1035;
const REAL v1037 = v29 * v1004;
const REAL v1038 = v1029 - v1037;
const REAL v1039 = v21 * v1004;
const REAL v1040 = v869 - v1039;
const REAL v1041 = v32 * v1008;
const REAL v1042 = v1038 - v1041;
const REAL v1043 = v21 * v1008;
const REAL v1044 = v851 - v1043;
const REAL v1045 = v26 * v1008;
const REAL v1046 = v1021 + v1045;
const REAL v1047 = v23 * v1008;
const REAL v1048 = v1036 + v1047;
const REAL v1049 = v29 * v1012;
const REAL v1050 = v1046 - v1049;
const REAL v1051 = v23 * v1012;
const REAL v1052 = v1040 - v1051;
const REAL v1053 = v32 * v1012;
const REAL v1054 = v1034 + v1053;
const REAL v1055 = v22 * v1012;
const REAL v1056 = v1044 + v1055;
const REAL v1057 = v32 * v1004;
const REAL v1058 = v1032 - v1057;
const REAL v1059 = v20 * v1004;
const REAL v1060 = v1056 - v1059;
const REAL v1061 = v29 * v1008;
const REAL v1062 = v1058 + v1061;
const REAL v1063 = v20 * v1008;
const REAL v1064 = v1052 + v1063;
const REAL v1065 = v26 * v1012;
const REAL v1066 = v1062 + v1065;
const REAL v1067 = v20 * v1012;
const REAL v1068 = v1048 + v1067;
const REAL v1069 = v1059 - v1056;
const REAL v1070 = v22 * v1069;
const REAL v1071 = v1002 + v1070;
const REAL v1072 = v7 * v1069;
const REAL v1073 = v1054 + v1072;
const REAL v1074 = v21 * v1060;
const REAL v1075 = v1001 + v1074;
const REAL v1076 = v8 * v1060;
const REAL v1077 = v1042 + v1076;
const REAL v1078 = v21 * v1064;
const REAL v1079 = v1000 - v1078;
const REAL v1080 = v9 * v1064;
const REAL v1081 = v1077 - v1080;
const REAL v1082 = v23 * v1064;
const REAL v1083 = v1071 + v1082;
const REAL v1084 = v7 * v1064;
const REAL v1085 = v1050 + v1084;
const REAL v1086 = v23 * v1068;
const REAL v1087 = v1075 - v1086;
const REAL v1088 = v8 * v1068;
const REAL v1089 = v1085 - v1088;
const REAL v1090 = v22 * v1068;
const REAL v1091 = v1079 + v1090;
const REAL v1092 = v9 * v1068;
const REAL v1093 = v1073 + v1092;
const REAL v1094 = v19 * v1089;
const REAL v1095 = v927 + v1094;
const REAL v1096 = v19 * v1093;
const REAL v1097 = v926 + v1096;
const REAL v1098 = v19 * v1081;
const REAL v1099 = v929 + v1098;
const REAL v1100 = v19 * v1066;
const REAL v1101 = v928 + v1100;
o0_a0 += v995;
o0_a1 += v991;
o0_a2 += v999;
o1_a0 += v1101;
o1_a1 += v1099;
o1_a2 += v1097;
o1_a3 += v1095;
o2_t[0][i] = v1083;
o2_t[1][i] = v1087;
o2_t[2][i] = v1091;
o3_t[0][i] = v606;
o3_t[1][i] = v604;
o4_a0 += v602;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.001.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
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
    wp::int64 i5_e0,
    wp::int64 i5_e1,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
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
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i5_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
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
    wp::int64 i5_e0;
    wp::int64 i5_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24 *_wp_args)
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
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i5_e1 = _wp_args->i5_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64, i5_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0, i5_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0, var_i5_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_4e259fbd_99561e24_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

