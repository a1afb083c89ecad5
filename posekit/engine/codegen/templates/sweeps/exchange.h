{
const bool by_step = ${n}_s0 < ${n}_s1 && ${n}_s0 > 0;
// A run is what a lane has, or all lanes have of a step, one after another in memory.
const unsigned run = by_step ? 32 * ${width} : ns * ${width}, runs = by_step ? ns : 32;
const unsigned whole = 32 / run, rest = 32 % run;
for (unsigned at = place % run, which = place / run; which < runs; at += rest, which += whole) {
    if (at >= run) { at -= run; if (++which >= runs) break; }
    const unsigned owner = by_step ? at / ${width} : which, number = by_step ? which * ${width} + at % ${width} : at;
    if (begin + owner < lanes) {
        ${kind}* const memory = (${kind}*)${n}_ + (begin + owner) * ${n}_s0 + (i0 + number / ${width}) * ${n}_s1 + number % ${width};
        REAL& shared = staged[(${begin} + number) * ${line} + owner];
        ${copy}
    }
}
${barrier}
}
