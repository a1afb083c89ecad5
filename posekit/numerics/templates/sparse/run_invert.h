// The inverses of damped blocks by their Cholesky factors, or NaN for those that are not positive definite.
constexpr int P = $points;
const double absolute = ((const double*)damping_)[0], relative = ((const double*)damping_)[1];
auto invert = [=](const double* h, double* inverse) {
    double l[P * P], reciprocal[P];
    for (int c = 0; c < P; ++c) {
        const double damped = h[c * P + c] + absolute + relative * h[c * P + c];
        double pivot = damped;
        for (int k = 0; k < c; ++k) pivot -= l[c * P + k] * l[c * P + k];
        if (!(pivot > 0x1p-46 * damped && pivot < 1e300)) return false;
        reciprocal[c] = 1 / PK_ROOT(pivot);
        for (int r = c + 1; r < P; ++r) {
            double t = h[r * P + c];
            for (int k = 0; k < c; ++k) t -= l[r * P + k] * l[c * P + k];
            l[r * P + c] = t * reciprocal[c];
        }
    }
    double m[P * P];                                // the inverse of l
    for (int c = 0; c < P; ++c) {
        for (int r = 0; r < c; ++r) m[r * P + c] = 0;
        m[c * P + c] = reciprocal[c];
        for (int r = c + 1; r < P; ++r) {
            double t = 0;
            for (int k = c; k < r; ++k) t -= l[r * P + k] * m[k * P + c];
            m[r * P + c] = t * reciprocal[r];
        }
    }
    for (int a = 0; a < P; ++a)
        for (int b = 0; b < P; ++b) {
            double t = 0;
            for (int k = a > b ? a : b; k < P; ++k) t += m[k * P + a] * m[k * P + b];
            inverse[a * P + b] = t;
        }
    return true;
};
PK_ROWS(p) {
    double* const inverse = (double*)inverses_ + p * P * P;
    if (!invert((const double*)hessians_ + p * P * P, inverse))
        for (int k = 0; k < P * P; ++k) inverse[k] = 0.0 / 0.0;
}
