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


// <posekit Rotation.exp f32.>:1
static CUDA_CALLABLE void pk_Rotation_exp_f32_2bb1be60_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_)
{
// i0 = tangent
// o0 = quaternion
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
const long long t = thread;
if (t >= n) return;
struct alignas(16) PackedRow { STORE x[16 / sizeof(STORE)]; };
REAL i0[3];
REAL o0[4];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = v0 * v0;
const REAL v4 = -v3;
const REAL v5 = PK_FMA(v0, v0, v4);
const REAL v6 = PK_FMA(v1, v1, v3);
const REAL v7 = v6 - v3;
const REAL v8 = v6 - v7;
const REAL v9 = v3 - v8;
const REAL v10 = v3 - v6;
const REAL v11 = PK_FMA(v1, v1, v10);
const REAL v12 = v9 + v11;
const REAL v13 = v5 + v12;
const REAL v14 = PK_FMA(v2, v2, v6);
const REAL v15 = v14 - v6;
const REAL v16 = v14 - v15;
const REAL v17 = v6 - v16;
const REAL v18 = v6 - v14;
const REAL v19 = PK_FMA(v2, v2, v18);
const REAL v20 = v17 + v19;
const REAL v21 = v13 + v20;
const REAL v22 = REAL(0.25) * v14;
const REAL v23 = REAL(0.25) * v21;
const REAL v24 = PK_SQRT(v22);
const REAL v25 = REAL(0.3183098861837907) * v24;
const REAL v26 = PK_RINT(v25);
const REAL v27 = REAL(1) / v24;
const REAL v28 = -v24;
const REAL v29 = PK_FMA(v24, v28, v22);
const REAL v30 = v23 + v29;
const REAL v31 = REAL(0.5) * v27;
const REAL v32 = v30 * v31;
const REAL v33 = PK_FMA(v26, (REAL(-3.140625)), v24);
const REAL v34 = PK_FMA(v26, (REAL(-0.0009675025939941406)), v33);
const REAL v35 = PK_FMA(v26, (REAL(-1.5099579909783765e-07)), v34);
const REAL v36 = v32 + v35;
const auto v37 = REAL(2.0) < v36;
const REAL v38 = v37 ? REAL(2.0) : v36;
const auto v39 = v38 < (REAL(-2.0));
const REAL v40 = v39 ? (REAL(-2.0)) : v38;
const REAL v41 = REAL(0.5) * v26;
const REAL v42 = PK_RINT(v41);
const REAL v43 = v41 - v42;
const REAL v44 = PK_ABS(v43);
const REAL v45 = REAL(4.0) * v44;
const REAL v46 = REAL(1.0) - v45;
const auto v47 = v26 != REAL(0.0);
const REAL v48 = v40 * v40;
const REAL v49 = v47 ? v48 : v22;
const REAL v50 = PK_FMA(v49, (REAL(-2.4067596653513028e-08)), REAL(2.7535915945088783e-06));
const REAL v51 = PK_FMA(v49, v50, (REAL(-0.00019841079270909885)));
const REAL v52 = PK_FMA(v49, v51, REAL(0.00833333273854949));
const REAL v53 = PK_FMA(v49, v52, (REAL(-0.1666666666369346)));
const REAL v54 = PK_FMA(v49, v53, REAL(1.0));
const REAL v55 = PK_FMA(v49, (REAL(-2.6281242471039305e-07)), REAL(2.4773872012359204e-05));
const REAL v56 = PK_FMA(v49, v55, (REAL(-0.0013888642224209153)));
const REAL v57 = PK_FMA(v49, v56, REAL(0.041666658969589355));
const REAL v58 = PK_FMA(v49, v57, (REAL(-0.4999999996152527)));
const REAL v59 = PK_FMA(v49, v58, REAL(1.0));
const REAL v60 = v46 * v59;
const REAL v61 = v40 * v46;
const REAL v62 = v54 * v61;
const REAL v63 = v27 * v62;
const REAL v64 = v47 ? v63 : v54;
const REAL v65 = REAL(0.5) * v64;
const REAL v66 = v0 * v65;
const REAL v67 = v1 * v65;
const REAL v68 = v2 * v65;
o0[0] = v60;
o0[1] = v66;
o0[2] = v67;
o0[3] = v68;
{ STORE* __restrict p = (STORE*)o0_ + t * 4; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); w.x[2] = STORE(o0[2]); w.x[3] = STORE(o0[3]); ((PackedRow*)p)[0] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
STORE* const o0_b = (STORE*)o0_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 3;
STORE* __restrict o0 = o0_b + b * 4;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[3 * i + 0]);
const REAL v1 = REAL(i0[3 * i + 1]);
const REAL v2 = REAL(i0[3 * i + 2]);
const REAL v3 = v0 * v0;
const REAL v4 = -v3;
const REAL v5 = PK_FMA(v0, v0, v4);
const REAL v6 = PK_FMA(v1, v1, v3);
const REAL v7 = v6 - v3;
const REAL v8 = v6 - v7;
const REAL v9 = v3 - v8;
const REAL v10 = v3 - v6;
const REAL v11 = PK_FMA(v1, v1, v10);
const REAL v12 = v9 + v11;
const REAL v13 = v5 + v12;
const REAL v14 = PK_FMA(v2, v2, v6);
const REAL v15 = v14 - v6;
const REAL v16 = v14 - v15;
const REAL v17 = v6 - v16;
const REAL v18 = v6 - v14;
const REAL v19 = PK_FMA(v2, v2, v18);
const REAL v20 = v17 + v19;
const REAL v21 = v13 + v20;
const REAL v22 = REAL(0.25) * v14;
const REAL v23 = REAL(0.25) * v21;
const REAL v24 = PK_SQRT(v22);
const REAL v25 = REAL(0.3183098861837907) * v24;
const REAL v26 = PK_RINT(v25);
const REAL v27 = REAL(1) / v24;
const REAL v28 = -v24;
const REAL v29 = PK_FMA(v24, v28, v22);
const REAL v30 = v23 + v29;
const REAL v31 = REAL(0.5) * v27;
const REAL v32 = v30 * v31;
const REAL v33 = PK_FMA(v26, (REAL(-3.140625)), v24);
const REAL v34 = PK_FMA(v26, (REAL(-0.0009675025939941406)), v33);
const REAL v35 = PK_FMA(v26, (REAL(-1.5099579909783765e-07)), v34);
const REAL v36 = v32 + v35;
const auto v37 = REAL(2.0) < v36;
const REAL v38 = v37 ? REAL(2.0) : v36;
const auto v39 = v38 < (REAL(-2.0));
const REAL v40 = v39 ? (REAL(-2.0)) : v38;
const REAL v41 = REAL(0.5) * v26;
const REAL v42 = PK_RINT(v41);
const REAL v43 = v41 - v42;
const REAL v44 = PK_ABS(v43);
const REAL v45 = REAL(4.0) * v44;
const REAL v46 = REAL(1.0) - v45;
const auto v47 = v26 != REAL(0.0);
const REAL v48 = v40 * v40;
const REAL v49 = v47 ? v48 : v22;
const REAL v50 = PK_FMA(v49, (REAL(-2.4067596653513028e-08)), REAL(2.7535915945088783e-06));
const REAL v51 = PK_FMA(v49, v50, (REAL(-0.00019841079270909885)));
const REAL v52 = PK_FMA(v49, v51, REAL(0.00833333273854949));
const REAL v53 = PK_FMA(v49, v52, (REAL(-0.1666666666369346)));
const REAL v54 = PK_FMA(v49, v53, REAL(1.0));
const REAL v55 = PK_FMA(v49, (REAL(-2.6281242471039305e-07)), REAL(2.4773872012359204e-05));
const REAL v56 = PK_FMA(v49, v55, (REAL(-0.0013888642224209153)));
const REAL v57 = PK_FMA(v49, v56, REAL(0.041666658969589355));
const REAL v58 = PK_FMA(v49, v57, (REAL(-0.4999999996152527)));
const REAL v59 = PK_FMA(v49, v58, REAL(1.0));
const REAL v60 = v46 * v59;
const REAL v61 = v40 * v46;
const REAL v62 = v54 * v61;
const REAL v63 = v27 * v62;
const REAL v64 = v47 ? v63 : v54;
const REAL v65 = REAL(0.5) * v64;
const REAL v66 = v0 * v65;
const REAL v67 = v1 * v65;
const REAL v68 = v2 * v65;
o0[4 * i + 0] = STORE(v60);
o0[4 * i + 1] = STORE(v66);
o0[4 * i + 2] = STORE(v67);
o0[4 * i + 3] = STORE(v68);
}

}


#endif
}


// <posekit Rotation.exp f32.>:1
static CUDA_CALLABLE void adj_pk_Rotation_exp_f32_2bb1be60_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_Rotation_exp_f32_2bb1be60_b09288cc {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_Rotation_exp_f32_2bb1be60_b09288cc_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Rotation_exp_f32_2bb1be60_b09288cc *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Rotation_exp_f32_2bb1be60(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_Rotation_exp_f32_2bb1be60_body(wp.int64(wp.tid()), n, aligned, i0_, o0_)            <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Rotation_exp_f32_2bb1be60_body_0(var_1, var_n, var_aligned, var_i0_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Rotation_exp_f32_2bb1be60_b09288cc_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_exp_f32_2bb1be60_b09288cc *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Rotation_exp_f32_2bb1be60_b09288cc_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Rotation_exp_f32_2bb1be60_b09288cc_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_exp_f32_2bb1be60_b09288cc *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Rotation_exp_f32_2bb1be60_b09288cc_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Rotation_exp_f32_2bb1be60_b09288cc_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_exp_f32_2bb1be60_b09288cc *_wp_args)
{
    pk_Rotation_exp_f32_2bb1be60_b09288cc_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

