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


// <posekit posekit.optimisation.residual_ops.displacement.displacement@9aacec734e347ee9>nRR.a.10.information.none f64.>:1
static CUDA_CALLABLE void pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_)
{
// i0 = value_quaternion
// i1 = estimate_quaternion
// i2 = weight
// o0 = cost
// o1 = value_quaternion_gradient
// o2 = value_quaternion_value_quaternion_block
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
REAL i1[4];
REAL i2[9];
REAL o0[1];
REAL o1[3];
REAL o2[9];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 9; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); i2[3] = REAL(p[3]); i2[4] = REAL(p[4]); i2[5] = REAL(p[5]); i2[6] = REAL(p[6]); i2[7] = REAL(p[7]); i2[8] = REAL(p[8]); }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i1[0];
const REAL v5 = i1[1];
const REAL v6 = i1[2];
const REAL v7 = i1[3];
const REAL v8 = -v5;
const REAL v9 = -v6;
const REAL v10 = -v7;
const REAL v11 = PK_ABS(v4);
const REAL v12 = PK_ABS(v8);
const REAL v13 = PK_ABS(v9);
const REAL v14 = PK_ABS(v10);
const REAL v15 = v11 < v12 ? v12 : v11;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = v16 < v14 ? v14 : v16;
const auto v18 = v17 != REAL(0.0);
const REAL v19 = v18 ? v17 : REAL(1.0);
const REAL v20 = PK_UNSCALE(v19);
const auto v21 = REAL(64.0) < v17;
const REAL v22 = PK_UNSCALE(v17);
const auto v23 = v17 < REAL(0.015625);
const REAL v24 = v23 ? v20 : REAL(1.0);
const REAL v25 = v21 ? v22 : v24;
const REAL v26 = v4 * v25;
const REAL v27 = v5 * v25;
const REAL v28 = v6 * v25;
const REAL v29 = v7 * v25;
const REAL v30 = PK_ABS(v0);
const REAL v31 = PK_ABS(v1);
const REAL v32 = PK_ABS(v2);
const REAL v33 = PK_ABS(v3);
const REAL v34 = v30 < v31 ? v31 : v30;
const REAL v35 = v34 < v32 ? v32 : v34;
const REAL v36 = v35 < v33 ? v33 : v35;
const auto v37 = v36 != REAL(0.0);
const REAL v38 = v37 ? v36 : REAL(1.0);
const REAL v39 = PK_UNSCALE(v38);
const auto v40 = REAL(64.0) < v36;
const REAL v41 = PK_UNSCALE(v36);
const auto v42 = v36 < REAL(0.015625);
const REAL v43 = v42 ? v39 : REAL(1.0);
const REAL v44 = v40 ? v41 : v43;
const REAL v45 = v0 * v44;
const REAL v46 = v1 * v44;
const REAL v47 = v2 * v44;
const REAL v48 = v3 * v44;
const REAL v49 = v26 * v45;
const REAL v50 = v27 * v46;
const REAL v51 = v49 + v50;
const REAL v52 = v28 * v47;
const REAL v53 = v51 + v52;
const REAL v54 = v29 * v48;
const REAL v55 = v53 + v54;
const REAL v56 = v26 * v46;
const REAL v57 = v27 * v45;
const REAL v58 = v56 - v57;
const REAL v59 = v28 * v48;
const REAL v60 = v29 * v47;
const REAL v61 = v60 - v59;
const REAL v62 = v58 + v61;
const REAL v63 = v26 * v47;
const REAL v64 = v28 * v45;
const REAL v65 = v63 - v64;
const REAL v66 = v29 * v46;
const REAL v67 = v27 * v48;
const REAL v68 = v67 - v66;
const REAL v69 = v65 + v68;
const REAL v70 = v26 * v48;
const REAL v71 = v29 * v45;
const REAL v72 = v70 - v71;
const REAL v73 = v27 * v47;
const REAL v74 = v28 * v46;
const REAL v75 = v74 - v73;
const REAL v76 = v72 + v75;
const REAL v77 = PK_ABS(v55);
const REAL v78 = PK_ABS(v62);
const REAL v79 = PK_ABS(v69);
const REAL v80 = PK_ABS(v76);
const REAL v81 = v77 < v78 ? v78 : v77;
const REAL v82 = v81 < v79 ? v79 : v81;
const REAL v83 = v82 < v80 ? v80 : v82;
const REAL v84 = PK_UNSCALE(v83);
const REAL v85 = v55 * v84;
const REAL v86 = v62 * v84;
const REAL v87 = v69 * v84;
const REAL v88 = v76 * v84;
const auto v89 = v87 != REAL(0.0);
const REAL v90 = v89 ? v87 : v88;
const auto v91 = v86 != REAL(0.0);
const REAL v92 = v91 ? v86 : v90;
const auto v93 = v85 != REAL(0.0);
const REAL v94 = v93 ? v85 : v92;
const auto v95 = v94 < REAL(0.0);
const REAL v96 = v95 ? (REAL(-1.0)) : REAL(1.0);
const REAL v97 = v85 * v96;
const REAL v98 = v86 * v86;
const REAL v99 = v87 * v87;
const REAL v100 = v98 + v99;
const REAL v101 = v88 * v88;
const REAL v102 = v100 + v101;
const REAL v103 = i2[0];
const REAL v104 = i2[1];
const REAL v105 = i2[2];
const REAL v106 = i2[3];
const REAL v107 = i2[4];
const REAL v108 = i2[5];
const REAL v109 = i2[6];
const REAL v110 = i2[7];
const REAL v111 = i2[8];
const REAL v112 = REAL(0.5) * v1;
const REAL v113 = REAL(0.5) * v0;
const REAL v114 = REAL(0.5) * v3;
const REAL v115 = REAL(0.5) * v2;
const REAL v116 = v44 * v112;
const REAL v117 = v44 * v113;
const REAL v118 = v44 * v114;
const REAL v119 = v44 * v115;
const REAL v120 = v26 * v116;
const REAL v121 = v27 * v117;
const REAL v122 = v121 - v120;
const REAL v123 = v28 * v118;
const REAL v124 = v122 + v123;
const REAL v125 = v29 * v119;
const REAL v126 = v124 - v125;
const REAL v127 = v26 * v117;
const REAL v128 = v27 * v116;
const REAL v129 = v127 + v128;
const REAL v130 = v28 * v119;
const REAL v131 = v29 * v118;
const REAL v132 = v130 + v131;
const REAL v133 = v129 + v132;
const REAL v134 = v26 * v118;
const REAL v135 = v28 * v116;
const REAL v136 = v134 + v135;
const REAL v137 = v29 * v117;
const REAL v138 = v27 * v119;
const REAL v139 = v137 + v138;
const REAL v140 = v136 - v139;
const REAL v141 = v26 * v119;
const REAL v142 = v29 * v116;
const REAL v143 = v142 - v141;
const REAL v144 = v27 * v118;
const REAL v145 = v28 * v117;
const REAL v146 = v145 - v144;
const REAL v147 = v143 + v146;
const REAL v148 = v84 * v126;
const REAL v149 = v84 * v133;
const REAL v150 = v84 * v140;
const REAL v151 = v84 * v147;
const REAL v152 = v96 * v148;
const REAL v153 = v86 * v149;
const REAL v154 = REAL(2.0) * v153;
const REAL v155 = v87 * v150;
const REAL v156 = REAL(2.0) * v155;
const REAL v157 = v154 + v156;
const REAL v158 = v88 * v151;
const REAL v159 = REAL(2.0) * v158;
const REAL v160 = v157 + v159;
const REAL v161 = v97 * v97;
const REAL v162 = v102 + v161;
const REAL v163 = REAL(1) / v162;
const REAL v164 = v152 * v163;
const REAL v165 = v141 + v144;
const REAL v166 = v145 - v165;
const REAL v167 = v142 + v166;
const REAL v168 = v138 - v134;
const REAL v169 = v137 - v135;
const REAL v170 = v168 + v169;
const REAL v171 = v127 + v130;
const REAL v172 = v128 + v131;
const REAL v173 = v171 + v172;
const REAL v174 = v120 + v125;
const REAL v175 = v121 + v123;
const REAL v176 = v174 - v175;
const REAL v177 = v84 * v167;
const REAL v178 = v84 * v170;
const REAL v179 = v84 * v173;
const REAL v180 = v84 * v176;
const REAL v181 = v96 * v177;
const REAL v182 = v86 * v178;
const REAL v183 = REAL(2.0) * v182;
const REAL v184 = v87 * v179;
const REAL v185 = REAL(2.0) * v184;
const REAL v186 = v183 + v185;
const REAL v187 = v88 * v180;
const REAL v188 = REAL(2.0) * v187;
const REAL v189 = v186 + v188;
const REAL v190 = v163 * v181;
const REAL v191 = v168 - v135;
const REAL v192 = v137 + v191;
const REAL v193 = v142 + v145;
const REAL v194 = v165 - v193;
const REAL v195 = v123 - v120;
const REAL v196 = v121 - v125;
const REAL v197 = v195 + v196;
const REAL v198 = v127 + v131;
const REAL v199 = v128 + v130;
const REAL v200 = v198 + v199;
const REAL v201 = v84 * v192;
const REAL v202 = v84 * v194;
const REAL v203 = v84 * v197;
const REAL v204 = v84 * v200;
const REAL v205 = v96 * v201;
const REAL v206 = v86 * v202;
const REAL v207 = REAL(2.0) * v206;
const REAL v208 = v87 * v203;
const REAL v209 = REAL(2.0) * v208;
const REAL v210 = v207 + v209;
const REAL v211 = v88 * v204;
const REAL v212 = REAL(2.0) * v211;
const REAL v213 = v210 + v212;
const REAL v214 = v163 * v205;
const auto v215 = v102 <= v161;
const REAL v216 = v215 ? v102 : v161;
const REAL v217 = v163 * v216;
const REAL v218 = v97 * v163;
const REAL v219 = PK_FMA(v217, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v220 = PK_FMA(v217, v219, REAL(1597.9823405784207));
const REAL v221 = PK_FMA(v217, v220, (REAL(-2119.883863246352)));
const REAL v222 = PK_FMA(v217, v221, REAL(1958.1711149305122));
const REAL v223 = PK_FMA(v217, v222, (REAL(-1331.751710601445)));
const REAL v224 = PK_FMA(v217, v223, REAL(689.9864950194894));
const REAL v225 = PK_FMA(v217, v224, (REAL(-277.1238385127134)));
const REAL v226 = PK_FMA(v217, v225, REAL(87.80710088405552));
const REAL v227 = PK_FMA(v217, v226, (REAL(-21.593541742657845)));
const REAL v228 = PK_FMA(v217, v227, REAL(4.547086120700559));
const REAL v229 = PK_FMA(v217, v228, (REAL(-0.4073933743794334)));
const REAL v230 = PK_FMA(v217, v229, REAL(0.3507188784369902));
const REAL v231 = PK_FMA(v217, v230, REAL(0.2762917242235266));
const REAL v232 = PK_FMA(v217, v231, REAL(0.3000633566632698));
const REAL v233 = PK_FMA(v217, v232, REAL(0.3182324748859254));
const REAL v234 = PK_FMA(v217, v233, REAL(0.34099332446130215));
const REAL v235 = PK_FMA(v217, v234, REAL(0.36940834555111196));
const REAL v236 = PK_FMA(v217, v235, REAL(0.4063492067031882));
const REAL v237 = PK_FMA(v217, v236, REAL(0.4571428571400788));
const REAL v238 = PK_FMA(v217, v237, REAL(0.533333333333342));
const REAL v239 = PK_FMA(v217, v238, REAL(0.6666666666666666));
const REAL v240 = PK_FMA(v217, v239, REAL(1.0));
const REAL v241 = v218 * v240;
const REAL v242 = REAL(1) / PK_SQRT(v102);
const REAL v243 = REAL(1.5707963267948966) * v242;
const REAL v244 = REAL(6.123233995736766e-17) * v242;
const REAL v245 = v241 - v244;
const REAL v246 = v243 - v245;
const REAL v247 = v215 ? v241 : v246;
const REAL v248 = REAL(1) / v102;
const REAL v249 = REAL(0.5) * v248;
const REAL v250 = v163 * v218;
const REAL v251 = v218 - v246;
const REAL v252 = v249 * v251;
const REAL v253 = PK_FMA(v217, REAL(82.46574770211458), (REAL(-369.7840790661389)));
const REAL v254 = PK_FMA(v217, v253, REAL(786.6301315630059));
const REAL v255 = PK_FMA(v217, v254, (REAL(-1043.6028799299124)));
const REAL v256 = PK_FMA(v217, v255, REAL(964.0324704143916));
const REAL v257 = PK_FMA(v217, v256, (REAL(-655.6629980266255)));
const REAL v258 = PK_FMA(v217, v257, REAL(339.7096048209283));
const REAL v259 = PK_FMA(v217, v258, (REAL(-136.44535115853597)));
const REAL v260 = PK_FMA(v217, v259, REAL(43.23130159494722));
const REAL v261 = PK_FMA(v217, v260, (REAL(-10.634415813363413)));
const REAL v262 = PK_FMA(v217, v261, REAL(2.2361990058785266));
const REAL v263 = PK_FMA(v217, v262, (REAL(-0.20379832126766523)));
const REAL v264 = PK_FMA(v217, v263, REAL(0.16887223153016956));
const REAL v265 = PK_FMA(v217, v264, REAL(0.13144622919567972));
const REAL v266 = PK_FMA(v217, v265, REAL(0.1421451008816983));
const REAL v267 = PK_FMA(v217, v266, REAL(0.14975586876129454));
const REAL v268 = PK_FMA(v217, v267, REAL(0.15913024339770654));
const REAL v269 = PK_FMA(v217, v268, REAL(0.1704961587486178));
const REAL v270 = PK_FMA(v217, v269, REAL(0.18470418487848947));
const REAL v271 = PK_FMA(v217, v270, REAL(0.20317460317323507));
const REAL v272 = PK_FMA(v217, v271, REAL(0.22857142857143284));
const REAL v273 = PK_FMA(v217, v272, REAL(0.26666666666666666));
const REAL v274 = PK_FMA(v217, v273, REAL(0.3333333333333333));
const REAL v275 = v250 * v274;
const REAL v276 = -v275;
const REAL v277 = v215 ? v276 : v252;
const REAL v278 = REAL(2.0) * v247;
const REAL v279 = v96 * v278;
const REAL v280 = v86 * v279;
const REAL v281 = v87 * v279;
const REAL v282 = v88 * v279;
const REAL v283 = v160 * v277;
const REAL v284 = v283 - v164;
const REAL v285 = REAL(2.0) * v284;
const REAL v286 = v96 * v285;
const REAL v287 = v149 * v279;
const REAL v288 = v86 * v286;
const REAL v289 = v287 + v288;
const REAL v290 = v150 * v279;
const REAL v291 = v87 * v286;
const REAL v292 = v290 + v291;
const REAL v293 = v151 * v279;
const REAL v294 = v88 * v286;
const REAL v295 = v293 + v294;
const REAL v296 = v189 * v277;
const REAL v297 = v296 - v190;
const REAL v298 = REAL(2.0) * v297;
const REAL v299 = v96 * v298;
const REAL v300 = v178 * v279;
const REAL v301 = v86 * v299;
const REAL v302 = v300 + v301;
const REAL v303 = v179 * v279;
const REAL v304 = v87 * v299;
const REAL v305 = v303 + v304;
const REAL v306 = v180 * v279;
const REAL v307 = v88 * v299;
const REAL v308 = v306 + v307;
const REAL v309 = v213 * v277;
const REAL v310 = v309 - v214;
const REAL v311 = REAL(2.0) * v310;
const REAL v312 = v96 * v311;
const REAL v313 = v202 * v279;
const REAL v314 = v86 * v312;
const REAL v315 = v313 + v314;
const REAL v316 = v203 * v279;
const REAL v317 = v87 * v312;
const REAL v318 = v316 + v317;
const REAL v319 = v204 * v279;
const REAL v320 = v88 * v312;
const REAL v321 = v319 + v320;
const REAL v322 = v103 * v280;
const REAL v323 = v104 * v281;
const REAL v324 = v322 + v323;
const REAL v325 = v105 * v282;
const REAL v326 = v324 + v325;
const REAL v327 = v106 * v280;
const REAL v328 = v107 * v281;
const REAL v329 = v327 + v328;
const REAL v330 = v108 * v282;
const REAL v331 = v329 + v330;
const REAL v332 = v109 * v280;
const REAL v333 = v110 * v281;
const REAL v334 = v332 + v333;
const REAL v335 = v111 * v282;
const REAL v336 = v334 + v335;
const REAL v337 = v280 * v326;
const REAL v338 = v281 * v331;
const REAL v339 = v337 + v338;
const REAL v340 = v282 * v336;
const REAL v341 = v339 + v340;
const REAL v342 = v289 * v326;
const REAL v343 = v292 * v331;
const REAL v344 = v342 + v343;
const REAL v345 = v295 * v336;
const REAL v346 = v344 + v345;
const REAL v347 = v302 * v326;
const REAL v348 = v305 * v331;
const REAL v349 = v347 + v348;
const REAL v350 = v308 * v336;
const REAL v351 = v349 + v350;
const REAL v352 = v315 * v326;
const REAL v353 = v318 * v331;
const REAL v354 = v352 + v353;
const REAL v355 = v321 * v336;
const REAL v356 = v354 + v355;
const REAL v357 = v103 * v289;
const REAL v358 = v104 * v292;
const REAL v359 = v357 + v358;
const REAL v360 = v105 * v295;
const REAL v361 = v359 + v360;
const REAL v362 = v106 * v289;
const REAL v363 = v107 * v292;
const REAL v364 = v362 + v363;
const REAL v365 = v108 * v295;
const REAL v366 = v364 + v365;
const REAL v367 = v109 * v289;
const REAL v368 = v110 * v292;
const REAL v369 = v367 + v368;
const REAL v370 = v111 * v295;
const REAL v371 = v369 + v370;
const REAL v372 = v103 * v302;
const REAL v373 = v104 * v305;
const REAL v374 = v372 + v373;
const REAL v375 = v105 * v308;
const REAL v376 = v374 + v375;
const REAL v377 = v106 * v302;
const REAL v378 = v107 * v305;
const REAL v379 = v377 + v378;
const REAL v380 = v108 * v308;
const REAL v381 = v379 + v380;
const REAL v382 = v109 * v302;
const REAL v383 = v110 * v305;
const REAL v384 = v382 + v383;
const REAL v385 = v111 * v308;
const REAL v386 = v384 + v385;
const REAL v387 = v103 * v315;
const REAL v388 = v104 * v318;
const REAL v389 = v387 + v388;
const REAL v390 = v105 * v321;
const REAL v391 = v389 + v390;
const REAL v392 = v106 * v315;
const REAL v393 = v107 * v318;
const REAL v394 = v392 + v393;
const REAL v395 = v108 * v321;
const REAL v396 = v394 + v395;
const REAL v397 = v109 * v315;
const REAL v398 = v110 * v318;
const REAL v399 = v397 + v398;
const REAL v400 = v111 * v321;
const REAL v401 = v399 + v400;
const REAL v402 = v289 * v361;
const REAL v403 = v292 * v366;
const REAL v404 = v402 + v403;
const REAL v405 = v295 * v371;
const REAL v406 = v404 + v405;
const REAL v407 = v289 * v376;
const REAL v408 = v292 * v381;
const REAL v409 = v407 + v408;
const REAL v410 = v295 * v386;
const REAL v411 = v409 + v410;
const REAL v412 = v289 * v391;
const REAL v413 = v292 * v396;
const REAL v414 = v412 + v413;
const REAL v415 = v295 * v401;
const REAL v416 = v414 + v415;
const REAL v417 = v302 * v376;
const REAL v418 = v305 * v381;
const REAL v419 = v417 + v418;
const REAL v420 = v308 * v386;
const REAL v421 = v419 + v420;
const REAL v422 = v302 * v391;
const REAL v423 = v305 * v396;
const REAL v424 = v422 + v423;
const REAL v425 = v308 * v401;
const REAL v426 = v424 + v425;
const REAL v427 = v315 * v391;
const REAL v428 = v318 * v396;
const REAL v429 = v427 + v428;
const REAL v430 = v321 * v401;
const REAL v431 = v429 + v430;
o0[0] = v341;
o1[0] = v346;
o1[1] = v351;
o1[2] = v356;
o2[0] = v406;
o2[1] = v411;
o2[2] = v416;
o2[3] = v411;
o2[4] = v421;
o2[5] = v426;
o2[6] = v416;
o2[7] = v426;
o2[8] = v431;
{ STORE* __restrict p = (STORE*)o0_ + t * 1; p[0] = STORE(o0[0]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 3; p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); }
{ STORE* __restrict p = (STORE*)o2_ + t * 9; p[0] = STORE(o2[0]); p[1] = STORE(o2[1]); p[2] = STORE(o2[2]); p[3] = STORE(o2[3]); p[4] = STORE(o2[4]); p[5] = STORE(o2[5]); p[6] = STORE(o2[6]); p[7] = STORE(o2[7]); p[8] = STORE(o2[8]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
STORE* const o2_b = (STORE*)o2_;
alignas(64) STORE i2_g0[256];
alignas(64) STORE i2_g1[256];
alignas(64) STORE i2_g2[64];
alignas(64) STORE o2_g0[256];
alignas(64) STORE o2_g1[256];
alignas(64) STORE o2_g2[64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 4;
const STORE* __restrict i1 = i1_b + b * 4;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * 9; __builtin_memcpy(i2_g0 + i * 4, p + 0, 4 * sizeof(STORE)); __builtin_memcpy(i2_g1 + i * 4, p + 4, 4 * sizeof(STORE)); __builtin_memcpy(i2_g2 + i * 1, p + 8, 1 * sizeof(STORE)); }
STORE* __restrict o0 = o0_b + b * 1;
STORE* __restrict o1 = o1_b + b * 3;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[4 * i + 0]);
const REAL v1 = REAL(i0[4 * i + 1]);
const REAL v2 = REAL(i0[4 * i + 2]);
const REAL v3 = REAL(i0[4 * i + 3]);
const REAL v4 = REAL(i1[4 * i + 0]);
const REAL v5 = REAL(i1[4 * i + 1]);
const REAL v6 = REAL(i1[4 * i + 2]);
const REAL v7 = REAL(i1[4 * i + 3]);
const REAL v8 = -v5;
const REAL v9 = -v6;
const REAL v10 = -v7;
const REAL v11 = PK_ABS(v4);
const REAL v12 = PK_ABS(v8);
const REAL v13 = PK_ABS(v9);
const REAL v14 = PK_ABS(v10);
const REAL v15 = v11 < v12 ? v12 : v11;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = v16 < v14 ? v14 : v16;
const auto v18 = v17 != REAL(0.0);
const REAL v19 = v18 ? v17 : REAL(1.0);
const REAL v20 = PK_UNSCALE(v19);
const auto v21 = REAL(64.0) < v17;
const REAL v22 = PK_UNSCALE(v17);
const auto v23 = v17 < REAL(0.015625);
const REAL v24 = v23 ? v20 : REAL(1.0);
const REAL v25 = v21 ? v22 : v24;
const REAL v26 = v4 * v25;
const REAL v27 = v5 * v25;
const REAL v28 = v6 * v25;
const REAL v29 = v7 * v25;
const REAL v30 = PK_ABS(v0);
const REAL v31 = PK_ABS(v1);
const REAL v32 = PK_ABS(v2);
const REAL v33 = PK_ABS(v3);
const REAL v34 = v30 < v31 ? v31 : v30;
const REAL v35 = v34 < v32 ? v32 : v34;
const REAL v36 = v35 < v33 ? v33 : v35;
const auto v37 = v36 != REAL(0.0);
const REAL v38 = v37 ? v36 : REAL(1.0);
const REAL v39 = PK_UNSCALE(v38);
const auto v40 = REAL(64.0) < v36;
const REAL v41 = PK_UNSCALE(v36);
const auto v42 = v36 < REAL(0.015625);
const REAL v43 = v42 ? v39 : REAL(1.0);
const REAL v44 = v40 ? v41 : v43;
const REAL v45 = v0 * v44;
const REAL v46 = v1 * v44;
const REAL v47 = v2 * v44;
const REAL v48 = v3 * v44;
const REAL v49 = v26 * v45;
const REAL v50 = v27 * v46;
const REAL v51 = v49 + v50;
const REAL v52 = v28 * v47;
const REAL v53 = v51 + v52;
const REAL v54 = v29 * v48;
const REAL v55 = v53 + v54;
const REAL v56 = v26 * v46;
const REAL v57 = v27 * v45;
const REAL v58 = v56 - v57;
const REAL v59 = v28 * v48;
const REAL v60 = v29 * v47;
const REAL v61 = v60 - v59;
const REAL v62 = v58 + v61;
const REAL v63 = v26 * v47;
const REAL v64 = v28 * v45;
const REAL v65 = v63 - v64;
const REAL v66 = v29 * v46;
const REAL v67 = v27 * v48;
const REAL v68 = v67 - v66;
const REAL v69 = v65 + v68;
const REAL v70 = v26 * v48;
const REAL v71 = v29 * v45;
const REAL v72 = v70 - v71;
const REAL v73 = v27 * v47;
const REAL v74 = v28 * v46;
const REAL v75 = v74 - v73;
const REAL v76 = v72 + v75;
const REAL v77 = PK_ABS(v55);
const REAL v78 = PK_ABS(v62);
const REAL v79 = PK_ABS(v69);
const REAL v80 = PK_ABS(v76);
const REAL v81 = v77 < v78 ? v78 : v77;
const REAL v82 = v81 < v79 ? v79 : v81;
const REAL v83 = v82 < v80 ? v80 : v82;
const REAL v84 = PK_UNSCALE(v83);
const REAL v85 = v55 * v84;
const REAL v86 = v62 * v84;
const REAL v87 = v69 * v84;
const REAL v88 = v76 * v84;
const auto v89 = v87 != REAL(0.0);
const REAL v90 = v89 ? v87 : v88;
const auto v91 = v86 != REAL(0.0);
const REAL v92 = v91 ? v86 : v90;
const auto v93 = v85 != REAL(0.0);
const REAL v94 = v93 ? v85 : v92;
const auto v95 = v94 < REAL(0.0);
const REAL v96 = v95 ? (REAL(-1.0)) : REAL(1.0);
const REAL v97 = v85 * v96;
const REAL v98 = v86 * v86;
const REAL v99 = v87 * v87;
const REAL v100 = v98 + v99;
const REAL v101 = v88 * v88;
const REAL v102 = v100 + v101;
const REAL v103 = REAL(i2_g0[4 * i + 0]);
const REAL v104 = REAL(i2_g0[4 * i + 1]);
const REAL v105 = REAL(i2_g0[4 * i + 2]);
const REAL v106 = REAL(i2_g0[4 * i + 3]);
const REAL v107 = REAL(i2_g1[4 * i + 0]);
const REAL v108 = REAL(i2_g1[4 * i + 1]);
const REAL v109 = REAL(i2_g1[4 * i + 2]);
const REAL v110 = REAL(i2_g1[4 * i + 3]);
const REAL v111 = REAL(i2_g2[1 * i + 0]);
const REAL v112 = REAL(0.5) * v1;
const REAL v113 = REAL(0.5) * v0;
const REAL v114 = REAL(0.5) * v3;
const REAL v115 = REAL(0.5) * v2;
const REAL v116 = v44 * v112;
const REAL v117 = v44 * v113;
const REAL v118 = v44 * v114;
const REAL v119 = v44 * v115;
const REAL v120 = v26 * v116;
const REAL v121 = v27 * v117;
const REAL v122 = v121 - v120;
const REAL v123 = v28 * v118;
const REAL v124 = v122 + v123;
const REAL v125 = v29 * v119;
const REAL v126 = v124 - v125;
const REAL v127 = v26 * v117;
const REAL v128 = v27 * v116;
const REAL v129 = v127 + v128;
const REAL v130 = v28 * v119;
const REAL v131 = v29 * v118;
const REAL v132 = v130 + v131;
const REAL v133 = v129 + v132;
const REAL v134 = v26 * v118;
const REAL v135 = v28 * v116;
const REAL v136 = v134 + v135;
const REAL v137 = v29 * v117;
const REAL v138 = v27 * v119;
const REAL v139 = v137 + v138;
const REAL v140 = v136 - v139;
const REAL v141 = v26 * v119;
const REAL v142 = v29 * v116;
const REAL v143 = v142 - v141;
const REAL v144 = v27 * v118;
const REAL v145 = v28 * v117;
const REAL v146 = v145 - v144;
const REAL v147 = v143 + v146;
const REAL v148 = v84 * v126;
const REAL v149 = v84 * v133;
const REAL v150 = v84 * v140;
const REAL v151 = v84 * v147;
const REAL v152 = v96 * v148;
const REAL v153 = v86 * v149;
const REAL v154 = REAL(2.0) * v153;
const REAL v155 = v87 * v150;
const REAL v156 = REAL(2.0) * v155;
const REAL v157 = v154 + v156;
const REAL v158 = v88 * v151;
const REAL v159 = REAL(2.0) * v158;
const REAL v160 = v157 + v159;
const REAL v161 = v97 * v97;
const REAL v162 = v102 + v161;
const REAL v163 = REAL(1) / v162;
const REAL v164 = v152 * v163;
const REAL v165 = v141 + v144;
const REAL v166 = v145 - v165;
const REAL v167 = v142 + v166;
const REAL v168 = v138 - v134;
const REAL v169 = v137 - v135;
const REAL v170 = v168 + v169;
const REAL v171 = v127 + v130;
const REAL v172 = v128 + v131;
const REAL v173 = v171 + v172;
const REAL v174 = v120 + v125;
const REAL v175 = v121 + v123;
const REAL v176 = v174 - v175;
const REAL v177 = v84 * v167;
const REAL v178 = v84 * v170;
const REAL v179 = v84 * v173;
const REAL v180 = v84 * v176;
const REAL v181 = v96 * v177;
const REAL v182 = v86 * v178;
const REAL v183 = REAL(2.0) * v182;
const REAL v184 = v87 * v179;
const REAL v185 = REAL(2.0) * v184;
const REAL v186 = v183 + v185;
const REAL v187 = v88 * v180;
const REAL v188 = REAL(2.0) * v187;
const REAL v189 = v186 + v188;
const REAL v190 = v163 * v181;
const REAL v191 = v168 - v135;
const REAL v192 = v137 + v191;
const REAL v193 = v142 + v145;
const REAL v194 = v165 - v193;
const REAL v195 = v123 - v120;
const REAL v196 = v121 - v125;
const REAL v197 = v195 + v196;
const REAL v198 = v127 + v131;
const REAL v199 = v128 + v130;
const REAL v200 = v198 + v199;
const REAL v201 = v84 * v192;
const REAL v202 = v84 * v194;
const REAL v203 = v84 * v197;
const REAL v204 = v84 * v200;
const REAL v205 = v96 * v201;
const REAL v206 = v86 * v202;
const REAL v207 = REAL(2.0) * v206;
const REAL v208 = v87 * v203;
const REAL v209 = REAL(2.0) * v208;
const REAL v210 = v207 + v209;
const REAL v211 = v88 * v204;
const REAL v212 = REAL(2.0) * v211;
const REAL v213 = v210 + v212;
const REAL v214 = v163 * v205;
const auto v215 = v102 <= v161;
const REAL v216 = v215 ? v102 : v161;
const REAL v217 = v163 * v216;
const REAL v218 = v97 * v163;
const REAL v219 = PK_FMA(v217, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v220 = PK_FMA(v217, v219, REAL(1597.9823405784207));
const REAL v221 = PK_FMA(v217, v220, (REAL(-2119.883863246352)));
const REAL v222 = PK_FMA(v217, v221, REAL(1958.1711149305122));
const REAL v223 = PK_FMA(v217, v222, (REAL(-1331.751710601445)));
const REAL v224 = PK_FMA(v217, v223, REAL(689.9864950194894));
const REAL v225 = PK_FMA(v217, v224, (REAL(-277.1238385127134)));
const REAL v226 = PK_FMA(v217, v225, REAL(87.80710088405552));
const REAL v227 = PK_FMA(v217, v226, (REAL(-21.593541742657845)));
const REAL v228 = PK_FMA(v217, v227, REAL(4.547086120700559));
const REAL v229 = PK_FMA(v217, v228, (REAL(-0.4073933743794334)));
const REAL v230 = PK_FMA(v217, v229, REAL(0.3507188784369902));
const REAL v231 = PK_FMA(v217, v230, REAL(0.2762917242235266));
const REAL v232 = PK_FMA(v217, v231, REAL(0.3000633566632698));
const REAL v233 = PK_FMA(v217, v232, REAL(0.3182324748859254));
const REAL v234 = PK_FMA(v217, v233, REAL(0.34099332446130215));
const REAL v235 = PK_FMA(v217, v234, REAL(0.36940834555111196));
const REAL v236 = PK_FMA(v217, v235, REAL(0.4063492067031882));
const REAL v237 = PK_FMA(v217, v236, REAL(0.4571428571400788));
const REAL v238 = PK_FMA(v217, v237, REAL(0.533333333333342));
const REAL v239 = PK_FMA(v217, v238, REAL(0.6666666666666666));
const REAL v240 = PK_FMA(v217, v239, REAL(1.0));
const REAL v241 = v218 * v240;
const REAL v242 = REAL(1) / PK_SQRT(v102);
const REAL v243 = REAL(1.5707963267948966) * v242;
const REAL v244 = REAL(6.123233995736766e-17) * v242;
const REAL v245 = v241 - v244;
const REAL v246 = v243 - v245;
const REAL v247 = v215 ? v241 : v246;
const REAL v248 = REAL(1) / v102;
const REAL v249 = REAL(0.5) * v248;
const REAL v250 = v163 * v218;
const REAL v251 = v218 - v246;
const REAL v252 = v249 * v251;
const REAL v253 = PK_FMA(v217, REAL(82.46574770211458), (REAL(-369.7840790661389)));
const REAL v254 = PK_FMA(v217, v253, REAL(786.6301315630059));
const REAL v255 = PK_FMA(v217, v254, (REAL(-1043.6028799299124)));
const REAL v256 = PK_FMA(v217, v255, REAL(964.0324704143916));
const REAL v257 = PK_FMA(v217, v256, (REAL(-655.6629980266255)));
const REAL v258 = PK_FMA(v217, v257, REAL(339.7096048209283));
const REAL v259 = PK_FMA(v217, v258, (REAL(-136.44535115853597)));
const REAL v260 = PK_FMA(v217, v259, REAL(43.23130159494722));
const REAL v261 = PK_FMA(v217, v260, (REAL(-10.634415813363413)));
const REAL v262 = PK_FMA(v217, v261, REAL(2.2361990058785266));
const REAL v263 = PK_FMA(v217, v262, (REAL(-0.20379832126766523)));
const REAL v264 = PK_FMA(v217, v263, REAL(0.16887223153016956));
const REAL v265 = PK_FMA(v217, v264, REAL(0.13144622919567972));
const REAL v266 = PK_FMA(v217, v265, REAL(0.1421451008816983));
const REAL v267 = PK_FMA(v217, v266, REAL(0.14975586876129454));
const REAL v268 = PK_FMA(v217, v267, REAL(0.15913024339770654));
const REAL v269 = PK_FMA(v217, v268, REAL(0.1704961587486178));
const REAL v270 = PK_FMA(v217, v269, REAL(0.18470418487848947));
const REAL v271 = PK_FMA(v217, v270, REAL(0.20317460317323507));
const REAL v272 = PK_FMA(v217, v271, REAL(0.22857142857143284));
const REAL v273 = PK_FMA(v217, v272, REAL(0.26666666666666666));
const REAL v274 = PK_FMA(v217, v273, REAL(0.3333333333333333));
const REAL v275 = v250 * v274;
const REAL v276 = -v275;
const REAL v277 = v215 ? v276 : v252;
const REAL v278 = REAL(2.0) * v247;
const REAL v279 = v96 * v278;
const REAL v280 = v86 * v279;
const REAL v281 = v87 * v279;
const REAL v282 = v88 * v279;
const REAL v283 = v160 * v277;
const REAL v284 = v283 - v164;
const REAL v285 = REAL(2.0) * v284;
const REAL v286 = v96 * v285;
const REAL v287 = v149 * v279;
const REAL v288 = v86 * v286;
const REAL v289 = v287 + v288;
const REAL v290 = v150 * v279;
const REAL v291 = v87 * v286;
const REAL v292 = v290 + v291;
const REAL v293 = v151 * v279;
const REAL v294 = v88 * v286;
const REAL v295 = v293 + v294;
const REAL v296 = v189 * v277;
const REAL v297 = v296 - v190;
const REAL v298 = REAL(2.0) * v297;
const REAL v299 = v96 * v298;
const REAL v300 = v178 * v279;
const REAL v301 = v86 * v299;
const REAL v302 = v300 + v301;
const REAL v303 = v179 * v279;
const REAL v304 = v87 * v299;
const REAL v305 = v303 + v304;
const REAL v306 = v180 * v279;
const REAL v307 = v88 * v299;
const REAL v308 = v306 + v307;
const REAL v309 = v213 * v277;
const REAL v310 = v309 - v214;
const REAL v311 = REAL(2.0) * v310;
const REAL v312 = v96 * v311;
const REAL v313 = v202 * v279;
const REAL v314 = v86 * v312;
const REAL v315 = v313 + v314;
const REAL v316 = v203 * v279;
const REAL v317 = v87 * v312;
const REAL v318 = v316 + v317;
const REAL v319 = v204 * v279;
const REAL v320 = v88 * v312;
const REAL v321 = v319 + v320;
const REAL v322 = v103 * v280;
const REAL v323 = v104 * v281;
const REAL v324 = v322 + v323;
const REAL v325 = v105 * v282;
const REAL v326 = v324 + v325;
const REAL v327 = v106 * v280;
const REAL v328 = v107 * v281;
const REAL v329 = v327 + v328;
const REAL v330 = v108 * v282;
const REAL v331 = v329 + v330;
const REAL v332 = v109 * v280;
const REAL v333 = v110 * v281;
const REAL v334 = v332 + v333;
const REAL v335 = v111 * v282;
const REAL v336 = v334 + v335;
const REAL v337 = v280 * v326;
const REAL v338 = v281 * v331;
const REAL v339 = v337 + v338;
const REAL v340 = v282 * v336;
const REAL v341 = v339 + v340;
const REAL v342 = v289 * v326;
const REAL v343 = v292 * v331;
const REAL v344 = v342 + v343;
const REAL v345 = v295 * v336;
const REAL v346 = v344 + v345;
const REAL v347 = v302 * v326;
const REAL v348 = v305 * v331;
const REAL v349 = v347 + v348;
const REAL v350 = v308 * v336;
const REAL v351 = v349 + v350;
const REAL v352 = v315 * v326;
const REAL v353 = v318 * v331;
const REAL v354 = v352 + v353;
const REAL v355 = v321 * v336;
const REAL v356 = v354 + v355;
const REAL v357 = v103 * v289;
const REAL v358 = v104 * v292;
const REAL v359 = v357 + v358;
const REAL v360 = v105 * v295;
const REAL v361 = v359 + v360;
const REAL v362 = v106 * v289;
const REAL v363 = v107 * v292;
const REAL v364 = v362 + v363;
const REAL v365 = v108 * v295;
const REAL v366 = v364 + v365;
const REAL v367 = v109 * v289;
const REAL v368 = v110 * v292;
const REAL v369 = v367 + v368;
const REAL v370 = v111 * v295;
const REAL v371 = v369 + v370;
const REAL v372 = v103 * v302;
const REAL v373 = v104 * v305;
const REAL v374 = v372 + v373;
const REAL v375 = v105 * v308;
const REAL v376 = v374 + v375;
const REAL v377 = v106 * v302;
const REAL v378 = v107 * v305;
const REAL v379 = v377 + v378;
const REAL v380 = v108 * v308;
const REAL v381 = v379 + v380;
const REAL v382 = v109 * v302;
const REAL v383 = v110 * v305;
const REAL v384 = v382 + v383;
const REAL v385 = v111 * v308;
const REAL v386 = v384 + v385;
const REAL v387 = v103 * v315;
const REAL v388 = v104 * v318;
const REAL v389 = v387 + v388;
const REAL v390 = v105 * v321;
const REAL v391 = v389 + v390;
const REAL v392 = v106 * v315;
const REAL v393 = v107 * v318;
const REAL v394 = v392 + v393;
const REAL v395 = v108 * v321;
const REAL v396 = v394 + v395;
const REAL v397 = v109 * v315;
const REAL v398 = v110 * v318;
const REAL v399 = v397 + v398;
const REAL v400 = v111 * v321;
const REAL v401 = v399 + v400;
const REAL v402 = v289 * v361;
const REAL v403 = v292 * v366;
const REAL v404 = v402 + v403;
const REAL v405 = v295 * v371;
const REAL v406 = v404 + v405;
const REAL v407 = v289 * v376;
const REAL v408 = v292 * v381;
const REAL v409 = v407 + v408;
const REAL v410 = v295 * v386;
const REAL v411 = v409 + v410;
const REAL v412 = v289 * v391;
const REAL v413 = v292 * v396;
const REAL v414 = v412 + v413;
const REAL v415 = v295 * v401;
const REAL v416 = v414 + v415;
const REAL v417 = v302 * v376;
const REAL v418 = v305 * v381;
const REAL v419 = v417 + v418;
const REAL v420 = v308 * v386;
const REAL v421 = v419 + v420;
const REAL v422 = v302 * v391;
const REAL v423 = v305 * v396;
const REAL v424 = v422 + v423;
const REAL v425 = v308 * v401;
const REAL v426 = v424 + v425;
const REAL v427 = v315 * v391;
const REAL v428 = v318 * v396;
const REAL v429 = v427 + v428;
const REAL v430 = v321 * v401;
const REAL v431 = v429 + v430;
o0[1 * i + 0] = STORE(v341);
o1[3 * i + 0] = STORE(v346);
o1[3 * i + 1] = STORE(v351);
o1[3 * i + 2] = STORE(v356);
o2_g0[4 * i + 0] = STORE(v406);
o2_g0[4 * i + 1] = STORE(v411);
o2_g0[4 * i + 2] = STORE(v416);
o2_g0[4 * i + 3] = STORE(v411);
o2_g1[4 * i + 0] = STORE(v421);
o2_g1[4 * i + 1] = STORE(v426);
o2_g1[4 * i + 2] = STORE(v416);
o2_g1[4 * i + 3] = STORE(v426);
o2_g2[1 * i + 0] = STORE(v431);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * 9; __builtin_memcpy(p + 0, o2_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o2_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o2_g2 + i * 1, 1 * sizeof(STORE)); }
}


#endif
}


// <posekit posekit.optimisation.residual_ops.displacement.displacement@9aacec734e347ee9>nRR.a.10.information.none f64.>:1
static CUDA_CALLABLE void adj_pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_)
{
}

struct wp_args_pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
};


template <bool wp_linear_contiguous>
static void pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64):       <L 4>
    // pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, o0_, o1_, o2_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_o0_, var_o1_, var_o2_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272 *_wp_args)
{
    pk_posekit_optimisation_residual_ops_displacement_displacement_9aacec734e347ee9_f64_ad0976bc_7df71272_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

