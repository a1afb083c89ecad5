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


// <posekit least_squares.advance.1 f64.>:1
static CUDA_CALLABLE void pk_least_squares_advance_1_f64_b24bf94b_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 i8_,
    wp::uint64 i9_,
    wp::uint64 i10_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_)
{
// i0 = best_x0_0
// i1 = best_cost
// i2 = best_gradient0
// i3 = best_hessian0_0
// i4 = trial_x0_0
// i5 = trial_cost
// i6 = trial_gradient0
// i7 = trial_hessian0_0
// i8 = control
// i9 = region
// i10 = settings
// o0 = best_x0_0
// o1 = best_cost
// o2 = best_gradient0
// o3 = best_hessian0_0
// o4 = trial_x0_0
// o5 = control
// o6 = region
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
REAL i0[1];
REAL i1[1];
REAL i2[1];
REAL i3[1];
REAL i4[1];
REAL i5[1];
REAL i6[1];
REAL i7[1];
REAL i8[8];
REAL i9[3];
REAL i10[8];
REAL o0[1];
REAL o1[1];
REAL o2[1];
REAL o3[1];
REAL o4[1];
REAL o5[8];
REAL o6[3];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 1; i0[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 1; i1[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 1; i2[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 1; i3[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i4_ + t * 1; i4[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i5_ + t * 1; i5[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i6_ + t * 1; i6[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i7_ + t * 1; i7[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i8_ + t * 8; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i8[0] = REAL(w.x[0]); i8[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i8[2] = REAL(w.x[0]); i8[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i8[4] = REAL(w.x[0]); i8[5] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[3]; i8[6] = REAL(w.x[0]); i8[7] = REAL(w.x[1]); } } else { i8[0] = REAL(p[0]); i8[1] = REAL(p[1]); i8[2] = REAL(p[2]); i8[3] = REAL(p[3]); i8[4] = REAL(p[4]); i8[5] = REAL(p[5]); i8[6] = REAL(p[6]); i8[7] = REAL(p[7]); } }
{ const STORE* __restrict p = (const STORE*)i9_ + t * 3; i9[0] = REAL(p[0]); i9[1] = REAL(p[1]); i9[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i10_ + t * 8; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i10[0] = REAL(w.x[0]); i10[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i10[2] = REAL(w.x[0]); i10[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i10[4] = REAL(w.x[0]); i10[5] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[3]; i10[6] = REAL(w.x[0]); i10[7] = REAL(w.x[1]); } } else { i10[0] = REAL(p[0]); i10[1] = REAL(p[1]); i10[2] = REAL(p[2]); i10[3] = REAL(p[3]); i10[4] = REAL(p[4]); i10[5] = REAL(p[5]); i10[6] = REAL(p[6]); i10[7] = REAL(p[7]); } }
const REAL v0 = i0[0];
const REAL v1 = i1[0];
const REAL v2 = i2[0];
const REAL v3 = i3[0];
const REAL v4 = i4[0];
const REAL v5 = i5[0];
const REAL v6 = i6[0];
const REAL v7 = i7[0];
const REAL v8 = i8[0];
const REAL v9 = i8[1];
const REAL v10 = i8[2];
const REAL v11 = i8[3];
const REAL v12 = i8[4];
const REAL v13 = i8[5];
const REAL v14 = i8[6];
const REAL v15 = i9[0];
const REAL v16 = i9[1];
const REAL v17 = i9[2];
const REAL v18 = i10[1];
const REAL v19 = i10[2];
const REAL v20 = i10[3];
const REAL v21 = i10[4];
const REAL v22 = i10[5];
const REAL v23 = i10[6];
const REAL v24 = i10[7];
const REAL v25 = v6 + v7;
const auto v26 = v13 < REAL(0.5);
const REAL v27 = v26 ? REAL(1.0) : REAL(0.0);
const auto v28 = v9 <= REAL(0.0);
const REAL v29 = v28 ? REAL(1.0) : REAL(0.0);
const auto v30 = v25 < REAL(0.0);
const REAL v31 = -v25;
const REAL v32 = v30 ? v31 : v25;
const REAL v33 = REAL(1) / v5;
const auto v34 = REAL(0.0) < v33;
const REAL v35 = v34 ? REAL(1.0) : REAL(0.0);
const REAL v36 = REAL(1.0) + v32;
const REAL v37 = REAL(1) / v36;
const auto v38 = REAL(0.0) < v37;
const REAL v39 = v38 ? REAL(1.0) : REAL(0.0);
const REAL v40 = v35 * v39;
const REAL v41 = v1 * v23;
const auto v42 = v10 <= v41;
const REAL v43 = v42 ? REAL(1.0) : REAL(0.0);
const REAL v44 = v1 - v5;
const REAL v45 = v44 * v44;
const REAL v46 = v41 * v41;
const auto v47 = v45 <= v46;
const REAL v48 = v47 ? REAL(1.0) : REAL(0.0);
const REAL v49 = v43 * v48;
const REAL v50 = REAL(1.0) - v29;
const REAL v51 = v49 * v50;
const auto v52 = v5 < v1;
const REAL v53 = v52 ? REAL(1.0) : REAL(0.0);
const REAL v54 = v27 * v40;
const REAL v55 = v29 < v53 ? v53 : v29;
const REAL v56 = v55 < v51 ? v51 : v55;
const REAL v57 = v54 * v56;
const auto v58 = REAL(0.0) < v10;
const REAL v59 = v58 ? v10 : REAL(1.0);
const REAL v60 = REAL(1) / v59;
const auto v61 = REAL(0.0) < v29;
const auto v62 = REAL(0.0) < v27;
const auto v63 = REAL(0.0) < v57;
const REAL v64 = REAL(2.0) * v9;
const REAL v65 = v63 ? REAL(2.0) : v64;
const REAL v66 = v62 ? v65 : v9;
const REAL v67 = v61 ? v5 : v12;
const REAL v68 = v27 * v29;
const REAL v69 = REAL(1.0) - v40;
const REAL v70 = v68 * v69;
const auto v71 = REAL(0.0) < v70;
const REAL v72 = v71 ? REAL(5.0) : v13;
const REAL v73 = v27 * v50;
const REAL v74 = v14 + v73;
const REAL v75 = v51 * v57;
const REAL v76 = v28 ? v27 : REAL(0.0);
const auto v77 = REAL(0.5) < v76;
const REAL v78 = v77 ? v5 : v1;
const REAL v79 = v77 ? v6 : v2;
const REAL v80 = v77 ? v7 : v3;
const auto v81 = REAL(0.5) < v57;
const REAL v82 = v81 ? v5 : v78;
const REAL v83 = v81 ? v6 : v79;
const REAL v84 = v81 ? v7 : v80;
const REAL v85 = v81 ? v4 : v0;
const REAL v86 = v17 < v84 ? v84 : v17;
const REAL v87 = v85 * v85;
const REAL v88 = v86 * v87;
const auto v89 = REAL(0.0) < v88;
const REAL v90 = v89 ? v88 : REAL(1.0);
const REAL v91 = REAL(1) / PK_SQRT(v90);
const REAL v92 = v88 * v91;
const REAL v93 = v89 ? v92 : REAL(1.152921504606847e+18);
const REAL v94 = v78 - v5;
const REAL v95 = v60 * v94;
const auto v96 = REAL(0.0) < v75;
const REAL v97 = v96 ? REAL(1.0) : v95;
const auto v98 = REAL(0.25) <= v97;
const REAL v99 = v98 ? REAL(1.0) : REAL(0.0);
const REAL v100 = v57 * v99;
const REAL v101 = REAL(0.99) * v15;
const auto v102 = v16 < v101;
const REAL v103 = REAL(2.0) * v15;
const REAL v104 = v102 ? v15 : v103;
const auto v105 = REAL(0.75) < v97;
const REAL v106 = v105 ? v104 : v15;
const REAL v107 = REAL(0.25) * v16;
const auto v108 = REAL(0.0) < v100;
const REAL v109 = v108 ? v106 : v107;
const REAL v110 = v28 ? v93 : v109;
const REAL v111 = v18 * v86;
const REAL v112 = v18 * v111;
const auto v113 = v112 < v86;
const REAL v114 = REAL(1.262177448353619e-29) * v86;
const auto v115 = v114 < v86;
const auto v116 = v113 & v115;
const auto v117 = REAL(0.0) < v86;
const REAL v118 = v117 ? v86 : REAL(1.0);
const REAL v119 = v116 ? v86 : v118;
const REAL v120 = REAL(1) / PK_SQRT(v119);
const REAL v121 = v120 * v120;
const REAL v122 = v84 * v121;
const REAL v123 = v116 ? v122 : REAL(0.0);
const REAL v124 = v83 * v120;
const REAL v125 = -v124;
const REAL v126 = v116 ? v125 : REAL(0.0);
const REAL v127 = v18 + v123;
const REAL v128 = v110 * v110;
const REAL v129 = REAL(1.21) * v128;
const REAL v130 = v126 * v126;
const REAL v131 = PK_SQRT(v130);
const auto v132 = REAL(0.0) < v123;
const REAL v133 = v132 ? v123 : REAL(1.0);
const REAL v134 = REAL(1) / PK_SQRT(v133);
const REAL v135 = v123 * v134;
const REAL v136 = REAL(1) / PK_SQRT(REAL(1.0));
const REAL v137 = v135 * v136;
const REAL v138 = v84 * v87;
const auto v139 = REAL(0.0) < v138;
const REAL v140 = v139 ? v138 : REAL(1.1830521861667747e-271);
const REAL v141 = REAL(1) / v140;
const auto v142 = v84 <= REAL(0.0);
const auto v143 = v72 < REAL(0.5);
const REAL v144 = v143 ? REAL(1.0) : REAL(0.0);
const REAL v145 = v19 * v82;
const REAL v146 = v20 * v67;
const auto v147 = v82 <= v146;
const REAL v148 = v147 ? REAL(1.0) : REAL(0.0);
const auto v149 = REAL(0.0) <= v19;
const REAL v150 = v149 ? REAL(1.0) : REAL(0.0);
const REAL v151 = REAL(1.0) - v57;
const auto v152 = REAL(0.0) < v144;
const REAL v153 = v127 < v18 ? v18 : v127;
const REAL v154 = REAL(1) / PK_SQRT(v153);
const REAL v155 = v126 * v154;
const REAL v156 = v154 * v155;
const REAL v157 = v156 * v156;
const auto v158 = v129 < v157;
const REAL v159 = v158 ? v110 : REAL(1.0);
const REAL v160 = v154 * v156;
const auto v161 = REAL(0.0) < v157;
const REAL v162 = v161 ? v157 : REAL(1.0);
const REAL v163 = REAL(1) / PK_SQRT(v162);
const REAL v164 = v157 * v163;
const REAL v165 = v164 - v159;
const REAL v166 = REAL(1) / v159;
const REAL v167 = v165 * v166;
const REAL v168 = v160 * v160;
const REAL v169 = v157 * v167;
const auto v170 = REAL(0.0) < v168;
const REAL v171 = v170 ? v168 : REAL(1.0);
const REAL v172 = REAL(1) / v171;
const REAL v173 = v169 * v172;
const REAL v174 = v18 + v173;
const REAL v175 = v174 < v8 ? v8 : v174;
const REAL v176 = v158 ? v175 : v18;
const REAL v177 = v123 + v176;
const REAL v178 = v177 < v18 ? v18 : v177;
const REAL v179 = REAL(1) / PK_SQRT(v178);
const REAL v180 = v126 * v179;
const REAL v181 = v179 * v180;
const REAL v182 = v181 * v181;
const REAL v183 = v179 * v181;
const auto v184 = REAL(0.0) < v182;
const REAL v185 = v184 ? v182 : REAL(1.0);
const REAL v186 = REAL(1) / PK_SQRT(v185);
const REAL v187 = v182 * v186;
const REAL v188 = v187 - v159;
const REAL v189 = v166 * v188;
const REAL v190 = v183 * v183;
const REAL v191 = v182 * v189;
const auto v192 = REAL(0.0) < v190;
const REAL v193 = v192 ? v190 : REAL(1.0);
const REAL v194 = REAL(1) / v193;
const REAL v195 = v191 * v194;
const REAL v196 = v176 + v195;
const auto v197 = v189 < REAL(0.1);
const REAL v198 = -v189;
const auto v199 = v198 < REAL(0.1);
const auto v200 = v197 & v199;
const REAL v201 = v174 < v196 ? v196 : v174;
const REAL v202 = v131 * v166;
const auto v203 = REAL(1.0) < v189;
const REAL v204 = PK_SQRT(v201);
const REAL v205 = PK_SQRT(v202);
const REAL v206 = v204 * v205;
const REAL v207 = v203 ? v206 : v201;
const REAL v208 = v200 ? v176 : v207;
const REAL v209 = v158 ? v208 : v18;
const REAL v210 = v123 + v209;
const REAL v211 = v210 < v18 ? v18 : v210;
const REAL v212 = REAL(1) / PK_SQRT(v211);
const REAL v213 = v126 * v212;
const REAL v214 = v212 * v213;
const REAL v215 = v214 * v214;
const auto v216 = REAL(0.0) < v215;
const REAL v217 = v216 ? v215 : REAL(1.0);
const REAL v218 = REAL(1) / PK_SQRT(v217);
const REAL v219 = v215 * v218;
const auto v220 = v110 < v219;
const REAL v221 = v220 ? v219 : REAL(1.0);
const REAL v222 = REAL(1) / v221;
const REAL v223 = v110 * v222;
const REAL v224 = v220 ? v223 : REAL(1.0);
const REAL v225 = v126 * v214;
const REAL v226 = REAL(2.0) * v224;
const REAL v227 = v225 * v226;
const REAL v228 = v224 * v224;
const REAL v229 = v209 * v215;
const REAL v230 = v225 - v229;
const REAL v231 = v228 * v230;
const REAL v232 = v227 - v231;
const REAL v233 = v158 ? v209 : v8;
const REAL v234 = v219 * v224;
const REAL v235 = v126 * v156;
const REAL v236 = v137 * v154;
const REAL v237 = v154 * v236;
const REAL v238 = v135 * v237;
const REAL v239 = v238 * v238;
const REAL v240 = REAL(1) / PK_SQRT(v239);
const REAL v241 = v135 * v238;
const REAL v242 = v240 * v241;
const REAL v243 = v154 * v242;
const REAL v244 = v154 * v243;
const REAL v245 = v135 * v244;
const REAL v246 = v245 * v245;
const REAL v247 = REAL(1) / PK_SQRT(v246);
const REAL v248 = v132 ? v247 : REAL(0.0);
const REAL v249 = v248 - v18;
const REAL v250 = v120 * v214;
const REAL v251 = v224 * v250;
const REAL v252 = v120 * v156;
const REAL v253 = v251 * v251;
const REAL v254 = v84 * v253;
const auto v255 = REAL(0.0) < v254;
const REAL v256 = v141 * v254;
const REAL v257 = v255 ? v256 : REAL(0.0);
const REAL v258 = v252 * v252;
const REAL v259 = v84 * v258;
const auto v260 = REAL(0.0) < v259;
const REAL v261 = v141 * v259;
const REAL v262 = v260 ? v261 : REAL(0.0);
const REAL v263 = v142 ? (REAL(-1.0)) : v249;
const auto v264 = v11 <= v235;
const REAL v265 = v264 ? REAL(1.0) : REAL(0.0);
const REAL v266 = v75 * v265;
const REAL v267 = REAL(1.0) - v266;
const REAL v268 = v57 * v267;
const auto v269 = v235 <= v145;
const REAL v270 = v269 ? REAL(1.0) : REAL(0.0);
const auto v271 = v262 <= v21;
const REAL v272 = v271 ? REAL(1.0) : REAL(0.0);
const REAL v273 = v150 * v266;
const REAL v274 = v270 < v148 ? v148 : v270;
const REAL v275 = v274 < v272 ? v272 : v274;
const REAL v276 = v275 < v273 ? v273 : v275;
const auto v277 = v257 <= v21;
const REAL v278 = v277 ? REAL(1.0) : REAL(0.0);
const REAL v279 = v151 * v278;
const auto v280 = v262 <= v22;
const REAL v281 = v280 ? REAL(1.0) : REAL(0.0);
const auto v282 = v263 < (REAL(-0.5));
const REAL v283 = v282 ? REAL(6.0) : REAL(2.0);
const REAL v284 = v279 * v281;
const REAL v285 = v276 < v284 ? v284 : v276;
const auto v286 = REAL(0.0) < v285;
const auto v287 = v263 <= v24;
const REAL v288 = v287 ? v283 : REAL(1.0);
const auto v289 = REAL(0.0) < v279;
const REAL v290 = v289 ? REAL(4.0) : REAL(0.0);
const REAL v291 = v286 ? v288 : v290;
const REAL v292 = v152 ? v291 : v72;
const auto v293 = REAL(0.0) < v266;
const REAL v294 = v293 ? v11 : v235;
const auto v295 = REAL(0.5) < v268;
const REAL v296 = v295 ? v5 : v78;
const REAL v297 = v295 ? v6 : v79;
const REAL v298 = v295 ? v7 : v80;
const REAL v299 = v85 + v251;
const REAL v300 = v295 ? v4 : v0;
o0[0] = v300;
o1[0] = v296;
o2[0] = v297;
o3[0] = v298;
o4[0] = v299;
o5[0] = v233;
o5[1] = v66;
o5[2] = v232;
o5[3] = v294;
o5[4] = v67;
o5[5] = v292;
o5[6] = v74;
o5[7] = v263;
o6[0] = v110;
o6[1] = v234;
o6[2] = v86;
{ STORE* __restrict p = (STORE*)o0_ + t * 1; p[0] = STORE(o0[0]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 1; p[0] = STORE(o1[0]); }
{ STORE* __restrict p = (STORE*)o2_ + t * 1; p[0] = STORE(o2[0]); }
{ STORE* __restrict p = (STORE*)o3_ + t * 1; p[0] = STORE(o3[0]); }
{ STORE* __restrict p = (STORE*)o4_ + t * 1; p[0] = STORE(o4[0]); }
{ STORE* __restrict p = (STORE*)o5_ + t * 8; if (aligned) { { PackedRow w; w.x[0] = STORE(o5[0]); w.x[1] = STORE(o5[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o5[2]); w.x[1] = STORE(o5[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o5[4]); w.x[1] = STORE(o5[5]); ((PackedRow*)p)[2] = w; } { PackedRow w; w.x[0] = STORE(o5[6]); w.x[1] = STORE(o5[7]); ((PackedRow*)p)[3] = w; } } else { p[0] = STORE(o5[0]); p[1] = STORE(o5[1]); p[2] = STORE(o5[2]); p[3] = STORE(o5[3]); p[4] = STORE(o5[4]); p[5] = STORE(o5[5]); p[6] = STORE(o5[6]); p[7] = STORE(o5[7]); } }
{ STORE* __restrict p = (STORE*)o6_ + t * 3; p[0] = STORE(o6[0]); p[1] = STORE(o6[1]); p[2] = STORE(o6[2]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
const STORE* const i4_b = (const STORE*)i4_;
const STORE* const i5_b = (const STORE*)i5_;
const STORE* const i6_b = (const STORE*)i6_;
const STORE* const i7_b = (const STORE*)i7_;
const STORE* const i8_b = (const STORE*)i8_;
const STORE* const i9_b = (const STORE*)i9_;
const STORE* const i10_b = (const STORE*)i10_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
STORE* const o2_b = (STORE*)o2_;
STORE* const o3_b = (STORE*)o3_;
STORE* const o4_b = (STORE*)o4_;
STORE* const o5_b = (STORE*)o5_;
STORE* const o6_b = (STORE*)o6_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 1;
const STORE* __restrict i1 = i1_b + b * 1;
const STORE* __restrict i2 = i2_b + b * 1;
const STORE* __restrict i3 = i3_b + b * 1;
const STORE* __restrict i4 = i4_b + b * 1;
const STORE* __restrict i5 = i5_b + b * 1;
const STORE* __restrict i6 = i6_b + b * 1;
const STORE* __restrict i7 = i7_b + b * 1;
const STORE* __restrict i8 = i8_b + b * 8;
const STORE* __restrict i9 = i9_b + b * 3;
const STORE* __restrict i10 = i10_b + b * 8;
STORE* __restrict o0 = o0_b + b * 1;
STORE* __restrict o1 = o1_b + b * 1;
STORE* __restrict o2 = o2_b + b * 1;
STORE* __restrict o3 = o3_b + b * 1;
STORE* __restrict o4 = o4_b + b * 1;
STORE* __restrict o5 = o5_b + b * 8;
STORE* __restrict o6 = o6_b + b * 3;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[1 * i + 0]);
const REAL v1 = REAL(i1[1 * i + 0]);
const REAL v2 = REAL(i2[1 * i + 0]);
const REAL v3 = REAL(i3[1 * i + 0]);
const REAL v4 = REAL(i4[1 * i + 0]);
const REAL v5 = REAL(i5[1 * i + 0]);
const REAL v6 = REAL(i6[1 * i + 0]);
const REAL v7 = REAL(i7[1 * i + 0]);
const REAL v8 = REAL(i8[8 * i + 0]);
const REAL v9 = REAL(i8[8 * i + 1]);
const REAL v10 = REAL(i8[8 * i + 2]);
const REAL v11 = REAL(i8[8 * i + 3]);
const REAL v12 = REAL(i8[8 * i + 4]);
const REAL v13 = REAL(i8[8 * i + 5]);
const REAL v14 = REAL(i8[8 * i + 6]);
const REAL v15 = REAL(i9[3 * i + 0]);
const REAL v16 = REAL(i9[3 * i + 1]);
const REAL v17 = REAL(i9[3 * i + 2]);
const REAL v18 = REAL(i10[8 * i + 1]);
const REAL v19 = REAL(i10[8 * i + 2]);
const REAL v20 = REAL(i10[8 * i + 3]);
const REAL v21 = REAL(i10[8 * i + 4]);
const REAL v22 = REAL(i10[8 * i + 5]);
const REAL v23 = REAL(i10[8 * i + 6]);
const REAL v24 = REAL(i10[8 * i + 7]);
const REAL v25 = v6 + v7;
const auto v26 = v13 < REAL(0.5);
const REAL v27 = v26 ? REAL(1.0) : REAL(0.0);
const auto v28 = v9 <= REAL(0.0);
const REAL v29 = v28 ? REAL(1.0) : REAL(0.0);
const auto v30 = v25 < REAL(0.0);
const REAL v31 = -v25;
const REAL v32 = v30 ? v31 : v25;
const REAL v33 = REAL(1) / v5;
const auto v34 = REAL(0.0) < v33;
const REAL v35 = v34 ? REAL(1.0) : REAL(0.0);
const REAL v36 = REAL(1.0) + v32;
const REAL v37 = REAL(1) / v36;
const auto v38 = REAL(0.0) < v37;
const REAL v39 = v38 ? REAL(1.0) : REAL(0.0);
const REAL v40 = v35 * v39;
const REAL v41 = v1 * v23;
const auto v42 = v10 <= v41;
const REAL v43 = v42 ? REAL(1.0) : REAL(0.0);
const REAL v44 = v1 - v5;
const REAL v45 = v44 * v44;
const REAL v46 = v41 * v41;
const auto v47 = v45 <= v46;
const REAL v48 = v47 ? REAL(1.0) : REAL(0.0);
const REAL v49 = v43 * v48;
const REAL v50 = REAL(1.0) - v29;
const REAL v51 = v49 * v50;
const auto v52 = v5 < v1;
const REAL v53 = v52 ? REAL(1.0) : REAL(0.0);
const REAL v54 = v27 * v40;
const REAL v55 = v29 < v53 ? v53 : v29;
const REAL v56 = v55 < v51 ? v51 : v55;
const REAL v57 = v54 * v56;
const auto v58 = REAL(0.0) < v10;
const REAL v59 = v58 ? v10 : REAL(1.0);
const REAL v60 = REAL(1) / v59;
const auto v61 = REAL(0.0) < v29;
const auto v62 = REAL(0.0) < v27;
const auto v63 = REAL(0.0) < v57;
const REAL v64 = REAL(2.0) * v9;
const REAL v65 = v63 ? REAL(2.0) : v64;
const REAL v66 = v62 ? v65 : v9;
const REAL v67 = v61 ? v5 : v12;
const REAL v68 = v27 * v29;
const REAL v69 = REAL(1.0) - v40;
const REAL v70 = v68 * v69;
const auto v71 = REAL(0.0) < v70;
const REAL v72 = v71 ? REAL(5.0) : v13;
const REAL v73 = v27 * v50;
const REAL v74 = v14 + v73;
const REAL v75 = v51 * v57;
const REAL v76 = v28 ? v27 : REAL(0.0);
const auto v77 = REAL(0.5) < v76;
const REAL v78 = v77 ? v5 : v1;
const REAL v79 = v77 ? v6 : v2;
const REAL v80 = v77 ? v7 : v3;
const auto v81 = REAL(0.5) < v57;
const REAL v82 = v81 ? v5 : v78;
const REAL v83 = v81 ? v6 : v79;
const REAL v84 = v81 ? v7 : v80;
const REAL v85 = v81 ? v4 : v0;
const REAL v86 = v17 < v84 ? v84 : v17;
const REAL v87 = v85 * v85;
const REAL v88 = v86 * v87;
const auto v89 = REAL(0.0) < v88;
const REAL v90 = v89 ? v88 : REAL(1.0);
const REAL v91 = REAL(1) / PK_SQRT(v90);
const REAL v92 = v88 * v91;
const REAL v93 = v89 ? v92 : REAL(1.152921504606847e+18);
const REAL v94 = v78 - v5;
const REAL v95 = v60 * v94;
const auto v96 = REAL(0.0) < v75;
const REAL v97 = v96 ? REAL(1.0) : v95;
const auto v98 = REAL(0.25) <= v97;
const REAL v99 = v98 ? REAL(1.0) : REAL(0.0);
const REAL v100 = v57 * v99;
const REAL v101 = REAL(0.99) * v15;
const auto v102 = v16 < v101;
const REAL v103 = REAL(2.0) * v15;
const REAL v104 = v102 ? v15 : v103;
const auto v105 = REAL(0.75) < v97;
const REAL v106 = v105 ? v104 : v15;
const REAL v107 = REAL(0.25) * v16;
const auto v108 = REAL(0.0) < v100;
const REAL v109 = v108 ? v106 : v107;
const REAL v110 = v28 ? v93 : v109;
const REAL v111 = v18 * v86;
const REAL v112 = v18 * v111;
const auto v113 = v112 < v86;
const REAL v114 = REAL(1.262177448353619e-29) * v86;
const auto v115 = v114 < v86;
const auto v116 = v113 & v115;
const auto v117 = REAL(0.0) < v86;
const REAL v118 = v117 ? v86 : REAL(1.0);
const REAL v119 = v116 ? v86 : v118;
const REAL v120 = REAL(1) / PK_SQRT(v119);
const REAL v121 = v120 * v120;
const REAL v122 = v84 * v121;
const REAL v123 = v116 ? v122 : REAL(0.0);
const REAL v124 = v83 * v120;
const REAL v125 = -v124;
const REAL v126 = v116 ? v125 : REAL(0.0);
const REAL v127 = v18 + v123;
const REAL v128 = v110 * v110;
const REAL v129 = REAL(1.21) * v128;
const REAL v130 = v126 * v126;
const REAL v131 = PK_SQRT(v130);
const auto v132 = REAL(0.0) < v123;
const REAL v133 = v132 ? v123 : REAL(1.0);
const REAL v134 = REAL(1) / PK_SQRT(v133);
const REAL v135 = v123 * v134;
const REAL v136 = REAL(1) / PK_SQRT(REAL(1.0));
const REAL v137 = v135 * v136;
const REAL v138 = v84 * v87;
const auto v139 = REAL(0.0) < v138;
const REAL v140 = v139 ? v138 : REAL(1.1830521861667747e-271);
const REAL v141 = REAL(1) / v140;
const auto v142 = v84 <= REAL(0.0);
const auto v143 = v72 < REAL(0.5);
const REAL v144 = v143 ? REAL(1.0) : REAL(0.0);
const REAL v145 = v19 * v82;
const REAL v146 = v20 * v67;
const auto v147 = v82 <= v146;
const REAL v148 = v147 ? REAL(1.0) : REAL(0.0);
const auto v149 = REAL(0.0) <= v19;
const REAL v150 = v149 ? REAL(1.0) : REAL(0.0);
const REAL v151 = REAL(1.0) - v57;
const auto v152 = REAL(0.0) < v144;
const REAL v153 = v127 < v18 ? v18 : v127;
const REAL v154 = REAL(1) / PK_SQRT(v153);
const REAL v155 = v126 * v154;
const REAL v156 = v154 * v155;
const REAL v157 = v156 * v156;
const auto v158 = v129 < v157;
const REAL v159 = v158 ? v110 : REAL(1.0);
const REAL v160 = v154 * v156;
const auto v161 = REAL(0.0) < v157;
const REAL v162 = v161 ? v157 : REAL(1.0);
const REAL v163 = REAL(1) / PK_SQRT(v162);
const REAL v164 = v157 * v163;
const REAL v165 = v164 - v159;
const REAL v166 = REAL(1) / v159;
const REAL v167 = v165 * v166;
const REAL v168 = v160 * v160;
const REAL v169 = v157 * v167;
const auto v170 = REAL(0.0) < v168;
const REAL v171 = v170 ? v168 : REAL(1.0);
const REAL v172 = REAL(1) / v171;
const REAL v173 = v169 * v172;
const REAL v174 = v18 + v173;
const REAL v175 = v174 < v8 ? v8 : v174;
const REAL v176 = v158 ? v175 : v18;
const REAL v177 = v123 + v176;
const REAL v178 = v177 < v18 ? v18 : v177;
const REAL v179 = REAL(1) / PK_SQRT(v178);
const REAL v180 = v126 * v179;
const REAL v181 = v179 * v180;
const REAL v182 = v181 * v181;
const REAL v183 = v179 * v181;
const auto v184 = REAL(0.0) < v182;
const REAL v185 = v184 ? v182 : REAL(1.0);
const REAL v186 = REAL(1) / PK_SQRT(v185);
const REAL v187 = v182 * v186;
const REAL v188 = v187 - v159;
const REAL v189 = v166 * v188;
const REAL v190 = v183 * v183;
const REAL v191 = v182 * v189;
const auto v192 = REAL(0.0) < v190;
const REAL v193 = v192 ? v190 : REAL(1.0);
const REAL v194 = REAL(1) / v193;
const REAL v195 = v191 * v194;
const REAL v196 = v176 + v195;
const auto v197 = v189 < REAL(0.1);
const REAL v198 = -v189;
const auto v199 = v198 < REAL(0.1);
const auto v200 = v197 & v199;
const REAL v201 = v174 < v196 ? v196 : v174;
const REAL v202 = v131 * v166;
const auto v203 = REAL(1.0) < v189;
const REAL v204 = PK_SQRT(v201);
const REAL v205 = PK_SQRT(v202);
const REAL v206 = v204 * v205;
const REAL v207 = v203 ? v206 : v201;
const REAL v208 = v200 ? v176 : v207;
const REAL v209 = v158 ? v208 : v18;
const REAL v210 = v123 + v209;
const REAL v211 = v210 < v18 ? v18 : v210;
const REAL v212 = REAL(1) / PK_SQRT(v211);
const REAL v213 = v126 * v212;
const REAL v214 = v212 * v213;
const REAL v215 = v214 * v214;
const auto v216 = REAL(0.0) < v215;
const REAL v217 = v216 ? v215 : REAL(1.0);
const REAL v218 = REAL(1) / PK_SQRT(v217);
const REAL v219 = v215 * v218;
const auto v220 = v110 < v219;
const REAL v221 = v220 ? v219 : REAL(1.0);
const REAL v222 = REAL(1) / v221;
const REAL v223 = v110 * v222;
const REAL v224 = v220 ? v223 : REAL(1.0);
const REAL v225 = v126 * v214;
const REAL v226 = REAL(2.0) * v224;
const REAL v227 = v225 * v226;
const REAL v228 = v224 * v224;
const REAL v229 = v209 * v215;
const REAL v230 = v225 - v229;
const REAL v231 = v228 * v230;
const REAL v232 = v227 - v231;
const REAL v233 = v158 ? v209 : v8;
const REAL v234 = v219 * v224;
const REAL v235 = v126 * v156;
const REAL v236 = v137 * v154;
const REAL v237 = v154 * v236;
const REAL v238 = v135 * v237;
const REAL v239 = v238 * v238;
const REAL v240 = REAL(1) / PK_SQRT(v239);
const REAL v241 = v135 * v238;
const REAL v242 = v240 * v241;
const REAL v243 = v154 * v242;
const REAL v244 = v154 * v243;
const REAL v245 = v135 * v244;
const REAL v246 = v245 * v245;
const REAL v247 = REAL(1) / PK_SQRT(v246);
const REAL v248 = v132 ? v247 : REAL(0.0);
const REAL v249 = v248 - v18;
const REAL v250 = v120 * v214;
const REAL v251 = v224 * v250;
const REAL v252 = v120 * v156;
const REAL v253 = v251 * v251;
const REAL v254 = v84 * v253;
const auto v255 = REAL(0.0) < v254;
const REAL v256 = v141 * v254;
const REAL v257 = v255 ? v256 : REAL(0.0);
const REAL v258 = v252 * v252;
const REAL v259 = v84 * v258;
const auto v260 = REAL(0.0) < v259;
const REAL v261 = v141 * v259;
const REAL v262 = v260 ? v261 : REAL(0.0);
const REAL v263 = v142 ? (REAL(-1.0)) : v249;
const auto v264 = v11 <= v235;
const REAL v265 = v264 ? REAL(1.0) : REAL(0.0);
const REAL v266 = v75 * v265;
const REAL v267 = REAL(1.0) - v266;
const REAL v268 = v57 * v267;
const auto v269 = v235 <= v145;
const REAL v270 = v269 ? REAL(1.0) : REAL(0.0);
const auto v271 = v262 <= v21;
const REAL v272 = v271 ? REAL(1.0) : REAL(0.0);
const REAL v273 = v150 * v266;
const REAL v274 = v270 < v148 ? v148 : v270;
const REAL v275 = v274 < v272 ? v272 : v274;
const REAL v276 = v275 < v273 ? v273 : v275;
const auto v277 = v257 <= v21;
const REAL v278 = v277 ? REAL(1.0) : REAL(0.0);
const REAL v279 = v151 * v278;
const auto v280 = v262 <= v22;
const REAL v281 = v280 ? REAL(1.0) : REAL(0.0);
const auto v282 = v263 < (REAL(-0.5));
const REAL v283 = v282 ? REAL(6.0) : REAL(2.0);
const REAL v284 = v279 * v281;
const REAL v285 = v276 < v284 ? v284 : v276;
const auto v286 = REAL(0.0) < v285;
const auto v287 = v263 <= v24;
const REAL v288 = v287 ? v283 : REAL(1.0);
const auto v289 = REAL(0.0) < v279;
const REAL v290 = v289 ? REAL(4.0) : REAL(0.0);
const REAL v291 = v286 ? v288 : v290;
const REAL v292 = v152 ? v291 : v72;
const auto v293 = REAL(0.0) < v266;
const REAL v294 = v293 ? v11 : v235;
const auto v295 = REAL(0.5) < v268;
const REAL v296 = v295 ? v5 : v78;
const REAL v297 = v295 ? v6 : v79;
const REAL v298 = v295 ? v7 : v80;
const REAL v299 = v85 + v251;
const REAL v300 = v295 ? v4 : v0;
o0[1 * i + 0] = STORE(v300);
o1[1 * i + 0] = STORE(v296);
o2[1 * i + 0] = STORE(v297);
o3[1 * i + 0] = STORE(v298);
o4[1 * i + 0] = STORE(v299);
o5[8 * i + 0] = STORE(v233);
o5[8 * i + 1] = STORE(v66);
o5[8 * i + 2] = STORE(v232);
o5[8 * i + 3] = STORE(v294);
o5[8 * i + 4] = STORE(v67);
o5[8 * i + 5] = STORE(v292);
o5[8 * i + 6] = STORE(v74);
o5[8 * i + 7] = STORE(v263);
o6[3 * i + 0] = STORE(v110);
o6[3 * i + 1] = STORE(v234);
o6[3 * i + 2] = STORE(v86);
}

}


#endif
}


// <posekit least_squares.advance.1 f64.>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_1_f64_b24bf94b_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 i8_,
    wp::uint64 i9_,
    wp::uint64 i10_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_i7_,
    wp::uint64 & adj_i8_,
    wp::uint64 & adj_i9_,
    wp::uint64 & adj_i10_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_)
{
}

struct wp_args_pk_least_squares_advance_1_f64_b24bf94b_585da50e {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 i7_;
    wp::uint64 i8_;
    wp::uint64 i9_;
    wp::uint64 i10_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
};


template <bool wp_linear_contiguous>
static void pk_least_squares_advance_1_f64_b24bf94b_585da50e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_1_f64_b24bf94b_585da50e *_wp_args)
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
    wp::uint64 var_i5_ = _wp_args->i5_;
    wp::uint64 var_i6_ = _wp_args->i6_;
    wp::uint64 var_i7_ = _wp_args->i7_;
    wp::uint64 var_i8_ = _wp_args->i8_;
    wp::uint64 var_i9_ = _wp_args->i9_;
    wp::uint64 var_i10_ = _wp_args->i10_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_least_squares_advance_1_f64_b24bf94b(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64):       <L 4>
    // pk_least_squares_advance_1_f64_b24bf94b_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, o0_, o1_, o2_, o3_, o4_, o5_, o6_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_1_f64_b24bf94b_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_1_f64_b24bf94b_585da50e_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_1_f64_b24bf94b_585da50e *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_1_f64_b24bf94b_585da50e_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_1_f64_b24bf94b_585da50e_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_1_f64_b24bf94b_585da50e *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_1_f64_b24bf94b_585da50e_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_1_f64_b24bf94b_585da50e_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_1_f64_b24bf94b_585da50e *_wp_args)
{
    pk_least_squares_advance_1_f64_b24bf94b_585da50e_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

