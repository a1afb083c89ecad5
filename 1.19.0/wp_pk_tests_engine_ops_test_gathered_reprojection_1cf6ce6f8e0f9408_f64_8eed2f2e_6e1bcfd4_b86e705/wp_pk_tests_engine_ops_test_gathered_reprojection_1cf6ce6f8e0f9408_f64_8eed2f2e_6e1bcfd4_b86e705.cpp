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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.001000.1110 f64.xxxnxyyyn>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i4x_,
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
// i4 = point_gradient_bar2
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
const STORE* const i4_b = (const STORE*)i4_;
const long long* const i4_x = (const long long*)i4x_ + first;
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
const REAL v71 = v66 * v66;
const REAL v72 = v63 * v71;
const REAL v73 = v56 * v72;
const REAL v74 = v56 * v66;
const REAL v75 = v55 * v55;
const REAL v76 = v22 * v73;
const REAL v77 = v21 * v73;
const REAL v78 = v23 * v74;
const REAL v79 = v77 + v78;
const REAL v80 = v22 * v74;
const REAL v81 = v20 * v73;
const REAL v82 = v80 - v81;
const REAL v83 = v20 * v74;
const REAL v84 = v76 + v83;
const REAL v85 = v81 - v80;
const REAL v86 = v22 * v85;
const REAL v87 = v66 + v86;
const REAL v88 = v21 * v82;
const REAL v89 = v21 * v79;
const REAL v90 = v89 - v72;
const REAL v91 = v23 * v79;
const REAL v92 = v87 - v91;
const REAL v93 = v23 * v84;
const REAL v94 = v88 - v93;
const REAL v95 = v22 * v84;
const REAL v96 = v90 + v95;
const REAL v97 = v64 * v71;
const REAL v98 = v56 * v97;
const REAL v99 = v22 * v98;
const REAL v100 = v21 * v98;
const REAL v101 = v21 * v74;
const REAL v102 = v78 + v99;
const REAL v103 = v20 * v98;
const REAL v104 = v101 + v103;
const REAL v105 = v83 - v100;
const REAL v106 = v22 * v104;
const REAL v107 = v21 * v104;
const REAL v108 = v66 - v107;
const REAL v109 = v100 - v83;
const REAL v110 = v21 * v109;
const REAL v111 = v110 - v97;
const REAL v112 = v23 * v105;
const REAL v113 = v106 + v112;
const REAL v114 = v23 * v102;
const REAL v115 = v108 - v114;
const REAL v116 = v22 * v102;
const REAL v117 = v111 + v116;
const REAL v118 = i4_t[0][i];
const REAL v119 = i4_t[1][i];
const REAL v120 = i4_t[2][i];
const REAL v121 = v117 * v120;
const REAL v122 = v70 * v120;
const REAL v123 = v96 * v120;
const REAL v124 = v68 * v120;
const REAL v125 = v115 * v119;
const REAL v126 = v121 + v125;
const REAL v127 = v70 * v119;
const REAL v128 = v94 * v119;
const REAL v129 = v123 + v128;
const REAL v130 = v68 * v119;
const REAL v131 = v113 * v118;
const REAL v132 = v126 + v131;
const REAL v133 = v70 * v118;
const REAL v134 = v92 * v118;
const REAL v135 = v129 + v134;
const REAL v136 = v68 * v118;
const REAL v137 = v102 * v122;
const REAL v138 = v22 * v122;
const REAL v139 = v102 * v127;
const REAL v140 = v23 * v127;
const REAL v141 = v138 - v140;
const REAL v142 = v105 * v133;
const REAL v143 = v142 - v139;
const REAL v144 = v23 * v133;
const REAL v145 = v109 * v122;
const REAL v146 = v21 * v122;
const REAL v147 = v104 * v127;
const REAL v148 = v145 - v147;
const REAL v149 = v21 * v127;
const REAL v150 = v104 * v133;
const REAL v151 = v137 + v150;
const REAL v152 = v22 * v133;
const REAL v153 = v152 - v149;
const REAL v154 = v144 - v146;
const REAL v155 = v146 - v144;
const REAL v156 = v98 * v153;
const REAL v157 = v20 * v153;
const REAL v158 = v74 * v153;
const REAL v159 = v148 + v158;
const REAL v160 = v21 * v153;
const REAL v161 = v98 * v155;
const REAL v162 = v159 + v161;
const REAL v163 = v21 * v155;
const REAL v164 = v157 + v163;
const REAL v165 = v98 * v141;
const REAL v166 = v151 + v165;
const REAL v167 = v22 * v141;
const REAL v168 = v164 + v167;
const REAL v169 = v97 * v168;
const REAL v170 = v56 * v168;
const REAL v171 = v170 - v122;
const REAL v172 = v71 * v171;
const REAL v173 = v64 * v171;
const REAL v174 = v84 * v124;
const REAL v175 = v166 + v174;
const REAL v176 = v22 * v124;
const REAL v177 = v84 * v130;
const REAL v178 = v143 - v177;
const REAL v179 = v23 * v130;
const REAL v180 = v176 - v179;
const REAL v181 = v79 * v136;
const REAL v182 = v178 - v181;
const REAL v183 = v23 * v136;
const REAL v184 = v79 * v124;
const REAL v185 = v162 + v184;
const REAL v186 = v21 * v124;
const REAL v187 = v186 - v183;
const REAL v188 = v82 * v130;
const REAL v189 = v185 + v188;
const REAL v190 = v21 * v130;
const REAL v191 = v127 + v136;
const REAL v192 = v85 * v136;
const REAL v193 = v175 + v192;
const REAL v194 = v22 * v136;
const REAL v195 = v154 + v180;
const REAL v196 = v74 * v195;
const REAL v197 = v156 + v196;
const REAL v198 = v20 * v195;
const REAL v199 = v160 + v198;
const REAL v200 = v190 - v194;
const REAL v201 = v194 - v190;
const REAL v202 = v73 * v201;
const REAL v203 = v197 + v202;
const REAL v204 = v20 * v201;
const REAL v205 = v74 * v200;
const REAL v206 = v193 + v205;
const REAL v207 = v22 * v200;
const REAL v208 = v199 + v207;
const REAL v209 = v141 + v187;
const REAL v210 = v74 * v209;
const REAL v211 = v182 + v210;
const REAL v212 = v23 * v209;
const REAL v213 = v208 + v212;
const REAL v214 = v73 * v187;
const REAL v215 = v189 + v214;
const REAL v216 = v21 * v187;
const REAL v217 = v204 + v216;
const REAL v218 = v73 * v180;
const REAL v219 = v206 + v218;
const REAL v220 = v22 * v180;
const REAL v221 = v217 + v220;
const REAL v222 = v66 * v213;
const REAL v223 = v169 + v222;
const REAL v224 = v56 * v213;
const REAL v225 = v191 + v224;
const REAL v226 = v72 * v221;
const REAL v227 = v223 + v226;
const REAL v228 = v56 * v221;
const REAL v229 = v228 - v124;
const REAL v230 = v71 * v229;
const REAL v231 = v63 * v229;
const REAL v232 = v173 + v231;
const REAL v233 = v66 * v232;
const REAL v234 = v225 + v233;
const REAL v235 = v233 + v234;
const REAL v236 = -v132;
const REAL v237 = v66 * v132;
const REAL v238 = v172 + v237;
const REAL v239 = v64 * v132;
const REAL v240 = v235 + v239;
const REAL v241 = -v135;
const REAL v242 = v66 * v135;
const REAL v243 = v230 + v242;
const REAL v244 = v63 * v135;
const REAL v245 = v240 + v244;
const REAL v246 = v71 * v245;
const REAL v247 = -v246;
const REAL v248 = v56 * v246;
const REAL v249 = v47 * v246;
const REAL v250 = v227 - v249;
const REAL v251 = v56 * v238;
const REAL v252 = v46 * v238;
const REAL v253 = v250 + v252;
const REAL v254 = v56 * v243;
const REAL v255 = v45 * v243;
const REAL v256 = v253 + v255;
const REAL v257 = REAL(2.0) * v256;
const REAL v258 = v75 * v257;
const REAL v259 = v23 * v258;
const REAL v260 = v211 - v259;
const REAL v261 = v260 - v259;
const REAL v262 = v22 * v258;
const REAL v263 = v219 - v262;
const REAL v264 = v263 - v262;
const REAL v265 = v21 * v258;
const REAL v266 = v215 - v265;
const REAL v267 = v266 - v265;
const REAL v268 = v20 * v258;
const REAL v269 = v203 - v268;
const REAL v270 = v269 - v268;
const REAL v271 = v26 * v248;
const REAL v272 = v264 + v271;
const REAL v273 = v22 * v248;
const REAL v274 = v29 * v248;
const REAL v275 = v267 - v274;
const REAL v276 = v21 * v248;
const REAL v277 = v32 * v251;
const REAL v278 = v275 - v277;
const REAL v279 = v21 * v251;
const REAL v280 = v26 * v251;
const REAL v281 = v261 + v280;
const REAL v282 = v23 * v251;
const REAL v283 = v273 + v282;
const REAL v284 = v29 * v254;
const REAL v285 = v281 - v284;
const REAL v286 = v23 * v254;
const REAL v287 = v276 + v286;
const REAL v288 = v32 * v254;
const REAL v289 = v272 + v288;
const REAL v290 = v22 * v254;
const REAL v291 = v290 - v279;
const REAL v292 = v32 * v248;
const REAL v293 = v270 - v292;
const REAL v294 = v20 * v248;
const REAL v295 = v291 - v294;
const REAL v296 = v29 * v251;
const REAL v297 = v293 + v296;
const REAL v298 = v20 * v251;
const REAL v299 = v298 - v287;
const REAL v300 = v26 * v254;
const REAL v301 = v297 + v300;
const REAL v302 = v20 * v254;
const REAL v303 = v283 + v302;
const REAL v304 = v294 - v291;
const REAL v305 = v22 * v304;
const REAL v306 = v243 + v305;
const REAL v307 = v7 * v304;
const REAL v308 = v289 + v307;
const REAL v309 = v21 * v295;
const REAL v310 = v238 + v309;
const REAL v311 = v8 * v295;
const REAL v312 = v278 + v311;
const REAL v313 = v287 - v298;
const REAL v314 = v21 * v313;
const REAL v315 = v314 - v246;
const REAL v316 = v9 * v313;
const REAL v317 = v312 + v316;
const REAL v318 = v23 * v299;
const REAL v319 = v306 + v318;
const REAL v320 = v7 * v299;
const REAL v321 = v285 + v320;
const REAL v322 = v23 * v303;
const REAL v323 = v310 - v322;
const REAL v324 = v8 * v303;
const REAL v325 = v321 - v324;
const REAL v326 = v22 * v303;
const REAL v327 = v315 + v326;
const REAL v328 = v9 * v303;
const REAL v329 = v308 + v328;
const REAL v330 = v19 * v325;
const REAL v331 = v19 * v329;
const REAL v332 = v19 * v317;
const REAL v333 = v19 * v301;
o0_t[0][i] = v243;
o0_t[1][i] = v238;
o0_t[2][i] = v247;
o1_t[0][i] = v333;
o1_t[1][i] = v332;
o1_t[2][i] = v331;
o1_t[3][i] = v330;
o2_t[0][i] = v319;
o2_t[1][i] = v323;
o2_t[2][i] = v327;
o3[2 * i + 0] = STORE(v241);
o3[2 * i + 1] = STORE(v236);
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.001000.1110 f64.xxxnxyyyn>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i4x_,
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
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_i2x_,
    wp::uint64 & adj_i4x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 i2x_;
    wp::uint64 i4x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_i2x_ = _wp_args->i2x_;
    wp::uint64 var_i4x_ = _wp_args->i4x_;
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i4x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, i0x_, i1x_, i2x_, i4x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_i0x_, var_i1x_, var_i2x_, var_i4x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_8eed2f2e_6edb5d0f_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

