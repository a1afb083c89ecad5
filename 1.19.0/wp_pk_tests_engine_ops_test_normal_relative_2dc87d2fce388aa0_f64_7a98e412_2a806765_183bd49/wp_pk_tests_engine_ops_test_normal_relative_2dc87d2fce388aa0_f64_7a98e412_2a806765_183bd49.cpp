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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.none.tukey.gradient f64.ssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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
// i6 = scale
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
const REAL v359 = v358 * v358;
const REAL v360 = REAL(1) / v359;
const REAL v361 = v342 * v342;
const REAL v362 = v121 * v121;
const REAL v363 = PK_ABS(v4);
const REAL v364 = PK_ABS(v5);
const REAL v365 = PK_ABS(v6);
const REAL v366 = v78 < v363 ? v363 : v78;
const REAL v367 = v366 < v364 ? v364 : v366;
const REAL v368 = v367 < v365 ? v365 : v367;
const REAL v369 = PK_UNSCALE(v368);
const REAL v370 = v3 * v369;
const REAL v371 = v4 * v369;
const REAL v372 = v5 * v369;
const REAL v373 = v6 * v369;
const REAL v374 = v370 * v373;
const REAL v375 = v370 * v372;
const REAL v376 = v372 * v372;
const REAL v377 = v373 * v373;
const REAL v378 = v376 + v377;
const REAL v379 = v371 * v372;
const REAL v380 = v371 * v373;
const REAL v381 = v374 + v379;
const REAL v382 = v380 - v375;
const REAL v383 = v370 * v370;
const REAL v384 = v371 * v371;
const REAL v385 = v383 + v384;
const REAL v386 = v376 + v385;
const REAL v387 = v377 + v386;
const REAL v388 = REAL(1) / v387;
const REAL v389 = REAL(2.0) * v388;
const REAL v390 = v378 * v389;
const REAL v391 = v381 * v389;
const REAL v392 = v382 * v389;
const REAL v393 = REAL(1.0) - v390;
const REAL v394 = v370 * v371;
const REAL v395 = v377 + v384;
const REAL v396 = v372 * v373;
const REAL v397 = v379 - v374;
const REAL v398 = v394 + v396;
const REAL v399 = v389 * v397;
const REAL v400 = v389 * v395;
const REAL v401 = v389 * v398;
const REAL v402 = REAL(1.0) - v400;
const REAL v403 = v376 + v384;
const REAL v404 = v375 + v380;
const REAL v405 = v396 - v394;
const REAL v406 = v389 * v404;
const REAL v407 = v389 * v405;
const REAL v408 = v389 * v403;
const REAL v409 = REAL(1.0) - v408;
const REAL v410 = REAL(0.5) * v4;
const REAL v411 = REAL(0.5) * v3;
const REAL v412 = REAL(0.5) * v6;
const REAL v413 = REAL(0.5) * v5;
const REAL v414 = v10 * v184;
const REAL v415 = v11 * v184;
const REAL v416 = v12 * v184;
const REAL v417 = v13 * v184;
const REAL v418 = v414 * v417;
const REAL v419 = v414 * v416;
const REAL v420 = v416 * v416;
const REAL v421 = v417 * v417;
const REAL v422 = v420 + v421;
const REAL v423 = v415 * v416;
const REAL v424 = v415 * v417;
const REAL v425 = v418 + v423;
const REAL v426 = v424 - v419;
const REAL v427 = v414 * v414;
const REAL v428 = v415 * v415;
const REAL v429 = v427 + v428;
const REAL v430 = v420 + v429;
const REAL v431 = v421 + v430;
const REAL v432 = REAL(1) / v431;
const REAL v433 = REAL(2.0) * v432;
const REAL v434 = v422 * v433;
const REAL v435 = v425 * v433;
const REAL v436 = v426 * v433;
const REAL v437 = REAL(1.0) - v434;
const REAL v438 = v414 * v415;
const REAL v439 = v421 + v428;
const REAL v440 = v416 * v417;
const REAL v441 = v423 - v418;
const REAL v442 = v438 + v440;
const REAL v443 = v433 * v441;
const REAL v444 = v433 * v439;
const REAL v445 = v433 * v442;
const REAL v446 = REAL(1.0) - v444;
const REAL v447 = v420 + v428;
const REAL v448 = v419 + v424;
const REAL v449 = v440 - v438;
const REAL v450 = v433 * v448;
const REAL v451 = v433 * v449;
const REAL v452 = v433 * v447;
const REAL v453 = REAL(1.0) - v452;
const REAL v454 = REAL(0.5) * v11;
const REAL v455 = REAL(0.5) * v10;
const REAL v456 = REAL(0.5) * v13;
const REAL v457 = REAL(0.5) * v12;
const auto v458 = v339 <= v340;
const REAL v459 = v458 ? v339 : v340;
const REAL v460 = v342 * v459;
const REAL v461 = v331 * v342;
const REAL v462 = PK_FMA(v460, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v463 = PK_FMA(v460, v462, REAL(1597.9823405784207));
const REAL v464 = PK_FMA(v460, v463, (REAL(-2119.883863246352)));
const REAL v465 = PK_FMA(v460, v464, REAL(1958.1711149305122));
const REAL v466 = PK_FMA(v460, v465, (REAL(-1331.751710601445)));
const REAL v467 = PK_FMA(v460, v466, REAL(689.9864950194894));
const REAL v468 = PK_FMA(v460, v467, (REAL(-277.1238385127134)));
const REAL v469 = PK_FMA(v460, v468, REAL(87.80710088405552));
const REAL v470 = PK_FMA(v460, v469, (REAL(-21.593541742657845)));
const REAL v471 = PK_FMA(v460, v470, REAL(4.547086120700559));
const REAL v472 = PK_FMA(v460, v471, (REAL(-0.4073933743794334)));
const REAL v473 = PK_FMA(v460, v472, REAL(0.3507188784369902));
const REAL v474 = PK_FMA(v460, v473, REAL(0.2762917242235266));
const REAL v475 = PK_FMA(v460, v474, REAL(0.3000633566632698));
const REAL v476 = PK_FMA(v460, v475, REAL(0.3182324748859254));
const REAL v477 = PK_FMA(v460, v476, REAL(0.34099332446130215));
const REAL v478 = PK_FMA(v460, v477, REAL(0.36940834555111196));
const REAL v479 = PK_FMA(v460, v478, REAL(0.4063492067031882));
const REAL v480 = PK_FMA(v460, v479, REAL(0.4571428571400788));
const REAL v481 = PK_FMA(v460, v480, REAL(0.533333333333342));
const REAL v482 = PK_FMA(v460, v481, REAL(0.6666666666666666));
const REAL v483 = PK_FMA(v460, v482, REAL(1.0));
const REAL v484 = v461 * v483;
const REAL v485 = REAL(1) / PK_SQRT(v339);
const REAL v486 = REAL(1.5707963267948966) * v485;
const REAL v487 = REAL(6.123233995736766e-17) * v485;
const REAL v488 = v484 - v487;
const REAL v489 = v486 - v488;
const REAL v490 = v458 ? v484 : v489;
const REAL v491 = REAL(1) / v339;
const REAL v492 = REAL(0.5) * v491;
const REAL v493 = v342 * v461;
const REAL v494 = v461 - v489;
const REAL v495 = v492 * v494;
const REAL v496 = REAL(2.0) * v493;
const REAL v497 = v342 * v496;
const REAL v498 = REAL(3.0) * v495;
const REAL v499 = v493 + v498;
const REAL v500 = v492 * v499;
const REAL v501 = -v500;
const REAL v502 = PK_FMA(v460, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v503 = PK_FMA(v460, v502, REAL(581.1242236694295));
const REAL v504 = PK_FMA(v460, v503, (REAL(-771.0041914006039)));
const REAL v505 = PK_FMA(v460, v504, REAL(712.245782898221));
const REAL v506 = PK_FMA(v460, v505, (REAL(-484.43360102608176)));
const REAL v507 = PK_FMA(v460, v506, REAL(250.9982691362668));
const REAL v508 = PK_FMA(v460, v507, (REAL(-100.8179669996445)));
const REAL v509 = PK_FMA(v460, v508, REAL(31.94209272282824));
const REAL v510 = PK_FMA(v460, v509, (REAL(-7.859355631308653)));
const REAL v511 = PK_FMA(v460, v510, REAL(1.6506001575831));
const REAL v512 = PK_FMA(v460, v511, (REAL(-0.15266460017730477)));
const REAL v513 = PK_FMA(v460, v512, REAL(0.12233810827412876));
const REAL v514 = PK_FMA(v460, v513, REAL(0.09421899911119616));
const REAL v515 = PK_FMA(v460, v514, REAL(0.10153858957775619));
const REAL v516 = PK_FMA(v460, v515, REAL(0.10640510720051534));
const REAL v517 = PK_FMA(v460, v516, REAL(0.11232724664905629));
const REAL v518 = PK_FMA(v460, v517, REAL(0.11934731066638794));
const REAL v519 = PK_FMA(v460, v518, REAL(0.1278721280009319));
const REAL v520 = PK_FMA(v460, v519, REAL(0.13852813852712756));
const REAL v521 = PK_FMA(v460, v520, REAL(0.15238095238095553));
const REAL v522 = PK_FMA(v460, v521, REAL(0.17142857142857143));
const REAL v523 = PK_FMA(v460, v522, REAL(0.2));
const REAL v524 = REAL(4.0) * v460;
const REAL v525 = v523 * v524;
const REAL v526 = REAL(1.0) + v525;
const REAL v527 = REAL(0.3333333333333333) * v526;
const REAL v528 = v493 * v527;
const REAL v529 = -v528;
const REAL v530 = v458 ? v529 : v495;
const REAL v531 = v497 * v523;
const REAL v532 = v458 ? v531 : v501;
const REAL v533 = v331 * v490;
const REAL v534 = v343 * v530;
const REAL v535 = v342 + v534;
const REAL v536 = v250 * v533;
const REAL v537 = v251 * v533;
const REAL v538 = v252 * v533;
const REAL v539 = v346 * v490;
const REAL v540 = v349 * v490;
const REAL v541 = v352 * v490;
const REAL v542 = v536 - v539;
const REAL v543 = v537 - v540;
const REAL v544 = v538 - v541;
const REAL v545 = v357 * v535;
const REAL v546 = v332 * v545;
const REAL v547 = v333 * v545;
const REAL v548 = v334 * v545;
const REAL v549 = v542 + v546;
const REAL v550 = v543 + v547;
const REAL v551 = v544 + v548;
const REAL v552 = REAL(2.0) * v490;
const REAL v553 = v332 * v552;
const REAL v554 = v333 * v552;
const REAL v555 = v334 * v552;
const REAL v556 = v549 * v549;
const REAL v557 = v550 * v550;
const REAL v558 = v556 + v557;
const REAL v559 = v551 * v551;
const REAL v560 = v558 + v559;
const REAL v561 = v553 * v553;
const REAL v562 = v560 + v561;
const REAL v563 = v554 * v554;
const REAL v564 = v562 + v563;
const REAL v565 = v555 * v555;
const REAL v566 = v564 + v565;
const auto v567 = v359 < v566;
const REAL v568 = v567 ? v359 : v566;
const REAL v569 = v360 * v568;
const REAL v570 = v359 * v569;
const REAL v571 = REAL(1.0) - v569;
const REAL v572 = v569 * v569;
const REAL v573 = REAL(0.3333333333333333) * v572;
const REAL v574 = v571 + v573;
const REAL v575 = v570 * v574;
const REAL v576 = v571 * v571;
const REAL v577 = v549 * v576;
const REAL v578 = v550 * v576;
const REAL v579 = v551 * v576;
const REAL v580 = v553 * v576;
const REAL v581 = v554 * v576;
const REAL v582 = v555 * v576;
const REAL v583 = v552 * v582;
const REAL v584 = v334 * v582;
const REAL v585 = v552 * v581;
const REAL v586 = v333 * v581;
const REAL v587 = v584 + v586;
const REAL v588 = v552 * v580;
const REAL v589 = v332 * v580;
const REAL v590 = v587 + v589;
const REAL v591 = REAL(2.0) * v590;
const REAL v592 = v545 * v579;
const REAL v593 = v583 + v592;
const REAL v594 = v334 * v579;
const REAL v595 = v545 * v578;
const REAL v596 = v585 + v595;
const REAL v597 = v333 * v578;
const REAL v598 = v594 + v597;
const REAL v599 = v545 * v577;
const REAL v600 = v588 + v599;
const REAL v601 = v332 * v577;
const REAL v602 = v598 + v601;
const REAL v603 = v357 * v602;
const REAL v604 = v535 * v602;
const REAL v605 = v334 * v604;
const REAL v606 = v252 * v604;
const REAL v607 = v593 + v606;
const REAL v608 = v333 * v604;
const REAL v609 = v251 * v604;
const REAL v610 = v596 + v609;
const REAL v611 = v332 * v604;
const REAL v612 = v250 * v604;
const REAL v613 = v600 + v612;
const REAL v614 = v352 * v579;
const REAL v615 = v591 - v614;
const REAL v616 = v490 * v579;
const REAL v617 = v349 * v578;
const REAL v618 = v615 - v617;
const REAL v619 = v490 * v578;
const REAL v620 = v346 * v577;
const REAL v621 = v618 - v620;
const REAL v622 = v490 * v577;
const REAL v623 = v333 * v616;
const REAL v624 = v611 + v623;
const REAL v625 = v250 * v616;
const REAL v626 = v610 + v625;
const REAL v627 = v332 * v616;
const REAL v628 = v608 - v627;
const REAL v629 = v251 * v616;
const REAL v630 = v613 - v629;
const REAL v631 = v332 * v619;
const REAL v632 = v605 + v631;
const REAL v633 = v252 * v619;
const REAL v634 = v630 + v633;
const REAL v635 = v334 * v619;
const REAL v636 = v624 - v635;
const REAL v637 = v250 * v619;
const REAL v638 = v607 - v637;
const REAL v639 = v334 * v622;
const REAL v640 = v628 + v639;
const REAL v641 = v251 * v622;
const REAL v642 = v638 + v641;
const REAL v643 = v333 * v622;
const REAL v644 = v632 - v643;
const REAL v645 = v252 * v622;
const REAL v646 = v626 - v645;
const REAL v647 = v533 * v579;
const REAL v648 = v644 + v647;
const REAL v649 = v252 * v579;
const REAL v650 = v533 * v578;
const REAL v651 = v640 + v650;
const REAL v652 = v251 * v578;
const REAL v653 = v649 + v652;
const REAL v654 = v533 * v577;
const REAL v655 = v636 + v654;
const REAL v656 = v250 * v577;
const REAL v657 = v653 + v656;
const REAL v658 = v530 * v603;
const REAL v659 = v343 * v603;
const REAL v660 = v361 * v659;
const REAL v661 = v532 * v659;
const REAL v662 = REAL(2.0) * v658;
const REAL v663 = v660 + v662;
const REAL v664 = v361 * v603;
const REAL v665 = v661 - v664;
const REAL v666 = v331 * v664;
const REAL v667 = v663 - v666;
const REAL v668 = v667 - v666;
const REAL v669 = v490 * v657;
const REAL v670 = v668 + v669;
const REAL v671 = v331 * v657;
const REAL v672 = v621 + v671;
const REAL v673 = v342 * v672;
const REAL v674 = v670 - v673;
const REAL v675 = v530 * v672;
const REAL v676 = v665 + v675;
const REAL v677 = v334 * v676;
const REAL v678 = v642 + v677;
const REAL v679 = v677 + v678;
const REAL v680 = v333 * v676;
const REAL v681 = v646 + v680;
const REAL v682 = v680 + v681;
const REAL v683 = v332 * v676;
const REAL v684 = v634 + v683;
const REAL v685 = v683 + v684;
const REAL v686 = v330 * v679;
const REAL v687 = v330 * v682;
const REAL v688 = v330 * v685;
const REAL v689 = v330 * v674;
const REAL v690 = v318 * v686;
const REAL v691 = v318 * v687;
const REAL v692 = v318 * v688;
const REAL v693 = v318 * v689;
const REAL v694 = v262 * v690;
const REAL v695 = v261 * v690;
const REAL v696 = v263 * v690;
const REAL v697 = v260 * v690;
const REAL v698 = v261 * v691;
const REAL v699 = v697 + v698;
const REAL v700 = v263 * v691;
const REAL v701 = v694 - v700;
const REAL v702 = v262 * v691;
const REAL v703 = v696 + v702;
const REAL v704 = v260 * v691;
const REAL v705 = v704 - v695;
const REAL v706 = v263 * v692;
const REAL v707 = v705 + v706;
const REAL v708 = v262 * v692;
const REAL v709 = v699 - v708;
const REAL v710 = v261 * v692;
const REAL v711 = v703 + v710;
const REAL v712 = v260 * v692;
const REAL v713 = v701 + v712;
const REAL v714 = v263 * v693;
const REAL v715 = v709 + v714;
const REAL v716 = v262 * v693;
const REAL v717 = v707 + v716;
const REAL v718 = v261 * v693;
const REAL v719 = v713 + v718;
const REAL v720 = v260 * v693;
const REAL v721 = v720 - v711;
const REAL v722 = v278 * v715;
const REAL v723 = v278 * v717;
const REAL v724 = v278 * v719;
const REAL v725 = v278 * v721;
const REAL v726 = v68 * v648;
const REAL v727 = v68 * v651;
const REAL v728 = v68 * v655;
const REAL v729 = v34 * v726;
const REAL v730 = v33 * v726;
const REAL v731 = v33 * v727;
const REAL v732 = v35 * v727;
const REAL v733 = v729 - v732;
const REAL v734 = v35 * v728;
const REAL v735 = v734 - v730;
const REAL v736 = v34 * v728;
const REAL v737 = v731 - v736;
const REAL v738 = v32 * v726;
const REAL v739 = v737 + v738;
const REAL v740 = v32 * v727;
const REAL v741 = v735 + v740;
const REAL v742 = v32 * v728;
const REAL v743 = v733 + v742;
const REAL v744 = v34 * v739;
const REAL v745 = v655 + v744;
const REAL v746 = v33 * v739;
const REAL v747 = v651 - v746;
const REAL v748 = v33 * v741;
const REAL v749 = v648 + v748;
const REAL v750 = v35 * v741;
const REAL v751 = v745 - v750;
const REAL v752 = v35 * v743;
const REAL v753 = v747 + v752;
const REAL v754 = v34 * v743;
const REAL v755 = v749 - v754;
const REAL v756 = v189 * v722;
const REAL v757 = v171 * v722;
const REAL v758 = v190 * v722;
const REAL v759 = v170 * v722;
const REAL v760 = v188 * v722;
const REAL v761 = v172 * v722;
const REAL v762 = v191 * v722;
const REAL v763 = v169 * v722;
const REAL v764 = v191 * v723;
const REAL v765 = v764 - v758;
const REAL v766 = v170 * v723;
const REAL v767 = v763 + v766;
const REAL v768 = v189 * v723;
const REAL v769 = v760 + v768;
const REAL v770 = v172 * v723;
const REAL v771 = v757 - v770;
const REAL v772 = v188 * v723;
const REAL v773 = v756 - v772;
const REAL v774 = v171 * v723;
const REAL v775 = v761 + v774;
const REAL v776 = v190 * v723;
const REAL v777 = v762 + v776;
const REAL v778 = v169 * v723;
const REAL v779 = v778 - v759;
const REAL v780 = v190 * v724;
const REAL v781 = v780 - v769;
const REAL v782 = v172 * v724;
const REAL v783 = v779 + v782;
const REAL v784 = v191 * v724;
const REAL v785 = v773 - v784;
const REAL v786 = v171 * v724;
const REAL v787 = v767 - v786;
const REAL v788 = v188 * v724;
const REAL v789 = v765 - v788;
const REAL v790 = v170 * v724;
const REAL v791 = v775 + v790;
const REAL v792 = v189 * v724;
const REAL v793 = v777 + v792;
const REAL v794 = v169 * v724;
const REAL v795 = v771 + v794;
const REAL v796 = v191 * v725;
const REAL v797 = v781 + v796;
const REAL v798 = v172 * v725;
const REAL v799 = v787 + v798;
const REAL v800 = v190 * v725;
const REAL v801 = v785 + v800;
const REAL v802 = v171 * v725;
const REAL v803 = v783 + v802;
const REAL v804 = v189 * v725;
const REAL v805 = v789 + v804;
const REAL v806 = v170 * v725;
const REAL v807 = v795 + v806;
const REAL v808 = v188 * v725;
const REAL v809 = v793 + v808;
const REAL v810 = v169 * v725;
const REAL v811 = v810 - v791;
const REAL v812 = v187 * v799;
const REAL v813 = v187 * v803;
const REAL v814 = v187 * v807;
const REAL v815 = v187 * v811;
const REAL v816 = v168 * v797;
const REAL v817 = v168 * v801;
const REAL v818 = v168 * v805;
const REAL v819 = v168 * v809;
const REAL v820 = v754 - v749;
const REAL v821 = v750 - v745;
const REAL v822 = v152 * v755;
const REAL v823 = v122 * v755;
const REAL v824 = v151 * v753;
const REAL v825 = v822 + v824;
const REAL v826 = v122 * v753;
const REAL v827 = v150 * v751;
const REAL v828 = v825 + v827;
const REAL v829 = v122 * v751;
const REAL v830 = v131 * v823;
const REAL v831 = v88 * v823;
const REAL v832 = v134 * v823;
const REAL v833 = v87 * v823;
const REAL v834 = v137 * v826;
const REAL v835 = v834 - v832;
const REAL v836 = v87 * v826;
const REAL v837 = v131 * v826;
const REAL v838 = v89 * v826;
const REAL v839 = v831 - v838;
const REAL v840 = v134 * v829;
const REAL v841 = v840 - v837;
const REAL v842 = v89 * v829;
const REAL v843 = v842 - v833;
const REAL v844 = v137 * v829;
const REAL v845 = v830 - v844;
const REAL v846 = v88 * v829;
const REAL v847 = v836 - v846;
const REAL v848 = v137 * v823;
const REAL v849 = v86 * v823;
const REAL v850 = v847 + v849;
const REAL v851 = v134 * v826;
const REAL v852 = v848 + v851;
const REAL v853 = v86 * v826;
const REAL v854 = v843 + v853;
const REAL v855 = v131 * v829;
const REAL v856 = v852 + v855;
const REAL v857 = v86 * v829;
const REAL v858 = v839 + v857;
const REAL v859 = v88 * v850;
const REAL v860 = v751 + v859;
const REAL v861 = v7 * v850;
const REAL v862 = v845 + v861;
const REAL v863 = v87 * v850;
const REAL v864 = v753 - v863;
const REAL v865 = v8 * v850;
const REAL v866 = v835 - v865;
const REAL v867 = v87 * v854;
const REAL v868 = v755 + v867;
const REAL v869 = v9 * v854;
const REAL v870 = v866 + v869;
const REAL v871 = v89 * v854;
const REAL v872 = v860 - v871;
const REAL v873 = v7 * v854;
const REAL v874 = v841 - v873;
const REAL v875 = v89 * v858;
const REAL v876 = v864 + v875;
const REAL v877 = v8 * v858;
const REAL v878 = v874 + v877;
const REAL v879 = v88 * v858;
const REAL v880 = v868 - v879;
const REAL v881 = v9 * v858;
const REAL v882 = v862 - v881;
const REAL v883 = v122 * v820;
const REAL v884 = v113 * v820;
const REAL v885 = v828 + v884;
const REAL v886 = v112 * v753;
const REAL v887 = v885 - v886;
const REAL v888 = v122 * v821;
const REAL v889 = v111 * v821;
const REAL v890 = v887 + v889;
const REAL v891 = REAL(2.0) * v890;
const REAL v892 = v362 * v891;
const REAL v893 = v89 * v892;
const REAL v894 = v878 - v893;
const REAL v895 = v894 - v893;
const REAL v896 = v88 * v892;
const REAL v897 = v882 - v896;
const REAL v898 = v897 - v896;
const REAL v899 = v87 * v892;
const REAL v900 = v870 - v899;
const REAL v901 = v900 - v899;
const REAL v902 = v86 * v892;
const REAL v903 = v856 - v902;
const REAL v904 = v903 - v902;
const REAL v905 = v92 * v883;
const REAL v906 = v898 + v905;
const REAL v907 = v88 * v883;
const REAL v908 = v95 * v883;
const REAL v909 = v901 - v908;
const REAL v910 = v87 * v883;
const REAL v911 = v98 * v826;
const REAL v912 = v909 - v911;
const REAL v913 = v92 * v826;
const REAL v914 = v895 + v913;
const REAL v915 = v838 + v907;
const REAL v916 = v95 * v888;
const REAL v917 = v914 + v916;
const REAL v918 = v89 * v888;
const REAL v919 = v918 - v910;
const REAL v920 = v98 * v888;
const REAL v921 = v906 - v920;
const REAL v922 = v88 * v888;
const REAL v923 = v836 + v922;
const REAL v924 = v98 * v883;
const REAL v925 = v904 + v924;
const REAL v926 = v86 * v883;
const REAL v927 = v926 - v923;
const REAL v928 = v95 * v826;
const REAL v929 = v925 - v928;
const REAL v930 = v919 - v853;
const REAL v931 = v92 * v888;
const REAL v932 = v929 + v931;
const REAL v933 = v86 * v888;
const REAL v934 = v915 + v933;
const REAL v935 = v923 - v926;
const REAL v936 = v88 * v927;
const REAL v937 = v821 + v936;
const REAL v938 = v0 * v927;
const REAL v939 = v921 + v938;
const REAL v940 = v87 * v935;
const REAL v941 = v940 - v753;
const REAL v942 = v1 * v935;
const REAL v943 = v912 + v942;
const REAL v944 = v853 - v919;
const REAL v945 = v87 * v930;
const REAL v946 = v820 + v945;
const REAL v947 = v2 * v930;
const REAL v948 = v943 + v947;
const REAL v949 = v89 * v944;
const REAL v950 = v937 + v949;
const REAL v951 = v0 * v944;
const REAL v952 = v917 + v951;
const REAL v953 = v89 * v934;
const REAL v954 = v941 + v953;
const REAL v955 = v1 * v934;
const REAL v956 = v952 + v955;
const REAL v957 = v88 * v934;
const REAL v958 = v946 - v957;
const REAL v959 = v2 * v934;
const REAL v960 = v939 - v959;
const REAL v961 = v85 * v956;
const REAL v962 = v816 + v961;
const REAL v963 = v85 * v960;
const REAL v964 = v817 + v963;
const REAL v965 = v85 * v948;
const REAL v966 = v818 + v965;
const REAL v967 = v85 * v932;
const REAL v968 = v819 + v967;
const REAL v969 = v393 * v950;
const REAL v970 = v391 * v954;
const REAL v971 = v969 + v970;
const REAL v972 = v392 * v958;
const REAL v973 = v971 + v972;
const REAL v974 = v399 * v950;
const REAL v975 = v402 * v954;
const REAL v976 = v974 + v975;
const REAL v977 = v401 * v958;
const REAL v978 = v976 + v977;
const REAL v979 = v406 * v950;
const REAL v980 = v407 * v954;
const REAL v981 = v979 + v980;
const REAL v982 = v409 * v958;
const REAL v983 = v981 + v982;
const REAL v984 = v410 * v968;
const REAL v985 = v411 * v966;
const REAL v986 = v985 - v984;
const REAL v987 = v412 * v964;
const REAL v988 = v986 + v987;
const REAL v989 = v413 * v962;
const REAL v990 = v988 - v989;
const REAL v991 = v413 * v968;
const REAL v992 = v412 * v966;
const REAL v993 = v991 + v992;
const REAL v994 = v411 * v964;
const REAL v995 = v994 - v993;
const REAL v996 = v410 * v962;
const REAL v997 = v995 + v996;
const REAL v998 = v412 * v968;
const REAL v999 = v413 * v966;
const REAL v1000 = v999 - v998;
const REAL v1001 = v410 * v964;
const REAL v1002 = v1000 - v1001;
const REAL v1003 = v411 * v962;
const REAL v1004 = v1002 + v1003;
const REAL v1005 = v437 * v872;
const REAL v1006 = v435 * v876;
const REAL v1007 = v1005 + v1006;
const REAL v1008 = v436 * v880;
const REAL v1009 = v1007 + v1008;
const REAL v1010 = v443 * v872;
const REAL v1011 = v446 * v876;
const REAL v1012 = v1010 + v1011;
const REAL v1013 = v445 * v880;
const REAL v1014 = v1012 + v1013;
const REAL v1015 = v450 * v872;
const REAL v1016 = v451 * v876;
const REAL v1017 = v1015 + v1016;
const REAL v1018 = v453 * v880;
const REAL v1019 = v1017 + v1018;
const REAL v1020 = v454 * v815;
const REAL v1021 = v455 * v814;
const REAL v1022 = v1021 - v1020;
const REAL v1023 = v456 * v813;
const REAL v1024 = v1022 + v1023;
const REAL v1025 = v457 * v812;
const REAL v1026 = v1024 - v1025;
const REAL v1027 = v457 * v815;
const REAL v1028 = v456 * v814;
const REAL v1029 = v1027 + v1028;
const REAL v1030 = v455 * v813;
const REAL v1031 = v1030 - v1029;
const REAL v1032 = v454 * v812;
const REAL v1033 = v1031 + v1032;
const REAL v1034 = v456 * v815;
const REAL v1035 = v457 * v814;
const REAL v1036 = v1035 - v1034;
const REAL v1037 = v454 * v813;
const REAL v1038 = v1036 - v1037;
const REAL v1039 = v455 * v812;
const REAL v1040 = v1038 + v1039;
o0_t[0][i] = v575;
o1_t[0][i] = v973;
o1_t[1][i] = v978;
o1_t[2][i] = v983;
o1_t[3][i] = v990;
o1_t[4][i] = v997;
o1_t[5][i] = v1004;
o2_t[0][i] = v1009;
o2_t[1][i] = v1014;
o2_t[2][i] = v1019;
o2_t[3][i] = v1026;
o2_t[4][i] = v1033;
o2_t[5][i] = v1040;
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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.none.tukey.gradient f64.ssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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

struct wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
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
static void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599 *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599 *_wp_args)
{
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_7a98e412_5c94f599_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

