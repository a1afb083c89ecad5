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


// <posekit solved_by_LoopedCholesky@42ba47c850931762 f32.>:1
static CUDA_CALLABLE void pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_)
{
// i0 = matrix
// i1 = vector
// i2 = smallest
// o0 = result1
// o1 = result2
// o2 = result3
typedef wp::float32 REAL;

typedef wp::float32 STORE; typedef unsigned int BITS;
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
const long long t = thread;
if (t >= n) return;
struct alignas(16) PackedRow { STORE x[16 / sizeof(STORE)]; };
REAL i0[144];
REAL i1[12];
REAL i2[1];
REAL o0[12];
REAL o1[12];
REAL o2[1];
{ const STORE* __restrict p = (const STORE*)i0_ + t * 144; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i0[0] = REAL(w.x[0]); i0[1] = REAL(w.x[1]); i0[2] = REAL(w.x[2]); i0[3] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[1]; i0[4] = REAL(w.x[0]); i0[5] = REAL(w.x[1]); i0[6] = REAL(w.x[2]); i0[7] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[2]; i0[8] = REAL(w.x[0]); i0[9] = REAL(w.x[1]); i0[10] = REAL(w.x[2]); i0[11] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[3]; i0[12] = REAL(w.x[0]); i0[13] = REAL(w.x[1]); i0[14] = REAL(w.x[2]); i0[15] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[4]; i0[16] = REAL(w.x[0]); i0[17] = REAL(w.x[1]); i0[18] = REAL(w.x[2]); i0[19] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[5]; i0[20] = REAL(w.x[0]); i0[21] = REAL(w.x[1]); i0[22] = REAL(w.x[2]); i0[23] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[6]; i0[24] = REAL(w.x[0]); i0[25] = REAL(w.x[1]); i0[26] = REAL(w.x[2]); i0[27] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[7]; i0[28] = REAL(w.x[0]); i0[29] = REAL(w.x[1]); i0[30] = REAL(w.x[2]); i0[31] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[8]; i0[32] = REAL(w.x[0]); i0[33] = REAL(w.x[1]); i0[34] = REAL(w.x[2]); i0[35] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[9]; i0[36] = REAL(w.x[0]); i0[37] = REAL(w.x[1]); i0[38] = REAL(w.x[2]); i0[39] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[10]; i0[40] = REAL(w.x[0]); i0[41] = REAL(w.x[1]); i0[42] = REAL(w.x[2]); i0[43] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[11]; i0[44] = REAL(w.x[0]); i0[45] = REAL(w.x[1]); i0[46] = REAL(w.x[2]); i0[47] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[12]; i0[48] = REAL(w.x[0]); i0[49] = REAL(w.x[1]); i0[50] = REAL(w.x[2]); i0[51] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[13]; i0[52] = REAL(w.x[0]); i0[53] = REAL(w.x[1]); i0[54] = REAL(w.x[2]); i0[55] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[14]; i0[56] = REAL(w.x[0]); i0[57] = REAL(w.x[1]); i0[58] = REAL(w.x[2]); i0[59] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[15]; i0[60] = REAL(w.x[0]); i0[61] = REAL(w.x[1]); i0[62] = REAL(w.x[2]); i0[63] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[16]; i0[64] = REAL(w.x[0]); i0[65] = REAL(w.x[1]); i0[66] = REAL(w.x[2]); i0[67] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[17]; i0[68] = REAL(w.x[0]); i0[69] = REAL(w.x[1]); i0[70] = REAL(w.x[2]); i0[71] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[18]; i0[72] = REAL(w.x[0]); i0[73] = REAL(w.x[1]); i0[74] = REAL(w.x[2]); i0[75] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[19]; i0[76] = REAL(w.x[0]); i0[77] = REAL(w.x[1]); i0[78] = REAL(w.x[2]); i0[79] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[20]; i0[80] = REAL(w.x[0]); i0[81] = REAL(w.x[1]); i0[82] = REAL(w.x[2]); i0[83] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[21]; i0[84] = REAL(w.x[0]); i0[85] = REAL(w.x[1]); i0[86] = REAL(w.x[2]); i0[87] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[22]; i0[88] = REAL(w.x[0]); i0[89] = REAL(w.x[1]); i0[90] = REAL(w.x[2]); i0[91] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[23]; i0[92] = REAL(w.x[0]); i0[93] = REAL(w.x[1]); i0[94] = REAL(w.x[2]); i0[95] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[24]; i0[96] = REAL(w.x[0]); i0[97] = REAL(w.x[1]); i0[98] = REAL(w.x[2]); i0[99] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[25]; i0[100] = REAL(w.x[0]); i0[101] = REAL(w.x[1]); i0[102] = REAL(w.x[2]); i0[103] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[26]; i0[104] = REAL(w.x[0]); i0[105] = REAL(w.x[1]); i0[106] = REAL(w.x[2]); i0[107] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[27]; i0[108] = REAL(w.x[0]); i0[109] = REAL(w.x[1]); i0[110] = REAL(w.x[2]); i0[111] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[28]; i0[112] = REAL(w.x[0]); i0[113] = REAL(w.x[1]); i0[114] = REAL(w.x[2]); i0[115] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[29]; i0[116] = REAL(w.x[0]); i0[117] = REAL(w.x[1]); i0[118] = REAL(w.x[2]); i0[119] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[30]; i0[120] = REAL(w.x[0]); i0[121] = REAL(w.x[1]); i0[122] = REAL(w.x[2]); i0[123] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[31]; i0[124] = REAL(w.x[0]); i0[125] = REAL(w.x[1]); i0[126] = REAL(w.x[2]); i0[127] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[32]; i0[128] = REAL(w.x[0]); i0[129] = REAL(w.x[1]); i0[130] = REAL(w.x[2]); i0[131] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[33]; i0[132] = REAL(w.x[0]); i0[133] = REAL(w.x[1]); i0[134] = REAL(w.x[2]); i0[135] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[34]; i0[136] = REAL(w.x[0]); i0[137] = REAL(w.x[1]); i0[138] = REAL(w.x[2]); i0[139] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[35]; i0[140] = REAL(w.x[0]); i0[141] = REAL(w.x[1]); i0[142] = REAL(w.x[2]); i0[143] = REAL(w.x[3]); } } else { i0[0] = REAL(p[0]); i0[1] = REAL(p[1]); i0[2] = REAL(p[2]); i0[3] = REAL(p[3]); i0[4] = REAL(p[4]); i0[5] = REAL(p[5]); i0[6] = REAL(p[6]); i0[7] = REAL(p[7]); i0[8] = REAL(p[8]); i0[9] = REAL(p[9]); i0[10] = REAL(p[10]); i0[11] = REAL(p[11]); i0[12] = REAL(p[12]); i0[13] = REAL(p[13]); i0[14] = REAL(p[14]); i0[15] = REAL(p[15]); i0[16] = REAL(p[16]); i0[17] = REAL(p[17]); i0[18] = REAL(p[18]); i0[19] = REAL(p[19]); i0[20] = REAL(p[20]); i0[21] = REAL(p[21]); i0[22] = REAL(p[22]); i0[23] = REAL(p[23]); i0[24] = REAL(p[24]); i0[25] = REAL(p[25]); i0[26] = REAL(p[26]); i0[27] = REAL(p[27]); i0[28] = REAL(p[28]); i0[29] = REAL(p[29]); i0[30] = REAL(p[30]); i0[31] = REAL(p[31]); i0[32] = REAL(p[32]); i0[33] = REAL(p[33]); i0[34] = REAL(p[34]); i0[35] = REAL(p[35]); i0[36] = REAL(p[36]); i0[37] = REAL(p[37]); i0[38] = REAL(p[38]); i0[39] = REAL(p[39]); i0[40] = REAL(p[40]); i0[41] = REAL(p[41]); i0[42] = REAL(p[42]); i0[43] = REAL(p[43]); i0[44] = REAL(p[44]); i0[45] = REAL(p[45]); i0[46] = REAL(p[46]); i0[47] = REAL(p[47]); i0[48] = REAL(p[48]); i0[49] = REAL(p[49]); i0[50] = REAL(p[50]); i0[51] = REAL(p[51]); i0[52] = REAL(p[52]); i0[53] = REAL(p[53]); i0[54] = REAL(p[54]); i0[55] = REAL(p[55]); i0[56] = REAL(p[56]); i0[57] = REAL(p[57]); i0[58] = REAL(p[58]); i0[59] = REAL(p[59]); i0[60] = REAL(p[60]); i0[61] = REAL(p[61]); i0[62] = REAL(p[62]); i0[63] = REAL(p[63]); i0[64] = REAL(p[64]); i0[65] = REAL(p[65]); i0[66] = REAL(p[66]); i0[67] = REAL(p[67]); i0[68] = REAL(p[68]); i0[69] = REAL(p[69]); i0[70] = REAL(p[70]); i0[71] = REAL(p[71]); i0[72] = REAL(p[72]); i0[73] = REAL(p[73]); i0[74] = REAL(p[74]); i0[75] = REAL(p[75]); i0[76] = REAL(p[76]); i0[77] = REAL(p[77]); i0[78] = REAL(p[78]); i0[79] = REAL(p[79]); i0[80] = REAL(p[80]); i0[81] = REAL(p[81]); i0[82] = REAL(p[82]); i0[83] = REAL(p[83]); i0[84] = REAL(p[84]); i0[85] = REAL(p[85]); i0[86] = REAL(p[86]); i0[87] = REAL(p[87]); i0[88] = REAL(p[88]); i0[89] = REAL(p[89]); i0[90] = REAL(p[90]); i0[91] = REAL(p[91]); i0[92] = REAL(p[92]); i0[93] = REAL(p[93]); i0[94] = REAL(p[94]); i0[95] = REAL(p[95]); i0[96] = REAL(p[96]); i0[97] = REAL(p[97]); i0[98] = REAL(p[98]); i0[99] = REAL(p[99]); i0[100] = REAL(p[100]); i0[101] = REAL(p[101]); i0[102] = REAL(p[102]); i0[103] = REAL(p[103]); i0[104] = REAL(p[104]); i0[105] = REAL(p[105]); i0[106] = REAL(p[106]); i0[107] = REAL(p[107]); i0[108] = REAL(p[108]); i0[109] = REAL(p[109]); i0[110] = REAL(p[110]); i0[111] = REAL(p[111]); i0[112] = REAL(p[112]); i0[113] = REAL(p[113]); i0[114] = REAL(p[114]); i0[115] = REAL(p[115]); i0[116] = REAL(p[116]); i0[117] = REAL(p[117]); i0[118] = REAL(p[118]); i0[119] = REAL(p[119]); i0[120] = REAL(p[120]); i0[121] = REAL(p[121]); i0[122] = REAL(p[122]); i0[123] = REAL(p[123]); i0[124] = REAL(p[124]); i0[125] = REAL(p[125]); i0[126] = REAL(p[126]); i0[127] = REAL(p[127]); i0[128] = REAL(p[128]); i0[129] = REAL(p[129]); i0[130] = REAL(p[130]); i0[131] = REAL(p[131]); i0[132] = REAL(p[132]); i0[133] = REAL(p[133]); i0[134] = REAL(p[134]); i0[135] = REAL(p[135]); i0[136] = REAL(p[136]); i0[137] = REAL(p[137]); i0[138] = REAL(p[138]); i0[139] = REAL(p[139]); i0[140] = REAL(p[140]); i0[141] = REAL(p[141]); i0[142] = REAL(p[142]); i0[143] = REAL(p[143]); } }
{ const STORE* __restrict p = (const STORE*)i1_ + t * 12; if (aligned) { { const PackedRow w = ((const PackedRow*)p)[0]; i1[0] = REAL(w.x[0]); i1[1] = REAL(w.x[1]); i1[2] = REAL(w.x[2]); i1[3] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[1]; i1[4] = REAL(w.x[0]); i1[5] = REAL(w.x[1]); i1[6] = REAL(w.x[2]); i1[7] = REAL(w.x[3]); } { const PackedRow w = ((const PackedRow*)p)[2]; i1[8] = REAL(w.x[0]); i1[9] = REAL(w.x[1]); i1[10] = REAL(w.x[2]); i1[11] = REAL(w.x[3]); } } else { i1[0] = REAL(p[0]); i1[1] = REAL(p[1]); i1[2] = REAL(p[2]); i1[3] = REAL(p[3]); i1[4] = REAL(p[4]); i1[5] = REAL(p[5]); i1[6] = REAL(p[6]); i1[7] = REAL(p[7]); i1[8] = REAL(p[8]); i1[9] = REAL(p[9]); i1[10] = REAL(p[10]); i1[11] = REAL(p[11]); } }
{ const STORE* __restrict p = (const STORE*)i2_ + t * 1; i2[0] = REAL(p[0]); }
const REAL v0 = i0[0];
const REAL v1 = i0[12];
const REAL v2 = i0[13];
const REAL v3 = i0[24];
const REAL v4 = i0[25];
const REAL v5 = i0[26];
const REAL v6 = i0[36];
const REAL v7 = i0[37];
const REAL v8 = i0[38];
const REAL v9 = i0[39];
const REAL v10 = i0[48];
const REAL v11 = i0[49];
const REAL v12 = i0[50];
const REAL v13 = i0[51];
const REAL v14 = i0[52];
const REAL v15 = i0[60];
const REAL v16 = i0[61];
const REAL v17 = i0[62];
const REAL v18 = i0[63];
const REAL v19 = i0[64];
const REAL v20 = i0[65];
const REAL v21 = i0[72];
const REAL v22 = i0[73];
const REAL v23 = i0[74];
const REAL v24 = i0[75];
const REAL v25 = i0[76];
const REAL v26 = i0[77];
const REAL v27 = i0[78];
const REAL v28 = i0[84];
const REAL v29 = i0[85];
const REAL v30 = i0[86];
const REAL v31 = i0[87];
const REAL v32 = i0[88];
const REAL v33 = i0[89];
const REAL v34 = i0[90];
const REAL v35 = i0[91];
const REAL v36 = i0[96];
const REAL v37 = i0[97];
const REAL v38 = i0[98];
const REAL v39 = i0[99];
const REAL v40 = i0[100];
const REAL v41 = i0[101];
const REAL v42 = i0[102];
const REAL v43 = i0[103];
const REAL v44 = i0[104];
const REAL v45 = i0[108];
const REAL v46 = i0[109];
const REAL v47 = i0[110];
const REAL v48 = i0[111];
const REAL v49 = i0[112];
const REAL v50 = i0[113];
const REAL v51 = i0[114];
const REAL v52 = i0[115];
const REAL v53 = i0[116];
const REAL v54 = i0[117];
const REAL v55 = i0[120];
const REAL v56 = i0[121];
const REAL v57 = i0[122];
const REAL v58 = i0[123];
const REAL v59 = i0[124];
const REAL v60 = i0[125];
const REAL v61 = i0[126];
const REAL v62 = i0[127];
const REAL v63 = i0[128];
const REAL v64 = i0[129];
const REAL v65 = i0[130];
const REAL v66 = i0[132];
const REAL v67 = i0[133];
const REAL v68 = i0[134];
const REAL v69 = i0[135];
const REAL v70 = i0[136];
const REAL v71 = i0[137];
const REAL v72 = i0[138];
const REAL v73 = i0[139];
const REAL v74 = i0[140];
const REAL v75 = i0[141];
const REAL v76 = i0[142];
const REAL v77 = i0[143];
const REAL v78 = i1[0];
const REAL v79 = i1[1];
const REAL v80 = i1[2];
const REAL v81 = i1[3];
const REAL v82 = i1[4];
const REAL v83 = i1[5];
const REAL v84 = i1[6];
const REAL v85 = i1[7];
const REAL v86 = i1[8];
const REAL v87 = i1[9];
const REAL v88 = i1[10];
const REAL v89 = i1[11];
const REAL v90 = i2[0];
const REAL v91 = v0 < v90 ? v90 : v0;
const REAL v92 = REAL(1) / PK_SQRT(v91);
const REAL v93 = v1 * v92;
const REAL v94 = v93 * v93;
const REAL v95 = v2 - v94;
const REAL v96 = v95 < v90 ? v90 : v95;
const REAL v97 = REAL(1) / PK_SQRT(v96);
const REAL v98 = v3 * v92;
const REAL v99 = v93 * v98;
const REAL v100 = v4 - v99;
const REAL v101 = v97 * v100;
const REAL v102 = v98 * v98;
const REAL v103 = v101 * v101;
const REAL v104 = v102 + v103;
const REAL v105 = v5 - v104;
const REAL v106 = v105 < v90 ? v90 : v105;
const REAL v107 = REAL(1) / PK_SQRT(v106);
const REAL v108 = v6 * v92;
const REAL v109 = v93 * v108;
const REAL v110 = v7 - v109;
const REAL v111 = v97 * v110;
const REAL v112 = v98 * v108;
const REAL v113 = v101 * v111;
const REAL v114 = v112 + v113;
const REAL v115 = v8 - v114;
const REAL v116 = v107 * v115;
const REAL v117 = v108 * v108;
const REAL v118 = v111 * v111;
const REAL v119 = v117 + v118;
const REAL v120 = v116 * v116;
const REAL v121 = v119 + v120;
const REAL v122 = v9 - v121;
const REAL v123 = v122 < v90 ? v90 : v122;
const REAL v124 = REAL(1) / PK_SQRT(v123);
const REAL v125 = v10 * v92;
const REAL v126 = v93 * v125;
const REAL v127 = v11 - v126;
const REAL v128 = v97 * v127;
const REAL v129 = v98 * v125;
const REAL v130 = v101 * v128;
const REAL v131 = v129 + v130;
const REAL v132 = v12 - v131;
const REAL v133 = v107 * v132;
const REAL v134 = v108 * v125;
const REAL v135 = v111 * v128;
const REAL v136 = v134 + v135;
const REAL v137 = v116 * v133;
const REAL v138 = v136 + v137;
const REAL v139 = v13 - v138;
const REAL v140 = v124 * v139;
const REAL v141 = v125 * v125;
const REAL v142 = v128 * v128;
const REAL v143 = v141 + v142;
const REAL v144 = v133 * v133;
const REAL v145 = v143 + v144;
const REAL v146 = v140 * v140;
const REAL v147 = v145 + v146;
const REAL v148 = v14 - v147;
const REAL v149 = v148 < v90 ? v90 : v148;
const REAL v150 = REAL(1) / PK_SQRT(v149);
const REAL v151 = v15 * v92;
const REAL v152 = v93 * v151;
const REAL v153 = v16 - v152;
const REAL v154 = v97 * v153;
const REAL v155 = v98 * v151;
const REAL v156 = v101 * v154;
const REAL v157 = v155 + v156;
const REAL v158 = v17 - v157;
const REAL v159 = v107 * v158;
const REAL v160 = v108 * v151;
const REAL v161 = v111 * v154;
const REAL v162 = v160 + v161;
const REAL v163 = v116 * v159;
const REAL v164 = v162 + v163;
const REAL v165 = v18 - v164;
const REAL v166 = v124 * v165;
const REAL v167 = v125 * v151;
const REAL v168 = v128 * v154;
const REAL v169 = v167 + v168;
const REAL v170 = v133 * v159;
const REAL v171 = v169 + v170;
const REAL v172 = v140 * v166;
const REAL v173 = v171 + v172;
const REAL v174 = v19 - v173;
const REAL v175 = v150 * v174;
const REAL v176 = v151 * v151;
const REAL v177 = v154 * v154;
const REAL v178 = v176 + v177;
const REAL v179 = v159 * v159;
const REAL v180 = v178 + v179;
const REAL v181 = v166 * v166;
const REAL v182 = v180 + v181;
const REAL v183 = v175 * v175;
const REAL v184 = v182 + v183;
const REAL v185 = v20 - v184;
const REAL v186 = v185 < v90 ? v90 : v185;
const REAL v187 = REAL(1) / PK_SQRT(v186);
const REAL v188 = v21 * v92;
const REAL v189 = v93 * v188;
const REAL v190 = v22 - v189;
const REAL v191 = v97 * v190;
const REAL v192 = v98 * v188;
const REAL v193 = v101 * v191;
const REAL v194 = v192 + v193;
const REAL v195 = v23 - v194;
const REAL v196 = v107 * v195;
const REAL v197 = v108 * v188;
const REAL v198 = v111 * v191;
const REAL v199 = v197 + v198;
const REAL v200 = v116 * v196;
const REAL v201 = v199 + v200;
const REAL v202 = v24 - v201;
const REAL v203 = v124 * v202;
const REAL v204 = v125 * v188;
const REAL v205 = v128 * v191;
const REAL v206 = v204 + v205;
const REAL v207 = v133 * v196;
const REAL v208 = v206 + v207;
const REAL v209 = v140 * v203;
const REAL v210 = v208 + v209;
const REAL v211 = v25 - v210;
const REAL v212 = v150 * v211;
const REAL v213 = v151 * v188;
const REAL v214 = v154 * v191;
const REAL v215 = v213 + v214;
const REAL v216 = v159 * v196;
const REAL v217 = v215 + v216;
const REAL v218 = v166 * v203;
const REAL v219 = v217 + v218;
const REAL v220 = v175 * v212;
const REAL v221 = v219 + v220;
const REAL v222 = v26 - v221;
const REAL v223 = v187 * v222;
const REAL v224 = v188 * v188;
const REAL v225 = v191 * v191;
const REAL v226 = v224 + v225;
const REAL v227 = v196 * v196;
const REAL v228 = v226 + v227;
const REAL v229 = v203 * v203;
const REAL v230 = v228 + v229;
const REAL v231 = v212 * v212;
const REAL v232 = v230 + v231;
const REAL v233 = v223 * v223;
const REAL v234 = v232 + v233;
const REAL v235 = v27 - v234;
const REAL v236 = v235 < v90 ? v90 : v235;
const REAL v237 = REAL(1) / PK_SQRT(v236);
const REAL v238 = v28 * v92;
const REAL v239 = v93 * v238;
const REAL v240 = v29 - v239;
const REAL v241 = v97 * v240;
const REAL v242 = v98 * v238;
const REAL v243 = v101 * v241;
const REAL v244 = v242 + v243;
const REAL v245 = v30 - v244;
const REAL v246 = v107 * v245;
const REAL v247 = v108 * v238;
const REAL v248 = v111 * v241;
const REAL v249 = v247 + v248;
const REAL v250 = v116 * v246;
const REAL v251 = v249 + v250;
const REAL v252 = v31 - v251;
const REAL v253 = v124 * v252;
const REAL v254 = v125 * v238;
const REAL v255 = v128 * v241;
const REAL v256 = v254 + v255;
const REAL v257 = v133 * v246;
const REAL v258 = v256 + v257;
const REAL v259 = v140 * v253;
const REAL v260 = v258 + v259;
const REAL v261 = v32 - v260;
const REAL v262 = v150 * v261;
const REAL v263 = v151 * v238;
const REAL v264 = v154 * v241;
const REAL v265 = v263 + v264;
const REAL v266 = v159 * v246;
const REAL v267 = v265 + v266;
const REAL v268 = v166 * v253;
const REAL v269 = v267 + v268;
const REAL v270 = v175 * v262;
const REAL v271 = v269 + v270;
const REAL v272 = v33 - v271;
const REAL v273 = v187 * v272;
const REAL v274 = v188 * v238;
const REAL v275 = v191 * v241;
const REAL v276 = v274 + v275;
const REAL v277 = v196 * v246;
const REAL v278 = v276 + v277;
const REAL v279 = v203 * v253;
const REAL v280 = v278 + v279;
const REAL v281 = v212 * v262;
const REAL v282 = v280 + v281;
const REAL v283 = v223 * v273;
const REAL v284 = v282 + v283;
const REAL v285 = v34 - v284;
const REAL v286 = v237 * v285;
const REAL v287 = v238 * v238;
const REAL v288 = v241 * v241;
const REAL v289 = v287 + v288;
const REAL v290 = v246 * v246;
const REAL v291 = v289 + v290;
const REAL v292 = v253 * v253;
const REAL v293 = v291 + v292;
const REAL v294 = v262 * v262;
const REAL v295 = v293 + v294;
const REAL v296 = v273 * v273;
const REAL v297 = v295 + v296;
const REAL v298 = v286 * v286;
const REAL v299 = v297 + v298;
const REAL v300 = v35 - v299;
const REAL v301 = v300 < v90 ? v90 : v300;
const REAL v302 = REAL(1) / PK_SQRT(v301);
const REAL v303 = v36 * v92;
const REAL v304 = v93 * v303;
const REAL v305 = v37 - v304;
const REAL v306 = v97 * v305;
const REAL v307 = v98 * v303;
const REAL v308 = v101 * v306;
const REAL v309 = v307 + v308;
const REAL v310 = v38 - v309;
const REAL v311 = v107 * v310;
const REAL v312 = v108 * v303;
const REAL v313 = v111 * v306;
const REAL v314 = v312 + v313;
const REAL v315 = v116 * v311;
const REAL v316 = v314 + v315;
const REAL v317 = v39 - v316;
const REAL v318 = v124 * v317;
const REAL v319 = v125 * v303;
const REAL v320 = v128 * v306;
const REAL v321 = v319 + v320;
const REAL v322 = v133 * v311;
const REAL v323 = v321 + v322;
const REAL v324 = v140 * v318;
const REAL v325 = v323 + v324;
const REAL v326 = v40 - v325;
const REAL v327 = v150 * v326;
const REAL v328 = v151 * v303;
const REAL v329 = v154 * v306;
const REAL v330 = v328 + v329;
const REAL v331 = v159 * v311;
const REAL v332 = v330 + v331;
const REAL v333 = v166 * v318;
const REAL v334 = v332 + v333;
const REAL v335 = v175 * v327;
const REAL v336 = v334 + v335;
const REAL v337 = v41 - v336;
const REAL v338 = v187 * v337;
const REAL v339 = v188 * v303;
const REAL v340 = v191 * v306;
const REAL v341 = v339 + v340;
const REAL v342 = v196 * v311;
const REAL v343 = v341 + v342;
const REAL v344 = v203 * v318;
const REAL v345 = v343 + v344;
const REAL v346 = v212 * v327;
const REAL v347 = v345 + v346;
const REAL v348 = v223 * v338;
const REAL v349 = v347 + v348;
const REAL v350 = v42 - v349;
const REAL v351 = v237 * v350;
const REAL v352 = v238 * v303;
const REAL v353 = v241 * v306;
const REAL v354 = v352 + v353;
const REAL v355 = v246 * v311;
const REAL v356 = v354 + v355;
const REAL v357 = v253 * v318;
const REAL v358 = v356 + v357;
const REAL v359 = v262 * v327;
const REAL v360 = v358 + v359;
const REAL v361 = v273 * v338;
const REAL v362 = v360 + v361;
const REAL v363 = v286 * v351;
const REAL v364 = v362 + v363;
const REAL v365 = v43 - v364;
const REAL v366 = v302 * v365;
const REAL v367 = v303 * v303;
const REAL v368 = v306 * v306;
const REAL v369 = v367 + v368;
const REAL v370 = v311 * v311;
const REAL v371 = v369 + v370;
const REAL v372 = v318 * v318;
const REAL v373 = v371 + v372;
const REAL v374 = v327 * v327;
const REAL v375 = v373 + v374;
const REAL v376 = v338 * v338;
const REAL v377 = v375 + v376;
const REAL v378 = v351 * v351;
const REAL v379 = v377 + v378;
const REAL v380 = v366 * v366;
const REAL v381 = v379 + v380;
const REAL v382 = v44 - v381;
const REAL v383 = v382 < v90 ? v90 : v382;
const REAL v384 = REAL(1) / PK_SQRT(v383);
const REAL v385 = v45 * v92;
const REAL v386 = v93 * v385;
const REAL v387 = v46 - v386;
const REAL v388 = v97 * v387;
const REAL v389 = v98 * v385;
const REAL v390 = v101 * v388;
const REAL v391 = v389 + v390;
const REAL v392 = v47 - v391;
const REAL v393 = v107 * v392;
const REAL v394 = v108 * v385;
const REAL v395 = v111 * v388;
const REAL v396 = v394 + v395;
const REAL v397 = v116 * v393;
const REAL v398 = v396 + v397;
const REAL v399 = v48 - v398;
const REAL v400 = v124 * v399;
const REAL v401 = v125 * v385;
const REAL v402 = v128 * v388;
const REAL v403 = v401 + v402;
const REAL v404 = v133 * v393;
const REAL v405 = v403 + v404;
const REAL v406 = v140 * v400;
const REAL v407 = v405 + v406;
const REAL v408 = v49 - v407;
const REAL v409 = v150 * v408;
const REAL v410 = v151 * v385;
const REAL v411 = v154 * v388;
const REAL v412 = v410 + v411;
const REAL v413 = v159 * v393;
const REAL v414 = v412 + v413;
const REAL v415 = v166 * v400;
const REAL v416 = v414 + v415;
const REAL v417 = v175 * v409;
const REAL v418 = v416 + v417;
const REAL v419 = v50 - v418;
const REAL v420 = v187 * v419;
const REAL v421 = v188 * v385;
const REAL v422 = v191 * v388;
const REAL v423 = v421 + v422;
const REAL v424 = v196 * v393;
const REAL v425 = v423 + v424;
const REAL v426 = v203 * v400;
const REAL v427 = v425 + v426;
const REAL v428 = v212 * v409;
const REAL v429 = v427 + v428;
const REAL v430 = v223 * v420;
const REAL v431 = v429 + v430;
const REAL v432 = v51 - v431;
const REAL v433 = v237 * v432;
const REAL v434 = v238 * v385;
const REAL v435 = v241 * v388;
const REAL v436 = v434 + v435;
const REAL v437 = v246 * v393;
const REAL v438 = v436 + v437;
const REAL v439 = v253 * v400;
const REAL v440 = v438 + v439;
const REAL v441 = v262 * v409;
const REAL v442 = v440 + v441;
const REAL v443 = v273 * v420;
const REAL v444 = v442 + v443;
const REAL v445 = v286 * v433;
const REAL v446 = v444 + v445;
const REAL v447 = v52 - v446;
const REAL v448 = v302 * v447;
const REAL v449 = v303 * v385;
const REAL v450 = v306 * v388;
const REAL v451 = v449 + v450;
const REAL v452 = v311 * v393;
const REAL v453 = v451 + v452;
const REAL v454 = v318 * v400;
const REAL v455 = v453 + v454;
const REAL v456 = v327 * v409;
const REAL v457 = v455 + v456;
const REAL v458 = v338 * v420;
const REAL v459 = v457 + v458;
const REAL v460 = v351 * v433;
const REAL v461 = v459 + v460;
const REAL v462 = v366 * v448;
const REAL v463 = v461 + v462;
const REAL v464 = v53 - v463;
const REAL v465 = v384 * v464;
const REAL v466 = v385 * v385;
const REAL v467 = v388 * v388;
const REAL v468 = v466 + v467;
const REAL v469 = v393 * v393;
const REAL v470 = v468 + v469;
const REAL v471 = v400 * v400;
const REAL v472 = v470 + v471;
const REAL v473 = v409 * v409;
const REAL v474 = v472 + v473;
const REAL v475 = v420 * v420;
const REAL v476 = v474 + v475;
const REAL v477 = v433 * v433;
const REAL v478 = v476 + v477;
const REAL v479 = v448 * v448;
const REAL v480 = v478 + v479;
const REAL v481 = v465 * v465;
const REAL v482 = v480 + v481;
const REAL v483 = v54 - v482;
const REAL v484 = v483 < v90 ? v90 : v483;
const REAL v485 = REAL(1) / PK_SQRT(v484);
const REAL v486 = v55 * v92;
const REAL v487 = v93 * v486;
const REAL v488 = v56 - v487;
const REAL v489 = v97 * v488;
const REAL v490 = v98 * v486;
const REAL v491 = v101 * v489;
const REAL v492 = v490 + v491;
const REAL v493 = v57 - v492;
const REAL v494 = v107 * v493;
const REAL v495 = v108 * v486;
const REAL v496 = v111 * v489;
const REAL v497 = v495 + v496;
const REAL v498 = v116 * v494;
const REAL v499 = v497 + v498;
const REAL v500 = v58 - v499;
const REAL v501 = v124 * v500;
const REAL v502 = v125 * v486;
const REAL v503 = v128 * v489;
const REAL v504 = v502 + v503;
const REAL v505 = v133 * v494;
const REAL v506 = v504 + v505;
const REAL v507 = v140 * v501;
const REAL v508 = v506 + v507;
const REAL v509 = v59 - v508;
const REAL v510 = v150 * v509;
const REAL v511 = v151 * v486;
const REAL v512 = v154 * v489;
const REAL v513 = v511 + v512;
const REAL v514 = v159 * v494;
const REAL v515 = v513 + v514;
const REAL v516 = v166 * v501;
const REAL v517 = v515 + v516;
const REAL v518 = v175 * v510;
const REAL v519 = v517 + v518;
const REAL v520 = v60 - v519;
const REAL v521 = v187 * v520;
const REAL v522 = v188 * v486;
const REAL v523 = v191 * v489;
const REAL v524 = v522 + v523;
const REAL v525 = v196 * v494;
const REAL v526 = v524 + v525;
const REAL v527 = v203 * v501;
const REAL v528 = v526 + v527;
const REAL v529 = v212 * v510;
const REAL v530 = v528 + v529;
const REAL v531 = v223 * v521;
const REAL v532 = v530 + v531;
const REAL v533 = v61 - v532;
const REAL v534 = v237 * v533;
const REAL v535 = v238 * v486;
const REAL v536 = v241 * v489;
const REAL v537 = v535 + v536;
const REAL v538 = v246 * v494;
const REAL v539 = v537 + v538;
const REAL v540 = v253 * v501;
const REAL v541 = v539 + v540;
const REAL v542 = v262 * v510;
const REAL v543 = v541 + v542;
const REAL v544 = v273 * v521;
const REAL v545 = v543 + v544;
const REAL v546 = v286 * v534;
const REAL v547 = v545 + v546;
const REAL v548 = v62 - v547;
const REAL v549 = v302 * v548;
const REAL v550 = v303 * v486;
const REAL v551 = v306 * v489;
const REAL v552 = v550 + v551;
const REAL v553 = v311 * v494;
const REAL v554 = v552 + v553;
const REAL v555 = v318 * v501;
const REAL v556 = v554 + v555;
const REAL v557 = v327 * v510;
const REAL v558 = v556 + v557;
const REAL v559 = v338 * v521;
const REAL v560 = v558 + v559;
const REAL v561 = v351 * v534;
const REAL v562 = v560 + v561;
const REAL v563 = v366 * v549;
const REAL v564 = v562 + v563;
const REAL v565 = v63 - v564;
const REAL v566 = v384 * v565;
const REAL v567 = v385 * v486;
const REAL v568 = v388 * v489;
const REAL v569 = v567 + v568;
const REAL v570 = v393 * v494;
const REAL v571 = v569 + v570;
const REAL v572 = v400 * v501;
const REAL v573 = v571 + v572;
const REAL v574 = v409 * v510;
const REAL v575 = v573 + v574;
const REAL v576 = v420 * v521;
const REAL v577 = v575 + v576;
const REAL v578 = v433 * v534;
const REAL v579 = v577 + v578;
const REAL v580 = v448 * v549;
const REAL v581 = v579 + v580;
const REAL v582 = v465 * v566;
const REAL v583 = v581 + v582;
const REAL v584 = v64 - v583;
const REAL v585 = v485 * v584;
const REAL v586 = v486 * v486;
const REAL v587 = v489 * v489;
const REAL v588 = v586 + v587;
const REAL v589 = v494 * v494;
const REAL v590 = v588 + v589;
const REAL v591 = v501 * v501;
const REAL v592 = v590 + v591;
const REAL v593 = v510 * v510;
const REAL v594 = v592 + v593;
const REAL v595 = v521 * v521;
const REAL v596 = v594 + v595;
const REAL v597 = v534 * v534;
const REAL v598 = v596 + v597;
const REAL v599 = v549 * v549;
const REAL v600 = v598 + v599;
const REAL v601 = v566 * v566;
const REAL v602 = v600 + v601;
const REAL v603 = v585 * v585;
const REAL v604 = v602 + v603;
const REAL v605 = v65 - v604;
const REAL v606 = v605 < v90 ? v90 : v605;
const REAL v607 = REAL(1) / PK_SQRT(v606);
const REAL v608 = v66 * v92;
const REAL v609 = v93 * v608;
const REAL v610 = v67 - v609;
const REAL v611 = v97 * v610;
const REAL v612 = v98 * v608;
const REAL v613 = v101 * v611;
const REAL v614 = v612 + v613;
const REAL v615 = v68 - v614;
const REAL v616 = v107 * v615;
const REAL v617 = v108 * v608;
const REAL v618 = v111 * v611;
const REAL v619 = v617 + v618;
const REAL v620 = v116 * v616;
const REAL v621 = v619 + v620;
const REAL v622 = v69 - v621;
const REAL v623 = v124 * v622;
const REAL v624 = v125 * v608;
const REAL v625 = v128 * v611;
const REAL v626 = v624 + v625;
const REAL v627 = v133 * v616;
const REAL v628 = v626 + v627;
const REAL v629 = v140 * v623;
const REAL v630 = v628 + v629;
const REAL v631 = v70 - v630;
const REAL v632 = v150 * v631;
const REAL v633 = v151 * v608;
const REAL v634 = v154 * v611;
const REAL v635 = v633 + v634;
const REAL v636 = v159 * v616;
const REAL v637 = v635 + v636;
const REAL v638 = v166 * v623;
const REAL v639 = v637 + v638;
const REAL v640 = v175 * v632;
const REAL v641 = v639 + v640;
const REAL v642 = v71 - v641;
const REAL v643 = v187 * v642;
const REAL v644 = v188 * v608;
const REAL v645 = v191 * v611;
const REAL v646 = v644 + v645;
const REAL v647 = v196 * v616;
const REAL v648 = v646 + v647;
const REAL v649 = v203 * v623;
const REAL v650 = v648 + v649;
const REAL v651 = v212 * v632;
const REAL v652 = v650 + v651;
const REAL v653 = v223 * v643;
const REAL v654 = v652 + v653;
const REAL v655 = v72 - v654;
const REAL v656 = v237 * v655;
const REAL v657 = v238 * v608;
const REAL v658 = v241 * v611;
const REAL v659 = v657 + v658;
const REAL v660 = v246 * v616;
const REAL v661 = v659 + v660;
const REAL v662 = v253 * v623;
const REAL v663 = v661 + v662;
const REAL v664 = v262 * v632;
const REAL v665 = v663 + v664;
const REAL v666 = v273 * v643;
const REAL v667 = v665 + v666;
const REAL v668 = v286 * v656;
const REAL v669 = v667 + v668;
const REAL v670 = v73 - v669;
const REAL v671 = v302 * v670;
const REAL v672 = v303 * v608;
const REAL v673 = v306 * v611;
const REAL v674 = v672 + v673;
const REAL v675 = v311 * v616;
const REAL v676 = v674 + v675;
const REAL v677 = v318 * v623;
const REAL v678 = v676 + v677;
const REAL v679 = v327 * v632;
const REAL v680 = v678 + v679;
const REAL v681 = v338 * v643;
const REAL v682 = v680 + v681;
const REAL v683 = v351 * v656;
const REAL v684 = v682 + v683;
const REAL v685 = v366 * v671;
const REAL v686 = v684 + v685;
const REAL v687 = v74 - v686;
const REAL v688 = v384 * v687;
const REAL v689 = v385 * v608;
const REAL v690 = v388 * v611;
const REAL v691 = v689 + v690;
const REAL v692 = v393 * v616;
const REAL v693 = v691 + v692;
const REAL v694 = v400 * v623;
const REAL v695 = v693 + v694;
const REAL v696 = v409 * v632;
const REAL v697 = v695 + v696;
const REAL v698 = v420 * v643;
const REAL v699 = v697 + v698;
const REAL v700 = v433 * v656;
const REAL v701 = v699 + v700;
const REAL v702 = v448 * v671;
const REAL v703 = v701 + v702;
const REAL v704 = v465 * v688;
const REAL v705 = v703 + v704;
const REAL v706 = v75 - v705;
const REAL v707 = v485 * v706;
const REAL v708 = v486 * v608;
const REAL v709 = v489 * v611;
const REAL v710 = v708 + v709;
const REAL v711 = v494 * v616;
const REAL v712 = v710 + v711;
const REAL v713 = v501 * v623;
const REAL v714 = v712 + v713;
const REAL v715 = v510 * v632;
const REAL v716 = v714 + v715;
const REAL v717 = v521 * v643;
const REAL v718 = v716 + v717;
const REAL v719 = v534 * v656;
const REAL v720 = v718 + v719;
const REAL v721 = v549 * v671;
const REAL v722 = v720 + v721;
const REAL v723 = v566 * v688;
const REAL v724 = v722 + v723;
const REAL v725 = v585 * v707;
const REAL v726 = v724 + v725;
const REAL v727 = v76 - v726;
const REAL v728 = v607 * v727;
const REAL v729 = v608 * v608;
const REAL v730 = v611 * v611;
const REAL v731 = v729 + v730;
const REAL v732 = v616 * v616;
const REAL v733 = v731 + v732;
const REAL v734 = v623 * v623;
const REAL v735 = v733 + v734;
const REAL v736 = v632 * v632;
const REAL v737 = v735 + v736;
const REAL v738 = v643 * v643;
const REAL v739 = v737 + v738;
const REAL v740 = v656 * v656;
const REAL v741 = v739 + v740;
const REAL v742 = v671 * v671;
const REAL v743 = v741 + v742;
const REAL v744 = v688 * v688;
const REAL v745 = v743 + v744;
const REAL v746 = v707 * v707;
const REAL v747 = v745 + v746;
const REAL v748 = v728 * v728;
const REAL v749 = v747 + v748;
const REAL v750 = v77 - v749;
const REAL v751 = v750 < v90 ? v90 : v750;
const REAL v752 = REAL(1) / PK_SQRT(v751);
const REAL v753 = v78 * v92;
const REAL v754 = v93 * v753;
const REAL v755 = v79 - v754;
const REAL v756 = v97 * v755;
const REAL v757 = v98 * v753;
const REAL v758 = v101 * v756;
const REAL v759 = v757 + v758;
const REAL v760 = v80 - v759;
const REAL v761 = v107 * v760;
const REAL v762 = v108 * v753;
const REAL v763 = v111 * v756;
const REAL v764 = v762 + v763;
const REAL v765 = v116 * v761;
const REAL v766 = v764 + v765;
const REAL v767 = v81 - v766;
const REAL v768 = v124 * v767;
const REAL v769 = v125 * v753;
const REAL v770 = v128 * v756;
const REAL v771 = v769 + v770;
const REAL v772 = v133 * v761;
const REAL v773 = v771 + v772;
const REAL v774 = v140 * v768;
const REAL v775 = v773 + v774;
const REAL v776 = v82 - v775;
const REAL v777 = v150 * v776;
const REAL v778 = v151 * v753;
const REAL v779 = v154 * v756;
const REAL v780 = v778 + v779;
const REAL v781 = v159 * v761;
const REAL v782 = v780 + v781;
const REAL v783 = v166 * v768;
const REAL v784 = v782 + v783;
const REAL v785 = v175 * v777;
const REAL v786 = v784 + v785;
const REAL v787 = v83 - v786;
const REAL v788 = v187 * v787;
const REAL v789 = v188 * v753;
const REAL v790 = v191 * v756;
const REAL v791 = v789 + v790;
const REAL v792 = v196 * v761;
const REAL v793 = v791 + v792;
const REAL v794 = v203 * v768;
const REAL v795 = v793 + v794;
const REAL v796 = v212 * v777;
const REAL v797 = v795 + v796;
const REAL v798 = v223 * v788;
const REAL v799 = v797 + v798;
const REAL v800 = v84 - v799;
const REAL v801 = v237 * v800;
const REAL v802 = v238 * v753;
const REAL v803 = v241 * v756;
const REAL v804 = v802 + v803;
const REAL v805 = v246 * v761;
const REAL v806 = v804 + v805;
const REAL v807 = v253 * v768;
const REAL v808 = v806 + v807;
const REAL v809 = v262 * v777;
const REAL v810 = v808 + v809;
const REAL v811 = v273 * v788;
const REAL v812 = v810 + v811;
const REAL v813 = v286 * v801;
const REAL v814 = v812 + v813;
const REAL v815 = v85 - v814;
const REAL v816 = v302 * v815;
const REAL v817 = v303 * v753;
const REAL v818 = v306 * v756;
const REAL v819 = v817 + v818;
const REAL v820 = v311 * v761;
const REAL v821 = v819 + v820;
const REAL v822 = v318 * v768;
const REAL v823 = v821 + v822;
const REAL v824 = v327 * v777;
const REAL v825 = v823 + v824;
const REAL v826 = v338 * v788;
const REAL v827 = v825 + v826;
const REAL v828 = v351 * v801;
const REAL v829 = v827 + v828;
const REAL v830 = v366 * v816;
const REAL v831 = v829 + v830;
const REAL v832 = v86 - v831;
const REAL v833 = v384 * v832;
const REAL v834 = v385 * v753;
const REAL v835 = v388 * v756;
const REAL v836 = v834 + v835;
const REAL v837 = v393 * v761;
const REAL v838 = v836 + v837;
const REAL v839 = v400 * v768;
const REAL v840 = v838 + v839;
const REAL v841 = v409 * v777;
const REAL v842 = v840 + v841;
const REAL v843 = v420 * v788;
const REAL v844 = v842 + v843;
const REAL v845 = v433 * v801;
const REAL v846 = v844 + v845;
const REAL v847 = v448 * v816;
const REAL v848 = v846 + v847;
const REAL v849 = v465 * v833;
const REAL v850 = v848 + v849;
const REAL v851 = v87 - v850;
const REAL v852 = v485 * v851;
const REAL v853 = v486 * v753;
const REAL v854 = v489 * v756;
const REAL v855 = v853 + v854;
const REAL v856 = v494 * v761;
const REAL v857 = v855 + v856;
const REAL v858 = v501 * v768;
const REAL v859 = v857 + v858;
const REAL v860 = v510 * v777;
const REAL v861 = v859 + v860;
const REAL v862 = v521 * v788;
const REAL v863 = v861 + v862;
const REAL v864 = v534 * v801;
const REAL v865 = v863 + v864;
const REAL v866 = v549 * v816;
const REAL v867 = v865 + v866;
const REAL v868 = v566 * v833;
const REAL v869 = v867 + v868;
const REAL v870 = v585 * v852;
const REAL v871 = v869 + v870;
const REAL v872 = v88 - v871;
const REAL v873 = v607 * v872;
const REAL v874 = v608 * v753;
const REAL v875 = v611 * v756;
const REAL v876 = v874 + v875;
const REAL v877 = v616 * v761;
const REAL v878 = v876 + v877;
const REAL v879 = v623 * v768;
const REAL v880 = v878 + v879;
const REAL v881 = v632 * v777;
const REAL v882 = v880 + v881;
const REAL v883 = v643 * v788;
const REAL v884 = v882 + v883;
const REAL v885 = v656 * v801;
const REAL v886 = v884 + v885;
const REAL v887 = v671 * v816;
const REAL v888 = v886 + v887;
const REAL v889 = v688 * v833;
const REAL v890 = v888 + v889;
const REAL v891 = v707 * v852;
const REAL v892 = v890 + v891;
const REAL v893 = v728 * v873;
const REAL v894 = v892 + v893;
const REAL v895 = v89 - v894;
const REAL v896 = v752 * v895;
const REAL v897 = v752 * v896;
const REAL v898 = v728 * v897;
const REAL v899 = v873 - v898;
const REAL v900 = v607 * v899;
const REAL v901 = v585 * v900;
const REAL v902 = v852 - v901;
const REAL v903 = v707 * v897;
const REAL v904 = v902 - v903;
const REAL v905 = v485 * v904;
const REAL v906 = v465 * v905;
const REAL v907 = v833 - v906;
const REAL v908 = v566 * v900;
const REAL v909 = v907 - v908;
const REAL v910 = v688 * v897;
const REAL v911 = v909 - v910;
const REAL v912 = v384 * v911;
const REAL v913 = v366 * v912;
const REAL v914 = v816 - v913;
const REAL v915 = v448 * v905;
const REAL v916 = v914 - v915;
const REAL v917 = v549 * v900;
const REAL v918 = v916 - v917;
const REAL v919 = v671 * v897;
const REAL v920 = v918 - v919;
const REAL v921 = v302 * v920;
const REAL v922 = v286 * v921;
const REAL v923 = v801 - v922;
const REAL v924 = v351 * v912;
const REAL v925 = v923 - v924;
const REAL v926 = v433 * v905;
const REAL v927 = v925 - v926;
const REAL v928 = v534 * v900;
const REAL v929 = v927 - v928;
const REAL v930 = v656 * v897;
const REAL v931 = v929 - v930;
const REAL v932 = v237 * v931;
const REAL v933 = v223 * v932;
const REAL v934 = v788 - v933;
const REAL v935 = v273 * v921;
const REAL v936 = v934 - v935;
const REAL v937 = v338 * v912;
const REAL v938 = v936 - v937;
const REAL v939 = v420 * v905;
const REAL v940 = v938 - v939;
const REAL v941 = v521 * v900;
const REAL v942 = v940 - v941;
const REAL v943 = v643 * v897;
const REAL v944 = v942 - v943;
const REAL v945 = v187 * v944;
const REAL v946 = v175 * v945;
const REAL v947 = v777 - v946;
const REAL v948 = v212 * v932;
const REAL v949 = v947 - v948;
const REAL v950 = v262 * v921;
const REAL v951 = v949 - v950;
const REAL v952 = v327 * v912;
const REAL v953 = v951 - v952;
const REAL v954 = v409 * v905;
const REAL v955 = v953 - v954;
const REAL v956 = v510 * v900;
const REAL v957 = v955 - v956;
const REAL v958 = v632 * v897;
const REAL v959 = v957 - v958;
const REAL v960 = v150 * v959;
const REAL v961 = v140 * v960;
const REAL v962 = v768 - v961;
const REAL v963 = v166 * v945;
const REAL v964 = v962 - v963;
const REAL v965 = v203 * v932;
const REAL v966 = v964 - v965;
const REAL v967 = v253 * v921;
const REAL v968 = v966 - v967;
const REAL v969 = v318 * v912;
const REAL v970 = v968 - v969;
const REAL v971 = v400 * v905;
const REAL v972 = v970 - v971;
const REAL v973 = v501 * v900;
const REAL v974 = v972 - v973;
const REAL v975 = v623 * v897;
const REAL v976 = v974 - v975;
const REAL v977 = v124 * v976;
const REAL v978 = v116 * v977;
const REAL v979 = v761 - v978;
const REAL v980 = v133 * v960;
const REAL v981 = v979 - v980;
const REAL v982 = v159 * v945;
const REAL v983 = v981 - v982;
const REAL v984 = v196 * v932;
const REAL v985 = v983 - v984;
const REAL v986 = v246 * v921;
const REAL v987 = v985 - v986;
const REAL v988 = v311 * v912;
const REAL v989 = v987 - v988;
const REAL v990 = v393 * v905;
const REAL v991 = v989 - v990;
const REAL v992 = v494 * v900;
const REAL v993 = v991 - v992;
const REAL v994 = v616 * v897;
const REAL v995 = v993 - v994;
const REAL v996 = v107 * v995;
const REAL v997 = v101 * v996;
const REAL v998 = v756 - v997;
const REAL v999 = v111 * v977;
const REAL v1000 = v998 - v999;
const REAL v1001 = v128 * v960;
const REAL v1002 = v1000 - v1001;
const REAL v1003 = v154 * v945;
const REAL v1004 = v1002 - v1003;
const REAL v1005 = v191 * v932;
const REAL v1006 = v1004 - v1005;
const REAL v1007 = v241 * v921;
const REAL v1008 = v1006 - v1007;
const REAL v1009 = v306 * v912;
const REAL v1010 = v1008 - v1009;
const REAL v1011 = v388 * v905;
const REAL v1012 = v1010 - v1011;
const REAL v1013 = v489 * v900;
const REAL v1014 = v1012 - v1013;
const REAL v1015 = v611 * v897;
const REAL v1016 = v1014 - v1015;
const REAL v1017 = v97 * v1016;
const REAL v1018 = v93 * v1017;
const REAL v1019 = v753 - v1018;
const REAL v1020 = v98 * v996;
const REAL v1021 = v1019 - v1020;
const REAL v1022 = v108 * v977;
const REAL v1023 = v1021 - v1022;
const REAL v1024 = v125 * v960;
const REAL v1025 = v1023 - v1024;
const REAL v1026 = v151 * v945;
const REAL v1027 = v1025 - v1026;
const REAL v1028 = v188 * v932;
const REAL v1029 = v1027 - v1028;
const REAL v1030 = v238 * v921;
const REAL v1031 = v1029 - v1030;
const REAL v1032 = v303 * v912;
const REAL v1033 = v1031 - v1032;
const REAL v1034 = v385 * v905;
const REAL v1035 = v1033 - v1034;
const REAL v1036 = v486 * v900;
const REAL v1037 = v1035 - v1036;
const REAL v1038 = v608 * v897;
const REAL v1039 = v1037 - v1038;
const REAL v1040 = v92 * v1039;
const REAL v1041 = v92 * v1040;
const REAL v1042 = v93 * v1041;
const REAL v1043 = v1017 - v1042;
const REAL v1044 = v97 * v1043;
const REAL v1045 = v98 * v1041;
const REAL v1046 = v101 * v1044;
const REAL v1047 = v1045 + v1046;
const REAL v1048 = v996 - v1047;
const REAL v1049 = v107 * v1048;
const REAL v1050 = v108 * v1041;
const REAL v1051 = v111 * v1044;
const REAL v1052 = v1050 + v1051;
const REAL v1053 = v116 * v1049;
const REAL v1054 = v1052 + v1053;
const REAL v1055 = v977 - v1054;
const REAL v1056 = v124 * v1055;
const REAL v1057 = v125 * v1041;
const REAL v1058 = v128 * v1044;
const REAL v1059 = v1057 + v1058;
const REAL v1060 = v133 * v1049;
const REAL v1061 = v1059 + v1060;
const REAL v1062 = v140 * v1056;
const REAL v1063 = v1061 + v1062;
const REAL v1064 = v960 - v1063;
const REAL v1065 = v150 * v1064;
const REAL v1066 = v151 * v1041;
const REAL v1067 = v154 * v1044;
const REAL v1068 = v1066 + v1067;
const REAL v1069 = v159 * v1049;
const REAL v1070 = v1068 + v1069;
const REAL v1071 = v166 * v1056;
const REAL v1072 = v1070 + v1071;
const REAL v1073 = v175 * v1065;
const REAL v1074 = v1072 + v1073;
const REAL v1075 = v945 - v1074;
const REAL v1076 = v187 * v1075;
const REAL v1077 = v188 * v1041;
const REAL v1078 = v191 * v1044;
const REAL v1079 = v1077 + v1078;
const REAL v1080 = v196 * v1049;
const REAL v1081 = v1079 + v1080;
const REAL v1082 = v203 * v1056;
const REAL v1083 = v1081 + v1082;
const REAL v1084 = v212 * v1065;
const REAL v1085 = v1083 + v1084;
const REAL v1086 = v223 * v1076;
const REAL v1087 = v1085 + v1086;
const REAL v1088 = v932 - v1087;
const REAL v1089 = v237 * v1088;
const REAL v1090 = v238 * v1041;
const REAL v1091 = v241 * v1044;
const REAL v1092 = v1090 + v1091;
const REAL v1093 = v246 * v1049;
const REAL v1094 = v1092 + v1093;
const REAL v1095 = v253 * v1056;
const REAL v1096 = v1094 + v1095;
const REAL v1097 = v262 * v1065;
const REAL v1098 = v1096 + v1097;
const REAL v1099 = v273 * v1076;
const REAL v1100 = v1098 + v1099;
const REAL v1101 = v286 * v1089;
const REAL v1102 = v1100 + v1101;
const REAL v1103 = v921 - v1102;
const REAL v1104 = v302 * v1103;
const REAL v1105 = v303 * v1041;
const REAL v1106 = v306 * v1044;
const REAL v1107 = v1105 + v1106;
const REAL v1108 = v311 * v1049;
const REAL v1109 = v1107 + v1108;
const REAL v1110 = v318 * v1056;
const REAL v1111 = v1109 + v1110;
const REAL v1112 = v327 * v1065;
const REAL v1113 = v1111 + v1112;
const REAL v1114 = v338 * v1076;
const REAL v1115 = v1113 + v1114;
const REAL v1116 = v351 * v1089;
const REAL v1117 = v1115 + v1116;
const REAL v1118 = v366 * v1104;
const REAL v1119 = v1117 + v1118;
const REAL v1120 = v912 - v1119;
const REAL v1121 = v384 * v1120;
const REAL v1122 = v385 * v1041;
const REAL v1123 = v388 * v1044;
const REAL v1124 = v1122 + v1123;
const REAL v1125 = v393 * v1049;
const REAL v1126 = v1124 + v1125;
const REAL v1127 = v400 * v1056;
const REAL v1128 = v1126 + v1127;
const REAL v1129 = v409 * v1065;
const REAL v1130 = v1128 + v1129;
const REAL v1131 = v420 * v1076;
const REAL v1132 = v1130 + v1131;
const REAL v1133 = v433 * v1089;
const REAL v1134 = v1132 + v1133;
const REAL v1135 = v448 * v1104;
const REAL v1136 = v1134 + v1135;
const REAL v1137 = v465 * v1121;
const REAL v1138 = v1136 + v1137;
const REAL v1139 = v905 - v1138;
const REAL v1140 = v485 * v1139;
const REAL v1141 = v486 * v1041;
const REAL v1142 = v489 * v1044;
const REAL v1143 = v1141 + v1142;
const REAL v1144 = v494 * v1049;
const REAL v1145 = v1143 + v1144;
const REAL v1146 = v501 * v1056;
const REAL v1147 = v1145 + v1146;
const REAL v1148 = v510 * v1065;
const REAL v1149 = v1147 + v1148;
const REAL v1150 = v521 * v1076;
const REAL v1151 = v1149 + v1150;
const REAL v1152 = v534 * v1089;
const REAL v1153 = v1151 + v1152;
const REAL v1154 = v549 * v1104;
const REAL v1155 = v1153 + v1154;
const REAL v1156 = v566 * v1121;
const REAL v1157 = v1155 + v1156;
const REAL v1158 = v585 * v1140;
const REAL v1159 = v1157 + v1158;
const REAL v1160 = v900 - v1159;
const REAL v1161 = v607 * v1160;
const REAL v1162 = v608 * v1041;
const REAL v1163 = v611 * v1044;
const REAL v1164 = v1162 + v1163;
const REAL v1165 = v616 * v1049;
const REAL v1166 = v1164 + v1165;
const REAL v1167 = v623 * v1056;
const REAL v1168 = v1166 + v1167;
const REAL v1169 = v632 * v1065;
const REAL v1170 = v1168 + v1169;
const REAL v1171 = v643 * v1076;
const REAL v1172 = v1170 + v1171;
const REAL v1173 = v656 * v1089;
const REAL v1174 = v1172 + v1173;
const REAL v1175 = v671 * v1104;
const REAL v1176 = v1174 + v1175;
const REAL v1177 = v688 * v1121;
const REAL v1178 = v1176 + v1177;
const REAL v1179 = v707 * v1140;
const REAL v1180 = v1178 + v1179;
const REAL v1181 = v728 * v1161;
const REAL v1182 = v1180 + v1181;
const REAL v1183 = v897 - v1182;
const REAL v1184 = v752 * v1183;
o0[0] = v1040;
o0[1] = v1017;
o0[2] = v996;
o0[3] = v977;
o0[4] = v960;
o0[5] = v945;
o0[6] = v932;
o0[7] = v921;
o0[8] = v912;
o0[9] = v905;
o0[10] = v900;
o0[11] = v897;
o1[0] = v1041;
o1[1] = v1044;
o1[2] = v1049;
o1[3] = v1056;
o1[4] = v1065;
o1[5] = v1076;
o1[6] = v1089;
o1[7] = v1104;
o1[8] = v1121;
o1[9] = v1140;
o1[10] = v1161;
o1[11] = v1184;
o2[0] = v750;
{ STORE* __restrict p = (STORE*)o0_ + t * 12; if (aligned) { { PackedRow w; w.x[0] = STORE(o0[0]); w.x[1] = STORE(o0[1]); w.x[2] = STORE(o0[2]); w.x[3] = STORE(o0[3]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o0[4]); w.x[1] = STORE(o0[5]); w.x[2] = STORE(o0[6]); w.x[3] = STORE(o0[7]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o0[8]); w.x[1] = STORE(o0[9]); w.x[2] = STORE(o0[10]); w.x[3] = STORE(o0[11]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o0[0]); p[1] = STORE(o0[1]); p[2] = STORE(o0[2]); p[3] = STORE(o0[3]); p[4] = STORE(o0[4]); p[5] = STORE(o0[5]); p[6] = STORE(o0[6]); p[7] = STORE(o0[7]); p[8] = STORE(o0[8]); p[9] = STORE(o0[9]); p[10] = STORE(o0[10]); p[11] = STORE(o0[11]); } }
{ STORE* __restrict p = (STORE*)o1_ + t * 12; if (aligned) { { PackedRow w; w.x[0] = STORE(o1[0]); w.x[1] = STORE(o1[1]); w.x[2] = STORE(o1[2]); w.x[3] = STORE(o1[3]); ((PackedRow*)p)[0] = w; } { PackedRow w; w.x[0] = STORE(o1[4]); w.x[1] = STORE(o1[5]); w.x[2] = STORE(o1[6]); w.x[3] = STORE(o1[7]); ((PackedRow*)p)[1] = w; } { PackedRow w; w.x[0] = STORE(o1[8]); w.x[1] = STORE(o1[9]); w.x[2] = STORE(o1[10]); w.x[3] = STORE(o1[11]); ((PackedRow*)p)[2] = w; } } else { p[0] = STORE(o1[0]); p[1] = STORE(o1[1]); p[2] = STORE(o1[2]); p[3] = STORE(o1[3]); p[4] = STORE(o1[4]); p[5] = STORE(o1[5]); p[6] = STORE(o1[6]); p[7] = STORE(o1[7]); p[8] = STORE(o1[8]); p[9] = STORE(o1[9]); p[10] = STORE(o1[10]); p[11] = STORE(o1[11]); } }
{ STORE* __restrict p = (STORE*)o2_ + t * 1; p[0] = STORE(o2[0]); }
#else
const long long m = n;
const STORE* const i0_b = (const STORE*)i0_;
const STORE* const i1_b = (const STORE*)i1_;
const STORE* const i2_b = (const STORE*)i2_;
STORE* const o0_b = (STORE*)o0_;
STORE* const o1_b = (STORE*)o1_;
STORE* const o2_b = (STORE*)o2_;
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
alignas(64) REAL i_t[157][LANES];
alignas(64) REAL o_t[25][LANES];
const REAL fixed[] = {0};
REAL (* const i0_t)[LANES] = i_t + 0;
REAL (* const i1_t)[LANES] = i_t + 144;
REAL (* const i2_t)[LANES] = i_t + 156;
REAL (* const o0_t)[LANES] = o_t + 0;
REAL (* const o1_t)[LANES] = o_t + 12;
REAL (* const o2_t)[LANES] = o_t + 24;
auto read1 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[0][i] = REAL(p[1 * i + 0]); }
};
auto read12 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
STORE g[4 * LANES];
for (int k = 0; k < 12; k += 4) {
for (int i = 0; i < LANES; ++i) __builtin_memcpy(g + 4 * i, p + 12 * i + k, 4 * sizeof(STORE));
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[k + 0][i] = REAL(g[4 * i + 0]); t[k + 1][i] = REAL(g[4 * i + 1]); t[k + 2][i] = REAL(g[4 * i + 2]); t[k + 3][i] = REAL(g[4 * i + 3]); }
}
};
auto read144 = [](REAL (* __restrict t)[LANES], const STORE* __restrict p) __attribute__((always_inline)) {
STORE g[4 * LANES];
for (int k = 0; k < 144; k += 4) {
for (int i = 0; i < LANES; ++i) __builtin_memcpy(g + 4 * i, p + 144 * i + k, 4 * sizeof(STORE));
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { t[k + 0][i] = REAL(g[4 * i + 0]); t[k + 1][i] = REAL(g[4 * i + 1]); t[k + 2][i] = REAL(g[4 * i + 2]); t[k + 3][i] = REAL(g[4 * i + 3]); }
}
};
auto write1 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { p[1 * i + 0] = STORE(t[0][i]); }
};
auto write12 = [](REAL (* __restrict t)[LANES], STORE* __restrict p) __attribute__((always_inline)) {
STORE g[4 * LANES];
for (int k = 0; k < 12; k += 4) {
#pragma clang loop vectorize(assume_safety)
for (int i = 0; i < LANES; ++i) { g[4 * i + 0] = STORE(t[k + 0][i]); g[4 * i + 1] = STORE(t[k + 1][i]); g[4 * i + 2] = STORE(t[k + 2][i]); g[4 * i + 3] = STORE(t[k + 3][i]); }
for (int i = 0; i < LANES; ++i) __builtin_memcpy(p + 12 * i + k, g + 4 * i, 4 * sizeof(STORE));
}
};
// In a function of its own, which is no loop: optimisations of loops would take half of the time to compile.
auto element = [](const Lanes* __restrict i_t, const REAL* __restrict fixed, Lanes* __restrict o_t)
    __attribute__((noinline)) {
typedef Lanes REAL;
typedef LaneBits BITS;
auto factor_12 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L of a matrix L L^T: a0 has the lower triangle without its diagonal, a1 that, and a2 the smallest pivot.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
REAL* const inverses = r + 66;
REAL* const pivots = inverses + 12;
#pragma clang loop unroll(full)
for (int j = 0; j < 12; ++j) {
    const REAL* const row = r + j * (j - 1) / 2;
    pivots[j] = less(a1[j], row, row, j);
    inverses[j] = REAL(1) / PK_SQRT(pivots[j] < a2[0] ? a2[0] : pivots[j]);
    #pragma clang loop unroll(full)
    for (int i = j + 1; i < 12; ++i) {
        const int begin = i * (i - 1) / 2;
        r[begin + j] = less(a0[begin + j], r + begin, row, j) * inverses[j];
    }
}
};
auto forward_12 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
// A number less the product of two vectors. LLVM unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
const REAL* row = a0;
#pragma clang loop unroll(full)
for (int i = 0; i < 12; ++i) {
    r[i] = less(a2[i], row, r, i) * a1[i];
    row += i;
}
};
auto backward_12 = [](const REAL* __restrict a0, const REAL* __restrict a1, const REAL* __restrict a2, REAL* __restrict r) __attribute__((noinline)) {
// L^T r = a2: a0 has L without its diagonal, and a1 the reciprocals of that.
#pragma clang loop unroll(full)
for (int i = 12 - 1; i >= 0; --i) {
    REAL x = a2[i];
    #pragma clang loop unroll(full)
    for (int k = i + 1; k < 12; ++k) x = x - a0[k * (k - 1) / 2 + i] * r[k];
    r[i] = x * a1[i];
}
};
const REAL v0 = REAL(i_t[0 + 0]);
const REAL v1 = REAL(i_t[0 + 12]);
const REAL v2 = REAL(i_t[0 + 13]);
const REAL v3 = REAL(i_t[0 + 24]);
const REAL v4 = REAL(i_t[0 + 25]);
const REAL v5 = REAL(i_t[0 + 26]);
const REAL v6 = REAL(i_t[0 + 36]);
const REAL v7 = REAL(i_t[0 + 37]);
const REAL v8 = REAL(i_t[0 + 38]);
const REAL v9 = REAL(i_t[0 + 39]);
const REAL v10 = REAL(i_t[0 + 48]);
const REAL v11 = REAL(i_t[0 + 49]);
const REAL v12 = REAL(i_t[0 + 50]);
const REAL v13 = REAL(i_t[0 + 51]);
const REAL v14 = REAL(i_t[0 + 52]);
const REAL v15 = REAL(i_t[0 + 60]);
const REAL v16 = REAL(i_t[0 + 61]);
const REAL v17 = REAL(i_t[0 + 62]);
const REAL v18 = REAL(i_t[0 + 63]);
const REAL v19 = REAL(i_t[0 + 64]);
const REAL v20 = REAL(i_t[0 + 65]);
const REAL v21 = REAL(i_t[0 + 72]);
const REAL v22 = REAL(i_t[0 + 73]);
const REAL v23 = REAL(i_t[0 + 74]);
const REAL v24 = REAL(i_t[0 + 75]);
const REAL v25 = REAL(i_t[0 + 76]);
const REAL v26 = REAL(i_t[0 + 77]);
const REAL v27 = REAL(i_t[0 + 78]);
const REAL v28 = REAL(i_t[0 + 84]);
const REAL v29 = REAL(i_t[0 + 85]);
const REAL v30 = REAL(i_t[0 + 86]);
const REAL v31 = REAL(i_t[0 + 87]);
const REAL v32 = REAL(i_t[0 + 88]);
const REAL v33 = REAL(i_t[0 + 89]);
const REAL v34 = REAL(i_t[0 + 90]);
const REAL v35 = REAL(i_t[0 + 91]);
const REAL v36 = REAL(i_t[0 + 96]);
const REAL v37 = REAL(i_t[0 + 97]);
const REAL v38 = REAL(i_t[0 + 98]);
const REAL v39 = REAL(i_t[0 + 99]);
const REAL v40 = REAL(i_t[0 + 100]);
const REAL v41 = REAL(i_t[0 + 101]);
const REAL v42 = REAL(i_t[0 + 102]);
const REAL v43 = REAL(i_t[0 + 103]);
const REAL v44 = REAL(i_t[0 + 104]);
const REAL v45 = REAL(i_t[0 + 108]);
const REAL v46 = REAL(i_t[0 + 109]);
const REAL v47 = REAL(i_t[0 + 110]);
const REAL v48 = REAL(i_t[0 + 111]);
const REAL v49 = REAL(i_t[0 + 112]);
const REAL v50 = REAL(i_t[0 + 113]);
const REAL v51 = REAL(i_t[0 + 114]);
const REAL v52 = REAL(i_t[0 + 115]);
const REAL v53 = REAL(i_t[0 + 116]);
const REAL v54 = REAL(i_t[0 + 117]);
const REAL v55 = REAL(i_t[0 + 120]);
const REAL v56 = REAL(i_t[0 + 121]);
const REAL v57 = REAL(i_t[0 + 122]);
const REAL v58 = REAL(i_t[0 + 123]);
const REAL v59 = REAL(i_t[0 + 124]);
const REAL v60 = REAL(i_t[0 + 125]);
const REAL v61 = REAL(i_t[0 + 126]);
const REAL v62 = REAL(i_t[0 + 127]);
const REAL v63 = REAL(i_t[0 + 128]);
const REAL v64 = REAL(i_t[0 + 129]);
const REAL v65 = REAL(i_t[0 + 130]);
const REAL v66 = REAL(i_t[0 + 132]);
const REAL v67 = REAL(i_t[0 + 133]);
const REAL v68 = REAL(i_t[0 + 134]);
const REAL v69 = REAL(i_t[0 + 135]);
const REAL v70 = REAL(i_t[0 + 136]);
const REAL v71 = REAL(i_t[0 + 137]);
const REAL v72 = REAL(i_t[0 + 138]);
const REAL v73 = REAL(i_t[0 + 139]);
const REAL v74 = REAL(i_t[0 + 140]);
const REAL v75 = REAL(i_t[0 + 141]);
const REAL v76 = REAL(i_t[0 + 142]);
const REAL v77 = REAL(i_t[0 + 143]);
const REAL v78 = REAL(i_t[144 + 0]);
const REAL v79 = REAL(i_t[144 + 1]);
const REAL v80 = REAL(i_t[144 + 2]);
const REAL v81 = REAL(i_t[144 + 3]);
const REAL v82 = REAL(i_t[144 + 4]);
const REAL v83 = REAL(i_t[144 + 5]);
const REAL v84 = REAL(i_t[144 + 6]);
const REAL v85 = REAL(i_t[144 + 7]);
const REAL v86 = REAL(i_t[144 + 8]);
const REAL v87 = REAL(i_t[144 + 9]);
const REAL v88 = REAL(i_t[144 + 10]);
const REAL v89 = REAL(i_t[144 + 11]);
const REAL v90 = REAL(i_t[156 + 0]);
const REAL q91[] = {v1, v3, v4, v6, v7, v8, v10, v11, v12, v13, v15, v16, v17, v18, v19, v21, v22, v23, v24, v25, v26, v28, v29, v30, v31, v32, v33, v34, v36, v37, v38, v39, v40, v41, v42, v43, v45, v46, v47, v48, v49, v50, v51, v52, v53, v55, v56, v57, v58, v59, v60, v61, v62, v63, v64, v66, v67, v68, v69, v70, v71, v72, v73, v74, v75, v76};
const REAL q92[] = {v0, v2, v5, v9, v14, v20, v27, v35, v44, v54, v65, v77};
const REAL q93[] = {v90};
REAL r94[90];
factor_12(q91, q92, q93, r94);
const REAL q96[] = {v78, v79, v80, v81, v82, v83, v84, v85, v86, v87, v88, v89};
REAL r97[12];
forward_12(&r94[0], &r94[66], q96, r97);
REAL r99[12];
backward_12(&r94[0], &r94[66], &r97[0], r99);
REAL r101[12];
forward_12(&r94[0], &r94[66], &r99[0], r101);
o_t[0 + 0] = r99[0];
o_t[0 + 1] = r99[1];
o_t[0 + 2] = r99[2];
o_t[0 + 3] = r99[3];
o_t[0 + 4] = r99[4];
o_t[0 + 5] = r99[5];
o_t[0 + 6] = r99[6];
o_t[0 + 7] = r99[7];
o_t[0 + 8] = r99[8];
o_t[0 + 9] = r99[9];
o_t[0 + 10] = r99[10];
o_t[0 + 11] = r99[11];
o_t[12 + 0] = r101[0];
o_t[12 + 1] = r101[1];
o_t[12 + 2] = r101[2];
o_t[12 + 3] = r101[3];
o_t[12 + 4] = r101[4];
o_t[12 + 5] = r101[5];
o_t[12 + 6] = r101[6];
o_t[12 + 7] = r101[7];
o_t[12 + 8] = r101[8];
o_t[12 + 9] = r101[9];
o_t[12 + 10] = r101[10];
o_t[12 + 11] = r101[11];
o_t[24 + 0] = r94[89];
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
if (nb == LANES) read144(i0_t, i0_b + b * 144);
else gather(i0_t, i0_b + b * 144, nullptr, 144, nb, 1, 144, 0, 1);
if (nb == LANES) read12(i1_t, i1_b + b * 12);
else gather(i1_t, i1_b + b * 12, nullptr, 12, nb, 1, 12, 0, 1);
if (nb == LANES) read1(i2_t, i2_b + b * 1);
else gather(i2_t, i2_b + b * 1, nullptr, 1, nb, 1, 1, 0, 1);
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
if (nb == LANES) write12(o0_t, o0_b + b * 12);
else scatter(o0_t, o0_b + b * 12, nullptr, 12, nb, 12);
if (nb == LANES) write12(o1_t, o1_b + b * 12);
else scatter(o1_t, o1_b + b * 12, nullptr, 12, nb, 12);
if (nb == LANES) write1(o2_t, o2_b + b * 1);
else scatter(o2_t, o2_b + b * 1, nullptr, 1, nb, 1);
}

