"""Documents of URDF and similar formats, with the parser of the standard library."""

from __future__ import annotations

import math
from typing import Any, NoReturn
from xml.parsers import expat

import attrs

from ... import arguments
from ...errors import FormatError


@attrs.frozen
class XmlElement:
    """An element, with the line that it begins in."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list[XmlElement] = attrs.field(factory=list)

    def find(self, tag: str) -> XmlElement | None:
        return next((child for child in self.children if child.tag == tag), None)


class XmlReader:
    """Reads one document. Every error names the file, the line, the joint and the fact."""

    def __init__(self, where: str) -> None:
        self.where = where

    def fail(self, element: XmlElement | None, fact: str) -> NoReturn:
        place = self.where if element is None else f"{self.where}:{element.line}"
        raise FormatError(f"{place}: {fact}")

    def parse(self, text: bytes) -> XmlElement:
        """Build the elements. Namespaces are not resolved, so that undeclared prefixes do no harm."""
        parser = expat.ParserCreate()
        stack: list[XmlElement] = [XmlElement("", {}, 0)]

        def start(tag: str, attributes: dict[str, str]) -> None:
            element = XmlElement(tag, attributes, parser.CurrentLineNumber)
            if tag.startswith("xacro:") or any("${" in value or "$(" in value for value in attributes.values()):
                self.fail(element, "this is a xacro file: expand it first, with `xacro file.xacro > file.urdf`")
            stack[-1].children.append(element)
            stack.append(element)

        def doctype(*_: Any) -> NoReturn:
            raise FormatError(f"{self.where}:{parser.CurrentLineNumber}: a DOCTYPE is not allowed in URDF")

        parser.StartElementHandler = start
        parser.EndElementHandler = lambda _: stack.pop()
        parser.StartDoctypeDeclHandler = doctype
        try:
            parser.Parse(text, True)
        except expat.ExpatError as error:
            raise FormatError(
                f"{self.where}:{error.lineno}: not valid XML: {expat.errors.messages[error.code]}"
            ) from error
        except FormatError:
            raise
        except (ValueError, LookupError) as error:  # an unknown encoding
            raise FormatError(f"{self.where}: not valid XML: {error}") from error
        return stack[0].children[0]

    def name(self, element: XmlElement, what: str) -> str:
        name = element.attributes.get("name", "")
        if not name:
            self.fail(element, f"{what} has no name")
        return name

    def numbers(
        self, element: XmlElement, key: str, count: int, default: str | None, name: str, owner: str = "joint"
    ) -> list[float]:
        text = element.attributes.get(key, default)
        if text is None:
            self.fail(element, f"{owner} {name!r}: <{element.tag}> has no {key}")
        try:
            values = [float(word) for word in text.split()] if arguments.is_plain(text) else []
        except ValueError:
            values = []
        if len(values) != count or not all(map(math.isfinite, values)):
            what = "a finite number" if count == 1 else f"{count} finite numbers"
            self.fail(element, f"{owner} {name!r}: {key} of <{element.tag}> must be {what}, got {text!r}")
        return values
