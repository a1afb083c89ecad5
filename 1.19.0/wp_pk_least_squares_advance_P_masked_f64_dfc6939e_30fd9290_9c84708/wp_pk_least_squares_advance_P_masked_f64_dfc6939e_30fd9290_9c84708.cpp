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


// <posekit least_squares.advance.P.masked f64.sssssssssssssssssssssss>:1
static CUDA_CALLABLE void pk_least_squares_advance_P_masked_f64_dfc6939e_body_0(
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
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i4_e1,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i9_e1,
    wp::int64 i10_e0,
    wp::int64 i11_e0,
    wp::int64 i12_e0,
    wp::int64 i13_e0)
{
// i0 = best_x0_0
// i1 = best_x0_1
// i2 = best_cost
// i3 = best_gradient0
// i4 = best_hessian0_0
// i5 = trial_x0_0
// i6 = trial_x0_1
// i7 = trial_cost
// i8 = trial_gradient0
// i9 = trial_hessian0_0
// i10 = control
// i11 = region
// i12 = settings
// i13 = free
// o0 = best_x0_0
// o1 = best_x0_1
// o2 = best_cost
// o3 = best_gradient0
// o4 = best_hessian0_0
// o5 = trial_x0_0
// o6 = trial_x0_1
// o7 = control
// o8 = region
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
const STORE* const i11_b = (const STORE*)i11_ + k0 * i11_s0 + k1 * i11_s1 + k2 * i11_s2;
const STORE* const i12_b = (const STORE*)i12_ + k0 * i12_s0 + k1 * i12_s1 + k2 * i12_s2;
const STORE* const i13_b = (const STORE*)i13_ + k0 * i13_s0 + k1 * i13_s1 + k2 * i13_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
STORE* const o7_b = (STORE*)o7_ + k0 * o7_s0 + k1 * o7_s1 + k2 * o7_s2;
STORE* const o8_b = (STORE*)o8_ + k0 * o8_s0 + k1 * o8_s1 + k2 * o8_s2;
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
alignas(64) REAL i_t[130][LANES];
alignas(64) REAL o_t[73][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 3;
REAL (* const i2_t)[LANES] = i_t + 7;
REAL (* const i3_t)[LANES] = i_t + 8;
REAL (* const i4_t)[LANES] = i_t + 14;
REAL (* const i5_t)[LANES] = i_t + 50;
REAL (* const i6_t)[LANES] = i_t + 53;
REAL (* const i7_t)[LANES] = i_t + 57;
REAL (* const i8_t)[LANES] = i_t + 58;
REAL (* const i9_t)[LANES] = i_t + 64;
REAL (* const i10_t)[LANES] = i_t + 100;
REAL (* const i11_t)[LANES] = i_t + 108;
REAL (* const i12_t)[LANES] = i_t + 116;
REAL (* const i13_t)[LANES] = i_t + 124;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 3;
REAL (* const o2_t)[LANES] = o_t + 7;
REAL (* const o3_t)[LANES] = o_t + 8;
REAL (* const o4_t)[LANES] = o_t + 14;
REAL (* const o5_t)[LANES] = o_t + 50;
REAL (* const o6_t)[LANES] = o_t + 53;
REAL (* const o7_t)[LANES] = o_t + 57;
REAL (* const o8_t)[LANES] = o_t + 65;
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
const REAL v53 = REAL(i_t[53 + 0]);
const REAL v54 = REAL(i_t[53 + 1]);
const REAL v55 = REAL(i_t[53 + 2]);
const REAL v56 = REAL(i_t[53 + 3]);
const REAL v57 = REAL(i_t[57 + 0]);
const REAL v58 = REAL(i_t[58 + 0]);
const REAL v59 = REAL(i_t[58 + 1]);
const REAL v60 = REAL(i_t[58 + 2]);
const REAL v61 = REAL(i_t[58 + 3]);
const REAL v62 = REAL(i_t[58 + 4]);
const REAL v63 = REAL(i_t[58 + 5]);
const REAL v64 = REAL(i_t[64 + 0]);
const REAL v65 = REAL(i_t[64 + 1]);
const REAL v66 = REAL(i_t[64 + 2]);
const REAL v67 = REAL(i_t[64 + 3]);
const REAL v68 = REAL(i_t[64 + 4]);
const REAL v69 = REAL(i_t[64 + 5]);
const REAL v70 = REAL(i_t[64 + 6]);
const REAL v71 = REAL(i_t[64 + 7]);
const REAL v72 = REAL(i_t[64 + 8]);
const REAL v73 = REAL(i_t[64 + 9]);
const REAL v74 = REAL(i_t[64 + 10]);
const REAL v75 = REAL(i_t[64 + 11]);
const REAL v76 = REAL(i_t[64 + 12]);
const REAL v77 = REAL(i_t[64 + 13]);
const REAL v78 = REAL(i_t[64 + 14]);
const REAL v79 = REAL(i_t[64 + 15]);
const REAL v80 = REAL(i_t[64 + 16]);
const REAL v81 = REAL(i_t[64 + 17]);
const REAL v82 = REAL(i_t[64 + 18]);
const REAL v83 = REAL(i_t[64 + 19]);
const REAL v84 = REAL(i_t[64 + 20]);
const REAL v85 = REAL(i_t[64 + 21]);
const REAL v86 = REAL(i_t[64 + 22]);
const REAL v87 = REAL(i_t[64 + 23]);
const REAL v88 = REAL(i_t[64 + 24]);
const REAL v89 = REAL(i_t[64 + 25]);
const REAL v90 = REAL(i_t[64 + 26]);
const REAL v91 = REAL(i_t[64 + 27]);
const REAL v92 = REAL(i_t[64 + 28]);
const REAL v93 = REAL(i_t[64 + 29]);
const REAL v94 = REAL(i_t[64 + 30]);
const REAL v95 = REAL(i_t[64 + 31]);
const REAL v96 = REAL(i_t[64 + 32]);
const REAL v97 = REAL(i_t[64 + 33]);
const REAL v98 = REAL(i_t[64 + 34]);
const REAL v99 = REAL(i_t[64 + 35]);
const REAL v100 = REAL(i_t[100 + 0]);
const REAL v101 = REAL(i_t[100 + 1]);
const REAL v102 = REAL(i_t[100 + 2]);
const REAL v103 = REAL(i_t[100 + 3]);
const REAL v104 = REAL(i_t[100 + 4]);
const REAL v105 = REAL(i_t[100 + 5]);
const REAL v106 = REAL(i_t[100 + 6]);
const REAL v107 = REAL(i_t[108 + 0]);
const REAL v108 = REAL(i_t[108 + 1]);
const REAL v109 = REAL(i_t[108 + 2]);
const REAL v110 = REAL(i_t[108 + 3]);
const REAL v111 = REAL(i_t[108 + 4]);
const REAL v112 = REAL(i_t[108 + 5]);
const REAL v113 = REAL(i_t[108 + 6]);
const REAL v114 = REAL(i_t[108 + 7]);
const REAL v115 = REAL(i_t[116 + 1]);
const REAL v116 = REAL(i_t[116 + 2]);
const REAL v117 = REAL(i_t[116 + 3]);
const REAL v118 = REAL(i_t[116 + 4]);
const REAL v119 = REAL(i_t[116 + 5]);
const REAL v120 = REAL(i_t[116 + 6]);
const REAL v121 = REAL(i_t[116 + 7]);
const REAL v122 = REAL(i_t[124 + 0]);
const REAL v123 = REAL(i_t[124 + 1]);
const REAL v124 = REAL(i_t[124 + 2]);
const REAL v125 = REAL(i_t[124 + 3]);
const REAL v126 = REAL(i_t[124 + 4]);
const REAL v127 = REAL(i_t[124 + 5]);
const REAL v128 = v58 + v59;
const REAL v129 = v60 + v128;
const REAL v130 = v61 + v129;
const REAL v131 = v62 + v130;
const REAL v132 = v63 + v131;
const REAL v133 = v64 + v132;
const REAL v134 = v65 + v133;
const REAL v135 = v66 + v134;
const REAL v136 = v67 + v135;
const REAL v137 = v68 + v136;
const REAL v138 = v69 + v137;
const REAL v139 = v70 + v138;
const REAL v140 = v71 + v139;
const REAL v141 = v72 + v140;
const REAL v142 = v73 + v141;
const REAL v143 = v74 + v142;
const REAL v144 = v75 + v143;
const REAL v145 = v76 + v144;
const REAL v146 = v77 + v145;
const REAL v147 = v78 + v146;
const REAL v148 = v79 + v147;
const REAL v149 = v80 + v148;
const REAL v150 = v81 + v149;
const REAL v151 = v82 + v150;
const REAL v152 = v83 + v151;
const REAL v153 = v84 + v152;
const REAL v154 = v85 + v153;
const REAL v155 = v86 + v154;
const REAL v156 = v87 + v155;
const REAL v157 = v88 + v156;
const REAL v158 = v89 + v157;
const REAL v159 = v90 + v158;
const REAL v160 = v91 + v159;
const REAL v161 = v92 + v160;
const REAL v162 = v93 + v161;
const REAL v163 = v94 + v162;
const REAL v164 = v95 + v163;
const REAL v165 = v96 + v164;
const REAL v166 = v97 + v165;
const REAL v167 = v98 + v166;
const REAL v168 = v99 + v167;
const auto v169 = v105 < REAL(0.5);
const REAL v170 = v169 ? REAL(1.0) : REAL(0.0);
const auto v171 = v101 <= REAL(0.0);
const REAL v172 = v171 ? REAL(1.0) : REAL(0.0);
const auto v173 = v168 < REAL(0.0);
const REAL v174 = -v168;
const REAL v175 = v173 ? v174 : v168;
const REAL v176 = REAL(1) / v57;
const auto v177 = REAL(0.0) < v176;
const REAL v178 = v177 ? REAL(1.0) : REAL(0.0);
const REAL v179 = REAL(1.0) + v175;
const REAL v180 = REAL(1) / v179;
const auto v181 = REAL(0.0) < v180;
const REAL v182 = v181 ? REAL(1.0) : REAL(0.0);
const REAL v183 = v178 * v182;
const REAL v184 = v7 * v120;
const auto v185 = v102 <= v184;
const REAL v186 = v185 ? REAL(1.0) : REAL(0.0);
const REAL v187 = v7 - v57;
const REAL v188 = v187 * v187;
const REAL v189 = v184 * v184;
const auto v190 = v188 <= v189;
const REAL v191 = v190 ? REAL(1.0) : REAL(0.0);
const REAL v192 = v186 * v191;
const REAL v193 = REAL(1.0) - v172;
const REAL v194 = v192 * v193;
const auto v195 = v57 < v7;
const REAL v196 = v195 ? REAL(1.0) : REAL(0.0);
const REAL v197 = v170 * v183;
const REAL v198 = v172 < v196 ? v196 : v172;
const REAL v199 = v198 < v194 ? v194 : v198;
const REAL v200 = v197 * v199;
const auto v201 = REAL(0.0) < v102;
const REAL v202 = v201 ? v102 : REAL(1.0);
const REAL v203 = REAL(1) / v202;
const auto v204 = REAL(0.0) < v172;
const auto v205 = REAL(0.0) < v170;
const auto v206 = REAL(0.0) < v200;
const REAL v207 = REAL(2.0) * v101;
const REAL v208 = v206 ? REAL(2.0) : v207;
const REAL v209 = v205 ? v208 : v101;
const REAL v210 = v204 ? v57 : v104;
const REAL v211 = v170 * v172;
const REAL v212 = REAL(1.0) - v183;
const REAL v213 = v211 * v212;
const auto v214 = REAL(0.0) < v213;
const REAL v215 = v214 ? REAL(5.0) : v105;
const REAL v216 = v170 * v193;
const REAL v217 = v106 + v216;
const REAL v218 = v194 * v200;
const REAL v219 = v171 ? v170 : REAL(0.0);
const auto v220 = REAL(0.5) < v219;
const REAL v221 = v220 ? v57 : v7;
const REAL v222 = v220 ? v58 : v8;
const REAL v223 = v220 ? v59 : v9;
const REAL v224 = v220 ? v60 : v10;
const REAL v225 = v220 ? v61 : v11;
const REAL v226 = v220 ? v62 : v12;
const REAL v227 = v220 ? v63 : v13;
const REAL v228 = v220 ? v64 : v14;
const REAL v229 = v220 ? v65 : v15;
const REAL v230 = v220 ? v66 : v16;
const REAL v231 = v220 ? v67 : v17;
const REAL v232 = v220 ? v68 : v18;
const REAL v233 = v220 ? v69 : v19;
const REAL v234 = v220 ? v70 : v20;
const REAL v235 = v220 ? v71 : v21;
const REAL v236 = v220 ? v72 : v22;
const REAL v237 = v220 ? v73 : v23;
const REAL v238 = v220 ? v74 : v24;
const REAL v239 = v220 ? v75 : v25;
const REAL v240 = v220 ? v76 : v26;
const REAL v241 = v220 ? v77 : v27;
const REAL v242 = v220 ? v78 : v28;
const REAL v243 = v220 ? v79 : v29;
const REAL v244 = v220 ? v80 : v30;
const REAL v245 = v220 ? v81 : v31;
const REAL v246 = v220 ? v82 : v32;
const REAL v247 = v220 ? v83 : v33;
const REAL v248 = v220 ? v84 : v34;
const REAL v249 = v220 ? v85 : v35;
const REAL v250 = v220 ? v86 : v36;
const REAL v251 = v220 ? v87 : v37;
const REAL v252 = v220 ? v88 : v38;
const REAL v253 = v220 ? v89 : v39;
const REAL v254 = v220 ? v90 : v40;
const REAL v255 = v220 ? v91 : v41;
const REAL v256 = v220 ? v92 : v42;
const REAL v257 = v220 ? v93 : v43;
const REAL v258 = v220 ? v94 : v44;
const REAL v259 = v220 ? v95 : v45;
const REAL v260 = v220 ? v96 : v46;
const REAL v261 = v220 ? v97 : v47;
const REAL v262 = v220 ? v98 : v48;
const REAL v263 = v220 ? v99 : v49;
const auto v264 = REAL(0.5) < v200;
const REAL v265 = v264 ? v57 : v221;
const REAL v266 = v264 ? v58 : v222;
const REAL v267 = v264 ? v59 : v223;
const REAL v268 = v264 ? v60 : v224;
const REAL v269 = v264 ? v61 : v225;
const REAL v270 = v264 ? v62 : v226;
const REAL v271 = v264 ? v63 : v227;
const REAL v272 = v264 ? v64 : v228;
const REAL v273 = v264 ? v65 : v229;
const REAL v274 = v264 ? v66 : v230;
const REAL v275 = v264 ? v67 : v231;
const REAL v276 = v264 ? v68 : v232;
const REAL v277 = v264 ? v69 : v233;
const REAL v278 = v264 ? v71 : v235;
const REAL v279 = v264 ? v72 : v236;
const REAL v280 = v264 ? v73 : v237;
const REAL v281 = v264 ? v74 : v238;
const REAL v282 = v264 ? v75 : v239;
const REAL v283 = v264 ? v78 : v242;
const REAL v284 = v264 ? v79 : v243;
const REAL v285 = v264 ? v80 : v244;
const REAL v286 = v264 ? v81 : v245;
const REAL v287 = v264 ? v85 : v249;
const REAL v288 = v264 ? v86 : v250;
const REAL v289 = v264 ? v87 : v251;
const REAL v290 = v264 ? v92 : v256;
const REAL v291 = v264 ? v93 : v257;
const REAL v292 = v264 ? v99 : v263;
const REAL v293 = v264 ? v50 : v0;
const REAL v294 = v264 ? v51 : v1;
const REAL v295 = v264 ? v52 : v2;
const REAL v296 = v264 ? v53 : v3;
const REAL v297 = v264 ? v54 : v4;
const REAL v298 = v264 ? v55 : v5;
const REAL v299 = v264 ? v56 : v6;
const auto v300 = REAL(0.0) < v122;
const REAL v301 = v300 ? v266 : REAL(0.0);
const auto v302 = REAL(0.0) < v123;
const REAL v303 = v302 ? v267 : REAL(0.0);
const auto v304 = REAL(0.0) < v124;
const REAL v305 = v304 ? v268 : REAL(0.0);
const auto v306 = REAL(0.0) < v125;
const REAL v307 = v306 ? v269 : REAL(0.0);
const auto v308 = REAL(0.0) < v126;
const REAL v309 = v308 ? v270 : REAL(0.0);
const auto v310 = REAL(0.0) < v127;
const REAL v311 = v310 ? v271 : REAL(0.0);
const REAL v312 = v122 * v123;
const auto v313 = REAL(0.0) < v312;
const REAL v314 = v313 ? v273 : REAL(0.0);
const REAL v315 = v122 * v124;
const auto v316 = REAL(0.0) < v315;
const REAL v317 = v316 ? v274 : REAL(0.0);
const REAL v318 = v123 * v124;
const auto v319 = REAL(0.0) < v318;
const REAL v320 = v319 ? v279 : REAL(0.0);
const REAL v321 = v122 * v125;
const auto v322 = REAL(0.0) < v321;
const REAL v323 = v322 ? v275 : REAL(0.0);
const REAL v324 = v123 * v125;
const auto v325 = REAL(0.0) < v324;
const REAL v326 = v325 ? v280 : REAL(0.0);
const REAL v327 = v124 * v125;
const auto v328 = REAL(0.0) < v327;
const REAL v329 = v328 ? v284 : REAL(0.0);
const REAL v330 = v122 * v126;
const auto v331 = REAL(0.0) < v330;
const REAL v332 = v331 ? v276 : REAL(0.0);
const REAL v333 = v123 * v126;
const auto v334 = REAL(0.0) < v333;
const REAL v335 = v334 ? v281 : REAL(0.0);
const REAL v336 = v124 * v126;
const auto v337 = REAL(0.0) < v336;
const REAL v338 = v337 ? v285 : REAL(0.0);
const REAL v339 = v125 * v126;
const auto v340 = REAL(0.0) < v339;
const REAL v341 = v340 ? v288 : REAL(0.0);
const REAL v342 = v122 * v127;
const auto v343 = REAL(0.0) < v342;
const REAL v344 = v343 ? v277 : REAL(0.0);
const REAL v345 = v123 * v127;
const auto v346 = REAL(0.0) < v345;
const REAL v347 = v346 ? v282 : REAL(0.0);
const REAL v348 = v124 * v127;
const auto v349 = REAL(0.0) < v348;
const REAL v350 = v349 ? v286 : REAL(0.0);
const REAL v351 = v125 * v127;
const auto v352 = REAL(0.0) < v351;
const REAL v353 = v352 ? v289 : REAL(0.0);
const REAL v354 = v126 * v127;
const auto v355 = REAL(0.0) < v354;
const REAL v356 = v355 ? v291 : REAL(0.0);
const REAL v357 = v300 ? v272 : REAL(1.0);
const REAL v358 = v302 ? v278 : REAL(1.0);
const REAL v359 = v304 ? v283 : REAL(1.0);
const REAL v360 = v306 ? v287 : REAL(1.0);
const REAL v361 = v308 ? v290 : REAL(1.0);
const REAL v362 = v310 ? v292 : REAL(1.0);
const REAL v363 = v109 < v357 ? v357 : v109;
const REAL v364 = v110 < v358 ? v358 : v110;
const REAL v365 = v111 < v359 ? v359 : v111;
const REAL v366 = v112 < v360 ? v360 : v112;
const REAL v367 = v113 < v361 ? v361 : v113;
const REAL v368 = v114 < v362 ? v362 : v114;
const REAL v369 = v293 * v293;
const REAL v370 = v294 * v294;
const REAL v371 = v369 + v370;
const REAL v372 = v295 * v295;
const REAL v373 = v371 + v372;
const REAL v374 = v363 * v373;
const REAL v375 = v364 * v373;
const REAL v376 = v365 * v373;
const REAL v377 = v374 + v375;
const REAL v378 = v376 + v377;
const REAL v379 = v366 + v378;
const REAL v380 = v367 + v379;
const REAL v381 = v368 + v380;
const auto v382 = REAL(0.0) < v381;
const REAL v383 = v382 ? v381 : REAL(1.0);
const REAL v384 = REAL(1) / PK_SQRT(v383);
const REAL v385 = v381 * v384;
const REAL v386 = v382 ? v385 : REAL(1.152921504606847e+18);
const REAL v387 = v221 - v57;
const REAL v388 = v203 * v387;
const auto v389 = REAL(0.0) < v218;
const REAL v390 = v389 ? REAL(1.0) : v388;
const auto v391 = REAL(0.25) <= v390;
const REAL v392 = v391 ? REAL(1.0) : REAL(0.0);
const REAL v393 = v200 * v392;
const REAL v394 = REAL(0.99) * v107;
const auto v395 = v108 < v394;
const REAL v396 = REAL(2.0) * v107;
const REAL v397 = v395 ? v107 : v396;
const auto v398 = REAL(0.75) < v390;
const REAL v399 = v398 ? v397 : v107;
const REAL v400 = REAL(0.25) * v108;
const auto v401 = REAL(0.0) < v393;
const REAL v402 = v401 ? v399 : v400;
const REAL v403 = v171 ? v386 : v402;
const REAL v404 = v363 < v364 ? v364 : v363;
const REAL v405 = v404 < v365 ? v365 : v404;
const REAL v406 = v366 < v367 ? v367 : v366;
const REAL v407 = v406 < v368 ? v368 : v406;
const REAL v408 = v405 < v366 ? v366 : v405;
const REAL v409 = v408 < v367 ? v367 : v408;
const REAL v410 = v409 < v368 ? v368 : v409;
const REAL v411 = v115 * v405;
const REAL v412 = v115 * v411;
const auto v413 = v412 < v363;
const REAL v414 = REAL(1.262177448353619e-29) * v410;
const auto v415 = v414 < v363;
const auto v416 = v413 & v415;
const auto v417 = v412 < v364;
const auto v418 = v414 < v364;
const auto v419 = v417 & v418;
const auto v420 = v412 < v365;
const auto v421 = v414 < v365;
const auto v422 = v420 & v421;
const REAL v423 = v115 * v407;
const REAL v424 = v115 * v423;
const auto v425 = v424 < v366;
const auto v426 = v414 < v366;
const auto v427 = v425 & v426;
const auto v428 = v424 < v367;
const auto v429 = v414 < v367;
const auto v430 = v428 & v429;
const auto v431 = v424 < v368;
const auto v432 = v414 < v368;
const auto v433 = v431 & v432;
const auto v434 = REAL(0.0) < v410;
const REAL v435 = v434 ? v410 : REAL(1.0);
const REAL v436 = v416 ? v363 : v435;
const REAL v437 = REAL(1) / PK_SQRT(v436);
const REAL v438 = v419 ? v364 : v435;
const REAL v439 = REAL(1) / PK_SQRT(v438);
const REAL v440 = v422 ? v365 : v435;
const REAL v441 = REAL(1) / PK_SQRT(v440);
const REAL v442 = v427 ? v366 : v435;
const REAL v443 = REAL(1) / PK_SQRT(v442);
const REAL v444 = v430 ? v367 : v435;
const REAL v445 = REAL(1) / PK_SQRT(v444);
const REAL v446 = v433 ? v368 : v435;
const REAL v447 = REAL(1) / PK_SQRT(v446);
const REAL v448 = v437 * v437;
const REAL v449 = v357 * v448;
const REAL v450 = v437 * v439;
const REAL v451 = v314 * v450;
const REAL v452 = v439 * v439;
const REAL v453 = v358 * v452;
const REAL v454 = v437 * v441;
const REAL v455 = v317 * v454;
const REAL v456 = v439 * v441;
const REAL v457 = v320 * v456;
const REAL v458 = v441 * v441;
const REAL v459 = v359 * v458;
const REAL v460 = v437 * v443;
const REAL v461 = v323 * v460;
const REAL v462 = v439 * v443;
const REAL v463 = v326 * v462;
const REAL v464 = v441 * v443;
const REAL v465 = v329 * v464;
const REAL v466 = v443 * v443;
const REAL v467 = v360 * v466;
const REAL v468 = v437 * v445;
const REAL v469 = v332 * v468;
const REAL v470 = v439 * v445;
const REAL v471 = v335 * v470;
const REAL v472 = v441 * v445;
const REAL v473 = v338 * v472;
const REAL v474 = v443 * v445;
const REAL v475 = v341 * v474;
const REAL v476 = v445 * v445;
const REAL v477 = v361 * v476;
const REAL v478 = v437 * v447;
const REAL v479 = v344 * v478;
const REAL v480 = v439 * v447;
const REAL v481 = v347 * v480;
const REAL v482 = v441 * v447;
const REAL v483 = v350 * v482;
const REAL v484 = v443 * v447;
const REAL v485 = v353 * v484;
const REAL v486 = v445 * v447;
const REAL v487 = v356 * v486;
const REAL v488 = v447 * v447;
const REAL v489 = v362 * v488;
const REAL v490 = v416 ? v449 : REAL(0.0);
const REAL v491 = v419 ? v453 : REAL(0.0);
const REAL v492 = v422 ? v459 : REAL(0.0);
const REAL v493 = v427 ? v467 : REAL(0.0);
const REAL v494 = v430 ? v477 : REAL(0.0);
const REAL v495 = v433 ? v489 : REAL(0.0);
const REAL v496 = v301 * v437;
const REAL v497 = -v496;
const REAL v498 = v416 ? v497 : REAL(0.0);
const REAL v499 = v303 * v439;
const REAL v500 = -v499;
const REAL v501 = v419 ? v500 : REAL(0.0);
const REAL v502 = v305 * v441;
const REAL v503 = -v502;
const REAL v504 = v422 ? v503 : REAL(0.0);
const REAL v505 = v307 * v443;
const REAL v506 = -v505;
const REAL v507 = v427 ? v506 : REAL(0.0);
const REAL v508 = v309 * v445;
const REAL v509 = -v508;
const REAL v510 = v430 ? v509 : REAL(0.0);
const REAL v511 = v311 * v447;
const REAL v512 = -v511;
const REAL v513 = v433 ? v512 : REAL(0.0);
const REAL v514 = v115 + v490;
const REAL v515 = v115 + v491;
const REAL v516 = v115 + v492;
const REAL v517 = v115 + v493;
const REAL v518 = v115 + v494;
const REAL v519 = v115 + v495;
const REAL q520[] = {v451, v455, v457, v461, v463, v465, v469, v471, v473, v475, v479, v481, v483, v485, v487};
const REAL q521[] = {v514, v515, v516, v517, v518, v519};
const REAL q522[] = {v115};
REAL r523[27];
factor_6(q520, q521, q522, r523);
const REAL q525[] = {v498, v501, v504, v507, v510, v513};
REAL r526[6];
forward_6(&r523[0], &r523[15], q525, r526);
REAL r528[6];
backward_6(&r523[0], &r523[15], &r526[0], r528);
const REAL v530 = r528[0] * r528[0];
const REAL v531 = r528[1] * r528[1];
const REAL v532 = v530 + v531;
const REAL v533 = r528[2] * r528[2];
const REAL v534 = v532 + v533;
const REAL v535 = r528[3] * r528[3];
const REAL v536 = v534 + v535;
const REAL v537 = r528[4] * r528[4];
const REAL v538 = v536 + v537;
const REAL v539 = r528[5] * r528[5];
const REAL v540 = v538 + v539;
const REAL v541 = v403 * v403;
const REAL v542 = REAL(1.21) * v541;
const auto v543 = v542 < v540;
const REAL v544 = v543 ? v403 : REAL(1.0);
REAL r545[6];
forward_6(&r523[0], &r523[15], &r528[0], r545);
const auto v547 = REAL(0.0) < v540;
const REAL v548 = v547 ? v540 : REAL(1.0);
const REAL v549 = REAL(1) / PK_SQRT(v548);
const REAL v550 = v540 * v549;
const REAL v551 = v550 - v544;
const REAL v552 = REAL(1) / v544;
const REAL v553 = v551 * v552;
const REAL v554 = r545[0] * r545[0];
const REAL v555 = r545[1] * r545[1];
const REAL v556 = v554 + v555;
const REAL v557 = r545[2] * r545[2];
const REAL v558 = v556 + v557;
const REAL v559 = r545[3] * r545[3];
const REAL v560 = v558 + v559;
const REAL v561 = r545[4] * r545[4];
const REAL v562 = v560 + v561;
const REAL v563 = r545[5] * r545[5];
const REAL v564 = v562 + v563;
const REAL v565 = v540 * v553;
const auto v566 = REAL(0.0) < v564;
const REAL v567 = v566 ? v564 : REAL(1.0);
const REAL v568 = REAL(1) / v567;
const REAL v569 = v565 * v568;
const REAL v570 = v115 + v569;
const REAL v571 = v570 < v100 ? v100 : v570;
const REAL v572 = v543 ? v571 : v115;
const REAL v573 = v490 + v572;
const REAL v574 = v491 + v572;
const REAL v575 = v492 + v572;
const REAL v576 = v493 + v572;
const REAL v577 = v494 + v572;
const REAL v578 = v495 + v572;
const REAL q579[] = {v573, v574, v575, v576, v577, v578};
REAL r580[27];
factor_6(q520, q579, q522, r580);
REAL r582[6];
forward_6(&r580[0], &r580[15], q525, r582);
REAL r584[6];
backward_6(&r580[0], &r580[15], &r582[0], r584);
const REAL v586 = r584[0] * r584[0];
const REAL v587 = r584[1] * r584[1];
const REAL v588 = v586 + v587;
const REAL v589 = r584[2] * r584[2];
const REAL v590 = v588 + v589;
const REAL v591 = r584[3] * r584[3];
const REAL v592 = v590 + v591;
const REAL v593 = r584[4] * r584[4];
const REAL v594 = v592 + v593;
const REAL v595 = r584[5] * r584[5];
const REAL v596 = v594 + v595;
REAL r597[6];
forward_6(&r580[0], &r580[15], &r584[0], r597);
const auto v599 = REAL(0.0) < v596;
const REAL v600 = v599 ? v596 : REAL(1.0);
const REAL v601 = REAL(1) / PK_SQRT(v600);
const REAL v602 = v596 * v601;
const REAL v603 = v602 - v544;
const REAL v604 = v552 * v603;
const REAL v605 = r597[0] * r597[0];
const REAL v606 = r597[1] * r597[1];
const REAL v607 = v605 + v606;
const REAL v608 = r597[2] * r597[2];
const REAL v609 = v607 + v608;
const REAL v610 = r597[3] * r597[3];
const REAL v611 = v609 + v610;
const REAL v612 = r597[4] * r597[4];
const REAL v613 = v611 + v612;
const REAL v614 = r597[5] * r597[5];
const REAL v615 = v613 + v614;
const REAL v616 = v596 * v604;
const auto v617 = REAL(0.0) < v615;
const REAL v618 = v617 ? v615 : REAL(1.0);
const REAL v619 = REAL(1) / v618;
const REAL v620 = v616 * v619;
const REAL v621 = v572 + v620;
const auto v622 = v604 < REAL(0.1);
const REAL v623 = -v604;
const auto v624 = v623 < REAL(0.1);
const auto v625 = v622 & v624;
const REAL v626 = v570 < v621 ? v621 : v570;
const REAL v627 = v498 * v498;
const REAL v628 = v501 * v501;
const REAL v629 = v627 + v628;
const REAL v630 = v504 * v504;
const REAL v631 = v629 + v630;
const REAL v632 = v507 * v507;
const REAL v633 = v631 + v632;
const REAL v634 = v510 * v510;
const REAL v635 = v633 + v634;
const REAL v636 = v513 * v513;
const REAL v637 = v635 + v636;
const REAL v638 = PK_SQRT(v637);
const REAL v639 = v552 * v638;
const auto v640 = REAL(1.0) < v604;
const REAL v641 = PK_SQRT(v626);
const REAL v642 = PK_SQRT(v639);
const REAL v643 = v641 * v642;
const REAL v644 = v640 ? v643 : v626;
const REAL v645 = v625 ? v572 : v644;
const REAL v646 = v543 ? v645 : v115;
const REAL v647 = v490 + v646;
const REAL v648 = v491 + v646;
const REAL v649 = v492 + v646;
const REAL v650 = v493 + v646;
const REAL v651 = v494 + v646;
const REAL v652 = v495 + v646;
const REAL q653[] = {v647, v648, v649, v650, v651, v652};
REAL r654[27];
factor_6(q520, q653, q522, r654);
REAL r656[6];
forward_6(&r654[0], &r654[15], q525, r656);
REAL r658[6];
backward_6(&r654[0], &r654[15], &r656[0], r658);
const REAL v660 = r658[0] * r658[0];
const REAL v661 = r658[1] * r658[1];
const REAL v662 = v660 + v661;
const REAL v663 = r658[2] * r658[2];
const REAL v664 = v662 + v663;
const REAL v665 = r658[3] * r658[3];
const REAL v666 = v664 + v665;
const REAL v667 = r658[4] * r658[4];
const REAL v668 = v666 + v667;
const REAL v669 = r658[5] * r658[5];
const REAL v670 = v668 + v669;
const auto v671 = REAL(0.0) < v670;
const REAL v672 = v671 ? v670 : REAL(1.0);
const REAL v673 = REAL(1) / PK_SQRT(v672);
const REAL v674 = v670 * v673;
const auto v675 = v403 < v674;
const REAL v676 = v675 ? v674 : REAL(1.0);
const REAL v677 = REAL(1) / v676;
const REAL v678 = v403 * v677;
const REAL v679 = v675 ? v678 : REAL(1.0);
const REAL v680 = v498 * r658[0];
const REAL v681 = v501 * r658[1];
const REAL v682 = v680 + v681;
const REAL v683 = v504 * r658[2];
const REAL v684 = v682 + v683;
const REAL v685 = v507 * r658[3];
const REAL v686 = v684 + v685;
const REAL v687 = v510 * r658[4];
const REAL v688 = v686 + v687;
const REAL v689 = v513 * r658[5];
const REAL v690 = v688 + v689;
const REAL v691 = REAL(2.0) * v679;
const REAL v692 = v690 * v691;
const REAL v693 = v679 * v679;
const REAL v694 = v646 * v670;
const REAL v695 = v690 - v694;
const REAL v696 = v693 * v695;
const REAL v697 = v692 - v696;
const REAL v698 = v543 ? v646 : v100;
const REAL v699 = v674 * v679;
const REAL v700 = v498 * r528[0];
const REAL v701 = v501 * r528[1];
const REAL v702 = v700 + v701;
const REAL v703 = v504 * r528[2];
const REAL v704 = v702 + v703;
const REAL v705 = v507 * r528[3];
const REAL v706 = v704 + v705;
const REAL v707 = v510 * r528[4];
const REAL v708 = v706 + v707;
const REAL v709 = v513 * r528[5];
const REAL v710 = v708 + v709;
const auto v711 = REAL(0.0) < v490;
const REAL v712 = v711 ? v490 : REAL(1.0);
const REAL v713 = REAL(1) / PK_SQRT(v712);
const REAL v714 = v490 * v713;
const auto v715 = REAL(0.0) < v491;
const REAL v716 = v715 ? v491 : REAL(1.0);
const REAL v717 = REAL(1) / PK_SQRT(v716);
const REAL v718 = v491 * v717;
const auto v719 = REAL(0.0) < v492;
const REAL v720 = v719 ? v492 : REAL(1.0);
const REAL v721 = REAL(1) / PK_SQRT(v720);
const REAL v722 = v492 * v721;
const auto v723 = REAL(0.0) < v493;
const REAL v724 = v723 ? v493 : REAL(1.0);
const REAL v725 = REAL(1) / PK_SQRT(v724);
const REAL v726 = v493 * v725;
const auto v727 = REAL(0.0) < v494;
const REAL v728 = v727 ? v494 : REAL(1.0);
const REAL v729 = REAL(1) / PK_SQRT(v728);
const REAL v730 = v494 * v729;
const auto v731 = REAL(0.0) < v495;
const REAL v732 = v731 ? v495 : REAL(1.0);
const REAL v733 = REAL(1) / PK_SQRT(v732);
const REAL v734 = v495 * v733;
const REAL v735 = REAL(1) / PK_SQRT(REAL(11.408163265306122));
const REAL v736 = v714 * v735;
const REAL v737 = REAL(1.1428571428571428) * v718;
const REAL v738 = v735 * v737;
const REAL v739 = REAL(1.2857142857142858) * v722;
const REAL v740 = v735 * v739;
const REAL v741 = REAL(1.4285714285714286) * v726;
const REAL v742 = v735 * v741;
const REAL v743 = REAL(1.5714285714285714) * v730;
const REAL v744 = v735 * v743;
const REAL v745 = REAL(1.7142857142857142) * v734;
const REAL v746 = v735 * v745;
const REAL q747[] = {v736, v738, v740, v742, v744, v746};
REAL r748[6];
forward_6(&r523[0], &r523[15], q747, r748);
REAL r750[6];
backward_6(&r523[0], &r523[15], &r748[0], r750);
const REAL v752 = v714 * r750[0];
const REAL v753 = v718 * r750[1];
const REAL v754 = v722 * r750[2];
const REAL v755 = v726 * r750[3];
const REAL v756 = v730 * r750[4];
const REAL v757 = v734 * r750[5];
const REAL v758 = v752 * v752;
const REAL v759 = v753 * v753;
const REAL v760 = v758 + v759;
const REAL v761 = v754 * v754;
const REAL v762 = v760 + v761;
const REAL v763 = v755 * v755;
const REAL v764 = v762 + v763;
const REAL v765 = v756 * v756;
const REAL v766 = v764 + v765;
const REAL v767 = v757 * v757;
const REAL v768 = v766 + v767;
const REAL v769 = REAL(1) / PK_SQRT(v768);
const REAL v770 = v714 * v752;
const REAL v771 = v769 * v770;
const REAL v772 = v718 * v753;
const REAL v773 = v769 * v772;
const REAL v774 = v722 * v754;
const REAL v775 = v769 * v774;
const REAL v776 = v726 * v755;
const REAL v777 = v769 * v776;
const REAL v778 = v730 * v756;
const REAL v779 = v769 * v778;
const REAL v780 = v734 * v757;
const REAL v781 = v769 * v780;
const REAL q782[] = {v771, v773, v775, v777, v779, v781};
REAL r783[6];
forward_6(&r523[0], &r523[15], q782, r783);
REAL r785[6];
backward_6(&r523[0], &r523[15], &r783[0], r785);
const REAL v787 = v714 * r785[0];
const REAL v788 = v718 * r785[1];
const REAL v789 = v722 * r785[2];
const REAL v790 = v726 * r785[3];
const REAL v791 = v730 * r785[4];
const REAL v792 = v734 * r785[5];
const REAL v793 = -v490;
const REAL v794 = -v491;
const REAL v795 = -v492;
const REAL v796 = -v493;
const REAL v797 = -v494;
const REAL v798 = -v495;
const REAL v799 = v793 < v794 ? v794 : v793;
const REAL v800 = v799 < v795 ? v795 : v799;
const REAL v801 = v800 < v796 ? v796 : v800;
const REAL v802 = v801 < v797 ? v797 : v801;
const REAL v803 = v802 < v798 ? v798 : v802;
const REAL v804 = -v803;
const auto v805 = REAL(0.0) < v804;
const REAL v806 = v787 * v787;
const REAL v807 = v788 * v788;
const REAL v808 = v806 + v807;
const REAL v809 = v789 * v789;
const REAL v810 = v808 + v809;
const REAL v811 = v790 * v790;
const REAL v812 = v810 + v811;
const REAL v813 = v791 * v791;
const REAL v814 = v812 + v813;
const REAL v815 = v792 * v792;
const REAL v816 = v814 + v815;
const REAL v817 = REAL(1) / PK_SQRT(v816);
const REAL v818 = v805 ? v817 : REAL(0.0);
const REAL v819 = v818 - v115;
const REAL v820 = v437 * r658[0];
const REAL v821 = v679 * v820;
const REAL v822 = v439 * r658[1];
const REAL v823 = v679 * v822;
const REAL v824 = v441 * r658[2];
const REAL v825 = v679 * v824;
const REAL v826 = v443 * r658[3];
const REAL v827 = v679 * v826;
const REAL v828 = v445 * r658[4];
const REAL v829 = v679 * v828;
const REAL v830 = v447 * r658[5];
const REAL v831 = v679 * v830;
const REAL v832 = v437 * r528[0];
const REAL v833 = v439 * r528[1];
const REAL v834 = v441 * r528[2];
const REAL v835 = v443 * r528[3];
const REAL v836 = v445 * r528[4];
const REAL v837 = v447 * r528[5];
const REAL v838 = v821 * v821;
const REAL v839 = v823 * v823;
const REAL v840 = v825 * v825;
const REAL v841 = v827 * v827;
const REAL v842 = v829 * v829;
const REAL v843 = v831 * v831;
const REAL v844 = v357 * v838;
const REAL v845 = v358 * v839;
const REAL v846 = v844 + v845;
const REAL v847 = v359 * v840;
const REAL v848 = v846 + v847;
const REAL v849 = v360 * v841;
const REAL v850 = v848 + v849;
const REAL v851 = v361 * v842;
const REAL v852 = v850 + v851;
const REAL v853 = v362 * v843;
const REAL v854 = v852 + v853;
const REAL v855 = v272 * v373;
const REAL v856 = v300 ? v855 : REAL(0.0);
const REAL v857 = v278 * v373;
const REAL v858 = v302 ? v857 : REAL(0.0);
const REAL v859 = v856 + v858;
const REAL v860 = v283 * v373;
const REAL v861 = v304 ? v860 : REAL(0.0);
const REAL v862 = v859 + v861;
const REAL v863 = v306 ? v287 : REAL(0.0);
const REAL v864 = v862 + v863;
const REAL v865 = v308 ? v290 : REAL(0.0);
const REAL v866 = v864 + v865;
const REAL v867 = v310 ? v292 : REAL(0.0);
const REAL v868 = v866 + v867;
const auto v869 = REAL(0.0) < v854;
const auto v870 = REAL(0.0) < v868;
const REAL v871 = v870 ? v868 : REAL(1.1830521861667747e-271);
const REAL v872 = REAL(1) / v871;
const REAL v873 = v854 * v872;
const REAL v874 = v869 ? v873 : REAL(0.0);
const REAL v875 = v832 * v832;
const REAL v876 = v833 * v833;
const REAL v877 = v834 * v834;
const REAL v878 = v835 * v835;
const REAL v879 = v836 * v836;
const REAL v880 = v837 * v837;
const REAL v881 = v357 * v875;
const REAL v882 = v358 * v876;
const REAL v883 = v881 + v882;
const REAL v884 = v359 * v877;
const REAL v885 = v883 + v884;
const REAL v886 = v360 * v878;
const REAL v887 = v885 + v886;
const REAL v888 = v361 * v879;
const REAL v889 = v887 + v888;
const REAL v890 = v362 * v880;
const REAL v891 = v889 + v890;
const auto v892 = REAL(0.0) < v891;
const REAL v893 = v872 * v891;
const REAL v894 = v892 ? v893 : REAL(0.0);
const REAL v895 = v300 ? v357 : REAL(0.0);
const REAL v896 = v302 ? v358 : REAL(0.0);
const REAL v897 = v304 ? v359 : REAL(0.0);
const REAL v898 = v306 ? v360 : REAL(0.0);
const REAL v899 = v308 ? v361 : REAL(0.0);
const REAL v900 = v310 ? v362 : REAL(0.0);
const REAL v901 = v895 < v896 ? v896 : v895;
const REAL v902 = v901 < v897 ? v897 : v901;
const REAL v903 = v902 < v898 ? v898 : v902;
const REAL v904 = v903 < v899 ? v899 : v903;
const REAL v905 = v904 < v900 ? v900 : v904;
const auto v906 = v905 <= REAL(0.0);
const REAL v907 = v122 < v123 ? v123 : v122;
const REAL v908 = v907 < v124 ? v124 : v907;
const REAL v909 = v908 < v125 ? v125 : v908;
const REAL v910 = v909 < v126 ? v126 : v909;
const REAL v911 = v910 < v127 ? v127 : v910;
const auto v912 = REAL(0.0) < v911;
const auto v913 = v906 & v912;
const REAL v914 = v913 ? (REAL(-1.0)) : v819;
const auto v915 = v215 < REAL(0.5);
const REAL v916 = v915 ? REAL(1.0) : REAL(0.0);
const auto v917 = v103 <= v710;
const REAL v918 = v917 ? REAL(1.0) : REAL(0.0);
const REAL v919 = v218 * v918;
const REAL v920 = REAL(1.0) - v919;
const REAL v921 = v200 * v920;
const REAL v922 = v116 * v265;
const auto v923 = v710 <= v922;
const REAL v924 = v923 ? REAL(1.0) : REAL(0.0);
const REAL v925 = v117 * v210;
const auto v926 = v265 <= v925;
const REAL v927 = v926 ? REAL(1.0) : REAL(0.0);
const auto v928 = v894 <= v118;
const REAL v929 = v928 ? REAL(1.0) : REAL(0.0);
const auto v930 = REAL(0.0) <= v116;
const REAL v931 = v930 ? REAL(1.0) : REAL(0.0);
const REAL v932 = v919 * v931;
const REAL v933 = v924 < v927 ? v927 : v924;
const REAL v934 = v933 < v929 ? v929 : v933;
const REAL v935 = v934 < v932 ? v932 : v934;
const REAL v936 = REAL(1.0) - v200;
const auto v937 = v874 <= v118;
const REAL v938 = v937 ? REAL(1.0) : REAL(0.0);
const REAL v939 = v936 * v938;
const auto v940 = v894 <= v119;
const REAL v941 = v940 ? REAL(1.0) : REAL(0.0);
const auto v942 = v914 < (REAL(-0.5));
const REAL v943 = v942 ? REAL(6.0) : REAL(2.0);
const REAL v944 = v939 * v941;
const REAL v945 = v935 < v944 ? v944 : v935;
const auto v946 = REAL(0.0) < v945;
const auto v947 = v914 <= v121;
const REAL v948 = v947 ? v943 : REAL(1.0);
const auto v949 = REAL(0.0) < v939;
const REAL v950 = v949 ? REAL(4.0) : REAL(0.0);
const REAL v951 = v946 ? v948 : v950;
const auto v952 = REAL(0.0) < v916;
const REAL v953 = v952 ? v951 : v215;
const auto v954 = REAL(0.0) < v919;
const REAL v955 = v954 ? v103 : v710;
const auto v956 = REAL(0.5) < v921;
const REAL v957 = v956 ? v57 : v221;
const REAL v958 = v956 ? v58 : v222;
const REAL v959 = v956 ? v59 : v223;
const REAL v960 = v956 ? v60 : v224;
const REAL v961 = v956 ? v61 : v225;
const REAL v962 = v956 ? v62 : v226;
const REAL v963 = v956 ? v63 : v227;
const REAL v964 = v956 ? v64 : v228;
const REAL v965 = v956 ? v65 : v229;
const REAL v966 = v956 ? v66 : v230;
const REAL v967 = v956 ? v67 : v231;
const REAL v968 = v956 ? v68 : v232;
const REAL v969 = v956 ? v69 : v233;
const REAL v970 = v956 ? v70 : v234;
const REAL v971 = v956 ? v71 : v235;
const REAL v972 = v956 ? v72 : v236;
const REAL v973 = v956 ? v73 : v237;
const REAL v974 = v956 ? v74 : v238;
const REAL v975 = v956 ? v75 : v239;
const REAL v976 = v956 ? v76 : v240;
const REAL v977 = v956 ? v77 : v241;
const REAL v978 = v956 ? v78 : v242;
const REAL v979 = v956 ? v79 : v243;
const REAL v980 = v956 ? v80 : v244;
const REAL v981 = v956 ? v81 : v245;
const REAL v982 = v956 ? v82 : v246;
const REAL v983 = v956 ? v83 : v247;
const REAL v984 = v956 ? v84 : v248;
const REAL v985 = v956 ? v85 : v249;
const REAL v986 = v956 ? v86 : v250;
const REAL v987 = v956 ? v87 : v251;
const REAL v988 = v956 ? v88 : v252;
const REAL v989 = v956 ? v89 : v253;
const REAL v990 = v956 ? v90 : v254;
const REAL v991 = v956 ? v91 : v255;
const REAL v992 = v956 ? v92 : v256;
const REAL v993 = v956 ? v93 : v257;
const REAL v994 = v956 ? v94 : v258;
const REAL v995 = v956 ? v95 : v259;
const REAL v996 = v956 ? v96 : v260;
const REAL v997 = v956 ? v97 : v261;
const REAL v998 = v956 ? v98 : v262;
const REAL v999 = v956 ? v99 : v263;
const REAL v1000 = PK_ABS(v296);
const REAL v1001 = PK_ABS(v297);
const REAL v1002 = PK_ABS(v298);
const REAL v1003 = PK_ABS(v299);
const REAL v1004 = v1000 < v1001 ? v1001 : v1000;
const REAL v1005 = v1004 < v1002 ? v1002 : v1004;
const REAL v1006 = v1005 < v1003 ? v1003 : v1005;
const auto v1007 = v1006 != REAL(0.0);
const REAL v1008 = v1007 ? v1006 : REAL(1.0);
const REAL v1009 = PK_UNSCALE(v1008);
const auto v1010 = REAL(64.0) < v1006;
const REAL v1011 = PK_UNSCALE(v1006);
const auto v1012 = v1006 < REAL(0.015625);
const REAL v1013 = v1012 ? v1009 : REAL(1.0);
const REAL v1014 = v1010 ? v1011 : v1013;
const REAL v1015 = v296 * v1014;
const REAL v1016 = v297 * v1014;
const REAL v1017 = v298 * v1014;
const REAL v1018 = v299 * v1014;
const REAL v1019 = v825 * v829;
const REAL v1020 = v823 * v831;
const REAL v1021 = v1019 - v1020;
const REAL v1022 = v821 * v831;
const REAL v1023 = v825 * v827;
const REAL v1024 = v1022 - v1023;
const REAL v1025 = v823 * v827;
const REAL v1026 = v821 * v829;
const REAL v1027 = v1025 - v1026;
const REAL v1028 = v821 * v827;
const REAL v1029 = v823 * v829;
const REAL v1030 = v1028 + v1029;
const REAL v1031 = v825 * v831;
const REAL v1032 = v1030 + v1031;
const REAL v1033 = PK_ABS(v1015);
const REAL v1034 = PK_ABS(v1016);
const REAL v1035 = PK_ABS(v1017);
const REAL v1036 = PK_ABS(v1018);
const REAL v1037 = v1033 < v1034 ? v1034 : v1033;
const REAL v1038 = v1037 < v1035 ? v1035 : v1037;
const REAL v1039 = v1038 < v1036 ? v1036 : v1038;
const REAL v1040 = PK_UNSCALE(v1039);
const REAL v1041 = v1015 * v1040;
const REAL v1042 = v1016 * v1040;
const REAL v1043 = v1017 * v1040;
const REAL v1044 = v1018 * v1040;
const REAL v1045 = v1041 * v1041;
const REAL v1046 = v1042 * v1042;
const REAL v1047 = v1045 + v1046;
const REAL v1048 = v1043 * v1043;
const REAL v1049 = v1047 + v1048;
const REAL v1050 = v1044 * v1044;
const REAL v1051 = v1049 + v1050;
const REAL v1052 = REAL(1) / v1051;
const REAL v1053 = REAL(2.0) * v1052;
const REAL v1054 = v956 ? v50 : v0;
const REAL v1055 = v956 ? v51 : v1;
const REAL v1056 = v956 ? v52 : v2;
const REAL v1057 = v956 ? v53 : v3;
const REAL v1058 = v956 ? v54 : v4;
const REAL v1059 = v956 ? v55 : v5;
const REAL v1060 = v956 ? v56 : v6;
const REAL v1061 = -v841;
const REAL v1062 = PK_FMA(v827, v827, v1061);
const REAL v1063 = PK_FMA(v829, v829, v841);
const REAL v1064 = v1063 - v841;
const REAL v1065 = v1063 - v1064;
const REAL v1066 = v841 - v1065;
const REAL v1067 = v841 - v1063;
const REAL v1068 = PK_FMA(v829, v829, v1067);
const REAL v1069 = v1066 + v1068;
const REAL v1070 = v1062 + v1069;
const REAL v1071 = PK_FMA(v831, v831, v1063);
const REAL v1072 = v1071 - v1063;
const REAL v1073 = v1071 - v1072;
const REAL v1074 = v1063 - v1073;
const REAL v1075 = v1063 - v1071;
const REAL v1076 = PK_FMA(v831, v831, v1075);
const REAL v1077 = v1074 + v1076;
const REAL v1078 = v1070 + v1077;
const REAL v1079 = REAL(0.25) * v1071;
const REAL v1080 = REAL(0.25) * v1078;
const REAL v1081 = PK_SQRT(v1079);
const REAL v1082 = REAL(0.3183098861837907) * v1081;
const REAL v1083 = PK_RINT(v1082);
const REAL v1084 = REAL(1) / v1081;
const REAL v1085 = -v1081;
const REAL v1086 = PK_FMA(v1081, v1085, v1079);
const REAL v1087 = v1080 + v1086;
const REAL v1088 = REAL(0.5) * v1084;
const REAL v1089 = v1087 * v1088;
const REAL v1090 = PK_FMA(v1083, (REAL(-3.1415926218032837)), v1081);
const REAL v1091 = PK_FMA(v1083, (REAL(-3.1786509424591713e-08)), v1090);
const REAL v1092 = PK_FMA(v1083, (REAL(-1.2246467864107189e-16)), v1091);
const REAL v1093 = v1089 + v1092;
const auto v1094 = REAL(2.0) < v1093;
const REAL v1095 = v1094 ? REAL(2.0) : v1093;
const auto v1096 = v1095 < (REAL(-2.0));
const REAL v1097 = v1096 ? (REAL(-2.0)) : v1095;
const REAL v1098 = REAL(0.5) * v1083;
const REAL v1099 = PK_RINT(v1098);
const REAL v1100 = v1098 - v1099;
const REAL v1101 = PK_ABS(v1100);
const REAL v1102 = REAL(4.0) * v1101;
const REAL v1103 = REAL(1.0) - v1102;
const auto v1104 = v1083 != REAL(0.0);
const REAL v1105 = v1097 * v1097;
const REAL v1106 = v1104 ? v1105 : v1079;
const REAL v1107 = PK_FMA(v1106, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v1108 = PK_FMA(v1106, v1107, REAL(1.605897465969838e-10));
const REAL v1109 = PK_FMA(v1106, v1108, (REAL(-2.505210757580932e-08)));
const REAL v1110 = PK_FMA(v1106, v1109, REAL(2.7557319218837673e-06));
const REAL v1111 = PK_FMA(v1106, v1110, (REAL(-0.0001984126984125376)));
const REAL v1112 = PK_FMA(v1106, v1111, REAL(0.008333333333333314));
const REAL v1113 = PK_FMA(v1106, v1112, (REAL(-0.16666666666666666)));
const REAL v1114 = PK_FMA(v1106, v1113, REAL(1.0));
const REAL v1115 = PK_FMA(v1106, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v1116 = PK_FMA(v1106, v1115, (REAL(-1.1470691953867652e-11)));
const REAL v1117 = PK_FMA(v1106, v1116, REAL(2.0876756198622268e-09));
const REAL v1118 = PK_FMA(v1106, v1117, (REAL(-2.755731921716151e-07)));
const REAL v1119 = PK_FMA(v1106, v1118, REAL(2.4801587301554145e-05));
const REAL v1120 = PK_FMA(v1106, v1119, (REAL(-0.001388888888888881)));
const REAL v1121 = PK_FMA(v1106, v1120, REAL(0.041666666666666664));
const REAL v1122 = PK_FMA(v1106, v1121, (REAL(-0.5)));
const REAL v1123 = PK_FMA(v1106, v1122, REAL(1.0));
const REAL v1124 = v1103 * v1123;
const REAL v1125 = v1097 * v1103;
const REAL v1126 = v1114 * v1125;
const REAL v1127 = v1084 * v1126;
const REAL v1128 = v1104 ? v1127 : v1114;
const REAL v1129 = v1128 * v1128;
const REAL v1130 = REAL(0.5) * v1129;
const REAL v1131 = v1124 * v1128;
const REAL v1132 = v1128 - v1124;
const REAL v1133 = REAL(1) / v1079;
const REAL v1134 = v1132 * v1133;
const REAL v1135 = PK_FMA(v1079, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v1136 = PK_FMA(v1079, v1135, (REAL(-4.4981620568669215e-14)));
const REAL v1137 = PK_FMA(v1079, v1136, REAL(1.070602299732214e-11));
const REAL v1138 = PK_FMA(v1079, v1137, (REAL(-1.9270852469696167e-09)));
const REAL v1139 = PK_FMA(v1079, v1138, REAL(2.505210838380911e-07));
const REAL v1140 = PK_FMA(v1079, v1139, (REAL(-2.204585537917878e-05)));
const REAL v1141 = PK_FMA(v1079, v1140, REAL(0.0011904761904761882));
const REAL v1142 = PK_FMA(v1079, v1141, (REAL(-0.03333333333333333)));
const REAL v1143 = PK_FMA(v1079, v1142, REAL(0.3333333333333333));
const auto v1144 = v1079 < REAL(6.25);
const REAL v1145 = v1144 ? v1143 : v1134;
const REAL v1146 = v1128 * v1145;
const REAL v1147 = v1129 - v1146;
const REAL v1148 = v1079 * v1145;
const REAL v1149 = v1145 * v1148;
const REAL v1150 = v1147 + v1149;
const REAL v1151 = REAL(0.25) * v1150;
const REAL v1152 = v821 * v1131;
const REAL v1153 = v823 * v1131;
const REAL v1154 = v825 * v1131;
const REAL v1155 = v1021 * v1130;
const REAL v1156 = v1024 * v1130;
const REAL v1157 = v1027 * v1130;
const REAL v1158 = v1152 + v1155;
const REAL v1159 = v1153 + v1156;
const REAL v1160 = v1154 + v1157;
const REAL v1161 = v1032 * v1151;
const REAL v1162 = v827 * v1161;
const REAL v1163 = v829 * v1161;
const REAL v1164 = v831 * v1161;
const REAL v1165 = v1158 + v1162;
const REAL v1166 = v1159 + v1163;
const REAL v1167 = v1160 + v1164;
const REAL v1168 = REAL(0.5) * v1128;
const REAL v1169 = v827 * v1168;
const REAL v1170 = v829 * v1168;
const REAL v1171 = v831 * v1168;
const REAL v1172 = v1043 * v1167;
const REAL v1173 = v1044 * v1166;
const REAL v1174 = v1172 - v1173;
const REAL v1175 = v1044 * v1165;
const REAL v1176 = v1042 * v1167;
const REAL v1177 = v1175 - v1176;
const REAL v1178 = v1042 * v1166;
const REAL v1179 = v1043 * v1165;
const REAL v1180 = v1178 - v1179;
const REAL v1181 = v1041 * v1174;
const REAL v1182 = v1041 * v1177;
const REAL v1183 = v1041 * v1180;
const REAL v1184 = v1043 * v1180;
const REAL v1185 = v1044 * v1177;
const REAL v1186 = v1184 - v1185;
const REAL v1187 = v1044 * v1174;
const REAL v1188 = v1042 * v1180;
const REAL v1189 = v1187 - v1188;
const REAL v1190 = v1042 * v1177;
const REAL v1191 = v1043 * v1174;
const REAL v1192 = v1190 - v1191;
const REAL v1193 = v1181 + v1186;
const REAL v1194 = v1182 + v1189;
const REAL v1195 = v1183 + v1192;
const REAL v1196 = v1053 * v1193;
const REAL v1197 = v1053 * v1194;
const REAL v1198 = v1053 * v1195;
const REAL v1199 = v1165 + v1196;
const REAL v1200 = v1166 + v1197;
const REAL v1201 = v1167 + v1198;
const REAL v1202 = v293 + v1199;
const REAL v1203 = v294 + v1200;
const REAL v1204 = v295 + v1201;
const REAL v1205 = v1015 * v1124;
const REAL v1206 = v1016 * v1169;
const REAL v1207 = v1205 - v1206;
const REAL v1208 = v1017 * v1170;
const REAL v1209 = v1207 - v1208;
const REAL v1210 = v1018 * v1171;
const REAL v1211 = v1209 - v1210;
const REAL v1212 = v1015 * v1169;
const REAL v1213 = v1016 * v1124;
const REAL v1214 = v1212 + v1213;
const REAL v1215 = v1017 * v1171;
const REAL v1216 = v1018 * v1170;
const REAL v1217 = v1215 - v1216;
const REAL v1218 = v1214 + v1217;
const REAL v1219 = v1015 * v1170;
const REAL v1220 = v1017 * v1124;
const REAL v1221 = v1219 + v1220;
const REAL v1222 = v1018 * v1169;
const REAL v1223 = v1016 * v1171;
const REAL v1224 = v1222 - v1223;
const REAL v1225 = v1221 + v1224;
const REAL v1226 = v1015 * v1171;
const REAL v1227 = v1018 * v1124;
const REAL v1228 = v1226 + v1227;
const REAL v1229 = v1016 * v1170;
const REAL v1230 = v1017 * v1169;
const REAL v1231 = v1229 - v1230;
const REAL v1232 = v1228 + v1231;
o_t[0 + 0] = v1054;
o_t[0 + 1] = v1055;
o_t[0 + 2] = v1056;
o_t[3 + 0] = v1057;
o_t[3 + 1] = v1058;
o_t[3 + 2] = v1059;
o_t[3 + 3] = v1060;
o_t[7 + 0] = v957;
o_t[8 + 0] = v958;
o_t[8 + 1] = v959;
o_t[8 + 2] = v960;
o_t[8 + 3] = v961;
o_t[8 + 4] = v962;
o_t[8 + 5] = v963;
o_t[14 + 0] = v964;
o_t[14 + 1] = v965;
o_t[14 + 2] = v966;
o_t[14 + 3] = v967;
o_t[14 + 4] = v968;
o_t[14 + 5] = v969;
o_t[14 + 6] = v970;
o_t[14 + 7] = v971;
o_t[14 + 8] = v972;
o_t[14 + 9] = v973;
o_t[14 + 10] = v974;
o_t[14 + 11] = v975;
o_t[14 + 12] = v976;
o_t[14 + 13] = v977;
o_t[14 + 14] = v978;
o_t[14 + 15] = v979;
o_t[14 + 16] = v980;
o_t[14 + 17] = v981;
o_t[14 + 18] = v982;
o_t[14 + 19] = v983;
o_t[14 + 20] = v984;
o_t[14 + 21] = v985;
o_t[14 + 22] = v986;
o_t[14 + 23] = v987;
o_t[14 + 24] = v988;
o_t[14 + 25] = v989;
o_t[14 + 26] = v990;
o_t[14 + 27] = v991;
o_t[14 + 28] = v992;
o_t[14 + 29] = v993;
o_t[14 + 30] = v994;
o_t[14 + 31] = v995;
o_t[14 + 32] = v996;
o_t[14 + 33] = v997;
o_t[14 + 34] = v998;
o_t[14 + 35] = v999;
o_t[50 + 0] = v1202;
o_t[50 + 1] = v1203;
o_t[50 + 2] = v1204;
o_t[53 + 0] = v1211;
o_t[53 + 1] = v1218;
o_t[53 + 2] = v1225;
o_t[53 + 3] = v1232;
o_t[57 + 0] = v698;
o_t[57 + 1] = v209;
o_t[57 + 2] = v697;
o_t[57 + 3] = v955;
o_t[57 + 4] = v210;
o_t[57 + 5] = v953;
o_t[57 + 6] = v217;
o_t[57 + 7] = v914;
o_t[65 + 0] = v403;
o_t[65 + 1] = v699;
o_t[65 + 2] = v363;
o_t[65 + 3] = v364;
o_t[65 + 4] = v365;
o_t[65 + 5] = v366;
o_t[65 + 6] = v367;
o_t[65 + 7] = v368;
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
gather(i0_t, i0_b + b * i0_s3, nullptr, i0_s3, nb, 1, 3, 0, i0_e0);
gather(i1_t, i1_b + b * i1_s3, nullptr, i1_s3, nb, 1, 4, 0, i1_e0);
gather(i2_t, i2_b + b * i2_s3, nullptr, i2_s3, nb, 1, 1, 0, 1);
gather(i3_t, i3_b + b * i3_s3, nullptr, i3_s3, nb, 1, 6, 0, i3_e0);
gather(i4_t, i4_b + b * i4_s3, nullptr, i4_s3, nb, 6, 6, i4_e0, i4_e1);
gather(i5_t, i5_b + b * i5_s3, nullptr, i5_s3, nb, 1, 3, 0, i5_e0);
gather(i6_t, i6_b + b * i6_s3, nullptr, i6_s3, nb, 1, 4, 0, i6_e0);
gather(i7_t, i7_b + b * i7_s3, nullptr, i7_s3, nb, 1, 1, 0, 1);
gather(i8_t, i8_b + b * i8_s3, nullptr, i8_s3, nb, 1, 6, 0, i8_e0);
gather(i9_t, i9_b + b * i9_s3, nullptr, i9_s3, nb, 6, 6, i9_e0, i9_e1);
gather(i10_t, i10_b + b * i10_s3, nullptr, i10_s3, nb, 1, 8, 0, i10_e0);
gather(i11_t, i11_b + b * i11_s3, nullptr, i11_s3, nb, 1, 8, 0, i11_e0);
gather(i12_t, i12_b + b * i12_s3, nullptr, i12_s3, nb, 1, 8, 0, i12_e0);
gather(i13_t, i13_b + b * i13_s3, nullptr, i13_s3, nb, 1, 6, 0, i13_e0);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
scatter(o0_t, o0_b + b * o0_s3, nullptr, o0_s3, nb, 3);
scatter(o1_t, o1_b + b * o1_s3, nullptr, o1_s3, nb, 4);
scatter(o2_t, o2_b + b * o2_s3, nullptr, o2_s3, nb, 1);
scatter(o3_t, o3_b + b * o3_s3, nullptr, o3_s3, nb, 6);
scatter(o4_t, o4_b + b * o4_s3, nullptr, o4_s3, nb, 36);
scatter(o5_t, o5_b + b * o5_s3, nullptr, o5_s3, nb, 3);
scatter(o6_t, o6_b + b * o6_s3, nullptr, o6_s3, nb, 4);
scatter(o7_t, o7_b + b * o7_s3, nullptr, o7_s3, nb, 8);
scatter(o8_t, o8_b + b * o8_s3, nullptr, o8_s3, nb, 8);
}
}
#endif
}


// <posekit least_squares.advance.P.masked f64.sssssssssssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_P_masked_f64_dfc6939e_body_0(
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
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i4_e1,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i8_e0,
    wp::int64 i9_e0,
    wp::int64 i9_e1,
    wp::int64 i10_e0,
    wp::int64 i11_e0,
    wp::int64 i12_e0,
    wp::int64 i13_e0,
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
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
    wp::uint64 & adj_o7_,
    wp::uint64 & adj_o8_,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i4_e1,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i8_e0,
    wp::int64 & adj_i9_e0,
    wp::int64 & adj_i9_e1,
    wp::int64 & adj_i10_e0,
    wp::int64 & adj_i11_e0,
    wp::int64 & adj_i12_e0,
    wp::int64 & adj_i13_e0)
{
}

struct wp_args_pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b {
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
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
    wp::uint64 o7_;
    wp::uint64 o8_;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i4_e1;
    wp::int64 i5_e0;
    wp::int64 i6_e0;
    wp::int64 i8_e0;
    wp::int64 i9_e0;
    wp::int64 i9_e1;
    wp::int64 i10_e0;
    wp::int64 i11_e0;
    wp::int64 i12_e0;
    wp::int64 i13_e0;
};


template <bool wp_linear_contiguous>
static void pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b *_wp_args)
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
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
    wp::uint64 var_o7_ = _wp_args->o7_;
    wp::uint64 var_o8_ = _wp_args->o8_;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i4_e1 = _wp_args->i4_e1;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i8_e0 = _wp_args->i8_e0;
    wp::int64 var_i9_e0 = _wp_args->i9_e0;
    wp::int64 var_i9_e1 = _wp_args->i9_e1;
    wp::int64 var_i10_e0 = _wp_args->i10_e0;
    wp::int64 var_i11_e0 = _wp_args->i11_e0;
    wp::int64 var_i12_e0 = _wp_args->i12_e0;
    wp::int64 var_i13_e0 = _wp_args->i13_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_least_squares_advance_P_masked_f64_dfc6939e(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, i11_: wp.uint64, i12_: wp.uint64, i13_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64, o8_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, i10_s0: wp.int64, i10_s1: wp.int64, i10_s2: wp.int64, i10_s3: wp.int64, i11_s0: wp.int64, i11_s1: wp.int64, i11_s2: wp.int64, i11_s3: wp.int64, i12_s0: wp.int64, i12_s1: wp.int64, i12_s2: wp.int64, i12_s3: wp.int64, i13_s0: wp.int64, i13_s1: wp.int64, i13_s2: wp.int64, i13_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, o7_s0: wp.int64, o7_s1: wp.int64, o7_s2: wp.int64, o7_s3: wp.int64, o8_s0: wp.int64, o8_s1: wp.int64, o8_s2: wp.int64, o8_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i4_e1: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i8_e0: wp.int64, i9_e0: wp.int64, i9_e1: wp.int64, i10_e0: wp.int64, i11_e0: wp.int64, i12_e0: wp.int64, i13_e0: wp.int64):       <L 4>
    // pk_least_squares_advance_P_masked_f64_dfc6939e_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, i11_, i12_, i13_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_, o8_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, i10_s0, i10_s1, i10_s2, i10_s3, i11_s0, i11_s1, i11_s2, i11_s3, i12_s0, i12_s1, i12_s2, i12_s3, i13_s0, i13_s1, i13_s2, i13_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, o7_s0, o7_s1, o7_s2, o7_s3, o8_s0, o8_s1, o8_s2, o8_s3, i0_e0, i1_e0, i3_e0, i4_e0, i4_e1, i5_e0, i6_e0, i8_e0, i9_e0, i9_e1, i10_e0, i11_e0, i12_e0, i13_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_P_masked_f64_dfc6939e_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_i11_, var_i12_, var_i13_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_, var_o8_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_i10_s0, var_i10_s1, var_i10_s2, var_i10_s3, var_i11_s0, var_i11_s1, var_i11_s2, var_i11_s3, var_i12_s0, var_i12_s1, var_i12_s2, var_i12_s3, var_i13_s0, var_i13_s1, var_i13_s2, var_i13_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_o7_s0, var_o7_s1, var_o7_s2, var_o7_s3, var_o8_s0, var_o8_s1, var_o8_s2, var_o8_s3, var_i0_e0, var_i1_e0, var_i3_e0, var_i4_e0, var_i4_e1, var_i5_e0, var_i6_e0, var_i8_e0, var_i9_e0, var_i9_e1, var_i10_e0, var_i11_e0, var_i12_e0, var_i13_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b *_wp_args)
{
    pk_least_squares_advance_P_masked_f64_dfc6939e_8823577b_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

