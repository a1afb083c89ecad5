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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.tukey>s>v11111.001.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_body_0(
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
const auto v271 = v270 < v269;
const REAL v272 = v271 ? v270 : v269;
const REAL v273 = REAL(1) / v270;
const REAL v274 = v272 * v273;
const REAL v275 = REAL(1.0) - v274;
const REAL v276 = v275 * v275;
const REAL v277 = v209 * v209;
const REAL v278 = v239 * v239;
const REAL v279 = v277 + v278;
const REAL v280 = v209 * v212;
const REAL v281 = v239 * v242;
const REAL v282 = v280 + v281;
const REAL v283 = v209 * v215;
const REAL v284 = v239 * v245;
const REAL v285 = v283 + v284;
const REAL v286 = v209 * v222;
const REAL v287 = v239 * v252;
const REAL v288 = v286 + v287;
const REAL v289 = v209 * v229;
const REAL v290 = v239 * v259;
const REAL v291 = v289 + v290;
const REAL v292 = v209 * v236;
const REAL v293 = v239 * v266;
const REAL v294 = v292 + v293;
const REAL v295 = v212 * v212;
const REAL v296 = v242 * v242;
const REAL v297 = v295 + v296;
const REAL v298 = v212 * v215;
const REAL v299 = v242 * v245;
const REAL v300 = v298 + v299;
const REAL v301 = v212 * v222;
const REAL v302 = v242 * v252;
const REAL v303 = v301 + v302;
const REAL v304 = v212 * v229;
const REAL v305 = v242 * v259;
const REAL v306 = v304 + v305;
const REAL v307 = v212 * v236;
const REAL v308 = v242 * v266;
const REAL v309 = v307 + v308;
const REAL v310 = v215 * v215;
const REAL v311 = v245 * v245;
const REAL v312 = v310 + v311;
const REAL v313 = v215 * v222;
const REAL v314 = v245 * v252;
const REAL v315 = v313 + v314;
const REAL v316 = v215 * v229;
const REAL v317 = v245 * v259;
const REAL v318 = v316 + v317;
const REAL v319 = v215 * v236;
const REAL v320 = v245 * v266;
const REAL v321 = v319 + v320;
const REAL v322 = v222 * v222;
const REAL v323 = v252 * v252;
const REAL v324 = v322 + v323;
const REAL v325 = v222 * v229;
const REAL v326 = v252 * v259;
const REAL v327 = v325 + v326;
const REAL v328 = v222 * v236;
const REAL v329 = v252 * v266;
const REAL v330 = v328 + v329;
const REAL v331 = v229 * v229;
const REAL v332 = v259 * v259;
const REAL v333 = v331 + v332;
const REAL v334 = v229 * v236;
const REAL v335 = v259 * v266;
const REAL v336 = v334 + v335;
const REAL v337 = v236 * v236;
const REAL v338 = v266 * v266;
const REAL v339 = v337 + v338;
const REAL v340 = i5_t[0][i];
const REAL v341 = i5_t[1][i];
const REAL v342 = i5_t[2][i];
const REAL v343 = i5_t[3][i];
const REAL v344 = i5_t[4][i];
const REAL v345 = i5_t[5][i];
const REAL v346 = i5_t[6][i];
const REAL v347 = i5_t[7][i];
const REAL v348 = i5_t[8][i];
const REAL v349 = i5_t[9][i];
const REAL v350 = i5_t[10][i];
const REAL v351 = i5_t[11][i];
const REAL v352 = i5_t[12][i];
const REAL v353 = i5_t[13][i];
const REAL v354 = i5_t[14][i];
const REAL v355 = i5_t[15][i];
const REAL v356 = i5_t[16][i];
const REAL v357 = i5_t[17][i];
const REAL v358 = i5_t[18][i];
const REAL v359 = i5_t[19][i];
const REAL v360 = i5_t[20][i];
const REAL v361 = i5_t[21][i];
const REAL v362 = i5_t[22][i];
const REAL v363 = i5_t[23][i];
const REAL v364 = i5_t[24][i];
const REAL v365 = i5_t[25][i];
const REAL v366 = i5_t[26][i];
const REAL v367 = i5_t[27][i];
const REAL v368 = i5_t[28][i];
const REAL v369 = i5_t[29][i];
const REAL v370 = i5_t[30][i];
const REAL v371 = i5_t[31][i];
const REAL v372 = i5_t[32][i];
const REAL v373 = i5_t[33][i];
const REAL v374 = i5_t[34][i];
const REAL v375 = i5_t[35][i];
const REAL v376 = v341 + v346;
const REAL v377 = v342 + v352;
const REAL v378 = v348 + v353;
const REAL v379 = v343 + v358;
const REAL v380 = v349 + v359;
const REAL v381 = v355 + v360;
const REAL v382 = v344 + v364;
const REAL v383 = v350 + v365;
const REAL v384 = v356 + v366;
const REAL v385 = v362 + v367;
const REAL v386 = v345 + v370;
const REAL v387 = v351 + v371;
const REAL v388 = v357 + v372;
const REAL v389 = v363 + v373;
const REAL v390 = v369 + v374;
const REAL v391 = v339 * v375;
const REAL v392 = v276 * v375;
const REAL v393 = v266 * v392;
const REAL v394 = REAL(2.0) * v393;
const REAL v395 = v236 * v392;
const REAL v396 = REAL(2.0) * v395;
const REAL v397 = v336 * v390;
const REAL v398 = v391 + v397;
const REAL v399 = v276 * v390;
const REAL v400 = v266 * v399;
const REAL v401 = v259 * v399;
const REAL v402 = v394 + v401;
const REAL v403 = v236 * v399;
const REAL v404 = v229 * v399;
const REAL v405 = v396 + v404;
const REAL v406 = v333 * v368;
const REAL v407 = v398 + v406;
const REAL v408 = v276 * v368;
const REAL v409 = v259 * v408;
const REAL v410 = v400 + v409;
const REAL v411 = v409 + v410;
const REAL v412 = v229 * v408;
const REAL v413 = v403 + v412;
const REAL v414 = v412 + v413;
const REAL v415 = v330 * v389;
const REAL v416 = v407 + v415;
const REAL v417 = v276 * v389;
const REAL v418 = v266 * v417;
const REAL v419 = v252 * v417;
const REAL v420 = v402 + v419;
const REAL v421 = v236 * v417;
const REAL v422 = v222 * v417;
const REAL v423 = v405 + v422;
const REAL v424 = v327 * v385;
const REAL v425 = v416 + v424;
const REAL v426 = v276 * v385;
const REAL v427 = v259 * v426;
const REAL v428 = v418 + v427;
const REAL v429 = v252 * v426;
const REAL v430 = v411 + v429;
const REAL v431 = v229 * v426;
const REAL v432 = v421 + v431;
const REAL v433 = v222 * v426;
const REAL v434 = v414 + v433;
const REAL v435 = v324 * v361;
const REAL v436 = v425 + v435;
const REAL v437 = v276 * v361;
const REAL v438 = v252 * v437;
const REAL v439 = v428 + v438;
const REAL v440 = v438 + v439;
const REAL v441 = v222 * v437;
const REAL v442 = v432 + v441;
const REAL v443 = v441 + v442;
const REAL v444 = v321 * v388;
const REAL v445 = v436 + v444;
const REAL v446 = v276 * v388;
const REAL v447 = v266 * v446;
const REAL v448 = v245 * v446;
const REAL v449 = v420 + v448;
const REAL v450 = v236 * v446;
const REAL v451 = v215 * v446;
const REAL v452 = v423 + v451;
const REAL v453 = v318 * v384;
const REAL v454 = v445 + v453;
const REAL v455 = v276 * v384;
const REAL v456 = v259 * v455;
const REAL v457 = v447 + v456;
const REAL v458 = v245 * v455;
const REAL v459 = v430 + v458;
const REAL v460 = v229 * v455;
const REAL v461 = v450 + v460;
const REAL v462 = v215 * v455;
const REAL v463 = v434 + v462;
const REAL v464 = v315 * v381;
const REAL v465 = v454 + v464;
const REAL v466 = v276 * v381;
const REAL v467 = v252 * v466;
const REAL v468 = v457 + v467;
const REAL v469 = v245 * v466;
const REAL v470 = v440 + v469;
const REAL v471 = v222 * v466;
const REAL v472 = v461 + v471;
const REAL v473 = v215 * v466;
const REAL v474 = v443 + v473;
const REAL v475 = v312 * v354;
const REAL v476 = v465 + v475;
const REAL v477 = v276 * v354;
const REAL v478 = v245 * v477;
const REAL v479 = v468 + v478;
const REAL v480 = v478 + v479;
const REAL v481 = v215 * v477;
const REAL v482 = v472 + v481;
const REAL v483 = v481 + v482;
const REAL v484 = v309 * v387;
const REAL v485 = v476 + v484;
const REAL v486 = v276 * v387;
const REAL v487 = v266 * v486;
const REAL v488 = v242 * v486;
const REAL v489 = v449 + v488;
const REAL v490 = v236 * v486;
const REAL v491 = v212 * v486;
const REAL v492 = v452 + v491;
const REAL v493 = v306 * v383;
const REAL v494 = v485 + v493;
const REAL v495 = v276 * v383;
const REAL v496 = v259 * v495;
const REAL v497 = v487 + v496;
const REAL v498 = v242 * v495;
const REAL v499 = v459 + v498;
const REAL v500 = v229 * v495;
const REAL v501 = v490 + v500;
const REAL v502 = v212 * v495;
const REAL v503 = v463 + v502;
const REAL v504 = v303 * v380;
const REAL v505 = v494 + v504;
const REAL v506 = v276 * v380;
const REAL v507 = v252 * v506;
const REAL v508 = v497 + v507;
const REAL v509 = v242 * v506;
const REAL v510 = v470 + v509;
const REAL v511 = v222 * v506;
const REAL v512 = v501 + v511;
const REAL v513 = v212 * v506;
const REAL v514 = v474 + v513;
const REAL v515 = v300 * v378;
const REAL v516 = v505 + v515;
const REAL v517 = v276 * v378;
const REAL v518 = v245 * v517;
const REAL v519 = v508 + v518;
const REAL v520 = v242 * v517;
const REAL v521 = v480 + v520;
const REAL v522 = v215 * v517;
const REAL v523 = v512 + v522;
const REAL v524 = v212 * v517;
const REAL v525 = v483 + v524;
const REAL v526 = v297 * v347;
const REAL v527 = v516 + v526;
const REAL v528 = v276 * v347;
const REAL v529 = v242 * v528;
const REAL v530 = v519 + v529;
const REAL v531 = v529 + v530;
const REAL v532 = v212 * v528;
const REAL v533 = v523 + v532;
const REAL v534 = v532 + v533;
const REAL v535 = v294 * v386;
const REAL v536 = v527 + v535;
const REAL v537 = v276 * v386;
const REAL v538 = v266 * v537;
const REAL v539 = v239 * v537;
const REAL v540 = v489 + v539;
const REAL v541 = v236 * v537;
const REAL v542 = v209 * v537;
const REAL v543 = v492 + v542;
const REAL v544 = v291 * v382;
const REAL v545 = v536 + v544;
const REAL v546 = v276 * v382;
const REAL v547 = v259 * v546;
const REAL v548 = v538 + v547;
const REAL v549 = v239 * v546;
const REAL v550 = v499 + v549;
const REAL v551 = v229 * v546;
const REAL v552 = v541 + v551;
const REAL v553 = v209 * v546;
const REAL v554 = v503 + v553;
const REAL v555 = v288 * v379;
const REAL v556 = v545 + v555;
const REAL v557 = v276 * v379;
const REAL v558 = v252 * v557;
const REAL v559 = v548 + v558;
const REAL v560 = v239 * v557;
const REAL v561 = v510 + v560;
const REAL v562 = v222 * v557;
const REAL v563 = v552 + v562;
const REAL v564 = v209 * v557;
const REAL v565 = v514 + v564;
const REAL v566 = v285 * v377;
const REAL v567 = v556 + v566;
const REAL v568 = v276 * v377;
const REAL v569 = v245 * v568;
const REAL v570 = v559 + v569;
const REAL v571 = v239 * v568;
const REAL v572 = v521 + v571;
const REAL v573 = v215 * v568;
const REAL v574 = v563 + v573;
const REAL v575 = v209 * v568;
const REAL v576 = v525 + v575;
const REAL v577 = v282 * v376;
const REAL v578 = v567 + v577;
const REAL v579 = v276 * v376;
const REAL v580 = v242 * v579;
const REAL v581 = v570 + v580;
const REAL v582 = v239 * v579;
const REAL v583 = v531 + v582;
const REAL v584 = v212 * v579;
const REAL v585 = v574 + v584;
const REAL v586 = v209 * v579;
const REAL v587 = v534 + v586;
const REAL v588 = v279 * v340;
const REAL v589 = v578 + v588;
const REAL v590 = v276 * v340;
const REAL v591 = v239 * v590;
const REAL v592 = v581 + v591;
const REAL v593 = v591 + v592;
const REAL v594 = v209 * v590;
const REAL v595 = v585 + v594;
const REAL v596 = v594 + v595;
const REAL v597 = v275 * v589;
const REAL v598 = REAL(2.0) * v597;
const REAL v599 = v273 * v598;
const REAL v600 = -v599;
const REAL v601 = v272 * v598;
const REAL v602 = v273 * v273;
const REAL v603 = v601 * v602;
const REAL v604 = v271 ? v600 : REAL(0.0);
const REAL v605 = v603 + v604;
const REAL v606 = v271 ? REAL(0.0) : v600;
const REAL v607 = v71 * v605;
const REAL v608 = REAL(2.0) * v607;
const REAL v609 = v70 * v606;
const REAL v610 = REAL(2.0) * v609;
const REAL v611 = v68 * v606;
const REAL v612 = REAL(2.0) * v611;
const REAL v613 = v203 * v540;
const REAL v614 = v100 * v540;
const REAL v615 = v204 * v540;
const REAL v616 = v99 * v540;
const REAL v617 = v205 * v540;
const REAL v618 = v102 * v540;
const REAL v619 = v206 * v540;
const REAL v620 = v101 * v540;
const REAL v621 = v203 * v550;
const REAL v622 = v621 - v615;
const REAL v623 = v99 * v550;
const REAL v624 = v614 + v623;
const REAL v625 = v204 * v550;
const REAL v626 = v613 + v625;
const REAL v627 = v100 * v550;
const REAL v628 = v627 - v616;
const REAL v629 = v205 * v550;
const REAL v630 = v619 + v629;
const REAL v631 = v101 * v550;
const REAL v632 = v618 - v631;
const REAL v633 = v206 * v550;
const REAL v634 = v617 - v633;
const REAL v635 = v102 * v550;
const REAL v636 = v620 + v635;
const REAL v637 = v203 * v561;
const REAL v638 = v634 - v637;
const REAL v639 = v102 * v561;
const REAL v640 = v624 - v639;
const REAL v641 = v204 * v561;
const REAL v642 = v641 - v630;
const REAL v643 = v101 * v561;
const REAL v644 = v628 + v643;
const REAL v645 = v205 * v561;
const REAL v646 = v626 + v645;
const REAL v647 = v100 * v561;
const REAL v648 = v632 + v647;
const REAL v649 = v206 * v561;
const REAL v650 = v622 - v649;
const REAL v651 = v99 * v561;
const REAL v652 = v636 + v651;
const REAL v653 = v159 * v572;
const REAL v654 = v98 * v572;
const REAL v655 = v96 * v572;
const REAL v656 = v66 * v572;
const REAL v657 = v159 * v583;
const REAL v658 = v90 * v583;
const REAL v659 = v654 + v658;
const REAL v660 = v91 * v583;
const REAL v661 = v655 + v660;
const REAL v662 = v66 * v583;
const REAL v663 = v159 * v593;
const REAL v664 = v81 * v593;
const REAL v665 = v659 + v664;
const REAL v666 = v80 * v593;
const REAL v667 = v661 + v666;
const REAL v668 = v66 * v593;
const REAL v669 = v155 * v543;
const REAL v670 = v646 - v669;
const REAL v671 = v100 * v543;
const REAL v672 = v156 * v543;
const REAL v673 = v650 - v672;
const REAL v674 = v99 * v543;
const REAL v675 = v157 * v543;
const REAL v676 = v638 + v675;
const REAL v677 = v102 * v543;
const REAL v678 = v158 * v543;
const REAL v679 = v642 - v678;
const REAL v680 = v101 * v543;
const REAL v681 = v155 * v554;
const REAL v682 = v673 - v681;
const REAL v683 = v99 * v554;
const REAL v684 = v671 + v683;
const REAL v685 = v156 * v554;
const REAL v686 = v670 + v685;
const REAL v687 = v100 * v554;
const REAL v688 = v687 - v674;
const REAL v689 = v157 * v554;
const REAL v690 = v679 - v689;
const REAL v691 = v101 * v554;
const REAL v692 = v677 - v691;
const REAL v693 = v158 * v554;
const REAL v694 = v676 - v693;
const REAL v695 = v102 * v554;
const REAL v696 = v680 + v695;
const REAL v697 = v155 * v565;
const REAL v698 = v694 + v697;
const REAL v699 = v102 * v565;
const REAL v700 = v699 - v684;
const REAL v701 = v156 * v565;
const REAL v702 = v690 + v701;
const REAL v703 = v101 * v565;
const REAL v704 = v688 + v703;
const REAL v705 = v157 * v565;
const REAL v706 = v686 + v705;
const REAL v707 = v100 * v565;
const REAL v708 = v692 + v707;
const REAL v709 = v158 * v565;
const REAL v710 = v682 - v709;
const REAL v711 = v99 * v565;
const REAL v712 = v696 + v711;
const REAL v713 = v104 * v576;
const REAL v714 = v653 + v713;
const REAL v715 = v98 * v576;
const REAL v716 = v95 * v576;
const REAL v717 = v667 + v716;
const REAL v718 = v66 * v576;
const REAL v719 = v104 * v587;
const REAL v720 = v657 + v719;
const REAL v721 = v90 * v587;
const REAL v722 = v715 + v721;
const REAL v723 = v88 * v587;
const REAL v724 = v717 + v723;
const REAL v725 = v66 * v587;
const REAL v726 = v104 * v596;
const REAL v727 = v663 + v726;
const REAL v728 = v81 * v596;
const REAL v729 = v722 + v728;
const REAL v730 = v82 * v596;
const REAL v731 = v724 + v730;
const REAL v732 = v66 * v596;
const REAL v733 = v19 * v652;
const REAL v734 = v19 * v648;
const REAL v735 = v19 * v644;
const REAL v736 = v19 * v640;
const REAL v737 = v183 * v735;
const REAL v738 = v9 * v735;
const REAL v739 = v183 * v736;
const REAL v740 = v8 * v736;
const REAL v741 = v738 - v740;
const REAL v742 = v189 * v736;
const REAL v743 = v7 * v736;
const REAL v744 = v194 * v734;
const REAL v745 = v737 + v744;
const REAL v746 = v9 * v734;
const REAL v747 = v187 * v734;
const REAL v748 = v739 + v747;
const REAL v749 = v8 * v734;
const REAL v750 = v187 * v735;
const REAL v751 = v742 + v750;
const REAL v752 = v7 * v735;
const REAL v753 = v752 - v749;
const REAL v754 = v743 - v746;
const REAL v755 = v746 - v743;
const REAL v756 = v160 * v753;
const REAL v757 = v20 * v753;
const REAL v758 = v160 * v733;
const REAL v759 = v32 * v733;
const REAL v760 = v757 + v759;
const REAL v761 = v107 * v753;
const REAL v762 = v21 * v753;
const REAL v763 = v160 * v755;
const REAL v764 = v761 + v763;
const REAL v765 = v21 * v755;
const REAL v766 = v760 + v765;
const REAL v767 = v160 * v734;
const REAL v768 = v29 * v734;
const REAL v769 = v766 - v768;
const REAL v770 = v160 * v741;
const REAL v771 = v22 * v741;
const REAL v772 = v769 + v771;
const REAL v773 = v160 * v735;
const REAL v774 = v26 * v735;
const REAL v775 = v772 + v774;
const REAL v776 = REAL(2.0) * v733;
const REAL v777 = v165 * v776;
const REAL v778 = v756 + v777;
const REAL v779 = v20 * v776;
const REAL v780 = REAL(2.0) * v734;
const REAL v781 = v165 * v780;
const REAL v782 = v764 - v781;
const REAL v783 = v21 * v780;
const REAL v784 = v779 - v783;
const REAL v785 = REAL(2.0) * v735;
const REAL v786 = v165 * v785;
const REAL v787 = v770 - v786;
const REAL v788 = v22 * v785;
const REAL v789 = v784 - v788;
const REAL v790 = REAL(2.0) * v736;
const REAL v791 = v165 * v790;
const REAL v792 = v23 * v790;
const REAL v793 = v789 - v792;
const REAL v794 = v164 * v793;
const REAL v795 = v111 * v793;
const REAL v796 = REAL(2.0) * v795;
const REAL v797 = v66 * v796;
const REAL v798 = v46 * v796;
const REAL v799 = v731 + v798;
const REAL v800 = v159 * v796;
const REAL v801 = v47 * v796;
const REAL v802 = v665 + v801;
const REAL v803 = v159 * v775;
const REAL v804 = v56 * v775;
const REAL v805 = v804 - v802;
const REAL v806 = v103 * v805;
const REAL v807 = v64 * v805;
const REAL v808 = v19 * v712;
const REAL v809 = v19 * v708;
const REAL v810 = v19 * v704;
const REAL v811 = v19 * v700;
const REAL v812 = v141 * v810;
const REAL v813 = v745 + v812;
const REAL v814 = v9 * v810;
const REAL v815 = v141 * v811;
const REAL v816 = v815 - v748;
const REAL v817 = v8 * v811;
const REAL v818 = v814 + v817;
const REAL v819 = v130 * v811;
const REAL v820 = v751 + v819;
const REAL v821 = v7 * v811;
const REAL v822 = v130 * v809;
const REAL v823 = v813 + v822;
const REAL v824 = v9 * v809;
const REAL v825 = v821 + v824;
const REAL v826 = v137 * v809;
const REAL v827 = v816 + v826;
const REAL v828 = v8 * v809;
const REAL v829 = v142 * v810;
const REAL v830 = v820 + v829;
const REAL v831 = v7 * v810;
const REAL v832 = v754 + v818;
const REAL v833 = v107 * v832;
const REAL v834 = v778 + v833;
const REAL v835 = v20 * v832;
const REAL v836 = v762 + v835;
const REAL v837 = v736 - v808;
const REAL v838 = v107 * v837;
const REAL v839 = v773 + v838;
const REAL v840 = v26 * v837;
const REAL v841 = v836 + v840;
const REAL v842 = v828 - v831;
const REAL v843 = v831 - v828;
const REAL v844 = v105 * v843;
const REAL v845 = v834 + v844;
const REAL v846 = v20 * v843;
const REAL v847 = v105 * v808;
const REAL v848 = v758 + v847;
const REAL v849 = v32 * v808;
const REAL v850 = v846 + v849;
const REAL v851 = v107 * v842;
const REAL v852 = v787 + v851;
const REAL v853 = v22 * v842;
const REAL v854 = v841 + v853;
const REAL v855 = v810 - v734;
const REAL v856 = v107 * v855;
const REAL v857 = v848 + v856;
const REAL v858 = v32 * v855;
const REAL v859 = v854 + v858;
const REAL v860 = v741 + v825;
const REAL v861 = v107 * v860;
const REAL v862 = v861 - v791;
const REAL v863 = v23 * v860;
const REAL v864 = v859 + v863;
const REAL v865 = v811 - v733;
const REAL v866 = v107 * v865;
const REAL v867 = v866 - v767;
const REAL v868 = v29 * v865;
const REAL v869 = v864 + v868;
const REAL v870 = v105 * v825;
const REAL v871 = v782 + v870;
const REAL v872 = v21 * v825;
const REAL v873 = v850 + v872;
const REAL v874 = v105 * v809;
const REAL v875 = v867 - v874;
const REAL v876 = v29 * v809;
const REAL v877 = v873 - v876;
const REAL v878 = v105 * v818;
const REAL v879 = v852 + v878;
const REAL v880 = v22 * v818;
const REAL v881 = v877 + v880;
const REAL v882 = v105 * v810;
const REAL v883 = v839 + v882;
const REAL v884 = v26 * v810;
const REAL v885 = v881 + v884;
const REAL v886 = REAL(2.0) * v808;
const REAL v887 = v112 * v886;
const REAL v888 = v845 + v887;
const REAL v889 = v20 * v886;
const REAL v890 = REAL(2.0) * v809;
const REAL v891 = v112 * v890;
const REAL v892 = v871 - v891;
const REAL v893 = v21 * v890;
const REAL v894 = v889 - v893;
const REAL v895 = REAL(2.0) * v810;
const REAL v896 = v112 * v895;
const REAL v897 = v879 - v896;
const REAL v898 = v22 * v895;
const REAL v899 = v894 - v898;
const REAL v900 = REAL(2.0) * v811;
const REAL v901 = v112 * v900;
const REAL v902 = v862 + v901;
const REAL v903 = v23 * v900;
const REAL v904 = v899 + v903;
const REAL v905 = v111 * v904;
const REAL v906 = v110 * v904;
const REAL v907 = v794 + v906;
const REAL v908 = v55 * v907;
const REAL v909 = REAL(2.0) * v908;
const REAL v910 = REAL(2.0) * v905;
const REAL v911 = v66 * v910;
const REAL v912 = v45 * v910;
const REAL v913 = v799 + v912;
const REAL v914 = v66 * v869;
const REAL v915 = v803 + v914;
const REAL v916 = v56 * v869;
const REAL v917 = v913 + v916;
const REAL v918 = v104 * v910;
const REAL v919 = v800 + v918;
const REAL v920 = v47 * v910;
const REAL v921 = v729 + v920;
const REAL v922 = v104 * v885;
const REAL v923 = v915 + v922;
const REAL v924 = v56 * v885;
const REAL v925 = v924 - v921;
const REAL v926 = v103 * v925;
const REAL v927 = v63 * v925;
const REAL v928 = v807 + v927;
const REAL v929 = v66 * v928;
const REAL v930 = v917 + v929;
const REAL v931 = v929 + v930;
const REAL v932 = REAL(0.5) * v698;
const REAL v933 = REAL(0.5) * v702;
const REAL v934 = REAL(0.5) * v706;
const REAL v935 = REAL(0.5) * v710;
const REAL v936 = v92 * v714;
const REAL v937 = v923 + v936;
const REAL v938 = v56 * v714;
const REAL v939 = v94 * v656;
const REAL v940 = v937 + v939;
const REAL v941 = v56 * v656;
const REAL v942 = v93 * v718;
const REAL v943 = v940 + v942;
const REAL v944 = v56 * v718;
const REAL v945 = v87 * v720;
const REAL v946 = v943 - v945;
const REAL v947 = v56 * v720;
const REAL v948 = v84 * v662;
const REAL v949 = v946 - v948;
const REAL v950 = v56 * v662;
const REAL v951 = v86 * v725;
const REAL v952 = v949 + v951;
const REAL v953 = v56 * v725;
const REAL v954 = v941 + v947;
const REAL v955 = v941 - v947;
const REAL v956 = v23 * v955;
const REAL v957 = v897 + v956;
const REAL v958 = v22 * v955;
const REAL v959 = v902 + v958;
const REAL v960 = v938 - v950;
const REAL v961 = v21 * v954;
const REAL v962 = v888 - v961;
const REAL v963 = v20 * v954;
const REAL v964 = v892 - v963;
const REAL v965 = v78 * v727;
const REAL v966 = v952 - v965;
const REAL v967 = v56 * v727;
const REAL v968 = v77 * v668;
const REAL v969 = v966 + v968;
const REAL v970 = v56 * v668;
const REAL v971 = v74 * v732;
const REAL v972 = v969 - v971;
const REAL v973 = v56 * v732;
const REAL v974 = v944 - v967;
const REAL v975 = v944 + v967;
const REAL v976 = v970 - v953;
const REAL v977 = v953 + v970;
const REAL v978 = v23 * v974;
const REAL v979 = v964 + v978;
const REAL v980 = v21 * v974;
const REAL v981 = v959 + v980;
const REAL v982 = v22 * v977;
const REAL v983 = v979 + v982;
const REAL v984 = v21 * v977;
const REAL v985 = v957 + v984;
const REAL v986 = v938 - v973;
const REAL v987 = v950 + v973;
const REAL v988 = v22 * v975;
const REAL v989 = v962 + v988;
const REAL v990 = v20 * v975;
const REAL v991 = v985 + v990;
const REAL v992 = v23 * v976;
const REAL v993 = v989 + v992;
const REAL v994 = v20 * v976;
const REAL v995 = v981 + v994;
const REAL v996 = -v610;
const REAL v997 = v66 * v610;
const REAL v998 = v806 + v997;
const REAL v999 = v64 * v610;
const REAL v1000 = v931 + v999;
const REAL v1001 = -v612;
const REAL v1002 = v66 * v612;
const REAL v1003 = v926 + v1002;
const REAL v1004 = v63 * v612;
const REAL v1005 = v1000 + v1004;
const REAL v1006 = v103 * v1005;
const REAL v1007 = -v1006;
const REAL v1008 = v823 - v1006;
const REAL v1009 = v827 + v998;
const REAL v1010 = v830 + v1003;
const REAL v1011 = v56 * v1006;
const REAL v1012 = v919 + v1011;
const REAL v1013 = v47 * v1006;
const REAL v1014 = v972 - v1013;
const REAL v1015 = v56 * v998;
const REAL v1016 = v797 + v1015;
const REAL v1017 = v46 * v998;
const REAL v1018 = v1014 + v1017;
const REAL v1019 = v56 * v1003;
const REAL v1020 = v911 + v1019;
const REAL v1021 = v45 * v1003;
const REAL v1022 = v1018 + v1021;
const REAL v1023 = REAL(2.0) * v1022;
const REAL v1024 = v909 + v1023;
const REAL v1025 = v111 * v1024;
const REAL v1026 = v987 + v1025;
const REAL v1027 = v23 * v1026;
const REAL v1028 = v995 - v1027;
const REAL v1029 = v1028 - v1027;
const REAL v1030 = v986 - v1025;
const REAL v1031 = v22 * v1030;
const REAL v1032 = v991 + v1031;
const REAL v1033 = v1031 + v1032;
const REAL v1034 = v960 - v1025;
const REAL v1035 = v21 * v1034;
const REAL v1036 = v983 + v1035;
const REAL v1037 = v1035 + v1036;
const REAL v1038 = v20 * v1025;
const REAL v1039 = v993 - v1038;
const REAL v1040 = v1039 - v1038;
const REAL v1041 = v26 * v1012;
const REAL v1042 = v1033 + v1041;
const REAL v1043 = v22 * v1012;
const REAL v1044 = v883 + v1043;
const REAL v1045 = v29 * v1012;
const REAL v1046 = v1037 - v1045;
const REAL v1047 = v21 * v1012;
const REAL v1048 = v875 - v1047;
const REAL v1049 = v32 * v1016;
const REAL v1050 = v1046 - v1049;
const REAL v1051 = v21 * v1016;
const REAL v1052 = v857 - v1051;
const REAL v1053 = v26 * v1016;
const REAL v1054 = v1029 + v1053;
const REAL v1055 = v23 * v1016;
const REAL v1056 = v1044 + v1055;
const REAL v1057 = v29 * v1020;
const REAL v1058 = v1054 - v1057;
const REAL v1059 = v23 * v1020;
const REAL v1060 = v1048 - v1059;
const REAL v1061 = v32 * v1020;
const REAL v1062 = v1042 + v1061;
const REAL v1063 = v22 * v1020;
const REAL v1064 = v1052 + v1063;
const REAL v1065 = v32 * v1012;
const REAL v1066 = v1040 - v1065;
const REAL v1067 = v20 * v1012;
const REAL v1068 = v1064 - v1067;
const REAL v1069 = v29 * v1016;
const REAL v1070 = v1066 + v1069;
const REAL v1071 = v20 * v1016;
const REAL v1072 = v1060 + v1071;
const REAL v1073 = v26 * v1020;
const REAL v1074 = v1070 + v1073;
const REAL v1075 = v20 * v1020;
const REAL v1076 = v1056 + v1075;
const REAL v1077 = v1067 - v1064;
const REAL v1078 = v22 * v1077;
const REAL v1079 = v1010 + v1078;
const REAL v1080 = v7 * v1077;
const REAL v1081 = v1062 + v1080;
const REAL v1082 = v21 * v1068;
const REAL v1083 = v1009 + v1082;
const REAL v1084 = v8 * v1068;
const REAL v1085 = v1050 + v1084;
const REAL v1086 = v21 * v1072;
const REAL v1087 = v1008 - v1086;
const REAL v1088 = v9 * v1072;
const REAL v1089 = v1085 - v1088;
const REAL v1090 = v23 * v1072;
const REAL v1091 = v1079 + v1090;
const REAL v1092 = v7 * v1072;
const REAL v1093 = v1058 + v1092;
const REAL v1094 = v23 * v1076;
const REAL v1095 = v1083 - v1094;
const REAL v1096 = v8 * v1076;
const REAL v1097 = v1093 - v1096;
const REAL v1098 = v22 * v1076;
const REAL v1099 = v1087 + v1098;
const REAL v1100 = v9 * v1076;
const REAL v1101 = v1081 + v1100;
const REAL v1102 = v19 * v1097;
const REAL v1103 = v933 + v1102;
const REAL v1104 = v19 * v1101;
const REAL v1105 = v932 + v1104;
const REAL v1106 = v19 * v1089;
const REAL v1107 = v935 + v1106;
const REAL v1108 = v19 * v1074;
const REAL v1109 = v934 + v1108;
o0_a0 += v1003;
o0_a1 += v998;
o0_a2 += v1007;
o1_a0 += v1109;
o1_a1 += v1107;
o1_a2 += v1105;
o1_a3 += v1103;
o2_t[0][i] = v1091;
o2_t[1][i] = v1095;
o2_t[2][i] = v1099;
o3_t[0][i] = v1001;
o3_t[1][i] = v996;
o4_a0 += v608;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.tukey>s>v11111.001.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_body_0(
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

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c {
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
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64, i5_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0, i5_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0, var_i5_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_957e2887_a76e056c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

