// Conjugate gradients for a symmetric matrix of blocks. Phase 0 is the product q = A p by teams, phase 1 moves x, the
// residual r and z, which is r by the preconditioner, phase 2 gives the next direction, and phase 3 decides. The numbers of
// the search: the residual at which it ends, p^T A p, r^T z, the next r^T z and r^T r, whether it goes on, and steps, or -1.
constexpr int D = $size;
PK_SHARED(room, 2560);
const double *const diagonal = (const double*)diagonal_, *const blocks = (const double*)blocks_;
const double* const inverses = (const double*)inverses_;
const Number *const pointers = (const Number*)pointers_, *const list = (const Number*)list_, *const pairs = (const Number*)pairs_;
double *const p = (double*)p_, *const q = (double*)q_, *const x = (double*)x_, *const r = (double*)r_, *const z = (double*)z_;
double *const dots = (double*)dots_, *const search = (double*)search_;
if (phase == 0) {
    auto item = [&](Number i, const Team& team) {
        double sum[D];
        for (int a = 0; a < D; ++a) sum[a] = 0;
        for (Number k = pointers[i] + team.lane; k < pointers[i + 1]; k += team.size) {
            const Number e = list[k] / 2;
            const bool transposed = list[k] & 1;
            const double *const block = blocks + e * D * D, *const other = p + pairs[2 * e + !transposed] * D;
            for (int a = 0; a < D; ++a)
                for (int b = 0; b < D; ++b) sum[a] = PK_FMA(transposed ? block[b * D + a] : block[a * D + b], other[b], sum[a]);
        }
        for (int a = 0; a < D; ++a) team.room[team.lane * D + a] = sum[a];
        PK_SYNC(team);
        for (int a = team.lane; a < D; a += team.size) {
            double total = 0;
            for (int b = 0; b < D; ++b) total = PK_FMA(diagonal[(i * D + a) * D + b], p[i * D + b], total);
            for (int k = 0; k < team.size; ++k) total += team.room[k * D + a];
            q[i * D + a] = total;
            if (dots) dots[i * D + a] = p[i * D + a] * total;
        }
    };
    auto none = [](Number) {};
    PK_TEAMS(0, n, 0, room, 2560, item, none);
} else if (phase == 3) {
    PK_ROWS(k) {
        if (search[5] == 0) return;
        const bool positive = search[1] > 0;
        search[6] = positive ? search[6] + 1 : -1;
        search[5] = positive && PK_ROOT(search[4]) > search[0];
        search[2] = search[3];
    }
} else {
    const bool moves = search[5] != 0 && search[1] > 0;
    PK_ROWS(i) {
        if (phase == 1) {
            const double step = moves ? search[2] / search[1] : 0;
            double products = 0, squares = 0;
            for (Number k = i * D; moves && k < i * D + D; ++k) {
                x[k] = PK_FMA(step, p[k], x[k]);
                r[k] = PK_FMA(-step, q[k], r[k]);
            }
            for (int a = 0; a < D; ++a) {
                double sum = 0;
                for (int b = 0; b < D; ++b) sum = PK_FMA(inverses[(i * D + a) * D + b], r[i * D + b], sum);
                z[i * D + a] = sum;
                products = PK_FMA(r[i * D + a], sum, products);
                squares = PK_FMA(r[i * D + a], r[i * D + a], squares);
            }
            dots[i] = products;
            dots[n + i] = squares;
        } else if (moves) {
            for (Number k = i * D; k < i * D + D; ++k) p[k] = PK_FMA(search[3] / search[2], p[k], z[k]);
        }
    }
}
