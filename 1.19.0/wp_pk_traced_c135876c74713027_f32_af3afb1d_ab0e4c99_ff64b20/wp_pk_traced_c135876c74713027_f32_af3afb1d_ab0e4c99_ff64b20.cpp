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


// <posekit traced@c135876c74713027>naa.a.10.none.cauchy.curvature f32.sssssss>:1
static CUDA_CALLABLE void pk_traced_c135876c74713027_f32_af3afb1d_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0)
{
// i0 = x0_0
// i1 = input0
// i2 = scale
// o0 = cost
// o1 = x0_0_gradient
// o2 = x0_0_x0_0_block
// o3 = x0_0_x0_0_curvature
typedef wp::float32 REAL;

typedef wp::float32 STORE; typedef unsigned int BITS;
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
#define PK_SQRT(x) sqrtf(x)
#define PK_RINT(x) rintf(x)
#define PK_ABS(x) fabsf(x)
#define PK_FMA(a, b, c) fmaf(a, b, c)
#define PK_TO_BITS(x) (BITS)__float_as_uint(x)
#define PK_FROM_BITS(x) __uint_as_float(x)
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
#define PK_CLAMP(e) ((e) < BITS(0x01000000u) ? BITS(0x01000000u) : (e) > BITS(0x7e000000u) ? BITS(0x7e000000u) : (e))
#define PK_UNSCALE(x) PK_FROM_BITS((BITS)(0x7f000000u - PK_CLAMP(PK_TO_BITS(x) & 0x7f800000u)))
// In a sum with 2^23, an integer is in the lowest bits.
#define PK_EXP2(k) PK_FROM_BITS(PK_TO_BITS((k) + REAL(8388735.0)) << 23)
#define PK_LOG2(x) (PK_FROM_BITS((PK_TO_BITS(x) >> 23) | 0x4b000000u) - REAL(8388735.0))
#if defined(__CUDA_ARCH__)
#error no kernel of this layout is for this device
#else
for (long long k0 = 0; k0 < n0; ++k0) for (long long k1 = 0; k1 < n1; ++k1) for (long long k2 = 0; k2 < n2; ++k2) {
const STORE* const i0_b = (const STORE*)i0_ + k0 * i0_s0 + k1 * i0_s1 + k2 * i0_s2;
const STORE* const i1_b = (const STORE*)i1_ + k0 * i1_s0 + k1 * i1_s1 + k2 * i1_s2;
const STORE* const i2_b = (const STORE*)i2_ + k0 * i2_s0 + k1 * i2_s1 + k2 * i2_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
alignas(64) REAL i0_t[2][64];
alignas(64) REAL i1_t[5][64];
alignas(64) REAL i2_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[2][64];
alignas(64) REAL o2_t[4][64];
alignas(64) REAL o3_t[4][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); i1_t[4][i] = REAL(p[4 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(assume_safety) interleave_count(2)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i1_t[0][i];
const REAL v3 = i1_t[1][i];
const REAL v4 = i1_t[2][i];
const REAL v5 = i1_t[3][i];
const REAL v6 = i1_t[4][i];
const REAL v7 = v1 * v2;
const REAL v8 = v1 * v3;
const REAL v9 = v1 * v4;
const REAL v10 = v1 * v5;
const REAL v11 = v1 * v6;
const REAL v12 = i2_t[0][i];
const REAL v13 = v12 * v12;
const REAL v14 = REAL(1) / v13;
const auto v15 = v7 < (REAL(-105.0));
const REAL v16 = v15 ? (REAL(-105.0)) : v7;
const auto v17 = REAL(90.0) < v16;
const REAL v18 = v17 ? REAL(90.0) : v16;
const REAL v19 = REAL(1.4426950408889634) * v18;
const REAL v20 = PK_RINT(v19);
const REAL v21 = REAL(0.693115234375) * v20;
const REAL v22 = v18 - v21;
const REAL v23 = REAL(3.1946184945309415e-05) * v20;
const REAL v24 = v22 - v23;
const REAL v25 = v24 * v24;
const REAL v26 = PK_FMA(v25, REAL(0.00019891348320047876), REAL(0.008333310602239935));
const REAL v27 = PK_FMA(v25, v26, REAL(0.16666666681947948));
const REAL v28 = PK_FMA(v25, REAL(0.0013933971918456956), REAL(0.04166646201458205));
const REAL v29 = PK_FMA(v25, v28, REAL(0.5000000013758195));
const REAL v30 = v24 * v25;
const REAL v31 = v27 * v30;
const REAL v32 = v25 * v29;
const REAL v33 = v31 + v32;
const REAL v34 = v24 + v33;
const REAL v35 = REAL(1.0) + v34;
const REAL v36 = REAL(0.5) * v20;
const REAL v37 = PK_RINT(v36);
const REAL v38 = PK_EXP2(v37);
const REAL v39 = v35 * v38;
const REAL v40 = v20 - v37;
const REAL v41 = PK_EXP2(v40);
const REAL v42 = v39 * v41;
const auto v43 = v8 < (REAL(-105.0));
const REAL v44 = v43 ? (REAL(-105.0)) : v8;
const auto v45 = REAL(90.0) < v44;
const REAL v46 = v45 ? REAL(90.0) : v44;
const REAL v47 = REAL(1.4426950408889634) * v46;
const REAL v48 = PK_RINT(v47);
const REAL v49 = REAL(0.693115234375) * v48;
const REAL v50 = v46 - v49;
const REAL v51 = REAL(3.1946184945309415e-05) * v48;
const REAL v52 = v50 - v51;
const REAL v53 = v52 * v52;
const REAL v54 = PK_FMA(REAL(0.00019891348320047876), v53, REAL(0.008333310602239935));
const REAL v55 = PK_FMA(v53, v54, REAL(0.16666666681947948));
const REAL v56 = PK_FMA(REAL(0.0013933971918456956), v53, REAL(0.04166646201458205));
const REAL v57 = PK_FMA(v53, v56, REAL(0.5000000013758195));
const REAL v58 = v52 * v53;
const REAL v59 = v55 * v58;
const REAL v60 = v53 * v57;
const REAL v61 = v59 + v60;
const REAL v62 = v52 + v61;
const REAL v63 = REAL(1.0) + v62;
const REAL v64 = REAL(0.5) * v48;
const REAL v65 = PK_RINT(v64);
const REAL v66 = PK_EXP2(v65);
const REAL v67 = v63 * v66;
const REAL v68 = v48 - v65;
const REAL v69 = PK_EXP2(v68);
const REAL v70 = v67 * v69;
const auto v71 = v9 < (REAL(-105.0));
const REAL v72 = v71 ? (REAL(-105.0)) : v9;
const auto v73 = REAL(90.0) < v72;
const REAL v74 = v73 ? REAL(90.0) : v72;
const REAL v75 = REAL(1.4426950408889634) * v74;
const REAL v76 = PK_RINT(v75);
const REAL v77 = REAL(0.693115234375) * v76;
const REAL v78 = v74 - v77;
const REAL v79 = REAL(3.1946184945309415e-05) * v76;
const REAL v80 = v78 - v79;
const REAL v81 = v80 * v80;
const REAL v82 = PK_FMA(REAL(0.00019891348320047876), v81, REAL(0.008333310602239935));
const REAL v83 = PK_FMA(v81, v82, REAL(0.16666666681947948));
const REAL v84 = PK_FMA(REAL(0.0013933971918456956), v81, REAL(0.04166646201458205));
const REAL v85 = PK_FMA(v81, v84, REAL(0.5000000013758195));
const REAL v86 = v80 * v81;
const REAL v87 = v83 * v86;
const REAL v88 = v81 * v85;
const REAL v89 = v87 + v88;
const REAL v90 = v80 + v89;
const REAL v91 = REAL(1.0) + v90;
const REAL v92 = REAL(0.5) * v76;
const REAL v93 = PK_RINT(v92);
const REAL v94 = PK_EXP2(v93);
const REAL v95 = v91 * v94;
const REAL v96 = v76 - v93;
const REAL v97 = PK_EXP2(v96);
const REAL v98 = v95 * v97;
const auto v99 = v10 < (REAL(-105.0));
const REAL v100 = v99 ? (REAL(-105.0)) : v10;
const auto v101 = REAL(90.0) < v100;
const REAL v102 = v101 ? REAL(90.0) : v100;
const REAL v103 = REAL(1.4426950408889634) * v102;
const REAL v104 = PK_RINT(v103);
const REAL v105 = REAL(0.693115234375) * v104;
const REAL v106 = v102 - v105;
const REAL v107 = REAL(3.1946184945309415e-05) * v104;
const REAL v108 = v106 - v107;
const REAL v109 = v108 * v108;
const REAL v110 = PK_FMA(REAL(0.00019891348320047876), v109, REAL(0.008333310602239935));
const REAL v111 = PK_FMA(v109, v110, REAL(0.16666666681947948));
const REAL v112 = PK_FMA(REAL(0.0013933971918456956), v109, REAL(0.04166646201458205));
const REAL v113 = PK_FMA(v109, v112, REAL(0.5000000013758195));
const REAL v114 = v108 * v109;
const REAL v115 = v111 * v114;
const REAL v116 = v109 * v113;
const REAL v117 = v115 + v116;
const REAL v118 = v108 + v117;
const REAL v119 = REAL(1.0) + v118;
const REAL v120 = REAL(0.5) * v104;
const REAL v121 = PK_RINT(v120);
const REAL v122 = PK_EXP2(v121);
const REAL v123 = v119 * v122;
const REAL v124 = v104 - v121;
const REAL v125 = PK_EXP2(v124);
const REAL v126 = v123 * v125;
const auto v127 = v11 < (REAL(-105.0));
const REAL v128 = v127 ? (REAL(-105.0)) : v11;
const auto v129 = REAL(90.0) < v128;
const REAL v130 = v129 ? REAL(90.0) : v128;
const REAL v131 = REAL(1.4426950408889634) * v130;
const REAL v132 = PK_RINT(v131);
const REAL v133 = REAL(0.693115234375) * v132;
const REAL v134 = v130 - v133;
const REAL v135 = REAL(3.1946184945309415e-05) * v132;
const REAL v136 = v134 - v135;
const REAL v137 = v136 * v136;
const REAL v138 = PK_FMA(REAL(0.00019891348320047876), v137, REAL(0.008333310602239935));
const REAL v139 = PK_FMA(v137, v138, REAL(0.16666666681947948));
const REAL v140 = PK_FMA(REAL(0.0013933971918456956), v137, REAL(0.04166646201458205));
const REAL v141 = PK_FMA(v137, v140, REAL(0.5000000013758195));
const REAL v142 = v136 * v137;
const REAL v143 = v139 * v142;
const REAL v144 = v137 * v141;
const REAL v145 = v143 + v144;
const REAL v146 = v136 + v145;
const REAL v147 = REAL(1.0) + v146;
const REAL v148 = REAL(0.5) * v132;
const REAL v149 = PK_RINT(v148);
const REAL v150 = PK_EXP2(v149);
const REAL v151 = v147 * v150;
const REAL v152 = v132 - v149;
const REAL v153 = PK_EXP2(v152);
const REAL v154 = v151 * v153;
const REAL v155 = v0 * v42;
const REAL v156 = v0 * v70;
const REAL v157 = v0 * v98;
const REAL v158 = v0 * v126;
const REAL v159 = v0 * v154;
const REAL v160 = v155 - REAL(1.0);
const REAL v161 = v156 - REAL(1.0);
const REAL v162 = v157 - REAL(1.0);
const REAL v163 = v158 - REAL(1.0);
const REAL v164 = v159 - REAL(1.0);
const REAL v165 = v160 - v2;
const REAL v166 = v161 - v3;
const REAL v167 = v162 - v4;
const REAL v168 = v163 - v5;
const REAL v169 = v164 - v6;
const REAL v170 = v2 * v42;
const REAL v171 = v3 * v70;
const REAL v172 = v4 * v98;
const REAL v173 = v5 * v126;
const REAL v174 = v6 * v154;
const REAL v175 = v0 * v170;
const REAL v176 = v0 * v171;
const REAL v177 = v0 * v172;
const REAL v178 = v0 * v173;
const REAL v179 = v0 * v174;
const REAL v180 = v165 * v165;
const REAL v181 = v166 * v166;
const REAL v182 = v180 + v181;
const REAL v183 = v167 * v167;
const REAL v184 = v182 + v183;
const REAL v185 = v168 * v168;
const REAL v186 = v184 + v185;
const REAL v187 = v169 * v169;
const REAL v188 = v186 + v187;
const REAL v189 = v14 * v188;
const auto v190 = v189 < REAL(0.25);
const REAL v191 = v190 ? v189 : REAL(0.0);
const REAL v192 = REAL(2.0) + v191;
const REAL v193 = REAL(1) / v192;
const REAL v194 = v191 * v193;
const REAL v195 = REAL(0.11764705882352941) * v194;
const REAL v196 = v194 * v195;
const REAL v197 = REAL(0.13333333333333333) + v196;
const REAL v198 = v194 * v197;
const REAL v199 = v194 * v198;
const REAL v200 = REAL(0.15384615384615385) + v199;
const REAL v201 = v194 * v200;
const REAL v202 = v194 * v201;
const REAL v203 = REAL(0.18181818181818182) + v202;
const REAL v204 = v194 * v203;
const REAL v205 = v194 * v204;
const REAL v206 = REAL(0.2222222222222222) + v205;
const REAL v207 = v194 * v206;
const REAL v208 = v194 * v207;
const REAL v209 = REAL(0.2857142857142857) + v208;
const REAL v210 = v194 * v209;
const REAL v211 = v194 * v210;
const REAL v212 = REAL(0.4) + v211;
const REAL v213 = v194 * v212;
const REAL v214 = v194 * v213;
const REAL v215 = REAL(0.6666666666666666) + v214;
const REAL v216 = v194 * v215;
const REAL v217 = v194 * v216;
const REAL v218 = REAL(2.0) + v217;
const REAL v219 = v194 * v218;
const REAL v220 = v190 ? REAL(1.0) : v189;
const REAL v221 = REAL(1.0) + v220;
const auto v222 = v221 < REAL(7.888609052210118e-31);
const auto v223 = REAL(1.2676506002282294e+30) < v221;
const REAL v224 = v223 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v225 = v222 ? REAL(1.8446744073709552e+19) : v224;
const REAL v226 = v221 * v225;
const REAL v227 = PK_UNSCALE(v226);
const REAL v228 = v226 * v227;
const REAL v229 = v223 ? REAL(64.0) : REAL(0.0);
const REAL v230 = v222 ? (REAL(-64.0)) : v229;
const REAL v231 = PK_LOG2(v227);
const REAL v232 = v230 - v231;
const auto v233 = REAL(1.4142135623730951) < v228;
const REAL v234 = v233 ? REAL(0.5) : REAL(1.0);
const REAL v235 = v228 * v234;
const REAL v236 = v233 ? REAL(1.0) : REAL(0.0);
const REAL v237 = v232 + v236;
const REAL v238 = v235 - REAL(1.0);
const REAL v239 = REAL(2.0) + v238;
const REAL v240 = REAL(1) / v239;
const REAL v241 = v238 * v240;
const REAL v242 = v241 * v241;
const REAL v243 = REAL(0.5) * v238;
const REAL v244 = v238 * v243;
const REAL v245 = REAL(2.0) * v242;
const REAL v246 = PK_FMA(v242, REAL(0.11532202282078141), REAL(0.1428093825617237));
const REAL v247 = PK_FMA(v242, v246, REAL(0.20000007971301334));
const REAL v248 = PK_FMA(v242, v247, REAL(0.3333333333333333));
const REAL v249 = v245 * v248;
const REAL v250 = v244 + v249;
const REAL v251 = v241 * v250;
const REAL v252 = REAL(3.1946184945309415e-05) * v237;
const REAL v253 = v251 + v252;
const REAL v254 = REAL(0.693115234375) * v237;
const REAL v255 = v244 - v253;
const REAL v256 = v255 - v238;
const REAL v257 = v254 - v256;
const auto v258 = v221 != REAL(0.0);
const REAL v259 = PK_SQRT(v221);
const REAL v260 = PK_ABS(v221);
const REAL v261 = REAL(1) / v260;
const REAL v262 = -v261;
const REAL v263 = v258 ? v259 : v262;
const REAL v264 = REAL(0.5) * v221;
const auto v265 = v264 < v221;
const REAL v266 = v265 ? v257 : v263;
const REAL v267 = v190 ? v219 : v266;
const REAL v268 = v13 * v267;
const REAL v269 = REAL(1.0) + v189;
const REAL v270 = REAL(1) / v269;
const REAL v271 = v42 * v165;
const REAL v272 = v70 * v166;
const REAL v273 = v271 + v272;
const REAL v274 = v98 * v167;
const REAL v275 = v273 + v274;
const REAL v276 = v126 * v168;
const REAL v277 = v275 + v276;
const REAL v278 = v154 * v169;
const REAL v279 = v277 + v278;
const REAL v280 = v270 * v279;
const REAL v281 = v165 * v175;
const REAL v282 = v166 * v176;
const REAL v283 = v281 + v282;
const REAL v284 = v167 * v177;
const REAL v285 = v283 + v284;
const REAL v286 = v168 * v178;
const REAL v287 = v285 + v286;
const REAL v288 = v169 * v179;
const REAL v289 = v287 + v288;
const REAL v290 = v270 * v289;
const REAL v291 = v270 * v270;
const REAL v292 = v14 * v291;
const REAL v293 = REAL(2.0) * v292;
const REAL v294 = v279 * v293;
const REAL v295 = v279 * v294;
const REAL v296 = -v295;
const REAL v297 = v289 * v294;
const REAL v298 = -v297;
const REAL v299 = v289 * v293;
const REAL v300 = v289 * v299;
const REAL v301 = -v300;
const REAL v302 = v42 * v42;
const REAL v303 = v70 * v70;
const REAL v304 = v302 + v303;
const REAL v305 = v98 * v98;
const REAL v306 = v304 + v305;
const REAL v307 = v126 * v126;
const REAL v308 = v306 + v307;
const REAL v309 = v154 * v154;
const REAL v310 = v308 + v309;
const REAL v311 = v270 * v310;
const REAL v312 = v42 * v175;
const REAL v313 = v70 * v176;
const REAL v314 = v312 + v313;
const REAL v315 = v98 * v177;
const REAL v316 = v314 + v315;
const REAL v317 = v126 * v178;
const REAL v318 = v316 + v317;
const REAL v319 = v154 * v179;
const REAL v320 = v318 + v319;
const REAL v321 = v270 * v320;
const REAL v322 = v175 * v175;
const REAL v323 = v176 * v176;
const REAL v324 = v322 + v323;
const REAL v325 = v177 * v177;
const REAL v326 = v324 + v325;
const REAL v327 = v178 * v178;
const REAL v328 = v326 + v327;
const REAL v329 = v179 * v179;
const REAL v330 = v328 + v329;
const REAL v331 = v270 * v330;
o0_t[0][i] = v268;
o1_t[0][i] = v280;
o1_t[1][i] = v290;
o2_t[0][i] = v311;
o2_t[1][i] = v321;
o2_t[2][i] = v321;
o2_t[3][i] = v331;
o3_t[0][i] = v296;
o3_t[1][i] = v298;
o3_t[2][i] = v298;
o3_t[3][i] = v301;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); p[1] = STORE(o3_t[1][i]); p[2] = STORE(o3_t[2][i]); p[3] = STORE(o3_t[3][i]); }
}

}
#endif
}


