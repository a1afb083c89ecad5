$prologue
for (long long b = 0; b < m; b += $size) {
const $index nb = ($index)(m - b < $size ? m - b : $size);
$block_begin
$loop
$block_end
}
$epilogue
$fence
