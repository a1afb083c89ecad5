// Kernels of posekit have no atomics to replay. See builtin.h.
#pragma once
#if defined(DEG_TO_RAD)
#include_next "deterministic.h"
#endif
