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


// <posekit traced@dd84f64bbee87e0f>nPaaa.a.1000.none.none>s f64.nnsssaaa>:1
static CUDA_CALLABLE void pk_traced_dd84f64bbee87e0f_f64_f6f45068_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
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
    wp::int64 i4_e0)
{
// i0 = x0_position
// i1 = x0_quaternion
// i2 = input0
// i3 = input1
// i4 = input2
// o0 = cost
// o1 = x0_position_gradient
// o2 = x0_position_x0_position_block
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
double* const o0_b = (double*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
double* const o1_b = (double*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
double* const o2_b = (double*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
alignas(64) REAL i2_t[3][64];
alignas(64) REAL i3_t[2][64];
alignas(64) REAL i4_t[2][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[6][64];
alignas(64) REAL o2_t[36][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0 * i2_e0]); i2_t[1][i] = REAL(p[1 * i2_e0]); i2_t[2][i] = REAL(p[2 * i2_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0 * i4_e0]); i4_t[1][i] = REAL(p[1 * i4_e0]); }
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[3 * i + 0]);
const REAL v1 = REAL(i0[3 * i + 1]);
const REAL v2 = REAL(i0[3 * i + 2]);
const REAL v3 = REAL(i1[4 * i + 0]);
const REAL v4 = REAL(i1[4 * i + 1]);
const REAL v5 = REAL(i1[4 * i + 2]);
const REAL v6 = REAL(i1[4 * i + 3]);
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
const REAL v65 = v61 * v64;
const REAL v66 = v62 * v64;
const REAL v67 = i3_t[0][i];
const REAL v68 = i3_t[1][i];
const REAL v69 = v65 - v67;
const REAL v70 = v66 - v68;
const REAL v71 = i4_t[0][i];
const REAL v72 = i4_t[1][i];
const REAL v73 = v69 * v71;
const REAL v74 = v70 * v72;
const REAL v75 = v73 + v74;
const REAL v76 = v18 * v21;
const REAL v77 = v18 * v20;
const REAL v78 = v49 + v51;
const REAL v79 = v19 * v20;
const REAL v80 = v19 * v21;
const REAL v81 = v76 + v79;
const REAL v82 = v80 - v77;
const REAL v83 = v54 * v78;
const REAL v84 = v54 * v81;
const REAL v85 = v54 * v82;
const REAL v86 = REAL(1.0) - v83;
const REAL v87 = v18 * v19;
const REAL v88 = v47 + v51;
const REAL v89 = v20 * v21;
const REAL v90 = v79 - v76;
const REAL v91 = v87 + v89;
const REAL v92 = v54 * v90;
const REAL v93 = v54 * v88;
const REAL v94 = v54 * v91;
const REAL v95 = REAL(1.0) - v93;
const REAL v96 = v47 + v49;
const REAL v97 = v77 + v80;
const REAL v98 = v89 - v87;
const REAL v99 = v54 * v97;
const REAL v100 = v54 * v98;
const REAL v101 = v54 * v96;
const REAL v102 = REAL(1.0) - v101;
const REAL v103 = REAL(0.5) * v4;
const REAL v104 = REAL(0.5) * v3;
const REAL v105 = REAL(0.5) * v6;
const REAL v106 = REAL(0.5) * v5;
const REAL v107 = v64 * v72;
const REAL v108 = v62 * v72;
const REAL v109 = v64 * v71;
const REAL v110 = v61 * v71;
const REAL v111 = v108 + v110;
const REAL v112 = v64 * v64;
const REAL v113 = v111 * v112;
const REAL v114 = v54 * v113;
const REAL v115 = v45 * v113;
const REAL v116 = v54 * v107;
const REAL v117 = v44 * v107;
const REAL v118 = v117 - v115;
const REAL v119 = v54 * v109;
const REAL v120 = v43 * v109;
const REAL v121 = v118 + v120;
const REAL v122 = REAL(2.0) * v121;
const REAL v123 = v53 * v53;
const REAL v124 = v122 * v123;
const REAL v125 = v21 * v124;
const REAL v126 = REAL(2.0) * v125;
const REAL v127 = v20 * v124;
const REAL v128 = REAL(2.0) * v127;
const REAL v129 = v19 * v124;
const REAL v130 = REAL(2.0) * v129;
const REAL v131 = v18 * v124;
const REAL v132 = REAL(2.0) * v131;
const REAL v133 = v24 * v114;
const REAL v134 = v133 - v128;
const REAL v135 = v20 * v114;
const REAL v136 = v27 * v114;
const REAL v137 = v130 + v136;
const REAL v138 = v19 * v114;
const REAL v139 = v30 * v116;
const REAL v140 = v137 + v139;
const REAL v141 = v19 * v116;
const REAL v142 = v24 * v116;
const REAL v143 = v142 - v126;
const REAL v144 = v21 * v116;
const REAL v145 = v135 + v144;
const REAL v146 = v27 * v119;
const REAL v147 = v143 - v146;
const REAL v148 = v21 * v119;
const REAL v149 = v138 + v148;
const REAL v150 = v30 * v119;
const REAL v151 = v134 + v150;
const REAL v152 = v20 * v119;
const REAL v153 = v152 - v141;
const REAL v154 = v30 * v114;
const REAL v155 = v132 + v154;
const REAL v156 = v18 * v114;
const REAL v157 = v153 - v156;
const REAL v158 = v27 * v116;
const REAL v159 = v158 - v155;
const REAL v160 = v18 * v116;
const REAL v161 = v160 - v149;
const REAL v162 = v24 * v119;
const REAL v163 = v159 + v162;
const REAL v164 = v18 * v119;
const REAL v165 = v145 + v164;
const REAL v166 = v156 - v153;
const REAL v167 = v7 * v166;
const REAL v168 = v151 + v167;
const REAL v169 = v8 * v157;
const REAL v170 = v169 - v140;
const REAL v171 = v149 - v160;
const REAL v172 = v9 * v171;
const REAL v173 = v170 + v172;
const REAL v174 = v7 * v161;
const REAL v175 = v147 + v174;
const REAL v176 = v8 * v165;
const REAL v177 = v175 - v176;
const REAL v178 = v9 * v165;
const REAL v179 = v168 + v178;
const REAL v180 = v17 * v177;
const REAL v181 = v17 * v179;
const REAL v182 = v17 * v173;
const REAL v183 = v17 * v163;
const REAL v184 = v86 * v109;
const REAL v185 = v84 * v107;
const REAL v186 = v184 + v185;
const REAL v187 = v85 * v113;
const REAL v188 = v186 - v187;
const REAL v189 = v92 * v109;
const REAL v190 = v95 * v107;
const REAL v191 = v189 + v190;
const REAL v192 = v94 * v113;
const REAL v193 = v191 - v192;
const REAL v194 = v99 * v109;
const REAL v195 = v100 * v107;
const REAL v196 = v194 + v195;
const REAL v197 = v102 * v113;
const REAL v198 = v196 - v197;
const REAL v199 = v103 * v183;
const REAL v200 = v104 * v182;
const REAL v201 = v200 - v199;
const REAL v202 = v105 * v181;
const REAL v203 = v201 + v202;
const REAL v204 = v106 * v180;
const REAL v205 = v203 - v204;
const REAL v206 = v106 * v183;
const REAL v207 = v105 * v182;
const REAL v208 = v206 + v207;
const REAL v209 = v104 * v181;
const REAL v210 = v209 - v208;
const REAL v211 = v103 * v180;
const REAL v212 = v210 + v211;
const REAL v213 = v105 * v183;
const REAL v214 = v106 * v182;
const REAL v215 = v214 - v213;
const REAL v216 = v103 * v181;
const REAL v217 = v215 - v216;
const REAL v218 = v104 * v180;
const REAL v219 = v217 + v218;
const REAL v220 = v75 * v75;
const REAL v221 = v75 * v188;
const REAL v222 = v75 * v193;
const REAL v223 = v75 * v198;
const REAL v224 = v75 * v205;
const REAL v225 = v75 * v212;
const REAL v226 = v75 * v219;
const REAL v227 = v188 * v188;
const REAL v228 = v188 * v193;
const REAL v229 = v188 * v198;
const REAL v230 = v188 * v205;
const REAL v231 = v188 * v212;
const REAL v232 = v188 * v219;
const REAL v233 = v193 * v193;
const REAL v234 = v193 * v198;
const REAL v235 = v193 * v205;
const REAL v236 = v193 * v212;
const REAL v237 = v193 * v219;
const REAL v238 = v198 * v198;
const REAL v239 = v198 * v205;
const REAL v240 = v198 * v212;
const REAL v241 = v198 * v219;
const REAL v242 = v205 * v205;
const REAL v243 = v205 * v212;
const REAL v244 = v205 * v219;
const REAL v245 = v212 * v212;
const REAL v246 = v212 * v219;
const REAL v247 = v219 * v219;
o0_t[0][i] = v220;
o1_t[0][i] = v221;
o1_t[1][i] = v222;
o1_t[2][i] = v223;
o1_t[3][i] = v224;
o1_t[4][i] = v225;
o1_t[5][i] = v226;
o2_t[0][i] = v227;
o2_t[1][i] = v228;
o2_t[2][i] = v229;
o2_t[3][i] = v230;
o2_t[4][i] = v231;
o2_t[5][i] = v232;
o2_t[6][i] = v228;
o2_t[7][i] = v233;
o2_t[8][i] = v234;
o2_t[9][i] = v235;
o2_t[10][i] = v236;
o2_t[11][i] = v237;
o2_t[12][i] = v229;
o2_t[13][i] = v234;
o2_t[14][i] = v238;
o2_t[15][i] = v239;
o2_t[16][i] = v240;
o2_t[17][i] = v241;
o2_t[18][i] = v230;
o2_t[19][i] = v235;
o2_t[20][i] = v239;
o2_t[21][i] = v242;
o2_t[22][i] = v243;
o2_t[23][i] = v244;
o2_t[24][i] = v231;
o2_t[25][i] = v236;
o2_t[26][i] = v240;
o2_t[27][i] = v243;
o2_t[28][i] = v245;
o2_t[29][i] = v246;
o2_t[30][i] = v232;
o2_t[31][i] = v237;
o2_t[32][i] = v241;
o2_t[33][i] = v244;
o2_t[34][i] = v246;
o2_t[35][i] = v247;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o0_b + (b + i) * o0_s3; p[0] += (double)(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o1_b + (b + i) * o1_s3; p[0] += (double)(o1_t[0][i]); p[1] += (double)(o1_t[1][i]); p[2] += (double)(o1_t[2][i]); p[3] += (double)(o1_t[3][i]); p[4] += (double)(o1_t[4][i]); p[5] += (double)(o1_t[5][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + (b + i) * o2_s3; p[0] += (double)(o2_t[0][i]); p[1] += (double)(o2_t[1][i]); p[2] += (double)(o2_t[2][i]); p[3] += (double)(o2_t[3][i]); p[4] += (double)(o2_t[4][i]); p[5] += (double)(o2_t[5][i]); p[6] += (double)(o2_t[6][i]); p[7] += (double)(o2_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + (b + i) * o2_s3; p[8] += (double)(o2_t[8][i]); p[9] += (double)(o2_t[9][i]); p[10] += (double)(o2_t[10][i]); p[11] += (double)(o2_t[11][i]); p[12] += (double)(o2_t[12][i]); p[13] += (double)(o2_t[13][i]); p[14] += (double)(o2_t[14][i]); p[15] += (double)(o2_t[15][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + (b + i) * o2_s3; p[16] += (double)(o2_t[16][i]); p[17] += (double)(o2_t[17][i]); p[18] += (double)(o2_t[18][i]); p[19] += (double)(o2_t[19][i]); p[20] += (double)(o2_t[20][i]); p[21] += (double)(o2_t[21][i]); p[22] += (double)(o2_t[22][i]); p[23] += (double)(o2_t[23][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + (b + i) * o2_s3; p[24] += (double)(o2_t[24][i]); p[25] += (double)(o2_t[25][i]); p[26] += (double)(o2_t[26][i]); p[27] += (double)(o2_t[27][i]); p[28] += (double)(o2_t[28][i]); p[29] += (double)(o2_t[29][i]); p[30] += (double)(o2_t[30][i]); p[31] += (double)(o2_t[31][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + (b + i) * o2_s3; p[32] += (double)(o2_t[32][i]); p[33] += (double)(o2_t[33][i]); p[34] += (double)(o2_t[34][i]); p[35] += (double)(o2_t[35][i]); }
}

}
#endif
}


// <posekit traced@dd84f64bbee87e0f>nPaaa.a.1000.none.none>s f64.nnsssaaa>:1
static CUDA_CALLABLE void adj_pk_traced_dd84f64bbee87e0f_f64_f6f45068_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
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
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
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
    wp::int64 & adj_i4_e0)
{
}

struct wp_args_pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
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
};


template <bool wp_linear_contiguous>
static void pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2 *_wp_args)
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    wp::int64 var_i4_e0 = _wp_args->i4_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_traced_dd84f64bbee87e0f_f64_f6f45068(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64):       <L 4>
    // pk_traced_dd84f64bbee87e0f_f64_f6f45068_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_traced_dd84f64bbee87e0f_f64_f6f45068_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2 *_wp_args)
{
    pk_traced_dd84f64bbee87e0f_f64_f6f45068_5d49d4b2_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

