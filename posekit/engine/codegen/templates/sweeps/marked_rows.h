// Row r has the carry of step r - 1, which step r finds in registers. Others read it from memory: it is marked.
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
