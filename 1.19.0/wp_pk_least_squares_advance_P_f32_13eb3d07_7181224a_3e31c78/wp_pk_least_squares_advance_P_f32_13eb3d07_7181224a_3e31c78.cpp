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


// <posekit least_squares.advance.P f32.ssssssssssssssssssssss>:1
static CUDA_CALLABLE void pk_least_squares_advance_P_f32_13eb3d07_body_0(
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
    wp::int64 i12_e0)
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
// o0 = best_x0_0
// o1 = best_x0_1
// o2 = best_cost
// o3 = best_gradient0
// o4 = best_hessian0_0
// o5 = trial_x0_0
// o6 = trial_x0_1
// o7 = control
// o8 = region
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
alignas(64) REAL i_t[124][LANES];
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
const REAL v122 = v58 + v59;
const REAL v123 = v60 + v122;
const REAL v124 = v61 + v123;
const REAL v125 = v62 + v124;
const REAL v126 = v63 + v125;
const REAL v127 = v64 + v126;
const REAL v128 = v65 + v127;
const REAL v129 = v66 + v128;
const REAL v130 = v67 + v129;
const REAL v131 = v68 + v130;
const REAL v132 = v69 + v131;
const REAL v133 = v70 + v132;
const REAL v134 = v71 + v133;
const REAL v135 = v72 + v134;
const REAL v136 = v73 + v135;
const REAL v137 = v74 + v136;
const REAL v138 = v75 + v137;
const REAL v139 = v76 + v138;
const REAL v140 = v77 + v139;
const REAL v141 = v78 + v140;
const REAL v142 = v79 + v141;
const REAL v143 = v80 + v142;
const REAL v144 = v81 + v143;
const REAL v145 = v82 + v144;
const REAL v146 = v83 + v145;
const REAL v147 = v84 + v146;
const REAL v148 = v85 + v147;
const REAL v149 = v86 + v148;
const REAL v150 = v87 + v149;
const REAL v151 = v88 + v150;
const REAL v152 = v89 + v151;
const REAL v153 = v90 + v152;
const REAL v154 = v91 + v153;
const REAL v155 = v92 + v154;
const REAL v156 = v93 + v155;
const REAL v157 = v94 + v156;
const REAL v158 = v95 + v157;
const REAL v159 = v96 + v158;
const REAL v160 = v97 + v159;
const REAL v161 = v98 + v160;
const REAL v162 = v99 + v161;
const auto v163 = v105 < REAL(0.5);
const REAL v164 = v163 ? REAL(1.0) : REAL(0.0);
const auto v165 = v101 <= REAL(0.0);
const REAL v166 = v165 ? REAL(1.0) : REAL(0.0);
const auto v167 = v162 < REAL(0.0);
const REAL v168 = -v162;
const REAL v169 = v167 ? v168 : v162;
const REAL v170 = REAL(1) / v57;
const auto v171 = REAL(0.0) < v170;
const REAL v172 = v171 ? REAL(1.0) : REAL(0.0);
const REAL v173 = REAL(1.0) + v169;
const REAL v174 = REAL(1) / v173;
const auto v175 = REAL(0.0) < v174;
const REAL v176 = v175 ? REAL(1.0) : REAL(0.0);
const REAL v177 = v172 * v176;
const REAL v178 = v7 * v120;
const auto v179 = v102 <= v178;
const REAL v180 = v179 ? REAL(1.0) : REAL(0.0);
const REAL v181 = v7 - v57;
const REAL v182 = v181 * v181;
const REAL v183 = v178 * v178;
const auto v184 = v182 <= v183;
const REAL v185 = v184 ? REAL(1.0) : REAL(0.0);
const REAL v186 = v180 * v185;
const REAL v187 = REAL(1.0) - v166;
const REAL v188 = v186 * v187;
const auto v189 = v57 < v7;
const REAL v190 = v189 ? REAL(1.0) : REAL(0.0);
const REAL v191 = v164 * v177;
const REAL v192 = v166 < v190 ? v190 : v166;
const REAL v193 = v192 < v188 ? v188 : v192;
const REAL v194 = v191 * v193;
const auto v195 = REAL(0.0) < v102;
const REAL v196 = v195 ? v102 : REAL(1.0);
const REAL v197 = REAL(1) / v196;
const auto v198 = REAL(0.0) < v166;
const auto v199 = REAL(0.0) < v164;
const auto v200 = REAL(0.0) < v194;
const REAL v201 = REAL(2.0) * v101;
const REAL v202 = v200 ? REAL(2.0) : v201;
const REAL v203 = v199 ? v202 : v101;
const REAL v204 = v198 ? v57 : v104;
const REAL v205 = v164 * v166;
const REAL v206 = REAL(1.0) - v177;
const REAL v207 = v205 * v206;
const auto v208 = REAL(0.0) < v207;
const REAL v209 = v208 ? REAL(5.0) : v105;
const REAL v210 = v164 * v187;
const REAL v211 = v106 + v210;
const REAL v212 = v188 * v194;
const REAL v213 = v165 ? v164 : REAL(0.0);
const auto v214 = REAL(0.5) < v213;
const REAL v215 = v214 ? v57 : v7;
const REAL v216 = v214 ? v58 : v8;
const REAL v217 = v214 ? v59 : v9;
const REAL v218 = v214 ? v60 : v10;
const REAL v219 = v214 ? v61 : v11;
const REAL v220 = v214 ? v62 : v12;
const REAL v221 = v214 ? v63 : v13;
const REAL v222 = v214 ? v64 : v14;
const REAL v223 = v214 ? v65 : v15;
const REAL v224 = v214 ? v66 : v16;
const REAL v225 = v214 ? v67 : v17;
const REAL v226 = v214 ? v68 : v18;
const REAL v227 = v214 ? v69 : v19;
const REAL v228 = v214 ? v70 : v20;
const REAL v229 = v214 ? v71 : v21;
const REAL v230 = v214 ? v72 : v22;
const REAL v231 = v214 ? v73 : v23;
const REAL v232 = v214 ? v74 : v24;
const REAL v233 = v214 ? v75 : v25;
const REAL v234 = v214 ? v76 : v26;
const REAL v235 = v214 ? v77 : v27;
const REAL v236 = v214 ? v78 : v28;
const REAL v237 = v214 ? v79 : v29;
const REAL v238 = v214 ? v80 : v30;
const REAL v239 = v214 ? v81 : v31;
const REAL v240 = v214 ? v82 : v32;
const REAL v241 = v214 ? v83 : v33;
const REAL v242 = v214 ? v84 : v34;
const REAL v243 = v214 ? v85 : v35;
const REAL v244 = v214 ? v86 : v36;
const REAL v245 = v214 ? v87 : v37;
const REAL v246 = v214 ? v88 : v38;
const REAL v247 = v214 ? v89 : v39;
const REAL v248 = v214 ? v90 : v40;
const REAL v249 = v214 ? v91 : v41;
const REAL v250 = v214 ? v92 : v42;
const REAL v251 = v214 ? v93 : v43;
const REAL v252 = v214 ? v94 : v44;
const REAL v253 = v214 ? v95 : v45;
const REAL v254 = v214 ? v96 : v46;
const REAL v255 = v214 ? v97 : v47;
const REAL v256 = v214 ? v98 : v48;
const REAL v257 = v214 ? v99 : v49;
const auto v258 = REAL(0.5) < v194;
const REAL v259 = v258 ? v57 : v215;
const REAL v260 = v258 ? v58 : v216;
const REAL v261 = v258 ? v59 : v217;
const REAL v262 = v258 ? v60 : v218;
const REAL v263 = v258 ? v61 : v219;
const REAL v264 = v258 ? v62 : v220;
const REAL v265 = v258 ? v63 : v221;
const REAL v266 = v258 ? v64 : v222;
const REAL v267 = v258 ? v65 : v223;
const REAL v268 = v258 ? v66 : v224;
const REAL v269 = v258 ? v67 : v225;
const REAL v270 = v258 ? v68 : v226;
const REAL v271 = v258 ? v69 : v227;
const REAL v272 = v258 ? v71 : v229;
const REAL v273 = v258 ? v72 : v230;
const REAL v274 = v258 ? v73 : v231;
const REAL v275 = v258 ? v74 : v232;
const REAL v276 = v258 ? v75 : v233;
const REAL v277 = v258 ? v78 : v236;
const REAL v278 = v258 ? v79 : v237;
const REAL v279 = v258 ? v80 : v238;
const REAL v280 = v258 ? v81 : v239;
const REAL v281 = v258 ? v85 : v243;
const REAL v282 = v258 ? v86 : v244;
const REAL v283 = v258 ? v87 : v245;
const REAL v284 = v258 ? v92 : v250;
const REAL v285 = v258 ? v93 : v251;
const REAL v286 = v258 ? v99 : v257;
const REAL v287 = v258 ? v50 : v0;
const REAL v288 = v258 ? v51 : v1;
const REAL v289 = v258 ? v52 : v2;
const REAL v290 = v258 ? v53 : v3;
const REAL v291 = v258 ? v54 : v4;
const REAL v292 = v258 ? v55 : v5;
const REAL v293 = v258 ? v56 : v6;
const REAL v294 = v109 < v266 ? v266 : v109;
const REAL v295 = v110 < v272 ? v272 : v110;
const REAL v296 = v111 < v277 ? v277 : v111;
const REAL v297 = v112 < v281 ? v281 : v112;
const REAL v298 = v113 < v284 ? v284 : v113;
const REAL v299 = v114 < v286 ? v286 : v114;
const REAL v300 = v287 * v287;
const REAL v301 = v288 * v288;
const REAL v302 = v300 + v301;
const REAL v303 = v289 * v289;
const REAL v304 = v302 + v303;
const REAL v305 = v294 * v304;
const REAL v306 = v295 * v304;
const REAL v307 = v296 * v304;
const REAL v308 = v305 + v306;
const REAL v309 = v307 + v308;
const REAL v310 = v297 + v309;
const REAL v311 = v298 + v310;
const REAL v312 = v299 + v311;
const auto v313 = REAL(0.0) < v312;
const REAL v314 = v313 ? v312 : REAL(1.0);
const REAL v315 = REAL(1) / PK_SQRT(v314);
const REAL v316 = v312 * v315;
const REAL v317 = v313 ? v316 : REAL(1.152921504606847e+18);
const REAL v318 = v215 - v57;
const REAL v319 = v197 * v318;
const auto v320 = REAL(0.0) < v212;
const REAL v321 = v320 ? REAL(1.0) : v319;
const auto v322 = REAL(0.25) <= v321;
const REAL v323 = v322 ? REAL(1.0) : REAL(0.0);
const REAL v324 = v194 * v323;
const REAL v325 = REAL(0.99) * v107;
const auto v326 = v108 < v325;
const REAL v327 = REAL(2.0) * v107;
const REAL v328 = v326 ? v107 : v327;
const auto v329 = REAL(0.75) < v321;
const REAL v330 = v329 ? v328 : v107;
const REAL v331 = REAL(0.25) * v108;
const auto v332 = REAL(0.0) < v324;
const REAL v333 = v332 ? v330 : v331;
const REAL v334 = v165 ? v317 : v333;
const REAL v335 = v294 < v295 ? v295 : v294;
const REAL v336 = v335 < v296 ? v296 : v335;
const REAL v337 = v297 < v298 ? v298 : v297;
const REAL v338 = v337 < v299 ? v299 : v337;
const REAL v339 = v336 < v297 ? v297 : v336;
const REAL v340 = v339 < v298 ? v298 : v339;
const REAL v341 = v340 < v299 ? v299 : v340;
const REAL v342 = v115 * v336;
const REAL v343 = v115 * v342;
const auto v344 = v343 < v294;
const REAL v345 = REAL(1.262177448353619e-29) * v341;
const auto v346 = v345 < v294;
const auto v347 = v344 & v346;
const auto v348 = v343 < v295;
const auto v349 = v345 < v295;
const auto v350 = v348 & v349;
const auto v351 = v343 < v296;
const auto v352 = v345 < v296;
const auto v353 = v351 & v352;
const REAL v354 = v115 * v338;
const REAL v355 = v115 * v354;
const auto v356 = v355 < v297;
const auto v357 = v345 < v297;
const auto v358 = v356 & v357;
const auto v359 = v355 < v298;
const auto v360 = v345 < v298;
const auto v361 = v359 & v360;
const auto v362 = v355 < v299;
const auto v363 = v345 < v299;
const auto v364 = v362 & v363;
const auto v365 = REAL(0.0) < v341;
const REAL v366 = v365 ? v341 : REAL(1.0);
const REAL v367 = v347 ? v294 : v366;
const REAL v368 = REAL(1) / PK_SQRT(v367);
const REAL v369 = v350 ? v295 : v366;
const REAL v370 = REAL(1) / PK_SQRT(v369);
const REAL v371 = v353 ? v296 : v366;
const REAL v372 = REAL(1) / PK_SQRT(v371);
const REAL v373 = v358 ? v297 : v366;
const REAL v374 = REAL(1) / PK_SQRT(v373);
const REAL v375 = v361 ? v298 : v366;
const REAL v376 = REAL(1) / PK_SQRT(v375);
const REAL v377 = v364 ? v299 : v366;
const REAL v378 = REAL(1) / PK_SQRT(v377);
const REAL v379 = v368 * v368;
const REAL v380 = v266 * v379;
const REAL v381 = v368 * v370;
const REAL v382 = v267 * v381;
const REAL v383 = v370 * v370;
const REAL v384 = v272 * v383;
const REAL v385 = v368 * v372;
const REAL v386 = v268 * v385;
const REAL v387 = v370 * v372;
const REAL v388 = v273 * v387;
const REAL v389 = v372 * v372;
const REAL v390 = v277 * v389;
const REAL v391 = v368 * v374;
const REAL v392 = v269 * v391;
const REAL v393 = v370 * v374;
const REAL v394 = v274 * v393;
const REAL v395 = v372 * v374;
const REAL v396 = v278 * v395;
const REAL v397 = v374 * v374;
const REAL v398 = v281 * v397;
const REAL v399 = v368 * v376;
const REAL v400 = v270 * v399;
const REAL v401 = v370 * v376;
const REAL v402 = v275 * v401;
const REAL v403 = v372 * v376;
const REAL v404 = v279 * v403;
const REAL v405 = v374 * v376;
const REAL v406 = v282 * v405;
const REAL v407 = v376 * v376;
const REAL v408 = v284 * v407;
const REAL v409 = v368 * v378;
const REAL v410 = v271 * v409;
const REAL v411 = v370 * v378;
const REAL v412 = v276 * v411;
const REAL v413 = v372 * v378;
const REAL v414 = v280 * v413;
const REAL v415 = v374 * v378;
const REAL v416 = v283 * v415;
const REAL v417 = v376 * v378;
const REAL v418 = v285 * v417;
const REAL v419 = v378 * v378;
const REAL v420 = v286 * v419;
const REAL v421 = v347 ? v380 : REAL(0.0);
const REAL v422 = v350 ? v384 : REAL(0.0);
const REAL v423 = v353 ? v390 : REAL(0.0);
const REAL v424 = v358 ? v398 : REAL(0.0);
const REAL v425 = v361 ? v408 : REAL(0.0);
const REAL v426 = v364 ? v420 : REAL(0.0);
const REAL v427 = v260 * v368;
const REAL v428 = -v427;
const REAL v429 = v347 ? v428 : REAL(0.0);
const REAL v430 = v261 * v370;
const REAL v431 = -v430;
const REAL v432 = v350 ? v431 : REAL(0.0);
const REAL v433 = v262 * v372;
const REAL v434 = -v433;
const REAL v435 = v353 ? v434 : REAL(0.0);
const REAL v436 = v263 * v374;
const REAL v437 = -v436;
const REAL v438 = v358 ? v437 : REAL(0.0);
const REAL v439 = v264 * v376;
const REAL v440 = -v439;
const REAL v441 = v361 ? v440 : REAL(0.0);
const REAL v442 = v265 * v378;
const REAL v443 = -v442;
const REAL v444 = v364 ? v443 : REAL(0.0);
const REAL v445 = v115 + v421;
const REAL v446 = v115 + v422;
const REAL v447 = v115 + v423;
const REAL v448 = v115 + v424;
const REAL v449 = v115 + v425;
const REAL v450 = v115 + v426;
const REAL q451[] = {v382, v386, v388, v392, v394, v396, v400, v402, v404, v406, v410, v412, v414, v416, v418};
const REAL q452[] = {v445, v446, v447, v448, v449, v450};
const REAL q453[] = {v115};
REAL r454[27];
factor_6(q451, q452, q453, r454);
const REAL q456[] = {v429, v432, v435, v438, v441, v444};
REAL r457[6];
forward_6(&r454[0], &r454[15], q456, r457);
REAL r459[6];
backward_6(&r454[0], &r454[15], &r457[0], r459);
const REAL v461 = r459[0] * r459[0];
const REAL v462 = r459[1] * r459[1];
const REAL v463 = v461 + v462;
const REAL v464 = r459[2] * r459[2];
const REAL v465 = v463 + v464;
const REAL v466 = r459[3] * r459[3];
const REAL v467 = v465 + v466;
const REAL v468 = r459[4] * r459[4];
const REAL v469 = v467 + v468;
const REAL v470 = r459[5] * r459[5];
const REAL v471 = v469 + v470;
const REAL v472 = v334 * v334;
const REAL v473 = REAL(1.21) * v472;
const auto v474 = v473 < v471;
const REAL v475 = v474 ? v334 : REAL(1.0);
REAL r476[6];
forward_6(&r454[0], &r454[15], &r459[0], r476);
const auto v478 = REAL(0.0) < v471;
const REAL v479 = v478 ? v471 : REAL(1.0);
const REAL v480 = REAL(1) / PK_SQRT(v479);
const REAL v481 = v471 * v480;
const REAL v482 = v481 - v475;
const REAL v483 = REAL(1) / v475;
const REAL v484 = v482 * v483;
const REAL v485 = r476[0] * r476[0];
const REAL v486 = r476[1] * r476[1];
const REAL v487 = v485 + v486;
const REAL v488 = r476[2] * r476[2];
const REAL v489 = v487 + v488;
const REAL v490 = r476[3] * r476[3];
const REAL v491 = v489 + v490;
const REAL v492 = r476[4] * r476[4];
const REAL v493 = v491 + v492;
const REAL v494 = r476[5] * r476[5];
const REAL v495 = v493 + v494;
const REAL v496 = v471 * v484;
const auto v497 = REAL(0.0) < v495;
const REAL v498 = v497 ? v495 : REAL(1.0);
const REAL v499 = REAL(1) / v498;
const REAL v500 = v496 * v499;
const REAL v501 = v115 + v500;
const REAL v502 = v501 < v100 ? v100 : v501;
const REAL v503 = v474 ? v502 : v115;
const REAL v504 = v421 + v503;
const REAL v505 = v422 + v503;
const REAL v506 = v423 + v503;
const REAL v507 = v424 + v503;
const REAL v508 = v425 + v503;
const REAL v509 = v426 + v503;
const REAL q510[] = {v504, v505, v506, v507, v508, v509};
REAL r511[27];
factor_6(q451, q510, q453, r511);
REAL r513[6];
forward_6(&r511[0], &r511[15], q456, r513);
REAL r515[6];
backward_6(&r511[0], &r511[15], &r513[0], r515);
const REAL v517 = r515[0] * r515[0];
const REAL v518 = r515[1] * r515[1];
const REAL v519 = v517 + v518;
const REAL v520 = r515[2] * r515[2];
const REAL v521 = v519 + v520;
const REAL v522 = r515[3] * r515[3];
const REAL v523 = v521 + v522;
const REAL v524 = r515[4] * r515[4];
const REAL v525 = v523 + v524;
const REAL v526 = r515[5] * r515[5];
const REAL v527 = v525 + v526;
REAL r528[6];
forward_6(&r511[0], &r511[15], &r515[0], r528);
const auto v530 = REAL(0.0) < v527;
const REAL v531 = v530 ? v527 : REAL(1.0);
const REAL v532 = REAL(1) / PK_SQRT(v531);
const REAL v533 = v527 * v532;
const REAL v534 = v533 - v475;
const REAL v535 = v483 * v534;
const REAL v536 = r528[0] * r528[0];
const REAL v537 = r528[1] * r528[1];
const REAL v538 = v536 + v537;
const REAL v539 = r528[2] * r528[2];
const REAL v540 = v538 + v539;
const REAL v541 = r528[3] * r528[3];
const REAL v542 = v540 + v541;
const REAL v543 = r528[4] * r528[4];
const REAL v544 = v542 + v543;
const REAL v545 = r528[5] * r528[5];
const REAL v546 = v544 + v545;
const REAL v547 = v527 * v535;
const auto v548 = REAL(0.0) < v546;
const REAL v549 = v548 ? v546 : REAL(1.0);
const REAL v550 = REAL(1) / v549;
const REAL v551 = v547 * v550;
const REAL v552 = v503 + v551;
const auto v553 = v535 < REAL(0.1);
const REAL v554 = -v535;
const auto v555 = v554 < REAL(0.1);
const auto v556 = v553 & v555;
const REAL v557 = v501 < v552 ? v552 : v501;
const REAL v558 = v429 * v429;
const REAL v559 = v432 * v432;
const REAL v560 = v558 + v559;
const REAL v561 = v435 * v435;
const REAL v562 = v560 + v561;
const REAL v563 = v438 * v438;
const REAL v564 = v562 + v563;
const REAL v565 = v441 * v441;
const REAL v566 = v564 + v565;
const REAL v567 = v444 * v444;
const REAL v568 = v566 + v567;
const REAL v569 = PK_SQRT(v568);
const REAL v570 = v483 * v569;
const auto v571 = REAL(1.0) < v535;
const REAL v572 = PK_SQRT(v557);
const REAL v573 = PK_SQRT(v570);
const REAL v574 = v572 * v573;
const REAL v575 = v571 ? v574 : v557;
const REAL v576 = v556 ? v503 : v575;
const REAL v577 = v474 ? v576 : v115;
const REAL v578 = v421 + v577;
const REAL v579 = v422 + v577;
const REAL v580 = v423 + v577;
const REAL v581 = v424 + v577;
const REAL v582 = v425 + v577;
const REAL v583 = v426 + v577;
const REAL q584[] = {v578, v579, v580, v581, v582, v583};
REAL r585[27];
factor_6(q451, q584, q453, r585);
REAL r587[6];
forward_6(&r585[0], &r585[15], q456, r587);
REAL r589[6];
backward_6(&r585[0], &r585[15], &r587[0], r589);
const REAL v591 = r589[0] * r589[0];
const REAL v592 = r589[1] * r589[1];
const REAL v593 = v591 + v592;
const REAL v594 = r589[2] * r589[2];
const REAL v595 = v593 + v594;
const REAL v596 = r589[3] * r589[3];
const REAL v597 = v595 + v596;
const REAL v598 = r589[4] * r589[4];
const REAL v599 = v597 + v598;
const REAL v600 = r589[5] * r589[5];
const REAL v601 = v599 + v600;
const auto v602 = REAL(0.0) < v601;
const REAL v603 = v602 ? v601 : REAL(1.0);
const REAL v604 = REAL(1) / PK_SQRT(v603);
const REAL v605 = v601 * v604;
const auto v606 = v334 < v605;
const REAL v607 = v606 ? v605 : REAL(1.0);
const REAL v608 = REAL(1) / v607;
const REAL v609 = v334 * v608;
const REAL v610 = v606 ? v609 : REAL(1.0);
const REAL v611 = v429 * r589[0];
const REAL v612 = v432 * r589[1];
const REAL v613 = v611 + v612;
const REAL v614 = v435 * r589[2];
const REAL v615 = v613 + v614;
const REAL v616 = v438 * r589[3];
const REAL v617 = v615 + v616;
const REAL v618 = v441 * r589[4];
const REAL v619 = v617 + v618;
const REAL v620 = v444 * r589[5];
const REAL v621 = v619 + v620;
const REAL v622 = REAL(2.0) * v610;
const REAL v623 = v621 * v622;
const REAL v624 = v610 * v610;
const REAL v625 = v577 * v601;
const REAL v626 = v621 - v625;
const REAL v627 = v624 * v626;
const REAL v628 = v623 - v627;
const REAL v629 = v474 ? v577 : v100;
const REAL v630 = v605 * v610;
const REAL v631 = v429 * r459[0];
const REAL v632 = v432 * r459[1];
const REAL v633 = v631 + v632;
const REAL v634 = v435 * r459[2];
const REAL v635 = v633 + v634;
const REAL v636 = v438 * r459[3];
const REAL v637 = v635 + v636;
const REAL v638 = v441 * r459[4];
const REAL v639 = v637 + v638;
const REAL v640 = v444 * r459[5];
const REAL v641 = v639 + v640;
const auto v642 = REAL(0.0) < v421;
const REAL v643 = v642 ? v421 : REAL(1.0);
const REAL v644 = REAL(1) / PK_SQRT(v643);
const REAL v645 = v421 * v644;
const auto v646 = REAL(0.0) < v422;
const REAL v647 = v646 ? v422 : REAL(1.0);
const REAL v648 = REAL(1) / PK_SQRT(v647);
const REAL v649 = v422 * v648;
const auto v650 = REAL(0.0) < v423;
const REAL v651 = v650 ? v423 : REAL(1.0);
const REAL v652 = REAL(1) / PK_SQRT(v651);
const REAL v653 = v423 * v652;
const auto v654 = REAL(0.0) < v424;
const REAL v655 = v654 ? v424 : REAL(1.0);
const REAL v656 = REAL(1) / PK_SQRT(v655);
const REAL v657 = v424 * v656;
const auto v658 = REAL(0.0) < v425;
const REAL v659 = v658 ? v425 : REAL(1.0);
const REAL v660 = REAL(1) / PK_SQRT(v659);
const REAL v661 = v425 * v660;
const auto v662 = REAL(0.0) < v426;
const REAL v663 = v662 ? v426 : REAL(1.0);
const REAL v664 = REAL(1) / PK_SQRT(v663);
const REAL v665 = v426 * v664;
const REAL v666 = REAL(1) / PK_SQRT(REAL(11.408163265306122));
const REAL v667 = v645 * v666;
const REAL v668 = REAL(1.1428571428571428) * v649;
const REAL v669 = v666 * v668;
const REAL v670 = REAL(1.2857142857142858) * v653;
const REAL v671 = v666 * v670;
const REAL v672 = REAL(1.4285714285714286) * v657;
const REAL v673 = v666 * v672;
const REAL v674 = REAL(1.5714285714285714) * v661;
const REAL v675 = v666 * v674;
const REAL v676 = REAL(1.7142857142857142) * v665;
const REAL v677 = v666 * v676;
const REAL q678[] = {v667, v669, v671, v673, v675, v677};
REAL r679[6];
forward_6(&r454[0], &r454[15], q678, r679);
REAL r681[6];
backward_6(&r454[0], &r454[15], &r679[0], r681);
const REAL v683 = v645 * r681[0];
const REAL v684 = v649 * r681[1];
const REAL v685 = v653 * r681[2];
const REAL v686 = v657 * r681[3];
const REAL v687 = v661 * r681[4];
const REAL v688 = v665 * r681[5];
const REAL v689 = v683 * v683;
const REAL v690 = v684 * v684;
const REAL v691 = v689 + v690;
const REAL v692 = v685 * v685;
const REAL v693 = v691 + v692;
const REAL v694 = v686 * v686;
const REAL v695 = v693 + v694;
const REAL v696 = v687 * v687;
const REAL v697 = v695 + v696;
const REAL v698 = v688 * v688;
const REAL v699 = v697 + v698;
const REAL v700 = REAL(1) / PK_SQRT(v699);
const REAL v701 = v645 * v683;
const REAL v702 = v700 * v701;
const REAL v703 = v649 * v684;
const REAL v704 = v700 * v703;
const REAL v705 = v653 * v685;
const REAL v706 = v700 * v705;
const REAL v707 = v657 * v686;
const REAL v708 = v700 * v707;
const REAL v709 = v661 * v687;
const REAL v710 = v700 * v709;
const REAL v711 = v665 * v688;
const REAL v712 = v700 * v711;
const REAL q713[] = {v702, v704, v706, v708, v710, v712};
REAL r714[6];
forward_6(&r454[0], &r454[15], q713, r714);
REAL r716[6];
backward_6(&r454[0], &r454[15], &r714[0], r716);
const REAL v718 = v645 * r716[0];
const REAL v719 = v649 * r716[1];
const REAL v720 = v653 * r716[2];
const REAL v721 = v657 * r716[3];
const REAL v722 = v661 * r716[4];
const REAL v723 = v665 * r716[5];
const REAL v724 = -v421;
const REAL v725 = -v422;
const REAL v726 = -v423;
const REAL v727 = -v424;
const REAL v728 = -v425;
const REAL v729 = -v426;
const REAL v730 = v724 < v725 ? v725 : v724;
const REAL v731 = v730 < v726 ? v726 : v730;
const REAL v732 = v731 < v727 ? v727 : v731;
const REAL v733 = v732 < v728 ? v728 : v732;
const REAL v734 = v733 < v729 ? v729 : v733;
const REAL v735 = -v734;
const auto v736 = REAL(0.0) < v735;
const REAL v737 = v718 * v718;
const REAL v738 = v719 * v719;
const REAL v739 = v737 + v738;
const REAL v740 = v720 * v720;
const REAL v741 = v739 + v740;
const REAL v742 = v721 * v721;
const REAL v743 = v741 + v742;
const REAL v744 = v722 * v722;
const REAL v745 = v743 + v744;
const REAL v746 = v723 * v723;
const REAL v747 = v745 + v746;
const REAL v748 = REAL(1) / PK_SQRT(v747);
const REAL v749 = v736 ? v748 : REAL(0.0);
const REAL v750 = v749 - v115;
const REAL v751 = v368 * r589[0];
const REAL v752 = v610 * v751;
const REAL v753 = v370 * r589[1];
const REAL v754 = v610 * v753;
const REAL v755 = v372 * r589[2];
const REAL v756 = v610 * v755;
const REAL v757 = v374 * r589[3];
const REAL v758 = v610 * v757;
const REAL v759 = v376 * r589[4];
const REAL v760 = v610 * v759;
const REAL v761 = v378 * r589[5];
const REAL v762 = v610 * v761;
const REAL v763 = v368 * r459[0];
const REAL v764 = v370 * r459[1];
const REAL v765 = v372 * r459[2];
const REAL v766 = v374 * r459[3];
const REAL v767 = v376 * r459[4];
const REAL v768 = v378 * r459[5];
const REAL v769 = v752 * v752;
const REAL v770 = v754 * v754;
const REAL v771 = v756 * v756;
const REAL v772 = v758 * v758;
const REAL v773 = v760 * v760;
const REAL v774 = v762 * v762;
const REAL v775 = v266 * v769;
const REAL v776 = v272 * v770;
const REAL v777 = v775 + v776;
const REAL v778 = v277 * v771;
const REAL v779 = v777 + v778;
const REAL v780 = v281 * v772;
const REAL v781 = v779 + v780;
const REAL v782 = v284 * v773;
const REAL v783 = v781 + v782;
const REAL v784 = v286 * v774;
const REAL v785 = v783 + v784;
const REAL v786 = v266 * v304;
const REAL v787 = v272 * v304;
const REAL v788 = v786 + v787;
const REAL v789 = v277 * v304;
const REAL v790 = v788 + v789;
const REAL v791 = v281 + v790;
const REAL v792 = v284 + v791;
const REAL v793 = v286 + v792;
const auto v794 = REAL(0.0) < v785;
const auto v795 = REAL(0.0) < v793;
const REAL v796 = v795 ? v793 : REAL(1.1830521861667747e-271);
const REAL v797 = REAL(1) / v796;
const REAL v798 = v785 * v797;
const REAL v799 = v794 ? v798 : REAL(0.0);
const REAL v800 = v763 * v763;
const REAL v801 = v764 * v764;
const REAL v802 = v765 * v765;
const REAL v803 = v766 * v766;
const REAL v804 = v767 * v767;
const REAL v805 = v768 * v768;
const REAL v806 = v266 * v800;
const REAL v807 = v272 * v801;
const REAL v808 = v806 + v807;
const REAL v809 = v277 * v802;
const REAL v810 = v808 + v809;
const REAL v811 = v281 * v803;
const REAL v812 = v810 + v811;
const REAL v813 = v284 * v804;
const REAL v814 = v812 + v813;
const REAL v815 = v286 * v805;
const REAL v816 = v814 + v815;
const auto v817 = REAL(0.0) < v816;
const REAL v818 = v797 * v816;
const REAL v819 = v817 ? v818 : REAL(0.0);
const REAL v820 = v266 < v272 ? v272 : v266;
const REAL v821 = v820 < v277 ? v277 : v820;
const REAL v822 = v821 < v281 ? v281 : v821;
const REAL v823 = v822 < v284 ? v284 : v822;
const REAL v824 = v823 < v286 ? v286 : v823;
const auto v825 = v824 <= REAL(0.0);
const REAL v826 = v825 ? (REAL(-1.0)) : v750;
const auto v827 = v209 < REAL(0.5);
const REAL v828 = v827 ? REAL(1.0) : REAL(0.0);
const auto v829 = v103 <= v641;
const REAL v830 = v829 ? REAL(1.0) : REAL(0.0);
const REAL v831 = v212 * v830;
const REAL v832 = REAL(1.0) - v831;
const REAL v833 = v194 * v832;
const REAL v834 = v116 * v259;
const auto v835 = v641 <= v834;
const REAL v836 = v835 ? REAL(1.0) : REAL(0.0);
const REAL v837 = v117 * v204;
const auto v838 = v259 <= v837;
const REAL v839 = v838 ? REAL(1.0) : REAL(0.0);
const auto v840 = v819 <= v118;
const REAL v841 = v840 ? REAL(1.0) : REAL(0.0);
const auto v842 = REAL(0.0) <= v116;
const REAL v843 = v842 ? REAL(1.0) : REAL(0.0);
const REAL v844 = v831 * v843;
const REAL v845 = v836 < v839 ? v839 : v836;
const REAL v846 = v845 < v841 ? v841 : v845;
const REAL v847 = v846 < v844 ? v844 : v846;
const REAL v848 = REAL(1.0) - v194;
const auto v849 = v799 <= v118;
const REAL v850 = v849 ? REAL(1.0) : REAL(0.0);
const REAL v851 = v848 * v850;
const auto v852 = v819 <= v119;
const REAL v853 = v852 ? REAL(1.0) : REAL(0.0);
const auto v854 = v826 < (REAL(-0.5));
const REAL v855 = v854 ? REAL(6.0) : REAL(2.0);
const REAL v856 = v851 * v853;
const REAL v857 = v847 < v856 ? v856 : v847;
const auto v858 = REAL(0.0) < v857;
const auto v859 = v826 <= v121;
const REAL v860 = v859 ? v855 : REAL(1.0);
const auto v861 = REAL(0.0) < v851;
const REAL v862 = v861 ? REAL(4.0) : REAL(0.0);
const REAL v863 = v858 ? v860 : v862;
const auto v864 = REAL(0.0) < v828;
const REAL v865 = v864 ? v863 : v209;
const auto v866 = REAL(0.0) < v831;
const REAL v867 = v866 ? v103 : v641;
const auto v868 = REAL(0.5) < v833;
const REAL v869 = v868 ? v57 : v215;
const REAL v870 = v868 ? v58 : v216;
const REAL v871 = v868 ? v59 : v217;
const REAL v872 = v868 ? v60 : v218;
const REAL v873 = v868 ? v61 : v219;
const REAL v874 = v868 ? v62 : v220;
const REAL v875 = v868 ? v63 : v221;
const REAL v876 = v868 ? v64 : v222;
const REAL v877 = v868 ? v65 : v223;
const REAL v878 = v868 ? v66 : v224;
const REAL v879 = v868 ? v67 : v225;
const REAL v880 = v868 ? v68 : v226;
const REAL v881 = v868 ? v69 : v227;
const REAL v882 = v868 ? v70 : v228;
const REAL v883 = v868 ? v71 : v229;
const REAL v884 = v868 ? v72 : v230;
const REAL v885 = v868 ? v73 : v231;
const REAL v886 = v868 ? v74 : v232;
const REAL v887 = v868 ? v75 : v233;
const REAL v888 = v868 ? v76 : v234;
const REAL v889 = v868 ? v77 : v235;
const REAL v890 = v868 ? v78 : v236;
const REAL v891 = v868 ? v79 : v237;
const REAL v892 = v868 ? v80 : v238;
const REAL v893 = v868 ? v81 : v239;
const REAL v894 = v868 ? v82 : v240;
const REAL v895 = v868 ? v83 : v241;
const REAL v896 = v868 ? v84 : v242;
const REAL v897 = v868 ? v85 : v243;
const REAL v898 = v868 ? v86 : v244;
const REAL v899 = v868 ? v87 : v245;
const REAL v900 = v868 ? v88 : v246;
const REAL v901 = v868 ? v89 : v247;
const REAL v902 = v868 ? v90 : v248;
const REAL v903 = v868 ? v91 : v249;
const REAL v904 = v868 ? v92 : v250;
const REAL v905 = v868 ? v93 : v251;
const REAL v906 = v868 ? v94 : v252;
const REAL v907 = v868 ? v95 : v253;
const REAL v908 = v868 ? v96 : v254;
const REAL v909 = v868 ? v97 : v255;
const REAL v910 = v868 ? v98 : v256;
const REAL v911 = v868 ? v99 : v257;
const REAL v912 = PK_ABS(v290);
const REAL v913 = PK_ABS(v291);
const REAL v914 = PK_ABS(v292);
const REAL v915 = PK_ABS(v293);
const REAL v916 = v912 < v913 ? v913 : v912;
const REAL v917 = v916 < v914 ? v914 : v916;
const REAL v918 = v917 < v915 ? v915 : v917;
const auto v919 = v918 != REAL(0.0);
const REAL v920 = v919 ? v918 : REAL(1.0);
const REAL v921 = PK_UNSCALE(v920);
const auto v922 = REAL(64.0) < v918;
const REAL v923 = PK_UNSCALE(v918);
const auto v924 = v918 < REAL(0.015625);
const REAL v925 = v924 ? v921 : REAL(1.0);
const REAL v926 = v922 ? v923 : v925;
const REAL v927 = v290 * v926;
const REAL v928 = v291 * v926;
const REAL v929 = v292 * v926;
const REAL v930 = v293 * v926;
const REAL v931 = v756 * v760;
const REAL v932 = v754 * v762;
const REAL v933 = v931 - v932;
const REAL v934 = v752 * v762;
const REAL v935 = v756 * v758;
const REAL v936 = v934 - v935;
const REAL v937 = v754 * v758;
const REAL v938 = v752 * v760;
const REAL v939 = v937 - v938;
const REAL v940 = v752 * v758;
const REAL v941 = v754 * v760;
const REAL v942 = v940 + v941;
const REAL v943 = v756 * v762;
const REAL v944 = v942 + v943;
const REAL v945 = PK_ABS(v927);
const REAL v946 = PK_ABS(v928);
const REAL v947 = PK_ABS(v929);
const REAL v948 = PK_ABS(v930);
const REAL v949 = v945 < v946 ? v946 : v945;
const REAL v950 = v949 < v947 ? v947 : v949;
const REAL v951 = v950 < v948 ? v948 : v950;
const REAL v952 = PK_UNSCALE(v951);
const REAL v953 = v927 * v952;
const REAL v954 = v928 * v952;
const REAL v955 = v929 * v952;
const REAL v956 = v930 * v952;
const REAL v957 = v953 * v953;
const REAL v958 = v954 * v954;
const REAL v959 = v957 + v958;
const REAL v960 = v955 * v955;
const REAL v961 = v959 + v960;
const REAL v962 = v956 * v956;
const REAL v963 = v961 + v962;
const REAL v964 = REAL(1) / v963;
const REAL v965 = REAL(2.0) * v964;
const REAL v966 = v868 ? v50 : v0;
const REAL v967 = v868 ? v51 : v1;
const REAL v968 = v868 ? v52 : v2;
const REAL v969 = v868 ? v53 : v3;
const REAL v970 = v868 ? v54 : v4;
const REAL v971 = v868 ? v55 : v5;
const REAL v972 = v868 ? v56 : v6;
const REAL v973 = -v772;
const REAL v974 = PK_FMA(v758, v758, v973);
const REAL v975 = PK_FMA(v760, v760, v772);
const REAL v976 = v975 - v772;
const REAL v977 = v975 - v976;
const REAL v978 = v772 - v977;
const REAL v979 = v772 - v975;
const REAL v980 = PK_FMA(v760, v760, v979);
const REAL v981 = v978 + v980;
const REAL v982 = v974 + v981;
const REAL v983 = PK_FMA(v762, v762, v975);
const REAL v984 = v983 - v975;
const REAL v985 = v983 - v984;
const REAL v986 = v975 - v985;
const REAL v987 = v975 - v983;
const REAL v988 = PK_FMA(v762, v762, v987);
const REAL v989 = v986 + v988;
const REAL v990 = v982 + v989;
const REAL v991 = REAL(0.25) * v983;
const REAL v992 = REAL(0.25) * v990;
const REAL v993 = PK_SQRT(v991);
const REAL v994 = REAL(0.3183098861837907) * v993;
const REAL v995 = PK_RINT(v994);
const REAL v996 = REAL(1) / v993;
const REAL v997 = -v993;
const REAL v998 = PK_FMA(v993, v997, v991);
const REAL v999 = v992 + v998;
const REAL v1000 = REAL(0.5) * v996;
const REAL v1001 = v999 * v1000;
const REAL v1002 = PK_FMA(v995, (REAL(-3.140625)), v993);
const REAL v1003 = PK_FMA(v995, (REAL(-0.0009675025939941406)), v1002);
const REAL v1004 = PK_FMA(v995, (REAL(-1.5099579909783765e-07)), v1003);
const REAL v1005 = v1001 + v1004;
const auto v1006 = REAL(2.0) < v1005;
const REAL v1007 = v1006 ? REAL(2.0) : v1005;
const auto v1008 = v1007 < (REAL(-2.0));
const REAL v1009 = v1008 ? (REAL(-2.0)) : v1007;
const REAL v1010 = REAL(0.5) * v995;
const REAL v1011 = PK_RINT(v1010);
const REAL v1012 = v1010 - v1011;
const REAL v1013 = PK_ABS(v1012);
const REAL v1014 = REAL(4.0) * v1013;
const REAL v1015 = REAL(1.0) - v1014;
const auto v1016 = v995 != REAL(0.0);
const REAL v1017 = v1009 * v1009;
const REAL v1018 = v1016 ? v1017 : v991;
const REAL v1019 = PK_FMA(v1018, (REAL(-2.4067596653513028e-08)), REAL(2.7535915945088783e-06));
const REAL v1020 = PK_FMA(v1018, v1019, (REAL(-0.00019841079270909885)));
const REAL v1021 = PK_FMA(v1018, v1020, REAL(0.00833333273854949));
const REAL v1022 = PK_FMA(v1018, v1021, (REAL(-0.1666666666369346)));
const REAL v1023 = PK_FMA(v1018, v1022, REAL(1.0));
const REAL v1024 = PK_FMA(v1018, (REAL(-2.6281242471039305e-07)), REAL(2.4773872012359204e-05));
const REAL v1025 = PK_FMA(v1018, v1024, (REAL(-0.0013888642224209153)));
const REAL v1026 = PK_FMA(v1018, v1025, REAL(0.041666658969589355));
const REAL v1027 = PK_FMA(v1018, v1026, (REAL(-0.4999999996152527)));
const REAL v1028 = PK_FMA(v1018, v1027, REAL(1.0));
const REAL v1029 = v1015 * v1028;
const REAL v1030 = v1009 * v1015;
const REAL v1031 = v1023 * v1030;
const REAL v1032 = v996 * v1031;
const REAL v1033 = v1016 ? v1032 : v1023;
const REAL v1034 = v1033 * v1033;
const REAL v1035 = REAL(0.5) * v1034;
const REAL v1036 = v1029 * v1033;
const REAL v1037 = v1033 - v1029;
const REAL v1038 = REAL(1) / v991;
const REAL v1039 = v1037 * v1038;
const REAL v1040 = PK_FMA(v991, (REAL(-1.7667483621776934e-09)), REAL(2.496561869624887e-07));
const REAL v1041 = PK_FMA(v991, v1040, (REAL(-2.2043936675916682e-05)));
const REAL v1042 = PK_FMA(v991, v1041, REAL(0.0011904746956700651));
const REAL v1043 = PK_FMA(v991, v1042, (REAL(-0.03333333314658206)));
const REAL v1044 = PK_FMA(v991, v1043, REAL(0.3333333333333333));
const auto v1045 = v991 < REAL(6.25);
const REAL v1046 = v1045 ? v1044 : v1039;
const REAL v1047 = v1033 * v1046;
const REAL v1048 = v1034 - v1047;
const REAL v1049 = v991 * v1046;
const REAL v1050 = v1046 * v1049;
const REAL v1051 = v1048 + v1050;
const REAL v1052 = REAL(0.25) * v1051;
const REAL v1053 = v752 * v1036;
const REAL v1054 = v754 * v1036;
const REAL v1055 = v756 * v1036;
const REAL v1056 = v933 * v1035;
const REAL v1057 = v936 * v1035;
const REAL v1058 = v939 * v1035;
const REAL v1059 = v1053 + v1056;
const REAL v1060 = v1054 + v1057;
const REAL v1061 = v1055 + v1058;
const REAL v1062 = v944 * v1052;
const REAL v1063 = v758 * v1062;
const REAL v1064 = v760 * v1062;
const REAL v1065 = v762 * v1062;
const REAL v1066 = v1059 + v1063;
const REAL v1067 = v1060 + v1064;
const REAL v1068 = v1061 + v1065;
const REAL v1069 = REAL(0.5) * v1033;
const REAL v1070 = v758 * v1069;
const REAL v1071 = v760 * v1069;
const REAL v1072 = v762 * v1069;
const REAL v1073 = v955 * v1068;
const REAL v1074 = v956 * v1067;
const REAL v1075 = v1073 - v1074;
const REAL v1076 = v956 * v1066;
const REAL v1077 = v954 * v1068;
const REAL v1078 = v1076 - v1077;
const REAL v1079 = v954 * v1067;
const REAL v1080 = v955 * v1066;
const REAL v1081 = v1079 - v1080;
const REAL v1082 = v953 * v1075;
const REAL v1083 = v953 * v1078;
const REAL v1084 = v953 * v1081;
const REAL v1085 = v955 * v1081;
const REAL v1086 = v956 * v1078;
const REAL v1087 = v1085 - v1086;
const REAL v1088 = v956 * v1075;
const REAL v1089 = v954 * v1081;
const REAL v1090 = v1088 - v1089;
const REAL v1091 = v954 * v1078;
const REAL v1092 = v955 * v1075;
const REAL v1093 = v1091 - v1092;
const REAL v1094 = v1082 + v1087;
const REAL v1095 = v1083 + v1090;
const REAL v1096 = v1084 + v1093;
const REAL v1097 = v965 * v1094;
const REAL v1098 = v965 * v1095;
const REAL v1099 = v965 * v1096;
const REAL v1100 = v1066 + v1097;
const REAL v1101 = v1067 + v1098;
const REAL v1102 = v1068 + v1099;
const REAL v1103 = v287 + v1100;
const REAL v1104 = v288 + v1101;
const REAL v1105 = v289 + v1102;
const REAL v1106 = v927 * v1029;
const REAL v1107 = v928 * v1070;
const REAL v1108 = v1106 - v1107;
const REAL v1109 = v929 * v1071;
const REAL v1110 = v1108 - v1109;
const REAL v1111 = v930 * v1072;
const REAL v1112 = v1110 - v1111;
const REAL v1113 = v927 * v1070;
const REAL v1114 = v928 * v1029;
const REAL v1115 = v1113 + v1114;
const REAL v1116 = v929 * v1072;
const REAL v1117 = v930 * v1071;
const REAL v1118 = v1116 - v1117;
const REAL v1119 = v1115 + v1118;
const REAL v1120 = v927 * v1071;
const REAL v1121 = v929 * v1029;
const REAL v1122 = v1120 + v1121;
const REAL v1123 = v930 * v1070;
const REAL v1124 = v928 * v1072;
const REAL v1125 = v1123 - v1124;
const REAL v1126 = v1122 + v1125;
const REAL v1127 = v927 * v1072;
const REAL v1128 = v930 * v1029;
const REAL v1129 = v1127 + v1128;
const REAL v1130 = v928 * v1071;
const REAL v1131 = v929 * v1070;
const REAL v1132 = v1130 - v1131;
const REAL v1133 = v1129 + v1132;
o_t[0 + 0] = v966;
o_t[0 + 1] = v967;
o_t[0 + 2] = v968;
o_t[3 + 0] = v969;
o_t[3 + 1] = v970;
o_t[3 + 2] = v971;
o_t[3 + 3] = v972;
o_t[7 + 0] = v869;
o_t[8 + 0] = v870;
o_t[8 + 1] = v871;
o_t[8 + 2] = v872;
o_t[8 + 3] = v873;
o_t[8 + 4] = v874;
o_t[8 + 5] = v875;
o_t[14 + 0] = v876;
o_t[14 + 1] = v877;
o_t[14 + 2] = v878;
o_t[14 + 3] = v879;
o_t[14 + 4] = v880;
o_t[14 + 5] = v881;
o_t[14 + 6] = v882;
o_t[14 + 7] = v883;
o_t[14 + 8] = v884;
o_t[14 + 9] = v885;
o_t[14 + 10] = v886;
o_t[14 + 11] = v887;
o_t[14 + 12] = v888;
o_t[14 + 13] = v889;
o_t[14 + 14] = v890;
o_t[14 + 15] = v891;
o_t[14 + 16] = v892;
o_t[14 + 17] = v893;
o_t[14 + 18] = v894;
o_t[14 + 19] = v895;
o_t[14 + 20] = v896;
o_t[14 + 21] = v897;
o_t[14 + 22] = v898;
o_t[14 + 23] = v899;
o_t[14 + 24] = v900;
o_t[14 + 25] = v901;
o_t[14 + 26] = v902;
o_t[14 + 27] = v903;
o_t[14 + 28] = v904;
o_t[14 + 29] = v905;
o_t[14 + 30] = v906;
o_t[14 + 31] = v907;
o_t[14 + 32] = v908;
o_t[14 + 33] = v909;
o_t[14 + 34] = v910;
o_t[14 + 35] = v911;
o_t[50 + 0] = v1103;
o_t[50 + 1] = v1104;
o_t[50 + 2] = v1105;
o_t[53 + 0] = v1112;
o_t[53 + 1] = v1119;
o_t[53 + 2] = v1126;
o_t[53 + 3] = v1133;
o_t[57 + 0] = v629;
o_t[57 + 1] = v203;
o_t[57 + 2] = v628;
o_t[57 + 3] = v867;
o_t[57 + 4] = v204;
o_t[57 + 5] = v865;
o_t[57 + 6] = v211;
o_t[57 + 7] = v826;
o_t[65 + 0] = v334;
o_t[65 + 1] = v630;
o_t[65 + 2] = v294;
o_t[65 + 3] = v295;
o_t[65 + 4] = v296;
o_t[65 + 5] = v297;
o_t[65 + 6] = v298;
o_t[65 + 7] = v299;
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


