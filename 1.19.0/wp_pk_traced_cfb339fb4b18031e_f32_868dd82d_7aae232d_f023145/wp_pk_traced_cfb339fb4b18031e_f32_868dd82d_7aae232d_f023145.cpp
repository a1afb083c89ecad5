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


// <posekit traced@cfb339fb4b18031e>naa.a.10.none.cauchy.curvature f32.sssssss>:1
static CUDA_CALLABLE void pk_traced_cfb339fb4b18031e_f32_868dd82d_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 i2_s0,
    wp::int64 i2_s1,
    wp::int64 i2_s2,
    wp::int64 i2_s3,
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0)
{
// i0 = x0_0
// i1 = constants
// i2 = scale
// o0 = cost
// o1 = x0_0_gradient
// o2 = x0_0_x0_0_block
// o3 = x0_0_x0_0_curvature
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
#error no kernel of this layout is for this device
#else
for (long long k0 = 0; k0 < n0; ++k0) for (long long k1 = 0; k1 < n1; ++k1) for (long long k2 = 0; k2 < n2; ++k2) {
const STORE* const i0_b = (const STORE*)i0_ + k0 * i0_s0 + k1 * i0_s1 + k2 * i0_s2;
const STORE* const i1_b = (const STORE*)i1_ + k0 * i1_s0 + k1 * i1_s1 + k2 * i1_s2;
const STORE* const i2_b = (const STORE*)i2_ + k0 * i2_s0 + k1 * i2_s1 + k2 * i2_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
alignas(64) REAL i0_t[2][64];
alignas(64) REAL i1_t[1][64];
alignas(64) REAL i2_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[2][64];
alignas(64) REAL o2_t[4][64];
alignas(64) REAL o3_t[4][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = v0 * v0;
const REAL v3 = v1 * v1;
const REAL v4 = i1_t[0][i];
const REAL v5 = v2 * v4;
const REAL v6 = v3 * v4;
const REAL v7 = v0 - v5;
const REAL v8 = v1 - v6;
const REAL v9 = i2_t[0][i];
const REAL v10 = REAL(2.0) * v0;
const REAL v11 = v4 * v10;
const REAL v12 = REAL(1.0) - v11;
const REAL v13 = REAL(2.0) * v1;
const REAL v14 = v4 * v13;
const REAL v15 = REAL(1.0) - v14;
const REAL v16 = v7 * v7;
const REAL v17 = v8 * v8;
const REAL v18 = v16 + v17;
const REAL v19 = v9 * v9;
const REAL v20 = REAL(1) / v19;
const REAL v21 = v18 * v20;
const auto v22 = v21 < REAL(0.25);
const REAL v23 = v22 ? v21 : REAL(0.0);
const REAL v24 = REAL(2.0) + v23;
const REAL v25 = REAL(1) / v24;
const REAL v26 = v23 * v25;
const REAL v27 = REAL(0.11764705882352941) * v26;
const REAL v28 = v26 * v27;
const REAL v29 = v28 + REAL(0.13333333333333333);
const REAL v30 = v26 * v29;
const REAL v31 = v26 * v30;
const REAL v32 = v31 + REAL(0.15384615384615385);
const REAL v33 = v26 * v32;
const REAL v34 = v26 * v33;
const REAL v35 = v34 + REAL(0.18181818181818182);
const REAL v36 = v26 * v35;
const REAL v37 = v26 * v36;
const REAL v38 = v37 + REAL(0.2222222222222222);
const REAL v39 = v26 * v38;
const REAL v40 = v26 * v39;
const REAL v41 = v40 + REAL(0.2857142857142857);
const REAL v42 = v26 * v41;
const REAL v43 = v26 * v42;
const REAL v44 = v43 + REAL(0.4);
const REAL v45 = v26 * v44;
const REAL v46 = v26 * v45;
const REAL v47 = v46 + REAL(0.6666666666666666);
const REAL v48 = v26 * v47;
const REAL v49 = v26 * v48;
const REAL v50 = REAL(2.0) + v49;
const REAL v51 = v26 * v50;
const REAL v52 = v22 ? REAL(1.0) : v21;
const REAL v53 = REAL(1.0) + v52;
const REAL v54 = REAL(1.0) + v21;
const REAL v55 = REAL(1) / v54;
const REAL v56 = v7 * v12;
const REAL v57 = v55 * v56;
const REAL v58 = v8 * v15;
const REAL v59 = v55 * v58;
const REAL v60 = v55 * v55;
const REAL v61 = v20 * v60;
const REAL v62 = REAL(2.0) * v61;
const REAL v63 = v56 * v62;
const REAL v64 = v56 * v63;
const REAL v65 = -v64;
const REAL v66 = v58 * v63;
const REAL v67 = -v66;
const REAL v68 = v58 * v62;
const REAL v69 = v58 * v68;
const REAL v70 = -v69;
const REAL v71 = v12 * v12;
const REAL v72 = v55 * v71;
const REAL v73 = v15 * v15;
const REAL v74 = v55 * v73;
const auto v75 = v53 < REAL(7.888609052210118e-31);
const auto v76 = REAL(1.2676506002282294e+30) < v53;
const REAL v77 = v76 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v78 = v75 ? REAL(1.8446744073709552e+19) : v77;
const REAL v79 = v53 * v78;
const REAL v80 = PK_UNSCALE(v79);
const REAL v81 = v79 * v80;
const REAL v82 = v76 ? REAL(64.0) : REAL(0.0);
const REAL v83 = v75 ? (REAL(-64.0)) : v82;
const REAL v84 = PK_LOG2(v80);
const REAL v85 = v83 - v84;
const auto v86 = REAL(1.4142135623730951) < v81;
const REAL v87 = v86 ? REAL(0.5) : REAL(1.0);
const REAL v88 = v81 * v87;
const REAL v89 = v86 ? REAL(1.0) : REAL(0.0);
const REAL v90 = v85 + v89;
const REAL v91 = v88 - REAL(1.0);
const REAL v92 = REAL(2.0) + v91;
const REAL v93 = REAL(1) / v92;
const REAL v94 = v91 * v93;
const REAL v95 = v94 * v94;
const REAL v96 = REAL(0.5) * v91;
const REAL v97 = v91 * v96;
const REAL v98 = REAL(2.0) * v95;
const REAL v99 = PK_FMA(v95, REAL(0.11532202282078141), REAL(0.1428093825617237));
const REAL v100 = PK_FMA(v95, v99, REAL(0.20000007971301334));
const REAL v101 = PK_FMA(v95, v100, REAL(0.3333333333333333));
const REAL v102 = v98 * v101;
const REAL v103 = v97 + v102;
const REAL v104 = v94 * v103;
const REAL v105 = REAL(3.1946184945309415e-05) * v90;
const REAL v106 = v104 + v105;
const REAL v107 = REAL(0.693115234375) * v90;
const REAL v108 = v97 - v106;
const REAL v109 = v108 - v91;
const REAL v110 = v107 - v109;
const auto v111 = v53 != REAL(0.0);
const REAL v112 = PK_SQRT(v53);
const REAL v113 = PK_ABS(v53);
const REAL v114 = REAL(1) / v113;
const REAL v115 = -v114;
const REAL v116 = v111 ? v112 : v115;
const REAL v117 = REAL(0.5) * v53;
const auto v118 = v117 < v53;
const REAL v119 = v118 ? v110 : v116;
const REAL v120 = v22 ? v51 : v119;
const REAL v121 = v19 * v120;
o0_t[0][i] = v121;
o1_t[0][i] = v57;
o1_t[1][i] = v59;
o2_t[0][i] = v72;
o2_t[1][i] = REAL(0.0);
o2_t[2][i] = REAL(0.0);
o2_t[3][i] = v74;
o3_t[0][i] = v65;
o3_t[1][i] = v67;
o3_t[2][i] = v67;
o3_t[3][i] = v70;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); p[1] = STORE(o3_t[1][i]); p[2] = STORE(o3_t[2][i]); p[3] = STORE(o3_t[3][i]); }
}

}
#endif
}


