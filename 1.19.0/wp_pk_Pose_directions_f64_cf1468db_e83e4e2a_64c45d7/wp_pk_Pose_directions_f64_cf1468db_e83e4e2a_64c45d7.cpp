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


// <posekit Pose.directions f64.>:1
static CUDA_CALLABLE void pk_Pose_directions_f64_cf1468db_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
    wp::uint64 o1_)
{
// i0 = position
// i1 = quaternion
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
REAL i0[3];
REAL i1[4];
REAL o0[18];
REAL o1[24];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
const REAL v0 = i1[0];
const REAL v1 = i1[1];
const REAL v2 = i1[2];
const REAL v3 = i1[3];
const REAL v4 = PK_ABS(v0);
const REAL v5 = PK_ABS(v1);
const REAL v6 = PK_ABS(v2);
const REAL v7 = PK_ABS(v3);
const REAL v8 = v4 < v5 ? v5 : v4;
const REAL v9 = v8 < v6 ? v6 : v8;
const REAL v10 = v9 < v7 ? v7 : v9;
const REAL v11 = PK_UNSCALE(v10);
const REAL v12 = v0 * v11;
const REAL v13 = v1 * v11;
const REAL v14 = v2 * v11;
const REAL v15 = v3 * v11;
const REAL v16 = v12 * v15;
const REAL v17 = v12 * v14;
const REAL v18 = v14 * v14;
const REAL v19 = v15 * v15;
const REAL v20 = v18 + v19;
const REAL v21 = v13 * v14;
const REAL v22 = v13 * v15;
const REAL v23 = v16 + v21;
const REAL v24 = v22 - v17;
const REAL v25 = v12 * v12;
const REAL v26 = v13 * v13;
const REAL v27 = v25 + v26;
const REAL v28 = v18 + v27;
const REAL v29 = v19 + v28;
const REAL v30 = REAL(1) / v29;
const REAL v31 = REAL(2.0) * v30;
const REAL v32 = v20 * v31;
const REAL v33 = v23 * v31;
const REAL v34 = v24 * v31;
const REAL v35 = REAL(1.0) - v32;
const REAL v36 = v12 * v13;
const REAL v37 = v19 + v26;
const REAL v38 = v14 * v15;
const REAL v39 = v21 - v16;
const REAL v40 = v36 + v38;
const REAL v41 = v31 * v39;
const REAL v42 = v31 * v37;
const REAL v43 = v31 * v40;
const REAL v44 = REAL(1.0) - v42;
const REAL v45 = v18 + v26;
const REAL v46 = v17 + v22;
const REAL v47 = v38 - v36;
const REAL v48 = v31 * v46;
const REAL v49 = v31 * v47;
const REAL v50 = v31 * v45;
const REAL v51 = REAL(1.0) - v50;
const REAL v52 = REAL(0.5) * v1;
const REAL v53 = -v52;
const REAL v54 = REAL(0.5) * v0;
const REAL v55 = REAL(0.5) * v3;
const REAL v56 = REAL(0.5) * v2;
const REAL v57 = -v56;
const REAL v58 = -v55;
o0[0] = v35;
o0[1] = v33;
o0[2] = v34;
o0[3] = v41;
o0[4] = v44;
o0[5] = v43;
o0[6] = v48;
o0[7] = v49;
o0[8] = v51;
o0[9] = REAL(0.0);
o0[10] = REAL(0.0);
o0[11] = REAL(0.0);
o0[12] = REAL(0.0);
o0[13] = REAL(0.0);
o0[14] = REAL(0.0);
o0[15] = REAL(0.0);
o0[16] = REAL(0.0);
o0[17] = REAL(0.0);
o1[0] = REAL(0.0);
o1[1] = REAL(0.0);
o1[2] = REAL(0.0);
o1[3] = REAL(0.0);
o1[4] = REAL(0.0);
o1[5] = REAL(0.0);
o1[6] = REAL(0.0);
o1[7] = REAL(0.0);
o1[8] = REAL(0.0);
o1[9] = REAL(0.0);
o1[10] = REAL(0.0);
o1[11] = REAL(0.0);
o1[12] = v53;
o1[13] = v54;
o1[14] = v55;
o1[15] = v57;
o1[16] = v57;
o1[17] = v58;
o1[18] = v54;
o1[19] = v52;
o1[20] = v58;
o1[21] = v56;
o1[22] = v53;
o1[23] = v54;
{ STORE* __restrict p = (STORE*)o0_ + t * 18; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[2]); w.x[1] = STORE(o0[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o0[4]); w.x[1] = STORE(o0[5]); ((PackedRow*)p)[2] = w; } { PackedRow w; w.x[0] = STORE(o0[6]); w.x[1] = STORE(o0[7]); ((PackedRow*)p)[3] = w; } { PackedRow w; w.x[0] = STORE(o0[8]); w.x[1] = STORE(o0[9]); ((PackedRow*)p)[4] = w; } { PackedRow w; w.x[0] = STORE(o0[10]); w.x[1] = STORE(o0[11]); ((PackedRow*)p)[5] = w; } { PackedRow w; w.x[0] = STORE(o0[12]); w.x[1] = STORE(o0[13]); ((PackedRow*)p)[6] = w; } { PackedRow w; w.x[0] = STORE(o0[14]); w.x[1] = STORE(o0[15]); ((PackedRow*)p)[7] = w; } { PackedRow w; w.x[0] = STORE(o0[16]); w.x[1] = STORE(o0[17]); ((PackedRow*)p)[8] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); p[6] = STORE(o0[6]); p[7] = STORE(o0[7]); p[8] = STORE(o0[8]); p[9] = STORE(o0[9]); p[10] = STORE(o0[10]); p[11] = STORE(o0[11]); p[12] = STORE(o0[12]); p[13] = STORE(o0[13]); p[14] = STORE(o0[14]); p[15] = STORE(o0[15]); p[16] = STORE(o0[16]); p[17] = STORE(o0[17]); } }
{ STORE* __restrict p = (STORE*)o1_ + t * 24; if (aligned) { { PackedRow w; w.x[0] = STORE(o1[0]); w.x[1] = STORE(o1[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o1[2]); w.x[1] = STORE(o1[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o1[4]); w.x[1] = STORE(o1[5]); ((PackedRow*)p)[2] = w; } { PackedRow w; w.x[0] = STORE(o1[6]); w.x[1] = STORE(o1[7]); ((PackedRow*)p)[3] = w; } { PackedRow w; w.x[0] = STORE(o1[8]); w.x[1] = STORE(o1[9]); ((PackedRow*)p)[4] = w; } { PackedRow w; w.x[0] = STORE(o1[10]); w.x[1] = STORE(o1[11]); ((PackedRow*)p)[5] = w; } { PackedRow w; w.x[0] = STORE(o1[12]); w.x[1] = STORE(o1[13]); ((PackedRow*)p)[6] = w; } { PackedRow w; w.x[0] = STORE(o1[14]); w.x[1] = STORE(o1[15]); ((PackedRow*)p)[7] = w; } { PackedRow w; w.x[0] = STORE(o1[16]); w.x[1] = STORE(o1[17]); ((PackedRow*)p)[8] = w; } { PackedRow w; w.x[0] = STORE(o1[18]); w.x[1] = STORE(o1[19]); ((PackedRow*)p)[9] = w; } { PackedRow w; w.x[0] = STORE(o1[20]); w.x[1] = STORE(o1[21]); ((PackedRow*)p)[10] = w; } { PackedRow w; w.x[0] = STORE(o1[22]); w.x[1] = STORE(o1[23]); ((PackedRow*)p)[11] = w; } } else { p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); p[4] = STORE(o1[4]); p[5] = STORE(o1[5]); p[6] = STORE(o1[6]); p[7] = STORE(o1[7]); p[8] = STORE(o1[8]); p[9] = STORE(o1[9]); p[10] = STORE(o1[10]); p[11] = STORE(o1[11]); p[12] = STORE(o1[12]); p[13] = STORE(o1[13]); p[14] = STORE(o1[14]); p[15] = STORE(o1[15]); p[16] = STORE(o1[16]); p[17] = STORE(o1[17]); p[18] = STORE(o1[18]); p[19] = STORE(o1[19]); p[20] = STORE(o1[20]); p[21] = STORE(o1[21]); p[22] = STORE(o1[22]); p[23] = STORE(o1[23]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
alignas(64) STORE o0_g0[256];
alignas(64) STORE o0_g1[256];
alignas(64) STORE o0_g2[256];
alignas(64) STORE o0_g3[256];
alignas(64) STORE o0_g4[128];
alignas(64) STORE o1_g0[256];
alignas(64) STORE o1_g1[256];
alignas(64) STORE o1_g2[256];
alignas(64) STORE o1_g3[256];
alignas(64) STORE o1_g4[256];
alignas(64) STORE o1_g5[256];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i1[4 * i + 0]);
const REAL v1 = REAL(i1[4 * i + 1]);
const REAL v2 = REAL(i1[4 * i + 2]);
const REAL v3 = REAL(i1[4 * i + 3]);
const REAL v4 = PK_ABS(v0);
const REAL v5 = PK_ABS(v1);
const REAL v6 = PK_ABS(v2);
const REAL v7 = PK_ABS(v3);
const REAL v8 = v4 < v5 ? v5 : v4;
const REAL v9 = v8 < v6 ? v6 : v8;
const REAL v10 = v9 < v7 ? v7 : v9;
const REAL v11 = PK_UNSCALE(v10);
const REAL v12 = v0 * v11;
const REAL v13 = v1 * v11;
const REAL v14 = v2 * v11;
const REAL v15 = v3 * v11;
const REAL v16 = v12 * v15;
const REAL v17 = v12 * v14;
const REAL v18 = v14 * v14;
const REAL v19 = v15 * v15;
const REAL v20 = v18 + v19;
const REAL v21 = v13 * v14;
const REAL v22 = v13 * v15;
const REAL v23 = v16 + v21;
const REAL v24 = v22 - v17;
const REAL v25 = v12 * v12;
const REAL v26 = v13 * v13;
const REAL v27 = v25 + v26;
const REAL v28 = v18 + v27;
const REAL v29 = v19 + v28;
const REAL v30 = REAL(1) / v29;
const REAL v31 = REAL(2.0) * v30;
const REAL v32 = v20 * v31;
const REAL v33 = v23 * v31;
const REAL v34 = v24 * v31;
const REAL v35 = REAL(1.0) - v32;
const REAL v36 = v12 * v13;
const REAL v37 = v19 + v26;
const REAL v38 = v14 * v15;
const REAL v39 = v21 - v16;
const REAL v40 = v36 + v38;
const REAL v41 = v31 * v39;
const REAL v42 = v31 * v37;
const REAL v43 = v31 * v40;
const REAL v44 = REAL(1.0) - v42;
const REAL v45 = v18 + v26;
const REAL v46 = v17 + v22;
const REAL v47 = v38 - v36;
const REAL v48 = v31 * v46;
const REAL v49 = v31 * v47;
const REAL v50 = v31 * v45;
const REAL v51 = REAL(1.0) - v50;
const REAL v52 = REAL(0.5) * v1;
const REAL v53 = -v52;
const REAL v54 = REAL(0.5) * v0;
const REAL v55 = REAL(0.5) * v3;
const REAL v56 = REAL(0.5) * v2;
const REAL v57 = -v56;
const REAL v58 = -v55;
o0_g0[4 * i + 0] = STORE(v35);
o0_g0[4 * i + 1] = STORE(v33);
o0_g0[4 * i + 2] = STORE(v34);
o0_g0[4 * i + 3] = STORE(v41);
o0_g1[4 * i + 0] = STORE(v44);
o0_g1[4 * i + 1] = STORE(v43);
o0_g1[4 * i + 2] = STORE(v48);
o0_g1[4 * i + 3] = STORE(v49);
o0_g2[4 * i + 0] = STORE(v51);
o0_g2[4 * i + 1] = STORE(REAL(0.0));
o0_g2[4 * i + 2] = STORE(REAL(0.0));
o0_g2[4 * i + 3] = STORE(REAL(0.0));
o0_g3[4 * i + 0] = STORE(REAL(0.0));
o0_g3[4 * i + 1] = STORE(REAL(0.0));
o0_g3[4 * i + 2] = STORE(REAL(0.0));
o0_g3[4 * i + 3] = STORE(REAL(0.0));
o0_g4[2 * i + 0] = STORE(REAL(0.0));
o0_g4[2 * i + 1] = STORE(REAL(0.0));
o1_g0[4 * i + 0] = STORE(REAL(0.0));
o1_g0[4 * i + 1] = STORE(REAL(0.0));
o1_g0[4 * i + 2] = STORE(REAL(0.0));
o1_g0[4 * i + 3] = STORE(REAL(0.0));
o1_g1[4 * i + 0] = STORE(REAL(0.0));
o1_g1[4 * i + 1] = STORE(REAL(0.0));
o1_g1[4 * i + 2] = STORE(REAL(0.0));
o1_g1[4 * i + 3] = STORE(REAL(0.0));
o1_g2[4 * i + 0] = STORE(REAL(0.0));
o1_g2[4 * i + 1] = STORE(REAL(0.0));
o1_g2[4 * i + 2] = STORE(REAL(0.0));
o1_g2[4 * i + 3] = STORE(REAL(0.0));
o1_g3[4 * i + 0] = STORE(v53);
o1_g3[4 * i + 1] = STORE(v54);
o1_g3[4 * i + 2] = STORE(v55);
o1_g3[4 * i + 3] = STORE(v57);
o1_g4[4 * i + 0] = STORE(v57);
o1_g4[4 * i + 1] = STORE(v58);
o1_g4[4 * i + 2] = STORE(v54);
o1_g4[4 * i + 3] = STORE(v52);
o1_g5[4 * i + 0] = STORE(v58);
o1_g5[4 * i + 1] = STORE(v56);
o1_g5[4 * i + 2] = STORE(v53);
o1_g5[4 * i + 3] = STORE(v54);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * 18; __builtin_memcpy(p + 0, o0_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o0_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o0_g2 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 12, o0_g3 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 16, o0_g4 + i * 2, 2 * sizeof(STORE)); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * 24; __builtin_memcpy(p + 0, o1_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o1_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o1_g2 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 12, o1_g3 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 16, o1_g4 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 20, o1_g5 + i * 4, 4 * sizeof(STORE)); }
}


#endif
}


// <posekit Pose.directions f64.>:1
static CUDA_CALLABLE void adj_pk_Pose_directions_f64_cf1468db_body_0(
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

struct wp_args_pk_Pose_directions_f64_cf1468db_24c04553 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 o0_;
    wp::uint64 o1_;
};


template <bool wp_linear_contiguous>
static void pk_Pose_directions_f64_cf1468db_24c04553_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_directions_f64_cf1468db_24c04553 *_wp_args)
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
    // def pk_Pose_directions_f64_cf1468db(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_Pose_directions_f64_cf1468db_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, o0_, o1_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_directions_f64_cf1468db_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_directions_f64_cf1468db_24c04553_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_directions_f64_cf1468db_24c04553 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_directions_f64_cf1468db_24c04553_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_directions_f64_cf1468db_24c04553_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_directions_f64_cf1468db_24c04553 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_directions_f64_cf1468db_24c04553_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_directions_f64_cf1468db_24c04553_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_directions_f64_cf1468db_24c04553 *_wp_args)
{
    pk_Pose_directions_f64_cf1468db_24c04553_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

