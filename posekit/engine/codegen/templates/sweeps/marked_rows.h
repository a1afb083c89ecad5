// What step r has from its parent, or for it, is in registers if that is step r - 1. If other steps have that parent, too,
// row r is marked.
__shared__ bool marked[${most}];
for (long long r = threadIdx.x; r <= steps && r < ${most}; r += blockDim.x) {
    bool is_read = false;
    for (long long j = r + 1; j < steps && !is_read; ++j) {
        const double parent = ((const double*)${table})[j * ${row}];
        is_read = (parent >= 0 && parent < (double)j ? (long long)parent + 1 : 0) == r;
    }
    marked[r] = is_read;
}
__syncthreads();
