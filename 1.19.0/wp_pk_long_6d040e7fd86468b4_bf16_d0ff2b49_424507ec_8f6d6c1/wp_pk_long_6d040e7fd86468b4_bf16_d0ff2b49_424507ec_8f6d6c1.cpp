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


// <posekit long@6d040e7fd86468b4 bf16.ssss>:1
static CUDA_CALLABLE void pk_long_6d040e7fd86468b4_bf16_d0ff2b49_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
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
    wp::int64 i1_e1)
{
// i0 = x
// i1 = y
// o0 = whole
// o1 = part
typedef wp::float32 REAL;
// The upper half of a float, rounded to even. Warp has such a type too, but to name it costs each of NVRTC's builds the
// half second that its header takes.
struct BFloat16 {
unsigned short bits;
BFloat16() = default;
#if defined(__CUDA_ARCH__)
#if __CUDA_ARCH__ >= 800
CUDA_CALLABLE BFloat16(REAL x) { asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(bits) : "f"(x)); }
#else
CUDA_CALLABLE BFloat16(REAL x) { const unsigned b = __float_as_uint(x);
bits = (unsigned short)(x != x ? b >> 16 | 0x40 : (b + 0x7fff + (b >> 16 & 1)) >> 16); }
#endif
CUDA_CALLABLE operator REAL() const { return __uint_as_float((unsigned)bits << 16); }
#else
BFloat16(REAL x) { const unsigned b = __builtin_bit_cast(unsigned, x);
bits = (unsigned short)(x != x ? b >> 16 | 0x40 : (b + 0x7fff + (b >> 16 & 1)) >> 16); }
operator REAL() const { return __builtin_bit_cast(REAL, (unsigned)bits << 16); }
#endif
};
typedef BFloat16 STORE; typedef unsigned int BITS;
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
STORE* const o1_b = (STORE*)o1_ + k0 * o1_s0 + k1 * o1_s1 + k2 * o1_s2;
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
alignas(64) REAL i_t[9][LANES];
alignas(64) REAL o_t[11][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 3;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 9;
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
const REAL v7 = REAL(i_t[3 + 4]);
const REAL v8 = REAL(i_t[3 + 5]);
const auto v9 = v1 < v4;
const REAL v10 = REAL(0.5) * v1;
const REAL v11 = v10 + REAL(0.25);
const REAL v12 = v4 * v4;
const REAL v13 = REAL(0.1) * v1;
const REAL v14 = v12 + v13;
const REAL v15 = PK_SQRT(v14);
const REAL v16 = v9 ? v11 : v15;
const REAL v17 = REAL(0.125) * v0;
const REAL v18 = v16 + v17;
const auto v19 = v2 < v5;
const REAL v20 = REAL(0.5) * v2;
const REAL v21 = REAL(0.25) + v20;
const REAL v22 = v5 * v5;
const REAL v23 = REAL(0.1) * v2;
const REAL v24 = v22 + v23;
const REAL v25 = PK_SQRT(v24);
const REAL v26 = v19 ? v21 : v25;
const REAL v27 = REAL(0.125) * v1;
const REAL v28 = v26 + v27;
const auto v29 = v3 < v6;
const REAL v30 = REAL(0.5) * v3;
const REAL v31 = REAL(0.25) + v30;
const REAL v32 = v6 * v6;
const REAL v33 = REAL(0.1) * v3;
const REAL v34 = v32 + v33;
const REAL v35 = PK_SQRT(v34);
const REAL v36 = v29 ? v31 : v35;
const REAL v37 = REAL(0.125) * v2;
const REAL v38 = v36 + v37;
const auto v39 = v4 < v7;
const REAL v40 = REAL(0.5) * v4;
const REAL v41 = REAL(0.25) + v40;
const REAL v42 = v7 * v7;
const REAL v43 = REAL(0.1) * v4;
const REAL v44 = v42 + v43;
const REAL v45 = PK_SQRT(v44);
const REAL v46 = v39 ? v41 : v45;
const REAL v47 = REAL(0.125) * v3;
const REAL v48 = v46 + v47;
const auto v49 = v5 < v8;
const REAL v50 = REAL(0.5) * v5;
const REAL v51 = REAL(0.25) + v50;
const REAL v52 = v8 * v8;
const REAL v53 = REAL(0.1) * v5;
const REAL v54 = v52 + v53;
const REAL v55 = PK_SQRT(v54);
const REAL v56 = v49 ? v51 : v55;
const REAL v57 = REAL(0.125) * v4;
const REAL v58 = v56 + v57;
const auto v59 = v6 < v18;
const REAL v60 = REAL(0.5) * v6;
const REAL v61 = REAL(0.25) + v60;
const REAL v62 = v18 * v18;
const REAL v63 = REAL(0.1) * v6;
const REAL v64 = v62 + v63;
const REAL v65 = PK_SQRT(v64);
const REAL v66 = v59 ? v61 : v65;
const REAL v67 = REAL(0.125) * v5;
const REAL v68 = v66 + v67;
const auto v69 = v7 < v28;
const REAL v70 = REAL(0.5) * v7;
const REAL v71 = REAL(0.25) + v70;
const REAL v72 = v28 * v28;
const REAL v73 = REAL(0.1) * v7;
const REAL v74 = v72 + v73;
const REAL v75 = PK_SQRT(v74);
const REAL v76 = v69 ? v71 : v75;
const REAL v77 = REAL(0.125) * v6;
const REAL v78 = v76 + v77;
const auto v79 = v8 < v38;
const REAL v80 = REAL(0.5) * v8;
const REAL v81 = REAL(0.25) + v80;
const REAL v82 = v38 * v38;
const REAL v83 = REAL(0.1) * v8;
const REAL v84 = v82 + v83;
const REAL v85 = PK_SQRT(v84);
const REAL v86 = v79 ? v81 : v85;
const REAL v87 = REAL(0.125) * v7;
const REAL v88 = v86 + v87;
const auto v89 = v18 < v48;
const REAL v90 = REAL(0.5) * v18;
const REAL v91 = REAL(0.25) + v90;
const REAL v92 = v48 * v48;
const REAL v93 = REAL(0.1) * v18;
const REAL v94 = v92 + v93;
const REAL v95 = PK_SQRT(v94);
const REAL v96 = v89 ? v91 : v95;
const REAL v97 = REAL(0.125) * v8;
const REAL v98 = v96 + v97;
const auto v99 = v28 < v58;
const REAL v100 = REAL(0.5) * v28;
const REAL v101 = REAL(0.25) + v100;
const REAL v102 = v58 * v58;
const REAL v103 = REAL(0.1) * v28;
const REAL v104 = v102 + v103;
const REAL v105 = PK_SQRT(v104);
const REAL v106 = v99 ? v101 : v105;
const REAL v107 = REAL(0.125) * v18;
const REAL v108 = v106 + v107;
const auto v109 = v38 < v68;
const REAL v110 = REAL(0.5) * v38;
const REAL v111 = REAL(0.25) + v110;
const REAL v112 = v68 * v68;
const REAL v113 = REAL(0.1) * v38;
const REAL v114 = v112 + v113;
const REAL v115 = PK_SQRT(v114);
const REAL v116 = v109 ? v111 : v115;
const REAL v117 = REAL(0.125) * v28;
const REAL v118 = v116 + v117;
const auto v119 = v48 < v78;
const REAL v120 = REAL(0.5) * v48;
const REAL v121 = REAL(0.25) + v120;
const REAL v122 = v78 * v78;
const REAL v123 = REAL(0.1) * v48;
const REAL v124 = v122 + v123;
const REAL v125 = PK_SQRT(v124);
const REAL v126 = v119 ? v121 : v125;
const REAL v127 = REAL(0.125) * v38;
const REAL v128 = v126 + v127;
const auto v129 = v58 < v88;
const REAL v130 = REAL(0.5) * v58;
const REAL v131 = REAL(0.25) + v130;
const REAL v132 = v88 * v88;
const REAL v133 = REAL(0.1) * v58;
const REAL v134 = v132 + v133;
const REAL v135 = PK_SQRT(v134);
const REAL v136 = v129 ? v131 : v135;
const REAL v137 = REAL(0.125) * v48;
const REAL v138 = v136 + v137;
const auto v139 = v68 < v98;
const REAL v140 = REAL(0.5) * v68;
const REAL v141 = REAL(0.25) + v140;
const REAL v142 = v98 * v98;
const REAL v143 = REAL(0.1) * v68;
const REAL v144 = v142 + v143;
const REAL v145 = PK_SQRT(v144);
const REAL v146 = v139 ? v141 : v145;
const REAL v147 = REAL(0.125) * v58;
const REAL v148 = v146 + v147;
const auto v149 = v78 < v108;
const REAL v150 = REAL(0.5) * v78;
const REAL v151 = REAL(0.25) + v150;
const REAL v152 = v108 * v108;
const REAL v153 = REAL(0.1) * v78;
const REAL v154 = v152 + v153;
const REAL v155 = PK_SQRT(v154);
const REAL v156 = v149 ? v151 : v155;
const REAL v157 = REAL(0.125) * v68;
const REAL v158 = v156 + v157;
const auto v159 = v88 < v118;
const REAL v160 = REAL(0.5) * v88;
const REAL v161 = REAL(0.25) + v160;
const REAL v162 = v118 * v118;
const REAL v163 = REAL(0.1) * v88;
const REAL v164 = v162 + v163;
const REAL v165 = PK_SQRT(v164);
const REAL v166 = v159 ? v161 : v165;
const REAL v167 = REAL(0.125) * v78;
const REAL v168 = v166 + v167;
const auto v169 = v98 < v128;
const REAL v170 = REAL(0.5) * v98;
const REAL v171 = REAL(0.25) + v170;
const REAL v172 = v128 * v128;
const REAL v173 = REAL(0.1) * v98;
const REAL v174 = v172 + v173;
const REAL v175 = PK_SQRT(v174);
const REAL v176 = v169 ? v171 : v175;
const REAL v177 = REAL(0.125) * v88;
const REAL v178 = v176 + v177;
const auto v179 = v108 < v138;
const REAL v180 = REAL(0.5) * v108;
const REAL v181 = REAL(0.25) + v180;
const REAL v182 = v138 * v138;
const REAL v183 = REAL(0.1) * v108;
const REAL v184 = v182 + v183;
const REAL v185 = PK_SQRT(v184);
const REAL v186 = v179 ? v181 : v185;
const REAL v187 = REAL(0.125) * v98;
const REAL v188 = v186 + v187;
const auto v189 = v118 < v148;
const REAL v190 = REAL(0.5) * v118;
const REAL v191 = REAL(0.25) + v190;
const REAL v192 = v148 * v148;
const REAL v193 = REAL(0.1) * v118;
const REAL v194 = v192 + v193;
const REAL v195 = PK_SQRT(v194);
const REAL v196 = v189 ? v191 : v195;
const REAL v197 = REAL(0.125) * v108;
const REAL v198 = v196 + v197;
const auto v199 = v128 < v158;
const REAL v200 = REAL(0.5) * v128;
const REAL v201 = REAL(0.25) + v200;
const REAL v202 = v158 * v158;
const REAL v203 = REAL(0.1) * v128;
const REAL v204 = v202 + v203;
const REAL v205 = PK_SQRT(v204);
const REAL v206 = v199 ? v201 : v205;
const REAL v207 = REAL(0.125) * v118;
const REAL v208 = v206 + v207;
const auto v209 = v138 < v168;
const REAL v210 = REAL(0.5) * v138;
const REAL v211 = REAL(0.25) + v210;
const REAL v212 = v168 * v168;
const REAL v213 = REAL(0.1) * v138;
const REAL v214 = v212 + v213;
const REAL v215 = PK_SQRT(v214);
const REAL v216 = v209 ? v211 : v215;
const REAL v217 = REAL(0.125) * v128;
const REAL v218 = v216 + v217;
const auto v219 = v148 < v178;
const REAL v220 = REAL(0.5) * v148;
const REAL v221 = REAL(0.25) + v220;
const REAL v222 = v178 * v178;
const REAL v223 = REAL(0.1) * v148;
const REAL v224 = v222 + v223;
const REAL v225 = PK_SQRT(v224);
const REAL v226 = v219 ? v221 : v225;
const REAL v227 = REAL(0.125) * v138;
const REAL v228 = v226 + v227;
const auto v229 = v158 < v188;
const REAL v230 = REAL(0.5) * v158;
const REAL v231 = REAL(0.25) + v230;
const REAL v232 = v188 * v188;
const REAL v233 = REAL(0.1) * v158;
const REAL v234 = v232 + v233;
const REAL v235 = PK_SQRT(v234);
const REAL v236 = v229 ? v231 : v235;
const REAL v237 = REAL(0.125) * v148;
const REAL v238 = v236 + v237;
const auto v239 = v168 < v198;
const REAL v240 = REAL(0.5) * v168;
const REAL v241 = REAL(0.25) + v240;
const REAL v242 = v198 * v198;
const REAL v243 = REAL(0.1) * v168;
const REAL v244 = v242 + v243;
const REAL v245 = PK_SQRT(v244);
const REAL v246 = v239 ? v241 : v245;
const REAL v247 = REAL(0.125) * v158;
const REAL v248 = v246 + v247;
const auto v249 = v178 < v208;
const REAL v250 = REAL(0.5) * v178;
const REAL v251 = REAL(0.25) + v250;
const REAL v252 = v208 * v208;
const REAL v253 = REAL(0.1) * v178;
const REAL v254 = v252 + v253;
const REAL v255 = PK_SQRT(v254);
const REAL v256 = v249 ? v251 : v255;
const REAL v257 = REAL(0.125) * v168;
const REAL v258 = v256 + v257;
const auto v259 = v188 < v218;
const REAL v260 = REAL(0.5) * v188;
const REAL v261 = REAL(0.25) + v260;
const REAL v262 = v218 * v218;
const REAL v263 = REAL(0.1) * v188;
const REAL v264 = v262 + v263;
const REAL v265 = PK_SQRT(v264);
const REAL v266 = v259 ? v261 : v265;
const REAL v267 = REAL(0.125) * v178;
const REAL v268 = v266 + v267;
const auto v269 = v198 < v228;
const REAL v270 = REAL(0.5) * v198;
const REAL v271 = REAL(0.25) + v270;
const REAL v272 = v228 * v228;
const REAL v273 = REAL(0.1) * v198;
const REAL v274 = v272 + v273;
const REAL v275 = PK_SQRT(v274);
const REAL v276 = v269 ? v271 : v275;
const REAL v277 = REAL(0.125) * v188;
const REAL v278 = v276 + v277;
const auto v279 = v208 < v238;
const REAL v280 = REAL(0.5) * v208;
const REAL v281 = REAL(0.25) + v280;
const REAL v282 = v238 * v238;
const REAL v283 = REAL(0.1) * v208;
const REAL v284 = v282 + v283;
const REAL v285 = PK_SQRT(v284);
const REAL v286 = v279 ? v281 : v285;
const REAL v287 = REAL(0.125) * v198;
const REAL v288 = v286 + v287;
const auto v289 = v218 < v248;
const REAL v290 = REAL(0.5) * v218;
const REAL v291 = REAL(0.25) + v290;
const REAL v292 = v248 * v248;
const REAL v293 = REAL(0.1) * v218;
const REAL v294 = v292 + v293;
const REAL v295 = PK_SQRT(v294);
const REAL v296 = v289 ? v291 : v295;
const REAL v297 = REAL(0.125) * v208;
const REAL v298 = v296 + v297;
const auto v299 = v228 < v258;
const REAL v300 = REAL(0.5) * v228;
const REAL v301 = REAL(0.25) + v300;
const REAL v302 = v258 * v258;
const REAL v303 = REAL(0.1) * v228;
const REAL v304 = v302 + v303;
const REAL v305 = PK_SQRT(v304);
const REAL v306 = v299 ? v301 : v305;
const REAL v307 = REAL(0.125) * v218;
const REAL v308 = v306 + v307;
const auto v309 = v238 < v268;
const REAL v310 = REAL(0.5) * v238;
const REAL v311 = REAL(0.25) + v310;
const REAL v312 = v268 * v268;
const REAL v313 = REAL(0.1) * v238;
const REAL v314 = v312 + v313;
const REAL v315 = PK_SQRT(v314);
const REAL v316 = v309 ? v311 : v315;
const REAL v317 = REAL(0.125) * v228;
const REAL v318 = v316 + v317;
const auto v319 = v248 < v278;
const REAL v320 = REAL(0.5) * v248;
const REAL v321 = REAL(0.25) + v320;
const REAL v322 = v278 * v278;
const REAL v323 = REAL(0.1) * v248;
const REAL v324 = v322 + v323;
const REAL v325 = PK_SQRT(v324);
const REAL v326 = v319 ? v321 : v325;
const REAL v327 = REAL(0.125) * v238;
const REAL v328 = v326 + v327;
const auto v329 = v258 < v288;
const REAL v330 = REAL(0.5) * v258;
const REAL v331 = REAL(0.25) + v330;
const REAL v332 = v288 * v288;
const REAL v333 = REAL(0.1) * v258;
const REAL v334 = v332 + v333;
const REAL v335 = PK_SQRT(v334);
const REAL v336 = v329 ? v331 : v335;
const REAL v337 = REAL(0.125) * v248;
const REAL v338 = v336 + v337;
const auto v339 = v268 < v298;
const REAL v340 = REAL(0.5) * v268;
const REAL v341 = REAL(0.25) + v340;
const REAL v342 = v298 * v298;
const REAL v343 = REAL(0.1) * v268;
const REAL v344 = v342 + v343;
const REAL v345 = PK_SQRT(v344);
const REAL v346 = v339 ? v341 : v345;
const REAL v347 = REAL(0.125) * v258;
const REAL v348 = v346 + v347;
const auto v349 = v278 < v308;
const REAL v350 = REAL(0.5) * v278;
const REAL v351 = REAL(0.25) + v350;
const REAL v352 = v308 * v308;
const REAL v353 = REAL(0.1) * v278;
const REAL v354 = v352 + v353;
const REAL v355 = PK_SQRT(v354);
const REAL v356 = v349 ? v351 : v355;
const REAL v357 = REAL(0.125) * v268;
const REAL v358 = v356 + v357;
const auto v359 = v288 < v318;
const REAL v360 = REAL(0.5) * v288;
const REAL v361 = REAL(0.25) + v360;
const REAL v362 = v318 * v318;
const REAL v363 = REAL(0.1) * v288;
const REAL v364 = v362 + v363;
const REAL v365 = PK_SQRT(v364);
const REAL v366 = v359 ? v361 : v365;
const REAL v367 = REAL(0.125) * v278;
const REAL v368 = v366 + v367;
const auto v369 = v298 < v328;
const REAL v370 = REAL(0.5) * v298;
const REAL v371 = REAL(0.25) + v370;
const REAL v372 = v328 * v328;
const REAL v373 = REAL(0.1) * v298;
const REAL v374 = v372 + v373;
const REAL v375 = PK_SQRT(v374);
const REAL v376 = v369 ? v371 : v375;
const REAL v377 = REAL(0.125) * v288;
const REAL v378 = v376 + v377;
const auto v379 = v308 < v338;
const REAL v380 = REAL(0.5) * v308;
const REAL v381 = REAL(0.25) + v380;
const REAL v382 = v338 * v338;
const REAL v383 = REAL(0.1) * v308;
const REAL v384 = v382 + v383;
const REAL v385 = PK_SQRT(v384);
const REAL v386 = v379 ? v381 : v385;
const REAL v387 = REAL(0.125) * v298;
const REAL v388 = v386 + v387;
const auto v389 = v318 < v348;
const REAL v390 = REAL(0.5) * v318;
const REAL v391 = REAL(0.25) + v390;
const REAL v392 = v348 * v348;
const REAL v393 = REAL(0.1) * v318;
const REAL v394 = v392 + v393;
const REAL v395 = PK_SQRT(v394);
const REAL v396 = v389 ? v391 : v395;
const REAL v397 = REAL(0.125) * v308;
const REAL v398 = v396 + v397;
const auto v399 = v328 < v358;
const REAL v400 = REAL(0.5) * v328;
const REAL v401 = REAL(0.25) + v400;
const REAL v402 = v358 * v358;
const REAL v403 = REAL(0.1) * v328;
const REAL v404 = v402 + v403;
const REAL v405 = PK_SQRT(v404);
const REAL v406 = v399 ? v401 : v405;
const REAL v407 = REAL(0.125) * v318;
const REAL v408 = v406 + v407;
const auto v409 = v338 < v368;
const REAL v410 = REAL(0.5) * v338;
const REAL v411 = REAL(0.25) + v410;
const REAL v412 = v368 * v368;
const REAL v413 = REAL(0.1) * v338;
const REAL v414 = v412 + v413;
const REAL v415 = PK_SQRT(v414);
const REAL v416 = v409 ? v411 : v415;
const REAL v417 = REAL(0.125) * v328;
const REAL v418 = v416 + v417;
const auto v419 = v348 < v378;
const REAL v420 = REAL(0.5) * v348;
const REAL v421 = REAL(0.25) + v420;
const REAL v422 = v378 * v378;
const REAL v423 = REAL(0.1) * v348;
const REAL v424 = v422 + v423;
const REAL v425 = PK_SQRT(v424);
const REAL v426 = v419 ? v421 : v425;
const REAL v427 = REAL(0.125) * v338;
const REAL v428 = v426 + v427;
const auto v429 = v358 < v388;
const REAL v430 = REAL(0.5) * v358;
const REAL v431 = REAL(0.25) + v430;
const REAL v432 = v388 * v388;
const REAL v433 = REAL(0.1) * v358;
const REAL v434 = v432 + v433;
const REAL v435 = PK_SQRT(v434);
const REAL v436 = v429 ? v431 : v435;
const REAL v437 = REAL(0.125) * v348;
const REAL v438 = v436 + v437;
const auto v439 = v368 < v398;
const REAL v440 = REAL(0.5) * v368;
const REAL v441 = REAL(0.25) + v440;
const REAL v442 = v398 * v398;
const REAL v443 = REAL(0.1) * v368;
const REAL v444 = v442 + v443;
const REAL v445 = PK_SQRT(v444);
const REAL v446 = v439 ? v441 : v445;
const REAL v447 = REAL(0.125) * v358;
const REAL v448 = v446 + v447;
const auto v449 = v378 < v408;
const REAL v450 = REAL(0.5) * v378;
const REAL v451 = REAL(0.25) + v450;
const REAL v452 = v408 * v408;
const REAL v453 = REAL(0.1) * v378;
const REAL v454 = v452 + v453;
const REAL v455 = PK_SQRT(v454);
const REAL v456 = v449 ? v451 : v455;
const REAL v457 = REAL(0.125) * v368;
const REAL v458 = v456 + v457;
const auto v459 = v388 < v418;
const REAL v460 = REAL(0.5) * v388;
const REAL v461 = REAL(0.25) + v460;
const REAL v462 = v418 * v418;
const REAL v463 = REAL(0.1) * v388;
const REAL v464 = v462 + v463;
const REAL v465 = PK_SQRT(v464);
const REAL v466 = v459 ? v461 : v465;
const REAL v467 = REAL(0.125) * v378;
const REAL v468 = v466 + v467;
const auto v469 = v398 < v428;
const REAL v470 = REAL(0.5) * v398;
const REAL v471 = REAL(0.25) + v470;
const REAL v472 = v428 * v428;
const REAL v473 = REAL(0.1) * v398;
const REAL v474 = v472 + v473;
const REAL v475 = PK_SQRT(v474);
const REAL v476 = v469 ? v471 : v475;
const REAL v477 = REAL(0.125) * v388;
const REAL v478 = v476 + v477;
const auto v479 = v408 < v438;
const REAL v480 = REAL(0.5) * v408;
const REAL v481 = REAL(0.25) + v480;
const REAL v482 = v438 * v438;
const REAL v483 = REAL(0.1) * v408;
const REAL v484 = v482 + v483;
const REAL v485 = PK_SQRT(v484);
const REAL v486 = v479 ? v481 : v485;
const REAL v487 = REAL(0.125) * v398;
const REAL v488 = v486 + v487;
const auto v489 = v418 < v448;
const REAL v490 = REAL(0.5) * v418;
const REAL v491 = REAL(0.25) + v490;
const REAL v492 = v448 * v448;
const REAL v493 = REAL(0.1) * v418;
const REAL v494 = v492 + v493;
const REAL v495 = PK_SQRT(v494);
const REAL v496 = v489 ? v491 : v495;
const REAL v497 = REAL(0.125) * v408;
const REAL v498 = v496 + v497;
const auto v499 = v428 < v458;
const REAL v500 = REAL(0.5) * v428;
const REAL v501 = REAL(0.25) + v500;
const REAL v502 = v458 * v458;
const REAL v503 = REAL(0.1) * v428;
const REAL v504 = v502 + v503;
const REAL v505 = PK_SQRT(v504);
const REAL v506 = v499 ? v501 : v505;
const REAL v507 = REAL(0.125) * v418;
const REAL v508 = v506 + v507;
const auto v509 = v438 < v468;
const REAL v510 = REAL(0.5) * v438;
const REAL v511 = REAL(0.25) + v510;
const REAL v512 = v468 * v468;
const REAL v513 = REAL(0.1) * v438;
const REAL v514 = v512 + v513;
const REAL v515 = PK_SQRT(v514);
const REAL v516 = v509 ? v511 : v515;
const REAL v517 = REAL(0.125) * v428;
const REAL v518 = v516 + v517;
const auto v519 = v448 < v478;
const REAL v520 = REAL(0.5) * v448;
const REAL v521 = REAL(0.25) + v520;
const REAL v522 = v478 * v478;
const REAL v523 = REAL(0.1) * v448;
const REAL v524 = v522 + v523;
const REAL v525 = PK_SQRT(v524);
const REAL v526 = v519 ? v521 : v525;
const REAL v527 = REAL(0.125) * v438;
const REAL v528 = v526 + v527;
const auto v529 = v458 < v488;
const REAL v530 = REAL(0.5) * v458;
const REAL v531 = REAL(0.25) + v530;
const REAL v532 = v488 * v488;
const REAL v533 = REAL(0.1) * v458;
const REAL v534 = v532 + v533;
const REAL v535 = PK_SQRT(v534);
const REAL v536 = v529 ? v531 : v535;
const REAL v537 = REAL(0.125) * v448;
const REAL v538 = v536 + v537;
const auto v539 = v468 < v498;
const REAL v540 = REAL(0.5) * v468;
const REAL v541 = REAL(0.25) + v540;
const REAL v542 = v498 * v498;
const REAL v543 = REAL(0.1) * v468;
const REAL v544 = v542 + v543;
const REAL v545 = PK_SQRT(v544);
const REAL v546 = v539 ? v541 : v545;
const REAL v547 = REAL(0.125) * v458;
const REAL v548 = v546 + v547;
const auto v549 = v478 < v508;
const REAL v550 = REAL(0.5) * v478;
const REAL v551 = REAL(0.25) + v550;
const REAL v552 = v508 * v508;
const REAL v553 = REAL(0.1) * v478;
const REAL v554 = v552 + v553;
const REAL v555 = PK_SQRT(v554);
const REAL v556 = v549 ? v551 : v555;
const REAL v557 = REAL(0.125) * v468;
const REAL v558 = v556 + v557;
const auto v559 = v488 < v518;
const REAL v560 = REAL(0.5) * v488;
const REAL v561 = REAL(0.25) + v560;
const REAL v562 = v518 * v518;
const REAL v563 = REAL(0.1) * v488;
const REAL v564 = v562 + v563;
const REAL v565 = PK_SQRT(v564);
const REAL v566 = v559 ? v561 : v565;
const REAL v567 = REAL(0.125) * v478;
const REAL v568 = v566 + v567;
const auto v569 = v498 < v528;
const REAL v570 = REAL(0.5) * v498;
const REAL v571 = REAL(0.25) + v570;
const REAL v572 = v528 * v528;
const REAL v573 = REAL(0.1) * v498;
const REAL v574 = v572 + v573;
const REAL v575 = PK_SQRT(v574);
const REAL v576 = v569 ? v571 : v575;
const REAL v577 = REAL(0.125) * v488;
const REAL v578 = v576 + v577;
const auto v579 = v508 < v538;
const REAL v580 = REAL(0.5) * v508;
const REAL v581 = REAL(0.25) + v580;
const REAL v582 = v538 * v538;
const REAL v583 = REAL(0.1) * v508;
const REAL v584 = v582 + v583;
const REAL v585 = PK_SQRT(v584);
const REAL v586 = v579 ? v581 : v585;
const REAL v587 = REAL(0.125) * v498;
const REAL v588 = v586 + v587;
const auto v589 = v518 < v548;
const REAL v590 = REAL(0.5) * v518;
const REAL v591 = REAL(0.25) + v590;
const REAL v592 = v548 * v548;
const REAL v593 = REAL(0.1) * v518;
const REAL v594 = v592 + v593;
const REAL v595 = PK_SQRT(v594);
const REAL v596 = v589 ? v591 : v595;
const REAL v597 = REAL(0.125) * v508;
const REAL v598 = v596 + v597;
const auto v599 = v528 < v558;
const REAL v600 = REAL(0.5) * v528;
const REAL v601 = REAL(0.25) + v600;
const REAL v602 = v558 * v558;
const REAL v603 = REAL(0.1) * v528;
const REAL v604 = v602 + v603;
const REAL v605 = PK_SQRT(v604);
const REAL v606 = v599 ? v601 : v605;
const REAL v607 = REAL(0.125) * v518;
const REAL v608 = v606 + v607;
const auto v609 = v538 < v568;
const REAL v610 = REAL(0.5) * v538;
const REAL v611 = REAL(0.25) + v610;
const REAL v612 = v568 * v568;
const REAL v613 = REAL(0.1) * v538;
const REAL v614 = v612 + v613;
const REAL v615 = PK_SQRT(v614);
const REAL v616 = v609 ? v611 : v615;
const REAL v617 = REAL(0.125) * v528;
const REAL v618 = v616 + v617;
const auto v619 = v548 < v578;
const REAL v620 = REAL(0.5) * v548;
const REAL v621 = REAL(0.25) + v620;
const REAL v622 = v578 * v578;
const REAL v623 = REAL(0.1) * v548;
const REAL v624 = v622 + v623;
const REAL v625 = PK_SQRT(v624);
const REAL v626 = v619 ? v621 : v625;
const REAL v627 = REAL(0.125) * v538;
const REAL v628 = v626 + v627;
const auto v629 = v558 < v588;
const REAL v630 = REAL(0.5) * v558;
const REAL v631 = REAL(0.25) + v630;
const REAL v632 = v588 * v588;
const REAL v633 = REAL(0.1) * v558;
const REAL v634 = v632 + v633;
const REAL v635 = PK_SQRT(v634);
const REAL v636 = v629 ? v631 : v635;
const REAL v637 = REAL(0.125) * v548;
const REAL v638 = v636 + v637;
const auto v639 = v568 < v598;
const REAL v640 = REAL(0.5) * v568;
const REAL v641 = REAL(0.25) + v640;
const REAL v642 = v598 * v598;
const REAL v643 = REAL(0.1) * v568;
const REAL v644 = v642 + v643;
const REAL v645 = PK_SQRT(v644);
const REAL v646 = v639 ? v641 : v645;
const REAL v647 = REAL(0.125) * v558;
const REAL v648 = v646 + v647;
const auto v649 = v578 < v608;
const REAL v650 = REAL(0.5) * v578;
const REAL v651 = REAL(0.25) + v650;
const REAL v652 = v608 * v608;
const REAL v653 = REAL(0.1) * v578;
const REAL v654 = v652 + v653;
const REAL v655 = PK_SQRT(v654);
const REAL v656 = v649 ? v651 : v655;
const REAL v657 = REAL(0.125) * v568;
const REAL v658 = v656 + v657;
const auto v659 = v588 < v618;
const REAL v660 = REAL(0.5) * v588;
const REAL v661 = REAL(0.25) + v660;
const REAL v662 = v618 * v618;
const REAL v663 = REAL(0.1) * v588;
const REAL v664 = v662 + v663;
const REAL v665 = PK_SQRT(v664);
const REAL v666 = v659 ? v661 : v665;
const REAL v667 = REAL(0.125) * v578;
const REAL v668 = v666 + v667;
const auto v669 = v598 < v628;
const REAL v670 = REAL(0.5) * v598;
const REAL v671 = REAL(0.25) + v670;
const REAL v672 = v628 * v628;
const REAL v673 = REAL(0.1) * v598;
const REAL v674 = v672 + v673;
const REAL v675 = PK_SQRT(v674);
const REAL v676 = v669 ? v671 : v675;
const REAL v677 = REAL(0.125) * v588;
const REAL v678 = v676 + v677;
const auto v679 = v608 < v638;
const REAL v680 = REAL(0.5) * v608;
const REAL v681 = REAL(0.25) + v680;
const REAL v682 = v638 * v638;
const REAL v683 = REAL(0.1) * v608;
const REAL v684 = v682 + v683;
const REAL v685 = PK_SQRT(v684);
const REAL v686 = v679 ? v681 : v685;
const REAL v687 = REAL(0.125) * v598;
const REAL v688 = v686 + v687;
const auto v689 = v618 < v648;
const REAL v690 = REAL(0.5) * v618;
const REAL v691 = REAL(0.25) + v690;
const REAL v692 = v648 * v648;
const REAL v693 = REAL(0.1) * v618;
const REAL v694 = v692 + v693;
const REAL v695 = PK_SQRT(v694);
const REAL v696 = v689 ? v691 : v695;
const REAL v697 = REAL(0.125) * v608;
const REAL v698 = v696 + v697;
const auto v699 = v628 < v658;
const REAL v700 = REAL(0.5) * v628;
const REAL v701 = REAL(0.25) + v700;
const REAL v702 = v658 * v658;
const REAL v703 = REAL(0.1) * v628;
const REAL v704 = v702 + v703;
const REAL v705 = PK_SQRT(v704);
const REAL v706 = v699 ? v701 : v705;
const REAL v707 = REAL(0.125) * v618;
const REAL v708 = v706 + v707;
const auto v709 = v638 < v668;
const REAL v710 = REAL(0.5) * v638;
const REAL v711 = REAL(0.25) + v710;
const REAL v712 = v668 * v668;
const REAL v713 = REAL(0.1) * v638;
const REAL v714 = v712 + v713;
const REAL v715 = PK_SQRT(v714);
const REAL v716 = v709 ? v711 : v715;
const REAL v717 = REAL(0.125) * v628;
const REAL v718 = v716 + v717;
const auto v719 = v648 < v678;
const REAL v720 = REAL(0.5) * v648;
const REAL v721 = REAL(0.25) + v720;
const REAL v722 = v678 * v678;
const REAL v723 = REAL(0.1) * v648;
const REAL v724 = v722 + v723;
const REAL v725 = PK_SQRT(v724);
const REAL v726 = v719 ? v721 : v725;
const REAL v727 = REAL(0.125) * v638;
const REAL v728 = v726 + v727;
const auto v729 = v658 < v688;
const REAL v730 = REAL(0.5) * v658;
const REAL v731 = REAL(0.25) + v730;
const REAL v732 = v688 * v688;
const REAL v733 = REAL(0.1) * v658;
const REAL v734 = v732 + v733;
const REAL v735 = PK_SQRT(v734);
const REAL v736 = v729 ? v731 : v735;
const REAL v737 = REAL(0.125) * v648;
const REAL v738 = v736 + v737;
const auto v739 = v668 < v698;
const REAL v740 = REAL(0.5) * v668;
const REAL v741 = REAL(0.25) + v740;
const REAL v742 = v698 * v698;
const REAL v743 = REAL(0.1) * v668;
const REAL v744 = v742 + v743;
const REAL v745 = PK_SQRT(v744);
const REAL v746 = v739 ? v741 : v745;
const REAL v747 = REAL(0.125) * v658;
const REAL v748 = v746 + v747;
const auto v749 = v678 < v708;
const REAL v750 = REAL(0.5) * v678;
const REAL v751 = REAL(0.25) + v750;
const REAL v752 = v708 * v708;
const REAL v753 = REAL(0.1) * v678;
const REAL v754 = v752 + v753;
const REAL v755 = PK_SQRT(v754);
const REAL v756 = v749 ? v751 : v755;
const REAL v757 = REAL(0.125) * v668;
const REAL v758 = v756 + v757;
const auto v759 = v688 < v718;
const REAL v760 = REAL(0.5) * v688;
const REAL v761 = REAL(0.25) + v760;
const REAL v762 = v718 * v718;
const REAL v763 = REAL(0.1) * v688;
const REAL v764 = v762 + v763;
const REAL v765 = PK_SQRT(v764);
const REAL v766 = v759 ? v761 : v765;
const REAL v767 = REAL(0.125) * v678;
const REAL v768 = v766 + v767;
const auto v769 = v698 < v728;
const REAL v770 = REAL(0.5) * v698;
const REAL v771 = REAL(0.25) + v770;
const REAL v772 = v728 * v728;
const REAL v773 = REAL(0.1) * v698;
const REAL v774 = v772 + v773;
const REAL v775 = PK_SQRT(v774);
const REAL v776 = v769 ? v771 : v775;
const REAL v777 = REAL(0.125) * v688;
const REAL v778 = v776 + v777;
const auto v779 = v708 < v738;
const REAL v780 = REAL(0.5) * v708;
const REAL v781 = REAL(0.25) + v780;
const REAL v782 = v738 * v738;
const REAL v783 = REAL(0.1) * v708;
const REAL v784 = v782 + v783;
const REAL v785 = PK_SQRT(v784);
const REAL v786 = v779 ? v781 : v785;
const REAL v787 = REAL(0.125) * v698;
const REAL v788 = v786 + v787;
const auto v789 = v718 < v748;
const REAL v790 = REAL(0.5) * v718;
const REAL v791 = REAL(0.25) + v790;
const REAL v792 = v748 * v748;
const REAL v793 = REAL(0.1) * v718;
const REAL v794 = v792 + v793;
const REAL v795 = PK_SQRT(v794);
const REAL v796 = v789 ? v791 : v795;
const REAL v797 = REAL(0.125) * v708;
const REAL v798 = v796 + v797;
const auto v799 = v728 < v758;
const REAL v800 = REAL(0.5) * v728;
const REAL v801 = REAL(0.25) + v800;
const REAL v802 = v758 * v758;
const REAL v803 = REAL(0.1) * v728;
const REAL v804 = v802 + v803;
const REAL v805 = PK_SQRT(v804);
const REAL v806 = v799 ? v801 : v805;
const REAL v807 = REAL(0.125) * v718;
const REAL v808 = v806 + v807;
const auto v809 = v738 < v768;
const REAL v810 = REAL(0.5) * v738;
const REAL v811 = REAL(0.25) + v810;
const REAL v812 = v768 * v768;
const REAL v813 = REAL(0.1) * v738;
const REAL v814 = v812 + v813;
const REAL v815 = PK_SQRT(v814);
const REAL v816 = v809 ? v811 : v815;
const REAL v817 = REAL(0.125) * v728;
const REAL v818 = v816 + v817;
const auto v819 = v748 < v778;
const REAL v820 = REAL(0.5) * v748;
const REAL v821 = REAL(0.25) + v820;
const REAL v822 = v778 * v778;
const REAL v823 = REAL(0.1) * v748;
const REAL v824 = v822 + v823;
const REAL v825 = PK_SQRT(v824);
const REAL v826 = v819 ? v821 : v825;
const REAL v827 = REAL(0.125) * v738;
const REAL v828 = v826 + v827;
const auto v829 = v758 < v788;
const REAL v830 = REAL(0.5) * v758;
const REAL v831 = REAL(0.25) + v830;
const REAL v832 = v788 * v788;
const REAL v833 = REAL(0.1) * v758;
const REAL v834 = v832 + v833;
const REAL v835 = PK_SQRT(v834);
const REAL v836 = v829 ? v831 : v835;
const REAL v837 = REAL(0.125) * v748;
const REAL v838 = v836 + v837;
const auto v839 = v768 < v798;
const REAL v840 = REAL(0.5) * v768;
const REAL v841 = REAL(0.25) + v840;
const REAL v842 = v798 * v798;
const REAL v843 = REAL(0.1) * v768;
const REAL v844 = v842 + v843;
const REAL v845 = PK_SQRT(v844);
const REAL v846 = v839 ? v841 : v845;
const REAL v847 = REAL(0.125) * v758;
const REAL v848 = v846 + v847;
const auto v849 = v778 < v808;
const REAL v850 = REAL(0.5) * v778;
const REAL v851 = REAL(0.25) + v850;
const REAL v852 = v808 * v808;
const REAL v853 = REAL(0.1) * v778;
const REAL v854 = v852 + v853;
const REAL v855 = PK_SQRT(v854);
const REAL v856 = v849 ? v851 : v855;
const REAL v857 = REAL(0.125) * v768;
const REAL v858 = v856 + v857;
const auto v859 = v788 < v818;
const REAL v860 = REAL(0.5) * v788;
const REAL v861 = REAL(0.25) + v860;
const REAL v862 = v818 * v818;
const REAL v863 = REAL(0.1) * v788;
const REAL v864 = v862 + v863;
const REAL v865 = PK_SQRT(v864);
const REAL v866 = v859 ? v861 : v865;
const REAL v867 = REAL(0.125) * v778;
const REAL v868 = v866 + v867;
const auto v869 = v798 < v828;
const REAL v870 = REAL(0.5) * v798;
const REAL v871 = REAL(0.25) + v870;
const REAL v872 = v828 * v828;
const REAL v873 = REAL(0.1) * v798;
const REAL v874 = v872 + v873;
const REAL v875 = PK_SQRT(v874);
const REAL v876 = v869 ? v871 : v875;
const REAL v877 = REAL(0.125) * v788;
const REAL v878 = v876 + v877;
const auto v879 = v808 < v838;
const REAL v880 = REAL(0.5) * v808;
const REAL v881 = REAL(0.25) + v880;
const REAL v882 = v838 * v838;
const REAL v883 = REAL(0.1) * v808;
const REAL v884 = v882 + v883;
const REAL v885 = PK_SQRT(v884);
const REAL v886 = v879 ? v881 : v885;
const REAL v887 = REAL(0.125) * v798;
const REAL v888 = v886 + v887;
const auto v889 = v818 < v848;
const REAL v890 = REAL(0.5) * v818;
const REAL v891 = REAL(0.25) + v890;
const REAL v892 = v848 * v848;
const REAL v893 = REAL(0.1) * v818;
const REAL v894 = v892 + v893;
const REAL v895 = PK_SQRT(v894);
const REAL v896 = v889 ? v891 : v895;
const REAL v897 = REAL(0.125) * v808;
const REAL v898 = v896 + v897;
const auto v899 = v828 < v858;
const REAL v900 = REAL(0.5) * v828;
const REAL v901 = REAL(0.25) + v900;
const REAL v902 = v858 * v858;
const REAL v903 = REAL(0.1) * v828;
const REAL v904 = v902 + v903;
const REAL v905 = PK_SQRT(v904);
const REAL v906 = v899 ? v901 : v905;
const REAL v907 = REAL(0.125) * v818;
const REAL v908 = v906 + v907;
const auto v909 = v838 < v868;
const REAL v910 = REAL(0.5) * v838;
const REAL v911 = REAL(0.25) + v910;
const REAL v912 = v868 * v868;
const REAL v913 = REAL(0.1) * v838;
const REAL v914 = v912 + v913;
const REAL v915 = PK_SQRT(v914);
const REAL v916 = v909 ? v911 : v915;
const REAL v917 = REAL(0.125) * v828;
const REAL v918 = v916 + v917;
const auto v919 = v848 < v878;
const REAL v920 = REAL(0.5) * v848;
const REAL v921 = REAL(0.25) + v920;
const REAL v922 = v878 * v878;
const REAL v923 = REAL(0.1) * v848;
const REAL v924 = v922 + v923;
const REAL v925 = PK_SQRT(v924);
const REAL v926 = v919 ? v921 : v925;
const REAL v927 = REAL(0.125) * v838;
const REAL v928 = v926 + v927;
const auto v929 = v858 < v888;
const REAL v930 = REAL(0.5) * v858;
const REAL v931 = REAL(0.25) + v930;
const REAL v932 = v888 * v888;
const REAL v933 = REAL(0.1) * v858;
const REAL v934 = v932 + v933;
const REAL v935 = PK_SQRT(v934);
const REAL v936 = v929 ? v931 : v935;
const REAL v937 = REAL(0.125) * v848;
const REAL v938 = v936 + v937;
const auto v939 = v868 < v898;
const REAL v940 = REAL(0.5) * v868;
const REAL v941 = REAL(0.25) + v940;
const REAL v942 = v898 * v898;
const REAL v943 = REAL(0.1) * v868;
const REAL v944 = v942 + v943;
const REAL v945 = PK_SQRT(v944);
const REAL v946 = v939 ? v941 : v945;
const REAL v947 = REAL(0.125) * v858;
const REAL v948 = v946 + v947;
const auto v949 = v878 < v908;
const REAL v950 = REAL(0.5) * v878;
const REAL v951 = REAL(0.25) + v950;
const REAL v952 = v908 * v908;
const REAL v953 = REAL(0.1) * v878;
const REAL v954 = v952 + v953;
const REAL v955 = PK_SQRT(v954);
const REAL v956 = v949 ? v951 : v955;
const REAL v957 = REAL(0.125) * v868;
const REAL v958 = v956 + v957;
const auto v959 = v888 < v918;
const REAL v960 = REAL(0.5) * v888;
const REAL v961 = REAL(0.25) + v960;
const REAL v962 = v918 * v918;
const REAL v963 = REAL(0.1) * v888;
const REAL v964 = v962 + v963;
const REAL v965 = PK_SQRT(v964);
const REAL v966 = v959 ? v961 : v965;
const REAL v967 = REAL(0.125) * v878;
const REAL v968 = v966 + v967;
const auto v969 = v898 < v928;
const REAL v970 = REAL(0.5) * v898;
const REAL v971 = REAL(0.25) + v970;
const REAL v972 = v928 * v928;
const REAL v973 = REAL(0.1) * v898;
const REAL v974 = v972 + v973;
const REAL v975 = PK_SQRT(v974);
const REAL v976 = v969 ? v971 : v975;
const REAL v977 = REAL(0.125) * v888;
const REAL v978 = v976 + v977;
const auto v979 = v908 < v938;
const REAL v980 = REAL(0.5) * v908;
const REAL v981 = REAL(0.25) + v980;
const REAL v982 = v938 * v938;
const REAL v983 = REAL(0.1) * v908;
const REAL v984 = v982 + v983;
const REAL v985 = PK_SQRT(v984);
const REAL v986 = v979 ? v981 : v985;
const REAL v987 = REAL(0.125) * v898;
const REAL v988 = v986 + v987;
const auto v989 = v918 < v948;
const REAL v990 = REAL(0.5) * v918;
const REAL v991 = REAL(0.25) + v990;
const REAL v992 = v948 * v948;
const REAL v993 = REAL(0.1) * v918;
const REAL v994 = v992 + v993;
const REAL v995 = PK_SQRT(v994);
const REAL v996 = v989 ? v991 : v995;
const REAL v997 = REAL(0.125) * v908;
const REAL v998 = v996 + v997;
const auto v999 = v928 < v958;
const REAL v1000 = REAL(0.5) * v928;
const REAL v1001 = REAL(0.25) + v1000;
const REAL v1002 = v958 * v958;
const REAL v1003 = REAL(0.1) * v928;
const REAL v1004 = v1002 + v1003;
const REAL v1005 = PK_SQRT(v1004);
const REAL v1006 = v999 ? v1001 : v1005;
const REAL v1007 = REAL(0.125) * v918;
const REAL v1008 = v1006 + v1007;
const auto v1009 = v938 < v968;
const REAL v1010 = REAL(0.5) * v938;
const REAL v1011 = REAL(0.25) + v1010;
const REAL v1012 = v968 * v968;
const REAL v1013 = REAL(0.1) * v938;
const REAL v1014 = v1012 + v1013;
const REAL v1015 = PK_SQRT(v1014);
const REAL v1016 = v1009 ? v1011 : v1015;
const REAL v1017 = REAL(0.125) * v928;
const REAL v1018 = v1016 + v1017;
const auto v1019 = v948 < v978;
const REAL v1020 = REAL(0.5) * v948;
const REAL v1021 = REAL(0.25) + v1020;
const REAL v1022 = v978 * v978;
const REAL v1023 = REAL(0.1) * v948;
const REAL v1024 = v1022 + v1023;
const REAL v1025 = PK_SQRT(v1024);
const REAL v1026 = v1019 ? v1021 : v1025;
const REAL v1027 = REAL(0.125) * v938;
const REAL v1028 = v1026 + v1027;
const auto v1029 = v958 < v988;
const REAL v1030 = REAL(0.5) * v958;
const REAL v1031 = REAL(0.25) + v1030;
const REAL v1032 = v988 * v988;
const REAL v1033 = REAL(0.1) * v958;
const REAL v1034 = v1032 + v1033;
const REAL v1035 = PK_SQRT(v1034);
const REAL v1036 = v1029 ? v1031 : v1035;
const REAL v1037 = REAL(0.125) * v948;
const REAL v1038 = v1036 + v1037;
const auto v1039 = v968 < v998;
const REAL v1040 = REAL(0.5) * v968;
const REAL v1041 = REAL(0.25) + v1040;
const REAL v1042 = v998 * v998;
const REAL v1043 = REAL(0.1) * v968;
const REAL v1044 = v1042 + v1043;
const REAL v1045 = PK_SQRT(v1044);
const REAL v1046 = v1039 ? v1041 : v1045;
const REAL v1047 = REAL(0.125) * v958;
const REAL v1048 = v1046 + v1047;
const auto v1049 = v978 < v1008;
const REAL v1050 = REAL(0.5) * v978;
const REAL v1051 = REAL(0.25) + v1050;
const REAL v1052 = v1008 * v1008;
const REAL v1053 = REAL(0.1) * v978;
const REAL v1054 = v1052 + v1053;
const REAL v1055 = PK_SQRT(v1054);
const REAL v1056 = v1049 ? v1051 : v1055;
const REAL v1057 = REAL(0.125) * v968;
const REAL v1058 = v1056 + v1057;
const auto v1059 = v988 < v1018;
const REAL v1060 = REAL(0.5) * v988;
const REAL v1061 = REAL(0.25) + v1060;
const REAL v1062 = v1018 * v1018;
const REAL v1063 = REAL(0.1) * v988;
const REAL v1064 = v1062 + v1063;
const REAL v1065 = PK_SQRT(v1064);
const REAL v1066 = v1059 ? v1061 : v1065;
const REAL v1067 = REAL(0.125) * v978;
const REAL v1068 = v1066 + v1067;
const auto v1069 = v998 < v1028;
const REAL v1070 = REAL(0.5) * v998;
const REAL v1071 = REAL(0.25) + v1070;
const REAL v1072 = v1028 * v1028;
const REAL v1073 = REAL(0.1) * v998;
const REAL v1074 = v1072 + v1073;
const REAL v1075 = PK_SQRT(v1074);
const REAL v1076 = v1069 ? v1071 : v1075;
const REAL v1077 = REAL(0.125) * v988;
const REAL v1078 = v1076 + v1077;
const auto v1079 = v1008 < v1038;
const REAL v1080 = REAL(0.5) * v1008;
const REAL v1081 = REAL(0.25) + v1080;
const REAL v1082 = v1038 * v1038;
const REAL v1083 = REAL(0.1) * v1008;
const REAL v1084 = v1082 + v1083;
const REAL v1085 = PK_SQRT(v1084);
const REAL v1086 = v1079 ? v1081 : v1085;
const REAL v1087 = REAL(0.125) * v998;
const REAL v1088 = v1086 + v1087;
const auto v1089 = v1018 < v1048;
const REAL v1090 = REAL(0.5) * v1018;
const REAL v1091 = REAL(0.25) + v1090;
const REAL v1092 = v1048 * v1048;
const REAL v1093 = REAL(0.1) * v1018;
const REAL v1094 = v1092 + v1093;
const REAL v1095 = PK_SQRT(v1094);
const REAL v1096 = v1089 ? v1091 : v1095;
const REAL v1097 = REAL(0.125) * v1008;
const REAL v1098 = v1096 + v1097;
const auto v1099 = v1028 < v1058;
const REAL v1100 = REAL(0.5) * v1028;
const REAL v1101 = REAL(0.25) + v1100;
const REAL v1102 = v1058 * v1058;
const REAL v1103 = REAL(0.1) * v1028;
const REAL v1104 = v1102 + v1103;
const REAL v1105 = PK_SQRT(v1104);
const REAL v1106 = v1099 ? v1101 : v1105;
const REAL v1107 = REAL(0.125) * v1018;
const REAL v1108 = v1106 + v1107;
const auto v1109 = v1038 < v1068;
const REAL v1110 = REAL(0.5) * v1038;
const REAL v1111 = REAL(0.25) + v1110;
const REAL v1112 = v1068 * v1068;
const REAL v1113 = REAL(0.1) * v1038;
const REAL v1114 = v1112 + v1113;
const REAL v1115 = PK_SQRT(v1114);
const REAL v1116 = v1109 ? v1111 : v1115;
const REAL v1117 = REAL(0.125) * v1028;
const REAL v1118 = v1116 + v1117;
const auto v1119 = v1048 < v1078;
const REAL v1120 = REAL(0.5) * v1048;
const REAL v1121 = REAL(0.25) + v1120;
const REAL v1122 = v1078 * v1078;
const REAL v1123 = REAL(0.1) * v1048;
const REAL v1124 = v1122 + v1123;
const REAL v1125 = PK_SQRT(v1124);
const REAL v1126 = v1119 ? v1121 : v1125;
const REAL v1127 = REAL(0.125) * v1038;
const REAL v1128 = v1126 + v1127;
const auto v1129 = v1058 < v1088;
const REAL v1130 = REAL(0.5) * v1058;
const REAL v1131 = REAL(0.25) + v1130;
const REAL v1132 = v1088 * v1088;
const REAL v1133 = REAL(0.1) * v1058;
const REAL v1134 = v1132 + v1133;
const REAL v1135 = PK_SQRT(v1134);
const REAL v1136 = v1129 ? v1131 : v1135;
const REAL v1137 = REAL(0.125) * v1048;
const REAL v1138 = v1136 + v1137;
const auto v1139 = v1068 < v1098;
const REAL v1140 = REAL(0.5) * v1068;
const REAL v1141 = REAL(0.25) + v1140;
const REAL v1142 = v1098 * v1098;
const REAL v1143 = REAL(0.1) * v1068;
const REAL v1144 = v1142 + v1143;
const REAL v1145 = PK_SQRT(v1144);
const REAL v1146 = v1139 ? v1141 : v1145;
const REAL v1147 = REAL(0.125) * v1058;
const REAL v1148 = v1146 + v1147;
const auto v1149 = v1078 < v1108;
const REAL v1150 = REAL(0.5) * v1078;
const REAL v1151 = REAL(0.25) + v1150;
const REAL v1152 = v1108 * v1108;
const REAL v1153 = REAL(0.1) * v1078;
const REAL v1154 = v1152 + v1153;
const REAL v1155 = PK_SQRT(v1154);
const REAL v1156 = v1149 ? v1151 : v1155;
const REAL v1157 = REAL(0.125) * v1068;
const REAL v1158 = v1156 + v1157;
const auto v1159 = v1088 < v1118;
const REAL v1160 = REAL(0.5) * v1088;
const REAL v1161 = REAL(0.25) + v1160;
const REAL v1162 = v1118 * v1118;
const REAL v1163 = REAL(0.1) * v1088;
const REAL v1164 = v1162 + v1163;
const REAL v1165 = PK_SQRT(v1164);
const REAL v1166 = v1159 ? v1161 : v1165;
const REAL v1167 = REAL(0.125) * v1078;
const REAL v1168 = v1166 + v1167;
const auto v1169 = v1098 < v1128;
const REAL v1170 = REAL(0.5) * v1098;
const REAL v1171 = REAL(0.25) + v1170;
const REAL v1172 = v1128 * v1128;
const REAL v1173 = REAL(0.1) * v1098;
const REAL v1174 = v1172 + v1173;
const REAL v1175 = PK_SQRT(v1174);
const REAL v1176 = v1169 ? v1171 : v1175;
const REAL v1177 = REAL(0.125) * v1088;
const REAL v1178 = v1176 + v1177;
const auto v1179 = v1108 < v1138;
const REAL v1180 = REAL(0.5) * v1108;
const REAL v1181 = REAL(0.25) + v1180;
const REAL v1182 = v1138 * v1138;
const REAL v1183 = REAL(0.1) * v1108;
const REAL v1184 = v1182 + v1183;
const REAL v1185 = PK_SQRT(v1184);
const REAL v1186 = v1179 ? v1181 : v1185;
const REAL v1187 = REAL(0.125) * v1098;
const REAL v1188 = v1186 + v1187;
const auto v1189 = v1118 < v1148;
const REAL v1190 = REAL(0.5) * v1118;
const REAL v1191 = REAL(0.25) + v1190;
const REAL v1192 = v1148 * v1148;
const REAL v1193 = REAL(0.1) * v1118;
const REAL v1194 = v1192 + v1193;
const REAL v1195 = PK_SQRT(v1194);
const REAL v1196 = v1189 ? v1191 : v1195;
const REAL v1197 = REAL(0.125) * v1108;
const REAL v1198 = v1196 + v1197;
const auto v1199 = v1128 < v1158;
const REAL v1200 = REAL(0.5) * v1128;
const REAL v1201 = REAL(0.25) + v1200;
const REAL v1202 = v1158 * v1158;
const REAL v1203 = REAL(0.1) * v1128;
const REAL v1204 = v1202 + v1203;
const REAL v1205 = PK_SQRT(v1204);
const REAL v1206 = v1199 ? v1201 : v1205;
const REAL v1207 = REAL(0.125) * v1118;
const REAL v1208 = v1206 + v1207;
const auto v1209 = v1138 < v1168;
const REAL v1210 = REAL(0.5) * v1138;
const REAL v1211 = REAL(0.25) + v1210;
const REAL v1212 = v1168 * v1168;
const REAL v1213 = REAL(0.1) * v1138;
const REAL v1214 = v1212 + v1213;
const REAL v1215 = PK_SQRT(v1214);
const REAL v1216 = v1209 ? v1211 : v1215;
const REAL v1217 = REAL(0.125) * v1128;
const REAL v1218 = v1216 + v1217;
const auto v1219 = v1148 < v1178;
const REAL v1220 = REAL(0.5) * v1148;
const REAL v1221 = REAL(0.25) + v1220;
const REAL v1222 = v1178 * v1178;
const REAL v1223 = REAL(0.1) * v1148;
const REAL v1224 = v1222 + v1223;
const REAL v1225 = PK_SQRT(v1224);
const REAL v1226 = v1219 ? v1221 : v1225;
const REAL v1227 = REAL(0.125) * v1138;
const REAL v1228 = v1226 + v1227;
const auto v1229 = v1158 < v1188;
const REAL v1230 = REAL(0.5) * v1158;
const REAL v1231 = REAL(0.25) + v1230;
const REAL v1232 = v1188 * v1188;
const REAL v1233 = REAL(0.1) * v1158;
const REAL v1234 = v1232 + v1233;
const REAL v1235 = PK_SQRT(v1234);
const REAL v1236 = v1229 ? v1231 : v1235;
const REAL v1237 = REAL(0.125) * v1148;
const REAL v1238 = v1236 + v1237;
const auto v1239 = v1168 < v1198;
const REAL v1240 = REAL(0.5) * v1168;
const REAL v1241 = REAL(0.25) + v1240;
const REAL v1242 = v1198 * v1198;
const REAL v1243 = REAL(0.1) * v1168;
const REAL v1244 = v1242 + v1243;
const REAL v1245 = PK_SQRT(v1244);
const REAL v1246 = v1239 ? v1241 : v1245;
const REAL v1247 = REAL(0.125) * v1158;
const REAL v1248 = v1246 + v1247;
const auto v1249 = v1178 < v1208;
const REAL v1250 = REAL(0.5) * v1178;
const REAL v1251 = REAL(0.25) + v1250;
const REAL v1252 = v1208 * v1208;
const REAL v1253 = REAL(0.1) * v1178;
const REAL v1254 = v1252 + v1253;
const REAL v1255 = PK_SQRT(v1254);
const REAL v1256 = v1249 ? v1251 : v1255;
const REAL v1257 = REAL(0.125) * v1168;
const REAL v1258 = v1256 + v1257;
const auto v1259 = v1188 < v1218;
const REAL v1260 = REAL(0.5) * v1188;
const REAL v1261 = REAL(0.25) + v1260;
const REAL v1262 = v1218 * v1218;
const REAL v1263 = REAL(0.1) * v1188;
const REAL v1264 = v1262 + v1263;
const REAL v1265 = PK_SQRT(v1264);
const REAL v1266 = v1259 ? v1261 : v1265;
const REAL v1267 = REAL(0.125) * v1178;
const REAL v1268 = v1266 + v1267;
const auto v1269 = v1198 < v1228;
const REAL v1270 = REAL(0.5) * v1198;
const REAL v1271 = REAL(0.25) + v1270;
const REAL v1272 = v1228 * v1228;
const REAL v1273 = REAL(0.1) * v1198;
const REAL v1274 = v1272 + v1273;
const REAL v1275 = PK_SQRT(v1274);
const REAL v1276 = v1269 ? v1271 : v1275;
const REAL v1277 = REAL(0.125) * v1188;
const REAL v1278 = v1276 + v1277;
const auto v1279 = v1208 < v1238;
const REAL v1280 = REAL(0.5) * v1208;
const REAL v1281 = REAL(0.25) + v1280;
const REAL v1282 = v1238 * v1238;
const REAL v1283 = REAL(0.1) * v1208;
const REAL v1284 = v1282 + v1283;
const REAL v1285 = PK_SQRT(v1284);
const REAL v1286 = v1279 ? v1281 : v1285;
const REAL v1287 = REAL(0.125) * v1198;
const REAL v1288 = v1286 + v1287;
const auto v1289 = v1218 < v1248;
const REAL v1290 = REAL(0.5) * v1218;
const REAL v1291 = REAL(0.25) + v1290;
const REAL v1292 = v1248 * v1248;
const REAL v1293 = REAL(0.1) * v1218;
const REAL v1294 = v1292 + v1293;
const REAL v1295 = PK_SQRT(v1294);
const REAL v1296 = v1289 ? v1291 : v1295;
const REAL v1297 = REAL(0.125) * v1208;
const REAL v1298 = v1296 + v1297;
const auto v1299 = v1228 < v1258;
const REAL v1300 = REAL(0.5) * v1228;
const REAL v1301 = REAL(0.25) + v1300;
const REAL v1302 = v1258 * v1258;
const REAL v1303 = REAL(0.1) * v1228;
const REAL v1304 = v1302 + v1303;
const REAL v1305 = PK_SQRT(v1304);
const REAL v1306 = v1299 ? v1301 : v1305;
const REAL v1307 = REAL(0.125) * v1218;
const REAL v1308 = v1306 + v1307;
const auto v1309 = v1238 < v1268;
const REAL v1310 = REAL(0.5) * v1238;
const REAL v1311 = REAL(0.25) + v1310;
const REAL v1312 = v1268 * v1268;
const REAL v1313 = REAL(0.1) * v1238;
const REAL v1314 = v1312 + v1313;
const REAL v1315 = PK_SQRT(v1314);
const REAL v1316 = v1309 ? v1311 : v1315;
const REAL v1317 = REAL(0.125) * v1228;
const REAL v1318 = v1316 + v1317;
const auto v1319 = v1248 < v1278;
const REAL v1320 = REAL(0.5) * v1248;
const REAL v1321 = REAL(0.25) + v1320;
const REAL v1322 = v1278 * v1278;
const REAL v1323 = REAL(0.1) * v1248;
const REAL v1324 = v1322 + v1323;
const REAL v1325 = PK_SQRT(v1324);
const REAL v1326 = v1319 ? v1321 : v1325;
const REAL v1327 = REAL(0.125) * v1238;
const REAL v1328 = v1326 + v1327;
const auto v1329 = v1258 < v1288;
const REAL v1330 = REAL(0.5) * v1258;
const REAL v1331 = REAL(0.25) + v1330;
const REAL v1332 = v1288 * v1288;
const REAL v1333 = REAL(0.1) * v1258;
const REAL v1334 = v1332 + v1333;
const REAL v1335 = PK_SQRT(v1334);
const REAL v1336 = v1329 ? v1331 : v1335;
const REAL v1337 = REAL(0.125) * v1248;
const REAL v1338 = v1336 + v1337;
const auto v1339 = v1268 < v1298;
const REAL v1340 = REAL(0.5) * v1268;
const REAL v1341 = REAL(0.25) + v1340;
const REAL v1342 = v1298 * v1298;
const REAL v1343 = REAL(0.1) * v1268;
const REAL v1344 = v1342 + v1343;
const REAL v1345 = PK_SQRT(v1344);
const REAL v1346 = v1339 ? v1341 : v1345;
const REAL v1347 = REAL(0.125) * v1258;
const REAL v1348 = v1346 + v1347;
const auto v1349 = v1278 < v1308;
const REAL v1350 = REAL(0.5) * v1278;
const REAL v1351 = REAL(0.25) + v1350;
const REAL v1352 = v1308 * v1308;
const REAL v1353 = REAL(0.1) * v1278;
const REAL v1354 = v1352 + v1353;
const REAL v1355 = PK_SQRT(v1354);
const REAL v1356 = v1349 ? v1351 : v1355;
const REAL v1357 = REAL(0.125) * v1268;
const REAL v1358 = v1356 + v1357;
const auto v1359 = v1288 < v1318;
const REAL v1360 = REAL(0.5) * v1288;
const REAL v1361 = REAL(0.25) + v1360;
const REAL v1362 = v1318 * v1318;
const REAL v1363 = REAL(0.1) * v1288;
const REAL v1364 = v1362 + v1363;
const REAL v1365 = PK_SQRT(v1364);
const REAL v1366 = v1359 ? v1361 : v1365;
const REAL v1367 = REAL(0.125) * v1278;
const REAL v1368 = v1366 + v1367;
const auto v1369 = v1298 < v1328;
const REAL v1370 = REAL(0.5) * v1298;
const REAL v1371 = REAL(0.25) + v1370;
const REAL v1372 = v1328 * v1328;
const REAL v1373 = REAL(0.1) * v1298;
const REAL v1374 = v1372 + v1373;
const REAL v1375 = PK_SQRT(v1374);
const REAL v1376 = v1369 ? v1371 : v1375;
const REAL v1377 = REAL(0.125) * v1288;
const REAL v1378 = v1376 + v1377;
const auto v1379 = v1308 < v1338;
const REAL v1380 = REAL(0.5) * v1308;
const REAL v1381 = REAL(0.25) + v1380;
const REAL v1382 = v1338 * v1338;
const REAL v1383 = REAL(0.1) * v1308;
const REAL v1384 = v1382 + v1383;
const REAL v1385 = PK_SQRT(v1384);
const REAL v1386 = v1379 ? v1381 : v1385;
const REAL v1387 = REAL(0.125) * v1298;
const REAL v1388 = v1386 + v1387;
const auto v1389 = v1318 < v1348;
const REAL v1390 = REAL(0.5) * v1318;
const REAL v1391 = REAL(0.25) + v1390;
const REAL v1392 = v1348 * v1348;
const REAL v1393 = REAL(0.1) * v1318;
const REAL v1394 = v1392 + v1393;
const REAL v1395 = PK_SQRT(v1394);
const REAL v1396 = v1389 ? v1391 : v1395;
const REAL v1397 = REAL(0.125) * v1308;
const REAL v1398 = v1396 + v1397;
const auto v1399 = v1328 < v1358;
const REAL v1400 = REAL(0.5) * v1328;
const REAL v1401 = REAL(0.25) + v1400;
const REAL v1402 = v1358 * v1358;
const REAL v1403 = REAL(0.1) * v1328;
const REAL v1404 = v1402 + v1403;
const REAL v1405 = PK_SQRT(v1404);
const REAL v1406 = v1399 ? v1401 : v1405;
const REAL v1407 = REAL(0.125) * v1318;
const REAL v1408 = v1406 + v1407;
const auto v1409 = v1338 < v1368;
const REAL v1410 = REAL(0.5) * v1338;
const REAL v1411 = REAL(0.25) + v1410;
const REAL v1412 = v1368 * v1368;
const REAL v1413 = REAL(0.1) * v1338;
const REAL v1414 = v1412 + v1413;
const REAL v1415 = PK_SQRT(v1414);
const REAL v1416 = v1409 ? v1411 : v1415;
const REAL v1417 = REAL(0.125) * v1328;
const REAL v1418 = v1416 + v1417;
const auto v1419 = v1348 < v1378;
const REAL v1420 = REAL(0.5) * v1348;
const REAL v1421 = REAL(0.25) + v1420;
const REAL v1422 = v1378 * v1378;
const REAL v1423 = REAL(0.1) * v1348;
const REAL v1424 = v1422 + v1423;
const REAL v1425 = PK_SQRT(v1424);
const REAL v1426 = v1419 ? v1421 : v1425;
const REAL v1427 = REAL(0.125) * v1338;
const REAL v1428 = v1426 + v1427;
const auto v1429 = v1358 < v1388;
const REAL v1430 = REAL(0.5) * v1358;
const REAL v1431 = REAL(0.25) + v1430;
const REAL v1432 = v1388 * v1388;
const REAL v1433 = REAL(0.1) * v1358;
const REAL v1434 = v1432 + v1433;
const REAL v1435 = PK_SQRT(v1434);
const REAL v1436 = v1429 ? v1431 : v1435;
const REAL v1437 = REAL(0.125) * v1348;
const REAL v1438 = v1436 + v1437;
const auto v1439 = v1368 < v1398;
const REAL v1440 = REAL(0.5) * v1368;
const REAL v1441 = REAL(0.25) + v1440;
const REAL v1442 = v1398 * v1398;
const REAL v1443 = REAL(0.1) * v1368;
const REAL v1444 = v1442 + v1443;
const REAL v1445 = PK_SQRT(v1444);
const REAL v1446 = v1439 ? v1441 : v1445;
const REAL v1447 = REAL(0.125) * v1358;
const REAL v1448 = v1446 + v1447;
const auto v1449 = v1378 < v1408;
const REAL v1450 = REAL(0.5) * v1378;
const REAL v1451 = REAL(0.25) + v1450;
const REAL v1452 = v1408 * v1408;
const REAL v1453 = REAL(0.1) * v1378;
const REAL v1454 = v1452 + v1453;
const REAL v1455 = PK_SQRT(v1454);
const REAL v1456 = v1449 ? v1451 : v1455;
const REAL v1457 = REAL(0.125) * v1368;
const REAL v1458 = v1456 + v1457;
const auto v1459 = v1388 < v1418;
const REAL v1460 = REAL(0.5) * v1388;
const REAL v1461 = REAL(0.25) + v1460;
const REAL v1462 = v1418 * v1418;
const REAL v1463 = REAL(0.1) * v1388;
const REAL v1464 = v1462 + v1463;
const REAL v1465 = PK_SQRT(v1464);
const REAL v1466 = v1459 ? v1461 : v1465;
const REAL v1467 = REAL(0.125) * v1378;
const REAL v1468 = v1466 + v1467;
const auto v1469 = v1398 < v1428;
const REAL v1470 = REAL(0.5) * v1398;
const REAL v1471 = REAL(0.25) + v1470;
const REAL v1472 = v1428 * v1428;
const REAL v1473 = REAL(0.1) * v1398;
const REAL v1474 = v1472 + v1473;
const REAL v1475 = PK_SQRT(v1474);
const REAL v1476 = v1469 ? v1471 : v1475;
const REAL v1477 = REAL(0.125) * v1388;
const REAL v1478 = v1476 + v1477;
const auto v1479 = v1408 < v1438;
const REAL v1480 = REAL(0.5) * v1408;
const REAL v1481 = REAL(0.25) + v1480;
const REAL v1482 = v1438 * v1438;
const REAL v1483 = REAL(0.1) * v1408;
const REAL v1484 = v1482 + v1483;
const REAL v1485 = PK_SQRT(v1484);
const REAL v1486 = v1479 ? v1481 : v1485;
const REAL v1487 = REAL(0.125) * v1398;
const REAL v1488 = v1486 + v1487;
const auto v1489 = v1418 < v1448;
const REAL v1490 = REAL(0.5) * v1418;
const REAL v1491 = REAL(0.25) + v1490;
const REAL v1492 = v1448 * v1448;
const REAL v1493 = REAL(0.1) * v1418;
const REAL v1494 = v1492 + v1493;
const REAL v1495 = PK_SQRT(v1494);
const REAL v1496 = v1489 ? v1491 : v1495;
const REAL v1497 = REAL(0.125) * v1408;
const REAL v1498 = v1496 + v1497;
const auto v1499 = v1428 < v1458;
const REAL v1500 = REAL(0.5) * v1428;
const REAL v1501 = REAL(0.25) + v1500;
const REAL v1502 = v1458 * v1458;
const REAL v1503 = REAL(0.1) * v1428;
const REAL v1504 = v1502 + v1503;
const REAL v1505 = PK_SQRT(v1504);
const REAL v1506 = v1499 ? v1501 : v1505;
const REAL v1507 = REAL(0.125) * v1418;
const REAL v1508 = v1506 + v1507;
const auto v1509 = v1438 < v1468;
const REAL v1510 = REAL(0.5) * v1438;
const REAL v1511 = REAL(0.25) + v1510;
const REAL v1512 = v1468 * v1468;
const REAL v1513 = REAL(0.1) * v1438;
const REAL v1514 = v1512 + v1513;
const REAL v1515 = PK_SQRT(v1514);
const REAL v1516 = v1509 ? v1511 : v1515;
const REAL v1517 = REAL(0.125) * v1428;
const REAL v1518 = v1516 + v1517;
const auto v1519 = v1448 < v1478;
const REAL v1520 = REAL(0.5) * v1448;
const REAL v1521 = REAL(0.25) + v1520;
const REAL v1522 = v1478 * v1478;
const REAL v1523 = REAL(0.1) * v1448;
const REAL v1524 = v1522 + v1523;
const REAL v1525 = PK_SQRT(v1524);
const REAL v1526 = v1519 ? v1521 : v1525;
const REAL v1527 = REAL(0.125) * v1438;
const REAL v1528 = v1526 + v1527;
const auto v1529 = v1458 < v1488;
const REAL v1530 = REAL(0.5) * v1458;
const REAL v1531 = REAL(0.25) + v1530;
const REAL v1532 = v1488 * v1488;
const REAL v1533 = REAL(0.1) * v1458;
const REAL v1534 = v1532 + v1533;
const REAL v1535 = PK_SQRT(v1534);
const REAL v1536 = v1529 ? v1531 : v1535;
const REAL v1537 = REAL(0.125) * v1448;
const REAL v1538 = v1536 + v1537;
const auto v1539 = v1468 < v1498;
const REAL v1540 = REAL(0.5) * v1468;
const REAL v1541 = REAL(0.25) + v1540;
const REAL v1542 = v1498 * v1498;
const REAL v1543 = REAL(0.1) * v1468;
const REAL v1544 = v1542 + v1543;
const REAL v1545 = PK_SQRT(v1544);
const REAL v1546 = v1539 ? v1541 : v1545;
const REAL v1547 = REAL(0.125) * v1458;
const REAL v1548 = v1546 + v1547;
const auto v1549 = v1478 < v1508;
const REAL v1550 = REAL(0.5) * v1478;
const REAL v1551 = REAL(0.25) + v1550;
const REAL v1552 = v1508 * v1508;
const REAL v1553 = REAL(0.1) * v1478;
const REAL v1554 = v1552 + v1553;
const REAL v1555 = PK_SQRT(v1554);
const REAL v1556 = v1549 ? v1551 : v1555;
const REAL v1557 = REAL(0.125) * v1468;
const REAL v1558 = v1556 + v1557;
const auto v1559 = v1488 < v1518;
const REAL v1560 = REAL(0.5) * v1488;
const REAL v1561 = REAL(0.25) + v1560;
const REAL v1562 = v1518 * v1518;
const REAL v1563 = REAL(0.1) * v1488;
const REAL v1564 = v1562 + v1563;
const REAL v1565 = PK_SQRT(v1564);
const REAL v1566 = v1559 ? v1561 : v1565;
const REAL v1567 = REAL(0.125) * v1478;
const REAL v1568 = v1566 + v1567;
const auto v1569 = v1498 < v1528;
const REAL v1570 = REAL(0.5) * v1498;
const REAL v1571 = REAL(0.25) + v1570;
const REAL v1572 = v1528 * v1528;
const REAL v1573 = REAL(0.1) * v1498;
const REAL v1574 = v1572 + v1573;
const REAL v1575 = PK_SQRT(v1574);
const REAL v1576 = v1569 ? v1571 : v1575;
const REAL v1577 = REAL(0.125) * v1488;
const REAL v1578 = v1576 + v1577;
const auto v1579 = v1508 < v1538;
const REAL v1580 = REAL(0.5) * v1508;
const REAL v1581 = REAL(0.25) + v1580;
const REAL v1582 = v1538 * v1538;
const REAL v1583 = REAL(0.1) * v1508;
const REAL v1584 = v1582 + v1583;
const REAL v1585 = PK_SQRT(v1584);
const REAL v1586 = v1579 ? v1581 : v1585;
const REAL v1587 = REAL(0.125) * v1498;
const REAL v1588 = v1586 + v1587;
const auto v1589 = v1518 < v1548;
const REAL v1590 = REAL(0.5) * v1518;
const REAL v1591 = REAL(0.25) + v1590;
const REAL v1592 = v1548 * v1548;
const REAL v1593 = REAL(0.1) * v1518;
const REAL v1594 = v1592 + v1593;
const REAL v1595 = PK_SQRT(v1594);
const REAL v1596 = v1589 ? v1591 : v1595;
const REAL v1597 = REAL(0.125) * v1508;
const REAL v1598 = v1596 + v1597;
const auto v1599 = v1528 < v1558;
const REAL v1600 = REAL(0.5) * v1528;
const REAL v1601 = REAL(0.25) + v1600;
const REAL v1602 = v1558 * v1558;
const REAL v1603 = REAL(0.1) * v1528;
const REAL v1604 = v1602 + v1603;
const REAL v1605 = PK_SQRT(v1604);
const REAL v1606 = v1599 ? v1601 : v1605;
const REAL v1607 = REAL(0.125) * v1518;
const REAL v1608 = v1606 + v1607;
const auto v1609 = v1538 < v1568;
const REAL v1610 = REAL(0.5) * v1538;
const REAL v1611 = REAL(0.25) + v1610;
const REAL v1612 = v1568 * v1568;
const REAL v1613 = REAL(0.1) * v1538;
const REAL v1614 = v1612 + v1613;
const REAL v1615 = PK_SQRT(v1614);
const REAL v1616 = v1609 ? v1611 : v1615;
const REAL v1617 = REAL(0.125) * v1528;
const REAL v1618 = v1616 + v1617;
const auto v1619 = v1548 < v1578;
const REAL v1620 = REAL(0.5) * v1548;
const REAL v1621 = REAL(0.25) + v1620;
const REAL v1622 = v1578 * v1578;
const REAL v1623 = REAL(0.1) * v1548;
const REAL v1624 = v1622 + v1623;
const REAL v1625 = PK_SQRT(v1624);
const REAL v1626 = v1619 ? v1621 : v1625;
const REAL v1627 = REAL(0.125) * v1538;
const REAL v1628 = v1626 + v1627;
const auto v1629 = v1558 < v1588;
const REAL v1630 = REAL(0.5) * v1558;
const REAL v1631 = REAL(0.25) + v1630;
const REAL v1632 = v1588 * v1588;
const REAL v1633 = REAL(0.1) * v1558;
const REAL v1634 = v1632 + v1633;
const REAL v1635 = PK_SQRT(v1634);
const REAL v1636 = v1629 ? v1631 : v1635;
const REAL v1637 = REAL(0.125) * v1548;
const REAL v1638 = v1636 + v1637;
const auto v1639 = v1568 < v1598;
const REAL v1640 = REAL(0.5) * v1568;
const REAL v1641 = REAL(0.25) + v1640;
const REAL v1642 = v1598 * v1598;
const REAL v1643 = REAL(0.1) * v1568;
const REAL v1644 = v1642 + v1643;
const REAL v1645 = PK_SQRT(v1644);
const REAL v1646 = v1639 ? v1641 : v1645;
const REAL v1647 = REAL(0.125) * v1558;
const REAL v1648 = v1646 + v1647;
const auto v1649 = v1578 < v1608;
const REAL v1650 = REAL(0.5) * v1578;
const REAL v1651 = REAL(0.25) + v1650;
const REAL v1652 = v1608 * v1608;
const REAL v1653 = REAL(0.1) * v1578;
const REAL v1654 = v1652 + v1653;
const REAL v1655 = PK_SQRT(v1654);
const REAL v1656 = v1649 ? v1651 : v1655;
const REAL v1657 = REAL(0.125) * v1568;
const REAL v1658 = v1656 + v1657;
const auto v1659 = v1588 < v1618;
const REAL v1660 = REAL(0.5) * v1588;
const REAL v1661 = REAL(0.25) + v1660;
const REAL v1662 = v1618 * v1618;
const REAL v1663 = REAL(0.1) * v1588;
const REAL v1664 = v1662 + v1663;
const REAL v1665 = PK_SQRT(v1664);
const REAL v1666 = v1659 ? v1661 : v1665;
const REAL v1667 = REAL(0.125) * v1578;
const REAL v1668 = v1666 + v1667;
const auto v1669 = v1598 < v1628;
const REAL v1670 = REAL(0.5) * v1598;
const REAL v1671 = REAL(0.25) + v1670;
const REAL v1672 = v1628 * v1628;
const REAL v1673 = REAL(0.1) * v1598;
const REAL v1674 = v1672 + v1673;
const REAL v1675 = PK_SQRT(v1674);
const REAL v1676 = v1669 ? v1671 : v1675;
const REAL v1677 = REAL(0.125) * v1588;
const REAL v1678 = v1676 + v1677;
const auto v1679 = v1608 < v1638;
const REAL v1680 = REAL(0.5) * v1608;
const REAL v1681 = REAL(0.25) + v1680;
const REAL v1682 = v1638 * v1638;
const REAL v1683 = REAL(0.1) * v1608;
const REAL v1684 = v1682 + v1683;
const REAL v1685 = PK_SQRT(v1684);
const REAL v1686 = v1679 ? v1681 : v1685;
const REAL v1687 = REAL(0.125) * v1598;
const REAL v1688 = v1686 + v1687;
const auto v1689 = v1618 < v1648;
const REAL v1690 = REAL(0.5) * v1618;
const REAL v1691 = REAL(0.25) + v1690;
const REAL v1692 = v1648 * v1648;
const REAL v1693 = REAL(0.1) * v1618;
const REAL v1694 = v1692 + v1693;
const REAL v1695 = PK_SQRT(v1694);
const REAL v1696 = v1689 ? v1691 : v1695;
const REAL v1697 = REAL(0.125) * v1608;
const REAL v1698 = v1696 + v1697;
const auto v1699 = v1628 < v1658;
const REAL v1700 = REAL(0.5) * v1628;
const REAL v1701 = REAL(0.25) + v1700;
const REAL v1702 = v1658 * v1658;
const REAL v1703 = REAL(0.1) * v1628;
const REAL v1704 = v1702 + v1703;
const REAL v1705 = PK_SQRT(v1704);
const REAL v1706 = v1699 ? v1701 : v1705;
const REAL v1707 = REAL(0.125) * v1618;
const REAL v1708 = v1706 + v1707;
const auto v1709 = v1638 < v1668;
const REAL v1710 = REAL(0.5) * v1638;
const REAL v1711 = REAL(0.25) + v1710;
const REAL v1712 = v1668 * v1668;
const REAL v1713 = REAL(0.1) * v1638;
const REAL v1714 = v1712 + v1713;
const REAL v1715 = PK_SQRT(v1714);
const REAL v1716 = v1709 ? v1711 : v1715;
const REAL v1717 = REAL(0.125) * v1628;
const REAL v1718 = v1716 + v1717;
const auto v1719 = v1648 < v1678;
const REAL v1720 = REAL(0.5) * v1648;
const REAL v1721 = REAL(0.25) + v1720;
const REAL v1722 = v1678 * v1678;
const REAL v1723 = REAL(0.1) * v1648;
const REAL v1724 = v1722 + v1723;
const REAL v1725 = PK_SQRT(v1724);
const REAL v1726 = v1719 ? v1721 : v1725;
const REAL v1727 = REAL(0.125) * v1638;
const REAL v1728 = v1726 + v1727;
const auto v1729 = v1658 < v1688;
const REAL v1730 = REAL(0.5) * v1658;
const REAL v1731 = REAL(0.25) + v1730;
const REAL v1732 = v1688 * v1688;
const REAL v1733 = REAL(0.1) * v1658;
const REAL v1734 = v1732 + v1733;
const REAL v1735 = PK_SQRT(v1734);
const REAL v1736 = v1729 ? v1731 : v1735;
const REAL v1737 = REAL(0.125) * v1648;
const REAL v1738 = v1736 + v1737;
const auto v1739 = v1668 < v1698;
const REAL v1740 = REAL(0.5) * v1668;
const REAL v1741 = REAL(0.25) + v1740;
const REAL v1742 = v1698 * v1698;
const REAL v1743 = REAL(0.1) * v1668;
const REAL v1744 = v1742 + v1743;
const REAL v1745 = PK_SQRT(v1744);
const REAL v1746 = v1739 ? v1741 : v1745;
const REAL v1747 = REAL(0.125) * v1658;
const REAL v1748 = v1746 + v1747;
const auto v1749 = v1678 < v1708;
const REAL v1750 = REAL(0.5) * v1678;
const REAL v1751 = REAL(0.25) + v1750;
const REAL v1752 = v1708 * v1708;
const REAL v1753 = REAL(0.1) * v1678;
const REAL v1754 = v1752 + v1753;
const REAL v1755 = PK_SQRT(v1754);
const REAL v1756 = v1749 ? v1751 : v1755;
const REAL v1757 = REAL(0.125) * v1668;
const REAL v1758 = v1756 + v1757;
const auto v1759 = v1688 < v1718;
const REAL v1760 = REAL(0.5) * v1688;
const REAL v1761 = REAL(0.25) + v1760;
const REAL v1762 = v1718 * v1718;
const REAL v1763 = REAL(0.1) * v1688;
const REAL v1764 = v1762 + v1763;
const REAL v1765 = PK_SQRT(v1764);
const REAL v1766 = v1759 ? v1761 : v1765;
const REAL v1767 = REAL(0.125) * v1678;
const REAL v1768 = v1766 + v1767;
const auto v1769 = v1698 < v1728;
const REAL v1770 = REAL(0.5) * v1698;
const REAL v1771 = REAL(0.25) + v1770;
const REAL v1772 = v1728 * v1728;
const REAL v1773 = REAL(0.1) * v1698;
const REAL v1774 = v1772 + v1773;
const REAL v1775 = PK_SQRT(v1774);
const REAL v1776 = v1769 ? v1771 : v1775;
const REAL v1777 = REAL(0.125) * v1688;
const REAL v1778 = v1776 + v1777;
const auto v1779 = v1708 < v1738;
const REAL v1780 = REAL(0.5) * v1708;
const REAL v1781 = REAL(0.25) + v1780;
const REAL v1782 = v1738 * v1738;
const REAL v1783 = REAL(0.1) * v1708;
const REAL v1784 = v1782 + v1783;
const REAL v1785 = PK_SQRT(v1784);
const REAL v1786 = v1779 ? v1781 : v1785;
const REAL v1787 = REAL(0.125) * v1698;
const REAL v1788 = v1786 + v1787;
const auto v1789 = v1718 < v1748;
const REAL v1790 = REAL(0.5) * v1718;
const REAL v1791 = REAL(0.25) + v1790;
const REAL v1792 = v1748 * v1748;
const REAL v1793 = REAL(0.1) * v1718;
const REAL v1794 = v1792 + v1793;
const REAL v1795 = PK_SQRT(v1794);
const REAL v1796 = v1789 ? v1791 : v1795;
const REAL v1797 = REAL(0.125) * v1708;
const REAL v1798 = v1796 + v1797;
const auto v1799 = v1728 < v1758;
const REAL v1800 = REAL(0.5) * v1728;
const REAL v1801 = REAL(0.25) + v1800;
const REAL v1802 = v1758 * v1758;
const REAL v1803 = REAL(0.1) * v1728;
const REAL v1804 = v1802 + v1803;
const REAL v1805 = PK_SQRT(v1804);
const REAL v1806 = v1799 ? v1801 : v1805;
const REAL v1807 = REAL(0.125) * v1718;
const REAL v1808 = v1806 + v1807;
const auto v1809 = v1738 < v1768;
const REAL v1810 = REAL(0.5) * v1738;
const REAL v1811 = REAL(0.25) + v1810;
const REAL v1812 = v1768 * v1768;
const REAL v1813 = REAL(0.1) * v1738;
const REAL v1814 = v1812 + v1813;
const REAL v1815 = PK_SQRT(v1814);
const REAL v1816 = v1809 ? v1811 : v1815;
const REAL v1817 = REAL(0.125) * v1728;
const REAL v1818 = v1816 + v1817;
const auto v1819 = v1748 < v1778;
const REAL v1820 = REAL(0.5) * v1748;
const REAL v1821 = REAL(0.25) + v1820;
const REAL v1822 = v1778 * v1778;
const REAL v1823 = REAL(0.1) * v1748;
const REAL v1824 = v1822 + v1823;
const REAL v1825 = PK_SQRT(v1824);
const REAL v1826 = v1819 ? v1821 : v1825;
const REAL v1827 = REAL(0.125) * v1738;
const REAL v1828 = v1826 + v1827;
const auto v1829 = v1758 < v1788;
const REAL v1830 = REAL(0.5) * v1758;
const REAL v1831 = REAL(0.25) + v1830;
const REAL v1832 = v1788 * v1788;
const REAL v1833 = REAL(0.1) * v1758;
const REAL v1834 = v1832 + v1833;
const REAL v1835 = PK_SQRT(v1834);
const REAL v1836 = v1829 ? v1831 : v1835;
const REAL v1837 = REAL(0.125) * v1748;
const REAL v1838 = v1836 + v1837;
const auto v1839 = v1768 < v1798;
const REAL v1840 = REAL(0.5) * v1768;
const REAL v1841 = REAL(0.25) + v1840;
const REAL v1842 = v1798 * v1798;
const REAL v1843 = REAL(0.1) * v1768;
const REAL v1844 = v1842 + v1843;
const REAL v1845 = PK_SQRT(v1844);
const REAL v1846 = v1839 ? v1841 : v1845;
const REAL v1847 = REAL(0.125) * v1758;
const REAL v1848 = v1846 + v1847;
const auto v1849 = v1778 < v1808;
const REAL v1850 = REAL(0.5) * v1778;
const REAL v1851 = REAL(0.25) + v1850;
const REAL v1852 = v1808 * v1808;
const REAL v1853 = REAL(0.1) * v1778;
const REAL v1854 = v1852 + v1853;
const REAL v1855 = PK_SQRT(v1854);
const REAL v1856 = v1849 ? v1851 : v1855;
const REAL v1857 = REAL(0.125) * v1768;
const REAL v1858 = v1856 + v1857;
const auto v1859 = v1788 < v1818;
const REAL v1860 = REAL(0.5) * v1788;
const REAL v1861 = REAL(0.25) + v1860;
const REAL v1862 = v1818 * v1818;
const REAL v1863 = REAL(0.1) * v1788;
const REAL v1864 = v1862 + v1863;
const REAL v1865 = PK_SQRT(v1864);
const REAL v1866 = v1859 ? v1861 : v1865;
const REAL v1867 = REAL(0.125) * v1778;
const REAL v1868 = v1866 + v1867;
const auto v1869 = v1798 < v1828;
const REAL v1870 = REAL(0.5) * v1798;
const REAL v1871 = REAL(0.25) + v1870;
const REAL v1872 = v1828 * v1828;
const REAL v1873 = REAL(0.1) * v1798;
const REAL v1874 = v1872 + v1873;
const REAL v1875 = PK_SQRT(v1874);
const REAL v1876 = v1869 ? v1871 : v1875;
const REAL v1877 = REAL(0.125) * v1788;
const REAL v1878 = v1876 + v1877;
const auto v1879 = v1808 < v1838;
const REAL v1880 = REAL(0.5) * v1808;
const REAL v1881 = REAL(0.25) + v1880;
const REAL v1882 = v1838 * v1838;
const REAL v1883 = REAL(0.1) * v1808;
const REAL v1884 = v1882 + v1883;
const REAL v1885 = PK_SQRT(v1884);
const REAL v1886 = v1879 ? v1881 : v1885;
const REAL v1887 = REAL(0.125) * v1798;
const REAL v1888 = v1886 + v1887;
const auto v1889 = v1818 < v1848;
const REAL v1890 = REAL(0.5) * v1818;
const REAL v1891 = REAL(0.25) + v1890;
const REAL v1892 = v1848 * v1848;
const REAL v1893 = REAL(0.1) * v1818;
const REAL v1894 = v1892 + v1893;
const REAL v1895 = PK_SQRT(v1894);
const REAL v1896 = v1889 ? v1891 : v1895;
const REAL v1897 = REAL(0.125) * v1808;
const REAL v1898 = v1896 + v1897;
const auto v1899 = v1828 < v1858;
const REAL v1900 = REAL(0.5) * v1828;
const REAL v1901 = REAL(0.25) + v1900;
const REAL v1902 = v1858 * v1858;
const REAL v1903 = REAL(0.1) * v1828;
const REAL v1904 = v1902 + v1903;
const REAL v1905 = PK_SQRT(v1904);
const REAL v1906 = v1899 ? v1901 : v1905;
const REAL v1907 = REAL(0.125) * v1818;
const REAL v1908 = v1906 + v1907;
const auto v1909 = v1838 < v1868;
const REAL v1910 = REAL(0.5) * v1838;
const REAL v1911 = REAL(0.25) + v1910;
const REAL v1912 = v1868 * v1868;
const REAL v1913 = REAL(0.1) * v1838;
const REAL v1914 = v1912 + v1913;
const REAL v1915 = PK_SQRT(v1914);
const REAL v1916 = v1909 ? v1911 : v1915;
const REAL v1917 = REAL(0.125) * v1828;
const REAL v1918 = v1916 + v1917;
const auto v1919 = v1848 < v1878;
const REAL v1920 = REAL(0.5) * v1848;
const REAL v1921 = REAL(0.25) + v1920;
const REAL v1922 = v1878 * v1878;
const REAL v1923 = REAL(0.1) * v1848;
const REAL v1924 = v1922 + v1923;
const REAL v1925 = PK_SQRT(v1924);
const REAL v1926 = v1919 ? v1921 : v1925;
const REAL v1927 = REAL(0.125) * v1838;
const REAL v1928 = v1926 + v1927;
const auto v1929 = v1858 < v1888;
const REAL v1930 = REAL(0.5) * v1858;
const REAL v1931 = REAL(0.25) + v1930;
const REAL v1932 = v1888 * v1888;
const REAL v1933 = REAL(0.1) * v1858;
const REAL v1934 = v1932 + v1933;
const REAL v1935 = PK_SQRT(v1934);
const REAL v1936 = v1929 ? v1931 : v1935;
const REAL v1937 = REAL(0.125) * v1848;
const REAL v1938 = v1936 + v1937;
const auto v1939 = v1868 < v1898;
const REAL v1940 = REAL(0.5) * v1868;
const REAL v1941 = REAL(0.25) + v1940;
const REAL v1942 = v1898 * v1898;
const REAL v1943 = REAL(0.1) * v1868;
const REAL v1944 = v1942 + v1943;
const REAL v1945 = PK_SQRT(v1944);
const REAL v1946 = v1939 ? v1941 : v1945;
const REAL v1947 = REAL(0.125) * v1858;
const REAL v1948 = v1946 + v1947;
const auto v1949 = v1878 < v1908;
const REAL v1950 = REAL(0.5) * v1878;
const REAL v1951 = REAL(0.25) + v1950;
const REAL v1952 = v1908 * v1908;
const REAL v1953 = REAL(0.1) * v1878;
const REAL v1954 = v1952 + v1953;
const REAL v1955 = PK_SQRT(v1954);
const REAL v1956 = v1949 ? v1951 : v1955;
const REAL v1957 = REAL(0.125) * v1868;
const REAL v1958 = v1956 + v1957;
const auto v1959 = v1888 < v1918;
const REAL v1960 = REAL(0.5) * v1888;
const REAL v1961 = REAL(0.25) + v1960;
const REAL v1962 = v1918 * v1918;
const REAL v1963 = REAL(0.1) * v1888;
const REAL v1964 = v1962 + v1963;
const REAL v1965 = PK_SQRT(v1964);
const REAL v1966 = v1959 ? v1961 : v1965;
const REAL v1967 = REAL(0.125) * v1878;
const REAL v1968 = v1966 + v1967;
const auto v1969 = v1898 < v1928;
const REAL v1970 = REAL(0.5) * v1898;
const REAL v1971 = REAL(0.25) + v1970;
const REAL v1972 = v1928 * v1928;
const REAL v1973 = REAL(0.1) * v1898;
const REAL v1974 = v1972 + v1973;
const REAL v1975 = PK_SQRT(v1974);
const REAL v1976 = v1969 ? v1971 : v1975;
const REAL v1977 = REAL(0.125) * v1888;
const REAL v1978 = v1976 + v1977;
const auto v1979 = v1908 < v1938;
const REAL v1980 = REAL(0.5) * v1908;
const REAL v1981 = REAL(0.25) + v1980;
const REAL v1982 = v1938 * v1938;
const REAL v1983 = REAL(0.1) * v1908;
const REAL v1984 = v1982 + v1983;
const REAL v1985 = PK_SQRT(v1984);
const REAL v1986 = v1979 ? v1981 : v1985;
const REAL v1987 = REAL(0.125) * v1898;
const REAL v1988 = v1986 + v1987;
const auto v1989 = v1918 < v1948;
const REAL v1990 = REAL(0.5) * v1918;
const REAL v1991 = REAL(0.25) + v1990;
const REAL v1992 = v1948 * v1948;
const REAL v1993 = REAL(0.1) * v1918;
const REAL v1994 = v1992 + v1993;
const REAL v1995 = PK_SQRT(v1994);
const REAL v1996 = v1989 ? v1991 : v1995;
const REAL v1997 = REAL(0.125) * v1908;
const REAL v1998 = v1996 + v1997;
const auto v1999 = v1928 < v1958;
const REAL v2000 = REAL(0.5) * v1928;
const REAL v2001 = REAL(0.25) + v2000;
const REAL v2002 = v1958 * v1958;
const REAL v2003 = REAL(0.1) * v1928;
const REAL v2004 = v2002 + v2003;
const REAL v2005 = PK_SQRT(v2004);
const REAL v2006 = v1999 ? v2001 : v2005;
const REAL v2007 = REAL(0.125) * v1918;
const REAL v2008 = v2006 + v2007;
const auto v2009 = v1938 < v1968;
const REAL v2010 = REAL(0.5) * v1938;
const REAL v2011 = REAL(0.25) + v2010;
const REAL v2012 = v1968 * v1968;
const REAL v2013 = REAL(0.1) * v1938;
const REAL v2014 = v2012 + v2013;
const REAL v2015 = PK_SQRT(v2014);
const REAL v2016 = v2009 ? v2011 : v2015;
const REAL v2017 = REAL(0.125) * v1928;
const REAL v2018 = v2016 + v2017;
const auto v2019 = v1948 < v1978;
const REAL v2020 = REAL(0.5) * v1948;
const REAL v2021 = REAL(0.25) + v2020;
const REAL v2022 = v1978 * v1978;
const REAL v2023 = REAL(0.1) * v1948;
const REAL v2024 = v2022 + v2023;
const REAL v2025 = PK_SQRT(v2024);
const REAL v2026 = v2019 ? v2021 : v2025;
const REAL v2027 = REAL(0.125) * v1938;
const REAL v2028 = v2026 + v2027;
const auto v2029 = v1958 < v1988;
const REAL v2030 = REAL(0.5) * v1958;
const REAL v2031 = REAL(0.25) + v2030;
const REAL v2032 = v1988 * v1988;
const REAL v2033 = REAL(0.1) * v1958;
const REAL v2034 = v2032 + v2033;
const REAL v2035 = PK_SQRT(v2034);
const REAL v2036 = v2029 ? v2031 : v2035;
const REAL v2037 = REAL(0.125) * v1948;
const REAL v2038 = v2036 + v2037;
const auto v2039 = v1968 < v1998;
const REAL v2040 = REAL(0.5) * v1968;
const REAL v2041 = REAL(0.25) + v2040;
const REAL v2042 = v1998 * v1998;
const REAL v2043 = REAL(0.1) * v1968;
const REAL v2044 = v2042 + v2043;
const REAL v2045 = PK_SQRT(v2044);
const REAL v2046 = v2039 ? v2041 : v2045;
const REAL v2047 = REAL(0.125) * v1958;
const REAL v2048 = v2046 + v2047;
const auto v2049 = v1978 < v2008;
const REAL v2050 = REAL(0.5) * v1978;
const REAL v2051 = REAL(0.25) + v2050;
const REAL v2052 = v2008 * v2008;
const REAL v2053 = REAL(0.1) * v1978;
const REAL v2054 = v2052 + v2053;
const REAL v2055 = PK_SQRT(v2054);
const REAL v2056 = v2049 ? v2051 : v2055;
const REAL v2057 = REAL(0.125) * v1968;
const REAL v2058 = v2056 + v2057;
const auto v2059 = v1988 < v2018;
const REAL v2060 = REAL(0.5) * v1988;
const REAL v2061 = REAL(0.25) + v2060;
const REAL v2062 = v2018 * v2018;
const REAL v2063 = REAL(0.1) * v1988;
const REAL v2064 = v2062 + v2063;
const REAL v2065 = PK_SQRT(v2064);
const REAL v2066 = v2059 ? v2061 : v2065;
const REAL v2067 = REAL(0.125) * v1978;
const REAL v2068 = v2066 + v2067;
const auto v2069 = v1998 < v2028;
const REAL v2070 = REAL(0.5) * v1998;
const REAL v2071 = REAL(0.25) + v2070;
const REAL v2072 = v2028 * v2028;
const REAL v2073 = REAL(0.1) * v1998;
const REAL v2074 = v2072 + v2073;
const REAL v2075 = PK_SQRT(v2074);
const REAL v2076 = v2069 ? v2071 : v2075;
const REAL v2077 = REAL(0.125) * v1988;
const REAL v2078 = v2076 + v2077;
const auto v2079 = v2008 < v2038;
const REAL v2080 = REAL(0.5) * v2008;
const REAL v2081 = REAL(0.25) + v2080;
const REAL v2082 = v2038 * v2038;
const REAL v2083 = REAL(0.1) * v2008;
const REAL v2084 = v2082 + v2083;
const REAL v2085 = PK_SQRT(v2084);
const REAL v2086 = v2079 ? v2081 : v2085;
const REAL v2087 = REAL(0.125) * v1998;
const REAL v2088 = v2086 + v2087;
const auto v2089 = v2018 < v2048;
const REAL v2090 = REAL(0.5) * v2018;
const REAL v2091 = REAL(0.25) + v2090;
const REAL v2092 = v2048 * v2048;
const REAL v2093 = REAL(0.1) * v2018;
const REAL v2094 = v2092 + v2093;
const REAL v2095 = PK_SQRT(v2094);
const REAL v2096 = v2089 ? v2091 : v2095;
const REAL v2097 = REAL(0.125) * v2008;
const REAL v2098 = v2096 + v2097;
const auto v2099 = v2028 < v2058;
const REAL v2100 = REAL(0.5) * v2028;
const REAL v2101 = REAL(0.25) + v2100;
const REAL v2102 = v2058 * v2058;
const REAL v2103 = REAL(0.1) * v2028;
const REAL v2104 = v2102 + v2103;
const REAL v2105 = PK_SQRT(v2104);
const REAL v2106 = v2099 ? v2101 : v2105;
const REAL v2107 = REAL(0.125) * v2018;
const REAL v2108 = v2106 + v2107;
const auto v2109 = v2038 < v2068;
const REAL v2110 = REAL(0.5) * v2038;
const REAL v2111 = REAL(0.25) + v2110;
const REAL v2112 = v2068 * v2068;
const REAL v2113 = REAL(0.1) * v2038;
const REAL v2114 = v2112 + v2113;
const REAL v2115 = PK_SQRT(v2114);
const REAL v2116 = v2109 ? v2111 : v2115;
const REAL v2117 = REAL(0.125) * v2028;
const REAL v2118 = v2116 + v2117;
const auto v2119 = v2048 < v2078;
const REAL v2120 = REAL(0.5) * v2048;
const REAL v2121 = REAL(0.25) + v2120;
const REAL v2122 = v2078 * v2078;
const REAL v2123 = REAL(0.1) * v2048;
const REAL v2124 = v2122 + v2123;
const REAL v2125 = PK_SQRT(v2124);
const REAL v2126 = v2119 ? v2121 : v2125;
const REAL v2127 = REAL(0.125) * v2038;
const REAL v2128 = v2126 + v2127;
const auto v2129 = v2058 < v2088;
const REAL v2130 = REAL(0.5) * v2058;
const REAL v2131 = REAL(0.25) + v2130;
const REAL v2132 = v2088 * v2088;
const REAL v2133 = REAL(0.1) * v2058;
const REAL v2134 = v2132 + v2133;
const REAL v2135 = PK_SQRT(v2134);
const REAL v2136 = v2129 ? v2131 : v2135;
const REAL v2137 = REAL(0.125) * v2048;
const REAL v2138 = v2136 + v2137;
const auto v2139 = v2068 < v2098;
const REAL v2140 = REAL(0.5) * v2068;
const REAL v2141 = REAL(0.25) + v2140;
const REAL v2142 = v2098 * v2098;
const REAL v2143 = REAL(0.1) * v2068;
const REAL v2144 = v2142 + v2143;
const REAL v2145 = PK_SQRT(v2144);
const REAL v2146 = v2139 ? v2141 : v2145;
const REAL v2147 = REAL(0.125) * v2058;
const REAL v2148 = v2146 + v2147;
const auto v2149 = v2078 < v2108;
const REAL v2150 = REAL(0.5) * v2078;
const REAL v2151 = REAL(0.25) + v2150;
const REAL v2152 = v2108 * v2108;
const REAL v2153 = REAL(0.1) * v2078;
const REAL v2154 = v2152 + v2153;
const REAL v2155 = PK_SQRT(v2154);
const REAL v2156 = v2149 ? v2151 : v2155;
const REAL v2157 = REAL(0.125) * v2068;
const REAL v2158 = v2156 + v2157;
const auto v2159 = v2088 < v2118;
const REAL v2160 = REAL(0.5) * v2088;
const REAL v2161 = REAL(0.25) + v2160;
const REAL v2162 = v2118 * v2118;
const REAL v2163 = REAL(0.1) * v2088;
const REAL v2164 = v2162 + v2163;
const REAL v2165 = PK_SQRT(v2164);
const REAL v2166 = v2159 ? v2161 : v2165;
const REAL v2167 = REAL(0.125) * v2078;
const REAL v2168 = v2166 + v2167;
const auto v2169 = v2098 < v2128;
const REAL v2170 = REAL(0.5) * v2098;
const REAL v2171 = REAL(0.25) + v2170;
const REAL v2172 = v2128 * v2128;
const REAL v2173 = REAL(0.1) * v2098;
const REAL v2174 = v2172 + v2173;
const REAL v2175 = PK_SQRT(v2174);
const REAL v2176 = v2169 ? v2171 : v2175;
const REAL v2177 = REAL(0.125) * v2088;
const REAL v2178 = v2176 + v2177;
const auto v2179 = v2108 < v2138;
const REAL v2180 = REAL(0.5) * v2108;
const REAL v2181 = REAL(0.25) + v2180;
const REAL v2182 = v2138 * v2138;
const REAL v2183 = REAL(0.1) * v2108;
const REAL v2184 = v2182 + v2183;
const REAL v2185 = PK_SQRT(v2184);
const REAL v2186 = v2179 ? v2181 : v2185;
const REAL v2187 = REAL(0.125) * v2098;
const REAL v2188 = v2186 + v2187;
const auto v2189 = v2118 < v2148;
const REAL v2190 = REAL(0.5) * v2118;
const REAL v2191 = REAL(0.25) + v2190;
const REAL v2192 = v2148 * v2148;
const REAL v2193 = REAL(0.1) * v2118;
const REAL v2194 = v2192 + v2193;
const REAL v2195 = PK_SQRT(v2194);
const REAL v2196 = v2189 ? v2191 : v2195;
const REAL v2197 = REAL(0.125) * v2108;
const REAL v2198 = v2196 + v2197;
const auto v2199 = v2128 < v2158;
const REAL v2200 = REAL(0.5) * v2128;
const REAL v2201 = REAL(0.25) + v2200;
const REAL v2202 = v2158 * v2158;
const REAL v2203 = REAL(0.1) * v2128;
const REAL v2204 = v2202 + v2203;
const REAL v2205 = PK_SQRT(v2204);
const REAL v2206 = v2199 ? v2201 : v2205;
const REAL v2207 = REAL(0.125) * v2118;
const REAL v2208 = v2206 + v2207;
o_t[0 + 0] = v2178;
o_t[0 + 1] = v2188;
o_t[0 + 2] = v2198;
o_t[0 + 3] = v2208;
o_t[0 + 4] = v2128;
o_t[0 + 5] = v2138;
o_t[0 + 6] = v2148;
o_t[0 + 7] = v2158;
o_t[0 + 8] = v2168;
o_t[9 + 0] = v2178;
o_t[9 + 1] = v2188;
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
gather(i0_t, i0_b + b * i0_s3, nullptr, i0_s3, nb, 1, 3, 0, i0_e0);
gather(i1_t, i1_b + b * i1_s3, nullptr, i1_s3, nb, 2, 3, i1_e0, i1_e1);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
scatter(o0_t, o0_b + b * o0_s3, nullptr, o0_s3, nb, 9);
scatter(o1_t, o1_b + b * o1_s3, nullptr, o1_s3, nb, 2);
}
}
#endif
}


