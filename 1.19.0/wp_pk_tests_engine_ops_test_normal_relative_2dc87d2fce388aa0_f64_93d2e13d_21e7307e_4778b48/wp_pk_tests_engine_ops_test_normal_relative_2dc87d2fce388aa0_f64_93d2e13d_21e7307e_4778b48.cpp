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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.none.geman_mcclure f64.sssssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
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
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i2_e0,
    wp::int64 i3_e0,
    wp::int64 i4_e0,
    wp::int64 i5_e0)
{
// i0 = a_position
// i1 = a_quaternion
// i2 = b_position
// i3 = b_quaternion
// i4 = z_position
// i5 = z_quaternion
// i6 = scale
// o0 = cost
// o1 = a_position_gradient
// o2 = b_position_gradient
// o3 = a_position_a_position_block
// o4 = a_position_b_position_block
// o5 = b_position_b_position_block
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
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
// Bytes of a vector of lanes.
#if defined(__AVX512F__)
#define PK_LANES 64
#elif defined(__AVX__)
#define PK_LANES 32
#else
#define PK_LANES 16
#endif
enum { LANES = PK_LANES / sizeof(REAL) };
typedef REAL Lanes __attribute__((ext_vector_type(LANES)));
typedef BITS LaneBits __attribute__((ext_vector_type(LANES)));
#undef PK_LANES
// Copies between tensors and tiles stand once in the text: for each tensor, they would take most of the time to compile.
// Rows ``step`` numbers apart, or those that ``x`` names; spare lanes repeat the last one.
auto gather = [](REAL (* __restrict t)[LANES], const STORE* __restrict p, const long long* __restrict x, long long step,
                 int nb, int rows, int columns, long long by_row, long long by_column) __attribute__((noinline)) {
for (int r = 0; r < rows; ++r) for (int c = 0; c < columns; ++c, ++t) {
const STORE* const q = p + r * by_row + c * by_column;
*(Lanes*)t = Lanes(REAL(q[(x ? x[nb - 1] : nb - 1) * step]));
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb - 1; ++i) (*t)[i] = REAL(q[(x ? x[i] : i) * step]);
}
};
auto scatter = [](const REAL (* __restrict t)[LANES], STORE* __restrict p, const long long* __restrict x,
                  long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
STORE* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] = STORE(t[k][i]);
}
};
auto add = [](const REAL (* __restrict t)[LANES], double* __restrict p, const long long* __restrict x,
              long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
double* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] += (double)t[k][i];
}
};
alignas(64) REAL i_t[22][LANES];
alignas(64) REAL o_t[121][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 3;
REAL (* const i2_t)[LANES] = i_t + 7;
REAL (* const i3_t)[LANES] = i_t + 10;
REAL (* const i4_t)[LANES] = i_t + 14;
REAL (* const i5_t)[LANES] = i_t + 17;
REAL (* const i6_t)[LANES] = i_t + 21;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 1;
REAL (* const o2_t)[LANES] = o_t + 7;
REAL (* const o3_t)[LANES] = o_t + 13;
REAL (* const o4_t)[LANES] = o_t + 49;
REAL (* const o5_t)[LANES] = o_t + 85;
// In a function of its own, which is no loop: optimisations of loops would take half of the time to compile.
auto element = [](const Lanes* __restrict i_t, const REAL* __restrict fixed, Lanes* __restrict o_t)
    __attribute__((noinline)) {
typedef Lanes REAL;
typedef LaneBits BITS;
const REAL v0 = REAL(i_t[0 + 0]);
const REAL v1 = REAL(i_t[0 + 1]);
const REAL v2 = REAL(i_t[0 + 2]);
const REAL v3 = REAL(i_t[3 + 0]);
const REAL v4 = REAL(i_t[3 + 1]);
const REAL v5 = REAL(i_t[3 + 2]);
const REAL v6 = REAL(i_t[3 + 3]);
const REAL v7 = REAL(i_t[7 + 0]);
const REAL v8 = REAL(i_t[7 + 1]);
const REAL v9 = REAL(i_t[7 + 2]);
const REAL v10 = REAL(i_t[10 + 0]);
const REAL v11 = REAL(i_t[10 + 1]);
const REAL v12 = REAL(i_t[10 + 2]);
const REAL v13 = REAL(i_t[10 + 3]);
const REAL v14 = REAL(i_t[14 + 0]);
const REAL v15 = REAL(i_t[14 + 1]);
const REAL v16 = REAL(i_t[14 + 2]);
const REAL v17 = REAL(i_t[17 + 0]);
const REAL v18 = REAL(i_t[17 + 1]);
const REAL v19 = REAL(i_t[17 + 2]);
const REAL v20 = REAL(i_t[17 + 3]);
const REAL v21 = -v18;
const REAL v22 = -v19;
const REAL v23 = -v20;
const REAL v24 = PK_ABS(v17);
const REAL v25 = PK_ABS(v21);
const REAL v26 = PK_ABS(v22);
const REAL v27 = PK_ABS(v23);
const REAL v28 = v24 < v25 ? v25 : v24;
const REAL v29 = v28 < v26 ? v26 : v28;
const REAL v30 = v29 < v27 ? v27 : v29;
const REAL v31 = PK_UNSCALE(v30);
const REAL v32 = v17 * v31;
const REAL v33 = v18 * v31;
const REAL v34 = v19 * v31;
const REAL v35 = v20 * v31;
const REAL v36 = v16 * v34;
const REAL v37 = v15 * v35;
const REAL v38 = v37 - v36;
const REAL v39 = v14 * v35;
const REAL v40 = v16 * v33;
const REAL v41 = v40 - v39;
const REAL v42 = v15 * v33;
const REAL v43 = v14 * v34;
const REAL v44 = v43 - v42;
const REAL v45 = v32 * v38;
const REAL v46 = v32 * v41;
const REAL v47 = v32 * v44;
const REAL v48 = v34 * v44;
const REAL v49 = v35 * v41;
const REAL v50 = v49 - v48;
const REAL v51 = v35 * v38;
const REAL v52 = v33 * v44;
const REAL v53 = v52 - v51;
const REAL v54 = v33 * v41;
const REAL v55 = v34 * v38;
const REAL v56 = v55 - v54;
const REAL v57 = v45 + v50;
const REAL v58 = v46 + v53;
const REAL v59 = v47 + v56;
const REAL v60 = v32 * v32;
const REAL v61 = v33 * v33;
const REAL v62 = v60 + v61;
const REAL v63 = v34 * v34;
const REAL v64 = v62 + v63;
const REAL v65 = v35 * v35;
const REAL v66 = v64 + v65;
const REAL v67 = REAL(1) / v66;
const REAL v68 = REAL(2.0) * v67;
const REAL v69 = v57 * v68;
const REAL v70 = v58 * v68;
const REAL v71 = v59 * v68;
const REAL v72 = v14 + v69;
const REAL v73 = v15 + v70;
const REAL v74 = v16 + v71;
const REAL v75 = -v4;
const REAL v76 = -v5;
const REAL v77 = -v6;
const REAL v78 = PK_ABS(v3);
const REAL v79 = PK_ABS(v75);
const REAL v80 = PK_ABS(v76);
const REAL v81 = PK_ABS(v77);
const REAL v82 = v78 < v79 ? v79 : v78;
const REAL v83 = v82 < v80 ? v80 : v82;
const REAL v84 = v83 < v81 ? v81 : v83;
const REAL v85 = PK_UNSCALE(v84);
const REAL v86 = v3 * v85;
const REAL v87 = v4 * v85;
const REAL v88 = v5 * v85;
const REAL v89 = v6 * v85;
const REAL v90 = v2 * v88;
const REAL v91 = v1 * v89;
const REAL v92 = v91 - v90;
const REAL v93 = v0 * v89;
const REAL v94 = v2 * v87;
const REAL v95 = v94 - v93;
const REAL v96 = v1 * v87;
const REAL v97 = v0 * v88;
const REAL v98 = v97 - v96;
const REAL v99 = v86 * v92;
const REAL v100 = v86 * v95;
const REAL v101 = v86 * v98;
const REAL v102 = v88 * v98;
const REAL v103 = v89 * v95;
const REAL v104 = v103 - v102;
const REAL v105 = v89 * v92;
const REAL v106 = v87 * v98;
const REAL v107 = v106 - v105;
const REAL v108 = v87 * v95;
const REAL v109 = v88 * v92;
const REAL v110 = v109 - v108;
const REAL v111 = v99 + v104;
const REAL v112 = v100 + v107;
const REAL v113 = v101 + v110;
const REAL v114 = v86 * v86;
const REAL v115 = v87 * v87;
const REAL v116 = v114 + v115;
const REAL v117 = v88 * v88;
const REAL v118 = v116 + v117;
const REAL v119 = v89 * v89;
const REAL v120 = v118 + v119;
const REAL v121 = REAL(1) / v120;
const REAL v122 = REAL(2.0) * v121;
const REAL v123 = v111 * v122;
const REAL v124 = v112 * v122;
const REAL v125 = v113 * v122;
const REAL v126 = v0 + v123;
const REAL v127 = v1 + v124;
const REAL v128 = v2 + v125;
const REAL v129 = v9 * v88;
const REAL v130 = v8 * v89;
const REAL v131 = v130 - v129;
const REAL v132 = v7 * v89;
const REAL v133 = v9 * v87;
const REAL v134 = v133 - v132;
const REAL v135 = v8 * v87;
const REAL v136 = v7 * v88;
const REAL v137 = v136 - v135;
const REAL v138 = v86 * v131;
const REAL v139 = v86 * v134;
const REAL v140 = v86 * v137;
const REAL v141 = v88 * v137;
const REAL v142 = v89 * v134;
const REAL v143 = v142 - v141;
const REAL v144 = v89 * v131;
const REAL v145 = v87 * v137;
const REAL v146 = v145 - v144;
const REAL v147 = v87 * v134;
const REAL v148 = v88 * v131;
const REAL v149 = v148 - v147;
const REAL v150 = v138 + v143;
const REAL v151 = v139 + v146;
const REAL v152 = v140 + v149;
const REAL v153 = v122 * v150;
const REAL v154 = v122 * v151;
const REAL v155 = v122 * v152;
const REAL v156 = v7 + v153;
const REAL v157 = v8 + v154;
const REAL v158 = v9 + v155;
const REAL v159 = v156 - v126;
const REAL v160 = v157 - v127;
const REAL v161 = v158 - v128;
const auto v162 = v84 != REAL(0.0);
const REAL v163 = v162 ? v84 : REAL(1.0);
const REAL v164 = PK_UNSCALE(v163);
const auto v165 = REAL(64.0) < v84;
const auto v166 = v84 < REAL(0.015625);
const REAL v167 = v166 ? v164 : REAL(1.0);
const REAL v168 = v165 ? v85 : v167;
const REAL v169 = v3 * v168;
const REAL v170 = v4 * v168;
const REAL v171 = v5 * v168;
const REAL v172 = v6 * v168;
const REAL v173 = PK_ABS(v10);
const REAL v174 = PK_ABS(v11);
const REAL v175 = PK_ABS(v12);
const REAL v176 = PK_ABS(v13);
const REAL v177 = v173 < v174 ? v174 : v173;
const REAL v178 = v177 < v175 ? v175 : v177;
const REAL v179 = v178 < v176 ? v176 : v178;
const auto v180 = v179 != REAL(0.0);
const REAL v181 = v180 ? v179 : REAL(1.0);
const REAL v182 = PK_UNSCALE(v181);
const auto v183 = REAL(64.0) < v179;
const REAL v184 = PK_UNSCALE(v179);
const auto v185 = v179 < REAL(0.015625);
const REAL v186 = v185 ? v182 : REAL(1.0);
const REAL v187 = v183 ? v184 : v186;
const REAL v188 = v10 * v187;
const REAL v189 = v11 * v187;
const REAL v190 = v12 * v187;
const REAL v191 = v13 * v187;
const REAL v192 = v169 * v188;
const REAL v193 = v170 * v189;
const REAL v194 = v192 + v193;
const REAL v195 = v171 * v190;
const REAL v196 = v194 + v195;
const REAL v197 = v172 * v191;
const REAL v198 = v196 + v197;
const REAL v199 = v169 * v189;
const REAL v200 = v170 * v188;
const REAL v201 = v199 - v200;
const REAL v202 = v171 * v191;
const REAL v203 = v172 * v190;
const REAL v204 = v203 - v202;
const REAL v205 = v201 + v204;
const REAL v206 = v169 * v190;
const REAL v207 = v171 * v188;
const REAL v208 = v206 - v207;
const REAL v209 = v172 * v189;
const REAL v210 = v170 * v191;
const REAL v211 = v210 - v209;
const REAL v212 = v208 + v211;
const REAL v213 = v169 * v191;
const REAL v214 = v172 * v188;
const REAL v215 = v213 - v214;
const REAL v216 = v170 * v190;
const REAL v217 = v171 * v189;
const REAL v218 = v217 - v216;
const REAL v219 = v215 + v218;
const REAL v220 = v34 * v161;
const REAL v221 = v35 * v160;
const REAL v222 = v221 - v220;
const REAL v223 = v35 * v159;
const REAL v224 = v33 * v161;
const REAL v225 = v224 - v223;
const REAL v226 = v33 * v160;
const REAL v227 = v34 * v159;
const REAL v228 = v227 - v226;
const REAL v229 = v32 * v222;
const REAL v230 = v32 * v225;
const REAL v231 = v32 * v228;
const REAL v232 = v34 * v228;
const REAL v233 = v35 * v225;
const REAL v234 = v233 - v232;
const REAL v235 = v35 * v222;
const REAL v236 = v33 * v228;
const REAL v237 = v236 - v235;
const REAL v238 = v33 * v225;
const REAL v239 = v34 * v222;
const REAL v240 = v239 - v238;
const REAL v241 = v229 + v234;
const REAL v242 = v230 + v237;
const REAL v243 = v231 + v240;
const REAL v244 = v68 * v241;
const REAL v245 = v68 * v242;
const REAL v246 = v68 * v243;
const REAL v247 = v159 + v244;
const REAL v248 = v160 + v245;
const REAL v249 = v161 + v246;
const REAL v250 = v247 - v72;
const REAL v251 = v248 - v73;
const REAL v252 = v249 - v74;
const auto v253 = v30 != REAL(0.0);
const REAL v254 = v253 ? v30 : REAL(1.0);
const REAL v255 = PK_UNSCALE(v254);
const auto v256 = REAL(64.0) < v30;
const auto v257 = v30 < REAL(0.015625);
const REAL v258 = v257 ? v255 : REAL(1.0);
const REAL v259 = v256 ? v31 : v258;
const REAL v260 = v17 * v259;
const REAL v261 = v18 * v259;
const REAL v262 = v19 * v259;
const REAL v263 = v20 * v259;
const REAL v264 = PK_ABS(v198);
const REAL v265 = PK_ABS(v205);
const REAL v266 = PK_ABS(v212);
const REAL v267 = PK_ABS(v219);
const REAL v268 = v264 < v265 ? v265 : v264;
const REAL v269 = v268 < v266 ? v266 : v268;
const REAL v270 = v269 < v267 ? v267 : v269;
const auto v271 = v270 != REAL(0.0);
const REAL v272 = v271 ? v270 : REAL(1.0);
const REAL v273 = PK_UNSCALE(v272);
const auto v274 = REAL(64.0) < v270;
const REAL v275 = PK_UNSCALE(v270);
const auto v276 = v270 < REAL(0.015625);
const REAL v277 = v276 ? v273 : REAL(1.0);
const REAL v278 = v274 ? v275 : v277;
const REAL v279 = v198 * v278;
const REAL v280 = v205 * v278;
const REAL v281 = v212 * v278;
const REAL v282 = v219 * v278;
const REAL v283 = v260 * v279;
const REAL v284 = v261 * v280;
const REAL v285 = v283 + v284;
const REAL v286 = v262 * v281;
const REAL v287 = v285 + v286;
const REAL v288 = v263 * v282;
const REAL v289 = v287 + v288;
const REAL v290 = v260 * v280;
const REAL v291 = v261 * v279;
const REAL v292 = v290 - v291;
const REAL v293 = v262 * v282;
const REAL v294 = v263 * v281;
const REAL v295 = v294 - v293;
const REAL v296 = v292 + v295;
const REAL v297 = v260 * v281;
const REAL v298 = v262 * v279;
const REAL v299 = v297 - v298;
const REAL v300 = v263 * v280;
const REAL v301 = v261 * v282;
const REAL v302 = v301 - v300;
const REAL v303 = v299 + v302;
const REAL v304 = v260 * v282;
const REAL v305 = v263 * v279;
const REAL v306 = v304 - v305;
const REAL v307 = v261 * v281;
const REAL v308 = v262 * v280;
const REAL v309 = v308 - v307;
const REAL v310 = v306 + v309;
const REAL v311 = PK_ABS(v289);
const REAL v312 = PK_ABS(v296);
const REAL v313 = PK_ABS(v303);
const REAL v314 = PK_ABS(v310);
const REAL v315 = v311 < v312 ? v312 : v311;
const REAL v316 = v315 < v313 ? v313 : v315;
const REAL v317 = v316 < v314 ? v314 : v316;
const REAL v318 = PK_UNSCALE(v317);
const REAL v319 = v289 * v318;
const REAL v320 = v296 * v318;
const REAL v321 = v303 * v318;
const REAL v322 = v310 * v318;
const auto v323 = v321 != REAL(0.0);
const REAL v324 = v323 ? v321 : v322;
const auto v325 = v320 != REAL(0.0);
const REAL v326 = v325 ? v320 : v324;
const auto v327 = v319 != REAL(0.0);
const REAL v328 = v327 ? v319 : v326;
const auto v329 = v328 < REAL(0.0);
const REAL v330 = v329 ? (REAL(-1.0)) : REAL(1.0);
const REAL v331 = v319 * v330;
const REAL v332 = v320 * v330;
const REAL v333 = v321 * v330;
const REAL v334 = v322 * v330;
const REAL v335 = v332 * v332;
const REAL v336 = v333 * v333;
const REAL v337 = v335 + v336;
const REAL v338 = v334 * v334;
const REAL v339 = v337 + v338;
const REAL v340 = v331 * v331;
const REAL v341 = v339 + v340;
const REAL v342 = REAL(1) / v341;
const REAL v343 = REAL(2.0) * v331;
const REAL v344 = v252 * v333;
const REAL v345 = v251 * v334;
const REAL v346 = v344 - v345;
const REAL v347 = v250 * v334;
const REAL v348 = v252 * v332;
const REAL v349 = v347 - v348;
const REAL v350 = v251 * v332;
const REAL v351 = v250 * v333;
const REAL v352 = v350 - v351;
const REAL v353 = v250 * v332;
const REAL v354 = v251 * v333;
const REAL v355 = v353 + v354;
const REAL v356 = v252 * v334;
const REAL v357 = v355 + v356;
const REAL v358 = REAL(i_t[21 + 0]);
const REAL v359 = PK_ABS(v4);
const REAL v360 = PK_ABS(v5);
const REAL v361 = PK_ABS(v6);
const REAL v362 = v78 < v359 ? v359 : v78;
const REAL v363 = v362 < v360 ? v360 : v362;
const REAL v364 = v363 < v361 ? v361 : v363;
const REAL v365 = PK_UNSCALE(v364);
const REAL v366 = v3 * v365;
const REAL v367 = v4 * v365;
const REAL v368 = v5 * v365;
const REAL v369 = v6 * v365;
const REAL v370 = v366 * v369;
const REAL v371 = v366 * v368;
const REAL v372 = v368 * v368;
const REAL v373 = v369 * v369;
const REAL v374 = v372 + v373;
const REAL v375 = v367 * v368;
const REAL v376 = v367 * v369;
const REAL v377 = v370 + v375;
const REAL v378 = v376 - v371;
const REAL v379 = v366 * v366;
const REAL v380 = v367 * v367;
const REAL v381 = v379 + v380;
const REAL v382 = v372 + v381;
const REAL v383 = v373 + v382;
const REAL v384 = REAL(1) / v383;
const REAL v385 = REAL(2.0) * v384;
const REAL v386 = v374 * v385;
const REAL v387 = v377 * v385;
const REAL v388 = v378 * v385;
const REAL v389 = REAL(1.0) - v386;
const REAL v390 = v366 * v367;
const REAL v391 = v373 + v380;
const REAL v392 = v368 * v369;
const REAL v393 = v375 - v370;
const REAL v394 = v390 + v392;
const REAL v395 = v385 * v393;
const REAL v396 = v385 * v391;
const REAL v397 = v385 * v394;
const REAL v398 = REAL(1.0) - v396;
const REAL v399 = v372 + v380;
const REAL v400 = v371 + v376;
const REAL v401 = v392 - v390;
const REAL v402 = v385 * v400;
const REAL v403 = v385 * v401;
const REAL v404 = v385 * v399;
const REAL v405 = REAL(1.0) - v404;
const REAL v406 = REAL(0.5) * v4;
const REAL v407 = REAL(0.5) * v3;
const REAL v408 = REAL(0.5) * v6;
const REAL v409 = REAL(0.5) * v5;
const REAL v410 = v10 * v184;
const REAL v411 = v11 * v184;
const REAL v412 = v12 * v184;
const REAL v413 = v13 * v184;
const REAL v414 = v410 * v413;
const REAL v415 = v410 * v412;
const REAL v416 = v412 * v412;
const REAL v417 = v413 * v413;
const REAL v418 = v416 + v417;
const REAL v419 = v411 * v412;
const REAL v420 = v411 * v413;
const REAL v421 = v414 + v419;
const REAL v422 = v420 - v415;
const REAL v423 = v410 * v410;
const REAL v424 = v411 * v411;
const REAL v425 = v423 + v424;
const REAL v426 = v416 + v425;
const REAL v427 = v417 + v426;
const REAL v428 = REAL(1) / v427;
const REAL v429 = REAL(2.0) * v428;
const REAL v430 = v418 * v429;
const REAL v431 = v421 * v429;
const REAL v432 = v422 * v429;
const REAL v433 = REAL(1.0) - v430;
const REAL v434 = v410 * v411;
const REAL v435 = v417 + v424;
const REAL v436 = v412 * v413;
const REAL v437 = v419 - v414;
const REAL v438 = v434 + v436;
const REAL v439 = v429 * v437;
const REAL v440 = v429 * v435;
const REAL v441 = v429 * v438;
const REAL v442 = REAL(1.0) - v440;
const REAL v443 = v416 + v424;
const REAL v444 = v415 + v420;
const REAL v445 = v436 - v434;
const REAL v446 = v429 * v444;
const REAL v447 = v429 * v445;
const REAL v448 = v429 * v443;
const REAL v449 = REAL(1.0) - v448;
const REAL v450 = REAL(0.5) * v11;
const REAL v451 = REAL(0.5) * v10;
const REAL v452 = REAL(0.5) * v13;
const REAL v453 = REAL(0.5) * v12;
const REAL v454 = v332 * v357;
const REAL v455 = v345 - v344;
const REAL v456 = v343 * v454;
const REAL v457 = v342 * v342;
const REAL v458 = v456 * v457;
const REAL v459 = v454 * v457;
const REAL v460 = v331 * v459;
const REAL v461 = v250 * v331;
const REAL v462 = v455 + v461;
const REAL v463 = v342 * v462;
const REAL v464 = v121 * v121;
const REAL v465 = v333 * v357;
const REAL v466 = v348 - v347;
const REAL v467 = v343 * v465;
const REAL v468 = v457 * v467;
const REAL v469 = v457 * v465;
const REAL v470 = v331 * v469;
const REAL v471 = v251 * v331;
const REAL v472 = v466 + v471;
const REAL v473 = v342 * v472;
const REAL v474 = v334 * v357;
const REAL v475 = v351 - v350;
const REAL v476 = v343 * v474;
const REAL v477 = v457 * v476;
const REAL v478 = v457 * v474;
const REAL v479 = v331 * v478;
const REAL v480 = v252 * v331;
const REAL v481 = v475 + v480;
const REAL v482 = v342 * v481;
const REAL v483 = REAL(2.0) * v332;
const REAL v484 = v342 * v483;
const REAL v485 = v330 * v484;
const REAL v486 = v318 * v485;
const REAL v487 = v263 * v486;
const REAL v488 = v262 * v486;
const REAL v489 = v261 * v486;
const REAL v490 = v260 * v486;
const REAL v491 = REAL(2.0) * v333;
const REAL v492 = v342 * v491;
const REAL v493 = v330 * v492;
const REAL v494 = v318 * v493;
const REAL v495 = v263 * v494;
const REAL v496 = v262 * v494;
const REAL v497 = v261 * v494;
const REAL v498 = v260 * v494;
const REAL v499 = REAL(2.0) * v334;
const REAL v500 = v342 * v499;
const REAL v501 = v330 * v500;
const REAL v502 = v318 * v501;
const REAL v503 = v263 * v502;
const REAL v504 = v262 * v502;
const REAL v505 = v261 * v502;
const REAL v506 = v260 * v502;
const REAL v507 = v358 * v358;
const auto v508 = v339 <= v340;
const REAL v509 = v508 ? v339 : v340;
const REAL v510 = v342 * v509;
const REAL v511 = v331 * v342;
const REAL v512 = PK_FMA(v510, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v513 = PK_FMA(v510, v512, REAL(1597.9823405784207));
const REAL v514 = PK_FMA(v510, v513, (REAL(-2119.883863246352)));
const REAL v515 = PK_FMA(v510, v514, REAL(1958.1711149305122));
const REAL v516 = PK_FMA(v510, v515, (REAL(-1331.751710601445)));
const REAL v517 = PK_FMA(v510, v516, REAL(689.9864950194894));
const REAL v518 = PK_FMA(v510, v517, (REAL(-277.1238385127134)));
const REAL v519 = PK_FMA(v510, v518, REAL(87.80710088405552));
const REAL v520 = PK_FMA(v510, v519, (REAL(-21.593541742657845)));
const REAL v521 = PK_FMA(v510, v520, REAL(4.547086120700559));
const REAL v522 = PK_FMA(v510, v521, (REAL(-0.4073933743794334)));
const REAL v523 = PK_FMA(v510, v522, REAL(0.3507188784369902));
const REAL v524 = PK_FMA(v510, v523, REAL(0.2762917242235266));
const REAL v525 = PK_FMA(v510, v524, REAL(0.3000633566632698));
const REAL v526 = PK_FMA(v510, v525, REAL(0.3182324748859254));
const REAL v527 = PK_FMA(v510, v526, REAL(0.34099332446130215));
const REAL v528 = PK_FMA(v510, v527, REAL(0.36940834555111196));
const REAL v529 = PK_FMA(v510, v528, REAL(0.4063492067031882));
const REAL v530 = PK_FMA(v510, v529, REAL(0.4571428571400788));
const REAL v531 = PK_FMA(v510, v530, REAL(0.533333333333342));
const REAL v532 = PK_FMA(v510, v531, REAL(0.6666666666666666));
const REAL v533 = PK_FMA(v510, v532, REAL(1.0));
const REAL v534 = v511 * v533;
const REAL v535 = REAL(1) / PK_SQRT(v339);
const REAL v536 = REAL(1.5707963267948966) * v535;
const REAL v537 = REAL(6.123233995736766e-17) * v535;
const REAL v538 = v534 - v537;
const REAL v539 = v536 - v538;
const REAL v540 = v508 ? v534 : v539;
const REAL v541 = REAL(1) / v339;
const REAL v542 = REAL(0.5) * v541;
const REAL v543 = v342 * v511;
const REAL v544 = v511 - v539;
const REAL v545 = v542 * v544;
const REAL v546 = REAL(2.0) * v543;
const REAL v547 = v342 * v546;
const REAL v548 = REAL(3.0) * v545;
const REAL v549 = v543 + v548;
const REAL v550 = v542 * v549;
const REAL v551 = -v550;
const REAL v552 = PK_FMA(v510, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v553 = PK_FMA(v510, v552, REAL(581.1242236694295));
const REAL v554 = PK_FMA(v510, v553, (REAL(-771.0041914006039)));
const REAL v555 = PK_FMA(v510, v554, REAL(712.245782898221));
const REAL v556 = PK_FMA(v510, v555, (REAL(-484.43360102608176)));
const REAL v557 = PK_FMA(v510, v556, REAL(250.9982691362668));
const REAL v558 = PK_FMA(v510, v557, (REAL(-100.8179669996445)));
const REAL v559 = PK_FMA(v510, v558, REAL(31.94209272282824));
const REAL v560 = PK_FMA(v510, v559, (REAL(-7.859355631308653)));
const REAL v561 = PK_FMA(v510, v560, REAL(1.6506001575831));
const REAL v562 = PK_FMA(v510, v561, (REAL(-0.15266460017730477)));
const REAL v563 = PK_FMA(v510, v562, REAL(0.12233810827412876));
const REAL v564 = PK_FMA(v510, v563, REAL(0.09421899911119616));
const REAL v565 = PK_FMA(v510, v564, REAL(0.10153858957775619));
const REAL v566 = PK_FMA(v510, v565, REAL(0.10640510720051534));
const REAL v567 = PK_FMA(v510, v566, REAL(0.11232724664905629));
const REAL v568 = PK_FMA(v510, v567, REAL(0.11934731066638794));
const REAL v569 = PK_FMA(v510, v568, REAL(0.1278721280009319));
const REAL v570 = PK_FMA(v510, v569, REAL(0.13852813852712756));
const REAL v571 = PK_FMA(v510, v570, REAL(0.15238095238095553));
const REAL v572 = PK_FMA(v510, v571, REAL(0.17142857142857143));
const REAL v573 = PK_FMA(v510, v572, REAL(0.2));
const REAL v574 = REAL(4.0) * v510;
const REAL v575 = v573 * v574;
const REAL v576 = REAL(1.0) + v575;
const REAL v577 = REAL(0.3333333333333333) * v576;
const REAL v578 = v543 * v577;
const REAL v579 = -v578;
const REAL v580 = v508 ? v579 : v545;
const REAL v581 = v547 * v573;
const REAL v582 = v508 ? v581 : v551;
const REAL v583 = v331 * v540;
const REAL v584 = v343 * v580;
const REAL v585 = v342 + v584;
const REAL v586 = v250 * v583;
const REAL v587 = v251 * v583;
const REAL v588 = v252 * v583;
const REAL v589 = v346 * v540;
const REAL v590 = v349 * v540;
const REAL v591 = v352 * v540;
const REAL v592 = v586 - v589;
const REAL v593 = v587 - v590;
const REAL v594 = v588 - v591;
const REAL v595 = v357 * v585;
const REAL v596 = v332 * v595;
const REAL v597 = v333 * v595;
const REAL v598 = v334 * v595;
const REAL v599 = v592 + v596;
const REAL v600 = v593 + v597;
const REAL v601 = v594 + v598;
const REAL v602 = REAL(2.0) * v540;
const REAL v603 = v332 * v602;
const REAL v604 = v333 * v602;
const REAL v605 = v334 * v602;
const REAL v606 = v332 * v585;
const REAL v607 = v334 * v606;
const REAL v608 = v252 * v606;
const REAL v609 = v333 * v606;
const REAL v610 = v251 * v606;
const REAL v611 = v332 * v606;
const REAL v612 = v250 * v606;
const REAL v613 = v595 + v612;
const REAL v614 = v334 * v540;
const REAL v615 = v609 + v614;
const REAL v616 = v251 * v540;
const REAL v617 = v608 + v616;
const REAL v618 = v333 * v540;
const REAL v619 = v607 - v618;
const REAL v620 = v252 * v540;
const REAL v621 = v610 - v620;
const REAL v622 = v583 + v611;
const REAL v623 = v454 * v580;
const REAL v624 = v456 * v582;
const REAL v625 = REAL(2.0) * v623;
const REAL v626 = v458 + v625;
const REAL v627 = v624 - v459;
const REAL v628 = v626 - v460;
const REAL v629 = v628 - v460;
const REAL v630 = v250 * v540;
const REAL v631 = v629 + v630;
const REAL v632 = v631 - v463;
const REAL v633 = v462 * v580;
const REAL v634 = v627 + v633;
const REAL v635 = v334 * v634;
const REAL v636 = v617 + v635;
const REAL v637 = v635 + v636;
const REAL v638 = v333 * v634;
const REAL v639 = v621 + v638;
const REAL v640 = v638 + v639;
const REAL v641 = v332 * v634;
const REAL v642 = v613 + v641;
const REAL v643 = v641 + v642;
const REAL v644 = v330 * v637;
const REAL v645 = v330 * v640;
const REAL v646 = v330 * v643;
const REAL v647 = v330 * v632;
const REAL v648 = v318 * v644;
const REAL v649 = v318 * v645;
const REAL v650 = v318 * v646;
const REAL v651 = v318 * v647;
const REAL v652 = v262 * v648;
const REAL v653 = v261 * v648;
const REAL v654 = v263 * v648;
const REAL v655 = v260 * v648;
const REAL v656 = v261 * v649;
const REAL v657 = v655 + v656;
const REAL v658 = v263 * v649;
const REAL v659 = v652 - v658;
const REAL v660 = v262 * v649;
const REAL v661 = v654 + v660;
const REAL v662 = v260 * v649;
const REAL v663 = v662 - v653;
const REAL v664 = v263 * v650;
const REAL v665 = v663 + v664;
const REAL v666 = v262 * v650;
const REAL v667 = v657 - v666;
const REAL v668 = v261 * v650;
const REAL v669 = v661 + v668;
const REAL v670 = v260 * v650;
const REAL v671 = v659 + v670;
const REAL v672 = v263 * v651;
const REAL v673 = v667 + v672;
const REAL v674 = v262 * v651;
const REAL v675 = v665 + v674;
const REAL v676 = v261 * v651;
const REAL v677 = v671 + v676;
const REAL v678 = v260 * v651;
const REAL v679 = v678 - v669;
const REAL v680 = v278 * v673;
const REAL v681 = v278 * v675;
const REAL v682 = v278 * v677;
const REAL v683 = v278 * v679;
const REAL v684 = v68 * v619;
const REAL v685 = v68 * v615;
const REAL v686 = v68 * v622;
const REAL v687 = v34 * v684;
const REAL v688 = v33 * v684;
const REAL v689 = v33 * v685;
const REAL v690 = v35 * v685;
const REAL v691 = v687 - v690;
const REAL v692 = v35 * v686;
const REAL v693 = v692 - v688;
const REAL v694 = v34 * v686;
const REAL v695 = v689 - v694;
const REAL v696 = v32 * v684;
const REAL v697 = v695 + v696;
const REAL v698 = v32 * v685;
const REAL v699 = v693 + v698;
const REAL v700 = v32 * v686;
const REAL v701 = v691 + v700;
const REAL v702 = v34 * v697;
const REAL v703 = v622 + v702;
const REAL v704 = v33 * v697;
const REAL v705 = v615 - v704;
const REAL v706 = v33 * v699;
const REAL v707 = v619 + v706;
const REAL v708 = v35 * v699;
const REAL v709 = v703 - v708;
const REAL v710 = v35 * v701;
const REAL v711 = v705 + v710;
const REAL v712 = v34 * v701;
const REAL v713 = v707 - v712;
const REAL v714 = v189 * v680;
const REAL v715 = v171 * v680;
const REAL v716 = v190 * v680;
const REAL v717 = v170 * v680;
const REAL v718 = v188 * v680;
const REAL v719 = v172 * v680;
const REAL v720 = v191 * v680;
const REAL v721 = v169 * v680;
const REAL v722 = v191 * v681;
const REAL v723 = v722 - v716;
const REAL v724 = v170 * v681;
const REAL v725 = v721 + v724;
const REAL v726 = v189 * v681;
const REAL v727 = v718 + v726;
const REAL v728 = v172 * v681;
const REAL v729 = v715 - v728;
const REAL v730 = v188 * v681;
const REAL v731 = v714 - v730;
const REAL v732 = v171 * v681;
const REAL v733 = v719 + v732;
const REAL v734 = v190 * v681;
const REAL v735 = v720 + v734;
const REAL v736 = v169 * v681;
const REAL v737 = v736 - v717;
const REAL v738 = v190 * v682;
const REAL v739 = v738 - v727;
const REAL v740 = v172 * v682;
const REAL v741 = v737 + v740;
const REAL v742 = v191 * v682;
const REAL v743 = v731 - v742;
const REAL v744 = v171 * v682;
const REAL v745 = v725 - v744;
const REAL v746 = v188 * v682;
const REAL v747 = v723 - v746;
const REAL v748 = v170 * v682;
const REAL v749 = v733 + v748;
const REAL v750 = v189 * v682;
const REAL v751 = v735 + v750;
const REAL v752 = v169 * v682;
const REAL v753 = v729 + v752;
const REAL v754 = v191 * v683;
const REAL v755 = v739 + v754;
const REAL v756 = v172 * v683;
const REAL v757 = v745 + v756;
const REAL v758 = v190 * v683;
const REAL v759 = v743 + v758;
const REAL v760 = v171 * v683;
const REAL v761 = v741 + v760;
const REAL v762 = v189 * v683;
const REAL v763 = v747 + v762;
const REAL v764 = v170 * v683;
const REAL v765 = v753 + v764;
const REAL v766 = v188 * v683;
const REAL v767 = v751 + v766;
const REAL v768 = v169 * v683;
const REAL v769 = v768 - v749;
const REAL v770 = v187 * v757;
const REAL v771 = v187 * v761;
const REAL v772 = v187 * v765;
const REAL v773 = v187 * v769;
const REAL v774 = v168 * v755;
const REAL v775 = v168 * v759;
const REAL v776 = v168 * v763;
const REAL v777 = v168 * v767;
const REAL v778 = v712 - v707;
const REAL v779 = v708 - v703;
const REAL v780 = v152 * v713;
const REAL v781 = v122 * v713;
const REAL v782 = v151 * v711;
const REAL v783 = v780 + v782;
const REAL v784 = v122 * v711;
const REAL v785 = v150 * v709;
const REAL v786 = v783 + v785;
const REAL v787 = v122 * v709;
const REAL v788 = v131 * v781;
const REAL v789 = v88 * v781;
const REAL v790 = v134 * v781;
const REAL v791 = v87 * v781;
const REAL v792 = v137 * v784;
const REAL v793 = v792 - v790;
const REAL v794 = v87 * v784;
const REAL v795 = v131 * v784;
const REAL v796 = v89 * v784;
const REAL v797 = v789 - v796;
const REAL v798 = v134 * v787;
const REAL v799 = v798 - v795;
const REAL v800 = v89 * v787;
const REAL v801 = v800 - v791;
const REAL v802 = v137 * v787;
const REAL v803 = v788 - v802;
const REAL v804 = v88 * v787;
const REAL v805 = v794 - v804;
const REAL v806 = v137 * v781;
const REAL v807 = v86 * v781;
const REAL v808 = v805 + v807;
const REAL v809 = v134 * v784;
const REAL v810 = v806 + v809;
const REAL v811 = v86 * v784;
const REAL v812 = v801 + v811;
const REAL v813 = v131 * v787;
const REAL v814 = v810 + v813;
const REAL v815 = v86 * v787;
const REAL v816 = v797 + v815;
const REAL v817 = v88 * v808;
const REAL v818 = v709 + v817;
const REAL v819 = v7 * v808;
const REAL v820 = v803 + v819;
const REAL v821 = v87 * v808;
const REAL v822 = v711 - v821;
const REAL v823 = v8 * v808;
const REAL v824 = v793 - v823;
const REAL v825 = v87 * v812;
const REAL v826 = v713 + v825;
const REAL v827 = v9 * v812;
const REAL v828 = v824 + v827;
const REAL v829 = v89 * v812;
const REAL v830 = v818 - v829;
const REAL v831 = v7 * v812;
const REAL v832 = v799 - v831;
const REAL v833 = v89 * v816;
const REAL v834 = v822 + v833;
const REAL v835 = v8 * v816;
const REAL v836 = v832 + v835;
const REAL v837 = v88 * v816;
const REAL v838 = v826 - v837;
const REAL v839 = v9 * v816;
const REAL v840 = v820 - v839;
const REAL v841 = v122 * v778;
const REAL v842 = v113 * v778;
const REAL v843 = v786 + v842;
const REAL v844 = v112 * v711;
const REAL v845 = v843 - v844;
const REAL v846 = v122 * v779;
const REAL v847 = v111 * v779;
const REAL v848 = v845 + v847;
const REAL v849 = REAL(2.0) * v848;
const REAL v850 = v464 * v849;
const REAL v851 = v89 * v850;
const REAL v852 = v836 - v851;
const REAL v853 = v852 - v851;
const REAL v854 = v88 * v850;
const REAL v855 = v840 - v854;
const REAL v856 = v855 - v854;
const REAL v857 = v87 * v850;
const REAL v858 = v828 - v857;
const REAL v859 = v858 - v857;
const REAL v860 = v86 * v850;
const REAL v861 = v814 - v860;
const REAL v862 = v861 - v860;
const REAL v863 = v92 * v841;
const REAL v864 = v856 + v863;
const REAL v865 = v88 * v841;
const REAL v866 = v95 * v841;
const REAL v867 = v859 - v866;
const REAL v868 = v87 * v841;
const REAL v869 = v98 * v784;
const REAL v870 = v867 - v869;
const REAL v871 = v92 * v784;
const REAL v872 = v853 + v871;
const REAL v873 = v796 + v865;
const REAL v874 = v95 * v846;
const REAL v875 = v872 + v874;
const REAL v876 = v89 * v846;
const REAL v877 = v876 - v868;
const REAL v878 = v98 * v846;
const REAL v879 = v864 - v878;
const REAL v880 = v88 * v846;
const REAL v881 = v794 + v880;
const REAL v882 = v98 * v841;
const REAL v883 = v862 + v882;
const REAL v884 = v86 * v841;
const REAL v885 = v884 - v881;
const REAL v886 = v95 * v784;
const REAL v887 = v883 - v886;
const REAL v888 = v877 - v811;
const REAL v889 = v92 * v846;
const REAL v890 = v887 + v889;
const REAL v891 = v86 * v846;
const REAL v892 = v873 + v891;
const REAL v893 = v881 - v884;
const REAL v894 = v88 * v885;
const REAL v895 = v779 + v894;
const REAL v896 = v0 * v885;
const REAL v897 = v879 + v896;
const REAL v898 = v87 * v893;
const REAL v899 = v898 - v711;
const REAL v900 = v1 * v893;
const REAL v901 = v870 + v900;
const REAL v902 = v811 - v877;
const REAL v903 = v87 * v888;
const REAL v904 = v778 + v903;
const REAL v905 = v2 * v888;
const REAL v906 = v901 + v905;
const REAL v907 = v89 * v902;
const REAL v908 = v895 + v907;
const REAL v909 = v0 * v902;
const REAL v910 = v875 + v909;
const REAL v911 = v89 * v892;
const REAL v912 = v899 + v911;
const REAL v913 = v1 * v892;
const REAL v914 = v910 + v913;
const REAL v915 = v88 * v892;
const REAL v916 = v904 - v915;
const REAL v917 = v2 * v892;
const REAL v918 = v897 - v917;
const REAL v919 = v85 * v914;
const REAL v920 = v774 + v919;
const REAL v921 = v85 * v918;
const REAL v922 = v775 + v921;
const REAL v923 = v85 * v906;
const REAL v924 = v776 + v923;
const REAL v925 = v85 * v890;
const REAL v926 = v777 + v925;
const REAL v927 = v333 * v585;
const REAL v928 = v334 * v927;
const REAL v929 = v252 * v927;
const REAL v930 = v333 * v927;
const REAL v931 = v251 * v927;
const REAL v932 = v595 + v931;
const REAL v933 = v332 * v927;
const REAL v934 = v250 * v927;
const REAL v935 = v332 * v540;
const REAL v936 = v928 + v935;
const REAL v937 = v620 + v934;
const REAL v938 = v933 - v614;
const REAL v939 = v929 - v630;
const REAL v940 = v583 + v930;
const REAL v941 = v465 * v580;
const REAL v942 = v467 * v582;
const REAL v943 = REAL(2.0) * v941;
const REAL v944 = v468 + v943;
const REAL v945 = v942 - v469;
const REAL v946 = v944 - v470;
const REAL v947 = v946 - v470;
const REAL v948 = v616 + v947;
const REAL v949 = v948 - v473;
const REAL v950 = v472 * v580;
const REAL v951 = v945 + v950;
const REAL v952 = v334 * v951;
const REAL v953 = v939 + v952;
const REAL v954 = v952 + v953;
const REAL v955 = v333 * v951;
const REAL v956 = v932 + v955;
const REAL v957 = v955 + v956;
const REAL v958 = v332 * v951;
const REAL v959 = v937 + v958;
const REAL v960 = v958 + v959;
const REAL v961 = v330 * v954;
const REAL v962 = v330 * v957;
const REAL v963 = v330 * v960;
const REAL v964 = v330 * v949;
const REAL v965 = v318 * v961;
const REAL v966 = v318 * v962;
const REAL v967 = v318 * v963;
const REAL v968 = v318 * v964;
const REAL v969 = v262 * v965;
const REAL v970 = v261 * v965;
const REAL v971 = v263 * v965;
const REAL v972 = v260 * v965;
const REAL v973 = v261 * v966;
const REAL v974 = v972 + v973;
const REAL v975 = v263 * v966;
const REAL v976 = v969 - v975;
const REAL v977 = v262 * v966;
const REAL v978 = v971 + v977;
const REAL v979 = v260 * v966;
const REAL v980 = v979 - v970;
const REAL v981 = v263 * v967;
const REAL v982 = v980 + v981;
const REAL v983 = v262 * v967;
const REAL v984 = v974 - v983;
const REAL v985 = v261 * v967;
const REAL v986 = v978 + v985;
const REAL v987 = v260 * v967;
const REAL v988 = v976 + v987;
const REAL v989 = v263 * v968;
const REAL v990 = v984 + v989;
const REAL v991 = v262 * v968;
const REAL v992 = v982 + v991;
const REAL v993 = v261 * v968;
const REAL v994 = v988 + v993;
const REAL v995 = v260 * v968;
const REAL v996 = v995 - v986;
const REAL v997 = v278 * v990;
const REAL v998 = v278 * v992;
const REAL v999 = v278 * v994;
const REAL v1000 = v278 * v996;
const REAL v1001 = v68 * v936;
const REAL v1002 = v68 * v940;
const REAL v1003 = v68 * v938;
const REAL v1004 = v34 * v1001;
const REAL v1005 = v33 * v1001;
const REAL v1006 = v33 * v1002;
const REAL v1007 = v35 * v1002;
const REAL v1008 = v1004 - v1007;
const REAL v1009 = v35 * v1003;
const REAL v1010 = v1009 - v1005;
const REAL v1011 = v34 * v1003;
const REAL v1012 = v1006 - v1011;
const REAL v1013 = v32 * v1001;
const REAL v1014 = v1012 + v1013;
const REAL v1015 = v32 * v1002;
const REAL v1016 = v1010 + v1015;
const REAL v1017 = v32 * v1003;
const REAL v1018 = v1008 + v1017;
const REAL v1019 = v34 * v1014;
const REAL v1020 = v938 + v1019;
const REAL v1021 = v33 * v1014;
const REAL v1022 = v940 - v1021;
const REAL v1023 = v33 * v1016;
const REAL v1024 = v936 + v1023;
const REAL v1025 = v35 * v1016;
const REAL v1026 = v1020 - v1025;
const REAL v1027 = v35 * v1018;
const REAL v1028 = v1022 + v1027;
const REAL v1029 = v34 * v1018;
const REAL v1030 = v1024 - v1029;
const REAL v1031 = v189 * v997;
const REAL v1032 = v171 * v997;
const REAL v1033 = v190 * v997;
const REAL v1034 = v170 * v997;
const REAL v1035 = v188 * v997;
const REAL v1036 = v172 * v997;
const REAL v1037 = v191 * v997;
const REAL v1038 = v169 * v997;
const REAL v1039 = v191 * v998;
const REAL v1040 = v1039 - v1033;
const REAL v1041 = v170 * v998;
const REAL v1042 = v1038 + v1041;
const REAL v1043 = v189 * v998;
const REAL v1044 = v1035 + v1043;
const REAL v1045 = v172 * v998;
const REAL v1046 = v1032 - v1045;
const REAL v1047 = v188 * v998;
const REAL v1048 = v1031 - v1047;
const REAL v1049 = v171 * v998;
const REAL v1050 = v1036 + v1049;
const REAL v1051 = v190 * v998;
const REAL v1052 = v1037 + v1051;
const REAL v1053 = v169 * v998;
const REAL v1054 = v1053 - v1034;
const REAL v1055 = v190 * v999;
const REAL v1056 = v1055 - v1044;
const REAL v1057 = v172 * v999;
const REAL v1058 = v1054 + v1057;
const REAL v1059 = v191 * v999;
const REAL v1060 = v1048 - v1059;
const REAL v1061 = v171 * v999;
const REAL v1062 = v1042 - v1061;
const REAL v1063 = v188 * v999;
const REAL v1064 = v1040 - v1063;
const REAL v1065 = v170 * v999;
const REAL v1066 = v1050 + v1065;
const REAL v1067 = v189 * v999;
const REAL v1068 = v1052 + v1067;
const REAL v1069 = v169 * v999;
const REAL v1070 = v1046 + v1069;
const REAL v1071 = v191 * v1000;
const REAL v1072 = v1056 + v1071;
const REAL v1073 = v172 * v1000;
const REAL v1074 = v1062 + v1073;
const REAL v1075 = v190 * v1000;
const REAL v1076 = v1060 + v1075;
const REAL v1077 = v171 * v1000;
const REAL v1078 = v1058 + v1077;
const REAL v1079 = v189 * v1000;
const REAL v1080 = v1064 + v1079;
const REAL v1081 = v170 * v1000;
const REAL v1082 = v1070 + v1081;
const REAL v1083 = v188 * v1000;
const REAL v1084 = v1068 + v1083;
const REAL v1085 = v169 * v1000;
const REAL v1086 = v1085 - v1066;
const REAL v1087 = v187 * v1074;
const REAL v1088 = v187 * v1078;
const REAL v1089 = v187 * v1082;
const REAL v1090 = v187 * v1086;
const REAL v1091 = v168 * v1072;
const REAL v1092 = v168 * v1076;
const REAL v1093 = v168 * v1080;
const REAL v1094 = v168 * v1084;
const REAL v1095 = v1029 - v1024;
const REAL v1096 = v1025 - v1020;
const REAL v1097 = v152 * v1030;
const REAL v1098 = v122 * v1030;
const REAL v1099 = v151 * v1028;
const REAL v1100 = v1097 + v1099;
const REAL v1101 = v122 * v1028;
const REAL v1102 = v150 * v1026;
const REAL v1103 = v1100 + v1102;
const REAL v1104 = v122 * v1026;
const REAL v1105 = v131 * v1098;
const REAL v1106 = v88 * v1098;
const REAL v1107 = v134 * v1098;
const REAL v1108 = v87 * v1098;
const REAL v1109 = v137 * v1101;
const REAL v1110 = v1109 - v1107;
const REAL v1111 = v87 * v1101;
const REAL v1112 = v131 * v1101;
const REAL v1113 = v89 * v1101;
const REAL v1114 = v1106 - v1113;
const REAL v1115 = v134 * v1104;
const REAL v1116 = v1115 - v1112;
const REAL v1117 = v89 * v1104;
const REAL v1118 = v1117 - v1108;
const REAL v1119 = v137 * v1104;
const REAL v1120 = v1105 - v1119;
const REAL v1121 = v88 * v1104;
const REAL v1122 = v1111 - v1121;
const REAL v1123 = v137 * v1098;
const REAL v1124 = v86 * v1098;
const REAL v1125 = v1122 + v1124;
const REAL v1126 = v134 * v1101;
const REAL v1127 = v1123 + v1126;
const REAL v1128 = v86 * v1101;
const REAL v1129 = v1118 + v1128;
const REAL v1130 = v131 * v1104;
const REAL v1131 = v1127 + v1130;
const REAL v1132 = v86 * v1104;
const REAL v1133 = v1114 + v1132;
const REAL v1134 = v88 * v1125;
const REAL v1135 = v1026 + v1134;
const REAL v1136 = v7 * v1125;
const REAL v1137 = v1120 + v1136;
const REAL v1138 = v87 * v1125;
const REAL v1139 = v1028 - v1138;
const REAL v1140 = v8 * v1125;
const REAL v1141 = v1110 - v1140;
const REAL v1142 = v87 * v1129;
const REAL v1143 = v1030 + v1142;
const REAL v1144 = v9 * v1129;
const REAL v1145 = v1141 + v1144;
const REAL v1146 = v89 * v1129;
const REAL v1147 = v1135 - v1146;
const REAL v1148 = v7 * v1129;
const REAL v1149 = v1116 - v1148;
const REAL v1150 = v89 * v1133;
const REAL v1151 = v1139 + v1150;
const REAL v1152 = v8 * v1133;
const REAL v1153 = v1149 + v1152;
const REAL v1154 = v88 * v1133;
const REAL v1155 = v1143 - v1154;
const REAL v1156 = v9 * v1133;
const REAL v1157 = v1137 - v1156;
const REAL v1158 = v122 * v1095;
const REAL v1159 = v113 * v1095;
const REAL v1160 = v1103 + v1159;
const REAL v1161 = v112 * v1028;
const REAL v1162 = v1160 - v1161;
const REAL v1163 = v122 * v1096;
const REAL v1164 = v111 * v1096;
const REAL v1165 = v1162 + v1164;
const REAL v1166 = REAL(2.0) * v1165;
const REAL v1167 = v464 * v1166;
const REAL v1168 = v89 * v1167;
const REAL v1169 = v1153 - v1168;
const REAL v1170 = v1169 - v1168;
const REAL v1171 = v88 * v1167;
const REAL v1172 = v1157 - v1171;
const REAL v1173 = v1172 - v1171;
const REAL v1174 = v87 * v1167;
const REAL v1175 = v1145 - v1174;
const REAL v1176 = v1175 - v1174;
const REAL v1177 = v86 * v1167;
const REAL v1178 = v1131 - v1177;
const REAL v1179 = v1178 - v1177;
const REAL v1180 = v92 * v1158;
const REAL v1181 = v1173 + v1180;
const REAL v1182 = v88 * v1158;
const REAL v1183 = v95 * v1158;
const REAL v1184 = v1176 - v1183;
const REAL v1185 = v87 * v1158;
const REAL v1186 = v98 * v1101;
const REAL v1187 = v1184 - v1186;
const REAL v1188 = v92 * v1101;
const REAL v1189 = v1170 + v1188;
const REAL v1190 = v1113 + v1182;
const REAL v1191 = v95 * v1163;
const REAL v1192 = v1189 + v1191;
const REAL v1193 = v89 * v1163;
const REAL v1194 = v1193 - v1185;
const REAL v1195 = v98 * v1163;
const REAL v1196 = v1181 - v1195;
const REAL v1197 = v88 * v1163;
const REAL v1198 = v1111 + v1197;
const REAL v1199 = v98 * v1158;
const REAL v1200 = v1179 + v1199;
const REAL v1201 = v86 * v1158;
const REAL v1202 = v1201 - v1198;
const REAL v1203 = v95 * v1101;
const REAL v1204 = v1200 - v1203;
const REAL v1205 = v1194 - v1128;
const REAL v1206 = v92 * v1163;
const REAL v1207 = v1204 + v1206;
const REAL v1208 = v86 * v1163;
const REAL v1209 = v1190 + v1208;
const REAL v1210 = v1198 - v1201;
const REAL v1211 = v88 * v1202;
const REAL v1212 = v1096 + v1211;
const REAL v1213 = v0 * v1202;
const REAL v1214 = v1196 + v1213;
const REAL v1215 = v87 * v1210;
const REAL v1216 = v1215 - v1028;
const REAL v1217 = v1 * v1210;
const REAL v1218 = v1187 + v1217;
const REAL v1219 = v1128 - v1194;
const REAL v1220 = v87 * v1205;
const REAL v1221 = v1095 + v1220;
const REAL v1222 = v2 * v1205;
const REAL v1223 = v1218 + v1222;
const REAL v1224 = v89 * v1219;
const REAL v1225 = v1212 + v1224;
const REAL v1226 = v0 * v1219;
const REAL v1227 = v1192 + v1226;
const REAL v1228 = v89 * v1209;
const REAL v1229 = v1216 + v1228;
const REAL v1230 = v1 * v1209;
const REAL v1231 = v1227 + v1230;
const REAL v1232 = v88 * v1209;
const REAL v1233 = v1221 - v1232;
const REAL v1234 = v2 * v1209;
const REAL v1235 = v1214 - v1234;
const REAL v1236 = v85 * v1231;
const REAL v1237 = v1091 + v1236;
const REAL v1238 = v85 * v1235;
const REAL v1239 = v1092 + v1238;
const REAL v1240 = v85 * v1223;
const REAL v1241 = v1093 + v1240;
const REAL v1242 = v85 * v1207;
const REAL v1243 = v1094 + v1242;
const REAL v1244 = v334 * v585;
const REAL v1245 = v334 * v1244;
const REAL v1246 = v252 * v1244;
const REAL v1247 = v595 + v1246;
const REAL v1248 = v333 * v1244;
const REAL v1249 = v251 * v1244;
const REAL v1250 = v332 * v1244;
const REAL v1251 = v250 * v1244;
const REAL v1252 = v618 + v1250;
const REAL v1253 = v630 + v1249;
const REAL v1254 = v1248 - v935;
const REAL v1255 = v1251 - v616;
const REAL v1256 = v583 + v1245;
const REAL v1257 = v474 * v580;
const REAL v1258 = v476 * v582;
const REAL v1259 = REAL(2.0) * v1257;
const REAL v1260 = v477 + v1259;
const REAL v1261 = v1258 - v478;
const REAL v1262 = v1260 - v479;
const REAL v1263 = v1262 - v479;
const REAL v1264 = v620 + v1263;
const REAL v1265 = v1264 - v482;
const REAL v1266 = v481 * v580;
const REAL v1267 = v1261 + v1266;
const REAL v1268 = v334 * v1267;
const REAL v1269 = v1247 + v1268;
const REAL v1270 = v1268 + v1269;
const REAL v1271 = v333 * v1267;
const REAL v1272 = v1253 + v1271;
const REAL v1273 = v1271 + v1272;
const REAL v1274 = v332 * v1267;
const REAL v1275 = v1255 + v1274;
const REAL v1276 = v1274 + v1275;
const REAL v1277 = v330 * v1270;
const REAL v1278 = v330 * v1273;
const REAL v1279 = v330 * v1276;
const REAL v1280 = v330 * v1265;
const REAL v1281 = v318 * v1277;
const REAL v1282 = v318 * v1278;
const REAL v1283 = v318 * v1279;
const REAL v1284 = v318 * v1280;
const REAL v1285 = v262 * v1281;
const REAL v1286 = v261 * v1281;
const REAL v1287 = v263 * v1281;
const REAL v1288 = v260 * v1281;
const REAL v1289 = v261 * v1282;
const REAL v1290 = v1288 + v1289;
const REAL v1291 = v263 * v1282;
const REAL v1292 = v1285 - v1291;
const REAL v1293 = v262 * v1282;
const REAL v1294 = v1287 + v1293;
const REAL v1295 = v260 * v1282;
const REAL v1296 = v1295 - v1286;
const REAL v1297 = v263 * v1283;
const REAL v1298 = v1296 + v1297;
const REAL v1299 = v262 * v1283;
const REAL v1300 = v1290 - v1299;
const REAL v1301 = v261 * v1283;
const REAL v1302 = v1294 + v1301;
const REAL v1303 = v260 * v1283;
const REAL v1304 = v1292 + v1303;
const REAL v1305 = v263 * v1284;
const REAL v1306 = v1300 + v1305;
const REAL v1307 = v262 * v1284;
const REAL v1308 = v1298 + v1307;
const REAL v1309 = v261 * v1284;
const REAL v1310 = v1304 + v1309;
const REAL v1311 = v260 * v1284;
const REAL v1312 = v1311 - v1302;
const REAL v1313 = v278 * v1306;
const REAL v1314 = v278 * v1308;
const REAL v1315 = v278 * v1310;
const REAL v1316 = v278 * v1312;
const REAL v1317 = v68 * v1256;
const REAL v1318 = v68 * v1254;
const REAL v1319 = v68 * v1252;
const REAL v1320 = v34 * v1317;
const REAL v1321 = v33 * v1317;
const REAL v1322 = v33 * v1318;
const REAL v1323 = v35 * v1318;
const REAL v1324 = v1320 - v1323;
const REAL v1325 = v35 * v1319;
const REAL v1326 = v1325 - v1321;
const REAL v1327 = v34 * v1319;
const REAL v1328 = v1322 - v1327;
const REAL v1329 = v32 * v1317;
const REAL v1330 = v1328 + v1329;
const REAL v1331 = v32 * v1318;
const REAL v1332 = v1326 + v1331;
const REAL v1333 = v32 * v1319;
const REAL v1334 = v1324 + v1333;
const REAL v1335 = v34 * v1330;
const REAL v1336 = v1252 + v1335;
const REAL v1337 = v33 * v1330;
const REAL v1338 = v1254 - v1337;
const REAL v1339 = v33 * v1332;
const REAL v1340 = v1256 + v1339;
const REAL v1341 = v35 * v1332;
const REAL v1342 = v1336 - v1341;
const REAL v1343 = v35 * v1334;
const REAL v1344 = v1338 + v1343;
const REAL v1345 = v34 * v1334;
const REAL v1346 = v1340 - v1345;
const REAL v1347 = v189 * v1313;
const REAL v1348 = v171 * v1313;
const REAL v1349 = v190 * v1313;
const REAL v1350 = v170 * v1313;
const REAL v1351 = v188 * v1313;
const REAL v1352 = v172 * v1313;
const REAL v1353 = v191 * v1313;
const REAL v1354 = v169 * v1313;
const REAL v1355 = v191 * v1314;
const REAL v1356 = v1355 - v1349;
const REAL v1357 = v170 * v1314;
const REAL v1358 = v1354 + v1357;
const REAL v1359 = v189 * v1314;
const REAL v1360 = v1351 + v1359;
const REAL v1361 = v172 * v1314;
const REAL v1362 = v1348 - v1361;
const REAL v1363 = v188 * v1314;
const REAL v1364 = v1347 - v1363;
const REAL v1365 = v171 * v1314;
const REAL v1366 = v1352 + v1365;
const REAL v1367 = v190 * v1314;
const REAL v1368 = v1353 + v1367;
const REAL v1369 = v169 * v1314;
const REAL v1370 = v1369 - v1350;
const REAL v1371 = v190 * v1315;
const REAL v1372 = v1371 - v1360;
const REAL v1373 = v172 * v1315;
const REAL v1374 = v1370 + v1373;
const REAL v1375 = v191 * v1315;
const REAL v1376 = v1364 - v1375;
const REAL v1377 = v171 * v1315;
const REAL v1378 = v1358 - v1377;
const REAL v1379 = v188 * v1315;
const REAL v1380 = v1356 - v1379;
const REAL v1381 = v170 * v1315;
const REAL v1382 = v1366 + v1381;
const REAL v1383 = v189 * v1315;
const REAL v1384 = v1368 + v1383;
const REAL v1385 = v169 * v1315;
const REAL v1386 = v1362 + v1385;
const REAL v1387 = v191 * v1316;
const REAL v1388 = v1372 + v1387;
const REAL v1389 = v172 * v1316;
const REAL v1390 = v1378 + v1389;
const REAL v1391 = v190 * v1316;
const REAL v1392 = v1376 + v1391;
const REAL v1393 = v171 * v1316;
const REAL v1394 = v1374 + v1393;
const REAL v1395 = v189 * v1316;
const REAL v1396 = v1380 + v1395;
const REAL v1397 = v170 * v1316;
const REAL v1398 = v1386 + v1397;
const REAL v1399 = v188 * v1316;
const REAL v1400 = v1384 + v1399;
const REAL v1401 = v169 * v1316;
const REAL v1402 = v1401 - v1382;
const REAL v1403 = v187 * v1390;
const REAL v1404 = v187 * v1394;
const REAL v1405 = v187 * v1398;
const REAL v1406 = v187 * v1402;
const REAL v1407 = v168 * v1388;
const REAL v1408 = v168 * v1392;
const REAL v1409 = v168 * v1396;
const REAL v1410 = v168 * v1400;
const REAL v1411 = v1345 - v1340;
const REAL v1412 = v1341 - v1336;
const REAL v1413 = v152 * v1346;
const REAL v1414 = v122 * v1346;
const REAL v1415 = v151 * v1344;
const REAL v1416 = v1413 + v1415;
const REAL v1417 = v122 * v1344;
const REAL v1418 = v150 * v1342;
const REAL v1419 = v1416 + v1418;
const REAL v1420 = v122 * v1342;
const REAL v1421 = v131 * v1414;
const REAL v1422 = v88 * v1414;
const REAL v1423 = v134 * v1414;
const REAL v1424 = v87 * v1414;
const REAL v1425 = v137 * v1417;
const REAL v1426 = v1425 - v1423;
const REAL v1427 = v87 * v1417;
const REAL v1428 = v131 * v1417;
const REAL v1429 = v89 * v1417;
const REAL v1430 = v1422 - v1429;
const REAL v1431 = v134 * v1420;
const REAL v1432 = v1431 - v1428;
const REAL v1433 = v89 * v1420;
const REAL v1434 = v1433 - v1424;
const REAL v1435 = v137 * v1420;
const REAL v1436 = v1421 - v1435;
const REAL v1437 = v88 * v1420;
const REAL v1438 = v1427 - v1437;
const REAL v1439 = v137 * v1414;
const REAL v1440 = v86 * v1414;
const REAL v1441 = v1438 + v1440;
const REAL v1442 = v134 * v1417;
const REAL v1443 = v1439 + v1442;
const REAL v1444 = v86 * v1417;
const REAL v1445 = v1434 + v1444;
const REAL v1446 = v131 * v1420;
const REAL v1447 = v1443 + v1446;
const REAL v1448 = v86 * v1420;
const REAL v1449 = v1430 + v1448;
const REAL v1450 = v88 * v1441;
const REAL v1451 = v1342 + v1450;
const REAL v1452 = v7 * v1441;
const REAL v1453 = v1436 + v1452;
const REAL v1454 = v87 * v1441;
const REAL v1455 = v1344 - v1454;
const REAL v1456 = v8 * v1441;
const REAL v1457 = v1426 - v1456;
const REAL v1458 = v87 * v1445;
const REAL v1459 = v1346 + v1458;
const REAL v1460 = v9 * v1445;
const REAL v1461 = v1457 + v1460;
const REAL v1462 = v89 * v1445;
const REAL v1463 = v1451 - v1462;
const REAL v1464 = v7 * v1445;
const REAL v1465 = v1432 - v1464;
const REAL v1466 = v89 * v1449;
const REAL v1467 = v1455 + v1466;
const REAL v1468 = v8 * v1449;
const REAL v1469 = v1465 + v1468;
const REAL v1470 = v88 * v1449;
const REAL v1471 = v1459 - v1470;
const REAL v1472 = v9 * v1449;
const REAL v1473 = v1453 - v1472;
const REAL v1474 = v122 * v1411;
const REAL v1475 = v113 * v1411;
const REAL v1476 = v1419 + v1475;
const REAL v1477 = v112 * v1344;
const REAL v1478 = v1476 - v1477;
const REAL v1479 = v122 * v1412;
const REAL v1480 = v111 * v1412;
const REAL v1481 = v1478 + v1480;
const REAL v1482 = REAL(2.0) * v1481;
const REAL v1483 = v464 * v1482;
const REAL v1484 = v89 * v1483;
const REAL v1485 = v1469 - v1484;
const REAL v1486 = v1485 - v1484;
const REAL v1487 = v88 * v1483;
const REAL v1488 = v1473 - v1487;
const REAL v1489 = v1488 - v1487;
const REAL v1490 = v87 * v1483;
const REAL v1491 = v1461 - v1490;
const REAL v1492 = v1491 - v1490;
const REAL v1493 = v86 * v1483;
const REAL v1494 = v1447 - v1493;
const REAL v1495 = v1494 - v1493;
const REAL v1496 = v92 * v1474;
const REAL v1497 = v1489 + v1496;
const REAL v1498 = v88 * v1474;
const REAL v1499 = v95 * v1474;
const REAL v1500 = v1492 - v1499;
const REAL v1501 = v87 * v1474;
const REAL v1502 = v98 * v1417;
const REAL v1503 = v1500 - v1502;
const REAL v1504 = v92 * v1417;
const REAL v1505 = v1486 + v1504;
const REAL v1506 = v1429 + v1498;
const REAL v1507 = v95 * v1479;
const REAL v1508 = v1505 + v1507;
const REAL v1509 = v89 * v1479;
const REAL v1510 = v1509 - v1501;
const REAL v1511 = v98 * v1479;
const REAL v1512 = v1497 - v1511;
const REAL v1513 = v88 * v1479;
const REAL v1514 = v1427 + v1513;
const REAL v1515 = v98 * v1474;
const REAL v1516 = v1495 + v1515;
const REAL v1517 = v86 * v1474;
const REAL v1518 = v1517 - v1514;
const REAL v1519 = v95 * v1417;
const REAL v1520 = v1516 - v1519;
const REAL v1521 = v1510 - v1444;
const REAL v1522 = v92 * v1479;
const REAL v1523 = v1520 + v1522;
const REAL v1524 = v86 * v1479;
const REAL v1525 = v1506 + v1524;
const REAL v1526 = v1514 - v1517;
const REAL v1527 = v88 * v1518;
const REAL v1528 = v1412 + v1527;
const REAL v1529 = v0 * v1518;
const REAL v1530 = v1512 + v1529;
const REAL v1531 = v87 * v1526;
const REAL v1532 = v1531 - v1344;
const REAL v1533 = v1 * v1526;
const REAL v1534 = v1503 + v1533;
const REAL v1535 = v1444 - v1510;
const REAL v1536 = v87 * v1521;
const REAL v1537 = v1411 + v1536;
const REAL v1538 = v2 * v1521;
const REAL v1539 = v1534 + v1538;
const REAL v1540 = v89 * v1535;
const REAL v1541 = v1528 + v1540;
const REAL v1542 = v0 * v1535;
const REAL v1543 = v1508 + v1542;
const REAL v1544 = v89 * v1525;
const REAL v1545 = v1532 + v1544;
const REAL v1546 = v1 * v1525;
const REAL v1547 = v1543 + v1546;
const REAL v1548 = v88 * v1525;
const REAL v1549 = v1537 - v1548;
const REAL v1550 = v2 * v1525;
const REAL v1551 = v1530 - v1550;
const REAL v1552 = v85 * v1547;
const REAL v1553 = v1407 + v1552;
const REAL v1554 = v85 * v1551;
const REAL v1555 = v1408 + v1554;
const REAL v1556 = v85 * v1539;
const REAL v1557 = v1409 + v1556;
const REAL v1558 = v85 * v1523;
const REAL v1559 = v1410 + v1558;
const REAL v1560 = v483 * v580;
const REAL v1561 = v334 * v1560;
const REAL v1562 = REAL(2.0) * v1561;
const REAL v1563 = v333 * v1560;
const REAL v1564 = REAL(2.0) * v1563;
const REAL v1565 = v332 * v1560;
const REAL v1566 = v602 + v1565;
const REAL v1567 = v1565 + v1566;
const REAL v1568 = v330 * v1562;
const REAL v1569 = v330 * v1564;
const REAL v1570 = v330 * v1567;
const REAL v1571 = v318 * v1568;
const REAL v1572 = v318 * v1569;
const REAL v1573 = v318 * v1570;
const REAL v1574 = v262 * v1571;
const REAL v1575 = v261 * v1571;
const REAL v1576 = v263 * v1571;
const REAL v1577 = v260 * v1571;
const REAL v1578 = v261 * v1572;
const REAL v1579 = v1577 + v1578;
const REAL v1580 = v263 * v1572;
const REAL v1581 = v1574 - v1580;
const REAL v1582 = v262 * v1572;
const REAL v1583 = v1576 + v1582;
const REAL v1584 = v260 * v1572;
const REAL v1585 = v1584 - v1575;
const REAL v1586 = v263 * v1573;
const REAL v1587 = v1585 + v1586;
const REAL v1588 = v262 * v1573;
const REAL v1589 = v1579 - v1588;
const REAL v1590 = v261 * v1573;
const REAL v1591 = v1583 + v1590;
const REAL v1592 = v260 * v1573;
const REAL v1593 = v1581 + v1592;
const REAL v1594 = v1589 - v487;
const REAL v1595 = v1587 - v488;
const REAL v1596 = v1593 - v489;
const REAL v1597 = v490 + v1591;
const REAL v1598 = v278 * v1594;
const REAL v1599 = v278 * v1595;
const REAL v1600 = v278 * v1596;
const REAL v1601 = v278 * v1597;
const REAL v1602 = v189 * v1598;
const REAL v1603 = v171 * v1598;
const REAL v1604 = v190 * v1598;
const REAL v1605 = v170 * v1598;
const REAL v1606 = v188 * v1598;
const REAL v1607 = v172 * v1598;
const REAL v1608 = v191 * v1598;
const REAL v1609 = v169 * v1598;
const REAL v1610 = v191 * v1599;
const REAL v1611 = v1610 - v1604;
const REAL v1612 = v170 * v1599;
const REAL v1613 = v1609 + v1612;
const REAL v1614 = v189 * v1599;
const REAL v1615 = v1606 + v1614;
const REAL v1616 = v172 * v1599;
const REAL v1617 = v1603 - v1616;
const REAL v1618 = v188 * v1599;
const REAL v1619 = v1602 - v1618;
const REAL v1620 = v171 * v1599;
const REAL v1621 = v1607 + v1620;
const REAL v1622 = v190 * v1599;
const REAL v1623 = v1608 + v1622;
const REAL v1624 = v169 * v1599;
const REAL v1625 = v1624 - v1605;
const REAL v1626 = v190 * v1600;
const REAL v1627 = v1626 - v1615;
const REAL v1628 = v172 * v1600;
const REAL v1629 = v1625 + v1628;
const REAL v1630 = v191 * v1600;
const REAL v1631 = v1619 - v1630;
const REAL v1632 = v171 * v1600;
const REAL v1633 = v1613 - v1632;
const REAL v1634 = v188 * v1600;
const REAL v1635 = v1611 - v1634;
const REAL v1636 = v170 * v1600;
const REAL v1637 = v1621 + v1636;
const REAL v1638 = v189 * v1600;
const REAL v1639 = v1623 + v1638;
const REAL v1640 = v169 * v1600;
const REAL v1641 = v1617 + v1640;
const REAL v1642 = v191 * v1601;
const REAL v1643 = v1627 - v1642;
const REAL v1644 = v172 * v1601;
const REAL v1645 = v1633 - v1644;
const REAL v1646 = v190 * v1601;
const REAL v1647 = v1631 - v1646;
const REAL v1648 = v171 * v1601;
const REAL v1649 = v1629 - v1648;
const REAL v1650 = v189 * v1601;
const REAL v1651 = v1635 - v1650;
const REAL v1652 = v170 * v1601;
const REAL v1653 = v1641 - v1652;
const REAL v1654 = v188 * v1601;
const REAL v1655 = v1639 - v1654;
const REAL v1656 = v169 * v1601;
const REAL v1657 = v1637 + v1656;
const REAL v1658 = v187 * v1645;
const REAL v1659 = v187 * v1649;
const REAL v1660 = v187 * v1653;
const REAL v1661 = v187 * v1657;
const REAL v1662 = v168 * v1643;
const REAL v1663 = v168 * v1647;
const REAL v1664 = v168 * v1651;
const REAL v1665 = v168 * v1655;
const REAL v1666 = v491 * v580;
const REAL v1667 = v334 * v1666;
const REAL v1668 = REAL(2.0) * v1667;
const REAL v1669 = v333 * v1666;
const REAL v1670 = v602 + v1669;
const REAL v1671 = v1669 + v1670;
const REAL v1672 = v332 * v1666;
const REAL v1673 = REAL(2.0) * v1672;
const REAL v1674 = v330 * v1668;
const REAL v1675 = v330 * v1671;
const REAL v1676 = v330 * v1673;
const REAL v1677 = v318 * v1674;
const REAL v1678 = v318 * v1675;
const REAL v1679 = v318 * v1676;
const REAL v1680 = v262 * v1677;
const REAL v1681 = v261 * v1677;
const REAL v1682 = v263 * v1677;
const REAL v1683 = v260 * v1677;
const REAL v1684 = v261 * v1678;
const REAL v1685 = v1683 + v1684;
const REAL v1686 = v263 * v1678;
const REAL v1687 = v1680 - v1686;
const REAL v1688 = v262 * v1678;
const REAL v1689 = v1682 + v1688;
const REAL v1690 = v260 * v1678;
const REAL v1691 = v1690 - v1681;
const REAL v1692 = v263 * v1679;
const REAL v1693 = v1691 + v1692;
const REAL v1694 = v262 * v1679;
const REAL v1695 = v1685 - v1694;
const REAL v1696 = v261 * v1679;
const REAL v1697 = v1689 + v1696;
const REAL v1698 = v260 * v1679;
const REAL v1699 = v1687 + v1698;
const REAL v1700 = v1695 - v495;
const REAL v1701 = v1693 - v496;
const REAL v1702 = v1699 - v497;
const REAL v1703 = v498 + v1697;
const REAL v1704 = v278 * v1700;
const REAL v1705 = v278 * v1701;
const REAL v1706 = v278 * v1702;
const REAL v1707 = v278 * v1703;
const REAL v1708 = v189 * v1704;
const REAL v1709 = v171 * v1704;
const REAL v1710 = v190 * v1704;
const REAL v1711 = v170 * v1704;
const REAL v1712 = v188 * v1704;
const REAL v1713 = v172 * v1704;
const REAL v1714 = v191 * v1704;
const REAL v1715 = v169 * v1704;
const REAL v1716 = v191 * v1705;
const REAL v1717 = v1716 - v1710;
const REAL v1718 = v170 * v1705;
const REAL v1719 = v1715 + v1718;
const REAL v1720 = v189 * v1705;
const REAL v1721 = v1712 + v1720;
const REAL v1722 = v172 * v1705;
const REAL v1723 = v1709 - v1722;
const REAL v1724 = v188 * v1705;
const REAL v1725 = v1708 - v1724;
const REAL v1726 = v171 * v1705;
const REAL v1727 = v1713 + v1726;
const REAL v1728 = v190 * v1705;
const REAL v1729 = v1714 + v1728;
const REAL v1730 = v169 * v1705;
const REAL v1731 = v1730 - v1711;
const REAL v1732 = v190 * v1706;
const REAL v1733 = v1732 - v1721;
const REAL v1734 = v172 * v1706;
const REAL v1735 = v1731 + v1734;
const REAL v1736 = v191 * v1706;
const REAL v1737 = v1725 - v1736;
const REAL v1738 = v171 * v1706;
const REAL v1739 = v1719 - v1738;
const REAL v1740 = v188 * v1706;
const REAL v1741 = v1717 - v1740;
const REAL v1742 = v170 * v1706;
const REAL v1743 = v1727 + v1742;
const REAL v1744 = v189 * v1706;
const REAL v1745 = v1729 + v1744;
const REAL v1746 = v169 * v1706;
const REAL v1747 = v1723 + v1746;
const REAL v1748 = v191 * v1707;
const REAL v1749 = v1733 - v1748;
const REAL v1750 = v172 * v1707;
const REAL v1751 = v1739 - v1750;
const REAL v1752 = v190 * v1707;
const REAL v1753 = v1737 - v1752;
const REAL v1754 = v171 * v1707;
const REAL v1755 = v1735 - v1754;
const REAL v1756 = v189 * v1707;
const REAL v1757 = v1741 - v1756;
const REAL v1758 = v170 * v1707;
const REAL v1759 = v1747 - v1758;
const REAL v1760 = v188 * v1707;
const REAL v1761 = v1745 - v1760;
const REAL v1762 = v169 * v1707;
const REAL v1763 = v1743 + v1762;
const REAL v1764 = v187 * v1751;
const REAL v1765 = v187 * v1755;
const REAL v1766 = v187 * v1759;
const REAL v1767 = v187 * v1763;
const REAL v1768 = v168 * v1749;
const REAL v1769 = v168 * v1753;
const REAL v1770 = v168 * v1757;
const REAL v1771 = v168 * v1761;
const REAL v1772 = v499 * v580;
const REAL v1773 = v334 * v1772;
const REAL v1774 = v602 + v1773;
const REAL v1775 = v1773 + v1774;
const REAL v1776 = v333 * v1772;
const REAL v1777 = REAL(2.0) * v1776;
const REAL v1778 = v332 * v1772;
const REAL v1779 = REAL(2.0) * v1778;
const REAL v1780 = v330 * v1775;
const REAL v1781 = v330 * v1777;
const REAL v1782 = v330 * v1779;
const REAL v1783 = v318 * v1780;
const REAL v1784 = v318 * v1781;
const REAL v1785 = v318 * v1782;
const REAL v1786 = v262 * v1783;
const REAL v1787 = v261 * v1783;
const REAL v1788 = v263 * v1783;
const REAL v1789 = v260 * v1783;
const REAL v1790 = v261 * v1784;
const REAL v1791 = v1789 + v1790;
const REAL v1792 = v263 * v1784;
const REAL v1793 = v1786 - v1792;
const REAL v1794 = v262 * v1784;
const REAL v1795 = v1788 + v1794;
const REAL v1796 = v260 * v1784;
const REAL v1797 = v1796 - v1787;
const REAL v1798 = v263 * v1785;
const REAL v1799 = v1797 + v1798;
const REAL v1800 = v262 * v1785;
const REAL v1801 = v1791 - v1800;
const REAL v1802 = v261 * v1785;
const REAL v1803 = v1795 + v1802;
const REAL v1804 = v260 * v1785;
const REAL v1805 = v1793 + v1804;
const REAL v1806 = v1801 - v503;
const REAL v1807 = v1799 - v504;
const REAL v1808 = v1805 - v505;
const REAL v1809 = v506 + v1803;
const REAL v1810 = v278 * v1806;
const REAL v1811 = v278 * v1807;
const REAL v1812 = v278 * v1808;
const REAL v1813 = v278 * v1809;
const REAL v1814 = v189 * v1810;
const REAL v1815 = v171 * v1810;
const REAL v1816 = v190 * v1810;
const REAL v1817 = v170 * v1810;
const REAL v1818 = v188 * v1810;
const REAL v1819 = v172 * v1810;
const REAL v1820 = v191 * v1810;
const REAL v1821 = v169 * v1810;
const REAL v1822 = v191 * v1811;
const REAL v1823 = v1822 - v1816;
const REAL v1824 = v170 * v1811;
const REAL v1825 = v1821 + v1824;
const REAL v1826 = v189 * v1811;
const REAL v1827 = v1818 + v1826;
const REAL v1828 = v172 * v1811;
const REAL v1829 = v1815 - v1828;
const REAL v1830 = v188 * v1811;
const REAL v1831 = v1814 - v1830;
const REAL v1832 = v171 * v1811;
const REAL v1833 = v1819 + v1832;
const REAL v1834 = v190 * v1811;
const REAL v1835 = v1820 + v1834;
const REAL v1836 = v169 * v1811;
const REAL v1837 = v1836 - v1817;
const REAL v1838 = v190 * v1812;
const REAL v1839 = v1838 - v1827;
const REAL v1840 = v172 * v1812;
const REAL v1841 = v1837 + v1840;
const REAL v1842 = v191 * v1812;
const REAL v1843 = v1831 - v1842;
const REAL v1844 = v171 * v1812;
const REAL v1845 = v1825 - v1844;
const REAL v1846 = v188 * v1812;
const REAL v1847 = v1823 - v1846;
const REAL v1848 = v170 * v1812;
const REAL v1849 = v1833 + v1848;
const REAL v1850 = v189 * v1812;
const REAL v1851 = v1835 + v1850;
const REAL v1852 = v169 * v1812;
const REAL v1853 = v1829 + v1852;
const REAL v1854 = v191 * v1813;
const REAL v1855 = v1839 - v1854;
const REAL v1856 = v172 * v1813;
const REAL v1857 = v1845 - v1856;
const REAL v1858 = v190 * v1813;
const REAL v1859 = v1843 - v1858;
const REAL v1860 = v171 * v1813;
const REAL v1861 = v1841 - v1860;
const REAL v1862 = v189 * v1813;
const REAL v1863 = v1847 - v1862;
const REAL v1864 = v170 * v1813;
const REAL v1865 = v1853 - v1864;
const REAL v1866 = v188 * v1813;
const REAL v1867 = v1851 - v1866;
const REAL v1868 = v169 * v1813;
const REAL v1869 = v1849 + v1868;
const REAL v1870 = v187 * v1857;
const REAL v1871 = v187 * v1861;
const REAL v1872 = v187 * v1865;
const REAL v1873 = v187 * v1869;
const REAL v1874 = v168 * v1855;
const REAL v1875 = v168 * v1859;
const REAL v1876 = v168 * v1863;
const REAL v1877 = v168 * v1867;
const REAL v1878 = v389 * v908;
const REAL v1879 = v387 * v912;
const REAL v1880 = v1878 + v1879;
const REAL v1881 = v388 * v916;
const REAL v1882 = v1880 + v1881;
const REAL v1883 = v395 * v908;
const REAL v1884 = v398 * v912;
const REAL v1885 = v1883 + v1884;
const REAL v1886 = v397 * v916;
const REAL v1887 = v1885 + v1886;
const REAL v1888 = v402 * v908;
const REAL v1889 = v403 * v912;
const REAL v1890 = v1888 + v1889;
const REAL v1891 = v405 * v916;
const REAL v1892 = v1890 + v1891;
const REAL v1893 = v406 * v926;
const REAL v1894 = v407 * v924;
const REAL v1895 = v1894 - v1893;
const REAL v1896 = v408 * v922;
const REAL v1897 = v1895 + v1896;
const REAL v1898 = v409 * v920;
const REAL v1899 = v1897 - v1898;
const REAL v1900 = v409 * v926;
const REAL v1901 = v408 * v924;
const REAL v1902 = v1900 + v1901;
const REAL v1903 = v407 * v922;
const REAL v1904 = v1903 - v1902;
const REAL v1905 = v406 * v920;
const REAL v1906 = v1904 + v1905;
const REAL v1907 = v408 * v926;
const REAL v1908 = v409 * v924;
const REAL v1909 = v1908 - v1907;
const REAL v1910 = v406 * v922;
const REAL v1911 = v1909 - v1910;
const REAL v1912 = v407 * v920;
const REAL v1913 = v1911 + v1912;
const REAL v1914 = v389 * v1225;
const REAL v1915 = v387 * v1229;
const REAL v1916 = v1914 + v1915;
const REAL v1917 = v388 * v1233;
const REAL v1918 = v1916 + v1917;
const REAL v1919 = v395 * v1225;
const REAL v1920 = v398 * v1229;
const REAL v1921 = v1919 + v1920;
const REAL v1922 = v397 * v1233;
const REAL v1923 = v1921 + v1922;
const REAL v1924 = v402 * v1225;
const REAL v1925 = v403 * v1229;
const REAL v1926 = v1924 + v1925;
const REAL v1927 = v405 * v1233;
const REAL v1928 = v1926 + v1927;
const REAL v1929 = v406 * v1243;
const REAL v1930 = v407 * v1241;
const REAL v1931 = v1930 - v1929;
const REAL v1932 = v408 * v1239;
const REAL v1933 = v1931 + v1932;
const REAL v1934 = v409 * v1237;
const REAL v1935 = v1933 - v1934;
const REAL v1936 = v409 * v1243;
const REAL v1937 = v408 * v1241;
const REAL v1938 = v1936 + v1937;
const REAL v1939 = v407 * v1239;
const REAL v1940 = v1939 - v1938;
const REAL v1941 = v406 * v1237;
const REAL v1942 = v1940 + v1941;
const REAL v1943 = v408 * v1243;
const REAL v1944 = v409 * v1241;
const REAL v1945 = v1944 - v1943;
const REAL v1946 = v406 * v1239;
const REAL v1947 = v1945 - v1946;
const REAL v1948 = v407 * v1237;
const REAL v1949 = v1947 + v1948;
const REAL v1950 = v389 * v1541;
const REAL v1951 = v387 * v1545;
const REAL v1952 = v1950 + v1951;
const REAL v1953 = v388 * v1549;
const REAL v1954 = v1952 + v1953;
const REAL v1955 = v395 * v1541;
const REAL v1956 = v398 * v1545;
const REAL v1957 = v1955 + v1956;
const REAL v1958 = v397 * v1549;
const REAL v1959 = v1957 + v1958;
const REAL v1960 = v402 * v1541;
const REAL v1961 = v403 * v1545;
const REAL v1962 = v1960 + v1961;
const REAL v1963 = v405 * v1549;
const REAL v1964 = v1962 + v1963;
const REAL v1965 = v406 * v1559;
const REAL v1966 = v407 * v1557;
const REAL v1967 = v1966 - v1965;
const REAL v1968 = v408 * v1555;
const REAL v1969 = v1967 + v1968;
const REAL v1970 = v409 * v1553;
const REAL v1971 = v1969 - v1970;
const REAL v1972 = v409 * v1559;
const REAL v1973 = v408 * v1557;
const REAL v1974 = v1972 + v1973;
const REAL v1975 = v407 * v1555;
const REAL v1976 = v1975 - v1974;
const REAL v1977 = v406 * v1553;
const REAL v1978 = v1976 + v1977;
const REAL v1979 = v408 * v1559;
const REAL v1980 = v409 * v1557;
const REAL v1981 = v1980 - v1979;
const REAL v1982 = v406 * v1555;
const REAL v1983 = v1981 - v1982;
const REAL v1984 = v407 * v1553;
const REAL v1985 = v1983 + v1984;
const REAL v1986 = v406 * v1665;
const REAL v1987 = v407 * v1664;
const REAL v1988 = v1987 - v1986;
const REAL v1989 = v408 * v1663;
const REAL v1990 = v1988 + v1989;
const REAL v1991 = v409 * v1662;
const REAL v1992 = v1990 - v1991;
const REAL v1993 = v409 * v1665;
const REAL v1994 = v408 * v1664;
const REAL v1995 = v1993 + v1994;
const REAL v1996 = v407 * v1663;
const REAL v1997 = v1996 - v1995;
const REAL v1998 = v406 * v1662;
const REAL v1999 = v1997 + v1998;
const REAL v2000 = v408 * v1665;
const REAL v2001 = v409 * v1664;
const REAL v2002 = v2001 - v2000;
const REAL v2003 = v406 * v1663;
const REAL v2004 = v2002 - v2003;
const REAL v2005 = v407 * v1662;
const REAL v2006 = v2004 + v2005;
const REAL v2007 = v406 * v1771;
const REAL v2008 = v407 * v1770;
const REAL v2009 = v2008 - v2007;
const REAL v2010 = v408 * v1769;
const REAL v2011 = v2009 + v2010;
const REAL v2012 = v409 * v1768;
const REAL v2013 = v2011 - v2012;
const REAL v2014 = v409 * v1771;
const REAL v2015 = v408 * v1770;
const REAL v2016 = v2014 + v2015;
const REAL v2017 = v407 * v1769;
const REAL v2018 = v2017 - v2016;
const REAL v2019 = v406 * v1768;
const REAL v2020 = v2018 + v2019;
const REAL v2021 = v408 * v1771;
const REAL v2022 = v409 * v1770;
const REAL v2023 = v2022 - v2021;
const REAL v2024 = v406 * v1769;
const REAL v2025 = v2023 - v2024;
const REAL v2026 = v407 * v1768;
const REAL v2027 = v2025 + v2026;
const REAL v2028 = v406 * v1877;
const REAL v2029 = v407 * v1876;
const REAL v2030 = v2029 - v2028;
const REAL v2031 = v408 * v1875;
const REAL v2032 = v2030 + v2031;
const REAL v2033 = v409 * v1874;
const REAL v2034 = v2032 - v2033;
const REAL v2035 = v409 * v1877;
const REAL v2036 = v408 * v1876;
const REAL v2037 = v2035 + v2036;
const REAL v2038 = v407 * v1875;
const REAL v2039 = v2038 - v2037;
const REAL v2040 = v406 * v1874;
const REAL v2041 = v2039 + v2040;
const REAL v2042 = v408 * v1877;
const REAL v2043 = v409 * v1876;
const REAL v2044 = v2043 - v2042;
const REAL v2045 = v406 * v1875;
const REAL v2046 = v2044 - v2045;
const REAL v2047 = v407 * v1874;
const REAL v2048 = v2046 + v2047;
const REAL v2049 = v433 * v830;
const REAL v2050 = v431 * v834;
const REAL v2051 = v2049 + v2050;
const REAL v2052 = v432 * v838;
const REAL v2053 = v2051 + v2052;
const REAL v2054 = v439 * v830;
const REAL v2055 = v442 * v834;
const REAL v2056 = v2054 + v2055;
const REAL v2057 = v441 * v838;
const REAL v2058 = v2056 + v2057;
const REAL v2059 = v446 * v830;
const REAL v2060 = v447 * v834;
const REAL v2061 = v2059 + v2060;
const REAL v2062 = v449 * v838;
const REAL v2063 = v2061 + v2062;
const REAL v2064 = v450 * v773;
const REAL v2065 = v451 * v772;
const REAL v2066 = v2065 - v2064;
const REAL v2067 = v452 * v771;
const REAL v2068 = v2066 + v2067;
const REAL v2069 = v453 * v770;
const REAL v2070 = v2068 - v2069;
const REAL v2071 = v453 * v773;
const REAL v2072 = v452 * v772;
const REAL v2073 = v2071 + v2072;
const REAL v2074 = v451 * v771;
const REAL v2075 = v2074 - v2073;
const REAL v2076 = v450 * v770;
const REAL v2077 = v2075 + v2076;
const REAL v2078 = v452 * v773;
const REAL v2079 = v453 * v772;
const REAL v2080 = v2079 - v2078;
const REAL v2081 = v450 * v771;
const REAL v2082 = v2080 - v2081;
const REAL v2083 = v451 * v770;
const REAL v2084 = v2082 + v2083;
const REAL v2085 = v433 * v1147;
const REAL v2086 = v431 * v1151;
const REAL v2087 = v2085 + v2086;
const REAL v2088 = v432 * v1155;
const REAL v2089 = v2087 + v2088;
const REAL v2090 = v439 * v1147;
const REAL v2091 = v442 * v1151;
const REAL v2092 = v2090 + v2091;
const REAL v2093 = v441 * v1155;
const REAL v2094 = v2092 + v2093;
const REAL v2095 = v446 * v1147;
const REAL v2096 = v447 * v1151;
const REAL v2097 = v2095 + v2096;
const REAL v2098 = v449 * v1155;
const REAL v2099 = v2097 + v2098;
const REAL v2100 = v450 * v1090;
const REAL v2101 = v451 * v1089;
const REAL v2102 = v2101 - v2100;
const REAL v2103 = v452 * v1088;
const REAL v2104 = v2102 + v2103;
const REAL v2105 = v453 * v1087;
const REAL v2106 = v2104 - v2105;
const REAL v2107 = v453 * v1090;
const REAL v2108 = v452 * v1089;
const REAL v2109 = v2107 + v2108;
const REAL v2110 = v451 * v1088;
const REAL v2111 = v2110 - v2109;
const REAL v2112 = v450 * v1087;
const REAL v2113 = v2111 + v2112;
const REAL v2114 = v452 * v1090;
const REAL v2115 = v453 * v1089;
const REAL v2116 = v2115 - v2114;
const REAL v2117 = v450 * v1088;
const REAL v2118 = v2116 - v2117;
const REAL v2119 = v451 * v1087;
const REAL v2120 = v2118 + v2119;
const REAL v2121 = v433 * v1463;
const REAL v2122 = v431 * v1467;
const REAL v2123 = v2121 + v2122;
const REAL v2124 = v432 * v1471;
const REAL v2125 = v2123 + v2124;
const REAL v2126 = v439 * v1463;
const REAL v2127 = v442 * v1467;
const REAL v2128 = v2126 + v2127;
const REAL v2129 = v441 * v1471;
const REAL v2130 = v2128 + v2129;
const REAL v2131 = v446 * v1463;
const REAL v2132 = v447 * v1467;
const REAL v2133 = v2131 + v2132;
const REAL v2134 = v449 * v1471;
const REAL v2135 = v2133 + v2134;
const REAL v2136 = v450 * v1406;
const REAL v2137 = v451 * v1405;
const REAL v2138 = v2137 - v2136;
const REAL v2139 = v452 * v1404;
const REAL v2140 = v2138 + v2139;
const REAL v2141 = v453 * v1403;
const REAL v2142 = v2140 - v2141;
const REAL v2143 = v453 * v1406;
const REAL v2144 = v452 * v1405;
const REAL v2145 = v2143 + v2144;
const REAL v2146 = v451 * v1404;
const REAL v2147 = v2146 - v2145;
const REAL v2148 = v450 * v1403;
const REAL v2149 = v2147 + v2148;
const REAL v2150 = v452 * v1406;
const REAL v2151 = v453 * v1405;
const REAL v2152 = v2151 - v2150;
const REAL v2153 = v450 * v1404;
const REAL v2154 = v2152 - v2153;
const REAL v2155 = v451 * v1403;
const REAL v2156 = v2154 + v2155;
const REAL v2157 = v450 * v1661;
const REAL v2158 = v451 * v1660;
const REAL v2159 = v2157 + v2158;
const REAL v2160 = v452 * v1659;
const REAL v2161 = v2159 + v2160;
const REAL v2162 = v453 * v1658;
const REAL v2163 = v2161 - v2162;
const REAL v2164 = v453 * v1661;
const REAL v2165 = v452 * v1660;
const REAL v2166 = v2164 - v2165;
const REAL v2167 = v451 * v1659;
const REAL v2168 = v2166 + v2167;
const REAL v2169 = v450 * v1658;
const REAL v2170 = v2168 + v2169;
const REAL v2171 = v452 * v1661;
const REAL v2172 = v453 * v1660;
const REAL v2173 = v2171 + v2172;
const REAL v2174 = v450 * v1659;
const REAL v2175 = v2173 - v2174;
const REAL v2176 = v451 * v1658;
const REAL v2177 = v2175 + v2176;
const REAL v2178 = v450 * v1767;
const REAL v2179 = v451 * v1766;
const REAL v2180 = v2178 + v2179;
const REAL v2181 = v452 * v1765;
const REAL v2182 = v2180 + v2181;
const REAL v2183 = v453 * v1764;
const REAL v2184 = v2182 - v2183;
const REAL v2185 = v453 * v1767;
const REAL v2186 = v452 * v1766;
const REAL v2187 = v2185 - v2186;
const REAL v2188 = v451 * v1765;
const REAL v2189 = v2187 + v2188;
const REAL v2190 = v450 * v1764;
const REAL v2191 = v2189 + v2190;
const REAL v2192 = v452 * v1767;
const REAL v2193 = v453 * v1766;
const REAL v2194 = v2192 + v2193;
const REAL v2195 = v450 * v1765;
const REAL v2196 = v2194 - v2195;
const REAL v2197 = v451 * v1764;
const REAL v2198 = v2196 + v2197;
const REAL v2199 = v450 * v1873;
const REAL v2200 = v451 * v1872;
const REAL v2201 = v2199 + v2200;
const REAL v2202 = v452 * v1871;
const REAL v2203 = v2201 + v2202;
const REAL v2204 = v453 * v1870;
const REAL v2205 = v2203 - v2204;
const REAL v2206 = v453 * v1873;
const REAL v2207 = v452 * v1872;
const REAL v2208 = v2206 - v2207;
const REAL v2209 = v451 * v1871;
const REAL v2210 = v2208 + v2209;
const REAL v2211 = v450 * v1870;
const REAL v2212 = v2210 + v2211;
const REAL v2213 = v452 * v1873;
const REAL v2214 = v453 * v1872;
const REAL v2215 = v2213 + v2214;
const REAL v2216 = v450 * v1871;
const REAL v2217 = v2215 - v2216;
const REAL v2218 = v451 * v1870;
const REAL v2219 = v2217 + v2218;
const REAL v2220 = v599 * v599;
const REAL v2221 = v600 * v600;
const REAL v2222 = v2220 + v2221;
const REAL v2223 = v601 * v601;
const REAL v2224 = v2222 + v2223;
const REAL v2225 = v603 * v603;
const REAL v2226 = v2224 + v2225;
const REAL v2227 = v604 * v604;
const REAL v2228 = v2226 + v2227;
const REAL v2229 = v605 * v605;
const REAL v2230 = v2228 + v2229;
const REAL v2231 = v507 + v2230;
const REAL v2232 = REAL(1) / v2231;
const REAL v2233 = v507 * v2232;
const REAL v2234 = v2230 * v2233;
const REAL v2235 = v2233 * v2233;
const REAL v2236 = v599 * v1882;
const REAL v2237 = v600 * v1918;
const REAL v2238 = v2236 + v2237;
const REAL v2239 = v601 * v1954;
const REAL v2240 = v2238 + v2239;
const REAL v2241 = v2235 * v2240;
const REAL v2242 = v599 * v1887;
const REAL v2243 = v600 * v1923;
const REAL v2244 = v2242 + v2243;
const REAL v2245 = v601 * v1959;
const REAL v2246 = v2244 + v2245;
const REAL v2247 = v2235 * v2246;
const REAL v2248 = v599 * v1892;
const REAL v2249 = v600 * v1928;
const REAL v2250 = v2248 + v2249;
const REAL v2251 = v601 * v1964;
const REAL v2252 = v2250 + v2251;
const REAL v2253 = v2235 * v2252;
const REAL v2254 = v599 * v1899;
const REAL v2255 = v600 * v1935;
const REAL v2256 = v2254 + v2255;
const REAL v2257 = v601 * v1971;
const REAL v2258 = v2256 + v2257;
const REAL v2259 = v603 * v1992;
const REAL v2260 = v2258 + v2259;
const REAL v2261 = v604 * v2013;
const REAL v2262 = v2260 + v2261;
const REAL v2263 = v605 * v2034;
const REAL v2264 = v2262 + v2263;
const REAL v2265 = v2235 * v2264;
const REAL v2266 = v599 * v1906;
const REAL v2267 = v600 * v1942;
const REAL v2268 = v2266 + v2267;
const REAL v2269 = v601 * v1978;
const REAL v2270 = v2268 + v2269;
const REAL v2271 = v603 * v1999;
const REAL v2272 = v2270 + v2271;
const REAL v2273 = v604 * v2020;
const REAL v2274 = v2272 + v2273;
const REAL v2275 = v605 * v2041;
const REAL v2276 = v2274 + v2275;
const REAL v2277 = v2235 * v2276;
const REAL v2278 = v599 * v1913;
const REAL v2279 = v600 * v1949;
const REAL v2280 = v2278 + v2279;
const REAL v2281 = v601 * v1985;
const REAL v2282 = v2280 + v2281;
const REAL v2283 = v603 * v2006;
const REAL v2284 = v2282 + v2283;
const REAL v2285 = v604 * v2027;
const REAL v2286 = v2284 + v2285;
const REAL v2287 = v605 * v2048;
const REAL v2288 = v2286 + v2287;
const REAL v2289 = v2235 * v2288;
const REAL v2290 = v599 * v2053;
const REAL v2291 = v600 * v2089;
const REAL v2292 = v2290 + v2291;
const REAL v2293 = v601 * v2125;
const REAL v2294 = v2292 + v2293;
const REAL v2295 = v2235 * v2294;
const REAL v2296 = v599 * v2058;
const REAL v2297 = v600 * v2094;
const REAL v2298 = v2296 + v2297;
const REAL v2299 = v601 * v2130;
const REAL v2300 = v2298 + v2299;
const REAL v2301 = v2235 * v2300;
const REAL v2302 = v599 * v2063;
const REAL v2303 = v600 * v2099;
const REAL v2304 = v2302 + v2303;
const REAL v2305 = v601 * v2135;
const REAL v2306 = v2304 + v2305;
const REAL v2307 = v2235 * v2306;
const REAL v2308 = v599 * v2070;
const REAL v2309 = v600 * v2106;
const REAL v2310 = v2308 + v2309;
const REAL v2311 = v601 * v2142;
const REAL v2312 = v2310 + v2311;
const REAL v2313 = v603 * v2163;
const REAL v2314 = v2312 + v2313;
const REAL v2315 = v604 * v2184;
const REAL v2316 = v2314 + v2315;
const REAL v2317 = v605 * v2205;
const REAL v2318 = v2316 + v2317;
const REAL v2319 = v2235 * v2318;
const REAL v2320 = v599 * v2077;
const REAL v2321 = v600 * v2113;
const REAL v2322 = v2320 + v2321;
const REAL v2323 = v601 * v2149;
const REAL v2324 = v2322 + v2323;
const REAL v2325 = v603 * v2170;
const REAL v2326 = v2324 + v2325;
const REAL v2327 = v604 * v2191;
const REAL v2328 = v2326 + v2327;
const REAL v2329 = v605 * v2212;
const REAL v2330 = v2328 + v2329;
const REAL v2331 = v2235 * v2330;
const REAL v2332 = v599 * v2084;
const REAL v2333 = v600 * v2120;
const REAL v2334 = v2332 + v2333;
const REAL v2335 = v601 * v2156;
const REAL v2336 = v2334 + v2335;
const REAL v2337 = v603 * v2177;
const REAL v2338 = v2336 + v2337;
const REAL v2339 = v604 * v2198;
const REAL v2340 = v2338 + v2339;
const REAL v2341 = v605 * v2219;
const REAL v2342 = v2340 + v2341;
const REAL v2343 = v2235 * v2342;
const REAL v2344 = v1882 * v1882;
const REAL v2345 = v1918 * v1918;
const REAL v2346 = v2344 + v2345;
const REAL v2347 = v1954 * v1954;
const REAL v2348 = v2346 + v2347;
const REAL v2349 = v2235 * v2348;
const REAL v2350 = v1882 * v1887;
const REAL v2351 = v1918 * v1923;
const REAL v2352 = v2350 + v2351;
const REAL v2353 = v1954 * v1959;
const REAL v2354 = v2352 + v2353;
const REAL v2355 = v2235 * v2354;
const REAL v2356 = v1882 * v1892;
const REAL v2357 = v1918 * v1928;
const REAL v2358 = v2356 + v2357;
const REAL v2359 = v1954 * v1964;
const REAL v2360 = v2358 + v2359;
const REAL v2361 = v2235 * v2360;
const REAL v2362 = v1882 * v1899;
const REAL v2363 = v1918 * v1935;
const REAL v2364 = v2362 + v2363;
const REAL v2365 = v1954 * v1971;
const REAL v2366 = v2364 + v2365;
const REAL v2367 = v2235 * v2366;
const REAL v2368 = v1882 * v1906;
const REAL v2369 = v1918 * v1942;
const REAL v2370 = v2368 + v2369;
const REAL v2371 = v1954 * v1978;
const REAL v2372 = v2370 + v2371;
const REAL v2373 = v2235 * v2372;
const REAL v2374 = v1882 * v1913;
const REAL v2375 = v1918 * v1949;
const REAL v2376 = v2374 + v2375;
const REAL v2377 = v1954 * v1985;
const REAL v2378 = v2376 + v2377;
const REAL v2379 = v2235 * v2378;
const REAL v2380 = v1887 * v1887;
const REAL v2381 = v1923 * v1923;
const REAL v2382 = v2380 + v2381;
const REAL v2383 = v1959 * v1959;
const REAL v2384 = v2382 + v2383;
const REAL v2385 = v2235 * v2384;
const REAL v2386 = v1887 * v1892;
const REAL v2387 = v1923 * v1928;
const REAL v2388 = v2386 + v2387;
const REAL v2389 = v1959 * v1964;
const REAL v2390 = v2388 + v2389;
const REAL v2391 = v2235 * v2390;
const REAL v2392 = v1887 * v1899;
const REAL v2393 = v1923 * v1935;
const REAL v2394 = v2392 + v2393;
const REAL v2395 = v1959 * v1971;
const REAL v2396 = v2394 + v2395;
const REAL v2397 = v2235 * v2396;
const REAL v2398 = v1887 * v1906;
const REAL v2399 = v1923 * v1942;
const REAL v2400 = v2398 + v2399;
const REAL v2401 = v1959 * v1978;
const REAL v2402 = v2400 + v2401;
const REAL v2403 = v2235 * v2402;
const REAL v2404 = v1887 * v1913;
const REAL v2405 = v1923 * v1949;
const REAL v2406 = v2404 + v2405;
const REAL v2407 = v1959 * v1985;
const REAL v2408 = v2406 + v2407;
const REAL v2409 = v2235 * v2408;
const REAL v2410 = v1892 * v1892;
const REAL v2411 = v1928 * v1928;
const REAL v2412 = v2410 + v2411;
const REAL v2413 = v1964 * v1964;
const REAL v2414 = v2412 + v2413;
const REAL v2415 = v2235 * v2414;
const REAL v2416 = v1892 * v1899;
const REAL v2417 = v1928 * v1935;
const REAL v2418 = v2416 + v2417;
const REAL v2419 = v1964 * v1971;
const REAL v2420 = v2418 + v2419;
const REAL v2421 = v2235 * v2420;
const REAL v2422 = v1892 * v1906;
const REAL v2423 = v1928 * v1942;
const REAL v2424 = v2422 + v2423;
const REAL v2425 = v1964 * v1978;
const REAL v2426 = v2424 + v2425;
const REAL v2427 = v2235 * v2426;
const REAL v2428 = v1892 * v1913;
const REAL v2429 = v1928 * v1949;
const REAL v2430 = v2428 + v2429;
const REAL v2431 = v1964 * v1985;
const REAL v2432 = v2430 + v2431;
const REAL v2433 = v2235 * v2432;
const REAL v2434 = v1899 * v1899;
const REAL v2435 = v1935 * v1935;
const REAL v2436 = v2434 + v2435;
const REAL v2437 = v1971 * v1971;
const REAL v2438 = v2436 + v2437;
const REAL v2439 = v1992 * v1992;
const REAL v2440 = v2438 + v2439;
const REAL v2441 = v2013 * v2013;
const REAL v2442 = v2440 + v2441;
const REAL v2443 = v2034 * v2034;
const REAL v2444 = v2442 + v2443;
const REAL v2445 = v2235 * v2444;
const REAL v2446 = v1899 * v1906;
const REAL v2447 = v1935 * v1942;
const REAL v2448 = v2446 + v2447;
const REAL v2449 = v1971 * v1978;
const REAL v2450 = v2448 + v2449;
const REAL v2451 = v1992 * v1999;
const REAL v2452 = v2450 + v2451;
const REAL v2453 = v2013 * v2020;
const REAL v2454 = v2452 + v2453;
const REAL v2455 = v2034 * v2041;
const REAL v2456 = v2454 + v2455;
const REAL v2457 = v2235 * v2456;
const REAL v2458 = v1899 * v1913;
const REAL v2459 = v1935 * v1949;
const REAL v2460 = v2458 + v2459;
const REAL v2461 = v1971 * v1985;
const REAL v2462 = v2460 + v2461;
const REAL v2463 = v1992 * v2006;
const REAL v2464 = v2462 + v2463;
const REAL v2465 = v2013 * v2027;
const REAL v2466 = v2464 + v2465;
const REAL v2467 = v2034 * v2048;
const REAL v2468 = v2466 + v2467;
const REAL v2469 = v2235 * v2468;
const REAL v2470 = v1906 * v1906;
const REAL v2471 = v1942 * v1942;
const REAL v2472 = v2470 + v2471;
const REAL v2473 = v1978 * v1978;
const REAL v2474 = v2472 + v2473;
const REAL v2475 = v1999 * v1999;
const REAL v2476 = v2474 + v2475;
const REAL v2477 = v2020 * v2020;
const REAL v2478 = v2476 + v2477;
const REAL v2479 = v2041 * v2041;
const REAL v2480 = v2478 + v2479;
const REAL v2481 = v2235 * v2480;
const REAL v2482 = v1906 * v1913;
const REAL v2483 = v1942 * v1949;
const REAL v2484 = v2482 + v2483;
const REAL v2485 = v1978 * v1985;
const REAL v2486 = v2484 + v2485;
const REAL v2487 = v1999 * v2006;
const REAL v2488 = v2486 + v2487;
const REAL v2489 = v2020 * v2027;
const REAL v2490 = v2488 + v2489;
const REAL v2491 = v2041 * v2048;
const REAL v2492 = v2490 + v2491;
const REAL v2493 = v2235 * v2492;
const REAL v2494 = v1913 * v1913;
const REAL v2495 = v1949 * v1949;
const REAL v2496 = v2494 + v2495;
const REAL v2497 = v1985 * v1985;
const REAL v2498 = v2496 + v2497;
const REAL v2499 = v2006 * v2006;
const REAL v2500 = v2498 + v2499;
const REAL v2501 = v2027 * v2027;
const REAL v2502 = v2500 + v2501;
const REAL v2503 = v2048 * v2048;
const REAL v2504 = v2502 + v2503;
const REAL v2505 = v2235 * v2504;
const REAL v2506 = v1882 * v2053;
const REAL v2507 = v1918 * v2089;
const REAL v2508 = v2506 + v2507;
const REAL v2509 = v1954 * v2125;
const REAL v2510 = v2508 + v2509;
const REAL v2511 = v2235 * v2510;
const REAL v2512 = v1882 * v2058;
const REAL v2513 = v1918 * v2094;
const REAL v2514 = v2512 + v2513;
const REAL v2515 = v1954 * v2130;
const REAL v2516 = v2514 + v2515;
const REAL v2517 = v2235 * v2516;
const REAL v2518 = v1882 * v2063;
const REAL v2519 = v1918 * v2099;
const REAL v2520 = v2518 + v2519;
const REAL v2521 = v1954 * v2135;
const REAL v2522 = v2520 + v2521;
const REAL v2523 = v2235 * v2522;
const REAL v2524 = v1882 * v2070;
const REAL v2525 = v1918 * v2106;
const REAL v2526 = v2524 + v2525;
const REAL v2527 = v1954 * v2142;
const REAL v2528 = v2526 + v2527;
const REAL v2529 = v2235 * v2528;
const REAL v2530 = v1882 * v2077;
const REAL v2531 = v1918 * v2113;
const REAL v2532 = v2530 + v2531;
const REAL v2533 = v1954 * v2149;
const REAL v2534 = v2532 + v2533;
const REAL v2535 = v2235 * v2534;
const REAL v2536 = v1882 * v2084;
const REAL v2537 = v1918 * v2120;
const REAL v2538 = v2536 + v2537;
const REAL v2539 = v1954 * v2156;
const REAL v2540 = v2538 + v2539;
const REAL v2541 = v2235 * v2540;
const REAL v2542 = v1887 * v2053;
const REAL v2543 = v1923 * v2089;
const REAL v2544 = v2542 + v2543;
const REAL v2545 = v1959 * v2125;
const REAL v2546 = v2544 + v2545;
const REAL v2547 = v2235 * v2546;
const REAL v2548 = v1887 * v2058;
const REAL v2549 = v1923 * v2094;
const REAL v2550 = v2548 + v2549;
const REAL v2551 = v1959 * v2130;
const REAL v2552 = v2550 + v2551;
const REAL v2553 = v2235 * v2552;
const REAL v2554 = v1887 * v2063;
const REAL v2555 = v1923 * v2099;
const REAL v2556 = v2554 + v2555;
const REAL v2557 = v1959 * v2135;
const REAL v2558 = v2556 + v2557;
const REAL v2559 = v2235 * v2558;
const REAL v2560 = v1887 * v2070;
const REAL v2561 = v1923 * v2106;
const REAL v2562 = v2560 + v2561;
const REAL v2563 = v1959 * v2142;
const REAL v2564 = v2562 + v2563;
const REAL v2565 = v2235 * v2564;
const REAL v2566 = v1887 * v2077;
const REAL v2567 = v1923 * v2113;
const REAL v2568 = v2566 + v2567;
const REAL v2569 = v1959 * v2149;
const REAL v2570 = v2568 + v2569;
const REAL v2571 = v2235 * v2570;
const REAL v2572 = v1887 * v2084;
const REAL v2573 = v1923 * v2120;
const REAL v2574 = v2572 + v2573;
const REAL v2575 = v1959 * v2156;
const REAL v2576 = v2574 + v2575;
const REAL v2577 = v2235 * v2576;
const REAL v2578 = v1892 * v2053;
const REAL v2579 = v1928 * v2089;
const REAL v2580 = v2578 + v2579;
const REAL v2581 = v1964 * v2125;
const REAL v2582 = v2580 + v2581;
const REAL v2583 = v2235 * v2582;
const REAL v2584 = v1892 * v2058;
const REAL v2585 = v1928 * v2094;
const REAL v2586 = v2584 + v2585;
const REAL v2587 = v1964 * v2130;
const REAL v2588 = v2586 + v2587;
const REAL v2589 = v2235 * v2588;
const REAL v2590 = v1892 * v2063;
const REAL v2591 = v1928 * v2099;
const REAL v2592 = v2590 + v2591;
const REAL v2593 = v1964 * v2135;
const REAL v2594 = v2592 + v2593;
const REAL v2595 = v2235 * v2594;
const REAL v2596 = v1892 * v2070;
const REAL v2597 = v1928 * v2106;
const REAL v2598 = v2596 + v2597;
const REAL v2599 = v1964 * v2142;
const REAL v2600 = v2598 + v2599;
const REAL v2601 = v2235 * v2600;
const REAL v2602 = v1892 * v2077;
const REAL v2603 = v1928 * v2113;
const REAL v2604 = v2602 + v2603;
const REAL v2605 = v1964 * v2149;
const REAL v2606 = v2604 + v2605;
const REAL v2607 = v2235 * v2606;
const REAL v2608 = v1892 * v2084;
const REAL v2609 = v1928 * v2120;
const REAL v2610 = v2608 + v2609;
const REAL v2611 = v1964 * v2156;
const REAL v2612 = v2610 + v2611;
const REAL v2613 = v2235 * v2612;
const REAL v2614 = v1899 * v2053;
const REAL v2615 = v1935 * v2089;
const REAL v2616 = v2614 + v2615;
const REAL v2617 = v1971 * v2125;
const REAL v2618 = v2616 + v2617;
const REAL v2619 = v2235 * v2618;
const REAL v2620 = v1899 * v2058;
const REAL v2621 = v1935 * v2094;
const REAL v2622 = v2620 + v2621;
const REAL v2623 = v1971 * v2130;
const REAL v2624 = v2622 + v2623;
const REAL v2625 = v2235 * v2624;
const REAL v2626 = v1899 * v2063;
const REAL v2627 = v1935 * v2099;
const REAL v2628 = v2626 + v2627;
const REAL v2629 = v1971 * v2135;
const REAL v2630 = v2628 + v2629;
const REAL v2631 = v2235 * v2630;
const REAL v2632 = v1899 * v2070;
const REAL v2633 = v1935 * v2106;
const REAL v2634 = v2632 + v2633;
const REAL v2635 = v1971 * v2142;
const REAL v2636 = v2634 + v2635;
const REAL v2637 = v1992 * v2163;
const REAL v2638 = v2636 + v2637;
const REAL v2639 = v2013 * v2184;
const REAL v2640 = v2638 + v2639;
const REAL v2641 = v2034 * v2205;
const REAL v2642 = v2640 + v2641;
const REAL v2643 = v2235 * v2642;
const REAL v2644 = v1899 * v2077;
const REAL v2645 = v1935 * v2113;
const REAL v2646 = v2644 + v2645;
const REAL v2647 = v1971 * v2149;
const REAL v2648 = v2646 + v2647;
const REAL v2649 = v1992 * v2170;
const REAL v2650 = v2648 + v2649;
const REAL v2651 = v2013 * v2191;
const REAL v2652 = v2650 + v2651;
const REAL v2653 = v2034 * v2212;
const REAL v2654 = v2652 + v2653;
const REAL v2655 = v2235 * v2654;
const REAL v2656 = v1899 * v2084;
const REAL v2657 = v1935 * v2120;
const REAL v2658 = v2656 + v2657;
const REAL v2659 = v1971 * v2156;
const REAL v2660 = v2658 + v2659;
const REAL v2661 = v1992 * v2177;
const REAL v2662 = v2660 + v2661;
const REAL v2663 = v2013 * v2198;
const REAL v2664 = v2662 + v2663;
const REAL v2665 = v2034 * v2219;
const REAL v2666 = v2664 + v2665;
const REAL v2667 = v2235 * v2666;
const REAL v2668 = v1906 * v2053;
const REAL v2669 = v1942 * v2089;
const REAL v2670 = v2668 + v2669;
const REAL v2671 = v1978 * v2125;
const REAL v2672 = v2670 + v2671;
const REAL v2673 = v2235 * v2672;
const REAL v2674 = v1906 * v2058;
const REAL v2675 = v1942 * v2094;
const REAL v2676 = v2674 + v2675;
const REAL v2677 = v1978 * v2130;
const REAL v2678 = v2676 + v2677;
const REAL v2679 = v2235 * v2678;
const REAL v2680 = v1906 * v2063;
const REAL v2681 = v1942 * v2099;
const REAL v2682 = v2680 + v2681;
const REAL v2683 = v1978 * v2135;
const REAL v2684 = v2682 + v2683;
const REAL v2685 = v2235 * v2684;
const REAL v2686 = v1906 * v2070;
const REAL v2687 = v1942 * v2106;
const REAL v2688 = v2686 + v2687;
const REAL v2689 = v1978 * v2142;
const REAL v2690 = v2688 + v2689;
const REAL v2691 = v1999 * v2163;
const REAL v2692 = v2690 + v2691;
const REAL v2693 = v2020 * v2184;
const REAL v2694 = v2692 + v2693;
const REAL v2695 = v2041 * v2205;
const REAL v2696 = v2694 + v2695;
const REAL v2697 = v2235 * v2696;
const REAL v2698 = v1906 * v2077;
const REAL v2699 = v1942 * v2113;
const REAL v2700 = v2698 + v2699;
const REAL v2701 = v1978 * v2149;
const REAL v2702 = v2700 + v2701;
const REAL v2703 = v1999 * v2170;
const REAL v2704 = v2702 + v2703;
const REAL v2705 = v2020 * v2191;
const REAL v2706 = v2704 + v2705;
const REAL v2707 = v2041 * v2212;
const REAL v2708 = v2706 + v2707;
const REAL v2709 = v2235 * v2708;
const REAL v2710 = v1906 * v2084;
const REAL v2711 = v1942 * v2120;
const REAL v2712 = v2710 + v2711;
const REAL v2713 = v1978 * v2156;
const REAL v2714 = v2712 + v2713;
const REAL v2715 = v1999 * v2177;
const REAL v2716 = v2714 + v2715;
const REAL v2717 = v2020 * v2198;
const REAL v2718 = v2716 + v2717;
const REAL v2719 = v2041 * v2219;
const REAL v2720 = v2718 + v2719;
const REAL v2721 = v2235 * v2720;
const REAL v2722 = v1913 * v2053;
const REAL v2723 = v1949 * v2089;
const REAL v2724 = v2722 + v2723;
const REAL v2725 = v1985 * v2125;
const REAL v2726 = v2724 + v2725;
const REAL v2727 = v2235 * v2726;
const REAL v2728 = v1913 * v2058;
const REAL v2729 = v1949 * v2094;
const REAL v2730 = v2728 + v2729;
const REAL v2731 = v1985 * v2130;
const REAL v2732 = v2730 + v2731;
const REAL v2733 = v2235 * v2732;
const REAL v2734 = v1913 * v2063;
const REAL v2735 = v1949 * v2099;
const REAL v2736 = v2734 + v2735;
const REAL v2737 = v1985 * v2135;
const REAL v2738 = v2736 + v2737;
const REAL v2739 = v2235 * v2738;
const REAL v2740 = v1913 * v2070;
const REAL v2741 = v1949 * v2106;
const REAL v2742 = v2740 + v2741;
const REAL v2743 = v1985 * v2142;
const REAL v2744 = v2742 + v2743;
const REAL v2745 = v2006 * v2163;
const REAL v2746 = v2744 + v2745;
const REAL v2747 = v2027 * v2184;
const REAL v2748 = v2746 + v2747;
const REAL v2749 = v2048 * v2205;
const REAL v2750 = v2748 + v2749;
const REAL v2751 = v2235 * v2750;
const REAL v2752 = v1913 * v2077;
const REAL v2753 = v1949 * v2113;
const REAL v2754 = v2752 + v2753;
const REAL v2755 = v1985 * v2149;
const REAL v2756 = v2754 + v2755;
const REAL v2757 = v2006 * v2170;
const REAL v2758 = v2756 + v2757;
const REAL v2759 = v2027 * v2191;
const REAL v2760 = v2758 + v2759;
const REAL v2761 = v2048 * v2212;
const REAL v2762 = v2760 + v2761;
const REAL v2763 = v2235 * v2762;
const REAL v2764 = v1913 * v2084;
const REAL v2765 = v1949 * v2120;
const REAL v2766 = v2764 + v2765;
const REAL v2767 = v1985 * v2156;
const REAL v2768 = v2766 + v2767;
const REAL v2769 = v2006 * v2177;
const REAL v2770 = v2768 + v2769;
const REAL v2771 = v2027 * v2198;
const REAL v2772 = v2770 + v2771;
const REAL v2773 = v2048 * v2219;
const REAL v2774 = v2772 + v2773;
const REAL v2775 = v2235 * v2774;
const REAL v2776 = v2053 * v2053;
const REAL v2777 = v2089 * v2089;
const REAL v2778 = v2776 + v2777;
const REAL v2779 = v2125 * v2125;
const REAL v2780 = v2778 + v2779;
const REAL v2781 = v2235 * v2780;
const REAL v2782 = v2053 * v2058;
const REAL v2783 = v2089 * v2094;
const REAL v2784 = v2782 + v2783;
const REAL v2785 = v2125 * v2130;
const REAL v2786 = v2784 + v2785;
const REAL v2787 = v2235 * v2786;
const REAL v2788 = v2053 * v2063;
const REAL v2789 = v2089 * v2099;
const REAL v2790 = v2788 + v2789;
const REAL v2791 = v2125 * v2135;
const REAL v2792 = v2790 + v2791;
const REAL v2793 = v2235 * v2792;
const REAL v2794 = v2053 * v2070;
const REAL v2795 = v2089 * v2106;
const REAL v2796 = v2794 + v2795;
const REAL v2797 = v2125 * v2142;
const REAL v2798 = v2796 + v2797;
const REAL v2799 = v2235 * v2798;
const REAL v2800 = v2053 * v2077;
const REAL v2801 = v2089 * v2113;
const REAL v2802 = v2800 + v2801;
const REAL v2803 = v2125 * v2149;
const REAL v2804 = v2802 + v2803;
const REAL v2805 = v2235 * v2804;
const REAL v2806 = v2053 * v2084;
const REAL v2807 = v2089 * v2120;
const REAL v2808 = v2806 + v2807;
const REAL v2809 = v2125 * v2156;
const REAL v2810 = v2808 + v2809;
const REAL v2811 = v2235 * v2810;
const REAL v2812 = v2058 * v2058;
const REAL v2813 = v2094 * v2094;
const REAL v2814 = v2812 + v2813;
const REAL v2815 = v2130 * v2130;
const REAL v2816 = v2814 + v2815;
const REAL v2817 = v2235 * v2816;
const REAL v2818 = v2058 * v2063;
const REAL v2819 = v2094 * v2099;
const REAL v2820 = v2818 + v2819;
const REAL v2821 = v2130 * v2135;
const REAL v2822 = v2820 + v2821;
const REAL v2823 = v2235 * v2822;
const REAL v2824 = v2058 * v2070;
const REAL v2825 = v2094 * v2106;
const REAL v2826 = v2824 + v2825;
const REAL v2827 = v2130 * v2142;
const REAL v2828 = v2826 + v2827;
const REAL v2829 = v2235 * v2828;
const REAL v2830 = v2058 * v2077;
const REAL v2831 = v2094 * v2113;
const REAL v2832 = v2830 + v2831;
const REAL v2833 = v2130 * v2149;
const REAL v2834 = v2832 + v2833;
const REAL v2835 = v2235 * v2834;
const REAL v2836 = v2058 * v2084;
const REAL v2837 = v2094 * v2120;
const REAL v2838 = v2836 + v2837;
const REAL v2839 = v2130 * v2156;
const REAL v2840 = v2838 + v2839;
const REAL v2841 = v2235 * v2840;
const REAL v2842 = v2063 * v2063;
const REAL v2843 = v2099 * v2099;
const REAL v2844 = v2842 + v2843;
const REAL v2845 = v2135 * v2135;
const REAL v2846 = v2844 + v2845;
const REAL v2847 = v2235 * v2846;
const REAL v2848 = v2063 * v2070;
const REAL v2849 = v2099 * v2106;
const REAL v2850 = v2848 + v2849;
const REAL v2851 = v2135 * v2142;
const REAL v2852 = v2850 + v2851;
const REAL v2853 = v2235 * v2852;
const REAL v2854 = v2063 * v2077;
const REAL v2855 = v2099 * v2113;
const REAL v2856 = v2854 + v2855;
const REAL v2857 = v2135 * v2149;
const REAL v2858 = v2856 + v2857;
const REAL v2859 = v2235 * v2858;
const REAL v2860 = v2063 * v2084;
const REAL v2861 = v2099 * v2120;
const REAL v2862 = v2860 + v2861;
const REAL v2863 = v2135 * v2156;
const REAL v2864 = v2862 + v2863;
const REAL v2865 = v2235 * v2864;
const REAL v2866 = v2070 * v2070;
const REAL v2867 = v2106 * v2106;
const REAL v2868 = v2866 + v2867;
const REAL v2869 = v2142 * v2142;
const REAL v2870 = v2868 + v2869;
const REAL v2871 = v2163 * v2163;
const REAL v2872 = v2870 + v2871;
const REAL v2873 = v2184 * v2184;
const REAL v2874 = v2872 + v2873;
const REAL v2875 = v2205 * v2205;
const REAL v2876 = v2874 + v2875;
const REAL v2877 = v2235 * v2876;
const REAL v2878 = v2070 * v2077;
const REAL v2879 = v2106 * v2113;
const REAL v2880 = v2878 + v2879;
const REAL v2881 = v2142 * v2149;
const REAL v2882 = v2880 + v2881;
const REAL v2883 = v2163 * v2170;
const REAL v2884 = v2882 + v2883;
const REAL v2885 = v2184 * v2191;
const REAL v2886 = v2884 + v2885;
const REAL v2887 = v2205 * v2212;
const REAL v2888 = v2886 + v2887;
const REAL v2889 = v2235 * v2888;
const REAL v2890 = v2070 * v2084;
const REAL v2891 = v2106 * v2120;
const REAL v2892 = v2890 + v2891;
const REAL v2893 = v2142 * v2156;
const REAL v2894 = v2892 + v2893;
const REAL v2895 = v2163 * v2177;
const REAL v2896 = v2894 + v2895;
const REAL v2897 = v2184 * v2198;
const REAL v2898 = v2896 + v2897;
const REAL v2899 = v2205 * v2219;
const REAL v2900 = v2898 + v2899;
const REAL v2901 = v2235 * v2900;
const REAL v2902 = v2077 * v2077;
const REAL v2903 = v2113 * v2113;
const REAL v2904 = v2902 + v2903;
const REAL v2905 = v2149 * v2149;
const REAL v2906 = v2904 + v2905;
const REAL v2907 = v2170 * v2170;
const REAL v2908 = v2906 + v2907;
const REAL v2909 = v2191 * v2191;
const REAL v2910 = v2908 + v2909;
const REAL v2911 = v2212 * v2212;
const REAL v2912 = v2910 + v2911;
const REAL v2913 = v2235 * v2912;
const REAL v2914 = v2077 * v2084;
const REAL v2915 = v2113 * v2120;
const REAL v2916 = v2914 + v2915;
const REAL v2917 = v2149 * v2156;
const REAL v2918 = v2916 + v2917;
const REAL v2919 = v2170 * v2177;
const REAL v2920 = v2918 + v2919;
const REAL v2921 = v2191 * v2198;
const REAL v2922 = v2920 + v2921;
const REAL v2923 = v2212 * v2219;
const REAL v2924 = v2922 + v2923;
const REAL v2925 = v2235 * v2924;
const REAL v2926 = v2084 * v2084;
const REAL v2927 = v2120 * v2120;
const REAL v2928 = v2926 + v2927;
const REAL v2929 = v2156 * v2156;
const REAL v2930 = v2928 + v2929;
const REAL v2931 = v2177 * v2177;
const REAL v2932 = v2930 + v2931;
const REAL v2933 = v2198 * v2198;
const REAL v2934 = v2932 + v2933;
const REAL v2935 = v2219 * v2219;
const REAL v2936 = v2934 + v2935;
const REAL v2937 = v2235 * v2936;
o_t[0 + 0] = v2234;
o_t[1 + 0] = v2241;
o_t[1 + 1] = v2247;
o_t[1 + 2] = v2253;
o_t[1 + 3] = v2265;
o_t[1 + 4] = v2277;
o_t[1 + 5] = v2289;
o_t[7 + 0] = v2295;
o_t[7 + 1] = v2301;
o_t[7 + 2] = v2307;
o_t[7 + 3] = v2319;
o_t[7 + 4] = v2331;
o_t[7 + 5] = v2343;
o_t[13 + 0] = v2349;
o_t[13 + 1] = v2355;
o_t[13 + 2] = v2361;
o_t[13 + 3] = v2367;
o_t[13 + 4] = v2373;
o_t[13 + 5] = v2379;
o_t[13 + 6] = v2355;
o_t[13 + 7] = v2385;
o_t[13 + 8] = v2391;
o_t[13 + 9] = v2397;
o_t[13 + 10] = v2403;
o_t[13 + 11] = v2409;
o_t[13 + 12] = v2361;
o_t[13 + 13] = v2391;
o_t[13 + 14] = v2415;
o_t[13 + 15] = v2421;
o_t[13 + 16] = v2427;
o_t[13 + 17] = v2433;
o_t[13 + 18] = v2367;
o_t[13 + 19] = v2397;
o_t[13 + 20] = v2421;
o_t[13 + 21] = v2445;
o_t[13 + 22] = v2457;
o_t[13 + 23] = v2469;
o_t[13 + 24] = v2373;
o_t[13 + 25] = v2403;
o_t[13 + 26] = v2427;
o_t[13 + 27] = v2457;
o_t[13 + 28] = v2481;
o_t[13 + 29] = v2493;
o_t[13 + 30] = v2379;
o_t[13 + 31] = v2409;
o_t[13 + 32] = v2433;
o_t[13 + 33] = v2469;
o_t[13 + 34] = v2493;
o_t[13 + 35] = v2505;
o_t[49 + 0] = v2511;
o_t[49 + 1] = v2517;
o_t[49 + 2] = v2523;
o_t[49 + 3] = v2529;
o_t[49 + 4] = v2535;
o_t[49 + 5] = v2541;
o_t[49 + 6] = v2547;
o_t[49 + 7] = v2553;
o_t[49 + 8] = v2559;
o_t[49 + 9] = v2565;
o_t[49 + 10] = v2571;
o_t[49 + 11] = v2577;
o_t[49 + 12] = v2583;
o_t[49 + 13] = v2589;
o_t[49 + 14] = v2595;
o_t[49 + 15] = v2601;
o_t[49 + 16] = v2607;
o_t[49 + 17] = v2613;
o_t[49 + 18] = v2619;
o_t[49 + 19] = v2625;
o_t[49 + 20] = v2631;
o_t[49 + 21] = v2643;
o_t[49 + 22] = v2655;
o_t[49 + 23] = v2667;
o_t[49 + 24] = v2673;
o_t[49 + 25] = v2679;
o_t[49 + 26] = v2685;
o_t[49 + 27] = v2697;
o_t[49 + 28] = v2709;
o_t[49 + 29] = v2721;
o_t[49 + 30] = v2727;
o_t[49 + 31] = v2733;
o_t[49 + 32] = v2739;
o_t[49 + 33] = v2751;
o_t[49 + 34] = v2763;
o_t[49 + 35] = v2775;
o_t[85 + 0] = v2781;
o_t[85 + 1] = v2787;
o_t[85 + 2] = v2793;
o_t[85 + 3] = v2799;
o_t[85 + 4] = v2805;
o_t[85 + 5] = v2811;
o_t[85 + 6] = v2787;
o_t[85 + 7] = v2817;
o_t[85 + 8] = v2823;
o_t[85 + 9] = v2829;
o_t[85 + 10] = v2835;
o_t[85 + 11] = v2841;
o_t[85 + 12] = v2793;
o_t[85 + 13] = v2823;
o_t[85 + 14] = v2847;
o_t[85 + 15] = v2853;
o_t[85 + 16] = v2859;
o_t[85 + 17] = v2865;
o_t[85 + 18] = v2799;
o_t[85 + 19] = v2829;
o_t[85 + 20] = v2853;
o_t[85 + 21] = v2877;
o_t[85 + 22] = v2889;
o_t[85 + 23] = v2901;
o_t[85 + 24] = v2805;
o_t[85 + 25] = v2835;
o_t[85 + 26] = v2859;
o_t[85 + 27] = v2889;
o_t[85 + 28] = v2913;
o_t[85 + 29] = v2925;
o_t[85 + 30] = v2811;
o_t[85 + 31] = v2841;
o_t[85 + 32] = v2865;
o_t[85 + 33] = v2901;
o_t[85 + 34] = v2925;
o_t[85 + 35] = v2937;
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
gather(i0_t, i0_b + b * i0_s3, nullptr, i0_s3, nb, 1, 3, 0, i0_e0);
gather(i1_t, i1_b + b * i1_s3, nullptr, i1_s3, nb, 1, 4, 0, i1_e0);
gather(i2_t, i2_b + b * i2_s3, nullptr, i2_s3, nb, 1, 3, 0, i2_e0);
gather(i3_t, i3_b + b * i3_s3, nullptr, i3_s3, nb, 1, 4, 0, i3_e0);
gather(i4_t, i4_b + b * i4_s3, nullptr, i4_s3, nb, 1, 3, 0, i4_e0);
gather(i5_t, i5_b + b * i5_s3, nullptr, i5_s3, nb, 1, 4, 0, i5_e0);
gather(i6_t, i6_b + b * i6_s3, nullptr, i6_s3, nb, 1, 1, 0, 1);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
scatter(o0_t, o0_b + b * o0_s3, nullptr, o0_s3, nb, 1);
scatter(o1_t, o1_b + b * o1_s3, nullptr, o1_s3, nb, 6);
scatter(o2_t, o2_b + b * o2_s3, nullptr, o2_s3, nb, 6);
scatter(o3_t, o3_b + b * o3_s3, nullptr, o3_s3, nb, 36);
scatter(o4_t, o4_b + b * o4_s3, nullptr, o4_s3, nb, 36);
scatter(o5_t, o5_b + b * o5_s3, nullptr, o5_s3, nb, 36);
}
}
#endif
}


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.none.geman_mcclure f64.sssssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 i5_,
    wp::uint64 i6_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
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
    wp::int64 o1_s0,
    wp::int64 o1_s1,
    wp::int64 o1_s2,
    wp::int64 o1_s3,
    wp::int64 o2_s0,
    wp::int64 o2_s1,
    wp::int64 o2_s2,
    wp::int64 o2_s3,
    wp::int64 o3_s0,
    wp::int64 o3_s1,
    wp::int64 o3_s2,
    wp::int64 o3_s3,
    wp::int64 o4_s0,
    wp::int64 o4_s1,
    wp::int64 o4_s2,
    wp::int64 o4_s3,
    wp::int64 o5_s0,
    wp::int64 o5_s1,
    wp::int64 o5_s2,
    wp::int64 o5_s3,
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
    wp::uint64 & adj_i6_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
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
    wp::int64 & adj_o1_s0,
    wp::int64 & adj_o1_s1,
    wp::int64 & adj_o1_s2,
    wp::int64 & adj_o1_s3,
    wp::int64 & adj_o2_s0,
    wp::int64 & adj_o2_s1,
    wp::int64 & adj_o2_s2,
    wp::int64 & adj_o2_s3,
    wp::int64 & adj_o3_s0,
    wp::int64 & adj_o3_s1,
    wp::int64 & adj_o3_s2,
    wp::int64 & adj_o3_s3,
    wp::int64 & adj_o4_s0,
    wp::int64 & adj_o4_s1,
    wp::int64 & adj_o4_s2,
    wp::int64 & adj_o4_s3,
    wp::int64 & adj_o5_s0,
    wp::int64 & adj_o5_s1,
    wp::int64 & adj_o5_s2,
    wp::int64 & adj_o5_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i2_e0,
    wp::int64 & adj_i3_e0,
    wp::int64 & adj_i4_e0,
    wp::int64 & adj_i5_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188 {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 i5_;
    wp::uint64 i6_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
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
    wp::int64 o1_s0;
    wp::int64 o1_s1;
    wp::int64 o1_s2;
    wp::int64 o1_s3;
    wp::int64 o2_s0;
    wp::int64 o2_s1;
    wp::int64 o2_s2;
    wp::int64 o2_s3;
    wp::int64 o3_s0;
    wp::int64 o3_s1;
    wp::int64 o3_s2;
    wp::int64 o3_s3;
    wp::int64 o4_s0;
    wp::int64 o4_s1;
    wp::int64 o4_s2;
    wp::int64 o4_s3;
    wp::int64 o5_s0;
    wp::int64 o5_s1;
    wp::int64 o5_s2;
    wp::int64 o5_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i2_e0;
    wp::int64 i3_e0;
    wp::int64 i4_e0;
    wp::int64 i5_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188 *_wp_args)
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
    wp::uint64 var_o1_ = _wp_args->o1_;
    wp::uint64 var_o2_ = _wp_args->o2_;
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
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
    wp::int64 var_o1_s0 = _wp_args->o1_s0;
    wp::int64 var_o1_s1 = _wp_args->o1_s1;
    wp::int64 var_o1_s2 = _wp_args->o1_s2;
    wp::int64 var_o1_s3 = _wp_args->o1_s3;
    wp::int64 var_o2_s0 = _wp_args->o2_s0;
    wp::int64 var_o2_s1 = _wp_args->o2_s1;
    wp::int64 var_o2_s2 = _wp_args->o2_s2;
    wp::int64 var_o2_s3 = _wp_args->o2_s3;
    wp::int64 var_o3_s0 = _wp_args->o3_s0;
    wp::int64 var_o3_s1 = _wp_args->o3_s1;
    wp::int64 var_o3_s2 = _wp_args->o3_s2;
    wp::int64 var_o3_s3 = _wp_args->o3_s3;
    wp::int64 var_o4_s0 = _wp_args->o4_s0;
    wp::int64 var_o4_s1 = _wp_args->o4_s1;
    wp::int64 var_o4_s2 = _wp_args->o4_s2;
    wp::int64 var_o4_s3 = _wp_args->o4_s3;
    wp::int64 var_o5_s0 = _wp_args->o5_s0;
    wp::int64 var_o5_s1 = _wp_args->o5_s1;
    wp::int64 var_o5_s2 = _wp_args->o5_s2;
    wp::int64 var_o5_s3 = _wp_args->o5_s3;
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
    // def pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, o0_, o1_, o2_, o3_, o4_, o5_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188 *_wp_args)
{
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_93d2e13d_0a37b188_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

