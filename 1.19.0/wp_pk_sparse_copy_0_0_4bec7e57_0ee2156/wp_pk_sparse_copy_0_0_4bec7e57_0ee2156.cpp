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


// <posekit pk_sparse_copy_0_0>:1
static CUDA_CALLABLE void pk_sparse_copy_0_0_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 height,
    wp::int64 width,
    wp::uint64 index_,
    wp::uint64 source_,
    wp::int64 row,
    wp::int64 line,
    wp::int64 column,
    wp::uint64 target_,
    wp::int64 to_row,
    wp::int64 to_line,
    wp::int64 to_column,
    wp::uint64 added_)
{
#if !defined(__CUDA_ARCH__)
#if defined(__x86_64__)
#define PK_PAUSE __builtin_ia32_pause()
#else
#define PK_PAUSE asm volatile("" ::: "memory")
#endif
// Numbers of a vector register, and the vectors of a tile: with rows of up to six they fill the registers.
typedef long long Number;
#define PK_INLINE __attribute__((always_inline))
#if defined(__AVX512F__)
constexpr int LANES = 8, VECTORS = 3;
#elif defined(__AVX__)
constexpr int LANES = 4, VECTORS = 2;
#elif defined(__aarch64__)
constexpr int LANES = 2, VECTORS = 4;
#else
constexpr int LANES = 2, VECTORS = 2;
#endif
#define PK_PADDED(width) (((width) + LANES - 1) / LANES * LANES)
// Copy blocks, perhaps some of them and transposed, and perhaps add numbers that lie as the target does.
const Number* const index = (const Number*)index_;
const double *const source = (const double*)source_, *const added = (const double*)added_;
double* const target = (double*)target_;
for (Number k = 0; k < n; ++k) {
    const double* const from = source + (index ? index[k] : k) * row;
    for (Number r = 0; r < height; ++r)
        for (Number c = 0; c < width; ++c) {
            const Number to = k * to_row + r * to_line + c * to_column;
            const double x = from[r * line + c * column];
            target[to] = added ? x + added[to] : x;
        }
}
#endif
}


// <posekit pk_sparse_copy_0_0>:1
static CUDA_CALLABLE void adj_pk_sparse_copy_0_0_body_0(
    wp::int64 thread,
    wp::int64 n,
    wp::int64 height,
    wp::int64 width,
    wp::uint64 index_,
    wp::uint64 source_,
    wp::int64 row,
    wp::int64 line,
    wp::int64 column,
    wp::uint64 target_,
    wp::int64 to_row,
    wp::int64 to_line,
    wp::int64 to_column,
    wp::uint64 added_,
    wp::int64 & adj_thread,
    wp::int64 & adj_n,
    wp::int64 & adj_height,
    wp::int64 & adj_width,
    wp::uint64 & adj_index_,
    wp::uint64 & adj_source_,
    wp::int64 & adj_row,
    wp::int64 & adj_line,
    wp::int64 & adj_column,
    wp::uint64 & adj_target_,
    wp::int64 & adj_to_row,
    wp::int64 & adj_to_line,
    wp::int64 & adj_to_column,
    wp::uint64 & adj_added_)
{
}

struct wp_args_pk_sparse_copy_0_0_e6ebd963 {
    wp::int64 n;
    wp::int64 height;
    wp::int64 width;
    wp::uint64 index_;
    wp::uint64 source_;
    wp::int64 row;
    wp::int64 line;
    wp::int64 column;
    wp::uint64 target_;
    wp::int64 to_row;
    wp::int64 to_line;
    wp::int64 to_column;
    wp::uint64 added_;
};


template <bool wp_linear_contiguous>
static void pk_sparse_copy_0_0_e6ebd963_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_sparse_copy_0_0_e6ebd963 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_n = _wp_args->n;
    wp::int64 var_height = _wp_args->height;
    wp::int64 var_width = _wp_args->width;
    wp::uint64 var_index_ = _wp_args->index_;
    wp::uint64 var_source_ = _wp_args->source_;
    wp::int64 var_row = _wp_args->row;
    wp::int64 var_line = _wp_args->line;
    wp::int64 var_column = _wp_args->column;
    wp::uint64 var_target_ = _wp_args->target_;
    wp::int64 var_to_row = _wp_args->to_row;
    wp::int64 var_to_line = _wp_args->to_line;
    wp::int64 var_to_column = _wp_args->to_column;
    wp::uint64 var_added_ = _wp_args->added_;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_sparse_copy_0_0(n: wp.int64, height: wp.int64, width: wp.int64, index_: wp.uint64, source_: wp.uint64, row: wp.int64, line: wp.int64, column: wp.int64, target_: wp.uint64, to_row: wp.int64, to_line: wp.int64, to_column: wp.int64, added_: wp.uint64):       <L 4>
    // pk_sparse_copy_0_0_body(wp.int64(wp.tid()), n, height, width, index_, source_, row, line, column, target_, to_row, to_line, to_column, added_)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_sparse_copy_0_0_body_0(var_1, var_n, var_height, var_width, var_index_, var_source_, var_row, var_line, var_column, var_target_, var_to_row, var_to_line, var_to_column, var_added_);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_sparse_copy_0_0_e6ebd963_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_sparse_copy_0_0_e6ebd963 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_sparse_copy_0_0_e6ebd963_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_sparse_copy_0_0_e6ebd963_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_sparse_copy_0_0_e6ebd963 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_sparse_copy_0_0_e6ebd963_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_sparse_copy_0_0_e6ebd963_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_sparse_copy_0_0_e6ebd963 *_wp_args)
{
    pk_sparse_copy_0_0_e6ebd963_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

