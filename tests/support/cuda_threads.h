// Runs the text of CUDA kernels on the CPU. The threads of a block are coroutines, which run one after another from
// barrier to barrier, in the opposite order in every second block and launch: what a thread reads too early is not there
// yet in one of them. Under a sanitizer, and where a test puts delays, each is a thread of the operating system.
//
// `__syncthreads` and `__syncwarp` order memory, and shuffles do not: so ThreadSanitizer sees what the text itself
// guarantees. Threads of a block that wait at different places, or for one that has returned, end the launch with an
// error, as does a wait that takes too long. Shared memory is full of NaN when a block begins.
//
// Not emulated: the assembly of bfloat16 for sm_80 and later (the text is that of sm_75), warps in lockstep, the weak
// memory of a device, shuffles of parts of a warp, and what compilers for CUDA make of the text. The texts have no
// atomic operations.
#pragma once
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <vector>
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(PREEMPTED)
#define THREADS 1
#endif
#ifdef THREADS
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <chrono>
#include <thread>
#define OF_EACH thread_local
#else
#include "coroutines.h"
#define OF_EACH  // set where a coroutine begins, and where it goes on
#endif
#define __CUDA_ARCH__ 750
#define CUDA_CALLABLE inline
#define __restrict __restrict__
#ifdef __SANITIZE_ADDRESS__
#define __shared__ static  // which it guards against overruns only outside of other sections
#else
#define __shared__ static __attribute__((section("shared_memory")))
#endif
extern "C" __attribute__((weak, visibility("hidden"))) char __start_shared_memory[], __stop_shared_memory[];
namespace wp {
using float16 = _Float16;
using float32 = float;
using float64 = double;
using int64 = long long;
}
namespace emulation {
constexpr auto relaxed = std::memory_order_relaxed;
constexpr unsigned WARP = 32;
struct Index {
    unsigned x;
};
inline std::atomic<const char*> failure{nullptr};
inline std::atomic<unsigned> line_of_failure{0};
inline unsigned waits_at = 0;  // line of the last coroutine that waits
struct Block;
inline OF_EACH Block* block;
inline OF_EACH long long own;  // the number of the thread among those of the launch
#ifndef SECONDS_TO_WAIT
#define SECONDS_TO_WAIT 600  // a busy machine may take minutes to run 128 threads under a sanitizer
#endif
#ifndef PREEMPTED
#define PREEMPTED  // a test puts a delay where a thread may lose the processor
#endif
}
inline OF_EACH emulation::Index threadIdx;
inline emulation::Index blockDim;

namespace emulation {
inline void fail(const char* what, unsigned line) {
    const char* none = nullptr;
    if (failure.compare_exchange_strong(none, what)) line_of_failure.store(line);
}

#ifndef THREADS
inline void let_others_go_on() {
    Block* const mine = block;
    const Index index = threadIdx;
    const long long number = own;
    coroutines::suspend();
    block = mine, threadIdx = index, own = number;
}
#endif

// Threads that meet: a block or a warp.
class Team {
    const unsigned size;
    std::atomic<unsigned> arrived{0}, phase{0}, gone{0}, place{0};
    // Two sets, taken in turn: nobody writes into one before all have read it.
    std::unique_ptr<std::atomic<uint64_t>[]> slots{new std::atomic<uint64_t>[2 * size]};

  public:
    explicit Team(unsigned size, unsigned missing) : size(size) { gone.store(missing, relaxed); }

    void leave() {
        gone.fetch_add(1);
        if (arrived.load() != 0) fail("a thread has returned before others arrive at a barrier", place.load(relaxed));
    }

    // `Orders` says whether what they wrote before is visible to all of them after.
    template <bool Orders> void meet(unsigned line) {
        constexpr auto ARRIVE = Orders ? std::memory_order_acq_rel : relaxed;
        constexpr auto LEAVE = Orders ? std::memory_order_acquire : relaxed;
        constexpr auto OPEN = Orders ? std::memory_order_release : relaxed;
        if (failure.load(relaxed)) return;
        unsigned other = 0;
        if (!place.compare_exchange_strong(other, line, relaxed) && other != line)
            fail("threads wait at different barriers", line);
        const unsigned now = phase.load(relaxed);
        if (arrived.fetch_add(1, ARRIVE) + 1 == size) {
            place.store(0, relaxed);
            arrived.store(0, relaxed);
            phase.store(now + 1, OPEN);
#ifdef THREADS
            syscall(SYS_futex, &phase, FUTEX_WAKE_PRIVATE, size, nullptr, nullptr, 0);
#else
            ++coroutines::progress;
            let_others_go_on();
#endif
            return;
        }
        PREEMPTED;
        // Threads may pass the barrier and return before this one looks: then the phase is another one.
        if (gone.load() != 0 && phase.load(LEAVE) == now) fail("a barrier waits for threads that have returned", line);
#ifdef THREADS
        const auto begin = std::chrono::steady_clock::now();
        while (phase.load(LEAVE) == now && !failure.load(relaxed)) {
            const timespec most{0, 50'000'000};
            syscall(SYS_futex, &phase, FUTEX_WAIT_PRIVATE, now, &most, nullptr, 0);
            if (std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() > SECONDS_TO_WAIT)
                fail("a barrier waits too long", line);
        }
#else
        for (waits_at = line; phase == now && !failure.load(); waits_at = line) let_others_go_on();
#endif
    }

