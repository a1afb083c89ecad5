"""A page of a user's code, as type checkers read it: what it gets, and what is refused. It is not run."""

# A user may have all settings of `strict`; the project lacks these.
# mypy: disallow-untyped-calls, disallow-subclassing-any, disallow-any-generics, warn-return-any, no-implicit-reexport

import numpy as np
import torch
from typing_extensions import assert_type

import posekit as pk

poses = pk.stack([pk.Pose(), pk.Pose([1.0, 2.0, 3.0])])
assert_type(poses, pk.Pose)
assert_type(pk.cat([poses, poses]), pk.Pose)
assert_type(pk.where(torch.tensor([True, False]), poses, ~poses), pk.Pose)
torch.stack([poses, poses])  # type: ignore[list-item]
assert_type(poses @ poses, pk.Pose)
assert_type(poses.rotation, pk.Rotation)
assert_type(poses.apply(np.zeros(3)), torch.Tensor)
assert_type(poses.apply((1, 2, 3)), torch.Tensor)
assert_type(poses.apply(range(3)), torch.Tensor)
pk.Pose("abc")  # type: ignore[arg-type]
pk.Pose(["a", "b", "c"])  # a list holds anything

head = pk.distributions.MatrixFisher(torch.eye(3))
assert_type(head.sample((5,)), pk.Rotation)
assert_type(head.mean, pk.Rotation)
assert_type(pk.distributions.MatrixFisher.fit(head.sample((5,))), pk.distributions.MatrixFisher)
heading = pk.distributions.VonMises(pk.Rotation2(), 3.0)
assert_type(heading.mode, pk.Rotation2)
head.log_prob(heading.sample())  # type: ignore[arg-type]

found = pk.least_squares(lambda T: T.position - 1, poses)
assert_type(found, pk.LeastSquaresResult[pk.Pose])
assert_type(found.value, pk.Pose)
both = pk.least_squares(lambda x: x[0].position - x[1], (pk.Pose(), torch.zeros(3)))
assert_type(both.value, tuple[pk.Pose, torch.Tensor])

assert_type(pk.io.read("graph.g2o", kind=pk.io.PoseGraph), pk.io.PoseGraph)

arm = pk.Robot.example()
assert_type(arm.forward(arm.neutral(), "l8"), pk.Pose)
arm.forwards  # type: ignore[attr-defined] # noqa: B018
pk.metrics.ape  # type: ignore[attr-defined] # noqa: B018
