// Divides a graph by a small set of vertices. Coarse graphs of matched vertices are divided by few edges, which weigh there
// what they weigh in the graph, as vertices do not; from a middle level on the border is refined as a separator, while
// these are taken apart (Karypis and Kumar, 1998). Everything is deterministic.
struct Level {                                          // a graph with weights
    Number n, *pointers, *neighbours, *strength, *weight, *coarse, *side;
};

struct Bisection {
    enum { LEFT, RIGHT, BETWEEN };
    Number *arena, room, seed = 1;
    Number *outside, *list, *log, *locked;              // of the refinement: see `refine`
    Number *order, *first, *second;
    Number weights[3], limit, total;
    enum { COARSEST = 60, IDLE = 100, TRIES = 4 };      // vertices; moves without a gain; divisions of the coarsest graph

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

    // Match each vertex with the neighbour of the strongest edge, unless they weigh too much together. Returns the vertices
    // of the coarse graph.
    Number match(Level& g) {
        const Number heaviest = total / 40 + 1;
        for (Number i = 0; i < g.n; ++i) { g.coarse[i] = -1; order[i] = i; }
        for (Number i = g.n - 1; i > 0; --i) { const Number j = random(i + 1), t = order[i]; order[i] = order[j]; order[j] = t; }
        Number count = 0;
        for (Number k = 0; k < g.n; ++k) {
            const Number i = order[k];
            if (g.coarse[i] >= 0) continue;
            Number mate = i, best = 0;
            for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e) {
                const Number j = g.neighbours[e];
                if (g.coarse[j] >= 0 || j == i || g.weight[i] + g.weight[j] > heaviest) continue;
                if (g.strength[e] > best) { best = g.strength[e]; mate = j; }
            }
            g.coarse[i] = g.coarse[mate] = count++;
        }
        return count;
    }

    // The graph of matched vertices. Each of them has one or two members, which `first` and `second` find.
    bool contract(const Level& g, Level& c, Number count, Number* slot) {
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

    PK_INLINE Number difference() const { return weights[0] > weights[1] ? weights[0] - weights[1] : weights[1] - weights[0]; }

    // Of the larger side over its limit.
    PK_INLINE Number excess() const {
        const Number most = weights[LEFT] > weights[RIGHT] ? weights[LEFT] : weights[RIGHT];
        return most > limit ? most - limit : 0;
    }

    PK_INLINE Number score() const { return weights[BETWEEN] + excess(); }

    void weigh(const Level& g, const Number* side) {
        weights[0] = weights[1] = weights[2] = 0;
        for (Number i = 0; i < g.n; ++i) weights[side[i]] += g.weight[i];
    }

    PK_INLINE void look(const Level& g, Number i) {
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
        const Number before = score();
        Number best = before, uneven = difference();
        for (Number i = 0; i < g.n; ++i) {
            locked[i] = 0;
            if (g.side[i] == BETWEEN) { list[count++] = i; look(g, i); }
        }
        while (idle < IDLE && moves + 1 < g.n) {
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
            const Number now = score();
            if (now < best || (now == best && difference() < uneven)) {
                best = now; uneven = difference(); kept = moves; idle = 0;
            }
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

    // Grow one side from a vertex, breadth first, to half of the weight; the border of the rest separates it. Even trials
    // start at the border of the graph.
    void grow(const Level& g, Number trial, Number* queue) {
        Number start = random(g.n);
        if (trial % 2 == 0) start = farthest(g, farthest(g, start, queue), queue);
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

    // The strength of the edges between both sides. `outside` gets for each vertex what its move would save, and whether
    // it has such an edge.
    Number cut(const Level& g) {
        Number sum = 0;
        for (Number i = 0; i < g.n; ++i) {
            outside[2 * i] = outside[2 * i + 1] = 0;
            for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e) {
                const bool crosses = g.side[g.neighbours[e]] != g.side[i];
                outside[2 * i] += crosses ? g.strength[e] : -g.strength[e];
                outside[2 * i + 1] |= crosses;
            }
        }
        for (Number i = 0; i < g.n; ++i)
            for (Number e = g.pointers[i]; e < g.pointers[i + 1]; ++e)
                if (g.side[g.neighbours[e]] > g.side[i]) sum += g.strength[e];
        return sum;
    }

    // Move vertices to the other side, so that weaker edges cross. Returns whether the division has become better.
    bool refine_edges(const Level& g, Number& crossing) {
        Number count = 0, moves = 0, kept = 0, idle = 0;
        weigh(g, g.side);
        const Number before = crossing = cut(g), uneven = excess();
        Number best = before, even = uneven, now = before;
        for (Number i = 0; i < g.n; ++i) {
            locked[i] = 0;
            if (outside[2 * i + 1]) list[count++] = i;
        }
        while (idle < IDLE && moves < g.n) {
            Number chosen = -1;
            for (Number k = 0; k < count; ++k) {
                const Number i = list[k], to = 1 - g.side[i];
                if (locked[i]) { list[k--] = list[--count]; continue; }
                if (weights[to] + g.weight[i] > limit && weights[to] > weights[1 - to]) continue;
                if (chosen < 0 || outside[2 * i] > outside[2 * chosen]) chosen = i;
            }
            if (chosen < 0) break;
            const Number from = g.side[chosen];
            now -= outside[2 * chosen];
            g.side[chosen] = 1 - from; locked[chosen] = 1; log[moves++] = chosen;
            weights[from] -= g.weight[chosen]; weights[1 - from] += g.weight[chosen];
            for (Number e = g.pointers[chosen]; e < g.pointers[chosen + 1]; ++e) {
                const Number j = g.neighbours[e];
                outside[2 * j] += g.side[j] == from ? 2 * g.strength[e] : -2 * g.strength[e];
                if (!outside[2 * j + 1] && !locked[j]) { outside[2 * j + 1] = 1; list[count++] = j; }
            }
            ++idle;
            const Number e = excess();
            if (e < even || (e == even && now < best)) { best = now; even = e; kept = moves; idle = 0; }
        }
        while (moves > kept) { --moves; g.side[log[moves]] = 1 - g.side[log[moves]]; }
        crossing = best;
        return even < uneven || (even == uneven && best < before);
    }

    Number polish_edges(const Level& g) {
        Number crossing;
        for (int pass = 0; pass < 8 && refine_edges(g, crossing); ++pass) {}
        weigh(g, g.side);
        return crossing + total * excess();
    }

    // The best of several divisions by edges.
    void divide(const Level& g) {
        for (Number t = 0, least = -1; t < TRIES; ++t) {
            grow(g, t, list);
            for (Number i = 0; i < g.n; ++i)
                if (g.side[i] == BETWEEN) g.side[i] = RIGHT;
            const Number found = polish_edges(g);
            if (least >= 0 && found >= least) continue;
            least = found;
            copy(g.side, g.n, order);
        }
        copy(order, g.n, g.side);
    }

    // The separator of a division by edges: the border of one side.
    void border(const Level& g, const Number* division, Number of) {
        for (Number i = 0; i < g.n; ++i) {
            g.side[i] = division[i];
            for (Number e = g.pointers[i]; division[i] == of && e < g.pointers[i + 1]; ++e)
                if (division[g.neighbours[e]] != of) g.side[i] = BETWEEN;
        }
    }

    void copy(const Number* from, Number count, Number* to) { for (Number i = 0; i < count; ++i) to[i] = from[i]; }

    // The best of two further separators of a level, and of the present one: grids are divided best across.
    void search(const Level& g) {
        Number least = score();
        copy(g.side, g.n, order);
        for (Number t = 0; t < 2; ++t) {
            grow(g, t, list);
            polish(g);
            if (score() >= least) continue;
            least = score();
            copy(g.side, g.n, order);
        }
        copy(order, g.n, g.side);
    }

    // Coarsen from a level on to about so many vertices. Returns the coarsest level.
    Number coarsen(Level* levels, Number depth, Number to) {
        while (depth < 30 && levels[depth].n > to) {
            const Number count = match(levels[depth]);
            if (count * 10 > levels[depth].n * 9 || !contract(levels[depth], levels[depth + 1], count, order)) break;
            ++depth;
        }
        return depth;
    }

    void project(const Level* levels, Number depth) {
        const Level &fine = levels[depth - 1], &coarse = levels[depth];
        for (Number i = 0; i < fine.n; ++i) fine.side[i] = coarse.side[fine.coarse[i]];
    }

    // Set `side` of the vertices of the finest level. Of a large graph several ways to make the middle level coarser are
    // tried.
    void run(Level* levels) {
        Number *best, *division, least = -1;
        const Number n = levels[0].n, runs = n < 2000 ? 1 : 3;
        total = 0;
        take(outside, 2 * n); take(list, 2 * n); take(log, 2 * n); take(locked, n);
        take(order, n); take(first, n); take(second, n); take(best, n); take(division, n);
        for (Number i = 0; i < n; ++i) total += levels[0].weight[i];
        limit = total * 3 / 5;
        const Number middle = coarsen(levels, 0, n / 16 > 200 ? n / 16 : 200);
        const Level& g = levels[middle];
        Number *const kept = arena, left = room;
        for (Number t = 0; t < runs; ++t) {
            arena = kept; room = left;
            Number depth = coarsen(levels, middle, COARSEST);
            divide(levels[depth]);
            for (; depth > middle; --depth) { project(levels, depth); polish_edges(levels[depth - 1]); }
            copy(g.side, g.n, division);
            for (Number s = 0; s < 2; ++s) {
                border(g, division, s);
                polish(g);
                if (least >= 0 && score() >= least) continue;
                least = score();
                copy(g.side, g.n, best);
            }
        }
        copy(best, g.n, g.side);
        for (Number depth = middle; depth > 0; --depth) { project(levels, depth); polish(levels[depth - 1]); }
        weigh(levels[0], levels[0].side);
        search(levels[0]);
    }
};
