"""Libraries of the optional extras, imported when first used."""

from __future__ import annotations

import importlib
from types import ModuleType

from posekit.errors import MissingExtraError


def import_extra(where: str, module: str, extra: str) -> ModuleType:
    """Import `module`, or raise an error that names the extra to install.

    Args:
        where: The public function that needs it, for the message.
        module: The dotted name of the module.
        extra: The extra of posekit that installs it.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != module.split(".")[0]:
            raise  # the library is there, and something that it needs is not
        name = module.split(".")[0]
        raise MissingExtraError(f'{where} needs {name}: pip install "posekit[{extra}]"') from None
