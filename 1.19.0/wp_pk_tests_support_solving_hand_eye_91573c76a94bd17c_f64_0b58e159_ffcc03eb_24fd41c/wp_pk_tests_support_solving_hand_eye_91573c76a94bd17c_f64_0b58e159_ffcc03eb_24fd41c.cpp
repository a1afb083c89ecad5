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


// <posekit tests.support.solving.hand_eye@91573c76a94bd17c>nPPP.a.100.none.none>s f64.zznnnnttt>:1
static CUDA_CALLABLE void pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
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
    wp::int64 i4_s0,
    wp::int64 i4_s1,
    wp::int64 i4_s2,
    wp::int64 i4_s3,
    wp::int64 i5_s0,
    wp::int64 i5_s1,
    wp::int64 i5_s2,
    wp::int64 i5_s3,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0)
{
// i0 = X_position
// i1 = X_quaternion
// i2 = a_position
// i3 = a_quaternion
// i4 = b_position
// i5 = b_quaternion
// o0 = cost
// o1 = X_position_gradient
// o2 = X_position_X_position_block
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
const STORE* const i4_b = (const STORE*)i4_ + k0 * i4_s0 + k1 * i4_s1 + k2 * i4_s2;
const STORE* const i5_b = (const STORE*)i5_ + k0 * i5_s0 + k1 * i5_s1 + k2 * i5_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
const REAL i0_z0 = REAL(i0_b[0 * i0_e0]);
const REAL i0_z1 = REAL(i0_b[1 * i0_e0]);
const REAL i0_z2 = REAL(i0_b[2 * i0_e0]);
const REAL i1_z0 = REAL(i1_b[0 * i1_e0]);
const REAL i1_z1 = REAL(i1_b[1 * i1_e0]);
const REAL i1_z2 = REAL(i1_b[2 * i1_e0]);
const REAL i1_z3 = REAL(i1_b[3 * i1_e0]);
double o0_sum0 = 0;
double o1_sum0 = 0;
double o1_sum1 = 0;
double o1_sum2 = 0;
double o1_sum3 = 0;
double o1_sum4 = 0;
double o1_sum5 = 0;
double o2_sum0 = 0;
double o2_sum1 = 0;
double o2_sum2 = 0;
double o2_sum3 = 0;
double o2_sum4 = 0;
double o2_sum5 = 0;

double o2_sum7 = 0;
double o2_sum8 = 0;
double o2_sum9 = 0;
double o2_sum10 = 0;
double o2_sum11 = 0;


double o2_sum14 = 0;
double o2_sum15 = 0;
double o2_sum16 = 0;
double o2_sum17 = 0;



double o2_sum21 = 0;
double o2_sum22 = 0;
double o2_sum23 = 0;




double o2_sum28 = 0;
double o2_sum29 = 0;





double o2_sum35 = 0;
for (long long b = 0; b < m; b += (16 * PK_VECTOR)) {
const int nb = (int)(m - b < (16 * PK_VECTOR) ? m - b : (16 * PK_VECTOR));
const STORE* __restrict i2 = i2_b + b * 3;
const STORE* __restrict i3 = i3_b + b * 4;
const STORE* __restrict i4 = i4_b + b * 3;
const STORE* __restrict i5 = i5_b + b * 4;
REAL o0_a0 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o1_a3 = 0;
REAL o1_a4 = 0;
REAL o1_a5 = 0;
REAL o2_a0 = 0;
REAL o2_a1 = 0;
REAL o2_a2 = 0;
REAL o2_a3 = 0;
REAL o2_a4 = 0;
REAL o2_a5 = 0;

REAL o2_a7 = 0;
REAL o2_a8 = 0;
REAL o2_a9 = 0;
REAL o2_a10 = 0;
REAL o2_a11 = 0;


REAL o2_a14 = 0;
REAL o2_a15 = 0;
REAL o2_a16 = 0;
REAL o2_a17 = 0;



REAL o2_a21 = 0;
REAL o2_a22 = 0;
REAL o2_a23 = 0;




REAL o2_a28 = 0;
REAL o2_a29 = 0;





REAL o2_a35 = 0;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_z0;
const REAL v1 = i0_z1;
const REAL v2 = i0_z2;
const REAL v3 = i1_z0;
const REAL v4 = i1_z1;
const REAL v5 = i1_z2;
const REAL v6 = i1_z3;
const REAL v7 = REAL(i2[3 * i + 0]);
const REAL v8 = REAL(i2[3 * i + 1]);
const REAL v9 = REAL(i2[3 * i + 2]);
const REAL v10 = REAL(i3[4 * i + 0]);
const REAL v11 = REAL(i3[4 * i + 1]);
const REAL v12 = REAL(i3[4 * i + 2]);
const REAL v13 = REAL(i3[4 * i + 3]);
const REAL v14 = REAL(i4[3 * i + 0]);
const REAL v15 = REAL(i4[3 * i + 1]);
const REAL v16 = REAL(i4[3 * i + 2]);
const REAL v17 = REAL(i5[4 * i + 0]);
const REAL v18 = REAL(i5[4 * i + 1]);
const REAL v19 = REAL(i5[4 * i + 2]);
const REAL v20 = REAL(i5[4 * i + 3]);
const REAL v21 = PK_ABS(v10);
const REAL v22 = PK_ABS(v11);
const REAL v23 = PK_ABS(v12);
const REAL v24 = PK_ABS(v13);
const REAL v25 = v21 < v22 ? v22 : v21;
const REAL v26 = v25 < v23 ? v23 : v25;
const REAL v27 = v26 < v24 ? v24 : v26;
const REAL v28 = PK_UNSCALE(v27);
const REAL v29 = v10 * v28;
const REAL v30 = v11 * v28;
const REAL v31 = v12 * v28;
const REAL v32 = v13 * v28;
const REAL v33 = v2 * v31;
const REAL v34 = v1 * v32;
const REAL v35 = v33 - v34;
const REAL v36 = v0 * v32;
const REAL v37 = v2 * v30;
const REAL v38 = v36 - v37;
const REAL v39 = v1 * v30;
const REAL v40 = v0 * v31;
const REAL v41 = v39 - v40;
const REAL v42 = v29 * v35;
const REAL v43 = v29 * v38;
const REAL v44 = v29 * v41;
const REAL v45 = v31 * v41;
const REAL v46 = v32 * v38;
const REAL v47 = v45 - v46;
const REAL v48 = v32 * v35;
const REAL v49 = v30 * v41;
const REAL v50 = v48 - v49;
const REAL v51 = v30 * v38;
const REAL v52 = v31 * v35;
const REAL v53 = v51 - v52;
const REAL v54 = v42 + v47;
const REAL v55 = v43 + v50;
const REAL v56 = v44 + v53;
const REAL v57 = v29 * v29;
const REAL v58 = v30 * v30;
const REAL v59 = v57 + v58;
const REAL v60 = v31 * v31;
const REAL v61 = v59 + v60;
const REAL v62 = v32 * v32;
const REAL v63 = v61 + v62;
const REAL v64 = REAL(1) / v63;
const REAL v65 = REAL(2.0) * v64;
const REAL v66 = v54 * v65;
const REAL v67 = v55 * v65;
const REAL v68 = v56 * v65;
const REAL v69 = v0 + v66;
const REAL v70 = v1 + v67;
const REAL v71 = v2 + v68;
const REAL v72 = v7 + v69;
const REAL v73 = v8 + v70;
const REAL v74 = v9 + v71;
const auto v75 = v27 != REAL(0.0);
const REAL v76 = v75 ? v27 : REAL(1.0);
const REAL v77 = PK_UNSCALE(v76);
const auto v78 = REAL(64.0) < v27;
const auto v79 = v27 < REAL(0.015625);
const REAL v80 = v79 ? v77 : REAL(1.0);
const REAL v81 = v78 ? v28 : v80;
const REAL v82 = v10 * v81;
const REAL v83 = v11 * v81;
const REAL v84 = v12 * v81;
const REAL v85 = v13 * v81;
const REAL v86 = PK_ABS(v3);
const REAL v87 = PK_ABS(v4);
const REAL v88 = PK_ABS(v5);
const REAL v89 = PK_ABS(v6);
const REAL v90 = v86 < v87 ? v87 : v86;
const REAL v91 = v90 < v88 ? v88 : v90;
const REAL v92 = v91 < v89 ? v89 : v91;
const auto v93 = v92 != REAL(0.0);
const REAL v94 = v93 ? v92 : REAL(1.0);
const REAL v95 = PK_UNSCALE(v94);
const auto v96 = REAL(64.0) < v92;
const REAL v97 = PK_UNSCALE(v92);
const auto v98 = v92 < REAL(0.015625);
const REAL v99 = v98 ? v95 : REAL(1.0);
const REAL v100 = v96 ? v97 : v99;
const REAL v101 = v3 * v100;
const REAL v102 = v4 * v100;
const REAL v103 = v5 * v100;
const REAL v104 = v6 * v100;
const REAL v105 = v82 * v101;
const REAL v106 = v83 * v102;
const REAL v107 = v105 - v106;
const REAL v108 = v84 * v103;
const REAL v109 = v107 - v108;
const REAL v110 = v85 * v104;
const REAL v111 = v109 - v110;
const REAL v112 = v82 * v102;
const REAL v113 = v83 * v101;
const REAL v114 = v112 + v113;
const REAL v115 = v84 * v104;
const REAL v116 = v85 * v103;
const REAL v117 = v115 - v116;
const REAL v118 = v114 + v117;
const REAL v119 = v82 * v103;
const REAL v120 = v84 * v101;
const REAL v121 = v119 + v120;
const REAL v122 = v85 * v102;
const REAL v123 = v83 * v104;
const REAL v124 = v122 - v123;
const REAL v125 = v121 + v124;
const REAL v126 = v82 * v104;
const REAL v127 = v85 * v101;
const REAL v128 = v126 + v127;
const REAL v129 = v83 * v103;
const REAL v130 = v84 * v102;
const REAL v131 = v129 - v130;
const REAL v132 = v128 + v131;
const REAL v133 = -v118;
const REAL v134 = -v125;
const REAL v135 = -v132;
const REAL v136 = PK_ABS(v111);
const REAL v137 = PK_ABS(v133);
const REAL v138 = PK_ABS(v134);
const REAL v139 = PK_ABS(v135);
const REAL v140 = v136 < v137 ? v137 : v136;
const REAL v141 = v140 < v138 ? v138 : v140;
const REAL v142 = v141 < v139 ? v139 : v141;
const REAL v143 = PK_UNSCALE(v142);
const REAL v144 = v111 * v143;
const REAL v145 = v118 * v143;
const REAL v146 = v125 * v143;
const REAL v147 = v132 * v143;
const REAL v148 = v74 * v146;
const REAL v149 = v73 * v147;
const REAL v150 = v149 - v148;
const REAL v151 = v72 * v147;
const REAL v152 = v74 * v145;
const REAL v153 = v152 - v151;
const REAL v154 = v73 * v145;
const REAL v155 = v72 * v146;
const REAL v156 = v155 - v154;
const REAL v157 = v144 * v150;
const REAL v158 = v144 * v153;
const REAL v159 = v144 * v156;
const REAL v160 = v146 * v156;
const REAL v161 = v147 * v153;
const REAL v162 = v161 - v160;
const REAL v163 = v147 * v150;
const REAL v164 = v145 * v156;
const REAL v165 = v164 - v163;
const REAL v166 = v145 * v153;
const REAL v167 = v146 * v150;
const REAL v168 = v167 - v166;
const REAL v169 = v157 + v162;
const REAL v170 = v158 + v165;
const REAL v171 = v159 + v168;
const REAL v172 = v144 * v144;
const REAL v173 = v145 * v145;
const REAL v174 = v172 + v173;
const REAL v175 = v146 * v146;
const REAL v176 = v174 + v175;
const REAL v177 = v147 * v147;
const REAL v178 = v176 + v177;
const REAL v179 = REAL(1) / v178;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v169 * v180;
const REAL v182 = v170 * v180;
const REAL v183 = v171 * v180;
const REAL v184 = v72 + v181;
const REAL v185 = v73 + v182;
const REAL v186 = v74 + v183;
const REAL v187 = v3 * v97;
const REAL v188 = v4 * v97;
const REAL v189 = v5 * v97;
const REAL v190 = v6 * v97;
const REAL v191 = v16 * v189;
const REAL v192 = v15 * v190;
const REAL v193 = v191 - v192;
const REAL v194 = v14 * v190;
const REAL v195 = v16 * v188;
const REAL v196 = v194 - v195;
const REAL v197 = v15 * v188;
const REAL v198 = v14 * v189;
const REAL v199 = v197 - v198;
const REAL v200 = v187 * v193;
const REAL v201 = v187 * v196;
const REAL v202 = v187 * v199;
const REAL v203 = v189 * v199;
const REAL v204 = v190 * v196;
const REAL v205 = v203 - v204;
const REAL v206 = v190 * v193;
const REAL v207 = v188 * v199;
const REAL v208 = v206 - v207;
const REAL v209 = v188 * v196;
const REAL v210 = v189 * v193;
const REAL v211 = v209 - v210;
const REAL v212 = v200 + v205;
const REAL v213 = v201 + v208;
const REAL v214 = v202 + v211;
const REAL v215 = v187 * v187;
const REAL v216 = v188 * v188;
const REAL v217 = v215 + v216;
const REAL v218 = v189 * v189;
const REAL v219 = v217 + v218;
const REAL v220 = v190 * v190;
const REAL v221 = v219 + v220;
const REAL v222 = REAL(1) / v221;
const REAL v223 = REAL(2.0) * v222;
const REAL v224 = v212 * v223;
const REAL v225 = v213 * v223;
const REAL v226 = v214 * v223;
const REAL v227 = v14 + v224;
const REAL v228 = v15 + v225;
const REAL v229 = v16 + v226;
const REAL v230 = v0 + v227;
const REAL v231 = v1 + v228;
const REAL v232 = v2 + v229;
const REAL v233 = PK_ABS(v17);
const REAL v234 = PK_ABS(v18);
const REAL v235 = PK_ABS(v19);
const REAL v236 = PK_ABS(v20);
const REAL v237 = v233 < v234 ? v234 : v233;
const REAL v238 = v237 < v235 ? v235 : v237;
const REAL v239 = v238 < v236 ? v236 : v238;
const auto v240 = v239 != REAL(0.0);
const REAL v241 = v240 ? v239 : REAL(1.0);
const REAL v242 = PK_UNSCALE(v241);
const auto v243 = REAL(64.0) < v239;
const REAL v244 = PK_UNSCALE(v239);
const auto v245 = v239 < REAL(0.015625);
const REAL v246 = v245 ? v242 : REAL(1.0);
const REAL v247 = v243 ? v244 : v246;
const REAL v248 = v17 * v247;
const REAL v249 = v18 * v247;
const REAL v250 = v19 * v247;
const REAL v251 = v20 * v247;
const REAL v252 = v101 * v248;
const REAL v253 = v102 * v249;
const REAL v254 = v252 - v253;
const REAL v255 = v103 * v250;
const REAL v256 = v254 - v255;
const REAL v257 = v104 * v251;
const REAL v258 = v256 - v257;
const REAL v259 = v101 * v249;
const REAL v260 = v102 * v248;
const REAL v261 = v259 + v260;
const REAL v262 = v103 * v251;
const REAL v263 = v104 * v250;
const REAL v264 = v262 - v263;
const REAL v265 = v261 + v264;
const REAL v266 = v101 * v250;
const REAL v267 = v103 * v248;
const REAL v268 = v266 + v267;
const REAL v269 = v104 * v249;
const REAL v270 = v102 * v251;
const REAL v271 = v269 - v270;
const REAL v272 = v268 + v271;
const REAL v273 = v101 * v251;
const REAL v274 = v104 * v248;
const REAL v275 = v273 + v274;
const REAL v276 = v102 * v250;
const REAL v277 = v103 * v249;
const REAL v278 = v276 - v277;
const REAL v279 = v275 + v278;
const REAL v280 = v146 * v232;
const REAL v281 = v147 * v231;
const REAL v282 = v281 - v280;
const REAL v283 = v147 * v230;
const REAL v284 = v145 * v232;
const REAL v285 = v284 - v283;
const REAL v286 = v145 * v231;
const REAL v287 = v146 * v230;
const REAL v288 = v287 - v286;
const REAL v289 = v144 * v282;
const REAL v290 = v144 * v285;
const REAL v291 = v144 * v288;
const REAL v292 = v146 * v288;
const REAL v293 = v147 * v285;
const REAL v294 = v293 - v292;
const REAL v295 = v147 * v282;
const REAL v296 = v145 * v288;
const REAL v297 = v296 - v295;
const REAL v298 = v145 * v285;
const REAL v299 = v146 * v282;
const REAL v300 = v299 - v298;
const REAL v301 = v289 + v294;
const REAL v302 = v290 + v297;
const REAL v303 = v291 + v300;
const REAL v304 = v180 * v301;
const REAL v305 = v180 * v302;
const REAL v306 = v180 * v303;
const REAL v307 = v230 + v304;
const REAL v308 = v231 + v305;
const REAL v309 = v232 + v306;
const REAL v310 = v307 - v184;
const REAL v311 = v308 - v185;
const REAL v312 = v309 - v186;
const auto v313 = v142 != REAL(0.0);
const REAL v314 = v313 ? v142 : REAL(1.0);
const REAL v315 = PK_UNSCALE(v314);
const auto v316 = REAL(64.0) < v142;
const auto v317 = v142 < REAL(0.015625);
const REAL v318 = v317 ? v315 : REAL(1.0);
const REAL v319 = v316 ? v143 : v318;
const REAL v320 = v111 * v319;
const REAL v321 = v118 * v319;
const REAL v322 = v125 * v319;
const REAL v323 = v132 * v319;
const REAL v324 = PK_ABS(v258);
const REAL v325 = PK_ABS(v265);
const REAL v326 = PK_ABS(v272);
const REAL v327 = PK_ABS(v279);
const REAL v328 = v324 < v325 ? v325 : v324;
const REAL v329 = v328 < v326 ? v326 : v328;
const REAL v330 = v329 < v327 ? v327 : v329;
const auto v331 = v330 != REAL(0.0);
const REAL v332 = v331 ? v330 : REAL(1.0);
const REAL v333 = PK_UNSCALE(v332);
const auto v334 = REAL(64.0) < v330;
const REAL v335 = PK_UNSCALE(v330);
const auto v336 = v330 < REAL(0.015625);
const REAL v337 = v336 ? v333 : REAL(1.0);
const REAL v338 = v334 ? v335 : v337;
const REAL v339 = v258 * v338;
const REAL v340 = v265 * v338;
const REAL v341 = v272 * v338;
const REAL v342 = v279 * v338;
const REAL v343 = v320 * v339;
const REAL v344 = v321 * v340;
const REAL v345 = v343 + v344;
const REAL v346 = v322 * v341;
const REAL v347 = v345 + v346;
const REAL v348 = v323 * v342;
const REAL v349 = v347 + v348;
const REAL v350 = v320 * v340;
const REAL v351 = v321 * v339;
const REAL v352 = v350 - v351;
const REAL v353 = v322 * v342;
const REAL v354 = v323 * v341;
const REAL v355 = v354 - v353;
const REAL v356 = v352 + v355;
const REAL v357 = v320 * v341;
const REAL v358 = v322 * v339;
const REAL v359 = v357 - v358;
const REAL v360 = v323 * v340;
const REAL v361 = v321 * v342;
const REAL v362 = v361 - v360;
const REAL v363 = v359 + v362;
const REAL v364 = v320 * v342;
const REAL v365 = v323 * v339;
const REAL v366 = v364 - v365;
const REAL v367 = v321 * v341;
const REAL v368 = v322 * v340;
const REAL v369 = v368 - v367;
const REAL v370 = v366 + v369;
const REAL v371 = PK_ABS(v349);
const REAL v372 = PK_ABS(v356);
const REAL v373 = PK_ABS(v363);
const REAL v374 = PK_ABS(v370);
const REAL v375 = v371 < v372 ? v372 : v371;
const REAL v376 = v375 < v373 ? v373 : v375;
const REAL v377 = v376 < v374 ? v374 : v376;
const REAL v378 = PK_UNSCALE(v377);
const REAL v379 = v349 * v378;
const REAL v380 = v356 * v378;
const REAL v381 = v363 * v378;
const REAL v382 = v370 * v378;
const auto v383 = v381 != REAL(0.0);
const REAL v384 = v383 ? v381 : v382;
const auto v385 = v380 != REAL(0.0);
const REAL v386 = v385 ? v380 : v384;
const auto v387 = v379 != REAL(0.0);
const REAL v388 = v387 ? v379 : v386;
const auto v389 = v388 < REAL(0.0);
const REAL v390 = v389 ? (REAL(-1.0)) : REAL(1.0);
const REAL v391 = v379 * v390;
const REAL v392 = v380 * v390;
const REAL v393 = v381 * v390;
const REAL v394 = v382 * v390;
const REAL v395 = v392 * v392;
const REAL v396 = v393 * v393;
const REAL v397 = v395 + v396;
const REAL v398 = v394 * v394;
const REAL v399 = v397 + v398;
const REAL v400 = v391 * v391;
const REAL v401 = v399 + v400;
const REAL v402 = REAL(1) / v401;
const REAL v403 = REAL(2.0) * v391;
const REAL v404 = v312 * v393;
const REAL v405 = v311 * v394;
const REAL v406 = v404 - v405;
const REAL v407 = v310 * v394;
const REAL v408 = v312 * v392;
const REAL v409 = v407 - v408;
const REAL v410 = v311 * v392;
const REAL v411 = v310 * v393;
const REAL v412 = v410 - v411;
const REAL v413 = v310 * v392;
const REAL v414 = v311 * v393;
const REAL v415 = v413 + v414;
const REAL v416 = v312 * v394;
const REAL v417 = v415 + v416;
const REAL v418 = v187 * v190;
const REAL v419 = v187 * v189;
const REAL v420 = v218 + v220;
const REAL v421 = v188 * v189;
const REAL v422 = v188 * v190;
const REAL v423 = v418 + v421;
const REAL v424 = v422 - v419;
const REAL v425 = v223 * v420;
const REAL v426 = v223 * v423;
const REAL v427 = v223 * v424;
const REAL v428 = REAL(1.0) - v425;
const REAL v429 = v187 * v188;
const REAL v430 = v216 + v220;
const REAL v431 = v189 * v190;
const REAL v432 = v421 - v418;
const REAL v433 = v429 + v431;
const REAL v434 = v223 * v432;
const REAL v435 = v223 * v430;
const REAL v436 = v223 * v433;
const REAL v437 = REAL(1.0) - v435;
const REAL v438 = v216 + v218;
const REAL v439 = v419 + v422;
const REAL v440 = v431 - v429;
const REAL v441 = v223 * v439;
const REAL v442 = v223 * v440;
const REAL v443 = v223 * v438;
const REAL v444 = REAL(1.0) - v443;
const REAL v445 = REAL(0.5) * v4;
const REAL v446 = REAL(0.5) * v3;
const REAL v447 = REAL(0.5) * v6;
const REAL v448 = REAL(0.5) * v5;
const REAL v449 = v31 * v427;
const REAL v450 = v32 * v426;
const REAL v451 = v449 - v450;
const REAL v452 = v32 * v428;
const REAL v453 = v30 * v427;
const REAL v454 = v452 - v453;
const REAL v455 = v30 * v426;
const REAL v456 = v31 * v428;
const REAL v457 = v455 - v456;
const REAL v458 = v29 * v451;
const REAL v459 = v29 * v454;
const REAL v460 = v29 * v457;
const REAL v461 = v31 * v457;
const REAL v462 = v32 * v454;
const REAL v463 = v461 - v462;
const REAL v464 = v32 * v451;
const REAL v465 = v30 * v457;
const REAL v466 = v464 - v465;
const REAL v467 = v30 * v454;
const REAL v468 = v31 * v451;
const REAL v469 = v467 - v468;
const REAL v470 = v458 + v463;
const REAL v471 = v459 + v466;
const REAL v472 = v460 + v469;
const REAL v473 = v65 * v470;
const REAL v474 = v65 * v471;
const REAL v475 = v65 * v472;
const REAL v476 = v428 + v473;
const REAL v477 = v426 + v474;
const REAL v478 = v427 + v475;
const REAL v479 = v146 * v478;
const REAL v480 = v147 * v477;
const REAL v481 = v480 - v479;
const REAL v482 = v147 * v476;
const REAL v483 = v145 * v478;
const REAL v484 = v483 - v482;
const REAL v485 = v145 * v477;
const REAL v486 = v146 * v476;
const REAL v487 = v486 - v485;
const REAL v488 = v144 * v481;
const REAL v489 = v144 * v484;
const REAL v490 = v144 * v487;
const REAL v491 = v146 * v487;
const REAL v492 = v147 * v484;
const REAL v493 = v492 - v491;
const REAL v494 = v147 * v481;
const REAL v495 = v145 * v487;
const REAL v496 = v495 - v494;
const REAL v497 = v145 * v484;
const REAL v498 = v146 * v481;
const REAL v499 = v498 - v497;
const REAL v500 = v488 + v493;
const REAL v501 = v489 + v496;
const REAL v502 = v490 + v499;
const REAL v503 = v180 * v500;
const REAL v504 = v180 * v501;
const REAL v505 = v180 * v502;
const REAL v506 = v476 + v503;
const REAL v507 = v477 + v504;
const REAL v508 = v478 + v505;
const REAL v509 = v146 * v427;
const REAL v510 = v147 * v426;
const REAL v511 = v510 - v509;
const REAL v512 = v147 * v428;
const REAL v513 = v145 * v427;
const REAL v514 = v513 - v512;
const REAL v515 = v145 * v426;
const REAL v516 = v146 * v428;
const REAL v517 = v516 - v515;
const REAL v518 = v144 * v511;
const REAL v519 = v144 * v514;
const REAL v520 = v144 * v517;
const REAL v521 = v146 * v517;
const REAL v522 = v147 * v514;
const REAL v523 = v522 - v521;
const REAL v524 = v147 * v511;
const REAL v525 = v145 * v517;
const REAL v526 = v525 - v524;
const REAL v527 = v145 * v514;
const REAL v528 = v146 * v511;
const REAL v529 = v528 - v527;
const REAL v530 = v518 + v523;
const REAL v531 = v519 + v526;
const REAL v532 = v520 + v529;
const REAL v533 = v180 * v530;
const REAL v534 = v180 * v531;
const REAL v535 = v180 * v532;
const REAL v536 = v428 + v533;
const REAL v537 = v426 + v534;
const REAL v538 = v427 + v535;
const REAL v539 = v536 - v506;
const REAL v540 = v537 - v507;
const REAL v541 = v538 - v508;
const REAL v542 = v393 * v541;
const REAL v543 = v394 * v540;
const REAL v544 = v542 - v543;
const REAL v545 = v394 * v539;
const REAL v546 = v392 * v541;
const REAL v547 = v545 - v546;
const REAL v548 = v392 * v540;
const REAL v549 = v393 * v539;
const REAL v550 = v548 - v549;
const REAL v551 = v392 * v539;
const REAL v552 = v393 * v540;
const REAL v553 = v551 + v552;
const REAL v554 = v394 * v541;
const REAL v555 = v553 + v554;
const REAL v556 = v31 * v436;
const REAL v557 = v32 * v437;
const REAL v558 = v556 - v557;
const REAL v559 = v32 * v434;
const REAL v560 = v30 * v436;
const REAL v561 = v559 - v560;
const REAL v562 = v30 * v437;
const REAL v563 = v31 * v434;
const REAL v564 = v562 - v563;
const REAL v565 = v29 * v558;
const REAL v566 = v29 * v561;
const REAL v567 = v29 * v564;
const REAL v568 = v31 * v564;
const REAL v569 = v32 * v561;
const REAL v570 = v568 - v569;
const REAL v571 = v32 * v558;
const REAL v572 = v30 * v564;
const REAL v573 = v571 - v572;
const REAL v574 = v30 * v561;
const REAL v575 = v31 * v558;
const REAL v576 = v574 - v575;
const REAL v577 = v565 + v570;
const REAL v578 = v566 + v573;
const REAL v579 = v567 + v576;
const REAL v580 = v65 * v577;
const REAL v581 = v65 * v578;
const REAL v582 = v65 * v579;
const REAL v583 = v434 + v580;
const REAL v584 = v437 + v581;
const REAL v585 = v436 + v582;
const REAL v586 = v146 * v585;
const REAL v587 = v147 * v584;
const REAL v588 = v587 - v586;
const REAL v589 = v147 * v583;
const REAL v590 = v145 * v585;
const REAL v591 = v590 - v589;
const REAL v592 = v145 * v584;
const REAL v593 = v146 * v583;
const REAL v594 = v593 - v592;
const REAL v595 = v144 * v588;
const REAL v596 = v144 * v591;
const REAL v597 = v144 * v594;
const REAL v598 = v146 * v594;
const REAL v599 = v147 * v591;
const REAL v600 = v599 - v598;
const REAL v601 = v147 * v588;
const REAL v602 = v145 * v594;
const REAL v603 = v602 - v601;
const REAL v604 = v145 * v591;
const REAL v605 = v146 * v588;
const REAL v606 = v605 - v604;
const REAL v607 = v595 + v600;
const REAL v608 = v596 + v603;
const REAL v609 = v597 + v606;
const REAL v610 = v180 * v607;
const REAL v611 = v180 * v608;
const REAL v612 = v180 * v609;
const REAL v613 = v583 + v610;
const REAL v614 = v584 + v611;
const REAL v615 = v585 + v612;
const REAL v616 = v146 * v436;
const REAL v617 = v147 * v437;
const REAL v618 = v617 - v616;
const REAL v619 = v147 * v434;
const REAL v620 = v145 * v436;
const REAL v621 = v620 - v619;
const REAL v622 = v145 * v437;
const REAL v623 = v146 * v434;
const REAL v624 = v623 - v622;
const REAL v625 = v144 * v618;
const REAL v626 = v144 * v621;
const REAL v627 = v144 * v624;
const REAL v628 = v146 * v624;
const REAL v629 = v147 * v621;
const REAL v630 = v629 - v628;
const REAL v631 = v147 * v618;
const REAL v632 = v145 * v624;
const REAL v633 = v632 - v631;
const REAL v634 = v145 * v621;
const REAL v635 = v146 * v618;
const REAL v636 = v635 - v634;
const REAL v637 = v625 + v630;
const REAL v638 = v626 + v633;
const REAL v639 = v627 + v636;
const REAL v640 = v180 * v637;
const REAL v641 = v180 * v638;
const REAL v642 = v180 * v639;
const REAL v643 = v434 + v640;
const REAL v644 = v437 + v641;
const REAL v645 = v436 + v642;
const REAL v646 = v643 - v613;
const REAL v647 = v644 - v614;
const REAL v648 = v645 - v615;
const REAL v649 = v393 * v648;
const REAL v650 = v394 * v647;
const REAL v651 = v649 - v650;
const REAL v652 = v394 * v646;
const REAL v653 = v392 * v648;
const REAL v654 = v652 - v653;
const REAL v655 = v392 * v647;
const REAL v656 = v393 * v646;
const REAL v657 = v655 - v656;
const REAL v658 = v392 * v646;
const REAL v659 = v393 * v647;
const REAL v660 = v658 + v659;
const REAL v661 = v394 * v648;
const REAL v662 = v660 + v661;
const REAL v663 = v31 * v444;
const REAL v664 = v32 * v442;
const REAL v665 = v663 - v664;
const REAL v666 = v32 * v441;
const REAL v667 = v30 * v444;
const REAL v668 = v666 - v667;
const REAL v669 = v30 * v442;
const REAL v670 = v31 * v441;
const REAL v671 = v669 - v670;
const REAL v672 = v29 * v665;
const REAL v673 = v29 * v668;
const REAL v674 = v29 * v671;
const REAL v675 = v31 * v671;
const REAL v676 = v32 * v668;
const REAL v677 = v675 - v676;
const REAL v678 = v32 * v665;
const REAL v679 = v30 * v671;
const REAL v680 = v678 - v679;
const REAL v681 = v30 * v668;
const REAL v682 = v31 * v665;
const REAL v683 = v681 - v682;
const REAL v684 = v672 + v677;
const REAL v685 = v673 + v680;
const REAL v686 = v674 + v683;
const REAL v687 = v65 * v684;
const REAL v688 = v65 * v685;
const REAL v689 = v65 * v686;
const REAL v690 = v441 + v687;
const REAL v691 = v442 + v688;
const REAL v692 = v444 + v689;
const REAL v693 = v146 * v692;
const REAL v694 = v147 * v691;
const REAL v695 = v694 - v693;
const REAL v696 = v147 * v690;
const REAL v697 = v145 * v692;
const REAL v698 = v697 - v696;
const REAL v699 = v145 * v691;
const REAL v700 = v146 * v690;
const REAL v701 = v700 - v699;
const REAL v702 = v144 * v695;
const REAL v703 = v144 * v698;
const REAL v704 = v144 * v701;
const REAL v705 = v146 * v701;
const REAL v706 = v147 * v698;
const REAL v707 = v706 - v705;
const REAL v708 = v147 * v695;
const REAL v709 = v145 * v701;
const REAL v710 = v709 - v708;
const REAL v711 = v145 * v698;
const REAL v712 = v146 * v695;
const REAL v713 = v712 - v711;
const REAL v714 = v702 + v707;
const REAL v715 = v703 + v710;
const REAL v716 = v704 + v713;
const REAL v717 = v180 * v714;
const REAL v718 = v180 * v715;
const REAL v719 = v180 * v716;
const REAL v720 = v690 + v717;
const REAL v721 = v691 + v718;
const REAL v722 = v692 + v719;
const REAL v723 = v146 * v444;
const REAL v724 = v147 * v442;
const REAL v725 = v724 - v723;
const REAL v726 = v147 * v441;
const REAL v727 = v145 * v444;
const REAL v728 = v727 - v726;
const REAL v729 = v145 * v442;
const REAL v730 = v146 * v441;
const REAL v731 = v730 - v729;
const REAL v732 = v144 * v725;
const REAL v733 = v144 * v728;
const REAL v734 = v144 * v731;
const REAL v735 = v146 * v731;
const REAL v736 = v147 * v728;
const REAL v737 = v736 - v735;
const REAL v738 = v147 * v725;
const REAL v739 = v145 * v731;
const REAL v740 = v739 - v738;
const REAL v741 = v145 * v728;
const REAL v742 = v146 * v725;
const REAL v743 = v742 - v741;
const REAL v744 = v732 + v737;
const REAL v745 = v733 + v740;
const REAL v746 = v734 + v743;
const REAL v747 = v180 * v744;
const REAL v748 = v180 * v745;
const REAL v749 = v180 * v746;
const REAL v750 = v441 + v747;
const REAL v751 = v442 + v748;
const REAL v752 = v444 + v749;
const REAL v753 = v750 - v720;
const REAL v754 = v751 - v721;
const REAL v755 = v752 - v722;
const REAL v756 = v393 * v755;
const REAL v757 = v394 * v754;
const REAL v758 = v756 - v757;
const REAL v759 = v394 * v753;
const REAL v760 = v392 * v755;
const REAL v761 = v759 - v760;
const REAL v762 = v392 * v754;
const REAL v763 = v393 * v753;
const REAL v764 = v762 - v763;
const REAL v765 = v392 * v753;
const REAL v766 = v393 * v754;
const REAL v767 = v765 + v766;
const REAL v768 = v394 * v755;
const REAL v769 = v767 + v768;
const REAL v770 = v100 * v445;
const REAL v771 = v100 * v446;
const REAL v772 = v100 * v447;
const REAL v773 = v100 * v448;
const REAL v774 = v82 * v770;
const REAL v775 = v83 * v771;
const REAL v776 = v774 + v775;
const REAL v777 = v84 * v772;
const REAL v778 = v776 + v777;
const REAL v779 = v85 * v773;
const REAL v780 = v779 - v778;
const REAL v781 = v82 * v771;
const REAL v782 = v83 * v770;
const REAL v783 = v781 - v782;
const REAL v784 = v84 * v773;
const REAL v785 = v85 * v772;
const REAL v786 = v784 + v785;
const REAL v787 = v783 - v786;
const REAL v788 = v82 * v772;
const REAL v789 = v84 * v770;
const REAL v790 = v788 - v789;
const REAL v791 = v85 * v771;
const REAL v792 = v83 * v773;
const REAL v793 = v791 + v792;
const REAL v794 = v790 + v793;
const REAL v795 = v82 * v773;
const REAL v796 = v85 * v770;
const REAL v797 = v795 + v796;
const REAL v798 = v83 * v772;
const REAL v799 = v84 * v771;
const REAL v800 = v798 - v799;
const REAL v801 = v800 - v797;
const REAL v802 = v143 * v780;
const REAL v803 = v143 * v787;
const REAL v804 = v143 * v794;
const REAL v805 = v143 * v801;
const REAL v806 = v74 * v804;
const REAL v807 = v73 * v805;
const REAL v808 = v807 - v806;
const REAL v809 = v72 * v805;
const REAL v810 = v74 * v803;
const REAL v811 = v810 - v809;
const REAL v812 = v73 * v803;
const REAL v813 = v72 * v804;
const REAL v814 = v813 - v812;
const REAL v815 = v150 * v802;
const REAL v816 = v144 * v808;
const REAL v817 = v815 + v816;
const REAL v818 = v153 * v802;
const REAL v819 = v144 * v811;
const REAL v820 = v818 + v819;
const REAL v821 = v156 * v802;
const REAL v822 = v144 * v814;
const REAL v823 = v821 + v822;
const REAL v824 = v156 * v804;
const REAL v825 = v146 * v814;
const REAL v826 = v824 + v825;
const REAL v827 = v153 * v805;
const REAL v828 = v147 * v811;
const REAL v829 = v827 + v828;
const REAL v830 = v829 - v826;
const REAL v831 = v150 * v805;
const REAL v832 = v147 * v808;
const REAL v833 = v831 + v832;
const REAL v834 = v156 * v803;
const REAL v835 = v145 * v814;
const REAL v836 = v834 + v835;
const REAL v837 = v836 - v833;
const REAL v838 = v153 * v803;
const REAL v839 = v145 * v811;
const REAL v840 = v838 + v839;
const REAL v841 = v150 * v804;
const REAL v842 = v146 * v808;
const REAL v843 = v841 + v842;
const REAL v844 = v843 - v840;
const REAL v845 = v817 + v830;
const REAL v846 = v820 + v837;
const REAL v847 = v823 + v844;
const REAL v848 = v144 * v802;
const REAL v849 = REAL(2.0) * v848;
const REAL v850 = v145 * v803;
const REAL v851 = REAL(2.0) * v850;
const REAL v852 = v849 + v851;
const REAL v853 = v146 * v804;
const REAL v854 = REAL(2.0) * v853;
const REAL v855 = v852 + v854;
const REAL v856 = v147 * v805;
const REAL v857 = REAL(2.0) * v856;
const REAL v858 = v855 + v857;
const REAL v859 = v179 * v179;
const REAL v860 = v858 * v859;
const REAL v861 = REAL(2.0) * v860;
const REAL v862 = v180 * v845;
const REAL v863 = v169 * v861;
const REAL v864 = v180 * v846;
const REAL v865 = v170 * v861;
const REAL v866 = v180 * v847;
const REAL v867 = v171 * v861;
const REAL v868 = v97 * v445;
const REAL v869 = v97 * v446;
const REAL v870 = v97 * v447;
const REAL v871 = v97 * v448;
const REAL v872 = v16 * v870;
const REAL v873 = v15 * v871;
const REAL v874 = v872 + v873;
const REAL v875 = v14 * v871;
const REAL v876 = v16 * v869;
const REAL v877 = v875 + v876;
const REAL v878 = v15 * v869;
const REAL v879 = v14 * v870;
const REAL v880 = v878 - v879;
const REAL v881 = v193 * v868;
const REAL v882 = v187 * v874;
const REAL v883 = v882 - v881;
const REAL v884 = v196 * v868;
const REAL v885 = v187 * v877;
const REAL v886 = v884 + v885;
const REAL v887 = v199 * v868;
const REAL v888 = v187 * v880;
const REAL v889 = v888 - v887;
const REAL v890 = v199 * v870;
const REAL v891 = v189 * v880;
const REAL v892 = v890 + v891;
const REAL v893 = v196 * v871;
const REAL v894 = v190 * v877;
const REAL v895 = v893 + v894;
const REAL v896 = v892 + v895;
const REAL v897 = v193 * v871;
const REAL v898 = v190 * v874;
const REAL v899 = v898 - v897;
const REAL v900 = v199 * v869;
const REAL v901 = v188 * v880;
const REAL v902 = v900 + v901;
const REAL v903 = v899 - v902;
const REAL v904 = v196 * v869;
const REAL v905 = v188 * v877;
const REAL v906 = v904 - v905;
const REAL v907 = v193 * v870;
const REAL v908 = v189 * v874;
const REAL v909 = v907 + v908;
const REAL v910 = v906 - v909;
const REAL v911 = v883 + v896;
const REAL v912 = v903 - v886;
const REAL v913 = v889 + v910;
const REAL v914 = v187 * v868;
const REAL v915 = REAL(2.0) * v914;
const REAL v916 = v188 * v869;
const REAL v917 = REAL(2.0) * v916;
const REAL v918 = v917 - v915;
const REAL v919 = v189 * v870;
const REAL v920 = REAL(2.0) * v919;
const REAL v921 = v918 + v920;
const REAL v922 = v190 * v871;
const REAL v923 = REAL(2.0) * v922;
const REAL v924 = v921 - v923;
const REAL v925 = v222 * v222;
const REAL v926 = v924 * v925;
const REAL v927 = REAL(2.0) * v926;
const REAL v928 = v223 * v911;
const REAL v929 = v212 * v927;
const REAL v930 = v928 - v929;
const REAL v931 = v223 * v912;
const REAL v932 = v213 * v927;
const REAL v933 = v931 - v932;
const REAL v934 = v223 * v913;
const REAL v935 = v214 * v927;
const REAL v936 = v934 - v935;
const REAL v937 = v248 * v770;
const REAL v938 = v249 * v771;
const REAL v939 = v937 + v938;
const REAL v940 = v250 * v772;
const REAL v941 = v939 + v940;
const REAL v942 = v251 * v773;
const REAL v943 = v942 - v941;
const REAL v944 = v249 * v770;
const REAL v945 = v248 * v771;
const REAL v946 = v945 - v944;
const REAL v947 = v251 * v772;
const REAL v948 = v250 * v773;
const REAL v949 = v947 + v948;
const REAL v950 = v946 + v949;
const REAL v951 = v250 * v770;
const REAL v952 = v248 * v772;
const REAL v953 = v952 - v951;
const REAL v954 = v249 * v773;
const REAL v955 = v251 * v771;
const REAL v956 = v954 + v955;
const REAL v957 = v953 - v956;
const REAL v958 = v251 * v770;
const REAL v959 = v248 * v773;
const REAL v960 = v958 + v959;
const REAL v961 = v250 * v771;
const REAL v962 = v249 * v772;
const REAL v963 = v961 - v962;
const REAL v964 = v963 - v960;
const REAL v965 = v232 * v804;
const REAL v966 = v146 * v936;
const REAL v967 = v965 + v966;
const REAL v968 = v231 * v805;
const REAL v969 = v147 * v933;
const REAL v970 = v968 + v969;
const REAL v971 = v970 - v967;
const REAL v972 = v230 * v805;
const REAL v973 = v147 * v930;
const REAL v974 = v972 + v973;
const REAL v975 = v232 * v803;
const REAL v976 = v145 * v936;
const REAL v977 = v975 + v976;
const REAL v978 = v977 - v974;
const REAL v979 = v231 * v803;
const REAL v980 = v145 * v933;
const REAL v981 = v979 + v980;
const REAL v982 = v230 * v804;
const REAL v983 = v146 * v930;
const REAL v984 = v982 + v983;
const REAL v985 = v984 - v981;
const REAL v986 = v282 * v802;
const REAL v987 = v144 * v971;
const REAL v988 = v986 + v987;
const REAL v989 = v285 * v802;
const REAL v990 = v144 * v978;
const REAL v991 = v989 + v990;
const REAL v992 = v288 * v802;
const REAL v993 = v144 * v985;
const REAL v994 = v992 + v993;
const REAL v995 = v288 * v804;
const REAL v996 = v146 * v985;
const REAL v997 = v995 + v996;
const REAL v998 = v285 * v805;
const REAL v999 = v147 * v978;
const REAL v1000 = v998 + v999;
const REAL v1001 = v1000 - v997;
const REAL v1002 = v282 * v805;
const REAL v1003 = v147 * v971;
const REAL v1004 = v1002 + v1003;
const REAL v1005 = v288 * v803;
const REAL v1006 = v145 * v985;
const REAL v1007 = v1005 + v1006;
const REAL v1008 = v1007 - v1004;
const REAL v1009 = v285 * v803;
const REAL v1010 = v145 * v978;
const REAL v1011 = v1009 + v1010;
const REAL v1012 = v282 * v804;
const REAL v1013 = v146 * v971;
const REAL v1014 = v1012 + v1013;
const REAL v1015 = v1014 - v1011;
const REAL v1016 = v988 + v1001;
const REAL v1017 = v991 + v1008;
const REAL v1018 = v994 + v1015;
const REAL v1019 = v301 * v861;
const REAL v1020 = v180 * v1016;
const REAL v1021 = v1020 - v1019;
const REAL v1022 = v302 * v861;
const REAL v1023 = v180 * v1017;
const REAL v1024 = v1023 - v1022;
const REAL v1025 = v303 * v861;
const REAL v1026 = v180 * v1018;
const REAL v1027 = v1026 - v1025;
const REAL v1028 = v930 + v1021;
const REAL v1029 = v933 + v1024;
const REAL v1030 = v936 + v1027;
const REAL v1031 = v863 - v862;
const REAL v1032 = v1028 + v1031;
const REAL v1033 = v865 - v864;
const REAL v1034 = v1029 + v1033;
const REAL v1035 = v867 - v866;
const REAL v1036 = v1030 + v1035;
const REAL v1037 = v319 * v780;
const REAL v1038 = v319 * v787;
const REAL v1039 = v319 * v794;
const REAL v1040 = v319 * v801;
const REAL v1041 = v338 * v943;
const REAL v1042 = v338 * v950;
const REAL v1043 = v338 * v957;
const REAL v1044 = v338 * v964;
const REAL v1045 = v339 * v1037;
const REAL v1046 = v320 * v1041;
const REAL v1047 = v1045 + v1046;
const REAL v1048 = v340 * v1038;
const REAL v1049 = v321 * v1042;
const REAL v1050 = v1048 + v1049;
const REAL v1051 = v1047 + v1050;
const REAL v1052 = v341 * v1039;
const REAL v1053 = v322 * v1043;
const REAL v1054 = v1052 + v1053;
const REAL v1055 = v1051 + v1054;
const REAL v1056 = v342 * v1040;
const REAL v1057 = v323 * v1044;
const REAL v1058 = v1056 + v1057;
const REAL v1059 = v1055 + v1058;
const REAL v1060 = v340 * v1037;
const REAL v1061 = v320 * v1042;
const REAL v1062 = v1060 + v1061;
const REAL v1063 = v339 * v1038;
const REAL v1064 = v321 * v1041;
const REAL v1065 = v1063 + v1064;
const REAL v1066 = v1062 - v1065;
const REAL v1067 = v342 * v1039;
const REAL v1068 = v322 * v1044;
const REAL v1069 = v1067 + v1068;
const REAL v1070 = v341 * v1040;
const REAL v1071 = v323 * v1043;
const REAL v1072 = v1070 + v1071;
const REAL v1073 = v1072 - v1069;
const REAL v1074 = v1066 + v1073;
const REAL v1075 = v341 * v1037;
const REAL v1076 = v320 * v1043;
const REAL v1077 = v1075 + v1076;
const REAL v1078 = v339 * v1039;
const REAL v1079 = v322 * v1041;
const REAL v1080 = v1078 + v1079;
const REAL v1081 = v1077 - v1080;
const REAL v1082 = v340 * v1040;
const REAL v1083 = v323 * v1042;
const REAL v1084 = v1082 + v1083;
const REAL v1085 = v342 * v1038;
const REAL v1086 = v321 * v1044;
const REAL v1087 = v1085 + v1086;
const REAL v1088 = v1087 - v1084;
const REAL v1089 = v1081 + v1088;
const REAL v1090 = v342 * v1037;
const REAL v1091 = v320 * v1044;
const REAL v1092 = v1090 + v1091;
const REAL v1093 = v339 * v1040;
const REAL v1094 = v323 * v1041;
const REAL v1095 = v1093 + v1094;
const REAL v1096 = v1092 - v1095;
const REAL v1097 = v341 * v1038;
const REAL v1098 = v321 * v1043;
const REAL v1099 = v1097 + v1098;
const REAL v1100 = v340 * v1039;
const REAL v1101 = v322 * v1042;
const REAL v1102 = v1100 + v1101;
const REAL v1103 = v1102 - v1099;
const REAL v1104 = v1096 + v1103;
const REAL v1105 = v378 * v1059;
const REAL v1106 = v378 * v1074;
const REAL v1107 = v378 * v1089;
const REAL v1108 = v378 * v1104;
const REAL v1109 = v390 * v1105;
const REAL v1110 = v390 * v1106;
const REAL v1111 = v390 * v1107;
const REAL v1112 = v390 * v1108;
const REAL v1113 = v392 * v1110;
const REAL v1114 = REAL(2.0) * v1113;
const REAL v1115 = v393 * v1111;
const REAL v1116 = REAL(2.0) * v1115;
const REAL v1117 = v1114 + v1116;
const REAL v1118 = v394 * v1112;
const REAL v1119 = REAL(2.0) * v1118;
const REAL v1120 = v1117 + v1119;
const REAL v1121 = v402 * v1109;
const REAL v1122 = v391 * v1109;
const REAL v1123 = REAL(2.0) * v1122;
const REAL v1124 = v1120 + v1123;
const REAL v1125 = v402 * v402;
const REAL v1126 = v1124 * v1125;
const REAL v1127 = REAL(2.0) * v1109;
const REAL v1128 = v1109 * v1125;
const REAL v1129 = v393 * v1036;
const REAL v1130 = v312 * v1111;
const REAL v1131 = v1129 + v1130;
const REAL v1132 = v394 * v1034;
const REAL v1133 = v311 * v1112;
const REAL v1134 = v1132 + v1133;
const REAL v1135 = v1131 - v1134;
const REAL v1136 = v394 * v1032;
const REAL v1137 = v310 * v1112;
const REAL v1138 = v1136 + v1137;
const REAL v1139 = v392 * v1036;
const REAL v1140 = v312 * v1110;
const REAL v1141 = v1139 + v1140;
const REAL v1142 = v1138 - v1141;
const REAL v1143 = v392 * v1034;
const REAL v1144 = v311 * v1110;
const REAL v1145 = v1143 + v1144;
const REAL v1146 = v393 * v1032;
const REAL v1147 = v310 * v1111;
const REAL v1148 = v1146 + v1147;
const REAL v1149 = v1145 - v1148;
const REAL v1150 = v392 * v1032;
const REAL v1151 = v310 * v1110;
const REAL v1152 = v1150 + v1151;
const REAL v1153 = v393 * v1034;
const REAL v1154 = v311 * v1111;
const REAL v1155 = v1153 + v1154;
const REAL v1156 = v1152 + v1155;
const REAL v1157 = v394 * v1036;
const REAL v1158 = v312 * v1112;
const REAL v1159 = v1157 + v1158;
const REAL v1160 = v1156 + v1159;
const REAL v1161 = v798 - v795;
const REAL v1162 = v1161 - v799;
const REAL v1163 = v1162 - v796;
const REAL v1164 = v788 + v792;
const REAL v1165 = v789 - v791;
const REAL v1166 = v1165 - v1164;
const REAL v1167 = v781 - v784;
const REAL v1168 = v782 + v785;
const REAL v1169 = v1167 - v1168;
const REAL v1170 = v774 - v779;
const REAL v1171 = v775 + v777;
const REAL v1172 = v1170 + v1171;
const REAL v1173 = v143 * v1163;
const REAL v1174 = v143 * v1166;
const REAL v1175 = v143 * v1169;
const REAL v1176 = v143 * v1172;
const REAL v1177 = v74 * v1175;
const REAL v1178 = v73 * v1176;
const REAL v1179 = v1178 - v1177;
const REAL v1180 = v72 * v1176;
const REAL v1181 = v74 * v1174;
const REAL v1182 = v1181 - v1180;
const REAL v1183 = v73 * v1174;
const REAL v1184 = v72 * v1175;
const REAL v1185 = v1184 - v1183;
const REAL v1186 = v150 * v1173;
const REAL v1187 = v144 * v1179;
const REAL v1188 = v1186 + v1187;
const REAL v1189 = v153 * v1173;
const REAL v1190 = v144 * v1182;
const REAL v1191 = v1189 + v1190;
const REAL v1192 = v156 * v1173;
const REAL v1193 = v144 * v1185;
const REAL v1194 = v1192 + v1193;
const REAL v1195 = v156 * v1175;
const REAL v1196 = v146 * v1185;
const REAL v1197 = v1195 + v1196;
const REAL v1198 = v153 * v1176;
const REAL v1199 = v147 * v1182;
const REAL v1200 = v1198 + v1199;
const REAL v1201 = v1200 - v1197;
const REAL v1202 = v150 * v1176;
const REAL v1203 = v147 * v1179;
const REAL v1204 = v1202 + v1203;
const REAL v1205 = v156 * v1174;
const REAL v1206 = v145 * v1185;
const REAL v1207 = v1205 + v1206;
const REAL v1208 = v1207 - v1204;
const REAL v1209 = v153 * v1174;
const REAL v1210 = v145 * v1182;
const REAL v1211 = v1209 + v1210;
const REAL v1212 = v150 * v1175;
const REAL v1213 = v146 * v1179;
const REAL v1214 = v1212 + v1213;
const REAL v1215 = v1214 - v1211;
const REAL v1216 = v1188 + v1201;
const REAL v1217 = v1191 + v1208;
const REAL v1218 = v1194 + v1215;
const REAL v1219 = v144 * v1173;
const REAL v1220 = REAL(2.0) * v1219;
const REAL v1221 = v145 * v1174;
const REAL v1222 = REAL(2.0) * v1221;
const REAL v1223 = v1220 + v1222;
const REAL v1224 = v146 * v1175;
const REAL v1225 = REAL(2.0) * v1224;
const REAL v1226 = v1223 + v1225;
const REAL v1227 = v147 * v1176;
const REAL v1228 = REAL(2.0) * v1227;
const REAL v1229 = v1226 + v1228;
const REAL v1230 = v859 * v1229;
const REAL v1231 = REAL(2.0) * v1230;
const REAL v1232 = v180 * v1216;
const REAL v1233 = v169 * v1231;
const REAL v1234 = v180 * v1217;
const REAL v1235 = v170 * v1231;
const REAL v1236 = v180 * v1218;
const REAL v1237 = v171 * v1231;
const REAL v1238 = v15 * v868;
const REAL v1239 = v876 - v1238;
const REAL v1240 = v14 * v868;
const REAL v1241 = v872 + v1240;
const REAL v1242 = v15 * v870;
const REAL v1243 = v14 * v869;
const REAL v1244 = v1242 + v1243;
const REAL v1245 = v187 * v1239;
const REAL v1246 = v1245 - v897;
const REAL v1247 = v187 * v1241;
const REAL v1248 = v1247 - v893;
const REAL v1249 = v199 * v871;
const REAL v1250 = v187 * v1244;
const REAL v1251 = v1249 + v1250;
const REAL v1252 = v189 * v1244;
const REAL v1253 = v900 - v1252;
const REAL v1254 = v190 * v1241;
const REAL v1255 = v884 + v1254;
const REAL v1256 = v1253 - v1255;
const REAL v1257 = v190 * v1239;
const REAL v1258 = v881 + v1257;
const REAL v1259 = v188 * v1244;
const REAL v1260 = v890 + v1259;
const REAL v1261 = v1258 + v1260;
const REAL v1262 = v196 * v870;
const REAL v1263 = v188 * v1241;
const REAL v1264 = v1263 - v1262;
const REAL v1265 = v193 * v869;
const REAL v1266 = v189 * v1239;
const REAL v1267 = v1265 + v1266;
const REAL v1268 = v1264 - v1267;
const REAL v1269 = v1246 + v1256;
const REAL v1270 = v1248 + v1261;
const REAL v1271 = v1268 - v1251;
const REAL v1272 = v187 * v871;
const REAL v1273 = REAL(2.0) * v1272;
const REAL v1274 = v188 * v870;
const REAL v1275 = REAL(2.0) * v1274;
const REAL v1276 = v1273 + v1275;
const REAL v1277 = v189 * v869;
const REAL v1278 = REAL(2.0) * v1277;
const REAL v1279 = v1278 - v1276;
const REAL v1280 = v190 * v868;
const REAL v1281 = REAL(2.0) * v1280;
const REAL v1282 = v1279 + v1281;
const REAL v1283 = v925 * v1282;
const REAL v1284 = REAL(2.0) * v1283;
const REAL v1285 = v223 * v1269;
const REAL v1286 = v212 * v1284;
const REAL v1287 = v1285 - v1286;
const REAL v1288 = v223 * v1270;
const REAL v1289 = v213 * v1284;
const REAL v1290 = v1288 - v1289;
const REAL v1291 = v223 * v1271;
const REAL v1292 = v214 * v1284;
const REAL v1293 = v1291 - v1292;
const REAL v1294 = v962 - v959;
const REAL v1295 = v1294 - v961;
const REAL v1296 = v1295 - v958;
const REAL v1297 = v952 + v954;
const REAL v1298 = v955 - v951;
const REAL v1299 = v1298 - v1297;
const REAL v1300 = v945 - v948;
const REAL v1301 = v944 + v947;
const REAL v1302 = v1300 + v1301;
const REAL v1303 = v937 - v942;
const REAL v1304 = v938 + v940;
const REAL v1305 = v1303 - v1304;
const REAL v1306 = v232 * v1175;
const REAL v1307 = v146 * v1293;
const REAL v1308 = v1306 + v1307;
const REAL v1309 = v231 * v1176;
const REAL v1310 = v147 * v1290;
const REAL v1311 = v1309 + v1310;
const REAL v1312 = v1311 - v1308;
const REAL v1313 = v230 * v1176;
const REAL v1314 = v147 * v1287;
const REAL v1315 = v1313 + v1314;
const REAL v1316 = v232 * v1174;
const REAL v1317 = v145 * v1293;
const REAL v1318 = v1316 + v1317;
const REAL v1319 = v1318 - v1315;
const REAL v1320 = v231 * v1174;
const REAL v1321 = v145 * v1290;
const REAL v1322 = v1320 + v1321;
const REAL v1323 = v230 * v1175;
const REAL v1324 = v146 * v1287;
const REAL v1325 = v1323 + v1324;
const REAL v1326 = v1325 - v1322;
const REAL v1327 = v282 * v1173;
const REAL v1328 = v144 * v1312;
const REAL v1329 = v1327 + v1328;
const REAL v1330 = v285 * v1173;
const REAL v1331 = v144 * v1319;
const REAL v1332 = v1330 + v1331;
const REAL v1333 = v288 * v1173;
const REAL v1334 = v144 * v1326;
const REAL v1335 = v1333 + v1334;
const REAL v1336 = v288 * v1175;
const REAL v1337 = v146 * v1326;
const REAL v1338 = v1336 + v1337;
const REAL v1339 = v285 * v1176;
const REAL v1340 = v147 * v1319;
const REAL v1341 = v1339 + v1340;
const REAL v1342 = v1341 - v1338;
const REAL v1343 = v282 * v1176;
const REAL v1344 = v147 * v1312;
const REAL v1345 = v1343 + v1344;
const REAL v1346 = v288 * v1174;
const REAL v1347 = v145 * v1326;
const REAL v1348 = v1346 + v1347;
const REAL v1349 = v1348 - v1345;
const REAL v1350 = v285 * v1174;
const REAL v1351 = v145 * v1319;
const REAL v1352 = v1350 + v1351;
const REAL v1353 = v282 * v1175;
const REAL v1354 = v146 * v1312;
const REAL v1355 = v1353 + v1354;
const REAL v1356 = v1355 - v1352;
const REAL v1357 = v1329 + v1342;
const REAL v1358 = v1332 + v1349;
const REAL v1359 = v1335 + v1356;
const REAL v1360 = v301 * v1231;
const REAL v1361 = v180 * v1357;
const REAL v1362 = v1361 - v1360;
const REAL v1363 = v302 * v1231;
const REAL v1364 = v180 * v1358;
const REAL v1365 = v1364 - v1363;
const REAL v1366 = v303 * v1231;
const REAL v1367 = v180 * v1359;
const REAL v1368 = v1367 - v1366;
const REAL v1369 = v1287 + v1362;
const REAL v1370 = v1290 + v1365;
const REAL v1371 = v1293 + v1368;
const REAL v1372 = v1233 - v1232;
const REAL v1373 = v1369 + v1372;
const REAL v1374 = v1235 - v1234;
const REAL v1375 = v1370 + v1374;
const REAL v1376 = v1237 - v1236;
const REAL v1377 = v1371 + v1376;
const REAL v1378 = v319 * v1163;
const REAL v1379 = v319 * v1166;
const REAL v1380 = v319 * v1169;
const REAL v1381 = v319 * v1172;
const REAL v1382 = v338 * v1296;
const REAL v1383 = v338 * v1299;
const REAL v1384 = v338 * v1302;
const REAL v1385 = v338 * v1305;
const REAL v1386 = v339 * v1378;
const REAL v1387 = v320 * v1382;
const REAL v1388 = v1386 + v1387;
const REAL v1389 = v340 * v1379;
const REAL v1390 = v321 * v1383;
const REAL v1391 = v1389 + v1390;
const REAL v1392 = v1388 + v1391;
const REAL v1393 = v341 * v1380;
const REAL v1394 = v322 * v1384;
const REAL v1395 = v1393 + v1394;
const REAL v1396 = v1392 + v1395;
const REAL v1397 = v342 * v1381;
const REAL v1398 = v323 * v1385;
const REAL v1399 = v1397 + v1398;
const REAL v1400 = v1396 + v1399;
const REAL v1401 = v340 * v1378;
const REAL v1402 = v320 * v1383;
const REAL v1403 = v1401 + v1402;
const REAL v1404 = v339 * v1379;
const REAL v1405 = v321 * v1382;
const REAL v1406 = v1404 + v1405;
const REAL v1407 = v1403 - v1406;
const REAL v1408 = v342 * v1380;
const REAL v1409 = v322 * v1385;
const REAL v1410 = v1408 + v1409;
const REAL v1411 = v341 * v1381;
const REAL v1412 = v323 * v1384;
const REAL v1413 = v1411 + v1412;
const REAL v1414 = v1413 - v1410;
const REAL v1415 = v1407 + v1414;
const REAL v1416 = v341 * v1378;
const REAL v1417 = v320 * v1384;
const REAL v1418 = v1416 + v1417;
const REAL v1419 = v339 * v1380;
const REAL v1420 = v322 * v1382;
const REAL v1421 = v1419 + v1420;
const REAL v1422 = v1418 - v1421;
const REAL v1423 = v340 * v1381;
const REAL v1424 = v323 * v1383;
const REAL v1425 = v1423 + v1424;
const REAL v1426 = v342 * v1379;
const REAL v1427 = v321 * v1385;
const REAL v1428 = v1426 + v1427;
const REAL v1429 = v1428 - v1425;
const REAL v1430 = v1422 + v1429;
const REAL v1431 = v342 * v1378;
const REAL v1432 = v320 * v1385;
const REAL v1433 = v1431 + v1432;
const REAL v1434 = v339 * v1381;
const REAL v1435 = v323 * v1382;
const REAL v1436 = v1434 + v1435;
const REAL v1437 = v1433 - v1436;
const REAL v1438 = v341 * v1379;
const REAL v1439 = v321 * v1384;
const REAL v1440 = v1438 + v1439;
const REAL v1441 = v340 * v1380;
const REAL v1442 = v322 * v1383;
const REAL v1443 = v1441 + v1442;
const REAL v1444 = v1443 - v1440;
const REAL v1445 = v1437 + v1444;
const REAL v1446 = v378 * v1400;
const REAL v1447 = v378 * v1415;
const REAL v1448 = v378 * v1430;
const REAL v1449 = v378 * v1445;
const REAL v1450 = v390 * v1446;
const REAL v1451 = v390 * v1447;
const REAL v1452 = v390 * v1448;
const REAL v1453 = v390 * v1449;
const REAL v1454 = v392 * v1451;
const REAL v1455 = REAL(2.0) * v1454;
const REAL v1456 = v393 * v1452;
const REAL v1457 = REAL(2.0) * v1456;
const REAL v1458 = v1455 + v1457;
const REAL v1459 = v394 * v1453;
const REAL v1460 = REAL(2.0) * v1459;
const REAL v1461 = v1458 + v1460;
const REAL v1462 = v402 * v1450;
const REAL v1463 = v391 * v1450;
const REAL v1464 = REAL(2.0) * v1463;
const REAL v1465 = v1461 + v1464;
const REAL v1466 = v1125 * v1465;
const REAL v1467 = REAL(2.0) * v1450;
const REAL v1468 = v1125 * v1450;
const REAL v1469 = v393 * v1377;
const REAL v1470 = v312 * v1452;
const REAL v1471 = v1469 + v1470;
const REAL v1472 = v394 * v1375;
const REAL v1473 = v311 * v1453;
const REAL v1474 = v1472 + v1473;
const REAL v1475 = v1471 - v1474;
const REAL v1476 = v394 * v1373;
const REAL v1477 = v310 * v1453;
const REAL v1478 = v1476 + v1477;
const REAL v1479 = v392 * v1377;
const REAL v1480 = v312 * v1451;
const REAL v1481 = v1479 + v1480;
const REAL v1482 = v1478 - v1481;
const REAL v1483 = v392 * v1375;
const REAL v1484 = v311 * v1451;
const REAL v1485 = v1483 + v1484;
const REAL v1486 = v393 * v1373;
const REAL v1487 = v310 * v1452;
const REAL v1488 = v1486 + v1487;
const REAL v1489 = v1485 - v1488;
const REAL v1490 = v392 * v1373;
const REAL v1491 = v310 * v1451;
const REAL v1492 = v1490 + v1491;
const REAL v1493 = v393 * v1375;
const REAL v1494 = v311 * v1452;
const REAL v1495 = v1493 + v1494;
const REAL v1496 = v1492 + v1495;
const REAL v1497 = v394 * v1377;
const REAL v1498 = v312 * v1453;
const REAL v1499 = v1497 + v1498;
const REAL v1500 = v1496 + v1499;
const REAL v1501 = v789 - v1164;
const REAL v1502 = v1501 - v791;
const REAL v1503 = v795 - v798;
const REAL v1504 = v796 + v799;
const REAL v1505 = v1503 + v1504;
const REAL v1506 = v774 + v777;
const REAL v1507 = v779 - v775;
const REAL v1508 = v1507 - v1506;
const REAL v1509 = v781 - v785;
const REAL v1510 = v782 + v784;
const REAL v1511 = v1509 - v1510;
const REAL v1512 = v143 * v1502;
const REAL v1513 = v143 * v1505;
const REAL v1514 = v143 * v1508;
const REAL v1515 = v143 * v1511;
const REAL v1516 = v74 * v1514;
const REAL v1517 = v73 * v1515;
const REAL v1518 = v1517 - v1516;
const REAL v1519 = v72 * v1515;
const REAL v1520 = v74 * v1513;
const REAL v1521 = v1520 - v1519;
const REAL v1522 = v73 * v1513;
const REAL v1523 = v72 * v1514;
const REAL v1524 = v1523 - v1522;
const REAL v1525 = v150 * v1512;
const REAL v1526 = v144 * v1518;
const REAL v1527 = v1525 + v1526;
const REAL v1528 = v153 * v1512;
const REAL v1529 = v144 * v1521;
const REAL v1530 = v1528 + v1529;
const REAL v1531 = v156 * v1512;
const REAL v1532 = v144 * v1524;
const REAL v1533 = v1531 + v1532;
const REAL v1534 = v156 * v1514;
const REAL v1535 = v146 * v1524;
const REAL v1536 = v1534 + v1535;
const REAL v1537 = v153 * v1515;
const REAL v1538 = v147 * v1521;
const REAL v1539 = v1537 + v1538;
const REAL v1540 = v1539 - v1536;
const REAL v1541 = v150 * v1515;
const REAL v1542 = v147 * v1518;
const REAL v1543 = v1541 + v1542;
const REAL v1544 = v156 * v1513;
const REAL v1545 = v145 * v1524;
const REAL v1546 = v1544 + v1545;
const REAL v1547 = v1546 - v1543;
const REAL v1548 = v153 * v1513;
const REAL v1549 = v145 * v1521;
const REAL v1550 = v1548 + v1549;
const REAL v1551 = v150 * v1514;
const REAL v1552 = v146 * v1518;
const REAL v1553 = v1551 + v1552;
const REAL v1554 = v1553 - v1550;
const REAL v1555 = v1527 + v1540;
const REAL v1556 = v1530 + v1547;
const REAL v1557 = v1533 + v1554;
const REAL v1558 = v144 * v1512;
const REAL v1559 = REAL(2.0) * v1558;
const REAL v1560 = v145 * v1513;
const REAL v1561 = REAL(2.0) * v1560;
const REAL v1562 = v1559 + v1561;
const REAL v1563 = v146 * v1514;
const REAL v1564 = REAL(2.0) * v1563;
const REAL v1565 = v1562 + v1564;
const REAL v1566 = v147 * v1515;
const REAL v1567 = REAL(2.0) * v1566;
const REAL v1568 = v1565 + v1567;
const REAL v1569 = v859 * v1568;
const REAL v1570 = REAL(2.0) * v1569;
const REAL v1571 = v180 * v1555;
const REAL v1572 = v169 * v1570;
const REAL v1573 = v180 * v1556;
const REAL v1574 = v170 * v1570;
const REAL v1575 = v180 * v1557;
const REAL v1576 = v171 * v1570;
const REAL v1577 = v16 * v868;
const REAL v1578 = v878 + v1577;
const REAL v1579 = v16 * v871;
const REAL v1580 = v1243 - v1579;
const REAL v1581 = v873 + v1240;
const REAL v1582 = v187 * v1578;
const REAL v1583 = v907 + v1582;
const REAL v1584 = v187 * v1580;
const REAL v1585 = v1584 - v1262;
const REAL v1586 = v187 * v1581;
const REAL v1587 = v1586 - v890;
const REAL v1588 = v189 * v1581;
const REAL v1589 = v1588 - v887;
const REAL v1590 = v190 * v1580;
const REAL v1591 = v904 + v1590;
const REAL v1592 = v1589 - v1591;
const REAL v1593 = v190 * v1578;
const REAL v1594 = v1265 - v1593;
const REAL v1595 = v188 * v1581;
const REAL v1596 = v1249 + v1595;
const REAL v1597 = v1594 - v1596;
const REAL v1598 = v188 * v1580;
const REAL v1599 = v893 + v1598;
const REAL v1600 = v189 * v1578;
const REAL v1601 = v881 + v1600;
const REAL v1602 = v1599 + v1601;
const REAL v1603 = v1592 - v1583;
const REAL v1604 = v1585 + v1597;
const REAL v1605 = v1587 + v1602;
const REAL v1606 = v187 * v870;
const REAL v1607 = REAL(2.0) * v1606;
const REAL v1608 = v188 * v871;
const REAL v1609 = REAL(2.0) * v1608;
const REAL v1610 = v1609 - v1607;
const REAL v1611 = v189 * v868;
const REAL v1612 = REAL(2.0) * v1611;
const REAL v1613 = v1610 - v1612;
const REAL v1614 = v190 * v869;
const REAL v1615 = REAL(2.0) * v1614;
const REAL v1616 = v1613 + v1615;
const REAL v1617 = v925 * v1616;
const REAL v1618 = REAL(2.0) * v1617;
const REAL v1619 = v223 * v1603;
const REAL v1620 = v212 * v1618;
const REAL v1621 = v1619 - v1620;
const REAL v1622 = v223 * v1604;
const REAL v1623 = v213 * v1618;
const REAL v1624 = v1622 - v1623;
const REAL v1625 = v223 * v1605;
const REAL v1626 = v214 * v1618;
const REAL v1627 = v1625 - v1626;
const REAL v1628 = v951 - v1297;
const REAL v1629 = v1628 - v955;
const REAL v1630 = v959 - v962;
const REAL v1631 = v958 + v961;
const REAL v1632 = v1630 - v1631;
const REAL v1633 = v937 + v940;
const REAL v1634 = v938 - v942;
const REAL v1635 = v1634 - v1633;
const REAL v1636 = v945 - v947;
const REAL v1637 = v944 + v948;
const REAL v1638 = v1636 + v1637;
const REAL v1639 = v232 * v1514;
const REAL v1640 = v146 * v1627;
const REAL v1641 = v1639 + v1640;
const REAL v1642 = v231 * v1515;
const REAL v1643 = v147 * v1624;
const REAL v1644 = v1642 + v1643;
const REAL v1645 = v1644 - v1641;
const REAL v1646 = v230 * v1515;
const REAL v1647 = v147 * v1621;
const REAL v1648 = v1646 + v1647;
const REAL v1649 = v232 * v1513;
const REAL v1650 = v145 * v1627;
const REAL v1651 = v1649 + v1650;
const REAL v1652 = v1651 - v1648;
const REAL v1653 = v231 * v1513;
const REAL v1654 = v145 * v1624;
const REAL v1655 = v1653 + v1654;
const REAL v1656 = v230 * v1514;
const REAL v1657 = v146 * v1621;
const REAL v1658 = v1656 + v1657;
const REAL v1659 = v1658 - v1655;
const REAL v1660 = v282 * v1512;
const REAL v1661 = v144 * v1645;
const REAL v1662 = v1660 + v1661;
const REAL v1663 = v285 * v1512;
const REAL v1664 = v144 * v1652;
const REAL v1665 = v1663 + v1664;
const REAL v1666 = v288 * v1512;
const REAL v1667 = v144 * v1659;
const REAL v1668 = v1666 + v1667;
const REAL v1669 = v288 * v1514;
const REAL v1670 = v146 * v1659;
const REAL v1671 = v1669 + v1670;
const REAL v1672 = v285 * v1515;
const REAL v1673 = v147 * v1652;
const REAL v1674 = v1672 + v1673;
const REAL v1675 = v1674 - v1671;
const REAL v1676 = v282 * v1515;
const REAL v1677 = v147 * v1645;
const REAL v1678 = v1676 + v1677;
const REAL v1679 = v288 * v1513;
const REAL v1680 = v145 * v1659;
const REAL v1681 = v1679 + v1680;
const REAL v1682 = v1681 - v1678;
const REAL v1683 = v285 * v1513;
const REAL v1684 = v145 * v1652;
const REAL v1685 = v1683 + v1684;
const REAL v1686 = v282 * v1514;
const REAL v1687 = v146 * v1645;
const REAL v1688 = v1686 + v1687;
const REAL v1689 = v1688 - v1685;
const REAL v1690 = v1662 + v1675;
const REAL v1691 = v1665 + v1682;
const REAL v1692 = v1668 + v1689;
const REAL v1693 = v301 * v1570;
const REAL v1694 = v180 * v1690;
const REAL v1695 = v1694 - v1693;
const REAL v1696 = v302 * v1570;
const REAL v1697 = v180 * v1691;
const REAL v1698 = v1697 - v1696;
const REAL v1699 = v303 * v1570;
const REAL v1700 = v180 * v1692;
const REAL v1701 = v1700 - v1699;
const REAL v1702 = v1621 + v1695;
const REAL v1703 = v1624 + v1698;
const REAL v1704 = v1627 + v1701;
const REAL v1705 = v1572 - v1571;
const REAL v1706 = v1702 + v1705;
const REAL v1707 = v1574 - v1573;
const REAL v1708 = v1703 + v1707;
const REAL v1709 = v1576 - v1575;
const REAL v1710 = v1704 + v1709;
const REAL v1711 = v319 * v1502;
const REAL v1712 = v319 * v1505;
const REAL v1713 = v319 * v1508;
const REAL v1714 = v319 * v1511;
const REAL v1715 = v338 * v1629;
const REAL v1716 = v338 * v1632;
const REAL v1717 = v338 * v1635;
const REAL v1718 = v338 * v1638;
const REAL v1719 = v339 * v1711;
const REAL v1720 = v320 * v1715;
const REAL v1721 = v1719 + v1720;
const REAL v1722 = v340 * v1712;
const REAL v1723 = v321 * v1716;
const REAL v1724 = v1722 + v1723;
const REAL v1725 = v1721 + v1724;
const REAL v1726 = v341 * v1713;
const REAL v1727 = v322 * v1717;
const REAL v1728 = v1726 + v1727;
const REAL v1729 = v1725 + v1728;
const REAL v1730 = v342 * v1714;
const REAL v1731 = v323 * v1718;
const REAL v1732 = v1730 + v1731;
const REAL v1733 = v1729 + v1732;
const REAL v1734 = v340 * v1711;
const REAL v1735 = v320 * v1716;
const REAL v1736 = v1734 + v1735;
const REAL v1737 = v339 * v1712;
const REAL v1738 = v321 * v1715;
const REAL v1739 = v1737 + v1738;
const REAL v1740 = v1736 - v1739;
const REAL v1741 = v342 * v1713;
const REAL v1742 = v322 * v1718;
const REAL v1743 = v1741 + v1742;
const REAL v1744 = v341 * v1714;
const REAL v1745 = v323 * v1717;
const REAL v1746 = v1744 + v1745;
const REAL v1747 = v1746 - v1743;
const REAL v1748 = v1740 + v1747;
const REAL v1749 = v341 * v1711;
const REAL v1750 = v320 * v1717;
const REAL v1751 = v1749 + v1750;
const REAL v1752 = v339 * v1713;
const REAL v1753 = v322 * v1715;
const REAL v1754 = v1752 + v1753;
const REAL v1755 = v1751 - v1754;
const REAL v1756 = v340 * v1714;
const REAL v1757 = v323 * v1716;
const REAL v1758 = v1756 + v1757;
const REAL v1759 = v342 * v1712;
const REAL v1760 = v321 * v1718;
const REAL v1761 = v1759 + v1760;
const REAL v1762 = v1761 - v1758;
const REAL v1763 = v1755 + v1762;
const REAL v1764 = v342 * v1711;
const REAL v1765 = v320 * v1718;
const REAL v1766 = v1764 + v1765;
const REAL v1767 = v339 * v1714;
const REAL v1768 = v323 * v1715;
const REAL v1769 = v1767 + v1768;
const REAL v1770 = v1766 - v1769;
const REAL v1771 = v341 * v1712;
const REAL v1772 = v321 * v1717;
const REAL v1773 = v1771 + v1772;
const REAL v1774 = v340 * v1713;
const REAL v1775 = v322 * v1716;
const REAL v1776 = v1774 + v1775;
const REAL v1777 = v1776 - v1773;
const REAL v1778 = v1770 + v1777;
const REAL v1779 = v378 * v1733;
const REAL v1780 = v378 * v1748;
const REAL v1781 = v378 * v1763;
const REAL v1782 = v378 * v1778;
const REAL v1783 = v390 * v1779;
const REAL v1784 = v390 * v1780;
const REAL v1785 = v390 * v1781;
const REAL v1786 = v390 * v1782;
const REAL v1787 = v392 * v1784;
const REAL v1788 = REAL(2.0) * v1787;
const REAL v1789 = v393 * v1785;
const REAL v1790 = REAL(2.0) * v1789;
const REAL v1791 = v1788 + v1790;
const REAL v1792 = v394 * v1786;
const REAL v1793 = REAL(2.0) * v1792;
const REAL v1794 = v1791 + v1793;
const REAL v1795 = v402 * v1783;
const REAL v1796 = v391 * v1783;
const REAL v1797 = REAL(2.0) * v1796;
const REAL v1798 = v1794 + v1797;
const REAL v1799 = v1125 * v1798;
const REAL v1800 = REAL(2.0) * v1783;
const REAL v1801 = v1125 * v1783;
const REAL v1802 = v393 * v1710;
const REAL v1803 = v312 * v1785;
const REAL v1804 = v1802 + v1803;
const REAL v1805 = v394 * v1708;
const REAL v1806 = v311 * v1786;
const REAL v1807 = v1805 + v1806;
const REAL v1808 = v1804 - v1807;
const REAL v1809 = v394 * v1706;
const REAL v1810 = v310 * v1786;
const REAL v1811 = v1809 + v1810;
const REAL v1812 = v392 * v1710;
const REAL v1813 = v312 * v1784;
const REAL v1814 = v1812 + v1813;
const REAL v1815 = v1811 - v1814;
const REAL v1816 = v392 * v1708;
const REAL v1817 = v311 * v1784;
const REAL v1818 = v1816 + v1817;
const REAL v1819 = v393 * v1706;
const REAL v1820 = v310 * v1785;
const REAL v1821 = v1819 + v1820;
const REAL v1822 = v1818 - v1821;
const REAL v1823 = v392 * v1706;
const REAL v1824 = v310 * v1784;
const REAL v1825 = v1823 + v1824;
const REAL v1826 = v393 * v1708;
const REAL v1827 = v311 * v1785;
const REAL v1828 = v1826 + v1827;
const REAL v1829 = v1825 + v1828;
const REAL v1830 = v394 * v1710;
const REAL v1831 = v312 * v1786;
const REAL v1832 = v1830 + v1831;
const REAL v1833 = v1829 + v1832;
const auto v1834 = v399 <= v400;
const REAL v1835 = v1834 ? v399 : v400;
const REAL v1836 = v402 * v1835;
const REAL v1837 = v391 * v402;
const REAL v1838 = PK_FMA(v1836, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v1839 = PK_FMA(v1836, v1838, REAL(1597.9823405784207));
const REAL v1840 = PK_FMA(v1836, v1839, (REAL(-2119.883863246352)));
const REAL v1841 = PK_FMA(v1836, v1840, REAL(1958.1711149305122));
const REAL v1842 = PK_FMA(v1836, v1841, (REAL(-1331.751710601445)));
const REAL v1843 = PK_FMA(v1836, v1842, REAL(689.9864950194894));
const REAL v1844 = PK_FMA(v1836, v1843, (REAL(-277.1238385127134)));
const REAL v1845 = PK_FMA(v1836, v1844, REAL(87.80710088405552));
const REAL v1846 = PK_FMA(v1836, v1845, (REAL(-21.593541742657845)));
const REAL v1847 = PK_FMA(v1836, v1846, REAL(4.547086120700559));
const REAL v1848 = PK_FMA(v1836, v1847, (REAL(-0.4073933743794334)));
const REAL v1849 = PK_FMA(v1836, v1848, REAL(0.3507188784369902));
const REAL v1850 = PK_FMA(v1836, v1849, REAL(0.2762917242235266));
const REAL v1851 = PK_FMA(v1836, v1850, REAL(0.3000633566632698));
const REAL v1852 = PK_FMA(v1836, v1851, REAL(0.3182324748859254));
const REAL v1853 = PK_FMA(v1836, v1852, REAL(0.34099332446130215));
const REAL v1854 = PK_FMA(v1836, v1853, REAL(0.36940834555111196));
const REAL v1855 = PK_FMA(v1836, v1854, REAL(0.4063492067031882));
const REAL v1856 = PK_FMA(v1836, v1855, REAL(0.4571428571400788));
const REAL v1857 = PK_FMA(v1836, v1856, REAL(0.533333333333342));
const REAL v1858 = PK_FMA(v1836, v1857, REAL(0.6666666666666666));
const REAL v1859 = PK_FMA(v1836, v1858, REAL(1.0));
const REAL v1860 = v1837 * v1859;
const REAL v1861 = REAL(1) / PK_SQRT(v399);
const REAL v1862 = REAL(1.5707963267948966) * v1861;
const REAL v1863 = REAL(6.123233995736766e-17) * v1861;
const REAL v1864 = v1860 - v1863;
const REAL v1865 = v1862 - v1864;
const REAL v1866 = v1834 ? v1860 : v1865;
const REAL v1867 = REAL(1) / v399;
const REAL v1868 = REAL(0.5) * v1867;
const REAL v1869 = v402 * v1837;
const REAL v1870 = v1837 - v1865;
const REAL v1871 = v1868 * v1870;
const REAL v1872 = REAL(2.0) * v1869;
const REAL v1873 = v402 * v1872;
const REAL v1874 = REAL(3.0) * v1871;
const REAL v1875 = v1869 + v1874;
const REAL v1876 = v1868 * v1875;
const REAL v1877 = -v1876;
const REAL v1878 = PK_FMA(v1836, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v1879 = PK_FMA(v1836, v1878, REAL(581.1242236694295));
const REAL v1880 = PK_FMA(v1836, v1879, (REAL(-771.0041914006039)));
const REAL v1881 = PK_FMA(v1836, v1880, REAL(712.245782898221));
const REAL v1882 = PK_FMA(v1836, v1881, (REAL(-484.43360102608176)));
const REAL v1883 = PK_FMA(v1836, v1882, REAL(250.9982691362668));
const REAL v1884 = PK_FMA(v1836, v1883, (REAL(-100.8179669996445)));
const REAL v1885 = PK_FMA(v1836, v1884, REAL(31.94209272282824));
const REAL v1886 = PK_FMA(v1836, v1885, (REAL(-7.859355631308653)));
const REAL v1887 = PK_FMA(v1836, v1886, REAL(1.6506001575831));
const REAL v1888 = PK_FMA(v1836, v1887, (REAL(-0.15266460017730477)));
const REAL v1889 = PK_FMA(v1836, v1888, REAL(0.12233810827412876));
const REAL v1890 = PK_FMA(v1836, v1889, REAL(0.09421899911119616));
const REAL v1891 = PK_FMA(v1836, v1890, REAL(0.10153858957775619));
const REAL v1892 = PK_FMA(v1836, v1891, REAL(0.10640510720051534));
const REAL v1893 = PK_FMA(v1836, v1892, REAL(0.11232724664905629));
const REAL v1894 = PK_FMA(v1836, v1893, REAL(0.11934731066638794));
const REAL v1895 = PK_FMA(v1836, v1894, REAL(0.1278721280009319));
const REAL v1896 = PK_FMA(v1836, v1895, REAL(0.13852813852712756));
const REAL v1897 = PK_FMA(v1836, v1896, REAL(0.15238095238095553));
const REAL v1898 = PK_FMA(v1836, v1897, REAL(0.17142857142857143));
const REAL v1899 = PK_FMA(v1836, v1898, REAL(0.2));
const REAL v1900 = REAL(4.0) * v1836;
const REAL v1901 = v1899 * v1900;
const REAL v1902 = REAL(1.0) + v1901;
const REAL v1903 = REAL(0.3333333333333333) * v1902;
const REAL v1904 = v1869 * v1903;
const REAL v1905 = -v1904;
const REAL v1906 = v1834 ? v1905 : v1871;
const REAL v1907 = v1873 * v1899;
const REAL v1908 = v1834 ? v1907 : v1877;
const REAL v1909 = v391 * v1866;
const REAL v1910 = v403 * v1906;
const REAL v1911 = v402 + v1910;
const REAL v1912 = v310 * v1909;
const REAL v1913 = v311 * v1909;
const REAL v1914 = v312 * v1909;
const REAL v1915 = v406 * v1866;
const REAL v1916 = v409 * v1866;
const REAL v1917 = v412 * v1866;
const REAL v1918 = v1912 - v1915;
const REAL v1919 = v1913 - v1916;
const REAL v1920 = v1914 - v1917;
const REAL v1921 = v417 * v1911;
const REAL v1922 = v392 * v1921;
const REAL v1923 = v393 * v1921;
const REAL v1924 = v394 * v1921;
const REAL v1925 = v1918 + v1922;
const REAL v1926 = v1919 + v1923;
const REAL v1927 = v1920 + v1924;
const REAL v1928 = REAL(2.0) * v1866;
const REAL v1929 = v392 * v1928;
const REAL v1930 = v393 * v1928;
const REAL v1931 = v394 * v1928;
const REAL v1932 = v539 * v1909;
const REAL v1933 = v540 * v1909;
const REAL v1934 = v541 * v1909;
const REAL v1935 = v544 * v1866;
const REAL v1936 = v547 * v1866;
const REAL v1937 = v550 * v1866;
const REAL v1938 = v1932 - v1935;
const REAL v1939 = v1933 - v1936;
const REAL v1940 = v1934 - v1937;
const REAL v1941 = v555 * v1911;
const REAL v1942 = v392 * v1941;
const REAL v1943 = v393 * v1941;
const REAL v1944 = v394 * v1941;
const REAL v1945 = v1938 + v1942;
const REAL v1946 = v1939 + v1943;
const REAL v1947 = v1940 + v1944;
const REAL v1948 = v646 * v1909;
const REAL v1949 = v647 * v1909;
const REAL v1950 = v648 * v1909;
const REAL v1951 = v651 * v1866;
const REAL v1952 = v654 * v1866;
const REAL v1953 = v657 * v1866;
const REAL v1954 = v1948 - v1951;
const REAL v1955 = v1949 - v1952;
const REAL v1956 = v1950 - v1953;
const REAL v1957 = v662 * v1911;
const REAL v1958 = v392 * v1957;
const REAL v1959 = v393 * v1957;
const REAL v1960 = v394 * v1957;
const REAL v1961 = v1954 + v1958;
const REAL v1962 = v1955 + v1959;
const REAL v1963 = v1956 + v1960;
const REAL v1964 = v753 * v1909;
const REAL v1965 = v754 * v1909;
const REAL v1966 = v755 * v1909;
const REAL v1967 = v758 * v1866;
const REAL v1968 = v761 * v1866;
const REAL v1969 = v764 * v1866;
const REAL v1970 = v1964 - v1967;
const REAL v1971 = v1965 - v1968;
const REAL v1972 = v1966 - v1969;
const REAL v1973 = v769 * v1911;
const REAL v1974 = v392 * v1973;
const REAL v1975 = v393 * v1973;
const REAL v1976 = v394 * v1973;
const REAL v1977 = v1970 + v1974;
const REAL v1978 = v1971 + v1975;
const REAL v1979 = v1972 + v1976;
const REAL v1980 = v1120 * v1906;
const REAL v1981 = v1980 - v1121;
const REAL v1982 = v1109 * v1866;
const REAL v1983 = v391 * v1981;
const REAL v1984 = v1982 + v1983;
const REAL v1985 = v1120 * v1908;
const REAL v1986 = v1128 + v1985;
const REAL v1987 = v1127 * v1906;
const REAL v1988 = v403 * v1986;
const REAL v1989 = v1987 + v1988;
const REAL v1990 = v1989 - v1126;
const REAL v1991 = v1032 * v1909;
const REAL v1992 = v310 * v1984;
const REAL v1993 = v1991 + v1992;
const REAL v1994 = v1034 * v1909;
const REAL v1995 = v311 * v1984;
const REAL v1996 = v1994 + v1995;
const REAL v1997 = v1036 * v1909;
const REAL v1998 = v312 * v1984;
const REAL v1999 = v1997 + v1998;
const REAL v2000 = v406 * v1981;
const REAL v2001 = v1135 * v1866;
const REAL v2002 = v2000 + v2001;
const REAL v2003 = v409 * v1981;
const REAL v2004 = v1142 * v1866;
const REAL v2005 = v2003 + v2004;
const REAL v2006 = v412 * v1981;
const REAL v2007 = v1149 * v1866;
const REAL v2008 = v2006 + v2007;
const REAL v2009 = v1993 - v2002;
const REAL v2010 = v1996 - v2005;
const REAL v2011 = v1999 - v2008;
const REAL v2012 = v417 * v1990;
const REAL v2013 = v1160 * v1911;
const REAL v2014 = v2012 + v2013;
const REAL v2015 = v1110 * v1921;
const REAL v2016 = v392 * v2014;
const REAL v2017 = v2015 + v2016;
const REAL v2018 = v1111 * v1921;
const REAL v2019 = v393 * v2014;
const REAL v2020 = v2018 + v2019;
const REAL v2021 = v1112 * v1921;
const REAL v2022 = v394 * v2014;
const REAL v2023 = v2021 + v2022;
const REAL v2024 = v2009 + v2017;
const REAL v2025 = v2010 + v2020;
const REAL v2026 = v2011 + v2023;
const REAL v2027 = REAL(2.0) * v1981;
const REAL v2028 = v1110 * v1928;
const REAL v2029 = v392 * v2027;
const REAL v2030 = v2028 + v2029;
const REAL v2031 = v1111 * v1928;
const REAL v2032 = v393 * v2027;
const REAL v2033 = v2031 + v2032;
const REAL v2034 = v1112 * v1928;
const REAL v2035 = v394 * v2027;
const REAL v2036 = v2034 + v2035;
const REAL v2037 = v1461 * v1906;
const REAL v2038 = v2037 - v1462;
const REAL v2039 = v1450 * v1866;
const REAL v2040 = v391 * v2038;
const REAL v2041 = v2039 + v2040;
const REAL v2042 = v1461 * v1908;
const REAL v2043 = v1468 + v2042;
const REAL v2044 = v1467 * v1906;
const REAL v2045 = v403 * v2043;
const REAL v2046 = v2044 + v2045;
const REAL v2047 = v2046 - v1466;
const REAL v2048 = v1373 * v1909;
const REAL v2049 = v310 * v2041;
const REAL v2050 = v2048 + v2049;
const REAL v2051 = v1375 * v1909;
const REAL v2052 = v311 * v2041;
const REAL v2053 = v2051 + v2052;
const REAL v2054 = v1377 * v1909;
const REAL v2055 = v312 * v2041;
const REAL v2056 = v2054 + v2055;
const REAL v2057 = v406 * v2038;
const REAL v2058 = v1475 * v1866;
const REAL v2059 = v2057 + v2058;
const REAL v2060 = v409 * v2038;
const REAL v2061 = v1482 * v1866;
const REAL v2062 = v2060 + v2061;
const REAL v2063 = v412 * v2038;
const REAL v2064 = v1489 * v1866;
const REAL v2065 = v2063 + v2064;
const REAL v2066 = v2050 - v2059;
const REAL v2067 = v2053 - v2062;
const REAL v2068 = v2056 - v2065;
const REAL v2069 = v417 * v2047;
const REAL v2070 = v1500 * v1911;
const REAL v2071 = v2069 + v2070;
const REAL v2072 = v1451 * v1921;
const REAL v2073 = v392 * v2071;
const REAL v2074 = v2072 + v2073;
const REAL v2075 = v1452 * v1921;
const REAL v2076 = v393 * v2071;
const REAL v2077 = v2075 + v2076;
const REAL v2078 = v1453 * v1921;
const REAL v2079 = v394 * v2071;
const REAL v2080 = v2078 + v2079;
const REAL v2081 = v2066 + v2074;
const REAL v2082 = v2067 + v2077;
const REAL v2083 = v2068 + v2080;
const REAL v2084 = REAL(2.0) * v2038;
const REAL v2085 = v1451 * v1928;
const REAL v2086 = v392 * v2084;
const REAL v2087 = v2085 + v2086;
const REAL v2088 = v1452 * v1928;
const REAL v2089 = v393 * v2084;
const REAL v2090 = v2088 + v2089;
const REAL v2091 = v1453 * v1928;
const REAL v2092 = v394 * v2084;
const REAL v2093 = v2091 + v2092;
const REAL v2094 = v1794 * v1906;
const REAL v2095 = v2094 - v1795;
const REAL v2096 = v1783 * v1866;
const REAL v2097 = v391 * v2095;
const REAL v2098 = v2096 + v2097;
const REAL v2099 = v1794 * v1908;
const REAL v2100 = v1801 + v2099;
const REAL v2101 = v1800 * v1906;
const REAL v2102 = v403 * v2100;
const REAL v2103 = v2101 + v2102;
const REAL v2104 = v2103 - v1799;
const REAL v2105 = v1706 * v1909;
const REAL v2106 = v310 * v2098;
const REAL v2107 = v2105 + v2106;
const REAL v2108 = v1708 * v1909;
const REAL v2109 = v311 * v2098;
const REAL v2110 = v2108 + v2109;
const REAL v2111 = v1710 * v1909;
const REAL v2112 = v312 * v2098;
const REAL v2113 = v2111 + v2112;
const REAL v2114 = v406 * v2095;
const REAL v2115 = v1808 * v1866;
const REAL v2116 = v2114 + v2115;
const REAL v2117 = v409 * v2095;
const REAL v2118 = v1815 * v1866;
const REAL v2119 = v2117 + v2118;
const REAL v2120 = v412 * v2095;
const REAL v2121 = v1822 * v1866;
const REAL v2122 = v2120 + v2121;
const REAL v2123 = v2107 - v2116;
const REAL v2124 = v2110 - v2119;
const REAL v2125 = v2113 - v2122;
const REAL v2126 = v417 * v2104;
const REAL v2127 = v1833 * v1911;
const REAL v2128 = v2126 + v2127;
const REAL v2129 = v1784 * v1921;
const REAL v2130 = v392 * v2128;
const REAL v2131 = v2129 + v2130;
const REAL v2132 = v1785 * v1921;
const REAL v2133 = v393 * v2128;
const REAL v2134 = v2132 + v2133;
const REAL v2135 = v1786 * v1921;
const REAL v2136 = v394 * v2128;
const REAL v2137 = v2135 + v2136;
const REAL v2138 = v2123 + v2131;
const REAL v2139 = v2124 + v2134;
const REAL v2140 = v2125 + v2137;
const REAL v2141 = REAL(2.0) * v2095;
const REAL v2142 = v1784 * v1928;
const REAL v2143 = v392 * v2141;
const REAL v2144 = v2142 + v2143;
const REAL v2145 = v1785 * v1928;
const REAL v2146 = v393 * v2141;
const REAL v2147 = v2145 + v2146;
const REAL v2148 = v1786 * v1928;
const REAL v2149 = v394 * v2141;
const REAL v2150 = v2148 + v2149;
const REAL v2151 = v1925 * v1925;
const REAL v2152 = v1926 * v1926;
const REAL v2153 = v2151 + v2152;
const REAL v2154 = v1927 * v1927;
const REAL v2155 = v2153 + v2154;
const REAL v2156 = v1929 * v1929;
const REAL v2157 = v2155 + v2156;
const REAL v2158 = v1930 * v1930;
const REAL v2159 = v2157 + v2158;
const REAL v2160 = v1931 * v1931;
const REAL v2161 = v2159 + v2160;
const REAL v2162 = v1925 * v1945;
const REAL v2163 = v1926 * v1946;
const REAL v2164 = v2162 + v2163;
const REAL v2165 = v1927 * v1947;
const REAL v2166 = v2164 + v2165;
const REAL v2167 = v1925 * v1961;
const REAL v2168 = v1926 * v1962;
const REAL v2169 = v2167 + v2168;
const REAL v2170 = v1927 * v1963;
const REAL v2171 = v2169 + v2170;
const REAL v2172 = v1925 * v1977;
const REAL v2173 = v1926 * v1978;
const REAL v2174 = v2172 + v2173;
const REAL v2175 = v1927 * v1979;
const REAL v2176 = v2174 + v2175;
const REAL v2177 = v1925 * v2024;
const REAL v2178 = v1926 * v2025;
const REAL v2179 = v2177 + v2178;
const REAL v2180 = v1927 * v2026;
const REAL v2181 = v2179 + v2180;
const REAL v2182 = v1929 * v2030;
const REAL v2183 = v2181 + v2182;
const REAL v2184 = v1930 * v2033;
const REAL v2185 = v2183 + v2184;
const REAL v2186 = v1931 * v2036;
const REAL v2187 = v2185 + v2186;
const REAL v2188 = v1925 * v2081;
const REAL v2189 = v1926 * v2082;
const REAL v2190 = v2188 + v2189;
const REAL v2191 = v1927 * v2083;
const REAL v2192 = v2190 + v2191;
const REAL v2193 = v1929 * v2087;
const REAL v2194 = v2192 + v2193;
const REAL v2195 = v1930 * v2090;
const REAL v2196 = v2194 + v2195;
const REAL v2197 = v1931 * v2093;
const REAL v2198 = v2196 + v2197;
const REAL v2199 = v1925 * v2138;
const REAL v2200 = v1926 * v2139;
const REAL v2201 = v2199 + v2200;
const REAL v2202 = v1927 * v2140;
const REAL v2203 = v2201 + v2202;
const REAL v2204 = v1929 * v2144;
const REAL v2205 = v2203 + v2204;
const REAL v2206 = v1930 * v2147;
const REAL v2207 = v2205 + v2206;
const REAL v2208 = v1931 * v2150;
const REAL v2209 = v2207 + v2208;
const REAL v2210 = v1945 * v1945;
const REAL v2211 = v1946 * v1946;
const REAL v2212 = v2210 + v2211;
const REAL v2213 = v1947 * v1947;
const REAL v2214 = v2212 + v2213;
const REAL v2215 = v1945 * v1961;
const REAL v2216 = v1946 * v1962;
const REAL v2217 = v2215 + v2216;
const REAL v2218 = v1947 * v1963;
const REAL v2219 = v2217 + v2218;
const REAL v2220 = v1945 * v1977;
const REAL v2221 = v1946 * v1978;
const REAL v2222 = v2220 + v2221;
const REAL v2223 = v1947 * v1979;
const REAL v2224 = v2222 + v2223;
const REAL v2225 = v1945 * v2024;
const REAL v2226 = v1946 * v2025;
const REAL v2227 = v2225 + v2226;
const REAL v2228 = v1947 * v2026;
const REAL v2229 = v2227 + v2228;
const REAL v2230 = v1945 * v2081;
const REAL v2231 = v1946 * v2082;
const REAL v2232 = v2230 + v2231;
const REAL v2233 = v1947 * v2083;
const REAL v2234 = v2232 + v2233;
const REAL v2235 = v1945 * v2138;
const REAL v2236 = v1946 * v2139;
const REAL v2237 = v2235 + v2236;
const REAL v2238 = v1947 * v2140;
const REAL v2239 = v2237 + v2238;
const REAL v2240 = v1961 * v1961;
const REAL v2241 = v1962 * v1962;
const REAL v2242 = v2240 + v2241;
const REAL v2243 = v1963 * v1963;
const REAL v2244 = v2242 + v2243;
const REAL v2245 = v1961 * v1977;
const REAL v2246 = v1962 * v1978;
const REAL v2247 = v2245 + v2246;
const REAL v2248 = v1963 * v1979;
const REAL v2249 = v2247 + v2248;
const REAL v2250 = v1961 * v2024;
const REAL v2251 = v1962 * v2025;
const REAL v2252 = v2250 + v2251;
const REAL v2253 = v1963 * v2026;
const REAL v2254 = v2252 + v2253;
const REAL v2255 = v1961 * v2081;
const REAL v2256 = v1962 * v2082;
const REAL v2257 = v2255 + v2256;
const REAL v2258 = v1963 * v2083;
const REAL v2259 = v2257 + v2258;
const REAL v2260 = v1961 * v2138;
const REAL v2261 = v1962 * v2139;
const REAL v2262 = v2260 + v2261;
const REAL v2263 = v1963 * v2140;
const REAL v2264 = v2262 + v2263;
const REAL v2265 = v1977 * v1977;
const REAL v2266 = v1978 * v1978;
const REAL v2267 = v2265 + v2266;
const REAL v2268 = v1979 * v1979;
const REAL v2269 = v2267 + v2268;
const REAL v2270 = v1977 * v2024;
const REAL v2271 = v1978 * v2025;
const REAL v2272 = v2270 + v2271;
const REAL v2273 = v1979 * v2026;
const REAL v2274 = v2272 + v2273;
const REAL v2275 = v1977 * v2081;
const REAL v2276 = v1978 * v2082;
const REAL v2277 = v2275 + v2276;
const REAL v2278 = v1979 * v2083;
const REAL v2279 = v2277 + v2278;
const REAL v2280 = v1977 * v2138;
const REAL v2281 = v1978 * v2139;
const REAL v2282 = v2280 + v2281;
const REAL v2283 = v1979 * v2140;
const REAL v2284 = v2282 + v2283;
const REAL v2285 = v2024 * v2024;
const REAL v2286 = v2025 * v2025;
const REAL v2287 = v2285 + v2286;
const REAL v2288 = v2026 * v2026;
const REAL v2289 = v2287 + v2288;
const REAL v2290 = v2030 * v2030;
const REAL v2291 = v2289 + v2290;
const REAL v2292 = v2033 * v2033;
const REAL v2293 = v2291 + v2292;
const REAL v2294 = v2036 * v2036;
const REAL v2295 = v2293 + v2294;
const REAL v2296 = v2024 * v2081;
const REAL v2297 = v2025 * v2082;
const REAL v2298 = v2296 + v2297;
const REAL v2299 = v2026 * v2083;
const REAL v2300 = v2298 + v2299;
const REAL v2301 = v2030 * v2087;
const REAL v2302 = v2300 + v2301;
const REAL v2303 = v2033 * v2090;
const REAL v2304 = v2302 + v2303;
const REAL v2305 = v2036 * v2093;
const REAL v2306 = v2304 + v2305;
const REAL v2307 = v2024 * v2138;
const REAL v2308 = v2025 * v2139;
const REAL v2309 = v2307 + v2308;
const REAL v2310 = v2026 * v2140;
const REAL v2311 = v2309 + v2310;
const REAL v2312 = v2030 * v2144;
const REAL v2313 = v2311 + v2312;
const REAL v2314 = v2033 * v2147;
const REAL v2315 = v2313 + v2314;
const REAL v2316 = v2036 * v2150;
const REAL v2317 = v2315 + v2316;
const REAL v2318 = v2081 * v2081;
const REAL v2319 = v2082 * v2082;
const REAL v2320 = v2318 + v2319;
const REAL v2321 = v2083 * v2083;
const REAL v2322 = v2320 + v2321;
const REAL v2323 = v2087 * v2087;
const REAL v2324 = v2322 + v2323;
const REAL v2325 = v2090 * v2090;
const REAL v2326 = v2324 + v2325;
const REAL v2327 = v2093 * v2093;
const REAL v2328 = v2326 + v2327;
const REAL v2329 = v2081 * v2138;
const REAL v2330 = v2082 * v2139;
const REAL v2331 = v2329 + v2330;
const REAL v2332 = v2083 * v2140;
const REAL v2333 = v2331 + v2332;
const REAL v2334 = v2087 * v2144;
const REAL v2335 = v2333 + v2334;
const REAL v2336 = v2090 * v2147;
const REAL v2337 = v2335 + v2336;
const REAL v2338 = v2093 * v2150;
const REAL v2339 = v2337 + v2338;
const REAL v2340 = v2138 * v2138;
const REAL v2341 = v2139 * v2139;
const REAL v2342 = v2340 + v2341;
const REAL v2343 = v2140 * v2140;
const REAL v2344 = v2342 + v2343;
const REAL v2345 = v2144 * v2144;
const REAL v2346 = v2344 + v2345;
const REAL v2347 = v2147 * v2147;
const REAL v2348 = v2346 + v2347;
const REAL v2349 = v2150 * v2150;
const REAL v2350 = v2348 + v2349;
o0_a0 += v2161;
o1_a0 += v2166;
o1_a1 += v2171;
o1_a2 += v2176;
o1_a3 += v2187;
o1_a4 += v2198;
o1_a5 += v2209;
o2_a0 += v2214;
o2_a1 += v2219;
o2_a2 += v2224;
o2_a3 += v2229;
o2_a4 += v2234;
o2_a5 += v2239;

o2_a7 += v2244;
o2_a8 += v2249;
o2_a9 += v2254;
o2_a10 += v2259;
o2_a11 += v2264;


o2_a14 += v2269;
o2_a15 += v2274;
o2_a16 += v2279;
o2_a17 += v2284;



o2_a21 += v2295;
o2_a22 += v2306;
o2_a23 += v2317;




o2_a28 += v2328;
o2_a29 += v2339;





o2_a35 += v2350;
}
o0_sum0 += o0_a0;
o1_sum0 += o1_a0;
o1_sum1 += o1_a1;
o1_sum2 += o1_a2;
o1_sum3 += o1_a3;
o1_sum4 += o1_a4;
o1_sum5 += o1_a5;
o2_sum0 += o2_a0;
o2_sum1 += o2_a1;
o2_sum2 += o2_a2;
o2_sum3 += o2_a3;
o2_sum4 += o2_a4;
o2_sum5 += o2_a5;

o2_sum7 += o2_a7;
o2_sum8 += o2_a8;
o2_sum9 += o2_a9;
o2_sum10 += o2_a10;
o2_sum11 += o2_a11;


o2_sum14 += o2_a14;
o2_sum15 += o2_a15;
o2_sum16 += o2_a16;
o2_sum17 += o2_a17;



o2_sum21 += o2_a21;
o2_sum22 += o2_a22;
o2_sum23 += o2_a23;




o2_sum28 += o2_a28;
o2_sum29 += o2_a29;





o2_sum35 += o2_a35;
}
o0_b[0] = STORE(REAL(o0_sum0));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o1_b[3] = STORE(REAL(o1_sum3));
o1_b[4] = STORE(REAL(o1_sum4));
o1_b[5] = STORE(REAL(o1_sum5));
o2_b[0] = STORE(REAL(o2_sum0));
o2_b[1] = STORE(REAL(o2_sum1));
o2_b[2] = STORE(REAL(o2_sum2));
o2_b[3] = STORE(REAL(o2_sum3));
o2_b[4] = STORE(REAL(o2_sum4));
o2_b[5] = STORE(REAL(o2_sum5));
o2_b[6] = STORE(REAL(o2_sum1));
o2_b[7] = STORE(REAL(o2_sum7));
o2_b[8] = STORE(REAL(o2_sum8));
o2_b[9] = STORE(REAL(o2_sum9));
o2_b[10] = STORE(REAL(o2_sum10));
o2_b[11] = STORE(REAL(o2_sum11));
o2_b[12] = STORE(REAL(o2_sum2));
o2_b[13] = STORE(REAL(o2_sum8));
o2_b[14] = STORE(REAL(o2_sum14));
o2_b[15] = STORE(REAL(o2_sum15));
o2_b[16] = STORE(REAL(o2_sum16));
o2_b[17] = STORE(REAL(o2_sum17));
o2_b[18] = STORE(REAL(o2_sum3));
o2_b[19] = STORE(REAL(o2_sum9));
o2_b[20] = STORE(REAL(o2_sum15));
o2_b[21] = STORE(REAL(o2_sum21));
o2_b[22] = STORE(REAL(o2_sum22));
o2_b[23] = STORE(REAL(o2_sum23));
o2_b[24] = STORE(REAL(o2_sum4));
o2_b[25] = STORE(REAL(o2_sum10));
o2_b[26] = STORE(REAL(o2_sum16));
o2_b[27] = STORE(REAL(o2_sum22));
o2_b[28] = STORE(REAL(o2_sum28));
o2_b[29] = STORE(REAL(o2_sum29));
o2_b[30] = STORE(REAL(o2_sum5));
o2_b[31] = STORE(REAL(o2_sum11));
o2_b[32] = STORE(REAL(o2_sum17));
o2_b[33] = STORE(REAL(o2_sum23));
o2_b[34] = STORE(REAL(o2_sum29));
o2_b[35] = STORE(REAL(o2_sum35));
}
#endif
}