// <posekit least_squares.advance.P f32.ssssssssssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_least_squares_advance_P_f32_13eb3d07_body_0(
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
    wp::int64 & adj_i12_e0)
{
}

struct wp_args_pk_least_squares_advance_P_f32_13eb3d07_9fec0beb {
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
};


template <bool wp_linear_contiguous>
static void pk_least_squares_advance_P_f32_13eb3d07_9fec0beb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_least_squares_advance_P_f32_13eb3d07_9fec0beb *_wp_args)
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
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_least_squares_advance_P_f32_13eb3d07(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, i8_: wp.uint64, i9_: wp.uint64, i10_: wp.uint64, i11_: wp.uint64, i12_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64, o8_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, i8_s0: wp.int64, i8_s1: wp.int64, i8_s2: wp.int64, i8_s3: wp.int64, i9_s0: wp.int64, i9_s1: wp.int64, i9_s2: wp.int64, i9_s3: wp.int64, i10_s0: wp.int64, i10_s1: wp.int64, i10_s2: wp.int64, i10_s3: wp.int64, i11_s0: wp.int64, i11_s1: wp.int64, i11_s2: wp.int64, i11_s3: wp.int64, i12_s0: wp.int64, i12_s1: wp.int64, i12_s2: wp.int64, i12_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, o7_s0: wp.int64, o7_s1: wp.int64, o7_s2: wp.int64, o7_s3: wp.int64, o8_s0: wp.int64, o8_s1: wp.int64, o8_s2: wp.int64, o8_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i4_e1: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i8_e0: wp.int64, i9_e0: wp.int64, i9_e1: wp.int64, i10_e0: wp.int64, i11_e0: wp.int64, i12_e0: wp.int64):       <L 4>
    // pk_least_squares_advance_P_f32_13eb3d07_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, i8_, i9_, i10_, i11_, i12_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_, o8_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, i8_s0, i8_s1, i8_s2, i8_s3, i9_s0, i9_s1, i9_s2, i9_s3, i10_s0, i10_s1, i10_s2, i10_s3, i11_s0, i11_s1, i11_s2, i11_s3, i12_s0, i12_s1, i12_s2, i12_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, o7_s0, o7_s1, o7_s2, o7_s3, o8_s0, o8_s1, o8_s2, o8_s3, i0_e0, i1_e0, i3_e0, i4_e0, i4_e1, i5_e0, i6_e0, i8_e0, i9_e0, i9_e1, i10_e0, i11_e0, i12_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_least_squares_advance_P_f32_13eb3d07_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_i8_, var_i9_, var_i10_, var_i11_, var_i12_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_, var_o8_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_i8_s0, var_i8_s1, var_i8_s2, var_i8_s3, var_i9_s0, var_i9_s1, var_i9_s2, var_i9_s3, var_i10_s0, var_i10_s1, var_i10_s2, var_i10_s3, var_i11_s0, var_i11_s1, var_i11_s2, var_i11_s3, var_i12_s0, var_i12_s1, var_i12_s2, var_i12_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_o7_s0, var_o7_s1, var_o7_s2, var_o7_s3, var_o8_s0, var_o8_s1, var_o8_s2, var_o8_s3, var_i0_e0, var_i1_e0, var_i3_e0, var_i4_e0, var_i4_e1, var_i5_e0, var_i6_e0, var_i8_e0, var_i9_e0, var_i9_e1, var_i10_e0, var_i11_e0, var_i12_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_least_squares_advance_P_f32_13eb3d07_9fec0beb_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_f32_13eb3d07_9fec0beb *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_least_squares_advance_P_f32_13eb3d07_9fec0beb_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_least_squares_advance_P_f32_13eb3d07_9fec0beb_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_f32_13eb3d07_9fec0beb *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_least_squares_advance_P_f32_13eb3d07_9fec0beb_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_least_squares_advance_P_f32_13eb3d07_9fec0beb_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_least_squares_advance_P_f32_13eb3d07_9fec0beb *_wp_args)
{
    pk_least_squares_advance_P_f32_13eb3d07_9fec0beb_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

