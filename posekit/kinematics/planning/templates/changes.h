// The changes of paths, shortened where one of their numbers is larger than $largest. A row is a path. NaN stays.
$own_rows
typedef $real REAL;
for (long long row = begin; row < end; ++row) {
    const double* const solution = (const double*)solution_ + row * numbers;
    REAL most = (REAL)$largest;
    for (long long i = 0; i < numbers; ++i) {
        const REAL x = (REAL)solution[i], size = x < 0 ? -x : x;
        most = size > most || size != size ? size : most;
    }
    const REAL share = 1 / most * (REAL)$largest;
    for (long long i = 0; i < numbers; ++i) ((REAL*)change_)[row * numbers + i] = (REAL)solution[i] * share;
}
