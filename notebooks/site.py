"""Build the site: `python notebooks/site.py OUT`, which needs the extras `docs` and `viz`.

The sources are in `site/`: the settings of Sphinx, and the pages. The gallery of notebooks and the reference are made
here, and what the code of pages prints and draws.
"""

from __future__ import annotations

import contextlib
import importlib
import inspect
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable

import matplotlib.pyplot as plt
import torch

import posekit

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE / "site"
CLASSES = ("Pose", "Rotation", "Trajectory", "UncertainPose", "Camera", "Pose2", "Rotation2", "Similarity")
CLASSES += ("UncertainRotation", "FrameTree", "FrameBuffer")
# Bases whose members are not posekit's.
OTHERS = ("Module", "Distribution", "Function", "FunctionCtx", "_HookMixin", "_SingleLevelFunction", "_FunctionBase")
OTHERS += ("tuple", "dict", "Exception", "BaseException", "object")
MODULES = {  # of the reference, with their titles
    "kinematics": "Robots",
    "registration": "Registration",
    "imu": "Inertial measurements",
    "nn": "Modules of torch",
    "nn.flow": "Flow matching",
    "nn.diffusion": "Diffusion",
    "viz": "Pictures",
    "io": "Files",
    "interop": "Other libraries",
    "metrics": "Errors of trajectories",
    "algebra": "Algebra of declared ops",
    "ops": "Ops",
    "transform": "Functions with cuRobo's names",
    "functions": "Functions with buffers",
    "sampling": "Sampling",
    "distributions": "Distributions",
    "testing": "Testing",
    "errors": "Errors",
}

# The members of values, by what they are for: the table with which a class begins.
TASKS = {
    "make": """identity random look_at from_rotation from_translation from_matrix from_vector from_euler from_rotvec
        from_axis_angle from_angle from_xyzw from_sixd from_sixd_rows from_two_axes from_two_vectors from_tend
        from_dual_quaternion from_dh from_pose from_fov calibrate""",
    "read its parts": """position rotation quaternion complex scale pose poses covariance frame times start end duration
        path_length intrinsics size model distortion angle squared_angle""",
    "convert": """matrix affine vector dual_quaternion xyzw euler rotvec axis_angle sixd sixd_rows planar lift
        to_convention""",
    "compose and invert": "compose inverse between power",
    "move points": """apply inverse_apply apply_vectors apply_normals apply_planes apply_covariances project unproject
        rays contains crop resize""",
    "measure": """distance squared_distance chordal_distance squared_chordal_distance phi3_distance mahalanobis isclose
        allclose""",
    "average and interpolate": "mean interpolate slerp at velocity acceleration resample fuse",
    "work in tangents": """exp log retract local integrate perturb sample in_frame adjoint adjoint_apply coadjoint_apply
        left_jacobian left_jacobian_inverse right_jacobian right_jacobian_inverse hat vee
        bracket""",
    "name frames": "set remove tree frames roots edges can span unknowns",
    "clean up": "normalized canonical nearest validate",
    "train": "requires_grad requires_grad_ detach retain_grad scale_grad",
    "change the batch": """shape ndim numel reshape flatten expand broadcast_to repeat repeat_interleave transpose
        permute movedim squeeze unsqueeze flip roll split chunk unbind replace clone contiguous""",
    "change dtype and device": "dtype device is_cuda to float double half bfloat16 cpu cuda pin_memory",
}
ROBOT_TASKS = {  # those of `Robot`
    "make": "from_urdf from_mjcf from_dh from_joints example",
    "change its joints and links": "replace fix fold_fixed chain add_frame compiled apply",
    "read its parts": """joints links parents kinds axes origins pitches offsets multipliers limits lower upper
        velocity_limits effort_limits inertias armature damping nq nv tree dof""",
    "choose configurations": "neutral random configuration clamp retract local residual",
    "find where links are": "forward frame_tree jacobian velocity acceleration",
    "reach a pose, plan": "ik differential_ik plan",
    "compute dynamics": """inverse_dynamics inverse_dynamics_derivatives forward_dynamics forward_dynamics_derivatives
        mass_matrix mass_matrix_solve gravity_torque nonlinear_effects integrate inertia_regressor kinetic_energy
        potential_energy momentum center_of_mass center_of_mass_jacobian""",
    "keep away from obstacles": "bodies attach spheres sphere_pairs disabled_pairs",
    "change dtype and device": "dtype device to float double half bfloat16 cpu cuda",
}
SEE = {  # pages that say more about a page of the reference
    "pose": ("think", "cheat_sheet", "how_to/poses", "how_to/solve", "coming_from/index"),
    "rotation": ("think", "cheat_sheet", "how_to/poses", "coming_from/scipy"),
    "trajectory": ("how_to/trajectories", "how_to/files"),
    "uncertainpose": ("how_to/inertial", "notebooks/03_pictures"),
    "camera": ("how_to/cameras", "how_to/calibrate", "how_to/map"),
    "frametree": ("how_to/frames", "coming_from/tf2"),
    "framebuffer": ("how_to/frames", "coming_from/tf2"),
    "functions": ("how_to/solve", "how_to/status", "how_to/settings"),
    "module_kinematics": ("how_to/robots", "how_to/plan", "coming_from/pinocchio", "coming_from/curobo"),
    "module_registration": ("how_to/solve", "how_to/status", "how_to/calibrate"),
    "module_imu": ("how_to/inertial", "notebooks/15_inertial"),
    "module_nn": ("how_to/train", "notebooks/06_training"),
    "module_nn_flow": ("how_to/distributions",),
    "module_nn_diffusion": ("how_to/distributions",),
    "module_distributions": ("how_to/distributions", "notebooks/21_distributions"),
    "module_viz": ("how_to/pictures", "notebooks/03_pictures"),
    "module_io": ("how_to/files", "how_to/map"),
    "module_interop": ("how_to/exchange", "coming_from/index"),
    "module_metrics": ("how_to/trajectories",),
    "module_algebra": ("how_to/groups",),
    "module_transform": ("coming_from/curobo",),
}


