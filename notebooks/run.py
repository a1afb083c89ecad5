"""Execute notebooks in place: `python notebooks/run.py [FILE ...]`, by default all of them.

What is written is the same from run to run and from machine to machine: no timestamps, no paths, no memory addresses,
and nothing from stderr, where libraries talk about the machine they are on. Pictures have few colours: so they are a
third as large.
"""

import base64
import io
import re
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from PIL import Image
from traitlets.config import Config

HERE = Path(__file__).resolve().parent
TIMEOUT = 600  # seconds for a cell, far above what any needs: a busy machine builds kernels slowly

COLOURS = 192  # of pictures

# An absolute path to a file or folder, up to and including its last slash; not the // of an address.
_FOLDERS = re.compile(r"(?<![\w:/.])/(?:[\w.+@-]+/)+")
_ADDRESS = re.compile(r"\b0x[0-9a-f]{6,}\b")


def execute(path: Path, before: str = "", folder: Path = HERE.parent) -> NotebookNode:
    """The notebook as it comes out of a fresh kernel.

    Args:
        path: Of the file.
        before: Code that the kernel runs first, and that is not kept.
        folder: The kernel's working directory, by default the repository's root.
    """
    notebook = nbformat.read(path, as_version=4)
    notebook.cells.insert(0, nbformat.v4.new_code_cell(before))
    with tempfile.TemporaryDirectory() as sockets:
        client = NotebookClient(
            notebook,
            timeout=TIMEOUT,
            startup_timeout=TIMEOUT,
            kernel_name="python3",
            coalesce_streams=True,
            # No ports, and files of its own for sockets: runs side by side cannot meet.
            config=Config(KernelManager={"transport": "ipc", "ip": str(Path(sockets, "kernel"))}),
            resources={"metadata": {"path": str(folder)}},
        )
        client.execute()
    del notebook.cells[0]
    for count, cell in enumerate((cell for cell in notebook.cells if cell.cell_type == "code"), 1):
        cell.execution_count = count
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = count
    return clean(notebook)


def clean(notebook: NotebookNode) -> NotebookNode:
    """Take out, in place, what differs between two runs."""
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type != "code":
            continue
        cell.outputs = [output for output in cell.outputs if output.get("name") != "stderr"]
        for output in cell.outputs:
            if output.output_type == "stream":
                output.text = _anonymous(output.text)
            elif "data" in output:
                output.data.update({k: _anonymous(v) for k, v in output.data.items() if k.startswith("text/")})
    return notebook


def shrink(notebook: NotebookNode) -> NotebookNode:
    """Make the pictures smaller, in place."""
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if "image/png" in output.get("data", {}):
                output.data["image/png"] = _smaller(output.data["image/png"])
    return notebook


def _smaller(png: str) -> str:
    """A picture with at most so many colours, without transparency, unless it was not smaller."""
    before = base64.b64decode(png)
    image, after = Image.open(io.BytesIO(before)), io.BytesIO()
    if image.mode == "P":  # as it was written here
        return png
    white = Image.new("RGB", image.size, "white")
    white.paste(image, mask=image.getchannel("A") if image.mode == "RGBA" else None)
    white.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE).save(after, "PNG", optimize=True)
    return base64.b64encode(min(before, after.getvalue(), key=len)).decode()


def _anonymous(text: str) -> str:
    return _ADDRESS.sub("0x...", _FOLDERS.sub("", text))


def main(arguments: list[str]) -> None:
    for path in map(Path, arguments) if arguments else sorted(HERE.glob("*.ipynb")):
        nbformat.write(shrink(execute(path)), path)
        sys.stdout.write(f"{path.name}: done\n")


if __name__ == "__main__":
    main(sys.argv[1:])
