{ const int i = nb - 1; $row for (int r = 0; r < $rows; ++r) for (int c = 0; c < $columns; ++c) ((Lanes*)${n}_t)[r * $columns + c] = Lanes(REAL(p[$at])); }
for (int i = 0; i < nb - 1; ++i) { $row for (int r = 0; r < $rows; ++r) for (int c = 0; c < $columns; ++c) ${n}_t[r * $columns + c][i] = REAL(p[$at]); }
