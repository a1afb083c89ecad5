Inverse inverse;
inverse.n = n; inverse.panels = panels;
inverse.first = (const Number*)first_; inverse.of = (const Number*)of_;
inverse.row_pointers = (const Number*)row_pointers_; inverse.rows = (const Number*)rows_;
inverse.base = (const Number*)base_; inverse.stride = (const Number*)stride_;
inverse.values = (const double*)values_; inverse.inverses = (const double*)inverses_;
inverse.result = (double*)result_; inverse.solved = (double*)scratch_;
inverse.gathered = inverse.solved + largest; inverse.packed = inverse.gathered + largest;
const Number* const order = (const Number*)order_;
double* const x = (double*)x_;                          // the diagonal blocks
for (Number s = panels - 1; s >= 0; --s) {
    inverse.panel(s);
    for (Number c = 0; c < inverse.columns(s); ++c)
        for (int r = 0; r < D; ++r)
            for (int q = 0; q < D; ++q)
                x[order[inverse.first[s] + c] * (D * D) + r * D + q] = inverse.row(s, c)[r * inverse.stride[s] + c * D + q];
}
