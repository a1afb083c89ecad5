const auto total = [](const Lanes& x) {
REAL sum = ((const REAL*)&x)[0];
for (int l = 1; l < (int)(sizeof(x) / sizeof(REAL)); ++l) sum += ((const REAL*)&x)[l];
return sum;
};
