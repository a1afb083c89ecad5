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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.100.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_body_0(
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
    wp::uint64 o4_,
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
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = cost_bar3
// o0 = T_position_bar3
// o1 = T_quaternion_bar3
// o2 = point_bar3
// o3 = pixel_bar3
// o4 = scale_bar3
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
double* const o4_b = (double*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[1][64];
double o0_sum0 = 0;
double o0_sum1 = 0;
double o0_sum2 = 0;
double o1_sum0 = 0;
double o1_sum1 = 0;
double o1_sum2 = 0;
double o1_sum3 = 0;
alignas(64) REAL o2_t[3][64];
alignas(64) REAL o3_t[2][64];
double o4_sum0 = 0;
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
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0]); }
REAL o0_a0 = 0;
REAL o0_a1 = 0;
REAL o0_a2 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o1_a3 = 0;
REAL o4_a0 = 0;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
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
const REAL v71 = i4_t[0][i];
const REAL v72 = v66 * v66;
const REAL v73 = v55 * v55;
const REAL v74 = v68 * v68;
const REAL v75 = v70 * v70;
const REAL v76 = v74 + v75;
const REAL v77 = v71 * v71;
const REAL v78 = REAL(1) / v77;
const REAL v79 = v76 * v78;
const auto v80 = v79 < REAL(0.25);
const REAL v81 = v80 ? v79 : REAL(0.0);
const REAL v82 = REAL(2.0) + v81;
const REAL v83 = REAL(1) / v82;
const REAL v84 = v81 * v83;
const REAL v85 = REAL(0.11764705882352941) * v84;
const REAL v86 = v84 * v85;
const REAL v87 = v86 + REAL(0.13333333333333333);
const REAL v88 = v84 * v87;
const REAL v89 = v84 * v88;
const REAL v90 = v89 + REAL(0.15384615384615385);
const REAL v91 = v84 * v90;
const REAL v92 = v84 * v91;
const REAL v93 = v92 + REAL(0.18181818181818182);
const REAL v94 = v84 * v93;
const REAL v95 = v84 * v94;
const REAL v96 = v95 + REAL(0.2222222222222222);
const REAL v97 = v84 * v96;
const REAL v98 = v84 * v97;
const REAL v99 = v98 + REAL(0.2857142857142857);
const REAL v100 = v84 * v99;
const REAL v101 = v84 * v100;
const REAL v102 = v101 + REAL(0.4);
const REAL v103 = v84 * v102;
const REAL v104 = v84 * v103;
const REAL v105 = v104 + REAL(0.6666666666666666);
const REAL v106 = v84 * v105;
const REAL v107 = v84 * v106;
const REAL v108 = REAL(2.0) + v107;
const REAL v109 = v84 * v108;
const REAL v110 = v80 ? REAL(1.0) : v79;
const REAL v111 = REAL(1.0) + v110;
const REAL v112 = i5_t[0][i];
const REAL v113 = v77 * v112;
const REAL v114 = v80 ? v113 : REAL(0.0);
const REAL v115 = v80 ? REAL(0.0) : v113;
const REAL v116 = REAL(1) / v111;
const REAL v117 = v115 * v116;
const REAL v118 = v80 ? REAL(0.0) : v117;
const REAL v119 = v108 * v114;
const REAL v120 = v84 * v114;
const REAL v121 = v106 * v120;
const REAL v122 = v119 + v121;
const REAL v123 = v84 * v120;
const REAL v124 = v105 * v123;
const REAL v125 = v122 + v124;
const REAL v126 = v84 * v123;
const REAL v127 = v103 * v126;
const REAL v128 = v125 + v127;
const REAL v129 = v84 * v126;
const REAL v130 = v102 * v129;
const REAL v131 = v128 + v130;
const REAL v132 = v84 * v129;
const REAL v133 = v100 * v132;
const REAL v134 = v131 + v133;
const REAL v135 = v84 * v132;
const REAL v136 = v99 * v135;
const REAL v137 = v134 + v136;
const REAL v138 = v84 * v135;
const REAL v139 = v97 * v138;
const REAL v140 = v137 + v139;
const REAL v141 = v84 * v138;
const REAL v142 = v96 * v141;
const REAL v143 = v140 + v142;
const REAL v144 = v84 * v141;
const REAL v145 = v94 * v144;
const REAL v146 = v143 + v145;
const REAL v147 = v84 * v144;
const REAL v148 = v93 * v147;
const REAL v149 = v146 + v148;
const REAL v150 = v84 * v147;
const REAL v151 = v91 * v150;
const REAL v152 = v149 + v151;
const REAL v153 = v84 * v150;
const REAL v154 = v90 * v153;
const REAL v155 = v152 + v154;
const REAL v156 = v84 * v153;
const REAL v157 = v88 * v156;
const REAL v158 = v155 + v157;
const REAL v159 = v84 * v156;
const REAL v160 = v87 * v159;
const REAL v161 = v158 + v160;
const REAL v162 = v84 * v159;
const REAL v163 = v85 * v162;
const REAL v164 = v161 + v163;
const REAL v165 = v84 * v162;
const REAL v166 = REAL(0.11764705882352941) * v165;
const REAL v167 = v164 + v166;
const REAL v168 = v83 * v167;
const REAL v169 = v81 * v167;
const REAL v170 = v83 * v83;
const REAL v171 = v169 * v170;
const REAL v172 = v168 - v171;
const REAL v173 = v80 ? v172 : REAL(0.0);
const REAL v174 = v118 + v173;
const REAL v175 = v78 * v174;
const REAL v176 = v76 * v174;
const REAL v177 = v78 * v78;
const REAL v178 = v176 * v177;
const REAL v179 = v70 * v175;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v68 * v175;
const REAL v182 = REAL(2.0) * v181;
const REAL v183 = -v180;
const REAL v184 = v66 * v180;
const REAL v185 = v64 * v180;
const REAL v186 = -v182;
const REAL v187 = v66 * v182;
const REAL v188 = v63 * v182;
const REAL v189 = v185 + v188;
const REAL v190 = v72 * v189;
const REAL v191 = -v190;
const REAL v192 = v56 * v190;
const REAL v193 = v47 * v190;
const REAL v194 = v56 * v184;
const REAL v195 = v46 * v184;
const REAL v196 = v195 - v193;
const REAL v197 = v56 * v187;
const REAL v198 = v45 * v187;
const REAL v199 = v196 + v198;
const REAL v200 = REAL(2.0) * v199;
const REAL v201 = v73 * v200;
const REAL v202 = v23 * v201;
const REAL v203 = REAL(2.0) * v202;
const REAL v204 = v22 * v201;
const REAL v205 = REAL(2.0) * v204;
const REAL v206 = v21 * v201;
const REAL v207 = REAL(2.0) * v206;
const REAL v208 = v20 * v201;
const REAL v209 = REAL(2.0) * v208;
const REAL v210 = v26 * v192;
const REAL v211 = v210 - v205;
const REAL v212 = v22 * v192;
const REAL v213 = v29 * v192;
const REAL v214 = v207 + v213;
const REAL v215 = v21 * v192;
const REAL v216 = v32 * v194;
const REAL v217 = v214 + v216;
const REAL v218 = v21 * v194;
const REAL v219 = v26 * v194;
const REAL v220 = v219 - v203;
const REAL v221 = v23 * v194;
const REAL v222 = v212 + v221;
const REAL v223 = v29 * v197;
const REAL v224 = v220 - v223;
const REAL v225 = v23 * v197;
const REAL v226 = v215 + v225;
const REAL v227 = v32 * v197;
const REAL v228 = v211 + v227;
const REAL v229 = v22 * v197;
const REAL v230 = v229 - v218;
const REAL v231 = v32 * v192;
const REAL v232 = v209 + v231;
const REAL v233 = v20 * v192;
const REAL v234 = v230 - v233;
const REAL v235 = v29 * v194;
const REAL v236 = v235 - v232;
const REAL v237 = v20 * v194;
const REAL v238 = v237 - v226;
const REAL v239 = v26 * v197;
const REAL v240 = v236 + v239;
const REAL v241 = v20 * v197;
const REAL v242 = v222 + v241;
const REAL v243 = v233 - v230;
const REAL v244 = v22 * v243;
const REAL v245 = v187 + v244;
const REAL v246 = v7 * v243;
const REAL v247 = v228 + v246;
const REAL v248 = v21 * v234;
const REAL v249 = v184 + v248;
const REAL v250 = v8 * v234;
const REAL v251 = v250 - v217;
const REAL v252 = v226 - v237;
const REAL v253 = v21 * v252;
const REAL v254 = v253 - v190;
const REAL v255 = v9 * v252;
const REAL v256 = v251 + v255;
const REAL v257 = v23 * v238;
const REAL v258 = v245 + v257;
const REAL v259 = v7 * v238;
const REAL v260 = v224 + v259;
const REAL v261 = v23 * v242;
const REAL v262 = v249 - v261;
const REAL v263 = v8 * v242;
const REAL v264 = v260 - v263;
const REAL v265 = v22 * v242;
const REAL v266 = v254 + v265;
const REAL v267 = v9 * v242;
const REAL v268 = v247 + v267;
const REAL v269 = v19 * v264;
const REAL v270 = v19 * v268;
const REAL v271 = v19 * v256;
const REAL v272 = v19 * v240;
const auto v273 = v111 < REAL(1.1830521861667747e-271);
const auto v274 = REAL(8.452712498170644e+270) < v111;
const REAL v275 = v274 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v276 = v273 ? REAL(1.8446744073709552e+19) : v275;
const REAL v277 = v111 * v276;
const REAL v278 = PK_UNSCALE(v277);
const REAL v279 = v277 * v278;
const REAL v280 = v274 ? REAL(64.0) : REAL(0.0);
const REAL v281 = v273 ? (REAL(-64.0)) : v280;
const REAL v282 = PK_LOG2(v278);
const REAL v283 = v281 - v282;
const auto v284 = REAL(1.4142135623730951) < v279;
const REAL v285 = v284 ? REAL(0.5) : REAL(1.0);
const REAL v286 = v279 * v285;
const REAL v287 = v284 ? REAL(1.0) : REAL(0.0);
const REAL v288 = v283 + v287;
const REAL v289 = v286 - REAL(1.0);
const REAL v290 = REAL(2.0) + v289;
const REAL v291 = REAL(1) / v290;
const REAL v292 = v289 * v291;
const REAL v293 = v292 * v292;
const REAL v294 = REAL(0.5) * v289;
const REAL v295 = v289 * v294;
const REAL v296 = REAL(2.0) * v293;
const REAL v297 = PK_FMA(v293, REAL(0.05873736835424951), REAL(0.0585194545348343));
const REAL v298 = PK_FMA(v293, v297, REAL(0.06667446557890934));
const REAL v299 = PK_FMA(v293, v298, REAL(0.07692296660585005));
const REAL v300 = PK_FMA(v293, v299, REAL(0.09090909175450952));
const REAL v301 = PK_FMA(v293, v300, REAL(0.11111111110793406));
const REAL v302 = PK_FMA(v293, v301, REAL(0.1428571428571474));
const REAL v303 = PK_FMA(v293, v302, REAL(0.2));
const REAL v304 = PK_FMA(v293, v303, REAL(0.3333333333333333));
const REAL v305 = v296 * v304;
const REAL v306 = v295 + v305;
const REAL v307 = v292 * v306;
const REAL v308 = REAL(7.371002565167799e-13) * v288;
const REAL v309 = v307 + v308;
const REAL v310 = REAL(0.6931471805592082) * v288;
const REAL v311 = v295 - v309;
const REAL v312 = v311 - v289;
const REAL v313 = v310 - v312;
const auto v314 = v111 != REAL(0.0);
const REAL v315 = PK_SQRT(v111);
const REAL v316 = PK_ABS(v111);
const REAL v317 = REAL(1) / v316;
const REAL v318 = -v317;
const REAL v319 = v314 ? v315 : v318;
const REAL v320 = REAL(0.5) * v111;
const auto v321 = v320 < v111;
const REAL v322 = v321 ? v313 : v319;
const REAL v323 = v80 ? v109 : v322;
const REAL v324 = v112 * v323;
const REAL v325 = v324 - v178;
const REAL v326 = v71 * v325;
const REAL v327 = REAL(2.0) * v326;
o0_a0 += v187;
o0_a1 += v184;
o0_a2 += v191;
o1_a0 += v272;
o1_a1 += v271;
o1_a2 += v270;
o1_a3 += v269;
o2_t[0][i] = v258;
o2_t[1][i] = v262;
o2_t[2][i] = v266;
o3_t[0][i] = v186;
o3_t[1][i] = v183;
o4_a0 += v327;
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
o4_sum0 += o4_a0;
}
o0_b[0] = STORE(REAL(o0_sum0));
o0_b[1] = STORE(REAL(o0_sum1));
o0_b[2] = STORE(REAL(o0_sum2));
o1_b[0] = STORE(REAL(o1_sum0));
o1_b[1] = STORE(REAL(o1_sum1));
o1_b[2] = STORE(REAL(o1_sum2));
o1_b[3] = STORE(REAL(o1_sum3));
o4_b[0] += o4_sum0;
}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.100.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_body_0(
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
    wp::uint64 o4_,
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
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
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
    wp::uint64 & adj_o4_,
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
    wp::int64 & adj_o4_s0,
    wp::int64 & adj_o4_s1,
    wp::int64 & adj_o4_s2,
    wp::int64 & adj_o4_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed {
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
    wp::uint64 o4_;
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
    wp::int64 o4_s0;
    wp::int64 o4_s1;
    wp::int64 o4_s2;
    wp::int64 o4_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed *_wp_args)
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
    wp::uint64 var_o4_ = _wp_args->o4_;
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
    wp::int64 var_o4_s0 = _wp_args->o4_s0;
    wp::int64 var_o4_s1 = _wp_args->o4_s1;
    wp::int64 var_o4_s2 = _wp_args->o4_s2;
    wp::int64 var_o4_s3 = _wp_args->o4_s3;
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_1838d9b8_0c80c2ed_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

