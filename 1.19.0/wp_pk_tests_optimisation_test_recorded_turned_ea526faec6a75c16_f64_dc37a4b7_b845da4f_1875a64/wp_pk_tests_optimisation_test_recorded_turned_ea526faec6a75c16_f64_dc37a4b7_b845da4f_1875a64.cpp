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


// <posekit tests.optimisation.test_recorded.turned@ea526faec6a75c16>nRaaa.a.1100.none.none>s f64.zznntttttt>:1
static CUDA_CALLABLE void pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_body_0(
    wp::int64 thread,
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
    wp::int64 n0,
    wp::int64 n1,
    wp::int64 n2,
    wp::int64 m,
    wp::int64 i0_s0,
    wp::int64 i0_s1,
    wp::int64 i0_s2,
    wp::int64 i0_s3,
    wp::int64 i1_s0,
    wp::int64 i1_s1,
    wp::int64 i1_s2,
    wp::int64 i1_s3,
    wp::int64 i2_s0,
    wp::int64 i2_s1,
    wp::int64 i2_s2,
    wp::int64 i2_s3,
    wp::int64 i3_s0,
    wp::int64 i3_s1,
    wp::int64 i3_s2,
    wp::int64 i3_s3,
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0)
{
// i0 = turn_quaternion
// i1 = shift
// i2 = point
// i3 = target
// o0 = cost
// o1 = turn_quaternion_gradient
// o2 = shift_gradient
// o3 = turn_quaternion_turn_quaternion_block
// o4 = turn_quaternion_shift_block
// o5 = shift_shift_block
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
for (long long k0 = 0; k0 < n0; ++k0) for (long long k1 = 0; k1 < n1; ++k1) for (long long k2 = 0; k2 < n2; ++k2) {
const STORE* const i0_b = (const STORE*)i0_ + k0 * i0_s0 + k1 * i0_s1 + k2 * i0_s2;
const STORE* const i1_b = (const STORE*)i1_ + k0 * i1_s0 + k1 * i1_s1 + k2 * i1_s2;
const STORE* const i2_b = (const STORE*)i2_ + k0 * i2_s0 + k1 * i2_s1 + k2 * i2_s2;
const STORE* const i3_b = (const STORE*)i3_ + k0 * i3_s0 + k1 * i3_s1 + k2 * i3_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
const REAL i0_z0 = REAL(i0_b[0 * i0_e0]);
const REAL i0_z1 = REAL(i0_b[1 * i0_e0]);
const REAL i0_z2 = REAL(i0_b[2 * i0_e0]);
const REAL i0_z3 = REAL(i0_b[3 * i0_e0]);
const REAL i1_z0 = REAL(i1_b[0 * i1_e0]);
const REAL i1_z1 = REAL(i1_b[1 * i1_e0]);
const REAL i1_z2 = REAL(i1_b[2 * i1_e0]);
double o0_sum0 = 0;
double o1_sum0 = 0;
double o1_sum1 = 0;
double o1_sum2 = 0;
double o2_sum0 = 0;
double o2_sum1 = 0;
double o2_sum2 = 0;
double o3_sum0 = 0;
double o3_sum1 = 0;
double o3_sum2 = 0;

double o3_sum4 = 0;
double o3_sum5 = 0;


double o3_sum8 = 0;
double o4_sum0 = 0;
double o4_sum1 = 0;
double o4_sum2 = 0;
double o4_sum3 = 0;
double o4_sum4 = 0;
double o4_sum5 = 0;
double o4_sum6 = 0;
double o4_sum7 = 0;
double o4_sum8 = 0;
double o5_sum0 = 0;
double o5_sum1 = 0;







for (long long b = 0; b < m; b += (16 * PK_VECTOR)) {
const int nb = (int)(m - b < (16 * PK_VECTOR) ? m - b : (16 * PK_VECTOR));
const STORE* __restrict i2 = i2_b + b * 3;
const STORE* __restrict i3 = i3_b + b * 3;
REAL o0_a0 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o2_a0 = 0;
REAL o2_a1 = 0;
REAL o2_a2 = 0;
REAL o3_a0 = 0;
REAL o3_a1 = 0;
REAL o3_a2 = 0;

REAL o3_a4 = 0;
REAL o3_a5 = 0;


REAL o3_a8 = 0;
REAL o4_a0 = 0;
REAL o4_a1 = 0;
REAL o4_a2 = 0;
REAL o4_a3 = 0;
REAL o4_a4 = 0;
REAL o4_a5 = 0;
REAL o4_a6 = 0;
REAL o4_a7 = 0;
REAL o4_a8 = 0;
REAL o5_a0 = 0;
REAL o5_a1 = 0;







#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_z0;
const REAL v1 = i0_z1;
const REAL v2 = i0_z2;
const REAL v3 = i0_z3;
const REAL v4 = i1_z0;
const REAL v5 = i1_z1;
const REAL v6 = i1_z2;
const REAL v7 = REAL(i2[3 * i + 0]);
const REAL v8 = REAL(i2[3 * i + 1]);
const REAL v9 = REAL(i2[3 * i + 2]);
const REAL v10 = REAL(i3[3 * i + 0]);
const REAL v11 = REAL(i3[3 * i + 1]);
const REAL v12 = REAL(i3[3 * i + 2]);
const REAL v13 = PK_ABS(v0);
const REAL v14 = PK_ABS(v1);
const REAL v15 = PK_ABS(v2);
const REAL v16 = PK_ABS(v3);
const REAL v17 = v13 < v14 ? v14 : v13;
const REAL v18 = v17 < v15 ? v15 : v17;
const REAL v19 = v18 < v16 ? v16 : v18;
const REAL v20 = PK_UNSCALE(v19);
const REAL v21 = v0 * v20;
const REAL v22 = v1 * v20;
const REAL v23 = v2 * v20;
const REAL v24 = v3 * v20;
const REAL v25 = v9 * v23;
const REAL v26 = v8 * v24;
const REAL v27 = v25 - v26;
const REAL v28 = v7 * v24;
const REAL v29 = v9 * v22;
const REAL v30 = v28 - v29;
const REAL v31 = v8 * v22;
const REAL v32 = v7 * v23;
const REAL v33 = v31 - v32;
const REAL v34 = v21 * v27;
const REAL v35 = v21 * v30;
const REAL v36 = v21 * v33;
const REAL v37 = v23 * v33;
const REAL v38 = v24 * v30;
const REAL v39 = v37 - v38;
const REAL v40 = v24 * v27;
const REAL v41 = v22 * v33;
const REAL v42 = v40 - v41;
const REAL v43 = v22 * v30;
const REAL v44 = v23 * v27;
const REAL v45 = v43 - v44;
const REAL v46 = v34 + v39;
const REAL v47 = v35 + v42;
const REAL v48 = v36 + v45;
const REAL v49 = v21 * v21;
const REAL v50 = v22 * v22;
const REAL v51 = v49 + v50;
const REAL v52 = v23 * v23;
const REAL v53 = v51 + v52;
const REAL v54 = v24 * v24;
const REAL v55 = v53 + v54;
const REAL v56 = REAL(1) / v55;
const REAL v57 = REAL(2.0) * v56;
const REAL v58 = v46 * v57;
const REAL v59 = v47 * v57;
const REAL v60 = v48 * v57;
const REAL v61 = v7 + v58;
const REAL v62 = v8 + v59;
const REAL v63 = v9 + v60;
const REAL v64 = v4 + v61;
const REAL v65 = v5 + v62;
const REAL v66 = v6 + v63;
const REAL v67 = v64 - v10;
const REAL v68 = v65 - v11;
const REAL v69 = v66 - v12;
const REAL v70 = REAL(0.5) * v1;
const REAL v71 = REAL(0.5) * v0;
const REAL v72 = REAL(0.5) * v3;
const REAL v73 = REAL(0.5) * v2;
const REAL v74 = REAL(2.0) * v46;
const REAL v75 = v56 * v56;
const REAL v76 = v74 * v75;
const REAL v77 = v24 * v76;
const REAL v78 = REAL(2.0) * v77;
const REAL v79 = v23 * v76;
const REAL v80 = REAL(2.0) * v79;
const REAL v81 = v22 * v76;
const REAL v82 = REAL(2.0) * v81;
const REAL v83 = v21 * v76;
const REAL v84 = REAL(2.0) * v83;
const REAL v85 = v30 * v57;
const REAL v86 = v78 + v85;
const REAL v87 = v24 * v57;
const REAL v88 = v33 * v57;
const REAL v89 = v88 - v80;
const REAL v90 = v23 * v57;
const REAL v91 = v27 * v57;
const REAL v92 = v91 - v84;
const REAL v93 = v21 * v57;
const REAL v94 = v7 * v90;
const REAL v95 = v89 - v94;
const REAL v96 = v8 * v90;
const REAL v97 = v96 - v82;
const REAL v98 = v9 * v87;
const REAL v99 = v97 + v98;
const REAL v100 = v7 * v87;
const REAL v101 = v86 + v100;
const REAL v102 = v8 * v93;
const REAL v103 = v101 + v102;
const REAL v104 = v9 * v93;
const REAL v105 = v95 + v104;
const REAL v106 = v20 * v103;
const REAL v107 = v20 * v105;
const REAL v108 = v20 * v99;
const REAL v109 = v20 * v92;
const REAL v110 = REAL(2.0) * v47;
const REAL v111 = v75 * v110;
const REAL v112 = v24 * v111;
const REAL v113 = REAL(2.0) * v112;
const REAL v114 = v23 * v111;
const REAL v115 = REAL(2.0) * v114;
const REAL v116 = v22 * v111;
const REAL v117 = REAL(2.0) * v116;
const REAL v118 = v21 * v111;
const REAL v119 = REAL(2.0) * v118;
const REAL v120 = v88 + v117;
const REAL v121 = v22 * v57;
const REAL v122 = v91 - v113;
const REAL v123 = v85 - v119;
const REAL v124 = v7 * v121;
const REAL v125 = v124 - v115;
const REAL v126 = v8 * v121;
const REAL v127 = v120 + v126;
const REAL v128 = v104 + v127;
const REAL v129 = v7 * v93;
const REAL v130 = v122 + v129;
const REAL v131 = v8 * v87;
const REAL v132 = v130 - v131;
const REAL v133 = v98 + v125;
const REAL v134 = v20 * v132;
const REAL v135 = v20 * v133;
const REAL v136 = v20 * v128;
const REAL v137 = v20 * v123;
const REAL v138 = REAL(2.0) * v48;
const REAL v139 = v75 * v138;
const REAL v140 = v24 * v139;
const REAL v141 = REAL(2.0) * v140;
const REAL v142 = v23 * v139;
const REAL v143 = REAL(2.0) * v142;
const REAL v144 = v22 * v139;
const REAL v145 = REAL(2.0) * v144;
const REAL v146 = v21 * v139;
const REAL v147 = REAL(2.0) * v146;
const REAL v148 = v91 + v143;
const REAL v149 = v85 - v145;
const REAL v150 = v88 - v147;
const REAL v151 = v129 + v148;
const REAL v152 = v102 + v149;
const REAL v153 = v9 * v121;
const REAL v154 = v152 - v153;
const REAL v155 = v124 - v141;
const REAL v156 = v96 + v155;
const REAL v157 = v9 * v90;
const REAL v158 = v151 + v157;
const REAL v159 = v20 * v156;
const REAL v160 = v20 * v158;
const REAL v161 = v20 * v154;
const REAL v162 = v20 * v150;
const REAL v163 = v70 * v109;
const REAL v164 = v71 * v108;
const REAL v165 = v164 - v163;
const REAL v166 = v72 * v107;
const REAL v167 = v165 + v166;
const REAL v168 = v73 * v106;
const REAL v169 = v167 + v168;
const REAL v170 = v73 * v109;
const REAL v171 = v72 * v108;
const REAL v172 = v170 + v171;
const REAL v173 = v71 * v107;
const REAL v174 = v173 - v172;
const REAL v175 = v70 * v106;
const REAL v176 = v174 - v175;
const REAL v177 = v72 * v109;
const REAL v178 = v73 * v108;
const REAL v179 = v178 - v177;
const REAL v180 = v70 * v107;
const REAL v181 = v179 - v180;
const REAL v182 = v71 * v106;
const REAL v183 = v181 - v182;
const REAL v184 = v70 * v137;
const REAL v185 = v71 * v136;
const REAL v186 = v184 + v185;
const REAL v187 = v72 * v135;
const REAL v188 = v187 - v186;
const REAL v189 = v73 * v134;
const REAL v190 = v188 - v189;
const REAL v191 = v73 * v137;
const REAL v192 = v72 * v136;
const REAL v193 = v192 - v191;
const REAL v194 = v71 * v135;
const REAL v195 = v193 + v194;
const REAL v196 = v70 * v134;
const REAL v197 = v195 + v196;
const REAL v198 = v72 * v137;
const REAL v199 = v73 * v136;
const REAL v200 = v198 + v199;
const REAL v201 = v70 * v135;
const REAL v202 = v200 + v201;
const REAL v203 = v71 * v134;
const REAL v204 = v203 - v202;
const REAL v205 = v70 * v162;
const REAL v206 = v71 * v161;
const REAL v207 = v206 - v205;
const REAL v208 = v72 * v160;
const REAL v209 = v207 - v208;
const REAL v210 = v73 * v159;
const REAL v211 = v209 - v210;
const REAL v212 = v73 * v162;
const REAL v213 = v72 * v161;
const REAL v214 = v212 + v213;
const REAL v215 = v71 * v160;
const REAL v216 = v214 + v215;
const REAL v217 = v70 * v159;
const REAL v218 = v217 - v216;
const REAL v219 = v72 * v162;
const REAL v220 = v73 * v161;
const REAL v221 = v220 - v219;
const REAL v222 = v70 * v160;
const REAL v223 = v221 + v222;
const REAL v224 = v71 * v159;
const REAL v225 = v223 + v224;
const REAL v226 = v67 * v67;
const REAL v227 = v68 * v68;
const REAL v228 = v226 + v227;
const REAL v229 = v69 * v69;
const REAL v230 = v228 + v229;
const REAL v231 = v67 * v169;
const REAL v232 = v68 * v190;
const REAL v233 = v231 + v232;
const REAL v234 = v69 * v211;
const REAL v235 = v233 + v234;
const REAL v236 = v67 * v176;
const REAL v237 = v68 * v197;
const REAL v238 = v236 + v237;
const REAL v239 = v69 * v218;
const REAL v240 = v238 + v239;
const REAL v241 = v67 * v183;
const REAL v242 = v68 * v204;
const REAL v243 = v241 + v242;
const REAL v244 = v69 * v225;
const REAL v245 = v243 + v244;
const REAL v246 = v169 * v169;
const REAL v247 = v190 * v190;
const REAL v248 = v246 + v247;
const REAL v249 = v211 * v211;
const REAL v250 = v248 + v249;
const REAL v251 = v169 * v176;
const REAL v252 = v190 * v197;
const REAL v253 = v251 + v252;
const REAL v254 = v211 * v218;
const REAL v255 = v253 + v254;
const REAL v256 = v169 * v183;
const REAL v257 = v190 * v204;
const REAL v258 = v256 + v257;
const REAL v259 = v211 * v225;
const REAL v260 = v258 + v259;
const REAL v261 = v176 * v176;
const REAL v262 = v197 * v197;
const REAL v263 = v261 + v262;
const REAL v264 = v218 * v218;
const REAL v265 = v263 + v264;
const REAL v266 = v176 * v183;
const REAL v267 = v197 * v204;
const REAL v268 = v266 + v267;
const REAL v269 = v218 * v225;
const REAL v270 = v268 + v269;
const REAL v271 = v183 * v183;
const REAL v272 = v204 * v204;
const REAL v273 = v271 + v272;
const REAL v274 = v225 * v225;
const REAL v275 = v273 + v274;
o0_a0 += v230;
o1_a0 += v235;
o1_a1 += v240;
o1_a2 += v245;
o2_a0 += v67;
o2_a1 += v68;
o2_a2 += v69;
o3_a0 += v250;
o3_a1 += v255;
o3_a2 += v260;

o3_a4 += v265;
o3_a5 += v270;


o3_a8 += v275;
o4_a0 += v169;
o4_a1 += v190;
o4_a2 += v211;
o4_a3 += v176;
o4_a4 += v197;
o4_a5 += v218;
o4_a6 += v183;
o4_a7 += v204;
o4_a8 += v225;
o5_a0 += REAL(1.0);
o5_a1 += REAL(0.0);







}
o0_sum0 += o0_a0;
o1_sum0 += o1_a0;
o1_sum1 += o1_a1;
o1_sum2 += o1_a2;
o2_sum0 += o2_a0;
o2_sum1 += o2_a1;
o2_sum2 += o2_a2;
o3_sum0 += o3_a0;
o3_sum1 += o3_a1;
o3_sum2 += o3_a2;

o3_sum4 += o3_a4;
o3_sum5 += o3_a5;


o3_sum8 += o3_a8;
o4_sum0 += o4_a0;
o4_sum1 += o4_a1;
o4_sum2 += o4_a2;
o4_sum3 += o4_a3;
o4_sum4 += o4_a4;
o4_sum5 += o4_a5;
o4_sum6 += o4_a6;
o4_sum7 += o4_a7;
o4_sum8 += o4_a8;
o5_sum0 += o5_a0;
o5_sum1 += o5_a1;







}
o0_b[0] = STORE(REAL(o0_sum0));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o2_b[0] = STORE(REAL(o2_sum0));
o2_b[1] = STORE(REAL(o2_sum1));
o2_b[2] = STORE(REAL(o2_sum2));
o3_b[0] = STORE(REAL(o3_sum0));
o3_b[1] = STORE(REAL(o3_sum1));
o3_b[2] = STORE(REAL(o3_sum2));
o3_b[3] = STORE(REAL(o3_sum1));
o3_b[4] = STORE(REAL(o3_sum4));
o3_b[5] = STORE(REAL(o3_sum5));
o3_b[6] = STORE(REAL(o3_sum2));
o3_b[7] = STORE(REAL(o3_sum5));
o3_b[8] = STORE(REAL(o3_sum8));
o4_b[0] = STORE(REAL(o4_sum0));
o4_b[1] = STORE(REAL(o4_sum1));
o4_b[2] = STORE(REAL(o4_sum2));
o4_b[3] = STORE(REAL(o4_sum3));
o4_b[4] = STORE(REAL(o4_sum4));
o4_b[5] = STORE(REAL(o4_sum5));
o4_b[6] = STORE(REAL(o4_sum6));
o4_b[7] = STORE(REAL(o4_sum7));
o4_b[8] = STORE(REAL(o4_sum8));
o5_b[0] = STORE(REAL(o5_sum0));
o5_b[1] = STORE(REAL(o5_sum1));
o5_b[2] = STORE(REAL(o5_sum1));
o5_b[3] = STORE(REAL(o5_sum1));
o5_b[4] = STORE(REAL(o5_sum0));
o5_b[5] = STORE(REAL(o5_sum1));
o5_b[6] = STORE(REAL(o5_sum1));
o5_b[7] = STORE(REAL(o5_sum1));
o5_b[8] = STORE(REAL(o5_sum0));
}
#endif
}


