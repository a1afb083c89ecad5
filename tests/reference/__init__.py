"""One plain formula per op, derived another way than the op where there is another way.

`rotation` and `pose` are written in torch: any dtype, any broadcastable batch, differentiable by torch's own autograd
away from the points where a derivative does not exist. They are meant for float64. `multiprecision` holds the formulas
in mpmath, for the points where float64 is not enough to judge by.
"""