def pages() -> dict[str, tuple[str, list[str]]]:
    """The pages of the reference: by file name, the title and the full names that are described there."""
    modules = {name for name in posekit.__all__ if inspect.ismodule(getattr(posekit, name))}
    top = [name for name in posekit.__all__ if name not in modules]
    listed = {f"posekit.{module}": importlib.import_module(f"posekit.{module}").__all__ for module in MODULES}
    found = {name.lower(): (name, [f"posekit.{name}"]) for name in CLASSES}
    elsewhere = {name for module, names in listed.items() for name in names if module != "posekit.algebra"}
    rest = [f"posekit.{name}" for name in top if name not in CLASSES and name not in elsewhere]
    found["functions"] = "Functions, solvers and settings", rest
    for module, title in MODULES.items():
        names = listed[f"posekit.{module}"]
        if module == "ops":
            names = []
        full = [f"posekit.{module}.{name}" for name in names]
        found[f"module_{module.replace('.', '_')}"] = (
            title,
            [f"posekit.{module}", *[name for name in full if name not in listed]],
        )
    return found


def directive(name: str) -> str:
    """What makes Sphinx describe a public name."""
    module, _, short = name.rpartition(".")
    if name in {f"posekit.{module}" for module in MODULES}:
        return f".. automodule:: {name}\n"
    value = getattr(importlib.import_module(module), short)
    if inspect.isclass(value):
        return f".. autoclass:: {name}\n   :members:\n   :inherited-members: {', '.join(OTHERS)}\n"
    return f".. auto{'function' if callable(value) else 'data'}:: {name}\n"


def tasks(name: str) -> dict[str, list[str]]:
    """The members of a class by task, those of no task last."""
    members = [x for x in dir(getattr(posekit, name)) if not x.startswith("_")]
    table = ROBOT_TASKS if name == "Robot" else TASKS
    found = {task: [x for x in text.split() if x in members] for task, text in table.items()}
    others = [x for x in members if not any(x in known for known in found.values())]
    return {task: known for task, known in {**found, "other": others}.items() if known}


def introduction(file: str, title: str) -> str:
    """What a page of the reference begins with: the members of a class by task, and pages that say more."""
    also = [f":doc:`/{page}`" for page in SEE.get(file, ())]
    text = f"See also {', '.join(also[:-1])}{' and ' if also[1:] else ''}{also[-1]}.\n\n" if also else ""
    kind = {"Robots": "Robot"}.get(title, title)
    if kind not in (*CLASSES, "Robot"):
        return text
    full = getattr(posekit, kind).__module__ + f".{kind}"
    rows = (
        f"   * - {task}\n     - {', '.join(f':py:obj:`{x} <{full}.{x}>`' for x in known)}"
        for task, known in tasks(kind).items()
    )
    return text + ".. list-table::\n   :widths: 20 80\n\n" + "\n".join(rows) + "\n\n"


def reference(folder: pathlib.Path) -> None:
    """Write a page for each group of public names."""
    folder.mkdir(parents=True)
    for file, (title, names) in pages().items():
        text = introduction(file, title) + "\n".join(directive(name) for name in names)
        (folder / f"{file}.rst").write_text(f"{title}\n{'=' * len(title)}\n\n{text}")
    rows = "\n".join(f"| [{title}]({file}.rst) | {summary(names)} |" for file, (title, names) in pages().items())
    toctree = "```{toctree}\n:hidden:\n\n" + "\n".join(pages()) + "\n```"
    table = f"| page | what it has |\n|---|---|\n{rows}"
    (folder / "index.md").write_text(f"# Reference\n\nEvery public name, with its examples.\n\n{table}\n\n{toctree}\n")


