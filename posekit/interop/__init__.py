"""Conversions to and from other libraries' poses and rotations: `from_<library>` and `to_<library>`.

Each function knows the order of the quaternion, the side that the matrices act on and the frame of its library. What
comes in is checked; what goes out has unit quaternions. A library is imported when its function is called first.
"""

from ..values import publish_module
from . import ray
from .colmap import from_colmap, to_colmap
from .gtsam import from_gtsam, to_gtsam
from .jaxlie import from_jaxlie, to_jaxlie
from .mujoco import from_mujoco, to_mujoco
from .open3d import from_open3d, to_open3d
from .opencv import from_opencv, to_opencv
from .pinocchio import from_pinocchio, to_pinocchio
from .pypose import from_pypose, to_pypose
from .pytorch3d import from_pytorch3d, from_pytorch_kinematics, to_pytorch3d, to_pytorch_kinematics
from .pytransform3d import from_pytransform3d, to_pytransform3d
from .roma import from_roma, to_roma
from .ros import from_ros, from_ros_frames, to_ros, to_ros_frames
from .scipy import from_scipy, from_scipy_twist, to_scipy, to_scipy_twist
from .trimesh import from_trimesh, to_trimesh

__all__ = [
    "from_colmap",
    "from_gtsam",
    "from_jaxlie",
    "from_mujoco",
    "from_open3d",
    "from_opencv",
    "from_pinocchio",
    "from_pypose",
    "from_pytorch3d",
    "from_pytorch_kinematics",
    "from_pytransform3d",
    "from_roma",
    "from_ros",
    "from_ros_frames",
    "from_scipy",
    "from_scipy_twist",
    "from_trimesh",
    "ray",
    "to_colmap",
    "to_gtsam",
    "to_jaxlie",
    "to_mujoco",
    "to_open3d",
    "to_opencv",
    "to_pinocchio",
    "to_pypose",
    "to_pytorch3d",
    "to_pytorch_kinematics",
    "to_pytransform3d",
    "to_roma",
    "to_ros",
    "to_ros_frames",
    "to_scipy",
    "to_scipy_twist",
    "to_trimesh",
]

publish_module(__name__)
