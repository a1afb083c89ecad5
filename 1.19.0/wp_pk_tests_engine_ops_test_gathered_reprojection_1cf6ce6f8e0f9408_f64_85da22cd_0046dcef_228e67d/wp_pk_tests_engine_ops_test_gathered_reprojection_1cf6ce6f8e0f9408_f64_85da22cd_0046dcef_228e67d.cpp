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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.huber f64.xxxnznyyyny>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_body_0(
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
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
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
// i4 = scale
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
const STORE* const i4_b = (const STORE*)i4_;
const long long i4_e0 = 1;
STORE* const o0_b = (STORE*)o0_ + first * 1;
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
const REAL i4_z0 = REAL(i4_b[0]);
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
STORE* __restrict o0 = o0_b + b * 1;
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
const REAL v71 = i4_z0;
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
const REAL v143 = v22 * v142;
const REAL v144 = v66 + v143;
const REAL v145 = v7 * v142;
const REAL v146 = v132 + v145;
const REAL v147 = v21 * v137;
const REAL v148 = v8 * v137;
const REAL v149 = v148 - v125;
const REAL v150 = v21 * v130;
const REAL v151 = v150 - v104;
const REAL v152 = v9 * v130;
const REAL v153 = v149 + v152;
const REAL v154 = v23 * v130;
const REAL v155 = v144 - v154;
const REAL v156 = v7 * v130;
const REAL v157 = v128 + v156;
const REAL v158 = v23 * v141;
const REAL v159 = v147 - v158;
const REAL v160 = v8 * v141;
const REAL v161 = v157 + v160;
const REAL v162 = v22 * v141;
const REAL v163 = v151 + v162;
const REAL v164 = v9 * v141;
const REAL v165 = v146 + v164;
const REAL v166 = v19 * v161;
const REAL v167 = v19 * v165;
const REAL v168 = v19 * v153;
const REAL v169 = v19 * v139;
const REAL v170 = v64 * v103;
const REAL v171 = v56 * v170;
const REAL v172 = v47 * v170;
const REAL v173 = v46 * v66;
const REAL v174 = v173 - v172;
const REAL v175 = REAL(2.0) * v174;
const REAL v176 = v111 * v175;
const REAL v177 = v23 * v176;
const REAL v178 = REAL(2.0) * v177;
const REAL v179 = v22 * v176;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v21 * v176;
const REAL v182 = REAL(2.0) * v181;
const REAL v183 = v20 * v176;
const REAL v184 = REAL(2.0) * v183;
const REAL v185 = v26 * v171;
const REAL v186 = v185 - v180;
const REAL v187 = v22 * v171;
const REAL v188 = v29 * v171;
const REAL v189 = v182 + v188;
const REAL v190 = v21 * v171;
const REAL v191 = v131 + v189;
const REAL v192 = v21 * v107;
const REAL v193 = v138 - v178;
const REAL v194 = v129 + v187;
const REAL v195 = v32 * v171;
const REAL v196 = v184 + v195;
const REAL v197 = v20 * v171;
const REAL v198 = v192 + v197;
const REAL v199 = v127 - v196;
const REAL v200 = v140 - v190;
const REAL v201 = v22 * v198;
const REAL v202 = v7 * v198;
const REAL v203 = v186 + v202;
const REAL v204 = v21 * v198;
const REAL v205 = v66 - v204;
const REAL v206 = v8 * v198;
const REAL v207 = v191 + v206;
const REAL v208 = v190 - v140;
const REAL v209 = v21 * v208;
const REAL v210 = v209 - v170;
const REAL v211 = v9 * v208;
const REAL v212 = v211 - v207;
const REAL v213 = v23 * v200;
const REAL v214 = v201 + v213;
const REAL v215 = v7 * v200;
const REAL v216 = v193 + v215;
const REAL v217 = v23 * v194;
const REAL v218 = v205 - v217;
const REAL v219 = v8 * v194;
const REAL v220 = v216 - v219;
const REAL v221 = v22 * v194;
const REAL v222 = v210 + v221;
const REAL v223 = v9 * v194;
const REAL v224 = v203 + v223;
const REAL v225 = v19 * v220;
const REAL v226 = v19 * v224;
const REAL v227 = v19 * v212;
const REAL v228 = v19 * v199;
const REAL v229 = v66 * v82;
const REAL v230 = v81 * v104;
const REAL v231 = v229 - v230;
const REAL v232 = v66 * v88;
const REAL v233 = v90 * v104;
const REAL v234 = v232 - v233;
const REAL v235 = v66 * v95;
const REAL v236 = v98 * v104;
const REAL v237 = v235 - v236;
const REAL v238 = v99 * v169;
const REAL v239 = v100 * v168;
const REAL v240 = v239 - v238;
const REAL v241 = v101 * v167;
const REAL v242 = v240 + v241;
const REAL v243 = v102 * v166;
const REAL v244 = v242 + v243;
const REAL v245 = v102 * v169;
const REAL v246 = v101 * v168;
const REAL v247 = v245 + v246;
const REAL v248 = v100 * v167;
const REAL v249 = v248 - v247;
const REAL v250 = v99 * v166;
const REAL v251 = v249 - v250;
const REAL v252 = v101 * v169;
const REAL v253 = v102 * v168;
const REAL v254 = v253 - v252;
const REAL v255 = v99 * v167;
const REAL v256 = v254 - v255;
const REAL v257 = v100 * v166;
const REAL v258 = v256 - v257;
const REAL v259 = v66 * v80;
const REAL v260 = v81 * v170;
const REAL v261 = v259 - v260;
const REAL v262 = v66 * v91;
const REAL v263 = v90 * v170;
const REAL v264 = v262 - v263;
const REAL v265 = v66 * v96;
const REAL v266 = v98 * v170;
const REAL v267 = v265 - v266;
const REAL v268 = v99 * v228;
const REAL v269 = v100 * v227;
const REAL v270 = v269 - v268;
const REAL v271 = v101 * v226;
const REAL v272 = v270 + v271;
const REAL v273 = v102 * v225;
const REAL v274 = v272 - v273;
const REAL v275 = v102 * v228;
const REAL v276 = v101 * v227;
const REAL v277 = v275 + v276;
const REAL v278 = v100 * v226;
const REAL v279 = v278 - v277;
const REAL v280 = v99 * v225;
const REAL v281 = v279 + v280;
const REAL v282 = v101 * v228;
const REAL v283 = v102 * v227;
const REAL v284 = v283 - v282;
const REAL v285 = v99 * v226;
const REAL v286 = v284 - v285;
const REAL v287 = v100 * v225;
const REAL v288 = v286 + v287;
const REAL v289 = v68 * v68;
const REAL v290 = v70 * v70;
const REAL v291 = v289 + v290;
const REAL v292 = v71 * v71;
const auto v293 = v292 < v291;
const REAL v294 = v293 ? v291 : v292;
const REAL v295 = REAL(1) / PK_SQRT(v294);
const REAL v296 = REAL(2.0) * v71;
const REAL v297 = v291 * v296;
const REAL v298 = v295 * v297;
const REAL v299 = v298 - v292;
const REAL v300 = v293 ? v299 : v291;
const REAL v301 = v71 * v295;
const REAL v302 = v293 ? v301 : REAL(1.0);
const REAL v303 = v68 * v231;
const REAL v304 = v70 * v261;
const REAL v305 = v303 + v304;
const REAL v306 = v302 * v305;
const REAL v307 = v68 * v234;
const REAL v308 = v70 * v264;
const REAL v309 = v307 + v308;
const REAL v310 = v302 * v309;
const REAL v311 = v68 * v237;
const REAL v312 = v70 * v267;
const REAL v313 = v311 + v312;
const REAL v314 = v302 * v313;
const REAL v315 = v68 * v244;
const REAL v316 = v70 * v274;
const REAL v317 = v315 + v316;
const REAL v318 = v302 * v317;
const REAL v319 = v68 * v251;
const REAL v320 = v70 * v281;
const REAL v321 = v319 + v320;
const REAL v322 = v302 * v321;
const REAL v323 = v68 * v258;
const REAL v324 = v70 * v288;
const REAL v325 = v323 + v324;
const REAL v326 = v302 * v325;
const REAL v327 = v68 * v155;
const REAL v328 = v70 * v214;
const REAL v329 = v327 + v328;
const REAL v330 = v302 * v329;
const REAL v331 = v68 * v159;
const REAL v332 = v70 * v218;
const REAL v333 = v331 + v332;
const REAL v334 = v302 * v333;
const REAL v335 = v68 * v163;
const REAL v336 = v70 * v222;
const REAL v337 = v335 + v336;
const REAL v338 = v302 * v337;
const REAL v339 = v231 * v231;
const REAL v340 = v261 * v261;
const REAL v341 = v339 + v340;
const REAL v342 = v302 * v341;
const REAL v343 = v231 * v234;
const REAL v344 = v261 * v264;
const REAL v345 = v343 + v344;
const REAL v346 = v302 * v345;
const REAL v347 = v231 * v237;
const REAL v348 = v261 * v267;
const REAL v349 = v347 + v348;
const REAL v350 = v302 * v349;
const REAL v351 = v231 * v244;
const REAL v352 = v261 * v274;
const REAL v353 = v351 + v352;
const REAL v354 = v302 * v353;
const REAL v355 = v231 * v251;
const REAL v356 = v261 * v281;
const REAL v357 = v355 + v356;
const REAL v358 = v302 * v357;
const REAL v359 = v231 * v258;
const REAL v360 = v261 * v288;
const REAL v361 = v359 + v360;
const REAL v362 = v302 * v361;
const REAL v363 = v234 * v234;
const REAL v364 = v264 * v264;
const REAL v365 = v363 + v364;
const REAL v366 = v302 * v365;
const REAL v367 = v234 * v237;
const REAL v368 = v264 * v267;
const REAL v369 = v367 + v368;
const REAL v370 = v302 * v369;
const REAL v371 = v234 * v244;
const REAL v372 = v264 * v274;
const REAL v373 = v371 + v372;
const REAL v374 = v302 * v373;
const REAL v375 = v234 * v251;
const REAL v376 = v264 * v281;
const REAL v377 = v375 + v376;
const REAL v378 = v302 * v377;
const REAL v379 = v234 * v258;
const REAL v380 = v264 * v288;
const REAL v381 = v379 + v380;
const REAL v382 = v302 * v381;
const REAL v383 = v237 * v237;
const REAL v384 = v267 * v267;
const REAL v385 = v383 + v384;
const REAL v386 = v302 * v385;
const REAL v387 = v237 * v244;
const REAL v388 = v267 * v274;
const REAL v389 = v387 + v388;
const REAL v390 = v302 * v389;
const REAL v391 = v237 * v251;
const REAL v392 = v267 * v281;
const REAL v393 = v391 + v392;
const REAL v394 = v302 * v393;
const REAL v395 = v237 * v258;
const REAL v396 = v267 * v288;
const REAL v397 = v395 + v396;
const REAL v398 = v302 * v397;
const REAL v399 = v244 * v244;
const REAL v400 = v274 * v274;
const REAL v401 = v399 + v400;
const REAL v402 = v302 * v401;
const REAL v403 = v244 * v251;
const REAL v404 = v274 * v281;
const REAL v405 = v403 + v404;
const REAL v406 = v302 * v405;
const REAL v407 = v244 * v258;
const REAL v408 = v274 * v288;
const REAL v409 = v407 + v408;
const REAL v410 = v302 * v409;
const REAL v411 = v251 * v251;
const REAL v412 = v281 * v281;
const REAL v413 = v411 + v412;
const REAL v414 = v302 * v413;
const REAL v415 = v251 * v258;
const REAL v416 = v281 * v288;
const REAL v417 = v415 + v416;
const REAL v418 = v302 * v417;
const REAL v419 = v258 * v258;
const REAL v420 = v288 * v288;
const REAL v421 = v419 + v420;
const REAL v422 = v302 * v421;
const REAL v423 = v155 * v231;
const REAL v424 = v214 * v261;
const REAL v425 = v423 + v424;
const REAL v426 = v302 * v425;
const REAL v427 = v159 * v231;
const REAL v428 = v218 * v261;
const REAL v429 = v427 + v428;
const REAL v430 = v302 * v429;
const REAL v431 = v163 * v231;
const REAL v432 = v222 * v261;
const REAL v433 = v431 + v432;
const REAL v434 = v302 * v433;
const REAL v435 = v155 * v234;
const REAL v436 = v214 * v264;
const REAL v437 = v435 + v436;
const REAL v438 = v302 * v437;
const REAL v439 = v159 * v234;
const REAL v440 = v218 * v264;
const REAL v441 = v439 + v440;
const REAL v442 = v302 * v441;
const REAL v443 = v163 * v234;
const REAL v444 = v222 * v264;
const REAL v445 = v443 + v444;
const REAL v446 = v302 * v445;
const REAL v447 = v155 * v237;
const REAL v448 = v214 * v267;
const REAL v449 = v447 + v448;
const REAL v450 = v302 * v449;
const REAL v451 = v159 * v237;
const REAL v452 = v218 * v267;
const REAL v453 = v451 + v452;
const REAL v454 = v302 * v453;
const REAL v455 = v163 * v237;
const REAL v456 = v222 * v267;
const REAL v457 = v455 + v456;
const REAL v458 = v302 * v457;
const REAL v459 = v155 * v244;
const REAL v460 = v214 * v274;
const REAL v461 = v459 + v460;
const REAL v462 = v302 * v461;
const REAL v463 = v159 * v244;
const REAL v464 = v218 * v274;
const REAL v465 = v463 + v464;
const REAL v466 = v302 * v465;
const REAL v467 = v163 * v244;
const REAL v468 = v222 * v274;
const REAL v469 = v467 + v468;
const REAL v470 = v302 * v469;
const REAL v471 = v155 * v251;
const REAL v472 = v214 * v281;
const REAL v473 = v471 + v472;
const REAL v474 = v302 * v473;
const REAL v475 = v159 * v251;
const REAL v476 = v218 * v281;
const REAL v477 = v475 + v476;
const REAL v478 = v302 * v477;
const REAL v479 = v163 * v251;
const REAL v480 = v222 * v281;
const REAL v481 = v479 + v480;
const REAL v482 = v302 * v481;
const REAL v483 = v155 * v258;
const REAL v484 = v214 * v288;
const REAL v485 = v483 + v484;
const REAL v486 = v302 * v485;
const REAL v487 = v159 * v258;
const REAL v488 = v218 * v288;
const REAL v489 = v487 + v488;
const REAL v490 = v302 * v489;
const REAL v491 = v163 * v258;
const REAL v492 = v222 * v288;
const REAL v493 = v491 + v492;
const REAL v494 = v302 * v493;
const REAL v495 = v155 * v155;
const REAL v496 = v214 * v214;
const REAL v497 = v495 + v496;
const REAL v498 = v302 * v497;
const REAL v499 = v155 * v159;
const REAL v500 = v214 * v218;
const REAL v501 = v499 + v500;
const REAL v502 = v302 * v501;
const REAL v503 = v155 * v163;
const REAL v504 = v214 * v222;
const REAL v505 = v503 + v504;
const REAL v506 = v302 * v505;
const REAL v507 = v159 * v159;
const REAL v508 = v218 * v218;
const REAL v509 = v507 + v508;
const REAL v510 = v302 * v509;
const REAL v511 = v159 * v163;
const REAL v512 = v218 * v222;
const REAL v513 = v511 + v512;
const REAL v514 = v302 * v513;
const REAL v515 = v163 * v163;
const REAL v516 = v222 * v222;
const REAL v517 = v515 + v516;
const REAL v518 = v302 * v517;
o0[1 * i + 0] = STORE(v300);
o1_t[0][i] = v306;
o1_t[1][i] = v310;
o1_t[2][i] = v314;
o1_t[3][i] = v318;
o1_t[4][i] = v322;
o1_t[5][i] = v326;
o2_t[0][i] = v330;
o2_t[1][i] = v334;
o2_t[2][i] = v338;
o3_t[0][i] = v342;
o3_t[1][i] = v346;
o3_t[2][i] = v350;
o3_t[3][i] = v354;
o3_t[4][i] = v358;
o3_t[5][i] = v362;
o3_t[6][i] = v346;
o3_t[7][i] = v366;
o3_t[8][i] = v370;
o3_t[9][i] = v374;
o3_t[10][i] = v378;
o3_t[11][i] = v382;
o3_t[12][i] = v350;
o3_t[13][i] = v370;
o3_t[14][i] = v386;
o3_t[15][i] = v390;
o3_t[16][i] = v394;
o3_t[17][i] = v398;
o3_t[18][i] = v354;
o3_t[19][i] = v374;
o3_t[20][i] = v390;
o3_t[21][i] = v402;
o3_t[22][i] = v406;
o3_t[23][i] = v410;
o3_t[24][i] = v358;
o3_t[25][i] = v378;
o3_t[26][i] = v394;
o3_t[27][i] = v406;
o3_t[28][i] = v414;
o3_t[29][i] = v418;
o3_t[30][i] = v362;
o3_t[31][i] = v382;
o3_t[32][i] = v398;
o3_t[33][i] = v410;
o3_t[34][i] = v418;
o3_t[35][i] = v422;
o4_g0[4 * i + 0] = STORE(v426);
o4_g0[4 * i + 1] = STORE(v430);
o4_g0[4 * i + 2] = STORE(v434);
o4_g0[4 * i + 3] = STORE(v438);
o4_g1[4 * i + 0] = STORE(v442);
o4_g1[4 * i + 1] = STORE(v446);
o4_g1[4 * i + 2] = STORE(v450);
o4_g1[4 * i + 3] = STORE(v454);
o4_g2[4 * i + 0] = STORE(v458);
o4_g2[4 * i + 1] = STORE(v462);
o4_g2[4 * i + 2] = STORE(v466);
o4_g2[4 * i + 3] = STORE(v470);
o4_g3[4 * i + 0] = STORE(v474);
o4_g3[4 * i + 1] = STORE(v478);
o4_g3[4 * i + 2] = STORE(v482);
o4_g3[4 * i + 3] = STORE(v486);
o4_g4[2 * i + 0] = STORE(v490);
o4_g4[2 * i + 1] = STORE(v494);
o5_t[0][i] = v498;
o5_t[1][i] = v502;
o5_t[2][i] = v506;
o5_t[3][i] = v502;
o5_t[4][i] = v510;
o5_t[5][i] = v514;
o5_t[6][i] = v506;
o5_t[7][i] = v514;
o5_t[8][i] = v518;
}
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.huber f64.xxxnznyyyny>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_body_0(
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
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
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
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_i2x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_o3x_,
    wp::uint64 & adj_o5x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 i2x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 o3x_;
    wp::uint64 o5x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754 *_wp_args)
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
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_i2x_ = _wp_args->i2x_;
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, o3x_: wp.uint64, o5x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, o4_, o5_, i0x_, i1x_, i2x_, o1x_, o2x_, o3x_, o5x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_i0x_, var_i1x_, var_i2x_, var_o1x_, var_o2x_, var_o3x_, var_o5x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_85da22cd_2135b754_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

