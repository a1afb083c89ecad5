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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.000001.1110 f64.xxxxyyy>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_body_0(
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
    wp::uint64 i3x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 bounds_,
    wp::int64 parts)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = point_point_block_bar2
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
const STORE* const i3_b = (const STORE*)i3_;
const long long* const i3_x = (const long long*)i3x_ + first;
double* const o0_b = (double*)o0_;
const long long* const o0_x = (const long long*)o0x_ + first;
double* const o1_b = (double*)o1_;
const long long* const o1_x = (const long long*)o1x_ + first;
double* const o2_b = (double*)o2_;
const long long* const o2_x = (const long long*)o2x_ + first;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[9][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + i3_x[b + i] * 9; i3_t[0][i] = REAL(p[0]); i3_t[1][i] = REAL(p[1]); i3_t[2][i] = REAL(p[2]); i3_t[3][i] = REAL(p[3]); i3_t[4][i] = REAL(p[4]); i3_t[5][i] = REAL(p[5]); i3_t[6][i] = REAL(p[6]); i3_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + i3_x[b + i] * 9; i3_t[8][i] = REAL(p[8]); }
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
const REAL v65 = v64 * v64;
const REAL v66 = v61 * v65;
const REAL v67 = v54 * v66;
const REAL v68 = v54 * v64;
const REAL v69 = v53 * v53;
const REAL v70 = v20 * v67;
const REAL v71 = v19 * v67;
const REAL v72 = v21 * v68;
const REAL v73 = v71 + v72;
const REAL v74 = v20 * v68;
const REAL v75 = v18 * v67;
const REAL v76 = v74 - v75;
const REAL v77 = v18 * v68;
const REAL v78 = v70 + v77;
const REAL v79 = v75 - v74;
const REAL v80 = v20 * v79;
const REAL v81 = v64 + v80;
const REAL v82 = v19 * v76;
const REAL v83 = v19 * v73;
const REAL v84 = v83 - v66;
const REAL v85 = v21 * v73;
const REAL v86 = v81 - v85;
const REAL v87 = v21 * v78;
const REAL v88 = v82 - v87;
const REAL v89 = v20 * v78;
const REAL v90 = v84 + v89;
const REAL v91 = v62 * v65;
const REAL v92 = v54 * v91;
const REAL v93 = v20 * v92;
const REAL v94 = v19 * v92;
const REAL v95 = v19 * v68;
const REAL v96 = v72 + v93;
const REAL v97 = v18 * v92;
const REAL v98 = v95 + v97;
const REAL v99 = v77 - v94;
const REAL v100 = v20 * v98;
const REAL v101 = v19 * v98;
const REAL v102 = v64 - v101;
const REAL v103 = v94 - v77;
const REAL v104 = v19 * v103;
const REAL v105 = v104 - v91;
const REAL v106 = v21 * v99;
const REAL v107 = v100 + v106;
const REAL v108 = v21 * v96;
const REAL v109 = v102 - v108;
const REAL v110 = v20 * v96;
const REAL v111 = v105 + v110;
const REAL v112 = i3_t[0][i];
const REAL v113 = i3_t[1][i];
const REAL v114 = i3_t[2][i];
const REAL v115 = i3_t[3][i];
const REAL v116 = i3_t[4][i];
const REAL v117 = i3_t[5][i];
const REAL v118 = i3_t[6][i];
const REAL v119 = i3_t[7][i];
const REAL v120 = i3_t[8][i];
const REAL v121 = v113 + v115;
const REAL v122 = v114 + v118;
const REAL v123 = v117 + v119;
const REAL v124 = v111 * v120;
const REAL v125 = REAL(2.0) * v124;
const REAL v126 = v90 * v120;
const REAL v127 = REAL(2.0) * v126;
const REAL v128 = v111 * v123;
const REAL v129 = v109 * v123;
const REAL v130 = v125 + v129;
const REAL v131 = v90 * v123;
const REAL v132 = v88 * v123;
const REAL v133 = v127 + v132;
const REAL v134 = v109 * v116;
const REAL v135 = v128 + v134;
const REAL v136 = v134 + v135;
const REAL v137 = v88 * v116;
const REAL v138 = v131 + v137;
const REAL v139 = v137 + v138;
const REAL v140 = v111 * v122;
const REAL v141 = v107 * v122;
const REAL v142 = v130 + v141;
const REAL v143 = v90 * v122;
const REAL v144 = v86 * v122;
const REAL v145 = v133 + v144;
const REAL v146 = v109 * v121;
const REAL v147 = v140 + v146;
const REAL v148 = v107 * v121;
const REAL v149 = v136 + v148;
const REAL v150 = v88 * v121;
const REAL v151 = v143 + v150;
const REAL v152 = v86 * v121;
const REAL v153 = v139 + v152;
const REAL v154 = v107 * v112;
const REAL v155 = v147 + v154;
const REAL v156 = v154 + v155;
const REAL v157 = v86 * v112;
const REAL v158 = v151 + v157;
const REAL v159 = v157 + v158;
const REAL v160 = v96 * v142;
const REAL v161 = v20 * v142;
const REAL v162 = v96 * v149;
const REAL v163 = v21 * v149;
const REAL v164 = v161 - v163;
const REAL v165 = v99 * v156;
const REAL v166 = v165 - v162;
const REAL v167 = v21 * v156;
const REAL v168 = v103 * v142;
const REAL v169 = v19 * v142;
const REAL v170 = v98 * v149;
const REAL v171 = v168 - v170;
const REAL v172 = v19 * v149;
const REAL v173 = v98 * v156;
const REAL v174 = v160 + v173;
const REAL v175 = v20 * v156;
const REAL v176 = v175 - v172;
const REAL v177 = v167 - v169;
const REAL v178 = v169 - v167;
const REAL v179 = v92 * v176;
const REAL v180 = v18 * v176;
const REAL v181 = v68 * v176;
const REAL v182 = v171 + v181;
const REAL v183 = v19 * v176;
const REAL v184 = v92 * v178;
const REAL v185 = v182 + v184;
const REAL v186 = v19 * v178;
const REAL v187 = v180 + v186;
const REAL v188 = v92 * v164;
const REAL v189 = v174 + v188;
const REAL v190 = v20 * v164;
const REAL v191 = v187 + v190;
const REAL v192 = v91 * v191;
const REAL v193 = v54 * v191;
const REAL v194 = v193 - v142;
const REAL v195 = v65 * v194;
const REAL v196 = v62 * v194;
const REAL v197 = v78 * v145;
const REAL v198 = v189 + v197;
const REAL v199 = v20 * v145;
const REAL v200 = v78 * v153;
const REAL v201 = v166 - v200;
const REAL v202 = v21 * v153;
const REAL v203 = v199 - v202;
const REAL v204 = v73 * v159;
const REAL v205 = v201 - v204;
const REAL v206 = v21 * v159;
const REAL v207 = v73 * v145;
const REAL v208 = v185 + v207;
const REAL v209 = v19 * v145;
const REAL v210 = v209 - v206;
const REAL v211 = v76 * v153;
const REAL v212 = v208 + v211;
const REAL v213 = v19 * v153;
const REAL v214 = v149 + v159;
const REAL v215 = v79 * v159;
const REAL v216 = v198 + v215;
const REAL v217 = v20 * v159;
const REAL v218 = v177 + v203;
const REAL v219 = v68 * v218;
const REAL v220 = v179 + v219;
const REAL v221 = v18 * v218;
const REAL v222 = v183 + v221;
const REAL v223 = v213 - v217;
const REAL v224 = v217 - v213;
const REAL v225 = v67 * v224;
const REAL v226 = v220 + v225;
const REAL v227 = v18 * v224;
const REAL v228 = v68 * v223;
const REAL v229 = v216 + v228;
const REAL v230 = v20 * v223;
const REAL v231 = v222 + v230;
const REAL v232 = v164 + v210;
const REAL v233 = v68 * v232;
const REAL v234 = v205 + v233;
const REAL v235 = v21 * v232;
const REAL v236 = v231 + v235;
const REAL v237 = v67 * v210;
const REAL v238 = v212 + v237;
const REAL v239 = v19 * v210;
const REAL v240 = v227 + v239;
const REAL v241 = v67 * v203;
const REAL v242 = v229 + v241;
const REAL v243 = v20 * v203;
const REAL v244 = v240 + v243;
const REAL v245 = v64 * v236;
const REAL v246 = v192 + v245;
const REAL v247 = v54 * v236;
const REAL v248 = v214 + v247;
const REAL v249 = v66 * v244;
const REAL v250 = v246 + v249;
const REAL v251 = v54 * v244;
const REAL v252 = v251 - v145;
const REAL v253 = v65 * v252;
const REAL v254 = v61 * v252;
const REAL v255 = v196 + v254;
const REAL v256 = v64 * v255;
const REAL v257 = v248 + v256;
const REAL v258 = v256 + v257;
const REAL v259 = v65 * v258;
const REAL v260 = -v259;
const REAL v261 = v54 * v259;
const REAL v262 = v45 * v259;
const REAL v263 = v250 - v262;
const REAL v264 = v54 * v195;
const REAL v265 = v44 * v195;
const REAL v266 = v263 + v265;
const REAL v267 = v54 * v253;
const REAL v268 = v43 * v253;
const REAL v269 = v266 + v268;
const REAL v270 = REAL(2.0) * v269;
const REAL v271 = v69 * v270;
const REAL v272 = v21 * v271;
const REAL v273 = v234 - v272;
const REAL v274 = v273 - v272;
const REAL v275 = v20 * v271;
const REAL v276 = v242 - v275;
const REAL v277 = v276 - v275;
const REAL v278 = v19 * v271;
const REAL v279 = v238 - v278;
const REAL v280 = v279 - v278;
const REAL v281 = v18 * v271;
const REAL v282 = v226 - v281;
const REAL v283 = v282 - v281;
const REAL v284 = v24 * v261;
const REAL v285 = v277 + v284;
const REAL v286 = v20 * v261;
const REAL v287 = v27 * v261;
const REAL v288 = v280 - v287;
const REAL v289 = v19 * v261;
const REAL v290 = v30 * v264;
const REAL v291 = v288 - v290;
const REAL v292 = v19 * v264;
const REAL v293 = v24 * v264;
const REAL v294 = v274 + v293;
const REAL v295 = v21 * v264;
const REAL v296 = v286 + v295;
const REAL v297 = v27 * v267;
const REAL v298 = v294 - v297;
const REAL v299 = v21 * v267;
const REAL v300 = v289 + v299;
const REAL v301 = v30 * v267;
const REAL v302 = v285 + v301;
const REAL v303 = v20 * v267;
const REAL v304 = v303 - v292;
const REAL v305 = v30 * v261;
const REAL v306 = v283 - v305;
const REAL v307 = v18 * v261;
const REAL v308 = v304 - v307;
const REAL v309 = v27 * v264;
const REAL v310 = v306 + v309;
const REAL v311 = v18 * v264;
const REAL v312 = v311 - v300;
const REAL v313 = v24 * v267;
const REAL v314 = v310 + v313;
const REAL v315 = v18 * v267;
const REAL v316 = v296 + v315;
const REAL v317 = v307 - v304;
const REAL v318 = v20 * v317;
const REAL v319 = v253 + v318;
const REAL v320 = v7 * v317;
const REAL v321 = v302 + v320;
const REAL v322 = v19 * v308;
const REAL v323 = v195 + v322;
const REAL v324 = v8 * v308;
const REAL v325 = v291 + v324;
const REAL v326 = v300 - v311;
const REAL v327 = v19 * v326;
const REAL v328 = v327 - v259;
const REAL v329 = v9 * v326;
const REAL v330 = v325 + v329;
const REAL v331 = v21 * v312;
const REAL v332 = v319 + v331;
const REAL v333 = v7 * v312;
const REAL v334 = v298 + v333;
const REAL v335 = v21 * v316;
const REAL v336 = v323 - v335;
const REAL v337 = v8 * v316;
const REAL v338 = v334 - v337;
const REAL v339 = v20 * v316;
const REAL v340 = v328 + v339;
const REAL v341 = v9 * v316;
const REAL v342 = v321 + v341;
const REAL v343 = v17 * v338;
const REAL v344 = v17 * v342;
const REAL v345 = v17 * v330;
const REAL v346 = v17 * v314;
o0_t[0][i] = v253;
o0_t[1][i] = v195;
o0_t[2][i] = v260;
o1_t[0][i] = v346;
o1_t[1][i] = v345;
o1_t[2][i] = v344;
o1_t[3][i] = v343;
o2_t[0][i] = v332;
o2_t[1][i] = v336;
o2_t[2][i] = v340;
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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>nPaa.a.110.none.none>v1111.000001.1110 f64.xxxxyyy>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_body_0(
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
    wp::uint64 i3x_,
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
    wp::uint64 & adj_i3x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc {
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
    wp::uint64 i3x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc *_wp_args)
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
    wp::uint64 var_i3x_ = _wp_args->i3x_;
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
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i3x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, o1_, o2_, i0x_, i1x_, i2x_, i3x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_, var_o2_, var_i0x_, var_i1x_, var_i2x_, var_i3x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_e2c883be_739bd4bc_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

