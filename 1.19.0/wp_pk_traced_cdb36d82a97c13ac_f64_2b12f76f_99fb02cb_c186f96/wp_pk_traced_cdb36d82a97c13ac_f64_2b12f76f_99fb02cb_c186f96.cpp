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


// <posekit traced@cdb36d82a97c13ac>nP.a.1.none.none f64.>:1
static CUDA_CALLABLE void pk_traced_cdb36d82a97c13ac_f64_2b12f76f_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_)
{
// i0 = x0_position
// i1 = x0_quaternion
// o0 = cost
// o1 = x0_position_gradient
// o2 = x0_position_x0_position_block
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
const long long t = thread;
if (t >= n) return;
struct alignas(16) PackedRow { STORE x[16 / sizeof(STORE)]; };
REAL i0[3];
REAL i1[4];
REAL o0[1];
REAL o1[6];
REAL o2[36];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
const REAL v0 = i0[2];
const REAL v1 = i1[0];
const REAL v2 = i1[1];
const REAL v3 = i1[2];
const REAL v4 = i1[3];
const REAL v5 = v0 - REAL(0.5);
const REAL v6 = PK_ABS(v1);
const REAL v7 = PK_ABS(v2);
const REAL v8 = PK_ABS(v3);
const REAL v9 = PK_ABS(v4);
const REAL v10 = v6 < v7 ? v7 : v6;
const REAL v11 = v10 < v8 ? v8 : v10;
const REAL v12 = v11 < v9 ? v9 : v11;
const REAL v13 = PK_UNSCALE(v12);
const REAL v14 = v1 * v13;
const REAL v15 = v2 * v13;
const REAL v16 = v3 * v13;
const REAL v17 = v4 * v13;
const REAL v18 = v14 * v16;
const REAL v19 = v16 * v16;
const REAL v20 = v17 * v17;
const REAL v21 = v15 * v17;
const REAL v22 = v21 - v18;
const REAL v23 = v14 * v14;
const REAL v24 = v15 * v15;
const REAL v25 = v23 + v24;
const REAL v26 = v19 + v25;
const REAL v27 = v20 + v26;
const REAL v28 = REAL(1) / v27;
const REAL v29 = REAL(2.0) * v28;
const REAL v30 = v22 * v29;
const REAL v31 = v14 * v15;
const REAL v32 = v16 * v17;
const REAL v33 = v31 + v32;
const REAL v34 = v29 * v33;
const REAL v35 = v19 + v24;
const REAL v36 = v29 * v35;
const REAL v37 = REAL(1.0) - v36;
const REAL v38 = v5 * v5;
const REAL v39 = v5 * v30;
const REAL v40 = v5 * v34;
const REAL v41 = v5 * v37;
const REAL v42 = v30 * v30;
const REAL v43 = v30 * v34;
const REAL v44 = v30 * v37;
const REAL v45 = v34 * v34;
const REAL v46 = v34 * v37;
const REAL v47 = v37 * v37;
o0[0] = v38;
o1[0] = v39;
o1[1] = v40;
o1[2] = v41;
o1[3] = REAL(0.0);
o1[4] = REAL(0.0);
o1[5] = REAL(0.0);
o2[0] = v42;
o2[1] = v43;
o2[2] = v44;
o2[3] = REAL(0.0);
o2[4] = REAL(0.0);
o2[5] = REAL(0.0);
o2[6] = v43;
o2[7] = v45;
o2[8] = v46;
o2[9] = REAL(0.0);
o2[10] = REAL(0.0);
o2[11] = REAL(0.0);
o2[12] = v44;
o2[13] = v46;
o2[14] = v47;
o2[15] = REAL(0.0);
o2[16] = REAL(0.0);
o2[17] = REAL(0.0);
o2[18] = REAL(0.0);
o2[19] = REAL(0.0);
o2[20] = REAL(0.0);
o2[21] = REAL(0.0);
o2[22] = REAL(0.0);
o2[23] = REAL(0.0);
o2[24] = REAL(0.0);
o2[25] = REAL(0.0);
o2[26] = REAL(0.0);
o2[27] = REAL(0.0);
o2[28] = REAL(0.0);
o2[29] = REAL(0.0);
o2[30] = REAL(0.0);
o2[31] = REAL(0.0);
o2[32] = REAL(0.0);
o2[33] = REAL(0.0);
o2[34] = REAL(0.0);
o2[35] = REAL(0.0);
{ STORE* __restrict p = (STORE*)o0_ + t * 1; p[0] = STORE(o0[0]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 6; if (aligned) { { PackedRow w; w.x[0] = STORE(o1[0]); w.x[1] = STORE(o1[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o1[2]); w.x[1] = STORE(o1[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o1[4]); w.x[1] = STORE(o1[5]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); p[4] = STORE(o1[4]); p[5] = STORE(o1[5]); } }
{ STORE* __restrict p = (STORE*)o2_ + t * 36; if (aligned) { { PackedRow w; w.x[0] = STORE(o2[0]); w.x[1] = STORE(o2[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o2[2]); w.x[1] = STORE(o2[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o2[4]); w.x[1] = STORE(o2[5]); ((PackedRow*)p)[2] = w; } { PackedRow w; w.x[0] = STORE(o2[6]); w.x[1] = STORE(o2[7]); ((PackedRow*)p)[3] = w; } { PackedRow w; w.x[0] = STORE(o2[8]); w.x[1] = STORE(o2[9]); ((PackedRow*)p)[4] = w; } { PackedRow w; w.x[0] = STORE(o2[10]); w.x[1] = STORE(o2[11]); ((PackedRow*)p)[5] = w; } { PackedRow w; w.x[0] = STORE(o2[12]); w.x[1] = STORE(o2[13]); ((PackedRow*)p)[6] = w; } { PackedRow w; w.x[0] = STORE(o2[14]); w.x[1] = STORE(o2[15]); ((PackedRow*)p)[7] = w; } { PackedRow w; w.x[0] = STORE(o2[16]); w.x[1] = STORE(o2[17]); ((PackedRow*)p)[8] = w; } { PackedRow w; w.x[0] = STORE(o2[18]); w.x[1] = STORE(o2[19]); ((PackedRow*)p)[9] = w; } { PackedRow w; w.x[0] = STORE(o2[20]); w.x[1] = STORE(o2[21]); ((PackedRow*)p)[10] = w; } { PackedRow w; w.x[0] = STORE(o2[22]); w.x[1] = STORE(o2[23]); ((PackedRow*)p)[11] = w; } { PackedRow w; w.x[0] = STORE(o2[24]); w.x[1] = STORE(o2[25]); ((PackedRow*)p)[12] = w; } { PackedRow w; w.x[0] = STORE(o2[26]); w.x[1] = STORE(o2[27]); ((PackedRow*)p)[13] = w; } { PackedRow w; w.x[0] = STORE(o2[28]); w.x[1] = STORE(o2[29]); ((PackedRow*)p)[14] = w; } { PackedRow w; w.x[0] = STORE(o2[30]); w.x[1] = STORE(o2[31]); ((PackedRow*)p)[15] = w; } { PackedRow w; w.x[0] = STORE(o2[32]); w.x[1] = STORE(o2[33]); ((PackedRow*)p)[16] = w; } { PackedRow w; w.x[0] = STORE(o2[34]); w.x[1] = STORE(o2[35]); ((PackedRow*)p)[17] = w; } } else { p[0] = STORE(o2[0]); p[1] = STORE(o2[1]); p[2] = STORE(o2[2]); p[3] = STORE(o2[3]); p[4] = STORE(o2[4]); p[5] = STORE(o2[5]); p[6] = STORE(o2[6]); p[7] = STORE(o2[7]); p[8] = STORE(o2[8]); p[9] = STORE(o2[9]); p[10] = STORE(o2[10]); p[11] = STORE(o2[11]); p[12] = STORE(o2[12]); p[13] = STORE(o2[13]); p[14] = STORE(o2[14]); p[15] = STORE(o2[15]); p[16] = STORE(o2[16]); p[17] = STORE(o2[17]); p[18] = STORE(o2[18]); p[19] = STORE(o2[19]); p[20] = STORE(o2[20]); p[21] = STORE(o2[21]); p[22] = STORE(o2[22]); p[23] = STORE(o2[23]); p[24] = STORE(o2[24]); p[25] = STORE(o2[25]); p[26] = STORE(o2[26]); p[27] = STORE(o2[27]); p[28] = STORE(o2[28]); p[29] = STORE(o2[29]); p[30] = STORE(o2[30]); p[31] = STORE(o2[31]); p[32] = STORE(o2[32]); p[33] = STORE(o2[33]); p[34] = STORE(o2[34]); p[35] = STORE(o2[35]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
STORE* const o2_b = (STORE*)o2_;
alignas(64) STORE o2_g0[256];
alignas(64) STORE o2_g1[256];
alignas(64) STORE o2_g2[256];
alignas(64) STORE o2_g3[256];
alignas(64) STORE o2_g4[256];
alignas(64) STORE o2_g5[256];
alignas(64) STORE o2_g6[256];
alignas(64) STORE o2_g7[256];
alignas(64) STORE o2_g8[256];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
STORE* __restrict o0 = o0_b + b * 1;
STORE* __restrict o1 = o1_b + b * 6;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[3 * i + 2]);
const REAL v1 = REAL(i1[4 * i + 0]);
const REAL v2 = REAL(i1[4 * i + 1]);
const REAL v3 = REAL(i1[4 * i + 2]);
const REAL v4 = REAL(i1[4 * i + 3]);
const REAL v5 = v0 - REAL(0.5);
const REAL v6 = PK_ABS(v1);
const REAL v7 = PK_ABS(v2);
const REAL v8 = PK_ABS(v3);
const REAL v9 = PK_ABS(v4);
const REAL v10 = v6 < v7 ? v7 : v6;
const REAL v11 = v10 < v8 ? v8 : v10;
const REAL v12 = v11 < v9 ? v9 : v11;
const REAL v13 = PK_UNSCALE(v12);
const REAL v14 = v1 * v13;
const REAL v15 = v2 * v13;
const REAL v16 = v3 * v13;
const REAL v17 = v4 * v13;
const REAL v18 = v14 * v16;
const REAL v19 = v16 * v16;
const REAL v20 = v17 * v17;
const REAL v21 = v15 * v17;
const REAL v22 = v21 - v18;
const REAL v23 = v14 * v14;
const REAL v24 = v15 * v15;
const REAL v25 = v23 + v24;
const REAL v26 = v19 + v25;
const REAL v27 = v20 + v26;
const REAL v28 = REAL(1) / v27;
const REAL v29 = REAL(2.0) * v28;
const REAL v30 = v22 * v29;
const REAL v31 = v14 * v15;
const REAL v32 = v16 * v17;
const REAL v33 = v31 + v32;
const REAL v34 = v29 * v33;
const REAL v35 = v19 + v24;
const REAL v36 = v29 * v35;
const REAL v37 = REAL(1.0) - v36;
const REAL v38 = v5 * v5;
const REAL v39 = v5 * v30;
const REAL v40 = v5 * v34;
const REAL v41 = v5 * v37;
const REAL v42 = v30 * v30;
const REAL v43 = v30 * v34;
const REAL v44 = v30 * v37;
const REAL v45 = v34 * v34;
const REAL v46 = v34 * v37;
const REAL v47 = v37 * v37;
o0[1 * i + 0] = STORE(v38);
o1[6 * i + 0] = STORE(v39);
o1[6 * i + 1] = STORE(v40);
o1[6 * i + 2] = STORE(v41);
o1[6 * i + 3] = STORE(REAL(0.0));
o1[6 * i + 4] = STORE(REAL(0.0));
o1[6 * i + 5] = STORE(REAL(0.0));
o2_g0[4 * i + 0] = STORE(v42);
o2_g0[4 * i + 1] = STORE(v43);
o2_g0[4 * i + 2] = STORE(v44);
o2_g0[4 * i + 3] = STORE(REAL(0.0));
o2_g1[4 * i + 0] = STORE(REAL(0.0));
o2_g1[4 * i + 1] = STORE(REAL(0.0));
o2_g1[4 * i + 2] = STORE(v43);
o2_g1[4 * i + 3] = STORE(v45);
o2_g2[4 * i + 0] = STORE(v46);
o2_g2[4 * i + 1] = STORE(REAL(0.0));
o2_g2[4 * i + 2] = STORE(REAL(0.0));
o2_g2[4 * i + 3] = STORE(REAL(0.0));
o2_g3[4 * i + 0] = STORE(v44);
o2_g3[4 * i + 1] = STORE(v46);
o2_g3[4 * i + 2] = STORE(v47);
o2_g3[4 * i + 3] = STORE(REAL(0.0));
o2_g4[4 * i + 0] = STORE(REAL(0.0));
o2_g4[4 * i + 1] = STORE(REAL(0.0));
o2_g4[4 * i + 2] = STORE(REAL(0.0));
o2_g4[4 * i + 3] = STORE(REAL(0.0));
o2_g5[4 * i + 0] = STORE(REAL(0.0));
o2_g5[4 * i + 1] = STORE(REAL(0.0));
o2_g5[4 * i + 2] = STORE(REAL(0.0));
o2_g5[4 * i + 3] = STORE(REAL(0.0));
o2_g6[4 * i + 0] = STORE(REAL(0.0));
o2_g6[4 * i + 1] = STORE(REAL(0.0));
o2_g6[4 * i + 2] = STORE(REAL(0.0));
o2_g6[4 * i + 3] = STORE(REAL(0.0));
o2_g7[4 * i + 0] = STORE(REAL(0.0));
o2_g7[4 * i + 1] = STORE(REAL(0.0));
o2_g7[4 * i + 2] = STORE(REAL(0.0));
o2_g7[4 * i + 3] = STORE(REAL(0.0));
o2_g8[4 * i + 0] = STORE(REAL(0.0));
o2_g8[4 * i + 1] = STORE(REAL(0.0));
o2_g8[4 * i + 2] = STORE(REAL(0.0));
o2_g8[4 * i + 3] = STORE(REAL(0.0));
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * 36; __builtin_memcpy(p + 0, o2_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o2_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o2_g2 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 12, o2_g3 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 16, o2_g4 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 20, o2_g5 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 24, o2_g6 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 28, o2_g7 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 32, o2_g8 + i * 4, 4 * sizeof(STORE)); }
}


#endif
}


// <posekit traced@cdb36d82a97c13ac>nP.a.1.none.none f64.>:1
static CUDA_CALLABLE void adj_pk_traced_cdb36d82a97c13ac_f64_2b12f76f_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_)
{
}

struct wp_args_pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
};


template <bool wp_linear_contiguous>
static void pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_traced_cdb36d82a97c13ac_f64_2b12f76f(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64):       <L 4>
    // pk_traced_cdb36d82a97c13ac_f64_2b12f76f_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, o0_, o1_, o2_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_traced_cdb36d82a97c13ac_f64_2b12f76f_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_o0_, var_o1_, var_o2_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e *_wp_args)
{
    pk_traced_cdb36d82a97c13ac_f64_2b12f76f_c02b402e_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

