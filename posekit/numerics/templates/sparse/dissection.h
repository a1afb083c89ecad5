// Nested dissection: a small set of vertices separates a graph into halves, which are ordered before it and divided in the
// same way. Separators are found on coarse graphs of matched vertices, and refined while these are taken apart (Karypis and
// Kumar, 1998). Everything is deterministic.
struct Level {                                          // a graph with weights
    Number n, *pointers, *neighbours, *strength, *weight, *coarse, *side;
};

struct Bisection {
    enum { LEFT, RIGHT, BETWEEN };
    Number *arena, room, seed = 1;
    Number *outside, *list, *log, *locked;              // of the refinement: see `refine`
    Number weights[3], limit;

    Number random(Number below) {
        seed = (seed * 1103515245 + 12345) & 0x7fffffff;
        return (seed >> 8) % below;
    }

    bool take(Number*& target, Number count) {
        if (count > room) return false;
        target = arena; arena += count; room -= count;
        return true;
    }

    bool allocate(Level& level, Number n, Number edges) {
        level.n = n;
        return take(level.pointers, n + 1) && take(level.neighbours, edges) && take(level.strength, edges) &&
               take(level.weight, n) && take(level.coarse, n) && take(level.side, n);
    }

    // Match each vertex with the neighbour of the strongest edge. Returns the vertices of the coarse graph.
    Number match(Level& g, Number* order) {
        for (Number i = 0; i < g.n; ++i) { g.coarse[i] = -1; order[i] = i; }
        for (Number i = g.n - 1; i > 0; --i) { const Number j = random(i + 1), t = order[i]; order[i] = order[j]; order[j] = t; }
        Number count = 0;
        for (Number k = 0; k < g.n; ++k) {
            const Number i = order[k];
            if (g.coarse[i] >= 0) continue;
            Number mate = i, best = 0;
            for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e) {
                const Number j = g.neighbours[e];
                if (g.coarse[j] < 0 && j != i && g.strength[e] > best) { best = g.strength[e]; mate = j; }
            }
            g.coarse[i] = g.coarse[mate] = count++;
        }
        return count;
    }

    // The graph of matched vertices. Each of them has one or two members, which `first` and `second` find.
    bool contract(const Level& g, Level& c, Number count, Number* first, Number* second, Number* slot) {
        if (!allocate(c, count, g.pointers[g.n])) return false;
        for (Number k = 0; k < count; ++k) { first[k] = second[k] = slot[k] = -1; c.weight[k] = 0; }
        for (Number i = 0; i < g.n; ++i) {
            const Number k = g.coarse[i];
            (first[k] < 0 ? first : second)[k] = i;
            c.weight[k] += g.weight[i];
        }
        Number at = 0;
        for (Number k = 0; k < count; ++k) {
            const Number begin = c.pointers[k] = at;
            for (Number i = first[k]; i >= 0; i = i == first[k] ? second[k] : -1)
                for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e) {
                    const Number j = g.coarse[g.neighbours[e]];
                    if (j == k) continue;
                    if (slot[j] < begin) { slot[j] = at; c.neighbours[at] = j; c.strength[at++] = g.strength[e]; }
                    else c.strength[slot[j]] += g.strength[e];
                }
        }
        c.pointers[count] = at;
        return true;
    }

    // What counts: the separator, and the excess of the larger side over its limit.
    Number score(const Number* w) const {
        const Number most = w[LEFT] > w[RIGHT] ? w[LEFT] : w[RIGHT];
        return w[BETWEEN] + (most > limit ? most - limit : 0);
    }

    void weigh(const Level& g, const Number* side) {
        weights[0] = weights[1] = weights[2] = 0;
        for (Number i = 0; i < g.n; ++i) weights[side[i]] += g.weight[i];
    }

    void look(const Level& g, Number i) {
        outside[2 * i] = outside[2 * i + 1] = 0;
        for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e) {
            const Number j = g.neighbours[e];
            if (g.side[j] != BETWEEN) outside[2 * i + g.side[j]] += g.weight[j];
        }
    }

    // Move vertices of the separator to a side (Fiduccia and Mattheyses): their neighbours on the other side replace them.
    // `outside` has the weights of a vertex's neighbours on both sides. Returns whether the score has become less.
    bool refine(const Level& g) {
        Number count = 0, moves = 0, kept = 0, idle = 0;
        weigh(g, g.side);
        const Number before = score(weights);
        Number best = before;
        for (Number i = 0; i < g.n; ++i) {
            locked[i] = 0;
            if (g.side[i] == BETWEEN) { list[count++] = i; look(g, i); }
        }
        while (idle < 60 && moves + 1 < g.n) {
            Number chosen = -1, to = 0, gain = 0;
            for (Number k = 0; k < count; ++k) {
                const Number i = list[k];
                if (g.side[i] != BETWEEN) { list[k--] = list[--count]; continue; }
                if (locked[i]) continue;
                for (Number s = 0; s < 2; ++s) {
                    const Number pulled = outside[2 * i + 1 - s], own = g.weight[i] - pulled;
                    if (weights[s] + g.weight[i] > limit && weights[s] > weights[1 - s]) continue;
                    if (chosen >= 0 && (own < gain || (own == gain && weights[s] >= weights[to]))) continue;
                    chosen = i; to = s; gain = own;
                }
            }
            if (chosen < 0) break;
            Number pulled = 0;
            for (Number e = g.pointers[chosen]; e < g.pointers[chosen + 1]; ++e) pulled += g.side[g.neighbours[e]] == 1 - to;
            if (moves + pulled + 1 >= g.n) break;
            move(g, chosen, to, count, moves);
            ++idle;
            const Number now = score(weights);
            if (now < best) { best = now; kept = moves; idle = 0; }
        }
        while (moves > kept) { --moves; g.side[log[2 * moves]] = log[2 * moves + 1]; }
        return best < before;
    }

    void move(const Level& g, Number i, Number to, Number& count, Number& moves) {
        auto set = [&](Number j, Number side) {
            log[2 * moves] = j; log[2 * moves++ + 1] = g.side[j];
            weights[g.side[j]] -= g.weight[j]; weights[side] += g.weight[j];
            g.side[j] = side;
        };
        set(i, to);
        locked[i] = 1;
        for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e) {
            const Number j = g.neighbours[e];
            if (g.side[j] == BETWEEN) outside[2 * j + to] += g.weight[i];
            if (g.side[j] != 1 - to) continue;
            set(j, BETWEEN);
            list[count++] = j;
            for (Number f = g.pointers[j]; f < g.pointers[j + 1]; ++f)
                if (g.side[g.neighbours[f]] == BETWEEN) outside[2 * g.neighbours[f] + 1 - to] -= g.weight[j];
            look(g, j);
        }
    }

    // Grow one side from a vertex, breadth first, to half of the weight; the border of the rest separates it.
    void grow(const Level& g, Number start, Number total, Number* queue) {
        for (Number i = 0; i < g.n; ++i) g.side[i] = RIGHT;
        Number head = 0, tail = 0, grown = 0, next = 0;
        queue[tail++] = start; g.side[start] = LEFT;
        while (grown < total / 2) {
            if (head == tail) {                         // another component
                while (next < g.n && g.side[next] != RIGHT) ++next;
                if (next == g.n) break;
                queue[tail++] = next; g.side[next] = LEFT;
            }
            const Number i = queue[head++];
            grown += g.weight[i];
            for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e) {
                const Number j = g.neighbours[e];
                if (g.side[j] == RIGHT) { g.side[j] = LEFT; queue[tail++] = j; }
            }
        }
        for (Number k = head; k < tail; ++k) g.side[queue[k]] = BETWEEN;
    }

    // The vertex that a search from a vertex, breadth first, finds last.
    Number farthest(const Level& g, Number start, Number* queue) {
        for (Number i = 0; i < g.n; ++i) g.side[i] = RIGHT;
        Number tail = 0;
        queue[tail++] = start; g.side[start] = LEFT;
        for (Number head = 0; head < tail; ++head)
            for (Number e = g.pointers[queue[head]]; e < g.pointers[queue[head] + 1]; ++e)
                if (g.side[g.neighbours[e]] == RIGHT) { g.side[g.neighbours[e]] = LEFT; queue[tail++] = g.neighbours[e]; }
        return queue[tail - 1];
    }

    void polish(const Level& g) { for (int pass = 0; pass < 8 && refine(g); ++pass) {} weigh(g, g.side); }

    // The best of several divisions, and of the present one if `least` is its score: half of them start at the border.
    void search(const Level& g, Number total, Number* best, Number tries, Number least) {
        for (Number i = 0; i < g.n; ++i) best[i] = g.side[i];
        for (Number t = 0; t < tries; ++t) {
            Number start = random(g.n);
            if (t % 2 == 0) start = farthest(g, farthest(g, start, list), list);
            grow(g, start, total, list);
            polish(g);
            if (least >= 0 && score(weights) >= least) continue;
            least = score(weights);
            for (Number i = 0; i < g.n; ++i) best[i] = g.side[i];
        }
        for (Number i = 0; i < g.n; ++i) g.side[i] = best[i];
    }

    // Set `side` of the vertices of the finest level.
    void run(Level* levels) {
        Number total = 0, depth = 0, *order, *first, *second;
        const Number n = levels[0].n;
        take(outside, 2 * n); take(list, 2 * n); take(log, 2 * n); take(locked, n);
        take(order, n); take(first, n); take(second, n);
        for (Number i = 0; i < n; ++i) total += levels[0].weight[i];
        limit = total * 3 / 5;
        while (depth < 30 && levels[depth].n > 60) {
            const Number count = match(levels[depth], order);
            if (count * 10 > levels[depth].n * 9 || !contract(levels[depth], levels[depth + 1], count, first, second, order)) break;
            ++depth;
        }
        for (Number i = 0; i < levels[depth].n; ++i) levels[depth].side[i] = LEFT;
        search(levels[depth], total, order, 8, -1);
        for (; depth > 0; --depth) {
            const Level &fine = levels[depth - 1], &coarse = levels[depth];
            for (Number i = 0; i < fine.n; ++i) fine.side[i] = coarse.side[fine.coarse[i]];
            polish(fine);
        }
        if (levels[0].n > 60) search(levels[0], total, order, 2, score(weights));
    }
};

