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


// <posekit Pose.local f64.sssss>:1
static CUDA_CALLABLE void pk_Pose_local_f64_08abcc85_body_0(
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
// i0 = position1
// i1 = quaternion1
// i2 = position2
// i3 = quaternion2
// o0 = result
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
alignas(64) REAL i3_t[4][64];
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
const REAL v109 = REAL(1) / v107;
const REAL v110 = v100 * v109;
const REAL v111 = -v110;
const REAL v112 = PK_FMA(v107, v111, v100);
const REAL v113 = PK_FMA(v109, v112, v110);
const REAL v114 = -v113;
const REAL v115 = PK_FMA(v78, v114, v90);
const REAL v116 = PK_FMA(v79, v114, v91);
const REAL v117 = PK_FMA(v80, v114, v92);
const REAL v118 = PK_FMA(v81, v114, v93);
const REAL v119 = v78 * v116;
const REAL v120 = v78 * v117;
const REAL v121 = v78 * v118;
const REAL v122 = v79 * v115;
const REAL v123 = v80 * v115;
const REAL v124 = v81 * v115;
const REAL v125 = v119 - v122;
const REAL v126 = v120 - v123;
const REAL v127 = v121 - v124;
const REAL v128 = v80 * v118;
const REAL v129 = v81 * v117;
const REAL v130 = v128 - v129;
const REAL v131 = v81 * v116;
const REAL v132 = v79 * v118;
const REAL v133 = v131 - v132;
const REAL v134 = v79 * v117;
const REAL v135 = v80 * v116;
const REAL v136 = v134 - v135;
const REAL v137 = v125 - v130;
const REAL v138 = v126 - v133;
const REAL v139 = v127 - v136;
const REAL v140 = PK_ABS(v137);
const REAL v141 = PK_ABS(v138);
const REAL v142 = PK_ABS(v139);
const REAL v143 = v108 < v140 ? v140 : v108;
const REAL v144 = v143 < v141 ? v141 : v143;
const REAL v145 = v144 < v142 ? v142 : v144;
const REAL v146 = PK_UNSCALE(v145);
const REAL v147 = v100 * v146;
const REAL v148 = v137 * v146;
const REAL v149 = v138 * v146;
const REAL v150 = v139 * v146;
const auto v151 = v149 != REAL(0.0);
const REAL v152 = v151 ? v149 : v150;
const auto v153 = v148 != REAL(0.0);
const REAL v154 = v153 ? v148 : v152;
const auto v155 = v147 != REAL(0.0);
const REAL v156 = v155 ? v147 : v154;
const auto v157 = v156 < REAL(0.0);
const REAL v158 = v157 ? (REAL(-1.0)) : REAL(1.0);
const REAL v159 = v147 * v158;
const REAL v160 = v148 * v158;
const REAL v161 = v149 * v158;
const REAL v162 = v150 * v158;
const REAL v163 = v160 * v160;
const REAL v164 = v161 * v161;
const REAL v165 = v163 + v164;
const REAL v166 = v162 * v162;
const REAL v167 = v165 + v166;
const REAL v168 = v159 * v159;
const REAL v169 = v167 + v168;
const REAL v170 = REAL(1) / v169;
const auto v171 = v167 <= v168;
const REAL v172 = v171 ? v167 : v168;
const REAL v173 = v170 * v172;
const REAL v174 = v159 * v170;
const REAL v175 = PK_FMA(v173, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v176 = PK_FMA(v173, v175, REAL(1597.9823405784207));
const REAL v177 = PK_FMA(v173, v176, (REAL(-2119.883863246352)));
const REAL v178 = PK_FMA(v173, v177, REAL(1958.1711149305122));
const REAL v179 = PK_FMA(v173, v178, (REAL(-1331.751710601445)));
const REAL v180 = PK_FMA(v173, v179, REAL(689.9864950194894));
const REAL v181 = PK_FMA(v173, v180, (REAL(-277.1238385127134)));
const REAL v182 = PK_FMA(v173, v181, REAL(87.80710088405552));
const REAL v183 = PK_FMA(v173, v182, (REAL(-21.593541742657845)));
const REAL v184 = PK_FMA(v173, v183, REAL(4.547086120700559));
const REAL v185 = PK_FMA(v173, v184, (REAL(-0.4073933743794334)));
const REAL v186 = PK_FMA(v173, v185, REAL(0.3507188784369902));
const REAL v187 = PK_FMA(v173, v186, REAL(0.2762917242235266));
const REAL v188 = PK_FMA(v173, v187, REAL(0.3000633566632698));
const REAL v189 = PK_FMA(v173, v188, REAL(0.3182324748859254));
const REAL v190 = PK_FMA(v173, v189, REAL(0.34099332446130215));
const REAL v191 = PK_FMA(v173, v190, REAL(0.36940834555111196));
const REAL v192 = PK_FMA(v173, v191, REAL(0.4063492067031882));
const REAL v193 = PK_FMA(v173, v192, REAL(0.4571428571400788));
const REAL v194 = PK_FMA(v173, v193, REAL(0.533333333333342));
const REAL v195 = PK_FMA(v173, v194, REAL(0.6666666666666666));
const REAL v196 = PK_FMA(v173, v195, REAL(1.0));
const REAL v197 = v174 * v196;
const REAL v198 = REAL(1) / PK_SQRT(v167);
const REAL v199 = REAL(1.5707963267948966) * v198;
const REAL v200 = REAL(6.123233995736766e-17) * v198;
const REAL v201 = v197 - v200;
const REAL v202 = v199 - v201;
const REAL v203 = v171 ? v197 : v202;
const REAL v204 = REAL(1) / v167;
const REAL v205 = REAL(0.5) * v204;
const REAL v206 = v170 * v174;
const REAL v207 = v174 - v202;
const REAL v208 = v205 * v207;
const REAL v209 = PK_FMA(v173, REAL(82.46574770211458), (REAL(-369.7840790661389)));
const REAL v210 = PK_FMA(v173, v209, REAL(786.6301315630059));
const REAL v211 = PK_FMA(v173, v210, (REAL(-1043.6028799299124)));
const REAL v212 = PK_FMA(v173, v211, REAL(964.0324704143916));
const REAL v213 = PK_FMA(v173, v212, (REAL(-655.6629980266255)));
const REAL v214 = PK_FMA(v173, v213, REAL(339.7096048209283));
const REAL v215 = PK_FMA(v173, v214, (REAL(-136.44535115853597)));
const REAL v216 = PK_FMA(v173, v215, REAL(43.23130159494722));
const REAL v217 = PK_FMA(v173, v216, (REAL(-10.634415813363413)));
const REAL v218 = PK_FMA(v173, v217, REAL(2.2361990058785266));
const REAL v219 = PK_FMA(v173, v218, (REAL(-0.20379832126766523)));
const REAL v220 = PK_FMA(v173, v219, REAL(0.16887223153016956));
const REAL v221 = PK_FMA(v173, v220, REAL(0.13144622919567972));
const REAL v222 = PK_FMA(v173, v221, REAL(0.1421451008816983));
const REAL v223 = PK_FMA(v173, v222, REAL(0.14975586876129454));
const REAL v224 = PK_FMA(v173, v223, REAL(0.15913024339770654));
const REAL v225 = PK_FMA(v173, v224, REAL(0.1704961587486178));
const REAL v226 = PK_FMA(v173, v225, REAL(0.18470418487848947));
const REAL v227 = PK_FMA(v173, v226, REAL(0.20317460317323507));
const REAL v228 = PK_FMA(v173, v227, REAL(0.22857142857143284));
const REAL v229 = PK_FMA(v173, v228, REAL(0.26666666666666666));
const REAL v230 = PK_FMA(v173, v229, REAL(0.3333333333333333));
const REAL v231 = v206 * v230;
const REAL v232 = -v231;
const REAL v233 = v171 ? v232 : v208;
const REAL v234 = v159 * v203;
const REAL v235 = REAL(2.0) * v159;
const REAL v236 = v233 * v235;
const REAL v237 = v170 + v236;
const REAL v238 = v68 * v234;
const REAL v239 = v69 * v234;
const REAL v240 = v70 * v234;
const REAL v241 = v70 * v161;
const REAL v242 = v69 * v162;
const REAL v243 = v241 - v242;
const REAL v244 = v68 * v162;
const REAL v245 = v70 * v160;
const REAL v246 = v244 - v245;
const REAL v247 = v69 * v160;
const REAL v248 = v68 * v161;
const REAL v249 = v247 - v248;
const REAL v250 = v203 * v243;
const REAL v251 = v203 * v246;
const REAL v252 = v203 * v249;
const REAL v253 = v238 - v250;
const REAL v254 = v239 - v251;
const REAL v255 = v240 - v252;
const REAL v256 = v68 * v160;
const REAL v257 = v69 * v161;
const REAL v258 = v256 + v257;
const REAL v259 = v70 * v162;
const REAL v260 = v258 + v259;
const REAL v261 = v237 * v260;
const REAL v262 = v160 * v261;
const REAL v263 = v161 * v261;
const REAL v264 = v162 * v261;
const REAL v265 = v253 + v262;
const REAL v266 = v254 + v263;
const REAL v267 = v255 + v264;
const REAL v268 = REAL(2.0) * v203;
const REAL v269 = v160 * v268;
const REAL v270 = v161 * v268;
const REAL v271 = v162 * v268;
o0_t[0][i] = v265;
o0_t[1][i] = v266;
o0_t[2][i] = v267;
o0_t[3][i] = v269;
o0_t[4][i] = v270;
o0_t[5][i] = v271;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); p[2] = STORE(o0_t[2][i]); p[3] = STORE(o0_t[3][i]); p[4] = STORE(o0_t[4][i]); p[5] = STORE(o0_t[5][i]); }
}

}
#endif
}


// <posekit Pose.local f64.sssss>:1
static CUDA_CALLABLE void adj_pk_Pose_local_f64_08abcc85_body_0(
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

struct wp_args_pk_Pose_local_f64_08abcc85_894b2fe1 {
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
static void pk_Pose_local_f64_08abcc85_894b2fe1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_local_f64_08abcc85_894b2fe1 *_wp_args)
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
    // def pk_Pose_local_f64_08abcc85(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, o0_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64):       <L 4>
    // pk_Pose_local_f64_08abcc85_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, o0_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, o0_s0, o0_s1, o0_s2, o0_s3, i0_e0, i1_e0, i2_e0, i3_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_local_f64_08abcc85_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_o0_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_local_f64_08abcc85_894b2fe1_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_local_f64_08abcc85_894b2fe1 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_local_f64_08abcc85_894b2fe1_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_local_f64_08abcc85_894b2fe1_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_local_f64_08abcc85_894b2fe1 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_local_f64_08abcc85_894b2fe1_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_local_f64_08abcc85_894b2fe1_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_local_f64_08abcc85_894b2fe1 *_wp_args)
{
    pk_Pose_local_f64_08abcc85_894b2fe1_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

