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


// <posekit Pose.log f64.>:1
static CUDA_CALLABLE void pk_Pose_log_f64_03b97489_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_)
{
// i0 = position
// i1 = quaternion
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
REAL o0[6];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i1[0];
const REAL v4 = i1[1];
const REAL v5 = i1[2];
const REAL v6 = i1[3];
const REAL v7 = PK_ABS(v3);
const REAL v8 = PK_ABS(v4);
const REAL v9 = PK_ABS(v5);
const REAL v10 = PK_ABS(v6);
const REAL v11 = v7 < v8 ? v8 : v7;
const REAL v12 = v11 < v9 ? v9 : v11;
const REAL v13 = v12 < v10 ? v10 : v12;
const REAL v14 = PK_UNSCALE(v13);
const REAL v15 = v3 * v14;
const REAL v16 = v4 * v14;
const REAL v17 = v5 * v14;
const REAL v18 = v6 * v14;
const auto v19 = v17 != REAL(0.0);
const REAL v20 = v19 ? v17 : v18;
const auto v21 = v16 != REAL(0.0);
const REAL v22 = v21 ? v16 : v20;
const auto v23 = v15 != REAL(0.0);
const REAL v24 = v23 ? v15 : v22;
const auto v25 = v24 < REAL(0.0);
const REAL v26 = v25 ? (REAL(-1.0)) : REAL(1.0);
const REAL v27 = v15 * v26;
const REAL v28 = v16 * v26;
const REAL v29 = v17 * v26;
const REAL v30 = v18 * v26;
const REAL v31 = v28 * v28;
const REAL v32 = v29 * v29;
const REAL v33 = v31 + v32;
const REAL v34 = v30 * v30;
const REAL v35 = v33 + v34;
const REAL v36 = v27 * v27;
const REAL v37 = v35 + v36;
const REAL v38 = REAL(1) / v37;
const REAL v39 = REAL(2.0) * v27;
const REAL v40 = v2 * v29;
const REAL v41 = v1 * v30;
const REAL v42 = v40 - v41;
const REAL v43 = v0 * v30;
const REAL v44 = v2 * v28;
const REAL v45 = v43 - v44;
const REAL v46 = v1 * v28;
const REAL v47 = v0 * v29;
const REAL v48 = v46 - v47;
const REAL v49 = v0 * v28;
const REAL v50 = v1 * v29;
const REAL v51 = v49 + v50;
const REAL v52 = v2 * v30;
const REAL v53 = v51 + v52;
const auto v54 = v35 <= v36;
const REAL v55 = v54 ? v35 : v36;
const REAL v56 = v38 * v55;
const REAL v57 = v27 * v38;
const REAL v58 = PK_FMA(v56, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v59 = PK_FMA(v56, v58, REAL(1597.9823405784207));
const REAL v60 = PK_FMA(v56, v59, (REAL(-2119.883863246352)));
const REAL v61 = PK_FMA(v56, v60, REAL(1958.1711149305122));
const REAL v62 = PK_FMA(v56, v61, (REAL(-1331.751710601445)));
const REAL v63 = PK_FMA(v56, v62, REAL(689.9864950194894));
const REAL v64 = PK_FMA(v56, v63, (REAL(-277.1238385127134)));
const REAL v65 = PK_FMA(v56, v64, REAL(87.80710088405552));
const REAL v66 = PK_FMA(v56, v65, (REAL(-21.593541742657845)));
const REAL v67 = PK_FMA(v56, v66, REAL(4.547086120700559));
const REAL v68 = PK_FMA(v56, v67, (REAL(-0.4073933743794334)));
const REAL v69 = PK_FMA(v56, v68, REAL(0.3507188784369902));
const REAL v70 = PK_FMA(v56, v69, REAL(0.2762917242235266));
const REAL v71 = PK_FMA(v56, v70, REAL(0.3000633566632698));
const REAL v72 = PK_FMA(v56, v71, REAL(0.3182324748859254));
const REAL v73 = PK_FMA(v56, v72, REAL(0.34099332446130215));
const REAL v74 = PK_FMA(v56, v73, REAL(0.36940834555111196));
const REAL v75 = PK_FMA(v56, v74, REAL(0.4063492067031882));
const REAL v76 = PK_FMA(v56, v75, REAL(0.4571428571400788));
const REAL v77 = PK_FMA(v56, v76, REAL(0.533333333333342));
const REAL v78 = PK_FMA(v56, v77, REAL(0.6666666666666666));
const REAL v79 = PK_FMA(v56, v78, REAL(1.0));
const REAL v80 = v57 * v79;
const REAL v81 = REAL(1) / PK_SQRT(v35);
const REAL v82 = REAL(1.5707963267948966) * v81;
const REAL v83 = REAL(6.123233995736766e-17) * v81;
const REAL v84 = v80 - v83;
const REAL v85 = v82 - v84;
const REAL v86 = v54 ? v80 : v85;
const REAL v87 = REAL(1) / v35;
const REAL v88 = REAL(0.5) * v87;
const REAL v89 = v38 * v57;
const REAL v90 = v57 - v85;
const REAL v91 = v88 * v90;
const REAL v92 = PK_FMA(v56, REAL(82.46574770211458), (REAL(-369.7840790661389)));
const REAL v93 = PK_FMA(v56, v92, REAL(786.6301315630059));
const REAL v94 = PK_FMA(v56, v93, (REAL(-1043.6028799299124)));
const REAL v95 = PK_FMA(v56, v94, REAL(964.0324704143916));
const REAL v96 = PK_FMA(v56, v95, (REAL(-655.6629980266255)));
const REAL v97 = PK_FMA(v56, v96, REAL(339.7096048209283));
const REAL v98 = PK_FMA(v56, v97, (REAL(-136.44535115853597)));
const REAL v99 = PK_FMA(v56, v98, REAL(43.23130159494722));
const REAL v100 = PK_FMA(v56, v99, (REAL(-10.634415813363413)));
const REAL v101 = PK_FMA(v56, v100, REAL(2.2361990058785266));
const REAL v102 = PK_FMA(v56, v101, (REAL(-0.20379832126766523)));
const REAL v103 = PK_FMA(v56, v102, REAL(0.16887223153016956));
const REAL v104 = PK_FMA(v56, v103, REAL(0.13144622919567972));
const REAL v105 = PK_FMA(v56, v104, REAL(0.1421451008816983));
const REAL v106 = PK_FMA(v56, v105, REAL(0.14975586876129454));
const REAL v107 = PK_FMA(v56, v106, REAL(0.15913024339770654));
const REAL v108 = PK_FMA(v56, v107, REAL(0.1704961587486178));
const REAL v109 = PK_FMA(v56, v108, REAL(0.18470418487848947));
const REAL v110 = PK_FMA(v56, v109, REAL(0.20317460317323507));
const REAL v111 = PK_FMA(v56, v110, REAL(0.22857142857143284));
const REAL v112 = PK_FMA(v56, v111, REAL(0.26666666666666666));
const REAL v113 = PK_FMA(v56, v112, REAL(0.3333333333333333));
const REAL v114 = v89 * v113;
const REAL v115 = -v114;
const REAL v116 = v54 ? v115 : v91;
const REAL v117 = v27 * v86;
const REAL v118 = v39 * v116;
const REAL v119 = v38 + v118;
const REAL v120 = v0 * v117;
const REAL v121 = v1 * v117;
const REAL v122 = v2 * v117;
const REAL v123 = v42 * v86;
const REAL v124 = v45 * v86;
const REAL v125 = v48 * v86;
const REAL v126 = v120 - v123;
const REAL v127 = v121 - v124;
const REAL v128 = v122 - v125;
const REAL v129 = v53 * v119;
const REAL v130 = v28 * v129;
const REAL v131 = v29 * v129;
const REAL v132 = v30 * v129;
const REAL v133 = v126 + v130;
const REAL v134 = v127 + v131;
const REAL v135 = v128 + v132;
const REAL v136 = REAL(2.0) * v86;
const REAL v137 = v28 * v136;
const REAL v138 = v29 * v136;
const REAL v139 = v30 * v136;
o0[0] = v133;
o0[1] = v134;
o0[2] = v135;
o0[3] = v137;
o0[4] = v138;
o0[5] = v139;
{ STORE* __restrict p = (STORE*)o0_ + t * 6; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[2]); w.x[1] = STORE(o0[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o0[4]); w.x[1] = STORE(o0[5]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
STORE* const o0_b = (STORE*)o0_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
STORE* __restrict o0 = o0_b + b * 6;
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[3 * i + 0]);
const REAL v1 = REAL(i0[3 * i + 1]);
const REAL v2 = REAL(i0[3 * i + 2]);
const REAL v3 = REAL(i1[4 * i + 0]);
const REAL v4 = REAL(i1[4 * i + 1]);
const REAL v5 = REAL(i1[4 * i + 2]);
const REAL v6 = REAL(i1[4 * i + 3]);
const REAL v7 = PK_ABS(v3);
const REAL v8 = PK_ABS(v4);
const REAL v9 = PK_ABS(v5);
const REAL v10 = PK_ABS(v6);
const REAL v11 = v7 < v8 ? v8 : v7;
const REAL v12 = v11 < v9 ? v9 : v11;
const REAL v13 = v12 < v10 ? v10 : v12;
const REAL v14 = PK_UNSCALE(v13);
const REAL v15 = v3 * v14;
const REAL v16 = v4 * v14;
const REAL v17 = v5 * v14;
const REAL v18 = v6 * v14;
const auto v19 = v17 != REAL(0.0);
const REAL v20 = v19 ? v17 : v18;
const auto v21 = v16 != REAL(0.0);
const REAL v22 = v21 ? v16 : v20;
const auto v23 = v15 != REAL(0.0);
const REAL v24 = v23 ? v15 : v22;
const auto v25 = v24 < REAL(0.0);
const REAL v26 = v25 ? (REAL(-1.0)) : REAL(1.0);
const REAL v27 = v15 * v26;
const REAL v28 = v16 * v26;
const REAL v29 = v17 * v26;
const REAL v30 = v18 * v26;
const REAL v31 = v28 * v28;
const REAL v32 = v29 * v29;
const REAL v33 = v31 + v32;
const REAL v34 = v30 * v30;
const REAL v35 = v33 + v34;
const REAL v36 = v27 * v27;
const REAL v37 = v35 + v36;
const REAL v38 = REAL(1) / v37;
const REAL v39 = REAL(2.0) * v27;
const REAL v40 = v2 * v29;
const REAL v41 = v1 * v30;
const REAL v42 = v40 - v41;
const REAL v43 = v0 * v30;
const REAL v44 = v2 * v28;
const REAL v45 = v43 - v44;
const REAL v46 = v1 * v28;
const REAL v47 = v0 * v29;
const REAL v48 = v46 - v47;
const REAL v49 = v0 * v28;
const REAL v50 = v1 * v29;
const REAL v51 = v49 + v50;
const REAL v52 = v2 * v30;
const REAL v53 = v51 + v52;
const auto v54 = v35 <= v36;
const REAL v55 = v54 ? v35 : v36;
const REAL v56 = v38 * v55;
const REAL v57 = v27 * v38;
const REAL v58 = PK_FMA(v56, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v59 = PK_FMA(v56, v58, REAL(1597.9823405784207));
const REAL v60 = PK_FMA(v56, v59, (REAL(-2119.883863246352)));
const REAL v61 = PK_FMA(v56, v60, REAL(1958.1711149305122));
const REAL v62 = PK_FMA(v56, v61, (REAL(-1331.751710601445)));
const REAL v63 = PK_FMA(v56, v62, REAL(689.9864950194894));
const REAL v64 = PK_FMA(v56, v63, (REAL(-277.1238385127134)));
const REAL v65 = PK_FMA(v56, v64, REAL(87.80710088405552));
const REAL v66 = PK_FMA(v56, v65, (REAL(-21.593541742657845)));
const REAL v67 = PK_FMA(v56, v66, REAL(4.547086120700559));
const REAL v68 = PK_FMA(v56, v67, (REAL(-0.4073933743794334)));
const REAL v69 = PK_FMA(v56, v68, REAL(0.3507188784369902));
const REAL v70 = PK_FMA(v56, v69, REAL(0.2762917242235266));
const REAL v71 = PK_FMA(v56, v70, REAL(0.3000633566632698));
const REAL v72 = PK_FMA(v56, v71, REAL(0.3182324748859254));
const REAL v73 = PK_FMA(v56, v72, REAL(0.34099332446130215));
const REAL v74 = PK_FMA(v56, v73, REAL(0.36940834555111196));
const REAL v75 = PK_FMA(v56, v74, REAL(0.4063492067031882));
const REAL v76 = PK_FMA(v56, v75, REAL(0.4571428571400788));
const REAL v77 = PK_FMA(v56, v76, REAL(0.533333333333342));
const REAL v78 = PK_FMA(v56, v77, REAL(0.6666666666666666));
const REAL v79 = PK_FMA(v56, v78, REAL(1.0));
const REAL v80 = v57 * v79;
const REAL v81 = REAL(1) / PK_SQRT(v35);
const REAL v82 = REAL(1.5707963267948966) * v81;
const REAL v83 = REAL(6.123233995736766e-17) * v81;
const REAL v84 = v80 - v83;
const REAL v85 = v82 - v84;
const REAL v86 = v54 ? v80 : v85;
const REAL v87 = REAL(1) / v35;
const REAL v88 = REAL(0.5) * v87;
const REAL v89 = v38 * v57;
const REAL v90 = v57 - v85;
const REAL v91 = v88 * v90;
const REAL v92 = PK_FMA(v56, REAL(82.46574770211458), (REAL(-369.7840790661389)));
const REAL v93 = PK_FMA(v56, v92, REAL(786.6301315630059));
const REAL v94 = PK_FMA(v56, v93, (REAL(-1043.6028799299124)));
const REAL v95 = PK_FMA(v56, v94, REAL(964.0324704143916));
const REAL v96 = PK_FMA(v56, v95, (REAL(-655.6629980266255)));
const REAL v97 = PK_FMA(v56, v96, REAL(339.7096048209283));
const REAL v98 = PK_FMA(v56, v97, (REAL(-136.44535115853597)));
const REAL v99 = PK_FMA(v56, v98, REAL(43.23130159494722));
const REAL v100 = PK_FMA(v56, v99, (REAL(-10.634415813363413)));
const REAL v101 = PK_FMA(v56, v100, REAL(2.2361990058785266));
const REAL v102 = PK_FMA(v56, v101, (REAL(-0.20379832126766523)));
const REAL v103 = PK_FMA(v56, v102, REAL(0.16887223153016956));
const REAL v104 = PK_FMA(v56, v103, REAL(0.13144622919567972));
const REAL v105 = PK_FMA(v56, v104, REAL(0.1421451008816983));
const REAL v106 = PK_FMA(v56, v105, REAL(0.14975586876129454));
const REAL v107 = PK_FMA(v56, v106, REAL(0.15913024339770654));
const REAL v108 = PK_FMA(v56, v107, REAL(0.1704961587486178));
const REAL v109 = PK_FMA(v56, v108, REAL(0.18470418487848947));
const REAL v110 = PK_FMA(v56, v109, REAL(0.20317460317323507));
const REAL v111 = PK_FMA(v56, v110, REAL(0.22857142857143284));
const REAL v112 = PK_FMA(v56, v111, REAL(0.26666666666666666));
const REAL v113 = PK_FMA(v56, v112, REAL(0.3333333333333333));
const REAL v114 = v89 * v113;
const REAL v115 = -v114;
const REAL v116 = v54 ? v115 : v91;
const REAL v117 = v27 * v86;
const REAL v118 = v39 * v116;
const REAL v119 = v38 + v118;
const REAL v120 = v0 * v117;
const REAL v121 = v1 * v117;
const REAL v122 = v2 * v117;
const REAL v123 = v42 * v86;
const REAL v124 = v45 * v86;
const REAL v125 = v48 * v86;
const REAL v126 = v120 - v123;
const REAL v127 = v121 - v124;
const REAL v128 = v122 - v125;
const REAL v129 = v53 * v119;
const REAL v130 = v28 * v129;
const REAL v131 = v29 * v129;
const REAL v132 = v30 * v129;
const REAL v133 = v126 + v130;
const REAL v134 = v127 + v131;
const REAL v135 = v128 + v132;
const REAL v136 = REAL(2.0) * v86;
const REAL v137 = v28 * v136;
const REAL v138 = v29 * v136;
const REAL v139 = v30 * v136;
o0[6 * i + 0] = STORE(v133);
o0[6 * i + 1] = STORE(v134);
o0[6 * i + 2] = STORE(v135);
o0[6 * i + 3] = STORE(v137);
o0[6 * i + 4] = STORE(v138);
o0[6 * i + 5] = STORE(v139);
}

}


#endif
}


// <posekit Pose.log f64.>:1
static CUDA_CALLABLE void adj_pk_Pose_log_f64_03b97489_body_0(
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

struct wp_args_pk_Pose_log_f64_03b97489_d8ab7941 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_Pose_log_f64_03b97489_d8ab7941_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_log_f64_03b97489_d8ab7941 *_wp_args)
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
    // def pk_Pose_log_f64_03b97489(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_Pose_log_f64_03b97489_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, o0_)           <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_log_f64_03b97489_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_log_f64_03b97489_d8ab7941_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_log_f64_03b97489_d8ab7941 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_log_f64_03b97489_d8ab7941_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_log_f64_03b97489_d8ab7941_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_log_f64_03b97489_d8ab7941 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_log_f64_03b97489_d8ab7941_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_log_f64_03b97489_d8ab7941_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_log_f64_03b97489_d8ab7941 *_wp_args)
{
    pk_Pose_log_f64_03b97489_d8ab7941_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

