"""One reference formula per op, with a different derivation than the op's where there is one.

`rotation` and `pose` are written in torch, for any dtype and any batches that broadcast. They are differentiated by
torch's autograd, away from the points where a derivative does not exist. They are meant for float64. `multiprecision`
has the formulas in mpmath, for the points where float64 is not accurate enough.
"""
