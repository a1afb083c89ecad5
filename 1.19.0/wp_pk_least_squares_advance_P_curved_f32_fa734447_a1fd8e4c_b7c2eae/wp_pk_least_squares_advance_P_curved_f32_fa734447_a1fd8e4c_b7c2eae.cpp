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


// <posekit least_squares.advance.P.curved f32.sssssssssssssssssssssssss>:1
static CUDA_CALLABLE void pk_least_squares_advance_P_curved_f32_fa734447_body_0(
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
    wp::uint64 i13_,
    wp::uint64 i14_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
    wp::uint64 o9_,
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
    wp::int64 i13_s0,
    wp::int64 i13_s1,
    wp::int64 i13_s2,
    wp::int64 i13_s3,
    wp::int64 i14_s0,
    wp::int64 i14_s1,
    wp::int64 i14_s2,
    wp::int64 i14_s3,
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
    wp::int64 o8_s0,
    wp::int64 o8_s1,
    wp::int64 o8_s2,
    wp::int64 o8_s3,
    wp::int64 o9_s0,
    wp::int64 o9_s1,
    wp::int64 o9_s2,
    wp::int64 o9_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i4_e1,
    wp::int64 i5_e0,
    wp::int64 i5_e1,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i9_e0,
    wp::int64 i10_e0,
    wp::int64 i10_e1,
    wp::int64 i11_e0,
    wp::int64 i11_e1,
    wp::int64 i12_e0,
    wp::int64 i13_e0,
    wp::int64 i14_e0)
{
// i0 = best_x0_0
// i1 = best_x0_1
// i2 = best_cost
// i3 = best_gradient0
// i4 = best_hessian0_0
// i5 = best_curvature0_0
// i6 = trial_x0_0
// i7 = trial_x0_1
// i8 = trial_cost
// i9 = trial_gradient0
// i10 = trial_hessian0_0
// i11 = trial_curvature0_0
// i12 = control
// i13 = region
// i14 = settings
// o0 = best_x0_0
// o1 = best_x0_1
// o2 = best_cost
// o3 = best_gradient0
// o4 = best_hessian0_0
// o5 = best_curvature0_0
// o6 = trial_x0_0
// o7 = trial_x0_1
// o8 = control
// o9 = region
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
const STORE* const i13_b = (const STORE*)i13_ + k0 * i13_s0 + k1 * i13_s1 + k2 * i13_s2;
const STORE* const i14_b = (const STORE*)i14_ + k0 * i14_s0 + k1 * i14_s1 + k2 * i14_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
STORE* const o7_b = (STORE*)o7_ + k0 * o7_s0 + k1 * o7_s1 + k2 * o7_s2;
STORE* const o8_b = (STORE*)o8_ + k0 * o8_s0 + k1 * o8_s1 + k2 * o8_s2;
STORE* const o9_b = (STORE*)o9_ + k0 * o9_s0 + k1 * o9_s1 + k2 * o9_s2;
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
alignas(64) REAL i_t[196][LANES];
alignas(64) REAL o_t[109][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 3;
REAL (* const i2_t)[LANES] = i_t + 7;
REAL (* const i3_t)[LANES] = i_t + 8;
REAL (* const i4_t)[LANES] = i_t + 14;
REAL (* const i5_t)[LANES] = i_t + 50;
REAL (* const i6_t)[LANES] = i_t + 86;
REAL (* const i7_t)[LANES] = i_t + 89;
REAL (* const i8_t)[LANES] = i_t + 93;
REAL (* const i9_t)[LANES] = i_t + 94;
REAL (* const i10_t)[LANES] = i_t + 100;
REAL (* const i11_t)[LANES] = i_t + 136;
REAL (* const i12_t)[LANES] = i_t + 172;
REAL (* const i13_t)[LANES] = i_t + 180;
REAL (* const i14_t)[LANES] = i_t + 188;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 3;
REAL (* const o2_t)[LANES] = o_t + 7;
REAL (* const o3_t)[LANES] = o_t + 8;
REAL (* const o4_t)[LANES] = o_t + 14;
REAL (* const o5_t)[LANES] = o_t + 50;
REAL (* const o6_t)[LANES] = o_t + 86;
REAL (* const o7_t)[LANES] = o_t + 89;
REAL (* const o8_t)[LANES] = o_t + 93;
REAL (* const o9_t)[LANES] = o_t + 101;
// In a function of its own, which is no loop: optimisations of loops would take half of the time to compile.
auto element = [](const Lanes* __restrict i_t, const REAL* __restrict fixed, Lanes* __restrict o_t)
    __attribute__((noinline)) {
typedef Lanes REAL;
typedef LaneBits BITS;
auto factor_6 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L of a matrix L L^T: a0 has the lower triangle without its diagonal, a1 that, and a2 the smallest pivot.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
REAL* const inverses = r + 15;
REAL* const pivots = inverses + 6;
#pragma clang loop unroll(full)
for (int j = 0; j < 6; ++j) {
    const REAL* const row = r + j * (j - 1) / 2;
    pivots[j] = less(a1[j], row, row, j);
    inverses[j] = REAL(1) / PK_SQRT(pivots[j] < a2[0] ? a2[0] : pivots[j]);
    #pragma clang loop unroll(full)
    for (int i = j + 1; i < 6; ++i) {
        const int begin = i * (i - 1) / 2;
        r[begin + j] = less(a0[begin + j], r + begin, row, j) * inverses[j];
    }
}
};
auto forward_6 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
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
for (int i = 0; i < 6; ++i) {
    r[i] = less(a2[i], row, r, i) * a1[i];
    row += i;
}
};
auto backward_6 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L^T r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
#pragma clang loop unroll(full)
for (int i = 6 - 1; i >= 0; --i) {
    REAL x = a2[i];
    #pragma clang loop unroll(full)
    for (int k = i + 1; k < 6; ++k) x = x - a0[k * (k - 1) / 2 + i] * r[k];
    r[i] = x * a1[i];
}
};
const REAL v0 = REAL(i_t[0 + 0]);
const REAL v1 = REAL(i_t[0 + 1]);
const REAL v2 = REAL(i_t[0 + 2]);
const REAL v3 = REAL(i_t[3 + 0]);
const REAL v4 = REAL(i_t[3 + 1]);
const REAL v5 = REAL(i_t[3 + 2]);
const REAL v6 = REAL(i_t[3 + 3]);
const REAL v7 = REAL(i_t[7 + 0]);
const REAL v8 = REAL(i_t[8 + 0]);
const REAL v9 = REAL(i_t[8 + 1]);
const REAL v10 = REAL(i_t[8 + 2]);
const REAL v11 = REAL(i_t[8 + 3]);
const REAL v12 = REAL(i_t[8 + 4]);
const REAL v13 = REAL(i_t[8 + 5]);
const REAL v14 = REAL(i_t[14 + 0]);
const REAL v15 = REAL(i_t[14 + 1]);
const REAL v16 = REAL(i_t[14 + 2]);
const REAL v17 = REAL(i_t[14 + 3]);
const REAL v18 = REAL(i_t[14 + 4]);
const REAL v19 = REAL(i_t[14 + 5]);
const REAL v20 = REAL(i_t[14 + 6]);
const REAL v21 = REAL(i_t[14 + 7]);
const REAL v22 = REAL(i_t[14 + 8]);
const REAL v23 = REAL(i_t[14 + 9]);
const REAL v24 = REAL(i_t[14 + 10]);
const REAL v25 = REAL(i_t[14 + 11]);
const REAL v26 = REAL(i_t[14 + 12]);
const REAL v27 = REAL(i_t[14 + 13]);
const REAL v28 = REAL(i_t[14 + 14]);
const REAL v29 = REAL(i_t[14 + 15]);
const REAL v30 = REAL(i_t[14 + 16]);
const REAL v31 = REAL(i_t[14 + 17]);
const REAL v32 = REAL(i_t[14 + 18]);
const REAL v33 = REAL(i_t[14 + 19]);
const REAL v34 = REAL(i_t[14 + 20]);
const REAL v35 = REAL(i_t[14 + 21]);
const REAL v36 = REAL(i_t[14 + 22]);
const REAL v37 = REAL(i_t[14 + 23]);
const REAL v38 = REAL(i_t[14 + 24]);
const REAL v39 = REAL(i_t[14 + 25]);
const REAL v40 = REAL(i_t[14 + 26]);
const REAL v41 = REAL(i_t[14 + 27]);
const REAL v42 = REAL(i_t[14 + 28]);
const REAL v43 = REAL(i_t[14 + 29]);
const REAL v44 = REAL(i_t[14 + 30]);
const REAL v45 = REAL(i_t[14 + 31]);
const REAL v46 = REAL(i_t[14 + 32]);
const REAL v47 = REAL(i_t[14 + 33]);
const REAL v48 = REAL(i_t[14 + 34]);
const REAL v49 = REAL(i_t[14 + 35]);
const REAL v50 = REAL(i_t[50 + 0]);
const REAL v51 = REAL(i_t[50 + 1]);
const REAL v52 = REAL(i_t[50 + 2]);
const REAL v53 = REAL(i_t[50 + 3]);
const REAL v54 = REAL(i_t[50 + 4]);
const REAL v55 = REAL(i_t[50 + 5]);
const REAL v56 = REAL(i_t[50 + 6]);
const REAL v57 = REAL(i_t[50 + 7]);
const REAL v58 = REAL(i_t[50 + 8]);
const REAL v59 = REAL(i_t[50 + 9]);
const REAL v60 = REAL(i_t[50 + 10]);
const REAL v61 = REAL(i_t[50 + 11]);
const REAL v62 = REAL(i_t[50 + 12]);
const REAL v63 = REAL(i_t[50 + 13]);
const REAL v64 = REAL(i_t[50 + 14]);
const REAL v65 = REAL(i_t[50 + 15]);
const REAL v66 = REAL(i_t[50 + 16]);
const REAL v67 = REAL(i_t[50 + 17]);
const REAL v68 = REAL(i_t[50 + 18]);
const REAL v69 = REAL(i_t[50 + 19]);
const REAL v70 = REAL(i_t[50 + 20]);
const REAL v71 = REAL(i_t[50 + 21]);
const REAL v72 = REAL(i_t[50 + 22]);
const REAL v73 = REAL(i_t[50 + 23]);
const REAL v74 = REAL(i_t[50 + 24]);
const REAL v75 = REAL(i_t[50 + 25]);
const REAL v76 = REAL(i_t[50 + 26]);
const REAL v77 = REAL(i_t[50 + 27]);
const REAL v78 = REAL(i_t[50 + 28]);
const REAL v79 = REAL(i_t[50 + 29]);
const REAL v80 = REAL(i_t[50 + 30]);
const REAL v81 = REAL(i_t[50 + 31]);
const REAL v82 = REAL(i_t[50 + 32]);
const REAL v83 = REAL(i_t[50 + 33]);
const REAL v84 = REAL(i_t[50 + 34]);
const REAL v85 = REAL(i_t[50 + 35]);
const REAL v86 = REAL(i_t[86 + 0]);
const REAL v87 = REAL(i_t[86 + 1]);
const REAL v88 = REAL(i_t[86 + 2]);
const REAL v89 = REAL(i_t[89 + 0]);
const REAL v90 = REAL(i_t[89 + 1]);
const REAL v91 = REAL(i_t[89 + 2]);
const REAL v92 = REAL(i_t[89 + 3]);
const REAL v93 = REAL(i_t[93 + 0]);
const REAL v94 = REAL(i_t[94 + 0]);
const REAL v95 = REAL(i_t[94 + 1]);
const REAL v96 = REAL(i_t[94 + 2]);
const REAL v97 = REAL(i_t[94 + 3]);
const REAL v98 = REAL(i_t[94 + 4]);
const REAL v99 = REAL(i_t[94 + 5]);
const REAL v100 = REAL(i_t[100 + 0]);
const REAL v101 = REAL(i_t[100 + 1]);
const REAL v102 = REAL(i_t[100 + 2]);
const REAL v103 = REAL(i_t[100 + 3]);
const REAL v104 = REAL(i_t[100 + 4]);
const REAL v105 = REAL(i_t[100 + 5]);
const REAL v106 = REAL(i_t[100 + 6]);
const REAL v107 = REAL(i_t[100 + 7]);
const REAL v108 = REAL(i_t[100 + 8]);
const REAL v109 = REAL(i_t[100 + 9]);
const REAL v110 = REAL(i_t[100 + 10]);
const REAL v111 = REAL(i_t[100 + 11]);
const REAL v112 = REAL(i_t[100 + 12]);
const REAL v113 = REAL(i_t[100 + 13]);
const REAL v114 = REAL(i_t[100 + 14]);
const REAL v115 = REAL(i_t[100 + 15]);
const REAL v116 = REAL(i_t[100 + 16]);
const REAL v117 = REAL(i_t[100 + 17]);
const REAL v118 = REAL(i_t[100 + 18]);
const REAL v119 = REAL(i_t[100 + 19]);
const REAL v120 = REAL(i_t[100 + 20]);
const REAL v121 = REAL(i_t[100 + 21]);
const REAL v122 = REAL(i_t[100 + 22]);
const REAL v123 = REAL(i_t[100 + 23]);
const REAL v124 = REAL(i_t[100 + 24]);
const REAL v125 = REAL(i_t[100 + 25]);
const REAL v126 = REAL(i_t[100 + 26]);
const REAL v127 = REAL(i_t[100 + 27]);
const REAL v128 = REAL(i_t[100 + 28]);
const REAL v129 = REAL(i_t[100 + 29]);
const REAL v130 = REAL(i_t[100 + 30]);
const REAL v131 = REAL(i_t[100 + 31]);
const REAL v132 = REAL(i_t[100 + 32]);
const REAL v133 = REAL(i_t[100 + 33]);
const REAL v134 = REAL(i_t[100 + 34]);
const REAL v135 = REAL(i_t[100 + 35]);
const REAL v136 = REAL(i_t[136 + 0]);
const REAL v137 = REAL(i_t[136 + 1]);
const REAL v138 = REAL(i_t[136 + 2]);
const REAL v139 = REAL(i_t[136 + 3]);
const REAL v140 = REAL(i_t[136 + 4]);
const REAL v141 = REAL(i_t[136 + 5]);
const REAL v142 = REAL(i_t[136 + 6]);
const REAL v143 = REAL(i_t[136 + 7]);
const REAL v144 = REAL(i_t[136 + 8]);
const REAL v145 = REAL(i_t[136 + 9]);
const REAL v146 = REAL(i_t[136 + 10]);
const REAL v147 = REAL(i_t[136 + 11]);
const REAL v148 = REAL(i_t[136 + 12]);
const REAL v149 = REAL(i_t[136 + 13]);
const REAL v150 = REAL(i_t[136 + 14]);
const REAL v151 = REAL(i_t[136 + 15]);
const REAL v152 = REAL(i_t[136 + 16]);
const REAL v153 = REAL(i_t[136 + 17]);
const REAL v154 = REAL(i_t[136 + 18]);
const REAL v155 = REAL(i_t[136 + 19]);
const REAL v156 = REAL(i_t[136 + 20]);
const REAL v157 = REAL(i_t[136 + 21]);
const REAL v158 = REAL(i_t[136 + 22]);
const REAL v159 = REAL(i_t[136 + 23]);
const REAL v160 = REAL(i_t[136 + 24]);
const REAL v161 = REAL(i_t[136 + 25]);
const REAL v162 = REAL(i_t[136 + 26]);
const REAL v163 = REAL(i_t[136 + 27]);
const REAL v164 = REAL(i_t[136 + 28]);
const REAL v165 = REAL(i_t[136 + 29]);
const REAL v166 = REAL(i_t[136 + 30]);
const REAL v167 = REAL(i_t[136 + 31]);
const REAL v168 = REAL(i_t[136 + 32]);
const REAL v169 = REAL(i_t[136 + 33]);
const REAL v170 = REAL(i_t[136 + 34]);
const REAL v171 = REAL(i_t[136 + 35]);
const REAL v172 = REAL(i_t[172 + 0]);
const REAL v173 = REAL(i_t[172 + 1]);
const REAL v174 = REAL(i_t[172 + 2]);
const REAL v175 = REAL(i_t[172 + 3]);
const REAL v176 = REAL(i_t[172 + 4]);
const REAL v177 = REAL(i_t[172 + 5]);
const REAL v178 = REAL(i_t[172 + 6]);
const REAL v179 = REAL(i_t[180 + 0]);
const REAL v180 = REAL(i_t[180 + 1]);
const REAL v181 = REAL(i_t[180 + 2]);
const REAL v182 = REAL(i_t[180 + 3]);
const REAL v183 = REAL(i_t[180 + 4]);
const REAL v184 = REAL(i_t[180 + 5]);
const REAL v185 = REAL(i_t[180 + 6]);
const REAL v186 = REAL(i_t[180 + 7]);
const REAL v187 = REAL(i_t[188 + 1]);
const REAL v188 = REAL(i_t[188 + 2]);
const REAL v189 = REAL(i_t[188 + 3]);
const REAL v190 = REAL(i_t[188 + 4]);
const REAL v191 = REAL(i_t[188 + 5]);
const REAL v192 = REAL(i_t[188 + 6]);
const REAL v193 = REAL(i_t[188 + 7]);
const REAL v194 = v94 + v95;
const REAL v195 = v96 + v194;
const REAL v196 = v97 + v195;
const REAL v197 = v98 + v196;
const REAL v198 = v99 + v197;
const REAL v199 = v100 + v198;
const REAL v200 = v101 + v199;
const REAL v201 = v102 + v200;
const REAL v202 = v103 + v201;
const REAL v203 = v104 + v202;
const REAL v204 = v105 + v203;
const REAL v205 = v106 + v204;
const REAL v206 = v107 + v205;
const REAL v207 = v108 + v206;
const REAL v208 = v109 + v207;
const REAL v209 = v110 + v208;
const REAL v210 = v111 + v209;
const REAL v211 = v112 + v210;
const REAL v212 = v113 + v211;
const REAL v213 = v114 + v212;
const REAL v214 = v115 + v213;
const REAL v215 = v116 + v214;
const REAL v216 = v117 + v215;
const REAL v217 = v118 + v216;
const REAL v218 = v119 + v217;
const REAL v219 = v120 + v218;
const REAL v220 = v121 + v219;
const REAL v221 = v122 + v220;
const REAL v222 = v123 + v221;
const REAL v223 = v124 + v222;
const REAL v224 = v125 + v223;
const REAL v225 = v126 + v224;
const REAL v226 = v127 + v225;
const REAL v227 = v128 + v226;
const REAL v228 = v129 + v227;
const REAL v229 = v130 + v228;
const REAL v230 = v131 + v229;
const REAL v231 = v132 + v230;
const REAL v232 = v133 + v231;
const REAL v233 = v134 + v232;
const REAL v234 = v135 + v233;
const auto v235 = v177 < REAL(0.5);
const REAL v236 = v235 ? REAL(1.0) : REAL(0.0);
const auto v237 = v173 <= REAL(0.0);
const REAL v238 = v237 ? REAL(1.0) : REAL(0.0);
const auto v239 = v234 < REAL(0.0);
const REAL v240 = -v234;
const REAL v241 = v239 ? v240 : v234;
const REAL v242 = REAL(1) / v93;
const auto v243 = REAL(0.0) < v242;
const REAL v244 = v243 ? REAL(1.0) : REAL(0.0);
const REAL v245 = REAL(1.0) + v241;
const REAL v246 = REAL(1) / v245;
const auto v247 = REAL(0.0) < v246;
const REAL v248 = v247 ? REAL(1.0) : REAL(0.0);
const REAL v249 = v244 * v248;
const REAL v250 = v7 * v192;
const auto v251 = v174 <= v250;
const REAL v252 = v251 ? REAL(1.0) : REAL(0.0);
const REAL v253 = v7 - v93;
const REAL v254 = v253 * v253;
const REAL v255 = v250 * v250;
const auto v256 = v254 <= v255;
const REAL v257 = v256 ? REAL(1.0) : REAL(0.0);
const REAL v258 = v252 * v257;
const REAL v259 = REAL(1.0) - v238;
const REAL v260 = v258 * v259;
const auto v261 = v93 < v7;
const REAL v262 = v261 ? REAL(1.0) : REAL(0.0);
const REAL v263 = v236 * v249;
const REAL v264 = v238 < v262 ? v262 : v238;
const REAL v265 = v264 < v260 ? v260 : v264;
const REAL v266 = v263 * v265;
const auto v267 = REAL(0.0) < v174;
const REAL v268 = v267 ? v174 : REAL(1.0);
const REAL v269 = REAL(1) / v268;
const auto v270 = REAL(0.0) < v238;
const auto v271 = REAL(0.0) < v236;
const auto v272 = REAL(0.0) < v266;
const REAL v273 = REAL(2.0) * v173;
const REAL v274 = v272 ? REAL(2.0) : v273;
const REAL v275 = v271 ? v274 : v173;
const REAL v276 = v270 ? v93 : v176;
const REAL v277 = v236 * v238;
const REAL v278 = REAL(1.0) - v249;
const REAL v279 = v277 * v278;
const auto v280 = REAL(0.0) < v279;
const REAL v281 = v280 ? REAL(5.0) : v177;
const REAL v282 = v236 * v259;
const REAL v283 = v178 + v282;
const REAL v284 = v260 * v266;
const REAL v285 = v237 ? v236 : REAL(0.0);
const auto v286 = REAL(0.5) < v285;
const REAL v287 = v286 ? v93 : v7;
const REAL v288 = v286 ? v94 : v8;
const REAL v289 = v286 ? v95 : v9;
const REAL v290 = v286 ? v96 : v10;
const REAL v291 = v286 ? v97 : v11;
const REAL v292 = v286 ? v98 : v12;
const REAL v293 = v286 ? v99 : v13;
const REAL v294 = v286 ? v100 : v14;
const REAL v295 = v286 ? v101 : v15;
const REAL v296 = v286 ? v102 : v16;
const REAL v297 = v286 ? v103 : v17;
const REAL v298 = v286 ? v104 : v18;
const REAL v299 = v286 ? v105 : v19;
const REAL v300 = v286 ? v106 : v20;
const REAL v301 = v286 ? v107 : v21;
const REAL v302 = v286 ? v108 : v22;
const REAL v303 = v286 ? v109 : v23;
const REAL v304 = v286 ? v110 : v24;
const REAL v305 = v286 ? v111 : v25;
const REAL v306 = v286 ? v112 : v26;
const REAL v307 = v286 ? v113 : v27;
const REAL v308 = v286 ? v114 : v28;
const REAL v309 = v286 ? v115 : v29;
const REAL v310 = v286 ? v116 : v30;
const REAL v311 = v286 ? v117 : v31;
const REAL v312 = v286 ? v118 : v32;
const REAL v313 = v286 ? v119 : v33;
const REAL v314 = v286 ? v120 : v34;
const REAL v315 = v286 ? v121 : v35;
const REAL v316 = v286 ? v122 : v36;
const REAL v317 = v286 ? v123 : v37;
const REAL v318 = v286 ? v124 : v38;
const REAL v319 = v286 ? v125 : v39;
const REAL v320 = v286 ? v126 : v40;
const REAL v321 = v286 ? v127 : v41;
const REAL v322 = v286 ? v128 : v42;
const REAL v323 = v286 ? v129 : v43;
const REAL v324 = v286 ? v130 : v44;
const REAL v325 = v286 ? v131 : v45;
const REAL v326 = v286 ? v132 : v46;
const REAL v327 = v286 ? v133 : v47;
const REAL v328 = v286 ? v134 : v48;
const REAL v329 = v286 ? v135 : v49;
const REAL v330 = v286 ? v136 : v50;
const REAL v331 = v286 ? v137 : v51;
const REAL v332 = v286 ? v138 : v52;
const REAL v333 = v286 ? v139 : v53;
const REAL v334 = v286 ? v140 : v54;
const REAL v335 = v286 ? v141 : v55;
const REAL v336 = v286 ? v142 : v56;
const REAL v337 = v286 ? v143 : v57;
const REAL v338 = v286 ? v144 : v58;
const REAL v339 = v286 ? v145 : v59;
const REAL v340 = v286 ? v146 : v60;
const REAL v341 = v286 ? v147 : v61;
const REAL v342 = v286 ? v148 : v62;
const REAL v343 = v286 ? v149 : v63;
const REAL v344 = v286 ? v150 : v64;
const REAL v345 = v286 ? v151 : v65;
const REAL v346 = v286 ? v152 : v66;
const REAL v347 = v286 ? v153 : v67;
const REAL v348 = v286 ? v154 : v68;
const REAL v349 = v286 ? v155 : v69;
const REAL v350 = v286 ? v156 : v70;
const REAL v351 = v286 ? v157 : v71;
const REAL v352 = v286 ? v158 : v72;
const REAL v353 = v286 ? v159 : v73;
const REAL v354 = v286 ? v160 : v74;
const REAL v355 = v286 ? v161 : v75;
const REAL v356 = v286 ? v162 : v76;
const REAL v357 = v286 ? v163 : v77;
const REAL v358 = v286 ? v164 : v78;
const REAL v359 = v286 ? v165 : v79;
const REAL v360 = v286 ? v166 : v80;
const REAL v361 = v286 ? v167 : v81;
const REAL v362 = v286 ? v168 : v82;
const REAL v363 = v286 ? v169 : v83;
const REAL v364 = v286 ? v170 : v84;
const REAL v365 = v286 ? v171 : v85;
const auto v366 = REAL(0.5) < v266;
const REAL v367 = v366 ? v93 : v287;
const REAL v368 = v366 ? v94 : v288;
const REAL v369 = v366 ? v95 : v289;
const REAL v370 = v366 ? v96 : v290;
const REAL v371 = v366 ? v97 : v291;
const REAL v372 = v366 ? v98 : v292;
const REAL v373 = v366 ? v99 : v293;
const REAL v374 = v366 ? v100 : v294;
const REAL v375 = v366 ? v101 : v295;
const REAL v376 = v366 ? v102 : v296;
const REAL v377 = v366 ? v103 : v297;
const REAL v378 = v366 ? v104 : v298;
const REAL v379 = v366 ? v105 : v299;
const REAL v380 = v366 ? v107 : v301;
const REAL v381 = v366 ? v108 : v302;
const REAL v382 = v366 ? v109 : v303;
const REAL v383 = v366 ? v110 : v304;
const REAL v384 = v366 ? v111 : v305;
const REAL v385 = v366 ? v114 : v308;
const REAL v386 = v366 ? v115 : v309;
const REAL v387 = v366 ? v116 : v310;
const REAL v388 = v366 ? v117 : v311;
const REAL v389 = v366 ? v121 : v315;
const REAL v390 = v366 ? v122 : v316;
const REAL v391 = v366 ? v123 : v317;
const REAL v392 = v366 ? v128 : v322;
const REAL v393 = v366 ? v129 : v323;
const REAL v394 = v366 ? v135 : v329;
const REAL v395 = v366 ? v136 : v330;
const REAL v396 = v366 ? v137 : v331;
const REAL v397 = v366 ? v138 : v332;
const REAL v398 = v366 ? v139 : v333;
const REAL v399 = v366 ? v140 : v334;
const REAL v400 = v366 ? v141 : v335;
const REAL v401 = v366 ? v143 : v337;
const REAL v402 = v366 ? v144 : v338;
const REAL v403 = v366 ? v145 : v339;
const REAL v404 = v366 ? v146 : v340;
const REAL v405 = v366 ? v147 : v341;
const REAL v406 = v366 ? v150 : v344;
const REAL v407 = v366 ? v151 : v345;
const REAL v408 = v366 ? v152 : v346;
const REAL v409 = v366 ? v153 : v347;
const REAL v410 = v366 ? v157 : v351;
const REAL v411 = v366 ? v158 : v352;
const REAL v412 = v366 ? v159 : v353;
const REAL v413 = v366 ? v164 : v358;
const REAL v414 = v366 ? v165 : v359;
const REAL v415 = v366 ? v171 : v365;
const REAL v416 = v366 ? v86 : v0;
const REAL v417 = v366 ? v87 : v1;
const REAL v418 = v366 ? v88 : v2;
const REAL v419 = v366 ? v89 : v3;
const REAL v420 = v366 ? v90 : v4;
const REAL v421 = v366 ? v91 : v5;
const REAL v422 = v366 ? v92 : v6;
const REAL v423 = v181 < v374 ? v374 : v181;
const REAL v424 = v182 < v380 ? v380 : v182;
const REAL v425 = v183 < v385 ? v385 : v183;
const REAL v426 = v184 < v389 ? v389 : v184;
const REAL v427 = v185 < v392 ? v392 : v185;
const REAL v428 = v186 < v394 ? v394 : v186;
const REAL v429 = v416 * v416;
const REAL v430 = v417 * v417;
const REAL v431 = v429 + v430;
const REAL v432 = v418 * v418;
const REAL v433 = v431 + v432;
const REAL v434 = v423 * v433;
const REAL v435 = v424 * v433;
const REAL v436 = v425 * v433;
const REAL v437 = v434 + v435;
const REAL v438 = v436 + v437;
const REAL v439 = v426 + v438;
const REAL v440 = v427 + v439;
const REAL v441 = v428 + v440;
const auto v442 = REAL(0.0) < v441;
const REAL v443 = v442 ? v441 : REAL(1.0);
const REAL v444 = REAL(1) / PK_SQRT(v443);
const REAL v445 = v441 * v444;
const REAL v446 = v442 ? v445 : REAL(1.152921504606847e+18);
const REAL v447 = v287 - v93;
const REAL v448 = v269 * v447;
const auto v449 = REAL(0.0) < v284;
const REAL v450 = v449 ? REAL(1.0) : v448;
const auto v451 = REAL(0.25) <= v450;
const REAL v452 = v451 ? REAL(1.0) : REAL(0.0);
const REAL v453 = v266 * v452;
const REAL v454 = REAL(0.99) * v179;
const auto v455 = v180 < v454;
const REAL v456 = REAL(2.0) * v179;
const REAL v457 = v455 ? v179 : v456;
const auto v458 = REAL(0.75) < v450;
const REAL v459 = v458 ? v457 : v179;
const REAL v460 = REAL(0.25) * v180;
const auto v461 = REAL(0.0) < v453;
const REAL v462 = v461 ? v459 : v460;
const REAL v463 = v237 ? v446 : v462;
const REAL v464 = v237 ? REAL(0.0) : v453;
const REAL v465 = v423 < v424 ? v424 : v423;
const REAL v466 = v465 < v425 ? v425 : v465;
const REAL v467 = v426 < v427 ? v427 : v426;
const REAL v468 = v467 < v428 ? v428 : v467;
const REAL v469 = v466 < v426 ? v426 : v466;
const REAL v470 = v469 < v427 ? v427 : v469;
const REAL v471 = v470 < v428 ? v428 : v470;
const REAL v472 = v187 * v466;
const REAL v473 = v187 * v472;
const auto v474 = v473 < v423;
const REAL v475 = REAL(1.262177448353619e-29) * v471;
const auto v476 = v475 < v423;
const auto v477 = v474 & v476;
const auto v478 = v473 < v424;
const auto v479 = v475 < v424;
const auto v480 = v478 & v479;
const auto v481 = v473 < v425;
const auto v482 = v475 < v425;
const auto v483 = v481 & v482;
const REAL v484 = v187 * v468;
const REAL v485 = v187 * v484;
const auto v486 = v485 < v426;
const auto v487 = v475 < v426;
const auto v488 = v486 & v487;
const auto v489 = v485 < v427;
const auto v490 = v475 < v427;
const auto v491 = v489 & v490;
const auto v492 = v485 < v428;
const auto v493 = v475 < v428;
const auto v494 = v492 & v493;
const auto v495 = REAL(0.0) < v471;
const REAL v496 = v495 ? v471 : REAL(1.0);
const REAL v497 = v477 ? v423 : v496;
const REAL v498 = REAL(1) / PK_SQRT(v497);
const REAL v499 = v480 ? v424 : v496;
const REAL v500 = REAL(1) / PK_SQRT(v499);
const REAL v501 = v483 ? v425 : v496;
const REAL v502 = REAL(1) / PK_SQRT(v501);
const REAL v503 = v488 ? v426 : v496;
const REAL v504 = REAL(1) / PK_SQRT(v503);
const REAL v505 = v491 ? v427 : v496;
const REAL v506 = REAL(1) / PK_SQRT(v505);
const REAL v507 = v494 ? v428 : v496;
const REAL v508 = REAL(1) / PK_SQRT(v507);
const REAL v509 = v498 * v498;
const REAL v510 = v374 * v509;
const REAL v511 = v498 * v500;
const REAL v512 = v375 * v511;
const REAL v513 = v500 * v500;
const REAL v514 = v380 * v513;
const REAL v515 = v498 * v502;
const REAL v516 = v376 * v515;
const REAL v517 = v500 * v502;
const REAL v518 = v381 * v517;
const REAL v519 = v502 * v502;
const REAL v520 = v385 * v519;
const REAL v521 = v498 * v504;
const REAL v522 = v377 * v521;
const REAL v523 = v500 * v504;
const REAL v524 = v382 * v523;
const REAL v525 = v502 * v504;
const REAL v526 = v386 * v525;
const REAL v527 = v504 * v504;
const REAL v528 = v389 * v527;
const REAL v529 = v498 * v506;
const REAL v530 = v378 * v529;
const REAL v531 = v500 * v506;
const REAL v532 = v383 * v531;
const REAL v533 = v502 * v506;
const REAL v534 = v387 * v533;
const REAL v535 = v504 * v506;
const REAL v536 = v390 * v535;
const REAL v537 = v506 * v506;
const REAL v538 = v392 * v537;
const REAL v539 = v498 * v508;
const REAL v540 = v379 * v539;
const REAL v541 = v500 * v508;
const REAL v542 = v384 * v541;
const REAL v543 = v502 * v508;
const REAL v544 = v388 * v543;
const REAL v545 = v504 * v508;
const REAL v546 = v391 * v545;
const REAL v547 = v506 * v508;
const REAL v548 = v393 * v547;
const REAL v549 = v508 * v508;
const REAL v550 = v394 * v549;
const REAL v551 = v395 * v509;
const REAL v552 = v510 + v551;
const REAL v553 = v396 * v511;
const REAL v554 = v512 + v553;
const REAL v555 = v401 * v513;
const REAL v556 = v514 + v555;
const REAL v557 = v397 * v515;
const REAL v558 = v516 + v557;
const REAL v559 = v402 * v517;
const REAL v560 = v518 + v559;
const REAL v561 = v406 * v519;
const REAL v562 = v520 + v561;
const REAL v563 = v398 * v521;
const REAL v564 = v522 + v563;
const REAL v565 = v403 * v523;
const REAL v566 = v524 + v565;
const REAL v567 = v407 * v525;
const REAL v568 = v526 + v567;
const REAL v569 = v410 * v527;
const REAL v570 = v528 + v569;
const REAL v571 = v399 * v529;
const REAL v572 = v530 + v571;
const REAL v573 = v404 * v531;
const REAL v574 = v532 + v573;
const REAL v575 = v408 * v533;
const REAL v576 = v534 + v575;
const REAL v577 = v411 * v535;
const REAL v578 = v536 + v577;
const REAL v579 = v413 * v537;
const REAL v580 = v538 + v579;
const REAL v581 = v400 * v539;
const REAL v582 = v540 + v581;
const REAL v583 = v405 * v541;
const REAL v584 = v542 + v583;
const REAL v585 = v409 * v543;
const REAL v586 = v544 + v585;
const REAL v587 = v412 * v545;
const REAL v588 = v546 + v587;
const REAL v589 = v414 * v547;
const REAL v590 = v548 + v589;
const REAL v591 = v415 * v549;
const REAL v592 = v550 + v591;
const REAL v593 = v477 ? v552 : REAL(1.0);
const REAL v594 = v593 - REAL(0.015625);
const REAL v595 = v480 ? v556 : REAL(1.0);
const REAL v596 = v595 - REAL(0.015625);
const REAL v597 = v483 ? v562 : REAL(1.0);
const REAL v598 = v597 - REAL(0.015625);
const REAL v599 = v488 ? v570 : REAL(1.0);
const REAL v600 = v599 - REAL(0.015625);
const REAL v601 = v491 ? v580 : REAL(1.0);
const REAL v602 = v601 - REAL(0.015625);
const REAL v603 = v494 ? v592 : REAL(1.0);
const REAL v604 = v603 - REAL(0.015625);
const auto v605 = REAL(0.0) < v464;
const REAL q606[] = {v554, v558, v560, v564, v566, v568, v572, v574, v576, v578, v582, v584, v586, v588, v590};
const REAL q607[] = {v594, v596, v598, v600, v602, v604};
const REAL q608[] = {v187};
REAL r609[27];
factor_6(q606, q607, q608, r609);
const auto v611 = REAL(0.0) < r609[21];
const auto v612 = v605 & v611;
const auto v613 = REAL(0.0) < r609[22];
const auto v614 = v612 & v613;
const auto v615 = REAL(0.0) < r609[23];
const auto v616 = v614 & v615;
const auto v617 = REAL(0.0) < r609[24];
const auto v618 = v616 & v617;
const auto v619 = REAL(0.0) < r609[25];
const auto v620 = v618 & v619;
const auto v621 = REAL(0.0) < r609[26];
const auto v622 = v620 & v621;
const REAL v623 = v622 ? v552 : v510;
const REAL v624 = v622 ? v554 : v512;
const REAL v625 = v622 ? v556 : v514;
const REAL v626 = v622 ? v558 : v516;
const REAL v627 = v622 ? v560 : v518;
const REAL v628 = v622 ? v562 : v520;
const REAL v629 = v622 ? v564 : v522;
const REAL v630 = v622 ? v566 : v524;
const REAL v631 = v622 ? v568 : v526;
const REAL v632 = v622 ? v570 : v528;
const REAL v633 = v622 ? v572 : v530;
const REAL v634 = v622 ? v574 : v532;
const REAL v635 = v622 ? v576 : v534;
const REAL v636 = v622 ? v578 : v536;
const REAL v637 = v622 ? v580 : v538;
const REAL v638 = v622 ? v582 : v540;
const REAL v639 = v622 ? v584 : v542;
const REAL v640 = v622 ? v586 : v544;
const REAL v641 = v622 ? v588 : v546;
const REAL v642 = v622 ? v590 : v548;
const REAL v643 = v622 ? v592 : v550;
const REAL v644 = v477 ? v623 : REAL(0.0);
const REAL v645 = v480 ? v625 : REAL(0.0);
const REAL v646 = v483 ? v628 : REAL(0.0);
const REAL v647 = v488 ? v632 : REAL(0.0);
const REAL v648 = v491 ? v637 : REAL(0.0);
const REAL v649 = v494 ? v643 : REAL(0.0);
const REAL v650 = v368 * v498;
const REAL v651 = -v650;
const REAL v652 = v477 ? v651 : REAL(0.0);
const REAL v653 = v369 * v500;
const REAL v654 = -v653;
const REAL v655 = v480 ? v654 : REAL(0.0);
const REAL v656 = v370 * v502;
const REAL v657 = -v656;
const REAL v658 = v483 ? v657 : REAL(0.0);
const REAL v659 = v371 * v504;
const REAL v660 = -v659;
const REAL v661 = v488 ? v660 : REAL(0.0);
const REAL v662 = v372 * v506;
const REAL v663 = -v662;
const REAL v664 = v491 ? v663 : REAL(0.0);
const REAL v665 = v373 * v508;
const REAL v666 = -v665;
const REAL v667 = v494 ? v666 : REAL(0.0);
const REAL v668 = v187 + v644;
const REAL v669 = v187 + v645;
const REAL v670 = v187 + v646;
const REAL v671 = v187 + v647;
const REAL v672 = v187 + v648;
const REAL v673 = v187 + v649;
const REAL q674[] = {v624, v626, v627, v629, v630, v631, v633, v634, v635, v636, v638, v639, v640, v641, v642};
const REAL q675[] = {v668, v669, v670, v671, v672, v673};
REAL r676[27];
factor_6(q674, q675, q608, r676);
const REAL q678[] = {v652, v655, v658, v661, v664, v667};
REAL r679[6];
forward_6(&r676[0], &r676[15], q678, r679);
REAL r681[6];
backward_6(&r676[0], &r676[15], &r679[0], r681);
const REAL v683 = r681[0] * r681[0];
const REAL v684 = r681[1] * r681[1];
const REAL v685 = v683 + v684;
const REAL v686 = r681[2] * r681[2];
const REAL v687 = v685 + v686;
const REAL v688 = r681[3] * r681[3];
const REAL v689 = v687 + v688;
const REAL v690 = r681[4] * r681[4];
const REAL v691 = v689 + v690;
const REAL v692 = r681[5] * r681[5];
const REAL v693 = v691 + v692;
const REAL v694 = v463 * v463;
const REAL v695 = REAL(1.21) * v694;
const auto v696 = v695 < v693;
const REAL v697 = v696 ? v463 : REAL(1.0);
REAL r698[6];
forward_6(&r676[0], &r676[15], &r681[0], r698);
const auto v700 = REAL(0.0) < v693;
const REAL v701 = v700 ? v693 : REAL(1.0);
const REAL v702 = REAL(1) / PK_SQRT(v701);
const REAL v703 = v693 * v702;
const REAL v704 = v703 - v697;
const REAL v705 = REAL(1) / v697;
const REAL v706 = v704 * v705;
const REAL v707 = r698[0] * r698[0];
const REAL v708 = r698[1] * r698[1];
const REAL v709 = v707 + v708;
const REAL v710 = r698[2] * r698[2];
const REAL v711 = v709 + v710;
const REAL v712 = r698[3] * r698[3];
const REAL v713 = v711 + v712;
const REAL v714 = r698[4] * r698[4];
const REAL v715 = v713 + v714;
const REAL v716 = r698[5] * r698[5];
const REAL v717 = v715 + v716;
const REAL v718 = v693 * v706;
const auto v719 = REAL(0.0) < v717;
const REAL v720 = v719 ? v717 : REAL(1.0);
const REAL v721 = REAL(1) / v720;
const REAL v722 = v718 * v721;
const REAL v723 = v187 + v722;
const REAL v724 = v723 < v172 ? v172 : v723;
const REAL v725 = v696 ? v724 : v187;
const REAL v726 = v644 + v725;
const REAL v727 = v645 + v725;
const REAL v728 = v646 + v725;
const REAL v729 = v647 + v725;
const REAL v730 = v648 + v725;
const REAL v731 = v649 + v725;
const REAL q732[] = {v726, v727, v728, v729, v730, v731};
REAL r733[27];
factor_6(q674, q732, q608, r733);
REAL r735[6];
forward_6(&r733[0], &r733[15], q678, r735);
REAL r737[6];
backward_6(&r733[0], &r733[15], &r735[0], r737);
const REAL v739 = r737[0] * r737[0];
const REAL v740 = r737[1] * r737[1];
const REAL v741 = v739 + v740;
const REAL v742 = r737[2] * r737[2];
const REAL v743 = v741 + v742;
const REAL v744 = r737[3] * r737[3];
const REAL v745 = v743 + v744;
const REAL v746 = r737[4] * r737[4];
const REAL v747 = v745 + v746;
const REAL v748 = r737[5] * r737[5];
const REAL v749 = v747 + v748;
REAL r750[6];
forward_6(&r733[0], &r733[15], &r737[0], r750);
const auto v752 = REAL(0.0) < v749;
const REAL v753 = v752 ? v749 : REAL(1.0);
const REAL v754 = REAL(1) / PK_SQRT(v753);
const REAL v755 = v749 * v754;
const REAL v756 = v755 - v697;
const REAL v757 = v705 * v756;
const REAL v758 = r750[0] * r750[0];
const REAL v759 = r750[1] * r750[1];
const REAL v760 = v758 + v759;
const REAL v761 = r750[2] * r750[2];
const REAL v762 = v760 + v761;
const REAL v763 = r750[3] * r750[3];
const REAL v764 = v762 + v763;
const REAL v765 = r750[4] * r750[4];
const REAL v766 = v764 + v765;
const REAL v767 = r750[5] * r750[5];
const REAL v768 = v766 + v767;
const REAL v769 = v749 * v757;
const auto v770 = REAL(0.0) < v768;
const REAL v771 = v770 ? v768 : REAL(1.0);
const REAL v772 = REAL(1) / v771;
const REAL v773 = v769 * v772;
const REAL v774 = v725 + v773;
const auto v775 = v757 < REAL(0.1);
const REAL v776 = -v757;
const auto v777 = v776 < REAL(0.1);
const auto v778 = v775 & v777;
const REAL v779 = v723 < v774 ? v774 : v723;
const REAL v780 = v652 * v652;
const REAL v781 = v655 * v655;
const REAL v782 = v780 + v781;
const REAL v783 = v658 * v658;
const REAL v784 = v782 + v783;
const REAL v785 = v661 * v661;
const REAL v786 = v784 + v785;
const REAL v787 = v664 * v664;
const REAL v788 = v786 + v787;
const REAL v789 = v667 * v667;
const REAL v790 = v788 + v789;
const REAL v791 = PK_SQRT(v790);
const REAL v792 = v705 * v791;
const auto v793 = REAL(1.0) < v757;
const REAL v794 = PK_SQRT(v779);
const REAL v795 = PK_SQRT(v792);
const REAL v796 = v794 * v795;
const REAL v797 = v793 ? v796 : v779;
const REAL v798 = v778 ? v725 : v797;
const REAL v799 = v696 ? v798 : v187;
const REAL v800 = v644 + v799;
const REAL v801 = v645 + v799;
const REAL v802 = v646 + v799;
const REAL v803 = v647 + v799;
const REAL v804 = v648 + v799;
const REAL v805 = v649 + v799;
const REAL q806[] = {v800, v801, v802, v803, v804, v805};
REAL r807[27];
factor_6(q674, q806, q608, r807);
REAL r809[6];
forward_6(&r807[0], &r807[15], q678, r809);
REAL r811[6];
backward_6(&r807[0], &r807[15], &r809[0], r811);
const REAL v813 = r811[0] * r811[0];
const REAL v814 = r811[1] * r811[1];
const REAL v815 = v813 + v814;
const REAL v816 = r811[2] * r811[2];
const REAL v817 = v815 + v816;
const REAL v818 = r811[3] * r811[3];
const REAL v819 = v817 + v818;
const REAL v820 = r811[4] * r811[4];
const REAL v821 = v819 + v820;
const REAL v822 = r811[5] * r811[5];
const REAL v823 = v821 + v822;
const auto v824 = REAL(0.0) < v823;
const REAL v825 = v824 ? v823 : REAL(1.0);
const REAL v826 = REAL(1) / PK_SQRT(v825);
const REAL v827 = v823 * v826;
const auto v828 = v463 < v827;
const REAL v829 = v828 ? v827 : REAL(1.0);
const REAL v830 = REAL(1) / v829;
const REAL v831 = v463 * v830;
const REAL v832 = v828 ? v831 : REAL(1.0);
const REAL v833 = v652 * r811[0];
const REAL v834 = v655 * r811[1];
const REAL v835 = v833 + v834;
const REAL v836 = v658 * r811[2];
const REAL v837 = v835 + v836;
const REAL v838 = v661 * r811[3];
const REAL v839 = v837 + v838;
const REAL v840 = v664 * r811[4];
const REAL v841 = v839 + v840;
const REAL v842 = v667 * r811[5];
const REAL v843 = v841 + v842;
const REAL v844 = REAL(2.0) * v832;
const REAL v845 = v843 * v844;
const REAL v846 = v832 * v832;
const REAL v847 = v799 * v823;
const REAL v848 = v843 - v847;
const REAL v849 = v846 * v848;
const REAL v850 = v845 - v849;
const REAL v851 = v696 ? v799 : v172;
const REAL v852 = v827 * v832;
const REAL v853 = v652 * r681[0];
const REAL v854 = v655 * r681[1];
const REAL v855 = v853 + v854;
const REAL v856 = v658 * r681[2];
const REAL v857 = v855 + v856;
const REAL v858 = v661 * r681[3];
const REAL v859 = v857 + v858;
const REAL v860 = v664 * r681[4];
const REAL v861 = v859 + v860;
const REAL v862 = v667 * r681[5];
const REAL v863 = v861 + v862;
const auto v864 = REAL(0.0) < v644;
const REAL v865 = v864 ? v644 : REAL(1.0);
const REAL v866 = REAL(1) / PK_SQRT(v865);
const REAL v867 = v644 * v866;
const auto v868 = REAL(0.0) < v645;
const REAL v869 = v868 ? v645 : REAL(1.0);
const REAL v870 = REAL(1) / PK_SQRT(v869);
const REAL v871 = v645 * v870;
const auto v872 = REAL(0.0) < v646;
const REAL v873 = v872 ? v646 : REAL(1.0);
const REAL v874 = REAL(1) / PK_SQRT(v873);
const REAL v875 = v646 * v874;
const auto v876 = REAL(0.0) < v647;
const REAL v877 = v876 ? v647 : REAL(1.0);
const REAL v878 = REAL(1) / PK_SQRT(v877);
const REAL v879 = v647 * v878;
const auto v880 = REAL(0.0) < v648;
const REAL v881 = v880 ? v648 : REAL(1.0);
const REAL v882 = REAL(1) / PK_SQRT(v881);
const REAL v883 = v648 * v882;
const auto v884 = REAL(0.0) < v649;
const REAL v885 = v884 ? v649 : REAL(1.0);
const REAL v886 = REAL(1) / PK_SQRT(v885);
const REAL v887 = v649 * v886;
const REAL v888 = REAL(1) / PK_SQRT(REAL(11.408163265306122));
const REAL v889 = v867 * v888;
const REAL v890 = REAL(1.1428571428571428) * v871;
const REAL v891 = v888 * v890;
const REAL v892 = REAL(1.2857142857142858) * v875;
const REAL v893 = v888 * v892;
const REAL v894 = REAL(1.4285714285714286) * v879;
const REAL v895 = v888 * v894;
const REAL v896 = REAL(1.5714285714285714) * v883;
const REAL v897 = v888 * v896;
const REAL v898 = REAL(1.7142857142857142) * v887;
const REAL v899 = v888 * v898;
const REAL q900[] = {v889, v891, v893, v895, v897, v899};
REAL r901[6];
forward_6(&r676[0], &r676[15], q900, r901);
REAL r903[6];
backward_6(&r676[0], &r676[15], &r901[0], r903);
const REAL v905 = v867 * r903[0];
const REAL v906 = v871 * r903[1];
const REAL v907 = v875 * r903[2];
const REAL v908 = v879 * r903[3];
const REAL v909 = v883 * r903[4];
const REAL v910 = v887 * r903[5];
const REAL v911 = v905 * v905;
const REAL v912 = v906 * v906;
const REAL v913 = v911 + v912;
const REAL v914 = v907 * v907;
const REAL v915 = v913 + v914;
const REAL v916 = v908 * v908;
const REAL v917 = v915 + v916;
const REAL v918 = v909 * v909;
const REAL v919 = v917 + v918;
const REAL v920 = v910 * v910;
const REAL v921 = v919 + v920;
const REAL v922 = REAL(1) / PK_SQRT(v921);
const REAL v923 = v867 * v905;
const REAL v924 = v922 * v923;
const REAL v925 = v871 * v906;
const REAL v926 = v922 * v925;
const REAL v927 = v875 * v907;
const REAL v928 = v922 * v927;
const REAL v929 = v879 * v908;
const REAL v930 = v922 * v929;
const REAL v931 = v883 * v909;
const REAL v932 = v922 * v931;
const REAL v933 = v887 * v910;
const REAL v934 = v922 * v933;
const REAL q935[] = {v924, v926, v928, v930, v932, v934};
REAL r936[6];
forward_6(&r676[0], &r676[15], q935, r936);
REAL r938[6];
backward_6(&r676[0], &r676[15], &r936[0], r938);
const REAL v940 = v867 * r938[0];
const REAL v941 = v871 * r938[1];
const REAL v942 = v875 * r938[2];
const REAL v943 = v879 * r938[3];
const REAL v944 = v883 * r938[4];
const REAL v945 = v887 * r938[5];
const REAL v946 = -v644;
const REAL v947 = -v645;
const REAL v948 = -v646;
const REAL v949 = -v647;
const REAL v950 = -v648;
const REAL v951 = -v649;
const REAL v952 = v946 < v947 ? v947 : v946;
const REAL v953 = v952 < v948 ? v948 : v952;
const REAL v954 = v953 < v949 ? v949 : v953;
const REAL v955 = v954 < v950 ? v950 : v954;
const REAL v956 = v955 < v951 ? v951 : v955;
const REAL v957 = -v956;
const auto v958 = REAL(0.0) < v957;
const REAL v959 = v940 * v940;
const REAL v960 = v941 * v941;
const REAL v961 = v959 + v960;
const REAL v962 = v942 * v942;
const REAL v963 = v961 + v962;
const REAL v964 = v943 * v943;
const REAL v965 = v963 + v964;
const REAL v966 = v944 * v944;
const REAL v967 = v965 + v966;
const REAL v968 = v945 * v945;
const REAL v969 = v967 + v968;
const REAL v970 = REAL(1) / PK_SQRT(v969);
const REAL v971 = v958 ? v970 : REAL(0.0);
const REAL v972 = v971 - v187;
const REAL v973 = v498 * r811[0];
const REAL v974 = v832 * v973;
const REAL v975 = v500 * r811[1];
const REAL v976 = v832 * v975;
const REAL v977 = v502 * r811[2];
const REAL v978 = v832 * v977;
const REAL v979 = v504 * r811[3];
const REAL v980 = v832 * v979;
const REAL v981 = v506 * r811[4];
const REAL v982 = v832 * v981;
const REAL v983 = v508 * r811[5];
const REAL v984 = v832 * v983;
const REAL v985 = v498 * r681[0];
const REAL v986 = v500 * r681[1];
const REAL v987 = v502 * r681[2];
const REAL v988 = v504 * r681[3];
const REAL v989 = v506 * r681[4];
const REAL v990 = v508 * r681[5];
const REAL v991 = v974 * v974;
const REAL v992 = v976 * v976;
const REAL v993 = v978 * v978;
const REAL v994 = v980 * v980;
const REAL v995 = v982 * v982;
const REAL v996 = v984 * v984;
const REAL v997 = v374 * v991;
const REAL v998 = v380 * v992;
const REAL v999 = v997 + v998;
const REAL v1000 = v385 * v993;
const REAL v1001 = v999 + v1000;
const REAL v1002 = v389 * v994;
const REAL v1003 = v1001 + v1002;
const REAL v1004 = v392 * v995;
const REAL v1005 = v1003 + v1004;
const REAL v1006 = v394 * v996;
const REAL v1007 = v1005 + v1006;
const REAL v1008 = v374 * v433;
const REAL v1009 = v380 * v433;
const REAL v1010 = v1008 + v1009;
const REAL v1011 = v385 * v433;
const REAL v1012 = v1010 + v1011;
const REAL v1013 = v389 + v1012;
const REAL v1014 = v392 + v1013;
const REAL v1015 = v394 + v1014;
const auto v1016 = REAL(0.0) < v1007;
const auto v1017 = REAL(0.0) < v1015;
const REAL v1018 = v1017 ? v1015 : REAL(1.1830521861667747e-271);
const REAL v1019 = REAL(1) / v1018;
const REAL v1020 = v1007 * v1019;
const REAL v1021 = v1016 ? v1020 : REAL(0.0);
const REAL v1022 = v985 * v985;
const REAL v1023 = v986 * v986;
const REAL v1024 = v987 * v987;
const REAL v1025 = v988 * v988;
const REAL v1026 = v989 * v989;
const REAL v1027 = v990 * v990;
const REAL v1028 = v374 * v1022;
const REAL v1029 = v380 * v1023;
const REAL v1030 = v1028 + v1029;
const REAL v1031 = v385 * v1024;
const REAL v1032 = v1030 + v1031;
const REAL v1033 = v389 * v1025;
const REAL v1034 = v1032 + v1033;
const REAL v1035 = v392 * v1026;
const REAL v1036 = v1034 + v1035;
const REAL v1037 = v394 * v1027;
const REAL v1038 = v1036 + v1037;
const auto v1039 = REAL(0.0) < v1038;
const REAL v1040 = v1019 * v1038;
const REAL v1041 = v1039 ? v1040 : REAL(0.0);
const REAL v1042 = v374 < v380 ? v380 : v374;
const REAL v1043 = v1042 < v385 ? v385 : v1042;
const REAL v1044 = v1043 < v389 ? v389 : v1043;
const REAL v1045 = v1044 < v392 ? v392 : v1044;
const REAL v1046 = v1045 < v394 ? v394 : v1045;
const auto v1047 = v1046 <= REAL(0.0);
const REAL v1048 = v1047 ? (REAL(-1.0)) : v972;
const auto v1049 = v281 < REAL(0.5);
const REAL v1050 = v1049 ? REAL(1.0) : REAL(0.0);
const auto v1051 = v175 <= v863;
const REAL v1052 = v1051 ? REAL(1.0) : REAL(0.0);
const REAL v1053 = v284 * v1052;
const REAL v1054 = REAL(1.0) - v1053;
const REAL v1055 = v266 * v1054;
const REAL v1056 = v188 * v367;
const auto v1057 = v863 <= v1056;
const REAL v1058 = v1057 ? REAL(1.0) : REAL(0.0);
const REAL v1059 = v189 * v276;
const auto v1060 = v367 <= v1059;
const REAL v1061 = v1060 ? REAL(1.0) : REAL(0.0);
const auto v1062 = v1041 <= v190;
const REAL v1063 = v1062 ? REAL(1.0) : REAL(0.0);
const auto v1064 = REAL(0.0) <= v188;
const REAL v1065 = v1064 ? REAL(1.0) : REAL(0.0);
const REAL v1066 = v1053 * v1065;
const REAL v1067 = v1058 < v1061 ? v1061 : v1058;
const REAL v1068 = v1067 < v1063 ? v1063 : v1067;
const REAL v1069 = v1068 < v1066 ? v1066 : v1068;
const REAL v1070 = REAL(1.0) - v266;
const auto v1071 = v1021 <= v190;
const REAL v1072 = v1071 ? REAL(1.0) : REAL(0.0);
const REAL v1073 = v1070 * v1072;
const auto v1074 = v1041 <= v191;
const REAL v1075 = v1074 ? REAL(1.0) : REAL(0.0);
const auto v1076 = v1048 < (REAL(-0.5));
const REAL v1077 = v1076 ? REAL(6.0) : REAL(2.0);
const REAL v1078 = v1073 * v1075;
const REAL v1079 = v1069 < v1078 ? v1078 : v1069;
const auto v1080 = REAL(0.0) < v1079;
const auto v1081 = v1048 <= v193;
const REAL v1082 = v1081 ? v1077 : REAL(1.0);
const auto v1083 = REAL(0.0) < v1073;
const REAL v1084 = v1083 ? REAL(4.0) : REAL(0.0);
const REAL v1085 = v1080 ? v1082 : v1084;
const auto v1086 = REAL(0.0) < v1050;
const REAL v1087 = v1086 ? v1085 : v281;
const auto v1088 = REAL(0.0) < v1053;
const REAL v1089 = v1088 ? v175 : v863;
const auto v1090 = REAL(0.5) < v1055;
const REAL v1091 = v1090 ? v93 : v287;
const REAL v1092 = v1090 ? v94 : v288;
const REAL v1093 = v1090 ? v95 : v289;
const REAL v1094 = v1090 ? v96 : v290;
const REAL v1095 = v1090 ? v97 : v291;
const REAL v1096 = v1090 ? v98 : v292;
const REAL v1097 = v1090 ? v99 : v293;
const REAL v1098 = v1090 ? v100 : v294;
const REAL v1099 = v1090 ? v101 : v295;
const REAL v1100 = v1090 ? v102 : v296;
const REAL v1101 = v1090 ? v103 : v297;
const REAL v1102 = v1090 ? v104 : v298;
const REAL v1103 = v1090 ? v105 : v299;
const REAL v1104 = v1090 ? v106 : v300;
const REAL v1105 = v1090 ? v107 : v301;
const REAL v1106 = v1090 ? v108 : v302;
const REAL v1107 = v1090 ? v109 : v303;
const REAL v1108 = v1090 ? v110 : v304;
const REAL v1109 = v1090 ? v111 : v305;
const REAL v1110 = v1090 ? v112 : v306;
const REAL v1111 = v1090 ? v113 : v307;
const REAL v1112 = v1090 ? v114 : v308;
const REAL v1113 = v1090 ? v115 : v309;
const REAL v1114 = v1090 ? v116 : v310;
const REAL v1115 = v1090 ? v117 : v311;
const REAL v1116 = v1090 ? v118 : v312;
const REAL v1117 = v1090 ? v119 : v313;
const REAL v1118 = v1090 ? v120 : v314;
const REAL v1119 = v1090 ? v121 : v315;
const REAL v1120 = v1090 ? v122 : v316;
const REAL v1121 = v1090 ? v123 : v317;
const REAL v1122 = v1090 ? v124 : v318;
const REAL v1123 = v1090 ? v125 : v319;
const REAL v1124 = v1090 ? v126 : v320;
const REAL v1125 = v1090 ? v127 : v321;
const REAL v1126 = v1090 ? v128 : v322;
const REAL v1127 = v1090 ? v129 : v323;
const REAL v1128 = v1090 ? v130 : v324;
const REAL v1129 = v1090 ? v131 : v325;
const REAL v1130 = v1090 ? v132 : v326;
const REAL v1131 = v1090 ? v133 : v327;
const REAL v1132 = v1090 ? v134 : v328;
const REAL v1133 = v1090 ? v135 : v329;
const REAL v1134 = v1090 ? v136 : v330;
const REAL v1135 = v1090 ? v137 : v331;
const REAL v1136 = v1090 ? v138 : v332;
const REAL v1137 = v1090 ? v139 : v333;
const REAL v1138 = v1090 ? v140 : v334;
const REAL v1139 = v1090 ? v141 : v335;
const REAL v1140 = v1090 ? v142 : v336;
const REAL v1141 = v1090 ? v143 : v337;
const REAL v1142 = v1090 ? v144 : v338;
const REAL v1143 = v1090 ? v145 : v339;
const REAL v1144 = v1090 ? v146 : v340;
const REAL v1145 = v1090 ? v147 : v341;
const REAL v1146 = v1090 ? v148 : v342;
const REAL v1147 = v1090 ? v149 : v343;
const REAL v1148 = v1090 ? v150 : v344;
const REAL v1149 = v1090 ? v151 : v345;
const REAL v1150 = v1090 ? v152 : v346;
const REAL v1151 = v1090 ? v153 : v347;
const REAL v1152 = v1090 ? v154 : v348;
const REAL v1153 = v1090 ? v155 : v349;
const REAL v1154 = v1090 ? v156 : v350;
const REAL v1155 = v1090 ? v157 : v351;
const REAL v1156 = v1090 ? v158 : v352;
const REAL v1157 = v1090 ? v159 : v353;
const REAL v1158 = v1090 ? v160 : v354;
const REAL v1159 = v1090 ? v161 : v355;
const REAL v1160 = v1090 ? v162 : v356;
const REAL v1161 = v1090 ? v163 : v357;
const REAL v1162 = v1090 ? v164 : v358;
const REAL v1163 = v1090 ? v165 : v359;
const REAL v1164 = v1090 ? v166 : v360;
const REAL v1165 = v1090 ? v167 : v361;
const REAL v1166 = v1090 ? v168 : v362;
const REAL v1167 = v1090 ? v169 : v363;
const REAL v1168 = v1090 ? v170 : v364;
const REAL v1169 = v1090 ? v171 : v365;
const REAL v1170 = PK_ABS(v419);
const REAL v1171 = PK_ABS(v420);
const REAL v1172 = PK_ABS(v421);
const REAL v1173 = PK_ABS(v422);
const REAL v1174 = v1170 < v1171 ? v1171 : v1170;
const REAL v1175 = v1174 < v1172 ? v1172 : v1174;
const REAL v1176 = v1175 < v1173 ? v1173 : v1175;
const auto v1177 = v1176 != REAL(0.0);
const REAL v1178 = v1177 ? v1176 : REAL(1.0);
const REAL v1179 = PK_UNSCALE(v1178);
const auto v1180 = REAL(64.0) < v1176;
const REAL v1181 = PK_UNSCALE(v1176);
const auto v1182 = v1176 < REAL(0.015625);
const REAL v1183 = v1182 ? v1179 : REAL(1.0);
const REAL v1184 = v1180 ? v1181 : v1183;
const REAL v1185 = v419 * v1184;
const REAL v1186 = v420 * v1184;
const REAL v1187 = v421 * v1184;
const REAL v1188 = v422 * v1184;
const REAL v1189 = v978 * v982;
const REAL v1190 = v976 * v984;
const REAL v1191 = v1189 - v1190;
const REAL v1192 = v974 * v984;
const REAL v1193 = v978 * v980;
const REAL v1194 = v1192 - v1193;
const REAL v1195 = v976 * v980;
const REAL v1196 = v974 * v982;
const REAL v1197 = v1195 - v1196;
const REAL v1198 = v974 * v980;
const REAL v1199 = v976 * v982;
const REAL v1200 = v1198 + v1199;
const REAL v1201 = v978 * v984;
const REAL v1202 = v1200 + v1201;
const REAL v1203 = PK_ABS(v1185);
const REAL v1204 = PK_ABS(v1186);
const REAL v1205 = PK_ABS(v1187);
const REAL v1206 = PK_ABS(v1188);
const REAL v1207 = v1203 < v1204 ? v1204 : v1203;
const REAL v1208 = v1207 < v1205 ? v1205 : v1207;
const REAL v1209 = v1208 < v1206 ? v1206 : v1208;
const REAL v1210 = PK_UNSCALE(v1209);
const REAL v1211 = v1185 * v1210;
const REAL v1212 = v1186 * v1210;
const REAL v1213 = v1187 * v1210;
const REAL v1214 = v1188 * v1210;
const REAL v1215 = v1211 * v1211;
const REAL v1216 = v1212 * v1212;
const REAL v1217 = v1215 + v1216;
const REAL v1218 = v1213 * v1213;
const REAL v1219 = v1217 + v1218;
const REAL v1220 = v1214 * v1214;
const REAL v1221 = v1219 + v1220;
const REAL v1222 = REAL(1) / v1221;
const REAL v1223 = REAL(2.0) * v1222;
const REAL v1224 = v1090 ? v86 : v0;
const REAL v1225 = v1090 ? v87 : v1;
const REAL v1226 = v1090 ? v88 : v2;
const REAL v1227 = v1090 ? v89 : v3;
const REAL v1228 = v1090 ? v90 : v4;
const REAL v1229 = v1090 ? v91 : v5;
const REAL v1230 = v1090 ? v92 : v6;
const REAL v1231 = -v994;
const REAL v1232 = PK_FMA(v980, v980, v1231);
const REAL v1233 = PK_FMA(v982, v982, v994);
const REAL v1234 = v1233 - v994;
const REAL v1235 = v1233 - v1234;
const REAL v1236 = v994 - v1235;
const REAL v1237 = v994 - v1233;
const REAL v1238 = PK_FMA(v982, v982, v1237);
const REAL v1239 = v1236 + v1238;
const REAL v1240 = v1232 + v1239;
const REAL v1241 = PK_FMA(v984, v984, v1233);
const REAL v1242 = v1241 - v1233;
const REAL v1243 = v1241 - v1242;
const REAL v1244 = v1233 - v1243;
const REAL v1245 = v1233 - v1241;
const REAL v1246 = PK_FMA(v984, v984, v1245);
const REAL v1247 = v1244 + v1246;
const REAL v1248 = v1240 + v1247;
const REAL v1249 = REAL(0.25) * v1241;
const REAL v1250 = REAL(0.25) * v1248;
const REAL v1251 = PK_SQRT(v1249);
const REAL v1252 = REAL(0.3183098861837907) * v1251;
const REAL v1253 = PK_RINT(v1252);
const REAL v1254 = REAL(1) / v1251;
const REAL v1255 = -v1251;
const REAL v1256 = PK_FMA(v1251, v1255, v1249);
const REAL v1257 = v1250 + v1256;
const REAL v1258 = REAL(0.5) * v1254;
const REAL v1259 = v1257 * v1258;
const REAL v1260 = PK_FMA(v1253, (REAL(-3.140625)), v1251);
const REAL v1261 = PK_FMA(v1253, (REAL(-0.0009675025939941406)), v1260);
const REAL v1262 = PK_FMA(v1253, (REAL(-1.5099579909783765e-07)), v1261);
const REAL v1263 = v1259 + v1262;
const auto v1264 = REAL(2.0) < v1263;
const REAL v1265 = v1264 ? REAL(2.0) : v1263;
const auto v1266 = v1265 < (REAL(-2.0));
const REAL v1267 = v1266 ? (REAL(-2.0)) : v1265;
const REAL v1268 = REAL(0.5) * v1253;
const REAL v1269 = PK_RINT(v1268);
const REAL v1270 = v1268 - v1269;
const REAL v1271 = PK_ABS(v1270);
const REAL v1272 = REAL(4.0) * v1271;
const REAL v1273 = REAL(1.0) - v1272;
const auto v1274 = v1253 != REAL(0.0);
const REAL v1275 = v1267 * v1267;
const REAL v1276 = v1274 ? v1275 : v1249;
const REAL v1277 = PK_FMA(v1276, (REAL(-2.4067596653513028e-08)), REAL(2.7535915945088783e-06));
const REAL v1278 = PK_FMA(v1276, v1277, (REAL(-0.00019841079270909885)));
const REAL v1279 = PK_FMA(v1276, v1278, REAL(0.00833333273854949));
const REAL v1280 = PK_FMA(v1276, v1279, (REAL(-0.1666666666369346)));
const REAL v1281 = PK_FMA(v1276, v1280, REAL(1.0));
const REAL v1282 = PK_FMA(v1276, (REAL(-2.6281242471039305e-07)), REAL(2.4773872012359204e-05));
const REAL v1283 = PK_FMA(v1276, v1282, (REAL(-0.0013888642224209153)));
const REAL v1284 = PK_FMA(v1276, v1283, REAL(0.041666658969589355));
const REAL v1285 = PK_FMA(v1276, v1284, (REAL(-0.4999999996152527)));
const REAL v1286 = PK_FMA(v1276, v1285, REAL(1.0));
const REAL v1287 = v1273 * v1286;
const REAL v1288 = v1267 * v1273;
const REAL v1289 = v1281 * v1288;
const REAL v1290 = v1254 * v1289;
const REAL v1291 = v1274 ? v1290 : v1281;
const REAL v1292 = v1291 * v1291;
const REAL v1293 = REAL(0.5) * v1292;
const REAL v1294 = v1287 * v1291;
const REAL v1295 = v1291 - v1287;
const REAL v1296 = REAL(1) / v1249;
const REAL v1297 = v1295 * v1296;
const REAL v1298 = PK_FMA(v1249, (REAL(-1.7667483621776934e-09)), REAL(2.496561869624887e-07));
const REAL v1299 = PK_FMA(v1249, v1298, (REAL(-2.2043936675916682e-05)));
const REAL v1300 = PK_FMA(v1249, v1299, REAL(0.0011904746956700651));
const REAL v1301 = PK_FMA(v1249, v1300, (REAL(-0.03333333314658206)));
const REAL v1302 = PK_FMA(v1249, v1301, REAL(0.3333333333333333));
const auto v1303 = v1249 < REAL(6.25);
const REAL v1304 = v1303 ? v1302 : v1297;
const REAL v1305 = v1291 * v1304;
const REAL v1306 = v1292 - v1305;
const REAL v1307 = v1249 * v1304;
const REAL v1308 = v1304 * v1307;
const REAL v1309 = v1306 + v1308;
const REAL v1310 = REAL(0.25) * v1309;
const REAL v1311 = v974 * v1294;
const REAL v1312 = v976 * v1294;
const REAL v1313 = v978 * v1294;
const REAL v1314 = v1191 * v1293;
const REAL v1315 = v1194 * v1293;
const REAL v1316 = v1197 * v1293;
const REAL v1317 = v1311 + v1314;
const REAL v1318 = v1312 + v1315;
const REAL v1319 = v1313 + v1316;
const REAL v1320 = v1202 * v1310;
const REAL v1321 = v980 * v1320;
const REAL v1322 = v982 * v1320;
const REAL v1323 = v984 * v1320;
const REAL v1324 = v1317 + v1321;
const REAL v1325 = v1318 + v1322;
const REAL v1326 = v1319 + v1323;
const REAL v1327 = REAL(0.5) * v1291;
const REAL v1328 = v980 * v1327;
const REAL v1329 = v982 * v1327;
const REAL v1330 = v984 * v1327;
const REAL v1331 = v1213 * v1326;
const REAL v1332 = v1214 * v1325;
const REAL v1333 = v1331 - v1332;
const REAL v1334 = v1214 * v1324;
const REAL v1335 = v1212 * v1326;
const REAL v1336 = v1334 - v1335;
const REAL v1337 = v1212 * v1325;
const REAL v1338 = v1213 * v1324;
const REAL v1339 = v1337 - v1338;
const REAL v1340 = v1211 * v1333;
const REAL v1341 = v1211 * v1336;
const REAL v1342 = v1211 * v1339;
const REAL v1343 = v1213 * v1339;
const REAL v1344 = v1214 * v1336;
const REAL v1345 = v1343 - v1344;
const REAL v1346 = v1214 * v1333;
const REAL v1347 = v1212 * v1339;
const REAL v1348 = v1346 - v1347;
const REAL v1349 = v1212 * v1336;
const REAL v1350 = v1213 * v1333;
const REAL v1351 = v1349 - v1350;
const REAL v1352 = v1340 + v1345;
const REAL v1353 = v1341 + v1348;
const REAL v1354 = v1342 + v1351;
const REAL v1355 = v1223 * v1352;
const REAL v1356 = v1223 * v1353;
const REAL v1357 = v1223 * v1354;
const REAL v1358 = v1324 + v1355;
const REAL v1359 = v1325 + v1356;
const REAL v1360 = v1326 + v1357;
const REAL v1361 = v416 + v1358;
const REAL v1362 = v417 + v1359;
const REAL v1363 = v418 + v1360;
const REAL v1364 = v1185 * v1287;
const REAL v1365 = v1186 * v1328;
const REAL v1366 = v1364 - v1365;
const REAL v1367 = v1187 * v1329;
const REAL v1368 = v1366 - v1367;
const REAL v1369 = v1188 * v1330;
const REAL v1370 = v1368 - v1369;
const REAL v1371 = v1185 * v1328;
const REAL v1372 = v1186 * v1287;
const REAL v1373 = v1371 + v1372;
const REAL v1374 = v1187 * v1330;
const REAL v1375 = v1188 * v1329;
const REAL v1376 = v1374 - v1375;
const REAL v1377 = v1373 + v1376;
const REAL v1378 = v1185 * v1329;
const REAL v1379 = v1187 * v1287;
const REAL v1380 = v1378 + v1379;
const REAL v1381 = v1188 * v1328;
const REAL v1382 = v1186 * v1330;
const REAL v1383 = v1381 - v1382;
const REAL v1384 = v1380 + v1383;
const REAL v1385 = v1185 * v1330;
const REAL v1386 = v1188 * v1287;
const REAL v1387 = v1385 + v1386;
const REAL v1388 = v1186 * v1329;
const REAL v1389 = v1187 * v1328;
const REAL v1390 = v1388 - v1389;
const REAL v1391 = v1387 + v1390;
o_t[0 + 0] = v1224;
o_t[0 + 1] = v1225;
o_t[0 + 2] = v1226;
o_t[3 + 0] = v1227;
o_t[3 + 1] = v1228;
o_t[3 + 2] = v1229;
o_t[3 + 3] = v1230;
o_t[7 + 0] = v1091;
o_t[8 + 0] = v1092;
o_t[8 + 1] = v1093;
o_t[8 + 2] = v1094;
o_t[8 + 3] = v1095;
o_t[8 + 4] = v1096;
o_t[8 + 5] = v1097;
o_t[14 + 0] = v1098;
o_t[14 + 1] = v1099;
o_t[14 + 2] = v1100;
o_t[14 + 3] = v1101;
o_t[14 + 4] = v1102;
o_t[14 + 5] = v1103;
o_t[14 + 6] = v1104;
o_t[14 + 7] = v1105;
o_t[14 + 8] = v1106;
o_t[14 + 9] = v1107;
o_t[14 + 10] = v1108;
o_t[14 + 11] = v1109;
o_t[14 + 12] = v1110;
o_t[14 + 13] = v1111;
o_t[14 + 14] = v1112;
o_t[14 + 15] = v1113;
o_t[14 + 16] = v1114;
o_t[14 + 17] = v1115;
o_t[14 + 18] = v1116;
o_t[14 + 19] = v1117;
o_t[14 + 20] = v1118;
o_t[14 + 21] = v1119;
o_t[14 + 22] = v1120;
o_t[14 + 23] = v1121;
o_t[14 + 24] = v1122;
o_t[14 + 25] = v1123;
o_t[14 + 26] = v1124;
o_t[14 + 27] = v1125;
o_t[14 + 28] = v1126;
o_t[14 + 29] = v1127;
o_t[14 + 30] = v1128;
o_t[14 + 31] = v1129;
o_t[14 + 32] = v1130;
o_t[14 + 33] = v1131;
o_t[14 + 34] = v1132;
o_t[14 + 35] = v1133;
o_t[50 + 0] = v1134;
o_t[50 + 1] = v1135;
o_t[50 + 2] = v1136;
o_t[50 + 3] = v1137;
o_t[50 + 4] = v1138;
o_t[50 + 5] = v1139;
o_t[50 + 6] = v1140;
o_t[50 + 7] = v1141;
o_t[50 + 8] = v1142;
o_t[50 + 9] = v1143;
o_t[50 + 10] = v1144;
o_t[50 + 11] = v1145;
o_t[50 + 12] = v1146;
o_t[50 + 13] = v1147;
o_t[50 + 14] = v1148;
o_t[50 + 15] = v1149;
o_t[50 + 16] = v1150;
o_t[50 + 17] = v1151;
o_t[50 + 18] = v1152;
o_t[50 + 19] = v1153;
o_t[50 + 20] = v1154;
o_t[50 + 21] = v1155;
o_t[50 + 22] = v1156;
o_t[50 + 23] = v1157;
o_t[50 + 24] = v1158;
o_t[50 + 25] = v1159;
o_t[50 + 26] = v1160;
o_t[50 + 27] = v1161;
o_t[50 + 28] = v1162;
o_t[50 + 29] = v1163;
o_t[50 + 30] = v1164;
o_t[50 + 31] = v1165;
o_t[50 + 32] = v1166;
o_t[50 + 33] = v1167;
o_t[50 + 34] = v1168;
o_t[50 + 35] = v1169;
o_t[86 + 0] = v1361;
o_t[86 + 1] = v1362;
o_t[86 + 2] = v1363;
o_t[89 + 0] = v1370;
o_t[89 + 1] = v1377;
o_t[89 + 2] = v1384;
o_t[89 + 3] = v1391;
o_t[93 + 0] = v851;
o_t[93 + 1] = v275;
o_t[93 + 2] = v850;
o_t[93 + 3] = v1089;
o_t[93 + 4] = v276;
o_t[93 + 5] = v1087;
o_t[93 + 6] = v283;
o_t[93 + 7] = v1048;
o_t[101 + 0] = v463;
o_t[101 + 1] = v852;
o_t[101 + 2] = v423;
o_t[101 + 3] = v424;
o_t[101 + 4] = v425;
o_t[101 + 5] = v426;
o_t[101 + 6] = v427;
o_t[101 + 7] = v428;
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
gather(i0_t, i0_b + b * i0_s3, nullptr, i0_s3, nb, 1, 3, 0, i0_e0);
gather(i1_t, i1_b + b * i1_s3, nullptr, i1_s3, nb, 1, 4, 0, i1_e0);
gather(i2_t, i2_b + b * i2_s3, nullptr, i2_s3, nb, 1, 1, 0, 1);
gather(i3_t, i3_b + b * i3_s3, nullptr, i3_s3, nb, 1, 6, 0, i3_e0);
gather(i4_t, i4_b + b * i4_s3, nullptr, i4_s3, nb, 6, 6, i4_e0, i4_e1);
gather(i5_t, i5_b + b * i5_s3, nullptr, i5_s3, nb, 6, 6, i5_e0, i5_e1);
gather(i6_t, i6_b + b * i6_s3, nullptr, i6_s3, nb, 1, 3, 0, i6_e0);
gather(i7_t, i7_b + b * i7_s3, nullptr, i7_s3, nb, 1, 4, 0, i7_e0);
gather(i8_t, i8_b + b * i8_s3, nullptr, i8_s3, nb, 1, 1, 0, 1);
gather(i9_t, i9_b + b * i9_s3, nullptr, i9_s3, nb, 1, 6, 0, i9_e0);
gather(i10_t, i10_b + b * i10_s3, nullptr, i10_s3, nb, 6, 6, i10_e0, i10_e1);
gather(i11_t, i11_b + b * i11_s3, nullptr, i11_s3, nb, 6, 6, i11_e0, i11_e1);
gather(i12_t, i12_b + b * i12_s3, nullptr, i12_s3, nb, 1, 8, 0, i12_e0);
gather(i13_t, i13_b + b * i13_s3, nullptr, i13_s3, nb, 1, 8, 0, i13_e0);
gather(i14_t, i14_b + b * i14_s3, nullptr, i14_s3, nb, 1, 8, 0, i14_e0);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
scatter(o0_t, o0_b + b * o0_s3, nullptr, o0_s3, nb, 3);
scatter(o1_t, o1_b + b * o1_s3, nullptr, o1_s3, nb, 4);
scatter(o2_t, o2_b + b * o2_s3, nullptr, o2_s3, nb, 1);
scatter(o3_t, o3_b + b * o3_s3, nullptr, o3_s3, nb, 6);
scatter(o4_t, o4_b + b * o4_s3, nullptr, o4_s3, nb, 36);
scatter(o5_t, o5_b + b * o5_s3, nullptr, o5_s3, nb, 36);
scatter(o6_t, o6_b + b * o6_s3, nullptr, o6_s3, nb, 3);
scatter(o7_t, o7_b + b * o7_s3, nullptr, o7_s3, nb, 4);
scatter(o8_t, o8_b + b * o8_s3, nullptr, o8_s3, nb, 8);
scatter(o9_t, o9_b + b * o9_s3, nullptr, o9_s3, nb, 8);
}
}
#endif
}


