const auto load = [&](const STORE* from, long long s0, long long s1, int width, long long length, REAL* base, int nb) __attribute__((noinline)) {
const long long size = width * length;
const auto at = tile(base);
$begin
if (!dense) {
for (int l = 0; l < nb; ++l) for (long long r = 0; r < length; ++r) for (int k = 0; k < width; ++k)
at(r * width + k)[l] = REAL(p[l * row + r * s1 + k]);
return;
}
$blocks
};
