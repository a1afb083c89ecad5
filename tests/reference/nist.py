"""Nonlinear regression problems of NIST's Statistical Reference Datasets, with certified parameters.

https://www.itl.nist.gov/div898/strd/nls/nls_main.shtml. The certified residual sums of squares hold the data: a wrong
digit would change them. ``nist.txt`` has the larger ones, in the public domain as all of them: for each problem its
name, both starts, the certified parameters, their sum of squares, y and x (two lines for Nelson, whose y are logarithms
in the model), one line each.
"""

from __future__ import annotations

import math
import pathlib
from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

D = torch.float64
Model = Callable[[Tensor, Tensor], Tensor]


class Problem(NamedTuple):
    """A problem: its model, of parameters (..., n) and x (...), the data, both starts and what is certified."""

    model: Model
    x: Tensor
    y: Tensor
    starts: tuple[list[float], list[float]]
    certified: list[float]
    sum_of_squares: float


def _numbers(text: str) -> Tensor:
    return torch.tensor([float(word) for word in text.split()], dtype=D)


def _steps(first: float, step: float, count: int) -> Tensor:
    return first + step * torch.arange(count, dtype=D)


def _misra(model: Model, starts: tuple[list[float], list[float]], certified: list[float], total: float) -> Problem:
    x = _numbers("77.6 114.9 141.1 190.8 239.9 289.0 332.8 378.4 434.8 477.3 536.8 593.1 689.1 760.0")
    y = _numbers("10.07 14.73 17.94 23.93 29.61 35.18 40.02 44.82 50.76 55.05 61.01 66.40 75.47 81.78")
    return Problem(model, x, y, starts, certified, total)


def _polynomial(b: Tensor, x: Tensor, first: int, last: int) -> Tensor:
    return sum((b[..., i] * x ** (i - first) for i in range(first, last + 1)), torch.zeros_like(x))


def _ratio(b: Tensor, x: Tensor) -> Tensor:
    return _polynomial(b, x, 0, 3) / (1 + x * _polynomial(b, x, 4, 6))


