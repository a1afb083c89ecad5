// The products of a column of step j with those above it, as soon as the step has its numbers: they stay in registers.
const auto pair_column = [&](long long j, long long b, const REAL (&lower)[$count]) {
const double* const tj = (const double*)$table + j * $row;
const long long cj = number(tj[7], columns2);
if (cj + b >= columns2 || b >= number(tj[9], columns3)) return;
$above
};
