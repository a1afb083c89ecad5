// A damped step of least squares towards the targets of several links, from their columns and equations to the next
// configuration. In float64: normal matrices have squared condition numbers. Numbers of joints that are not added stay.
typedef $real REAL;
typedef long long Number;
$own_rows
// M rows of equations, and N of the system that is solved: those, or the numbers of a velocity, if these are far fewer.
const int n = (int)size, nq = (int)numbers, M = $rows, N = $system, all = 6 * (int)links + (int)more;
const bool by_rows = $by_rows;
const REAL *const position_free = (const REAL*)free_, *const largest = (const REAL*)largest_;
const Number *const tree = (const Number*)tree_;  // of each velocity its number of a configuration, and whether it is added;
const Number *const steps = tree + 2 * n;         // then for each link how many columns it has, and their velocities
const double eps = sizeof(REAL) == 8 ? 2.220446049250313e-16 : 1.1920929e-7, turn = 6.283185307179586;
for (Number row = begin; row < end; ++row) {
    if (phase == 1) {  // numbers of joints that are not added, which ops have made: where they are, their place and count
        const Number* const joints = (const Number*)joints_;
        for (Number j = 0; j < joints[0]; ++j) {
            const Number* const joint = joints + 1 + 3 * j;
            for (Number k = 0; k < joint[2]; ++k)
                ((REAL*)next_)[row * nq + joint[1] + k] = ((const REAL*)joint[0])[row * joint[2] + k];
        }
        continue;
    }
    double jacobian[$size * M], error[M], system[N * N], x[N], v[$size], mask[$size], drift[$size];
    const REAL *const q = (const REAL*)q_ + row * nq, *const free = position_free + row * nq;
    for (int i = 0; i < n * M; ++i) jacobian[i] = 0;
    for (int i = 0; i < M; ++i) error[i] = 0;
    for (int i = 0; i < n; ++i) mask[i] = free[tree[2 * i]];
    const Number* of_link = steps;
    const REAL* columns = (const REAL*)columns_;
    for (Number l = 0; l < links; ++l) {
        const REAL* const matrix = (const REAL*)matrix_ + (l * attempts + row) * 36;
        const REAL* const given = (const REAL*)error_ + (l * attempts + row) * 6;
        ((REAL*)outcome_)[row * origins + l] = ((const REAL*)scores_)[l * attempts + row];
        for (int i = 0; i < 6; ++i) error[6 * l + i] = (double)given[i];
        const Number frames = of_link[0];
        for (Number f = 0; f < frames; ++f) {
            const REAL* const column = columns + (row * frames + f) * 6;
            double* const to = jacobian + of_link[1 + f] * M + 6 * l;
            for (int i = 0; i < 6; ++i)
                for (int k = 0; k < 6; ++k) to[i] += (double)matrix[6 * i + k] * (double)column[k];
        }
        columns += attempts * frames * 6;
        of_link += 1 + frames;
    }
    for (Number k = 0; k < more; ++k) {
        error[6 * links + k] = (double)((const REAL*)more_error_)[row * more + k];
        for (int i = 0; i < n; ++i)
            jacobian[i * M + 6 * links + k] = -(double)((const REAL*)more_jacobian_)[(row * more + k) * n + i];
    }
    if (origins > links) ((REAL*)outcome_)[row * origins + links] = ((const REAL*)more_score_)[row];
    const REAL* const damping = (const REAL*)settings_ + (row + 1) * settings_size - 2;
    const REAL *const aim = (const REAL*)null_space_ + row * nq, *const towards = (const REAL*)towards_ + row * n;
    const bool drifts = null_space_ && damping[-1] > 0;
    double amount = 0, trace = 0;
    for (int k = 0; k < all; ++k) amount += error[k] * error[k];
    amount = (double)damping[0] * (0.5 / (double)links) * amount + (double)damping[1];
    if (drifts) {  // in a direction that is that of least squares
        double most = 0;
        for (int i = 0; i < n; ++i) {
            drift[i] = tree[2 * i + 1] ? aim[tree[2 * i]] - q[tree[2 * i]] : towards[i];
            const double length = drift[i] < 0 ? -drift[i] : drift[i];
            if (!(length <= most)) most = length;
        }
        const double least = $farthest / most, factor = least > (double)damping[-1] ? (double)damping[-1] : least;
        for (int i = 0; i < n; ++i) drift[i] *= factor;
        for (int i = 0; i < n; ++i)
            for (int k = 0; k < M; ++k) error[k] -= jacobian[i * M + k] * (mask[i] * drift[i]);
    }
    for (int i = 0; i < N * N; ++i) system[i] = 0;
    for (int i = 0; i < N; ++i) x[i] = 0;
    const int solved = by_rows ? all : n;
    if (by_rows) {
        for (int i = 0; i < n; ++i)
            for (int k = 0; mask[i] != 0 && k < all; ++k) {
                const double factor = jacobian[i * M + k];
                for (int j = 0; j < N; ++j) system[k * N + j] += factor * jacobian[i * M + j];
            }
        for (int k = 0; k < all; ++k) x[k] = error[k];
    } else {
        for (int i = 0; i < n; ++i)
            for (int j = i; j < n; ++j) {
                double sum = 0;
                for (int k = 0; k < M; ++k) sum += jacobian[i * M + k] * jacobian[j * M + k];
                system[i * N + j] = sum * mask[i] * mask[j];
            }
        for (int i = 0; i < n; ++i)
            for (int k = 0; k < M; ++k) x[i] += jacobian[i * M + k] * error[k] * mask[i];
    }
    for (int i = 0; i < solved; ++i) trace += system[i * N + i];
    // Less damping would make the motion in the null space a matter of rounding errors.
    amount += trace * (by_rows ? 4 * eps : $least);
    for (int j = 0; j < solved; ++j) {  // the upper triangle of the factor, with reciprocals on the diagonal
        double* const line = system + j * N;
        line[j] += amount;
        for (int l = 0; l < j; ++l) {
            const double factor = system[l * N + j];
            for (int i = 0; i < N; ++i) line[i] -= factor * system[l * N + i];
        }
        const double scale = line[j] > 0 ? 1 / ROOT(line[j]) : line[j] <= 0 ? 0 : line[j];
        for (int i = j + 1; i < solved; ++i) line[i] *= scale;
        line[j] = scale;
        x[j] *= scale;
        for (int i = j + 1; i < solved; ++i) x[i] -= x[j] * line[i];
    }
    for (int j = solved - 1; j >= 0; --j) {
        for (int i = j + 1; i < solved; ++i) x[j] -= system[j * N + i] * x[i];
        x[j] *= system[j * N + j];
    }
    if (!by_rows)  // held joints do not move: the sign says whether they press against their limits
        for (int i = 0; i < n; ++i)
            for (int k = 0; k < M; ++k) error[k] -= jacobian[i * M + k] * mask[i] * x[i];
    for (int i = 0; i < n; ++i) {
        double sum = 0;
        for (int k = 0; k < all; ++k) sum += jacobian[i * M + k] * (by_rows ? x[k] : error[k]);
        v[i] = (by_rows || mask[i] == 0 ? sum : x[i]) + (drifts ? drift[i] : 0);
        v[i] = v[i] > (double)largest[i] ? (double)largest[i] : v[i] < -(double)largest[i] ? -(double)largest[i] : v[i];
        ((REAL*)move_)[row * n + i] = (REAL)(v[i] * mask[i]);
    }
    REAL *const next = (REAL*)next_ + row * nq, *const next_free = (REAL*)next_free_ + row * nq;
    for (int k = 0; k < nq; ++k) next[k] = q[k], next_free[k] = 1;
    for (int i = 0; i < n; ++i) {  // as `_limited` of math/inverse_kinematics.py
        if (!tree[2 * i + 1]) continue;
        const Number k = tree[2 * i];
        const REAL* const bound = (const REAL*)bounds_ + 4 * k;
        REAL moved = q[k] + ((const REAL*)move_)[row * n + i];
        const REAL aim = moved + (free[k] > 0 ? 0 : (REAL)v[i]);
        if (aim > bound[3]) moved = aim - (REAL)turn;
        else if (aim < bound[2]) moved = aim + (REAL)turn;
        const bool below = moved > bound[0], above = moved < bound[1];
        next[k] = !below ? bound[0] : above ? moved : bound[1];
        next_free[k] = v[i] > 0 ? above : below || !(v[i] < 0);
    }
}
#undef ROOT
