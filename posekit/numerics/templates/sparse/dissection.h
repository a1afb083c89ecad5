// Nested dissection: a small set of vertices separates a graph into halves, which are ordered before it and divided in the
// same way.
struct Dissection {
    Number n;
    const Number *pointers, *neighbours;
    Number *order, *local, *stack, *spare, *arena, room;
    Number leaf_size;                                   // vertices that minimum degree orders

    void run() {
        Number depth = 0;
        for (Number i = 0; i < n; ++i) { order[i] = i; local[i] = -1; }
        stack[0] = 0; stack[1] = n; depth = 1;
        while (depth > 0) {
            const Number begin = stack[2 * --depth], end = stack[2 * depth + 1];
            Number middle[2];
            if (end - begin > leaf_size && divide(begin, end, middle)) {
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