// <posekit long@6d040e7fd86468b4 bf16.ssss>:1
static CUDA_CALLABLE void adj_pk_long_6d040e7fd86468b4_bf16_d0ff2b49_body_0(
    wp::int64 thread,
    wp::uint64 i0_,
    wp::uint64 i1_,
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
    wp::int64 i1_e1,
    wp::int64 & adj_thread,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
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
    wp::int64 & adj_i1_e1)
{
}

struct wp_args_pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2 {
    wp::uint64 i0_;
    wp::uint64 i1_;
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
    wp::int64 i1_e1;
};


template <bool wp_linear_contiguous>
static void pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_i0_ = _wp_args->i0_;
    wp::uint64 var_i1_ = _wp_args->i1_;
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
    wp::int64 var_i1_e1 = _wp_args->i1_e1;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_long_6d040e7fd86468b4_bf16_d0ff2b49(i0_: wp.uint64, i1_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, n0: wp.int64, n1: wp.int64, n2: wp.int64, m: wp.int64, i0_s0: wp.int64, i0_s1: wp.int64, i0_s2: wp.int64, i0_s3: wp.int64, i1_s0: wp.int64, i1_s1: wp.int64, i1_s2: wp.int64, i1_s3: wp.int64, o0_s0: wp.int64, o0_s1: wp.int64, o0_s2: wp.int64, o0_s3: wp.int64, o1_s0: wp.int64, o1_s1: wp.int64, o1_s2: wp.int64, o1_s3: wp.int64, i0_e0: wp.int64, i1_e0: wp.int64, i1_e1: wp.int64):       <L 4>
    // pk_long_6d040e7fd86468b4_bf16_d0ff2b49_body(wp.int64(wp.tid()), i0_, i1_, o0_, o1_, n0, n1, n2, m, i0_s0, i0_s1, i0_s2, i0_s3, i1_s0, i1_s1, i1_s2, i1_s3, o0_s0, o0_s1, o0_s2, o0_s3, o1_s0, o1_s1, o1_s2, o1_s3, i0_e0, i1_e0, i1_e1)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_long_6d040e7fd86468b4_bf16_d0ff2b49_body_0(var_1, var_i0_, var_i1_, var_o0_, var_o1_, var_n0, var_n1, var_n2, var_m, var_i0_s0, var_i0_s1, var_i0_s2, var_i0_s3, var_i1_s0, var_i1_s1, var_i1_s2, var_i1_s3, var_o0_s0, var_o0_s1, var_o0_s2, var_o0_s3, var_o1_s0, var_o1_s1, var_o1_s2, var_o1_s3, var_i0_e0, var_i1_e0, var_i1_e1);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2 *_wp_args)
{
    pk_long_6d040e7fd86468b4_bf16_d0ff2b49_533f71d2_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

