// Of a device: a row is a thread, which sums or decides.
#if defined(__CUDA_ARCH__)
const long long begin = first + thread, end = thread < count ? begin + 1 : begin;
#else
const long long begin = first, end = first + count;
#endif
for (long long row = begin; row < end; ++row) {
$text
}
