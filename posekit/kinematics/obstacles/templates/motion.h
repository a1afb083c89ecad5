// Bounds of the distances on the way from one configuration to the next one of a trajectory. A row is such a way. One
// thread of CUDA has one row; a launch on the CPU has all.
$own_rows
$tables
for (Number row = begin; row < end; ++row) {
    const Number trajectory = row / (each - 1), configuration = trajectory * each + row % (each - 1);
    const REAL* const position = (const REAL*)position_ + configuration * frames * 3;
    const REAL* const quaternion = (const REAL*)quaternion_ + configuration * frames * 4;
    const REAL* const step = (const REAL*)steps_ + row * numbers;
    const REAL enough = ((const REAL*)enough_)[trajectory];
    const REAL* const obstacles =
        (const REAL*)obstacles_ + (problem_ ? ((const Number*)problem_)[trajectory] : 0) * obstacle_count * $width;
$way
    ((REAL*)low_)[row] = low;
    ((REAL*)least_)[row] = least;
}
