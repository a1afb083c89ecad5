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


// <posekit tests.engine.ops.test_normal.test_arguments_called_weight_and_scale_do_not_clash.residual@5506453e1e9fb91d>naaa.a.100.scalar.huber f64.>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_body_0(
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
    wp::uint64 o2_)
{
// i0 = x
// i1 = weight
// i2 = scale
// i3 = weight_
// i4 = scale_
// o0 = cost
// o1 = x_gradient
// o2 = x_x_block
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
REAL i1[1];
REAL i2[1];
REAL i3[1];
REAL i4[1];
REAL o0[1];
REAL o1[3];
REAL o2[9];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 1; i1[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 1; i2[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 1; i3[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i4_ + t * 1; i4[0] = REAL(p[0]); }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i1[0];
const REAL v4 = i2[0];
const REAL v5 = v0 * v3;
const REAL v6 = v1 * v3;
const REAL v7 = v2 * v3;
const REAL v8 = v5 - v4;
const REAL v9 = v6 - v4;
const REAL v10 = v7 - v4;
const REAL v11 = i3[0];
const REAL v12 = i4[0];
const REAL v13 = v8 * v11;
const REAL v14 = v9 * v11;
const REAL v15 = v10 * v11;
const REAL v16 = v8 * v13;
const REAL v17 = v9 * v14;
const REAL v18 = v16 + v17;
const REAL v19 = v10 * v15;
const REAL v20 = v18 + v19;
const REAL v21 = v12 * v12;
const auto v22 = v21 < v20;
const REAL v23 = v22 ? v20 : v21;
const REAL v24 = REAL(1) / PK_SQRT(v23);
const REAL v25 = REAL(2.0) * v12;
const REAL v26 = v20 * v25;
const REAL v27 = v24 * v26;
const REAL v28 = v27 - v21;
const REAL v29 = v22 ? v28 : v20;
const REAL v30 = v12 * v24;
const REAL v31 = v22 ? v30 : REAL(1.0);
const REAL v32 = v3 * v13;
const REAL v33 = v31 * v32;
const REAL v34 = v3 * v14;
const REAL v35 = v31 * v34;
const REAL v36 = v3 * v15;
const REAL v37 = v31 * v36;
const REAL v38 = v3 * v11;
const REAL v39 = v3 * v38;
const REAL v40 = v31 * v39;
o0[0] = v29;
o1[0] = v33;
o1[1] = v35;
o1[2] = v37;
o2[0] = v40;
o2[1] = REAL(0.0);
o2[2] = REAL(0.0);
o2[3] = REAL(0.0);
o2[4] = v40;
o2[5] = REAL(0.0);
o2[6] = REAL(0.0);
o2[7] = REAL(0.0);
o2[8] = v40;
{ STORE* __restrict p = (STORE*)o0_ + t * 1; p[0] = STORE(o0[0]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 3; p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); }
{ STORE* __restrict p = (STORE*)o2_ + t * 9; p[0] = STORE(o2[0]); p[1] = STORE(o2[1]); p[2] = STORE(o2[2]); p[3] = STORE(o2[3]); p[4] = STORE(o2[4]); p[5] = STORE(o2[5]); p[6] = STORE(o2[6]); p[7] = STORE(o2[7]); p[8] = STORE(o2[8]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
const STORE* const i4_b = (const STORE*)i4_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
STORE* const o2_b = (STORE*)o2_;
alignas(64) STORE o2_g0[256];
alignas(64) STORE o2_g1[256];
alignas(64) STORE o2_g2[64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 1;
const STORE* __restrict i2 = i2_b + b * 1;
const STORE* __restrict i3 = i3_b + b * 1;
const STORE* __restrict i4 = i4_b + b * 1;
STORE* __restrict o0 = o0_b + b * 1;
STORE* __restrict o1 = o1_b + b * 3;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[3 * i + 0]);
const REAL v1 = REAL(i0[3 * i + 1]);
const REAL v2 = REAL(i0[3 * i + 2]);
const REAL v3 = REAL(i1[1 * i + 0]);
const REAL v4 = REAL(i2[1 * i + 0]);
const REAL v5 = v0 * v3;
const REAL v6 = v1 * v3;
const REAL v7 = v2 * v3;
const REAL v8 = v5 - v4;
const REAL v9 = v6 - v4;
const REAL v10 = v7 - v4;
const REAL v11 = REAL(i3[1 * i + 0]);
const REAL v12 = REAL(i4[1 * i + 0]);
const REAL v13 = v8 * v11;
const REAL v14 = v9 * v11;
const REAL v15 = v10 * v11;
const REAL v16 = v8 * v13;
const REAL v17 = v9 * v14;
const REAL v18 = v16 + v17;
const REAL v19 = v10 * v15;
const REAL v20 = v18 + v19;
const REAL v21 = v12 * v12;
const auto v22 = v21 < v20;
const REAL v23 = v22 ? v20 : v21;
const REAL v24 = REAL(1) / PK_SQRT(v23);
const REAL v25 = REAL(2.0) * v12;
const REAL v26 = v20 * v25;
const REAL v27 = v24 * v26;
const REAL v28 = v27 - v21;
const REAL v29 = v22 ? v28 : v20;
const REAL v30 = v12 * v24;
const REAL v31 = v22 ? v30 : REAL(1.0);
const REAL v32 = v3 * v13;
const REAL v33 = v31 * v32;
const REAL v34 = v3 * v14;
const REAL v35 = v31 * v34;
const REAL v36 = v3 * v15;
const REAL v37 = v31 * v36;
const REAL v38 = v3 * v11;
const REAL v39 = v3 * v38;
const REAL v40 = v31 * v39;
o0[1 * i + 0] = STORE(v29);
o1[3 * i + 0] = STORE(v33);
o1[3 * i + 1] = STORE(v35);
o1[3 * i + 2] = STORE(v37);
o2_g0[4 * i + 0] = STORE(v40);
o2_g0[4 * i + 1] = STORE(REAL(0.0));
o2_g0[4 * i + 2] = STORE(REAL(0.0));
o2_g0[4 * i + 3] = STORE(REAL(0.0));
o2_g1[4 * i + 0] = STORE(v40);
o2_g1[4 * i + 1] = STORE(REAL(0.0));
o2_g1[4 * i + 2] = STORE(REAL(0.0));
o2_g1[4 * i + 3] = STORE(REAL(0.0));
o2_g2[1 * i + 0] = STORE(v40);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * 9; __builtin_memcpy(p + 0, o2_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o2_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o2_g2 + i * 1, 1 * sizeof(STORE)); }
}


#endif
}


// <posekit tests.engine.ops.test_normal.test_arguments_called_weight_and_scale_do_not_clash.residual@5506453e1e9fb91d>naaa.a.100.scalar.huber f64.>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_body_0(
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
    wp::uint64 o2_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d *_wp_args)
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
    wp::uint64 var_o2_ = _wp_args->o2_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64):       <L 4>
    // pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d *_wp_args)
{
    pk_tests_engine_ops_test_normal_test_arguments_called_weight_and_scale_do_not_clash_residual_5506453e1e9fb91d_f64_92e8033c_8b3ca91d_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

