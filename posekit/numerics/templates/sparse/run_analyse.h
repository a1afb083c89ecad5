// Phase 0 orders the vertices by their degrees, unless they are ordered already, and finds the panels, phase 1 their rows,
// phase 2 what the factorisation reads. Between the phases the caller allocates what the next one writes.
double* const result = (double*)result_;
Number *const scratch = (Number*)scratch_, *const order = (Number*)order_, *const first = (Number*)first_;
Number *const of = (Number*)of_, *const row_pointers = (Number*)row_pointers_, *const rows = (Number*)rows_;
const Number *const pointers = (const Number*)pointers_, *const neighbours = (const Number*)neighbours_;
Analysis analysis(n, pointers, neighbours, order, scratch);
if (phase == 0) {
    if (degrees) MinimumDegree(n, pointers, neighbours, scratch).run(order, dense);
    analysis.invert(); analysis.tree(); analysis.postorder(); analysis.counts();
    result[1] = analysis.operations();
    double blocks = 0;
    for (Number k = 0; k < n; ++k) blocks += double(analysis.count[k]);
    result[2] = blocks;
    result[0] = double(analysis.panels(first, widest));
} else if (phase == 1) {
    analysis.invert();
    result[3] = double(analysis.rows(panels, first, of, row_pointers, rows));
} else {
    analysis.invert();
    Structure structure;
    structure.n = n; structure.panels = panels; structure.size = size; structure.place = analysis.place;
    structure.first = first; structure.of = of; structure.row_pointers = row_pointers; structure.rows = rows;
    Number *const base = (Number*)base_, *const stride = (Number*)stride_, *const updates = (Number*)update_pointers_;
    if (phase == 2) {
        structure.storage(base, stride);
        result[4] = double(base[panels]);
        result[5] = double(structure.count_updates(updates));
    } else {
        Number *const list = (Number*)updates_, *const free = analysis.parent;
        structure.fill_updates(updates, list, free);
        structure.entries(entries_count, (const Number*)pairs_, base, stride, (Number*)entry_pointers_, (Number*)entries_, free);
        double *const cost = (double*)analysis.parent, *const total = (double*)analysis.count;
        for (Number s = 0; s < panels; ++s) cost[s] = structure.cost(s, updates, list);
        Tasks tasks = {structure, (Number*)tasks_};
        tasks.make(cost, total, analysis.child, analysis.next, strip);
        result[6] = double(tasks.count);
        double widest_panel = 0;
        for (Number s = 0; s < panels; ++s)
            if (double(structure.columns(s)) > widest_panel) widest_panel = double(structure.columns(s));
        result[7] = widest_panel;
    }
}
