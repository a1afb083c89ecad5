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


// <posekit Pose.left_jacobian f64.>:1
static CUDA_CALLABLE void pk_Pose_left_jacobian_f64_7bba8e89_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_)
{
// i0 = tangent
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
REAL i0[6];
REAL o0[36];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 6; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[2] = REAL(w.x[0]); i0[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i0[4] = REAL(w.x[0]); i0[5] = REAL(w.x[1]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); i0[4] = REAL(p[4]); i0[5] = REAL(p[5]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i0[3];
const REAL v4 = i0[4];
const REAL v5 = i0[5];
const REAL v6 = REAL(2.0) * v3;
const REAL v7 = REAL(2.0) * v4;
const REAL v8 = REAL(2.0) * v5;
const REAL v9 = v0 * v6;
const REAL v10 = v1 * v7;
const REAL v11 = v9 + v10;
const REAL v12 = v2 * v8;
const REAL v13 = v11 + v12;
const REAL v14 = REAL(0.25) * v13;
const REAL v15 = v3 * v3;
const REAL v16 = -v15;
const REAL v17 = PK_FMA(v3, v3, v16);
const REAL v18 = PK_FMA(v4, v4, v15);
const REAL v19 = v18 - v15;
const REAL v20 = v18 - v19;
const REAL v21 = v15 - v20;
const REAL v22 = v15 - v18;
const REAL v23 = PK_FMA(v4, v4, v22);
const REAL v24 = v21 + v23;
const REAL v25 = v17 + v24;
const REAL v26 = PK_FMA(v5, v5, v18);
const REAL v27 = v26 - v18;
const REAL v28 = v26 - v27;
const REAL v29 = v18 - v28;
const REAL v30 = v18 - v26;
const REAL v31 = PK_FMA(v5, v5, v30);
const REAL v32 = v29 + v31;
const REAL v33 = v25 + v32;
const REAL v34 = REAL(0.25) * v26;
const REAL v35 = REAL(0.25) * v33;
const REAL v36 = PK_SQRT(v34);
const REAL v37 = REAL(0.3183098861837907) * v36;
const REAL v38 = PK_RINT(v37);
const REAL v39 = REAL(1) / v36;
const REAL v40 = -v36;
const REAL v41 = PK_FMA(v36, v40, v34);
const REAL v42 = v35 + v41;
const REAL v43 = REAL(0.5) * v39;
const REAL v44 = v42 * v43;
const REAL v45 = PK_FMA(v38, (REAL(-3.1415926218032837)), v36);
const REAL v46 = PK_FMA(v38, (REAL(-3.1786509424591713e-08)), v45);
const REAL v47 = PK_FMA(v38, (REAL(-1.2246467864107189e-16)), v46);
const REAL v48 = v44 + v47;
const auto v49 = REAL(2.0) < v48;
const REAL v50 = v49 ? REAL(2.0) : v48;
const auto v51 = v50 < (REAL(-2.0));
const REAL v52 = v51 ? (REAL(-2.0)) : v50;
const REAL v53 = REAL(0.5) * v38;
const REAL v54 = PK_RINT(v53);
const REAL v55 = v53 - v54;
const REAL v56 = PK_ABS(v55);
const REAL v57 = REAL(4.0) * v56;
const REAL v58 = REAL(1.0) - v57;
const auto v59 = v38 != REAL(0.0);
const REAL v60 = v52 * v52;
const REAL v61 = v59 ? v60 : v34;
const REAL v62 = PK_FMA(v61, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v63 = PK_FMA(v61, v62, REAL(1.605897465969838e-10));
const REAL v64 = PK_FMA(v61, v63, (REAL(-2.505210757580932e-08)));
const REAL v65 = PK_FMA(v61, v64, REAL(2.7557319218837673e-06));
const REAL v66 = PK_FMA(v61, v65, (REAL(-0.0001984126984125376)));
const REAL v67 = PK_FMA(v61, v66, REAL(0.008333333333333314));
const REAL v68 = PK_FMA(v61, v67, (REAL(-0.16666666666666666)));
const REAL v69 = PK_FMA(v61, v68, REAL(1.0));
const REAL v70 = PK_FMA(v61, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v71 = PK_FMA(v61, v70, (REAL(-1.1470691953867652e-11)));
const REAL v72 = PK_FMA(v61, v71, REAL(2.0876756198622268e-09));
const REAL v73 = PK_FMA(v61, v72, (REAL(-2.755731921716151e-07)));
const REAL v74 = PK_FMA(v61, v73, REAL(2.4801587301554145e-05));
const REAL v75 = PK_FMA(v61, v74, (REAL(-0.001388888888888881)));
const REAL v76 = PK_FMA(v61, v75, REAL(0.041666666666666664));
const REAL v77 = PK_FMA(v61, v76, (REAL(-0.5)));
const REAL v78 = PK_FMA(v61, v77, REAL(1.0));
const REAL v79 = v58 * v78;
const REAL v80 = v52 * v58;
const REAL v81 = v69 * v80;
const REAL v82 = v39 * v81;
const REAL v83 = v59 ? v82 : v69;
const REAL v84 = v83 - v79;
const REAL v85 = REAL(1) / v34;
const REAL v86 = v84 * v85;
const REAL v87 = PK_FMA(v34, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v88 = PK_FMA(v34, v87, (REAL(-4.4981620568669215e-14)));
const REAL v89 = PK_FMA(v34, v88, REAL(1.070602299732214e-11));
const REAL v90 = PK_FMA(v34, v89, (REAL(-1.9270852469696167e-09)));
const REAL v91 = PK_FMA(v34, v90, REAL(2.505210838380911e-07));
const REAL v92 = PK_FMA(v34, v91, (REAL(-2.204585537917878e-05)));
const REAL v93 = PK_FMA(v34, v92, REAL(0.0011904761904761882));
const REAL v94 = PK_FMA(v34, v93, (REAL(-0.03333333333333333)));
const REAL v95 = PK_FMA(v34, v94, REAL(0.3333333333333333));
const auto v96 = v34 < REAL(6.25);
const REAL v97 = v96 ? v95 : v86;
const REAL v98 = v83 * v83;
const REAL v99 = REAL(0.5) * v98;
const REAL v100 = v79 * v83;
const REAL v101 = v83 * v97;
const REAL v102 = v98 - v101;
const REAL v103 = v34 * v97;
const REAL v104 = v97 * v103;
const REAL v105 = v102 + v104;
const REAL v106 = REAL(0.25) * v105;
const REAL v107 = REAL(0.25) * v85;
const REAL v108 = REAL(0.5) * v26;
const REAL v109 = v83 * v108;
const REAL v110 = v83 * v109;
const REAL v111 = REAL(1.0) - v110;
const REAL v112 = v100 - v111;
const REAL v113 = v107 * v112;
const REAL v114 = REAL(0.5) * v105;
const REAL v115 = v114 - v113;
const REAL v116 = v107 * v115;
const REAL v117 = PK_FMA(v34, (REAL(-7.693418165533646e-21)), REAL(1.4648897136927483e-18));
const REAL v118 = PK_FMA(v34, v117, (REAL(-2.0261896027905125e-16)));
const REAL v119 = PK_FMA(v34, v118, REAL(2.3088227972455728e-14));
const REAL v120 = PK_FMA(v34, v119, (REAL(-2.1549870364028703e-12)));
const REAL v121 = PK_FMA(v34, v120, REAL(1.6122019800932443e-10));
const REAL v122 = PK_FMA(v34, v121, (REAL(-9.396834784598589e-09)));
const REAL v123 = PK_FMA(v34, v122, REAL(4.1111152221556665e-07));
const REAL v124 = PK_FMA(v34, v123, (REAL(-1.2826679493343332e-05)));
const REAL v125 = PK_FMA(v34, v124, REAL(0.00026455026455026413));
const REAL v126 = PK_FMA(v34, v125, (REAL(-0.0031746031746031746)));
const REAL v127 = PK_FMA(v34, v126, REAL(0.016666666666666666));
const REAL v128 = v96 ? v127 : v116;
const REAL v129 = v5 * v99;
const REAL v130 = v4 * v99;
const REAL v131 = v3 * v106;
const REAL v132 = v3 * v131;
const REAL v133 = v4 * v131;
const REAL v134 = v5 * v131;
const REAL v135 = v100 + v132;
const REAL v136 = v129 + v133;
const REAL v137 = v134 - v130;
const REAL v138 = v3 * v99;
const REAL v139 = v4 * v106;
const REAL v140 = v3 * v139;
const REAL v141 = v4 * v139;
const REAL v142 = v5 * v139;
const REAL v143 = v140 - v129;
const REAL v144 = v100 + v141;
const REAL v145 = v138 + v142;
const REAL v146 = v5 * v106;
const REAL v147 = v3 * v146;
const REAL v148 = v4 * v146;
const REAL v149 = v5 * v146;
const REAL v150 = v130 + v147;
const REAL v151 = v148 - v138;
const REAL v152 = v100 + v149;
const REAL v153 = REAL(0.5) * v97;
const REAL v154 = v14 * v153;
const REAL v155 = v83 * v154;
const REAL v156 = REAL(0.5) * v83;
const REAL v157 = v14 * v156;
const REAL v158 = v79 * v154;
const REAL v159 = v83 * v157;
const REAL v160 = v158 + v159;
const REAL v161 = REAL(2.0) * v128;
const REAL v162 = v14 * v161;
const REAL v163 = v2 * v99;
const REAL v164 = v5 * v155;
const REAL v165 = v163 - v164;
const REAL v166 = v1 * v99;
const REAL v167 = v4 * v155;
const REAL v168 = v166 - v167;
const REAL v169 = v0 * v106;
const REAL v170 = v3 * v162;
const REAL v171 = v169 - v170;
const REAL v172 = v0 * v131;
const REAL v173 = v3 * v171;
const REAL v174 = v172 + v173;
const REAL v175 = v1 * v131;
const REAL v176 = v4 * v171;
const REAL v177 = v175 + v176;
const REAL v178 = v2 * v131;
const REAL v179 = v5 * v171;
const REAL v180 = v178 + v179;
const REAL v181 = v174 - v160;
const REAL v182 = v165 + v177;
const REAL v183 = v167 - v166;
const REAL v184 = v180 + v183;
const REAL v185 = v0 * v99;
const REAL v186 = v3 * v155;
const REAL v187 = v185 - v186;
const REAL v188 = v1 * v106;
const REAL v189 = v4 * v162;
const REAL v190 = v188 - v189;
const REAL v191 = v0 * v139;
const REAL v192 = v3 * v190;
const REAL v193 = v191 + v192;
const REAL v194 = v1 * v139;
const REAL v195 = v4 * v190;
const REAL v196 = v194 + v195;
const REAL v197 = v2 * v139;
const REAL v198 = v5 * v190;
const REAL v199 = v197 + v198;
const REAL v200 = v164 - v163;
const REAL v201 = v193 + v200;
const REAL v202 = v196 - v160;
const REAL v203 = v187 + v199;
const REAL v204 = v2 * v106;
const REAL v205 = v5 * v162;
const REAL v206 = v204 - v205;
const REAL v207 = v0 * v146;
const REAL v208 = v3 * v206;
const REAL v209 = v207 + v208;
const REAL v210 = v1 * v146;
const REAL v211 = v4 * v206;
const REAL v212 = v210 + v211;
const REAL v213 = v2 * v146;
const REAL v214 = v5 * v206;
const REAL v215 = v213 + v214;
const REAL v216 = v168 + v209;
const REAL v217 = v186 - v185;
const REAL v218 = v212 + v217;
const REAL v219 = v215 - v160;
o0[0] = v135;
o0[1] = v143;
o0[2] = v150;
o0[3] = v181;
o0[4] = v201;
o0[5] = v216;
o0[6] = v136;
o0[7] = v144;
o0[8] = v151;
o0[9] = v182;
o0[10] = v202;
o0[11] = v218;
o0[12] = v137;
o0[13] = v145;
o0[14] = v152;
o0[15] = v184;
o0[16] = v203;
o0[17] = v219;
o0[18] = REAL(0.0);
o0[19] = REAL(0.0);
o0[20] = REAL(0.0);
o0[21] = v135;
o0[22] = v143;
o0[23] = v150;
o0[24] = REAL(0.0);
o0[25] = REAL(0.0);
o0[26] = REAL(0.0);
o0[27] = v136;
o0[28] = v144;
o0[29] = v151;
o0[30] = REAL(0.0);
o0[31] = REAL(0.0);
o0[32] = REAL(0.0);
o0[33] = v137;
o0[34] = v145;
o0[35] = v152;
{ STORE* __restrict p = (STORE*)o0_ + t * 36; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[2]); w.x[1] = STORE(o0[3]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o0[4]); w.x[1] = STORE(o0[5]); ((PackedRow*)p)[2] = w; } { PackedRow w; w.x[0] = STORE(o0[6]); w.x[1] = STORE(o0[7]); ((PackedRow*)p)[3] = w; } { PackedRow w; w.x[0] = STORE(o0[8]); w.x[1] = STORE(o0[9]); ((PackedRow*)p)[4] = w; } { PackedRow w; w.x[0] = STORE(o0[10]); w.x[1] = STORE(o0[11]); ((PackedRow*)p)[5] = w; } { PackedRow w; w.x[0] = STORE(o0[12]); w.x[1] = STORE(o0[13]); ((PackedRow*)p)[6] = w; } { PackedRow w; w.x[0] = STORE(o0[14]); w.x[1] = STORE(o0[15]); ((PackedRow*)p)[7] = w; } { PackedRow w; w.x[0] = STORE(o0[16]); w.x[1] = STORE(o0[17]); ((PackedRow*)p)[8] = w; } { PackedRow w; w.x[0] = STORE(o0[18]); w.x[1] = STORE(o0[19]); ((PackedRow*)p)[9] = w; } { PackedRow w; w.x[0] = STORE(o0[20]); w.x[1] = STORE(o0[21]); ((PackedRow*)p)[10] = w; } { PackedRow w; w.x[0] = STORE(o0[22]); w.x[1] = STORE(o0[23]); ((PackedRow*)p)[11] = w; } { PackedRow w; w.x[0] = STORE(o0[24]); w.x[1] = STORE(o0[25]); ((PackedRow*)p)[12] = w; } { PackedRow w; w.x[0] = STORE(o0[26]); w.x[1] = STORE(o0[27]); ((PackedRow*)p)[13] = w; } { PackedRow w; w.x[0] = STORE(o0[28]); w.x[1] = STORE(o0[29]); ((PackedRow*)p)[14] = w; } { PackedRow w; w.x[0] = STORE(o0[30]); w.x[1] = STORE(o0[31]); ((PackedRow*)p)[15] = w; } { PackedRow w; w.x[0] = STORE(o0[32]); w.x[1] = STORE(o0[33]); ((PackedRow*)p)[16] = w; } { PackedRow w; w.x[0] = STORE(o0[34]); w.x[1] = STORE(o0[35]); ((PackedRow*)p)[17] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); p[6] = STORE(o0[6]); p[7] = STORE(o0[7]); p[8] = STORE(o0[8]); p[9] = STORE(o0[9]); p[10] = STORE(o0[10]); p[11] = STORE(o0[11]); p[12] = STORE(o0[12]); p[13] = STORE(o0[13]); p[14] = STORE(o0[14]); p[15] = STORE(o0[15]); p[16] = STORE(o0[16]); p[17] = STORE(o0[17]); p[18] = STORE(o0[18]); p[19] = STORE(o0[19]); p[20] = STORE(o0[20]); p[21] = STORE(o0[21]); p[22] = STORE(o0[22]); p[23] = STORE(o0[23]); p[24] = STORE(o0[24]); p[25] = STORE(o0[25]); p[26] = STORE(o0[26]); p[27] = STORE(o0[27]); p[28] = STORE(o0[28]); p[29] = STORE(o0[29]); p[30] = STORE(o0[30]); p[31] = STORE(o0[31]); p[32] = STORE(o0[32]); p[33] = STORE(o0[33]); p[34] = STORE(o0[34]); p[35] = STORE(o0[35]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
STORE* const o0_b = (STORE*)o0_;
alignas(64) STORE o0_g0[256];
alignas(64) STORE o0_g1[256];
alignas(64) STORE o0_g2[256];
alignas(64) STORE o0_g3[256];
alignas(64) STORE o0_g4[256];
alignas(64) STORE o0_g5[256];
alignas(64) STORE o0_g6[256];
alignas(64) STORE o0_g7[256];
alignas(64) STORE o0_g8[256];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 6;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[6 * i + 0]);
const REAL v1 = REAL(i0[6 * i + 1]);
const REAL v2 = REAL(i0[6 * i + 2]);
const REAL v3 = REAL(i0[6 * i + 3]);
const REAL v4 = REAL(i0[6 * i + 4]);
const REAL v5 = REAL(i0[6 * i + 5]);
const REAL v6 = REAL(2.0) * v3;
const REAL v7 = REAL(2.0) * v4;
const REAL v8 = REAL(2.0) * v5;
const REAL v9 = v0 * v6;
const REAL v10 = v1 * v7;
const REAL v11 = v9 + v10;
const REAL v12 = v2 * v8;
const REAL v13 = v11 + v12;
const REAL v14 = REAL(0.25) * v13;
const REAL v15 = v3 * v3;
const REAL v16 = -v15;
const REAL v17 = PK_FMA(v3, v3, v16);
const REAL v18 = PK_FMA(v4, v4, v15);
const REAL v19 = v18 - v15;
const REAL v20 = v18 - v19;
const REAL v21 = v15 - v20;
const REAL v22 = v15 - v18;
const REAL v23 = PK_FMA(v4, v4, v22);
const REAL v24 = v21 + v23;
const REAL v25 = v17 + v24;
const REAL v26 = PK_FMA(v5, v5, v18);
const REAL v27 = v26 - v18;
const REAL v28 = v26 - v27;
const REAL v29 = v18 - v28;
const REAL v30 = v18 - v26;
const REAL v31 = PK_FMA(v5, v5, v30);
const REAL v32 = v29 + v31;
const REAL v33 = v25 + v32;
const REAL v34 = REAL(0.25) * v26;
const REAL v35 = REAL(0.25) * v33;
const REAL v36 = PK_SQRT(v34);
const REAL v37 = REAL(0.3183098861837907) * v36;
const REAL v38 = PK_RINT(v37);
const REAL v39 = REAL(1) / v36;
const REAL v40 = -v36;
const REAL v41 = PK_FMA(v36, v40, v34);
const REAL v42 = v35 + v41;
const REAL v43 = REAL(0.5) * v39;
const REAL v44 = v42 * v43;
const REAL v45 = PK_FMA(v38, (REAL(-3.1415926218032837)), v36);
const REAL v46 = PK_FMA(v38, (REAL(-3.1786509424591713e-08)), v45);
const REAL v47 = PK_FMA(v38, (REAL(-1.2246467864107189e-16)), v46);
const REAL v48 = v44 + v47;
const auto v49 = REAL(2.0) < v48;
const REAL v50 = v49 ? REAL(2.0) : v48;
const auto v51 = v50 < (REAL(-2.0));
const REAL v52 = v51 ? (REAL(-2.0)) : v50;
const REAL v53 = REAL(0.5) * v38;
const REAL v54 = PK_RINT(v53);
const REAL v55 = v53 - v54;
const REAL v56 = PK_ABS(v55);
const REAL v57 = REAL(4.0) * v56;
const REAL v58 = REAL(1.0) - v57;
const auto v59 = v38 != REAL(0.0);
const REAL v60 = v52 * v52;
const REAL v61 = v59 ? v60 : v34;
const REAL v62 = PK_FMA(v61, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v63 = PK_FMA(v61, v62, REAL(1.605897465969838e-10));
const REAL v64 = PK_FMA(v61, v63, (REAL(-2.505210757580932e-08)));
const REAL v65 = PK_FMA(v61, v64, REAL(2.7557319218837673e-06));
const REAL v66 = PK_FMA(v61, v65, (REAL(-0.0001984126984125376)));
const REAL v67 = PK_FMA(v61, v66, REAL(0.008333333333333314));
const REAL v68 = PK_FMA(v61, v67, (REAL(-0.16666666666666666)));
const REAL v69 = PK_FMA(v61, v68, REAL(1.0));
const REAL v70 = PK_FMA(v61, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v71 = PK_FMA(v61, v70, (REAL(-1.1470691953867652e-11)));
const REAL v72 = PK_FMA(v61, v71, REAL(2.0876756198622268e-09));
const REAL v73 = PK_FMA(v61, v72, (REAL(-2.755731921716151e-07)));
const REAL v74 = PK_FMA(v61, v73, REAL(2.4801587301554145e-05));
const REAL v75 = PK_FMA(v61, v74, (REAL(-0.001388888888888881)));
const REAL v76 = PK_FMA(v61, v75, REAL(0.041666666666666664));
const REAL v77 = PK_FMA(v61, v76, (REAL(-0.5)));
const REAL v78 = PK_FMA(v61, v77, REAL(1.0));
const REAL v79 = v58 * v78;
const REAL v80 = v52 * v58;
const REAL v81 = v69 * v80;
const REAL v82 = v39 * v81;
const REAL v83 = v59 ? v82 : v69;
const REAL v84 = v83 - v79;
const REAL v85 = REAL(1) / v34;
const REAL v86 = v84 * v85;
const REAL v87 = PK_FMA(v34, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v88 = PK_FMA(v34, v87, (REAL(-4.4981620568669215e-14)));
const REAL v89 = PK_FMA(v34, v88, REAL(1.070602299732214e-11));
const REAL v90 = PK_FMA(v34, v89, (REAL(-1.9270852469696167e-09)));
const REAL v91 = PK_FMA(v34, v90, REAL(2.505210838380911e-07));
const REAL v92 = PK_FMA(v34, v91, (REAL(-2.204585537917878e-05)));
const REAL v93 = PK_FMA(v34, v92, REAL(0.0011904761904761882));
const REAL v94 = PK_FMA(v34, v93, (REAL(-0.03333333333333333)));
const REAL v95 = PK_FMA(v34, v94, REAL(0.3333333333333333));
const auto v96 = v34 < REAL(6.25);
const REAL v97 = v96 ? v95 : v86;
const REAL v98 = v83 * v83;
const REAL v99 = REAL(0.5) * v98;
const REAL v100 = v79 * v83;
const REAL v101 = v83 * v97;
const REAL v102 = v98 - v101;
const REAL v103 = v34 * v97;
const REAL v104 = v97 * v103;
const REAL v105 = v102 + v104;
const REAL v106 = REAL(0.25) * v105;
const REAL v107 = REAL(0.25) * v85;
const REAL v108 = REAL(0.5) * v26;
const REAL v109 = v83 * v108;
const REAL v110 = v83 * v109;
const REAL v111 = REAL(1.0) - v110;
const REAL v112 = v100 - v111;
const REAL v113 = v107 * v112;
const REAL v114 = REAL(0.5) * v105;
const REAL v115 = v114 - v113;
const REAL v116 = v107 * v115;
const REAL v117 = PK_FMA(v34, (REAL(-7.693418165533646e-21)), REAL(1.4648897136927483e-18));
const REAL v118 = PK_FMA(v34, v117, (REAL(-2.0261896027905125e-16)));
const REAL v119 = PK_FMA(v34, v118, REAL(2.3088227972455728e-14));
const REAL v120 = PK_FMA(v34, v119, (REAL(-2.1549870364028703e-12)));
const REAL v121 = PK_FMA(v34, v120, REAL(1.6122019800932443e-10));
const REAL v122 = PK_FMA(v34, v121, (REAL(-9.396834784598589e-09)));
const REAL v123 = PK_FMA(v34, v122, REAL(4.1111152221556665e-07));
const REAL v124 = PK_FMA(v34, v123, (REAL(-1.2826679493343332e-05)));
const REAL v125 = PK_FMA(v34, v124, REAL(0.00026455026455026413));
const REAL v126 = PK_FMA(v34, v125, (REAL(-0.0031746031746031746)));
const REAL v127 = PK_FMA(v34, v126, REAL(0.016666666666666666));
const REAL v128 = v96 ? v127 : v116;
const REAL v129 = v5 * v99;
const REAL v130 = v4 * v99;
const REAL v131 = v3 * v106;
const REAL v132 = v3 * v131;
const REAL v133 = v4 * v131;
const REAL v134 = v5 * v131;
const REAL v135 = v100 + v132;
const REAL v136 = v129 + v133;
const REAL v137 = v134 - v130;
const REAL v138 = v3 * v99;
const REAL v139 = v4 * v106;
const REAL v140 = v3 * v139;
const REAL v141 = v4 * v139;
const REAL v142 = v5 * v139;
const REAL v143 = v140 - v129;
const REAL v144 = v100 + v141;
const REAL v145 = v138 + v142;
const REAL v146 = v5 * v106;
const REAL v147 = v3 * v146;
const REAL v148 = v4 * v146;
const REAL v149 = v5 * v146;
const REAL v150 = v130 + v147;
const REAL v151 = v148 - v138;
const REAL v152 = v100 + v149;
const REAL v153 = REAL(0.5) * v97;
const REAL v154 = v14 * v153;
const REAL v155 = v83 * v154;
const REAL v156 = REAL(0.5) * v83;
const REAL v157 = v14 * v156;
const REAL v158 = v79 * v154;
const REAL v159 = v83 * v157;
const REAL v160 = v158 + v159;
const REAL v161 = REAL(2.0) * v128;
const REAL v162 = v14 * v161;
const REAL v163 = v2 * v99;
const REAL v164 = v5 * v155;
const REAL v165 = v163 - v164;
const REAL v166 = v1 * v99;
const REAL v167 = v4 * v155;
const REAL v168 = v166 - v167;
const REAL v169 = v0 * v106;
const REAL v170 = v3 * v162;
const REAL v171 = v169 - v170;
const REAL v172 = v0 * v131;
const REAL v173 = v3 * v171;
const REAL v174 = v172 + v173;
const REAL v175 = v1 * v131;
const REAL v176 = v4 * v171;
const REAL v177 = v175 + v176;
const REAL v178 = v2 * v131;
const REAL v179 = v5 * v171;
const REAL v180 = v178 + v179;
const REAL v181 = v174 - v160;
const REAL v182 = v165 + v177;
const REAL v183 = v167 - v166;
const REAL v184 = v180 + v183;
const REAL v185 = v0 * v99;
const REAL v186 = v3 * v155;
const REAL v187 = v185 - v186;
const REAL v188 = v1 * v106;
const REAL v189 = v4 * v162;
const REAL v190 = v188 - v189;
const REAL v191 = v0 * v139;
const REAL v192 = v3 * v190;
const REAL v193 = v191 + v192;
const REAL v194 = v1 * v139;
const REAL v195 = v4 * v190;
const REAL v196 = v194 + v195;
const REAL v197 = v2 * v139;
const REAL v198 = v5 * v190;
const REAL v199 = v197 + v198;
const REAL v200 = v164 - v163;
const REAL v201 = v193 + v200;
const REAL v202 = v196 - v160;
const REAL v203 = v187 + v199;
const REAL v204 = v2 * v106;
const REAL v205 = v5 * v162;
const REAL v206 = v204 - v205;
const REAL v207 = v0 * v146;
const REAL v208 = v3 * v206;
const REAL v209 = v207 + v208;
const REAL v210 = v1 * v146;
const REAL v211 = v4 * v206;
const REAL v212 = v210 + v211;
const REAL v213 = v2 * v146;
const REAL v214 = v5 * v206;
const REAL v215 = v213 + v214;
const REAL v216 = v168 + v209;
const REAL v217 = v186 - v185;
const REAL v218 = v212 + v217;
const REAL v219 = v215 - v160;
o0_g0[4 * i + 0] = STORE(v135);
o0_g0[4 * i + 1] = STORE(v143);
o0_g0[4 * i + 2] = STORE(v150);
o0_g0[4 * i + 3] = STORE(v181);
o0_g1[4 * i + 0] = STORE(v201);
o0_g1[4 * i + 1] = STORE(v216);
o0_g1[4 * i + 2] = STORE(v136);
o0_g1[4 * i + 3] = STORE(v144);
o0_g2[4 * i + 0] = STORE(v151);
o0_g2[4 * i + 1] = STORE(v182);
o0_g2[4 * i + 2] = STORE(v202);
o0_g2[4 * i + 3] = STORE(v218);
o0_g3[4 * i + 0] = STORE(v137);
o0_g3[4 * i + 1] = STORE(v145);
o0_g3[4 * i + 2] = STORE(v152);
o0_g3[4 * i + 3] = STORE(v184);
o0_g4[4 * i + 0] = STORE(v203);
o0_g4[4 * i + 1] = STORE(v219);
o0_g4[4 * i + 2] = STORE(REAL(0.0));
o0_g4[4 * i + 3] = STORE(REAL(0.0));
o0_g5[4 * i + 0] = STORE(REAL(0.0));
o0_g5[4 * i + 1] = STORE(v135);
o0_g5[4 * i + 2] = STORE(v143);
o0_g5[4 * i + 3] = STORE(v150);
o0_g6[4 * i + 0] = STORE(REAL(0.0));
o0_g6[4 * i + 1] = STORE(REAL(0.0));
o0_g6[4 * i + 2] = STORE(REAL(0.0));
o0_g6[4 * i + 3] = STORE(v136);
o0_g7[4 * i + 0] = STORE(v144);
o0_g7[4 * i + 1] = STORE(v151);
o0_g7[4 * i + 2] = STORE(REAL(0.0));
o0_g7[4 * i + 3] = STORE(REAL(0.0));
o0_g8[4 * i + 0] = STORE(REAL(0.0));
o0_g8[4 * i + 1] = STORE(v137);
o0_g8[4 * i + 2] = STORE(v145);
o0_g8[4 * i + 3] = STORE(v152);
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * 36; __builtin_memcpy(p + 0, o0_g0 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 4, o0_g1 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 8, o0_g2 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 12, o0_g3 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 16, o0_g4 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 20, o0_g5 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 24, o0_g6 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 28, o0_g7 + i * 4, 4 * sizeof(STORE)); __builtin_memcpy(p + 32, o0_g8 + i * 4, 4 * sizeof(STORE)); }
}


#endif
}


// <posekit Pose.left_jacobian f64.>:1
static CUDA_CALLABLE void adj_pk_Pose_left_jacobian_f64_7bba8e89_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 o0_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_o0_)
{
}

struct wp_args_pk_Pose_left_jacobian_f64_7bba8e89_b1f87992 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 o0_;
};


template <bool wp_linear_contiguous>
static void pk_Pose_left_jacobian_f64_7bba8e89_b1f87992_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_left_jacobian_f64_7bba8e89_b1f87992 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Pose_left_jacobian_f64_7bba8e89(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, o0_: wp.uint64):       <L 4>
    // pk_Pose_left_jacobian_f64_7bba8e89_body(wp.int64(wp.tid()), n, aligned, i0_, o0_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_left_jacobian_f64_7bba8e89_body_0(var_1, var_n, var_aligned, var_i0_, var_o0_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_left_jacobian_f64_7bba8e89_b1f87992_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_left_jacobian_f64_7bba8e89_b1f87992 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_left_jacobian_f64_7bba8e89_b1f87992_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_left_jacobian_f64_7bba8e89_b1f87992_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_left_jacobian_f64_7bba8e89_b1f87992 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_left_jacobian_f64_7bba8e89_b1f87992_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_left_jacobian_f64_7bba8e89_b1f87992_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_left_jacobian_f64_7bba8e89_b1f87992 *_wp_args)
{
    pk_Pose_left_jacobian_f64_7bba8e89_b1f87992_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

