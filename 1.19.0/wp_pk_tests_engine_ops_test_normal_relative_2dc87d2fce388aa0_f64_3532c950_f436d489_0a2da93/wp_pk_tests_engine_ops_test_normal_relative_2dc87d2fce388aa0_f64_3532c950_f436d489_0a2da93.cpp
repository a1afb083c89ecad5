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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.scalar.huber.gradient f64.sssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
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
    wp::int64 i3_s0,
    wp::int64 i3_s1,
    wp::int64 i3_s2,
    wp::int64 i3_s3,
    wp::int64 i4_s0,
    wp::int64 i4_s1,
    wp::int64 i4_s2,
    wp::int64 i4_s3,
    wp::int64 i5_s0,
    wp::int64 i5_s1,
    wp::int64 i5_s2,
    wp::int64 i5_s3,
    wp::int64 i6_s0,
    wp::int64 i6_s1,
    wp::int64 i6_s2,
    wp::int64 i6_s3,
    wp::int64 i7_s0,
    wp::int64 i7_s1,
    wp::int64 i7_s2,
    wp::int64 i7_s3,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0)
{
// i0 = a_position
// i1 = a_quaternion
// i2 = b_position
// i3 = b_quaternion
// i4 = z_position
// i5 = z_quaternion
// i6 = weight
// i7 = scale
// o0 = cost
// o1 = a_position_gradient
// o2 = b_position_gradient
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
const STORE* const i2_b = (const STORE*)i2_ + k0 * i2_s0 + k1 * i2_s1 + k2 * i2_s2;
const STORE* const i3_b = (const STORE*)i3_ + k0 * i3_s0 + k1 * i3_s1 + k2 * i3_s2;
const STORE* const i4_b = (const STORE*)i4_ + k0 * i4_s0 + k1 * i4_s1 + k2 * i4_s2;
const STORE* const i5_b = (const STORE*)i5_ + k0 * i5_s0 + k1 * i5_s1 + k2 * i5_s2;
const STORE* const i6_b = (const STORE*)i6_ + k0 * i6_s0 + k1 * i6_s1 + k2 * i6_s2;
const STORE* const i7_b = (const STORE*)i7_ + k0 * i7_s0 + k1 * i7_s1 + k2 * i7_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[4][64];
alignas(64) REAL i4_t[3][64];
alignas(64) REAL i5_t[4][64];
alignas(64) REAL i6_t[1][64];
alignas(64) REAL i7_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[6][64];
alignas(64) REAL o2_t[6][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); i3_t[2][i] = REAL(p[2 * i3_e0]); i3_t[3][i] = REAL(p[3 * i3_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0 * i4_e0]); i4_t[1][i] = REAL(p[1 * i4_e0]); i4_t[2][i] = REAL(p[2 * i4_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0 * i5_e0]); i5_t[1][i] = REAL(p[1 * i5_e0]); i5_t[2][i] = REAL(p[2 * i5_e0]); i5_t[3][i] = REAL(p[3 * i5_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(assume_safety) interleave_count(2)
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
const REAL v10 = i3_t[0][i];
const REAL v11 = i3_t[1][i];
const REAL v12 = i3_t[2][i];
const REAL v13 = i3_t[3][i];
const REAL v14 = i4_t[0][i];
const REAL v15 = i4_t[1][i];
const REAL v16 = i4_t[2][i];
const REAL v17 = i5_t[0][i];
const REAL v18 = i5_t[1][i];
const REAL v19 = i5_t[2][i];
const REAL v20 = i5_t[3][i];
const REAL v21 = -v18;
const REAL v22 = -v19;
const REAL v23 = -v20;
const REAL v24 = PK_ABS(v17);
const REAL v25 = PK_ABS(v21);
const REAL v26 = PK_ABS(v22);
const REAL v27 = PK_ABS(v23);
const REAL v28 = v24 < v25 ? v25 : v24;
const REAL v29 = v28 < v26 ? v26 : v28;
const REAL v30 = v29 < v27 ? v27 : v29;
const REAL v31 = PK_UNSCALE(v30);
const REAL v32 = v17 * v31;
const REAL v33 = v18 * v31;
const REAL v34 = v19 * v31;
const REAL v35 = v20 * v31;
const REAL v36 = v16 * v34;
const REAL v37 = v15 * v35;
const REAL v38 = v37 - v36;
const REAL v39 = v14 * v35;
const REAL v40 = v16 * v33;
const REAL v41 = v40 - v39;
const REAL v42 = v15 * v33;
const REAL v43 = v14 * v34;
const REAL v44 = v43 - v42;
const REAL v45 = v32 * v38;
const REAL v46 = v32 * v41;
const REAL v47 = v32 * v44;
const REAL v48 = v34 * v44;
const REAL v49 = v35 * v41;
const REAL v50 = v49 - v48;
const REAL v51 = v35 * v38;
const REAL v52 = v33 * v44;
const REAL v53 = v52 - v51;
const REAL v54 = v33 * v41;
const REAL v55 = v34 * v38;
const REAL v56 = v55 - v54;
const REAL v57 = v45 + v50;
const REAL v58 = v46 + v53;
const REAL v59 = v47 + v56;
const REAL v60 = v32 * v32;
const REAL v61 = v33 * v33;
const REAL v62 = v60 + v61;
const REAL v63 = v34 * v34;
const REAL v64 = v62 + v63;
const REAL v65 = v35 * v35;
const REAL v66 = v64 + v65;
const REAL v67 = REAL(1) / v66;
const REAL v68 = REAL(2.0) * v67;
const REAL v69 = v57 * v68;
const REAL v70 = v58 * v68;
const REAL v71 = v59 * v68;
const REAL v72 = v14 + v69;
const REAL v73 = v15 + v70;
const REAL v74 = v16 + v71;
const REAL v75 = -v4;
const REAL v76 = -v5;
const REAL v77 = -v6;
const REAL v78 = PK_ABS(v3);
const REAL v79 = PK_ABS(v75);
const REAL v80 = PK_ABS(v76);
const REAL v81 = PK_ABS(v77);
const REAL v82 = v78 < v79 ? v79 : v78;
const REAL v83 = v82 < v80 ? v80 : v82;
const REAL v84 = v83 < v81 ? v81 : v83;
const REAL v85 = PK_UNSCALE(v84);
const REAL v86 = v3 * v85;
const REAL v87 = v4 * v85;
const REAL v88 = v5 * v85;
const REAL v89 = v6 * v85;
const REAL v90 = v2 * v88;
const REAL v91 = v1 * v89;
const REAL v92 = v91 - v90;
const REAL v93 = v0 * v89;
const REAL v94 = v2 * v87;
const REAL v95 = v94 - v93;
const REAL v96 = v1 * v87;
const REAL v97 = v0 * v88;
const REAL v98 = v97 - v96;
const REAL v99 = v86 * v92;
const REAL v100 = v86 * v95;
const REAL v101 = v86 * v98;
const REAL v102 = v88 * v98;
const REAL v103 = v89 * v95;
const REAL v104 = v103 - v102;
const REAL v105 = v89 * v92;
const REAL v106 = v87 * v98;
const REAL v107 = v106 - v105;
const REAL v108 = v87 * v95;
const REAL v109 = v88 * v92;
const REAL v110 = v109 - v108;
const REAL v111 = v99 + v104;
const REAL v112 = v100 + v107;
const REAL v113 = v101 + v110;
const REAL v114 = v86 * v86;
const REAL v115 = v87 * v87;
const REAL v116 = v114 + v115;
const REAL v117 = v88 * v88;
const REAL v118 = v116 + v117;
const REAL v119 = v89 * v89;
const REAL v120 = v118 + v119;
const REAL v121 = REAL(1) / v120;
const REAL v122 = REAL(2.0) * v121;
const REAL v123 = v111 * v122;
const REAL v124 = v112 * v122;
const REAL v125 = v113 * v122;
const REAL v126 = v0 + v123;
const REAL v127 = v1 + v124;
const REAL v128 = v2 + v125;
const REAL v129 = v9 * v88;
const REAL v130 = v8 * v89;
const REAL v131 = v130 - v129;
const REAL v132 = v7 * v89;
const REAL v133 = v9 * v87;
const REAL v134 = v133 - v132;
const REAL v135 = v8 * v87;
const REAL v136 = v7 * v88;
const REAL v137 = v136 - v135;
const REAL v138 = v86 * v131;
const REAL v139 = v86 * v134;
const REAL v140 = v86 * v137;
const REAL v141 = v88 * v137;
const REAL v142 = v89 * v134;
const REAL v143 = v142 - v141;
const REAL v144 = v89 * v131;
const REAL v145 = v87 * v137;
const REAL v146 = v145 - v144;
const REAL v147 = v87 * v134;
const REAL v148 = v88 * v131;
const REAL v149 = v148 - v147;
const REAL v150 = v138 + v143;
const REAL v151 = v139 + v146;
const REAL v152 = v140 + v149;
const REAL v153 = v122 * v150;
const REAL v154 = v122 * v151;
const REAL v155 = v122 * v152;
const REAL v156 = v7 + v153;
const REAL v157 = v8 + v154;
const REAL v158 = v9 + v155;
const REAL v159 = v156 - v126;
const REAL v160 = v157 - v127;
const REAL v161 = v158 - v128;
const auto v162 = v84 != REAL(0.0);
const REAL v163 = v162 ? v84 : REAL(1.0);
const REAL v164 = PK_UNSCALE(v163);
const auto v165 = REAL(64.0) < v84;
const auto v166 = v84 < REAL(0.015625);
const REAL v167 = v166 ? v164 : REAL(1.0);
const REAL v168 = v165 ? v85 : v167;
const REAL v169 = v3 * v168;
const REAL v170 = v4 * v168;
const REAL v171 = v5 * v168;
const REAL v172 = v6 * v168;
const REAL v173 = PK_ABS(v10);
const REAL v174 = PK_ABS(v11);
const REAL v175 = PK_ABS(v12);
const REAL v176 = PK_ABS(v13);
const REAL v177 = v173 < v174 ? v174 : v173;
const REAL v178 = v177 < v175 ? v175 : v177;
const REAL v179 = v178 < v176 ? v176 : v178;
const auto v180 = v179 != REAL(0.0);
const REAL v181 = v180 ? v179 : REAL(1.0);
const REAL v182 = PK_UNSCALE(v181);
const auto v183 = REAL(64.0) < v179;
const REAL v184 = PK_UNSCALE(v179);
const auto v185 = v179 < REAL(0.015625);
const REAL v186 = v185 ? v182 : REAL(1.0);
const REAL v187 = v183 ? v184 : v186;
const REAL v188 = v10 * v187;
const REAL v189 = v11 * v187;
const REAL v190 = v12 * v187;
const REAL v191 = v13 * v187;
const REAL v192 = v169 * v188;
const REAL v193 = v170 * v189;
const REAL v194 = v192 + v193;
const REAL v195 = v171 * v190;
const REAL v196 = v194 + v195;
const REAL v197 = v172 * v191;
const REAL v198 = v196 + v197;
const REAL v199 = v169 * v189;
const REAL v200 = v170 * v188;
const REAL v201 = v199 - v200;
const REAL v202 = v171 * v191;
const REAL v203 = v172 * v190;
const REAL v204 = v203 - v202;
const REAL v205 = v201 + v204;
const REAL v206 = v169 * v190;
const REAL v207 = v171 * v188;
const REAL v208 = v206 - v207;
const REAL v209 = v172 * v189;
const REAL v210 = v170 * v191;
const REAL v211 = v210 - v209;
const REAL v212 = v208 + v211;
const REAL v213 = v169 * v191;
const REAL v214 = v172 * v188;
const REAL v215 = v213 - v214;
const REAL v216 = v170 * v190;
const REAL v217 = v171 * v189;
const REAL v218 = v217 - v216;
const REAL v219 = v215 + v218;
const REAL v220 = v34 * v161;
const REAL v221 = v35 * v160;
const REAL v222 = v221 - v220;
const REAL v223 = v35 * v159;
const REAL v224 = v33 * v161;
const REAL v225 = v224 - v223;
const REAL v226 = v33 * v160;
const REAL v227 = v34 * v159;
const REAL v228 = v227 - v226;
const REAL v229 = v32 * v222;
const REAL v230 = v32 * v225;
const REAL v231 = v32 * v228;
const REAL v232 = v34 * v228;
const REAL v233 = v35 * v225;
const REAL v234 = v233 - v232;
const REAL v235 = v35 * v222;
const REAL v236 = v33 * v228;
const REAL v237 = v236 - v235;
const REAL v238 = v33 * v225;
const REAL v239 = v34 * v222;
const REAL v240 = v239 - v238;
const REAL v241 = v229 + v234;
const REAL v242 = v230 + v237;
const REAL v243 = v231 + v240;
const REAL v244 = v68 * v241;
const REAL v245 = v68 * v242;
const REAL v246 = v68 * v243;
const REAL v247 = v159 + v244;
const REAL v248 = v160 + v245;
const REAL v249 = v161 + v246;
const REAL v250 = v247 - v72;
const REAL v251 = v248 - v73;
const REAL v252 = v249 - v74;
const auto v253 = v30 != REAL(0.0);
const REAL v254 = v253 ? v30 : REAL(1.0);
const REAL v255 = PK_UNSCALE(v254);
const auto v256 = REAL(64.0) < v30;
const auto v257 = v30 < REAL(0.015625);
const REAL v258 = v257 ? v255 : REAL(1.0);
const REAL v259 = v256 ? v31 : v258;
const REAL v260 = v17 * v259;
const REAL v261 = v18 * v259;
const REAL v262 = v19 * v259;
const REAL v263 = v20 * v259;
const REAL v264 = PK_ABS(v198);
const REAL v265 = PK_ABS(v205);
const REAL v266 = PK_ABS(v212);
const REAL v267 = PK_ABS(v219);
const REAL v268 = v264 < v265 ? v265 : v264;
const REAL v269 = v268 < v266 ? v266 : v268;
const REAL v270 = v269 < v267 ? v267 : v269;
const auto v271 = v270 != REAL(0.0);
const REAL v272 = v271 ? v270 : REAL(1.0);
const REAL v273 = PK_UNSCALE(v272);
const auto v274 = REAL(64.0) < v270;
const REAL v275 = PK_UNSCALE(v270);
const auto v276 = v270 < REAL(0.015625);
const REAL v277 = v276 ? v273 : REAL(1.0);
const REAL v278 = v274 ? v275 : v277;
const REAL v279 = v198 * v278;
const REAL v280 = v205 * v278;
const REAL v281 = v212 * v278;
const REAL v282 = v219 * v278;
const REAL v283 = v260 * v279;
const REAL v284 = v261 * v280;
const REAL v285 = v283 + v284;
const REAL v286 = v262 * v281;
const REAL v287 = v285 + v286;
const REAL v288 = v263 * v282;
const REAL v289 = v287 + v288;
const REAL v290 = v260 * v280;
const REAL v291 = v261 * v279;
const REAL v292 = v290 - v291;
const REAL v293 = v262 * v282;
const REAL v294 = v263 * v281;
const REAL v295 = v294 - v293;
const REAL v296 = v292 + v295;
const REAL v297 = v260 * v281;
const REAL v298 = v262 * v279;
const REAL v299 = v297 - v298;
const REAL v300 = v263 * v280;
const REAL v301 = v261 * v282;
const REAL v302 = v301 - v300;
const REAL v303 = v299 + v302;
const REAL v304 = v260 * v282;
const REAL v305 = v263 * v279;
const REAL v306 = v304 - v305;
const REAL v307 = v261 * v281;
const REAL v308 = v262 * v280;
const REAL v309 = v308 - v307;
const REAL v310 = v306 + v309;
const REAL v311 = PK_ABS(v289);
const REAL v312 = PK_ABS(v296);
const REAL v313 = PK_ABS(v303);
const REAL v314 = PK_ABS(v310);
const REAL v315 = v311 < v312 ? v312 : v311;
const REAL v316 = v315 < v313 ? v313 : v315;
const REAL v317 = v316 < v314 ? v314 : v316;
const REAL v318 = PK_UNSCALE(v317);
const REAL v319 = v289 * v318;
const REAL v320 = v296 * v318;
const REAL v321 = v303 * v318;
const REAL v322 = v310 * v318;
const auto v323 = v321 != REAL(0.0);
const REAL v324 = v323 ? v321 : v322;
const auto v325 = v320 != REAL(0.0);
const REAL v326 = v325 ? v320 : v324;
const auto v327 = v319 != REAL(0.0);
const REAL v328 = v327 ? v319 : v326;
const auto v329 = v328 < REAL(0.0);
const REAL v330 = v329 ? (REAL(-1.0)) : REAL(1.0);
const REAL v331 = v319 * v330;
const REAL v332 = v320 * v330;
const REAL v333 = v321 * v330;
const REAL v334 = v322 * v330;
const REAL v335 = v332 * v332;
const REAL v336 = v333 * v333;
const REAL v337 = v335 + v336;
const REAL v338 = v334 * v334;
const REAL v339 = v337 + v338;
const REAL v340 = v331 * v331;
const REAL v341 = v339 + v340;
const REAL v342 = REAL(1) / v341;
const REAL v343 = REAL(2.0) * v331;
const REAL v344 = v252 * v333;
const REAL v345 = v251 * v334;
const REAL v346 = v344 - v345;
const REAL v347 = v250 * v334;
const REAL v348 = v252 * v332;
const REAL v349 = v347 - v348;
const REAL v350 = v251 * v332;
const REAL v351 = v250 * v333;
const REAL v352 = v350 - v351;
const REAL v353 = v250 * v332;
const REAL v354 = v251 * v333;
const REAL v355 = v353 + v354;
const REAL v356 = v252 * v334;
const REAL v357 = v355 + v356;
const REAL v358 = i6_t[0][i];
const REAL v359 = i7_t[0][i];
const REAL v360 = v359 * v359;
const REAL v361 = REAL(2.0) * v359;
const REAL v362 = v342 * v342;
const REAL v363 = v121 * v121;
const REAL v364 = PK_ABS(v4);
const REAL v365 = PK_ABS(v5);
const REAL v366 = PK_ABS(v6);
const REAL v367 = v78 < v364 ? v364 : v78;
const REAL v368 = v367 < v365 ? v365 : v367;
const REAL v369 = v368 < v366 ? v366 : v368;
const REAL v370 = PK_UNSCALE(v369);
const REAL v371 = v3 * v370;
const REAL v372 = v4 * v370;
const REAL v373 = v5 * v370;
const REAL v374 = v6 * v370;
const REAL v375 = v371 * v374;
const REAL v376 = v371 * v373;
const REAL v377 = v373 * v373;
const REAL v378 = v374 * v374;
const REAL v379 = v377 + v378;
const REAL v380 = v372 * v373;
const REAL v381 = v372 * v374;
const REAL v382 = v375 + v380;
const REAL v383 = v381 - v376;
const REAL v384 = v371 * v371;
const REAL v385 = v372 * v372;
const REAL v386 = v384 + v385;
const REAL v387 = v377 + v386;
const REAL v388 = v378 + v387;
const REAL v389 = REAL(1) / v388;
const REAL v390 = REAL(2.0) * v389;
const REAL v391 = v379 * v390;
const REAL v392 = v382 * v390;
const REAL v393 = v383 * v390;
const REAL v394 = REAL(1.0) - v391;
const REAL v395 = v371 * v372;
const REAL v396 = v378 + v385;
const REAL v397 = v373 * v374;
const REAL v398 = v380 - v375;
const REAL v399 = v395 + v397;
const REAL v400 = v390 * v398;
const REAL v401 = v390 * v396;
const REAL v402 = v390 * v399;
const REAL v403 = REAL(1.0) - v401;
const REAL v404 = v377 + v385;
const REAL v405 = v376 + v381;
const REAL v406 = v397 - v395;
const REAL v407 = v390 * v405;
const REAL v408 = v390 * v406;
const REAL v409 = v390 * v404;
const REAL v410 = REAL(1.0) - v409;
const REAL v411 = REAL(0.5) * v4;
const REAL v412 = REAL(0.5) * v3;
const REAL v413 = REAL(0.5) * v6;
const REAL v414 = REAL(0.5) * v5;
const REAL v415 = v10 * v184;
const REAL v416 = v11 * v184;
const REAL v417 = v12 * v184;
const REAL v418 = v13 * v184;
const REAL v419 = v415 * v418;
const REAL v420 = v415 * v417;
const REAL v421 = v417 * v417;
const REAL v422 = v418 * v418;
const REAL v423 = v421 + v422;
const REAL v424 = v416 * v417;
const REAL v425 = v416 * v418;
const REAL v426 = v419 + v424;
const REAL v427 = v425 - v420;
const REAL v428 = v415 * v415;
const REAL v429 = v416 * v416;
const REAL v430 = v428 + v429;
const REAL v431 = v421 + v430;
const REAL v432 = v422 + v431;
const REAL v433 = REAL(1) / v432;
const REAL v434 = REAL(2.0) * v433;
const REAL v435 = v423 * v434;
const REAL v436 = v426 * v434;
const REAL v437 = v427 * v434;
const REAL v438 = REAL(1.0) - v435;
const REAL v439 = v415 * v416;
const REAL v440 = v422 + v429;
const REAL v441 = v417 * v418;
const REAL v442 = v424 - v419;
const REAL v443 = v439 + v441;
const REAL v444 = v434 * v442;
const REAL v445 = v434 * v440;
const REAL v446 = v434 * v443;
const REAL v447 = REAL(1.0) - v445;
const REAL v448 = v421 + v429;
const REAL v449 = v420 + v425;
const REAL v450 = v441 - v439;
const REAL v451 = v434 * v449;
const REAL v452 = v434 * v450;
const REAL v453 = v434 * v448;
const REAL v454 = REAL(1.0) - v453;
const REAL v455 = REAL(0.5) * v11;
const REAL v456 = REAL(0.5) * v10;
const REAL v457 = REAL(0.5) * v13;
const REAL v458 = REAL(0.5) * v12;
const auto v459 = v339 <= v340;
const REAL v460 = v459 ? v339 : v340;
const REAL v461 = v342 * v460;
const REAL v462 = v331 * v342;
const REAL v463 = PK_FMA(v461, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v464 = PK_FMA(v461, v463, REAL(1597.9823405784207));
const REAL v465 = PK_FMA(v461, v464, (REAL(-2119.883863246352)));
const REAL v466 = PK_FMA(v461, v465, REAL(1958.1711149305122));
const REAL v467 = PK_FMA(v461, v466, (REAL(-1331.751710601445)));
const REAL v468 = PK_FMA(v461, v467, REAL(689.9864950194894));
const REAL v469 = PK_FMA(v461, v468, (REAL(-277.1238385127134)));
const REAL v470 = PK_FMA(v461, v469, REAL(87.80710088405552));
const REAL v471 = PK_FMA(v461, v470, (REAL(-21.593541742657845)));
const REAL v472 = PK_FMA(v461, v471, REAL(4.547086120700559));
const REAL v473 = PK_FMA(v461, v472, (REAL(-0.4073933743794334)));
const REAL v474 = PK_FMA(v461, v473, REAL(0.3507188784369902));
const REAL v475 = PK_FMA(v461, v474, REAL(0.2762917242235266));
const REAL v476 = PK_FMA(v461, v475, REAL(0.3000633566632698));
const REAL v477 = PK_FMA(v461, v476, REAL(0.3182324748859254));
const REAL v478 = PK_FMA(v461, v477, REAL(0.34099332446130215));
const REAL v479 = PK_FMA(v461, v478, REAL(0.36940834555111196));
const REAL v480 = PK_FMA(v461, v479, REAL(0.4063492067031882));
const REAL v481 = PK_FMA(v461, v480, REAL(0.4571428571400788));
const REAL v482 = PK_FMA(v461, v481, REAL(0.533333333333342));
const REAL v483 = PK_FMA(v461, v482, REAL(0.6666666666666666));
const REAL v484 = PK_FMA(v461, v483, REAL(1.0));
const REAL v485 = v462 * v484;
const REAL v486 = REAL(1) / PK_SQRT(v339);
const REAL v487 = REAL(1.5707963267948966) * v486;
const REAL v488 = REAL(6.123233995736766e-17) * v486;
const REAL v489 = v485 - v488;
const REAL v490 = v487 - v489;
const REAL v491 = v459 ? v485 : v490;
const REAL v492 = REAL(1) / v339;
const REAL v493 = REAL(0.5) * v492;
const REAL v494 = v342 * v462;
const REAL v495 = v462 - v490;
const REAL v496 = v493 * v495;
const REAL v497 = REAL(2.0) * v494;
const REAL v498 = v342 * v497;
const REAL v499 = REAL(3.0) * v496;
const REAL v500 = v494 + v499;
const REAL v501 = v493 * v500;
const REAL v502 = -v501;
const REAL v503 = PK_FMA(v461, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v504 = PK_FMA(v461, v503, REAL(581.1242236694295));
const REAL v505 = PK_FMA(v461, v504, (REAL(-771.0041914006039)));
const REAL v506 = PK_FMA(v461, v505, REAL(712.245782898221));
const REAL v507 = PK_FMA(v461, v506, (REAL(-484.43360102608176)));
const REAL v508 = PK_FMA(v461, v507, REAL(250.9982691362668));
const REAL v509 = PK_FMA(v461, v508, (REAL(-100.8179669996445)));
const REAL v510 = PK_FMA(v461, v509, REAL(31.94209272282824));
const REAL v511 = PK_FMA(v461, v510, (REAL(-7.859355631308653)));
const REAL v512 = PK_FMA(v461, v511, REAL(1.6506001575831));
const REAL v513 = PK_FMA(v461, v512, (REAL(-0.15266460017730477)));
const REAL v514 = PK_FMA(v461, v513, REAL(0.12233810827412876));
const REAL v515 = PK_FMA(v461, v514, REAL(0.09421899911119616));
const REAL v516 = PK_FMA(v461, v515, REAL(0.10153858957775619));
const REAL v517 = PK_FMA(v461, v516, REAL(0.10640510720051534));
const REAL v518 = PK_FMA(v461, v517, REAL(0.11232724664905629));
const REAL v519 = PK_FMA(v461, v518, REAL(0.11934731066638794));
const REAL v520 = PK_FMA(v461, v519, REAL(0.1278721280009319));
const REAL v521 = PK_FMA(v461, v520, REAL(0.13852813852712756));
const REAL v522 = PK_FMA(v461, v521, REAL(0.15238095238095553));
const REAL v523 = PK_FMA(v461, v522, REAL(0.17142857142857143));
const REAL v524 = PK_FMA(v461, v523, REAL(0.2));
const REAL v525 = REAL(4.0) * v461;
const REAL v526 = v524 * v525;
const REAL v527 = REAL(1.0) + v526;
const REAL v528 = REAL(0.3333333333333333) * v527;
const REAL v529 = v494 * v528;
const REAL v530 = -v529;
const REAL v531 = v459 ? v530 : v496;
const REAL v532 = v498 * v524;
const REAL v533 = v459 ? v532 : v502;
const REAL v534 = v331 * v491;
const REAL v535 = v343 * v531;
const REAL v536 = v342 + v535;
const REAL v537 = v250 * v534;
const REAL v538 = v251 * v534;
const REAL v539 = v252 * v534;
const REAL v540 = v346 * v491;
const REAL v541 = v349 * v491;
const REAL v542 = v352 * v491;
const REAL v543 = v537 - v540;
const REAL v544 = v538 - v541;
const REAL v545 = v539 - v542;
const REAL v546 = v357 * v536;
const REAL v547 = v332 * v546;
const REAL v548 = v333 * v546;
const REAL v549 = v334 * v546;
const REAL v550 = v543 + v547;
const REAL v551 = v544 + v548;
const REAL v552 = v545 + v549;
const REAL v553 = REAL(2.0) * v491;
const REAL v554 = v332 * v553;
const REAL v555 = v333 * v553;
const REAL v556 = v334 * v553;
const REAL v557 = v358 * v550;
const REAL v558 = v358 * v551;
const REAL v559 = v358 * v552;
const REAL v560 = v358 * v554;
const REAL v561 = v358 * v555;
const REAL v562 = v358 * v556;
const REAL v563 = v550 * v557;
const REAL v564 = v551 * v558;
const REAL v565 = v563 + v564;
const REAL v566 = v552 * v559;
const REAL v567 = v565 + v566;
const REAL v568 = v554 * v560;
const REAL v569 = v567 + v568;
const REAL v570 = v555 * v561;
const REAL v571 = v569 + v570;
const REAL v572 = v556 * v562;
const REAL v573 = v571 + v572;
const auto v574 = v360 < v573;
const REAL v575 = v574 ? v573 : v360;
const REAL v576 = REAL(1) / PK_SQRT(v575);
const REAL v577 = v361 * v573;
const REAL v578 = v576 * v577;
const REAL v579 = v578 - v360;
const REAL v580 = v574 ? v579 : v573;
const REAL v581 = v359 * v576;
const REAL v582 = v574 ? v581 : REAL(1.0);
const REAL v583 = v557 * v582;
const REAL v584 = v558 * v582;
const REAL v585 = v559 * v582;
const REAL v586 = v560 * v582;
const REAL v587 = v561 * v582;
const REAL v588 = v562 * v582;
const REAL v589 = v553 * v588;
const REAL v590 = v334 * v588;
const REAL v591 = v553 * v587;
const REAL v592 = v333 * v587;
const REAL v593 = v590 + v592;
const REAL v594 = v553 * v586;
const REAL v595 = v332 * v586;
const REAL v596 = v593 + v595;
const REAL v597 = REAL(2.0) * v596;
const REAL v598 = v546 * v585;
const REAL v599 = v589 + v598;
const REAL v600 = v334 * v585;
const REAL v601 = v546 * v584;
const REAL v602 = v591 + v601;
const REAL v603 = v333 * v584;
const REAL v604 = v600 + v603;
const REAL v605 = v546 * v583;
const REAL v606 = v594 + v605;
const REAL v607 = v332 * v583;
const REAL v608 = v604 + v607;
const REAL v609 = v357 * v608;
const REAL v610 = v536 * v608;
const REAL v611 = v334 * v610;
const REAL v612 = v252 * v610;
const REAL v613 = v599 + v612;
const REAL v614 = v333 * v610;
const REAL v615 = v251 * v610;
const REAL v616 = v602 + v615;
const REAL v617 = v332 * v610;
const REAL v618 = v250 * v610;
const REAL v619 = v606 + v618;
const REAL v620 = v352 * v585;
const REAL v621 = v597 - v620;
const REAL v622 = v491 * v585;
const REAL v623 = v349 * v584;
const REAL v624 = v621 - v623;
const REAL v625 = v491 * v584;
const REAL v626 = v346 * v583;
const REAL v627 = v624 - v626;
const REAL v628 = v491 * v583;
const REAL v629 = v333 * v622;
const REAL v630 = v617 + v629;
const REAL v631 = v250 * v622;
const REAL v632 = v616 + v631;
const REAL v633 = v332 * v622;
const REAL v634 = v614 - v633;
const REAL v635 = v251 * v622;
const REAL v636 = v619 - v635;
const REAL v637 = v332 * v625;
const REAL v638 = v611 + v637;
const REAL v639 = v252 * v625;
const REAL v640 = v636 + v639;
const REAL v641 = v334 * v625;
const REAL v642 = v630 - v641;
const REAL v643 = v250 * v625;
const REAL v644 = v613 - v643;
const REAL v645 = v334 * v628;
const REAL v646 = v634 + v645;
const REAL v647 = v251 * v628;
const REAL v648 = v644 + v647;
const REAL v649 = v333 * v628;
const REAL v650 = v638 - v649;
const REAL v651 = v252 * v628;
const REAL v652 = v632 - v651;
const REAL v653 = v534 * v585;
const REAL v654 = v650 + v653;
const REAL v655 = v252 * v585;
const REAL v656 = v534 * v584;
const REAL v657 = v646 + v656;
const REAL v658 = v251 * v584;
const REAL v659 = v655 + v658;
const REAL v660 = v534 * v583;
const REAL v661 = v642 + v660;
const REAL v662 = v250 * v583;
const REAL v663 = v659 + v662;
const REAL v664 = v531 * v609;
const REAL v665 = v343 * v609;
const REAL v666 = v362 * v665;
const REAL v667 = v533 * v665;
const REAL v668 = REAL(2.0) * v664;
const REAL v669 = v666 + v668;
const REAL v670 = v362 * v609;
const REAL v671 = v667 - v670;
const REAL v672 = v331 * v670;
const REAL v673 = v669 - v672;
const REAL v674 = v673 - v672;
const REAL v675 = v491 * v663;
const REAL v676 = v674 + v675;
const REAL v677 = v331 * v663;
const REAL v678 = v627 + v677;
const REAL v679 = v342 * v678;
const REAL v680 = v676 - v679;
const REAL v681 = v531 * v678;
const REAL v682 = v671 + v681;
const REAL v683 = v334 * v682;
const REAL v684 = v648 + v683;
const REAL v685 = v683 + v684;
const REAL v686 = v333 * v682;
const REAL v687 = v652 + v686;
const REAL v688 = v686 + v687;
const REAL v689 = v332 * v682;
const REAL v690 = v640 + v689;
const REAL v691 = v689 + v690;
const REAL v692 = v330 * v685;
const REAL v693 = v330 * v688;
const REAL v694 = v330 * v691;
const REAL v695 = v330 * v680;
const REAL v696 = v318 * v692;
const REAL v697 = v318 * v693;
const REAL v698 = v318 * v694;
const REAL v699 = v318 * v695;
const REAL v700 = v262 * v696;
const REAL v701 = v261 * v696;
const REAL v702 = v263 * v696;
const REAL v703 = v260 * v696;
const REAL v704 = v261 * v697;
const REAL v705 = v703 + v704;
const REAL v706 = v263 * v697;
const REAL v707 = v700 - v706;
const REAL v708 = v262 * v697;
const REAL v709 = v702 + v708;
const REAL v710 = v260 * v697;
const REAL v711 = v710 - v701;
const REAL v712 = v263 * v698;
const REAL v713 = v711 + v712;
const REAL v714 = v262 * v698;
const REAL v715 = v705 - v714;
const REAL v716 = v261 * v698;
const REAL v717 = v709 + v716;
const REAL v718 = v260 * v698;
const REAL v719 = v707 + v718;
const REAL v720 = v263 * v699;
const REAL v721 = v715 + v720;
const REAL v722 = v262 * v699;
const REAL v723 = v713 + v722;
const REAL v724 = v261 * v699;
const REAL v725 = v719 + v724;
const REAL v726 = v260 * v699;
const REAL v727 = v726 - v717;
const REAL v728 = v278 * v721;
const REAL v729 = v278 * v723;
const REAL v730 = v278 * v725;
const REAL v731 = v278 * v727;
const REAL v732 = v68 * v654;
const REAL v733 = v68 * v657;
const REAL v734 = v68 * v661;
const REAL v735 = v34 * v732;
const REAL v736 = v33 * v732;
const REAL v737 = v33 * v733;
const REAL v738 = v35 * v733;
const REAL v739 = v735 - v738;
const REAL v740 = v35 * v734;
const REAL v741 = v740 - v736;
const REAL v742 = v34 * v734;
const REAL v743 = v737 - v742;
const REAL v744 = v32 * v732;
const REAL v745 = v743 + v744;
const REAL v746 = v32 * v733;
const REAL v747 = v741 + v746;
const REAL v748 = v32 * v734;
const REAL v749 = v739 + v748;
const REAL v750 = v34 * v745;
const REAL v751 = v661 + v750;
const REAL v752 = v33 * v745;
const REAL v753 = v657 - v752;
const REAL v754 = v33 * v747;
const REAL v755 = v654 + v754;
const REAL v756 = v35 * v747;
const REAL v757 = v751 - v756;
const REAL v758 = v35 * v749;
const REAL v759 = v753 + v758;
const REAL v760 = v34 * v749;
const REAL v761 = v755 - v760;
const REAL v762 = v189 * v728;
const REAL v763 = v171 * v728;
const REAL v764 = v190 * v728;
const REAL v765 = v170 * v728;
const REAL v766 = v188 * v728;
const REAL v767 = v172 * v728;
const REAL v768 = v191 * v728;
const REAL v769 = v169 * v728;
const REAL v770 = v191 * v729;
const REAL v771 = v770 - v764;
const REAL v772 = v170 * v729;
const REAL v773 = v769 + v772;
const REAL v774 = v189 * v729;
const REAL v775 = v766 + v774;
const REAL v776 = v172 * v729;
const REAL v777 = v763 - v776;
const REAL v778 = v188 * v729;
const REAL v779 = v762 - v778;
const REAL v780 = v171 * v729;
const REAL v781 = v767 + v780;
const REAL v782 = v190 * v729;
const REAL v783 = v768 + v782;
const REAL v784 = v169 * v729;
const REAL v785 = v784 - v765;
const REAL v786 = v190 * v730;
const REAL v787 = v786 - v775;
const REAL v788 = v172 * v730;
const REAL v789 = v785 + v788;
const REAL v790 = v191 * v730;
const REAL v791 = v779 - v790;
const REAL v792 = v171 * v730;
const REAL v793 = v773 - v792;
const REAL v794 = v188 * v730;
const REAL v795 = v771 - v794;
const REAL v796 = v170 * v730;
const REAL v797 = v781 + v796;
const REAL v798 = v189 * v730;
const REAL v799 = v783 + v798;
const REAL v800 = v169 * v730;
const REAL v801 = v777 + v800;
const REAL v802 = v191 * v731;
const REAL v803 = v787 + v802;
const REAL v804 = v172 * v731;
const REAL v805 = v793 + v804;
const REAL v806 = v190 * v731;
const REAL v807 = v791 + v806;
const REAL v808 = v171 * v731;
const REAL v809 = v789 + v808;
const REAL v810 = v189 * v731;
const REAL v811 = v795 + v810;
const REAL v812 = v170 * v731;
const REAL v813 = v801 + v812;
const REAL v814 = v188 * v731;
const REAL v815 = v799 + v814;
const REAL v816 = v169 * v731;
const REAL v817 = v816 - v797;
const REAL v818 = v187 * v805;
const REAL v819 = v187 * v809;
const REAL v820 = v187 * v813;
const REAL v821 = v187 * v817;
const REAL v822 = v168 * v803;
const REAL v823 = v168 * v807;
const REAL v824 = v168 * v811;
const REAL v825 = v168 * v815;
const REAL v826 = v760 - v755;
const REAL v827 = v756 - v751;
const REAL v828 = v152 * v761;
const REAL v829 = v122 * v761;
const REAL v830 = v151 * v759;
const REAL v831 = v828 + v830;
const REAL v832 = v122 * v759;
const REAL v833 = v150 * v757;
const REAL v834 = v831 + v833;
const REAL v835 = v122 * v757;
const REAL v836 = v131 * v829;
const REAL v837 = v88 * v829;
const REAL v838 = v134 * v829;
const REAL v839 = v87 * v829;
const REAL v840 = v137 * v832;
const REAL v841 = v840 - v838;
const REAL v842 = v87 * v832;
const REAL v843 = v131 * v832;
const REAL v844 = v89 * v832;
const REAL v845 = v837 - v844;
const REAL v846 = v134 * v835;
const REAL v847 = v846 - v843;
const REAL v848 = v89 * v835;
const REAL v849 = v848 - v839;
const REAL v850 = v137 * v835;
const REAL v851 = v836 - v850;
const REAL v852 = v88 * v835;
const REAL v853 = v842 - v852;
const REAL v854 = v137 * v829;
const REAL v855 = v86 * v829;
const REAL v856 = v853 + v855;
const REAL v857 = v134 * v832;
const REAL v858 = v854 + v857;
const REAL v859 = v86 * v832;
const REAL v860 = v849 + v859;
const REAL v861 = v131 * v835;
const REAL v862 = v858 + v861;
const REAL v863 = v86 * v835;
const REAL v864 = v845 + v863;
const REAL v865 = v88 * v856;
const REAL v866 = v757 + v865;
const REAL v867 = v7 * v856;
const REAL v868 = v851 + v867;
const REAL v869 = v87 * v856;
const REAL v870 = v759 - v869;
const REAL v871 = v8 * v856;
const REAL v872 = v841 - v871;
const REAL v873 = v87 * v860;
const REAL v874 = v761 + v873;
const REAL v875 = v9 * v860;
const REAL v876 = v872 + v875;
const REAL v877 = v89 * v860;
const REAL v878 = v866 - v877;
const REAL v879 = v7 * v860;
const REAL v880 = v847 - v879;
const REAL v881 = v89 * v864;
const REAL v882 = v870 + v881;
const REAL v883 = v8 * v864;
const REAL v884 = v880 + v883;
const REAL v885 = v88 * v864;
const REAL v886 = v874 - v885;
const REAL v887 = v9 * v864;
const REAL v888 = v868 - v887;
const REAL v889 = v122 * v826;
const REAL v890 = v113 * v826;
const REAL v891 = v834 + v890;
const REAL v892 = v112 * v759;
const REAL v893 = v891 - v892;
const REAL v894 = v122 * v827;
const REAL v895 = v111 * v827;
const REAL v896 = v893 + v895;
const REAL v897 = REAL(2.0) * v896;
const REAL v898 = v363 * v897;
const REAL v899 = v89 * v898;
const REAL v900 = v884 - v899;
const REAL v901 = v900 - v899;
const REAL v902 = v88 * v898;
const REAL v903 = v888 - v902;
const REAL v904 = v903 - v902;
const REAL v905 = v87 * v898;
const REAL v906 = v876 - v905;
const REAL v907 = v906 - v905;
const REAL v908 = v86 * v898;
const REAL v909 = v862 - v908;
const REAL v910 = v909 - v908;
const REAL v911 = v92 * v889;
const REAL v912 = v904 + v911;
const REAL v913 = v88 * v889;
const REAL v914 = v95 * v889;
const REAL v915 = v907 - v914;
const REAL v916 = v87 * v889;
const REAL v917 = v98 * v832;
const REAL v918 = v915 - v917;
const REAL v919 = v92 * v832;
const REAL v920 = v901 + v919;
const REAL v921 = v844 + v913;
const REAL v922 = v95 * v894;
const REAL v923 = v920 + v922;
const REAL v924 = v89 * v894;
const REAL v925 = v924 - v916;
const REAL v926 = v98 * v894;
const REAL v927 = v912 - v926;
const REAL v928 = v88 * v894;
const REAL v929 = v842 + v928;
const REAL v930 = v98 * v889;
const REAL v931 = v910 + v930;
const REAL v932 = v86 * v889;
const REAL v933 = v932 - v929;
const REAL v934 = v95 * v832;
const REAL v935 = v931 - v934;
const REAL v936 = v925 - v859;
const REAL v937 = v92 * v894;
const REAL v938 = v935 + v937;
const REAL v939 = v86 * v894;
const REAL v940 = v921 + v939;
const REAL v941 = v929 - v932;
const REAL v942 = v88 * v933;
const REAL v943 = v827 + v942;
const REAL v944 = v0 * v933;
const REAL v945 = v927 + v944;
const REAL v946 = v87 * v941;
const REAL v947 = v946 - v759;
const REAL v948 = v1 * v941;
const REAL v949 = v918 + v948;
const REAL v950 = v859 - v925;
const REAL v951 = v87 * v936;
const REAL v952 = v826 + v951;
const REAL v953 = v2 * v936;
const REAL v954 = v949 + v953;
const REAL v955 = v89 * v950;
const REAL v956 = v943 + v955;
const REAL v957 = v0 * v950;
const REAL v958 = v923 + v957;
const REAL v959 = v89 * v940;
const REAL v960 = v947 + v959;
const REAL v961 = v1 * v940;
const REAL v962 = v958 + v961;
const REAL v963 = v88 * v940;
const REAL v964 = v952 - v963;
const REAL v965 = v2 * v940;
const REAL v966 = v945 - v965;
const REAL v967 = v85 * v962;
const REAL v968 = v822 + v967;
const REAL v969 = v85 * v966;
const REAL v970 = v823 + v969;
const REAL v971 = v85 * v954;
const REAL v972 = v824 + v971;
const REAL v973 = v85 * v938;
const REAL v974 = v825 + v973;
const REAL v975 = v394 * v956;
const REAL v976 = v392 * v960;
const REAL v977 = v975 + v976;
const REAL v978 = v393 * v964;
const REAL v979 = v977 + v978;
const REAL v980 = v400 * v956;
const REAL v981 = v403 * v960;
const REAL v982 = v980 + v981;
const REAL v983 = v402 * v964;
const REAL v984 = v982 + v983;
const REAL v985 = v407 * v956;
const REAL v986 = v408 * v960;
const REAL v987 = v985 + v986;
const REAL v988 = v410 * v964;
const REAL v989 = v987 + v988;
const REAL v990 = v411 * v974;
const REAL v991 = v412 * v972;
const REAL v992 = v991 - v990;
const REAL v993 = v413 * v970;
const REAL v994 = v992 + v993;
const REAL v995 = v414 * v968;
const REAL v996 = v994 - v995;
const REAL v997 = v414 * v974;
const REAL v998 = v413 * v972;
const REAL v999 = v997 + v998;
const REAL v1000 = v412 * v970;
const REAL v1001 = v1000 - v999;
const REAL v1002 = v411 * v968;
const REAL v1003 = v1001 + v1002;
const REAL v1004 = v413 * v974;
const REAL v1005 = v414 * v972;
const REAL v1006 = v1005 - v1004;
const REAL v1007 = v411 * v970;
const REAL v1008 = v1006 - v1007;
const REAL v1009 = v412 * v968;
const REAL v1010 = v1008 + v1009;
const REAL v1011 = v438 * v878;
const REAL v1012 = v436 * v882;
const REAL v1013 = v1011 + v1012;
const REAL v1014 = v437 * v886;
const REAL v1015 = v1013 + v1014;
const REAL v1016 = v444 * v878;
const REAL v1017 = v447 * v882;
const REAL v1018 = v1016 + v1017;
const REAL v1019 = v446 * v886;
const REAL v1020 = v1018 + v1019;
const REAL v1021 = v451 * v878;
const REAL v1022 = v452 * v882;
const REAL v1023 = v1021 + v1022;
const REAL v1024 = v454 * v886;
const REAL v1025 = v1023 + v1024;
const REAL v1026 = v455 * v821;
const REAL v1027 = v456 * v820;
const REAL v1028 = v1027 - v1026;
const REAL v1029 = v457 * v819;
const REAL v1030 = v1028 + v1029;
const REAL v1031 = v458 * v818;
const REAL v1032 = v1030 - v1031;
const REAL v1033 = v458 * v821;
const REAL v1034 = v457 * v820;
const REAL v1035 = v1033 + v1034;
const REAL v1036 = v456 * v819;
const REAL v1037 = v1036 - v1035;
const REAL v1038 = v455 * v818;
const REAL v1039 = v1037 + v1038;
const REAL v1040 = v457 * v821;
const REAL v1041 = v458 * v820;
const REAL v1042 = v1041 - v1040;
const REAL v1043 = v455 * v819;
const REAL v1044 = v1042 - v1043;
const REAL v1045 = v456 * v818;
const REAL v1046 = v1044 + v1045;
o0_t[0][i] = v580;
o1_t[0][i] = v979;
o1_t[1][i] = v984;
o1_t[2][i] = v989;
o1_t[3][i] = v996;
o1_t[4][i] = v1003;
o1_t[5][i] = v1010;
o2_t[0][i] = v1015;
o2_t[1][i] = v1020;
o2_t[2][i] = v1025;
o2_t[3][i] = v1032;
o2_t[4][i] = v1039;
o2_t[5][i] = v1046;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); p[2] = STORE(o1_t[2][i]); p[3] = STORE(o1_t[3][i]); p[4] = STORE(o1_t[4][i]); p[5] = STORE(o1_t[5][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); p[4] = STORE(o2_t[4][i]); p[5] = STORE(o2_t[5][i]); }
}

}
#endif
}


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.scalar.huber.gradient f64.sssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 i7_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
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
    wp::int64 i3_s0,
    wp::int64 i3_s1,
    wp::int64 i3_s2,
    wp::int64 i3_s3,
    wp::int64 i4_s0,
    wp::int64 i4_s1,
    wp::int64 i4_s2,
    wp::int64 i4_s3,
    wp::int64 i5_s0,
    wp::int64 i5_s1,
    wp::int64 i5_s2,
    wp::int64 i5_s3,
    wp::int64 i6_s0,
    wp::int64 i6_s1,
    wp::int64 i6_s2,
    wp::int64 i6_s3,
    wp::int64 i7_s0,
    wp::int64 i7_s1,
    wp::int64 i7_s2,
    wp::int64 i7_s3,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_i7_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
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
    wp::int64 & adj_i3_s0,
    wp::int64 & adj_i3_s1,
    wp::int64 & adj_i3_s2,
    wp::int64 & adj_i3_s3,
    wp::int64 & adj_i4_s0,
    wp::int64 & adj_i4_s1,
    wp::int64 & adj_i4_s2,
    wp::int64 & adj_i4_s3,
    wp::int64 & adj_i5_s0,
    wp::int64 & adj_i5_s1,
    wp::int64 & adj_i5_s2,
    wp::int64 & adj_i5_s3,
    wp::int64 & adj_i6_s0,
    wp::int64 & adj_i6_s1,
    wp::int64 & adj_i6_s2,
    wp::int64 & adj_i6_s3,
    wp::int64 & adj_i7_s0,
    wp::int64 & adj_i7_s1,
    wp::int64 & adj_i7_s2,
    wp::int64 & adj_i7_s3,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 i7_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
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
    wp::int64 i3_s0;
    wp::int64 i3_s1;
    wp::int64 i3_s2;
    wp::int64 i3_s3;
    wp::int64 i4_s0;
    wp::int64 i4_s1;
    wp::int64 i4_s2;
    wp::int64 i4_s3;
    wp::int64 i5_s0;
    wp::int64 i5_s1;
    wp::int64 i5_s2;
    wp::int64 i5_s3;
    wp::int64 i6_s0;
    wp::int64 i6_s1;
    wp::int64 i6_s2;
    wp::int64 i6_s3;
    wp::int64 i7_s0;
    wp::int64 i7_s1;
    wp::int64 i7_s2;
    wp::int64 i7_s3;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i5_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_i4_ = _wp_args->i4_;
    wp::uint64 var_i5_ = _wp_args->i5_;
    wp::uint64 var_i6_ = _wp_args->i6_;
    wp::uint64 var_i7_ = _wp_args->i7_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
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
    wp::int64 var_i3_s0 = _wp_args->i3_s0;
    wp::int64 var_i3_s1 = _wp_args->i3_s1;
    wp::int64 var_i3_s2 = _wp_args->i3_s2;
    wp::int64 var_i3_s3 = _wp_args->i3_s3;
    wp::int64 var_i4_s0 = _wp_args->i4_s0;
    wp::int64 var_i4_s1 = _wp_args->i4_s1;
    wp::int64 var_i4_s2 = _wp_args->i4_s2;
    wp::int64 var_i4_s3 = _wp_args->i4_s3;
    wp::int64 var_i5_s0 = _wp_args->i5_s0;
    wp::int64 var_i5_s1 = _wp_args->i5_s1;
    wp::int64 var_i5_s2 = _wp_args->i5_s2;
    wp::int64 var_i5_s3 = _wp_args->i5_s3;
    wp::int64 var_i6_s0 = _wp_args->i6_s0;
    wp::int64 var_i6_s1 = _wp_args->i6_s1;
    wp::int64 var_i6_s2 = _wp_args->i6_s2;
    wp::int64 var_i6_s3 = _wp_args->i6_s3;
    wp::int64 var_i7_s0 = _wp_args->i7_s0;
    wp::int64 var_i7_s1 = _wp_args->i7_s1;
    wp::int64 var_i7_s2 = _wp_args->i7_s2;
    wp::int64 var_i7_s3 = _wp_args->i7_s3;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f *_wp_args)
{
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_3532c950_c9bd934f_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

