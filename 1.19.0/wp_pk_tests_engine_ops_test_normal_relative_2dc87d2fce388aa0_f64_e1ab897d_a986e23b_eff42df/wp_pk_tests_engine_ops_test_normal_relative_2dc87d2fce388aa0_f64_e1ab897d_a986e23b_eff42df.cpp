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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.information.huber.gradient f64.sssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_body_0(
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
const REAL v396 = REAL(2.0) * v394;
const REAL v397 = v342 * v342;
const REAL v398 = v121 * v121;
const REAL v399 = PK_ABS(v4);
const REAL v400 = PK_ABS(v5);
const REAL v401 = PK_ABS(v6);
const REAL v402 = v78 < v399 ? v399 : v78;
const REAL v403 = v402 < v400 ? v400 : v402;
const REAL v404 = v403 < v401 ? v401 : v403;
const REAL v405 = PK_UNSCALE(v404);
const REAL v406 = v3 * v405;
const REAL v407 = v4 * v405;
const REAL v408 = v5 * v405;
const REAL v409 = v6 * v405;
const REAL v410 = v406 * v409;
const REAL v411 = v406 * v408;
const REAL v412 = v408 * v408;
const REAL v413 = v409 * v409;
const REAL v414 = v412 + v413;
const REAL v415 = v407 * v408;
const REAL v416 = v407 * v409;
const REAL v417 = v410 + v415;
const REAL v418 = v416 - v411;
const REAL v419 = v406 * v406;
const REAL v420 = v407 * v407;
const REAL v421 = v419 + v420;
const REAL v422 = v412 + v421;
const REAL v423 = v413 + v422;
const REAL v424 = REAL(1) / v423;
const REAL v425 = REAL(2.0) * v424;
const REAL v426 = v414 * v425;
const REAL v427 = v417 * v425;
const REAL v428 = v418 * v425;
const REAL v429 = REAL(1.0) - v426;
const REAL v430 = v406 * v407;
const REAL v431 = v413 + v420;
const REAL v432 = v408 * v409;
const REAL v433 = v415 - v410;
const REAL v434 = v430 + v432;
const REAL v435 = v425 * v433;
const REAL v436 = v425 * v431;
const REAL v437 = v425 * v434;
const REAL v438 = REAL(1.0) - v436;
const REAL v439 = v412 + v420;
const REAL v440 = v411 + v416;
const REAL v441 = v432 - v430;
const REAL v442 = v425 * v440;
const REAL v443 = v425 * v441;
const REAL v444 = v425 * v439;
const REAL v445 = REAL(1.0) - v444;
const REAL v446 = REAL(0.5) * v4;
const REAL v447 = REAL(0.5) * v3;
const REAL v448 = REAL(0.5) * v6;
const REAL v449 = REAL(0.5) * v5;
const REAL v450 = v10 * v184;
const REAL v451 = v11 * v184;
const REAL v452 = v12 * v184;
const REAL v453 = v13 * v184;
const REAL v454 = v450 * v453;
const REAL v455 = v450 * v452;
const REAL v456 = v452 * v452;
const REAL v457 = v453 * v453;
const REAL v458 = v456 + v457;
const REAL v459 = v451 * v452;
const REAL v460 = v451 * v453;
const REAL v461 = v454 + v459;
const REAL v462 = v460 - v455;
const REAL v463 = v450 * v450;
const REAL v464 = v451 * v451;
const REAL v465 = v463 + v464;
const REAL v466 = v456 + v465;
const REAL v467 = v457 + v466;
const REAL v468 = REAL(1) / v467;
const REAL v469 = REAL(2.0) * v468;
const REAL v470 = v458 * v469;
const REAL v471 = v461 * v469;
const REAL v472 = v462 * v469;
const REAL v473 = REAL(1.0) - v470;
const REAL v474 = v450 * v451;
const REAL v475 = v457 + v464;
const REAL v476 = v452 * v453;
const REAL v477 = v459 - v454;
const REAL v478 = v474 + v476;
const REAL v479 = v469 * v477;
const REAL v480 = v469 * v475;
const REAL v481 = v469 * v478;
const REAL v482 = REAL(1.0) - v480;
const REAL v483 = v456 + v464;
const REAL v484 = v455 + v460;
const REAL v485 = v476 - v474;
const REAL v486 = v469 * v484;
const REAL v487 = v469 * v485;
const REAL v488 = v469 * v483;
const REAL v489 = REAL(1.0) - v488;
const REAL v490 = REAL(0.5) * v11;
const REAL v491 = REAL(0.5) * v10;
const REAL v492 = REAL(0.5) * v13;
const REAL v493 = REAL(0.5) * v12;
const auto v494 = v339 <= v340;
const REAL v495 = v494 ? v339 : v340;
const REAL v496 = v342 * v495;
const REAL v497 = v331 * v342;
const REAL v498 = PK_FMA(v496, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v499 = PK_FMA(v496, v498, REAL(1597.9823405784207));
const REAL v500 = PK_FMA(v496, v499, (REAL(-2119.883863246352)));
const REAL v501 = PK_FMA(v496, v500, REAL(1958.1711149305122));
const REAL v502 = PK_FMA(v496, v501, (REAL(-1331.751710601445)));
const REAL v503 = PK_FMA(v496, v502, REAL(689.9864950194894));
const REAL v504 = PK_FMA(v496, v503, (REAL(-277.1238385127134)));
const REAL v505 = PK_FMA(v496, v504, REAL(87.80710088405552));
const REAL v506 = PK_FMA(v496, v505, (REAL(-21.593541742657845)));
const REAL v507 = PK_FMA(v496, v506, REAL(4.547086120700559));
const REAL v508 = PK_FMA(v496, v507, (REAL(-0.4073933743794334)));
const REAL v509 = PK_FMA(v496, v508, REAL(0.3507188784369902));
const REAL v510 = PK_FMA(v496, v509, REAL(0.2762917242235266));
const REAL v511 = PK_FMA(v496, v510, REAL(0.3000633566632698));
const REAL v512 = PK_FMA(v496, v511, REAL(0.3182324748859254));
const REAL v513 = PK_FMA(v496, v512, REAL(0.34099332446130215));
const REAL v514 = PK_FMA(v496, v513, REAL(0.36940834555111196));
const REAL v515 = PK_FMA(v496, v514, REAL(0.4063492067031882));
const REAL v516 = PK_FMA(v496, v515, REAL(0.4571428571400788));
const REAL v517 = PK_FMA(v496, v516, REAL(0.533333333333342));
const REAL v518 = PK_FMA(v496, v517, REAL(0.6666666666666666));
const REAL v519 = PK_FMA(v496, v518, REAL(1.0));
const REAL v520 = v497 * v519;
const REAL v521 = REAL(1) / PK_SQRT(v339);
const REAL v522 = REAL(1.5707963267948966) * v521;
const REAL v523 = REAL(6.123233995736766e-17) * v521;
const REAL v524 = v520 - v523;
const REAL v525 = v522 - v524;
const REAL v526 = v494 ? v520 : v525;
const REAL v527 = REAL(1) / v339;
const REAL v528 = REAL(0.5) * v527;
const REAL v529 = v342 * v497;
const REAL v530 = v497 - v525;
const REAL v531 = v528 * v530;
const REAL v532 = REAL(2.0) * v529;
const REAL v533 = v342 * v532;
const REAL v534 = REAL(3.0) * v531;
const REAL v535 = v529 + v534;
const REAL v536 = v528 * v535;
const REAL v537 = -v536;
const REAL v538 = PK_FMA(v496, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v539 = PK_FMA(v496, v538, REAL(581.1242236694295));
const REAL v540 = PK_FMA(v496, v539, (REAL(-771.0041914006039)));
const REAL v541 = PK_FMA(v496, v540, REAL(712.245782898221));
const REAL v542 = PK_FMA(v496, v541, (REAL(-484.43360102608176)));
const REAL v543 = PK_FMA(v496, v542, REAL(250.9982691362668));
const REAL v544 = PK_FMA(v496, v543, (REAL(-100.8179669996445)));
const REAL v545 = PK_FMA(v496, v544, REAL(31.94209272282824));
const REAL v546 = PK_FMA(v496, v545, (REAL(-7.859355631308653)));
const REAL v547 = PK_FMA(v496, v546, REAL(1.6506001575831));
const REAL v548 = PK_FMA(v496, v547, (REAL(-0.15266460017730477)));
const REAL v549 = PK_FMA(v496, v548, REAL(0.12233810827412876));
const REAL v550 = PK_FMA(v496, v549, REAL(0.09421899911119616));
const REAL v551 = PK_FMA(v496, v550, REAL(0.10153858957775619));
const REAL v552 = PK_FMA(v496, v551, REAL(0.10640510720051534));
const REAL v553 = PK_FMA(v496, v552, REAL(0.11232724664905629));
const REAL v554 = PK_FMA(v496, v553, REAL(0.11934731066638794));
const REAL v555 = PK_FMA(v496, v554, REAL(0.1278721280009319));
const REAL v556 = PK_FMA(v496, v555, REAL(0.13852813852712756));
const REAL v557 = PK_FMA(v496, v556, REAL(0.15238095238095553));
const REAL v558 = PK_FMA(v496, v557, REAL(0.17142857142857143));
const REAL v559 = PK_FMA(v496, v558, REAL(0.2));
const REAL v560 = REAL(4.0) * v496;
const REAL v561 = v559 * v560;
const REAL v562 = REAL(1.0) + v561;
const REAL v563 = REAL(0.3333333333333333) * v562;
const REAL v564 = v529 * v563;
const REAL v565 = -v564;
const REAL v566 = v494 ? v565 : v531;
const REAL v567 = v533 * v559;
const REAL v568 = v494 ? v567 : v537;
const REAL v569 = v331 * v526;
const REAL v570 = v343 * v566;
const REAL v571 = v342 + v570;
const REAL v572 = v250 * v569;
const REAL v573 = v251 * v569;
const REAL v574 = v252 * v569;
const REAL v575 = v346 * v526;
const REAL v576 = v349 * v526;
const REAL v577 = v352 * v526;
const REAL v578 = v572 - v575;
const REAL v579 = v573 - v576;
const REAL v580 = v574 - v577;
const REAL v581 = v357 * v571;
const REAL v582 = v332 * v581;
const REAL v583 = v333 * v581;
const REAL v584 = v334 * v581;
const REAL v585 = v578 + v582;
const REAL v586 = v579 + v583;
const REAL v587 = v580 + v584;
const REAL v588 = REAL(2.0) * v526;
const REAL v589 = v332 * v588;
const REAL v590 = v333 * v588;
const REAL v591 = v334 * v588;
const REAL v592 = v358 * v585;
const REAL v593 = v359 * v586;
const REAL v594 = v592 + v593;
const REAL v595 = v360 * v587;
const REAL v596 = v594 + v595;
const REAL v597 = v361 * v589;
const REAL v598 = v596 + v597;
const REAL v599 = v362 * v590;
const REAL v600 = v598 + v599;
const REAL v601 = v363 * v591;
const REAL v602 = v600 + v601;
const REAL v603 = v364 * v585;
const REAL v604 = v365 * v586;
const REAL v605 = v603 + v604;
const REAL v606 = v366 * v587;
const REAL v607 = v605 + v606;
const REAL v608 = v367 * v589;
const REAL v609 = v607 + v608;
const REAL v610 = v368 * v590;
const REAL v611 = v609 + v610;
const REAL v612 = v369 * v591;
const REAL v613 = v611 + v612;
const REAL v614 = v370 * v585;
const REAL v615 = v371 * v586;
const REAL v616 = v614 + v615;
const REAL v617 = v372 * v587;
const REAL v618 = v616 + v617;
const REAL v619 = v373 * v589;
const REAL v620 = v618 + v619;
const REAL v621 = v374 * v590;
const REAL v622 = v620 + v621;
const REAL v623 = v375 * v591;
const REAL v624 = v622 + v623;
const REAL v625 = v376 * v585;
const REAL v626 = v377 * v586;
const REAL v627 = v625 + v626;
const REAL v628 = v378 * v587;
const REAL v629 = v627 + v628;
const REAL v630 = v379 * v589;
const REAL v631 = v629 + v630;
const REAL v632 = v380 * v590;
const REAL v633 = v631 + v632;
const REAL v634 = v381 * v591;
const REAL v635 = v633 + v634;
const REAL v636 = v382 * v585;
const REAL v637 = v383 * v586;
const REAL v638 = v636 + v637;
const REAL v639 = v384 * v587;
const REAL v640 = v638 + v639;
const REAL v641 = v385 * v589;
const REAL v642 = v640 + v641;
const REAL v643 = v386 * v590;
const REAL v644 = v642 + v643;
const REAL v645 = v387 * v591;
const REAL v646 = v644 + v645;
const REAL v647 = v388 * v585;
const REAL v648 = v389 * v586;
const REAL v649 = v647 + v648;
const REAL v650 = v390 * v587;
const REAL v651 = v649 + v650;
const REAL v652 = v391 * v589;
const REAL v653 = v651 + v652;
const REAL v654 = v392 * v590;
const REAL v655 = v653 + v654;
const REAL v656 = v393 * v591;
const REAL v657 = v655 + v656;
const REAL v658 = v585 * v602;
const REAL v659 = v586 * v613;
const REAL v660 = v658 + v659;
const REAL v661 = v587 * v624;
const REAL v662 = v660 + v661;
const REAL v663 = v589 * v635;
const REAL v664 = v662 + v663;
const REAL v665 = v590 * v646;
const REAL v666 = v664 + v665;
const REAL v667 = v591 * v657;
const REAL v668 = v666 + v667;
const auto v669 = v395 < v668;
const REAL v670 = v669 ? v668 : v395;
const REAL v671 = REAL(1) / PK_SQRT(v670);
const REAL v672 = v396 * v668;
const REAL v673 = v671 * v672;
const REAL v674 = v673 - v395;
const REAL v675 = v669 ? v674 : v668;
const REAL v676 = v394 * v671;
const REAL v677 = v669 ? v676 : REAL(1.0);
const REAL v678 = v602 * v677;
const REAL v679 = v613 * v677;
const REAL v680 = v624 * v677;
const REAL v681 = v635 * v677;
const REAL v682 = v646 * v677;
const REAL v683 = v657 * v677;
const REAL v684 = v588 * v683;
const REAL v685 = v334 * v683;
const REAL v686 = v588 * v682;
const REAL v687 = v333 * v682;
const REAL v688 = v685 + v687;
const REAL v689 = v588 * v681;
const REAL v690 = v332 * v681;
const REAL v691 = v688 + v690;
const REAL v692 = REAL(2.0) * v691;
const REAL v693 = v581 * v680;
const REAL v694 = v684 + v693;
const REAL v695 = v334 * v680;
const REAL v696 = v581 * v679;
const REAL v697 = v686 + v696;
const REAL v698 = v333 * v679;
const REAL v699 = v695 + v698;
const REAL v700 = v581 * v678;
const REAL v701 = v689 + v700;
const REAL v702 = v332 * v678;
const REAL v703 = v699 + v702;
const REAL v704 = v357 * v703;
const REAL v705 = v571 * v703;
const REAL v706 = v334 * v705;
const REAL v707 = v252 * v705;
const REAL v708 = v694 + v707;
const REAL v709 = v333 * v705;
const REAL v710 = v251 * v705;
const REAL v711 = v697 + v710;
const REAL v712 = v332 * v705;
const REAL v713 = v250 * v705;
const REAL v714 = v701 + v713;
const REAL v715 = v352 * v680;
const REAL v716 = v692 - v715;
const REAL v717 = v526 * v680;
const REAL v718 = v349 * v679;
const REAL v719 = v716 - v718;
const REAL v720 = v526 * v679;
const REAL v721 = v346 * v678;
const REAL v722 = v719 - v721;
const REAL v723 = v526 * v678;
const REAL v724 = v333 * v717;
const REAL v725 = v712 + v724;
const REAL v726 = v250 * v717;
const REAL v727 = v711 + v726;
const REAL v728 = v332 * v717;
const REAL v729 = v709 - v728;
const REAL v730 = v251 * v717;
const REAL v731 = v714 - v730;
const REAL v732 = v332 * v720;
const REAL v733 = v706 + v732;
const REAL v734 = v252 * v720;
const REAL v735 = v731 + v734;
const REAL v736 = v334 * v720;
const REAL v737 = v725 - v736;
const REAL v738 = v250 * v720;
const REAL v739 = v708 - v738;
const REAL v740 = v334 * v723;
const REAL v741 = v729 + v740;
const REAL v742 = v251 * v723;
const REAL v743 = v739 + v742;
const REAL v744 = v333 * v723;
const REAL v745 = v733 - v744;
const REAL v746 = v252 * v723;
const REAL v747 = v727 - v746;
const REAL v748 = v569 * v680;
const REAL v749 = v745 + v748;
const REAL v750 = v252 * v680;
const REAL v751 = v569 * v679;
const REAL v752 = v741 + v751;
const REAL v753 = v251 * v679;
const REAL v754 = v750 + v753;
const REAL v755 = v569 * v678;
const REAL v756 = v737 + v755;
const REAL v757 = v250 * v678;
const REAL v758 = v754 + v757;
const REAL v759 = v566 * v704;
const REAL v760 = v343 * v704;
const REAL v761 = v397 * v760;
const REAL v762 = v568 * v760;
const REAL v763 = REAL(2.0) * v759;
const REAL v764 = v761 + v763;
const REAL v765 = v397 * v704;
const REAL v766 = v762 - v765;
const REAL v767 = v331 * v765;
const REAL v768 = v764 - v767;
const REAL v769 = v768 - v767;
const REAL v770 = v526 * v758;
const REAL v771 = v769 + v770;
const REAL v772 = v331 * v758;
const REAL v773 = v722 + v772;
const REAL v774 = v342 * v773;
const REAL v775 = v771 - v774;
const REAL v776 = v566 * v773;
const REAL v777 = v766 + v776;
const REAL v778 = v334 * v777;
const REAL v779 = v743 + v778;
const REAL v780 = v778 + v779;
const REAL v781 = v333 * v777;
const REAL v782 = v747 + v781;
const REAL v783 = v781 + v782;
const REAL v784 = v332 * v777;
const REAL v785 = v735 + v784;
const REAL v786 = v784 + v785;
const REAL v787 = v330 * v780;
const REAL v788 = v330 * v783;
const REAL v789 = v330 * v786;
const REAL v790 = v330 * v775;
const REAL v791 = v318 * v787;
const REAL v792 = v318 * v788;
const REAL v793 = v318 * v789;
const REAL v794 = v318 * v790;
const REAL v795 = v262 * v791;
const REAL v796 = v261 * v791;
const REAL v797 = v263 * v791;
const REAL v798 = v260 * v791;
const REAL v799 = v261 * v792;
const REAL v800 = v798 + v799;
const REAL v801 = v263 * v792;
const REAL v802 = v795 - v801;
const REAL v803 = v262 * v792;
const REAL v804 = v797 + v803;
const REAL v805 = v260 * v792;
const REAL v806 = v805 - v796;
const REAL v807 = v263 * v793;
const REAL v808 = v806 + v807;
const REAL v809 = v262 * v793;
const REAL v810 = v800 - v809;
const REAL v811 = v261 * v793;
const REAL v812 = v804 + v811;
const REAL v813 = v260 * v793;
const REAL v814 = v802 + v813;
const REAL v815 = v263 * v794;
const REAL v816 = v810 + v815;
const REAL v817 = v262 * v794;
const REAL v818 = v808 + v817;
const REAL v819 = v261 * v794;
const REAL v820 = v814 + v819;
const REAL v821 = v260 * v794;
const REAL v822 = v821 - v812;
const REAL v823 = v278 * v816;
const REAL v824 = v278 * v818;
const REAL v825 = v278 * v820;
const REAL v826 = v278 * v822;
const REAL v827 = v68 * v749;
const REAL v828 = v68 * v752;
const REAL v829 = v68 * v756;
const REAL v830 = v34 * v827;
const REAL v831 = v33 * v827;
const REAL v832 = v33 * v828;
const REAL v833 = v35 * v828;
const REAL v834 = v830 - v833;
const REAL v835 = v35 * v829;
const REAL v836 = v835 - v831;
const REAL v837 = v34 * v829;
const REAL v838 = v832 - v837;
const REAL v839 = v32 * v827;
const REAL v840 = v838 + v839;
const REAL v841 = v32 * v828;
const REAL v842 = v836 + v841;
const REAL v843 = v32 * v829;
const REAL v844 = v834 + v843;
const REAL v845 = v34 * v840;
const REAL v846 = v756 + v845;
const REAL v847 = v33 * v840;
const REAL v848 = v752 - v847;
const REAL v849 = v33 * v842;
const REAL v850 = v749 + v849;
const REAL v851 = v35 * v842;
const REAL v852 = v846 - v851;
const REAL v853 = v35 * v844;
const REAL v854 = v848 + v853;
const REAL v855 = v34 * v844;
const REAL v856 = v850 - v855;
const REAL v857 = v189 * v823;
const REAL v858 = v171 * v823;
const REAL v859 = v190 * v823;
const REAL v860 = v170 * v823;
const REAL v861 = v188 * v823;
const REAL v862 = v172 * v823;
const REAL v863 = v191 * v823;
const REAL v864 = v169 * v823;
const REAL v865 = v191 * v824;
const REAL v866 = v865 - v859;
const REAL v867 = v170 * v824;
const REAL v868 = v864 + v867;
const REAL v869 = v189 * v824;
const REAL v870 = v861 + v869;
const REAL v871 = v172 * v824;
const REAL v872 = v858 - v871;
const REAL v873 = v188 * v824;
const REAL v874 = v857 - v873;
const REAL v875 = v171 * v824;
const REAL v876 = v862 + v875;
const REAL v877 = v190 * v824;
const REAL v878 = v863 + v877;
const REAL v879 = v169 * v824;
const REAL v880 = v879 - v860;
const REAL v881 = v190 * v825;
const REAL v882 = v881 - v870;
const REAL v883 = v172 * v825;
const REAL v884 = v880 + v883;
const REAL v885 = v191 * v825;
const REAL v886 = v874 - v885;
const REAL v887 = v171 * v825;
const REAL v888 = v868 - v887;
const REAL v889 = v188 * v825;
const REAL v890 = v866 - v889;
const REAL v891 = v170 * v825;
const REAL v892 = v876 + v891;
const REAL v893 = v189 * v825;
const REAL v894 = v878 + v893;
const REAL v895 = v169 * v825;
const REAL v896 = v872 + v895;
const REAL v897 = v191 * v826;
const REAL v898 = v882 + v897;
const REAL v899 = v172 * v826;
const REAL v900 = v888 + v899;
const REAL v901 = v190 * v826;
const REAL v902 = v886 + v901;
const REAL v903 = v171 * v826;
const REAL v904 = v884 + v903;
const REAL v905 = v189 * v826;
const REAL v906 = v890 + v905;
const REAL v907 = v170 * v826;
const REAL v908 = v896 + v907;
const REAL v909 = v188 * v826;
const REAL v910 = v894 + v909;
const REAL v911 = v169 * v826;
const REAL v912 = v911 - v892;
const REAL v913 = v187 * v900;
const REAL v914 = v187 * v904;
const REAL v915 = v187 * v908;
const REAL v916 = v187 * v912;
const REAL v917 = v168 * v898;
const REAL v918 = v168 * v902;
const REAL v919 = v168 * v906;
const REAL v920 = v168 * v910;
const REAL v921 = v855 - v850;
const REAL v922 = v851 - v846;
const REAL v923 = v152 * v856;
const REAL v924 = v122 * v856;
const REAL v925 = v151 * v854;
const REAL v926 = v923 + v925;
const REAL v927 = v122 * v854;
const REAL v928 = v150 * v852;
const REAL v929 = v926 + v928;
const REAL v930 = v122 * v852;
const REAL v931 = v131 * v924;
const REAL v932 = v88 * v924;
const REAL v933 = v134 * v924;
const REAL v934 = v87 * v924;
const REAL v935 = v137 * v927;
const REAL v936 = v935 - v933;
const REAL v937 = v87 * v927;
const REAL v938 = v131 * v927;
const REAL v939 = v89 * v927;
const REAL v940 = v932 - v939;
const REAL v941 = v134 * v930;
const REAL v942 = v941 - v938;
const REAL v943 = v89 * v930;
const REAL v944 = v943 - v934;
const REAL v945 = v137 * v930;
const REAL v946 = v931 - v945;
const REAL v947 = v88 * v930;
const REAL v948 = v937 - v947;
const REAL v949 = v137 * v924;
const REAL v950 = v86 * v924;
const REAL v951 = v948 + v950;
const REAL v952 = v134 * v927;
const REAL v953 = v949 + v952;
const REAL v954 = v86 * v927;
const REAL v955 = v944 + v954;
const REAL v956 = v131 * v930;
const REAL v957 = v953 + v956;
const REAL v958 = v86 * v930;
const REAL v959 = v940 + v958;
const REAL v960 = v88 * v951;
const REAL v961 = v852 + v960;
const REAL v962 = v7 * v951;
const REAL v963 = v946 + v962;
const REAL v964 = v87 * v951;
const REAL v965 = v854 - v964;
const REAL v966 = v8 * v951;
const REAL v967 = v936 - v966;
const REAL v968 = v87 * v955;
const REAL v969 = v856 + v968;
const REAL v970 = v9 * v955;
const REAL v971 = v967 + v970;
const REAL v972 = v89 * v955;
const REAL v973 = v961 - v972;
const REAL v974 = v7 * v955;
const REAL v975 = v942 - v974;
const REAL v976 = v89 * v959;
const REAL v977 = v965 + v976;
const REAL v978 = v8 * v959;
const REAL v979 = v975 + v978;
const REAL v980 = v88 * v959;
const REAL v981 = v969 - v980;
const REAL v982 = v9 * v959;
const REAL v983 = v963 - v982;
const REAL v984 = v122 * v921;
const REAL v985 = v113 * v921;
const REAL v986 = v929 + v985;
const REAL v987 = v112 * v854;
const REAL v988 = v986 - v987;
const REAL v989 = v122 * v922;
const REAL v990 = v111 * v922;
const REAL v991 = v988 + v990;
const REAL v992 = REAL(2.0) * v991;
const REAL v993 = v398 * v992;
const REAL v994 = v89 * v993;
const REAL v995 = v979 - v994;
const REAL v996 = v995 - v994;
const REAL v997 = v88 * v993;
const REAL v998 = v983 - v997;
const REAL v999 = v998 - v997;
const REAL v1000 = v87 * v993;
const REAL v1001 = v971 - v1000;
const REAL v1002 = v1001 - v1000;
const REAL v1003 = v86 * v993;
const REAL v1004 = v957 - v1003;
const REAL v1005 = v1004 - v1003;
const REAL v1006 = v92 * v984;
const REAL v1007 = v999 + v1006;
const REAL v1008 = v88 * v984;
const REAL v1009 = v95 * v984;
const REAL v1010 = v1002 - v1009;
const REAL v1011 = v87 * v984;
const REAL v1012 = v98 * v927;
const REAL v1013 = v1010 - v1012;
const REAL v1014 = v92 * v927;
const REAL v1015 = v996 + v1014;
const REAL v1016 = v939 + v1008;
const REAL v1017 = v95 * v989;
const REAL v1018 = v1015 + v1017;
const REAL v1019 = v89 * v989;
const REAL v1020 = v1019 - v1011;
const REAL v1021 = v98 * v989;
const REAL v1022 = v1007 - v1021;
const REAL v1023 = v88 * v989;
const REAL v1024 = v937 + v1023;
const REAL v1025 = v98 * v984;
const REAL v1026 = v1005 + v1025;
const REAL v1027 = v86 * v984;
const REAL v1028 = v1027 - v1024;
const REAL v1029 = v95 * v927;
const REAL v1030 = v1026 - v1029;
const REAL v1031 = v1020 - v954;
const REAL v1032 = v92 * v989;
const REAL v1033 = v1030 + v1032;
const REAL v1034 = v86 * v989;
const REAL v1035 = v1016 + v1034;
const REAL v1036 = v1024 - v1027;
const REAL v1037 = v88 * v1028;
const REAL v1038 = v922 + v1037;
const REAL v1039 = v0 * v1028;
const REAL v1040 = v1022 + v1039;
const REAL v1041 = v87 * v1036;
const REAL v1042 = v1041 - v854;
const REAL v1043 = v1 * v1036;
const REAL v1044 = v1013 + v1043;
const REAL v1045 = v954 - v1020;
const REAL v1046 = v87 * v1031;
const REAL v1047 = v921 + v1046;
const REAL v1048 = v2 * v1031;
const REAL v1049 = v1044 + v1048;
const REAL v1050 = v89 * v1045;
const REAL v1051 = v1038 + v1050;
const REAL v1052 = v0 * v1045;
const REAL v1053 = v1018 + v1052;
const REAL v1054 = v89 * v1035;
const REAL v1055 = v1042 + v1054;
const REAL v1056 = v1 * v1035;
const REAL v1057 = v1053 + v1056;
const REAL v1058 = v88 * v1035;
const REAL v1059 = v1047 - v1058;
const REAL v1060 = v2 * v1035;
const REAL v1061 = v1040 - v1060;
const REAL v1062 = v85 * v1057;
const REAL v1063 = v917 + v1062;
const REAL v1064 = v85 * v1061;
const REAL v1065 = v918 + v1064;
const REAL v1066 = v85 * v1049;
const REAL v1067 = v919 + v1066;
const REAL v1068 = v85 * v1033;
const REAL v1069 = v920 + v1068;
const REAL v1070 = v429 * v1051;
const REAL v1071 = v427 * v1055;
const REAL v1072 = v1070 + v1071;
const REAL v1073 = v428 * v1059;
const REAL v1074 = v1072 + v1073;
const REAL v1075 = v435 * v1051;
const REAL v1076 = v438 * v1055;
const REAL v1077 = v1075 + v1076;
const REAL v1078 = v437 * v1059;
const REAL v1079 = v1077 + v1078;
const REAL v1080 = v442 * v1051;
const REAL v1081 = v443 * v1055;
const REAL v1082 = v1080 + v1081;
const REAL v1083 = v445 * v1059;
const REAL v1084 = v1082 + v1083;
const REAL v1085 = v446 * v1069;
const REAL v1086 = v447 * v1067;
const REAL v1087 = v1086 - v1085;
const REAL v1088 = v448 * v1065;
const REAL v1089 = v1087 + v1088;
const REAL v1090 = v449 * v1063;
const REAL v1091 = v1089 - v1090;
const REAL v1092 = v449 * v1069;
const REAL v1093 = v448 * v1067;
const REAL v1094 = v1092 + v1093;
const REAL v1095 = v447 * v1065;
const REAL v1096 = v1095 - v1094;
const REAL v1097 = v446 * v1063;
const REAL v1098 = v1096 + v1097;
const REAL v1099 = v448 * v1069;
const REAL v1100 = v449 * v1067;
const REAL v1101 = v1100 - v1099;
const REAL v1102 = v446 * v1065;
const REAL v1103 = v1101 - v1102;
const REAL v1104 = v447 * v1063;
const REAL v1105 = v1103 + v1104;
const REAL v1106 = v473 * v973;
const REAL v1107 = v471 * v977;
const REAL v1108 = v1106 + v1107;
const REAL v1109 = v472 * v981;
const REAL v1110 = v1108 + v1109;
const REAL v1111 = v479 * v973;
const REAL v1112 = v482 * v977;
const REAL v1113 = v1111 + v1112;
const REAL v1114 = v481 * v981;
const REAL v1115 = v1113 + v1114;
const REAL v1116 = v486 * v973;
const REAL v1117 = v487 * v977;
const REAL v1118 = v1116 + v1117;
const REAL v1119 = v489 * v981;
const REAL v1120 = v1118 + v1119;
const REAL v1121 = v490 * v916;
const REAL v1122 = v491 * v915;
const REAL v1123 = v1122 - v1121;
const REAL v1124 = v492 * v914;
const REAL v1125 = v1123 + v1124;
const REAL v1126 = v493 * v913;
const REAL v1127 = v1125 - v1126;
const REAL v1128 = v493 * v916;
const REAL v1129 = v492 * v915;
const REAL v1130 = v1128 + v1129;
const REAL v1131 = v491 * v914;
const REAL v1132 = v1131 - v1130;
const REAL v1133 = v490 * v913;
const REAL v1134 = v1132 + v1133;
const REAL v1135 = v492 * v916;
const REAL v1136 = v493 * v915;
const REAL v1137 = v1136 - v1135;
const REAL v1138 = v490 * v914;
const REAL v1139 = v1137 - v1138;
const REAL v1140 = v491 * v913;
const REAL v1141 = v1139 + v1140;
o0_t[0][i] = v675;
o1_t[0][i] = v1074;
o1_t[1][i] = v1079;
o1_t[2][i] = v1084;
o1_t[3][i] = v1091;
o1_t[4][i] = v1098;
o1_t[5][i] = v1105;
o2_t[0][i] = v1110;
o2_t[1][i] = v1115;
o2_t[2][i] = v1120;
o2_t[3][i] = v1127;
o2_t[4][i] = v1134;
o2_t[5][i] = v1141;
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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.information.huber.gradient f64.sssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_body_0(
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

struct wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e {
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
static void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i6_e1: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0, i6_e0, i6_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0, var_i6_e0, var_i6_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e *_wp_args)
{
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_e1ab897d_abcdc77e_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

