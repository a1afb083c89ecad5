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


// <posekit Rotation.retract f64.sss>:1
static CUDA_CALLABLE void pk_Rotation_retract_f64_b5c8a67e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
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
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0)
{
// i0 = quaternion
// i1 = tangent
// o0 = quaternion
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
alignas(64) REAL i0_t[4][64];
alignas(64) REAL i1_t[3][64];
alignas(64) REAL o0_t[4][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); i0_t[3][i] = REAL(p[3 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); }
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i0_t[3][i];
const REAL v4 = i1_t[0][i];
const REAL v5 = i1_t[1][i];
const REAL v6 = i1_t[2][i];
const REAL v7 = PK_ABS(v0);
const REAL v8 = PK_ABS(v1);
const REAL v9 = PK_ABS(v2);
const REAL v10 = PK_ABS(v3);
const REAL v11 = v7 < v8 ? v8 : v7;
const REAL v12 = v11 < v9 ? v9 : v11;
const REAL v13 = v12 < v10 ? v10 : v12;
const auto v14 = v13 != REAL(0.0);
const REAL v15 = v14 ? v13 : REAL(1.0);
const REAL v16 = PK_UNSCALE(v15);
const auto v17 = REAL(64.0) < v13;
const REAL v18 = PK_UNSCALE(v13);
const auto v19 = v13 < REAL(0.015625);
const REAL v20 = v19 ? v16 : REAL(1.0);
const REAL v21 = v17 ? v18 : v20;
const REAL v22 = v0 * v21;
const REAL v23 = v1 * v21;
const REAL v24 = v2 * v21;
const REAL v25 = v3 * v21;
const REAL v26 = v4 * v4;
const REAL v27 = -v26;
const REAL v28 = PK_FMA(v4, v4, v27);
const REAL v29 = PK_FMA(v5, v5, v26);
const REAL v30 = v29 - v26;
const REAL v31 = v29 - v30;
const REAL v32 = v26 - v31;
const REAL v33 = v26 - v29;
const REAL v34 = PK_FMA(v5, v5, v33);
const REAL v35 = v32 + v34;
const REAL v36 = v28 + v35;
const REAL v37 = PK_FMA(v6, v6, v29);
const REAL v38 = v37 - v29;
const REAL v39 = v37 - v38;
const REAL v40 = v29 - v39;
const REAL v41 = v29 - v37;
const REAL v42 = PK_FMA(v6, v6, v41);
const REAL v43 = v40 + v42;
const REAL v44 = v36 + v43;
const REAL v45 = REAL(0.25) * v37;
const REAL v46 = REAL(0.25) * v44;
const REAL v47 = PK_SQRT(v45);
const REAL v48 = REAL(0.3183098861837907) * v47;
const REAL v49 = PK_RINT(v48);
const REAL v50 = REAL(1) / v47;
const REAL v51 = -v47;
const REAL v52 = PK_FMA(v47, v51, v45);
const REAL v53 = v46 + v52;
const REAL v54 = REAL(0.5) * v50;
const REAL v55 = v53 * v54;
const REAL v56 = PK_FMA(v49, (REAL(-3.1415926218032837)), v47);
const REAL v57 = PK_FMA(v49, (REAL(-3.1786509424591713e-08)), v56);
const REAL v58 = PK_FMA(v49, (REAL(-1.2246467864107189e-16)), v57);
const REAL v59 = v55 + v58;
const auto v60 = REAL(2.0) < v59;
const REAL v61 = v60 ? REAL(2.0) : v59;
const auto v62 = v61 < (REAL(-2.0));
const REAL v63 = v62 ? (REAL(-2.0)) : v61;
const REAL v64 = REAL(0.5) * v49;
const REAL v65 = PK_RINT(v64);
const REAL v66 = v64 - v65;
const REAL v67 = PK_ABS(v66);
const REAL v68 = REAL(4.0) * v67;
const REAL v69 = REAL(1.0) - v68;
const auto v70 = v49 != REAL(0.0);
const REAL v71 = v63 * v63;
const REAL v72 = v70 ? v71 : v45;
const REAL v73 = PK_FMA(v72, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v74 = PK_FMA(v72, v73, REAL(1.605897465969838e-10));
const REAL v75 = PK_FMA(v72, v74, (REAL(-2.505210757580932e-08)));
const REAL v76 = PK_FMA(v72, v75, REAL(2.7557319218837673e-06));
const REAL v77 = PK_FMA(v72, v76, (REAL(-0.0001984126984125376)));
const REAL v78 = PK_FMA(v72, v77, REAL(0.008333333333333314));
const REAL v79 = PK_FMA(v72, v78, (REAL(-0.16666666666666666)));
const REAL v80 = PK_FMA(v72, v79, REAL(1.0));
const REAL v81 = PK_FMA(v72, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v82 = PK_FMA(v72, v81, (REAL(-1.1470691953867652e-11)));
const REAL v83 = PK_FMA(v72, v82, REAL(2.0876756198622268e-09));
const REAL v84 = PK_FMA(v72, v83, (REAL(-2.755731921716151e-07)));
const REAL v85 = PK_FMA(v72, v84, REAL(2.4801587301554145e-05));
const REAL v86 = PK_FMA(v72, v85, (REAL(-0.001388888888888881)));
const REAL v87 = PK_FMA(v72, v86, REAL(0.041666666666666664));
const REAL v88 = PK_FMA(v72, v87, (REAL(-0.5)));
const REAL v89 = PK_FMA(v72, v88, REAL(1.0));
const REAL v90 = v69 * v89;
const REAL v91 = v63 * v69;
const REAL v92 = v80 * v91;
const REAL v93 = v50 * v92;
const REAL v94 = v70 ? v93 : v80;
const REAL v95 = REAL(0.5) * v94;
const REAL v96 = v4 * v95;
const REAL v97 = v5 * v95;
const REAL v98 = v6 * v95;
const REAL v99 = v22 * v90;
const REAL v100 = v23 * v96;
const REAL v101 = v99 - v100;
const REAL v102 = v24 * v97;
const REAL v103 = v101 - v102;
const REAL v104 = v25 * v98;
const REAL v105 = v103 - v104;
const REAL v106 = v22 * v96;
const REAL v107 = v23 * v90;
const REAL v108 = v106 + v107;
const REAL v109 = v24 * v98;
const REAL v110 = v25 * v97;
const REAL v111 = v109 - v110;
const REAL v112 = v108 + v111;
const REAL v113 = v22 * v97;
const REAL v114 = v24 * v90;
const REAL v115 = v113 + v114;
const REAL v116 = v25 * v96;
const REAL v117 = v23 * v98;
const REAL v118 = v116 - v117;
const REAL v119 = v115 + v118;
const REAL v120 = v22 * v98;
const REAL v121 = v25 * v90;
const REAL v122 = v120 + v121;
const REAL v123 = v23 * v97;
const REAL v124 = v24 * v96;
const REAL v125 = v123 - v124;
const REAL v126 = v122 + v125;
o0_t[0][i] = v105;
o0_t[1][i] = v112;
o0_t[2][i] = v119;
o0_t[3][i] = v126;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); p[2] = STORE(o0_t[2][i]); p[3] = STORE(o0_t[3][i]); }
}

}
#endif
}