PROBLEMS = {
    "Misra1a": _misra(
        lambda b, x: b[..., 0] * (1 - torch.exp(-b[..., 1] * x)),
        ([500, 0.0001], [250, 0.0005]),
        [2.3894212918e02, 5.5015643181e-04],
        1.2455138894e-01,
    ),
    "Misra1b": _misra(
        lambda b, x: b[..., 0] * (1 - (1 + b[..., 1] * x / 2) ** -2),
        ([500, 0.0001], [300, 0.0002]),
        [3.3799746163e02, 3.9039091287e-04],
        7.5464681533e-02,
    ),
    "Misra1c": _misra(
        lambda b, x: b[..., 0] * (1 - (1 + 2 * b[..., 1] * x) ** -0.5),
        ([500, 0.0001], [600, 0.0002]),
        [6.3642725809e02, 2.0813627256e-04],
        4.0966836971e-02,
    ),
    "Misra1d": _misra(
        lambda b, x: b[..., 0] * b[..., 1] * x / (1 + b[..., 1] * x),
        ([500, 0.0001], [450, 0.0003]),
        [4.3736970754e02, 3.0227324449e-04],
        5.6419295283e-02,
    ),
    "DanWood": Problem(
        lambda b, x: b[..., 0] * x ** b[..., 1],
        _numbers("1.309 1.471 1.490 1.565 1.611 1.680"),
        _numbers("2.138 3.421 3.597 4.340 4.882 5.660"),
        ([1, 5], [0.7, 4]),
        [7.6886226176e-01, 3.8604055871e00],
        4.3173084083e-03,
    ),
    "BoxBOD": Problem(
        lambda b, x: b[..., 0] * (1 - torch.exp(-b[..., 1] * x)),
        _numbers("1 2 3 5 7 10"),
        _numbers("109 149 149 191 213 224"),
        ([1, 1], [100, 0.75]),
        [2.1380940889e02, 5.4723748542e-01],
        1.1680088766e03,
    ),
    "Chwirut2": Problem(
        lambda b, x: torch.exp(-b[..., 0] * x) / (b[..., 1] + b[..., 2] * x),
        _numbers(
            ".5 1 1.75 3.75 5.75 .875 2.25 3.25 5.25 .75 1.75 2.75 4.75 .625 1.25 2.25 4.25 .5 3 .75 3 1.5 6 3 6 1.5 3 "
            ".5 2 4 .75 2 5 .75 2.25 3.75 5.75 3 .75 2.5 4 .75 2.5 4 .75 2.5 4 .5 6 3 .5 2.75 .5 1.75"
        ),
        _numbers(
            "92.9 57.1 31.05 11.5875 8.025 63.6 21.4 14.25 8.475 63.8 26.8 16.4625 7.125 67.3 41 21.15 8.175 81.5 "
            "13.12 59.9 14.62 32.9 5.44 12.56 5.44 32 13.95 75.8 20 10.42 59.5 21.67 8.55 62 20.2 7.76 3.75 11.81 54.7 "
            "23.7 11.55 61.3 17.7 8.74 59.2 16.3 8.62 81 4.87 14.62 81.7 17.17 81.3 28.9"
        ),
        ([0.1, 0.01, 0.02], [0.15, 0.008, 0.010]),
        [1.6657666537e-01, 5.1653291286e-03, 1.2150007096e-02],
        5.1304802941e02,
    ),
    "MGH09": Problem(
        lambda b, x: b[..., 0] * (x**2 + x * b[..., 1]) / (x**2 + x * b[..., 2] + b[..., 3]),
        _numbers("4 2 1 0.5 0.25 0.167 0.125 0.1 0.0833 0.0714 0.0625"),
        _numbers("0.1957 0.1947 0.1735 0.16 0.0844 0.0627 0.0456 0.0342 0.0323 0.0235 0.0246"),
        ([25, 39, 41.5, 39], [0.25, 0.39, 0.415, 0.39]),
        [1.9280693458e-01, 1.9128232873e-01, 1.2305650693e-01, 1.3606233068e-01],
        3.0750560385e-04,
    ),
    "MGH10": Problem(
        lambda b, x: b[..., 0] * torch.exp(b[..., 1] / (x + b[..., 2])),
        _steps(50, 5, 16),
        _numbers("34780 28610 23650 19630 16370 13720 11540 9744 8261 7030 6005 5147 4427 3820 3307 2872"),
        ([2, 400000, 25000], [0.02, 4000, 250]),
        [5.6096364710e-03, 6.1813463463e03, 3.4522363462e02],
        8.7945855171e01,
    ),
    "MGH17": Problem(
        lambda b, x: b[..., 0] + b[..., 1] * torch.exp(-x * b[..., 3]) + b[..., 2] * torch.exp(-x * b[..., 4]),
        _steps(0, 10, 33),
        _numbers(
            ".844 .908 .932 .936 .925 .908 .881 .850 .818 .784 .751 .718 .685 .658 .628 .603 .580 .558 .538 .522 .506 "
            ".490 .478 .467 .457 .448 .438 .431 .424 .420 .414 .411 .406"
        ),
        ([50, 150, -100, 1, 2], [0.5, 1.5, -1, 0.01, 0.02]),
        [3.7541005211e-01, 1.9358469127e00, -1.4646871366e00, 1.2867534640e-02, 2.2122699662e-02],
        5.4648946975e-05,
    ),
    "Rat42": Problem(
        lambda b, x: b[..., 0] / (1 + torch.exp(b[..., 1] - b[..., 2] * x)),
        _numbers("9 14 21 28 42 57 63 70 79"),
        _numbers("8.93 10.8 18.59 22.33 39.35 56.11 61.73 64.62 67.08"),
        ([100, 1, 0.1], [75, 2.5, 0.07]),
        [7.2462237576e01, 2.6180768402e00, 6.7359200066e-02],
        8.0565229338e00,
    ),
    "Rat43": Problem(
        lambda b, x: b[..., 0] / (1 + torch.exp(b[..., 1] - b[..., 2] * x)) ** (1 / b[..., 3]),
        _steps(1, 1, 15),
        _numbers(
            "16.08 33.83 65.80 97.20 191.55 326.20 386.87 520.53 590.03 651.92 724.93 699.56 689.96 637.56 717.41"
        ),
        ([100, 10, 1, 1], [700, 5, 0.75, 1.3]),
        [6.9964151270e02, 5.2771253025e00, 7.5962938329e-01, 1.2792483859e00],
        8.7864049080e03,
    ),
    "Thurber": Problem(
        _ratio,
        _numbers(
            "-3.067 -2.981 -2.921 -2.912 -2.840 -2.797 -2.702 -2.699 -2.633 -2.481 -2.363 -2.322 -1.501 -1.460 "
            "-1.274 -1.212 -1.100 -1.046 -0.915 -0.714 -0.566 -0.545 -0.400 -0.309 -0.109 -0.103 0.010 0.119 0.377 "
            "0.790 0.963 1.006 1.115 1.572 1.841 2.047 2.200"
        ),
        _numbers(
            "80.574 84.248 87.264 87.195 89.076 89.608 89.868 90.101 92.405 95.854 100.696 101.060 401.672 390.724 "
            "567.534 635.316 733.054 759.087 894.206 990.785 1090.109 1080.914 1122.643 1178.351 1260.531 1273.514 "
            "1288.339 1327.543 1353.863 1414.509 1425.208 1421.384 1442.962 1464.350 1468.705 1447.894 1457.628"
        ),
        ([1000, 1000, 400, 40, 0.7, 0.3, 0.03], [1300, 1500, 500, 75, 1, 0.4, 0.05]),
        [
            *[1.2881396800e03, 1.4910792535e03, 5.8323836877e02, 7.5416644291e01],
            *[9.6629502864e-01, 3.9797285797e-01, 4.9727297349e-02],
        ],
        5.6427082397e03,
    ),
    "Eckerle4": Problem(
        lambda b, x: (b[..., 0] / b[..., 1]) * torch.exp(-0.5 * ((x - b[..., 2]) / b[..., 1]) ** 2),
        _numbers(
            "400 405 410 415 420 425 430 435 436.5 438 439.5 441 442.5 444 445.5 447 448.5 450 451.5 453 454.5 456 "
            "457.5 459 460.5 462 463.5 465 470 475 480 485 490 495 500"
        ),
        _numbers(
            "0.0001575 0.0001699 0.0002350 0.0003102 0.0004917 0.0008710 0.0017418 0.0046400 0.0065895 0.0097302 "
            "0.0149002 0.0237310 0.0401683 0.0712559 0.1264458 0.2073413 0.2902366 0.3445623 0.3698049 0.3668534 "
            "0.3106727 0.2078154 0.1164354 0.0616764 0.0337200 0.0194023 0.0117831 0.0074357 0.0022732 0.0008800 "
            "0.0004579 0.0002345 0.0001586 0.0001143 0.0000710"
        ),
        ([1, 10, 500], [1.5, 5, 450]),
        [1.5543827178e00, 4.0888321754e00, 4.5154121844e02],
        1.4635887487e-03,
    ),
    "Roszman1": Problem(
        lambda b, x: b[..., 0] - b[..., 1] * x - torch.atan(b[..., 2] / (x - b[..., 3])) / math.pi,
        _numbers(
            "-4868.68 -4868.09 -4867.41 -3375.19 -3373.14 -3372.03 -2473.74 -2472.35 -2469.45 -1894.65 -1893.40 "
            "-1497.24 -1495.85 -1493.41 -1208.68 -1206.18 -1206.04 -997.92 -996.61 -996.31 -834.94 -834.66 -710.03 "
            "-530.16 -464.17"
        ),
        _numbers(
            "0.252429 0.252141 0.251809 0.297989 0.296257 0.295319 0.339603 0.337731 0.333820 0.389510 0.386998 "
            "0.438864 0.434887 0.427893 0.471568 0.461699 0.461144 0.513532 0.506641 0.505062 0.535648 0.533726 "
            "0.568064 0.612886 0.624169"
        ),
        ([0.1, -0.00001, 1000, -100], [0.2, -0.000005, 1200, -150]),
        [2.0196866396e-01, -6.1953516256e-06, 1.2044556708e03, -1.8134269537e02],
        4.9484847331e-04,
    ),
    "Lanczos3": Problem(
        lambda b, x: sum(b[..., i] * torch.exp(-b[..., i + 1] * x) for i in (0, 2, 4)),
        _steps(0, 0.05, 24),
        _numbers(
            "2.5134 2.0443 1.6684 1.3664 1.1232 0.9269 0.7679 0.6389 0.5338 0.4479 0.3776 0.3197 0.2720 0.2325 0.1997 "
            "0.1723 0.1493 0.1301 0.1138 0.1000 0.0883 0.0783 0.0698 0.0624"
        ),
        ([1.2, 0.3, 5.6, 5.5, 6.5, 7.6], [0.5, 0.7, 3.6, 4.2, 4, 6.3]),
        [
            *[8.6816414977e-02, 9.5498101505e-01, 8.4400777463e-01],
            *[2.9515951832e00, 1.5825685901e00, 4.9863565084e00],
        ],
        1.6117193594e-08,
    ),
}


