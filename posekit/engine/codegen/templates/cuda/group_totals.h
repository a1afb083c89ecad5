$copies
for (unsigned d = $group > 32u ? 16u : $group >> 1; d > 0; d >>= 1) { $steps }
if ($group > 32u) {
if ((threadIdx.x & 31u) == 0) { $posts }
__syncthreads();
if ($stores) for (unsigned k = $member; k < $count; k += $group) {
double s = 0; for (unsigned w = 0; w < $group >> 5; ++w) s += part[k][((threadIdx.x - $member) >> 5) + w];
switch (k) {
$cases
}
}
__syncthreads();
} else if (($stores) && $member == 0) {
$results
}
