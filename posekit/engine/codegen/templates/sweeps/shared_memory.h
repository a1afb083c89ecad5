// Numbers of the lanes of each warp: a line has those of all lanes.
__shared__ REAL staged_of_warps[${warps}][${size}];
REAL* const staged = staged_of_warps[threadIdx.x >> 5];
const unsigned place = threadIdx.x & 31;
const long long begin = thread - place;  // of the lanes of the warp
