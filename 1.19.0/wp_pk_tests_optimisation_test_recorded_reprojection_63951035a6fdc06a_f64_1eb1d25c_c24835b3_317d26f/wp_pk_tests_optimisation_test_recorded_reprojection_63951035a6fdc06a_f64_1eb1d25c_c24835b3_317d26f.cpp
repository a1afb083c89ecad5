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


// <posekit tests.optimisation.test_recorded.reprojection@63951035a6fdc06a>nPaa.a.100.none.none>s>j1100 f64.ssssssttt>:1
static CUDA_CALLABLE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_body_0(
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
// i0 = camera_T_world_position
// i1 = camera_T_world_quaternion
// i2 = point
// i3 = pixel
// i4 = camera_T_world_position_dot3
// i5 = camera_T_world_quaternion_dot3
// o0 = cost_dot3
// o1 = camera_T_world_position_gradient_dot3
// o2 = camera_T_world_position_camera_T_world_position_block_dot3
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
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[3][64];
alignas(64) REAL i5_t[4][64];
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0]); i5_t[1][i] = REAL(p[1 * i5_e0]); i5_t[2][i] = REAL(p[2 * i5_e0]); i5_t[3][i] = REAL(p[3 * i5_e0]); }
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
const REAL v66 = REAL(600.0) * v63;
const REAL v67 = REAL(1) / v65;
const REAL v68 = v66 * v67;
const REAL v69 = v68 + REAL(320.0);
const REAL v70 = v69 - v10;
const REAL v71 = REAL(610.0) * v64;
const REAL v72 = v67 * v71;
const REAL v73 = v72 + REAL(240.0);
const REAL v74 = v73 - v11;
const REAL v75 = v20 * v23;
const REAL v76 = v20 * v22;
const REAL v77 = v51 + v53;
const REAL v78 = v21 * v22;
const REAL v79 = v21 * v23;
const REAL v80 = v75 + v78;
const REAL v81 = v79 - v76;
const REAL v82 = v56 * v77;
const REAL v83 = v56 * v80;
const REAL v84 = v56 * v81;
const REAL v85 = REAL(1.0) - v82;
const REAL v86 = v20 * v21;
const REAL v87 = v49 + v53;
const REAL v88 = v22 * v23;
const REAL v89 = v78 - v75;
const REAL v90 = v86 + v88;
const REAL v91 = v56 * v89;
const REAL v92 = v56 * v87;
const REAL v93 = v56 * v90;
const REAL v94 = REAL(1.0) - v92;
const REAL v95 = v49 + v51;
const REAL v96 = v76 + v79;
const REAL v97 = v88 - v86;
const REAL v98 = v56 * v96;
const REAL v99 = v56 * v97;
const REAL v100 = v56 * v95;
const REAL v101 = REAL(1.0) - v100;
const REAL v102 = REAL(0.5) * v4;
const REAL v103 = REAL(0.5) * v3;
const REAL v104 = REAL(0.5) * v6;
const REAL v105 = REAL(0.5) * v5;
const REAL v106 = v67 * v67;
const REAL v107 = v66 * v106;
const REAL v108 = REAL(600.0) * v67;
const REAL v109 = v56 * v107;
const REAL v110 = v47 * v107;
const REAL v111 = v56 * v108;
const REAL v112 = v45 * v108;
const REAL v113 = v112 - v110;
const REAL v114 = REAL(2.0) * v113;
const REAL v115 = v55 * v55;
const REAL v116 = v114 * v115;
const REAL v117 = v23 * v116;
const REAL v118 = REAL(2.0) * v117;
const REAL v119 = v22 * v116;
const REAL v120 = REAL(2.0) * v119;
const REAL v121 = v21 * v116;
const REAL v122 = REAL(2.0) * v121;
const REAL v123 = v20 * v116;
const REAL v124 = REAL(2.0) * v123;
const REAL v125 = v26 * v109;
const REAL v126 = v125 - v120;
const REAL v127 = v22 * v109;
const REAL v128 = v29 * v109;
const REAL v129 = v122 + v128;
const REAL v130 = v21 * v109;
const REAL v131 = v29 * v111;
const REAL v132 = v118 + v131;
const REAL v133 = v23 * v111;
const REAL v134 = v130 + v133;
const REAL v135 = v32 * v111;
const REAL v136 = v126 + v135;
const REAL v137 = v22 * v111;
const REAL v138 = v32 * v109;
const REAL v139 = v124 + v138;
const REAL v140 = v20 * v109;
const REAL v141 = v137 - v140;
const REAL v142 = v26 * v111;
const REAL v143 = v142 - v139;
const REAL v144 = v20 * v111;
const REAL v145 = v127 + v144;
const REAL v146 = v140 - v137;
const REAL v147 = v7 * v146;
const REAL v148 = v136 + v147;
const REAL v149 = v8 * v141;
const REAL v150 = v149 - v129;
const REAL v151 = v9 * v134;
const REAL v152 = v150 + v151;
const REAL v153 = v7 * v134;
const REAL v154 = v132 + v153;
const REAL v155 = v8 * v145;
const REAL v156 = v154 + v155;
const REAL v157 = v9 * v145;
const REAL v158 = v148 + v157;
const REAL v159 = v19 * v156;
const REAL v160 = v19 * v158;
const REAL v161 = v19 * v152;
const REAL v162 = v19 * v143;
const REAL v163 = REAL(610.0) * v67;
const REAL v164 = v71 * v106;
const REAL v165 = v56 * v164;
const REAL v166 = v47 * v164;
const REAL v167 = v56 * v163;
const REAL v168 = v46 * v163;
const REAL v169 = v168 - v166;
const REAL v170 = REAL(2.0) * v169;
const REAL v171 = v115 * v170;
const REAL v172 = v23 * v171;
const REAL v173 = REAL(2.0) * v172;
const REAL v174 = v22 * v171;
const REAL v175 = REAL(2.0) * v174;
const REAL v176 = v21 * v171;
const REAL v177 = REAL(2.0) * v176;
const REAL v178 = v20 * v171;
const REAL v179 = REAL(2.0) * v178;
const REAL v180 = v26 * v165;
const REAL v181 = v180 - v175;
const REAL v182 = v22 * v165;
const REAL v183 = v29 * v165;
const REAL v184 = v177 + v183;
const REAL v185 = v21 * v165;
const REAL v186 = v32 * v167;
const REAL v187 = v184 + v186;
const REAL v188 = v21 * v167;
const REAL v189 = v26 * v167;
const REAL v190 = v189 - v173;
const REAL v191 = v23 * v167;
const REAL v192 = v182 + v191;
const REAL v193 = v32 * v165;
const REAL v194 = v179 + v193;
const REAL v195 = v20 * v165;
const REAL v196 = v188 + v195;
const REAL v197 = v29 * v167;
const REAL v198 = v197 - v194;
const REAL v199 = v20 * v167;
const REAL v200 = v199 - v185;
const REAL v201 = v7 * v196;
const REAL v202 = v181 + v201;
const REAL v203 = v8 * v196;
const REAL v204 = v187 + v203;
const REAL v205 = v185 - v199;
const REAL v206 = v9 * v205;
const REAL v207 = v206 - v204;
const REAL v208 = v7 * v200;
const REAL v209 = v190 + v208;
const REAL v210 = v8 * v192;
const REAL v211 = v209 - v210;
const REAL v212 = v9 * v192;
const REAL v213 = v202 + v212;
const REAL v214 = v19 * v211;
const REAL v215 = v19 * v213;
const REAL v216 = v19 * v207;
const REAL v217 = v19 * v198;
const REAL v218 = v85 * v108;
const REAL v219 = v84 * v107;
const REAL v220 = v218 - v219;
const REAL v221 = v91 * v108;
const REAL v222 = v93 * v107;
const REAL v223 = v221 - v222;
const REAL v224 = v98 * v108;
const REAL v225 = v101 * v107;
const REAL v226 = v224 - v225;
const REAL v227 = v102 * v162;
const REAL v228 = v103 * v161;
const REAL v229 = v228 - v227;
const REAL v230 = v104 * v160;
const REAL v231 = v229 + v230;
const REAL v232 = v105 * v159;
const REAL v233 = v231 + v232;
const REAL v234 = v105 * v162;
const REAL v235 = v104 * v161;
const REAL v236 = v234 + v235;
const REAL v237 = v103 * v160;
const REAL v238 = v237 - v236;
const REAL v239 = v102 * v159;
const REAL v240 = v238 - v239;
const REAL v241 = v104 * v162;
const REAL v242 = v105 * v161;
const REAL v243 = v242 - v241;
const REAL v244 = v102 * v160;
const REAL v245 = v243 - v244;
const REAL v246 = v103 * v159;
const REAL v247 = v245 - v246;
const REAL v248 = v83 * v163;
const REAL v249 = v84 * v164;
const REAL v250 = v248 - v249;
const REAL v251 = v94 * v163;
const REAL v252 = v93 * v164;
const REAL v253 = v251 - v252;
const REAL v254 = v99 * v163;
const REAL v255 = v101 * v164;
const REAL v256 = v254 - v255;
const REAL v257 = v102 * v217;
const REAL v258 = v103 * v216;
const REAL v259 = v258 - v257;
const REAL v260 = v104 * v215;
const REAL v261 = v259 + v260;
const REAL v262 = v105 * v214;
const REAL v263 = v261 - v262;
const REAL v264 = v105 * v217;
const REAL v265 = v104 * v216;
const REAL v266 = v264 + v265;
const REAL v267 = v103 * v215;
const REAL v268 = v267 - v266;
const REAL v269 = v102 * v214;
const REAL v270 = v268 + v269;
const REAL v271 = v104 * v217;
const REAL v272 = v105 * v216;
const REAL v273 = v272 - v271;
const REAL v274 = v102 * v215;
const REAL v275 = v273 - v274;
const REAL v276 = v103 * v214;
const REAL v277 = v275 + v276;
const REAL v278 = i4_t[0][i];
const REAL v279 = i4_t[1][i];
const REAL v280 = i4_t[2][i];
const REAL v281 = i5_t[0][i];
const REAL v282 = i5_t[1][i];
const REAL v283 = i5_t[2][i];
const REAL v284 = i5_t[3][i];
const REAL v285 = v19 * v281;
const REAL v286 = v19 * v282;
const REAL v287 = v19 * v283;
const REAL v288 = v19 * v284;
const REAL v289 = v9 * v287;
const REAL v290 = v8 * v288;
const REAL v291 = v289 - v290;
const REAL v292 = v7 * v288;
const REAL v293 = v9 * v286;
const REAL v294 = v292 - v293;
const REAL v295 = v8 * v286;
const REAL v296 = v7 * v287;
const REAL v297 = v295 - v296;
const REAL v298 = v26 * v285;
const REAL v299 = v20 * v291;
const REAL v300 = v298 + v299;
const REAL v301 = v29 * v285;
const REAL v302 = v20 * v294;
const REAL v303 = v301 + v302;
const REAL v304 = v32 * v285;
const REAL v305 = v20 * v297;
const REAL v306 = v304 + v305;
const REAL v307 = v32 * v287;
const REAL v308 = v22 * v297;
const REAL v309 = v307 + v308;
const REAL v310 = v29 * v288;
const REAL v311 = v23 * v294;
const REAL v312 = v310 + v311;
const REAL v313 = v309 - v312;
const REAL v314 = v26 * v288;
const REAL v315 = v23 * v291;
const REAL v316 = v314 + v315;
const REAL v317 = v32 * v286;
const REAL v318 = v21 * v297;
const REAL v319 = v317 + v318;
const REAL v320 = v316 - v319;
const REAL v321 = v29 * v286;
const REAL v322 = v21 * v294;
const REAL v323 = v321 + v322;
const REAL v324 = v26 * v287;
const REAL v325 = v22 * v291;
const REAL v326 = v324 + v325;
const REAL v327 = v323 - v326;
const REAL v328 = v300 + v313;
const REAL v329 = v303 + v320;
const REAL v330 = v306 + v327;
const REAL v331 = v20 * v285;
const REAL v332 = REAL(2.0) * v331;
const REAL v333 = v21 * v286;
const REAL v334 = REAL(2.0) * v333;
const REAL v335 = v332 + v334;
const REAL v336 = v22 * v287;
const REAL v337 = REAL(2.0) * v336;
const REAL v338 = v335 + v337;
const REAL v339 = v23 * v288;
const REAL v340 = REAL(2.0) * v339;
const REAL v341 = v338 + v340;
const REAL v342 = v115 * v341;
const REAL v343 = REAL(2.0) * v342;
const REAL v344 = v56 * v328;
const REAL v345 = v45 * v343;
const REAL v346 = v344 - v345;
const REAL v347 = v56 * v329;
const REAL v348 = v46 * v343;
const REAL v349 = v347 - v348;
const REAL v350 = v56 * v330;
const REAL v351 = v47 * v343;
const REAL v352 = v350 - v351;
const REAL v353 = v278 + v346;
const REAL v354 = v279 + v349;
const REAL v355 = v280 + v352;
const REAL v356 = REAL(600.0) * v353;
const REAL v357 = v106 * v355;
const REAL v358 = v67 * v356;
const REAL v359 = v66 * v357;
const REAL v360 = v358 - v359;
const REAL v361 = REAL(610.0) * v354;
const REAL v362 = v71 * v357;
const REAL v363 = v67 * v361;
const REAL v364 = v363 - v362;
const REAL v365 = v23 * v285;
const REAL v366 = v20 * v288;
const REAL v367 = v365 + v366;
const REAL v368 = v22 * v285;
const REAL v369 = v20 * v287;
const REAL v370 = v368 + v369;
const REAL v371 = v337 + v340;
const REAL v372 = v22 * v286;
const REAL v373 = v21 * v287;
const REAL v374 = v372 + v373;
const REAL v375 = v23 * v286;
const REAL v376 = v21 * v288;
const REAL v377 = v375 + v376;
const REAL v378 = v367 + v374;
const REAL v379 = v377 - v370;
const REAL v380 = v77 * v343;
const REAL v381 = v56 * v371;
const REAL v382 = v80 * v343;
const REAL v383 = v56 * v378;
const REAL v384 = v383 - v382;
const REAL v385 = v81 * v343;
const REAL v386 = v56 * v379;
const REAL v387 = v386 - v385;
const REAL v388 = v380 - v381;
const REAL v389 = v21 * v285;
const REAL v390 = v20 * v286;
const REAL v391 = v389 + v390;
const REAL v392 = v334 + v340;
const REAL v393 = v23 * v287;
const REAL v394 = v22 * v288;
const REAL v395 = v393 + v394;
const REAL v396 = v374 - v367;
const REAL v397 = v391 + v395;
const REAL v398 = v89 * v343;
const REAL v399 = v56 * v396;
const REAL v400 = v399 - v398;
const REAL v401 = v87 * v343;
const REAL v402 = v56 * v392;
const REAL v403 = v90 * v343;
const REAL v404 = v56 * v397;
const REAL v405 = v404 - v403;
const REAL v406 = v401 - v402;
const REAL v407 = v334 + v337;
const REAL v408 = v370 + v377;
const REAL v409 = v395 - v391;
const REAL v410 = v96 * v343;
const REAL v411 = v56 * v408;
const REAL v412 = v411 - v410;
const REAL v413 = v97 * v343;
const REAL v414 = v56 * v409;
const REAL v415 = v414 - v413;
const REAL v416 = v95 * v343;
const REAL v417 = v56 * v407;
const REAL v418 = v416 - v417;
const REAL v419 = REAL(0.5) * v282;
const REAL v420 = REAL(0.5) * v281;
const REAL v421 = REAL(0.5) * v284;
const REAL v422 = REAL(0.5) * v283;
const REAL v423 = v67 * v357;
const REAL v424 = REAL(2.0) * v423;
const REAL v425 = v106 * v356;
const REAL v426 = v66 * v424;
const REAL v427 = v425 - v426;
const REAL v428 = REAL(600.0) * v357;
const REAL v429 = v107 * v343;
const REAL v430 = v56 * v427;
const REAL v431 = v430 - v429;
const REAL v432 = v107 * v330;
const REAL v433 = v47 * v427;
const REAL v434 = v432 + v433;
const REAL v435 = v108 * v343;
const REAL v436 = v56 * v428;
const REAL v437 = v435 + v436;
const REAL v438 = v108 * v328;
const REAL v439 = v45 * v428;
const REAL v440 = v438 - v439;
const REAL v441 = v440 - v434;
const REAL v442 = REAL(2.0) * v441;
const REAL v443 = v55 * v342;
const REAL v444 = REAL(2.0) * v443;
const REAL v445 = v115 * v442;
const REAL v446 = v114 * v444;
const REAL v447 = v445 - v446;
const REAL v448 = v116 * v288;
const REAL v449 = v23 * v447;
const REAL v450 = v448 + v449;
const REAL v451 = REAL(2.0) * v450;
const REAL v452 = v116 * v287;
const REAL v453 = v22 * v447;
const REAL v454 = v452 + v453;
const REAL v455 = REAL(2.0) * v454;
const REAL v456 = v116 * v286;
const REAL v457 = v21 * v447;
const REAL v458 = v456 + v457;
const REAL v459 = REAL(2.0) * v458;
const REAL v460 = v116 * v285;
const REAL v461 = v20 * v447;
const REAL v462 = v460 + v461;
const REAL v463 = REAL(2.0) * v462;
const REAL v464 = v109 * v291;
const REAL v465 = v26 * v431;
const REAL v466 = v464 + v465;
const REAL v467 = v466 - v455;
const REAL v468 = v109 * v287;
const REAL v469 = v22 * v431;
const REAL v470 = v468 + v469;
const REAL v471 = v109 * v294;
const REAL v472 = v29 * v431;
const REAL v473 = v471 + v472;
const REAL v474 = v459 + v473;
const REAL v475 = v109 * v286;
const REAL v476 = v21 * v431;
const REAL v477 = v475 + v476;
const REAL v478 = v111 * v294;
const REAL v479 = v29 * v437;
const REAL v480 = v478 - v479;
const REAL v481 = v451 + v480;
const REAL v482 = v111 * v288;
const REAL v483 = v23 * v437;
const REAL v484 = v482 - v483;
const REAL v485 = v477 + v484;
const REAL v486 = v111 * v297;
const REAL v487 = v32 * v437;
const REAL v488 = v486 - v487;
const REAL v489 = v467 + v488;
const REAL v490 = v111 * v287;
const REAL v491 = v22 * v437;
const REAL v492 = v490 - v491;
const REAL v493 = v109 * v297;
const REAL v494 = v32 * v431;
const REAL v495 = v493 + v494;
const REAL v496 = v463 + v495;
const REAL v497 = v109 * v285;
const REAL v498 = v20 * v431;
const REAL v499 = v497 + v498;
const REAL v500 = v492 - v499;
const REAL v501 = v111 * v291;
const REAL v502 = v26 * v437;
const REAL v503 = v501 - v502;
const REAL v504 = v503 - v496;
const REAL v505 = v111 * v285;
const REAL v506 = v20 * v437;
const REAL v507 = v505 - v506;
const REAL v508 = v470 + v507;
const REAL v509 = v491 - v490;
const REAL v510 = v499 + v509;
const REAL v511 = v7 * v510;
const REAL v512 = v489 + v511;
const REAL v513 = v8 * v500;
const REAL v514 = v513 - v474;
const REAL v515 = v9 * v485;
const REAL v516 = v514 + v515;
const REAL v517 = v7 * v485;
const REAL v518 = v481 + v517;
const REAL v519 = v8 * v508;
const REAL v520 = v518 + v519;
const REAL v521 = v9 * v508;
const REAL v522 = v512 + v521;
const REAL v523 = v19 * v520;
const REAL v524 = v19 * v522;
const REAL v525 = v19 * v516;
const REAL v526 = v19 * v504;
const REAL v527 = REAL(610.0) * v357;
const REAL v528 = v106 * v361;
const REAL v529 = v71 * v424;
const REAL v530 = v528 - v529;
const REAL v531 = v164 * v343;
const REAL v532 = v56 * v530;
const REAL v533 = v532 - v531;
const REAL v534 = v164 * v330;
const REAL v535 = v47 * v530;
const REAL v536 = v534 + v535;
const REAL v537 = v163 * v343;
const REAL v538 = v56 * v527;
const REAL v539 = v537 + v538;
const REAL v540 = v163 * v329;
const REAL v541 = v46 * v527;
const REAL v542 = v540 - v541;
const REAL v543 = v542 - v536;
const REAL v544 = REAL(2.0) * v543;
const REAL v545 = v170 * v444;
const REAL v546 = v115 * v544;
const REAL v547 = v546 - v545;
const REAL v548 = v171 * v288;
const REAL v549 = v23 * v547;
const REAL v550 = v548 + v549;
const REAL v551 = REAL(2.0) * v550;
const REAL v552 = v171 * v287;
const REAL v553 = v22 * v547;
const REAL v554 = v552 + v553;
const REAL v555 = REAL(2.0) * v554;
const REAL v556 = v171 * v286;
const REAL v557 = v21 * v547;
const REAL v558 = v556 + v557;
const REAL v559 = REAL(2.0) * v558;
const REAL v560 = v171 * v285;
const REAL v561 = v20 * v547;
const REAL v562 = v560 + v561;
const REAL v563 = REAL(2.0) * v562;
const REAL v564 = v165 * v291;
const REAL v565 = v26 * v533;
const REAL v566 = v564 + v565;
const REAL v567 = v566 - v555;
const REAL v568 = v165 * v287;
const REAL v569 = v22 * v533;
const REAL v570 = v568 + v569;
const REAL v571 = v165 * v294;
const REAL v572 = v29 * v533;
const REAL v573 = v571 + v572;
const REAL v574 = v559 + v573;
const REAL v575 = v165 * v286;
const REAL v576 = v21 * v533;
const REAL v577 = v575 + v576;
const REAL v578 = v167 * v297;
const REAL v579 = v32 * v539;
const REAL v580 = v578 - v579;
const REAL v581 = v574 + v580;
const REAL v582 = v167 * v286;
const REAL v583 = v21 * v539;
const REAL v584 = v582 - v583;
const REAL v585 = v167 * v291;
const REAL v586 = v26 * v539;
const REAL v587 = v585 - v586;
const REAL v588 = v587 - v551;
const REAL v589 = v167 * v288;
const REAL v590 = v23 * v539;
const REAL v591 = v589 - v590;
const REAL v592 = v570 + v591;
const REAL v593 = v165 * v297;
const REAL v594 = v32 * v533;
const REAL v595 = v593 + v594;
const REAL v596 = v563 + v595;
const REAL v597 = v165 * v285;
const REAL v598 = v20 * v533;
const REAL v599 = v597 + v598;
const REAL v600 = v584 + v599;
const REAL v601 = v167 * v294;
const REAL v602 = v29 * v539;
const REAL v603 = v601 - v602;
const REAL v604 = v603 - v596;
const REAL v605 = v167 * v285;
const REAL v606 = v20 * v539;
const REAL v607 = v605 - v606;
const REAL v608 = v607 - v577;
const REAL v609 = v7 * v600;
const REAL v610 = v567 + v609;
const REAL v611 = v8 * v600;
const REAL v612 = v581 + v611;
const REAL v613 = v606 - v605;
const REAL v614 = v577 + v613;
const REAL v615 = v9 * v614;
const REAL v616 = v615 - v612;
const REAL v617 = v7 * v608;
const REAL v618 = v588 + v617;
const REAL v619 = v8 * v592;
const REAL v620 = v618 - v619;
const REAL v621 = v9 * v592;
const REAL v622 = v610 + v621;
const REAL v623 = v19 * v620;
const REAL v624 = v19 * v622;
const REAL v625 = v19 * v616;
const REAL v626 = v19 * v604;
const REAL v627 = v108 * v388;
const REAL v628 = v85 * v428;
const REAL v629 = v627 - v628;
const REAL v630 = v107 * v387;
const REAL v631 = v84 * v427;
const REAL v632 = v630 + v631;
const REAL v633 = v629 - v632;
const REAL v634 = v108 * v400;
const REAL v635 = v91 * v428;
const REAL v636 = v634 - v635;
const REAL v637 = v107 * v405;
const REAL v638 = v93 * v427;
const REAL v639 = v637 + v638;
const REAL v640 = v636 - v639;
const REAL v641 = v108 * v412;
const REAL v642 = v98 * v428;
const REAL v643 = v641 - v642;
const REAL v644 = v107 * v418;
const REAL v645 = v101 * v427;
const REAL v646 = v644 + v645;
const REAL v647 = v643 - v646;
const REAL v648 = v162 * v419;
const REAL v649 = v102 * v526;
const REAL v650 = v648 + v649;
const REAL v651 = v161 * v420;
const REAL v652 = v103 * v525;
const REAL v653 = v651 + v652;
const REAL v654 = v653 - v650;
const REAL v655 = v160 * v421;
const REAL v656 = v104 * v524;
const REAL v657 = v655 + v656;
const REAL v658 = v654 + v657;
const REAL v659 = v159 * v422;
const REAL v660 = v105 * v523;
const REAL v661 = v659 + v660;
const REAL v662 = v658 + v661;
const REAL v663 = v162 * v422;
const REAL v664 = v105 * v526;
const REAL v665 = v663 + v664;
const REAL v666 = v161 * v421;
const REAL v667 = v104 * v525;
const REAL v668 = v666 + v667;
const REAL v669 = v665 + v668;
const REAL v670 = v160 * v420;
const REAL v671 = v103 * v524;
const REAL v672 = v670 + v671;
const REAL v673 = v672 - v669;
const REAL v674 = v159 * v419;
const REAL v675 = v102 * v523;
const REAL v676 = v674 + v675;
const REAL v677 = v673 - v676;
const REAL v678 = v162 * v421;
const REAL v679 = v104 * v526;
const REAL v680 = v678 + v679;
const REAL v681 = v161 * v422;
const REAL v682 = v105 * v525;
const REAL v683 = v681 + v682;
const REAL v684 = v683 - v680;
const REAL v685 = v160 * v419;
const REAL v686 = v102 * v524;
const REAL v687 = v685 + v686;
const REAL v688 = v684 - v687;
const REAL v689 = v159 * v420;
const REAL v690 = v103 * v523;
const REAL v691 = v689 + v690;
const REAL v692 = v688 - v691;
const REAL v693 = v163 * v384;
const REAL v694 = v83 * v527;
const REAL v695 = v693 - v694;
const REAL v696 = v164 * v387;
const REAL v697 = v84 * v530;
const REAL v698 = v696 + v697;
const REAL v699 = v695 - v698;
const REAL v700 = v163 * v406;
const REAL v701 = v94 * v527;
const REAL v702 = v700 - v701;
const REAL v703 = v164 * v405;
const REAL v704 = v93 * v530;
const REAL v705 = v703 + v704;
const REAL v706 = v702 - v705;
const REAL v707 = v163 * v415;
const REAL v708 = v99 * v527;
const REAL v709 = v707 - v708;
const REAL v710 = v164 * v418;
const REAL v711 = v101 * v530;
const REAL v712 = v710 + v711;
const REAL v713 = v709 - v712;
const REAL v714 = v217 * v419;
const REAL v715 = v102 * v626;
const REAL v716 = v714 + v715;
const REAL v717 = v216 * v420;
const REAL v718 = v103 * v625;
const REAL v719 = v717 + v718;
const REAL v720 = v719 - v716;
const REAL v721 = v215 * v421;
const REAL v722 = v104 * v624;
const REAL v723 = v721 + v722;
const REAL v724 = v720 + v723;
const REAL v725 = v214 * v422;
const REAL v726 = v105 * v623;
const REAL v727 = v725 + v726;
const REAL v728 = v724 - v727;
const REAL v729 = v217 * v422;
const REAL v730 = v105 * v626;
const REAL v731 = v729 + v730;
const REAL v732 = v216 * v421;
const REAL v733 = v104 * v625;
const REAL v734 = v732 + v733;
const REAL v735 = v731 + v734;
const REAL v736 = v215 * v420;
const REAL v737 = v103 * v624;
const REAL v738 = v736 + v737;
const REAL v739 = v738 - v735;
const REAL v740 = v214 * v419;
const REAL v741 = v102 * v623;
const REAL v742 = v740 + v741;
const REAL v743 = v739 + v742;
const REAL v744 = v217 * v421;
const REAL v745 = v104 * v626;
const REAL v746 = v744 + v745;
const REAL v747 = v216 * v422;
const REAL v748 = v105 * v625;
const REAL v749 = v747 + v748;
const REAL v750 = v749 - v746;
const REAL v751 = v215 * v419;
const REAL v752 = v102 * v624;
const REAL v753 = v751 + v752;
const REAL v754 = v750 - v753;
const REAL v755 = v214 * v420;
const REAL v756 = v103 * v623;
const REAL v757 = v755 + v756;
const REAL v758 = v754 + v757;
const REAL v759 = v70 * v360;
const REAL v760 = REAL(2.0) * v759;
const REAL v761 = v74 * v364;
const REAL v762 = REAL(2.0) * v761;
const REAL v763 = v760 + v762;
const REAL v764 = v220 * v360;
const REAL v765 = v70 * v633;
const REAL v766 = v764 + v765;
const REAL v767 = v250 * v364;
const REAL v768 = v74 * v699;
const REAL v769 = v767 + v768;
const REAL v770 = v766 + v769;
const REAL v771 = v223 * v360;
const REAL v772 = v70 * v640;
const REAL v773 = v771 + v772;
const REAL v774 = v253 * v364;
const REAL v775 = v74 * v706;
const REAL v776 = v774 + v775;
const REAL v777 = v773 + v776;
const REAL v778 = v226 * v360;
const REAL v779 = v70 * v647;
const REAL v780 = v778 + v779;
const REAL v781 = v256 * v364;
const REAL v782 = v74 * v713;
const REAL v783 = v781 + v782;
const REAL v784 = v780 + v783;
const REAL v785 = v233 * v360;
const REAL v786 = v70 * v662;
const REAL v787 = v785 + v786;
const REAL v788 = v263 * v364;
const REAL v789 = v74 * v728;
const REAL v790 = v788 + v789;
const REAL v791 = v787 + v790;
const REAL v792 = v240 * v360;
const REAL v793 = v70 * v677;
const REAL v794 = v792 + v793;
const REAL v795 = v270 * v364;
const REAL v796 = v74 * v743;
const REAL v797 = v795 + v796;
const REAL v798 = v794 + v797;
const REAL v799 = v247 * v360;
const REAL v800 = v70 * v692;
const REAL v801 = v799 + v800;
const REAL v802 = v277 * v364;
const REAL v803 = v74 * v758;
const REAL v804 = v802 + v803;
const REAL v805 = v801 + v804;
const REAL v806 = v220 * v633;
const REAL v807 = REAL(2.0) * v806;
const REAL v808 = v250 * v699;
const REAL v809 = REAL(2.0) * v808;
const REAL v810 = v807 + v809;
const REAL v811 = v223 * v633;
const REAL v812 = v220 * v640;
const REAL v813 = v811 + v812;
const REAL v814 = v253 * v699;
const REAL v815 = v250 * v706;
const REAL v816 = v814 + v815;
const REAL v817 = v813 + v816;
const REAL v818 = v226 * v633;
const REAL v819 = v220 * v647;
const REAL v820 = v818 + v819;
const REAL v821 = v256 * v699;
const REAL v822 = v250 * v713;
const REAL v823 = v821 + v822;
const REAL v824 = v820 + v823;
const REAL v825 = v233 * v633;
const REAL v826 = v220 * v662;
const REAL v827 = v825 + v826;
const REAL v828 = v263 * v699;
const REAL v829 = v250 * v728;
const REAL v830 = v828 + v829;
const REAL v831 = v827 + v830;
const REAL v832 = v240 * v633;
const REAL v833 = v220 * v677;
const REAL v834 = v832 + v833;
const REAL v835 = v270 * v699;
const REAL v836 = v250 * v743;
const REAL v837 = v835 + v836;
const REAL v838 = v834 + v837;
const REAL v839 = v247 * v633;
const REAL v840 = v220 * v692;
const REAL v841 = v839 + v840;
const REAL v842 = v277 * v699;
const REAL v843 = v250 * v758;
const REAL v844 = v842 + v843;
const REAL v845 = v841 + v844;
const REAL v846 = v223 * v640;
const REAL v847 = REAL(2.0) * v846;
const REAL v848 = v253 * v706;
const REAL v849 = REAL(2.0) * v848;
const REAL v850 = v847 + v849;
const REAL v851 = v226 * v640;
const REAL v852 = v223 * v647;
const REAL v853 = v851 + v852;
const REAL v854 = v256 * v706;
const REAL v855 = v253 * v713;
const REAL v856 = v854 + v855;
const REAL v857 = v853 + v856;
const REAL v858 = v233 * v640;
const REAL v859 = v223 * v662;
const REAL v860 = v858 + v859;
const REAL v861 = v263 * v706;
const REAL v862 = v253 * v728;
const REAL v863 = v861 + v862;
const REAL v864 = v860 + v863;
const REAL v865 = v240 * v640;
const REAL v866 = v223 * v677;
const REAL v867 = v865 + v866;
const REAL v868 = v270 * v706;
const REAL v869 = v253 * v743;
const REAL v870 = v868 + v869;
const REAL v871 = v867 + v870;
const REAL v872 = v247 * v640;
const REAL v873 = v223 * v692;
const REAL v874 = v872 + v873;
const REAL v875 = v277 * v706;
const REAL v876 = v253 * v758;
const REAL v877 = v875 + v876;
const REAL v878 = v874 + v877;
const REAL v879 = v226 * v647;
const REAL v880 = REAL(2.0) * v879;
const REAL v881 = v256 * v713;
const REAL v882 = REAL(2.0) * v881;
const REAL v883 = v880 + v882;
const REAL v884 = v233 * v647;
const REAL v885 = v226 * v662;
const REAL v886 = v884 + v885;
const REAL v887 = v263 * v713;
const REAL v888 = v256 * v728;
const REAL v889 = v887 + v888;
const REAL v890 = v886 + v889;
const REAL v891 = v240 * v647;
const REAL v892 = v226 * v677;
const REAL v893 = v891 + v892;
const REAL v894 = v270 * v713;
const REAL v895 = v256 * v743;
const REAL v896 = v894 + v895;
const REAL v897 = v893 + v896;
const REAL v898 = v247 * v647;
const REAL v899 = v226 * v692;
const REAL v900 = v898 + v899;
const REAL v901 = v277 * v713;
const REAL v902 = v256 * v758;
const REAL v903 = v901 + v902;
const REAL v904 = v900 + v903;
const REAL v905 = v233 * v662;
const REAL v906 = REAL(2.0) * v905;
const REAL v907 = v263 * v728;
const REAL v908 = REAL(2.0) * v907;
const REAL v909 = v906 + v908;
const REAL v910 = v240 * v662;
const REAL v911 = v233 * v677;
const REAL v912 = v910 + v911;
const REAL v913 = v270 * v728;
const REAL v914 = v263 * v743;
const REAL v915 = v913 + v914;
const REAL v916 = v912 + v915;
const REAL v917 = v247 * v662;
const REAL v918 = v233 * v692;
const REAL v919 = v917 + v918;
const REAL v920 = v277 * v728;
const REAL v921 = v263 * v758;
const REAL v922 = v920 + v921;
const REAL v923 = v919 + v922;
const REAL v924 = v240 * v677;
const REAL v925 = REAL(2.0) * v924;
const REAL v926 = v270 * v743;
const REAL v927 = REAL(2.0) * v926;
const REAL v928 = v925 + v927;
const REAL v929 = v247 * v677;
const REAL v930 = v240 * v692;
const REAL v931 = v929 + v930;
const REAL v932 = v277 * v743;
const REAL v933 = v270 * v758;
const REAL v934 = v932 + v933;
const REAL v935 = v931 + v934;
const REAL v936 = v247 * v692;
const REAL v937 = REAL(2.0) * v936;
const REAL v938 = v277 * v758;
const REAL v939 = REAL(2.0) * v938;
const REAL v940 = v937 + v939;
o0_a0 += v763;
o1_a0 += v770;
o1_a1 += v777;
o1_a2 += v784;
o1_a3 += v791;
o1_a4 += v798;
o1_a5 += v805;
o2_a0 += v810;
o2_a1 += v817;
o2_a2 += v824;
o2_a3 += v831;
o2_a4 += v838;
o2_a5 += v845;

o2_a7 += v850;
o2_a8 += v857;
o2_a9 += v864;
o2_a10 += v871;
o2_a11 += v878;


o2_a14 += v883;
o2_a15 += v890;
o2_a16 += v897;
o2_a17 += v904;



o2_a21 += v909;
o2_a22 += v916;
o2_a23 += v923;




o2_a28 += v928;
o2_a29 += v935;





o2_a35 += v940;
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


// <posekit tests.optimisation.test_recorded.reprojection@63951035a6fdc06a>nPaa.a.100.none.none>s>j1100 f64.ssssssttt>:1
static CUDA_CALLABLE void adj_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_body_0(
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

struct wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903 {
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
static void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903 *_wp_args)
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
    // def pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903 *_wp_args)
{
    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_1eb1d25c_cb19e903_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

