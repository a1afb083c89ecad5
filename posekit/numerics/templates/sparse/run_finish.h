// What a factorisation tells: the first column that failed, and the least pivot. The last columns may have been factorised
// as one dense matrix, of `tail` numbers a row.
constexpr int D = $size;
PK_SHARED(room, 2048);
auto item = [&](Number system, const Team& team) {
    const double tolerance = ((const double*)damping_)[system * damping_step + 2];
    double column = double(n), smallest = 1;
    for (Number s = team.lane; s < panels; s += team.size) {
        const double other = double(((const Number*)failed_)[system * panels + s]), pivot = ((const double*)least_)[system * panels + s];
        if (other < column) column = other;
        if (pivot < smallest) smallest = pivot;
    }
    const double* const dense = (const double*)values_ + system * values_size + tail_base;
    const Number failing = tail ? ((const int*)info_)[system] : 0, end = failing > 0 ? failing - 1 : tail;
    for (Number k = team.lane; k < tail; k += team.size) {
        const double root = dense[k * (tail + 1)], pivot = root * root;
        const double scale = ((const double*)pivots_)[system * n * D + n * D - tail + k];
        const double mine = double((n * D - tail + k) / D);
        if (!(k < end && pivot > tolerance * scale && pivot < 1e300)) { if (mine < column) column = mine; }
        else if (pivot < smallest * scale) smallest = pivot / scale;
    }
    team.room[2 * team.lane] = column;
    team.room[2 * team.lane + 1] = smallest;
    PK_SYNC(team);
    if (team.lane) return;
    for (int k = 1; k < team.size; ++k) {
        if (team.room[2 * k] < column) column = team.room[2 * k];
        if (team.room[2 * k + 1] < smallest) smallest = team.room[2 * k + 1];
    }
    ((Number*)state_)[system * state_size + 1] = Number(column);
    ((double*)state_)[system * state_size + 2] = smallest;
};
auto none = [](Number) {};
PK_TEAMS(systems, 0, 0, room, 2048, item, none);
