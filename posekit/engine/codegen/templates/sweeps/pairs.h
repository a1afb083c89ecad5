{
for (long long j = 0; j < steps; ++j) {
const double* const tj = (const double*)$table + j * $row;
const long long cj = $below, uj = $kept, nj = $count;
if (cj + nj > $size || uj + nj > $most) continue;
for (long long b = 0; b < nj; ++b) {
const $type* const lower_row = $d + (uj + b) * $lower;
$keep_lower
$above
}
}
}
