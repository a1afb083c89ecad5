// Coroutines on one thread of the operating system, for `cuda_threads.h`: a switch takes a hundredth of what threads
// take that wait for each other.
#pragma once
#include <sys/mman.h>
#include <ucontext.h>

#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>
namespace coroutines {
constexpr size_t STACK = 1 << 21, GUARD = 1 << 16;  // bytes; the system gives memory to what is written alone

struct Coroutine {
    jmp_buf place;
    char* stack = nullptr;
    bool started = false, works = false;
};
inline std::vector<std::unique_ptr<Coroutine>> all;  // they are kept for later launches
inline jmp_buf home;  // of the one who resumes them
inline unsigned current;
inline void (*task)(void* work, unsigned k);
inline void* work;
inline unsigned progress = 0;  // counts what coroutines wait for

// Back to the one who resumed this coroutine, until it is resumed again.
__attribute__((noinline)) inline void suspend() {
    if (!_setjmp(all[current]->place)) _longjmp(home, 1);
}

[[noreturn]] inline void live() {
    for (;;) {
        task(work, current);
        all[current]->works = false;
        suspend();
    }
}

__attribute__((noinline)) inline void resume(unsigned k) {
    current = k;
    if (_setjmp(home)) return;
    if (all[k]->started) _longjmp(all[k]->place, 1);
    all[k]->started = true;
    ucontext_t context;
    getcontext(&context);
    context.uc_stack.ss_sp = all[k]->stack + GUARD, context.uc_stack.ss_size = STACK - GUARD;
    makecontext(&context, live, 0);
    setcontext(&context);
}

inline void make(unsigned count) {
    while (all.size() < count) {
        void* stack = mmap(nullptr, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (stack == MAP_FAILED || mprotect(stack, GUARD, PROT_NONE)) std::perror("stack of a coroutine"), std::abort();
        all.push_back(std::make_unique<Coroutine>());
        all.back()->stack = (char*)stack;
    }
}

// Calls `task` for each k below `count`: one after another, upwards or downwards, up to where each suspends, then again
// from there, until all have returned. `stuck()` is called where none returns and nothing that they wait for happens.
inline void run(unsigned count, bool up, void (*stuck)()) {
    make(count);
    for (unsigned k = 0; k < count; ++k) all[k]->works = true;
    for (unsigned left = count; left;) {
        const unsigned before = left, happened = progress;
        for (unsigned i = 0; i < count; ++i) {
            const unsigned k = up ? i : count - 1 - i;
            if (!all[k]->works) continue;
            resume(k);
            left -= !all[k]->works;
        }
        if (left == before && progress == happened) stuck();
    }
}
}
