for (int g = 0; g < nb; g += $v) {
if (w >= $v && g + $v <= nb && $inside)
for (long long k = 0; k < size; k += $v) {
const long long m = size - k >= $v || size < $v ? k : size - $v;
const int count = size < $v ? (int)size : $v;
Vector $names;
$reads
turn($names);
$writes
}
else for (int l = g; l < nb && l < g + $v; ++l) for (long long m = 0; m < size; ++m) $single
}