// <posekit traced@cfb339fb4b18031e>naa.a.10.none.cauchy.curvature f32.sssssss>:1
static CUDA_CALLABLE void adj_pk_traced_cfb339fb4b18031e_f32_868dd82d_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 i2_s0,
    wp::int64 i2_s1,
    wp::int64 i2_s2,
    wp::int64 i2_s3,
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
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
    wp::int64 & adj_i2_s0,
    wp::int64 & adj_i2_s1,
    wp::int64 & adj_i2_s2,
    wp::int64 & adj_i2_s3,
    wp::int64 & adj_o0_s0,
    wp::int64 & adj_o0_s1,
    wp::int64 & adj_o0_s2,
    wp::int64 & adj_o0_s3,
    wp::int64 & adj_o1_s0,
    wp::int64 & adj_o1_s1,
    wp::int64 & adj_o1_s2,
    wp::int64 & adj_o1_s3,
    wp::int64 & adj_o2_s0,
    wp::int64 & adj_o2_s1,
    wp::int64 & adj_o2_s2,
    wp::int64 & adj_o2_s3,
    wp::int64 & adj_o3_s0,
    wp::int64 & adj_o3_s1,
    wp::int64 & adj_o3_s2,
    wp::int64 & adj_o3_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0)
{
}

struct wp_args_pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
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
    wp::int64 i2_s0;
    wp::int64 i2_s1;
    wp::int64 i2_s2;
    wp::int64 i2_s3;
    wp::int64 o0_s0;
    wp::int64 o0_s1;
    wp::int64 o0_s2;
    wp::int64 o0_s3;
    wp::int64 o1_s0;
    wp::int64 o1_s1;
    wp::int64 o1_s2;
    wp::int64 o1_s3;
    wp::int64 o2_s0;
    wp::int64 o2_s1;
    wp::int64 o2_s2;
    wp::int64 o2_s3;
    wp::int64 o3_s0;
    wp::int64 o3_s1;
    wp::int64 o3_s2;
    wp::int64 o3_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
};


