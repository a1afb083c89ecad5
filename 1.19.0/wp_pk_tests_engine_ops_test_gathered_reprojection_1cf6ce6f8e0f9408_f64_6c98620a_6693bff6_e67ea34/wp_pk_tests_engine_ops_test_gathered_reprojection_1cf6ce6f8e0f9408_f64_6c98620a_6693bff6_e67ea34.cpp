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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>j1111 f64.>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 o0_)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = T_position_dot
// i4 = T_quaternion_dot
// i5 = point_dot
// i6 = pixel_dot
// o0 = result_dot
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
REAL i3[3];
REAL i4[4];
REAL i5[3];
REAL i6[2];
REAL o0[2];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 3; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 3; i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); i3[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i4_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i4[0] = REAL(w.x[0]); i4[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i4[2] = REAL(w.x[0]); i4[3] = REAL(w.x[1]); } } else { i4[0] = REAL(p[0]); i4[1] = REAL(p[1]); i4[2] = REAL(p[2]); i4[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i5_ + t * 3; i5[0] = REAL(p[0]); i5[1] = REAL(p[1]); i5[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i6_ + t * 2; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i6[0] = REAL(w.x[0]); i6[1] = REAL(w.x[1]); } } else { i6[0] = REAL(p[0]); i6[1] = REAL(p[1]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i1[0];
const REAL v4 = i1[1];
const REAL v5 = i1[2];
const REAL v6 = i1[3];
const REAL v7 = i2[0];
const REAL v8 = i2[1];
const REAL v9 = i2[2];
const REAL v10 = PK_ABS(v3);
const REAL v11 = PK_ABS(v4);
const REAL v12 = PK_ABS(v5);
const REAL v13 = PK_ABS(v6);
const REAL v14 = v10 < v11 ? v11 : v10;
const REAL v15 = v14 < v12 ? v12 : v14;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = PK_UNSCALE(v16);
const REAL v18 = v3 * v17;
const REAL v19 = v4 * v17;
const REAL v20 = v5 * v17;
const REAL v21 = v6 * v17;
const REAL v22 = v9 * v20;
const REAL v23 = v8 * v21;
const REAL v24 = v22 - v23;
const REAL v25 = v7 * v21;
const REAL v26 = v9 * v19;
const REAL v27 = v25 - v26;
const REAL v28 = v8 * v19;
const REAL v29 = v7 * v20;
const REAL v30 = v28 - v29;
const REAL v31 = v18 * v24;
const REAL v32 = v18 * v27;
const REAL v33 = v18 * v30;
const REAL v34 = v20 * v30;
const REAL v35 = v21 * v27;
const REAL v36 = v34 - v35;
const REAL v37 = v21 * v24;
const REAL v38 = v19 * v30;
const REAL v39 = v37 - v38;
const REAL v40 = v19 * v27;
const REAL v41 = v20 * v24;
const REAL v42 = v40 - v41;
const REAL v43 = v31 + v36;
const REAL v44 = v32 + v39;
const REAL v45 = v33 + v42;
const REAL v46 = v18 * v18;
const REAL v47 = v19 * v19;
const REAL v48 = v46 + v47;
const REAL v49 = v20 * v20;
const REAL v50 = v48 + v49;
const REAL v51 = v21 * v21;
const REAL v52 = v50 + v51;
const REAL v53 = REAL(1) / v52;
const REAL v54 = REAL(2.0) * v53;
const REAL v55 = v43 * v54;
const REAL v56 = v44 * v54;
const REAL v57 = v45 * v54;
const REAL v58 = v7 + v55;
const REAL v59 = v8 + v56;
const REAL v60 = v9 + v57;
const REAL v61 = v0 + v58;
const REAL v62 = v1 + v59;
const REAL v63 = v2 + v60;
const REAL v64 = REAL(1) / v63;
const REAL v65 = i3[0];
const REAL v66 = i3[1];
const REAL v67 = i3[2];
const REAL v68 = i4[0];
const REAL v69 = i4[1];
const REAL v70 = i4[2];
const REAL v71 = i4[3];
const REAL v72 = i5[0];
const REAL v73 = i5[1];
const REAL v74 = i5[2];
const REAL v75 = i6[0];
const REAL v76 = i6[1];
const REAL v77 = v17 * v68;
const REAL v78 = v17 * v69;
const REAL v79 = v17 * v70;
const REAL v80 = v17 * v71;
const REAL v81 = v20 * v74;
const REAL v82 = v9 * v79;
const REAL v83 = v81 + v82;
const REAL v84 = v21 * v73;
const REAL v85 = v8 * v80;
const REAL v86 = v84 + v85;
const REAL v87 = v83 - v86;
const REAL v88 = v21 * v72;
const REAL v89 = v7 * v80;
const REAL v90 = v88 + v89;
const REAL v91 = v19 * v74;
const REAL v92 = v9 * v78;
const REAL v93 = v91 + v92;
const REAL v94 = v90 - v93;
const REAL v95 = v19 * v73;
const REAL v96 = v8 * v78;
const REAL v97 = v95 + v96;
const REAL v98 = v20 * v72;
const REAL v99 = v7 * v79;
const REAL v100 = v98 + v99;
const REAL v101 = v97 - v100;
const REAL v102 = v24 * v77;
const REAL v103 = v18 * v87;
const REAL v104 = v102 + v103;
const REAL v105 = v27 * v77;
const REAL v106 = v18 * v94;
const REAL v107 = v105 + v106;
const REAL v108 = v30 * v77;
const REAL v109 = v18 * v101;
const REAL v110 = v108 + v109;
const REAL v111 = v30 * v79;
const REAL v112 = v20 * v101;
const REAL v113 = v111 + v112;
const REAL v114 = v27 * v80;
const REAL v115 = v21 * v94;
const REAL v116 = v114 + v115;
const REAL v117 = v113 - v116;
const REAL v118 = v24 * v80;
const REAL v119 = v21 * v87;
const REAL v120 = v118 + v119;
const REAL v121 = v30 * v78;
const REAL v122 = v19 * v101;
const REAL v123 = v121 + v122;
const REAL v124 = v120 - v123;
const REAL v125 = v27 * v78;
const REAL v126 = v19 * v94;
const REAL v127 = v125 + v126;
const REAL v128 = v24 * v79;
const REAL v129 = v20 * v87;
const REAL v130 = v128 + v129;
const REAL v131 = v127 - v130;
const REAL v132 = v104 + v117;
const REAL v133 = v107 + v124;
const REAL v134 = v110 + v131;
const REAL v135 = v18 * v77;
const REAL v136 = REAL(2.0) * v135;
const REAL v137 = v19 * v78;
const REAL v138 = REAL(2.0) * v137;
const REAL v139 = v136 + v138;
const REAL v140 = v20 * v79;
const REAL v141 = REAL(2.0) * v140;
const REAL v142 = v139 + v141;
const REAL v143 = v21 * v80;
const REAL v144 = REAL(2.0) * v143;
const REAL v145 = v142 + v144;
const REAL v146 = v53 * v53;
const REAL v147 = v145 * v146;
const REAL v148 = REAL(2.0) * v147;
const REAL v149 = v54 * v132;
const REAL v150 = v43 * v148;
const REAL v151 = v149 - v150;
const REAL v152 = v54 * v133;
const REAL v153 = v44 * v148;
const REAL v154 = v152 - v153;
const REAL v155 = v54 * v134;
const REAL v156 = v45 * v148;
const REAL v157 = v155 - v156;
const REAL v158 = v72 + v151;
const REAL v159 = v73 + v154;
const REAL v160 = v74 + v157;
const REAL v161 = v65 + v158;
const REAL v162 = v66 + v159;
const REAL v163 = v67 + v160;
const REAL v164 = v64 * v64;
const REAL v165 = v163 * v164;
const REAL v166 = v64 * v161;
const REAL v167 = v61 * v165;
const REAL v168 = v166 - v167;
const REAL v169 = v168 - v75;
const REAL v170 = v64 * v162;
const REAL v171 = v62 * v165;
const REAL v172 = v170 - v171;
const REAL v173 = v172 - v76;
o0[0] = v169;
o0[1] = v173;
{ STORE* __restrict p = (STORE*)o0_ + t * 2; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
const STORE* const i4_b = (const STORE*)i4_;
const STORE* const i5_b = (const STORE*)i5_;
const STORE* const i6_b = (const STORE*)i6_;
STORE* const o0_b = (STORE*)o0_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
const STORE* __restrict i2 = i2_b + b * 3;
const STORE* __restrict i3 = i3_b + b * 3;
const STORE* __restrict i4 = i4_b + b * 4;
const STORE* __restrict i5 = i5_b + b * 3;
const STORE* __restrict i6 = i6_b + b * 2;
STORE* __restrict o0 = o0_b + b * 2;
#pragma clang loop vectorize(assume_safety)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[3 * i + 0]);
const REAL v1 = REAL(i0[3 * i + 1]);
const REAL v2 = REAL(i0[3 * i + 2]);
const REAL v3 = REAL(i1[4 * i + 0]);
const REAL v4 = REAL(i1[4 * i + 1]);
const REAL v5 = REAL(i1[4 * i + 2]);
const REAL v6 = REAL(i1[4 * i + 3]);
const REAL v7 = REAL(i2[3 * i + 0]);
const REAL v8 = REAL(i2[3 * i + 1]);
const REAL v9 = REAL(i2[3 * i + 2]);
const REAL v10 = PK_ABS(v3);
const REAL v11 = PK_ABS(v4);
const REAL v12 = PK_ABS(v5);
const REAL v13 = PK_ABS(v6);
const REAL v14 = v10 < v11 ? v11 : v10;
const REAL v15 = v14 < v12 ? v12 : v14;
const REAL v16 = v15 < v13 ? v13 : v15;
const REAL v17 = PK_UNSCALE(v16);
const REAL v18 = v3 * v17;
const REAL v19 = v4 * v17;
const REAL v20 = v5 * v17;
const REAL v21 = v6 * v17;
const REAL v22 = v9 * v20;
const REAL v23 = v8 * v21;
const REAL v24 = v22 - v23;
const REAL v25 = v7 * v21;
const REAL v26 = v9 * v19;
const REAL v27 = v25 - v26;
const REAL v28 = v8 * v19;
const REAL v29 = v7 * v20;
const REAL v30 = v28 - v29;
const REAL v31 = v18 * v24;
const REAL v32 = v18 * v27;
const REAL v33 = v18 * v30;
const REAL v34 = v20 * v30;
const REAL v35 = v21 * v27;
const REAL v36 = v34 - v35;
const REAL v37 = v21 * v24;
const REAL v38 = v19 * v30;
const REAL v39 = v37 - v38;
const REAL v40 = v19 * v27;
const REAL v41 = v20 * v24;
const REAL v42 = v40 - v41;
const REAL v43 = v31 + v36;
const REAL v44 = v32 + v39;
const REAL v45 = v33 + v42;
const REAL v46 = v18 * v18;
const REAL v47 = v19 * v19;
const REAL v48 = v46 + v47;
const REAL v49 = v20 * v20;
const REAL v50 = v48 + v49;
const REAL v51 = v21 * v21;
const REAL v52 = v50 + v51;
const REAL v53 = REAL(1) / v52;
const REAL v54 = REAL(2.0) * v53;
const REAL v55 = v43 * v54;
const REAL v56 = v44 * v54;
const REAL v57 = v45 * v54;
const REAL v58 = v7 + v55;
const REAL v59 = v8 + v56;
const REAL v60 = v9 + v57;
const REAL v61 = v0 + v58;
const REAL v62 = v1 + v59;
const REAL v63 = v2 + v60;
const REAL v64 = REAL(1) / v63;
const REAL v65 = REAL(i3[3 * i + 0]);
const REAL v66 = REAL(i3[3 * i + 1]);
const REAL v67 = REAL(i3[3 * i + 2]);
const REAL v68 = REAL(i4[4 * i + 0]);
const REAL v69 = REAL(i4[4 * i + 1]);
const REAL v70 = REAL(i4[4 * i + 2]);
const REAL v71 = REAL(i4[4 * i + 3]);
const REAL v72 = REAL(i5[3 * i + 0]);
const REAL v73 = REAL(i5[3 * i + 1]);
const REAL v74 = REAL(i5[3 * i + 2]);
const REAL v75 = REAL(i6[2 * i + 0]);
const REAL v76 = REAL(i6[2 * i + 1]);
const REAL v77 = v17 * v68;
const REAL v78 = v17 * v69;
const REAL v79 = v17 * v70;
const REAL v80 = v17 * v71;
const REAL v81 = v20 * v74;
const REAL v82 = v9 * v79;
const REAL v83 = v81 + v82;
const REAL v84 = v21 * v73;
const REAL v85 = v8 * v80;
const REAL v86 = v84 + v85;
const REAL v87 = v83 - v86;
const REAL v88 = v21 * v72;
const REAL v89 = v7 * v80;
const REAL v90 = v88 + v89;
const REAL v91 = v19 * v74;
const REAL v92 = v9 * v78;
const REAL v93 = v91 + v92;
const REAL v94 = v90 - v93;
const REAL v95 = v19 * v73;
const REAL v96 = v8 * v78;
const REAL v97 = v95 + v96;
const REAL v98 = v20 * v72;
const REAL v99 = v7 * v79;
const REAL v100 = v98 + v99;
const REAL v101 = v97 - v100;
const REAL v102 = v24 * v77;
const REAL v103 = v18 * v87;
const REAL v104 = v102 + v103;
const REAL v105 = v27 * v77;
const REAL v106 = v18 * v94;
const REAL v107 = v105 + v106;
const REAL v108 = v30 * v77;
const REAL v109 = v18 * v101;
const REAL v110 = v108 + v109;
const REAL v111 = v30 * v79;
const REAL v112 = v20 * v101;
const REAL v113 = v111 + v112;
const REAL v114 = v27 * v80;
const REAL v115 = v21 * v94;
const REAL v116 = v114 + v115;
const REAL v117 = v113 - v116;
const REAL v118 = v24 * v80;
const REAL v119 = v21 * v87;
const REAL v120 = v118 + v119;
const REAL v121 = v30 * v78;
const REAL v122 = v19 * v101;
const REAL v123 = v121 + v122;
const REAL v124 = v120 - v123;
const REAL v125 = v27 * v78;
const REAL v126 = v19 * v94;
const REAL v127 = v125 + v126;
const REAL v128 = v24 * v79;
const REAL v129 = v20 * v87;
const REAL v130 = v128 + v129;
const REAL v131 = v127 - v130;
const REAL v132 = v104 + v117;
const REAL v133 = v107 + v124;
const REAL v134 = v110 + v131;
const REAL v135 = v18 * v77;
const REAL v136 = REAL(2.0) * v135;
const REAL v137 = v19 * v78;
const REAL v138 = REAL(2.0) * v137;
const REAL v139 = v136 + v138;
const REAL v140 = v20 * v79;
const REAL v141 = REAL(2.0) * v140;
const REAL v142 = v139 + v141;
const REAL v143 = v21 * v80;
const REAL v144 = REAL(2.0) * v143;
const REAL v145 = v142 + v144;
const REAL v146 = v53 * v53;
const REAL v147 = v145 * v146;
const REAL v148 = REAL(2.0) * v147;
const REAL v149 = v54 * v132;
const REAL v150 = v43 * v148;
const REAL v151 = v149 - v150;
const REAL v152 = v54 * v133;
const REAL v153 = v44 * v148;
const REAL v154 = v152 - v153;
const REAL v155 = v54 * v134;
const REAL v156 = v45 * v148;
const REAL v157 = v155 - v156;
const REAL v158 = v72 + v151;
const REAL v159 = v73 + v154;
const REAL v160 = v74 + v157;
const REAL v161 = v65 + v158;
const REAL v162 = v66 + v159;
const REAL v163 = v67 + v160;
const REAL v164 = v64 * v64;
const REAL v165 = v163 * v164;
const REAL v166 = v64 * v161;
const REAL v167 = v61 * v165;
const REAL v168 = v166 - v167;
const REAL v169 = v168 - v75;
const REAL v170 = v64 * v162;
const REAL v171 = v62 * v165;
const REAL v172 = v170 - v171;
const REAL v173 = v172 - v76;
o0[2 * i + 0] = STORE(v169);
o0[2 * i + 1] = STORE(v173);
}

}


#endif
}


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>j1111 f64.>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063 *_wp_args)
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
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_i5_ = _wp_args->i5_;
    wp::uint64 var_i6_ = _wp_args->i6_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063 *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_6c98620a_75cca063_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

