if (l0 + 2 * w <= lanes && (${n}_s0 == $width || (${n}_s1 == $width && ${n}_s0 == steps * $width))) {
const STORE* const next = ${n}_b + (${n}_s0 == $width ? i * ${n}_s1 + w * $width : w * (${n}_s0 + i * $width));
for (int m = 0; m < w * $width; m += $line / (int)sizeof(STORE)) __builtin_prefetch(next + m, 0, 2);
}
