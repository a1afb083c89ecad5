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


// <posekit recording>:1
static CUDA_CALLABLE void pk_recording_body_0(
    wp::int64 thread,
    wp::uint64 table_,
    wp::int64 count,
    wp::int64 begin,
    wp::int64 most,
    wp::int64 whole,
    wp::int64 endless)
{
#if !defined(__CUDA_ARCH__)
typedef long long Number;
typedef void (*Function)(const void*, const void*);
const Number* const table = (const Number*)table_;
const Number *const head = (const Number*)table[0], *const slots = (const Number*)table[1], out_ = table[3];
Number* const state = (Number*)table[2];  // the rows that go on, the next step, how many steps ran, and how many go on
const Number *const calls = (const Number*)head[0], *const starts = (const Number*)head[1];
const Number steps = head[2], rows = head[3], stride = head[5], bytes = head[6];
const Number *const flags = (const Number*)head[4], *const costs = (const Number*)head[7];
char* const history = (char*)head[8];
const Number *const words = (const Number*)head[11], *const counts = (const Number*)head[13];
Number* const given = (Number*)head[15];  // for each row's own data: slot, own copy, bytes of a row, where it is now
Number* const index = (Number*)head[20];
auto copy = [](Number to, Number from, Number length) {
    Number k = 0;
    for (; k + 8 <= length; k += 8) *(Number*)(to + k) = *(const Number*)(from + k);
    for (; k < length; k += 4) *(int*)(to + k) = *(const int*)(from + k);
};
auto over = [&](Number flag, Number row) {
    return bytes == 8 ? ((const double*)flag)[row * stride] != 0 : ((const float*)flag)[row * stride] != 0;
};
auto stored = [&](const Number* array, Number row) {  // a result of a row
    if (array[2] >= 0) copy(out_ + array[2] + index[row] * array[1], array[0] + row * array[1], array[1]);
};
// Sums of rows: they are 0 before a launch adds to them, have the type of the results after it, and are added up.
auto work = [&](const Number* sums) {  // where, of the results or 0, numbers of a row, of what is added or 0
    double* const sum = (double*)sums[0];
    for (Number k = 0; k < state[0] * sums[2]; ++k)
        if (sums[3] && bytes == 8) sum[k] += ((const double*)sums[3])[k];
        else if (sums[3]) ((float*)sums[0])[k] += ((const float*)sums[3])[k];
        else if (sums[1]) ((float*)sums[1])[k] = (float)sum[k];
        else sum[k] = 0;
};
if (!begin && !endless && !state[3]) {  // done, while other parts of the batch are not
    state[2] = 0;
    return;
}
if (begin) {
    state[0] = rows, state[1] = 0;
    for (Number k = 0; k < head[16]; ++k) {
        const Number* const start = (const Number*)head[17] + 3 * k;  // slot, where to, bytes
        copy(start[1], slots[start[0]], start[2]);
    }
    for (Number k = 0; k < head[18]; ++k) {
        const Number* const zero = (const Number*)head[19] + 2 * k;  // where, bytes
        for (Number b = 0; b < zero[1]; b += 4) *(int*)(zero[0] + b) = 0;
    }
    for (Number k = 0; k < head[10]; ++k) *(Number*)words[2 * k] = slots[words[2 * k + 1]];
    for (Number k = 0; k < head[12]; ++k) *(Number*)counts[k] = rows;
    for (Number k = 0; k < head[14]; ++k) given[4 * k + 3] = slots[given[4 * k]];
    for (Number r = 0; r < rows; ++r) index[r] = r;
}
// With branches a word says which part comes next. Parts that end no step have no flag, and those after the last one are
// the caller's.
const Number* const next = (const Number*)head[22];
Number left = state[0], at = state[1], done = 0, running = left;
while (done < most) {
    if (next) at = *next;
    if (at >= steps) break;
    for (Number k = starts[at]; k < starts[at + 1]; ++k) {
        const Number* call = calls + 2 * k;
        if (call[0] == 1) {  // one of the calls that follow: where a word says which, and how many they are
            const Number* const choice = (const Number*)call[1];
            call += 2 * (1 + *(const Number*)choice[0]);
            k += choice[1];
        }
        if (call[0])
            ((Function)call[0])((const void*)head[9], (const void*)call[1]);
        else
            work((const Number*)call[1]);
    }
    const Number flag = flags[at], cost = costs[at];
    if (!flag) continue;
    at = next ? *(const Number*)head[23] : at + 1 < steps ? at + 1 : 0;
    const Number now = (Number)history + (++done) * rows * bytes;
    if (left < rows) copy(now, now - rows * bytes, rows * bytes);
    running = 0;
    for (Number r = 0; r < left; ++r) {
        copy(now + index[r] * bytes, cost + r * bytes, bytes);
        running += !over(flag, r);
    }
    if (endless) continue;
    if (!running) break;
    if (!head[12] || rows == 1 || 4 * running > 3 * left) continue;
    // Rows that are done are taken out: their results are stored, and the others move up.
    const Number* const arrays = (const Number*)head[24 + at];  // for each array: where, bytes of a row, place of a result
    Number to = 0;
    for (Number r = 0; r < left; ++r) {
        const bool goes_on = !over(flag, r);
        for (Number k = 0; goes_on && k < head[14]; ++k)
            copy(given[4 * k + 1] + to * given[4 * k + 2], given[4 * k + 3] + r * given[4 * k + 2], given[4 * k + 2]);
        for (Number k = 0; k < head[21]; ++k) {
            const Number* const array = arrays + 3 * k;
            if (!goes_on) stored(array, r);
            if (goes_on && to != r) copy(array[0] + to * array[1], array[0] + r * array[1], array[1]);
        }
        if (goes_on) index[to++] = index[r];
    }
    state[0] = left = to;
    for (Number k = 0; k < head[14]; ++k) {
        given[4 * k + 3] = given[4 * k + 1];
        for (Number w = 0; w < head[10]; ++w)
            if (words[2 * w + 1] == given[4 * k]) *(Number*)words[2 * w] = given[4 * k + 1];
    }
    for (Number k = 0; k < head[12]; ++k) *(Number*)counts[k] = left;
}
if (!running || (whole && done == most))
    for (Number k = 0; k < head[21]; ++k)
        for (Number r = 0; r < left; ++r) stored((const Number*)head[24 + at] + 3 * k, r);
copy((Number)history, (Number)history + done * rows * bytes, rows * bytes);
state[0] = left, state[1] = at, state[2] = done, state[3] = running;
#endif
}


