// Records the loads and stores of an emulated kernel, which g++ announces as for ThreadSanitizer (`sectors.py`).
#pragma once
#include <cstdint>

namespace emulation {
extern thread_local long long own;
}
namespace accesses {
struct Access {
    int64_t site, address, size, writes, thread;
};
struct Record {
    int64_t count, most, watched, ranges[64][2];
    Access accesses[];
};

#define PLAIN __attribute__((no_sanitize("thread")))
PLAIN inline void add(void* address, int size, bool writes, void* site) {
    Record& record = *(Record*)RECORD;
    const int64_t at = (int64_t)address;
    for (int64_t k = 0; k < record.watched; ++k)
        if (record.ranges[k][0] <= at && at < record.ranges[k][1]) {
            const int64_t place = __atomic_fetch_add(&record.count, 1, __ATOMIC_RELAXED);
            if (place < record.most) record.accesses[place] = {(int64_t)site, at, size, writes, emulation::own};
            return;  // two arguments may be one tensor
        }
}
}

extern "C" {
#define ADD(name, size, writes) \
    PLAIN void __tsan_##name(void* p) { accesses::add(p, size, writes, __builtin_return_address(0)); }
#define SIZE(n) ADD(read##n, n, false) ADD(write##n, n, true)
SIZE(1) SIZE(2) SIZE(4) SIZE(8) SIZE(16)
ADD(unaligned_read2, 2, false) ADD(unaligned_read4, 4, false) ADD(unaligned_read8, 8, false)
ADD(unaligned_read16, 16, false)
ADD(unaligned_write2, 2, true) ADD(unaligned_write4, 4, true) ADD(unaligned_write8, 8, true)
ADD(unaligned_write16, 16, true)
PLAIN void __tsan_read_range(void* p, unsigned long n) { accesses::add(p, n, false, __builtin_return_address(0)); }
PLAIN void __tsan_write_range(void* p, unsigned long n) { accesses::add(p, n, true, __builtin_return_address(0)); }
PLAIN void __tsan_init() {}
PLAIN void __tsan_func_entry(void*) {}
PLAIN void __tsan_func_exit() {}
PLAIN void __tsan_vptr_update(void*, void*) {}
PLAIN void __tsan_vptr_read(void*) {}
#define ATOMIC(bits, T) \
    PLAIN T __tsan_atomic##bits##_load(const T* p, int) { return __atomic_load_n(p, __ATOMIC_SEQ_CST); } \
    PLAIN void __tsan_atomic##bits##_store(T* p, T v, int) { __atomic_store_n(p, v, __ATOMIC_SEQ_CST); } \
    PLAIN T __tsan_atomic##bits##_fetch_add(T* p, T v, int) { return __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST); } \
    PLAIN int __tsan_atomic##bits##_compare_exchange_strong(T* p, T* e, T v, int, int) { \
        return __atomic_compare_exchange_n(p, e, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    } \
    PLAIN int __tsan_atomic##bits##_compare_exchange_weak(T* p, T* e, T v, int, int) { \
        return __atomic_compare_exchange_n(p, e, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    }
ATOMIC(8, uint8_t) ATOMIC(32, uint32_t) ATOMIC(64, uint64_t)
}
