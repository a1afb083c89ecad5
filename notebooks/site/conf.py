"""Settings of Sphinx for the site; `notebooks/site.py` makes the folder in which they are used."""

import gc
import importlib
import inspect
import json
import pathlib
import re
from typing import Any

from docutils import nodes
from sphinx import addnodes

gc.disable()  # the trees of all pages stay to the end: to look at them again and again takes a quarter of the time

project = "posekit"
copyright = "the posekit authors"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton", "sphinx_design"]
html_theme = "furo"
html_title = "posekit"
html_copy_source = False
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["summaries.js"]
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0072b2", "color-brand-content": "#0072b2"},
    "dark_css_variables": {"color-brand-primary": "#56b4e9", "color-brand-content": "#56b4e9"},
}
exclude_patterns = ["_build"]
nb_execution_mode = "off"  # the notebooks are committed with their outputs, which the tests reproduce
nb_mime_priority_overrides = [("html", "text/html", 10), ("html", "image/png", 20)]
myst_enable_extensions = ["colon_fence", "attrs_block", "attrs_inline"]
myst_heading_anchors = 3
suppress_warnings = ["mystnb.unknown_mime_type", "misc.highlighting_failure"]
copybutton_prompt_text = r">>> |\.\.\. "
copybutton_prompt_is_regexp = True
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = True
python_use_unqualified_type_names = True
napoleon_use_rtype = False
napoleon_use_ivar = True
napoleon_numpy_docstring = False
default_role = "code"

NAMES: dict[str, str] = {}  # full names, by those that texts use
SUMMARIES: dict[str, str] = {}  # what the search shows below a name or a page
INSTANCES = {  # names of values in texts
    "arm": "Robot",
    "robot": "Robot",
    "camera": "Camera",
    "graph": "PoseGraph",
    "pose": "Pose",
    "rotation": "Rotation",
    "tree": "FrameTree",
    "trajectory": "Trajectory",
}
CALL = re.compile(r'<span class="n">pk</span>(?:<span class="o">\.</span><span class="\w+">\w+</span>)+')


def collect() -> None:
    """Find the full name of each public name, `Pose` and `Pose.retract`, that docstrings may use."""
    for name in (
        "kinematics",
        "registration",
        "nn",
        "viz",
        "io",
        "metrics",
        "imu",
        "interop",
        "errors",
        "functions",
        "sampling",
        "nn.flow",
        "nn.diffusion",
        "",  # after those whose names posekit itself has as well: the reference describes a name there
        "transform",
        "testing",
        "distributions",
    ):
        module = importlib.import_module(f"posekit.{name}".rstrip("."))
        for public in module.__all__:
            value, full = getattr(module, public), f"{module.__name__}.{public}"
            if inspect.ismodule(value):
                continue
            NAMES.setdefault(public, full)
            NAMES.setdefault(full, full if name else NAMES[public])
            for member in dir(value) if inspect.isclass(value) else ():
                if not member.startswith("_"):
                    NAMES.setdefault(f"{public}.{member}", f"{full}.{member}")
                    NAMES.setdefault(f"{full}.{member}", f"{full}.{member}")


def linked(line: str, owner: str) -> str:
    """Turn `Name` into a reference where posekit has the name and into code elsewhere, and escape what reST reads."""

    def convert(match: re.Match[str]) -> str:
        code, name, mark = match.groups()
        if code:
            return code
        if mark:
            return f"\\{mark}"
        text = name.removeprefix("pk.").removesuffix("()")
        full = NAMES.get(text) or NAMES.get(text.removeprefix("posekit.")) or NAMES.get(f"{owner}.{text}")
        return f":py:obj:`{name} <{full}>`" if full else f"``{name}``"

    return re.sub(r"(``.+?``)|`([^`\n]+)`|([*|])", convert, line)


