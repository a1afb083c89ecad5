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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.101.0011 f64.ssssssttss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_body_0(
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
// i4 = cost_bar3
// i5 = T_position_T_position_block_bar3
// o0 = T_position_bar3
// o1 = T_quaternion_bar3
// o2 = point_bar3
// o3 = pixel_bar3
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
const REAL v273 = i5_t[6][i];
const REAL v274 = i5_t[7][i];
const REAL v275 = i5_t[8][i];
const REAL v276 = i5_t[9][i];
const REAL v277 = i5_t[10][i];
const REAL v278 = i5_t[11][i];
const REAL v279 = i5_t[12][i];
const REAL v280 = i5_t[13][i];
const REAL v281 = i5_t[14][i];
const REAL v282 = i5_t[15][i];
const REAL v283 = i5_t[16][i];
const REAL v284 = i5_t[17][i];
const REAL v285 = i5_t[18][i];
const REAL v286 = i5_t[19][i];
const REAL v287 = i5_t[20][i];
const REAL v288 = i5_t[21][i];
const REAL v289 = i5_t[22][i];
const REAL v290 = i5_t[23][i];
const REAL v291 = i5_t[24][i];
const REAL v292 = i5_t[25][i];
const REAL v293 = i5_t[26][i];
const REAL v294 = i5_t[27][i];
const REAL v295 = i5_t[28][i];
const REAL v296 = i5_t[29][i];
const REAL v297 = i5_t[30][i];
const REAL v298 = i5_t[31][i];
const REAL v299 = i5_t[32][i];
const REAL v300 = i5_t[33][i];
const REAL v301 = i5_t[34][i];
const REAL v302 = i5_t[35][i];
const REAL v303 = v268 + v273;
const REAL v304 = v269 + v279;
const REAL v305 = v275 + v280;
const REAL v306 = v270 + v285;
const REAL v307 = v276 + v286;
const REAL v308 = v282 + v287;
const REAL v309 = v271 + v291;
const REAL v310 = v277 + v292;
const REAL v311 = v283 + v293;
const REAL v312 = v289 + v294;
const REAL v313 = v272 + v297;
const REAL v314 = v278 + v298;
const REAL v315 = v284 + v299;
const REAL v316 = v290 + v300;
const REAL v317 = v296 + v301;
const REAL v318 = v265 * v302;
const REAL v319 = REAL(2.0) * v318;
const REAL v320 = v235 * v302;
const REAL v321 = REAL(2.0) * v320;
const REAL v322 = v265 * v317;
const REAL v323 = v258 * v317;
const REAL v324 = v319 + v323;
const REAL v325 = v235 * v317;
const REAL v326 = v228 * v317;
const REAL v327 = v321 + v326;
const REAL v328 = v258 * v295;
const REAL v329 = v322 + v328;
const REAL v330 = v328 + v329;
const REAL v331 = v228 * v295;
const REAL v332 = v325 + v331;
const REAL v333 = v331 + v332;
const REAL v334 = v265 * v316;
const REAL v335 = v251 * v316;
const REAL v336 = v324 + v335;
const REAL v337 = v235 * v316;
const REAL v338 = v221 * v316;
const REAL v339 = v327 + v338;
const REAL v340 = v258 * v312;
const REAL v341 = v334 + v340;
const REAL v342 = v251 * v312;
const REAL v343 = v330 + v342;
const REAL v344 = v228 * v312;
const REAL v345 = v337 + v344;
const REAL v346 = v221 * v312;
const REAL v347 = v333 + v346;
const REAL v348 = v251 * v288;
const REAL v349 = v341 + v348;
const REAL v350 = v348 + v349;
const REAL v351 = v221 * v288;
const REAL v352 = v345 + v351;
const REAL v353 = v351 + v352;
const REAL v354 = v265 * v315;
const REAL v355 = v244 * v315;
const REAL v356 = v336 + v355;
const REAL v357 = v235 * v315;
const REAL v358 = v214 * v315;
const REAL v359 = v339 + v358;
const REAL v360 = v258 * v311;
const REAL v361 = v354 + v360;
const REAL v362 = v244 * v311;
const REAL v363 = v343 + v362;
const REAL v364 = v228 * v311;
const REAL v365 = v357 + v364;
const REAL v366 = v214 * v311;
const REAL v367 = v347 + v366;
const REAL v368 = v251 * v308;
const REAL v369 = v361 + v368;
const REAL v370 = v244 * v308;
const REAL v371 = v350 + v370;
const REAL v372 = v221 * v308;
const REAL v373 = v365 + v372;
const REAL v374 = v214 * v308;
const REAL v375 = v353 + v374;
const REAL v376 = v244 * v281;
const REAL v377 = v369 + v376;
const REAL v378 = v376 + v377;
const REAL v379 = v214 * v281;
const REAL v380 = v373 + v379;
const REAL v381 = v379 + v380;
const REAL v382 = v265 * v314;
const REAL v383 = v241 * v314;
const REAL v384 = v356 + v383;
const REAL v385 = v235 * v314;
const REAL v386 = v211 * v314;
const REAL v387 = v359 + v386;
const REAL v388 = v258 * v310;
const REAL v389 = v382 + v388;
const REAL v390 = v241 * v310;
const REAL v391 = v363 + v390;
const REAL v392 = v228 * v310;
const REAL v393 = v385 + v392;
const REAL v394 = v211 * v310;
const REAL v395 = v367 + v394;
const REAL v396 = v251 * v307;
const REAL v397 = v389 + v396;
const REAL v398 = v241 * v307;
const REAL v399 = v371 + v398;
const REAL v400 = v221 * v307;
const REAL v401 = v393 + v400;
const REAL v402 = v211 * v307;
const REAL v403 = v375 + v402;
const REAL v404 = v244 * v305;
const REAL v405 = v397 + v404;
const REAL v406 = v241 * v305;
const REAL v407 = v378 + v406;
const REAL v408 = v214 * v305;
const REAL v409 = v401 + v408;
const REAL v410 = v211 * v305;
const REAL v411 = v381 + v410;
const REAL v412 = v241 * v274;
const REAL v413 = v405 + v412;
const REAL v414 = v412 + v413;
const REAL v415 = v211 * v274;
const REAL v416 = v409 + v415;
const REAL v417 = v415 + v416;
const REAL v418 = v265 * v313;
const REAL v419 = v238 * v313;
const REAL v420 = v384 + v419;
const REAL v421 = v235 * v313;
const REAL v422 = v208 * v313;
const REAL v423 = v387 + v422;
const REAL v424 = v258 * v309;
const REAL v425 = v418 + v424;
const REAL v426 = v238 * v309;
const REAL v427 = v391 + v426;
const REAL v428 = v228 * v309;
const REAL v429 = v421 + v428;
const REAL v430 = v208 * v309;
const REAL v431 = v395 + v430;
const REAL v432 = v251 * v306;
const REAL v433 = v425 + v432;
const REAL v434 = v238 * v306;
const REAL v435 = v399 + v434;
const REAL v436 = v221 * v306;
const REAL v437 = v429 + v436;
const REAL v438 = v208 * v306;
const REAL v439 = v403 + v438;
const REAL v440 = v244 * v304;
const REAL v441 = v433 + v440;
const REAL v442 = v238 * v304;
const REAL v443 = v407 + v442;
const REAL v444 = v214 * v304;
const REAL v445 = v437 + v444;
const REAL v446 = v208 * v304;
const REAL v447 = v411 + v446;
const REAL v448 = v241 * v303;
const REAL v449 = v441 + v448;
const REAL v450 = v238 * v303;
const REAL v451 = v414 + v450;
const REAL v452 = v211 * v303;
const REAL v453 = v445 + v452;
const REAL v454 = v208 * v303;
const REAL v455 = v417 + v454;
const REAL v456 = v238 * v267;
const REAL v457 = v449 + v456;
const REAL v458 = v456 + v457;
const REAL v459 = v208 * v267;
const REAL v460 = v453 + v459;
const REAL v461 = v459 + v460;
const REAL v462 = v70 * v266;
const REAL v463 = REAL(2.0) * v462;
const REAL v464 = v68 * v266;
const REAL v465 = REAL(2.0) * v464;
const REAL v466 = v202 * v420;
const REAL v467 = v99 * v420;
const REAL v468 = v203 * v420;
const REAL v469 = v98 * v420;
const REAL v470 = v204 * v420;
const REAL v471 = v101 * v420;
const REAL v472 = v205 * v420;
const REAL v473 = v100 * v420;
const REAL v474 = v202 * v427;
const REAL v475 = v474 - v468;
const REAL v476 = v98 * v427;
const REAL v477 = v467 + v476;
const REAL v478 = v203 * v427;
const REAL v479 = v466 + v478;
const REAL v480 = v99 * v427;
const REAL v481 = v480 - v469;
const REAL v482 = v204 * v427;
const REAL v483 = v472 + v482;
const REAL v484 = v100 * v427;
const REAL v485 = v471 - v484;
const REAL v486 = v205 * v427;
const REAL v487 = v470 - v486;
const REAL v488 = v101 * v427;
const REAL v489 = v473 + v488;
const REAL v490 = v202 * v435;
const REAL v491 = v487 - v490;
const REAL v492 = v101 * v435;
const REAL v493 = v477 - v492;
const REAL v494 = v203 * v435;
const REAL v495 = v494 - v483;
const REAL v496 = v100 * v435;
const REAL v497 = v481 + v496;
const REAL v498 = v204 * v435;
const REAL v499 = v479 + v498;
const REAL v500 = v99 * v435;
const REAL v501 = v485 + v500;
const REAL v502 = v205 * v435;
const REAL v503 = v475 - v502;
const REAL v504 = v98 * v435;
const REAL v505 = v489 + v504;
const REAL v506 = v158 * v443;
const REAL v507 = v97 * v443;
const REAL v508 = v95 * v443;
const REAL v509 = v66 * v443;
const REAL v510 = v158 * v451;
const REAL v511 = v89 * v451;
const REAL v512 = v507 + v511;
const REAL v513 = v90 * v451;
const REAL v514 = v508 + v513;
const REAL v515 = v66 * v451;
const REAL v516 = v158 * v458;
const REAL v517 = v80 * v458;
const REAL v518 = v512 + v517;
const REAL v519 = v79 * v458;
const REAL v520 = v514 + v519;
const REAL v521 = v66 * v458;
const REAL v522 = v154 * v423;
const REAL v523 = v499 - v522;
const REAL v524 = v99 * v423;
const REAL v525 = v155 * v423;
const REAL v526 = v503 - v525;
const REAL v527 = v98 * v423;
const REAL v528 = v156 * v423;
const REAL v529 = v491 + v528;
const REAL v530 = v101 * v423;
const REAL v531 = v157 * v423;
const REAL v532 = v495 - v531;
const REAL v533 = v100 * v423;
const REAL v534 = v154 * v431;
const REAL v535 = v526 - v534;
const REAL v536 = v98 * v431;
const REAL v537 = v524 + v536;
const REAL v538 = v155 * v431;
const REAL v539 = v523 + v538;
const REAL v540 = v99 * v431;
const REAL v541 = v540 - v527;
const REAL v542 = v156 * v431;
const REAL v543 = v532 - v542;
const REAL v544 = v100 * v431;
const REAL v545 = v530 - v544;
const REAL v546 = v157 * v431;
const REAL v547 = v529 - v546;
const REAL v548 = v101 * v431;
const REAL v549 = v533 + v548;
const REAL v550 = v154 * v439;
const REAL v551 = v547 + v550;
const REAL v552 = v101 * v439;
const REAL v553 = v552 - v537;
const REAL v554 = v155 * v439;
const REAL v555 = v543 + v554;
const REAL v556 = v100 * v439;
const REAL v557 = v541 + v556;
const REAL v558 = v156 * v439;
const REAL v559 = v539 + v558;
const REAL v560 = v99 * v439;
const REAL v561 = v545 + v560;
const REAL v562 = v157 * v439;
const REAL v563 = v535 - v562;
const REAL v564 = v98 * v439;
const REAL v565 = v549 + v564;
const REAL v566 = v103 * v447;
const REAL v567 = v506 + v566;
const REAL v568 = v97 * v447;
const REAL v569 = v94 * v447;
const REAL v570 = v520 + v569;
const REAL v571 = v66 * v447;
const REAL v572 = v103 * v455;
const REAL v573 = v510 + v572;
const REAL v574 = v89 * v455;
const REAL v575 = v568 + v574;
const REAL v576 = v87 * v455;
const REAL v577 = v570 + v576;
const REAL v578 = v66 * v455;
const REAL v579 = v103 * v461;
const REAL v580 = v516 + v579;
const REAL v581 = v80 * v461;
const REAL v582 = v575 + v581;
const REAL v583 = v81 * v461;
const REAL v584 = v577 + v583;
const REAL v585 = v66 * v461;
const REAL v586 = v19 * v505;
const REAL v587 = v19 * v501;
const REAL v588 = v19 * v497;
const REAL v589 = v19 * v493;
const REAL v590 = v182 * v588;
const REAL v591 = v9 * v588;
const REAL v592 = v182 * v589;
const REAL v593 = v8 * v589;
const REAL v594 = v591 - v593;
const REAL v595 = v188 * v589;
const REAL v596 = v7 * v589;
const REAL v597 = v193 * v587;
const REAL v598 = v590 + v597;
const REAL v599 = v9 * v587;
const REAL v600 = v186 * v587;
const REAL v601 = v592 + v600;
const REAL v602 = v8 * v587;
const REAL v603 = v186 * v588;
const REAL v604 = v595 + v603;
const REAL v605 = v7 * v588;
const REAL v606 = v605 - v602;
const REAL v607 = v596 - v599;
const REAL v608 = v599 - v596;
const REAL v609 = v159 * v606;
const REAL v610 = v20 * v606;
const REAL v611 = v159 * v586;
const REAL v612 = v32 * v586;
const REAL v613 = v610 + v612;
const REAL v614 = v106 * v606;
const REAL v615 = v21 * v606;
const REAL v616 = v159 * v608;
const REAL v617 = v614 + v616;
const REAL v618 = v21 * v608;
const REAL v619 = v613 + v618;
const REAL v620 = v159 * v587;
const REAL v621 = v29 * v587;
const REAL v622 = v619 - v621;
const REAL v623 = v159 * v594;
const REAL v624 = v22 * v594;
const REAL v625 = v622 + v624;
const REAL v626 = v159 * v588;
const REAL v627 = v26 * v588;
const REAL v628 = v625 + v627;
const REAL v629 = REAL(2.0) * v586;
const REAL v630 = v164 * v629;
const REAL v631 = v609 + v630;
const REAL v632 = v20 * v629;
const REAL v633 = REAL(2.0) * v587;
const REAL v634 = v164 * v633;
const REAL v635 = v617 - v634;
const REAL v636 = v21 * v633;
const REAL v637 = v632 - v636;
const REAL v638 = REAL(2.0) * v588;
const REAL v639 = v164 * v638;
const REAL v640 = v623 - v639;
const REAL v641 = v22 * v638;
const REAL v642 = v637 - v641;
const REAL v643 = REAL(2.0) * v589;
const REAL v644 = v164 * v643;
const REAL v645 = v23 * v643;
const REAL v646 = v642 - v645;
const REAL v647 = v163 * v646;
const REAL v648 = v110 * v646;
const REAL v649 = REAL(2.0) * v648;
const REAL v650 = v66 * v649;
const REAL v651 = v46 * v649;
const REAL v652 = v584 + v651;
const REAL v653 = v158 * v649;
const REAL v654 = v47 * v649;
const REAL v655 = v518 + v654;
const REAL v656 = v158 * v628;
const REAL v657 = v56 * v628;
const REAL v658 = v657 - v655;
const REAL v659 = v102 * v658;
const REAL v660 = v64 * v658;
const REAL v661 = v19 * v565;
const REAL v662 = v19 * v561;
const REAL v663 = v19 * v557;
const REAL v664 = v19 * v553;
const REAL v665 = v140 * v663;
const REAL v666 = v598 + v665;
const REAL v667 = v9 * v663;
const REAL v668 = v140 * v664;
const REAL v669 = v668 - v601;
const REAL v670 = v8 * v664;
const REAL v671 = v667 + v670;
const REAL v672 = v129 * v664;
const REAL v673 = v604 + v672;
const REAL v674 = v7 * v664;
const REAL v675 = v129 * v662;
const REAL v676 = v666 + v675;
const REAL v677 = v9 * v662;
const REAL v678 = v674 + v677;
const REAL v679 = v136 * v662;
const REAL v680 = v669 + v679;
const REAL v681 = v8 * v662;
const REAL v682 = v141 * v663;
const REAL v683 = v673 + v682;
const REAL v684 = v7 * v663;
const REAL v685 = v607 + v671;
const REAL v686 = v106 * v685;
const REAL v687 = v631 + v686;
const REAL v688 = v20 * v685;
const REAL v689 = v615 + v688;
const REAL v690 = v589 - v661;
const REAL v691 = v106 * v690;
const REAL v692 = v626 + v691;
const REAL v693 = v26 * v690;
const REAL v694 = v689 + v693;
const REAL v695 = v681 - v684;
const REAL v696 = v684 - v681;
const REAL v697 = v104 * v696;
const REAL v698 = v687 + v697;
const REAL v699 = v20 * v696;
const REAL v700 = v104 * v661;
const REAL v701 = v611 + v700;
const REAL v702 = v32 * v661;
const REAL v703 = v699 + v702;
const REAL v704 = v106 * v695;
const REAL v705 = v640 + v704;
const REAL v706 = v22 * v695;
const REAL v707 = v694 + v706;
const REAL v708 = v663 - v587;
const REAL v709 = v106 * v708;
const REAL v710 = v701 + v709;
const REAL v711 = v32 * v708;
const REAL v712 = v707 + v711;
const REAL v713 = v594 + v678;
const REAL v714 = v106 * v713;
const REAL v715 = v714 - v644;
const REAL v716 = v23 * v713;
const REAL v717 = v712 + v716;
const REAL v718 = v664 - v586;
const REAL v719 = v106 * v718;
const REAL v720 = v719 - v620;
const REAL v721 = v29 * v718;
const REAL v722 = v717 + v721;
const REAL v723 = v104 * v678;
const REAL v724 = v635 + v723;
const REAL v725 = v21 * v678;
const REAL v726 = v703 + v725;
const REAL v727 = v104 * v662;
const REAL v728 = v720 - v727;
const REAL v729 = v29 * v662;
const REAL v730 = v726 - v729;
const REAL v731 = v104 * v671;
const REAL v732 = v705 + v731;
const REAL v733 = v22 * v671;
const REAL v734 = v730 + v733;
const REAL v735 = v104 * v663;
const REAL v736 = v692 + v735;
const REAL v737 = v26 * v663;
const REAL v738 = v734 + v737;
const REAL v739 = REAL(2.0) * v661;
const REAL v740 = v111 * v739;
const REAL v741 = v698 + v740;
const REAL v742 = v20 * v739;
const REAL v743 = REAL(2.0) * v662;
const REAL v744 = v111 * v743;
const REAL v745 = v724 - v744;
const REAL v746 = v21 * v743;
const REAL v747 = v742 - v746;
const REAL v748 = REAL(2.0) * v663;
const REAL v749 = v111 * v748;
const REAL v750 = v732 - v749;
const REAL v751 = v22 * v748;
const REAL v752 = v747 - v751;
const REAL v753 = REAL(2.0) * v664;
const REAL v754 = v111 * v753;
const REAL v755 = v715 + v754;
const REAL v756 = v23 * v753;
const REAL v757 = v752 + v756;
const REAL v758 = v110 * v757;
const REAL v759 = v109 * v757;
const REAL v760 = v647 + v759;
const REAL v761 = v55 * v760;
const REAL v762 = REAL(2.0) * v761;
const REAL v763 = REAL(2.0) * v758;
const REAL v764 = v66 * v763;
const REAL v765 = v45 * v763;
const REAL v766 = v652 + v765;
const REAL v767 = v66 * v722;
const REAL v768 = v656 + v767;
const REAL v769 = v56 * v722;
const REAL v770 = v766 + v769;
const REAL v771 = v103 * v763;
const REAL v772 = v653 + v771;
const REAL v773 = v47 * v763;
const REAL v774 = v582 + v773;
const REAL v775 = v103 * v738;
const REAL v776 = v768 + v775;
const REAL v777 = v56 * v738;
const REAL v778 = v777 - v774;
const REAL v779 = v102 * v778;
const REAL v780 = v63 * v778;
const REAL v781 = v660 + v780;
const REAL v782 = v66 * v781;
const REAL v783 = v770 + v782;
const REAL v784 = v782 + v783;
const REAL v785 = REAL(0.5) * v551;
const REAL v786 = REAL(0.5) * v555;
const REAL v787 = REAL(0.5) * v559;
const REAL v788 = REAL(0.5) * v563;
const REAL v789 = v91 * v567;
const REAL v790 = v776 + v789;
const REAL v791 = v56 * v567;
const REAL v792 = v93 * v509;
const REAL v793 = v790 + v792;
const REAL v794 = v56 * v509;
const REAL v795 = v92 * v571;
const REAL v796 = v793 + v795;
const REAL v797 = v56 * v571;
const REAL v798 = v86 * v573;
const REAL v799 = v796 - v798;
const REAL v800 = v56 * v573;
const REAL v801 = v83 * v515;
const REAL v802 = v799 - v801;
const REAL v803 = v56 * v515;
const REAL v804 = v85 * v578;
const REAL v805 = v802 + v804;
const REAL v806 = v56 * v578;
const REAL v807 = v794 + v800;
const REAL v808 = v794 - v800;
const REAL v809 = v23 * v808;
const REAL v810 = v750 + v809;
const REAL v811 = v22 * v808;
const REAL v812 = v755 + v811;
const REAL v813 = v791 - v803;
const REAL v814 = v21 * v807;
const REAL v815 = v741 - v814;
const REAL v816 = v20 * v807;
const REAL v817 = v745 - v816;
const REAL v818 = v77 * v580;
const REAL v819 = v805 - v818;
const REAL v820 = v56 * v580;
const REAL v821 = v76 * v521;
const REAL v822 = v819 + v821;
const REAL v823 = v56 * v521;
const REAL v824 = v73 * v585;
const REAL v825 = v822 - v824;
const REAL v826 = v56 * v585;
const REAL v827 = v797 - v820;
const REAL v828 = v797 + v820;
const REAL v829 = v823 - v806;
const REAL v830 = v806 + v823;
const REAL v831 = v23 * v827;
const REAL v832 = v817 + v831;
const REAL v833 = v21 * v827;
const REAL v834 = v812 + v833;
const REAL v835 = v22 * v830;
const REAL v836 = v832 + v835;
const REAL v837 = v21 * v830;
const REAL v838 = v810 + v837;
const REAL v839 = v791 - v826;
const REAL v840 = v803 + v826;
const REAL v841 = v22 * v828;
const REAL v842 = v815 + v841;
const REAL v843 = v20 * v828;
const REAL v844 = v838 + v843;
const REAL v845 = v23 * v829;
const REAL v846 = v842 + v845;
const REAL v847 = v20 * v829;
const REAL v848 = v834 + v847;
const REAL v849 = -v463;
const REAL v850 = v66 * v463;
const REAL v851 = v659 + v850;
const REAL v852 = v64 * v463;
const REAL v853 = v784 + v852;
const REAL v854 = -v465;
const REAL v855 = v66 * v465;
const REAL v856 = v779 + v855;
const REAL v857 = v63 * v465;
const REAL v858 = v853 + v857;
const REAL v859 = v102 * v858;
const REAL v860 = -v859;
const REAL v861 = v676 - v859;
const REAL v862 = v680 + v851;
const REAL v863 = v683 + v856;
const REAL v864 = v56 * v859;
const REAL v865 = v772 + v864;
const REAL v866 = v47 * v859;
const REAL v867 = v825 - v866;
const REAL v868 = v56 * v851;
const REAL v869 = v650 + v868;
const REAL v870 = v46 * v851;
const REAL v871 = v867 + v870;
const REAL v872 = v56 * v856;
const REAL v873 = v764 + v872;
const REAL v874 = v45 * v856;
const REAL v875 = v871 + v874;
const REAL v876 = REAL(2.0) * v875;
const REAL v877 = v762 + v876;
const REAL v878 = v110 * v877;
const REAL v879 = v840 + v878;
const REAL v880 = v23 * v879;
const REAL v881 = v848 - v880;
const REAL v882 = v881 - v880;
const REAL v883 = v839 - v878;
const REAL v884 = v22 * v883;
const REAL v885 = v844 + v884;
const REAL v886 = v884 + v885;
const REAL v887 = v813 - v878;
const REAL v888 = v21 * v887;
const REAL v889 = v836 + v888;
const REAL v890 = v888 + v889;
const REAL v891 = v20 * v878;
const REAL v892 = v846 - v891;
const REAL v893 = v892 - v891;
const REAL v894 = v26 * v865;
const REAL v895 = v886 + v894;
const REAL v896 = v22 * v865;
const REAL v897 = v736 + v896;
const REAL v898 = v29 * v865;
const REAL v899 = v890 - v898;
const REAL v900 = v21 * v865;
const REAL v901 = v728 - v900;
const REAL v902 = v32 * v869;
const REAL v903 = v899 - v902;
const REAL v904 = v21 * v869;
const REAL v905 = v710 - v904;
const REAL v906 = v26 * v869;
const REAL v907 = v882 + v906;
const REAL v908 = v23 * v869;
const REAL v909 = v897 + v908;
const REAL v910 = v29 * v873;
const REAL v911 = v907 - v910;
const REAL v912 = v23 * v873;
const REAL v913 = v901 - v912;
const REAL v914 = v32 * v873;
const REAL v915 = v895 + v914;
const REAL v916 = v22 * v873;
const REAL v917 = v905 + v916;
const REAL v918 = v32 * v865;
const REAL v919 = v893 - v918;
const REAL v920 = v20 * v865;
const REAL v921 = v917 - v920;
const REAL v922 = v29 * v869;
const REAL v923 = v919 + v922;
const REAL v924 = v20 * v869;
const REAL v925 = v913 + v924;
const REAL v926 = v26 * v873;
const REAL v927 = v923 + v926;
const REAL v928 = v20 * v873;
const REAL v929 = v909 + v928;
const REAL v930 = v920 - v917;
const REAL v931 = v22 * v930;
const REAL v932 = v863 + v931;
const REAL v933 = v7 * v930;
const REAL v934 = v915 + v933;
const REAL v935 = v21 * v921;
const REAL v936 = v862 + v935;
const REAL v937 = v8 * v921;
const REAL v938 = v903 + v937;
const REAL v939 = v21 * v925;
const REAL v940 = v861 - v939;
const REAL v941 = v9 * v925;
const REAL v942 = v938 - v941;
const REAL v943 = v23 * v925;
const REAL v944 = v932 + v943;
const REAL v945 = v7 * v925;
const REAL v946 = v911 + v945;
const REAL v947 = v23 * v929;
const REAL v948 = v936 - v947;
const REAL v949 = v8 * v929;
const REAL v950 = v946 - v949;
const REAL v951 = v22 * v929;
const REAL v952 = v940 + v951;
const REAL v953 = v9 * v929;
const REAL v954 = v934 + v953;
const REAL v955 = v19 * v950;
const REAL v956 = v786 + v955;
const REAL v957 = v19 * v954;
const REAL v958 = v785 + v957;
const REAL v959 = v19 * v942;
const REAL v960 = v788 + v959;
const REAL v961 = v19 * v927;
const REAL v962 = v787 + v961;
o0_a0 += v856;
o0_a1 += v851;
o0_a2 += v860;
o1_a0 += v962;
o1_a1 += v960;
o1_a2 += v958;
o1_a3 += v956;
o2_t[0][i] = v944;
o2_t[1][i] = v948;
o2_t[2][i] = v952;
o3_t[0][i] = v854;
o3_t[1][i] = v849;
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
}
o0_b[0] = STORE(REAL(o0_sum0));
o0_b[1] = STORE(REAL(o0_sum1));
o0_b[2] = STORE(REAL(o0_sum2));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o1_b[3] = STORE(REAL(o1_sum3));
}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.101.0011 f64.ssssssttss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_body_0(
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i5_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab {
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i5_e0;
    wp::int64 i5_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64, i5_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0, i5_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0, var_i5_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b3ababd4_b845e1ab_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

