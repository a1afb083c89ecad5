"""Functions of poses, mapped over datasets of Ray Data, on a local cluster with one worker."""

from __future__ import annotations

import os
import pathlib
import sys
from typing import Any

import pytest
import torch

import posekit as pk
from posekit import Pose
from posekit.interop import ray as interop_ray
from tests.support import processes, sampling

WITHOUT_RAY = "the extra `scale` is not installed"
T = Pose(sampling.normal(300, 3), sampling.quaternions(300))
OFFSET = Pose([1.0, -2.0, 0.5], [0.5, 0.5, -0.5, 0.5]).double()


def moved(values: dict[str, Any], mark: str | None = None) -> dict[str, Any]:
    """A function of the tests, whose worker dies on the first run if it is given the path of a file to make."""
    if mark is not None and not os.path.exists(mark):
        pathlib.Path(mark).touch()
        os._exit(1)
    assert list(values) == ["T", "id"]
    return {"moved": values["T"] @ OFFSET, "R": values["T"].rotation.float(), "id": values["id"]}


def summed(values: dict[str, Any], mark: str) -> dict[str, Any]:
    """A function that raises on the first run."""
    if not os.path.exists(mark):
        pathlib.Path(mark).touch()
        raise ConnectionError("the store is away")
    return {"sum": values["square"].sum((-2, -1)) + values["id"]}


CLUSTER = """
    import pathlib, sys, warnings
    import numpy as np, pytest, ray, torch
    import posekit as pk
    from posekit.interop.ray import map_poses
    from tests.interop import test_ray as of

    folder = pathlib.Path(sys.argv[1])
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    context = ray.data.DataContext.get_current()  # which a dataset copies when it is made
    context.retried_map_errors, context.max_map_retries = ["the store is away"], 2
    dataset = ray.data.read_parquet(str(folder / "poses"))

    # The worker dies once. Ray writes the result.
    result = map_poses(dataset, of.moved, ["T", "id"], batch_size=64, fn_kwargs={"mark": str(folder / "died")})
    result.write_parquet(str(folder / "moved"))

    # A task raises once. Its columns are Ray's own tensors.
    squares = dataset.map_batches(lambda x: {"square": x["id"][:, None, None] + np.ones((1, 2, 2)), "id": x["id"]})
    sums = map_poses(squares, of.summed, fn_args=[str(folder / "raised")]).to_pandas()["sum"]
    assert sorted(sums) == [5 * k + 4 for k in range(300)]

    with pytest.raises(ray.exceptions.RayTaskError, match="map_poses: function must return a dict of values, got list"):
        map_poses(dataset, lambda values: [values]).materialize()
    for arguments, options, fact in (
        ((int,), {}, "function must be a function of a dict, got the class int"),
        ((of.moved, ["U"]), {}, "columns has 'U', and there are 'T.position', 'T.quaternion', 'id', 'unused'"),
        ((of.moved, "T"), {}, "columns must be a list of names, got 'T'"),
        ((of.moved,), {"batch_format": "numpy"}, "has no option batch_format"),
    ):
        with pytest.raises(pk.ArgumentError, match=f"interop.ray.map_poses:? {fact}"):
            map_poses(dataset, *arguments, **options)
    print("done")
    ray.shutdown()
"""


@pytest.mark.slow
def test_a_cluster_computes_what_one_process_computes_and_runs_failed_tasks_again(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("ray.data", reason=WITHOUT_RAY)
    parquet = pytest.importorskip("pyarrow.parquet", reason=WITHOUT_RAY)
    (tmp_path / "poses").mkdir()
    for k in range(3):
        rows = slice(100 * k, 100 * k + 100)
        values = {"T": T[rows], "id": torch.arange(300)[rows], "unused": torch.ones(100)}
        table = pk.io.to_arrow(values)
        field = table.schema.field("T.quaternion")  # quaternions xyzw, as another program may write them
        field = field.with_metadata({"posekit": "Pose", "quaternion_order": "xyzw"})
        xyzw = pk.io.to_arrow({"q": T[rows].quaternion.roll(-1, -1)}).column(0)
        parquet.write_table(table.set_column(1, field, xyzw), tmp_path / "poses" / f"{k}.parquet")
    environment = {"RAY_DATA_DISABLE_PROGRESS_BARS": "1", "RAY_USAGE_STATS_ENABLED": "0"}
    said = processes.run(CLUSTER, tmp_path, **environment)
    assert said.splitlines()[-1] == "done"  # after what Ray says of the worker that died
    assert (tmp_path / "died").exists() and (tmp_path / "raised").exists()
    parts = [pk.io.read_parquet(path) for path in (tmp_path / "moved").iterdir()]
    found = {name: pk.cat([x[name] for x in parts]) for name in ("moved", "R")}
    order = torch.cat([x["id"] for x in parts]).argsort()
    wanted = moved({"T": T, "id": torch.arange(300)})
    assert torch.equal(found["moved"].position[order], wanted["moved"].position)
    assert torch.equal(found["moved"].quaternion[order], wanted["moved"].quaternion)
    assert torch.equal(found["R"].quaternion[order], wanted["R"].quaternion)


def test_what_is_no_dataset_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray.data", reason=WITHOUT_RAY)
    with pytest.raises(pk.ArgumentError, match=r"interop.ray.map_poses: dataset must be a ray.data.Dataset, got list"):
        interop_ray.map_poses([1], moved)


def test_without_ray_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [x for x in sys.modules if x.partition(".")[0] == "ray"] + ["ray"]:
        monkeypatch.setitem(sys.modules, module, None)
    match = r'posekit.interop.ray.map_poses needs ray: pip install "posekit\[scale\]"'
    with pytest.raises(pk.MissingExtraError, match=match):
        interop_ray.map_poses(None, moved)
