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


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>dPaa.a.100 f64.sssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0)
{
// i0 = T_position
// i1 = T_quaternion
// i2 = point
// i3 = pixel
// o0 = result_by_T_position
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
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL o0_t[12][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); }
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
const REAL v65 = v18 * v21;
const REAL v66 = v18 * v20;
const REAL v67 = v49 + v51;
const REAL v68 = v19 * v20;
const REAL v69 = v19 * v21;
const REAL v70 = v65 + v68;
const REAL v71 = v69 - v66;
const REAL v72 = v54 * v67;
const REAL v73 = v54 * v70;
const REAL v74 = v54 * v71;
const REAL v75 = REAL(1.0) - v72;
const REAL v76 = v18 * v19;
const REAL v77 = v47 + v51;
const REAL v78 = v20 * v21;
const REAL v79 = v68 - v65;
const REAL v80 = v76 + v78;
const REAL v81 = v54 * v79;
const REAL v82 = v54 * v77;
const REAL v83 = v54 * v80;
const REAL v84 = REAL(1.0) - v82;
const REAL v85 = v47 + v49;
const REAL v86 = v66 + v69;
const REAL v87 = v78 - v76;
const REAL v88 = v54 * v86;
const REAL v89 = v54 * v87;
const REAL v90 = v54 * v85;
const REAL v91 = REAL(1.0) - v90;
const REAL v92 = REAL(0.5) * v4;
const REAL v93 = REAL(0.5) * v3;
const REAL v94 = REAL(0.5) * v6;
const REAL v95 = REAL(0.5) * v5;
const REAL v96 = v64 * v64;
const REAL v97 = v61 * v96;
const REAL v98 = v54 * v97;
const REAL v99 = v45 * v97;
const REAL v100 = v54 * v64;
const REAL v101 = v43 * v64;
const REAL v102 = v101 - v99;
const REAL v103 = REAL(2.0) * v102;
const REAL v104 = v53 * v53;
const REAL v105 = v103 * v104;
const REAL v106 = v21 * v105;
const REAL v107 = REAL(2.0) * v106;
const REAL v108 = v20 * v105;
const REAL v109 = REAL(2.0) * v108;
const REAL v110 = v19 * v105;
const REAL v111 = REAL(2.0) * v110;
const REAL v112 = v18 * v105;
const REAL v113 = REAL(2.0) * v112;
const REAL v114 = v24 * v98;
const REAL v115 = v114 - v109;
const REAL v116 = v20 * v98;
const REAL v117 = v27 * v98;
const REAL v118 = v111 + v117;
const REAL v119 = v19 * v98;
const REAL v120 = v27 * v100;
const REAL v121 = v107 + v120;
const REAL v122 = v21 * v100;
const REAL v123 = v119 + v122;
const REAL v124 = v30 * v100;
const REAL v125 = v115 + v124;
const REAL v126 = v20 * v100;
const REAL v127 = v30 * v98;
const REAL v128 = v113 + v127;
const REAL v129 = v18 * v98;
const REAL v130 = v126 - v129;
const REAL v131 = v24 * v100;
const REAL v132 = v131 - v128;
const REAL v133 = v18 * v100;
const REAL v134 = v116 + v133;
const REAL v135 = v129 - v126;
const REAL v136 = v7 * v135;
const REAL v137 = v125 + v136;
const REAL v138 = v8 * v130;
const REAL v139 = v138 - v118;
const REAL v140 = v9 * v123;
const REAL v141 = v139 + v140;
const REAL v142 = v7 * v123;
const REAL v143 = v121 + v142;
const REAL v144 = v8 * v134;
const REAL v145 = v143 + v144;
const REAL v146 = v9 * v134;
const REAL v147 = v137 + v146;
const REAL v148 = v17 * v145;
const REAL v149 = v17 * v147;
const REAL v150 = v17 * v141;
const REAL v151 = v17 * v132;
const REAL v152 = v62 * v96;
const REAL v153 = v54 * v152;
const REAL v154 = v45 * v152;
const REAL v155 = v44 * v64;
const REAL v156 = v155 - v154;
const REAL v157 = REAL(2.0) * v156;
const REAL v158 = v104 * v157;
const REAL v159 = v21 * v158;
const REAL v160 = REAL(2.0) * v159;
const REAL v161 = v20 * v158;
const REAL v162 = REAL(2.0) * v161;
const REAL v163 = v19 * v158;
const REAL v164 = REAL(2.0) * v163;
const REAL v165 = v18 * v158;
const REAL v166 = REAL(2.0) * v165;
const REAL v167 = v24 * v153;
const REAL v168 = v167 - v162;
const REAL v169 = v20 * v153;
const REAL v170 = v27 * v153;
const REAL v171 = v164 + v170;
const REAL v172 = v19 * v153;
const REAL v173 = v124 + v171;
const REAL v174 = v19 * v100;
const REAL v175 = v131 - v160;
const REAL v176 = v122 + v169;
const REAL v177 = v30 * v153;
const REAL v178 = v166 + v177;
const REAL v179 = v18 * v153;
const REAL v180 = v174 + v179;
const REAL v181 = v120 - v178;
const REAL v182 = v133 - v172;
const REAL v183 = v7 * v180;
const REAL v184 = v168 + v183;
const REAL v185 = v8 * v180;
const REAL v186 = v173 + v185;
const REAL v187 = v172 - v133;
const REAL v188 = v9 * v187;
const REAL v189 = v188 - v186;
const REAL v190 = v7 * v182;
const REAL v191 = v175 + v190;
const REAL v192 = v8 * v176;
const REAL v193 = v191 - v192;
const REAL v194 = v9 * v176;
const REAL v195 = v184 + v194;
const REAL v196 = v17 * v193;
const REAL v197 = v17 * v195;
const REAL v198 = v17 * v189;
const REAL v199 = v17 * v181;
const REAL v200 = v64 * v75;
const REAL v201 = v74 * v97;
const REAL v202 = v200 - v201;
const REAL v203 = v64 * v81;
const REAL v204 = v83 * v97;
const REAL v205 = v203 - v204;
const REAL v206 = v64 * v88;
const REAL v207 = v91 * v97;
const REAL v208 = v206 - v207;
const REAL v209 = v92 * v151;
const REAL v210 = v93 * v150;
const REAL v211 = v210 - v209;
const REAL v212 = v94 * v149;
const REAL v213 = v211 + v212;
const REAL v214 = v95 * v148;
const REAL v215 = v213 + v214;
const REAL v216 = v95 * v151;
const REAL v217 = v94 * v150;
const REAL v218 = v216 + v217;
const REAL v219 = v93 * v149;
const REAL v220 = v219 - v218;
const REAL v221 = v92 * v148;
const REAL v222 = v220 - v221;
const REAL v223 = v94 * v151;
const REAL v224 = v95 * v150;
const REAL v225 = v224 - v223;
const REAL v226 = v92 * v149;
const REAL v227 = v225 - v226;
const REAL v228 = v93 * v148;
const REAL v229 = v227 - v228;
const REAL v230 = v64 * v73;
const REAL v231 = v74 * v152;
const REAL v232 = v230 - v231;
const REAL v233 = v64 * v84;
const REAL v234 = v83 * v152;
const REAL v235 = v233 - v234;
const REAL v236 = v64 * v89;
const REAL v237 = v91 * v152;
const REAL v238 = v236 - v237;
const REAL v239 = v92 * v199;
const REAL v240 = v93 * v198;
const REAL v241 = v240 - v239;
const REAL v242 = v94 * v197;
const REAL v243 = v241 + v242;
const REAL v244 = v95 * v196;
const REAL v245 = v243 - v244;
const REAL v246 = v95 * v199;
const REAL v247 = v94 * v198;
const REAL v248 = v246 + v247;
const REAL v249 = v93 * v197;
const REAL v250 = v249 - v248;
const REAL v251 = v92 * v196;
const REAL v252 = v250 + v251;
const REAL v253 = v94 * v199;
const REAL v254 = v95 * v198;
const REAL v255 = v254 - v253;
const REAL v256 = v92 * v197;
const REAL v257 = v255 - v256;
const REAL v258 = v93 * v196;
const REAL v259 = v257 + v258;
o0_t[0][i] = v202;
o0_t[1][i] = v205;
o0_t[2][i] = v208;
o0_t[3][i] = v215;
o0_t[4][i] = v222;
o0_t[5][i] = v229;
o0_t[6][i] = v232;
o0_t[7][i] = v235;
o0_t[8][i] = v238;
o0_t[9][i] = v245;
o0_t[10][i] = v252;
o0_t[11][i] = v259;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); p[2] = STORE(o0_t[2][i]); p[3] = STORE(o0_t[3][i]); p[4] = STORE(o0_t[4][i]); p[5] = STORE(o0_t[5][i]); p[6] = STORE(o0_t[6][i]); p[7] = STORE(o0_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[8] = STORE(o0_t[8][i]); p[9] = STORE(o0_t[9][i]); p[10] = STORE(o0_t[10][i]); p[11] = STORE(o0_t[11][i]); }
}

}
#endif
}


// <posekit tests.engine.ops.test_normal.reprojection@1cf6ce6f8e0f9408>dPaa.a.100 f64.sssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 o0_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_o0_,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 o0_;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_i3_ = _wp_args->i3_;
    wp::uint64 var_o0_ = _wp_args->o0_;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, o0_s0, o0_s1, o0_s2, o0_s3, i0_e0, i1_e0, i2_e0, i3_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e *_wp_args)
{
    pk_tests_engine_ops_test_normal_reprojection_1cf6ce6f8e0f9408_f64_7bff1b44_4fba5e3e_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

