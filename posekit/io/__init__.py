"""Files of trajectories, poses and graphs: TUM, KITTI, EuRoC, g2o, BAL, COLMAP, safetensors, Parquet; tables of Arrow.

Readers return float64 on the CPU unless ``dtype`` and ``device`` say otherwise. A file that does not follow its format
raises a `FileFormatError` with the path, the line and the fact. A writer writes a temporary file in the same directory
and moves it to the path when it is complete: a full disk raises an ``OSError`` and leaves a former file as it was.

Text holds as many digits as bring back the same float64 or float32 numbers. Quaternions that are not of unit length are
written normalised, since readers in other programs expect unit quaternions.

Reading and writing that takes more than a second shows a progress bar, by tqdm if it is installed.
"""

from ..values import publish_module
from .arrow import from_arrow, read_parquet, to_arrow, write_parquet
from .arrow import selected as selected
from .arrow import table_of as table_of
from .arrow import values_of as values_of
from .bal import read_bal, write_bal
from .bundle import Bundle
from .colmap import read_colmap, read_colmap_rigs, write_colmap
from .euroc import read_euroc, write_euroc
from .formats import read, register_format, write
from .g2o import read_g2o, write_g2o
from .graph import PoseGraph, PoseGraphProblem, PoseGraphResult
from .kitti import read_kitti, write_kitti
from .reconstruction import Reconstruction
from .reconstruction import bundle_adjustment as bundle_adjustment
from .safetensors import read_safetensors, write_safetensors
from .tum import read_tum, stream_tum, write_tum

__all__ = [
    "Bundle",
    "PoseGraph",
    "PoseGraphProblem",
    "PoseGraphResult",
    "Reconstruction",
    "from_arrow",
    "read",
    "read_bal",
    "read_colmap",
    "read_colmap_rigs",
    "read_euroc",
    "read_g2o",
    "read_kitti",
    "read_parquet",
    "read_safetensors",
    "read_tum",
    "register_format",
    "stream_tum",
    "to_arrow",
    "write",
    "write_bal",
    "write_colmap",
    "write_euroc",
    "write_g2o",
    "write_kitti",
    "write_parquet",
    "write_safetensors",
    "write_tum",
]

publish_module(__name__, classes=True)
