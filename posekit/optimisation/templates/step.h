// What a step predicts, and how long it is. The tangents of columns are taken from the solution first.
typedef long long Number;
const Number* table = (const Number*)table_;  // see `step_table`
// Each thread of a device sums a part of all rows into numbers of its own.
double* const step = (double*)sums_ + row * width;
double* of_set = step + 2;
// The rows of each problem, and of these the part of the thread.
const Number problem = row / threads, own = row % threads;
auto until = [&](Number rows, Number part) {
    const Number of_problem = rows / problems;
    return of_problem * problem + of_problem * (own + part) / threads;
};
double curved = 0, along = 0;
for (Number sets = *table++; sets > 0; --sets) {
    const Number rows = *table++, from = until(rows, 0), to = until(rows, 1), size = *table++, lead = *table++;
    double* const tangents = (double*)*table++;
    for (Number parts = *table++; parts > 0; --parts, table += 9) {
        // The first of the numbers and how many they are; the columns, or 0 for one each; the solution, or 0 if the
        // tangents are there; numbers of a row of it; the first of them; and the blocks and the gradient.
        const Number start = table[0], width = table[1], columns = table[4], shift = table[5], stride = table[6];
        const Number* const place = (const Number*)table[2];
        const double *const solution = (const double*)table[3], *const blocks = (const double*)table[7];
        const double* const gradients = (const double*)table[8];
        for (Number v = from; v < to; ++v) {
            double* const d = tangents + v * size + start;
            const Number k = place ? place[v] : v;
            if (solution)
                for (Number j = 0; j < width; ++j) d[j] = k < 0 ? 0 : -solution[k * columns + shift + j];
            if (k < 0 || !blocks) continue;
            const double* const h = blocks + k * stride * stride + shift * (stride + 1);
            const double* const g = gradients + k * stride + shift;
            for (Number j = 0; j < width; ++j) {
                curved += h[j * (stride + 1)] * d[j] * d[j];
                along += g[j] * d[j];
            }
        }
    }
    double first = 0, rest = 0;
    for (Number v = from; v < to; ++v) {
        const double* const d = tangents + v * size;
        for (Number j = 0; j < lead; ++j) first += d[j] * d[j];
        for (Number j = lead; j < size; ++j) rest += d[j] * d[j];
    }
    *of_set++ = first;
    *of_set++ = rest;
}
step[0] = curved;
step[1] = along;
