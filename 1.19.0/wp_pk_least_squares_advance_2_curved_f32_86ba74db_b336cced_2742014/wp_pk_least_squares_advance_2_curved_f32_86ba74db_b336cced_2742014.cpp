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


// <posekit least_squares.advance.2.curved f32.sssssssssssssssssssss>:1
static CUDA_CALLABLE void pk_least_squares_advance_2_curved_f32_86ba74db_body_0(
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
    wp::uint64 i11_,
    wp::uint64 i12_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
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
    wp::int64 i11_s0,
    wp::int64 i11_s1,
    wp::int64 i11_s2,
    wp::int64 i11_s3,
    wp::int64 i12_s0,
    wp::int64 i12_s1,
    wp::int64 i12_s2,
    wp::int64 i12_s3,
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
    wp::int64 o7_s0,
    wp::int64 o7_s1,
    wp::int64 o7_s2,
    wp::int64 o7_s3,
    wp::int64 i0_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i3_e1,
    wp::int64 i4_e0,
    wp::int64 i4_e1,
    wp::int64 i5_e0,
    wp::int64 i7_e0,
    wp::int64 i8_e0,
    wp::int64 i8_e1,
    wp::int64 i9_e0,
    wp::int64 i9_e1,
    wp::int64 i10_e0,
    wp::int64 i11_e0,
    wp::int64 i12_e0)
{
// i0 = best_x0_0
// i1 = best_cost
// i2 = best_gradient0
// i3 = best_hessian0_0
// i4 = best_curvature0_0
// i5 = trial_x0_0
// i6 = trial_cost
// i7 = trial_gradient0
// i8 = trial_hessian0_0
// i9 = trial_curvature0_0
// i10 = control
// i11 = region
// i12 = settings
// o0 = best_x0_0
// o1 = best_cost
// o2 = best_gradient0
// o3 = best_hessian0_0
// o4 = best_curvature0_0
// o5 = trial_x0_0
// o6 = control
// o7 = region
typedef wp::float32 REAL;

typedef wp::float32 STORE; typedef unsigned int BITS;
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
#define PK_SQRT(x) sqrtf(x)
#define PK_RINT(x) rintf(x)
#define PK_ABS(x) fabsf(x)
#define PK_FMA(a, b, c) fmaf(a, b, c)
#define PK_TO_BITS(x) (BITS)__float_as_uint(x)
#define PK_FROM_BITS(x) __uint_as_float(x)
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
#define PK_CLAMP(e) ((e) < BITS(0x01000000u) ? BITS(0x01000000u) : (e) > BITS(0x7e000000u) ? BITS(0x7e000000u) : (e))
#define PK_UNSCALE(x) PK_FROM_BITS((BITS)(0x7f000000u - PK_CLAMP(PK_TO_BITS(x) & 0x7f800000u)))
// In a sum with 2^23, an integer is in the lowest bits.
#define PK_EXP2(k) PK_FROM_BITS(PK_TO_BITS((k) + REAL(8388735.0)) << 23)
#define PK_LOG2(x) (PK_FROM_BITS((PK_TO_BITS(x) >> 23) | 0x4b000000u) - REAL(8388735.0))
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
const STORE* const i11_b = (const STORE*)i11_ + k0 * i11_s0 + k1 * i11_s1 + k2 * i11_s2;
const STORE* const i12_b = (const STORE*)i12_ + k0 * i12_s0 + k1 * i12_s1 + k2 * i12_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
STORE* const o7_b = (STORE*)o7_ + k0 * o7_s0 + k1 * o7_s1 + k2 * o7_s2;
// Bytes of a vector of lanes.
#if defined(__AVX512F__)
#define PK_LANES 64
#elif defined(__AVX__)
#define PK_LANES 32
#else
#define PK_LANES 16
#endif
enum { LANES = PK_LANES / sizeof(REAL) };
typedef REAL Lanes __attribute__((ext_vector_type(LANES)));
typedef BITS LaneBits __attribute__((ext_vector_type(LANES)));
#undef PK_LANES
// Copies between tensors and tiles stand once in the text: for each tensor, they would take most of the time to compile.
// Rows ``step`` numbers apart, or those that ``x`` names; spare lanes repeat the last one.
auto gather = [](REAL (* __restrict t)[LANES], const STORE* __restrict p, const long long* __restrict x, long long step,
                 int nb, int rows, int columns, long long by_row, long long by_column) __attribute__((noinline)) {
for (int r = 0; r < rows; ++r) for (int c = 0; c < columns; ++c, ++t) {
const STORE* const q = p + r * by_row + c * by_column;
*(Lanes*)t = Lanes(REAL(q[(x ? x[nb - 1] : nb - 1) * step]));
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb - 1; ++i) (*t)[i] = REAL(q[(x ? x[i] : i) * step]);
}
};
auto scatter = [](const REAL (* __restrict t)[LANES], STORE* __restrict p, const long long* __restrict x,
                  long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
STORE* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] = STORE(t[k][i]);
}
};
auto add = [](const REAL (* __restrict t)[LANES], double* __restrict p, const long long* __restrict x,
              long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
double* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] += (double)t[k][i];
}
};
alignas(64) REAL i_t[46][LANES];
alignas(64) REAL o_t[27][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 2;
REAL (* const i2_t)[LANES] = i_t + 3;
REAL (* const i3_t)[LANES] = i_t + 5;
REAL (* const i4_t)[LANES] = i_t + 9;
REAL (* const i5_t)[LANES] = i_t + 13;
REAL (* const i6_t)[LANES] = i_t + 15;
REAL (* const i7_t)[LANES] = i_t + 16;
REAL (* const i8_t)[LANES] = i_t + 18;
REAL (* const i9_t)[LANES] = i_t + 22;
REAL (* const i10_t)[LANES] = i_t + 26;
REAL (* const i11_t)[LANES] = i_t + 34;
REAL (* const i12_t)[LANES] = i_t + 38;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 2;
REAL (* const o2_t)[LANES] = o_t + 3;
REAL (* const o3_t)[LANES] = o_t + 5;
REAL (* const o4_t)[LANES] = o_t + 9;
REAL (* const o5_t)[LANES] = o_t + 13;
REAL (* const o6_t)[LANES] = o_t + 15;
REAL (* const o7_t)[LANES] = o_t + 23;
// In a function of its own, which is no loop: optimisations of loops would take half of the time to compile.
auto element = [](const Lanes* __restrict i_t, const REAL* __restrict fixed, Lanes* __restrict o_t)
    __attribute__((noinline)) {
typedef Lanes REAL;
typedef LaneBits BITS;
auto factor_2 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L of a matrix L L^T: a0 has the lower triangle without its diagonal, a1 that, and a2 the smallest pivot.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
REAL* const inverses = r + 1;
REAL* const pivots = inverses + 2;
#pragma clang loop unroll(full)
for (int j = 0; j < 2; ++j) {
    const REAL* const row = r + j * (j - 1) / 2;
    pivots[j] = less(a1[j], row, row, j);
    inverses[j] = REAL(1) / PK_SQRT(pivots[j] < a2[0] ? a2[0] : pivots[j]);
    #pragma clang loop unroll(full)
    for (int i = j + 1; i < 2; ++i) {
        const int begin = i * (i - 1) / 2;
        r[begin + j] = less(a0[begin + j], r + begin, row, j) * inverses[j];
    }
}
};
auto forward_2 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
const REAL* row = a0;
#pragma clang loop unroll(full)
for (int i = 0; i < 2; ++i) {
    r[i] = less(a2[i], row, r, i) * a1[i];
    row += i;
}
};
auto backward_2 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L^T r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
#pragma clang loop unroll(full)
for (int i = 2 - 1; i >= 0; --i) {
    REAL x = a2[i];
    #pragma clang loop unroll(full)
    for (int k = i + 1; k < 2; ++k) x = x - a0[k * (k - 1) / 2 + i] * r[k];
    r[i] = x * a1[i];
}
};
const REAL v0 = REAL(i_t[0 + 0]);
const REAL v1 = REAL(i_t[0 + 1]);
const REAL v2 = REAL(i_t[2 + 0]);
const REAL v3 = REAL(i_t[3 + 0]);
const REAL v4 = REAL(i_t[3 + 1]);
const REAL v5 = REAL(i_t[5 + 0]);
const REAL v6 = REAL(i_t[5 + 1]);
const REAL v7 = REAL(i_t[5 + 2]);
const REAL v8 = REAL(i_t[5 + 3]);
const REAL v9 = REAL(i_t[9 + 0]);
const REAL v10 = REAL(i_t[9 + 1]);
const REAL v11 = REAL(i_t[9 + 2]);
const REAL v12 = REAL(i_t[9 + 3]);
const REAL v13 = REAL(i_t[13 + 0]);
const REAL v14 = REAL(i_t[13 + 1]);
const REAL v15 = REAL(i_t[15 + 0]);
const REAL v16 = REAL(i_t[16 + 0]);
const REAL v17 = REAL(i_t[16 + 1]);
const REAL v18 = REAL(i_t[18 + 0]);
const REAL v19 = REAL(i_t[18 + 1]);
const REAL v20 = REAL(i_t[18 + 2]);
const REAL v21 = REAL(i_t[18 + 3]);
const REAL v22 = REAL(i_t[22 + 0]);
const REAL v23 = REAL(i_t[22 + 1]);
const REAL v24 = REAL(i_t[22 + 2]);
const REAL v25 = REAL(i_t[22 + 3]);
const REAL v26 = REAL(i_t[26 + 0]);
const REAL v27 = REAL(i_t[26 + 1]);
const REAL v28 = REAL(i_t[26 + 2]);
const REAL v29 = REAL(i_t[26 + 3]);
const REAL v30 = REAL(i_t[26 + 4]);
const REAL v31 = REAL(i_t[26 + 5]);
const REAL v32 = REAL(i_t[26 + 6]);
const REAL v33 = REAL(i_t[34 + 0]);
const REAL v34 = REAL(i_t[34 + 1]);
const REAL v35 = REAL(i_t[34 + 2]);
const REAL v36 = REAL(i_t[34 + 3]);
const REAL v37 = REAL(i_t[38 + 1]);
const REAL v38 = REAL(i_t[38 + 2]);
const REAL v39 = REAL(i_t[38 + 3]);
const REAL v40 = REAL(i_t[38 + 4]);
const REAL v41 = REAL(i_t[38 + 5]);
const REAL v42 = REAL(i_t[38 + 6]);
const REAL v43 = REAL(i_t[38 + 7]);
const REAL v44 = v16 + v17;
const REAL v45 = v18 + v44;
const REAL v46 = v19 + v45;
const REAL v47 = v20 + v46;
const REAL v48 = v21 + v47;
const auto v49 = v31 < REAL(0.5);
const REAL v50 = v49 ? REAL(1.0) : REAL(0.0);
const auto v51 = v27 <= REAL(0.0);
const REAL v52 = v51 ? REAL(1.0) : REAL(0.0);
const auto v53 = v48 < REAL(0.0);
const REAL v54 = -v48;
const REAL v55 = v53 ? v54 : v48;
const REAL v56 = REAL(1) / v15;
const auto v57 = REAL(0.0) < v56;
const REAL v58 = v57 ? REAL(1.0) : REAL(0.0);
const REAL v59 = REAL(1.0) + v55;
const REAL v60 = REAL(1) / v59;
const auto v61 = REAL(0.0) < v60;
const REAL v62 = v61 ? REAL(1.0) : REAL(0.0);
const REAL v63 = v58 * v62;
const REAL v64 = v2 * v42;
const auto v65 = v28 <= v64;
const REAL v66 = v65 ? REAL(1.0) : REAL(0.0);
const REAL v67 = v2 - v15;
const REAL v68 = v67 * v67;
const REAL v69 = v64 * v64;
const auto v70 = v68 <= v69;
const REAL v71 = v70 ? REAL(1.0) : REAL(0.0);
const REAL v72 = v66 * v71;
const REAL v73 = REAL(1.0) - v52;
const REAL v74 = v72 * v73;
const auto v75 = v15 < v2;
const REAL v76 = v75 ? REAL(1.0) : REAL(0.0);
const REAL v77 = v50 * v63;
const REAL v78 = v52 < v76 ? v76 : v52;
const REAL v79 = v78 < v74 ? v74 : v78;
const REAL v80 = v77 * v79;
const auto v81 = REAL(0.0) < v28;
const REAL v82 = v81 ? v28 : REAL(1.0);
const REAL v83 = REAL(1) / v82;
const auto v84 = REAL(0.0) < v52;
const auto v85 = REAL(0.0) < v50;
const auto v86 = REAL(0.0) < v80;
const REAL v87 = REAL(2.0) * v27;
const REAL v88 = v86 ? REAL(2.0) : v87;
const REAL v89 = v85 ? v88 : v27;
const REAL v90 = v84 ? v15 : v30;
const REAL v91 = v50 * v52;
const REAL v92 = REAL(1.0) - v63;
const REAL v93 = v91 * v92;
const auto v94 = REAL(0.0) < v93;
const REAL v95 = v94 ? REAL(5.0) : v31;
const REAL v96 = v50 * v73;
const REAL v97 = v32 + v96;
const REAL v98 = v74 * v80;
const REAL v99 = v51 ? v50 : REAL(0.0);
const auto v100 = REAL(0.5) < v99;
const REAL v101 = v100 ? v15 : v2;
const REAL v102 = v100 ? v16 : v3;
const REAL v103 = v100 ? v17 : v4;
const REAL v104 = v100 ? v18 : v5;
const REAL v105 = v100 ? v19 : v6;
const REAL v106 = v100 ? v20 : v7;
const REAL v107 = v100 ? v21 : v8;
const REAL v108 = v100 ? v22 : v9;
const REAL v109 = v100 ? v23 : v10;
const REAL v110 = v100 ? v24 : v11;
const REAL v111 = v100 ? v25 : v12;
const auto v112 = REAL(0.5) < v80;
const REAL v113 = v112 ? v15 : v101;
const REAL v114 = v112 ? v16 : v102;
const REAL v115 = v112 ? v17 : v103;
const REAL v116 = v112 ? v18 : v104;
const REAL v117 = v112 ? v19 : v105;
const REAL v118 = v112 ? v21 : v107;
const REAL v119 = v112 ? v22 : v108;
const REAL v120 = v112 ? v23 : v109;
const REAL v121 = v112 ? v25 : v111;
const REAL v122 = v112 ? v13 : v0;
const REAL v123 = v112 ? v14 : v1;
const REAL v124 = v35 < v116 ? v116 : v35;
const REAL v125 = v36 < v118 ? v118 : v36;
const REAL v126 = v122 * v122;
const REAL v127 = v123 * v123;
const REAL v128 = v124 * v126;
const REAL v129 = v125 * v127;
const REAL v130 = v128 + v129;
const auto v131 = REAL(0.0) < v130;
const REAL v132 = v131 ? v130 : REAL(1.0);
const REAL v133 = REAL(1) / PK_SQRT(v132);
const REAL v134 = v130 * v133;
const REAL v135 = v131 ? v134 : REAL(1.152921504606847e+18);
const REAL v136 = v101 - v15;
const REAL v137 = v83 * v136;
const auto v138 = REAL(0.0) < v98;
const REAL v139 = v138 ? REAL(1.0) : v137;
const auto v140 = REAL(0.25) <= v139;
const REAL v141 = v140 ? REAL(1.0) : REAL(0.0);
const REAL v142 = v80 * v141;
const REAL v143 = REAL(0.99) * v33;
const auto v144 = v34 < v143;
const REAL v145 = REAL(2.0) * v33;
const REAL v146 = v144 ? v33 : v145;
const auto v147 = REAL(0.75) < v139;
const REAL v148 = v147 ? v146 : v33;
const REAL v149 = REAL(0.25) * v34;
const auto v150 = REAL(0.0) < v142;
const REAL v151 = v150 ? v148 : v149;
const REAL v152 = v51 ? v135 : v151;
const REAL v153 = v51 ? REAL(0.0) : v142;
const REAL v154 = v124 < v125 ? v125 : v124;
const REAL v155 = v37 * v154;
const REAL v156 = v37 * v155;
const auto v157 = v156 < v124;
const REAL v158 = REAL(1.262177448353619e-29) * v154;
const auto v159 = v158 < v124;
const auto v160 = v157 & v159;
const auto v161 = v156 < v125;
const auto v162 = v158 < v125;
const auto v163 = v161 & v162;
const auto v164 = REAL(0.0) < v154;
const REAL v165 = v164 ? v154 : REAL(1.0);
const REAL v166 = v160 ? v124 : v165;
const REAL v167 = REAL(1) / PK_SQRT(v166);
const REAL v168 = v163 ? v125 : v165;
const REAL v169 = REAL(1) / PK_SQRT(v168);
const REAL v170 = v167 * v167;
const REAL v171 = v116 * v170;
const REAL v172 = v167 * v169;
const REAL v173 = v117 * v172;
const REAL v174 = v169 * v169;
const REAL v175 = v118 * v174;
const REAL v176 = v119 * v170;
const REAL v177 = v171 + v176;
const REAL v178 = v120 * v172;
const REAL v179 = v173 + v178;
const REAL v180 = v121 * v174;
const REAL v181 = v175 + v180;
const REAL v182 = v160 ? v177 : REAL(1.0);
const REAL v183 = v182 - REAL(0.015625);
const REAL v184 = v163 ? v181 : REAL(1.0);
const REAL v185 = v184 - REAL(0.015625);
const auto v186 = REAL(0.0) < v153;
const REAL q187[] = {v179};
const REAL q188[] = {v183, v185};
const REAL q189[] = {v37};
REAL r190[5];
factor_2(q187, q188, q189, r190);
const auto v192 = REAL(0.0) < r190[3];
const auto v193 = v186 & v192;
const auto v194 = REAL(0.0) < r190[4];
const auto v195 = v193 & v194;
const REAL v196 = v195 ? v177 : v171;
const REAL v197 = v195 ? v179 : v173;
const REAL v198 = v195 ? v181 : v175;
const REAL v199 = v160 ? v196 : REAL(0.0);
const REAL v200 = v163 ? v198 : REAL(0.0);
const REAL v201 = v114 * v167;
const REAL v202 = -v201;
const REAL v203 = v160 ? v202 : REAL(0.0);
const REAL v204 = v115 * v169;
const REAL v205 = -v204;
const REAL v206 = v163 ? v205 : REAL(0.0);
const REAL v207 = v37 + v199;
const REAL v208 = v37 + v200;
const REAL q209[] = {v197};
const REAL q210[] = {v207, v208};
REAL r211[5];
factor_2(q209, q210, q189, r211);
const REAL q213[] = {v203, v206};
REAL r214[2];
forward_2(&r211[0], &r211[1], q213, r214);
REAL r216[2];
backward_2(&r211[0], &r211[1], &r214[0], r216);
const REAL v218 = r216[0] * r216[0];
const REAL v219 = r216[1] * r216[1];
const REAL v220 = v218 + v219;
const REAL v221 = v152 * v152;
const REAL v222 = REAL(1.21) * v221;
const auto v223 = v222 < v220;
const REAL v224 = v223 ? v152 : REAL(1.0);
REAL r225[2];
forward_2(&r211[0], &r211[1], &r216[0], r225);
const auto v227 = REAL(0.0) < v220;
const REAL v228 = v227 ? v220 : REAL(1.0);
const REAL v229 = REAL(1) / PK_SQRT(v228);
const REAL v230 = v220 * v229;
const REAL v231 = v230 - v224;
const REAL v232 = REAL(1) / v224;
const REAL v233 = v231 * v232;
const REAL v234 = r225[0] * r225[0];
const REAL v235 = r225[1] * r225[1];
const REAL v236 = v234 + v235;
const REAL v237 = v220 * v233;
const auto v238 = REAL(0.0) < v236;
const REAL v239 = v238 ? v236 : REAL(1.0);
const REAL v240 = REAL(1) / v239;
const REAL v241 = v237 * v240;
const REAL v242 = v37 + v241;
const REAL v243 = v242 < v26 ? v26 : v242;
const REAL v244 = v223 ? v243 : v37;
const REAL v245 = v199 + v244;
const REAL v246 = v200 + v244;
const REAL q247[] = {v245, v246};
REAL r248[5];
factor_2(q209, q247, q189, r248);
REAL r250[2];
forward_2(&r248[0], &r248[1], q213, r250);
REAL r252[2];
backward_2(&r248[0], &r248[1], &r250[0], r252);
const REAL v254 = r252[0] * r252[0];
const REAL v255 = r252[1] * r252[1];
const REAL v256 = v254 + v255;
REAL r257[2];
forward_2(&r248[0], &r248[1], &r252[0], r257);
const auto v259 = REAL(0.0) < v256;
const REAL v260 = v259 ? v256 : REAL(1.0);
const REAL v261 = REAL(1) / PK_SQRT(v260);
const REAL v262 = v256 * v261;
const REAL v263 = v262 - v224;
const REAL v264 = v232 * v263;
const REAL v265 = r257[0] * r257[0];
const REAL v266 = r257[1] * r257[1];
const REAL v267 = v265 + v266;
const REAL v268 = v256 * v264;
const auto v269 = REAL(0.0) < v267;
const REAL v270 = v269 ? v267 : REAL(1.0);
const REAL v271 = REAL(1) / v270;
const REAL v272 = v268 * v271;
const REAL v273 = v244 + v272;
const auto v274 = v264 < REAL(0.1);
const REAL v275 = -v264;
const auto v276 = v275 < REAL(0.1);
const auto v277 = v274 & v276;
const REAL v278 = v242 < v273 ? v273 : v242;
const REAL v279 = v203 * v203;
const REAL v280 = v206 * v206;
const REAL v281 = v279 + v280;
const REAL v282 = PK_SQRT(v281);
const REAL v283 = v232 * v282;
const auto v284 = REAL(1.0) < v264;
const REAL v285 = PK_SQRT(v278);
const REAL v286 = PK_SQRT(v283);
const REAL v287 = v285 * v286;
const REAL v288 = v284 ? v287 : v278;
const REAL v289 = v277 ? v244 : v288;
const REAL v290 = v223 ? v289 : v37;
const REAL v291 = v199 + v290;
const REAL v292 = v200 + v290;
const REAL q293[] = {v291, v292};
REAL r294[5];
factor_2(q209, q293, q189, r294);
REAL r296[2];
forward_2(&r294[0], &r294[1], q213, r296);
REAL r298[2];
backward_2(&r294[0], &r294[1], &r296[0], r298);
const REAL v300 = r298[0] * r298[0];
const REAL v301 = r298[1] * r298[1];
const REAL v302 = v300 + v301;
const auto v303 = REAL(0.0) < v302;
const REAL v304 = v303 ? v302 : REAL(1.0);
const REAL v305 = REAL(1) / PK_SQRT(v304);
const REAL v306 = v302 * v305;
const auto v307 = v152 < v306;
const REAL v308 = v307 ? v306 : REAL(1.0);
const REAL v309 = REAL(1) / v308;
const REAL v310 = v152 * v309;
const REAL v311 = v307 ? v310 : REAL(1.0);
const REAL v312 = v203 * r298[0];
const REAL v313 = v206 * r298[1];
const REAL v314 = v312 + v313;
const REAL v315 = REAL(2.0) * v311;
const REAL v316 = v314 * v315;
const REAL v317 = v311 * v311;
const REAL v318 = v290 * v302;
const REAL v319 = v314 - v318;
const REAL v320 = v317 * v319;
const REAL v321 = v316 - v320;
const REAL v322 = v223 ? v290 : v26;
const REAL v323 = v306 * v311;
const REAL v324 = v203 * r216[0];
const REAL v325 = v206 * r216[1];
const REAL v326 = v324 + v325;
const auto v327 = REAL(0.0) < v199;
const REAL v328 = v327 ? v199 : REAL(1.0);
const REAL v329 = REAL(1) / PK_SQRT(v328);
const REAL v330 = v199 * v329;
const auto v331 = REAL(0.0) < v200;
const REAL v332 = v331 ? v200 : REAL(1.0);
const REAL v333 = REAL(1) / PK_SQRT(v332);
const REAL v334 = v200 * v333;
const REAL v335 = REAL(1) / PK_SQRT(REAL(2.306122448979592));
const REAL v336 = v330 * v335;
const REAL v337 = REAL(1.1428571428571428) * v334;
const REAL v338 = v335 * v337;
const REAL q339[] = {v336, v338};
REAL r340[2];
forward_2(&r211[0], &r211[1], q339, r340);
REAL r342[2];
backward_2(&r211[0], &r211[1], &r340[0], r342);
const REAL v344 = v330 * r342[0];
const REAL v345 = v334 * r342[1];
const REAL v346 = v344 * v344;
const REAL v347 = v345 * v345;
const REAL v348 = v346 + v347;
const REAL v349 = REAL(1) / PK_SQRT(v348);
const REAL v350 = v330 * v344;
const REAL v351 = v349 * v350;
const REAL v352 = v334 * v345;
const REAL v353 = v349 * v352;
const REAL q354[] = {v351, v353};
REAL r355[2];
forward_2(&r211[0], &r211[1], q354, r355);
REAL r357[2];
backward_2(&r211[0], &r211[1], &r355[0], r357);
const REAL v359 = v330 * r357[0];
const REAL v360 = v334 * r357[1];
const REAL v361 = -v199;
const REAL v362 = -v200;
const REAL v363 = v361 < v362 ? v362 : v361;
const REAL v364 = -v363;
const auto v365 = REAL(0.0) < v364;
const REAL v366 = v359 * v359;
const REAL v367 = v360 * v360;
const REAL v368 = v366 + v367;
const REAL v369 = REAL(1) / PK_SQRT(v368);
const REAL v370 = v365 ? v369 : REAL(0.0);
const REAL v371 = v370 - v37;
const REAL v372 = v167 * r298[0];
const REAL v373 = v311 * v372;
const REAL v374 = v169 * r298[1];
const REAL v375 = v311 * v374;
const REAL v376 = v167 * r216[0];
const REAL v377 = v169 * r216[1];
const REAL v378 = v373 * v373;
const REAL v379 = v375 * v375;
const REAL v380 = v116 * v378;
const REAL v381 = v118 * v379;
const REAL v382 = v380 + v381;
const REAL v383 = v116 * v126;
const REAL v384 = v118 * v127;
const REAL v385 = v383 + v384;
const auto v386 = REAL(0.0) < v382;
const auto v387 = REAL(0.0) < v385;
const REAL v388 = v387 ? v385 : REAL(1.1830521861667747e-271);
const REAL v389 = REAL(1) / v388;
const REAL v390 = v382 * v389;
const REAL v391 = v386 ? v390 : REAL(0.0);
const REAL v392 = v376 * v376;
const REAL v393 = v377 * v377;
const REAL v394 = v116 * v392;
const REAL v395 = v118 * v393;
const REAL v396 = v394 + v395;
const auto v397 = REAL(0.0) < v396;
const REAL v398 = v389 * v396;
const REAL v399 = v397 ? v398 : REAL(0.0);
const REAL v400 = v116 < v118 ? v118 : v116;
const auto v401 = v400 <= REAL(0.0);
const REAL v402 = v401 ? (REAL(-1.0)) : v371;
const auto v403 = v95 < REAL(0.5);
const REAL v404 = v403 ? REAL(1.0) : REAL(0.0);
const auto v405 = v29 <= v326;
const REAL v406 = v405 ? REAL(1.0) : REAL(0.0);
const REAL v407 = v98 * v406;
const REAL v408 = REAL(1.0) - v407;
const REAL v409 = v80 * v408;
const REAL v410 = v38 * v113;
const auto v411 = v326 <= v410;
const REAL v412 = v411 ? REAL(1.0) : REAL(0.0);
const REAL v413 = v39 * v90;
const auto v414 = v113 <= v413;
const REAL v415 = v414 ? REAL(1.0) : REAL(0.0);
const auto v416 = v399 <= v40;
const REAL v417 = v416 ? REAL(1.0) : REAL(0.0);
const auto v418 = REAL(0.0) <= v38;
const REAL v419 = v418 ? REAL(1.0) : REAL(0.0);
const REAL v420 = v407 * v419;
const REAL v421 = v412 < v415 ? v415 : v412;
const REAL v422 = v421 < v417 ? v417 : v421;
const REAL v423 = v422 < v420 ? v420 : v422;
const REAL v424 = REAL(1.0) - v80;
const auto v425 = v391 <= v40;
const REAL v426 = v425 ? REAL(1.0) : REAL(0.0);
const REAL v427 = v424 * v426;
const auto v428 = v399 <= v41;
const REAL v429 = v428 ? REAL(1.0) : REAL(0.0);
const auto v430 = v402 < (REAL(-0.5));
const REAL v431 = v430 ? REAL(6.0) : REAL(2.0);
const REAL v432 = v427 * v429;
const REAL v433 = v423 < v432 ? v432 : v423;
const auto v434 = REAL(0.0) < v433;
const auto v435 = v402 <= v43;
const REAL v436 = v435 ? v431 : REAL(1.0);
const auto v437 = REAL(0.0) < v427;
const REAL v438 = v437 ? REAL(4.0) : REAL(0.0);
const REAL v439 = v434 ? v436 : v438;
const auto v440 = REAL(0.0) < v404;
const REAL v441 = v440 ? v439 : v95;
const auto v442 = REAL(0.0) < v407;
const REAL v443 = v442 ? v29 : v326;
const auto v444 = REAL(0.5) < v409;
const REAL v445 = v444 ? v15 : v101;
const REAL v446 = v444 ? v16 : v102;
const REAL v447 = v444 ? v17 : v103;
const REAL v448 = v444 ? v18 : v104;
const REAL v449 = v444 ? v19 : v105;
const REAL v450 = v444 ? v20 : v106;
const REAL v451 = v444 ? v21 : v107;
const REAL v452 = v444 ? v22 : v108;
const REAL v453 = v444 ? v23 : v109;
const REAL v454 = v444 ? v24 : v110;
const REAL v455 = v444 ? v25 : v111;
const REAL v456 = v122 + v373;
const REAL v457 = v123 + v375;
const REAL v458 = v444 ? v13 : v0;
const REAL v459 = v444 ? v14 : v1;
o_t[0 + 0] = v458;
o_t[0 + 1] = v459;
o_t[2 + 0] = v445;
o_t[3 + 0] = v446;
o_t[3 + 1] = v447;
o_t[5 + 0] = v448;
o_t[5 + 1] = v449;
o_t[5 + 2] = v450;
o_t[5 + 3] = v451;
o_t[9 + 0] = v452;
o_t[9 + 1] = v453;
o_t[9 + 2] = v454;
o_t[9 + 3] = v455;
o_t[13 + 0] = v456;
o_t[13 + 1] = v457;
o_t[15 + 0] = v322;
o_t[15 + 1] = v89;
o_t[15 + 2] = v321;
o_t[15 + 3] = v443;
o_t[15 + 4] = v90;
o_t[15 + 5] = v441;
o_t[15 + 6] = v97;
o_t[15 + 7] = v402;
o_t[23 + 0] = v152;
o_t[23 + 1] = v323;
o_t[23 + 2] = v124;
o_t[23 + 3] = v125;
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
gather(i0_t, i0_b + b * i0_s3, nullptr, i0_s3, nb, 1, 2, 0, i0_e0);
gather(i1_t, i1_b + b * i1_s3, nullptr, i1_s3, nb, 1, 1, 0, 1);
gather(i2_t, i2_b + b * i2_s3, nullptr, i2_s3, nb, 1, 2, 0, i2_e0);
gather(i3_t, i3_b + b * i3_s3, nullptr, i3_s3, nb, 2, 2, i3_e0, i3_e1);
gather(i4_t, i4_b + b * i4_s3, nullptr, i4_s3, nb, 2, 2, i4_e0, i4_e1);
gather(i5_t, i5_b + b * i5_s3, nullptr, i5_s3, nb, 1, 2, 0, i5_e0);
gather(i6_t, i6_b + b * i6_s3, nullptr, i6_s3, nb, 1, 1, 0, 1);
gather(i7_t, i7_b + b * i7_s3, nullptr, i7_s3, nb, 1, 2, 0, i7_e0);
gather(i8_t, i8_b + b * i8_s3, nullptr, i8_s3, nb, 2, 2, i8_e0, i8_e1);
gather(i9_t, i9_b + b * i9_s3, nullptr, i9_s3, nb, 2, 2, i9_e0, i9_e1);
gather(i10_t, i10_b + b * i10_s3, nullptr, i10_s3, nb, 1, 8, 0, i10_e0);
gather(i11_t, i11_b + b * i11_s3, nullptr, i11_s3, nb, 1, 4, 0, i11_e0);
gather(i12_t, i12_b + b * i12_s3, nullptr, i12_s3, nb, 1, 8, 0, i12_e0);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
scatter(o0_t, o0_b + b * o0_s3, nullptr, o0_s3, nb, 2);
scatter(o1_t, o1_b + b * o1_s3, nullptr, o1_s3, nb, 1);
scatter(o2_t, o2_b + b * o2_s3, nullptr, o2_s3, nb, 2);
scatter(o3_t, o3_b + b * o3_s3, nullptr, o3_s3, nb, 4);
scatter(o4_t, o4_b + b * o4_s3, nullptr, o4_s3, nb, 4);
scatter(o5_t, o5_b + b * o5_s3, nullptr, o5_s3, nb, 2);
scatter(o6_t, o6_b + b * o6_s3, nullptr, o6_s3, nb, 8);
scatter(o7_t, o7_b + b * o7_s3, nullptr, o7_s3, nb, 4);
}
}
#endif
}


