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


// <posekit traced@e634f52cc8a8143b>nRaa.a.100.none.none>s f64.nnnaaa>:1
static CUDA_CALLABLE void pk_traced_e634f52cc8a8143b_f64_d3358836_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
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
    wp::int64 i2_e0)
{
// i0 = x0_quaternion
// i1 = input0
// i2 = input1
// o0 = cost
// o1 = x0_quaternion_gradient
// o2 = x0_quaternion_x0_quaternion_block
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
double* const o0_b = (double*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
double* const o1_b = (double*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
double* const o2_b = (double*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[3][64];
alignas(64) REAL o2_t[9][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
const STORE* __restrict i0 = i0_b + b * 4;
const STORE* __restrict i1 = i1_b + b * 3;
const STORE* __restrict i2 = i2_b + b * 3;
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = REAL(i0[4 * i + 0]);
const REAL v1 = REAL(i0[4 * i + 1]);
const REAL v2 = REAL(i0[4 * i + 2]);
const REAL v3 = REAL(i0[4 * i + 3]);
const REAL v4 = REAL(i1[3 * i + 0]);
const REAL v5 = REAL(i1[3 * i + 1]);
const REAL v6 = REAL(i1[3 * i + 2]);
const REAL v7 = PK_ABS(v0);
const REAL v8 = PK_ABS(v1);
const REAL v9 = PK_ABS(v2);
const REAL v10 = PK_ABS(v3);
const REAL v11 = v7 < v8 ? v8 : v7;
const REAL v12 = v11 < v9 ? v9 : v11;
const REAL v13 = v12 < v10 ? v10 : v12;
const REAL v14 = PK_UNSCALE(v13);
const REAL v15 = v0 * v14;
const REAL v16 = v1 * v14;
const REAL v17 = v2 * v14;
const REAL v18 = v3 * v14;
const REAL v19 = v6 * v17;
const REAL v20 = v5 * v18;
const REAL v21 = v19 - v20;
const REAL v22 = v4 * v18;
const REAL v23 = v6 * v16;
const REAL v24 = v22 - v23;
const REAL v25 = v5 * v16;
const REAL v26 = v4 * v17;
const REAL v27 = v25 - v26;
const REAL v28 = v15 * v21;
const REAL v29 = v15 * v24;
const REAL v30 = v15 * v27;
const REAL v31 = v17 * v27;
const REAL v32 = v18 * v24;
const REAL v33 = v31 - v32;
const REAL v34 = v18 * v21;
const REAL v35 = v16 * v27;
const REAL v36 = v34 - v35;
const REAL v37 = v16 * v24;
const REAL v38 = v17 * v21;
const REAL v39 = v37 - v38;
const REAL v40 = v28 + v33;
const REAL v41 = v29 + v36;
const REAL v42 = v30 + v39;
const REAL v43 = v15 * v15;
const REAL v44 = v16 * v16;
const REAL v45 = v43 + v44;
const REAL v46 = v17 * v17;
const REAL v47 = v45 + v46;
const REAL v48 = v18 * v18;
const REAL v49 = v47 + v48;
const REAL v50 = REAL(1) / v49;
const REAL v51 = REAL(2.0) * v50;
const REAL v52 = v40 * v51;
const REAL v53 = v41 * v51;
const REAL v54 = v42 * v51;
const REAL v55 = v4 + v52;
const REAL v56 = v5 + v53;
const REAL v57 = v6 + v54;
const REAL v58 = REAL(i2[3 * i + 0]);
const REAL v59 = REAL(i2[3 * i + 1]);
const REAL v60 = REAL(i2[3 * i + 2]);
const REAL v61 = v55 - v58;
const REAL v62 = v56 - v59;
const REAL v63 = v57 - v60;
const REAL v64 = REAL(0.5) * v1;
const REAL v65 = REAL(0.5) * v0;
const REAL v66 = REAL(0.5) * v3;
const REAL v67 = REAL(0.5) * v2;
const REAL v68 = v14 * v64;
const REAL v69 = v14 * v65;
const REAL v70 = v14 * v66;
const REAL v71 = v14 * v67;
const REAL v72 = v6 * v70;
const REAL v73 = v5 * v71;
const REAL v74 = v72 + v73;
const REAL v75 = v4 * v71;
const REAL v76 = v6 * v69;
const REAL v77 = v75 + v76;
const REAL v78 = v5 * v69;
const REAL v79 = v4 * v70;
const REAL v80 = v78 - v79;
const REAL v81 = v21 * v68;
const REAL v82 = v15 * v74;
const REAL v83 = v82 - v81;
const REAL v84 = v24 * v68;
const REAL v85 = v15 * v77;
const REAL v86 = v84 + v85;
const REAL v87 = v27 * v68;
const REAL v88 = v15 * v80;
const REAL v89 = v88 - v87;
const REAL v90 = v27 * v70;
const REAL v91 = v17 * v80;
const REAL v92 = v90 + v91;
const REAL v93 = v24 * v71;
const REAL v94 = v18 * v77;
const REAL v95 = v93 + v94;
const REAL v96 = v92 + v95;
const REAL v97 = v21 * v71;
const REAL v98 = v18 * v74;
const REAL v99 = v98 - v97;
const REAL v100 = v27 * v69;
const REAL v101 = v16 * v80;
const REAL v102 = v100 + v101;
const REAL v103 = v99 - v102;
const REAL v104 = v24 * v69;
const REAL v105 = v16 * v77;
const REAL v106 = v104 - v105;
const REAL v107 = v21 * v70;
const REAL v108 = v17 * v74;
const REAL v109 = v107 + v108;
const REAL v110 = v106 - v109;
const REAL v111 = v83 + v96;
const REAL v112 = v103 - v86;
const REAL v113 = v89 + v110;
const REAL v114 = v15 * v68;
const REAL v115 = REAL(2.0) * v114;
const REAL v116 = v16 * v69;
const REAL v117 = REAL(2.0) * v116;
const REAL v118 = v117 - v115;
const REAL v119 = v17 * v70;
const REAL v120 = REAL(2.0) * v119;
const REAL v121 = v118 + v120;
const REAL v122 = v18 * v71;
const REAL v123 = REAL(2.0) * v122;
const REAL v124 = v121 - v123;
const REAL v125 = v50 * v50;
const REAL v126 = v124 * v125;
const REAL v127 = REAL(2.0) * v126;
const REAL v128 = v51 * v111;
const REAL v129 = v40 * v127;
const REAL v130 = v128 - v129;
const REAL v131 = v51 * v112;
const REAL v132 = v41 * v127;
const REAL v133 = v131 - v132;
const REAL v134 = v51 * v113;
const REAL v135 = v42 * v127;
const REAL v136 = v134 - v135;
const REAL v137 = v5 * v68;
const REAL v138 = v76 - v137;
const REAL v139 = v4 * v68;
const REAL v140 = v72 + v139;
const REAL v141 = v5 * v70;
const REAL v142 = v4 * v69;
const REAL v143 = v141 + v142;
const REAL v144 = v15 * v138;
const REAL v145 = v144 - v97;
const REAL v146 = v15 * v140;
const REAL v147 = v146 - v93;
const REAL v148 = v27 * v71;
const REAL v149 = v15 * v143;
const REAL v150 = v148 + v149;
const REAL v151 = v17 * v143;
const REAL v152 = v100 - v151;
const REAL v153 = v18 * v140;
const REAL v154 = v84 + v153;
const REAL v155 = v152 - v154;
const REAL v156 = v18 * v138;
const REAL v157 = v81 + v156;
const REAL v158 = v16 * v143;
const REAL v159 = v90 + v158;
const REAL v160 = v157 + v159;
const REAL v161 = v24 * v70;
const REAL v162 = v16 * v140;
const REAL v163 = v162 - v161;
const REAL v164 = v21 * v69;
const REAL v165 = v17 * v138;
const REAL v166 = v164 + v165;
const REAL v167 = v163 - v166;
const REAL v168 = v145 + v155;
const REAL v169 = v147 + v160;
const REAL v170 = v167 - v150;
const REAL v171 = v15 * v71;
const REAL v172 = REAL(2.0) * v171;
const REAL v173 = v16 * v70;
const REAL v174 = REAL(2.0) * v173;
const REAL v175 = v172 + v174;
const REAL v176 = v17 * v69;
const REAL v177 = REAL(2.0) * v176;
const REAL v178 = v177 - v175;
const REAL v179 = v18 * v68;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v178 + v180;
const REAL v182 = v125 * v181;
const REAL v183 = REAL(2.0) * v182;
const REAL v184 = v51 * v168;
const REAL v185 = v40 * v183;
const REAL v186 = v184 - v185;
const REAL v187 = v51 * v169;
const REAL v188 = v41 * v183;
const REAL v189 = v187 - v188;
const REAL v190 = v51 * v170;
const REAL v191 = v42 * v183;
const REAL v192 = v190 - v191;
const REAL v193 = v6 * v68;
const REAL v194 = v78 + v193;
const REAL v195 = v6 * v71;
const REAL v196 = v142 - v195;
const REAL v197 = v73 + v139;
const REAL v198 = v15 * v194;
const REAL v199 = v107 + v198;
const REAL v200 = v15 * v196;
const REAL v201 = v200 - v161;
const REAL v202 = v15 * v197;
const REAL v203 = v202 - v90;
const REAL v204 = v17 * v197;
const REAL v205 = v204 - v87;
const REAL v206 = v18 * v196;
const REAL v207 = v104 + v206;
const REAL v208 = v205 - v207;
const REAL v209 = v18 * v194;
const REAL v210 = v164 - v209;
const REAL v211 = v16 * v197;
const REAL v212 = v148 + v211;
const REAL v213 = v210 - v212;
const REAL v214 = v16 * v196;
const REAL v215 = v93 + v214;
const REAL v216 = v17 * v194;
const REAL v217 = v81 + v216;
const REAL v218 = v215 + v217;
const REAL v219 = v208 - v199;
const REAL v220 = v201 + v213;
const REAL v221 = v203 + v218;
const REAL v222 = v15 * v70;
const REAL v223 = REAL(2.0) * v222;
const REAL v224 = v16 * v71;
const REAL v225 = REAL(2.0) * v224;
const REAL v226 = v225 - v223;
const REAL v227 = v17 * v68;
const REAL v228 = REAL(2.0) * v227;
const REAL v229 = v226 - v228;
const REAL v230 = v18 * v69;
const REAL v231 = REAL(2.0) * v230;
const REAL v232 = v229 + v231;
const REAL v233 = v125 * v232;
const REAL v234 = REAL(2.0) * v233;
const REAL v235 = v51 * v219;
const REAL v236 = v40 * v234;
const REAL v237 = v235 - v236;
const REAL v238 = v51 * v220;
const REAL v239 = v41 * v234;
const REAL v240 = v238 - v239;
const REAL v241 = v51 * v221;
const REAL v242 = v42 * v234;
const REAL v243 = v241 - v242;
const REAL v244 = v61 * v61;
const REAL v245 = v62 * v62;
const REAL v246 = v244 + v245;
const REAL v247 = v63 * v63;
const REAL v248 = v246 + v247;
const REAL v249 = v61 * v130;
const REAL v250 = v62 * v133;
const REAL v251 = v249 + v250;
const REAL v252 = v63 * v136;
const REAL v253 = v251 + v252;
const REAL v254 = v61 * v186;
const REAL v255 = v62 * v189;
const REAL v256 = v254 + v255;
const REAL v257 = v63 * v192;
const REAL v258 = v256 + v257;
const REAL v259 = v61 * v237;
const REAL v260 = v62 * v240;
const REAL v261 = v259 + v260;
const REAL v262 = v63 * v243;
const REAL v263 = v261 + v262;
const REAL v264 = v130 * v130;
const REAL v265 = v133 * v133;
const REAL v266 = v264 + v265;
const REAL v267 = v136 * v136;
const REAL v268 = v266 + v267;
const REAL v269 = v130 * v186;
const REAL v270 = v133 * v189;
const REAL v271 = v269 + v270;
const REAL v272 = v136 * v192;
const REAL v273 = v271 + v272;
const REAL v274 = v130 * v237;
const REAL v275 = v133 * v240;
const REAL v276 = v274 + v275;
const REAL v277 = v136 * v243;
const REAL v278 = v276 + v277;
const REAL v279 = v186 * v186;
const REAL v280 = v189 * v189;
const REAL v281 = v279 + v280;
const REAL v282 = v192 * v192;
const REAL v283 = v281 + v282;
const REAL v284 = v186 * v237;
const REAL v285 = v189 * v240;
const REAL v286 = v284 + v285;
const REAL v287 = v192 * v243;
const REAL v288 = v286 + v287;
const REAL v289 = v237 * v237;
const REAL v290 = v240 * v240;
const REAL v291 = v289 + v290;
const REAL v292 = v243 * v243;
const REAL v293 = v291 + v292;
o0_t[0][i] = v248;
o1_t[0][i] = v253;
o1_t[1][i] = v258;
o1_t[2][i] = v263;
o2_t[0][i] = v268;
o2_t[1][i] = v273;
o2_t[2][i] = v278;
o2_t[3][i] = v273;
o2_t[4][i] = v283;
o2_t[5][i] = v288;
o2_t[6][i] = v278;
o2_t[7][i] = v288;
o2_t[8][i] = v293;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o0_b + (b + i) * o0_s3; p[0] += (double)(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o1_b + (b + i) * o1_s3; p[0] += (double)(o1_t[0][i]); p[1] += (double)(o1_t[1][i]); p[2] += (double)(o1_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + (b + i) * o2_s3; p[0] += (double)(o2_t[0][i]); p[1] += (double)(o2_t[1][i]); p[2] += (double)(o2_t[2][i]); p[3] += (double)(o2_t[3][i]); p[4] += (double)(o2_t[4][i]); p[5] += (double)(o2_t[5][i]); p[6] += (double)(o2_t[6][i]); p[7] += (double)(o2_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { double* p = o2_b + (b + i) * o2_s3; p[8] += (double)(o2_t[8][i]); }
}

}
#endif
}


// <posekit traced@e634f52cc8a8143b>nRaa.a.100.none.none>s f64.nnnaaa>:1
static CUDA_CALLABLE void adj_pk_traced_e634f52cc8a8143b_f64_d3358836_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
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
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
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
    wp::int64 & adj_i2_e0)
{
}

struct wp_args_pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
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
};


template <bool wp_linear_contiguous>
static void pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1 *_wp_args)
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
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i2_e0 = _wp_args->i2_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_traced_e634f52cc8a8143b_f64_d3358836(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64):       <L 4>
    // pk_traced_e634f52cc8a8143b_f64_d3358836_body(wp.int64(wp.tid()), i0_, i1_, i2_, o0_, o1_, o2_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, i0_e0, i1_e0, i2_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_traced_e634f52cc8a8143b_f64_d3358836_body_0(var_1, var_i0_, var_i1_, var_i2_, var_o0_, var_o1_, var_o2_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_i0_e0, var_i1_e0, var_i2_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1 *_wp_args)
{
    pk_traced_e634f52cc8a8143b_f64_d3358836_3b498bf1_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

