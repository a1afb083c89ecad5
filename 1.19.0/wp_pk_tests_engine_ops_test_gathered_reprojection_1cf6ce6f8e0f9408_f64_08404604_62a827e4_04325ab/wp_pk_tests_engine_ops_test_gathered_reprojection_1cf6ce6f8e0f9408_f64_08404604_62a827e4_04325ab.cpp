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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v0010.1.1110 f64.xxzny>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 o0x_,
    wp::uint64 bounds_,
    wp::int64 parts)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = result_bar
// o0 = point_bar
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
const long long first = ((const long long*)bounds_)[0], m = ((const long long*)bounds_)[1] - first;
const STORE* const i0_b = (const STORE*)i0_;
const long long* const i0_x = (const long long*)i0x_ + first;
const STORE* const i1_b = (const STORE*)i1_;
const long long* const i1_x = (const long long*)i1x_ + first;
const STORE* const i2_b = (const STORE*)i2_;
const long long i2_e0 = 1;
const STORE* const i3_b = (const STORE*)i3_ + first * 2;
double* const o0_b = (double*)o0_;
const long long* const o0_x = (const long long*)o0x_ + first;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
const REAL i2_z0 = REAL(i2_b[0 * i2_e0]);
const REAL i2_z1 = REAL(i2_b[1 * i2_e0]);
const REAL i2_z2 = REAL(i2_b[2 * i2_e0]);
alignas(64) REAL o0_t[3][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + i0_x[b + i] * 3; i0_t[0][i] = REAL(p[0]); i0_t[1][i] = REAL(p[1]); i0_t[2][i] = REAL(p[2]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + i1_x[b + i] * 4; i1_t[0][i] = REAL(p[0]); i1_t[1][i] = REAL(p[1]); i1_t[2][i] = REAL(p[2]); i1_t[3][i] = REAL(p[3]); }
const STORE* __restrict i3 = i3_b + b * 2;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i1_t[0][i];
const REAL v4 = i1_t[1][i];
const REAL v5 = i1_t[2][i];
const REAL v6 = i1_t[3][i];
const REAL v7 = i2_z0;
const REAL v8 = i2_z1;
const REAL v9 = i2_z2;
const REAL v10 = PK_ABS(v3);
const REAL v11 = PK_ABS(v4);
const REAL v12 = PK_ABS(v5);
const REAL v13 = PK_ABS(v6);
const REAL v14 = v10 < v11 ? v11 : v10;
const REAL v15 = v14 < v12 ? v12 : v14;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = PK_UNSCALE(v16);
const REAL v18 = v3 * v17;
const REAL v19 = v4 * v17;
const REAL v20 = v5 * v17;
const REAL v21 = v6 * v17;
const REAL v22 = v9 * v20;
const REAL v23 = v8 * v21;
const REAL v24 = v22 - v23;
const REAL v25 = v7 * v21;
const REAL v26 = v9 * v19;
const REAL v27 = v25 - v26;
const REAL v28 = v8 * v19;
const REAL v29 = v7 * v20;
const REAL v30 = v28 - v29;
const REAL v31 = v18 * v24;
const REAL v32 = v18 * v27;
const REAL v33 = v18 * v30;
const REAL v34 = v20 * v30;
const REAL v35 = v21 * v27;
const REAL v36 = v34 - v35;
const REAL v37 = v21 * v24;
const REAL v38 = v19 * v30;
const REAL v39 = v37 - v38;
const REAL v40 = v19 * v27;
const REAL v41 = v20 * v24;
const REAL v42 = v40 - v41;
const REAL v43 = v31 + v36;
const REAL v44 = v32 + v39;
const REAL v45 = v33 + v42;
const REAL v46 = v18 * v18;
const REAL v47 = v19 * v19;
const REAL v48 = v46 + v47;
const REAL v49 = v20 * v20;
const REAL v50 = v48 + v49;
const REAL v51 = v21 * v21;
const REAL v52 = v50 + v51;
const REAL v53 = REAL(1) / v52;
const REAL v54 = REAL(2.0) * v53;
const REAL v55 = v43 * v54;
const REAL v56 = v44 * v54;
const REAL v57 = v45 * v54;
const REAL v58 = v7 + v55;
const REAL v59 = v8 + v56;
const REAL v60 = v9 + v57;
const REAL v61 = v0 + v58;
const REAL v62 = v1 + v59;
const REAL v63 = v2 + v60;
const REAL v64 = REAL(1) / v63;
const REAL v65 = REAL(i3[2 * i + 0]);
const REAL v66 = REAL(i3[2 * i + 1]);
const REAL v67 = v64 * v66;
const REAL v68 = v62 * v66;
const REAL v69 = v64 * v65;
const REAL v70 = v61 * v65;
const REAL v71 = v68 + v70;
const REAL v72 = v64 * v64;
const REAL v73 = v71 * v72;
const REAL v74 = v54 * v73;
const REAL v75 = v54 * v67;
const REAL v76 = v54 * v69;
const REAL v77 = v20 * v74;
const REAL v78 = v19 * v74;
const REAL v79 = v19 * v75;
const REAL v80 = v21 * v75;
const REAL v81 = v77 + v80;
const REAL v82 = v21 * v76;
const REAL v83 = v78 + v82;
const REAL v84 = v20 * v76;
const REAL v85 = v84 - v79;
const REAL v86 = v18 * v74;
const REAL v87 = v85 - v86;
const REAL v88 = v18 * v75;
const REAL v89 = v88 - v83;
const REAL v90 = v18 * v76;
const REAL v91 = v81 + v90;
const REAL v92 = v86 - v85;
const REAL v93 = v20 * v92;
const REAL v94 = v69 + v93;
const REAL v95 = v19 * v87;
const REAL v96 = v67 + v95;
const REAL v97 = v83 - v88;
const REAL v98 = v19 * v97;
const REAL v99 = v98 - v73;
const REAL v100 = v21 * v89;
const REAL v101 = v94 + v100;
const REAL v102 = v21 * v91;
const REAL v103 = v96 - v102;
const REAL v104 = v20 * v91;
const REAL v105 = v99 + v104;
o0_t[0][i] = v101;
o0_t[1][i] = v103;
o0_t[2][i] = v105;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o0_b + o0_x[b + i] * 3; p[0] += (double)(o0_t[0][i]); p[1] += (double)(o0_t[1][i]); p[2] += (double)(o0_t[2][i]); }
}


#endif
}


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v0010.1.1110 f64.xxzny>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 o0x_,
    wp::uint64 bounds_,
    wp::int64 parts,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 o0_;
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 o0x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_o0x_ = _wp_args->o0x_;
    wp::uint64 var_bounds_ = _wp_args->bounds_;
    wp::int64 var_parts = _wp_args->parts;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, o0x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, i0x_, i1x_, o0x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_i0x_, var_i1x_, var_o0x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_08404604_41801e23_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