// <posekit least_squares.advance.2.curved f32.sssssssssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_2_curved_f32_86ba74db_body_0(
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
    wp::uint64 i11_,
    wp::uint64 i12_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
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
    wp::int64 i11_s0,
    wp::int64 i11_s1,
    wp::int64 i11_s2,
    wp::int64 i11_s3,
    wp::int64 i12_s0,
    wp::int64 i12_s1,
    wp::int64 i12_s2,
    wp::int64 i12_s3,
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
    wp::int64 o7_s0,
    wp::int64 o7_s1,
    wp::int64 o7_s2,
    wp::int64 o7_s3,
    wp::int64 i0_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i3_e1,
    wp::int64 i4_e0,
    wp::int64 i4_e1,
    wp::int64 i5_e0,
    wp::int64 i7_e0,
    wp::int64 i8_e0,
    wp::int64 i8_e1,
    wp::int64 i9_e0,
    wp::int64 i9_e1,
    wp::int64 i10_e0,
    wp::int64 i11_e0,
    wp::int64 i12_e0,
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
    wp::uint64 & adj_i11_,
    wp::uint64 & adj_i12_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
    wp::uint64 & adj_o7_,
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
    wp::int64 & adj_i11_s0,
    wp::int64 & adj_i11_s1,
    wp::int64 & adj_i11_s2,
    wp::int64 & adj_i11_s3,
    wp::int64 & adj_i12_s0,
    wp::int64 & adj_i12_s1,
    wp::int64 & adj_i12_s2,
    wp::int64 & adj_i12_s3,
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
    wp::int64 & adj_o7_s0,
    wp::int64 & adj_o7_s1,
    wp::int64 & adj_o7_s2,
    wp::int64 & adj_o7_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i3_e1,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i4_e1,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i8_e0,
    wp::int64 & adj_i8_e1,
    wp::int64 & adj_i9_e0,
    wp::int64 & adj_i9_e1,
    wp::int64 & adj_i10_e0,
    wp::int64 & adj_i11_e0,
    wp::int64 & adj_i12_e0)
{
}

