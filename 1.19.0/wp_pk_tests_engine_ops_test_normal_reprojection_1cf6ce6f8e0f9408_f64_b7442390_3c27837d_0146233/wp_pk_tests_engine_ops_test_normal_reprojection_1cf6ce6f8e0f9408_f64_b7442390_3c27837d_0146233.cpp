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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.tukey>s>v11111.010.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_body_0(
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
const auto v271 = v270 < v269;
const REAL v272 = v271 ? v270 : v269;
const REAL v273 = REAL(1) / v270;
const REAL v274 = v272 * v273;
const REAL v275 = REAL(1.0) - v274;
const REAL v276 = v275 * v275;
const REAL v277 = v68 * v209;
const REAL v278 = v70 * v239;
const REAL v279 = v277 + v278;
const REAL v280 = v68 * v212;
const REAL v281 = v70 * v242;
const REAL v282 = v280 + v281;
const REAL v283 = v68 * v215;
const REAL v284 = v70 * v245;
const REAL v285 = v283 + v284;
const REAL v286 = v68 * v222;
const REAL v287 = v70 * v252;
const REAL v288 = v286 + v287;
const REAL v289 = v68 * v229;
const REAL v290 = v70 * v259;
const REAL v291 = v289 + v290;
const REAL v292 = v68 * v236;
const REAL v293 = v70 * v266;
const REAL v294 = v292 + v293;
const REAL v295 = i5_t[0][i];
const REAL v296 = i5_t[1][i];
const REAL v297 = i5_t[2][i];
const REAL v298 = i5_t[3][i];
const REAL v299 = i5_t[4][i];
const REAL v300 = i5_t[5][i];
const REAL v301 = v294 * v300;
const REAL v302 = v276 * v300;
const REAL v303 = v266 * v302;
const REAL v304 = v70 * v302;
const REAL v305 = v236 * v302;
const REAL v306 = v68 * v302;
const REAL v307 = v291 * v299;
const REAL v308 = v301 + v307;
const REAL v309 = v276 * v299;
const REAL v310 = v259 * v309;
const REAL v311 = v303 + v310;
const REAL v312 = v70 * v309;
const REAL v313 = v229 * v309;
const REAL v314 = v305 + v313;
const REAL v315 = v68 * v309;
const REAL v316 = v288 * v298;
const REAL v317 = v308 + v316;
const REAL v318 = v276 * v298;
const REAL v319 = v252 * v318;
const REAL v320 = v311 + v319;
const REAL v321 = v70 * v318;
const REAL v322 = v222 * v318;
const REAL v323 = v314 + v322;
const REAL v324 = v68 * v318;
const REAL v325 = v285 * v297;
const REAL v326 = v317 + v325;
const REAL v327 = v276 * v297;
const REAL v328 = v245 * v327;
const REAL v329 = v320 + v328;
const REAL v330 = v70 * v327;
const REAL v331 = v215 * v327;
const REAL v332 = v323 + v331;
const REAL v333 = v68 * v327;
const REAL v334 = v282 * v296;
const REAL v335 = v326 + v334;
const REAL v336 = v276 * v296;
const REAL v337 = v242 * v336;
const REAL v338 = v329 + v337;
const REAL v339 = v70 * v336;
const REAL v340 = v212 * v336;
const REAL v341 = v332 + v340;
const REAL v342 = v68 * v336;
const REAL v343 = v279 * v295;
const REAL v344 = v335 + v343;
const REAL v345 = v276 * v295;
const REAL v346 = v239 * v345;
const REAL v347 = v338 + v346;
const REAL v348 = v70 * v345;
const REAL v349 = v209 * v345;
const REAL v350 = v341 + v349;
const REAL v351 = v68 * v345;
const REAL v352 = v275 * v344;
const REAL v353 = REAL(2.0) * v352;
const REAL v354 = v273 * v353;
const REAL v355 = -v354;
const REAL v356 = v272 * v353;
const REAL v357 = v273 * v273;
const REAL v358 = v356 * v357;
const REAL v359 = v271 ? v355 : REAL(0.0);
const REAL v360 = v358 + v359;
const REAL v361 = v271 ? REAL(0.0) : v355;
const REAL v362 = v71 * v360;
const REAL v363 = REAL(2.0) * v362;
const REAL v364 = v70 * v361;
const REAL v365 = v347 + v364;
const REAL v366 = v364 + v365;
const REAL v367 = v68 * v361;
const REAL v368 = v350 + v367;
const REAL v369 = v367 + v368;
const REAL v370 = v203 * v304;
const REAL v371 = v100 * v304;
const REAL v372 = v204 * v304;
const REAL v373 = v99 * v304;
const REAL v374 = v205 * v304;
const REAL v375 = v102 * v304;
const REAL v376 = v206 * v304;
const REAL v377 = v101 * v304;
const REAL v378 = v203 * v312;
const REAL v379 = v378 - v372;
const REAL v380 = v99 * v312;
const REAL v381 = v371 + v380;
const REAL v382 = v204 * v312;
const REAL v383 = v370 + v382;
const REAL v384 = v100 * v312;
const REAL v385 = v384 - v373;
const REAL v386 = v205 * v312;
const REAL v387 = v376 + v386;
const REAL v388 = v101 * v312;
const REAL v389 = v375 - v388;
const REAL v390 = v206 * v312;
const REAL v391 = v374 - v390;
const REAL v392 = v102 * v312;
const REAL v393 = v377 + v392;
const REAL v394 = v203 * v321;
const REAL v395 = v391 - v394;
const REAL v396 = v102 * v321;
const REAL v397 = v381 - v396;
const REAL v398 = v204 * v321;
const REAL v399 = v398 - v387;
const REAL v400 = v101 * v321;
const REAL v401 = v385 + v400;
const REAL v402 = v205 * v321;
const REAL v403 = v383 + v402;
const REAL v404 = v100 * v321;
const REAL v405 = v389 + v404;
const REAL v406 = v206 * v321;
const REAL v407 = v379 - v406;
const REAL v408 = v99 * v321;
const REAL v409 = v393 + v408;
const REAL v410 = v159 * v330;
const REAL v411 = v98 * v330;
const REAL v412 = v96 * v330;
const REAL v413 = v66 * v330;
const REAL v414 = v159 * v339;
const REAL v415 = v90 * v339;
const REAL v416 = v411 + v415;
const REAL v417 = v91 * v339;
const REAL v418 = v412 + v417;
const REAL v419 = v66 * v339;
const REAL v420 = v159 * v348;
const REAL v421 = v81 * v348;
const REAL v422 = v416 + v421;
const REAL v423 = v80 * v348;
const REAL v424 = v418 + v423;
const REAL v425 = v66 * v348;
const REAL v426 = v155 * v306;
const REAL v427 = v403 - v426;
const REAL v428 = v100 * v306;
const REAL v429 = v156 * v306;
const REAL v430 = v407 - v429;
const REAL v431 = v99 * v306;
const REAL v432 = v157 * v306;
const REAL v433 = v395 + v432;
const REAL v434 = v102 * v306;
const REAL v435 = v158 * v306;
const REAL v436 = v399 - v435;
const REAL v437 = v101 * v306;
const REAL v438 = v155 * v315;
const REAL v439 = v430 - v438;
const REAL v440 = v99 * v315;
const REAL v441 = v428 + v440;
const REAL v442 = v156 * v315;
const REAL v443 = v427 + v442;
const REAL v444 = v100 * v315;
const REAL v445 = v444 - v431;
const REAL v446 = v157 * v315;
const REAL v447 = v436 - v446;
const REAL v448 = v101 * v315;
const REAL v449 = v434 - v448;
const REAL v450 = v158 * v315;
const REAL v451 = v433 - v450;
const REAL v452 = v102 * v315;
const REAL v453 = v437 + v452;
const REAL v454 = v155 * v324;
const REAL v455 = v451 + v454;
const REAL v456 = v102 * v324;
const REAL v457 = v456 - v441;
const REAL v458 = v156 * v324;
const REAL v459 = v447 + v458;
const REAL v460 = v101 * v324;
const REAL v461 = v445 + v460;
const REAL v462 = v157 * v324;
const REAL v463 = v443 + v462;
const REAL v464 = v100 * v324;
const REAL v465 = v449 + v464;
const REAL v466 = v158 * v324;
const REAL v467 = v439 - v466;
const REAL v468 = v99 * v324;
const REAL v469 = v453 + v468;
const REAL v470 = v104 * v333;
const REAL v471 = v410 + v470;
const REAL v472 = v98 * v333;
const REAL v473 = v95 * v333;
const REAL v474 = v424 + v473;
const REAL v475 = v66 * v333;
const REAL v476 = v104 * v342;
const REAL v477 = v414 + v476;
const REAL v478 = v90 * v342;
const REAL v479 = v472 + v478;
const REAL v480 = v88 * v342;
const REAL v481 = v474 + v480;
const REAL v482 = v66 * v342;
const REAL v483 = v104 * v351;
const REAL v484 = v420 + v483;
const REAL v485 = v81 * v351;
const REAL v486 = v479 + v485;
const REAL v487 = v82 * v351;
const REAL v488 = v481 + v487;
const REAL v489 = v66 * v351;
const REAL v490 = v19 * v409;
const REAL v491 = v19 * v405;
const REAL v492 = v19 * v401;
const REAL v493 = v19 * v397;
const REAL v494 = v183 * v492;
const REAL v495 = v9 * v492;
const REAL v496 = v183 * v493;
const REAL v497 = v8 * v493;
const REAL v498 = v495 - v497;
const REAL v499 = v189 * v493;
const REAL v500 = v7 * v493;
const REAL v501 = v194 * v491;
const REAL v502 = v494 + v501;
const REAL v503 = v9 * v491;
const REAL v504 = v187 * v491;
const REAL v505 = v496 + v504;
const REAL v506 = v8 * v491;
const REAL v507 = v187 * v492;
const REAL v508 = v499 + v507;
const REAL v509 = v7 * v492;
const REAL v510 = v509 - v506;
const REAL v511 = v500 - v503;
const REAL v512 = v503 - v500;
const REAL v513 = v160 * v510;
const REAL v514 = v20 * v510;
const REAL v515 = v160 * v490;
const REAL v516 = v32 * v490;
const REAL v517 = v514 + v516;
const REAL v518 = v107 * v510;
const REAL v519 = v21 * v510;
const REAL v520 = v160 * v512;
const REAL v521 = v518 + v520;
const REAL v522 = v21 * v512;
const REAL v523 = v517 + v522;
const REAL v524 = v160 * v491;
const REAL v525 = v29 * v491;
const REAL v526 = v523 - v525;
const REAL v527 = v160 * v498;
const REAL v528 = v22 * v498;
const REAL v529 = v526 + v528;
const REAL v530 = v160 * v492;
const REAL v531 = v26 * v492;
const REAL v532 = v529 + v531;
const REAL v533 = REAL(2.0) * v490;
const REAL v534 = v165 * v533;
const REAL v535 = v513 + v534;
const REAL v536 = v20 * v533;
const REAL v537 = REAL(2.0) * v491;
const REAL v538 = v165 * v537;
const REAL v539 = v521 - v538;
const REAL v540 = v21 * v537;
const REAL v541 = v536 - v540;
const REAL v542 = REAL(2.0) * v492;
const REAL v543 = v165 * v542;
const REAL v544 = v527 - v543;
const REAL v545 = v22 * v542;
const REAL v546 = v541 - v545;
const REAL v547 = REAL(2.0) * v493;
const REAL v548 = v165 * v547;
const REAL v549 = v23 * v547;
const REAL v550 = v546 - v549;
const REAL v551 = v164 * v550;
const REAL v552 = v111 * v550;
const REAL v553 = REAL(2.0) * v552;
const REAL v554 = v66 * v553;
const REAL v555 = v46 * v553;
const REAL v556 = v488 + v555;
const REAL v557 = v159 * v553;
const REAL v558 = v47 * v553;
const REAL v559 = v422 + v558;
const REAL v560 = v159 * v532;
const REAL v561 = v56 * v532;
const REAL v562 = v561 - v559;
const REAL v563 = v103 * v562;
const REAL v564 = v64 * v562;
const REAL v565 = v19 * v469;
const REAL v566 = v19 * v465;
const REAL v567 = v19 * v461;
const REAL v568 = v19 * v457;
const REAL v569 = v141 * v567;
const REAL v570 = v502 + v569;
const REAL v571 = v9 * v567;
const REAL v572 = v141 * v568;
const REAL v573 = v572 - v505;
const REAL v574 = v8 * v568;
const REAL v575 = v571 + v574;
const REAL v576 = v130 * v568;
const REAL v577 = v508 + v576;
const REAL v578 = v7 * v568;
const REAL v579 = v130 * v566;
const REAL v580 = v570 + v579;
const REAL v581 = v9 * v566;
const REAL v582 = v578 + v581;
const REAL v583 = v137 * v566;
const REAL v584 = v573 + v583;
const REAL v585 = v8 * v566;
const REAL v586 = v142 * v567;
const REAL v587 = v577 + v586;
const REAL v588 = v7 * v567;
const REAL v589 = v511 + v575;
const REAL v590 = v107 * v589;
const REAL v591 = v535 + v590;
const REAL v592 = v20 * v589;
const REAL v593 = v519 + v592;
const REAL v594 = v493 - v565;
const REAL v595 = v107 * v594;
const REAL v596 = v530 + v595;
const REAL v597 = v26 * v594;
const REAL v598 = v593 + v597;
const REAL v599 = v585 - v588;
const REAL v600 = v588 - v585;
const REAL v601 = v105 * v600;
const REAL v602 = v591 + v601;
const REAL v603 = v20 * v600;
const REAL v604 = v105 * v565;
const REAL v605 = v515 + v604;
const REAL v606 = v32 * v565;
const REAL v607 = v603 + v606;
const REAL v608 = v107 * v599;
const REAL v609 = v544 + v608;
const REAL v610 = v22 * v599;
const REAL v611 = v598 + v610;
const REAL v612 = v567 - v491;
const REAL v613 = v107 * v612;
const REAL v614 = v605 + v613;
const REAL v615 = v32 * v612;
const REAL v616 = v611 + v615;
const REAL v617 = v498 + v582;
const REAL v618 = v107 * v617;
const REAL v619 = v618 - v548;
const REAL v620 = v23 * v617;
const REAL v621 = v616 + v620;
const REAL v622 = v568 - v490;
const REAL v623 = v107 * v622;
const REAL v624 = v623 - v524;
const REAL v625 = v29 * v622;
const REAL v626 = v621 + v625;
const REAL v627 = v105 * v582;
const REAL v628 = v539 + v627;
const REAL v629 = v21 * v582;
const REAL v630 = v607 + v629;
const REAL v631 = v105 * v566;
const REAL v632 = v624 - v631;
const REAL v633 = v29 * v566;
const REAL v634 = v630 - v633;
const REAL v635 = v105 * v575;
const REAL v636 = v609 + v635;
const REAL v637 = v22 * v575;
const REAL v638 = v634 + v637;
const REAL v639 = v105 * v567;
const REAL v640 = v596 + v639;
const REAL v641 = v26 * v567;
const REAL v642 = v638 + v641;
const REAL v643 = REAL(2.0) * v565;
const REAL v644 = v112 * v643;
const REAL v645 = v602 + v644;
const REAL v646 = v20 * v643;
const REAL v647 = REAL(2.0) * v566;
const REAL v648 = v112 * v647;
const REAL v649 = v628 - v648;
const REAL v650 = v21 * v647;
const REAL v651 = v646 - v650;
const REAL v652 = REAL(2.0) * v567;
const REAL v653 = v112 * v652;
const REAL v654 = v636 - v653;
const REAL v655 = v22 * v652;
const REAL v656 = v651 - v655;
const REAL v657 = REAL(2.0) * v568;
const REAL v658 = v112 * v657;
const REAL v659 = v619 + v658;
const REAL v660 = v23 * v657;
const REAL v661 = v656 + v660;
const REAL v662 = v111 * v661;
const REAL v663 = v110 * v661;
const REAL v664 = v551 + v663;
const REAL v665 = v55 * v664;
const REAL v666 = REAL(2.0) * v665;
const REAL v667 = REAL(2.0) * v662;
const REAL v668 = v66 * v667;
const REAL v669 = v45 * v667;
const REAL v670 = v556 + v669;
const REAL v671 = v66 * v626;
const REAL v672 = v560 + v671;
const REAL v673 = v56 * v626;
const REAL v674 = v670 + v673;
const REAL v675 = v104 * v667;
const REAL v676 = v557 + v675;
const REAL v677 = v47 * v667;
const REAL v678 = v486 + v677;
const REAL v679 = v104 * v642;
const REAL v680 = v672 + v679;
const REAL v681 = v56 * v642;
const REAL v682 = v681 - v678;
const REAL v683 = v103 * v682;
const REAL v684 = v63 * v682;
const REAL v685 = v564 + v684;
const REAL v686 = v66 * v685;
const REAL v687 = v674 + v686;
const REAL v688 = v686 + v687;
const REAL v689 = REAL(0.5) * v455;
const REAL v690 = REAL(0.5) * v459;
const REAL v691 = REAL(0.5) * v463;
const REAL v692 = REAL(0.5) * v467;
const REAL v693 = v92 * v471;
const REAL v694 = v680 + v693;
const REAL v695 = v56 * v471;
const REAL v696 = v94 * v413;
const REAL v697 = v694 + v696;
const REAL v698 = v56 * v413;
const REAL v699 = v93 * v475;
const REAL v700 = v697 + v699;
const REAL v701 = v56 * v475;
const REAL v702 = v87 * v477;
const REAL v703 = v700 - v702;
const REAL v704 = v56 * v477;
const REAL v705 = v84 * v419;
const REAL v706 = v703 - v705;
const REAL v707 = v56 * v419;
const REAL v708 = v86 * v482;
const REAL v709 = v706 + v708;
const REAL v710 = v56 * v482;
const REAL v711 = v698 + v704;
const REAL v712 = v698 - v704;
const REAL v713 = v23 * v712;
const REAL v714 = v654 + v713;
const REAL v715 = v22 * v712;
const REAL v716 = v659 + v715;
const REAL v717 = v695 - v707;
const REAL v718 = v21 * v711;
const REAL v719 = v645 - v718;
const REAL v720 = v20 * v711;
const REAL v721 = v649 - v720;
const REAL v722 = v78 * v484;
const REAL v723 = v709 - v722;
const REAL v724 = v56 * v484;
const REAL v725 = v77 * v425;
const REAL v726 = v723 + v725;
const REAL v727 = v56 * v425;
const REAL v728 = v74 * v489;
const REAL v729 = v726 - v728;
const REAL v730 = v56 * v489;
const REAL v731 = v701 - v724;
const REAL v732 = v701 + v724;
const REAL v733 = v727 - v710;
const REAL v734 = v710 + v727;
const REAL v735 = v23 * v731;
const REAL v736 = v721 + v735;
const REAL v737 = v21 * v731;
const REAL v738 = v716 + v737;
const REAL v739 = v22 * v734;
const REAL v740 = v736 + v739;
const REAL v741 = v21 * v734;
const REAL v742 = v714 + v741;
const REAL v743 = v695 - v730;
const REAL v744 = v707 + v730;
const REAL v745 = v22 * v732;
const REAL v746 = v719 + v745;
const REAL v747 = v20 * v732;
const REAL v748 = v742 + v747;
const REAL v749 = v23 * v733;
const REAL v750 = v746 + v749;
const REAL v751 = v20 * v733;
const REAL v752 = v738 + v751;
const REAL v753 = -v366;
const REAL v754 = v66 * v366;
const REAL v755 = v563 + v754;
const REAL v756 = v64 * v366;
const REAL v757 = v688 + v756;
const REAL v758 = -v369;
const REAL v759 = v66 * v369;
const REAL v760 = v683 + v759;
const REAL v761 = v63 * v369;
const REAL v762 = v757 + v761;
const REAL v763 = v103 * v762;
const REAL v764 = -v763;
const REAL v765 = v580 - v763;
const REAL v766 = v584 + v755;
const REAL v767 = v587 + v760;
const REAL v768 = v56 * v763;
const REAL v769 = v676 + v768;
const REAL v770 = v47 * v763;
const REAL v771 = v729 - v770;
const REAL v772 = v56 * v755;
const REAL v773 = v554 + v772;
const REAL v774 = v46 * v755;
const REAL v775 = v771 + v774;
const REAL v776 = v56 * v760;
const REAL v777 = v668 + v776;
const REAL v778 = v45 * v760;
const REAL v779 = v775 + v778;
const REAL v780 = REAL(2.0) * v779;
const REAL v781 = v666 + v780;
const REAL v782 = v111 * v781;
const REAL v783 = v744 + v782;
const REAL v784 = v23 * v783;
const REAL v785 = v752 - v784;
const REAL v786 = v785 - v784;
const REAL v787 = v743 - v782;
const REAL v788 = v22 * v787;
const REAL v789 = v748 + v788;
const REAL v790 = v788 + v789;
const REAL v791 = v717 - v782;
const REAL v792 = v21 * v791;
const REAL v793 = v740 + v792;
const REAL v794 = v792 + v793;
const REAL v795 = v20 * v782;
const REAL v796 = v750 - v795;
const REAL v797 = v796 - v795;
const REAL v798 = v26 * v769;
const REAL v799 = v790 + v798;
const REAL v800 = v22 * v769;
const REAL v801 = v640 + v800;
const REAL v802 = v29 * v769;
const REAL v803 = v794 - v802;
const REAL v804 = v21 * v769;
const REAL v805 = v632 - v804;
const REAL v806 = v32 * v773;
const REAL v807 = v803 - v806;
const REAL v808 = v21 * v773;
const REAL v809 = v614 - v808;
const REAL v810 = v26 * v773;
const REAL v811 = v786 + v810;
const REAL v812 = v23 * v773;
const REAL v813 = v801 + v812;
const REAL v814 = v29 * v777;
const REAL v815 = v811 - v814;
const REAL v816 = v23 * v777;
const REAL v817 = v805 - v816;
const REAL v818 = v32 * v777;
const REAL v819 = v799 + v818;
const REAL v820 = v22 * v777;
const REAL v821 = v809 + v820;
const REAL v822 = v32 * v769;
const REAL v823 = v797 - v822;
const REAL v824 = v20 * v769;
const REAL v825 = v821 - v824;
const REAL v826 = v29 * v773;
const REAL v827 = v823 + v826;
const REAL v828 = v20 * v773;
const REAL v829 = v817 + v828;
const REAL v830 = v26 * v777;
const REAL v831 = v827 + v830;
const REAL v832 = v20 * v777;
const REAL v833 = v813 + v832;
const REAL v834 = v824 - v821;
const REAL v835 = v22 * v834;
const REAL v836 = v767 + v835;
const REAL v837 = v7 * v834;
const REAL v838 = v819 + v837;
const REAL v839 = v21 * v825;
const REAL v840 = v766 + v839;
const REAL v841 = v8 * v825;
const REAL v842 = v807 + v841;
const REAL v843 = v21 * v829;
const REAL v844 = v765 - v843;
const REAL v845 = v9 * v829;
const REAL v846 = v842 - v845;
const REAL v847 = v23 * v829;
const REAL v848 = v836 + v847;
const REAL v849 = v7 * v829;
const REAL v850 = v815 + v849;
const REAL v851 = v23 * v833;
const REAL v852 = v840 - v851;
const REAL v853 = v8 * v833;
const REAL v854 = v850 - v853;
const REAL v855 = v22 * v833;
const REAL v856 = v844 + v855;
const REAL v857 = v9 * v833;
const REAL v858 = v838 + v857;
const REAL v859 = v19 * v854;
const REAL v860 = v690 + v859;
const REAL v861 = v19 * v858;
const REAL v862 = v689 + v861;
const REAL v863 = v19 * v846;
const REAL v864 = v692 + v863;
const REAL v865 = v19 * v831;
const REAL v866 = v691 + v865;
o0_a0 += v760;
o0_a1 += v755;
o0_a2 += v764;
o1_a0 += v866;
o1_a1 += v864;
o1_a2 += v862;
o1_a3 += v860;
o2_t[0][i] = v848;
o2_t[1][i] = v852;
o2_t[2][i] = v856;
o3_t[0][i] = v758;
o3_t[1][i] = v753;
o4_a0 += v363;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.tukey>s>v11111.010.00111 f64.ssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_body_0(
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

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81 {
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
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81 *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_b7442390_19369b81_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

