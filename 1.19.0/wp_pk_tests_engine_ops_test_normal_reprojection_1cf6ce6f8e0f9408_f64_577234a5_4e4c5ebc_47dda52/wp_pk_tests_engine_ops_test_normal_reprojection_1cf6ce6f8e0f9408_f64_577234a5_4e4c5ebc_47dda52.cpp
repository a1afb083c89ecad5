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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.010.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_body_0(
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
    wp::int64 i5_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = T_position_gradient_bar3
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
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0]); i5_t[1][i] = REAL(p[1 * i5_e0]); i5_t[2][i] = REAL(p[2 * i5_e0]); i5_t[3][i] = REAL(p[3 * i5_e0]); i5_t[4][i] = REAL(p[4 * i5_e0]); i5_t[5][i] = REAL(p[5 * i5_e0]); }
REAL o0_a0 = 0;
REAL o0_a1 = 0;
REAL o0_a2 = 0;
REAL o1_a0 = 0;
REAL o1_a1 = 0;
REAL o1_a2 = 0;
REAL o1_a3 = 0;
REAL o4_a0 = 0;
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
const REAL v71 = i4_t[0][i];
const REAL v72 = v20 * v23;
const REAL v73 = v20 * v22;
const REAL v74 = v51 + v53;
const REAL v75 = v21 * v22;
const REAL v76 = v21 * v23;
const REAL v77 = v72 + v75;
const REAL v78 = v76 - v73;
const REAL v79 = v56 * v74;
const REAL v80 = v56 * v77;
const REAL v81 = v56 * v78;
const REAL v82 = REAL(1.0) - v79;
const REAL v83 = v20 * v21;
const REAL v84 = v49 + v53;
const REAL v85 = v22 * v23;
const REAL v86 = v75 - v72;
const REAL v87 = v83 + v85;
const REAL v88 = v56 * v86;
const REAL v89 = v56 * v84;
const REAL v90 = v56 * v87;
const REAL v91 = REAL(1.0) - v89;
const REAL v92 = v49 + v51;
const REAL v93 = v73 + v76;
const REAL v94 = v85 - v83;
const REAL v95 = v56 * v93;
const REAL v96 = v56 * v94;
const REAL v97 = v56 * v92;
const REAL v98 = REAL(1.0) - v97;
const REAL v99 = REAL(0.5) * v4;
const REAL v100 = REAL(0.5) * v3;
const REAL v101 = REAL(0.5) * v6;
const REAL v102 = REAL(0.5) * v5;
const REAL v103 = v66 * v66;
const REAL v104 = v63 * v103;
const REAL v105 = v56 * v104;
const REAL v106 = v47 * v104;
const REAL v107 = v56 * v66;
const REAL v108 = v45 * v66;
const REAL v109 = v108 - v106;
const REAL v110 = REAL(2.0) * v109;
const REAL v111 = v55 * v55;
const REAL v112 = v110 * v111;
const REAL v113 = v23 * v112;
const REAL v114 = REAL(2.0) * v113;
const REAL v115 = v22 * v112;
const REAL v116 = REAL(2.0) * v115;
const REAL v117 = v21 * v112;
const REAL v118 = REAL(2.0) * v117;
const REAL v119 = v20 * v112;
const REAL v120 = REAL(2.0) * v119;
const REAL v121 = v26 * v105;
const REAL v122 = v121 - v116;
const REAL v123 = v22 * v105;
const REAL v124 = v29 * v105;
const REAL v125 = v118 + v124;
const REAL v126 = v21 * v105;
const REAL v127 = v29 * v107;
const REAL v128 = v114 + v127;
const REAL v129 = v23 * v107;
const REAL v130 = v126 + v129;
const REAL v131 = v32 * v107;
const REAL v132 = v122 + v131;
const REAL v133 = v22 * v107;
const REAL v134 = v32 * v105;
const REAL v135 = v120 + v134;
const REAL v136 = v20 * v105;
const REAL v137 = v133 - v136;
const REAL v138 = v26 * v107;
const REAL v139 = v138 - v135;
const REAL v140 = v20 * v107;
const REAL v141 = v123 + v140;
const REAL v142 = v136 - v133;
const REAL v143 = v7 * v142;
const REAL v144 = v132 + v143;
const REAL v145 = v8 * v137;
const REAL v146 = v145 - v125;
const REAL v147 = v9 * v130;
const REAL v148 = v146 + v147;
const REAL v149 = v7 * v130;
const REAL v150 = v128 + v149;
const REAL v151 = v8 * v141;
const REAL v152 = v150 + v151;
const REAL v153 = v9 * v141;
const REAL v154 = v144 + v153;
const REAL v155 = v19 * v152;
const REAL v156 = v19 * v154;
const REAL v157 = v19 * v148;
const REAL v158 = v19 * v139;
const REAL v159 = v64 * v103;
const REAL v160 = v56 * v159;
const REAL v161 = v47 * v159;
const REAL v162 = v46 * v66;
const REAL v163 = v162 - v161;
const REAL v164 = REAL(2.0) * v163;
const REAL v165 = v111 * v164;
const REAL v166 = v23 * v165;
const REAL v167 = REAL(2.0) * v166;
const REAL v168 = v22 * v165;
const REAL v169 = REAL(2.0) * v168;
const REAL v170 = v21 * v165;
const REAL v171 = REAL(2.0) * v170;
const REAL v172 = v20 * v165;
const REAL v173 = REAL(2.0) * v172;
const REAL v174 = v26 * v160;
const REAL v175 = v174 - v169;
const REAL v176 = v22 * v160;
const REAL v177 = v29 * v160;
const REAL v178 = v171 + v177;
const REAL v179 = v21 * v160;
const REAL v180 = v131 + v178;
const REAL v181 = v21 * v107;
const REAL v182 = v138 - v167;
const REAL v183 = v129 + v176;
const REAL v184 = v32 * v160;
const REAL v185 = v173 + v184;
const REAL v186 = v20 * v160;
const REAL v187 = v181 + v186;
const REAL v188 = v127 - v185;
const REAL v189 = v140 - v179;
const REAL v190 = v7 * v187;
const REAL v191 = v175 + v190;
const REAL v192 = v8 * v187;
const REAL v193 = v180 + v192;
const REAL v194 = v179 - v140;
const REAL v195 = v9 * v194;
const REAL v196 = v195 - v193;
const REAL v197 = v7 * v189;
const REAL v198 = v182 + v197;
const REAL v199 = v8 * v183;
const REAL v200 = v198 - v199;
const REAL v201 = v9 * v183;
const REAL v202 = v191 + v201;
const REAL v203 = v19 * v200;
const REAL v204 = v19 * v202;
const REAL v205 = v19 * v196;
const REAL v206 = v19 * v188;
const REAL v207 = v66 * v82;
const REAL v208 = v81 * v104;
const REAL v209 = v207 - v208;
const REAL v210 = v66 * v88;
const REAL v211 = v90 * v104;
const REAL v212 = v210 - v211;
const REAL v213 = v66 * v95;
const REAL v214 = v98 * v104;
const REAL v215 = v213 - v214;
const REAL v216 = v99 * v158;
const REAL v217 = v100 * v157;
const REAL v218 = v217 - v216;
const REAL v219 = v101 * v156;
const REAL v220 = v218 + v219;
const REAL v221 = v102 * v155;
const REAL v222 = v220 + v221;
const REAL v223 = v102 * v158;
const REAL v224 = v101 * v157;
const REAL v225 = v223 + v224;
const REAL v226 = v100 * v156;
const REAL v227 = v226 - v225;
const REAL v228 = v99 * v155;
const REAL v229 = v227 - v228;
const REAL v230 = v101 * v158;
const REAL v231 = v102 * v157;
const REAL v232 = v231 - v230;
const REAL v233 = v99 * v156;
const REAL v234 = v232 - v233;
const REAL v235 = v100 * v155;
const REAL v236 = v234 - v235;
const REAL v237 = v66 * v80;
const REAL v238 = v81 * v159;
const REAL v239 = v237 - v238;
const REAL v240 = v66 * v91;
const REAL v241 = v90 * v159;
const REAL v242 = v240 - v241;
const REAL v243 = v66 * v96;
const REAL v244 = v98 * v159;
const REAL v245 = v243 - v244;
const REAL v246 = v99 * v206;
const REAL v247 = v100 * v205;
const REAL v248 = v247 - v246;
const REAL v249 = v101 * v204;
const REAL v250 = v248 + v249;
const REAL v251 = v102 * v203;
const REAL v252 = v250 - v251;
const REAL v253 = v102 * v206;
const REAL v254 = v101 * v205;
const REAL v255 = v253 + v254;
const REAL v256 = v100 * v204;
const REAL v257 = v256 - v255;
const REAL v258 = v99 * v203;
const REAL v259 = v257 + v258;
const REAL v260 = v101 * v206;
const REAL v261 = v102 * v205;
const REAL v262 = v261 - v260;
const REAL v263 = v99 * v204;
const REAL v264 = v262 - v263;
const REAL v265 = v100 * v203;
const REAL v266 = v264 + v265;
const REAL v267 = v68 * v68;
const REAL v268 = v70 * v70;
const REAL v269 = v267 + v268;
const REAL v270 = v71 * v71;
const REAL v271 = REAL(1) / v270;
const REAL v272 = v269 * v271;
const REAL v273 = REAL(1.0) + v272;
const REAL v274 = REAL(1) / v273;
const REAL v275 = v68 * v209;
const REAL v276 = v70 * v239;
const REAL v277 = v275 + v276;
const REAL v278 = v68 * v212;
const REAL v279 = v70 * v242;
const REAL v280 = v278 + v279;
const REAL v281 = v68 * v215;
const REAL v282 = v70 * v245;
const REAL v283 = v281 + v282;
const REAL v284 = v68 * v222;
const REAL v285 = v70 * v252;
const REAL v286 = v284 + v285;
const REAL v287 = v68 * v229;
const REAL v288 = v70 * v259;
const REAL v289 = v287 + v288;
const REAL v290 = v68 * v236;
const REAL v291 = v70 * v266;
const REAL v292 = v290 + v291;
const REAL v293 = i5_t[0][i];
const REAL v294 = i5_t[1][i];
const REAL v295 = i5_t[2][i];
const REAL v296 = i5_t[3][i];
const REAL v297 = i5_t[4][i];
const REAL v298 = i5_t[5][i];
const REAL v299 = v292 * v298;
const REAL v300 = v274 * v298;
const REAL v301 = v266 * v300;
const REAL v302 = v70 * v300;
const REAL v303 = v236 * v300;
const REAL v304 = v68 * v300;
const REAL v305 = v289 * v297;
const REAL v306 = v299 + v305;
const REAL v307 = v274 * v297;
const REAL v308 = v259 * v307;
const REAL v309 = v301 + v308;
const REAL v310 = v70 * v307;
const REAL v311 = v229 * v307;
const REAL v312 = v303 + v311;
const REAL v313 = v68 * v307;
const REAL v314 = v286 * v296;
const REAL v315 = v306 + v314;
const REAL v316 = v274 * v296;
const REAL v317 = v252 * v316;
const REAL v318 = v309 + v317;
const REAL v319 = v70 * v316;
const REAL v320 = v222 * v316;
const REAL v321 = v312 + v320;
const REAL v322 = v68 * v316;
const REAL v323 = v283 * v295;
const REAL v324 = v315 + v323;
const REAL v325 = v274 * v295;
const REAL v326 = v245 * v325;
const REAL v327 = v318 + v326;
const REAL v328 = v70 * v325;
const REAL v329 = v215 * v325;
const REAL v330 = v321 + v329;
const REAL v331 = v68 * v325;
const REAL v332 = v280 * v294;
const REAL v333 = v324 + v332;
const REAL v334 = v274 * v294;
const REAL v335 = v242 * v334;
const REAL v336 = v327 + v335;
const REAL v337 = v70 * v334;
const REAL v338 = v212 * v334;
const REAL v339 = v330 + v338;
const REAL v340 = v68 * v334;
const REAL v341 = v277 * v293;
const REAL v342 = v333 + v341;
const REAL v343 = v274 * v293;
const REAL v344 = v239 * v343;
const REAL v345 = v336 + v344;
const REAL v346 = v70 * v343;
const REAL v347 = v209 * v343;
const REAL v348 = v339 + v347;
const REAL v349 = v68 * v343;
const REAL v350 = v274 * v274;
const REAL v351 = v342 * v350;
const REAL v352 = v271 * v351;
const REAL v353 = v269 * v351;
const REAL v354 = v271 * v271;
const REAL v355 = v353 * v354;
const REAL v356 = v71 * v355;
const REAL v357 = REAL(2.0) * v356;
const REAL v358 = v70 * v352;
const REAL v359 = v345 - v358;
const REAL v360 = v359 - v358;
const REAL v361 = v68 * v352;
const REAL v362 = v348 - v361;
const REAL v363 = v362 - v361;
const REAL v364 = v203 * v302;
const REAL v365 = v100 * v302;
const REAL v366 = v204 * v302;
const REAL v367 = v99 * v302;
const REAL v368 = v205 * v302;
const REAL v369 = v102 * v302;
const REAL v370 = v206 * v302;
const REAL v371 = v101 * v302;
const REAL v372 = v203 * v310;
const REAL v373 = v372 - v366;
const REAL v374 = v99 * v310;
const REAL v375 = v365 + v374;
const REAL v376 = v204 * v310;
const REAL v377 = v364 + v376;
const REAL v378 = v100 * v310;
const REAL v379 = v378 - v367;
const REAL v380 = v205 * v310;
const REAL v381 = v370 + v380;
const REAL v382 = v101 * v310;
const REAL v383 = v369 - v382;
const REAL v384 = v206 * v310;
const REAL v385 = v368 - v384;
const REAL v386 = v102 * v310;
const REAL v387 = v371 + v386;
const REAL v388 = v203 * v319;
const REAL v389 = v385 - v388;
const REAL v390 = v102 * v319;
const REAL v391 = v375 - v390;
const REAL v392 = v204 * v319;
const REAL v393 = v392 - v381;
const REAL v394 = v101 * v319;
const REAL v395 = v379 + v394;
const REAL v396 = v205 * v319;
const REAL v397 = v377 + v396;
const REAL v398 = v100 * v319;
const REAL v399 = v383 + v398;
const REAL v400 = v206 * v319;
const REAL v401 = v373 - v400;
const REAL v402 = v99 * v319;
const REAL v403 = v387 + v402;
const REAL v404 = v159 * v328;
const REAL v405 = v98 * v328;
const REAL v406 = v96 * v328;
const REAL v407 = v66 * v328;
const REAL v408 = v159 * v337;
const REAL v409 = v90 * v337;
const REAL v410 = v405 + v409;
const REAL v411 = v91 * v337;
const REAL v412 = v406 + v411;
const REAL v413 = v66 * v337;
const REAL v414 = v159 * v346;
const REAL v415 = v81 * v346;
const REAL v416 = v410 + v415;
const REAL v417 = v80 * v346;
const REAL v418 = v412 + v417;
const REAL v419 = v66 * v346;
const REAL v420 = v155 * v304;
const REAL v421 = v397 - v420;
const REAL v422 = v100 * v304;
const REAL v423 = v156 * v304;
const REAL v424 = v401 - v423;
const REAL v425 = v99 * v304;
const REAL v426 = v157 * v304;
const REAL v427 = v389 + v426;
const REAL v428 = v102 * v304;
const REAL v429 = v158 * v304;
const REAL v430 = v393 - v429;
const REAL v431 = v101 * v304;
const REAL v432 = v155 * v313;
const REAL v433 = v424 - v432;
const REAL v434 = v99 * v313;
const REAL v435 = v422 + v434;
const REAL v436 = v156 * v313;
const REAL v437 = v421 + v436;
const REAL v438 = v100 * v313;
const REAL v439 = v438 - v425;
const REAL v440 = v157 * v313;
const REAL v441 = v430 - v440;
const REAL v442 = v101 * v313;
const REAL v443 = v428 - v442;
const REAL v444 = v158 * v313;
const REAL v445 = v427 - v444;
const REAL v446 = v102 * v313;
const REAL v447 = v431 + v446;
const REAL v448 = v155 * v322;
const REAL v449 = v445 + v448;
const REAL v450 = v102 * v322;
const REAL v451 = v450 - v435;
const REAL v452 = v156 * v322;
const REAL v453 = v441 + v452;
const REAL v454 = v101 * v322;
const REAL v455 = v439 + v454;
const REAL v456 = v157 * v322;
const REAL v457 = v437 + v456;
const REAL v458 = v100 * v322;
const REAL v459 = v443 + v458;
const REAL v460 = v158 * v322;
const REAL v461 = v433 - v460;
const REAL v462 = v99 * v322;
const REAL v463 = v447 + v462;
const REAL v464 = v104 * v331;
const REAL v465 = v404 + v464;
const REAL v466 = v98 * v331;
const REAL v467 = v95 * v331;
const REAL v468 = v418 + v467;
const REAL v469 = v66 * v331;
const REAL v470 = v104 * v340;
const REAL v471 = v408 + v470;
const REAL v472 = v90 * v340;
const REAL v473 = v466 + v472;
const REAL v474 = v88 * v340;
const REAL v475 = v468 + v474;
const REAL v476 = v66 * v340;
const REAL v477 = v104 * v349;
const REAL v478 = v414 + v477;
const REAL v479 = v81 * v349;
const REAL v480 = v473 + v479;
const REAL v481 = v82 * v349;
const REAL v482 = v475 + v481;
const REAL v483 = v66 * v349;
const REAL v484 = v19 * v403;
const REAL v485 = v19 * v399;
const REAL v486 = v19 * v395;
const REAL v487 = v19 * v391;
const REAL v488 = v183 * v486;
const REAL v489 = v9 * v486;
const REAL v490 = v183 * v487;
const REAL v491 = v8 * v487;
const REAL v492 = v489 - v491;
const REAL v493 = v189 * v487;
const REAL v494 = v7 * v487;
const REAL v495 = v194 * v485;
const REAL v496 = v488 + v495;
const REAL v497 = v9 * v485;
const REAL v498 = v187 * v485;
const REAL v499 = v490 + v498;
const REAL v500 = v8 * v485;
const REAL v501 = v187 * v486;
const REAL v502 = v493 + v501;
const REAL v503 = v7 * v486;
const REAL v504 = v503 - v500;
const REAL v505 = v494 - v497;
const REAL v506 = v497 - v494;
const REAL v507 = v160 * v504;
const REAL v508 = v20 * v504;
const REAL v509 = v160 * v484;
const REAL v510 = v32 * v484;
const REAL v511 = v508 + v510;
const REAL v512 = v107 * v504;
const REAL v513 = v21 * v504;
const REAL v514 = v160 * v506;
const REAL v515 = v512 + v514;
const REAL v516 = v21 * v506;
const REAL v517 = v511 + v516;
const REAL v518 = v160 * v485;
const REAL v519 = v29 * v485;
const REAL v520 = v517 - v519;
const REAL v521 = v160 * v492;
const REAL v522 = v22 * v492;
const REAL v523 = v520 + v522;
const REAL v524 = v160 * v486;
const REAL v525 = v26 * v486;
const REAL v526 = v523 + v525;
const REAL v527 = REAL(2.0) * v484;
const REAL v528 = v165 * v527;
const REAL v529 = v507 + v528;
const REAL v530 = v20 * v527;
const REAL v531 = REAL(2.0) * v485;
const REAL v532 = v165 * v531;
const REAL v533 = v515 - v532;
const REAL v534 = v21 * v531;
const REAL v535 = v530 - v534;
const REAL v536 = REAL(2.0) * v486;
const REAL v537 = v165 * v536;
const REAL v538 = v521 - v537;
const REAL v539 = v22 * v536;
const REAL v540 = v535 - v539;
const REAL v541 = REAL(2.0) * v487;
const REAL v542 = v165 * v541;
const REAL v543 = v23 * v541;
const REAL v544 = v540 - v543;
const REAL v545 = v164 * v544;
const REAL v546 = v111 * v544;
const REAL v547 = REAL(2.0) * v546;
const REAL v548 = v66 * v547;
const REAL v549 = v46 * v547;
const REAL v550 = v482 + v549;
const REAL v551 = v159 * v547;
const REAL v552 = v47 * v547;
const REAL v553 = v416 + v552;
const REAL v554 = v159 * v526;
const REAL v555 = v56 * v526;
const REAL v556 = v555 - v553;
const REAL v557 = v103 * v556;
const REAL v558 = v64 * v556;
const REAL v559 = v19 * v463;
const REAL v560 = v19 * v459;
const REAL v561 = v19 * v455;
const REAL v562 = v19 * v451;
const REAL v563 = v141 * v561;
const REAL v564 = v496 + v563;
const REAL v565 = v9 * v561;
const REAL v566 = v141 * v562;
const REAL v567 = v566 - v499;
const REAL v568 = v8 * v562;
const REAL v569 = v565 + v568;
const REAL v570 = v130 * v562;
const REAL v571 = v502 + v570;
const REAL v572 = v7 * v562;
const REAL v573 = v130 * v560;
const REAL v574 = v564 + v573;
const REAL v575 = v9 * v560;
const REAL v576 = v572 + v575;
const REAL v577 = v137 * v560;
const REAL v578 = v567 + v577;
const REAL v579 = v8 * v560;
const REAL v580 = v142 * v561;
const REAL v581 = v571 + v580;
const REAL v582 = v7 * v561;
const REAL v583 = v505 + v569;
const REAL v584 = v107 * v583;
const REAL v585 = v529 + v584;
const REAL v586 = v20 * v583;
const REAL v587 = v513 + v586;
const REAL v588 = v487 - v559;
const REAL v589 = v107 * v588;
const REAL v590 = v524 + v589;
const REAL v591 = v26 * v588;
const REAL v592 = v587 + v591;
const REAL v593 = v579 - v582;
const REAL v594 = v582 - v579;
const REAL v595 = v105 * v594;
const REAL v596 = v585 + v595;
const REAL v597 = v20 * v594;
const REAL v598 = v105 * v559;
const REAL v599 = v509 + v598;
const REAL v600 = v32 * v559;
const REAL v601 = v597 + v600;
const REAL v602 = v107 * v593;
const REAL v603 = v538 + v602;
const REAL v604 = v22 * v593;
const REAL v605 = v592 + v604;
const REAL v606 = v561 - v485;
const REAL v607 = v107 * v606;
const REAL v608 = v599 + v607;
const REAL v609 = v32 * v606;
const REAL v610 = v605 + v609;
const REAL v611 = v492 + v576;
const REAL v612 = v107 * v611;
const REAL v613 = v612 - v542;
const REAL v614 = v23 * v611;
const REAL v615 = v610 + v614;
const REAL v616 = v562 - v484;
const REAL v617 = v107 * v616;
const REAL v618 = v617 - v518;
const REAL v619 = v29 * v616;
const REAL v620 = v615 + v619;
const REAL v621 = v105 * v576;
const REAL v622 = v533 + v621;
const REAL v623 = v21 * v576;
const REAL v624 = v601 + v623;
const REAL v625 = v105 * v560;
const REAL v626 = v618 - v625;
const REAL v627 = v29 * v560;
const REAL v628 = v624 - v627;
const REAL v629 = v105 * v569;
const REAL v630 = v603 + v629;
const REAL v631 = v22 * v569;
const REAL v632 = v628 + v631;
const REAL v633 = v105 * v561;
const REAL v634 = v590 + v633;
const REAL v635 = v26 * v561;
const REAL v636 = v632 + v635;
const REAL v637 = REAL(2.0) * v559;
const REAL v638 = v112 * v637;
const REAL v639 = v596 + v638;
const REAL v640 = v20 * v637;
const REAL v641 = REAL(2.0) * v560;
const REAL v642 = v112 * v641;
const REAL v643 = v622 - v642;
const REAL v644 = v21 * v641;
const REAL v645 = v640 - v644;
const REAL v646 = REAL(2.0) * v561;
const REAL v647 = v112 * v646;
const REAL v648 = v630 - v647;
const REAL v649 = v22 * v646;
const REAL v650 = v645 - v649;
const REAL v651 = REAL(2.0) * v562;
const REAL v652 = v112 * v651;
const REAL v653 = v613 + v652;
const REAL v654 = v23 * v651;
const REAL v655 = v650 + v654;
const REAL v656 = v111 * v655;
const REAL v657 = v110 * v655;
const REAL v658 = v545 + v657;
const REAL v659 = v55 * v658;
const REAL v660 = REAL(2.0) * v659;
const REAL v661 = REAL(2.0) * v656;
const REAL v662 = v66 * v661;
const REAL v663 = v45 * v661;
const REAL v664 = v550 + v663;
const REAL v665 = v66 * v620;
const REAL v666 = v554 + v665;
const REAL v667 = v56 * v620;
const REAL v668 = v664 + v667;
const REAL v669 = v104 * v661;
const REAL v670 = v551 + v669;
const REAL v671 = v47 * v661;
const REAL v672 = v480 + v671;
const REAL v673 = v104 * v636;
const REAL v674 = v666 + v673;
const REAL v675 = v56 * v636;
const REAL v676 = v675 - v672;
const REAL v677 = v103 * v676;
const REAL v678 = v63 * v676;
const REAL v679 = v558 + v678;
const REAL v680 = v66 * v679;
const REAL v681 = v668 + v680;
const REAL v682 = v680 + v681;
const REAL v683 = REAL(0.5) * v449;
const REAL v684 = REAL(0.5) * v453;
const REAL v685 = REAL(0.5) * v457;
const REAL v686 = REAL(0.5) * v461;
const REAL v687 = v92 * v465;
const REAL v688 = v674 + v687;
const REAL v689 = v56 * v465;
const REAL v690 = v94 * v407;
const REAL v691 = v688 + v690;
const REAL v692 = v56 * v407;
const REAL v693 = v93 * v469;
const REAL v694 = v691 + v693;
const REAL v695 = v56 * v469;
const REAL v696 = v87 * v471;
const REAL v697 = v694 - v696;
const REAL v698 = v56 * v471;
const REAL v699 = v84 * v413;
const REAL v700 = v697 - v699;
const REAL v701 = v56 * v413;
const REAL v702 = v86 * v476;
const REAL v703 = v700 + v702;
const REAL v704 = v56 * v476;
const REAL v705 = v692 + v698;
const REAL v706 = v692 - v698;
const REAL v707 = v23 * v706;
const REAL v708 = v648 + v707;
const REAL v709 = v22 * v706;
const REAL v710 = v653 + v709;
const REAL v711 = v689 - v701;
const REAL v712 = v21 * v705;
const REAL v713 = v639 - v712;
const REAL v714 = v20 * v705;
const REAL v715 = v643 - v714;
const REAL v716 = v78 * v478;
const REAL v717 = v703 - v716;
const REAL v718 = v56 * v478;
const REAL v719 = v77 * v419;
const REAL v720 = v717 + v719;
const REAL v721 = v56 * v419;
const REAL v722 = v74 * v483;
const REAL v723 = v720 - v722;
const REAL v724 = v56 * v483;
const REAL v725 = v695 - v718;
const REAL v726 = v695 + v718;
const REAL v727 = v721 - v704;
const REAL v728 = v704 + v721;
const REAL v729 = v23 * v725;
const REAL v730 = v715 + v729;
const REAL v731 = v21 * v725;
const REAL v732 = v710 + v731;
const REAL v733 = v22 * v728;
const REAL v734 = v730 + v733;
const REAL v735 = v21 * v728;
const REAL v736 = v708 + v735;
const REAL v737 = v689 - v724;
const REAL v738 = v701 + v724;
const REAL v739 = v22 * v726;
const REAL v740 = v713 + v739;
const REAL v741 = v20 * v726;
const REAL v742 = v736 + v741;
const REAL v743 = v23 * v727;
const REAL v744 = v740 + v743;
const REAL v745 = v20 * v727;
const REAL v746 = v732 + v745;
const REAL v747 = v358 - v359;
const REAL v748 = v66 * v360;
const REAL v749 = v557 + v748;
const REAL v750 = v64 * v360;
const REAL v751 = v682 + v750;
const REAL v752 = v361 - v362;
const REAL v753 = v66 * v363;
const REAL v754 = v677 + v753;
const REAL v755 = v63 * v363;
const REAL v756 = v751 + v755;
const REAL v757 = v103 * v756;
const REAL v758 = -v757;
const REAL v759 = v574 - v757;
const REAL v760 = v578 + v749;
const REAL v761 = v581 + v754;
const REAL v762 = v56 * v757;
const REAL v763 = v670 + v762;
const REAL v764 = v47 * v757;
const REAL v765 = v723 - v764;
const REAL v766 = v56 * v749;
const REAL v767 = v548 + v766;
const REAL v768 = v46 * v749;
const REAL v769 = v765 + v768;
const REAL v770 = v56 * v754;
const REAL v771 = v662 + v770;
const REAL v772 = v45 * v754;
const REAL v773 = v769 + v772;
const REAL v774 = REAL(2.0) * v773;
const REAL v775 = v660 + v774;
const REAL v776 = v111 * v775;
const REAL v777 = v738 + v776;
const REAL v778 = v23 * v777;
const REAL v779 = v746 - v778;
const REAL v780 = v779 - v778;
const REAL v781 = v737 - v776;
const REAL v782 = v22 * v781;
const REAL v783 = v742 + v782;
const REAL v784 = v782 + v783;
const REAL v785 = v711 - v776;
const REAL v786 = v21 * v785;
const REAL v787 = v734 + v786;
const REAL v788 = v786 + v787;
const REAL v789 = v20 * v776;
const REAL v790 = v744 - v789;
const REAL v791 = v790 - v789;
const REAL v792 = v26 * v763;
const REAL v793 = v784 + v792;
const REAL v794 = v22 * v763;
const REAL v795 = v634 + v794;
const REAL v796 = v29 * v763;
const REAL v797 = v788 - v796;
const REAL v798 = v21 * v763;
const REAL v799 = v626 - v798;
const REAL v800 = v32 * v767;
const REAL v801 = v797 - v800;
const REAL v802 = v21 * v767;
const REAL v803 = v608 - v802;
const REAL v804 = v26 * v767;
const REAL v805 = v780 + v804;
const REAL v806 = v23 * v767;
const REAL v807 = v795 + v806;
const REAL v808 = v29 * v771;
const REAL v809 = v805 - v808;
const REAL v810 = v23 * v771;
const REAL v811 = v799 - v810;
const REAL v812 = v32 * v771;
const REAL v813 = v793 + v812;
const REAL v814 = v22 * v771;
const REAL v815 = v803 + v814;
const REAL v816 = v32 * v763;
const REAL v817 = v791 - v816;
const REAL v818 = v20 * v763;
const REAL v819 = v815 - v818;
const REAL v820 = v29 * v767;
const REAL v821 = v817 + v820;
const REAL v822 = v20 * v767;
const REAL v823 = v811 + v822;
const REAL v824 = v26 * v771;
const REAL v825 = v821 + v824;
const REAL v826 = v20 * v771;
const REAL v827 = v807 + v826;
const REAL v828 = v818 - v815;
const REAL v829 = v22 * v828;
const REAL v830 = v761 + v829;
const REAL v831 = v7 * v828;
const REAL v832 = v813 + v831;
const REAL v833 = v21 * v819;
const REAL v834 = v760 + v833;
const REAL v835 = v8 * v819;
const REAL v836 = v801 + v835;
const REAL v837 = v21 * v823;
const REAL v838 = v759 - v837;
const REAL v839 = v9 * v823;
const REAL v840 = v836 - v839;
const REAL v841 = v23 * v823;
const REAL v842 = v830 + v841;
const REAL v843 = v7 * v823;
const REAL v844 = v809 + v843;
const REAL v845 = v23 * v827;
const REAL v846 = v834 - v845;
const REAL v847 = v8 * v827;
const REAL v848 = v844 - v847;
const REAL v849 = v22 * v827;
const REAL v850 = v838 + v849;
const REAL v851 = v9 * v827;
const REAL v852 = v832 + v851;
const REAL v853 = v19 * v848;
const REAL v854 = v684 + v853;
const REAL v855 = v19 * v852;
const REAL v856 = v683 + v855;
const REAL v857 = v19 * v840;
const REAL v858 = v686 + v857;
const REAL v859 = v19 * v825;
const REAL v860 = v685 + v859;
o0_a0 += v754;
o0_a1 += v749;
o0_a2 += v758;
o1_a0 += v860;
o1_a1 += v858;
o1_a2 += v856;
o1_a3 += v854;
o2_t[0][i] = v842;
o2_t[1][i] = v846;
o2_t[2][i] = v850;
o3_t[0][i] = v752;
o3_t[1][i] = v747;
o4_a0 += v357;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.010.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_body_0(
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
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i5_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9 {
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
    wp::int64 i5_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9 *_wp_args)
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
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_577234a5_28da8ad9_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

