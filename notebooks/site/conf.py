"""Settings of Sphinx for the site; `notebooks/site.py` makes the folder in which they are used."""

import gc
import importlib
import inspect
import re

gc.disable()  # the trees of all pages stay to the end: to look at them again and again takes a quarter of the time

project = "posekit"
copyright = "the posekit authors"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton", "sphinx_design"]
html_theme = "furo"
html_title = "posekit"
html_copy_source = False
html_static_path = ["static"]
html_css_files = ["narrow.css"]
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0072b2", "color-brand-content": "#0072b2"},
    "dark_css_variables": {"color-brand-primary": "#56b4e9", "color-brand-content": "#56b4e9"},
}
exclude_patterns = ["_build"]
nb_execution_mode = "off"  # the notebooks are committed with their outputs, which the tests reproduce
nb_mime_priority_overrides = [("html", "text/html", 10), ("html", "image/png", 20)]
myst_enable_extensions = ["colon_fence", "attrs_inline"]
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

NAMES: dict[str, str] = {}


def collect() -> None:
    """Find the full name of each public name, `Pose` and `Pose.retract`, that docstrings may use."""
    for name in (
        "",
        "kinematics",
        "registration",
        "nn",
        "viz",
        "io",
        "metrics",
        "imu",
        "interop",
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
            NAMES.setdefault(full, full)
            for member in dir(value) if inspect.isclass(value) else ():
                if not member.startswith("_"):
                    NAMES.setdefault(f"{public}.{member}", f"{full}.{member}")


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


def rewrite(app: object, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Docstrings of posekit are Markdown as far as it goes: names in single backticks."""
    owner = name.split(".")[-2] if name.count(".") >= 2 else ""
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
