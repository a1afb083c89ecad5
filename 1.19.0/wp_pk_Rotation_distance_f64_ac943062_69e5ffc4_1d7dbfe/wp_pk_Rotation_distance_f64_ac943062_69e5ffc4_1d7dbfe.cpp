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


// <posekit Rotation.distance f64.>:1
static CUDA_CALLABLE void pk_Rotation_distance_f64_ac943062_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_)
{
// i0 = quaternion1
// i1 = quaternion2
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
REAL i0[4];
REAL i1[4];
REAL o0[1];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i1[0];
const REAL v5 = i1[1];
const REAL v6 = i1[2];
const REAL v7 = i1[3];
const REAL v8 = PK_ABS(v0);
const REAL v9 = PK_ABS(v1);
const REAL v10 = PK_ABS(v2);
const REAL v11 = PK_ABS(v3);
const REAL v12 = v8 < v9 ? v9 : v8;
const REAL v13 = v12 < v10 ? v10 : v12;
const REAL v14 = v13 < v11 ? v11 : v13;
const REAL v15 = PK_UNSCALE(v14);
const REAL v16 = v0 * v15;
const REAL v17 = v1 * v15;
const REAL v18 = v2 * v15;
const REAL v19 = v3 * v15;
const REAL v20 = PK_ABS(v4);
const REAL v21 = PK_ABS(v5);
const REAL v22 = PK_ABS(v6);
const REAL v23 = PK_ABS(v7);
const REAL v24 = v20 < v21 ? v21 : v20;
const REAL v25 = v24 < v22 ? v22 : v24;
const REAL v26 = v25 < v23 ? v23 : v25;
const REAL v27 = PK_UNSCALE(v26);
const REAL v28 = v4 * v27;
const REAL v29 = v5 * v27;
const REAL v30 = v6 * v27;
const REAL v31 = v7 * v27;
const REAL v32 = v16 * v28;
const REAL v33 = v16 * v16;
const REAL v34 = PK_FMA(v17, v29, v32);
const REAL v35 = PK_FMA(v18, v30, v34);
const REAL v36 = PK_FMA(v19, v31, v35);
const REAL v37 = PK_FMA(v17, v17, v33);
const REAL v38 = PK_FMA(v18, v18, v37);
const REAL v39 = PK_FMA(v19, v19, v38);
const REAL v40 = REAL(1) / v39;
const REAL v41 = v36 * v40;
const REAL v42 = -v41;
const REAL v43 = PK_FMA(v39, v42, v36);
const REAL v44 = PK_FMA(v40, v43, v41);
const REAL v45 = -v44;
const REAL v46 = PK_FMA(v16, v45, v28);
const REAL v47 = PK_FMA(v17, v45, v29);
const REAL v48 = PK_FMA(v18, v45, v30);
const REAL v49 = PK_FMA(v19, v45, v31);
const REAL v50 = v17 * v46;
const REAL v51 = -v50;
const REAL v52 = PK_FMA(v16, v47, v51);
const REAL v53 = v18 * v46;
const REAL v54 = -v53;
const REAL v55 = PK_FMA(v16, v48, v54);
const REAL v56 = v19 * v46;
const REAL v57 = -v56;
const REAL v58 = PK_FMA(v16, v49, v57);
const REAL v59 = v18 * v47;
const REAL v60 = -v59;
const REAL v61 = PK_FMA(v17, v48, v60);
const REAL v62 = v19 * v47;
const REAL v63 = -v62;
const REAL v64 = PK_FMA(v17, v49, v63);
const REAL v65 = v19 * v48;
const REAL v66 = -v65;
const REAL v67 = PK_FMA(v18, v49, v66);
const REAL v68 = PK_ABS(v52);
const REAL v69 = PK_ABS(v55);
const REAL v70 = PK_ABS(v58);
const REAL v71 = PK_ABS(v61);
const REAL v72 = PK_ABS(v64);
const REAL v73 = PK_ABS(v67);
const REAL v74 = v68 < v69 ? v69 : v68;
const REAL v75 = v74 < v70 ? v70 : v74;
const REAL v76 = v75 < v71 ? v71 : v75;
const REAL v77 = v76 < v72 ? v72 : v76;
const REAL v78 = v77 < v73 ? v73 : v77;
const auto v79 = v78 != REAL(0.0);
const REAL v80 = v79 ? v78 : REAL(1.0);
const REAL v81 = PK_UNSCALE(v80);
const REAL v82 = v52 * v81;
const REAL v83 = v55 * v81;
const REAL v84 = v58 * v81;
const REAL v85 = v61 * v81;
const REAL v86 = v64 * v81;
const REAL v87 = v67 * v81;
const REAL v88 = v82 * v82;
const REAL v89 = PK_FMA(v83, v83, v88);
const REAL v90 = PK_FMA(v84, v84, v89);
const REAL v91 = PK_FMA(v85, v85, v90);
const REAL v92 = PK_FMA(v86, v86, v91);
const REAL v93 = PK_FMA(v87, v87, v92);
const REAL v94 = PK_UNSCALE(v81);
const REAL v95 = PK_SQRT(v93);
const REAL v96 = v94 * v95;
const REAL v97 = PK_ABS(v36);
const auto v98 = v96 <= v97;
const REAL v99 = v98 ? v96 : v97;
const REAL v100 = v97 * v97;
const REAL v101 = PK_FMA(v96, v96, v100);
const REAL v102 = REAL(1) / v101;
const REAL v103 = v96 * v97;
const REAL v104 = v102 * v103;
const REAL v105 = v99 * v99;
const REAL v106 = v102 * v105;
const REAL v107 = PK_FMA(v106, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v108 = PK_FMA(v106, v107, REAL(1597.9823405784207));
const REAL v109 = PK_FMA(v106, v108, (REAL(-2119.883863246352)));
const REAL v110 = PK_FMA(v106, v109, REAL(1958.1711149305122));
const REAL v111 = PK_FMA(v106, v110, (REAL(-1331.751710601445)));
const REAL v112 = PK_FMA(v106, v111, REAL(689.9864950194894));
const REAL v113 = PK_FMA(v106, v112, (REAL(-277.1238385127134)));
const REAL v114 = PK_FMA(v106, v113, REAL(87.80710088405552));
const REAL v115 = PK_FMA(v106, v114, (REAL(-21.593541742657845)));
const REAL v116 = PK_FMA(v106, v115, REAL(4.547086120700559));
const REAL v117 = PK_FMA(v106, v116, (REAL(-0.4073933743794334)));
const REAL v118 = PK_FMA(v106, v117, REAL(0.3507188784369902));
const REAL v119 = PK_FMA(v106, v118, REAL(0.2762917242235266));
const REAL v120 = PK_FMA(v106, v119, REAL(0.3000633566632698));
const REAL v121 = PK_FMA(v106, v120, REAL(0.3182324748859254));
const REAL v122 = PK_FMA(v106, v121, REAL(0.34099332446130215));
const REAL v123 = PK_FMA(v106, v122, REAL(0.36940834555111196));
const REAL v124 = PK_FMA(v106, v123, REAL(0.4063492067031882));
const REAL v125 = PK_FMA(v106, v124, REAL(0.4571428571400788));
const REAL v126 = PK_FMA(v106, v125, REAL(0.533333333333342));
const REAL v127 = PK_FMA(v106, v126, REAL(0.6666666666666666));
const REAL v128 = PK_FMA(v106, v127, REAL(1.0));
const REAL v129 = v104 * v128;
const REAL v130 = v129 - REAL(6.123233995736766e-17);
const REAL v131 = REAL(1.5707963267948966) - v130;
const REAL v132 = v98 ? v129 : v131;
const REAL v133 = REAL(2.0) * v132;
o0[0] = v133;
{ STORE* __restrict p = (STORE*)o0_ + t * 1; p[0] = STORE(o0[0]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
STORE* const o0_b = (STORE*)o0_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 4;
const STORE* __restrict i1 = i1_b + b * 4;
STORE* __restrict o0 = o0_b + b * 1;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[4 * i + 0]);
const REAL v1 = REAL(i0[4 * i + 1]);
const REAL v2 = REAL(i0[4 * i + 2]);
const REAL v3 = REAL(i0[4 * i + 3]);
const REAL v4 = REAL(i1[4 * i + 0]);
const REAL v5 = REAL(i1[4 * i + 1]);
const REAL v6 = REAL(i1[4 * i + 2]);
const REAL v7 = REAL(i1[4 * i + 3]);
const REAL v8 = PK_ABS(v0);
const REAL v9 = PK_ABS(v1);
const REAL v10 = PK_ABS(v2);
const REAL v11 = PK_ABS(v3);
const REAL v12 = v8 < v9 ? v9 : v8;
const REAL v13 = v12 < v10 ? v10 : v12;
const REAL v14 = v13 < v11 ? v11 : v13;
const REAL v15 = PK_UNSCALE(v14);
const REAL v16 = v0 * v15;
const REAL v17 = v1 * v15;
const REAL v18 = v2 * v15;
const REAL v19 = v3 * v15;
const REAL v20 = PK_ABS(v4);
const REAL v21 = PK_ABS(v5);
const REAL v22 = PK_ABS(v6);
const REAL v23 = PK_ABS(v7);
const REAL v24 = v20 < v21 ? v21 : v20;
const REAL v25 = v24 < v22 ? v22 : v24;
const REAL v26 = v25 < v23 ? v23 : v25;
const REAL v27 = PK_UNSCALE(v26);
const REAL v28 = v4 * v27;
const REAL v29 = v5 * v27;
const REAL v30 = v6 * v27;
const REAL v31 = v7 * v27;
const REAL v32 = v16 * v28;
const REAL v33 = v16 * v16;
const REAL v34 = PK_FMA(v17, v29, v32);
const REAL v35 = PK_FMA(v18, v30, v34);
const REAL v36 = PK_FMA(v19, v31, v35);
const REAL v37 = PK_FMA(v17, v17, v33);
const REAL v38 = PK_FMA(v18, v18, v37);
const REAL v39 = PK_FMA(v19, v19, v38);
const REAL v40 = REAL(1) / v39;
const REAL v41 = v36 * v40;
const REAL v42 = -v41;
const REAL v43 = PK_FMA(v39, v42, v36);
const REAL v44 = PK_FMA(v40, v43, v41);
const REAL v45 = -v44;
const REAL v46 = PK_FMA(v16, v45, v28);
const REAL v47 = PK_FMA(v17, v45, v29);
const REAL v48 = PK_FMA(v18, v45, v30);
const REAL v49 = PK_FMA(v19, v45, v31);
const REAL v50 = v17 * v46;
const REAL v51 = -v50;
const REAL v52 = PK_FMA(v16, v47, v51);
const REAL v53 = v18 * v46;
const REAL v54 = -v53;
const REAL v55 = PK_FMA(v16, v48, v54);
const REAL v56 = v19 * v46;
const REAL v57 = -v56;
const REAL v58 = PK_FMA(v16, v49, v57);
const REAL v59 = v18 * v47;
const REAL v60 = -v59;
const REAL v61 = PK_FMA(v17, v48, v60);
const REAL v62 = v19 * v47;
const REAL v63 = -v62;
const REAL v64 = PK_FMA(v17, v49, v63);
const REAL v65 = v19 * v48;
const REAL v66 = -v65;
const REAL v67 = PK_FMA(v18, v49, v66);
const REAL v68 = PK_ABS(v52);
const REAL v69 = PK_ABS(v55);
const REAL v70 = PK_ABS(v58);
const REAL v71 = PK_ABS(v61);
const REAL v72 = PK_ABS(v64);
const REAL v73 = PK_ABS(v67);
const REAL v74 = v68 < v69 ? v69 : v68;
const REAL v75 = v74 < v70 ? v70 : v74;
const REAL v76 = v75 < v71 ? v71 : v75;
const REAL v77 = v76 < v72 ? v72 : v76;
const REAL v78 = v77 < v73 ? v73 : v77;
const auto v79 = v78 != REAL(0.0);
const REAL v80 = v79 ? v78 : REAL(1.0);
const REAL v81 = PK_UNSCALE(v80);
const REAL v82 = v52 * v81;
const REAL v83 = v55 * v81;
const REAL v84 = v58 * v81;
const REAL v85 = v61 * v81;
const REAL v86 = v64 * v81;
const REAL v87 = v67 * v81;
const REAL v88 = v82 * v82;
const REAL v89 = PK_FMA(v83, v83, v88);
const REAL v90 = PK_FMA(v84, v84, v89);
const REAL v91 = PK_FMA(v85, v85, v90);
const REAL v92 = PK_FMA(v86, v86, v91);
const REAL v93 = PK_FMA(v87, v87, v92);
const REAL v94 = PK_UNSCALE(v81);
const REAL v95 = PK_SQRT(v93);
const REAL v96 = v94 * v95;
const REAL v97 = PK_ABS(v36);
const auto v98 = v96 <= v97;
const REAL v99 = v98 ? v96 : v97;
const REAL v100 = v97 * v97;
const REAL v101 = PK_FMA(v96, v96, v100);
const REAL v102 = REAL(1) / v101;
const REAL v103 = v96 * v97;
const REAL v104 = v102 * v103;
const REAL v105 = v99 * v99;
const REAL v106 = v102 * v105;
const REAL v107 = PK_FMA(v106, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v108 = PK_FMA(v106, v107, REAL(1597.9823405784207));
const REAL v109 = PK_FMA(v106, v108, (REAL(-2119.883863246352)));
const REAL v110 = PK_FMA(v106, v109, REAL(1958.1711149305122));
const REAL v111 = PK_FMA(v106, v110, (REAL(-1331.751710601445)));
const REAL v112 = PK_FMA(v106, v111, REAL(689.9864950194894));
const REAL v113 = PK_FMA(v106, v112, (REAL(-277.1238385127134)));
const REAL v114 = PK_FMA(v106, v113, REAL(87.80710088405552));
const REAL v115 = PK_FMA(v106, v114, (REAL(-21.593541742657845)));
const REAL v116 = PK_FMA(v106, v115, REAL(4.547086120700559));
const REAL v117 = PK_FMA(v106, v116, (REAL(-0.4073933743794334)));
const REAL v118 = PK_FMA(v106, v117, REAL(0.3507188784369902));
const REAL v119 = PK_FMA(v106, v118, REAL(0.2762917242235266));
const REAL v120 = PK_FMA(v106, v119, REAL(0.3000633566632698));
const REAL v121 = PK_FMA(v106, v120, REAL(0.3182324748859254));
const REAL v122 = PK_FMA(v106, v121, REAL(0.34099332446130215));
const REAL v123 = PK_FMA(v106, v122, REAL(0.36940834555111196));
const REAL v124 = PK_FMA(v106, v123, REAL(0.4063492067031882));
const REAL v125 = PK_FMA(v106, v124, REAL(0.4571428571400788));
const REAL v126 = PK_FMA(v106, v125, REAL(0.533333333333342));
const REAL v127 = PK_FMA(v106, v126, REAL(0.6666666666666666));
const REAL v128 = PK_FMA(v106, v127, REAL(1.0));
const REAL v129 = v104 * v128;
const REAL v130 = v129 - REAL(6.123233995736766e-17);
const REAL v131 = REAL(1.5707963267948966) - v130;
const REAL v132 = v98 ? v129 : v131;
const REAL v133 = REAL(2.0) * v132;
o0[1 * i + 0] = STORE(v133);
}

}


#endif
}


// <posekit Rotation.distance f64.>:1
static CUDA_CALLABLE void adj_pk_Rotation_distance_f64_ac943062_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_Rotation_distance_f64_ac943062_e937ffc7 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_Rotation_distance_f64_ac943062_e937ffc7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Rotation_distance_f64_ac943062_e937ffc7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Rotation_distance_f64_ac943062(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_Rotation_distance_f64_ac943062_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, o0_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Rotation_distance_f64_ac943062_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Rotation_distance_f64_ac943062_e937ffc7_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_distance_f64_ac943062_e937ffc7 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Rotation_distance_f64_ac943062_e937ffc7_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Rotation_distance_f64_ac943062_e937ffc7_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_distance_f64_ac943062_e937ffc7 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Rotation_distance_f64_ac943062_e937ffc7_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Rotation_distance_f64_ac943062_e937ffc7_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Rotation_distance_f64_ac943062_e937ffc7 *_wp_args)
{
    pk_Rotation_distance_f64_ac943062_e937ffc7_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

