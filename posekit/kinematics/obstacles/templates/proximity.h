// The signed distances of balls from obstacles and from each other, and the least squares of those that are too near.
// Balls are fixed to frames, which columns of twists move. A row is a configuration: half the sum of the squares of what
// distances lack, its gradient with respect to the columns' numbers, and the normal matrix of Gauss and Newton; or what
// each distance from an obstacle lacks, with its derivatives, and the largest of these numbers.
// One thread of CUDA has one row; a launch on the CPU has all.
$own_rows
const Number* const frame = (const Number*)frame_;
const REAL* const balls = (const REAL*)balls_;
const Number* const column_frame = (const Number*)column_frame_;
const Number* const column_number = (const Number*)column_number_;
const unsigned char* const moves = (const unsigned char*)moves_;
const Number* const kind = (const Number*)kind_;
const Number* const pairs = (const Number*)pairs_;
const REAL margin = ((const REAL*)settings_)[0], infinity = ((const REAL*)settings_)[1];
const REAL weight = lacking_ ? ((const REAL*)settings_)[2] : 0;
const bool derived = gradient_ || lacking_;
for (Number row = begin; row < end; ++row) {
    const REAL* const position = (const REAL*)position_ + row * frames * 3;
    const REAL* const quaternion = (const REAL*)quaternion_ + row * frames * 4;
    const REAL* const obstacles =
        (const REAL*)obstacles_ + (problem_ ? ((const Number*)problem_)[row / each] : 0) * obstacle_count * $width;
    // Numbers of balls are apart, and the loops over them have a constant length, so that they become vectors.
    REAL centre_x[$balls], centre_y[$balls], centre_z[$balls], radii[$balls], away[$balls], twist[$columns][6];
    for (int s = 0; s < $balls; ++s) {
        const Number ball = s < ball_count ? s : 0;
        const REAL* const q = quaternion + 4 * frame[ball];
        const REAL* const p = position + 3 * frame[ball];
        const REAL* const at = balls + 4 * ball;
$carried
        radii[s] = at[3];
    }
    if (derived)
        for (Number k = 0; k < column_count; ++k) {
            const REAL* const q = quaternion + 4 * column_frame[k];
            const REAL* const p = position + 3 * column_frame[k];
            const REAL* const screw = (const REAL*)screws_ + 6 * k;
$column
        }
    REAL least = infinity, total = 0, deepest = 0;
    REAL* const gradient = (REAL*)gradient_ + row * numbers;
    REAL* const normal = (REAL*)normal_ + row * numbers * numbers;
    if (gradient_) {
        for (Number i = 0; i < numbers; ++i) gradient[i] = 0;
        for (Number i = 0; i < numbers * numbers; ++i) normal[i] = 0;
    }
    REAL* const lacking = (REAL*)lacking_ + row * lines + line;
    REAL* const jacobian = (REAL*)jacobian_ + (row * lines + line) * numbers;
    if (lacking_) {
        for (Number i = 0; i < obstacle_count * ball_count; ++i) lacking[i] = 0;
        for (Number i = 0; i < obstacle_count * ball_count * numbers; ++i) jacobian[i] = 0;
    }
    const Number groups = obstacle_count + (lacking_ ? 0 : (pair_count + $balls - 1) / $balls);
    for (Number group = 0; group < groups; ++group) {
        const bool is_obstacle = group < obstacle_count;
        const REAL* const parameters = obstacles + $width * group;
        const REAL* const table = is_obstacle ? (const REAL*)tables_ + ((const Number*)start_)[group] : 0;
        const Number start = (group - obstacle_count) * $balls;
        const Number items = is_obstacle ? ball_count : pair_count - start < $balls ? pair_count - start : $balls;
        switch (is_obstacle ? kind[group] : -1) {
$distances
        default:
            for (Number item = 0; item < items; ++item) {
                const Number s = pairs[2 * (start + item)], other = pairs[2 * (start + item) + 1];
                const REAL parameters[4] = {centre_x[other], centre_y[other], centre_z[other], radii[other]};
                REAL distance;
$pair_distance
                away[item] = distance;
            }
        }
        REAL nearest = infinity;
        for (Number item = 0; item < items; ++item)
            if (away[item] < nearest || away[item] != away[item]) nearest = away[item];
        if (nearest < least || nearest != nearest) least = nearest;
        if (nearest >= margin) continue;
        for (Number item = 0; item < items; ++item) {
        const REAL lacks = margin - away[item];
        if (!(lacks <= deepest)) deepest = lacks;
        if (lacking_ && !(lacks <= 0)) lacking[group * ball_count + item] = lacks * weight;
        if (!(lacks > 0)) continue;
        total += lacks * lacks / 2;
        if (!derived) continue;
        const Number s = is_obstacle ? item : pairs[2 * (start + item)];
        const Number other = is_obstacle ? -1 : pairs[2 * (start + item) + 1];
        REAL n0 = 0, n1 = 0, n2 = 0;
        switch (is_obstacle ? kind[group] : -1) {
$gradients
        default: {
            const REAL parameters[4] = {centre_x[other], centre_y[other], centre_z[other], radii[other]};
$pair_gradient
        }
        }
        REAL slope[$numbers];
        for (Number i = 0; i < numbers; ++i) slope[i] = 0;
        for (int side = 0; side < (other < 0 ? 1 : 2); ++side) {
            const Number which = side ? other : s;
            const REAL c[3] = {centre_x[which], centre_y[which], centre_z[which]};
            const REAL sign = side ? REAL(-1) : REAL(1);
            REAL wrench[6];
            {
$wrench
            }
            for (Number k = 0; k < column_count; ++k) {
                if (!moves[k * ball_count + which]) continue;
                const REAL* const t = twist[k];
                REAL power = 0;
                for (int i = 0; i < 6; ++i) power += wrench[i] * t[i];
                slope[column_number[k]] += sign * power;
            }
        }
        if (lacking_) {
            for (Number i = 0; i < numbers; ++i) jacobian[(group * ball_count + item) * numbers + i] = -slope[i] * weight;
            continue;
        }
        for (Number i = 0; i < numbers; ++i) {
            gradient[i] -= lacks * slope[i];
            for (Number j = 0; j < numbers; ++j) normal[i * numbers + j] += slope[i] * slope[j];
        }
        }
    }
    if (deepest_) ((REAL*)deepest_)[row] = (deepest / margin) * (deepest / margin);
    if (lacking_) continue;
    ((REAL*)least_)[row] = least;
    ((REAL*)total_)[row] = total;
}
