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


// <posekit positive.solve.3>v11.1 f64.>:1
static CUDA_CALLABLE void pk_positive_solve_3_f64_156117bc_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_)
{
// i0 = matrix
// i1 = vector
// i2 = result_bar
// o0 = matrix_bar
// o1 = vector_bar
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
REAL i0[9];
REAL i1[3];
REAL i2[3];
REAL o0[9];
REAL o1[3];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 9; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); i0[4] = REAL(p[4]); i0[5] = REAL(p[5]); i0[6] = REAL(p[6]); i0[7] = REAL(p[7]); i0[8] = REAL(p[8]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 3; i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 3; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); }
const REAL v0 = i0[0];
const REAL v1 = i0[3];
const REAL v2 = i0[4];
const REAL v3 = i0[6];
const REAL v4 = i0[7];
const REAL v5 = i0[8];
const REAL v6 = i1[0];
const REAL v7 = i1[1];
const REAL v8 = i1[2];
const REAL v9 = REAL(1) / PK_SQRT(v0);
const REAL v10 = v1 * v9;
const REAL v11 = v10 * v10;
const REAL v12 = v2 - v11;
const REAL v13 = REAL(1) / PK_SQRT(v12);
const REAL v14 = v3 * v9;
const REAL v15 = v10 * v14;
const REAL v16 = v4 - v15;
const REAL v17 = v13 * v16;
const REAL v18 = v14 * v14;
const REAL v19 = v17 * v17;
const REAL v20 = v18 + v19;
const REAL v21 = v5 - v20;
const REAL v22 = REAL(1) / PK_SQRT(v21);
const REAL v23 = v6 * v9;
const REAL v24 = v10 * v23;
const REAL v25 = v7 - v24;
const REAL v26 = v13 * v25;
const REAL v27 = v14 * v23;
const REAL v28 = v17 * v26;
const REAL v29 = v27 + v28;
const REAL v30 = v8 - v29;
const REAL v31 = v22 * v30;
const REAL v32 = v22 * v31;
const REAL v33 = v17 * v32;
const REAL v34 = v26 - v33;
const REAL v35 = v13 * v34;
const REAL v36 = v10 * v35;
const REAL v37 = v23 - v36;
const REAL v38 = v14 * v32;
const REAL v39 = v37 - v38;
const REAL v40 = i2[0];
const REAL v41 = i2[1];
const REAL v42 = i2[2];
const REAL v43 = v39 * v40;
const REAL v44 = v9 * v40;
const REAL v45 = v32 * v44;
const REAL v46 = v14 * v44;
const REAL v47 = v42 - v46;
const REAL v48 = v35 * v44;
const REAL v49 = v10 * v44;
const REAL v50 = v41 - v49;
const REAL v51 = v34 * v50;
const REAL v52 = v13 * v50;
const REAL v53 = v32 * v52;
const REAL v54 = v17 * v52;
const REAL v55 = v47 - v54;
const REAL v56 = v31 * v55;
const REAL v57 = v22 * v55;
const REAL v58 = v30 * v57;
const REAL v59 = v56 + v58;
const REAL v60 = v22 * v57;
const REAL v61 = v26 * v60;
const REAL v62 = v53 + v61;
const REAL v63 = v17 * v60;
const REAL v64 = v52 - v63;
const REAL v65 = v23 * v60;
const REAL v66 = v45 + v65;
const REAL v67 = v14 * v60;
const REAL v68 = v44 - v67;
const REAL v69 = v25 * v64;
const REAL v70 = v51 + v69;
const REAL v71 = v13 * v64;
const REAL v72 = v23 * v71;
const REAL v73 = v48 + v72;
const REAL v74 = v10 * v71;
const REAL v75 = v68 - v74;
const REAL v76 = v9 * v75;
const REAL v77 = v6 * v75;
const REAL v78 = v43 + v77;
const REAL v79 = v22 * v22;
const REAL v80 = v22 * v79;
const REAL v81 = REAL(0.5) * v80;
const REAL v82 = v59 * v81;
const REAL v83 = -v82;
const REAL v84 = v17 * v82;
const REAL v85 = v84 - v62;
const REAL v86 = v84 + v85;
const REAL v87 = v14 * v82;
const REAL v88 = v87 - v66;
const REAL v89 = v87 + v88;
const REAL v90 = v16 * v86;
const REAL v91 = v70 + v90;
const REAL v92 = v13 * v86;
const REAL v93 = v14 * v92;
const REAL v94 = v73 + v93;
const REAL v95 = v10 * v92;
const REAL v96 = v89 - v95;
const REAL v97 = v9 * v96;
const REAL v98 = v3 * v96;
const REAL v99 = v78 + v98;
const REAL v100 = v13 * v13;
const REAL v101 = v13 * v100;
const REAL v102 = REAL(0.5) * v101;
const REAL v103 = v91 * v102;
const REAL v104 = -v103;
const REAL v105 = v10 * v103;
const REAL v106 = v105 - v94;
const REAL v107 = v105 + v106;
const REAL v108 = v9 * v107;
const REAL v109 = v1 * v107;
const REAL v110 = v99 + v109;
const REAL v111 = v9 * v9;
const REAL v112 = v9 * v111;
const REAL v113 = REAL(0.5) * v112;
const REAL v114 = v110 * v113;
const REAL v115 = -v114;
o0[0] = v115;
o0[1] = REAL(0.0);
o0[2] = REAL(0.0);
o0[3] = v108;
o0[4] = v104;
o0[5] = REAL(0.0);
o0[6] = v97;
o0[7] = v92;
o0[8] = v83;
o1[0] = v76;
o1[1] = v71;
o1[2] = v60;
{ STORE* __restrict p = (STORE*)o0_ + t * 9; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); p[6] = STORE(o0[6]); p[7] = STORE(o0[7]); p[8] = STORE(o0[8]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 3; p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
alignas(64) STORE i0_g0[256];
alignas(64) STORE i0_g1[256];
alignas(64) STORE i0_g2[64];
alignas(64) STORE o0_g0[256];
alignas(64) STORE o0_g1[256];
alignas(64) STORE o0_g2[64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * 9; __builtin_memcpy(i0_g0 + i * 4, p + 0, 4 * sizeof(STORE)); __builtin_memcpy(i0_g1 + i * 4, p + 4, 4 * sizeof(STORE)); __builtin_memcpy(i0_g2 + i * 1, p + 8, 1 * sizeof(STORE)); }
const STORE* __restrict i1 = i1_b + b * 3;
const STORE* __restrict i2 = i2_b + b * 3;
STORE* __restrict o1 = o1_b + b * 3;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0_g0[4 * i + 0]);
const REAL v1 = REAL(i0_g0[4 * i + 3]);
const REAL v2 = REAL(i0_g1[4 * i + 0]);
const REAL v3 = REAL(i0_g1[4 * i + 2]);
const REAL v4 = REAL(i0_g1[4 * i + 3]);
const REAL v5 = REAL(i0_g2[1 * i + 0]);
const REAL v6 = REAL(i1[3 * i + 0]);
const REAL v7 = REAL(i1[3 * i + 1]);
const REAL v8 = REAL(i1[3 * i + 2]);
const REAL v9 = REAL(1) / PK_SQRT(v0);
const REAL v10 = v1 * v9;
const REAL v11 = v10 * v10;
const REAL v12 = v2 - v11;
const REAL v13 = REAL(1) / PK_SQRT(v12);
const REAL v14 = v3 * v9;
const REAL v15 = v10 * v14;
const REAL v16 = v4 - v15;
const REAL v17 = v13 * v16;
const REAL v18 = v14 * v14;
const REAL v19 = v17 * v17;
const REAL v20 = v18 + v19;
const REAL v21 = v5 - v20;
const REAL v22 = REAL(1) / PK_SQRT(v21);
const REAL v23 = v6 * v9;
const REAL v24 = v10 * v23;
const REAL v25 = v7 - v24;
const REAL v26 = v13 * v25;
const REAL v27 = v14 * v23;
const REAL v28 = v17 * v26;
const REAL v29 = v27 + v28;
const REAL v30 = v8 - v29;
const REAL v31 = v22 * v30;
const REAL v32 = v22 * v31;
const REAL v33 = v17 * v32;
const REAL v34 = v26 - v33;
const REAL v35 = v13 * v34;
const REAL v36 = v10 * v35;
const REAL v37 = v23 - v36;
const REAL v38 = v14 * v32;
const REAL v39 = v37 - v38;
const REAL v40 = REAL(i2[3 * i + 0]);
const REAL v41 = REAL(i2[3 * i + 1]);
const REAL v42 = REAL(i2[3 * i + 2]);
const REAL v43 = v39 * v40;
const REAL v44 = v9 * v40;
const REAL v45 = v32 * v44;
const REAL v46 = v14 * v44;
const REAL v47 = v42 - v46;
const REAL v48 = v35 * v44;
const REAL v49 = v10 * v44;
const REAL v50 = v41 - v49;
const REAL v51 = v34 * v50;
const REAL v52 = v13 * v50;
const REAL v53 = v32 * v52;
const REAL v54 = v17 * v52;
const REAL v55 = v47 - v54;
const REAL v56 = v31 * v55;
const REAL v57 = v22 * v55;
const REAL v58 = v30 * v57;
const REAL v59 = v56 + v58;
const REAL v60 = v22 * v57;
const REAL v61 = v26 * v60;
const REAL v62 = v53 + v61;
const REAL v63 = v17 * v60;
const REAL v64 = v52 - v63;
const REAL v65 = v23 * v60;
const REAL v66 = v45 + v65;
const REAL v67 = v14 * v60;
const REAL v68 = v44 - v67;
const REAL v69 = v25 * v64;
const REAL v70 = v51 + v69;
const REAL v71 = v13 * v64;
const REAL v72 = v23 * v71;
const REAL v73 = v48 + v72;
const REAL v74 = v10 * v71;
const REAL v75 = v68 - v74;
const REAL v76 = v9 * v75;
const REAL v77 = v6 * v75;
const REAL v78 = v43 + v77;
const REAL v79 = v22 * v22;
const REAL v80 = v22 * v79;
const REAL v81 = REAL(0.5) * v80;
const REAL v82 = v59 * v81;
const REAL v83 = -v82;
const REAL v84 = v17 * v82;
const REAL v85 = v84 - v62;
const REAL v86 = v84 + v85;
const REAL v87 = v14 * v82;
const REAL v88 = v87 - v66;
const REAL v89 = v87 + v88;
const REAL v90 = v16 * v86;
const REAL v91 = v70 + v90;
const REAL v92 = v13 * v86;
const REAL v93 = v14 * v92;
const REAL v94 = v73 + v93;
const REAL v95 = v10 * v92;
const REAL v96 = v89 - v95;
const REAL v97 = v9 * v96;
const REAL v98 = v3 * v96;
const REAL v99 = v78 + v98;
const REAL v100 = v13 * v13;
const REAL v101 = v13 * v100;
const REAL v102 = REAL(0.5) * v101;
const REAL v103 = v91 * v102;
const REAL v104 = -v103;
const REAL v105 = v10 * v103;
const REAL v106 = v105 - v94;
const REAL v107 = v105 + v106;
const REAL v108 = v9 * v107;
const REAL v109 = v1 * v107;
const REAL v110 = v99 + v109;
const REAL v111 = v9 * v9;
const REAL v112 = v9 * v111;
const REAL v113 = REAL(0.5) * v112;
const REAL v114 = v110 * v113;
const REAL v115 = -v114;
o0_g0[4 * i + 0] = STORE(v115);
o0_g0[4 * i + 1] = STORE(REAL(0.0));
o0_g0[4 * i + 2] = STORE(REAL(0.0));
o0_g0[4 * i + 3] = STORE(v108);
o0_g1[4 * i + 0] = STORE(v104);
o0_g1[4 * i + 1] = STORE(REAL(0.0));
o0_g1[4 * i + 2] = STORE(v97);
o0_g1[4 * i + 3] = STORE(v92);
o0_g2[1 * i + 0] = STORE(v83);
o1[3 * i + 0] = STORE(v76);
o1[3 * i + 1] = STORE(v71);
o1[3 * i + 2] = STORE(v60);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * 9; __builtin_memcpy(p + 0, o0_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o0_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o0_g2 + i * 1, 1 * sizeof(STORE)); }
}


#endif
}


// <posekit positive.solve.3>v11.1 f64.>:1
static CUDA_CALLABLE void adj_pk_positive_solve_3_f64_156117bc_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_)
{
}

struct wp_args_pk_positive_solve_3_f64_156117bc_aab73f8b {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 o0_;
    wp::uint64 o1_;
};


template <bool wp_linear_contiguous>
static void pk_positive_solve_3_f64_156117bc_aab73f8b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_positive_solve_3_f64_156117bc_aab73f8b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_positive_solve_3_f64_156117bc(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_positive_solve_3_f64_156117bc_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, o0_, o1_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_positive_solve_3_f64_156117bc_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_positive_solve_3_f64_156117bc_aab73f8b_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_3_f64_156117bc_aab73f8b *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_positive_solve_3_f64_156117bc_aab73f8b_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_positive_solve_3_f64_156117bc_aab73f8b_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_3_f64_156117bc_aab73f8b *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_positive_solve_3_f64_156117bc_aab73f8b_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_positive_solve_3_f64_156117bc_aab73f8b_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_3_f64_156117bc_aab73f8b *_wp_args)
{
    pk_positive_solve_3_f64_156117bc_aab73f8b_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

