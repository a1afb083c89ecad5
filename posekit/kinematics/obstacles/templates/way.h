// `low` and `least` of the way between two configurations, of which `position` and `quaternion` have the poses: a lower
// bound of the signed distances of balls from obstacles and from each other, where joints have constant velocities, and the
// least distance at both ends.
//
// A ball's centre leaves the straight line between its ends by t (1 - t) / 2 times a bound of its second derivative. On
// the line a distance changes no faster than the ball. A distance from a convex solid is a convex function, too, so it is
// above the planes of its gradients at both ends. Obstacles with a slope are not convex: their distance changes by up to
// that slope.
    // Balls at the start, and then balls at the end. The loops over them have a constant length: they become vectors.
    REAL centre_x[2 * $balls], centre_y[2 * $balls], centre_z[2 * $balls], radii[2 * $balls], away[2 * $balls];
    for (int s = 0; s < 2 * $balls; ++s) {
        const int last = s >= $balls;
        const Number ball = s - last * $balls < ball_count ? s - last * $balls : 0;
        const REAL* const q = quaternion + 4 * (last * frames + frame[ball]);
        const REAL* const p = position + 3 * (last * frames + frame[ball]);
        const REAL* const at = balls + 4 * ball;
$carried
        radii[s] = at[3];
    }
    // The speeds of turning and sliding of each joint, at its first column.
    REAL turning[$columns], sliding[$columns];
    for (Number k = 0; k < column_count;) {
        REAL twist[6] = {};
        const Number joint = k;
        turning[k] = sliding[k] = 0;
        for (; k < column_count && column_frame[k] == column_frame[joint]; ++k) {
            turning[k] = sliding[k] = 0;
            for (int i = 0; i < 6; ++i) twist[i] += ((const REAL*)screws_)[6 * k + i] * step[column_number[k]];
        }
        sliding[joint] = PK_SQRT(twist[0] * twist[0] + twist[1] * twist[1] + twist[2] * twist[2]);
        turning[joint] = PK_SQRT(twist[3] * twist[3] + twist[4] * twist[4] + twist[5] * twist[5]);
    }
    // The greater distance of a ball from the frame of a column at the two ends.
    const auto reach = [&](Number s, Number k) -> REAL {
        const REAL* const p = position + 3 * column_frame[k];
        const REAL* const r = p + 3 * frames;
        const REAL x = centre_x[s] - p[0], y = centre_y[s] - p[1], z = centre_z[s] - p[2];
        const Number e = s + $balls;
        const REAL u = centre_x[e] - r[0], v = centre_y[e] - r[1], w = centre_z[e] - r[2];
        const REAL a = x * x + y * y + z * z, b = u * u + v * v + w * w;
        return PK_SQRT(a < b ? b : a);
    };
    // The least value of the greater of two lines, through ``a`` at 0 and ``b`` at 1, with slopes ``rise`` and ``fall``.
    const auto supported = [](REAL a, REAL b, REAL rise, REAL fall) -> REAL {
        if (!(rise < 0)) return a;
        if (!(fall > 0)) return b;
        return a + rise * (b - fall - a) / (rise - fall);
    };
    // Bounds of a ball's speed and second derivative, from the last joint to the first: in the frame of a joint that turns
    // with the speed w and slides with v, x' = w x + v + (x' in the joint's child), and so on.
    REAL speed[$balls] = {}, bend[$balls] = {};
    for (Number k = column_count - 1; k >= 0; --k) {
        if (!(turning[k] + sliding[k] > 0)) continue;
        for (int s = 0; s < $balls; ++s) {
            const REAL on = moves[k * ball_count + (s < ball_count ? s : 0)], w = on * turning[k], v = on * sliding[k];
            const REAL far = reach(s, k) + speed[s] / 2;
            bend[s] += w * (w * far + v + 2 * speed[s]);
            speed[s] += w * far + v;
        }
    }
    REAL half[$balls];  // half of how much a distance can change
    for (int s = 0; s < $balls; ++s) {
        const int e = s + $balls;
        const REAL x = centre_x[e] - centre_x[s], y = centre_y[e] - centre_y[s], z = centre_z[e] - centre_z[s];
        const REAL line = (PK_SQRT(x * x + y * y + z * z) + bend[s] / 4) / 2, path = speed[s] / 2;
        half[s] = path < line ? path : line;
    }
    REAL least = infinity, low = infinity;
    const Number groups = obstacle_count + (pair_count + $balls - 1) / $balls;
    for (Number group = 0; group < groups; ++group) {
        const bool is_obstacle = group < obstacle_count;
        const REAL* const parameters = obstacles + $width * group;
        const REAL* const table = is_obstacle ? (const REAL*)tables_ + ((const Number*)start_)[group] : 0;
        const Number start = (group - obstacle_count) * $balls;
        const Number items = is_obstacle ? ball_count : pair_count - start < $balls ? pair_count - start : $balls;
        const REAL slope = is_obstacle && slopes[group] > 0 ? slopes[group] : 1;
        REAL lows[$balls];
        switch (is_obstacle ? kind[group] : -1) {
$distances
        default:
            for (Number item = 0; item < 2 * items; ++item) {
                const Number last = item >= items, place = start + item - last * items;
                const Number s = last * $balls + pairs[2 * place], other = last * $balls + pairs[2 * place + 1];
                const REAL parameters[4] = {centre_x[other], centre_y[other], centre_z[other], radii[other]};
                REAL distance;
$pair_distance
                away[last * $balls + item - last * items] = distance;
            }
        }
        if (is_obstacle)
            for (int s = 0; s < $balls; ++s) lows[s] = (away[s] + away[s + $balls]) / 2 - slope * half[s];
        else
            for (Number i = 0; i < items; ++i) {
                const Number* const pair = pairs + 2 * (start + i);
                lows[i] = (away[i] + away[i + $balls]) / 2 - (half[pair[0]] + half[pair[1]]);
            }
        REAL lowest = infinity;
        for (Number item = 0; item < items; ++item) {
            const REAL a = away[item], b = away[item + $balls], nearer = b < a || b != b ? b : a;
            if (nearer < least || nearer != nearer) least = nearer;
            if (lows[item] < lowest) lowest = lows[item];
        }
        const REAL floor = least < enough ? least : enough;
        const REAL aim = floor - absolute - relative * (floor < 0 ? -floor : floor);
        if (!(lowest < aim)) continue;
        for (Number item = 0; item < items; ++item) {
        if (!(lows[item] < aim)) continue;
        REAL rise[2], above = lows[item];  // the slopes of the distances at both ends, along the line
        const REAL at_start = away[item], at_end = away[item + $balls];
        if (is_obstacle) {
            if (slopes[group] > 0) { if (above < low) low = above; continue; }
            const REAL x = centre_x[item + $balls] - centre_x[item];
            const REAL y = centre_y[item + $balls] - centre_y[item];
            const REAL z = centre_z[item + $balls] - centre_z[item];
            for (int last = 0; last < 2; ++last) {
                const Number s = item + last * $balls;
                REAL n0 = 0, n1 = 0, n2 = 0;
                switch (kind[group]) {
$gradients
                }
                rise[last] = n0 * x + n1 * y + n2 * z;
            }
            const REAL bound = supported(at_start, at_end, rise[0], rise[1]) - bend[item] / 8;
            if (bound > above) above = bound;
        } else {
            // A pair moves relative to the last joint that moves both, in whose frame only the joints after it count.
            const Number pair[2] = {pairs[2 * (start + item)], pairs[2 * (start + item) + 1]};
            Number common = -1;
            for (Number k = 0; k < column_count; ++k)
                if (moves[k * ball_count + pair[0]] && moves[k * ball_count + pair[1]]) common = column_frame[k];
            REAL x[2][3], bends = 0, speeds = 0;
            for (int last = 0; last < 2; ++last)
                for (int side = 0; side < 2; ++side) {
                    const Number s = last * $balls + pair[side];
                    REAL c[3] = {centre_x[s], centre_y[s], centre_z[s]};
                    if (common >= 0) {
                        const REAL* const q = quaternion + 4 * (last * frames + common);
                        const REAL* const p = position + 3 * (last * frames + common);
                        const REAL at[3] = {c[0], c[1], c[2]};
$brought
                    }
                    for (int i = 0; i < 3; ++i) x[last][i] = side ? x[last][i] - c[i] : c[i];
                }
            for (int side = 0; side < 2; ++side) {
                const Number s = pair[side], other = pair[1 - side];
                REAL speed = 0, bend = 0;
                for (Number k = column_count - 1; k >= 0; --k) {
                    const REAL w = turning[k], v = sliding[k];
                    if (!moves[k * ball_count + s] || moves[k * ball_count + other] || !(w + v > 0)) continue;
                    const REAL far = reach(s, k) + speed / 2;
                    bend += w * (w * far + v + 2 * speed);
                    speed += w * far + v;
                }
                bends += bend;
                speeds += speed;
            }
            REAL line = 0, inner[2] = {0, 0}, square[2] = {0, 0};
            for (int i = 0; i < 3; ++i) {
                const REAL along = x[1][i] - x[0][i];
                line += along * along;
                for (int last = 0; last < 2; ++last) {
                    inner[last] += x[last][i] * along;
                    square[last] += x[last][i] * x[last][i];
                }
            }
            for (int last = 0; last < 2; ++last) rise[last] = square[last] > 0 ? inner[last] / PK_SQRT(square[last]) : 0;
            const REAL change = (PK_SQRT(line) + bends / 4) / 2;
            const REAL coarse = (at_start + at_end) / 2 - (change < speeds / 2 ? change : speeds / 2);
            const REAL bound = supported(at_start, at_end, rise[0], rise[1]) - bends / 8;
            if (coarse > above) above = coarse;
            if (bound > above) above = bound;
        }
        if (above < low) low = above;
        }
    }
