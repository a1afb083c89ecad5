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


// <posekit positive.solve.3>v11.1>v111.11 f64.>:1
static CUDA_CALLABLE void pk_positive_solve_3_f64_22084f27_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_)
{
// i0 = matrix
// i1 = vector
// i2 = result_bar
// i3 = matrix_bar_bar2
// i4 = vector_bar_bar2
// o0 = matrix_bar2
// o1 = vector_bar2
// o2 = result_bar_bar2
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
REAL i0[9];
REAL i1[3];
REAL i2[3];
REAL i3[9];
REAL i4[3];
REAL o0[9];
REAL o1[3];
REAL o2[3];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 9; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); i0[4] = REAL(p[4]); i0[5] = REAL(p[5]); i0[6] = REAL(p[6]); i0[7] = REAL(p[7]); i0[8] = REAL(p[8]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 3; i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 3; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 9; i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); i3[3] = REAL(p[3]); i3[4] = REAL(p[4]); i3[5] = REAL(p[5]); i3[6] = REAL(p[6]); i3[7] = REAL(p[7]); i3[8] = REAL(p[8]); }
{ const STORE* __restrict p = (const STORE*)i4_ + t * 3; i4[0] = REAL(p[0]); i4[1] = REAL(p[1]); i4[2] = REAL(p[2]); }
const REAL v0 = i0[0];
const REAL v1 = i0[3];
const REAL v2 = i0[4];
const REAL v3 = i0[6];
const REAL v4 = i0[7];
const REAL v5 = i0[8];
const REAL v6 = i1[0];
const REAL v7 = i1[1];
const REAL v8 = i1[2];
const REAL v9 = REAL(1) / PK_SQRT(v0);
const REAL v10 = v1 * v9;
const REAL v11 = v10 * v10;
const REAL v12 = v2 - v11;
const REAL v13 = REAL(1) / PK_SQRT(v12);
const REAL v14 = v3 * v9;
const REAL v15 = v10 * v14;
const REAL v16 = v4 - v15;
const REAL v17 = v13 * v16;
const REAL v18 = v14 * v14;
const REAL v19 = v17 * v17;
const REAL v20 = v18 + v19;
const REAL v21 = v5 - v20;
const REAL v22 = REAL(1) / PK_SQRT(v21);
const REAL v23 = v6 * v9;
const REAL v24 = v10 * v23;
const REAL v25 = v7 - v24;
const REAL v26 = v13 * v25;
const REAL v27 = v14 * v23;
const REAL v28 = v17 * v26;
const REAL v29 = v27 + v28;
const REAL v30 = v8 - v29;
const REAL v31 = v22 * v30;
const REAL v32 = v22 * v31;
const REAL v33 = v17 * v32;
const REAL v34 = v26 - v33;
const REAL v35 = v13 * v34;
const REAL v36 = v10 * v35;
const REAL v37 = v23 - v36;
const REAL v38 = v14 * v32;
const REAL v39 = v37 - v38;
const REAL v40 = i2[0];
const REAL v41 = i2[1];
const REAL v42 = i2[2];
const REAL v43 = v39 * v40;
const REAL v44 = v9 * v40;
const REAL v45 = v32 * v44;
const REAL v46 = v14 * v44;
const REAL v47 = v42 - v46;
const REAL v48 = v35 * v44;
const REAL v49 = v10 * v44;
const REAL v50 = v41 - v49;
const REAL v51 = v34 * v50;
const REAL v52 = v13 * v50;
const REAL v53 = v32 * v52;
const REAL v54 = v17 * v52;
const REAL v55 = v47 - v54;
const REAL v56 = v31 * v55;
const REAL v57 = v22 * v55;
const REAL v58 = v30 * v57;
const REAL v59 = v56 + v58;
const REAL v60 = v22 * v57;
const REAL v61 = v26 * v60;
const REAL v62 = v53 + v61;
const REAL v63 = v17 * v60;
const REAL v64 = v52 - v63;
const REAL v65 = v23 * v60;
const REAL v66 = v45 + v65;
const REAL v67 = v14 * v60;
const REAL v68 = v44 - v67;
const REAL v69 = v25 * v64;
const REAL v70 = v51 + v69;
const REAL v71 = v13 * v64;
const REAL v72 = v23 * v71;
const REAL v73 = v48 + v72;
const REAL v74 = v10 * v71;
const REAL v75 = v68 - v74;
const REAL v76 = v6 * v75;
const REAL v77 = v43 + v76;
const REAL v78 = v22 * v22;
const REAL v79 = v22 * v78;
const REAL v80 = REAL(0.5) * v79;
const REAL v81 = v59 * v80;
const REAL v82 = v17 * v81;
const REAL v83 = v82 - v62;
const REAL v84 = v82 + v83;
const REAL v85 = v14 * v81;
const REAL v86 = v85 - v66;
const REAL v87 = v85 + v86;
const REAL v88 = v16 * v84;
const REAL v89 = v70 + v88;
const REAL v90 = v13 * v84;
const REAL v91 = v14 * v90;
const REAL v92 = v73 + v91;
const REAL v93 = v10 * v90;
const REAL v94 = v87 - v93;
const REAL v95 = v3 * v94;
const REAL v96 = v77 + v95;
const REAL v97 = v13 * v13;
const REAL v98 = v13 * v97;
const REAL v99 = REAL(0.5) * v98;
const REAL v100 = v89 * v99;
const REAL v101 = v10 * v100;
const REAL v102 = v101 - v92;
const REAL v103 = v101 + v102;
const REAL v104 = v1 * v103;
const REAL v105 = v96 + v104;
const REAL v106 = v9 * v9;
const REAL v107 = v9 * v106;
const REAL v108 = REAL(0.5) * v107;
const REAL v109 = i3[0];
const REAL v110 = i3[3];
const REAL v111 = i3[4];
const REAL v112 = i3[6];
const REAL v113 = i3[7];
const REAL v114 = i3[8];
const REAL v115 = i4[0];
const REAL v116 = i4[1];
const REAL v117 = i4[2];
const REAL v118 = v108 * v109;
const REAL v119 = v105 * v109;
const REAL v120 = REAL(0.5) * v119;
const REAL v121 = v106 * v120;
const REAL v122 = v9 * v120;
const REAL v123 = v9 * v122;
const REAL v124 = v121 + v123;
const REAL v125 = v123 + v124;
const REAL v126 = v103 * v118;
const REAL v127 = v1 * v118;
const REAL v128 = v103 * v110;
const REAL v129 = v128 - v125;
const REAL v130 = v9 * v110;
const REAL v131 = v130 - v127;
const REAL v132 = REAL(2.0) * v131;
const REAL v133 = v127 - v130;
const REAL v134 = v100 * v132;
const REAL v135 = v10 * v132;
const REAL v136 = v135 - v111;
const REAL v137 = v99 * v136;
const REAL v138 = v89 * v136;
const REAL v139 = REAL(0.5) * v138;
const REAL v140 = v97 * v139;
const REAL v141 = v13 * v139;
const REAL v142 = v13 * v141;
const REAL v143 = v140 + v142;
const REAL v144 = v142 + v143;
const REAL v145 = v94 * v118;
const REAL v146 = v3 * v118;
const REAL v147 = v94 * v112;
const REAL v148 = v129 + v147;
const REAL v149 = v9 * v112;
const REAL v150 = v149 - v146;
const REAL v151 = v146 - v149;
const REAL v152 = v90 * v151;
const REAL v153 = v134 + v152;
const REAL v154 = v10 * v151;
const REAL v155 = v113 + v154;
const REAL v156 = v90 * v133;
const REAL v157 = v14 * v133;
const REAL v158 = v155 + v157;
const REAL v159 = v84 * v158;
const REAL v160 = v144 + v159;
const REAL v161 = v13 * v158;
const REAL v162 = v84 * v137;
const REAL v163 = v16 * v137;
const REAL v164 = v161 + v163;
const REAL v165 = REAL(2.0) * v150;
const REAL v166 = v81 * v165;
const REAL v167 = v156 + v166;
const REAL v168 = v14 * v165;
const REAL v169 = REAL(2.0) * v164;
const REAL v170 = v81 * v169;
const REAL v171 = v17 * v169;
const REAL v172 = v168 + v171;
const REAL v173 = v172 - v114;
const REAL v174 = v80 * v173;
const REAL v175 = v59 * v173;
const REAL v176 = REAL(0.5) * v175;
const REAL v177 = v78 * v176;
const REAL v178 = v22 * v176;
const REAL v179 = v22 * v178;
const REAL v180 = v177 + v179;
const REAL v181 = v179 + v180;
const REAL v182 = v75 * v118;
const REAL v183 = v6 * v118;
const REAL v184 = v75 * v115;
const REAL v185 = v148 + v184;
const REAL v186 = v9 * v115;
const REAL v187 = v186 - v183;
const REAL v188 = v183 - v186;
const REAL v189 = v71 * v188;
const REAL v190 = v153 + v189;
const REAL v191 = v10 * v188;
const REAL v192 = v116 + v191;
const REAL v193 = v71 * v133;
const REAL v194 = v23 * v133;
const REAL v195 = v192 + v194;
const REAL v196 = v64 * v195;
const REAL v197 = v160 + v196;
const REAL v198 = v13 * v195;
const REAL v199 = v64 * v137;
const REAL v200 = v25 * v137;
const REAL v201 = v198 + v200;
const REAL v202 = v60 * v188;
const REAL v203 = v167 + v202;
const REAL v204 = v14 * v188;
const REAL v205 = v117 + v204;
const REAL v206 = v60 * v151;
const REAL v207 = v193 + v206;
const REAL v208 = v23 * v151;
const REAL v209 = v205 + v208;
const REAL v210 = v60 * v201;
const REAL v211 = v170 - v210;
const REAL v212 = v17 * v201;
const REAL v213 = v209 - v212;
const REAL v214 = v60 * v164;
const REAL v215 = v26 * v164;
const REAL v216 = v213 - v215;
const REAL v217 = v57 * v216;
const REAL v218 = v181 + v217;
const REAL v219 = v22 * v216;
const REAL v220 = v57 * v174;
const REAL v221 = v30 * v174;
const REAL v222 = v219 + v221;
const REAL v223 = v55 * v222;
const REAL v224 = v218 + v223;
const REAL v225 = v22 * v222;
const REAL v226 = v55 * v174;
const REAL v227 = v31 * v174;
const REAL v228 = v225 + v227;
const REAL v229 = v52 * v228;
const REAL v230 = v211 - v229;
const REAL v231 = v17 * v228;
const REAL v232 = v201 - v231;
const REAL v233 = v52 * v164;
const REAL v234 = v32 * v164;
const REAL v235 = v232 - v234;
const REAL v236 = v50 * v235;
const REAL v237 = v197 + v236;
const REAL v238 = v13 * v235;
const REAL v239 = v50 * v137;
const REAL v240 = v34 * v137;
const REAL v241 = v238 + v240;
const REAL v242 = v44 * v241;
const REAL v243 = v190 - v242;
const REAL v244 = v10 * v241;
const REAL v245 = v187 - v244;
const REAL v246 = v44 * v133;
const REAL v247 = v35 * v133;
const REAL v248 = v245 + v247;
const REAL v249 = v44 * v228;
const REAL v250 = v203 - v249;
const REAL v251 = v14 * v228;
const REAL v252 = v248 - v251;
const REAL v253 = v44 * v151;
const REAL v254 = v253 - v233;
const REAL v255 = v32 * v151;
const REAL v256 = v252 + v255;
const REAL v257 = v40 * v256;
const REAL v258 = v185 + v257;
const REAL v259 = v9 * v256;
const REAL v260 = v40 * v118;
const REAL v261 = v39 * v118;
const REAL v262 = v259 - v261;
const REAL v263 = v32 * v260;
const REAL v264 = v250 + v263;
const REAL v265 = v14 * v260;
const REAL v266 = v254 + v265;
const REAL v267 = v207 - v260;
const REAL v268 = v35 * v260;
const REAL v269 = v243 + v268;
const REAL v270 = v10 * v260;
const REAL v271 = v246 + v270;
const REAL v272 = v34 * v271;
const REAL v273 = v237 + v272;
const REAL v274 = v13 * v271;
const REAL v275 = v239 + v274;
const REAL v276 = v275 - v214;
const REAL v277 = v32 * v275;
const REAL v278 = v230 - v277;
const REAL v279 = v17 * v275;
const REAL v280 = v266 - v279;
const REAL v281 = v31 * v280;
const REAL v282 = v224 + v281;
const REAL v283 = v22 * v280;
const REAL v284 = v226 + v283;
const REAL v285 = v30 * v284;
const REAL v286 = v282 + v285;
const REAL v287 = v22 * v284;
const REAL v288 = v220 + v287;
const REAL v289 = v26 * v288;
const REAL v290 = v278 - v289;
const REAL v291 = v17 * v288;
const REAL v292 = v276 - v291;
const REAL v293 = v23 * v288;
const REAL v294 = v264 - v293;
const REAL v295 = v14 * v288;
const REAL v296 = v267 - v295;
const REAL v297 = v25 * v292;
const REAL v298 = v273 + v297;
const REAL v299 = v13 * v292;
const REAL v300 = v199 + v299;
const REAL v301 = v23 * v300;
const REAL v302 = v269 - v301;
const REAL v303 = v10 * v300;
const REAL v304 = v296 - v303;
const REAL v305 = v9 * v304;
const REAL v306 = v305 - v182;
const REAL v307 = v6 * v304;
const REAL v308 = v258 + v307;
const REAL v309 = v80 * v286;
const REAL v310 = -v309;
const REAL v311 = v17 * v309;
const REAL v312 = v290 + v311;
const REAL v313 = v311 + v312;
const REAL v314 = v14 * v309;
const REAL v315 = v294 + v314;
const REAL v316 = v314 + v315;
const REAL v317 = v16 * v313;
const REAL v318 = v298 + v317;
const REAL v319 = v13 * v313;
const REAL v320 = v162 + v319;
const REAL v321 = v14 * v320;
const REAL v322 = v302 - v321;
const REAL v323 = v10 * v320;
const REAL v324 = v316 - v323;
const REAL v325 = v9 * v324;
const REAL v326 = v325 - v145;
const REAL v327 = v3 * v324;
const REAL v328 = v308 + v327;
const REAL v329 = v99 * v318;
const REAL v330 = -v329;
const REAL v331 = v10 * v329;
const REAL v332 = v322 + v331;
const REAL v333 = v331 + v332;
const REAL v334 = v9 * v333;
const REAL v335 = v334 - v126;
const REAL v336 = v1 * v333;
const REAL v337 = v328 + v336;
const REAL v338 = v108 * v337;
const REAL v339 = -v338;
o0[0] = v339;
o0[1] = REAL(0.0);
o0[2] = REAL(0.0);
o0[3] = v335;
o0[4] = v330;
o0[5] = REAL(0.0);
o0[6] = v326;
o0[7] = v320;
o0[8] = v310;
o1[0] = v306;
o1[1] = v300;
o1[2] = v288;
o2[0] = v262;
o2[1] = v241;
o2[2] = v228;
{ STORE* __restrict p = (STORE*)o0_ + t * 9; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); p[6] = STORE(o0[6]); p[7] = STORE(o0[7]); p[8] = STORE(o0[8]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 3; p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); }
{ STORE* __restrict p = (STORE*)o2_ + t * 3; p[0] = STORE(o2[0]); p[1] = STORE(o2[1]); p[2] = STORE(o2[2]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
const STORE* const i4_b = (const STORE*)i4_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
STORE* const o2_b = (STORE*)o2_;
alignas(64) STORE i0_g0[256];
alignas(64) STORE i0_g1[256];
alignas(64) STORE i0_g2[64];
alignas(64) STORE i3_g0[256];
alignas(64) STORE i3_g1[256];
alignas(64) STORE i3_g2[64];
alignas(64) STORE o0_g0[256];
alignas(64) STORE o0_g1[256];
alignas(64) STORE o0_g2[64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * 9; __builtin_memcpy(i0_g0 + i * 4, p + 0, 4 * sizeof(STORE)); __builtin_memcpy(i0_g1 + i * 4, p + 4, 4 * sizeof(STORE)); __builtin_memcpy(i0_g2 + i * 1, p + 8, 1 * sizeof(STORE)); }
const STORE* __restrict i1 = i1_b + b * 3;
const STORE* __restrict i2 = i2_b + b * 3;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * 9; __builtin_memcpy(i3_g0 + i * 4, p + 0, 4 * sizeof(STORE)); __builtin_memcpy(i3_g1 + i * 4, p + 4, 4 * sizeof(STORE)); __builtin_memcpy(i3_g2 + i * 1, p + 8, 1 * sizeof(STORE)); }
const STORE* __restrict i4 = i4_b + b * 3;
STORE* __restrict o1 = o1_b + b * 3;
STORE* __restrict o2 = o2_b + b * 3;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0_g0[4 * i + 0]);
const REAL v1 = REAL(i0_g0[4 * i + 3]);
const REAL v2 = REAL(i0_g1[4 * i + 0]);
const REAL v3 = REAL(i0_g1[4 * i + 2]);
const REAL v4 = REAL(i0_g1[4 * i + 3]);
const REAL v5 = REAL(i0_g2[1 * i + 0]);
const REAL v6 = REAL(i1[3 * i + 0]);
const REAL v7 = REAL(i1[3 * i + 1]);
const REAL v8 = REAL(i1[3 * i + 2]);
const REAL v9 = REAL(1) / PK_SQRT(v0);
const REAL v10 = v1 * v9;
const REAL v11 = v10 * v10;
const REAL v12 = v2 - v11;
const REAL v13 = REAL(1) / PK_SQRT(v12);
const REAL v14 = v3 * v9;
const REAL v15 = v10 * v14;
const REAL v16 = v4 - v15;
const REAL v17 = v13 * v16;
const REAL v18 = v14 * v14;
const REAL v19 = v17 * v17;
const REAL v20 = v18 + v19;
const REAL v21 = v5 - v20;
const REAL v22 = REAL(1) / PK_SQRT(v21);
const REAL v23 = v6 * v9;
const REAL v24 = v10 * v23;
const REAL v25 = v7 - v24;
const REAL v26 = v13 * v25;
const REAL v27 = v14 * v23;
const REAL v28 = v17 * v26;
const REAL v29 = v27 + v28;
const REAL v30 = v8 - v29;
const REAL v31 = v22 * v30;
const REAL v32 = v22 * v31;
const REAL v33 = v17 * v32;
const REAL v34 = v26 - v33;
const REAL v35 = v13 * v34;
const REAL v36 = v10 * v35;
const REAL v37 = v23 - v36;
const REAL v38 = v14 * v32;
const REAL v39 = v37 - v38;
const REAL v40 = REAL(i2[3 * i + 0]);
const REAL v41 = REAL(i2[3 * i + 1]);
const REAL v42 = REAL(i2[3 * i + 2]);
const REAL v43 = v39 * v40;
const REAL v44 = v9 * v40;
const REAL v45 = v32 * v44;
const REAL v46 = v14 * v44;
const REAL v47 = v42 - v46;
const REAL v48 = v35 * v44;
const REAL v49 = v10 * v44;
const REAL v50 = v41 - v49;
const REAL v51 = v34 * v50;
const REAL v52 = v13 * v50;
const REAL v53 = v32 * v52;
const REAL v54 = v17 * v52;
const REAL v55 = v47 - v54;
const REAL v56 = v31 * v55;
const REAL v57 = v22 * v55;
const REAL v58 = v30 * v57;
const REAL v59 = v56 + v58;
const REAL v60 = v22 * v57;
const REAL v61 = v26 * v60;
const REAL v62 = v53 + v61;
const REAL v63 = v17 * v60;
const REAL v64 = v52 - v63;
const REAL v65 = v23 * v60;
const REAL v66 = v45 + v65;
const REAL v67 = v14 * v60;
const REAL v68 = v44 - v67;
const REAL v69 = v25 * v64;
const REAL v70 = v51 + v69;
const REAL v71 = v13 * v64;
const REAL v72 = v23 * v71;
const REAL v73 = v48 + v72;
const REAL v74 = v10 * v71;
const REAL v75 = v68 - v74;
const REAL v76 = v6 * v75;
const REAL v77 = v43 + v76;
const REAL v78 = v22 * v22;
const REAL v79 = v22 * v78;
const REAL v80 = REAL(0.5) * v79;
const REAL v81 = v59 * v80;
const REAL v82 = v17 * v81;
const REAL v83 = v82 - v62;
const REAL v84 = v82 + v83;
const REAL v85 = v14 * v81;
const REAL v86 = v85 - v66;
const REAL v87 = v85 + v86;
const REAL v88 = v16 * v84;
const REAL v89 = v70 + v88;
const REAL v90 = v13 * v84;
const REAL v91 = v14 * v90;
const REAL v92 = v73 + v91;
const REAL v93 = v10 * v90;
const REAL v94 = v87 - v93;
const REAL v95 = v3 * v94;
const REAL v96 = v77 + v95;
const REAL v97 = v13 * v13;
const REAL v98 = v13 * v97;
const REAL v99 = REAL(0.5) * v98;
const REAL v100 = v89 * v99;
const REAL v101 = v10 * v100;
const REAL v102 = v101 - v92;
const REAL v103 = v101 + v102;
const REAL v104 = v1 * v103;
const REAL v105 = v96 + v104;
const REAL v106 = v9 * v9;
const REAL v107 = v9 * v106;
const REAL v108 = REAL(0.5) * v107;
const REAL v109 = REAL(i3_g0[4 * i + 0]);
const REAL v110 = REAL(i3_g0[4 * i + 3]);
const REAL v111 = REAL(i3_g1[4 * i + 0]);
const REAL v112 = REAL(i3_g1[4 * i + 2]);
const REAL v113 = REAL(i3_g1[4 * i + 3]);
const REAL v114 = REAL(i3_g2[1 * i + 0]);
const REAL v115 = REAL(i4[3 * i + 0]);
const REAL v116 = REAL(i4[3 * i + 1]);
const REAL v117 = REAL(i4[3 * i + 2]);
const REAL v118 = v108 * v109;
const REAL v119 = v105 * v109;
const REAL v120 = REAL(0.5) * v119;
const REAL v121 = v106 * v120;
const REAL v122 = v9 * v120;
const REAL v123 = v9 * v122;
const REAL v124 = v121 + v123;
const REAL v125 = v123 + v124;
const REAL v126 = v103 * v118;
const REAL v127 = v1 * v118;
const REAL v128 = v103 * v110;
const REAL v129 = v128 - v125;
const REAL v130 = v9 * v110;
const REAL v131 = v130 - v127;
const REAL v132 = REAL(2.0) * v131;
const REAL v133 = v127 - v130;
const REAL v134 = v100 * v132;
const REAL v135 = v10 * v132;
const REAL v136 = v135 - v111;
const REAL v137 = v99 * v136;
const REAL v138 = v89 * v136;
const REAL v139 = REAL(0.5) * v138;
const REAL v140 = v97 * v139;
const REAL v141 = v13 * v139;
const REAL v142 = v13 * v141;
const REAL v143 = v140 + v142;
const REAL v144 = v142 + v143;
const REAL v145 = v94 * v118;
const REAL v146 = v3 * v118;
const REAL v147 = v94 * v112;
const REAL v148 = v129 + v147;
const REAL v149 = v9 * v112;
const REAL v150 = v149 - v146;
const REAL v151 = v146 - v149;
const REAL v152 = v90 * v151;
const REAL v153 = v134 + v152;
const REAL v154 = v10 * v151;
const REAL v155 = v113 + v154;
const REAL v156 = v90 * v133;
const REAL v157 = v14 * v133;
const REAL v158 = v155 + v157;
const REAL v159 = v84 * v158;
const REAL v160 = v144 + v159;
const REAL v161 = v13 * v158;
const REAL v162 = v84 * v137;
const REAL v163 = v16 * v137;
const REAL v164 = v161 + v163;
const REAL v165 = REAL(2.0) * v150;
const REAL v166 = v81 * v165;
const REAL v167 = v156 + v166;
const REAL v168 = v14 * v165;
const REAL v169 = REAL(2.0) * v164;
const REAL v170 = v81 * v169;
const REAL v171 = v17 * v169;
const REAL v172 = v168 + v171;
const REAL v173 = v172 - v114;
const REAL v174 = v80 * v173;
const REAL v175 = v59 * v173;
const REAL v176 = REAL(0.5) * v175;
const REAL v177 = v78 * v176;
const REAL v178 = v22 * v176;
const REAL v179 = v22 * v178;
const REAL v180 = v177 + v179;
const REAL v181 = v179 + v180;
const REAL v182 = v75 * v118;
const REAL v183 = v6 * v118;
const REAL v184 = v75 * v115;
const REAL v185 = v148 + v184;
const REAL v186 = v9 * v115;
const REAL v187 = v186 - v183;
const REAL v188 = v183 - v186;
const REAL v189 = v71 * v188;
const REAL v190 = v153 + v189;
const REAL v191 = v10 * v188;
const REAL v192 = v116 + v191;
const REAL v193 = v71 * v133;
const REAL v194 = v23 * v133;
const REAL v195 = v192 + v194;
const REAL v196 = v64 * v195;
const REAL v197 = v160 + v196;
const REAL v198 = v13 * v195;
const REAL v199 = v64 * v137;
const REAL v200 = v25 * v137;
const REAL v201 = v198 + v200;
const REAL v202 = v60 * v188;
const REAL v203 = v167 + v202;
const REAL v204 = v14 * v188;
const REAL v205 = v117 + v204;
const REAL v206 = v60 * v151;
const REAL v207 = v193 + v206;
const REAL v208 = v23 * v151;
const REAL v209 = v205 + v208;
const REAL v210 = v60 * v201;
const REAL v211 = v170 - v210;
const REAL v212 = v17 * v201;
const REAL v213 = v209 - v212;
const REAL v214 = v60 * v164;
const REAL v215 = v26 * v164;
const REAL v216 = v213 - v215;
const REAL v217 = v57 * v216;
const REAL v218 = v181 + v217;
const REAL v219 = v22 * v216;
const REAL v220 = v57 * v174;
const REAL v221 = v30 * v174;
const REAL v222 = v219 + v221;
const REAL v223 = v55 * v222;
const REAL v224 = v218 + v223;
const REAL v225 = v22 * v222;
const REAL v226 = v55 * v174;
const REAL v227 = v31 * v174;
const REAL v228 = v225 + v227;
const REAL v229 = v52 * v228;
const REAL v230 = v211 - v229;
const REAL v231 = v17 * v228;
const REAL v232 = v201 - v231;
const REAL v233 = v52 * v164;
const REAL v234 = v32 * v164;
const REAL v235 = v232 - v234;
const REAL v236 = v50 * v235;
const REAL v237 = v197 + v236;
const REAL v238 = v13 * v235;
const REAL v239 = v50 * v137;
const REAL v240 = v34 * v137;
const REAL v241 = v238 + v240;
const REAL v242 = v44 * v241;
const REAL v243 = v190 - v242;
const REAL v244 = v10 * v241;
const REAL v245 = v187 - v244;
const REAL v246 = v44 * v133;
const REAL v247 = v35 * v133;
const REAL v248 = v245 + v247;
const REAL v249 = v44 * v228;
const REAL v250 = v203 - v249;
const REAL v251 = v14 * v228;
const REAL v252 = v248 - v251;
const REAL v253 = v44 * v151;
const REAL v254 = v253 - v233;
const REAL v255 = v32 * v151;
const REAL v256 = v252 + v255;
const REAL v257 = v40 * v256;
const REAL v258 = v185 + v257;
const REAL v259 = v9 * v256;
const REAL v260 = v40 * v118;
const REAL v261 = v39 * v118;
const REAL v262 = v259 - v261;
const REAL v263 = v32 * v260;
const REAL v264 = v250 + v263;
const REAL v265 = v14 * v260;
const REAL v266 = v254 + v265;
const REAL v267 = v207 - v260;
const REAL v268 = v35 * v260;
const REAL v269 = v243 + v268;
const REAL v270 = v10 * v260;
const REAL v271 = v246 + v270;
const REAL v272 = v34 * v271;
const REAL v273 = v237 + v272;
const REAL v274 = v13 * v271;
const REAL v275 = v239 + v274;
const REAL v276 = v275 - v214;
const REAL v277 = v32 * v275;
const REAL v278 = v230 - v277;
const REAL v279 = v17 * v275;
const REAL v280 = v266 - v279;
const REAL v281 = v31 * v280;
const REAL v282 = v224 + v281;
const REAL v283 = v22 * v280;
const REAL v284 = v226 + v283;
const REAL v285 = v30 * v284;
const REAL v286 = v282 + v285;
const REAL v287 = v22 * v284;
const REAL v288 = v220 + v287;
const REAL v289 = v26 * v288;
const REAL v290 = v278 - v289;
const REAL v291 = v17 * v288;
const REAL v292 = v276 - v291;
const REAL v293 = v23 * v288;
const REAL v294 = v264 - v293;
const REAL v295 = v14 * v288;
const REAL v296 = v267 - v295;
const REAL v297 = v25 * v292;
const REAL v298 = v273 + v297;
const REAL v299 = v13 * v292;
const REAL v300 = v199 + v299;
const REAL v301 = v23 * v300;
const REAL v302 = v269 - v301;
const REAL v303 = v10 * v300;
const REAL v304 = v296 - v303;
const REAL v305 = v9 * v304;
const REAL v306 = v305 - v182;
const REAL v307 = v6 * v304;
const REAL v308 = v258 + v307;
const REAL v309 = v80 * v286;
const REAL v310 = -v309;
const REAL v311 = v17 * v309;
const REAL v312 = v290 + v311;
const REAL v313 = v311 + v312;
const REAL v314 = v14 * v309;
const REAL v315 = v294 + v314;
const REAL v316 = v314 + v315;
const REAL v317 = v16 * v313;
const REAL v318 = v298 + v317;
const REAL v319 = v13 * v313;
const REAL v320 = v162 + v319;
const REAL v321 = v14 * v320;
const REAL v322 = v302 - v321;
const REAL v323 = v10 * v320;
const REAL v324 = v316 - v323;
const REAL v325 = v9 * v324;
const REAL v326 = v325 - v145;
const REAL v327 = v3 * v324;
const REAL v328 = v308 + v327;
const REAL v329 = v99 * v318;
const REAL v330 = -v329;
const REAL v331 = v10 * v329;
const REAL v332 = v322 + v331;
const REAL v333 = v331 + v332;
const REAL v334 = v9 * v333;
const REAL v335 = v334 - v126;
const REAL v336 = v1 * v333;
const REAL v337 = v328 + v336;
const REAL v338 = v108 * v337;
const REAL v339 = -v338;
o0_g0[4 * i + 0] = STORE(v339);
o0_g0[4 * i + 1] = STORE(REAL(0.0));
o0_g0[4 * i + 2] = STORE(REAL(0.0));
o0_g0[4 * i + 3] = STORE(v335);
o0_g1[4 * i + 0] = STORE(v330);
o0_g1[4 * i + 1] = STORE(REAL(0.0));
o0_g1[4 * i + 2] = STORE(v326);
o0_g1[4 * i + 3] = STORE(v320);
o0_g2[1 * i + 0] = STORE(v310);
o1[3 * i + 0] = STORE(v306);
o1[3 * i + 1] = STORE(v300);
o1[3 * i + 2] = STORE(v288);
o2[3 * i + 0] = STORE(v262);
o2[3 * i + 1] = STORE(v241);
o2[3 * i + 2] = STORE(v228);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * 9; __builtin_memcpy(p + 0, o0_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o0_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o0_g2 + i * 1, 1 * sizeof(STORE)); }
}


#endif
}


// <posekit positive.solve.3>v11.1>v111.11 f64.>:1
static CUDA_CALLABLE void adj_pk_positive_solve_3_f64_22084f27_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_)
{
}

struct wp_args_pk_positive_solve_3_f64_22084f27_a95b6786 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
};


template <bool wp_linear_contiguous>
static void pk_positive_solve_3_f64_22084f27_a95b6786_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_positive_solve_3_f64_22084f27_a95b6786 *_wp_args)
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
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_positive_solve_3_f64_22084f27(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64):       <L 4>
    // pk_positive_solve_3_f64_22084f27_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_positive_solve_3_f64_22084f27_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_positive_solve_3_f64_22084f27_a95b6786_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_3_f64_22084f27_a95b6786 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_positive_solve_3_f64_22084f27_a95b6786_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_positive_solve_3_f64_22084f27_a95b6786_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_3_f64_22084f27_a95b6786 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_positive_solve_3_f64_22084f27_a95b6786_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_positive_solve_3_f64_22084f27_a95b6786_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_3_f64_22084f27_a95b6786 *_wp_args)
{
    pk_positive_solve_3_f64_22084f27_a95b6786_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