#endif
}


// <posekit solved_by_LoopedCholesky@42ba47c850931762 f32.>:1
static CUDA_CALLABLE void adj_pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 aligned,
    wp::uint64 i0_,
    wp::uint64 i1_,
    wp::uint64 i2_,
    wp::uint64 o0_,
    wp::uint64 o1_,
    wp::uint64 o2_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_aligned,
    wp::uint64 & adj_i0_,
    wp::uint64 & adj_i1_,
    wp::uint64 & adj_i2_,
    wp::uint64 & adj_o0_,
    wp::uint64 & adj_o1_,
    wp::uint64 & adj_o2_)
{
}

struct wp_args_pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e {
    wp::int64 n;
    wp::int64 aligned;
    wp::uint64 i0_;
    wp::uint64 i1_;
    wp::uint64 i2_;
    wp::uint64 o0_;
    wp::uint64 o1_;
    wp::uint64 o2_;
};


template <bool wp_linear_contiguous>
static void pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e *_wp_args)
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
    wp::uint64 var_o2_ = _wp_args->o2_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6(n: wp.int64, aligned: wp.int64, i0_: wp.uint64, i1_: wp.uint64, i2_: wp.uint64, o0_: wp.uint64, o1_: wp.uint64, o2_: wp.uint64):       <L 4>
    // pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_body(wp.int64(wp.tid()), n, aligned, i0_, i1_, i2_, o0_, o1_, o2_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_body_0(var_1, var_n, var_aligned, var_i0_, var_i1_, var_i2_, var_o0_, var_o1_, var_o2_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e *_wp_args)
{
    pk_solved_by_LoopedCholesky_42ba47c850931762_f32_26b70ba6_339b531e_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

