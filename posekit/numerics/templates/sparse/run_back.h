// The steps of the variables that were eliminated: x = -H^-1 (g + W^T y), with y those of the columns. g and y may be null.
constexpr int D = $size, P = $points;
const double *const gradients = (const double*)gradients_, *const rows = (const double*)rows_;
const double *const inverses = (const double*)inverses_, *const y = (const double*)y_;
const Number *const pointers = (const Number*)pointers_, *const list = (const Number*)list_;
const Number* const columns = (const Number*)columns_;
double* const x = (double*)x_;
PK_ROWS(p) {
    double sum[P];
    for (int c = 0; c < P; ++c) sum[c] = gradients ? gradients[p * P + c] : 0;
    for (Number e = pointers[p]; y && e < pointers[p + 1]; ++e) {
        const double *const w = rows + list[e] * D * P, *const z = y + columns[list[e]] * D;
        for (int r = 0; r < D; ++r)
            for (int c = 0; c < P; ++c) sum[c] += w[r * P + c] * z[r];
    }
    for (int r = 0; r < P; ++r) {
        double t = 0;
        for (int c = 0; c < P; ++c) t -= inverses[p * P * P + r * P + c] * sum[c];
        x[p * P + r] = t;
    }
}
