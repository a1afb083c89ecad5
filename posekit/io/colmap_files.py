"""The files of a model of COLMAP, text and binary."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from .. import arguments
from ..errors import FileFormatError
from ..values import LENSES

Rows = Sequence[Any]
T = TypeVar("T")
_IDENTITY = (1.0, *[0.0] * 6)
_SENSORS = {0: "camera", 1: "imu"}
_BLOCK = 256  # items between two looks at the clock
_MOST = 2**63 - 1  # of torch's integers; images name points by signed ones, too


def _followed(items: Sequence[T], count: int, unit: str) -> Iterator[T]:
    """The items, so many, with a progress bar after a second. A wrong file may have more than a `len` can say."""
    with arguments.Progress("posekit.io.read_colmap", count, True, unit=unit, unit_scale=True) as progress:
        for k in range(0, count, _BLOCK):
            block = items[k : k + _BLOCK]
            yield from block
            progress.advance(len(block))


class Text:
    """A text file: lines of words, and comments that begin with #."""

    suffix = "txt"

    def __init__(self, folder: str, name: str) -> None:
        self.path = os.path.join(folder, f"{name}.{self.suffix}")
        with open(self.path, encoding="utf-8", errors="surrogateescape") as file:
            self.lines = [(k, x.strip()) for k, x in enumerate(file.read().split("\n"), 1) if not x.startswith("#")]
        while self.lines and not self.lines[-1][1]:
            self.lines.pop()

    def _numbers(self, line: int, words: Sequence[str], kind: Any = np.float64) -> Any:
        try:
            if not arguments.is_plain("".join(words)):
                raise ValueError
            values = np.array(words, dtype=np.float64 if kind is np.float64 else np.int64)
        except (ValueError, OverflowError):
            raise FileFormatError(self.path, line, "a word is not a number") from None
        if not np.isfinite(values).all():
            raise FileFormatError(self.path, line, "a number is not finite")
        return values

    def _enough(self, line: int, words: Sequence[str], count: int, what: str) -> None:
        if len(words) < count:
            raise FileFormatError(self.path, line, f"{what} needs {count} words, got {len(words)}")

    def cameras(self, _: Mapping[int, str]) -> Iterator[tuple[int, str, tuple[int, int], Any]]:
        """Numbers, models, sizes and params."""
        for line, text in _followed(self.lines, len(self.lines), " lines"):
            words = text.split()
            if not words:
                continue
            self._enough(line, words, 4, "a camera")
            number, width, height = self._numbers(line, [words[0], *words[2:4]], np.int64).tolist()
            params = self._numbers(line, words[4:])
            if words[1] in LENSES and len(params) != LENSES[words[1]].params:
                expected = f"the model {words[1]} has {LENSES[words[1]].params} numbers"
                raise FileFormatError(self.path, line, f"{expected}, got {len(params)}")
            yield number, words[1], (width, height), params

    def images(self) -> Iterator[tuple[int, Any, int, str, Any, Any]]:
        """Numbers, quaternions and translations, cameras, names, pixels and their points."""
        starts = range(0, len(self.lines), 2)
        for k in _followed(starts, len(starts), " images"):
            line, text = self.lines[k]
            words = text.split(maxsplit=9)
            self._enough(line, words, 10, "an image")
            number, camera = self._numbers(line, [words[0], words[8]], np.int64).tolist()
            pose = self._numbers(line, words[1:8])
            line, text = self.lines[k + 1] if k + 1 < len(self.lines) else (line, "")
            rest = text.split()
            if len(rest) % 3:
                raise FileFormatError(self.path, line, f"pixels have 3 words each, got {len(rest)}")
            xy = self._numbers(line, [*rest[0::3], *rest[1::3]]).reshape(2, -1).T
            yield number, pose, camera, words[9], xy, self._numbers(line, rest[2::3], np.int64)

    def points(self) -> Iterator[tuple[int, Any, Any]]:
        """Numbers, places and colours."""
        for line, text in _followed(self.lines, len(self.lines), " lines"):
            words = text.split(maxsplit=8)
            if not words:
                continue
            self._enough(line, words, 8, "a point")
            number, *color = self._numbers(line, [words[0], *words[4:7]], np.int64).tolist()
            yield number, self._numbers(line, words[1:4]), color

    def rigs(self) -> Iterator[tuple[int, list[tuple[str, int, Any]]]]:
        """Numbers, and kinds, numbers and poses of their sensors; the pose is None where it is not known."""
        for line, text in _followed(self.lines, len(self.lines), " lines"):
            words = text.split()
            if not words:
                continue
            self._enough(line, words, 2, "a rig")
            number, count = self._numbers(line, words[:2], np.int64).tolist()
            sensors: list[tuple[str, int, Any]] = []
            at = 2
            for k in range(count):
                self._enough(line, words, at + 2 + (k > 0), f"a rig of {count} sensors")
                kind, place = words[at].lower(), int(self._numbers(line, words[at + 1 : at + 2], np.int64)[0])
                is_known = k > 0 and words[at + 2] == "1"
                at += 2 + (k > 0)
                if is_known:
                    self._enough(line, words, at + 7, f"a rig of {count} sensors")
                pose = self._numbers(line, words[at : at + 7]) if is_known else None if k else _IDENTITY
                at += 7 * is_known
                sensors.append((kind, place, pose))
            if at < len(words):
                raise FileFormatError(self.path, line, f"{len(words) - at} words follow the last sensor")
            yield number, sensors

    def frames(self) -> Iterator[tuple[int, int, Any, list[tuple[str, int, int]]]]:
        """Numbers, rigs, poses, and the kinds and numbers of sensors and the numbers of what they measured."""
        for line, text in _followed(self.lines, len(self.lines), " lines"):
            words = text.split()
            if not words:
                continue
            self._enough(line, words, 10, "a frame")
            number, rig, count = self._numbers(line, [*words[:2], words[9]], np.int64).tolist()
            rest = words[10:]
            if len(rest) != 3 * count:
                raise FileFormatError(self.path, line, f"{count} measurements have {3 * count} words, got {len(rest)}")
            places = self._numbers(line, [*rest[1::3], *rest[2::3]], np.int64).reshape(2, -1).T.tolist()
            kinds = [word.lower() for word in rest[0::3]]
            data = [(kind, sensor, image) for kind, (sensor, image) in zip(kinds, places, strict=True)]
            yield number, rig, self._numbers(line, words[2:9]), data

    @staticmethod
    def written(cameras: Rows, images: Rows, points: Rows) -> dict[str, bytes]:
        """The contents of all files."""
        lines: dict[str, list[str]] = {name: [] for name in ("cameras", "rigs", "images", "frames", "points3D")}
        for number, model, (width, height), params in cameras:
            lines["cameras"].append(f"{number} {model} {width} {height} {_words(params)}")
            lines["rigs"].append(f"{number} 1 CAMERA {number}")
        for number, pose, camera, name, xy, of in images:
            lines["images"].append(f"{number} {_words(pose)} {camera} {name}")
            lines["images"].append(" ".join([f"{x!r} {y!r} {p}" for (x, y), p in zip(xy.tolist(), of, strict=True)]))
            lines["frames"].append(f"{number} {camera} {_words(pose)} 1 CAMERA {camera} {number}")
        for number, place, color, error, track in points:
            rest = " ".join(map(str, track.reshape(-1).tolist()))
            colors = " ".join(map(str, color.tolist()))
            lines["points3D"].append(f"{number} {_words(place)} {colors} {error!r} {rest}".rstrip())
        text = {f"{name}.txt": "\n".join([*rows, ""]) for name, rows in lines.items()}
        return {name: x.encode("utf-8", "surrogateescape") for name, x in text.items()}


