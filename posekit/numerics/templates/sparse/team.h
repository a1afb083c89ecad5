// A team of threads has an item: a block or a warp of CUDA, or one thread of the CPU. Its threads share memory.
struct Team {
    int lane, size;
    double* room;
    int numbers;                                        // of its room
};
#if defined(__CUDA_ARCH__)
#define PK_SHARED(name, numbers) __shared__ double name[numbers]
#define PK_SYNC(team) do { if ((team).size == 32) __syncwarp(); else __syncthreads(); } while (0)
#define PK_FMA(a, b, c) fma(a, b, c)
// So many items are done by a block each, then so many by a warp each, and the others by a thread each.
#define PK_TEAMS(large, small, others, room, numbers, item, single)                                                   \
    do {                                                                                                              \
        const Number block_ = blockDim.x, wide_ = (large) * block_;                                                   \
        const Number narrow_ = ((small) * 32 + block_ - 1) / block_ * block_, k_ = (thread - wide_) / 32;             \
        const int lane_ = (int)threadIdx.x, share_ = (int)((numbers) * 32 / block_);                                  \
        if (thread < wide_) item(thread / block_, (Team{lane_, (int)block_, room, numbers}));                         \
        else if (thread >= wide_ + narrow_) { if (thread - wide_ - narrow_ < (others)) single(thread - wide_ - narrow_); } \
        else if (k_ < (small)) item((large) + k_, (Team{lane_ % 32, 32, room + lane_ / 32 * share_, share_}));        \
    } while (0)
#else
#define PK_SHARED(name, numbers) double name[numbers]
#define PK_SYNC(team) (void)0
#define PK_FMA(a, b, c) __builtin_fma(a, b, c)
#define PK_TEAMS(large, small, others, room, numbers, item, single)                                                   \
    for (Number k_ = first; k_ < first + count; ++k_)                                                                 \
        if (k_ < (large) + (small)) item(k_, (Team{0, 1, room, numbers}));                                            \
        else single(k_ - (large) - (small))
#endif
