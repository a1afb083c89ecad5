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


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b f64.>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 o1_)
{
// i0 = R_quaternion
// i1 = m
// i2 = s
// i3 = v
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
REAL i0[4];
REAL i1[9];
REAL i2[1];
REAL i3[3];
REAL o0[3];
REAL o1[1];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 9; i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); i1[4] = REAL(p[4]); i1[5] = REAL(p[5]); i1[6] = REAL(p[6]); i1[7] = REAL(p[7]); i1[8] = REAL(p[8]); }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 1; i2[0] = REAL(p[0]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 3; i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i1[0];
const REAL v5 = i1[1];
const REAL v6 = i1[2];
const REAL v7 = i1[3];
const REAL v8 = i1[4];
const REAL v9 = i1[5];
const REAL v10 = i1[6];
const REAL v11 = i1[7];
const REAL v12 = i1[8];
const REAL v13 = i2[0];
const REAL v14 = i3[0];
const REAL v15 = i3[1];
const REAL v16 = i3[2];
const REAL v17 = PK_ABS(v0);
const REAL v18 = PK_ABS(v1);
const REAL v19 = PK_ABS(v2);
const REAL v20 = PK_ABS(v3);
const REAL v21 = v17 < v18 ? v18 : v17;
const REAL v22 = v21 < v19 ? v19 : v21;
const REAL v23 = v22 < v20 ? v20 : v22;
const REAL v24 = PK_UNSCALE(v23);
const REAL v25 = v0 * v24;
const REAL v26 = v1 * v24;
const REAL v27 = v2 * v24;
const REAL v28 = v3 * v24;
const REAL v29 = v16 * v27;
const REAL v30 = v15 * v28;
const REAL v31 = v29 - v30;
const REAL v32 = v14 * v28;
const REAL v33 = v16 * v26;
const REAL v34 = v32 - v33;
const REAL v35 = v15 * v26;
const REAL v36 = v14 * v27;
const REAL v37 = v35 - v36;
const REAL v38 = v25 * v31;
const REAL v39 = v25 * v34;
const REAL v40 = v25 * v37;
const REAL v41 = v27 * v37;
const REAL v42 = v28 * v34;
const REAL v43 = v41 - v42;
const REAL v44 = v28 * v31;
const REAL v45 = v26 * v37;
const REAL v46 = v44 - v45;
const REAL v47 = v26 * v34;
const REAL v48 = v27 * v31;
const REAL v49 = v47 - v48;
const REAL v50 = v38 + v43;
const REAL v51 = v39 + v46;
const REAL v52 = v40 + v49;
const REAL v53 = v25 * v25;
const REAL v54 = v26 * v26;
const REAL v55 = v53 + v54;
const REAL v56 = v27 * v27;
const REAL v57 = v55 + v56;
const REAL v58 = v28 * v28;
const REAL v59 = v57 + v58;
const REAL v60 = REAL(1) / v59;
const REAL v61 = REAL(2.0) * v60;
const REAL v62 = v50 * v61;
const REAL v63 = v51 * v61;
const REAL v64 = v52 * v61;
const REAL v65 = v14 + v62;
const REAL v66 = v15 + v63;
const REAL v67 = v16 + v64;
const REAL v68 = v4 * v65;
const REAL v69 = v5 * v66;
const REAL v70 = v68 + v69;
const REAL v71 = v6 * v67;
const REAL v72 = v70 + v71;
const REAL v73 = v7 * v65;
const REAL v74 = v8 * v66;
const REAL v75 = v73 + v74;
const REAL v76 = v9 * v67;
const REAL v77 = v75 + v76;
const REAL v78 = v10 * v65;
const REAL v79 = v11 * v66;
const REAL v80 = v78 + v79;
const REAL v81 = v12 * v67;
const REAL v82 = v80 + v81;
const REAL v83 = REAL(2.0) * v13;
const REAL v84 = REAL(0.6366197723675814) * v13;
const REAL v85 = PK_RINT(v84);
const REAL v86 = REAL(9.5367431640625e-07) * v85;
const REAL v87 = PK_RINT(v86);
const REAL v88 = REAL(1048576.0) * v87;
const REAL v89 = REAL(1647099.3291015625) * v87;
const REAL v90 = v13 - v89;
const REAL v91 = v85 - v88;
const REAL v92 = REAL(1.5707963267341256) * v91;
const REAL v93 = v90 - v92;
const REAL v94 = REAL(6.077100506303966e-11) * v85;
const REAL v95 = v93 - v94;
const REAL v96 = v95 - v93;
const REAL v97 = v95 - v96;
const REAL v98 = v93 - v97;
const REAL v99 = v94 + v96;
const REAL v100 = v98 - v99;
const REAL v101 = REAL(2.0222662487111665e-21) * v85;
const REAL v102 = v95 - v101;
const REAL v103 = v102 - v95;
const REAL v104 = v102 - v103;
const REAL v105 = v95 - v104;
const REAL v106 = v101 + v103;
const REAL v107 = v105 - v106;
const REAL v108 = v100 + v107;
const REAL v109 = REAL(8.4784276603689e-32) * v85;
const REAL v110 = v108 - v109;
const REAL v111 = v102 + v110;
const auto v112 = v111 < (REAL(-1.0));
const REAL v113 = v112 ? (REAL(-1.0)) : v111;
const auto v114 = REAL(1.0) < v113;
const REAL v115 = v114 ? REAL(1.0) : v113;
const auto v116 = v85 != REAL(0.0);
const REAL v117 = v116 ? v115 : v13;
const REAL v118 = v117 * v117;
const REAL v119 = PK_FMA(v118, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v120 = PK_FMA(v118, v119, REAL(1.605897465969838e-10));
const REAL v121 = PK_FMA(v118, v120, (REAL(-2.505210757580932e-08)));
const REAL v122 = PK_FMA(v118, v121, REAL(2.7557319218837673e-06));
const REAL v123 = PK_FMA(v118, v122, (REAL(-0.0001984126984125376)));
const REAL v124 = PK_FMA(v118, v123, REAL(0.008333333333333314));
const REAL v125 = PK_FMA(v118, v124, (REAL(-0.16666666666666666)));
const REAL v126 = PK_FMA(v118, v125, REAL(1.0));
const REAL v127 = v117 * v126;
const REAL v128 = PK_FMA(v118, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v129 = PK_FMA(v118, v128, (REAL(-1.1470691953867652e-11)));
const REAL v130 = PK_FMA(v118, v129, REAL(2.0876756198622268e-09));
const REAL v131 = PK_FMA(v118, v130, (REAL(-2.755731921716151e-07)));
const REAL v132 = PK_FMA(v118, v131, REAL(2.4801587301554145e-05));
const REAL v133 = PK_FMA(v118, v132, (REAL(-0.001388888888888881)));
const REAL v134 = PK_FMA(v118, v133, REAL(0.041666666666666664));
const REAL v135 = PK_FMA(v118, v134, (REAL(-0.5)));
const REAL v136 = PK_FMA(v118, v135, REAL(1.0));
const REAL v137 = REAL(0.25) * v85;
const REAL v138 = PK_RINT(v137);
const REAL v139 = REAL(4.0) * v138;
const REAL v140 = v85 - v139;
const REAL v141 = PK_ABS(v140);
const REAL v142 = v141 - REAL(1.0);
const auto v143 = v142 != REAL(0.0);
const REAL v144 = v143 ? v127 : v136;
const REAL v145 = v140 - REAL(0.5);
const REAL v146 = PK_ABS(v145);
const auto v147 = REAL(1.0) < v146;
const REAL v148 = v147 ? (REAL(-1.0)) : REAL(1.0);
const REAL v149 = v144 * v148;
const REAL v150 = v14 * v149;
const REAL v151 = v150 - v83;
o0[0] = v72;
o0[1] = v77;
o0[2] = v82;
o1[0] = v151;
{ STORE* __restrict p = (STORE*)o0_ + t * 3; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 1; p[0] = STORE(o1[0]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
alignas(64) STORE i1_g0[256];
alignas(64) STORE i1_g1[256];
alignas(64) STORE i1_g2[64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 4;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * 9; __builtin_memcpy(i1_g0 + i * 4, p + 0, 4 * sizeof(STORE)); __builtin_memcpy(i1_g1 + i * 4, p + 4, 4 * sizeof(STORE)); __builtin_memcpy(i1_g2 + i * 1, p + 8, 1 * sizeof(STORE)); }
const STORE* __restrict i2 = i2_b + b * 1;
const STORE* __restrict i3 = i3_b + b * 3;
STORE* __restrict o0 = o0_b + b * 3;
STORE* __restrict o1 = o1_b + b * 1;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[4 * i + 0]);
const REAL v1 = REAL(i0[4 * i + 1]);
const REAL v2 = REAL(i0[4 * i + 2]);
const REAL v3 = REAL(i0[4 * i + 3]);
const REAL v4 = REAL(i1_g0[4 * i + 0]);
const REAL v5 = REAL(i1_g0[4 * i + 1]);
const REAL v6 = REAL(i1_g0[4 * i + 2]);
const REAL v7 = REAL(i1_g0[4 * i + 3]);
const REAL v8 = REAL(i1_g1[4 * i + 0]);
const REAL v9 = REAL(i1_g1[4 * i + 1]);
const REAL v10 = REAL(i1_g1[4 * i + 2]);
const REAL v11 = REAL(i1_g1[4 * i + 3]);
const REAL v12 = REAL(i1_g2[1 * i + 0]);
const REAL v13 = REAL(i2[1 * i + 0]);
const REAL v14 = REAL(i3[3 * i + 0]);
const REAL v15 = REAL(i3[3 * i + 1]);
const REAL v16 = REAL(i3[3 * i + 2]);
const REAL v17 = PK_ABS(v0);
const REAL v18 = PK_ABS(v1);
const REAL v19 = PK_ABS(v2);
const REAL v20 = PK_ABS(v3);
const REAL v21 = v17 < v18 ? v18 : v17;
const REAL v22 = v21 < v19 ? v19 : v21;
const REAL v23 = v22 < v20 ? v20 : v22;
const REAL v24 = PK_UNSCALE(v23);
const REAL v25 = v0 * v24;
const REAL v26 = v1 * v24;
const REAL v27 = v2 * v24;
const REAL v28 = v3 * v24;
const REAL v29 = v16 * v27;
const REAL v30 = v15 * v28;
const REAL v31 = v29 - v30;
const REAL v32 = v14 * v28;
const REAL v33 = v16 * v26;
const REAL v34 = v32 - v33;
const REAL v35 = v15 * v26;
const REAL v36 = v14 * v27;
const REAL v37 = v35 - v36;
const REAL v38 = v25 * v31;
const REAL v39 = v25 * v34;
const REAL v40 = v25 * v37;
const REAL v41 = v27 * v37;
const REAL v42 = v28 * v34;
const REAL v43 = v41 - v42;
const REAL v44 = v28 * v31;
const REAL v45 = v26 * v37;
const REAL v46 = v44 - v45;
const REAL v47 = v26 * v34;
const REAL v48 = v27 * v31;
const REAL v49 = v47 - v48;
const REAL v50 = v38 + v43;
const REAL v51 = v39 + v46;
const REAL v52 = v40 + v49;
const REAL v53 = v25 * v25;
const REAL v54 = v26 * v26;
const REAL v55 = v53 + v54;
const REAL v56 = v27 * v27;
const REAL v57 = v55 + v56;
const REAL v58 = v28 * v28;
const REAL v59 = v57 + v58;
const REAL v60 = REAL(1) / v59;
const REAL v61 = REAL(2.0) * v60;
const REAL v62 = v50 * v61;
const REAL v63 = v51 * v61;
const REAL v64 = v52 * v61;
const REAL v65 = v14 + v62;
const REAL v66 = v15 + v63;
const REAL v67 = v16 + v64;
const REAL v68 = v4 * v65;
const REAL v69 = v5 * v66;
const REAL v70 = v68 + v69;
const REAL v71 = v6 * v67;
const REAL v72 = v70 + v71;
const REAL v73 = v7 * v65;
const REAL v74 = v8 * v66;
const REAL v75 = v73 + v74;
const REAL v76 = v9 * v67;
const REAL v77 = v75 + v76;
const REAL v78 = v10 * v65;
const REAL v79 = v11 * v66;
const REAL v80 = v78 + v79;
const REAL v81 = v12 * v67;
const REAL v82 = v80 + v81;
const REAL v83 = REAL(2.0) * v13;
const REAL v84 = REAL(0.6366197723675814) * v13;
const REAL v85 = PK_RINT(v84);
const REAL v86 = REAL(9.5367431640625e-07) * v85;
const REAL v87 = PK_RINT(v86);
const REAL v88 = REAL(1048576.0) * v87;
const REAL v89 = REAL(1647099.3291015625) * v87;
const REAL v90 = v13 - v89;
const REAL v91 = v85 - v88;
const REAL v92 = REAL(1.5707963267341256) * v91;
const REAL v93 = v90 - v92;
const REAL v94 = REAL(6.077100506303966e-11) * v85;
const REAL v95 = v93 - v94;
const REAL v96 = v95 - v93;
const REAL v97 = v95 - v96;
const REAL v98 = v93 - v97;
const REAL v99 = v94 + v96;
const REAL v100 = v98 - v99;
const REAL v101 = REAL(2.0222662487111665e-21) * v85;
const REAL v102 = v95 - v101;
const REAL v103 = v102 - v95;
const REAL v104 = v102 - v103;
const REAL v105 = v95 - v104;
const REAL v106 = v101 + v103;
const REAL v107 = v105 - v106;
const REAL v108 = v100 + v107;
const REAL v109 = REAL(8.4784276603689e-32) * v85;
const REAL v110 = v108 - v109;
const REAL v111 = v102 + v110;
const auto v112 = v111 < (REAL(-1.0));
const REAL v113 = v112 ? (REAL(-1.0)) : v111;
const auto v114 = REAL(1.0) < v113;
const REAL v115 = v114 ? REAL(1.0) : v113;
const auto v116 = v85 != REAL(0.0);
const REAL v117 = v116 ? v115 : v13;
const REAL v118 = v117 * v117;
const REAL v119 = PK_FMA(v118, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v120 = PK_FMA(v118, v119, REAL(1.605897465969838e-10));
const REAL v121 = PK_FMA(v118, v120, (REAL(-2.505210757580932e-08)));
const REAL v122 = PK_FMA(v118, v121, REAL(2.7557319218837673e-06));
const REAL v123 = PK_FMA(v118, v122, (REAL(-0.0001984126984125376)));
const REAL v124 = PK_FMA(v118, v123, REAL(0.008333333333333314));
const REAL v125 = PK_FMA(v118, v124, (REAL(-0.16666666666666666)));
const REAL v126 = PK_FMA(v118, v125, REAL(1.0));
const REAL v127 = v117 * v126;
const REAL v128 = PK_FMA(v118, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v129 = PK_FMA(v118, v128, (REAL(-1.1470691953867652e-11)));
const REAL v130 = PK_FMA(v118, v129, REAL(2.0876756198622268e-09));
const REAL v131 = PK_FMA(v118, v130, (REAL(-2.755731921716151e-07)));
const REAL v132 = PK_FMA(v118, v131, REAL(2.4801587301554145e-05));
const REAL v133 = PK_FMA(v118, v132, (REAL(-0.001388888888888881)));
const REAL v134 = PK_FMA(v118, v133, REAL(0.041666666666666664));
const REAL v135 = PK_FMA(v118, v134, (REAL(-0.5)));
const REAL v136 = PK_FMA(v118, v135, REAL(1.0));
const REAL v137 = REAL(0.25) * v85;
const REAL v138 = PK_RINT(v137);
const REAL v139 = REAL(4.0) * v138;
const REAL v140 = v85 - v139;
const REAL v141 = PK_ABS(v140);
const REAL v142 = v141 - REAL(1.0);
const auto v143 = v142 != REAL(0.0);
const REAL v144 = v143 ? v127 : v136;
const REAL v145 = v140 - REAL(0.5);
const REAL v146 = PK_ABS(v145);
const auto v147 = REAL(1.0) < v146;
const REAL v148 = v147 ? (REAL(-1.0)) : REAL(1.0);
const REAL v149 = v144 * v148;
const REAL v150 = v14 * v149;
const REAL v151 = v150 - v83;
o0[3 * i + 0] = STORE(v72);
o0[3 * i + 1] = STORE(v77);
o0[3 * i + 2] = STORE(v82);
o1[1 * i + 0] = STORE(v151);
}

}


#endif
}


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b f64.>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 o0_;
    wp::uint64 o1_;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48 *_wp_args)
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
    wp::uint64 var_o1_ = _wp_args->o1_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, o0_, o1_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48 *_wp_args)
{
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_cf7af9a5_15668e48_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