// <posekit Rotation.retract f64.sss>:1
static CUDA_CALLABLE void adj_pk_Rotation_retract_f64_b5c8a67e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
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
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_o0_,
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
    wp::int64 & adj_o0_s0,
    wp::int64 & adj_o0_s1,
    wp::int64 & adj_o0_s2,
    wp::int64 & adj_o0_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0)
{
}

struct wp_args_pk_Rotation_retract_f64_b5c8a67e_1bb9dc08 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 o0_;
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
    wp::int64 o0_s0;
    wp::int64 o0_s1;
    wp::int64 o0_s2;
    wp::int64 o0_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
};


template <bool wp_linear_contiguous>
static void pk_Rotation_retract_f64_b5c8a67e_1bb9dc08_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Rotation_retract_f64_b5c8a67e_1bb9dc08 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_o0_ = _wp_args->o0_;
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
    wp::int64 var_o0_s0 = _wp_args->o0_s0;
    wp::int64 var_o0_s1 = _wp_args->o0_s1;
    wp::int64 var_o0_s2 = _wp_args->o0_s2;
    wp::int64 var_o0_s3 = _wp_args->o0_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Rotation_retract_f64_b5c8a67e(i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64):       <L 4>
    // pk_Rotation_retract_f64_b5c8a67e_body(wp.int64(wp.tid()), i0_, i1_, o0_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, o0_s0, o0_s1, o0_s2, o0_s3, i0_e0, i1_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Rotation_retract_f64_b5c8a67e_body_0(var_1, var_i0_, var_i1_, var_o0_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_i0_e0, var_i1_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Rotation_retract_f64_b5c8a67e_1bb9dc08_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_retract_f64_b5c8a67e_1bb9dc08 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Rotation_retract_f64_b5c8a67e_1bb9dc08_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Rotation_retract_f64_b5c8a67e_1bb9dc08_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_retract_f64_b5c8a67e_1bb9dc08 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Rotation_retract_f64_b5c8a67e_1bb9dc08_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Rotation_retract_f64_b5c8a67e_1bb9dc08_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_retract_f64_b5c8a67e_1bb9dc08 *_wp_args)
{
    pk_Rotation_retract_f64_b5c8a67e_1bb9dc08_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

