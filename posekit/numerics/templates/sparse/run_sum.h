// For each block of a matrix of blocks, add the rows that belong to it to one part of it, in their order: rows `from` to
// the end of `list` between two pointers.
const Number *const pointers = (const Number*)pointers_, *const list = (const Number*)list_;
const double* const source = (const double*)source_;
double* const target = (double*)target_ + offset;
const Number numbers = height * width;
#if defined(__CUDA_ARCH__)
if (thread >= count * numbers) return;
const Number k = thread / numbers, j = thread % numbers;
double* const place = target + k * block_size + j / width * stride + j % width;
double sum = *place;
for (Number e = pointers[k]; e < pointers[k + 1]; ++e) sum += source[list[e] * numbers + j];
*place = sum;
#else
// Many rows are added in the first cache, and fetched ahead, since they lie anywhere: 0.2 ms for 31,000 blocks of 6 x 6
// that belong to 49, where sums in place took 1.7 ms.
const Number last = pointers[n], ahead = 6, few = 16;
double sum[81];  // blocks have up to 9 rows and columns
for (Number k = first; k < first + count; ++k) {
    double* const block = target + k * block_size;
    const Number begin = pointers[k], end = pointers[k + 1];
    if (end - begin < few && (stride == width || height == 1)) {
        for (Number e = begin; e < end; ++e) {
            const double* const row = source + list[e] * numbers;
            for (Number j = 0; j < numbers; ++j) block[j] += row[j];
        }
        continue;
    }
    if (begin == end) continue;
    for (Number r = 0; r < height; ++r)
        for (Number c = 0; c < width; ++c) sum[r * width + c] = block[r * stride + c];
    for (Number e = begin; e < end; ++e) {
        const double* const row = source + list[e] * numbers;
        if (e + ahead < last)
            for (Number j = 0; j < numbers; j += 8) __builtin_prefetch(source + list[e + ahead] * numbers + j);
        for (Number j = 0; j < numbers; ++j) sum[j] += row[j];
    }
    for (Number r = 0; r < height; ++r)
        for (Number c = 0; c < width; ++c) block[r * stride + c] = sum[r * width + c];
}
#endif