template <bool wp_linear_contiguous>
static void pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
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
    wp::int64 var_i2_s0 = _wp_args->i2_s0;
    wp::int64 var_i2_s1 = _wp_args->i2_s1;
    wp::int64 var_i2_s2 = _wp_args->i2_s2;
    wp::int64 var_i2_s3 = _wp_args->i2_s3;
    wp::int64 var_o0_s0 = _wp_args->o0_s0;
    wp::int64 var_o0_s1 = _wp_args->o0_s1;
    wp::int64 var_o0_s2 = _wp_args->o0_s2;
    wp::int64 var_o0_s3 = _wp_args->o0_s3;
    wp::int64 var_o1_s0 = _wp_args->o1_s0;
    wp::int64 var_o1_s1 = _wp_args->o1_s1;
    wp::int64 var_o1_s2 = _wp_args->o1_s2;
    wp::int64 var_o1_s3 = _wp_args->o1_s3;
    wp::int64 var_o2_s0 = _wp_args->o2_s0;
    wp::int64 var_o2_s1 = _wp_args->o2_s1;
    wp::int64 var_o2_s2 = _wp_args->o2_s2;
    wp::int64 var_o2_s3 = _wp_args->o2_s3;
    wp::int64 var_o3_s0 = _wp_args->o3_s0;
    wp::int64 var_o3_s1 = _wp_args->o3_s1;
    wp::int64 var_o3_s2 = _wp_args->o3_s2;
    wp::int64 var_o3_s3 = _wp_args->o3_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_traced_cfb339fb4b18031e_f32_868dd82d(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64):       <L 4>
    // pk_traced_cfb339fb4b18031e_f32_868dd82d_body(wp.int64(wp.tid()), i0_, i1_, i2_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_traced_cfb339fb4b18031e_f32_868dd82d_body_0(var_1, var_i0_, var_i1_, var_i2_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866 *_wp_args)
{
    pk_traced_cfb339fb4b18031e_f32_868dd82d_81223866_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

