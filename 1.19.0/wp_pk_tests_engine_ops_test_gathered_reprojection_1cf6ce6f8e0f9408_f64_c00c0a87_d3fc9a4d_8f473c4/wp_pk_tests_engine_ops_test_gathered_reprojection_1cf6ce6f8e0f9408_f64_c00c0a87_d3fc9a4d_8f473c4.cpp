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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.111111.1110 f64.xxxnnxxxnxyyyn>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_body_0(
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
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i5x_,
    wp::uint64 i6x_,
    wp::uint64 i7x_,
    wp::uint64 i9x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 bounds_,
    wp::int64 parts)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = cost_bar2
// i5 = T_position_gradient_bar2
// i6 = point_gradient_bar2
// i7 = T_position_T_position_block_bar2
// i8 = T_position_point_block_bar2
// i9 = point_point_block_bar2
// o0 = T_position_bar2
// o1 = T_quaternion_bar2
// o2 = point_bar2
// o3 = pixel_bar2
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
const long long first = ((const long long*)bounds_)[0], m = ((const long long*)bounds_)[1] - first;
const STORE* const i0_b = (const STORE*)i0_;
const long long* const i0_x = (const long long*)i0x_ + first;
const STORE* const i1_b = (const STORE*)i1_;
const long long* const i1_x = (const long long*)i1x_ + first;
const STORE* const i2_b = (const STORE*)i2_;
const long long* const i2_x = (const long long*)i2x_ + first;
const STORE* const i3_b = (const STORE*)i3_ + first * 2;
const STORE* const i4_b = (const STORE*)i4_ + first * 1;
const STORE* const i5_b = (const STORE*)i5_;
const long long* const i5_x = (const long long*)i5x_ + first;
const STORE* const i6_b = (const STORE*)i6_;
const long long* const i6_x = (const long long*)i6x_ + first;
const STORE* const i7_b = (const STORE*)i7_;
const long long* const i7_x = (const long long*)i7x_ + first;
const STORE* const i8_b = (const STORE*)i8_ + first * 18;
const STORE* const i9_b = (const STORE*)i9_;
const long long* const i9_x = (const long long*)i9x_ + first;
double* const o0_b = (double*)o0_;
const long long* const o0_x = (const long long*)o0x_ + first;
double* const o1_b = (double*)o1_;
const long long* const o1_x = (const long long*)o1x_ + first;
double* const o2_b = (double*)o2_;
const long long* const o2_x = (const long long*)o2x_ + first;
STORE* const o3_b = (STORE*)o3_ + first * 2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i5_t[6][64];
alignas(64) REAL i6_t[3][64];
alignas(64) REAL i7_t[36][64];
alignas(64) REAL i8_t[18][64];
alignas(64) REAL i9_t[9][64];
alignas(64) REAL o0_t[3][64];
alignas(64) REAL o1_t[4][64];
alignas(64) REAL o2_t[3][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + i0_x[b + i] * 3; i0_t[0][i] = REAL(p[0]); i0_t[1][i] = REAL(p[1]); i0_t[2][i] = REAL(p[2]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + i1_x[b + i] * 4; i1_t[0][i] = REAL(p[0]); i1_t[1][i] = REAL(p[1]); i1_t[2][i] = REAL(p[2]); i1_t[3][i] = REAL(p[3]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + i2_x[b + i] * 3; i2_t[0][i] = REAL(p[0]); i2_t[1][i] = REAL(p[1]); i2_t[2][i] = REAL(p[2]); }
const STORE* __restrict i3 = i3_b + b * 2;
const STORE* __restrict i4 = i4_b + b * 1;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + i5_x[b + i] * 6; i5_t[0][i] = REAL(p[0]); i5_t[1][i] = REAL(p[1]); i5_t[2][i] = REAL(p[2]); i5_t[3][i] = REAL(p[3]); i5_t[4][i] = REAL(p[4]); i5_t[5][i] = REAL(p[5]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + i6_x[b + i] * 3; i6_t[0][i] = REAL(p[0]); i6_t[1][i] = REAL(p[1]); i6_t[2][i] = REAL(p[2]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + i7_x[b + i] * 36; i7_t[0][i] = REAL(p[0]); i7_t[1][i] = REAL(p[1]); i7_t[2][i] = REAL(p[2]); i7_t[3][i] = REAL(p[3]); i7_t[4][i] = REAL(p[4]); i7_t[5][i] = REAL(p[5]); i7_t[6][i] = REAL(p[6]); i7_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + i7_x[b + i] * 36; i7_t[8][i] = REAL(p[8]); i7_t[9][i] = REAL(p[9]); i7_t[10][i] = REAL(p[10]); i7_t[11][i] = REAL(p[11]); i7_t[12][i] = REAL(p[12]); i7_t[13][i] = REAL(p[13]); i7_t[14][i] = REAL(p[14]); i7_t[15][i] = REAL(p[15]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + i7_x[b + i] * 36; i7_t[16][i] = REAL(p[16]); i7_t[17][i] = REAL(p[17]); i7_t[18][i] = REAL(p[18]); i7_t[19][i] = REAL(p[19]); i7_t[20][i] = REAL(p[20]); i7_t[21][i] = REAL(p[21]); i7_t[22][i] = REAL(p[22]); i7_t[23][i] = REAL(p[23]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + i7_x[b + i] * 36; i7_t[24][i] = REAL(p[24]); i7_t[25][i] = REAL(p[25]); i7_t[26][i] = REAL(p[26]); i7_t[27][i] = REAL(p[27]); i7_t[28][i] = REAL(p[28]); i7_t[29][i] = REAL(p[29]); i7_t[30][i] = REAL(p[30]); i7_t[31][i] = REAL(p[31]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + i7_x[b + i] * 36; i7_t[32][i] = REAL(p[32]); i7_t[33][i] = REAL(p[33]); i7_t[34][i] = REAL(p[34]); i7_t[35][i] = REAL(p[35]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + (b + i) * 18; i8_t[0][i] = REAL(p[0]); i8_t[1][i] = REAL(p[1]); i8_t[2][i] = REAL(p[2]); i8_t[3][i] = REAL(p[3]); i8_t[4][i] = REAL(p[4]); i8_t[5][i] = REAL(p[5]); i8_t[6][i] = REAL(p[6]); i8_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + (b + i) * 18; i8_t[8][i] = REAL(p[8]); i8_t[9][i] = REAL(p[9]); i8_t[10][i] = REAL(p[10]); i8_t[11][i] = REAL(p[11]); i8_t[12][i] = REAL(p[12]); i8_t[13][i] = REAL(p[13]); i8_t[14][i] = REAL(p[14]); i8_t[15][i] = REAL(p[15]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + (b + i) * 18; i8_t[16][i] = REAL(p[16]); i8_t[17][i] = REAL(p[17]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i9_b + i9_x[b + i] * 9; i9_t[0][i] = REAL(p[0]); i9_t[1][i] = REAL(p[1]); i9_t[2][i] = REAL(p[2]); i9_t[3][i] = REAL(p[3]); i9_t[4][i] = REAL(p[4]); i9_t[5][i] = REAL(p[5]); i9_t[6][i] = REAL(p[6]); i9_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i9_b + i9_x[b + i] * 9; i9_t[8][i] = REAL(p[8]); }
STORE* __restrict o3 = o3_b + b * 2;
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
const REAL v10 = REAL(i3[2 * i + 0]);
const REAL v11 = REAL(i3[2 * i + 1]);
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
const REAL v142 = v22 * v141;
const REAL v143 = v66 + v142;
const REAL v144 = v7 * v141;
const REAL v145 = v131 + v144;
const REAL v146 = v21 * v136;
const REAL v147 = v8 * v136;
const REAL v148 = v147 - v124;
const REAL v149 = v21 * v129;
const REAL v150 = v149 - v103;
const REAL v151 = v9 * v129;
const REAL v152 = v148 + v151;
const REAL v153 = v23 * v129;
const REAL v154 = v143 - v153;
const REAL v155 = v7 * v129;
const REAL v156 = v127 + v155;
const REAL v157 = v23 * v140;
const REAL v158 = v146 - v157;
const REAL v159 = v8 * v140;
const REAL v160 = v156 + v159;
const REAL v161 = v22 * v140;
const REAL v162 = v150 + v161;
const REAL v163 = v9 * v140;
const REAL v164 = v145 + v163;
const REAL v165 = v19 * v160;
const REAL v166 = v19 * v164;
const REAL v167 = v19 * v152;
const REAL v168 = v19 * v138;
const REAL v169 = v64 * v102;
const REAL v170 = v56 * v169;
const REAL v171 = v47 * v169;
const REAL v172 = v46 * v66;
const REAL v173 = v172 - v171;
const REAL v174 = REAL(2.0) * v173;
const REAL v175 = v110 * v174;
const REAL v176 = v23 * v175;
const REAL v177 = REAL(2.0) * v176;
const REAL v178 = v22 * v175;
const REAL v179 = REAL(2.0) * v178;
const REAL v180 = v21 * v175;
const REAL v181 = REAL(2.0) * v180;
const REAL v182 = v20 * v175;
const REAL v183 = REAL(2.0) * v182;
const REAL v184 = v26 * v170;
const REAL v185 = v184 - v179;
const REAL v186 = v22 * v170;
const REAL v187 = v29 * v170;
const REAL v188 = v181 + v187;
const REAL v189 = v21 * v170;
const REAL v190 = v130 + v188;
const REAL v191 = v21 * v106;
const REAL v192 = v137 - v177;
const REAL v193 = v128 + v186;
const REAL v194 = v32 * v170;
const REAL v195 = v183 + v194;
const REAL v196 = v20 * v170;
const REAL v197 = v191 + v196;
const REAL v198 = v126 - v195;
const REAL v199 = v139 - v189;
const REAL v200 = v22 * v197;
const REAL v201 = v7 * v197;
const REAL v202 = v185 + v201;
const REAL v203 = v21 * v197;
const REAL v204 = v66 - v203;
const REAL v205 = v8 * v197;
const REAL v206 = v190 + v205;
const REAL v207 = v189 - v139;
const REAL v208 = v21 * v207;
const REAL v209 = v208 - v169;
const REAL v210 = v9 * v207;
const REAL v211 = v210 - v206;
const REAL v212 = v23 * v199;
const REAL v213 = v200 + v212;
const REAL v214 = v7 * v199;
const REAL v215 = v192 + v214;
const REAL v216 = v23 * v193;
const REAL v217 = v204 - v216;
const REAL v218 = v8 * v193;
const REAL v219 = v215 - v218;
const REAL v220 = v22 * v193;
const REAL v221 = v209 + v220;
const REAL v222 = v9 * v193;
const REAL v223 = v202 + v222;
const REAL v224 = v19 * v219;
const REAL v225 = v19 * v223;
const REAL v226 = v19 * v211;
const REAL v227 = v19 * v198;
const REAL v228 = v66 * v81;
const REAL v229 = v80 * v103;
const REAL v230 = v228 - v229;
const REAL v231 = v66 * v87;
const REAL v232 = v89 * v103;
const REAL v233 = v231 - v232;
const REAL v234 = v66 * v94;
const REAL v235 = v97 * v103;
const REAL v236 = v234 - v235;
const REAL v237 = v98 * v168;
const REAL v238 = v99 * v167;
const REAL v239 = v238 - v237;
const REAL v240 = v100 * v166;
const REAL v241 = v239 + v240;
const REAL v242 = v101 * v165;
const REAL v243 = v241 + v242;
const REAL v244 = v101 * v168;
const REAL v245 = v100 * v167;
const REAL v246 = v244 + v245;
const REAL v247 = v99 * v166;
const REAL v248 = v247 - v246;
const REAL v249 = v98 * v165;
const REAL v250 = v248 - v249;
const REAL v251 = v100 * v168;
const REAL v252 = v101 * v167;
const REAL v253 = v252 - v251;
const REAL v254 = v98 * v166;
const REAL v255 = v253 - v254;
const REAL v256 = v99 * v165;
const REAL v257 = v255 - v256;
const REAL v258 = v66 * v79;
const REAL v259 = v80 * v169;
const REAL v260 = v258 - v259;
const REAL v261 = v66 * v90;
const REAL v262 = v89 * v169;
const REAL v263 = v261 - v262;
const REAL v264 = v66 * v95;
const REAL v265 = v97 * v169;
const REAL v266 = v264 - v265;
const REAL v267 = v98 * v227;
const REAL v268 = v99 * v226;
const REAL v269 = v268 - v267;
const REAL v270 = v100 * v225;
const REAL v271 = v269 + v270;
const REAL v272 = v101 * v224;
const REAL v273 = v271 - v272;
const REAL v274 = v101 * v227;
const REAL v275 = v100 * v226;
const REAL v276 = v274 + v275;
const REAL v277 = v99 * v225;
const REAL v278 = v277 - v276;
const REAL v279 = v98 * v224;
const REAL v280 = v278 + v279;
const REAL v281 = v100 * v227;
const REAL v282 = v101 * v226;
const REAL v283 = v282 - v281;
const REAL v284 = v98 * v225;
const REAL v285 = v283 - v284;
const REAL v286 = v99 * v224;
const REAL v287 = v285 + v286;
const REAL v288 = REAL(i4[1 * i + 0]);
const REAL v289 = i5_t[0][i];
const REAL v290 = i5_t[1][i];
const REAL v291 = i5_t[2][i];
const REAL v292 = i5_t[3][i];
const REAL v293 = i5_t[4][i];
const REAL v294 = i5_t[5][i];
const REAL v295 = i6_t[0][i];
const REAL v296 = i6_t[1][i];
const REAL v297 = i6_t[2][i];
const REAL v298 = i7_t[0][i];
const REAL v299 = i7_t[1][i];
const REAL v300 = i7_t[2][i];
const REAL v301 = i7_t[3][i];
const REAL v302 = i7_t[4][i];
const REAL v303 = i7_t[5][i];
const REAL v304 = i7_t[6][i];
const REAL v305 = i7_t[7][i];
const REAL v306 = i7_t[8][i];
const REAL v307 = i7_t[9][i];
const REAL v308 = i7_t[10][i];
const REAL v309 = i7_t[11][i];
const REAL v310 = i7_t[12][i];
const REAL v311 = i7_t[13][i];
const REAL v312 = i7_t[14][i];
const REAL v313 = i7_t[15][i];
const REAL v314 = i7_t[16][i];
const REAL v315 = i7_t[17][i];
const REAL v316 = i7_t[18][i];
const REAL v317 = i7_t[19][i];
const REAL v318 = i7_t[20][i];
const REAL v319 = i7_t[21][i];
const REAL v320 = i7_t[22][i];
const REAL v321 = i7_t[23][i];
const REAL v322 = i7_t[24][i];
const REAL v323 = i7_t[25][i];
const REAL v324 = i7_t[26][i];
const REAL v325 = i7_t[27][i];
const REAL v326 = i7_t[28][i];
const REAL v327 = i7_t[29][i];
const REAL v328 = i7_t[30][i];
const REAL v329 = i7_t[31][i];
const REAL v330 = i7_t[32][i];
const REAL v331 = i7_t[33][i];
const REAL v332 = i7_t[34][i];
const REAL v333 = i7_t[35][i];
const REAL v334 = i8_t[0][i];
const REAL v335 = i8_t[1][i];
const REAL v336 = i8_t[2][i];
const REAL v337 = i8_t[3][i];
const REAL v338 = i8_t[4][i];
const REAL v339 = i8_t[5][i];
const REAL v340 = i8_t[6][i];
const REAL v341 = i8_t[7][i];
const REAL v342 = i8_t[8][i];
const REAL v343 = i8_t[9][i];
const REAL v344 = i8_t[10][i];
const REAL v345 = i8_t[11][i];
const REAL v346 = i8_t[12][i];
const REAL v347 = i8_t[13][i];
const REAL v348 = i8_t[14][i];
const REAL v349 = i8_t[15][i];
const REAL v350 = i8_t[16][i];
const REAL v351 = i8_t[17][i];
const REAL v352 = i9_t[0][i];
const REAL v353 = i9_t[1][i];
const REAL v354 = i9_t[2][i];
const REAL v355 = i9_t[3][i];
const REAL v356 = i9_t[4][i];
const REAL v357 = i9_t[5][i];
const REAL v358 = i9_t[6][i];
const REAL v359 = i9_t[7][i];
const REAL v360 = i9_t[8][i];
const REAL v361 = v299 + v304;
const REAL v362 = v300 + v310;
const REAL v363 = v306 + v311;
const REAL v364 = v301 + v316;
const REAL v365 = v307 + v317;
const REAL v366 = v313 + v318;
const REAL v367 = v302 + v322;
const REAL v368 = v308 + v323;
const REAL v369 = v314 + v324;
const REAL v370 = v320 + v325;
const REAL v371 = v303 + v328;
const REAL v372 = v309 + v329;
const REAL v373 = v315 + v330;
const REAL v374 = v321 + v331;
const REAL v375 = v327 + v332;
const REAL v376 = v353 + v355;
const REAL v377 = v354 + v358;
const REAL v378 = v357 + v359;
const REAL v379 = v221 * v360;
const REAL v380 = REAL(2.0) * v379;
const REAL v381 = v162 * v360;
const REAL v382 = REAL(2.0) * v381;
const REAL v383 = v221 * v378;
const REAL v384 = v217 * v378;
const REAL v385 = v380 + v384;
const REAL v386 = v162 * v378;
const REAL v387 = v158 * v378;
const REAL v388 = v382 + v387;
const REAL v389 = v217 * v356;
const REAL v390 = v383 + v389;
const REAL v391 = v389 + v390;
const REAL v392 = v158 * v356;
const REAL v393 = v386 + v392;
const REAL v394 = v392 + v393;
const REAL v395 = v221 * v377;
const REAL v396 = v213 * v377;
const REAL v397 = v385 + v396;
const REAL v398 = v162 * v377;
const REAL v399 = v154 * v377;
const REAL v400 = v388 + v399;
const REAL v401 = v217 * v376;
const REAL v402 = v395 + v401;
const REAL v403 = v213 * v376;
const REAL v404 = v391 + v403;
const REAL v405 = v158 * v376;
const REAL v406 = v398 + v405;
const REAL v407 = v154 * v376;
const REAL v408 = v394 + v407;
const REAL v409 = v213 * v352;
const REAL v410 = v402 + v409;
const REAL v411 = v409 + v410;
const REAL v412 = v154 * v352;
const REAL v413 = v406 + v412;
const REAL v414 = v412 + v413;
const REAL v415 = v287 * v351;
const REAL v416 = v397 + v415;
const REAL v417 = v221 * v351;
const REAL v418 = v257 * v351;
const REAL v419 = v400 + v418;
const REAL v420 = v162 * v351;
const REAL v421 = v287 * v350;
const REAL v422 = v404 + v421;
const REAL v423 = v217 * v350;
const REAL v424 = v417 + v423;
const REAL v425 = v257 * v350;
const REAL v426 = v408 + v425;
const REAL v427 = v158 * v350;
const REAL v428 = v420 + v427;
const REAL v429 = v287 * v349;
const REAL v430 = v411 + v429;
const REAL v431 = v213 * v349;
const REAL v432 = v424 + v431;
const REAL v433 = v257 * v349;
const REAL v434 = v414 + v433;
const REAL v435 = v154 * v349;
const REAL v436 = v428 + v435;
const REAL v437 = v280 * v348;
const REAL v438 = v416 + v437;
const REAL v439 = v221 * v348;
const REAL v440 = v250 * v348;
const REAL v441 = v419 + v440;
const REAL v442 = v162 * v348;
const REAL v443 = v280 * v347;
const REAL v444 = v422 + v443;
const REAL v445 = v217 * v347;
const REAL v446 = v439 + v445;
const REAL v447 = v250 * v347;
const REAL v448 = v426 + v447;
const REAL v449 = v158 * v347;
const REAL v450 = v442 + v449;
const REAL v451 = v280 * v346;
const REAL v452 = v430 + v451;
const REAL v453 = v213 * v346;
const REAL v454 = v446 + v453;
const REAL v455 = v250 * v346;
const REAL v456 = v434 + v455;
const REAL v457 = v154 * v346;
const REAL v458 = v450 + v457;
const REAL v459 = v273 * v345;
const REAL v460 = v438 + v459;
const REAL v461 = v221 * v345;
const REAL v462 = v243 * v345;
const REAL v463 = v441 + v462;
const REAL v464 = v162 * v345;
const REAL v465 = v273 * v344;
const REAL v466 = v444 + v465;
const REAL v467 = v217 * v344;
const REAL v468 = v461 + v467;
const REAL v469 = v243 * v344;
const REAL v470 = v448 + v469;
const REAL v471 = v158 * v344;
const REAL v472 = v464 + v471;
const REAL v473 = v273 * v343;
const REAL v474 = v452 + v473;
const REAL v475 = v213 * v343;
const REAL v476 = v468 + v475;
const REAL v477 = v243 * v343;
const REAL v478 = v456 + v477;
const REAL v479 = v154 * v343;
const REAL v480 = v472 + v479;
const REAL v481 = v266 * v342;
const REAL v482 = v460 + v481;
const REAL v483 = v221 * v342;
const REAL v484 = v236 * v342;
const REAL v485 = v463 + v484;
const REAL v486 = v162 * v342;
const REAL v487 = v266 * v341;
const REAL v488 = v466 + v487;
const REAL v489 = v217 * v341;
const REAL v490 = v483 + v489;
const REAL v491 = v236 * v341;
const REAL v492 = v470 + v491;
const REAL v493 = v158 * v341;
const REAL v494 = v486 + v493;
const REAL v495 = v266 * v340;
const REAL v496 = v474 + v495;
const REAL v497 = v213 * v340;
const REAL v498 = v490 + v497;
const REAL v499 = v236 * v340;
const REAL v500 = v478 + v499;
const REAL v501 = v154 * v340;
const REAL v502 = v494 + v501;
const REAL v503 = v263 * v339;
const REAL v504 = v482 + v503;
const REAL v505 = v221 * v339;
const REAL v506 = v233 * v339;
const REAL v507 = v485 + v506;
const REAL v508 = v162 * v339;
const REAL v509 = v263 * v338;
const REAL v510 = v488 + v509;
const REAL v511 = v217 * v338;
const REAL v512 = v505 + v511;
const REAL v513 = v233 * v338;
const REAL v514 = v492 + v513;
const REAL v515 = v158 * v338;
const REAL v516 = v508 + v515;
const REAL v517 = v263 * v337;
const REAL v518 = v496 + v517;
const REAL v519 = v213 * v337;
const REAL v520 = v512 + v519;
const REAL v521 = v233 * v337;
const REAL v522 = v500 + v521;
const REAL v523 = v154 * v337;
const REAL v524 = v516 + v523;
const REAL v525 = v260 * v336;
const REAL v526 = v504 + v525;
const REAL v527 = v221 * v336;
const REAL v528 = v230 * v336;
const REAL v529 = v507 + v528;
const REAL v530 = v162 * v336;
const REAL v531 = v260 * v335;
const REAL v532 = v510 + v531;
const REAL v533 = v217 * v335;
const REAL v534 = v527 + v533;
const REAL v535 = v230 * v335;
const REAL v536 = v514 + v535;
const REAL v537 = v158 * v335;
const REAL v538 = v530 + v537;
const REAL v539 = v260 * v334;
const REAL v540 = v518 + v539;
const REAL v541 = v213 * v334;
const REAL v542 = v534 + v541;
const REAL v543 = v230 * v334;
const REAL v544 = v522 + v543;
const REAL v545 = v154 * v334;
const REAL v546 = v538 + v545;
const REAL v547 = v287 * v333;
const REAL v548 = v432 + v547;
const REAL v549 = v547 + v548;
const REAL v550 = v257 * v333;
const REAL v551 = v436 + v550;
const REAL v552 = v550 + v551;
const REAL v553 = v287 * v375;
const REAL v554 = v454 + v553;
const REAL v555 = v280 * v375;
const REAL v556 = v549 + v555;
const REAL v557 = v257 * v375;
const REAL v558 = v458 + v557;
const REAL v559 = v250 * v375;
const REAL v560 = v552 + v559;
const REAL v561 = v280 * v326;
const REAL v562 = v554 + v561;
const REAL v563 = v561 + v562;
const REAL v564 = v250 * v326;
const REAL v565 = v558 + v564;
const REAL v566 = v564 + v565;
const REAL v567 = v287 * v374;
const REAL v568 = v476 + v567;
const REAL v569 = v273 * v374;
const REAL v570 = v556 + v569;
const REAL v571 = v257 * v374;
const REAL v572 = v480 + v571;
const REAL v573 = v243 * v374;
const REAL v574 = v560 + v573;
const REAL v575 = v280 * v370;
const REAL v576 = v568 + v575;
const REAL v577 = v273 * v370;
const REAL v578 = v563 + v577;
const REAL v579 = v250 * v370;
const REAL v580 = v572 + v579;
const REAL v581 = v243 * v370;
const REAL v582 = v566 + v581;
const REAL v583 = v273 * v319;
const REAL v584 = v576 + v583;
const REAL v585 = v583 + v584;
const REAL v586 = v243 * v319;
const REAL v587 = v580 + v586;
const REAL v588 = v586 + v587;
const REAL v589 = v287 * v373;
const REAL v590 = v498 + v589;
const REAL v591 = v266 * v373;
const REAL v592 = v570 + v591;
const REAL v593 = v257 * v373;
const REAL v594 = v502 + v593;
const REAL v595 = v236 * v373;
const REAL v596 = v574 + v595;
const REAL v597 = v280 * v369;
const REAL v598 = v590 + v597;
const REAL v599 = v266 * v369;
const REAL v600 = v578 + v599;
const REAL v601 = v250 * v369;
const REAL v602 = v594 + v601;
const REAL v603 = v236 * v369;
const REAL v604 = v582 + v603;
const REAL v605 = v273 * v366;
const REAL v606 = v598 + v605;
const REAL v607 = v266 * v366;
const REAL v608 = v585 + v607;
const REAL v609 = v243 * v366;
const REAL v610 = v602 + v609;
const REAL v611 = v236 * v366;
const REAL v612 = v588 + v611;
const REAL v613 = v266 * v312;
const REAL v614 = v606 + v613;
const REAL v615 = v613 + v614;
const REAL v616 = v236 * v312;
const REAL v617 = v610 + v616;
const REAL v618 = v616 + v617;
const REAL v619 = v287 * v372;
const REAL v620 = v520 + v619;
const REAL v621 = v263 * v372;
const REAL v622 = v592 + v621;
const REAL v623 = v257 * v372;
const REAL v624 = v524 + v623;
const REAL v625 = v233 * v372;
const REAL v626 = v596 + v625;
const REAL v627 = v280 * v368;
const REAL v628 = v620 + v627;
const REAL v629 = v263 * v368;
const REAL v630 = v600 + v629;
const REAL v631 = v250 * v368;
const REAL v632 = v624 + v631;
const REAL v633 = v233 * v368;
const REAL v634 = v604 + v633;
const REAL v635 = v273 * v365;
const REAL v636 = v628 + v635;
const REAL v637 = v263 * v365;
const REAL v638 = v608 + v637;
const REAL v639 = v243 * v365;
const REAL v640 = v632 + v639;
const REAL v641 = v233 * v365;
const REAL v642 = v612 + v641;
const REAL v643 = v266 * v363;
const REAL v644 = v636 + v643;
const REAL v645 = v263 * v363;
const REAL v646 = v615 + v645;
const REAL v647 = v236 * v363;
const REAL v648 = v640 + v647;
const REAL v649 = v233 * v363;
const REAL v650 = v618 + v649;
const REAL v651 = v263 * v305;
const REAL v652 = v644 + v651;
const REAL v653 = v651 + v652;
const REAL v654 = v233 * v305;
const REAL v655 = v648 + v654;
const REAL v656 = v654 + v655;
const REAL v657 = v287 * v371;
const REAL v658 = v542 + v657;
const REAL v659 = v260 * v371;
const REAL v660 = v622 + v659;
const REAL v661 = v257 * v371;
const REAL v662 = v546 + v661;
const REAL v663 = v230 * v371;
const REAL v664 = v626 + v663;
const REAL v665 = v280 * v367;
const REAL v666 = v658 + v665;
const REAL v667 = v260 * v367;
const REAL v668 = v630 + v667;
const REAL v669 = v250 * v367;
const REAL v670 = v662 + v669;
const REAL v671 = v230 * v367;
const REAL v672 = v634 + v671;
const REAL v673 = v273 * v364;
const REAL v674 = v666 + v673;
const REAL v675 = v260 * v364;
const REAL v676 = v638 + v675;
const REAL v677 = v243 * v364;
const REAL v678 = v670 + v677;
const REAL v679 = v230 * v364;
const REAL v680 = v642 + v679;
const REAL v681 = v266 * v362;
const REAL v682 = v674 + v681;
const REAL v683 = v260 * v362;
const REAL v684 = v646 + v683;
const REAL v685 = v236 * v362;
const REAL v686 = v678 + v685;
const REAL v687 = v230 * v362;
const REAL v688 = v650 + v687;
const REAL v689 = v263 * v361;
const REAL v690 = v682 + v689;
const REAL v691 = v260 * v361;
const REAL v692 = v653 + v691;
const REAL v693 = v233 * v361;
const REAL v694 = v686 + v693;
const REAL v695 = v230 * v361;
const REAL v696 = v656 + v695;
const REAL v697 = v260 * v298;
const REAL v698 = v690 + v697;
const REAL v699 = v697 + v698;
const REAL v700 = v230 * v298;
const REAL v701 = v694 + v700;
const REAL v702 = v700 + v701;
const REAL v703 = v221 * v297;
const REAL v704 = v70 * v297;
const REAL v705 = v526 + v704;
const REAL v706 = v162 * v297;
const REAL v707 = v68 * v297;
const REAL v708 = v529 + v707;
const REAL v709 = v217 * v296;
const REAL v710 = v703 + v709;
const REAL v711 = v70 * v296;
const REAL v712 = v532 + v711;
const REAL v713 = v158 * v296;
const REAL v714 = v706 + v713;
const REAL v715 = v68 * v296;
const REAL v716 = v536 + v715;
const REAL v717 = v213 * v295;
const REAL v718 = v710 + v717;
const REAL v719 = v70 * v295;
const REAL v720 = v540 + v719;
const REAL v721 = v154 * v295;
const REAL v722 = v714 + v721;
const REAL v723 = v68 * v295;
const REAL v724 = v544 + v723;
const REAL v725 = v287 * v294;
const REAL v726 = v718 + v725;
const REAL v727 = v70 * v294;
const REAL v728 = v660 + v727;
const REAL v729 = v257 * v294;
const REAL v730 = v722 + v729;
const REAL v731 = v68 * v294;
const REAL v732 = v664 + v731;
const REAL v733 = v280 * v293;
const REAL v734 = v726 + v733;
const REAL v735 = v70 * v293;
const REAL v736 = v668 + v735;
const REAL v737 = v250 * v293;
const REAL v738 = v730 + v737;
const REAL v739 = v68 * v293;
const REAL v740 = v672 + v739;
const REAL v741 = v273 * v292;
const REAL v742 = v734 + v741;
const REAL v743 = v70 * v292;
const REAL v744 = v676 + v743;
const REAL v745 = v243 * v292;
const REAL v746 = v738 + v745;
const REAL v747 = v68 * v292;
const REAL v748 = v680 + v747;
const REAL v749 = v266 * v291;
const REAL v750 = v742 + v749;
const REAL v751 = v70 * v291;
const REAL v752 = v684 + v751;
const REAL v753 = v236 * v291;
const REAL v754 = v746 + v753;
const REAL v755 = v68 * v291;
const REAL v756 = v688 + v755;
const REAL v757 = v263 * v290;
const REAL v758 = v750 + v757;
const REAL v759 = v70 * v290;
const REAL v760 = v692 + v759;
const REAL v761 = v233 * v290;
const REAL v762 = v754 + v761;
const REAL v763 = v68 * v290;
const REAL v764 = v696 + v763;
const REAL v765 = v260 * v289;
const REAL v766 = v758 + v765;
const REAL v767 = v70 * v289;
const REAL v768 = v699 + v767;
const REAL v769 = v230 * v289;
const REAL v770 = v762 + v769;
const REAL v771 = v68 * v289;
const REAL v772 = v702 + v771;
const REAL v773 = v70 * v288;
const REAL v774 = v766 + v773;
const REAL v775 = v773 + v774;
const REAL v776 = v68 * v288;
const REAL v777 = v770 + v776;
const REAL v778 = v776 + v777;
const REAL v779 = v224 * v728;
const REAL v780 = v99 * v728;
const REAL v781 = v225 * v728;
const REAL v782 = v98 * v728;
const REAL v783 = v226 * v728;
const REAL v784 = v101 * v728;
const REAL v785 = v227 * v728;
const REAL v786 = v100 * v728;
const REAL v787 = v224 * v736;
const REAL v788 = v787 - v781;
const REAL v789 = v98 * v736;
const REAL v790 = v780 + v789;
const REAL v791 = v225 * v736;
const REAL v792 = v779 + v791;
const REAL v793 = v99 * v736;
const REAL v794 = v793 - v782;
const REAL v795 = v226 * v736;
const REAL v796 = v785 + v795;
const REAL v797 = v100 * v736;
const REAL v798 = v784 - v797;
const REAL v799 = v227 * v736;
const REAL v800 = v783 - v799;
const REAL v801 = v101 * v736;
const REAL v802 = v786 + v801;
const REAL v803 = v224 * v744;
const REAL v804 = v800 - v803;
const REAL v805 = v101 * v744;
const REAL v806 = v790 - v805;
const REAL v807 = v225 * v744;
const REAL v808 = v807 - v796;
const REAL v809 = v100 * v744;
const REAL v810 = v794 + v809;
const REAL v811 = v226 * v744;
const REAL v812 = v792 + v811;
const REAL v813 = v99 * v744;
const REAL v814 = v798 + v813;
const REAL v815 = v227 * v744;
const REAL v816 = v788 - v815;
const REAL v817 = v98 * v744;
const REAL v818 = v802 + v817;
const REAL v819 = v169 * v752;
const REAL v820 = v97 * v752;
const REAL v821 = v95 * v752;
const REAL v822 = v66 * v752;
const REAL v823 = v169 * v760;
const REAL v824 = v89 * v760;
const REAL v825 = v820 + v824;
const REAL v826 = v90 * v760;
const REAL v827 = v821 + v826;
const REAL v828 = v66 * v760;
const REAL v829 = v169 * v768;
const REAL v830 = v80 * v768;
const REAL v831 = v825 + v830;
const REAL v832 = v79 * v768;
const REAL v833 = v827 + v832;
const REAL v834 = v66 * v768;
const REAL v835 = v165 * v732;
const REAL v836 = v812 - v835;
const REAL v837 = v99 * v732;
const REAL v838 = v166 * v732;
const REAL v839 = v816 - v838;
const REAL v840 = v98 * v732;
const REAL v841 = v167 * v732;
const REAL v842 = v804 + v841;
const REAL v843 = v101 * v732;
const REAL v844 = v168 * v732;
const REAL v845 = v808 - v844;
const REAL v846 = v100 * v732;
const REAL v847 = v165 * v740;
const REAL v848 = v839 - v847;
const REAL v849 = v98 * v740;
const REAL v850 = v837 + v849;
const REAL v851 = v166 * v740;
const REAL v852 = v836 + v851;
const REAL v853 = v99 * v740;
const REAL v854 = v853 - v840;
const REAL v855 = v167 * v740;
const REAL v856 = v845 - v855;
const REAL v857 = v100 * v740;
const REAL v858 = v843 - v857;
const REAL v859 = v168 * v740;
const REAL v860 = v842 - v859;
const REAL v861 = v101 * v740;
const REAL v862 = v846 + v861;
const REAL v863 = v165 * v748;
const REAL v864 = v860 + v863;
const REAL v865 = v101 * v748;
const REAL v866 = v865 - v850;
const REAL v867 = v166 * v748;
const REAL v868 = v856 + v867;
const REAL v869 = v100 * v748;
const REAL v870 = v854 + v869;
const REAL v871 = v167 * v748;
const REAL v872 = v852 + v871;
const REAL v873 = v99 * v748;
const REAL v874 = v858 + v873;
const REAL v875 = v168 * v748;
const REAL v876 = v848 - v875;
const REAL v877 = v98 * v748;
const REAL v878 = v862 + v877;
const REAL v879 = v103 * v756;
const REAL v880 = v819 + v879;
const REAL v881 = v97 * v756;
const REAL v882 = v94 * v756;
const REAL v883 = v833 + v882;
const REAL v884 = v66 * v756;
const REAL v885 = v103 * v764;
const REAL v886 = v823 + v885;
const REAL v887 = v89 * v764;
const REAL v888 = v881 + v887;
const REAL v889 = v87 * v764;
const REAL v890 = v883 + v889;
const REAL v891 = v66 * v764;
const REAL v892 = v103 * v772;
const REAL v893 = v829 + v892;
const REAL v894 = v80 * v772;
const REAL v895 = v888 + v894;
const REAL v896 = v81 * v772;
const REAL v897 = v890 + v896;
const REAL v898 = v66 * v772;
const REAL v899 = v19 * v818;
const REAL v900 = v19 * v814;
const REAL v901 = v19 * v810;
const REAL v902 = v19 * v806;
const REAL v903 = v193 * v901;
const REAL v904 = v9 * v901;
const REAL v905 = v193 * v705;
const REAL v906 = v22 * v705;
const REAL v907 = v904 + v906;
const REAL v908 = v193 * v902;
const REAL v909 = v8 * v902;
const REAL v910 = v907 - v909;
const REAL v911 = v193 * v712;
const REAL v912 = v23 * v712;
const REAL v913 = v910 - v912;
const REAL v914 = v199 * v902;
const REAL v915 = v7 * v902;
const REAL v916 = v199 * v720;
const REAL v917 = v916 - v911;
const REAL v918 = v23 * v720;
const REAL v919 = v915 + v918;
const REAL v920 = v207 * v900;
const REAL v921 = v903 + v920;
const REAL v922 = v9 * v900;
const REAL v923 = v705 + v831;
const REAL v924 = v207 * v705;
const REAL v925 = v21 * v705;
const REAL v926 = v922 + v925;
const REAL v927 = v197 * v900;
const REAL v928 = v908 + v927;
const REAL v929 = v8 * v900;
const REAL v930 = v712 + v897;
const REAL v931 = v197 * v712;
const REAL v932 = v924 - v931;
const REAL v933 = v21 * v712;
const REAL v934 = v929 + v933;
const REAL v935 = v197 * v901;
const REAL v936 = v914 + v935;
const REAL v937 = v7 * v901;
const REAL v938 = v937 - v934;
const REAL v939 = v197 * v720;
const REAL v940 = v905 + v939;
const REAL v941 = v22 * v720;
const REAL v942 = v938 + v941;
const REAL v943 = v919 - v926;
const REAL v944 = v926 - v919;
const REAL v945 = v170 * v942;
const REAL v946 = v20 * v942;
const REAL v947 = v170 * v899;
const REAL v948 = v32 * v899;
const REAL v949 = v946 + v948;
const REAL v950 = v106 * v942;
const REAL v951 = v932 + v950;
const REAL v952 = v21 * v942;
const REAL v953 = v170 * v944;
const REAL v954 = v951 + v953;
const REAL v955 = v21 * v944;
const REAL v956 = v949 + v955;
const REAL v957 = v170 * v900;
const REAL v958 = v29 * v900;
const REAL v959 = v956 - v958;
const REAL v960 = v170 * v913;
const REAL v961 = v940 + v960;
const REAL v962 = v22 * v913;
const REAL v963 = v959 + v962;
const REAL v964 = v170 * v901;
const REAL v965 = v26 * v901;
const REAL v966 = v963 + v965;
const REAL v967 = REAL(2.0) * v899;
const REAL v968 = v175 * v967;
const REAL v969 = v945 + v968;
const REAL v970 = v20 * v967;
const REAL v971 = REAL(2.0) * v900;
const REAL v972 = v175 * v971;
const REAL v973 = v954 - v972;
const REAL v974 = v21 * v971;
const REAL v975 = v970 - v974;
const REAL v976 = REAL(2.0) * v901;
const REAL v977 = v175 * v976;
const REAL v978 = v961 - v977;
const REAL v979 = v22 * v976;
const REAL v980 = v975 - v979;
const REAL v981 = REAL(2.0) * v902;
const REAL v982 = v175 * v981;
const REAL v983 = v917 - v982;
const REAL v984 = v23 * v981;
const REAL v985 = v980 - v984;
const REAL v986 = v174 * v985;
const REAL v987 = v110 * v985;
const REAL v988 = REAL(2.0) * v987;
const REAL v989 = v66 * v988;
const REAL v990 = v46 * v988;
const REAL v991 = v930 + v990;
const REAL v992 = v169 * v988;
const REAL v993 = v47 * v988;
const REAL v994 = v923 + v993;
const REAL v995 = v169 * v966;
const REAL v996 = v56 * v966;
const REAL v997 = v996 - v994;
const REAL v998 = v102 * v997;
const REAL v999 = v64 * v997;
const REAL v1000 = v19 * v878;
const REAL v1001 = v19 * v874;
const REAL v1002 = v19 * v870;
const REAL v1003 = v19 * v866;
const REAL v1004 = v140 * v1002;
const REAL v1005 = v921 + v1004;
const REAL v1006 = v9 * v1002;
const REAL v1007 = v140 * v708;
const REAL v1008 = v978 + v1007;
const REAL v1009 = v22 * v708;
const REAL v1010 = v1006 + v1009;
const REAL v1011 = v140 * v1003;
const REAL v1012 = v1011 - v928;
const REAL v1013 = v8 * v1003;
const REAL v1014 = v1010 + v1013;
const REAL v1015 = v140 * v716;
const REAL v1016 = v983 - v1015;
const REAL v1017 = v23 * v716;
const REAL v1018 = v1014 - v1017;
const REAL v1019 = v129 * v1003;
const REAL v1020 = v936 + v1019;
const REAL v1021 = v7 * v1003;
const REAL v1022 = v129 * v724;
const REAL v1023 = v1016 - v1022;
const REAL v1024 = v23 * v724;
const REAL v1025 = v1021 - v1024;
const REAL v1026 = v129 * v1001;
const REAL v1027 = v1005 + v1026;
const REAL v1028 = v9 * v1001;
const REAL v1029 = v1025 + v1028;
const REAL v1030 = v708 + v895;
const REAL v1031 = v129 * v708;
const REAL v1032 = v973 + v1031;
const REAL v1033 = v21 * v708;
const REAL v1034 = v1029 + v1033;
const REAL v1035 = v136 * v1001;
const REAL v1036 = v1012 + v1035;
const REAL v1037 = v8 * v1001;
const REAL v1038 = v136 * v716;
const REAL v1039 = v1032 + v1038;
const REAL v1040 = v21 * v716;
const REAL v1041 = v1037 + v1040;
const REAL v1042 = v141 * v1002;
const REAL v1043 = v1020 + v1042;
const REAL v1044 = v7 * v1002;
const REAL v1045 = v724 + v991;
const REAL v1046 = v141 * v724;
const REAL v1047 = v1008 + v1046;
const REAL v1048 = v22 * v724;
const REAL v1049 = v1044 + v1048;
const REAL v1050 = v943 + v1018;
const REAL v1051 = v106 * v1050;
const REAL v1052 = v969 + v1051;
const REAL v1053 = v20 * v1050;
const REAL v1054 = v952 + v1053;
const REAL v1055 = v902 - v1000;
const REAL v1056 = v106 * v1055;
const REAL v1057 = v964 + v1056;
const REAL v1058 = v26 * v1055;
const REAL v1059 = v1054 + v1058;
const REAL v1060 = v1041 - v1049;
const REAL v1061 = v1049 - v1041;
const REAL v1062 = v104 * v1061;
const REAL v1063 = v1052 + v1062;
const REAL v1064 = v20 * v1061;
const REAL v1065 = v104 * v1000;
const REAL v1066 = v947 + v1065;
const REAL v1067 = v32 * v1000;
const REAL v1068 = v1064 + v1067;
const REAL v1069 = v106 * v1060;
const REAL v1070 = v1047 + v1069;
const REAL v1071 = v22 * v1060;
const REAL v1072 = v1059 + v1071;
const REAL v1073 = v1002 - v900;
const REAL v1074 = v106 * v1073;
const REAL v1075 = v1066 + v1074;
const REAL v1076 = v32 * v1073;
const REAL v1077 = v1072 + v1076;
const REAL v1078 = v913 + v1034;
const REAL v1079 = v106 * v1078;
const REAL v1080 = v1023 + v1079;
const REAL v1081 = v23 * v1078;
const REAL v1082 = v1077 + v1081;
const REAL v1083 = v1003 - v899;
const REAL v1084 = v106 * v1083;
const REAL v1085 = v1084 - v957;
const REAL v1086 = v29 * v1083;
const REAL v1087 = v1082 + v1086;
const REAL v1088 = v104 * v1034;
const REAL v1089 = v1039 + v1088;
const REAL v1090 = v21 * v1034;
const REAL v1091 = v1068 + v1090;
const REAL v1092 = v104 * v1001;
const REAL v1093 = v1085 - v1092;
const REAL v1094 = v29 * v1001;
const REAL v1095 = v1091 - v1094;
const REAL v1096 = v104 * v1018;
const REAL v1097 = v1070 + v1096;
const REAL v1098 = v22 * v1018;
const REAL v1099 = v1095 + v1098;
const REAL v1100 = v104 * v1002;
const REAL v1101 = v1057 + v1100;
const REAL v1102 = v26 * v1002;
const REAL v1103 = v1099 + v1102;
const REAL v1104 = REAL(2.0) * v1000;
const REAL v1105 = v111 * v1104;
const REAL v1106 = v1063 + v1105;
const REAL v1107 = v20 * v1104;
const REAL v1108 = REAL(2.0) * v1001;
const REAL v1109 = v111 * v1108;
const REAL v1110 = v1089 - v1109;
const REAL v1111 = v21 * v1108;
const REAL v1112 = v1107 - v1111;
const REAL v1113 = REAL(2.0) * v1002;
const REAL v1114 = v111 * v1113;
const REAL v1115 = v1097 - v1114;
const REAL v1116 = v22 * v1113;
const REAL v1117 = v1112 - v1116;
const REAL v1118 = REAL(2.0) * v1003;
const REAL v1119 = v111 * v1118;
const REAL v1120 = v1080 + v1119;
const REAL v1121 = v23 * v1118;
const REAL v1122 = v1117 + v1121;
const REAL v1123 = v110 * v1122;
const REAL v1124 = v109 * v1122;
const REAL v1125 = v986 + v1124;
const REAL v1126 = v55 * v1125;
const REAL v1127 = REAL(2.0) * v1126;
const REAL v1128 = REAL(2.0) * v1123;
const REAL v1129 = v66 * v1128;
const REAL v1130 = v45 * v1128;
const REAL v1131 = v1045 + v1130;
const REAL v1132 = v66 * v1087;
const REAL v1133 = v995 + v1132;
const REAL v1134 = v56 * v1087;
const REAL v1135 = v1131 + v1134;
const REAL v1136 = v103 * v1128;
const REAL v1137 = v992 + v1136;
const REAL v1138 = v47 * v1128;
const REAL v1139 = v1030 + v1138;
const REAL v1140 = v103 * v1103;
const REAL v1141 = v1133 + v1140;
const REAL v1142 = v56 * v1103;
const REAL v1143 = v1142 - v1139;
const REAL v1144 = v102 * v1143;
const REAL v1145 = v63 * v1143;
const REAL v1146 = v999 + v1145;
const REAL v1147 = v66 * v1146;
const REAL v1148 = v1135 + v1147;
const REAL v1149 = v1147 + v1148;
const REAL v1150 = REAL(0.5) * v864;
const REAL v1151 = REAL(0.5) * v868;
const REAL v1152 = REAL(0.5) * v872;
const REAL v1153 = REAL(0.5) * v876;
const REAL v1154 = v91 * v880;
const REAL v1155 = v1141 + v1154;
const REAL v1156 = v56 * v880;
const REAL v1157 = v93 * v822;
const REAL v1158 = v1155 + v1157;
const REAL v1159 = v56 * v822;
const REAL v1160 = v92 * v884;
const REAL v1161 = v1158 + v1160;
const REAL v1162 = v56 * v884;
const REAL v1163 = v86 * v886;
const REAL v1164 = v1161 - v1163;
const REAL v1165 = v56 * v886;
const REAL v1166 = v83 * v828;
const REAL v1167 = v1164 - v1166;
const REAL v1168 = v56 * v828;
const REAL v1169 = v85 * v891;
const REAL v1170 = v1167 + v1169;
const REAL v1171 = v56 * v891;
const REAL v1172 = v1159 + v1165;
const REAL v1173 = v1159 - v1165;
const REAL v1174 = v23 * v1173;
const REAL v1175 = v1115 + v1174;
const REAL v1176 = v22 * v1173;
const REAL v1177 = v1120 + v1176;
const REAL v1178 = v1156 - v1168;
const REAL v1179 = v21 * v1172;
const REAL v1180 = v1106 - v1179;
const REAL v1181 = v20 * v1172;
const REAL v1182 = v1110 - v1181;
const REAL v1183 = v77 * v893;
const REAL v1184 = v1170 - v1183;
const REAL v1185 = v56 * v893;
const REAL v1186 = v76 * v834;
const REAL v1187 = v1184 + v1186;
const REAL v1188 = v56 * v834;
const REAL v1189 = v73 * v898;
const REAL v1190 = v1187 - v1189;
const REAL v1191 = v56 * v898;
const REAL v1192 = v1162 - v1185;
const REAL v1193 = v1162 + v1185;
const REAL v1194 = v1188 - v1171;
const REAL v1195 = v1171 + v1188;
const REAL v1196 = v23 * v1192;
const REAL v1197 = v1182 + v1196;
const REAL v1198 = v21 * v1192;
const REAL v1199 = v1177 + v1198;
const REAL v1200 = v22 * v1195;
const REAL v1201 = v1197 + v1200;
const REAL v1202 = v21 * v1195;
const REAL v1203 = v1175 + v1202;
const REAL v1204 = v1156 - v1191;
const REAL v1205 = v1168 + v1191;
const REAL v1206 = v22 * v1193;
const REAL v1207 = v1180 + v1206;
const REAL v1208 = v20 * v1193;
const REAL v1209 = v1203 + v1208;
const REAL v1210 = v23 * v1194;
const REAL v1211 = v1207 + v1210;
const REAL v1212 = v20 * v1194;
const REAL v1213 = v1199 + v1212;
const REAL v1214 = -v775;
const REAL v1215 = v66 * v775;
const REAL v1216 = v998 + v1215;
const REAL v1217 = v64 * v775;
const REAL v1218 = v1149 + v1217;
const REAL v1219 = -v778;
const REAL v1220 = v66 * v778;
const REAL v1221 = v1144 + v1220;
const REAL v1222 = v63 * v778;
const REAL v1223 = v1218 + v1222;
const REAL v1224 = v102 * v1223;
const REAL v1225 = -v1224;
const REAL v1226 = v1027 - v1224;
const REAL v1227 = v1036 + v1216;
const REAL v1228 = v1043 + v1221;
const REAL v1229 = v56 * v1224;
const REAL v1230 = v1137 + v1229;
const REAL v1231 = v47 * v1224;
const REAL v1232 = v1190 - v1231;
const REAL v1233 = v56 * v1216;
const REAL v1234 = v989 + v1233;
const REAL v1235 = v46 * v1216;
const REAL v1236 = v1232 + v1235;
const REAL v1237 = v56 * v1221;
const REAL v1238 = v1129 + v1237;
const REAL v1239 = v45 * v1221;
const REAL v1240 = v1236 + v1239;
const REAL v1241 = REAL(2.0) * v1240;
const REAL v1242 = v1127 + v1241;
const REAL v1243 = v110 * v1242;
const REAL v1244 = v1205 + v1243;
const REAL v1245 = v23 * v1244;
const REAL v1246 = v1213 - v1245;
const REAL v1247 = v1246 - v1245;
const REAL v1248 = v1204 - v1243;
const REAL v1249 = v22 * v1248;
const REAL v1250 = v1209 + v1249;
const REAL v1251 = v1249 + v1250;
const REAL v1252 = v1178 - v1243;
const REAL v1253 = v21 * v1252;
const REAL v1254 = v1201 + v1253;
const REAL v1255 = v1253 + v1254;
const REAL v1256 = v20 * v1243;
const REAL v1257 = v1211 - v1256;
const REAL v1258 = v1257 - v1256;
const REAL v1259 = v26 * v1230;
const REAL v1260 = v1251 + v1259;
const REAL v1261 = v22 * v1230;
const REAL v1262 = v1101 + v1261;
const REAL v1263 = v29 * v1230;
const REAL v1264 = v1255 - v1263;
const REAL v1265 = v21 * v1230;
const REAL v1266 = v1093 - v1265;
const REAL v1267 = v32 * v1234;
const REAL v1268 = v1264 - v1267;
const REAL v1269 = v21 * v1234;
const REAL v1270 = v1075 - v1269;
const REAL v1271 = v26 * v1234;
const REAL v1272 = v1247 + v1271;
const REAL v1273 = v23 * v1234;
const REAL v1274 = v1262 + v1273;
const REAL v1275 = v29 * v1238;
const REAL v1276 = v1272 - v1275;
const REAL v1277 = v23 * v1238;
const REAL v1278 = v1266 - v1277;
const REAL v1279 = v32 * v1238;
const REAL v1280 = v1260 + v1279;
const REAL v1281 = v22 * v1238;
const REAL v1282 = v1270 + v1281;
const REAL v1283 = v32 * v1230;
const REAL v1284 = v1258 - v1283;
const REAL v1285 = v20 * v1230;
const REAL v1286 = v1282 - v1285;
const REAL v1287 = v29 * v1234;
const REAL v1288 = v1284 + v1287;
const REAL v1289 = v20 * v1234;
const REAL v1290 = v1278 + v1289;
const REAL v1291 = v26 * v1238;
const REAL v1292 = v1288 + v1291;
const REAL v1293 = v20 * v1238;
const REAL v1294 = v1274 + v1293;
const REAL v1295 = v1285 - v1282;
const REAL v1296 = v22 * v1295;
const REAL v1297 = v1228 + v1296;
const REAL v1298 = v7 * v1295;
const REAL v1299 = v1280 + v1298;
const REAL v1300 = v21 * v1286;
const REAL v1301 = v1227 + v1300;
const REAL v1302 = v8 * v1286;
const REAL v1303 = v1268 + v1302;
const REAL v1304 = v21 * v1290;
const REAL v1305 = v1226 - v1304;
const REAL v1306 = v9 * v1290;
const REAL v1307 = v1303 - v1306;
const REAL v1308 = v23 * v1290;
const REAL v1309 = v1297 + v1308;
const REAL v1310 = v7 * v1290;
const REAL v1311 = v1276 + v1310;
const REAL v1312 = v23 * v1294;
const REAL v1313 = v1301 - v1312;
const REAL v1314 = v8 * v1294;
const REAL v1315 = v1311 - v1314;
const REAL v1316 = v22 * v1294;
const REAL v1317 = v1305 + v1316;
const REAL v1318 = v9 * v1294;
const REAL v1319 = v1299 + v1318;
const REAL v1320 = v19 * v1315;
const REAL v1321 = v1151 + v1320;
const REAL v1322 = v19 * v1319;
const REAL v1323 = v1150 + v1322;
const REAL v1324 = v19 * v1307;
const REAL v1325 = v1153 + v1324;
const REAL v1326 = v19 * v1292;
const REAL v1327 = v1152 + v1326;
o0_t[0][i] = v1221;
o0_t[1][i] = v1216;
o0_t[2][i] = v1225;
o1_t[0][i] = v1327;
o1_t[1][i] = v1325;
o1_t[2][i] = v1323;
o1_t[3][i] = v1321;
o2_t[0][i] = v1309;
o2_t[1][i] = v1313;
o2_t[2][i] = v1317;
o3[2 * i + 0] = STORE(v1219);
o3[2 * i + 1] = STORE(v1214);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o0_b + o0_x[b + i] * 3; p[0] += (double)(o0_t[0][i]); p[1] += (double)(o0_t[1][i]); p[2] += (double)(o0_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o1_b + o1_x[b + i] * 4; p[0] += (double)(o1_t[0][i]); p[1] += (double)(o1_t[1][i]); p[2] += (double)(o1_t[2][i]); p[3] += (double)(o1_t[3][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + o2_x[b + i] * 3; p[0] += (double)(o2_t[0][i]); p[1] += (double)(o2_t[1][i]); p[2] += (double)(o2_t[2][i]); }
}


#endif
}


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.111111.1110 f64.xxxnnxxxnxyyyn>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_body_0(
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
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i5x_,
    wp::uint64 i6x_,
    wp::uint64 i7x_,
    wp::uint64 i9x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 bounds_,
    wp::int64 parts,
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
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_i2x_,
    wp::uint64 & adj_i5x_,
    wp::uint64 & adj_i6x_,
    wp::uint64 & adj_i7x_,
    wp::uint64 & adj_i9x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb {
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
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 i2x_;
    wp::uint64 i5x_;
    wp::uint64 i6x_;
    wp::uint64 i7x_;
    wp::uint64 i9x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb *_wp_args)
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
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_i2x_ = _wp_args->i2x_;
    wp::uint64 var_i5x_ = _wp_args->i5x_;
    wp::uint64 var_i6x_ = _wp_args->i6x_;
    wp::uint64 var_i7x_ = _wp_args->i7x_;
    wp::uint64 var_i9x_ = _wp_args->i9x_;
    wp::uint64 var_o0x_ = _wp_args->o0x_;
    wp::uint64 var_o1x_ = _wp_args->o1x_;
    wp::uint64 var_o2x_ = _wp_args->o2x_;
    wp::uint64 var_bounds_ = _wp_args->bounds_;
    wp::int64 var_parts = _wp_args->parts;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i5x_: wp.uint64, i6x_: wp.uint64, i7x_: wp.uint64, i9x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, o0_, o1_, o2_, o3_, i0x_, i1x_, i2x_, i5x_, i6x_, i7x_, i9x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_o0_, var_o1_, var_o2_, var_o3_, var_i0x_, var_i1x_, var_i2x_, var_i5x_, var_i6x_, var_i7x_, var_i9x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_c00c0a87_893320bb_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

