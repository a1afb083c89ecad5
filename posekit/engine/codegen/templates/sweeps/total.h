const auto total_of = [](auto self, auto x) {
if constexpr (sizeof(x) == sizeof(REAL)) return x;
else return self(self, x.lo + x.hi);
};
const auto total = [=](Lanes x) { return total_of(total_of, x); };
