// Moves numbers that are one after another in a lane, between a tensor and each lane. Of a tensor that is near they are
// in shared memory, others pass through a part of it.
{
REAL* const line = ${near} ? ${own} : staged + ${used} * ${line};
const long long most = ${near} ? ${length} : ${room} - ${used};
const auto source = [=](long long m) { return ${source}; };
for (long long m0 = 0; m0 < ${length}; m0 += most) {
    const unsigned run = ${length} - m0 < most ? (unsigned)(${length} - m0) : (unsigned)most;
    if (live && !${near}) for (unsigned k = 0; k < run; ++k) { ${store} }
    __syncwarp();
    const unsigned whole = 32 / run, rest = 32 % run;
    for (unsigned at = place % run, owner = place / run; owner < 32; at += rest, owner += whole) {
        if (at >= run) { at -= run; if (++owner >= 32) break; }
        if (begin + owner < lanes) {
            ${kind}* const memory = (${kind}*)${n}_ + (begin + owner) * ${n}_s0 + m0 + at;
            REAL& shared = line[(${near} ? source(at) : at) * ${line} + owner];
            ${copy}
        }
    }
    __syncwarp();
    if (live && !${near}) for (unsigned k = 0; k < run; ++k) { ${load} }
    __syncwarp();
}
}
