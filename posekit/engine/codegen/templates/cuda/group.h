const unsigned group = 1u << (int)bits, member = (unsigned)thread & (group - 1);
const long long tile = thread >> (int)bits;
const bool live = tile < tiles;
const unsigned t = live ? (unsigned)tile : 0;
