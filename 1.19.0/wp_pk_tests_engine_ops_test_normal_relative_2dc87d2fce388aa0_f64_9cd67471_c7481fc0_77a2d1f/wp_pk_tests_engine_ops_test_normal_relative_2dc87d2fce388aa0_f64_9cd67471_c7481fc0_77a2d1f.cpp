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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.information.geman_mcclure.gradient f64.sssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_body_0(
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i6_e1)
{
// i0 = a_position
// i1 = a_quaternion
// i2 = b_position
// i3 = b_quaternion
// i4 = z_position
// i5 = z_quaternion
// i6 = weight
// i7 = scale
// o0 = cost
// o1 = a_position_gradient
// o2 = b_position_gradient
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
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[4][64];
alignas(64) REAL i4_t[3][64];
alignas(64) REAL i5_t[4][64];
alignas(64) REAL i6_t[36][64];
alignas(64) REAL i7_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[6][64];
alignas(64) REAL o2_t[6][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); i3_t[2][i] = REAL(p[2 * i3_e0]); i3_t[3][i] = REAL(p[3 * i3_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0 * i4_e0]); i4_t[1][i] = REAL(p[1 * i4_e0]); i4_t[2][i] = REAL(p[2 * i4_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0]); i5_t[1][i] = REAL(p[1 * i5_e0]); i5_t[2][i] = REAL(p[2 * i5_e0]); i5_t[3][i] = REAL(p[3 * i5_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0 + 0 * i6_e1]); i6_t[1][i] = REAL(p[0 * i6_e0 + 1 * i6_e1]); i6_t[2][i] = REAL(p[0 * i6_e0 + 2 * i6_e1]); i6_t[3][i] = REAL(p[0 * i6_e0 + 3 * i6_e1]); i6_t[4][i] = REAL(p[0 * i6_e0 + 4 * i6_e1]); i6_t[5][i] = REAL(p[0 * i6_e0 + 5 * i6_e1]); i6_t[6][i] = REAL(p[1 * i6_e0 + 0 * i6_e1]); i6_t[7][i] = REAL(p[1 * i6_e0 + 1 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[8][i] = REAL(p[1 * i6_e0 + 2 * i6_e1]); i6_t[9][i] = REAL(p[1 * i6_e0 + 3 * i6_e1]); i6_t[10][i] = REAL(p[1 * i6_e0 + 4 * i6_e1]); i6_t[11][i] = REAL(p[1 * i6_e0 + 5 * i6_e1]); i6_t[12][i] = REAL(p[2 * i6_e0 + 0 * i6_e1]); i6_t[13][i] = REAL(p[2 * i6_e0 + 1 * i6_e1]); i6_t[14][i] = REAL(p[2 * i6_e0 + 2 * i6_e1]); i6_t[15][i] = REAL(p[2 * i6_e0 + 3 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[16][i] = REAL(p[2 * i6_e0 + 4 * i6_e1]); i6_t[17][i] = REAL(p[2 * i6_e0 + 5 * i6_e1]); i6_t[18][i] = REAL(p[3 * i6_e0 + 0 * i6_e1]); i6_t[19][i] = REAL(p[3 * i6_e0 + 1 * i6_e1]); i6_t[20][i] = REAL(p[3 * i6_e0 + 2 * i6_e1]); i6_t[21][i] = REAL(p[3 * i6_e0 + 3 * i6_e1]); i6_t[22][i] = REAL(p[3 * i6_e0 + 4 * i6_e1]); i6_t[23][i] = REAL(p[3 * i6_e0 + 5 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[24][i] = REAL(p[4 * i6_e0 + 0 * i6_e1]); i6_t[25][i] = REAL(p[4 * i6_e0 + 1 * i6_e1]); i6_t[26][i] = REAL(p[4 * i6_e0 + 2 * i6_e1]); i6_t[27][i] = REAL(p[4 * i6_e0 + 3 * i6_e1]); i6_t[28][i] = REAL(p[4 * i6_e0 + 4 * i6_e1]); i6_t[29][i] = REAL(p[4 * i6_e0 + 5 * i6_e1]); i6_t[30][i] = REAL(p[5 * i6_e0 + 0 * i6_e1]); i6_t[31][i] = REAL(p[5 * i6_e0 + 1 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[32][i] = REAL(p[5 * i6_e0 + 2 * i6_e1]); i6_t[33][i] = REAL(p[5 * i6_e0 + 3 * i6_e1]); i6_t[34][i] = REAL(p[5 * i6_e0 + 4 * i6_e1]); i6_t[35][i] = REAL(p[5 * i6_e0 + 5 * i6_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0]); }
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
const REAL v12 = i3_t[2][i];
const REAL v13 = i3_t[3][i];
const REAL v14 = i4_t[0][i];
const REAL v15 = i4_t[1][i];
const REAL v16 = i4_t[2][i];
const REAL v17 = i5_t[0][i];
const REAL v18 = i5_t[1][i];
const REAL v19 = i5_t[2][i];
const REAL v20 = i5_t[3][i];
const REAL v21 = -v18;
const REAL v22 = -v19;
const REAL v23 = -v20;
const REAL v24 = PK_ABS(v17);
const REAL v25 = PK_ABS(v21);
const REAL v26 = PK_ABS(v22);
const REAL v27 = PK_ABS(v23);
const REAL v28 = v24 < v25 ? v25 : v24;
const REAL v29 = v28 < v26 ? v26 : v28;
const REAL v30 = v29 < v27 ? v27 : v29;
const REAL v31 = PK_UNSCALE(v30);
const REAL v32 = v17 * v31;
const REAL v33 = v18 * v31;
const REAL v34 = v19 * v31;
const REAL v35 = v20 * v31;
const REAL v36 = v16 * v34;
const REAL v37 = v15 * v35;
const REAL v38 = v37 - v36;
const REAL v39 = v14 * v35;
const REAL v40 = v16 * v33;
const REAL v41 = v40 - v39;
const REAL v42 = v15 * v33;
const REAL v43 = v14 * v34;
const REAL v44 = v43 - v42;
const REAL v45 = v32 * v38;
const REAL v46 = v32 * v41;
const REAL v47 = v32 * v44;
const REAL v48 = v34 * v44;
const REAL v49 = v35 * v41;
const REAL v50 = v49 - v48;
const REAL v51 = v35 * v38;
const REAL v52 = v33 * v44;
const REAL v53 = v52 - v51;
const REAL v54 = v33 * v41;
const REAL v55 = v34 * v38;
const REAL v56 = v55 - v54;
const REAL v57 = v45 + v50;
const REAL v58 = v46 + v53;
const REAL v59 = v47 + v56;
const REAL v60 = v32 * v32;
const REAL v61 = v33 * v33;
const REAL v62 = v60 + v61;
const REAL v63 = v34 * v34;
const REAL v64 = v62 + v63;
const REAL v65 = v35 * v35;
const REAL v66 = v64 + v65;
const REAL v67 = REAL(1) / v66;
const REAL v68 = REAL(2.0) * v67;
const REAL v69 = v57 * v68;
const REAL v70 = v58 * v68;
const REAL v71 = v59 * v68;
const REAL v72 = v14 + v69;
const REAL v73 = v15 + v70;
const REAL v74 = v16 + v71;
const REAL v75 = -v4;
const REAL v76 = -v5;
const REAL v77 = -v6;
const REAL v78 = PK_ABS(v3);
const REAL v79 = PK_ABS(v75);
const REAL v80 = PK_ABS(v76);
const REAL v81 = PK_ABS(v77);
const REAL v82 = v78 < v79 ? v79 : v78;
const REAL v83 = v82 < v80 ? v80 : v82;
const REAL v84 = v83 < v81 ? v81 : v83;
const REAL v85 = PK_UNSCALE(v84);
const REAL v86 = v3 * v85;
const REAL v87 = v4 * v85;
const REAL v88 = v5 * v85;
const REAL v89 = v6 * v85;
const REAL v90 = v2 * v88;
const REAL v91 = v1 * v89;
const REAL v92 = v91 - v90;
const REAL v93 = v0 * v89;
const REAL v94 = v2 * v87;
const REAL v95 = v94 - v93;
const REAL v96 = v1 * v87;
const REAL v97 = v0 * v88;
const REAL v98 = v97 - v96;
const REAL v99 = v86 * v92;
const REAL v100 = v86 * v95;
const REAL v101 = v86 * v98;
const REAL v102 = v88 * v98;
const REAL v103 = v89 * v95;
const REAL v104 = v103 - v102;
const REAL v105 = v89 * v92;
const REAL v106 = v87 * v98;
const REAL v107 = v106 - v105;
const REAL v108 = v87 * v95;
const REAL v109 = v88 * v92;
const REAL v110 = v109 - v108;
const REAL v111 = v99 + v104;
const REAL v112 = v100 + v107;
const REAL v113 = v101 + v110;
const REAL v114 = v86 * v86;
const REAL v115 = v87 * v87;
const REAL v116 = v114 + v115;
const REAL v117 = v88 * v88;
const REAL v118 = v116 + v117;
const REAL v119 = v89 * v89;
const REAL v120 = v118 + v119;
const REAL v121 = REAL(1) / v120;
const REAL v122 = REAL(2.0) * v121;
const REAL v123 = v111 * v122;
const REAL v124 = v112 * v122;
const REAL v125 = v113 * v122;
const REAL v126 = v0 + v123;
const REAL v127 = v1 + v124;
const REAL v128 = v2 + v125;
const REAL v129 = v9 * v88;
const REAL v130 = v8 * v89;
const REAL v131 = v130 - v129;
const REAL v132 = v7 * v89;
const REAL v133 = v9 * v87;
const REAL v134 = v133 - v132;
const REAL v135 = v8 * v87;
const REAL v136 = v7 * v88;
const REAL v137 = v136 - v135;
const REAL v138 = v86 * v131;
const REAL v139 = v86 * v134;
const REAL v140 = v86 * v137;
const REAL v141 = v88 * v137;
const REAL v142 = v89 * v134;
const REAL v143 = v142 - v141;
const REAL v144 = v89 * v131;
const REAL v145 = v87 * v137;
const REAL v146 = v145 - v144;
const REAL v147 = v87 * v134;
const REAL v148 = v88 * v131;
const REAL v149 = v148 - v147;
const REAL v150 = v138 + v143;
const REAL v151 = v139 + v146;
const REAL v152 = v140 + v149;
const REAL v153 = v122 * v150;
const REAL v154 = v122 * v151;
const REAL v155 = v122 * v152;
const REAL v156 = v7 + v153;
const REAL v157 = v8 + v154;
const REAL v158 = v9 + v155;
const REAL v159 = v156 - v126;
const REAL v160 = v157 - v127;
const REAL v161 = v158 - v128;
const auto v162 = v84 != REAL(0.0);
const REAL v163 = v162 ? v84 : REAL(1.0);
const REAL v164 = PK_UNSCALE(v163);
const auto v165 = REAL(64.0) < v84;
const auto v166 = v84 < REAL(0.015625);
const REAL v167 = v166 ? v164 : REAL(1.0);
const REAL v168 = v165 ? v85 : v167;
const REAL v169 = v3 * v168;
const REAL v170 = v4 * v168;
const REAL v171 = v5 * v168;
const REAL v172 = v6 * v168;
const REAL v173 = PK_ABS(v10);
const REAL v174 = PK_ABS(v11);
const REAL v175 = PK_ABS(v12);
const REAL v176 = PK_ABS(v13);
const REAL v177 = v173 < v174 ? v174 : v173;
const REAL v178 = v177 < v175 ? v175 : v177;
const REAL v179 = v178 < v176 ? v176 : v178;
const auto v180 = v179 != REAL(0.0);
const REAL v181 = v180 ? v179 : REAL(1.0);
const REAL v182 = PK_UNSCALE(v181);
const auto v183 = REAL(64.0) < v179;
const REAL v184 = PK_UNSCALE(v179);
const auto v185 = v179 < REAL(0.015625);
const REAL v186 = v185 ? v182 : REAL(1.0);
const REAL v187 = v183 ? v184 : v186;
const REAL v188 = v10 * v187;
const REAL v189 = v11 * v187;
const REAL v190 = v12 * v187;
const REAL v191 = v13 * v187;
const REAL v192 = v169 * v188;
const REAL v193 = v170 * v189;
const REAL v194 = v192 + v193;
const REAL v195 = v171 * v190;
const REAL v196 = v194 + v195;
const REAL v197 = v172 * v191;
const REAL v198 = v196 + v197;
const REAL v199 = v169 * v189;
const REAL v200 = v170 * v188;
const REAL v201 = v199 - v200;
const REAL v202 = v171 * v191;
const REAL v203 = v172 * v190;
const REAL v204 = v203 - v202;
const REAL v205 = v201 + v204;
const REAL v206 = v169 * v190;
const REAL v207 = v171 * v188;
const REAL v208 = v206 - v207;
const REAL v209 = v172 * v189;
const REAL v210 = v170 * v191;
const REAL v211 = v210 - v209;
const REAL v212 = v208 + v211;
const REAL v213 = v169 * v191;
const REAL v214 = v172 * v188;
const REAL v215 = v213 - v214;
const REAL v216 = v170 * v190;
const REAL v217 = v171 * v189;
const REAL v218 = v217 - v216;
const REAL v219 = v215 + v218;
const REAL v220 = v34 * v161;
const REAL v221 = v35 * v160;
const REAL v222 = v221 - v220;
const REAL v223 = v35 * v159;
const REAL v224 = v33 * v161;
const REAL v225 = v224 - v223;
const REAL v226 = v33 * v160;
const REAL v227 = v34 * v159;
const REAL v228 = v227 - v226;
const REAL v229 = v32 * v222;
const REAL v230 = v32 * v225;
const REAL v231 = v32 * v228;
const REAL v232 = v34 * v228;
const REAL v233 = v35 * v225;
const REAL v234 = v233 - v232;
const REAL v235 = v35 * v222;
const REAL v236 = v33 * v228;
const REAL v237 = v236 - v235;
const REAL v238 = v33 * v225;
const REAL v239 = v34 * v222;
const REAL v240 = v239 - v238;
const REAL v241 = v229 + v234;
const REAL v242 = v230 + v237;
const REAL v243 = v231 + v240;
const REAL v244 = v68 * v241;
const REAL v245 = v68 * v242;
const REAL v246 = v68 * v243;
const REAL v247 = v159 + v244;
const REAL v248 = v160 + v245;
const REAL v249 = v161 + v246;
const REAL v250 = v247 - v72;
const REAL v251 = v248 - v73;
const REAL v252 = v249 - v74;
const auto v253 = v30 != REAL(0.0);
const REAL v254 = v253 ? v30 : REAL(1.0);
const REAL v255 = PK_UNSCALE(v254);
const auto v256 = REAL(64.0) < v30;
const auto v257 = v30 < REAL(0.015625);
const REAL v258 = v257 ? v255 : REAL(1.0);
const REAL v259 = v256 ? v31 : v258;
const REAL v260 = v17 * v259;
const REAL v261 = v18 * v259;
const REAL v262 = v19 * v259;
const REAL v263 = v20 * v259;
const REAL v264 = PK_ABS(v198);
const REAL v265 = PK_ABS(v205);
const REAL v266 = PK_ABS(v212);
const REAL v267 = PK_ABS(v219);
const REAL v268 = v264 < v265 ? v265 : v264;
const REAL v269 = v268 < v266 ? v266 : v268;
const REAL v270 = v269 < v267 ? v267 : v269;
const auto v271 = v270 != REAL(0.0);
const REAL v272 = v271 ? v270 : REAL(1.0);
const REAL v273 = PK_UNSCALE(v272);
const auto v274 = REAL(64.0) < v270;
const REAL v275 = PK_UNSCALE(v270);
const auto v276 = v270 < REAL(0.015625);
const REAL v277 = v276 ? v273 : REAL(1.0);
const REAL v278 = v274 ? v275 : v277;
const REAL v279 = v198 * v278;
const REAL v280 = v205 * v278;
const REAL v281 = v212 * v278;
const REAL v282 = v219 * v278;
const REAL v283 = v260 * v279;
const REAL v284 = v261 * v280;
const REAL v285 = v283 + v284;
const REAL v286 = v262 * v281;
const REAL v287 = v285 + v286;
const REAL v288 = v263 * v282;
const REAL v289 = v287 + v288;
const REAL v290 = v260 * v280;
const REAL v291 = v261 * v279;
const REAL v292 = v290 - v291;
const REAL v293 = v262 * v282;
const REAL v294 = v263 * v281;
const REAL v295 = v294 - v293;
const REAL v296 = v292 + v295;
const REAL v297 = v260 * v281;
const REAL v298 = v262 * v279;
const REAL v299 = v297 - v298;
const REAL v300 = v263 * v280;
const REAL v301 = v261 * v282;
const REAL v302 = v301 - v300;
const REAL v303 = v299 + v302;
const REAL v304 = v260 * v282;
const REAL v305 = v263 * v279;
const REAL v306 = v304 - v305;
const REAL v307 = v261 * v281;
const REAL v308 = v262 * v280;
const REAL v309 = v308 - v307;
const REAL v310 = v306 + v309;
const REAL v311 = PK_ABS(v289);
const REAL v312 = PK_ABS(v296);
const REAL v313 = PK_ABS(v303);
const REAL v314 = PK_ABS(v310);
const REAL v315 = v311 < v312 ? v312 : v311;
const REAL v316 = v315 < v313 ? v313 : v315;
const REAL v317 = v316 < v314 ? v314 : v316;
const REAL v318 = PK_UNSCALE(v317);
const REAL v319 = v289 * v318;
const REAL v320 = v296 * v318;
const REAL v321 = v303 * v318;
const REAL v322 = v310 * v318;
const auto v323 = v321 != REAL(0.0);
const REAL v324 = v323 ? v321 : v322;
const auto v325 = v320 != REAL(0.0);
const REAL v326 = v325 ? v320 : v324;
const auto v327 = v319 != REAL(0.0);
const REAL v328 = v327 ? v319 : v326;
const auto v329 = v328 < REAL(0.0);
const REAL v330 = v329 ? (REAL(-1.0)) : REAL(1.0);
const REAL v331 = v319 * v330;
const REAL v332 = v320 * v330;
const REAL v333 = v321 * v330;
const REAL v334 = v322 * v330;
const REAL v335 = v332 * v332;
const REAL v336 = v333 * v333;
const REAL v337 = v335 + v336;
const REAL v338 = v334 * v334;
const REAL v339 = v337 + v338;
const REAL v340 = v331 * v331;
const REAL v341 = v339 + v340;
const REAL v342 = REAL(1) / v341;
const REAL v343 = REAL(2.0) * v331;
const REAL v344 = v252 * v333;
const REAL v345 = v251 * v334;
const REAL v346 = v344 - v345;
const REAL v347 = v250 * v334;
const REAL v348 = v252 * v332;
const REAL v349 = v347 - v348;
const REAL v350 = v251 * v332;
const REAL v351 = v250 * v333;
const REAL v352 = v350 - v351;
const REAL v353 = v250 * v332;
const REAL v354 = v251 * v333;
const REAL v355 = v353 + v354;
const REAL v356 = v252 * v334;
const REAL v357 = v355 + v356;
const REAL v358 = i6_t[0][i];
const REAL v359 = i6_t[1][i];
const REAL v360 = i6_t[2][i];
const REAL v361 = i6_t[3][i];
const REAL v362 = i6_t[4][i];
const REAL v363 = i6_t[5][i];
const REAL v364 = i6_t[6][i];
const REAL v365 = i6_t[7][i];
const REAL v366 = i6_t[8][i];
const REAL v367 = i6_t[9][i];
const REAL v368 = i6_t[10][i];
const REAL v369 = i6_t[11][i];
const REAL v370 = i6_t[12][i];
const REAL v371 = i6_t[13][i];
const REAL v372 = i6_t[14][i];
const REAL v373 = i6_t[15][i];
const REAL v374 = i6_t[16][i];
const REAL v375 = i6_t[17][i];
const REAL v376 = i6_t[18][i];
const REAL v377 = i6_t[19][i];
const REAL v378 = i6_t[20][i];
const REAL v379 = i6_t[21][i];
const REAL v380 = i6_t[22][i];
const REAL v381 = i6_t[23][i];
const REAL v382 = i6_t[24][i];
const REAL v383 = i6_t[25][i];
const REAL v384 = i6_t[26][i];
const REAL v385 = i6_t[27][i];
const REAL v386 = i6_t[28][i];
const REAL v387 = i6_t[29][i];
const REAL v388 = i6_t[30][i];
const REAL v389 = i6_t[31][i];
const REAL v390 = i6_t[32][i];
const REAL v391 = i6_t[33][i];
const REAL v392 = i6_t[34][i];
const REAL v393 = i6_t[35][i];
const REAL v394 = i7_t[0][i];
const REAL v395 = v394 * v394;
const REAL v396 = v342 * v342;
const REAL v397 = v121 * v121;
const REAL v398 = PK_ABS(v4);
const REAL v399 = PK_ABS(v5);
const REAL v400 = PK_ABS(v6);
const REAL v401 = v78 < v398 ? v398 : v78;
const REAL v402 = v401 < v399 ? v399 : v401;
const REAL v403 = v402 < v400 ? v400 : v402;
const REAL v404 = PK_UNSCALE(v403);
const REAL v405 = v3 * v404;
const REAL v406 = v4 * v404;
const REAL v407 = v5 * v404;
const REAL v408 = v6 * v404;
const REAL v409 = v405 * v408;
const REAL v410 = v405 * v407;
const REAL v411 = v407 * v407;
const REAL v412 = v408 * v408;
const REAL v413 = v411 + v412;
const REAL v414 = v406 * v407;
const REAL v415 = v406 * v408;
const REAL v416 = v409 + v414;
const REAL v417 = v415 - v410;
const REAL v418 = v405 * v405;
const REAL v419 = v406 * v406;
const REAL v420 = v418 + v419;
const REAL v421 = v411 + v420;
const REAL v422 = v412 + v421;
const REAL v423 = REAL(1) / v422;
const REAL v424 = REAL(2.0) * v423;
const REAL v425 = v413 * v424;
const REAL v426 = v416 * v424;
const REAL v427 = v417 * v424;
const REAL v428 = REAL(1.0) - v425;
const REAL v429 = v405 * v406;
const REAL v430 = v412 + v419;
const REAL v431 = v407 * v408;
const REAL v432 = v414 - v409;
const REAL v433 = v429 + v431;
const REAL v434 = v424 * v432;
const REAL v435 = v424 * v430;
const REAL v436 = v424 * v433;
const REAL v437 = REAL(1.0) - v435;
const REAL v438 = v411 + v419;
const REAL v439 = v410 + v415;
const REAL v440 = v431 - v429;
const REAL v441 = v424 * v439;
const REAL v442 = v424 * v440;
const REAL v443 = v424 * v438;
const REAL v444 = REAL(1.0) - v443;
const REAL v445 = REAL(0.5) * v4;
const REAL v446 = REAL(0.5) * v3;
const REAL v447 = REAL(0.5) * v6;
const REAL v448 = REAL(0.5) * v5;
const REAL v449 = v10 * v184;
const REAL v450 = v11 * v184;
const REAL v451 = v12 * v184;
const REAL v452 = v13 * v184;
const REAL v453 = v449 * v452;
const REAL v454 = v449 * v451;
const REAL v455 = v451 * v451;
const REAL v456 = v452 * v452;
const REAL v457 = v455 + v456;
const REAL v458 = v450 * v451;
const REAL v459 = v450 * v452;
const REAL v460 = v453 + v458;
const REAL v461 = v459 - v454;
const REAL v462 = v449 * v449;
const REAL v463 = v450 * v450;
const REAL v464 = v462 + v463;
const REAL v465 = v455 + v464;
const REAL v466 = v456 + v465;
const REAL v467 = REAL(1) / v466;
const REAL v468 = REAL(2.0) * v467;
const REAL v469 = v457 * v468;
const REAL v470 = v460 * v468;
const REAL v471 = v461 * v468;
const REAL v472 = REAL(1.0) - v469;
const REAL v473 = v449 * v450;
const REAL v474 = v456 + v463;
const REAL v475 = v451 * v452;
const REAL v476 = v458 - v453;
const REAL v477 = v473 + v475;
const REAL v478 = v468 * v476;
const REAL v479 = v468 * v474;
const REAL v480 = v468 * v477;
const REAL v481 = REAL(1.0) - v479;
const REAL v482 = v455 + v463;
const REAL v483 = v454 + v459;
const REAL v484 = v475 - v473;
const REAL v485 = v468 * v483;
const REAL v486 = v468 * v484;
const REAL v487 = v468 * v482;
const REAL v488 = REAL(1.0) - v487;
const REAL v489 = REAL(0.5) * v11;
const REAL v490 = REAL(0.5) * v10;
const REAL v491 = REAL(0.5) * v13;
const REAL v492 = REAL(0.5) * v12;
const auto v493 = v339 <= v340;
const REAL v494 = v493 ? v339 : v340;
const REAL v495 = v342 * v494;
const REAL v496 = v331 * v342;
const REAL v497 = PK_FMA(v495, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v498 = PK_FMA(v495, v497, REAL(1597.9823405784207));
const REAL v499 = PK_FMA(v495, v498, (REAL(-2119.883863246352)));
const REAL v500 = PK_FMA(v495, v499, REAL(1958.1711149305122));
const REAL v501 = PK_FMA(v495, v500, (REAL(-1331.751710601445)));
const REAL v502 = PK_FMA(v495, v501, REAL(689.9864950194894));
const REAL v503 = PK_FMA(v495, v502, (REAL(-277.1238385127134)));
const REAL v504 = PK_FMA(v495, v503, REAL(87.80710088405552));
const REAL v505 = PK_FMA(v495, v504, (REAL(-21.593541742657845)));
const REAL v506 = PK_FMA(v495, v505, REAL(4.547086120700559));
const REAL v507 = PK_FMA(v495, v506, (REAL(-0.4073933743794334)));
const REAL v508 = PK_FMA(v495, v507, REAL(0.3507188784369902));
const REAL v509 = PK_FMA(v495, v508, REAL(0.2762917242235266));
const REAL v510 = PK_FMA(v495, v509, REAL(0.3000633566632698));
const REAL v511 = PK_FMA(v495, v510, REAL(0.3182324748859254));
const REAL v512 = PK_FMA(v495, v511, REAL(0.34099332446130215));
const REAL v513 = PK_FMA(v495, v512, REAL(0.36940834555111196));
const REAL v514 = PK_FMA(v495, v513, REAL(0.4063492067031882));
const REAL v515 = PK_FMA(v495, v514, REAL(0.4571428571400788));
const REAL v516 = PK_FMA(v495, v515, REAL(0.533333333333342));
const REAL v517 = PK_FMA(v495, v516, REAL(0.6666666666666666));
const REAL v518 = PK_FMA(v495, v517, REAL(1.0));
const REAL v519 = v496 * v518;
const REAL v520 = REAL(1) / PK_SQRT(v339);
const REAL v521 = REAL(1.5707963267948966) * v520;
const REAL v522 = REAL(6.123233995736766e-17) * v520;
const REAL v523 = v519 - v522;
const REAL v524 = v521 - v523;
const REAL v525 = v493 ? v519 : v524;
const REAL v526 = REAL(1) / v339;
const REAL v527 = REAL(0.5) * v526;
const REAL v528 = v342 * v496;
const REAL v529 = v496 - v524;
const REAL v530 = v527 * v529;
const REAL v531 = REAL(2.0) * v528;
const REAL v532 = v342 * v531;
const REAL v533 = REAL(3.0) * v530;
const REAL v534 = v528 + v533;
const REAL v535 = v527 * v534;
const REAL v536 = -v535;
const REAL v537 = PK_FMA(v495, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v538 = PK_FMA(v495, v537, REAL(581.1242236694295));
const REAL v539 = PK_FMA(v495, v538, (REAL(-771.0041914006039)));
const REAL v540 = PK_FMA(v495, v539, REAL(712.245782898221));
const REAL v541 = PK_FMA(v495, v540, (REAL(-484.43360102608176)));
const REAL v542 = PK_FMA(v495, v541, REAL(250.9982691362668));
const REAL v543 = PK_FMA(v495, v542, (REAL(-100.8179669996445)));
const REAL v544 = PK_FMA(v495, v543, REAL(31.94209272282824));
const REAL v545 = PK_FMA(v495, v544, (REAL(-7.859355631308653)));
const REAL v546 = PK_FMA(v495, v545, REAL(1.6506001575831));
const REAL v547 = PK_FMA(v495, v546, (REAL(-0.15266460017730477)));
const REAL v548 = PK_FMA(v495, v547, REAL(0.12233810827412876));
const REAL v549 = PK_FMA(v495, v548, REAL(0.09421899911119616));
const REAL v550 = PK_FMA(v495, v549, REAL(0.10153858957775619));
const REAL v551 = PK_FMA(v495, v550, REAL(0.10640510720051534));
const REAL v552 = PK_FMA(v495, v551, REAL(0.11232724664905629));
const REAL v553 = PK_FMA(v495, v552, REAL(0.11934731066638794));
const REAL v554 = PK_FMA(v495, v553, REAL(0.1278721280009319));
const REAL v555 = PK_FMA(v495, v554, REAL(0.13852813852712756));
const REAL v556 = PK_FMA(v495, v555, REAL(0.15238095238095553));
const REAL v557 = PK_FMA(v495, v556, REAL(0.17142857142857143));
const REAL v558 = PK_FMA(v495, v557, REAL(0.2));
const REAL v559 = REAL(4.0) * v495;
const REAL v560 = v558 * v559;
const REAL v561 = REAL(1.0) + v560;
const REAL v562 = REAL(0.3333333333333333) * v561;
const REAL v563 = v528 * v562;
const REAL v564 = -v563;
const REAL v565 = v493 ? v564 : v530;
const REAL v566 = v532 * v558;
const REAL v567 = v493 ? v566 : v536;
const REAL v568 = v331 * v525;
const REAL v569 = v343 * v565;
const REAL v570 = v342 + v569;
const REAL v571 = v250 * v568;
const REAL v572 = v251 * v568;
const REAL v573 = v252 * v568;
const REAL v574 = v346 * v525;
const REAL v575 = v349 * v525;
const REAL v576 = v352 * v525;
const REAL v577 = v571 - v574;
const REAL v578 = v572 - v575;
const REAL v579 = v573 - v576;
const REAL v580 = v357 * v570;
const REAL v581 = v332 * v580;
const REAL v582 = v333 * v580;
const REAL v583 = v334 * v580;
const REAL v584 = v577 + v581;
const REAL v585 = v578 + v582;
const REAL v586 = v579 + v583;
const REAL v587 = REAL(2.0) * v525;
const REAL v588 = v332 * v587;
const REAL v589 = v333 * v587;
const REAL v590 = v334 * v587;
const REAL v591 = v358 * v584;
const REAL v592 = v359 * v585;
const REAL v593 = v591 + v592;
const REAL v594 = v360 * v586;
const REAL v595 = v593 + v594;
const REAL v596 = v361 * v588;
const REAL v597 = v595 + v596;
const REAL v598 = v362 * v589;
const REAL v599 = v597 + v598;
const REAL v600 = v363 * v590;
const REAL v601 = v599 + v600;
const REAL v602 = v364 * v584;
const REAL v603 = v365 * v585;
const REAL v604 = v602 + v603;
const REAL v605 = v366 * v586;
const REAL v606 = v604 + v605;
const REAL v607 = v367 * v588;
const REAL v608 = v606 + v607;
const REAL v609 = v368 * v589;
const REAL v610 = v608 + v609;
const REAL v611 = v369 * v590;
const REAL v612 = v610 + v611;
const REAL v613 = v370 * v584;
const REAL v614 = v371 * v585;
const REAL v615 = v613 + v614;
const REAL v616 = v372 * v586;
const REAL v617 = v615 + v616;
const REAL v618 = v373 * v588;
const REAL v619 = v617 + v618;
const REAL v620 = v374 * v589;
const REAL v621 = v619 + v620;
const REAL v622 = v375 * v590;
const REAL v623 = v621 + v622;
const REAL v624 = v376 * v584;
const REAL v625 = v377 * v585;
const REAL v626 = v624 + v625;
const REAL v627 = v378 * v586;
const REAL v628 = v626 + v627;
const REAL v629 = v379 * v588;
const REAL v630 = v628 + v629;
const REAL v631 = v380 * v589;
const REAL v632 = v630 + v631;
const REAL v633 = v381 * v590;
const REAL v634 = v632 + v633;
const REAL v635 = v382 * v584;
const REAL v636 = v383 * v585;
const REAL v637 = v635 + v636;
const REAL v638 = v384 * v586;
const REAL v639 = v637 + v638;
const REAL v640 = v385 * v588;
const REAL v641 = v639 + v640;
const REAL v642 = v386 * v589;
const REAL v643 = v641 + v642;
const REAL v644 = v387 * v590;
const REAL v645 = v643 + v644;
const REAL v646 = v388 * v584;
const REAL v647 = v389 * v585;
const REAL v648 = v646 + v647;
const REAL v649 = v390 * v586;
const REAL v650 = v648 + v649;
const REAL v651 = v391 * v588;
const REAL v652 = v650 + v651;
const REAL v653 = v392 * v589;
const REAL v654 = v652 + v653;
const REAL v655 = v393 * v590;
const REAL v656 = v654 + v655;
const REAL v657 = v584 * v601;
const REAL v658 = v585 * v612;
const REAL v659 = v657 + v658;
const REAL v660 = v586 * v623;
const REAL v661 = v659 + v660;
const REAL v662 = v588 * v634;
const REAL v663 = v661 + v662;
const REAL v664 = v589 * v645;
const REAL v665 = v663 + v664;
const REAL v666 = v590 * v656;
const REAL v667 = v665 + v666;
const REAL v668 = v395 + v667;
const REAL v669 = REAL(1) / v668;
const REAL v670 = v395 * v669;
const REAL v671 = v667 * v670;
const REAL v672 = v670 * v670;
const REAL v673 = v601 * v672;
const REAL v674 = v612 * v672;
const REAL v675 = v623 * v672;
const REAL v676 = v634 * v672;
const REAL v677 = v645 * v672;
const REAL v678 = v656 * v672;
const REAL v679 = v587 * v678;
const REAL v680 = v334 * v678;
const REAL v681 = v587 * v677;
const REAL v682 = v333 * v677;
const REAL v683 = v680 + v682;
const REAL v684 = v587 * v676;
const REAL v685 = v332 * v676;
const REAL v686 = v683 + v685;
const REAL v687 = REAL(2.0) * v686;
const REAL v688 = v580 * v675;
const REAL v689 = v679 + v688;
const REAL v690 = v334 * v675;
const REAL v691 = v580 * v674;
const REAL v692 = v681 + v691;
const REAL v693 = v333 * v674;
const REAL v694 = v690 + v693;
const REAL v695 = v580 * v673;
const REAL v696 = v684 + v695;
const REAL v697 = v332 * v673;
const REAL v698 = v694 + v697;
const REAL v699 = v357 * v698;
const REAL v700 = v570 * v698;
const REAL v701 = v334 * v700;
const REAL v702 = v252 * v700;
const REAL v703 = v689 + v702;
const REAL v704 = v333 * v700;
const REAL v705 = v251 * v700;
const REAL v706 = v692 + v705;
const REAL v707 = v332 * v700;
const REAL v708 = v250 * v700;
const REAL v709 = v696 + v708;
const REAL v710 = v352 * v675;
const REAL v711 = v687 - v710;
const REAL v712 = v525 * v675;
const REAL v713 = v349 * v674;
const REAL v714 = v711 - v713;
const REAL v715 = v525 * v674;
const REAL v716 = v346 * v673;
const REAL v717 = v714 - v716;
const REAL v718 = v525 * v673;
const REAL v719 = v333 * v712;
const REAL v720 = v707 + v719;
const REAL v721 = v250 * v712;
const REAL v722 = v706 + v721;
const REAL v723 = v332 * v712;
const REAL v724 = v704 - v723;
const REAL v725 = v251 * v712;
const REAL v726 = v709 - v725;
const REAL v727 = v332 * v715;
const REAL v728 = v701 + v727;
const REAL v729 = v252 * v715;
const REAL v730 = v726 + v729;
const REAL v731 = v334 * v715;
const REAL v732 = v720 - v731;
const REAL v733 = v250 * v715;
const REAL v734 = v703 - v733;
const REAL v735 = v334 * v718;
const REAL v736 = v724 + v735;
const REAL v737 = v251 * v718;
const REAL v738 = v734 + v737;
const REAL v739 = v333 * v718;
const REAL v740 = v728 - v739;
const REAL v741 = v252 * v718;
const REAL v742 = v722 - v741;
const REAL v743 = v568 * v675;
const REAL v744 = v740 + v743;
const REAL v745 = v252 * v675;
const REAL v746 = v568 * v674;
const REAL v747 = v736 + v746;
const REAL v748 = v251 * v674;
const REAL v749 = v745 + v748;
const REAL v750 = v568 * v673;
const REAL v751 = v732 + v750;
const REAL v752 = v250 * v673;
const REAL v753 = v749 + v752;
const REAL v754 = v565 * v699;
const REAL v755 = v343 * v699;
const REAL v756 = v396 * v755;
const REAL v757 = v567 * v755;
const REAL v758 = REAL(2.0) * v754;
const REAL v759 = v756 + v758;
const REAL v760 = v396 * v699;
const REAL v761 = v757 - v760;
const REAL v762 = v331 * v760;
const REAL v763 = v759 - v762;
const REAL v764 = v763 - v762;
const REAL v765 = v525 * v753;
const REAL v766 = v764 + v765;
const REAL v767 = v331 * v753;
const REAL v768 = v717 + v767;
const REAL v769 = v342 * v768;
const REAL v770 = v766 - v769;
const REAL v771 = v565 * v768;
const REAL v772 = v761 + v771;
const REAL v773 = v334 * v772;
const REAL v774 = v738 + v773;
const REAL v775 = v773 + v774;
const REAL v776 = v333 * v772;
const REAL v777 = v742 + v776;
const REAL v778 = v776 + v777;
const REAL v779 = v332 * v772;
const REAL v780 = v730 + v779;
const REAL v781 = v779 + v780;
const REAL v782 = v330 * v775;
const REAL v783 = v330 * v778;
const REAL v784 = v330 * v781;
const REAL v785 = v330 * v770;
const REAL v786 = v318 * v782;
const REAL v787 = v318 * v783;
const REAL v788 = v318 * v784;
const REAL v789 = v318 * v785;
const REAL v790 = v262 * v786;
const REAL v791 = v261 * v786;
const REAL v792 = v263 * v786;
const REAL v793 = v260 * v786;
const REAL v794 = v261 * v787;
const REAL v795 = v793 + v794;
const REAL v796 = v263 * v787;
const REAL v797 = v790 - v796;
const REAL v798 = v262 * v787;
const REAL v799 = v792 + v798;
const REAL v800 = v260 * v787;
const REAL v801 = v800 - v791;
const REAL v802 = v263 * v788;
const REAL v803 = v801 + v802;
const REAL v804 = v262 * v788;
const REAL v805 = v795 - v804;
const REAL v806 = v261 * v788;
const REAL v807 = v799 + v806;
const REAL v808 = v260 * v788;
const REAL v809 = v797 + v808;
const REAL v810 = v263 * v789;
const REAL v811 = v805 + v810;
const REAL v812 = v262 * v789;
const REAL v813 = v803 + v812;
const REAL v814 = v261 * v789;
const REAL v815 = v809 + v814;
const REAL v816 = v260 * v789;
const REAL v817 = v816 - v807;
const REAL v818 = v278 * v811;
const REAL v819 = v278 * v813;
const REAL v820 = v278 * v815;
const REAL v821 = v278 * v817;
const REAL v822 = v68 * v744;
const REAL v823 = v68 * v747;
const REAL v824 = v68 * v751;
const REAL v825 = v34 * v822;
const REAL v826 = v33 * v822;
const REAL v827 = v33 * v823;
const REAL v828 = v35 * v823;
const REAL v829 = v825 - v828;
const REAL v830 = v35 * v824;
const REAL v831 = v830 - v826;
const REAL v832 = v34 * v824;
const REAL v833 = v827 - v832;
const REAL v834 = v32 * v822;
const REAL v835 = v833 + v834;
const REAL v836 = v32 * v823;
const REAL v837 = v831 + v836;
const REAL v838 = v32 * v824;
const REAL v839 = v829 + v838;
const REAL v840 = v34 * v835;
const REAL v841 = v751 + v840;
const REAL v842 = v33 * v835;
const REAL v843 = v747 - v842;
const REAL v844 = v33 * v837;
const REAL v845 = v744 + v844;
const REAL v846 = v35 * v837;
const REAL v847 = v841 - v846;
const REAL v848 = v35 * v839;
const REAL v849 = v843 + v848;
const REAL v850 = v34 * v839;
const REAL v851 = v845 - v850;
const REAL v852 = v189 * v818;
const REAL v853 = v171 * v818;
const REAL v854 = v190 * v818;
const REAL v855 = v170 * v818;
const REAL v856 = v188 * v818;
const REAL v857 = v172 * v818;
const REAL v858 = v191 * v818;
const REAL v859 = v169 * v818;
const REAL v860 = v191 * v819;
const REAL v861 = v860 - v854;
const REAL v862 = v170 * v819;
const REAL v863 = v859 + v862;
const REAL v864 = v189 * v819;
const REAL v865 = v856 + v864;
const REAL v866 = v172 * v819;
const REAL v867 = v853 - v866;
const REAL v868 = v188 * v819;
const REAL v869 = v852 - v868;
const REAL v870 = v171 * v819;
const REAL v871 = v857 + v870;
const REAL v872 = v190 * v819;
const REAL v873 = v858 + v872;
const REAL v874 = v169 * v819;
const REAL v875 = v874 - v855;
const REAL v876 = v190 * v820;
const REAL v877 = v876 - v865;
const REAL v878 = v172 * v820;
const REAL v879 = v875 + v878;
const REAL v880 = v191 * v820;
const REAL v881 = v869 - v880;
const REAL v882 = v171 * v820;
const REAL v883 = v863 - v882;
const REAL v884 = v188 * v820;
const REAL v885 = v861 - v884;
const REAL v886 = v170 * v820;
const REAL v887 = v871 + v886;
const REAL v888 = v189 * v820;
const REAL v889 = v873 + v888;
const REAL v890 = v169 * v820;
const REAL v891 = v867 + v890;
const REAL v892 = v191 * v821;
const REAL v893 = v877 + v892;
const REAL v894 = v172 * v821;
const REAL v895 = v883 + v894;
const REAL v896 = v190 * v821;
const REAL v897 = v881 + v896;
const REAL v898 = v171 * v821;
const REAL v899 = v879 + v898;
const REAL v900 = v189 * v821;
const REAL v901 = v885 + v900;
const REAL v902 = v170 * v821;
const REAL v903 = v891 + v902;
const REAL v904 = v188 * v821;
const REAL v905 = v889 + v904;
const REAL v906 = v169 * v821;
const REAL v907 = v906 - v887;
const REAL v908 = v187 * v895;
const REAL v909 = v187 * v899;
const REAL v910 = v187 * v903;
const REAL v911 = v187 * v907;
const REAL v912 = v168 * v893;
const REAL v913 = v168 * v897;
const REAL v914 = v168 * v901;
const REAL v915 = v168 * v905;
const REAL v916 = v850 - v845;
const REAL v917 = v846 - v841;
const REAL v918 = v152 * v851;
const REAL v919 = v122 * v851;
const REAL v920 = v151 * v849;
const REAL v921 = v918 + v920;
const REAL v922 = v122 * v849;
const REAL v923 = v150 * v847;
const REAL v924 = v921 + v923;
const REAL v925 = v122 * v847;
const REAL v926 = v131 * v919;
const REAL v927 = v88 * v919;
const REAL v928 = v134 * v919;
const REAL v929 = v87 * v919;
const REAL v930 = v137 * v922;
const REAL v931 = v930 - v928;
const REAL v932 = v87 * v922;
const REAL v933 = v131 * v922;
const REAL v934 = v89 * v922;
const REAL v935 = v927 - v934;
const REAL v936 = v134 * v925;
const REAL v937 = v936 - v933;
const REAL v938 = v89 * v925;
const REAL v939 = v938 - v929;
const REAL v940 = v137 * v925;
const REAL v941 = v926 - v940;
const REAL v942 = v88 * v925;
const REAL v943 = v932 - v942;
const REAL v944 = v137 * v919;
const REAL v945 = v86 * v919;
const REAL v946 = v943 + v945;
const REAL v947 = v134 * v922;
const REAL v948 = v944 + v947;
const REAL v949 = v86 * v922;
const REAL v950 = v939 + v949;
const REAL v951 = v131 * v925;
const REAL v952 = v948 + v951;
const REAL v953 = v86 * v925;
const REAL v954 = v935 + v953;
const REAL v955 = v88 * v946;
const REAL v956 = v847 + v955;
const REAL v957 = v7 * v946;
const REAL v958 = v941 + v957;
const REAL v959 = v87 * v946;
const REAL v960 = v849 - v959;
const REAL v961 = v8 * v946;
const REAL v962 = v931 - v961;
const REAL v963 = v87 * v950;
const REAL v964 = v851 + v963;
const REAL v965 = v9 * v950;
const REAL v966 = v962 + v965;
const REAL v967 = v89 * v950;
const REAL v968 = v956 - v967;
const REAL v969 = v7 * v950;
const REAL v970 = v937 - v969;
const REAL v971 = v89 * v954;
const REAL v972 = v960 + v971;
const REAL v973 = v8 * v954;
const REAL v974 = v970 + v973;
const REAL v975 = v88 * v954;
const REAL v976 = v964 - v975;
const REAL v977 = v9 * v954;
const REAL v978 = v958 - v977;
const REAL v979 = v122 * v916;
const REAL v980 = v113 * v916;
const REAL v981 = v924 + v980;
const REAL v982 = v112 * v849;
const REAL v983 = v981 - v982;
const REAL v984 = v122 * v917;
const REAL v985 = v111 * v917;
const REAL v986 = v983 + v985;
const REAL v987 = REAL(2.0) * v986;
const REAL v988 = v397 * v987;
const REAL v989 = v89 * v988;
const REAL v990 = v974 - v989;
const REAL v991 = v990 - v989;
const REAL v992 = v88 * v988;
const REAL v993 = v978 - v992;
const REAL v994 = v993 - v992;
const REAL v995 = v87 * v988;
const REAL v996 = v966 - v995;
const REAL v997 = v996 - v995;
const REAL v998 = v86 * v988;
const REAL v999 = v952 - v998;
const REAL v1000 = v999 - v998;
const REAL v1001 = v92 * v979;
const REAL v1002 = v994 + v1001;
const REAL v1003 = v88 * v979;
const REAL v1004 = v95 * v979;
const REAL v1005 = v997 - v1004;
const REAL v1006 = v87 * v979;
const REAL v1007 = v98 * v922;
const REAL v1008 = v1005 - v1007;
const REAL v1009 = v92 * v922;
const REAL v1010 = v991 + v1009;
const REAL v1011 = v934 + v1003;
const REAL v1012 = v95 * v984;
const REAL v1013 = v1010 + v1012;
const REAL v1014 = v89 * v984;
const REAL v1015 = v1014 - v1006;
const REAL v1016 = v98 * v984;
const REAL v1017 = v1002 - v1016;
const REAL v1018 = v88 * v984;
const REAL v1019 = v932 + v1018;
const REAL v1020 = v98 * v979;
const REAL v1021 = v1000 + v1020;
const REAL v1022 = v86 * v979;
const REAL v1023 = v1022 - v1019;
const REAL v1024 = v95 * v922;
const REAL v1025 = v1021 - v1024;
const REAL v1026 = v1015 - v949;
const REAL v1027 = v92 * v984;
const REAL v1028 = v1025 + v1027;
const REAL v1029 = v86 * v984;
const REAL v1030 = v1011 + v1029;
const REAL v1031 = v1019 - v1022;
const REAL v1032 = v88 * v1023;
const REAL v1033 = v917 + v1032;
const REAL v1034 = v0 * v1023;
const REAL v1035 = v1017 + v1034;
const REAL v1036 = v87 * v1031;
const REAL v1037 = v1036 - v849;
const REAL v1038 = v1 * v1031;
const REAL v1039 = v1008 + v1038;
const REAL v1040 = v949 - v1015;
const REAL v1041 = v87 * v1026;
const REAL v1042 = v916 + v1041;
const REAL v1043 = v2 * v1026;
const REAL v1044 = v1039 + v1043;
const REAL v1045 = v89 * v1040;
const REAL v1046 = v1033 + v1045;
const REAL v1047 = v0 * v1040;
const REAL v1048 = v1013 + v1047;
const REAL v1049 = v89 * v1030;
const REAL v1050 = v1037 + v1049;
const REAL v1051 = v1 * v1030;
const REAL v1052 = v1048 + v1051;
const REAL v1053 = v88 * v1030;
const REAL v1054 = v1042 - v1053;
const REAL v1055 = v2 * v1030;
const REAL v1056 = v1035 - v1055;
const REAL v1057 = v85 * v1052;
const REAL v1058 = v912 + v1057;
const REAL v1059 = v85 * v1056;
const REAL v1060 = v913 + v1059;
const REAL v1061 = v85 * v1044;
const REAL v1062 = v914 + v1061;
const REAL v1063 = v85 * v1028;
const REAL v1064 = v915 + v1063;
const REAL v1065 = v428 * v1046;
const REAL v1066 = v426 * v1050;
const REAL v1067 = v1065 + v1066;
const REAL v1068 = v427 * v1054;
const REAL v1069 = v1067 + v1068;
const REAL v1070 = v434 * v1046;
const REAL v1071 = v437 * v1050;
const REAL v1072 = v1070 + v1071;
const REAL v1073 = v436 * v1054;
const REAL v1074 = v1072 + v1073;
const REAL v1075 = v441 * v1046;
const REAL v1076 = v442 * v1050;
const REAL v1077 = v1075 + v1076;
const REAL v1078 = v444 * v1054;
const REAL v1079 = v1077 + v1078;
const REAL v1080 = v445 * v1064;
const REAL v1081 = v446 * v1062;
const REAL v1082 = v1081 - v1080;
const REAL v1083 = v447 * v1060;
const REAL v1084 = v1082 + v1083;
const REAL v1085 = v448 * v1058;
const REAL v1086 = v1084 - v1085;
const REAL v1087 = v448 * v1064;
const REAL v1088 = v447 * v1062;
const REAL v1089 = v1087 + v1088;
const REAL v1090 = v446 * v1060;
const REAL v1091 = v1090 - v1089;
const REAL v1092 = v445 * v1058;
const REAL v1093 = v1091 + v1092;
const REAL v1094 = v447 * v1064;
const REAL v1095 = v448 * v1062;
const REAL v1096 = v1095 - v1094;
const REAL v1097 = v445 * v1060;
const REAL v1098 = v1096 - v1097;
const REAL v1099 = v446 * v1058;
const REAL v1100 = v1098 + v1099;
const REAL v1101 = v472 * v968;
const REAL v1102 = v470 * v972;
const REAL v1103 = v1101 + v1102;
const REAL v1104 = v471 * v976;
const REAL v1105 = v1103 + v1104;
const REAL v1106 = v478 * v968;
const REAL v1107 = v481 * v972;
const REAL v1108 = v1106 + v1107;
const REAL v1109 = v480 * v976;
const REAL v1110 = v1108 + v1109;
const REAL v1111 = v485 * v968;
const REAL v1112 = v486 * v972;
const REAL v1113 = v1111 + v1112;
const REAL v1114 = v488 * v976;
const REAL v1115 = v1113 + v1114;
const REAL v1116 = v489 * v911;
const REAL v1117 = v490 * v910;
const REAL v1118 = v1117 - v1116;
const REAL v1119 = v491 * v909;
const REAL v1120 = v1118 + v1119;
const REAL v1121 = v492 * v908;
const REAL v1122 = v1120 - v1121;
const REAL v1123 = v492 * v911;
const REAL v1124 = v491 * v910;
const REAL v1125 = v1123 + v1124;
const REAL v1126 = v490 * v909;
const REAL v1127 = v1126 - v1125;
const REAL v1128 = v489 * v908;
const REAL v1129 = v1127 + v1128;
const REAL v1130 = v491 * v911;
const REAL v1131 = v492 * v910;
const REAL v1132 = v1131 - v1130;
const REAL v1133 = v489 * v909;
const REAL v1134 = v1132 - v1133;
const REAL v1135 = v490 * v908;
const REAL v1136 = v1134 + v1135;
o0_t[0][i] = v671;
o1_t[0][i] = v1069;
o1_t[1][i] = v1074;
o1_t[2][i] = v1079;
o1_t[3][i] = v1086;
o1_t[4][i] = v1093;
o1_t[5][i] = v1100;
o2_t[0][i] = v1105;
o2_t[1][i] = v1110;
o2_t[2][i] = v1115;
o2_t[3][i] = v1122;
o2_t[4][i] = v1129;
o2_t[5][i] = v1136;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); p[2] = STORE(o1_t[2][i]); p[3] = STORE(o1_t[3][i]); p[4] = STORE(o1_t[4][i]); p[5] = STORE(o1_t[5][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); p[4] = STORE(o2_t[4][i]); p[5] = STORE(o2_t[5][i]); }
}

}
#endif
}


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.information.geman_mcclure.gradient f64.sssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_body_0(
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i6_e1,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i6_e1)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b {
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i5_e0;
    wp::int64 i6_e0;
    wp::int64 i6_e1;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b *_wp_args)
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i6_e1 = _wp_args->i6_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0, i6_e0, i6_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0, var_i6_e0, var_i6_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b *_wp_args)
{
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_9cd67471_2b104d6b_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

