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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.huber>s>v11111.110.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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
    wp::int64 i6_s0,
    wp::int64 i6_s1,
    wp::int64 i6_s2,
    wp::int64 i6_s3,
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
    wp::int64 i6_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = cost_bar3
// i6 = T_position_gradient_bar3
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
const STORE* const i6_b = (const STORE*)i6_ + k0 * i6_s0 + k1 * i6_s1 + k2 * i6_s2;
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
alignas(64) REAL i6_t[6][64];
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0]); i6_t[1][i] = REAL(p[1 * i6_e0]); i6_t[2][i] = REAL(p[2 * i6_e0]); i6_t[3][i] = REAL(p[3 * i6_e0]); i6_t[4][i] = REAL(p[4 * i6_e0]); i6_t[5][i] = REAL(p[5 * i6_e0]); }
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
const REAL v272 = v271 ? v269 : v270;
const REAL v273 = REAL(1) / PK_SQRT(v272);
const REAL v274 = REAL(2.0) * v71;
const REAL v275 = v269 * v274;
const REAL v276 = v71 * v273;
const REAL v277 = v271 ? v276 : REAL(1.0);
const REAL v278 = v68 * v209;
const REAL v279 = v70 * v239;
const REAL v280 = v278 + v279;
const REAL v281 = v68 * v212;
const REAL v282 = v70 * v242;
const REAL v283 = v281 + v282;
const REAL v284 = v68 * v215;
const REAL v285 = v70 * v245;
const REAL v286 = v284 + v285;
const REAL v287 = v68 * v222;
const REAL v288 = v70 * v252;
const REAL v289 = v287 + v288;
const REAL v290 = v68 * v229;
const REAL v291 = v70 * v259;
const REAL v292 = v290 + v291;
const REAL v293 = v68 * v236;
const REAL v294 = v70 * v266;
const REAL v295 = v293 + v294;
const REAL v296 = i5_t[0][i];
const REAL v297 = i6_t[0][i];
const REAL v298 = i6_t[1][i];
const REAL v299 = i6_t[2][i];
const REAL v300 = i6_t[3][i];
const REAL v301 = i6_t[4][i];
const REAL v302 = i6_t[5][i];
const REAL v303 = v295 * v302;
const REAL v304 = v277 * v302;
const REAL v305 = v266 * v304;
const REAL v306 = v70 * v304;
const REAL v307 = v236 * v304;
const REAL v308 = v68 * v304;
const REAL v309 = v292 * v301;
const REAL v310 = v303 + v309;
const REAL v311 = v277 * v301;
const REAL v312 = v259 * v311;
const REAL v313 = v305 + v312;
const REAL v314 = v70 * v311;
const REAL v315 = v229 * v311;
const REAL v316 = v307 + v315;
const REAL v317 = v68 * v311;
const REAL v318 = v289 * v300;
const REAL v319 = v310 + v318;
const REAL v320 = v277 * v300;
const REAL v321 = v252 * v320;
const REAL v322 = v313 + v321;
const REAL v323 = v70 * v320;
const REAL v324 = v222 * v320;
const REAL v325 = v316 + v324;
const REAL v326 = v68 * v320;
const REAL v327 = v286 * v299;
const REAL v328 = v319 + v327;
const REAL v329 = v277 * v299;
const REAL v330 = v245 * v329;
const REAL v331 = v322 + v330;
const REAL v332 = v70 * v329;
const REAL v333 = v215 * v329;
const REAL v334 = v325 + v333;
const REAL v335 = v68 * v329;
const REAL v336 = v283 * v298;
const REAL v337 = v328 + v336;
const REAL v338 = v277 * v298;
const REAL v339 = v242 * v338;
const REAL v340 = v331 + v339;
const REAL v341 = v70 * v338;
const REAL v342 = v212 * v338;
const REAL v343 = v334 + v342;
const REAL v344 = v68 * v338;
const REAL v345 = v280 * v297;
const REAL v346 = v337 + v345;
const REAL v347 = v277 * v297;
const REAL v348 = v239 * v347;
const REAL v349 = v340 + v348;
const REAL v350 = v70 * v347;
const REAL v351 = v209 * v347;
const REAL v352 = v343 + v351;
const REAL v353 = v68 * v347;
const REAL v354 = v271 ? v346 : REAL(0.0);
const REAL v355 = v273 * v354;
const REAL v356 = v71 * v354;
const REAL v357 = v271 ? v296 : REAL(0.0);
const REAL v358 = v271 ? REAL(0.0) : v296;
const REAL v359 = v275 * v357;
const REAL v360 = v356 + v359;
const REAL v361 = v273 * v357;
const REAL v362 = v274 * v361;
const REAL v363 = v358 + v362;
const REAL v364 = v269 * v361;
const REAL v365 = REAL(2.0) * v364;
const REAL v366 = v355 + v365;
const REAL v367 = v273 * v273;
const REAL v368 = v273 * v367;
const REAL v369 = REAL(0.5) * v368;
const REAL v370 = v360 * v369;
const REAL v371 = -v370;
const REAL v372 = v271 ? v371 : REAL(0.0);
const REAL v373 = v363 + v372;
const REAL v374 = v271 ? REAL(0.0) : v371;
const REAL v375 = v374 - v357;
const REAL v376 = v71 * v375;
const REAL v377 = v366 + v376;
const REAL v378 = v376 + v377;
const REAL v379 = v70 * v373;
const REAL v380 = v349 + v379;
const REAL v381 = v379 + v380;
const REAL v382 = v68 * v373;
const REAL v383 = v352 + v382;
const REAL v384 = v382 + v383;
const REAL v385 = v203 * v306;
const REAL v386 = v100 * v306;
const REAL v387 = v204 * v306;
const REAL v388 = v99 * v306;
const REAL v389 = v205 * v306;
const REAL v390 = v102 * v306;
const REAL v391 = v206 * v306;
const REAL v392 = v101 * v306;
const REAL v393 = v203 * v314;
const REAL v394 = v393 - v387;
const REAL v395 = v99 * v314;
const REAL v396 = v386 + v395;
const REAL v397 = v204 * v314;
const REAL v398 = v385 + v397;
const REAL v399 = v100 * v314;
const REAL v400 = v399 - v388;
const REAL v401 = v205 * v314;
const REAL v402 = v391 + v401;
const REAL v403 = v101 * v314;
const REAL v404 = v390 - v403;
const REAL v405 = v206 * v314;
const REAL v406 = v389 - v405;
const REAL v407 = v102 * v314;
const REAL v408 = v392 + v407;
const REAL v409 = v203 * v323;
const REAL v410 = v406 - v409;
const REAL v411 = v102 * v323;
const REAL v412 = v396 - v411;
const REAL v413 = v204 * v323;
const REAL v414 = v413 - v402;
const REAL v415 = v101 * v323;
const REAL v416 = v400 + v415;
const REAL v417 = v205 * v323;
const REAL v418 = v398 + v417;
const REAL v419 = v100 * v323;
const REAL v420 = v404 + v419;
const REAL v421 = v206 * v323;
const REAL v422 = v394 - v421;
const REAL v423 = v99 * v323;
const REAL v424 = v408 + v423;
const REAL v425 = v159 * v332;
const REAL v426 = v98 * v332;
const REAL v427 = v96 * v332;
const REAL v428 = v66 * v332;
const REAL v429 = v159 * v341;
const REAL v430 = v90 * v341;
const REAL v431 = v426 + v430;
const REAL v432 = v91 * v341;
const REAL v433 = v427 + v432;
const REAL v434 = v66 * v341;
const REAL v435 = v159 * v350;
const REAL v436 = v81 * v350;
const REAL v437 = v431 + v436;
const REAL v438 = v80 * v350;
const REAL v439 = v433 + v438;
const REAL v440 = v66 * v350;
const REAL v441 = v155 * v308;
const REAL v442 = v418 - v441;
const REAL v443 = v100 * v308;
const REAL v444 = v156 * v308;
const REAL v445 = v422 - v444;
const REAL v446 = v99 * v308;
const REAL v447 = v157 * v308;
const REAL v448 = v410 + v447;
const REAL v449 = v102 * v308;
const REAL v450 = v158 * v308;
const REAL v451 = v414 - v450;
const REAL v452 = v101 * v308;
const REAL v453 = v155 * v317;
const REAL v454 = v445 - v453;
const REAL v455 = v99 * v317;
const REAL v456 = v443 + v455;
const REAL v457 = v156 * v317;
const REAL v458 = v442 + v457;
const REAL v459 = v100 * v317;
const REAL v460 = v459 - v446;
const REAL v461 = v157 * v317;
const REAL v462 = v451 - v461;
const REAL v463 = v101 * v317;
const REAL v464 = v449 - v463;
const REAL v465 = v158 * v317;
const REAL v466 = v448 - v465;
const REAL v467 = v102 * v317;
const REAL v468 = v452 + v467;
const REAL v469 = v155 * v326;
const REAL v470 = v466 + v469;
const REAL v471 = v102 * v326;
const REAL v472 = v471 - v456;
const REAL v473 = v156 * v326;
const REAL v474 = v462 + v473;
const REAL v475 = v101 * v326;
const REAL v476 = v460 + v475;
const REAL v477 = v157 * v326;
const REAL v478 = v458 + v477;
const REAL v479 = v100 * v326;
const REAL v480 = v464 + v479;
const REAL v481 = v158 * v326;
const REAL v482 = v454 - v481;
const REAL v483 = v99 * v326;
const REAL v484 = v468 + v483;
const REAL v485 = v104 * v335;
const REAL v486 = v425 + v485;
const REAL v487 = v98 * v335;
const REAL v488 = v95 * v335;
const REAL v489 = v439 + v488;
const REAL v490 = v66 * v335;
const REAL v491 = v104 * v344;
const REAL v492 = v429 + v491;
const REAL v493 = v90 * v344;
const REAL v494 = v487 + v493;
const REAL v495 = v88 * v344;
const REAL v496 = v489 + v495;
const REAL v497 = v66 * v344;
const REAL v498 = v104 * v353;
const REAL v499 = v435 + v498;
const REAL v500 = v81 * v353;
const REAL v501 = v494 + v500;
const REAL v502 = v82 * v353;
const REAL v503 = v496 + v502;
const REAL v504 = v66 * v353;
const REAL v505 = v19 * v424;
const REAL v506 = v19 * v420;
const REAL v507 = v19 * v416;
const REAL v508 = v19 * v412;
const REAL v509 = v183 * v507;
const REAL v510 = v9 * v507;
const REAL v511 = v183 * v508;
const REAL v512 = v8 * v508;
const REAL v513 = v510 - v512;
const REAL v514 = v189 * v508;
const REAL v515 = v7 * v508;
const REAL v516 = v194 * v506;
const REAL v517 = v509 + v516;
const REAL v518 = v9 * v506;
const REAL v519 = v187 * v506;
const REAL v520 = v511 + v519;
const REAL v521 = v8 * v506;
const REAL v522 = v187 * v507;
const REAL v523 = v514 + v522;
const REAL v524 = v7 * v507;
const REAL v525 = v524 - v521;
const REAL v526 = v515 - v518;
const REAL v527 = v518 - v515;
const REAL v528 = v160 * v525;
const REAL v529 = v20 * v525;
const REAL v530 = v160 * v505;
const REAL v531 = v32 * v505;
const REAL v532 = v529 + v531;
const REAL v533 = v107 * v525;
const REAL v534 = v21 * v525;
const REAL v535 = v160 * v527;
const REAL v536 = v533 + v535;
const REAL v537 = v21 * v527;
const REAL v538 = v532 + v537;
const REAL v539 = v160 * v506;
const REAL v540 = v29 * v506;
const REAL v541 = v538 - v540;
const REAL v542 = v160 * v513;
const REAL v543 = v22 * v513;
const REAL v544 = v541 + v543;
const REAL v545 = v160 * v507;
const REAL v546 = v26 * v507;
const REAL v547 = v544 + v546;
const REAL v548 = REAL(2.0) * v505;
const REAL v549 = v165 * v548;
const REAL v550 = v528 + v549;
const REAL v551 = v20 * v548;
const REAL v552 = REAL(2.0) * v506;
const REAL v553 = v165 * v552;
const REAL v554 = v536 - v553;
const REAL v555 = v21 * v552;
const REAL v556 = v551 - v555;
const REAL v557 = REAL(2.0) * v507;
const REAL v558 = v165 * v557;
const REAL v559 = v542 - v558;
const REAL v560 = v22 * v557;
const REAL v561 = v556 - v560;
const REAL v562 = REAL(2.0) * v508;
const REAL v563 = v165 * v562;
const REAL v564 = v23 * v562;
const REAL v565 = v561 - v564;
const REAL v566 = v164 * v565;
const REAL v567 = v111 * v565;
const REAL v568 = REAL(2.0) * v567;
const REAL v569 = v66 * v568;
const REAL v570 = v46 * v568;
const REAL v571 = v503 + v570;
const REAL v572 = v159 * v568;
const REAL v573 = v47 * v568;
const REAL v574 = v437 + v573;
const REAL v575 = v159 * v547;
const REAL v576 = v56 * v547;
const REAL v577 = v576 - v574;
const REAL v578 = v103 * v577;
const REAL v579 = v64 * v577;
const REAL v580 = v19 * v484;
const REAL v581 = v19 * v480;
const REAL v582 = v19 * v476;
const REAL v583 = v19 * v472;
const REAL v584 = v141 * v582;
const REAL v585 = v517 + v584;
const REAL v586 = v9 * v582;
const REAL v587 = v141 * v583;
const REAL v588 = v587 - v520;
const REAL v589 = v8 * v583;
const REAL v590 = v586 + v589;
const REAL v591 = v130 * v583;
const REAL v592 = v523 + v591;
const REAL v593 = v7 * v583;
const REAL v594 = v130 * v581;
const REAL v595 = v585 + v594;
const REAL v596 = v9 * v581;
const REAL v597 = v593 + v596;
const REAL v598 = v137 * v581;
const REAL v599 = v588 + v598;
const REAL v600 = v8 * v581;
const REAL v601 = v142 * v582;
const REAL v602 = v592 + v601;
const REAL v603 = v7 * v582;
const REAL v604 = v526 + v590;
const REAL v605 = v107 * v604;
const REAL v606 = v550 + v605;
const REAL v607 = v20 * v604;
const REAL v608 = v534 + v607;
const REAL v609 = v508 - v580;
const REAL v610 = v107 * v609;
const REAL v611 = v545 + v610;
const REAL v612 = v26 * v609;
const REAL v613 = v608 + v612;
const REAL v614 = v600 - v603;
const REAL v615 = v603 - v600;
const REAL v616 = v105 * v615;
const REAL v617 = v606 + v616;
const REAL v618 = v20 * v615;
const REAL v619 = v105 * v580;
const REAL v620 = v530 + v619;
const REAL v621 = v32 * v580;
const REAL v622 = v618 + v621;
const REAL v623 = v107 * v614;
const REAL v624 = v559 + v623;
const REAL v625 = v22 * v614;
const REAL v626 = v613 + v625;
const REAL v627 = v582 - v506;
const REAL v628 = v107 * v627;
const REAL v629 = v620 + v628;
const REAL v630 = v32 * v627;
const REAL v631 = v626 + v630;
const REAL v632 = v513 + v597;
const REAL v633 = v107 * v632;
const REAL v634 = v633 - v563;
const REAL v635 = v23 * v632;
const REAL v636 = v631 + v635;
const REAL v637 = v583 - v505;
const REAL v638 = v107 * v637;
const REAL v639 = v638 - v539;
const REAL v640 = v29 * v637;
const REAL v641 = v636 + v640;
const REAL v642 = v105 * v597;
const REAL v643 = v554 + v642;
const REAL v644 = v21 * v597;
const REAL v645 = v622 + v644;
const REAL v646 = v105 * v581;
const REAL v647 = v639 - v646;
const REAL v648 = v29 * v581;
const REAL v649 = v645 - v648;
const REAL v650 = v105 * v590;
const REAL v651 = v624 + v650;
const REAL v652 = v22 * v590;
const REAL v653 = v649 + v652;
const REAL v654 = v105 * v582;
const REAL v655 = v611 + v654;
const REAL v656 = v26 * v582;
const REAL v657 = v653 + v656;
const REAL v658 = REAL(2.0) * v580;
const REAL v659 = v112 * v658;
const REAL v660 = v617 + v659;
const REAL v661 = v20 * v658;
const REAL v662 = REAL(2.0) * v581;
const REAL v663 = v112 * v662;
const REAL v664 = v643 - v663;
const REAL v665 = v21 * v662;
const REAL v666 = v661 - v665;
const REAL v667 = REAL(2.0) * v582;
const REAL v668 = v112 * v667;
const REAL v669 = v651 - v668;
const REAL v670 = v22 * v667;
const REAL v671 = v666 - v670;
const REAL v672 = REAL(2.0) * v583;
const REAL v673 = v112 * v672;
const REAL v674 = v634 + v673;
const REAL v675 = v23 * v672;
const REAL v676 = v671 + v675;
const REAL v677 = v111 * v676;
const REAL v678 = v110 * v676;
const REAL v679 = v566 + v678;
const REAL v680 = v55 * v679;
const REAL v681 = REAL(2.0) * v680;
const REAL v682 = REAL(2.0) * v677;
const REAL v683 = v66 * v682;
const REAL v684 = v45 * v682;
const REAL v685 = v571 + v684;
const REAL v686 = v66 * v641;
const REAL v687 = v575 + v686;
const REAL v688 = v56 * v641;
const REAL v689 = v685 + v688;
const REAL v690 = v104 * v682;
const REAL v691 = v572 + v690;
const REAL v692 = v47 * v682;
const REAL v693 = v501 + v692;
const REAL v694 = v104 * v657;
const REAL v695 = v687 + v694;
const REAL v696 = v56 * v657;
const REAL v697 = v696 - v693;
const REAL v698 = v103 * v697;
const REAL v699 = v63 * v697;
const REAL v700 = v579 + v699;
const REAL v701 = v66 * v700;
const REAL v702 = v689 + v701;
const REAL v703 = v701 + v702;
const REAL v704 = REAL(0.5) * v470;
const REAL v705 = REAL(0.5) * v474;
const REAL v706 = REAL(0.5) * v478;
const REAL v707 = REAL(0.5) * v482;
const REAL v708 = v92 * v486;
const REAL v709 = v695 + v708;
const REAL v710 = v56 * v486;
const REAL v711 = v94 * v428;
const REAL v712 = v709 + v711;
const REAL v713 = v56 * v428;
const REAL v714 = v93 * v490;
const REAL v715 = v712 + v714;
const REAL v716 = v56 * v490;
const REAL v717 = v87 * v492;
const REAL v718 = v715 - v717;
const REAL v719 = v56 * v492;
const REAL v720 = v84 * v434;
const REAL v721 = v718 - v720;
const REAL v722 = v56 * v434;
const REAL v723 = v86 * v497;
const REAL v724 = v721 + v723;
const REAL v725 = v56 * v497;
const REAL v726 = v713 + v719;
const REAL v727 = v713 - v719;
const REAL v728 = v23 * v727;
const REAL v729 = v669 + v728;
const REAL v730 = v22 * v727;
const REAL v731 = v674 + v730;
const REAL v732 = v710 - v722;
const REAL v733 = v21 * v726;
const REAL v734 = v660 - v733;
const REAL v735 = v20 * v726;
const REAL v736 = v664 - v735;
const REAL v737 = v78 * v499;
const REAL v738 = v724 - v737;
const REAL v739 = v56 * v499;
const REAL v740 = v77 * v440;
const REAL v741 = v738 + v740;
const REAL v742 = v56 * v440;
const REAL v743 = v74 * v504;
const REAL v744 = v741 - v743;
const REAL v745 = v56 * v504;
const REAL v746 = v716 - v739;
const REAL v747 = v716 + v739;
const REAL v748 = v742 - v725;
const REAL v749 = v725 + v742;
const REAL v750 = v23 * v746;
const REAL v751 = v736 + v750;
const REAL v752 = v21 * v746;
const REAL v753 = v731 + v752;
const REAL v754 = v22 * v749;
const REAL v755 = v751 + v754;
const REAL v756 = v21 * v749;
const REAL v757 = v729 + v756;
const REAL v758 = v710 - v745;
const REAL v759 = v722 + v745;
const REAL v760 = v22 * v747;
const REAL v761 = v734 + v760;
const REAL v762 = v20 * v747;
const REAL v763 = v757 + v762;
const REAL v764 = v23 * v748;
const REAL v765 = v761 + v764;
const REAL v766 = v20 * v748;
const REAL v767 = v753 + v766;
const REAL v768 = -v381;
const REAL v769 = v66 * v381;
const REAL v770 = v578 + v769;
const REAL v771 = v64 * v381;
const REAL v772 = v703 + v771;
const REAL v773 = -v384;
const REAL v774 = v66 * v384;
const REAL v775 = v698 + v774;
const REAL v776 = v63 * v384;
const REAL v777 = v772 + v776;
const REAL v778 = v103 * v777;
const REAL v779 = -v778;
const REAL v780 = v595 - v778;
const REAL v781 = v599 + v770;
const REAL v782 = v602 + v775;
const REAL v783 = v56 * v778;
const REAL v784 = v691 + v783;
const REAL v785 = v47 * v778;
const REAL v786 = v744 - v785;
const REAL v787 = v56 * v770;
const REAL v788 = v569 + v787;
const REAL v789 = v46 * v770;
const REAL v790 = v786 + v789;
const REAL v791 = v56 * v775;
const REAL v792 = v683 + v791;
const REAL v793 = v45 * v775;
const REAL v794 = v790 + v793;
const REAL v795 = REAL(2.0) * v794;
const REAL v796 = v681 + v795;
const REAL v797 = v111 * v796;
const REAL v798 = v759 + v797;
const REAL v799 = v23 * v798;
const REAL v800 = v767 - v799;
const REAL v801 = v800 - v799;
const REAL v802 = v758 - v797;
const REAL v803 = v22 * v802;
const REAL v804 = v763 + v803;
const REAL v805 = v803 + v804;
const REAL v806 = v732 - v797;
const REAL v807 = v21 * v806;
const REAL v808 = v755 + v807;
const REAL v809 = v807 + v808;
const REAL v810 = v20 * v797;
const REAL v811 = v765 - v810;
const REAL v812 = v811 - v810;
const REAL v813 = v26 * v784;
const REAL v814 = v805 + v813;
const REAL v815 = v22 * v784;
const REAL v816 = v655 + v815;
const REAL v817 = v29 * v784;
const REAL v818 = v809 - v817;
const REAL v819 = v21 * v784;
const REAL v820 = v647 - v819;
const REAL v821 = v32 * v788;
const REAL v822 = v818 - v821;
const REAL v823 = v21 * v788;
const REAL v824 = v629 - v823;
const REAL v825 = v26 * v788;
const REAL v826 = v801 + v825;
const REAL v827 = v23 * v788;
const REAL v828 = v816 + v827;
const REAL v829 = v29 * v792;
const REAL v830 = v826 - v829;
const REAL v831 = v23 * v792;
const REAL v832 = v820 - v831;
const REAL v833 = v32 * v792;
const REAL v834 = v814 + v833;
const REAL v835 = v22 * v792;
const REAL v836 = v824 + v835;
const REAL v837 = v32 * v784;
const REAL v838 = v812 - v837;
const REAL v839 = v20 * v784;
const REAL v840 = v836 - v839;
const REAL v841 = v29 * v788;
const REAL v842 = v838 + v841;
const REAL v843 = v20 * v788;
const REAL v844 = v832 + v843;
const REAL v845 = v26 * v792;
const REAL v846 = v842 + v845;
const REAL v847 = v20 * v792;
const REAL v848 = v828 + v847;
const REAL v849 = v839 - v836;
const REAL v850 = v22 * v849;
const REAL v851 = v782 + v850;
const REAL v852 = v7 * v849;
const REAL v853 = v834 + v852;
const REAL v854 = v21 * v840;
const REAL v855 = v781 + v854;
const REAL v856 = v8 * v840;
const REAL v857 = v822 + v856;
const REAL v858 = v21 * v844;
const REAL v859 = v780 - v858;
const REAL v860 = v9 * v844;
const REAL v861 = v857 - v860;
const REAL v862 = v23 * v844;
const REAL v863 = v851 + v862;
const REAL v864 = v7 * v844;
const REAL v865 = v830 + v864;
const REAL v866 = v23 * v848;
const REAL v867 = v855 - v866;
const REAL v868 = v8 * v848;
const REAL v869 = v865 - v868;
const REAL v870 = v22 * v848;
const REAL v871 = v859 + v870;
const REAL v872 = v9 * v848;
const REAL v873 = v853 + v872;
const REAL v874 = v19 * v869;
const REAL v875 = v705 + v874;
const REAL v876 = v19 * v873;
const REAL v877 = v704 + v876;
const REAL v878 = v19 * v861;
const REAL v879 = v707 + v878;
const REAL v880 = v19 * v846;
const REAL v881 = v706 + v880;
o0_a0 += v775;
o0_a1 += v770;
o0_a2 += v779;
o1_a0 += v881;
o1_a1 += v879;
o1_a2 += v877;
o1_a3 += v875;
o2_t[0][i] = v863;
o2_t[1][i] = v867;
o2_t[2][i] = v871;
o3_t[0][i] = v773;
o3_t[1][i] = v768;
o4_a0 += v378;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.huber>s>v11111.110.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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
    wp::int64 i6_s0,
    wp::int64 i6_s1,
    wp::int64 i6_s2,
    wp::int64 i6_s3,
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
    wp::int64 i6_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
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
    wp::int64 & adj_i6_s0,
    wp::int64 & adj_i6_s1,
    wp::int64 & adj_i6_s2,
    wp::int64 & adj_i6_s3,
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
    wp::int64 & adj_i6_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
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
    wp::int64 i6_s0;
    wp::int64 i6_s1;
    wp::int64 i6_s2;
    wp::int64 i6_s3;
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
    wp::int64 i6_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17 *_wp_args)
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
    wp::uint64 var_i6_ = _wp_args->i6_;
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
    wp::int64 var_i6_s0 = _wp_args->i6_s0;
    wp::int64 var_i6_s1 = _wp_args->i6_s1;
    wp::int64 var_i6_s2 = _wp_args->i6_s2;
    wp::int64 var_i6_s3 = _wp_args->i6_s3;
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
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_423531b3_fb499b17_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

