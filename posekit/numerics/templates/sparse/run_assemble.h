// Write the blocks of a matrix where its factor will be, zeros are there before, and add the damping.
constexpr int D = $size;
const double *const diagonal = (const double*)diagonal_, *const blocks = (const double*)blocks_;
const Number *const slots = (const Number*)slots_, *const pointers = (const Number*)pointers_;
const Number *const list = (const Number*)list_, *const order = (const Number*)order_;
PK_ROWS(k) {
    const Number r = k / D % D, c = k % D, every = slot_count + n, slot = k / (D * D) % every, system = k / (D * D) / every;
    const double* const damping = (const double*)damping_ + system * damping_step;
    double x = 0;
    if (slot < slot_count) {
        const double* const mine = blocks + system * block_count * D * D;
        for (Number e = pointers[slot]; e < pointers[slot + 1]; ++e) {
            const double* const block = mine + list[e] / 2 * D * D;
            x += list[e] & 1 ? block[c * D + r] : block[r * D + c];
        }
    } else {
        const Number i = slot - slot_count;
        x = diagonal[((system * n + order[i]) * D + r) * D + c];
        if (r == c) {
            if (x == 0) x = damping[3];
            x += damping[0] + damping[1] * x;
            ((double*)pivots_)[(system * n + i) * D + r] = x;
        }
    }
    ((double*)values_)[system * values_size + slots[2 * slot] + r * slots[2 * slot + 1] + c] = x;
}
