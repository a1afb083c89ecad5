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


// <posekit least_squares.advance.R f64.>:1
static CUDA_CALLABLE void pk_least_squares_advance_R_f64_90ef5129_body_0(
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
REAL i0[4];
REAL i1[1];
REAL i2[3];
REAL i3[9];
REAL i4[4];
REAL i5[1];
REAL i6[3];
REAL i7[9];
REAL i8[8];
REAL i9[5];
REAL i10[8];
REAL o0[4];
REAL o1[1];
REAL o2[3];
REAL o3[9];
REAL o4[4];
REAL o5[8];
REAL o6[5];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 1; i1[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 3; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 9; i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); i3[3] = REAL(p[3]); i3[4] = REAL(p[4]); i3[5] = REAL(p[5]); i3[6] = REAL(p[6]); i3[7] = REAL(p[7]); i3[8] = REAL(p[8]); }
{ const STORE* __restrict p = (const STORE*)i4_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i4[0] = REAL(w.x[0]); i4[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i4[2] = REAL(w.x[0]); i4[3] = REAL(w.x[1]); } } else { i4[0] = REAL(p[0]); i4[1] = REAL(p[1]); i4[2] = REAL(p[2]); i4[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i5_ + t * 1; i5[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i6_ + t * 3; i6[0] = REAL(p[0]); i6[1] = REAL(p[1]); i6[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i7_ + t * 9; i7[0] = REAL(p[0]); i7[1] = REAL(p[1]); i7[2] = REAL(p[2]); i7[3] = REAL(p[3]); i7[4] = REAL(p[4]); i7[5] = REAL(p[5]); i7[6] = REAL(p[6]); i7[7] = REAL(p[7]); i7[8] = REAL(p[8]); }
{ const STORE* __restrict p = (const STORE*)i8_ + t * 8; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i8[0] = REAL(w.x[0]); i8[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i8[2] = REAL(w.x[0]); i8[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i8[4] = REAL(w.x[0]); i8[5] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[3]; i8[6] = REAL(w.x[0]); i8[7] = REAL(w.x[1]); } } else { i8[0] = REAL(p[0]); i8[1] = REAL(p[1]); i8[2] = REAL(p[2]); i8[3] = REAL(p[3]); i8[4] = REAL(p[4]); i8[5] = REAL(p[5]); i8[6] = REAL(p[6]); i8[7] = REAL(p[7]); } }
{ const STORE* __restrict p = (const STORE*)i9_ + t * 5; i9[0] = REAL(p[0]); i9[1] = REAL(p[1]); i9[2] = REAL(p[2]); i9[3] = REAL(p[3]); i9[4] = REAL(p[4]); }
{ const STORE* __restrict p = (const STORE*)i10_ + t * 8; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i10[0] = REAL(w.x[0]); i10[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i10[2] = REAL(w.x[0]); i10[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i10[4] = REAL(w.x[0]); i10[5] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[3]; i10[6] = REAL(w.x[0]); i10[7] = REAL(w.x[1]); } } else { i10[0] = REAL(p[0]); i10[1] = REAL(p[1]); i10[2] = REAL(p[2]); i10[3] = REAL(p[3]); i10[4] = REAL(p[4]); i10[5] = REAL(p[5]); i10[6] = REAL(p[6]); i10[7] = REAL(p[7]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i1[0];
const REAL v5 = i2[0];
const REAL v6 = i2[1];
const REAL v7 = i2[2];
const REAL v8 = i3[0];
const REAL v9 = i3[1];
const REAL v10 = i3[2];
const REAL v11 = i3[3];
const REAL v12 = i3[4];
const REAL v13 = i3[5];
const REAL v14 = i3[6];
const REAL v15 = i3[7];
const REAL v16 = i3[8];
const REAL v17 = i4[0];
const REAL v18 = i4[1];
const REAL v19 = i4[2];
const REAL v20 = i4[3];
const REAL v21 = i5[0];
const REAL v22 = i6[0];
const REAL v23 = i6[1];
const REAL v24 = i6[2];
const REAL v25 = i7[0];
const REAL v26 = i7[1];
const REAL v27 = i7[2];
const REAL v28 = i7[3];
const REAL v29 = i7[4];
const REAL v30 = i7[5];
const REAL v31 = i7[6];
const REAL v32 = i7[7];
const REAL v33 = i7[8];
const REAL v34 = i8[0];
const REAL v35 = i8[1];
const REAL v36 = i8[2];
const REAL v37 = i8[3];
const REAL v38 = i8[4];
const REAL v39 = i8[5];
const REAL v40 = i8[6];
const REAL v41 = i9[0];
const REAL v42 = i9[1];
const REAL v43 = i9[2];
const REAL v44 = i9[3];
const REAL v45 = i9[4];
const REAL v46 = i10[1];
const REAL v47 = i10[2];
const REAL v48 = i10[3];
const REAL v49 = i10[4];
const REAL v50 = i10[5];
const REAL v51 = i10[6];
const REAL v52 = i10[7];
const REAL v53 = v22 + v23;
const REAL v54 = v24 + v53;
const REAL v55 = v25 + v54;
const REAL v56 = v26 + v55;
const REAL v57 = v27 + v56;
const REAL v58 = v28 + v57;
const REAL v59 = v29 + v58;
const REAL v60 = v30 + v59;
const REAL v61 = v31 + v60;
const REAL v62 = v32 + v61;
const REAL v63 = v33 + v62;
const auto v64 = v39 < REAL(0.5);
const REAL v65 = v64 ? REAL(1.0) : REAL(0.0);
const auto v66 = v35 <= REAL(0.0);
const REAL v67 = v66 ? REAL(1.0) : REAL(0.0);
const auto v68 = v63 < REAL(0.0);
const REAL v69 = -v63;
const REAL v70 = v68 ? v69 : v63;
const REAL v71 = REAL(1) / v21;
const auto v72 = REAL(0.0) < v71;
const REAL v73 = v72 ? REAL(1.0) : REAL(0.0);
const REAL v74 = REAL(1.0) + v70;
const REAL v75 = REAL(1) / v74;
const auto v76 = REAL(0.0) < v75;
const REAL v77 = v76 ? REAL(1.0) : REAL(0.0);
const REAL v78 = v73 * v77;
const REAL v79 = v4 * v51;
const auto v80 = v36 <= v79;
const REAL v81 = v80 ? REAL(1.0) : REAL(0.0);
const REAL v82 = v4 - v21;
const REAL v83 = v82 * v82;
const REAL v84 = v79 * v79;
const auto v85 = v83 <= v84;
const REAL v86 = v85 ? REAL(1.0) : REAL(0.0);
const REAL v87 = v81 * v86;
const REAL v88 = REAL(1.0) - v67;
const REAL v89 = v87 * v88;
const auto v90 = v21 < v4;
const REAL v91 = v90 ? REAL(1.0) : REAL(0.0);
const REAL v92 = v65 * v78;
const REAL v93 = v67 < v91 ? v91 : v67;
const REAL v94 = v93 < v89 ? v89 : v93;
const REAL v95 = v92 * v94;
const auto v96 = REAL(0.0) < v36;
const REAL v97 = v96 ? v36 : REAL(1.0);
const REAL v98 = REAL(1) / v97;
const auto v99 = REAL(0.0) < v67;
const auto v100 = REAL(0.0) < v65;
const auto v101 = REAL(0.0) < v95;
const REAL v102 = REAL(2.0) * v35;
const REAL v103 = v101 ? REAL(2.0) : v102;
const REAL v104 = v100 ? v103 : v35;
const REAL v105 = v99 ? v21 : v38;
const REAL v106 = v65 * v67;
const REAL v107 = REAL(1.0) - v78;
const REAL v108 = v106 * v107;
const auto v109 = REAL(0.0) < v108;
const REAL v110 = v109 ? REAL(5.0) : v39;
const REAL v111 = v65 * v88;
const REAL v112 = v40 + v111;
const REAL v113 = v89 * v95;
const REAL v114 = v66 ? v65 : REAL(0.0);
const auto v115 = REAL(0.5) < v114;
const REAL v116 = v115 ? v21 : v4;
const REAL v117 = v115 ? v22 : v5;
const REAL v118 = v115 ? v23 : v6;
const REAL v119 = v115 ? v24 : v7;
const REAL v120 = v115 ? v25 : v8;
const REAL v121 = v115 ? v26 : v9;
const REAL v122 = v115 ? v27 : v10;
const REAL v123 = v115 ? v28 : v11;
const REAL v124 = v115 ? v29 : v12;
const REAL v125 = v115 ? v30 : v13;
const REAL v126 = v115 ? v31 : v14;
const REAL v127 = v115 ? v32 : v15;
const REAL v128 = v115 ? v33 : v16;
const auto v129 = REAL(0.5) < v95;
const REAL v130 = v129 ? v21 : v116;
const REAL v131 = v129 ? v22 : v117;
const REAL v132 = v129 ? v23 : v118;
const REAL v133 = v129 ? v24 : v119;
const REAL v134 = v129 ? v25 : v120;
const REAL v135 = v129 ? v26 : v121;
const REAL v136 = v129 ? v27 : v122;
const REAL v137 = v129 ? v29 : v124;
const REAL v138 = v129 ? v30 : v125;
const REAL v139 = v129 ? v33 : v128;
const REAL v140 = v129 ? v17 : v0;
const REAL v141 = v129 ? v18 : v1;
const REAL v142 = v129 ? v19 : v2;
const REAL v143 = v129 ? v20 : v3;
const REAL v144 = v43 < v134 ? v134 : v43;
const REAL v145 = v44 < v137 ? v137 : v44;
const REAL v146 = v45 < v139 ? v139 : v45;
const REAL v147 = v144 + v145;
const REAL v148 = v146 + v147;
const auto v149 = REAL(0.0) < v148;
const REAL v150 = v149 ? v148 : REAL(1.0);
const REAL v151 = REAL(1) / PK_SQRT(v150);
const REAL v152 = v148 * v151;
const REAL v153 = v149 ? v152 : REAL(1.152921504606847e+18);
const REAL v154 = v116 - v21;
const REAL v155 = v98 * v154;
const auto v156 = REAL(0.0) < v113;
const REAL v157 = v156 ? REAL(1.0) : v155;
const auto v158 = REAL(0.25) <= v157;
const REAL v159 = v158 ? REAL(1.0) : REAL(0.0);
const REAL v160 = v95 * v159;
const REAL v161 = REAL(0.99) * v41;
const auto v162 = v42 < v161;
const REAL v163 = REAL(2.0) * v41;
const REAL v164 = v162 ? v41 : v163;
const auto v165 = REAL(0.75) < v157;
const REAL v166 = v165 ? v164 : v41;
const REAL v167 = REAL(0.25) * v42;
const auto v168 = REAL(0.0) < v160;
const REAL v169 = v168 ? v166 : v167;
const REAL v170 = v66 ? v153 : v169;
const REAL v171 = v144 < v145 ? v145 : v144;
const REAL v172 = v171 < v146 ? v146 : v171;
const REAL v173 = v46 * v172;
const REAL v174 = v46 * v173;
const auto v175 = v174 < v144;
const REAL v176 = REAL(1.262177448353619e-29) * v172;
const auto v177 = v176 < v144;
const auto v178 = v175 & v177;
const auto v179 = v174 < v145;
const auto v180 = v176 < v145;
const auto v181 = v179 & v180;
const auto v182 = v174 < v146;
const auto v183 = v176 < v146;
const auto v184 = v182 & v183;
const auto v185 = REAL(0.0) < v172;
const REAL v186 = v185 ? v172 : REAL(1.0);
const REAL v187 = v178 ? v144 : v186;
const REAL v188 = REAL(1) / PK_SQRT(v187);
const REAL v189 = v181 ? v145 : v186;
const REAL v190 = REAL(1) / PK_SQRT(v189);
const REAL v191 = v184 ? v146 : v186;
const REAL v192 = REAL(1) / PK_SQRT(v191);
const REAL v193 = v188 * v188;
const REAL v194 = v134 * v193;
const REAL v195 = v188 * v190;
const REAL v196 = v135 * v195;
const REAL v197 = v190 * v190;
const REAL v198 = v137 * v197;
const REAL v199 = v188 * v192;
const REAL v200 = v136 * v199;
const REAL v201 = v190 * v192;
const REAL v202 = v138 * v201;
const REAL v203 = v192 * v192;
const REAL v204 = v139 * v203;
const REAL v205 = v178 ? v194 : REAL(0.0);
const REAL v206 = v181 ? v198 : REAL(0.0);
const REAL v207 = v184 ? v204 : REAL(0.0);
const REAL v208 = v131 * v188;
const REAL v209 = -v208;
const REAL v210 = v178 ? v209 : REAL(0.0);
const REAL v211 = v132 * v190;
const REAL v212 = -v211;
const REAL v213 = v181 ? v212 : REAL(0.0);
const REAL v214 = v133 * v192;
const REAL v215 = -v214;
const REAL v216 = v184 ? v215 : REAL(0.0);
const REAL v217 = v46 + v205;
const REAL v218 = v46 + v206;
const REAL v219 = v46 + v207;
const REAL v220 = v170 * v170;
const REAL v221 = REAL(1.21) * v220;
const REAL v222 = v210 * v210;
const REAL v223 = v213 * v213;
const REAL v224 = v222 + v223;
const REAL v225 = v216 * v216;
const REAL v226 = v224 + v225;
const REAL v227 = PK_SQRT(v226);
const auto v228 = REAL(0.0) < v205;
const REAL v229 = v228 ? v205 : REAL(1.0);
const REAL v230 = REAL(1) / PK_SQRT(v229);
const REAL v231 = v205 * v230;
const auto v232 = REAL(0.0) < v206;
const REAL v233 = v232 ? v206 : REAL(1.0);
const REAL v234 = REAL(1) / PK_SQRT(v233);
const REAL v235 = v206 * v234;
const auto v236 = REAL(0.0) < v207;
const REAL v237 = v236 ? v207 : REAL(1.0);
const REAL v238 = REAL(1) / PK_SQRT(v237);
const REAL v239 = v207 * v238;
const REAL v240 = REAL(1) / PK_SQRT(REAL(3.9591836734693877));
const REAL v241 = v231 * v240;
const REAL v242 = REAL(1.1428571428571428) * v235;
const REAL v243 = v240 * v242;
const REAL v244 = REAL(1.2857142857142858) * v239;
const REAL v245 = v240 * v244;
const REAL v246 = -v205;
const REAL v247 = -v206;
const REAL v248 = -v207;
const REAL v249 = v246 < v247 ? v247 : v246;
const REAL v250 = v249 < v248 ? v248 : v249;
const REAL v251 = -v250;
const auto v252 = REAL(0.0) < v251;
const REAL v253 = v134 + v137;
const REAL v254 = v139 + v253;
const auto v255 = REAL(0.0) < v254;
const REAL v256 = v255 ? v254 : REAL(1.1830521861667747e-271);
const REAL v257 = REAL(1) / v256;
const REAL v258 = v134 < v137 ? v137 : v134;
const REAL v259 = v258 < v139 ? v139 : v258;
const auto v260 = v259 <= REAL(0.0);
const auto v261 = v110 < REAL(0.5);
const REAL v262 = v261 ? REAL(1.0) : REAL(0.0);
const REAL v263 = v47 * v130;
const REAL v264 = v48 * v105;
const auto v265 = v130 <= v264;
const REAL v266 = v265 ? REAL(1.0) : REAL(0.0);
const auto v267 = REAL(0.0) <= v47;
const REAL v268 = v267 ? REAL(1.0) : REAL(0.0);
const REAL v269 = REAL(1.0) - v95;
const auto v270 = REAL(0.0) < v262;
const REAL v271 = PK_ABS(v140);
const REAL v272 = PK_ABS(v141);
const REAL v273 = PK_ABS(v142);
const REAL v274 = PK_ABS(v143);
const REAL v275 = v271 < v272 ? v272 : v271;
const REAL v276 = v275 < v273 ? v273 : v275;
const REAL v277 = v276 < v274 ? v274 : v276;
const auto v278 = v277 != REAL(0.0);
const REAL v279 = v278 ? v277 : REAL(1.0);
const REAL v280 = PK_UNSCALE(v279);
const auto v281 = REAL(64.0) < v277;
const REAL v282 = PK_UNSCALE(v277);
const auto v283 = v277 < REAL(0.015625);
const REAL v284 = v283 ? v280 : REAL(1.0);
const REAL v285 = v281 ? v282 : v284;
const REAL v286 = v140 * v285;
const REAL v287 = v141 * v285;
const REAL v288 = v142 * v285;
const REAL v289 = v143 * v285;
const REAL v290 = v217 < v46 ? v46 : v217;
const REAL v291 = REAL(1) / PK_SQRT(v290);
const REAL v292 = v196 * v291;
const REAL v293 = v292 * v292;
const REAL v294 = v218 - v293;
const REAL v295 = v294 < v46 ? v46 : v294;
const REAL v296 = REAL(1) / PK_SQRT(v295);
const REAL v297 = v200 * v291;
const REAL v298 = v292 * v297;
const REAL v299 = v202 - v298;
const REAL v300 = v296 * v299;
const REAL v301 = v297 * v297;
const REAL v302 = v300 * v300;
const REAL v303 = v301 + v302;
const REAL v304 = v219 - v303;
const REAL v305 = v304 < v46 ? v46 : v304;
const REAL v306 = REAL(1) / PK_SQRT(v305);
const REAL v307 = v210 * v291;
const REAL v308 = v292 * v307;
const REAL v309 = v213 - v308;
const REAL v310 = v296 * v309;
const REAL v311 = v297 * v307;
const REAL v312 = v300 * v310;
const REAL v313 = v311 + v312;
const REAL v314 = v216 - v313;
const REAL v315 = v306 * v314;
const REAL v316 = v306 * v315;
const REAL v317 = v300 * v316;
const REAL v318 = v310 - v317;
const REAL v319 = v296 * v318;
const REAL v320 = v292 * v319;
const REAL v321 = v307 - v320;
const REAL v322 = v297 * v316;
const REAL v323 = v321 - v322;
const REAL v324 = v291 * v323;
const REAL v325 = v324 * v324;
const REAL v326 = v319 * v319;
const REAL v327 = v325 + v326;
const REAL v328 = v316 * v316;
const REAL v329 = v327 + v328;
const auto v330 = v221 < v329;
const REAL v331 = v330 ? v170 : REAL(1.0);
const REAL v332 = v291 * v324;
const REAL v333 = v292 * v332;
const REAL v334 = v319 - v333;
const REAL v335 = v296 * v334;
const REAL v336 = v297 * v332;
const REAL v337 = v300 * v335;
const REAL v338 = v336 + v337;
const REAL v339 = v316 - v338;
const REAL v340 = v306 * v339;
const auto v341 = REAL(0.0) < v329;
const REAL v342 = v341 ? v329 : REAL(1.0);
const REAL v343 = REAL(1) / PK_SQRT(v342);
const REAL v344 = v329 * v343;
const REAL v345 = v344 - v331;
const REAL v346 = REAL(1) / v331;
const REAL v347 = v345 * v346;
const REAL v348 = v332 * v332;
const REAL v349 = v335 * v335;
const REAL v350 = v348 + v349;
const REAL v351 = v340 * v340;
const REAL v352 = v350 + v351;
const REAL v353 = v329 * v347;
const auto v354 = REAL(0.0) < v352;
const REAL v355 = v354 ? v352 : REAL(1.0);
const REAL v356 = REAL(1) / v355;
const REAL v357 = v353 * v356;
const REAL v358 = v46 + v357;
const REAL v359 = v358 < v34 ? v34 : v358;
const REAL v360 = v330 ? v359 : v46;
const REAL v361 = v205 + v360;
const REAL v362 = v206 + v360;
const REAL v363 = v207 + v360;
const REAL v364 = v361 < v46 ? v46 : v361;
const REAL v365 = REAL(1) / PK_SQRT(v364);
const REAL v366 = v196 * v365;
const REAL v367 = v366 * v366;
const REAL v368 = v362 - v367;
const REAL v369 = v368 < v46 ? v46 : v368;
const REAL v370 = REAL(1) / PK_SQRT(v369);
const REAL v371 = v200 * v365;
const REAL v372 = v366 * v371;
const REAL v373 = v202 - v372;
const REAL v374 = v370 * v373;
const REAL v375 = v371 * v371;
const REAL v376 = v374 * v374;
const REAL v377 = v375 + v376;
const REAL v378 = v363 - v377;
const REAL v379 = v378 < v46 ? v46 : v378;
const REAL v380 = REAL(1) / PK_SQRT(v379);
const REAL v381 = v210 * v365;
const REAL v382 = v366 * v381;
const REAL v383 = v213 - v382;
const REAL v384 = v370 * v383;
const REAL v385 = v371 * v381;
const REAL v386 = v374 * v384;
const REAL v387 = v385 + v386;
const REAL v388 = v216 - v387;
const REAL v389 = v380 * v388;
const REAL v390 = v380 * v389;
const REAL v391 = v374 * v390;
const REAL v392 = v384 - v391;
const REAL v393 = v370 * v392;
const REAL v394 = v366 * v393;
const REAL v395 = v381 - v394;
const REAL v396 = v371 * v390;
const REAL v397 = v395 - v396;
const REAL v398 = v365 * v397;
const REAL v399 = v398 * v398;
const REAL v400 = v393 * v393;
const REAL v401 = v399 + v400;
const REAL v402 = v390 * v390;
const REAL v403 = v401 + v402;
const REAL v404 = v365 * v398;
const REAL v405 = v366 * v404;
const REAL v406 = v393 - v405;
const REAL v407 = v370 * v406;
const REAL v408 = v371 * v404;
const REAL v409 = v374 * v407;
const REAL v410 = v408 + v409;
const REAL v411 = v390 - v410;
const REAL v412 = v380 * v411;
const auto v413 = REAL(0.0) < v403;
const REAL v414 = v413 ? v403 : REAL(1.0);
const REAL v415 = REAL(1) / PK_SQRT(v414);
const REAL v416 = v403 * v415;
const REAL v417 = v416 - v331;
const REAL v418 = v346 * v417;
const REAL v419 = v404 * v404;
const REAL v420 = v407 * v407;
const REAL v421 = v419 + v420;
const REAL v422 = v412 * v412;
const REAL v423 = v421 + v422;
const REAL v424 = v403 * v418;
const auto v425 = REAL(0.0) < v423;
const REAL v426 = v425 ? v423 : REAL(1.0);
const REAL v427 = REAL(1) / v426;
const REAL v428 = v424 * v427;
const REAL v429 = v360 + v428;
const auto v430 = v418 < REAL(0.1);
const REAL v431 = -v418;
const auto v432 = v431 < REAL(0.1);
const auto v433 = v430 & v432;
const REAL v434 = v358 < v429 ? v429 : v358;
const REAL v435 = v227 * v346;
const auto v436 = REAL(1.0) < v418;
const REAL v437 = PK_SQRT(v434);
const REAL v438 = PK_SQRT(v435);
const REAL v439 = v437 * v438;
const REAL v440 = v436 ? v439 : v434;
const REAL v441 = v433 ? v360 : v440;
const REAL v442 = v330 ? v441 : v46;
const REAL v443 = v205 + v442;
const REAL v444 = v206 + v442;
const REAL v445 = v207 + v442;
const REAL v446 = v443 < v46 ? v46 : v443;
const REAL v447 = REAL(1) / PK_SQRT(v446);
const REAL v448 = v196 * v447;
const REAL v449 = v448 * v448;
const REAL v450 = v444 - v449;
const REAL v451 = v450 < v46 ? v46 : v450;
const REAL v452 = REAL(1) / PK_SQRT(v451);
const REAL v453 = v200 * v447;
const REAL v454 = v448 * v453;
const REAL v455 = v202 - v454;
const REAL v456 = v452 * v455;
const REAL v457 = v453 * v453;
const REAL v458 = v456 * v456;
const REAL v459 = v457 + v458;
const REAL v460 = v445 - v459;
const REAL v461 = v460 < v46 ? v46 : v460;
const REAL v462 = REAL(1) / PK_SQRT(v461);
const REAL v463 = v210 * v447;
const REAL v464 = v448 * v463;
const REAL v465 = v213 - v464;
const REAL v466 = v452 * v465;
const REAL v467 = v453 * v463;
const REAL v468 = v456 * v466;
const REAL v469 = v467 + v468;
const REAL v470 = v216 - v469;
const REAL v471 = v462 * v470;
const REAL v472 = v462 * v471;
const REAL v473 = v456 * v472;
const REAL v474 = v466 - v473;
const REAL v475 = v452 * v474;
const REAL v476 = v448 * v475;
const REAL v477 = v463 - v476;
const REAL v478 = v453 * v472;
const REAL v479 = v477 - v478;
const REAL v480 = v447 * v479;
const REAL v481 = v480 * v480;
const REAL v482 = v475 * v475;
const REAL v483 = v481 + v482;
const REAL v484 = v472 * v472;
const REAL v485 = v483 + v484;
const auto v486 = REAL(0.0) < v485;
const REAL v487 = v486 ? v485 : REAL(1.0);
const REAL v488 = REAL(1) / PK_SQRT(v487);
const REAL v489 = v485 * v488;
const auto v490 = v170 < v489;
const REAL v491 = v490 ? v489 : REAL(1.0);
const REAL v492 = REAL(1) / v491;
const REAL v493 = v170 * v492;
const REAL v494 = v490 ? v493 : REAL(1.0);
const REAL v495 = v210 * v480;
const REAL v496 = v213 * v475;
const REAL v497 = v495 + v496;
const REAL v498 = v216 * v472;
const REAL v499 = v497 + v498;
const REAL v500 = REAL(2.0) * v494;
const REAL v501 = v499 * v500;
const REAL v502 = v494 * v494;
const REAL v503 = v442 * v485;
const REAL v504 = v499 - v503;
const REAL v505 = v502 * v504;
const REAL v506 = v501 - v505;
const REAL v507 = v330 ? v442 : v34;
const REAL v508 = v489 * v494;
const REAL v509 = v210 * v324;
const REAL v510 = v213 * v319;
const REAL v511 = v509 + v510;
const REAL v512 = v216 * v316;
const REAL v513 = v511 + v512;
const REAL v514 = v241 * v291;
const REAL v515 = v292 * v514;
const REAL v516 = v243 - v515;
const REAL v517 = v296 * v516;
const REAL v518 = v297 * v514;
const REAL v519 = v300 * v517;
const REAL v520 = v518 + v519;
const REAL v521 = v245 - v520;
const REAL v522 = v306 * v521;
const REAL v523 = v306 * v522;
const REAL v524 = v300 * v523;
const REAL v525 = v517 - v524;
const REAL v526 = v296 * v525;
const REAL v527 = v292 * v526;
const REAL v528 = v514 - v527;
const REAL v529 = v297 * v523;
const REAL v530 = v528 - v529;
const REAL v531 = v291 * v530;
const REAL v532 = v231 * v531;
const REAL v533 = v235 * v526;
const REAL v534 = v239 * v523;
const REAL v535 = v532 * v532;
const REAL v536 = v533 * v533;
const REAL v537 = v535 + v536;
const REAL v538 = v534 * v534;
const REAL v539 = v537 + v538;
const REAL v540 = REAL(1) / PK_SQRT(v539);
const REAL v541 = v231 * v532;
const REAL v542 = v540 * v541;
const REAL v543 = v235 * v533;
const REAL v544 = v540 * v543;
const REAL v545 = v239 * v534;
const REAL v546 = v540 * v545;
const REAL v547 = v291 * v542;
const REAL v548 = v292 * v547;
const REAL v549 = v544 - v548;
const REAL v550 = v296 * v549;
const REAL v551 = v297 * v547;
const REAL v552 = v300 * v550;
const REAL v553 = v551 + v552;
const REAL v554 = v546 - v553;
const REAL v555 = v306 * v554;
const REAL v556 = v306 * v555;
const REAL v557 = v300 * v556;
const REAL v558 = v550 - v557;
const REAL v559 = v296 * v558;
const REAL v560 = v292 * v559;
const REAL v561 = v547 - v560;
const REAL v562 = v297 * v556;
const REAL v563 = v561 - v562;
const REAL v564 = v291 * v563;
const REAL v565 = v231 * v564;
const REAL v566 = v235 * v559;
const REAL v567 = v239 * v556;
const REAL v568 = v565 * v565;
const REAL v569 = v566 * v566;
const REAL v570 = v568 + v569;
const REAL v571 = v567 * v567;
const REAL v572 = v570 + v571;
const REAL v573 = REAL(1) / PK_SQRT(v572);
const REAL v574 = v252 ? v573 : REAL(0.0);
const REAL v575 = v574 - v46;
const REAL v576 = v188 * v480;
const REAL v577 = v494 * v576;
const REAL v578 = v190 * v475;
const REAL v579 = v494 * v578;
const REAL v580 = v192 * v472;
const REAL v581 = v494 * v580;
const REAL v582 = v188 * v324;
const REAL v583 = v190 * v319;
const REAL v584 = v192 * v316;
const REAL v585 = v577 * v577;
const REAL v586 = v579 * v579;
const REAL v587 = v581 * v581;
const REAL v588 = v134 * v585;
const REAL v589 = v137 * v586;
const REAL v590 = v588 + v589;
const REAL v591 = v139 * v587;
const REAL v592 = v590 + v591;
const auto v593 = REAL(0.0) < v592;
const REAL v594 = v257 * v592;
const REAL v595 = v593 ? v594 : REAL(0.0);
const REAL v596 = v582 * v582;
const REAL v597 = v583 * v583;
const REAL v598 = v584 * v584;
const REAL v599 = v134 * v596;
const REAL v600 = v137 * v597;
const REAL v601 = v599 + v600;
const REAL v602 = v139 * v598;
const REAL v603 = v601 + v602;
const auto v604 = REAL(0.0) < v603;
const REAL v605 = v257 * v603;
const REAL v606 = v604 ? v605 : REAL(0.0);
const REAL v607 = v260 ? (REAL(-1.0)) : v575;
const auto v608 = v37 <= v513;
const REAL v609 = v608 ? REAL(1.0) : REAL(0.0);
const REAL v610 = v113 * v609;
const REAL v611 = REAL(1.0) - v610;
const REAL v612 = v95 * v611;
const auto v613 = v513 <= v263;
const REAL v614 = v613 ? REAL(1.0) : REAL(0.0);
const auto v615 = v606 <= v49;
const REAL v616 = v615 ? REAL(1.0) : REAL(0.0);
const REAL v617 = v268 * v610;
const REAL v618 = v614 < v266 ? v266 : v614;
const REAL v619 = v618 < v616 ? v616 : v618;
const REAL v620 = v619 < v617 ? v617 : v619;
const auto v621 = v595 <= v49;
const REAL v622 = v621 ? REAL(1.0) : REAL(0.0);
const REAL v623 = v269 * v622;
const auto v624 = v606 <= v50;
const REAL v625 = v624 ? REAL(1.0) : REAL(0.0);
const auto v626 = v607 < (REAL(-0.5));
const REAL v627 = v626 ? REAL(6.0) : REAL(2.0);
const REAL v628 = v623 * v625;
const REAL v629 = v620 < v628 ? v628 : v620;
const auto v630 = REAL(0.0) < v629;
const auto v631 = v607 <= v52;
const REAL v632 = v631 ? v627 : REAL(1.0);
const auto v633 = REAL(0.0) < v623;
const REAL v634 = v633 ? REAL(4.0) : REAL(0.0);
const REAL v635 = v630 ? v632 : v634;
const REAL v636 = v270 ? v635 : v110;
const auto v637 = REAL(0.0) < v610;
const REAL v638 = v637 ? v37 : v513;
const auto v639 = REAL(0.5) < v612;
const REAL v640 = v639 ? v21 : v116;
const REAL v641 = v639 ? v22 : v117;
const REAL v642 = v639 ? v23 : v118;
const REAL v643 = v639 ? v24 : v119;
const REAL v644 = v639 ? v25 : v120;
const REAL v645 = v639 ? v26 : v121;
const REAL v646 = v639 ? v27 : v122;
const REAL v647 = v639 ? v28 : v123;
const REAL v648 = v639 ? v29 : v124;
const REAL v649 = v639 ? v30 : v125;
const REAL v650 = v639 ? v31 : v126;
const REAL v651 = v639 ? v32 : v127;
const REAL v652 = v639 ? v33 : v128;
const REAL v653 = v639 ? v17 : v0;
const REAL v654 = v639 ? v18 : v1;
const REAL v655 = v639 ? v19 : v2;
const REAL v656 = v639 ? v20 : v3;
const REAL v657 = -v585;
const REAL v658 = PK_FMA(v577, v577, v657);
const REAL v659 = PK_FMA(v579, v579, v585);
const REAL v660 = v659 - v585;
const REAL v661 = v659 - v660;
const REAL v662 = v585 - v661;
const REAL v663 = v585 - v659;
const REAL v664 = PK_FMA(v579, v579, v663);
const REAL v665 = v662 + v664;
const REAL v666 = v658 + v665;
const REAL v667 = PK_FMA(v581, v581, v659);
const REAL v668 = v667 - v659;
const REAL v669 = v667 - v668;
const REAL v670 = v659 - v669;
const REAL v671 = v659 - v667;
const REAL v672 = PK_FMA(v581, v581, v671);
const REAL v673 = v670 + v672;
const REAL v674 = v666 + v673;
const REAL v675 = REAL(0.25) * v667;
const REAL v676 = REAL(0.25) * v674;
const REAL v677 = PK_SQRT(v675);
const REAL v678 = REAL(0.3183098861837907) * v677;
const REAL v679 = PK_RINT(v678);
const REAL v680 = REAL(1) / v677;
const REAL v681 = -v677;
const REAL v682 = PK_FMA(v677, v681, v675);
const REAL v683 = v676 + v682;
const REAL v684 = REAL(0.5) * v680;
const REAL v685 = v683 * v684;
const REAL v686 = PK_FMA(v679, (REAL(-3.1415926218032837)), v677);
const REAL v687 = PK_FMA(v679, (REAL(-3.1786509424591713e-08)), v686);
const REAL v688 = PK_FMA(v679, (REAL(-1.2246467864107189e-16)), v687);
const REAL v689 = v685 + v688;
const auto v690 = REAL(2.0) < v689;
const REAL v691 = v690 ? REAL(2.0) : v689;
const auto v692 = v691 < (REAL(-2.0));
const REAL v693 = v692 ? (REAL(-2.0)) : v691;
const REAL v694 = REAL(0.5) * v679;
const REAL v695 = PK_RINT(v694);
const REAL v696 = v694 - v695;
const REAL v697 = PK_ABS(v696);
const REAL v698 = REAL(4.0) * v697;
const REAL v699 = REAL(1.0) - v698;
const auto v700 = v679 != REAL(0.0);
const REAL v701 = v693 * v693;
const REAL v702 = v700 ? v701 : v675;
const REAL v703 = PK_FMA(v702, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v704 = PK_FMA(v702, v703, REAL(1.605897465969838e-10));
const REAL v705 = PK_FMA(v702, v704, (REAL(-2.505210757580932e-08)));
const REAL v706 = PK_FMA(v702, v705, REAL(2.7557319218837673e-06));
const REAL v707 = PK_FMA(v702, v706, (REAL(-0.0001984126984125376)));
const REAL v708 = PK_FMA(v702, v707, REAL(0.008333333333333314));
const REAL v709 = PK_FMA(v702, v708, (REAL(-0.16666666666666666)));
const REAL v710 = PK_FMA(v702, v709, REAL(1.0));
const REAL v711 = PK_FMA(v702, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v712 = PK_FMA(v702, v711, (REAL(-1.1470691953867652e-11)));
const REAL v713 = PK_FMA(v702, v712, REAL(2.0876756198622268e-09));
const REAL v714 = PK_FMA(v702, v713, (REAL(-2.755731921716151e-07)));
const REAL v715 = PK_FMA(v702, v714, REAL(2.4801587301554145e-05));
const REAL v716 = PK_FMA(v702, v715, (REAL(-0.001388888888888881)));
const REAL v717 = PK_FMA(v702, v716, REAL(0.041666666666666664));
const REAL v718 = PK_FMA(v702, v717, (REAL(-0.5)));
const REAL v719 = PK_FMA(v702, v718, REAL(1.0));
const REAL v720 = v699 * v719;
const REAL v721 = v693 * v699;
const REAL v722 = v710 * v721;
const REAL v723 = v680 * v722;
const REAL v724 = v700 ? v723 : v710;
const REAL v725 = REAL(0.5) * v724;
const REAL v726 = v577 * v725;
const REAL v727 = v579 * v725;
const REAL v728 = v581 * v725;
const REAL v729 = v286 * v720;
const REAL v730 = v287 * v726;
const REAL v731 = v729 - v730;
const REAL v732 = v288 * v727;
const REAL v733 = v731 - v732;
const REAL v734 = v289 * v728;
const REAL v735 = v733 - v734;
const REAL v736 = v286 * v726;
const REAL v737 = v287 * v720;
const REAL v738 = v736 + v737;
const REAL v739 = v288 * v728;
const REAL v740 = v289 * v727;
const REAL v741 = v739 - v740;
const REAL v742 = v738 + v741;
const REAL v743 = v286 * v727;
const REAL v744 = v288 * v720;
const REAL v745 = v743 + v744;
const REAL v746 = v289 * v726;
const REAL v747 = v287 * v728;
const REAL v748 = v746 - v747;
const REAL v749 = v745 + v748;
const REAL v750 = v286 * v728;
const REAL v751 = v289 * v720;
const REAL v752 = v750 + v751;
const REAL v753 = v287 * v727;
const REAL v754 = v288 * v726;
const REAL v755 = v753 - v754;
const REAL v756 = v752 + v755;
o0[0] = v653;
o0[1] = v654;
o0[2] = v655;
o0[3] = v656;
o1[0] = v640;
o2[0] = v641;
o2[1] = v642;
o2[2] = v643;
o3[0] = v644;
o3[1] = v645;
o3[2] = v646;
o3[3] = v647;
o3[4] = v648;
o3[5] = v649;
o3[6] = v650;
o3[7] = v651;
o3[8] = v652;
o4[0] = v735;
o4[1] = v742;
o4[2] = v749;
o4[3] = v756;
o5[0] = v507;
o5[1] = v104;
o5[2] = v506;
o5[3] = v638;
o5[4] = v105;
o5[5] = v636;
o5[6] = v112;
o5[7] = v607;
o6[0] = v170;
o6[1] = v508;
o6[2] = v144;
o6[3] = v145;
o6[4] = v146;
{ STORE* __restrict p = (STORE*)o0_ + t * 4; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[2]); w.x[1] = STORE(o0[3]); ((PackedRow*)p)[1] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); } }
{ STORE* __restrict p = (STORE*)o1_ + t * 1; p[0] = STORE(o1[0]); }
{ STORE* __restrict p = (STORE*)o2_ + t * 3; p[0] = STORE(o2[0]); p[1] = STORE(o2[1]); p[2] = STORE(o2[2]); }
{ STORE* __restrict p = (STORE*)o3_ + t * 9; p[0] = STORE(o3[0]); p[1] = STORE(o3[1]); p[2] = STORE(o3[2]); p[3] = STORE(o3[3]); p[4] = STORE(o3[4]); p[5] = STORE(o3[5]); p[6] = STORE(o3[6]); p[7] = STORE(o3[7]); p[8] = STORE(o3[8]); }
{ STORE* __restrict p = (STORE*)o4_ + t * 4; if (aligned) { { PackedRow w; w.x[0] = STORE(o4[0]); w.x[1] = STORE(o4[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o4[2]); w.x[1] = STORE(o4[3]); ((PackedRow*)p)[1] = w; } } else { p[0] = STORE(o4[0]); p[1] = STORE(o4[1]); p[2] = STORE(o4[2]); p[3] = STORE(o4[3]); } }
{ STORE* __restrict p = (STORE*)o5_ + t * 8; if (aligned) { { PackedRow w; w.x[0] = STORE(o5[0]); w.x[1] = STORE(o5[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o5[2]); w.x[1] = STORE(o5[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o5[4]); w.x[1] = STORE(o5[5]); ((PackedRow*)p)[2] = w; } { PackedRow w; w.x[0] = STORE(o5[6]); w.x[1] = STORE(o5[7]); ((PackedRow*)p)[3] = w; } } else { p[0] = STORE(o5[0]); p[1] = STORE(o5[1]); p[2] = STORE(o5[2]); p[3] = STORE(o5[3]); p[4] = STORE(o5[4]); p[5] = STORE(o5[5]); p[6] = STORE(o5[6]); p[7] = STORE(o5[7]); } }
{ STORE* __restrict p = (STORE*)o6_ + t * 5; p[0] = STORE(o6[0]); p[1] = STORE(o6[1]); p[2] = STORE(o6[2]); p[3] = STORE(o6[3]); p[4] = STORE(o6[4]); }
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
// Bytes of a vector of lanes.
#if defined(__AVX512F__)
#define PK_LANES 64
#elif defined(__AVX__)
#define PK_LANES 32
#else
#define PK_LANES 16
#endif
enum { LANES = PK_LANES / sizeof(REAL) };
typedef REAL Lanes __attribute__((ext_vector_type(LANES)));
typedef BITS LaneBits __attribute__((ext_vector_type(LANES)));
#undef PK_LANES
// Copies between tensors and tiles stand once in the text: for each tensor, they would take most of the time to compile.
// Rows ``step`` numbers apart, or those that ``x`` names; spare lanes repeat the last one.
auto gather = [](REAL (* __restrict t)[LANES], const STORE* __restrict p, const long long* __restrict x, long long step,
                 int nb, int rows, int columns, long long by_row, long long by_column) __attribute__((noinline)) {
for (int r = 0; r < rows; ++r) for (int c = 0; c < columns; ++c, ++t) {
const STORE* const q = p + r * by_row + c * by_column;
*(Lanes*)t = Lanes(REAL(q[(x ? x[nb - 1] : nb - 1) * step]));
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb - 1; ++i) (*t)[i] = REAL(q[(x ? x[i] : i) * step]);
}
};
auto scatter = [](const REAL (* __restrict t)[LANES], STORE* __restrict p, const long long* __restrict x,
                  long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
STORE* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] = STORE(t[k][i]);
}
};
auto add = [](const REAL (* __restrict t)[LANES], double* __restrict p, const long long* __restrict x,
              long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
double* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] += (double)t[k][i];
}
};
alignas(64) REAL i_t[55][LANES];
alignas(64) REAL o_t[34][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 4;
REAL (* const i2_t)[LANES] = i_t + 5;
REAL (* const i3_t)[LANES] = i_t + 8;
REAL (* const i4_t)[LANES] = i_t + 17;
REAL (* const i5_t)[LANES] = i_t + 21;
REAL (* const i6_t)[LANES] = i_t + 22;
REAL (* const i7_t)[LANES] = i_t + 25;
REAL (* const i8_t)[LANES] = i_t + 34;
REAL (* const i9_t)[LANES] = i_t + 42;
REAL (* const i10_t)[LANES] = i_t + 47;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 4;
REAL (* const o2_t)[LANES] = o_t + 5;
REAL (* const o3_t)[LANES] = o_t + 8;
REAL (* const o4_t)[LANES] = o_t + 17;
REAL (* const o5_t)[LANES] = o_t + 21;
REAL (* const o6_t)[LANES] = o_t + 29;
auto read1 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[0][i] = REAL(p[1 * i + 0]); }
};
auto read3 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[0][i] = REAL(p[3 * i + 0]); t[1][i] = REAL(p[3 * i + 1]); t[2][i] = REAL(p[3 * i + 2]); }
};
auto read4 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[0][i] = REAL(p[4 * i + 0]); t[1][i] = REAL(p[4 * i + 1]); t[2][i] = REAL(p[4 * i + 2]); t[3][i] = REAL(p[4 * i + 3]); }
};
auto read5 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[0][i] = REAL(p[5 * i + 0]); t[1][i] = REAL(p[5 * i + 1]); t[2][i] = REAL(p[5 * i + 2]); t[3][i] = REAL(p[5 * i + 3]); t[4][i] = REAL(p[5 * i + 4]); }
};
auto read8 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[0][i] = REAL(p[8 * i + 0]); t[1][i] = REAL(p[8 * i + 1]); t[2][i] = REAL(p[8 * i + 2]); t[3][i] = REAL(p[8 * i + 3]); t[4][i] = REAL(p[8 * i + 4]); t[5][i] = REAL(p[8 * i + 5]); t[6][i] = REAL(p[8 * i + 6]); t[7][i] = REAL(p[8 * i + 7]); }
};
auto read9 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
STORE g[4 * LANES];
for (int k = 0; k < 8; k += 4) {
for (int i = 0; i < LANES; ++i) __builtin_memcpy(g + 4 * i, p + 9 * i + k, 4 * sizeof(STORE));
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[k + 0][i] = REAL(g[4 * i + 0]); t[k + 1][i] = REAL(g[4 * i + 1]); t[k + 2][i] = REAL(g[4 * i + 2]); t[k + 3][i] = REAL(g[4 * i + 3]); }
}
for (int i = 0; i < LANES; ++i) { t[8][i] = REAL(p[9 * i + 8]); }
};
auto write1 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { p[1 * i + 0] = STORE(t[0][i]); }
};
auto write3 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { p[3 * i + 0] = STORE(t[0][i]); p[3 * i + 1] = STORE(t[1][i]); p[3 * i + 2] = STORE(t[2][i]); }
};
auto write4 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { p[4 * i + 0] = STORE(t[0][i]); p[4 * i + 1] = STORE(t[1][i]); p[4 * i + 2] = STORE(t[2][i]); p[4 * i + 3] = STORE(t[3][i]); }
};
auto write5 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { p[5 * i + 0] = STORE(t[0][i]); p[5 * i + 1] = STORE(t[1][i]); p[5 * i + 2] = STORE(t[2][i]); p[5 * i + 3] = STORE(t[3][i]); p[5 * i + 4] = STORE(t[4][i]); }
};
auto write8 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { p[8 * i + 0] = STORE(t[0][i]); p[8 * i + 1] = STORE(t[1][i]); p[8 * i + 2] = STORE(t[2][i]); p[8 * i + 3] = STORE(t[3][i]); p[8 * i + 4] = STORE(t[4][i]); p[8 * i + 5] = STORE(t[5][i]); p[8 * i + 6] = STORE(t[6][i]); p[8 * i + 7] = STORE(t[7][i]); }
};
auto write9 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
STORE g[4 * LANES];
for (int k = 0; k < 8; k += 4) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { g[4 * i + 0] = STORE(t[k + 0][i]); g[4 * i + 1] = STORE(t[k + 1][i]); g[4 * i + 2] = STORE(t[k + 2][i]); g[4 * i + 3] = STORE(t[k + 3][i]); }
for (int i = 0; i < LANES; ++i) __builtin_memcpy(p + 9 * i + k, g + 4 * i, 4 * sizeof(STORE));
}
for (int i = 0; i < LANES; ++i) { p[9 * i + 8] = STORE(t[8][i]); }
};
// In a function of its own, which is no loop: optimisations of loops would take half of the time to compile.
auto element = [](const Lanes* __restrict i_t, const REAL* __restrict fixed, Lanes* __restrict o_t)
    __attribute__((noinline)) {
typedef Lanes REAL;
typedef LaneBits BITS;
auto factor_3 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L of a matrix L L^T: a0 has the lower triangle without its diagonal, a1 that, and a2 the smallest pivot.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
REAL* const inverses = r + 3;
REAL* const pivots = inverses + 3;
#pragma clang loop unroll(full)
for (int j = 0; j < 3; ++j) {
    const REAL* const row = r + j * (j - 1) / 2;
    pivots[j] = less(a1[j], row, row, j);
    inverses[j] = REAL(1) / PK_SQRT(pivots[j] < a2[0] ? a2[0] : pivots[j]);
    #pragma clang loop unroll(full)
    for (int i = j + 1; i < 3; ++i) {
        const int begin = i * (i - 1) / 2;
        r[begin + j] = less(a0[begin + j], r + begin, row, j) * inverses[j];
    }
}
};
auto forward_3 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
const REAL* row = a0;
#pragma clang loop unroll(full)
for (int i = 0; i < 3; ++i) {
    r[i] = less(a2[i], row, r, i) * a1[i];
    row += i;
}
};
auto backward_3 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L^T r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
#pragma clang loop unroll(full)
for (int i = 3 - 1; i >= 0; --i) {
    REAL x = a2[i];
    #pragma clang loop unroll(full)
    for (int k = i + 1; k < 3; ++k) x = x - a0[k * (k - 1) / 2 + i] * r[k];
    r[i] = x * a1[i];
}
};
const REAL v0 = REAL(i_t[0 + 0]);
const REAL v1 = REAL(i_t[0 + 1]);
const REAL v2 = REAL(i_t[0 + 2]);
const REAL v3 = REAL(i_t[0 + 3]);
const REAL v4 = REAL(i_t[4 + 0]);
const REAL v5 = REAL(i_t[5 + 0]);
const REAL v6 = REAL(i_t[5 + 1]);
const REAL v7 = REAL(i_t[5 + 2]);
const REAL v8 = REAL(i_t[8 + 0]);
const REAL v9 = REAL(i_t[8 + 1]);
const REAL v10 = REAL(i_t[8 + 2]);
const REAL v11 = REAL(i_t[8 + 3]);
const REAL v12 = REAL(i_t[8 + 4]);
const REAL v13 = REAL(i_t[8 + 5]);
const REAL v14 = REAL(i_t[8 + 6]);
const REAL v15 = REAL(i_t[8 + 7]);
const REAL v16 = REAL(i_t[8 + 8]);
const REAL v17 = REAL(i_t[17 + 0]);
const REAL v18 = REAL(i_t[17 + 1]);
const REAL v19 = REAL(i_t[17 + 2]);
const REAL v20 = REAL(i_t[17 + 3]);
const REAL v21 = REAL(i_t[21 + 0]);
const REAL v22 = REAL(i_t[22 + 0]);
const REAL v23 = REAL(i_t[22 + 1]);
const REAL v24 = REAL(i_t[22 + 2]);
const REAL v25 = REAL(i_t[25 + 0]);
const REAL v26 = REAL(i_t[25 + 1]);
const REAL v27 = REAL(i_t[25 + 2]);
const REAL v28 = REAL(i_t[25 + 3]);
const REAL v29 = REAL(i_t[25 + 4]);
const REAL v30 = REAL(i_t[25 + 5]);
const REAL v31 = REAL(i_t[25 + 6]);
const REAL v32 = REAL(i_t[25 + 7]);
const REAL v33 = REAL(i_t[25 + 8]);
const REAL v34 = REAL(i_t[34 + 0]);
const REAL v35 = REAL(i_t[34 + 1]);
const REAL v36 = REAL(i_t[34 + 2]);
const REAL v37 = REAL(i_t[34 + 3]);
const REAL v38 = REAL(i_t[34 + 4]);
const REAL v39 = REAL(i_t[34 + 5]);
const REAL v40 = REAL(i_t[34 + 6]);
const REAL v41 = REAL(i_t[42 + 0]);
const REAL v42 = REAL(i_t[42 + 1]);
const REAL v43 = REAL(i_t[42 + 2]);
const REAL v44 = REAL(i_t[42 + 3]);
const REAL v45 = REAL(i_t[42 + 4]);
const REAL v46 = REAL(i_t[47 + 1]);
const REAL v47 = REAL(i_t[47 + 2]);
const REAL v48 = REAL(i_t[47 + 3]);
const REAL v49 = REAL(i_t[47 + 4]);
const REAL v50 = REAL(i_t[47 + 5]);
const REAL v51 = REAL(i_t[47 + 6]);
const REAL v52 = REAL(i_t[47 + 7]);
const REAL v53 = v22 + v23;
const REAL v54 = v24 + v53;
const REAL v55 = v25 + v54;
const REAL v56 = v26 + v55;
const REAL v57 = v27 + v56;
const REAL v58 = v28 + v57;
const REAL v59 = v29 + v58;
const REAL v60 = v30 + v59;
const REAL v61 = v31 + v60;
const REAL v62 = v32 + v61;
const REAL v63 = v33 + v62;
const auto v64 = v39 < REAL(0.5);
const REAL v65 = v64 ? REAL(1.0) : REAL(0.0);
const auto v66 = v35 <= REAL(0.0);
const REAL v67 = v66 ? REAL(1.0) : REAL(0.0);
const auto v68 = v63 < REAL(0.0);
const REAL v69 = -v63;
const REAL v70 = v68 ? v69 : v63;
const REAL v71 = REAL(1) / v21;
const auto v72 = REAL(0.0) < v71;
const REAL v73 = v72 ? REAL(1.0) : REAL(0.0);
const REAL v74 = REAL(1.0) + v70;
const REAL v75 = REAL(1) / v74;
const auto v76 = REAL(0.0) < v75;
const REAL v77 = v76 ? REAL(1.0) : REAL(0.0);
const REAL v78 = v73 * v77;
const REAL v79 = v4 * v51;
const auto v80 = v36 <= v79;
const REAL v81 = v80 ? REAL(1.0) : REAL(0.0);
const REAL v82 = v4 - v21;
const REAL v83 = v82 * v82;
const REAL v84 = v79 * v79;
const auto v85 = v83 <= v84;
const REAL v86 = v85 ? REAL(1.0) : REAL(0.0);
const REAL v87 = v81 * v86;
const REAL v88 = REAL(1.0) - v67;
const REAL v89 = v87 * v88;
const auto v90 = v21 < v4;
const REAL v91 = v90 ? REAL(1.0) : REAL(0.0);
const REAL v92 = v65 * v78;
const REAL v93 = v67 < v91 ? v91 : v67;
const REAL v94 = v93 < v89 ? v89 : v93;
const REAL v95 = v92 * v94;
const auto v96 = REAL(0.0) < v36;
const REAL v97 = v96 ? v36 : REAL(1.0);
const REAL v98 = REAL(1) / v97;
const auto v99 = REAL(0.0) < v67;
const auto v100 = REAL(0.0) < v65;
const auto v101 = REAL(0.0) < v95;
const REAL v102 = REAL(2.0) * v35;
const REAL v103 = v101 ? REAL(2.0) : v102;
const REAL v104 = v100 ? v103 : v35;
const REAL v105 = v99 ? v21 : v38;
const REAL v106 = v65 * v67;
const REAL v107 = REAL(1.0) - v78;
const REAL v108 = v106 * v107;
const auto v109 = REAL(0.0) < v108;
const REAL v110 = v109 ? REAL(5.0) : v39;
const REAL v111 = v65 * v88;
const REAL v112 = v40 + v111;
const REAL v113 = v89 * v95;
const REAL v114 = v66 ? v65 : REAL(0.0);
const auto v115 = REAL(0.5) < v114;
const REAL v116 = v115 ? v21 : v4;
const REAL v117 = v115 ? v22 : v5;
const REAL v118 = v115 ? v23 : v6;
const REAL v119 = v115 ? v24 : v7;
const REAL v120 = v115 ? v25 : v8;
const REAL v121 = v115 ? v26 : v9;
const REAL v122 = v115 ? v27 : v10;
const REAL v123 = v115 ? v28 : v11;
const REAL v124 = v115 ? v29 : v12;
const REAL v125 = v115 ? v30 : v13;
const REAL v126 = v115 ? v31 : v14;
const REAL v127 = v115 ? v32 : v15;
const REAL v128 = v115 ? v33 : v16;
const auto v129 = REAL(0.5) < v95;
const REAL v130 = v129 ? v21 : v116;
const REAL v131 = v129 ? v22 : v117;
const REAL v132 = v129 ? v23 : v118;
const REAL v133 = v129 ? v24 : v119;
const REAL v134 = v129 ? v25 : v120;
const REAL v135 = v129 ? v26 : v121;
const REAL v136 = v129 ? v27 : v122;
const REAL v137 = v129 ? v29 : v124;
const REAL v138 = v129 ? v30 : v125;
const REAL v139 = v129 ? v33 : v128;
const REAL v140 = v129 ? v17 : v0;
const REAL v141 = v129 ? v18 : v1;
const REAL v142 = v129 ? v19 : v2;
const REAL v143 = v129 ? v20 : v3;
const REAL v144 = v43 < v134 ? v134 : v43;
const REAL v145 = v44 < v137 ? v137 : v44;
const REAL v146 = v45 < v139 ? v139 : v45;
const REAL v147 = v144 + v145;
const REAL v148 = v146 + v147;
const auto v149 = REAL(0.0) < v148;
const REAL v150 = v149 ? v148 : REAL(1.0);
const REAL v151 = REAL(1) / PK_SQRT(v150);
const REAL v152 = v148 * v151;
const REAL v153 = v149 ? v152 : REAL(1.152921504606847e+18);
const REAL v154 = v116 - v21;
const REAL v155 = v98 * v154;
const auto v156 = REAL(0.0) < v113;
const REAL v157 = v156 ? REAL(1.0) : v155;
const auto v158 = REAL(0.25) <= v157;
const REAL v159 = v158 ? REAL(1.0) : REAL(0.0);
const REAL v160 = v95 * v159;
const REAL v161 = REAL(0.99) * v41;
const auto v162 = v42 < v161;
const REAL v163 = REAL(2.0) * v41;
const REAL v164 = v162 ? v41 : v163;
const auto v165 = REAL(0.75) < v157;
const REAL v166 = v165 ? v164 : v41;
const REAL v167 = REAL(0.25) * v42;
const auto v168 = REAL(0.0) < v160;
const REAL v169 = v168 ? v166 : v167;
const REAL v170 = v66 ? v153 : v169;
const REAL v171 = v144 < v145 ? v145 : v144;
const REAL v172 = v171 < v146 ? v146 : v171;
const REAL v173 = v46 * v172;
const REAL v174 = v46 * v173;
const auto v175 = v174 < v144;
const REAL v176 = REAL(1.262177448353619e-29) * v172;
const auto v177 = v176 < v144;
const auto v178 = v175 & v177;
const auto v179 = v174 < v145;
const auto v180 = v176 < v145;
const auto v181 = v179 & v180;
const auto v182 = v174 < v146;
const auto v183 = v176 < v146;
const auto v184 = v182 & v183;
const auto v185 = REAL(0.0) < v172;
const REAL v186 = v185 ? v172 : REAL(1.0);
const REAL v187 = v178 ? v144 : v186;
const REAL v188 = REAL(1) / PK_SQRT(v187);
const REAL v189 = v181 ? v145 : v186;
const REAL v190 = REAL(1) / PK_SQRT(v189);
const REAL v191 = v184 ? v146 : v186;
const REAL v192 = REAL(1) / PK_SQRT(v191);
const REAL v193 = v188 * v188;
const REAL v194 = v134 * v193;
const REAL v195 = v188 * v190;
const REAL v196 = v135 * v195;
const REAL v197 = v190 * v190;
const REAL v198 = v137 * v197;
const REAL v199 = v188 * v192;
const REAL v200 = v136 * v199;
const REAL v201 = v190 * v192;
const REAL v202 = v138 * v201;
const REAL v203 = v192 * v192;
const REAL v204 = v139 * v203;
const REAL v205 = v178 ? v194 : REAL(0.0);
const REAL v206 = v181 ? v198 : REAL(0.0);
const REAL v207 = v184 ? v204 : REAL(0.0);
const REAL v208 = v131 * v188;
const REAL v209 = -v208;
const REAL v210 = v178 ? v209 : REAL(0.0);
const REAL v211 = v132 * v190;
const REAL v212 = -v211;
const REAL v213 = v181 ? v212 : REAL(0.0);
const REAL v214 = v133 * v192;
const REAL v215 = -v214;
const REAL v216 = v184 ? v215 : REAL(0.0);
const REAL v217 = v46 + v205;
const REAL v218 = v46 + v206;
const REAL v219 = v46 + v207;
const REAL q220[] = {v196, v200, v202};
const REAL q221[] = {v217, v218, v219};
const REAL q222[] = {v46};
REAL r223[9];
factor_3(q220, q221, q222, r223);
const REAL q225[] = {v210, v213, v216};
REAL r226[3];
forward_3(&r223[0], &r223[3], q225, r226);
REAL r228[3];
backward_3(&r223[0], &r223[3], &r226[0], r228);
const REAL v230 = r228[0] * r228[0];
const REAL v231 = r228[1] * r228[1];
const REAL v232 = v230 + v231;
const REAL v233 = r228[2] * r228[2];
const REAL v234 = v232 + v233;
const REAL v235 = v170 * v170;
const REAL v236 = REAL(1.21) * v235;
const auto v237 = v236 < v234;
const REAL v238 = v237 ? v170 : REAL(1.0);
REAL r239[3];
forward_3(&r223[0], &r223[3], &r228[0], r239);
const auto v241 = REAL(0.0) < v234;
const REAL v242 = v241 ? v234 : REAL(1.0);
const REAL v243 = REAL(1) / PK_SQRT(v242);
const REAL v244 = v234 * v243;
const REAL v245 = v244 - v238;
const REAL v246 = REAL(1) / v238;
const REAL v247 = v245 * v246;
const REAL v248 = r239[0] * r239[0];
const REAL v249 = r239[1] * r239[1];
const REAL v250 = v248 + v249;
const REAL v251 = r239[2] * r239[2];
const REAL v252 = v250 + v251;
const REAL v253 = v234 * v247;
const auto v254 = REAL(0.0) < v252;
const REAL v255 = v254 ? v252 : REAL(1.0);
const REAL v256 = REAL(1) / v255;
const REAL v257 = v253 * v256;
const REAL v258 = v46 + v257;
const REAL v259 = v258 < v34 ? v34 : v258;
const REAL v260 = v237 ? v259 : v46;
const REAL v261 = v205 + v260;
const REAL v262 = v206 + v260;
const REAL v263 = v207 + v260;
const REAL q264[] = {v261, v262, v263};
REAL r265[9];
factor_3(q220, q264, q222, r265);
REAL r267[3];
forward_3(&r265[0], &r265[3], q225, r267);
REAL r269[3];
backward_3(&r265[0], &r265[3], &r267[0], r269);
const REAL v271 = r269[0] * r269[0];
const REAL v272 = r269[1] * r269[1];
const REAL v273 = v271 + v272;
const REAL v274 = r269[2] * r269[2];
const REAL v275 = v273 + v274;
REAL r276[3];
forward_3(&r265[0], &r265[3], &r269[0], r276);
const auto v278 = REAL(0.0) < v275;
const REAL v279 = v278 ? v275 : REAL(1.0);
const REAL v280 = REAL(1) / PK_SQRT(v279);
const REAL v281 = v275 * v280;
const REAL v282 = v281 - v238;
const REAL v283 = v246 * v282;
const REAL v284 = r276[0] * r276[0];
const REAL v285 = r276[1] * r276[1];
const REAL v286 = v284 + v285;
const REAL v287 = r276[2] * r276[2];
const REAL v288 = v286 + v287;
const REAL v289 = v275 * v283;
const auto v290 = REAL(0.0) < v288;
const REAL v291 = v290 ? v288 : REAL(1.0);
const REAL v292 = REAL(1) / v291;
const REAL v293 = v289 * v292;
const REAL v294 = v260 + v293;
const auto v295 = v283 < REAL(0.1);
const REAL v296 = -v283;
const auto v297 = v296 < REAL(0.1);
const auto v298 = v295 & v297;
const REAL v299 = v258 < v294 ? v294 : v258;
const REAL v300 = v210 * v210;
const REAL v301 = v213 * v213;
const REAL v302 = v300 + v301;
const REAL v303 = v216 * v216;
const REAL v304 = v302 + v303;
const REAL v305 = PK_SQRT(v304);
const REAL v306 = v246 * v305;
const auto v307 = REAL(1.0) < v283;
const REAL v308 = PK_SQRT(v299);
const REAL v309 = PK_SQRT(v306);
const REAL v310 = v308 * v309;
const REAL v311 = v307 ? v310 : v299;
const REAL v312 = v298 ? v260 : v311;
const REAL v313 = v237 ? v312 : v46;
const REAL v314 = v205 + v313;
const REAL v315 = v206 + v313;
const REAL v316 = v207 + v313;
const REAL q317[] = {v314, v315, v316};
REAL r318[9];
factor_3(q220, q317, q222, r318);
REAL r320[3];
forward_3(&r318[0], &r318[3], q225, r320);
REAL r322[3];
backward_3(&r318[0], &r318[3], &r320[0], r322);
const REAL v324 = r322[0] * r322[0];
const REAL v325 = r322[1] * r322[1];
const REAL v326 = v324 + v325;
const REAL v327 = r322[2] * r322[2];
const REAL v328 = v326 + v327;
const auto v329 = REAL(0.0) < v328;
const REAL v330 = v329 ? v328 : REAL(1.0);
const REAL v331 = REAL(1) / PK_SQRT(v330);
const REAL v332 = v328 * v331;
const auto v333 = v170 < v332;
const REAL v334 = v333 ? v332 : REAL(1.0);
const REAL v335 = REAL(1) / v334;
const REAL v336 = v170 * v335;
const REAL v337 = v333 ? v336 : REAL(1.0);
const REAL v338 = v210 * r322[0];
const REAL v339 = v213 * r322[1];
const REAL v340 = v338 + v339;
const REAL v341 = v216 * r322[2];
const REAL v342 = v340 + v341;
const REAL v343 = REAL(2.0) * v337;
const REAL v344 = v342 * v343;
const REAL v345 = v337 * v337;
const REAL v346 = v313 * v328;
const REAL v347 = v342 - v346;
const REAL v348 = v345 * v347;
const REAL v349 = v344 - v348;
const REAL v350 = v237 ? v313 : v34;
const REAL v351 = v332 * v337;
const REAL v352 = v210 * r228[0];
const REAL v353 = v213 * r228[1];
const REAL v354 = v352 + v353;
const REAL v355 = v216 * r228[2];
const REAL v356 = v354 + v355;
const auto v357 = REAL(0.0) < v205;
const REAL v358 = v357 ? v205 : REAL(1.0);
const REAL v359 = REAL(1) / PK_SQRT(v358);
const REAL v360 = v205 * v359;
const auto v361 = REAL(0.0) < v206;
const REAL v362 = v361 ? v206 : REAL(1.0);
const REAL v363 = REAL(1) / PK_SQRT(v362);
const REAL v364 = v206 * v363;
const auto v365 = REAL(0.0) < v207;
const REAL v366 = v365 ? v207 : REAL(1.0);
const REAL v367 = REAL(1) / PK_SQRT(v366);
const REAL v368 = v207 * v367;
const REAL v369 = REAL(1) / PK_SQRT(REAL(3.9591836734693877));
const REAL v370 = v360 * v369;
const REAL v371 = REAL(1.1428571428571428) * v364;
const REAL v372 = v369 * v371;
const REAL v373 = REAL(1.2857142857142858) * v368;
const REAL v374 = v369 * v373;
const REAL q375[] = {v370, v372, v374};
REAL r376[3];
forward_3(&r223[0], &r223[3], q375, r376);
REAL r378[3];
backward_3(&r223[0], &r223[3], &r376[0], r378);
const REAL v380 = v360 * r378[0];
const REAL v381 = v364 * r378[1];
const REAL v382 = v368 * r378[2];
const REAL v383 = v380 * v380;
const REAL v384 = v381 * v381;
const REAL v385 = v383 + v384;
const REAL v386 = v382 * v382;
const REAL v387 = v385 + v386;
const REAL v388 = REAL(1) / PK_SQRT(v387);
const REAL v389 = v360 * v380;
const REAL v390 = v388 * v389;
const REAL v391 = v364 * v381;
const REAL v392 = v388 * v391;
const REAL v393 = v368 * v382;
const REAL v394 = v388 * v393;
const REAL q395[] = {v390, v392, v394};
REAL r396[3];
forward_3(&r223[0], &r223[3], q395, r396);
REAL r398[3];
backward_3(&r223[0], &r223[3], &r396[0], r398);
const REAL v400 = v360 * r398[0];
const REAL v401 = v364 * r398[1];
const REAL v402 = v368 * r398[2];
const REAL v403 = -v205;
const REAL v404 = -v206;
const REAL v405 = -v207;
const REAL v406 = v403 < v404 ? v404 : v403;
const REAL v407 = v406 < v405 ? v405 : v406;
const REAL v408 = -v407;
const auto v409 = REAL(0.0) < v408;
const REAL v410 = v400 * v400;
const REAL v411 = v401 * v401;
const REAL v412 = v410 + v411;
const REAL v413 = v402 * v402;
const REAL v414 = v412 + v413;
const REAL v415 = REAL(1) / PK_SQRT(v414);
const REAL v416 = v409 ? v415 : REAL(0.0);
const REAL v417 = v416 - v46;
const REAL v418 = v188 * r322[0];
const REAL v419 = v337 * v418;
const REAL v420 = v190 * r322[1];
const REAL v421 = v337 * v420;
const REAL v422 = v192 * r322[2];
const REAL v423 = v337 * v422;
const REAL v424 = v188 * r228[0];
const REAL v425 = v190 * r228[1];
const REAL v426 = v192 * r228[2];
const REAL v427 = v419 * v419;
const REAL v428 = v421 * v421;
const REAL v429 = v423 * v423;
const REAL v430 = v134 * v427;
const REAL v431 = v137 * v428;
const REAL v432 = v430 + v431;
const REAL v433 = v139 * v429;
const REAL v434 = v432 + v433;
const REAL v435 = v134 + v137;
const REAL v436 = v139 + v435;
const auto v437 = REAL(0.0) < v434;
const auto v438 = REAL(0.0) < v436;
const REAL v439 = v438 ? v436 : REAL(1.1830521861667747e-271);
const REAL v440 = REAL(1) / v439;
const REAL v441 = v434 * v440;
const REAL v442 = v437 ? v441 : REAL(0.0);
const REAL v443 = v424 * v424;
const REAL v444 = v425 * v425;
const REAL v445 = v426 * v426;
const REAL v446 = v134 * v443;
const REAL v447 = v137 * v444;
const REAL v448 = v446 + v447;
const REAL v449 = v139 * v445;
const REAL v450 = v448 + v449;
const auto v451 = REAL(0.0) < v450;
const REAL v452 = v440 * v450;
const REAL v453 = v451 ? v452 : REAL(0.0);
const REAL v454 = v134 < v137 ? v137 : v134;
const REAL v455 = v454 < v139 ? v139 : v454;
const auto v456 = v455 <= REAL(0.0);
const REAL v457 = v456 ? (REAL(-1.0)) : v417;
const auto v458 = v110 < REAL(0.5);
const REAL v459 = v458 ? REAL(1.0) : REAL(0.0);
const auto v460 = v37 <= v356;
const REAL v461 = v460 ? REAL(1.0) : REAL(0.0);
const REAL v462 = v113 * v461;
const REAL v463 = REAL(1.0) - v462;
const REAL v464 = v95 * v463;
const REAL v465 = v47 * v130;
const auto v466 = v356 <= v465;
const REAL v467 = v466 ? REAL(1.0) : REAL(0.0);
const REAL v468 = v48 * v105;
const auto v469 = v130 <= v468;
const REAL v470 = v469 ? REAL(1.0) : REAL(0.0);
const auto v471 = v453 <= v49;
const REAL v472 = v471 ? REAL(1.0) : REAL(0.0);
const auto v473 = REAL(0.0) <= v47;
const REAL v474 = v473 ? REAL(1.0) : REAL(0.0);
const REAL v475 = v462 * v474;
const REAL v476 = v467 < v470 ? v470 : v467;
const REAL v477 = v476 < v472 ? v472 : v476;
const REAL v478 = v477 < v475 ? v475 : v477;
const REAL v479 = REAL(1.0) - v95;
const auto v480 = v442 <= v49;
const REAL v481 = v480 ? REAL(1.0) : REAL(0.0);
const REAL v482 = v479 * v481;
const auto v483 = v453 <= v50;
const REAL v484 = v483 ? REAL(1.0) : REAL(0.0);
const auto v485 = v457 < (REAL(-0.5));
const REAL v486 = v485 ? REAL(6.0) : REAL(2.0);
const REAL v487 = v482 * v484;
const REAL v488 = v478 < v487 ? v487 : v478;
const auto v489 = REAL(0.0) < v488;
const auto v490 = v457 <= v52;
const REAL v491 = v490 ? v486 : REAL(1.0);
const auto v492 = REAL(0.0) < v482;
const REAL v493 = v492 ? REAL(4.0) : REAL(0.0);
const REAL v494 = v489 ? v491 : v493;
const auto v495 = REAL(0.0) < v459;
const REAL v496 = v495 ? v494 : v110;
const auto v497 = REAL(0.0) < v462;
const REAL v498 = v497 ? v37 : v356;
const auto v499 = REAL(0.5) < v464;
const REAL v500 = v499 ? v21 : v116;
const REAL v501 = v499 ? v22 : v117;
const REAL v502 = v499 ? v23 : v118;
const REAL v503 = v499 ? v24 : v119;
const REAL v504 = v499 ? v25 : v120;
const REAL v505 = v499 ? v26 : v121;
const REAL v506 = v499 ? v27 : v122;
const REAL v507 = v499 ? v28 : v123;
const REAL v508 = v499 ? v29 : v124;
const REAL v509 = v499 ? v30 : v125;
const REAL v510 = v499 ? v31 : v126;
const REAL v511 = v499 ? v32 : v127;
const REAL v512 = v499 ? v33 : v128;
const REAL v513 = PK_ABS(v140);
const REAL v514 = PK_ABS(v141);
const REAL v515 = PK_ABS(v142);
const REAL v516 = PK_ABS(v143);
const REAL v517 = v513 < v514 ? v514 : v513;
const REAL v518 = v517 < v515 ? v515 : v517;
const REAL v519 = v518 < v516 ? v516 : v518;
const auto v520 = v519 != REAL(0.0);
const REAL v521 = v520 ? v519 : REAL(1.0);
const REAL v522 = PK_UNSCALE(v521);
const auto v523 = REAL(64.0) < v519;
const REAL v524 = PK_UNSCALE(v519);
const auto v525 = v519 < REAL(0.015625);
const REAL v526 = v525 ? v522 : REAL(1.0);
const REAL v527 = v523 ? v524 : v526;
const REAL v528 = v140 * v527;
const REAL v529 = v141 * v527;
const REAL v530 = v142 * v527;
const REAL v531 = v143 * v527;
const REAL v532 = v499 ? v17 : v0;
const REAL v533 = v499 ? v18 : v1;
const REAL v534 = v499 ? v19 : v2;
const REAL v535 = v499 ? v20 : v3;
const REAL v536 = -v427;
const REAL v537 = PK_FMA(v419, v419, v536);
const REAL v538 = PK_FMA(v421, v421, v427);
const REAL v539 = v538 - v427;
const REAL v540 = v538 - v539;
const REAL v541 = v427 - v540;
const REAL v542 = v427 - v538;
const REAL v543 = PK_FMA(v421, v421, v542);
const REAL v544 = v541 + v543;
const REAL v545 = v537 + v544;
const REAL v546 = PK_FMA(v423, v423, v538);
const REAL v547 = v546 - v538;
const REAL v548 = v546 - v547;
const REAL v549 = v538 - v548;
const REAL v550 = v538 - v546;
const REAL v551 = PK_FMA(v423, v423, v550);
const REAL v552 = v549 + v551;
const REAL v553 = v545 + v552;
const REAL v554 = REAL(0.25) * v546;
const REAL v555 = REAL(0.25) * v553;
const REAL v556 = PK_SQRT(v554);
const REAL v557 = REAL(0.3183098861837907) * v556;
const REAL v558 = PK_RINT(v557);
const REAL v559 = REAL(1) / v556;
const REAL v560 = -v556;
const REAL v561 = PK_FMA(v556, v560, v554);
const REAL v562 = v555 + v561;
const REAL v563 = REAL(0.5) * v559;
const REAL v564 = v562 * v563;
const REAL v565 = PK_FMA(v558, (REAL(-3.1415926218032837)), v556);
const REAL v566 = PK_FMA(v558, (REAL(-3.1786509424591713e-08)), v565);
const REAL v567 = PK_FMA(v558, (REAL(-1.2246467864107189e-16)), v566);
const REAL v568 = v564 + v567;
const auto v569 = REAL(2.0) < v568;
const REAL v570 = v569 ? REAL(2.0) : v568;
const auto v571 = v570 < (REAL(-2.0));
const REAL v572 = v571 ? (REAL(-2.0)) : v570;
const REAL v573 = REAL(0.5) * v558;
const REAL v574 = PK_RINT(v573);
const REAL v575 = v573 - v574;
const REAL v576 = PK_ABS(v575);
const REAL v577 = REAL(4.0) * v576;
const REAL v578 = REAL(1.0) - v577;
const auto v579 = v558 != REAL(0.0);
const REAL v580 = v572 * v572;
const REAL v581 = v579 ? v580 : v554;
const REAL v582 = PK_FMA(v581, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v583 = PK_FMA(v581, v582, REAL(1.605897465969838e-10));
const REAL v584 = PK_FMA(v581, v583, (REAL(-2.505210757580932e-08)));
const REAL v585 = PK_FMA(v581, v584, REAL(2.7557319218837673e-06));
const REAL v586 = PK_FMA(v581, v585, (REAL(-0.0001984126984125376)));
const REAL v587 = PK_FMA(v581, v586, REAL(0.008333333333333314));
const REAL v588 = PK_FMA(v581, v587, (REAL(-0.16666666666666666)));
const REAL v589 = PK_FMA(v581, v588, REAL(1.0));
const REAL v590 = PK_FMA(v581, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v591 = PK_FMA(v581, v590, (REAL(-1.1470691953867652e-11)));
const REAL v592 = PK_FMA(v581, v591, REAL(2.0876756198622268e-09));
const REAL v593 = PK_FMA(v581, v592, (REAL(-2.755731921716151e-07)));
const REAL v594 = PK_FMA(v581, v593, REAL(2.4801587301554145e-05));
const REAL v595 = PK_FMA(v581, v594, (REAL(-0.001388888888888881)));
const REAL v596 = PK_FMA(v581, v595, REAL(0.041666666666666664));
const REAL v597 = PK_FMA(v581, v596, (REAL(-0.5)));
const REAL v598 = PK_FMA(v581, v597, REAL(1.0));
const REAL v599 = v578 * v598;
const REAL v600 = v572 * v578;
const REAL v601 = v589 * v600;
const REAL v602 = v559 * v601;
const REAL v603 = v579 ? v602 : v589;
const REAL v604 = REAL(0.5) * v603;
const REAL v605 = v419 * v604;
const REAL v606 = v421 * v604;
const REAL v607 = v423 * v604;
const REAL v608 = v528 * v599;
const REAL v609 = v529 * v605;
const REAL v610 = v608 - v609;
const REAL v611 = v530 * v606;
const REAL v612 = v610 - v611;
const REAL v613 = v531 * v607;
const REAL v614 = v612 - v613;
const REAL v615 = v528 * v605;
const REAL v616 = v529 * v599;
const REAL v617 = v615 + v616;
const REAL v618 = v530 * v607;
const REAL v619 = v531 * v606;
const REAL v620 = v618 - v619;
const REAL v621 = v617 + v620;
const REAL v622 = v528 * v606;
const REAL v623 = v530 * v599;
const REAL v624 = v622 + v623;
const REAL v625 = v531 * v605;
const REAL v626 = v529 * v607;
const REAL v627 = v625 - v626;
const REAL v628 = v624 + v627;
const REAL v629 = v528 * v607;
const REAL v630 = v531 * v599;
const REAL v631 = v629 + v630;
const REAL v632 = v529 * v606;
const REAL v633 = v530 * v605;
const REAL v634 = v632 - v633;
const REAL v635 = v631 + v634;
o_t[0 + 0] = v532;
o_t[0 + 1] = v533;
o_t[0 + 2] = v534;
o_t[0 + 3] = v535;
o_t[4 + 0] = v500;
o_t[5 + 0] = v501;
o_t[5 + 1] = v502;
o_t[5 + 2] = v503;
o_t[8 + 0] = v504;
o_t[8 + 1] = v505;
o_t[8 + 2] = v506;
o_t[8 + 3] = v507;
o_t[8 + 4] = v508;
o_t[8 + 5] = v509;
o_t[8 + 6] = v510;
o_t[8 + 7] = v511;
o_t[8 + 8] = v512;
o_t[17 + 0] = v614;
o_t[17 + 1] = v621;
o_t[17 + 2] = v628;
o_t[17 + 3] = v635;
o_t[21 + 0] = v350;
o_t[21 + 1] = v104;
o_t[21 + 2] = v349;
o_t[21 + 3] = v498;
o_t[21 + 4] = v105;
o_t[21 + 5] = v496;
o_t[21 + 6] = v112;
o_t[21 + 7] = v457;
o_t[29 + 0] = v170;
o_t[29 + 1] = v351;
o_t[29 + 2] = v144;
o_t[29 + 3] = v145;
o_t[29 + 4] = v146;
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
if (nb == LANES) read4(i0_t, i0_b + b * 4);
else gather(i0_t, i0_b + b * 4, nullptr, 4, nb, 1, 4, 0, 1);
if (nb == LANES) read1(i1_t, i1_b + b * 1);
else gather(i1_t, i1_b + b * 1, nullptr, 1, nb, 1, 1, 0, 1);
if (nb == LANES) read3(i2_t, i2_b + b * 3);
else gather(i2_t, i2_b + b * 3, nullptr, 3, nb, 1, 3, 0, 1);
if (nb == LANES) read9(i3_t, i3_b + b * 9);
else gather(i3_t, i3_b + b * 9, nullptr, 9, nb, 1, 9, 0, 1);
if (nb == LANES) read4(i4_t, i4_b + b * 4);
else gather(i4_t, i4_b + b * 4, nullptr, 4, nb, 1, 4, 0, 1);
if (nb == LANES) read1(i5_t, i5_b + b * 1);
else gather(i5_t, i5_b + b * 1, nullptr, 1, nb, 1, 1, 0, 1);
if (nb == LANES) read3(i6_t, i6_b + b * 3);
else gather(i6_t, i6_b + b * 3, nullptr, 3, nb, 1, 3, 0, 1);
if (nb == LANES) read9(i7_t, i7_b + b * 9);
else gather(i7_t, i7_b + b * 9, nullptr, 9, nb, 1, 9, 0, 1);
if (nb == LANES) read8(i8_t, i8_b + b * 8);
else gather(i8_t, i8_b + b * 8, nullptr, 8, nb, 1, 8, 0, 1);
if (nb == LANES) read5(i9_t, i9_b + b * 5);
else gather(i9_t, i9_b + b * 5, nullptr, 5, nb, 1, 5, 0, 1);
if (nb == LANES) read8(i10_t, i10_b + b * 8);
else gather(i10_t, i10_b + b * 8, nullptr, 8, nb, 1, 8, 0, 1);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
if (nb == LANES) write4(o0_t, o0_b + b * 4);
else scatter(o0_t, o0_b + b * 4, nullptr, 4, nb, 4);
if (nb == LANES) write1(o1_t, o1_b + b * 1);
else scatter(o1_t, o1_b + b * 1, nullptr, 1, nb, 1);
if (nb == LANES) write3(o2_t, o2_b + b * 3);
else scatter(o2_t, o2_b + b * 3, nullptr, 3, nb, 3);
if (nb == LANES) write9(o3_t, o3_b + b * 9);
else scatter(o3_t, o3_b + b * 9, nullptr, 9, nb, 9);
if (nb == LANES) write4(o4_t, o4_b + b * 4);
else scatter(o4_t, o4_b + b * 4, nullptr, 4, nb, 4);
if (nb == LANES) write8(o5_t, o5_b + b * 8);
else scatter(o5_t, o5_b + b * 8, nullptr, 8, nb, 8);
if (nb == LANES) write5(o6_t, o6_b + b * 5);
else scatter(o6_t, o6_b + b * 5, nullptr, 5, nb, 5);
}

#endif
}


// <posekit least_squares.advance.R f64.>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_R_f64_90ef5129_body_0(
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

struct wp_args_pk_least_squares_advance_R_f64_90ef5129_3506eeaf {
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
static void pk_least_squares_advance_R_f64_90ef5129_3506eeaf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_R_f64_90ef5129_3506eeaf *_wp_args)
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
    // def pk_least_squares_advance_R_f64_90ef5129(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64):       <L 4>
    // pk_least_squares_advance_R_f64_90ef5129_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, o0_, o1_, o2_, o3_, o4_, o5_, o6_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_R_f64_90ef5129_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_R_f64_90ef5129_3506eeaf_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_R_f64_90ef5129_3506eeaf *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_R_f64_90ef5129_3506eeaf_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_R_f64_90ef5129_3506eeaf_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_R_f64_90ef5129_3506eeaf *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_R_f64_90ef5129_3506eeaf_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_R_f64_90ef5129_3506eeaf_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_R_f64_90ef5129_3506eeaf *_wp_args)
{
    pk_least_squares_advance_R_f64_90ef5129_3506eeaf_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

