"""Fuzzers of everything public: `python -m tests.fuzz --seconds 60 --seed 1`.

- `differential`: random calls, whose values and derivatives must agree with float64 references.
- `malformed`: calls with arguments of wrong kinds, in subprocesses. They must raise posekit's errors or be right.

A case is made from a name, a seed and a number alone, so that one line repeats it. `subject` says what a row of the
`table` holds, `kinds` how arguments are made, `draws` where the random choices come from, `compare` what agrees.
"""
