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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.010.0011 f64.sssssttss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
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
// i4 = T_position_gradient_bar3
// o0 = T_position_bar3
// o1 = T_quaternion_bar3
// o2 = point_bar3
// o3 = pixel_bar3
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
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[6][64];
double o0_sum0 = 0;
double o0_sum1 = 0;
double o0_sum2 = 0;
double o1_sum0 = 0;
double o1_sum1 = 0;
double o1_sum2 = 0;
double o1_sum3 = 0;
alignas(64) REAL o2_t[3][64];
alignas(64) REAL o3_t[2][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0 * i4_e0]); i4_t[1][i] = REAL(p[1 * i4_e0]); i4_t[2][i] = REAL(p[2 * i4_e0]); i4_t[3][i] = REAL(p[3 * i4_e0]); i4_t[4][i] = REAL(p[4 * i4_e0]); i4_t[5][i] = REAL(p[5 * i4_e0]); }
REAL o0_a0 = 0;
REAL o0_a1 = 0;
REAL o0_a2 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o1_a3 = 0;
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
const REAL v269 = i4_t[3][i];
const REAL v270 = i4_t[4][i];
const REAL v271 = i4_t[5][i];
const REAL v272 = v265 * v271;
const REAL v273 = v70 * v271;
const REAL v274 = v235 * v271;
const REAL v275 = v68 * v271;
const REAL v276 = v258 * v270;
const REAL v277 = v272 + v276;
const REAL v278 = v70 * v270;
const REAL v279 = v228 * v270;
const REAL v280 = v274 + v279;
const REAL v281 = v68 * v270;
const REAL v282 = v251 * v269;
const REAL v283 = v277 + v282;
const REAL v284 = v70 * v269;
const REAL v285 = v221 * v269;
const REAL v286 = v280 + v285;
const REAL v287 = v68 * v269;
const REAL v288 = v244 * v268;
const REAL v289 = v283 + v288;
const REAL v290 = v70 * v268;
const REAL v291 = v214 * v268;
const REAL v292 = v286 + v291;
const REAL v293 = v68 * v268;
const REAL v294 = v241 * v267;
const REAL v295 = v289 + v294;
const REAL v296 = v70 * v267;
const REAL v297 = v211 * v267;
const REAL v298 = v292 + v297;
const REAL v299 = v68 * v267;
const REAL v300 = v238 * v266;
const REAL v301 = v295 + v300;
const REAL v302 = v70 * v266;
const REAL v303 = v208 * v266;
const REAL v304 = v298 + v303;
const REAL v305 = v68 * v266;
const REAL v306 = v202 * v273;
const REAL v307 = v99 * v273;
const REAL v308 = v203 * v273;
const REAL v309 = v98 * v273;
const REAL v310 = v204 * v273;
const REAL v311 = v101 * v273;
const REAL v312 = v205 * v273;
const REAL v313 = v100 * v273;
const REAL v314 = v202 * v278;
const REAL v315 = v314 - v308;
const REAL v316 = v98 * v278;
const REAL v317 = v307 + v316;
const REAL v318 = v203 * v278;
const REAL v319 = v306 + v318;
const REAL v320 = v99 * v278;
const REAL v321 = v320 - v309;
const REAL v322 = v204 * v278;
const REAL v323 = v312 + v322;
const REAL v324 = v100 * v278;
const REAL v325 = v311 - v324;
const REAL v326 = v205 * v278;
const REAL v327 = v310 - v326;
const REAL v328 = v101 * v278;
const REAL v329 = v313 + v328;
const REAL v330 = v202 * v284;
const REAL v331 = v327 - v330;
const REAL v332 = v101 * v284;
const REAL v333 = v317 - v332;
const REAL v334 = v203 * v284;
const REAL v335 = v334 - v323;
const REAL v336 = v100 * v284;
const REAL v337 = v321 + v336;
const REAL v338 = v204 * v284;
const REAL v339 = v319 + v338;
const REAL v340 = v99 * v284;
const REAL v341 = v325 + v340;
const REAL v342 = v205 * v284;
const REAL v343 = v315 - v342;
const REAL v344 = v98 * v284;
const REAL v345 = v329 + v344;
const REAL v346 = v158 * v290;
const REAL v347 = v97 * v290;
const REAL v348 = v95 * v290;
const REAL v349 = v66 * v290;
const REAL v350 = v158 * v296;
const REAL v351 = v89 * v296;
const REAL v352 = v347 + v351;
const REAL v353 = v90 * v296;
const REAL v354 = v348 + v353;
const REAL v355 = v66 * v296;
const REAL v356 = v158 * v302;
const REAL v357 = v80 * v302;
const REAL v358 = v352 + v357;
const REAL v359 = v79 * v302;
const REAL v360 = v354 + v359;
const REAL v361 = v66 * v302;
const REAL v362 = v154 * v275;
const REAL v363 = v339 - v362;
const REAL v364 = v99 * v275;
const REAL v365 = v155 * v275;
const REAL v366 = v343 - v365;
const REAL v367 = v98 * v275;
const REAL v368 = v156 * v275;
const REAL v369 = v331 + v368;
const REAL v370 = v101 * v275;
const REAL v371 = v157 * v275;
const REAL v372 = v335 - v371;
const REAL v373 = v100 * v275;
const REAL v374 = v154 * v281;
const REAL v375 = v366 - v374;
const REAL v376 = v98 * v281;
const REAL v377 = v364 + v376;
const REAL v378 = v155 * v281;
const REAL v379 = v363 + v378;
const REAL v380 = v99 * v281;
const REAL v381 = v380 - v367;
const REAL v382 = v156 * v281;
const REAL v383 = v372 - v382;
const REAL v384 = v100 * v281;
const REAL v385 = v370 - v384;
const REAL v386 = v157 * v281;
const REAL v387 = v369 - v386;
const REAL v388 = v101 * v281;
const REAL v389 = v373 + v388;
const REAL v390 = v154 * v287;
const REAL v391 = v387 + v390;
const REAL v392 = v101 * v287;
const REAL v393 = v392 - v377;
const REAL v394 = v155 * v287;
const REAL v395 = v383 + v394;
const REAL v396 = v100 * v287;
const REAL v397 = v381 + v396;
const REAL v398 = v156 * v287;
const REAL v399 = v379 + v398;
const REAL v400 = v99 * v287;
const REAL v401 = v385 + v400;
const REAL v402 = v157 * v287;
const REAL v403 = v375 - v402;
const REAL v404 = v98 * v287;
const REAL v405 = v389 + v404;
const REAL v406 = v103 * v293;
const REAL v407 = v346 + v406;
const REAL v408 = v97 * v293;
const REAL v409 = v94 * v293;
const REAL v410 = v360 + v409;
const REAL v411 = v66 * v293;
const REAL v412 = v103 * v299;
const REAL v413 = v350 + v412;
const REAL v414 = v89 * v299;
const REAL v415 = v408 + v414;
const REAL v416 = v87 * v299;
const REAL v417 = v410 + v416;
const REAL v418 = v66 * v299;
const REAL v419 = v103 * v305;
const REAL v420 = v356 + v419;
const REAL v421 = v80 * v305;
const REAL v422 = v415 + v421;
const REAL v423 = v81 * v305;
const REAL v424 = v417 + v423;
const REAL v425 = v66 * v305;
const REAL v426 = v19 * v345;
const REAL v427 = v19 * v341;
const REAL v428 = v19 * v337;
const REAL v429 = v19 * v333;
const REAL v430 = v182 * v428;
const REAL v431 = v9 * v428;
const REAL v432 = v182 * v429;
const REAL v433 = v8 * v429;
const REAL v434 = v431 - v433;
const REAL v435 = v188 * v429;
const REAL v436 = v7 * v429;
const REAL v437 = v193 * v427;
const REAL v438 = v430 + v437;
const REAL v439 = v9 * v427;
const REAL v440 = v186 * v427;
const REAL v441 = v432 + v440;
const REAL v442 = v8 * v427;
const REAL v443 = v186 * v428;
const REAL v444 = v435 + v443;
const REAL v445 = v7 * v428;
const REAL v446 = v445 - v442;
const REAL v447 = v436 - v439;
const REAL v448 = v439 - v436;
const REAL v449 = v159 * v446;
const REAL v450 = v20 * v446;
const REAL v451 = v159 * v426;
const REAL v452 = v32 * v426;
const REAL v453 = v450 + v452;
const REAL v454 = v106 * v446;
const REAL v455 = v21 * v446;
const REAL v456 = v159 * v448;
const REAL v457 = v454 + v456;
const REAL v458 = v21 * v448;
const REAL v459 = v453 + v458;
const REAL v460 = v159 * v427;
const REAL v461 = v29 * v427;
const REAL v462 = v459 - v461;
const REAL v463 = v159 * v434;
const REAL v464 = v22 * v434;
const REAL v465 = v462 + v464;
const REAL v466 = v159 * v428;
const REAL v467 = v26 * v428;
const REAL v468 = v465 + v467;
const REAL v469 = REAL(2.0) * v426;
const REAL v470 = v164 * v469;
const REAL v471 = v449 + v470;
const REAL v472 = v20 * v469;
const REAL v473 = REAL(2.0) * v427;
const REAL v474 = v164 * v473;
const REAL v475 = v457 - v474;
const REAL v476 = v21 * v473;
const REAL v477 = v472 - v476;
const REAL v478 = REAL(2.0) * v428;
const REAL v479 = v164 * v478;
const REAL v480 = v463 - v479;
const REAL v481 = v22 * v478;
const REAL v482 = v477 - v481;
const REAL v483 = REAL(2.0) * v429;
const REAL v484 = v164 * v483;
const REAL v485 = v23 * v483;
const REAL v486 = v482 - v485;
const REAL v487 = v163 * v486;
const REAL v488 = v110 * v486;
const REAL v489 = REAL(2.0) * v488;
const REAL v490 = v66 * v489;
const REAL v491 = v46 * v489;
const REAL v492 = v424 + v491;
const REAL v493 = v158 * v489;
const REAL v494 = v47 * v489;
const REAL v495 = v358 + v494;
const REAL v496 = v158 * v468;
const REAL v497 = v56 * v468;
const REAL v498 = v497 - v495;
const REAL v499 = v102 * v498;
const REAL v500 = v64 * v498;
const REAL v501 = v19 * v405;
const REAL v502 = v19 * v401;
const REAL v503 = v19 * v397;
const REAL v504 = v19 * v393;
const REAL v505 = v140 * v503;
const REAL v506 = v438 + v505;
const REAL v507 = v9 * v503;
const REAL v508 = v140 * v504;
const REAL v509 = v508 - v441;
const REAL v510 = v8 * v504;
const REAL v511 = v507 + v510;
const REAL v512 = v129 * v504;
const REAL v513 = v444 + v512;
const REAL v514 = v7 * v504;
const REAL v515 = v129 * v502;
const REAL v516 = v506 + v515;
const REAL v517 = v9 * v502;
const REAL v518 = v514 + v517;
const REAL v519 = v136 * v502;
const REAL v520 = v509 + v519;
const REAL v521 = v8 * v502;
const REAL v522 = v141 * v503;
const REAL v523 = v513 + v522;
const REAL v524 = v7 * v503;
const REAL v525 = v447 + v511;
const REAL v526 = v106 * v525;
const REAL v527 = v471 + v526;
const REAL v528 = v20 * v525;
const REAL v529 = v455 + v528;
const REAL v530 = v429 - v501;
const REAL v531 = v106 * v530;
const REAL v532 = v466 + v531;
const REAL v533 = v26 * v530;
const REAL v534 = v529 + v533;
const REAL v535 = v521 - v524;
const REAL v536 = v524 - v521;
const REAL v537 = v104 * v536;
const REAL v538 = v527 + v537;
const REAL v539 = v20 * v536;
const REAL v540 = v104 * v501;
const REAL v541 = v451 + v540;
const REAL v542 = v32 * v501;
const REAL v543 = v539 + v542;
const REAL v544 = v106 * v535;
const REAL v545 = v480 + v544;
const REAL v546 = v22 * v535;
const REAL v547 = v534 + v546;
const REAL v548 = v503 - v427;
const REAL v549 = v106 * v548;
const REAL v550 = v541 + v549;
const REAL v551 = v32 * v548;
const REAL v552 = v547 + v551;
const REAL v553 = v434 + v518;
const REAL v554 = v106 * v553;
const REAL v555 = v554 - v484;
const REAL v556 = v23 * v553;
const REAL v557 = v552 + v556;
const REAL v558 = v504 - v426;
const REAL v559 = v106 * v558;
const REAL v560 = v559 - v460;
const REAL v561 = v29 * v558;
const REAL v562 = v557 + v561;
const REAL v563 = v104 * v518;
const REAL v564 = v475 + v563;
const REAL v565 = v21 * v518;
const REAL v566 = v543 + v565;
const REAL v567 = v104 * v502;
const REAL v568 = v560 - v567;
const REAL v569 = v29 * v502;
const REAL v570 = v566 - v569;
const REAL v571 = v104 * v511;
const REAL v572 = v545 + v571;
const REAL v573 = v22 * v511;
const REAL v574 = v570 + v573;
const REAL v575 = v104 * v503;
const REAL v576 = v532 + v575;
const REAL v577 = v26 * v503;
const REAL v578 = v574 + v577;
const REAL v579 = REAL(2.0) * v501;
const REAL v580 = v111 * v579;
const REAL v581 = v538 + v580;
const REAL v582 = v20 * v579;
const REAL v583 = REAL(2.0) * v502;
const REAL v584 = v111 * v583;
const REAL v585 = v564 - v584;
const REAL v586 = v21 * v583;
const REAL v587 = v582 - v586;
const REAL v588 = REAL(2.0) * v503;
const REAL v589 = v111 * v588;
const REAL v590 = v572 - v589;
const REAL v591 = v22 * v588;
const REAL v592 = v587 - v591;
const REAL v593 = REAL(2.0) * v504;
const REAL v594 = v111 * v593;
const REAL v595 = v555 + v594;
const REAL v596 = v23 * v593;
const REAL v597 = v592 + v596;
const REAL v598 = v110 * v597;
const REAL v599 = v109 * v597;
const REAL v600 = v487 + v599;
const REAL v601 = v55 * v600;
const REAL v602 = REAL(2.0) * v601;
const REAL v603 = REAL(2.0) * v598;
const REAL v604 = v66 * v603;
const REAL v605 = v45 * v603;
const REAL v606 = v492 + v605;
const REAL v607 = v66 * v562;
const REAL v608 = v496 + v607;
const REAL v609 = v56 * v562;
const REAL v610 = v606 + v609;
const REAL v611 = v103 * v603;
const REAL v612 = v493 + v611;
const REAL v613 = v47 * v603;
const REAL v614 = v422 + v613;
const REAL v615 = v103 * v578;
const REAL v616 = v608 + v615;
const REAL v617 = v56 * v578;
const REAL v618 = v617 - v614;
const REAL v619 = v102 * v618;
const REAL v620 = v63 * v618;
const REAL v621 = v500 + v620;
const REAL v622 = v66 * v621;
const REAL v623 = v610 + v622;
const REAL v624 = v622 + v623;
const REAL v625 = REAL(0.5) * v391;
const REAL v626 = REAL(0.5) * v395;
const REAL v627 = REAL(0.5) * v399;
const REAL v628 = REAL(0.5) * v403;
const REAL v629 = v91 * v407;
const REAL v630 = v616 + v629;
const REAL v631 = v56 * v407;
const REAL v632 = v93 * v349;
const REAL v633 = v630 + v632;
const REAL v634 = v56 * v349;
const REAL v635 = v92 * v411;
const REAL v636 = v633 + v635;
const REAL v637 = v56 * v411;
const REAL v638 = v86 * v413;
const REAL v639 = v636 - v638;
const REAL v640 = v56 * v413;
const REAL v641 = v83 * v355;
const REAL v642 = v639 - v641;
const REAL v643 = v56 * v355;
const REAL v644 = v85 * v418;
const REAL v645 = v642 + v644;
const REAL v646 = v56 * v418;
const REAL v647 = v634 + v640;
const REAL v648 = v634 - v640;
const REAL v649 = v23 * v648;
const REAL v650 = v590 + v649;
const REAL v651 = v22 * v648;
const REAL v652 = v595 + v651;
const REAL v653 = v631 - v643;
const REAL v654 = v21 * v647;
const REAL v655 = v581 - v654;
const REAL v656 = v20 * v647;
const REAL v657 = v585 - v656;
const REAL v658 = v77 * v420;
const REAL v659 = v645 - v658;
const REAL v660 = v56 * v420;
const REAL v661 = v76 * v361;
const REAL v662 = v659 + v661;
const REAL v663 = v56 * v361;
const REAL v664 = v73 * v425;
const REAL v665 = v662 - v664;
const REAL v666 = v56 * v425;
const REAL v667 = v637 - v660;
const REAL v668 = v637 + v660;
const REAL v669 = v663 - v646;
const REAL v670 = v646 + v663;
const REAL v671 = v23 * v667;
const REAL v672 = v657 + v671;
const REAL v673 = v21 * v667;
const REAL v674 = v652 + v673;
const REAL v675 = v22 * v670;
const REAL v676 = v672 + v675;
const REAL v677 = v21 * v670;
const REAL v678 = v650 + v677;
const REAL v679 = v631 - v666;
const REAL v680 = v643 + v666;
const REAL v681 = v22 * v668;
const REAL v682 = v655 + v681;
const REAL v683 = v20 * v668;
const REAL v684 = v678 + v683;
const REAL v685 = v23 * v669;
const REAL v686 = v682 + v685;
const REAL v687 = v20 * v669;
const REAL v688 = v674 + v687;
const REAL v689 = -v301;
const REAL v690 = v66 * v301;
const REAL v691 = v499 + v690;
const REAL v692 = v64 * v301;
const REAL v693 = v624 + v692;
const REAL v694 = -v304;
const REAL v695 = v66 * v304;
const REAL v696 = v619 + v695;
const REAL v697 = v63 * v304;
const REAL v698 = v693 + v697;
const REAL v699 = v102 * v698;
const REAL v700 = -v699;
const REAL v701 = v516 - v699;
const REAL v702 = v520 + v691;
const REAL v703 = v523 + v696;
const REAL v704 = v56 * v699;
const REAL v705 = v612 + v704;
const REAL v706 = v47 * v699;
const REAL v707 = v665 - v706;
const REAL v708 = v56 * v691;
const REAL v709 = v490 + v708;
const REAL v710 = v46 * v691;
const REAL v711 = v707 + v710;
const REAL v712 = v56 * v696;
const REAL v713 = v604 + v712;
const REAL v714 = v45 * v696;
const REAL v715 = v711 + v714;
const REAL v716 = REAL(2.0) * v715;
const REAL v717 = v602 + v716;
const REAL v718 = v110 * v717;
const REAL v719 = v680 + v718;
const REAL v720 = v23 * v719;
const REAL v721 = v688 - v720;
const REAL v722 = v721 - v720;
const REAL v723 = v679 - v718;
const REAL v724 = v22 * v723;
const REAL v725 = v684 + v724;
const REAL v726 = v724 + v725;
const REAL v727 = v653 - v718;
const REAL v728 = v21 * v727;
const REAL v729 = v676 + v728;
const REAL v730 = v728 + v729;
const REAL v731 = v20 * v718;
const REAL v732 = v686 - v731;
const REAL v733 = v732 - v731;
const REAL v734 = v26 * v705;
const REAL v735 = v726 + v734;
const REAL v736 = v22 * v705;
const REAL v737 = v576 + v736;
const REAL v738 = v29 * v705;
const REAL v739 = v730 - v738;
const REAL v740 = v21 * v705;
const REAL v741 = v568 - v740;
const REAL v742 = v32 * v709;
const REAL v743 = v739 - v742;
const REAL v744 = v21 * v709;
const REAL v745 = v550 - v744;
const REAL v746 = v26 * v709;
const REAL v747 = v722 + v746;
const REAL v748 = v23 * v709;
const REAL v749 = v737 + v748;
const REAL v750 = v29 * v713;
const REAL v751 = v747 - v750;
const REAL v752 = v23 * v713;
const REAL v753 = v741 - v752;
const REAL v754 = v32 * v713;
const REAL v755 = v735 + v754;
const REAL v756 = v22 * v713;
const REAL v757 = v745 + v756;
const REAL v758 = v32 * v705;
const REAL v759 = v733 - v758;
const REAL v760 = v20 * v705;
const REAL v761 = v757 - v760;
const REAL v762 = v29 * v709;
const REAL v763 = v759 + v762;
const REAL v764 = v20 * v709;
const REAL v765 = v753 + v764;
const REAL v766 = v26 * v713;
const REAL v767 = v763 + v766;
const REAL v768 = v20 * v713;
const REAL v769 = v749 + v768;
const REAL v770 = v760 - v757;
const REAL v771 = v22 * v770;
const REAL v772 = v703 + v771;
const REAL v773 = v7 * v770;
const REAL v774 = v755 + v773;
const REAL v775 = v21 * v761;
const REAL v776 = v702 + v775;
const REAL v777 = v8 * v761;
const REAL v778 = v743 + v777;
const REAL v779 = v21 * v765;
const REAL v780 = v701 - v779;
const REAL v781 = v9 * v765;
const REAL v782 = v778 - v781;
const REAL v783 = v23 * v765;
const REAL v784 = v772 + v783;
const REAL v785 = v7 * v765;
const REAL v786 = v751 + v785;
const REAL v787 = v23 * v769;
const REAL v788 = v776 - v787;
const REAL v789 = v8 * v769;
const REAL v790 = v786 - v789;
const REAL v791 = v22 * v769;
const REAL v792 = v780 + v791;
const REAL v793 = v9 * v769;
const REAL v794 = v774 + v793;
const REAL v795 = v19 * v790;
const REAL v796 = v626 + v795;
const REAL v797 = v19 * v794;
const REAL v798 = v625 + v797;
const REAL v799 = v19 * v782;
const REAL v800 = v628 + v799;
const REAL v801 = v19 * v767;
const REAL v802 = v627 + v801;
o0_a0 += v696;
o0_a1 += v691;
o0_a2 += v700;
o1_a0 += v802;
o1_a1 += v800;
o1_a2 += v798;
o1_a3 += v796;
o2_t[0][i] = v784;
o2_t[1][i] = v788;
o2_t[2][i] = v792;
o3_t[0][i] = v694;
o3_t[1][i] = v689;
}
o0_sum0 += o0_a0;
o0_sum1 += o0_a1;
o0_sum2 += o0_a2;
o1_sum0 += o1_a0;
o1_sum1 += o1_a1;
o1_sum2 += o1_a2;
o1_sum3 += o1_a3;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); p[1] = STORE(o3_t[1][i]); }
}
o0_b[0] = STORE(REAL(o0_sum0));
o0_b[1] = STORE(REAL(o0_sum1));
o0_b[2] = STORE(REAL(o0_sum2));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o1_b[3] = STORE(REAL(o1_sum3));
}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.010.0011 f64.sssssttss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
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
    wp::uint64 & adj_o3_,
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
    wp::int64 & adj_o3_s0,
    wp::int64 & adj_o3_s1,
    wp::int64 & adj_o3_s2,
    wp::int64 & adj_o3_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
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
    wp::int64 o3_s0;
    wp::int64 o3_s1;
    wp::int64 o3_s2;
    wp::int64 o3_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb *_wp_args)
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
    wp::uint64 var_o3_ = _wp_args->o3_;
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
    wp::int64 var_o3_s0 = _wp_args->o3_s0;
    wp::int64 var_o3_s1 = _wp_args->o3_s1;
    wp::int64 var_o3_s2 = _wp_args->o3_s2;
    wp::int64 var_o3_s3 = _wp_args->o3_s3;
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_10c8e76b_0a7694fb_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

