// Copies a row of each lane to vectors of lanes; spare lanes repeat the last one.
const auto spread = [=](const STORE* from, long long s0, int size, Lanes* to, int nb) __attribute__((noinline)) {
for (int k = 0; k < size; ++k) for (int l = 0; l < w; ++l) ((REAL*)to)[k * w + l] = REAL(from[(l < nb ? l : nb - 1) * s0 + k]);
};
