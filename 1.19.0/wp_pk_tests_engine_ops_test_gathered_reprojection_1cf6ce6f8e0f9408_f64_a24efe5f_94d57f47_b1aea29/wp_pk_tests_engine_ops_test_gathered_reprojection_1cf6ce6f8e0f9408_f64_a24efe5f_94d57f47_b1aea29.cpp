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


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v1111.1.1110>v1111.0010.1110 f64.xxxnxyyyn>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i4x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 bounds_,
    wp::int64 parts)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = result_bar
// i4 = point_bar_bar2
// o0 = T_position_bar2
// o1 = T_quaternion_bar2
// o2 = point_bar2
// o3 = result_bar_bar2
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
const long long first = ((const long long*)bounds_)[0], m = ((const long long*)bounds_)[1] - first;
const STORE* const i0_b = (const STORE*)i0_;
const long long* const i0_x = (const long long*)i0x_ + first;
const STORE* const i1_b = (const STORE*)i1_;
const long long* const i1_x = (const long long*)i1x_ + first;
const STORE* const i2_b = (const STORE*)i2_;
const long long* const i2_x = (const long long*)i2x_ + first;
const STORE* const i3_b = (const STORE*)i3_ + first * 2;
const STORE* const i4_b = (const STORE*)i4_;
const long long* const i4_x = (const long long*)i4x_ + first;
double* const o0_b = (double*)o0_;
const long long* const o0_x = (const long long*)o0x_ + first;
double* const o1_b = (double*)o1_;
const long long* const o1_x = (const long long*)o1x_ + first;
double* const o2_b = (double*)o2_;
const long long* const o2_x = (const long long*)o2x_ + first;
STORE* const o3_b = (STORE*)o3_ + first * 2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i4_t[3][64];
alignas(64) REAL o0_t[3][64];
alignas(64) REAL o1_t[4][64];
alignas(64) REAL o2_t[3][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + i0_x[b + i] * 3; i0_t[0][i] = REAL(p[0]); i0_t[1][i] = REAL(p[1]); i0_t[2][i] = REAL(p[2]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + i1_x[b + i] * 4; i1_t[0][i] = REAL(p[0]); i1_t[1][i] = REAL(p[1]); i1_t[2][i] = REAL(p[2]); i1_t[3][i] = REAL(p[3]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + i2_x[b + i] * 3; i2_t[0][i] = REAL(p[0]); i2_t[1][i] = REAL(p[1]); i2_t[2][i] = REAL(p[2]); }
const STORE* __restrict i3 = i3_b + b * 2;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + i4_x[b + i] * 3; i4_t[0][i] = REAL(p[0]); i4_t[1][i] = REAL(p[1]); i4_t[2][i] = REAL(p[2]); }
STORE* __restrict o3 = o3_b + b * 2;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i1_t[0][i];
const REAL v4 = i1_t[1][i];
const REAL v5 = i1_t[2][i];
const REAL v6 = i1_t[3][i];
const REAL v7 = i2_t[0][i];
const REAL v8 = i2_t[1][i];
const REAL v9 = i2_t[2][i];
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
const REAL v65 = REAL(i3[2 * i + 0]);
const REAL v66 = REAL(i3[2 * i + 1]);
const REAL v67 = v64 * v66;
const REAL v68 = v62 * v66;
const REAL v69 = v64 * v65;
const REAL v70 = v61 * v65;
const REAL v71 = v68 + v70;
const REAL v72 = v64 * v64;
const REAL v73 = v71 * v72;
const REAL v74 = v54 * v73;
const REAL v75 = v54 * v67;
const REAL v76 = v54 * v69;
const REAL v77 = v53 * v53;
const REAL v78 = v20 * v74;
const REAL v79 = v19 * v74;
const REAL v80 = v19 * v75;
const REAL v81 = v21 * v75;
const REAL v82 = v78 + v81;
const REAL v83 = v21 * v76;
const REAL v84 = v79 + v83;
const REAL v85 = v20 * v76;
const REAL v86 = v85 - v80;
const REAL v87 = v18 * v74;
const REAL v88 = v86 - v87;
const REAL v89 = v18 * v75;
const REAL v90 = v89 - v84;
const REAL v91 = v18 * v76;
const REAL v92 = v82 + v91;
const REAL v93 = v87 - v86;
const REAL v94 = v84 - v89;
const REAL v95 = i4_t[0][i];
const REAL v96 = i4_t[1][i];
const REAL v97 = i4_t[2][i];
const REAL v98 = v92 * v97;
const REAL v99 = v20 * v97;
const REAL v100 = v92 * v96;
const REAL v101 = v21 * v96;
const REAL v102 = v99 - v101;
const REAL v103 = v90 * v95;
const REAL v104 = v103 - v100;
const REAL v105 = v21 * v95;
const REAL v106 = v94 * v97;
const REAL v107 = v19 * v97;
const REAL v108 = v88 * v96;
const REAL v109 = v106 + v108;
const REAL v110 = v19 * v96;
const REAL v111 = v93 * v95;
const REAL v112 = v98 + v111;
const REAL v113 = v20 * v95;
const REAL v114 = v76 * v102;
const REAL v115 = v18 * v102;
const REAL v116 = v105 - v107;
const REAL v117 = v107 - v105;
const REAL v118 = v75 * v116;
const REAL v119 = v114 + v118;
const REAL v120 = v18 * v116;
const REAL v121 = v110 - v113;
const REAL v122 = v113 - v110;
const REAL v123 = v74 * v122;
const REAL v124 = v119 + v123;
const REAL v125 = v18 * v122;
const REAL v126 = v76 * v121;
const REAL v127 = v112 + v126;
const REAL v128 = v20 * v121;
const REAL v129 = v115 + v128;
const REAL v130 = v76 * v117;
const REAL v131 = v104 + v130;
const REAL v132 = v21 * v117;
const REAL v133 = v129 + v132;
const REAL v134 = v75 * v102;
const REAL v135 = v131 + v134;
const REAL v136 = v21 * v102;
const REAL v137 = v120 + v136;
const REAL v138 = v75 * v122;
const REAL v139 = v109 + v138;
const REAL v140 = v19 * v122;
const REAL v141 = v137 + v140;
const REAL v142 = v74 * v117;
const REAL v143 = v139 + v142;
const REAL v144 = v19 * v117;
const REAL v145 = v125 + v144;
const REAL v146 = v74 * v102;
const REAL v147 = v127 + v146;
const REAL v148 = v20 * v102;
const REAL v149 = v145 + v148;
const REAL v150 = v69 * v133;
const REAL v151 = v54 * v133;
const REAL v152 = v95 + v151;
const REAL v153 = v67 * v141;
const REAL v154 = v150 + v153;
const REAL v155 = v54 * v141;
const REAL v156 = v96 + v155;
const REAL v157 = v73 * v149;
const REAL v158 = v154 + v157;
const REAL v159 = v54 * v149;
const REAL v160 = v159 - v97;
const REAL v161 = v72 * v160;
const REAL v162 = v71 * v160;
const REAL v163 = v64 * v162;
const REAL v164 = REAL(2.0) * v163;
const REAL v165 = v65 * v161;
const REAL v166 = v61 * v161;
const REAL v167 = v65 * v152;
const REAL v168 = v164 + v167;
const REAL v169 = v64 * v152;
const REAL v170 = v166 + v169;
const REAL v171 = v66 * v161;
const REAL v172 = v62 * v161;
const REAL v173 = v66 * v156;
const REAL v174 = v168 + v173;
const REAL v175 = v64 * v156;
const REAL v176 = v172 + v175;
const REAL v177 = v72 * v174;
const REAL v178 = -v177;
const REAL v179 = v54 * v177;
const REAL v180 = v45 * v177;
const REAL v181 = v158 - v180;
const REAL v182 = v54 * v171;
const REAL v183 = v44 * v171;
const REAL v184 = v181 + v183;
const REAL v185 = v54 * v165;
const REAL v186 = v43 * v165;
const REAL v187 = v184 + v186;
const REAL v188 = REAL(2.0) * v187;
const REAL v189 = v77 * v188;
const REAL v190 = v21 * v189;
const REAL v191 = v135 - v190;
const REAL v192 = v191 - v190;
const REAL v193 = v20 * v189;
const REAL v194 = v147 - v193;
const REAL v195 = v194 - v193;
const REAL v196 = v19 * v189;
const REAL v197 = v143 - v196;
const REAL v198 = v197 - v196;
const REAL v199 = v18 * v189;
const REAL v200 = v124 - v199;
const REAL v201 = v200 - v199;
const REAL v202 = v24 * v179;
const REAL v203 = v195 + v202;
const REAL v204 = v20 * v179;
const REAL v205 = v27 * v179;
const REAL v206 = v198 - v205;
const REAL v207 = v19 * v179;
const REAL v208 = v30 * v182;
const REAL v209 = v206 - v208;
const REAL v210 = v19 * v182;
const REAL v211 = v24 * v182;
const REAL v212 = v192 + v211;
const REAL v213 = v21 * v182;
const REAL v214 = v204 + v213;
const REAL v215 = v27 * v185;
const REAL v216 = v212 - v215;
const REAL v217 = v21 * v185;
const REAL v218 = v207 + v217;
const REAL v219 = v30 * v185;
const REAL v220 = v203 + v219;
const REAL v221 = v20 * v185;
const REAL v222 = v221 - v210;
const REAL v223 = v30 * v179;
const REAL v224 = v201 - v223;
const REAL v225 = v18 * v179;
const REAL v226 = v222 - v225;
const REAL v227 = v27 * v182;
const REAL v228 = v224 + v227;
const REAL v229 = v18 * v182;
const REAL v230 = v229 - v218;
const REAL v231 = v24 * v185;
const REAL v232 = v228 + v231;
const REAL v233 = v18 * v185;
const REAL v234 = v214 + v233;
const REAL v235 = v225 - v222;
const REAL v236 = v20 * v235;
const REAL v237 = v165 + v236;
const REAL v238 = v7 * v235;
const REAL v239 = v220 + v238;
const REAL v240 = v19 * v226;
const REAL v241 = v171 + v240;
const REAL v242 = v8 * v226;
const REAL v243 = v209 + v242;
const REAL v244 = v218 - v229;
const REAL v245 = v19 * v244;
const REAL v246 = v245 - v177;
const REAL v247 = v9 * v244;
const REAL v248 = v243 + v247;
const REAL v249 = v21 * v230;
const REAL v250 = v237 + v249;
const REAL v251 = v7 * v230;
const REAL v252 = v216 + v251;
const REAL v253 = v21 * v234;
const REAL v254 = v241 - v253;
const REAL v255 = v8 * v234;
const REAL v256 = v252 - v255;
const REAL v257 = v20 * v234;
const REAL v258 = v246 + v257;
const REAL v259 = v9 * v234;
const REAL v260 = v239 + v259;
const REAL v261 = v17 * v256;
const REAL v262 = v17 * v260;
const REAL v263 = v17 * v248;
const REAL v264 = v17 * v232;
o0_t[0][i] = v165;
o0_t[1][i] = v171;
o0_t[2][i] = v178;
o1_t[0][i] = v264;
o1_t[1][i] = v263;
o1_t[2][i] = v262;
o1_t[3][i] = v261;
o2_t[0][i] = v250;
o2_t[1][i] = v254;
o2_t[2][i] = v258;
o3[2 * i + 0] = STORE(v170);
o3[2 * i + 1] = STORE(v176);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o0_b + o0_x[b + i] * 3; p[0] += (double)(o0_t[0][i]); p[1] += (double)(o0_t[1][i]); p[2] += (double)(o0_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o1_b + o1_x[b + i] * 4; p[0] += (double)(o1_t[0][i]); p[1] += (double)(o1_t[1][i]); p[2] += (double)(o1_t[2][i]); p[3] += (double)(o1_t[3][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + o2_x[b + i] * 3; p[0] += (double)(o2_t[0][i]); p[1] += (double)(o2_t[1][i]); p[2] += (double)(o2_t[2][i]); }
}


#endif
}


// <posekit tests.engine.ops.test_gathered.reprojection@1cf6ce6f8e0f9408>v1111.1.1110>v1111.0010.1110 f64.xxxnxyyyn>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 i0x_,
    wp::uint64 i1x_,
    wp::uint64 i2x_,
    wp::uint64 i4x_,
    wp::uint64 o0x_,
    wp::uint64 o1x_,
    wp::uint64 o2x_,
    wp::uint64 bounds_,
    wp::int64 parts,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_i0x_,
    wp::uint64 & adj_i1x_,
    wp::uint64 & adj_i2x_,
    wp::uint64 & adj_i4x_,
    wp::uint64 & adj_o0x_,
    wp::uint64 & adj_o1x_,
    wp::uint64 & adj_o2x_,
    wp::uint64 & adj_bounds_,
    wp::int64 & adj_parts)
{
}