struct Dissection {
    Number n;
    const Number *pointers, *neighbours;
    Number *order, *local, *stack, *spare, *arena, room;

    enum { LEAF = 100 };                                // vertices that minimum degree orders

    void run() {
        Number depth = 0;
        for (Number i = 0; i < n; ++i) { order[i] = i; local[i] = -1; }
        stack[0] = 0; stack[1] = n; depth = 1;
        while (depth > 0) {
            const Number begin = stack[2 * --depth], end = stack[2 * depth + 1];
            Number middle[2];
            if (end - begin > LEAF && divide(begin, end, middle)) {
                stack[2 * depth] = begin; stack[2 * depth++ + 1] = middle[0];
                stack[2 * depth] = middle[0]; stack[2 * depth++ + 1] = middle[1];
            } else if (end - begin > 1) leaf(begin, end);
        }
    }

    // The graph of a range of vertices, by their places in it.
    Number induce(Number begin, Number end, Number* to_pointers, Number* to_neighbours) {
        for (Number k = begin; k < end; ++k) local[order[k]] = k - begin;
        Number at = 0;
        for (Number k = begin; k < end; ++k) {
            to_pointers[k - begin] = at;
            for (Number e = pointers[order[k]]; e < pointers[order[k] + 1]; ++e)
                if (local[neighbours[e]] >= 0) to_neighbours[at++] = local[neighbours[e]];
        }
        to_pointers[end - begin] = at;
        for (Number k = begin; k < end; ++k) local[order[k]] = -1;
        return at;
    }

