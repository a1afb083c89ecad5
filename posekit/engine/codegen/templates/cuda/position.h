// The position of tile t in the loops. A quotient of numbers below 2^31 is a product: see runtime/grids.py.
const auto divided = [](unsigned x, long long by) {
return ((unsigned)((unsigned long long)x * (unsigned)by >> 32) + x) >> (int)(by >> 32);
};
const unsigned q2 = divided(t, by3), b3 = t - q2 * (unsigned)n3;
const unsigned q1 = divided(q2, by2), b2 = q2 - q1 * (unsigned)n2;
const unsigned q0 = divided(q1, by1); const long long k0 = q0, k1 = q1 - q0 * (unsigned)n1;
