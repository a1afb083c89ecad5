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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.huber>s>v11111.111.00111 f64.ssssssssttssr>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
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
    wp::int64 i7_s0,
    wp::int64 i7_s1,
    wp::int64 i7_s2,
    wp::int64 i7_s3,
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
    wp::int64 i7_e0,
    wp::int64 i7_e1)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// i4 = scale
// i5 = cost_bar3
// i6 = T_position_gradient_bar3
// i7 = T_position_T_position_block_bar3
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
const STORE* const i7_b = (const STORE*)i7_ + k0 * i7_s0 + k1 * i7_s1 + k2 * i7_s2;
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
alignas(64) REAL i7_t[36][64];
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0 * i7_e0 + 0 * i7_e1]); i7_t[1][i] = REAL(p[0 * i7_e0 + 1 * i7_e1]); i7_t[2][i] = REAL(p[0 * i7_e0 + 2 * i7_e1]); i7_t[3][i] = REAL(p[0 * i7_e0 + 3 * i7_e1]); i7_t[4][i] = REAL(p[0 * i7_e0 + 4 * i7_e1]); i7_t[5][i] = REAL(p[0 * i7_e0 + 5 * i7_e1]); i7_t[6][i] = REAL(p[1 * i7_e0 + 0 * i7_e1]); i7_t[7][i] = REAL(p[1 * i7_e0 + 1 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[8][i] = REAL(p[1 * i7_e0 + 2 * i7_e1]); i7_t[9][i] = REAL(p[1 * i7_e0 + 3 * i7_e1]); i7_t[10][i] = REAL(p[1 * i7_e0 + 4 * i7_e1]); i7_t[11][i] = REAL(p[1 * i7_e0 + 5 * i7_e1]); i7_t[12][i] = REAL(p[2 * i7_e0 + 0 * i7_e1]); i7_t[13][i] = REAL(p[2 * i7_e0 + 1 * i7_e1]); i7_t[14][i] = REAL(p[2 * i7_e0 + 2 * i7_e1]); i7_t[15][i] = REAL(p[2 * i7_e0 + 3 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[16][i] = REAL(p[2 * i7_e0 + 4 * i7_e1]); i7_t[17][i] = REAL(p[2 * i7_e0 + 5 * i7_e1]); i7_t[18][i] = REAL(p[3 * i7_e0 + 0 * i7_e1]); i7_t[19][i] = REAL(p[3 * i7_e0 + 1 * i7_e1]); i7_t[20][i] = REAL(p[3 * i7_e0 + 2 * i7_e1]); i7_t[21][i] = REAL(p[3 * i7_e0 + 3 * i7_e1]); i7_t[22][i] = REAL(p[3 * i7_e0 + 4 * i7_e1]); i7_t[23][i] = REAL(p[3 * i7_e0 + 5 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[24][i] = REAL(p[4 * i7_e0 + 0 * i7_e1]); i7_t[25][i] = REAL(p[4 * i7_e0 + 1 * i7_e1]); i7_t[26][i] = REAL(p[4 * i7_e0 + 2 * i7_e1]); i7_t[27][i] = REAL(p[4 * i7_e0 + 3 * i7_e1]); i7_t[28][i] = REAL(p[4 * i7_e0 + 4 * i7_e1]); i7_t[29][i] = REAL(p[4 * i7_e0 + 5 * i7_e1]); i7_t[30][i] = REAL(p[5 * i7_e0 + 0 * i7_e1]); i7_t[31][i] = REAL(p[5 * i7_e0 + 1 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[32][i] = REAL(p[5 * i7_e0 + 2 * i7_e1]); i7_t[33][i] = REAL(p[5 * i7_e0 + 3 * i7_e1]); i7_t[34][i] = REAL(p[5 * i7_e0 + 4 * i7_e1]); i7_t[35][i] = REAL(p[5 * i7_e0 + 5 * i7_e1]); }
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
const REAL v296 = v209 * v209;
const REAL v297 = v239 * v239;
const REAL v298 = v296 + v297;
const REAL v299 = v209 * v212;
const REAL v300 = v239 * v242;
const REAL v301 = v299 + v300;
const REAL v302 = v209 * v215;
const REAL v303 = v239 * v245;
const REAL v304 = v302 + v303;
const REAL v305 = v209 * v222;
const REAL v306 = v239 * v252;
const REAL v307 = v305 + v306;
const REAL v308 = v209 * v229;
const REAL v309 = v239 * v259;
const REAL v310 = v308 + v309;
const REAL v311 = v209 * v236;
const REAL v312 = v239 * v266;
const REAL v313 = v311 + v312;
const REAL v314 = v212 * v212;
const REAL v315 = v242 * v242;
const REAL v316 = v314 + v315;
const REAL v317 = v212 * v215;
const REAL v318 = v242 * v245;
const REAL v319 = v317 + v318;
const REAL v320 = v212 * v222;
const REAL v321 = v242 * v252;
const REAL v322 = v320 + v321;
const REAL v323 = v212 * v229;
const REAL v324 = v242 * v259;
const REAL v325 = v323 + v324;
const REAL v326 = v212 * v236;
const REAL v327 = v242 * v266;
const REAL v328 = v326 + v327;
const REAL v329 = v215 * v215;
const REAL v330 = v245 * v245;
const REAL v331 = v329 + v330;
const REAL v332 = v215 * v222;
const REAL v333 = v245 * v252;
const REAL v334 = v332 + v333;
const REAL v335 = v215 * v229;
const REAL v336 = v245 * v259;
const REAL v337 = v335 + v336;
const REAL v338 = v215 * v236;
const REAL v339 = v245 * v266;
const REAL v340 = v338 + v339;
const REAL v341 = v222 * v222;
const REAL v342 = v252 * v252;
const REAL v343 = v341 + v342;
const REAL v344 = v222 * v229;
const REAL v345 = v252 * v259;
const REAL v346 = v344 + v345;
const REAL v347 = v222 * v236;
const REAL v348 = v252 * v266;
const REAL v349 = v347 + v348;
const REAL v350 = v229 * v229;
const REAL v351 = v259 * v259;
const REAL v352 = v350 + v351;
const REAL v353 = v229 * v236;
const REAL v354 = v259 * v266;
const REAL v355 = v353 + v354;
const REAL v356 = v236 * v236;
const REAL v357 = v266 * v266;
const REAL v358 = v356 + v357;
const REAL v359 = i5_t[0][i];
const REAL v360 = i6_t[0][i];
const REAL v361 = i6_t[1][i];
const REAL v362 = i6_t[2][i];
const REAL v363 = i6_t[3][i];
const REAL v364 = i6_t[4][i];
const REAL v365 = i6_t[5][i];
const REAL v366 = i7_t[0][i];
const REAL v367 = i7_t[1][i];
const REAL v368 = i7_t[2][i];
const REAL v369 = i7_t[3][i];
const REAL v370 = i7_t[4][i];
const REAL v371 = i7_t[5][i];
const REAL v372 = i7_t[6][i];
const REAL v373 = i7_t[7][i];
const REAL v374 = i7_t[8][i];
const REAL v375 = i7_t[9][i];
const REAL v376 = i7_t[10][i];
const REAL v377 = i7_t[11][i];
const REAL v378 = i7_t[12][i];
const REAL v379 = i7_t[13][i];
const REAL v380 = i7_t[14][i];
const REAL v381 = i7_t[15][i];
const REAL v382 = i7_t[16][i];
const REAL v383 = i7_t[17][i];
const REAL v384 = i7_t[18][i];
const REAL v385 = i7_t[19][i];
const REAL v386 = i7_t[20][i];
const REAL v387 = i7_t[21][i];
const REAL v388 = i7_t[22][i];
const REAL v389 = i7_t[23][i];
const REAL v390 = i7_t[24][i];
const REAL v391 = i7_t[25][i];
const REAL v392 = i7_t[26][i];
const REAL v393 = i7_t[27][i];
const REAL v394 = i7_t[28][i];
const REAL v395 = i7_t[29][i];
const REAL v396 = i7_t[30][i];
const REAL v397 = i7_t[31][i];
const REAL v398 = i7_t[32][i];
const REAL v399 = i7_t[33][i];
const REAL v400 = i7_t[34][i];
const REAL v401 = i7_t[35][i];
const REAL v402 = v367 + v372;
const REAL v403 = v368 + v378;
const REAL v404 = v374 + v379;
const REAL v405 = v369 + v384;
const REAL v406 = v375 + v385;
const REAL v407 = v381 + v386;
const REAL v408 = v370 + v390;
const REAL v409 = v376 + v391;
const REAL v410 = v382 + v392;
const REAL v411 = v388 + v393;
const REAL v412 = v371 + v396;
const REAL v413 = v377 + v397;
const REAL v414 = v383 + v398;
const REAL v415 = v389 + v399;
const REAL v416 = v395 + v400;
const REAL v417 = v358 * v401;
const REAL v418 = v277 * v401;
const REAL v419 = v266 * v418;
const REAL v420 = REAL(2.0) * v419;
const REAL v421 = v236 * v418;
const REAL v422 = REAL(2.0) * v421;
const REAL v423 = v355 * v416;
const REAL v424 = v417 + v423;
const REAL v425 = v277 * v416;
const REAL v426 = v266 * v425;
const REAL v427 = v259 * v425;
const REAL v428 = v420 + v427;
const REAL v429 = v236 * v425;
const REAL v430 = v229 * v425;
const REAL v431 = v422 + v430;
const REAL v432 = v352 * v394;
const REAL v433 = v424 + v432;
const REAL v434 = v277 * v394;
const REAL v435 = v259 * v434;
const REAL v436 = v426 + v435;
const REAL v437 = v435 + v436;
const REAL v438 = v229 * v434;
const REAL v439 = v429 + v438;
const REAL v440 = v438 + v439;
const REAL v441 = v349 * v415;
const REAL v442 = v433 + v441;
const REAL v443 = v277 * v415;
const REAL v444 = v266 * v443;
const REAL v445 = v252 * v443;
const REAL v446 = v428 + v445;
const REAL v447 = v236 * v443;
const REAL v448 = v222 * v443;
const REAL v449 = v431 + v448;
const REAL v450 = v346 * v411;
const REAL v451 = v442 + v450;
const REAL v452 = v277 * v411;
const REAL v453 = v259 * v452;
const REAL v454 = v444 + v453;
const REAL v455 = v252 * v452;
const REAL v456 = v437 + v455;
const REAL v457 = v229 * v452;
const REAL v458 = v447 + v457;
const REAL v459 = v222 * v452;
const REAL v460 = v440 + v459;
const REAL v461 = v343 * v387;
const REAL v462 = v451 + v461;
const REAL v463 = v277 * v387;
const REAL v464 = v252 * v463;
const REAL v465 = v454 + v464;
const REAL v466 = v464 + v465;
const REAL v467 = v222 * v463;
const REAL v468 = v458 + v467;
const REAL v469 = v467 + v468;
const REAL v470 = v340 * v414;
const REAL v471 = v462 + v470;
const REAL v472 = v277 * v414;
const REAL v473 = v266 * v472;
const REAL v474 = v245 * v472;
const REAL v475 = v446 + v474;
const REAL v476 = v236 * v472;
const REAL v477 = v215 * v472;
const REAL v478 = v449 + v477;
const REAL v479 = v337 * v410;
const REAL v480 = v471 + v479;
const REAL v481 = v277 * v410;
const REAL v482 = v259 * v481;
const REAL v483 = v473 + v482;
const REAL v484 = v245 * v481;
const REAL v485 = v456 + v484;
const REAL v486 = v229 * v481;
const REAL v487 = v476 + v486;
const REAL v488 = v215 * v481;
const REAL v489 = v460 + v488;
const REAL v490 = v334 * v407;
const REAL v491 = v480 + v490;
const REAL v492 = v277 * v407;
const REAL v493 = v252 * v492;
const REAL v494 = v483 + v493;
const REAL v495 = v245 * v492;
const REAL v496 = v466 + v495;
const REAL v497 = v222 * v492;
const REAL v498 = v487 + v497;
const REAL v499 = v215 * v492;
const REAL v500 = v469 + v499;
const REAL v501 = v331 * v380;
const REAL v502 = v491 + v501;
const REAL v503 = v277 * v380;
const REAL v504 = v245 * v503;
const REAL v505 = v494 + v504;
const REAL v506 = v504 + v505;
const REAL v507 = v215 * v503;
const REAL v508 = v498 + v507;
const REAL v509 = v507 + v508;
const REAL v510 = v328 * v413;
const REAL v511 = v502 + v510;
const REAL v512 = v277 * v413;
const REAL v513 = v266 * v512;
const REAL v514 = v242 * v512;
const REAL v515 = v475 + v514;
const REAL v516 = v236 * v512;
const REAL v517 = v212 * v512;
const REAL v518 = v478 + v517;
const REAL v519 = v325 * v409;
const REAL v520 = v511 + v519;
const REAL v521 = v277 * v409;
const REAL v522 = v259 * v521;
const REAL v523 = v513 + v522;
const REAL v524 = v242 * v521;
const REAL v525 = v485 + v524;
const REAL v526 = v229 * v521;
const REAL v527 = v516 + v526;
const REAL v528 = v212 * v521;
const REAL v529 = v489 + v528;
const REAL v530 = v322 * v406;
const REAL v531 = v520 + v530;
const REAL v532 = v277 * v406;
const REAL v533 = v252 * v532;
const REAL v534 = v523 + v533;
const REAL v535 = v242 * v532;
const REAL v536 = v496 + v535;
const REAL v537 = v222 * v532;
const REAL v538 = v527 + v537;
const REAL v539 = v212 * v532;
const REAL v540 = v500 + v539;
const REAL v541 = v319 * v404;
const REAL v542 = v531 + v541;
const REAL v543 = v277 * v404;
const REAL v544 = v245 * v543;
const REAL v545 = v534 + v544;
const REAL v546 = v242 * v543;
const REAL v547 = v506 + v546;
const REAL v548 = v215 * v543;
const REAL v549 = v538 + v548;
const REAL v550 = v212 * v543;
const REAL v551 = v509 + v550;
const REAL v552 = v316 * v373;
const REAL v553 = v542 + v552;
const REAL v554 = v277 * v373;
const REAL v555 = v242 * v554;
const REAL v556 = v545 + v555;
const REAL v557 = v555 + v556;
const REAL v558 = v212 * v554;
const REAL v559 = v549 + v558;
const REAL v560 = v558 + v559;
const REAL v561 = v313 * v412;
const REAL v562 = v553 + v561;
const REAL v563 = v277 * v412;
const REAL v564 = v266 * v563;
const REAL v565 = v239 * v563;
const REAL v566 = v515 + v565;
const REAL v567 = v236 * v563;
const REAL v568 = v209 * v563;
const REAL v569 = v518 + v568;
const REAL v570 = v310 * v408;
const REAL v571 = v562 + v570;
const REAL v572 = v277 * v408;
const REAL v573 = v259 * v572;
const REAL v574 = v564 + v573;
const REAL v575 = v239 * v572;
const REAL v576 = v525 + v575;
const REAL v577 = v229 * v572;
const REAL v578 = v567 + v577;
const REAL v579 = v209 * v572;
const REAL v580 = v529 + v579;
const REAL v581 = v307 * v405;
const REAL v582 = v571 + v581;
const REAL v583 = v277 * v405;
const REAL v584 = v252 * v583;
const REAL v585 = v574 + v584;
const REAL v586 = v239 * v583;
const REAL v587 = v536 + v586;
const REAL v588 = v222 * v583;
const REAL v589 = v578 + v588;
const REAL v590 = v209 * v583;
const REAL v591 = v540 + v590;
const REAL v592 = v304 * v403;
const REAL v593 = v582 + v592;
const REAL v594 = v277 * v403;
const REAL v595 = v245 * v594;
const REAL v596 = v585 + v595;
const REAL v597 = v239 * v594;
const REAL v598 = v547 + v597;
const REAL v599 = v215 * v594;
const REAL v600 = v589 + v599;
const REAL v601 = v209 * v594;
const REAL v602 = v551 + v601;
const REAL v603 = v301 * v402;
const REAL v604 = v593 + v603;
const REAL v605 = v277 * v402;
const REAL v606 = v242 * v605;
const REAL v607 = v596 + v606;
const REAL v608 = v239 * v605;
const REAL v609 = v557 + v608;
const REAL v610 = v212 * v605;
const REAL v611 = v600 + v610;
const REAL v612 = v209 * v605;
const REAL v613 = v560 + v612;
const REAL v614 = v298 * v366;
const REAL v615 = v604 + v614;
const REAL v616 = v277 * v366;
const REAL v617 = v239 * v616;
const REAL v618 = v607 + v617;
const REAL v619 = v617 + v618;
const REAL v620 = v209 * v616;
const REAL v621 = v611 + v620;
const REAL v622 = v620 + v621;
const REAL v623 = v295 * v365;
const REAL v624 = v615 + v623;
const REAL v625 = v277 * v365;
const REAL v626 = v266 * v625;
const REAL v627 = v70 * v625;
const REAL v628 = v566 + v627;
const REAL v629 = v236 * v625;
const REAL v630 = v68 * v625;
const REAL v631 = v569 + v630;
const REAL v632 = v292 * v364;
const REAL v633 = v624 + v632;
const REAL v634 = v277 * v364;
const REAL v635 = v259 * v634;
const REAL v636 = v626 + v635;
const REAL v637 = v70 * v634;
const REAL v638 = v576 + v637;
const REAL v639 = v229 * v634;
const REAL v640 = v629 + v639;
const REAL v641 = v68 * v634;
const REAL v642 = v580 + v641;
const REAL v643 = v289 * v363;
const REAL v644 = v633 + v643;
const REAL v645 = v277 * v363;
const REAL v646 = v252 * v645;
const REAL v647 = v636 + v646;
const REAL v648 = v70 * v645;
const REAL v649 = v587 + v648;
const REAL v650 = v222 * v645;
const REAL v651 = v640 + v650;
const REAL v652 = v68 * v645;
const REAL v653 = v591 + v652;
const REAL v654 = v286 * v362;
const REAL v655 = v644 + v654;
const REAL v656 = v277 * v362;
const REAL v657 = v245 * v656;
const REAL v658 = v647 + v657;
const REAL v659 = v70 * v656;
const REAL v660 = v598 + v659;
const REAL v661 = v215 * v656;
const REAL v662 = v651 + v661;
const REAL v663 = v68 * v656;
const REAL v664 = v602 + v663;
const REAL v665 = v283 * v361;
const REAL v666 = v655 + v665;
const REAL v667 = v277 * v361;
const REAL v668 = v242 * v667;
const REAL v669 = v658 + v668;
const REAL v670 = v70 * v667;
const REAL v671 = v609 + v670;
const REAL v672 = v212 * v667;
const REAL v673 = v662 + v672;
const REAL v674 = v68 * v667;
const REAL v675 = v613 + v674;
const REAL v676 = v280 * v360;
const REAL v677 = v666 + v676;
const REAL v678 = v277 * v360;
const REAL v679 = v239 * v678;
const REAL v680 = v669 + v679;
const REAL v681 = v70 * v678;
const REAL v682 = v619 + v681;
const REAL v683 = v209 * v678;
const REAL v684 = v673 + v683;
const REAL v685 = v68 * v678;
const REAL v686 = v622 + v685;
const REAL v687 = v271 ? v677 : REAL(0.0);
const REAL v688 = v273 * v687;
const REAL v689 = v71 * v687;
const REAL v690 = v271 ? v359 : REAL(0.0);
const REAL v691 = v271 ? REAL(0.0) : v359;
const REAL v692 = v275 * v690;
const REAL v693 = v689 + v692;
const REAL v694 = v273 * v690;
const REAL v695 = v274 * v694;
const REAL v696 = v691 + v695;
const REAL v697 = v269 * v694;
const REAL v698 = REAL(2.0) * v697;
const REAL v699 = v688 + v698;
const REAL v700 = v273 * v273;
const REAL v701 = v273 * v700;
const REAL v702 = REAL(0.5) * v701;
const REAL v703 = v693 * v702;
const REAL v704 = -v703;
const REAL v705 = v271 ? v704 : REAL(0.0);
const REAL v706 = v696 + v705;
const REAL v707 = v271 ? REAL(0.0) : v704;
const REAL v708 = v707 - v690;
const REAL v709 = v71 * v708;
const REAL v710 = v699 + v709;
const REAL v711 = v709 + v710;
const REAL v712 = v70 * v706;
const REAL v713 = v680 + v712;
const REAL v714 = v712 + v713;
const REAL v715 = v68 * v706;
const REAL v716 = v684 + v715;
const REAL v717 = v715 + v716;
const REAL v718 = v203 * v628;
const REAL v719 = v100 * v628;
const REAL v720 = v204 * v628;
const REAL v721 = v99 * v628;
const REAL v722 = v205 * v628;
const REAL v723 = v102 * v628;
const REAL v724 = v206 * v628;
const REAL v725 = v101 * v628;
const REAL v726 = v203 * v638;
const REAL v727 = v726 - v720;
const REAL v728 = v99 * v638;
const REAL v729 = v719 + v728;
const REAL v730 = v204 * v638;
const REAL v731 = v718 + v730;
const REAL v732 = v100 * v638;
const REAL v733 = v732 - v721;
const REAL v734 = v205 * v638;
const REAL v735 = v724 + v734;
const REAL v736 = v101 * v638;
const REAL v737 = v723 - v736;
const REAL v738 = v206 * v638;
const REAL v739 = v722 - v738;
const REAL v740 = v102 * v638;
const REAL v741 = v725 + v740;
const REAL v742 = v203 * v649;
const REAL v743 = v739 - v742;
const REAL v744 = v102 * v649;
const REAL v745 = v729 - v744;
const REAL v746 = v204 * v649;
const REAL v747 = v746 - v735;
const REAL v748 = v101 * v649;
const REAL v749 = v733 + v748;
const REAL v750 = v205 * v649;
const REAL v751 = v731 + v750;
const REAL v752 = v100 * v649;
const REAL v753 = v737 + v752;
const REAL v754 = v206 * v649;
const REAL v755 = v727 - v754;
const REAL v756 = v99 * v649;
const REAL v757 = v741 + v756;
const REAL v758 = v159 * v660;
const REAL v759 = v98 * v660;
const REAL v760 = v96 * v660;
const REAL v761 = v66 * v660;
const REAL v762 = v159 * v671;
const REAL v763 = v90 * v671;
const REAL v764 = v759 + v763;
const REAL v765 = v91 * v671;
const REAL v766 = v760 + v765;
const REAL v767 = v66 * v671;
const REAL v768 = v159 * v682;
const REAL v769 = v81 * v682;
const REAL v770 = v764 + v769;
const REAL v771 = v80 * v682;
const REAL v772 = v766 + v771;
const REAL v773 = v66 * v682;
const REAL v774 = v155 * v631;
const REAL v775 = v751 - v774;
const REAL v776 = v100 * v631;
const REAL v777 = v156 * v631;
const REAL v778 = v755 - v777;
const REAL v779 = v99 * v631;
const REAL v780 = v157 * v631;
const REAL v781 = v743 + v780;
const REAL v782 = v102 * v631;
const REAL v783 = v158 * v631;
const REAL v784 = v747 - v783;
const REAL v785 = v101 * v631;
const REAL v786 = v155 * v642;
const REAL v787 = v778 - v786;
const REAL v788 = v99 * v642;
const REAL v789 = v776 + v788;
const REAL v790 = v156 * v642;
const REAL v791 = v775 + v790;
const REAL v792 = v100 * v642;
const REAL v793 = v792 - v779;
const REAL v794 = v157 * v642;
const REAL v795 = v784 - v794;
const REAL v796 = v101 * v642;
const REAL v797 = v782 - v796;
const REAL v798 = v158 * v642;
const REAL v799 = v781 - v798;
const REAL v800 = v102 * v642;
const REAL v801 = v785 + v800;
const REAL v802 = v155 * v653;
const REAL v803 = v799 + v802;
const REAL v804 = v102 * v653;
const REAL v805 = v804 - v789;
const REAL v806 = v156 * v653;
const REAL v807 = v795 + v806;
const REAL v808 = v101 * v653;
const REAL v809 = v793 + v808;
const REAL v810 = v157 * v653;
const REAL v811 = v791 + v810;
const REAL v812 = v100 * v653;
const REAL v813 = v797 + v812;
const REAL v814 = v158 * v653;
const REAL v815 = v787 - v814;
const REAL v816 = v99 * v653;
const REAL v817 = v801 + v816;
const REAL v818 = v104 * v664;
const REAL v819 = v758 + v818;
const REAL v820 = v98 * v664;
const REAL v821 = v95 * v664;
const REAL v822 = v772 + v821;
const REAL v823 = v66 * v664;
const REAL v824 = v104 * v675;
const REAL v825 = v762 + v824;
const REAL v826 = v90 * v675;
const REAL v827 = v820 + v826;
const REAL v828 = v88 * v675;
const REAL v829 = v822 + v828;
const REAL v830 = v66 * v675;
const REAL v831 = v104 * v686;
const REAL v832 = v768 + v831;
const REAL v833 = v81 * v686;
const REAL v834 = v827 + v833;
const REAL v835 = v82 * v686;
const REAL v836 = v829 + v835;
const REAL v837 = v66 * v686;
const REAL v838 = v19 * v757;
const REAL v839 = v19 * v753;
const REAL v840 = v19 * v749;
const REAL v841 = v19 * v745;
const REAL v842 = v183 * v840;
const REAL v843 = v9 * v840;
const REAL v844 = v183 * v841;
const REAL v845 = v8 * v841;
const REAL v846 = v843 - v845;
const REAL v847 = v189 * v841;
const REAL v848 = v7 * v841;
const REAL v849 = v194 * v839;
const REAL v850 = v842 + v849;
const REAL v851 = v9 * v839;
const REAL v852 = v187 * v839;
const REAL v853 = v844 + v852;
const REAL v854 = v8 * v839;
const REAL v855 = v187 * v840;
const REAL v856 = v847 + v855;
const REAL v857 = v7 * v840;
const REAL v858 = v857 - v854;
const REAL v859 = v848 - v851;
const REAL v860 = v851 - v848;
const REAL v861 = v160 * v858;
const REAL v862 = v20 * v858;
const REAL v863 = v160 * v838;
const REAL v864 = v32 * v838;
const REAL v865 = v862 + v864;
const REAL v866 = v107 * v858;
const REAL v867 = v21 * v858;
const REAL v868 = v160 * v860;
const REAL v869 = v866 + v868;
const REAL v870 = v21 * v860;
const REAL v871 = v865 + v870;
const REAL v872 = v160 * v839;
const REAL v873 = v29 * v839;
const REAL v874 = v871 - v873;
const REAL v875 = v160 * v846;
const REAL v876 = v22 * v846;
const REAL v877 = v874 + v876;
const REAL v878 = v160 * v840;
const REAL v879 = v26 * v840;
const REAL v880 = v877 + v879;
const REAL v881 = REAL(2.0) * v838;
const REAL v882 = v165 * v881;
const REAL v883 = v861 + v882;
const REAL v884 = v20 * v881;
const REAL v885 = REAL(2.0) * v839;
const REAL v886 = v165 * v885;
const REAL v887 = v869 - v886;
const REAL v888 = v21 * v885;
const REAL v889 = v884 - v888;
const REAL v890 = REAL(2.0) * v840;
const REAL v891 = v165 * v890;
const REAL v892 = v875 - v891;
const REAL v893 = v22 * v890;
const REAL v894 = v889 - v893;
const REAL v895 = REAL(2.0) * v841;
const REAL v896 = v165 * v895;
const REAL v897 = v23 * v895;
const REAL v898 = v894 - v897;
const REAL v899 = v164 * v898;
const REAL v900 = v111 * v898;
const REAL v901 = REAL(2.0) * v900;
const REAL v902 = v66 * v901;
const REAL v903 = v46 * v901;
const REAL v904 = v836 + v903;
const REAL v905 = v159 * v901;
const REAL v906 = v47 * v901;
const REAL v907 = v770 + v906;
const REAL v908 = v159 * v880;
const REAL v909 = v56 * v880;
const REAL v910 = v909 - v907;
const REAL v911 = v103 * v910;
const REAL v912 = v64 * v910;
const REAL v913 = v19 * v817;
const REAL v914 = v19 * v813;
const REAL v915 = v19 * v809;
const REAL v916 = v19 * v805;
const REAL v917 = v141 * v915;
const REAL v918 = v850 + v917;
const REAL v919 = v9 * v915;
const REAL v920 = v141 * v916;
const REAL v921 = v920 - v853;
const REAL v922 = v8 * v916;
const REAL v923 = v919 + v922;
const REAL v924 = v130 * v916;
const REAL v925 = v856 + v924;
const REAL v926 = v7 * v916;
const REAL v927 = v130 * v914;
const REAL v928 = v918 + v927;
const REAL v929 = v9 * v914;
const REAL v930 = v926 + v929;
const REAL v931 = v137 * v914;
const REAL v932 = v921 + v931;
const REAL v933 = v8 * v914;
const REAL v934 = v142 * v915;
const REAL v935 = v925 + v934;
const REAL v936 = v7 * v915;
const REAL v937 = v859 + v923;
const REAL v938 = v107 * v937;
const REAL v939 = v883 + v938;
const REAL v940 = v20 * v937;
const REAL v941 = v867 + v940;
const REAL v942 = v841 - v913;
const REAL v943 = v107 * v942;
const REAL v944 = v878 + v943;
const REAL v945 = v26 * v942;
const REAL v946 = v941 + v945;
const REAL v947 = v933 - v936;
const REAL v948 = v936 - v933;
const REAL v949 = v105 * v948;
const REAL v950 = v939 + v949;
const REAL v951 = v20 * v948;
const REAL v952 = v105 * v913;
const REAL v953 = v863 + v952;
const REAL v954 = v32 * v913;
const REAL v955 = v951 + v954;
const REAL v956 = v107 * v947;
const REAL v957 = v892 + v956;
const REAL v958 = v22 * v947;
const REAL v959 = v946 + v958;
const REAL v960 = v915 - v839;
const REAL v961 = v107 * v960;
const REAL v962 = v953 + v961;
const REAL v963 = v32 * v960;
const REAL v964 = v959 + v963;
const REAL v965 = v846 + v930;
const REAL v966 = v107 * v965;
const REAL v967 = v966 - v896;
const REAL v968 = v23 * v965;
const REAL v969 = v964 + v968;
const REAL v970 = v916 - v838;
const REAL v971 = v107 * v970;
const REAL v972 = v971 - v872;
const REAL v973 = v29 * v970;
const REAL v974 = v969 + v973;
const REAL v975 = v105 * v930;
const REAL v976 = v887 + v975;
const REAL v977 = v21 * v930;
const REAL v978 = v955 + v977;
const REAL v979 = v105 * v914;
const REAL v980 = v972 - v979;
const REAL v981 = v29 * v914;
const REAL v982 = v978 - v981;
const REAL v983 = v105 * v923;
const REAL v984 = v957 + v983;
const REAL v985 = v22 * v923;
const REAL v986 = v982 + v985;
const REAL v987 = v105 * v915;
const REAL v988 = v944 + v987;
const REAL v989 = v26 * v915;
const REAL v990 = v986 + v989;
const REAL v991 = REAL(2.0) * v913;
const REAL v992 = v112 * v991;
const REAL v993 = v950 + v992;
const REAL v994 = v20 * v991;
const REAL v995 = REAL(2.0) * v914;
const REAL v996 = v112 * v995;
const REAL v997 = v976 - v996;
const REAL v998 = v21 * v995;
const REAL v999 = v994 - v998;
const REAL v1000 = REAL(2.0) * v915;
const REAL v1001 = v112 * v1000;
const REAL v1002 = v984 - v1001;
const REAL v1003 = v22 * v1000;
const REAL v1004 = v999 - v1003;
const REAL v1005 = REAL(2.0) * v916;
const REAL v1006 = v112 * v1005;
const REAL v1007 = v967 + v1006;
const REAL v1008 = v23 * v1005;
const REAL v1009 = v1004 + v1008;
const REAL v1010 = v111 * v1009;
const REAL v1011 = v110 * v1009;
const REAL v1012 = v899 + v1011;
const REAL v1013 = v55 * v1012;
const REAL v1014 = REAL(2.0) * v1013;
const REAL v1015 = REAL(2.0) * v1010;
const REAL v1016 = v66 * v1015;
const REAL v1017 = v45 * v1015;
const REAL v1018 = v904 + v1017;
const REAL v1019 = v66 * v974;
const REAL v1020 = v908 + v1019;
const REAL v1021 = v56 * v974;
const REAL v1022 = v1018 + v1021;
const REAL v1023 = v104 * v1015;
const REAL v1024 = v905 + v1023;
const REAL v1025 = v47 * v1015;
const REAL v1026 = v834 + v1025;
const REAL v1027 = v104 * v990;
const REAL v1028 = v1020 + v1027;
const REAL v1029 = v56 * v990;
const REAL v1030 = v1029 - v1026;
const REAL v1031 = v103 * v1030;
const REAL v1032 = v63 * v1030;
const REAL v1033 = v912 + v1032;
const REAL v1034 = v66 * v1033;
const REAL v1035 = v1022 + v1034;
const REAL v1036 = v1034 + v1035;
const REAL v1037 = REAL(0.5) * v803;
const REAL v1038 = REAL(0.5) * v807;
const REAL v1039 = REAL(0.5) * v811;
const REAL v1040 = REAL(0.5) * v815;
const REAL v1041 = v92 * v819;
const REAL v1042 = v1028 + v1041;
const REAL v1043 = v56 * v819;
const REAL v1044 = v94 * v761;
const REAL v1045 = v1042 + v1044;
const REAL v1046 = v56 * v761;
const REAL v1047 = v93 * v823;
const REAL v1048 = v1045 + v1047;
const REAL v1049 = v56 * v823;
const REAL v1050 = v87 * v825;
const REAL v1051 = v1048 - v1050;
const REAL v1052 = v56 * v825;
const REAL v1053 = v84 * v767;
const REAL v1054 = v1051 - v1053;
const REAL v1055 = v56 * v767;
const REAL v1056 = v86 * v830;
const REAL v1057 = v1054 + v1056;
const REAL v1058 = v56 * v830;
const REAL v1059 = v1046 + v1052;
const REAL v1060 = v1046 - v1052;
const REAL v1061 = v23 * v1060;
const REAL v1062 = v1002 + v1061;
const REAL v1063 = v22 * v1060;
const REAL v1064 = v1007 + v1063;
const REAL v1065 = v1043 - v1055;
const REAL v1066 = v21 * v1059;
const REAL v1067 = v993 - v1066;
const REAL v1068 = v20 * v1059;
const REAL v1069 = v997 - v1068;
const REAL v1070 = v78 * v832;
const REAL v1071 = v1057 - v1070;
const REAL v1072 = v56 * v832;
const REAL v1073 = v77 * v773;
const REAL v1074 = v1071 + v1073;
const REAL v1075 = v56 * v773;
const REAL v1076 = v74 * v837;
const REAL v1077 = v1074 - v1076;
const REAL v1078 = v56 * v837;
const REAL v1079 = v1049 - v1072;
const REAL v1080 = v1049 + v1072;
const REAL v1081 = v1075 - v1058;
const REAL v1082 = v1058 + v1075;
const REAL v1083 = v23 * v1079;
const REAL v1084 = v1069 + v1083;
const REAL v1085 = v21 * v1079;
const REAL v1086 = v1064 + v1085;
const REAL v1087 = v22 * v1082;
const REAL v1088 = v1084 + v1087;
const REAL v1089 = v21 * v1082;
const REAL v1090 = v1062 + v1089;
const REAL v1091 = v1043 - v1078;
const REAL v1092 = v1055 + v1078;
const REAL v1093 = v22 * v1080;
const REAL v1094 = v1067 + v1093;
const REAL v1095 = v20 * v1080;
const REAL v1096 = v1090 + v1095;
const REAL v1097 = v23 * v1081;
const REAL v1098 = v1094 + v1097;
const REAL v1099 = v20 * v1081;
const REAL v1100 = v1086 + v1099;
const REAL v1101 = -v714;
const REAL v1102 = v66 * v714;
const REAL v1103 = v911 + v1102;
const REAL v1104 = v64 * v714;
const REAL v1105 = v1036 + v1104;
const REAL v1106 = -v717;
const REAL v1107 = v66 * v717;
const REAL v1108 = v1031 + v1107;
const REAL v1109 = v63 * v717;
const REAL v1110 = v1105 + v1109;
const REAL v1111 = v103 * v1110;
const REAL v1112 = -v1111;
const REAL v1113 = v928 - v1111;
const REAL v1114 = v932 + v1103;
const REAL v1115 = v935 + v1108;
const REAL v1116 = v56 * v1111;
const REAL v1117 = v1024 + v1116;
const REAL v1118 = v47 * v1111;
const REAL v1119 = v1077 - v1118;
const REAL v1120 = v56 * v1103;
const REAL v1121 = v902 + v1120;
const REAL v1122 = v46 * v1103;
const REAL v1123 = v1119 + v1122;
const REAL v1124 = v56 * v1108;
const REAL v1125 = v1016 + v1124;
const REAL v1126 = v45 * v1108;
const REAL v1127 = v1123 + v1126;
const REAL v1128 = REAL(2.0) * v1127;
const REAL v1129 = v1014 + v1128;
const REAL v1130 = v111 * v1129;
const REAL v1131 = v1092 + v1130;
const REAL v1132 = v23 * v1131;
const REAL v1133 = v1100 - v1132;
const REAL v1134 = v1133 - v1132;
const REAL v1135 = v1091 - v1130;
const REAL v1136 = v22 * v1135;
const REAL v1137 = v1096 + v1136;
const REAL v1138 = v1136 + v1137;
const REAL v1139 = v1065 - v1130;
const REAL v1140 = v21 * v1139;
const REAL v1141 = v1088 + v1140;
const REAL v1142 = v1140 + v1141;
const REAL v1143 = v20 * v1130;
const REAL v1144 = v1098 - v1143;
const REAL v1145 = v1144 - v1143;
const REAL v1146 = v26 * v1117;
const REAL v1147 = v1138 + v1146;
const REAL v1148 = v22 * v1117;
const REAL v1149 = v988 + v1148;
const REAL v1150 = v29 * v1117;
const REAL v1151 = v1142 - v1150;
const REAL v1152 = v21 * v1117;
const REAL v1153 = v980 - v1152;
const REAL v1154 = v32 * v1121;
const REAL v1155 = v1151 - v1154;
const REAL v1156 = v21 * v1121;
const REAL v1157 = v962 - v1156;
const REAL v1158 = v26 * v1121;
const REAL v1159 = v1134 + v1158;
const REAL v1160 = v23 * v1121;
const REAL v1161 = v1149 + v1160;
const REAL v1162 = v29 * v1125;
const REAL v1163 = v1159 - v1162;
const REAL v1164 = v23 * v1125;
const REAL v1165 = v1153 - v1164;
const REAL v1166 = v32 * v1125;
const REAL v1167 = v1147 + v1166;
const REAL v1168 = v22 * v1125;
const REAL v1169 = v1157 + v1168;
const REAL v1170 = v32 * v1117;
const REAL v1171 = v1145 - v1170;
const REAL v1172 = v20 * v1117;
const REAL v1173 = v1169 - v1172;
const REAL v1174 = v29 * v1121;
const REAL v1175 = v1171 + v1174;
const REAL v1176 = v20 * v1121;
const REAL v1177 = v1165 + v1176;
const REAL v1178 = v26 * v1125;
const REAL v1179 = v1175 + v1178;
const REAL v1180 = v20 * v1125;
const REAL v1181 = v1161 + v1180;
const REAL v1182 = v1172 - v1169;
const REAL v1183 = v22 * v1182;
const REAL v1184 = v1115 + v1183;
const REAL v1185 = v7 * v1182;
const REAL v1186 = v1167 + v1185;
const REAL v1187 = v21 * v1173;
const REAL v1188 = v1114 + v1187;
const REAL v1189 = v8 * v1173;
const REAL v1190 = v1155 + v1189;
const REAL v1191 = v21 * v1177;
const REAL v1192 = v1113 - v1191;
const REAL v1193 = v9 * v1177;
const REAL v1194 = v1190 - v1193;
const REAL v1195 = v23 * v1177;
const REAL v1196 = v1184 + v1195;
const REAL v1197 = v7 * v1177;
const REAL v1198 = v1163 + v1197;
const REAL v1199 = v23 * v1181;
const REAL v1200 = v1188 - v1199;
const REAL v1201 = v8 * v1181;
const REAL v1202 = v1198 - v1201;
const REAL v1203 = v22 * v1181;
const REAL v1204 = v1192 + v1203;
const REAL v1205 = v9 * v1181;
const REAL v1206 = v1186 + v1205;
const REAL v1207 = v19 * v1202;
const REAL v1208 = v1038 + v1207;
const REAL v1209 = v19 * v1206;
const REAL v1210 = v1037 + v1209;
const REAL v1211 = v19 * v1194;
const REAL v1212 = v1040 + v1211;
const REAL v1213 = v19 * v1179;
const REAL v1214 = v1039 + v1213;
o0_a0 += v1108;
o0_a1 += v1103;
o0_a2 += v1112;
o1_a0 += v1214;
o1_a1 += v1212;
o1_a2 += v1210;
o1_a3 += v1208;
o2_t[0][i] = v1196;
o2_t[1][i] = v1200;
o2_t[2][i] = v1204;
o3_t[0][i] = v1106;
o3_t[1][i] = v1101;
o4_a0 += v711;
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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.huber>s>v11111.111.00111 f64.ssssssssttssr>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
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
    wp::int64 i7_s0,
    wp::int64 i7_s1,
    wp::int64 i7_s2,
    wp::int64 i7_s3,
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
    wp::int64 i7_e0,
    wp::int64 i7_e1,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_i7_,
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
    wp::int64 & adj_i7_s0,
    wp::int64 & adj_i7_s1,
    wp::int64 & adj_i7_s2,
    wp::int64 & adj_i7_s3,
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
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i7_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 i7_;
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
    wp::int64 i7_s0;
    wp::int64 i7_s1;
    wp::int64 i7_s2;
    wp::int64 i7_s3;
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
    wp::int64 i7_e0;
    wp::int64 i7_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a *_wp_args)
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
    wp::uint64 var_i7_ = _wp_args->i7_;
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
    wp::int64 var_i7_s0 = _wp_args->i7_s0;
    wp::int64 var_i7_s1 = _wp_args->i7_s1;
    wp::int64 var_i7_s2 = _wp_args->i7_s2;
    wp::int64 var_i7_s3 = _wp_args->i7_s3;
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
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i7_e1 = _wp_args->i7_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64, i7_e0: wp.int64, i7_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0, i7_e0, i7_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0, var_i7_e0, var_i7_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_5179f9ce_f7b8a18a_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

