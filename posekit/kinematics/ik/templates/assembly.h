// The rows and Jacobians of costs, from the poses of links and the results of the ops of the costs. Phase 0 writes what
// the ops read, phase 1 puts together what they have written, and phase 2 puts numbers of joints, such as quaternions,
// in their places. Columns of Jacobians are those of the velocities of joints; twists are taken at the first link.
typedef $real REAL;
typedef long long Number;
#define ROOT(x) __builtin_elementwise_sqrt(x)
enum { KIND, LEVEL, ROW, LISTED, RESULTS, SUMMED, WEIGHT, APART, RESULT, LINKS, JOINTS, NUMBERS_TO, NUMBERS_BY, COLUMNS, OPERANDS };
enum { OF_OP, OF_EACH, OF_VOLUME };  // kinds: of any op; of an op of each number of a joint; the manipulability
enum { POSITION_TO, QUATERNION_TO, BY, PLACES, OPERAND };
const int n = (int)size, nq = (int)numbers, columns = (int)twists, frames = (int)poses;
const Number *const table = (const Number*)terms_, *const frame_of = (const Number*)frame_of_;
const Number *const velocity_of = (const Number*)velocity_of_, *const links = (const Number*)links_;
const Number* const joints = (const Number*)joints_;  // whose numbers an op makes: where they are, their place and count
const double* const moves = (const double*)moves_;
for (Number row = first; row < first + count; ++row) {
    REAL* const q = (REAL*)q_ + row * nq;
    if (phase == 2) {
        for (Number k = 0; k < joints[0]; ++k) {
            const Number *const joint = joints + 1 + 3 * k;
            for (Number i = 0; i < joint[2]; ++i) q[joint[1] + i] = ((const REAL*)joint[0])[row * joint[2] + i];
        }
        continue;
    }
    const REAL *const position = (const REAL*)position_ + row * frames * 3;
    const REAL *const quaternion = (const REAL*)quaternion_ + row * frames * 4;
    if (phase == 0) {
        for (Number t = 0; t < table[0]; ++t) {
            const Number* const term = (const Number*)table[1 + t];
            if (term[KIND] == OF_VOLUME) continue;
            const Number listed = term[LISTED];
            for (Number i = 0; i < term[LINKS]; ++i) {
                const Number *const operand = term + OPERANDS + i * OPERAND, *const places = (const Number*)operand[PLACES];
                for (Number j = 0; j < listed; ++j) {
                    const Number frame = links[places[j]];
                    REAL* const p = (REAL*)operand[POSITION_TO] + (row * listed + j) * 3;
                    REAL* const o = (REAL*)operand[QUATERNION_TO] + (row * listed + j) * 4;
                    for (int k = 0; k < 3; ++k) p[k] = position[frame * 3 + k];
                    for (int k = 0; k < 4; ++k) o[k] = quaternion[frame * 4 + k];
                }
            }
            const Number* const places = (const Number*)term[COLUMNS];
            for (Number j = 0; j < listed; ++j)
                for (Number k = 0; k < term[JOINTS]; ++k)
                    ((REAL*)term[NUMBERS_TO])[(row * listed + j) * term[JOINTS] + k] = q[places[2 * k]];
        }
        continue;
    }
    auto rotated = [](const REAL* o, const double* x, double* y) {
        const double w = o[0], a = o[1], b = o[2], c = o[3];
        const double s = b * x[2] - c * x[1] + w * x[0], t = c * x[0] - a * x[2] + w * x[1];
        const double u = a * x[1] - b * x[0] + w * x[2];
        y[0] = x[0] + 2 * (b * u - c * t), y[1] = x[1] + 2 * (c * s - a * u), y[2] = x[2] + 2 * (a * t - b * s);
    };
    auto cross = [](const double* x, const double* y, double* z) {
        const double a = x[1] * y[2] - x[2] * y[1], b = x[2] * y[0] - x[0] * y[2], c = x[0] * y[1] - x[1] * y[0];
        z[0] = a, z[1] = b, z[2] = c;
    };
    double* const column = (double*)memory_ + row * columns * 6;
    const REAL* const point = position + links[0] * 3;
    for (int c = 0; c < columns; ++c) {
        const REAL *const p = position + frame_of[c] * 3, *const o = quaternion + frame_of[c] * 4;
        const REAL* const screw = (const REAL*)screws_ + c * 6;
        const double linear[3] = {screw[0], screw[1], screw[2]}, angular[3] = {screw[3], screw[4], screw[5]};
        double* const twist = column + c * 6;
        double arm[3], part[3];
        for (int k = 0; k < 3; ++k) arm[k] = (double)point[k] - (double)p[k];
        rotated(o, linear, twist);
        rotated(o, angular, twist + 3);
        cross(twist + 3, arm, part);
        for (int k = 0; k < 3; ++k) twist[k] += part[k];
    }
    for (Number k = 0; k < first_rows * n; ++k) ((REAL*)jacobian_)[row * first_rows * n + k] = 0;
    for (Number k = 0; k < second_rows * n; ++k) ((REAL*)more_jacobian_)[row * second_rows * n + k] = 0;
    for (Number t = 0; t < table[0]; ++t) {
        const Number* const term = (const Number*)table[1 + t];
        const Number listed = term[LISTED], results = term[RESULTS], number = term[JOINTS];
        const Number rows_of_level = term[LEVEL] ? second_rows : first_rows;
        REAL* const rows = (REAL*)(term[LEVEL] ? more_rows_ : rows_) + row * rows_of_level + term[ROW];
        REAL* const jacobian =
            (REAL*)(term[LEVEL] ? more_jacobian_ : jacobian_) + (row * rows_of_level + term[ROW]) * n;
        const Number each = term[KIND] == OF_EACH ? number : term[KIND] == OF_VOLUME ? 1 : results;
        const Number total = term[SUMMED] || term[KIND] != OF_OP ? each : listed * each;
        const REAL* const weight = (const REAL*)term[WEIGHT] + row * term[APART];  // 0 if all share the weights
        const Number* const places = (const Number*)term[COLUMNS];
        if (term[KIND] == OF_VOLUME) {
            const Number* const of_link = (const Number*)(term + OPERANDS)[PLACES];
            const REAL* const tip = position + links[of_link[0]] * 3;
            const double* const moved = moves + of_link[0] * columns;
            double m[6] = {0, 0, 0, 0, 0, 0}, arm[3], part[3];
            double* const way = (double*)memory_ + count * columns * 6 + row * columns * 3;
            for (int k = 0; k < 3; ++k) arm[k] = (double)tip[k] - (double)point[k];
            for (int c = 0; c < columns; ++c) {
                double* const a = way + c * 3;
                cross(column + c * 6 + 3, arm, part);
                for (int k = 0; k < 3; ++k) a[k] = (column[c * 6 + k] + part[k]) * moved[c];
                m[0] += a[0] * a[0], m[1] += a[1] * a[0], m[2] += a[1] * a[1];
                m[3] += a[2] * a[0], m[4] += a[2] * a[1], m[5] += a[2] * a[2];
            }
            // The cofactors are the determinant times the inverse.
            const double f[6] = {m[2] * m[5] - m[4] * m[4], m[3] * m[4] - m[1] * m[5], m[0] * m[5] - m[3] * m[3],
                                 m[1] * m[4] - m[2] * m[3], m[1] * m[3] - m[0] * m[4], m[0] * m[2] - m[1] * m[1]};
            const double square = m[0] * f[0] + m[1] * f[1] + m[3] * f[3], least = 1e-12;
            const double value = 1 / ROOT(square > least ? square : least);
            rows[0] = (REAL)(value * weight[0]);
            if (!(square > least)) continue;
            for (int c = 0; c < columns; ++c) {
                if (moved[c] == 0) continue;
                double slope = 0;
                for (int i = 0; i < columns; ++i) {
                    if (moved[i] == 0) continue;
                    const double* const a = way + i * 3;
                    const double lever[3] = {f[0] * a[0] + f[1] * a[1] + f[3] * a[2],
                                             f[1] * a[0] + f[2] * a[1] + f[4] * a[2],
                                             f[3] * a[0] + f[4] * a[1] + f[5] * a[2]};
                    // Joints above turn a column, and joints below move the tip, which the column turns.
                    if (c <= places[i]) cross(column + c * 6 + 3, a, part);
                    else cross(column + i * 6 + 3, way + c * 3, part);
                    slope += lever[0] * part[0] + lever[1] * part[1] + lever[2] * part[2];
                }
                jacobian[velocity_of[c]] = (REAL)(-value * slope / square * weight[0]);
            }
            continue;
        }
        const REAL* const result = (const REAL*)term[RESULT] + row * listed * each;
        for (Number i = 0; i < total; ++i) rows[i] = 0;
        for (Number j = 0; j < listed; ++j)
            for (Number i = 0; i < each; ++i) rows[term[SUMMED] ? i : j * each + i] += result[j * each + i];
        for (Number i = 0; i < total; ++i) rows[i] = weight[i] != 0 ? rows[i] * weight[i] : 0;
        const REAL* const slopes = (const REAL*)term[NUMBERS_BY] + row * listed * (term[KIND] == OF_EACH ? 1 : each) * number;
        if (term[KIND] == OF_EACH) {
            for (Number k = 0; k < number; ++k)
                if (weight[k] != 0) jacobian[k * n + places[2 * k + 1]] += slopes[k] * weight[k];
            continue;
        }
        for (Number j = 0; j < listed; ++j)
            for (Number i = 0; i < each; ++i) {
                const Number to = term[SUMMED] ? i : j * each + i;
                REAL* const line = jacobian + to * n;
                const double factor = weight[to];
                if (factor == 0) continue;
                for (Number k = 0; k < number; ++k)
                    line[places[2 * k + 1]] += (REAL)(factor * (double)slopes[(j * each + i) * number + k]);
                for (Number l = 0; l < term[LINKS]; ++l) {
                    const Number *const operand = term + OPERANDS + l * OPERAND;
                    const Number link = ((const Number*)operand[PLACES])[j];
                    const REAL *const by = (const REAL*)operand[BY] + ((row * listed + j) * each + i) * 6;
                    const double force[3] = {by[0], by[1], by[2]}, torque[3] = {by[3], by[4], by[5]};
                    double wrench[6], arm[3], part[3];
                    rotated(quaternion + links[link] * 4, force, wrench);
                    rotated(quaternion + links[link] * 4, torque, wrench + 3);
                    for (int k = 0; k < 3; ++k) arm[k] = (double)position[links[link] * 3 + k] - (double)point[k];
                    cross(arm, wrench, part);
                    for (int k = 0; k < 3; ++k) wrench[3 + k] += part[k];
                    for (int c = 0; c < columns; ++c) {
                        if (moves[link * columns + c] == 0) continue;
                        double power = 0;
                        for (int k = 0; k < 6; ++k) power += wrench[k] * column[c * 6 + k];
                        line[velocity_of[c]] += (REAL)(factor * power);
                    }
                }
            }
    }
}
#undef ROOT
