// Eigenvalues of symmetric matrices, and their eigenvectors as columns. One thread of CUDA has one matrix.
typedef long long Number;
$own_rows
for (Number row = begin; row < end; ++row) {
    const REAL* const matrix = (const REAL*)matrix_ + row * $n * $n;
    REAL upper[$n * ($n + 1) / 2], found[$n + $n * $n], largest = 0;
    int place = 0;
    for (int i = 0; i < $n; ++i)
        for (int j = i; j < $n; ++j) {
            upper[place] = matrix[i * $n + j];
            largest = PK_ABS(upper[place]) > largest ? PK_ABS(upper[place]) : largest;
            ++place;
        }
    const REAL scale = largest > 0 ? largest : REAL(1);
    for (int i = 0; i < place; ++i) upper[i] /= scale;
    {
        const REAL* a0 = upper;
        REAL* const r = found;
$eigenvectors
    }
    for (int i = 0; i < $n; ++i) ((REAL*)values_)[row * $n + i] = found[i] * scale;
    for (int i = 0; i < $n * $n; ++i) ((REAL*)vectors_)[row * $n * $n + i] = found[$n + i];
}