// <posekit least_squares.advance.P.curved f32.sssssssssssssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_P_curved_f32_fa734447_body_0(
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
    wp::uint64 i13_,
    wp::uint64 i14_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
    wp::uint64 o9_,
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
    wp::int64 i13_s0,
    wp::int64 i13_s1,
    wp::int64 i13_s2,
    wp::int64 i13_s3,
    wp::int64 i14_s0,
    wp::int64 i14_s1,
    wp::int64 i14_s2,
    wp::int64 i14_s3,
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
    wp::int64 o8_s0,
    wp::int64 o8_s1,
    wp::int64 o8_s2,
    wp::int64 o8_s3,
    wp::int64 o9_s0,
    wp::int64 o9_s1,
    wp::int64 o9_s2,
    wp::int64 o9_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i4_e1,
    wp::int64 i5_e0,
    wp::int64 i5_e1,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
    wp::int64 i9_e0,
    wp::int64 i10_e0,
    wp::int64 i10_e1,
    wp::int64 i11_e0,
    wp::int64 i11_e1,
    wp::int64 i12_e0,
    wp::int64 i13_e0,
    wp::int64 i14_e0,
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
    wp::uint64 & adj_i13_,
    wp::uint64 & adj_i14_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
    wp::uint64 & adj_o7_,
    wp::uint64 & adj_o8_,
    wp::uint64 & adj_o9_,
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
    wp::int64 & adj_i13_s0,
    wp::int64 & adj_i13_s1,
    wp::int64 & adj_i13_s2,
    wp::int64 & adj_i13_s3,
    wp::int64 & adj_i14_s0,
    wp::int64 & adj_i14_s1,
    wp::int64 & adj_i14_s2,
    wp::int64 & adj_i14_s3,
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
    wp::int64 & adj_o8_s0,
    wp::int64 & adj_o8_s1,
    wp::int64 & adj_o8_s2,
    wp::int64 & adj_o8_s3,
    wp::int64 & adj_o9_s0,
    wp::int64 & adj_o9_s1,
    wp::int64 & adj_o9_s2,
    wp::int64 & adj_o9_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i4_e1,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i5_e1,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i7_e0,
    wp::int64 & adj_i9_e0,
    wp::int64 & adj_i10_e0,
    wp::int64 & adj_i10_e1,
    wp::int64 & adj_i11_e0,
    wp::int64 & adj_i11_e1,
    wp::int64 & adj_i12_e0,
    wp::int64 & adj_i13_e0,
    wp::int64 & adj_i14_e0)
{
}

