constexpr int D = $size;
Schur schur;
schur.absolute = ((const double*)damping_)[0]; schur.relative = ((const double*)damping_)[1];
const double *const hessians = (const double*)hessians_, *const gradients = (const double*)gradients_;
const double* const rows = (const double*)rows_;
const Number *const pointers = (const Number*)pointers_, *const list = (const Number*)list_;
const Number *const columns = (const Number*)columns_, *at = (const Number*)targets_;
double *const inverses = (double*)inverses_, *const diagonal = (double*)diagonal_, *const blocks = (double*)blocks_;
double *const b = (double*)b_, *const scaled = (double*)scratch_;
Number failed = -1;
for (Number p = 0; p < n; ++p) {
    double* const inverse = inverses + p * P * P;
    if (!schur.invert(hessians + p * P * P, inverse)) { failed = p; break; }
    const double* const g = gradients + p * P;
    for (Number e = pointers[p]; e < pointers[p + 1]; ++e) {
        const double* const w = rows + list[e] * D * P;
        double* const t = scaled + (e - pointers[p]) * D * P;
        for (int r = 0; r < D; ++r) {
            double sum = 0;
            for (int c = 0; c < P; ++c) {
                double product = 0;
                for (int k = 0; k < P; ++k) product += w[r * P + k] * inverse[k * P + c];
                t[r * P + c] = product;
                sum += product * g[c];
            }
            b[columns[list[e]] * D + r] -= sum;
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
            if (target >= 0) {
                double* const block = blocks + target / 2 * D * D;
                if (target & 1)
                    for (int r = 0; r < D; ++r)
                        for (int c = 0; c < D; ++c) block[r * D + c] -= product[c * D + r];
                else
                    for (int k = 0; k < D * D; ++k) block[k] -= product[k];
                continue;
            }
            double* const block = diagonal + (-1 - target) * D * D;
            for (int r = 0; r < D; ++r)
                for (int c = 0; c < D; ++c)
                    block[r * D + c] -= product[r * D + c] + (e == f ? 0 : product[c * D + r]);
        }
    }
}
((Number*)state_)[0] = failed;
