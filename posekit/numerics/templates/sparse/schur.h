// Eliminates the variables that only meet others, such as points: each has a block H of P x P numbers, and rows W of D x P
// numbers that couple it to columns. Subtracts W H^-1 W^T and W H^-1 g from the system of the columns.
constexpr int P = $points;
struct Schur {
    double absolute, relative;

    // The inverse of a damped block by its Cholesky factor. Returns whether it is positive definite.
    bool invert(const double* h, double* inverse) const {
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
    }
};
