REAL turn[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};  // it has the scale of the fit, too
REAL origin[6] = {0, 0, 0, 0, 0, 0};  // the centroids of the last fit: moments about them lose no digits
REAL wide = 0;
// Fits with the weights that the loss's slope tells, while its scale shrinks from the largest distance to the one asked for.
// The round 0 fits with all weights and finds the largest distance; then the scale shrinks; then it is the last one.
const REAL last = *(const REAL*)scale_, rounding = $rounding;
const bool planar = size == 2;
int rounds_at_last = 0;
for (Number round = 0; zero == 0; ++round) {  // what is not finite makes the fit NaN
    const bool measures = round == 1;
    if (round > 1 && !(wide > last)) ++rounds_at_last;
    const REAL now = wide > last ? wide : last;
    REAL sums[17][WIDE], largest[WIDE], changes[WIDE];
    for (int j = 0; j < WIDE; ++j) largest[j] = changes[j] = 0;
    for (int i = 0; i < 17; ++i)
        for (int j = 0; j < WIDE; ++j) sums[i][j] = 0;
    for (Number k = lane * WIDE; k < padded; k += LANES * WIDE)
        for (int j = 0; j < WIDE; ++j) {
            const Number p = k + j;
            const REAL a0 = source[p] - origin[0], b0 = target[p] - origin[3];
            const REAL a1 = source[padded + p] - origin[1], b1 = target[padded + p] - origin[4];
            const REAL a2 = source[2 * padded + p] - origin[2], b2 = target[2 * padded + p] - origin[5];
            const REAL r0 = b0 - (turn[0] * a0 + turn[1] * a1 + turn[2] * a2);
            const REAL r1 = b1 - (turn[3] * a0 + turn[4] * a1 + turn[5] * a2);
            const REAL r2 = b2 - (turn[6] * a0 + turn[7] * a1 + turn[8] * a2);
            const REAL square = r0 * r0 + r1 * r1 + r2 * r2;
            largest[j] = prior[p] > 0 && square > largest[j] ? square : largest[j];
            REAL slope, bend;
$slope
            slope = round > 1 && prior[p] >= 0 ? slope : REAL(1);  // a negative weight makes the fit NaN
            const REAL change = slope > factor[p] ? slope - factor[p] : factor[p] - slope;
            changes[j] = prior[p] != 0 && change > changes[j] ? change : changes[j];
            factor[p] = slope;
            const REAL w = prior[p] * slope;
            const REAL wa0 = w * a0, wa1 = w * a1, wa2 = w * a2;
            sums[0][j] += w;
            sums[1][j] += wa0, sums[2][j] += wa1, sums[3][j] += wa2;
            sums[4][j] += w * b0, sums[5][j] += w * b1, sums[6][j] += w * b2;
            sums[7][j] += b0 * wa0, sums[8][j] += b0 * wa1, sums[9][j] += b0 * wa2;
            sums[10][j] += b1 * wa0, sums[11][j] += b1 * wa1, sums[12][j] += b1 * wa2;
            sums[13][j] += b2 * wa0, sums[14][j] += b2 * wa1, sums[15][j] += b2 * wa2;
            sums[16][j] += wa0 * a0 + wa1 * a1 + wa2 * a2;
        }
    REAL total[17], greatest = 0, change = 0;
    for (int i = 0; i < 17; ++i) {
        total[i] = 0;
        for (int j = 0; j < WIDE; ++j) total[i] += sums[i][j];
    }
    for (int j = 0; j < WIDE; ++j) {
        greatest = largest[j] > greatest ? largest[j] : greatest;
        change = changes[j] > change ? changes[j] : change;
    }
    for (int i = 0; i < 17; ++i) ACROSS(total[i], total[i] + other);
    ACROSS(greatest, other > greatest ? other : greatest);
    ACROSS(change, other > change ? other : change);
    if (measures) {  // the fit is not new
        wide = greatest < REAL(1e300) ? PK_SQRT(greatest) : REAL(0);
        continue;
    }
    if (round > 1) wide = wide > last ? wide / REAL($annealing) : wide;
    if (rounds_at_last > 1 && (!(change > REAL($step)) || rounds_at_last > $most)) break;
    const REAL inverse = total[0] > 0 ? 1 / total[0] : REAL(0);
    REAL centre[6];
    for (int i = 0; i < 6; ++i) centre[i] = centred ? total[1 + i] * inverse : REAL(0);
    REAL m[9], spread = total[16] * inverse, distance = 0;
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) m[3 * i + j] = total[7 + 3 * i + j] * inverse - centre[3 + i] * centre[j];
        distance += centre[i] * centre[i];
    }
    spread -= distance;
    REAL c[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    if (planar) {
        const REAL x = m[0] + m[4], y = m[3] - m[1], size = PK_SQRT(x * x + y * y);
        if (size > 0) c[0] = c[4] = x / size, c[3] = y / size, c[1] = -c[3];
    } else {
        REAL upper[10], found[20], widest = 0;  // Davenport's matrix; its eigenvalues, and its eigenvectors as columns
        {
$davenport
        }
        for (int i = 0; i < 10; ++i) widest = PK_ABS(upper[i]) > widest ? PK_ABS(upper[i]) : widest;
        for (int i = 0; i < 10; ++i) upper[i] = widest > 0 ? upper[i] / widest : upper[i];
        {
            const REAL* a0 = upper;
            REAL* const r = found;
$eigenvectors
        }
        // Of equal eigenvalues, the eigenvector that is nearest to no rotation.
        const REAL* const vectors = found + 4;
        int best = 0;
        for (int i = 1; i < 4; ++i) best = found[i] > found[best] ? i : best;
        REAL q[4] = {0, 0, 0, 0}, length = 0;
        for (int i = 0; i < 4; ++i)
            if (found[i] >= found[best] - 16 * rounding)
                for (int k = 0; k < 4; ++k) q[k] += vectors[i] * vectors[4 * k + i];
        for (int k = 0; k < 4; ++k) length += q[k] * q[k];
        const bool is_turn = length > rounding * rounding;
        const REAL by = is_turn ? 1 / PK_SQRT(length) : REAL(1);
        for (int k = 0; k < 4; ++k) q[k] = is_turn ? q[k] * by : vectors[4 * k + best];
        const REAL w = q[0], x = q[1], y = q[2], z = q[3];
        c[0] = 1 - 2 * (y * y + z * z), c[1] = 2 * (x * y - w * z), c[2] = 2 * (x * z + w * y);
        c[3] = 2 * (x * y + w * z), c[4] = 1 - 2 * (x * x + z * z), c[5] = 2 * (y * z - w * x);
        c[6] = 2 * (x * z - w * y), c[7] = 2 * (y * z + w * x), c[8] = 1 - 2 * (x * x + y * y);
    }
    REAL scale = 1;
    if (scaled && spread > 16 * rounding * rounding * (spread + distance)) {
        scale = 0;
        for (int i = 0; i < 9; ++i) scale += c[i] * m[i];
        scale = scale > 0 ? scale / spread : REAL(0);
    }
    for (int i = 0; i < 9; ++i) turn[i] = scale * c[i];
    for (int i = 0; i < 6; ++i) origin[i] += centre[i];
}