    // The value of another thread; the own one where there is none.
    template <class T> T exchange(unsigned me, T value, unsigned line, unsigned other) {
        static_assert(sizeof(T) <= 8);
        auto* const set = slots.get() + size * (phase.load(relaxed) & 1);
        uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof(T));
        set[me].store(bits, relaxed);
        meet<false>(line);
        bits = set[other < size ? other : me].load(relaxed);
        std::memcpy(&value, &bits, sizeof(T));
        return value;
    }
};
struct Block {
    Team threads;
    std::vector<std::unique_ptr<Team>> warps;
    Block(unsigned size, unsigned live) : threads(size, size - live) {
        for (unsigned w = 0; w < size; w += WARP) {
            const unsigned members = size - w < WARP ? size - w : WARP, there = live < w ? 0 : live - w;
            warps.push_back(std::make_unique<Team>(members, there < members ? members - there : 0));
        }
    }
};
inline Team& warp() { return *block->warps[threadIdx.x / WARP]; }

using Body = void (*)(long long thread, const long long* arguments);

// Calls a function with each number below `count`, in a thread of its own.
template <class Work> void together(unsigned count, Work work) {
#ifdef THREADS
    std::vector<std::thread> all;
    for (unsigned k = 0; k < count; ++k) all.emplace_back(work, k);
    for (auto& thread : all) thread.join();
#else
    static bool up = false;
    coroutines::work = &work;
    coroutines::task = [](void* work, unsigned k) { (*(Work*)work)(k); };
    coroutines::run(count, up = !up, [] { fail("a barrier waits too long", waits_at); });
#endif
}

// Runs `threads` threads in blocks of `size`, as many blocks at once as there are copies of the text, which each have
// shared memory of their own. Returns what went wrong, or null. It is no template, which would be compiled each time.
inline const char* launch(
    long long threads, unsigned size, std::initializer_list<Body> copies, const long long* arguments
) {
    failure.store(nullptr);
    blockDim.x = size;
    const long long blocks = (threads + size - 1) / size;
    for (long long first = 0; first < blocks && !failure.load(); first += copies.size()) {
        std::memset(__start_shared_memory, 0xff, __stop_shared_memory - __start_shared_memory);
        std::vector<std::unique_ptr<Block>> running;
        for (long long left = threads - first * size; left > 0 && running.size() < copies.size(); left -= size)
            running.push_back(std::make_unique<Block>(size, left < size ? left : size));
        const long long begin = first * size, end = begin + (long long)running.size() * size;
        together(end < threads ? end - begin : threads - begin, [&](unsigned k) {
            block = running[k / size].get(), threadIdx.x = k % size, own = begin + k;
            copies.begin()[k / size](own, arguments);
            warp().leave();
            block->threads.leave();
        });
    }
    static char text[200];
    if (!failure.load()) return nullptr;
    std::snprintf(text, sizeof text, "%s (line %u)", failure.load(), line_of_failure.load());
    return text;
}
}
#define PLACE unsigned line = __builtin_LINE()
inline void __syncthreads(PLACE) { emulation::block->threads.meet<true>(line); }
inline void __syncwarp(PLACE) { emulation::warp().meet<true>(line); }
template <class T> T __shfl_down_sync(unsigned mask, T value, unsigned by, PLACE) {
    if (mask != 0xffffffffu) emulation::fail("a shuffle of a part of a warp is not emulated", line);
    const unsigned lane = threadIdx.x % 32;
    return emulation::warp().exchange(lane, value, line, lane + by);
}
template <class T> T __shfl_xor_sync(unsigned mask, T value, unsigned by, PLACE) {
    if (mask != 0xffffffffu) emulation::fail("a shuffle of a part of a warp is not emulated", line);
    const unsigned lane = threadIdx.x % 32;
    return emulation::warp().exchange(lane, value, line, lane ^ by);
}
template <class To, class From> To as_bits(From x) {
    static_assert(sizeof(To) == sizeof(From));
    To y;
    std::memcpy(&y, &x, sizeof y);
    return y;
}
inline unsigned __float_as_uint(float x) { return as_bits<unsigned>(x); }
inline float __uint_as_float(unsigned x) { return as_bits<float>(x); }
inline long long __double_as_longlong(double x) { return as_bits<long long>(x); }
inline double __longlong_as_double(long long x) { return as_bits<double>(x); }
