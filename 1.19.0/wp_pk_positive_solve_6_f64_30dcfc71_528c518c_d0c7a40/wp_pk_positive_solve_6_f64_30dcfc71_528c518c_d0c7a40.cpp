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


// <posekit positive.solve.6 f64.>:1
static CUDA_CALLABLE void pk_positive_solve_6_f64_30dcfc71_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_)
{
// i0 = matrix
// i1 = vector
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
const long long t = thread;
if (t >= n) return;
struct alignas(16) PackedRow { STORE x[16 / sizeof(STORE)]; };
REAL i0[36];
REAL i1[6];
REAL o0[6];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 36; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i0[4] = REAL(w.x[0]); i0[5] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[3]; i0[6] = REAL(w.x[0]); i0[7] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[4]; i0[8] = REAL(w.x[0]); i0[9] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[5]; i0[10] = REAL(w.x[0]); i0[11] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[6]; i0[12] = REAL(w.x[0]); i0[13] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[7]; i0[14] = REAL(w.x[0]); i0[15] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[8]; i0[16] = REAL(w.x[0]); i0[17] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[9]; i0[18] = REAL(w.x[0]); i0[19] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[10]; i0[20] = REAL(w.x[0]); i0[21] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[11]; i0[22] = REAL(w.x[0]); i0[23] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[12]; i0[24] = REAL(w.x[0]); i0[25] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[13]; i0[26] = REAL(w.x[0]); i0[27] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[14]; i0[28] = REAL(w.x[0]); i0[29] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[15]; i0[30] = REAL(w.x[0]); i0[31] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[16]; i0[32] = REAL(w.x[0]); i0[33] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[17]; i0[34] = REAL(w.x[0]); i0[35] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); i0[4] = REAL(p[4]); i0[5] = REAL(p[5]); i0[6] = REAL(p[6]); i0[7] = REAL(p[7]); i0[8] = REAL(p[8]); i0[9] = REAL(p[9]); i0[10] = REAL(p[10]); i0[11] = REAL(p[11]); i0[12] = REAL(p[12]); i0[13] = REAL(p[13]); i0[14] = REAL(p[14]); i0[15] = REAL(p[15]); i0[16] = REAL(p[16]); i0[17] = REAL(p[17]); i0[18] = REAL(p[18]); i0[19] = REAL(p[19]); i0[20] = REAL(p[20]); i0[21] = REAL(p[21]); i0[22] = REAL(p[22]); i0[23] = REAL(p[23]); i0[24] = REAL(p[24]); i0[25] = REAL(p[25]); i0[26] = REAL(p[26]); i0[27] = REAL(p[27]); i0[28] = REAL(p[28]); i0[29] = REAL(p[29]); i0[30] = REAL(p[30]); i0[31] = REAL(p[31]); i0[32] = REAL(p[32]); i0[33] = REAL(p[33]); i0[34] = REAL(p[34]); i0[35] = REAL(p[35]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 6; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i1[4] = REAL(w.x[0]); i1[5] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); i1[4] = REAL(p[4]); i1[5] = REAL(p[5]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[6];
const REAL v2 = i0[7];
const REAL v3 = i0[12];
const REAL v4 = i0[13];
const REAL v5 = i0[14];
const REAL v6 = i0[18];
const REAL v7 = i0[19];
const REAL v8 = i0[20];
const REAL v9 = i0[21];
const REAL v10 = i0[24];
const REAL v11 = i0[25];
const REAL v12 = i0[26];
const REAL v13 = i0[27];
const REAL v14 = i0[28];
const REAL v15 = i0[30];
const REAL v16 = i0[31];
const REAL v17 = i0[32];
const REAL v18 = i0[33];
const REAL v19 = i0[34];
const REAL v20 = i0[35];
const REAL v21 = i1[0];
const REAL v22 = i1[1];
const REAL v23 = i1[2];
const REAL v24 = i1[3];
const REAL v25 = i1[4];
const REAL v26 = i1[5];
const REAL v27 = REAL(1) / PK_SQRT(v0);
const REAL v28 = v1 * v27;
const REAL v29 = v28 * v28;
const REAL v30 = v2 - v29;
const REAL v31 = REAL(1) / PK_SQRT(v30);
const REAL v32 = v3 * v27;
const REAL v33 = v28 * v32;
const REAL v34 = v4 - v33;
const REAL v35 = v31 * v34;
const REAL v36 = v32 * v32;
const REAL v37 = v35 * v35;
const REAL v38 = v36 + v37;
const REAL v39 = v5 - v38;
const REAL v40 = REAL(1) / PK_SQRT(v39);
const REAL v41 = v6 * v27;
const REAL v42 = v28 * v41;
const REAL v43 = v7 - v42;
const REAL v44 = v31 * v43;
const REAL v45 = v32 * v41;
const REAL v46 = v35 * v44;
const REAL v47 = v45 + v46;
const REAL v48 = v8 - v47;
const REAL v49 = v40 * v48;
const REAL v50 = v41 * v41;
const REAL v51 = v44 * v44;
const REAL v52 = v50 + v51;
const REAL v53 = v49 * v49;
const REAL v54 = v52 + v53;
const REAL v55 = v9 - v54;
const REAL v56 = REAL(1) / PK_SQRT(v55);
const REAL v57 = v10 * v27;
const REAL v58 = v28 * v57;
const REAL v59 = v11 - v58;
const REAL v60 = v31 * v59;
const REAL v61 = v32 * v57;
const REAL v62 = v35 * v60;
const REAL v63 = v61 + v62;
const REAL v64 = v12 - v63;
const REAL v65 = v40 * v64;
const REAL v66 = v41 * v57;
const REAL v67 = v44 * v60;
const REAL v68 = v66 + v67;
const REAL v69 = v49 * v65;
const REAL v70 = v68 + v69;
const REAL v71 = v13 - v70;
const REAL v72 = v56 * v71;
const REAL v73 = v57 * v57;
const REAL v74 = v60 * v60;
const REAL v75 = v73 + v74;
const REAL v76 = v65 * v65;
const REAL v77 = v75 + v76;
const REAL v78 = v72 * v72;
const REAL v79 = v77 + v78;
const REAL v80 = v14 - v79;
const REAL v81 = REAL(1) / PK_SQRT(v80);
const REAL v82 = v15 * v27;
const REAL v83 = v28 * v82;
const REAL v84 = v16 - v83;
const REAL v85 = v31 * v84;
const REAL v86 = v32 * v82;
const REAL v87 = v35 * v85;
const REAL v88 = v86 + v87;
const REAL v89 = v17 - v88;
const REAL v90 = v40 * v89;
const REAL v91 = v41 * v82;
const REAL v92 = v44 * v85;
const REAL v93 = v91 + v92;
const REAL v94 = v49 * v90;
const REAL v95 = v93 + v94;
const REAL v96 = v18 - v95;
const REAL v97 = v56 * v96;
const REAL v98 = v57 * v82;
const REAL v99 = v60 * v85;
const REAL v100 = v98 + v99;
const REAL v101 = v65 * v90;
const REAL v102 = v100 + v101;
const REAL v103 = v72 * v97;
const REAL v104 = v102 + v103;
const REAL v105 = v19 - v104;
const REAL v106 = v81 * v105;
const REAL v107 = v82 * v82;
const REAL v108 = v85 * v85;
const REAL v109 = v107 + v108;
const REAL v110 = v90 * v90;
const REAL v111 = v109 + v110;
const REAL v112 = v97 * v97;
const REAL v113 = v111 + v112;
const REAL v114 = v106 * v106;
const REAL v115 = v113 + v114;
const REAL v116 = v20 - v115;
const REAL v117 = REAL(1) / PK_SQRT(v116);
const REAL v118 = v21 * v27;
const REAL v119 = v28 * v118;
const REAL v120 = v22 - v119;
const REAL v121 = v31 * v120;
const REAL v122 = v32 * v118;
const REAL v123 = v35 * v121;
const REAL v124 = v122 + v123;
const REAL v125 = v23 - v124;
const REAL v126 = v40 * v125;
const REAL v127 = v41 * v118;
const REAL v128 = v44 * v121;
const REAL v129 = v127 + v128;
const REAL v130 = v49 * v126;
const REAL v131 = v129 + v130;
const REAL v132 = v24 - v131;
const REAL v133 = v56 * v132;
const REAL v134 = v57 * v118;
const REAL v135 = v60 * v121;
const REAL v136 = v134 + v135;
const REAL v137 = v65 * v126;
const REAL v138 = v136 + v137;
const REAL v139 = v72 * v133;
const REAL v140 = v138 + v139;
const REAL v141 = v25 - v140;
const REAL v142 = v81 * v141;
const REAL v143 = v82 * v118;
const REAL v144 = v85 * v121;
const REAL v145 = v143 + v144;
const REAL v146 = v90 * v126;
const REAL v147 = v145 + v146;
const REAL v148 = v97 * v133;
const REAL v149 = v147 + v148;
const REAL v150 = v106 * v142;
const REAL v151 = v149 + v150;
const REAL v152 = v26 - v151;
const REAL v153 = v117 * v152;
const REAL v154 = v117 * v153;
const REAL v155 = v106 * v154;
const REAL v156 = v142 - v155;
const REAL v157 = v81 * v156;
const REAL v158 = v72 * v157;
const REAL v159 = v133 - v158;
const REAL v160 = v97 * v154;
const REAL v161 = v159 - v160;
const REAL v162 = v56 * v161;
const REAL v163 = v49 * v162;
const REAL v164 = v126 - v163;
const REAL v165 = v65 * v157;
const REAL v166 = v164 - v165;
const REAL v167 = v90 * v154;
const REAL v168 = v166 - v167;
const REAL v169 = v40 * v168;
const REAL v170 = v35 * v169;
const REAL v171 = v121 - v170;
const REAL v172 = v44 * v162;
const REAL v173 = v171 - v172;
const REAL v174 = v60 * v157;
const REAL v175 = v173 - v174;
const REAL v176 = v85 * v154;
const REAL v177 = v175 - v176;
const REAL v178 = v31 * v177;
const REAL v179 = v28 * v178;
const REAL v180 = v118 - v179;
const REAL v181 = v32 * v169;
const REAL v182 = v180 - v181;
const REAL v183 = v41 * v162;
const REAL v184 = v182 - v183;
const REAL v185 = v57 * v157;
const REAL v186 = v184 - v185;
const REAL v187 = v82 * v154;
const REAL v188 = v186 - v187;
const REAL v189 = v27 * v188;
o0[0] = v189;
o0[1] = v178;
o0[2] = v169;
o0[3] = v162;
o0[4] = v157;
o0[5] = v154;
{ STORE* __restrict p = (STORE*)o0_ + t * 6; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[2]); w.x[1] = STORE(o0[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o0[4]); w.x[1] = STORE(o0[5]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
STORE* const o0_b = (STORE*)o0_;
alignas(64) REAL i0_t[36][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * 36; i0_t[0][i] = REAL(p[0]); i0_t[1][i] = REAL(p[1]); i0_t[2][i] = REAL(p[2]); i0_t[3][i] = REAL(p[3]); i0_t[4][i] = REAL(p[4]); i0_t[5][i] = REAL(p[5]); i0_t[6][i] = REAL(p[6]); i0_t[7][i] = REAL(p[7]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * 36; i0_t[8][i] = REAL(p[8]); i0_t[9][i] = REAL(p[9]); i0_t[10][i] = REAL(p[10]); i0_t[11][i] = REAL(p[11]); i0_t[12][i] = REAL(p[12]); i0_t[13][i] = REAL(p[13]); i0_t[14][i] = REAL(p[14]); i0_t[15][i] = REAL(p[15]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * 36; i0_t[16][i] = REAL(p[16]); i0_t[17][i] = REAL(p[17]); i0_t[18][i] = REAL(p[18]); i0_t[19][i] = REAL(p[19]); i0_t[20][i] = REAL(p[20]); i0_t[21][i] = REAL(p[21]); i0_t[22][i] = REAL(p[22]); i0_t[23][i] = REAL(p[23]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * 36; i0_t[24][i] = REAL(p[24]); i0_t[25][i] = REAL(p[25]); i0_t[26][i] = REAL(p[26]); i0_t[27][i] = REAL(p[27]); i0_t[28][i] = REAL(p[28]); i0_t[29][i] = REAL(p[29]); i0_t[30][i] = REAL(p[30]); i0_t[31][i] = REAL(p[31]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * 36; i0_t[32][i] = REAL(p[32]); i0_t[33][i] = REAL(p[33]); i0_t[34][i] = REAL(p[34]); i0_t[35][i] = REAL(p[35]); }
const STORE* __restrict i1 = i1_b + b * 6;
STORE* __restrict o0 = o0_b + b * 6;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[6][i];
const REAL v2 = i0_t[7][i];
const REAL v3 = i0_t[12][i];
const REAL v4 = i0_t[13][i];
const REAL v5 = i0_t[14][i];
const REAL v6 = i0_t[18][i];
const REAL v7 = i0_t[19][i];
const REAL v8 = i0_t[20][i];
const REAL v9 = i0_t[21][i];
const REAL v10 = i0_t[24][i];
const REAL v11 = i0_t[25][i];
const REAL v12 = i0_t[26][i];
const REAL v13 = i0_t[27][i];
const REAL v14 = i0_t[28][i];
const REAL v15 = i0_t[30][i];
const REAL v16 = i0_t[31][i];
const REAL v17 = i0_t[32][i];
const REAL v18 = i0_t[33][i];
const REAL v19 = i0_t[34][i];
const REAL v20 = i0_t[35][i];
const REAL v21 = REAL(i1[6 * i + 0]);
const REAL v22 = REAL(i1[6 * i + 1]);
const REAL v23 = REAL(i1[6 * i + 2]);
const REAL v24 = REAL(i1[6 * i + 3]);
const REAL v25 = REAL(i1[6 * i + 4]);
const REAL v26 = REAL(i1[6 * i + 5]);
const REAL v27 = REAL(1) / PK_SQRT(v0);
const REAL v28 = v1 * v27;
const REAL v29 = v28 * v28;
const REAL v30 = v2 - v29;
const REAL v31 = REAL(1) / PK_SQRT(v30);
const REAL v32 = v3 * v27;
const REAL v33 = v28 * v32;
const REAL v34 = v4 - v33;
const REAL v35 = v31 * v34;
const REAL v36 = v32 * v32;
const REAL v37 = v35 * v35;
const REAL v38 = v36 + v37;
const REAL v39 = v5 - v38;
const REAL v40 = REAL(1) / PK_SQRT(v39);
const REAL v41 = v6 * v27;
const REAL v42 = v28 * v41;
const REAL v43 = v7 - v42;
const REAL v44 = v31 * v43;
const REAL v45 = v32 * v41;
const REAL v46 = v35 * v44;
const REAL v47 = v45 + v46;
const REAL v48 = v8 - v47;
const REAL v49 = v40 * v48;
const REAL v50 = v41 * v41;
const REAL v51 = v44 * v44;
const REAL v52 = v50 + v51;
const REAL v53 = v49 * v49;
const REAL v54 = v52 + v53;
const REAL v55 = v9 - v54;
const REAL v56 = REAL(1) / PK_SQRT(v55);
const REAL v57 = v10 * v27;
const REAL v58 = v28 * v57;
const REAL v59 = v11 - v58;
const REAL v60 = v31 * v59;
const REAL v61 = v32 * v57;
const REAL v62 = v35 * v60;
const REAL v63 = v61 + v62;
const REAL v64 = v12 - v63;
const REAL v65 = v40 * v64;
const REAL v66 = v41 * v57;
const REAL v67 = v44 * v60;
const REAL v68 = v66 + v67;
const REAL v69 = v49 * v65;
const REAL v70 = v68 + v69;
const REAL v71 = v13 - v70;
const REAL v72 = v56 * v71;
const REAL v73 = v57 * v57;
const REAL v74 = v60 * v60;
const REAL v75 = v73 + v74;
const REAL v76 = v65 * v65;
const REAL v77 = v75 + v76;
const REAL v78 = v72 * v72;
const REAL v79 = v77 + v78;
const REAL v80 = v14 - v79;
const REAL v81 = REAL(1) / PK_SQRT(v80);
const REAL v82 = v15 * v27;
const REAL v83 = v28 * v82;
const REAL v84 = v16 - v83;
const REAL v85 = v31 * v84;
const REAL v86 = v32 * v82;
const REAL v87 = v35 * v85;
const REAL v88 = v86 + v87;
const REAL v89 = v17 - v88;
const REAL v90 = v40 * v89;
const REAL v91 = v41 * v82;
const REAL v92 = v44 * v85;
const REAL v93 = v91 + v92;
const REAL v94 = v49 * v90;
const REAL v95 = v93 + v94;
const REAL v96 = v18 - v95;
const REAL v97 = v56 * v96;
const REAL v98 = v57 * v82;
const REAL v99 = v60 * v85;
const REAL v100 = v98 + v99;
const REAL v101 = v65 * v90;
const REAL v102 = v100 + v101;
const REAL v103 = v72 * v97;
const REAL v104 = v102 + v103;
const REAL v105 = v19 - v104;
const REAL v106 = v81 * v105;
const REAL v107 = v82 * v82;
const REAL v108 = v85 * v85;
const REAL v109 = v107 + v108;
const REAL v110 = v90 * v90;
const REAL v111 = v109 + v110;
const REAL v112 = v97 * v97;
const REAL v113 = v111 + v112;
const REAL v114 = v106 * v106;
const REAL v115 = v113 + v114;
const REAL v116 = v20 - v115;
const REAL v117 = REAL(1) / PK_SQRT(v116);
const REAL v118 = v21 * v27;
const REAL v119 = v28 * v118;
const REAL v120 = v22 - v119;
const REAL v121 = v31 * v120;
const REAL v122 = v32 * v118;
const REAL v123 = v35 * v121;
const REAL v124 = v122 + v123;
const REAL v125 = v23 - v124;
const REAL v126 = v40 * v125;
const REAL v127 = v41 * v118;
const REAL v128 = v44 * v121;
const REAL v129 = v127 + v128;
const REAL v130 = v49 * v126;
const REAL v131 = v129 + v130;
const REAL v132 = v24 - v131;
const REAL v133 = v56 * v132;
const REAL v134 = v57 * v118;
const REAL v135 = v60 * v121;
const REAL v136 = v134 + v135;
const REAL v137 = v65 * v126;
const REAL v138 = v136 + v137;
const REAL v139 = v72 * v133;
const REAL v140 = v138 + v139;
const REAL v141 = v25 - v140;
const REAL v142 = v81 * v141;
const REAL v143 = v82 * v118;
const REAL v144 = v85 * v121;
const REAL v145 = v143 + v144;
const REAL v146 = v90 * v126;
const REAL v147 = v145 + v146;
const REAL v148 = v97 * v133;
const REAL v149 = v147 + v148;
const REAL v150 = v106 * v142;
const REAL v151 = v149 + v150;
const REAL v152 = v26 - v151;
const REAL v153 = v117 * v152;
const REAL v154 = v117 * v153;
const REAL v155 = v106 * v154;
const REAL v156 = v142 - v155;
const REAL v157 = v81 * v156;
const REAL v158 = v72 * v157;
const REAL v159 = v133 - v158;
const REAL v160 = v97 * v154;
const REAL v161 = v159 - v160;
const REAL v162 = v56 * v161;
const REAL v163 = v49 * v162;
const REAL v164 = v126 - v163;
const REAL v165 = v65 * v157;
const REAL v166 = v164 - v165;
const REAL v167 = v90 * v154;
const REAL v168 = v166 - v167;
const REAL v169 = v40 * v168;
const REAL v170 = v35 * v169;
const REAL v171 = v121 - v170;
const REAL v172 = v44 * v162;
const REAL v173 = v171 - v172;
const REAL v174 = v60 * v157;
const REAL v175 = v173 - v174;
const REAL v176 = v85 * v154;
const REAL v177 = v175 - v176;
const REAL v178 = v31 * v177;
const REAL v179 = v28 * v178;
const REAL v180 = v118 - v179;
const REAL v181 = v32 * v169;
const REAL v182 = v180 - v181;
const REAL v183 = v41 * v162;
const REAL v184 = v182 - v183;
const REAL v185 = v57 * v157;
const REAL v186 = v184 - v185;
const REAL v187 = v82 * v154;
const REAL v188 = v186 - v187;
const REAL v189 = v27 * v188;
o0[6 * i + 0] = STORE(v189);
o0[6 * i + 1] = STORE(v178);
o0[6 * i + 2] = STORE(v169);
o0[6 * i + 3] = STORE(v162);
o0[6 * i + 4] = STORE(v157);
o0[6 * i + 5] = STORE(v154);
}

}


#endif
}


// <posekit positive.solve.6 f64.>:1
static CUDA_CALLABLE void adj_pk_positive_solve_6_f64_30dcfc71_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_positive_solve_6_f64_30dcfc71_5898ba7a {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_positive_solve_6_f64_30dcfc71_5898ba7a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_positive_solve_6_f64_30dcfc71_5898ba7a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_positive_solve_6_f64_30dcfc71(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_positive_solve_6_f64_30dcfc71_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, o0_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_positive_solve_6_f64_30dcfc71_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_positive_solve_6_f64_30dcfc71_5898ba7a_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_6_f64_30dcfc71_5898ba7a *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_positive_solve_6_f64_30dcfc71_5898ba7a_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_positive_solve_6_f64_30dcfc71_5898ba7a_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_6_f64_30dcfc71_5898ba7a *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_positive_solve_6_f64_30dcfc71_5898ba7a_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_positive_solve_6_f64_30dcfc71_5898ba7a_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_positive_solve_6_f64_30dcfc71_5898ba7a *_wp_args)
{
    pk_positive_solve_6_f64_30dcfc71_5898ba7a_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