// <posekit tests.support.solving.hand_eye@91573c76a94bd17c>nPPP.a.100.none.none>s f64.zznnnnttt>:1
static CUDA_CALLABLE void adj_pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
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
    wp::int64 i4_s0,
    wp::int64 i4_s1,
    wp::int64 i4_s2,
    wp::int64 i4_s3,
    wp::int64 i5_s0,
    wp::int64 i5_s1,
    wp::int64 i5_s2,
    wp::int64 i5_s3,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
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
    wp::int64 & adj_i4_s0,
    wp::int64 & adj_i4_s1,
    wp::int64 & adj_i4_s2,
    wp::int64 & adj_i4_s3,
    wp::int64 & adj_i5_s0,
    wp::int64 & adj_i5_s1,
    wp::int64 & adj_i5_s2,
    wp::int64 & adj_i5_s3,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0)
{
}

struct wp_args_pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
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
    wp::int64 i4_s0;
    wp::int64 i4_s1;
    wp::int64 i4_s2;
    wp::int64 i4_s3;
    wp::int64 i5_s0;
    wp::int64 i5_s1;
    wp::int64 i5_s2;
    wp::int64 i5_s3;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i5_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_i5_ = _wp_args->i5_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
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
    wp::int64 var_i4_s0 = _wp_args->i4_s0;
    wp::int64 var_i4_s1 = _wp_args->i4_s1;
    wp::int64 var_i4_s2 = _wp_args->i4_s2;
    wp::int64 var_i4_s3 = _wp_args->i4_s3;
    wp::int64 var_i5_s0 = _wp_args->i5_s0;
    wp::int64 var_i5_s1 = _wp_args->i5_s1;
    wp::int64 var_i5_s2 = _wp_args->i5_s2;
    wp::int64 var_i5_s3 = _wp_args->i5_s3;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2 *_wp_args)
{
    pk_tests_support_solving_hand_eye_91573c76a94bd17c_f64_0b58e159_46c0a1e2_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

