"""A generated problem of bundle adjustment: a street that a car photographs."""

from __future__ import annotations

import torch

import posekit as pk


def street(cameras: int = 49, points: int = 7776, seed: int = 0, noise: float = 1.0) -> pk.io.Bundle:
    """Cameras along a line; 2 to 6 of the nearest see each point: 31,000 observations by default. Noise in pixels."""
    g = torch.Generator().manual_seed(seed)
    draw = lambda *shape: torch.randn(*shape, generator=g, dtype=torch.float64)  # noqa: E731
    spread = lambda *shape: torch.rand(*shape, generator=g, dtype=torch.float64)  # noqa: E731
    place = torch.stack((torch.arange(cameras).double(), 0.1 * draw(cameras), 0.1 * draw(cameras)), -1)
    poses = ~pk.Pose.from_rotation(pk.Rotation.exp(0.05 * draw(cameras, 3)), place)
    x = torch.stack(((cameras + 11) * spread(points) - 6, 4 * draw(points), 8 + 10 * spread(points)), -1)
    intrinsics = torch.tensor([500.0, -0.05, 0.005], dtype=torch.float64) * (1 + 0.01 * draw(cameras, 3))
    near = (x[:, None, 0] - place[None, :, 0]).abs().argsort(1)[:, :6]
    views = 2 + torch.randint(0, 5, (points,), generator=g)
    seen = torch.arange(points).repeat_interleave(views)
    rank = torch.arange(len(seen)) - (views.cumsum(0) - views).repeat_interleave(views)
    index = near[seen, rank.clamp(max=near.shape[1] - 1)]
    zero = torch.zeros(len(seen), 2, dtype=torch.float64)
    exact = pk.io.Bundle(poses, intrinsics, x, index, seen, zero)
    start = (
        poses.retract(0.02 * draw(cameras, 6)),
        intrinsics * (1 + 0.02 * draw(cameras, 3)),
        x + 0.1 * draw(points, 3),
    )
    return pk.io.Bundle(*start, index, seen, exact.errors() + noise * draw(len(seen), 2))
