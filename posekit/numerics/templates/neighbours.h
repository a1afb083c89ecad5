// The nearest of many points, by a complete binary tree of boxes. A node is a number: its children are 2 node and
// 2 node + 1, and the leaves are the nodes from `leaves` on. Each leaf has $leaf points: their x, then their y, then z.
// One thread of CUDA has one query; a launch on the CPU has all.
typedef long long Number;
$own_rows
union Bits {
    long long bits;
    double value;
};
const Bits squared = {limit}, none = {unlimited};
const REAL most = (REAL)squared.value, infinity = (REAL)none.value;
for (Number row = begin; row < end; ++row) {
    const Number problem = row / queries;
    const REAL* const query = (const REAL*)query_ + 3 * row;
    const REAL* const boxes = (const REAL*)boxes_ + problem * leaves * 12;
    const REAL* const points = (const REAL*)points_ + problem * filled * $leaf * 3;
    const Number* const names = (const Number*)names_ + problem * filled * $leaf;
    REAL x = query[0], y = query[1], z = query[2];
    if (position_) {
        REAL p[3], q[4];
        for (int k = 0; k < 3; ++k) p[k] = (REAL)((const double*)position_)[3 * problem + k];
        for (int k = 0; k < 4; ++k) q[k] = (REAL)((const double*)quaternion_)[4 * problem + k];
$moved
    }
    // The nearest points so far, in the order of their distances, by their places in the tree.
    REAL squares[$count];
    Number places[$count];
    for (int k = 0; k < $count; ++k) {
        squares[k] = most;
        places[k] = -1;
    }
    const bool rests = resting_ && ((const double*)resting_)[problem] > 0;  // then there is no match
    if (guess_ && !rests) {  // a point that is likely near: boxes beyond it are never visited
        const Number place = ((const Number*)guess_)[row];
        if (place >= 0) {
            const REAL* const p = points + place / $leaf * $leaf * 3 + place % $leaf;
            const REAL dx = p[0] - x, dy = p[$leaf] - y, dz = p[2 * $leaf] - z;
            const REAL square = dx * dx + dy * dy + dz * dz;
            if (square < most) {
                squares[0] = square;
                places[0] = place;
            }
        }
    }
    Number nodes[64];
    REAL bounds[64];
    int depth = 0;
    Number node = 1;
    // A query that is NaN is near nothing.
    bool is_active = x == x && y == y && z == z && !rests;
    while (is_active) {
        while (node < leaves) {
            REAL near[2];
            for (int side = 0; side < 2; ++side) {
                const REAL* const box = boxes + (2 * node + side) * 6;
                REAL square = 0;
                for (int k = 0; k < 3; ++k) {
                    const REAL q = k == 0 ? x : k == 1 ? y : z;
                    const REAL below = box[k] - q, above = q - box[3 + k];
                    REAL outside = below > above ? below : above;
                    outside = outside > 0 ? outside : 0;
                    square += outside * outside;
                }
                near[side] = square;
            }
            const int side = near[1] < near[0] ? 1 : 0;
            if (!(near[side] < squares[$count - 1])) break;
            if (near[1 - side] < squares[$count - 1]) {
                nodes[depth] = 2 * node + 1 - side;
                bounds[depth++] = near[1 - side];
            }
            node = 2 * node + side;
        }
        if (node >= leaves) {
            const Number leaf = node - leaves;
            const REAL* const p = points + leaf * $leaf * 3;
            REAL square[$leaf];
            for (int k = 0; k < $leaf; ++k) {
                const REAL dx = p[k] - x, dy = p[$leaf + k] - y, dz = p[2 * $leaf + k] - z;
                square[k] = dx * dx + dy * dy + dz * dz;
            }
            for (int k = 0; k < $leaf; ++k) {
                if (!(square[k] < squares[$count - 1])) continue;
                const Number place = leaf * $leaf + k;
                if ($count > 1 && guess_ && place == ((const Number*)guess_)[row]) continue;
                int at = $count - 1;
                for (; at > 0 && square[k] < squares[at - 1]; --at) {
                    squares[at] = squares[at - 1];
                    places[at] = places[at - 1];
                }
                squares[at] = square[k];
                places[at] = place;
            }
        }
        is_active = false;
        while (depth > 0 && !is_active) {
            node = nodes[--depth];
            is_active = bounds[depth] < squares[$count - 1];
        }
    }
    if (scatter_) {  // the sums of the neighbours, instead of the neighbours
        REAL number = 0, sum[3] = {0, 0, 0}, square[6] = {0, 0, 0, 0, 0, 0};
        for (int k = 0; k < $count; ++k) {
            if (places[k] < 0) continue;
            const REAL* const p = points + places[k] / $leaf * $leaf * 3 + places[k] % $leaf;
            const REAL offset[3] = {p[0] - x, p[$leaf] - y, p[2 * $leaf] - z};
            number += 1;
            for (int i = 0, at = 0; i < 3; ++i) {
                sum[i] += offset[i];
                for (int j = i; j < 3; ++j) square[at++] += offset[i] * offset[j];
            }
        }
        REAL* const result = (REAL*)scatter_ + 7 * row;
        for (int i = 0, at = 0; i < 3; ++i)
            for (int j = i; j < 3; ++j, ++at) result[at] = square[at] - (number > 0 ? sum[i] * sum[j] / number : 0);
        result[6] = number;
        continue;
    }
    for (int k = 0; k < $count; ++k) {
        const Number place = places[k];
        ((Number*)index_)[row * $count + k] = place < 0 ? -1 : names[place];
        ((Number*)place_)[row * $count + k] = place;
        ((REAL*)square_)[row * $count + k] = place < 0 ? infinity : squares[k];
    }
    if (weight_) {  // the nearest point itself, its normal, and whether they count
        const Number point = problem * size + (places[0] < 0 ? 0 : names[places[0]]);
        bool counts = places[0] >= 0, has_normal = false;
        for (int k = 0; k < 3; ++k) {
            ((double*)found_)[3 * row + k] = ((const double*)target_)[3 * point + k];
            if (!normal_) continue;
            const double n = ((const double*)normal_)[3 * point + k];
            ((double*)found_normal_)[3 * row + k] = n;
            has_normal = has_normal || n != 0;
        }
        ((double*)weight_)[row] = counts && (has_normal || !needs_normal) ? 1 : 0;
    }
}
