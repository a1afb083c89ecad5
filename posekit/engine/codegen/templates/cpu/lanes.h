$vectors
// Copies between tensors and tiles stand once in the text: for each tensor, they would take most of the time to compile.
// Rows ``step`` numbers apart, or those that ``x`` names; spare lanes repeat the last one.
auto gather = [](REAL (* __restrict t)[LANES], const STORE* __restrict p, const long long* __restrict x, long long step,
                 int nb, int rows, int columns, long long by_row, long long by_column) __attribute__((noinline)) {
for (int r = 0; r < rows; ++r) for (int c = 0; c < columns; ++c, ++t) {
const STORE* const q = p + r * by_row + c * by_column;
*(Lanes*)t = Lanes(REAL(q[(x ? x[nb - 1] : nb - 1) * step]));
#pragma clang loop vectorize(disable) unroll(disable)
for (int i = 0; i < nb - 1; ++i) (*t)[i] = REAL(q[(x ? x[i] : i) * step]);
}
};
auto scatter = [](const REAL (* __restrict t)[LANES], STORE* __restrict p, const long long* __restrict x,
                  long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
STORE* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] = STORE(t[k][i]);
}
};
auto add = [](const REAL (* __restrict t)[LANES], double* __restrict p, const long long* __restrict x,
              long long step, int nb, int size) __attribute__((noinline)) {
for (int i = 0; i < nb; ++i) {
double* const q = p + (x ? x[i] : i) * step;
#pragma clang loop vectorize(disable) unroll(disable)
for (int k = 0; k < size; ++k) q[k] += (double)t[k][i];
}
};
// Contiguous rows of ``size`` numbers, at least four, one for each lane: four columns at a time, the last of which may have
// been copied before. They are transposed in registers, which takes all loops to be unrolled.
auto read = [](REAL (* __restrict t)[LANES], const STORE* __restrict p, int size) __attribute__((noinline)) {
for (int k = 0; k < size; k += 4) {
if (k > size - 4) k = size - 4;
Lanes x[4];
#pragma clang loop unroll(full)
for (int i = 0; i < LANES; ++i) {
const STORE* const q = p + size * i + k;
x[0][i] = REAL(q[0]), x[1][i] = REAL(q[1]), x[2][i] = REAL(q[2]), x[3][i] = REAL(q[3]);
}
#pragma clang loop unroll(full)
for (int c = 0; c < 4; ++c) *(Lanes*)t[k + c] = x[c];
}
};
auto write = [](const REAL (* __restrict t)[LANES], STORE* __restrict p, int size) __attribute__((noinline)) {
for (int k = 0; k < size; k += 4) {
if (k > size - 4) k = size - 4;
Lanes x[4];
#pragma clang loop unroll(full)
for (int c = 0; c < 4; ++c) x[c] = *(const Lanes*)t[k + c];
#pragma clang loop unroll(full)
for (int i = 0; i < LANES; ++i) {
STORE* const q = p + size * i + k;
q[0] = STORE(x[0][i]), q[1] = STORE(x[1][i]), q[2] = STORE(x[2][i]), q[3] = STORE(x[3][i]);
}
}
};
alignas(64) REAL i_t[$inputs][LANES];
alignas(64) REAL o_t[$outputs][LANES];
const REAL fixed[] = {$fixed};
$prologue
// In a function of its own, which is no loop: optimisations of loops would take half of the time to compile.
auto element = [](const Lanes* __restrict i_t, const REAL* __restrict fixed, Lanes* __restrict o_t)
    __attribute__((noinline)) {
typedef Lanes REAL;
typedef LaneBits BITS;
$element
};
for (long long b = 0; b < m; b += LANES) {
const int nb = (int)(m - b < LANES ? m - b : LANES);
$before
element((const Lanes*)i_t, fixed, (Lanes*)o_t);
$after
}
