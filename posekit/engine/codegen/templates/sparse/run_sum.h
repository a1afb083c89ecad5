// For each block of a matrix of blocks, add the rows that belong to it to one part of it, in their order: rows `from` to
// the end of `list` between two pointers.
const Number *const pointers = (const Number*)pointers_, *const list = (const Number*)list_;
const double* const source = (const double*)source_;
double* const target = (double*)target_ + offset;
for (Number k = 0; k < n; ++k) {
    double* const block = target + k * block_size;
    for (Number e = pointers[k]; e < pointers[k + 1]; ++e) {
        const double* const row = source + list[e] * height * width;
        if (stride == width || height == 1) {
            for (Number j = 0; j < height * width; ++j) block[j] += row[j];
            continue;
        }
        for (Number r = 0; r < height; ++r)
            for (Number c = 0; c < width; ++c) block[r * stride + c] += row[r * width + c];
    }
}
