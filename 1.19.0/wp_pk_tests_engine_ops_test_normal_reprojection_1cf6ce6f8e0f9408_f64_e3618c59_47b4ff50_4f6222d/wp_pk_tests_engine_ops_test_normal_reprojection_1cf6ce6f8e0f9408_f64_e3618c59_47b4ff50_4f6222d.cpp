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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none.gradient f64.>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_body_0(
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
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// o0 = cost
// o1 = T_position_gradient
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
REAL i3[2];
REAL o0[1];
REAL o1[6];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 3; i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i3_ + t * 2; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i3[0] = REAL(w.x[0]); i3[1] = REAL(w.x[1]); } } else { i3[0] = REAL(p[0]); i3[1] = REAL(p[1]); } }
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
const REAL v10 = i3[0];
const REAL v11 = i3[1];
const REAL v12 = PK_ABS(v3);
const REAL v13 = PK_ABS(v4);
const REAL v14 = PK_ABS(v5);
const REAL v15 = PK_ABS(v6);
const REAL v16 = v12 < v13 ? v13 : v12;
const REAL v17 = v16 < v14 ? v14 : v16;
const REAL v18 = v17 < v15 ? v15 : v17;
const REAL v19 = PK_UNSCALE(v18);
const REAL v20 = v3 * v19;
const REAL v21 = v4 * v19;
const REAL v22 = v5 * v19;
const REAL v23 = v6 * v19;
const REAL v24 = v9 * v22;
const REAL v25 = v8 * v23;
const REAL v26 = v24 - v25;
const REAL v27 = v7 * v23;
const REAL v28 = v9 * v21;
const REAL v29 = v27 - v28;
const REAL v30 = v8 * v21;
const REAL v31 = v7 * v22;
const REAL v32 = v30 - v31;
const REAL v33 = v20 * v26;
const REAL v34 = v20 * v29;
const REAL v35 = v20 * v32;
const REAL v36 = v22 * v32;
const REAL v37 = v23 * v29;
const REAL v38 = v36 - v37;
const REAL v39 = v23 * v26;
const REAL v40 = v21 * v32;
const REAL v41 = v39 - v40;
const REAL v42 = v21 * v29;
const REAL v43 = v22 * v26;
const REAL v44 = v42 - v43;
const REAL v45 = v33 + v38;
const REAL v46 = v34 + v41;
const REAL v47 = v35 + v44;
const REAL v48 = v20 * v20;
const REAL v49 = v21 * v21;
const REAL v50 = v48 + v49;
const REAL v51 = v22 * v22;
const REAL v52 = v50 + v51;
const REAL v53 = v23 * v23;
const REAL v54 = v52 + v53;
const REAL v55 = REAL(1) / v54;
const REAL v56 = REAL(2.0) * v55;
const REAL v57 = v45 * v56;
const REAL v58 = v46 * v56;
const REAL v59 = v47 * v56;
const REAL v60 = v7 + v57;
const REAL v61 = v8 + v58;
const REAL v62 = v9 + v59;
const REAL v63 = v0 + v60;
const REAL v64 = v1 + v61;
const REAL v65 = v2 + v62;
const REAL v66 = REAL(1) / v65;
const REAL v67 = v63 * v66;
const REAL v68 = v67 - v10;
const REAL v69 = v64 * v66;
const REAL v70 = v69 - v11;
const REAL v71 = v68 * v68;
const REAL v72 = v70 * v70;
const REAL v73 = v71 + v72;
const REAL v74 = v66 * v70;
const REAL v75 = v64 * v70;
const REAL v76 = v66 * v68;
const REAL v77 = v63 * v68;
const REAL v78 = v75 + v77;
const REAL v79 = v66 * v66;
const REAL v80 = v78 * v79;
const REAL v81 = v56 * v80;
const REAL v82 = v47 * v80;
const REAL v83 = v56 * v74;
const REAL v84 = v46 * v74;
const REAL v85 = v84 - v82;
const REAL v86 = v56 * v76;
const REAL v87 = v45 * v76;
const REAL v88 = v85 + v87;
const REAL v89 = REAL(2.0) * v88;
const REAL v90 = v55 * v55;
const REAL v91 = v89 * v90;
const REAL v92 = v23 * v91;
const REAL v93 = REAL(2.0) * v92;
const REAL v94 = v22 * v91;
const REAL v95 = REAL(2.0) * v94;
const REAL v96 = v21 * v91;
const REAL v97 = REAL(2.0) * v96;
const REAL v98 = v20 * v91;
const REAL v99 = REAL(2.0) * v98;
const REAL v100 = v26 * v81;
const REAL v101 = v100 - v95;
const REAL v102 = v22 * v81;
const REAL v103 = v29 * v81;
const REAL v104 = v97 + v103;
const REAL v105 = v21 * v81;
const REAL v106 = v32 * v83;
const REAL v107 = v104 + v106;
const REAL v108 = v21 * v83;
const REAL v109 = v26 * v83;
const REAL v110 = v109 - v93;
const REAL v111 = v23 * v83;
const REAL v112 = v102 + v111;
const REAL v113 = v29 * v86;
const REAL v114 = v110 - v113;
const REAL v115 = v23 * v86;
const REAL v116 = v105 + v115;
const REAL v117 = v32 * v86;
const REAL v118 = v101 + v117;
const REAL v119 = v22 * v86;
const REAL v120 = v119 - v108;
const REAL v121 = v32 * v81;
const REAL v122 = v99 + v121;
const REAL v123 = v20 * v81;
const REAL v124 = v120 - v123;
const REAL v125 = v29 * v83;
const REAL v126 = v125 - v122;
const REAL v127 = v20 * v83;
const REAL v128 = v127 - v116;
const REAL v129 = v26 * v86;
const REAL v130 = v126 + v129;
const REAL v131 = v20 * v86;
const REAL v132 = v112 + v131;
const REAL v133 = v123 - v120;
const REAL v134 = v7 * v133;
const REAL v135 = v118 + v134;
const REAL v136 = v8 * v124;
const REAL v137 = v136 - v107;
const REAL v138 = v116 - v127;
const REAL v139 = v9 * v138;
const REAL v140 = v137 + v139;
const REAL v141 = v7 * v128;
const REAL v142 = v114 + v141;
const REAL v143 = v8 * v132;
const REAL v144 = v142 - v143;
const REAL v145 = v9 * v132;
const REAL v146 = v135 + v145;
const REAL v147 = v19 * v144;
const REAL v148 = v19 * v146;
const REAL v149 = v19 * v140;
const REAL v150 = v19 * v130;
const REAL v151 = v20 * v23;
const REAL v152 = v20 * v22;
const REAL v153 = v51 + v53;
const REAL v154 = v21 * v22;
const REAL v155 = v21 * v23;
const REAL v156 = v151 + v154;
const REAL v157 = v155 - v152;
const REAL v158 = v56 * v153;
const REAL v159 = v56 * v156;
const REAL v160 = v56 * v157;
const REAL v161 = REAL(1.0) - v158;
const REAL v162 = v20 * v21;
const REAL v163 = v49 + v53;
const REAL v164 = v22 * v23;
const REAL v165 = v154 - v151;
const REAL v166 = v162 + v164;
const REAL v167 = v56 * v165;
const REAL v168 = v56 * v163;
const REAL v169 = v56 * v166;
const REAL v170 = REAL(1.0) - v168;
const REAL v171 = v49 + v51;
const REAL v172 = v152 + v155;
const REAL v173 = v164 - v162;
const REAL v174 = v56 * v172;
const REAL v175 = v56 * v173;
const REAL v176 = v56 * v171;
const REAL v177 = REAL(1.0) - v176;
const REAL v178 = REAL(0.5) * v4;
const REAL v179 = REAL(0.5) * v3;
const REAL v180 = REAL(0.5) * v6;
const REAL v181 = REAL(0.5) * v5;
const REAL v182 = v76 * v161;
const REAL v183 = v74 * v159;
const REAL v184 = v182 + v183;
const REAL v185 = v80 * v160;
const REAL v186 = v184 - v185;
const REAL v187 = v76 * v167;
const REAL v188 = v74 * v170;
const REAL v189 = v187 + v188;
const REAL v190 = v80 * v169;
const REAL v191 = v189 - v190;
const REAL v192 = v76 * v174;
const REAL v193 = v74 * v175;
const REAL v194 = v192 + v193;
const REAL v195 = v80 * v177;
const REAL v196 = v194 - v195;
const REAL v197 = v150 * v178;
const REAL v198 = v149 * v179;
const REAL v199 = v198 - v197;
const REAL v200 = v148 * v180;
const REAL v201 = v199 + v200;
const REAL v202 = v147 * v181;
const REAL v203 = v201 - v202;
const REAL v204 = v150 * v181;
const REAL v205 = v149 * v180;
const REAL v206 = v204 + v205;
const REAL v207 = v148 * v179;
const REAL v208 = v207 - v206;
const REAL v209 = v147 * v178;
const REAL v210 = v208 + v209;
const REAL v211 = v150 * v180;
const REAL v212 = v149 * v181;
const REAL v213 = v212 - v211;
const REAL v214 = v148 * v178;
const REAL v215 = v213 - v214;
const REAL v216 = v147 * v179;
const REAL v217 = v215 + v216;
o0[0] = v73;
o1[0] = v186;
o1[1] = v191;
o1[2] = v196;
o1[3] = v203;
o1[4] = v210;
o1[5] = v217;
{ STORE* __restrict p = (STORE*)o0_ + t * 1; p[0] = STORE(o0[0]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 6; if (aligned) { { PackedRow w; w.x[0] = STORE(o1[0]); w.x[1] = STORE(o1[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o1[2]); w.x[1] = STORE(o1[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o1[4]); w.x[1] = STORE(o1[5]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); p[4] = STORE(o1[4]); p[5] = STORE(o1[5]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
const STORE* const i3_b = (const STORE*)i3_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
const STORE* __restrict i2 = i2_b + b * 3;
const STORE* __restrict i3 = i3_b + b * 2;
STORE* __restrict o0 = o0_b + b * 1;
STORE* __restrict o1 = o1_b + b * 6;
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
const REAL v10 = REAL(i3[2 * i + 0]);
const REAL v11 = REAL(i3[2 * i + 1]);
const REAL v12 = PK_ABS(v3);
const REAL v13 = PK_ABS(v4);
const REAL v14 = PK_ABS(v5);
const REAL v15 = PK_ABS(v6);
const REAL v16 = v12 < v13 ? v13 : v12;
const REAL v17 = v16 < v14 ? v14 : v16;
const REAL v18 = v17 < v15 ? v15 : v17;
const REAL v19 = PK_UNSCALE(v18);
const REAL v20 = v3 * v19;
const REAL v21 = v4 * v19;
const REAL v22 = v5 * v19;
const REAL v23 = v6 * v19;
const REAL v24 = v9 * v22;
const REAL v25 = v8 * v23;
const REAL v26 = v24 - v25;
const REAL v27 = v7 * v23;
const REAL v28 = v9 * v21;
const REAL v29 = v27 - v28;
const REAL v30 = v8 * v21;
const REAL v31 = v7 * v22;
const REAL v32 = v30 - v31;
const REAL v33 = v20 * v26;
const REAL v34 = v20 * v29;
const REAL v35 = v20 * v32;
const REAL v36 = v22 * v32;
const REAL v37 = v23 * v29;
const REAL v38 = v36 - v37;
const REAL v39 = v23 * v26;
const REAL v40 = v21 * v32;
const REAL v41 = v39 - v40;
const REAL v42 = v21 * v29;
const REAL v43 = v22 * v26;
const REAL v44 = v42 - v43;
const REAL v45 = v33 + v38;
const REAL v46 = v34 + v41;
const REAL v47 = v35 + v44;
const REAL v48 = v20 * v20;
const REAL v49 = v21 * v21;
const REAL v50 = v48 + v49;
const REAL v51 = v22 * v22;
const REAL v52 = v50 + v51;
const REAL v53 = v23 * v23;
const REAL v54 = v52 + v53;
const REAL v55 = REAL(1) / v54;
const REAL v56 = REAL(2.0) * v55;
const REAL v57 = v45 * v56;
const REAL v58 = v46 * v56;
const REAL v59 = v47 * v56;
const REAL v60 = v7 + v57;
const REAL v61 = v8 + v58;
const REAL v62 = v9 + v59;
const REAL v63 = v0 + v60;
const REAL v64 = v1 + v61;
const REAL v65 = v2 + v62;
const REAL v66 = REAL(1) / v65;
const REAL v67 = v63 * v66;
const REAL v68 = v67 - v10;
const REAL v69 = v64 * v66;
const REAL v70 = v69 - v11;
const REAL v71 = v68 * v68;
const REAL v72 = v70 * v70;
const REAL v73 = v71 + v72;
const REAL v74 = v66 * v70;
const REAL v75 = v64 * v70;
const REAL v76 = v66 * v68;
const REAL v77 = v63 * v68;
const REAL v78 = v75 + v77;
const REAL v79 = v66 * v66;
const REAL v80 = v78 * v79;
const REAL v81 = v56 * v80;
const REAL v82 = v47 * v80;
const REAL v83 = v56 * v74;
const REAL v84 = v46 * v74;
const REAL v85 = v84 - v82;
const REAL v86 = v56 * v76;
const REAL v87 = v45 * v76;
const REAL v88 = v85 + v87;
const REAL v89 = REAL(2.0) * v88;
const REAL v90 = v55 * v55;
const REAL v91 = v89 * v90;
const REAL v92 = v23 * v91;
const REAL v93 = REAL(2.0) * v92;
const REAL v94 = v22 * v91;
const REAL v95 = REAL(2.0) * v94;
const REAL v96 = v21 * v91;
const REAL v97 = REAL(2.0) * v96;
const REAL v98 = v20 * v91;
const REAL v99 = REAL(2.0) * v98;
const REAL v100 = v26 * v81;
const REAL v101 = v100 - v95;
const REAL v102 = v22 * v81;
const REAL v103 = v29 * v81;
const REAL v104 = v97 + v103;
const REAL v105 = v21 * v81;
const REAL v106 = v32 * v83;
const REAL v107 = v104 + v106;
const REAL v108 = v21 * v83;
const REAL v109 = v26 * v83;
const REAL v110 = v109 - v93;
const REAL v111 = v23 * v83;
const REAL v112 = v102 + v111;
const REAL v113 = v29 * v86;
const REAL v114 = v110 - v113;
const REAL v115 = v23 * v86;
const REAL v116 = v105 + v115;
const REAL v117 = v32 * v86;
const REAL v118 = v101 + v117;
const REAL v119 = v22 * v86;
const REAL v120 = v119 - v108;
const REAL v121 = v32 * v81;
const REAL v122 = v99 + v121;
const REAL v123 = v20 * v81;
const REAL v124 = v120 - v123;
const REAL v125 = v29 * v83;
const REAL v126 = v125 - v122;
const REAL v127 = v20 * v83;
const REAL v128 = v127 - v116;
const REAL v129 = v26 * v86;
const REAL v130 = v126 + v129;
const REAL v131 = v20 * v86;
const REAL v132 = v112 + v131;
const REAL v133 = v123 - v120;
const REAL v134 = v7 * v133;
const REAL v135 = v118 + v134;
const REAL v136 = v8 * v124;
const REAL v137 = v136 - v107;
const REAL v138 = v116 - v127;
const REAL v139 = v9 * v138;
const REAL v140 = v137 + v139;
const REAL v141 = v7 * v128;
const REAL v142 = v114 + v141;
const REAL v143 = v8 * v132;
const REAL v144 = v142 - v143;
const REAL v145 = v9 * v132;
const REAL v146 = v135 + v145;
const REAL v147 = v19 * v144;
const REAL v148 = v19 * v146;
const REAL v149 = v19 * v140;
const REAL v150 = v19 * v130;
const REAL v151 = v20 * v23;
const REAL v152 = v20 * v22;
const REAL v153 = v51 + v53;
const REAL v154 = v21 * v22;
const REAL v155 = v21 * v23;
const REAL v156 = v151 + v154;
const REAL v157 = v155 - v152;
const REAL v158 = v56 * v153;
const REAL v159 = v56 * v156;
const REAL v160 = v56 * v157;
const REAL v161 = REAL(1.0) - v158;
const REAL v162 = v20 * v21;
const REAL v163 = v49 + v53;
const REAL v164 = v22 * v23;
const REAL v165 = v154 - v151;
const REAL v166 = v162 + v164;
const REAL v167 = v56 * v165;
const REAL v168 = v56 * v163;
const REAL v169 = v56 * v166;
const REAL v170 = REAL(1.0) - v168;
const REAL v171 = v49 + v51;
const REAL v172 = v152 + v155;
const REAL v173 = v164 - v162;
const REAL v174 = v56 * v172;
const REAL v175 = v56 * v173;
const REAL v176 = v56 * v171;
const REAL v177 = REAL(1.0) - v176;
const REAL v178 = REAL(0.5) * v4;
const REAL v179 = REAL(0.5) * v3;
const REAL v180 = REAL(0.5) * v6;
const REAL v181 = REAL(0.5) * v5;
const REAL v182 = v76 * v161;
const REAL v183 = v74 * v159;
const REAL v184 = v182 + v183;
const REAL v185 = v80 * v160;
const REAL v186 = v184 - v185;
const REAL v187 = v76 * v167;
const REAL v188 = v74 * v170;
const REAL v189 = v187 + v188;
const REAL v190 = v80 * v169;
const REAL v191 = v189 - v190;
const REAL v192 = v76 * v174;
const REAL v193 = v74 * v175;
const REAL v194 = v192 + v193;
const REAL v195 = v80 * v177;
const REAL v196 = v194 - v195;
const REAL v197 = v150 * v178;
const REAL v198 = v149 * v179;
const REAL v199 = v198 - v197;
const REAL v200 = v148 * v180;
const REAL v201 = v199 + v200;
const REAL v202 = v147 * v181;
const REAL v203 = v201 - v202;
const REAL v204 = v150 * v181;
const REAL v205 = v149 * v180;
const REAL v206 = v204 + v205;
const REAL v207 = v148 * v179;
const REAL v208 = v207 - v206;
const REAL v209 = v147 * v178;
const REAL v210 = v208 + v209;
const REAL v211 = v150 * v180;
const REAL v212 = v149 * v181;
const REAL v213 = v212 - v211;
const REAL v214 = v148 * v178;
const REAL v215 = v213 - v214;
const REAL v216 = v147 * v179;
const REAL v217 = v215 + v216;
o0[1 * i + 0] = STORE(v73);
o1[6 * i + 0] = STORE(v186);
o1[6 * i + 1] = STORE(v191);
o1[6 * i + 2] = STORE(v196);
o1[6 * i + 3] = STORE(v203);
o1[6 * i + 4] = STORE(v210);
o1[6 * i + 5] = STORE(v217);
}

}


#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>nPaa.a.100.none.none.gradient f64.>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_body_0(
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

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c {
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
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, i3_, o0_, o1_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_e3618c59_74cd175c_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

