// Copy blocks, perhaps some of them and transposed, and perhaps add numbers that lie as the target does.
const Number* const index = (const Number*)index_;
const double *const source = (const double*)source_, *const added = (const double*)added_;
double* const target = (double*)target_;
#if defined(__CUDA_ARCH__)
if (thread >= count * height * width) return;
const Number k = thread / (height * width), r = thread / width % height, c = thread % width;
#else
for (Number k = first; k < first + count; ++k)
    for (Number r = 0; r < height; ++r)
        for (Number c = 0; c < width; ++c)
#endif
        {
            const Number to = k * to_row + r * to_line + c * to_column;
            const double x = source[(index ? index[k] : k) * row + r * line + c * column];
            target[to] = added ? x + added[to] : x;
        }
