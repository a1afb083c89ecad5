Number* const scratch = (Number*)scratch_;
Dissection dissection;
dissection.n = n; dissection.pointers = (const Number*)pointers_; dissection.neighbours = (const Number*)neighbours_;
dissection.order = (Number*)order_;
dissection.local = scratch; dissection.stack = scratch + n; dissection.spare = scratch + 3 * n;
dissection.arena = scratch + 4 * n; dissection.room = room - 4 * n;
dissection.leaf_size = leaf;
dissection.run();