struct wp_args_pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87 {
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
    wp::uint64 i11_;
    wp::uint64 i12_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
    wp::uint64 o7_;
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
    wp::int64 i11_s0;
    wp::int64 i11_s1;
    wp::int64 i11_s2;
    wp::int64 i11_s3;
    wp::int64 i12_s0;
    wp::int64 i12_s1;
    wp::int64 i12_s2;
    wp::int64 i12_s3;
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
    wp::int64 o7_s0;
    wp::int64 o7_s1;
    wp::int64 o7_s2;
    wp::int64 o7_s3;
    wp::int64 i0_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i3_e1;
    wp::int64 i4_e0;
    wp::int64 i4_e1;
    wp::int64 i5_e0;
    wp::int64 i7_e0;
    wp::int64 i8_e0;
    wp::int64 i8_e1;
    wp::int64 i9_e0;
    wp::int64 i9_e1;
    wp::int64 i10_e0;
    wp::int64 i11_e0;
    wp::int64 i12_e0;
};


template <bool wp_linear_contiguous>
static void pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87 *_wp_args)
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
    wp::uint64 var_i11_ = _wp_args->i11_;
    wp::uint64 var_i12_ = _wp_args->i12_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
    wp::uint64 var_o7_ = _wp_args->o7_;
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
    wp::int64 var_i11_s0 = _wp_args->i11_s0;
    wp::int64 var_i11_s1 = _wp_args->i11_s1;
    wp::int64 var_i11_s2 = _wp_args->i11_s2;
    wp::int64 var_i11_s3 = _wp_args->i11_s3;
    wp::int64 var_i12_s0 = _wp_args->i12_s0;
    wp::int64 var_i12_s1 = _wp_args->i12_s1;
    wp::int64 var_i12_s2 = _wp_args->i12_s2;
    wp::int64 var_i12_s3 = _wp_args->i12_s3;
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
    wp::int64 var_o7_s0 = _wp_args->o7_s0;
    wp::int64 var_o7_s1 = _wp_args->o7_s1;
    wp::int64 var_o7_s2 = _wp_args->o7_s2;
    wp::int64 var_o7_s3 = _wp_args->o7_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i3_e1 = _wp_args->i3_e1;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i4_e1 = _wp_args->i4_e1;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i8_e0 = _wp_args->i8_e0;
    wp::int64 var_i8_e1 = _wp_args->i8_e1;
    wp::int64 var_i9_e0 = _wp_args->i9_e0;
    wp::int64 var_i9_e1 = _wp_args->i9_e1;
    wp::int64 var_i10_e0 = _wp_args->i10_e0;
    wp::int64 var_i11_e0 = _wp_args->i11_e0;
    wp::int64 var_i12_e0 = _wp_args->i12_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_least_squares_advance_2_curved_f32_86ba74db(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, i11_: wp.uint64, i12_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, i10_s0: wp.int64, i10_s1: wp.int64, i10_s2: wp.int64, i10_s3: wp.int64, i11_s0: wp.int64, i11_s1: wp.int64, i11_s2: wp.int64, i11_s3: wp.int64, i12_s0: wp.int64, i12_s1: wp.int64, i12_s2: wp.int64, i12_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, o7_s0: wp.int64, o7_s1: wp.int64, o7_s2: wp.int64, o7_s3: wp.int64, i0_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i3_e1: wp.int64, i4_e0: wp.int64, i4_e1: wp.int64, i5_e0: wp.int64, i7_e0: wp.int64, i8_e0: wp.int64, i8_e1: wp.int64, i9_e0: wp.int64, i9_e1: wp.int64, i10_e0: wp.int64, i11_e0: wp.int64, i12_e0: wp.int64):       <L 4>
    // pk_least_squares_advance_2_curved_f32_86ba74db_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, i11_, i12_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, i10_s0, i10_s1, i10_s2, i10_s3, i11_s0, i11_s1, i11_s2, i11_s3, i12_s0, i12_s1, i12_s2, i12_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, o7_s0, o7_s1, o7_s2, o7_s3, i0_e0, i2_e0, i3_e0, i3_e1, i4_e0, i4_e1, i5_e0, i7_e0, i8_e0, i8_e1, i9_e0, i9_e1, i10_e0, i11_e0, i12_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_2_curved_f32_86ba74db_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_i11_, var_i12_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_i10_s0, var_i10_s1, var_i10_s2, var_i10_s3, var_i11_s0, var_i11_s1, var_i11_s2, var_i11_s3, var_i12_s0, var_i12_s1, var_i12_s2, var_i12_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_o7_s0, var_o7_s1, var_o7_s2, var_o7_s3, var_i0_e0, var_i2_e0, var_i3_e0, var_i3_e1, var_i4_e0, var_i4_e1, var_i5_e0, var_i7_e0, var_i8_e0, var_i8_e1, var_i9_e0, var_i9_e1, var_i10_e0, var_i11_e0, var_i12_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87 *_wp_args)
{
    pk_least_squares_advance_2_curved_f32_86ba74db_7c64bf87_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

