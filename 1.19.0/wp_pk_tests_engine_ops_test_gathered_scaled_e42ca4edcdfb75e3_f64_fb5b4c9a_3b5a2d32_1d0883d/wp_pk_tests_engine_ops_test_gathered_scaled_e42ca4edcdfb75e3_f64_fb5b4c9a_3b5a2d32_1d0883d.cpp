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


// <posekit tests.engine.ops.test_gathered.scaled@e42ca4edcdfb75e3 f64.>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
    wp::uint64 o1_)
{
// i0 = factor
// i1 = v
// o0 = result1
// o1 = result2
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
REAL i1[3];
REAL o0[3];
REAL o1[1];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 1; i0[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 3; i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); }
const REAL v0 = i0[0];
const REAL v1 = i1[0];
const REAL v2 = i1[1];
const REAL v3 = i1[2];
const REAL v4 = v0 * v1;
const REAL v5 = v0 * v2;
const REAL v6 = v0 * v3;
const REAL v7 = v2 * v4;
o0[0] = v4;
o0[1] = v5;
o0[2] = v6;
o1[0] = v7;
{ STORE* __restrict p = (STORE*)o0_ + t * 3; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 1; p[0] = STORE(o1[0]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 1;
const STORE* __restrict i1 = i1_b + b * 3;
STORE* __restrict o0 = o0_b + b * 3;
STORE* __restrict o1 = o1_b + b * 1;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[1 * i + 0]);
const REAL v1 = REAL(i1[3 * i + 0]);
const REAL v2 = REAL(i1[3 * i + 1]);
const REAL v3 = REAL(i1[3 * i + 2]);
const REAL v4 = v0 * v1;
const REAL v5 = v0 * v2;
const REAL v6 = v0 * v3;
const REAL v7 = v2 * v4;
o0[3 * i + 0] = STORE(v4);
o0[3 * i + 1] = STORE(v5);
o0[3 * i + 2] = STORE(v6);
o1[1 * i + 0] = STORE(v7);
}

}


#endif
}


// <posekit tests.engine.ops.test_gathered.scaled@e42ca4edcdfb75e3 f64.>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 o0_;
    wp::uint64 o1_;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c *_wp_args)
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
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, o0_, o1_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c *_wp_args)
{
    pk_tests_engine_ops_test_gathered_scaled_e42ca4edcdfb75e3_f64_fb5b4c9a_e480155c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

