"""Processes that are forked from one which has imported torch and more: an import takes 1.8 s of the processor.

Nothing has been computed in that process, so that Warp, kernels, ops and threads are as new as in any other.
``python forking.py --serve ADDRESS MODULE ...`` is that process. ``python forking.py ADDRESS CODE ARGUMENT ...`` stands
for such a process: that runs the code with its streams, folder and environment, ends when it is killed, and it exits as
that does.
"""

import contextlib
import json
import os
import signal
import socket
import sys
import types


def serve(address: str, *modules: str) -> str:
    """Fork a process for each connection, until standard input ends. In such a process return the code to run."""
    import faulthandler
    import gc
    import importlib
    import select

    gc.set_threshold(50_000, 20, 20)
    for module in modules:
        importlib.import_module(module)
    faulthandler.enable()
    gc.freeze()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(address)
        server.listen()
        print("ready", flush=True)
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        while server in select.select([server, sys.stdin], [], [])[0]:
            connection = server.accept()[0]
            if os.fork() == 0:
                break
            connection.close()
        else:
            sys.exit()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    streams = socket.recv_fds(connection, 1, 3)[1]
    with connection.makefile() as file:
        code, arguments, environment, folder = json.loads(file.readline())
    child = os.fork()
    if child:
        ended = os.pidfd_open(child)
        if ended not in select.select([ended, connection], [], [])[0]:
            os.kill(child, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        with contextlib.suppress(OSError):  # nobody waits for it
            connection.sendall(str(status).encode())
        os._exit(0)
    connection.close()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["-c", *arguments]
    return str(code)


def ask(address: str, code: str, *arguments: str) -> None:
    """Have the process at an address fork one that runs code, and exit as that does."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(address)
        socket.send_fds(connection, [b" "], [0, 1, 2])
        connection.sendall(json.dumps([code, arguments, dict(os.environ), os.getcwd()]).encode() + b"\n")
        status = int(connection.recv(16) or 1)
    if status < 0:
        os.kill(os.getpid(), -status)
    sys.exit(status)


if __name__ == "__main__":
    if sys.argv[1] != "--serve":
        ask(*sys.argv[1:])
    text = serve(*sys.argv[2:])
    main = sys.modules["__main__"] = types.ModuleType("__main__")
    exec(compile(text, "<string>", "exec"), main.__dict__)
