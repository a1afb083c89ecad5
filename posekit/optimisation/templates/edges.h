// Whether all edges are plainly right: finite numbers, and information matrices that are symmetric and positive definite.
typedef long long Number;
const double *const information = (const double*)information_, rounding = *(const double*)rounding_;
const double* const measured[2] = {(const double*)one_, (const double*)other_};
const Number widths[2] = {first_width, second_width};
double check = 0, l[$largest * $largest], scaled[$largest * $largest];  // L of L D L^T, and L D
bool right = true;
for (Number part = 0; part < 2; ++part)
    for (Number k = 0; k < n * widths[part]; ++k) check += measured[part][k] * 0;
for (Number k = 0; k < n && right; ++k) {
    const double* const a = information + k * size * size;
    double most = 0;
    for (Number j = 0; j < size * size; ++j) {
        const double x = __builtin_fabs(a[j]);
        check += a[j] * 0;
        most = x > most ? x : most;
    }
    for (Number r = 0; r < size; ++r)
        for (Number c = 0; c <= r; ++c) {
            if (!(__builtin_fabs(a[r * size + c] - a[c * size + r]) <= rounding * most)) right = false;
            double x = a[r * size + c];
            for (Number j = 0; j < c; ++j) x -= scaled[r * size + j] * l[c * size + j];
            if (r == c && !(x > 0)) right = false;
            scaled[r * size + c] = x;
            l[r * size + c] = x / scaled[c * size + c];
        }
}
*(Number*)state_ = right && check == 0;
