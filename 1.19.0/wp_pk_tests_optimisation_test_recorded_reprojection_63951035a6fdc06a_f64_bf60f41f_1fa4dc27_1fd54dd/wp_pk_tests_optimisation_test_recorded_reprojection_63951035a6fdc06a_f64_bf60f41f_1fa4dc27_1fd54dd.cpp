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


// <posekit tests.optimisation.test_recorded.reprojection@63951035a6fdc06a>nPaa.a.100.scalar.none>s>j11000 f64.sssssssttt>:1
static CUDA_CALLABLE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_body_0(
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0)
{
// i0 = camera_T_world_position
// i1 = camera_T_world_quaternion
// i2 = point
// i3 = pixel
// i4 = weight
// i5 = camera_T_world_position_dot3
// i6 = camera_T_world_quaternion_dot3
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
const STORE* const i6_b = (const STORE*)i6_ + k0 * i6_s0 + k1 * i6_s1 + k2 * i6_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[3][64];
alignas(64) REAL i6_t[4][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0]); i5_t[1][i] = REAL(p[1 * i5_e0]); i5_t[2][i] = REAL(p[2 * i5_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0]); i6_t[1][i] = REAL(p[1 * i6_e0]); i6_t[2][i] = REAL(p[2 * i6_e0]); i6_t[3][i] = REAL(p[3 * i6_e0]); }
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
const REAL v75 = i4_t[0][i];
const REAL v76 = v20 * v23;
const REAL v77 = v20 * v22;
const REAL v78 = v51 + v53;
const REAL v79 = v21 * v22;
const REAL v80 = v21 * v23;
const REAL v81 = v76 + v79;
const REAL v82 = v80 - v77;
const REAL v83 = v56 * v78;
const REAL v84 = v56 * v81;
const REAL v85 = v56 * v82;
const REAL v86 = REAL(1.0) - v83;
const REAL v87 = v20 * v21;
const REAL v88 = v49 + v53;
const REAL v89 = v22 * v23;
const REAL v90 = v79 - v76;
const REAL v91 = v87 + v89;
const REAL v92 = v56 * v90;
const REAL v93 = v56 * v88;
const REAL v94 = v56 * v91;
const REAL v95 = REAL(1.0) - v93;
const REAL v96 = v49 + v51;
const REAL v97 = v77 + v80;
const REAL v98 = v89 - v87;
const REAL v99 = v56 * v97;
const REAL v100 = v56 * v98;
const REAL v101 = v56 * v96;
const REAL v102 = REAL(1.0) - v101;
const REAL v103 = REAL(0.5) * v4;
const REAL v104 = REAL(0.5) * v3;
const REAL v105 = REAL(0.5) * v6;
const REAL v106 = REAL(0.5) * v5;
const REAL v107 = v67 * v67;
const REAL v108 = v66 * v107;
const REAL v109 = REAL(600.0) * v67;
const REAL v110 = v56 * v108;
const REAL v111 = v47 * v108;
const REAL v112 = v56 * v109;
const REAL v113 = v45 * v109;
const REAL v114 = v113 - v111;
const REAL v115 = REAL(2.0) * v114;
const REAL v116 = v55 * v55;
const REAL v117 = v115 * v116;
const REAL v118 = v23 * v117;
const REAL v119 = REAL(2.0) * v118;
const REAL v120 = v22 * v117;
const REAL v121 = REAL(2.0) * v120;
const REAL v122 = v21 * v117;
const REAL v123 = REAL(2.0) * v122;
const REAL v124 = v20 * v117;
const REAL v125 = REAL(2.0) * v124;
const REAL v126 = v26 * v110;
const REAL v127 = v126 - v121;
const REAL v128 = v22 * v110;
const REAL v129 = v29 * v110;
const REAL v130 = v123 + v129;
const REAL v131 = v21 * v110;
const REAL v132 = v29 * v112;
const REAL v133 = v119 + v132;
const REAL v134 = v23 * v112;
const REAL v135 = v131 + v134;
const REAL v136 = v32 * v112;
const REAL v137 = v127 + v136;
const REAL v138 = v22 * v112;
const REAL v139 = v32 * v110;
const REAL v140 = v125 + v139;
const REAL v141 = v20 * v110;
const REAL v142 = v138 - v141;
const REAL v143 = v26 * v112;
const REAL v144 = v143 - v140;
const REAL v145 = v20 * v112;
const REAL v146 = v128 + v145;
const REAL v147 = v141 - v138;
const REAL v148 = v7 * v147;
const REAL v149 = v137 + v148;
const REAL v150 = v8 * v142;
const REAL v151 = v150 - v130;
const REAL v152 = v9 * v135;
const REAL v153 = v151 + v152;
const REAL v154 = v7 * v135;
const REAL v155 = v133 + v154;
const REAL v156 = v8 * v146;
const REAL v157 = v155 + v156;
const REAL v158 = v9 * v146;
const REAL v159 = v149 + v158;
const REAL v160 = v19 * v157;
const REAL v161 = v19 * v159;
const REAL v162 = v19 * v153;
const REAL v163 = v19 * v144;
const REAL v164 = REAL(610.0) * v67;
const REAL v165 = v71 * v107;
const REAL v166 = v56 * v165;
const REAL v167 = v47 * v165;
const REAL v168 = v56 * v164;
const REAL v169 = v46 * v164;
const REAL v170 = v169 - v167;
const REAL v171 = REAL(2.0) * v170;
const REAL v172 = v116 * v171;
const REAL v173 = v23 * v172;
const REAL v174 = REAL(2.0) * v173;
const REAL v175 = v22 * v172;
const REAL v176 = REAL(2.0) * v175;
const REAL v177 = v21 * v172;
const REAL v178 = REAL(2.0) * v177;
const REAL v179 = v20 * v172;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v26 * v166;
const REAL v182 = v181 - v176;
const REAL v183 = v22 * v166;
const REAL v184 = v29 * v166;
const REAL v185 = v178 + v184;
const REAL v186 = v21 * v166;
const REAL v187 = v32 * v168;
const REAL v188 = v185 + v187;
const REAL v189 = v21 * v168;
const REAL v190 = v26 * v168;
const REAL v191 = v190 - v174;
const REAL v192 = v23 * v168;
const REAL v193 = v183 + v192;
const REAL v194 = v32 * v166;
const REAL v195 = v180 + v194;
const REAL v196 = v20 * v166;
const REAL v197 = v189 + v196;
const REAL v198 = v29 * v168;
const REAL v199 = v198 - v195;
const REAL v200 = v20 * v168;
const REAL v201 = v200 - v186;
const REAL v202 = v7 * v197;
const REAL v203 = v182 + v202;
const REAL v204 = v8 * v197;
const REAL v205 = v188 + v204;
const REAL v206 = v186 - v200;
const REAL v207 = v9 * v206;
const REAL v208 = v207 - v205;
const REAL v209 = v7 * v201;
const REAL v210 = v191 + v209;
const REAL v211 = v8 * v193;
const REAL v212 = v210 - v211;
const REAL v213 = v9 * v193;
const REAL v214 = v203 + v213;
const REAL v215 = v19 * v212;
const REAL v216 = v19 * v214;
const REAL v217 = v19 * v208;
const REAL v218 = v19 * v199;
const REAL v219 = v86 * v109;
const REAL v220 = v85 * v108;
const REAL v221 = v219 - v220;
const REAL v222 = v92 * v109;
const REAL v223 = v94 * v108;
const REAL v224 = v222 - v223;
const REAL v225 = v99 * v109;
const REAL v226 = v102 * v108;
const REAL v227 = v225 - v226;
const REAL v228 = v103 * v163;
const REAL v229 = v104 * v162;
const REAL v230 = v229 - v228;
const REAL v231 = v105 * v161;
const REAL v232 = v230 + v231;
const REAL v233 = v106 * v160;
const REAL v234 = v232 + v233;
const REAL v235 = v106 * v163;
const REAL v236 = v105 * v162;
const REAL v237 = v235 + v236;
const REAL v238 = v104 * v161;
const REAL v239 = v238 - v237;
const REAL v240 = v103 * v160;
const REAL v241 = v239 - v240;
const REAL v242 = v105 * v163;
const REAL v243 = v106 * v162;
const REAL v244 = v243 - v242;
const REAL v245 = v103 * v161;
const REAL v246 = v244 - v245;
const REAL v247 = v104 * v160;
const REAL v248 = v246 - v247;
const REAL v249 = v84 * v164;
const REAL v250 = v85 * v165;
const REAL v251 = v249 - v250;
const REAL v252 = v95 * v164;
const REAL v253 = v94 * v165;
const REAL v254 = v252 - v253;
const REAL v255 = v100 * v164;
const REAL v256 = v102 * v165;
const REAL v257 = v255 - v256;
const REAL v258 = v103 * v218;
const REAL v259 = v104 * v217;
const REAL v260 = v259 - v258;
const REAL v261 = v105 * v216;
const REAL v262 = v260 + v261;
const REAL v263 = v106 * v215;
const REAL v264 = v262 - v263;
const REAL v265 = v106 * v218;
const REAL v266 = v105 * v217;
const REAL v267 = v265 + v266;
const REAL v268 = v104 * v216;
const REAL v269 = v268 - v267;
const REAL v270 = v103 * v215;
const REAL v271 = v269 + v270;
const REAL v272 = v105 * v218;
const REAL v273 = v106 * v217;
const REAL v274 = v273 - v272;
const REAL v275 = v103 * v216;
const REAL v276 = v274 - v275;
const REAL v277 = v104 * v215;
const REAL v278 = v276 + v277;
const REAL v279 = v70 * v75;
const REAL v280 = v74 * v75;
const REAL v281 = v75 * v221;
const REAL v282 = v75 * v251;
const REAL v283 = v75 * v224;
const REAL v284 = v75 * v254;
const REAL v285 = v75 * v227;
const REAL v286 = v75 * v257;
const REAL v287 = v75 * v234;
const REAL v288 = v75 * v264;
const REAL v289 = v75 * v241;
const REAL v290 = v75 * v271;
const REAL v291 = v75 * v248;
const REAL v292 = v75 * v278;
const REAL v293 = i5_t[0][i];
const REAL v294 = i5_t[1][i];
const REAL v295 = i5_t[2][i];
const REAL v296 = i6_t[0][i];
const REAL v297 = i6_t[1][i];
const REAL v298 = i6_t[2][i];
const REAL v299 = i6_t[3][i];
const REAL v300 = v19 * v296;
const REAL v301 = v19 * v297;
const REAL v302 = v19 * v298;
const REAL v303 = v19 * v299;
const REAL v304 = v9 * v302;
const REAL v305 = v8 * v303;
const REAL v306 = v304 - v305;
const REAL v307 = v7 * v303;
const REAL v308 = v9 * v301;
const REAL v309 = v307 - v308;
const REAL v310 = v8 * v301;
const REAL v311 = v7 * v302;
const REAL v312 = v310 - v311;
const REAL v313 = v26 * v300;
const REAL v314 = v20 * v306;
const REAL v315 = v313 + v314;
const REAL v316 = v29 * v300;
const REAL v317 = v20 * v309;
const REAL v318 = v316 + v317;
const REAL v319 = v32 * v300;
const REAL v320 = v20 * v312;
const REAL v321 = v319 + v320;
const REAL v322 = v32 * v302;
const REAL v323 = v22 * v312;
const REAL v324 = v322 + v323;
const REAL v325 = v29 * v303;
const REAL v326 = v23 * v309;
const REAL v327 = v325 + v326;
const REAL v328 = v324 - v327;
const REAL v329 = v26 * v303;
const REAL v330 = v23 * v306;
const REAL v331 = v329 + v330;
const REAL v332 = v32 * v301;
const REAL v333 = v21 * v312;
const REAL v334 = v332 + v333;
const REAL v335 = v331 - v334;
const REAL v336 = v29 * v301;
const REAL v337 = v21 * v309;
const REAL v338 = v336 + v337;
const REAL v339 = v26 * v302;
const REAL v340 = v22 * v306;
const REAL v341 = v339 + v340;
const REAL v342 = v338 - v341;
const REAL v343 = v315 + v328;
const REAL v344 = v318 + v335;
const REAL v345 = v321 + v342;
const REAL v346 = v20 * v300;
const REAL v347 = REAL(2.0) * v346;
const REAL v348 = v21 * v301;
const REAL v349 = REAL(2.0) * v348;
const REAL v350 = v347 + v349;
const REAL v351 = v22 * v302;
const REAL v352 = REAL(2.0) * v351;
const REAL v353 = v350 + v352;
const REAL v354 = v23 * v303;
const REAL v355 = REAL(2.0) * v354;
const REAL v356 = v353 + v355;
const REAL v357 = v116 * v356;
const REAL v358 = REAL(2.0) * v357;
const REAL v359 = v56 * v343;
const REAL v360 = v45 * v358;
const REAL v361 = v359 - v360;
const REAL v362 = v56 * v344;
const REAL v363 = v46 * v358;
const REAL v364 = v362 - v363;
const REAL v365 = v56 * v345;
const REAL v366 = v47 * v358;
const REAL v367 = v365 - v366;
const REAL v368 = v293 + v361;
const REAL v369 = v294 + v364;
const REAL v370 = v295 + v367;
const REAL v371 = REAL(600.0) * v368;
const REAL v372 = v107 * v370;
const REAL v373 = v67 * v371;
const REAL v374 = v66 * v372;
const REAL v375 = v373 - v374;
const REAL v376 = REAL(610.0) * v369;
const REAL v377 = v71 * v372;
const REAL v378 = v67 * v376;
const REAL v379 = v378 - v377;
const REAL v380 = v23 * v300;
const REAL v381 = v20 * v303;
const REAL v382 = v380 + v381;
const REAL v383 = v22 * v300;
const REAL v384 = v20 * v302;
const REAL v385 = v383 + v384;
const REAL v386 = v352 + v355;
const REAL v387 = v22 * v301;
const REAL v388 = v21 * v302;
const REAL v389 = v387 + v388;
const REAL v390 = v23 * v301;
const REAL v391 = v21 * v303;
const REAL v392 = v390 + v391;
const REAL v393 = v382 + v389;
const REAL v394 = v392 - v385;
const REAL v395 = v78 * v358;
const REAL v396 = v56 * v386;
const REAL v397 = v81 * v358;
const REAL v398 = v56 * v393;
const REAL v399 = v398 - v397;
const REAL v400 = v82 * v358;
const REAL v401 = v56 * v394;
const REAL v402 = v401 - v400;
const REAL v403 = v395 - v396;
const REAL v404 = v21 * v300;
const REAL v405 = v20 * v301;
const REAL v406 = v404 + v405;
const REAL v407 = v349 + v355;
const REAL v408 = v23 * v302;
const REAL v409 = v22 * v303;
const REAL v410 = v408 + v409;
const REAL v411 = v389 - v382;
const REAL v412 = v406 + v410;
const REAL v413 = v90 * v358;
const REAL v414 = v56 * v411;
const REAL v415 = v414 - v413;
const REAL v416 = v88 * v358;
const REAL v417 = v56 * v407;
const REAL v418 = v91 * v358;
const REAL v419 = v56 * v412;
const REAL v420 = v419 - v418;
const REAL v421 = v416 - v417;
const REAL v422 = v349 + v352;
const REAL v423 = v385 + v392;
const REAL v424 = v410 - v406;
const REAL v425 = v97 * v358;
const REAL v426 = v56 * v423;
const REAL v427 = v426 - v425;
const REAL v428 = v98 * v358;
const REAL v429 = v56 * v424;
const REAL v430 = v429 - v428;
const REAL v431 = v96 * v358;
const REAL v432 = v56 * v422;
const REAL v433 = v431 - v432;
const REAL v434 = REAL(0.5) * v297;
const REAL v435 = REAL(0.5) * v296;
const REAL v436 = REAL(0.5) * v299;
const REAL v437 = REAL(0.5) * v298;
const REAL v438 = v67 * v372;
const REAL v439 = REAL(2.0) * v438;
const REAL v440 = v107 * v371;
const REAL v441 = v66 * v439;
const REAL v442 = v440 - v441;
const REAL v443 = REAL(600.0) * v372;
const REAL v444 = v108 * v358;
const REAL v445 = v56 * v442;
const REAL v446 = v445 - v444;
const REAL v447 = v108 * v345;
const REAL v448 = v47 * v442;
const REAL v449 = v447 + v448;
const REAL v450 = v109 * v358;
const REAL v451 = v56 * v443;
const REAL v452 = v450 + v451;
const REAL v453 = v109 * v343;
const REAL v454 = v45 * v443;
const REAL v455 = v453 - v454;
const REAL v456 = v455 - v449;
const REAL v457 = REAL(2.0) * v456;
const REAL v458 = v55 * v357;
const REAL v459 = REAL(2.0) * v458;
const REAL v460 = v116 * v457;
const REAL v461 = v115 * v459;
const REAL v462 = v460 - v461;
const REAL v463 = v117 * v303;
const REAL v464 = v23 * v462;
const REAL v465 = v463 + v464;
const REAL v466 = REAL(2.0) * v465;
const REAL v467 = v117 * v302;
const REAL v468 = v22 * v462;
const REAL v469 = v467 + v468;
const REAL v470 = REAL(2.0) * v469;
const REAL v471 = v117 * v301;
const REAL v472 = v21 * v462;
const REAL v473 = v471 + v472;
const REAL v474 = REAL(2.0) * v473;
const REAL v475 = v117 * v300;
const REAL v476 = v20 * v462;
const REAL v477 = v475 + v476;
const REAL v478 = REAL(2.0) * v477;
const REAL v479 = v110 * v306;
const REAL v480 = v26 * v446;
const REAL v481 = v479 + v480;
const REAL v482 = v481 - v470;
const REAL v483 = v110 * v302;
const REAL v484 = v22 * v446;
const REAL v485 = v483 + v484;
const REAL v486 = v110 * v309;
const REAL v487 = v29 * v446;
const REAL v488 = v486 + v487;
const REAL v489 = v474 + v488;
const REAL v490 = v110 * v301;
const REAL v491 = v21 * v446;
const REAL v492 = v490 + v491;
const REAL v493 = v112 * v309;
const REAL v494 = v29 * v452;
const REAL v495 = v493 - v494;
const REAL v496 = v466 + v495;
const REAL v497 = v112 * v303;
const REAL v498 = v23 * v452;
const REAL v499 = v497 - v498;
const REAL v500 = v492 + v499;
const REAL v501 = v112 * v312;
const REAL v502 = v32 * v452;
const REAL v503 = v501 - v502;
const REAL v504 = v482 + v503;
const REAL v505 = v112 * v302;
const REAL v506 = v22 * v452;
const REAL v507 = v505 - v506;
const REAL v508 = v110 * v312;
const REAL v509 = v32 * v446;
const REAL v510 = v508 + v509;
const REAL v511 = v478 + v510;
const REAL v512 = v110 * v300;
const REAL v513 = v20 * v446;
const REAL v514 = v512 + v513;
const REAL v515 = v507 - v514;
const REAL v516 = v112 * v306;
const REAL v517 = v26 * v452;
const REAL v518 = v516 - v517;
const REAL v519 = v518 - v511;
const REAL v520 = v112 * v300;
const REAL v521 = v20 * v452;
const REAL v522 = v520 - v521;
const REAL v523 = v485 + v522;
const REAL v524 = v506 - v505;
const REAL v525 = v514 + v524;
const REAL v526 = v7 * v525;
const REAL v527 = v504 + v526;
const REAL v528 = v8 * v515;
const REAL v529 = v528 - v489;
const REAL v530 = v9 * v500;
const REAL v531 = v529 + v530;
const REAL v532 = v7 * v500;
const REAL v533 = v496 + v532;
const REAL v534 = v8 * v523;
const REAL v535 = v533 + v534;
const REAL v536 = v9 * v523;
const REAL v537 = v527 + v536;
const REAL v538 = v19 * v535;
const REAL v539 = v19 * v537;
const REAL v540 = v19 * v531;
const REAL v541 = v19 * v519;
const REAL v542 = REAL(610.0) * v372;
const REAL v543 = v107 * v376;
const REAL v544 = v71 * v439;
const REAL v545 = v543 - v544;
const REAL v546 = v165 * v358;
const REAL v547 = v56 * v545;
const REAL v548 = v547 - v546;
const REAL v549 = v165 * v345;
const REAL v550 = v47 * v545;
const REAL v551 = v549 + v550;
const REAL v552 = v164 * v358;
const REAL v553 = v56 * v542;
const REAL v554 = v552 + v553;
const REAL v555 = v164 * v344;
const REAL v556 = v46 * v542;
const REAL v557 = v555 - v556;
const REAL v558 = v557 - v551;
const REAL v559 = REAL(2.0) * v558;
const REAL v560 = v171 * v459;
const REAL v561 = v116 * v559;
const REAL v562 = v561 - v560;
const REAL v563 = v172 * v303;
const REAL v564 = v23 * v562;
const REAL v565 = v563 + v564;
const REAL v566 = REAL(2.0) * v565;
const REAL v567 = v172 * v302;
const REAL v568 = v22 * v562;
const REAL v569 = v567 + v568;
const REAL v570 = REAL(2.0) * v569;
const REAL v571 = v172 * v301;
const REAL v572 = v21 * v562;
const REAL v573 = v571 + v572;
const REAL v574 = REAL(2.0) * v573;
const REAL v575 = v172 * v300;
const REAL v576 = v20 * v562;
const REAL v577 = v575 + v576;
const REAL v578 = REAL(2.0) * v577;
const REAL v579 = v166 * v306;
const REAL v580 = v26 * v548;
const REAL v581 = v579 + v580;
const REAL v582 = v581 - v570;
const REAL v583 = v166 * v302;
const REAL v584 = v22 * v548;
const REAL v585 = v583 + v584;
const REAL v586 = v166 * v309;
const REAL v587 = v29 * v548;
const REAL v588 = v586 + v587;
const REAL v589 = v574 + v588;
const REAL v590 = v166 * v301;
const REAL v591 = v21 * v548;
const REAL v592 = v590 + v591;
const REAL v593 = v168 * v312;
const REAL v594 = v32 * v554;
const REAL v595 = v593 - v594;
const REAL v596 = v589 + v595;
const REAL v597 = v168 * v301;
const REAL v598 = v21 * v554;
const REAL v599 = v597 - v598;
const REAL v600 = v168 * v306;
const REAL v601 = v26 * v554;
const REAL v602 = v600 - v601;
const REAL v603 = v602 - v566;
const REAL v604 = v168 * v303;
const REAL v605 = v23 * v554;
const REAL v606 = v604 - v605;
const REAL v607 = v585 + v606;
const REAL v608 = v166 * v312;
const REAL v609 = v32 * v548;
const REAL v610 = v608 + v609;
const REAL v611 = v578 + v610;
const REAL v612 = v166 * v300;
const REAL v613 = v20 * v548;
const REAL v614 = v612 + v613;
const REAL v615 = v599 + v614;
const REAL v616 = v168 * v309;
const REAL v617 = v29 * v554;
const REAL v618 = v616 - v617;
const REAL v619 = v618 - v611;
const REAL v620 = v168 * v300;
const REAL v621 = v20 * v554;
const REAL v622 = v620 - v621;
const REAL v623 = v622 - v592;
const REAL v624 = v7 * v615;
const REAL v625 = v582 + v624;
const REAL v626 = v8 * v615;
const REAL v627 = v596 + v626;
const REAL v628 = v621 - v620;
const REAL v629 = v592 + v628;
const REAL v630 = v9 * v629;
const REAL v631 = v630 - v627;
const REAL v632 = v7 * v623;
const REAL v633 = v603 + v632;
const REAL v634 = v8 * v607;
const REAL v635 = v633 - v634;
const REAL v636 = v9 * v607;
const REAL v637 = v625 + v636;
const REAL v638 = v19 * v635;
const REAL v639 = v19 * v637;
const REAL v640 = v19 * v631;
const REAL v641 = v19 * v619;
const REAL v642 = v109 * v403;
const REAL v643 = v86 * v443;
const REAL v644 = v642 - v643;
const REAL v645 = v108 * v402;
const REAL v646 = v85 * v442;
const REAL v647 = v645 + v646;
const REAL v648 = v644 - v647;
const REAL v649 = v109 * v415;
const REAL v650 = v92 * v443;
const REAL v651 = v649 - v650;
const REAL v652 = v108 * v420;
const REAL v653 = v94 * v442;
const REAL v654 = v652 + v653;
const REAL v655 = v651 - v654;
const REAL v656 = v109 * v427;
const REAL v657 = v99 * v443;
const REAL v658 = v656 - v657;
const REAL v659 = v108 * v433;
const REAL v660 = v102 * v442;
const REAL v661 = v659 + v660;
const REAL v662 = v658 - v661;
const REAL v663 = v163 * v434;
const REAL v664 = v103 * v541;
const REAL v665 = v663 + v664;
const REAL v666 = v162 * v435;
const REAL v667 = v104 * v540;
const REAL v668 = v666 + v667;
const REAL v669 = v668 - v665;
const REAL v670 = v161 * v436;
const REAL v671 = v105 * v539;
const REAL v672 = v670 + v671;
const REAL v673 = v669 + v672;
const REAL v674 = v160 * v437;
const REAL v675 = v106 * v538;
const REAL v676 = v674 + v675;
const REAL v677 = v673 + v676;
const REAL v678 = v163 * v437;
const REAL v679 = v106 * v541;
const REAL v680 = v678 + v679;
const REAL v681 = v162 * v436;
const REAL v682 = v105 * v540;
const REAL v683 = v681 + v682;
const REAL v684 = v680 + v683;
const REAL v685 = v161 * v435;
const REAL v686 = v104 * v539;
const REAL v687 = v685 + v686;
const REAL v688 = v687 - v684;
const REAL v689 = v160 * v434;
const REAL v690 = v103 * v538;
const REAL v691 = v689 + v690;
const REAL v692 = v688 - v691;
const REAL v693 = v163 * v436;
const REAL v694 = v105 * v541;
const REAL v695 = v693 + v694;
const REAL v696 = v162 * v437;
const REAL v697 = v106 * v540;
const REAL v698 = v696 + v697;
const REAL v699 = v698 - v695;
const REAL v700 = v161 * v434;
const REAL v701 = v103 * v539;
const REAL v702 = v700 + v701;
const REAL v703 = v699 - v702;
const REAL v704 = v160 * v435;
const REAL v705 = v104 * v538;
const REAL v706 = v704 + v705;
const REAL v707 = v703 - v706;
const REAL v708 = v164 * v399;
const REAL v709 = v84 * v542;
const REAL v710 = v708 - v709;
const REAL v711 = v165 * v402;
const REAL v712 = v85 * v545;
const REAL v713 = v711 + v712;
const REAL v714 = v710 - v713;
const REAL v715 = v164 * v421;
const REAL v716 = v95 * v542;
const REAL v717 = v715 - v716;
const REAL v718 = v165 * v420;
const REAL v719 = v94 * v545;
const REAL v720 = v718 + v719;
const REAL v721 = v717 - v720;
const REAL v722 = v164 * v430;
const REAL v723 = v100 * v542;
const REAL v724 = v722 - v723;
const REAL v725 = v165 * v433;
const REAL v726 = v102 * v545;
const REAL v727 = v725 + v726;
const REAL v728 = v724 - v727;
const REAL v729 = v218 * v434;
const REAL v730 = v103 * v641;
const REAL v731 = v729 + v730;
const REAL v732 = v217 * v435;
const REAL v733 = v104 * v640;
const REAL v734 = v732 + v733;
const REAL v735 = v734 - v731;
const REAL v736 = v216 * v436;
const REAL v737 = v105 * v639;
const REAL v738 = v736 + v737;
const REAL v739 = v735 + v738;
const REAL v740 = v215 * v437;
const REAL v741 = v106 * v638;
const REAL v742 = v740 + v741;
const REAL v743 = v739 - v742;
const REAL v744 = v218 * v437;
const REAL v745 = v106 * v641;
const REAL v746 = v744 + v745;
const REAL v747 = v217 * v436;
const REAL v748 = v105 * v640;
const REAL v749 = v747 + v748;
const REAL v750 = v746 + v749;
const REAL v751 = v216 * v435;
const REAL v752 = v104 * v639;
const REAL v753 = v751 + v752;
const REAL v754 = v753 - v750;
const REAL v755 = v215 * v434;
const REAL v756 = v103 * v638;
const REAL v757 = v755 + v756;
const REAL v758 = v754 + v757;
const REAL v759 = v218 * v436;
const REAL v760 = v105 * v641;
const REAL v761 = v759 + v760;
const REAL v762 = v217 * v437;
const REAL v763 = v106 * v640;
const REAL v764 = v762 + v763;
const REAL v765 = v764 - v761;
const REAL v766 = v216 * v434;
const REAL v767 = v103 * v639;
const REAL v768 = v766 + v767;
const REAL v769 = v765 - v768;
const REAL v770 = v215 * v435;
const REAL v771 = v104 * v638;
const REAL v772 = v770 + v771;
const REAL v773 = v769 + v772;
const REAL v774 = v75 * v375;
const REAL v775 = v75 * v379;
const REAL v776 = v279 * v375;
const REAL v777 = v70 * v774;
const REAL v778 = v776 + v777;
const REAL v779 = v280 * v379;
const REAL v780 = v74 * v775;
const REAL v781 = v779 + v780;
const REAL v782 = v778 + v781;
const REAL v783 = v279 * v648;
const REAL v784 = v221 * v774;
const REAL v785 = v783 + v784;
const REAL v786 = v280 * v714;
const REAL v787 = v251 * v775;
const REAL v788 = v786 + v787;
const REAL v789 = v785 + v788;
const REAL v790 = v279 * v655;
const REAL v791 = v224 * v774;
const REAL v792 = v790 + v791;
const REAL v793 = v280 * v721;
const REAL v794 = v254 * v775;
const REAL v795 = v793 + v794;
const REAL v796 = v792 + v795;
const REAL v797 = v279 * v662;
const REAL v798 = v227 * v774;
const REAL v799 = v797 + v798;
const REAL v800 = v280 * v728;
const REAL v801 = v257 * v775;
const REAL v802 = v800 + v801;
const REAL v803 = v799 + v802;
const REAL v804 = v279 * v677;
const REAL v805 = v234 * v774;
const REAL v806 = v804 + v805;
const REAL v807 = v280 * v743;
const REAL v808 = v264 * v775;
const REAL v809 = v807 + v808;
const REAL v810 = v806 + v809;
const REAL v811 = v279 * v692;
const REAL v812 = v241 * v774;
const REAL v813 = v811 + v812;
const REAL v814 = v280 * v758;
const REAL v815 = v271 * v775;
const REAL v816 = v814 + v815;
const REAL v817 = v813 + v816;
const REAL v818 = v279 * v707;
const REAL v819 = v248 * v774;
const REAL v820 = v818 + v819;
const REAL v821 = v280 * v773;
const REAL v822 = v278 * v775;
const REAL v823 = v821 + v822;
const REAL v824 = v820 + v823;
const REAL v825 = v75 * v648;
const REAL v826 = v75 * v714;
const REAL v827 = v75 * v655;
const REAL v828 = v75 * v721;
const REAL v829 = v75 * v662;
const REAL v830 = v75 * v728;
const REAL v831 = v75 * v677;
const REAL v832 = v75 * v743;
const REAL v833 = v75 * v692;
const REAL v834 = v75 * v758;
const REAL v835 = v75 * v707;
const REAL v836 = v75 * v773;
const REAL v837 = v281 * v648;
const REAL v838 = v221 * v825;
const REAL v839 = v837 + v838;
const REAL v840 = v282 * v714;
const REAL v841 = v251 * v826;
const REAL v842 = v840 + v841;
const REAL v843 = v839 + v842;
const REAL v844 = v283 * v648;
const REAL v845 = v221 * v827;
const REAL v846 = v844 + v845;
const REAL v847 = v284 * v714;
const REAL v848 = v251 * v828;
const REAL v849 = v847 + v848;
const REAL v850 = v846 + v849;
const REAL v851 = v285 * v648;
const REAL v852 = v221 * v829;
const REAL v853 = v851 + v852;
const REAL v854 = v286 * v714;
const REAL v855 = v251 * v830;
const REAL v856 = v854 + v855;
const REAL v857 = v853 + v856;
const REAL v858 = v287 * v648;
const REAL v859 = v221 * v831;
const REAL v860 = v858 + v859;
const REAL v861 = v288 * v714;
const REAL v862 = v251 * v832;
const REAL v863 = v861 + v862;
const REAL v864 = v860 + v863;
const REAL v865 = v289 * v648;
const REAL v866 = v221 * v833;
const REAL v867 = v865 + v866;
const REAL v868 = v290 * v714;
const REAL v869 = v251 * v834;
const REAL v870 = v868 + v869;
const REAL v871 = v867 + v870;
const REAL v872 = v291 * v648;
const REAL v873 = v221 * v835;
const REAL v874 = v872 + v873;
const REAL v875 = v292 * v714;
const REAL v876 = v251 * v836;
const REAL v877 = v875 + v876;
const REAL v878 = v874 + v877;
const REAL v879 = v283 * v655;
const REAL v880 = v224 * v827;
const REAL v881 = v879 + v880;
const REAL v882 = v284 * v721;
const REAL v883 = v254 * v828;
const REAL v884 = v882 + v883;
const REAL v885 = v881 + v884;
const REAL v886 = v285 * v655;
const REAL v887 = v224 * v829;
const REAL v888 = v886 + v887;
const REAL v889 = v286 * v721;
const REAL v890 = v254 * v830;
const REAL v891 = v889 + v890;
const REAL v892 = v888 + v891;
const REAL v893 = v287 * v655;
const REAL v894 = v224 * v831;
const REAL v895 = v893 + v894;
const REAL v896 = v288 * v721;
const REAL v897 = v254 * v832;
const REAL v898 = v896 + v897;
const REAL v899 = v895 + v898;
const REAL v900 = v289 * v655;
const REAL v901 = v224 * v833;
const REAL v902 = v900 + v901;
const REAL v903 = v290 * v721;
const REAL v904 = v254 * v834;
const REAL v905 = v903 + v904;
const REAL v906 = v902 + v905;
const REAL v907 = v291 * v655;
const REAL v908 = v224 * v835;
const REAL v909 = v907 + v908;
const REAL v910 = v292 * v721;
const REAL v911 = v254 * v836;
const REAL v912 = v910 + v911;
const REAL v913 = v909 + v912;
const REAL v914 = v285 * v662;
const REAL v915 = v227 * v829;
const REAL v916 = v914 + v915;
const REAL v917 = v286 * v728;
const REAL v918 = v257 * v830;
const REAL v919 = v917 + v918;
const REAL v920 = v916 + v919;
const REAL v921 = v287 * v662;
const REAL v922 = v227 * v831;
const REAL v923 = v921 + v922;
const REAL v924 = v288 * v728;
const REAL v925 = v257 * v832;
const REAL v926 = v924 + v925;
const REAL v927 = v923 + v926;
const REAL v928 = v289 * v662;
const REAL v929 = v227 * v833;
const REAL v930 = v928 + v929;
const REAL v931 = v290 * v728;
const REAL v932 = v257 * v834;
const REAL v933 = v931 + v932;
const REAL v934 = v930 + v933;
const REAL v935 = v291 * v662;
const REAL v936 = v227 * v835;
const REAL v937 = v935 + v936;
const REAL v938 = v292 * v728;
const REAL v939 = v257 * v836;
const REAL v940 = v938 + v939;
const REAL v941 = v937 + v940;
const REAL v942 = v287 * v677;
const REAL v943 = v234 * v831;
const REAL v944 = v942 + v943;
const REAL v945 = v288 * v743;
const REAL v946 = v264 * v832;
const REAL v947 = v945 + v946;
const REAL v948 = v944 + v947;
const REAL v949 = v289 * v677;
const REAL v950 = v234 * v833;
const REAL v951 = v949 + v950;
const REAL v952 = v290 * v743;
const REAL v953 = v264 * v834;
const REAL v954 = v952 + v953;
const REAL v955 = v951 + v954;
const REAL v956 = v291 * v677;
const REAL v957 = v234 * v835;
const REAL v958 = v956 + v957;
const REAL v959 = v292 * v743;
const REAL v960 = v264 * v836;
const REAL v961 = v959 + v960;
const REAL v962 = v958 + v961;
const REAL v963 = v289 * v692;
const REAL v964 = v241 * v833;
const REAL v965 = v963 + v964;
const REAL v966 = v290 * v758;
const REAL v967 = v271 * v834;
const REAL v968 = v966 + v967;
const REAL v969 = v965 + v968;
const REAL v970 = v291 * v692;
const REAL v971 = v241 * v835;
const REAL v972 = v970 + v971;
const REAL v973 = v292 * v758;
const REAL v974 = v271 * v836;
const REAL v975 = v973 + v974;
const REAL v976 = v972 + v975;
const REAL v977 = v291 * v707;
const REAL v978 = v248 * v835;
const REAL v979 = v977 + v978;
const REAL v980 = v292 * v773;
const REAL v981 = v278 * v836;
const REAL v982 = v980 + v981;
const REAL v983 = v979 + v982;
o0_a0 += v782;
o1_a0 += v789;
o1_a1 += v796;
o1_a2 += v803;
o1_a3 += v810;
o1_a4 += v817;
o1_a5 += v824;
o2_a0 += v843;
o2_a1 += v850;
o2_a2 += v857;
o2_a3 += v864;
o2_a4 += v871;
o2_a5 += v878;

o2_a7 += v885;
o2_a8 += v892;
o2_a9 += v899;
o2_a10 += v906;
o2_a11 += v913;


o2_a14 += v920;
o2_a15 += v927;
o2_a16 += v934;
o2_a17 += v941;



o2_a21 += v948;
o2_a22 += v955;
o2_a23 += v962;




o2_a28 += v969;
o2_a29 += v976;





o2_a35 += v983;
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


// <posekit tests.optimisation.test_recorded.reprojection@63951035a6fdc06a>nPaa.a.100.scalar.none>s>j11000 f64.sssssssttt>:1
static CUDA_CALLABLE void adj_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_body_0(
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i5_e0,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i6_e0)
{
}

struct wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9 {
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i5_e0;
    wp::int64 i6_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9 *_wp_args)
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64):       <L 4>
    // pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i5_e0, i6_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i5_e0, var_i6_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9 *_wp_args)
{
    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_bf60f41f_370ee1e9_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

