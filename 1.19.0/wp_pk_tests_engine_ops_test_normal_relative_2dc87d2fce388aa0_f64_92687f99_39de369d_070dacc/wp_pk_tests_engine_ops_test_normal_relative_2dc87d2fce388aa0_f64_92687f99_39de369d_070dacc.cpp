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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.scalar.tukey f64.ssssssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_body_0(
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
// i6 = weight
// i7 = scale
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
const STORE* const i7_b = (const STORE*)i7_ + k0 * i7_s0 + k1 * i7_s1 + k2 * i7_s2;
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
alignas(64) REAL i_t[23][LANES];
alignas(64) REAL o_t[121][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 3;
REAL (* const i2_t)[LANES] = i_t + 7;
REAL (* const i3_t)[LANES] = i_t + 10;
REAL (* const i4_t)[LANES] = i_t + 14;
REAL (* const i5_t)[LANES] = i_t + 17;
REAL (* const i6_t)[LANES] = i_t + 21;
REAL (* const i7_t)[LANES] = i_t + 22;
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
const REAL v359 = REAL(i_t[22 + 0]);
const REAL v360 = PK_ABS(v4);
const REAL v361 = PK_ABS(v5);
const REAL v362 = PK_ABS(v6);
const REAL v363 = v78 < v360 ? v360 : v78;
const REAL v364 = v363 < v361 ? v361 : v363;
const REAL v365 = v364 < v362 ? v362 : v364;
const REAL v366 = PK_UNSCALE(v365);
const REAL v367 = v3 * v366;
const REAL v368 = v4 * v366;
const REAL v369 = v5 * v366;
const REAL v370 = v6 * v366;
const REAL v371 = v367 * v370;
const REAL v372 = v367 * v369;
const REAL v373 = v369 * v369;
const REAL v374 = v370 * v370;
const REAL v375 = v373 + v374;
const REAL v376 = v368 * v369;
const REAL v377 = v368 * v370;
const REAL v378 = v371 + v376;
const REAL v379 = v377 - v372;
const REAL v380 = v367 * v367;
const REAL v381 = v368 * v368;
const REAL v382 = v380 + v381;
const REAL v383 = v373 + v382;
const REAL v384 = v374 + v383;
const REAL v385 = REAL(1) / v384;
const REAL v386 = REAL(2.0) * v385;
const REAL v387 = v375 * v386;
const REAL v388 = v378 * v386;
const REAL v389 = v379 * v386;
const REAL v390 = REAL(1.0) - v387;
const REAL v391 = v367 * v368;
const REAL v392 = v374 + v381;
const REAL v393 = v369 * v370;
const REAL v394 = v376 - v371;
const REAL v395 = v391 + v393;
const REAL v396 = v386 * v394;
const REAL v397 = v386 * v392;
const REAL v398 = v386 * v395;
const REAL v399 = REAL(1.0) - v397;
const REAL v400 = v373 + v381;
const REAL v401 = v372 + v377;
const REAL v402 = v393 - v391;
const REAL v403 = v386 * v401;
const REAL v404 = v386 * v402;
const REAL v405 = v386 * v400;
const REAL v406 = REAL(1.0) - v405;
const REAL v407 = REAL(0.5) * v4;
const REAL v408 = REAL(0.5) * v3;
const REAL v409 = REAL(0.5) * v6;
const REAL v410 = REAL(0.5) * v5;
const REAL v411 = v10 * v184;
const REAL v412 = v11 * v184;
const REAL v413 = v12 * v184;
const REAL v414 = v13 * v184;
const REAL v415 = v411 * v414;
const REAL v416 = v411 * v413;
const REAL v417 = v413 * v413;
const REAL v418 = v414 * v414;
const REAL v419 = v417 + v418;
const REAL v420 = v412 * v413;
const REAL v421 = v412 * v414;
const REAL v422 = v415 + v420;
const REAL v423 = v421 - v416;
const REAL v424 = v411 * v411;
const REAL v425 = v412 * v412;
const REAL v426 = v424 + v425;
const REAL v427 = v417 + v426;
const REAL v428 = v418 + v427;
const REAL v429 = REAL(1) / v428;
const REAL v430 = REAL(2.0) * v429;
const REAL v431 = v419 * v430;
const REAL v432 = v422 * v430;
const REAL v433 = v423 * v430;
const REAL v434 = REAL(1.0) - v431;
const REAL v435 = v411 * v412;
const REAL v436 = v418 + v425;
const REAL v437 = v413 * v414;
const REAL v438 = v420 - v415;
const REAL v439 = v435 + v437;
const REAL v440 = v430 * v438;
const REAL v441 = v430 * v436;
const REAL v442 = v430 * v439;
const REAL v443 = REAL(1.0) - v441;
const REAL v444 = v417 + v425;
const REAL v445 = v416 + v421;
const REAL v446 = v437 - v435;
const REAL v447 = v430 * v445;
const REAL v448 = v430 * v446;
const REAL v449 = v430 * v444;
const REAL v450 = REAL(1.0) - v449;
const REAL v451 = REAL(0.5) * v11;
const REAL v452 = REAL(0.5) * v10;
const REAL v453 = REAL(0.5) * v13;
const REAL v454 = REAL(0.5) * v12;
const REAL v455 = v332 * v357;
const REAL v456 = v345 - v344;
const REAL v457 = v343 * v455;
const REAL v458 = v342 * v342;
const REAL v459 = v457 * v458;
const REAL v460 = v455 * v458;
const REAL v461 = v331 * v460;
const REAL v462 = v250 * v331;
const REAL v463 = v456 + v462;
const REAL v464 = v342 * v463;
const REAL v465 = v121 * v121;
const REAL v466 = v333 * v357;
const REAL v467 = v348 - v347;
const REAL v468 = v343 * v466;
const REAL v469 = v458 * v468;
const REAL v470 = v458 * v466;
const REAL v471 = v331 * v470;
const REAL v472 = v251 * v331;
const REAL v473 = v467 + v472;
const REAL v474 = v342 * v473;
const REAL v475 = v334 * v357;
const REAL v476 = v351 - v350;
const REAL v477 = v343 * v475;
const REAL v478 = v458 * v477;
const REAL v479 = v458 * v475;
const REAL v480 = v331 * v479;
const REAL v481 = v252 * v331;
const REAL v482 = v476 + v481;
const REAL v483 = v342 * v482;
const REAL v484 = REAL(2.0) * v332;
const REAL v485 = v342 * v484;
const REAL v486 = v330 * v485;
const REAL v487 = v318 * v486;
const REAL v488 = v263 * v487;
const REAL v489 = v262 * v487;
const REAL v490 = v261 * v487;
const REAL v491 = v260 * v487;
const REAL v492 = REAL(2.0) * v333;
const REAL v493 = v342 * v492;
const REAL v494 = v330 * v493;
const REAL v495 = v318 * v494;
const REAL v496 = v263 * v495;
const REAL v497 = v262 * v495;
const REAL v498 = v261 * v495;
const REAL v499 = v260 * v495;
const REAL v500 = REAL(2.0) * v334;
const REAL v501 = v342 * v500;
const REAL v502 = v330 * v501;
const REAL v503 = v318 * v502;
const REAL v504 = v263 * v503;
const REAL v505 = v262 * v503;
const REAL v506 = v261 * v503;
const REAL v507 = v260 * v503;
const REAL v508 = v359 * v359;
const REAL v509 = REAL(1) / v508;
const auto v510 = v339 <= v340;
const REAL v511 = v510 ? v339 : v340;
const REAL v512 = v342 * v511;
const REAL v513 = v331 * v342;
const REAL v514 = PK_FMA(v512, REAL(167.5550665909827), (REAL(-751.2430002273431)));
const REAL v515 = PK_FMA(v512, v514, REAL(1597.9823405784207));
const REAL v516 = PK_FMA(v512, v515, (REAL(-2119.883863246352)));
const REAL v517 = PK_FMA(v512, v516, REAL(1958.1711149305122));
const REAL v518 = PK_FMA(v512, v517, (REAL(-1331.751710601445)));
const REAL v519 = PK_FMA(v512, v518, REAL(689.9864950194894));
const REAL v520 = PK_FMA(v512, v519, (REAL(-277.1238385127134)));
const REAL v521 = PK_FMA(v512, v520, REAL(87.80710088405552));
const REAL v522 = PK_FMA(v512, v521, (REAL(-21.593541742657845)));
const REAL v523 = PK_FMA(v512, v522, REAL(4.547086120700559));
const REAL v524 = PK_FMA(v512, v523, (REAL(-0.4073933743794334)));
const REAL v525 = PK_FMA(v512, v524, REAL(0.3507188784369902));
const REAL v526 = PK_FMA(v512, v525, REAL(0.2762917242235266));
const REAL v527 = PK_FMA(v512, v526, REAL(0.3000633566632698));
const REAL v528 = PK_FMA(v512, v527, REAL(0.3182324748859254));
const REAL v529 = PK_FMA(v512, v528, REAL(0.34099332446130215));
const REAL v530 = PK_FMA(v512, v529, REAL(0.36940834555111196));
const REAL v531 = PK_FMA(v512, v530, REAL(0.4063492067031882));
const REAL v532 = PK_FMA(v512, v531, REAL(0.4571428571400788));
const REAL v533 = PK_FMA(v512, v532, REAL(0.533333333333342));
const REAL v534 = PK_FMA(v512, v533, REAL(0.6666666666666666));
const REAL v535 = PK_FMA(v512, v534, REAL(1.0));
const REAL v536 = v513 * v535;
const REAL v537 = REAL(1) / PK_SQRT(v339);
const REAL v538 = REAL(1.5707963267948966) * v537;
const REAL v539 = REAL(6.123233995736766e-17) * v537;
const REAL v540 = v536 - v539;
const REAL v541 = v538 - v540;
const REAL v542 = v510 ? v536 : v541;
const REAL v543 = REAL(1) / v339;
const REAL v544 = REAL(0.5) * v543;
const REAL v545 = v342 * v513;
const REAL v546 = v513 - v541;
const REAL v547 = v544 * v546;
const REAL v548 = REAL(2.0) * v545;
const REAL v549 = v342 * v548;
const REAL v550 = REAL(3.0) * v547;
const REAL v551 = v545 + v550;
const REAL v552 = v544 * v551;
const REAL v553 = -v552;
const REAL v554 = PK_FMA(v512, REAL(60.91084934591814), (REAL(-273.1603606259638)));
const REAL v555 = PK_FMA(v512, v554, REAL(581.1242236694295));
const REAL v556 = PK_FMA(v512, v555, (REAL(-771.0041914006039)));
const REAL v557 = PK_FMA(v512, v556, REAL(712.245782898221));
const REAL v558 = PK_FMA(v512, v557, (REAL(-484.43360102608176)));
const REAL v559 = PK_FMA(v512, v558, REAL(250.9982691362668));
const REAL v560 = PK_FMA(v512, v559, (REAL(-100.8179669996445)));
const REAL v561 = PK_FMA(v512, v560, REAL(31.94209272282824));
const REAL v562 = PK_FMA(v512, v561, (REAL(-7.859355631308653)));
const REAL v563 = PK_FMA(v512, v562, REAL(1.6506001575831));
const REAL v564 = PK_FMA(v512, v563, (REAL(-0.15266460017730477)));
const REAL v565 = PK_FMA(v512, v564, REAL(0.12233810827412876));
const REAL v566 = PK_FMA(v512, v565, REAL(0.09421899911119616));
const REAL v567 = PK_FMA(v512, v566, REAL(0.10153858957775619));
const REAL v568 = PK_FMA(v512, v567, REAL(0.10640510720051534));
const REAL v569 = PK_FMA(v512, v568, REAL(0.11232724664905629));
const REAL v570 = PK_FMA(v512, v569, REAL(0.11934731066638794));
const REAL v571 = PK_FMA(v512, v570, REAL(0.1278721280009319));
const REAL v572 = PK_FMA(v512, v571, REAL(0.13852813852712756));
const REAL v573 = PK_FMA(v512, v572, REAL(0.15238095238095553));
const REAL v574 = PK_FMA(v512, v573, REAL(0.17142857142857143));
const REAL v575 = PK_FMA(v512, v574, REAL(0.2));
const REAL v576 = REAL(4.0) * v512;
const REAL v577 = v575 * v576;
const REAL v578 = REAL(1.0) + v577;
const REAL v579 = REAL(0.3333333333333333) * v578;
const REAL v580 = v545 * v579;
const REAL v581 = -v580;
const REAL v582 = v510 ? v581 : v547;
const REAL v583 = v549 * v575;
const REAL v584 = v510 ? v583 : v553;
const REAL v585 = v331 * v542;
const REAL v586 = v343 * v582;
const REAL v587 = v342 + v586;
const REAL v588 = v250 * v585;
const REAL v589 = v251 * v585;
const REAL v590 = v252 * v585;
const REAL v591 = v346 * v542;
const REAL v592 = v349 * v542;
const REAL v593 = v352 * v542;
const REAL v594 = v588 - v591;
const REAL v595 = v589 - v592;
const REAL v596 = v590 - v593;
const REAL v597 = v357 * v587;
const REAL v598 = v332 * v597;
const REAL v599 = v333 * v597;
const REAL v600 = v334 * v597;
const REAL v601 = v594 + v598;
const REAL v602 = v595 + v599;
const REAL v603 = v596 + v600;
const REAL v604 = REAL(2.0) * v542;
const REAL v605 = v332 * v604;
const REAL v606 = v333 * v604;
const REAL v607 = v334 * v604;
const REAL v608 = v332 * v587;
const REAL v609 = v334 * v608;
const REAL v610 = v252 * v608;
const REAL v611 = v333 * v608;
const REAL v612 = v251 * v608;
const REAL v613 = v332 * v608;
const REAL v614 = v250 * v608;
const REAL v615 = v597 + v614;
const REAL v616 = v334 * v542;
const REAL v617 = v611 + v616;
const REAL v618 = v251 * v542;
const REAL v619 = v610 + v618;
const REAL v620 = v333 * v542;
const REAL v621 = v609 - v620;
const REAL v622 = v252 * v542;
const REAL v623 = v612 - v622;
const REAL v624 = v585 + v613;
const REAL v625 = v455 * v582;
const REAL v626 = v457 * v584;
const REAL v627 = REAL(2.0) * v625;
const REAL v628 = v459 + v627;
const REAL v629 = v626 - v460;
const REAL v630 = v628 - v461;
const REAL v631 = v630 - v461;
const REAL v632 = v250 * v542;
const REAL v633 = v631 + v632;
const REAL v634 = v633 - v464;
const REAL v635 = v463 * v582;
const REAL v636 = v629 + v635;
const REAL v637 = v334 * v636;
const REAL v638 = v619 + v637;
const REAL v639 = v637 + v638;
const REAL v640 = v333 * v636;
const REAL v641 = v623 + v640;
const REAL v642 = v640 + v641;
const REAL v643 = v332 * v636;
const REAL v644 = v615 + v643;
const REAL v645 = v643 + v644;
const REAL v646 = v330 * v639;
const REAL v647 = v330 * v642;
const REAL v648 = v330 * v645;
const REAL v649 = v330 * v634;
const REAL v650 = v318 * v646;
const REAL v651 = v318 * v647;
const REAL v652 = v318 * v648;
const REAL v653 = v318 * v649;
const REAL v654 = v262 * v650;
const REAL v655 = v261 * v650;
const REAL v656 = v263 * v650;
const REAL v657 = v260 * v650;
const REAL v658 = v261 * v651;
const REAL v659 = v657 + v658;
const REAL v660 = v263 * v651;
const REAL v661 = v654 - v660;
const REAL v662 = v262 * v651;
const REAL v663 = v656 + v662;
const REAL v664 = v260 * v651;
const REAL v665 = v664 - v655;
const REAL v666 = v263 * v652;
const REAL v667 = v665 + v666;
const REAL v668 = v262 * v652;
const REAL v669 = v659 - v668;
const REAL v670 = v261 * v652;
const REAL v671 = v663 + v670;
const REAL v672 = v260 * v652;
const REAL v673 = v661 + v672;
const REAL v674 = v263 * v653;
const REAL v675 = v669 + v674;
const REAL v676 = v262 * v653;
const REAL v677 = v667 + v676;
const REAL v678 = v261 * v653;
const REAL v679 = v673 + v678;
const REAL v680 = v260 * v653;
const REAL v681 = v680 - v671;
const REAL v682 = v278 * v675;
const REAL v683 = v278 * v677;
const REAL v684 = v278 * v679;
const REAL v685 = v278 * v681;
const REAL v686 = v68 * v621;
const REAL v687 = v68 * v617;
const REAL v688 = v68 * v624;
const REAL v689 = v34 * v686;
const REAL v690 = v33 * v686;
const REAL v691 = v33 * v687;
const REAL v692 = v35 * v687;
const REAL v693 = v689 - v692;
const REAL v694 = v35 * v688;
const REAL v695 = v694 - v690;
const REAL v696 = v34 * v688;
const REAL v697 = v691 - v696;
const REAL v698 = v32 * v686;
const REAL v699 = v697 + v698;
const REAL v700 = v32 * v687;
const REAL v701 = v695 + v700;
const REAL v702 = v32 * v688;
const REAL v703 = v693 + v702;
const REAL v704 = v34 * v699;
const REAL v705 = v624 + v704;
const REAL v706 = v33 * v699;
const REAL v707 = v617 - v706;
const REAL v708 = v33 * v701;
const REAL v709 = v621 + v708;
const REAL v710 = v35 * v701;
const REAL v711 = v705 - v710;
const REAL v712 = v35 * v703;
const REAL v713 = v707 + v712;
const REAL v714 = v34 * v703;
const REAL v715 = v709 - v714;
const REAL v716 = v189 * v682;
const REAL v717 = v171 * v682;
const REAL v718 = v190 * v682;
const REAL v719 = v170 * v682;
const REAL v720 = v188 * v682;
const REAL v721 = v172 * v682;
const REAL v722 = v191 * v682;
const REAL v723 = v169 * v682;
const REAL v724 = v191 * v683;
const REAL v725 = v724 - v718;
const REAL v726 = v170 * v683;
const REAL v727 = v723 + v726;
const REAL v728 = v189 * v683;
const REAL v729 = v720 + v728;
const REAL v730 = v172 * v683;
const REAL v731 = v717 - v730;
const REAL v732 = v188 * v683;
const REAL v733 = v716 - v732;
const REAL v734 = v171 * v683;
const REAL v735 = v721 + v734;
const REAL v736 = v190 * v683;
const REAL v737 = v722 + v736;
const REAL v738 = v169 * v683;
const REAL v739 = v738 - v719;
const REAL v740 = v190 * v684;
const REAL v741 = v740 - v729;
const REAL v742 = v172 * v684;
const REAL v743 = v739 + v742;
const REAL v744 = v191 * v684;
const REAL v745 = v733 - v744;
const REAL v746 = v171 * v684;
const REAL v747 = v727 - v746;
const REAL v748 = v188 * v684;
const REAL v749 = v725 - v748;
const REAL v750 = v170 * v684;
const REAL v751 = v735 + v750;
const REAL v752 = v189 * v684;
const REAL v753 = v737 + v752;
const REAL v754 = v169 * v684;
const REAL v755 = v731 + v754;
const REAL v756 = v191 * v685;
const REAL v757 = v741 + v756;
const REAL v758 = v172 * v685;
const REAL v759 = v747 + v758;
const REAL v760 = v190 * v685;
const REAL v761 = v745 + v760;
const REAL v762 = v171 * v685;
const REAL v763 = v743 + v762;
const REAL v764 = v189 * v685;
const REAL v765 = v749 + v764;
const REAL v766 = v170 * v685;
const REAL v767 = v755 + v766;
const REAL v768 = v188 * v685;
const REAL v769 = v753 + v768;
const REAL v770 = v169 * v685;
const REAL v771 = v770 - v751;
const REAL v772 = v187 * v759;
const REAL v773 = v187 * v763;
const REAL v774 = v187 * v767;
const REAL v775 = v187 * v771;
const REAL v776 = v168 * v757;
const REAL v777 = v168 * v761;
const REAL v778 = v168 * v765;
const REAL v779 = v168 * v769;
const REAL v780 = v714 - v709;
const REAL v781 = v710 - v705;
const REAL v782 = v152 * v715;
const REAL v783 = v122 * v715;
const REAL v784 = v151 * v713;
const REAL v785 = v782 + v784;
const REAL v786 = v122 * v713;
const REAL v787 = v150 * v711;
const REAL v788 = v785 + v787;
const REAL v789 = v122 * v711;
const REAL v790 = v131 * v783;
const REAL v791 = v88 * v783;
const REAL v792 = v134 * v783;
const REAL v793 = v87 * v783;
const REAL v794 = v137 * v786;
const REAL v795 = v794 - v792;
const REAL v796 = v87 * v786;
const REAL v797 = v131 * v786;
const REAL v798 = v89 * v786;
const REAL v799 = v791 - v798;
const REAL v800 = v134 * v789;
const REAL v801 = v800 - v797;
const REAL v802 = v89 * v789;
const REAL v803 = v802 - v793;
const REAL v804 = v137 * v789;
const REAL v805 = v790 - v804;
const REAL v806 = v88 * v789;
const REAL v807 = v796 - v806;
const REAL v808 = v137 * v783;
const REAL v809 = v86 * v783;
const REAL v810 = v807 + v809;
const REAL v811 = v134 * v786;
const REAL v812 = v808 + v811;
const REAL v813 = v86 * v786;
const REAL v814 = v803 + v813;
const REAL v815 = v131 * v789;
const REAL v816 = v812 + v815;
const REAL v817 = v86 * v789;
const REAL v818 = v799 + v817;
const REAL v819 = v88 * v810;
const REAL v820 = v711 + v819;
const REAL v821 = v7 * v810;
const REAL v822 = v805 + v821;
const REAL v823 = v87 * v810;
const REAL v824 = v713 - v823;
const REAL v825 = v8 * v810;
const REAL v826 = v795 - v825;
const REAL v827 = v87 * v814;
const REAL v828 = v715 + v827;
const REAL v829 = v9 * v814;
const REAL v830 = v826 + v829;
const REAL v831 = v89 * v814;
const REAL v832 = v820 - v831;
const REAL v833 = v7 * v814;
const REAL v834 = v801 - v833;
const REAL v835 = v89 * v818;
const REAL v836 = v824 + v835;
const REAL v837 = v8 * v818;
const REAL v838 = v834 + v837;
const REAL v839 = v88 * v818;
const REAL v840 = v828 - v839;
const REAL v841 = v9 * v818;
const REAL v842 = v822 - v841;
const REAL v843 = v122 * v780;
const REAL v844 = v113 * v780;
const REAL v845 = v788 + v844;
const REAL v846 = v112 * v713;
const REAL v847 = v845 - v846;
const REAL v848 = v122 * v781;
const REAL v849 = v111 * v781;
const REAL v850 = v847 + v849;
const REAL v851 = REAL(2.0) * v850;
const REAL v852 = v465 * v851;
const REAL v853 = v89 * v852;
const REAL v854 = v838 - v853;
const REAL v855 = v854 - v853;
const REAL v856 = v88 * v852;
const REAL v857 = v842 - v856;
const REAL v858 = v857 - v856;
const REAL v859 = v87 * v852;
const REAL v860 = v830 - v859;
const REAL v861 = v860 - v859;
const REAL v862 = v86 * v852;
const REAL v863 = v816 - v862;
const REAL v864 = v863 - v862;
const REAL v865 = v92 * v843;
const REAL v866 = v858 + v865;
const REAL v867 = v88 * v843;
const REAL v868 = v95 * v843;
const REAL v869 = v861 - v868;
const REAL v870 = v87 * v843;
const REAL v871 = v98 * v786;
const REAL v872 = v869 - v871;
const REAL v873 = v92 * v786;
const REAL v874 = v855 + v873;
const REAL v875 = v798 + v867;
const REAL v876 = v95 * v848;
const REAL v877 = v874 + v876;
const REAL v878 = v89 * v848;
const REAL v879 = v878 - v870;
const REAL v880 = v98 * v848;
const REAL v881 = v866 - v880;
const REAL v882 = v88 * v848;
const REAL v883 = v796 + v882;
const REAL v884 = v98 * v843;
const REAL v885 = v864 + v884;
const REAL v886 = v86 * v843;
const REAL v887 = v886 - v883;
const REAL v888 = v95 * v786;
const REAL v889 = v885 - v888;
const REAL v890 = v879 - v813;
const REAL v891 = v92 * v848;
const REAL v892 = v889 + v891;
const REAL v893 = v86 * v848;
const REAL v894 = v875 + v893;
const REAL v895 = v883 - v886;
const REAL v896 = v88 * v887;
const REAL v897 = v781 + v896;
const REAL v898 = v0 * v887;
const REAL v899 = v881 + v898;
const REAL v900 = v87 * v895;
const REAL v901 = v900 - v713;
const REAL v902 = v1 * v895;
const REAL v903 = v872 + v902;
const REAL v904 = v813 - v879;
const REAL v905 = v87 * v890;
const REAL v906 = v780 + v905;
const REAL v907 = v2 * v890;
const REAL v908 = v903 + v907;
const REAL v909 = v89 * v904;
const REAL v910 = v897 + v909;
const REAL v911 = v0 * v904;
const REAL v912 = v877 + v911;
const REAL v913 = v89 * v894;
const REAL v914 = v901 + v913;
const REAL v915 = v1 * v894;
const REAL v916 = v912 + v915;
const REAL v917 = v88 * v894;
const REAL v918 = v906 - v917;
const REAL v919 = v2 * v894;
const REAL v920 = v899 - v919;
const REAL v921 = v85 * v916;
const REAL v922 = v776 + v921;
const REAL v923 = v85 * v920;
const REAL v924 = v777 + v923;
const REAL v925 = v85 * v908;
const REAL v926 = v778 + v925;
const REAL v927 = v85 * v892;
const REAL v928 = v779 + v927;
const REAL v929 = v333 * v587;
const REAL v930 = v334 * v929;
const REAL v931 = v252 * v929;
const REAL v932 = v333 * v929;
const REAL v933 = v251 * v929;
const REAL v934 = v597 + v933;
const REAL v935 = v332 * v929;
const REAL v936 = v250 * v929;
const REAL v937 = v332 * v542;
const REAL v938 = v930 + v937;
const REAL v939 = v622 + v936;
const REAL v940 = v935 - v616;
const REAL v941 = v931 - v632;
const REAL v942 = v585 + v932;
const REAL v943 = v466 * v582;
const REAL v944 = v468 * v584;
const REAL v945 = REAL(2.0) * v943;
const REAL v946 = v469 + v945;
const REAL v947 = v944 - v470;
const REAL v948 = v946 - v471;
const REAL v949 = v948 - v471;
const REAL v950 = v618 + v949;
const REAL v951 = v950 - v474;
const REAL v952 = v473 * v582;
const REAL v953 = v947 + v952;
const REAL v954 = v334 * v953;
const REAL v955 = v941 + v954;
const REAL v956 = v954 + v955;
const REAL v957 = v333 * v953;
const REAL v958 = v934 + v957;
const REAL v959 = v957 + v958;
const REAL v960 = v332 * v953;
const REAL v961 = v939 + v960;
const REAL v962 = v960 + v961;
const REAL v963 = v330 * v956;
const REAL v964 = v330 * v959;
const REAL v965 = v330 * v962;
const REAL v966 = v330 * v951;
const REAL v967 = v318 * v963;
const REAL v968 = v318 * v964;
const REAL v969 = v318 * v965;
const REAL v970 = v318 * v966;
const REAL v971 = v262 * v967;
const REAL v972 = v261 * v967;
const REAL v973 = v263 * v967;
const REAL v974 = v260 * v967;
const REAL v975 = v261 * v968;
const REAL v976 = v974 + v975;
const REAL v977 = v263 * v968;
const REAL v978 = v971 - v977;
const REAL v979 = v262 * v968;
const REAL v980 = v973 + v979;
const REAL v981 = v260 * v968;
const REAL v982 = v981 - v972;
const REAL v983 = v263 * v969;
const REAL v984 = v982 + v983;
const REAL v985 = v262 * v969;
const REAL v986 = v976 - v985;
const REAL v987 = v261 * v969;
const REAL v988 = v980 + v987;
const REAL v989 = v260 * v969;
const REAL v990 = v978 + v989;
const REAL v991 = v263 * v970;
const REAL v992 = v986 + v991;
const REAL v993 = v262 * v970;
const REAL v994 = v984 + v993;
const REAL v995 = v261 * v970;
const REAL v996 = v990 + v995;
const REAL v997 = v260 * v970;
const REAL v998 = v997 - v988;
const REAL v999 = v278 * v992;
const REAL v1000 = v278 * v994;
const REAL v1001 = v278 * v996;
const REAL v1002 = v278 * v998;
const REAL v1003 = v68 * v938;
const REAL v1004 = v68 * v942;
const REAL v1005 = v68 * v940;
const REAL v1006 = v34 * v1003;
const REAL v1007 = v33 * v1003;
const REAL v1008 = v33 * v1004;
const REAL v1009 = v35 * v1004;
const REAL v1010 = v1006 - v1009;
const REAL v1011 = v35 * v1005;
const REAL v1012 = v1011 - v1007;
const REAL v1013 = v34 * v1005;
const REAL v1014 = v1008 - v1013;
const REAL v1015 = v32 * v1003;
const REAL v1016 = v1014 + v1015;
const REAL v1017 = v32 * v1004;
const REAL v1018 = v1012 + v1017;
const REAL v1019 = v32 * v1005;
const REAL v1020 = v1010 + v1019;
const REAL v1021 = v34 * v1016;
const REAL v1022 = v940 + v1021;
const REAL v1023 = v33 * v1016;
const REAL v1024 = v942 - v1023;
const REAL v1025 = v33 * v1018;
const REAL v1026 = v938 + v1025;
const REAL v1027 = v35 * v1018;
const REAL v1028 = v1022 - v1027;
const REAL v1029 = v35 * v1020;
const REAL v1030 = v1024 + v1029;
const REAL v1031 = v34 * v1020;
const REAL v1032 = v1026 - v1031;
const REAL v1033 = v189 * v999;
const REAL v1034 = v171 * v999;
const REAL v1035 = v190 * v999;
const REAL v1036 = v170 * v999;
const REAL v1037 = v188 * v999;
const REAL v1038 = v172 * v999;
const REAL v1039 = v191 * v999;
const REAL v1040 = v169 * v999;
const REAL v1041 = v191 * v1000;
const REAL v1042 = v1041 - v1035;
const REAL v1043 = v170 * v1000;
const REAL v1044 = v1040 + v1043;
const REAL v1045 = v189 * v1000;
const REAL v1046 = v1037 + v1045;
const REAL v1047 = v172 * v1000;
const REAL v1048 = v1034 - v1047;
const REAL v1049 = v188 * v1000;
const REAL v1050 = v1033 - v1049;
const REAL v1051 = v171 * v1000;
const REAL v1052 = v1038 + v1051;
const REAL v1053 = v190 * v1000;
const REAL v1054 = v1039 + v1053;
const REAL v1055 = v169 * v1000;
const REAL v1056 = v1055 - v1036;
const REAL v1057 = v190 * v1001;
const REAL v1058 = v1057 - v1046;
const REAL v1059 = v172 * v1001;
const REAL v1060 = v1056 + v1059;
const REAL v1061 = v191 * v1001;
const REAL v1062 = v1050 - v1061;
const REAL v1063 = v171 * v1001;
const REAL v1064 = v1044 - v1063;
const REAL v1065 = v188 * v1001;
const REAL v1066 = v1042 - v1065;
const REAL v1067 = v170 * v1001;
const REAL v1068 = v1052 + v1067;
const REAL v1069 = v189 * v1001;
const REAL v1070 = v1054 + v1069;
const REAL v1071 = v169 * v1001;
const REAL v1072 = v1048 + v1071;
const REAL v1073 = v191 * v1002;
const REAL v1074 = v1058 + v1073;
const REAL v1075 = v172 * v1002;
const REAL v1076 = v1064 + v1075;
const REAL v1077 = v190 * v1002;
const REAL v1078 = v1062 + v1077;
const REAL v1079 = v171 * v1002;
const REAL v1080 = v1060 + v1079;
const REAL v1081 = v189 * v1002;
const REAL v1082 = v1066 + v1081;
const REAL v1083 = v170 * v1002;
const REAL v1084 = v1072 + v1083;
const REAL v1085 = v188 * v1002;
const REAL v1086 = v1070 + v1085;
const REAL v1087 = v169 * v1002;
const REAL v1088 = v1087 - v1068;
const REAL v1089 = v187 * v1076;
const REAL v1090 = v187 * v1080;
const REAL v1091 = v187 * v1084;
const REAL v1092 = v187 * v1088;
const REAL v1093 = v168 * v1074;
const REAL v1094 = v168 * v1078;
const REAL v1095 = v168 * v1082;
const REAL v1096 = v168 * v1086;
const REAL v1097 = v1031 - v1026;
const REAL v1098 = v1027 - v1022;
const REAL v1099 = v152 * v1032;
const REAL v1100 = v122 * v1032;
const REAL v1101 = v151 * v1030;
const REAL v1102 = v1099 + v1101;
const REAL v1103 = v122 * v1030;
const REAL v1104 = v150 * v1028;
const REAL v1105 = v1102 + v1104;
const REAL v1106 = v122 * v1028;
const REAL v1107 = v131 * v1100;
const REAL v1108 = v88 * v1100;
const REAL v1109 = v134 * v1100;
const REAL v1110 = v87 * v1100;
const REAL v1111 = v137 * v1103;
const REAL v1112 = v1111 - v1109;
const REAL v1113 = v87 * v1103;
const REAL v1114 = v131 * v1103;
const REAL v1115 = v89 * v1103;
const REAL v1116 = v1108 - v1115;
const REAL v1117 = v134 * v1106;
const REAL v1118 = v1117 - v1114;
const REAL v1119 = v89 * v1106;
const REAL v1120 = v1119 - v1110;
const REAL v1121 = v137 * v1106;
const REAL v1122 = v1107 - v1121;
const REAL v1123 = v88 * v1106;
const REAL v1124 = v1113 - v1123;
const REAL v1125 = v137 * v1100;
const REAL v1126 = v86 * v1100;
const REAL v1127 = v1124 + v1126;
const REAL v1128 = v134 * v1103;
const REAL v1129 = v1125 + v1128;
const REAL v1130 = v86 * v1103;
const REAL v1131 = v1120 + v1130;
const REAL v1132 = v131 * v1106;
const REAL v1133 = v1129 + v1132;
const REAL v1134 = v86 * v1106;
const REAL v1135 = v1116 + v1134;
const REAL v1136 = v88 * v1127;
const REAL v1137 = v1028 + v1136;
const REAL v1138 = v7 * v1127;
const REAL v1139 = v1122 + v1138;
const REAL v1140 = v87 * v1127;
const REAL v1141 = v1030 - v1140;
const REAL v1142 = v8 * v1127;
const REAL v1143 = v1112 - v1142;
const REAL v1144 = v87 * v1131;
const REAL v1145 = v1032 + v1144;
const REAL v1146 = v9 * v1131;
const REAL v1147 = v1143 + v1146;
const REAL v1148 = v89 * v1131;
const REAL v1149 = v1137 - v1148;
const REAL v1150 = v7 * v1131;
const REAL v1151 = v1118 - v1150;
const REAL v1152 = v89 * v1135;
const REAL v1153 = v1141 + v1152;
const REAL v1154 = v8 * v1135;
const REAL v1155 = v1151 + v1154;
const REAL v1156 = v88 * v1135;
const REAL v1157 = v1145 - v1156;
const REAL v1158 = v9 * v1135;
const REAL v1159 = v1139 - v1158;
const REAL v1160 = v122 * v1097;
const REAL v1161 = v113 * v1097;
const REAL v1162 = v1105 + v1161;
const REAL v1163 = v112 * v1030;
const REAL v1164 = v1162 - v1163;
const REAL v1165 = v122 * v1098;
const REAL v1166 = v111 * v1098;
const REAL v1167 = v1164 + v1166;
const REAL v1168 = REAL(2.0) * v1167;
const REAL v1169 = v465 * v1168;
const REAL v1170 = v89 * v1169;
const REAL v1171 = v1155 - v1170;
const REAL v1172 = v1171 - v1170;
const REAL v1173 = v88 * v1169;
const REAL v1174 = v1159 - v1173;
const REAL v1175 = v1174 - v1173;
const REAL v1176 = v87 * v1169;
const REAL v1177 = v1147 - v1176;
const REAL v1178 = v1177 - v1176;
const REAL v1179 = v86 * v1169;
const REAL v1180 = v1133 - v1179;
const REAL v1181 = v1180 - v1179;
const REAL v1182 = v92 * v1160;
const REAL v1183 = v1175 + v1182;
const REAL v1184 = v88 * v1160;
const REAL v1185 = v95 * v1160;
const REAL v1186 = v1178 - v1185;
const REAL v1187 = v87 * v1160;
const REAL v1188 = v98 * v1103;
const REAL v1189 = v1186 - v1188;
const REAL v1190 = v92 * v1103;
const REAL v1191 = v1172 + v1190;
const REAL v1192 = v1115 + v1184;
const REAL v1193 = v95 * v1165;
const REAL v1194 = v1191 + v1193;
const REAL v1195 = v89 * v1165;
const REAL v1196 = v1195 - v1187;
const REAL v1197 = v98 * v1165;
const REAL v1198 = v1183 - v1197;
const REAL v1199 = v88 * v1165;
const REAL v1200 = v1113 + v1199;
const REAL v1201 = v98 * v1160;
const REAL v1202 = v1181 + v1201;
const REAL v1203 = v86 * v1160;
const REAL v1204 = v1203 - v1200;
const REAL v1205 = v95 * v1103;
const REAL v1206 = v1202 - v1205;
const REAL v1207 = v1196 - v1130;
const REAL v1208 = v92 * v1165;
const REAL v1209 = v1206 + v1208;
const REAL v1210 = v86 * v1165;
const REAL v1211 = v1192 + v1210;
const REAL v1212 = v1200 - v1203;
const REAL v1213 = v88 * v1204;
const REAL v1214 = v1098 + v1213;
const REAL v1215 = v0 * v1204;
const REAL v1216 = v1198 + v1215;
const REAL v1217 = v87 * v1212;
const REAL v1218 = v1217 - v1030;
const REAL v1219 = v1 * v1212;
const REAL v1220 = v1189 + v1219;
const REAL v1221 = v1130 - v1196;
const REAL v1222 = v87 * v1207;
const REAL v1223 = v1097 + v1222;
const REAL v1224 = v2 * v1207;
const REAL v1225 = v1220 + v1224;
const REAL v1226 = v89 * v1221;
const REAL v1227 = v1214 + v1226;
const REAL v1228 = v0 * v1221;
const REAL v1229 = v1194 + v1228;
const REAL v1230 = v89 * v1211;
const REAL v1231 = v1218 + v1230;
const REAL v1232 = v1 * v1211;
const REAL v1233 = v1229 + v1232;
const REAL v1234 = v88 * v1211;
const REAL v1235 = v1223 - v1234;
const REAL v1236 = v2 * v1211;
const REAL v1237 = v1216 - v1236;
const REAL v1238 = v85 * v1233;
const REAL v1239 = v1093 + v1238;
const REAL v1240 = v85 * v1237;
const REAL v1241 = v1094 + v1240;
const REAL v1242 = v85 * v1225;
const REAL v1243 = v1095 + v1242;
const REAL v1244 = v85 * v1209;
const REAL v1245 = v1096 + v1244;
const REAL v1246 = v334 * v587;
const REAL v1247 = v334 * v1246;
const REAL v1248 = v252 * v1246;
const REAL v1249 = v597 + v1248;
const REAL v1250 = v333 * v1246;
const REAL v1251 = v251 * v1246;
const REAL v1252 = v332 * v1246;
const REAL v1253 = v250 * v1246;
const REAL v1254 = v620 + v1252;
const REAL v1255 = v632 + v1251;
const REAL v1256 = v1250 - v937;
const REAL v1257 = v1253 - v618;
const REAL v1258 = v585 + v1247;
const REAL v1259 = v475 * v582;
const REAL v1260 = v477 * v584;
const REAL v1261 = REAL(2.0) * v1259;
const REAL v1262 = v478 + v1261;
const REAL v1263 = v1260 - v479;
const REAL v1264 = v1262 - v480;
const REAL v1265 = v1264 - v480;
const REAL v1266 = v622 + v1265;
const REAL v1267 = v1266 - v483;
const REAL v1268 = v482 * v582;
const REAL v1269 = v1263 + v1268;
const REAL v1270 = v334 * v1269;
const REAL v1271 = v1249 + v1270;
const REAL v1272 = v1270 + v1271;
const REAL v1273 = v333 * v1269;
const REAL v1274 = v1255 + v1273;
const REAL v1275 = v1273 + v1274;
const REAL v1276 = v332 * v1269;
const REAL v1277 = v1257 + v1276;
const REAL v1278 = v1276 + v1277;
const REAL v1279 = v330 * v1272;
const REAL v1280 = v330 * v1275;
const REAL v1281 = v330 * v1278;
const REAL v1282 = v330 * v1267;
const REAL v1283 = v318 * v1279;
const REAL v1284 = v318 * v1280;
const REAL v1285 = v318 * v1281;
const REAL v1286 = v318 * v1282;
const REAL v1287 = v262 * v1283;
const REAL v1288 = v261 * v1283;
const REAL v1289 = v263 * v1283;
const REAL v1290 = v260 * v1283;
const REAL v1291 = v261 * v1284;
const REAL v1292 = v1290 + v1291;
const REAL v1293 = v263 * v1284;
const REAL v1294 = v1287 - v1293;
const REAL v1295 = v262 * v1284;
const REAL v1296 = v1289 + v1295;
const REAL v1297 = v260 * v1284;
const REAL v1298 = v1297 - v1288;
const REAL v1299 = v263 * v1285;
const REAL v1300 = v1298 + v1299;
const REAL v1301 = v262 * v1285;
const REAL v1302 = v1292 - v1301;
const REAL v1303 = v261 * v1285;
const REAL v1304 = v1296 + v1303;
const REAL v1305 = v260 * v1285;
const REAL v1306 = v1294 + v1305;
const REAL v1307 = v263 * v1286;
const REAL v1308 = v1302 + v1307;
const REAL v1309 = v262 * v1286;
const REAL v1310 = v1300 + v1309;
const REAL v1311 = v261 * v1286;
const REAL v1312 = v1306 + v1311;
const REAL v1313 = v260 * v1286;
const REAL v1314 = v1313 - v1304;
const REAL v1315 = v278 * v1308;
const REAL v1316 = v278 * v1310;
const REAL v1317 = v278 * v1312;
const REAL v1318 = v278 * v1314;
const REAL v1319 = v68 * v1258;
const REAL v1320 = v68 * v1256;
const REAL v1321 = v68 * v1254;
const REAL v1322 = v34 * v1319;
const REAL v1323 = v33 * v1319;
const REAL v1324 = v33 * v1320;
const REAL v1325 = v35 * v1320;
const REAL v1326 = v1322 - v1325;
const REAL v1327 = v35 * v1321;
const REAL v1328 = v1327 - v1323;
const REAL v1329 = v34 * v1321;
const REAL v1330 = v1324 - v1329;
const REAL v1331 = v32 * v1319;
const REAL v1332 = v1330 + v1331;
const REAL v1333 = v32 * v1320;
const REAL v1334 = v1328 + v1333;
const REAL v1335 = v32 * v1321;
const REAL v1336 = v1326 + v1335;
const REAL v1337 = v34 * v1332;
const REAL v1338 = v1254 + v1337;
const REAL v1339 = v33 * v1332;
const REAL v1340 = v1256 - v1339;
const REAL v1341 = v33 * v1334;
const REAL v1342 = v1258 + v1341;
const REAL v1343 = v35 * v1334;
const REAL v1344 = v1338 - v1343;
const REAL v1345 = v35 * v1336;
const REAL v1346 = v1340 + v1345;
const REAL v1347 = v34 * v1336;
const REAL v1348 = v1342 - v1347;
const REAL v1349 = v189 * v1315;
const REAL v1350 = v171 * v1315;
const REAL v1351 = v190 * v1315;
const REAL v1352 = v170 * v1315;
const REAL v1353 = v188 * v1315;
const REAL v1354 = v172 * v1315;
const REAL v1355 = v191 * v1315;
const REAL v1356 = v169 * v1315;
const REAL v1357 = v191 * v1316;
const REAL v1358 = v1357 - v1351;
const REAL v1359 = v170 * v1316;
const REAL v1360 = v1356 + v1359;
const REAL v1361 = v189 * v1316;
const REAL v1362 = v1353 + v1361;
const REAL v1363 = v172 * v1316;
const REAL v1364 = v1350 - v1363;
const REAL v1365 = v188 * v1316;
const REAL v1366 = v1349 - v1365;
const REAL v1367 = v171 * v1316;
const REAL v1368 = v1354 + v1367;
const REAL v1369 = v190 * v1316;
const REAL v1370 = v1355 + v1369;
const REAL v1371 = v169 * v1316;
const REAL v1372 = v1371 - v1352;
const REAL v1373 = v190 * v1317;
const REAL v1374 = v1373 - v1362;
const REAL v1375 = v172 * v1317;
const REAL v1376 = v1372 + v1375;
const REAL v1377 = v191 * v1317;
const REAL v1378 = v1366 - v1377;
const REAL v1379 = v171 * v1317;
const REAL v1380 = v1360 - v1379;
const REAL v1381 = v188 * v1317;
const REAL v1382 = v1358 - v1381;
const REAL v1383 = v170 * v1317;
const REAL v1384 = v1368 + v1383;
const REAL v1385 = v189 * v1317;
const REAL v1386 = v1370 + v1385;
const REAL v1387 = v169 * v1317;
const REAL v1388 = v1364 + v1387;
const REAL v1389 = v191 * v1318;
const REAL v1390 = v1374 + v1389;
const REAL v1391 = v172 * v1318;
const REAL v1392 = v1380 + v1391;
const REAL v1393 = v190 * v1318;
const REAL v1394 = v1378 + v1393;
const REAL v1395 = v171 * v1318;
const REAL v1396 = v1376 + v1395;
const REAL v1397 = v189 * v1318;
const REAL v1398 = v1382 + v1397;
const REAL v1399 = v170 * v1318;
const REAL v1400 = v1388 + v1399;
const REAL v1401 = v188 * v1318;
const REAL v1402 = v1386 + v1401;
const REAL v1403 = v169 * v1318;
const REAL v1404 = v1403 - v1384;
const REAL v1405 = v187 * v1392;
const REAL v1406 = v187 * v1396;
const REAL v1407 = v187 * v1400;
const REAL v1408 = v187 * v1404;
const REAL v1409 = v168 * v1390;
const REAL v1410 = v168 * v1394;
const REAL v1411 = v168 * v1398;
const REAL v1412 = v168 * v1402;
const REAL v1413 = v1347 - v1342;
const REAL v1414 = v1343 - v1338;
const REAL v1415 = v152 * v1348;
const REAL v1416 = v122 * v1348;
const REAL v1417 = v151 * v1346;
const REAL v1418 = v1415 + v1417;
const REAL v1419 = v122 * v1346;
const REAL v1420 = v150 * v1344;
const REAL v1421 = v1418 + v1420;
const REAL v1422 = v122 * v1344;
const REAL v1423 = v131 * v1416;
const REAL v1424 = v88 * v1416;
const REAL v1425 = v134 * v1416;
const REAL v1426 = v87 * v1416;
const REAL v1427 = v137 * v1419;
const REAL v1428 = v1427 - v1425;
const REAL v1429 = v87 * v1419;
const REAL v1430 = v131 * v1419;
const REAL v1431 = v89 * v1419;
const REAL v1432 = v1424 - v1431;
const REAL v1433 = v134 * v1422;
const REAL v1434 = v1433 - v1430;
const REAL v1435 = v89 * v1422;
const REAL v1436 = v1435 - v1426;
const REAL v1437 = v137 * v1422;
const REAL v1438 = v1423 - v1437;
const REAL v1439 = v88 * v1422;
const REAL v1440 = v1429 - v1439;
const REAL v1441 = v137 * v1416;
const REAL v1442 = v86 * v1416;
const REAL v1443 = v1440 + v1442;
const REAL v1444 = v134 * v1419;
const REAL v1445 = v1441 + v1444;
const REAL v1446 = v86 * v1419;
const REAL v1447 = v1436 + v1446;
const REAL v1448 = v131 * v1422;
const REAL v1449 = v1445 + v1448;
const REAL v1450 = v86 * v1422;
const REAL v1451 = v1432 + v1450;
const REAL v1452 = v88 * v1443;
const REAL v1453 = v1344 + v1452;
const REAL v1454 = v7 * v1443;
const REAL v1455 = v1438 + v1454;
const REAL v1456 = v87 * v1443;
const REAL v1457 = v1346 - v1456;
const REAL v1458 = v8 * v1443;
const REAL v1459 = v1428 - v1458;
const REAL v1460 = v87 * v1447;
const REAL v1461 = v1348 + v1460;
const REAL v1462 = v9 * v1447;
const REAL v1463 = v1459 + v1462;
const REAL v1464 = v89 * v1447;
const REAL v1465 = v1453 - v1464;
const REAL v1466 = v7 * v1447;
const REAL v1467 = v1434 - v1466;
const REAL v1468 = v89 * v1451;
const REAL v1469 = v1457 + v1468;
const REAL v1470 = v8 * v1451;
const REAL v1471 = v1467 + v1470;
const REAL v1472 = v88 * v1451;
const REAL v1473 = v1461 - v1472;
const REAL v1474 = v9 * v1451;
const REAL v1475 = v1455 - v1474;
const REAL v1476 = v122 * v1413;
const REAL v1477 = v113 * v1413;
const REAL v1478 = v1421 + v1477;
const REAL v1479 = v112 * v1346;
const REAL v1480 = v1478 - v1479;
const REAL v1481 = v122 * v1414;
const REAL v1482 = v111 * v1414;
const REAL v1483 = v1480 + v1482;
const REAL v1484 = REAL(2.0) * v1483;
const REAL v1485 = v465 * v1484;
const REAL v1486 = v89 * v1485;
const REAL v1487 = v1471 - v1486;
const REAL v1488 = v1487 - v1486;
const REAL v1489 = v88 * v1485;
const REAL v1490 = v1475 - v1489;
const REAL v1491 = v1490 - v1489;
const REAL v1492 = v87 * v1485;
const REAL v1493 = v1463 - v1492;
const REAL v1494 = v1493 - v1492;
const REAL v1495 = v86 * v1485;
const REAL v1496 = v1449 - v1495;
const REAL v1497 = v1496 - v1495;
const REAL v1498 = v92 * v1476;
const REAL v1499 = v1491 + v1498;
const REAL v1500 = v88 * v1476;
const REAL v1501 = v95 * v1476;
const REAL v1502 = v1494 - v1501;
const REAL v1503 = v87 * v1476;
const REAL v1504 = v98 * v1419;
const REAL v1505 = v1502 - v1504;
const REAL v1506 = v92 * v1419;
const REAL v1507 = v1488 + v1506;
const REAL v1508 = v1431 + v1500;
const REAL v1509 = v95 * v1481;
const REAL v1510 = v1507 + v1509;
const REAL v1511 = v89 * v1481;
const REAL v1512 = v1511 - v1503;
const REAL v1513 = v98 * v1481;
const REAL v1514 = v1499 - v1513;
const REAL v1515 = v88 * v1481;
const REAL v1516 = v1429 + v1515;
const REAL v1517 = v98 * v1476;
const REAL v1518 = v1497 + v1517;
const REAL v1519 = v86 * v1476;
const REAL v1520 = v1519 - v1516;
const REAL v1521 = v95 * v1419;
const REAL v1522 = v1518 - v1521;
const REAL v1523 = v1512 - v1446;
const REAL v1524 = v92 * v1481;
const REAL v1525 = v1522 + v1524;
const REAL v1526 = v86 * v1481;
const REAL v1527 = v1508 + v1526;
const REAL v1528 = v1516 - v1519;
const REAL v1529 = v88 * v1520;
const REAL v1530 = v1414 + v1529;
const REAL v1531 = v0 * v1520;
const REAL v1532 = v1514 + v1531;
const REAL v1533 = v87 * v1528;
const REAL v1534 = v1533 - v1346;
const REAL v1535 = v1 * v1528;
const REAL v1536 = v1505 + v1535;
const REAL v1537 = v1446 - v1512;
const REAL v1538 = v87 * v1523;
const REAL v1539 = v1413 + v1538;
const REAL v1540 = v2 * v1523;
const REAL v1541 = v1536 + v1540;
const REAL v1542 = v89 * v1537;
const REAL v1543 = v1530 + v1542;
const REAL v1544 = v0 * v1537;
const REAL v1545 = v1510 + v1544;
const REAL v1546 = v89 * v1527;
const REAL v1547 = v1534 + v1546;
const REAL v1548 = v1 * v1527;
const REAL v1549 = v1545 + v1548;
const REAL v1550 = v88 * v1527;
const REAL v1551 = v1539 - v1550;
const REAL v1552 = v2 * v1527;
const REAL v1553 = v1532 - v1552;
const REAL v1554 = v85 * v1549;
const REAL v1555 = v1409 + v1554;
const REAL v1556 = v85 * v1553;
const REAL v1557 = v1410 + v1556;
const REAL v1558 = v85 * v1541;
const REAL v1559 = v1411 + v1558;
const REAL v1560 = v85 * v1525;
const REAL v1561 = v1412 + v1560;
const REAL v1562 = v484 * v582;
const REAL v1563 = v334 * v1562;
const REAL v1564 = REAL(2.0) * v1563;
const REAL v1565 = v333 * v1562;
const REAL v1566 = REAL(2.0) * v1565;
const REAL v1567 = v332 * v1562;
const REAL v1568 = v604 + v1567;
const REAL v1569 = v1567 + v1568;
const REAL v1570 = v330 * v1564;
const REAL v1571 = v330 * v1566;
const REAL v1572 = v330 * v1569;
const REAL v1573 = v318 * v1570;
const REAL v1574 = v318 * v1571;
const REAL v1575 = v318 * v1572;
const REAL v1576 = v262 * v1573;
const REAL v1577 = v261 * v1573;
const REAL v1578 = v263 * v1573;
const REAL v1579 = v260 * v1573;
const REAL v1580 = v261 * v1574;
const REAL v1581 = v1579 + v1580;
const REAL v1582 = v263 * v1574;
const REAL v1583 = v1576 - v1582;
const REAL v1584 = v262 * v1574;
const REAL v1585 = v1578 + v1584;
const REAL v1586 = v260 * v1574;
const REAL v1587 = v1586 - v1577;
const REAL v1588 = v263 * v1575;
const REAL v1589 = v1587 + v1588;
const REAL v1590 = v262 * v1575;
const REAL v1591 = v1581 - v1590;
const REAL v1592 = v261 * v1575;
const REAL v1593 = v1585 + v1592;
const REAL v1594 = v260 * v1575;
const REAL v1595 = v1583 + v1594;
const REAL v1596 = v1591 - v488;
const REAL v1597 = v1589 - v489;
const REAL v1598 = v1595 - v490;
const REAL v1599 = v491 + v1593;
const REAL v1600 = v278 * v1596;
const REAL v1601 = v278 * v1597;
const REAL v1602 = v278 * v1598;
const REAL v1603 = v278 * v1599;
const REAL v1604 = v189 * v1600;
const REAL v1605 = v171 * v1600;
const REAL v1606 = v190 * v1600;
const REAL v1607 = v170 * v1600;
const REAL v1608 = v188 * v1600;
const REAL v1609 = v172 * v1600;
const REAL v1610 = v191 * v1600;
const REAL v1611 = v169 * v1600;
const REAL v1612 = v191 * v1601;
const REAL v1613 = v1612 - v1606;
const REAL v1614 = v170 * v1601;
const REAL v1615 = v1611 + v1614;
const REAL v1616 = v189 * v1601;
const REAL v1617 = v1608 + v1616;
const REAL v1618 = v172 * v1601;
const REAL v1619 = v1605 - v1618;
const REAL v1620 = v188 * v1601;
const REAL v1621 = v1604 - v1620;
const REAL v1622 = v171 * v1601;
const REAL v1623 = v1609 + v1622;
const REAL v1624 = v190 * v1601;
const REAL v1625 = v1610 + v1624;
const REAL v1626 = v169 * v1601;
const REAL v1627 = v1626 - v1607;
const REAL v1628 = v190 * v1602;
const REAL v1629 = v1628 - v1617;
const REAL v1630 = v172 * v1602;
const REAL v1631 = v1627 + v1630;
const REAL v1632 = v191 * v1602;
const REAL v1633 = v1621 - v1632;
const REAL v1634 = v171 * v1602;
const REAL v1635 = v1615 - v1634;
const REAL v1636 = v188 * v1602;
const REAL v1637 = v1613 - v1636;
const REAL v1638 = v170 * v1602;
const REAL v1639 = v1623 + v1638;
const REAL v1640 = v189 * v1602;
const REAL v1641 = v1625 + v1640;
const REAL v1642 = v169 * v1602;
const REAL v1643 = v1619 + v1642;
const REAL v1644 = v191 * v1603;
const REAL v1645 = v1629 - v1644;
const REAL v1646 = v172 * v1603;
const REAL v1647 = v1635 - v1646;
const REAL v1648 = v190 * v1603;
const REAL v1649 = v1633 - v1648;
const REAL v1650 = v171 * v1603;
const REAL v1651 = v1631 - v1650;
const REAL v1652 = v189 * v1603;
const REAL v1653 = v1637 - v1652;
const REAL v1654 = v170 * v1603;
const REAL v1655 = v1643 - v1654;
const REAL v1656 = v188 * v1603;
const REAL v1657 = v1641 - v1656;
const REAL v1658 = v169 * v1603;
const REAL v1659 = v1639 + v1658;
const REAL v1660 = v187 * v1647;
const REAL v1661 = v187 * v1651;
const REAL v1662 = v187 * v1655;
const REAL v1663 = v187 * v1659;
const REAL v1664 = v168 * v1645;
const REAL v1665 = v168 * v1649;
const REAL v1666 = v168 * v1653;
const REAL v1667 = v168 * v1657;
const REAL v1668 = v492 * v582;
const REAL v1669 = v334 * v1668;
const REAL v1670 = REAL(2.0) * v1669;
const REAL v1671 = v333 * v1668;
const REAL v1672 = v604 + v1671;
const REAL v1673 = v1671 + v1672;
const REAL v1674 = v332 * v1668;
const REAL v1675 = REAL(2.0) * v1674;
const REAL v1676 = v330 * v1670;
const REAL v1677 = v330 * v1673;
const REAL v1678 = v330 * v1675;
const REAL v1679 = v318 * v1676;
const REAL v1680 = v318 * v1677;
const REAL v1681 = v318 * v1678;
const REAL v1682 = v262 * v1679;
const REAL v1683 = v261 * v1679;
const REAL v1684 = v263 * v1679;
const REAL v1685 = v260 * v1679;
const REAL v1686 = v261 * v1680;
const REAL v1687 = v1685 + v1686;
const REAL v1688 = v263 * v1680;
const REAL v1689 = v1682 - v1688;
const REAL v1690 = v262 * v1680;
const REAL v1691 = v1684 + v1690;
const REAL v1692 = v260 * v1680;
const REAL v1693 = v1692 - v1683;
const REAL v1694 = v263 * v1681;
const REAL v1695 = v1693 + v1694;
const REAL v1696 = v262 * v1681;
const REAL v1697 = v1687 - v1696;
const REAL v1698 = v261 * v1681;
const REAL v1699 = v1691 + v1698;
const REAL v1700 = v260 * v1681;
const REAL v1701 = v1689 + v1700;
const REAL v1702 = v1697 - v496;
const REAL v1703 = v1695 - v497;
const REAL v1704 = v1701 - v498;
const REAL v1705 = v499 + v1699;
const REAL v1706 = v278 * v1702;
const REAL v1707 = v278 * v1703;
const REAL v1708 = v278 * v1704;
const REAL v1709 = v278 * v1705;
const REAL v1710 = v189 * v1706;
const REAL v1711 = v171 * v1706;
const REAL v1712 = v190 * v1706;
const REAL v1713 = v170 * v1706;
const REAL v1714 = v188 * v1706;
const REAL v1715 = v172 * v1706;
const REAL v1716 = v191 * v1706;
const REAL v1717 = v169 * v1706;
const REAL v1718 = v191 * v1707;
const REAL v1719 = v1718 - v1712;
const REAL v1720 = v170 * v1707;
const REAL v1721 = v1717 + v1720;
const REAL v1722 = v189 * v1707;
const REAL v1723 = v1714 + v1722;
const REAL v1724 = v172 * v1707;
const REAL v1725 = v1711 - v1724;
const REAL v1726 = v188 * v1707;
const REAL v1727 = v1710 - v1726;
const REAL v1728 = v171 * v1707;
const REAL v1729 = v1715 + v1728;
const REAL v1730 = v190 * v1707;
const REAL v1731 = v1716 + v1730;
const REAL v1732 = v169 * v1707;
const REAL v1733 = v1732 - v1713;
const REAL v1734 = v190 * v1708;
const REAL v1735 = v1734 - v1723;
const REAL v1736 = v172 * v1708;
const REAL v1737 = v1733 + v1736;
const REAL v1738 = v191 * v1708;
const REAL v1739 = v1727 - v1738;
const REAL v1740 = v171 * v1708;
const REAL v1741 = v1721 - v1740;
const REAL v1742 = v188 * v1708;
const REAL v1743 = v1719 - v1742;
const REAL v1744 = v170 * v1708;
const REAL v1745 = v1729 + v1744;
const REAL v1746 = v189 * v1708;
const REAL v1747 = v1731 + v1746;
const REAL v1748 = v169 * v1708;
const REAL v1749 = v1725 + v1748;
const REAL v1750 = v191 * v1709;
const REAL v1751 = v1735 - v1750;
const REAL v1752 = v172 * v1709;
const REAL v1753 = v1741 - v1752;
const REAL v1754 = v190 * v1709;
const REAL v1755 = v1739 - v1754;
const REAL v1756 = v171 * v1709;
const REAL v1757 = v1737 - v1756;
const REAL v1758 = v189 * v1709;
const REAL v1759 = v1743 - v1758;
const REAL v1760 = v170 * v1709;
const REAL v1761 = v1749 - v1760;
const REAL v1762 = v188 * v1709;
const REAL v1763 = v1747 - v1762;
const REAL v1764 = v169 * v1709;
const REAL v1765 = v1745 + v1764;
const REAL v1766 = v187 * v1753;
const REAL v1767 = v187 * v1757;
const REAL v1768 = v187 * v1761;
const REAL v1769 = v187 * v1765;
const REAL v1770 = v168 * v1751;
const REAL v1771 = v168 * v1755;
const REAL v1772 = v168 * v1759;
const REAL v1773 = v168 * v1763;
const REAL v1774 = v500 * v582;
const REAL v1775 = v334 * v1774;
const REAL v1776 = v604 + v1775;
const REAL v1777 = v1775 + v1776;
const REAL v1778 = v333 * v1774;
const REAL v1779 = REAL(2.0) * v1778;
const REAL v1780 = v332 * v1774;
const REAL v1781 = REAL(2.0) * v1780;
const REAL v1782 = v330 * v1777;
const REAL v1783 = v330 * v1779;
const REAL v1784 = v330 * v1781;
const REAL v1785 = v318 * v1782;
const REAL v1786 = v318 * v1783;
const REAL v1787 = v318 * v1784;
const REAL v1788 = v262 * v1785;
const REAL v1789 = v261 * v1785;
const REAL v1790 = v263 * v1785;
const REAL v1791 = v260 * v1785;
const REAL v1792 = v261 * v1786;
const REAL v1793 = v1791 + v1792;
const REAL v1794 = v263 * v1786;
const REAL v1795 = v1788 - v1794;
const REAL v1796 = v262 * v1786;
const REAL v1797 = v1790 + v1796;
const REAL v1798 = v260 * v1786;
const REAL v1799 = v1798 - v1789;
const REAL v1800 = v263 * v1787;
const REAL v1801 = v1799 + v1800;
const REAL v1802 = v262 * v1787;
const REAL v1803 = v1793 - v1802;
const REAL v1804 = v261 * v1787;
const REAL v1805 = v1797 + v1804;
const REAL v1806 = v260 * v1787;
const REAL v1807 = v1795 + v1806;
const REAL v1808 = v1803 - v504;
const REAL v1809 = v1801 - v505;
const REAL v1810 = v1807 - v506;
const REAL v1811 = v507 + v1805;
const REAL v1812 = v278 * v1808;
const REAL v1813 = v278 * v1809;
const REAL v1814 = v278 * v1810;
const REAL v1815 = v278 * v1811;
const REAL v1816 = v189 * v1812;
const REAL v1817 = v171 * v1812;
const REAL v1818 = v190 * v1812;
const REAL v1819 = v170 * v1812;
const REAL v1820 = v188 * v1812;
const REAL v1821 = v172 * v1812;
const REAL v1822 = v191 * v1812;
const REAL v1823 = v169 * v1812;
const REAL v1824 = v191 * v1813;
const REAL v1825 = v1824 - v1818;
const REAL v1826 = v170 * v1813;
const REAL v1827 = v1823 + v1826;
const REAL v1828 = v189 * v1813;
const REAL v1829 = v1820 + v1828;
const REAL v1830 = v172 * v1813;
const REAL v1831 = v1817 - v1830;
const REAL v1832 = v188 * v1813;
const REAL v1833 = v1816 - v1832;
const REAL v1834 = v171 * v1813;
const REAL v1835 = v1821 + v1834;
const REAL v1836 = v190 * v1813;
const REAL v1837 = v1822 + v1836;
const REAL v1838 = v169 * v1813;
const REAL v1839 = v1838 - v1819;
const REAL v1840 = v190 * v1814;
const REAL v1841 = v1840 - v1829;
const REAL v1842 = v172 * v1814;
const REAL v1843 = v1839 + v1842;
const REAL v1844 = v191 * v1814;
const REAL v1845 = v1833 - v1844;
const REAL v1846 = v171 * v1814;
const REAL v1847 = v1827 - v1846;
const REAL v1848 = v188 * v1814;
const REAL v1849 = v1825 - v1848;
const REAL v1850 = v170 * v1814;
const REAL v1851 = v1835 + v1850;
const REAL v1852 = v189 * v1814;
const REAL v1853 = v1837 + v1852;
const REAL v1854 = v169 * v1814;
const REAL v1855 = v1831 + v1854;
const REAL v1856 = v191 * v1815;
const REAL v1857 = v1841 - v1856;
const REAL v1858 = v172 * v1815;
const REAL v1859 = v1847 - v1858;
const REAL v1860 = v190 * v1815;
const REAL v1861 = v1845 - v1860;
const REAL v1862 = v171 * v1815;
const REAL v1863 = v1843 - v1862;
const REAL v1864 = v189 * v1815;
const REAL v1865 = v1849 - v1864;
const REAL v1866 = v170 * v1815;
const REAL v1867 = v1855 - v1866;
const REAL v1868 = v188 * v1815;
const REAL v1869 = v1853 - v1868;
const REAL v1870 = v169 * v1815;
const REAL v1871 = v1851 + v1870;
const REAL v1872 = v187 * v1859;
const REAL v1873 = v187 * v1863;
const REAL v1874 = v187 * v1867;
const REAL v1875 = v187 * v1871;
const REAL v1876 = v168 * v1857;
const REAL v1877 = v168 * v1861;
const REAL v1878 = v168 * v1865;
const REAL v1879 = v168 * v1869;
const REAL v1880 = v390 * v910;
const REAL v1881 = v388 * v914;
const REAL v1882 = v1880 + v1881;
const REAL v1883 = v389 * v918;
const REAL v1884 = v1882 + v1883;
const REAL v1885 = v396 * v910;
const REAL v1886 = v399 * v914;
const REAL v1887 = v1885 + v1886;
const REAL v1888 = v398 * v918;
const REAL v1889 = v1887 + v1888;
const REAL v1890 = v403 * v910;
const REAL v1891 = v404 * v914;
const REAL v1892 = v1890 + v1891;
const REAL v1893 = v406 * v918;
const REAL v1894 = v1892 + v1893;
const REAL v1895 = v407 * v928;
const REAL v1896 = v408 * v926;
const REAL v1897 = v1896 - v1895;
const REAL v1898 = v409 * v924;
const REAL v1899 = v1897 + v1898;
const REAL v1900 = v410 * v922;
const REAL v1901 = v1899 - v1900;
const REAL v1902 = v410 * v928;
const REAL v1903 = v409 * v926;
const REAL v1904 = v1902 + v1903;
const REAL v1905 = v408 * v924;
const REAL v1906 = v1905 - v1904;
const REAL v1907 = v407 * v922;
const REAL v1908 = v1906 + v1907;
const REAL v1909 = v409 * v928;
const REAL v1910 = v410 * v926;
const REAL v1911 = v1910 - v1909;
const REAL v1912 = v407 * v924;
const REAL v1913 = v1911 - v1912;
const REAL v1914 = v408 * v922;
const REAL v1915 = v1913 + v1914;
const REAL v1916 = v390 * v1227;
const REAL v1917 = v388 * v1231;
const REAL v1918 = v1916 + v1917;
const REAL v1919 = v389 * v1235;
const REAL v1920 = v1918 + v1919;
const REAL v1921 = v396 * v1227;
const REAL v1922 = v399 * v1231;
const REAL v1923 = v1921 + v1922;
const REAL v1924 = v398 * v1235;
const REAL v1925 = v1923 + v1924;
const REAL v1926 = v403 * v1227;
const REAL v1927 = v404 * v1231;
const REAL v1928 = v1926 + v1927;
const REAL v1929 = v406 * v1235;
const REAL v1930 = v1928 + v1929;
const REAL v1931 = v407 * v1245;
const REAL v1932 = v408 * v1243;
const REAL v1933 = v1932 - v1931;
const REAL v1934 = v409 * v1241;
const REAL v1935 = v1933 + v1934;
const REAL v1936 = v410 * v1239;
const REAL v1937 = v1935 - v1936;
const REAL v1938 = v410 * v1245;
const REAL v1939 = v409 * v1243;
const REAL v1940 = v1938 + v1939;
const REAL v1941 = v408 * v1241;
const REAL v1942 = v1941 - v1940;
const REAL v1943 = v407 * v1239;
const REAL v1944 = v1942 + v1943;
const REAL v1945 = v409 * v1245;
const REAL v1946 = v410 * v1243;
const REAL v1947 = v1946 - v1945;
const REAL v1948 = v407 * v1241;
const REAL v1949 = v1947 - v1948;
const REAL v1950 = v408 * v1239;
const REAL v1951 = v1949 + v1950;
const REAL v1952 = v390 * v1543;
const REAL v1953 = v388 * v1547;
const REAL v1954 = v1952 + v1953;
const REAL v1955 = v389 * v1551;
const REAL v1956 = v1954 + v1955;
const REAL v1957 = v396 * v1543;
const REAL v1958 = v399 * v1547;
const REAL v1959 = v1957 + v1958;
const REAL v1960 = v398 * v1551;
const REAL v1961 = v1959 + v1960;
const REAL v1962 = v403 * v1543;
const REAL v1963 = v404 * v1547;
const REAL v1964 = v1962 + v1963;
const REAL v1965 = v406 * v1551;
const REAL v1966 = v1964 + v1965;
const REAL v1967 = v407 * v1561;
const REAL v1968 = v408 * v1559;
const REAL v1969 = v1968 - v1967;
const REAL v1970 = v409 * v1557;
const REAL v1971 = v1969 + v1970;
const REAL v1972 = v410 * v1555;
const REAL v1973 = v1971 - v1972;
const REAL v1974 = v410 * v1561;
const REAL v1975 = v409 * v1559;
const REAL v1976 = v1974 + v1975;
const REAL v1977 = v408 * v1557;
const REAL v1978 = v1977 - v1976;
const REAL v1979 = v407 * v1555;
const REAL v1980 = v1978 + v1979;
const REAL v1981 = v409 * v1561;
const REAL v1982 = v410 * v1559;
const REAL v1983 = v1982 - v1981;
const REAL v1984 = v407 * v1557;
const REAL v1985 = v1983 - v1984;
const REAL v1986 = v408 * v1555;
const REAL v1987 = v1985 + v1986;
const REAL v1988 = v407 * v1667;
const REAL v1989 = v408 * v1666;
const REAL v1990 = v1989 - v1988;
const REAL v1991 = v409 * v1665;
const REAL v1992 = v1990 + v1991;
const REAL v1993 = v410 * v1664;
const REAL v1994 = v1992 - v1993;
const REAL v1995 = v410 * v1667;
const REAL v1996 = v409 * v1666;
const REAL v1997 = v1995 + v1996;
const REAL v1998 = v408 * v1665;
const REAL v1999 = v1998 - v1997;
const REAL v2000 = v407 * v1664;
const REAL v2001 = v1999 + v2000;
const REAL v2002 = v409 * v1667;
const REAL v2003 = v410 * v1666;
const REAL v2004 = v2003 - v2002;
const REAL v2005 = v407 * v1665;
const REAL v2006 = v2004 - v2005;
const REAL v2007 = v408 * v1664;
const REAL v2008 = v2006 + v2007;
const REAL v2009 = v407 * v1773;
const REAL v2010 = v408 * v1772;
const REAL v2011 = v2010 - v2009;
const REAL v2012 = v409 * v1771;
const REAL v2013 = v2011 + v2012;
const REAL v2014 = v410 * v1770;
const REAL v2015 = v2013 - v2014;
const REAL v2016 = v410 * v1773;
const REAL v2017 = v409 * v1772;
const REAL v2018 = v2016 + v2017;
const REAL v2019 = v408 * v1771;
const REAL v2020 = v2019 - v2018;
const REAL v2021 = v407 * v1770;
const REAL v2022 = v2020 + v2021;
const REAL v2023 = v409 * v1773;
const REAL v2024 = v410 * v1772;
const REAL v2025 = v2024 - v2023;
const REAL v2026 = v407 * v1771;
const REAL v2027 = v2025 - v2026;
const REAL v2028 = v408 * v1770;
const REAL v2029 = v2027 + v2028;
const REAL v2030 = v407 * v1879;
const REAL v2031 = v408 * v1878;
const REAL v2032 = v2031 - v2030;
const REAL v2033 = v409 * v1877;
const REAL v2034 = v2032 + v2033;
const REAL v2035 = v410 * v1876;
const REAL v2036 = v2034 - v2035;
const REAL v2037 = v410 * v1879;
const REAL v2038 = v409 * v1878;
const REAL v2039 = v2037 + v2038;
const REAL v2040 = v408 * v1877;
const REAL v2041 = v2040 - v2039;
const REAL v2042 = v407 * v1876;
const REAL v2043 = v2041 + v2042;
const REAL v2044 = v409 * v1879;
const REAL v2045 = v410 * v1878;
const REAL v2046 = v2045 - v2044;
const REAL v2047 = v407 * v1877;
const REAL v2048 = v2046 - v2047;
const REAL v2049 = v408 * v1876;
const REAL v2050 = v2048 + v2049;
const REAL v2051 = v434 * v832;
const REAL v2052 = v432 * v836;
const REAL v2053 = v2051 + v2052;
const REAL v2054 = v433 * v840;
const REAL v2055 = v2053 + v2054;
const REAL v2056 = v440 * v832;
const REAL v2057 = v443 * v836;
const REAL v2058 = v2056 + v2057;
const REAL v2059 = v442 * v840;
const REAL v2060 = v2058 + v2059;
const REAL v2061 = v447 * v832;
const REAL v2062 = v448 * v836;
const REAL v2063 = v2061 + v2062;
const REAL v2064 = v450 * v840;
const REAL v2065 = v2063 + v2064;
const REAL v2066 = v451 * v775;
const REAL v2067 = v452 * v774;
const REAL v2068 = v2067 - v2066;
const REAL v2069 = v453 * v773;
const REAL v2070 = v2068 + v2069;
const REAL v2071 = v454 * v772;
const REAL v2072 = v2070 - v2071;
const REAL v2073 = v454 * v775;
const REAL v2074 = v453 * v774;
const REAL v2075 = v2073 + v2074;
const REAL v2076 = v452 * v773;
const REAL v2077 = v2076 - v2075;
const REAL v2078 = v451 * v772;
const REAL v2079 = v2077 + v2078;
const REAL v2080 = v453 * v775;
const REAL v2081 = v454 * v774;
const REAL v2082 = v2081 - v2080;
const REAL v2083 = v451 * v773;
const REAL v2084 = v2082 - v2083;
const REAL v2085 = v452 * v772;
const REAL v2086 = v2084 + v2085;
const REAL v2087 = v434 * v1149;
const REAL v2088 = v432 * v1153;
const REAL v2089 = v2087 + v2088;
const REAL v2090 = v433 * v1157;
const REAL v2091 = v2089 + v2090;
const REAL v2092 = v440 * v1149;
const REAL v2093 = v443 * v1153;
const REAL v2094 = v2092 + v2093;
const REAL v2095 = v442 * v1157;
const REAL v2096 = v2094 + v2095;
const REAL v2097 = v447 * v1149;
const REAL v2098 = v448 * v1153;
const REAL v2099 = v2097 + v2098;
const REAL v2100 = v450 * v1157;
const REAL v2101 = v2099 + v2100;
const REAL v2102 = v451 * v1092;
const REAL v2103 = v452 * v1091;
const REAL v2104 = v2103 - v2102;
const REAL v2105 = v453 * v1090;
const REAL v2106 = v2104 + v2105;
const REAL v2107 = v454 * v1089;
const REAL v2108 = v2106 - v2107;
const REAL v2109 = v454 * v1092;
const REAL v2110 = v453 * v1091;
const REAL v2111 = v2109 + v2110;
const REAL v2112 = v452 * v1090;
const REAL v2113 = v2112 - v2111;
const REAL v2114 = v451 * v1089;
const REAL v2115 = v2113 + v2114;
const REAL v2116 = v453 * v1092;
const REAL v2117 = v454 * v1091;
const REAL v2118 = v2117 - v2116;
const REAL v2119 = v451 * v1090;
const REAL v2120 = v2118 - v2119;
const REAL v2121 = v452 * v1089;
const REAL v2122 = v2120 + v2121;
const REAL v2123 = v434 * v1465;
const REAL v2124 = v432 * v1469;
const REAL v2125 = v2123 + v2124;
const REAL v2126 = v433 * v1473;
const REAL v2127 = v2125 + v2126;
const REAL v2128 = v440 * v1465;
const REAL v2129 = v443 * v1469;
const REAL v2130 = v2128 + v2129;
const REAL v2131 = v442 * v1473;
const REAL v2132 = v2130 + v2131;
const REAL v2133 = v447 * v1465;
const REAL v2134 = v448 * v1469;
const REAL v2135 = v2133 + v2134;
const REAL v2136 = v450 * v1473;
const REAL v2137 = v2135 + v2136;
const REAL v2138 = v451 * v1408;
const REAL v2139 = v452 * v1407;
const REAL v2140 = v2139 - v2138;
const REAL v2141 = v453 * v1406;
const REAL v2142 = v2140 + v2141;
const REAL v2143 = v454 * v1405;
const REAL v2144 = v2142 - v2143;
const REAL v2145 = v454 * v1408;
const REAL v2146 = v453 * v1407;
const REAL v2147 = v2145 + v2146;
const REAL v2148 = v452 * v1406;
const REAL v2149 = v2148 - v2147;
const REAL v2150 = v451 * v1405;
const REAL v2151 = v2149 + v2150;
const REAL v2152 = v453 * v1408;
const REAL v2153 = v454 * v1407;
const REAL v2154 = v2153 - v2152;
const REAL v2155 = v451 * v1406;
const REAL v2156 = v2154 - v2155;
const REAL v2157 = v452 * v1405;
const REAL v2158 = v2156 + v2157;
const REAL v2159 = v451 * v1663;
const REAL v2160 = v452 * v1662;
const REAL v2161 = v2159 + v2160;
const REAL v2162 = v453 * v1661;
const REAL v2163 = v2161 + v2162;
const REAL v2164 = v454 * v1660;
const REAL v2165 = v2163 - v2164;
const REAL v2166 = v454 * v1663;
const REAL v2167 = v453 * v1662;
const REAL v2168 = v2166 - v2167;
const REAL v2169 = v452 * v1661;
const REAL v2170 = v2168 + v2169;
const REAL v2171 = v451 * v1660;
const REAL v2172 = v2170 + v2171;
const REAL v2173 = v453 * v1663;
const REAL v2174 = v454 * v1662;
const REAL v2175 = v2173 + v2174;
const REAL v2176 = v451 * v1661;
const REAL v2177 = v2175 - v2176;
const REAL v2178 = v452 * v1660;
const REAL v2179 = v2177 + v2178;
const REAL v2180 = v451 * v1769;
const REAL v2181 = v452 * v1768;
const REAL v2182 = v2180 + v2181;
const REAL v2183 = v453 * v1767;
const REAL v2184 = v2182 + v2183;
const REAL v2185 = v454 * v1766;
const REAL v2186 = v2184 - v2185;
const REAL v2187 = v454 * v1769;
const REAL v2188 = v453 * v1768;
const REAL v2189 = v2187 - v2188;
const REAL v2190 = v452 * v1767;
const REAL v2191 = v2189 + v2190;
const REAL v2192 = v451 * v1766;
const REAL v2193 = v2191 + v2192;
const REAL v2194 = v453 * v1769;
const REAL v2195 = v454 * v1768;
const REAL v2196 = v2194 + v2195;
const REAL v2197 = v451 * v1767;
const REAL v2198 = v2196 - v2197;
const REAL v2199 = v452 * v1766;
const REAL v2200 = v2198 + v2199;
const REAL v2201 = v451 * v1875;
const REAL v2202 = v452 * v1874;
const REAL v2203 = v2201 + v2202;
const REAL v2204 = v453 * v1873;
const REAL v2205 = v2203 + v2204;
const REAL v2206 = v454 * v1872;
const REAL v2207 = v2205 - v2206;
const REAL v2208 = v454 * v1875;
const REAL v2209 = v453 * v1874;
const REAL v2210 = v2208 - v2209;
const REAL v2211 = v452 * v1873;
const REAL v2212 = v2210 + v2211;
const REAL v2213 = v451 * v1872;
const REAL v2214 = v2212 + v2213;
const REAL v2215 = v453 * v1875;
const REAL v2216 = v454 * v1874;
const REAL v2217 = v2215 + v2216;
const REAL v2218 = v451 * v1873;
const REAL v2219 = v2217 - v2218;
const REAL v2220 = v452 * v1872;
const REAL v2221 = v2219 + v2220;
const REAL v2222 = v358 * v601;
const REAL v2223 = v358 * v602;
const REAL v2224 = v358 * v603;
const REAL v2225 = v358 * v605;
const REAL v2226 = v358 * v606;
const REAL v2227 = v358 * v607;
const REAL v2228 = v601 * v2222;
const REAL v2229 = v602 * v2223;
const REAL v2230 = v2228 + v2229;
const REAL v2231 = v603 * v2224;
const REAL v2232 = v2230 + v2231;
const REAL v2233 = v605 * v2225;
const REAL v2234 = v2232 + v2233;
const REAL v2235 = v606 * v2226;
const REAL v2236 = v2234 + v2235;
const REAL v2237 = v607 * v2227;
const REAL v2238 = v2236 + v2237;
const auto v2239 = v508 < v2238;
const REAL v2240 = v2239 ? v508 : v2238;
const REAL v2241 = v509 * v2240;
const REAL v2242 = v508 * v2241;
const REAL v2243 = REAL(1.0) - v2241;
const REAL v2244 = v2241 * v2241;
const REAL v2245 = REAL(0.3333333333333333) * v2244;
const REAL v2246 = v2243 + v2245;
const REAL v2247 = v2242 * v2246;
const REAL v2248 = v2243 * v2243;
const REAL v2249 = v1884 * v2222;
const REAL v2250 = v1920 * v2223;
const REAL v2251 = v2249 + v2250;
const REAL v2252 = v1956 * v2224;
const REAL v2253 = v2251 + v2252;
const REAL v2254 = v2248 * v2253;
const REAL v2255 = v1889 * v2222;
const REAL v2256 = v1925 * v2223;
const REAL v2257 = v2255 + v2256;
const REAL v2258 = v1961 * v2224;
const REAL v2259 = v2257 + v2258;
const REAL v2260 = v2248 * v2259;
const REAL v2261 = v1894 * v2222;
const REAL v2262 = v1930 * v2223;
const REAL v2263 = v2261 + v2262;
const REAL v2264 = v1966 * v2224;
const REAL v2265 = v2263 + v2264;
const REAL v2266 = v2248 * v2265;
const REAL v2267 = v1901 * v2222;
const REAL v2268 = v1937 * v2223;
const REAL v2269 = v2267 + v2268;
const REAL v2270 = v1973 * v2224;
const REAL v2271 = v2269 + v2270;
const REAL v2272 = v1994 * v2225;
const REAL v2273 = v2271 + v2272;
const REAL v2274 = v2015 * v2226;
const REAL v2275 = v2273 + v2274;
const REAL v2276 = v2036 * v2227;
const REAL v2277 = v2275 + v2276;
const REAL v2278 = v2248 * v2277;
const REAL v2279 = v1908 * v2222;
const REAL v2280 = v1944 * v2223;
const REAL v2281 = v2279 + v2280;
const REAL v2282 = v1980 * v2224;
const REAL v2283 = v2281 + v2282;
const REAL v2284 = v2001 * v2225;
const REAL v2285 = v2283 + v2284;
const REAL v2286 = v2022 * v2226;
const REAL v2287 = v2285 + v2286;
const REAL v2288 = v2043 * v2227;
const REAL v2289 = v2287 + v2288;
const REAL v2290 = v2248 * v2289;
const REAL v2291 = v1915 * v2222;
const REAL v2292 = v1951 * v2223;
const REAL v2293 = v2291 + v2292;
const REAL v2294 = v1987 * v2224;
const REAL v2295 = v2293 + v2294;
const REAL v2296 = v2008 * v2225;
const REAL v2297 = v2295 + v2296;
const REAL v2298 = v2029 * v2226;
const REAL v2299 = v2297 + v2298;
const REAL v2300 = v2050 * v2227;
const REAL v2301 = v2299 + v2300;
const REAL v2302 = v2248 * v2301;
const REAL v2303 = v2055 * v2222;
const REAL v2304 = v2091 * v2223;
const REAL v2305 = v2303 + v2304;
const REAL v2306 = v2127 * v2224;
const REAL v2307 = v2305 + v2306;
const REAL v2308 = v2248 * v2307;
const REAL v2309 = v2060 * v2222;
const REAL v2310 = v2096 * v2223;
const REAL v2311 = v2309 + v2310;
const REAL v2312 = v2132 * v2224;
const REAL v2313 = v2311 + v2312;
const REAL v2314 = v2248 * v2313;
const REAL v2315 = v2065 * v2222;
const REAL v2316 = v2101 * v2223;
const REAL v2317 = v2315 + v2316;
const REAL v2318 = v2137 * v2224;
const REAL v2319 = v2317 + v2318;
const REAL v2320 = v2248 * v2319;
const REAL v2321 = v2072 * v2222;
const REAL v2322 = v2108 * v2223;
const REAL v2323 = v2321 + v2322;
const REAL v2324 = v2144 * v2224;
const REAL v2325 = v2323 + v2324;
const REAL v2326 = v2165 * v2225;
const REAL v2327 = v2325 + v2326;
const REAL v2328 = v2186 * v2226;
const REAL v2329 = v2327 + v2328;
const REAL v2330 = v2207 * v2227;
const REAL v2331 = v2329 + v2330;
const REAL v2332 = v2248 * v2331;
const REAL v2333 = v2079 * v2222;
const REAL v2334 = v2115 * v2223;
const REAL v2335 = v2333 + v2334;
const REAL v2336 = v2151 * v2224;
const REAL v2337 = v2335 + v2336;
const REAL v2338 = v2172 * v2225;
const REAL v2339 = v2337 + v2338;
const REAL v2340 = v2193 * v2226;
const REAL v2341 = v2339 + v2340;
const REAL v2342 = v2214 * v2227;
const REAL v2343 = v2341 + v2342;
const REAL v2344 = v2248 * v2343;
const REAL v2345 = v2086 * v2222;
const REAL v2346 = v2122 * v2223;
const REAL v2347 = v2345 + v2346;
const REAL v2348 = v2158 * v2224;
const REAL v2349 = v2347 + v2348;
const REAL v2350 = v2179 * v2225;
const REAL v2351 = v2349 + v2350;
const REAL v2352 = v2200 * v2226;
const REAL v2353 = v2351 + v2352;
const REAL v2354 = v2221 * v2227;
const REAL v2355 = v2353 + v2354;
const REAL v2356 = v2248 * v2355;
const REAL v2357 = v358 * v1884;
const REAL v2358 = v358 * v1920;
const REAL v2359 = v358 * v1956;
const REAL v2360 = v358 * v1889;
const REAL v2361 = v358 * v1925;
const REAL v2362 = v358 * v1961;
const REAL v2363 = v358 * v1894;
const REAL v2364 = v358 * v1930;
const REAL v2365 = v358 * v1966;
const REAL v2366 = v358 * v1901;
const REAL v2367 = v358 * v1937;
const REAL v2368 = v358 * v1973;
const REAL v2369 = v358 * v1994;
const REAL v2370 = v358 * v2015;
const REAL v2371 = v358 * v2036;
const REAL v2372 = v358 * v1908;
const REAL v2373 = v358 * v1944;
const REAL v2374 = v358 * v1980;
const REAL v2375 = v358 * v2001;
const REAL v2376 = v358 * v2022;
const REAL v2377 = v358 * v2043;
const REAL v2378 = v358 * v1915;
const REAL v2379 = v358 * v1951;
const REAL v2380 = v358 * v1987;
const REAL v2381 = v358 * v2008;
const REAL v2382 = v358 * v2029;
const REAL v2383 = v358 * v2050;
const REAL v2384 = v358 * v2055;
const REAL v2385 = v358 * v2091;
const REAL v2386 = v358 * v2127;
const REAL v2387 = v358 * v2060;
const REAL v2388 = v358 * v2096;
const REAL v2389 = v358 * v2132;
const REAL v2390 = v358 * v2065;
const REAL v2391 = v358 * v2101;
const REAL v2392 = v358 * v2137;
const REAL v2393 = v358 * v2072;
const REAL v2394 = v358 * v2108;
const REAL v2395 = v358 * v2144;
const REAL v2396 = v358 * v2165;
const REAL v2397 = v358 * v2186;
const REAL v2398 = v358 * v2207;
const REAL v2399 = v358 * v2079;
const REAL v2400 = v358 * v2115;
const REAL v2401 = v358 * v2151;
const REAL v2402 = v358 * v2172;
const REAL v2403 = v358 * v2193;
const REAL v2404 = v358 * v2214;
const REAL v2405 = v358 * v2086;
const REAL v2406 = v358 * v2122;
const REAL v2407 = v358 * v2158;
const REAL v2408 = v358 * v2179;
const REAL v2409 = v358 * v2200;
const REAL v2410 = v358 * v2221;
const REAL v2411 = v1884 * v2357;
const REAL v2412 = v1920 * v2358;
const REAL v2413 = v2411 + v2412;
const REAL v2414 = v1956 * v2359;
const REAL v2415 = v2413 + v2414;
const REAL v2416 = v2248 * v2415;
const REAL v2417 = v1884 * v2360;
const REAL v2418 = v1920 * v2361;
const REAL v2419 = v2417 + v2418;
const REAL v2420 = v1956 * v2362;
const REAL v2421 = v2419 + v2420;
const REAL v2422 = v2248 * v2421;
const REAL v2423 = v1884 * v2363;
const REAL v2424 = v1920 * v2364;
const REAL v2425 = v2423 + v2424;
const REAL v2426 = v1956 * v2365;
const REAL v2427 = v2425 + v2426;
const REAL v2428 = v2248 * v2427;
const REAL v2429 = v1884 * v2366;
const REAL v2430 = v1920 * v2367;
const REAL v2431 = v2429 + v2430;
const REAL v2432 = v1956 * v2368;
const REAL v2433 = v2431 + v2432;
const REAL v2434 = v2248 * v2433;
const REAL v2435 = v1884 * v2372;
const REAL v2436 = v1920 * v2373;
const REAL v2437 = v2435 + v2436;
const REAL v2438 = v1956 * v2374;
const REAL v2439 = v2437 + v2438;
const REAL v2440 = v2248 * v2439;
const REAL v2441 = v1884 * v2378;
const REAL v2442 = v1920 * v2379;
const REAL v2443 = v2441 + v2442;
const REAL v2444 = v1956 * v2380;
const REAL v2445 = v2443 + v2444;
const REAL v2446 = v2248 * v2445;
const REAL v2447 = v1889 * v2360;
const REAL v2448 = v1925 * v2361;
const REAL v2449 = v2447 + v2448;
const REAL v2450 = v1961 * v2362;
const REAL v2451 = v2449 + v2450;
const REAL v2452 = v2248 * v2451;
const REAL v2453 = v1889 * v2363;
const REAL v2454 = v1925 * v2364;
const REAL v2455 = v2453 + v2454;
const REAL v2456 = v1961 * v2365;
const REAL v2457 = v2455 + v2456;
const REAL v2458 = v2248 * v2457;
const REAL v2459 = v1889 * v2366;
const REAL v2460 = v1925 * v2367;
const REAL v2461 = v2459 + v2460;
const REAL v2462 = v1961 * v2368;
const REAL v2463 = v2461 + v2462;
const REAL v2464 = v2248 * v2463;
const REAL v2465 = v1889 * v2372;
const REAL v2466 = v1925 * v2373;
const REAL v2467 = v2465 + v2466;
const REAL v2468 = v1961 * v2374;
const REAL v2469 = v2467 + v2468;
const REAL v2470 = v2248 * v2469;
const REAL v2471 = v1889 * v2378;
const REAL v2472 = v1925 * v2379;
const REAL v2473 = v2471 + v2472;
const REAL v2474 = v1961 * v2380;
const REAL v2475 = v2473 + v2474;
const REAL v2476 = v2248 * v2475;
const REAL v2477 = v1894 * v2363;
const REAL v2478 = v1930 * v2364;
const REAL v2479 = v2477 + v2478;
const REAL v2480 = v1966 * v2365;
const REAL v2481 = v2479 + v2480;
const REAL v2482 = v2248 * v2481;
const REAL v2483 = v1894 * v2366;
const REAL v2484 = v1930 * v2367;
const REAL v2485 = v2483 + v2484;
const REAL v2486 = v1966 * v2368;
const REAL v2487 = v2485 + v2486;
const REAL v2488 = v2248 * v2487;
const REAL v2489 = v1894 * v2372;
const REAL v2490 = v1930 * v2373;
const REAL v2491 = v2489 + v2490;
const REAL v2492 = v1966 * v2374;
const REAL v2493 = v2491 + v2492;
const REAL v2494 = v2248 * v2493;
const REAL v2495 = v1894 * v2378;
const REAL v2496 = v1930 * v2379;
const REAL v2497 = v2495 + v2496;
const REAL v2498 = v1966 * v2380;
const REAL v2499 = v2497 + v2498;
const REAL v2500 = v2248 * v2499;
const REAL v2501 = v1901 * v2366;
const REAL v2502 = v1937 * v2367;
const REAL v2503 = v2501 + v2502;
const REAL v2504 = v1973 * v2368;
const REAL v2505 = v2503 + v2504;
const REAL v2506 = v1994 * v2369;
const REAL v2507 = v2505 + v2506;
const REAL v2508 = v2015 * v2370;
const REAL v2509 = v2507 + v2508;
const REAL v2510 = v2036 * v2371;
const REAL v2511 = v2509 + v2510;
const REAL v2512 = v2248 * v2511;
const REAL v2513 = v1901 * v2372;
const REAL v2514 = v1937 * v2373;
const REAL v2515 = v2513 + v2514;
const REAL v2516 = v1973 * v2374;
const REAL v2517 = v2515 + v2516;
const REAL v2518 = v1994 * v2375;
const REAL v2519 = v2517 + v2518;
const REAL v2520 = v2015 * v2376;
const REAL v2521 = v2519 + v2520;
const REAL v2522 = v2036 * v2377;
const REAL v2523 = v2521 + v2522;
const REAL v2524 = v2248 * v2523;
const REAL v2525 = v1901 * v2378;
const REAL v2526 = v1937 * v2379;
const REAL v2527 = v2525 + v2526;
const REAL v2528 = v1973 * v2380;
const REAL v2529 = v2527 + v2528;
const REAL v2530 = v1994 * v2381;
const REAL v2531 = v2529 + v2530;
const REAL v2532 = v2015 * v2382;
const REAL v2533 = v2531 + v2532;
const REAL v2534 = v2036 * v2383;
const REAL v2535 = v2533 + v2534;
const REAL v2536 = v2248 * v2535;
const REAL v2537 = v1908 * v2372;
const REAL v2538 = v1944 * v2373;
const REAL v2539 = v2537 + v2538;
const REAL v2540 = v1980 * v2374;
const REAL v2541 = v2539 + v2540;
const REAL v2542 = v2001 * v2375;
const REAL v2543 = v2541 + v2542;
const REAL v2544 = v2022 * v2376;
const REAL v2545 = v2543 + v2544;
const REAL v2546 = v2043 * v2377;
const REAL v2547 = v2545 + v2546;
const REAL v2548 = v2248 * v2547;
const REAL v2549 = v1908 * v2378;
const REAL v2550 = v1944 * v2379;
const REAL v2551 = v2549 + v2550;
const REAL v2552 = v1980 * v2380;
const REAL v2553 = v2551 + v2552;
const REAL v2554 = v2001 * v2381;
const REAL v2555 = v2553 + v2554;
const REAL v2556 = v2022 * v2382;
const REAL v2557 = v2555 + v2556;
const REAL v2558 = v2043 * v2383;
const REAL v2559 = v2557 + v2558;
const REAL v2560 = v2248 * v2559;
const REAL v2561 = v1915 * v2378;
const REAL v2562 = v1951 * v2379;
const REAL v2563 = v2561 + v2562;
const REAL v2564 = v1987 * v2380;
const REAL v2565 = v2563 + v2564;
const REAL v2566 = v2008 * v2381;
const REAL v2567 = v2565 + v2566;
const REAL v2568 = v2029 * v2382;
const REAL v2569 = v2567 + v2568;
const REAL v2570 = v2050 * v2383;
const REAL v2571 = v2569 + v2570;
const REAL v2572 = v2248 * v2571;
const REAL v2573 = v1884 * v2384;
const REAL v2574 = v1920 * v2385;
const REAL v2575 = v2573 + v2574;
const REAL v2576 = v1956 * v2386;
const REAL v2577 = v2575 + v2576;
const REAL v2578 = v2248 * v2577;
const REAL v2579 = v1884 * v2387;
const REAL v2580 = v1920 * v2388;
const REAL v2581 = v2579 + v2580;
const REAL v2582 = v1956 * v2389;
const REAL v2583 = v2581 + v2582;
const REAL v2584 = v2248 * v2583;
const REAL v2585 = v1884 * v2390;
const REAL v2586 = v1920 * v2391;
const REAL v2587 = v2585 + v2586;
const REAL v2588 = v1956 * v2392;
const REAL v2589 = v2587 + v2588;
const REAL v2590 = v2248 * v2589;
const REAL v2591 = v1884 * v2393;
const REAL v2592 = v1920 * v2394;
const REAL v2593 = v2591 + v2592;
const REAL v2594 = v1956 * v2395;
const REAL v2595 = v2593 + v2594;
const REAL v2596 = v2248 * v2595;
const REAL v2597 = v1884 * v2399;
const REAL v2598 = v1920 * v2400;
const REAL v2599 = v2597 + v2598;
const REAL v2600 = v1956 * v2401;
const REAL v2601 = v2599 + v2600;
const REAL v2602 = v2248 * v2601;
const REAL v2603 = v1884 * v2405;
const REAL v2604 = v1920 * v2406;
const REAL v2605 = v2603 + v2604;
const REAL v2606 = v1956 * v2407;
const REAL v2607 = v2605 + v2606;
const REAL v2608 = v2248 * v2607;
const REAL v2609 = v1889 * v2384;
const REAL v2610 = v1925 * v2385;
const REAL v2611 = v2609 + v2610;
const REAL v2612 = v1961 * v2386;
const REAL v2613 = v2611 + v2612;
const REAL v2614 = v2248 * v2613;
const REAL v2615 = v1889 * v2387;
const REAL v2616 = v1925 * v2388;
const REAL v2617 = v2615 + v2616;
const REAL v2618 = v1961 * v2389;
const REAL v2619 = v2617 + v2618;
const REAL v2620 = v2248 * v2619;
const REAL v2621 = v1889 * v2390;
const REAL v2622 = v1925 * v2391;
const REAL v2623 = v2621 + v2622;
const REAL v2624 = v1961 * v2392;
const REAL v2625 = v2623 + v2624;
const REAL v2626 = v2248 * v2625;
const REAL v2627 = v1889 * v2393;
const REAL v2628 = v1925 * v2394;
const REAL v2629 = v2627 + v2628;
const REAL v2630 = v1961 * v2395;
const REAL v2631 = v2629 + v2630;
const REAL v2632 = v2248 * v2631;
const REAL v2633 = v1889 * v2399;
const REAL v2634 = v1925 * v2400;
const REAL v2635 = v2633 + v2634;
const REAL v2636 = v1961 * v2401;
const REAL v2637 = v2635 + v2636;
const REAL v2638 = v2248 * v2637;
const REAL v2639 = v1889 * v2405;
const REAL v2640 = v1925 * v2406;
const REAL v2641 = v2639 + v2640;
const REAL v2642 = v1961 * v2407;
const REAL v2643 = v2641 + v2642;
const REAL v2644 = v2248 * v2643;
const REAL v2645 = v1894 * v2384;
const REAL v2646 = v1930 * v2385;
const REAL v2647 = v2645 + v2646;
const REAL v2648 = v1966 * v2386;
const REAL v2649 = v2647 + v2648;
const REAL v2650 = v2248 * v2649;
const REAL v2651 = v1894 * v2387;
const REAL v2652 = v1930 * v2388;
const REAL v2653 = v2651 + v2652;
const REAL v2654 = v1966 * v2389;
const REAL v2655 = v2653 + v2654;
const REAL v2656 = v2248 * v2655;
const REAL v2657 = v1894 * v2390;
const REAL v2658 = v1930 * v2391;
const REAL v2659 = v2657 + v2658;
const REAL v2660 = v1966 * v2392;
const REAL v2661 = v2659 + v2660;
const REAL v2662 = v2248 * v2661;
const REAL v2663 = v1894 * v2393;
const REAL v2664 = v1930 * v2394;
const REAL v2665 = v2663 + v2664;
const REAL v2666 = v1966 * v2395;
const REAL v2667 = v2665 + v2666;
const REAL v2668 = v2248 * v2667;
const REAL v2669 = v1894 * v2399;
const REAL v2670 = v1930 * v2400;
const REAL v2671 = v2669 + v2670;
const REAL v2672 = v1966 * v2401;
const REAL v2673 = v2671 + v2672;
const REAL v2674 = v2248 * v2673;
const REAL v2675 = v1894 * v2405;
const REAL v2676 = v1930 * v2406;
const REAL v2677 = v2675 + v2676;
const REAL v2678 = v1966 * v2407;
const REAL v2679 = v2677 + v2678;
const REAL v2680 = v2248 * v2679;
const REAL v2681 = v1901 * v2384;
const REAL v2682 = v1937 * v2385;
const REAL v2683 = v2681 + v2682;
const REAL v2684 = v1973 * v2386;
const REAL v2685 = v2683 + v2684;
const REAL v2686 = v2248 * v2685;
const REAL v2687 = v1901 * v2387;
const REAL v2688 = v1937 * v2388;
const REAL v2689 = v2687 + v2688;
const REAL v2690 = v1973 * v2389;
const REAL v2691 = v2689 + v2690;
const REAL v2692 = v2248 * v2691;
const REAL v2693 = v1901 * v2390;
const REAL v2694 = v1937 * v2391;
const REAL v2695 = v2693 + v2694;
const REAL v2696 = v1973 * v2392;
const REAL v2697 = v2695 + v2696;
const REAL v2698 = v2248 * v2697;
const REAL v2699 = v1901 * v2393;
const REAL v2700 = v1937 * v2394;
const REAL v2701 = v2699 + v2700;
const REAL v2702 = v1973 * v2395;
const REAL v2703 = v2701 + v2702;
const REAL v2704 = v1994 * v2396;
const REAL v2705 = v2703 + v2704;
const REAL v2706 = v2015 * v2397;
const REAL v2707 = v2705 + v2706;
const REAL v2708 = v2036 * v2398;
const REAL v2709 = v2707 + v2708;
const REAL v2710 = v2248 * v2709;
const REAL v2711 = v1901 * v2399;
const REAL v2712 = v1937 * v2400;
const REAL v2713 = v2711 + v2712;
const REAL v2714 = v1973 * v2401;
const REAL v2715 = v2713 + v2714;
const REAL v2716 = v1994 * v2402;
const REAL v2717 = v2715 + v2716;
const REAL v2718 = v2015 * v2403;
const REAL v2719 = v2717 + v2718;
const REAL v2720 = v2036 * v2404;
const REAL v2721 = v2719 + v2720;
const REAL v2722 = v2248 * v2721;
const REAL v2723 = v1901 * v2405;
const REAL v2724 = v1937 * v2406;
const REAL v2725 = v2723 + v2724;
const REAL v2726 = v1973 * v2407;
const REAL v2727 = v2725 + v2726;
const REAL v2728 = v1994 * v2408;
const REAL v2729 = v2727 + v2728;
const REAL v2730 = v2015 * v2409;
const REAL v2731 = v2729 + v2730;
const REAL v2732 = v2036 * v2410;
const REAL v2733 = v2731 + v2732;
const REAL v2734 = v2248 * v2733;
const REAL v2735 = v1908 * v2384;
const REAL v2736 = v1944 * v2385;
const REAL v2737 = v2735 + v2736;
const REAL v2738 = v1980 * v2386;
const REAL v2739 = v2737 + v2738;
const REAL v2740 = v2248 * v2739;
const REAL v2741 = v1908 * v2387;
const REAL v2742 = v1944 * v2388;
const REAL v2743 = v2741 + v2742;
const REAL v2744 = v1980 * v2389;
const REAL v2745 = v2743 + v2744;
const REAL v2746 = v2248 * v2745;
const REAL v2747 = v1908 * v2390;
const REAL v2748 = v1944 * v2391;
const REAL v2749 = v2747 + v2748;
const REAL v2750 = v1980 * v2392;
const REAL v2751 = v2749 + v2750;
const REAL v2752 = v2248 * v2751;
const REAL v2753 = v1908 * v2393;
const REAL v2754 = v1944 * v2394;
const REAL v2755 = v2753 + v2754;
const REAL v2756 = v1980 * v2395;
const REAL v2757 = v2755 + v2756;
const REAL v2758 = v2001 * v2396;
const REAL v2759 = v2757 + v2758;
const REAL v2760 = v2022 * v2397;
const REAL v2761 = v2759 + v2760;
const REAL v2762 = v2043 * v2398;
const REAL v2763 = v2761 + v2762;
const REAL v2764 = v2248 * v2763;
const REAL v2765 = v1908 * v2399;
const REAL v2766 = v1944 * v2400;
const REAL v2767 = v2765 + v2766;
const REAL v2768 = v1980 * v2401;
const REAL v2769 = v2767 + v2768;
const REAL v2770 = v2001 * v2402;
const REAL v2771 = v2769 + v2770;
const REAL v2772 = v2022 * v2403;
const REAL v2773 = v2771 + v2772;
const REAL v2774 = v2043 * v2404;
const REAL v2775 = v2773 + v2774;
const REAL v2776 = v2248 * v2775;
const REAL v2777 = v1908 * v2405;
const REAL v2778 = v1944 * v2406;
const REAL v2779 = v2777 + v2778;
const REAL v2780 = v1980 * v2407;
const REAL v2781 = v2779 + v2780;
const REAL v2782 = v2001 * v2408;
const REAL v2783 = v2781 + v2782;
const REAL v2784 = v2022 * v2409;
const REAL v2785 = v2783 + v2784;
const REAL v2786 = v2043 * v2410;
const REAL v2787 = v2785 + v2786;
const REAL v2788 = v2248 * v2787;
const REAL v2789 = v1915 * v2384;
const REAL v2790 = v1951 * v2385;
const REAL v2791 = v2789 + v2790;
const REAL v2792 = v1987 * v2386;
const REAL v2793 = v2791 + v2792;
const REAL v2794 = v2248 * v2793;
const REAL v2795 = v1915 * v2387;
const REAL v2796 = v1951 * v2388;
const REAL v2797 = v2795 + v2796;
const REAL v2798 = v1987 * v2389;
const REAL v2799 = v2797 + v2798;
const REAL v2800 = v2248 * v2799;
const REAL v2801 = v1915 * v2390;
const REAL v2802 = v1951 * v2391;
const REAL v2803 = v2801 + v2802;
const REAL v2804 = v1987 * v2392;
const REAL v2805 = v2803 + v2804;
const REAL v2806 = v2248 * v2805;
const REAL v2807 = v1915 * v2393;
const REAL v2808 = v1951 * v2394;
const REAL v2809 = v2807 + v2808;
const REAL v2810 = v1987 * v2395;
const REAL v2811 = v2809 + v2810;
const REAL v2812 = v2008 * v2396;
const REAL v2813 = v2811 + v2812;
const REAL v2814 = v2029 * v2397;
const REAL v2815 = v2813 + v2814;
const REAL v2816 = v2050 * v2398;
const REAL v2817 = v2815 + v2816;
const REAL v2818 = v2248 * v2817;
const REAL v2819 = v1915 * v2399;
const REAL v2820 = v1951 * v2400;
const REAL v2821 = v2819 + v2820;
const REAL v2822 = v1987 * v2401;
const REAL v2823 = v2821 + v2822;
const REAL v2824 = v2008 * v2402;
const REAL v2825 = v2823 + v2824;
const REAL v2826 = v2029 * v2403;
const REAL v2827 = v2825 + v2826;
const REAL v2828 = v2050 * v2404;
const REAL v2829 = v2827 + v2828;
const REAL v2830 = v2248 * v2829;
const REAL v2831 = v1915 * v2405;
const REAL v2832 = v1951 * v2406;
const REAL v2833 = v2831 + v2832;
const REAL v2834 = v1987 * v2407;
const REAL v2835 = v2833 + v2834;
const REAL v2836 = v2008 * v2408;
const REAL v2837 = v2835 + v2836;
const REAL v2838 = v2029 * v2409;
const REAL v2839 = v2837 + v2838;
const REAL v2840 = v2050 * v2410;
const REAL v2841 = v2839 + v2840;
const REAL v2842 = v2248 * v2841;
const REAL v2843 = v2055 * v2384;
const REAL v2844 = v2091 * v2385;
const REAL v2845 = v2843 + v2844;
const REAL v2846 = v2127 * v2386;
const REAL v2847 = v2845 + v2846;
const REAL v2848 = v2248 * v2847;
const REAL v2849 = v2055 * v2387;
const REAL v2850 = v2091 * v2388;
const REAL v2851 = v2849 + v2850;
const REAL v2852 = v2127 * v2389;
const REAL v2853 = v2851 + v2852;
const REAL v2854 = v2248 * v2853;
const REAL v2855 = v2055 * v2390;
const REAL v2856 = v2091 * v2391;
const REAL v2857 = v2855 + v2856;
const REAL v2858 = v2127 * v2392;
const REAL v2859 = v2857 + v2858;
const REAL v2860 = v2248 * v2859;
const REAL v2861 = v2055 * v2393;
const REAL v2862 = v2091 * v2394;
const REAL v2863 = v2861 + v2862;
const REAL v2864 = v2127 * v2395;
const REAL v2865 = v2863 + v2864;
const REAL v2866 = v2248 * v2865;
const REAL v2867 = v2055 * v2399;
const REAL v2868 = v2091 * v2400;
const REAL v2869 = v2867 + v2868;
const REAL v2870 = v2127 * v2401;
const REAL v2871 = v2869 + v2870;
const REAL v2872 = v2248 * v2871;
const REAL v2873 = v2055 * v2405;
const REAL v2874 = v2091 * v2406;
const REAL v2875 = v2873 + v2874;
const REAL v2876 = v2127 * v2407;
const REAL v2877 = v2875 + v2876;
const REAL v2878 = v2248 * v2877;
const REAL v2879 = v2060 * v2387;
const REAL v2880 = v2096 * v2388;
const REAL v2881 = v2879 + v2880;
const REAL v2882 = v2132 * v2389;
const REAL v2883 = v2881 + v2882;
const REAL v2884 = v2248 * v2883;
const REAL v2885 = v2060 * v2390;
const REAL v2886 = v2096 * v2391;
const REAL v2887 = v2885 + v2886;
const REAL v2888 = v2132 * v2392;
const REAL v2889 = v2887 + v2888;
const REAL v2890 = v2248 * v2889;
const REAL v2891 = v2060 * v2393;
const REAL v2892 = v2096 * v2394;
const REAL v2893 = v2891 + v2892;
const REAL v2894 = v2132 * v2395;
const REAL v2895 = v2893 + v2894;
const REAL v2896 = v2248 * v2895;
const REAL v2897 = v2060 * v2399;
const REAL v2898 = v2096 * v2400;
const REAL v2899 = v2897 + v2898;
const REAL v2900 = v2132 * v2401;
const REAL v2901 = v2899 + v2900;
const REAL v2902 = v2248 * v2901;
const REAL v2903 = v2060 * v2405;
const REAL v2904 = v2096 * v2406;
const REAL v2905 = v2903 + v2904;
const REAL v2906 = v2132 * v2407;
const REAL v2907 = v2905 + v2906;
const REAL v2908 = v2248 * v2907;
const REAL v2909 = v2065 * v2390;
const REAL v2910 = v2101 * v2391;
const REAL v2911 = v2909 + v2910;
const REAL v2912 = v2137 * v2392;
const REAL v2913 = v2911 + v2912;
const REAL v2914 = v2248 * v2913;
const REAL v2915 = v2065 * v2393;
const REAL v2916 = v2101 * v2394;
const REAL v2917 = v2915 + v2916;
const REAL v2918 = v2137 * v2395;
const REAL v2919 = v2917 + v2918;
const REAL v2920 = v2248 * v2919;
const REAL v2921 = v2065 * v2399;
const REAL v2922 = v2101 * v2400;
const REAL v2923 = v2921 + v2922;
const REAL v2924 = v2137 * v2401;
const REAL v2925 = v2923 + v2924;
const REAL v2926 = v2248 * v2925;
const REAL v2927 = v2065 * v2405;
const REAL v2928 = v2101 * v2406;
const REAL v2929 = v2927 + v2928;
const REAL v2930 = v2137 * v2407;
const REAL v2931 = v2929 + v2930;
const REAL v2932 = v2248 * v2931;
const REAL v2933 = v2072 * v2393;
const REAL v2934 = v2108 * v2394;
const REAL v2935 = v2933 + v2934;
const REAL v2936 = v2144 * v2395;
const REAL v2937 = v2935 + v2936;
const REAL v2938 = v2165 * v2396;
const REAL v2939 = v2937 + v2938;
const REAL v2940 = v2186 * v2397;
const REAL v2941 = v2939 + v2940;
const REAL v2942 = v2207 * v2398;
const REAL v2943 = v2941 + v2942;
const REAL v2944 = v2248 * v2943;
const REAL v2945 = v2072 * v2399;
const REAL v2946 = v2108 * v2400;
const REAL v2947 = v2945 + v2946;
const REAL v2948 = v2144 * v2401;
const REAL v2949 = v2947 + v2948;
const REAL v2950 = v2165 * v2402;
const REAL v2951 = v2949 + v2950;
const REAL v2952 = v2186 * v2403;
const REAL v2953 = v2951 + v2952;
const REAL v2954 = v2207 * v2404;
const REAL v2955 = v2953 + v2954;
const REAL v2956 = v2248 * v2955;
const REAL v2957 = v2072 * v2405;
const REAL v2958 = v2108 * v2406;
const REAL v2959 = v2957 + v2958;
const REAL v2960 = v2144 * v2407;
const REAL v2961 = v2959 + v2960;
const REAL v2962 = v2165 * v2408;
const REAL v2963 = v2961 + v2962;
const REAL v2964 = v2186 * v2409;
const REAL v2965 = v2963 + v2964;
const REAL v2966 = v2207 * v2410;
const REAL v2967 = v2965 + v2966;
const REAL v2968 = v2248 * v2967;
const REAL v2969 = v2079 * v2399;
const REAL v2970 = v2115 * v2400;
const REAL v2971 = v2969 + v2970;
const REAL v2972 = v2151 * v2401;
const REAL v2973 = v2971 + v2972;
const REAL v2974 = v2172 * v2402;
const REAL v2975 = v2973 + v2974;
const REAL v2976 = v2193 * v2403;
const REAL v2977 = v2975 + v2976;
const REAL v2978 = v2214 * v2404;
const REAL v2979 = v2977 + v2978;
const REAL v2980 = v2248 * v2979;
const REAL v2981 = v2079 * v2405;
const REAL v2982 = v2115 * v2406;
const REAL v2983 = v2981 + v2982;
const REAL v2984 = v2151 * v2407;
const REAL v2985 = v2983 + v2984;
const REAL v2986 = v2172 * v2408;
const REAL v2987 = v2985 + v2986;
const REAL v2988 = v2193 * v2409;
const REAL v2989 = v2987 + v2988;
const REAL v2990 = v2214 * v2410;
const REAL v2991 = v2989 + v2990;
const REAL v2992 = v2248 * v2991;
const REAL v2993 = v2086 * v2405;
const REAL v2994 = v2122 * v2406;
const REAL v2995 = v2993 + v2994;
const REAL v2996 = v2158 * v2407;
const REAL v2997 = v2995 + v2996;
const REAL v2998 = v2179 * v2408;
const REAL v2999 = v2997 + v2998;
const REAL v3000 = v2200 * v2409;
const REAL v3001 = v2999 + v3000;
const REAL v3002 = v2221 * v2410;
const REAL v3003 = v3001 + v3002;
const REAL v3004 = v2248 * v3003;
o_t[0 + 0] = v2247;
o_t[1 + 0] = v2254;
o_t[1 + 1] = v2260;
o_t[1 + 2] = v2266;
o_t[1 + 3] = v2278;
o_t[1 + 4] = v2290;
o_t[1 + 5] = v2302;
o_t[7 + 0] = v2308;
o_t[7 + 1] = v2314;
o_t[7 + 2] = v2320;
o_t[7 + 3] = v2332;
o_t[7 + 4] = v2344;
o_t[7 + 5] = v2356;
o_t[13 + 0] = v2416;
o_t[13 + 1] = v2422;
o_t[13 + 2] = v2428;
o_t[13 + 3] = v2434;
o_t[13 + 4] = v2440;
o_t[13 + 5] = v2446;
o_t[13 + 6] = v2422;
o_t[13 + 7] = v2452;
o_t[13 + 8] = v2458;
o_t[13 + 9] = v2464;
o_t[13 + 10] = v2470;
o_t[13 + 11] = v2476;
o_t[13 + 12] = v2428;
o_t[13 + 13] = v2458;
o_t[13 + 14] = v2482;
o_t[13 + 15] = v2488;
o_t[13 + 16] = v2494;
o_t[13 + 17] = v2500;
o_t[13 + 18] = v2434;
o_t[13 + 19] = v2464;
o_t[13 + 20] = v2488;
o_t[13 + 21] = v2512;
o_t[13 + 22] = v2524;
o_t[13 + 23] = v2536;
o_t[13 + 24] = v2440;
o_t[13 + 25] = v2470;
o_t[13 + 26] = v2494;
o_t[13 + 27] = v2524;
o_t[13 + 28] = v2548;
o_t[13 + 29] = v2560;
o_t[13 + 30] = v2446;
o_t[13 + 31] = v2476;
o_t[13 + 32] = v2500;
o_t[13 + 33] = v2536;
o_t[13 + 34] = v2560;
o_t[13 + 35] = v2572;
o_t[49 + 0] = v2578;
o_t[49 + 1] = v2584;
o_t[49 + 2] = v2590;
o_t[49 + 3] = v2596;
o_t[49 + 4] = v2602;
o_t[49 + 5] = v2608;
o_t[49 + 6] = v2614;
o_t[49 + 7] = v2620;
o_t[49 + 8] = v2626;
o_t[49 + 9] = v2632;
o_t[49 + 10] = v2638;
o_t[49 + 11] = v2644;
o_t[49 + 12] = v2650;
o_t[49 + 13] = v2656;
o_t[49 + 14] = v2662;
o_t[49 + 15] = v2668;
o_t[49 + 16] = v2674;
o_t[49 + 17] = v2680;
o_t[49 + 18] = v2686;
o_t[49 + 19] = v2692;
o_t[49 + 20] = v2698;
o_t[49 + 21] = v2710;
o_t[49 + 22] = v2722;
o_t[49 + 23] = v2734;
o_t[49 + 24] = v2740;
o_t[49 + 25] = v2746;
o_t[49 + 26] = v2752;
o_t[49 + 27] = v2764;
o_t[49 + 28] = v2776;
o_t[49 + 29] = v2788;
o_t[49 + 30] = v2794;
o_t[49 + 31] = v2800;
o_t[49 + 32] = v2806;
o_t[49 + 33] = v2818;
o_t[49 + 34] = v2830;
o_t[49 + 35] = v2842;
o_t[85 + 0] = v2848;
o_t[85 + 1] = v2854;
o_t[85 + 2] = v2860;
o_t[85 + 3] = v2866;
o_t[85 + 4] = v2872;
o_t[85 + 5] = v2878;
o_t[85 + 6] = v2854;
o_t[85 + 7] = v2884;
o_t[85 + 8] = v2890;
o_t[85 + 9] = v2896;
o_t[85 + 10] = v2902;
o_t[85 + 11] = v2908;
o_t[85 + 12] = v2860;
o_t[85 + 13] = v2890;
o_t[85 + 14] = v2914;
o_t[85 + 15] = v2920;
o_t[85 + 16] = v2926;
o_t[85 + 17] = v2932;
o_t[85 + 18] = v2866;
o_t[85 + 19] = v2896;
o_t[85 + 20] = v2920;
o_t[85 + 21] = v2944;
o_t[85 + 22] = v2956;
o_t[85 + 23] = v2968;
o_t[85 + 24] = v2872;
o_t[85 + 25] = v2902;
o_t[85 + 26] = v2926;
o_t[85 + 27] = v2956;
o_t[85 + 28] = v2980;
o_t[85 + 29] = v2992;
o_t[85 + 30] = v2878;
o_t[85 + 31] = v2908;
o_t[85 + 32] = v2932;
o_t[85 + 33] = v2968;
o_t[85 + 34] = v2992;
o_t[85 + 35] = v3004;
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
gather(i7_t, i7_b + b * i7_s3, nullptr, i7_s3, nb, 1, 1, 0, 1);
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


// <posekit tests.engine.ops.test_normal.relative@2dc87d2fce388aa0>nPPP.a.110.scalar.tukey f64.ssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_body_0(
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
    wp::uint64 & adj_i7_,
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

struct wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6 {
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
static void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6 *_wp_args)
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
    // def pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, i5_: wp.uint64, i6_: wp.uint64, i7_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, i5_s0: wp.int64, i5_s1: wp.int64, i5_s2: wp.int64, i5_s3: wp.int64, i6_s0: wp.int64, i6_s1: wp.int64, i6_s2: wp.int64, i6_s3: wp.int64, i7_s0: wp.int64, i7_s1: wp.int64, i7_s2: wp.int64, i7_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i2_e0: wp.int64, i3_e0: wp.int64, i4_e0: wp.int64, i5_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, i5_, i6_, i7_, o0_, o1_, o2_, o3_, o4_, o5_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, i5_s0, i5_s1, i5_s2, i5_s3, i6_s0, i6_s1, i6_s2, i6_s3, i7_s0, i7_s1, i7_s2, i7_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, i0_e0, i1_e0, i2_e0, i3_e0, i4_e0, i5_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_i5_, var_i6_, var_i7_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_i5_s0, var_i5_s1, var_i5_s2, var_i5_s3, var_i6_s0, var_i6_s1, var_i6_s2, var_i6_s3, var_i7_s0, var_i7_s1, var_i7_s2, var_i7_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_i0_e0, var_i1_e0, var_i2_e0, var_i3_e0, var_i4_e0, var_i5_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6 *_wp_args)
{
    pk_tests_engine_ops_test_normal_relative_2dc87d2fce388aa0_f64_92687f99_8de016d6_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

