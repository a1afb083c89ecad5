PK_SHARED(room, $room);
const Level level = {
    n, panels, values_size, heads_size, damping_step, (const Number*)items_, (const Number*)first_panel_, (const Number*)base_,
    (const Number*)head_base_, (const Number*)targets_, (const Number*)pointers_, (const Number*)list_, (const double*)damping_,
    (const double*)pivots_, (double*)values_, (double*)heads_, (double*)least_, (Number*)failed_};
// The systems of a batch have the same items.
auto item = [&](Number k, const Team& team) {
    const Number system = k < large * systems ? k / large : (k - large * systems) / small;
    const Number own = k < large * systems ? k % large : large + (k - large * systems) % small;
    level.item(level.items + 5 * (begin + own), system, team);
};
auto job = [&](Number k) {
    const Number own = jobs_begin + k / PARTS % jobs, system = k / PARTS / jobs;
    double* const mine = level.values + system * values_size;
    // The rows of a target are as long as those of its panel.
    level.subtract(own, (int)(k % PARTS), mine + level.targets[own], ((const Number*)strides_)[own], mine);
};
PK_TEAMS(large * systems, small * systems, jobs * systems * PARTS, room, $room, item, job);