def _gauss(b: Tensor, x: Tensor) -> Tensor:
    peaks = [b[..., i] * torch.exp(-(((x - b[..., i + 1]) / b[..., i + 2]) ** 2)) for i in (2, 5)]
    return b[..., 0] * torch.exp(-b[..., 1] * x) + peaks[0] + peaks[1]


def _enso(b: Tensor, x: Tensor) -> Tensor:
    periods = (12, b[..., 3], b[..., 6])
    waves = [
        b[..., i] * torch.cos(2 * math.pi * x / period) + b[..., i + 1] * torch.sin(2 * math.pi * x / period)
        for i, period in zip((1, 4, 7), periods, strict=True)
    ]
    return b[..., 0] + waves[0] + waves[1] + waves[2]


_MODELS: dict[str, Model] = {
    "Bennett5": lambda b, x: b[..., 0] * (b[..., 1] + x) ** (-1 / b[..., 2]),
    "Chwirut1": PROBLEMS["Chwirut2"].model,
    "ENSO": _enso,
    "Gauss1": _gauss,
    "Gauss2": _gauss,
    "Gauss3": _gauss,
    "Hahn1": _ratio,
    "Kirby2": lambda b, x: _polynomial(b, x, 0, 2) / (1 + x * _polynomial(b, x, 3, 4)),
    "Lanczos1": PROBLEMS["Lanczos3"].model,
    "Lanczos2": PROBLEMS["Lanczos3"].model,
    "Nelson": lambda b, x: b[..., 0] - b[..., 1] * x[..., 0] * torch.exp(-b[..., 2] * x[..., 1]),
}


def _read() -> dict[str, Problem]:
    """The problems of ``nist.txt``."""
    lines = pathlib.Path(__file__).with_suffix(".txt").read_text().splitlines()
    found: dict[str, Problem] = {}
    while lines:
        count = 8 if lines[0] == "Nelson" else 7
        (name, *texts), lines = lines[:count], lines[count:]
        first, second, certified, total, y, *x = [_numbers(text) for text in texts]
        y, given = (y.log(), torch.stack(x, -1)) if len(x) == 2 else (y, x[0])
        starts = first.tolist(), second.tolist()
        found[name] = Problem(_MODELS[name], given, y, starts, certified.tolist(), total.item())
    return found


PROBLEMS |= _read()
