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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.101111.1110 f64.xxxnnxxnxyyyn>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_body_0(
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
// i5 = point_gradient_bar2
// i6 = T_position_T_position_block_bar2
// i7 = T_position_point_block_bar2
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
const STORE* const i7_b = (const STORE*)i7_ + first * 18;
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
alignas(64) REAL i5_t[3][64];
alignas(64) REAL i6_t[36][64];
alignas(64) REAL i7_t[18][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + i5_x[b + i] * 3; i5_t[0][i] = REAL(p[0]); i5_t[1][i] = REAL(p[1]); i5_t[2][i] = REAL(p[2]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + i6_x[b + i] * 36; i6_t[0][i] = REAL(p[0]); i6_t[1][i] = REAL(p[1]); i6_t[2][i] = REAL(p[2]); i6_t[3][i] = REAL(p[3]); i6_t[4][i] = REAL(p[4]); i6_t[5][i] = REAL(p[5]); i6_t[6][i] = REAL(p[6]); i6_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + i6_x[b + i] * 36; i6_t[8][i] = REAL(p[8]); i6_t[9][i] = REAL(p[9]); i6_t[10][i] = REAL(p[10]); i6_t[11][i] = REAL(p[11]); i6_t[12][i] = REAL(p[12]); i6_t[13][i] = REAL(p[13]); i6_t[14][i] = REAL(p[14]); i6_t[15][i] = REAL(p[15]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + i6_x[b + i] * 36; i6_t[16][i] = REAL(p[16]); i6_t[17][i] = REAL(p[17]); i6_t[18][i] = REAL(p[18]); i6_t[19][i] = REAL(p[19]); i6_t[20][i] = REAL(p[20]); i6_t[21][i] = REAL(p[21]); i6_t[22][i] = REAL(p[22]); i6_t[23][i] = REAL(p[23]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + i6_x[b + i] * 36; i6_t[24][i] = REAL(p[24]); i6_t[25][i] = REAL(p[25]); i6_t[26][i] = REAL(p[26]); i6_t[27][i] = REAL(p[27]); i6_t[28][i] = REAL(p[28]); i6_t[29][i] = REAL(p[29]); i6_t[30][i] = REAL(p[30]); i6_t[31][i] = REAL(p[31]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + i6_x[b + i] * 36; i6_t[32][i] = REAL(p[32]); i6_t[33][i] = REAL(p[33]); i6_t[34][i] = REAL(p[34]); i6_t[35][i] = REAL(p[35]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * 18; i7_t[0][i] = REAL(p[0]); i7_t[1][i] = REAL(p[1]); i7_t[2][i] = REAL(p[2]); i7_t[3][i] = REAL(p[3]); i7_t[4][i] = REAL(p[4]); i7_t[5][i] = REAL(p[5]); i7_t[6][i] = REAL(p[6]); i7_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * 18; i7_t[8][i] = REAL(p[8]); i7_t[9][i] = REAL(p[9]); i7_t[10][i] = REAL(p[10]); i7_t[11][i] = REAL(p[11]); i7_t[12][i] = REAL(p[12]); i7_t[13][i] = REAL(p[13]); i7_t[14][i] = REAL(p[14]); i7_t[15][i] = REAL(p[15]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * 18; i7_t[16][i] = REAL(p[16]); i7_t[17][i] = REAL(p[17]); }
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
const REAL v292 = i6_t[0][i];
const REAL v293 = i6_t[1][i];
const REAL v294 = i6_t[2][i];
const REAL v295 = i6_t[3][i];
const REAL v296 = i6_t[4][i];
const REAL v297 = i6_t[5][i];
const REAL v298 = i6_t[6][i];
const REAL v299 = i6_t[7][i];
const REAL v300 = i6_t[8][i];
const REAL v301 = i6_t[9][i];
const REAL v302 = i6_t[10][i];
const REAL v303 = i6_t[11][i];
const REAL v304 = i6_t[12][i];
const REAL v305 = i6_t[13][i];
const REAL v306 = i6_t[14][i];
const REAL v307 = i6_t[15][i];
const REAL v308 = i6_t[16][i];
const REAL v309 = i6_t[17][i];
const REAL v310 = i6_t[18][i];
const REAL v311 = i6_t[19][i];
const REAL v312 = i6_t[20][i];
const REAL v313 = i6_t[21][i];
const REAL v314 = i6_t[22][i];
const REAL v315 = i6_t[23][i];
const REAL v316 = i6_t[24][i];
const REAL v317 = i6_t[25][i];
const REAL v318 = i6_t[26][i];
const REAL v319 = i6_t[27][i];
const REAL v320 = i6_t[28][i];
const REAL v321 = i6_t[29][i];
const REAL v322 = i6_t[30][i];
const REAL v323 = i6_t[31][i];
const REAL v324 = i6_t[32][i];
const REAL v325 = i6_t[33][i];
const REAL v326 = i6_t[34][i];
const REAL v327 = i6_t[35][i];
const REAL v328 = i7_t[0][i];
const REAL v329 = i7_t[1][i];
const REAL v330 = i7_t[2][i];
const REAL v331 = i7_t[3][i];
const REAL v332 = i7_t[4][i];
const REAL v333 = i7_t[5][i];
const REAL v334 = i7_t[6][i];
const REAL v335 = i7_t[7][i];
const REAL v336 = i7_t[8][i];
const REAL v337 = i7_t[9][i];
const REAL v338 = i7_t[10][i];
const REAL v339 = i7_t[11][i];
const REAL v340 = i7_t[12][i];
const REAL v341 = i7_t[13][i];
const REAL v342 = i7_t[14][i];
const REAL v343 = i7_t[15][i];
const REAL v344 = i7_t[16][i];
const REAL v345 = i7_t[17][i];
const REAL v346 = i8_t[0][i];
const REAL v347 = i8_t[1][i];
const REAL v348 = i8_t[2][i];
const REAL v349 = i8_t[3][i];
const REAL v350 = i8_t[4][i];
const REAL v351 = i8_t[5][i];
const REAL v352 = i8_t[6][i];
const REAL v353 = i8_t[7][i];
const REAL v354 = i8_t[8][i];
const REAL v355 = v293 + v298;
const REAL v356 = v294 + v304;
const REAL v357 = v300 + v305;
const REAL v358 = v295 + v310;
const REAL v359 = v301 + v311;
const REAL v360 = v307 + v312;
const REAL v361 = v296 + v316;
const REAL v362 = v302 + v317;
const REAL v363 = v308 + v318;
const REAL v364 = v314 + v319;
const REAL v365 = v297 + v322;
const REAL v366 = v303 + v323;
const REAL v367 = v309 + v324;
const REAL v368 = v315 + v325;
const REAL v369 = v321 + v326;
const REAL v370 = v347 + v349;
const REAL v371 = v348 + v352;
const REAL v372 = v351 + v353;
const REAL v373 = v221 * v354;
const REAL v374 = REAL(2.0) * v373;
const REAL v375 = v162 * v354;
const REAL v376 = REAL(2.0) * v375;
const REAL v377 = v221 * v372;
const REAL v378 = v217 * v372;
const REAL v379 = v374 + v378;
const REAL v380 = v162 * v372;
const REAL v381 = v158 * v372;
const REAL v382 = v376 + v381;
const REAL v383 = v217 * v350;
const REAL v384 = v377 + v383;
const REAL v385 = v383 + v384;
const REAL v386 = v158 * v350;
const REAL v387 = v380 + v386;
const REAL v388 = v386 + v387;
const REAL v389 = v221 * v371;
const REAL v390 = v213 * v371;
const REAL v391 = v379 + v390;
const REAL v392 = v162 * v371;
const REAL v393 = v154 * v371;
const REAL v394 = v382 + v393;
const REAL v395 = v217 * v370;
const REAL v396 = v389 + v395;
const REAL v397 = v213 * v370;
const REAL v398 = v385 + v397;
const REAL v399 = v158 * v370;
const REAL v400 = v392 + v399;
const REAL v401 = v154 * v370;
const REAL v402 = v388 + v401;
const REAL v403 = v213 * v346;
const REAL v404 = v396 + v403;
const REAL v405 = v403 + v404;
const REAL v406 = v154 * v346;
const REAL v407 = v400 + v406;
const REAL v408 = v406 + v407;
const REAL v409 = v287 * v345;
const REAL v410 = v391 + v409;
const REAL v411 = v221 * v345;
const REAL v412 = v257 * v345;
const REAL v413 = v394 + v412;
const REAL v414 = v162 * v345;
const REAL v415 = v287 * v344;
const REAL v416 = v398 + v415;
const REAL v417 = v217 * v344;
const REAL v418 = v411 + v417;
const REAL v419 = v257 * v344;
const REAL v420 = v402 + v419;
const REAL v421 = v158 * v344;
const REAL v422 = v414 + v421;
const REAL v423 = v287 * v343;
const REAL v424 = v405 + v423;
const REAL v425 = v213 * v343;
const REAL v426 = v418 + v425;
const REAL v427 = v257 * v343;
const REAL v428 = v408 + v427;
const REAL v429 = v154 * v343;
const REAL v430 = v422 + v429;
const REAL v431 = v280 * v342;
const REAL v432 = v410 + v431;
const REAL v433 = v221 * v342;
const REAL v434 = v250 * v342;
const REAL v435 = v413 + v434;
const REAL v436 = v162 * v342;
const REAL v437 = v280 * v341;
const REAL v438 = v416 + v437;
const REAL v439 = v217 * v341;
const REAL v440 = v433 + v439;
const REAL v441 = v250 * v341;
const REAL v442 = v420 + v441;
const REAL v443 = v158 * v341;
const REAL v444 = v436 + v443;
const REAL v445 = v280 * v340;
const REAL v446 = v424 + v445;
const REAL v447 = v213 * v340;
const REAL v448 = v440 + v447;
const REAL v449 = v250 * v340;
const REAL v450 = v428 + v449;
const REAL v451 = v154 * v340;
const REAL v452 = v444 + v451;
const REAL v453 = v273 * v339;
const REAL v454 = v432 + v453;
const REAL v455 = v221 * v339;
const REAL v456 = v243 * v339;
const REAL v457 = v435 + v456;
const REAL v458 = v162 * v339;
const REAL v459 = v273 * v338;
const REAL v460 = v438 + v459;
const REAL v461 = v217 * v338;
const REAL v462 = v455 + v461;
const REAL v463 = v243 * v338;
const REAL v464 = v442 + v463;
const REAL v465 = v158 * v338;
const REAL v466 = v458 + v465;
const REAL v467 = v273 * v337;
const REAL v468 = v446 + v467;
const REAL v469 = v213 * v337;
const REAL v470 = v462 + v469;
const REAL v471 = v243 * v337;
const REAL v472 = v450 + v471;
const REAL v473 = v154 * v337;
const REAL v474 = v466 + v473;
const REAL v475 = v266 * v336;
const REAL v476 = v454 + v475;
const REAL v477 = v221 * v336;
const REAL v478 = v236 * v336;
const REAL v479 = v457 + v478;
const REAL v480 = v162 * v336;
const REAL v481 = v266 * v335;
const REAL v482 = v460 + v481;
const REAL v483 = v217 * v335;
const REAL v484 = v477 + v483;
const REAL v485 = v236 * v335;
const REAL v486 = v464 + v485;
const REAL v487 = v158 * v335;
const REAL v488 = v480 + v487;
const REAL v489 = v266 * v334;
const REAL v490 = v468 + v489;
const REAL v491 = v213 * v334;
const REAL v492 = v484 + v491;
const REAL v493 = v236 * v334;
const REAL v494 = v472 + v493;
const REAL v495 = v154 * v334;
const REAL v496 = v488 + v495;
const REAL v497 = v263 * v333;
const REAL v498 = v476 + v497;
const REAL v499 = v221 * v333;
const REAL v500 = v233 * v333;
const REAL v501 = v479 + v500;
const REAL v502 = v162 * v333;
const REAL v503 = v263 * v332;
const REAL v504 = v482 + v503;
const REAL v505 = v217 * v332;
const REAL v506 = v499 + v505;
const REAL v507 = v233 * v332;
const REAL v508 = v486 + v507;
const REAL v509 = v158 * v332;
const REAL v510 = v502 + v509;
const REAL v511 = v263 * v331;
const REAL v512 = v490 + v511;
const REAL v513 = v213 * v331;
const REAL v514 = v506 + v513;
const REAL v515 = v233 * v331;
const REAL v516 = v494 + v515;
const REAL v517 = v154 * v331;
const REAL v518 = v510 + v517;
const REAL v519 = v260 * v330;
const REAL v520 = v498 + v519;
const REAL v521 = v221 * v330;
const REAL v522 = v230 * v330;
const REAL v523 = v501 + v522;
const REAL v524 = v162 * v330;
const REAL v525 = v260 * v329;
const REAL v526 = v504 + v525;
const REAL v527 = v217 * v329;
const REAL v528 = v521 + v527;
const REAL v529 = v230 * v329;
const REAL v530 = v508 + v529;
const REAL v531 = v158 * v329;
const REAL v532 = v524 + v531;
const REAL v533 = v260 * v328;
const REAL v534 = v512 + v533;
const REAL v535 = v213 * v328;
const REAL v536 = v528 + v535;
const REAL v537 = v230 * v328;
const REAL v538 = v516 + v537;
const REAL v539 = v154 * v328;
const REAL v540 = v532 + v539;
const REAL v541 = v287 * v327;
const REAL v542 = v426 + v541;
const REAL v543 = v541 + v542;
const REAL v544 = v257 * v327;
const REAL v545 = v430 + v544;
const REAL v546 = v544 + v545;
const REAL v547 = v287 * v369;
const REAL v548 = v448 + v547;
const REAL v549 = v280 * v369;
const REAL v550 = v543 + v549;
const REAL v551 = v257 * v369;
const REAL v552 = v452 + v551;
const REAL v553 = v250 * v369;
const REAL v554 = v546 + v553;
const REAL v555 = v280 * v320;
const REAL v556 = v548 + v555;
const REAL v557 = v555 + v556;
const REAL v558 = v250 * v320;
const REAL v559 = v552 + v558;
const REAL v560 = v558 + v559;
const REAL v561 = v287 * v368;
const REAL v562 = v470 + v561;
const REAL v563 = v273 * v368;
const REAL v564 = v550 + v563;
const REAL v565 = v257 * v368;
const REAL v566 = v474 + v565;
const REAL v567 = v243 * v368;
const REAL v568 = v554 + v567;
const REAL v569 = v280 * v364;
const REAL v570 = v562 + v569;
const REAL v571 = v273 * v364;
const REAL v572 = v557 + v571;
const REAL v573 = v250 * v364;
const REAL v574 = v566 + v573;
const REAL v575 = v243 * v364;
const REAL v576 = v560 + v575;
const REAL v577 = v273 * v313;
const REAL v578 = v570 + v577;
const REAL v579 = v577 + v578;
const REAL v580 = v243 * v313;
const REAL v581 = v574 + v580;
const REAL v582 = v580 + v581;
const REAL v583 = v287 * v367;
const REAL v584 = v492 + v583;
const REAL v585 = v266 * v367;
const REAL v586 = v564 + v585;
const REAL v587 = v257 * v367;
const REAL v588 = v496 + v587;
const REAL v589 = v236 * v367;
const REAL v590 = v568 + v589;
const REAL v591 = v280 * v363;
const REAL v592 = v584 + v591;
const REAL v593 = v266 * v363;
const REAL v594 = v572 + v593;
const REAL v595 = v250 * v363;
const REAL v596 = v588 + v595;
const REAL v597 = v236 * v363;
const REAL v598 = v576 + v597;
const REAL v599 = v273 * v360;
const REAL v600 = v592 + v599;
const REAL v601 = v266 * v360;
const REAL v602 = v579 + v601;
const REAL v603 = v243 * v360;
const REAL v604 = v596 + v603;
const REAL v605 = v236 * v360;
const REAL v606 = v582 + v605;
const REAL v607 = v266 * v306;
const REAL v608 = v600 + v607;
const REAL v609 = v607 + v608;
const REAL v610 = v236 * v306;
const REAL v611 = v604 + v610;
const REAL v612 = v610 + v611;
const REAL v613 = v287 * v366;
const REAL v614 = v514 + v613;
const REAL v615 = v263 * v366;
const REAL v616 = v586 + v615;
const REAL v617 = v257 * v366;
const REAL v618 = v518 + v617;
const REAL v619 = v233 * v366;
const REAL v620 = v590 + v619;
const REAL v621 = v280 * v362;
const REAL v622 = v614 + v621;
const REAL v623 = v263 * v362;
const REAL v624 = v594 + v623;
const REAL v625 = v250 * v362;
const REAL v626 = v618 + v625;
const REAL v627 = v233 * v362;
const REAL v628 = v598 + v627;
const REAL v629 = v273 * v359;
const REAL v630 = v622 + v629;
const REAL v631 = v263 * v359;
const REAL v632 = v602 + v631;
const REAL v633 = v243 * v359;
const REAL v634 = v626 + v633;
const REAL v635 = v233 * v359;
const REAL v636 = v606 + v635;
const REAL v637 = v266 * v357;
const REAL v638 = v630 + v637;
const REAL v639 = v263 * v357;
const REAL v640 = v609 + v639;
const REAL v641 = v236 * v357;
const REAL v642 = v634 + v641;
const REAL v643 = v233 * v357;
const REAL v644 = v612 + v643;
const REAL v645 = v263 * v299;
const REAL v646 = v638 + v645;
const REAL v647 = v645 + v646;
const REAL v648 = v233 * v299;
const REAL v649 = v642 + v648;
const REAL v650 = v648 + v649;
const REAL v651 = v287 * v365;
const REAL v652 = v536 + v651;
const REAL v653 = v260 * v365;
const REAL v654 = v616 + v653;
const REAL v655 = v257 * v365;
const REAL v656 = v540 + v655;
const REAL v657 = v230 * v365;
const REAL v658 = v620 + v657;
const REAL v659 = v280 * v361;
const REAL v660 = v652 + v659;
const REAL v661 = v260 * v361;
const REAL v662 = v624 + v661;
const REAL v663 = v250 * v361;
const REAL v664 = v656 + v663;
const REAL v665 = v230 * v361;
const REAL v666 = v628 + v665;
const REAL v667 = v273 * v358;
const REAL v668 = v660 + v667;
const REAL v669 = v260 * v358;
const REAL v670 = v632 + v669;
const REAL v671 = v243 * v358;
const REAL v672 = v664 + v671;
const REAL v673 = v230 * v358;
const REAL v674 = v636 + v673;
const REAL v675 = v266 * v356;
const REAL v676 = v668 + v675;
const REAL v677 = v260 * v356;
const REAL v678 = v640 + v677;
const REAL v679 = v236 * v356;
const REAL v680 = v672 + v679;
const REAL v681 = v230 * v356;
const REAL v682 = v644 + v681;
const REAL v683 = v263 * v355;
const REAL v684 = v676 + v683;
const REAL v685 = v260 * v355;
const REAL v686 = v647 + v685;
const REAL v687 = v233 * v355;
const REAL v688 = v680 + v687;
const REAL v689 = v230 * v355;
const REAL v690 = v650 + v689;
const REAL v691 = v260 * v292;
const REAL v692 = v684 + v691;
const REAL v693 = v691 + v692;
const REAL v694 = v230 * v292;
const REAL v695 = v688 + v694;
const REAL v696 = v694 + v695;
const REAL v697 = v221 * v291;
const REAL v698 = v70 * v291;
const REAL v699 = v520 + v698;
const REAL v700 = v162 * v291;
const REAL v701 = v68 * v291;
const REAL v702 = v523 + v701;
const REAL v703 = v217 * v290;
const REAL v704 = v697 + v703;
const REAL v705 = v70 * v290;
const REAL v706 = v526 + v705;
const REAL v707 = v158 * v290;
const REAL v708 = v700 + v707;
const REAL v709 = v68 * v290;
const REAL v710 = v530 + v709;
const REAL v711 = v213 * v289;
const REAL v712 = v704 + v711;
const REAL v713 = v70 * v289;
const REAL v714 = v534 + v713;
const REAL v715 = v154 * v289;
const REAL v716 = v708 + v715;
const REAL v717 = v68 * v289;
const REAL v718 = v538 + v717;
const REAL v719 = v70 * v288;
const REAL v720 = v712 + v719;
const REAL v721 = v719 + v720;
const REAL v722 = v68 * v288;
const REAL v723 = v716 + v722;
const REAL v724 = v722 + v723;
const REAL v725 = v224 * v654;
const REAL v726 = v99 * v654;
const REAL v727 = v225 * v654;
const REAL v728 = v98 * v654;
const REAL v729 = v226 * v654;
const REAL v730 = v101 * v654;
const REAL v731 = v227 * v654;
const REAL v732 = v100 * v654;
const REAL v733 = v224 * v662;
const REAL v734 = v733 - v727;
const REAL v735 = v98 * v662;
const REAL v736 = v726 + v735;
const REAL v737 = v225 * v662;
const REAL v738 = v725 + v737;
const REAL v739 = v99 * v662;
const REAL v740 = v739 - v728;
const REAL v741 = v226 * v662;
const REAL v742 = v731 + v741;
const REAL v743 = v100 * v662;
const REAL v744 = v730 - v743;
const REAL v745 = v227 * v662;
const REAL v746 = v729 - v745;
const REAL v747 = v101 * v662;
const REAL v748 = v732 + v747;
const REAL v749 = v224 * v670;
const REAL v750 = v746 - v749;
const REAL v751 = v101 * v670;
const REAL v752 = v736 - v751;
const REAL v753 = v225 * v670;
const REAL v754 = v753 - v742;
const REAL v755 = v100 * v670;
const REAL v756 = v740 + v755;
const REAL v757 = v226 * v670;
const REAL v758 = v738 + v757;
const REAL v759 = v99 * v670;
const REAL v760 = v744 + v759;
const REAL v761 = v227 * v670;
const REAL v762 = v734 - v761;
const REAL v763 = v98 * v670;
const REAL v764 = v748 + v763;
const REAL v765 = v169 * v678;
const REAL v766 = v97 * v678;
const REAL v767 = v95 * v678;
const REAL v768 = v66 * v678;
const REAL v769 = v169 * v686;
const REAL v770 = v89 * v686;
const REAL v771 = v766 + v770;
const REAL v772 = v90 * v686;
const REAL v773 = v767 + v772;
const REAL v774 = v66 * v686;
const REAL v775 = v169 * v693;
const REAL v776 = v80 * v693;
const REAL v777 = v771 + v776;
const REAL v778 = v79 * v693;
const REAL v779 = v773 + v778;
const REAL v780 = v66 * v693;
const REAL v781 = v165 * v658;
const REAL v782 = v758 - v781;
const REAL v783 = v99 * v658;
const REAL v784 = v166 * v658;
const REAL v785 = v762 - v784;
const REAL v786 = v98 * v658;
const REAL v787 = v167 * v658;
const REAL v788 = v750 + v787;
const REAL v789 = v101 * v658;
const REAL v790 = v168 * v658;
const REAL v791 = v754 - v790;
const REAL v792 = v100 * v658;
const REAL v793 = v165 * v666;
const REAL v794 = v785 - v793;
const REAL v795 = v98 * v666;
const REAL v796 = v783 + v795;
const REAL v797 = v166 * v666;
const REAL v798 = v782 + v797;
const REAL v799 = v99 * v666;
const REAL v800 = v799 - v786;
const REAL v801 = v167 * v666;
const REAL v802 = v791 - v801;
const REAL v803 = v100 * v666;
const REAL v804 = v789 - v803;
const REAL v805 = v168 * v666;
const REAL v806 = v788 - v805;
const REAL v807 = v101 * v666;
const REAL v808 = v792 + v807;
const REAL v809 = v165 * v674;
const REAL v810 = v806 + v809;
const REAL v811 = v101 * v674;
const REAL v812 = v811 - v796;
const REAL v813 = v166 * v674;
const REAL v814 = v802 + v813;
const REAL v815 = v100 * v674;
const REAL v816 = v800 + v815;
const REAL v817 = v167 * v674;
const REAL v818 = v798 + v817;
const REAL v819 = v99 * v674;
const REAL v820 = v804 + v819;
const REAL v821 = v168 * v674;
const REAL v822 = v794 - v821;
const REAL v823 = v98 * v674;
const REAL v824 = v808 + v823;
const REAL v825 = v103 * v682;
const REAL v826 = v765 + v825;
const REAL v827 = v97 * v682;
const REAL v828 = v94 * v682;
const REAL v829 = v779 + v828;
const REAL v830 = v66 * v682;
const REAL v831 = v103 * v690;
const REAL v832 = v769 + v831;
const REAL v833 = v89 * v690;
const REAL v834 = v827 + v833;
const REAL v835 = v87 * v690;
const REAL v836 = v829 + v835;
const REAL v837 = v66 * v690;
const REAL v838 = v103 * v696;
const REAL v839 = v775 + v838;
const REAL v840 = v80 * v696;
const REAL v841 = v834 + v840;
const REAL v842 = v81 * v696;
const REAL v843 = v836 + v842;
const REAL v844 = v66 * v696;
const REAL v845 = v19 * v764;
const REAL v846 = v19 * v760;
const REAL v847 = v19 * v756;
const REAL v848 = v19 * v752;
const REAL v849 = v193 * v847;
const REAL v850 = v9 * v847;
const REAL v851 = v193 * v699;
const REAL v852 = v22 * v699;
const REAL v853 = v850 + v852;
const REAL v854 = v193 * v848;
const REAL v855 = v8 * v848;
const REAL v856 = v853 - v855;
const REAL v857 = v193 * v706;
const REAL v858 = v23 * v706;
const REAL v859 = v856 - v858;
const REAL v860 = v199 * v848;
const REAL v861 = v7 * v848;
const REAL v862 = v199 * v714;
const REAL v863 = v862 - v857;
const REAL v864 = v23 * v714;
const REAL v865 = v861 + v864;
const REAL v866 = v207 * v846;
const REAL v867 = v849 + v866;
const REAL v868 = v9 * v846;
const REAL v869 = v699 + v777;
const REAL v870 = v207 * v699;
const REAL v871 = v21 * v699;
const REAL v872 = v868 + v871;
const REAL v873 = v197 * v846;
const REAL v874 = v854 + v873;
const REAL v875 = v8 * v846;
const REAL v876 = v706 + v843;
const REAL v877 = v197 * v706;
const REAL v878 = v870 - v877;
const REAL v879 = v21 * v706;
const REAL v880 = v875 + v879;
const REAL v881 = v197 * v847;
const REAL v882 = v860 + v881;
const REAL v883 = v7 * v847;
const REAL v884 = v883 - v880;
const REAL v885 = v197 * v714;
const REAL v886 = v851 + v885;
const REAL v887 = v22 * v714;
const REAL v888 = v884 + v887;
const REAL v889 = v865 - v872;
const REAL v890 = v872 - v865;
const REAL v891 = v170 * v888;
const REAL v892 = v20 * v888;
const REAL v893 = v170 * v845;
const REAL v894 = v32 * v845;
const REAL v895 = v892 + v894;
const REAL v896 = v106 * v888;
const REAL v897 = v878 + v896;
const REAL v898 = v21 * v888;
const REAL v899 = v170 * v890;
const REAL v900 = v897 + v899;
const REAL v901 = v21 * v890;
const REAL v902 = v895 + v901;
const REAL v903 = v170 * v846;
const REAL v904 = v29 * v846;
const REAL v905 = v902 - v904;
const REAL v906 = v170 * v859;
const REAL v907 = v886 + v906;
const REAL v908 = v22 * v859;
const REAL v909 = v905 + v908;
const REAL v910 = v170 * v847;
const REAL v911 = v26 * v847;
const REAL v912 = v909 + v911;
const REAL v913 = REAL(2.0) * v845;
const REAL v914 = v175 * v913;
const REAL v915 = v891 + v914;
const REAL v916 = v20 * v913;
const REAL v917 = REAL(2.0) * v846;
const REAL v918 = v175 * v917;
const REAL v919 = v900 - v918;
const REAL v920 = v21 * v917;
const REAL v921 = v916 - v920;
const REAL v922 = REAL(2.0) * v847;
const REAL v923 = v175 * v922;
const REAL v924 = v907 - v923;
const REAL v925 = v22 * v922;
const REAL v926 = v921 - v925;
const REAL v927 = REAL(2.0) * v848;
const REAL v928 = v175 * v927;
const REAL v929 = v863 - v928;
const REAL v930 = v23 * v927;
const REAL v931 = v926 - v930;
const REAL v932 = v174 * v931;
const REAL v933 = v110 * v931;
const REAL v934 = REAL(2.0) * v933;
const REAL v935 = v66 * v934;
const REAL v936 = v46 * v934;
const REAL v937 = v876 + v936;
const REAL v938 = v169 * v934;
const REAL v939 = v47 * v934;
const REAL v940 = v869 + v939;
const REAL v941 = v169 * v912;
const REAL v942 = v56 * v912;
const REAL v943 = v942 - v940;
const REAL v944 = v102 * v943;
const REAL v945 = v64 * v943;
const REAL v946 = v19 * v824;
const REAL v947 = v19 * v820;
const REAL v948 = v19 * v816;
const REAL v949 = v19 * v812;
const REAL v950 = v140 * v948;
const REAL v951 = v867 + v950;
const REAL v952 = v9 * v948;
const REAL v953 = v140 * v702;
const REAL v954 = v924 + v953;
const REAL v955 = v22 * v702;
const REAL v956 = v952 + v955;
const REAL v957 = v140 * v949;
const REAL v958 = v957 - v874;
const REAL v959 = v8 * v949;
const REAL v960 = v956 + v959;
const REAL v961 = v140 * v710;
const REAL v962 = v929 - v961;
const REAL v963 = v23 * v710;
const REAL v964 = v960 - v963;
const REAL v965 = v129 * v949;
const REAL v966 = v882 + v965;
const REAL v967 = v7 * v949;
const REAL v968 = v129 * v718;
const REAL v969 = v962 - v968;
const REAL v970 = v23 * v718;
const REAL v971 = v967 - v970;
const REAL v972 = v129 * v947;
const REAL v973 = v951 + v972;
const REAL v974 = v9 * v947;
const REAL v975 = v971 + v974;
const REAL v976 = v702 + v841;
const REAL v977 = v129 * v702;
const REAL v978 = v919 + v977;
const REAL v979 = v21 * v702;
const REAL v980 = v975 + v979;
const REAL v981 = v136 * v947;
const REAL v982 = v958 + v981;
const REAL v983 = v8 * v947;
const REAL v984 = v136 * v710;
const REAL v985 = v978 + v984;
const REAL v986 = v21 * v710;
const REAL v987 = v983 + v986;
const REAL v988 = v141 * v948;
const REAL v989 = v966 + v988;
const REAL v990 = v7 * v948;
const REAL v991 = v718 + v937;
const REAL v992 = v141 * v718;
const REAL v993 = v954 + v992;
const REAL v994 = v22 * v718;
const REAL v995 = v990 + v994;
const REAL v996 = v889 + v964;
const REAL v997 = v106 * v996;
const REAL v998 = v915 + v997;
const REAL v999 = v20 * v996;
const REAL v1000 = v898 + v999;
const REAL v1001 = v848 - v946;
const REAL v1002 = v106 * v1001;
const REAL v1003 = v910 + v1002;
const REAL v1004 = v26 * v1001;
const REAL v1005 = v1000 + v1004;
const REAL v1006 = v987 - v995;
const REAL v1007 = v995 - v987;
const REAL v1008 = v104 * v1007;
const REAL v1009 = v998 + v1008;
const REAL v1010 = v20 * v1007;
const REAL v1011 = v104 * v946;
const REAL v1012 = v893 + v1011;
const REAL v1013 = v32 * v946;
const REAL v1014 = v1010 + v1013;
const REAL v1015 = v106 * v1006;
const REAL v1016 = v993 + v1015;
const REAL v1017 = v22 * v1006;
const REAL v1018 = v1005 + v1017;
const REAL v1019 = v948 - v846;
const REAL v1020 = v106 * v1019;
const REAL v1021 = v1012 + v1020;
const REAL v1022 = v32 * v1019;
const REAL v1023 = v1018 + v1022;
const REAL v1024 = v859 + v980;
const REAL v1025 = v106 * v1024;
const REAL v1026 = v969 + v1025;
const REAL v1027 = v23 * v1024;
const REAL v1028 = v1023 + v1027;
const REAL v1029 = v949 - v845;
const REAL v1030 = v106 * v1029;
const REAL v1031 = v1030 - v903;
const REAL v1032 = v29 * v1029;
const REAL v1033 = v1028 + v1032;
const REAL v1034 = v104 * v980;
const REAL v1035 = v985 + v1034;
const REAL v1036 = v21 * v980;
const REAL v1037 = v1014 + v1036;
const REAL v1038 = v104 * v947;
const REAL v1039 = v1031 - v1038;
const REAL v1040 = v29 * v947;
const REAL v1041 = v1037 - v1040;
const REAL v1042 = v104 * v964;
const REAL v1043 = v1016 + v1042;
const REAL v1044 = v22 * v964;
const REAL v1045 = v1041 + v1044;
const REAL v1046 = v104 * v948;
const REAL v1047 = v1003 + v1046;
const REAL v1048 = v26 * v948;
const REAL v1049 = v1045 + v1048;
const REAL v1050 = REAL(2.0) * v946;
const REAL v1051 = v111 * v1050;
const REAL v1052 = v1009 + v1051;
const REAL v1053 = v20 * v1050;
const REAL v1054 = REAL(2.0) * v947;
const REAL v1055 = v111 * v1054;
const REAL v1056 = v1035 - v1055;
const REAL v1057 = v21 * v1054;
const REAL v1058 = v1053 - v1057;
const REAL v1059 = REAL(2.0) * v948;
const REAL v1060 = v111 * v1059;
const REAL v1061 = v1043 - v1060;
const REAL v1062 = v22 * v1059;
const REAL v1063 = v1058 - v1062;
const REAL v1064 = REAL(2.0) * v949;
const REAL v1065 = v111 * v1064;
const REAL v1066 = v1026 + v1065;
const REAL v1067 = v23 * v1064;
const REAL v1068 = v1063 + v1067;
const REAL v1069 = v110 * v1068;
const REAL v1070 = v109 * v1068;
const REAL v1071 = v932 + v1070;
const REAL v1072 = v55 * v1071;
const REAL v1073 = REAL(2.0) * v1072;
const REAL v1074 = REAL(2.0) * v1069;
const REAL v1075 = v66 * v1074;
const REAL v1076 = v45 * v1074;
const REAL v1077 = v991 + v1076;
const REAL v1078 = v66 * v1033;
const REAL v1079 = v941 + v1078;
const REAL v1080 = v56 * v1033;
const REAL v1081 = v1077 + v1080;
const REAL v1082 = v103 * v1074;
const REAL v1083 = v938 + v1082;
const REAL v1084 = v47 * v1074;
const REAL v1085 = v976 + v1084;
const REAL v1086 = v103 * v1049;
const REAL v1087 = v1079 + v1086;
const REAL v1088 = v56 * v1049;
const REAL v1089 = v1088 - v1085;
const REAL v1090 = v102 * v1089;
const REAL v1091 = v63 * v1089;
const REAL v1092 = v945 + v1091;
const REAL v1093 = v66 * v1092;
const REAL v1094 = v1081 + v1093;
const REAL v1095 = v1093 + v1094;
const REAL v1096 = REAL(0.5) * v810;
const REAL v1097 = REAL(0.5) * v814;
const REAL v1098 = REAL(0.5) * v818;
const REAL v1099 = REAL(0.5) * v822;
const REAL v1100 = v91 * v826;
const REAL v1101 = v1087 + v1100;
const REAL v1102 = v56 * v826;
const REAL v1103 = v93 * v768;
const REAL v1104 = v1101 + v1103;
const REAL v1105 = v56 * v768;
const REAL v1106 = v92 * v830;
const REAL v1107 = v1104 + v1106;
const REAL v1108 = v56 * v830;
const REAL v1109 = v86 * v832;
const REAL v1110 = v1107 - v1109;
const REAL v1111 = v56 * v832;
const REAL v1112 = v83 * v774;
const REAL v1113 = v1110 - v1112;
const REAL v1114 = v56 * v774;
const REAL v1115 = v85 * v837;
const REAL v1116 = v1113 + v1115;
const REAL v1117 = v56 * v837;
const REAL v1118 = v1105 + v1111;
const REAL v1119 = v1105 - v1111;
const REAL v1120 = v23 * v1119;
const REAL v1121 = v1061 + v1120;
const REAL v1122 = v22 * v1119;
const REAL v1123 = v1066 + v1122;
const REAL v1124 = v1102 - v1114;
const REAL v1125 = v21 * v1118;
const REAL v1126 = v1052 - v1125;
const REAL v1127 = v20 * v1118;
const REAL v1128 = v1056 - v1127;
const REAL v1129 = v77 * v839;
const REAL v1130 = v1116 - v1129;
const REAL v1131 = v56 * v839;
const REAL v1132 = v76 * v780;
const REAL v1133 = v1130 + v1132;
const REAL v1134 = v56 * v780;
const REAL v1135 = v73 * v844;
const REAL v1136 = v1133 - v1135;
const REAL v1137 = v56 * v844;
const REAL v1138 = v1108 - v1131;
const REAL v1139 = v1108 + v1131;
const REAL v1140 = v1134 - v1117;
const REAL v1141 = v1117 + v1134;
const REAL v1142 = v23 * v1138;
const REAL v1143 = v1128 + v1142;
const REAL v1144 = v21 * v1138;
const REAL v1145 = v1123 + v1144;
const REAL v1146 = v22 * v1141;
const REAL v1147 = v1143 + v1146;
const REAL v1148 = v21 * v1141;
const REAL v1149 = v1121 + v1148;
const REAL v1150 = v1102 - v1137;
const REAL v1151 = v1114 + v1137;
const REAL v1152 = v22 * v1139;
const REAL v1153 = v1126 + v1152;
const REAL v1154 = v20 * v1139;
const REAL v1155 = v1149 + v1154;
const REAL v1156 = v23 * v1140;
const REAL v1157 = v1153 + v1156;
const REAL v1158 = v20 * v1140;
const REAL v1159 = v1145 + v1158;
const REAL v1160 = -v721;
const REAL v1161 = v66 * v721;
const REAL v1162 = v944 + v1161;
const REAL v1163 = v64 * v721;
const REAL v1164 = v1095 + v1163;
const REAL v1165 = -v724;
const REAL v1166 = v66 * v724;
const REAL v1167 = v1090 + v1166;
const REAL v1168 = v63 * v724;
const REAL v1169 = v1164 + v1168;
const REAL v1170 = v102 * v1169;
const REAL v1171 = -v1170;
const REAL v1172 = v973 - v1170;
const REAL v1173 = v982 + v1162;
const REAL v1174 = v989 + v1167;
const REAL v1175 = v56 * v1170;
const REAL v1176 = v1083 + v1175;
const REAL v1177 = v47 * v1170;
const REAL v1178 = v1136 - v1177;
const REAL v1179 = v56 * v1162;
const REAL v1180 = v935 + v1179;
const REAL v1181 = v46 * v1162;
const REAL v1182 = v1178 + v1181;
const REAL v1183 = v56 * v1167;
const REAL v1184 = v1075 + v1183;
const REAL v1185 = v45 * v1167;
const REAL v1186 = v1182 + v1185;
const REAL v1187 = REAL(2.0) * v1186;
const REAL v1188 = v1073 + v1187;
const REAL v1189 = v110 * v1188;
const REAL v1190 = v1151 + v1189;
const REAL v1191 = v23 * v1190;
const REAL v1192 = v1159 - v1191;
const REAL v1193 = v1192 - v1191;
const REAL v1194 = v1150 - v1189;
const REAL v1195 = v22 * v1194;
const REAL v1196 = v1155 + v1195;
const REAL v1197 = v1195 + v1196;
const REAL v1198 = v1124 - v1189;
const REAL v1199 = v21 * v1198;
const REAL v1200 = v1147 + v1199;
const REAL v1201 = v1199 + v1200;
const REAL v1202 = v20 * v1189;
const REAL v1203 = v1157 - v1202;
const REAL v1204 = v1203 - v1202;
const REAL v1205 = v26 * v1176;
const REAL v1206 = v1197 + v1205;
const REAL v1207 = v22 * v1176;
const REAL v1208 = v1047 + v1207;
const REAL v1209 = v29 * v1176;
const REAL v1210 = v1201 - v1209;
const REAL v1211 = v21 * v1176;
const REAL v1212 = v1039 - v1211;
const REAL v1213 = v32 * v1180;
const REAL v1214 = v1210 - v1213;
const REAL v1215 = v21 * v1180;
const REAL v1216 = v1021 - v1215;
const REAL v1217 = v26 * v1180;
const REAL v1218 = v1193 + v1217;
const REAL v1219 = v23 * v1180;
const REAL v1220 = v1208 + v1219;
const REAL v1221 = v29 * v1184;
const REAL v1222 = v1218 - v1221;
const REAL v1223 = v23 * v1184;
const REAL v1224 = v1212 - v1223;
const REAL v1225 = v32 * v1184;
const REAL v1226 = v1206 + v1225;
const REAL v1227 = v22 * v1184;
const REAL v1228 = v1216 + v1227;
const REAL v1229 = v32 * v1176;
const REAL v1230 = v1204 - v1229;
const REAL v1231 = v20 * v1176;
const REAL v1232 = v1228 - v1231;
const REAL v1233 = v29 * v1180;
const REAL v1234 = v1230 + v1233;
const REAL v1235 = v20 * v1180;
const REAL v1236 = v1224 + v1235;
const REAL v1237 = v26 * v1184;
const REAL v1238 = v1234 + v1237;
const REAL v1239 = v20 * v1184;
const REAL v1240 = v1220 + v1239;
const REAL v1241 = v1231 - v1228;
const REAL v1242 = v22 * v1241;
const REAL v1243 = v1174 + v1242;
const REAL v1244 = v7 * v1241;
const REAL v1245 = v1226 + v1244;
const REAL v1246 = v21 * v1232;
const REAL v1247 = v1173 + v1246;
const REAL v1248 = v8 * v1232;
const REAL v1249 = v1214 + v1248;
const REAL v1250 = v21 * v1236;
const REAL v1251 = v1172 - v1250;
const REAL v1252 = v9 * v1236;
const REAL v1253 = v1249 - v1252;
const REAL v1254 = v23 * v1236;
const REAL v1255 = v1243 + v1254;
const REAL v1256 = v7 * v1236;
const REAL v1257 = v1222 + v1256;
const REAL v1258 = v23 * v1240;
const REAL v1259 = v1247 - v1258;
const REAL v1260 = v8 * v1240;
const REAL v1261 = v1257 - v1260;
const REAL v1262 = v22 * v1240;
const REAL v1263 = v1251 + v1262;
const REAL v1264 = v9 * v1240;
const REAL v1265 = v1245 + v1264;
const REAL v1266 = v19 * v1261;
const REAL v1267 = v1097 + v1266;
const REAL v1268 = v19 * v1265;
const REAL v1269 = v1096 + v1268;
const REAL v1270 = v19 * v1253;
const REAL v1271 = v1099 + v1270;
const REAL v1272 = v19 * v1238;
const REAL v1273 = v1098 + v1272;
o0_t[0][i] = v1167;
o0_t[1][i] = v1162;
o0_t[2][i] = v1171;
o1_t[0][i] = v1273;
o1_t[1][i] = v1271;
o1_t[2][i] = v1269;
o1_t[3][i] = v1267;
o2_t[0][i] = v1255;
o2_t[1][i] = v1259;
o2_t[2][i] = v1263;
o3[2 * i + 0] = STORE(v1165);
o3[2 * i + 1] = STORE(v1160);
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.101111.1110 f64.xxxnnxxnxyyyn>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_body_0(
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
    wp::uint64 & adj_i8x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4 {
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
    wp::uint64 i8x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4 *_wp_args)
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i5x_: wp.uint64, i6x_: wp.uint64, i8x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, o0_, o1_, o2_, o3_, i0x_, i1x_, i2x_, i5x_, i6x_, i8x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_o0_, var_o1_, var_o2_, var_o3_, var_i0x_, var_i1x_, var_i2x_, var_i5x_, var_i6x_, var_i8x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_cf6e3d88_5856edc4_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

