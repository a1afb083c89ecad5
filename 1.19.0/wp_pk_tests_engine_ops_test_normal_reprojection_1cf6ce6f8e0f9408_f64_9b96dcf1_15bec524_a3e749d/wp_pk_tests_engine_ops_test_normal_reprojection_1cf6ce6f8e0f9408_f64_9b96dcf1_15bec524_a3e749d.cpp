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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>j0010 f64.sssssttt>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
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
    wp::int64 i4_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = point_dot3
// o0 = cost_dot3
// o1 = T_position_gradient_dot3
// o2 = T_position_T_position_block_dot3
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[3][64];
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
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0 * i4_e0]); i4_t[1][i] = REAL(p[1 * i4_e0]); i4_t[2][i] = REAL(p[2 * i4_e0]); }
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
const REAL v10 = i3_t[0][i];
const REAL v11 = i3_t[1][i];
const REAL v12 = PK_ABS(v3);
const REAL v13 = PK_ABS(v4);
const REAL v14 = PK_ABS(v5);
const REAL v15 = PK_ABS(v6);
const REAL v16 = v12 < v13 ? v13 : v12;
const REAL v17 = v16 < v14 ? v14 : v16;
const REAL v18 = v17 < v15 ? v15 : v17;
const REAL v19 = PK_UNSCALE(v18);
const REAL v20 = v3 * v19;
const REAL v21 = v4 * v19;
const REAL v22 = v5 * v19;
const REAL v23 = v6 * v19;
const REAL v24 = v9 * v22;
const REAL v25 = v8 * v23;
const REAL v26 = v24 - v25;
const REAL v27 = v7 * v23;
const REAL v28 = v9 * v21;
const REAL v29 = v27 - v28;
const REAL v30 = v8 * v21;
const REAL v31 = v7 * v22;
const REAL v32 = v30 - v31;
const REAL v33 = v20 * v26;
const REAL v34 = v20 * v29;
const REAL v35 = v20 * v32;
const REAL v36 = v22 * v32;
const REAL v37 = v23 * v29;
const REAL v38 = v36 - v37;
const REAL v39 = v23 * v26;
const REAL v40 = v21 * v32;
const REAL v41 = v39 - v40;
const REAL v42 = v21 * v29;
const REAL v43 = v22 * v26;
const REAL v44 = v42 - v43;
const REAL v45 = v33 + v38;
const REAL v46 = v34 + v41;
const REAL v47 = v35 + v44;
const REAL v48 = v20 * v20;
const REAL v49 = v21 * v21;
const REAL v50 = v48 + v49;
const REAL v51 = v22 * v22;
const REAL v52 = v50 + v51;
const REAL v53 = v23 * v23;
const REAL v54 = v52 + v53;
const REAL v55 = REAL(1) / v54;
const REAL v56 = REAL(2.0) * v55;
const REAL v57 = v45 * v56;
const REAL v58 = v46 * v56;
const REAL v59 = v47 * v56;
const REAL v60 = v7 + v57;
const REAL v61 = v8 + v58;
const REAL v62 = v9 + v59;
const REAL v63 = v0 + v60;
const REAL v64 = v1 + v61;
const REAL v65 = v2 + v62;
const REAL v66 = REAL(1) / v65;
const REAL v67 = v63 * v66;
const REAL v68 = v67 - v10;
const REAL v69 = v64 * v66;
const REAL v70 = v69 - v11;
const REAL v71 = v20 * v23;
const REAL v72 = v20 * v22;
const REAL v73 = v51 + v53;
const REAL v74 = v21 * v22;
const REAL v75 = v21 * v23;
const REAL v76 = v71 + v74;
const REAL v77 = v75 - v72;
const REAL v78 = v56 * v73;
const REAL v79 = v56 * v76;
const REAL v80 = v56 * v77;
const REAL v81 = REAL(1.0) - v78;
const REAL v82 = v20 * v21;
const REAL v83 = v49 + v53;
const REAL v84 = v22 * v23;
const REAL v85 = v74 - v71;
const REAL v86 = v82 + v84;
const REAL v87 = v56 * v85;
const REAL v88 = v56 * v83;
const REAL v89 = v56 * v86;
const REAL v90 = REAL(1.0) - v88;
const REAL v91 = v49 + v51;
const REAL v92 = v72 + v75;
const REAL v93 = v84 - v82;
const REAL v94 = v56 * v92;
const REAL v95 = v56 * v93;
const REAL v96 = v56 * v91;
const REAL v97 = REAL(1.0) - v96;
const REAL v98 = REAL(0.5) * v4;
const REAL v99 = REAL(0.5) * v3;
const REAL v100 = REAL(0.5) * v6;
const REAL v101 = REAL(0.5) * v5;
const REAL v102 = v66 * v66;
const REAL v103 = v63 * v102;
const REAL v104 = v56 * v103;
const REAL v105 = v47 * v103;
const REAL v106 = v56 * v66;
const REAL v107 = v45 * v66;
const REAL v108 = v107 - v105;
const REAL v109 = REAL(2.0) * v108;
const REAL v110 = v55 * v55;
const REAL v111 = v109 * v110;
const REAL v112 = v23 * v111;
const REAL v113 = REAL(2.0) * v112;
const REAL v114 = v22 * v111;
const REAL v115 = REAL(2.0) * v114;
const REAL v116 = v21 * v111;
const REAL v117 = REAL(2.0) * v116;
const REAL v118 = v20 * v111;
const REAL v119 = REAL(2.0) * v118;
const REAL v120 = v26 * v104;
const REAL v121 = v120 - v115;
const REAL v122 = v22 * v104;
const REAL v123 = v29 * v104;
const REAL v124 = v117 + v123;
const REAL v125 = v21 * v104;
const REAL v126 = v29 * v106;
const REAL v127 = v113 + v126;
const REAL v128 = v23 * v106;
const REAL v129 = v125 + v128;
const REAL v130 = v32 * v106;
const REAL v131 = v121 + v130;
const REAL v132 = v22 * v106;
const REAL v133 = v32 * v104;
const REAL v134 = v119 + v133;
const REAL v135 = v20 * v104;
const REAL v136 = v132 - v135;
const REAL v137 = v26 * v106;
const REAL v138 = v137 - v134;
const REAL v139 = v20 * v106;
const REAL v140 = v122 + v139;
const REAL v141 = v135 - v132;
const REAL v142 = v7 * v141;
const REAL v143 = v131 + v142;
const REAL v144 = v8 * v136;
const REAL v145 = v144 - v124;
const REAL v146 = v9 * v129;
const REAL v147 = v145 + v146;
const REAL v148 = v7 * v129;
const REAL v149 = v127 + v148;
const REAL v150 = v8 * v140;
const REAL v151 = v149 + v150;
const REAL v152 = v9 * v140;
const REAL v153 = v143 + v152;
const REAL v154 = v19 * v151;
const REAL v155 = v19 * v153;
const REAL v156 = v19 * v147;
const REAL v157 = v19 * v138;
const REAL v158 = v64 * v102;
const REAL v159 = v56 * v158;
const REAL v160 = v47 * v158;
const REAL v161 = v46 * v66;
const REAL v162 = v161 - v160;
const REAL v163 = REAL(2.0) * v162;
const REAL v164 = v110 * v163;
const REAL v165 = v23 * v164;
const REAL v166 = REAL(2.0) * v165;
const REAL v167 = v22 * v164;
const REAL v168 = REAL(2.0) * v167;
const REAL v169 = v21 * v164;
const REAL v170 = REAL(2.0) * v169;
const REAL v171 = v20 * v164;
const REAL v172 = REAL(2.0) * v171;
const REAL v173 = v26 * v159;
const REAL v174 = v173 - v168;
const REAL v175 = v22 * v159;
const REAL v176 = v29 * v159;
const REAL v177 = v170 + v176;
const REAL v178 = v21 * v159;
const REAL v179 = v130 + v177;
const REAL v180 = v21 * v106;
const REAL v181 = v137 - v166;
const REAL v182 = v128 + v175;
const REAL v183 = v32 * v159;
const REAL v184 = v172 + v183;
const REAL v185 = v20 * v159;
const REAL v186 = v180 + v185;
const REAL v187 = v126 - v184;
const REAL v188 = v139 - v178;
const REAL v189 = v7 * v186;
const REAL v190 = v174 + v189;
const REAL v191 = v8 * v186;
const REAL v192 = v179 + v191;
const REAL v193 = v178 - v139;
const REAL v194 = v9 * v193;
const REAL v195 = v194 - v192;
const REAL v196 = v7 * v188;
const REAL v197 = v181 + v196;
const REAL v198 = v8 * v182;
const REAL v199 = v197 - v198;
const REAL v200 = v9 * v182;
const REAL v201 = v190 + v200;
const REAL v202 = v19 * v199;
const REAL v203 = v19 * v201;
const REAL v204 = v19 * v195;
const REAL v205 = v19 * v187;
const REAL v206 = v66 * v81;
const REAL v207 = v80 * v103;
const REAL v208 = v206 - v207;
const REAL v209 = v66 * v87;
const REAL v210 = v89 * v103;
const REAL v211 = v209 - v210;
const REAL v212 = v66 * v94;
const REAL v213 = v97 * v103;
const REAL v214 = v212 - v213;
const REAL v215 = v98 * v157;
const REAL v216 = v99 * v156;
const REAL v217 = v216 - v215;
const REAL v218 = v100 * v155;
const REAL v219 = v217 + v218;
const REAL v220 = v101 * v154;
const REAL v221 = v219 + v220;
const REAL v222 = v101 * v157;
const REAL v223 = v100 * v156;
const REAL v224 = v222 + v223;
const REAL v225 = v99 * v155;
const REAL v226 = v225 - v224;
const REAL v227 = v98 * v154;
const REAL v228 = v226 - v227;
const REAL v229 = v100 * v157;
const REAL v230 = v101 * v156;
const REAL v231 = v230 - v229;
const REAL v232 = v98 * v155;
const REAL v233 = v231 - v232;
const REAL v234 = v99 * v154;
const REAL v235 = v233 - v234;
const REAL v236 = v66 * v79;
const REAL v237 = v80 * v158;
const REAL v238 = v236 - v237;
const REAL v239 = v66 * v90;
const REAL v240 = v89 * v158;
const REAL v241 = v239 - v240;
const REAL v242 = v66 * v95;
const REAL v243 = v97 * v158;
const REAL v244 = v242 - v243;
const REAL v245 = v98 * v205;
const REAL v246 = v99 * v204;
const REAL v247 = v246 - v245;
const REAL v248 = v100 * v203;
const REAL v249 = v247 + v248;
const REAL v250 = v101 * v202;
const REAL v251 = v249 - v250;
const REAL v252 = v101 * v205;
const REAL v253 = v100 * v204;
const REAL v254 = v252 + v253;
const REAL v255 = v99 * v203;
const REAL v256 = v255 - v254;
const REAL v257 = v98 * v202;
const REAL v258 = v256 + v257;
const REAL v259 = v100 * v205;
const REAL v260 = v101 * v204;
const REAL v261 = v260 - v259;
const REAL v262 = v98 * v203;
const REAL v263 = v261 - v262;
const REAL v264 = v99 * v202;
const REAL v265 = v263 + v264;
const REAL v266 = i4_t[0][i];
const REAL v267 = i4_t[1][i];
const REAL v268 = i4_t[2][i];
const REAL v269 = v22 * v268;
const REAL v270 = v23 * v267;
const REAL v271 = v269 - v270;
const REAL v272 = v23 * v266;
const REAL v273 = v21 * v268;
const REAL v274 = v272 - v273;
const REAL v275 = v21 * v267;
const REAL v276 = v22 * v266;
const REAL v277 = v275 - v276;
const REAL v278 = v20 * v271;
const REAL v279 = v20 * v274;
const REAL v280 = v20 * v277;
const REAL v281 = v22 * v277;
const REAL v282 = v23 * v274;
const REAL v283 = v281 - v282;
const REAL v284 = v23 * v271;
const REAL v285 = v21 * v277;
const REAL v286 = v284 - v285;
const REAL v287 = v21 * v274;
const REAL v288 = v22 * v271;
const REAL v289 = v287 - v288;
const REAL v290 = v278 + v283;
const REAL v291 = v279 + v286;
const REAL v292 = v280 + v289;
const REAL v293 = v56 * v290;
const REAL v294 = v56 * v291;
const REAL v295 = v56 * v292;
const REAL v296 = v266 + v293;
const REAL v297 = v267 + v294;
const REAL v298 = v268 + v295;
const REAL v299 = v102 * v298;
const REAL v300 = v66 * v296;
const REAL v301 = v63 * v299;
const REAL v302 = v300 - v301;
const REAL v303 = v66 * v297;
const REAL v304 = v64 * v299;
const REAL v305 = v303 - v304;
const REAL v306 = v66 * v299;
const REAL v307 = REAL(2.0) * v306;
const REAL v308 = v102 * v296;
const REAL v309 = v63 * v307;
const REAL v310 = v308 - v309;
const REAL v311 = v56 * v310;
const REAL v312 = v103 * v292;
const REAL v313 = v47 * v310;
const REAL v314 = v312 + v313;
const REAL v315 = v56 * v299;
const REAL v316 = v66 * v290;
const REAL v317 = v45 * v299;
const REAL v318 = v316 - v317;
const REAL v319 = v318 - v314;
const REAL v320 = REAL(2.0) * v319;
const REAL v321 = v110 * v320;
const REAL v322 = v23 * v321;
const REAL v323 = REAL(2.0) * v322;
const REAL v324 = v22 * v321;
const REAL v325 = REAL(2.0) * v324;
const REAL v326 = v21 * v321;
const REAL v327 = REAL(2.0) * v326;
const REAL v328 = v20 * v321;
const REAL v329 = REAL(2.0) * v328;
const REAL v330 = v104 * v271;
const REAL v331 = v26 * v311;
const REAL v332 = v330 + v331;
const REAL v333 = v332 - v325;
const REAL v334 = v22 * v311;
const REAL v335 = v104 * v274;
const REAL v336 = v29 * v311;
const REAL v337 = v335 + v336;
const REAL v338 = v327 + v337;
const REAL v339 = v21 * v311;
const REAL v340 = v106 * v274;
const REAL v341 = v29 * v315;
const REAL v342 = v340 - v341;
const REAL v343 = v323 + v342;
const REAL v344 = v23 * v315;
const REAL v345 = v339 - v344;
const REAL v346 = v106 * v277;
const REAL v347 = v32 * v315;
const REAL v348 = v346 - v347;
const REAL v349 = v333 + v348;
const REAL v350 = v22 * v315;
const REAL v351 = v104 * v277;
const REAL v352 = v32 * v311;
const REAL v353 = v351 + v352;
const REAL v354 = v329 + v353;
const REAL v355 = v20 * v311;
const REAL v356 = v350 + v355;
const REAL v357 = v106 * v271;
const REAL v358 = v26 * v315;
const REAL v359 = v357 - v358;
const REAL v360 = v359 - v354;
const REAL v361 = v20 * v315;
const REAL v362 = v334 - v361;
const REAL v363 = v141 * v266;
const REAL v364 = v7 * v356;
const REAL v365 = v363 + v364;
const REAL v366 = v349 + v365;
const REAL v367 = v136 * v267;
const REAL v368 = v8 * v356;
const REAL v369 = v367 - v368;
const REAL v370 = v369 - v338;
const REAL v371 = v129 * v268;
const REAL v372 = v9 * v345;
const REAL v373 = v371 + v372;
const REAL v374 = v370 + v373;
const REAL v375 = v129 * v266;
const REAL v376 = v7 * v345;
const REAL v377 = v375 + v376;
const REAL v378 = v343 + v377;
const REAL v379 = v140 * v267;
const REAL v380 = v8 * v362;
const REAL v381 = v379 + v380;
const REAL v382 = v378 + v381;
const REAL v383 = v140 * v268;
const REAL v384 = v9 * v362;
const REAL v385 = v383 + v384;
const REAL v386 = v366 + v385;
const REAL v387 = v19 * v382;
const REAL v388 = v19 * v386;
const REAL v389 = v19 * v374;
const REAL v390 = v19 * v360;
const REAL v391 = v102 * v297;
const REAL v392 = v64 * v307;
const REAL v393 = v391 - v392;
const REAL v394 = v56 * v393;
const REAL v395 = v158 * v292;
const REAL v396 = v47 * v393;
const REAL v397 = v395 + v396;
const REAL v398 = v66 * v291;
const REAL v399 = v46 * v299;
const REAL v400 = v398 - v399;
const REAL v401 = v400 - v397;
const REAL v402 = REAL(2.0) * v401;
const REAL v403 = v110 * v402;
const REAL v404 = v23 * v403;
const REAL v405 = REAL(2.0) * v404;
const REAL v406 = v22 * v403;
const REAL v407 = REAL(2.0) * v406;
const REAL v408 = v21 * v403;
const REAL v409 = REAL(2.0) * v408;
const REAL v410 = v20 * v403;
const REAL v411 = REAL(2.0) * v410;
const REAL v412 = v159 * v271;
const REAL v413 = v26 * v394;
const REAL v414 = v412 + v413;
const REAL v415 = v414 - v407;
const REAL v416 = v22 * v394;
const REAL v417 = v159 * v274;
const REAL v418 = v29 * v394;
const REAL v419 = v417 + v418;
const REAL v420 = v409 + v419;
const REAL v421 = v21 * v394;
const REAL v422 = v348 + v420;
const REAL v423 = v21 * v315;
const REAL v424 = v359 - v405;
const REAL v425 = v416 - v344;
const REAL v426 = v159 * v277;
const REAL v427 = v32 * v394;
const REAL v428 = v426 + v427;
const REAL v429 = v411 + v428;
const REAL v430 = v20 * v394;
const REAL v431 = v430 - v423;
const REAL v432 = v342 - v429;
const REAL v433 = v361 + v421;
const REAL v434 = v186 * v266;
const REAL v435 = v7 * v431;
const REAL v436 = v434 + v435;
const REAL v437 = v415 + v436;
const REAL v438 = v186 * v267;
const REAL v439 = v8 * v431;
const REAL v440 = v438 + v439;
const REAL v441 = v422 + v440;
const REAL v442 = v193 * v268;
const REAL v443 = v9 * v433;
const REAL v444 = v442 + v443;
const REAL v445 = v444 - v441;
const REAL v446 = v188 * v266;
const REAL v447 = v7 * v433;
const REAL v448 = v446 - v447;
const REAL v449 = v424 + v448;
const REAL v450 = v182 * v267;
const REAL v451 = v8 * v425;
const REAL v452 = v450 + v451;
const REAL v453 = v449 - v452;
const REAL v454 = v182 * v268;
const REAL v455 = v9 * v425;
const REAL v456 = v454 + v455;
const REAL v457 = v437 + v456;
const REAL v458 = v19 * v453;
const REAL v459 = v19 * v457;
const REAL v460 = v19 * v445;
const REAL v461 = v19 * v432;
const REAL v462 = v81 * v299;
const REAL v463 = v80 * v310;
const REAL v464 = v462 + v463;
const REAL v465 = v87 * v299;
const REAL v466 = v89 * v310;
const REAL v467 = v465 + v466;
const REAL v468 = v94 * v299;
const REAL v469 = v97 * v310;
const REAL v470 = v468 + v469;
const REAL v471 = v98 * v390;
const REAL v472 = v99 * v389;
const REAL v473 = v472 - v471;
const REAL v474 = v100 * v388;
const REAL v475 = v473 + v474;
const REAL v476 = v101 * v387;
const REAL v477 = v475 + v476;
const REAL v478 = v101 * v390;
const REAL v479 = v100 * v389;
const REAL v480 = v478 + v479;
const REAL v481 = v99 * v388;
const REAL v482 = v481 - v480;
const REAL v483 = v98 * v387;
const REAL v484 = v482 - v483;
const REAL v485 = v100 * v390;
const REAL v486 = v101 * v389;
const REAL v487 = v486 - v485;
const REAL v488 = v98 * v388;
const REAL v489 = v487 - v488;
const REAL v490 = v99 * v387;
const REAL v491 = v489 - v490;
const REAL v492 = v79 * v299;
const REAL v493 = v80 * v393;
const REAL v494 = v492 + v493;
const REAL v495 = v90 * v299;
const REAL v496 = v89 * v393;
const REAL v497 = v495 + v496;
const REAL v498 = v95 * v299;
const REAL v499 = v97 * v393;
const REAL v500 = v498 + v499;
const REAL v501 = v98 * v461;
const REAL v502 = v99 * v460;
const REAL v503 = v502 - v501;
const REAL v504 = v100 * v459;
const REAL v505 = v503 + v504;
const REAL v506 = v101 * v458;
const REAL v507 = v505 - v506;
const REAL v508 = v101 * v461;
const REAL v509 = v100 * v460;
const REAL v510 = v508 + v509;
const REAL v511 = v99 * v459;
const REAL v512 = v511 - v510;
const REAL v513 = v98 * v458;
const REAL v514 = v512 + v513;
const REAL v515 = v100 * v461;
const REAL v516 = v101 * v460;
const REAL v517 = v516 - v515;
const REAL v518 = v98 * v459;
const REAL v519 = v517 - v518;
const REAL v520 = v99 * v458;
const REAL v521 = v519 + v520;
const REAL v522 = v68 * v302;
const REAL v523 = REAL(2.0) * v522;
const REAL v524 = v70 * v305;
const REAL v525 = REAL(2.0) * v524;
const REAL v526 = v523 + v525;
const REAL v527 = v208 * v302;
const REAL v528 = v68 * v464;
const REAL v529 = v527 - v528;
const REAL v530 = v238 * v305;
const REAL v531 = v70 * v494;
const REAL v532 = v530 - v531;
const REAL v533 = v529 + v532;
const REAL v534 = v211 * v302;
const REAL v535 = v68 * v467;
const REAL v536 = v534 - v535;
const REAL v537 = v241 * v305;
const REAL v538 = v70 * v497;
const REAL v539 = v537 - v538;
const REAL v540 = v536 + v539;
const REAL v541 = v214 * v302;
const REAL v542 = v68 * v470;
const REAL v543 = v541 - v542;
const REAL v544 = v244 * v305;
const REAL v545 = v70 * v500;
const REAL v546 = v544 - v545;
const REAL v547 = v543 + v546;
const REAL v548 = v221 * v302;
const REAL v549 = v68 * v477;
const REAL v550 = v548 + v549;
const REAL v551 = v251 * v305;
const REAL v552 = v70 * v507;
const REAL v553 = v551 + v552;
const REAL v554 = v550 + v553;
const REAL v555 = v228 * v302;
const REAL v556 = v68 * v484;
const REAL v557 = v555 + v556;
const REAL v558 = v258 * v305;
const REAL v559 = v70 * v514;
const REAL v560 = v558 + v559;
const REAL v561 = v557 + v560;
const REAL v562 = v235 * v302;
const REAL v563 = v68 * v491;
const REAL v564 = v562 + v563;
const REAL v565 = v265 * v305;
const REAL v566 = v70 * v521;
const REAL v567 = v565 + v566;
const REAL v568 = v564 + v567;
const REAL v569 = v208 * v464;
const REAL v570 = REAL(2.0) * v569;
const REAL v571 = v238 * v494;
const REAL v572 = REAL(2.0) * v571;
const REAL v573 = v570 + v572;
const REAL v574 = -v573;
const REAL v575 = v211 * v464;
const REAL v576 = v208 * v467;
const REAL v577 = v575 + v576;
const REAL v578 = v241 * v494;
const REAL v579 = v238 * v497;
const REAL v580 = v578 + v579;
const REAL v581 = v577 + v580;
const REAL v582 = -v581;
const REAL v583 = v214 * v464;
const REAL v584 = v208 * v470;
const REAL v585 = v583 + v584;
const REAL v586 = v244 * v494;
const REAL v587 = v238 * v500;
const REAL v588 = v586 + v587;
const REAL v589 = v585 + v588;
const REAL v590 = -v589;
const REAL v591 = v221 * v464;
const REAL v592 = v208 * v477;
const REAL v593 = v592 - v591;
const REAL v594 = v251 * v494;
const REAL v595 = v238 * v507;
const REAL v596 = v595 - v594;
const REAL v597 = v593 + v596;
const REAL v598 = v228 * v464;
const REAL v599 = v208 * v484;
const REAL v600 = v599 - v598;
const REAL v601 = v258 * v494;
const REAL v602 = v238 * v514;
const REAL v603 = v602 - v601;
const REAL v604 = v600 + v603;
const REAL v605 = v235 * v464;
const REAL v606 = v208 * v491;
const REAL v607 = v606 - v605;
const REAL v608 = v265 * v494;
const REAL v609 = v238 * v521;
const REAL v610 = v609 - v608;
const REAL v611 = v607 + v610;
const REAL v612 = v211 * v467;
const REAL v613 = REAL(2.0) * v612;
const REAL v614 = v241 * v497;
const REAL v615 = REAL(2.0) * v614;
const REAL v616 = v613 + v615;
const REAL v617 = -v616;
const REAL v618 = v214 * v467;
const REAL v619 = v211 * v470;
const REAL v620 = v618 + v619;
const REAL v621 = v244 * v497;
const REAL v622 = v241 * v500;
const REAL v623 = v621 + v622;
const REAL v624 = v620 + v623;
const REAL v625 = -v624;
const REAL v626 = v221 * v467;
const REAL v627 = v211 * v477;
const REAL v628 = v627 - v626;
const REAL v629 = v251 * v497;
const REAL v630 = v241 * v507;
const REAL v631 = v630 - v629;
const REAL v632 = v628 + v631;
const REAL v633 = v228 * v467;
const REAL v634 = v211 * v484;
const REAL v635 = v634 - v633;
const REAL v636 = v258 * v497;
const REAL v637 = v241 * v514;
const REAL v638 = v637 - v636;
const REAL v639 = v635 + v638;
const REAL v640 = v235 * v467;
const REAL v641 = v211 * v491;
const REAL v642 = v641 - v640;
const REAL v643 = v265 * v497;
const REAL v644 = v241 * v521;
const REAL v645 = v644 - v643;
const REAL v646 = v642 + v645;
const REAL v647 = v214 * v470;
const REAL v648 = REAL(2.0) * v647;
const REAL v649 = v244 * v500;
const REAL v650 = REAL(2.0) * v649;
const REAL v651 = v648 + v650;
const REAL v652 = -v651;
const REAL v653 = v221 * v470;
const REAL v654 = v214 * v477;
const REAL v655 = v654 - v653;
const REAL v656 = v251 * v500;
const REAL v657 = v244 * v507;
const REAL v658 = v657 - v656;
const REAL v659 = v655 + v658;
const REAL v660 = v228 * v470;
const REAL v661 = v214 * v484;
const REAL v662 = v661 - v660;
const REAL v663 = v258 * v500;
const REAL v664 = v244 * v514;
const REAL v665 = v664 - v663;
const REAL v666 = v662 + v665;
const REAL v667 = v235 * v470;
const REAL v668 = v214 * v491;
const REAL v669 = v668 - v667;
const REAL v670 = v265 * v500;
const REAL v671 = v244 * v521;
const REAL v672 = v671 - v670;
const REAL v673 = v669 + v672;
const REAL v674 = v221 * v477;
const REAL v675 = REAL(2.0) * v674;
const REAL v676 = v251 * v507;
const REAL v677 = REAL(2.0) * v676;
const REAL v678 = v675 + v677;
const REAL v679 = v228 * v477;
const REAL v680 = v221 * v484;
const REAL v681 = v679 + v680;
const REAL v682 = v258 * v507;
const REAL v683 = v251 * v514;
const REAL v684 = v682 + v683;
const REAL v685 = v681 + v684;
const REAL v686 = v235 * v477;
const REAL v687 = v221 * v491;
const REAL v688 = v686 + v687;
const REAL v689 = v265 * v507;
const REAL v690 = v251 * v521;
const REAL v691 = v689 + v690;
const REAL v692 = v688 + v691;
const REAL v693 = v228 * v484;
const REAL v694 = REAL(2.0) * v693;
const REAL v695 = v258 * v514;
const REAL v696 = REAL(2.0) * v695;
const REAL v697 = v694 + v696;
const REAL v698 = v235 * v484;
const REAL v699 = v228 * v491;
const REAL v700 = v698 + v699;
const REAL v701 = v265 * v514;
const REAL v702 = v258 * v521;
const REAL v703 = v701 + v702;
const REAL v704 = v700 + v703;
const REAL v705 = v235 * v491;
const REAL v706 = REAL(2.0) * v705;
const REAL v707 = v265 * v521;
const REAL v708 = REAL(2.0) * v707;
const REAL v709 = v706 + v708;
o0_a0 += v526;
o1_a0 += v533;
o1_a1 += v540;
o1_a2 += v547;
o1_a3 += v554;
o1_a4 += v561;
o1_a5 += v568;
o2_a0 += v574;
o2_a1 += v582;
o2_a2 += v590;
o2_a3 += v597;
o2_a4 += v604;
o2_a5 += v611;

o2_a7 += v617;
o2_a8 += v625;
o2_a9 += v632;
o2_a10 += v639;
o2_a11 += v646;


o2_a14 += v652;
o2_a15 += v659;
o2_a16 += v666;
o2_a17 += v673;



o2_a21 += v678;
o2_a22 += v685;
o2_a23 += v692;




o2_a28 += v697;
o2_a29 += v704;





o2_a35 += v709;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>j0010 f64.sssssttt>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
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
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
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
    wp::int64 & adj_i4_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
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
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
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
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_9b96dcf1_d9691ab7_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

