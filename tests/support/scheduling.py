"""How xdist divides the tests among its workers with ``--dist loadfile``."""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling

ONE_BY_ONE = ("test_notebooks.py",)  # files whose tests are long and share nothing


class ByFile(LoadFileScheduling):
    """The tests of a file go to one worker, but for those of some files, which are divided one by one."""

    def _split_scope(self, nodeid: str) -> str:
        file = super()._split_scope(nodeid)
        return nodeid if file.endswith(ONE_BY_ONE) else file
