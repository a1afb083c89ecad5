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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none f64.xxxnyyyyny>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 o3x_,
    wp::uint64 o5x_,
    wp::uint64 bounds_,
    wp::int64 parts)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// o0 = cost
// o1 = T_position_gradient
// o2 = point_gradient
// o3 = T_position_T_position_block
// o4 = T_position_point_block
// o5 = point_point_block
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
double* const o0_b = (double*)o0_;
const long long* const o0_x = (const long long*)o0x_ + first;
double* const o1_b = (double*)o1_;
const long long* const o1_x = (const long long*)o1x_ + first;
double* const o2_b = (double*)o2_;
const long long* const o2_x = (const long long*)o2x_ + first;
double* const o3_b = (double*)o3_;
const long long* const o3_x = (const long long*)o3x_ + first;
STORE* const o4_b = (STORE*)o4_ + first * 18;
double* const o5_b = (double*)o5_;
const long long* const o5_x = (const long long*)o5x_ + first;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[6][64];
alignas(64) REAL o2_t[3][64];
alignas(64) REAL o3_t[36][64];
alignas(64) STORE o4_g0[256];
alignas(64) STORE o4_g1[256];
alignas(64) STORE o4_g2[256];
alignas(64) STORE o4_g3[256];
alignas(64) STORE o4_g4[128];
alignas(64) REAL o5_t[9][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + i0_x[b + i] * 3; i0_t[0][i] = REAL(p[0]); i0_t[1][i] = REAL(p[1]); i0_t[2][i] = REAL(p[2]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + i1_x[b + i] * 4; i1_t[0][i] = REAL(p[0]); i1_t[1][i] = REAL(p[1]); i1_t[2][i] = REAL(p[2]); i1_t[3][i] = REAL(p[3]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + i2_x[b + i] * 3; i2_t[0][i] = REAL(p[0]); i2_t[1][i] = REAL(p[1]); i2_t[2][i] = REAL(p[2]); }
const STORE* __restrict i3 = i3_b + b * 2;
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
const REAL v288 = v68 * v68;
const REAL v289 = v70 * v70;
const REAL v290 = v288 + v289;
const REAL v291 = v68 * v230;
const REAL v292 = v70 * v260;
const REAL v293 = v291 + v292;
const REAL v294 = v68 * v233;
const REAL v295 = v70 * v263;
const REAL v296 = v294 + v295;
const REAL v297 = v68 * v236;
const REAL v298 = v70 * v266;
const REAL v299 = v297 + v298;
const REAL v300 = v68 * v243;
const REAL v301 = v70 * v273;
const REAL v302 = v300 + v301;
const REAL v303 = v68 * v250;
const REAL v304 = v70 * v280;
const REAL v305 = v303 + v304;
const REAL v306 = v68 * v257;
const REAL v307 = v70 * v287;
const REAL v308 = v306 + v307;
const REAL v309 = v68 * v154;
const REAL v310 = v70 * v213;
const REAL v311 = v309 + v310;
const REAL v312 = v68 * v158;
const REAL v313 = v70 * v217;
const REAL v314 = v312 + v313;
const REAL v315 = v68 * v162;
const REAL v316 = v70 * v221;
const REAL v317 = v315 + v316;
const REAL v318 = v230 * v230;
const REAL v319 = v260 * v260;
const REAL v320 = v318 + v319;
const REAL v321 = v230 * v233;
const REAL v322 = v260 * v263;
const REAL v323 = v321 + v322;
const REAL v324 = v230 * v236;
const REAL v325 = v260 * v266;
const REAL v326 = v324 + v325;
const REAL v327 = v230 * v243;
const REAL v328 = v260 * v273;
const REAL v329 = v327 + v328;
const REAL v330 = v230 * v250;
const REAL v331 = v260 * v280;
const REAL v332 = v330 + v331;
const REAL v333 = v230 * v257;
const REAL v334 = v260 * v287;
const REAL v335 = v333 + v334;
const REAL v336 = v233 * v233;
const REAL v337 = v263 * v263;
const REAL v338 = v336 + v337;
const REAL v339 = v233 * v236;
const REAL v340 = v263 * v266;
const REAL v341 = v339 + v340;
const REAL v342 = v233 * v243;
const REAL v343 = v263 * v273;
const REAL v344 = v342 + v343;
const REAL v345 = v233 * v250;
const REAL v346 = v263 * v280;
const REAL v347 = v345 + v346;
const REAL v348 = v233 * v257;
const REAL v349 = v263 * v287;
const REAL v350 = v348 + v349;
const REAL v351 = v236 * v236;
const REAL v352 = v266 * v266;
const REAL v353 = v351 + v352;
const REAL v354 = v236 * v243;
const REAL v355 = v266 * v273;
const REAL v356 = v354 + v355;
const REAL v357 = v236 * v250;
const REAL v358 = v266 * v280;
const REAL v359 = v357 + v358;
const REAL v360 = v236 * v257;
const REAL v361 = v266 * v287;
const REAL v362 = v360 + v361;
const REAL v363 = v243 * v243;
const REAL v364 = v273 * v273;
const REAL v365 = v363 + v364;
const REAL v366 = v243 * v250;
const REAL v367 = v273 * v280;
const REAL v368 = v366 + v367;
const REAL v369 = v243 * v257;
const REAL v370 = v273 * v287;
const REAL v371 = v369 + v370;
const REAL v372 = v250 * v250;
const REAL v373 = v280 * v280;
const REAL v374 = v372 + v373;
const REAL v375 = v250 * v257;
const REAL v376 = v280 * v287;
const REAL v377 = v375 + v376;
const REAL v378 = v257 * v257;
const REAL v379 = v287 * v287;
const REAL v380 = v378 + v379;
const REAL v381 = v154 * v230;
const REAL v382 = v213 * v260;
const REAL v383 = v381 + v382;
const REAL v384 = v158 * v230;
const REAL v385 = v217 * v260;
const REAL v386 = v384 + v385;
const REAL v387 = v162 * v230;
const REAL v388 = v221 * v260;
const REAL v389 = v387 + v388;
const REAL v390 = v154 * v233;
const REAL v391 = v213 * v263;
const REAL v392 = v390 + v391;
const REAL v393 = v158 * v233;
const REAL v394 = v217 * v263;
const REAL v395 = v393 + v394;
const REAL v396 = v162 * v233;
const REAL v397 = v221 * v263;
const REAL v398 = v396 + v397;
const REAL v399 = v154 * v236;
const REAL v400 = v213 * v266;
const REAL v401 = v399 + v400;
const REAL v402 = v158 * v236;
const REAL v403 = v217 * v266;
const REAL v404 = v402 + v403;
const REAL v405 = v162 * v236;
const REAL v406 = v221 * v266;
const REAL v407 = v405 + v406;
const REAL v408 = v154 * v243;
const REAL v409 = v213 * v273;
const REAL v410 = v408 + v409;
const REAL v411 = v158 * v243;
const REAL v412 = v217 * v273;
const REAL v413 = v411 + v412;
const REAL v414 = v162 * v243;
const REAL v415 = v221 * v273;
const REAL v416 = v414 + v415;
const REAL v417 = v154 * v250;
const REAL v418 = v213 * v280;
const REAL v419 = v417 + v418;
const REAL v420 = v158 * v250;
const REAL v421 = v217 * v280;
const REAL v422 = v420 + v421;
const REAL v423 = v162 * v250;
const REAL v424 = v221 * v280;
const REAL v425 = v423 + v424;
const REAL v426 = v154 * v257;
const REAL v427 = v213 * v287;
const REAL v428 = v426 + v427;
const REAL v429 = v158 * v257;
const REAL v430 = v217 * v287;
const REAL v431 = v429 + v430;
const REAL v432 = v162 * v257;
const REAL v433 = v221 * v287;
const REAL v434 = v432 + v433;
const REAL v435 = v154 * v154;
const REAL v436 = v213 * v213;
const REAL v437 = v435 + v436;
const REAL v438 = v154 * v158;
const REAL v439 = v213 * v217;
const REAL v440 = v438 + v439;
const REAL v441 = v154 * v162;
const REAL v442 = v213 * v221;
const REAL v443 = v441 + v442;
const REAL v444 = v158 * v158;
const REAL v445 = v217 * v217;
const REAL v446 = v444 + v445;
const REAL v447 = v158 * v162;
const REAL v448 = v217 * v221;
const REAL v449 = v447 + v448;
const REAL v450 = v162 * v162;
const REAL v451 = v221 * v221;
const REAL v452 = v450 + v451;
o0_t[0][i] = v290;
o1_t[0][i] = v293;
o1_t[1][i] = v296;
o1_t[2][i] = v299;
o1_t[3][i] = v302;
o1_t[4][i] = v305;
o1_t[5][i] = v308;
o2_t[0][i] = v311;
o2_t[1][i] = v314;
o2_t[2][i] = v317;
o3_t[0][i] = v320;
o3_t[1][i] = v323;
o3_t[2][i] = v326;
o3_t[3][i] = v329;
o3_t[4][i] = v332;
o3_t[5][i] = v335;
o3_t[6][i] = v323;
o3_t[7][i] = v338;
o3_t[8][i] = v341;
o3_t[9][i] = v344;
o3_t[10][i] = v347;
o3_t[11][i] = v350;
o3_t[12][i] = v326;
o3_t[13][i] = v341;
o3_t[14][i] = v353;
o3_t[15][i] = v356;
o3_t[16][i] = v359;
o3_t[17][i] = v362;
o3_t[18][i] = v329;
o3_t[19][i] = v344;
o3_t[20][i] = v356;
o3_t[21][i] = v365;
o3_t[22][i] = v368;
o3_t[23][i] = v371;
o3_t[24][i] = v332;
o3_t[25][i] = v347;
o3_t[26][i] = v359;
o3_t[27][i] = v368;
o3_t[28][i] = v374;
o3_t[29][i] = v377;
o3_t[30][i] = v335;
o3_t[31][i] = v350;
o3_t[32][i] = v362;
o3_t[33][i] = v371;
o3_t[34][i] = v377;
o3_t[35][i] = v380;
o4_g0[4 * i + 0] = STORE(v383);
o4_g0[4 * i + 1] = STORE(v386);
o4_g0[4 * i + 2] = STORE(v389);
o4_g0[4 * i + 3] = STORE(v392);
o4_g1[4 * i + 0] = STORE(v395);
o4_g1[4 * i + 1] = STORE(v398);
o4_g1[4 * i + 2] = STORE(v401);
o4_g1[4 * i + 3] = STORE(v404);
o4_g2[4 * i + 0] = STORE(v407);
o4_g2[4 * i + 1] = STORE(v410);
o4_g2[4 * i + 2] = STORE(v413);
o4_g2[4 * i + 3] = STORE(v416);
o4_g3[4 * i + 0] = STORE(v419);
o4_g3[4 * i + 1] = STORE(v422);
o4_g3[4 * i + 2] = STORE(v425);
o4_g3[4 * i + 3] = STORE(v428);
o4_g4[2 * i + 0] = STORE(v431);
o4_g4[2 * i + 1] = STORE(v434);
o5_t[0][i] = v437;
o5_t[1][i] = v440;
o5_t[2][i] = v443;
o5_t[3][i] = v440;
o5_t[4][i] = v446;
o5_t[5][i] = v449;
o5_t[6][i] = v443;
o5_t[7][i] = v449;
o5_t[8][i] = v452;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o0_b + o0_x[b + i] * 1; p[0] += (double)(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o1_b + o1_x[b + i] * 6; p[0] += (double)(o1_t[0][i]); p[1] += (double)(o1_t[1][i]); p[2] += (double)(o1_t[2][i]); p[3] += (double)(o1_t[3][i]); p[4] += (double)(o1_t[4][i]); p[5] += (double)(o1_t[5][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + o2_x[b + i] * 3; p[0] += (double)(o2_t[0][i]); p[1] += (double)(o2_t[1][i]); p[2] += (double)(o2_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o3_b + o3_x[b + i] * 36; p[0] += (double)(o3_t[0][i]); p[1] += (double)(o3_t[1][i]); p[2] += (double)(o3_t[2][i]); p[3] += (double)(o3_t[3][i]); p[4] += (double)(o3_t[4][i]); p[5] += (double)(o3_t[5][i]); p[6] += (double)(o3_t[6][i]); p[7] += (double)(o3_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o3_b + o3_x[b + i] * 36; p[8] += (double)(o3_t[8][i]); p[9] += (double)(o3_t[9][i]); p[10] += (double)(o3_t[10][i]); p[11] += (double)(o3_t[11][i]); p[12] += (double)(o3_t[12][i]); p[13] += (double)(o3_t[13][i]); p[14] += (double)(o3_t[14][i]); p[15] += (double)(o3_t[15][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o3_b + o3_x[b + i] * 36; p[16] += (double)(o3_t[16][i]); p[17] += (double)(o3_t[17][i]); p[18] += (double)(o3_t[18][i]); p[19] += (double)(o3_t[19][i]); p[20] += (double)(o3_t[20][i]); p[21] += (double)(o3_t[21][i]); p[22] += (double)(o3_t[22][i]); p[23] += (double)(o3_t[23][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o3_b + o3_x[b + i] * 36; p[24] += (double)(o3_t[24][i]); p[25] += (double)(o3_t[25][i]); p[26] += (double)(o3_t[26][i]); p[27] += (double)(o3_t[27][i]); p[28] += (double)(o3_t[28][i]); p[29] += (double)(o3_t[29][i]); p[30] += (double)(o3_t[30][i]); p[31] += (double)(o3_t[31][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o3_b + o3_x[b + i] * 36; p[32] += (double)(o3_t[32][i]); p[33] += (double)(o3_t[33][i]); p[34] += (double)(o3_t[34][i]); p[35] += (double)(o3_t[35][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o4_b + (b + i) * 18; __builtin_memcpy(p + 0, o4_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o4_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o4_g2 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 12, o4_g3 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 16, o4_g4 + i * 2, 2 * sizeof(STORE)); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o5_b + o5_x[b + i] * 9; p[0] += (double)(o5_t[0][i]); p[1] += (double)(o5_t[1][i]); p[2] += (double)(o5_t[2][i]); p[3] += (double)(o5_t[3][i]); p[4] += (double)(o5_t[4][i]); p[5] += (double)(o5_t[5][i]); p[6] += (double)(o5_t[6][i]); p[7] += (double)(o5_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o5_b + o5_x[b + i] * 9; p[8] += (double)(o5_t[8][i]); }
}


#endif
}


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none f64.xxxnyyyyny>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 o3x_,
    wp::uint64 o5x_,
    wp::uint64 bounds_,
    wp::int64 parts,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_i2x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_o3x_,
    wp::uint64 & adj_o5x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 i2x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 o3x_;
    wp::uint64 o5x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_i2x_ = _wp_args->i2x_;
    wp::uint64 var_o0x_ = _wp_args->o0x_;
    wp::uint64 var_o1x_ = _wp_args->o1x_;
    wp::uint64 var_o2x_ = _wp_args->o2x_;
    wp::uint64 var_o3x_ = _wp_args->o3x_;
    wp::uint64 var_o5x_ = _wp_args->o5x_;
    wp::uint64 var_bounds_ = _wp_args->bounds_;
    wp::int64 var_parts = _wp_args->parts;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, o3x_: wp.uint64, o5x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, o1_, o2_, o3_, o4_, o5_, i0x_, i1x_, i2x_, o0x_, o1x_, o2x_, o3x_, o5x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_i0x_, var_i1x_, var_i2x_, var_o0x_, var_o1x_, var_o2x_, var_o3x_, var_o5x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_f56bf6d1_e49c0975_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