struct wp_args_pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42 {
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
    wp::uint64 i13_;
    wp::uint64 i14_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
    wp::uint64 o7_;
    wp::uint64 o8_;
    wp::uint64 o9_;
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
    wp::int64 i13_s0;
    wp::int64 i13_s1;
    wp::int64 i13_s2;
    wp::int64 i13_s3;
    wp::int64 i14_s0;
    wp::int64 i14_s1;
    wp::int64 i14_s2;
    wp::int64 i14_s3;
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
    wp::int64 o8_s0;
    wp::int64 o8_s1;
    wp::int64 o8_s2;
    wp::int64 o8_s3;
    wp::int64 o9_s0;
    wp::int64 o9_s1;
    wp::int64 o9_s2;
    wp::int64 o9_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i4_e1;
    wp::int64 i5_e0;
    wp::int64 i5_e1;
    wp::int64 i6_e0;
    wp::int64 i7_e0;
    wp::int64 i9_e0;
    wp::int64 i10_e0;
    wp::int64 i10_e1;
    wp::int64 i11_e0;
    wp::int64 i11_e1;
    wp::int64 i12_e0;
    wp::int64 i13_e0;
    wp::int64 i14_e0;
};


template <bool wp_linear_contiguous>
static void pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42 *_wp_args)
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
    wp::uint64 var_i13_ = _wp_args->i13_;
    wp::uint64 var_i14_ = _wp_args->i14_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
    wp::uint64 var_o7_ = _wp_args->o7_;
    wp::uint64 var_o8_ = _wp_args->o8_;
    wp::uint64 var_o9_ = _wp_args->o9_;
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
    wp::int64 var_i13_s0 = _wp_args->i13_s0;
    wp::int64 var_i13_s1 = _wp_args->i13_s1;
    wp::int64 var_i13_s2 = _wp_args->i13_s2;
    wp::int64 var_i13_s3 = _wp_args->i13_s3;
    wp::int64 var_i14_s0 = _wp_args->i14_s0;
    wp::int64 var_i14_s1 = _wp_args->i14_s1;
    wp::int64 var_i14_s2 = _wp_args->i14_s2;
    wp::int64 var_i14_s3 = _wp_args->i14_s3;
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
    wp::int64 var_o8_s0 = _wp_args->o8_s0;
    wp::int64 var_o8_s1 = _wp_args->o8_s1;
    wp::int64 var_o8_s2 = _wp_args->o8_s2;
    wp::int64 var_o8_s3 = _wp_args->o8_s3;
    wp::int64 var_o9_s0 = _wp_args->o9_s0;
    wp::int64 var_o9_s1 = _wp_args->o9_s1;
    wp::int64 var_o9_s2 = _wp_args->o9_s2;
    wp::int64 var_o9_s3 = _wp_args->o9_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i4_e1 = _wp_args->i4_e1;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i5_e1 = _wp_args->i5_e1;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    wp::int64 var_i9_e0 = _wp_args->i9_e0;
    wp::int64 var_i10_e0 = _wp_args->i10_e0;
    wp::int64 var_i10_e1 = _wp_args->i10_e1;
    wp::int64 var_i11_e0 = _wp_args->i11_e0;
    wp::int64 var_i11_e1 = _wp_args->i11_e1;
    wp::int64 var_i12_e0 = _wp_args->i12_e0;
    wp::int64 var_i13_e0 = _wp_args->i13_e0;
    wp::int64 var_i14_e0 = _wp_args->i14_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_least_squares_advance_P_curved_f32_fa734447(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, i11_: wp.uint64, i12_: wp.uint64, i13_: wp.uint64, i14_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64, o8_: wp.uint64, o9_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, i10_s0: wp.int64, i10_s1: wp.int64, i10_s2: wp.int64, i10_s3: wp.int64, i11_s0: wp.int64, i11_s1: wp.int64, i11_s2: wp.int64, i11_s3: wp.int64, i12_s0: wp.int64, i12_s1: wp.int64, i12_s2: wp.int64, i12_s3: wp.int64, i13_s0: wp.int64, i13_s1: wp.int64, i13_s2: wp.int64, i13_s3: wp.int64, i14_s0: wp.int64, i14_s1: wp.int64, i14_s2: wp.int64, i14_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, o7_s0: wp.int64, o7_s1: wp.int64, o7_s2: wp.int64, o7_s3: wp.int64, o8_s0: wp.int64, o8_s1: wp.int64, o8_s2: wp.int64, o8_s3: wp.int64, o9_s0: wp.int64, o9_s1: wp.int64, o9_s2: wp.int64, o9_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i4_e1: wp.int64, i5_e0: wp.int64, i5_e1: wp.int64, i6_e0: wp.int64, i7_e0: wp.int64, i9_e0: wp.int64, i10_e0: wp.int64, i10_e1: wp.int64, i11_e0: wp.int64, i11_e1: wp.int64, i12_e0: wp.int64, i13_e0: wp.int64, i14_e0: wp.int64):       <L 4>
    // pk_least_squares_advance_P_curved_f32_fa734447_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, i11_, i12_, i13_, i14_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_, o8_, o9_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, i10_s0, i10_s1, i10_s2, i10_s3, i11_s0, i11_s1, i11_s2, i11_s3, i12_s0, i12_s1, i12_s2, i12_s3, i13_s0, i13_s1, i13_s2, i13_s3, i14_s0, i14_s1, i14_s2, i14_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, o7_s0, o7_s1, o7_s2, o7_s3, o8_s0, o8_s1, o8_s2, o8_s3, o9_s0, o9_s1, o9_s2, o9_s3, i0_e0, i1_e0, i3_e0, i4_e0, i4_e1, i5_e0, i5_e1, i6_e0, i7_e0, i9_e0, i10_e0, i10_e1, i11_e0, i11_e1, i12_e0, i13_e0, i14_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_P_curved_f32_fa734447_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_i11_, var_i12_, var_i13_, var_i14_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_, var_o8_, var_o9_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_i10_s0, var_i10_s1, var_i10_s2, var_i10_s3, var_i11_s0, var_i11_s1, var_i11_s2, var_i11_s3, var_i12_s0, var_i12_s1, var_i12_s2, var_i12_s3, var_i13_s0, var_i13_s1, var_i13_s2, var_i13_s3, var_i14_s0, var_i14_s1, var_i14_s2, var_i14_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_o7_s0, var_o7_s1, var_o7_s2, var_o7_s3, var_o8_s0, var_o8_s1, var_o8_s2, var_o8_s3, var_o9_s0, var_o9_s1, var_o9_s2, var_o9_s3, var_i0_e0, var_i1_e0, var_i3_e0, var_i4_e0, var_i4_e1, var_i5_e0, var_i5_e1, var_i6_e0, var_i7_e0, var_i9_e0, var_i10_e0, var_i10_e1, var_i11_e0, var_i11_e1, var_i12_e0, var_i13_e0, var_i14_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42 *_wp_args)
{
    pk_least_squares_advance_P_curved_f32_fa734447_4e7edd42_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

