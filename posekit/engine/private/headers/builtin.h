// What the code that Warp generates around a kernel of posekit needs on the CPU, in the place of Warp's header of this
// name: that one has a whole language, which costs 0.12 s of each kernel's build, and of a process's first one 1.6 s.
// Used with the versions and on the machines that `posekit.engine.private` names; elsewhere, and on CUDA, Warp's is.
#pragma once

#if defined(DEG_TO_RAD)
// Warp's own is already here: it was precompiled.
#elif WP_TILE_BLOCK_DIM != 1
// Blocks of threads on the CPU need more of it.
#include_next "builtin.h"
#else

#define WP_API __attribute__((visibility("default")))
#if defined(__OPTIMIZE__)
#define WP_FORCEINLINE inline __attribute__((always_inline))
#else
#define WP_FORCEINLINE inline  // a copy would take a tenth of the time to compile
#endif
// Of a kernel's body, which is optimised in the function around it alone. Out of line it would take less time to compile,
// but LLVM does not end with that of some loops.
#define CUDA_CALLABLE WP_FORCEINLINE

typedef __SIZE_TYPE__ size_t;

namespace wp {

typedef __INT32_TYPE__ int32;
typedef __INT64_TYPE__ int64;
typedef __UINT64_TYPE__ uint64;
typedef float float32;
typedef double float64;

// Storage only: kernels compute in float32, and round once.
struct float16 {
    _Float16 bits;
    float16() = default;
    float16(float x) : bits(x) {}
    operator float() const { return bits; }
};

// A launch, which is always of one dimension: Warp's own layout.
template <int N> struct launch_bounds_t {
    unsigned shape[N];
    size_t size;
    size_t coord_mult;
};

template <bool Linear, int N> inline int linear_tid(size_t index, const launch_bounds_t<N>& bounds)
{
    return (int)(bounds.coord_mult > 1 ? index / bounds.coord_mult : index);
}

// Tiles have memory of their own on the CPU; there are none in these kernels.
struct tile_shared_storage_t {};
static tile_shared_storage_t* shared_tile_storage;

}  // namespace wp

#endif
