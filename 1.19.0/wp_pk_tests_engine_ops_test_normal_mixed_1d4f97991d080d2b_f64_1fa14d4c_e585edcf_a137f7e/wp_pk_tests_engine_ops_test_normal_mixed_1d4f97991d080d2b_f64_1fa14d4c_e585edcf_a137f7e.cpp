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


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b>nRaaa.aa.1111.none.cauchy f64.ssssssssssssssssssss>:1
static CUDA_CALLABLE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
    wp::uint64 o9_,
    wp::uint64 o10_,
    wp::uint64 o11_,
    wp::uint64 o12_,
    wp::uint64 o13_,
    wp::uint64 o14_,
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
    wp::int64 o6_s0,
    wp::int64 o6_s1,
    wp::int64 o6_s2,
    wp::int64 o6_s3,
    wp::int64 o7_s0,
    wp::int64 o7_s1,
    wp::int64 o7_s2,
    wp::int64 o7_s3,
    wp::int64 o8_s0,
    wp::int64 o8_s1,
    wp::int64 o8_s2,
    wp::int64 o8_s3,
    wp::int64 o9_s0,
    wp::int64 o9_s1,
    wp::int64 o9_s2,
    wp::int64 o9_s3,
    wp::int64 o10_s0,
    wp::int64 o10_s1,
    wp::int64 o10_s2,
    wp::int64 o10_s3,
    wp::int64 o11_s0,
    wp::int64 o11_s1,
    wp::int64 o11_s2,
    wp::int64 o11_s3,
    wp::int64 o12_s0,
    wp::int64 o12_s1,
    wp::int64 o12_s2,
    wp::int64 o12_s3,
    wp::int64 o13_s0,
    wp::int64 o13_s1,
    wp::int64 o13_s2,
    wp::int64 o13_s3,
    wp::int64 o14_s0,
    wp::int64 o14_s1,
    wp::int64 o14_s2,
    wp::int64 o14_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i1_e1,
    wp::int64 i3_e0)
{
// i0 = R_quaternion
// i1 = m
// i2 = s
// i3 = v
// i4 = scale
// o0 = cost
// o1 = R_quaternion_gradient
// o2 = m_gradient
// o3 = s_gradient
// o4 = v_gradient
// o5 = R_quaternion_R_quaternion_block
// o6 = R_quaternion_m_block
// o7 = R_quaternion_s_block
// o8 = R_quaternion_v_block
// o9 = m_m_block
// o10 = m_s_block
// o11 = m_v_block
// o12 = s_s_block
// o13 = s_v_block
// o14 = v_v_block
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
STORE* const o0_b = (STORE*)o0_ + k0 * o0_s0 + k1 * o0_s1 + k2 * o0_s2;
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
STORE* const o2_b = (STORE*)o2_ + k0 * o2_s0 + k1 * o2_s1 + k2 * o2_s2;
STORE* const o3_b = (STORE*)o3_ + k0 * o3_s0 + k1 * o3_s1 + k2 * o3_s2;
STORE* const o4_b = (STORE*)o4_ + k0 * o4_s0 + k1 * o4_s1 + k2 * o4_s2;
STORE* const o5_b = (STORE*)o5_ + k0 * o5_s0 + k1 * o5_s1 + k2 * o5_s2;
STORE* const o6_b = (STORE*)o6_ + k0 * o6_s0 + k1 * o6_s1 + k2 * o6_s2;
STORE* const o7_b = (STORE*)o7_ + k0 * o7_s0 + k1 * o7_s1 + k2 * o7_s2;
STORE* const o8_b = (STORE*)o8_ + k0 * o8_s0 + k1 * o8_s1 + k2 * o8_s2;
STORE* const o9_b = (STORE*)o9_ + k0 * o9_s0 + k1 * o9_s1 + k2 * o9_s2;
STORE* const o10_b = (STORE*)o10_ + k0 * o10_s0 + k1 * o10_s1 + k2 * o10_s2;
STORE* const o11_b = (STORE*)o11_ + k0 * o11_s0 + k1 * o11_s1 + k2 * o11_s2;
STORE* const o12_b = (STORE*)o12_ + k0 * o12_s0 + k1 * o12_s1 + k2 * o12_s2;
STORE* const o13_b = (STORE*)o13_ + k0 * o13_s0 + k1 * o13_s1 + k2 * o13_s2;
STORE* const o14_b = (STORE*)o14_ + k0 * o14_s0 + k1 * o14_s1 + k2 * o14_s2;
alignas(64) REAL i0_t[4][64];
alignas(64) REAL i1_t[9][64];
alignas(64) REAL i2_t[1][64];
alignas(64) REAL i3_t[3][64];
alignas(64) REAL i4_t[1][64];
alignas(64) REAL o0_t[1][64];
alignas(64) REAL o1_t[3][64];
alignas(64) REAL o2_t[9][64];
alignas(64) REAL o3_t[1][64];
alignas(64) REAL o4_t[3][64];
alignas(64) REAL o5_t[9][64];
alignas(64) REAL o6_t[27][64];
alignas(64) REAL o7_t[3][64];
alignas(64) REAL o8_t[9][64];
alignas(64) REAL o9_t[81][64];
alignas(64) REAL o10_t[9][64];
alignas(64) REAL o11_t[27][64];
alignas(64) REAL o12_t[1][64];
alignas(64) REAL o13_t[3][64];
alignas(64) REAL o14_t[9][64];
for (long long b = 0; b < m; b += 64) {
const int nb = (int)(m - b < 64 ? m - b : 64);
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i0_b + (b + i) * i0_s3; i0_t[0][i] = REAL(p[0 * i0_e0]); i0_t[1][i] = REAL(p[1 * i0_e0]); i0_t[2][i] = REAL(p[2 * i0_e0]); i0_t[3][i] = REAL(p[3 * i0_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[0][i] = REAL(p[0 * i1_e0 + 0 * i1_e1]); i1_t[1][i] = REAL(p[0 * i1_e0 + 1 * i1_e1]); i1_t[2][i] = REAL(p[0 * i1_e0 + 2 * i1_e1]); i1_t[3][i] = REAL(p[1 * i1_e0 + 0 * i1_e1]); i1_t[4][i] = REAL(p[1 * i1_e0 + 1 * i1_e1]); i1_t[5][i] = REAL(p[1 * i1_e0 + 2 * i1_e1]); i1_t[6][i] = REAL(p[2 * i1_e0 + 0 * i1_e1]); i1_t[7][i] = REAL(p[2 * i1_e0 + 1 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i1_b + (b + i) * i1_s3; i1_t[8][i] = REAL(p[2 * i1_e0 + 2 * i1_e1]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i2_b + (b + i) * i2_s3; i2_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i3_b + (b + i) * i3_s3; i3_t[0][i] = REAL(p[0 * i3_e0]); i3_t[1][i] = REAL(p[1 * i3_e0]); i3_t[2][i] = REAL(p[2 * i3_e0]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { const STORE* p = i4_b + (b + i) * i4_s3; i4_t[0][i] = REAL(p[0]); }
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < nb; ++i) {
const REAL v0 = i0_t[0][i];
const REAL v1 = i0_t[1][i];
const REAL v2 = i0_t[2][i];
const REAL v3 = i0_t[3][i];
const REAL v4 = i1_t[0][i];
const REAL v5 = i1_t[1][i];
const REAL v6 = i1_t[2][i];
const REAL v7 = i1_t[3][i];
const REAL v8 = i1_t[4][i];
const REAL v9 = i1_t[5][i];
const REAL v10 = i1_t[6][i];
const REAL v11 = i1_t[7][i];
const REAL v12 = i1_t[8][i];
const REAL v13 = i2_t[0][i];
const REAL v14 = i3_t[0][i];
const REAL v15 = i3_t[1][i];
const REAL v16 = i3_t[2][i];
const REAL v17 = PK_ABS(v0);
const REAL v18 = PK_ABS(v1);
const REAL v19 = PK_ABS(v2);
const REAL v20 = PK_ABS(v3);
const REAL v21 = v17 < v18 ? v18 : v17;
const REAL v22 = v21 < v19 ? v19 : v21;
const REAL v23 = v22 < v20 ? v20 : v22;
const REAL v24 = PK_UNSCALE(v23);
const REAL v25 = v0 * v24;
const REAL v26 = v1 * v24;
const REAL v27 = v2 * v24;
const REAL v28 = v3 * v24;
const REAL v29 = v16 * v27;
const REAL v30 = v15 * v28;
const REAL v31 = v29 - v30;
const REAL v32 = v14 * v28;
const REAL v33 = v16 * v26;
const REAL v34 = v32 - v33;
const REAL v35 = v15 * v26;
const REAL v36 = v14 * v27;
const REAL v37 = v35 - v36;
const REAL v38 = v25 * v31;
const REAL v39 = v25 * v34;
const REAL v40 = v25 * v37;
const REAL v41 = v27 * v37;
const REAL v42 = v28 * v34;
const REAL v43 = v41 - v42;
const REAL v44 = v28 * v31;
const REAL v45 = v26 * v37;
const REAL v46 = v44 - v45;
const REAL v47 = v26 * v34;
const REAL v48 = v27 * v31;
const REAL v49 = v47 - v48;
const REAL v50 = v38 + v43;
const REAL v51 = v39 + v46;
const REAL v52 = v40 + v49;
const REAL v53 = v25 * v25;
const REAL v54 = v26 * v26;
const REAL v55 = v53 + v54;
const REAL v56 = v27 * v27;
const REAL v57 = v55 + v56;
const REAL v58 = v28 * v28;
const REAL v59 = v57 + v58;
const REAL v60 = REAL(1) / v59;
const REAL v61 = REAL(2.0) * v60;
const REAL v62 = v50 * v61;
const REAL v63 = v51 * v61;
const REAL v64 = v52 * v61;
const REAL v65 = v14 + v62;
const REAL v66 = v15 + v63;
const REAL v67 = v16 + v64;
const REAL v68 = v4 * v65;
const REAL v69 = v5 * v66;
const REAL v70 = v68 + v69;
const REAL v71 = v6 * v67;
const REAL v72 = v70 + v71;
const REAL v73 = v7 * v65;
const REAL v74 = v8 * v66;
const REAL v75 = v73 + v74;
const REAL v76 = v9 * v67;
const REAL v77 = v75 + v76;
const REAL v78 = v10 * v65;
const REAL v79 = v11 * v66;
const REAL v80 = v78 + v79;
const REAL v81 = v12 * v67;
const REAL v82 = v80 + v81;
const REAL v83 = REAL(2.0) * v13;
const REAL v84 = i4_t[0][i];
const REAL v85 = REAL(0.5) * v1;
const REAL v86 = REAL(0.5) * v0;
const REAL v87 = REAL(0.5) * v3;
const REAL v88 = REAL(0.5) * v2;
const REAL v89 = v6 * v61;
const REAL v90 = v6 * v52;
const REAL v91 = v5 * v61;
const REAL v92 = v5 * v51;
const REAL v93 = v90 + v92;
const REAL v94 = v4 * v61;
const REAL v95 = v4 * v50;
const REAL v96 = v93 + v95;
const REAL v97 = REAL(2.0) * v96;
const REAL v98 = v60 * v60;
const REAL v99 = v97 * v98;
const REAL v100 = v28 * v99;
const REAL v101 = REAL(2.0) * v100;
const REAL v102 = v27 * v99;
const REAL v103 = REAL(2.0) * v102;
const REAL v104 = v26 * v99;
const REAL v105 = REAL(2.0) * v104;
const REAL v106 = v25 * v99;
const REAL v107 = REAL(2.0) * v106;
const REAL v108 = v31 * v89;
const REAL v109 = v103 + v108;
const REAL v110 = v27 * v89;
const REAL v111 = v34 * v89;
const REAL v112 = v111 - v105;
const REAL v113 = v26 * v89;
const REAL v114 = v37 * v91;
const REAL v115 = v112 - v114;
const REAL v116 = v26 * v91;
const REAL v117 = v31 * v91;
const REAL v118 = v117 - v101;
const REAL v119 = v28 * v91;
const REAL v120 = v119 - v110;
const REAL v121 = v34 * v94;
const REAL v122 = v118 - v121;
const REAL v123 = v28 * v94;
const REAL v124 = v113 - v123;
const REAL v125 = v37 * v94;
const REAL v126 = v125 - v109;
const REAL v127 = v27 * v94;
const REAL v128 = v127 - v116;
const REAL v129 = v37 * v89;
const REAL v130 = v129 - v107;
const REAL v131 = v25 * v89;
const REAL v132 = v128 + v131;
const REAL v133 = v34 * v91;
const REAL v134 = v130 + v133;
const REAL v135 = v25 * v91;
const REAL v136 = v124 + v135;
const REAL v137 = v31 * v94;
const REAL v138 = v134 + v137;
const REAL v139 = v25 * v94;
const REAL v140 = v120 + v139;
const REAL v141 = v27 * v132;
const REAL v142 = v4 - v141;
const REAL v143 = v14 * v132;
const REAL v144 = v126 - v143;
const REAL v145 = v26 * v132;
const REAL v146 = v5 + v145;
const REAL v147 = v15 * v132;
const REAL v148 = v115 + v147;
const REAL v149 = v26 * v136;
const REAL v150 = v6 - v149;
const REAL v151 = v16 * v136;
const REAL v152 = v148 - v151;
const REAL v153 = v28 * v136;
const REAL v154 = v142 + v153;
const REAL v155 = v14 * v136;
const REAL v156 = v122 + v155;
const REAL v157 = v28 * v140;
const REAL v158 = v146 - v157;
const REAL v159 = v15 * v140;
const REAL v160 = v156 - v159;
const REAL v161 = v27 * v140;
const REAL v162 = v150 + v161;
const REAL v163 = v16 * v140;
const REAL v164 = v144 + v163;
const REAL v165 = v24 * v160;
const REAL v166 = v24 * v164;
const REAL v167 = v24 * v152;
const REAL v168 = v24 * v138;
const REAL v169 = v9 * v61;
const REAL v170 = v9 * v52;
const REAL v171 = v8 * v61;
const REAL v172 = v8 * v51;
const REAL v173 = v170 + v172;
const REAL v174 = v7 * v61;
const REAL v175 = v7 * v50;
const REAL v176 = v173 + v175;
const REAL v177 = REAL(2.0) * v176;
const REAL v178 = v98 * v177;
const REAL v179 = v28 * v178;
const REAL v180 = REAL(2.0) * v179;
const REAL v181 = v27 * v178;
const REAL v182 = REAL(2.0) * v181;
const REAL v183 = v26 * v178;
const REAL v184 = REAL(2.0) * v183;
const REAL v185 = v25 * v178;
const REAL v186 = REAL(2.0) * v185;
const REAL v187 = v31 * v169;
const REAL v188 = v182 + v187;
const REAL v189 = v27 * v169;
const REAL v190 = v34 * v169;
const REAL v191 = v190 - v184;
const REAL v192 = v26 * v169;
const REAL v193 = v37 * v171;
const REAL v194 = v191 - v193;
const REAL v195 = v26 * v171;
const REAL v196 = v31 * v171;
const REAL v197 = v196 - v180;
const REAL v198 = v28 * v171;
const REAL v199 = v198 - v189;
const REAL v200 = v34 * v174;
const REAL v201 = v197 - v200;
const REAL v202 = v28 * v174;
const REAL v203 = v192 - v202;
const REAL v204 = v37 * v174;
const REAL v205 = v204 - v188;
const REAL v206 = v27 * v174;
const REAL v207 = v206 - v195;
const REAL v208 = v37 * v169;
const REAL v209 = v208 - v186;
const REAL v210 = v25 * v169;
const REAL v211 = v207 + v210;
const REAL v212 = v34 * v171;
const REAL v213 = v209 + v212;
const REAL v214 = v25 * v171;
const REAL v215 = v203 + v214;
const REAL v216 = v31 * v174;
const REAL v217 = v213 + v216;
const REAL v218 = v25 * v174;
const REAL v219 = v199 + v218;
const REAL v220 = v27 * v211;
const REAL v221 = v7 - v220;
const REAL v222 = v14 * v211;
const REAL v223 = v205 - v222;
const REAL v224 = v26 * v211;
const REAL v225 = v8 + v224;
const REAL v226 = v15 * v211;
const REAL v227 = v194 + v226;
const REAL v228 = v26 * v215;
const REAL v229 = v9 - v228;
const REAL v230 = v16 * v215;
const REAL v231 = v227 - v230;
const REAL v232 = v28 * v215;
const REAL v233 = v221 + v232;
const REAL v234 = v14 * v215;
const REAL v235 = v201 + v234;
const REAL v236 = v28 * v219;
const REAL v237 = v225 - v236;
const REAL v238 = v15 * v219;
const REAL v239 = v235 - v238;
const REAL v240 = v27 * v219;
const REAL v241 = v229 + v240;
const REAL v242 = v16 * v219;
const REAL v243 = v223 + v242;
const REAL v244 = v24 * v239;
const REAL v245 = v24 * v243;
const REAL v246 = v24 * v231;
const REAL v247 = v24 * v217;
const REAL v248 = v12 * v61;
const REAL v249 = v12 * v52;
const REAL v250 = v11 * v61;
const REAL v251 = v11 * v51;
const REAL v252 = v249 + v251;
const REAL v253 = v10 * v61;
const REAL v254 = v10 * v50;
const REAL v255 = v252 + v254;
const REAL v256 = REAL(2.0) * v255;
const REAL v257 = v98 * v256;
const REAL v258 = v28 * v257;
const REAL v259 = REAL(2.0) * v258;
const REAL v260 = v27 * v257;
const REAL v261 = REAL(2.0) * v260;
const REAL v262 = v26 * v257;
const REAL v263 = REAL(2.0) * v262;
const REAL v264 = v25 * v257;
const REAL v265 = REAL(2.0) * v264;
const REAL v266 = v31 * v248;
const REAL v267 = v261 + v266;
const REAL v268 = v27 * v248;
const REAL v269 = v34 * v248;
const REAL v270 = v269 - v263;
const REAL v271 = v26 * v248;
const REAL v272 = v37 * v250;
const REAL v273 = v270 - v272;
const REAL v274 = v26 * v250;
const REAL v275 = v31 * v250;
const REAL v276 = v275 - v259;
const REAL v277 = v28 * v250;
const REAL v278 = v277 - v268;
const REAL v279 = v34 * v253;
const REAL v280 = v276 - v279;
const REAL v281 = v28 * v253;
const REAL v282 = v271 - v281;
const REAL v283 = v37 * v253;
const REAL v284 = v283 - v267;
const REAL v285 = v27 * v253;
const REAL v286 = v285 - v274;
const REAL v287 = v37 * v248;
const REAL v288 = v287 - v265;
const REAL v289 = v25 * v248;
const REAL v290 = v286 + v289;
const REAL v291 = v34 * v250;
const REAL v292 = v288 + v291;
const REAL v293 = v25 * v250;
const REAL v294 = v282 + v293;
const REAL v295 = v31 * v253;
const REAL v296 = v292 + v295;
const REAL v297 = v25 * v253;
const REAL v298 = v278 + v297;
const REAL v299 = v27 * v290;
const REAL v300 = v10 - v299;
const REAL v301 = v14 * v290;
const REAL v302 = v284 - v301;
const REAL v303 = v26 * v290;
const REAL v304 = v11 + v303;
const REAL v305 = v15 * v290;
const REAL v306 = v273 + v305;
const REAL v307 = v26 * v294;
const REAL v308 = v12 - v307;
const REAL v309 = v16 * v294;
const REAL v310 = v306 - v309;
const REAL v311 = v28 * v294;
const REAL v312 = v300 + v311;
const REAL v313 = v14 * v294;
const REAL v314 = v280 + v313;
const REAL v315 = v28 * v298;
const REAL v316 = v304 - v315;
const REAL v317 = v15 * v298;
const REAL v318 = v314 - v317;
const REAL v319 = v27 * v298;
const REAL v320 = v308 + v319;
const REAL v321 = v16 * v298;
const REAL v322 = v302 + v321;
const REAL v323 = v24 * v318;
const REAL v324 = v24 * v322;
const REAL v325 = v24 * v310;
const REAL v326 = v24 * v296;
const REAL v327 = v85 * v168;
const REAL v328 = v86 * v167;
const REAL v329 = v328 - v327;
const REAL v330 = v87 * v166;
const REAL v331 = v329 + v330;
const REAL v332 = v88 * v165;
const REAL v333 = v331 - v332;
const REAL v334 = v88 * v168;
const REAL v335 = v87 * v167;
const REAL v336 = v334 + v335;
const REAL v337 = v86 * v166;
const REAL v338 = v337 - v336;
const REAL v339 = v85 * v165;
const REAL v340 = v338 + v339;
const REAL v341 = v87 * v168;
const REAL v342 = v88 * v167;
const REAL v343 = v342 - v341;
const REAL v344 = v85 * v166;
const REAL v345 = v343 - v344;
const REAL v346 = v86 * v165;
const REAL v347 = v345 + v346;
const REAL v348 = v85 * v247;
const REAL v349 = v86 * v246;
const REAL v350 = v349 - v348;
const REAL v351 = v87 * v245;
const REAL v352 = v350 + v351;
const REAL v353 = v88 * v244;
const REAL v354 = v352 - v353;
const REAL v355 = v88 * v247;
const REAL v356 = v87 * v246;
const REAL v357 = v355 + v356;
const REAL v358 = v86 * v245;
const REAL v359 = v358 - v357;
const REAL v360 = v85 * v244;
const REAL v361 = v359 + v360;
const REAL v362 = v87 * v247;
const REAL v363 = v88 * v246;
const REAL v364 = v363 - v362;
const REAL v365 = v85 * v245;
const REAL v366 = v364 - v365;
const REAL v367 = v86 * v244;
const REAL v368 = v366 + v367;
const REAL v369 = v85 * v326;
const REAL v370 = v86 * v325;
const REAL v371 = v370 - v369;
const REAL v372 = v87 * v324;
const REAL v373 = v371 + v372;
const REAL v374 = v88 * v323;
const REAL v375 = v373 - v374;
const REAL v376 = v88 * v326;
const REAL v377 = v87 * v325;
const REAL v378 = v376 + v377;
const REAL v379 = v86 * v324;
const REAL v380 = v379 - v378;
const REAL v381 = v85 * v323;
const REAL v382 = v380 + v381;
const REAL v383 = v87 * v326;
const REAL v384 = v88 * v325;
const REAL v385 = v384 - v383;
const REAL v386 = v85 * v324;
const REAL v387 = v385 - v386;
const REAL v388 = v86 * v323;
const REAL v389 = v387 + v388;
const REAL v390 = v72 * v72;
const REAL v391 = v77 * v77;
const REAL v392 = v390 + v391;
const REAL v393 = v82 * v82;
const REAL v394 = v392 + v393;
const REAL v395 = v84 * v84;
const REAL v396 = REAL(1) / v395;
const REAL v397 = v394 * v396;
const auto v398 = v397 < REAL(0.25);
const REAL v399 = v398 ? v397 : REAL(0.0);
const REAL v400 = REAL(2.0) + v399;
const REAL v401 = REAL(1) / v400;
const REAL v402 = v399 * v401;
const REAL v403 = REAL(0.11764705882352941) * v402;
const REAL v404 = v402 * v403;
const REAL v405 = v404 + REAL(0.13333333333333333);
const REAL v406 = v402 * v405;
const REAL v407 = v402 * v406;
const REAL v408 = v407 + REAL(0.15384615384615385);
const REAL v409 = v402 * v408;
const REAL v410 = v402 * v409;
const REAL v411 = v410 + REAL(0.18181818181818182);
const REAL v412 = v402 * v411;
const REAL v413 = v402 * v412;
const REAL v414 = v413 + REAL(0.2222222222222222);
const REAL v415 = v402 * v414;
const REAL v416 = v402 * v415;
const REAL v417 = v416 + REAL(0.2857142857142857);
const REAL v418 = v402 * v417;
const REAL v419 = v402 * v418;
const REAL v420 = v419 + REAL(0.4);
const REAL v421 = v402 * v420;
const REAL v422 = v402 * v421;
const REAL v423 = v422 + REAL(0.6666666666666666);
const REAL v424 = v402 * v423;
const REAL v425 = v402 * v424;
const REAL v426 = REAL(2.0) + v425;
const REAL v427 = v402 * v426;
const REAL v428 = v398 ? REAL(1.0) : v397;
const REAL v429 = REAL(1.0) + v428;
const REAL v430 = REAL(1.0) + v397;
const REAL v431 = REAL(1) / v430;
const REAL v432 = v72 * v333;
const REAL v433 = v77 * v354;
const REAL v434 = v432 + v433;
const REAL v435 = v82 * v375;
const REAL v436 = v434 + v435;
const REAL v437 = v431 * v436;
const REAL v438 = v72 * v340;
const REAL v439 = v77 * v361;
const REAL v440 = v438 + v439;
const REAL v441 = v82 * v382;
const REAL v442 = v440 + v441;
const REAL v443 = v431 * v442;
const REAL v444 = v72 * v347;
const REAL v445 = v77 * v368;
const REAL v446 = v444 + v445;
const REAL v447 = v82 * v389;
const REAL v448 = v446 + v447;
const REAL v449 = v431 * v448;
const REAL v450 = v65 * v72;
const REAL v451 = v431 * v450;
const REAL v452 = v66 * v72;
const REAL v453 = v431 * v452;
const REAL v454 = v67 * v72;
const REAL v455 = v431 * v454;
const REAL v456 = v65 * v77;
const REAL v457 = v431 * v456;
const REAL v458 = v66 * v77;
const REAL v459 = v431 * v458;
const REAL v460 = v67 * v77;
const REAL v461 = v431 * v460;
const REAL v462 = v65 * v82;
const REAL v463 = v431 * v462;
const REAL v464 = v66 * v82;
const REAL v465 = v431 * v464;
const REAL v466 = v67 * v82;
const REAL v467 = v431 * v466;
const REAL v468 = v72 * v154;
const REAL v469 = v77 * v233;
const REAL v470 = v468 + v469;
const REAL v471 = v82 * v312;
const REAL v472 = v470 + v471;
const REAL v473 = v431 * v472;
const REAL v474 = v72 * v158;
const REAL v475 = v77 * v237;
const REAL v476 = v474 + v475;
const REAL v477 = v82 * v316;
const REAL v478 = v476 + v477;
const REAL v479 = v431 * v478;
const REAL v480 = v72 * v162;
const REAL v481 = v77 * v241;
const REAL v482 = v480 + v481;
const REAL v483 = v82 * v320;
const REAL v484 = v482 + v483;
const REAL v485 = v431 * v484;
const REAL v486 = v333 * v333;
const REAL v487 = v354 * v354;
const REAL v488 = v486 + v487;
const REAL v489 = v375 * v375;
const REAL v490 = v488 + v489;
const REAL v491 = v431 * v490;
const REAL v492 = v333 * v340;
const REAL v493 = v354 * v361;
const REAL v494 = v492 + v493;
const REAL v495 = v375 * v382;
const REAL v496 = v494 + v495;
const REAL v497 = v431 * v496;
const REAL v498 = v333 * v347;
const REAL v499 = v354 * v368;
const REAL v500 = v498 + v499;
const REAL v501 = v375 * v389;
const REAL v502 = v500 + v501;
const REAL v503 = v431 * v502;
const REAL v504 = v340 * v340;
const REAL v505 = v361 * v361;
const REAL v506 = v504 + v505;
const REAL v507 = v382 * v382;
const REAL v508 = v506 + v507;
const REAL v509 = v431 * v508;
const REAL v510 = v340 * v347;
const REAL v511 = v361 * v368;
const REAL v512 = v510 + v511;
const REAL v513 = v382 * v389;
const REAL v514 = v512 + v513;
const REAL v515 = v431 * v514;
const REAL v516 = v347 * v347;
const REAL v517 = v368 * v368;
const REAL v518 = v516 + v517;
const REAL v519 = v389 * v389;
const REAL v520 = v518 + v519;
const REAL v521 = v431 * v520;
const REAL v522 = v65 * v333;
const REAL v523 = v431 * v522;
const REAL v524 = v66 * v333;
const REAL v525 = v431 * v524;
const REAL v526 = v67 * v333;
const REAL v527 = v431 * v526;
const REAL v528 = v65 * v354;
const REAL v529 = v431 * v528;
const REAL v530 = v66 * v354;
const REAL v531 = v431 * v530;
const REAL v532 = v67 * v354;
const REAL v533 = v431 * v532;
const REAL v534 = v65 * v375;
const REAL v535 = v431 * v534;
const REAL v536 = v66 * v375;
const REAL v537 = v431 * v536;
const REAL v538 = v67 * v375;
const REAL v539 = v431 * v538;
const REAL v540 = v65 * v340;
const REAL v541 = v431 * v540;
const REAL v542 = v66 * v340;
const REAL v543 = v431 * v542;
const REAL v544 = v67 * v340;
const REAL v545 = v431 * v544;
const REAL v546 = v65 * v361;
const REAL v547 = v431 * v546;
const REAL v548 = v66 * v361;
const REAL v549 = v431 * v548;
const REAL v550 = v67 * v361;
const REAL v551 = v431 * v550;
const REAL v552 = v65 * v382;
const REAL v553 = v431 * v552;
const REAL v554 = v66 * v382;
const REAL v555 = v431 * v554;
const REAL v556 = v67 * v382;
const REAL v557 = v431 * v556;
const REAL v558 = v65 * v347;
const REAL v559 = v431 * v558;
const REAL v560 = v66 * v347;
const REAL v561 = v431 * v560;
const REAL v562 = v67 * v347;
const REAL v563 = v431 * v562;
const REAL v564 = v65 * v368;
const REAL v565 = v431 * v564;
const REAL v566 = v66 * v368;
const REAL v567 = v431 * v566;
const REAL v568 = v67 * v368;
const REAL v569 = v431 * v568;
const REAL v570 = v65 * v389;
const REAL v571 = v431 * v570;
const REAL v572 = v66 * v389;
const REAL v573 = v431 * v572;
const REAL v574 = v67 * v389;
const REAL v575 = v431 * v574;
const REAL v576 = v154 * v333;
const REAL v577 = v233 * v354;
const REAL v578 = v576 + v577;
const REAL v579 = v312 * v375;
const REAL v580 = v578 + v579;
const REAL v581 = v431 * v580;
const REAL v582 = v158 * v333;
const REAL v583 = v237 * v354;
const REAL v584 = v582 + v583;
const REAL v585 = v316 * v375;
const REAL v586 = v584 + v585;
const REAL v587 = v431 * v586;
const REAL v588 = v162 * v333;
const REAL v589 = v241 * v354;
const REAL v590 = v588 + v589;
const REAL v591 = v320 * v375;
const REAL v592 = v590 + v591;
const REAL v593 = v431 * v592;
const REAL v594 = v154 * v340;
const REAL v595 = v233 * v361;
const REAL v596 = v594 + v595;
const REAL v597 = v312 * v382;
const REAL v598 = v596 + v597;
const REAL v599 = v431 * v598;
const REAL v600 = v158 * v340;
const REAL v601 = v237 * v361;
const REAL v602 = v600 + v601;
const REAL v603 = v316 * v382;
const REAL v604 = v602 + v603;
const REAL v605 = v431 * v604;
const REAL v606 = v162 * v340;
const REAL v607 = v241 * v361;
const REAL v608 = v606 + v607;
const REAL v609 = v320 * v382;
const REAL v610 = v608 + v609;
const REAL v611 = v431 * v610;
const REAL v612 = v154 * v347;
const REAL v613 = v233 * v368;
const REAL v614 = v612 + v613;
const REAL v615 = v312 * v389;
const REAL v616 = v614 + v615;
const REAL v617 = v431 * v616;
const REAL v618 = v158 * v347;
const REAL v619 = v237 * v368;
const REAL v620 = v618 + v619;
const REAL v621 = v316 * v389;
const REAL v622 = v620 + v621;
const REAL v623 = v431 * v622;
const REAL v624 = v162 * v347;
const REAL v625 = v241 * v368;
const REAL v626 = v624 + v625;
const REAL v627 = v320 * v389;
const REAL v628 = v626 + v627;
const REAL v629 = v431 * v628;
const REAL v630 = v65 * v65;
const REAL v631 = v431 * v630;
const REAL v632 = v65 * v66;
const REAL v633 = v431 * v632;
const REAL v634 = v65 * v67;
const REAL v635 = v431 * v634;
const REAL v636 = v66 * v66;
const REAL v637 = v431 * v636;
const REAL v638 = v66 * v67;
const REAL v639 = v431 * v638;
const REAL v640 = v67 * v67;
const REAL v641 = v431 * v640;
const REAL v642 = v65 * v154;
const REAL v643 = v431 * v642;
const REAL v644 = v65 * v158;
const REAL v645 = v431 * v644;
const REAL v646 = v65 * v162;
const REAL v647 = v431 * v646;
const REAL v648 = v66 * v154;
const REAL v649 = v431 * v648;
const REAL v650 = v66 * v158;
const REAL v651 = v431 * v650;
const REAL v652 = v66 * v162;
const REAL v653 = v431 * v652;
const REAL v654 = v67 * v154;
const REAL v655 = v431 * v654;
const REAL v656 = v67 * v158;
const REAL v657 = v431 * v656;
const REAL v658 = v67 * v162;
const REAL v659 = v431 * v658;
const REAL v660 = v65 * v233;
const REAL v661 = v431 * v660;
const REAL v662 = v65 * v237;
const REAL v663 = v431 * v662;
const REAL v664 = v65 * v241;
const REAL v665 = v431 * v664;
const REAL v666 = v66 * v233;
const REAL v667 = v431 * v666;
const REAL v668 = v66 * v237;
const REAL v669 = v431 * v668;
const REAL v670 = v66 * v241;
const REAL v671 = v431 * v670;
const REAL v672 = v67 * v233;
const REAL v673 = v431 * v672;
const REAL v674 = v67 * v237;
const REAL v675 = v431 * v674;
const REAL v676 = v67 * v241;
const REAL v677 = v431 * v676;
const REAL v678 = v65 * v312;
const REAL v679 = v431 * v678;
const REAL v680 = v65 * v316;
const REAL v681 = v431 * v680;
const REAL v682 = v65 * v320;
const REAL v683 = v431 * v682;
const REAL v684 = v66 * v312;
const REAL v685 = v431 * v684;
const REAL v686 = v66 * v316;
const REAL v687 = v431 * v686;
const REAL v688 = v66 * v320;
const REAL v689 = v431 * v688;
const REAL v690 = v67 * v312;
const REAL v691 = v431 * v690;
const REAL v692 = v67 * v316;
const REAL v693 = v431 * v692;
const REAL v694 = v67 * v320;
const REAL v695 = v431 * v694;
const REAL v696 = v154 * v154;
const REAL v697 = v233 * v233;
const REAL v698 = v696 + v697;
const REAL v699 = v312 * v312;
const REAL v700 = v698 + v699;
const REAL v701 = v431 * v700;
const REAL v702 = v154 * v158;
const REAL v703 = v233 * v237;
const REAL v704 = v702 + v703;
const REAL v705 = v312 * v316;
const REAL v706 = v704 + v705;
const REAL v707 = v431 * v706;
const REAL v708 = v154 * v162;
const REAL v709 = v233 * v241;
const REAL v710 = v708 + v709;
const REAL v711 = v312 * v320;
const REAL v712 = v710 + v711;
const REAL v713 = v431 * v712;
const REAL v714 = v158 * v158;
const REAL v715 = v237 * v237;
const REAL v716 = v714 + v715;
const REAL v717 = v316 * v316;
const REAL v718 = v716 + v717;
const REAL v719 = v431 * v718;
const REAL v720 = v158 * v162;
const REAL v721 = v237 * v241;
const REAL v722 = v720 + v721;
const REAL v723 = v316 * v320;
const REAL v724 = v722 + v723;
const REAL v725 = v431 * v724;
const REAL v726 = v162 * v162;
const REAL v727 = v241 * v241;
const REAL v728 = v726 + v727;
const REAL v729 = v320 * v320;
const REAL v730 = v728 + v729;
const REAL v731 = v431 * v730;
const REAL v732 = REAL(0.6366197723675814) * v13;
const REAL v733 = PK_RINT(v732);
const REAL v734 = REAL(9.5367431640625e-07) * v733;
const REAL v735 = PK_RINT(v734);
const REAL v736 = REAL(1048576.0) * v735;
const REAL v737 = REAL(1647099.3291015625) * v735;
const REAL v738 = v13 - v737;
const REAL v739 = v733 - v736;
const REAL v740 = REAL(1.5707963267341256) * v739;
const REAL v741 = v738 - v740;
const REAL v742 = REAL(6.077100506303966e-11) * v733;
const REAL v743 = v741 - v742;
const REAL v744 = v743 - v741;
const REAL v745 = v743 - v744;
const REAL v746 = v741 - v745;
const REAL v747 = v742 + v744;
const REAL v748 = v746 - v747;
const REAL v749 = REAL(2.0222662487111665e-21) * v733;
const REAL v750 = v743 - v749;
const REAL v751 = v750 - v743;
const REAL v752 = v750 - v751;
const REAL v753 = v743 - v752;
const REAL v754 = v749 + v751;
const REAL v755 = v753 - v754;
const REAL v756 = v748 + v755;
const REAL v757 = REAL(8.4784276603689e-32) * v733;
const REAL v758 = v756 - v757;
const REAL v759 = v750 + v758;
const auto v760 = v759 < (REAL(-1.0));
const REAL v761 = v760 ? (REAL(-1.0)) : v759;
const auto v762 = REAL(1.0) < v761;
const REAL v763 = v762 ? REAL(1.0) : v761;
const auto v764 = v733 != REAL(0.0);
const REAL v765 = v764 ? v763 : v13;
const REAL v766 = v765 * v765;
const REAL v767 = PK_FMA(v766, REAL(2.730402537561207e-15), (REAL(-7.643886158204389e-13)));
const REAL v768 = PK_FMA(v766, v767, REAL(1.605897465969838e-10));
const REAL v769 = PK_FMA(v766, v768, (REAL(-2.505210757580932e-08)));
const REAL v770 = PK_FMA(v766, v769, REAL(2.7557319218837673e-06));
const REAL v771 = PK_FMA(v766, v770, (REAL(-0.0001984126984125376)));
const REAL v772 = PK_FMA(v766, v771, REAL(0.008333333333333314));
const REAL v773 = PK_FMA(v766, v772, (REAL(-0.16666666666666666)));
const REAL v774 = PK_FMA(v766, v773, REAL(1.0));
const REAL v775 = v765 * v774;
const REAL v776 = PK_FMA(v766, (REAL(-1.516330522798859e-16)), REAL(4.777350289295201e-14));
const REAL v777 = PK_FMA(v766, v776, (REAL(-1.1470691953867652e-11)));
const REAL v778 = PK_FMA(v766, v777, REAL(2.0876756198622268e-09));
const REAL v779 = PK_FMA(v766, v778, (REAL(-2.755731921716151e-07)));
const REAL v780 = PK_FMA(v766, v779, REAL(2.4801587301554145e-05));
const REAL v781 = PK_FMA(v766, v780, (REAL(-0.001388888888888881)));
const REAL v782 = PK_FMA(v766, v781, REAL(0.041666666666666664));
const REAL v783 = PK_FMA(v766, v782, (REAL(-0.5)));
const REAL v784 = PK_FMA(v766, v783, REAL(1.0));
const REAL v785 = REAL(0.25) * v733;
const REAL v786 = PK_RINT(v785);
const REAL v787 = REAL(4.0) * v786;
const REAL v788 = v733 - v787;
const REAL v789 = PK_ABS(v788);
const REAL v790 = v789 - REAL(1.0);
const auto v791 = v790 != REAL(0.0);
const REAL v792 = v791 ? v775 : v784;
const REAL v793 = v788 - REAL(0.5);
const REAL v794 = PK_ABS(v793);
const auto v795 = REAL(1.0) < v794;
const REAL v796 = v795 ? (REAL(-1.0)) : REAL(1.0);
const REAL v797 = v792 * v796;
const REAL v798 = REAL(1.0) + v733;
const REAL v799 = REAL(0.25) * v798;
const REAL v800 = PK_RINT(v799);
const REAL v801 = REAL(4.0) * v800;
const REAL v802 = v798 - v801;
const REAL v803 = PK_ABS(v802);
const REAL v804 = v803 - REAL(1.0);
const auto v805 = v804 != REAL(0.0);
const REAL v806 = v805 ? v775 : v784;
const REAL v807 = v802 - REAL(0.5);
const REAL v808 = PK_ABS(v807);
const auto v809 = REAL(1.0) < v808;
const REAL v810 = v809 ? (REAL(-1.0)) : REAL(1.0);
const REAL v811 = v806 * v810;
const REAL v812 = v14 * v797;
const REAL v813 = v812 - v83;
const REAL v814 = v14 * v811;
const REAL v815 = (REAL(-2.0)) + v814;
const auto v816 = v429 < REAL(1.1830521861667747e-271);
const auto v817 = REAL(8.452712498170644e+270) < v429;
const REAL v818 = v817 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v819 = v816 ? REAL(1.8446744073709552e+19) : v818;
const REAL v820 = v429 * v819;
const REAL v821 = PK_UNSCALE(v820);
const REAL v822 = v820 * v821;
const REAL v823 = v817 ? REAL(64.0) : REAL(0.0);
const REAL v824 = v816 ? (REAL(-64.0)) : v823;
const REAL v825 = PK_LOG2(v821);
const REAL v826 = v824 - v825;
const auto v827 = REAL(1.4142135623730951) < v822;
const REAL v828 = v827 ? REAL(0.5) : REAL(1.0);
const REAL v829 = v822 * v828;
const REAL v830 = v827 ? REAL(1.0) : REAL(0.0);
const REAL v831 = v826 + v830;
const REAL v832 = v829 - REAL(1.0);
const REAL v833 = REAL(2.0) + v832;
const REAL v834 = REAL(1) / v833;
const REAL v835 = v832 * v834;
const REAL v836 = v835 * v835;
const REAL v837 = REAL(0.5) * v832;
const REAL v838 = v832 * v837;
const REAL v839 = REAL(2.0) * v836;
const REAL v840 = PK_FMA(v836, REAL(0.05873736835424951), REAL(0.0585194545348343));
const REAL v841 = PK_FMA(v836, v840, REAL(0.06667446557890934));
const REAL v842 = PK_FMA(v836, v841, REAL(0.07692296660585005));
const REAL v843 = PK_FMA(v836, v842, REAL(0.09090909175450952));
const REAL v844 = PK_FMA(v836, v843, REAL(0.11111111110793406));
const REAL v845 = PK_FMA(v836, v844, REAL(0.1428571428571474));
const REAL v846 = PK_FMA(v836, v845, REAL(0.2));
const REAL v847 = PK_FMA(v836, v846, REAL(0.3333333333333333));
const REAL v848 = v839 * v847;
const REAL v849 = v838 + v848;
const REAL v850 = v835 * v849;
const REAL v851 = REAL(7.371002565167799e-13) * v831;
const REAL v852 = v850 + v851;
const REAL v853 = REAL(0.6931471805592082) * v831;
const REAL v854 = v838 - v852;
const REAL v855 = v854 - v832;
const REAL v856 = v853 - v855;
const auto v857 = v429 != REAL(0.0);
const REAL v858 = PK_SQRT(v429);
const REAL v859 = PK_ABS(v429);
const REAL v860 = REAL(1) / v859;
const REAL v861 = -v860;
const REAL v862 = v857 ? v858 : v861;
const REAL v863 = REAL(0.5) * v429;
const auto v864 = v863 < v429;
const REAL v865 = v864 ? v856 : v862;
const REAL v866 = v398 ? v427 : v865;
const REAL v867 = v395 * v866;
const REAL v868 = v813 * v813;
const REAL v869 = v396 * v868;
const auto v870 = v869 < REAL(0.25);
const REAL v871 = v870 ? v869 : REAL(0.0);
const REAL v872 = REAL(2.0) + v871;
const REAL v873 = REAL(1) / v872;
const REAL v874 = v871 * v873;
const REAL v875 = REAL(0.11764705882352941) * v874;
const REAL v876 = v874 * v875;
const REAL v877 = REAL(0.13333333333333333) + v876;
const REAL v878 = v874 * v877;
const REAL v879 = v874 * v878;
const REAL v880 = REAL(0.15384615384615385) + v879;
const REAL v881 = v874 * v880;
const REAL v882 = v874 * v881;
const REAL v883 = REAL(0.18181818181818182) + v882;
const REAL v884 = v874 * v883;
const REAL v885 = v874 * v884;
const REAL v886 = REAL(0.2222222222222222) + v885;
const REAL v887 = v874 * v886;
const REAL v888 = v874 * v887;
const REAL v889 = REAL(0.2857142857142857) + v888;
const REAL v890 = v874 * v889;
const REAL v891 = v874 * v890;
const REAL v892 = REAL(0.4) + v891;
const REAL v893 = v874 * v892;
const REAL v894 = v874 * v893;
const REAL v895 = REAL(0.6666666666666666) + v894;
const REAL v896 = v874 * v895;
const REAL v897 = v874 * v896;
const REAL v898 = REAL(2.0) + v897;
const REAL v899 = v874 * v898;
const REAL v900 = v870 ? REAL(1.0) : v869;
const REAL v901 = REAL(1.0) + v900;
const auto v902 = v901 < REAL(1.1830521861667747e-271);
const auto v903 = REAL(8.452712498170644e+270) < v901;
const REAL v904 = v903 ? REAL(5.421010862427522e-20) : REAL(1.0);
const REAL v905 = v902 ? REAL(1.8446744073709552e+19) : v904;
const REAL v906 = v901 * v905;
const REAL v907 = PK_UNSCALE(v906);
const REAL v908 = v906 * v907;
const REAL v909 = v903 ? REAL(64.0) : REAL(0.0);
const REAL v910 = v902 ? (REAL(-64.0)) : v909;
const REAL v911 = PK_LOG2(v907);
const REAL v912 = v910 - v911;
const auto v913 = REAL(1.4142135623730951) < v908;
const REAL v914 = v913 ? REAL(0.5) : REAL(1.0);
const REAL v915 = v908 * v914;
const REAL v916 = v913 ? REAL(1.0) : REAL(0.0);
const REAL v917 = v912 + v916;
const REAL v918 = v915 - REAL(1.0);
const REAL v919 = REAL(2.0) + v918;
const REAL v920 = REAL(1) / v919;
const REAL v921 = v918 * v920;
const REAL v922 = v921 * v921;
const REAL v923 = REAL(0.5) * v918;
const REAL v924 = v918 * v923;
const REAL v925 = REAL(2.0) * v922;
const REAL v926 = PK_FMA(REAL(0.05873736835424951), v922, REAL(0.0585194545348343));
const REAL v927 = PK_FMA(v922, v926, REAL(0.06667446557890934));
const REAL v928 = PK_FMA(v922, v927, REAL(0.07692296660585005));
const REAL v929 = PK_FMA(v922, v928, REAL(0.09090909175450952));
const REAL v930 = PK_FMA(v922, v929, REAL(0.11111111110793406));
const REAL v931 = PK_FMA(v922, v930, REAL(0.1428571428571474));
const REAL v932 = PK_FMA(v922, v931, REAL(0.2));
const REAL v933 = PK_FMA(v922, v932, REAL(0.3333333333333333));
const REAL v934 = v925 * v933;
const REAL v935 = v924 + v934;
const REAL v936 = v921 * v935;
const REAL v937 = REAL(7.371002565167799e-13) * v917;
const REAL v938 = v936 + v937;
const REAL v939 = REAL(0.6931471805592082) * v917;
const REAL v940 = v924 - v938;
const REAL v941 = v940 - v918;
const REAL v942 = v939 - v941;
const auto v943 = v901 != REAL(0.0);
const REAL v944 = PK_SQRT(v901);
const REAL v945 = PK_ABS(v901);
const REAL v946 = REAL(1) / v945;
const REAL v947 = -v946;
const REAL v948 = v943 ? v944 : v947;
const REAL v949 = REAL(0.5) * v901;
const auto v950 = v949 < v901;
const REAL v951 = v950 ? v942 : v948;
const REAL v952 = v870 ? v899 : v951;
const REAL v953 = v395 * v952;
const REAL v954 = REAL(1.0) + v869;
const REAL v955 = REAL(1) / v954;
const REAL v956 = v867 + v953;
const REAL v957 = v813 * v815;
const REAL v958 = v955 * v957;
const REAL v959 = v797 * v813;
const REAL v960 = v955 * v959;
const REAL v961 = v473 + v960;
const REAL v962 = v815 * v815;
const REAL v963 = v955 * v962;
const REAL v964 = v797 * v815;
const REAL v965 = v955 * v964;
const REAL v966 = v797 * v797;
const REAL v967 = v955 * v966;
const REAL v968 = v701 + v967;
o0_t[0][i] = v956;
o1_t[0][i] = v437;
o1_t[1][i] = v443;
o1_t[2][i] = v449;
o2_t[0][i] = v451;
o2_t[1][i] = v453;
o2_t[2][i] = v455;
o2_t[3][i] = v457;
o2_t[4][i] = v459;
o2_t[5][i] = v461;
o2_t[6][i] = v463;
o2_t[7][i] = v465;
o2_t[8][i] = v467;
o3_t[0][i] = v958;
o4_t[0][i] = v961;
o4_t[1][i] = v479;
o4_t[2][i] = v485;
o5_t[0][i] = v491;
o5_t[1][i] = v497;
o5_t[2][i] = v503;
o5_t[3][i] = v497;
o5_t[4][i] = v509;
o5_t[5][i] = v515;
o5_t[6][i] = v503;
o5_t[7][i] = v515;
o5_t[8][i] = v521;
o6_t[0][i] = v523;
o6_t[1][i] = v525;
o6_t[2][i] = v527;
o6_t[3][i] = v529;
o6_t[4][i] = v531;
o6_t[5][i] = v533;
o6_t[6][i] = v535;
o6_t[7][i] = v537;
o6_t[8][i] = v539;
o6_t[9][i] = v541;
o6_t[10][i] = v543;
o6_t[11][i] = v545;
o6_t[12][i] = v547;
o6_t[13][i] = v549;
o6_t[14][i] = v551;
o6_t[15][i] = v553;
o6_t[16][i] = v555;
o6_t[17][i] = v557;
o6_t[18][i] = v559;
o6_t[19][i] = v561;
o6_t[20][i] = v563;
o6_t[21][i] = v565;
o6_t[22][i] = v567;
o6_t[23][i] = v569;
o6_t[24][i] = v571;
o6_t[25][i] = v573;
o6_t[26][i] = v575;
o7_t[0][i] = REAL(0.0);
o7_t[1][i] = REAL(0.0);
o7_t[2][i] = REAL(0.0);
o8_t[0][i] = v581;
o8_t[1][i] = v587;
o8_t[2][i] = v593;
o8_t[3][i] = v599;
o8_t[4][i] = v605;
o8_t[5][i] = v611;
o8_t[6][i] = v617;
o8_t[7][i] = v623;
o8_t[8][i] = v629;
o9_t[0][i] = v631;
o9_t[1][i] = v633;
o9_t[2][i] = v635;
o9_t[3][i] = REAL(0.0);
o9_t[4][i] = REAL(0.0);
o9_t[5][i] = REAL(0.0);
o9_t[6][i] = REAL(0.0);
o9_t[7][i] = REAL(0.0);
o9_t[8][i] = REAL(0.0);
o9_t[9][i] = v633;
o9_t[10][i] = v637;
o9_t[11][i] = v639;
o9_t[12][i] = REAL(0.0);
o9_t[13][i] = REAL(0.0);
o9_t[14][i] = REAL(0.0);
o9_t[15][i] = REAL(0.0);
o9_t[16][i] = REAL(0.0);
o9_t[17][i] = REAL(0.0);
o9_t[18][i] = v635;
o9_t[19][i] = v639;
o9_t[20][i] = v641;
o9_t[21][i] = REAL(0.0);
o9_t[22][i] = REAL(0.0);
o9_t[23][i] = REAL(0.0);
o9_t[24][i] = REAL(0.0);
o9_t[25][i] = REAL(0.0);
o9_t[26][i] = REAL(0.0);
o9_t[27][i] = REAL(0.0);
o9_t[28][i] = REAL(0.0);
o9_t[29][i] = REAL(0.0);
o9_t[30][i] = v631;
o9_t[31][i] = v633;
o9_t[32][i] = v635;
o9_t[33][i] = REAL(0.0);
o9_t[34][i] = REAL(0.0);
o9_t[35][i] = REAL(0.0);
o9_t[36][i] = REAL(0.0);
o9_t[37][i] = REAL(0.0);
o9_t[38][i] = REAL(0.0);
o9_t[39][i] = v633;
o9_t[40][i] = v637;
o9_t[41][i] = v639;
o9_t[42][i] = REAL(0.0);
o9_t[43][i] = REAL(0.0);
o9_t[44][i] = REAL(0.0);
o9_t[45][i] = REAL(0.0);
o9_t[46][i] = REAL(0.0);
o9_t[47][i] = REAL(0.0);
o9_t[48][i] = v635;
o9_t[49][i] = v639;
o9_t[50][i] = v641;
o9_t[51][i] = REAL(0.0);
o9_t[52][i] = REAL(0.0);
o9_t[53][i] = REAL(0.0);
o9_t[54][i] = REAL(0.0);
o9_t[55][i] = REAL(0.0);
o9_t[56][i] = REAL(0.0);
o9_t[57][i] = REAL(0.0);
o9_t[58][i] = REAL(0.0);
o9_t[59][i] = REAL(0.0);
o9_t[60][i] = v631;
o9_t[61][i] = v633;
o9_t[62][i] = v635;
o9_t[63][i] = REAL(0.0);
o9_t[64][i] = REAL(0.0);
o9_t[65][i] = REAL(0.0);
o9_t[66][i] = REAL(0.0);
o9_t[67][i] = REAL(0.0);
o9_t[68][i] = REAL(0.0);
o9_t[69][i] = v633;
o9_t[70][i] = v637;
o9_t[71][i] = v639;
o9_t[72][i] = REAL(0.0);
o9_t[73][i] = REAL(0.0);
o9_t[74][i] = REAL(0.0);
o9_t[75][i] = REAL(0.0);
o9_t[76][i] = REAL(0.0);
o9_t[77][i] = REAL(0.0);
o9_t[78][i] = v635;
o9_t[79][i] = v639;
o9_t[80][i] = v641;
o10_t[0][i] = REAL(0.0);
o10_t[1][i] = REAL(0.0);
o10_t[2][i] = REAL(0.0);
o10_t[3][i] = REAL(0.0);
o10_t[4][i] = REAL(0.0);
o10_t[5][i] = REAL(0.0);
o10_t[6][i] = REAL(0.0);
o10_t[7][i] = REAL(0.0);
o10_t[8][i] = REAL(0.0);
o11_t[0][i] = v643;
o11_t[1][i] = v645;
o11_t[2][i] = v647;
o11_t[3][i] = v649;
o11_t[4][i] = v651;
o11_t[5][i] = v653;
o11_t[6][i] = v655;
o11_t[7][i] = v657;
o11_t[8][i] = v659;
o11_t[9][i] = v661;
o11_t[10][i] = v663;
o11_t[11][i] = v665;
o11_t[12][i] = v667;
o11_t[13][i] = v669;
o11_t[14][i] = v671;
o11_t[15][i] = v673;
o11_t[16][i] = v675;
o11_t[17][i] = v677;
o11_t[18][i] = v679;
o11_t[19][i] = v681;
o11_t[20][i] = v683;
o11_t[21][i] = v685;
o11_t[22][i] = v687;
o11_t[23][i] = v689;
o11_t[24][i] = v691;
o11_t[25][i] = v693;
o11_t[26][i] = v695;
o12_t[0][i] = v963;
o13_t[0][i] = v965;
o13_t[1][i] = REAL(0.0);
o13_t[2][i] = REAL(0.0);
o14_t[0][i] = v968;
o14_t[1][i] = v707;
o14_t[2][i] = v713;
o14_t[3][i] = v707;
o14_t[4][i] = v719;
o14_t[5][i] = v725;
o14_t[6][i] = v713;
o14_t[7][i] = v725;
o14_t[8][i] = v731;
}
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o0_b + (b + i) * o0_s3; p[0] = STORE(o0_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o1_b + (b + i) * o1_s3; p[0] = STORE(o1_t[0][i]); p[1] = STORE(o1_t[1][i]); p[2] = STORE(o1_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[0] = STORE(o2_t[0][i]); p[1] = STORE(o2_t[1][i]); p[2] = STORE(o2_t[2][i]); p[3] = STORE(o2_t[3][i]); p[4] = STORE(o2_t[4][i]); p[5] = STORE(o2_t[5][i]); p[6] = STORE(o2_t[6][i]); p[7] = STORE(o2_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o2_b + (b + i) * o2_s3; p[8] = STORE(o2_t[8][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o3_b + (b + i) * o3_s3; p[0] = STORE(o3_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o4_b + (b + i) * o4_s3; p[0] = STORE(o4_t[0][i]); p[1] = STORE(o4_t[1][i]); p[2] = STORE(o4_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o5_b + (b + i) * o5_s3; p[0] = STORE(o5_t[0][i]); p[1] = STORE(o5_t[1][i]); p[2] = STORE(o5_t[2][i]); p[3] = STORE(o5_t[3][i]); p[4] = STORE(o5_t[4][i]); p[5] = STORE(o5_t[5][i]); p[6] = STORE(o5_t[6][i]); p[7] = STORE(o5_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o5_b + (b + i) * o5_s3; p[8] = STORE(o5_t[8][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o6_b + (b + i) * o6_s3; p[0] = STORE(o6_t[0][i]); p[1] = STORE(o6_t[1][i]); p[2] = STORE(o6_t[2][i]); p[3] = STORE(o6_t[3][i]); p[4] = STORE(o6_t[4][i]); p[5] = STORE(o6_t[5][i]); p[6] = STORE(o6_t[6][i]); p[7] = STORE(o6_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o6_b + (b + i) * o6_s3; p[8] = STORE(o6_t[8][i]); p[9] = STORE(o6_t[9][i]); p[10] = STORE(o6_t[10][i]); p[11] = STORE(o6_t[11][i]); p[12] = STORE(o6_t[12][i]); p[13] = STORE(o6_t[13][i]); p[14] = STORE(o6_t[14][i]); p[15] = STORE(o6_t[15][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o6_b + (b + i) * o6_s3; p[16] = STORE(o6_t[16][i]); p[17] = STORE(o6_t[17][i]); p[18] = STORE(o6_t[18][i]); p[19] = STORE(o6_t[19][i]); p[20] = STORE(o6_t[20][i]); p[21] = STORE(o6_t[21][i]); p[22] = STORE(o6_t[22][i]); p[23] = STORE(o6_t[23][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o6_b + (b + i) * o6_s3; p[24] = STORE(o6_t[24][i]); p[25] = STORE(o6_t[25][i]); p[26] = STORE(o6_t[26][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o7_b + (b + i) * o7_s3; p[0] = STORE(o7_t[0][i]); p[1] = STORE(o7_t[1][i]); p[2] = STORE(o7_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o8_b + (b + i) * o8_s3; p[0] = STORE(o8_t[0][i]); p[1] = STORE(o8_t[1][i]); p[2] = STORE(o8_t[2][i]); p[3] = STORE(o8_t[3][i]); p[4] = STORE(o8_t[4][i]); p[5] = STORE(o8_t[5][i]); p[6] = STORE(o8_t[6][i]); p[7] = STORE(o8_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o8_b + (b + i) * o8_s3; p[8] = STORE(o8_t[8][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[0] = STORE(o9_t[0][i]); p[1] = STORE(o9_t[1][i]); p[2] = STORE(o9_t[2][i]); p[3] = STORE(o9_t[3][i]); p[4] = STORE(o9_t[4][i]); p[5] = STORE(o9_t[5][i]); p[6] = STORE(o9_t[6][i]); p[7] = STORE(o9_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[8] = STORE(o9_t[8][i]); p[9] = STORE(o9_t[9][i]); p[10] = STORE(o9_t[10][i]); p[11] = STORE(o9_t[11][i]); p[12] = STORE(o9_t[12][i]); p[13] = STORE(o9_t[13][i]); p[14] = STORE(o9_t[14][i]); p[15] = STORE(o9_t[15][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[16] = STORE(o9_t[16][i]); p[17] = STORE(o9_t[17][i]); p[18] = STORE(o9_t[18][i]); p[19] = STORE(o9_t[19][i]); p[20] = STORE(o9_t[20][i]); p[21] = STORE(o9_t[21][i]); p[22] = STORE(o9_t[22][i]); p[23] = STORE(o9_t[23][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[24] = STORE(o9_t[24][i]); p[25] = STORE(o9_t[25][i]); p[26] = STORE(o9_t[26][i]); p[27] = STORE(o9_t[27][i]); p[28] = STORE(o9_t[28][i]); p[29] = STORE(o9_t[29][i]); p[30] = STORE(o9_t[30][i]); p[31] = STORE(o9_t[31][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[32] = STORE(o9_t[32][i]); p[33] = STORE(o9_t[33][i]); p[34] = STORE(o9_t[34][i]); p[35] = STORE(o9_t[35][i]); p[36] = STORE(o9_t[36][i]); p[37] = STORE(o9_t[37][i]); p[38] = STORE(o9_t[38][i]); p[39] = STORE(o9_t[39][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[40] = STORE(o9_t[40][i]); p[41] = STORE(o9_t[41][i]); p[42] = STORE(o9_t[42][i]); p[43] = STORE(o9_t[43][i]); p[44] = STORE(o9_t[44][i]); p[45] = STORE(o9_t[45][i]); p[46] = STORE(o9_t[46][i]); p[47] = STORE(o9_t[47][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[48] = STORE(o9_t[48][i]); p[49] = STORE(o9_t[49][i]); p[50] = STORE(o9_t[50][i]); p[51] = STORE(o9_t[51][i]); p[52] = STORE(o9_t[52][i]); p[53] = STORE(o9_t[53][i]); p[54] = STORE(o9_t[54][i]); p[55] = STORE(o9_t[55][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[56] = STORE(o9_t[56][i]); p[57] = STORE(o9_t[57][i]); p[58] = STORE(o9_t[58][i]); p[59] = STORE(o9_t[59][i]); p[60] = STORE(o9_t[60][i]); p[61] = STORE(o9_t[61][i]); p[62] = STORE(o9_t[62][i]); p[63] = STORE(o9_t[63][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[64] = STORE(o9_t[64][i]); p[65] = STORE(o9_t[65][i]); p[66] = STORE(o9_t[66][i]); p[67] = STORE(o9_t[67][i]); p[68] = STORE(o9_t[68][i]); p[69] = STORE(o9_t[69][i]); p[70] = STORE(o9_t[70][i]); p[71] = STORE(o9_t[71][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[72] = STORE(o9_t[72][i]); p[73] = STORE(o9_t[73][i]); p[74] = STORE(o9_t[74][i]); p[75] = STORE(o9_t[75][i]); p[76] = STORE(o9_t[76][i]); p[77] = STORE(o9_t[77][i]); p[78] = STORE(o9_t[78][i]); p[79] = STORE(o9_t[79][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o9_b + (b + i) * o9_s3; p[80] = STORE(o9_t[80][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o10_b + (b + i) * o10_s3; p[0] = STORE(o10_t[0][i]); p[1] = STORE(o10_t[1][i]); p[2] = STORE(o10_t[2][i]); p[3] = STORE(o10_t[3][i]); p[4] = STORE(o10_t[4][i]); p[5] = STORE(o10_t[5][i]); p[6] = STORE(o10_t[6][i]); p[7] = STORE(o10_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o10_b + (b + i) * o10_s3; p[8] = STORE(o10_t[8][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o11_b + (b + i) * o11_s3; p[0] = STORE(o11_t[0][i]); p[1] = STORE(o11_t[1][i]); p[2] = STORE(o11_t[2][i]); p[3] = STORE(o11_t[3][i]); p[4] = STORE(o11_t[4][i]); p[5] = STORE(o11_t[5][i]); p[6] = STORE(o11_t[6][i]); p[7] = STORE(o11_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o11_b + (b + i) * o11_s3; p[8] = STORE(o11_t[8][i]); p[9] = STORE(o11_t[9][i]); p[10] = STORE(o11_t[10][i]); p[11] = STORE(o11_t[11][i]); p[12] = STORE(o11_t[12][i]); p[13] = STORE(o11_t[13][i]); p[14] = STORE(o11_t[14][i]); p[15] = STORE(o11_t[15][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o11_b + (b + i) * o11_s3; p[16] = STORE(o11_t[16][i]); p[17] = STORE(o11_t[17][i]); p[18] = STORE(o11_t[18][i]); p[19] = STORE(o11_t[19][i]); p[20] = STORE(o11_t[20][i]); p[21] = STORE(o11_t[21][i]); p[22] = STORE(o11_t[22][i]); p[23] = STORE(o11_t[23][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o11_b + (b + i) * o11_s3; p[24] = STORE(o11_t[24][i]); p[25] = STORE(o11_t[25][i]); p[26] = STORE(o11_t[26][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o12_b + (b + i) * o12_s3; p[0] = STORE(o12_t[0][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o13_b + (b + i) * o13_s3; p[0] = STORE(o13_t[0][i]); p[1] = STORE(o13_t[1][i]); p[2] = STORE(o13_t[2][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o14_b + (b + i) * o14_s3; p[0] = STORE(o14_t[0][i]); p[1] = STORE(o14_t[1][i]); p[2] = STORE(o14_t[2][i]); p[3] = STORE(o14_t[3][i]); p[4] = STORE(o14_t[4][i]); p[5] = STORE(o14_t[5][i]); p[6] = STORE(o14_t[6][i]); p[7] = STORE(o14_t[7][i]); }
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb; ++i) { STORE* p = o14_b + (b + i) * o14_s3; p[8] = STORE(o14_t[8][i]); }
}

}
#endif
}


// <posekit tests.engine.ops.test_normal.mixed@1d4f97991d080d2b>nRaaa.aa.1111.none.cauchy f64.ssssssssssssssssssss>:1
static CUDA_CALLABLE void adj_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 i3_,
    wp::uint64 i4_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::uint64 o3_,
    wp::uint64 o4_,
    wp::uint64 o5_,
    wp::uint64 o6_,
    wp::uint64 o7_,
    wp::uint64 o8_,
    wp::uint64 o9_,
    wp::uint64 o10_,
    wp::uint64 o11_,
    wp::uint64 o12_,
    wp::uint64 o13_,
    wp::uint64 o14_,
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
    wp::int64 o6_s0,
    wp::int64 o6_s1,
    wp::int64 o6_s2,
    wp::int64 o6_s3,
    wp::int64 o7_s0,
    wp::int64 o7_s1,
    wp::int64 o7_s2,
    wp::int64 o7_s3,
    wp::int64 o8_s0,
    wp::int64 o8_s1,
    wp::int64 o8_s2,
    wp::int64 o8_s3,
    wp::int64 o9_s0,
    wp::int64 o9_s1,
    wp::int64 o9_s2,
    wp::int64 o9_s3,
    wp::int64 o10_s0,
    wp::int64 o10_s1,
    wp::int64 o10_s2,
    wp::int64 o10_s3,
    wp::int64 o11_s0,
    wp::int64 o11_s1,
    wp::int64 o11_s2,
    wp::int64 o11_s3,
    wp::int64 o12_s0,
    wp::int64 o12_s1,
    wp::int64 o12_s2,
    wp::int64 o12_s3,
    wp::int64 o13_s0,
    wp::int64 o13_s1,
    wp::int64 o13_s2,
    wp::int64 o13_s3,
    wp::int64 o14_s0,
    wp::int64 o14_s1,
    wp::int64 o14_s2,
    wp::int64 o14_s3,
    wp::int64 i0_e0,
    wp::int64 i1_e0,
    wp::int64 i1_e1,
    wp::int64 i3_e0,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_i3_,
    wp::uint64 & adj_i4_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_,
    wp::uint64 & adj_o3_,
    wp::uint64 & adj_o4_,
    wp::uint64 & adj_o5_,
    wp::uint64 & adj_o6_,
    wp::uint64 & adj_o7_,
    wp::uint64 & adj_o8_,
    wp::uint64 & adj_o9_,
    wp::uint64 & adj_o10_,
    wp::uint64 & adj_o11_,
    wp::uint64 & adj_o12_,
    wp::uint64 & adj_o13_,
    wp::uint64 & adj_o14_,
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
    wp::int64 & adj_o6_s0,
    wp::int64 & adj_o6_s1,
    wp::int64 & adj_o6_s2,
    wp::int64 & adj_o6_s3,
    wp::int64 & adj_o7_s0,
    wp::int64 & adj_o7_s1,
    wp::int64 & adj_o7_s2,
    wp::int64 & adj_o7_s3,
    wp::int64 & adj_o8_s0,
    wp::int64 & adj_o8_s1,
    wp::int64 & adj_o8_s2,
    wp::int64 & adj_o8_s3,
    wp::int64 & adj_o9_s0,
    wp::int64 & adj_o9_s1,
    wp::int64 & adj_o9_s2,
    wp::int64 & adj_o9_s3,
    wp::int64 & adj_o10_s0,
    wp::int64 & adj_o10_s1,
    wp::int64 & adj_o10_s2,
    wp::int64 & adj_o10_s3,
    wp::int64 & adj_o11_s0,
    wp::int64 & adj_o11_s1,
    wp::int64 & adj_o11_s2,
    wp::int64 & adj_o11_s3,
    wp::int64 & adj_o12_s0,
    wp::int64 & adj_o12_s1,
    wp::int64 & adj_o12_s2,
    wp::int64 & adj_o12_s3,
    wp::int64 & adj_o13_s0,
    wp::int64 & adj_o13_s1,
    wp::int64 & adj_o13_s2,
    wp::int64 & adj_o13_s3,
    wp::int64 & adj_o14_s0,
    wp::int64 & adj_o14_s1,
    wp::int64 & adj_o14_s2,
    wp::int64 & adj_o14_s3,
    wp::int64 & adj_i0_e0,
    wp::int64 & adj_i1_e0,
    wp::int64 & adj_i1_e1,
    wp::int64 & adj_i3_e0)
{
}

struct wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea {
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 i3_;
    wp::uint64 i4_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
    wp::uint64 o3_;
    wp::uint64 o4_;
    wp::uint64 o5_;
    wp::uint64 o6_;
    wp::uint64 o7_;
    wp::uint64 o8_;
    wp::uint64 o9_;
    wp::uint64 o10_;
    wp::uint64 o11_;
    wp::uint64 o12_;
    wp::uint64 o13_;
    wp::uint64 o14_;
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
    wp::int64 o6_s0;
    wp::int64 o6_s1;
    wp::int64 o6_s2;
    wp::int64 o6_s3;
    wp::int64 o7_s0;
    wp::int64 o7_s1;
    wp::int64 o7_s2;
    wp::int64 o7_s3;
    wp::int64 o8_s0;
    wp::int64 o8_s1;
    wp::int64 o8_s2;
    wp::int64 o8_s3;
    wp::int64 o9_s0;
    wp::int64 o9_s1;
    wp::int64 o9_s2;
    wp::int64 o9_s3;
    wp::int64 o10_s0;
    wp::int64 o10_s1;
    wp::int64 o10_s2;
    wp::int64 o10_s3;
    wp::int64 o11_s0;
    wp::int64 o11_s1;
    wp::int64 o11_s2;
    wp::int64 o11_s3;
    wp::int64 o12_s0;
    wp::int64 o12_s1;
    wp::int64 o12_s2;
    wp::int64 o12_s3;
    wp::int64 o13_s0;
    wp::int64 o13_s1;
    wp::int64 o13_s2;
    wp::int64 o13_s3;
    wp::int64 o14_s0;
    wp::int64 o14_s1;
    wp::int64 o14_s2;
    wp::int64 o14_s3;
    wp::int64 i0_e0;
    wp::int64 i1_e0;
    wp::int64 i1_e1;
    wp::int64 i3_e0;
};


template <bool wp_linear_contiguous>
static void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea *_wp_args)
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
    wp::uint64 var_o3_ = _wp_args->o3_;
    wp::uint64 var_o4_ = _wp_args->o4_;
    wp::uint64 var_o5_ = _wp_args->o5_;
    wp::uint64 var_o6_ = _wp_args->o6_;
    wp::uint64 var_o7_ = _wp_args->o7_;
    wp::uint64 var_o8_ = _wp_args->o8_;
    wp::uint64 var_o9_ = _wp_args->o9_;
    wp::uint64 var_o10_ = _wp_args->o10_;
    wp::uint64 var_o11_ = _wp_args->o11_;
    wp::uint64 var_o12_ = _wp_args->o12_;
    wp::uint64 var_o13_ = _wp_args->o13_;
    wp::uint64 var_o14_ = _wp_args->o14_;
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
    wp::int64 var_o6_s0 = _wp_args->o6_s0;
    wp::int64 var_o6_s1 = _wp_args->o6_s1;
    wp::int64 var_o6_s2 = _wp_args->o6_s2;
    wp::int64 var_o6_s3 = _wp_args->o6_s3;
    wp::int64 var_o7_s0 = _wp_args->o7_s0;
    wp::int64 var_o7_s1 = _wp_args->o7_s1;
    wp::int64 var_o7_s2 = _wp_args->o7_s2;
    wp::int64 var_o7_s3 = _wp_args->o7_s3;
    wp::int64 var_o8_s0 = _wp_args->o8_s0;
    wp::int64 var_o8_s1 = _wp_args->o8_s1;
    wp::int64 var_o8_s2 = _wp_args->o8_s2;
    wp::int64 var_o8_s3 = _wp_args->o8_s3;
    wp::int64 var_o9_s0 = _wp_args->o9_s0;
    wp::int64 var_o9_s1 = _wp_args->o9_s1;
    wp::int64 var_o9_s2 = _wp_args->o9_s2;
    wp::int64 var_o9_s3 = _wp_args->o9_s3;
    wp::int64 var_o10_s0 = _wp_args->o10_s0;
    wp::int64 var_o10_s1 = _wp_args->o10_s1;
    wp::int64 var_o10_s2 = _wp_args->o10_s2;
    wp::int64 var_o10_s3 = _wp_args->o10_s3;
    wp::int64 var_o11_s0 = _wp_args->o11_s0;
    wp::int64 var_o11_s1 = _wp_args->o11_s1;
    wp::int64 var_o11_s2 = _wp_args->o11_s2;
    wp::int64 var_o11_s3 = _wp_args->o11_s3;
    wp::int64 var_o12_s0 = _wp_args->o12_s0;
    wp::int64 var_o12_s1 = _wp_args->o12_s1;
    wp::int64 var_o12_s2 = _wp_args->o12_s2;
    wp::int64 var_o12_s3 = _wp_args->o12_s3;
    wp::int64 var_o13_s0 = _wp_args->o13_s0;
    wp::int64 var_o13_s1 = _wp_args->o13_s1;
    wp::int64 var_o13_s2 = _wp_args->o13_s2;
    wp::int64 var_o13_s3 = _wp_args->o13_s3;
    wp::int64 var_o14_s0 = _wp_args->o14_s0;
    wp::int64 var_o14_s1 = _wp_args->o14_s1;
    wp::int64 var_o14_s2 = _wp_args->o14_s2;
    wp::int64 var_o14_s3 = _wp_args->o14_s3;
    wp::int64 var_i0_e0 = _wp_args->i0_e0;
    wp::int64 var_i1_e0 = _wp_args->i1_e0;
    wp::int64 var_i1_e1 = _wp_args->i1_e1;
    wp::int64 var_i3_e0 = _wp_args->i3_e0;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c(i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, i3_: wp.uint64, i4_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64, o3_: wp.uint64, o4_: wp.uint64, o5_: wp.uint64, o6_: wp.uint64, o7_: wp.uint64, o8_: wp.uint64, o9_: wp.uint64, o10_: wp.uint64, o11_: wp.uint64, o12_: wp.uint64, o13_: wp.uint64, o14_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, i2_s0: wp.int64, i2_s1: wp.int64, i2_s2: wp.int64, i2_s3: wp.int64, i3_s0: wp.int64, i3_s1: wp.int64, i3_s2: wp.int64, i3_s3: wp.int64, i4_s0: wp.int64, i4_s1: wp.int64, i4_s2: wp.int64, i4_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, o2_s0: wp.int64, o2_s1: wp.int64, o2_s2: wp.int64, o2_s3: wp.int64, o3_s0: wp.int64, o3_s1: wp.int64, o3_s2: wp.int64, o3_s3: wp.int64, o4_s0: wp.int64, o4_s1: wp.int64, o4_s2: wp.int64, o4_s3: wp.int64, o5_s0: wp.int64, o5_s1: wp.int64, o5_s2: wp.int64, o5_s3: wp.int64, o6_s0: wp.int64, o6_s1: wp.int64, o6_s2: wp.int64, o6_s3: wp.int64, o7_s0: wp.int64, o7_s1: wp.int64, o7_s2: wp.int64, o7_s3: wp.int64, o8_s0: wp.int64, o8_s1: wp.int64, o8_s2: wp.int64, o8_s3: wp.int64, o9_s0: wp.int64, o9_s1: wp.int64, o9_s2: wp.int64, o9_s3: wp.int64, o10_s0: wp.int64, o10_s1: wp.int64, o10_s2: wp.int64, o10_s3: wp.int64, o11_s0: wp.int64, o11_s1: wp.int64, o11_s2: wp.int64, o11_s3: wp.int64, o12_s0: wp.int64, o12_s1: wp.int64, o12_s2: wp.int64, o12_s3: wp.int64, o13_s0: wp.int64, o13_s1: wp.int64, o13_s2: wp.int64, o13_s3: wp.int64, o14_s0: wp.int64, o14_s1: wp.int64, o14_s2: wp.int64, o14_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i1_e1: wp.int64, i3_e0: wp.int64):       <L 4>
    // pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_body(wp.int64(wp.tid()), i0_, i1_, i2_, i3_, i4_, o0_, o1_, o2_, o3_, o4_, o5_, o6_, o7_, o8_, o9_, o10_, o11_, o12_, o13_, o14_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, i2_s0, i2_s1, i2_s2, i2_s3, i3_s0, i3_s1, i3_s2, i3_s3, i4_s0, i4_s1, i4_s2, i4_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, o2_s0, o2_s1, o2_s2, o2_s3, o3_s0, o3_s1, o3_s2, o3_s3, o4_s0, o4_s1, o4_s2, o4_s3, o5_s0, o5_s1, o5_s2, o5_s3, o6_s0, o6_s1, o6_s2, o6_s3, o7_s0, o7_s1, o7_s2, o7_s3, o8_s0, o8_s1, o8_s2, o8_s3, o9_s0, o9_s1, o9_s2, o9_s3, o10_s0, o10_s1, o10_s2, o10_s3, o11_s0, o11_s1, o11_s2, o11_s3, o12_s0, o12_s1, o12_s2, o12_s3, o13_s0, o13_s1, o13_s2, o13_s3, o14_s0, o14_s1, o14_s2, o14_s3, i0_e0, i1_e0, i1_e1, i3_e0)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_body_0(var_1, var_i0_, var_i1_, var_i2_, var_i3_, var_i4_, var_o0_, var_o1_, var_o2_, var_o3_, var_o4_, var_o5_, var_o6_, var_o7_, var_o8_, var_o9_, var_o10_, var_o11_, var_o12_, var_o13_, var_o14_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_i2_s0, var_i2_s1, var_i2_s2, var_i2_s3, var_i3_s0, var_i3_s1, var_i3_s2, var_i3_s3, var_i4_s0, var_i4_s1, var_i4_s2, var_i4_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_o2_s0, var_o2_s1, var_o2_s2, var_o2_s3, var_o3_s0, var_o3_s1, var_o3_s2, var_o3_s3, var_o4_s0, var_o4_s1, var_o4_s2, var_o4_s3, var_o5_s0, var_o5_s1, var_o5_s2, var_o5_s3, var_o6_s0, var_o6_s1, var_o6_s2, var_o6_s3, var_o7_s0, var_o7_s1, var_o7_s2, var_o7_s3, var_o8_s0, var_o8_s1, var_o8_s2, var_o8_s3, var_o9_s0, var_o9_s1, var_o9_s2, var_o9_s3, var_o10_s0, var_o10_s1, var_o10_s2, var_o10_s3, var_o11_s0, var_o11_s1, var_o11_s2, var_o11_s3, var_o12_s0, var_o12_s1, var_o12_s2, var_o12_s3, var_o13_s0, var_o13_s1, var_o13_s2, var_o13_s3, var_o14_s0, var_o14_s1, var_o14_s2, var_o14_s3, var_i0_e0, var_i1_e0, var_i1_e1, var_i3_e0);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea *_wp_args)
{
    pk_tests_engine_ops_test_normal_mixed_1d4f97991d080d2b_f64_1fa14d4c_488302ea_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

