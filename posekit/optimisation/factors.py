"""Factors of a sparse problem: residuals of some of its variables, evaluated for all of their rows at once."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

import attrs
import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..engine import Lock, is_eager
from ..errors import ArgumentError, DeviceError, ShapeError
from ..geometry import Loss, directions_of, jacobian
from ..math import least_squares as ops
from ..values import Camera, Group
from .rows import Observations, check_weight, left_out, returned
from .unknowns import Reference, VariableSet, gathered, lead_of, mapped, opened

Blocks = dict[tuple[int, int], Tensor]  # of each row, by two of its variables


class RowEquations(NamedTuple):
    """The equations of the rows of a factor.

    Attributes:
        cost: Shape (m,).
        slopes: The gradients of its variables.
        blocks: Those of the Hessian with a <= b.
    """

    cost: Tensor
    slopes: list[Tensor]
    blocks: Blocks


@attrs.define(eq=False, repr=False)
class Factor:
    """Residuals of the same kind: what `Problem.add` returns. `replace` gives it new data.

    Attributes:
        residual: A declared op, or any function.
        arguments: Its arguments: references to variables, and data.
        weight: Numbers, shape (m,), or information matrices, shape (m, k, k), or None.
        loss: The robust loss, or None.
        rows: m.
    """

    residual: Callable[..., Any]
    arguments: list[Any]
    weight: Tensor | None
    loss: Loss | None
    rows: int
    _lock: Lock = attrs.field(factory=Lock)

    @property
    def references(self) -> list[Reference]:
        return [x for x in self.arguments if isinstance(x, Reference)]

    @property
    def device(self) -> torch.device:
        """That of the variables."""
        return self.references[0].variables.device

    @property
    def _places(self) -> list[int]:
        """The places of the references among the arguments."""
        return [k for k, x in enumerate(self.arguments) if isinstance(x, Reference)]

    @property
    def _sizes(self) -> list[int]:
        """The numbers of the tangents of the variables."""
        return [r.variables.size for r in self.references]

    @property
    def is_op(self) -> bool:
        """Whether its equations are those of an op."""
        return hasattr(self.residual, "normal")

    def replace(self, *data: Any, weight: Any = None) -> None:
        """Replace the data, and the weight if one is given, for the next solution of the problem.

        Args:
            *data: In the order of the arguments that are no variables, of the same shapes as before.
            weight: See `Problem.add`.
        """
        places = [k for k, x in enumerate(self.arguments) if not isinstance(x, Reference)]
        if len(data) != len(places):
            raise ArgumentError(f"Factor.replace: the factor has {len(places)} arguments of data, got {len(data)}")
        computed = [_computed(x, self.device) for x in data]
        _check_device(computed, self.device, "Factor.replace")
        for k, x in zip(places, computed, strict=True):
            old, new = lead_of(self.arguments[k]).shape, lead_of(x).shape if _is_data(x) else None
            if new != old:
                raise ShapeError(f"Factor.replace: data must have shape {tuple(old)}, got {new and tuple(new)}")
        checked = None if weight is None else _checked_weight(weight, self.rows, self.device, "Factor.replace")
        with self._lock:
            for k, x in zip(places, computed, strict=True):
                self.arguments[k] = x
            if checked is not None:
                self.weight = checked

    def tensors(self) -> list[Tensor] | None:
        """The data, the weight and the scale of the loss; None if some argument is neither a tensor nor of a group."""
        tensors: list[Tensor] = []
        for x in self.arguments:
            if isinstance(x, Tensor):
                tensors.append(x)
            elif isinstance(x, Group):
                tensors += x._stored()
            elif not isinstance(x, Reference):
                return None
        return [*tensors, *self.extra()]

    def mapped(self, function: Callable[[Tensor], Tensor]) -> Factor:
        """A factor with other data, weight and scale, which a function makes of each of `tensors`."""
        operands = [x if isinstance(x, Reference) else mapped(x, function) for x in self.arguments]
        extra = iter([*map(function, self.extra())])
        weight = None if self.weight is None else next(extra)
        loss = self.loss and Loss._of_tensor(self.loss.name, next(extra))
        return attrs.evolve(self, arguments=operands, weight=weight, loss=loss)

    def taken(self) -> Factor:
        """A copy, whose data stay."""
        with self._lock:
            operands, weight = [*self.arguments], self.weight
        if weight is not None:
            operands, weight = left_out(operands, weight, weight.ndim == 3)
        return Factor(self.residual, operands, weight, self.loss, self.rows, self._lock)

    def equations(self, values: Sequence[Any], share: Tensor | None = None) -> RowEquations:
        """The equations of its rows.

        Args:
            values: The state of all sets of variables.
            share: How much of the curvature of its loss the blocks have, if it is an op with one; or none.
        """
        operands, sizes = self.operands(values), self._sizes
        shares = [] if share is None or self.loss is None else [share]
        results = self._by_op(operands, shares=shares) if self.is_op else self._by_function(operands)
        cost, gradients, blocks = results
        pairs = zip(ops.pairs(len(sizes)), blocks, strict=True)
        shaped = {(a, b): x.reshape(-1, sizes[a], sizes[b]).expand(self.rows, -1, -1) for (a, b), x in pairs}
        return RowEquations(cost.expand(self.rows).contiguous(), self._spread(gradients), shaped)

    def along(self, values: Sequence[Any], tangents: Sequence[Tensor], problems: int) -> Tensor:
        """Half of the slopes of the cost along a step, of linearised residuals: see `posekit.op`. It is an op.

        Args:
            values: The state of all sets of variables.
            tangents: The step of each set.
            problems: Of how many problems the rows are.

        Returns:
            Shape (problems, lengths).
        """
        steps = [gathered(tangents[r.variables.number], r.index) for r in self.references]
        every = [*self.operands(values), *self.extra(), *steps]
        if problems:

            def apart(x: Tensor) -> Tensor:
                return x.unflatten(0, (problems, -1)) if x.ndim and len(x) == self.rows else x

            every = [mapped(x, apart) for x in every]
        (slopes,) = self._normal(curvature="along").summed()(*every)
        return cast("Tensor", slopes).reshape(-1, slopes.shape[-1])

    def is_new(self, curved: bool) -> bool:
        """Whether it is an op of which no normal equations, with the curvature of its loss, were computed yet."""
        return self.is_op and not self._normal(curvature=curved and "bounded").op.executable.kernels

    def curvature(self, values: Sequence[Any]) -> dict[tuple[int, int], Tensor]:
        """For each row the blocks of the exact Hessian with a <= b, by the derivatives of its gradients."""
        operands, sizes = self.operands(values), self._sizes
        columns = self._curvature_by_op(operands) or self._curvature_by_torch(operands)
        parts = [x.reshape(self.rows, sum(sizes), n).split(sizes, 1) for x, n in zip(columns, sizes, strict=True)]
        return {(a, b): (parts[b][a] + parts[a][b].mT) / 2 for a, b in ops.pairs(len(sizes))}

    def _curvature_by_torch(self, operands: list[Any]) -> Sequence[Tensor]:
        unknown, refilled = _opened(operands, self._places)

        def slopes(*variables: Any) -> Tensor:
            return torch.cat(self._slopes(refilled(variables)), -1)

        return jacobian(slopes, tuple(range(len(unknown))), batch_dims=1)(*unknown)

    def _curvature_by_op(self, operands: list[Any]) -> list[Tensor] | None:
        """The derivatives of the gradients along each tangent, by the op of their tangents.

        The forward mode of torch 2.13 imports decompositions on its first use, which takes half a second.
        """
        places = self._places
        if not self.is_op or any([isinstance(operands[k], Camera) for k in places]):
            return None
        normal, inputs = self.op_inputs(operands, self.extra(), hessian=False)
        if not is_eager(inputs):
            return None
        counts = [len(kind.fields) if kind else 1 for kind in normal.signature.parameters.values()]
        columns = []
        for k in places:
            first, directions = sum(counts[:k]), directions_of(operands[k], 1)
            tangents: list[Tensor | None] = [None] * len(inputs)
            tangents[first : first + counts[k]] = directions
            columns.append(self._pushed(normal.op, inputs, tangents, len(directions[0])))
        return columns

    def _pushed(self, op: Any, inputs: Sequence[Tensor], tangents: Sequence[Tensor | None], count: int) -> Tensor:
        """The derivatives of gradients along tangents, shape (rows, numbers, count)."""
        pushed, derived = op.jvp(tuple([x is not None for x in tangents]))
        every = [*inputs, *tangents]
        outputs = () if pushed is None else pushed([every[i] for i in derived.sources])
        parts = []
        for port, result in zip(op.program.outputs[1:], derived.results[1:], strict=True):
            x = None if result is None else outputs[result] if result >= 0 else tangents[-1 - result]
            x = inputs[0].new_zeros(count, 1, port.size) if x is None else x
            parts.append(x.reshape(count, -1, port.size).expand(-1, self.rows, -1))
        return torch.cat(parts, -1).movedim(0, -1)

    def slopes(self, values: Sequence[Any]) -> list[Tensor]:
        """For each row the gradients of its variables."""
        return self._slopes(self.operands(values))

    def _slopes(self, operands: list[Any]) -> list[Tensor]:
        results = self._by_op(operands, hessian=False) if self.is_op else self._by_function(operands)
        gradients = results[1]
        return self._spread(gradients)

    def _spread(self, gradients: Sequence[Tensor]) -> list[Tensor]:
        """Gradients for each row."""
        return [x.reshape(-1, n).expand(self.rows, -1) for x, n in zip(gradients, self._sizes, strict=True)]

    def costs(self, values: Sequence[Any]) -> Tensor:
        """The cost of each row."""
        return self._weights().cost(self.residuals(self.operands(values))[:, None])

    def operands(self, values: Sequence[Any]) -> list[Any]:
        """The arguments, with the values of the variables."""
        return [
            gathered(values[x.variables.number], x.index) if isinstance(x, Reference) else x for x in self.arguments
        ]

    def _by_op(self, operands: list[Any], hessian: bool = True, shares: Sequence[Tensor] = ()) -> Sequence[Any]:
        normal = self._normal(hessian, "bounded" if shares else False)
        results: Sequence[Any] = normal(*operands, *self.extra(), *shares)
        return results

    def _normal(self, hessian: bool = True, curvature: Any = False) -> Any:
        """The op of the normal equations."""
        op: Any = self.residual
        names = [n for n, x in zip(op.signature.parameters, self.arguments, strict=True) if isinstance(x, Reference)]
        kind = None if self.weight is None else "scalar" if self.weight.ndim == 1 else "information"
        loss = None if self.loss is None else self.loss.name
        curvature = curvature if loss or curvature == "along" else False
        return op.normal(tuple(names), weight=kind, loss=loss, hessian=hessian, curvature=curvature)

    def extra(self) -> list[Tensor]:
        """The arguments of the op of the normal equations after those of the residual."""
        weight = [] if self.weight is None else [self.weight]
        return weight if self.loss is None else [*weight, self.loss._tensor(torch.float64, self.device)]

    def op_inputs(
        self, operands: Sequence[Any], extra: Sequence[Tensor], hessian: bool = True
    ) -> tuple[Any, list[Tensor]]:
        """The op of the normal equations, and its tensors."""
        normal = self._normal(hessian)
        return normal, normal.signature.tensors(normal.op.program.title, (*operands, *extra), {})

    def _by_function(self, operands: list[Any]) -> tuple[Tensor, Sequence[Tensor], Sequence[Tensor]]:
        unknown, refilled = _opened(operands, self._places)

        def function(*variables: Any) -> Tensor:
            return self.residuals(refilled(variables))

        r = function(*unknown)
        columns = jacobian(function, tuple(range(len(unknown))), batch_dims=1)(*unknown)
        shaped = [j.reshape(len(r), 1, r.shape[1], n) for j, n in zip(columns, self._sizes, strict=True)]
        cost, *rest = self._weights().equations(r[:, None], shaped)
        return cost, rest[: len(unknown)], rest[len(unknown) :]

    def _weights(self) -> Observations:
        """What a residual vector of each row weighs."""
        weight = None if self.weight is None else self.weight[:, None]
        made = Observations(self.rows, weight, weight is not None and weight.ndim == 4)
        if self.loss is None:
            return made
        return made._replace(loss=self.loss.name, scale=self.loss._tensor(torch.float64, self.device))

    def residuals(self, operands: Sequence[Any]) -> Tensor:
        """The residual vectors, shape (m, k)."""
        for x in (tensors := returned(self.residual, operands, "Problem.add")[0]):
            if x.ndim == 0 or x.shape[0] != self.rows:
                raise ShapeError(
                    f"Problem.add: the residual must return tensors of shape ({self.rows}, k), got {tuple(x.shape)}"
                )
        return torch.cat([x.reshape(self.rows, x.shape[1:].numel()).to(torch.float64) for x in tensors], -1)


def _opened(operands: Sequence[Any], places: Sequence[int]) -> tuple[list[Any], Callable[[Sequence[Any]], list[Any]]]:
    """The variables among arguments, see `opened`, and the arguments with others of these."""
    unknown, rebuilt = opened([operands[k] for k in places])

    def refilled(variables: Sequence[Any]) -> list[Any]:
        filled = [*operands]
        for k, x in zip(places, rebuilt(variables), strict=True):
            filled[k] = x
        return filled

    return unknown, refilled


def _is_data(x: Any) -> bool:
    return isinstance(x, Tensor | Group | Camera)


def _check_device(operands: Sequence[Any], device: torch.device, where: str) -> None:
    """Raise for data that are not on the device of the variables. Single numbers may be on the CPU, as in torch."""
    for x in operands:
        lead = lead_of(x) if _is_data(x) else None
        if lead is not None and lead.device != device and (lead.ndim or lead.device.type != "cpu"):
            remedy = f"move them with .to({str(device)!r})"
            raise DeviceError(f"{where}: data must be on {device}, as the variables are, got {lead.device}; {remedy}")


def _computed(x: Any, device: torch.device) -> Any:
    """Data in float64, in which problems are solved. Arrays are copied to the device."""
    if isinstance(x, np.ndarray):
        x = arguments.array(x, "Problem.add: data").to(device)
    return x.to(torch.float64) if _is_data(x) and lead_of(x).is_floating_point() else x


def factor(
    residual: Any, operands: Sequence[Any], weight: Any, loss: Any, sets: Sequence[VariableSet], *, checked: bool = True
) -> Factor:
    """Check a factor that a user adds."""
    where = "Problem.add"
    if not callable(residual):
        raise ArgumentError(f"{where}: residual must be a function, got {type(residual).__name__}")
    references = [x for x in operands if isinstance(x, Reference)]
    if not references:
        whole = any([isinstance(x, VariableSet) for x in operands])
        got = "a whole set: write x[:], or x[index]" if whole else "none"
        raise ArgumentError(f"{where}: a factor needs variables, such as cameras[index]; got {got}")
    _check_count(residual, operands)
    if not all([x.variables.is_of(sets) for x in references]):
        raise ArgumentError(f"{where}: variables must be of this problem")
    device = references[0].variables.device
    computed = [_computed(x, device) for x in operands]
    _check_device(computed, device, where)
    rows = max([len(x) for x in references])
    if rows == 1:
        rows = _rows_of(residual, computed)
    spread = []
    for x in computed:
        if isinstance(x, Reference):
            if len(x) not in (1, rows):
                raise ShapeError(f"{where}: variables must be {rows} or 1, got {len(x)}")
            x = Reference(x.variables, x.index.reshape(-1).expand(rows).contiguous())
        spread.append(x)
    eliminated = [x for x in references if x.variables.eliminate]
    if len(eliminated) > 1:
        raise ArgumentError(f"{where}: a factor must be about one variable that is eliminated, got {len(eliminated)}")
    made = Factor(residual, spread, None, Loss._of(loss, f"{where}: loss"), rows)
    if weight is not None:
        made.weight = _checked_weight(weight, rows, made.device, where) if checked else weight
    return made


def _check_count(residual: Callable[..., Any], operands: Sequence[Any]) -> None:
    """Raise if a function does not take as many arguments as it will get."""
    try:
        signature = inspect.signature(residual)
    except (TypeError, ValueError):  # of a function in C
        return
    try:
        signature.bind(*operands)
    except TypeError as error:
        fact = f"the residual is called with the {len(operands)} arguments that follow it, variables and data"
        raise ArgumentError(f"Problem.add: {fact}: {error}") from None


def _rows_of(residual: Any, operands: Sequence[Any]) -> int:
    """The number of residual vectors of a factor about one variable of each kind: that of its data."""
    single = [*operands]
    for k, x in enumerate(operands):
        if isinstance(x, Reference):
            single[k] = gathered(x.variables.value, x.index.reshape(-1))
    lead = next((x for x in returned(residual, single, "Problem.add")[0] if x.ndim), None)
    return 1 if lead is None else len(lead)


def _checked_weight(weight: Any, rows: int, device: torch.device, where: str) -> Tensor:
    """Numbers (m,) or information matrices (m, k, k), symmetric and positive semidefinite."""
    w = torch.as_tensor(weight, device=device).to(torch.float64)
    if w.ndim == 2 and w.shape[0] == w.shape[1]:
        w = w.expand(rows, *w.shape)
    w = w.expand(rows) if w.ndim == 0 else w
    if w.ndim not in (1, 3) or len(w) != rows or (w.ndim == 3 and w.shape[1] != w.shape[2]):
        raise ShapeError(f"{where}: weight must have shape ({rows},) or ({rows}, k, k), got {tuple(w.shape)}")
    name, attached, w = f"{where}: weight", w, w.detach()
    arguments.refuse(~w.reshape(rows, math.prod(w.shape[1:])).isfinite().all(-1), None, name, "is not finite")
    check_weight(w, w.ndim == 3, name, 1e-9)
    return attached.contiguous()
