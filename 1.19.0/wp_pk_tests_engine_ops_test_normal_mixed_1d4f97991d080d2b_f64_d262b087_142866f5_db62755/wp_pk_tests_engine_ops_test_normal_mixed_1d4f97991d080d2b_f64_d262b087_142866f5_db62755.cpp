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


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b>dRaaa.aa.1111 f64.>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
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
    wp::uint64 o6_,
    wp::uint64 o7_)
{
// i0 = R_quaternion
// i1 = m
// i2 = s
// i3 = v
// o0 = result1_by_R_quaternion
// o1 = result1_by_m
// o2 = result1_by_s
// o3 = result1_by_v
// o4 = result2_by_R_quaternion
// o5 = result2_by_m
// o6 = result2_by_s
// o7 = result2_by_v
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
const long long t = thread;
if (t >= n) return;
struct alignas(16) PackedRow { STORE x[16 / sizeof(STORE)]; };
REAL i0[4];
REAL i1[9];
REAL i2[1];
REAL i3[3];
REAL o0[9];
REAL o1[27];
REAL o2[3];
REAL o3[9];
REAL o4[3];
REAL o5[9];
REAL o6[1];
REAL o7[3];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 9; i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); i1[4] = REAL(p[4]); i1[5] = REAL(p[5]); i1[6] = REAL(p[6]); i1[7] = REAL(p[7]); i1[8] = REAL(p[8]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 1; i2[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 3; i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i1[0];
const REAL v5 = i1[1];
const REAL v6 = i1[2];
const REAL v7 = i1[3];
const REAL v8 = i1[4];
const REAL v9 = i1[5];
const REAL v10 = i1[6];
const REAL v11 = i1[7];
const REAL v12 = i1[8];
const REAL v13 = i2[0];
const REAL v14 = i3[0];
const REAL v15 = i3[1];
const REAL v16 = i3[2];
const REAL v17 = PK_ABS(v0);
const REAL v18 = PK_ABS(v1);
const REAL v19 = PK_ABS(v2);
const REAL v20 = PK_ABS(v3);
const REAL v21 = v17 < v18 ? v18 : v17;
const REAL v22 = v21 < v19 ? v19 : v21;
const REAL v23 = v22 < v20 ? v20 : v22;
const REAL v24 = PK_UNSCALE(v23);
const REAL v25 = v0 * v24;
const REAL v26 = v1 * v24;
const REAL v27 = v2 * v24;
const REAL v28 = v3 * v24;
const REAL v29 = v16 * v27;
const REAL v30 = v15 * v28;
const REAL v31 = v29 - v30;
const REAL v32 = v14 * v28;
const REAL v33 = v16 * v26;
const REAL v34 = v32 - v33;
const REAL v35 = v15 * v26;
const REAL v36 = v14 * v27;
const REAL v37 = v35 - v36;
const REAL v38 = v25 * v31;
const REAL v39 = v25 * v34;
const REAL v40 = v25 * v37;
const REAL v41 = v27 * v37;
const REAL v42 = v28 * v34;
const REAL v43 = v41 - v42;
const REAL v44 = v28 * v31;
const REAL v45 = v26 * v37;
const REAL v46 = v44 - v45;
const REAL v47 = v26 * v34;
const REAL v48 = v27 * v31;
const REAL v49 = v47 - v48;
const REAL v50 = v38 + v43;
const REAL v51 = v39 + v46;
const REAL v52 = v40 + v49;
const REAL v53 = v25 * v25;
const REAL v54 = v26 * v26;
const REAL v55 = v53 + v54;
const REAL v56 = v27 * v27;
const REAL v57 = v55 + v56;
const REAL v58 = v28 * v28;
const REAL v59 = v57 + v58;
const REAL v60 = REAL(1) / v59;
const REAL v61 = REAL(2.0) * v60;
const REAL v62 = v50 * v61;
const REAL v63 = v51 * v61;
const REAL v64 = v52 * v61;
const REAL v65 = v14 + v62;
const REAL v66 = v15 + v63;
const REAL v67 = v16 + v64;
const REAL v68 = REAL(0.5) * v1;
const REAL v69 = REAL(0.5) * v0;
const REAL v70 = REAL(0.5) * v3;
const REAL v71 = REAL(0.5) * v2;
const REAL v72 = v6 * v61;
const REAL v73 = v6 * v52;
const REAL v74 = v5 * v61;
const REAL v75 = v5 * v51;
const REAL v76 = v73 + v75;
const REAL v77 = v4 * v61;
const REAL v78 = v4 * v50;
const REAL v79 = v76 + v78;
const REAL v80 = REAL(2.0) * v79;
const REAL v81 = v60 * v60;
const REAL v82 = v80 * v81;
const REAL v83 = v28 * v82;
const REAL v84 = REAL(2.0) * v83;
const REAL v85 = v27 * v82;
const REAL v86 = REAL(2.0) * v85;
const REAL v87 = v26 * v82;
const REAL v88 = REAL(2.0) * v87;
const REAL v89 = v25 * v82;
const REAL v90 = REAL(2.0) * v89;
const REAL v91 = v31 * v72;
const REAL v92 = v86 + v91;
const REAL v93 = v27 * v72;
const REAL v94 = v34 * v72;
const REAL v95 = v94 - v88;
const REAL v96 = v26 * v72;
const REAL v97 = v37 * v74;
const REAL v98 = v95 - v97;
const REAL v99 = v26 * v74;
const REAL v100 = v31 * v74;
const REAL v101 = v100 - v84;
const REAL v102 = v28 * v74;
const REAL v103 = v102 - v93;
const REAL v104 = v34 * v77;
const REAL v105 = v101 - v104;
const REAL v106 = v28 * v77;
const REAL v107 = v96 - v106;
const REAL v108 = v37 * v77;
const REAL v109 = v108 - v92;
const REAL v110 = v27 * v77;
const REAL v111 = v110 - v99;
const REAL v112 = v37 * v72;
const REAL v113 = v112 - v90;
const REAL v114 = v25 * v72;
const REAL v115 = v111 + v114;
const REAL v116 = v34 * v74;
const REAL v117 = v113 + v116;
const REAL v118 = v25 * v74;
const REAL v119 = v107 + v118;
const REAL v120 = v31 * v77;
const REAL v121 = v117 + v120;
const REAL v122 = v25 * v77;
const REAL v123 = v103 + v122;
const REAL v124 = v27 * v115;
const REAL v125 = v4 - v124;
const REAL v126 = v14 * v115;
const REAL v127 = v109 - v126;
const REAL v128 = v26 * v115;
const REAL v129 = v5 + v128;
const REAL v130 = v15 * v115;
const REAL v131 = v98 + v130;
const REAL v132 = v26 * v119;
const REAL v133 = v6 - v132;
const REAL v134 = v16 * v119;
const REAL v135 = v131 - v134;
const REAL v136 = v28 * v119;
const REAL v137 = v125 + v136;
const REAL v138 = v14 * v119;
const REAL v139 = v105 + v138;
const REAL v140 = v28 * v123;
const REAL v141 = v129 - v140;
const REAL v142 = v15 * v123;
const REAL v143 = v139 - v142;
const REAL v144 = v27 * v123;
const REAL v145 = v133 + v144;
const REAL v146 = v16 * v123;
const REAL v147 = v127 + v146;
const REAL v148 = v24 * v143;
const REAL v149 = v24 * v147;
const REAL v150 = v24 * v135;
const REAL v151 = v24 * v121;
const REAL v152 = v9 * v61;
const REAL v153 = v9 * v52;
const REAL v154 = v8 * v61;
const REAL v155 = v8 * v51;
const REAL v156 = v153 + v155;
const REAL v157 = v7 * v61;
const REAL v158 = v7 * v50;
const REAL v159 = v156 + v158;
const REAL v160 = REAL(2.0) * v159;
const REAL v161 = v81 * v160;
const REAL v162 = v28 * v161;
const REAL v163 = REAL(2.0) * v162;
const REAL v164 = v27 * v161;
const REAL v165 = REAL(2.0) * v164;
const REAL v166 = v26 * v161;
const REAL v167 = REAL(2.0) * v166;
const REAL v168 = v25 * v161;
const REAL v169 = REAL(2.0) * v168;
const REAL v170 = v31 * v152;
const REAL v171 = v165 + v170;
const REAL v172 = v27 * v152;
const REAL v173 = v34 * v152;
const REAL v174 = v173 - v167;
const REAL v175 = v26 * v152;
const REAL v176 = v37 * v154;
const REAL v177 = v174 - v176;
const REAL v178 = v26 * v154;
const REAL v179 = v31 * v154;
const REAL v180 = v179 - v163;
const REAL v181 = v28 * v154;
const REAL v182 = v181 - v172;
const REAL v183 = v34 * v157;
const REAL v184 = v180 - v183;
const REAL v185 = v28 * v157;
const REAL v186 = v175 - v185;
const REAL v187 = v37 * v157;
const REAL v188 = v187 - v171;
const REAL v189 = v27 * v157;
const REAL v190 = v189 - v178;
const REAL v191 = v37 * v152;
const REAL v192 = v191 - v169;
const REAL v193 = v25 * v152;
const REAL v194 = v190 + v193;
const REAL v195 = v34 * v154;
const REAL v196 = v192 + v195;
const REAL v197 = v25 * v154;
const REAL v198 = v186 + v197;
const REAL v199 = v31 * v157;
const REAL v200 = v196 + v199;
const REAL v201 = v25 * v157;
const REAL v202 = v182 + v201;
const REAL v203 = v27 * v194;
const REAL v204 = v7 - v203;
const REAL v205 = v14 * v194;
const REAL v206 = v188 - v205;
const REAL v207 = v26 * v194;
const REAL v208 = v8 + v207;
const REAL v209 = v15 * v194;
const REAL v210 = v177 + v209;
const REAL v211 = v26 * v198;
const REAL v212 = v9 - v211;
const REAL v213 = v16 * v198;
const REAL v214 = v210 - v213;
const REAL v215 = v28 * v198;
const REAL v216 = v204 + v215;
const REAL v217 = v14 * v198;
const REAL v218 = v184 + v217;
const REAL v219 = v28 * v202;
const REAL v220 = v208 - v219;
const REAL v221 = v15 * v202;
const REAL v222 = v218 - v221;
const REAL v223 = v27 * v202;
const REAL v224 = v212 + v223;
const REAL v225 = v16 * v202;
const REAL v226 = v206 + v225;
const REAL v227 = v24 * v222;
const REAL v228 = v24 * v226;
const REAL v229 = v24 * v214;
const REAL v230 = v24 * v200;
const REAL v231 = v12 * v61;
const REAL v232 = v12 * v52;
const REAL v233 = v11 * v61;
const REAL v234 = v11 * v51;
const REAL v235 = v232 + v234;
const REAL v236 = v10 * v61;
const REAL v237 = v10 * v50;
const REAL v238 = v235 + v237;
const REAL v239 = REAL(2.0) * v238;
const REAL v240 = v81 * v239;
const REAL v241 = v28 * v240;
const REAL v242 = REAL(2.0) * v241;
const REAL v243 = v27 * v240;
const REAL v244 = REAL(2.0) * v243;
const REAL v245 = v26 * v240;
const REAL v246 = REAL(2.0) * v245;
const REAL v247 = v25 * v240;
const REAL v248 = REAL(2.0) * v247;
const REAL v249 = v31 * v231;
const REAL v250 = v244 + v249;
const REAL v251 = v27 * v231;
const REAL v252 = v34 * v231;
const REAL v253 = v252 - v246;
const REAL v254 = v26 * v231;
const REAL v255 = v37 * v233;
const REAL v256 = v253 - v255;
const REAL v257 = v26 * v233;
const REAL v258 = v31 * v233;
const REAL v259 = v258 - v242;
const REAL v260 = v28 * v233;
const REAL v261 = v260 - v251;
const REAL v262 = v34 * v236;
const REAL v263 = v259 - v262;
const REAL v264 = v28 * v236;
const REAL v265 = v254 - v264;
const REAL v266 = v37 * v236;
const REAL v267 = v266 - v250;
const REAL v268 = v27 * v236;
const REAL v269 = v268 - v257;
const REAL v270 = v37 * v231;
const REAL v271 = v270 - v248;
const REAL v272 = v25 * v231;
const REAL v273 = v269 + v272;
const REAL v274 = v34 * v233;
const REAL v275 = v271 + v274;
const REAL v276 = v25 * v233;
const REAL v277 = v265 + v276;
const REAL v278 = v31 * v236;
const REAL v279 = v275 + v278;
const REAL v280 = v25 * v236;
const REAL v281 = v261 + v280;
const REAL v282 = v27 * v273;
const REAL v283 = v10 - v282;
const REAL v284 = v14 * v273;
const REAL v285 = v267 - v284;
const REAL v286 = v26 * v273;
const REAL v287 = v11 + v286;
const REAL v288 = v15 * v273;
const REAL v289 = v256 + v288;
const REAL v290 = v26 * v277;
const REAL v291 = v12 - v290;
const REAL v292 = v16 * v277;
const REAL v293 = v289 - v292;
const REAL v294 = v28 * v277;
const REAL v295 = v283 + v294;
const REAL v296 = v14 * v277;
const REAL v297 = v263 + v296;
const REAL v298 = v28 * v281;
const REAL v299 = v287 - v298;
const REAL v300 = v15 * v281;
const REAL v301 = v297 - v300;
const REAL v302 = v27 * v281;
const REAL v303 = v291 + v302;
const REAL v304 = v16 * v281;
const REAL v305 = v285 + v304;
const REAL v306 = v24 * v301;
const REAL v307 = v24 * v305;
const REAL v308 = v24 * v293;
const REAL v309 = v24 * v279;
const REAL v310 = v68 * v151;
const REAL v311 = v69 * v150;
const REAL v312 = v311 - v310;
const REAL v313 = v70 * v149;
const REAL v314 = v312 + v313;
const REAL v315 = v71 * v148;
const REAL v316 = v314 - v315;
const REAL v317 = v71 * v151;
const REAL v318 = v70 * v150;
const REAL v319 = v317 + v318;
const REAL v320 = v69 * v149;
const REAL v321 = v320 - v319;
const REAL v322 = v68 * v148;
const REAL v323 = v321 + v322;
const REAL v324 = v70 * v151;
const REAL v325 = v71 * v150;
const REAL v326 = v325 - v324;
const REAL v327 = v68 * v149;
const REAL v328 = v326 - v327;
const REAL v329 = v69 * v148;
const REAL v330 = v328 + v329;
const REAL v331 = v68 * v230;
const REAL v332 = v69 * v229;
const REAL v333 = v332 - v331;
const REAL v334 = v70 * v228;
const REAL v335 = v333 + v334;
const REAL v336 = v71 * v227;
const REAL v337 = v335 - v336;
const REAL v338 = v71 * v230;
const REAL v339 = v70 * v229;
const REAL v340 = v338 + v339;
const REAL v341 = v69 * v228;
const REAL v342 = v341 - v340;
const REAL v343 = v68 * v227;
const REAL v344 = v342 + v343;
const REAL v345 = v70 * v230;
const REAL v346 = v71 * v229;
const REAL v347 = v346 - v345;
const REAL v348 = v68 * v228;
const REAL v349 = v347 - v348;
const REAL v350 = v69 * v227;
const REAL v351 = v349 + v350;
const REAL v352 = v68 * v309;
const REAL v353 = v69 * v308;
const REAL v354 = v353 - v352;
const REAL v355 = v70 * v307;
const REAL v356 = v354 + v355;
const REAL v357 = v71 * v306;
const REAL v358 = v356 - v357;
const REAL v359 = v71 * v309;
const REAL v360 = v70 * v308;
const REAL v361 = v359 + v360;
const REAL v362 = v69 * v307;
const REAL v363 = v362 - v361;
const REAL v364 = v68 * v306;
const REAL v365 = v363 + v364;
const REAL v366 = v70 * v309;
const REAL v367 = v71 * v308;
const REAL v368 = v367 - v366;
const REAL v369 = v68 * v307;
const REAL v370 = v368 - v369;
const REAL v371 = v69 * v306;
const REAL v372 = v370 + v371;
const REAL v373 = REAL(0.6366197723675814) * v13;
const REAL v374 = PK_RINT(v373);
const REAL v375 = REAL(9.5367431640625e-07) * v374;
const REAL v376 = PK_RINT(v375);
const REAL v377 = REAL(1048576.0) * v376;
const REAL v378 = REAL(1647099.3291015625) * v376;
const REAL v379 = v13 - v378;
const REAL v380 = v374 - v377;
const REAL v381 = REAL(1.5707963267341256) * v380;
const REAL v382 = v379 - v381;
const REAL v383 = REAL(6.077100506303966e-11) * v374;
const REAL v384 = v382 - v383;
const REAL v385 = v384 - v382;
const REAL v386 = v384 - v385;
const REAL v387 = v382 - v386;
const REAL v388 = v383 + v385;
const REAL v389 = v387 - v388;
const REAL v390 = REAL(2.0222662487111665e-21) * v374;
const REAL v391 = v384 - v390;
const REAL v392 = v391 - v384;
const REAL v393 = v391 - v392;
const REAL v394 = v384 - v393;
const REAL v395 = v390 + v392;
const REAL v396 = v394 - v395;
const REAL v397 = v389 + v396;
const REAL v398 = REAL(8.4784276603689e-32) * v374;
const REAL v399 = v397 - v398;
const REAL v400 = v391 + v399;
const auto v401 = v400 < (REAL(-1.0));
const REAL v402 = v401 ? (REAL(-1.0)) : v400;
const auto v403 = REAL(1.0) < v402;
const REAL v404 = v403 ? REAL(1.0) : v402;
const auto v405 = v374 != REAL(0.0);
const REAL v406 = v405 ? v404 : v13;
const REAL v407 = v406 * v406;
const REAL v408 = PK_FMA(v407, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v409 = PK_FMA(v407, v408, REAL(1.605897465969838e-10));
const REAL v410 = PK_FMA(v407, v409, (REAL(-2.505210757580932e-08)));
const REAL v411 = PK_FMA(v407, v410, REAL(2.7557319218837673e-06));
const REAL v412 = PK_FMA(v407, v411, (REAL(-0.0001984126984125376)));
const REAL v413 = PK_FMA(v407, v412, REAL(0.008333333333333314));
const REAL v414 = PK_FMA(v407, v413, (REAL(-0.16666666666666666)));
const REAL v415 = PK_FMA(v407, v414, REAL(1.0));
const REAL v416 = v406 * v415;
const REAL v417 = PK_FMA(v407, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v418 = PK_FMA(v407, v417, (REAL(-1.1470691953867652e-11)));
const REAL v419 = PK_FMA(v407, v418, REAL(2.0876756198622268e-09));
const REAL v420 = PK_FMA(v407, v419, (REAL(-2.755731921716151e-07)));
const REAL v421 = PK_FMA(v407, v420, REAL(2.4801587301554145e-05));
const REAL v422 = PK_FMA(v407, v421, (REAL(-0.001388888888888881)));
const REAL v423 = PK_FMA(v407, v422, REAL(0.041666666666666664));
const REAL v424 = PK_FMA(v407, v423, (REAL(-0.5)));
const REAL v425 = PK_FMA(v407, v424, REAL(1.0));
const REAL v426 = REAL(0.25) * v374;
const REAL v427 = PK_RINT(v426);
const REAL v428 = REAL(4.0) * v427;
const REAL v429 = v374 - v428;
const REAL v430 = PK_ABS(v429);
const REAL v431 = v430 - REAL(1.0);
const auto v432 = v431 != REAL(0.0);
const REAL v433 = v432 ? v416 : v425;
const REAL v434 = v429 - REAL(0.5);
const REAL v435 = PK_ABS(v434);
const auto v436 = REAL(1.0) < v435;
const REAL v437 = v436 ? (REAL(-1.0)) : REAL(1.0);
const REAL v438 = v433 * v437;
const REAL v439 = v374 + REAL(1.0);
const REAL v440 = REAL(0.25) * v439;
const REAL v441 = PK_RINT(v440);
const REAL v442 = REAL(4.0) * v441;
const REAL v443 = v439 - v442;
const REAL v444 = PK_ABS(v443);
const REAL v445 = v444 - REAL(1.0);
const auto v446 = v445 != REAL(0.0);
const REAL v447 = v446 ? v416 : v425;
const REAL v448 = v443 - REAL(0.5);
const REAL v449 = PK_ABS(v448);
const auto v450 = REAL(1.0) < v449;
const REAL v451 = v450 ? (REAL(-1.0)) : REAL(1.0);
const REAL v452 = v447 * v451;
const REAL v453 = v14 * v452;
const REAL v454 = (REAL(-2.0)) + v453;
o0[0] = v316;
o0[1] = v323;
o0[2] = v330;
o0[3] = v337;
o0[4] = v344;
o0[5] = v351;
o0[6] = v358;
o0[7] = v365;
o0[8] = v372;
o1[0] = v65;
o1[1] = v66;
o1[2] = v67;
o1[3] = REAL(0.0);
o1[4] = REAL(0.0);
o1[5] = REAL(0.0);
o1[6] = REAL(0.0);
o1[7] = REAL(0.0);
o1[8] = REAL(0.0);
o1[9] = REAL(0.0);
o1[10] = REAL(0.0);
o1[11] = REAL(0.0);
o1[12] = v65;
o1[13] = v66;
o1[14] = v67;
o1[15] = REAL(0.0);
o1[16] = REAL(0.0);
o1[17] = REAL(0.0);
o1[18] = REAL(0.0);
o1[19] = REAL(0.0);
o1[20] = REAL(0.0);
o1[21] = REAL(0.0);
o1[22] = REAL(0.0);
o1[23] = REAL(0.0);
o1[24] = v65;
o1[25] = v66;
o1[26] = v67;
o2[0] = REAL(0.0);
o2[1] = REAL(0.0);
o2[2] = REAL(0.0);
o3[0] = v137;
o3[1] = v141;
o3[2] = v145;
o3[3] = v216;
o3[4] = v220;
o3[5] = v224;
o3[6] = v295;
o3[7] = v299;
o3[8] = v303;
o4[0] = REAL(0.0);
o4[1] = REAL(0.0);
o4[2] = REAL(0.0);
o5[0] = REAL(0.0);
o5[1] = REAL(0.0);
o5[2] = REAL(0.0);
o5[3] = REAL(0.0);
o5[4] = REAL(0.0);
o5[5] = REAL(0.0);
o5[6] = REAL(0.0);
o5[7] = REAL(0.0);
o5[8] = REAL(0.0);
o6[0] = v454;
o7[0] = v438;
o7[1] = REAL(0.0);
o7[2] = REAL(0.0);
{ STORE* __restrict p = (STORE*)o0_ + t * 9; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); p[6] = STORE(o0[6]); p[7] = STORE(o0[7]); p[8] = STORE(o0[8]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 27; p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); p[4] = STORE(o1[4]); p[5] = STORE(o1[5]); p[6] = STORE(o1[6]); p[7] = STORE(o1[7]); p[8] = STORE(o1[8]); p[9] = STORE(o1[9]); p[10] = STORE(o1[10]); p[11] = STORE(o1[11]); p[12] = STORE(o1[12]); p[13] = STORE(o1[13]); p[14] = STORE(o1[14]); p[15] = STORE(o1[15]); p[16] = STORE(o1[16]); p[17] = STORE(o1[17]); p[18] = STORE(o1[18]); p[19] = STORE(o1[19]); p[20] = STORE(o1[20]); p[21] = STORE(o1[21]); p[22] = STORE(o1[22]); p[23] = STORE(o1[23]); p[24] = STORE(o1[24]); p[25] = STORE(o1[25]); p[26] = STORE(o1[26]); }
{ STORE* __restrict p = (STORE*)o2_ + t * 3; p[0] = STORE(o2[0]); p[1] = STORE(o2[1]); p[2] = STORE(o2[2]); }
{ STORE* __restrict p = (STORE*)o3_ + t * 9; p[0] = STORE(o3[0]); p[1] = STORE(o3[1]); p[2] = STORE(o3[2]); p[3] = STORE(o3[3]); p[4] = STORE(o3[4]); p[5] = STORE(o3[5]); p[6] = STORE(o3[6]); p[7] = STORE(o3[7]); p[8] = STORE(o3[8]); }
{ STORE* __restrict p = (STORE*)o4_ + t * 3; p[0] = STORE(o4[0]); p[1] = STORE(o4[1]); p[2] = STORE(o4[2]); }
{ STORE* __restrict p = (STORE*)o5_ + t * 9; p[0] = STORE(o5[0]); p[1] = STORE(o5[1]); p[2] = STORE(o5[2]); p[3] = STORE(o5[3]); p[4] = STORE(o5[4]); p[5] = STORE(o5[5]); p[6] = STORE(o5[6]); p[7] = STORE(o5[7]); p[8] = STORE(o5[8]); }
{ STORE* __restrict p = (STORE*)o6_ + t * 1; p[0] = STORE(o6[0]); }
{ STORE* __restrict p = (STORE*)o7_ + t * 3; p[0] = STORE(o7[0]); p[1] = STORE(o7[1]); p[2] = STORE(o7[2]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
STORE* const o2_b = (STORE*)o2_;
STORE* const o3_b = (STORE*)o3_;
STORE* const o4_b = (STORE*)o4_;
STORE* const o5_b = (STORE*)o5_;
STORE* const o6_b = (STORE*)o6_;
STORE* const o7_b = (STORE*)o7_;
alignas(64) STORE i1_g0[256];
alignas(64) STORE i1_g1[256];
alignas(64) STORE i1_g2[64];
alignas(64) STORE o0_g0[256];
alignas(64) STORE o0_g1[256];
alignas(64) STORE o0_g2[64];
alignas(64) STORE o1_g0[256];
alignas(64) STORE o1_g1[256];
alignas(64) STORE o1_g2[256];
alignas(64) STORE o1_g3[256];
alignas(64) STORE o1_g4[256];
alignas(64) STORE o1_g5[256];
alignas(64) STORE o1_g6[192];
alignas(64) STORE o3_g0[256];
alignas(64) STORE o3_g1[256];
alignas(64) STORE o3_g2[64];
alignas(64) STORE o5_g0[256];
alignas(64) STORE o5_g1[256];
alignas(64) STORE o5_g2[64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 4;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * 9; __builtin_memcpy(i1_g0 + i * 4, p + 0, 4 * sizeof(STORE)); __builtin_memcpy(i1_g1 + i * 4, p + 4, 4 * sizeof(STORE)); __builtin_memcpy(i1_g2 + i * 1, p + 8, 1 * sizeof(STORE)); }
const STORE* __restrict i2 = i2_b + b * 1;
const STORE* __restrict i3 = i3_b + b * 3;
STORE* __restrict o2 = o2_b + b * 3;
STORE* __restrict o4 = o4_b + b * 3;
STORE* __restrict o6 = o6_b + b * 1;
STORE* __restrict o7 = o7_b + b * 3;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[4 * i + 0]);
const REAL v1 = REAL(i0[4 * i + 1]);
const REAL v2 = REAL(i0[4 * i + 2]);
const REAL v3 = REAL(i0[4 * i + 3]);
const REAL v4 = REAL(i1_g0[4 * i + 0]);
const REAL v5 = REAL(i1_g0[4 * i + 1]);
const REAL v6 = REAL(i1_g0[4 * i + 2]);
const REAL v7 = REAL(i1_g0[4 * i + 3]);
const REAL v8 = REAL(i1_g1[4 * i + 0]);
const REAL v9 = REAL(i1_g1[4 * i + 1]);
const REAL v10 = REAL(i1_g1[4 * i + 2]);
const REAL v11 = REAL(i1_g1[4 * i + 3]);
const REAL v12 = REAL(i1_g2[1 * i + 0]);
const REAL v13 = REAL(i2[1 * i + 0]);
const REAL v14 = REAL(i3[3 * i + 0]);
const REAL v15 = REAL(i3[3 * i + 1]);
const REAL v16 = REAL(i3[3 * i + 2]);
const REAL v17 = PK_ABS(v0);
const REAL v18 = PK_ABS(v1);
const REAL v19 = PK_ABS(v2);
const REAL v20 = PK_ABS(v3);
const REAL v21 = v17 < v18 ? v18 : v17;
const REAL v22 = v21 < v19 ? v19 : v21;
const REAL v23 = v22 < v20 ? v20 : v22;
const REAL v24 = PK_UNSCALE(v23);
const REAL v25 = v0 * v24;
const REAL v26 = v1 * v24;
const REAL v27 = v2 * v24;
const REAL v28 = v3 * v24;
const REAL v29 = v16 * v27;
const REAL v30 = v15 * v28;
const REAL v31 = v29 - v30;
const REAL v32 = v14 * v28;
const REAL v33 = v16 * v26;
const REAL v34 = v32 - v33;
const REAL v35 = v15 * v26;
const REAL v36 = v14 * v27;
const REAL v37 = v35 - v36;
const REAL v38 = v25 * v31;
const REAL v39 = v25 * v34;
const REAL v40 = v25 * v37;
const REAL v41 = v27 * v37;
const REAL v42 = v28 * v34;
const REAL v43 = v41 - v42;
const REAL v44 = v28 * v31;
const REAL v45 = v26 * v37;
const REAL v46 = v44 - v45;
const REAL v47 = v26 * v34;
const REAL v48 = v27 * v31;
const REAL v49 = v47 - v48;
const REAL v50 = v38 + v43;
const REAL v51 = v39 + v46;
const REAL v52 = v40 + v49;
const REAL v53 = v25 * v25;
const REAL v54 = v26 * v26;
const REAL v55 = v53 + v54;
const REAL v56 = v27 * v27;
const REAL v57 = v55 + v56;
const REAL v58 = v28 * v28;
const REAL v59 = v57 + v58;
const REAL v60 = REAL(1) / v59;
const REAL v61 = REAL(2.0) * v60;
const REAL v62 = v50 * v61;
const REAL v63 = v51 * v61;
const REAL v64 = v52 * v61;
const REAL v65 = v14 + v62;
const REAL v66 = v15 + v63;
const REAL v67 = v16 + v64;
const REAL v68 = REAL(0.5) * v1;
const REAL v69 = REAL(0.5) * v0;
const REAL v70 = REAL(0.5) * v3;
const REAL v71 = REAL(0.5) * v2;
const REAL v72 = v6 * v61;
const REAL v73 = v6 * v52;
const REAL v74 = v5 * v61;
const REAL v75 = v5 * v51;
const REAL v76 = v73 + v75;
const REAL v77 = v4 * v61;
const REAL v78 = v4 * v50;
const REAL v79 = v76 + v78;
const REAL v80 = REAL(2.0) * v79;
const REAL v81 = v60 * v60;
const REAL v82 = v80 * v81;
const REAL v83 = v28 * v82;
const REAL v84 = REAL(2.0) * v83;
const REAL v85 = v27 * v82;
const REAL v86 = REAL(2.0) * v85;
const REAL v87 = v26 * v82;
const REAL v88 = REAL(2.0) * v87;
const REAL v89 = v25 * v82;
const REAL v90 = REAL(2.0) * v89;
const REAL v91 = v31 * v72;
const REAL v92 = v86 + v91;
const REAL v93 = v27 * v72;
const REAL v94 = v34 * v72;
const REAL v95 = v94 - v88;
const REAL v96 = v26 * v72;
const REAL v97 = v37 * v74;
const REAL v98 = v95 - v97;
const REAL v99 = v26 * v74;
const REAL v100 = v31 * v74;
const REAL v101 = v100 - v84;
const REAL v102 = v28 * v74;
const REAL v103 = v102 - v93;
const REAL v104 = v34 * v77;
const REAL v105 = v101 - v104;
const REAL v106 = v28 * v77;
const REAL v107 = v96 - v106;
const REAL v108 = v37 * v77;
const REAL v109 = v108 - v92;
const REAL v110 = v27 * v77;
const REAL v111 = v110 - v99;
const REAL v112 = v37 * v72;
const REAL v113 = v112 - v90;
const REAL v114 = v25 * v72;
const REAL v115 = v111 + v114;
const REAL v116 = v34 * v74;
const REAL v117 = v113 + v116;
const REAL v118 = v25 * v74;
const REAL v119 = v107 + v118;
const REAL v120 = v31 * v77;
const REAL v121 = v117 + v120;
const REAL v122 = v25 * v77;
const REAL v123 = v103 + v122;
const REAL v124 = v27 * v115;
const REAL v125 = v4 - v124;
const REAL v126 = v14 * v115;
const REAL v127 = v109 - v126;
const REAL v128 = v26 * v115;
const REAL v129 = v5 + v128;
const REAL v130 = v15 * v115;
const REAL v131 = v98 + v130;
const REAL v132 = v26 * v119;
const REAL v133 = v6 - v132;
const REAL v134 = v16 * v119;
const REAL v135 = v131 - v134;
const REAL v136 = v28 * v119;
const REAL v137 = v125 + v136;
const REAL v138 = v14 * v119;
const REAL v139 = v105 + v138;
const REAL v140 = v28 * v123;
const REAL v141 = v129 - v140;
const REAL v142 = v15 * v123;
const REAL v143 = v139 - v142;
const REAL v144 = v27 * v123;
const REAL v145 = v133 + v144;
const REAL v146 = v16 * v123;
const REAL v147 = v127 + v146;
const REAL v148 = v24 * v143;
const REAL v149 = v24 * v147;
const REAL v150 = v24 * v135;
const REAL v151 = v24 * v121;
const REAL v152 = v9 * v61;
const REAL v153 = v9 * v52;
const REAL v154 = v8 * v61;
const REAL v155 = v8 * v51;
const REAL v156 = v153 + v155;
const REAL v157 = v7 * v61;
const REAL v158 = v7 * v50;
const REAL v159 = v156 + v158;
const REAL v160 = REAL(2.0) * v159;
const REAL v161 = v81 * v160;
const REAL v162 = v28 * v161;
const REAL v163 = REAL(2.0) * v162;
const REAL v164 = v27 * v161;
const REAL v165 = REAL(2.0) * v164;
const REAL v166 = v26 * v161;
const REAL v167 = REAL(2.0) * v166;
const REAL v168 = v25 * v161;
const REAL v169 = REAL(2.0) * v168;
const REAL v170 = v31 * v152;
const REAL v171 = v165 + v170;
const REAL v172 = v27 * v152;
const REAL v173 = v34 * v152;
const REAL v174 = v173 - v167;
const REAL v175 = v26 * v152;
const REAL v176 = v37 * v154;
const REAL v177 = v174 - v176;
const REAL v178 = v26 * v154;
const REAL v179 = v31 * v154;
const REAL v180 = v179 - v163;
const REAL v181 = v28 * v154;
const REAL v182 = v181 - v172;
const REAL v183 = v34 * v157;
const REAL v184 = v180 - v183;
const REAL v185 = v28 * v157;
const REAL v186 = v175 - v185;
const REAL v187 = v37 * v157;
const REAL v188 = v187 - v171;
const REAL v189 = v27 * v157;
const REAL v190 = v189 - v178;
const REAL v191 = v37 * v152;
const REAL v192 = v191 - v169;
const REAL v193 = v25 * v152;
const REAL v194 = v190 + v193;
const REAL v195 = v34 * v154;
const REAL v196 = v192 + v195;
const REAL v197 = v25 * v154;
const REAL v198 = v186 + v197;
const REAL v199 = v31 * v157;
const REAL v200 = v196 + v199;
const REAL v201 = v25 * v157;
const REAL v202 = v182 + v201;
const REAL v203 = v27 * v194;
const REAL v204 = v7 - v203;
const REAL v205 = v14 * v194;
const REAL v206 = v188 - v205;
const REAL v207 = v26 * v194;
const REAL v208 = v8 + v207;
const REAL v209 = v15 * v194;
const REAL v210 = v177 + v209;
const REAL v211 = v26 * v198;
const REAL v212 = v9 - v211;
const REAL v213 = v16 * v198;
const REAL v214 = v210 - v213;
const REAL v215 = v28 * v198;
const REAL v216 = v204 + v215;
const REAL v217 = v14 * v198;
const REAL v218 = v184 + v217;
const REAL v219 = v28 * v202;
const REAL v220 = v208 - v219;
const REAL v221 = v15 * v202;
const REAL v222 = v218 - v221;
const REAL v223 = v27 * v202;
const REAL v224 = v212 + v223;
const REAL v225 = v16 * v202;
const REAL v226 = v206 + v225;
const REAL v227 = v24 * v222;
const REAL v228 = v24 * v226;
const REAL v229 = v24 * v214;
const REAL v230 = v24 * v200;
const REAL v231 = v12 * v61;
const REAL v232 = v12 * v52;
const REAL v233 = v11 * v61;
const REAL v234 = v11 * v51;
const REAL v235 = v232 + v234;
const REAL v236 = v10 * v61;
const REAL v237 = v10 * v50;
const REAL v238 = v235 + v237;
const REAL v239 = REAL(2.0) * v238;
const REAL v240 = v81 * v239;
const REAL v241 = v28 * v240;
const REAL v242 = REAL(2.0) * v241;
const REAL v243 = v27 * v240;
const REAL v244 = REAL(2.0) * v243;
const REAL v245 = v26 * v240;
const REAL v246 = REAL(2.0) * v245;
const REAL v247 = v25 * v240;
const REAL v248 = REAL(2.0) * v247;
const REAL v249 = v31 * v231;
const REAL v250 = v244 + v249;
const REAL v251 = v27 * v231;
const REAL v252 = v34 * v231;
const REAL v253 = v252 - v246;
const REAL v254 = v26 * v231;
const REAL v255 = v37 * v233;
const REAL v256 = v253 - v255;
const REAL v257 = v26 * v233;
const REAL v258 = v31 * v233;
const REAL v259 = v258 - v242;
const REAL v260 = v28 * v233;
const REAL v261 = v260 - v251;
const REAL v262 = v34 * v236;
const REAL v263 = v259 - v262;
const REAL v264 = v28 * v236;
const REAL v265 = v254 - v264;
const REAL v266 = v37 * v236;
const REAL v267 = v266 - v250;
const REAL v268 = v27 * v236;
const REAL v269 = v268 - v257;
const REAL v270 = v37 * v231;
const REAL v271 = v270 - v248;
const REAL v272 = v25 * v231;
const REAL v273 = v269 + v272;
const REAL v274 = v34 * v233;
const REAL v275 = v271 + v274;
const REAL v276 = v25 * v233;
const REAL v277 = v265 + v276;
const REAL v278 = v31 * v236;
const REAL v279 = v275 + v278;
const REAL v280 = v25 * v236;
const REAL v281 = v261 + v280;
const REAL v282 = v27 * v273;
const REAL v283 = v10 - v282;
const REAL v284 = v14 * v273;
const REAL v285 = v267 - v284;
const REAL v286 = v26 * v273;
const REAL v287 = v11 + v286;
const REAL v288 = v15 * v273;
const REAL v289 = v256 + v288;
const REAL v290 = v26 * v277;
const REAL v291 = v12 - v290;
const REAL v292 = v16 * v277;
const REAL v293 = v289 - v292;
const REAL v294 = v28 * v277;
const REAL v295 = v283 + v294;
const REAL v296 = v14 * v277;
const REAL v297 = v263 + v296;
const REAL v298 = v28 * v281;
const REAL v299 = v287 - v298;
const REAL v300 = v15 * v281;
const REAL v301 = v297 - v300;
const REAL v302 = v27 * v281;
const REAL v303 = v291 + v302;
const REAL v304 = v16 * v281;
const REAL v305 = v285 + v304;
const REAL v306 = v24 * v301;
const REAL v307 = v24 * v305;
const REAL v308 = v24 * v293;
const REAL v309 = v24 * v279;
const REAL v310 = v68 * v151;
const REAL v311 = v69 * v150;
const REAL v312 = v311 - v310;
const REAL v313 = v70 * v149;
const REAL v314 = v312 + v313;
const REAL v315 = v71 * v148;
const REAL v316 = v314 - v315;
const REAL v317 = v71 * v151;
const REAL v318 = v70 * v150;
const REAL v319 = v317 + v318;
const REAL v320 = v69 * v149;
const REAL v321 = v320 - v319;
const REAL v322 = v68 * v148;
const REAL v323 = v321 + v322;
const REAL v324 = v70 * v151;
const REAL v325 = v71 * v150;
const REAL v326 = v325 - v324;
const REAL v327 = v68 * v149;
const REAL v328 = v326 - v327;
const REAL v329 = v69 * v148;
const REAL v330 = v328 + v329;
const REAL v331 = v68 * v230;
const REAL v332 = v69 * v229;
const REAL v333 = v332 - v331;
const REAL v334 = v70 * v228;
const REAL v335 = v333 + v334;
const REAL v336 = v71 * v227;
const REAL v337 = v335 - v336;
const REAL v338 = v71 * v230;
const REAL v339 = v70 * v229;
const REAL v340 = v338 + v339;
const REAL v341 = v69 * v228;
const REAL v342 = v341 - v340;
const REAL v343 = v68 * v227;
const REAL v344 = v342 + v343;
const REAL v345 = v70 * v230;
const REAL v346 = v71 * v229;
const REAL v347 = v346 - v345;
const REAL v348 = v68 * v228;
const REAL v349 = v347 - v348;
const REAL v350 = v69 * v227;
const REAL v351 = v349 + v350;
const REAL v352 = v68 * v309;
const REAL v353 = v69 * v308;
const REAL v354 = v353 - v352;
const REAL v355 = v70 * v307;
const REAL v356 = v354 + v355;
const REAL v357 = v71 * v306;
const REAL v358 = v356 - v357;
const REAL v359 = v71 * v309;
const REAL v360 = v70 * v308;
const REAL v361 = v359 + v360;
const REAL v362 = v69 * v307;
const REAL v363 = v362 - v361;
const REAL v364 = v68 * v306;
const REAL v365 = v363 + v364;
const REAL v366 = v70 * v309;
const REAL v367 = v71 * v308;
const REAL v368 = v367 - v366;
const REAL v369 = v68 * v307;
const REAL v370 = v368 - v369;
const REAL v371 = v69 * v306;
const REAL v372 = v370 + v371;
const REAL v373 = REAL(0.6366197723675814) * v13;
const REAL v374 = PK_RINT(v373);
const REAL v375 = REAL(9.5367431640625e-07) * v374;
const REAL v376 = PK_RINT(v375);
const REAL v377 = REAL(1048576.0) * v376;
const REAL v378 = REAL(1647099.3291015625) * v376;
const REAL v379 = v13 - v378;
const REAL v380 = v374 - v377;
const REAL v381 = REAL(1.5707963267341256) * v380;
const REAL v382 = v379 - v381;
const REAL v383 = REAL(6.077100506303966e-11) * v374;
const REAL v384 = v382 - v383;
const REAL v385 = v384 - v382;
const REAL v386 = v384 - v385;
const REAL v387 = v382 - v386;
const REAL v388 = v383 + v385;
const REAL v389 = v387 - v388;
const REAL v390 = REAL(2.0222662487111665e-21) * v374;
const REAL v391 = v384 - v390;
const REAL v392 = v391 - v384;
const REAL v393 = v391 - v392;
const REAL v394 = v384 - v393;
const REAL v395 = v390 + v392;
const REAL v396 = v394 - v395;
const REAL v397 = v389 + v396;
const REAL v398 = REAL(8.4784276603689e-32) * v374;
const REAL v399 = v397 - v398;
const REAL v400 = v391 + v399;
const auto v401 = v400 < (REAL(-1.0));
const REAL v402 = v401 ? (REAL(-1.0)) : v400;
const auto v403 = REAL(1.0) < v402;
const REAL v404 = v403 ? REAL(1.0) : v402;
const auto v405 = v374 != REAL(0.0);
const REAL v406 = v405 ? v404 : v13;
const REAL v407 = v406 * v406;
const REAL v408 = PK_FMA(v407, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v409 = PK_FMA(v407, v408, REAL(1.605897465969838e-10));
const REAL v410 = PK_FMA(v407, v409, (REAL(-2.505210757580932e-08)));
const REAL v411 = PK_FMA(v407, v410, REAL(2.7557319218837673e-06));
const REAL v412 = PK_FMA(v407, v411, (REAL(-0.0001984126984125376)));
const REAL v413 = PK_FMA(v407, v412, REAL(0.008333333333333314));
const REAL v414 = PK_FMA(v407, v413, (REAL(-0.16666666666666666)));
const REAL v415 = PK_FMA(v407, v414, REAL(1.0));
const REAL v416 = v406 * v415;
const REAL v417 = PK_FMA(v407, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v418 = PK_FMA(v407, v417, (REAL(-1.1470691953867652e-11)));
const REAL v419 = PK_FMA(v407, v418, REAL(2.0876756198622268e-09));
const REAL v420 = PK_FMA(v407, v419, (REAL(-2.755731921716151e-07)));
const REAL v421 = PK_FMA(v407, v420, REAL(2.4801587301554145e-05));
const REAL v422 = PK_FMA(v407, v421, (REAL(-0.001388888888888881)));
const REAL v423 = PK_FMA(v407, v422, REAL(0.041666666666666664));
const REAL v424 = PK_FMA(v407, v423, (REAL(-0.5)));
const REAL v425 = PK_FMA(v407, v424, REAL(1.0));
const REAL v426 = REAL(0.25) * v374;
const REAL v427 = PK_RINT(v426);
const REAL v428 = REAL(4.0) * v427;
const REAL v429 = v374 - v428;
const REAL v430 = PK_ABS(v429);
const REAL v431 = v430 - REAL(1.0);
const auto v432 = v431 != REAL(0.0);
const REAL v433 = v432 ? v416 : v425;
const REAL v434 = v429 - REAL(0.5);
const REAL v435 = PK_ABS(v434);
const auto v436 = REAL(1.0) < v435;
const REAL v437 = v436 ? (REAL(-1.0)) : REAL(1.0);
const REAL v438 = v433 * v437;
const REAL v439 = v374 + REAL(1.0);
const REAL v440 = REAL(0.25) * v439;
const REAL v441 = PK_RINT(v440);
const REAL v442 = REAL(4.0) * v441;
const REAL v443 = v439 - v442;
const REAL v444 = PK_ABS(v443);
const REAL v445 = v444 - REAL(1.0);
const auto v446 = v445 != REAL(0.0);
const REAL v447 = v446 ? v416 : v425;
const REAL v448 = v443 - REAL(0.5);
const REAL v449 = PK_ABS(v448);
const auto v450 = REAL(1.0) < v449;
const REAL v451 = v450 ? (REAL(-1.0)) : REAL(1.0);
const REAL v452 = v447 * v451;
const REAL v453 = v14 * v452;
const REAL v454 = (REAL(-2.0)) + v453;
o0_g0[4 * i + 0] = STORE(v316);
o0_g0[4 * i + 1] = STORE(v323);
o0_g0[4 * i + 2] = STORE(v330);
o0_g0[4 * i + 3] = STORE(v337);
o0_g1[4 * i + 0] = STORE(v344);
o0_g1[4 * i + 1] = STORE(v351);
o0_g1[4 * i + 2] = STORE(v358);
o0_g1[4 * i + 3] = STORE(v365);
o0_g2[1 * i + 0] = STORE(v372);
o1_g0[4 * i + 0] = STORE(v65);
o1_g0[4 * i + 1] = STORE(v66);
o1_g0[4 * i + 2] = STORE(v67);
o1_g0[4 * i + 3] = STORE(REAL(0.0));
o1_g1[4 * i + 0] = STORE(REAL(0.0));
o1_g1[4 * i + 1] = STORE(REAL(0.0));
o1_g1[4 * i + 2] = STORE(REAL(0.0));
o1_g1[4 * i + 3] = STORE(REAL(0.0));
o1_g2[4 * i + 0] = STORE(REAL(0.0));
o1_g2[4 * i + 1] = STORE(REAL(0.0));
o1_g2[4 * i + 2] = STORE(REAL(0.0));
o1_g2[4 * i + 3] = STORE(REAL(0.0));
o1_g3[4 * i + 0] = STORE(v65);
o1_g3[4 * i + 1] = STORE(v66);
o1_g3[4 * i + 2] = STORE(v67);
o1_g3[4 * i + 3] = STORE(REAL(0.0));
o1_g4[4 * i + 0] = STORE(REAL(0.0));
o1_g4[4 * i + 1] = STORE(REAL(0.0));
o1_g4[4 * i + 2] = STORE(REAL(0.0));
o1_g4[4 * i + 3] = STORE(REAL(0.0));
o1_g5[4 * i + 0] = STORE(REAL(0.0));
o1_g5[4 * i + 1] = STORE(REAL(0.0));
o1_g5[4 * i + 2] = STORE(REAL(0.0));
o1_g5[4 * i + 3] = STORE(REAL(0.0));
o1_g6[3 * i + 0] = STORE(v65);
o1_g6[3 * i + 1] = STORE(v66);
o1_g6[3 * i + 2] = STORE(v67);
o2[3 * i + 0] = STORE(REAL(0.0));
o2[3 * i + 1] = STORE(REAL(0.0));
o2[3 * i + 2] = STORE(REAL(0.0));
o3_g0[4 * i + 0] = STORE(v137);
o3_g0[4 * i + 1] = STORE(v141);
o3_g0[4 * i + 2] = STORE(v145);
o3_g0[4 * i + 3] = STORE(v216);
o3_g1[4 * i + 0] = STORE(v220);
o3_g1[4 * i + 1] = STORE(v224);
o3_g1[4 * i + 2] = STORE(v295);
o3_g1[4 * i + 3] = STORE(v299);
o3_g2[1 * i + 0] = STORE(v303);
o4[3 * i + 0] = STORE(REAL(0.0));
o4[3 * i + 1] = STORE(REAL(0.0));
o4[3 * i + 2] = STORE(REAL(0.0));
o5_g0[4 * i + 0] = STORE(REAL(0.0));
o5_g0[4 * i + 1] = STORE(REAL(0.0));
o5_g0[4 * i + 2] = STORE(REAL(0.0));
o5_g0[4 * i + 3] = STORE(REAL(0.0));
o5_g1[4 * i + 0] = STORE(REAL(0.0));
o5_g1[4 * i + 1] = STORE(REAL(0.0));
o5_g1[4 * i + 2] = STORE(REAL(0.0));
o5_g1[4 * i + 3] = STORE(REAL(0.0));
o5_g2[1 * i + 0] = STORE(REAL(0.0));
o6[1 * i + 0] = STORE(v454);
o7[3 * i + 0] = STORE(v438);
o7[3 * i + 1] = STORE(REAL(0.0));
o7[3 * i + 2] = STORE(REAL(0.0));
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * 9; __builtin_memcpy(p + 0, o0_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o0_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o0_g2 + i * 1, 1 * sizeof(STORE)); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * 27; __builtin_memcpy(p + 0, o1_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o1_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o1_g2 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 12, o1_g3 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 16, o1_g4 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 20, o1_g5 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 24, o1_g6 + i * 3, 3 * sizeof(STORE)); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * 9; __builtin_memcpy(p + 0, o3_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o3_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o3_g2 + i * 1, 1 * sizeof(STORE)); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o5_b + (b + i) * 9; __builtin_memcpy(p + 0, o5_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o5_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o5_g2 + i * 1, 1 * sizeof(STORE)); }
}


#endif
}


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b>dRaaa.aa.1111 f64.>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
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
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
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
    wp::uint64 & adj_o6_,
    wp::uint64 & adj_o7_)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048 {
    wp::int64 n;
    wp::int64 aligned;
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
    wp::uint64 o6_;
    wp::uint64 o7_;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
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
    wp::uint64 var_o6_ = _wp_args->o6_;
    wp::uint64 var_o7_ = _wp_args->o7_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64):       <L 4>
    // pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048 *_wp_args)
{
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_d262b087_98124048_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