// <posekit tests.optimisation.test_recorded.turned@ea526faec6a75c16>nRaaa.a.1100.none.none>s f64.zznntttttt>:1
static CUDA_CALLABLE void adj_pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_body_0(
    wp::int64 thread,
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
    wp::int64 n0,
    wp::int64 n1,
    wp::int64 n2,
    wp::int64 m,
    wp::int64 i0_s0,
    wp::int64 i0_s1,
    wp::int64 i0_s2,
    wp::int64 i0_s3,
    wp::int64 i1_s0,
    wp::int64 i1_s1,
    wp::int64 i1_s2,
    wp::int64 i1_s3,
    wp::int64 i2_s0,
    wp::int64 i2_s1,
    wp::int64 i2_s2,
    wp::int64 i2_s3,
    wp::int64 i3_s0,
    wp::int64 i3_s1,
    wp::int64 i3_s2,
    wp::int64 i3_s3,
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 & adj_thread,
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
    wp::int64 & adj_n0,
    wp::int64 & adj_n1,
    wp::int64 & adj_n2,
    wp::int64 & adj_m,
    wp::int64 & adj_i0_s0,
    wp::int64 & adj_i0_s1,
    wp::int64 & adj_i0_s2,
    wp::int64 & adj_i0_s3,
    wp::int64 & adj_i1_s0,
    wp::int64 & adj_i1_s1,
    wp::int64 & adj_i1_s2,
    wp::int64 & adj_i1_s3,
    wp::int64 & adj_i2_s0,
    wp::int64 & adj_i2_s1,
    wp::int64 & adj_i2_s2,
    wp::int64 & adj_i2_s3,
    wp::int64 & adj_i3_s0,
    wp::int64 & adj_i3_s1,
    wp::int64 & adj_i3_s2,
    wp::int64 & adj_i3_s3,
    wp::int64 & adj_o0_s0,
    wp::int64 & adj_o0_s1,
    wp::int64 & adj_o0_s2,
    wp::int64 & adj_o0_s3,
    wp::int64 & adj_o1_s0,
    wp::int64 & adj_o1_s1,
    wp::int64 & adj_o1_s2,
    wp::int64 & adj_o1_s3,
    wp::int64 & adj_o2_s0,
    wp::int64 & adj_o2_s1,
    wp::int64 & adj_o2_s2,
    wp::int64 & adj_o2_s3,
    wp::int64 & adj_o3_s0,
    wp::int64 & adj_o3_s1,
    wp::int64 & adj_o3_s2,
    wp::int64 & adj_o3_s3,
    wp::int64 & adj_o4_s0,
    wp::int64 & adj_o4_s1,
    wp::int64 & adj_o4_s2,
    wp::int64 & adj_o4_s3,
    wp::int64 & adj_o5_s0,
    wp::int64 & adj_o5_s1,
    wp::int64 & adj_o5_s2,
    wp::int64 & adj_o5_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0)
{
}