// <posekit traced@c135876c74713027>naa.a.10.none.cauchy.curvature f32.sssssss>:1
static CUDA_CALLABLE void adj_pk_traced_c135876c74713027_f32_af3afb1d_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0)
{
}

struct wp_args_pk_traced_c135876c74713027_f32_af3afb1d_931b82e7 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
};


template <bool wp_linear_contiguous>
static void pk_traced_c135876c74713027_f32_af3afb1d_931b82e7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_traced_c135876c74713027_f32_af3afb1d_931b82e7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_traced_c135876c74713027_f32_af3afb1d(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64):       <L 4>
    // pk_traced_c135876c74713027_f32_af3afb1d_body(wp.int64(wp.tid()), i0_, i1_, i2_, o0_, o1_, o2_, o3_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, i0_e0, i1_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_traced_c135876c74713027_f32_af3afb1d_body_0(var_1, var_i0_, var_i1_, var_i2_, var_o0_, var_o1_, var_o2_, var_o3_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_i0_e0, var_i1_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_traced_c135876c74713027_f32_af3afb1d_931b82e7_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_c135876c74713027_f32_af3afb1d_931b82e7 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_traced_c135876c74713027_f32_af3afb1d_931b82e7_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_traced_c135876c74713027_f32_af3afb1d_931b82e7_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_c135876c74713027_f32_af3afb1d_931b82e7 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_traced_c135876c74713027_f32_af3afb1d_931b82e7_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_traced_c135876c74713027_f32_af3afb1d_931b82e7_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_c135876c74713027_f32_af3afb1d_931b82e7 *_wp_args)
{
    pk_traced_c135876c74713027_f32_af3afb1d_931b82e7_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

