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
