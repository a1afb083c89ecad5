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


// <posekit posekit.math.least_squares.judge f64.>:1
static CUDA_CALLABLE void pk_posekit_math_least_squares_judge_f64_1d5db946_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_)
{
// i0 = cost
// i1 = new
// i2 = magnitude
// i3 = control
// i4 = settings
// o0 = accepted
// o1 = control
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
REAL i0[1];
REAL i1[1];
REAL i2[1];
REAL i3[8];
REAL i4[8];
REAL o0[1];
REAL o1[8];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 1; i0[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 1; i1[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 1; i2[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 8; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i3[0] = REAL(w.x[0]); i3[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i3[2] = REAL(w.x[0]); i3[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i3[4] = REAL(w.x[0]); i3[5] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[3]; i3[6] = REAL(w.x[0]); i3[7] = REAL(w.x[1]); } } else { i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); i3[3] = REAL(p[3]); i3[4] = REAL(p[4]); i3[5] = REAL(p[5]); i3[6] = REAL(p[6]); i3[7] = REAL(p[7]); } }
{ const STORE* __restrict p = (const STORE*)i4_ + t * 8; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i4[0] = REAL(w.x[0]); i4[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i4[2] = REAL(w.x[0]); i4[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i4[4] = REAL(w.x[0]); i4[5] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[3]; i4[6] = REAL(w.x[0]); i4[7] = REAL(w.x[1]); } } else { i4[0] = REAL(p[0]); i4[1] = REAL(p[1]); i4[2] = REAL(p[2]); i4[3] = REAL(p[3]); i4[4] = REAL(p[4]); i4[5] = REAL(p[5]); i4[6] = REAL(p[6]); i4[7] = REAL(p[7]); } }
const REAL v0 = i0[0];
const REAL v1 = i1[0];
const REAL v2 = i2[0];
const REAL v3 = i3[0];
const REAL v4 = i3[1];
const REAL v5 = i3[2];
const REAL v6 = i3[3];
const REAL v7 = i3[4];
const REAL v8 = i3[5];
const REAL v9 = i3[6];
const REAL v10 = i3[7];
const REAL v11 = i4[0];
const REAL v12 = i4[1];
const REAL v13 = i4[6];
const auto v14 = v8 < REAL(0.5);
const REAL v15 = v14 ? REAL(1.0) : REAL(0.0);
const auto v16 = v4 <= REAL(0.0);
const REAL v17 = v16 ? REAL(1.0) : REAL(0.0);
const auto v18 = v2 < REAL(0.0);
const REAL v19 = -v2;
const REAL v20 = v18 ? v19 : v2;
const REAL v21 = REAL(1) / v1;
const auto v22 = REAL(0.0) < v21;
const REAL v23 = v22 ? REAL(1.0) : REAL(0.0);
const REAL v24 = REAL(1.0) + v20;
const REAL v25 = REAL(1) / v24;
const auto v26 = REAL(0.0) < v25;
const REAL v27 = v26 ? REAL(1.0) : REAL(0.0);
const REAL v28 = v23 * v27;
const REAL v29 = v0 * v13;
const auto v30 = v5 <= v29;
const REAL v31 = v30 ? REAL(1.0) : REAL(0.0);
const REAL v32 = v0 - v1;
const REAL v33 = v32 * v32;
const REAL v34 = v29 * v29;
const auto v35 = v33 <= v34;
const REAL v36 = v35 ? REAL(1.0) : REAL(0.0);
const REAL v37 = v31 * v36;
const REAL v38 = REAL(1.0) - v17;
const REAL v39 = v37 * v38;
const auto v40 = v1 < v0;
const REAL v41 = v40 ? REAL(1.0) : REAL(0.0);
const REAL v42 = v15 * v28;
const REAL v43 = v17 < v41 ? v41 : v17;
const REAL v44 = v43 < v39 ? v39 : v43;
const REAL v45 = v42 * v44;
const auto v46 = REAL(0.0) < v39;
const auto v47 = REAL(0.0) < v5;
const REAL v48 = v47 ? v5 : REAL(1.0);
const REAL v49 = REAL(1) / v48;
const REAL v50 = v32 * v49;
const REAL v51 = v46 ? REAL(1.0) : v50;
const REAL v52 = REAL(2.0) * v51;
const REAL v53 = v52 - REAL(1.0);
const REAL v54 = v53 * v53;
const REAL v55 = v53 * v54;
const REAL v56 = REAL(1.0) - v55;
const REAL v57 = v56 < REAL(0.1) ? REAL(0.1) : v56;
const REAL v58 = v3 * v57;
const auto v59 = REAL(0.0) < v17;
const REAL v60 = v58 < v12 ? v12 : v58;
const REAL v61 = v59 ? v11 : v60;
const REAL v62 = v3 * v4;
const auto v63 = v62 < REAL(1.2676506002282294e+30);
const REAL v64 = v63 ? v62 : REAL(1.2676506002282294e+30);
const auto v65 = REAL(0.0) < v15;
const auto v66 = REAL(0.0) < v45;
const REAL v67 = v66 ? v61 : v64;
const REAL v68 = v65 ? v67 : v3;
const REAL v69 = REAL(2.0) * v4;
const REAL v70 = v66 ? REAL(2.0) : v69;
const REAL v71 = v65 ? v70 : v4;
const REAL v72 = v59 ? v1 : v7;
const REAL v73 = v15 * v17;
const REAL v74 = REAL(1.0) - v28;
const REAL v75 = v73 * v74;
const auto v76 = REAL(0.0) < v75;
const REAL v77 = v76 ? REAL(5.0) : v8;
const REAL v78 = v15 * v38;
const REAL v79 = v9 + v78;
const REAL v80 = v39 * v45;
const REAL v81 = v45 + v80;
o0[0] = v81;
o1[0] = v68;
o1[1] = v71;
o1[2] = v5;
o1[3] = v6;
o1[4] = v72;
o1[5] = v77;
o1[6] = v79;
o1[7] = v10;
{ STORE* __restrict p = (STORE*)o0_ + t * 1; p[0] = STORE(o0[0]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 8; if (aligned) { { PackedRow w; w.x[0] = STORE(o1[0]); w.x[1] = STORE(o1[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o1[2]); w.x[1] = STORE(o1[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o1[4]); w.x[1] = STORE(o1[5]); ((PackedRow*)p)[2] = w; } { PackedRow w; w.x[0] = STORE(o1[6]); w.x[1] = STORE(o1[7]); ((PackedRow*)p)[3] = w; } } else { p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); p[4] = STORE(o1[4]); p[5] = STORE(o1[5]); p[6] = STORE(o1[6]); p[7] = STORE(o1[7]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
const STORE* const i4_b = (const STORE*)i4_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 1;
const STORE* __restrict i1 = i1_b + b * 1;
const STORE* __restrict i2 = i2_b + b * 1;
const STORE* __restrict i3 = i3_b + b * 8;
const STORE* __restrict i4 = i4_b + b * 8;
STORE* __restrict o0 = o0_b + b * 1;
STORE* __restrict o1 = o1_b + b * 8;
#pragma clang loop vectorize(assume_safety)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[1 * i + 0]);
const REAL v1 = REAL(i1[1 * i + 0]);
const REAL v2 = REAL(i2[1 * i + 0]);
const REAL v3 = REAL(i3[8 * i + 0]);
const REAL v4 = REAL(i3[8 * i + 1]);
const REAL v5 = REAL(i3[8 * i + 2]);
const REAL v6 = REAL(i3[8 * i + 3]);
const REAL v7 = REAL(i3[8 * i + 4]);
const REAL v8 = REAL(i3[8 * i + 5]);
const REAL v9 = REAL(i3[8 * i + 6]);
const REAL v10 = REAL(i3[8 * i + 7]);
const REAL v11 = REAL(i4[8 * i + 0]);
const REAL v12 = REAL(i4[8 * i + 1]);
const REAL v13 = REAL(i4[8 * i + 6]);
const auto v14 = v8 < REAL(0.5);
const REAL v15 = v14 ? REAL(1.0) : REAL(0.0);
const auto v16 = v4 <= REAL(0.0);
const REAL v17 = v16 ? REAL(1.0) : REAL(0.0);
const auto v18 = v2 < REAL(0.0);
const REAL v19 = -v2;
const REAL v20 = v18 ? v19 : v2;
const REAL v21 = REAL(1) / v1;
const auto v22 = REAL(0.0) < v21;
const REAL v23 = v22 ? REAL(1.0) : REAL(0.0);
const REAL v24 = REAL(1.0) + v20;
const REAL v25 = REAL(1) / v24;
const auto v26 = REAL(0.0) < v25;
const REAL v27 = v26 ? REAL(1.0) : REAL(0.0);
const REAL v28 = v23 * v27;
const REAL v29 = v0 * v13;
const auto v30 = v5 <= v29;
const REAL v31 = v30 ? REAL(1.0) : REAL(0.0);
const REAL v32 = v0 - v1;
const REAL v33 = v32 * v32;
const REAL v34 = v29 * v29;
const auto v35 = v33 <= v34;
const REAL v36 = v35 ? REAL(1.0) : REAL(0.0);
const REAL v37 = v31 * v36;
const REAL v38 = REAL(1.0) - v17;
const REAL v39 = v37 * v38;
const auto v40 = v1 < v0;
const REAL v41 = v40 ? REAL(1.0) : REAL(0.0);
const REAL v42 = v15 * v28;
const REAL v43 = v17 < v41 ? v41 : v17;
const REAL v44 = v43 < v39 ? v39 : v43;
const REAL v45 = v42 * v44;
const auto v46 = REAL(0.0) < v39;
const auto v47 = REAL(0.0) < v5;
const REAL v48 = v47 ? v5 : REAL(1.0);
const REAL v49 = REAL(1) / v48;
const REAL v50 = v32 * v49;
const REAL v51 = v46 ? REAL(1.0) : v50;
const REAL v52 = REAL(2.0) * v51;
const REAL v53 = v52 - REAL(1.0);
const REAL v54 = v53 * v53;
const REAL v55 = v53 * v54;
const REAL v56 = REAL(1.0) - v55;
const REAL v57 = v56 < REAL(0.1) ? REAL(0.1) : v56;
const REAL v58 = v3 * v57;
const auto v59 = REAL(0.0) < v17;
const REAL v60 = v58 < v12 ? v12 : v58;
const REAL v61 = v59 ? v11 : v60;
const REAL v62 = v3 * v4;
const auto v63 = v62 < REAL(1.2676506002282294e+30);
const REAL v64 = v63 ? v62 : REAL(1.2676506002282294e+30);
const auto v65 = REAL(0.0) < v15;
const auto v66 = REAL(0.0) < v45;
const REAL v67 = v66 ? v61 : v64;
const REAL v68 = v65 ? v67 : v3;
const REAL v69 = REAL(2.0) * v4;
const REAL v70 = v66 ? REAL(2.0) : v69;
const REAL v71 = v65 ? v70 : v4;
const REAL v72 = v59 ? v1 : v7;
const REAL v73 = v15 * v17;
const REAL v74 = REAL(1.0) - v28;
const REAL v75 = v73 * v74;
const auto v76 = REAL(0.0) < v75;
const REAL v77 = v76 ? REAL(5.0) : v8;
const REAL v78 = v15 * v38;
const REAL v79 = v9 + v78;
const REAL v80 = v39 * v45;
const REAL v81 = v45 + v80;
o0[1 * i + 0] = STORE(v81);
o1[8 * i + 0] = STORE(v68);
o1[8 * i + 1] = STORE(v71);
o1[8 * i + 2] = STORE(v5);
o1[8 * i + 3] = STORE(v6);
o1[8 * i + 4] = STORE(v72);
o1[8 * i + 5] = STORE(v77);
o1[8 * i + 6] = STORE(v79);
o1[8 * i + 7] = STORE(v10);
}

}


#endif
}


// <posekit posekit.math.least_squares.judge f64.>:1
static CUDA_CALLABLE void adj_pk_posekit_math_least_squares_judge_f64_1d5db946_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_)
{
}

struct wp_args_pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
};


template <bool wp_linear_contiguous>
static void pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_posekit_math_least_squares_judge_f64_1d5db946(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_posekit_math_least_squares_judge_f64_1d5db946_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, i4_, o0_, o1_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_posekit_math_least_squares_judge_f64_1d5db946_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b *_wp_args)
{
    pk_posekit_math_least_squares_judge_f64_1d5db946_eee11f2b_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

