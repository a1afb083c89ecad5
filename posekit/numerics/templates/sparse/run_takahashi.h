// The blocks of the inverse where the factor has blocks, as in `inverse.h`, by levels. Phase 0 is for tiles of all panels:
// W = L_RS L_SS^-1, and (L_SS L_SS^T)^-1. For the levels from the last to the first, phase 1 is for a row of blocks of Z_RS,
// and phase 2 for Z_SS of a panel.
constexpr int D = $size;
PK_SHARED(room, $room);
const Number *const firsts = (const Number*)first_panel_, *const base = (const Number*)base_, *const of = (const Number*)of_;
const Number *const row_pointers = (const Number*)row_pointers_, *const rows = (const Number*)rows_;
auto item = [&](Number k, const Team& team) {
    const Number wide = large * systems, every = k < wide ? large : small, own = (k < wide ? k : k - wide) % every;
    const Number system = (k < wide ? k : k - wide) / every;
    const Number* const it = (const Number*)items_ + fields * (begin + (k < wide ? 0 : large) + own);
    const Number s = it[0], start = row_pointers[s], below = row_pointers[s + 1] - start;
    const int w = (int)(firsts[s + 1] - firsts[s]) * D;
    double *const result = (double*)result_ + system * values_size, *const z = result + base[s];
    double* const solved = (double*)solved_ + system * values_size + base[s];
    if (phase == 0) {
        const double* const head = (const double*)heads_ + system * heads_size + ((const Number*)head_base_)[s];
        const Number above = it[1] * D;
        const int ld = w | 1, height = w + (int)(it[2] * D - above), from = above ? w : 0;
        const double* const panel = (const double*)values_ + system * values_size + base[s];
        double* const tile = team.room;
        for (int e = team.lane; e < height * w; e += team.size)
            tile[e / w * ld + e % w] = e < w * w ? double(e / w == e % w) : panel[e + above * w];
        PK_SYNC(team);
        for (int pass = above ? 1 : 0; pass < 2; ++pass)  // times L^-T, the head alone, and times L^-1
            for (int k = 0; k < w; ++k) {
                const int c = pass ? w - 1 - k : k, rest = w - 1 - k, end = pass ? height : w;
                for (int r = from + team.lane; r < end; r += team.size) tile[r * ld + c] /= head[c * w + c];
                PK_SYNC(team);
                for (int e = team.lane; e < (end - from) * rest; e += team.size) {
                    const int r = from + e / rest, q = pass ? e % rest : c + 1 + e % rest;
                    tile[r * ld + q] = PK_FMA(-tile[r * ld + c], head[pass ? c * w + q : q * w + c], tile[r * ld + q]);
                }
                PK_SYNC(team);
            }
        for (int e = team.lane + from * w; e < height * w; e += team.size)
            (e < w * w ? z[e] : solved[e + above * w]) = tile[e / w * ld + e % w];
    } else if (phase == 1) {
        const Number i = rows[it[1]];
        double *const sums = team.room, *const gathered = sums + D * w;
        const int most = (team.numbers - D * w) / (D * D);
        for (int e = team.lane; e < D * w; e += team.size) sums[e] = 0;
        for (Number from = 0; from < below; from += most) {
            const int depth = (int)(below - from < most ? below - from : most) * D;
            for (int e = team.lane; e < D * depth; e += team.size) {
                const int r = e / depth, c = e % depth % D;
                const Number j = rows[start + from + e % depth / D], lesser = i < j ? i : j, t = of[lesser];
                const Number width = (firsts[t + 1] - firsts[t]) * D, greater = i < j ? j : i;
                Number place = greater - firsts[t];
                if (greater >= firsts[t + 1]) {
                    Number low = row_pointers[t], high = row_pointers[t + 1];
                    while (high - low > 1) {
                        const Number middle = (low + high) / 2;
                        if (rows[middle] <= greater) low = middle; else high = middle;
                    }
                    place = firsts[t + 1] - firsts[t] + low - row_pointers[t];
                }
                const double* const block = result + base[t] + place * D * width + (lesser - firsts[t]) * D;
                gathered[e] = i < j ? block[c * width + r] : block[r * width + c];
            }
            PK_SYNC(team);
            for (int e = team.lane; e < D * w; e += team.size) {
                double sum = sums[e];
                for (int k = 0; k < depth; ++k)
                    sum = PK_FMA(-gathered[e / w * depth + k], solved[(w + from * D + k) * w + e % w], sum);
                sums[e] = sum;
            }
            PK_SYNC(team);
        }
        for (int e = team.lane; e < D * w; e += team.size) z[(w + (it[1] - start) * D) * w + e] = sums[e];
    } else {
        for (int e = team.lane; e < w * w; e += team.size) {
            const int a = e / w, b = e % w;
            if (b > a) continue;
            double lower = z[a * w + b], upper = z[b * w + a];
            for (Number r = w; r < w + below * D; ++r) {
                lower = PK_FMA(-solved[r * w + a], z[r * w + b], lower);
                upper = PK_FMA(-solved[r * w + b], z[r * w + a], upper);
            }
            // Symmetric, or rounding errors grow exponentially from panel to panel of a chain.
            z[a * w + b] = z[b * w + a] = (lower + upper) / 2;
        }
        PK_SYNC(team);
        for (int e = team.lane; e < w * D; e += team.size) {
            const Number c = e / (D * D), i = system * n + ((const Number*)order_)[firsts[s] + c];
            ((double*)x_)[i * D * D + e % (D * D)] = z[(c * D + e / D % D) * w + c * D + e % D];
        }
    }
};
auto none = [](Number) {};
PK_TEAMS(large * systems, small * systems, 0, room, $room, item, none);
