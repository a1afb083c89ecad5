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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.000010.1110 f64.xxxnyyy>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 bounds_,
    wp::int64 parts)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = T_position_point_block_bar2
// o0 = T_position_bar2
// o1 = T_quaternion_bar2
// o2 = point_bar2
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
const STORE* const i3_b = (const STORE*)i3_ + first * 18;
double* const o0_b = (double*)o0_;
const long long* const o0_x = (const long long*)o0x_ + first;
double* const o1_b = (double*)o1_;
const long long* const o1_x = (const long long*)o1x_ + first;
double* const o2_b = (double*)o2_;
const long long* const o2_x = (const long long*)o2x_ + first;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[18][64];
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * 18; i3_t[0][i] = REAL(p[0]); i3_t[1][i] = REAL(p[1]); i3_t[2][i] = REAL(p[2]); i3_t[3][i] = REAL(p[3]); i3_t[4][i] = REAL(p[4]); i3_t[5][i] = REAL(p[5]); i3_t[6][i] = REAL(p[6]); i3_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * 18; i3_t[8][i] = REAL(p[8]); i3_t[9][i] = REAL(p[9]); i3_t[10][i] = REAL(p[10]); i3_t[11][i] = REAL(p[11]); i3_t[12][i] = REAL(p[12]); i3_t[13][i] = REAL(p[13]); i3_t[14][i] = REAL(p[14]); i3_t[15][i] = REAL(p[15]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * 18; i3_t[16][i] = REAL(p[16]); i3_t[17][i] = REAL(p[17]); }
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
const REAL v65 = v18 * v21;
const REAL v66 = v18 * v20;
const REAL v67 = v49 + v51;
const REAL v68 = v19 * v20;
const REAL v69 = v19 * v21;
const REAL v70 = v65 + v68;
const REAL v71 = v69 - v66;
const REAL v72 = v54 * v67;
const REAL v73 = v54 * v70;
const REAL v74 = v54 * v71;
const REAL v75 = REAL(1.0) - v72;
const REAL v76 = v18 * v19;
const REAL v77 = v47 + v51;
const REAL v78 = v20 * v21;
const REAL v79 = v68 - v65;
const REAL v80 = v76 + v78;
const REAL v81 = v54 * v79;
const REAL v82 = v54 * v77;
const REAL v83 = v54 * v80;
const REAL v84 = REAL(1.0) - v82;
const REAL v85 = v47 + v49;
const REAL v86 = v66 + v69;
const REAL v87 = v78 - v76;
const REAL v88 = v54 * v86;
const REAL v89 = v54 * v87;
const REAL v90 = v54 * v85;
const REAL v91 = REAL(1.0) - v90;
const REAL v92 = REAL(0.5) * v4;
const REAL v93 = REAL(0.5) * v3;
const REAL v94 = REAL(0.5) * v6;
const REAL v95 = REAL(0.5) * v5;
const REAL v96 = v64 * v64;
const REAL v97 = v61 * v96;
const REAL v98 = v54 * v97;
const REAL v99 = v45 * v97;
const REAL v100 = v54 * v64;
const REAL v101 = v43 * v64;
const REAL v102 = v101 - v99;
const REAL v103 = REAL(2.0) * v102;
const REAL v104 = v53 * v53;
const REAL v105 = v103 * v104;
const REAL v106 = v21 * v105;
const REAL v107 = REAL(2.0) * v106;
const REAL v108 = v20 * v105;
const REAL v109 = REAL(2.0) * v108;
const REAL v110 = v19 * v105;
const REAL v111 = REAL(2.0) * v110;
const REAL v112 = v18 * v105;
const REAL v113 = REAL(2.0) * v112;
const REAL v114 = v24 * v98;
const REAL v115 = v114 - v109;
const REAL v116 = v20 * v98;
const REAL v117 = v27 * v98;
const REAL v118 = v111 + v117;
const REAL v119 = v19 * v98;
const REAL v120 = v27 * v100;
const REAL v121 = v107 + v120;
const REAL v122 = v21 * v100;
const REAL v123 = v119 + v122;
const REAL v124 = v30 * v100;
const REAL v125 = v115 + v124;
const REAL v126 = v20 * v100;
const REAL v127 = v30 * v98;
const REAL v128 = v113 + v127;
const REAL v129 = v18 * v98;
const REAL v130 = v126 - v129;
const REAL v131 = v24 * v100;
const REAL v132 = v131 - v128;
const REAL v133 = v18 * v100;
const REAL v134 = v116 + v133;
const REAL v135 = v129 - v126;
const REAL v136 = v20 * v135;
const REAL v137 = v64 + v136;
const REAL v138 = v7 * v135;
const REAL v139 = v125 + v138;
const REAL v140 = v19 * v130;
const REAL v141 = v8 * v130;
const REAL v142 = v141 - v118;
const REAL v143 = v19 * v123;
const REAL v144 = v143 - v97;
const REAL v145 = v9 * v123;
const REAL v146 = v142 + v145;
const REAL v147 = v21 * v123;
const REAL v148 = v137 - v147;
const REAL v149 = v7 * v123;
const REAL v150 = v121 + v149;
const REAL v151 = v21 * v134;
const REAL v152 = v140 - v151;
const REAL v153 = v8 * v134;
const REAL v154 = v150 + v153;
const REAL v155 = v20 * v134;
const REAL v156 = v144 + v155;
const REAL v157 = v9 * v134;
const REAL v158 = v139 + v157;
const REAL v159 = v17 * v154;
const REAL v160 = v17 * v158;
const REAL v161 = v17 * v146;
const REAL v162 = v17 * v132;
const REAL v163 = v62 * v96;
const REAL v164 = v54 * v163;
const REAL v165 = v45 * v163;
const REAL v166 = v44 * v64;
const REAL v167 = v166 - v165;
const REAL v168 = REAL(2.0) * v167;
const REAL v169 = v104 * v168;
const REAL v170 = v21 * v169;
const REAL v171 = REAL(2.0) * v170;
const REAL v172 = v20 * v169;
const REAL v173 = REAL(2.0) * v172;
const REAL v174 = v19 * v169;
const REAL v175 = REAL(2.0) * v174;
const REAL v176 = v18 * v169;
const REAL v177 = REAL(2.0) * v176;
const REAL v178 = v24 * v164;
const REAL v179 = v178 - v173;
const REAL v180 = v20 * v164;
const REAL v181 = v27 * v164;
const REAL v182 = v175 + v181;
const REAL v183 = v19 * v164;
const REAL v184 = v124 + v182;
const REAL v185 = v19 * v100;
const REAL v186 = v131 - v171;
const REAL v187 = v122 + v180;
const REAL v188 = v30 * v164;
const REAL v189 = v177 + v188;
const REAL v190 = v18 * v164;
const REAL v191 = v185 + v190;
const REAL v192 = v120 - v189;
const REAL v193 = v133 - v183;
const REAL v194 = v20 * v191;
const REAL v195 = v7 * v191;
const REAL v196 = v179 + v195;
const REAL v197 = v19 * v191;
const REAL v198 = v64 - v197;
const REAL v199 = v8 * v191;
const REAL v200 = v184 + v199;
const REAL v201 = v183 - v133;
const REAL v202 = v19 * v201;
const REAL v203 = v202 - v163;
const REAL v204 = v9 * v201;
const REAL v205 = v204 - v200;
const REAL v206 = v21 * v193;
const REAL v207 = v194 + v206;
const REAL v208 = v7 * v193;
const REAL v209 = v186 + v208;
const REAL v210 = v21 * v187;
const REAL v211 = v198 - v210;
const REAL v212 = v8 * v187;
const REAL v213 = v209 - v212;
const REAL v214 = v20 * v187;
const REAL v215 = v203 + v214;
const REAL v216 = v9 * v187;
const REAL v217 = v196 + v216;
const REAL v218 = v17 * v213;
const REAL v219 = v17 * v217;
const REAL v220 = v17 * v205;
const REAL v221 = v17 * v192;
const REAL v222 = v64 * v75;
const REAL v223 = v74 * v97;
const REAL v224 = v222 - v223;
const REAL v225 = v64 * v81;
const REAL v226 = v83 * v97;
const REAL v227 = v225 - v226;
const REAL v228 = v64 * v88;
const REAL v229 = v91 * v97;
const REAL v230 = v228 - v229;
const REAL v231 = v92 * v162;
const REAL v232 = v93 * v161;
const REAL v233 = v232 - v231;
const REAL v234 = v94 * v160;
const REAL v235 = v233 + v234;
const REAL v236 = v95 * v159;
const REAL v237 = v235 + v236;
const REAL v238 = v95 * v162;
const REAL v239 = v94 * v161;
const REAL v240 = v238 + v239;
const REAL v241 = v93 * v160;
const REAL v242 = v241 - v240;
const REAL v243 = v92 * v159;
const REAL v244 = v242 - v243;
const REAL v245 = v94 * v162;
const REAL v246 = v95 * v161;
const REAL v247 = v246 - v245;
const REAL v248 = v92 * v160;
const REAL v249 = v247 - v248;
const REAL v250 = v93 * v159;
const REAL v251 = v249 - v250;
const REAL v252 = v64 * v73;
const REAL v253 = v74 * v163;
const REAL v254 = v252 - v253;
const REAL v255 = v64 * v84;
const REAL v256 = v83 * v163;
const REAL v257 = v255 - v256;
const REAL v258 = v64 * v89;
const REAL v259 = v91 * v163;
const REAL v260 = v258 - v259;
const REAL v261 = v92 * v221;
const REAL v262 = v93 * v220;
const REAL v263 = v262 - v261;
const REAL v264 = v94 * v219;
const REAL v265 = v263 + v264;
const REAL v266 = v95 * v218;
const REAL v267 = v265 - v266;
const REAL v268 = v95 * v221;
const REAL v269 = v94 * v220;
const REAL v270 = v268 + v269;
const REAL v271 = v93 * v219;
const REAL v272 = v271 - v270;
const REAL v273 = v92 * v218;
const REAL v274 = v272 + v273;
const REAL v275 = v94 * v221;
const REAL v276 = v95 * v220;
const REAL v277 = v276 - v275;
const REAL v278 = v92 * v219;
const REAL v279 = v277 - v278;
const REAL v280 = v93 * v218;
const REAL v281 = v279 + v280;
const REAL v282 = i3_t[0][i];
const REAL v283 = i3_t[1][i];
const REAL v284 = i3_t[2][i];
const REAL v285 = i3_t[3][i];
const REAL v286 = i3_t[4][i];
const REAL v287 = i3_t[5][i];
const REAL v288 = i3_t[6][i];
const REAL v289 = i3_t[7][i];
const REAL v290 = i3_t[8][i];
const REAL v291 = i3_t[9][i];
const REAL v292 = i3_t[10][i];
const REAL v293 = i3_t[11][i];
const REAL v294 = i3_t[12][i];
const REAL v295 = i3_t[13][i];
const REAL v296 = i3_t[14][i];
const REAL v297 = i3_t[15][i];
const REAL v298 = i3_t[16][i];
const REAL v299 = i3_t[17][i];
const REAL v300 = v281 * v299;
const REAL v301 = v215 * v299;
const REAL v302 = v251 * v299;
const REAL v303 = v156 * v299;
const REAL v304 = v281 * v298;
const REAL v305 = v211 * v298;
const REAL v306 = v301 + v305;
const REAL v307 = v251 * v298;
const REAL v308 = v152 * v298;
const REAL v309 = v303 + v308;
const REAL v310 = v281 * v297;
const REAL v311 = v207 * v297;
const REAL v312 = v306 + v311;
const REAL v313 = v251 * v297;
const REAL v314 = v148 * v297;
const REAL v315 = v309 + v314;
const REAL v316 = v274 * v296;
const REAL v317 = v300 + v316;
const REAL v318 = v215 * v296;
const REAL v319 = v244 * v296;
const REAL v320 = v302 + v319;
const REAL v321 = v156 * v296;
const REAL v322 = v274 * v295;
const REAL v323 = v304 + v322;
const REAL v324 = v211 * v295;
const REAL v325 = v318 + v324;
const REAL v326 = v244 * v295;
const REAL v327 = v307 + v326;
const REAL v328 = v152 * v295;
const REAL v329 = v321 + v328;
const REAL v330 = v274 * v294;
const REAL v331 = v310 + v330;
const REAL v332 = v207 * v294;
const REAL v333 = v325 + v332;
const REAL v334 = v244 * v294;
const REAL v335 = v313 + v334;
const REAL v336 = v148 * v294;
const REAL v337 = v329 + v336;
const REAL v338 = v267 * v293;
const REAL v339 = v317 + v338;
const REAL v340 = v215 * v293;
const REAL v341 = v237 * v293;
const REAL v342 = v320 + v341;
const REAL v343 = v156 * v293;
const REAL v344 = v267 * v292;
const REAL v345 = v323 + v344;
const REAL v346 = v211 * v292;
const REAL v347 = v340 + v346;
const REAL v348 = v237 * v292;
const REAL v349 = v327 + v348;
const REAL v350 = v152 * v292;
const REAL v351 = v343 + v350;
const REAL v352 = v267 * v291;
const REAL v353 = v331 + v352;
const REAL v354 = v207 * v291;
const REAL v355 = v347 + v354;
const REAL v356 = v237 * v291;
const REAL v357 = v335 + v356;
const REAL v358 = v148 * v291;
const REAL v359 = v351 + v358;
const REAL v360 = v260 * v290;
const REAL v361 = v339 + v360;
const REAL v362 = v215 * v290;
const REAL v363 = v230 * v290;
const REAL v364 = v342 + v363;
const REAL v365 = v156 * v290;
const REAL v366 = v260 * v289;
const REAL v367 = v345 + v366;
const REAL v368 = v211 * v289;
const REAL v369 = v362 + v368;
const REAL v370 = v230 * v289;
const REAL v371 = v349 + v370;
const REAL v372 = v152 * v289;
const REAL v373 = v365 + v372;
const REAL v374 = v260 * v288;
const REAL v375 = v353 + v374;
const REAL v376 = v207 * v288;
const REAL v377 = v369 + v376;
const REAL v378 = v230 * v288;
const REAL v379 = v357 + v378;
const REAL v380 = v148 * v288;
const REAL v381 = v373 + v380;
const REAL v382 = v257 * v287;
const REAL v383 = v361 + v382;
const REAL v384 = v215 * v287;
const REAL v385 = v227 * v287;
const REAL v386 = v364 + v385;
const REAL v387 = v156 * v287;
const REAL v388 = v257 * v286;
const REAL v389 = v367 + v388;
const REAL v390 = v211 * v286;
const REAL v391 = v384 + v390;
const REAL v392 = v227 * v286;
const REAL v393 = v371 + v392;
const REAL v394 = v152 * v286;
const REAL v395 = v387 + v394;
const REAL v396 = v257 * v285;
const REAL v397 = v375 + v396;
const REAL v398 = v207 * v285;
const REAL v399 = v391 + v398;
const REAL v400 = v227 * v285;
const REAL v401 = v379 + v400;
const REAL v402 = v148 * v285;
const REAL v403 = v395 + v402;
const REAL v404 = v254 * v284;
const REAL v405 = v383 + v404;
const REAL v406 = v215 * v284;
const REAL v407 = v224 * v284;
const REAL v408 = v386 + v407;
const REAL v409 = v156 * v284;
const REAL v410 = v254 * v283;
const REAL v411 = v389 + v410;
const REAL v412 = v211 * v283;
const REAL v413 = v406 + v412;
const REAL v414 = v224 * v283;
const REAL v415 = v393 + v414;
const REAL v416 = v152 * v283;
const REAL v417 = v409 + v416;
const REAL v418 = v254 * v282;
const REAL v419 = v397 + v418;
const REAL v420 = v207 * v282;
const REAL v421 = v413 + v420;
const REAL v422 = v224 * v282;
const REAL v423 = v401 + v422;
const REAL v424 = v148 * v282;
const REAL v425 = v417 + v424;
const REAL v426 = v218 * v312;
const REAL v427 = v93 * v312;
const REAL v428 = v219 * v312;
const REAL v429 = v92 * v312;
const REAL v430 = v220 * v312;
const REAL v431 = v95 * v312;
const REAL v432 = v221 * v312;
const REAL v433 = v94 * v312;
const REAL v434 = v218 * v333;
const REAL v435 = v434 - v428;
const REAL v436 = v92 * v333;
const REAL v437 = v427 + v436;
const REAL v438 = v219 * v333;
const REAL v439 = v426 + v438;
const REAL v440 = v93 * v333;
const REAL v441 = v440 - v429;
const REAL v442 = v220 * v333;
const REAL v443 = v432 + v442;
const REAL v444 = v94 * v333;
const REAL v445 = v431 - v444;
const REAL v446 = v221 * v333;
const REAL v447 = v430 - v446;
const REAL v448 = v95 * v333;
const REAL v449 = v433 + v448;
const REAL v450 = v218 * v355;
const REAL v451 = v447 - v450;
const REAL v452 = v95 * v355;
const REAL v453 = v437 - v452;
const REAL v454 = v219 * v355;
const REAL v455 = v454 - v443;
const REAL v456 = v94 * v355;
const REAL v457 = v441 + v456;
const REAL v458 = v220 * v355;
const REAL v459 = v439 + v458;
const REAL v460 = v93 * v355;
const REAL v461 = v445 + v460;
const REAL v462 = v221 * v355;
const REAL v463 = v435 - v462;
const REAL v464 = v92 * v355;
const REAL v465 = v449 + v464;
const REAL v466 = v163 * v377;
const REAL v467 = v91 * v377;
const REAL v468 = v89 * v377;
const REAL v469 = v64 * v377;
const REAL v470 = v163 * v399;
const REAL v471 = v83 * v399;
const REAL v472 = v467 + v471;
const REAL v473 = v84 * v399;
const REAL v474 = v468 + v473;
const REAL v475 = v64 * v399;
const REAL v476 = v163 * v421;
const REAL v477 = v74 * v421;
const REAL v478 = v472 + v477;
const REAL v479 = v73 * v421;
const REAL v480 = v474 + v479;
const REAL v481 = v64 * v421;
const REAL v482 = v159 * v315;
const REAL v483 = v459 - v482;
const REAL v484 = v93 * v315;
const REAL v485 = v160 * v315;
const REAL v486 = v463 - v485;
const REAL v487 = v92 * v315;
const REAL v488 = v161 * v315;
const REAL v489 = v451 + v488;
const REAL v490 = v95 * v315;
const REAL v491 = v162 * v315;
const REAL v492 = v455 - v491;
const REAL v493 = v94 * v315;
const REAL v494 = v159 * v337;
const REAL v495 = v486 - v494;
const REAL v496 = v92 * v337;
const REAL v497 = v484 + v496;
const REAL v498 = v160 * v337;
const REAL v499 = v483 + v498;
const REAL v500 = v93 * v337;
const REAL v501 = v500 - v487;
const REAL v502 = v161 * v337;
const REAL v503 = v492 - v502;
const REAL v504 = v94 * v337;
const REAL v505 = v490 - v504;
const REAL v506 = v162 * v337;
const REAL v507 = v489 - v506;
const REAL v508 = v95 * v337;
const REAL v509 = v493 + v508;
const REAL v510 = v159 * v359;
const REAL v511 = v507 + v510;
const REAL v512 = v95 * v359;
const REAL v513 = v512 - v497;
const REAL v514 = v160 * v359;
const REAL v515 = v503 + v514;
const REAL v516 = v94 * v359;
const REAL v517 = v501 + v516;
const REAL v518 = v161 * v359;
const REAL v519 = v499 + v518;
const REAL v520 = v93 * v359;
const REAL v521 = v505 + v520;
const REAL v522 = v162 * v359;
const REAL v523 = v495 - v522;
const REAL v524 = v92 * v359;
const REAL v525 = v509 + v524;
const REAL v526 = v97 * v381;
const REAL v527 = v466 + v526;
const REAL v528 = v91 * v381;
const REAL v529 = v88 * v381;
const REAL v530 = v480 + v529;
const REAL v531 = v64 * v381;
const REAL v532 = v97 * v403;
const REAL v533 = v470 + v532;
const REAL v534 = v83 * v403;
const REAL v535 = v528 + v534;
const REAL v536 = v81 * v403;
const REAL v537 = v530 + v536;
const REAL v538 = v64 * v403;
const REAL v539 = v97 * v425;
const REAL v540 = v476 + v539;
const REAL v541 = v74 * v425;
const REAL v542 = v535 + v541;
const REAL v543 = v75 * v425;
const REAL v544 = v537 + v543;
const REAL v545 = v64 * v425;
const REAL v546 = v17 * v465;
const REAL v547 = v17 * v461;
const REAL v548 = v17 * v457;
const REAL v549 = v17 * v453;
const REAL v550 = v187 * v548;
const REAL v551 = v9 * v548;
const REAL v552 = v187 * v405;
const REAL v553 = v20 * v405;
const REAL v554 = v551 + v553;
const REAL v555 = v187 * v549;
const REAL v556 = v8 * v549;
const REAL v557 = v554 - v556;
const REAL v558 = v187 * v411;
const REAL v559 = v21 * v411;
const REAL v560 = v557 - v559;
const REAL v561 = v193 * v549;
const REAL v562 = v7 * v549;
const REAL v563 = v193 * v419;
const REAL v564 = v563 - v558;
const REAL v565 = v21 * v419;
const REAL v566 = v562 + v565;
const REAL v567 = v201 * v547;
const REAL v568 = v550 + v567;
const REAL v569 = v9 * v547;
const REAL v570 = v405 + v478;
const REAL v571 = v201 * v405;
const REAL v572 = v19 * v405;
const REAL v573 = v569 + v572;
const REAL v574 = v191 * v547;
const REAL v575 = v555 + v574;
const REAL v576 = v8 * v547;
const REAL v577 = v411 + v544;
const REAL v578 = v191 * v411;
const REAL v579 = v571 - v578;
const REAL v580 = v19 * v411;
const REAL v581 = v576 + v580;
const REAL v582 = v191 * v548;
const REAL v583 = v561 + v582;
const REAL v584 = v7 * v548;
const REAL v585 = v584 - v581;
const REAL v586 = v191 * v419;
const REAL v587 = v552 + v586;
const REAL v588 = v20 * v419;
const REAL v589 = v585 + v588;
const REAL v590 = v566 - v573;
const REAL v591 = v573 - v566;
const REAL v592 = v164 * v589;
const REAL v593 = v18 * v589;
const REAL v594 = v164 * v546;
const REAL v595 = v30 * v546;
const REAL v596 = v593 + v595;
const REAL v597 = v100 * v589;
const REAL v598 = v579 + v597;
const REAL v599 = v19 * v589;
const REAL v600 = v164 * v591;
const REAL v601 = v598 + v600;
const REAL v602 = v19 * v591;
const REAL v603 = v596 + v602;
const REAL v604 = v164 * v547;
const REAL v605 = v27 * v547;
const REAL v606 = v603 - v605;
const REAL v607 = v164 * v560;
const REAL v608 = v587 + v607;
const REAL v609 = v20 * v560;
const REAL v610 = v606 + v609;
const REAL v611 = v164 * v548;
const REAL v612 = v24 * v548;
const REAL v613 = v610 + v612;
const REAL v614 = REAL(2.0) * v546;
const REAL v615 = v169 * v614;
const REAL v616 = v592 + v615;
const REAL v617 = v18 * v614;
const REAL v618 = REAL(2.0) * v547;
const REAL v619 = v169 * v618;
const REAL v620 = v601 - v619;
const REAL v621 = v19 * v618;
const REAL v622 = v617 - v621;
const REAL v623 = REAL(2.0) * v548;
const REAL v624 = v169 * v623;
const REAL v625 = v608 - v624;
const REAL v626 = v20 * v623;
const REAL v627 = v622 - v626;
const REAL v628 = REAL(2.0) * v549;
const REAL v629 = v169 * v628;
const REAL v630 = v564 - v629;
const REAL v631 = v21 * v628;
const REAL v632 = v627 - v631;
const REAL v633 = v168 * v632;
const REAL v634 = v104 * v632;
const REAL v635 = REAL(2.0) * v634;
const REAL v636 = v64 * v635;
const REAL v637 = v44 * v635;
const REAL v638 = v577 + v637;
const REAL v639 = v163 * v635;
const REAL v640 = v45 * v635;
const REAL v641 = v570 + v640;
const REAL v642 = v163 * v613;
const REAL v643 = v54 * v613;
const REAL v644 = v643 - v641;
const REAL v645 = v96 * v644;
const REAL v646 = v62 * v644;
const REAL v647 = v17 * v525;
const REAL v648 = v17 * v521;
const REAL v649 = v17 * v517;
const REAL v650 = v17 * v513;
const REAL v651 = v134 * v649;
const REAL v652 = v568 + v651;
const REAL v653 = v9 * v649;
const REAL v654 = v134 * v408;
const REAL v655 = v625 + v654;
const REAL v656 = v20 * v408;
const REAL v657 = v653 + v656;
const REAL v658 = v134 * v650;
const REAL v659 = v658 - v575;
const REAL v660 = v8 * v650;
const REAL v661 = v657 + v660;
const REAL v662 = v134 * v415;
const REAL v663 = v630 - v662;
const REAL v664 = v21 * v415;
const REAL v665 = v661 - v664;
const REAL v666 = v123 * v650;
const REAL v667 = v583 + v666;
const REAL v668 = v7 * v650;
const REAL v669 = v123 * v423;
const REAL v670 = v663 - v669;
const REAL v671 = v21 * v423;
const REAL v672 = v668 - v671;
const REAL v673 = v123 * v648;
const REAL v674 = v652 + v673;
const REAL v675 = v9 * v648;
const REAL v676 = v672 + v675;
const REAL v677 = v408 + v542;
const REAL v678 = v123 * v408;
const REAL v679 = v620 + v678;
const REAL v680 = v19 * v408;
const REAL v681 = v676 + v680;
const REAL v682 = v130 * v648;
const REAL v683 = v659 + v682;
const REAL v684 = v8 * v648;
const REAL v685 = v130 * v415;
const REAL v686 = v679 + v685;
const REAL v687 = v19 * v415;
const REAL v688 = v684 + v687;
const REAL v689 = v135 * v649;
const REAL v690 = v667 + v689;
const REAL v691 = v7 * v649;
const REAL v692 = v423 + v638;
const REAL v693 = v135 * v423;
const REAL v694 = v655 + v693;
const REAL v695 = v20 * v423;
const REAL v696 = v691 + v695;
const REAL v697 = v590 + v665;
const REAL v698 = v100 * v697;
const REAL v699 = v616 + v698;
const REAL v700 = v18 * v697;
const REAL v701 = v599 + v700;
const REAL v702 = v549 - v647;
const REAL v703 = v100 * v702;
const REAL v704 = v611 + v703;
const REAL v705 = v24 * v702;
const REAL v706 = v701 + v705;
const REAL v707 = v688 - v696;
const REAL v708 = v696 - v688;
const REAL v709 = v98 * v708;
const REAL v710 = v699 + v709;
const REAL v711 = v18 * v708;
const REAL v712 = v98 * v647;
const REAL v713 = v594 + v712;
const REAL v714 = v30 * v647;
const REAL v715 = v711 + v714;
const REAL v716 = v100 * v707;
const REAL v717 = v694 + v716;
const REAL v718 = v20 * v707;
const REAL v719 = v706 + v718;
const REAL v720 = v649 - v547;
const REAL v721 = v100 * v720;
const REAL v722 = v713 + v721;
const REAL v723 = v30 * v720;
const REAL v724 = v719 + v723;
const REAL v725 = v560 + v681;
const REAL v726 = v100 * v725;
const REAL v727 = v670 + v726;
const REAL v728 = v21 * v725;
const REAL v729 = v724 + v728;
const REAL v730 = v650 - v546;
const REAL v731 = v100 * v730;
const REAL v732 = v731 - v604;
const REAL v733 = v27 * v730;
const REAL v734 = v729 + v733;
const REAL v735 = v98 * v681;
const REAL v736 = v686 + v735;
const REAL v737 = v19 * v681;
const REAL v738 = v715 + v737;
const REAL v739 = v98 * v648;
const REAL v740 = v732 - v739;
const REAL v741 = v27 * v648;
const REAL v742 = v738 - v741;
const REAL v743 = v98 * v665;
const REAL v744 = v717 + v743;
const REAL v745 = v20 * v665;
const REAL v746 = v742 + v745;
const REAL v747 = v98 * v649;
const REAL v748 = v704 + v747;
const REAL v749 = v24 * v649;
const REAL v750 = v746 + v749;
const REAL v751 = REAL(2.0) * v647;
const REAL v752 = v105 * v751;
const REAL v753 = v710 + v752;
const REAL v754 = v18 * v751;
const REAL v755 = REAL(2.0) * v648;
const REAL v756 = v105 * v755;
const REAL v757 = v736 - v756;
const REAL v758 = v19 * v755;
const REAL v759 = v754 - v758;
const REAL v760 = REAL(2.0) * v649;
const REAL v761 = v105 * v760;
const REAL v762 = v744 - v761;
const REAL v763 = v20 * v760;
const REAL v764 = v759 - v763;
const REAL v765 = REAL(2.0) * v650;
const REAL v766 = v105 * v765;
const REAL v767 = v727 + v766;
const REAL v768 = v21 * v765;
const REAL v769 = v764 + v768;
const REAL v770 = v104 * v769;
const REAL v771 = v103 * v769;
const REAL v772 = v633 + v771;
const REAL v773 = v53 * v772;
const REAL v774 = REAL(2.0) * v773;
const REAL v775 = REAL(2.0) * v770;
const REAL v776 = v64 * v775;
const REAL v777 = v43 * v775;
const REAL v778 = v692 + v777;
const REAL v779 = v64 * v734;
const REAL v780 = v642 + v779;
const REAL v781 = v54 * v734;
const REAL v782 = v778 + v781;
const REAL v783 = v97 * v775;
const REAL v784 = v639 + v783;
const REAL v785 = v45 * v775;
const REAL v786 = v677 + v785;
const REAL v787 = v97 * v750;
const REAL v788 = v780 + v787;
const REAL v789 = v54 * v750;
const REAL v790 = v789 - v786;
const REAL v791 = v96 * v790;
const REAL v792 = v61 * v790;
const REAL v793 = v646 + v792;
const REAL v794 = v64 * v793;
const REAL v795 = v782 + v794;
const REAL v796 = v794 + v795;
const REAL v797 = REAL(0.5) * v511;
const REAL v798 = REAL(0.5) * v515;
const REAL v799 = REAL(0.5) * v519;
const REAL v800 = REAL(0.5) * v523;
const REAL v801 = v85 * v527;
const REAL v802 = v788 + v801;
const REAL v803 = v54 * v527;
const REAL v804 = v87 * v469;
const REAL v805 = v802 + v804;
const REAL v806 = v54 * v469;
const REAL v807 = v86 * v531;
const REAL v808 = v805 + v807;
const REAL v809 = v54 * v531;
const REAL v810 = v80 * v533;
const REAL v811 = v808 - v810;
const REAL v812 = v54 * v533;
const REAL v813 = v77 * v475;
const REAL v814 = v811 - v813;
const REAL v815 = v54 * v475;
const REAL v816 = v79 * v538;
const REAL v817 = v814 + v816;
const REAL v818 = v54 * v538;
const REAL v819 = v806 + v812;
const REAL v820 = v806 - v812;
const REAL v821 = v21 * v820;
const REAL v822 = v762 + v821;
const REAL v823 = v20 * v820;
const REAL v824 = v767 + v823;
const REAL v825 = v803 - v815;
const REAL v826 = v19 * v819;
const REAL v827 = v753 - v826;
const REAL v828 = v18 * v819;
const REAL v829 = v757 - v828;
const REAL v830 = v71 * v540;
const REAL v831 = v817 - v830;
const REAL v832 = v54 * v540;
const REAL v833 = v70 * v481;
const REAL v834 = v831 + v833;
const REAL v835 = v54 * v481;
const REAL v836 = v67 * v545;
const REAL v837 = v834 - v836;
const REAL v838 = v54 * v545;
const REAL v839 = v809 - v832;
const REAL v840 = v809 + v832;
const REAL v841 = v835 - v818;
const REAL v842 = v818 + v835;
const REAL v843 = v21 * v839;
const REAL v844 = v829 + v843;
const REAL v845 = v19 * v839;
const REAL v846 = v824 + v845;
const REAL v847 = v20 * v842;
const REAL v848 = v844 + v847;
const REAL v849 = v19 * v842;
const REAL v850 = v822 + v849;
const REAL v851 = v803 - v838;
const REAL v852 = v815 + v838;
const REAL v853 = v20 * v840;
const REAL v854 = v827 + v853;
const REAL v855 = v18 * v840;
const REAL v856 = v850 + v855;
const REAL v857 = v21 * v841;
const REAL v858 = v854 + v857;
const REAL v859 = v18 * v841;
const REAL v860 = v846 + v859;
const REAL v861 = v96 * v796;
const REAL v862 = -v861;
const REAL v863 = v674 - v861;
const REAL v864 = v645 + v683;
const REAL v865 = v690 + v791;
const REAL v866 = v54 * v861;
const REAL v867 = v784 + v866;
const REAL v868 = v45 * v861;
const REAL v869 = v837 - v868;
const REAL v870 = v54 * v645;
const REAL v871 = v636 + v870;
const REAL v872 = v44 * v645;
const REAL v873 = v869 + v872;
const REAL v874 = v54 * v791;
const REAL v875 = v776 + v874;
const REAL v876 = v43 * v791;
const REAL v877 = v873 + v876;
const REAL v878 = REAL(2.0) * v877;
const REAL v879 = v774 + v878;
const REAL v880 = v104 * v879;
const REAL v881 = v852 + v880;
const REAL v882 = v21 * v881;
const REAL v883 = v860 - v882;
const REAL v884 = v883 - v882;
const REAL v885 = v851 - v880;
const REAL v886 = v20 * v885;
const REAL v887 = v856 + v886;
const REAL v888 = v886 + v887;
const REAL v889 = v825 - v880;
const REAL v890 = v19 * v889;
const REAL v891 = v848 + v890;
const REAL v892 = v890 + v891;
const REAL v893 = v18 * v880;
const REAL v894 = v858 - v893;
const REAL v895 = v894 - v893;
const REAL v896 = v24 * v867;
const REAL v897 = v888 + v896;
const REAL v898 = v20 * v867;
const REAL v899 = v748 + v898;
const REAL v900 = v27 * v867;
const REAL v901 = v892 - v900;
const REAL v902 = v19 * v867;
const REAL v903 = v740 - v902;
const REAL v904 = v30 * v871;
const REAL v905 = v901 - v904;
const REAL v906 = v19 * v871;
const REAL v907 = v722 - v906;
const REAL v908 = v24 * v871;
const REAL v909 = v884 + v908;
const REAL v910 = v21 * v871;
const REAL v911 = v899 + v910;
const REAL v912 = v27 * v875;
const REAL v913 = v909 - v912;
const REAL v914 = v21 * v875;
const REAL v915 = v903 - v914;
const REAL v916 = v30 * v875;
const REAL v917 = v897 + v916;
const REAL v918 = v20 * v875;
const REAL v919 = v907 + v918;
const REAL v920 = v30 * v867;
const REAL v921 = v895 - v920;
const REAL v922 = v18 * v867;
const REAL v923 = v919 - v922;
const REAL v924 = v27 * v871;
const REAL v925 = v921 + v924;
const REAL v926 = v18 * v871;
const REAL v927 = v915 + v926;
const REAL v928 = v24 * v875;
const REAL v929 = v925 + v928;
const REAL v930 = v18 * v875;
const REAL v931 = v911 + v930;
const REAL v932 = v922 - v919;
const REAL v933 = v20 * v932;
const REAL v934 = v865 + v933;
const REAL v935 = v7 * v932;
const REAL v936 = v917 + v935;
const REAL v937 = v19 * v923;
const REAL v938 = v864 + v937;
const REAL v939 = v8 * v923;
const REAL v940 = v905 + v939;
const REAL v941 = v19 * v927;
const REAL v942 = v863 - v941;
const REAL v943 = v9 * v927;
const REAL v944 = v940 - v943;
const REAL v945 = v21 * v927;
const REAL v946 = v934 + v945;
const REAL v947 = v7 * v927;
const REAL v948 = v913 + v947;
const REAL v949 = v21 * v931;
const REAL v950 = v938 - v949;
const REAL v951 = v8 * v931;
const REAL v952 = v948 - v951;
const REAL v953 = v20 * v931;
const REAL v954 = v942 + v953;
const REAL v955 = v9 * v931;
const REAL v956 = v936 + v955;
const REAL v957 = v17 * v952;
const REAL v958 = v798 + v957;
const REAL v959 = v17 * v956;
const REAL v960 = v797 + v959;
const REAL v961 = v17 * v944;
const REAL v962 = v800 + v961;
const REAL v963 = v17 * v929;
const REAL v964 = v799 + v963;
o0_t[0][i] = v791;
o0_t[1][i] = v645;
o0_t[2][i] = v862;
o1_t[0][i] = v964;
o1_t[1][i] = v962;
o1_t[2][i] = v960;
o1_t[3][i] = v958;
o2_t[0][i] = v946;
o2_t[1][i] = v950;
o2_t[2][i] = v954;
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.000010.1110 f64.xxxnyyy>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
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
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_i2x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 i2x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101 *_wp_args)
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
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_i2x_ = _wp_args->i2x_;
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, o1_, o2_, i0x_, i1x_, i2x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_, var_o2_, var_i0x_, var_i1x_, var_i2x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_d0b2402a_f8227101_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

