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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v1111.1.1110>v1111.0100.1110 f64.xxxnxyyyn>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_body_0(
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
// i3 = result_bar
// i4 = T_quaternion_bar_bar2
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
alignas(64) REAL i4_t[4][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + i4_x[b + i] * 4; i4_t[0][i] = REAL(p[0]); i4_t[1][i] = REAL(p[1]); i4_t[2][i] = REAL(p[2]); i4_t[3][i] = REAL(p[3]); }
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
const REAL v75 = v45 * v73;
const REAL v76 = v54 * v67;
const REAL v77 = v44 * v67;
const REAL v78 = v77 - v75;
const REAL v79 = v54 * v69;
const REAL v80 = v43 * v69;
const REAL v81 = v78 + v80;
const REAL v82 = REAL(2.0) * v81;
const REAL v83 = v53 * v53;
const REAL v84 = v82 * v83;
const REAL v85 = v20 * v74;
const REAL v86 = v19 * v74;
const REAL v87 = v19 * v76;
const REAL v88 = v21 * v76;
const REAL v89 = v85 + v88;
const REAL v90 = v21 * v79;
const REAL v91 = v86 + v90;
const REAL v92 = v20 * v79;
const REAL v93 = v92 - v87;
const REAL v94 = v18 * v74;
const REAL v95 = v93 - v94;
const REAL v96 = v18 * v76;
const REAL v97 = v96 - v91;
const REAL v98 = v18 * v79;
const REAL v99 = v89 + v98;
const REAL v100 = v94 - v93;
const REAL v101 = v91 - v96;
const REAL v102 = i4_t[0][i];
const REAL v103 = i4_t[1][i];
const REAL v104 = i4_t[2][i];
const REAL v105 = i4_t[3][i];
const REAL v106 = v17 * v102;
const REAL v107 = v17 * v103;
const REAL v108 = v17 * v104;
const REAL v109 = v17 * v105;
const REAL v110 = v99 * v108;
const REAL v111 = v9 * v108;
const REAL v112 = v99 * v109;
const REAL v113 = v8 * v109;
const REAL v114 = v111 - v113;
const REAL v115 = v97 * v109;
const REAL v116 = v7 * v109;
const REAL v117 = v101 * v107;
const REAL v118 = v110 + v117;
const REAL v119 = v9 * v107;
const REAL v120 = v95 * v107;
const REAL v121 = v120 - v112;
const REAL v122 = v8 * v107;
const REAL v123 = v100 * v108;
const REAL v124 = v115 + v123;
const REAL v125 = v7 * v108;
const REAL v126 = v79 * v114;
const REAL v127 = v18 * v114;
const REAL v128 = v79 * v106;
const REAL v129 = v24 * v106;
const REAL v130 = v127 + v129;
const REAL v131 = v116 - v119;
const REAL v132 = v119 - v116;
const REAL v133 = v76 * v131;
const REAL v134 = v126 + v133;
const REAL v135 = v18 * v131;
const REAL v136 = v76 * v106;
const REAL v137 = v27 * v106;
const REAL v138 = v135 + v137;
const REAL v139 = v122 - v125;
const REAL v140 = v125 - v122;
const REAL v141 = v74 * v140;
const REAL v142 = v134 + v141;
const REAL v143 = v18 * v140;
const REAL v144 = v74 * v106;
const REAL v145 = v30 * v106;
const REAL v146 = v143 - v145;
const REAL v147 = v79 * v139;
const REAL v148 = v20 * v139;
const REAL v149 = v130 + v148;
const REAL v150 = v79 * v108;
const REAL v151 = v150 - v144;
const REAL v152 = v30 * v108;
const REAL v153 = v149 + v152;
const REAL v154 = v79 * v132;
const REAL v155 = v21 * v132;
const REAL v156 = v153 + v155;
const REAL v157 = v79 * v109;
const REAL v158 = v136 - v157;
const REAL v159 = v27 * v109;
const REAL v160 = v156 - v159;
const REAL v161 = v76 * v114;
const REAL v162 = v154 + v161;
const REAL v163 = v21 * v114;
const REAL v164 = v138 + v163;
const REAL v165 = v76 * v109;
const REAL v166 = v128 + v165;
const REAL v167 = v24 * v109;
const REAL v168 = v164 + v167;
const REAL v169 = v76 * v140;
const REAL v170 = v19 * v140;
const REAL v171 = v168 + v170;
const REAL v172 = v76 * v107;
const REAL v173 = v151 - v172;
const REAL v174 = v30 * v107;
const REAL v175 = v171 - v174;
const REAL v176 = v74 * v132;
const REAL v177 = v169 + v176;
const REAL v178 = v19 * v132;
const REAL v179 = v146 + v178;
const REAL v180 = v74 * v107;
const REAL v181 = v158 - v180;
const REAL v182 = v27 * v107;
const REAL v183 = v179 - v182;
const REAL v184 = v74 * v114;
const REAL v185 = v147 + v184;
const REAL v186 = v20 * v114;
const REAL v187 = v183 + v186;
const REAL v188 = v74 * v108;
const REAL v189 = v166 + v188;
const REAL v190 = v24 * v108;
const REAL v191 = v187 + v190;
const REAL v192 = REAL(2.0) * v106;
const REAL v193 = v84 * v192;
const REAL v194 = v142 - v193;
const REAL v195 = v18 * v192;
const REAL v196 = REAL(2.0) * v107;
const REAL v197 = v84 * v196;
const REAL v198 = v177 - v197;
const REAL v199 = v19 * v196;
const REAL v200 = v195 + v199;
const REAL v201 = REAL(2.0) * v108;
const REAL v202 = v84 * v201;
const REAL v203 = v185 - v202;
const REAL v204 = v20 * v201;
const REAL v205 = v200 + v204;
const REAL v206 = REAL(2.0) * v109;
const REAL v207 = v84 * v206;
const REAL v208 = v162 - v207;
const REAL v209 = v21 * v206;
const REAL v210 = v205 + v209;
const REAL v211 = v83 * v210;
const REAL v212 = v82 * v210;
const REAL v213 = v53 * v212;
const REAL v214 = REAL(2.0) * v213;
const REAL v215 = REAL(2.0) * v211;
const REAL v216 = v69 * v215;
const REAL v217 = v43 * v215;
const REAL v218 = v69 * v160;
const REAL v219 = v54 * v160;
const REAL v220 = v219 - v217;
const REAL v221 = v67 * v215;
const REAL v222 = v44 * v215;
const REAL v223 = v67 * v175;
const REAL v224 = v218 + v223;
const REAL v225 = v54 * v175;
const REAL v226 = v225 - v222;
const REAL v227 = v73 * v215;
const REAL v228 = v45 * v215;
const REAL v229 = v73 * v191;
const REAL v230 = v224 + v229;
const REAL v231 = v54 * v191;
const REAL v232 = v228 + v231;
const REAL v233 = v72 * v232;
const REAL v234 = v71 * v232;
const REAL v235 = v64 * v234;
const REAL v236 = REAL(2.0) * v235;
const REAL v237 = v65 * v233;
const REAL v238 = v61 * v233;
const REAL v239 = v65 * v220;
const REAL v240 = v236 + v239;
const REAL v241 = v64 * v220;
const REAL v242 = v238 + v241;
const REAL v243 = v66 * v233;
const REAL v244 = v62 * v233;
const REAL v245 = v66 * v226;
const REAL v246 = v240 + v245;
const REAL v247 = v64 * v226;
const REAL v248 = v244 + v247;
const REAL v249 = v72 * v246;
const REAL v250 = -v249;
const REAL v251 = v118 - v249;
const REAL v252 = v121 + v243;
const REAL v253 = v124 + v237;
const REAL v254 = v54 * v249;
const REAL v255 = v227 - v254;
const REAL v256 = v45 * v249;
const REAL v257 = v230 - v256;
const REAL v258 = v54 * v243;
const REAL v259 = v258 - v221;
const REAL v260 = v44 * v243;
const REAL v261 = v257 + v260;
const REAL v262 = v54 * v237;
const REAL v263 = v262 - v216;
const REAL v264 = v43 * v237;
const REAL v265 = v261 + v264;
const REAL v266 = REAL(2.0) * v265;
const REAL v267 = v266 - v214;
const REAL v268 = v83 * v267;
const REAL v269 = v21 * v268;
const REAL v270 = v208 - v269;
const REAL v271 = v270 - v269;
const REAL v272 = v20 * v268;
const REAL v273 = v203 - v272;
const REAL v274 = v273 - v272;
const REAL v275 = v19 * v268;
const REAL v276 = v198 - v275;
const REAL v277 = v276 - v275;
const REAL v278 = v18 * v268;
const REAL v279 = v194 - v278;
const REAL v280 = v279 - v278;
const REAL v281 = v254 - v227;
const REAL v282 = v24 * v281;
const REAL v283 = v274 + v282;
const REAL v284 = v20 * v281;
const REAL v285 = v189 + v284;
const REAL v286 = v27 * v255;
const REAL v287 = v277 + v286;
const REAL v288 = v19 * v255;
const REAL v289 = v181 + v288;
const REAL v290 = v221 - v258;
const REAL v291 = v30 * v290;
const REAL v292 = v287 + v291;
const REAL v293 = v19 * v290;
const REAL v294 = v173 + v293;
const REAL v295 = v24 * v259;
const REAL v296 = v271 + v295;
const REAL v297 = v21 * v259;
const REAL v298 = v285 + v297;
const REAL v299 = v216 - v262;
const REAL v300 = v27 * v299;
const REAL v301 = v296 + v300;
const REAL v302 = v21 * v299;
const REAL v303 = v289 + v302;
const REAL v304 = v30 * v263;
const REAL v305 = v283 + v304;
const REAL v306 = v20 * v263;
const REAL v307 = v294 + v306;
const REAL v308 = v30 * v255;
const REAL v309 = v280 + v308;
const REAL v310 = v18 * v255;
const REAL v311 = v307 + v310;
const REAL v312 = v27 * v259;
const REAL v313 = v309 + v312;
const REAL v314 = v18 * v259;
const REAL v315 = v303 + v314;
const REAL v316 = v24 * v263;
const REAL v317 = v313 + v316;
const REAL v318 = v18 * v263;
const REAL v319 = v298 + v318;
const REAL v320 = v20 * v311;
const REAL v321 = v253 - v320;
const REAL v322 = v7 * v311;
const REAL v323 = v305 - v322;
const REAL v324 = v19 * v311;
const REAL v325 = v252 + v324;
const REAL v326 = v8 * v311;
const REAL v327 = v292 + v326;
const REAL v328 = v19 * v315;
const REAL v329 = v251 - v328;
const REAL v330 = v9 * v315;
const REAL v331 = v327 - v330;
const REAL v332 = v21 * v315;
const REAL v333 = v321 + v332;
const REAL v334 = v7 * v315;
const REAL v335 = v301 + v334;
const REAL v336 = v21 * v319;
const REAL v337 = v325 - v336;
const REAL v338 = v8 * v319;
const REAL v339 = v335 - v338;
const REAL v340 = v20 * v319;
const REAL v341 = v329 + v340;
const REAL v342 = v9 * v319;
const REAL v343 = v323 + v342;
const REAL v344 = v17 * v339;
const REAL v345 = v17 * v343;
const REAL v346 = v17 * v331;
const REAL v347 = v17 * v317;
o0_t[0][i] = v237;
o0_t[1][i] = v243;
o0_t[2][i] = v250;
o1_t[0][i] = v347;
o1_t[1][i] = v346;
o1_t[2][i] = v345;
o1_t[3][i] = v344;
o2_t[0][i] = v333;
o2_t[1][i] = v337;
o2_t[2][i] = v341;
o3[2 * i + 0] = STORE(v242);
o3[2 * i + 1] = STORE(v248);
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v1111.1.1110>v1111.0100.1110 f64.xxxnxyyyn>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_body_0(
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

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06 {
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
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06 *_wp_args)
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i4x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, i0x_, i1x_, i2x_, i4x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_i0x_, var_i1x_, var_i2x_, var_i4x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_bca0f5cb_c7743a06_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

