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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.110.0011 f64.ssssssttss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_body_0(
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
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i5_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = cost_bar3
// i5 = T_position_gradient_bar3
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
const STORE* const i5_b = (const STORE*)i5_ + k0 * i5_s0 + k1 * i5_s1 + k2 * i5_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[6][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0]); i5_t[1][i] = REAL(p[1 * i5_e0]); i5_t[2][i] = REAL(p[2 * i5_e0]); i5_t[3][i] = REAL(p[3 * i5_e0]); i5_t[4][i] = REAL(p[4 * i5_e0]); i5_t[5][i] = REAL(p[5 * i5_e0]); }
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
const REAL v267 = i5_t[0][i];
const REAL v268 = i5_t[1][i];
const REAL v269 = i5_t[2][i];
const REAL v270 = i5_t[3][i];
const REAL v271 = i5_t[4][i];
const REAL v272 = i5_t[5][i];
const REAL v273 = v265 * v272;
const REAL v274 = v70 * v272;
const REAL v275 = v235 * v272;
const REAL v276 = v68 * v272;
const REAL v277 = v258 * v271;
const REAL v278 = v273 + v277;
const REAL v279 = v70 * v271;
const REAL v280 = v228 * v271;
const REAL v281 = v275 + v280;
const REAL v282 = v68 * v271;
const REAL v283 = v251 * v270;
const REAL v284 = v278 + v283;
const REAL v285 = v70 * v270;
const REAL v286 = v221 * v270;
const REAL v287 = v281 + v286;
const REAL v288 = v68 * v270;
const REAL v289 = v244 * v269;
const REAL v290 = v284 + v289;
const REAL v291 = v70 * v269;
const REAL v292 = v214 * v269;
const REAL v293 = v287 + v292;
const REAL v294 = v68 * v269;
const REAL v295 = v241 * v268;
const REAL v296 = v290 + v295;
const REAL v297 = v70 * v268;
const REAL v298 = v211 * v268;
const REAL v299 = v293 + v298;
const REAL v300 = v68 * v268;
const REAL v301 = v238 * v267;
const REAL v302 = v296 + v301;
const REAL v303 = v70 * v267;
const REAL v304 = v208 * v267;
const REAL v305 = v299 + v304;
const REAL v306 = v68 * v267;
const REAL v307 = v70 * v266;
const REAL v308 = v302 + v307;
const REAL v309 = v307 + v308;
const REAL v310 = v68 * v266;
const REAL v311 = v305 + v310;
const REAL v312 = v310 + v311;
const REAL v313 = v202 * v274;
const REAL v314 = v99 * v274;
const REAL v315 = v203 * v274;
const REAL v316 = v98 * v274;
const REAL v317 = v204 * v274;
const REAL v318 = v101 * v274;
const REAL v319 = v205 * v274;
const REAL v320 = v100 * v274;
const REAL v321 = v202 * v279;
const REAL v322 = v321 - v315;
const REAL v323 = v98 * v279;
const REAL v324 = v314 + v323;
const REAL v325 = v203 * v279;
const REAL v326 = v313 + v325;
const REAL v327 = v99 * v279;
const REAL v328 = v327 - v316;
const REAL v329 = v204 * v279;
const REAL v330 = v319 + v329;
const REAL v331 = v100 * v279;
const REAL v332 = v318 - v331;
const REAL v333 = v205 * v279;
const REAL v334 = v317 - v333;
const REAL v335 = v101 * v279;
const REAL v336 = v320 + v335;
const REAL v337 = v202 * v285;
const REAL v338 = v334 - v337;
const REAL v339 = v101 * v285;
const REAL v340 = v324 - v339;
const REAL v341 = v203 * v285;
const REAL v342 = v341 - v330;
const REAL v343 = v100 * v285;
const REAL v344 = v328 + v343;
const REAL v345 = v204 * v285;
const REAL v346 = v326 + v345;
const REAL v347 = v99 * v285;
const REAL v348 = v332 + v347;
const REAL v349 = v205 * v285;
const REAL v350 = v322 - v349;
const REAL v351 = v98 * v285;
const REAL v352 = v336 + v351;
const REAL v353 = v158 * v291;
const REAL v354 = v97 * v291;
const REAL v355 = v95 * v291;
const REAL v356 = v66 * v291;
const REAL v357 = v158 * v297;
const REAL v358 = v89 * v297;
const REAL v359 = v354 + v358;
const REAL v360 = v90 * v297;
const REAL v361 = v355 + v360;
const REAL v362 = v66 * v297;
const REAL v363 = v158 * v303;
const REAL v364 = v80 * v303;
const REAL v365 = v359 + v364;
const REAL v366 = v79 * v303;
const REAL v367 = v361 + v366;
const REAL v368 = v66 * v303;
const REAL v369 = v154 * v276;
const REAL v370 = v346 - v369;
const REAL v371 = v99 * v276;
const REAL v372 = v155 * v276;
const REAL v373 = v350 - v372;
const REAL v374 = v98 * v276;
const REAL v375 = v156 * v276;
const REAL v376 = v338 + v375;
const REAL v377 = v101 * v276;
const REAL v378 = v157 * v276;
const REAL v379 = v342 - v378;
const REAL v380 = v100 * v276;
const REAL v381 = v154 * v282;
const REAL v382 = v373 - v381;
const REAL v383 = v98 * v282;
const REAL v384 = v371 + v383;
const REAL v385 = v155 * v282;
const REAL v386 = v370 + v385;
const REAL v387 = v99 * v282;
const REAL v388 = v387 - v374;
const REAL v389 = v156 * v282;
const REAL v390 = v379 - v389;
const REAL v391 = v100 * v282;
const REAL v392 = v377 - v391;
const REAL v393 = v157 * v282;
const REAL v394 = v376 - v393;
const REAL v395 = v101 * v282;
const REAL v396 = v380 + v395;
const REAL v397 = v154 * v288;
const REAL v398 = v394 + v397;
const REAL v399 = v101 * v288;
const REAL v400 = v399 - v384;
const REAL v401 = v155 * v288;
const REAL v402 = v390 + v401;
const REAL v403 = v100 * v288;
const REAL v404 = v388 + v403;
const REAL v405 = v156 * v288;
const REAL v406 = v386 + v405;
const REAL v407 = v99 * v288;
const REAL v408 = v392 + v407;
const REAL v409 = v157 * v288;
const REAL v410 = v382 - v409;
const REAL v411 = v98 * v288;
const REAL v412 = v396 + v411;
const REAL v413 = v103 * v294;
const REAL v414 = v353 + v413;
const REAL v415 = v97 * v294;
const REAL v416 = v94 * v294;
const REAL v417 = v367 + v416;
const REAL v418 = v66 * v294;
const REAL v419 = v103 * v300;
const REAL v420 = v357 + v419;
const REAL v421 = v89 * v300;
const REAL v422 = v415 + v421;
const REAL v423 = v87 * v300;
const REAL v424 = v417 + v423;
const REAL v425 = v66 * v300;
const REAL v426 = v103 * v306;
const REAL v427 = v363 + v426;
const REAL v428 = v80 * v306;
const REAL v429 = v422 + v428;
const REAL v430 = v81 * v306;
const REAL v431 = v424 + v430;
const REAL v432 = v66 * v306;
const REAL v433 = v19 * v352;
const REAL v434 = v19 * v348;
const REAL v435 = v19 * v344;
const REAL v436 = v19 * v340;
const REAL v437 = v182 * v435;
const REAL v438 = v9 * v435;
const REAL v439 = v182 * v436;
const REAL v440 = v8 * v436;
const REAL v441 = v438 - v440;
const REAL v442 = v188 * v436;
const REAL v443 = v7 * v436;
const REAL v444 = v193 * v434;
const REAL v445 = v437 + v444;
const REAL v446 = v9 * v434;
const REAL v447 = v186 * v434;
const REAL v448 = v439 + v447;
const REAL v449 = v8 * v434;
const REAL v450 = v186 * v435;
const REAL v451 = v442 + v450;
const REAL v452 = v7 * v435;
const REAL v453 = v452 - v449;
const REAL v454 = v443 - v446;
const REAL v455 = v446 - v443;
const REAL v456 = v159 * v453;
const REAL v457 = v20 * v453;
const REAL v458 = v159 * v433;
const REAL v459 = v32 * v433;
const REAL v460 = v457 + v459;
const REAL v461 = v106 * v453;
const REAL v462 = v21 * v453;
const REAL v463 = v159 * v455;
const REAL v464 = v461 + v463;
const REAL v465 = v21 * v455;
const REAL v466 = v460 + v465;
const REAL v467 = v159 * v434;
const REAL v468 = v29 * v434;
const REAL v469 = v466 - v468;
const REAL v470 = v159 * v441;
const REAL v471 = v22 * v441;
const REAL v472 = v469 + v471;
const REAL v473 = v159 * v435;
const REAL v474 = v26 * v435;
const REAL v475 = v472 + v474;
const REAL v476 = REAL(2.0) * v433;
const REAL v477 = v164 * v476;
const REAL v478 = v456 + v477;
const REAL v479 = v20 * v476;
const REAL v480 = REAL(2.0) * v434;
const REAL v481 = v164 * v480;
const REAL v482 = v464 - v481;
const REAL v483 = v21 * v480;
const REAL v484 = v479 - v483;
const REAL v485 = REAL(2.0) * v435;
const REAL v486 = v164 * v485;
const REAL v487 = v470 - v486;
const REAL v488 = v22 * v485;
const REAL v489 = v484 - v488;
const REAL v490 = REAL(2.0) * v436;
const REAL v491 = v164 * v490;
const REAL v492 = v23 * v490;
const REAL v493 = v489 - v492;
const REAL v494 = v163 * v493;
const REAL v495 = v110 * v493;
const REAL v496 = REAL(2.0) * v495;
const REAL v497 = v66 * v496;
const REAL v498 = v46 * v496;
const REAL v499 = v431 + v498;
const REAL v500 = v158 * v496;
const REAL v501 = v47 * v496;
const REAL v502 = v365 + v501;
const REAL v503 = v158 * v475;
const REAL v504 = v56 * v475;
const REAL v505 = v504 - v502;
const REAL v506 = v102 * v505;
const REAL v507 = v64 * v505;
const REAL v508 = v19 * v412;
const REAL v509 = v19 * v408;
const REAL v510 = v19 * v404;
const REAL v511 = v19 * v400;
const REAL v512 = v140 * v510;
const REAL v513 = v445 + v512;
const REAL v514 = v9 * v510;
const REAL v515 = v140 * v511;
const REAL v516 = v515 - v448;
const REAL v517 = v8 * v511;
const REAL v518 = v514 + v517;
const REAL v519 = v129 * v511;
const REAL v520 = v451 + v519;
const REAL v521 = v7 * v511;
const REAL v522 = v129 * v509;
const REAL v523 = v513 + v522;
const REAL v524 = v9 * v509;
const REAL v525 = v521 + v524;
const REAL v526 = v136 * v509;
const REAL v527 = v516 + v526;
const REAL v528 = v8 * v509;
const REAL v529 = v141 * v510;
const REAL v530 = v520 + v529;
const REAL v531 = v7 * v510;
const REAL v532 = v454 + v518;
const REAL v533 = v106 * v532;
const REAL v534 = v478 + v533;
const REAL v535 = v20 * v532;
const REAL v536 = v462 + v535;
const REAL v537 = v436 - v508;
const REAL v538 = v106 * v537;
const REAL v539 = v473 + v538;
const REAL v540 = v26 * v537;
const REAL v541 = v536 + v540;
const REAL v542 = v528 - v531;
const REAL v543 = v531 - v528;
const REAL v544 = v104 * v543;
const REAL v545 = v534 + v544;
const REAL v546 = v20 * v543;
const REAL v547 = v104 * v508;
const REAL v548 = v458 + v547;
const REAL v549 = v32 * v508;
const REAL v550 = v546 + v549;
const REAL v551 = v106 * v542;
const REAL v552 = v487 + v551;
const REAL v553 = v22 * v542;
const REAL v554 = v541 + v553;
const REAL v555 = v510 - v434;
const REAL v556 = v106 * v555;
const REAL v557 = v548 + v556;
const REAL v558 = v32 * v555;
const REAL v559 = v554 + v558;
const REAL v560 = v441 + v525;
const REAL v561 = v106 * v560;
const REAL v562 = v561 - v491;
const REAL v563 = v23 * v560;
const REAL v564 = v559 + v563;
const REAL v565 = v511 - v433;
const REAL v566 = v106 * v565;
const REAL v567 = v566 - v467;
const REAL v568 = v29 * v565;
const REAL v569 = v564 + v568;
const REAL v570 = v104 * v525;
const REAL v571 = v482 + v570;
const REAL v572 = v21 * v525;
const REAL v573 = v550 + v572;
const REAL v574 = v104 * v509;
const REAL v575 = v567 - v574;
const REAL v576 = v29 * v509;
const REAL v577 = v573 - v576;
const REAL v578 = v104 * v518;
const REAL v579 = v552 + v578;
const REAL v580 = v22 * v518;
const REAL v581 = v577 + v580;
const REAL v582 = v104 * v510;
const REAL v583 = v539 + v582;
const REAL v584 = v26 * v510;
const REAL v585 = v581 + v584;
const REAL v586 = REAL(2.0) * v508;
const REAL v587 = v111 * v586;
const REAL v588 = v545 + v587;
const REAL v589 = v20 * v586;
const REAL v590 = REAL(2.0) * v509;
const REAL v591 = v111 * v590;
const REAL v592 = v571 - v591;
const REAL v593 = v21 * v590;
const REAL v594 = v589 - v593;
const REAL v595 = REAL(2.0) * v510;
const REAL v596 = v111 * v595;
const REAL v597 = v579 - v596;
const REAL v598 = v22 * v595;
const REAL v599 = v594 - v598;
const REAL v600 = REAL(2.0) * v511;
const REAL v601 = v111 * v600;
const REAL v602 = v562 + v601;
const REAL v603 = v23 * v600;
const REAL v604 = v599 + v603;
const REAL v605 = v110 * v604;
const REAL v606 = v109 * v604;
const REAL v607 = v494 + v606;
const REAL v608 = v55 * v607;
const REAL v609 = REAL(2.0) * v608;
const REAL v610 = REAL(2.0) * v605;
const REAL v611 = v66 * v610;
const REAL v612 = v45 * v610;
const REAL v613 = v499 + v612;
const REAL v614 = v66 * v569;
const REAL v615 = v503 + v614;
const REAL v616 = v56 * v569;
const REAL v617 = v613 + v616;
const REAL v618 = v103 * v610;
const REAL v619 = v500 + v618;
const REAL v620 = v47 * v610;
const REAL v621 = v429 + v620;
const REAL v622 = v103 * v585;
const REAL v623 = v615 + v622;
const REAL v624 = v56 * v585;
const REAL v625 = v624 - v621;
const REAL v626 = v102 * v625;
const REAL v627 = v63 * v625;
const REAL v628 = v507 + v627;
const REAL v629 = v66 * v628;
const REAL v630 = v617 + v629;
const REAL v631 = v629 + v630;
const REAL v632 = REAL(0.5) * v398;
const REAL v633 = REAL(0.5) * v402;
const REAL v634 = REAL(0.5) * v406;
const REAL v635 = REAL(0.5) * v410;
const REAL v636 = v91 * v414;
const REAL v637 = v623 + v636;
const REAL v638 = v56 * v414;
const REAL v639 = v93 * v356;
const REAL v640 = v637 + v639;
const REAL v641 = v56 * v356;
const REAL v642 = v92 * v418;
const REAL v643 = v640 + v642;
const REAL v644 = v56 * v418;
const REAL v645 = v86 * v420;
const REAL v646 = v643 - v645;
const REAL v647 = v56 * v420;
const REAL v648 = v83 * v362;
const REAL v649 = v646 - v648;
const REAL v650 = v56 * v362;
const REAL v651 = v85 * v425;
const REAL v652 = v649 + v651;
const REAL v653 = v56 * v425;
const REAL v654 = v641 + v647;
const REAL v655 = v641 - v647;
const REAL v656 = v23 * v655;
const REAL v657 = v597 + v656;
const REAL v658 = v22 * v655;
const REAL v659 = v602 + v658;
const REAL v660 = v638 - v650;
const REAL v661 = v21 * v654;
const REAL v662 = v588 - v661;
const REAL v663 = v20 * v654;
const REAL v664 = v592 - v663;
const REAL v665 = v77 * v427;
const REAL v666 = v652 - v665;
const REAL v667 = v56 * v427;
const REAL v668 = v76 * v368;
const REAL v669 = v666 + v668;
const REAL v670 = v56 * v368;
const REAL v671 = v73 * v432;
const REAL v672 = v669 - v671;
const REAL v673 = v56 * v432;
const REAL v674 = v644 - v667;
const REAL v675 = v644 + v667;
const REAL v676 = v670 - v653;
const REAL v677 = v653 + v670;
const REAL v678 = v23 * v674;
const REAL v679 = v664 + v678;
const REAL v680 = v21 * v674;
const REAL v681 = v659 + v680;
const REAL v682 = v22 * v677;
const REAL v683 = v679 + v682;
const REAL v684 = v21 * v677;
const REAL v685 = v657 + v684;
const REAL v686 = v638 - v673;
const REAL v687 = v650 + v673;
const REAL v688 = v22 * v675;
const REAL v689 = v662 + v688;
const REAL v690 = v20 * v675;
const REAL v691 = v685 + v690;
const REAL v692 = v23 * v676;
const REAL v693 = v689 + v692;
const REAL v694 = v20 * v676;
const REAL v695 = v681 + v694;
const REAL v696 = -v309;
const REAL v697 = v66 * v309;
const REAL v698 = v506 + v697;
const REAL v699 = v64 * v309;
const REAL v700 = v631 + v699;
const REAL v701 = -v312;
const REAL v702 = v66 * v312;
const REAL v703 = v626 + v702;
const REAL v704 = v63 * v312;
const REAL v705 = v700 + v704;
const REAL v706 = v102 * v705;
const REAL v707 = -v706;
const REAL v708 = v523 - v706;
const REAL v709 = v527 + v698;
const REAL v710 = v530 + v703;
const REAL v711 = v56 * v706;
const REAL v712 = v619 + v711;
const REAL v713 = v47 * v706;
const REAL v714 = v672 - v713;
const REAL v715 = v56 * v698;
const REAL v716 = v497 + v715;
const REAL v717 = v46 * v698;
const REAL v718 = v714 + v717;
const REAL v719 = v56 * v703;
const REAL v720 = v611 + v719;
const REAL v721 = v45 * v703;
const REAL v722 = v718 + v721;
const REAL v723 = REAL(2.0) * v722;
const REAL v724 = v609 + v723;
const REAL v725 = v110 * v724;
const REAL v726 = v687 + v725;
const REAL v727 = v23 * v726;
const REAL v728 = v695 - v727;
const REAL v729 = v728 - v727;
const REAL v730 = v686 - v725;
const REAL v731 = v22 * v730;
const REAL v732 = v691 + v731;
const REAL v733 = v731 + v732;
const REAL v734 = v660 - v725;
const REAL v735 = v21 * v734;
const REAL v736 = v683 + v735;
const REAL v737 = v735 + v736;
const REAL v738 = v20 * v725;
const REAL v739 = v693 - v738;
const REAL v740 = v739 - v738;
const REAL v741 = v26 * v712;
const REAL v742 = v733 + v741;
const REAL v743 = v22 * v712;
const REAL v744 = v583 + v743;
const REAL v745 = v29 * v712;
const REAL v746 = v737 - v745;
const REAL v747 = v21 * v712;
const REAL v748 = v575 - v747;
const REAL v749 = v32 * v716;
const REAL v750 = v746 - v749;
const REAL v751 = v21 * v716;
const REAL v752 = v557 - v751;
const REAL v753 = v26 * v716;
const REAL v754 = v729 + v753;
const REAL v755 = v23 * v716;
const REAL v756 = v744 + v755;
const REAL v757 = v29 * v720;
const REAL v758 = v754 - v757;
const REAL v759 = v23 * v720;
const REAL v760 = v748 - v759;
const REAL v761 = v32 * v720;
const REAL v762 = v742 + v761;
const REAL v763 = v22 * v720;
const REAL v764 = v752 + v763;
const REAL v765 = v32 * v712;
const REAL v766 = v740 - v765;
const REAL v767 = v20 * v712;
const REAL v768 = v764 - v767;
const REAL v769 = v29 * v716;
const REAL v770 = v766 + v769;
const REAL v771 = v20 * v716;
const REAL v772 = v760 + v771;
const REAL v773 = v26 * v720;
const REAL v774 = v770 + v773;
const REAL v775 = v20 * v720;
const REAL v776 = v756 + v775;
const REAL v777 = v767 - v764;
const REAL v778 = v22 * v777;
const REAL v779 = v710 + v778;
const REAL v780 = v7 * v777;
const REAL v781 = v762 + v780;
const REAL v782 = v21 * v768;
const REAL v783 = v709 + v782;
const REAL v784 = v8 * v768;
const REAL v785 = v750 + v784;
const REAL v786 = v21 * v772;
const REAL v787 = v708 - v786;
const REAL v788 = v9 * v772;
const REAL v789 = v785 - v788;
const REAL v790 = v23 * v772;
const REAL v791 = v779 + v790;
const REAL v792 = v7 * v772;
const REAL v793 = v758 + v792;
const REAL v794 = v23 * v776;
const REAL v795 = v783 - v794;
const REAL v796 = v8 * v776;
const REAL v797 = v793 - v796;
const REAL v798 = v22 * v776;
const REAL v799 = v787 + v798;
const REAL v800 = v9 * v776;
const REAL v801 = v781 + v800;
const REAL v802 = v19 * v797;
const REAL v803 = v633 + v802;
const REAL v804 = v19 * v801;
const REAL v805 = v632 + v804;
const REAL v806 = v19 * v789;
const REAL v807 = v635 + v806;
const REAL v808 = v19 * v774;
const REAL v809 = v634 + v808;
o0_a0 += v703;
o0_a1 += v698;
o0_a2 += v707;
o1_a0 += v809;
o1_a1 += v807;
o1_a2 += v805;
o1_a3 += v803;
o2_t[0][i] = v791;
o2_t[1][i] = v795;
o2_t[2][i] = v799;
o3_t[0][i] = v701;
o3_t[1][i] = v696;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.110.0011 f64.ssssssttss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_body_0(
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
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
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
    wp::int64 & adj_o3_s0,
    wp::int64 & adj_o3_s1,
    wp::int64 & adj_o3_s2,
    wp::int64 & adj_o3_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i5_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
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
    wp::int64 o3_s0;
    wp::int64 o3_s1;
    wp::int64 o3_s2;
    wp::int64 o3_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i5_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c *_wp_args)
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
    wp::int64 var_o3_s0 = _wp_args->o3_s0;
    wp::int64 var_o3_s1 = _wp_args->o3_s1;
    wp::int64 var_o3_s2 = _wp_args->o3_s2;
    wp::int64 var_o3_s3 = _wp_args->o3_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_0433ac1f_dec51f8c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

