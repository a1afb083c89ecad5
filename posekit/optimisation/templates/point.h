// What a state and its equations tell of the search. Unknowns whose curvature is rounding errors become ones without effect:
// their rows, columns and gradients become 0. Each sum has its own order, whichever loop asks for it.
typedef long long Number;
const Number* table = (const Number*)table_;  // see `point_table`
// Each thread of a device sums a part of all rows into numbers of its own.
double* const point = (double*)sums_ + row * width;
// The rows of each problem, and of these the part of the thread.
const Number problem = row / threads, own = row % threads;
auto until = [&](Number rows, Number part) {
    const Number of_problem = rows / problems;
    return of_problem * problem + of_problem * (own + part) / threads;
};
constexpr Number LANES = 8;
// Sums of neighbouring numbers, as many at once as fit into registers.
auto sum = [](const double* x, Number count, bool squared) {
    double lanes[LANES] = {};
    Number k = 0;
    for (; k + LANES <= count; k += LANES)
        for (Number j = 0; j < LANES; ++j) lanes[j] += squared ? x[k + j] * x[k + j] : x[k + j];
    double total = 0;
    for (; k < count; ++k) total += squared ? x[k] * x[k] : x[k];
    for (Number j = 0; j < LANES; ++j) total += lanes[j];
    return total;
};
double cost = 0, magnitude = 0, trace = 0, largest = 0, idle = 0;
for (Number blocks = *table++; blocks > 0; --blocks, table += 4) {
    const Number from = until(table[0], 0), rows = until(table[0], 1) - from, size = table[1];
    double *const hessians = (double*)table[2] + from * size * size, *const gradients = (double*)table[3] + from * size;
    for (Number k = 0; k < rows; ++k) {
        double *const h = hessians + k * size * size, *const g = gradients + k * size;
        double most = 0;
        Number zeros = 0;
        for (Number j = 0; j < size; ++j) most = h[j * size + j] > most ? h[j * size + j] : most;
        for (Number j = 0; j < size; ++j) {
            if (!(h[j * size + j] <= most * $noise)) continue;
            ++zeros;
            g[j] = 0;
            for (Number i = 0; i < size; ++i) h[j * size + i] = h[i * size + j] = 0;
        }
        idle += zeros;
        for (Number j = 0; j < size; ++j) trace += h[j * size + j];
    }
    magnitude += sum(hessians, rows * size * size, false) + sum(gradients, rows * size, false);
}
for (Number costs = *table++; costs > 0; --costs, table += 2) {
    const Number from = until(table[0], 0);
    cost += sum((const double*)table[1] + from, until(table[0], 1) - from, false);
}
double* square = point + $shares;
for (Number sets = *table++; sets > 0; --sets, ++square) {
    *square = 0;
    for (Number arrays = *table++; arrays > 0; --arrays, table += 3) {
        const Number from = until(table[0], 0), length = until(table[0], 1) - from;
        const double* const x = (const double*)table[1] + from;
        double lanes[LANES] = {};
        Number k = 0;
        for (; k + LANES <= length; k += LANES)
            for (Number j = 0; j < LANES; ++j) {
                const double size = x[k + j] < 0 ? -x[k + j] : x[k + j];
                lanes[j] = size > lanes[j] ? size : lanes[j];
            }
        for (Number j = 0; k < length; ++k, ++j) {
            const double size = x[k] < 0 ? -x[k] : x[k];
            lanes[j] = size > lanes[j] ? size : lanes[j];
        }
        for (Number j = 0; j < LANES; ++j) largest = lanes[j] > largest ? lanes[j] : largest;
        if (table[2]) *square += sum(x, length, true);
    }
}
point[0] = cost;
point[1] = magnitude;
point[2] = trace;
point[3] = largest;
point[4] = idle;
