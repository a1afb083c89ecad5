// A warp of CUDA has one problem; a launch on the CPU has all.
#if defined(__CUDA_ARCH__)
#define LANES 32
#define TOGETHER __syncwarp()
const long long lane = thread % 32, begin = first + thread / 32, end = thread / 32 < count ? begin + 1 : begin;
#else
#define LANES 1
#define TOGETHER
const long long lane = 0, begin = first, end = first + count;
#endif
for (long long $problems = begin; $problems < end; ++$problems) {
$body
}
#undef LANES
#undef TOGETHER
