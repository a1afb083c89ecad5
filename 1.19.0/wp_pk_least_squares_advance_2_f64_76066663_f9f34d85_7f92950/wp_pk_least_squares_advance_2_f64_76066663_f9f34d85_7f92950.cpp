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


// <posekit least_squares.advance.2 f64.ssssssssssssssssss>:1
static CUDA_CALLABLE void pk_least_squares_advance_2_f64_76066663_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 i8_,
    wp::uint64 i9_,
    wp::uint64 i10_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
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
    wp::int64 i8_s0,
    wp::int64 i8_s1,
    wp::int64 i8_s2,
    wp::int64 i8_s3,
    wp::int64 i9_s0,
    wp::int64 i9_s1,
    wp::int64 i9_s2,
    wp::int64 i9_s3,
    wp::int64 i10_s0,
    wp::int64 i10_s1,
    wp::int64 i10_s2,
    wp::int64 i10_s3,
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
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
    wp::int64 o6_s0,
    wp::int64 o6_s1,
    wp::int64 o6_s2,
    wp::int64 o6_s3,
    wp::int64 i0_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i3_e1,
    wp::int64 i4_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i7_e1,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i10_e0)
{
// i0 = best_x0_0
// i1 = best_cost
// i2 = best_gradient0
// i3 = best_hessian0_0
// i4 = trial_x0_0
// i5 = trial_cost
// i6 = trial_gradient0
// i7 = trial_hessian0_0
// i8 = control
// i9 = region
// i10 = settings
// o0 = best_x0_0
// o1 = best_cost
// o2 = best_gradient0
// o3 = best_hessian0_0
// o4 = trial_x0_0
// o5 = control
// o6 = region
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
const STORE* const i8_b = (const STORE*)i8_ + k0 * i8_s0 + k1 * i8_s1 + k2 * i8_s2;
const STORE* const i9_b = (const STORE*)i9_ + k0 * i9_s0 + k1 * i9_s1 + k2 * i9_s2;
const STORE* const i10_b = (const STORE*)i10_ + k0 * i10_s0 + k1 * i10_s1 + k2 * i10_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
alignas(64) REAL i0_t[2][64];
alignas(64) REAL i1_t[1][64];
alignas(64) REAL i2_t[2][64];
alignas(64) REAL i3_t[4][64];
alignas(64) REAL i4_t[2][64];
alignas(64) REAL i5_t[1][64];
alignas(64) REAL i6_t[2][64];
alignas(64) REAL i7_t[4][64];
alignas(64) REAL i8_t[8][64];
alignas(64) REAL i9_t[4][64];
alignas(64) REAL i10_t[8][64];
alignas(64) REAL o0_t[2][64];
alignas(64) REAL o1_t[1][64];
alignas(64) REAL o2_t[2][64];
alignas(64) REAL o3_t[4][64];
alignas(64) REAL o4_t[2][64];
alignas(64) REAL o5_t[8][64];
alignas(64) REAL o6_t[4][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0 + 0 * i3_e1]); i3_t[1][i] = REAL(p[0 * i3_e0 + 1 * i3_e1]); i3_t[2][i] = REAL(p[1 * i3_e0 + 0 * i3_e1]); i3_t[3][i] = REAL(p[1 * i3_e0 + 1 * i3_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0 * i4_e0]); i4_t[1][i] = REAL(p[1 * i4_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0]); i6_t[1][i] = REAL(p[1 * i6_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0 * i7_e0 + 0 * i7_e1]); i7_t[1][i] = REAL(p[0 * i7_e0 + 1 * i7_e1]); i7_t[2][i] = REAL(p[1 * i7_e0 + 0 * i7_e1]); i7_t[3][i] = REAL(p[1 * i7_e0 + 1 * i7_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i8_b + (b + i) * i8_s3; i8_t[0][i] = REAL(p[0 * i8_e0]); i8_t[1][i] = REAL(p[1 * i8_e0]); i8_t[2][i] = REAL(p[2 * i8_e0]); i8_t[3][i] = REAL(p[3 * i8_e0]); i8_t[4][i] = REAL(p[4 * i8_e0]); i8_t[5][i] = REAL(p[5 * i8_e0]); i8_t[6][i] = REAL(p[6 * i8_e0]); i8_t[7][i] = REAL(p[7 * i8_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i9_b + (b + i) * i9_s3; i9_t[0][i] = REAL(p[0 * i9_e0]); i9_t[1][i] = REAL(p[1 * i9_e0]); i9_t[2][i] = REAL(p[2 * i9_e0]); i9_t[3][i] = REAL(p[3 * i9_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i10_b + (b + i) * i10_s3; i10_t[0][i] = REAL(p[0 * i10_e0]); i10_t[1][i] = REAL(p[1 * i10_e0]); i10_t[2][i] = REAL(p[2 * i10_e0]); i10_t[3][i] = REAL(p[3 * i10_e0]); i10_t[4][i] = REAL(p[4 * i10_e0]); i10_t[5][i] = REAL(p[5 * i10_e0]); i10_t[6][i] = REAL(p[6 * i10_e0]); i10_t[7][i] = REAL(p[7 * i10_e0]); }
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i1_t[0][i];
const REAL v3 = i2_t[0][i];
const REAL v4 = i2_t[1][i];
const REAL v5 = i3_t[0][i];
const REAL v6 = i3_t[1][i];
const REAL v7 = i3_t[2][i];
const REAL v8 = i3_t[3][i];
const REAL v9 = i4_t[0][i];
const REAL v10 = i4_t[1][i];
const REAL v11 = i5_t[0][i];
const REAL v12 = i6_t[0][i];
const REAL v13 = i6_t[1][i];
const REAL v14 = i7_t[0][i];
const REAL v15 = i7_t[1][i];
const REAL v16 = i7_t[2][i];
const REAL v17 = i7_t[3][i];
const REAL v18 = i8_t[0][i];
const REAL v19 = i8_t[1][i];
const REAL v20 = i8_t[2][i];
const REAL v21 = i8_t[3][i];
const REAL v22 = i8_t[4][i];
const REAL v23 = i8_t[5][i];
const REAL v24 = i8_t[6][i];
const REAL v25 = i9_t[0][i];
const REAL v26 = i9_t[1][i];
const REAL v27 = i9_t[2][i];
const REAL v28 = i9_t[3][i];
const REAL v29 = i10_t[1][i];
const REAL v30 = i10_t[2][i];
const REAL v31 = i10_t[3][i];
const REAL v32 = i10_t[4][i];
const REAL v33 = i10_t[5][i];
const REAL v34 = i10_t[6][i];
const REAL v35 = i10_t[7][i];
const REAL v36 = v12 + v13;
const REAL v37 = v14 + v36;
const REAL v38 = v15 + v37;
const REAL v39 = v16 + v38;
const REAL v40 = v17 + v39;
const auto v41 = v23 < REAL(0.5);
const REAL v42 = v41 ? REAL(1.0) : REAL(0.0);
const auto v43 = v19 <= REAL(0.0);
const REAL v44 = v43 ? REAL(1.0) : REAL(0.0);
const auto v45 = v40 < REAL(0.0);
const REAL v46 = -v40;
const REAL v47 = v45 ? v46 : v40;
const REAL v48 = REAL(1) / v11;
const auto v49 = REAL(0.0) < v48;
const REAL v50 = v49 ? REAL(1.0) : REAL(0.0);
const REAL v51 = REAL(1.0) + v47;
const REAL v52 = REAL(1) / v51;
const auto v53 = REAL(0.0) < v52;
const REAL v54 = v53 ? REAL(1.0) : REAL(0.0);
const REAL v55 = v50 * v54;
const REAL v56 = v2 * v34;
const auto v57 = v20 <= v56;
const REAL v58 = v57 ? REAL(1.0) : REAL(0.0);
const REAL v59 = v2 - v11;
const REAL v60 = v59 * v59;
const REAL v61 = v56 * v56;
const auto v62 = v60 <= v61;
const REAL v63 = v62 ? REAL(1.0) : REAL(0.0);
const REAL v64 = v58 * v63;
const REAL v65 = REAL(1.0) - v44;
const REAL v66 = v64 * v65;
const auto v67 = v11 < v2;
const REAL v68 = v67 ? REAL(1.0) : REAL(0.0);
const REAL v69 = v42 * v55;
const REAL v70 = v44 < v68 ? v68 : v44;
const REAL v71 = v70 < v66 ? v66 : v70;
const REAL v72 = v69 * v71;
const auto v73 = REAL(0.0) < v20;
const REAL v74 = v73 ? v20 : REAL(1.0);
const REAL v75 = REAL(1) / v74;
const auto v76 = REAL(0.0) < v44;
const auto v77 = REAL(0.0) < v42;
const auto v78 = REAL(0.0) < v72;
const REAL v79 = REAL(2.0) * v19;
const REAL v80 = v78 ? REAL(2.0) : v79;
const REAL v81 = v77 ? v80 : v19;
const REAL v82 = v76 ? v11 : v22;
const REAL v83 = v42 * v44;
const REAL v84 = REAL(1.0) - v55;
const REAL v85 = v83 * v84;
const auto v86 = REAL(0.0) < v85;
const REAL v87 = v86 ? REAL(5.0) : v23;
const REAL v88 = v42 * v65;
const REAL v89 = v24 + v88;
const REAL v90 = v66 * v72;
const REAL v91 = v43 ? v42 : REAL(0.0);
const auto v92 = REAL(0.5) < v91;
const REAL v93 = v92 ? v11 : v2;
const REAL v94 = v92 ? v12 : v3;
const REAL v95 = v92 ? v13 : v4;
const REAL v96 = v92 ? v14 : v5;
const REAL v97 = v92 ? v15 : v6;
const REAL v98 = v92 ? v16 : v7;
const REAL v99 = v92 ? v17 : v8;
const auto v100 = REAL(0.5) < v72;
const REAL v101 = v100 ? v11 : v93;
const REAL v102 = v100 ? v12 : v94;
const REAL v103 = v100 ? v13 : v95;
const REAL v104 = v100 ? v14 : v96;
const REAL v105 = v100 ? v15 : v97;
const REAL v106 = v100 ? v17 : v99;
const REAL v107 = v100 ? v9 : v0;
const REAL v108 = v100 ? v10 : v1;
const REAL v109 = v27 < v104 ? v104 : v27;
const REAL v110 = v28 < v106 ? v106 : v28;
const REAL v111 = v107 * v107;
const REAL v112 = v108 * v108;
const REAL v113 = v109 * v111;
const REAL v114 = v110 * v112;
const REAL v115 = v113 + v114;
const auto v116 = REAL(0.0) < v115;
const REAL v117 = v116 ? v115 : REAL(1.0);
const REAL v118 = REAL(1) / PK_SQRT(v117);
const REAL v119 = v115 * v118;
const REAL v120 = v116 ? v119 : REAL(1.152921504606847e+18);
const REAL v121 = v93 - v11;
const REAL v122 = v75 * v121;
const auto v123 = REAL(0.0) < v90;
const REAL v124 = v123 ? REAL(1.0) : v122;
const auto v125 = REAL(0.25) <= v124;
const REAL v126 = v125 ? REAL(1.0) : REAL(0.0);
const REAL v127 = v72 * v126;
const REAL v128 = REAL(0.99) * v25;
const auto v129 = v26 < v128;
const REAL v130 = REAL(2.0) * v25;
const REAL v131 = v129 ? v25 : v130;
const auto v132 = REAL(0.75) < v124;
const REAL v133 = v132 ? v131 : v25;
const REAL v134 = REAL(0.25) * v26;
const auto v135 = REAL(0.0) < v127;
const REAL v136 = v135 ? v133 : v134;
const REAL v137 = v43 ? v120 : v136;
const REAL v138 = v109 < v110 ? v110 : v109;
const REAL v139 = v29 * v138;
const REAL v140 = v29 * v139;
const auto v141 = v140 < v109;
const REAL v142 = REAL(1.262177448353619e-29) * v138;
const auto v143 = v142 < v109;
const auto v144 = v141 & v143;
const auto v145 = v140 < v110;
const auto v146 = v142 < v110;
const auto v147 = v145 & v146;
const auto v148 = REAL(0.0) < v138;
const REAL v149 = v148 ? v138 : REAL(1.0);
const REAL v150 = v144 ? v109 : v149;
const REAL v151 = REAL(1) / PK_SQRT(v150);
const REAL v152 = v147 ? v110 : v149;
const REAL v153 = REAL(1) / PK_SQRT(v152);
const REAL v154 = v151 * v151;
const REAL v155 = v104 * v154;
const REAL v156 = v151 * v153;
const REAL v157 = v105 * v156;
const REAL v158 = v153 * v153;
const REAL v159 = v106 * v158;
const REAL v160 = v144 ? v155 : REAL(0.0);
const REAL v161 = v147 ? v159 : REAL(0.0);
const REAL v162 = v102 * v151;
const REAL v163 = -v162;
const REAL v164 = v144 ? v163 : REAL(0.0);
const REAL v165 = v103 * v153;
const REAL v166 = -v165;
const REAL v167 = v147 ? v166 : REAL(0.0);
const REAL v168 = v29 + v160;
const REAL v169 = v29 + v161;
const REAL v170 = v137 * v137;
const REAL v171 = REAL(1.21) * v170;
const REAL v172 = v164 * v164;
const REAL v173 = v167 * v167;
const REAL v174 = v172 + v173;
const REAL v175 = PK_SQRT(v174);
const auto v176 = REAL(0.0) < v160;
const REAL v177 = v176 ? v160 : REAL(1.0);
const REAL v178 = REAL(1) / PK_SQRT(v177);
const REAL v179 = v160 * v178;
const auto v180 = REAL(0.0) < v161;
const REAL v181 = v180 ? v161 : REAL(1.0);
const REAL v182 = REAL(1) / PK_SQRT(v181);
const REAL v183 = v161 * v182;
const REAL v184 = REAL(1) / PK_SQRT(REAL(2.306122448979592));
const REAL v185 = v179 * v184;
const REAL v186 = REAL(1.1428571428571428) * v183;
const REAL v187 = v184 * v186;
const REAL v188 = -v160;
const REAL v189 = -v161;
const REAL v190 = v188 < v189 ? v189 : v188;
const REAL v191 = -v190;
const auto v192 = REAL(0.0) < v191;
const REAL v193 = v104 * v111;
const REAL v194 = v106 * v112;
const REAL v195 = v193 + v194;
const auto v196 = REAL(0.0) < v195;
const REAL v197 = v196 ? v195 : REAL(1.1830521861667747e-271);
const REAL v198 = REAL(1) / v197;
const REAL v199 = v104 < v106 ? v106 : v104;
const auto v200 = v199 <= REAL(0.0);
const auto v201 = v87 < REAL(0.5);
const REAL v202 = v201 ? REAL(1.0) : REAL(0.0);
const REAL v203 = v30 * v101;
const REAL v204 = v31 * v82;
const auto v205 = v101 <= v204;
const REAL v206 = v205 ? REAL(1.0) : REAL(0.0);
const auto v207 = REAL(0.0) <= v30;
const REAL v208 = v207 ? REAL(1.0) : REAL(0.0);
const REAL v209 = REAL(1.0) - v72;
const auto v210 = REAL(0.0) < v202;
const REAL v211 = v168 < v29 ? v29 : v168;
const REAL v212 = REAL(1) / PK_SQRT(v211);
const REAL v213 = v157 * v212;
const REAL v214 = v213 * v213;
const REAL v215 = v169 - v214;
const REAL v216 = v215 < v29 ? v29 : v215;
const REAL v217 = REAL(1) / PK_SQRT(v216);
const REAL v218 = v164 * v212;
const REAL v219 = v213 * v218;
const REAL v220 = v167 - v219;
const REAL v221 = v217 * v220;
const REAL v222 = v217 * v221;
const REAL v223 = v213 * v222;
const REAL v224 = v218 - v223;
const REAL v225 = v212 * v224;
const REAL v226 = v225 * v225;
const REAL v227 = v222 * v222;
const REAL v228 = v226 + v227;
const auto v229 = v171 < v228;
const REAL v230 = v229 ? v137 : REAL(1.0);
const REAL v231 = v212 * v225;
const REAL v232 = v213 * v231;
const REAL v233 = v222 - v232;
const REAL v234 = v217 * v233;
const auto v235 = REAL(0.0) < v228;
const REAL v236 = v235 ? v228 : REAL(1.0);
const REAL v237 = REAL(1) / PK_SQRT(v236);
const REAL v238 = v228 * v237;
const REAL v239 = v238 - v230;
const REAL v240 = REAL(1) / v230;
const REAL v241 = v239 * v240;
const REAL v242 = v231 * v231;
const REAL v243 = v234 * v234;
const REAL v244 = v242 + v243;
const REAL v245 = v228 * v241;
const auto v246 = REAL(0.0) < v244;
const REAL v247 = v246 ? v244 : REAL(1.0);
const REAL v248 = REAL(1) / v247;
const REAL v249 = v245 * v248;
const REAL v250 = v29 + v249;
const REAL v251 = v250 < v18 ? v18 : v250;
const REAL v252 = v229 ? v251 : v29;
const REAL v253 = v160 + v252;
const REAL v254 = v161 + v252;
const REAL v255 = v253 < v29 ? v29 : v253;
const REAL v256 = REAL(1) / PK_SQRT(v255);
const REAL v257 = v157 * v256;
const REAL v258 = v257 * v257;
const REAL v259 = v254 - v258;
const REAL v260 = v259 < v29 ? v29 : v259;
const REAL v261 = REAL(1) / PK_SQRT(v260);
const REAL v262 = v164 * v256;
const REAL v263 = v257 * v262;
const REAL v264 = v167 - v263;
const REAL v265 = v261 * v264;
const REAL v266 = v261 * v265;
const REAL v267 = v257 * v266;
const REAL v268 = v262 - v267;
const REAL v269 = v256 * v268;
const REAL v270 = v269 * v269;
const REAL v271 = v266 * v266;
const REAL v272 = v270 + v271;
const REAL v273 = v256 * v269;
const REAL v274 = v257 * v273;
const REAL v275 = v266 - v274;
const REAL v276 = v261 * v275;
const auto v277 = REAL(0.0) < v272;
const REAL v278 = v277 ? v272 : REAL(1.0);
const REAL v279 = REAL(1) / PK_SQRT(v278);
const REAL v280 = v272 * v279;
const REAL v281 = v280 - v230;
const REAL v282 = v240 * v281;
const REAL v283 = v273 * v273;
const REAL v284 = v276 * v276;
const REAL v285 = v283 + v284;
const REAL v286 = v272 * v282;
const auto v287 = REAL(0.0) < v285;
const REAL v288 = v287 ? v285 : REAL(1.0);
const REAL v289 = REAL(1) / v288;
const REAL v290 = v286 * v289;
const REAL v291 = v252 + v290;
const auto v292 = v282 < REAL(0.1);
const REAL v293 = -v282;
const auto v294 = v293 < REAL(0.1);
const auto v295 = v292 & v294;
const REAL v296 = v250 < v291 ? v291 : v250;
const REAL v297 = v175 * v240;
const auto v298 = REAL(1.0) < v282;
const REAL v299 = PK_SQRT(v296);
const REAL v300 = PK_SQRT(v297);
const REAL v301 = v299 * v300;
const REAL v302 = v298 ? v301 : v296;
const REAL v303 = v295 ? v252 : v302;
const REAL v304 = v229 ? v303 : v29;
const REAL v305 = v160 + v304;
const REAL v306 = v161 + v304;
const REAL v307 = v305 < v29 ? v29 : v305;
const REAL v308 = REAL(1) / PK_SQRT(v307);
const REAL v309 = v157 * v308;
const REAL v310 = v309 * v309;
const REAL v311 = v306 - v310;
const REAL v312 = v311 < v29 ? v29 : v311;
const REAL v313 = REAL(1) / PK_SQRT(v312);
const REAL v314 = v164 * v308;
const REAL v315 = v309 * v314;
const REAL v316 = v167 - v315;
const REAL v317 = v313 * v316;
const REAL v318 = v313 * v317;
const REAL v319 = v309 * v318;
const REAL v320 = v314 - v319;
const REAL v321 = v308 * v320;
const REAL v322 = v321 * v321;
const REAL v323 = v318 * v318;
const REAL v324 = v322 + v323;
const auto v325 = REAL(0.0) < v324;
const REAL v326 = v325 ? v324 : REAL(1.0);
const REAL v327 = REAL(1) / PK_SQRT(v326);
const REAL v328 = v324 * v327;
const auto v329 = v137 < v328;
const REAL v330 = v329 ? v328 : REAL(1.0);
const REAL v331 = REAL(1) / v330;
const REAL v332 = v137 * v331;
const REAL v333 = v329 ? v332 : REAL(1.0);
const REAL v334 = v164 * v321;
const REAL v335 = v167 * v318;
const REAL v336 = v334 + v335;
const REAL v337 = REAL(2.0) * v333;
const REAL v338 = v336 * v337;
const REAL v339 = v333 * v333;
const REAL v340 = v304 * v324;
const REAL v341 = v336 - v340;
const REAL v342 = v339 * v341;
const REAL v343 = v338 - v342;
const REAL v344 = v229 ? v304 : v18;
const REAL v345 = v328 * v333;
const REAL v346 = v164 * v225;
const REAL v347 = v167 * v222;
const REAL v348 = v346 + v347;
const REAL v349 = v185 * v212;
const REAL v350 = v213 * v349;
const REAL v351 = v187 - v350;
const REAL v352 = v217 * v351;
const REAL v353 = v217 * v352;
const REAL v354 = v213 * v353;
const REAL v355 = v349 - v354;
const REAL v356 = v212 * v355;
const REAL v357 = v179 * v356;
const REAL v358 = v183 * v353;
const REAL v359 = v357 * v357;
const REAL v360 = v358 * v358;
const REAL v361 = v359 + v360;
const REAL v362 = REAL(1) / PK_SQRT(v361);
const REAL v363 = v179 * v357;
const REAL v364 = v362 * v363;
const REAL v365 = v183 * v358;
const REAL v366 = v362 * v365;
const REAL v367 = v212 * v364;
const REAL v368 = v213 * v367;
const REAL v369 = v366 - v368;
const REAL v370 = v217 * v369;
const REAL v371 = v217 * v370;
const REAL v372 = v213 * v371;
const REAL v373 = v367 - v372;
const REAL v374 = v212 * v373;
const REAL v375 = v179 * v374;
const REAL v376 = v183 * v371;
const REAL v377 = v375 * v375;
const REAL v378 = v376 * v376;
const REAL v379 = v377 + v378;
const REAL v380 = REAL(1) / PK_SQRT(v379);
const REAL v381 = v192 ? v380 : REAL(0.0);
const REAL v382 = v381 - v29;
const REAL v383 = v151 * v321;
const REAL v384 = v333 * v383;
const REAL v385 = v153 * v318;
const REAL v386 = v333 * v385;
const REAL v387 = v151 * v225;
const REAL v388 = v153 * v222;
const REAL v389 = v384 * v384;
const REAL v390 = v386 * v386;
const REAL v391 = v104 * v389;
const REAL v392 = v106 * v390;
const REAL v393 = v391 + v392;
const auto v394 = REAL(0.0) < v393;
const REAL v395 = v198 * v393;
const REAL v396 = v394 ? v395 : REAL(0.0);
const REAL v397 = v387 * v387;
const REAL v398 = v388 * v388;
const REAL v399 = v104 * v397;
const REAL v400 = v106 * v398;
const REAL v401 = v399 + v400;
const auto v402 = REAL(0.0) < v401;
const REAL v403 = v198 * v401;
const REAL v404 = v402 ? v403 : REAL(0.0);
const REAL v405 = v200 ? (REAL(-1.0)) : v382;
const auto v406 = v21 <= v348;
const REAL v407 = v406 ? REAL(1.0) : REAL(0.0);
const REAL v408 = v90 * v407;
const REAL v409 = REAL(1.0) - v408;
const REAL v410 = v72 * v409;
const auto v411 = v348 <= v203;
const REAL v412 = v411 ? REAL(1.0) : REAL(0.0);
const auto v413 = v404 <= v32;
const REAL v414 = v413 ? REAL(1.0) : REAL(0.0);
const REAL v415 = v208 * v408;
const REAL v416 = v412 < v206 ? v206 : v412;
const REAL v417 = v416 < v414 ? v414 : v416;
const REAL v418 = v417 < v415 ? v415 : v417;
const auto v419 = v396 <= v32;
const REAL v420 = v419 ? REAL(1.0) : REAL(0.0);
const REAL v421 = v209 * v420;
const auto v422 = v404 <= v33;
const REAL v423 = v422 ? REAL(1.0) : REAL(0.0);
const auto v424 = v405 < (REAL(-0.5));
const REAL v425 = v424 ? REAL(6.0) : REAL(2.0);
const REAL v426 = v421 * v423;
const REAL v427 = v418 < v426 ? v426 : v418;
const auto v428 = REAL(0.0) < v427;
const auto v429 = v405 <= v35;
const REAL v430 = v429 ? v425 : REAL(1.0);
const auto v431 = REAL(0.0) < v421;
const REAL v432 = v431 ? REAL(4.0) : REAL(0.0);
const REAL v433 = v428 ? v430 : v432;
const REAL v434 = v210 ? v433 : v87;
const auto v435 = REAL(0.0) < v408;
const REAL v436 = v435 ? v21 : v348;
const auto v437 = REAL(0.5) < v410;
const REAL v438 = v437 ? v11 : v93;
const REAL v439 = v437 ? v12 : v94;
const REAL v440 = v437 ? v13 : v95;
const REAL v441 = v437 ? v14 : v96;
const REAL v442 = v437 ? v15 : v97;
const REAL v443 = v437 ? v16 : v98;
const REAL v444 = v437 ? v17 : v99;
const REAL v445 = v107 + v384;
const REAL v446 = v108 + v386;
const REAL v447 = v437 ? v9 : v0;
const REAL v448 = v437 ? v10 : v1;
o0_t[0][i] = v447;
o0_t[1][i] = v448;
o1_t[0][i] = v438;
o2_t[0][i] = v439;
o2_t[1][i] = v440;
o3_t[0][i] = v441;
o3_t[1][i] = v442;
o3_t[2][i] = v443;
o3_t[3][i] = v444;
o4_t[0][i] = v445;
o4_t[1][i] = v446;
o5_t[0][i] = v344;
o5_t[1][i] = v81;
o5_t[2][i] = v343;
o5_t[3][i] = v436;
o5_t[4][i] = v82;
o5_t[5][i] = v434;
o5_t[6][i] = v89;
o5_t[7][i] = v405;
o6_t[0][i] = v137;
o6_t[1][i] = v345;
o6_t[2][i] = v109;
o6_t[3][i] = v110;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); p[1] = STORE(o3_t[1][i]); p[2] = STORE(o3_t[2][i]); p[3] = STORE(o3_t[3][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o4_b + (b + i) * o4_s3; p[0] = STORE(o4_t[0][i]); p[1] = STORE(o4_t[1][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o5_b + (b + i) * o5_s3; p[0] = STORE(o5_t[0][i]); p[1] = STORE(o5_t[1][i]); p[2] = STORE(o5_t[2][i]); p[3] = STORE(o5_t[3][i]); p[4] = STORE(o5_t[4][i]); p[5] = STORE(o5_t[5][i]); p[6] = STORE(o5_t[6][i]); p[7] = STORE(o5_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o6_b + (b + i) * o6_s3; p[0] = STORE(o6_t[0][i]); p[1] = STORE(o6_t[1][i]); p[2] = STORE(o6_t[2][i]); p[3] = STORE(o6_t[3][i]); }
}

}
#endif
}


// <posekit least_squares.advance.2 f64.ssssssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_2_f64_76066663_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 i8_,
    wp::uint64 i9_,
    wp::uint64 i10_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
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
    wp::int64 i8_s0,
    wp::int64 i8_s1,
    wp::int64 i8_s2,
    wp::int64 i8_s3,
    wp::int64 i9_s0,
    wp::int64 i9_s1,
    wp::int64 i9_s2,
    wp::int64 i9_s3,
    wp::int64 i10_s0,
    wp::int64 i10_s1,
    wp::int64 i10_s2,
    wp::int64 i10_s3,
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
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
    wp::int64 o6_s0,
    wp::int64 o6_s1,
    wp::int64 o6_s2,
    wp::int64 o6_s3,
    wp::int64 i0_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i3_e1,
    wp::int64 i4_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i7_e1,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i10_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_i7_,
    wp::uint64 & adj_i8_,
    wp::uint64 & adj_i9_,
    wp::uint64 & adj_i10_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
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
    wp::int64 & adj_i8_s0,
    wp::int64 & adj_i8_s1,
    wp::int64 & adj_i8_s2,
    wp::int64 & adj_i8_s3,
    wp::int64 & adj_i9_s0,
    wp::int64 & adj_i9_s1,
    wp::int64 & adj_i9_s2,
    wp::int64 & adj_i9_s3,
    wp::int64 & adj_i10_s0,
    wp::int64 & adj_i10_s1,
    wp::int64 & adj_i10_s2,
    wp::int64 & adj_i10_s3,
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
    wp::int64 & adj_o5_s0,
    wp::int64 & adj_o5_s1,
    wp::int64 & adj_o5_s2,
    wp::int64 & adj_o5_s3,
    wp::int64 & adj_o6_s0,
    wp::int64 & adj_o6_s1,
    wp::int64 & adj_o6_s2,
    wp::int64 & adj_o6_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i3_e1,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i7_e1,
    wp::int64 & adj_i8_e0,
    wp::int64 & adj_i9_e0,
    wp::int64 & adj_i10_e0)
{
}

struct wp_args_pk_least_squares_advance_2_f64_76066663_4c6d65b4 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 i7_;
    wp::uint64 i8_;
    wp::uint64 i9_;
    wp::uint64 i10_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
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
    wp::int64 i8_s0;
    wp::int64 i8_s1;
    wp::int64 i8_s2;
    wp::int64 i8_s3;
    wp::int64 i9_s0;
    wp::int64 i9_s1;
    wp::int64 i9_s2;
    wp::int64 i9_s3;
    wp::int64 i10_s0;
    wp::int64 i10_s1;
    wp::int64 i10_s2;
    wp::int64 i10_s3;
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
    wp::int64 o5_s0;
    wp::int64 o5_s1;
    wp::int64 o5_s2;
    wp::int64 o5_s3;
    wp::int64 o6_s0;
    wp::int64 o6_s1;
    wp::int64 o6_s2;
    wp::int64 o6_s3;
    wp::int64 i0_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i3_e1;
    wp::int64 i4_e0;
    wp::int64 i6_e0;
    wp::int64 i7_e0;
    wp::int64 i7_e1;
    wp::int64 i8_e0;
    wp::int64 i9_e0;
    wp::int64 i10_e0;
};


template <bool wp_linear_contiguous>
static void pk_least_squares_advance_2_f64_76066663_4c6d65b4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_2_f64_76066663_4c6d65b4 *_wp_args)
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
    wp::uint64 var_i8_ = _wp_args->i8_;
    wp::uint64 var_i9_ = _wp_args->i9_;
    wp::uint64 var_i10_ = _wp_args->i10_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
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
    wp::int64 var_i8_s0 = _wp_args->i8_s0;
    wp::int64 var_i8_s1 = _wp_args->i8_s1;
    wp::int64 var_i8_s2 = _wp_args->i8_s2;
    wp::int64 var_i8_s3 = _wp_args->i8_s3;
    wp::int64 var_i9_s0 = _wp_args->i9_s0;
    wp::int64 var_i9_s1 = _wp_args->i9_s1;
    wp::int64 var_i9_s2 = _wp_args->i9_s2;
    wp::int64 var_i9_s3 = _wp_args->i9_s3;
    wp::int64 var_i10_s0 = _wp_args->i10_s0;
    wp::int64 var_i10_s1 = _wp_args->i10_s1;
    wp::int64 var_i10_s2 = _wp_args->i10_s2;
    wp::int64 var_i10_s3 = _wp_args->i10_s3;
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
    wp::int64 var_o5_s0 = _wp_args->o5_s0;
    wp::int64 var_o5_s1 = _wp_args->o5_s1;
    wp::int64 var_o5_s2 = _wp_args->o5_s2;
    wp::int64 var_o5_s3 = _wp_args->o5_s3;
    wp::int64 var_o6_s0 = _wp_args->o6_s0;
    wp::int64 var_o6_s1 = _wp_args->o6_s1;
    wp::int64 var_o6_s2 = _wp_args->o6_s2;
    wp::int64 var_o6_s3 = _wp_args->o6_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i3_e1 = _wp_args->i3_e1;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i7_e1 = _wp_args->i7_e1;
    wp::int64 var_i8_e0 = _wp_args->i8_e0;
    wp::int64 var_i9_e0 = _wp_args->i9_e0;
    wp::int64 var_i10_e0 = _wp_args->i10_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_least_squares_advance_2_f64_76066663(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, i10_s0: wp.int64, i10_s1: wp.int64, i10_s2: wp.int64, i10_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, i0_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i3_e1: wp.int64, i4_e0: wp.int64, i6_e0: wp.int64, i7_e0: wp.int64, i7_e1: wp.int64, i8_e0: wp.int64, i9_e0: wp.int64, i10_e0: wp.int64):       <L 4>
    // pk_least_squares_advance_2_f64_76066663_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, i10_s0, i10_s1, i10_s2, i10_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, i0_e0, i2_e0, i3_e0, i3_e1, i4_e0, i6_e0, i7_e0, i7_e1, i8_e0, i9_e0, i10_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_2_f64_76066663_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_i10_s0, var_i10_s1, var_i10_s2, var_i10_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_i0_e0, var_i2_e0, var_i3_e0, var_i3_e1, var_i4_e0, var_i6_e0, var_i7_e0, var_i7_e1, var_i8_e0, var_i9_e0, var_i10_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_2_f64_76066663_4c6d65b4_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_2_f64_76066663_4c6d65b4 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_2_f64_76066663_4c6d65b4_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_2_f64_76066663_4c6d65b4_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_2_f64_76066663_4c6d65b4 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_2_f64_76066663_4c6d65b4_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_2_f64_76066663_4c6d65b4_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_2_f64_76066663_4c6d65b4 *_wp_args)
{
    pk_least_squares_advance_2_f64_76066663_4c6d65b4_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

