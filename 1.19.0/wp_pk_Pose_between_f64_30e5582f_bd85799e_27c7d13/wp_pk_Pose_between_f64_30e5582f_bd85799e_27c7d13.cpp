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


// <posekit Pose.between>j1111 f64.ssssssssss>:1
static CUDA_CALLABLE void pk_Pose_between_f64_30e5582f_body_0(
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0)
{
// i0 = position1
// i1 = quaternion1
// i2 = position2
// i3 = quaternion2
// i4 = position1_dot
// i5 = quaternion1_dot
// i6 = position2_dot
// i7 = quaternion2_dot
// o0 = position_dot
// o1 = quaternion_dot
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
alignas(64) REAL i0_t[3][64];
alignas(64) REAL i1_t[4][64];
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[4][64];
alignas(64) REAL i4_t[3][64];
alignas(64) REAL i5_t[4][64];
alignas(64) REAL i6_t[3][64];
alignas(64) REAL i7_t[4][64];
alignas(64) REAL o0_t[3][64];
alignas(64) REAL o1_t[4][64];
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
for (int i = 0; i < nb; ++i) { const STORE* p = i6_b + (b + i) * i6_s3; i6_t[0][i] = REAL(p[0 * i6_e0]); i6_t[1][i] = REAL(p[1 * i6_e0]); i6_t[2][i] = REAL(p[2 * i6_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i7_b + (b + i) * i7_s3; i7_t[0][i] = REAL(p[0 * i7_e0]); i7_t[1][i] = REAL(p[1 * i7_e0]); i7_t[2][i] = REAL(p[2 * i7_e0]); i7_t[3][i] = REAL(p[3 * i7_e0]); }
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
const REAL v65 = PK_ABS(v4);
const REAL v66 = PK_ABS(v5);
const REAL v67 = PK_ABS(v6);
const REAL v68 = v20 < v65 ? v65 : v20;
const REAL v69 = v68 < v66 ? v66 : v68;
const REAL v70 = v69 < v67 ? v67 : v69;
const auto v71 = v70 != REAL(0.0);
const REAL v72 = v71 ? v70 : REAL(1.0);
const REAL v73 = PK_UNSCALE(v72);
const auto v74 = REAL(64.0) < v70;
const REAL v75 = PK_UNSCALE(v70);
const auto v76 = v70 < REAL(0.015625);
const REAL v77 = v76 ? v73 : REAL(1.0);
const REAL v78 = v74 ? v75 : v77;
const REAL v79 = v3 * v78;
const REAL v80 = v4 * v78;
const REAL v81 = v5 * v78;
const REAL v82 = v6 * v78;
const REAL v83 = PK_ABS(v10);
const REAL v84 = PK_ABS(v11);
const REAL v85 = PK_ABS(v12);
const REAL v86 = PK_ABS(v13);
const REAL v87 = v83 < v84 ? v84 : v83;
const REAL v88 = v87 < v85 ? v85 : v87;
const REAL v89 = v88 < v86 ? v86 : v88;
const auto v90 = v89 != REAL(0.0);
const REAL v91 = v90 ? v89 : REAL(1.0);
const REAL v92 = PK_UNSCALE(v91);
const auto v93 = REAL(64.0) < v89;
const REAL v94 = PK_UNSCALE(v89);
const auto v95 = v89 < REAL(0.015625);
const REAL v96 = v95 ? v92 : REAL(1.0);
const REAL v97 = v93 ? v94 : v96;
const REAL v98 = v10 * v97;
const REAL v99 = v11 * v97;
const REAL v100 = v12 * v97;
const REAL v101 = v13 * v97;
const REAL v102 = i4_t[0][i];
const REAL v103 = i4_t[1][i];
const REAL v104 = i4_t[2][i];
const REAL v105 = i5_t[0][i];
const REAL v106 = i5_t[1][i];
const REAL v107 = i5_t[2][i];
const REAL v108 = i5_t[3][i];
const REAL v109 = i6_t[0][i];
const REAL v110 = i6_t[1][i];
const REAL v111 = i6_t[2][i];
const REAL v112 = i7_t[0][i];
const REAL v113 = i7_t[1][i];
const REAL v114 = i7_t[2][i];
const REAL v115 = i7_t[3][i];
const REAL v116 = v109 - v102;
const REAL v117 = v110 - v103;
const REAL v118 = v111 - v104;
const REAL v119 = v27 * v105;
const REAL v120 = v27 * v106;
const REAL v121 = v27 * v107;
const REAL v122 = v27 * v108;
const REAL v123 = v30 * v118;
const REAL v124 = v19 * v121;
const REAL v125 = v123 + v124;
const REAL v126 = v31 * v117;
const REAL v127 = v18 * v122;
const REAL v128 = v126 + v127;
const REAL v129 = v128 - v125;
const REAL v130 = v31 * v116;
const REAL v131 = v17 * v122;
const REAL v132 = v130 + v131;
const REAL v133 = v29 * v118;
const REAL v134 = v19 * v120;
const REAL v135 = v133 + v134;
const REAL v136 = v135 - v132;
const REAL v137 = v29 * v117;
const REAL v138 = v18 * v120;
const REAL v139 = v137 + v138;
const REAL v140 = v30 * v116;
const REAL v141 = v17 * v121;
const REAL v142 = v140 + v141;
const REAL v143 = v142 - v139;
const REAL v144 = v34 * v119;
const REAL v145 = v28 * v129;
const REAL v146 = v144 + v145;
const REAL v147 = v37 * v119;
const REAL v148 = v28 * v136;
const REAL v149 = v147 + v148;
const REAL v150 = v40 * v119;
const REAL v151 = v28 * v143;
const REAL v152 = v150 + v151;
const REAL v153 = v40 * v121;
const REAL v154 = v30 * v143;
const REAL v155 = v153 + v154;
const REAL v156 = v37 * v122;
const REAL v157 = v31 * v136;
const REAL v158 = v156 + v157;
const REAL v159 = v158 - v155;
const REAL v160 = v34 * v122;
const REAL v161 = v31 * v129;
const REAL v162 = v160 + v161;
const REAL v163 = v40 * v120;
const REAL v164 = v29 * v143;
const REAL v165 = v163 + v164;
const REAL v166 = v165 - v162;
const REAL v167 = v37 * v120;
const REAL v168 = v29 * v136;
const REAL v169 = v167 + v168;
const REAL v170 = v34 * v121;
const REAL v171 = v30 * v129;
const REAL v172 = v170 + v171;
const REAL v173 = v172 - v169;
const REAL v174 = v146 + v159;
const REAL v175 = v149 + v166;
const REAL v176 = v152 + v173;
const REAL v177 = v28 * v119;
const REAL v178 = REAL(2.0) * v177;
const REAL v179 = v29 * v120;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v178 + v180;
const REAL v182 = v30 * v121;
const REAL v183 = REAL(2.0) * v182;
const REAL v184 = v181 + v183;
const REAL v185 = v31 * v122;
const REAL v186 = REAL(2.0) * v185;
const REAL v187 = v184 + v186;
const REAL v188 = v63 * v63;
const REAL v189 = v187 * v188;
const REAL v190 = REAL(2.0) * v189;
const REAL v191 = v64 * v174;
const REAL v192 = v53 * v190;
const REAL v193 = v191 - v192;
const REAL v194 = v64 * v175;
const REAL v195 = v54 * v190;
const REAL v196 = v194 - v195;
const REAL v197 = v64 * v176;
const REAL v198 = v55 * v190;
const REAL v199 = v197 - v198;
const REAL v200 = v116 + v193;
const REAL v201 = v117 + v196;
const REAL v202 = v118 + v199;
const REAL v203 = v78 * v105;
const REAL v204 = v78 * v106;
const REAL v205 = v78 * v107;
const REAL v206 = v78 * v108;
const REAL v207 = v97 * v112;
const REAL v208 = v97 * v113;
const REAL v209 = v97 * v114;
const REAL v210 = v97 * v115;
const REAL v211 = v98 * v203;
const REAL v212 = v79 * v207;
const REAL v213 = v211 + v212;
const REAL v214 = v99 * v204;
const REAL v215 = v80 * v208;
const REAL v216 = v214 + v215;
const REAL v217 = v213 + v216;
const REAL v218 = v100 * v205;
const REAL v219 = v81 * v209;
const REAL v220 = v218 + v219;
const REAL v221 = v217 + v220;
const REAL v222 = v101 * v206;
const REAL v223 = v82 * v210;
const REAL v224 = v222 + v223;
const REAL v225 = v221 + v224;
const REAL v226 = v99 * v203;
const REAL v227 = v79 * v208;
const REAL v228 = v226 + v227;
const REAL v229 = v98 * v204;
const REAL v230 = v80 * v207;
const REAL v231 = v229 + v230;
const REAL v232 = v228 - v231;
const REAL v233 = v101 * v205;
const REAL v234 = v81 * v210;
const REAL v235 = v233 + v234;
const REAL v236 = v100 * v206;
const REAL v237 = v82 * v209;
const REAL v238 = v236 + v237;
const REAL v239 = v238 - v235;
const REAL v240 = v232 + v239;
const REAL v241 = v100 * v203;
const REAL v242 = v79 * v209;
const REAL v243 = v241 + v242;
const REAL v244 = v98 * v205;
const REAL v245 = v81 * v207;
const REAL v246 = v244 + v245;
const REAL v247 = v243 - v246;
const REAL v248 = v99 * v206;
const REAL v249 = v82 * v208;
const REAL v250 = v248 + v249;
const REAL v251 = v101 * v204;
const REAL v252 = v80 * v210;
const REAL v253 = v251 + v252;
const REAL v254 = v253 - v250;
const REAL v255 = v247 + v254;
const REAL v256 = v101 * v203;
const REAL v257 = v79 * v210;
const REAL v258 = v256 + v257;
const REAL v259 = v98 * v206;
const REAL v260 = v82 * v207;
const REAL v261 = v259 + v260;
const REAL v262 = v258 - v261;
const REAL v263 = v100 * v204;
const REAL v264 = v80 * v209;
const REAL v265 = v263 + v264;
const REAL v266 = v99 * v205;
const REAL v267 = v81 * v208;
const REAL v268 = v266 + v267;
const REAL v269 = v268 - v265;
const REAL v270 = v262 + v269;
o0_t[0][i] = v200;
o0_t[1][i] = v201;
o0_t[2][i] = v202;
o1_t[0][i] = v225;
o1_t[1][i] = v240;
o1_t[2][i] = v255;
o1_t[3][i] = v270;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); p[2] = STORE(o0_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); p[2] = STORE(o1_t[2][i]); p[3] = STORE(o1_t[3][i]); }
}

}
#endif
}


