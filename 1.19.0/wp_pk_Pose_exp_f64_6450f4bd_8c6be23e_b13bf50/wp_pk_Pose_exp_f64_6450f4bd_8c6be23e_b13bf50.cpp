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


// <posekit Pose.exp f64.>:1
static CUDA_CALLABLE void pk_Pose_exp_f64_6450f4bd_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_,
    wp::uint64 o1_)
{
// i0 = tangent
// o0 = position
// o1 = quaternion
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
REAL i0[6];
REAL o0[3];
REAL o1[4];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 6; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i0[4] = REAL(w.x[0]); i0[5] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); i0[4] = REAL(p[4]); i0[5] = REAL(p[5]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i0[4];
const REAL v5 = i0[5];
const REAL v6 = v2 * v4;
const REAL v7 = v1 * v5;
const REAL v8 = v6 - v7;
const REAL v9 = v0 * v5;
const REAL v10 = v2 * v3;
const REAL v11 = v9 - v10;
const REAL v12 = v1 * v3;
const REAL v13 = v0 * v4;
const REAL v14 = v12 - v13;
const REAL v15 = v0 * v3;
const REAL v16 = v1 * v4;
const REAL v17 = v15 + v16;
const REAL v18 = v2 * v5;
const REAL v19 = v17 + v18;
const REAL v20 = v3 * v3;
const REAL v21 = -v20;
const REAL v22 = PK_FMA(v3, v3, v21);
const REAL v23 = PK_FMA(v4, v4, v20);
const REAL v24 = v23 - v20;
const REAL v25 = v23 - v24;
const REAL v26 = v20 - v25;
const REAL v27 = v20 - v23;
const REAL v28 = PK_FMA(v4, v4, v27);
const REAL v29 = v26 + v28;
const REAL v30 = v22 + v29;
const REAL v31 = PK_FMA(v5, v5, v23);
const REAL v32 = v31 - v23;
const REAL v33 = v31 - v32;
const REAL v34 = v23 - v33;
const REAL v35 = v23 - v31;
const REAL v36 = PK_FMA(v5, v5, v35);
const REAL v37 = v34 + v36;
const REAL v38 = v30 + v37;
const REAL v39 = REAL(0.25) * v31;
const REAL v40 = REAL(0.25) * v38;
const REAL v41 = PK_SQRT(v39);
const REAL v42 = REAL(0.3183098861837907) * v41;
const REAL v43 = PK_RINT(v42);
const REAL v44 = REAL(1) / v41;
const REAL v45 = -v41;
const REAL v46 = PK_FMA(v41, v45, v39);
const REAL v47 = v40 + v46;
const REAL v48 = REAL(0.5) * v44;
const REAL v49 = v47 * v48;
const REAL v50 = PK_FMA(v43, (REAL(-3.1415926218032837)), v41);
const REAL v51 = PK_FMA(v43, (REAL(-3.1786509424591713e-08)), v50);
const REAL v52 = PK_FMA(v43, (REAL(-1.2246467864107189e-16)), v51);
const REAL v53 = v49 + v52;
const auto v54 = REAL(2.0) < v53;
const REAL v55 = v54 ? REAL(2.0) : v53;
const auto v56 = v55 < (REAL(-2.0));
const REAL v57 = v56 ? (REAL(-2.0)) : v55;
const REAL v58 = REAL(0.5) * v43;
const REAL v59 = PK_RINT(v58);
const REAL v60 = v58 - v59;
const REAL v61 = PK_ABS(v60);
const REAL v62 = REAL(4.0) * v61;
const REAL v63 = REAL(1.0) - v62;
const auto v64 = v43 != REAL(0.0);
const REAL v65 = v57 * v57;
const REAL v66 = v64 ? v65 : v39;
const REAL v67 = PK_FMA(v66, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v68 = PK_FMA(v66, v67, REAL(1.605897465969838e-10));
const REAL v69 = PK_FMA(v66, v68, (REAL(-2.505210757580932e-08)));
const REAL v70 = PK_FMA(v66, v69, REAL(2.7557319218837673e-06));
const REAL v71 = PK_FMA(v66, v70, (REAL(-0.0001984126984125376)));
const REAL v72 = PK_FMA(v66, v71, REAL(0.008333333333333314));
const REAL v73 = PK_FMA(v66, v72, (REAL(-0.16666666666666666)));
const REAL v74 = PK_FMA(v66, v73, REAL(1.0));
const REAL v75 = PK_FMA(v66, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v76 = PK_FMA(v66, v75, (REAL(-1.1470691953867652e-11)));
const REAL v77 = PK_FMA(v66, v76, REAL(2.0876756198622268e-09));
const REAL v78 = PK_FMA(v66, v77, (REAL(-2.755731921716151e-07)));
const REAL v79 = PK_FMA(v66, v78, REAL(2.4801587301554145e-05));
const REAL v80 = PK_FMA(v66, v79, (REAL(-0.001388888888888881)));
const REAL v81 = PK_FMA(v66, v80, REAL(0.041666666666666664));
const REAL v82 = PK_FMA(v66, v81, (REAL(-0.5)));
const REAL v83 = PK_FMA(v66, v82, REAL(1.0));
const REAL v84 = v63 * v83;
const REAL v85 = v57 * v63;
const REAL v86 = v74 * v85;
const REAL v87 = v44 * v86;
const REAL v88 = v64 ? v87 : v74;
const REAL v89 = v88 * v88;
const REAL v90 = REAL(0.5) * v89;
const REAL v91 = v84 * v88;
const REAL v92 = v88 - v84;
const REAL v93 = REAL(1) / v39;
const REAL v94 = v92 * v93;
const REAL v95 = PK_FMA(v39, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v96 = PK_FMA(v39, v95, (REAL(-4.4981620568669215e-14)));
const REAL v97 = PK_FMA(v39, v96, REAL(1.070602299732214e-11));
const REAL v98 = PK_FMA(v39, v97, (REAL(-1.9270852469696167e-09)));
const REAL v99 = PK_FMA(v39, v98, REAL(2.505210838380911e-07));
const REAL v100 = PK_FMA(v39, v99, (REAL(-2.204585537917878e-05)));
const REAL v101 = PK_FMA(v39, v100, REAL(0.0011904761904761882));
const REAL v102 = PK_FMA(v39, v101, (REAL(-0.03333333333333333)));
const REAL v103 = PK_FMA(v39, v102, REAL(0.3333333333333333));
const auto v104 = v39 < REAL(6.25);
const REAL v105 = v104 ? v103 : v94;
const REAL v106 = v88 * v105;
const REAL v107 = v89 - v106;
const REAL v108 = v39 * v105;
const REAL v109 = v105 * v108;
const REAL v110 = v107 + v109;
const REAL v111 = REAL(0.25) * v110;
const REAL v112 = v0 * v91;
const REAL v113 = v1 * v91;
const REAL v114 = v2 * v91;
const REAL v115 = v8 * v90;
const REAL v116 = v11 * v90;
const REAL v117 = v14 * v90;
const REAL v118 = v112 + v115;
const REAL v119 = v113 + v116;
const REAL v120 = v114 + v117;
const REAL v121 = v19 * v111;
const REAL v122 = v3 * v121;
const REAL v123 = v4 * v121;
const REAL v124 = v5 * v121;
const REAL v125 = v118 + v122;
const REAL v126 = v119 + v123;
const REAL v127 = v120 + v124;
const REAL v128 = REAL(0.5) * v88;
const REAL v129 = v3 * v128;
const REAL v130 = v4 * v128;
const REAL v131 = v5 * v128;
o0[0] = v125;
o0[1] = v126;
o0[2] = v127;
o1[0] = v84;
o1[1] = v129;
o1[2] = v130;
o1[3] = v131;
{ STORE* __restrict p = (STORE*)o0_ + t * 3; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 4; if (aligned) { { PackedRow w; w.x[0] = STORE(o1[0]); w.x[1] = STORE(o1[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o1[2]); w.x[1] = STORE(o1[3]); ((PackedRow*)p)[1] = w; } } else { p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 6;
STORE* __restrict o0 = o0_b + b * 3;
STORE* __restrict o1 = o1_b + b * 4;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[6 * i + 0]);
const REAL v1 = REAL(i0[6 * i + 1]);
const REAL v2 = REAL(i0[6 * i + 2]);
const REAL v3 = REAL(i0[6 * i + 3]);
const REAL v4 = REAL(i0[6 * i + 4]);
const REAL v5 = REAL(i0[6 * i + 5]);
const REAL v6 = v2 * v4;
const REAL v7 = v1 * v5;
const REAL v8 = v6 - v7;
const REAL v9 = v0 * v5;
const REAL v10 = v2 * v3;
const REAL v11 = v9 - v10;
const REAL v12 = v1 * v3;
const REAL v13 = v0 * v4;
const REAL v14 = v12 - v13;
const REAL v15 = v0 * v3;
const REAL v16 = v1 * v4;
const REAL v17 = v15 + v16;
const REAL v18 = v2 * v5;
const REAL v19 = v17 + v18;
const REAL v20 = v3 * v3;
const REAL v21 = -v20;
const REAL v22 = PK_FMA(v3, v3, v21);
const REAL v23 = PK_FMA(v4, v4, v20);
const REAL v24 = v23 - v20;
const REAL v25 = v23 - v24;
const REAL v26 = v20 - v25;
const REAL v27 = v20 - v23;
const REAL v28 = PK_FMA(v4, v4, v27);
const REAL v29 = v26 + v28;
const REAL v30 = v22 + v29;
const REAL v31 = PK_FMA(v5, v5, v23);
const REAL v32 = v31 - v23;
const REAL v33 = v31 - v32;
const REAL v34 = v23 - v33;
const REAL v35 = v23 - v31;
const REAL v36 = PK_FMA(v5, v5, v35);
const REAL v37 = v34 + v36;
const REAL v38 = v30 + v37;
const REAL v39 = REAL(0.25) * v31;
const REAL v40 = REAL(0.25) * v38;
const REAL v41 = PK_SQRT(v39);
const REAL v42 = REAL(0.3183098861837907) * v41;
const REAL v43 = PK_RINT(v42);
const REAL v44 = REAL(1) / v41;
const REAL v45 = -v41;
const REAL v46 = PK_FMA(v41, v45, v39);
const REAL v47 = v40 + v46;
const REAL v48 = REAL(0.5) * v44;
const REAL v49 = v47 * v48;
const REAL v50 = PK_FMA(v43, (REAL(-3.1415926218032837)), v41);
const REAL v51 = PK_FMA(v43, (REAL(-3.1786509424591713e-08)), v50);
const REAL v52 = PK_FMA(v43, (REAL(-1.2246467864107189e-16)), v51);
const REAL v53 = v49 + v52;
const auto v54 = REAL(2.0) < v53;
const REAL v55 = v54 ? REAL(2.0) : v53;
const auto v56 = v55 < (REAL(-2.0));
const REAL v57 = v56 ? (REAL(-2.0)) : v55;
const REAL v58 = REAL(0.5) * v43;
const REAL v59 = PK_RINT(v58);
const REAL v60 = v58 - v59;
const REAL v61 = PK_ABS(v60);
const REAL v62 = REAL(4.0) * v61;
const REAL v63 = REAL(1.0) - v62;
const auto v64 = v43 != REAL(0.0);
const REAL v65 = v57 * v57;
const REAL v66 = v64 ? v65 : v39;
const REAL v67 = PK_FMA(v66, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v68 = PK_FMA(v66, v67, REAL(1.605897465969838e-10));
const REAL v69 = PK_FMA(v66, v68, (REAL(-2.505210757580932e-08)));
const REAL v70 = PK_FMA(v66, v69, REAL(2.7557319218837673e-06));
const REAL v71 = PK_FMA(v66, v70, (REAL(-0.0001984126984125376)));
const REAL v72 = PK_FMA(v66, v71, REAL(0.008333333333333314));
const REAL v73 = PK_FMA(v66, v72, (REAL(-0.16666666666666666)));
const REAL v74 = PK_FMA(v66, v73, REAL(1.0));
const REAL v75 = PK_FMA(v66, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v76 = PK_FMA(v66, v75, (REAL(-1.1470691953867652e-11)));
const REAL v77 = PK_FMA(v66, v76, REAL(2.0876756198622268e-09));
const REAL v78 = PK_FMA(v66, v77, (REAL(-2.755731921716151e-07)));
const REAL v79 = PK_FMA(v66, v78, REAL(2.4801587301554145e-05));
const REAL v80 = PK_FMA(v66, v79, (REAL(-0.001388888888888881)));
const REAL v81 = PK_FMA(v66, v80, REAL(0.041666666666666664));
const REAL v82 = PK_FMA(v66, v81, (REAL(-0.5)));
const REAL v83 = PK_FMA(v66, v82, REAL(1.0));
const REAL v84 = v63 * v83;
const REAL v85 = v57 * v63;
const REAL v86 = v74 * v85;
const REAL v87 = v44 * v86;
const REAL v88 = v64 ? v87 : v74;
const REAL v89 = v88 * v88;
const REAL v90 = REAL(0.5) * v89;
const REAL v91 = v84 * v88;
const REAL v92 = v88 - v84;
const REAL v93 = REAL(1) / v39;
const REAL v94 = v92 * v93;
const REAL v95 = PK_FMA(v39, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v96 = PK_FMA(v39, v95, (REAL(-4.4981620568669215e-14)));
const REAL v97 = PK_FMA(v39, v96, REAL(1.070602299732214e-11));
const REAL v98 = PK_FMA(v39, v97, (REAL(-1.9270852469696167e-09)));
const REAL v99 = PK_FMA(v39, v98, REAL(2.505210838380911e-07));
const REAL v100 = PK_FMA(v39, v99, (REAL(-2.204585537917878e-05)));
const REAL v101 = PK_FMA(v39, v100, REAL(0.0011904761904761882));
const REAL v102 = PK_FMA(v39, v101, (REAL(-0.03333333333333333)));
const REAL v103 = PK_FMA(v39, v102, REAL(0.3333333333333333));
const auto v104 = v39 < REAL(6.25);
const REAL v105 = v104 ? v103 : v94;
const REAL v106 = v88 * v105;
const REAL v107 = v89 - v106;
const REAL v108 = v39 * v105;
const REAL v109 = v105 * v108;
const REAL v110 = v107 + v109;
const REAL v111 = REAL(0.25) * v110;
const REAL v112 = v0 * v91;
const REAL v113 = v1 * v91;
const REAL v114 = v2 * v91;
const REAL v115 = v8 * v90;
const REAL v116 = v11 * v90;
const REAL v117 = v14 * v90;
const REAL v118 = v112 + v115;
const REAL v119 = v113 + v116;
const REAL v120 = v114 + v117;
const REAL v121 = v19 * v111;
const REAL v122 = v3 * v121;
const REAL v123 = v4 * v121;
const REAL v124 = v5 * v121;
const REAL v125 = v118 + v122;
const REAL v126 = v119 + v123;
const REAL v127 = v120 + v124;
const REAL v128 = REAL(0.5) * v88;
const REAL v129 = v3 * v128;
const REAL v130 = v4 * v128;
const REAL v131 = v5 * v128;
o0[3 * i + 0] = STORE(v125);
o0[3 * i + 1] = STORE(v126);
o0[3 * i + 2] = STORE(v127);
o1[4 * i + 0] = STORE(v84);
o1[4 * i + 1] = STORE(v129);
o1[4 * i + 2] = STORE(v130);
o1[4 * i + 3] = STORE(v131);
}

}


#endif
}


// <posekit Pose.exp f64.>:1
static CUDA_CALLABLE void adj_pk_Pose_exp_f64_6450f4bd_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_)
{
}

struct wp_args_pk_Pose_exp_f64_6450f4bd_363e0ba0 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 o0_;
    wp::uint64 o1_;
};


template <bool wp_linear_contiguous>
static void pk_Pose_exp_f64_6450f4bd_363e0ba0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_exp_f64_6450f4bd_363e0ba0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Pose_exp_f64_6450f4bd(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_Pose_exp_f64_6450f4bd_body(wp.int64(wp.tid()), n, aligned, i0_, o0_, o1_)           <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_exp_f64_6450f4bd_body_0(var_1, var_n, var_aligned, var_i0_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_exp_f64_6450f4bd_363e0ba0_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_exp_f64_6450f4bd_363e0ba0 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_exp_f64_6450f4bd_363e0ba0_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_exp_f64_6450f4bd_363e0ba0_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_exp_f64_6450f4bd_363e0ba0 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_exp_f64_6450f4bd_363e0ba0_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_exp_f64_6450f4bd_363e0ba0_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_exp_f64_6450f4bd_363e0ba0 *_wp_args)
{
    pk_Pose_exp_f64_6450f4bd_363e0ba0_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

