"""Training by two processes: the ranks stay equal, bit for bit, also where bases move."""

from __future__ import annotations

import pathlib

import pytest
import torch

from tests.support import processes

TRAIN = """
    import sys
    import torch
    import posekit as pk
    from tests.support import groups, sampling

    rank, store, result = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    groups.begin(rank, 2, store)


    class Net(torch.nn.Module):
        def __init__(self):
            super().__init__()
            # The ranks start apart: the wrapper gives all of them the state of the first one.
            self.cameras = pk.nn.PoseParameter(pk.Pose(*sampling.poses(3, seed=rank, dtype=torch.float32)))
            self.turn = pk.nn.RotationParameter(pk.Rotation.identity())

        def forward(self):
            return self.cameras() @ pk.Pose.from_rotation(self.turn())


    net = torch.nn.parallel.DistributedDataParallel(Net())
    targets = pk.Pose(*sampling.poses(3, seed=10 + rank, dtype=torch.float32))  # each rank has data of its own
    optimizer = torch.optim.Adam(net.parameters(), lr=0.1)
    states = []
    for step in range(9):
        optimizer.zero_grad()
        pk.nn.pose_loss(net(), targets).backward()
        optimizer.step()
        if step % 3 == 2:
            net.module.cameras.recenter(optimizer)
            net.module.turn.recenter(optimizer)
        moments = [x for state in optimizer.state.values() for x in state.values()]
        states.append([x.clone() for x in (*net.state_dict().values(), *moments)])
    torch.save(states, result)
    groups.end()
"""


@pytest.mark.slow
@pytest.mark.skipif(not torch.distributed.is_gloo_available(), reason="this build of torch has no gloo")
def test_ranks_stay_equal_bit_for_bit(tmp_path: pathlib.Path) -> None:
    files = [tmp_path / f"{rank}.pt" for rank in range(2)]
    ranks = [
        processes.fork(TRAIN, rank, tmp_path / "store", file, GLOO_SOCKET_IFNAME="lo")
        for rank, file in enumerate(files)
    ]
    for rank in ranks:
        processes.output(rank)
    one, two = [torch.load(file) for file in files]
    assert len(one) == len(two) == 9
    for step, states in enumerate(zip(one, two, strict=True)):
        assert all(a.equal(b) for a, b in zip(*states, strict=True)), f"the ranks differ after step {step}"
    assert not one[0][0].equal(one[1][0])  # something was learned
