Solve solve;
solve.panels = panels; solve.count = count;
solve.first = (const Number*)first_; solve.row_pointers = (const Number*)row_pointers_; solve.rows = (const Number*)rows_;
solve.base = (const Number*)base_; solve.stride = (const Number*)stride_;
solve.values = (const double*)values_; solve.inverses = (const double*)inverses_;
solve.x = (double*)scratch_; solve.sums = solve.x + n * D * count;
const Number *const order = (const Number*)order_, numbers = D * count;
double* const b = (double*)x_;
for (Number k = 0; k < n; ++k)
    for (Number j = 0; j < numbers; ++j) solve.x[k * numbers + j] = b[order[k] * numbers + j];
for (Number s = 0; s < panels; ++s) solve.forward(s);
for (Number s = panels - 1; s >= 0; --s) solve.backward(s);
for (Number k = 0; k < n; ++k)
    for (Number j = 0; j < numbers; ++j) b[order[k] * numbers + j] = solve.x[k * numbers + j];
