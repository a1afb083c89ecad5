// Runs the text of a CUDA kernel on the CPU. Each thread of a block is a context of its own. They take turns, in order,
// each until its next barrier: who reads what a barrier should have waited for finds what was there before.
#pragma once
#include <ucontext.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <vector>
#define __CUDA_ARCH__ 800
#define CUDA_CALLABLE inline
#define __shared__ static
namespace wp {
using float32 = float;
using float64 = double;
using int64 = long long;
}
struct Dim {
    unsigned x;
};
static Dim threadIdx, blockDim;
static ucontext_t scheduler;
static std::vector<ucontext_t> threads_of_block;
static std::vector<double> slots;
static std::function<void()> body_of_thread;
inline void barrier() {
    const unsigned me = threadIdx.x;
    swapcontext(&threads_of_block[me], &scheduler);
    threadIdx.x = me;
}
inline void __syncthreads() { barrier(); }
inline double __shfl_down_sync(unsigned, double value, unsigned distance) {
    slots[threadIdx.x] = value;
    barrier();
    const double found = threadIdx.x % 32 + distance < 32 ? slots[threadIdx.x + distance] : value;
    barrier();
    return found;
}
inline unsigned __float_as_uint(float x) { unsigned u; std::memcpy(&u, &x, 4); return u; }
inline float __uint_as_float(unsigned u) { float x; std::memcpy(&x, &u, 4); return x; }
inline long long __double_as_longlong(double x) { long long u; std::memcpy(&u, &x, 8); return u; }
inline double __longlong_as_double(long long u) { double x; std::memcpy(&x, &u, 8); return x; }
static std::vector<bool> is_done;
static void run_thread() {
    body_of_thread();
    is_done[threadIdx.x] = true;
}
template <class Body> void launch(long long threads, unsigned size, Body body) {
    blockDim.x = size;
    slots.assign(size, 0);
    std::vector<std::vector<char>> stacks(size, std::vector<char>(1 << 17));
    for (long long first = 0; first < threads; first += size) {
        body_of_thread = [&] { body(first + threadIdx.x); };
        threads_of_block.assign(size, {});
        is_done.assign(size, false);
        for (unsigned k = 0; k < size; ++k) {
            getcontext(&threads_of_block[k]);
            threads_of_block[k].uc_stack.ss_sp = stacks[k].data();
            threads_of_block[k].uc_stack.ss_size = stacks[k].size();
            threads_of_block[k].uc_link = &scheduler;
            makecontext(&threads_of_block[k], run_thread, 0);
        }
        for (bool runs = true; runs;) {
            runs = false;
            for (unsigned k = 0; k < size; ++k) {
                if (is_done[k]) continue;
                threadIdx.x = k;
                swapcontext(&scheduler, &threads_of_block[k]);
                runs = true;
            }
        }
    }
}
