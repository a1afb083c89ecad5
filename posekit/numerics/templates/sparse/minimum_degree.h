// Approximate minimum degree ordering of a graph (Amestoy, Davis and Duff, 1996): the quotient graph with element
// absorption, mass elimination and the detection of indistinguishable variables. A variable's list holds elements, then
// variables, in its own slot of `lists`; an element's members are in `members`, which is compacted when it is full.
struct MinimumDegree {
    Number n, capacity, left = 0, end = 0, pivots = 0, stamp = 1, least = 0;
    Number *start, *lists, *elements, *variables;       // slots of variables: the start, and counts of both kinds
    Number *member_start, *member_count, *weight, *members;
    Number *size, *degree, *seen, *representative, *sequence;
    Number *head, *tail, *next, *last, *bucket;         // lists of degrees, and of equal hashes
    bool* alive;                                        // of elements

    MinimumDegree(Number n, const Number* pointers, const Number* neighbours, Number* scratch) : n(n) {
        const Number edges = pointers[n];
        capacity = edges + n;
        Number* at = scratch;
        auto take = [&](Number count) { Number* const found = at; at += count; return found; };
        start = take(n); elements = take(n); variables = take(n); member_start = take(n); member_count = take(n);
        weight = take(n); size = take(n); degree = take(n); seen = take(n); representative = take(n);
        sequence = take(n); head = take(n + 1); tail = take(n + 1); next = take(n); last = take(n); bucket = take(n);
        lists = take(edges); members = take(capacity); alive = (bool*)at;
        for (Number k = 0; k < edges; ++k) lists[k] = neighbours[k];
        for (Number d = 0; d <= n; ++d) head[d] = tail[d] = -1;
        for (Number i = 0; i < n; ++i) {
            start[i] = pointers[i]; elements[i] = 0; variables[i] = degree[i] = pointers[i + 1] - pointers[i];
            member_count[i] = weight[i] = seen[i] = 0; size[i] = 1; representative[i] = -1; bucket[i] = -1;
            next[i] = last[i] = -1; alive[i] = false;
        }
    }

    PK_INLINE void insert(Number i, Number d) {
        degree[i] = d; next[i] = -1; last[i] = tail[d];
        if (head[d] >= 0) next[tail[d]] = i; else head[d] = i;
        tail[d] = i;
        if (d < least) least = d;
    }

    PK_INLINE void remove(Number i) {
        if (next[i] >= 0) last[next[i]] = last[i]; else tail[degree[i]] = last[i];
        if (last[i] >= 0) next[last[i]] = next[i]; else head[degree[i]] = next[i];
    }

    // Move the members of the elements that are left to the front. Elements lie in the order of their pivots.
    void compact() {
        Number to = 0;
        for (Number s = 0; s < pivots; ++s) {
            const Number e = sequence[s];
            if (!alive[e]) continue;
            const Number from = member_start[e];
            member_start[e] = to;
            for (Number k = 0; k < member_count[e]; ++k) members[to++] = members[from + k];
        }
        end = to;
    }

    // Variables that the pivot meets become the members of a new element; their sizes are negated while it is built.
    Number form(Number pivot) {
        if (end + degree[pivot] > capacity) compact();
        const Number begin = end;
        Number total = 0;
        auto gather = [&](const Number* from, Number count) {
            for (Number k = 0; k < count; ++k) {
                const Number i = from[k];
                if (size[i] <= 0) continue;
                total += size[i]; size[i] = -size[i]; members[end++] = i;
                remove(i);
            }
        };
        const Number* const own = lists + start[pivot];
        for (Number k = 0; k < elements[pivot]; ++k) {
            const Number e = own[k];
            if (!alive[e]) continue;
            gather(members + member_start[e], member_count[e]);
            alive[e] = false;
        }
        gather(own + elements[pivot], variables[pivot]);
        member_start[pivot] = begin; member_count[pivot] = end - begin; alive[pivot] = true;
        return total;
    }

    // For each element that a member meets: the weight of its members outside the new element, above `stamp`.
    void measure(Number pivot) {
        for (Number m = 0; m < member_count[pivot]; ++m) {
            const Number i = members[member_start[pivot] + m];
            for (Number k = 0; k < elements[i]; ++k) {
                const Number e = lists[start[i] + k];
                if (!alive[e]) continue;
                if (seen[e] < stamp) seen[e] = weight[e] + stamp;
                seen[e] += size[i];
            }
        }
    }

