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


// <posekit large60@d3566789414dfd2a f16.>:1
static CUDA_CALLABLE void pk_large60_d3566789414dfd2a_f16_abe51472_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_)
{
// i0 = x
// o0 = result
typedef wp::float32 REAL;

typedef wp::float16 STORE; typedef unsigned int BITS;
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
#define PK_SQRT(x) sqrtf(x)
#define PK_RINT(x) rintf(x)
#define PK_ABS(x) fabsf(x)
#define PK_FMA(a, b, c) fmaf(a, b, c)
#define PK_TO_BITS(x) (BITS)__float_as_uint(x)
#define PK_FROM_BITS(x) __uint_as_float(x)
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
#define PK_CLAMP(e) ((e) < BITS(0x01000000u) ? BITS(0x01000000u) : (e) > BITS(0x7e000000u) ? BITS(0x7e000000u) : (e))
#define PK_UNSCALE(x) PK_FROM_BITS((BITS)(0x7f000000u - PK_CLAMP(PK_TO_BITS(x) & 0x7f800000u)))
// In a sum with 2^23, an integer is in the lowest bits.
#define PK_EXP2(k) PK_FROM_BITS(PK_TO_BITS((k) + REAL(8388735.0)) << 23)
#define PK_LOG2(x) (PK_FROM_BITS((PK_TO_BITS(x) >> 23) | 0x4b000000u) - REAL(8388735.0))
#if defined(__CUDA_ARCH__)
const long long t = thread;
if (t >= n) return;
struct alignas(16) PackedRow { STORE x[16 / sizeof(STORE)]; };
REAL i0[8];
REAL o0[60];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 8; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); i0[2] = REAL(w.x[2]); i0[3] = REAL(w.x[3]); i0[4] = REAL(w.x[4]); i0[5] = REAL(w.x[5]); i0[6] = REAL(w.x[6]); i0[7] = REAL(w.x[7]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); i0[4] = REAL(p[4]); i0[5] = REAL(p[5]); i0[6] = REAL(p[6]); i0[7] = REAL(p[7]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i0[4];
const REAL v5 = i0[5];
const REAL v6 = i0[6];
const REAL v7 = i0[7];
const REAL v8 = v0 * v0;
const REAL v9 = v1 * v3;
const REAL v10 = REAL(0.1) * v9;
const REAL v11 = v8 + v10;
const REAL v12 = v11 + REAL(1.0);
const REAL v13 = PK_SQRT(v12);
const REAL v14 = REAL(0.5) * v13;
const REAL v15 = v1 * v1;
const REAL v16 = v2 * v4;
const REAL v17 = REAL(0.1) * v16;
const REAL v18 = v15 + v17;
const REAL v19 = REAL(1.0) + v18;
const REAL v20 = PK_SQRT(v19);
const REAL v21 = REAL(0.5) * v20;
const REAL v22 = v2 * v2;
const REAL v23 = v3 * v5;
const REAL v24 = REAL(0.1) * v23;
const REAL v25 = v22 + v24;
const REAL v26 = REAL(1.0) + v25;
const REAL v27 = PK_SQRT(v26);
const REAL v28 = REAL(0.5) * v27;
const REAL v29 = v3 * v3;
const REAL v30 = v4 * v6;
const REAL v31 = REAL(0.1) * v30;
const REAL v32 = v29 + v31;
const REAL v33 = REAL(1.0) + v32;
const REAL v34 = PK_SQRT(v33);
const REAL v35 = REAL(0.5) * v34;
const REAL v36 = v4 * v4;
const REAL v37 = v5 * v7;
const REAL v38 = REAL(0.1) * v37;
const REAL v39 = v36 + v38;
const REAL v40 = REAL(1.0) + v39;
const REAL v41 = PK_SQRT(v40);
const REAL v42 = REAL(0.5) * v41;
const REAL v43 = v5 * v5;
const REAL v44 = v6 * v13;
const REAL v45 = REAL(0.1) * v44;
const REAL v46 = v43 + v45;
const REAL v47 = REAL(1.0) + v46;
const REAL v48 = PK_SQRT(v47);
const REAL v49 = REAL(0.5) * v48;
const REAL v50 = v6 * v6;
const REAL v51 = v7 * v20;
const REAL v52 = REAL(0.1) * v51;
const REAL v53 = v50 + v52;
const REAL v54 = REAL(1.0) + v53;
const REAL v55 = PK_SQRT(v54);
const REAL v56 = REAL(0.5) * v55;
const REAL v57 = v7 * v7;
const REAL v58 = v13 * v27;
const REAL v59 = REAL(0.1) * v58;
const REAL v60 = v57 + v59;
const REAL v61 = REAL(1.0) + v60;
const REAL v62 = PK_SQRT(v61);
const REAL v63 = REAL(0.5) * v62;
const REAL v64 = v13 * v13;
const REAL v65 = v20 * v34;
const REAL v66 = REAL(0.1) * v65;
const REAL v67 = v64 + v66;
const REAL v68 = REAL(1.0) + v67;
const REAL v69 = PK_SQRT(v68);
const REAL v70 = REAL(0.5) * v69;
const REAL v71 = v20 * v20;
const REAL v72 = v27 * v41;
const REAL v73 = REAL(0.1) * v72;
const REAL v74 = v71 + v73;
const REAL v75 = REAL(1.0) + v74;
const REAL v76 = PK_SQRT(v75);
const REAL v77 = REAL(0.5) * v76;
const REAL v78 = v27 * v27;
const REAL v79 = v34 * v48;
const REAL v80 = REAL(0.1) * v79;
const REAL v81 = v78 + v80;
const REAL v82 = REAL(1.0) + v81;
const REAL v83 = PK_SQRT(v82);
const REAL v84 = REAL(0.5) * v83;
const REAL v85 = v34 * v34;
const REAL v86 = v41 * v55;
const REAL v87 = REAL(0.1) * v86;
const REAL v88 = v85 + v87;
const REAL v89 = REAL(1.0) + v88;
const REAL v90 = PK_SQRT(v89);
const REAL v91 = REAL(0.5) * v90;
const REAL v92 = v41 * v41;
const REAL v93 = v48 * v62;
const REAL v94 = REAL(0.1) * v93;
const REAL v95 = v92 + v94;
const REAL v96 = REAL(1.0) + v95;
const REAL v97 = PK_SQRT(v96);
const REAL v98 = REAL(0.5) * v97;
const REAL v99 = v48 * v48;
const REAL v100 = v55 * v69;
const REAL v101 = REAL(0.1) * v100;
const REAL v102 = v99 + v101;
const REAL v103 = REAL(1.0) + v102;
const REAL v104 = PK_SQRT(v103);
const REAL v105 = REAL(0.5) * v104;
const REAL v106 = v55 * v55;
const REAL v107 = v62 * v76;
const REAL v108 = REAL(0.1) * v107;
const REAL v109 = v106 + v108;
const REAL v110 = REAL(1.0) + v109;
const REAL v111 = PK_SQRT(v110);
const REAL v112 = REAL(0.5) * v111;
const REAL v113 = v62 * v62;
const REAL v114 = v69 * v83;
const REAL v115 = REAL(0.1) * v114;
const REAL v116 = v113 + v115;
const REAL v117 = REAL(1.0) + v116;
const REAL v118 = PK_SQRT(v117);
const REAL v119 = REAL(0.5) * v118;
const REAL v120 = v69 * v69;
const REAL v121 = v76 * v90;
const REAL v122 = REAL(0.1) * v121;
const REAL v123 = v120 + v122;
const REAL v124 = REAL(1.0) + v123;
const REAL v125 = PK_SQRT(v124);
const REAL v126 = REAL(0.5) * v125;
const REAL v127 = v76 * v76;
const REAL v128 = v83 * v97;
const REAL v129 = REAL(0.1) * v128;
const REAL v130 = v127 + v129;
const REAL v131 = REAL(1.0) + v130;
const REAL v132 = PK_SQRT(v131);
const REAL v133 = REAL(0.5) * v132;
const REAL v134 = v83 * v83;
const REAL v135 = v90 * v104;
const REAL v136 = REAL(0.1) * v135;
const REAL v137 = v134 + v136;
const REAL v138 = REAL(1.0) + v137;
const REAL v139 = PK_SQRT(v138);
const REAL v140 = REAL(0.5) * v139;
const REAL v141 = v90 * v90;
const REAL v142 = v97 * v111;
const REAL v143 = REAL(0.1) * v142;
const REAL v144 = v141 + v143;
const REAL v145 = REAL(1.0) + v144;
const REAL v146 = PK_SQRT(v145);
const REAL v147 = REAL(0.5) * v146;
const REAL v148 = v97 * v97;
const REAL v149 = v104 * v118;
const REAL v150 = REAL(0.1) * v149;
const REAL v151 = v148 + v150;
const REAL v152 = REAL(1.0) + v151;
const REAL v153 = PK_SQRT(v152);
const REAL v154 = REAL(0.5) * v153;
const REAL v155 = v104 * v104;
const REAL v156 = v111 * v125;
const REAL v157 = REAL(0.1) * v156;
const REAL v158 = v155 + v157;
const REAL v159 = REAL(1.0) + v158;
const REAL v160 = PK_SQRT(v159);
const REAL v161 = REAL(0.5) * v160;
const REAL v162 = v111 * v111;
const REAL v163 = v118 * v132;
const REAL v164 = REAL(0.1) * v163;
const REAL v165 = v162 + v164;
const REAL v166 = REAL(1.0) + v165;
const REAL v167 = PK_SQRT(v166);
const REAL v168 = REAL(0.5) * v167;
const REAL v169 = v118 * v118;
const REAL v170 = v125 * v139;
const REAL v171 = REAL(0.1) * v170;
const REAL v172 = v169 + v171;
const REAL v173 = REAL(1.0) + v172;
const REAL v174 = PK_SQRT(v173);
const REAL v175 = REAL(0.5) * v174;
const REAL v176 = v125 * v125;
const REAL v177 = v132 * v146;
const REAL v178 = REAL(0.1) * v177;
const REAL v179 = v176 + v178;
const REAL v180 = REAL(1.0) + v179;
const REAL v181 = PK_SQRT(v180);
const REAL v182 = REAL(0.5) * v181;
const REAL v183 = v132 * v132;
const REAL v184 = v139 * v153;
const REAL v185 = REAL(0.1) * v184;
const REAL v186 = v183 + v185;
const REAL v187 = REAL(1.0) + v186;
const REAL v188 = PK_SQRT(v187);
const REAL v189 = REAL(0.5) * v188;
const REAL v190 = v139 * v139;
const REAL v191 = v146 * v160;
const REAL v192 = REAL(0.1) * v191;
const REAL v193 = v190 + v192;
const REAL v194 = REAL(1.0) + v193;
const REAL v195 = PK_SQRT(v194);
const REAL v196 = REAL(0.5) * v195;
const REAL v197 = v146 * v146;
const REAL v198 = v153 * v167;
const REAL v199 = REAL(0.1) * v198;
const REAL v200 = v197 + v199;
const REAL v201 = REAL(1.0) + v200;
const REAL v202 = PK_SQRT(v201);
const REAL v203 = REAL(0.5) * v202;
const REAL v204 = v153 * v153;
const REAL v205 = v160 * v174;
const REAL v206 = REAL(0.1) * v205;
const REAL v207 = v204 + v206;
const REAL v208 = REAL(1.0) + v207;
const REAL v209 = PK_SQRT(v208);
const REAL v210 = REAL(0.5) * v209;
const REAL v211 = v160 * v160;
const REAL v212 = v167 * v181;
const REAL v213 = REAL(0.1) * v212;
const REAL v214 = v211 + v213;
const REAL v215 = REAL(1.0) + v214;
const REAL v216 = PK_SQRT(v215);
const REAL v217 = REAL(0.5) * v216;
const REAL v218 = v167 * v167;
const REAL v219 = v174 * v188;
const REAL v220 = REAL(0.1) * v219;
const REAL v221 = v218 + v220;
const REAL v222 = REAL(1.0) + v221;
const REAL v223 = PK_SQRT(v222);
const REAL v224 = REAL(0.5) * v223;
const REAL v225 = v174 * v174;
const REAL v226 = v181 * v195;
const REAL v227 = REAL(0.1) * v226;
const REAL v228 = v225 + v227;
const REAL v229 = REAL(1.0) + v228;
const REAL v230 = PK_SQRT(v229);
const REAL v231 = REAL(0.5) * v230;
const REAL v232 = v181 * v181;
const REAL v233 = v188 * v202;
const REAL v234 = REAL(0.1) * v233;
const REAL v235 = v232 + v234;
const REAL v236 = REAL(1.0) + v235;
const REAL v237 = PK_SQRT(v236);
const REAL v238 = REAL(0.5) * v237;
const REAL v239 = v188 * v188;
const REAL v240 = v195 * v209;
const REAL v241 = REAL(0.1) * v240;
const REAL v242 = v239 + v241;
const REAL v243 = REAL(1.0) + v242;
const REAL v244 = PK_SQRT(v243);
const REAL v245 = REAL(0.5) * v244;
const REAL v246 = v195 * v195;
const REAL v247 = v202 * v216;
const REAL v248 = REAL(0.1) * v247;
const REAL v249 = v246 + v248;
const REAL v250 = REAL(1.0) + v249;
const REAL v251 = PK_SQRT(v250);
const REAL v252 = REAL(0.5) * v251;
const REAL v253 = v202 * v202;
const REAL v254 = v209 * v223;
const REAL v255 = REAL(0.1) * v254;
const REAL v256 = v253 + v255;
const REAL v257 = REAL(1.0) + v256;
const REAL v258 = PK_SQRT(v257);
const REAL v259 = REAL(0.5) * v258;
const REAL v260 = v209 * v209;
const REAL v261 = v216 * v230;
const REAL v262 = REAL(0.1) * v261;
const REAL v263 = v260 + v262;
const REAL v264 = REAL(1.0) + v263;
const REAL v265 = PK_SQRT(v264);
const REAL v266 = REAL(0.5) * v265;
const REAL v267 = v216 * v216;
const REAL v268 = v223 * v237;
const REAL v269 = REAL(0.1) * v268;
const REAL v270 = v267 + v269;
const REAL v271 = REAL(1.0) + v270;
const REAL v272 = PK_SQRT(v271);
const REAL v273 = REAL(0.5) * v272;
const REAL v274 = v223 * v223;
const REAL v275 = v230 * v244;
const REAL v276 = REAL(0.1) * v275;
const REAL v277 = v274 + v276;
const REAL v278 = REAL(1.0) + v277;
const REAL v279 = PK_SQRT(v278);
const REAL v280 = REAL(0.5) * v279;
const REAL v281 = v230 * v230;
const REAL v282 = v237 * v251;
const REAL v283 = REAL(0.1) * v282;
const REAL v284 = v281 + v283;
const REAL v285 = REAL(1.0) + v284;
const REAL v286 = PK_SQRT(v285);
const REAL v287 = REAL(0.5) * v286;
const REAL v288 = v237 * v237;
const REAL v289 = v244 * v258;
const REAL v290 = REAL(0.1) * v289;
const REAL v291 = v288 + v290;
const REAL v292 = REAL(1.0) + v291;
const REAL v293 = PK_SQRT(v292);
const REAL v294 = REAL(0.5) * v293;
const REAL v295 = v244 * v244;
const REAL v296 = v251 * v265;
const REAL v297 = REAL(0.1) * v296;
const REAL v298 = v295 + v297;
const REAL v299 = REAL(1.0) + v298;
const REAL v300 = PK_SQRT(v299);
const REAL v301 = REAL(0.5) * v300;
const REAL v302 = v251 * v251;
const REAL v303 = v258 * v272;
const REAL v304 = REAL(0.1) * v303;
const REAL v305 = v302 + v304;
const REAL v306 = REAL(1.0) + v305;
const REAL v307 = PK_SQRT(v306);
const REAL v308 = REAL(0.5) * v307;
const REAL v309 = v258 * v258;
const REAL v310 = v265 * v279;
const REAL v311 = REAL(0.1) * v310;
const REAL v312 = v309 + v311;
const REAL v313 = REAL(1.0) + v312;
const REAL v314 = PK_SQRT(v313);
const REAL v315 = REAL(0.5) * v314;
const REAL v316 = v265 * v265;
const REAL v317 = v272 * v286;
const REAL v318 = REAL(0.1) * v317;
const REAL v319 = v316 + v318;
const REAL v320 = REAL(1.0) + v319;
const REAL v321 = PK_SQRT(v320);
const REAL v322 = REAL(0.5) * v321;
const REAL v323 = v272 * v272;
const REAL v324 = v279 * v293;
const REAL v325 = REAL(0.1) * v324;
const REAL v326 = v323 + v325;
const REAL v327 = REAL(1.0) + v326;
const REAL v328 = PK_SQRT(v327);
const REAL v329 = REAL(0.5) * v328;
const REAL v330 = v279 * v279;
const REAL v331 = v286 * v300;
const REAL v332 = REAL(0.1) * v331;
const REAL v333 = v330 + v332;
const REAL v334 = REAL(1.0) + v333;
const REAL v335 = PK_SQRT(v334);
const REAL v336 = REAL(0.5) * v335;
const REAL v337 = v286 * v286;
const REAL v338 = v293 * v307;
const REAL v339 = REAL(0.1) * v338;
const REAL v340 = v337 + v339;
const REAL v341 = REAL(1.0) + v340;
const REAL v342 = PK_SQRT(v341);
const REAL v343 = REAL(0.5) * v342;
const REAL v344 = v293 * v293;
const REAL v345 = v300 * v314;
const REAL v346 = REAL(0.1) * v345;
const REAL v347 = v344 + v346;
const REAL v348 = REAL(1.0) + v347;
const REAL v349 = PK_SQRT(v348);
const REAL v350 = REAL(0.5) * v349;
const REAL v351 = v300 * v300;
const REAL v352 = v307 * v321;
const REAL v353 = REAL(0.1) * v352;
const REAL v354 = v351 + v353;
const REAL v355 = REAL(1.0) + v354;
const REAL v356 = PK_SQRT(v355);
const REAL v357 = REAL(0.5) * v356;
const REAL v358 = v307 * v307;
const REAL v359 = v314 * v328;
const REAL v360 = REAL(0.1) * v359;
const REAL v361 = v358 + v360;
const REAL v362 = REAL(1.0) + v361;
const REAL v363 = PK_SQRT(v362);
const REAL v364 = REAL(0.5) * v363;
const REAL v365 = v314 * v314;
const REAL v366 = v321 * v335;
const REAL v367 = REAL(0.1) * v366;
const REAL v368 = v365 + v367;
const REAL v369 = REAL(1.0) + v368;
const REAL v370 = PK_SQRT(v369);
const REAL v371 = REAL(0.5) * v370;
const REAL v372 = v321 * v321;
const REAL v373 = v328 * v342;
const REAL v374 = REAL(0.1) * v373;
const REAL v375 = v372 + v374;
const REAL v376 = REAL(1.0) + v375;
const REAL v377 = PK_SQRT(v376);
const REAL v378 = REAL(0.5) * v377;
const REAL v379 = v328 * v328;
const REAL v380 = v335 * v349;
const REAL v381 = REAL(0.1) * v380;
const REAL v382 = v379 + v381;
const REAL v383 = REAL(1.0) + v382;
const REAL v384 = PK_SQRT(v383);
const REAL v385 = REAL(0.5) * v384;
const REAL v386 = v335 * v335;
const REAL v387 = v342 * v356;
const REAL v388 = REAL(0.1) * v387;
const REAL v389 = v386 + v388;
const REAL v390 = REAL(1.0) + v389;
const REAL v391 = PK_SQRT(v390);
const REAL v392 = REAL(0.5) * v391;
const REAL v393 = v342 * v342;
const REAL v394 = v349 * v363;
const REAL v395 = REAL(0.1) * v394;
const REAL v396 = v393 + v395;
const REAL v397 = REAL(1.0) + v396;
const REAL v398 = PK_SQRT(v397);
const REAL v399 = REAL(0.5) * v398;
const REAL v400 = v349 * v349;
const REAL v401 = v356 * v370;
const REAL v402 = REAL(0.1) * v401;
const REAL v403 = v400 + v402;
const REAL v404 = REAL(1.0) + v403;
const REAL v405 = PK_SQRT(v404);
const REAL v406 = REAL(0.5) * v405;
const REAL v407 = v356 * v356;
const REAL v408 = v363 * v377;
const REAL v409 = REAL(0.1) * v408;
const REAL v410 = v407 + v409;
const REAL v411 = REAL(1.0) + v410;
const REAL v412 = PK_SQRT(v411);
const REAL v413 = REAL(0.5) * v412;
const REAL v414 = v363 * v363;
const REAL v415 = v370 * v384;
const REAL v416 = REAL(0.1) * v415;
const REAL v417 = v414 + v416;
const REAL v418 = REAL(1.0) + v417;
const REAL v419 = PK_SQRT(v418);
const REAL v420 = REAL(0.5) * v419;
const REAL v421 = v370 * v370;
const REAL v422 = v377 * v391;
const REAL v423 = REAL(0.1) * v422;
const REAL v424 = v421 + v423;
const REAL v425 = REAL(1.0) + v424;
const REAL v426 = PK_SQRT(v425);
const REAL v427 = REAL(0.5) * v426;
o0[0] = v14;
o0[1] = v21;
o0[2] = v28;
o0[3] = v35;
o0[4] = v42;
o0[5] = v49;
o0[6] = v56;
o0[7] = v63;
o0[8] = v70;
o0[9] = v77;
o0[10] = v84;
o0[11] = v91;
o0[12] = v98;
o0[13] = v105;
o0[14] = v112;
o0[15] = v119;
o0[16] = v126;
o0[17] = v133;
o0[18] = v140;
o0[19] = v147;
o0[20] = v154;
o0[21] = v161;
o0[22] = v168;
o0[23] = v175;
o0[24] = v182;
o0[25] = v189;
o0[26] = v196;
o0[27] = v203;
o0[28] = v210;
o0[29] = v217;
o0[30] = v224;
o0[31] = v231;
o0[32] = v238;
o0[33] = v245;
o0[34] = v252;
o0[35] = v259;
o0[36] = v266;
o0[37] = v273;
o0[38] = v280;
o0[39] = v287;
o0[40] = v294;
o0[41] = v301;
o0[42] = v308;
o0[43] = v315;
o0[44] = v322;
o0[45] = v329;
o0[46] = v336;
o0[47] = v343;
o0[48] = v350;
o0[49] = v357;
o0[50] = v364;
o0[51] = v371;
o0[52] = v378;
o0[53] = v385;
o0[54] = v392;
o0[55] = v399;
o0[56] = v406;
o0[57] = v413;
o0[58] = v420;
o0[59] = v427;
{ STORE* __restrict p = (STORE*)o0_ + t * 60; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); p[6] = STORE(o0[6]); p[7] = STORE(o0[7]); p[8] = STORE(o0[8]); p[9] = STORE(o0[9]); p[10] = STORE(o0[10]); p[11] = STORE(o0[11]); p[12] = STORE(o0[12]); p[13] = STORE(o0[13]); p[14] = STORE(o0[14]); p[15] = STORE(o0[15]); p[16] = STORE(o0[16]); p[17] = STORE(o0[17]); p[18] = STORE(o0[18]); p[19] = STORE(o0[19]); p[20] = STORE(o0[20]); p[21] = STORE(o0[21]); p[22] = STORE(o0[22]); p[23] = STORE(o0[23]); p[24] = STORE(o0[24]); p[25] = STORE(o0[25]); p[26] = STORE(o0[26]); p[27] = STORE(o0[27]); p[28] = STORE(o0[28]); p[29] = STORE(o0[29]); p[30] = STORE(o0[30]); p[31] = STORE(o0[31]); p[32] = STORE(o0[32]); p[33] = STORE(o0[33]); p[34] = STORE(o0[34]); p[35] = STORE(o0[35]); p[36] = STORE(o0[36]); p[37] = STORE(o0[37]); p[38] = STORE(o0[38]); p[39] = STORE(o0[39]); p[40] = STORE(o0[40]); p[41] = STORE(o0[41]); p[42] = STORE(o0[42]); p[43] = STORE(o0[43]); p[44] = STORE(o0[44]); p[45] = STORE(o0[45]); p[46] = STORE(o0[46]); p[47] = STORE(o0[47]); p[48] = STORE(o0[48]); p[49] = STORE(o0[49]); p[50] = STORE(o0[50]); p[51] = STORE(o0[51]); p[52] = STORE(o0[52]); p[53] = STORE(o0[53]); p[54] = STORE(o0[54]); p[55] = STORE(o0[55]); p[56] = STORE(o0[56]); p[57] = STORE(o0[57]); p[58] = STORE(o0[58]); p[59] = STORE(o0[59]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
STORE* const o0_b = (STORE*)o0_;
alignas(64) STORE o0_g0[256];
alignas(64) STORE o0_g1[256];
alignas(64) STORE o0_g2[256];
alignas(64) STORE o0_g3[256];
alignas(64) STORE o0_g4[256];
alignas(64) STORE o0_g5[256];
alignas(64) STORE o0_g6[256];
alignas(64) STORE o0_g7[256];
alignas(64) STORE o0_g8[256];
alignas(64) STORE o0_g9[256];
alignas(64) STORE o0_g10[256];
alignas(64) STORE o0_g11[256];
alignas(64) STORE o0_g12[256];
alignas(64) STORE o0_g13[256];
alignas(64) STORE o0_g14[256];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 8;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[8 * i + 0]);
const REAL v1 = REAL(i0[8 * i + 1]);
const REAL v2 = REAL(i0[8 * i + 2]);
const REAL v3 = REAL(i0[8 * i + 3]);
const REAL v4 = REAL(i0[8 * i + 4]);
const REAL v5 = REAL(i0[8 * i + 5]);
const REAL v6 = REAL(i0[8 * i + 6]);
const REAL v7 = REAL(i0[8 * i + 7]);
const REAL v8 = v0 * v0;
const REAL v9 = v1 * v3;
const REAL v10 = REAL(0.1) * v9;
const REAL v11 = v8 + v10;
const REAL v12 = v11 + REAL(1.0);
const REAL v13 = PK_SQRT(v12);
const REAL v14 = REAL(0.5) * v13;
const REAL v15 = v1 * v1;
const REAL v16 = v2 * v4;
const REAL v17 = REAL(0.1) * v16;
const REAL v18 = v15 + v17;
const REAL v19 = REAL(1.0) + v18;
const REAL v20 = PK_SQRT(v19);
const REAL v21 = REAL(0.5) * v20;
const REAL v22 = v2 * v2;
const REAL v23 = v3 * v5;
const REAL v24 = REAL(0.1) * v23;
const REAL v25 = v22 + v24;
const REAL v26 = REAL(1.0) + v25;
const REAL v27 = PK_SQRT(v26);
const REAL v28 = REAL(0.5) * v27;
const REAL v29 = v3 * v3;
const REAL v30 = v4 * v6;
const REAL v31 = REAL(0.1) * v30;
const REAL v32 = v29 + v31;
const REAL v33 = REAL(1.0) + v32;
const REAL v34 = PK_SQRT(v33);
const REAL v35 = REAL(0.5) * v34;
const REAL v36 = v4 * v4;
const REAL v37 = v5 * v7;
const REAL v38 = REAL(0.1) * v37;
const REAL v39 = v36 + v38;
const REAL v40 = REAL(1.0) + v39;
const REAL v41 = PK_SQRT(v40);
const REAL v42 = REAL(0.5) * v41;
const REAL v43 = v5 * v5;
const REAL v44 = v6 * v13;
const REAL v45 = REAL(0.1) * v44;
const REAL v46 = v43 + v45;
const REAL v47 = REAL(1.0) + v46;
const REAL v48 = PK_SQRT(v47);
const REAL v49 = REAL(0.5) * v48;
const REAL v50 = v6 * v6;
const REAL v51 = v7 * v20;
const REAL v52 = REAL(0.1) * v51;
const REAL v53 = v50 + v52;
const REAL v54 = REAL(1.0) + v53;
const REAL v55 = PK_SQRT(v54);
const REAL v56 = REAL(0.5) * v55;
const REAL v57 = v7 * v7;
const REAL v58 = v13 * v27;
const REAL v59 = REAL(0.1) * v58;
const REAL v60 = v57 + v59;
const REAL v61 = REAL(1.0) + v60;
const REAL v62 = PK_SQRT(v61);
const REAL v63 = REAL(0.5) * v62;
const REAL v64 = v13 * v13;
const REAL v65 = v20 * v34;
const REAL v66 = REAL(0.1) * v65;
const REAL v67 = v64 + v66;
const REAL v68 = REAL(1.0) + v67;
const REAL v69 = PK_SQRT(v68);
const REAL v70 = REAL(0.5) * v69;
const REAL v71 = v20 * v20;
const REAL v72 = v27 * v41;
const REAL v73 = REAL(0.1) * v72;
const REAL v74 = v71 + v73;
const REAL v75 = REAL(1.0) + v74;
const REAL v76 = PK_SQRT(v75);
const REAL v77 = REAL(0.5) * v76;
const REAL v78 = v27 * v27;
const REAL v79 = v34 * v48;
const REAL v80 = REAL(0.1) * v79;
const REAL v81 = v78 + v80;
const REAL v82 = REAL(1.0) + v81;
const REAL v83 = PK_SQRT(v82);
const REAL v84 = REAL(0.5) * v83;
const REAL v85 = v34 * v34;
const REAL v86 = v41 * v55;
const REAL v87 = REAL(0.1) * v86;
const REAL v88 = v85 + v87;
const REAL v89 = REAL(1.0) + v88;
const REAL v90 = PK_SQRT(v89);
const REAL v91 = REAL(0.5) * v90;
const REAL v92 = v41 * v41;
const REAL v93 = v48 * v62;
const REAL v94 = REAL(0.1) * v93;
const REAL v95 = v92 + v94;
const REAL v96 = REAL(1.0) + v95;
const REAL v97 = PK_SQRT(v96);
const REAL v98 = REAL(0.5) * v97;
const REAL v99 = v48 * v48;
const REAL v100 = v55 * v69;
const REAL v101 = REAL(0.1) * v100;
const REAL v102 = v99 + v101;
const REAL v103 = REAL(1.0) + v102;
const REAL v104 = PK_SQRT(v103);
const REAL v105 = REAL(0.5) * v104;
const REAL v106 = v55 * v55;
const REAL v107 = v62 * v76;
const REAL v108 = REAL(0.1) * v107;
const REAL v109 = v106 + v108;
const REAL v110 = REAL(1.0) + v109;
const REAL v111 = PK_SQRT(v110);
const REAL v112 = REAL(0.5) * v111;
const REAL v113 = v62 * v62;
const REAL v114 = v69 * v83;
const REAL v115 = REAL(0.1) * v114;
const REAL v116 = v113 + v115;
const REAL v117 = REAL(1.0) + v116;
const REAL v118 = PK_SQRT(v117);
const REAL v119 = REAL(0.5) * v118;
const REAL v120 = v69 * v69;
const REAL v121 = v76 * v90;
const REAL v122 = REAL(0.1) * v121;
const REAL v123 = v120 + v122;
const REAL v124 = REAL(1.0) + v123;
const REAL v125 = PK_SQRT(v124);
const REAL v126 = REAL(0.5) * v125;
const REAL v127 = v76 * v76;
const REAL v128 = v83 * v97;
const REAL v129 = REAL(0.1) * v128;
const REAL v130 = v127 + v129;
const REAL v131 = REAL(1.0) + v130;
const REAL v132 = PK_SQRT(v131);
const REAL v133 = REAL(0.5) * v132;
const REAL v134 = v83 * v83;
const REAL v135 = v90 * v104;
const REAL v136 = REAL(0.1) * v135;
const REAL v137 = v134 + v136;
const REAL v138 = REAL(1.0) + v137;
const REAL v139 = PK_SQRT(v138);
const REAL v140 = REAL(0.5) * v139;
const REAL v141 = v90 * v90;
const REAL v142 = v97 * v111;
const REAL v143 = REAL(0.1) * v142;
const REAL v144 = v141 + v143;
const REAL v145 = REAL(1.0) + v144;
const REAL v146 = PK_SQRT(v145);
const REAL v147 = REAL(0.5) * v146;
const REAL v148 = v97 * v97;
const REAL v149 = v104 * v118;
const REAL v150 = REAL(0.1) * v149;
const REAL v151 = v148 + v150;
const REAL v152 = REAL(1.0) + v151;
const REAL v153 = PK_SQRT(v152);
const REAL v154 = REAL(0.5) * v153;
const REAL v155 = v104 * v104;
const REAL v156 = v111 * v125;
const REAL v157 = REAL(0.1) * v156;
const REAL v158 = v155 + v157;
const REAL v159 = REAL(1.0) + v158;
const REAL v160 = PK_SQRT(v159);
const REAL v161 = REAL(0.5) * v160;
const REAL v162 = v111 * v111;
const REAL v163 = v118 * v132;
const REAL v164 = REAL(0.1) * v163;
const REAL v165 = v162 + v164;
const REAL v166 = REAL(1.0) + v165;
const REAL v167 = PK_SQRT(v166);
const REAL v168 = REAL(0.5) * v167;
const REAL v169 = v118 * v118;
const REAL v170 = v125 * v139;
const REAL v171 = REAL(0.1) * v170;
const REAL v172 = v169 + v171;
const REAL v173 = REAL(1.0) + v172;
const REAL v174 = PK_SQRT(v173);
const REAL v175 = REAL(0.5) * v174;
const REAL v176 = v125 * v125;
const REAL v177 = v132 * v146;
const REAL v178 = REAL(0.1) * v177;
const REAL v179 = v176 + v178;
const REAL v180 = REAL(1.0) + v179;
const REAL v181 = PK_SQRT(v180);
const REAL v182 = REAL(0.5) * v181;
const REAL v183 = v132 * v132;
const REAL v184 = v139 * v153;
const REAL v185 = REAL(0.1) * v184;
const REAL v186 = v183 + v185;
const REAL v187 = REAL(1.0) + v186;
const REAL v188 = PK_SQRT(v187);
const REAL v189 = REAL(0.5) * v188;
const REAL v190 = v139 * v139;
const REAL v191 = v146 * v160;
const REAL v192 = REAL(0.1) * v191;
const REAL v193 = v190 + v192;
const REAL v194 = REAL(1.0) + v193;
const REAL v195 = PK_SQRT(v194);
const REAL v196 = REAL(0.5) * v195;
const REAL v197 = v146 * v146;
const REAL v198 = v153 * v167;
const REAL v199 = REAL(0.1) * v198;
const REAL v200 = v197 + v199;
const REAL v201 = REAL(1.0) + v200;
const REAL v202 = PK_SQRT(v201);
const REAL v203 = REAL(0.5) * v202;
const REAL v204 = v153 * v153;
const REAL v205 = v160 * v174;
const REAL v206 = REAL(0.1) * v205;
const REAL v207 = v204 + v206;
const REAL v208 = REAL(1.0) + v207;
const REAL v209 = PK_SQRT(v208);
const REAL v210 = REAL(0.5) * v209;
const REAL v211 = v160 * v160;
const REAL v212 = v167 * v181;
const REAL v213 = REAL(0.1) * v212;
const REAL v214 = v211 + v213;
const REAL v215 = REAL(1.0) + v214;
const REAL v216 = PK_SQRT(v215);
const REAL v217 = REAL(0.5) * v216;
const REAL v218 = v167 * v167;
const REAL v219 = v174 * v188;
const REAL v220 = REAL(0.1) * v219;
const REAL v221 = v218 + v220;
const REAL v222 = REAL(1.0) + v221;
const REAL v223 = PK_SQRT(v222);
const REAL v224 = REAL(0.5) * v223;
const REAL v225 = v174 * v174;
const REAL v226 = v181 * v195;
const REAL v227 = REAL(0.1) * v226;
const REAL v228 = v225 + v227;
const REAL v229 = REAL(1.0) + v228;
const REAL v230 = PK_SQRT(v229);
const REAL v231 = REAL(0.5) * v230;
const REAL v232 = v181 * v181;
const REAL v233 = v188 * v202;
const REAL v234 = REAL(0.1) * v233;
const REAL v235 = v232 + v234;
const REAL v236 = REAL(1.0) + v235;
const REAL v237 = PK_SQRT(v236);
const REAL v238 = REAL(0.5) * v237;
const REAL v239 = v188 * v188;
const REAL v240 = v195 * v209;
const REAL v241 = REAL(0.1) * v240;
const REAL v242 = v239 + v241;
const REAL v243 = REAL(1.0) + v242;
const REAL v244 = PK_SQRT(v243);
const REAL v245 = REAL(0.5) * v244;
const REAL v246 = v195 * v195;
const REAL v247 = v202 * v216;
const REAL v248 = REAL(0.1) * v247;
const REAL v249 = v246 + v248;
const REAL v250 = REAL(1.0) + v249;
const REAL v251 = PK_SQRT(v250);
const REAL v252 = REAL(0.5) * v251;
const REAL v253 = v202 * v202;
const REAL v254 = v209 * v223;
const REAL v255 = REAL(0.1) * v254;
const REAL v256 = v253 + v255;
const REAL v257 = REAL(1.0) + v256;
const REAL v258 = PK_SQRT(v257);
const REAL v259 = REAL(0.5) * v258;
const REAL v260 = v209 * v209;
const REAL v261 = v216 * v230;
const REAL v262 = REAL(0.1) * v261;
const REAL v263 = v260 + v262;
const REAL v264 = REAL(1.0) + v263;
const REAL v265 = PK_SQRT(v264);
const REAL v266 = REAL(0.5) * v265;
const REAL v267 = v216 * v216;
const REAL v268 = v223 * v237;
const REAL v269 = REAL(0.1) * v268;
const REAL v270 = v267 + v269;
const REAL v271 = REAL(1.0) + v270;
const REAL v272 = PK_SQRT(v271);
const REAL v273 = REAL(0.5) * v272;
const REAL v274 = v223 * v223;
const REAL v275 = v230 * v244;
const REAL v276 = REAL(0.1) * v275;
const REAL v277 = v274 + v276;
const REAL v278 = REAL(1.0) + v277;
const REAL v279 = PK_SQRT(v278);
const REAL v280 = REAL(0.5) * v279;
const REAL v281 = v230 * v230;
const REAL v282 = v237 * v251;
const REAL v283 = REAL(0.1) * v282;
const REAL v284 = v281 + v283;
const REAL v285 = REAL(1.0) + v284;
const REAL v286 = PK_SQRT(v285);
const REAL v287 = REAL(0.5) * v286;
const REAL v288 = v237 * v237;
const REAL v289 = v244 * v258;
const REAL v290 = REAL(0.1) * v289;
const REAL v291 = v288 + v290;
const REAL v292 = REAL(1.0) + v291;
const REAL v293 = PK_SQRT(v292);
const REAL v294 = REAL(0.5) * v293;
const REAL v295 = v244 * v244;
const REAL v296 = v251 * v265;
const REAL v297 = REAL(0.1) * v296;
const REAL v298 = v295 + v297;
const REAL v299 = REAL(1.0) + v298;
const REAL v300 = PK_SQRT(v299);
const REAL v301 = REAL(0.5) * v300;
const REAL v302 = v251 * v251;
const REAL v303 = v258 * v272;
const REAL v304 = REAL(0.1) * v303;
const REAL v305 = v302 + v304;
const REAL v306 = REAL(1.0) + v305;
const REAL v307 = PK_SQRT(v306);
const REAL v308 = REAL(0.5) * v307;
const REAL v309 = v258 * v258;
const REAL v310 = v265 * v279;
const REAL v311 = REAL(0.1) * v310;
const REAL v312 = v309 + v311;
const REAL v313 = REAL(1.0) + v312;
const REAL v314 = PK_SQRT(v313);
const REAL v315 = REAL(0.5) * v314;
const REAL v316 = v265 * v265;
const REAL v317 = v272 * v286;
const REAL v318 = REAL(0.1) * v317;
const REAL v319 = v316 + v318;
const REAL v320 = REAL(1.0) + v319;
const REAL v321 = PK_SQRT(v320);
const REAL v322 = REAL(0.5) * v321;
const REAL v323 = v272 * v272;
const REAL v324 = v279 * v293;
const REAL v325 = REAL(0.1) * v324;
const REAL v326 = v323 + v325;
const REAL v327 = REAL(1.0) + v326;
const REAL v328 = PK_SQRT(v327);
const REAL v329 = REAL(0.5) * v328;
const REAL v330 = v279 * v279;
const REAL v331 = v286 * v300;
const REAL v332 = REAL(0.1) * v331;
const REAL v333 = v330 + v332;
const REAL v334 = REAL(1.0) + v333;
const REAL v335 = PK_SQRT(v334);
const REAL v336 = REAL(0.5) * v335;
const REAL v337 = v286 * v286;
const REAL v338 = v293 * v307;
const REAL v339 = REAL(0.1) * v338;
const REAL v340 = v337 + v339;
const REAL v341 = REAL(1.0) + v340;
const REAL v342 = PK_SQRT(v341);
const REAL v343 = REAL(0.5) * v342;
const REAL v344 = v293 * v293;
const REAL v345 = v300 * v314;
const REAL v346 = REAL(0.1) * v345;
const REAL v347 = v344 + v346;
const REAL v348 = REAL(1.0) + v347;
const REAL v349 = PK_SQRT(v348);
const REAL v350 = REAL(0.5) * v349;
const REAL v351 = v300 * v300;
const REAL v352 = v307 * v321;
const REAL v353 = REAL(0.1) * v352;
const REAL v354 = v351 + v353;
const REAL v355 = REAL(1.0) + v354;
const REAL v356 = PK_SQRT(v355);
const REAL v357 = REAL(0.5) * v356;
const REAL v358 = v307 * v307;
const REAL v359 = v314 * v328;
const REAL v360 = REAL(0.1) * v359;
const REAL v361 = v358 + v360;
const REAL v362 = REAL(1.0) + v361;
const REAL v363 = PK_SQRT(v362);
const REAL v364 = REAL(0.5) * v363;
const REAL v365 = v314 * v314;
const REAL v366 = v321 * v335;
const REAL v367 = REAL(0.1) * v366;
const REAL v368 = v365 + v367;
const REAL v369 = REAL(1.0) + v368;
const REAL v370 = PK_SQRT(v369);
const REAL v371 = REAL(0.5) * v370;
const REAL v372 = v321 * v321;
const REAL v373 = v328 * v342;
const REAL v374 = REAL(0.1) * v373;
const REAL v375 = v372 + v374;
const REAL v376 = REAL(1.0) + v375;
const REAL v377 = PK_SQRT(v376);
const REAL v378 = REAL(0.5) * v377;
const REAL v379 = v328 * v328;
const REAL v380 = v335 * v349;
const REAL v381 = REAL(0.1) * v380;
const REAL v382 = v379 + v381;
const REAL v383 = REAL(1.0) + v382;
const REAL v384 = PK_SQRT(v383);
const REAL v385 = REAL(0.5) * v384;
const REAL v386 = v335 * v335;
const REAL v387 = v342 * v356;
const REAL v388 = REAL(0.1) * v387;
const REAL v389 = v386 + v388;
const REAL v390 = REAL(1.0) + v389;
const REAL v391 = PK_SQRT(v390);
const REAL v392 = REAL(0.5) * v391;
const REAL v393 = v342 * v342;
const REAL v394 = v349 * v363;
const REAL v395 = REAL(0.1) * v394;
const REAL v396 = v393 + v395;
const REAL v397 = REAL(1.0) + v396;
const REAL v398 = PK_SQRT(v397);
const REAL v399 = REAL(0.5) * v398;
const REAL v400 = v349 * v349;
const REAL v401 = v356 * v370;
const REAL v402 = REAL(0.1) * v401;
const REAL v403 = v400 + v402;
const REAL v404 = REAL(1.0) + v403;
const REAL v405 = PK_SQRT(v404);
const REAL v406 = REAL(0.5) * v405;
const REAL v407 = v356 * v356;
const REAL v408 = v363 * v377;
const REAL v409 = REAL(0.1) * v408;
const REAL v410 = v407 + v409;
const REAL v411 = REAL(1.0) + v410;
const REAL v412 = PK_SQRT(v411);
const REAL v413 = REAL(0.5) * v412;
const REAL v414 = v363 * v363;
const REAL v415 = v370 * v384;
const REAL v416 = REAL(0.1) * v415;
const REAL v417 = v414 + v416;
const REAL v418 = REAL(1.0) + v417;
const REAL v419 = PK_SQRT(v418);
const REAL v420 = REAL(0.5) * v419;
const REAL v421 = v370 * v370;
const REAL v422 = v377 * v391;
const REAL v423 = REAL(0.1) * v422;
const REAL v424 = v421 + v423;
const REAL v425 = REAL(1.0) + v424;
const REAL v426 = PK_SQRT(v425);
const REAL v427 = REAL(0.5) * v426;
o0_g0[4 * i + 0] = STORE(v14);
o0_g0[4 * i + 1] = STORE(v21);
o0_g0[4 * i + 2] = STORE(v28);
o0_g0[4 * i + 3] = STORE(v35);
o0_g1[4 * i + 0] = STORE(v42);
o0_g1[4 * i + 1] = STORE(v49);
o0_g1[4 * i + 2] = STORE(v56);
o0_g1[4 * i + 3] = STORE(v63);
o0_g2[4 * i + 0] = STORE(v70);
o0_g2[4 * i + 1] = STORE(v77);
o0_g2[4 * i + 2] = STORE(v84);
o0_g2[4 * i + 3] = STORE(v91);
o0_g3[4 * i + 0] = STORE(v98);
o0_g3[4 * i + 1] = STORE(v105);
o0_g3[4 * i + 2] = STORE(v112);
o0_g3[4 * i + 3] = STORE(v119);
o0_g4[4 * i + 0] = STORE(v126);
o0_g4[4 * i + 1] = STORE(v133);
o0_g4[4 * i + 2] = STORE(v140);
o0_g4[4 * i + 3] = STORE(v147);
o0_g5[4 * i + 0] = STORE(v154);
o0_g5[4 * i + 1] = STORE(v161);
o0_g5[4 * i + 2] = STORE(v168);
o0_g5[4 * i + 3] = STORE(v175);
o0_g6[4 * i + 0] = STORE(v182);
o0_g6[4 * i + 1] = STORE(v189);
o0_g6[4 * i + 2] = STORE(v196);
o0_g6[4 * i + 3] = STORE(v203);
o0_g7[4 * i + 0] = STORE(v210);
o0_g7[4 * i + 1] = STORE(v217);
o0_g7[4 * i + 2] = STORE(v224);
o0_g7[4 * i + 3] = STORE(v231);
o0_g8[4 * i + 0] = STORE(v238);
o0_g8[4 * i + 1] = STORE(v245);
o0_g8[4 * i + 2] = STORE(v252);
o0_g8[4 * i + 3] = STORE(v259);
o0_g9[4 * i + 0] = STORE(v266);
o0_g9[4 * i + 1] = STORE(v273);
o0_g9[4 * i + 2] = STORE(v280);
o0_g9[4 * i + 3] = STORE(v287);
o0_g10[4 * i + 0] = STORE(v294);
o0_g10[4 * i + 1] = STORE(v301);
o0_g10[4 * i + 2] = STORE(v308);
o0_g10[4 * i + 3] = STORE(v315);
o0_g11[4 * i + 0] = STORE(v322);
o0_g11[4 * i + 1] = STORE(v329);
o0_g11[4 * i + 2] = STORE(v336);
o0_g11[4 * i + 3] = STORE(v343);
o0_g12[4 * i + 0] = STORE(v350);
o0_g12[4 * i + 1] = STORE(v357);
o0_g12[4 * i + 2] = STORE(v364);
o0_g12[4 * i + 3] = STORE(v371);
o0_g13[4 * i + 0] = STORE(v378);
o0_g13[4 * i + 1] = STORE(v385);
o0_g13[4 * i + 2] = STORE(v392);
o0_g13[4 * i + 3] = STORE(v399);
o0_g14[4 * i + 0] = STORE(v406);
o0_g14[4 * i + 1] = STORE(v413);
o0_g14[4 * i + 2] = STORE(v420);
o0_g14[4 * i + 3] = STORE(v427);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * 60; __builtin_memcpy(p + 0, o0_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o0_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o0_g2 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 12, o0_g3 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 16, o0_g4 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 20, o0_g5 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 24, o0_g6 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 28, o0_g7 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 32, o0_g8 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 36, o0_g9 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 40, o0_g10 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 44, o0_g11 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 48, o0_g12 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 52, o0_g13 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 56, o0_g14 + i * 4, 4 * sizeof(STORE)); }
}


#endif
}


// <posekit large60@d3566789414dfd2a f16.>:1
static CUDA_CALLABLE void adj_pk_large60_d3566789414dfd2a_f16_abe51472_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_large60_d3566789414dfd2a_f16_abe51472(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_large60_d3566789414dfd2a_f16_abe51472_body(wp.int64(wp.tid()), n, aligned, i0_, o0_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_large60_d3566789414dfd2a_f16_abe51472_body_0(var_1, var_n, var_aligned, var_i0_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c *_wp_args)
{
    pk_large60_d3566789414dfd2a_f16_abe51472_1dffc94c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

