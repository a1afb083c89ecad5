if (s1 == width)
for (int l = 0; l < nb; ++l) {
const STORE* const q = from + l * s0;
REAL* const __restrict t = stage + l * size;
#pragma clang loop vectorize(assume_safety) interleave_count(1)
for (int m = 0; m < (int)size; ++m) t[m] = REAL(q[m]);
}
else for (int l = 0; l < nb; ++l) for (long long r = 0; r < length; ++r) for (int k = 0; k < width; ++k)
stage[l * size + r * width + k] = REAL(from[l * s0 + r * s1 + k]);
const REAL* const p = stage;
const long long row = size;
const bool dense = true;
