"""The garbage collector while kernels are declared, and after the imports."""

import gc
import os
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator

import pytest

from posekit.engine.garbage import make_old, uncollected
from tests.support import processes


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    before = gc.isenabled()
    yield
    (gc.enable if before else gc.disable)()


@pytest.mark.parametrize("is_enabled", [True, False])
def test_the_collector_waits_and_is_then_as_it_was(is_enabled: bool) -> None:
    (gc.enable if is_enabled else gc.disable)()
    with pytest.raises(ZeroDivisionError), uncollected:
        with uncollected:
            assert not gc.isenabled()
        assert not gc.isenabled()
        raise ZeroDivisionError
    assert gc.isenabled() is is_enabled


def test_the_last_thread_that_leaves_starts_the_collector() -> None:
    gc.enable()
    is_inside, may_leave = threading.Event(), threading.Event()

    def work() -> None:
        with uncollected:
            is_inside.set()
            may_leave.wait()

    thread = threading.Thread(target=work)
    thread.start()
    is_inside.wait()
    with uncollected:
        pass
    assert not gc.isenabled()
    may_leave.set()
    thread.join()
    assert gc.isenabled()


@pytest.mark.slow(but=())  # quick in the pass without private names
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
def test_a_child_collects_that_another_thread_would_have_let_wait() -> None:
    code = """
        import gc, os, threading
        from posekit.engine.garbage import uncollected
        inside = threading.Event()
        def work():
            with uncollected:
                inside.set()
                threading.Event().wait(60)
        threading.Thread(target=work, daemon=True).start()
        inside.wait()
        child = os.fork()
        if child == 0:
            was_enabled = gc.isenabled()
            with uncollected:
                waits = not gc.isenabled()
            os._exit(0 if was_enabled and waits and gc.isenabled() else 1)
        assert os.waitpid(child, 0)[1] == 0 and not gc.isenabled()
        os._exit(0)
    """
    processes.run_forked(code)


@pytest.mark.slow(but=())  # quick in the pass without private names
def test_what_is_made_old_is_still_collected() -> None:
    processes.run_forked("""
        import gc
        from posekit.engine.garbage import make_old
        class Node:
            pass
        ends = []
        gc.unfreeze()
        gc.set_threshold(10, 2, 10**6)
        node = Node()
        node.__dict__.update(itself=node, end=type("End", (), {"__del__": lambda _: ends.append(1)})())
        many = [[] for _ in range(1000)]
        del node
        assert gc.get_count()[2] > 1
        make_old()
        assert not gc.get_count()[2] and not gc.get_freeze_count() and not ends
        gc.collect()
        assert ends
    """)


def test_what_somebody_has_frozen_stays_frozen() -> None:
    gc.freeze()
    make_old()
    assert gc.get_freeze_count()  # other threads may have let go of some


@pytest.mark.slow(but=())  # quick in the pass without private names
def test_the_import_counts_as_a_full_collection() -> None:
    code = """
        import gc
        gc.set_threshold(10, 2, 10**6)  # as after many collections of young objects
        import torch
        assert gc.get_count()[2] > 1
        import posekit
        assert gc.get_count()[2] <= 1
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True, timeout=300)
