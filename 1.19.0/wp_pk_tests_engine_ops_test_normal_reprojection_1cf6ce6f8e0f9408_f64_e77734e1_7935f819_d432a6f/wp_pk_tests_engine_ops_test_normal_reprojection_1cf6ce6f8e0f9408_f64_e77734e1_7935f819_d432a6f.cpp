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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.001.0011 f64.sssstts>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
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
    wp::int64 i3_e1)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = T_position_T_position_block_bar3
// o0 = T_position_bar3
// o1 = T_quaternion_bar3
// o2 = point_bar3
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[36][64];
double o0_sum0 = 0;
double o0_sum1 = 0;
double o0_sum2 = 0;
double o1_sum0 = 0;
double o1_sum1 = 0;
double o1_sum2 = 0;
double o1_sum3 = 0;
alignas(64) REAL o2_t[3][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0 + 0 * i3_e1]); i3_t[1][i] = REAL(p[0 * i3_e0 + 1 * i3_e1]); i3_t[2][i] = REAL(p[0 * i3_e0 + 2 * i3_e1]); i3_t[3][i] = REAL(p[0 * i3_e0 + 3 * i3_e1]); i3_t[4][i] = REAL(p[0 * i3_e0 + 4 * i3_e1]); i3_t[5][i] = REAL(p[0 * i3_e0 + 5 * i3_e1]); i3_t[6][i] = REAL(p[1 * i3_e0 + 0 * i3_e1]); i3_t[7][i] = REAL(p[1 * i3_e0 + 1 * i3_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[8][i] = REAL(p[1 * i3_e0 + 2 * i3_e1]); i3_t[9][i] = REAL(p[1 * i3_e0 + 3 * i3_e1]); i3_t[10][i] = REAL(p[1 * i3_e0 + 4 * i3_e1]); i3_t[11][i] = REAL(p[1 * i3_e0 + 5 * i3_e1]); i3_t[12][i] = REAL(p[2 * i3_e0 + 0 * i3_e1]); i3_t[13][i] = REAL(p[2 * i3_e0 + 1 * i3_e1]); i3_t[14][i] = REAL(p[2 * i3_e0 + 2 * i3_e1]); i3_t[15][i] = REAL(p[2 * i3_e0 + 3 * i3_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[16][i] = REAL(p[2 * i3_e0 + 4 * i3_e1]); i3_t[17][i] = REAL(p[2 * i3_e0 + 5 * i3_e1]); i3_t[18][i] = REAL(p[3 * i3_e0 + 0 * i3_e1]); i3_t[19][i] = REAL(p[3 * i3_e0 + 1 * i3_e1]); i3_t[20][i] = REAL(p[3 * i3_e0 + 2 * i3_e1]); i3_t[21][i] = REAL(p[3 * i3_e0 + 3 * i3_e1]); i3_t[22][i] = REAL(p[3 * i3_e0 + 4 * i3_e1]); i3_t[23][i] = REAL(p[3 * i3_e0 + 5 * i3_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[24][i] = REAL(p[4 * i3_e0 + 0 * i3_e1]); i3_t[25][i] = REAL(p[4 * i3_e0 + 1 * i3_e1]); i3_t[26][i] = REAL(p[4 * i3_e0 + 2 * i3_e1]); i3_t[27][i] = REAL(p[4 * i3_e0 + 3 * i3_e1]); i3_t[28][i] = REAL(p[4 * i3_e0 + 4 * i3_e1]); i3_t[29][i] = REAL(p[4 * i3_e0 + 5 * i3_e1]); i3_t[30][i] = REAL(p[5 * i3_e0 + 0 * i3_e1]); i3_t[31][i] = REAL(p[5 * i3_e0 + 1 * i3_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[32][i] = REAL(p[5 * i3_e0 + 2 * i3_e1]); i3_t[33][i] = REAL(p[5 * i3_e0 + 3 * i3_e1]); i3_t[34][i] = REAL(p[5 * i3_e0 + 4 * i3_e1]); i3_t[35][i] = REAL(p[5 * i3_e0 + 5 * i3_e1]); }
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
const REAL v10 = PK_ABS(v3);
const REAL v11 = PK_ABS(v4);
const REAL v12 = PK_ABS(v5);
const REAL v13 = PK_ABS(v6);
const REAL v14 = v10 < v11 ? v11 : v10;
const REAL v15 = v14 < v12 ? v12 : v14;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = PK_UNSCALE(v16);
const REAL v18 = v3 * v17;
const REAL v19 = v4 * v17;
const REAL v20 = v5 * v17;
const REAL v21 = v6 * v17;
const REAL v22 = v9 * v20;
const REAL v23 = v8 * v21;
const REAL v24 = v22 - v23;
const REAL v25 = v7 * v21;
const REAL v26 = v9 * v19;
const REAL v27 = v25 - v26;
const REAL v28 = v8 * v19;
const REAL v29 = v7 * v20;
const REAL v30 = v28 - v29;
const REAL v31 = v18 * v24;
const REAL v32 = v18 * v27;
const REAL v33 = v18 * v30;
const REAL v34 = v20 * v30;
const REAL v35 = v21 * v27;
const REAL v36 = v34 - v35;
const REAL v37 = v21 * v24;
const REAL v38 = v19 * v30;
const REAL v39 = v37 - v38;
const REAL v40 = v19 * v27;
const REAL v41 = v20 * v24;
const REAL v42 = v40 - v41;
const REAL v43 = v31 + v36;
const REAL v44 = v32 + v39;
const REAL v45 = v33 + v42;
const REAL v46 = v18 * v18;
const REAL v47 = v19 * v19;
const REAL v48 = v46 + v47;
const REAL v49 = v20 * v20;
const REAL v50 = v48 + v49;
const REAL v51 = v21 * v21;
const REAL v52 = v50 + v51;
const REAL v53 = REAL(1) / v52;
const REAL v54 = REAL(2.0) * v53;
const REAL v55 = v43 * v54;
const REAL v56 = v44 * v54;
const REAL v57 = v45 * v54;
const REAL v58 = v7 + v55;
const REAL v59 = v8 + v56;
const REAL v60 = v9 + v57;
const REAL v61 = v0 + v58;
const REAL v62 = v1 + v59;
const REAL v63 = v2 + v60;
const REAL v64 = REAL(1) / v63;
const REAL v65 = v18 * v21;
const REAL v66 = v18 * v20;
const REAL v67 = v49 + v51;
const REAL v68 = v19 * v20;
const REAL v69 = v19 * v21;
const REAL v70 = v65 + v68;
const REAL v71 = v69 - v66;
const REAL v72 = v54 * v67;
const REAL v73 = v54 * v70;
const REAL v74 = v54 * v71;
const REAL v75 = REAL(1.0) - v72;
const REAL v76 = v18 * v19;
const REAL v77 = v47 + v51;
const REAL v78 = v20 * v21;
const REAL v79 = v68 - v65;
const REAL v80 = v76 + v78;
const REAL v81 = v54 * v79;
const REAL v82 = v54 * v77;
const REAL v83 = v54 * v80;
const REAL v84 = REAL(1.0) - v82;
const REAL v85 = v47 + v49;
const REAL v86 = v66 + v69;
const REAL v87 = v78 - v76;
const REAL v88 = v54 * v86;
const REAL v89 = v54 * v87;
const REAL v90 = v54 * v85;
const REAL v91 = REAL(1.0) - v90;
const REAL v92 = REAL(0.5) * v4;
const REAL v93 = REAL(0.5) * v3;
const REAL v94 = REAL(0.5) * v6;
const REAL v95 = REAL(0.5) * v5;
const REAL v96 = v64 * v64;
const REAL v97 = v61 * v96;
const REAL v98 = v54 * v97;
const REAL v99 = v45 * v97;
const REAL v100 = v54 * v64;
const REAL v101 = v43 * v64;
const REAL v102 = v101 - v99;
const REAL v103 = REAL(2.0) * v102;
const REAL v104 = v53 * v53;
const REAL v105 = v103 * v104;
const REAL v106 = v21 * v105;
const REAL v107 = REAL(2.0) * v106;
const REAL v108 = v20 * v105;
const REAL v109 = REAL(2.0) * v108;
const REAL v110 = v19 * v105;
const REAL v111 = REAL(2.0) * v110;
const REAL v112 = v18 * v105;
const REAL v113 = REAL(2.0) * v112;
const REAL v114 = v24 * v98;
const REAL v115 = v114 - v109;
const REAL v116 = v20 * v98;
const REAL v117 = v27 * v98;
const REAL v118 = v111 + v117;
const REAL v119 = v19 * v98;
const REAL v120 = v27 * v100;
const REAL v121 = v107 + v120;
const REAL v122 = v21 * v100;
const REAL v123 = v119 + v122;
const REAL v124 = v30 * v100;
const REAL v125 = v115 + v124;
const REAL v126 = v20 * v100;
const REAL v127 = v30 * v98;
const REAL v128 = v113 + v127;
const REAL v129 = v18 * v98;
const REAL v130 = v126 - v129;
const REAL v131 = v24 * v100;
const REAL v132 = v131 - v128;
const REAL v133 = v18 * v100;
const REAL v134 = v116 + v133;
const REAL v135 = v129 - v126;
const REAL v136 = v7 * v135;
const REAL v137 = v125 + v136;
const REAL v138 = v8 * v130;
const REAL v139 = v138 - v118;
const REAL v140 = v9 * v123;
const REAL v141 = v139 + v140;
const REAL v142 = v7 * v123;
const REAL v143 = v121 + v142;
const REAL v144 = v8 * v134;
const REAL v145 = v143 + v144;
const REAL v146 = v9 * v134;
const REAL v147 = v137 + v146;
const REAL v148 = v17 * v145;
const REAL v149 = v17 * v147;
const REAL v150 = v17 * v141;
const REAL v151 = v17 * v132;
const REAL v152 = v62 * v96;
const REAL v153 = v54 * v152;
const REAL v154 = v45 * v152;
const REAL v155 = v44 * v64;
const REAL v156 = v155 - v154;
const REAL v157 = REAL(2.0) * v156;
const REAL v158 = v104 * v157;
const REAL v159 = v21 * v158;
const REAL v160 = REAL(2.0) * v159;
const REAL v161 = v20 * v158;
const REAL v162 = REAL(2.0) * v161;
const REAL v163 = v19 * v158;
const REAL v164 = REAL(2.0) * v163;
const REAL v165 = v18 * v158;
const REAL v166 = REAL(2.0) * v165;
const REAL v167 = v24 * v153;
const REAL v168 = v167 - v162;
const REAL v169 = v20 * v153;
const REAL v170 = v27 * v153;
const REAL v171 = v164 + v170;
const REAL v172 = v19 * v153;
const REAL v173 = v124 + v171;
const REAL v174 = v19 * v100;
const REAL v175 = v131 - v160;
const REAL v176 = v122 + v169;
const REAL v177 = v30 * v153;
const REAL v178 = v166 + v177;
const REAL v179 = v18 * v153;
const REAL v180 = v174 + v179;
const REAL v181 = v120 - v178;
const REAL v182 = v133 - v172;
const REAL v183 = v7 * v180;
const REAL v184 = v168 + v183;
const REAL v185 = v8 * v180;
const REAL v186 = v173 + v185;
const REAL v187 = v172 - v133;
const REAL v188 = v9 * v187;
const REAL v189 = v188 - v186;
const REAL v190 = v7 * v182;
const REAL v191 = v175 + v190;
const REAL v192 = v8 * v176;
const REAL v193 = v191 - v192;
const REAL v194 = v9 * v176;
const REAL v195 = v184 + v194;
const REAL v196 = v17 * v193;
const REAL v197 = v17 * v195;
const REAL v198 = v17 * v189;
const REAL v199 = v17 * v181;
const REAL v200 = v64 * v75;
const REAL v201 = v74 * v97;
const REAL v202 = v200 - v201;
const REAL v203 = v64 * v81;
const REAL v204 = v83 * v97;
const REAL v205 = v203 - v204;
const REAL v206 = v64 * v88;
const REAL v207 = v91 * v97;
const REAL v208 = v206 - v207;
const REAL v209 = v92 * v151;
const REAL v210 = v93 * v150;
const REAL v211 = v210 - v209;
const REAL v212 = v94 * v149;
const REAL v213 = v211 + v212;
const REAL v214 = v95 * v148;
const REAL v215 = v213 + v214;
const REAL v216 = v95 * v151;
const REAL v217 = v94 * v150;
const REAL v218 = v216 + v217;
const REAL v219 = v93 * v149;
const REAL v220 = v219 - v218;
const REAL v221 = v92 * v148;
const REAL v222 = v220 - v221;
const REAL v223 = v94 * v151;
const REAL v224 = v95 * v150;
const REAL v225 = v224 - v223;
const REAL v226 = v92 * v149;
const REAL v227 = v225 - v226;
const REAL v228 = v93 * v148;
const REAL v229 = v227 - v228;
const REAL v230 = v64 * v73;
const REAL v231 = v74 * v152;
const REAL v232 = v230 - v231;
const REAL v233 = v64 * v84;
const REAL v234 = v83 * v152;
const REAL v235 = v233 - v234;
const REAL v236 = v64 * v89;
const REAL v237 = v91 * v152;
const REAL v238 = v236 - v237;
const REAL v239 = v92 * v199;
const REAL v240 = v93 * v198;
const REAL v241 = v240 - v239;
const REAL v242 = v94 * v197;
const REAL v243 = v241 + v242;
const REAL v244 = v95 * v196;
const REAL v245 = v243 - v244;
const REAL v246 = v95 * v199;
const REAL v247 = v94 * v198;
const REAL v248 = v246 + v247;
const REAL v249 = v93 * v197;
const REAL v250 = v249 - v248;
const REAL v251 = v92 * v196;
const REAL v252 = v250 + v251;
const REAL v253 = v94 * v199;
const REAL v254 = v95 * v198;
const REAL v255 = v254 - v253;
const REAL v256 = v92 * v197;
const REAL v257 = v255 - v256;
const REAL v258 = v93 * v196;
const REAL v259 = v257 + v258;
const REAL v260 = i3_t[0][i];
const REAL v261 = i3_t[1][i];
const REAL v262 = i3_t[2][i];
const REAL v263 = i3_t[3][i];
const REAL v264 = i3_t[4][i];
const REAL v265 = i3_t[5][i];
const REAL v266 = i3_t[6][i];
const REAL v267 = i3_t[7][i];
const REAL v268 = i3_t[8][i];
const REAL v269 = i3_t[9][i];
const REAL v270 = i3_t[10][i];
const REAL v271 = i3_t[11][i];
const REAL v272 = i3_t[12][i];
const REAL v273 = i3_t[13][i];
const REAL v274 = i3_t[14][i];
const REAL v275 = i3_t[15][i];
const REAL v276 = i3_t[16][i];
const REAL v277 = i3_t[17][i];
const REAL v278 = i3_t[18][i];
const REAL v279 = i3_t[19][i];
const REAL v280 = i3_t[20][i];
const REAL v281 = i3_t[21][i];
const REAL v282 = i3_t[22][i];
const REAL v283 = i3_t[23][i];
const REAL v284 = i3_t[24][i];
const REAL v285 = i3_t[25][i];
const REAL v286 = i3_t[26][i];
const REAL v287 = i3_t[27][i];
const REAL v288 = i3_t[28][i];
const REAL v289 = i3_t[29][i];
const REAL v290 = i3_t[30][i];
const REAL v291 = i3_t[31][i];
const REAL v292 = i3_t[32][i];
const REAL v293 = i3_t[33][i];
const REAL v294 = i3_t[34][i];
const REAL v295 = i3_t[35][i];
const REAL v296 = v261 + v266;
const REAL v297 = v262 + v272;
const REAL v298 = v268 + v273;
const REAL v299 = v263 + v278;
const REAL v300 = v269 + v279;
const REAL v301 = v275 + v280;
const REAL v302 = v264 + v284;
const REAL v303 = v270 + v285;
const REAL v304 = v276 + v286;
const REAL v305 = v282 + v287;
const REAL v306 = v265 + v290;
const REAL v307 = v271 + v291;
const REAL v308 = v277 + v292;
const REAL v309 = v283 + v293;
const REAL v310 = v289 + v294;
const REAL v311 = v259 * v295;
const REAL v312 = REAL(2.0) * v311;
const REAL v313 = v229 * v295;
const REAL v314 = REAL(2.0) * v313;
const REAL v315 = v259 * v310;
const REAL v316 = v252 * v310;
const REAL v317 = v312 + v316;
const REAL v318 = v229 * v310;
const REAL v319 = v222 * v310;
const REAL v320 = v314 + v319;
const REAL v321 = v252 * v288;
const REAL v322 = v315 + v321;
const REAL v323 = v321 + v322;
const REAL v324 = v222 * v288;
const REAL v325 = v318 + v324;
const REAL v326 = v324 + v325;
const REAL v327 = v259 * v309;
const REAL v328 = v245 * v309;
const REAL v329 = v317 + v328;
const REAL v330 = v229 * v309;
const REAL v331 = v215 * v309;
const REAL v332 = v320 + v331;
const REAL v333 = v252 * v305;
const REAL v334 = v327 + v333;
const REAL v335 = v245 * v305;
const REAL v336 = v323 + v335;
const REAL v337 = v222 * v305;
const REAL v338 = v330 + v337;
const REAL v339 = v215 * v305;
const REAL v340 = v326 + v339;
const REAL v341 = v245 * v281;
const REAL v342 = v334 + v341;
const REAL v343 = v341 + v342;
const REAL v344 = v215 * v281;
const REAL v345 = v338 + v344;
const REAL v346 = v344 + v345;
const REAL v347 = v259 * v308;
const REAL v348 = v238 * v308;
const REAL v349 = v329 + v348;
const REAL v350 = v229 * v308;
const REAL v351 = v208 * v308;
const REAL v352 = v332 + v351;
const REAL v353 = v252 * v304;
const REAL v354 = v347 + v353;
const REAL v355 = v238 * v304;
const REAL v356 = v336 + v355;
const REAL v357 = v222 * v304;
const REAL v358 = v350 + v357;
const REAL v359 = v208 * v304;
const REAL v360 = v340 + v359;
const REAL v361 = v245 * v301;
const REAL v362 = v354 + v361;
const REAL v363 = v238 * v301;
const REAL v364 = v343 + v363;
const REAL v365 = v215 * v301;
const REAL v366 = v358 + v365;
const REAL v367 = v208 * v301;
const REAL v368 = v346 + v367;
const REAL v369 = v238 * v274;
const REAL v370 = v362 + v369;
const REAL v371 = v369 + v370;
const REAL v372 = v208 * v274;
const REAL v373 = v366 + v372;
const REAL v374 = v372 + v373;
const REAL v375 = v259 * v307;
const REAL v376 = v235 * v307;
const REAL v377 = v349 + v376;
const REAL v378 = v229 * v307;
const REAL v379 = v205 * v307;
const REAL v380 = v352 + v379;
const REAL v381 = v252 * v303;
const REAL v382 = v375 + v381;
const REAL v383 = v235 * v303;
const REAL v384 = v356 + v383;
const REAL v385 = v222 * v303;
const REAL v386 = v378 + v385;
const REAL v387 = v205 * v303;
const REAL v388 = v360 + v387;
const REAL v389 = v245 * v300;
const REAL v390 = v382 + v389;
const REAL v391 = v235 * v300;
const REAL v392 = v364 + v391;
const REAL v393 = v215 * v300;
const REAL v394 = v386 + v393;
const REAL v395 = v205 * v300;
const REAL v396 = v368 + v395;
const REAL v397 = v238 * v298;
const REAL v398 = v390 + v397;
const REAL v399 = v235 * v298;
const REAL v400 = v371 + v399;
const REAL v401 = v208 * v298;
const REAL v402 = v394 + v401;
const REAL v403 = v205 * v298;
const REAL v404 = v374 + v403;
const REAL v405 = v235 * v267;
const REAL v406 = v398 + v405;
const REAL v407 = v405 + v406;
const REAL v408 = v205 * v267;
const REAL v409 = v402 + v408;
const REAL v410 = v408 + v409;
const REAL v411 = v259 * v306;
const REAL v412 = v232 * v306;
const REAL v413 = v377 + v412;
const REAL v414 = v229 * v306;
const REAL v415 = v202 * v306;
const REAL v416 = v380 + v415;
const REAL v417 = v252 * v302;
const REAL v418 = v411 + v417;
const REAL v419 = v232 * v302;
const REAL v420 = v384 + v419;
const REAL v421 = v222 * v302;
const REAL v422 = v414 + v421;
const REAL v423 = v202 * v302;
const REAL v424 = v388 + v423;
const REAL v425 = v245 * v299;
const REAL v426 = v418 + v425;
const REAL v427 = v232 * v299;
const REAL v428 = v392 + v427;
const REAL v429 = v215 * v299;
const REAL v430 = v422 + v429;
const REAL v431 = v202 * v299;
const REAL v432 = v396 + v431;
const REAL v433 = v238 * v297;
const REAL v434 = v426 + v433;
const REAL v435 = v232 * v297;
const REAL v436 = v400 + v435;
const REAL v437 = v208 * v297;
const REAL v438 = v430 + v437;
const REAL v439 = v202 * v297;
const REAL v440 = v404 + v439;
const REAL v441 = v235 * v296;
const REAL v442 = v434 + v441;
const REAL v443 = v232 * v296;
const REAL v444 = v407 + v443;
const REAL v445 = v205 * v296;
const REAL v446 = v438 + v445;
const REAL v447 = v202 * v296;
const REAL v448 = v410 + v447;
const REAL v449 = v232 * v260;
const REAL v450 = v442 + v449;
const REAL v451 = v449 + v450;
const REAL v452 = v202 * v260;
const REAL v453 = v446 + v452;
const REAL v454 = v452 + v453;
const REAL v455 = v196 * v413;
const REAL v456 = v93 * v413;
const REAL v457 = v197 * v413;
const REAL v458 = v92 * v413;
const REAL v459 = v198 * v413;
const REAL v460 = v95 * v413;
const REAL v461 = v199 * v413;
const REAL v462 = v94 * v413;
const REAL v463 = v196 * v420;
const REAL v464 = v463 - v457;
const REAL v465 = v92 * v420;
const REAL v466 = v456 + v465;
const REAL v467 = v197 * v420;
const REAL v468 = v455 + v467;
const REAL v469 = v93 * v420;
const REAL v470 = v469 - v458;
const REAL v471 = v198 * v420;
const REAL v472 = v461 + v471;
const REAL v473 = v94 * v420;
const REAL v474 = v460 - v473;
const REAL v475 = v199 * v420;
const REAL v476 = v459 - v475;
const REAL v477 = v95 * v420;
const REAL v478 = v462 + v477;
const REAL v479 = v196 * v428;
const REAL v480 = v476 - v479;
const REAL v481 = v95 * v428;
const REAL v482 = v466 - v481;
const REAL v483 = v197 * v428;
const REAL v484 = v483 - v472;
const REAL v485 = v94 * v428;
const REAL v486 = v470 + v485;
const REAL v487 = v198 * v428;
const REAL v488 = v468 + v487;
const REAL v489 = v93 * v428;
const REAL v490 = v474 + v489;
const REAL v491 = v199 * v428;
const REAL v492 = v464 - v491;
const REAL v493 = v92 * v428;
const REAL v494 = v478 + v493;
const REAL v495 = v152 * v436;
const REAL v496 = v91 * v436;
const REAL v497 = v89 * v436;
const REAL v498 = v64 * v436;
const REAL v499 = v152 * v444;
const REAL v500 = v83 * v444;
const REAL v501 = v496 + v500;
const REAL v502 = v84 * v444;
const REAL v503 = v497 + v502;
const REAL v504 = v64 * v444;
const REAL v505 = v152 * v451;
const REAL v506 = v74 * v451;
const REAL v507 = v501 + v506;
const REAL v508 = v73 * v451;
const REAL v509 = v503 + v508;
const REAL v510 = v64 * v451;
const REAL v511 = v148 * v416;
const REAL v512 = v488 - v511;
const REAL v513 = v93 * v416;
const REAL v514 = v149 * v416;
const REAL v515 = v492 - v514;
const REAL v516 = v92 * v416;
const REAL v517 = v150 * v416;
const REAL v518 = v480 + v517;
const REAL v519 = v95 * v416;
const REAL v520 = v151 * v416;
const REAL v521 = v484 - v520;
const REAL v522 = v94 * v416;
const REAL v523 = v148 * v424;
const REAL v524 = v515 - v523;
const REAL v525 = v92 * v424;
const REAL v526 = v513 + v525;
const REAL v527 = v149 * v424;
const REAL v528 = v512 + v527;
const REAL v529 = v93 * v424;
const REAL v530 = v529 - v516;
const REAL v531 = v150 * v424;
const REAL v532 = v521 - v531;
const REAL v533 = v94 * v424;
const REAL v534 = v519 - v533;
const REAL v535 = v151 * v424;
const REAL v536 = v518 - v535;
const REAL v537 = v95 * v424;
const REAL v538 = v522 + v537;
const REAL v539 = v148 * v432;
const REAL v540 = v536 + v539;
const REAL v541 = v95 * v432;
const REAL v542 = v541 - v526;
const REAL v543 = v149 * v432;
const REAL v544 = v532 + v543;
const REAL v545 = v94 * v432;
const REAL v546 = v530 + v545;
const REAL v547 = v150 * v432;
const REAL v548 = v528 + v547;
const REAL v549 = v93 * v432;
const REAL v550 = v534 + v549;
const REAL v551 = v151 * v432;
const REAL v552 = v524 - v551;
const REAL v553 = v92 * v432;
const REAL v554 = v538 + v553;
const REAL v555 = v97 * v440;
const REAL v556 = v495 + v555;
const REAL v557 = v91 * v440;
const REAL v558 = v88 * v440;
const REAL v559 = v509 + v558;
const REAL v560 = v64 * v440;
const REAL v561 = v97 * v448;
const REAL v562 = v499 + v561;
const REAL v563 = v83 * v448;
const REAL v564 = v557 + v563;
const REAL v565 = v81 * v448;
const REAL v566 = v559 + v565;
const REAL v567 = v64 * v448;
const REAL v568 = v97 * v454;
const REAL v569 = v505 + v568;
const REAL v570 = v74 * v454;
const REAL v571 = v564 + v570;
const REAL v572 = v75 * v454;
const REAL v573 = v566 + v572;
const REAL v574 = v64 * v454;
const REAL v575 = v17 * v494;
const REAL v576 = v17 * v490;
const REAL v577 = v17 * v486;
const REAL v578 = v17 * v482;
const REAL v579 = v176 * v577;
const REAL v580 = v9 * v577;
const REAL v581 = v176 * v578;
const REAL v582 = v8 * v578;
const REAL v583 = v580 - v582;
const REAL v584 = v182 * v578;
const REAL v585 = v7 * v578;
const REAL v586 = v187 * v576;
const REAL v587 = v579 + v586;
const REAL v588 = v9 * v576;
const REAL v589 = v180 * v576;
const REAL v590 = v581 + v589;
const REAL v591 = v8 * v576;
const REAL v592 = v180 * v577;
const REAL v593 = v584 + v592;
const REAL v594 = v7 * v577;
const REAL v595 = v594 - v591;
const REAL v596 = v585 - v588;
const REAL v597 = v588 - v585;
const REAL v598 = v153 * v595;
const REAL v599 = v18 * v595;
const REAL v600 = v153 * v575;
const REAL v601 = v30 * v575;
const REAL v602 = v599 + v601;
const REAL v603 = v100 * v595;
const REAL v604 = v19 * v595;
const REAL v605 = v153 * v597;
const REAL v606 = v603 + v605;
const REAL v607 = v19 * v597;
const REAL v608 = v602 + v607;
const REAL v609 = v153 * v576;
const REAL v610 = v27 * v576;
const REAL v611 = v608 - v610;
const REAL v612 = v153 * v583;
const REAL v613 = v20 * v583;
const REAL v614 = v611 + v613;
const REAL v615 = v153 * v577;
const REAL v616 = v24 * v577;
const REAL v617 = v614 + v616;
const REAL v618 = REAL(2.0) * v575;
const REAL v619 = v158 * v618;
const REAL v620 = v598 + v619;
const REAL v621 = v18 * v618;
const REAL v622 = REAL(2.0) * v576;
const REAL v623 = v158 * v622;
const REAL v624 = v606 - v623;
const REAL v625 = v19 * v622;
const REAL v626 = v621 - v625;
const REAL v627 = REAL(2.0) * v577;
const REAL v628 = v158 * v627;
const REAL v629 = v612 - v628;
const REAL v630 = v20 * v627;
const REAL v631 = v626 - v630;
const REAL v632 = REAL(2.0) * v578;
const REAL v633 = v158 * v632;
const REAL v634 = v21 * v632;
const REAL v635 = v631 - v634;
const REAL v636 = v157 * v635;
const REAL v637 = v104 * v635;
const REAL v638 = REAL(2.0) * v637;
const REAL v639 = v64 * v638;
const REAL v640 = v44 * v638;
const REAL v641 = v573 + v640;
const REAL v642 = v152 * v638;
const REAL v643 = v45 * v638;
const REAL v644 = v507 + v643;
const REAL v645 = v152 * v617;
const REAL v646 = v54 * v617;
const REAL v647 = v646 - v644;
const REAL v648 = v96 * v647;
const REAL v649 = v62 * v647;
const REAL v650 = v17 * v554;
const REAL v651 = v17 * v550;
const REAL v652 = v17 * v546;
const REAL v653 = v17 * v542;
const REAL v654 = v134 * v652;
const REAL v655 = v587 + v654;
const REAL v656 = v9 * v652;
const REAL v657 = v134 * v653;
const REAL v658 = v657 - v590;
const REAL v659 = v8 * v653;
const REAL v660 = v656 + v659;
const REAL v661 = v123 * v653;
const REAL v662 = v593 + v661;
const REAL v663 = v7 * v653;
const REAL v664 = v123 * v651;
const REAL v665 = v655 + v664;
const REAL v666 = v9 * v651;
const REAL v667 = v663 + v666;
const REAL v668 = v130 * v651;
const REAL v669 = v658 + v668;
const REAL v670 = v8 * v651;
const REAL v671 = v135 * v652;
const REAL v672 = v662 + v671;
const REAL v673 = v7 * v652;
const REAL v674 = v596 + v660;
const REAL v675 = v100 * v674;
const REAL v676 = v620 + v675;
const REAL v677 = v18 * v674;
const REAL v678 = v604 + v677;
const REAL v679 = v578 - v650;
const REAL v680 = v100 * v679;
const REAL v681 = v615 + v680;
const REAL v682 = v24 * v679;
const REAL v683 = v678 + v682;
const REAL v684 = v670 - v673;
const REAL v685 = v673 - v670;
const REAL v686 = v98 * v685;
const REAL v687 = v676 + v686;
const REAL v688 = v18 * v685;
const REAL v689 = v98 * v650;
const REAL v690 = v600 + v689;
const REAL v691 = v30 * v650;
const REAL v692 = v688 + v691;
const REAL v693 = v100 * v684;
const REAL v694 = v629 + v693;
const REAL v695 = v20 * v684;
const REAL v696 = v683 + v695;
const REAL v697 = v652 - v576;
const REAL v698 = v100 * v697;
const REAL v699 = v690 + v698;
const REAL v700 = v30 * v697;
const REAL v701 = v696 + v700;
const REAL v702 = v583 + v667;
const REAL v703 = v100 * v702;
const REAL v704 = v703 - v633;
const REAL v705 = v21 * v702;
const REAL v706 = v701 + v705;
const REAL v707 = v653 - v575;
const REAL v708 = v100 * v707;
const REAL v709 = v708 - v609;
const REAL v710 = v27 * v707;
const REAL v711 = v706 + v710;
const REAL v712 = v98 * v667;
const REAL v713 = v624 + v712;
const REAL v714 = v19 * v667;
const REAL v715 = v692 + v714;
const REAL v716 = v98 * v651;
const REAL v717 = v709 - v716;
const REAL v718 = v27 * v651;
const REAL v719 = v715 - v718;
const REAL v720 = v98 * v660;
const REAL v721 = v694 + v720;
const REAL v722 = v20 * v660;
const REAL v723 = v719 + v722;
const REAL v724 = v98 * v652;
const REAL v725 = v681 + v724;
const REAL v726 = v24 * v652;
const REAL v727 = v723 + v726;
const REAL v728 = REAL(2.0) * v650;
const REAL v729 = v105 * v728;
const REAL v730 = v687 + v729;
const REAL v731 = v18 * v728;
const REAL v732 = REAL(2.0) * v651;
const REAL v733 = v105 * v732;
const REAL v734 = v713 - v733;
const REAL v735 = v19 * v732;
const REAL v736 = v731 - v735;
const REAL v737 = REAL(2.0) * v652;
const REAL v738 = v105 * v737;
const REAL v739 = v721 - v738;
const REAL v740 = v20 * v737;
const REAL v741 = v736 - v740;
const REAL v742 = REAL(2.0) * v653;
const REAL v743 = v105 * v742;
const REAL v744 = v704 + v743;
const REAL v745 = v21 * v742;
const REAL v746 = v741 + v745;
const REAL v747 = v104 * v746;
const REAL v748 = v103 * v746;
const REAL v749 = v636 + v748;
const REAL v750 = v53 * v749;
const REAL v751 = REAL(2.0) * v750;
const REAL v752 = REAL(2.0) * v747;
const REAL v753 = v64 * v752;
const REAL v754 = v43 * v752;
const REAL v755 = v641 + v754;
const REAL v756 = v64 * v711;
const REAL v757 = v645 + v756;
const REAL v758 = v54 * v711;
const REAL v759 = v755 + v758;
const REAL v760 = v97 * v752;
const REAL v761 = v642 + v760;
const REAL v762 = v45 * v752;
const REAL v763 = v571 + v762;
const REAL v764 = v97 * v727;
const REAL v765 = v757 + v764;
const REAL v766 = v54 * v727;
const REAL v767 = v766 - v763;
const REAL v768 = v96 * v767;
const REAL v769 = v61 * v767;
const REAL v770 = v649 + v769;
const REAL v771 = v64 * v770;
const REAL v772 = v759 + v771;
const REAL v773 = v771 + v772;
const REAL v774 = REAL(0.5) * v540;
const REAL v775 = REAL(0.5) * v544;
const REAL v776 = REAL(0.5) * v548;
const REAL v777 = REAL(0.5) * v552;
const REAL v778 = v85 * v556;
const REAL v779 = v765 + v778;
const REAL v780 = v54 * v556;
const REAL v781 = v87 * v498;
const REAL v782 = v779 + v781;
const REAL v783 = v54 * v498;
const REAL v784 = v86 * v560;
const REAL v785 = v782 + v784;
const REAL v786 = v54 * v560;
const REAL v787 = v80 * v562;
const REAL v788 = v785 - v787;
const REAL v789 = v54 * v562;
const REAL v790 = v77 * v504;
const REAL v791 = v788 - v790;
const REAL v792 = v54 * v504;
const REAL v793 = v79 * v567;
const REAL v794 = v791 + v793;
const REAL v795 = v54 * v567;
const REAL v796 = v783 + v789;
const REAL v797 = v783 - v789;
const REAL v798 = v21 * v797;
const REAL v799 = v739 + v798;
const REAL v800 = v20 * v797;
const REAL v801 = v744 + v800;
const REAL v802 = v780 - v792;
const REAL v803 = v19 * v796;
const REAL v804 = v730 - v803;
const REAL v805 = v18 * v796;
const REAL v806 = v734 - v805;
const REAL v807 = v71 * v569;
const REAL v808 = v794 - v807;
const REAL v809 = v54 * v569;
const REAL v810 = v70 * v510;
const REAL v811 = v808 + v810;
const REAL v812 = v54 * v510;
const REAL v813 = v67 * v574;
const REAL v814 = v811 - v813;
const REAL v815 = v54 * v574;
const REAL v816 = v786 - v809;
const REAL v817 = v786 + v809;
const REAL v818 = v812 - v795;
const REAL v819 = v795 + v812;
const REAL v820 = v21 * v816;
const REAL v821 = v806 + v820;
const REAL v822 = v19 * v816;
const REAL v823 = v801 + v822;
const REAL v824 = v20 * v819;
const REAL v825 = v821 + v824;
const REAL v826 = v19 * v819;
const REAL v827 = v799 + v826;
const REAL v828 = v780 - v815;
const REAL v829 = v792 + v815;
const REAL v830 = v20 * v817;
const REAL v831 = v804 + v830;
const REAL v832 = v18 * v817;
const REAL v833 = v827 + v832;
const REAL v834 = v21 * v818;
const REAL v835 = v831 + v834;
const REAL v836 = v18 * v818;
const REAL v837 = v823 + v836;
const REAL v838 = v96 * v773;
const REAL v839 = -v838;
const REAL v840 = v665 - v838;
const REAL v841 = v648 + v669;
const REAL v842 = v672 + v768;
const REAL v843 = v54 * v838;
const REAL v844 = v761 + v843;
const REAL v845 = v45 * v838;
const REAL v846 = v814 - v845;
const REAL v847 = v54 * v648;
const REAL v848 = v639 + v847;
const REAL v849 = v44 * v648;
const REAL v850 = v846 + v849;
const REAL v851 = v54 * v768;
const REAL v852 = v753 + v851;
const REAL v853 = v43 * v768;
const REAL v854 = v850 + v853;
const REAL v855 = REAL(2.0) * v854;
const REAL v856 = v751 + v855;
const REAL v857 = v104 * v856;
const REAL v858 = v829 + v857;
const REAL v859 = v21 * v858;
const REAL v860 = v837 - v859;
const REAL v861 = v860 - v859;
const REAL v862 = v828 - v857;
const REAL v863 = v20 * v862;
const REAL v864 = v833 + v863;
const REAL v865 = v863 + v864;
const REAL v866 = v802 - v857;
const REAL v867 = v19 * v866;
const REAL v868 = v825 + v867;
const REAL v869 = v867 + v868;
const REAL v870 = v18 * v857;
const REAL v871 = v835 - v870;
const REAL v872 = v871 - v870;
const REAL v873 = v24 * v844;
const REAL v874 = v865 + v873;
const REAL v875 = v20 * v844;
const REAL v876 = v725 + v875;
const REAL v877 = v27 * v844;
const REAL v878 = v869 - v877;
const REAL v879 = v19 * v844;
const REAL v880 = v717 - v879;
const REAL v881 = v30 * v848;
const REAL v882 = v878 - v881;
const REAL v883 = v19 * v848;
const REAL v884 = v699 - v883;
const REAL v885 = v24 * v848;
const REAL v886 = v861 + v885;
const REAL v887 = v21 * v848;
const REAL v888 = v876 + v887;
const REAL v889 = v27 * v852;
const REAL v890 = v886 - v889;
const REAL v891 = v21 * v852;
const REAL v892 = v880 - v891;
const REAL v893 = v30 * v852;
const REAL v894 = v874 + v893;
const REAL v895 = v20 * v852;
const REAL v896 = v884 + v895;
const REAL v897 = v30 * v844;
const REAL v898 = v872 - v897;
const REAL v899 = v18 * v844;
const REAL v900 = v896 - v899;
const REAL v901 = v27 * v848;
const REAL v902 = v898 + v901;
const REAL v903 = v18 * v848;
const REAL v904 = v892 + v903;
const REAL v905 = v24 * v852;
const REAL v906 = v902 + v905;
const REAL v907 = v18 * v852;
const REAL v908 = v888 + v907;
const REAL v909 = v899 - v896;
const REAL v910 = v20 * v909;
const REAL v911 = v842 + v910;
const REAL v912 = v7 * v909;
const REAL v913 = v894 + v912;
const REAL v914 = v19 * v900;
const REAL v915 = v841 + v914;
const REAL v916 = v8 * v900;
const REAL v917 = v882 + v916;
const REAL v918 = v19 * v904;
const REAL v919 = v840 - v918;
const REAL v920 = v9 * v904;
const REAL v921 = v917 - v920;
const REAL v922 = v21 * v904;
const REAL v923 = v911 + v922;
const REAL v924 = v7 * v904;
const REAL v925 = v890 + v924;
const REAL v926 = v21 * v908;
const REAL v927 = v915 - v926;
const REAL v928 = v8 * v908;
const REAL v929 = v925 - v928;
const REAL v930 = v20 * v908;
const REAL v931 = v919 + v930;
const REAL v932 = v9 * v908;
const REAL v933 = v913 + v932;
const REAL v934 = v17 * v929;
const REAL v935 = v775 + v934;
const REAL v936 = v17 * v933;
const REAL v937 = v774 + v936;
const REAL v938 = v17 * v921;
const REAL v939 = v777 + v938;
const REAL v940 = v17 * v906;
const REAL v941 = v776 + v940;
o0_a0 += v768;
o0_a1 += v648;
o0_a2 += v839;
o1_a0 += v941;
o1_a1 += v939;
o1_a2 += v937;
o1_a3 += v935;
o2_t[0][i] = v923;
o2_t[1][i] = v927;
o2_t[2][i] = v931;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.001.0011 f64.sssstts>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
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
    wp::int64 i3_e1,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
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
    wp::int64 & adj_i3_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
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
    wp::int64 i3_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
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
    wp::int64 var_i3_e1 = _wp_args->i3_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i3_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i3_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i3_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927 *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e77734e1_8279e927_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

