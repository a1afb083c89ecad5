"""Repeats a call of a sweep on its own results, for small tensors on the CPU."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from .. import private
from ..dtypes import TAGS
from ..programs import TablePort
from ..runtime import LOGS
from .memory import have_memory, is_eager, is_null


class Repetition:
    """A call of a sweep that is made again and again: each time its results, but the last, are its first inputs.

    The last number of the last result is a score: calls end when it is small enough.

    A step of inverse kinematics for one target takes 1.3 us in its kernel. A call of its op takes 10 us more, for
    checks, memory and the tensors of the results, and 1.2 us here.
    """

    def __init__(
        self, replay: Any, inputs: Sequence[Tensor], varying: Sequence[int], index: int, stages: Sequence[Tensor]
    ) -> None:
        """Bind the kernel of a call to the addresses of tensors: see `repetition`."""
        self._dtype, self._varying, self._index = inputs[0].dtype, varying, index
        self._replay, self._kept = replay, (inputs, stages)  # addresses are valid as long as tensors are kept
        self._addresses, self._stages = ([x.data_ptr() for x in tensors] for tensors in self._kept)
        self._sizes = [inputs[i].numel() for i in varying]
        self._fed = len(replay.outputs) - 1
        self._ends = list(itertools.accumulate([math.prod(shape) for shape, *_ in replay.outputs]))

    def __call__(
        self, inputs: Sequence[Tensor], stops: Sequence[tuple[int, float]]
    ) -> tuple[Tensor, list[list[float]]] | None:
        """Call until the score is small enough, in one stage after another.

        Args:
            inputs: Those inputs that vary, which must not require grad. Dimensions of size 1 make no difference.
            stops: For each stage the largest number of calls, and the score that is small enough. Stages that follow
                one which does not reach that are left out.

        Returns:
            For each call its results one after another, shape (calls, numbers), and for each stage the scores; None for
            tensors that are not ordinary contiguous ones of the sizes that the call is bound to.
        """
        if LOGS or private.forward_ad_level() >= 0 or not is_eager(inputs):
            return None
        dtype, addresses = self._dtype, self._addresses.copy()
        for i, n, x in zip(self._varying, self._sizes, inputs, strict=True):
            if x.dtype is not dtype or x.numel() != n or not x.is_cpu or not x.is_contiguous():
                return None
            addresses[i] = x.data_ptr()
            if is_null(x, addresses[i]):
                return None
        launch, pack, head, tail, *_ = self._replay
        size, fed, scores, call = dtype.itemsize, self._fed, [], 0
        width = self._ends[-1]
        rows = torch.empty(sum([most for most, _ in stops]), width, dtype=dtype)
        memory = rows.numpy()
        results = [rows.data_ptr() + start * size for start in (0, *self._ends[:-1])]
        for stage, (most, enough) in zip(self._stages, stops, strict=False):
            addresses[self._index], stage_scores = stage, []
            for _ in range(most):
                launch(private.ONE_THREAD, head + pack(*addresses, *results) + tail)
                stage_scores.append(float(memory[call, -1]))
                addresses[:fed], results, call = results[:fed], [a + width * size for a in results], call + 1
                if stage_scores[-1] <= enough:
                    break
            scores.append(stage_scores)
            if not stage_scores or not stage_scores[-1] <= enough:
                break
        return rows, scores


def repetition(
    op: Any, inputs: Sequence[Tensor], varying: Sequence[int], index: int, stages: Sequence[Tensor]
) -> Repetition | None:
    """A call of an op of a sweep, bound to its tensors.

    Args:
        op: The op. All its results but the last have the shapes of its first inputs.
        inputs: The inputs, which must not require grad.
        varying: The indices of the inputs that each call gives; the others stay those.
        index: The index of the input that each stage has its own of.
        stages: The input of each stage, like the one among the inputs.

    Returns:
        The call; None before the op itself was called with tensors of these shapes and strides, and for calls that are
        large, have several lanes, or whose tensors are not ordinary ones on the CPU.
    """
    tables = [isinstance(port, TablePort) for port in op.program.inputs]
    dtypes = [torch.float64 if table else inputs[0].dtype for table in tables]
    if (
        not private.AVAILABLE  # without private names of torch, its transforms cannot be seen
        or inputs[0].dtype not in TAGS
        or not is_eager(inputs)
        or not have_memory(inputs)
        or any([x.dtype is not dtype or not x.is_cpu for x, dtype in zip(inputs, dtypes, strict=True)])
        or not all([inputs[i].is_contiguous() for i in varying])
        or not all([_is_like(x, inputs[index]) for x in stages])
    ):
        return None
    replay = op.executable.replays.get(op.executable.replay_key(inputs, None, inputs[0].dtype))
    if replay is None or any([is_sum or size for _, is_sum, size in replay.outputs]):
        return None
    is_one = math.prod(replay.outputs[-1][0]) == op.program.outputs[-1].size
    return Repetition(replay, inputs, varying, index, stages) if is_one else None


def _is_like(x: Tensor, other: Tensor) -> bool:
    return is_eager((x,)) and (x.dtype, x.shape, x.stride()) == (other.dtype, other.shape, other.stride())
