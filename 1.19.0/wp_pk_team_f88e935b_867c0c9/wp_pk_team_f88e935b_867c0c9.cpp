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


// <posekit team>:1
static CUDA_CALLABLE void pk_team_body_0(
    wp::int64 thread,
    wp::uint64 start_,
    wp::uint64 which_,
    wp::uint64 kernel_,
    wp::uint64 bounds_,
    wp::uint64 numbers_,
    wp::int64 count,
    wp::int64 counted,
    wp::int64 rows,
    wp::int64 size,
    wp::int64 parts,
    wp::int64 threads)
{
#if !defined(__CUDA_ARCH__)
typedef long long Number;
struct Parts {
    signed (*which)();
    void (*kernel)(const void*, const void*);
    const void* bounds;
    const Number *arguments, *steps, *slots;
    Number count, counted, rows, size, parts, threads;
    char* taken;
};
const Number* const numbers = (const Number*)numbers_;
char* const taken = (char*)__builtin_alloca(parts);
for (Number part = 0; part < parts; ++part) taken[part] = 0;
Parts shared = {
    (signed (*)())which_, (void (*)(const void*, const void*))kernel_, (const void*)bounds_,
    numbers, numbers + count, numbers + 2 * count, count, counted, rows, size, parts, threads, taken,
};
// Each thread first runs its own parts, which may be in its cache from the previous call, and then takes over parts
// that no other thread has begun.
void (*const take)(void*) = [](void* data) {
    Parts& all = *(Parts*)data;
    Number* const own = (Number*)__builtin_alloca(all.count * sizeof(Number));
    Number part = all.which() * all.parts / all.threads;
    for (Number tried = 0; tried < all.parts; ++tried, part = part + 1 < all.parts ? part + 1 : 0) {
        if (__atomic_exchange_n(&all.taken[part], (char)1, __ATOMIC_RELAXED)) continue;
        const Number begin = part * all.size, left = all.rows - begin;
        for (Number k = 0; k < all.count; ++k) own[k] = all.arguments[k] + begin * all.steps[k] + part * all.slots[k];
        own[all.counted] = left < all.size ? left : all.size;
        all.kernel(all.bounds, own);
    }
};
((void (*)(void (*)(void*), void*, unsigned, unsigned))start_)(take, &shared, (unsigned)threads, 0);
#endif
}


// <posekit team>:1
static CUDA_CALLABLE void adj_pk_team_body_0(
    wp::int64 thread,
    wp::uint64 start_,
    wp::uint64 which_,
    wp::uint64 kernel_,
    wp::uint64 bounds_,
    wp::uint64 numbers_,
    wp::int64 count,
    wp::int64 counted,
    wp::int64 rows,
    wp::int64 size,
    wp::int64 parts,
    wp::int64 threads,
    wp::int64 & adj_thread,
    wp::uint64 & adj_start_,
    wp::uint64 & adj_which_,
    wp::uint64 & adj_kernel_,
    wp::uint64 & adj_bounds_,
    wp::uint64 & adj_numbers_,
    wp::int64 & adj_count,
    wp::int64 & adj_counted,
    wp::int64 & adj_rows,
    wp::int64 & adj_size,
    wp::int64 & adj_parts,
    wp::int64 & adj_threads)
{
}

struct wp_args_pk_team_2df539e0 {
    wp::uint64 start_;
    wp::uint64 which_;
    wp::uint64 kernel_;
    wp::uint64 bounds_;
    wp::uint64 numbers_;
    wp::int64 count;
    wp::int64 counted;
    wp::int64 rows;
    wp::int64 size;
    wp::int64 parts;
    wp::int64 threads;
};


template <bool wp_linear_contiguous>
static void pk_team_2df539e0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_team_2df539e0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_start_ = _wp_args->start_;
    wp::uint64 var_which_ = _wp_args->which_;
    wp::uint64 var_kernel_ = _wp_args->kernel_;
    wp::uint64 var_bounds_ = _wp_args->bounds_;
    wp::uint64 var_numbers_ = _wp_args->numbers_;
    wp::int64 var_count = _wp_args->count;
    wp::int64 var_counted = _wp_args->counted;
    wp::int64 var_rows = _wp_args->rows;
    wp::int64 var_size = _wp_args->size;
    wp::int64 var_parts = _wp_args->parts;
    wp::int64 var_threads = _wp_args->threads;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_team(start_: wp.uint64, which_: wp.uint64, kernel_: wp.uint64, bounds_: wp.uint64, numbers_: wp.uint64, count: wp.int64, counted: wp.int64, rows: wp.int64, size: wp.int64, parts: wp.int64, threads: wp.int64):       <L 4>
    // pk_team_body(wp.int64(wp.tid()), start_, which_, kernel_, bounds_, numbers_, count, counted, rows, size, parts, threads)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_team_body_0(var_1, var_start_, var_which_, var_kernel_, var_bounds_, var_numbers_, var_count, var_counted, var_rows, var_size, var_parts, var_threads);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_team_2df539e0_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_team_2df539e0 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_team_2df539e0_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_team_2df539e0_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_team_2df539e0 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_team_2df539e0_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_team_2df539e0_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_team_2df539e0 *_wp_args)
{
    pk_team_2df539e0_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

