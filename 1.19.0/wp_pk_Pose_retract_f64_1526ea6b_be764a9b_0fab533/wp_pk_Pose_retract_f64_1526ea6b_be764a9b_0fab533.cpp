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


// <posekit Pose.retract f64.>:1
static CUDA_CALLABLE void pk_Pose_retract_f64_1526ea6b_body_1(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_)
{
// i0 = position
// i1 = quaternion
// i2 = tangent
// o0 = position
// o1 = quaternion
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
REAL i0[3];
REAL i1[4];
REAL i2[6];
REAL o0[3];
REAL o1[4];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 3; i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 4; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[2] = REAL(w.x[0]); i1[3] = REAL(w.x[1]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); } }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 6; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i2[0] = REAL(w.x[0]); i2[1] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[1]; i2[2] = REAL(w.x[0]); i2[3] = REAL(w.x[1]); } { const PackedRow w = ((const PackedRow*)p)[2]; i2[4] = REAL(w.x[0]); i2[5] = REAL(w.x[1]); } } else { i2[0] = REAL(p[0]); i2[1] = REAL(p[1]); i2[2] = REAL(p[2]); i2[3] = REAL(p[3]); i2[4] = REAL(p[4]); i2[5] = REAL(p[5]); } }
const REAL v0 = i0[0];
const REAL v1 = i0[1];
const REAL v2 = i0[2];
const REAL v3 = i1[0];
const REAL v4 = i1[1];
const REAL v5 = i1[2];
const REAL v6 = i1[3];
const REAL v7 = i2[0];
const REAL v8 = i2[1];
const REAL v9 = i2[2];
const REAL v10 = i2[3];
const REAL v11 = i2[4];
const REAL v12 = i2[5];
const REAL v13 = PK_ABS(v3);
const REAL v14 = PK_ABS(v4);
const REAL v15 = PK_ABS(v5);
const REAL v16 = PK_ABS(v6);
const REAL v17 = v13 < v14 ? v14 : v13;
const REAL v18 = v17 < v15 ? v15 : v17;
const REAL v19 = v18 < v16 ? v16 : v18;
const auto v20 = v19 != REAL(0.0);
const REAL v21 = v20 ? v19 : REAL(1.0);
const REAL v22 = PK_UNSCALE(v21);
const auto v23 = REAL(64.0) < v19;
const REAL v24 = PK_UNSCALE(v19);
const auto v25 = v19 < REAL(0.015625);
const REAL v26 = v25 ? v22 : REAL(1.0);
const REAL v27 = v23 ? v24 : v26;
const REAL v28 = v3 * v27;
const REAL v29 = v4 * v27;
const REAL v30 = v5 * v27;
const REAL v31 = v6 * v27;
const REAL v32 = v9 * v11;
const REAL v33 = v8 * v12;
const REAL v34 = v32 - v33;
const REAL v35 = v7 * v12;
const REAL v36 = v9 * v10;
const REAL v37 = v35 - v36;
const REAL v38 = v8 * v10;
const REAL v39 = v7 * v11;
const REAL v40 = v38 - v39;
const REAL v41 = v7 * v10;
const REAL v42 = v8 * v11;
const REAL v43 = v41 + v42;
const REAL v44 = v9 * v12;
const REAL v45 = v43 + v44;
const REAL v46 = PK_ABS(v28);
const REAL v47 = PK_ABS(v29);
const REAL v48 = PK_ABS(v30);
const REAL v49 = PK_ABS(v31);
const REAL v50 = v46 < v47 ? v47 : v46;
const REAL v51 = v50 < v48 ? v48 : v50;
const REAL v52 = v51 < v49 ? v49 : v51;
const REAL v53 = PK_UNSCALE(v52);
const REAL v54 = v28 * v53;
const REAL v55 = v29 * v53;
const REAL v56 = v30 * v53;
const REAL v57 = v31 * v53;
const REAL v58 = v54 * v54;
const REAL v59 = v55 * v55;
const REAL v60 = v58 + v59;
const REAL v61 = v56 * v56;
const REAL v62 = v60 + v61;
const REAL v63 = v57 * v57;
const REAL v64 = v62 + v63;
const REAL v65 = REAL(1) / v64;
const REAL v66 = REAL(2.0) * v65;
const REAL v67 = v10 * v10;
const REAL v68 = -v67;
const REAL v69 = PK_FMA(v10, v10, v68);
const REAL v70 = PK_FMA(v11, v11, v67);
const REAL v71 = v70 - v67;
const REAL v72 = v70 - v71;
const REAL v73 = v67 - v72;
const REAL v74 = v67 - v70;
const REAL v75 = PK_FMA(v11, v11, v74);
const REAL v76 = v73 + v75;
const REAL v77 = v69 + v76;
const REAL v78 = PK_FMA(v12, v12, v70);
const REAL v79 = v78 - v70;
const REAL v80 = v78 - v79;
const REAL v81 = v70 - v80;
const REAL v82 = v70 - v78;
const REAL v83 = PK_FMA(v12, v12, v82);
const REAL v84 = v81 + v83;
const REAL v85 = v77 + v84;
const REAL v86 = REAL(0.25) * v78;
const REAL v87 = REAL(0.25) * v85;
const REAL v88 = PK_SQRT(v86);
const REAL v89 = REAL(0.3183098861837907) * v88;
const REAL v90 = PK_RINT(v89);
const REAL v91 = REAL(1) / v88;
const REAL v92 = -v88;
const REAL v93 = PK_FMA(v88, v92, v86);
const REAL v94 = v87 + v93;
const REAL v95 = REAL(0.5) * v91;
const REAL v96 = v94 * v95;
const REAL v97 = PK_FMA(v90, (REAL(-3.1415926218032837)), v88);
const REAL v98 = PK_FMA(v90, (REAL(-3.1786509424591713e-08)), v97);
const REAL v99 = PK_FMA(v90, (REAL(-1.2246467864107189e-16)), v98);
const REAL v100 = v96 + v99;
const auto v101 = REAL(2.0) < v100;
const REAL v102 = v101 ? REAL(2.0) : v100;
const auto v103 = v102 < (REAL(-2.0));
const REAL v104 = v103 ? (REAL(-2.0)) : v102;
const REAL v105 = REAL(0.5) * v90;
const REAL v106 = PK_RINT(v105);
const REAL v107 = v105 - v106;
const REAL v108 = PK_ABS(v107);
const REAL v109 = REAL(4.0) * v108;
const REAL v110 = REAL(1.0) - v109;
const auto v111 = v90 != REAL(0.0);
const REAL v112 = v104 * v104;
const REAL v113 = v111 ? v112 : v86;
const REAL v114 = PK_FMA(v113, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v115 = PK_FMA(v113, v114, REAL(1.605897465969838e-10));
const REAL v116 = PK_FMA(v113, v115, (REAL(-2.505210757580932e-08)));
const REAL v117 = PK_FMA(v113, v116, REAL(2.7557319218837673e-06));
const REAL v118 = PK_FMA(v113, v117, (REAL(-0.0001984126984125376)));
const REAL v119 = PK_FMA(v113, v118, REAL(0.008333333333333314));
const REAL v120 = PK_FMA(v113, v119, (REAL(-0.16666666666666666)));
const REAL v121 = PK_FMA(v113, v120, REAL(1.0));
const REAL v122 = PK_FMA(v113, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v123 = PK_FMA(v113, v122, (REAL(-1.1470691953867652e-11)));
const REAL v124 = PK_FMA(v113, v123, REAL(2.0876756198622268e-09));
const REAL v125 = PK_FMA(v113, v124, (REAL(-2.755731921716151e-07)));
const REAL v126 = PK_FMA(v113, v125, REAL(2.4801587301554145e-05));
const REAL v127 = PK_FMA(v113, v126, (REAL(-0.001388888888888881)));
const REAL v128 = PK_FMA(v113, v127, REAL(0.041666666666666664));
const REAL v129 = PK_FMA(v113, v128, (REAL(-0.5)));
const REAL v130 = PK_FMA(v113, v129, REAL(1.0));
const REAL v131 = v110 * v130;
const REAL v132 = v104 * v110;
const REAL v133 = v121 * v132;
const REAL v134 = v91 * v133;
const REAL v135 = v111 ? v134 : v121;
const REAL v136 = v135 * v135;
const REAL v137 = REAL(0.5) * v136;
const REAL v138 = v131 * v135;
const REAL v139 = v135 - v131;
const REAL v140 = REAL(1) / v86;
const REAL v141 = v139 * v140;
const REAL v142 = PK_FMA(v86, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v143 = PK_FMA(v86, v142, (REAL(-4.4981620568669215e-14)));
const REAL v144 = PK_FMA(v86, v143, REAL(1.070602299732214e-11));
const REAL v145 = PK_FMA(v86, v144, (REAL(-1.9270852469696167e-09)));
const REAL v146 = PK_FMA(v86, v145, REAL(2.505210838380911e-07));
const REAL v147 = PK_FMA(v86, v146, (REAL(-2.204585537917878e-05)));
const REAL v148 = PK_FMA(v86, v147, REAL(0.0011904761904761882));
const REAL v149 = PK_FMA(v86, v148, (REAL(-0.03333333333333333)));
const REAL v150 = PK_FMA(v86, v149, REAL(0.3333333333333333));
const auto v151 = v86 < REAL(6.25);
const REAL v152 = v151 ? v150 : v141;
const REAL v153 = v135 * v152;
const REAL v154 = v136 - v153;
const REAL v155 = v86 * v152;
const REAL v156 = v152 * v155;
const REAL v157 = v154 + v156;
const REAL v158 = REAL(0.25) * v157;
const REAL v159 = v7 * v138;
const REAL v160 = v8 * v138;
const REAL v161 = v9 * v138;
const REAL v162 = v34 * v137;
const REAL v163 = v37 * v137;
const REAL v164 = v40 * v137;
const REAL v165 = v159 + v162;
const REAL v166 = v160 + v163;
const REAL v167 = v161 + v164;
const REAL v168 = v45 * v158;
const REAL v169 = v10 * v168;
const REAL v170 = v11 * v168;
const REAL v171 = v12 * v168;
const REAL v172 = v165 + v169;
const REAL v173 = v166 + v170;
const REAL v174 = v167 + v171;
const REAL v175 = REAL(0.5) * v135;
const REAL v176 = v10 * v175;
const REAL v177 = v11 * v175;
const REAL v178 = v12 * v175;
const REAL v179 = v56 * v174;
const REAL v180 = v57 * v173;
const REAL v181 = v179 - v180;
const REAL v182 = v57 * v172;
const REAL v183 = v55 * v174;
const REAL v184 = v182 - v183;
const REAL v185 = v55 * v173;
const REAL v186 = v56 * v172;
const REAL v187 = v185 - v186;
const REAL v188 = v54 * v181;
const REAL v189 = v54 * v184;
const REAL v190 = v54 * v187;
const REAL v191 = v56 * v187;
const REAL v192 = v57 * v184;
const REAL v193 = v191 - v192;
const REAL v194 = v57 * v181;
const REAL v195 = v55 * v187;
const REAL v196 = v194 - v195;
const REAL v197 = v55 * v184;
const REAL v198 = v56 * v181;
const REAL v199 = v197 - v198;
const REAL v200 = v188 + v193;
const REAL v201 = v189 + v196;
const REAL v202 = v190 + v199;
const REAL v203 = v66 * v200;
const REAL v204 = v66 * v201;
const REAL v205 = v66 * v202;
const REAL v206 = v172 + v203;
const REAL v207 = v173 + v204;
const REAL v208 = v174 + v205;
const REAL v209 = v0 + v206;
const REAL v210 = v1 + v207;
const REAL v211 = v2 + v208;
const REAL v212 = v28 * v131;
const REAL v213 = v29 * v176;
const REAL v214 = v212 - v213;
const REAL v215 = v30 * v177;
const REAL v216 = v214 - v215;
const REAL v217 = v31 * v178;
const REAL v218 = v216 - v217;
const REAL v219 = v28 * v176;
const REAL v220 = v29 * v131;
const REAL v221 = v219 + v220;
const REAL v222 = v30 * v178;
const REAL v223 = v31 * v177;
const REAL v224 = v222 - v223;
const REAL v225 = v221 + v224;
const REAL v226 = v28 * v177;
const REAL v227 = v30 * v131;
const REAL v228 = v226 + v227;
const REAL v229 = v31 * v176;
const REAL v230 = v29 * v178;
const REAL v231 = v229 - v230;
const REAL v232 = v228 + v231;
const REAL v233 = v28 * v178;
const REAL v234 = v31 * v131;
const REAL v235 = v233 + v234;
const REAL v236 = v29 * v177;
const REAL v237 = v30 * v176;
const REAL v238 = v236 - v237;
const REAL v239 = v235 + v238;
o0[0] = v209;
o0[1] = v210;
o0[2] = v211;
o1[0] = v218;
o1[1] = v225;
o1[2] = v232;
o1[3] = v239;
{ STORE* __restrict p = (STORE*)o0_ + t * 3; p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); }
{ STORE* __restrict p = (STORE*)o1_ + t * 4; if (aligned) { { PackedRow w; w.x[0] = STORE(o1[0]); w.x[1] = STORE(o1[1]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o1[2]); w.x[1] = STORE(o1[3]); ((PackedRow*)p)[1] = w; } } else { p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); } }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;

for (long long b = 0; b < m; b += m) {
const long long nb = (long long)(m - b < m ? m - b : m);
const STORE* __restrict i0 = i0_b + b * 3;
const STORE* __restrict i1 = i1_b + b * 4;
const STORE* __restrict i2 = i2_b + b * 6;
STORE* __restrict o0 = o0_b + b * 3;
STORE* __restrict o1 = o1_b + b * 4;
#pragma clang loop vectorize(assume_safety)
for (long long i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[3 * i + 0]);
const REAL v1 = REAL(i0[3 * i + 1]);
const REAL v2 = REAL(i0[3 * i + 2]);
const REAL v3 = REAL(i1[4 * i + 0]);
const REAL v4 = REAL(i1[4 * i + 1]);
const REAL v5 = REAL(i1[4 * i + 2]);
const REAL v6 = REAL(i1[4 * i + 3]);
const REAL v7 = REAL(i2[6 * i + 0]);
const REAL v8 = REAL(i2[6 * i + 1]);
const REAL v9 = REAL(i2[6 * i + 2]);
const REAL v10 = REAL(i2[6 * i + 3]);
const REAL v11 = REAL(i2[6 * i + 4]);
const REAL v12 = REAL(i2[6 * i + 5]);
const REAL v13 = PK_ABS(v3);
const REAL v14 = PK_ABS(v4);
const REAL v15 = PK_ABS(v5);
const REAL v16 = PK_ABS(v6);
const REAL v17 = v13 < v14 ? v14 : v13;
const REAL v18 = v17 < v15 ? v15 : v17;
const REAL v19 = v18 < v16 ? v16 : v18;
const auto v20 = v19 != REAL(0.0);
const REAL v21 = v20 ? v19 : REAL(1.0);
const REAL v22 = PK_UNSCALE(v21);
const auto v23 = REAL(64.0) < v19;
const REAL v24 = PK_UNSCALE(v19);
const auto v25 = v19 < REAL(0.015625);
const REAL v26 = v25 ? v22 : REAL(1.0);
const REAL v27 = v23 ? v24 : v26;
const REAL v28 = v3 * v27;
const REAL v29 = v4 * v27;
const REAL v30 = v5 * v27;
const REAL v31 = v6 * v27;
const REAL v32 = v9 * v11;
const REAL v33 = v8 * v12;
const REAL v34 = v32 - v33;
const REAL v35 = v7 * v12;
const REAL v36 = v9 * v10;
const REAL v37 = v35 - v36;
const REAL v38 = v8 * v10;
const REAL v39 = v7 * v11;
const REAL v40 = v38 - v39;
const REAL v41 = v7 * v10;
const REAL v42 = v8 * v11;
const REAL v43 = v41 + v42;
const REAL v44 = v9 * v12;
const REAL v45 = v43 + v44;
const REAL v46 = PK_ABS(v28);
const REAL v47 = PK_ABS(v29);
const REAL v48 = PK_ABS(v30);
const REAL v49 = PK_ABS(v31);
const REAL v50 = v46 < v47 ? v47 : v46;
const REAL v51 = v50 < v48 ? v48 : v50;
const REAL v52 = v51 < v49 ? v49 : v51;
const REAL v53 = PK_UNSCALE(v52);
const REAL v54 = v28 * v53;
const REAL v55 = v29 * v53;
const REAL v56 = v30 * v53;
const REAL v57 = v31 * v53;
const REAL v58 = v54 * v54;
const REAL v59 = v55 * v55;
const REAL v60 = v58 + v59;
const REAL v61 = v56 * v56;
const REAL v62 = v60 + v61;
const REAL v63 = v57 * v57;
const REAL v64 = v62 + v63;
const REAL v65 = REAL(1) / v64;
const REAL v66 = REAL(2.0) * v65;
const REAL v67 = v10 * v10;
const REAL v68 = -v67;
const REAL v69 = PK_FMA(v10, v10, v68);
const REAL v70 = PK_FMA(v11, v11, v67);
const REAL v71 = v70 - v67;
const REAL v72 = v70 - v71;
const REAL v73 = v67 - v72;
const REAL v74 = v67 - v70;
const REAL v75 = PK_FMA(v11, v11, v74);
const REAL v76 = v73 + v75;
const REAL v77 = v69 + v76;
const REAL v78 = PK_FMA(v12, v12, v70);
const REAL v79 = v78 - v70;
const REAL v80 = v78 - v79;
const REAL v81 = v70 - v80;
const REAL v82 = v70 - v78;
const REAL v83 = PK_FMA(v12, v12, v82);
const REAL v84 = v81 + v83;
const REAL v85 = v77 + v84;
const REAL v86 = REAL(0.25) * v78;
const REAL v87 = REAL(0.25) * v85;
const REAL v88 = PK_SQRT(v86);
const REAL v89 = REAL(0.3183098861837907) * v88;
const REAL v90 = PK_RINT(v89);
const REAL v91 = REAL(1) / v88;
const REAL v92 = -v88;
const REAL v93 = PK_FMA(v88, v92, v86);
const REAL v94 = v87 + v93;
const REAL v95 = REAL(0.5) * v91;
const REAL v96 = v94 * v95;
const REAL v97 = PK_FMA(v90, (REAL(-3.1415926218032837)), v88);
const REAL v98 = PK_FMA(v90, (REAL(-3.1786509424591713e-08)), v97);
const REAL v99 = PK_FMA(v90, (REAL(-1.2246467864107189e-16)), v98);
const REAL v100 = v96 + v99;
const auto v101 = REAL(2.0) < v100;
const REAL v102 = v101 ? REAL(2.0) : v100;
const auto v103 = v102 < (REAL(-2.0));
const REAL v104 = v103 ? (REAL(-2.0)) : v102;
const REAL v105 = REAL(0.5) * v90;
const REAL v106 = PK_RINT(v105);
const REAL v107 = v105 - v106;
const REAL v108 = PK_ABS(v107);
const REAL v109 = REAL(4.0) * v108;
const REAL v110 = REAL(1.0) - v109;
const auto v111 = v90 != REAL(0.0);
const REAL v112 = v104 * v104;
const REAL v113 = v111 ? v112 : v86;
const REAL v114 = PK_FMA(v113, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v115 = PK_FMA(v113, v114, REAL(1.605897465969838e-10));
const REAL v116 = PK_FMA(v113, v115, (REAL(-2.505210757580932e-08)));
const REAL v117 = PK_FMA(v113, v116, REAL(2.7557319218837673e-06));
const REAL v118 = PK_FMA(v113, v117, (REAL(-0.0001984126984125376)));
const REAL v119 = PK_FMA(v113, v118, REAL(0.008333333333333314));
const REAL v120 = PK_FMA(v113, v119, (REAL(-0.16666666666666666)));
const REAL v121 = PK_FMA(v113, v120, REAL(1.0));
const REAL v122 = PK_FMA(v113, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v123 = PK_FMA(v113, v122, (REAL(-1.1470691953867652e-11)));
const REAL v124 = PK_FMA(v113, v123, REAL(2.0876756198622268e-09));
const REAL v125 = PK_FMA(v113, v124, (REAL(-2.755731921716151e-07)));
const REAL v126 = PK_FMA(v113, v125, REAL(2.4801587301554145e-05));
const REAL v127 = PK_FMA(v113, v126, (REAL(-0.001388888888888881)));
const REAL v128 = PK_FMA(v113, v127, REAL(0.041666666666666664));
const REAL v129 = PK_FMA(v113, v128, (REAL(-0.5)));
const REAL v130 = PK_FMA(v113, v129, REAL(1.0));
const REAL v131 = v110 * v130;
const REAL v132 = v104 * v110;
const REAL v133 = v121 * v132;
const REAL v134 = v91 * v133;
const REAL v135 = v111 ? v134 : v121;
const REAL v136 = v135 * v135;
const REAL v137 = REAL(0.5) * v136;
const REAL v138 = v131 * v135;
const REAL v139 = v135 - v131;
const REAL v140 = REAL(1) / v86;
const REAL v141 = v139 * v140;
const REAL v142 = PK_FMA(v86, (REAL(-3.6822483412517497e-19)), REAL(1.477018363851288e-16));
const REAL v143 = PK_FMA(v86, v142, (REAL(-4.4981620568669215e-14)));
const REAL v144 = PK_FMA(v86, v143, REAL(1.070602299732214e-11));
const REAL v145 = PK_FMA(v86, v144, (REAL(-1.9270852469696167e-09)));
const REAL v146 = PK_FMA(v86, v145, REAL(2.505210838380911e-07));
const REAL v147 = PK_FMA(v86, v146, (REAL(-2.204585537917878e-05)));
const REAL v148 = PK_FMA(v86, v147, REAL(0.0011904761904761882));
const REAL v149 = PK_FMA(v86, v148, (REAL(-0.03333333333333333)));
const REAL v150 = PK_FMA(v86, v149, REAL(0.3333333333333333));
const auto v151 = v86 < REAL(6.25);
const REAL v152 = v151 ? v150 : v141;
const REAL v153 = v135 * v152;
const REAL v154 = v136 - v153;
const REAL v155 = v86 * v152;
const REAL v156 = v152 * v155;
const REAL v157 = v154 + v156;
const REAL v158 = REAL(0.25) * v157;
const REAL v159 = v7 * v138;
const REAL v160 = v8 * v138;
const REAL v161 = v9 * v138;
const REAL v162 = v34 * v137;
const REAL v163 = v37 * v137;
const REAL v164 = v40 * v137;
const REAL v165 = v159 + v162;
const REAL v166 = v160 + v163;
const REAL v167 = v161 + v164;
const REAL v168 = v45 * v158;
const REAL v169 = v10 * v168;
const REAL v170 = v11 * v168;
const REAL v171 = v12 * v168;
const REAL v172 = v165 + v169;
const REAL v173 = v166 + v170;
const REAL v174 = v167 + v171;
const REAL v175 = REAL(0.5) * v135;
const REAL v176 = v10 * v175;
const REAL v177 = v11 * v175;
const REAL v178 = v12 * v175;
const REAL v179 = v56 * v174;
const REAL v180 = v57 * v173;
const REAL v181 = v179 - v180;
const REAL v182 = v57 * v172;
const REAL v183 = v55 * v174;
const REAL v184 = v182 - v183;
const REAL v185 = v55 * v173;
const REAL v186 = v56 * v172;
const REAL v187 = v185 - v186;
const REAL v188 = v54 * v181;
const REAL v189 = v54 * v184;
const REAL v190 = v54 * v187;
const REAL v191 = v56 * v187;
const REAL v192 = v57 * v184;
const REAL v193 = v191 - v192;
const REAL v194 = v57 * v181;
const REAL v195 = v55 * v187;
const REAL v196 = v194 - v195;
const REAL v197 = v55 * v184;
const REAL v198 = v56 * v181;
const REAL v199 = v197 - v198;
const REAL v200 = v188 + v193;
const REAL v201 = v189 + v196;
const REAL v202 = v190 + v199;
const REAL v203 = v66 * v200;
const REAL v204 = v66 * v201;
const REAL v205 = v66 * v202;
const REAL v206 = v172 + v203;
const REAL v207 = v173 + v204;
const REAL v208 = v174 + v205;
const REAL v209 = v0 + v206;
const REAL v210 = v1 + v207;
const REAL v211 = v2 + v208;
const REAL v212 = v28 * v131;
const REAL v213 = v29 * v176;
const REAL v214 = v212 - v213;
const REAL v215 = v30 * v177;
const REAL v216 = v214 - v215;
const REAL v217 = v31 * v178;
const REAL v218 = v216 - v217;
const REAL v219 = v28 * v176;
const REAL v220 = v29 * v131;
const REAL v221 = v219 + v220;
const REAL v222 = v30 * v178;
const REAL v223 = v31 * v177;
const REAL v224 = v222 - v223;
const REAL v225 = v221 + v224;
const REAL v226 = v28 * v177;
const REAL v227 = v30 * v131;
const REAL v228 = v226 + v227;
const REAL v229 = v31 * v176;
const REAL v230 = v29 * v178;
const REAL v231 = v229 - v230;
const REAL v232 = v228 + v231;
const REAL v233 = v28 * v178;
const REAL v234 = v31 * v131;
const REAL v235 = v233 + v234;
const REAL v236 = v29 * v177;
const REAL v237 = v30 * v176;
const REAL v238 = v236 - v237;
const REAL v239 = v235 + v238;
o0[3 * i + 0] = STORE(v209);
o0[3 * i + 1] = STORE(v210);
o0[3 * i + 2] = STORE(v211);
o1[4 * i + 0] = STORE(v218);
o1[4 * i + 1] = STORE(v225);
o1[4 * i + 2] = STORE(v232);
o1[4 * i + 3] = STORE(v239);
}

}


#endif
}


// <posekit Pose.retract f64.>:1
static CUDA_CALLABLE void adj_pk_Pose_retract_f64_1526ea6b_body_1(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_)
{
}

struct wp_args_pk_Pose_retract_f64_1526ea6b_58cc9fa3 {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 o0_;
    wp::uint64 o1_;
};


template <bool wp_linear_contiguous>
static void pk_Pose_retract_f64_1526ea6b_58cc9fa3_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_Pose_retract_f64_1526ea6b_58cc9fa3 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_aligned = _wp_args->aligned;
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
    wp::uint64 var_i2_ = _wp_args->i2_;
    wp::uint64 var_o0_ = _wp_args->o0_;
    wp::uint64 var_o1_ = _wp_args->o1_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_Pose_retract_f64_1526ea6b(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64):       <L 4>
    // pk_Pose_retract_f64_1526ea6b_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, o0_, o1_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_Pose_retract_f64_1526ea6b_body_1(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_o0_, var_o1_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_Pose_retract_f64_1526ea6b_58cc9fa3_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_retract_f64_1526ea6b_58cc9fa3 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_Pose_retract_f64_1526ea6b_58cc9fa3_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_Pose_retract_f64_1526ea6b_58cc9fa3_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_retract_f64_1526ea6b_58cc9fa3 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_Pose_retract_f64_1526ea6b_58cc9fa3_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_Pose_retract_f64_1526ea6b_58cc9fa3_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_Pose_retract_f64_1526ea6b_58cc9fa3 *_wp_args)
{
    pk_Pose_retract_f64_1526ea6b_58cc9fa3_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

