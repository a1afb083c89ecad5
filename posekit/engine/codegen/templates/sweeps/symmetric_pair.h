// One half of a symmetric matrix: of a joint that follows another one, numbers above and below the diagonal meet on it.
if (i != j || a <= b) {
    const REAL s = $total;
    REAL& sum = ${n}_g[in_half(ci + a, cj + b) * ${apart}];
    REAL total = sum + s;
    if (x == y && i != j) total += s;
    if (i == j && a == b) total += $diagonal;
    sum = total;
}
