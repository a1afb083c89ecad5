// Adds products of coupling rows to numbers of columns by teams: W x to a vector in phase 0, and in phase 1 -W H^-1 W^T to the
// blocks on the diagonal, of which a team has a row.
constexpr int D = $size, P = $points;
PK_SHARED(room, 2560);
const Number *const pointers = (const Number*)pointers_, *const list = (const Number*)list_;
const Number* const owners = (const Number*)owners_;
const double *const rows = (const double*)rows_, *const inverses = (const double*)inverses_;
const double *const x = (const double*)x_, *const p = (const double*)p_;
double *const total = (double*)total_, *const dots = (double*)dots_;
auto item = [&](Number i, const Team& team) {
    const Number column = phase ? i / D : i, row = i % D;
    double sum[D];
    for (int a = 0; a < D; ++a) sum[a] = 0;
    for (Number k = pointers[column] + team.lane; k < pointers[column + 1]; k += team.size) {
        const Number e = list[k], owner = owners[e];
        const double* const w = rows + e * D * P;
#if !defined(__CUDA_ARCH__)
        if (k + 12 < pointers[column + 1])               // rows lie anywhere: a third of the time
            for (int q = 0; q < D * P; q += 8) __builtin_prefetch(rows + list[k + 12] * D * P + q);
#endif
        double t[P];
        for (int q = 0; q < P; ++q) {
            if (phase == 0) t[q] = x[owner * P + q];
            else {
                t[q] = 0;
                for (int c = 0; c < P; ++c) t[q] = PK_FMA(-w[row * P + c], inverses[(owner * P + c) * P + q], t[q]);
            }
        }
        for (int a = 0; a < D; ++a)
            for (int q = 0; q < P; ++q) sum[a] = PK_FMA(w[a * P + q], t[q], sum[a]);
    }
    for (int a = 0; a < D; ++a) team.room[team.lane * D + a] = sum[a];
    PK_SYNC(team);
    for (int a = team.lane; a < D; a += team.size) {
        double result = total[i * D + a];
        for (int k = 0; k < team.size; ++k) result += team.room[k * D + a];
        total[i * D + a] = result;
        if (dots) dots[i * D + a] = p[i * D + a] * result;
    }
};
auto none = [](Number) {};
PK_TEAMS(large, small, 0, room, 2560, item, none);