// <posekit Pose.between>j1111 f64.ssssssssss>:1
static CUDA_CALLABLE void adj_pk_Pose_between_f64_30e5582f_body_0(
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
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0,
    wp::int64 i6_e0,
    wp::int64 i7_e0,
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
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0,
    wp::int64 & adj_i6_e0,
    wp::int64 & adj_i7_e0)
{
}

struct wp_args_pk_Pose_between_f64_30e5582f_2b6a052e {
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
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i5_e0;
    wp::int64 i6_e0;
    wp::int64 i7_e0;
};


template <bool wp_linear_contiguous>
static void pk_Pose_between_f64_30e5582f_2b6a052e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_between_f64_30e5582f_2b6a052e *_wp_args)
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    wp::int64 var_i5_e0 = _wp_args->i5_e0;
    wp::int64 var_i6_e0 = _wp_args->i6_e0;
    wp::int64 var_i7_e0 = _wp_args->i7_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Pose_between_f64_30e5582f(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64, i6_e0: wp.int64, i7_e0: wp.int64):       <L 4>
    // pk_Pose_between_f64_30e5582f_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0, i6_e0, i7_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_between_f64_30e5582f_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0, var_i6_e0, var_i7_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_between_f64_30e5582f_2b6a052e_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_between_f64_30e5582f_2b6a052e *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_between_f64_30e5582f_2b6a052e_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_between_f64_30e5582f_2b6a052e_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_between_f64_30e5582f_2b6a052e *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_between_f64_30e5582f_2b6a052e_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_between_f64_30e5582f_2b6a052e_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_between_f64_30e5582f_2b6a052e *_wp_args)
{
    pk_Pose_between_f64_30e5582f_2b6a052e_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

