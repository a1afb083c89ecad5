// Complete binary trees of boxes over points, one for each problem. Each node has $leaf points for each of its leaves,
// and those that are left over: it is cut at the median of its longest side, so that the left child is full.
#if !defined(__CUDA_ARCH__)
typedef $real REAL;
typedef long long Number;
struct Item {
    REAL at[3];
    $integer name;
};
struct Node {
    Number node, begin, width;
};
const Number slots = leaves * $leaf;
for (Number problem = first; problem < first + count; ++problem) {
    const REAL* const points = (const REAL*)points_ + problem * size * 3;
    Item* const items = (Item*)items_ + problem * size;
    REAL* const boxes = (REAL*)boxes_ + problem * leaves * 12;
    REAL* const blocks = (REAL*)blocks_ + problem * slots * 3;
    Number* const names = (Number*)names_ + problem * slots;
    const REAL infinity = __builtin_inf(), missing = __builtin_nan("");
    Number finite = 0;
    for (Number k = 0; k < size; ++k) {
        const REAL* const p = points + 3 * k;
        const REAL zero = p[0] * 0 + p[1] * 0 + p[2] * 0;  // NaN if one of them is infinite or NaN
        if (zero == zero) items[finite++] = {{p[0], p[1], p[2]}, ($integer)k};
    }
    for (int k = 0; k < 6; ++k) boxes[k] = k < 3 ? infinity : -infinity;  // no node has the number 0
    Node waiting[64];
    int depth = 0;
    waiting[depth++] = {1, 0, slots};
    while (depth > 0) {
        const Node now = waiting[--depth];
        const Number end = now.begin + now.width < finite ? now.begin + now.width : finite;
        REAL* const box = boxes + now.node * 6;
        for (int k = 0; k < 6; ++k) box[k] = k < 3 ? infinity : -infinity;
        for (Number i = now.begin; i < end; ++i)
            for (int k = 0; k < 3; ++k) {
                const REAL x = items[i].at[k];
                box[k] = x < box[k] ? x : box[k];
                box[3 + k] = x > box[3 + k] ? x : box[3 + k];
            }
        if (now.node >= leaves) continue;
        const Number half = now.width / 2, middle = now.begin + half;
        waiting[depth++] = {2 * now.node + 1, middle, half};
        waiting[depth++] = {2 * now.node, now.begin, half};
        if (middle >= end) continue;  // the left child has them all
        int axis = 0;
        for (int k = 1; k < 3; ++k) axis = box[3 + k] - box[k] > box[3 + axis] - box[axis] ? k : axis;
        // Hoare's selection: what is left of the middle is not greater, and what is right of it is not smaller.
        Number low = now.begin, high = end - 1;
        unsigned long long random = 1;
        while (low < high) {
            REAL pivots[3];  // the median of three random ones: no order of the points is a bad one
            for (int k = 0; k < 3; ++k) {
                random = random * 6364136223846793005ull + 1442695040888963407ull;
                pivots[k] = items[low + (Number)((random >> 33) % (unsigned long long)(high - low + 1))].at[axis];
            }
            const REAL least = pivots[0] < pivots[1] ? pivots[0] : pivots[1];
            const REAL most = pivots[0] < pivots[1] ? pivots[1] : pivots[0];
            const REAL pivot = pivots[2] < least ? least : pivots[2] > most ? most : pivots[2];
            Number i = low, j = high;
            while (i <= j) {
                while (items[i].at[axis] < pivot) ++i;
                while (items[j].at[axis] > pivot) --j;
                if (i > j) break;
                const Item other = items[i];
                items[i++] = items[j];
                items[j--] = other;
            }
            if (middle <= j) high = j;
            else if (middle >= i) low = i;
            else break;
        }
    }
    for (Number i = 0; i < slots; ++i)
        for (int k = 0; k < 3; ++k)
            blocks[(i / $leaf * 3 + k) * $leaf + i % $leaf] = i < finite ? items[i].at[k] : missing;
    for (Number i = 0; i < finite; ++i) names[i] = items[i].name;
    Number place = finite;
    for (Number k = 0; k < size; ++k) {
        const REAL* const p = points + 3 * k;
        const REAL zero = p[0] * 0 + p[1] * 0 + p[2] * 0;
        if (zero != zero) names[place++] = k;
    }
    for (; place < slots; ++place) names[place] = place;
}
#endif
