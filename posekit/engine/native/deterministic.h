// Kernels of posekit have no atomics to replay. See builtin.h.
