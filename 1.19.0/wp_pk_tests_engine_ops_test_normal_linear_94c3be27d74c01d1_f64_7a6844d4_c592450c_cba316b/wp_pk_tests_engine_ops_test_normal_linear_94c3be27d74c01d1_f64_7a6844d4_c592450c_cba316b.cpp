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


// <posekit tests.engine.ops.test_normal.linear@94c3be27d74c01d1>naaa.a.100.none.tukey f64.sssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
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
    wp::int64 i1_e1,
    wp::int64 i2_e0)
{
// i0 = x
// i1 = J
// i2 = r
// i3 = scale
// o0 = cost
// o1 = x_gradient
// o2 = x_x_block
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
alignas(64) REAL i0_t[4][64];
alignas(64) REAL i1_t[24][64];
alignas(64) REAL i2_t[6][64];
alignas(64) REAL i3_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[4][64];
alignas(64) REAL o2_t[16][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); i0_t[3][i] = REAL(p[3 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0 + 0 * i1_e1]); i1_t[1][i] = REAL(p[0 * i1_e0 + 1 * i1_e1]); i1_t[2][i] = REAL(p[0 * i1_e0 + 2 * i1_e1]); i1_t[3][i] = REAL(p[0 * i1_e0 + 3 * i1_e1]); i1_t[4][i] = REAL(p[1 * i1_e0 + 0 * i1_e1]); i1_t[5][i] = REAL(p[1 * i1_e0 + 1 * i1_e1]); i1_t[6][i] = REAL(p[1 * i1_e0 + 2 * i1_e1]); i1_t[7][i] = REAL(p[1 * i1_e0 + 3 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[8][i] = REAL(p[2 * i1_e0 + 0 * i1_e1]); i1_t[9][i] = REAL(p[2 * i1_e0 + 1 * i1_e1]); i1_t[10][i] = REAL(p[2 * i1_e0 + 2 * i1_e1]); i1_t[11][i] = REAL(p[2 * i1_e0 + 3 * i1_e1]); i1_t[12][i] = REAL(p[3 * i1_e0 + 0 * i1_e1]); i1_t[13][i] = REAL(p[3 * i1_e0 + 1 * i1_e1]); i1_t[14][i] = REAL(p[3 * i1_e0 + 2 * i1_e1]); i1_t[15][i] = REAL(p[3 * i1_e0 + 3 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[16][i] = REAL(p[4 * i1_e0 + 0 * i1_e1]); i1_t[17][i] = REAL(p[4 * i1_e0 + 1 * i1_e1]); i1_t[18][i] = REAL(p[4 * i1_e0 + 2 * i1_e1]); i1_t[19][i] = REAL(p[4 * i1_e0 + 3 * i1_e1]); i1_t[20][i] = REAL(p[5 * i1_e0 + 0 * i1_e1]); i1_t[21][i] = REAL(p[5 * i1_e0 + 1 * i1_e1]); i1_t[22][i] = REAL(p[5 * i1_e0 + 2 * i1_e1]); i1_t[23][i] = REAL(p[5 * i1_e0 + 3 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); i2_t[3][i] = REAL(p[3 * i2_e0]); i2_t[4][i] = REAL(p[4 * i2_e0]); i2_t[5][i] = REAL(p[5 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0]); }
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
const REAL v13 = i1_t[9][i];
const REAL v14 = i1_t[10][i];
const REAL v15 = i1_t[11][i];
const REAL v16 = i1_t[12][i];
const REAL v17 = i1_t[13][i];
const REAL v18 = i1_t[14][i];
const REAL v19 = i1_t[15][i];
const REAL v20 = i1_t[16][i];
const REAL v21 = i1_t[17][i];
const REAL v22 = i1_t[18][i];
const REAL v23 = i1_t[19][i];
const REAL v24 = i1_t[20][i];
const REAL v25 = i1_t[21][i];
const REAL v26 = i1_t[22][i];
const REAL v27 = i1_t[23][i];
const REAL v28 = i2_t[0][i];
const REAL v29 = i2_t[1][i];
const REAL v30 = i2_t[2][i];
const REAL v31 = i2_t[3][i];
const REAL v32 = i2_t[4][i];
const REAL v33 = i2_t[5][i];
const REAL v34 = v0 * v4;
const REAL v35 = v1 * v5;
const REAL v36 = v34 + v35;
const REAL v37 = v2 * v6;
const REAL v38 = v36 + v37;
const REAL v39 = v3 * v7;
const REAL v40 = v38 + v39;
const REAL v41 = v28 + v40;
const REAL v42 = v0 * v8;
const REAL v43 = v1 * v9;
const REAL v44 = v42 + v43;
const REAL v45 = v2 * v10;
const REAL v46 = v44 + v45;
const REAL v47 = v3 * v11;
const REAL v48 = v46 + v47;
const REAL v49 = v29 + v48;
const REAL v50 = v0 * v12;
const REAL v51 = v1 * v13;
const REAL v52 = v50 + v51;
const REAL v53 = v2 * v14;
const REAL v54 = v52 + v53;
const REAL v55 = v3 * v15;
const REAL v56 = v54 + v55;
const REAL v57 = v30 + v56;
const REAL v58 = v0 * v16;
const REAL v59 = v1 * v17;
const REAL v60 = v58 + v59;
const REAL v61 = v2 * v18;
const REAL v62 = v60 + v61;
const REAL v63 = v3 * v19;
const REAL v64 = v62 + v63;
const REAL v65 = v31 + v64;
const REAL v66 = v0 * v20;
const REAL v67 = v1 * v21;
const REAL v68 = v66 + v67;
const REAL v69 = v2 * v22;
const REAL v70 = v68 + v69;
const REAL v71 = v3 * v23;
const REAL v72 = v70 + v71;
const REAL v73 = v32 + v72;
const REAL v74 = v0 * v24;
const REAL v75 = v1 * v25;
const REAL v76 = v74 + v75;
const REAL v77 = v2 * v26;
const REAL v78 = v76 + v77;
const REAL v79 = v3 * v27;
const REAL v80 = v78 + v79;
const REAL v81 = v33 + v80;
const REAL v82 = i3_t[0][i];
const REAL v83 = v41 * v41;
const REAL v84 = v49 * v49;
const REAL v85 = v83 + v84;
const REAL v86 = v57 * v57;
const REAL v87 = v85 + v86;
const REAL v88 = v65 * v65;
const REAL v89 = v87 + v88;
const REAL v90 = v73 * v73;
const REAL v91 = v89 + v90;
const REAL v92 = v81 * v81;
const REAL v93 = v91 + v92;
const REAL v94 = v82 * v82;
const auto v95 = v94 < v93;
const REAL v96 = v95 ? v94 : v93;
const REAL v97 = REAL(1) / v94;
const REAL v98 = v96 * v97;
const REAL v99 = v94 * v98;
const REAL v100 = REAL(1.0) - v98;
const REAL v101 = v98 * v98;
const REAL v102 = REAL(0.3333333333333333) * v101;
const REAL v103 = v100 + v102;
const REAL v104 = v99 * v103;
const REAL v105 = v100 * v100;
const REAL v106 = v4 * v41;
const REAL v107 = v8 * v49;
const REAL v108 = v106 + v107;
const REAL v109 = v12 * v57;
const REAL v110 = v108 + v109;
const REAL v111 = v16 * v65;
const REAL v112 = v110 + v111;
const REAL v113 = v20 * v73;
const REAL v114 = v112 + v113;
const REAL v115 = v24 * v81;
const REAL v116 = v114 + v115;
const REAL v117 = v105 * v116;
const REAL v118 = v5 * v41;
const REAL v119 = v9 * v49;
const REAL v120 = v118 + v119;
const REAL v121 = v13 * v57;
const REAL v122 = v120 + v121;
const REAL v123 = v17 * v65;
const REAL v124 = v122 + v123;
const REAL v125 = v21 * v73;
const REAL v126 = v124 + v125;
const REAL v127 = v25 * v81;
const REAL v128 = v126 + v127;
const REAL v129 = v105 * v128;
const REAL v130 = v6 * v41;
const REAL v131 = v10 * v49;
const REAL v132 = v130 + v131;
const REAL v133 = v14 * v57;
const REAL v134 = v132 + v133;
const REAL v135 = v18 * v65;
const REAL v136 = v134 + v135;
const REAL v137 = v22 * v73;
const REAL v138 = v136 + v137;
const REAL v139 = v26 * v81;
const REAL v140 = v138 + v139;
const REAL v141 = v105 * v140;
const REAL v142 = v7 * v41;
const REAL v143 = v11 * v49;
const REAL v144 = v142 + v143;
const REAL v145 = v15 * v57;
const REAL v146 = v144 + v145;
const REAL v147 = v19 * v65;
const REAL v148 = v146 + v147;
const REAL v149 = v23 * v73;
const REAL v150 = v148 + v149;
const REAL v151 = v27 * v81;
const REAL v152 = v150 + v151;
const REAL v153 = v105 * v152;
const REAL v154 = v4 * v4;
const REAL v155 = v8 * v8;
const REAL v156 = v154 + v155;
const REAL v157 = v12 * v12;
const REAL v158 = v156 + v157;
const REAL v159 = v16 * v16;
const REAL v160 = v158 + v159;
const REAL v161 = v20 * v20;
const REAL v162 = v160 + v161;
const REAL v163 = v24 * v24;
const REAL v164 = v162 + v163;
const REAL v165 = v105 * v164;
const REAL v166 = v4 * v5;
const REAL v167 = v8 * v9;
const REAL v168 = v166 + v167;
const REAL v169 = v12 * v13;
const REAL v170 = v168 + v169;
const REAL v171 = v16 * v17;
const REAL v172 = v170 + v171;
const REAL v173 = v20 * v21;
const REAL v174 = v172 + v173;
const REAL v175 = v24 * v25;
const REAL v176 = v174 + v175;
const REAL v177 = v105 * v176;
const REAL v178 = v4 * v6;
const REAL v179 = v8 * v10;
const REAL v180 = v178 + v179;
const REAL v181 = v12 * v14;
const REAL v182 = v180 + v181;
const REAL v183 = v16 * v18;
const REAL v184 = v182 + v183;
const REAL v185 = v20 * v22;
const REAL v186 = v184 + v185;
const REAL v187 = v24 * v26;
const REAL v188 = v186 + v187;
const REAL v189 = v105 * v188;
const REAL v190 = v4 * v7;
const REAL v191 = v8 * v11;
const REAL v192 = v190 + v191;
const REAL v193 = v12 * v15;
const REAL v194 = v192 + v193;
const REAL v195 = v16 * v19;
const REAL v196 = v194 + v195;
const REAL v197 = v20 * v23;
const REAL v198 = v196 + v197;
const REAL v199 = v24 * v27;
const REAL v200 = v198 + v199;
const REAL v201 = v105 * v200;
const REAL v202 = v5 * v5;
const REAL v203 = v9 * v9;
const REAL v204 = v202 + v203;
const REAL v205 = v13 * v13;
const REAL v206 = v204 + v205;
const REAL v207 = v17 * v17;
const REAL v208 = v206 + v207;
const REAL v209 = v21 * v21;
const REAL v210 = v208 + v209;
const REAL v211 = v25 * v25;
const REAL v212 = v210 + v211;
const REAL v213 = v105 * v212;
const REAL v214 = v5 * v6;
const REAL v215 = v9 * v10;
const REAL v216 = v214 + v215;
const REAL v217 = v13 * v14;
const REAL v218 = v216 + v217;
const REAL v219 = v17 * v18;
const REAL v220 = v218 + v219;
const REAL v221 = v21 * v22;
const REAL v222 = v220 + v221;
const REAL v223 = v25 * v26;
const REAL v224 = v222 + v223;
const REAL v225 = v105 * v224;
const REAL v226 = v5 * v7;
const REAL v227 = v9 * v11;
const REAL v228 = v226 + v227;
const REAL v229 = v13 * v15;
const REAL v230 = v228 + v229;
const REAL v231 = v17 * v19;
const REAL v232 = v230 + v231;
const REAL v233 = v21 * v23;
const REAL v234 = v232 + v233;
const REAL v235 = v25 * v27;
const REAL v236 = v234 + v235;
const REAL v237 = v105 * v236;
const REAL v238 = v6 * v6;
const REAL v239 = v10 * v10;
const REAL v240 = v238 + v239;
const REAL v241 = v14 * v14;
const REAL v242 = v240 + v241;
const REAL v243 = v18 * v18;
const REAL v244 = v242 + v243;
const REAL v245 = v22 * v22;
const REAL v246 = v244 + v245;
const REAL v247 = v26 * v26;
const REAL v248 = v246 + v247;
const REAL v249 = v105 * v248;
const REAL v250 = v6 * v7;
const REAL v251 = v10 * v11;
const REAL v252 = v250 + v251;
const REAL v253 = v14 * v15;
const REAL v254 = v252 + v253;
const REAL v255 = v18 * v19;
const REAL v256 = v254 + v255;
const REAL v257 = v22 * v23;
const REAL v258 = v256 + v257;
const REAL v259 = v26 * v27;
const REAL v260 = v258 + v259;
const REAL v261 = v105 * v260;
const REAL v262 = v7 * v7;
const REAL v263 = v11 * v11;
const REAL v264 = v262 + v263;
const REAL v265 = v15 * v15;
const REAL v266 = v264 + v265;
const REAL v267 = v19 * v19;
const REAL v268 = v266 + v267;
const REAL v269 = v23 * v23;
const REAL v270 = v268 + v269;
const REAL v271 = v27 * v27;
const REAL v272 = v270 + v271;
const REAL v273 = v105 * v272;
o0_t[0][i] = v104;
o1_t[0][i] = v117;
o1_t[1][i] = v129;
o1_t[2][i] = v141;
o1_t[3][i] = v153;
o2_t[0][i] = v165;
o2_t[1][i] = v177;
o2_t[2][i] = v189;
o2_t[3][i] = v201;
o2_t[4][i] = v177;
o2_t[5][i] = v213;
o2_t[6][i] = v225;
o2_t[7][i] = v237;
o2_t[8][i] = v189;
o2_t[9][i] = v225;
o2_t[10][i] = v249;
o2_t[11][i] = v261;
o2_t[12][i] = v201;
o2_t[13][i] = v237;
o2_t[14][i] = v261;
o2_t[15][i] = v273;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); p[2] = STORE(o1_t[2][i]); p[3] = STORE(o1_t[3][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); p[4] = STORE(o2_t[4][i]); p[5] = STORE(o2_t[5][i]); p[6] = STORE(o2_t[6][i]); p[7] = STORE(o2_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[8] = STORE(o2_t[8][i]); p[9] = STORE(o2_t[9][i]); p[10] = STORE(o2_t[10][i]); p[11] = STORE(o2_t[11][i]); p[12] = STORE(o2_t[12][i]); p[13] = STORE(o2_t[13][i]); p[14] = STORE(o2_t[14][i]); p[15] = STORE(o2_t[15][i]); }
}

}
#endif
}


// <posekit tests.engine.ops.test_normal.linear@94c3be27d74c01d1>naaa.a.100.none.tukey f64.sssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
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
    wp::int64 i1_e1,
    wp::int64 i2_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
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
    wp::int64 & adj_i1_e1,
    wp::int64 & adj_i2_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
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
    wp::int64 i1_e1;
    wp::int64 i2_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
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
    wp::int64 var_i1_e1 = _wp_args->i1_e1;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i1_e1: wp.int64, i2_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i1_e1, i2_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i1_e1, var_i2_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237 *_wp_args)
{
    pk_tests_engine_ops_test_normal_linear_94c3be27d74c01d1_f64_7a6844d4_433a3237_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

