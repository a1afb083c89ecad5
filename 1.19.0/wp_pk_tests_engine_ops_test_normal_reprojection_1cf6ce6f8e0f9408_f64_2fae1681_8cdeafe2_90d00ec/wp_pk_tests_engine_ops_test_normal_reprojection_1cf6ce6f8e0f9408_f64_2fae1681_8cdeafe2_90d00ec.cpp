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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.110.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_body_0(
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
const auto v273 = v272 < REAL(0.25);
const REAL v274 = v273 ? v272 : REAL(0.0);
const REAL v275 = REAL(2.0) + v274;
const REAL v276 = REAL(1) / v275;
const REAL v277 = v274 * v276;
const REAL v278 = REAL(0.11764705882352941) * v277;
const REAL v279 = v277 * v278;
const REAL v280 = v279 + REAL(0.13333333333333333);
const REAL v281 = v277 * v280;
const REAL v282 = v277 * v281;
const REAL v283 = v282 + REAL(0.15384615384615385);
const REAL v284 = v277 * v283;
const REAL v285 = v277 * v284;
const REAL v286 = v285 + REAL(0.18181818181818182);
const REAL v287 = v277 * v286;
const REAL v288 = v277 * v287;
const REAL v289 = v288 + REAL(0.2222222222222222);
const REAL v290 = v277 * v289;
const REAL v291 = v277 * v290;
const REAL v292 = v291 + REAL(0.2857142857142857);
const REAL v293 = v277 * v292;
const REAL v294 = v277 * v293;
const REAL v295 = v294 + REAL(0.4);
const REAL v296 = v277 * v295;
const REAL v297 = v277 * v296;
const REAL v298 = v297 + REAL(0.6666666666666666);
const REAL v299 = v277 * v298;
const REAL v300 = v277 * v299;
const REAL v301 = REAL(2.0) + v300;
const REAL v302 = v277 * v301;
const REAL v303 = v273 ? REAL(1.0) : v272;
const REAL v304 = REAL(1.0) + v303;
const REAL v305 = REAL(1.0) + v272;
const REAL v306 = REAL(1) / v305;
const REAL v307 = v68 * v209;
const REAL v308 = v70 * v239;
const REAL v309 = v307 + v308;
const REAL v310 = v68 * v212;
const REAL v311 = v70 * v242;
const REAL v312 = v310 + v311;
const REAL v313 = v68 * v215;
const REAL v314 = v70 * v245;
const REAL v315 = v313 + v314;
const REAL v316 = v68 * v222;
const REAL v317 = v70 * v252;
const REAL v318 = v316 + v317;
const REAL v319 = v68 * v229;
const REAL v320 = v70 * v259;
const REAL v321 = v319 + v320;
const REAL v322 = v68 * v236;
const REAL v323 = v70 * v266;
const REAL v324 = v322 + v323;
const REAL v325 = i5_t[0][i];
const REAL v326 = i6_t[0][i];
const REAL v327 = i6_t[1][i];
const REAL v328 = i6_t[2][i];
const REAL v329 = i6_t[3][i];
const REAL v330 = i6_t[4][i];
const REAL v331 = i6_t[5][i];
const REAL v332 = v324 * v331;
const REAL v333 = v306 * v331;
const REAL v334 = v266 * v333;
const REAL v335 = v70 * v333;
const REAL v336 = v236 * v333;
const REAL v337 = v68 * v333;
const REAL v338 = v321 * v330;
const REAL v339 = v332 + v338;
const REAL v340 = v306 * v330;
const REAL v341 = v259 * v340;
const REAL v342 = v334 + v341;
const REAL v343 = v70 * v340;
const REAL v344 = v229 * v340;
const REAL v345 = v336 + v344;
const REAL v346 = v68 * v340;
const REAL v347 = v318 * v329;
const REAL v348 = v339 + v347;
const REAL v349 = v306 * v329;
const REAL v350 = v252 * v349;
const REAL v351 = v342 + v350;
const REAL v352 = v70 * v349;
const REAL v353 = v222 * v349;
const REAL v354 = v345 + v353;
const REAL v355 = v68 * v349;
const REAL v356 = v315 * v328;
const REAL v357 = v348 + v356;
const REAL v358 = v306 * v328;
const REAL v359 = v245 * v358;
const REAL v360 = v351 + v359;
const REAL v361 = v70 * v358;
const REAL v362 = v215 * v358;
const REAL v363 = v354 + v362;
const REAL v364 = v68 * v358;
const REAL v365 = v312 * v327;
const REAL v366 = v357 + v365;
const REAL v367 = v306 * v327;
const REAL v368 = v242 * v367;
const REAL v369 = v360 + v368;
const REAL v370 = v70 * v367;
const REAL v371 = v212 * v367;
const REAL v372 = v363 + v371;
const REAL v373 = v68 * v367;
const REAL v374 = v309 * v326;
const REAL v375 = v366 + v374;
const REAL v376 = v306 * v326;
const REAL v377 = v239 * v376;
const REAL v378 = v369 + v377;
const REAL v379 = v70 * v376;
const REAL v380 = v209 * v376;
const REAL v381 = v372 + v380;
const REAL v382 = v68 * v376;
const REAL v383 = v306 * v306;
const REAL v384 = v375 * v383;
const REAL v385 = v270 * v325;
const REAL v386 = v273 ? v385 : REAL(0.0);
const REAL v387 = v273 ? REAL(0.0) : v385;
const REAL v388 = REAL(1) / v304;
const REAL v389 = v387 * v388;
const REAL v390 = v273 ? REAL(0.0) : v389;
const REAL v391 = v390 - v384;
const REAL v392 = v301 * v386;
const REAL v393 = v277 * v386;
const REAL v394 = v299 * v393;
const REAL v395 = v392 + v394;
const REAL v396 = v277 * v393;
const REAL v397 = v298 * v396;
const REAL v398 = v395 + v397;
const REAL v399 = v277 * v396;
const REAL v400 = v296 * v399;
const REAL v401 = v398 + v400;
const REAL v402 = v277 * v399;
const REAL v403 = v295 * v402;
const REAL v404 = v401 + v403;
const REAL v405 = v277 * v402;
const REAL v406 = v293 * v405;
const REAL v407 = v404 + v406;
const REAL v408 = v277 * v405;
const REAL v409 = v292 * v408;
const REAL v410 = v407 + v409;
const REAL v411 = v277 * v408;
const REAL v412 = v290 * v411;
const REAL v413 = v410 + v412;
const REAL v414 = v277 * v411;
const REAL v415 = v289 * v414;
const REAL v416 = v413 + v415;
const REAL v417 = v277 * v414;
const REAL v418 = v287 * v417;
const REAL v419 = v416 + v418;
const REAL v420 = v277 * v417;
const REAL v421 = v286 * v420;
const REAL v422 = v419 + v421;
const REAL v423 = v277 * v420;
const REAL v424 = v284 * v423;
const REAL v425 = v422 + v424;
const REAL v426 = v277 * v423;
const REAL v427 = v283 * v426;
const REAL v428 = v425 + v427;
const REAL v429 = v277 * v426;
const REAL v430 = v281 * v429;
const REAL v431 = v428 + v430;
const REAL v432 = v277 * v429;
const REAL v433 = v280 * v432;
const REAL v434 = v431 + v433;
const REAL v435 = v277 * v432;
const REAL v436 = v278 * v435;
const REAL v437 = v434 + v436;
const REAL v438 = v277 * v435;
const REAL v439 = REAL(0.11764705882352941) * v438;
const REAL v440 = v437 + v439;
const REAL v441 = v276 * v440;
const REAL v442 = v274 * v440;
const REAL v443 = v276 * v276;
const REAL v444 = v442 * v443;
const REAL v445 = v441 - v444;
const REAL v446 = v273 ? v445 : REAL(0.0);
const REAL v447 = v391 + v446;
const REAL v448 = v271 * v447;
const REAL v449 = v269 * v447;
const REAL v450 = v271 * v271;
const REAL v451 = v449 * v450;
const REAL v452 = v70 * v448;
const REAL v453 = v378 + v452;
const REAL v454 = v452 + v453;
const REAL v455 = v68 * v448;
const REAL v456 = v381 + v455;
const REAL v457 = v455 + v456;
const REAL v458 = v203 * v335;
const REAL v459 = v100 * v335;
const REAL v460 = v204 * v335;
const REAL v461 = v99 * v335;
const REAL v462 = v205 * v335;
const REAL v463 = v102 * v335;
const REAL v464 = v206 * v335;
const REAL v465 = v101 * v335;
const REAL v466 = v203 * v343;
const REAL v467 = v466 - v460;
const REAL v468 = v99 * v343;
const REAL v469 = v459 + v468;
const REAL v470 = v204 * v343;
const REAL v471 = v458 + v470;
const REAL v472 = v100 * v343;
const REAL v473 = v472 - v461;
const REAL v474 = v205 * v343;
const REAL v475 = v464 + v474;
const REAL v476 = v101 * v343;
const REAL v477 = v463 - v476;
const REAL v478 = v206 * v343;
const REAL v479 = v462 - v478;
const REAL v480 = v102 * v343;
const REAL v481 = v465 + v480;
const REAL v482 = v203 * v352;
const REAL v483 = v479 - v482;
const REAL v484 = v102 * v352;
const REAL v485 = v469 - v484;
const REAL v486 = v204 * v352;
const REAL v487 = v486 - v475;
const REAL v488 = v101 * v352;
const REAL v489 = v473 + v488;
const REAL v490 = v205 * v352;
const REAL v491 = v471 + v490;
const REAL v492 = v100 * v352;
const REAL v493 = v477 + v492;
const REAL v494 = v206 * v352;
const REAL v495 = v467 - v494;
const REAL v496 = v99 * v352;
const REAL v497 = v481 + v496;
const REAL v498 = v159 * v361;
const REAL v499 = v98 * v361;
const REAL v500 = v96 * v361;
const REAL v501 = v66 * v361;
const REAL v502 = v159 * v370;
const REAL v503 = v90 * v370;
const REAL v504 = v499 + v503;
const REAL v505 = v91 * v370;
const REAL v506 = v500 + v505;
const REAL v507 = v66 * v370;
const REAL v508 = v159 * v379;
const REAL v509 = v81 * v379;
const REAL v510 = v504 + v509;
const REAL v511 = v80 * v379;
const REAL v512 = v506 + v511;
const REAL v513 = v66 * v379;
const REAL v514 = v155 * v337;
const REAL v515 = v491 - v514;
const REAL v516 = v100 * v337;
const REAL v517 = v156 * v337;
const REAL v518 = v495 - v517;
const REAL v519 = v99 * v337;
const REAL v520 = v157 * v337;
const REAL v521 = v483 + v520;
const REAL v522 = v102 * v337;
const REAL v523 = v158 * v337;
const REAL v524 = v487 - v523;
const REAL v525 = v101 * v337;
const REAL v526 = v155 * v346;
const REAL v527 = v518 - v526;
const REAL v528 = v99 * v346;
const REAL v529 = v516 + v528;
const REAL v530 = v156 * v346;
const REAL v531 = v515 + v530;
const REAL v532 = v100 * v346;
const REAL v533 = v532 - v519;
const REAL v534 = v157 * v346;
const REAL v535 = v524 - v534;
const REAL v536 = v101 * v346;
const REAL v537 = v522 - v536;
const REAL v538 = v158 * v346;
const REAL v539 = v521 - v538;
const REAL v540 = v102 * v346;
const REAL v541 = v525 + v540;
const REAL v542 = v155 * v355;
const REAL v543 = v539 + v542;
const REAL v544 = v102 * v355;
const REAL v545 = v544 - v529;
const REAL v546 = v156 * v355;
const REAL v547 = v535 + v546;
const REAL v548 = v101 * v355;
const REAL v549 = v533 + v548;
const REAL v550 = v157 * v355;
const REAL v551 = v531 + v550;
const REAL v552 = v100 * v355;
const REAL v553 = v537 + v552;
const REAL v554 = v158 * v355;
const REAL v555 = v527 - v554;
const REAL v556 = v99 * v355;
const REAL v557 = v541 + v556;
const REAL v558 = v104 * v364;
const REAL v559 = v498 + v558;
const REAL v560 = v98 * v364;
const REAL v561 = v95 * v364;
const REAL v562 = v512 + v561;
const REAL v563 = v66 * v364;
const REAL v564 = v104 * v373;
const REAL v565 = v502 + v564;
const REAL v566 = v90 * v373;
const REAL v567 = v560 + v566;
const REAL v568 = v88 * v373;
const REAL v569 = v562 + v568;
const REAL v570 = v66 * v373;
const REAL v571 = v104 * v382;
const REAL v572 = v508 + v571;
const REAL v573 = v81 * v382;
const REAL v574 = v567 + v573;
const REAL v575 = v82 * v382;
const REAL v576 = v569 + v575;
const REAL v577 = v66 * v382;
const REAL v578 = v19 * v497;
const REAL v579 = v19 * v493;
const REAL v580 = v19 * v489;
const REAL v581 = v19 * v485;
const REAL v582 = v183 * v580;
const REAL v583 = v9 * v580;
const REAL v584 = v183 * v581;
const REAL v585 = v8 * v581;
const REAL v586 = v583 - v585;
const REAL v587 = v189 * v581;
const REAL v588 = v7 * v581;
const REAL v589 = v194 * v579;
const REAL v590 = v582 + v589;
const REAL v591 = v9 * v579;
const REAL v592 = v187 * v579;
const REAL v593 = v584 + v592;
const REAL v594 = v8 * v579;
const REAL v595 = v187 * v580;
const REAL v596 = v587 + v595;
const REAL v597 = v7 * v580;
const REAL v598 = v597 - v594;
const REAL v599 = v588 - v591;
const REAL v600 = v591 - v588;
const REAL v601 = v160 * v598;
const REAL v602 = v20 * v598;
const REAL v603 = v160 * v578;
const REAL v604 = v32 * v578;
const REAL v605 = v602 + v604;
const REAL v606 = v107 * v598;
const REAL v607 = v21 * v598;
const REAL v608 = v160 * v600;
const REAL v609 = v606 + v608;
const REAL v610 = v21 * v600;
const REAL v611 = v605 + v610;
const REAL v612 = v160 * v579;
const REAL v613 = v29 * v579;
const REAL v614 = v611 - v613;
const REAL v615 = v160 * v586;
const REAL v616 = v22 * v586;
const REAL v617 = v614 + v616;
const REAL v618 = v160 * v580;
const REAL v619 = v26 * v580;
const REAL v620 = v617 + v619;
const REAL v621 = REAL(2.0) * v578;
const REAL v622 = v165 * v621;
const REAL v623 = v601 + v622;
const REAL v624 = v20 * v621;
const REAL v625 = REAL(2.0) * v579;
const REAL v626 = v165 * v625;
const REAL v627 = v609 - v626;
const REAL v628 = v21 * v625;
const REAL v629 = v624 - v628;
const REAL v630 = REAL(2.0) * v580;
const REAL v631 = v165 * v630;
const REAL v632 = v615 - v631;
const REAL v633 = v22 * v630;
const REAL v634 = v629 - v633;
const REAL v635 = REAL(2.0) * v581;
const REAL v636 = v165 * v635;
const REAL v637 = v23 * v635;
const REAL v638 = v634 - v637;
const REAL v639 = v164 * v638;
const REAL v640 = v111 * v638;
const REAL v641 = REAL(2.0) * v640;
const REAL v642 = v66 * v641;
const REAL v643 = v46 * v641;
const REAL v644 = v576 + v643;
const REAL v645 = v159 * v641;
const REAL v646 = v47 * v641;
const REAL v647 = v510 + v646;
const REAL v648 = v159 * v620;
const REAL v649 = v56 * v620;
const REAL v650 = v649 - v647;
const REAL v651 = v103 * v650;
const REAL v652 = v64 * v650;
const REAL v653 = v19 * v557;
const REAL v654 = v19 * v553;
const REAL v655 = v19 * v549;
const REAL v656 = v19 * v545;
const REAL v657 = v141 * v655;
const REAL v658 = v590 + v657;
const REAL v659 = v9 * v655;
const REAL v660 = v141 * v656;
const REAL v661 = v660 - v593;
const REAL v662 = v8 * v656;
const REAL v663 = v659 + v662;
const REAL v664 = v130 * v656;
const REAL v665 = v596 + v664;
const REAL v666 = v7 * v656;
const REAL v667 = v130 * v654;
const REAL v668 = v658 + v667;
const REAL v669 = v9 * v654;
const REAL v670 = v666 + v669;
const REAL v671 = v137 * v654;
const REAL v672 = v661 + v671;
const REAL v673 = v8 * v654;
const REAL v674 = v142 * v655;
const REAL v675 = v665 + v674;
const REAL v676 = v7 * v655;
const REAL v677 = v599 + v663;
const REAL v678 = v107 * v677;
const REAL v679 = v623 + v678;
const REAL v680 = v20 * v677;
const REAL v681 = v607 + v680;
const REAL v682 = v581 - v653;
const REAL v683 = v107 * v682;
const REAL v684 = v618 + v683;
const REAL v685 = v26 * v682;
const REAL v686 = v681 + v685;
const REAL v687 = v673 - v676;
const REAL v688 = v676 - v673;
const REAL v689 = v105 * v688;
const REAL v690 = v679 + v689;
const REAL v691 = v20 * v688;
const REAL v692 = v105 * v653;
const REAL v693 = v603 + v692;
const REAL v694 = v32 * v653;
const REAL v695 = v691 + v694;
const REAL v696 = v107 * v687;
const REAL v697 = v632 + v696;
const REAL v698 = v22 * v687;
const REAL v699 = v686 + v698;
const REAL v700 = v655 - v579;
const REAL v701 = v107 * v700;
const REAL v702 = v693 + v701;
const REAL v703 = v32 * v700;
const REAL v704 = v699 + v703;
const REAL v705 = v586 + v670;
const REAL v706 = v107 * v705;
const REAL v707 = v706 - v636;
const REAL v708 = v23 * v705;
const REAL v709 = v704 + v708;
const REAL v710 = v656 - v578;
const REAL v711 = v107 * v710;
const REAL v712 = v711 - v612;
const REAL v713 = v29 * v710;
const REAL v714 = v709 + v713;
const REAL v715 = v105 * v670;
const REAL v716 = v627 + v715;
const REAL v717 = v21 * v670;
const REAL v718 = v695 + v717;
const REAL v719 = v105 * v654;
const REAL v720 = v712 - v719;
const REAL v721 = v29 * v654;
const REAL v722 = v718 - v721;
const REAL v723 = v105 * v663;
const REAL v724 = v697 + v723;
const REAL v725 = v22 * v663;
const REAL v726 = v722 + v725;
const REAL v727 = v105 * v655;
const REAL v728 = v684 + v727;
const REAL v729 = v26 * v655;
const REAL v730 = v726 + v729;
const REAL v731 = REAL(2.0) * v653;
const REAL v732 = v112 * v731;
const REAL v733 = v690 + v732;
const REAL v734 = v20 * v731;
const REAL v735 = REAL(2.0) * v654;
const REAL v736 = v112 * v735;
const REAL v737 = v716 - v736;
const REAL v738 = v21 * v735;
const REAL v739 = v734 - v738;
const REAL v740 = REAL(2.0) * v655;
const REAL v741 = v112 * v740;
const REAL v742 = v724 - v741;
const REAL v743 = v22 * v740;
const REAL v744 = v739 - v743;
const REAL v745 = REAL(2.0) * v656;
const REAL v746 = v112 * v745;
const REAL v747 = v707 + v746;
const REAL v748 = v23 * v745;
const REAL v749 = v744 + v748;
const REAL v750 = v111 * v749;
const REAL v751 = v110 * v749;
const REAL v752 = v639 + v751;
const REAL v753 = v55 * v752;
const REAL v754 = REAL(2.0) * v753;
const REAL v755 = REAL(2.0) * v750;
const REAL v756 = v66 * v755;
const REAL v757 = v45 * v755;
const REAL v758 = v644 + v757;
const REAL v759 = v66 * v714;
const REAL v760 = v648 + v759;
const REAL v761 = v56 * v714;
const REAL v762 = v758 + v761;
const REAL v763 = v104 * v755;
const REAL v764 = v645 + v763;
const REAL v765 = v47 * v755;
const REAL v766 = v574 + v765;
const REAL v767 = v104 * v730;
const REAL v768 = v760 + v767;
const REAL v769 = v56 * v730;
const REAL v770 = v769 - v766;
const REAL v771 = v103 * v770;
const REAL v772 = v63 * v770;
const REAL v773 = v652 + v772;
const REAL v774 = v66 * v773;
const REAL v775 = v762 + v774;
const REAL v776 = v774 + v775;
const REAL v777 = REAL(0.5) * v543;
const REAL v778 = REAL(0.5) * v547;
const REAL v779 = REAL(0.5) * v551;
const REAL v780 = REAL(0.5) * v555;
const REAL v781 = v92 * v559;
const REAL v782 = v768 + v781;
const REAL v783 = v56 * v559;
const REAL v784 = v94 * v501;
const REAL v785 = v782 + v784;
const REAL v786 = v56 * v501;
const REAL v787 = v93 * v563;
const REAL v788 = v785 + v787;
const REAL v789 = v56 * v563;
const REAL v790 = v87 * v565;
const REAL v791 = v788 - v790;
const REAL v792 = v56 * v565;
const REAL v793 = v84 * v507;
const REAL v794 = v791 - v793;
const REAL v795 = v56 * v507;
const REAL v796 = v86 * v570;
const REAL v797 = v794 + v796;
const REAL v798 = v56 * v570;
const REAL v799 = v786 + v792;
const REAL v800 = v786 - v792;
const REAL v801 = v23 * v800;
const REAL v802 = v742 + v801;
const REAL v803 = v22 * v800;
const REAL v804 = v747 + v803;
const REAL v805 = v783 - v795;
const REAL v806 = v21 * v799;
const REAL v807 = v733 - v806;
const REAL v808 = v20 * v799;
const REAL v809 = v737 - v808;
const REAL v810 = v78 * v572;
const REAL v811 = v797 - v810;
const REAL v812 = v56 * v572;
const REAL v813 = v77 * v513;
const REAL v814 = v811 + v813;
const REAL v815 = v56 * v513;
const REAL v816 = v74 * v577;
const REAL v817 = v814 - v816;
const REAL v818 = v56 * v577;
const REAL v819 = v789 - v812;
const REAL v820 = v789 + v812;
const REAL v821 = v815 - v798;
const REAL v822 = v798 + v815;
const REAL v823 = v23 * v819;
const REAL v824 = v809 + v823;
const REAL v825 = v21 * v819;
const REAL v826 = v804 + v825;
const REAL v827 = v22 * v822;
const REAL v828 = v824 + v827;
const REAL v829 = v21 * v822;
const REAL v830 = v802 + v829;
const REAL v831 = v783 - v818;
const REAL v832 = v795 + v818;
const REAL v833 = v22 * v820;
const REAL v834 = v807 + v833;
const REAL v835 = v20 * v820;
const REAL v836 = v830 + v835;
const REAL v837 = v23 * v821;
const REAL v838 = v834 + v837;
const REAL v839 = v20 * v821;
const REAL v840 = v826 + v839;
const REAL v841 = -v454;
const REAL v842 = v66 * v454;
const REAL v843 = v651 + v842;
const REAL v844 = v64 * v454;
const REAL v845 = v776 + v844;
const REAL v846 = -v457;
const REAL v847 = v66 * v457;
const REAL v848 = v771 + v847;
const REAL v849 = v63 * v457;
const REAL v850 = v845 + v849;
const REAL v851 = v103 * v850;
const REAL v852 = -v851;
const REAL v853 = v668 - v851;
const REAL v854 = v672 + v843;
const REAL v855 = v675 + v848;
const REAL v856 = v56 * v851;
const REAL v857 = v764 + v856;
const REAL v858 = v47 * v851;
const REAL v859 = v817 - v858;
const REAL v860 = v56 * v843;
const REAL v861 = v642 + v860;
const REAL v862 = v46 * v843;
const REAL v863 = v859 + v862;
const REAL v864 = v56 * v848;
const REAL v865 = v756 + v864;
const REAL v866 = v45 * v848;
const REAL v867 = v863 + v866;
const REAL v868 = REAL(2.0) * v867;
const REAL v869 = v754 + v868;
const REAL v870 = v111 * v869;
const REAL v871 = v832 + v870;
const REAL v872 = v23 * v871;
const REAL v873 = v840 - v872;
const REAL v874 = v873 - v872;
const REAL v875 = v831 - v870;
const REAL v876 = v22 * v875;
const REAL v877 = v836 + v876;
const REAL v878 = v876 + v877;
const REAL v879 = v805 - v870;
const REAL v880 = v21 * v879;
const REAL v881 = v828 + v880;
const REAL v882 = v880 + v881;
const REAL v883 = v20 * v870;
const REAL v884 = v838 - v883;
const REAL v885 = v884 - v883;
const REAL v886 = v26 * v857;
const REAL v887 = v878 + v886;
const REAL v888 = v22 * v857;
const REAL v889 = v728 + v888;
const REAL v890 = v29 * v857;
const REAL v891 = v882 - v890;
const REAL v892 = v21 * v857;
const REAL v893 = v720 - v892;
const REAL v894 = v32 * v861;
const REAL v895 = v891 - v894;
const REAL v896 = v21 * v861;
const REAL v897 = v702 - v896;
const REAL v898 = v26 * v861;
const REAL v899 = v874 + v898;
const REAL v900 = v23 * v861;
const REAL v901 = v889 + v900;
const REAL v902 = v29 * v865;
const REAL v903 = v899 - v902;
const REAL v904 = v23 * v865;
const REAL v905 = v893 - v904;
const REAL v906 = v32 * v865;
const REAL v907 = v887 + v906;
const REAL v908 = v22 * v865;
const REAL v909 = v897 + v908;
const REAL v910 = v32 * v857;
const REAL v911 = v885 - v910;
const REAL v912 = v20 * v857;
const REAL v913 = v909 - v912;
const REAL v914 = v29 * v861;
const REAL v915 = v911 + v914;
const REAL v916 = v20 * v861;
const REAL v917 = v905 + v916;
const REAL v918 = v26 * v865;
const REAL v919 = v915 + v918;
const REAL v920 = v20 * v865;
const REAL v921 = v901 + v920;
const REAL v922 = v912 - v909;
const REAL v923 = v22 * v922;
const REAL v924 = v855 + v923;
const REAL v925 = v7 * v922;
const REAL v926 = v907 + v925;
const REAL v927 = v21 * v913;
const REAL v928 = v854 + v927;
const REAL v929 = v8 * v913;
const REAL v930 = v895 + v929;
const REAL v931 = v21 * v917;
const REAL v932 = v853 - v931;
const REAL v933 = v9 * v917;
const REAL v934 = v930 - v933;
const REAL v935 = v23 * v917;
const REAL v936 = v924 + v935;
const REAL v937 = v7 * v917;
const REAL v938 = v903 + v937;
const REAL v939 = v23 * v921;
const REAL v940 = v928 - v939;
const REAL v941 = v8 * v921;
const REAL v942 = v938 - v941;
const REAL v943 = v22 * v921;
const REAL v944 = v932 + v943;
const REAL v945 = v9 * v921;
const REAL v946 = v926 + v945;
const REAL v947 = v19 * v942;
const REAL v948 = v778 + v947;
const REAL v949 = v19 * v946;
const REAL v950 = v777 + v949;
const REAL v951 = v19 * v934;
const REAL v952 = v780 + v951;
const REAL v953 = v19 * v919;
const REAL v954 = v779 + v953;
const auto v955 = v304 < REAL(1.1830521861667747e-271);
const auto v956 = REAL(8.452712498170644e+270) < v304;
const REAL v957 = v956 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v958 = v955 ? REAL(1.8446744073709552e+19) : v957;
const REAL v959 = v304 * v958;
const REAL v960 = PK_UNSCALE(v959);
const REAL v961 = v959 * v960;
const REAL v962 = v956 ? REAL(64.0) : REAL(0.0);
const REAL v963 = v955 ? (REAL(-64.0)) : v962;
const REAL v964 = PK_LOG2(v960);
const REAL v965 = v963 - v964;
const auto v966 = REAL(1.4142135623730951) < v961;
const REAL v967 = v966 ? REAL(0.5) : REAL(1.0);
const REAL v968 = v961 * v967;
const REAL v969 = v966 ? REAL(1.0) : REAL(0.0);
const REAL v970 = v965 + v969;
const REAL v971 = v968 - REAL(1.0);
const REAL v972 = REAL(2.0) + v971;
const REAL v973 = REAL(1) / v972;
const REAL v974 = v971 * v973;
const REAL v975 = v974 * v974;
const REAL v976 = REAL(0.5) * v971;
const REAL v977 = v971 * v976;
const REAL v978 = REAL(2.0) * v975;
const REAL v979 = PK_FMA(v975, REAL(0.05873736835424951), REAL(0.0585194545348343));
const REAL v980 = PK_FMA(v975, v979, REAL(0.06667446557890934));
const REAL v981 = PK_FMA(v975, v980, REAL(0.07692296660585005));
const REAL v982 = PK_FMA(v975, v981, REAL(0.09090909175450952));
const REAL v983 = PK_FMA(v975, v982, REAL(0.11111111110793406));
const REAL v984 = PK_FMA(v975, v983, REAL(0.1428571428571474));
const REAL v985 = PK_FMA(v975, v984, REAL(0.2));
const REAL v986 = PK_FMA(v975, v985, REAL(0.3333333333333333));
const REAL v987 = v978 * v986;
const REAL v988 = v977 + v987;
const REAL v989 = v974 * v988;
const REAL v990 = REAL(7.371002565167799e-13) * v970;
const REAL v991 = v989 + v990;
const REAL v992 = REAL(0.6931471805592082) * v970;
const REAL v993 = v977 - v991;
const REAL v994 = v993 - v971;
const REAL v995 = v992 - v994;
const auto v996 = v304 != REAL(0.0);
const REAL v997 = PK_SQRT(v304);
const REAL v998 = PK_ABS(v304);
const REAL v999 = REAL(1) / v998;
const REAL v1000 = -v999;
const REAL v1001 = v996 ? v997 : v1000;
const REAL v1002 = REAL(0.5) * v304;
const auto v1003 = v1002 < v304;
const REAL v1004 = v1003 ? v995 : v1001;
const REAL v1005 = v273 ? v302 : v1004;
const REAL v1006 = v325 * v1005;
const REAL v1007 = v1006 - v451;
const REAL v1008 = v71 * v1007;
const REAL v1009 = REAL(2.0) * v1008;
o0_a0 += v848;
o0_a1 += v843;
o0_a2 += v852;
o1_a0 += v954;
o1_a1 += v952;
o1_a2 += v950;
o1_a3 += v948;
o2_t[0][i] = v936;
o2_t[1][i] = v940;
o2_t[2][i] = v944;
o3_t[0][i] = v846;
o3_t[1][i] = v841;
o4_a0 += v1009;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.cauchy>s>v11111.110.00111 f64.sssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_body_0(
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

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c {
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
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_2fae1681_84fc5a0c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

