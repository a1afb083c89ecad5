const STORE* const p = from;
const long long row = s0;
const bool dense = s1 == width;