struct wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 i0x_;
    wp::uint64 i1x_;
    wp::uint64 i2x_;
    wp::uint64 i4x_;
    wp::uint64 o0x_;
    wp::uint64 o1x_;
    wp::uint64 o2x_;
    wp::uint64 bounds_;
    wp::int64 parts;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_i0x_ = _wp_args->i0x_;
    wp::uint64 var_i1x_ = _wp_args->i1x_;
    wp::uint64 var_i2x_ = _wp_args->i2x_;
    wp::uint64 var_i4x_ = _wp_args->i4x_;
    wp::uint64 var_o0x_ = _wp_args->o0x_;
    wp::uint64 var_o1x_ = _wp_args->o1x_;
    wp::uint64 var_o2x_ = _wp_args->o2x_;
    wp::uint64 var_bounds_ = _wp_args->bounds_;
    wp::int64 var_parts = _wp_args->parts;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, i0x_: wp.uint64, i1x_: wp.uint64, i2x_: wp.uint64, i4x_: wp.uint64, o0x_: wp.uint64, o1x_: wp.uint64, o2x_: wp.uint64, bounds_: wp.uint64, parts: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, i0x_, i1x_, i2x_, i4x_, o0x_, o1x_, o2x_, bounds_, parts)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_i0x_, var_i1x_, var_i2x_, var_i4x_, var_o0x_, var_o1x_, var_o2x_, var_bounds_, var_parts);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf *_wp_args)
{
    pk_tests_engine_ops_test_gathered_reprojection_1cf6ce6f8e0f9408_f64_a24efe5f_f0b8c0cf_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

