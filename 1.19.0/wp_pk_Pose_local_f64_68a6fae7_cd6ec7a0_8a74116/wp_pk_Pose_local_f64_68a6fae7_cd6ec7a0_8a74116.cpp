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


// <posekit Pose.local>j0011 f64.sssssss>:1
static CUDA_CALLABLE void pk_Pose_local_f64_68a6fae7_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
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
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0)
{
// i0 = position1
// i1 = quaternion1
// i2 = position2
// i3 = quaternion2
// i4 = position2_dot
// i5 = quaternion2_dot
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
#error no kernel of this layout is for this device
#else
for (long long k0 = 0; k0 < n0; ++k0) for (long long k1 = 0; k1 < n1; ++k1) for (long long k2 = 0; k2 < n2; ++k2) {
const STORE* const i0_b = (const STORE*)i0_ + k0 * i0_s0 + k1 * i0_s1 + k2 * i0_s2;
const STORE* const i1_b = (const STORE*)i1_ + k0 * i1_s0 + k1 * i1_s1 + k2 * i1_s2;
const STORE* const i2_b = (const STORE*)i2_ + k0 * i2_s0 + k1 * i2_s1 + k2 * i2_s2;
const STORE* const i3_b = (const STORE*)i3_ + k0 * i3_s0 + k1 * i3_s1 + k2 * i3_s2;
const STORE* const i4_b = (const STORE*)i4_ + k0 * i4_s0 + k1 * i4_s1 + k2 * i4_s2;
const STORE* const i5_b = (const STORE*)i5_ + k0 * i5_s0 + k1 * i5_s1 + k2 * i5_s2;
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[4][64];
alignas(64) REAL i4_t[3][64];
alignas(64) REAL i5_t[4][64];
alignas(64) REAL o0_t[6][64];
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
const REAL v14 = -v4;
const REAL v15 = -v5;
const REAL v16 = -v6;
const REAL v17 = v7 - v0;
const REAL v18 = v8 - v1;
const REAL v19 = v9 - v2;
const REAL v20 = PK_ABS(v3);
const REAL v21 = PK_ABS(v14);
const REAL v22 = PK_ABS(v15);
const REAL v23 = PK_ABS(v16);
const REAL v24 = v20 < v21 ? v21 : v20;
const REAL v25 = v24 < v22 ? v22 : v24;
const REAL v26 = v25 < v23 ? v23 : v25;
const REAL v27 = PK_UNSCALE(v26);
const REAL v28 = v3 * v27;
const REAL v29 = v4 * v27;
const REAL v30 = v5 * v27;
const REAL v31 = v6 * v27;
const REAL v32 = v19 * v30;
const REAL v33 = v18 * v31;
const REAL v34 = v33 - v32;
const REAL v35 = v17 * v31;
const REAL v36 = v19 * v29;
const REAL v37 = v36 - v35;
const REAL v38 = v18 * v29;
const REAL v39 = v17 * v30;
const REAL v40 = v39 - v38;
const REAL v41 = v28 * v34;
const REAL v42 = v28 * v37;
const REAL v43 = v28 * v40;
const REAL v44 = v30 * v40;
const REAL v45 = v31 * v37;
const REAL v46 = v45 - v44;
const REAL v47 = v31 * v34;
const REAL v48 = v29 * v40;
const REAL v49 = v48 - v47;
const REAL v50 = v29 * v37;
const REAL v51 = v30 * v34;
const REAL v52 = v51 - v50;
const REAL v53 = v41 + v46;
const REAL v54 = v42 + v49;
const REAL v55 = v43 + v52;
const REAL v56 = v28 * v28;
const REAL v57 = v29 * v29;
const REAL v58 = v56 + v57;
const REAL v59 = v30 * v30;
const REAL v60 = v58 + v59;
const REAL v61 = v31 * v31;
const REAL v62 = v60 + v61;
const REAL v63 = REAL(1) / v62;
const REAL v64 = REAL(2.0) * v63;
const REAL v65 = v53 * v64;
const REAL v66 = v54 * v64;
const REAL v67 = v55 * v64;
const REAL v68 = v17 + v65;
const REAL v69 = v18 + v66;
const REAL v70 = v19 + v67;
const REAL v71 = PK_ABS(v4);
const REAL v72 = PK_ABS(v5);
const REAL v73 = PK_ABS(v6);
const REAL v74 = v20 < v71 ? v71 : v20;
const REAL v75 = v74 < v72 ? v72 : v74;
const REAL v76 = v75 < v73 ? v73 : v75;
const REAL v77 = PK_UNSCALE(v76);
const REAL v78 = v3 * v77;
const REAL v79 = v4 * v77;
const REAL v80 = v5 * v77;
const REAL v81 = v6 * v77;
const REAL v82 = PK_ABS(v10);
const REAL v83 = PK_ABS(v11);
const REAL v84 = PK_ABS(v12);
const REAL v85 = PK_ABS(v13);
const REAL v86 = v82 < v83 ? v83 : v82;
const REAL v87 = v86 < v84 ? v84 : v86;
const REAL v88 = v87 < v85 ? v85 : v87;
const REAL v89 = PK_UNSCALE(v88);
const REAL v90 = v10 * v89;
const REAL v91 = v11 * v89;
const REAL v92 = v12 * v89;
const REAL v93 = v13 * v89;
const REAL v94 = v78 * v90;
const REAL v95 = v79 * v91;
const REAL v96 = v94 + v95;
const REAL v97 = v80 * v92;
const REAL v98 = v96 + v97;
const REAL v99 = v81 * v93;
const REAL v100 = v98 + v99;
const REAL v101 = v78 * v78;
const REAL v102 = v79 * v79;
const REAL v103 = v101 + v102;
const REAL v104 = v80 * v80;
const REAL v105 = v103 + v104;
const REAL v106 = v81 * v81;
const REAL v107 = v105 + v106;
const REAL v108 = PK_ABS(v100);
const REAL v109 = i4_t[0][i];
const REAL v110 = i4_t[1][i];
const REAL v111 = i4_t[2][i];
const REAL v112 = i5_t[0][i];
const REAL v113 = i5_t[1][i];
const REAL v114 = i5_t[2][i];
const REAL v115 = i5_t[3][i];
const REAL v116 = v30 * v111;
const REAL v117 = v31 * v110;
const REAL v118 = v117 - v116;
const REAL v119 = v31 * v109;
const REAL v120 = v29 * v111;
const REAL v121 = v120 - v119;
const REAL v122 = v29 * v110;
const REAL v123 = v30 * v109;
const REAL v124 = v123 - v122;
const REAL v125 = v28 * v118;
const REAL v126 = v28 * v121;
const REAL v127 = v28 * v124;
const REAL v128 = v30 * v124;
const REAL v129 = v31 * v121;
const REAL v130 = v129 - v128;
const REAL v131 = v31 * v118;
const REAL v132 = v29 * v124;
const REAL v133 = v132 - v131;
const REAL v134 = v29 * v121;
const REAL v135 = v30 * v118;
const REAL v136 = v135 - v134;
const REAL v137 = v125 + v130;
const REAL v138 = v126 + v133;
const REAL v139 = v127 + v136;
const REAL v140 = v64 * v137;
const REAL v141 = v64 * v138;
const REAL v142 = v64 * v139;
const REAL v143 = v109 + v140;
const REAL v144 = v110 + v141;
const REAL v145 = v111 + v142;
const REAL v146 = v89 * v112;
const REAL v147 = v89 * v113;
const REAL v148 = v89 * v114;
const REAL v149 = v89 * v115;
const REAL v150 = v78 * v146;
const REAL v151 = v79 * v147;
const REAL v152 = v150 + v151;
const REAL v153 = v80 * v148;
const REAL v154 = v152 + v153;
const REAL v155 = v81 * v149;
const REAL v156 = v154 + v155;
const REAL v157 = v78 * v147;
const REAL v158 = v78 * v148;
const REAL v159 = v78 * v149;
const REAL v160 = v79 * v146;
const REAL v161 = v80 * v146;
const REAL v162 = v81 * v146;
const REAL v163 = v157 - v160;
const REAL v164 = v158 - v161;
const REAL v165 = v159 - v162;
const REAL v166 = v80 * v149;
const REAL v167 = v81 * v148;
const REAL v168 = v81 * v147;
const REAL v169 = v79 * v149;
const REAL v170 = v79 * v148;
const REAL v171 = v80 * v147;
const REAL v172 = v167 - v166;
const REAL v173 = v163 + v172;
const REAL v174 = v169 - v168;
const REAL v175 = v164 + v174;
const REAL v176 = v171 - v170;
const REAL v177 = v165 + v176;
const REAL v178 = REAL(1) / v107;
const REAL v179 = v100 * v178;
const REAL v180 = -v179;
const REAL v181 = PK_FMA(v107, v180, v100);
const REAL v182 = PK_FMA(v178, v181, v179);
const REAL v183 = -v182;
const REAL v184 = PK_FMA(v78, v183, v90);
const REAL v185 = PK_FMA(v79, v183, v91);
const REAL v186 = PK_FMA(v80, v183, v92);
const REAL v187 = PK_FMA(v81, v183, v93);
const REAL v188 = v78 * v185;
const REAL v189 = v78 * v186;
const REAL v190 = v78 * v187;
const REAL v191 = v79 * v184;
const REAL v192 = v80 * v184;
const REAL v193 = v81 * v184;
const REAL v194 = v188 - v191;
const REAL v195 = v189 - v192;
const REAL v196 = v190 - v193;
const REAL v197 = v80 * v187;
const REAL v198 = v81 * v186;
const REAL v199 = v197 - v198;
const REAL v200 = v81 * v185;
const REAL v201 = v79 * v187;
const REAL v202 = v200 - v201;
const REAL v203 = v79 * v186;
const REAL v204 = v80 * v185;
const REAL v205 = v203 - v204;
const REAL v206 = v194 - v199;
const REAL v207 = v195 - v202;
const REAL v208 = v196 - v205;
const REAL v209 = PK_ABS(v206);
const REAL v210 = PK_ABS(v207);
const REAL v211 = PK_ABS(v208);
const REAL v212 = v108 < v209 ? v209 : v108;
const REAL v213 = v212 < v210 ? v210 : v212;
const REAL v214 = v213 < v211 ? v211 : v213;
const REAL v215 = PK_UNSCALE(v214);
const REAL v216 = v100 * v215;
const REAL v217 = v206 * v215;
const REAL v218 = v207 * v215;
const REAL v219 = v208 * v215;
const auto v220 = v218 != REAL(0.0);
const REAL v221 = v220 ? v218 : v219;
const auto v222 = v217 != REAL(0.0);
const REAL v223 = v222 ? v217 : v221;
const auto v224 = v216 != REAL(0.0);
const REAL v225 = v224 ? v216 : v223;
const auto v226 = v225 < REAL(0.0);
const REAL v227 = v226 ? (REAL(-1.0)) : REAL(1.0);
const REAL v228 = v216 * v227;
const REAL v229 = v217 * v227;
const REAL v230 = v218 * v227;
const REAL v231 = v219 * v227;
const REAL v232 = v229 * v229;
const REAL v233 = v230 * v230;
const REAL v234 = v232 + v233;
const REAL v235 = v231 * v231;
const REAL v236 = v234 + v235;
const REAL v237 = v228 * v228;
const REAL v238 = v236 + v237;
const REAL v239 = REAL(1) / v238;
const auto v240 = v236 <= v237;
const REAL v241 = v240 ? v236 : v237;
const REAL v242 = v239 * v241;
const REAL v243 = v228 * v239;
const REAL v244 = PK_FMA(v242, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v245 = PK_FMA(v242, v244, REAL(1597.9823405784207));
const REAL v246 = PK_FMA(v242, v245, (REAL(-2119.883863246352)));
const REAL v247 = PK_FMA(v242, v246, REAL(1958.1711149305122));
const REAL v248 = PK_FMA(v242, v247, (REAL(-1331.751710601445)));
const REAL v249 = PK_FMA(v242, v248, REAL(689.9864950194894));
const REAL v250 = PK_FMA(v242, v249, (REAL(-277.1238385127134)));
const REAL v251 = PK_FMA(v242, v250, REAL(87.80710088405552));
const REAL v252 = PK_FMA(v242, v251, (REAL(-21.593541742657845)));
const REAL v253 = PK_FMA(v242, v252, REAL(4.547086120700559));
const REAL v254 = PK_FMA(v242, v253, (REAL(-0.4073933743794334)));
const REAL v255 = PK_FMA(v242, v254, REAL(0.3507188784369902));
const REAL v256 = PK_FMA(v242, v255, REAL(0.2762917242235266));
const REAL v257 = PK_FMA(v242, v256, REAL(0.3000633566632698));
const REAL v258 = PK_FMA(v242, v257, REAL(0.3182324748859254));
const REAL v259 = PK_FMA(v242, v258, REAL(0.34099332446130215));
const REAL v260 = PK_FMA(v242, v259, REAL(0.36940834555111196));
const REAL v261 = PK_FMA(v242, v260, REAL(0.4063492067031882));
const REAL v262 = PK_FMA(v242, v261, REAL(0.4571428571400788));
const REAL v263 = PK_FMA(v242, v262, REAL(0.533333333333342));
const REAL v264 = PK_FMA(v242, v263, REAL(0.6666666666666666));
const REAL v265 = PK_FMA(v242, v264, REAL(1.0));
const REAL v266 = v243 * v265;
const REAL v267 = REAL(1) / PK_SQRT(v236);
const REAL v268 = REAL(1.5707963267948966) * v267;
const REAL v269 = REAL(6.123233995736766e-17) * v267;
const REAL v270 = v266 - v269;
const REAL v271 = v268 - v270;
const REAL v272 = v240 ? v266 : v271;
const REAL v273 = REAL(1) / v236;
const REAL v274 = REAL(0.5) * v273;
const REAL v275 = v239 * v243;
const REAL v276 = v243 - v271;
const REAL v277 = v274 * v276;
const REAL v278 = REAL(2.0) * v275;
const REAL v279 = v239 * v278;
const REAL v280 = REAL(3.0) * v277;
const REAL v281 = v275 + v280;
const REAL v282 = v274 * v281;
const REAL v283 = -v282;
const REAL v284 = PK_FMA(v242, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v285 = PK_FMA(v242, v284, REAL(581.1242236694295));
const REAL v286 = PK_FMA(v242, v285, (REAL(-771.0041914006039)));
const REAL v287 = PK_FMA(v242, v286, REAL(712.245782898221));
const REAL v288 = PK_FMA(v242, v287, (REAL(-484.43360102608176)));
const REAL v289 = PK_FMA(v242, v288, REAL(250.9982691362668));
const REAL v290 = PK_FMA(v242, v289, (REAL(-100.8179669996445)));
const REAL v291 = PK_FMA(v242, v290, REAL(31.94209272282824));
const REAL v292 = PK_FMA(v242, v291, (REAL(-7.859355631308653)));
const REAL v293 = PK_FMA(v242, v292, REAL(1.6506001575831));
const REAL v294 = PK_FMA(v242, v293, (REAL(-0.15266460017730477)));
const REAL v295 = PK_FMA(v242, v294, REAL(0.12233810827412876));
const REAL v296 = PK_FMA(v242, v295, REAL(0.09421899911119616));
const REAL v297 = PK_FMA(v242, v296, REAL(0.10153858957775619));
const REAL v298 = PK_FMA(v242, v297, REAL(0.10640510720051534));
const REAL v299 = PK_FMA(v242, v298, REAL(0.11232724664905629));
const REAL v300 = PK_FMA(v242, v299, REAL(0.11934731066638794));
const REAL v301 = PK_FMA(v242, v300, REAL(0.1278721280009319));
const REAL v302 = PK_FMA(v242, v301, REAL(0.13852813852712756));
const REAL v303 = PK_FMA(v242, v302, REAL(0.15238095238095553));
const REAL v304 = PK_FMA(v242, v303, REAL(0.17142857142857143));
const REAL v305 = PK_FMA(v242, v304, REAL(0.2));
const REAL v306 = REAL(4.0) * v242;
const REAL v307 = v305 * v306;
const REAL v308 = REAL(1.0) + v307;
const REAL v309 = REAL(0.3333333333333333) * v308;
const REAL v310 = v275 * v309;
const REAL v311 = -v310;
const REAL v312 = v240 ? v311 : v277;
const REAL v313 = v279 * v305;
const REAL v314 = v240 ? v313 : v283;
const REAL v315 = v228 * v272;
const REAL v316 = REAL(2.0) * v228;
const REAL v317 = v312 * v316;
const REAL v318 = v239 + v317;
const REAL v319 = v70 * v230;
const REAL v320 = v69 * v231;
const REAL v321 = v319 - v320;
const REAL v322 = v68 * v231;
const REAL v323 = v70 * v229;
const REAL v324 = v322 - v323;
const REAL v325 = v69 * v229;
const REAL v326 = v68 * v230;
const REAL v327 = v325 - v326;
const REAL v328 = v68 * v229;
const REAL v329 = v69 * v230;
const REAL v330 = v328 + v329;
const REAL v331 = v70 * v231;
const REAL v332 = v330 + v331;
const REAL v333 = v318 * v332;
const REAL v334 = REAL(2.0) * v272;
const REAL v335 = v156 * v215;
const REAL v336 = v173 * v215;
const REAL v337 = v175 * v215;
const REAL v338 = v177 * v215;
const REAL v339 = v227 * v335;
const REAL v340 = v227 * v336;
const REAL v341 = v227 * v337;
const REAL v342 = v227 * v338;
const REAL v343 = v229 * v340;
const REAL v344 = REAL(2.0) * v343;
const REAL v345 = v230 * v341;
const REAL v346 = REAL(2.0) * v345;
const REAL v347 = v344 + v346;
const REAL v348 = v231 * v342;
const REAL v349 = REAL(2.0) * v348;
const REAL v350 = v347 + v349;
const REAL v351 = v239 * v339;
const REAL v352 = v312 * v350;
const REAL v353 = v352 - v351;
const REAL v354 = v272 * v339;
const REAL v355 = v228 * v353;
const REAL v356 = v354 + v355;
const REAL v357 = v228 * v339;
const REAL v358 = REAL(2.0) * v357;
const REAL v359 = v350 + v358;
const REAL v360 = v239 * v239;
const REAL v361 = v359 * v360;
const REAL v362 = REAL(2.0) * v339;
const REAL v363 = v339 * v360;
const REAL v364 = v314 * v350;
const REAL v365 = v363 + v364;
const REAL v366 = v312 * v362;
const REAL v367 = v316 * v365;
const REAL v368 = v366 + v367;
const REAL v369 = v368 - v361;
const REAL v370 = v143 * v315;
const REAL v371 = v68 * v356;
const REAL v372 = v370 + v371;
const REAL v373 = v144 * v315;
const REAL v374 = v69 * v356;
const REAL v375 = v373 + v374;
const REAL v376 = v145 * v315;
const REAL v377 = v70 * v356;
const REAL v378 = v376 + v377;
const REAL v379 = v145 * v230;
const REAL v380 = v70 * v341;
const REAL v381 = v379 + v380;
const REAL v382 = v144 * v231;
const REAL v383 = v69 * v342;
const REAL v384 = v382 + v383;
const REAL v385 = v381 - v384;
const REAL v386 = v143 * v231;
const REAL v387 = v68 * v342;
const REAL v388 = v386 + v387;
const REAL v389 = v145 * v229;
const REAL v390 = v70 * v340;
const REAL v391 = v389 + v390;
const REAL v392 = v388 - v391;
const REAL v393 = v144 * v229;
const REAL v394 = v69 * v340;
const REAL v395 = v393 + v394;
const REAL v396 = v143 * v230;
const REAL v397 = v68 * v341;
const REAL v398 = v396 + v397;
const REAL v399 = v395 - v398;
const REAL v400 = v321 * v353;
const REAL v401 = v272 * v385;
const REAL v402 = v400 + v401;
const REAL v403 = v324 * v353;
const REAL v404 = v272 * v392;
const REAL v405 = v403 + v404;
const REAL v406 = v327 * v353;
const REAL v407 = v272 * v399;
const REAL v408 = v406 + v407;
const REAL v409 = v372 - v402;
const REAL v410 = v375 - v405;
const REAL v411 = v378 - v408;
const REAL v412 = v143 * v229;
const REAL v413 = v68 * v340;
const REAL v414 = v412 + v413;
const REAL v415 = v144 * v230;
const REAL v416 = v69 * v341;
const REAL v417 = v415 + v416;
const REAL v418 = v414 + v417;
const REAL v419 = v145 * v231;
const REAL v420 = v70 * v342;
const REAL v421 = v419 + v420;
const REAL v422 = v418 + v421;
const REAL v423 = v332 * v369;
const REAL v424 = v318 * v422;
const REAL v425 = v423 + v424;
const REAL v426 = v333 * v340;
const REAL v427 = v229 * v425;
const REAL v428 = v426 + v427;
const REAL v429 = v333 * v341;
const REAL v430 = v230 * v425;
const REAL v431 = v429 + v430;
const REAL v432 = v333 * v342;
const REAL v433 = v231 * v425;
const REAL v434 = v432 + v433;
const REAL v435 = v409 + v428;
const REAL v436 = v410 + v431;
const REAL v437 = v411 + v434;
const REAL v438 = REAL(2.0) * v353;
const REAL v439 = v334 * v340;
const REAL v440 = v229 * v438;
const REAL v441 = v439 + v440;
const REAL v442 = v334 * v341;
const REAL v443 = v230 * v438;
const REAL v444 = v442 + v443;
const REAL v445 = v334 * v342;
const REAL v446 = v231 * v438;
const REAL v447 = v445 + v446;
o0_t[0][i] = v435;
o0_t[1][i] = v436;
o0_t[2][i] = v437;
o0_t[3][i] = v441;
o0_t[4][i] = v444;
o0_t[5][i] = v447;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); p[2] = STORE(o0_t[2][i]); p[3] = STORE(o0_t[3][i]); p[4] = STORE(o0_t[4][i]); p[5] = STORE(o0_t[5][i]); }
}

}
#endif
}


