// Moves numbers that are one after another in a lane, between a tensor and each lane.
for (long long m0 = 0; m0 < ${length}; m0 += ${room}) {
    const unsigned run = ${length} - m0 < ${room} ? (unsigned)(${length} - m0) : ${room};
    if (live) for (unsigned k = 0; k < run; ++k) { ${store} }
    __syncwarp();
    const unsigned whole = 32 / run, rest = 32 % run;
    for (unsigned at = place % run, owner = place / run; owner < 32; at += rest, owner += whole) {
        if (at >= run) { at -= run; if (++owner >= 32) break; }
        if (begin + owner < lanes) {
            ${kind}* const memory = (${kind}*)${n}_ + (begin + owner) * ${n}_s0 + m0 + at;
            REAL& shared = staged[at * ${line} + owner];
            ${copy}
        }
    }
    __syncwarp();
    if (live) for (unsigned k = 0; k < run; ++k) { ${load} }
    __syncwarp();
}
