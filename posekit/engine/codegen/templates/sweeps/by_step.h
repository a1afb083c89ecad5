if (${n}_s0 == $width && $stride != $width)
for (long long r = 0; r < $length; ++r) {
REAL* const t = $base + r * $lines * w;
$row
$mark
for (int l = 0; l < nb; ++l) { $copy }
}
else