def named(code: str) -> str | None:
    """The full name of what a text calls `pk.stack`, `Pose.retract()`, `robot.ik(...)` or `read_tum`, if it has one."""
    match = re.fullmatch(r"(pk\.|posekit\.)?([A-Za-z_]\w*(?:\.\w+)*)(\(.*)?", code)
    if match is None:
        return None
    prefix, name, _ = match.groups()
    head, _, member = name.partition(".")
    if not prefix and not member and name.islower() and "_" not in name:
        return None  # a word, such as `clearance`, which may be anything
    return NAMES.get(name) or NAMES.get(f"posekit.{name}") or NAMES.get(f"{INSTANCES.get(head, head)}.{member}")


def link_text(app: Any, doctree: nodes.document) -> None:
    """Make links to the reference of names in the text of pages, and keep the first sentence of each for the search."""
    page = app.env.docname
    known = {name.rpartition(".")[2] for name in NAMES}
    for node in doctree.findall(addnodes.pending_xref):
        # Sphinx compares each such name with the ends of all names: a tenth of its time, for types of other libraries.
        if node.get("refspecific") and node["reftarget"].rpartition(".")[2] not in known:
            del node["refspecific"]
    paragraph = next((x for x in doctree.findall(nodes.paragraph) if isinstance(x.parent, nodes.section)), None)
    if paragraph is not None:
        SUMMARIES[page] = re.split(r"(?<=[.!?]) ", paragraph.astext().replace("\n", " "))[0].rstrip(":")
    if page.startswith(("reference/", "changelog")):
        return
    for node in list(doctree.findall(nodes.literal)):
        full = named(node.astext())
        if full and not isinstance(node.parent, nodes.title | nodes.reference | addnodes.pending_xref):
            options = {"refdomain": "py", "reftype": "obj", "reftarget": full, "refexplicit": True, "refdoc": page}
            node.replace_self(addnodes.pending_xref("", node.deepcopy(), **options))


def link_code(app: Any, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Make links to the reference of `pk.kabsch` and the like in code."""
    places = app.env.get_domain("py").objects

    def convert(match: re.Match[str]) -> str:
        tokens = re.findall(r"<span.*?</span>", match.group())
        words = [re.sub("<.*?>", "", token) for token in tokens][2::2]
        for n in range(len(words), 0, -1):
            place = places.get(NAMES.get(f"posekit.{'.'.join(words[:n])}", ""))
            if place:
                link = f"{app.builder.get_relative_uri(page, place.docname)}#{place.node_id}"
                return f'<a class="name" href="{link}">{"".join(tokens[: 2 * n + 1])}</a>{"".join(tokens[2 * n + 1 :])}'
        return match.group()

    if "body" in context:
        context["body"] = CALL.sub(convert, context["body"])


def write_summaries(app: Any, error: Exception | None) -> None:
    path = pathlib.Path(app.outdir, "_static", "summaries.js")
    path.write_text(f"const SUMMARIES = {json.dumps(SUMMARIES)};\n{path.read_text()}")


def rewrite(app: object, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Docstrings of posekit are Markdown as far as it goes: names in single backticks."""
    owner = name.split(".")[-2] if name.count(".") >= 2 else ""
    SUMMARIES[name] = lines[0].replace("`", "") if lines else ""
    is_example = is_table = False
    for i, line in enumerate(lines):
        is_example = line.lstrip().startswith(">>>") or (is_example and bool(line.strip()))
        is_table = line.startswith("====") or (is_table and bool(line.strip()))
        if is_table:
            lines[i] = line.replace("*", "\u2217")  # an escaped one would be wider than its column
        elif not is_example:
            lines[i] = linked(line, owner)
    if what in ("property", "attribute", "data") and lines and ":" in lines[0]:
        # Napoleon reads "TYPE: what it is", and takes the words before the first colon for a type: here none is there.
        lines[0] = f":{lines[0]}"


def setup(app: object) -> None:
    collect()
    app.connect("autodoc-process-docstring", rewrite, priority=400)  # before napoleon
    app.connect("doctree-read", link_text)
    app.connect("html-page-context", link_code)
    app.connect("build-finished", write_summaries)
