const auto store = [&](STORE* to, long long s0, long long size, int nb, auto at) __attribute__((noinline)) {
const bool staged = $staged;
REAL* const p = staged ? stage : (REAL*)to;
const long long row = staged ? size : s0;
$blocks
$end
};
