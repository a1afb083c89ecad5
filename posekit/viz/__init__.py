"""Pictures: figures for papers and notebooks by matplotlib, and interactive scenes by viser and rerun.

>>> import torch, posekit as pk
>>> world_T_camera = pk.Pose.look_at([2, 1, 1], [0, 0, 0], up=[0, 0, 1])
>>> ax = pk.viz.plot(pk.Pose(), world_T_camera, torch.rand(1000, 3), names=["world", "camera", "cloud"])

`plot`, `show`, `save_html` and `rerun` draw the same values:

- A `Pose` or a `Rotation`, one or a batch, as its axes: x vermilion, y green and z blue, in hues that colour-blind
  readers tell apart. Rotations are drawn at the origin. A `Pose2` or a `Rotation2` likewise, in the plane z = 0; a
  `Similarity` with axes in the proportion of the scales of its batch.
- An `UncertainPose`, also with the ellipsoid that contains the position with a probability of 95 %; an
  `UncertainRotation` as its mean.
- A distribution of `posekit.distributions`, as 200 samples, the same in every picture. `mollweide` draws rotations and
  their distributions on a map.
- A `Trajectory`, as its path, coloured by time, with the axes at some of its keys.
- A `FrameTree` at one time, ``tree.at(t)``, as the axes of its frames with their names, and lines from parents to
  children. What moves is drawn as ``pk.Trajectory(times, tree.at(times)["map", "camera"])``.
- ``(trajectory, errors)``, as its path, coloured by a number for each pose or by a result of `posekit.metrics`:
  ``plot(result.reference, (result.estimate, result))``.
- A tensor, an array or a list of shape (..., 3), as points.
- ``(robot, q)`` or ``(robot, q, world_T_base)``, as the links of a `Robot` in its configurations; a `Robot` alone in
  its neutral one. They are drawn with the shapes that the URDF or MJCF file has, meshes included, otherwise as lines.
  Figures show up to 5 robots of a batch so, with fewer triangles, and more as lines. Links whose meshes are missing
  are lines, and a warning names the files. ``(robot, plan)``, as a robot at both ends of a `kinematics.Plan` and the
  paths of its tips; on pages it moves.
- `kinematics.Spheres`, also those of a robot, which `Robot.spheres` returns, `Boxes`, `Capsules` and `Cylinders`, as
  translucent solids; `Planes` as squares next to the rest of the picture, with their normals; a `HeightMap` as its
  ground and a `DistanceGrid` as the surface where the distance is zero, at each of their poses.
- ``(camera, world_T_camera)``, as the frusta of a camera; a `Camera` alone at the origin.
- An `io.PoseGraph`, as its edges, coloured by their errors in standard deviations: before and after optimisation
  ``plot(graph, solved, names=["before", "after"])``. An `io.Bundle` or `io.Reconstruction`, as its points and cameras.
- The result of a solver, by `plot` alone: its costs by iteration.
- Values of your own classes, by what `register_layer` was given for them.

They read tensors of any floating dtype and any device. Elements with NaN or infinities are left out, and of very large
batches an even selection is drawn; the legend says so. `animate` writes the motion of a robot, or of a FrameTree, to a
GIF.
"""

from ..values import publish_module
from .animations import animate
from .figures import plot
from .layers import Layer
from .maps import mollweide
from .pages import save_html, show
from .recordings import rerun
from .registered_layers import register_layer

__all__ = ["Layer", "animate", "mollweide", "plot", "register_layer", "rerun", "save_html", "show"]

publish_module(__name__)
