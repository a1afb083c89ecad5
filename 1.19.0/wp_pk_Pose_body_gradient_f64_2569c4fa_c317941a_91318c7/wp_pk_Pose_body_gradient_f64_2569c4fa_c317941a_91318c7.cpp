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


// <posekit Pose.body_gradient f64.>:1
static CUDA_CALLABLE void pk_Pose_body_gradient_f64_2569c4fa_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_)
{
// i0 = position
// i1 = quaternion
// i2 = position_gradient
// i3 = quaternion_gradient
// o0 = result
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
REAL i2[3];
REAL i3[4];
REAL o0[6];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 3; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i3[0] = REAL(w.x[0]); i3[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i3[2] = REAL(w.x[0]); i3[3] = REAL(w.x[1]); } } else { i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); i3[3] = REAL(p[3]); } }
const REAL v0 = i1[0];
const REAL v1 = i1[1];
const REAL v2 = i1[2];
const REAL v3 = i1[3];
const REAL v4 = i2[0];
const REAL v5 = i2[1];
const REAL v6 = i2[2];
const REAL v7 = i3[0];
const REAL v8 = i3[1];
const REAL v9 = i3[2];
const REAL v10 = i3[3];
const REAL v11 = PK_ABS(v0);
const REAL v12 = PK_ABS(v1);
const REAL v13 = PK_ABS(v2);
const REAL v14 = PK_ABS(v3);
const REAL v15 = v11 < v12 ? v12 : v11;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = v16 < v14 ? v14 : v16;
const REAL v18 = PK_UNSCALE(v17);
const REAL v19 = v0 * v18;
const REAL v20 = v1 * v18;
const REAL v21 = v2 * v18;
const REAL v22 = v3 * v18;
const REAL v23 = v19 * v22;
const REAL v24 = v19 * v21;
const REAL v25 = v21 * v21;
const REAL v26 = v22 * v22;
const REAL v27 = v25 + v26;
const REAL v28 = v20 * v21;
const REAL v29 = v20 * v22;
const REAL v30 = v23 + v28;
const REAL v31 = v29 - v24;
const REAL v32 = v19 * v19;
const REAL v33 = v20 * v20;
const REAL v34 = v32 + v33;
const REAL v35 = v25 + v34;
const REAL v36 = v26 + v35;
const REAL v37 = REAL(1) / v36;
const REAL v38 = REAL(2.0) * v37;
const REAL v39 = v27 * v38;
const REAL v40 = v30 * v38;
const REAL v41 = v31 * v38;
const REAL v42 = REAL(1.0) - v39;
const REAL v43 = v19 * v20;
const REAL v44 = v26 + v33;
const REAL v45 = v21 * v22;
const REAL v46 = v28 - v23;
const REAL v47 = v43 + v45;
const REAL v48 = v38 * v46;
const REAL v49 = v38 * v44;
const REAL v50 = v38 * v47;
const REAL v51 = REAL(1.0) - v49;
const REAL v52 = v25 + v33;
const REAL v53 = v24 + v29;
const REAL v54 = v45 - v43;
const REAL v55 = v38 * v53;
const REAL v56 = v38 * v54;
const REAL v57 = v38 * v52;
const REAL v58 = REAL(1.0) - v57;
const REAL v59 = REAL(0.5) * v1;
const REAL v60 = REAL(0.5) * v0;
const REAL v61 = REAL(0.5) * v3;
const REAL v62 = REAL(0.5) * v2;
const REAL v63 = v4 * v42;
const REAL v64 = v5 * v40;
const REAL v65 = v63 + v64;
const REAL v66 = v6 * v41;
const REAL v67 = v65 + v66;
const REAL v68 = v4 * v48;
const REAL v69 = v5 * v51;
const REAL v70 = v68 + v69;
const REAL v71 = v6 * v50;
const REAL v72 = v70 + v71;
const REAL v73 = v4 * v55;
const REAL v74 = v5 * v56;
const REAL v75 = v73 + v74;
const REAL v76 = v6 * v58;
const REAL v77 = v75 + v76;
const REAL v78 = v7 * v59;
const REAL v79 = v8 * v60;
const REAL v80 = v79 - v78;
const REAL v81 = v9 * v61;
const REAL v82 = v80 + v81;
const REAL v83 = v10 * v62;
const REAL v84 = v82 - v83;
const REAL v85 = v7 * v62;
const REAL v86 = v8 * v61;
const REAL v87 = v85 + v86;
const REAL v88 = v9 * v60;
const REAL v89 = v88 - v87;
const REAL v90 = v10 * v59;
const REAL v91 = v89 + v90;
const REAL v92 = v7 * v61;
const REAL v93 = v8 * v62;
const REAL v94 = v93 - v92;
const REAL v95 = v9 * v59;
const REAL v96 = v94 - v95;
const REAL v97 = v10 * v60;
const REAL v98 = v96 + v97;
o0[0] = v67;
o0[1] = v72;
o0[2] = v77;
o0[3] = v84;
o0[4] = v91;
o0[5] = v98;
{ STORE* __restrict p = (STORE*)o0_ + t * 6; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[2]); w.x[1] = STORE(o0[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o0[4]); w.x[1] = STORE(o0[5]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
STORE* const o0_b = (STORE*)o0_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
const STORE* __restrict i2 = i2_b + b * 3;
const STORE* __restrict i3 = i3_b + b * 4;
STORE* __restrict o0 = o0_b + b * 6;
#pragma clang loop vectorize(assume_safety)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i1[4 * i + 0]);
const REAL v1 = REAL(i1[4 * i + 1]);
const REAL v2 = REAL(i1[4 * i + 2]);
const REAL v3 = REAL(i1[4 * i + 3]);
const REAL v4 = REAL(i2[3 * i + 0]);
const REAL v5 = REAL(i2[3 * i + 1]);
const REAL v6 = REAL(i2[3 * i + 2]);
const REAL v7 = REAL(i3[4 * i + 0]);
const REAL v8 = REAL(i3[4 * i + 1]);
const REAL v9 = REAL(i3[4 * i + 2]);
const REAL v10 = REAL(i3[4 * i + 3]);
const REAL v11 = PK_ABS(v0);
const REAL v12 = PK_ABS(v1);
const REAL v13 = PK_ABS(v2);
const REAL v14 = PK_ABS(v3);
const REAL v15 = v11 < v12 ? v12 : v11;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = v16 < v14 ? v14 : v16;
const REAL v18 = PK_UNSCALE(v17);
const REAL v19 = v0 * v18;
const REAL v20 = v1 * v18;
const REAL v21 = v2 * v18;
const REAL v22 = v3 * v18;
const REAL v23 = v19 * v22;
const REAL v24 = v19 * v21;
const REAL v25 = v21 * v21;
const REAL v26 = v22 * v22;
const REAL v27 = v25 + v26;
const REAL v28 = v20 * v21;
const REAL v29 = v20 * v22;
const REAL v30 = v23 + v28;
const REAL v31 = v29 - v24;
const REAL v32 = v19 * v19;
const REAL v33 = v20 * v20;
const REAL v34 = v32 + v33;
const REAL v35 = v25 + v34;
const REAL v36 = v26 + v35;
const REAL v37 = REAL(1) / v36;
const REAL v38 = REAL(2.0) * v37;
const REAL v39 = v27 * v38;
const REAL v40 = v30 * v38;
const REAL v41 = v31 * v38;
const REAL v42 = REAL(1.0) - v39;
const REAL v43 = v19 * v20;
const REAL v44 = v26 + v33;
const REAL v45 = v21 * v22;
const REAL v46 = v28 - v23;
const REAL v47 = v43 + v45;
const REAL v48 = v38 * v46;
const REAL v49 = v38 * v44;
const REAL v50 = v38 * v47;
const REAL v51 = REAL(1.0) - v49;
const REAL v52 = v25 + v33;
const REAL v53 = v24 + v29;
const REAL v54 = v45 - v43;
const REAL v55 = v38 * v53;
const REAL v56 = v38 * v54;
const REAL v57 = v38 * v52;
const REAL v58 = REAL(1.0) - v57;
const REAL v59 = REAL(0.5) * v1;
const REAL v60 = REAL(0.5) * v0;
const REAL v61 = REAL(0.5) * v3;
const REAL v62 = REAL(0.5) * v2;
const REAL v63 = v4 * v42;
const REAL v64 = v5 * v40;
const REAL v65 = v63 + v64;
const REAL v66 = v6 * v41;
const REAL v67 = v65 + v66;
const REAL v68 = v4 * v48;
const REAL v69 = v5 * v51;
const REAL v70 = v68 + v69;
const REAL v71 = v6 * v50;
const REAL v72 = v70 + v71;
const REAL v73 = v4 * v55;
const REAL v74 = v5 * v56;
const REAL v75 = v73 + v74;
const REAL v76 = v6 * v58;
const REAL v77 = v75 + v76;
const REAL v78 = v7 * v59;
const REAL v79 = v8 * v60;
const REAL v80 = v79 - v78;
const REAL v81 = v9 * v61;
const REAL v82 = v80 + v81;
const REAL v83 = v10 * v62;
const REAL v84 = v82 - v83;
const REAL v85 = v7 * v62;
const REAL v86 = v8 * v61;
const REAL v87 = v85 + v86;
const REAL v88 = v9 * v60;
const REAL v89 = v88 - v87;
const REAL v90 = v10 * v59;
const REAL v91 = v89 + v90;
const REAL v92 = v7 * v61;
const REAL v93 = v8 * v62;
const REAL v94 = v93 - v92;
const REAL v95 = v9 * v59;
const REAL v96 = v94 - v95;
const REAL v97 = v10 * v60;
const REAL v98 = v96 + v97;
o0[6 * i + 0] = STORE(v67);
o0[6 * i + 1] = STORE(v72);
o0[6 * i + 2] = STORE(v77);
o0[6 * i + 3] = STORE(v84);
o0[6 * i + 4] = STORE(v91);
o0[6 * i + 5] = STORE(v98);
}

}


#endif
}


// <posekit Pose.body_gradient f64.>:1
static CUDA_CALLABLE void adj_pk_Pose_body_gradient_f64_2569c4fa_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_Pose_body_gradient_f64_2569c4fa_4da1875b {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_Pose_body_gradient_f64_2569c4fa_4da1875b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_body_gradient_f64_2569c4fa_4da1875b *_wp_args)
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
    wp::uint64 var_o0_ = _wp_args->o0_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Pose_body_gradient_f64_2569c4fa(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_Pose_body_gradient_f64_2569c4fa_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, o0_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_body_gradient_f64_2569c4fa_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_body_gradient_f64_2569c4fa_4da1875b_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_body_gradient_f64_2569c4fa_4da1875b *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_body_gradient_f64_2569c4fa_4da1875b_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_body_gradient_f64_2569c4fa_4da1875b_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_body_gradient_f64_2569c4fa_4da1875b *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_body_gradient_f64_2569c4fa_4da1875b_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_body_gradient_f64_2569c4fa_4da1875b_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_body_gradient_f64_2569c4fa_4da1875b *_wp_args)
{
    pk_Pose_body_gradient_f64_2569c4fa_4da1875b_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