// <posekit recording>:1
static CUDA_CALLABLE void adj_pk_recording_body_0(
    wp::int64 thread,
    wp::uint64 table_,
    wp::int64 count,
    wp::int64 begin,
    wp::int64 most,
    wp::int64 whole,
    wp::int64 endless,
    wp::int64 & adj_thread,
    wp::uint64 & adj_table_,
    wp::int64 & adj_count,
    wp::int64 & adj_begin,
    wp::int64 & adj_most,
    wp::int64 & adj_whole,
    wp::int64 & adj_endless)
{
}

struct wp_args_pk_recording_eb39f854 {
    wp::uint64 table_;
    wp::int64 count;
    wp::int64 begin;
    wp::int64 most;
    wp::int64 whole;
    wp::int64 endless;
};


template <bool wp_linear_contiguous>
static void pk_recording_eb39f854_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pk_recording_eb39f854 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_table_ = _wp_args->table_;
    wp::int64 var_count = _wp_args->count;
    wp::int64 var_begin = _wp_args->begin;
    wp::int64 var_most = _wp_args->most;
    wp::int64 var_whole = _wp_args->whole;
    wp::int64 var_endless = _wp_args->endless;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def pk_recording(table_: wp.uint64, count: wp.int64, begin: wp.int64, most: wp.int64, whole: wp.int64, endless: wp.int64):       <L 4>
    // pk_recording_body(wp.int64(wp.tid()), table_, count, begin, most, whole, endless)       <L 5>
    var_0 = builtin_tid1d();
    var_1 = wp::int64(var_0);
    pk_recording_body_0(var_1, var_table_, var_count, var_begin, var_most, var_whole, var_endless);
}



template <bool wp_linear_contiguous>
static WP_FORCEINLINE void pk_recording_eb39f854_cpu_forward_tasks(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_recording_eb39f854 *_wp_args)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        pk_recording_eb39f854_cpu_kernel_forward<wp_linear_contiguous>(*dim, task_index, _wp_args);
    }
}

static WP_FORCEINLINE void pk_recording_eb39f854_cpu_forward_dispatch(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_recording_eb39f854 *_wp_args)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

    pk_recording_eb39f854_cpu_forward_tasks<false>(dim, _wp_args);
}

extern "C" {

// Python CPU entry points
WP_API void pk_recording_eb39f854_cpu_forward(
    wp::launch_bounds_t<1> *dim,
    wp_args_pk_recording_eb39f854 *_wp_args)
{
    pk_recording_eb39f854_cpu_forward_dispatch(dim, _wp_args);
}

} // extern C

