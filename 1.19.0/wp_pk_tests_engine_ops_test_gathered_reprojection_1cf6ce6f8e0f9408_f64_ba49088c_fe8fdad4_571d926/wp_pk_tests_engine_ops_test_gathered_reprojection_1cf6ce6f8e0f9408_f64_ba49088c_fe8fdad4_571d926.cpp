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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v1111.1.1110>v1111.1011.1110 f64.xxxnxxnyyyn>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_body_0(
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
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i4x_,
    wp::uint64 i5x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 bounds_,
    wp::int64 parts)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = result_bar
// i4 = T_position_bar_bar2
// i5 = point_bar_bar2
// i6 = pixel_bar_bar2
// o0 = T_position_bar2
// o1 = T_quaternion_bar2
// o2 = point_bar2
// o3 = result_bar_bar2
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
const STORE* const i4_b = (const STORE*)i4_;
const long long* const i4_x = (const long long*)i4x_ + first;
const STORE* const i5_b = (const STORE*)i5_;
const long long* const i5_x = (const long long*)i5x_ + first;
const STORE* const i6_b = (const STORE*)i6_ + first * 2;
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
alignas(64) REAL i4_t[3][64];
alignas(64) REAL i5_t[3][64];
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + i4_x[b + i] * 3; i4_t[0][i] = REAL(p[0]); i4_t[1][i] = REAL(p[1]); i4_t[2][i] = REAL(p[2]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + i5_x[b + i] * 3; i5_t[0][i] = REAL(p[0]); i5_t[1][i] = REAL(p[1]); i5_t[2][i] = REAL(p[2]); }
const STORE* __restrict i6 = i6_b + b * 2;
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
const REAL v10 = PK_ABS(v3);
const REAL v11 = PK_ABS(v4);
const REAL v12 = PK_ABS(v5);
const REAL v13 = PK_ABS(v6);
const REAL v14 = v10 < v11 ? v11 : v10;
const REAL v15 = v14 < v12 ? v12 : v14;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = PK_UNSCALE(v16);
const REAL v18 = v3 * v17;
const REAL v19 = v4 * v17;
const REAL v20 = v5 * v17;
const REAL v21 = v6 * v17;
const REAL v22 = v9 * v20;
const REAL v23 = v8 * v21;
const REAL v24 = v22 - v23;
const REAL v25 = v7 * v21;
const REAL v26 = v9 * v19;
const REAL v27 = v25 - v26;
const REAL v28 = v8 * v19;
const REAL v29 = v7 * v20;
const REAL v30 = v28 - v29;
const REAL v31 = v18 * v24;
const REAL v32 = v18 * v27;
const REAL v33 = v18 * v30;
const REAL v34 = v20 * v30;
const REAL v35 = v21 * v27;
const REAL v36 = v34 - v35;
const REAL v37 = v21 * v24;
const REAL v38 = v19 * v30;
const REAL v39 = v37 - v38;
const REAL v40 = v19 * v27;
const REAL v41 = v20 * v24;
const REAL v42 = v40 - v41;
const REAL v43 = v31 + v36;
const REAL v44 = v32 + v39;
const REAL v45 = v33 + v42;
const REAL v46 = v18 * v18;
const REAL v47 = v19 * v19;
const REAL v48 = v46 + v47;
const REAL v49 = v20 * v20;
const REAL v50 = v48 + v49;
const REAL v51 = v21 * v21;
const REAL v52 = v50 + v51;
const REAL v53 = REAL(1) / v52;
const REAL v54 = REAL(2.0) * v53;
const REAL v55 = v43 * v54;
const REAL v56 = v44 * v54;
const REAL v57 = v45 * v54;
const REAL v58 = v7 + v55;
const REAL v59 = v8 + v56;
const REAL v60 = v9 + v57;
const REAL v61 = v0 + v58;
const REAL v62 = v1 + v59;
const REAL v63 = v2 + v60;
const REAL v64 = REAL(1) / v63;
const REAL v65 = REAL(i3[2 * i + 0]);
const REAL v66 = REAL(i3[2 * i + 1]);
const REAL v67 = v64 * v66;
const REAL v68 = v62 * v66;
const REAL v69 = v64 * v65;
const REAL v70 = v61 * v65;
const REAL v71 = v68 + v70;
const REAL v72 = v64 * v64;
const REAL v73 = v71 * v72;
const REAL v74 = v54 * v73;
const REAL v75 = v54 * v67;
const REAL v76 = v54 * v69;
const REAL v77 = v53 * v53;
const REAL v78 = v20 * v74;
const REAL v79 = v19 * v74;
const REAL v80 = v19 * v75;
const REAL v81 = v21 * v75;
const REAL v82 = v78 + v81;
const REAL v83 = v21 * v76;
const REAL v84 = v79 + v83;
const REAL v85 = v20 * v76;
const REAL v86 = v85 - v80;
const REAL v87 = v18 * v74;
const REAL v88 = v86 - v87;
const REAL v89 = v18 * v75;
const REAL v90 = v89 - v84;
const REAL v91 = v18 * v76;
const REAL v92 = v82 + v91;
const REAL v93 = v87 - v86;
const REAL v94 = v84 - v89;
const REAL v95 = i4_t[0][i];
const REAL v96 = i4_t[1][i];
const REAL v97 = i4_t[2][i];
const REAL v98 = i5_t[0][i];
const REAL v99 = i5_t[1][i];
const REAL v100 = i5_t[2][i];
const REAL v101 = REAL(i6[2 * i + 0]);
const REAL v102 = REAL(i6[2 * i + 1]);
const REAL v103 = v92 * v100;
const REAL v104 = v20 * v100;
const REAL v105 = v92 * v99;
const REAL v106 = v21 * v99;
const REAL v107 = v104 - v106;
const REAL v108 = v90 * v98;
const REAL v109 = v108 - v105;
const REAL v110 = v21 * v98;
const REAL v111 = v94 * v100;
const REAL v112 = v19 * v100;
const REAL v113 = v96 + v99;
const REAL v114 = v88 * v99;
const REAL v115 = v111 + v114;
const REAL v116 = v19 * v99;
const REAL v117 = v95 + v98;
const REAL v118 = v93 * v98;
const REAL v119 = v103 + v118;
const REAL v120 = v20 * v98;
const REAL v121 = v76 * v107;
const REAL v122 = v18 * v107;
const REAL v123 = v110 - v112;
const REAL v124 = v112 - v110;
const REAL v125 = v75 * v123;
const REAL v126 = v121 + v125;
const REAL v127 = v18 * v123;
const REAL v128 = v116 - v120;
const REAL v129 = v120 - v116;
const REAL v130 = v74 * v129;
const REAL v131 = v126 + v130;
const REAL v132 = v18 * v129;
const REAL v133 = v76 * v128;
const REAL v134 = v119 + v133;
const REAL v135 = v20 * v128;
const REAL v136 = v122 + v135;
const REAL v137 = v76 * v124;
const REAL v138 = v109 + v137;
const REAL v139 = v21 * v124;
const REAL v140 = v136 + v139;
const REAL v141 = v75 * v107;
const REAL v142 = v138 + v141;
const REAL v143 = v21 * v107;
const REAL v144 = v127 + v143;
const REAL v145 = v75 * v129;
const REAL v146 = v115 + v145;
const REAL v147 = v19 * v129;
const REAL v148 = v144 + v147;
const REAL v149 = v74 * v124;
const REAL v150 = v146 + v149;
const REAL v151 = v19 * v124;
const REAL v152 = v132 + v151;
const REAL v153 = v74 * v107;
const REAL v154 = v134 + v153;
const REAL v155 = v20 * v107;
const REAL v156 = v152 + v155;
const REAL v157 = v69 * v140;
const REAL v158 = v54 * v140;
const REAL v159 = v117 + v158;
const REAL v160 = v67 * v148;
const REAL v161 = v157 + v160;
const REAL v162 = v54 * v148;
const REAL v163 = v113 + v162;
const REAL v164 = v73 * v156;
const REAL v165 = v161 + v164;
const REAL v166 = v54 * v156;
const REAL v167 = v166 - v100;
const REAL v168 = v167 - v97;
const REAL v169 = v72 * v168;
const REAL v170 = v71 * v168;
const REAL v171 = v64 * v170;
const REAL v172 = REAL(2.0) * v171;
const REAL v173 = v65 * v169;
const REAL v174 = v61 * v169;
const REAL v175 = v65 * v159;
const REAL v176 = v172 + v175;
const REAL v177 = v64 * v159;
const REAL v178 = v174 + v177;
const REAL v179 = v178 - v101;
const REAL v180 = v66 * v169;
const REAL v181 = v62 * v169;
const REAL v182 = v66 * v163;
const REAL v183 = v176 + v182;
const REAL v184 = v64 * v163;
const REAL v185 = v181 + v184;
const REAL v186 = v185 - v102;
const REAL v187 = v72 * v183;
const REAL v188 = -v187;
const REAL v189 = v54 * v187;
const REAL v190 = v45 * v187;
const REAL v191 = v165 - v190;
const REAL v192 = v54 * v180;
const REAL v193 = v44 * v180;
const REAL v194 = v191 + v193;
const REAL v195 = v54 * v173;
const REAL v196 = v43 * v173;
const REAL v197 = v194 + v196;
const REAL v198 = REAL(2.0) * v197;
const REAL v199 = v77 * v198;
const REAL v200 = v21 * v199;
const REAL v201 = v142 - v200;
const REAL v202 = v201 - v200;
const REAL v203 = v20 * v199;
const REAL v204 = v154 - v203;
const REAL v205 = v204 - v203;
const REAL v206 = v19 * v199;
const REAL v207 = v150 - v206;
const REAL v208 = v207 - v206;
const REAL v209 = v18 * v199;
const REAL v210 = v131 - v209;
const REAL v211 = v210 - v209;
const REAL v212 = v24 * v189;
const REAL v213 = v205 + v212;
const REAL v214 = v20 * v189;
const REAL v215 = v27 * v189;
const REAL v216 = v208 - v215;
const REAL v217 = v19 * v189;
const REAL v218 = v30 * v192;
const REAL v219 = v216 - v218;
const REAL v220 = v19 * v192;
const REAL v221 = v24 * v192;
const REAL v222 = v202 + v221;
const REAL v223 = v21 * v192;
const REAL v224 = v214 + v223;
const REAL v225 = v27 * v195;
const REAL v226 = v222 - v225;
const REAL v227 = v21 * v195;
const REAL v228 = v217 + v227;
const REAL v229 = v30 * v195;
const REAL v230 = v213 + v229;
const REAL v231 = v20 * v195;
const REAL v232 = v231 - v220;
const REAL v233 = v30 * v189;
const REAL v234 = v211 - v233;
const REAL v235 = v18 * v189;
const REAL v236 = v232 - v235;
const REAL v237 = v27 * v192;
const REAL v238 = v234 + v237;
const REAL v239 = v18 * v192;
const REAL v240 = v239 - v228;
const REAL v241 = v24 * v195;
const REAL v242 = v238 + v241;
const REAL v243 = v18 * v195;
const REAL v244 = v224 + v243;
const REAL v245 = v235 - v232;
const REAL v246 = v20 * v245;
const REAL v247 = v173 + v246;
const REAL v248 = v7 * v245;
const REAL v249 = v230 + v248;
const REAL v250 = v19 * v236;
const REAL v251 = v180 + v250;
const REAL v252 = v8 * v236;
const REAL v253 = v219 + v252;
const REAL v254 = v228 - v239;
const REAL v255 = v19 * v254;
const REAL v256 = v255 - v187;
const REAL v257 = v9 * v254;
const REAL v258 = v253 + v257;
const REAL v259 = v21 * v240;
const REAL v260 = v247 + v259;
const REAL v261 = v7 * v240;
const REAL v262 = v226 + v261;
const REAL v263 = v21 * v244;
const REAL v264 = v251 - v263;
const REAL v265 = v8 * v244;
const REAL v266 = v262 - v265;
const REAL v267 = v20 * v244;
const REAL v268 = v256 + v267;
const REAL v269 = v9 * v244;
const REAL v270 = v249 + v269;
const REAL v271 = v17 * v266;
const REAL v272 = v17 * v270;
const REAL v273 = v17 * v258;
const REAL v274 = v17 * v242;
o0_t[0][i] = v173;
o0_t[1][i] = v180;
o0_t[2][i] = v188;
o1_t[0][i] = v274;
o1_t[1][i] = v273;
o1_t[2][i] = v272;
o1_t[3][i] = v271;
o2_t[0][i] = v260;
o2_t[1][i] = v264;
o2_t[2][i] = v268;
o3[2 * i + 0] = STORE(v179);
o3[2 * i + 1] = STORE(v186);
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v1111.1.1110>v1111.1011.1110 f64.xxxnxxnyyyn>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_body_0(
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
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i4x_,
    wp::uint64 i5x_,
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
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_i2x_,
    wp::uint64 & adj_i4x_,
    wp::uint64 & adj_i5x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13 {
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
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 i2x_;
    wp::uint64 i4x_;
    wp::uint64 i5x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13 *_wp_args)
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
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_i2x_ = _wp_args->i2x_;
    wp::uint64 var_i4x_ = _wp_args->i4x_;
    wp::uint64 var_i5x_ = _wp_args->i5x_;
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i4x_: wp.uint64, i5x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, o3_, i0x_, i1x_, i2x_, i4x_, i5x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_o3_, var_i0x_, var_i1x_, var_i2x_, var_i4x_, var_i5x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_ba49088c_9ba22c13_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

