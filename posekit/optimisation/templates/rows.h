// A row is a thread, which sums or decides.
$own_rows
for (long long row = begin; row < end; ++row) {
$text
}