def summary(names: list[str]) -> str:
    """What a page of the reference has, in one line: the names of functions, or the first line of a docstring."""
    if len(names) > 1 and names[0] not in {f"posekit.{module}" for module in MODULES}:
        return ", ".join(f"`{name.rpartition('.')[2]}`" for name in names)
    module, _, short = names[0].rpartition(".")
    value = getattr(importlib.import_module(module), short)
    return str(inspect.getdoc(value)).partition("\n")[0].replace("|", "\\|")


def gallery(folder: pathlib.Path) -> None:
    """Copy the notebooks, and write a page of their pictures."""
    shutil.copytree(HERE / "pictures", folder / "pictures")
    cards, names = [], []
    for path in sorted(HERE.glob("*.ipynb")):
        shutil.copy(path, folder)
        title = json.loads(path.read_text())["cells"][0]["source"][0].removeprefix("# ").strip()
        name, _, further = title.partition(":")
        further = further.strip().capitalize()
        cards.append(
            f":::{{grid-item-card}} {int(path.stem[:2])}. {name}\n:link: {path.stem}\n:link-type: doc\n"
            f":img-top: pictures/{path.stem}.png\n{further}\n:::"
        )
        names.append(path.stem)
    grid = "::::{grid} 1 2 2 3\n:gutter: 3\n\n" + "\n\n".join(cards) + "\n::::"
    toctree = "```{toctree}\n:hidden:\n\n" + "\n".join(names) + "\n```"
    (folder / "index.md").write_text(f"# Notebooks\n\nIn the order in which one learns.\n\n{grid}\n\n{toctree}\n")


def shown(page: pathlib.Path) -> None:
    """Run the code of a page, and put below each block what it prints and draws."""
    plt.switch_backend("Agg")
    namespace: dict[str, object] = {"__name__": "page"}
    pictures = page.with_suffix("")

    def run(match: re.Match[str]) -> str:
        printed, added = io.StringIO(), ""
        with contextlib.redirect_stdout(printed):
            exec(compile(match.group(1), page.name, "exec"), namespace)
        if printed.getvalue():
            added += f"\n\n{{.printed}}\n```text\n{printed.getvalue().rstrip()}\n```"
        for number in plt.get_fignums():
            file = f"{pictures.name}_{match.start()}_{number}.png"
            plt.figure(number).savefig(pictures.parent / file, dpi=110, facecolor="white")
            added += f"\n\n![What this code draws]({file})"
        plt.close("all")
        return match.group() + added

    torch.manual_seed(0)
    page.write_text(re.sub(r"^```python\n(.*?)^```$", run, page.read_text(), flags=re.DOTALL | re.MULTILINE))


def runs(pages: pathlib.Path) -> list[pathlib.Path]:
    """The pages of a folder that are shown with what their code prints and draws."""
    return [pages / "cheat_sheet.md", *sorted((pages / "how_to").glob("*.md"))]


def run_sphinx(arguments: list[str]) -> None:
    """Run Sphinx in a process of its own."""
    subprocess.run([sys.executable, "-m", "sphinx", *arguments], check=True)


def build(
    out: pathlib.Path, pages: pathlib.Path = SOURCES / "pages", sphinx: Callable[[list[str]], object] = run_sphinx
) -> None:
    """Write the site to a folder. Warnings of Sphinx, such as dead links, are errors.

    Args:
        out: The folder.
        pages: Those of the site. What `shown` has changed is as it should be.
        sphinx: Runs Sphinx with arguments.
    """
    with tempfile.TemporaryDirectory() as scratch:
        docs = pathlib.Path(scratch)
        shutil.copytree(pages, docs, dirs_exist_ok=True)
        shutil.copy(SOURCES / "conf.py", docs)
        shutil.copytree(SOURCES / "static", docs / "static")
        shutil.copy(HERE.parent / "CHANGELOG.md", docs / "changelog.md")
        for page in runs(docs):
            if page.read_text() == (SOURCES / "pages" / page.relative_to(docs)).read_text():
                with contextlib.suppress(ImportError):  # of another library: the page is shown as it is
                    shown(page)
        gallery(docs / "notebooks")
        reference(docs / "reference")
        sphinx(["-q", "-W", "--keep-going", "-d", str(docs / "_build"), str(docs), str(out.resolve())])


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        raise SystemExit("usage: python notebooks/site.py OUT")
    build(pathlib.Path(arguments[0]))


if __name__ == "__main__":
    main(sys.argv[1:])
