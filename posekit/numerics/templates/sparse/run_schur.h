// Subtracts W H^-1 W^T from the matrix of the columns, with the inverses of the P x P blocks H of variables that only meet
// others, such as points, and rows W of D x P numbers that couple them to columns.
constexpr int D = $size, P = $points;
const double *const rows = (const double*)rows_, *const inverses = (const double*)inverses_;
double *const diagonal = (double*)diagonal_, *const blocks = (double*)blocks_, *const scaled = (double*)scratch_;
// Many threads: phase 0 is for rows, which are multiplied by the inverse, and phase 1 for the numbers of blocks, each of
// which is the sum of some products of rows, in their order.
if (phase == 0) {
    PK_ROWS(e) {
        const double *const w = rows + e * D * P, *const inverse = inverses + ((const Number*)owners_)[e] * P * P;
        for (int r = 0; r < D; ++r)
            for (int c = 0; c < P; ++c) {
                double product = 0;
                for (int k = 0; k < P; ++k) product += w[r * P + k] * inverse[k * P + c];
                scaled[(e * D + r) * P + c] = product;
            }
    }
} else if (phase == 1) {
    const Number *const pointers = (const Number*)pointers_, *const pairs = (const Number*)list_;
    PK_ROWS(k) {
        const Number chunk = k / (D * D), r = k / D % D, c = k % D, target = ((const Number*)targets_)[chunk];
        double sum = 0;
        for (Number e = pointers[chunk]; e < pointers[chunk + 1]; ++e) {
            const double* const t = scaled + (pairs[2 * e] * D + r) * P;
            const double* const v = rows + (pairs[2 * e + 1] * D + c) * P;
            for (int q = 0; q < P; ++q) sum += t[q] * v[q];
        }
        // A block of the matrix, or one of several parts that are added later.
        if (target >= n) ((double*)parts_)[((target - n) * D + r) * D + c] = -sum;
        else (target < 0 ? diagonal + (-1 - target) * D * D : blocks + target * D * D)[r * D + c] -= sum;
    }
}
#if !defined(__CUDA_ARCH__)
else {                                                  // one thread of the CPU: no product is stored
    const Number *const pointers = (const Number*)pointers_, *const list = (const Number*)list_, *at = (const Number*)targets_;
    for (Number p = 0; p < n; ++p) {
        const double* const inverse = inverses + p * P * P;
        for (Number e = pointers[p]; e < pointers[p + 1]; ++e) {
            const double* const w = rows + list[e] * D * P;
            double* const t = scaled + (e - pointers[p]) * D * P;
            for (int r = 0; r < D; ++r)
                for (int c = 0; c < P; ++c) {
                    double product = 0;
                    for (int k = 0; k < P; ++k) product += w[r * P + k] * inverse[k * P + c];
                    t[r * P + c] = product;
                }
            // The block of each pair of rows: in `diagonal` if the target is negative, else in `blocks`, perhaps transposed.
            for (Number f = pointers[p]; f <= e; ++f, ++at) {
                const double* const v = rows + list[f] * D * P;
                const Number target = *at;
                double product[D * D];
                for (int r = 0; r < D; ++r)
                    for (int c = 0; c < D; ++c) {
                        double sum = 0;
                        for (int k = 0; k < P; ++k) sum += t[r * P + k] * v[c * P + k];
                        product[r * D + c] = sum;
                    }
                double* const block = target < 0 ? diagonal + (-1 - target) * D * D : blocks + target / 2 * D * D;
                if (target >= 0 && target & 1)
                    for (int r = 0; r < D; ++r)
                        for (int c = 0; c < D; ++c) block[r * D + c] -= product[c * D + r];
                else
                    for (int k = 0; k < D * D; ++k) block[k] -= product[k];
            }
        }
    }
}
#endif