def _words(values: Any) -> str:
    return " ".join([repr(float(x)) for x in values])


class Binary:
    """A binary file: little-endian numbers without gaps."""

    suffix = "bin"

    def __init__(self, folder: str, name: str) -> None:
        self.path = os.path.join(folder, f"{name}.{self.suffix}")
        with open(self.path, "rb") as file:
            self.bytes = file.read()
        self.at = 0

    def _take(self, form: str) -> tuple[Any, ...]:
        size = struct.calcsize(f"<{form}")
        if self.at + size > len(self.bytes):
            raise FileFormatError(self.path, None, f"the file ends at byte {len(self.bytes)}, within a record")
        fields = struct.unpack_from(f"<{form}", self.bytes, self.at)
        self.at += size
        return fields

    def _array(self, dtype: Any, count: int) -> Any:
        size = np.dtype(dtype).itemsize * count
        if self.at + size > len(self.bytes):
            raise FileFormatError(self.path, None, f"the file ends at byte {len(self.bytes)}, within a record")
        values = np.frombuffer(self.bytes, dtype, count, self.at)
        self.at += size
        return values

    def _finite(self, values: Any, what: str) -> Any:
        if not np.isfinite(values).all():
            raise FileFormatError(self.path, None, f"a number of {what} is not finite")
        return values

    def _records(self) -> Iterator[int]:
        count = self._take("Q")[0]
        yield from _followed(range(count), count, " records")
        if self.at < len(self.bytes):
            raise FileFormatError(self.path, None, f"{len(self.bytes) - self.at} bytes follow the last record")

    def cameras(self, names: Mapping[int, str]) -> Iterator[tuple[int, str, tuple[int, int], Any]]:
        """Numbers, models, sizes and params."""
        for _ in self._records():
            number, model, width, height = self._take("IiQQ")
            if model not in names:  # the number of its params is not known, so that nothing after it can be read
                yield number, f"number {model}", (width, height), ()
            name = names[model]
            params = self._finite(self._array("<f8", LENSES[name].params), f"camera {number}")
            yield number, name, (width, height), params

    def images(self) -> Iterator[tuple[int, Any, int, str, Any, Any]]:
        """Numbers, quaternions and translations, cameras, names, pixels and their points."""
        for _ in self._records():
            number, *pose, camera = self._take("I7dI")
            end = self.bytes.find(b"\0", self.at)
            if end < 0:
                raise FileFormatError(self.path, None, f"the file ends in the name of image {number}")
            name = self.bytes[self.at : end].decode("utf-8", "surrogateescape")
            self.at = end + 1
            (count,) = self._take("Q")
            observations = self._array([("xy", "<f8", 2), ("point", "<i8")], count)
            xy = self._finite(observations["xy"], f"image {number}")
            yield number, self._finite(np.array(pose), f"image {number}"), camera, name, xy, observations["point"]

    def points(self) -> Iterator[tuple[int, Any, Any]]:
        """Numbers, places and colours."""
        for _ in self._records():
            number, x, y, z, *color, _, length = self._take("Q3d3BdQ")
            if number > _MOST:
                raise FileFormatError(self.path, None, f"the number {number} of a point does not fit 63 bits")
            self._array("<u4", 2 * length)
            yield number, self._finite(np.array([x, y, z]), f"point {number}"), color

    def rigs(self) -> Iterator[tuple[int, list[tuple[str, int, Any]]]]:
        """Numbers, and kinds, numbers and poses of their sensors; the pose is None where it is not known."""
        for _ in self._records():
            number, count = self._take("II")
            sensors: list[tuple[str, int, Any]] = []
            for k in range(count):
                kind, place = self._take("iI")
                is_known = k > 0 and self._take("B")[0]
                pose = self._finite(np.array(self._take("7d")), f"rig {number}") if is_known else None
                sensors.append((_SENSORS.get(kind, f"sensor {kind}"), place, pose if k else _IDENTITY))
            yield number, sensors

    def frames(self) -> Iterator[tuple[int, int, Any, list[tuple[str, int, int]]]]:
        """Numbers, rigs, poses, and the kinds and numbers of sensors and the numbers of what they measured."""
        for _ in self._records():
            number, rig, *pose, count = self._take("II7dI")
            rows = [self._take("iIQ") for _ in range(count)]
            data = [(_SENSORS.get(kind, f"sensor {kind}"), sensor, image) for kind, sensor, image in rows]
            yield number, rig, self._finite(np.array(pose), f"frame {number}"), data

    @staticmethod
    def written(cameras: Rows, images: Rows, points: Rows) -> dict[str, bytes]:
        """The contents of all files."""
        parts = {name: [struct.pack("<Q", len(cameras))] for name in ("cameras", "rigs")}
        parts |= {name: [struct.pack("<Q", len(images))] for name in ("images", "frames")}
        parts["points3D"] = [struct.pack("<Q", len(points))]
        for number, model, size, params in cameras:
            parts["cameras"].append(struct.pack("<IiQQ", number, LENSES[model].number, *size))
            parts["cameras"].append(np.array(params, "<f8").tobytes())
            parts["rigs"].append(struct.pack("<IIiI", number, 1, _CAMERA, number))
        for number, pose, camera, name, xy, of in images:
            parts["images"].append(struct.pack("<I7dI", number, *pose, camera))
            parts["images"].append(name.encode("utf-8", "surrogateescape") + b"\0" + struct.pack("<Q", len(of)))
            rows = np.empty(len(of), [("xy", "<f8", 2), ("point", "<i8")])
            rows["xy"], rows["point"] = xy, of
            parts["images"].append(rows.tobytes())
            parts["frames"].append(struct.pack("<II7dIiIQ", number, camera, *pose, 1, _CAMERA, camera, number))
        for number, place, color, error, track in points:
            parts["points3D"].append(struct.pack("<Q3d3BdQ", number, *place, *color.tolist(), error, len(track)))
            parts["points3D"].append(track.astype("<u4").tobytes())
        return {f"{name}.bin": b"".join(x) for name, x in parts.items()}


_CAMERA = 0  # the type of a sensor
