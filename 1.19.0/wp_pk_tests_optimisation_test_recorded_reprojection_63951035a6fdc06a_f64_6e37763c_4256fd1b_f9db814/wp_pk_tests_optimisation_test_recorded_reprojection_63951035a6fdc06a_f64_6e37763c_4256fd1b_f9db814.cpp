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


// <posekit tests.optimisation.test_recorded.reprojection@63951035a6fdc06a>nPaa.a.100.scalar.none>s>v00010.110.00111 f64.ssssssss>:1
static CUDA_CALLABLE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i6_e0)
{
// i0 = camera_T_world_position
// i1 = camera_T_world_quaternion
// i2 = point
// i3 = pixel
// i4 = weight
// i5 = cost_bar3
// i6 = camera_T_world_position_gradient_bar3
// o0 = pixel_bar3
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
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL i5_t[1][64];
alignas(64) REAL i6_t[6][64];
alignas(64) REAL o0_t[2][64];
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
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i5_b + (b + i) * i5_s3; i5_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0]); i6_t[1][i] = REAL(p[1 * i6_e0]); i6_t[2][i] = REAL(p[2 * i6_e0]); i6_t[3][i] = REAL(p[3 * i6_e0]); i6_t[4][i] = REAL(p[4 * i6_e0]); i6_t[5][i] = REAL(p[5 * i6_e0]); }
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
const REAL v10 = i3_t[0][i];
const REAL v11 = i3_t[1][i];
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
const REAL v66 = REAL(600.0) * v63;
const REAL v67 = REAL(1) / v65;
const REAL v68 = v66 * v67;
const REAL v69 = v68 + REAL(320.0);
const REAL v70 = v69 - v10;
const REAL v71 = REAL(610.0) * v64;
const REAL v72 = v67 * v71;
const REAL v73 = v72 + REAL(240.0);
const REAL v74 = v73 - v11;
const REAL v75 = i4_t[0][i];
const REAL v76 = v20 * v23;
const REAL v77 = v20 * v22;
const REAL v78 = v51 + v53;
const REAL v79 = v21 * v22;
const REAL v80 = v21 * v23;
const REAL v81 = v76 + v79;
const REAL v82 = v80 - v77;
const REAL v83 = v56 * v78;
const REAL v84 = v56 * v81;
const REAL v85 = v56 * v82;
const REAL v86 = REAL(1.0) - v83;
const REAL v87 = v20 * v21;
const REAL v88 = v49 + v53;
const REAL v89 = v22 * v23;
const REAL v90 = v79 - v76;
const REAL v91 = v87 + v89;
const REAL v92 = v56 * v90;
const REAL v93 = v56 * v88;
const REAL v94 = v56 * v91;
const REAL v95 = REAL(1.0) - v93;
const REAL v96 = v49 + v51;
const REAL v97 = v77 + v80;
const REAL v98 = v89 - v87;
const REAL v99 = v56 * v97;
const REAL v100 = v56 * v98;
const REAL v101 = v56 * v96;
const REAL v102 = REAL(1.0) - v101;
const REAL v103 = REAL(0.5) * v4;
const REAL v104 = REAL(0.5) * v3;
const REAL v105 = REAL(0.5) * v6;
const REAL v106 = REAL(0.5) * v5;
const REAL v107 = v67 * v67;
const REAL v108 = v66 * v107;
const REAL v109 = REAL(600.0) * v67;
const REAL v110 = v56 * v108;
const REAL v111 = v47 * v108;
const REAL v112 = v56 * v109;
const REAL v113 = v45 * v109;
const REAL v114 = v113 - v111;
const REAL v115 = REAL(2.0) * v114;
const REAL v116 = v55 * v55;
const REAL v117 = v115 * v116;
const REAL v118 = v23 * v117;
const REAL v119 = REAL(2.0) * v118;
const REAL v120 = v22 * v117;
const REAL v121 = REAL(2.0) * v120;
const REAL v122 = v21 * v117;
const REAL v123 = REAL(2.0) * v122;
const REAL v124 = v20 * v117;
const REAL v125 = REAL(2.0) * v124;
const REAL v126 = v26 * v110;
const REAL v127 = v126 - v121;
const REAL v128 = v22 * v110;
const REAL v129 = v29 * v110;
const REAL v130 = v123 + v129;
const REAL v131 = v21 * v110;
const REAL v132 = v29 * v112;
const REAL v133 = v119 + v132;
const REAL v134 = v23 * v112;
const REAL v135 = v131 + v134;
const REAL v136 = v32 * v112;
const REAL v137 = v127 + v136;
const REAL v138 = v22 * v112;
const REAL v139 = v32 * v110;
const REAL v140 = v125 + v139;
const REAL v141 = v20 * v110;
const REAL v142 = v138 - v141;
const REAL v143 = v26 * v112;
const REAL v144 = v143 - v140;
const REAL v145 = v20 * v112;
const REAL v146 = v128 + v145;
const REAL v147 = v141 - v138;
const REAL v148 = v7 * v147;
const REAL v149 = v137 + v148;
const REAL v150 = v8 * v142;
const REAL v151 = v150 - v130;
const REAL v152 = v9 * v135;
const REAL v153 = v151 + v152;
const REAL v154 = v7 * v135;
const REAL v155 = v133 + v154;
const REAL v156 = v8 * v146;
const REAL v157 = v155 + v156;
const REAL v158 = v9 * v146;
const REAL v159 = v149 + v158;
const REAL v160 = v19 * v157;
const REAL v161 = v19 * v159;
const REAL v162 = v19 * v153;
const REAL v163 = v19 * v144;
const REAL v164 = REAL(610.0) * v67;
const REAL v165 = v71 * v107;
const REAL v166 = v56 * v165;
const REAL v167 = v47 * v165;
const REAL v168 = v56 * v164;
const REAL v169 = v46 * v164;
const REAL v170 = v169 - v167;
const REAL v171 = REAL(2.0) * v170;
const REAL v172 = v116 * v171;
const REAL v173 = v23 * v172;
const REAL v174 = REAL(2.0) * v173;
const REAL v175 = v22 * v172;
const REAL v176 = REAL(2.0) * v175;
const REAL v177 = v21 * v172;
const REAL v178 = REAL(2.0) * v177;
const REAL v179 = v20 * v172;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v26 * v166;
const REAL v182 = v181 - v176;
const REAL v183 = v22 * v166;
const REAL v184 = v29 * v166;
const REAL v185 = v178 + v184;
const REAL v186 = v21 * v166;
const REAL v187 = v32 * v168;
const REAL v188 = v185 + v187;
const REAL v189 = v21 * v168;
const REAL v190 = v26 * v168;
const REAL v191 = v190 - v174;
const REAL v192 = v23 * v168;
const REAL v193 = v183 + v192;
const REAL v194 = v32 * v166;
const REAL v195 = v180 + v194;
const REAL v196 = v20 * v166;
const REAL v197 = v189 + v196;
const REAL v198 = v29 * v168;
const REAL v199 = v198 - v195;
const REAL v200 = v20 * v168;
const REAL v201 = v200 - v186;
const REAL v202 = v7 * v197;
const REAL v203 = v182 + v202;
const REAL v204 = v8 * v197;
const REAL v205 = v188 + v204;
const REAL v206 = v186 - v200;
const REAL v207 = v9 * v206;
const REAL v208 = v207 - v205;
const REAL v209 = v7 * v201;
const REAL v210 = v191 + v209;
const REAL v211 = v8 * v193;
const REAL v212 = v210 - v211;
const REAL v213 = v9 * v193;
const REAL v214 = v203 + v213;
const REAL v215 = v19 * v212;
const REAL v216 = v19 * v214;
const REAL v217 = v19 * v208;
const REAL v218 = v19 * v199;
const REAL v219 = v86 * v109;
const REAL v220 = v85 * v108;
const REAL v221 = v219 - v220;
const REAL v222 = v92 * v109;
const REAL v223 = v94 * v108;
const REAL v224 = v222 - v223;
const REAL v225 = v99 * v109;
const REAL v226 = v102 * v108;
const REAL v227 = v225 - v226;
const REAL v228 = v103 * v163;
const REAL v229 = v104 * v162;
const REAL v230 = v229 - v228;
const REAL v231 = v105 * v161;
const REAL v232 = v230 + v231;
const REAL v233 = v106 * v160;
const REAL v234 = v232 + v233;
const REAL v235 = v106 * v163;
const REAL v236 = v105 * v162;
const REAL v237 = v235 + v236;
const REAL v238 = v104 * v161;
const REAL v239 = v238 - v237;
const REAL v240 = v103 * v160;
const REAL v241 = v239 - v240;
const REAL v242 = v105 * v163;
const REAL v243 = v106 * v162;
const REAL v244 = v243 - v242;
const REAL v245 = v103 * v161;
const REAL v246 = v244 - v245;
const REAL v247 = v104 * v160;
const REAL v248 = v246 - v247;
const REAL v249 = v84 * v164;
const REAL v250 = v85 * v165;
const REAL v251 = v249 - v250;
const REAL v252 = v95 * v164;
const REAL v253 = v94 * v165;
const REAL v254 = v252 - v253;
const REAL v255 = v100 * v164;
const REAL v256 = v102 * v165;
const REAL v257 = v255 - v256;
const REAL v258 = v103 * v218;
const REAL v259 = v104 * v217;
const REAL v260 = v259 - v258;
const REAL v261 = v105 * v216;
const REAL v262 = v260 + v261;
const REAL v263 = v106 * v215;
const REAL v264 = v262 - v263;
const REAL v265 = v106 * v218;
const REAL v266 = v105 * v217;
const REAL v267 = v265 + v266;
const REAL v268 = v104 * v216;
const REAL v269 = v268 - v267;
const REAL v270 = v103 * v215;
const REAL v271 = v269 + v270;
const REAL v272 = v105 * v218;
const REAL v273 = v106 * v217;
const REAL v274 = v273 - v272;
const REAL v275 = v103 * v216;
const REAL v276 = v274 - v275;
const REAL v277 = v104 * v215;
const REAL v278 = v276 + v277;
const REAL v279 = v70 * v75;
const REAL v280 = v74 * v75;
const REAL v281 = i5_t[0][i];
const REAL v282 = i6_t[0][i];
const REAL v283 = i6_t[1][i];
const REAL v284 = i6_t[2][i];
const REAL v285 = i6_t[3][i];
const REAL v286 = i6_t[4][i];
const REAL v287 = i6_t[5][i];
const REAL v288 = v278 * v287;
const REAL v289 = v248 * v287;
const REAL v290 = v271 * v286;
const REAL v291 = v288 + v290;
const REAL v292 = v241 * v286;
const REAL v293 = v289 + v292;
const REAL v294 = v264 * v285;
const REAL v295 = v291 + v294;
const REAL v296 = v234 * v285;
const REAL v297 = v293 + v296;
const REAL v298 = v257 * v284;
const REAL v299 = v295 + v298;
const REAL v300 = v227 * v284;
const REAL v301 = v297 + v300;
const REAL v302 = v254 * v283;
const REAL v303 = v299 + v302;
const REAL v304 = v224 * v283;
const REAL v305 = v301 + v304;
const REAL v306 = v251 * v282;
const REAL v307 = v303 + v306;
const REAL v308 = v221 * v282;
const REAL v309 = v305 + v308;
const REAL v310 = v280 * v281;
const REAL v311 = v74 * v281;
const REAL v312 = v307 + v311;
const REAL v313 = v279 * v281;
const REAL v314 = v70 * v281;
const REAL v315 = v309 + v314;
const REAL v316 = v75 * v312;
const REAL v317 = v310 + v316;
const REAL v318 = v75 * v315;
const REAL v319 = v313 + v318;
const REAL v320 = -v317;
const REAL v321 = -v319;
o0_t[0][i] = v321;
o0_t[1][i] = v320;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); }
}

}
#endif
}


// <posekit tests.optimisation.test_recorded.reprojection@63951035a6fdc06a>nPaa.a.100.scalar.none>s>v00010.110.00111 f64.ssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i6_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_i5_,
    wp::uint64 & adj_i6_,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i6_e0)
{
}

struct wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i6_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8 *_wp_args)
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i6_e0: wp.int64):       <L 4>
    // pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, i0_e0, i1_e0, i2_e0, i3_e0, i6_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i6_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8 *_wp_args)
{
    pk_tests_optimisation_test_recorded_reprojection_63951035a6fdc06a_f64_6e37763c_3250bfe8_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

