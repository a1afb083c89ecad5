for (long long i = j; i >= 0;) {
const double* const ti = (const double*)$table + i * $row;
const long long ci = number(ti[7], columns2), ui = number(ti[8], columns3), ni = number(ti[9], columns3);
if (ci + ni <= columns2 && ui + ni <= columns3)
for (long long a = 0; a < ni; ++a) {
const $type* const upper_row = $u + (ui + a) * $upper;
$keep_upper
const long long x = (ci + a) * ($size) + cj + b, y = (cj + b) * ($size) + ci + a;
$sums
}
i = ti[0] >= 0 && ti[0] < (double)i ? (long long)ti[0] : -1;
}
