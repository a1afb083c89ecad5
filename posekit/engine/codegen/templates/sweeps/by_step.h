const auto $name = [=](${type}* q, long long stride, long long length, REAL* t, int nb) __attribute__((noinline)) {
for (long long r = 0; r < length; ++r, q += stride, t += $lines * w)
$mark
for (int l = 0; l < nb; ++l) { $copy }
};
