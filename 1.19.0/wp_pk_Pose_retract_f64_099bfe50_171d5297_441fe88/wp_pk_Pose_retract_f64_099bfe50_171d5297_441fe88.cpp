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


// <posekit Pose.retract>v001.11 f64.>:1
static CUDA_CALLABLE void pk_Pose_retract_f64_099bfe50_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_)
{
// i0 = quaternion
// i1 = tangent
// i2 = position_bar
// i3 = quaternion_bar
// o0 = tangent_bar
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
REAL i1[6];
REAL i2[3];
REAL i3[4];
REAL o0[6];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 6; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i1[4] = REAL(w.x[0]); i1[5] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); i1[4] = REAL(p[4]); i1[5] = REAL(p[5]); } }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 3; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i3[0] = REAL(w.x[0]); i3[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i3[2] = REAL(w.x[0]); i3[3] = REAL(w.x[1]); } } else { i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); i3[3] = REAL(p[3]); } }
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
const REAL v10 = PK_ABS(v0);
const REAL v11 = PK_ABS(v1);
const REAL v12 = PK_ABS(v2);
const REAL v13 = PK_ABS(v3);
const REAL v14 = v10 < v11 ? v11 : v10;
const REAL v15 = v14 < v12 ? v12 : v14;
const REAL v16 = v15 < v13 ? v13 : v15;
const auto v17 = v16 != REAL(0.0);
const REAL v18 = v17 ? v16 : REAL(1.0);
const REAL v19 = PK_UNSCALE(v18);
const auto v20 = REAL(64.0) < v16;
const REAL v21 = PK_UNSCALE(v16);
const auto v22 = v16 < REAL(0.015625);
const REAL v23 = v22 ? v19 : REAL(1.0);
const REAL v24 = v20 ? v21 : v23;
const REAL v25 = v0 * v24;
const REAL v26 = v1 * v24;
const REAL v27 = v2 * v24;
const REAL v28 = v3 * v24;
const REAL v29 = v6 * v8;
const REAL v30 = v5 * v9;
const REAL v31 = v29 - v30;
const REAL v32 = v4 * v9;
const REAL v33 = v6 * v7;
const REAL v34 = v32 - v33;
const REAL v35 = v5 * v7;
const REAL v36 = v4 * v8;
const REAL v37 = v35 - v36;
const REAL v38 = v4 * v7;
const REAL v39 = v5 * v8;
const REAL v40 = v38 + v39;
const REAL v41 = v6 * v9;
const REAL v42 = v40 + v41;
const REAL v43 = PK_ABS(v25);
const REAL v44 = PK_ABS(v26);
const REAL v45 = PK_ABS(v27);
const REAL v46 = PK_ABS(v28);
const REAL v47 = v43 < v44 ? v44 : v43;
const REAL v48 = v47 < v45 ? v45 : v47;
const REAL v49 = v48 < v46 ? v46 : v48;
const REAL v50 = PK_UNSCALE(v49);
const REAL v51 = v25 * v50;
const REAL v52 = v26 * v50;
const REAL v53 = v27 * v50;
const REAL v54 = v28 * v50;
const REAL v55 = v51 * v51;
const REAL v56 = v52 * v52;
const REAL v57 = v55 + v56;
const REAL v58 = v53 * v53;
const REAL v59 = v57 + v58;
const REAL v60 = v54 * v54;
const REAL v61 = v59 + v60;
const REAL v62 = REAL(1) / v61;
const REAL v63 = REAL(2.0) * v62;
const REAL v64 = i2[0];
const REAL v65 = i2[1];
const REAL v66 = i2[2];
const REAL v67 = i3[0];
const REAL v68 = i3[1];
const REAL v69 = i3[2];
const REAL v70 = i3[3];
const REAL v71 = v27 * v70;
const REAL v72 = v26 * v70;
const REAL v73 = v28 * v70;
const REAL v74 = v25 * v70;
const REAL v75 = v26 * v69;
const REAL v76 = v74 - v75;
const REAL v77 = v28 * v69;
const REAL v78 = v77 - v71;
const REAL v79 = v27 * v69;
const REAL v80 = v73 + v79;
const REAL v81 = v25 * v69;
const REAL v82 = v72 + v81;
const REAL v83 = v28 * v68;
const REAL v84 = v82 - v83;
const REAL v85 = v27 * v68;
const REAL v86 = v76 + v85;
const REAL v87 = v26 * v68;
const REAL v88 = v80 + v87;
const REAL v89 = v25 * v68;
const REAL v90 = v78 + v89;
const REAL v91 = v28 * v67;
const REAL v92 = v86 - v91;
const REAL v93 = v27 * v67;
const REAL v94 = v84 - v93;
const REAL v95 = v26 * v67;
const REAL v96 = v90 - v95;
const REAL v97 = v25 * v67;
const REAL v98 = v88 + v97;
const REAL v99 = v63 * v66;
const REAL v100 = v63 * v65;
const REAL v101 = v63 * v64;
const REAL v102 = v53 * v99;
const REAL v103 = v52 * v99;
const REAL v104 = v52 * v100;
const REAL v105 = v54 * v100;
const REAL v106 = v105 - v102;
const REAL v107 = v54 * v101;
const REAL v108 = v103 - v107;
const REAL v109 = v53 * v101;
const REAL v110 = v109 - v104;
const REAL v111 = v51 * v99;
const REAL v112 = v110 + v111;
const REAL v113 = v51 * v100;
const REAL v114 = v108 + v113;
const REAL v115 = v51 * v101;
const REAL v116 = v106 + v115;
const REAL v117 = v53 * v112;
const REAL v118 = v64 - v117;
const REAL v119 = v52 * v112;
const REAL v120 = v65 + v119;
const REAL v121 = v52 * v114;
const REAL v122 = v66 - v121;
const REAL v123 = v54 * v114;
const REAL v124 = v118 + v123;
const REAL v125 = v54 * v116;
const REAL v126 = v120 - v125;
const REAL v127 = v53 * v116;
const REAL v128 = v122 + v127;
const REAL v129 = v9 * v92;
const REAL v130 = v8 * v94;
const REAL v131 = v129 + v130;
const REAL v132 = v7 * v96;
const REAL v133 = v131 + v132;
const REAL v134 = REAL(0.5) * v133;
const REAL v135 = v9 * v128;
const REAL v136 = v8 * v126;
const REAL v137 = v135 + v136;
const REAL v138 = v7 * v124;
const REAL v139 = v137 + v138;
const REAL v140 = v42 * v139;
const REAL v141 = v37 * v128;
const REAL v142 = v34 * v126;
const REAL v143 = v141 + v142;
const REAL v144 = v31 * v124;
const REAL v145 = v143 + v144;
const REAL v146 = v6 * v128;
const REAL v147 = v5 * v126;
const REAL v148 = v146 + v147;
const REAL v149 = v4 * v124;
const REAL v150 = v148 + v149;
const REAL v151 = REAL(0.5) * v145;
const REAL v152 = REAL(2.0) * v7;
const REAL v153 = REAL(2.0) * v8;
const REAL v154 = REAL(2.0) * v9;
const REAL v155 = v7 * v7;
const REAL v156 = -v155;
const REAL v157 = PK_FMA(v7, v7, v156);
const REAL v158 = PK_FMA(v8, v8, v155);
const REAL v159 = v158 - v155;
const REAL v160 = v158 - v159;
const REAL v161 = v155 - v160;
const REAL v162 = v155 - v158;
const REAL v163 = PK_FMA(v8, v8, v162);
const REAL v164 = v161 + v163;
const REAL v165 = v157 + v164;
const REAL v166 = PK_FMA(v9, v9, v158);
const REAL v167 = v166 - v158;
const REAL v168 = v166 - v167;
const REAL v169 = v158 - v168;
const REAL v170 = v158 - v166;
const REAL v171 = PK_FMA(v9, v9, v170);
const REAL v172 = v169 + v171;
const REAL v173 = v165 + v172;
const REAL v174 = REAL(0.25) * v166;
const REAL v175 = REAL(0.25) * v173;
const REAL v176 = PK_SQRT(v174);
const REAL v177 = REAL(0.3183098861837907) * v176;
const REAL v178 = PK_RINT(v177);
const REAL v179 = REAL(1) / v176;
const REAL v180 = -v176;
const REAL v181 = PK_FMA(v176, v180, v174);
const REAL v182 = v175 + v181;
const REAL v183 = REAL(0.5) * v179;
const REAL v184 = v182 * v183;
const REAL v185 = PK_FMA(v178, (REAL(-3.1415926218032837)), v176);
const REAL v186 = PK_FMA(v178, (REAL(-3.1786509424591713e-08)), v185);
const REAL v187 = PK_FMA(v178, (REAL(-1.2246467864107189e-16)), v186);
const REAL v188 = v184 + v187;
const auto v189 = REAL(2.0) < v188;
const REAL v190 = v189 ? REAL(2.0) : v188;
const auto v191 = v190 < (REAL(-2.0));
const REAL v192 = v191 ? (REAL(-2.0)) : v190;
const REAL v193 = REAL(0.5) * v178;
const REAL v194 = PK_RINT(v193);
const REAL v195 = v193 - v194;
const REAL v196 = PK_ABS(v195);
const REAL v197 = REAL(4.0) * v196;
const REAL v198 = REAL(1.0) - v197;
const auto v199 = v178 != REAL(0.0);
const REAL v200 = v192 * v192;
const REAL v201 = v199 ? v200 : v174;
const REAL v202 = PK_FMA(v201, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v203 = PK_FMA(v201, v202, REAL(1.605897465969838e-10));
const REAL v204 = PK_FMA(v201, v203, (REAL(-2.505210757580932e-08)));
const REAL v205 = PK_FMA(v201, v204, REAL(2.7557319218837673e-06));
const REAL v206 = PK_FMA(v201, v205, (REAL(-0.0001984126984125376)));
const REAL v207 = PK_FMA(v201, v206, REAL(0.008333333333333314));
const REAL v208 = PK_FMA(v201, v207, (REAL(-0.16666666666666666)));
const REAL v209 = PK_FMA(v201, v208, REAL(1.0));
const REAL v210 = PK_FMA(v201, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v211 = PK_FMA(v201, v210, (REAL(-1.1470691953867652e-11)));
const REAL v212 = PK_FMA(v201, v211, REAL(2.0876756198622268e-09));
const REAL v213 = PK_FMA(v201, v212, (REAL(-2.755731921716151e-07)));
const REAL v214 = PK_FMA(v201, v213, REAL(2.4801587301554145e-05));
const REAL v215 = PK_FMA(v201, v214, (REAL(-0.001388888888888881)));
const REAL v216 = PK_FMA(v201, v215, REAL(0.041666666666666664));
const REAL v217 = PK_FMA(v201, v216, (REAL(-0.5)));
const REAL v218 = PK_FMA(v201, v217, REAL(1.0));
const REAL v219 = v198 * v218;
const REAL v220 = v192 * v198;
const REAL v221 = v209 * v220;
const REAL v222 = v179 * v221;
const REAL v223 = v199 ? v222 : v209;
const REAL v224 = v223 - v219;
const REAL v225 = REAL(1) / v174;
const REAL v226 = v224 * v225;
const REAL v227 = PK_FMA(v174, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v228 = PK_FMA(v174, v227, (REAL(-4.4981620568669215e-14)));
const REAL v229 = PK_FMA(v174, v228, REAL(1.070602299732214e-11));
const REAL v230 = PK_FMA(v174, v229, (REAL(-1.9270852469696167e-09)));
const REAL v231 = PK_FMA(v174, v230, REAL(2.505210838380911e-07));
const REAL v232 = PK_FMA(v174, v231, (REAL(-2.204585537917878e-05)));
const REAL v233 = PK_FMA(v174, v232, REAL(0.0011904761904761882));
const REAL v234 = PK_FMA(v174, v233, (REAL(-0.03333333333333333)));
const REAL v235 = PK_FMA(v174, v234, REAL(0.3333333333333333));
const auto v236 = v174 < REAL(6.25);
const REAL v237 = v236 ? v235 : v226;
const REAL v238 = v223 * v223;
const REAL v239 = REAL(0.5) * v238;
const REAL v240 = v219 * v223;
const REAL v241 = v223 * v237;
const REAL v242 = v238 - v241;
const REAL v243 = v174 * v237;
const REAL v244 = v237 * v243;
const REAL v245 = v242 + v244;
const REAL v246 = REAL(0.25) * v245;
const REAL v247 = REAL(0.25) * v225;
const REAL v248 = REAL(0.5) * v166;
const REAL v249 = v223 * v248;
const REAL v250 = v223 * v249;
const REAL v251 = REAL(1.0) - v250;
const REAL v252 = v240 - v251;
const REAL v253 = v247 * v252;
const REAL v254 = REAL(0.5) * v245;
const REAL v255 = v254 - v253;
const REAL v256 = v247 * v255;
const REAL v257 = PK_FMA(v174, (REAL(-7.693418165533646e-21)), REAL(1.4648897136927483e-18));
const REAL v258 = PK_FMA(v174, v257, (REAL(-2.0261896027905125e-16)));
const REAL v259 = PK_FMA(v174, v258, REAL(2.3088227972455728e-14));
const REAL v260 = PK_FMA(v174, v259, (REAL(-2.1549870364028703e-12)));
const REAL v261 = PK_FMA(v174, v260, REAL(1.6122019800932443e-10));
const REAL v262 = PK_FMA(v174, v261, (REAL(-9.396834784598589e-09)));
const REAL v263 = PK_FMA(v174, v262, REAL(4.1111152221556665e-07));
const REAL v264 = PK_FMA(v174, v263, (REAL(-1.2826679493343332e-05)));
const REAL v265 = PK_FMA(v174, v264, REAL(0.00026455026455026413));
const REAL v266 = PK_FMA(v174, v265, (REAL(-0.0031746031746031746)));
const REAL v267 = PK_FMA(v174, v266, REAL(0.016666666666666666));
const REAL v268 = v236 ? v267 : v256;
const REAL v269 = v42 * v246;
const REAL v270 = REAL(0.5) * v223;
const REAL v271 = v92 * v270;
const REAL v272 = v94 * v270;
const REAL v273 = v96 * v270;
const REAL v274 = v128 * v269;
const REAL v275 = v271 + v274;
const REAL v276 = v126 * v269;
const REAL v277 = v272 + v276;
const REAL v278 = v124 * v269;
const REAL v279 = v273 + v278;
const REAL v280 = v139 * v246;
const REAL v281 = v9 * v280;
const REAL v282 = v6 * v280;
const REAL v283 = v275 + v282;
const REAL v284 = v8 * v280;
const REAL v285 = v5 * v280;
const REAL v286 = v277 + v285;
const REAL v287 = v7 * v280;
const REAL v288 = v4 * v280;
const REAL v289 = v279 + v288;
const REAL v290 = v128 * v239;
const REAL v291 = v126 * v239;
const REAL v292 = v124 * v239;
const REAL v293 = v8 * v290;
const REAL v294 = v287 - v293;
const REAL v295 = v4 * v290;
const REAL v296 = v286 - v295;
const REAL v297 = v7 * v290;
const REAL v298 = v284 + v297;
const REAL v299 = v5 * v290;
const REAL v300 = v289 + v299;
const REAL v301 = v7 * v291;
const REAL v302 = v281 - v301;
const REAL v303 = v6 * v291;
const REAL v304 = v300 - v303;
const REAL v305 = v9 * v291;
const REAL v306 = v294 + v305;
const REAL v307 = v4 * v291;
const REAL v308 = v283 + v307;
const REAL v309 = v9 * v292;
const REAL v310 = v298 - v309;
const REAL v311 = v5 * v292;
const REAL v312 = v308 - v311;
const REAL v313 = v8 * v292;
const REAL v314 = v302 + v313;
const REAL v315 = v6 * v292;
const REAL v316 = v296 + v315;
const REAL v317 = v128 * v240;
const REAL v318 = v314 + v317;
const REAL v319 = v126 * v240;
const REAL v320 = v310 + v319;
const REAL v321 = v124 * v240;
const REAL v322 = v306 + v321;
const REAL v323 = REAL(2.0) * v268;
const REAL v324 = v140 * v323;
const REAL v325 = v150 * v219;
const REAL v326 = v134 + v325;
const REAL v327 = v150 * v223;
const REAL v328 = v98 + v327;
const REAL v329 = v270 * v328;
const REAL v330 = v324 + v329;
const REAL v331 = v151 * v223;
const REAL v332 = v326 + v331;
const REAL v333 = v331 + v332;
const REAL v334 = REAL(0.5) * v237;
const REAL v335 = v333 * v334;
const REAL v336 = v330 + v335;
const REAL v337 = REAL(0.25) * v336;
const REAL v338 = v152 * v337;
const REAL v339 = v304 - v338;
const REAL v340 = v153 * v337;
const REAL v341 = v316 - v340;
const REAL v342 = v154 * v337;
const REAL v343 = v312 - v342;
o0[0] = v322;
o0[1] = v320;
o0[2] = v318;
o0[3] = v339;
o0[4] = v341;
o0[5] = v343;
{ STORE* __restrict p = (STORE*)o0_ + t * 6; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[2]); w.x[1] = STORE(o0[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o0[4]); w.x[1] = STORE(o0[5]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
STORE* const o0_b = (STORE*)o0_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 4;
const STORE* __restrict i1 = i1_b + b * 6;
const STORE* __restrict i2 = i2_b + b * 3;
const STORE* __restrict i3 = i3_b + b * 4;
STORE* __restrict o0 = o0_b + b * 6;
#pragma clang loop vectorize(assume_safety)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[4 * i + 0]);
const REAL v1 = REAL(i0[4 * i + 1]);
const REAL v2 = REAL(i0[4 * i + 2]);
const REAL v3 = REAL(i0[4 * i + 3]);
const REAL v4 = REAL(i1[6 * i + 0]);
const REAL v5 = REAL(i1[6 * i + 1]);
const REAL v6 = REAL(i1[6 * i + 2]);
const REAL v7 = REAL(i1[6 * i + 3]);
const REAL v8 = REAL(i1[6 * i + 4]);
const REAL v9 = REAL(i1[6 * i + 5]);
const REAL v10 = PK_ABS(v0);
const REAL v11 = PK_ABS(v1);
const REAL v12 = PK_ABS(v2);
const REAL v13 = PK_ABS(v3);
const REAL v14 = v10 < v11 ? v11 : v10;
const REAL v15 = v14 < v12 ? v12 : v14;
const REAL v16 = v15 < v13 ? v13 : v15;
const auto v17 = v16 != REAL(0.0);
const REAL v18 = v17 ? v16 : REAL(1.0);
const REAL v19 = PK_UNSCALE(v18);
const auto v20 = REAL(64.0) < v16;
const REAL v21 = PK_UNSCALE(v16);
const auto v22 = v16 < REAL(0.015625);
const REAL v23 = v22 ? v19 : REAL(1.0);
const REAL v24 = v20 ? v21 : v23;
const REAL v25 = v0 * v24;
const REAL v26 = v1 * v24;
const REAL v27 = v2 * v24;
const REAL v28 = v3 * v24;
const REAL v29 = v6 * v8;
const REAL v30 = v5 * v9;
const REAL v31 = v29 - v30;
const REAL v32 = v4 * v9;
const REAL v33 = v6 * v7;
const REAL v34 = v32 - v33;
const REAL v35 = v5 * v7;
const REAL v36 = v4 * v8;
const REAL v37 = v35 - v36;
const REAL v38 = v4 * v7;
const REAL v39 = v5 * v8;
const REAL v40 = v38 + v39;
const REAL v41 = v6 * v9;
const REAL v42 = v40 + v41;
const REAL v43 = PK_ABS(v25);
const REAL v44 = PK_ABS(v26);
const REAL v45 = PK_ABS(v27);
const REAL v46 = PK_ABS(v28);
const REAL v47 = v43 < v44 ? v44 : v43;
const REAL v48 = v47 < v45 ? v45 : v47;
const REAL v49 = v48 < v46 ? v46 : v48;
const REAL v50 = PK_UNSCALE(v49);
const REAL v51 = v25 * v50;
const REAL v52 = v26 * v50;
const REAL v53 = v27 * v50;
const REAL v54 = v28 * v50;
const REAL v55 = v51 * v51;
const REAL v56 = v52 * v52;
const REAL v57 = v55 + v56;
const REAL v58 = v53 * v53;
const REAL v59 = v57 + v58;
const REAL v60 = v54 * v54;
const REAL v61 = v59 + v60;
const REAL v62 = REAL(1) / v61;
const REAL v63 = REAL(2.0) * v62;
const REAL v64 = REAL(i2[3 * i + 0]);
const REAL v65 = REAL(i2[3 * i + 1]);
const REAL v66 = REAL(i2[3 * i + 2]);
const REAL v67 = REAL(i3[4 * i + 0]);
const REAL v68 = REAL(i3[4 * i + 1]);
const REAL v69 = REAL(i3[4 * i + 2]);
const REAL v70 = REAL(i3[4 * i + 3]);
const REAL v71 = v27 * v70;
const REAL v72 = v26 * v70;
const REAL v73 = v28 * v70;
const REAL v74 = v25 * v70;
const REAL v75 = v26 * v69;
const REAL v76 = v74 - v75;
const REAL v77 = v28 * v69;
const REAL v78 = v77 - v71;
const REAL v79 = v27 * v69;
const REAL v80 = v73 + v79;
const REAL v81 = v25 * v69;
const REAL v82 = v72 + v81;
const REAL v83 = v28 * v68;
const REAL v84 = v82 - v83;
const REAL v85 = v27 * v68;
const REAL v86 = v76 + v85;
const REAL v87 = v26 * v68;
const REAL v88 = v80 + v87;
const REAL v89 = v25 * v68;
const REAL v90 = v78 + v89;
const REAL v91 = v28 * v67;
const REAL v92 = v86 - v91;
const REAL v93 = v27 * v67;
const REAL v94 = v84 - v93;
const REAL v95 = v26 * v67;
const REAL v96 = v90 - v95;
const REAL v97 = v25 * v67;
const REAL v98 = v88 + v97;
const REAL v99 = v63 * v66;
const REAL v100 = v63 * v65;
const REAL v101 = v63 * v64;
const REAL v102 = v53 * v99;
const REAL v103 = v52 * v99;
const REAL v104 = v52 * v100;
const REAL v105 = v54 * v100;
const REAL v106 = v105 - v102;
const REAL v107 = v54 * v101;
const REAL v108 = v103 - v107;
const REAL v109 = v53 * v101;
const REAL v110 = v109 - v104;
const REAL v111 = v51 * v99;
const REAL v112 = v110 + v111;
const REAL v113 = v51 * v100;
const REAL v114 = v108 + v113;
const REAL v115 = v51 * v101;
const REAL v116 = v106 + v115;
const REAL v117 = v53 * v112;
const REAL v118 = v64 - v117;
const REAL v119 = v52 * v112;
const REAL v120 = v65 + v119;
const REAL v121 = v52 * v114;
const REAL v122 = v66 - v121;
const REAL v123 = v54 * v114;
const REAL v124 = v118 + v123;
const REAL v125 = v54 * v116;
const REAL v126 = v120 - v125;
const REAL v127 = v53 * v116;
const REAL v128 = v122 + v127;
const REAL v129 = v9 * v92;
const REAL v130 = v8 * v94;
const REAL v131 = v129 + v130;
const REAL v132 = v7 * v96;
const REAL v133 = v131 + v132;
const REAL v134 = REAL(0.5) * v133;
const REAL v135 = v9 * v128;
const REAL v136 = v8 * v126;
const REAL v137 = v135 + v136;
const REAL v138 = v7 * v124;
const REAL v139 = v137 + v138;
const REAL v140 = v42 * v139;
const REAL v141 = v37 * v128;
const REAL v142 = v34 * v126;
const REAL v143 = v141 + v142;
const REAL v144 = v31 * v124;
const REAL v145 = v143 + v144;
const REAL v146 = v6 * v128;
const REAL v147 = v5 * v126;
const REAL v148 = v146 + v147;
const REAL v149 = v4 * v124;
const REAL v150 = v148 + v149;
const REAL v151 = REAL(0.5) * v145;
const REAL v152 = REAL(2.0) * v7;
const REAL v153 = REAL(2.0) * v8;
const REAL v154 = REAL(2.0) * v9;
const REAL v155 = v7 * v7;
const REAL v156 = -v155;
const REAL v157 = PK_FMA(v7, v7, v156);
const REAL v158 = PK_FMA(v8, v8, v155);
const REAL v159 = v158 - v155;
const REAL v160 = v158 - v159;
const REAL v161 = v155 - v160;
const REAL v162 = v155 - v158;
const REAL v163 = PK_FMA(v8, v8, v162);
const REAL v164 = v161 + v163;
const REAL v165 = v157 + v164;
const REAL v166 = PK_FMA(v9, v9, v158);
const REAL v167 = v166 - v158;
const REAL v168 = v166 - v167;
const REAL v169 = v158 - v168;
const REAL v170 = v158 - v166;
const REAL v171 = PK_FMA(v9, v9, v170);
const REAL v172 = v169 + v171;
const REAL v173 = v165 + v172;
const REAL v174 = REAL(0.25) * v166;
const REAL v175 = REAL(0.25) * v173;
const REAL v176 = PK_SQRT(v174);
const REAL v177 = REAL(0.3183098861837907) * v176;
const REAL v178 = PK_RINT(v177);
const REAL v179 = REAL(1) / v176;
const REAL v180 = -v176;
const REAL v181 = PK_FMA(v176, v180, v174);
const REAL v182 = v175 + v181;
const REAL v183 = REAL(0.5) * v179;
const REAL v184 = v182 * v183;
const REAL v185 = PK_FMA(v178, (REAL(-3.1415926218032837)), v176);
const REAL v186 = PK_FMA(v178, (REAL(-3.1786509424591713e-08)), v185);
const REAL v187 = PK_FMA(v178, (REAL(-1.2246467864107189e-16)), v186);
const REAL v188 = v184 + v187;
const auto v189 = REAL(2.0) < v188;
const REAL v190 = v189 ? REAL(2.0) : v188;
const auto v191 = v190 < (REAL(-2.0));
const REAL v192 = v191 ? (REAL(-2.0)) : v190;
const REAL v193 = REAL(0.5) * v178;
const REAL v194 = PK_RINT(v193);
const REAL v195 = v193 - v194;
const REAL v196 = PK_ABS(v195);
const REAL v197 = REAL(4.0) * v196;
const REAL v198 = REAL(1.0) - v197;
const auto v199 = v178 != REAL(0.0);
const REAL v200 = v192 * v192;
const REAL v201 = v199 ? v200 : v174;
const REAL v202 = PK_FMA(v201, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v203 = PK_FMA(v201, v202, REAL(1.605897465969838e-10));
const REAL v204 = PK_FMA(v201, v203, (REAL(-2.505210757580932e-08)));
const REAL v205 = PK_FMA(v201, v204, REAL(2.7557319218837673e-06));
const REAL v206 = PK_FMA(v201, v205, (REAL(-0.0001984126984125376)));
const REAL v207 = PK_FMA(v201, v206, REAL(0.008333333333333314));
const REAL v208 = PK_FMA(v201, v207, (REAL(-0.16666666666666666)));
const REAL v209 = PK_FMA(v201, v208, REAL(1.0));
const REAL v210 = PK_FMA(v201, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v211 = PK_FMA(v201, v210, (REAL(-1.1470691953867652e-11)));
const REAL v212 = PK_FMA(v201, v211, REAL(2.0876756198622268e-09));
const REAL v213 = PK_FMA(v201, v212, (REAL(-2.755731921716151e-07)));
const REAL v214 = PK_FMA(v201, v213, REAL(2.4801587301554145e-05));
const REAL v215 = PK_FMA(v201, v214, (REAL(-0.001388888888888881)));
const REAL v216 = PK_FMA(v201, v215, REAL(0.041666666666666664));
const REAL v217 = PK_FMA(v201, v216, (REAL(-0.5)));
const REAL v218 = PK_FMA(v201, v217, REAL(1.0));
const REAL v219 = v198 * v218;
const REAL v220 = v192 * v198;
const REAL v221 = v209 * v220;
const REAL v222 = v179 * v221;
const REAL v223 = v199 ? v222 : v209;
const REAL v224 = v223 - v219;
const REAL v225 = REAL(1) / v174;
const REAL v226 = v224 * v225;
const REAL v227 = PK_FMA(v174, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v228 = PK_FMA(v174, v227, (REAL(-4.4981620568669215e-14)));
const REAL v229 = PK_FMA(v174, v228, REAL(1.070602299732214e-11));
const REAL v230 = PK_FMA(v174, v229, (REAL(-1.9270852469696167e-09)));
const REAL v231 = PK_FMA(v174, v230, REAL(2.505210838380911e-07));
const REAL v232 = PK_FMA(v174, v231, (REAL(-2.204585537917878e-05)));
const REAL v233 = PK_FMA(v174, v232, REAL(0.0011904761904761882));
const REAL v234 = PK_FMA(v174, v233, (REAL(-0.03333333333333333)));
const REAL v235 = PK_FMA(v174, v234, REAL(0.3333333333333333));
const auto v236 = v174 < REAL(6.25);
const REAL v237 = v236 ? v235 : v226;
const REAL v238 = v223 * v223;
const REAL v239 = REAL(0.5) * v238;
const REAL v240 = v219 * v223;
const REAL v241 = v223 * v237;
const REAL v242 = v238 - v241;
const REAL v243 = v174 * v237;
const REAL v244 = v237 * v243;
const REAL v245 = v242 + v244;
const REAL v246 = REAL(0.25) * v245;
const REAL v247 = REAL(0.25) * v225;
const REAL v248 = REAL(0.5) * v166;
const REAL v249 = v223 * v248;
const REAL v250 = v223 * v249;
const REAL v251 = REAL(1.0) - v250;
const REAL v252 = v240 - v251;
const REAL v253 = v247 * v252;
const REAL v254 = REAL(0.5) * v245;
const REAL v255 = v254 - v253;
const REAL v256 = v247 * v255;
const REAL v257 = PK_FMA(v174, (REAL(-7.693418165533646e-21)), REAL(1.4648897136927483e-18));
const REAL v258 = PK_FMA(v174, v257, (REAL(-2.0261896027905125e-16)));
const REAL v259 = PK_FMA(v174, v258, REAL(2.3088227972455728e-14));
const REAL v260 = PK_FMA(v174, v259, (REAL(-2.1549870364028703e-12)));
const REAL v261 = PK_FMA(v174, v260, REAL(1.6122019800932443e-10));
const REAL v262 = PK_FMA(v174, v261, (REAL(-9.396834784598589e-09)));
const REAL v263 = PK_FMA(v174, v262, REAL(4.1111152221556665e-07));
const REAL v264 = PK_FMA(v174, v263, (REAL(-1.2826679493343332e-05)));
const REAL v265 = PK_FMA(v174, v264, REAL(0.00026455026455026413));
const REAL v266 = PK_FMA(v174, v265, (REAL(-0.0031746031746031746)));
const REAL v267 = PK_FMA(v174, v266, REAL(0.016666666666666666));
const REAL v268 = v236 ? v267 : v256;
const REAL v269 = v42 * v246;
const REAL v270 = REAL(0.5) * v223;
const REAL v271 = v92 * v270;
const REAL v272 = v94 * v270;
const REAL v273 = v96 * v270;
const REAL v274 = v128 * v269;
const REAL v275 = v271 + v274;
const REAL v276 = v126 * v269;
const REAL v277 = v272 + v276;
const REAL v278 = v124 * v269;
const REAL v279 = v273 + v278;
const REAL v280 = v139 * v246;
const REAL v281 = v9 * v280;
const REAL v282 = v6 * v280;
const REAL v283 = v275 + v282;
const REAL v284 = v8 * v280;
const REAL v285 = v5 * v280;
const REAL v286 = v277 + v285;
const REAL v287 = v7 * v280;
const REAL v288 = v4 * v280;
const REAL v289 = v279 + v288;
const REAL v290 = v128 * v239;
const REAL v291 = v126 * v239;
const REAL v292 = v124 * v239;
const REAL v293 = v8 * v290;
const REAL v294 = v287 - v293;
const REAL v295 = v4 * v290;
const REAL v296 = v286 - v295;
const REAL v297 = v7 * v290;
const REAL v298 = v284 + v297;
const REAL v299 = v5 * v290;
const REAL v300 = v289 + v299;
const REAL v301 = v7 * v291;
const REAL v302 = v281 - v301;
const REAL v303 = v6 * v291;
const REAL v304 = v300 - v303;
const REAL v305 = v9 * v291;
const REAL v306 = v294 + v305;
const REAL v307 = v4 * v291;
const REAL v308 = v283 + v307;
const REAL v309 = v9 * v292;
const REAL v310 = v298 - v309;
const REAL v311 = v5 * v292;
const REAL v312 = v308 - v311;
const REAL v313 = v8 * v292;
const REAL v314 = v302 + v313;
const REAL v315 = v6 * v292;
const REAL v316 = v296 + v315;
const REAL v317 = v128 * v240;
const REAL v318 = v314 + v317;
const REAL v319 = v126 * v240;
const REAL v320 = v310 + v319;
const REAL v321 = v124 * v240;
const REAL v322 = v306 + v321;
const REAL v323 = REAL(2.0) * v268;
const REAL v324 = v140 * v323;
const REAL v325 = v150 * v219;
const REAL v326 = v134 + v325;
const REAL v327 = v150 * v223;
const REAL v328 = v98 + v327;
const REAL v329 = v270 * v328;
const REAL v330 = v324 + v329;
const REAL v331 = v151 * v223;
const REAL v332 = v326 + v331;
const REAL v333 = v331 + v332;
const REAL v334 = REAL(0.5) * v237;
const REAL v335 = v333 * v334;
const REAL v336 = v330 + v335;
const REAL v337 = REAL(0.25) * v336;
const REAL v338 = v152 * v337;
const REAL v339 = v304 - v338;
const REAL v340 = v153 * v337;
const REAL v341 = v316 - v340;
const REAL v342 = v154 * v337;
const REAL v343 = v312 - v342;
o0[6 * i + 0] = STORE(v322);
o0[6 * i + 1] = STORE(v320);
o0[6 * i + 2] = STORE(v318);
o0[6 * i + 3] = STORE(v339);
o0[6 * i + 4] = STORE(v341);
o0[6 * i + 5] = STORE(v343);
}

}


#endif
}


// <posekit Pose.retract>v001.11 f64.>:1
static CUDA_CALLABLE void adj_pk_Pose_retract_f64_099bfe50_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_Pose_retract_f64_099bfe50_83cd66c7 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_Pose_retract_f64_099bfe50_83cd66c7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_retract_f64_099bfe50_83cd66c7 *_wp_args)
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
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Pose_retract_f64_099bfe50(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_Pose_retract_f64_099bfe50_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, o0_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_retract_f64_099bfe50_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_retract_f64_099bfe50_83cd66c7_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_retract_f64_099bfe50_83cd66c7 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_retract_f64_099bfe50_83cd66c7_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_retract_f64_099bfe50_83cd66c7_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_retract_f64_099bfe50_83cd66c7 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_retract_f64_099bfe50_83cd66c7_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_retract_f64_099bfe50_83cd66c7_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_retract_f64_099bfe50_83cd66c7 *_wp_args)
{
    pk_Pose_retract_f64_099bfe50_83cd66c7_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

