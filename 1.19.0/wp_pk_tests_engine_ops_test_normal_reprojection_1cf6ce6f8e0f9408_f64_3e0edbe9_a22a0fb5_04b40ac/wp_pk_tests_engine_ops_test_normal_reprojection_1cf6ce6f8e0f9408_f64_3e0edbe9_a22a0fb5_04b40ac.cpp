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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.011.0011 f64.ssssssttss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_body_0(
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
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i5_e1)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = T_position_gradient_bar3
// i5 = T_position_T_position_block_bar3
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
alignas(64) REAL i4_t[6][64];
alignas(64) REAL i5_t[36][64];
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0 + 0 * i5_e1]); i5_t[1][i] = REAL(p[0 * i5_e0 + 1 * i5_e1]); i5_t[2][i] = REAL(p[0 * i5_e0 + 2 * i5_e1]); i5_t[3][i] = REAL(p[0 * i5_e0 + 3 * i5_e1]); i5_t[4][i] = REAL(p[0 * i5_e0 + 4 * i5_e1]); i5_t[5][i] = REAL(p[0 * i5_e0 + 5 * i5_e1]); i5_t[6][i] = REAL(p[1 * i5_e0 + 0 * i5_e1]); i5_t[7][i] = REAL(p[1 * i5_e0 + 1 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[8][i] = REAL(p[1 * i5_e0 + 2 * i5_e1]); i5_t[9][i] = REAL(p[1 * i5_e0 + 3 * i5_e1]); i5_t[10][i] = REAL(p[1 * i5_e0 + 4 * i5_e1]); i5_t[11][i] = REAL(p[1 * i5_e0 + 5 * i5_e1]); i5_t[12][i] = REAL(p[2 * i5_e0 + 0 * i5_e1]); i5_t[13][i] = REAL(p[2 * i5_e0 + 1 * i5_e1]); i5_t[14][i] = REAL(p[2 * i5_e0 + 2 * i5_e1]); i5_t[15][i] = REAL(p[2 * i5_e0 + 3 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[16][i] = REAL(p[2 * i5_e0 + 4 * i5_e1]); i5_t[17][i] = REAL(p[2 * i5_e0 + 5 * i5_e1]); i5_t[18][i] = REAL(p[3 * i5_e0 + 0 * i5_e1]); i5_t[19][i] = REAL(p[3 * i5_e0 + 1 * i5_e1]); i5_t[20][i] = REAL(p[3 * i5_e0 + 2 * i5_e1]); i5_t[21][i] = REAL(p[3 * i5_e0 + 3 * i5_e1]); i5_t[22][i] = REAL(p[3 * i5_e0 + 4 * i5_e1]); i5_t[23][i] = REAL(p[3 * i5_e0 + 5 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[24][i] = REAL(p[4 * i5_e0 + 0 * i5_e1]); i5_t[25][i] = REAL(p[4 * i5_e0 + 1 * i5_e1]); i5_t[26][i] = REAL(p[4 * i5_e0 + 2 * i5_e1]); i5_t[27][i] = REAL(p[4 * i5_e0 + 3 * i5_e1]); i5_t[28][i] = REAL(p[4 * i5_e0 + 4 * i5_e1]); i5_t[29][i] = REAL(p[4 * i5_e0 + 5 * i5_e1]); i5_t[30][i] = REAL(p[5 * i5_e0 + 0 * i5_e1]); i5_t[31][i] = REAL(p[5 * i5_e0 + 1 * i5_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[32][i] = REAL(p[5 * i5_e0 + 2 * i5_e1]); i5_t[33][i] = REAL(p[5 * i5_e0 + 3 * i5_e1]); i5_t[34][i] = REAL(p[5 * i5_e0 + 4 * i5_e1]); i5_t[35][i] = REAL(p[5 * i5_e0 + 5 * i5_e1]); }
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
const REAL v272 = i5_t[0][i];
const REAL v273 = i5_t[1][i];
const REAL v274 = i5_t[2][i];
const REAL v275 = i5_t[3][i];
const REAL v276 = i5_t[4][i];
const REAL v277 = i5_t[5][i];
const REAL v278 = i5_t[6][i];
const REAL v279 = i5_t[7][i];
const REAL v280 = i5_t[8][i];
const REAL v281 = i5_t[9][i];
const REAL v282 = i5_t[10][i];
const REAL v283 = i5_t[11][i];
const REAL v284 = i5_t[12][i];
const REAL v285 = i5_t[13][i];
const REAL v286 = i5_t[14][i];
const REAL v287 = i5_t[15][i];
const REAL v288 = i5_t[16][i];
const REAL v289 = i5_t[17][i];
const REAL v290 = i5_t[18][i];
const REAL v291 = i5_t[19][i];
const REAL v292 = i5_t[20][i];
const REAL v293 = i5_t[21][i];
const REAL v294 = i5_t[22][i];
const REAL v295 = i5_t[23][i];
const REAL v296 = i5_t[24][i];
const REAL v297 = i5_t[25][i];
const REAL v298 = i5_t[26][i];
const REAL v299 = i5_t[27][i];
const REAL v300 = i5_t[28][i];
const REAL v301 = i5_t[29][i];
const REAL v302 = i5_t[30][i];
const REAL v303 = i5_t[31][i];
const REAL v304 = i5_t[32][i];
const REAL v305 = i5_t[33][i];
const REAL v306 = i5_t[34][i];
const REAL v307 = i5_t[35][i];
const REAL v308 = v273 + v278;
const REAL v309 = v274 + v284;
const REAL v310 = v280 + v285;
const REAL v311 = v275 + v290;
const REAL v312 = v281 + v291;
const REAL v313 = v287 + v292;
const REAL v314 = v276 + v296;
const REAL v315 = v282 + v297;
const REAL v316 = v288 + v298;
const REAL v317 = v294 + v299;
const REAL v318 = v277 + v302;
const REAL v319 = v283 + v303;
const REAL v320 = v289 + v304;
const REAL v321 = v295 + v305;
const REAL v322 = v301 + v306;
const REAL v323 = v265 * v307;
const REAL v324 = REAL(2.0) * v323;
const REAL v325 = v235 * v307;
const REAL v326 = REAL(2.0) * v325;
const REAL v327 = v265 * v322;
const REAL v328 = v258 * v322;
const REAL v329 = v324 + v328;
const REAL v330 = v235 * v322;
const REAL v331 = v228 * v322;
const REAL v332 = v326 + v331;
const REAL v333 = v258 * v300;
const REAL v334 = v327 + v333;
const REAL v335 = v333 + v334;
const REAL v336 = v228 * v300;
const REAL v337 = v330 + v336;
const REAL v338 = v336 + v337;
const REAL v339 = v265 * v321;
const REAL v340 = v251 * v321;
const REAL v341 = v329 + v340;
const REAL v342 = v235 * v321;
const REAL v343 = v221 * v321;
const REAL v344 = v332 + v343;
const REAL v345 = v258 * v317;
const REAL v346 = v339 + v345;
const REAL v347 = v251 * v317;
const REAL v348 = v335 + v347;
const REAL v349 = v228 * v317;
const REAL v350 = v342 + v349;
const REAL v351 = v221 * v317;
const REAL v352 = v338 + v351;
const REAL v353 = v251 * v293;
const REAL v354 = v346 + v353;
const REAL v355 = v353 + v354;
const REAL v356 = v221 * v293;
const REAL v357 = v350 + v356;
const REAL v358 = v356 + v357;
const REAL v359 = v265 * v320;
const REAL v360 = v244 * v320;
const REAL v361 = v341 + v360;
const REAL v362 = v235 * v320;
const REAL v363 = v214 * v320;
const REAL v364 = v344 + v363;
const REAL v365 = v258 * v316;
const REAL v366 = v359 + v365;
const REAL v367 = v244 * v316;
const REAL v368 = v348 + v367;
const REAL v369 = v228 * v316;
const REAL v370 = v362 + v369;
const REAL v371 = v214 * v316;
const REAL v372 = v352 + v371;
const REAL v373 = v251 * v313;
const REAL v374 = v366 + v373;
const REAL v375 = v244 * v313;
const REAL v376 = v355 + v375;
const REAL v377 = v221 * v313;
const REAL v378 = v370 + v377;
const REAL v379 = v214 * v313;
const REAL v380 = v358 + v379;
const REAL v381 = v244 * v286;
const REAL v382 = v374 + v381;
const REAL v383 = v381 + v382;
const REAL v384 = v214 * v286;
const REAL v385 = v378 + v384;
const REAL v386 = v384 + v385;
const REAL v387 = v265 * v319;
const REAL v388 = v241 * v319;
const REAL v389 = v361 + v388;
const REAL v390 = v235 * v319;
const REAL v391 = v211 * v319;
const REAL v392 = v364 + v391;
const REAL v393 = v258 * v315;
const REAL v394 = v387 + v393;
const REAL v395 = v241 * v315;
const REAL v396 = v368 + v395;
const REAL v397 = v228 * v315;
const REAL v398 = v390 + v397;
const REAL v399 = v211 * v315;
const REAL v400 = v372 + v399;
const REAL v401 = v251 * v312;
const REAL v402 = v394 + v401;
const REAL v403 = v241 * v312;
const REAL v404 = v376 + v403;
const REAL v405 = v221 * v312;
const REAL v406 = v398 + v405;
const REAL v407 = v211 * v312;
const REAL v408 = v380 + v407;
const REAL v409 = v244 * v310;
const REAL v410 = v402 + v409;
const REAL v411 = v241 * v310;
const REAL v412 = v383 + v411;
const REAL v413 = v214 * v310;
const REAL v414 = v406 + v413;
const REAL v415 = v211 * v310;
const REAL v416 = v386 + v415;
const REAL v417 = v241 * v279;
const REAL v418 = v410 + v417;
const REAL v419 = v417 + v418;
const REAL v420 = v211 * v279;
const REAL v421 = v414 + v420;
const REAL v422 = v420 + v421;
const REAL v423 = v265 * v318;
const REAL v424 = v238 * v318;
const REAL v425 = v389 + v424;
const REAL v426 = v235 * v318;
const REAL v427 = v208 * v318;
const REAL v428 = v392 + v427;
const REAL v429 = v258 * v314;
const REAL v430 = v423 + v429;
const REAL v431 = v238 * v314;
const REAL v432 = v396 + v431;
const REAL v433 = v228 * v314;
const REAL v434 = v426 + v433;
const REAL v435 = v208 * v314;
const REAL v436 = v400 + v435;
const REAL v437 = v251 * v311;
const REAL v438 = v430 + v437;
const REAL v439 = v238 * v311;
const REAL v440 = v404 + v439;
const REAL v441 = v221 * v311;
const REAL v442 = v434 + v441;
const REAL v443 = v208 * v311;
const REAL v444 = v408 + v443;
const REAL v445 = v244 * v309;
const REAL v446 = v438 + v445;
const REAL v447 = v238 * v309;
const REAL v448 = v412 + v447;
const REAL v449 = v214 * v309;
const REAL v450 = v442 + v449;
const REAL v451 = v208 * v309;
const REAL v452 = v416 + v451;
const REAL v453 = v241 * v308;
const REAL v454 = v446 + v453;
const REAL v455 = v238 * v308;
const REAL v456 = v419 + v455;
const REAL v457 = v211 * v308;
const REAL v458 = v450 + v457;
const REAL v459 = v208 * v308;
const REAL v460 = v422 + v459;
const REAL v461 = v238 * v272;
const REAL v462 = v454 + v461;
const REAL v463 = v461 + v462;
const REAL v464 = v208 * v272;
const REAL v465 = v458 + v464;
const REAL v466 = v464 + v465;
const REAL v467 = v265 * v271;
const REAL v468 = v70 * v271;
const REAL v469 = v425 + v468;
const REAL v470 = v235 * v271;
const REAL v471 = v68 * v271;
const REAL v472 = v428 + v471;
const REAL v473 = v258 * v270;
const REAL v474 = v467 + v473;
const REAL v475 = v70 * v270;
const REAL v476 = v432 + v475;
const REAL v477 = v228 * v270;
const REAL v478 = v470 + v477;
const REAL v479 = v68 * v270;
const REAL v480 = v436 + v479;
const REAL v481 = v251 * v269;
const REAL v482 = v474 + v481;
const REAL v483 = v70 * v269;
const REAL v484 = v440 + v483;
const REAL v485 = v221 * v269;
const REAL v486 = v478 + v485;
const REAL v487 = v68 * v269;
const REAL v488 = v444 + v487;
const REAL v489 = v244 * v268;
const REAL v490 = v482 + v489;
const REAL v491 = v70 * v268;
const REAL v492 = v448 + v491;
const REAL v493 = v214 * v268;
const REAL v494 = v486 + v493;
const REAL v495 = v68 * v268;
const REAL v496 = v452 + v495;
const REAL v497 = v241 * v267;
const REAL v498 = v490 + v497;
const REAL v499 = v70 * v267;
const REAL v500 = v456 + v499;
const REAL v501 = v211 * v267;
const REAL v502 = v494 + v501;
const REAL v503 = v68 * v267;
const REAL v504 = v460 + v503;
const REAL v505 = v238 * v266;
const REAL v506 = v498 + v505;
const REAL v507 = v70 * v266;
const REAL v508 = v463 + v507;
const REAL v509 = v208 * v266;
const REAL v510 = v502 + v509;
const REAL v511 = v68 * v266;
const REAL v512 = v466 + v511;
const REAL v513 = v202 * v469;
const REAL v514 = v99 * v469;
const REAL v515 = v203 * v469;
const REAL v516 = v98 * v469;
const REAL v517 = v204 * v469;
const REAL v518 = v101 * v469;
const REAL v519 = v205 * v469;
const REAL v520 = v100 * v469;
const REAL v521 = v202 * v476;
const REAL v522 = v521 - v515;
const REAL v523 = v98 * v476;
const REAL v524 = v514 + v523;
const REAL v525 = v203 * v476;
const REAL v526 = v513 + v525;
const REAL v527 = v99 * v476;
const REAL v528 = v527 - v516;
const REAL v529 = v204 * v476;
const REAL v530 = v519 + v529;
const REAL v531 = v100 * v476;
const REAL v532 = v518 - v531;
const REAL v533 = v205 * v476;
const REAL v534 = v517 - v533;
const REAL v535 = v101 * v476;
const REAL v536 = v520 + v535;
const REAL v537 = v202 * v484;
const REAL v538 = v534 - v537;
const REAL v539 = v101 * v484;
const REAL v540 = v524 - v539;
const REAL v541 = v203 * v484;
const REAL v542 = v541 - v530;
const REAL v543 = v100 * v484;
const REAL v544 = v528 + v543;
const REAL v545 = v204 * v484;
const REAL v546 = v526 + v545;
const REAL v547 = v99 * v484;
const REAL v548 = v532 + v547;
const REAL v549 = v205 * v484;
const REAL v550 = v522 - v549;
const REAL v551 = v98 * v484;
const REAL v552 = v536 + v551;
const REAL v553 = v158 * v492;
const REAL v554 = v97 * v492;
const REAL v555 = v95 * v492;
const REAL v556 = v66 * v492;
const REAL v557 = v158 * v500;
const REAL v558 = v89 * v500;
const REAL v559 = v554 + v558;
const REAL v560 = v90 * v500;
const REAL v561 = v555 + v560;
const REAL v562 = v66 * v500;
const REAL v563 = v158 * v508;
const REAL v564 = v80 * v508;
const REAL v565 = v559 + v564;
const REAL v566 = v79 * v508;
const REAL v567 = v561 + v566;
const REAL v568 = v66 * v508;
const REAL v569 = v154 * v472;
const REAL v570 = v546 - v569;
const REAL v571 = v99 * v472;
const REAL v572 = v155 * v472;
const REAL v573 = v550 - v572;
const REAL v574 = v98 * v472;
const REAL v575 = v156 * v472;
const REAL v576 = v538 + v575;
const REAL v577 = v101 * v472;
const REAL v578 = v157 * v472;
const REAL v579 = v542 - v578;
const REAL v580 = v100 * v472;
const REAL v581 = v154 * v480;
const REAL v582 = v573 - v581;
const REAL v583 = v98 * v480;
const REAL v584 = v571 + v583;
const REAL v585 = v155 * v480;
const REAL v586 = v570 + v585;
const REAL v587 = v99 * v480;
const REAL v588 = v587 - v574;
const REAL v589 = v156 * v480;
const REAL v590 = v579 - v589;
const REAL v591 = v100 * v480;
const REAL v592 = v577 - v591;
const REAL v593 = v157 * v480;
const REAL v594 = v576 - v593;
const REAL v595 = v101 * v480;
const REAL v596 = v580 + v595;
const REAL v597 = v154 * v488;
const REAL v598 = v594 + v597;
const REAL v599 = v101 * v488;
const REAL v600 = v599 - v584;
const REAL v601 = v155 * v488;
const REAL v602 = v590 + v601;
const REAL v603 = v100 * v488;
const REAL v604 = v588 + v603;
const REAL v605 = v156 * v488;
const REAL v606 = v586 + v605;
const REAL v607 = v99 * v488;
const REAL v608 = v592 + v607;
const REAL v609 = v157 * v488;
const REAL v610 = v582 - v609;
const REAL v611 = v98 * v488;
const REAL v612 = v596 + v611;
const REAL v613 = v103 * v496;
const REAL v614 = v553 + v613;
const REAL v615 = v97 * v496;
const REAL v616 = v94 * v496;
const REAL v617 = v567 + v616;
const REAL v618 = v66 * v496;
const REAL v619 = v103 * v504;
const REAL v620 = v557 + v619;
const REAL v621 = v89 * v504;
const REAL v622 = v615 + v621;
const REAL v623 = v87 * v504;
const REAL v624 = v617 + v623;
const REAL v625 = v66 * v504;
const REAL v626 = v103 * v512;
const REAL v627 = v563 + v626;
const REAL v628 = v80 * v512;
const REAL v629 = v622 + v628;
const REAL v630 = v81 * v512;
const REAL v631 = v624 + v630;
const REAL v632 = v66 * v512;
const REAL v633 = v19 * v552;
const REAL v634 = v19 * v548;
const REAL v635 = v19 * v544;
const REAL v636 = v19 * v540;
const REAL v637 = v182 * v635;
const REAL v638 = v9 * v635;
const REAL v639 = v182 * v636;
const REAL v640 = v8 * v636;
const REAL v641 = v638 - v640;
const REAL v642 = v188 * v636;
const REAL v643 = v7 * v636;
const REAL v644 = v193 * v634;
const REAL v645 = v637 + v644;
const REAL v646 = v9 * v634;
const REAL v647 = v186 * v634;
const REAL v648 = v639 + v647;
const REAL v649 = v8 * v634;
const REAL v650 = v186 * v635;
const REAL v651 = v642 + v650;
const REAL v652 = v7 * v635;
const REAL v653 = v652 - v649;
const REAL v654 = v643 - v646;
const REAL v655 = v646 - v643;
const REAL v656 = v159 * v653;
const REAL v657 = v20 * v653;
const REAL v658 = v159 * v633;
const REAL v659 = v32 * v633;
const REAL v660 = v657 + v659;
const REAL v661 = v106 * v653;
const REAL v662 = v21 * v653;
const REAL v663 = v159 * v655;
const REAL v664 = v661 + v663;
const REAL v665 = v21 * v655;
const REAL v666 = v660 + v665;
const REAL v667 = v159 * v634;
const REAL v668 = v29 * v634;
const REAL v669 = v666 - v668;
const REAL v670 = v159 * v641;
const REAL v671 = v22 * v641;
const REAL v672 = v669 + v671;
const REAL v673 = v159 * v635;
const REAL v674 = v26 * v635;
const REAL v675 = v672 + v674;
const REAL v676 = REAL(2.0) * v633;
const REAL v677 = v164 * v676;
const REAL v678 = v656 + v677;
const REAL v679 = v20 * v676;
const REAL v680 = REAL(2.0) * v634;
const REAL v681 = v164 * v680;
const REAL v682 = v664 - v681;
const REAL v683 = v21 * v680;
const REAL v684 = v679 - v683;
const REAL v685 = REAL(2.0) * v635;
const REAL v686 = v164 * v685;
const REAL v687 = v670 - v686;
const REAL v688 = v22 * v685;
const REAL v689 = v684 - v688;
const REAL v690 = REAL(2.0) * v636;
const REAL v691 = v164 * v690;
const REAL v692 = v23 * v690;
const REAL v693 = v689 - v692;
const REAL v694 = v163 * v693;
const REAL v695 = v110 * v693;
const REAL v696 = REAL(2.0) * v695;
const REAL v697 = v66 * v696;
const REAL v698 = v46 * v696;
const REAL v699 = v631 + v698;
const REAL v700 = v158 * v696;
const REAL v701 = v47 * v696;
const REAL v702 = v565 + v701;
const REAL v703 = v158 * v675;
const REAL v704 = v56 * v675;
const REAL v705 = v704 - v702;
const REAL v706 = v102 * v705;
const REAL v707 = v64 * v705;
const REAL v708 = v19 * v612;
const REAL v709 = v19 * v608;
const REAL v710 = v19 * v604;
const REAL v711 = v19 * v600;
const REAL v712 = v140 * v710;
const REAL v713 = v645 + v712;
const REAL v714 = v9 * v710;
const REAL v715 = v140 * v711;
const REAL v716 = v715 - v648;
const REAL v717 = v8 * v711;
const REAL v718 = v714 + v717;
const REAL v719 = v129 * v711;
const REAL v720 = v651 + v719;
const REAL v721 = v7 * v711;
const REAL v722 = v129 * v709;
const REAL v723 = v713 + v722;
const REAL v724 = v9 * v709;
const REAL v725 = v721 + v724;
const REAL v726 = v136 * v709;
const REAL v727 = v716 + v726;
const REAL v728 = v8 * v709;
const REAL v729 = v141 * v710;
const REAL v730 = v720 + v729;
const REAL v731 = v7 * v710;
const REAL v732 = v654 + v718;
const REAL v733 = v106 * v732;
const REAL v734 = v678 + v733;
const REAL v735 = v20 * v732;
const REAL v736 = v662 + v735;
const REAL v737 = v636 - v708;
const REAL v738 = v106 * v737;
const REAL v739 = v673 + v738;
const REAL v740 = v26 * v737;
const REAL v741 = v736 + v740;
const REAL v742 = v728 - v731;
const REAL v743 = v731 - v728;
const REAL v744 = v104 * v743;
const REAL v745 = v734 + v744;
const REAL v746 = v20 * v743;
const REAL v747 = v104 * v708;
const REAL v748 = v658 + v747;
const REAL v749 = v32 * v708;
const REAL v750 = v746 + v749;
const REAL v751 = v106 * v742;
const REAL v752 = v687 + v751;
const REAL v753 = v22 * v742;
const REAL v754 = v741 + v753;
const REAL v755 = v710 - v634;
const REAL v756 = v106 * v755;
const REAL v757 = v748 + v756;
const REAL v758 = v32 * v755;
const REAL v759 = v754 + v758;
const REAL v760 = v641 + v725;
const REAL v761 = v106 * v760;
const REAL v762 = v761 - v691;
const REAL v763 = v23 * v760;
const REAL v764 = v759 + v763;
const REAL v765 = v711 - v633;
const REAL v766 = v106 * v765;
const REAL v767 = v766 - v667;
const REAL v768 = v29 * v765;
const REAL v769 = v764 + v768;
const REAL v770 = v104 * v725;
const REAL v771 = v682 + v770;
const REAL v772 = v21 * v725;
const REAL v773 = v750 + v772;
const REAL v774 = v104 * v709;
const REAL v775 = v767 - v774;
const REAL v776 = v29 * v709;
const REAL v777 = v773 - v776;
const REAL v778 = v104 * v718;
const REAL v779 = v752 + v778;
const REAL v780 = v22 * v718;
const REAL v781 = v777 + v780;
const REAL v782 = v104 * v710;
const REAL v783 = v739 + v782;
const REAL v784 = v26 * v710;
const REAL v785 = v781 + v784;
const REAL v786 = REAL(2.0) * v708;
const REAL v787 = v111 * v786;
const REAL v788 = v745 + v787;
const REAL v789 = v20 * v786;
const REAL v790 = REAL(2.0) * v709;
const REAL v791 = v111 * v790;
const REAL v792 = v771 - v791;
const REAL v793 = v21 * v790;
const REAL v794 = v789 - v793;
const REAL v795 = REAL(2.0) * v710;
const REAL v796 = v111 * v795;
const REAL v797 = v779 - v796;
const REAL v798 = v22 * v795;
const REAL v799 = v794 - v798;
const REAL v800 = REAL(2.0) * v711;
const REAL v801 = v111 * v800;
const REAL v802 = v762 + v801;
const REAL v803 = v23 * v800;
const REAL v804 = v799 + v803;
const REAL v805 = v110 * v804;
const REAL v806 = v109 * v804;
const REAL v807 = v694 + v806;
const REAL v808 = v55 * v807;
const REAL v809 = REAL(2.0) * v808;
const REAL v810 = REAL(2.0) * v805;
const REAL v811 = v66 * v810;
const REAL v812 = v45 * v810;
const REAL v813 = v699 + v812;
const REAL v814 = v66 * v769;
const REAL v815 = v703 + v814;
const REAL v816 = v56 * v769;
const REAL v817 = v813 + v816;
const REAL v818 = v103 * v810;
const REAL v819 = v700 + v818;
const REAL v820 = v47 * v810;
const REAL v821 = v629 + v820;
const REAL v822 = v103 * v785;
const REAL v823 = v815 + v822;
const REAL v824 = v56 * v785;
const REAL v825 = v824 - v821;
const REAL v826 = v102 * v825;
const REAL v827 = v63 * v825;
const REAL v828 = v707 + v827;
const REAL v829 = v66 * v828;
const REAL v830 = v817 + v829;
const REAL v831 = v829 + v830;
const REAL v832 = REAL(0.5) * v598;
const REAL v833 = REAL(0.5) * v602;
const REAL v834 = REAL(0.5) * v606;
const REAL v835 = REAL(0.5) * v610;
const REAL v836 = v91 * v614;
const REAL v837 = v823 + v836;
const REAL v838 = v56 * v614;
const REAL v839 = v93 * v556;
const REAL v840 = v837 + v839;
const REAL v841 = v56 * v556;
const REAL v842 = v92 * v618;
const REAL v843 = v840 + v842;
const REAL v844 = v56 * v618;
const REAL v845 = v86 * v620;
const REAL v846 = v843 - v845;
const REAL v847 = v56 * v620;
const REAL v848 = v83 * v562;
const REAL v849 = v846 - v848;
const REAL v850 = v56 * v562;
const REAL v851 = v85 * v625;
const REAL v852 = v849 + v851;
const REAL v853 = v56 * v625;
const REAL v854 = v841 + v847;
const REAL v855 = v841 - v847;
const REAL v856 = v23 * v855;
const REAL v857 = v797 + v856;
const REAL v858 = v22 * v855;
const REAL v859 = v802 + v858;
const REAL v860 = v838 - v850;
const REAL v861 = v21 * v854;
const REAL v862 = v788 - v861;
const REAL v863 = v20 * v854;
const REAL v864 = v792 - v863;
const REAL v865 = v77 * v627;
const REAL v866 = v852 - v865;
const REAL v867 = v56 * v627;
const REAL v868 = v76 * v568;
const REAL v869 = v866 + v868;
const REAL v870 = v56 * v568;
const REAL v871 = v73 * v632;
const REAL v872 = v869 - v871;
const REAL v873 = v56 * v632;
const REAL v874 = v844 - v867;
const REAL v875 = v844 + v867;
const REAL v876 = v870 - v853;
const REAL v877 = v853 + v870;
const REAL v878 = v23 * v874;
const REAL v879 = v864 + v878;
const REAL v880 = v21 * v874;
const REAL v881 = v859 + v880;
const REAL v882 = v22 * v877;
const REAL v883 = v879 + v882;
const REAL v884 = v21 * v877;
const REAL v885 = v857 + v884;
const REAL v886 = v838 - v873;
const REAL v887 = v850 + v873;
const REAL v888 = v22 * v875;
const REAL v889 = v862 + v888;
const REAL v890 = v20 * v875;
const REAL v891 = v885 + v890;
const REAL v892 = v23 * v876;
const REAL v893 = v889 + v892;
const REAL v894 = v20 * v876;
const REAL v895 = v881 + v894;
const REAL v896 = -v506;
const REAL v897 = v66 * v506;
const REAL v898 = v706 + v897;
const REAL v899 = v64 * v506;
const REAL v900 = v831 + v899;
const REAL v901 = -v510;
const REAL v902 = v66 * v510;
const REAL v903 = v826 + v902;
const REAL v904 = v63 * v510;
const REAL v905 = v900 + v904;
const REAL v906 = v102 * v905;
const REAL v907 = -v906;
const REAL v908 = v723 - v906;
const REAL v909 = v727 + v898;
const REAL v910 = v730 + v903;
const REAL v911 = v56 * v906;
const REAL v912 = v819 + v911;
const REAL v913 = v47 * v906;
const REAL v914 = v872 - v913;
const REAL v915 = v56 * v898;
const REAL v916 = v697 + v915;
const REAL v917 = v46 * v898;
const REAL v918 = v914 + v917;
const REAL v919 = v56 * v903;
const REAL v920 = v811 + v919;
const REAL v921 = v45 * v903;
const REAL v922 = v918 + v921;
const REAL v923 = REAL(2.0) * v922;
const REAL v924 = v809 + v923;
const REAL v925 = v110 * v924;
const REAL v926 = v887 + v925;
const REAL v927 = v23 * v926;
const REAL v928 = v895 - v927;
const REAL v929 = v928 - v927;
const REAL v930 = v886 - v925;
const REAL v931 = v22 * v930;
const REAL v932 = v891 + v931;
const REAL v933 = v931 + v932;
const REAL v934 = v860 - v925;
const REAL v935 = v21 * v934;
const REAL v936 = v883 + v935;
const REAL v937 = v935 + v936;
const REAL v938 = v20 * v925;
const REAL v939 = v893 - v938;
const REAL v940 = v939 - v938;
const REAL v941 = v26 * v912;
const REAL v942 = v933 + v941;
const REAL v943 = v22 * v912;
const REAL v944 = v783 + v943;
const REAL v945 = v29 * v912;
const REAL v946 = v937 - v945;
const REAL v947 = v21 * v912;
const REAL v948 = v775 - v947;
const REAL v949 = v32 * v916;
const REAL v950 = v946 - v949;
const REAL v951 = v21 * v916;
const REAL v952 = v757 - v951;
const REAL v953 = v26 * v916;
const REAL v954 = v929 + v953;
const REAL v955 = v23 * v916;
const REAL v956 = v944 + v955;
const REAL v957 = v29 * v920;
const REAL v958 = v954 - v957;
const REAL v959 = v23 * v920;
const REAL v960 = v948 - v959;
const REAL v961 = v32 * v920;
const REAL v962 = v942 + v961;
const REAL v963 = v22 * v920;
const REAL v964 = v952 + v963;
const REAL v965 = v32 * v912;
const REAL v966 = v940 - v965;
const REAL v967 = v20 * v912;
const REAL v968 = v964 - v967;
const REAL v969 = v29 * v916;
const REAL v970 = v966 + v969;
const REAL v971 = v20 * v916;
const REAL v972 = v960 + v971;
const REAL v973 = v26 * v920;
const REAL v974 = v970 + v973;
const REAL v975 = v20 * v920;
const REAL v976 = v956 + v975;
const REAL v977 = v967 - v964;
const REAL v978 = v22 * v977;
const REAL v979 = v910 + v978;
const REAL v980 = v7 * v977;
const REAL v981 = v962 + v980;
const REAL v982 = v21 * v968;
const REAL v983 = v909 + v982;
const REAL v984 = v8 * v968;
const REAL v985 = v950 + v984;
const REAL v986 = v21 * v972;
const REAL v987 = v908 - v986;
const REAL v988 = v9 * v972;
const REAL v989 = v985 - v988;
const REAL v990 = v23 * v972;
const REAL v991 = v979 + v990;
const REAL v992 = v7 * v972;
const REAL v993 = v958 + v992;
const REAL v994 = v23 * v976;
const REAL v995 = v983 - v994;
const REAL v996 = v8 * v976;
const REAL v997 = v993 - v996;
const REAL v998 = v22 * v976;
const REAL v999 = v987 + v998;
const REAL v1000 = v9 * v976;
const REAL v1001 = v981 + v1000;
const REAL v1002 = v19 * v997;
const REAL v1003 = v833 + v1002;
const REAL v1004 = v19 * v1001;
const REAL v1005 = v832 + v1004;
const REAL v1006 = v19 * v989;
const REAL v1007 = v835 + v1006;
const REAL v1008 = v19 * v974;
const REAL v1009 = v834 + v1008;
o0_a0 += v903;
o0_a1 += v898;
o0_a2 += v907;
o1_a0 += v1009;
o1_a1 += v1007;
o1_a2 += v1005;
o1_a3 += v1003;
o2_t[0][i] = v991;
o2_t[1][i] = v995;
o2_t[2][i] = v999;
o3_t[0][i] = v901;
o3_t[1][i] = v896;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none>s>v1111.011.0011 f64.ssssssttss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_body_0(
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
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i5_e1,
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
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i5_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c {
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
    wp::int64 i4_e0;
    wp::int64 i5_e0;
    wp::int64 i5_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c *_wp_args)
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
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i5_e1 = _wp_args->i5_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64, i5_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0, i5_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0, var_i5_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_3e0edbe9_16a76f3c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

