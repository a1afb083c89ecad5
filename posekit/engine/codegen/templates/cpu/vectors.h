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