    // Rewrite the list of a member without what was absorbed or eliminated, the new element first. Returns whether
    // nothing but the new element is left, so that the member is eliminated with the pivot.
    bool rewrite(Number i, Number pivot, Number& bound, Number& hash) {
        Number* const own = lists + start[i];
        Number to = 0;
        bound = 0; hash = 0;
        for (Number k = 0; k < elements[i]; ++k) {
            const Number e = own[k];
            if (!alive[e]) continue;
            const Number outside = seen[e] - stamp;
            if (outside <= 0) { alive[e] = false; continue; }   // all its members are in the new element
            bound += outside; hash += e; own[to++] = e;
        }
        const Number kept = to;
        for (Number k = 0; k < variables[i]; ++k) {
            const Number j = own[elements[i] + k];
            if (size[j] <= 0) continue;
            bound += size[j]; hash += j; own[to++] = j;
        }
        if (bound == 0) return true;
        own[to] = own[kept]; own[kept] = own[0]; own[0] = pivot;
        elements[i] = kept + 1; variables[i] = to - kept;
        return false;
    }

    // Merge the members of a bucket that meet the same elements and variables.
    void find_equal(Number first) {
        for (Number i = first; i >= 0; i = next[i]) {
            if (size[i] == 0) continue;
            const Number count = elements[i] + variables[i];
            ++stamp;
            for (Number k = 1; k < count; ++k) seen[lists[start[i] + k]] = stamp;
            for (Number j = next[i]; j >= 0; j = next[j]) {
                if (size[j] == 0 || elements[j] != elements[i] || variables[j] != variables[i]) continue;
                bool same = true;
                for (Number k = 1; same && k < count; ++k) same = seen[lists[start[j] + k]] == stamp;
                if (!same) continue;
                size[i] += size[j]; size[j] = 0; representative[j] = i;
            }
        }
    }

    void eliminate(Number pivot) {
        remove(pivot);
        sequence[pivots] = pivot;
        Number own = size[pivot], total;
        size[pivot] = -own;                             // so that the pivot is no member of its own element
        total = form(pivot);
        ++pivots;
        measure(pivot);
        Number* const mine = members + member_start[pivot];
        const Number count = member_count[pivot];
        Number kept = 0, heaviest = total;
        for (Number m = 0; m < count; ++m) {
            const Number i = mine[m];
            Number bound, hash;
            if (rewrite(i, pivot, bound, hash)) {
                total += size[i]; own -= size[i]; size[i] = 0; representative[i] = pivot;
                continue;
            }
            if (bound < degree[i]) degree[i] = bound;
            mine[kept++] = i;
            hash %= n;
            last[i] = hash; next[i] = bucket[hash]; bucket[hash] = i;
        }
        size[pivot] = 0; weight[pivot] = total; member_count[pivot] = kept; end = member_start[pivot] + kept;
        if (kept == 0) alive[pivot] = false;
        stamp += n + heaviest + 1;
        left -= own;
        for (Number m = 0; m < kept; ++m) {
            const Number hash = last[mine[m]], first = bucket[hash];
            bucket[hash] = -1;
            if (first >= 0 && next[first] >= 0) find_equal(first);
        }
        ++stamp;
        Number to = 0;
        for (Number m = 0; m < kept; ++m) {
            const Number i = mine[m];
            if (size[i] == 0) continue;
            size[i] = -size[i];
            mine[to++] = i;
            const Number bound = degree[i] + total - size[i], most = left - size[i];
            insert(i, bound < most ? bound : most);
        }
        member_count[pivot] = to; end = member_start[pivot] + to;
    }

    // Vertices of more neighbours than `dense` come last.
    void run(Number* order, Number dense) {
        Number hubs = 0;
        for (Number i = 0; i < n; ++i)
            if (degree[i] > dense) { size[i] = 0; ++hubs; }
        left = n - hubs;
        least = n;
        for (Number i = 0; i < n; ++i)
            if (size[i]) insert(i, degree[i]);
        while (left > 0) {
            while (head[least] < 0) ++least;
            eliminate(head[least]);
        }
        list(order);
    }

    // Each pivot is followed by the variables that it represents.
    void list(Number* order) {
        for (Number i = 0; i < n; ++i) head[i] = -1;
        for (Number s = 0; s < pivots; ++s) weight[sequence[s]] = s;
        for (Number i = n - 1; i >= 0; --i) {
            Number root = i;
            while (representative[root] >= 0) root = representative[root];
            for (Number j = i, up; representative[j] >= 0; j = up) { up = representative[j]; representative[j] = root; }
            next[i] = head[root]; head[root] = i;
        }
        Number at = 0;
        for (Number s = 0; s < pivots; ++s)
            for (Number i = head[sequence[s]]; i >= 0; i = next[i]) order[at++] = i;
        for (Number i = 0; i < n; ++i)
            if (representative[i] < 0 && !is_pivot(i)) order[at++] = i;
    }

    bool is_pivot(Number i) const { return weight[i] < pivots && sequence[weight[i]] == i; }
};
