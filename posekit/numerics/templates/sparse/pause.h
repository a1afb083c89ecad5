#if defined(__x86_64__)
#define PK_PAUSE __builtin_ia32_pause()
#else
#define PK_PAUSE asm volatile("" ::: "memory")
#endif