    Number edges(Number begin, Number end) const {
        Number sum = 0;
        for (Number k = begin; k < end; ++k) sum += pointers[order[k] + 1] - pointers[order[k]];
        return sum;
    }

    // Reorder a range as left, right, separator. Returns false if that does not divide it.
    bool divide(Number begin, Number end, Number* middle) {
        Bisection bisection;
        bisection.arena = arena; bisection.room = room;
        Level levels[32];
        const Number count = end - begin;
        if (!bisection.allocate(levels[0], count, edges(begin, end))) return false;
        induce(begin, end, levels[0].pointers, levels[0].neighbours);
        for (Number e = 0; e < levels[0].pointers[count]; ++e) levels[0].strength[e] = 1;
        for (Number i = 0; i < count; ++i) levels[0].weight[i] = 1;
        bisection.run(levels);
        Number at = 0;
        for (Number s = 0; s < 3; ++s) {
            for (Number i = 0; i < count; ++i)
                if (levels[0].side[i] == s) spare[at++] = order[begin + i];
            if (s < 2) middle[s] = begin + at;
        }
        const Number left = middle[0] - begin, right = middle[1] - middle[0], between = count - left - right;
        if (left == 0 || right == 0 || between * 3 > count) return false;
        for (Number i = 0; i < count; ++i) order[begin + i] = spare[i];
        return true;
    }

    void leaf(Number begin, Number end) {
        const Number count = end - begin;
        Number *const to_pointers = arena, *const to_neighbours = to_pointers + count + 1;
        const Number found = induce(begin, end, to_pointers, to_neighbours);
        Number* const result = to_neighbours + found;
        MinimumDegree(count, to_pointers, to_neighbours, result + count).run(result, count);
        for (Number k = 0; k < count; ++k) spare[k] = order[begin + result[k]];
        for (Number k = 0; k < count; ++k) order[begin + k] = spare[k];
    }
};
