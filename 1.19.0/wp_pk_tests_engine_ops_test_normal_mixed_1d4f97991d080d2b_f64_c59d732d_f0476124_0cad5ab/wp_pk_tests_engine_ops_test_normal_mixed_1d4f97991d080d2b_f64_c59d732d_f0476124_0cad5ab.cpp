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


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b>nRaaa.aa.1111.none.cauchy.gradient f64.ssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_body_0(
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
    wp::uint64 o4_,
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
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i1_e1,
    wp::int64 i3_e0)
{
// i0 = R_quaternion
// i1 = m
// i2 = s
// i3 = v
// i4 = scale
// o0 = cost
// o1 = R_quaternion_gradient
// o2 = m_gradient
// o3 = s_gradient
// o4 = v_gradient
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
alignas(64) REAL i0_t[4][64];
alignas(64) REAL i1_t[9][64];
alignas(64) REAL i2_t[1][64];
alignas(64) REAL i3_t[3][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[3][64];
alignas(64) REAL o2_t[9][64];
alignas(64) REAL o3_t[1][64];
alignas(64) REAL o4_t[3][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); i0_t[3][i] = REAL(p[3 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0 + 0 * i1_e1]); i1_t[1][i] = REAL(p[0 * i1_e0 + 1 * i1_e1]); i1_t[2][i] = REAL(p[0 * i1_e0 + 2 * i1_e1]); i1_t[3][i] = REAL(p[1 * i1_e0 + 0 * i1_e1]); i1_t[4][i] = REAL(p[1 * i1_e0 + 1 * i1_e1]); i1_t[5][i] = REAL(p[1 * i1_e0 + 2 * i1_e1]); i1_t[6][i] = REAL(p[2 * i1_e0 + 0 * i1_e1]); i1_t[7][i] = REAL(p[2 * i1_e0 + 1 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[8][i] = REAL(p[2 * i1_e0 + 2 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); i3_t[2][i] = REAL(p[2 * i3_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i0_t[3][i];
const REAL v4 = i1_t[0][i];
const REAL v5 = i1_t[1][i];
const REAL v6 = i1_t[2][i];
const REAL v7 = i1_t[3][i];
const REAL v8 = i1_t[4][i];
const REAL v9 = i1_t[5][i];
const REAL v10 = i1_t[6][i];
const REAL v11 = i1_t[7][i];
const REAL v12 = i1_t[8][i];
const REAL v13 = i2_t[0][i];
const REAL v14 = i3_t[0][i];
const REAL v15 = i3_t[1][i];
const REAL v16 = i3_t[2][i];
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
const REAL v84 = i4_t[0][i];
const REAL v85 = v72 * v72;
const REAL v86 = v77 * v77;
const REAL v87 = v85 + v86;
const REAL v88 = v82 * v82;
const REAL v89 = v87 + v88;
const REAL v90 = v84 * v84;
const REAL v91 = REAL(1) / v90;
const REAL v92 = v89 * v91;
const auto v93 = v92 < REAL(0.25);
const REAL v94 = v93 ? v92 : REAL(0.0);
const REAL v95 = REAL(2.0) + v94;
const REAL v96 = REAL(1) / v95;
const REAL v97 = v94 * v96;
const REAL v98 = REAL(0.11764705882352941) * v97;
const REAL v99 = v97 * v98;
const REAL v100 = v99 + REAL(0.13333333333333333);
const REAL v101 = v97 * v100;
const REAL v102 = v97 * v101;
const REAL v103 = v102 + REAL(0.15384615384615385);
const REAL v104 = v97 * v103;
const REAL v105 = v97 * v104;
const REAL v106 = v105 + REAL(0.18181818181818182);
const REAL v107 = v97 * v106;
const REAL v108 = v97 * v107;
const REAL v109 = v108 + REAL(0.2222222222222222);
const REAL v110 = v97 * v109;
const REAL v111 = v97 * v110;
const REAL v112 = v111 + REAL(0.2857142857142857);
const REAL v113 = v97 * v112;
const REAL v114 = v97 * v113;
const REAL v115 = v114 + REAL(0.4);
const REAL v116 = v97 * v115;
const REAL v117 = v97 * v116;
const REAL v118 = v117 + REAL(0.6666666666666666);
const REAL v119 = v97 * v118;
const REAL v120 = v97 * v119;
const REAL v121 = REAL(2.0) + v120;
const REAL v122 = v97 * v121;
const REAL v123 = v93 ? REAL(1.0) : v92;
const REAL v124 = REAL(1.0) + v123;
const REAL v125 = v92 + REAL(1.0);
const REAL v126 = REAL(1) / v125;
const REAL v127 = v72 * v126;
const REAL v128 = v77 * v126;
const REAL v129 = v82 * v126;
const REAL v130 = v67 * v129;
const REAL v131 = v12 * v129;
const REAL v132 = v66 * v129;
const REAL v133 = v11 * v129;
const REAL v134 = v65 * v129;
const REAL v135 = v10 * v129;
const REAL v136 = v67 * v128;
const REAL v137 = v9 * v128;
const REAL v138 = v131 + v137;
const REAL v139 = v66 * v128;
const REAL v140 = v8 * v128;
const REAL v141 = v133 + v140;
const REAL v142 = v65 * v128;
const REAL v143 = v7 * v128;
const REAL v144 = v135 + v143;
const REAL v145 = v67 * v127;
const REAL v146 = v6 * v127;
const REAL v147 = v138 + v146;
const REAL v148 = v66 * v127;
const REAL v149 = v5 * v127;
const REAL v150 = v141 + v149;
const REAL v151 = v65 * v127;
const REAL v152 = v4 * v127;
const REAL v153 = v144 + v152;
const REAL v154 = v61 * v147;
const REAL v155 = v52 * v147;
const REAL v156 = v61 * v150;
const REAL v157 = v51 * v150;
const REAL v158 = v155 + v157;
const REAL v159 = v61 * v153;
const REAL v160 = v50 * v153;
const REAL v161 = v158 + v160;
const REAL v162 = REAL(2.0) * v161;
const REAL v163 = v60 * v60;
const REAL v164 = v162 * v163;
const REAL v165 = v28 * v164;
const REAL v166 = REAL(2.0) * v165;
const REAL v167 = v27 * v164;
const REAL v168 = REAL(2.0) * v167;
const REAL v169 = v26 * v164;
const REAL v170 = REAL(2.0) * v169;
const REAL v171 = v25 * v164;
const REAL v172 = REAL(2.0) * v171;
const REAL v173 = v31 * v154;
const REAL v174 = v168 + v173;
const REAL v175 = v27 * v154;
const REAL v176 = v34 * v154;
const REAL v177 = v176 - v170;
const REAL v178 = v26 * v154;
const REAL v179 = v37 * v156;
const REAL v180 = v177 - v179;
const REAL v181 = v26 * v156;
const REAL v182 = v31 * v156;
const REAL v183 = v182 - v166;
const REAL v184 = v28 * v156;
const REAL v185 = v184 - v175;
const REAL v186 = v34 * v159;
const REAL v187 = v183 - v186;
const REAL v188 = v28 * v159;
const REAL v189 = v178 - v188;
const REAL v190 = v37 * v159;
const REAL v191 = v190 - v174;
const REAL v192 = v27 * v159;
const REAL v193 = v192 - v181;
const REAL v194 = v37 * v154;
const REAL v195 = v194 - v172;
const REAL v196 = v25 * v154;
const REAL v197 = v193 + v196;
const REAL v198 = v34 * v156;
const REAL v199 = v195 + v198;
const REAL v200 = v25 * v156;
const REAL v201 = v189 + v200;
const REAL v202 = v31 * v159;
const REAL v203 = v199 + v202;
const REAL v204 = v25 * v159;
const REAL v205 = v185 + v204;
const REAL v206 = v27 * v197;
const REAL v207 = v14 * v197;
const REAL v208 = v191 - v207;
const REAL v209 = v26 * v197;
const REAL v210 = v150 + v209;
const REAL v211 = v15 * v197;
const REAL v212 = v180 + v211;
const REAL v213 = v26 * v201;
const REAL v214 = v147 - v213;
const REAL v215 = v16 * v201;
const REAL v216 = v212 - v215;
const REAL v217 = v28 * v201;
const REAL v218 = v14 * v201;
const REAL v219 = v187 + v218;
const REAL v220 = v28 * v205;
const REAL v221 = v210 - v220;
const REAL v222 = v15 * v205;
const REAL v223 = v219 - v222;
const REAL v224 = v27 * v205;
const REAL v225 = v214 + v224;
const REAL v226 = v16 * v205;
const REAL v227 = v208 + v226;
const REAL v228 = v24 * v223;
const REAL v229 = v24 * v227;
const REAL v230 = v24 * v216;
const REAL v231 = v24 * v203;
const REAL v232 = REAL(0.5) * v1;
const REAL v233 = REAL(0.5) * v0;
const REAL v234 = REAL(0.5) * v3;
const REAL v235 = REAL(0.5) * v2;
const REAL v236 = v231 * v232;
const REAL v237 = v230 * v233;
const REAL v238 = v237 - v236;
const REAL v239 = v229 * v234;
const REAL v240 = v238 + v239;
const REAL v241 = v228 * v235;
const REAL v242 = v240 - v241;
const REAL v243 = v231 * v235;
const REAL v244 = v230 * v234;
const REAL v245 = v243 + v244;
const REAL v246 = v229 * v233;
const REAL v247 = v246 - v245;
const REAL v248 = v228 * v232;
const REAL v249 = v247 + v248;
const REAL v250 = v231 * v234;
const REAL v251 = v230 * v235;
const REAL v252 = v251 - v250;
const REAL v253 = v229 * v232;
const REAL v254 = v252 - v253;
const REAL v255 = v228 * v233;
const REAL v256 = v254 + v255;
const REAL v257 = REAL(0.6366197723675814) * v13;
const REAL v258 = PK_RINT(v257);
const REAL v259 = REAL(9.5367431640625e-07) * v258;
const REAL v260 = PK_RINT(v259);
const REAL v261 = REAL(1048576.0) * v260;
const REAL v262 = REAL(1647099.3291015625) * v260;
const REAL v263 = v13 - v262;
const REAL v264 = v258 - v261;
const REAL v265 = REAL(1.5707963267341256) * v264;
const REAL v266 = v263 - v265;
const REAL v267 = REAL(6.077100506303966e-11) * v258;
const REAL v268 = v266 - v267;
const REAL v269 = v268 - v266;
const REAL v270 = v268 - v269;
const REAL v271 = v266 - v270;
const REAL v272 = v267 + v269;
const REAL v273 = v271 - v272;
const REAL v274 = REAL(2.0222662487111665e-21) * v258;
const REAL v275 = v268 - v274;
const REAL v276 = v275 - v268;
const REAL v277 = v275 - v276;
const REAL v278 = v268 - v277;
const REAL v279 = v274 + v276;
const REAL v280 = v278 - v279;
const REAL v281 = v273 + v280;
const REAL v282 = REAL(8.4784276603689e-32) * v258;
const REAL v283 = v281 - v282;
const REAL v284 = v275 + v283;
const auto v285 = v284 < (REAL(-1.0));
const REAL v286 = v285 ? (REAL(-1.0)) : v284;
const auto v287 = REAL(1.0) < v286;
const REAL v288 = v287 ? REAL(1.0) : v286;
const auto v289 = v258 != REAL(0.0);
const REAL v290 = v289 ? v288 : v13;
const REAL v291 = v290 * v290;
const REAL v292 = PK_FMA(v291, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v293 = PK_FMA(v291, v292, REAL(1.605897465969838e-10));
const REAL v294 = PK_FMA(v291, v293, (REAL(-2.505210757580932e-08)));
const REAL v295 = PK_FMA(v291, v294, REAL(2.7557319218837673e-06));
const REAL v296 = PK_FMA(v291, v295, (REAL(-0.0001984126984125376)));
const REAL v297 = PK_FMA(v291, v296, REAL(0.008333333333333314));
const REAL v298 = PK_FMA(v291, v297, (REAL(-0.16666666666666666)));
const REAL v299 = PK_FMA(v291, v298, REAL(1.0));
const REAL v300 = v290 * v299;
const REAL v301 = PK_FMA(v291, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v302 = PK_FMA(v291, v301, (REAL(-1.1470691953867652e-11)));
const REAL v303 = PK_FMA(v291, v302, REAL(2.0876756198622268e-09));
const REAL v304 = PK_FMA(v291, v303, (REAL(-2.755731921716151e-07)));
const REAL v305 = PK_FMA(v291, v304, REAL(2.4801587301554145e-05));
const REAL v306 = PK_FMA(v291, v305, (REAL(-0.001388888888888881)));
const REAL v307 = PK_FMA(v291, v306, REAL(0.041666666666666664));
const REAL v308 = PK_FMA(v291, v307, (REAL(-0.5)));
const REAL v309 = PK_FMA(v291, v308, REAL(1.0));
const REAL v310 = REAL(0.25) * v258;
const REAL v311 = PK_RINT(v310);
const REAL v312 = REAL(4.0) * v311;
const REAL v313 = v258 - v312;
const REAL v314 = PK_ABS(v313);
const REAL v315 = v314 - REAL(1.0);
const auto v316 = v315 != REAL(0.0);
const REAL v317 = v316 ? v300 : v309;
const REAL v318 = v313 - REAL(0.5);
const REAL v319 = PK_ABS(v318);
const auto v320 = REAL(1.0) < v319;
const REAL v321 = v320 ? (REAL(-1.0)) : REAL(1.0);
const REAL v322 = v317 * v321;
const REAL v323 = REAL(1.0) + v258;
const REAL v324 = REAL(0.25) * v323;
const REAL v325 = PK_RINT(v324);
const REAL v326 = REAL(4.0) * v325;
const REAL v327 = v323 - v326;
const REAL v328 = PK_ABS(v327);
const REAL v329 = v328 - REAL(1.0);
const auto v330 = v329 != REAL(0.0);
const REAL v331 = v330 ? v300 : v309;
const REAL v332 = v327 - REAL(0.5);
const REAL v333 = PK_ABS(v332);
const auto v334 = REAL(1.0) < v333;
const REAL v335 = v334 ? (REAL(-1.0)) : REAL(1.0);
const REAL v336 = v331 * v335;
const REAL v337 = v14 * v322;
const REAL v338 = v337 - v83;
const auto v339 = v124 < REAL(1.1830521861667747e-271);
const auto v340 = REAL(8.452712498170644e+270) < v124;
const REAL v341 = v340 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v342 = v339 ? REAL(1.8446744073709552e+19) : v341;
const REAL v343 = v124 * v342;
const REAL v344 = PK_UNSCALE(v343);
const REAL v345 = v343 * v344;
const REAL v346 = v340 ? REAL(64.0) : REAL(0.0);
const REAL v347 = v339 ? (REAL(-64.0)) : v346;
const REAL v348 = PK_LOG2(v344);
const REAL v349 = v347 - v348;
const auto v350 = REAL(1.4142135623730951) < v345;
const REAL v351 = v350 ? REAL(0.5) : REAL(1.0);
const REAL v352 = v345 * v351;
const REAL v353 = v350 ? REAL(1.0) : REAL(0.0);
const REAL v354 = v349 + v353;
const REAL v355 = v352 - REAL(1.0);
const REAL v356 = REAL(2.0) + v355;
const REAL v357 = REAL(1) / v356;
const REAL v358 = v355 * v357;
const REAL v359 = v358 * v358;
const REAL v360 = REAL(0.5) * v355;
const REAL v361 = v355 * v360;
const REAL v362 = REAL(2.0) * v359;
const REAL v363 = PK_FMA(v359, REAL(0.05873736835424951), REAL(0.0585194545348343));
const REAL v364 = PK_FMA(v359, v363, REAL(0.06667446557890934));
const REAL v365 = PK_FMA(v359, v364, REAL(0.07692296660585005));
const REAL v366 = PK_FMA(v359, v365, REAL(0.09090909175450952));
const REAL v367 = PK_FMA(v359, v366, REAL(0.11111111110793406));
const REAL v368 = PK_FMA(v359, v367, REAL(0.1428571428571474));
const REAL v369 = PK_FMA(v359, v368, REAL(0.2));
const REAL v370 = PK_FMA(v359, v369, REAL(0.3333333333333333));
const REAL v371 = v362 * v370;
const REAL v372 = v361 + v371;
const REAL v373 = v358 * v372;
const REAL v374 = REAL(7.371002565167799e-13) * v354;
const REAL v375 = v373 + v374;
const REAL v376 = REAL(0.6931471805592082) * v354;
const REAL v377 = v361 - v375;
const REAL v378 = v377 - v355;
const REAL v379 = v376 - v378;
const auto v380 = v124 != REAL(0.0);
const REAL v381 = PK_SQRT(v124);
const REAL v382 = PK_ABS(v124);
const REAL v383 = REAL(1) / v382;
const REAL v384 = -v383;
const REAL v385 = v380 ? v381 : v384;
const REAL v386 = REAL(0.5) * v124;
const auto v387 = v386 < v124;
const REAL v388 = v387 ? v379 : v385;
const REAL v389 = v93 ? v122 : v388;
const REAL v390 = v90 * v389;
const REAL v391 = v338 * v338;
const REAL v392 = v91 * v391;
const auto v393 = v392 < REAL(0.25);
const REAL v394 = v393 ? v392 : REAL(0.0);
const REAL v395 = REAL(2.0) + v394;
const REAL v396 = REAL(1) / v395;
const REAL v397 = v394 * v396;
const REAL v398 = REAL(0.11764705882352941) * v397;
const REAL v399 = v397 * v398;
const REAL v400 = REAL(0.13333333333333333) + v399;
const REAL v401 = v397 * v400;
const REAL v402 = v397 * v401;
const REAL v403 = REAL(0.15384615384615385) + v402;
const REAL v404 = v397 * v403;
const REAL v405 = v397 * v404;
const REAL v406 = REAL(0.18181818181818182) + v405;
const REAL v407 = v397 * v406;
const REAL v408 = v397 * v407;
const REAL v409 = REAL(0.2222222222222222) + v408;
const REAL v410 = v397 * v409;
const REAL v411 = v397 * v410;
const REAL v412 = REAL(0.2857142857142857) + v411;
const REAL v413 = v397 * v412;
const REAL v414 = v397 * v413;
const REAL v415 = REAL(0.4) + v414;
const REAL v416 = v397 * v415;
const REAL v417 = v397 * v416;
const REAL v418 = REAL(0.6666666666666666) + v417;
const REAL v419 = v397 * v418;
const REAL v420 = v397 * v419;
const REAL v421 = REAL(2.0) + v420;
const REAL v422 = v397 * v421;
const REAL v423 = v393 ? REAL(1.0) : v392;
const REAL v424 = REAL(1.0) + v423;
const auto v425 = v424 < REAL(1.1830521861667747e-271);
const auto v426 = REAL(8.452712498170644e+270) < v424;
const REAL v427 = v426 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v428 = v425 ? REAL(1.8446744073709552e+19) : v427;
const REAL v429 = v424 * v428;
const REAL v430 = PK_UNSCALE(v429);
const REAL v431 = v429 * v430;
const REAL v432 = v426 ? REAL(64.0) : REAL(0.0);
const REAL v433 = v425 ? (REAL(-64.0)) : v432;
const REAL v434 = PK_LOG2(v430);
const REAL v435 = v433 - v434;
const auto v436 = REAL(1.4142135623730951) < v431;
const REAL v437 = v436 ? REAL(0.5) : REAL(1.0);
const REAL v438 = v431 * v437;
const REAL v439 = v436 ? REAL(1.0) : REAL(0.0);
const REAL v440 = v435 + v439;
const REAL v441 = v438 - REAL(1.0);
const REAL v442 = REAL(2.0) + v441;
const REAL v443 = REAL(1) / v442;
const REAL v444 = v441 * v443;
const REAL v445 = v444 * v444;
const REAL v446 = REAL(0.5) * v441;
const REAL v447 = v441 * v446;
const REAL v448 = REAL(2.0) * v445;
const REAL v449 = PK_FMA(REAL(0.05873736835424951), v445, REAL(0.0585194545348343));
const REAL v450 = PK_FMA(v445, v449, REAL(0.06667446557890934));
const REAL v451 = PK_FMA(v445, v450, REAL(0.07692296660585005));
const REAL v452 = PK_FMA(v445, v451, REAL(0.09090909175450952));
const REAL v453 = PK_FMA(v445, v452, REAL(0.11111111110793406));
const REAL v454 = PK_FMA(v445, v453, REAL(0.1428571428571474));
const REAL v455 = PK_FMA(v445, v454, REAL(0.2));
const REAL v456 = PK_FMA(v445, v455, REAL(0.3333333333333333));
const REAL v457 = v448 * v456;
const REAL v458 = v447 + v457;
const REAL v459 = v444 * v458;
const REAL v460 = REAL(7.371002565167799e-13) * v440;
const REAL v461 = v459 + v460;
const REAL v462 = REAL(0.6931471805592082) * v440;
const REAL v463 = v447 - v461;
const REAL v464 = v463 - v441;
const REAL v465 = v462 - v464;
const auto v466 = v424 != REAL(0.0);
const REAL v467 = PK_SQRT(v424);
const REAL v468 = PK_ABS(v424);
const REAL v469 = REAL(1) / v468;
const REAL v470 = -v469;
const REAL v471 = v466 ? v467 : v470;
const REAL v472 = REAL(0.5) * v424;
const auto v473 = v472 < v424;
const REAL v474 = v473 ? v465 : v471;
const REAL v475 = v393 ? v422 : v474;
const REAL v476 = v90 * v475;
const REAL v477 = REAL(1.0) + v392;
const REAL v478 = REAL(1) / v477;
const REAL v479 = v338 * v478;
const REAL v480 = v390 + v476;
const REAL v481 = REAL(2.0) * v479;
const REAL v482 = v322 * v479;
const REAL v483 = v14 * v479;
const REAL v484 = v336 * v483;
const REAL v485 = v484 - v481;
const REAL v486 = v153 + v482;
const REAL v487 = v486 - v206;
const REAL v488 = v217 + v487;
o0_t[0][i] = v480;
o1_t[0][i] = v242;
o1_t[1][i] = v249;
o1_t[2][i] = v256;
o2_t[0][i] = v151;
o2_t[1][i] = v148;
o2_t[2][i] = v145;
o2_t[3][i] = v142;
o2_t[4][i] = v139;
o2_t[5][i] = v136;
o2_t[6][i] = v134;
o2_t[7][i] = v132;
o2_t[8][i] = v130;
o3_t[0][i] = v485;
o4_t[0][i] = v488;
o4_t[1][i] = v221;
o4_t[2][i] = v225;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); p[2] = STORE(o1_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); p[4] = STORE(o2_t[4][i]); p[5] = STORE(o2_t[5][i]); p[6] = STORE(o2_t[6][i]); p[7] = STORE(o2_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[8] = STORE(o2_t[8][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o4_b + (b + i) * o4_s3; p[0] = STORE(o4_t[0][i]); p[1] = STORE(o4_t[1][i]); p[2] = STORE(o4_t[2][i]); }
}

}
#endif
}


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b>nRaaa.aa.1111.none.cauchy.gradient f64.ssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_body_0(
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
    wp::uint64 o4_,
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
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i1_e1,
    wp::int64 i3_e0,
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
    wp::uint64 & adj_o4_,
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
    wp::int64 & adj_o4_s0,
    wp::int64 & adj_o4_s1,
    wp::int64 & adj_o4_s2,
    wp::int64 & adj_o4_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i1_e1,
    wp::int64 & adj_i3_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
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
    wp::int64 o4_s0;
    wp::int64 o4_s1;
    wp::int64 o4_s2;
    wp::int64 o4_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i1_e1;
    wp::int64 i3_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73 *_wp_args)
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
    wp::uint64 var_o4_ = _wp_args->o4_;
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
    wp::int64 var_o4_s0 = _wp_args->o4_s0;
    wp::int64 var_o4_s1 = _wp_args->o4_s1;
    wp::int64 var_o4_s2 = _wp_args->o4_s2;
    wp::int64 var_o4_s3 = _wp_args->o4_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i1_e1 = _wp_args->i1_e1;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i1_e1: wp.int64, i3_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, o4_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, i0_e0, i1_e0, i1_e1, i3_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_i0_e0, var_i1_e0, var_i1_e1, var_i3_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73 *_wp_args)
{
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_c59d732d_f2e52f73_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