// <posekit Pose.local>j0011 f64.sssssss>:1
static CUDA_CALLABLE void adj_pk_Pose_local_f64_68a6fae7_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
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
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
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
    wp::int64 & adj_o0_s0,
    wp::int64 & adj_o0_s1,
    wp::int64 & adj_o0_s2,
    wp::int64 & adj_o0_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0)
{
}

struct wp_args_pk_Pose_local_f64_68a6fae7_51b2fd0b {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
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
    wp::int64 o0_s0;
    wp::int64 o0_s1;
    wp::int64 o0_s2;
    wp::int64 o0_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i5_e0;
};


template <bool wp_linear_contiguous>
static void pk_Pose_local_f64_68a6fae7_51b2fd0b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_local_f64_68a6fae7_51b2fd0b *_wp_args)
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
    wp::int64 var_o0_s0 = _wp_args->o0_s0;
    wp::int64 var_o0_s1 = _wp_args->o0_s1;
    wp::int64 var_o0_s2 = _wp_args->o0_s2;
    wp::int64 var_o0_s3 = _wp_args->o0_s3;
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
    // def pk_Pose_local_f64_68a6fae7(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, o0_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_Pose_local_f64_68a6fae7_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, o0_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, o0_s0, o0_s1, o0_s2, o0_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_local_f64_68a6fae7_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_o0_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_local_f64_68a6fae7_51b2fd0b_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_local_f64_68a6fae7_51b2fd0b *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_local_f64_68a6fae7_51b2fd0b_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_local_f64_68a6fae7_51b2fd0b_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_local_f64_68a6fae7_51b2fd0b *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_local_f64_68a6fae7_51b2fd0b_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_local_f64_68a6fae7_51b2fd0b_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_local_f64_68a6fae7_51b2fd0b *_wp_args)
{
    pk_Pose_local_f64_68a6fae7_51b2fd0b_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

