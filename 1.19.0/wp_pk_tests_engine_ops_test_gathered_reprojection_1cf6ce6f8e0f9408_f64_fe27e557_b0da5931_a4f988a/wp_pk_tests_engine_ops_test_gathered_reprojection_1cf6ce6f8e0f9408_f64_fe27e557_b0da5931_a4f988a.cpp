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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.111101.1110 f64.xxxnnxxxxyyyn>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_body_0(
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
    wp::uint64 i8x_,
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
// i8 = point_point_block_bar2
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
const STORE* const i8_b = (const STORE*)i8_;
const long long* const i8_x = (const long long*)i8x_ + first;
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
alignas(64) REAL i8_t[9][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + i8_x[b + i] * 9; i8_t[0][i] = REAL(p[0]); i8_t[1][i] = REAL(p[1]); i8_t[2][i] = REAL(p[2]); i8_t[3][i] = REAL(p[3]); i8_t[4][i] = REAL(p[4]); i8_t[5][i] = REAL(p[5]); i8_t[6][i] = REAL(p[6]); i8_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + i8_x[b + i] * 9; i8_t[8][i] = REAL(p[8]); }
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
const REAL v343 = v299 + v304;
const REAL v344 = v300 + v310;
const REAL v345 = v306 + v311;
const REAL v346 = v301 + v316;
const REAL v347 = v307 + v317;
const REAL v348 = v313 + v318;
const REAL v349 = v302 + v322;
const REAL v350 = v308 + v323;
const REAL v351 = v314 + v324;
const REAL v352 = v320 + v325;
const REAL v353 = v303 + v328;
const REAL v354 = v309 + v329;
const REAL v355 = v315 + v330;
const REAL v356 = v321 + v331;
const REAL v357 = v327 + v332;
const REAL v358 = v335 + v337;
const REAL v359 = v336 + v340;
const REAL v360 = v339 + v341;
const REAL v361 = v221 * v342;
const REAL v362 = REAL(2.0) * v361;
const REAL v363 = v162 * v342;
const REAL v364 = REAL(2.0) * v363;
const REAL v365 = v221 * v360;
const REAL v366 = v217 * v360;
const REAL v367 = v362 + v366;
const REAL v368 = v162 * v360;
const REAL v369 = v158 * v360;
const REAL v370 = v364 + v369;
const REAL v371 = v217 * v338;
const REAL v372 = v365 + v371;
const REAL v373 = v371 + v372;
const REAL v374 = v158 * v338;
const REAL v375 = v368 + v374;
const REAL v376 = v374 + v375;
const REAL v377 = v221 * v359;
const REAL v378 = v213 * v359;
const REAL v379 = v367 + v378;
const REAL v380 = v162 * v359;
const REAL v381 = v154 * v359;
const REAL v382 = v370 + v381;
const REAL v383 = v217 * v358;
const REAL v384 = v377 + v383;
const REAL v385 = v213 * v358;
const REAL v386 = v373 + v385;
const REAL v387 = v158 * v358;
const REAL v388 = v380 + v387;
const REAL v389 = v154 * v358;
const REAL v390 = v376 + v389;
const REAL v391 = v213 * v334;
const REAL v392 = v384 + v391;
const REAL v393 = v391 + v392;
const REAL v394 = v154 * v334;
const REAL v395 = v388 + v394;
const REAL v396 = v394 + v395;
const REAL v397 = v287 * v333;
const REAL v398 = REAL(2.0) * v397;
const REAL v399 = v257 * v333;
const REAL v400 = REAL(2.0) * v399;
const REAL v401 = v287 * v357;
const REAL v402 = v280 * v357;
const REAL v403 = v398 + v402;
const REAL v404 = v257 * v357;
const REAL v405 = v250 * v357;
const REAL v406 = v400 + v405;
const REAL v407 = v280 * v326;
const REAL v408 = v401 + v407;
const REAL v409 = v407 + v408;
const REAL v410 = v250 * v326;
const REAL v411 = v404 + v410;
const REAL v412 = v410 + v411;
const REAL v413 = v287 * v356;
const REAL v414 = v273 * v356;
const REAL v415 = v403 + v414;
const REAL v416 = v257 * v356;
const REAL v417 = v243 * v356;
const REAL v418 = v406 + v417;
const REAL v419 = v280 * v352;
const REAL v420 = v413 + v419;
const REAL v421 = v273 * v352;
const REAL v422 = v409 + v421;
const REAL v423 = v250 * v352;
const REAL v424 = v416 + v423;
const REAL v425 = v243 * v352;
const REAL v426 = v412 + v425;
const REAL v427 = v273 * v319;
const REAL v428 = v420 + v427;
const REAL v429 = v427 + v428;
const REAL v430 = v243 * v319;
const REAL v431 = v424 + v430;
const REAL v432 = v430 + v431;
const REAL v433 = v287 * v355;
const REAL v434 = v266 * v355;
const REAL v435 = v415 + v434;
const REAL v436 = v257 * v355;
const REAL v437 = v236 * v355;
const REAL v438 = v418 + v437;
const REAL v439 = v280 * v351;
const REAL v440 = v433 + v439;
const REAL v441 = v266 * v351;
const REAL v442 = v422 + v441;
const REAL v443 = v250 * v351;
const REAL v444 = v436 + v443;
const REAL v445 = v236 * v351;
const REAL v446 = v426 + v445;
const REAL v447 = v273 * v348;
const REAL v448 = v440 + v447;
const REAL v449 = v266 * v348;
const REAL v450 = v429 + v449;
const REAL v451 = v243 * v348;
const REAL v452 = v444 + v451;
const REAL v453 = v236 * v348;
const REAL v454 = v432 + v453;
const REAL v455 = v266 * v312;
const REAL v456 = v448 + v455;
const REAL v457 = v455 + v456;
const REAL v458 = v236 * v312;
const REAL v459 = v452 + v458;
const REAL v460 = v458 + v459;
const REAL v461 = v287 * v354;
const REAL v462 = v263 * v354;
const REAL v463 = v435 + v462;
const REAL v464 = v257 * v354;
const REAL v465 = v233 * v354;
const REAL v466 = v438 + v465;
const REAL v467 = v280 * v350;
const REAL v468 = v461 + v467;
const REAL v469 = v263 * v350;
const REAL v470 = v442 + v469;
const REAL v471 = v250 * v350;
const REAL v472 = v464 + v471;
const REAL v473 = v233 * v350;
const REAL v474 = v446 + v473;
const REAL v475 = v273 * v347;
const REAL v476 = v468 + v475;
const REAL v477 = v263 * v347;
const REAL v478 = v450 + v477;
const REAL v479 = v243 * v347;
const REAL v480 = v472 + v479;
const REAL v481 = v233 * v347;
const REAL v482 = v454 + v481;
const REAL v483 = v266 * v345;
const REAL v484 = v476 + v483;
const REAL v485 = v263 * v345;
const REAL v486 = v457 + v485;
const REAL v487 = v236 * v345;
const REAL v488 = v480 + v487;
const REAL v489 = v233 * v345;
const REAL v490 = v460 + v489;
const REAL v491 = v263 * v305;
const REAL v492 = v484 + v491;
const REAL v493 = v491 + v492;
const REAL v494 = v233 * v305;
const REAL v495 = v488 + v494;
const REAL v496 = v494 + v495;
const REAL v497 = v287 * v353;
const REAL v498 = v260 * v353;
const REAL v499 = v463 + v498;
const REAL v500 = v257 * v353;
const REAL v501 = v230 * v353;
const REAL v502 = v466 + v501;
const REAL v503 = v280 * v349;
const REAL v504 = v497 + v503;
const REAL v505 = v260 * v349;
const REAL v506 = v470 + v505;
const REAL v507 = v250 * v349;
const REAL v508 = v500 + v507;
const REAL v509 = v230 * v349;
const REAL v510 = v474 + v509;
const REAL v511 = v273 * v346;
const REAL v512 = v504 + v511;
const REAL v513 = v260 * v346;
const REAL v514 = v478 + v513;
const REAL v515 = v243 * v346;
const REAL v516 = v508 + v515;
const REAL v517 = v230 * v346;
const REAL v518 = v482 + v517;
const REAL v519 = v266 * v344;
const REAL v520 = v512 + v519;
const REAL v521 = v260 * v344;
const REAL v522 = v486 + v521;
const REAL v523 = v236 * v344;
const REAL v524 = v516 + v523;
const REAL v525 = v230 * v344;
const REAL v526 = v490 + v525;
const REAL v527 = v263 * v343;
const REAL v528 = v520 + v527;
const REAL v529 = v260 * v343;
const REAL v530 = v493 + v529;
const REAL v531 = v233 * v343;
const REAL v532 = v524 + v531;
const REAL v533 = v230 * v343;
const REAL v534 = v496 + v533;
const REAL v535 = v260 * v298;
const REAL v536 = v528 + v535;
const REAL v537 = v535 + v536;
const REAL v538 = v230 * v298;
const REAL v539 = v532 + v538;
const REAL v540 = v538 + v539;
const REAL v541 = v221 * v297;
const REAL v542 = v70 * v297;
const REAL v543 = v379 + v542;
const REAL v544 = v162 * v297;
const REAL v545 = v68 * v297;
const REAL v546 = v382 + v545;
const REAL v547 = v217 * v296;
const REAL v548 = v541 + v547;
const REAL v549 = v70 * v296;
const REAL v550 = v386 + v549;
const REAL v551 = v158 * v296;
const REAL v552 = v544 + v551;
const REAL v553 = v68 * v296;
const REAL v554 = v390 + v553;
const REAL v555 = v213 * v295;
const REAL v556 = v548 + v555;
const REAL v557 = v70 * v295;
const REAL v558 = v393 + v557;
const REAL v559 = v154 * v295;
const REAL v560 = v552 + v559;
const REAL v561 = v68 * v295;
const REAL v562 = v396 + v561;
const REAL v563 = v287 * v294;
const REAL v564 = v556 + v563;
const REAL v565 = v70 * v294;
const REAL v566 = v499 + v565;
const REAL v567 = v257 * v294;
const REAL v568 = v560 + v567;
const REAL v569 = v68 * v294;
const REAL v570 = v502 + v569;
const REAL v571 = v280 * v293;
const REAL v572 = v564 + v571;
const REAL v573 = v70 * v293;
const REAL v574 = v506 + v573;
const REAL v575 = v250 * v293;
const REAL v576 = v568 + v575;
const REAL v577 = v68 * v293;
const REAL v578 = v510 + v577;
const REAL v579 = v273 * v292;
const REAL v580 = v572 + v579;
const REAL v581 = v70 * v292;
const REAL v582 = v514 + v581;
const REAL v583 = v243 * v292;
const REAL v584 = v576 + v583;
const REAL v585 = v68 * v292;
const REAL v586 = v518 + v585;
const REAL v587 = v266 * v291;
const REAL v588 = v580 + v587;
const REAL v589 = v70 * v291;
const REAL v590 = v522 + v589;
const REAL v591 = v236 * v291;
const REAL v592 = v584 + v591;
const REAL v593 = v68 * v291;
const REAL v594 = v526 + v593;
const REAL v595 = v263 * v290;
const REAL v596 = v588 + v595;
const REAL v597 = v70 * v290;
const REAL v598 = v530 + v597;
const REAL v599 = v233 * v290;
const REAL v600 = v592 + v599;
const REAL v601 = v68 * v290;
const REAL v602 = v534 + v601;
const REAL v603 = v260 * v289;
const REAL v604 = v596 + v603;
const REAL v605 = v70 * v289;
const REAL v606 = v537 + v605;
const REAL v607 = v230 * v289;
const REAL v608 = v600 + v607;
const REAL v609 = v68 * v289;
const REAL v610 = v540 + v609;
const REAL v611 = v70 * v288;
const REAL v612 = v604 + v611;
const REAL v613 = v611 + v612;
const REAL v614 = v68 * v288;
const REAL v615 = v608 + v614;
const REAL v616 = v614 + v615;
const REAL v617 = v224 * v566;
const REAL v618 = v99 * v566;
const REAL v619 = v225 * v566;
const REAL v620 = v98 * v566;
const REAL v621 = v226 * v566;
const REAL v622 = v101 * v566;
const REAL v623 = v227 * v566;
const REAL v624 = v100 * v566;
const REAL v625 = v224 * v574;
const REAL v626 = v625 - v619;
const REAL v627 = v98 * v574;
const REAL v628 = v618 + v627;
const REAL v629 = v225 * v574;
const REAL v630 = v617 + v629;
const REAL v631 = v99 * v574;
const REAL v632 = v631 - v620;
const REAL v633 = v226 * v574;
const REAL v634 = v623 + v633;
const REAL v635 = v100 * v574;
const REAL v636 = v622 - v635;
const REAL v637 = v227 * v574;
const REAL v638 = v621 - v637;
const REAL v639 = v101 * v574;
const REAL v640 = v624 + v639;
const REAL v641 = v224 * v582;
const REAL v642 = v638 - v641;
const REAL v643 = v101 * v582;
const REAL v644 = v628 - v643;
const REAL v645 = v225 * v582;
const REAL v646 = v645 - v634;
const REAL v647 = v100 * v582;
const REAL v648 = v632 + v647;
const REAL v649 = v226 * v582;
const REAL v650 = v630 + v649;
const REAL v651 = v99 * v582;
const REAL v652 = v636 + v651;
const REAL v653 = v227 * v582;
const REAL v654 = v626 - v653;
const REAL v655 = v98 * v582;
const REAL v656 = v640 + v655;
const REAL v657 = v169 * v590;
const REAL v658 = v97 * v590;
const REAL v659 = v95 * v590;
const REAL v660 = v66 * v590;
const REAL v661 = v169 * v598;
const REAL v662 = v89 * v598;
const REAL v663 = v658 + v662;
const REAL v664 = v90 * v598;
const REAL v665 = v659 + v664;
const REAL v666 = v66 * v598;
const REAL v667 = v169 * v606;
const REAL v668 = v80 * v606;
const REAL v669 = v663 + v668;
const REAL v670 = v79 * v606;
const REAL v671 = v665 + v670;
const REAL v672 = v66 * v606;
const REAL v673 = v165 * v570;
const REAL v674 = v650 - v673;
const REAL v675 = v99 * v570;
const REAL v676 = v166 * v570;
const REAL v677 = v654 - v676;
const REAL v678 = v98 * v570;
const REAL v679 = v167 * v570;
const REAL v680 = v642 + v679;
const REAL v681 = v101 * v570;
const REAL v682 = v168 * v570;
const REAL v683 = v646 - v682;
const REAL v684 = v100 * v570;
const REAL v685 = v165 * v578;
const REAL v686 = v677 - v685;
const REAL v687 = v98 * v578;
const REAL v688 = v675 + v687;
const REAL v689 = v166 * v578;
const REAL v690 = v674 + v689;
const REAL v691 = v99 * v578;
const REAL v692 = v691 - v678;
const REAL v693 = v167 * v578;
const REAL v694 = v683 - v693;
const REAL v695 = v100 * v578;
const REAL v696 = v681 - v695;
const REAL v697 = v168 * v578;
const REAL v698 = v680 - v697;
const REAL v699 = v101 * v578;
const REAL v700 = v684 + v699;
const REAL v701 = v165 * v586;
const REAL v702 = v698 + v701;
const REAL v703 = v101 * v586;
const REAL v704 = v703 - v688;
const REAL v705 = v166 * v586;
const REAL v706 = v694 + v705;
const REAL v707 = v100 * v586;
const REAL v708 = v692 + v707;
const REAL v709 = v167 * v586;
const REAL v710 = v690 + v709;
const REAL v711 = v99 * v586;
const REAL v712 = v696 + v711;
const REAL v713 = v168 * v586;
const REAL v714 = v686 - v713;
const REAL v715 = v98 * v586;
const REAL v716 = v700 + v715;
const REAL v717 = v103 * v594;
const REAL v718 = v657 + v717;
const REAL v719 = v97 * v594;
const REAL v720 = v94 * v594;
const REAL v721 = v671 + v720;
const REAL v722 = v66 * v594;
const REAL v723 = v103 * v602;
const REAL v724 = v661 + v723;
const REAL v725 = v89 * v602;
const REAL v726 = v719 + v725;
const REAL v727 = v87 * v602;
const REAL v728 = v721 + v727;
const REAL v729 = v66 * v602;
const REAL v730 = v103 * v610;
const REAL v731 = v667 + v730;
const REAL v732 = v80 * v610;
const REAL v733 = v726 + v732;
const REAL v734 = v81 * v610;
const REAL v735 = v728 + v734;
const REAL v736 = v66 * v610;
const REAL v737 = v19 * v656;
const REAL v738 = v19 * v652;
const REAL v739 = v19 * v648;
const REAL v740 = v19 * v644;
const REAL v741 = v193 * v739;
const REAL v742 = v9 * v739;
const REAL v743 = v193 * v543;
const REAL v744 = v22 * v543;
const REAL v745 = v742 + v744;
const REAL v746 = v193 * v740;
const REAL v747 = v8 * v740;
const REAL v748 = v745 - v747;
const REAL v749 = v193 * v550;
const REAL v750 = v23 * v550;
const REAL v751 = v748 - v750;
const REAL v752 = v199 * v740;
const REAL v753 = v7 * v740;
const REAL v754 = v199 * v558;
const REAL v755 = v754 - v749;
const REAL v756 = v23 * v558;
const REAL v757 = v753 + v756;
const REAL v758 = v207 * v738;
const REAL v759 = v741 + v758;
const REAL v760 = v9 * v738;
const REAL v761 = v543 + v669;
const REAL v762 = v207 * v543;
const REAL v763 = v21 * v543;
const REAL v764 = v760 + v763;
const REAL v765 = v197 * v738;
const REAL v766 = v746 + v765;
const REAL v767 = v8 * v738;
const REAL v768 = v550 + v735;
const REAL v769 = v197 * v550;
const REAL v770 = v762 - v769;
const REAL v771 = v21 * v550;
const REAL v772 = v767 + v771;
const REAL v773 = v197 * v739;
const REAL v774 = v752 + v773;
const REAL v775 = v7 * v739;
const REAL v776 = v775 - v772;
const REAL v777 = v197 * v558;
const REAL v778 = v743 + v777;
const REAL v779 = v22 * v558;
const REAL v780 = v776 + v779;
const REAL v781 = v757 - v764;
const REAL v782 = v764 - v757;
const REAL v783 = v170 * v780;
const REAL v784 = v20 * v780;
const REAL v785 = v170 * v737;
const REAL v786 = v32 * v737;
const REAL v787 = v784 + v786;
const REAL v788 = v106 * v780;
const REAL v789 = v770 + v788;
const REAL v790 = v21 * v780;
const REAL v791 = v170 * v782;
const REAL v792 = v789 + v791;
const REAL v793 = v21 * v782;
const REAL v794 = v787 + v793;
const REAL v795 = v170 * v738;
const REAL v796 = v29 * v738;
const REAL v797 = v794 - v796;
const REAL v798 = v170 * v751;
const REAL v799 = v778 + v798;
const REAL v800 = v22 * v751;
const REAL v801 = v797 + v800;
const REAL v802 = v170 * v739;
const REAL v803 = v26 * v739;
const REAL v804 = v801 + v803;
const REAL v805 = REAL(2.0) * v737;
const REAL v806 = v175 * v805;
const REAL v807 = v783 + v806;
const REAL v808 = v20 * v805;
const REAL v809 = REAL(2.0) * v738;
const REAL v810 = v175 * v809;
const REAL v811 = v792 - v810;
const REAL v812 = v21 * v809;
const REAL v813 = v808 - v812;
const REAL v814 = REAL(2.0) * v739;
const REAL v815 = v175 * v814;
const REAL v816 = v799 - v815;
const REAL v817 = v22 * v814;
const REAL v818 = v813 - v817;
const REAL v819 = REAL(2.0) * v740;
const REAL v820 = v175 * v819;
const REAL v821 = v755 - v820;
const REAL v822 = v23 * v819;
const REAL v823 = v818 - v822;
const REAL v824 = v174 * v823;
const REAL v825 = v110 * v823;
const REAL v826 = REAL(2.0) * v825;
const REAL v827 = v66 * v826;
const REAL v828 = v46 * v826;
const REAL v829 = v768 + v828;
const REAL v830 = v169 * v826;
const REAL v831 = v47 * v826;
const REAL v832 = v761 + v831;
const REAL v833 = v169 * v804;
const REAL v834 = v56 * v804;
const REAL v835 = v834 - v832;
const REAL v836 = v102 * v835;
const REAL v837 = v64 * v835;
const REAL v838 = v19 * v716;
const REAL v839 = v19 * v712;
const REAL v840 = v19 * v708;
const REAL v841 = v19 * v704;
const REAL v842 = v140 * v840;
const REAL v843 = v759 + v842;
const REAL v844 = v9 * v840;
const REAL v845 = v140 * v546;
const REAL v846 = v816 + v845;
const REAL v847 = v22 * v546;
const REAL v848 = v844 + v847;
const REAL v849 = v140 * v841;
const REAL v850 = v849 - v766;
const REAL v851 = v8 * v841;
const REAL v852 = v848 + v851;
const REAL v853 = v140 * v554;
const REAL v854 = v821 - v853;
const REAL v855 = v23 * v554;
const REAL v856 = v852 - v855;
const REAL v857 = v129 * v841;
const REAL v858 = v774 + v857;
const REAL v859 = v7 * v841;
const REAL v860 = v129 * v562;
const REAL v861 = v854 - v860;
const REAL v862 = v23 * v562;
const REAL v863 = v859 - v862;
const REAL v864 = v129 * v839;
const REAL v865 = v843 + v864;
const REAL v866 = v9 * v839;
const REAL v867 = v863 + v866;
const REAL v868 = v546 + v733;
const REAL v869 = v129 * v546;
const REAL v870 = v811 + v869;
const REAL v871 = v21 * v546;
const REAL v872 = v867 + v871;
const REAL v873 = v136 * v839;
const REAL v874 = v850 + v873;
const REAL v875 = v8 * v839;
const REAL v876 = v136 * v554;
const REAL v877 = v870 + v876;
const REAL v878 = v21 * v554;
const REAL v879 = v875 + v878;
const REAL v880 = v141 * v840;
const REAL v881 = v858 + v880;
const REAL v882 = v7 * v840;
const REAL v883 = v562 + v829;
const REAL v884 = v141 * v562;
const REAL v885 = v846 + v884;
const REAL v886 = v22 * v562;
const REAL v887 = v882 + v886;
const REAL v888 = v781 + v856;
const REAL v889 = v106 * v888;
const REAL v890 = v807 + v889;
const REAL v891 = v20 * v888;
const REAL v892 = v790 + v891;
const REAL v893 = v740 - v838;
const REAL v894 = v106 * v893;
const REAL v895 = v802 + v894;
const REAL v896 = v26 * v893;
const REAL v897 = v892 + v896;
const REAL v898 = v879 - v887;
const REAL v899 = v887 - v879;
const REAL v900 = v104 * v899;
const REAL v901 = v890 + v900;
const REAL v902 = v20 * v899;
const REAL v903 = v104 * v838;
const REAL v904 = v785 + v903;
const REAL v905 = v32 * v838;
const REAL v906 = v902 + v905;
const REAL v907 = v106 * v898;
const REAL v908 = v885 + v907;
const REAL v909 = v22 * v898;
const REAL v910 = v897 + v909;
const REAL v911 = v840 - v738;
const REAL v912 = v106 * v911;
const REAL v913 = v904 + v912;
const REAL v914 = v32 * v911;
const REAL v915 = v910 + v914;
const REAL v916 = v751 + v872;
const REAL v917 = v106 * v916;
const REAL v918 = v861 + v917;
const REAL v919 = v23 * v916;
const REAL v920 = v915 + v919;
const REAL v921 = v841 - v737;
const REAL v922 = v106 * v921;
const REAL v923 = v922 - v795;
const REAL v924 = v29 * v921;
const REAL v925 = v920 + v924;
const REAL v926 = v104 * v872;
const REAL v927 = v877 + v926;
const REAL v928 = v21 * v872;
const REAL v929 = v906 + v928;
const REAL v930 = v104 * v839;
const REAL v931 = v923 - v930;
const REAL v932 = v29 * v839;
const REAL v933 = v929 - v932;
const REAL v934 = v104 * v856;
const REAL v935 = v908 + v934;
const REAL v936 = v22 * v856;
const REAL v937 = v933 + v936;
const REAL v938 = v104 * v840;
const REAL v939 = v895 + v938;
const REAL v940 = v26 * v840;
const REAL v941 = v937 + v940;
const REAL v942 = REAL(2.0) * v838;
const REAL v943 = v111 * v942;
const REAL v944 = v901 + v943;
const REAL v945 = v20 * v942;
const REAL v946 = REAL(2.0) * v839;
const REAL v947 = v111 * v946;
const REAL v948 = v927 - v947;
const REAL v949 = v21 * v946;
const REAL v950 = v945 - v949;
const REAL v951 = REAL(2.0) * v840;
const REAL v952 = v111 * v951;
const REAL v953 = v935 - v952;
const REAL v954 = v22 * v951;
const REAL v955 = v950 - v954;
const REAL v956 = REAL(2.0) * v841;
const REAL v957 = v111 * v956;
const REAL v958 = v918 + v957;
const REAL v959 = v23 * v956;
const REAL v960 = v955 + v959;
const REAL v961 = v110 * v960;
const REAL v962 = v109 * v960;
const REAL v963 = v824 + v962;
const REAL v964 = v55 * v963;
const REAL v965 = REAL(2.0) * v964;
const REAL v966 = REAL(2.0) * v961;
const REAL v967 = v66 * v966;
const REAL v968 = v45 * v966;
const REAL v969 = v883 + v968;
const REAL v970 = v66 * v925;
const REAL v971 = v833 + v970;
const REAL v972 = v56 * v925;
const REAL v973 = v969 + v972;
const REAL v974 = v103 * v966;
const REAL v975 = v830 + v974;
const REAL v976 = v47 * v966;
const REAL v977 = v868 + v976;
const REAL v978 = v103 * v941;
const REAL v979 = v971 + v978;
const REAL v980 = v56 * v941;
const REAL v981 = v980 - v977;
const REAL v982 = v102 * v981;
const REAL v983 = v63 * v981;
const REAL v984 = v837 + v983;
const REAL v985 = v66 * v984;
const REAL v986 = v973 + v985;
const REAL v987 = v985 + v986;
const REAL v988 = REAL(0.5) * v702;
const REAL v989 = REAL(0.5) * v706;
const REAL v990 = REAL(0.5) * v710;
const REAL v991 = REAL(0.5) * v714;
const REAL v992 = v91 * v718;
const REAL v993 = v979 + v992;
const REAL v994 = v56 * v718;
const REAL v995 = v93 * v660;
const REAL v996 = v993 + v995;
const REAL v997 = v56 * v660;
const REAL v998 = v92 * v722;
const REAL v999 = v996 + v998;
const REAL v1000 = v56 * v722;
const REAL v1001 = v86 * v724;
const REAL v1002 = v999 - v1001;
const REAL v1003 = v56 * v724;
const REAL v1004 = v83 * v666;
const REAL v1005 = v1002 - v1004;
const REAL v1006 = v56 * v666;
const REAL v1007 = v85 * v729;
const REAL v1008 = v1005 + v1007;
const REAL v1009 = v56 * v729;
const REAL v1010 = v997 + v1003;
const REAL v1011 = v997 - v1003;
const REAL v1012 = v23 * v1011;
const REAL v1013 = v953 + v1012;
const REAL v1014 = v22 * v1011;
const REAL v1015 = v958 + v1014;
const REAL v1016 = v994 - v1006;
const REAL v1017 = v21 * v1010;
const REAL v1018 = v944 - v1017;
const REAL v1019 = v20 * v1010;
const REAL v1020 = v948 - v1019;
const REAL v1021 = v77 * v731;
const REAL v1022 = v1008 - v1021;
const REAL v1023 = v56 * v731;
const REAL v1024 = v76 * v672;
const REAL v1025 = v1022 + v1024;
const REAL v1026 = v56 * v672;
const REAL v1027 = v73 * v736;
const REAL v1028 = v1025 - v1027;
const REAL v1029 = v56 * v736;
const REAL v1030 = v1000 - v1023;
const REAL v1031 = v1000 + v1023;
const REAL v1032 = v1026 - v1009;
const REAL v1033 = v1009 + v1026;
const REAL v1034 = v23 * v1030;
const REAL v1035 = v1020 + v1034;
const REAL v1036 = v21 * v1030;
const REAL v1037 = v1015 + v1036;
const REAL v1038 = v22 * v1033;
const REAL v1039 = v1035 + v1038;
const REAL v1040 = v21 * v1033;
const REAL v1041 = v1013 + v1040;
const REAL v1042 = v994 - v1029;
const REAL v1043 = v1006 + v1029;
const REAL v1044 = v22 * v1031;
const REAL v1045 = v1018 + v1044;
const REAL v1046 = v20 * v1031;
const REAL v1047 = v1041 + v1046;
const REAL v1048 = v23 * v1032;
const REAL v1049 = v1045 + v1048;
const REAL v1050 = v20 * v1032;
const REAL v1051 = v1037 + v1050;
const REAL v1052 = -v613;
const REAL v1053 = v66 * v613;
const REAL v1054 = v836 + v1053;
const REAL v1055 = v64 * v613;
const REAL v1056 = v987 + v1055;
const REAL v1057 = -v616;
const REAL v1058 = v66 * v616;
const REAL v1059 = v982 + v1058;
const REAL v1060 = v63 * v616;
const REAL v1061 = v1056 + v1060;
const REAL v1062 = v102 * v1061;
const REAL v1063 = -v1062;
const REAL v1064 = v865 - v1062;
const REAL v1065 = v874 + v1054;
const REAL v1066 = v881 + v1059;
const REAL v1067 = v56 * v1062;
const REAL v1068 = v975 + v1067;
const REAL v1069 = v47 * v1062;
const REAL v1070 = v1028 - v1069;
const REAL v1071 = v56 * v1054;
const REAL v1072 = v827 + v1071;
const REAL v1073 = v46 * v1054;
const REAL v1074 = v1070 + v1073;
const REAL v1075 = v56 * v1059;
const REAL v1076 = v967 + v1075;
const REAL v1077 = v45 * v1059;
const REAL v1078 = v1074 + v1077;
const REAL v1079 = REAL(2.0) * v1078;
const REAL v1080 = v965 + v1079;
const REAL v1081 = v110 * v1080;
const REAL v1082 = v1043 + v1081;
const REAL v1083 = v23 * v1082;
const REAL v1084 = v1051 - v1083;
const REAL v1085 = v1084 - v1083;
const REAL v1086 = v1042 - v1081;
const REAL v1087 = v22 * v1086;
const REAL v1088 = v1047 + v1087;
const REAL v1089 = v1087 + v1088;
const REAL v1090 = v1016 - v1081;
const REAL v1091 = v21 * v1090;
const REAL v1092 = v1039 + v1091;
const REAL v1093 = v1091 + v1092;
const REAL v1094 = v20 * v1081;
const REAL v1095 = v1049 - v1094;
const REAL v1096 = v1095 - v1094;
const REAL v1097 = v26 * v1068;
const REAL v1098 = v1089 + v1097;
const REAL v1099 = v22 * v1068;
const REAL v1100 = v939 + v1099;
const REAL v1101 = v29 * v1068;
const REAL v1102 = v1093 - v1101;
const REAL v1103 = v21 * v1068;
const REAL v1104 = v931 - v1103;
const REAL v1105 = v32 * v1072;
const REAL v1106 = v1102 - v1105;
const REAL v1107 = v21 * v1072;
const REAL v1108 = v913 - v1107;
const REAL v1109 = v26 * v1072;
const REAL v1110 = v1085 + v1109;
const REAL v1111 = v23 * v1072;
const REAL v1112 = v1100 + v1111;
const REAL v1113 = v29 * v1076;
const REAL v1114 = v1110 - v1113;
const REAL v1115 = v23 * v1076;
const REAL v1116 = v1104 - v1115;
const REAL v1117 = v32 * v1076;
const REAL v1118 = v1098 + v1117;
const REAL v1119 = v22 * v1076;
const REAL v1120 = v1108 + v1119;
const REAL v1121 = v32 * v1068;
const REAL v1122 = v1096 - v1121;
const REAL v1123 = v20 * v1068;
const REAL v1124 = v1120 - v1123;
const REAL v1125 = v29 * v1072;
const REAL v1126 = v1122 + v1125;
const REAL v1127 = v20 * v1072;
const REAL v1128 = v1116 + v1127;
const REAL v1129 = v26 * v1076;
const REAL v1130 = v1126 + v1129;
const REAL v1131 = v20 * v1076;
const REAL v1132 = v1112 + v1131;
const REAL v1133 = v1123 - v1120;
const REAL v1134 = v22 * v1133;
const REAL v1135 = v1066 + v1134;
const REAL v1136 = v7 * v1133;
const REAL v1137 = v1118 + v1136;
const REAL v1138 = v21 * v1124;
const REAL v1139 = v1065 + v1138;
const REAL v1140 = v8 * v1124;
const REAL v1141 = v1106 + v1140;
const REAL v1142 = v21 * v1128;
const REAL v1143 = v1064 - v1142;
const REAL v1144 = v9 * v1128;
const REAL v1145 = v1141 - v1144;
const REAL v1146 = v23 * v1128;
const REAL v1147 = v1135 + v1146;
const REAL v1148 = v7 * v1128;
const REAL v1149 = v1114 + v1148;
const REAL v1150 = v23 * v1132;
const REAL v1151 = v1139 - v1150;
const REAL v1152 = v8 * v1132;
const REAL v1153 = v1149 - v1152;
const REAL v1154 = v22 * v1132;
const REAL v1155 = v1143 + v1154;
const REAL v1156 = v9 * v1132;
const REAL v1157 = v1137 + v1156;
const REAL v1158 = v19 * v1153;
const REAL v1159 = v989 + v1158;
const REAL v1160 = v19 * v1157;
const REAL v1161 = v988 + v1160;
const REAL v1162 = v19 * v1145;
const REAL v1163 = v991 + v1162;
const REAL v1164 = v19 * v1130;
const REAL v1165 = v990 + v1164;
o0_t[0][i] = v1059;
o0_t[1][i] = v1054;
o0_t[2][i] = v1063;
o1_t[0][i] = v1165;
o1_t[1][i] = v1163;
o1_t[2][i] = v1161;
o1_t[3][i] = v1159;
o2_t[0][i] = v1147;
o2_t[1][i] = v1151;
o2_t[2][i] = v1155;
o3[2 * i + 0] = STORE(v1057);
o3[2 * i + 1] = STORE(v1052);
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.111101.1110 f64.xxxnnxxxxyyyn>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_body_0(
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
    wp::uint64 i8x_,
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
    wp::uint64 & adj_i8x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 i7_;
    wp::uint64 i8_;
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
    wp::uint64 i8x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa *_wp_args)
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
    wp::uint64 var_i8x_ = _wp_args->i8x_;
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i5x_: wp.uint64, i6x_: wp.uint64, i7x_: wp.uint64, i8x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, o0_, o1_, o2_, o3_, i0x_, i1x_, i2x_, i5x_, i6x_, i7x_, i8x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_o0_, var_o1_, var_o2_, var_o3_, var_i0x_, var_i1x_, var_i2x_, var_i5x_, var_i6x_, var_i7x_, var_i8x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_fe27e557_6cc55caa_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

