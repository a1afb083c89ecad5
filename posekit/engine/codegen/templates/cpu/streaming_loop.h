auto element = [&](int i) __attribute__((always_inline)) {
$element
};
if (nb == $block) {
#pragma clang loop vectorize(enable) interleave_count($count)
for (int i = 0; i < $block; ++i) element(i);
} else {
#pragma clang loop vectorize(disable)
for (int i = 0; i < nb; ++i) element(i);
}
