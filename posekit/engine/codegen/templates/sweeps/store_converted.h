const bool whole = s0 == size;
const int run = (int)(whole ? nb * size : size);
for (int l = 0; l < nb; l += whole ? nb : 1) {
STORE* const q = to + l * s0;
const REAL* const __restrict t = stage + l * size;
#pragma clang loop vectorize(assume_safety) interleave_count(1)
for (int m = 0; m < run; ++m) q[m] = STORE(t[m]);
}
