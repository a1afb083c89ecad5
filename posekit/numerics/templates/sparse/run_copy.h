// Copy blocks, perhaps some of them and transposed, and perhaps add numbers that lie as the target does.
const Number* const index = (const Number*)index_;
const double *const source = (const double*)source_, *const added = (const double*)added_;
double* const target = (double*)target_;
for (Number k = 0; k < n; ++k) {
    const double* const from = source + (index ? index[k] : k) * row;
    for (Number r = 0; r < height; ++r)
        for (Number c = 0; c < width; ++c) {
            const Number to = k * to_row + r * to_line + c * to_column;
            const double x = from[r * line + c * column];
            target[to] = added ? x + added[to] : x;
        }
}
