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


// <posekit tests.engine.ops.test_normal.linear@94c3be27d74c01d1>naaa.a.100.information.cauchy.curvature f64.sssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
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
    wp::int64 i1_e1,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i3_e1)
{
// i0 = x
// i1 = J
// i2 = r
// i3 = weight
// i4 = scale
// o0 = cost
// o1 = x_gradient
// o2 = x_x_block
// o3 = x_x_curvature
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
alignas(64) REAL i0_t[4][64];
alignas(64) REAL i1_t[24][64];
alignas(64) REAL i2_t[6][64];
alignas(64) REAL i3_t[36][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[4][64];
alignas(64) REAL o2_t[16][64];
alignas(64) REAL o3_t[16][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); i0_t[3][i] = REAL(p[3 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0 + 0 * i1_e1]); i1_t[1][i] = REAL(p[0 * i1_e0 + 1 * i1_e1]); i1_t[2][i] = REAL(p[0 * i1_e0 + 2 * i1_e1]); i1_t[3][i] = REAL(p[0 * i1_e0 + 3 * i1_e1]); i1_t[4][i] = REAL(p[1 * i1_e0 + 0 * i1_e1]); i1_t[5][i] = REAL(p[1 * i1_e0 + 1 * i1_e1]); i1_t[6][i] = REAL(p[1 * i1_e0 + 2 * i1_e1]); i1_t[7][i] = REAL(p[1 * i1_e0 + 3 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[8][i] = REAL(p[2 * i1_e0 + 0 * i1_e1]); i1_t[9][i] = REAL(p[2 * i1_e0 + 1 * i1_e1]); i1_t[10][i] = REAL(p[2 * i1_e0 + 2 * i1_e1]); i1_t[11][i] = REAL(p[2 * i1_e0 + 3 * i1_e1]); i1_t[12][i] = REAL(p[3 * i1_e0 + 0 * i1_e1]); i1_t[13][i] = REAL(p[3 * i1_e0 + 1 * i1_e1]); i1_t[14][i] = REAL(p[3 * i1_e0 + 2 * i1_e1]); i1_t[15][i] = REAL(p[3 * i1_e0 + 3 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[16][i] = REAL(p[4 * i1_e0 + 0 * i1_e1]); i1_t[17][i] = REAL(p[4 * i1_e0 + 1 * i1_e1]); i1_t[18][i] = REAL(p[4 * i1_e0 + 2 * i1_e1]); i1_t[19][i] = REAL(p[4 * i1_e0 + 3 * i1_e1]); i1_t[20][i] = REAL(p[5 * i1_e0 + 0 * i1_e1]); i1_t[21][i] = REAL(p[5 * i1_e0 + 1 * i1_e1]); i1_t[22][i] = REAL(p[5 * i1_e0 + 2 * i1_e1]); i1_t[23][i] = REAL(p[5 * i1_e0 + 3 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); i2_t[3][i] = REAL(p[3 * i2_e0]); i2_t[4][i] = REAL(p[4 * i2_e0]); i2_t[5][i] = REAL(p[5 * i2_e0]); }
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i0_t[3][i];
const REAL v4 = i1_t[0][i];
const REAL v5 = i1_t[1][i];
const REAL v6 = i1_t[2][i];
const REAL v7 = i1_t[3][i];
const REAL v8 = i1_t[4][i];
const REAL v9 = i1_t[5][i];
const REAL v10 = i1_t[6][i];
const REAL v11 = i1_t[7][i];
const REAL v12 = i1_t[8][i];
const REAL v13 = i1_t[9][i];
const REAL v14 = i1_t[10][i];
const REAL v15 = i1_t[11][i];
const REAL v16 = i1_t[12][i];
const REAL v17 = i1_t[13][i];
const REAL v18 = i1_t[14][i];
const REAL v19 = i1_t[15][i];
const REAL v20 = i1_t[16][i];
const REAL v21 = i1_t[17][i];
const REAL v22 = i1_t[18][i];
const REAL v23 = i1_t[19][i];
const REAL v24 = i1_t[20][i];
const REAL v25 = i1_t[21][i];
const REAL v26 = i1_t[22][i];
const REAL v27 = i1_t[23][i];
const REAL v28 = i2_t[0][i];
const REAL v29 = i2_t[1][i];
const REAL v30 = i2_t[2][i];
const REAL v31 = i2_t[3][i];
const REAL v32 = i2_t[4][i];
const REAL v33 = i2_t[5][i];
const REAL v34 = v0 * v4;
const REAL v35 = v1 * v5;
const REAL v36 = v34 + v35;
const REAL v37 = v2 * v6;
const REAL v38 = v36 + v37;
const REAL v39 = v3 * v7;
const REAL v40 = v38 + v39;
const REAL v41 = v28 + v40;
const REAL v42 = v0 * v8;
const REAL v43 = v1 * v9;
const REAL v44 = v42 + v43;
const REAL v45 = v2 * v10;
const REAL v46 = v44 + v45;
const REAL v47 = v3 * v11;
const REAL v48 = v46 + v47;
const REAL v49 = v29 + v48;
const REAL v50 = v0 * v12;
const REAL v51 = v1 * v13;
const REAL v52 = v50 + v51;
const REAL v53 = v2 * v14;
const REAL v54 = v52 + v53;
const REAL v55 = v3 * v15;
const REAL v56 = v54 + v55;
const REAL v57 = v30 + v56;
const REAL v58 = v0 * v16;
const REAL v59 = v1 * v17;
const REAL v60 = v58 + v59;
const REAL v61 = v2 * v18;
const REAL v62 = v60 + v61;
const REAL v63 = v3 * v19;
const REAL v64 = v62 + v63;
const REAL v65 = v31 + v64;
const REAL v66 = v0 * v20;
const REAL v67 = v1 * v21;
const REAL v68 = v66 + v67;
const REAL v69 = v2 * v22;
const REAL v70 = v68 + v69;
const REAL v71 = v3 * v23;
const REAL v72 = v70 + v71;
const REAL v73 = v32 + v72;
const REAL v74 = v0 * v24;
const REAL v75 = v1 * v25;
const REAL v76 = v74 + v75;
const REAL v77 = v2 * v26;
const REAL v78 = v76 + v77;
const REAL v79 = v3 * v27;
const REAL v80 = v78 + v79;
const REAL v81 = v33 + v80;
const REAL v82 = i3_t[0][i];
const REAL v83 = i3_t[1][i];
const REAL v84 = i3_t[2][i];
const REAL v85 = i3_t[3][i];
const REAL v86 = i3_t[4][i];
const REAL v87 = i3_t[5][i];
const REAL v88 = i3_t[6][i];
const REAL v89 = i3_t[7][i];
const REAL v90 = i3_t[8][i];
const REAL v91 = i3_t[9][i];
const REAL v92 = i3_t[10][i];
const REAL v93 = i3_t[11][i];
const REAL v94 = i3_t[12][i];
const REAL v95 = i3_t[13][i];
const REAL v96 = i3_t[14][i];
const REAL v97 = i3_t[15][i];
const REAL v98 = i3_t[16][i];
const REAL v99 = i3_t[17][i];
const REAL v100 = i3_t[18][i];
const REAL v101 = i3_t[19][i];
const REAL v102 = i3_t[20][i];
const REAL v103 = i3_t[21][i];
const REAL v104 = i3_t[22][i];
const REAL v105 = i3_t[23][i];
const REAL v106 = i3_t[24][i];
const REAL v107 = i3_t[25][i];
const REAL v108 = i3_t[26][i];
const REAL v109 = i3_t[27][i];
const REAL v110 = i3_t[28][i];
const REAL v111 = i3_t[29][i];
const REAL v112 = i3_t[30][i];
const REAL v113 = i3_t[31][i];
const REAL v114 = i3_t[32][i];
const REAL v115 = i3_t[33][i];
const REAL v116 = i3_t[34][i];
const REAL v117 = i3_t[35][i];
const REAL v118 = i4_t[0][i];
const REAL v119 = v41 * v82;
const REAL v120 = v49 * v83;
const REAL v121 = v119 + v120;
const REAL v122 = v57 * v84;
const REAL v123 = v121 + v122;
const REAL v124 = v65 * v85;
const REAL v125 = v123 + v124;
const REAL v126 = v73 * v86;
const REAL v127 = v125 + v126;
const REAL v128 = v81 * v87;
const REAL v129 = v127 + v128;
const REAL v130 = v41 * v88;
const REAL v131 = v49 * v89;
const REAL v132 = v130 + v131;
const REAL v133 = v57 * v90;
const REAL v134 = v132 + v133;
const REAL v135 = v65 * v91;
const REAL v136 = v134 + v135;
const REAL v137 = v73 * v92;
const REAL v138 = v136 + v137;
const REAL v139 = v81 * v93;
const REAL v140 = v138 + v139;
const REAL v141 = v41 * v94;
const REAL v142 = v49 * v95;
const REAL v143 = v141 + v142;
const REAL v144 = v57 * v96;
const REAL v145 = v143 + v144;
const REAL v146 = v65 * v97;
const REAL v147 = v145 + v146;
const REAL v148 = v73 * v98;
const REAL v149 = v147 + v148;
const REAL v150 = v81 * v99;
const REAL v151 = v149 + v150;
const REAL v152 = v41 * v100;
const REAL v153 = v49 * v101;
const REAL v154 = v152 + v153;
const REAL v155 = v57 * v102;
const REAL v156 = v154 + v155;
const REAL v157 = v65 * v103;
const REAL v158 = v156 + v157;
const REAL v159 = v73 * v104;
const REAL v160 = v158 + v159;
const REAL v161 = v81 * v105;
const REAL v162 = v160 + v161;
const REAL v163 = v41 * v106;
const REAL v164 = v49 * v107;
const REAL v165 = v163 + v164;
const REAL v166 = v57 * v108;
const REAL v167 = v165 + v166;
const REAL v168 = v65 * v109;
const REAL v169 = v167 + v168;
const REAL v170 = v73 * v110;
const REAL v171 = v169 + v170;
const REAL v172 = v81 * v111;
const REAL v173 = v171 + v172;
const REAL v174 = v41 * v112;
const REAL v175 = v49 * v113;
const REAL v176 = v174 + v175;
const REAL v177 = v57 * v114;
const REAL v178 = v176 + v177;
const REAL v179 = v65 * v115;
const REAL v180 = v178 + v179;
const REAL v181 = v73 * v116;
const REAL v182 = v180 + v181;
const REAL v183 = v81 * v117;
const REAL v184 = v182 + v183;
const REAL v185 = v41 * v129;
const REAL v186 = v49 * v140;
const REAL v187 = v185 + v186;
const REAL v188 = v57 * v151;
const REAL v189 = v187 + v188;
const REAL v190 = v65 * v162;
const REAL v191 = v189 + v190;
const REAL v192 = v73 * v173;
const REAL v193 = v191 + v192;
const REAL v194 = v81 * v184;
const REAL v195 = v193 + v194;
const REAL v196 = v118 * v118;
const REAL v197 = REAL(1) / v196;
const REAL v198 = v195 * v197;
const auto v199 = v198 < REAL(0.25);
const REAL v200 = v199 ? v198 : REAL(0.0);
const REAL v201 = v200 + REAL(2.0);
const REAL v202 = REAL(1) / v201;
const REAL v203 = v200 * v202;
const REAL v204 = REAL(0.11764705882352941) * v203;
const REAL v205 = v203 * v204;
const REAL v206 = v205 + REAL(0.13333333333333333);
const REAL v207 = v203 * v206;
const REAL v208 = v203 * v207;
const REAL v209 = v208 + REAL(0.15384615384615385);
const REAL v210 = v203 * v209;
const REAL v211 = v203 * v210;
const REAL v212 = v211 + REAL(0.18181818181818182);
const REAL v213 = v203 * v212;
const REAL v214 = v203 * v213;
const REAL v215 = v214 + REAL(0.2222222222222222);
const REAL v216 = v203 * v215;
const REAL v217 = v203 * v216;
const REAL v218 = v217 + REAL(0.2857142857142857);
const REAL v219 = v203 * v218;
const REAL v220 = v203 * v219;
const REAL v221 = v220 + REAL(0.4);
const REAL v222 = v203 * v221;
const REAL v223 = v203 * v222;
const REAL v224 = v223 + REAL(0.6666666666666666);
const REAL v225 = v203 * v224;
const REAL v226 = v203 * v225;
const REAL v227 = REAL(2.0) + v226;
const REAL v228 = v203 * v227;
const REAL v229 = v199 ? REAL(1.0) : v198;
const REAL v230 = REAL(1.0) + v229;
const REAL v231 = REAL(1.0) + v198;
const REAL v232 = REAL(1) / v231;
const REAL v233 = v4 * v129;
const REAL v234 = v8 * v140;
const REAL v235 = v233 + v234;
const REAL v236 = v12 * v151;
const REAL v237 = v235 + v236;
const REAL v238 = v16 * v162;
const REAL v239 = v237 + v238;
const REAL v240 = v20 * v173;
const REAL v241 = v239 + v240;
const REAL v242 = v24 * v184;
const REAL v243 = v241 + v242;
const REAL v244 = v232 * v243;
const REAL v245 = v5 * v129;
const REAL v246 = v9 * v140;
const REAL v247 = v245 + v246;
const REAL v248 = v13 * v151;
const REAL v249 = v247 + v248;
const REAL v250 = v17 * v162;
const REAL v251 = v249 + v250;
const REAL v252 = v21 * v173;
const REAL v253 = v251 + v252;
const REAL v254 = v25 * v184;
const REAL v255 = v253 + v254;
const REAL v256 = v232 * v255;
const REAL v257 = v6 * v129;
const REAL v258 = v10 * v140;
const REAL v259 = v257 + v258;
const REAL v260 = v14 * v151;
const REAL v261 = v259 + v260;
const REAL v262 = v18 * v162;
const REAL v263 = v261 + v262;
const REAL v264 = v22 * v173;
const REAL v265 = v263 + v264;
const REAL v266 = v26 * v184;
const REAL v267 = v265 + v266;
const REAL v268 = v232 * v267;
const REAL v269 = v7 * v129;
const REAL v270 = v11 * v140;
const REAL v271 = v269 + v270;
const REAL v272 = v15 * v151;
const REAL v273 = v271 + v272;
const REAL v274 = v19 * v162;
const REAL v275 = v273 + v274;
const REAL v276 = v23 * v173;
const REAL v277 = v275 + v276;
const REAL v278 = v27 * v184;
const REAL v279 = v277 + v278;
const REAL v280 = v232 * v279;
const REAL v281 = v232 * v232;
const REAL v282 = v197 * v281;
const REAL v283 = REAL(2.0) * v282;
const REAL v284 = v243 * v283;
const REAL v285 = v243 * v284;
const REAL v286 = -v285;
const REAL v287 = v255 * v284;
const REAL v288 = -v287;
const REAL v289 = v267 * v284;
const REAL v290 = -v289;
const REAL v291 = v279 * v284;
const REAL v292 = -v291;
const REAL v293 = v255 * v283;
const REAL v294 = v255 * v293;
const REAL v295 = -v294;
const REAL v296 = v267 * v293;
const REAL v297 = -v296;
const REAL v298 = v279 * v293;
const REAL v299 = -v298;
const REAL v300 = v267 * v283;
const REAL v301 = v267 * v300;
const REAL v302 = -v301;
const REAL v303 = v279 * v300;
const REAL v304 = -v303;
const REAL v305 = v279 * v283;
const REAL v306 = v279 * v305;
const REAL v307 = -v306;
const REAL v308 = v4 * v82;
const REAL v309 = v8 * v83;
const REAL v310 = v308 + v309;
const REAL v311 = v12 * v84;
const REAL v312 = v310 + v311;
const REAL v313 = v16 * v85;
const REAL v314 = v312 + v313;
const REAL v315 = v20 * v86;
const REAL v316 = v314 + v315;
const REAL v317 = v24 * v87;
const REAL v318 = v316 + v317;
const REAL v319 = v4 * v88;
const REAL v320 = v8 * v89;
const REAL v321 = v319 + v320;
const REAL v322 = v12 * v90;
const REAL v323 = v321 + v322;
const REAL v324 = v16 * v91;
const REAL v325 = v323 + v324;
const REAL v326 = v20 * v92;
const REAL v327 = v325 + v326;
const REAL v328 = v24 * v93;
const REAL v329 = v327 + v328;
const REAL v330 = v4 * v94;
const REAL v331 = v8 * v95;
const REAL v332 = v330 + v331;
const REAL v333 = v12 * v96;
const REAL v334 = v332 + v333;
const REAL v335 = v16 * v97;
const REAL v336 = v334 + v335;
const REAL v337 = v20 * v98;
const REAL v338 = v336 + v337;
const REAL v339 = v24 * v99;
const REAL v340 = v338 + v339;
const REAL v341 = v4 * v100;
const REAL v342 = v8 * v101;
const REAL v343 = v341 + v342;
const REAL v344 = v12 * v102;
const REAL v345 = v343 + v344;
const REAL v346 = v16 * v103;
const REAL v347 = v345 + v346;
const REAL v348 = v20 * v104;
const REAL v349 = v347 + v348;
const REAL v350 = v24 * v105;
const REAL v351 = v349 + v350;
const REAL v352 = v4 * v106;
const REAL v353 = v8 * v107;
const REAL v354 = v352 + v353;
const REAL v355 = v12 * v108;
const REAL v356 = v354 + v355;
const REAL v357 = v16 * v109;
const REAL v358 = v356 + v357;
const REAL v359 = v20 * v110;
const REAL v360 = v358 + v359;
const REAL v361 = v24 * v111;
const REAL v362 = v360 + v361;
const REAL v363 = v4 * v112;
const REAL v364 = v8 * v113;
const REAL v365 = v363 + v364;
const REAL v366 = v12 * v114;
const REAL v367 = v365 + v366;
const REAL v368 = v16 * v115;
const REAL v369 = v367 + v368;
const REAL v370 = v20 * v116;
const REAL v371 = v369 + v370;
const REAL v372 = v24 * v117;
const REAL v373 = v371 + v372;
const REAL v374 = v5 * v82;
const REAL v375 = v9 * v83;
const REAL v376 = v374 + v375;
const REAL v377 = v13 * v84;
const REAL v378 = v376 + v377;
const REAL v379 = v17 * v85;
const REAL v380 = v378 + v379;
const REAL v381 = v21 * v86;
const REAL v382 = v380 + v381;
const REAL v383 = v25 * v87;
const REAL v384 = v382 + v383;
const REAL v385 = v5 * v88;
const REAL v386 = v9 * v89;
const REAL v387 = v385 + v386;
const REAL v388 = v13 * v90;
const REAL v389 = v387 + v388;
const REAL v390 = v17 * v91;
const REAL v391 = v389 + v390;
const REAL v392 = v21 * v92;
const REAL v393 = v391 + v392;
const REAL v394 = v25 * v93;
const REAL v395 = v393 + v394;
const REAL v396 = v5 * v94;
const REAL v397 = v9 * v95;
const REAL v398 = v396 + v397;
const REAL v399 = v13 * v96;
const REAL v400 = v398 + v399;
const REAL v401 = v17 * v97;
const REAL v402 = v400 + v401;
const REAL v403 = v21 * v98;
const REAL v404 = v402 + v403;
const REAL v405 = v25 * v99;
const REAL v406 = v404 + v405;
const REAL v407 = v5 * v100;
const REAL v408 = v9 * v101;
const REAL v409 = v407 + v408;
const REAL v410 = v13 * v102;
const REAL v411 = v409 + v410;
const REAL v412 = v17 * v103;
const REAL v413 = v411 + v412;
const REAL v414 = v21 * v104;
const REAL v415 = v413 + v414;
const REAL v416 = v25 * v105;
const REAL v417 = v415 + v416;
const REAL v418 = v5 * v106;
const REAL v419 = v9 * v107;
const REAL v420 = v418 + v419;
const REAL v421 = v13 * v108;
const REAL v422 = v420 + v421;
const REAL v423 = v17 * v109;
const REAL v424 = v422 + v423;
const REAL v425 = v21 * v110;
const REAL v426 = v424 + v425;
const REAL v427 = v25 * v111;
const REAL v428 = v426 + v427;
const REAL v429 = v5 * v112;
const REAL v430 = v9 * v113;
const REAL v431 = v429 + v430;
const REAL v432 = v13 * v114;
const REAL v433 = v431 + v432;
const REAL v434 = v17 * v115;
const REAL v435 = v433 + v434;
const REAL v436 = v21 * v116;
const REAL v437 = v435 + v436;
const REAL v438 = v25 * v117;
const REAL v439 = v437 + v438;
const REAL v440 = v6 * v82;
const REAL v441 = v10 * v83;
const REAL v442 = v440 + v441;
const REAL v443 = v14 * v84;
const REAL v444 = v442 + v443;
const REAL v445 = v18 * v85;
const REAL v446 = v444 + v445;
const REAL v447 = v22 * v86;
const REAL v448 = v446 + v447;
const REAL v449 = v26 * v87;
const REAL v450 = v448 + v449;
const REAL v451 = v6 * v88;
const REAL v452 = v10 * v89;
const REAL v453 = v451 + v452;
const REAL v454 = v14 * v90;
const REAL v455 = v453 + v454;
const REAL v456 = v18 * v91;
const REAL v457 = v455 + v456;
const REAL v458 = v22 * v92;
const REAL v459 = v457 + v458;
const REAL v460 = v26 * v93;
const REAL v461 = v459 + v460;
const REAL v462 = v6 * v94;
const REAL v463 = v10 * v95;
const REAL v464 = v462 + v463;
const REAL v465 = v14 * v96;
const REAL v466 = v464 + v465;
const REAL v467 = v18 * v97;
const REAL v468 = v466 + v467;
const REAL v469 = v22 * v98;
const REAL v470 = v468 + v469;
const REAL v471 = v26 * v99;
const REAL v472 = v470 + v471;
const REAL v473 = v6 * v100;
const REAL v474 = v10 * v101;
const REAL v475 = v473 + v474;
const REAL v476 = v14 * v102;
const REAL v477 = v475 + v476;
const REAL v478 = v18 * v103;
const REAL v479 = v477 + v478;
const REAL v480 = v22 * v104;
const REAL v481 = v479 + v480;
const REAL v482 = v26 * v105;
const REAL v483 = v481 + v482;
const REAL v484 = v6 * v106;
const REAL v485 = v10 * v107;
const REAL v486 = v484 + v485;
const REAL v487 = v14 * v108;
const REAL v488 = v486 + v487;
const REAL v489 = v18 * v109;
const REAL v490 = v488 + v489;
const REAL v491 = v22 * v110;
const REAL v492 = v490 + v491;
const REAL v493 = v26 * v111;
const REAL v494 = v492 + v493;
const REAL v495 = v6 * v112;
const REAL v496 = v10 * v113;
const REAL v497 = v495 + v496;
const REAL v498 = v14 * v114;
const REAL v499 = v497 + v498;
const REAL v500 = v18 * v115;
const REAL v501 = v499 + v500;
const REAL v502 = v22 * v116;
const REAL v503 = v501 + v502;
const REAL v504 = v26 * v117;
const REAL v505 = v503 + v504;
const REAL v506 = v7 * v82;
const REAL v507 = v11 * v83;
const REAL v508 = v506 + v507;
const REAL v509 = v15 * v84;
const REAL v510 = v508 + v509;
const REAL v511 = v19 * v85;
const REAL v512 = v510 + v511;
const REAL v513 = v23 * v86;
const REAL v514 = v512 + v513;
const REAL v515 = v27 * v87;
const REAL v516 = v514 + v515;
const REAL v517 = v7 * v88;
const REAL v518 = v11 * v89;
const REAL v519 = v517 + v518;
const REAL v520 = v15 * v90;
const REAL v521 = v519 + v520;
const REAL v522 = v19 * v91;
const REAL v523 = v521 + v522;
const REAL v524 = v23 * v92;
const REAL v525 = v523 + v524;
const REAL v526 = v27 * v93;
const REAL v527 = v525 + v526;
const REAL v528 = v7 * v94;
const REAL v529 = v11 * v95;
const REAL v530 = v528 + v529;
const REAL v531 = v15 * v96;
const REAL v532 = v530 + v531;
const REAL v533 = v19 * v97;
const REAL v534 = v532 + v533;
const REAL v535 = v23 * v98;
const REAL v536 = v534 + v535;
const REAL v537 = v27 * v99;
const REAL v538 = v536 + v537;
const REAL v539 = v7 * v100;
const REAL v540 = v11 * v101;
const REAL v541 = v539 + v540;
const REAL v542 = v15 * v102;
const REAL v543 = v541 + v542;
const REAL v544 = v19 * v103;
const REAL v545 = v543 + v544;
const REAL v546 = v23 * v104;
const REAL v547 = v545 + v546;
const REAL v548 = v27 * v105;
const REAL v549 = v547 + v548;
const REAL v550 = v7 * v106;
const REAL v551 = v11 * v107;
const REAL v552 = v550 + v551;
const REAL v553 = v15 * v108;
const REAL v554 = v552 + v553;
const REAL v555 = v19 * v109;
const REAL v556 = v554 + v555;
const REAL v557 = v23 * v110;
const REAL v558 = v556 + v557;
const REAL v559 = v27 * v111;
const REAL v560 = v558 + v559;
const REAL v561 = v7 * v112;
const REAL v562 = v11 * v113;
const REAL v563 = v561 + v562;
const REAL v564 = v15 * v114;
const REAL v565 = v563 + v564;
const REAL v566 = v19 * v115;
const REAL v567 = v565 + v566;
const REAL v568 = v23 * v116;
const REAL v569 = v567 + v568;
const REAL v570 = v27 * v117;
const REAL v571 = v569 + v570;
const REAL v572 = v4 * v318;
const REAL v573 = v8 * v329;
const REAL v574 = v572 + v573;
const REAL v575 = v12 * v340;
const REAL v576 = v574 + v575;
const REAL v577 = v16 * v351;
const REAL v578 = v576 + v577;
const REAL v579 = v20 * v362;
const REAL v580 = v578 + v579;
const REAL v581 = v24 * v373;
const REAL v582 = v580 + v581;
const REAL v583 = v232 * v582;
const REAL v584 = v4 * v384;
const REAL v585 = v8 * v395;
const REAL v586 = v584 + v585;
const REAL v587 = v12 * v406;
const REAL v588 = v586 + v587;
const REAL v589 = v16 * v417;
const REAL v590 = v588 + v589;
const REAL v591 = v20 * v428;
const REAL v592 = v590 + v591;
const REAL v593 = v24 * v439;
const REAL v594 = v592 + v593;
const REAL v595 = v232 * v594;
const REAL v596 = v4 * v450;
const REAL v597 = v8 * v461;
const REAL v598 = v596 + v597;
const REAL v599 = v12 * v472;
const REAL v600 = v598 + v599;
const REAL v601 = v16 * v483;
const REAL v602 = v600 + v601;
const REAL v603 = v20 * v494;
const REAL v604 = v602 + v603;
const REAL v605 = v24 * v505;
const REAL v606 = v604 + v605;
const REAL v607 = v232 * v606;
const REAL v608 = v4 * v516;
const REAL v609 = v8 * v527;
const REAL v610 = v608 + v609;
const REAL v611 = v12 * v538;
const REAL v612 = v610 + v611;
const REAL v613 = v16 * v549;
const REAL v614 = v612 + v613;
const REAL v615 = v20 * v560;
const REAL v616 = v614 + v615;
const REAL v617 = v24 * v571;
const REAL v618 = v616 + v617;
const REAL v619 = v232 * v618;
const REAL v620 = v5 * v384;
const REAL v621 = v9 * v395;
const REAL v622 = v620 + v621;
const REAL v623 = v13 * v406;
const REAL v624 = v622 + v623;
const REAL v625 = v17 * v417;
const REAL v626 = v624 + v625;
const REAL v627 = v21 * v428;
const REAL v628 = v626 + v627;
const REAL v629 = v25 * v439;
const REAL v630 = v628 + v629;
const REAL v631 = v232 * v630;
const REAL v632 = v5 * v450;
const REAL v633 = v9 * v461;
const REAL v634 = v632 + v633;
const REAL v635 = v13 * v472;
const REAL v636 = v634 + v635;
const REAL v637 = v17 * v483;
const REAL v638 = v636 + v637;
const REAL v639 = v21 * v494;
const REAL v640 = v638 + v639;
const REAL v641 = v25 * v505;
const REAL v642 = v640 + v641;
const REAL v643 = v232 * v642;
const REAL v644 = v5 * v516;
const REAL v645 = v9 * v527;
const REAL v646 = v644 + v645;
const REAL v647 = v13 * v538;
const REAL v648 = v646 + v647;
const REAL v649 = v17 * v549;
const REAL v650 = v648 + v649;
const REAL v651 = v21 * v560;
const REAL v652 = v650 + v651;
const REAL v653 = v25 * v571;
const REAL v654 = v652 + v653;
const REAL v655 = v232 * v654;
const REAL v656 = v6 * v450;
const REAL v657 = v10 * v461;
const REAL v658 = v656 + v657;
const REAL v659 = v14 * v472;
const REAL v660 = v658 + v659;
const REAL v661 = v18 * v483;
const REAL v662 = v660 + v661;
const REAL v663 = v22 * v494;
const REAL v664 = v662 + v663;
const REAL v665 = v26 * v505;
const REAL v666 = v664 + v665;
const REAL v667 = v232 * v666;
const REAL v668 = v6 * v516;
const REAL v669 = v10 * v527;
const REAL v670 = v668 + v669;
const REAL v671 = v14 * v538;
const REAL v672 = v670 + v671;
const REAL v673 = v18 * v549;
const REAL v674 = v672 + v673;
const REAL v675 = v22 * v560;
const REAL v676 = v674 + v675;
const REAL v677 = v26 * v571;
const REAL v678 = v676 + v677;
const REAL v679 = v232 * v678;
const REAL v680 = v7 * v516;
const REAL v681 = v11 * v527;
const REAL v682 = v680 + v681;
const REAL v683 = v15 * v538;
const REAL v684 = v682 + v683;
const REAL v685 = v19 * v549;
const REAL v686 = v684 + v685;
const REAL v687 = v23 * v560;
const REAL v688 = v686 + v687;
const REAL v689 = v27 * v571;
const REAL v690 = v688 + v689;
const REAL v691 = v232 * v690;
const auto v692 = v230 < REAL(1.1830521861667747e-271);
const auto v693 = REAL(8.452712498170644e+270) < v230;
const REAL v694 = v693 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v695 = v692 ? REAL(1.8446744073709552e+19) : v694;
const REAL v696 = v230 * v695;
const REAL v697 = PK_UNSCALE(v696);
const REAL v698 = v696 * v697;
const REAL v699 = v693 ? REAL(64.0) : REAL(0.0);
const REAL v700 = v692 ? (REAL(-64.0)) : v699;
const REAL v701 = PK_LOG2(v697);
const REAL v702 = v700 - v701;
const auto v703 = REAL(1.4142135623730951) < v698;
const REAL v704 = v703 ? REAL(0.5) : REAL(1.0);
const REAL v705 = v698 * v704;
const REAL v706 = v703 ? REAL(1.0) : REAL(0.0);
const REAL v707 = v702 + v706;
const REAL v708 = v705 - REAL(1.0);
const REAL v709 = REAL(2.0) + v708;
const REAL v710 = REAL(1) / v709;
const REAL v711 = v708 * v710;
const REAL v712 = v711 * v711;
const REAL v713 = REAL(0.5) * v708;
const REAL v714 = v708 * v713;
const REAL v715 = REAL(2.0) * v712;
const REAL v716 = PK_FMA(v712, REAL(0.05873736835424951), REAL(0.0585194545348343));
const REAL v717 = PK_FMA(v712, v716, REAL(0.06667446557890934));
const REAL v718 = PK_FMA(v712, v717, REAL(0.07692296660585005));
const REAL v719 = PK_FMA(v712, v718, REAL(0.09090909175450952));
const REAL v720 = PK_FMA(v712, v719, REAL(0.11111111110793406));
const REAL v721 = PK_FMA(v712, v720, REAL(0.1428571428571474));
const REAL v722 = PK_FMA(v712, v721, REAL(0.2));
const REAL v723 = PK_FMA(v712, v722, REAL(0.3333333333333333));
const REAL v724 = v715 * v723;
const REAL v725 = v714 + v724;
const REAL v726 = v711 * v725;
const REAL v727 = REAL(7.371002565167799e-13) * v707;
const REAL v728 = v726 + v727;
const REAL v729 = REAL(0.6931471805592082) * v707;
const REAL v730 = v714 - v728;
const REAL v731 = v730 - v708;
const REAL v732 = v729 - v731;
const auto v733 = v230 != REAL(0.0);
const REAL v734 = PK_SQRT(v230);
const REAL v735 = PK_ABS(v230);
const REAL v736 = REAL(1) / v735;
const REAL v737 = -v736;
const REAL v738 = v733 ? v734 : v737;
const REAL v739 = REAL(0.5) * v230;
const auto v740 = v739 < v230;
const REAL v741 = v740 ? v732 : v738;
const REAL v742 = v199 ? v228 : v741;
const REAL v743 = v196 * v742;
o0_t[0][i] = v743;
o1_t[0][i] = v244;
o1_t[1][i] = v256;
o1_t[2][i] = v268;
o1_t[3][i] = v280;
o2_t[0][i] = v583;
o2_t[1][i] = v595;
o2_t[2][i] = v607;
o2_t[3][i] = v619;
o2_t[4][i] = v595;
o2_t[5][i] = v631;
o2_t[6][i] = v643;
o2_t[7][i] = v655;
o2_t[8][i] = v607;
o2_t[9][i] = v643;
o2_t[10][i] = v667;
o2_t[11][i] = v679;
o2_t[12][i] = v619;
o2_t[13][i] = v655;
o2_t[14][i] = v679;
o2_t[15][i] = v691;
o3_t[0][i] = v286;
o3_t[1][i] = v288;
o3_t[2][i] = v290;
o3_t[3][i] = v292;
o3_t[4][i] = v288;
o3_t[5][i] = v295;
o3_t[6][i] = v297;
o3_t[7][i] = v299;
o3_t[8][i] = v290;
o3_t[9][i] = v297;
o3_t[10][i] = v302;
o3_t[11][i] = v304;
o3_t[12][i] = v292;
o3_t[13][i] = v299;
o3_t[14][i] = v304;
o3_t[15][i] = v307;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); p[2] = STORE(o1_t[2][i]); p[3] = STORE(o1_t[3][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); p[4] = STORE(o2_t[4][i]); p[5] = STORE(o2_t[5][i]); p[6] = STORE(o2_t[6][i]); p[7] = STORE(o2_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[8] = STORE(o2_t[8][i]); p[9] = STORE(o2_t[9][i]); p[10] = STORE(o2_t[10][i]); p[11] = STORE(o2_t[11][i]); p[12] = STORE(o2_t[12][i]); p[13] = STORE(o2_t[13][i]); p[14] = STORE(o2_t[14][i]); p[15] = STORE(o2_t[15][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); p[1] = STORE(o3_t[1][i]); p[2] = STORE(o3_t[2][i]); p[3] = STORE(o3_t[3][i]); p[4] = STORE(o3_t[4][i]); p[5] = STORE(o3_t[5][i]); p[6] = STORE(o3_t[6][i]); p[7] = STORE(o3_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[8] = STORE(o3_t[8][i]); p[9] = STORE(o3_t[9][i]); p[10] = STORE(o3_t[10][i]); p[11] = STORE(o3_t[11][i]); p[12] = STORE(o3_t[12][i]); p[13] = STORE(o3_t[13][i]); p[14] = STORE(o3_t[14][i]); p[15] = STORE(o3_t[15][i]); }
}

}
#endif
}


// <posekit tests.engine.ops.test_normal.linear@94c3be27d74c01d1>naaa.a.100.information.cauchy.curvature f64.sssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
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
    wp::int64 i1_e1,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i3_e1,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
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
    wp::int64 & adj_i1_e1,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i3_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
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
    wp::int64 i1_e1;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i3_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
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
    wp::int64 var_i1_e1 = _wp_args->i1_e1;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i3_e1 = _wp_args->i3_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i1_e1: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i3_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0, i1_e1, i2_e0, i3_e0, i3_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0, var_i1_e1, var_i2_e0, var_i3_e0, var_i3_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9 *_wp_args)
{
    pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_77399141_8f5e06a9_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

