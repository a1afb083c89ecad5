// Of each problem the numbers of one of two lists of tensors, chosen by its flag. A thread has every so many of them.
$own_rows
const bool* const mask = (const bool*)mask_;
for (long long row = begin; row < end; ++row) {
    const long long problem = row / threads, lane = row % threads;
    auto choose = [&](const double* one, const double* other, double* chosen, long long numbers) {
        const double* const from = mask[problem] ? one : other;
        for (long long k = problem * numbers + lane; k < (problem + 1) * numbers; k += threads) chosen[k] = from[k];
    };
$calls
}
