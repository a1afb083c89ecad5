// A number less the product of two vectors. LLVM mostly unrolls the loops: at run time, their ends would take 10 % longer.
auto less = [](REAL x, const REAL* a, const REAL* b, int n) __attribute__((always_inline)) {
    if (n == 0) return x;
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll($unroll)
    for (int k = 1; k < n; ++k) sum = sum + a[k] * b[k];
    return x - sum;
};
