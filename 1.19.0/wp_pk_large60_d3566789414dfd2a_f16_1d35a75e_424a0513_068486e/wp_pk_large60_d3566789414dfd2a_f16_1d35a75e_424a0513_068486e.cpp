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


// <posekit large60@d3566789414dfd2a>v1.1 f16.sss>:1
static CUDA_CALLABLE void pk_large60_d3566789414dfd2a_f16_1d35a75e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
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
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0)
{
// i0 = x
// i1 = result_bar
// o0 = x_bar
typedef wp::float32 REAL;

typedef wp::float16 STORE; typedef unsigned int BITS;
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
alignas(64) REAL i0_t[8][64];
alignas(64) REAL i1_t[60][64];
alignas(64) REAL o0_t[8][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); i0_t[3][i] = REAL(p[3 * i0_e0]); i0_t[4][i] = REAL(p[4 * i0_e0]); i0_t[5][i] = REAL(p[5 * i0_e0]); i0_t[6][i] = REAL(p[6 * i0_e0]); i0_t[7][i] = REAL(p[7 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0]); i1_t[1][i] = REAL(p[1 * i1_e0]); i1_t[2][i] = REAL(p[2 * i1_e0]); i1_t[3][i] = REAL(p[3 * i1_e0]); i1_t[4][i] = REAL(p[4 * i1_e0]); i1_t[5][i] = REAL(p[5 * i1_e0]); i1_t[6][i] = REAL(p[6 * i1_e0]); i1_t[7][i] = REAL(p[7 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[8][i] = REAL(p[8 * i1_e0]); i1_t[9][i] = REAL(p[9 * i1_e0]); i1_t[10][i] = REAL(p[10 * i1_e0]); i1_t[11][i] = REAL(p[11 * i1_e0]); i1_t[12][i] = REAL(p[12 * i1_e0]); i1_t[13][i] = REAL(p[13 * i1_e0]); i1_t[14][i] = REAL(p[14 * i1_e0]); i1_t[15][i] = REAL(p[15 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[16][i] = REAL(p[16 * i1_e0]); i1_t[17][i] = REAL(p[17 * i1_e0]); i1_t[18][i] = REAL(p[18 * i1_e0]); i1_t[19][i] = REAL(p[19 * i1_e0]); i1_t[20][i] = REAL(p[20 * i1_e0]); i1_t[21][i] = REAL(p[21 * i1_e0]); i1_t[22][i] = REAL(p[22 * i1_e0]); i1_t[23][i] = REAL(p[23 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[24][i] = REAL(p[24 * i1_e0]); i1_t[25][i] = REAL(p[25 * i1_e0]); i1_t[26][i] = REAL(p[26 * i1_e0]); i1_t[27][i] = REAL(p[27 * i1_e0]); i1_t[28][i] = REAL(p[28 * i1_e0]); i1_t[29][i] = REAL(p[29 * i1_e0]); i1_t[30][i] = REAL(p[30 * i1_e0]); i1_t[31][i] = REAL(p[31 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[32][i] = REAL(p[32 * i1_e0]); i1_t[33][i] = REAL(p[33 * i1_e0]); i1_t[34][i] = REAL(p[34 * i1_e0]); i1_t[35][i] = REAL(p[35 * i1_e0]); i1_t[36][i] = REAL(p[36 * i1_e0]); i1_t[37][i] = REAL(p[37 * i1_e0]); i1_t[38][i] = REAL(p[38 * i1_e0]); i1_t[39][i] = REAL(p[39 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[40][i] = REAL(p[40 * i1_e0]); i1_t[41][i] = REAL(p[41 * i1_e0]); i1_t[42][i] = REAL(p[42 * i1_e0]); i1_t[43][i] = REAL(p[43 * i1_e0]); i1_t[44][i] = REAL(p[44 * i1_e0]); i1_t[45][i] = REAL(p[45 * i1_e0]); i1_t[46][i] = REAL(p[46 * i1_e0]); i1_t[47][i] = REAL(p[47 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[48][i] = REAL(p[48 * i1_e0]); i1_t[49][i] = REAL(p[49 * i1_e0]); i1_t[50][i] = REAL(p[50 * i1_e0]); i1_t[51][i] = REAL(p[51 * i1_e0]); i1_t[52][i] = REAL(p[52 * i1_e0]); i1_t[53][i] = REAL(p[53 * i1_e0]); i1_t[54][i] = REAL(p[54 * i1_e0]); i1_t[55][i] = REAL(p[55 * i1_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[56][i] = REAL(p[56 * i1_e0]); i1_t[57][i] = REAL(p[57 * i1_e0]); i1_t[58][i] = REAL(p[58 * i1_e0]); i1_t[59][i] = REAL(p[59 * i1_e0]); }
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i0_t[3][i];
const REAL v4 = i0_t[4][i];
const REAL v5 = i0_t[5][i];
const REAL v6 = i0_t[6][i];
const REAL v7 = i0_t[7][i];
const REAL v8 = v0 * v0;
const REAL v9 = v1 * v3;
const REAL v10 = REAL(0.1) * v9;
const REAL v11 = v8 + v10;
const REAL v12 = v11 + REAL(1.0);
const REAL v13 = PK_SQRT(v12);
const REAL v14 = v1 * v1;
const REAL v15 = v2 * v4;
const REAL v16 = REAL(0.1) * v15;
const REAL v17 = v14 + v16;
const REAL v18 = REAL(1.0) + v17;
const REAL v19 = PK_SQRT(v18);
const REAL v20 = v2 * v2;
const REAL v21 = v3 * v5;
const REAL v22 = REAL(0.1) * v21;
const REAL v23 = v20 + v22;
const REAL v24 = REAL(1.0) + v23;
const REAL v25 = PK_SQRT(v24);
const REAL v26 = v3 * v3;
const REAL v27 = v4 * v6;
const REAL v28 = REAL(0.1) * v27;
const REAL v29 = v26 + v28;
const REAL v30 = REAL(1.0) + v29;
const REAL v31 = PK_SQRT(v30);
const REAL v32 = v4 * v4;
const REAL v33 = v5 * v7;
const REAL v34 = REAL(0.1) * v33;
const REAL v35 = v32 + v34;
const REAL v36 = REAL(1.0) + v35;
const REAL v37 = PK_SQRT(v36);
const REAL v38 = v5 * v5;
const REAL v39 = v6 * v13;
const REAL v40 = REAL(0.1) * v39;
const REAL v41 = v38 + v40;
const REAL v42 = REAL(1.0) + v41;
const REAL v43 = PK_SQRT(v42);
const REAL v44 = v6 * v6;
const REAL v45 = v7 * v19;
const REAL v46 = REAL(0.1) * v45;
const REAL v47 = v44 + v46;
const REAL v48 = REAL(1.0) + v47;
const REAL v49 = PK_SQRT(v48);
const REAL v50 = v7 * v7;
const REAL v51 = v13 * v25;
const REAL v52 = REAL(0.1) * v51;
const REAL v53 = v50 + v52;
const REAL v54 = REAL(1.0) + v53;
const REAL v55 = PK_SQRT(v54);
const REAL v56 = v13 * v13;
const REAL v57 = v19 * v31;
const REAL v58 = REAL(0.1) * v57;
const REAL v59 = v56 + v58;
const REAL v60 = REAL(1.0) + v59;
const REAL v61 = PK_SQRT(v60);
const REAL v62 = v19 * v19;
const REAL v63 = v25 * v37;
const REAL v64 = REAL(0.1) * v63;
const REAL v65 = v62 + v64;
const REAL v66 = REAL(1.0) + v65;
const REAL v67 = PK_SQRT(v66);
const REAL v68 = v25 * v25;
const REAL v69 = v31 * v43;
const REAL v70 = REAL(0.1) * v69;
const REAL v71 = v68 + v70;
const REAL v72 = REAL(1.0) + v71;
const REAL v73 = PK_SQRT(v72);
const REAL v74 = v31 * v31;
const REAL v75 = v37 * v49;
const REAL v76 = REAL(0.1) * v75;
const REAL v77 = v74 + v76;
const REAL v78 = REAL(1.0) + v77;
const REAL v79 = PK_SQRT(v78);
const REAL v80 = v37 * v37;
const REAL v81 = v43 * v55;
const REAL v82 = REAL(0.1) * v81;
const REAL v83 = v80 + v82;
const REAL v84 = REAL(1.0) + v83;
const REAL v85 = PK_SQRT(v84);
const REAL v86 = v43 * v43;
const REAL v87 = v49 * v61;
const REAL v88 = REAL(0.1) * v87;
const REAL v89 = v86 + v88;
const REAL v90 = REAL(1.0) + v89;
const REAL v91 = PK_SQRT(v90);
const REAL v92 = v49 * v49;
const REAL v93 = v55 * v67;
const REAL v94 = REAL(0.1) * v93;
const REAL v95 = v92 + v94;
const REAL v96 = REAL(1.0) + v95;
const REAL v97 = PK_SQRT(v96);
const REAL v98 = v55 * v55;
const REAL v99 = v61 * v73;
const REAL v100 = REAL(0.1) * v99;
const REAL v101 = v98 + v100;
const REAL v102 = REAL(1.0) + v101;
const REAL v103 = PK_SQRT(v102);
const REAL v104 = v61 * v61;
const REAL v105 = v67 * v79;
const REAL v106 = REAL(0.1) * v105;
const REAL v107 = v104 + v106;
const REAL v108 = REAL(1.0) + v107;
const REAL v109 = PK_SQRT(v108);
const REAL v110 = v67 * v67;
const REAL v111 = v73 * v85;
const REAL v112 = REAL(0.1) * v111;
const REAL v113 = v110 + v112;
const REAL v114 = REAL(1.0) + v113;
const REAL v115 = PK_SQRT(v114);
const REAL v116 = v73 * v73;
const REAL v117 = v79 * v91;
const REAL v118 = REAL(0.1) * v117;
const REAL v119 = v116 + v118;
const REAL v120 = REAL(1.0) + v119;
const REAL v121 = PK_SQRT(v120);
const REAL v122 = v79 * v79;
const REAL v123 = v85 * v97;
const REAL v124 = REAL(0.1) * v123;
const REAL v125 = v122 + v124;
const REAL v126 = REAL(1.0) + v125;
const REAL v127 = PK_SQRT(v126);
const REAL v128 = v85 * v85;
const REAL v129 = v91 * v103;
const REAL v130 = REAL(0.1) * v129;
const REAL v131 = v128 + v130;
const REAL v132 = REAL(1.0) + v131;
const REAL v133 = PK_SQRT(v132);
const REAL v134 = v91 * v91;
const REAL v135 = v97 * v109;
const REAL v136 = REAL(0.1) * v135;
const REAL v137 = v134 + v136;
const REAL v138 = REAL(1.0) + v137;
const REAL v139 = PK_SQRT(v138);
const REAL v140 = v97 * v97;
const REAL v141 = v103 * v115;
const REAL v142 = REAL(0.1) * v141;
const REAL v143 = v140 + v142;
const REAL v144 = REAL(1.0) + v143;
const REAL v145 = PK_SQRT(v144);
const REAL v146 = v103 * v103;
const REAL v147 = v109 * v121;
const REAL v148 = REAL(0.1) * v147;
const REAL v149 = v146 + v148;
const REAL v150 = REAL(1.0) + v149;
const REAL v151 = PK_SQRT(v150);
const REAL v152 = v109 * v109;
const REAL v153 = v115 * v127;
const REAL v154 = REAL(0.1) * v153;
const REAL v155 = v152 + v154;
const REAL v156 = REAL(1.0) + v155;
const REAL v157 = PK_SQRT(v156);
const REAL v158 = v115 * v115;
const REAL v159 = v121 * v133;
const REAL v160 = REAL(0.1) * v159;
const REAL v161 = v158 + v160;
const REAL v162 = REAL(1.0) + v161;
const REAL v163 = PK_SQRT(v162);
const REAL v164 = v121 * v121;
const REAL v165 = v127 * v139;
const REAL v166 = REAL(0.1) * v165;
const REAL v167 = v164 + v166;
const REAL v168 = REAL(1.0) + v167;
const REAL v169 = PK_SQRT(v168);
const REAL v170 = v127 * v127;
const REAL v171 = v133 * v145;
const REAL v172 = REAL(0.1) * v171;
const REAL v173 = v170 + v172;
const REAL v174 = REAL(1.0) + v173;
const REAL v175 = PK_SQRT(v174);
const REAL v176 = v133 * v133;
const REAL v177 = v139 * v151;
const REAL v178 = REAL(0.1) * v177;
const REAL v179 = v176 + v178;
const REAL v180 = REAL(1.0) + v179;
const REAL v181 = PK_SQRT(v180);
const REAL v182 = v139 * v139;
const REAL v183 = v145 * v157;
const REAL v184 = REAL(0.1) * v183;
const REAL v185 = v182 + v184;
const REAL v186 = REAL(1.0) + v185;
const REAL v187 = PK_SQRT(v186);
const REAL v188 = v145 * v145;
const REAL v189 = v151 * v163;
const REAL v190 = REAL(0.1) * v189;
const REAL v191 = v188 + v190;
const REAL v192 = REAL(1.0) + v191;
const REAL v193 = PK_SQRT(v192);
const REAL v194 = v151 * v151;
const REAL v195 = v157 * v169;
const REAL v196 = REAL(0.1) * v195;
const REAL v197 = v194 + v196;
const REAL v198 = REAL(1.0) + v197;
const REAL v199 = PK_SQRT(v198);
const REAL v200 = v157 * v157;
const REAL v201 = v163 * v175;
const REAL v202 = REAL(0.1) * v201;
const REAL v203 = v200 + v202;
const REAL v204 = REAL(1.0) + v203;
const REAL v205 = PK_SQRT(v204);
const REAL v206 = v163 * v163;
const REAL v207 = v169 * v181;
const REAL v208 = REAL(0.1) * v207;
const REAL v209 = v206 + v208;
const REAL v210 = REAL(1.0) + v209;
const REAL v211 = PK_SQRT(v210);
const REAL v212 = v169 * v169;
const REAL v213 = v175 * v187;
const REAL v214 = REAL(0.1) * v213;
const REAL v215 = v212 + v214;
const REAL v216 = REAL(1.0) + v215;
const REAL v217 = PK_SQRT(v216);
const REAL v218 = v175 * v175;
const REAL v219 = v181 * v193;
const REAL v220 = REAL(0.1) * v219;
const REAL v221 = v218 + v220;
const REAL v222 = REAL(1.0) + v221;
const REAL v223 = PK_SQRT(v222);
const REAL v224 = v181 * v181;
const REAL v225 = v187 * v199;
const REAL v226 = REAL(0.1) * v225;
const REAL v227 = v224 + v226;
const REAL v228 = REAL(1.0) + v227;
const REAL v229 = PK_SQRT(v228);
const REAL v230 = v187 * v187;
const REAL v231 = v193 * v205;
const REAL v232 = REAL(0.1) * v231;
const REAL v233 = v230 + v232;
const REAL v234 = REAL(1.0) + v233;
const REAL v235 = PK_SQRT(v234);
const REAL v236 = v193 * v193;
const REAL v237 = v199 * v211;
const REAL v238 = REAL(0.1) * v237;
const REAL v239 = v236 + v238;
const REAL v240 = REAL(1.0) + v239;
const REAL v241 = PK_SQRT(v240);
const REAL v242 = v199 * v199;
const REAL v243 = v205 * v217;
const REAL v244 = REAL(0.1) * v243;
const REAL v245 = v242 + v244;
const REAL v246 = REAL(1.0) + v245;
const REAL v247 = PK_SQRT(v246);
const REAL v248 = v205 * v205;
const REAL v249 = v211 * v223;
const REAL v250 = REAL(0.1) * v249;
const REAL v251 = v248 + v250;
const REAL v252 = REAL(1.0) + v251;
const REAL v253 = PK_SQRT(v252);
const REAL v254 = v211 * v211;
const REAL v255 = v217 * v229;
const REAL v256 = REAL(0.1) * v255;
const REAL v257 = v254 + v256;
const REAL v258 = REAL(1.0) + v257;
const REAL v259 = PK_SQRT(v258);
const REAL v260 = v217 * v217;
const REAL v261 = v223 * v235;
const REAL v262 = REAL(0.1) * v261;
const REAL v263 = v260 + v262;
const REAL v264 = REAL(1.0) + v263;
const REAL v265 = PK_SQRT(v264);
const REAL v266 = v223 * v223;
const REAL v267 = v229 * v241;
const REAL v268 = REAL(0.1) * v267;
const REAL v269 = v266 + v268;
const REAL v270 = REAL(1.0) + v269;
const REAL v271 = PK_SQRT(v270);
const REAL v272 = v229 * v229;
const REAL v273 = v235 * v247;
const REAL v274 = REAL(0.1) * v273;
const REAL v275 = v272 + v274;
const REAL v276 = REAL(1.0) + v275;
const REAL v277 = PK_SQRT(v276);
const REAL v278 = v235 * v235;
const REAL v279 = v241 * v253;
const REAL v280 = REAL(0.1) * v279;
const REAL v281 = v278 + v280;
const REAL v282 = REAL(1.0) + v281;
const REAL v283 = PK_SQRT(v282);
const REAL v284 = v241 * v241;
const REAL v285 = v247 * v259;
const REAL v286 = REAL(0.1) * v285;
const REAL v287 = v284 + v286;
const REAL v288 = REAL(1.0) + v287;
const REAL v289 = PK_SQRT(v288);
const REAL v290 = v247 * v247;
const REAL v291 = v253 * v265;
const REAL v292 = REAL(0.1) * v291;
const REAL v293 = v290 + v292;
const REAL v294 = REAL(1.0) + v293;
const REAL v295 = PK_SQRT(v294);
const REAL v296 = v253 * v253;
const REAL v297 = v259 * v271;
const REAL v298 = REAL(0.1) * v297;
const REAL v299 = v296 + v298;
const REAL v300 = REAL(1.0) + v299;
const REAL v301 = PK_SQRT(v300);
const REAL v302 = v259 * v259;
const REAL v303 = v265 * v277;
const REAL v304 = REAL(0.1) * v303;
const REAL v305 = v302 + v304;
const REAL v306 = REAL(1.0) + v305;
const REAL v307 = PK_SQRT(v306);
const REAL v308 = v265 * v265;
const REAL v309 = v271 * v283;
const REAL v310 = REAL(0.1) * v309;
const REAL v311 = v308 + v310;
const REAL v312 = REAL(1.0) + v311;
const REAL v313 = PK_SQRT(v312);
const REAL v314 = v271 * v271;
const REAL v315 = v277 * v289;
const REAL v316 = REAL(0.1) * v315;
const REAL v317 = v314 + v316;
const REAL v318 = REAL(1.0) + v317;
const REAL v319 = PK_SQRT(v318);
const REAL v320 = v277 * v277;
const REAL v321 = v283 * v295;
const REAL v322 = REAL(0.1) * v321;
const REAL v323 = v320 + v322;
const REAL v324 = REAL(1.0) + v323;
const REAL v325 = PK_SQRT(v324);
const REAL v326 = v283 * v283;
const REAL v327 = v289 * v301;
const REAL v328 = REAL(0.1) * v327;
const REAL v329 = v326 + v328;
const REAL v330 = REAL(1.0) + v329;
const REAL v331 = PK_SQRT(v330);
const REAL v332 = v289 * v289;
const REAL v333 = v295 * v307;
const REAL v334 = REAL(0.1) * v333;
const REAL v335 = v332 + v334;
const REAL v336 = REAL(1.0) + v335;
const REAL v337 = PK_SQRT(v336);
const REAL v338 = v295 * v295;
const REAL v339 = v301 * v313;
const REAL v340 = REAL(0.1) * v339;
const REAL v341 = v338 + v340;
const REAL v342 = REAL(1.0) + v341;
const REAL v343 = v301 * v301;
const REAL v344 = v307 * v319;
const REAL v345 = REAL(0.1) * v344;
const REAL v346 = v343 + v345;
const REAL v347 = REAL(1.0) + v346;
const REAL v348 = v307 * v307;
const REAL v349 = v313 * v325;
const REAL v350 = REAL(0.1) * v349;
const REAL v351 = v348 + v350;
const REAL v352 = REAL(1.0) + v351;
const REAL v353 = v313 * v313;
const REAL v354 = v319 * v331;
const REAL v355 = REAL(0.1) * v354;
const REAL v356 = v353 + v355;
const REAL v357 = REAL(1.0) + v356;
const REAL v358 = v319 * v319;
const REAL v359 = v325 * v337;
const REAL v360 = REAL(0.1) * v359;
const REAL v361 = v358 + v360;
const REAL v362 = REAL(1.0) + v361;
const REAL v363 = i1_t[0][i];
const REAL v364 = i1_t[1][i];
const REAL v365 = i1_t[2][i];
const REAL v366 = i1_t[3][i];
const REAL v367 = i1_t[4][i];
const REAL v368 = i1_t[5][i];
const REAL v369 = i1_t[6][i];
const REAL v370 = i1_t[7][i];
const REAL v371 = i1_t[8][i];
const REAL v372 = i1_t[9][i];
const REAL v373 = i1_t[10][i];
const REAL v374 = i1_t[11][i];
const REAL v375 = i1_t[12][i];
const REAL v376 = i1_t[13][i];
const REAL v377 = i1_t[14][i];
const REAL v378 = i1_t[15][i];
const REAL v379 = i1_t[16][i];
const REAL v380 = i1_t[17][i];
const REAL v381 = i1_t[18][i];
const REAL v382 = i1_t[19][i];
const REAL v383 = i1_t[20][i];
const REAL v384 = i1_t[21][i];
const REAL v385 = i1_t[22][i];
const REAL v386 = i1_t[23][i];
const REAL v387 = i1_t[24][i];
const REAL v388 = i1_t[25][i];
const REAL v389 = i1_t[26][i];
const REAL v390 = i1_t[27][i];
const REAL v391 = i1_t[28][i];
const REAL v392 = i1_t[29][i];
const REAL v393 = i1_t[30][i];
const REAL v394 = i1_t[31][i];
const REAL v395 = i1_t[32][i];
const REAL v396 = i1_t[33][i];
const REAL v397 = i1_t[34][i];
const REAL v398 = i1_t[35][i];
const REAL v399 = i1_t[36][i];
const REAL v400 = i1_t[37][i];
const REAL v401 = i1_t[38][i];
const REAL v402 = i1_t[39][i];
const REAL v403 = i1_t[40][i];
const REAL v404 = i1_t[41][i];
const REAL v405 = i1_t[42][i];
const REAL v406 = i1_t[43][i];
const REAL v407 = i1_t[44][i];
const REAL v408 = i1_t[45][i];
const REAL v409 = i1_t[46][i];
const REAL v410 = i1_t[47][i];
const REAL v411 = i1_t[48][i];
const REAL v412 = i1_t[49][i];
const REAL v413 = i1_t[50][i];
const REAL v414 = i1_t[51][i];
const REAL v415 = i1_t[52][i];
const REAL v416 = i1_t[53][i];
const REAL v417 = i1_t[54][i];
const REAL v418 = i1_t[55][i];
const REAL v419 = i1_t[56][i];
const REAL v420 = i1_t[57][i];
const REAL v421 = i1_t[58][i];
const REAL v422 = i1_t[59][i];
const REAL v423 = REAL(0.5) * v422;
const REAL v424 = v362 > REAL(0) ? REAL(1) / PK_SQRT(v362) : REAL(0);
const REAL v425 = REAL(0.5) * v424;
const REAL v426 = v423 * v425;
const REAL v427 = REAL(0.1) * v426;
const REAL v428 = v337 * v427;
const REAL v429 = v325 * v427;
const REAL v430 = v319 * v426;
const REAL v431 = REAL(2.0) * v430;
const REAL v432 = REAL(0.5) * v421;
const REAL v433 = v357 > REAL(0) ? REAL(1) / PK_SQRT(v357) : REAL(0);
const REAL v434 = REAL(0.5) * v433;
const REAL v435 = v432 * v434;
const REAL v436 = REAL(0.1) * v435;
const REAL v437 = v331 * v436;
const REAL v438 = v431 + v437;
const REAL v439 = v319 * v436;
const REAL v440 = v313 * v435;
const REAL v441 = REAL(2.0) * v440;
const REAL v442 = REAL(0.5) * v420;
const REAL v443 = v352 > REAL(0) ? REAL(1) / PK_SQRT(v352) : REAL(0);
const REAL v444 = REAL(0.5) * v443;
const REAL v445 = v442 * v444;
const REAL v446 = REAL(0.1) * v445;
const REAL v447 = v325 * v446;
const REAL v448 = v441 + v447;
const REAL v449 = v313 * v446;
const REAL v450 = v428 + v449;
const REAL v451 = v307 * v445;
const REAL v452 = REAL(2.0) * v451;
const REAL v453 = REAL(0.5) * v419;
const REAL v454 = v347 > REAL(0) ? REAL(1) / PK_SQRT(v347) : REAL(0);
const REAL v455 = REAL(0.5) * v454;
const REAL v456 = v453 * v455;
const REAL v457 = REAL(0.1) * v456;
const REAL v458 = v319 * v457;
const REAL v459 = v452 + v458;
const REAL v460 = v307 * v457;
const REAL v461 = v438 + v460;
const REAL v462 = v301 * v456;
const REAL v463 = REAL(2.0) * v462;
const REAL v464 = REAL(0.5) * v418;
const REAL v465 = v342 > REAL(0) ? REAL(1) / PK_SQRT(v342) : REAL(0);
const REAL v466 = REAL(0.5) * v465;
const REAL v467 = v464 * v466;
const REAL v468 = REAL(0.1) * v467;
const REAL v469 = v313 * v468;
const REAL v470 = v463 + v469;
const REAL v471 = v301 * v468;
const REAL v472 = v448 + v471;
const REAL v473 = v295 * v467;
const REAL v474 = REAL(2.0) * v473;
const REAL v475 = REAL(0.5) * v417;
const REAL v476 = v429 + v475;
const REAL v477 = v336 > REAL(0) ? REAL(1) / PK_SQRT(v336) : REAL(0);
const REAL v478 = REAL(0.5) * v477;
const REAL v479 = v476 * v478;
const REAL v480 = REAL(0.1) * v479;
const REAL v481 = v307 * v480;
const REAL v482 = v474 + v481;
const REAL v483 = v295 * v480;
const REAL v484 = v459 + v483;
const REAL v485 = v289 * v479;
const REAL v486 = REAL(2.0) * v485;
const REAL v487 = REAL(0.5) * v416;
const REAL v488 = v439 + v487;
const REAL v489 = v330 > REAL(0) ? REAL(1) / PK_SQRT(v330) : REAL(0);
const REAL v490 = REAL(0.5) * v489;
const REAL v491 = v488 * v490;
const REAL v492 = REAL(0.1) * v491;
const REAL v493 = v301 * v492;
const REAL v494 = v486 + v493;
const REAL v495 = v289 * v492;
const REAL v496 = v470 + v495;
const REAL v497 = v283 * v491;
const REAL v498 = REAL(2.0) * v497;
const REAL v499 = REAL(0.5) * v415;
const REAL v500 = v450 + v499;
const REAL v501 = v324 > REAL(0) ? REAL(1) / PK_SQRT(v324) : REAL(0);
const REAL v502 = REAL(0.5) * v501;
const REAL v503 = v500 * v502;
const REAL v504 = REAL(0.1) * v503;
const REAL v505 = v295 * v504;
const REAL v506 = v498 + v505;
const REAL v507 = v283 * v504;
const REAL v508 = v482 + v507;
const REAL v509 = v277 * v503;
const REAL v510 = REAL(2.0) * v509;
const REAL v511 = REAL(0.5) * v414;
const REAL v512 = v461 + v511;
const REAL v513 = v318 > REAL(0) ? REAL(1) / PK_SQRT(v318) : REAL(0);
const REAL v514 = REAL(0.5) * v513;
const REAL v515 = v512 * v514;
const REAL v516 = REAL(0.1) * v515;
const REAL v517 = v289 * v516;
const REAL v518 = v510 + v517;
const REAL v519 = v277 * v516;
const REAL v520 = v494 + v519;
const REAL v521 = v271 * v515;
const REAL v522 = REAL(2.0) * v521;
const REAL v523 = REAL(0.5) * v413;
const REAL v524 = v472 + v523;
const REAL v525 = v312 > REAL(0) ? REAL(1) / PK_SQRT(v312) : REAL(0);
const REAL v526 = REAL(0.5) * v525;
const REAL v527 = v524 * v526;
const REAL v528 = REAL(0.1) * v527;
const REAL v529 = v283 * v528;
const REAL v530 = v522 + v529;
const REAL v531 = v271 * v528;
const REAL v532 = v506 + v531;
const REAL v533 = v265 * v527;
const REAL v534 = REAL(2.0) * v533;
const REAL v535 = REAL(0.5) * v412;
const REAL v536 = v484 + v535;
const REAL v537 = v306 > REAL(0) ? REAL(1) / PK_SQRT(v306) : REAL(0);
const REAL v538 = REAL(0.5) * v537;
const REAL v539 = v536 * v538;
const REAL v540 = REAL(0.1) * v539;
const REAL v541 = v277 * v540;
const REAL v542 = v534 + v541;
const REAL v543 = v265 * v540;
const REAL v544 = v518 + v543;
const REAL v545 = v259 * v539;
const REAL v546 = REAL(2.0) * v545;
const REAL v547 = REAL(0.5) * v411;
const REAL v548 = v496 + v547;
const REAL v549 = v300 > REAL(0) ? REAL(1) / PK_SQRT(v300) : REAL(0);
const REAL v550 = REAL(0.5) * v549;
const REAL v551 = v548 * v550;
const REAL v552 = REAL(0.1) * v551;
const REAL v553 = v271 * v552;
const REAL v554 = v546 + v553;
const REAL v555 = v259 * v552;
const REAL v556 = v530 + v555;
const REAL v557 = v253 * v551;
const REAL v558 = REAL(2.0) * v557;
const REAL v559 = REAL(0.5) * v410;
const REAL v560 = v508 + v559;
const REAL v561 = v294 > REAL(0) ? REAL(1) / PK_SQRT(v294) : REAL(0);
const REAL v562 = REAL(0.5) * v561;
const REAL v563 = v560 * v562;
const REAL v564 = REAL(0.1) * v563;
const REAL v565 = v265 * v564;
const REAL v566 = v558 + v565;
const REAL v567 = v253 * v564;
const REAL v568 = v542 + v567;
const REAL v569 = v247 * v563;
const REAL v570 = REAL(2.0) * v569;
const REAL v571 = REAL(0.5) * v409;
const REAL v572 = v520 + v571;
const REAL v573 = v288 > REAL(0) ? REAL(1) / PK_SQRT(v288) : REAL(0);
const REAL v574 = REAL(0.5) * v573;
const REAL v575 = v572 * v574;
const REAL v576 = REAL(0.1) * v575;
const REAL v577 = v259 * v576;
const REAL v578 = v570 + v577;
const REAL v579 = v247 * v576;
const REAL v580 = v554 + v579;
const REAL v581 = v241 * v575;
const REAL v582 = REAL(2.0) * v581;
const REAL v583 = REAL(0.5) * v408;
const REAL v584 = v532 + v583;
const REAL v585 = v282 > REAL(0) ? REAL(1) / PK_SQRT(v282) : REAL(0);
const REAL v586 = REAL(0.5) * v585;
const REAL v587 = v584 * v586;
const REAL v588 = REAL(0.1) * v587;
const REAL v589 = v253 * v588;
const REAL v590 = v582 + v589;
const REAL v591 = v241 * v588;
const REAL v592 = v566 + v591;
const REAL v593 = v235 * v587;
const REAL v594 = REAL(2.0) * v593;
const REAL v595 = REAL(0.5) * v407;
const REAL v596 = v544 + v595;
const REAL v597 = v276 > REAL(0) ? REAL(1) / PK_SQRT(v276) : REAL(0);
const REAL v598 = REAL(0.5) * v597;
const REAL v599 = v596 * v598;
const REAL v600 = REAL(0.1) * v599;
const REAL v601 = v247 * v600;
const REAL v602 = v594 + v601;
const REAL v603 = v235 * v600;
const REAL v604 = v578 + v603;
const REAL v605 = v229 * v599;
const REAL v606 = REAL(2.0) * v605;
const REAL v607 = REAL(0.5) * v406;
const REAL v608 = v556 + v607;
const REAL v609 = v270 > REAL(0) ? REAL(1) / PK_SQRT(v270) : REAL(0);
const REAL v610 = REAL(0.5) * v609;
const REAL v611 = v608 * v610;
const REAL v612 = REAL(0.1) * v611;
const REAL v613 = v241 * v612;
const REAL v614 = v606 + v613;
const REAL v615 = v229 * v612;
const REAL v616 = v590 + v615;
const REAL v617 = v223 * v611;
const REAL v618 = REAL(2.0) * v617;
const REAL v619 = REAL(0.5) * v405;
const REAL v620 = v568 + v619;
const REAL v621 = v264 > REAL(0) ? REAL(1) / PK_SQRT(v264) : REAL(0);
const REAL v622 = REAL(0.5) * v621;
const REAL v623 = v620 * v622;
const REAL v624 = REAL(0.1) * v623;
const REAL v625 = v235 * v624;
const REAL v626 = v618 + v625;
const REAL v627 = v223 * v624;
const REAL v628 = v602 + v627;
const REAL v629 = v217 * v623;
const REAL v630 = REAL(2.0) * v629;
const REAL v631 = REAL(0.5) * v404;
const REAL v632 = v580 + v631;
const REAL v633 = v258 > REAL(0) ? REAL(1) / PK_SQRT(v258) : REAL(0);
const REAL v634 = REAL(0.5) * v633;
const REAL v635 = v632 * v634;
const REAL v636 = REAL(0.1) * v635;
const REAL v637 = v229 * v636;
const REAL v638 = v630 + v637;
const REAL v639 = v217 * v636;
const REAL v640 = v614 + v639;
const REAL v641 = v211 * v635;
const REAL v642 = REAL(2.0) * v641;
const REAL v643 = REAL(0.5) * v403;
const REAL v644 = v592 + v643;
const REAL v645 = v252 > REAL(0) ? REAL(1) / PK_SQRT(v252) : REAL(0);
const REAL v646 = REAL(0.5) * v645;
const REAL v647 = v644 * v646;
const REAL v648 = REAL(0.1) * v647;
const REAL v649 = v223 * v648;
const REAL v650 = v642 + v649;
const REAL v651 = v211 * v648;
const REAL v652 = v626 + v651;
const REAL v653 = v205 * v647;
const REAL v654 = REAL(2.0) * v653;
const REAL v655 = REAL(0.5) * v402;
const REAL v656 = v604 + v655;
const REAL v657 = v246 > REAL(0) ? REAL(1) / PK_SQRT(v246) : REAL(0);
const REAL v658 = REAL(0.5) * v657;
const REAL v659 = v656 * v658;
const REAL v660 = REAL(0.1) * v659;
const REAL v661 = v217 * v660;
const REAL v662 = v654 + v661;
const REAL v663 = v205 * v660;
const REAL v664 = v638 + v663;
const REAL v665 = v199 * v659;
const REAL v666 = REAL(2.0) * v665;
const REAL v667 = REAL(0.5) * v401;
const REAL v668 = v616 + v667;
const REAL v669 = v240 > REAL(0) ? REAL(1) / PK_SQRT(v240) : REAL(0);
const REAL v670 = REAL(0.5) * v669;
const REAL v671 = v668 * v670;
const REAL v672 = REAL(0.1) * v671;
const REAL v673 = v211 * v672;
const REAL v674 = v666 + v673;
const REAL v675 = v199 * v672;
const REAL v676 = v650 + v675;
const REAL v677 = v193 * v671;
const REAL v678 = REAL(2.0) * v677;
const REAL v679 = REAL(0.5) * v400;
const REAL v680 = v628 + v679;
const REAL v681 = v234 > REAL(0) ? REAL(1) / PK_SQRT(v234) : REAL(0);
const REAL v682 = REAL(0.5) * v681;
const REAL v683 = v680 * v682;
const REAL v684 = REAL(0.1) * v683;
const REAL v685 = v205 * v684;
const REAL v686 = v678 + v685;
const REAL v687 = v193 * v684;
const REAL v688 = v662 + v687;
const REAL v689 = v187 * v683;
const REAL v690 = REAL(2.0) * v689;
const REAL v691 = REAL(0.5) * v399;
const REAL v692 = v640 + v691;
const REAL v693 = v228 > REAL(0) ? REAL(1) / PK_SQRT(v228) : REAL(0);
const REAL v694 = REAL(0.5) * v693;
const REAL v695 = v692 * v694;
const REAL v696 = REAL(0.1) * v695;
const REAL v697 = v199 * v696;
const REAL v698 = v690 + v697;
const REAL v699 = v187 * v696;
const REAL v700 = v674 + v699;
const REAL v701 = v181 * v695;
const REAL v702 = REAL(2.0) * v701;
const REAL v703 = REAL(0.5) * v398;
const REAL v704 = v652 + v703;
const REAL v705 = v222 > REAL(0) ? REAL(1) / PK_SQRT(v222) : REAL(0);
const REAL v706 = REAL(0.5) * v705;
const REAL v707 = v704 * v706;
const REAL v708 = REAL(0.1) * v707;
const REAL v709 = v193 * v708;
const REAL v710 = v702 + v709;
const REAL v711 = v181 * v708;
const REAL v712 = v686 + v711;
const REAL v713 = v175 * v707;
const REAL v714 = REAL(2.0) * v713;
const REAL v715 = REAL(0.5) * v397;
const REAL v716 = v664 + v715;
const REAL v717 = v216 > REAL(0) ? REAL(1) / PK_SQRT(v216) : REAL(0);
const REAL v718 = REAL(0.5) * v717;
const REAL v719 = v716 * v718;
const REAL v720 = REAL(0.1) * v719;
const REAL v721 = v187 * v720;
const REAL v722 = v714 + v721;
const REAL v723 = v175 * v720;
const REAL v724 = v698 + v723;
const REAL v725 = v169 * v719;
const REAL v726 = REAL(2.0) * v725;
const REAL v727 = REAL(0.5) * v396;
const REAL v728 = v676 + v727;
const REAL v729 = v210 > REAL(0) ? REAL(1) / PK_SQRT(v210) : REAL(0);
const REAL v730 = REAL(0.5) * v729;
const REAL v731 = v728 * v730;
const REAL v732 = REAL(0.1) * v731;
const REAL v733 = v181 * v732;
const REAL v734 = v726 + v733;
const REAL v735 = v169 * v732;
const REAL v736 = v710 + v735;
const REAL v737 = v163 * v731;
const REAL v738 = REAL(2.0) * v737;
const REAL v739 = REAL(0.5) * v395;
const REAL v740 = v688 + v739;
const REAL v741 = v204 > REAL(0) ? REAL(1) / PK_SQRT(v204) : REAL(0);
const REAL v742 = REAL(0.5) * v741;
const REAL v743 = v740 * v742;
const REAL v744 = REAL(0.1) * v743;
const REAL v745 = v175 * v744;
const REAL v746 = v738 + v745;
const REAL v747 = v163 * v744;
const REAL v748 = v722 + v747;
const REAL v749 = v157 * v743;
const REAL v750 = REAL(2.0) * v749;
const REAL v751 = REAL(0.5) * v394;
const REAL v752 = v700 + v751;
const REAL v753 = v198 > REAL(0) ? REAL(1) / PK_SQRT(v198) : REAL(0);
const REAL v754 = REAL(0.5) * v753;
const REAL v755 = v752 * v754;
const REAL v756 = REAL(0.1) * v755;
const REAL v757 = v169 * v756;
const REAL v758 = v750 + v757;
const REAL v759 = v157 * v756;
const REAL v760 = v734 + v759;
const REAL v761 = v151 * v755;
const REAL v762 = REAL(2.0) * v761;
const REAL v763 = REAL(0.5) * v393;
const REAL v764 = v712 + v763;
const REAL v765 = v192 > REAL(0) ? REAL(1) / PK_SQRT(v192) : REAL(0);
const REAL v766 = REAL(0.5) * v765;
const REAL v767 = v764 * v766;
const REAL v768 = REAL(0.1) * v767;
const REAL v769 = v163 * v768;
const REAL v770 = v762 + v769;
const REAL v771 = v151 * v768;
const REAL v772 = v746 + v771;
const REAL v773 = v145 * v767;
const REAL v774 = REAL(2.0) * v773;
const REAL v775 = REAL(0.5) * v392;
const REAL v776 = v724 + v775;
const REAL v777 = v186 > REAL(0) ? REAL(1) / PK_SQRT(v186) : REAL(0);
const REAL v778 = REAL(0.5) * v777;
const REAL v779 = v776 * v778;
const REAL v780 = REAL(0.1) * v779;
const REAL v781 = v157 * v780;
const REAL v782 = v774 + v781;
const REAL v783 = v145 * v780;
const REAL v784 = v758 + v783;
const REAL v785 = v139 * v779;
const REAL v786 = REAL(2.0) * v785;
const REAL v787 = REAL(0.5) * v391;
const REAL v788 = v736 + v787;
const REAL v789 = v180 > REAL(0) ? REAL(1) / PK_SQRT(v180) : REAL(0);
const REAL v790 = REAL(0.5) * v789;
const REAL v791 = v788 * v790;
const REAL v792 = REAL(0.1) * v791;
const REAL v793 = v151 * v792;
const REAL v794 = v786 + v793;
const REAL v795 = v139 * v792;
const REAL v796 = v770 + v795;
const REAL v797 = v133 * v791;
const REAL v798 = REAL(2.0) * v797;
const REAL v799 = REAL(0.5) * v390;
const REAL v800 = v748 + v799;
const REAL v801 = v174 > REAL(0) ? REAL(1) / PK_SQRT(v174) : REAL(0);
const REAL v802 = REAL(0.5) * v801;
const REAL v803 = v800 * v802;
const REAL v804 = REAL(0.1) * v803;
const REAL v805 = v145 * v804;
const REAL v806 = v798 + v805;
const REAL v807 = v133 * v804;
const REAL v808 = v782 + v807;
const REAL v809 = v127 * v803;
const REAL v810 = REAL(2.0) * v809;
const REAL v811 = REAL(0.5) * v389;
const REAL v812 = v760 + v811;
const REAL v813 = v168 > REAL(0) ? REAL(1) / PK_SQRT(v168) : REAL(0);
const REAL v814 = REAL(0.5) * v813;
const REAL v815 = v812 * v814;
const REAL v816 = REAL(0.1) * v815;
const REAL v817 = v139 * v816;
const REAL v818 = v810 + v817;
const REAL v819 = v127 * v816;
const REAL v820 = v794 + v819;
const REAL v821 = v121 * v815;
const REAL v822 = REAL(2.0) * v821;
const REAL v823 = REAL(0.5) * v388;
const REAL v824 = v772 + v823;
const REAL v825 = v162 > REAL(0) ? REAL(1) / PK_SQRT(v162) : REAL(0);
const REAL v826 = REAL(0.5) * v825;
const REAL v827 = v824 * v826;
const REAL v828 = REAL(0.1) * v827;
const REAL v829 = v133 * v828;
const REAL v830 = v822 + v829;
const REAL v831 = v121 * v828;
const REAL v832 = v806 + v831;
const REAL v833 = v115 * v827;
const REAL v834 = REAL(2.0) * v833;
const REAL v835 = REAL(0.5) * v387;
const REAL v836 = v784 + v835;
const REAL v837 = v156 > REAL(0) ? REAL(1) / PK_SQRT(v156) : REAL(0);
const REAL v838 = REAL(0.5) * v837;
const REAL v839 = v836 * v838;
const REAL v840 = REAL(0.1) * v839;
const REAL v841 = v127 * v840;
const REAL v842 = v834 + v841;
const REAL v843 = v115 * v840;
const REAL v844 = v818 + v843;
const REAL v845 = v109 * v839;
const REAL v846 = REAL(2.0) * v845;
const REAL v847 = REAL(0.5) * v386;
const REAL v848 = v796 + v847;
const REAL v849 = v150 > REAL(0) ? REAL(1) / PK_SQRT(v150) : REAL(0);
const REAL v850 = REAL(0.5) * v849;
const REAL v851 = v848 * v850;
const REAL v852 = REAL(0.1) * v851;
const REAL v853 = v121 * v852;
const REAL v854 = v846 + v853;
const REAL v855 = v109 * v852;
const REAL v856 = v830 + v855;
const REAL v857 = v103 * v851;
const REAL v858 = REAL(2.0) * v857;
const REAL v859 = REAL(0.5) * v385;
const REAL v860 = v808 + v859;
const REAL v861 = v144 > REAL(0) ? REAL(1) / PK_SQRT(v144) : REAL(0);
const REAL v862 = REAL(0.5) * v861;
const REAL v863 = v860 * v862;
const REAL v864 = REAL(0.1) * v863;
const REAL v865 = v115 * v864;
const REAL v866 = v858 + v865;
const REAL v867 = v103 * v864;
const REAL v868 = v842 + v867;
const REAL v869 = v97 * v863;
const REAL v870 = REAL(2.0) * v869;
const REAL v871 = REAL(0.5) * v384;
const REAL v872 = v820 + v871;
const REAL v873 = v138 > REAL(0) ? REAL(1) / PK_SQRT(v138) : REAL(0);
const REAL v874 = REAL(0.5) * v873;
const REAL v875 = v872 * v874;
const REAL v876 = REAL(0.1) * v875;
const REAL v877 = v109 * v876;
const REAL v878 = v870 + v877;
const REAL v879 = v97 * v876;
const REAL v880 = v854 + v879;
const REAL v881 = v91 * v875;
const REAL v882 = REAL(2.0) * v881;
const REAL v883 = REAL(0.5) * v383;
const REAL v884 = v832 + v883;
const REAL v885 = v132 > REAL(0) ? REAL(1) / PK_SQRT(v132) : REAL(0);
const REAL v886 = REAL(0.5) * v885;
const REAL v887 = v884 * v886;
const REAL v888 = REAL(0.1) * v887;
const REAL v889 = v103 * v888;
const REAL v890 = v882 + v889;
const REAL v891 = v91 * v888;
const REAL v892 = v866 + v891;
const REAL v893 = v85 * v887;
const REAL v894 = REAL(2.0) * v893;
const REAL v895 = REAL(0.5) * v382;
const REAL v896 = v844 + v895;
const REAL v897 = v126 > REAL(0) ? REAL(1) / PK_SQRT(v126) : REAL(0);
const REAL v898 = REAL(0.5) * v897;
const REAL v899 = v896 * v898;
const REAL v900 = REAL(0.1) * v899;
const REAL v901 = v97 * v900;
const REAL v902 = v894 + v901;
const REAL v903 = v85 * v900;
const REAL v904 = v878 + v903;
const REAL v905 = v79 * v899;
const REAL v906 = REAL(2.0) * v905;
const REAL v907 = REAL(0.5) * v381;
const REAL v908 = v856 + v907;
const REAL v909 = v120 > REAL(0) ? REAL(1) / PK_SQRT(v120) : REAL(0);
const REAL v910 = REAL(0.5) * v909;
const REAL v911 = v908 * v910;
const REAL v912 = REAL(0.1) * v911;
const REAL v913 = v91 * v912;
const REAL v914 = v906 + v913;
const REAL v915 = v79 * v912;
const REAL v916 = v890 + v915;
const REAL v917 = v73 * v911;
const REAL v918 = REAL(2.0) * v917;
const REAL v919 = REAL(0.5) * v380;
const REAL v920 = v868 + v919;
const REAL v921 = v114 > REAL(0) ? REAL(1) / PK_SQRT(v114) : REAL(0);
const REAL v922 = REAL(0.5) * v921;
const REAL v923 = v920 * v922;
const REAL v924 = REAL(0.1) * v923;
const REAL v925 = v85 * v924;
const REAL v926 = v918 + v925;
const REAL v927 = v73 * v924;
const REAL v928 = v902 + v927;
const REAL v929 = v67 * v923;
const REAL v930 = REAL(2.0) * v929;
const REAL v931 = REAL(0.5) * v379;
const REAL v932 = v880 + v931;
const REAL v933 = v108 > REAL(0) ? REAL(1) / PK_SQRT(v108) : REAL(0);
const REAL v934 = REAL(0.5) * v933;
const REAL v935 = v932 * v934;
const REAL v936 = REAL(0.1) * v935;
const REAL v937 = v79 * v936;
const REAL v938 = v930 + v937;
const REAL v939 = v67 * v936;
const REAL v940 = v914 + v939;
const REAL v941 = v61 * v935;
const REAL v942 = REAL(2.0) * v941;
const REAL v943 = REAL(0.5) * v378;
const REAL v944 = v892 + v943;
const REAL v945 = v102 > REAL(0) ? REAL(1) / PK_SQRT(v102) : REAL(0);
const REAL v946 = REAL(0.5) * v945;
const REAL v947 = v944 * v946;
const REAL v948 = REAL(0.1) * v947;
const REAL v949 = v73 * v948;
const REAL v950 = v942 + v949;
const REAL v951 = v61 * v948;
const REAL v952 = v926 + v951;
const REAL v953 = v55 * v947;
const REAL v954 = REAL(2.0) * v953;
const REAL v955 = REAL(0.5) * v377;
const REAL v956 = v904 + v955;
const REAL v957 = v96 > REAL(0) ? REAL(1) / PK_SQRT(v96) : REAL(0);
const REAL v958 = REAL(0.5) * v957;
const REAL v959 = v956 * v958;
const REAL v960 = REAL(0.1) * v959;
const REAL v961 = v67 * v960;
const REAL v962 = v954 + v961;
const REAL v963 = v55 * v960;
const REAL v964 = v938 + v963;
const REAL v965 = v49 * v959;
const REAL v966 = REAL(2.0) * v965;
const REAL v967 = REAL(0.5) * v376;
const REAL v968 = v916 + v967;
const REAL v969 = v90 > REAL(0) ? REAL(1) / PK_SQRT(v90) : REAL(0);
const REAL v970 = REAL(0.5) * v969;
const REAL v971 = v968 * v970;
const REAL v972 = REAL(0.1) * v971;
const REAL v973 = v61 * v972;
const REAL v974 = v966 + v973;
const REAL v975 = v49 * v972;
const REAL v976 = v950 + v975;
const REAL v977 = v43 * v971;
const REAL v978 = REAL(2.0) * v977;
const REAL v979 = REAL(0.5) * v375;
const REAL v980 = v928 + v979;
const REAL v981 = v84 > REAL(0) ? REAL(1) / PK_SQRT(v84) : REAL(0);
const REAL v982 = REAL(0.5) * v981;
const REAL v983 = v980 * v982;
const REAL v984 = REAL(0.1) * v983;
const REAL v985 = v55 * v984;
const REAL v986 = v978 + v985;
const REAL v987 = v43 * v984;
const REAL v988 = v962 + v987;
const REAL v989 = v37 * v983;
const REAL v990 = REAL(2.0) * v989;
const REAL v991 = REAL(0.5) * v374;
const REAL v992 = v940 + v991;
const REAL v993 = v78 > REAL(0) ? REAL(1) / PK_SQRT(v78) : REAL(0);
const REAL v994 = REAL(0.5) * v993;
const REAL v995 = v992 * v994;
const REAL v996 = REAL(0.1) * v995;
const REAL v997 = v49 * v996;
const REAL v998 = v990 + v997;
const REAL v999 = v37 * v996;
const REAL v1000 = v974 + v999;
const REAL v1001 = v31 * v995;
const REAL v1002 = REAL(2.0) * v1001;
const REAL v1003 = REAL(0.5) * v373;
const REAL v1004 = v952 + v1003;
const REAL v1005 = v72 > REAL(0) ? REAL(1) / PK_SQRT(v72) : REAL(0);
const REAL v1006 = REAL(0.5) * v1005;
const REAL v1007 = v1004 * v1006;
const REAL v1008 = REAL(0.1) * v1007;
const REAL v1009 = v43 * v1008;
const REAL v1010 = v1002 + v1009;
const REAL v1011 = v31 * v1008;
const REAL v1012 = v986 + v1011;
const REAL v1013 = v25 * v1007;
const REAL v1014 = REAL(2.0) * v1013;
const REAL v1015 = REAL(0.5) * v372;
const REAL v1016 = v964 + v1015;
const REAL v1017 = v66 > REAL(0) ? REAL(1) / PK_SQRT(v66) : REAL(0);
const REAL v1018 = REAL(0.5) * v1017;
const REAL v1019 = v1016 * v1018;
const REAL v1020 = REAL(0.1) * v1019;
const REAL v1021 = v37 * v1020;
const REAL v1022 = v1014 + v1021;
const REAL v1023 = v25 * v1020;
const REAL v1024 = v998 + v1023;
const REAL v1025 = v19 * v1019;
const REAL v1026 = REAL(2.0) * v1025;
const REAL v1027 = REAL(0.5) * v371;
const REAL v1028 = v976 + v1027;
const REAL v1029 = v60 > REAL(0) ? REAL(1) / PK_SQRT(v60) : REAL(0);
const REAL v1030 = REAL(0.5) * v1029;
const REAL v1031 = v1028 * v1030;
const REAL v1032 = REAL(0.1) * v1031;
const REAL v1033 = v31 * v1032;
const REAL v1034 = v1026 + v1033;
const REAL v1035 = v19 * v1032;
const REAL v1036 = v1010 + v1035;
const REAL v1037 = v13 * v1031;
const REAL v1038 = REAL(2.0) * v1037;
const REAL v1039 = REAL(0.5) * v370;
const REAL v1040 = v988 + v1039;
const REAL v1041 = v54 > REAL(0) ? REAL(1) / PK_SQRT(v54) : REAL(0);
const REAL v1042 = REAL(0.5) * v1041;
const REAL v1043 = v1040 * v1042;
const REAL v1044 = REAL(0.1) * v1043;
const REAL v1045 = v25 * v1044;
const REAL v1046 = v1038 + v1045;
const REAL v1047 = v13 * v1044;
const REAL v1048 = v1022 + v1047;
const REAL v1049 = v7 * v1043;
const REAL v1050 = REAL(2.0) * v1049;
const REAL v1051 = REAL(0.5) * v369;
const REAL v1052 = v1000 + v1051;
const REAL v1053 = v48 > REAL(0) ? REAL(1) / PK_SQRT(v48) : REAL(0);
const REAL v1054 = REAL(0.5) * v1053;
const REAL v1055 = v1052 * v1054;
const REAL v1056 = REAL(0.1) * v1055;
const REAL v1057 = v19 * v1056;
const REAL v1058 = v1050 + v1057;
const REAL v1059 = v7 * v1056;
const REAL v1060 = v1034 + v1059;
const REAL v1061 = v6 * v1055;
const REAL v1062 = REAL(2.0) * v1061;
const REAL v1063 = REAL(0.5) * v368;
const REAL v1064 = v1012 + v1063;
const REAL v1065 = v42 > REAL(0) ? REAL(1) / PK_SQRT(v42) : REAL(0);
const REAL v1066 = REAL(0.5) * v1065;
const REAL v1067 = v1064 * v1066;
const REAL v1068 = REAL(0.1) * v1067;
const REAL v1069 = v13 * v1068;
const REAL v1070 = v1062 + v1069;
const REAL v1071 = v6 * v1068;
const REAL v1072 = v1046 + v1071;
const REAL v1073 = v5 * v1067;
const REAL v1074 = REAL(2.0) * v1073;
const REAL v1075 = REAL(0.5) * v367;
const REAL v1076 = v1024 + v1075;
const REAL v1077 = v36 > REAL(0) ? REAL(1) / PK_SQRT(v36) : REAL(0);
const REAL v1078 = REAL(0.5) * v1077;
const REAL v1079 = v1076 * v1078;
const REAL v1080 = REAL(0.1) * v1079;
const REAL v1081 = v7 * v1080;
const REAL v1082 = v1074 + v1081;
const REAL v1083 = v5 * v1080;
const REAL v1084 = v1058 + v1083;
const REAL v1085 = v4 * v1079;
const REAL v1086 = REAL(2.0) * v1085;
const REAL v1087 = REAL(0.5) * v366;
const REAL v1088 = v1036 + v1087;
const REAL v1089 = v30 > REAL(0) ? REAL(1) / PK_SQRT(v30) : REAL(0);
const REAL v1090 = REAL(0.5) * v1089;
const REAL v1091 = v1088 * v1090;
const REAL v1092 = REAL(0.1) * v1091;
const REAL v1093 = v6 * v1092;
const REAL v1094 = v1086 + v1093;
const REAL v1095 = v4 * v1092;
const REAL v1096 = v1070 + v1095;
const REAL v1097 = v3 * v1091;
const REAL v1098 = REAL(2.0) * v1097;
const REAL v1099 = REAL(0.5) * v365;
const REAL v1100 = v1048 + v1099;
const REAL v1101 = v24 > REAL(0) ? REAL(1) / PK_SQRT(v24) : REAL(0);
const REAL v1102 = REAL(0.5) * v1101;
const REAL v1103 = v1100 * v1102;
const REAL v1104 = REAL(0.1) * v1103;
const REAL v1105 = v5 * v1104;
const REAL v1106 = v1098 + v1105;
const REAL v1107 = v3 * v1104;
const REAL v1108 = v1082 + v1107;
const REAL v1109 = v2 * v1103;
const REAL v1110 = REAL(2.0) * v1109;
const REAL v1111 = REAL(0.5) * v364;
const REAL v1112 = v1060 + v1111;
const REAL v1113 = v18 > REAL(0) ? REAL(1) / PK_SQRT(v18) : REAL(0);
const REAL v1114 = REAL(0.5) * v1113;
const REAL v1115 = v1112 * v1114;
const REAL v1116 = REAL(0.1) * v1115;
const REAL v1117 = v4 * v1116;
const REAL v1118 = v1110 + v1117;
const REAL v1119 = v2 * v1116;
const REAL v1120 = v1094 + v1119;
const REAL v1121 = v1 * v1115;
const REAL v1122 = REAL(2.0) * v1121;
const REAL v1123 = REAL(0.5) * v363;
const REAL v1124 = v1072 + v1123;
const REAL v1125 = v12 > REAL(0) ? REAL(1) / PK_SQRT(v12) : REAL(0);
const REAL v1126 = REAL(0.5) * v1125;
const REAL v1127 = v1124 * v1126;
const REAL v1128 = REAL(0.1) * v1127;
const REAL v1129 = v3 * v1128;
const REAL v1130 = v1122 + v1129;
const REAL v1131 = v1 * v1128;
const REAL v1132 = v1106 + v1131;
const REAL v1133 = v0 * v1127;
const REAL v1134 = REAL(2.0) * v1133;
o0_t[0][i] = v1134;
o0_t[1][i] = v1130;
o0_t[2][i] = v1118;
o0_t[3][i] = v1132;
o0_t[4][i] = v1120;
o0_t[5][i] = v1108;
o0_t[6][i] = v1096;
o0_t[7][i] = v1084;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); p[1] = STORE(o0_t[1][i]); p[2] = STORE(o0_t[2][i]); p[3] = STORE(o0_t[3][i]); p[4] = STORE(o0_t[4][i]); p[5] = STORE(o0_t[5][i]); p[6] = STORE(o0_t[6][i]); p[7] = STORE(o0_t[7][i]); }
}

}
#endif
}


// <posekit large60@d3566789414dfd2a>v1.1 f16.sss>:1
static CUDA_CALLABLE void adj_pk_large60_d3566789414dfd2a_f16_1d35a75e_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
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
    wp::int64 o0_s0,
    wp::int64 o0_s1,
    wp::int64 o0_s2,
    wp::int64 o0_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
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
    wp::int64 & adj_o0_s0,
    wp::int64 & adj_o0_s1,
    wp::int64 & adj_o0_s2,
    wp::int64 & adj_o0_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0)
{
}

struct wp_args_pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782 {
    wp::uint64 i0_;
    wp::uint64 i1_;
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
    wp::int64 o0_s0;
    wp::int64 o0_s1;
    wp::int64 o0_s2;
    wp::int64 o0_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
};


template <bool wp_linear_contiguous>
static void pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
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
    wp::int64 var_o0_s0 = _wp_args->o0_s0;
    wp::int64 var_o0_s1 = _wp_args->o0_s1;
    wp::int64 var_o0_s2 = _wp_args->o0_s2;
    wp::int64 var_o0_s3 = _wp_args->o0_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_large60_d3566789414dfd2a_f16_1d35a75e(i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64):       <L 4>
    // pk_large60_d3566789414dfd2a_f16_1d35a75e_body(wp.int64(wp.tid()), i0_, i1_, o0_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, o0_s0, o0_s1, o0_s2, o0_s3, i0_e0, i1_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_large60_d3566789414dfd2a_f16_1d35a75e_body_0(var_1, var_i0_, var_i1_, var_o0_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_i0_e0, var_i1_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782 *_wp_args)
{
    pk_large60_d3566789414dfd2a_f16_1d35a75e_79296782_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