struct wp_args_pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d {
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
    wp::int64 n0;
    wp::int64 n1;
    wp::int64 n2;
    wp::int64 m;
    wp::int64 i0_s0;
    wp::int64 i0_s1;
    wp::int64 i0_s2;
    wp::int64 i0_s3;
    wp::int64 i1_s0;
    wp::int64 i1_s1;
    wp::int64 i1_s2;
    wp::int64 i1_s3;
    wp::int64 i2_s0;
    wp::int64 i2_s1;
    wp::int64 i2_s2;
    wp::int64 i2_s3;
    wp::int64 i3_s0;
    wp::int64 i3_s1;
    wp::int64 i3_s2;
    wp::int64 i3_s3;
    wp::int64 o0_s0;
    wp::int64 o0_s1;
    wp::int64 o0_s2;
    wp::int64 o0_s3;
    wp::int64 o1_s0;
    wp::int64 o1_s1;
    wp::int64 o1_s2;
    wp::int64 o1_s3;
    wp::int64 o2_s0;
    wp::int64 o2_s1;
    wp::int64 o2_s2;
    wp::int64 o2_s3;
    wp::int64 o3_s0;
    wp::int64 o3_s1;
    wp::int64 o3_s2;
    wp::int64 o3_s3;
    wp::int64 o4_s0;
    wp::int64 o4_s1;
    wp::int64 o4_s2;
    wp::int64 o4_s3;
    wp::int64 o5_s0;
    wp::int64 o5_s1;
    wp::int64 o5_s2;
    wp::int64 o5_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d *_wp_args)
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
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::int64 var_n0 = _wp_args->n0;
    wp::int64 var_n1 = _wp_args->n1;
    wp::int64 var_n2 = _wp_args->n2;
    wp::int64 var_m = _wp_args->m;
    wp::int64 var_i0_s0 = _wp_args->i0_s0;
    wp::int64 var_i0_s1 = _wp_args->i0_s1;
    wp::int64 var_i0_s2 = _wp_args->i0_s2;
    wp::int64 var_i0_s3 = _wp_args->i0_s3;
    wp::int64 var_i1_s0 = _wp_args->i1_s0;
    wp::int64 var_i1_s1 = _wp_args->i1_s1;
    wp::int64 var_i1_s2 = _wp_args->i1_s2;
    wp::int64 var_i1_s3 = _wp_args->i1_s3;
    wp::int64 var_i2_s0 = _wp_args->i2_s0;
    wp::int64 var_i2_s1 = _wp_args->i2_s1;
    wp::int64 var_i2_s2 = _wp_args->i2_s2;
    wp::int64 var_i2_s3 = _wp_args->i2_s3;
    wp::int64 var_i3_s0 = _wp_args->i3_s0;
    wp::int64 var_i3_s1 = _wp_args->i3_s1;
    wp::int64 var_i3_s2 = _wp_args->i3_s2;
    wp::int64 var_i3_s3 = _wp_args->i3_s3;
    wp::int64 var_o0_s0 = _wp_args->o0_s0;
    wp::int64 var_o0_s1 = _wp_args->o0_s1;
    wp::int64 var_o0_s2 = _wp_args->o0_s2;
    wp::int64 var_o0_s3 = _wp_args->o0_s3;
    wp::int64 var_o1_s0 = _wp_args->o1_s0;
    wp::int64 var_o1_s1 = _wp_args->o1_s1;
    wp::int64 var_o1_s2 = _wp_args->o1_s2;
    wp::int64 var_o1_s3 = _wp_args->o1_s3;
    wp::int64 var_o2_s0 = _wp_args->o2_s0;
    wp::int64 var_o2_s1 = _wp_args->o2_s1;
    wp::int64 var_o2_s2 = _wp_args->o2_s2;
    wp::int64 var_o2_s3 = _wp_args->o2_s3;
    wp::int64 var_o3_s0 = _wp_args->o3_s0;
    wp::int64 var_o3_s1 = _wp_args->o3_s1;
    wp::int64 var_o3_s2 = _wp_args->o3_s2;
    wp::int64 var_o3_s3 = _wp_args->o3_s3;
    wp::int64 var_o4_s0 = _wp_args->o4_s0;
    wp::int64 var_o4_s1 = _wp_args->o4_s1;
    wp::int64 var_o4_s2 = _wp_args->o4_s2;
    wp::int64 var_o4_s3 = _wp_args->o4_s3;
    wp::int64 var_o5_s0 = _wp_args->o5_s0;
    wp::int64 var_o5_s1 = _wp_args->o5_s1;
    wp::int64 var_o5_s2 = _wp_args->o5_s2;
    wp::int64 var_o5_s3 = _wp_args->o5_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64):       <L 4>
    // pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, o1_, o2_, o3_, o4_, o5_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, i0_e0, i1_e0, i2_e0, i3_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d *_wp_args)
{
    pk_tests_optimisation_test_recorded_turned_ea526faec6a75c16_f64_dc37a4b7_9acb521d_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

