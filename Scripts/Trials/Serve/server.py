"""Running servers: `sdkgen serve` with its log, and others of their kind."""
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

LINE = re.compile(r"^(\d{3}|---) ([A-Z]+) (.*)$")
VIOLATION = re.compile(r"^  (body|query|path|header|cookie|querystring|request)\b")


class Running:
    """A process that listens, and a connection to it."""

    def __init__(self, command, port=None):
        self.log = tempfile.NamedTemporaryFile("w+", prefix="serve-", suffix=".log", encoding="utf-8")
        begin = time.monotonic()
        self.process = subprocess.Popen(command, stdout=self.log, stderr=subprocess.STDOUT)
        self.port = port
        self.connection = None
        while not self.listens():
            if self.process.poll() is not None or time.monotonic() - begin > 300:
                self.process.kill()
                raise RuntimeError(f"{command[0]} does not listen: {self.text()[-500:]}")
            time.sleep(0.01)
        self.start_time = time.monotonic() - begin
        self.start_memory = self.memory()

    def listens(self):
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            return True
        except OSError:
            return False

    def text(self):
        with open(self.log.name, encoding="utf-8", errors="replace") as file:
            return file.read()

    def memory(self, field="VmHWM"):
        """MB of the process and those that it started."""
        total = 0
        for process in [self.process.pid, *children(self.process.pid)]:
            try:
                with open(f"/proc/{process}/status") as file:
                    total += next(int(line.split()[1]) / 1024 for line in file if line.startswith(field))
            except (OSError, StopIteration):
                pass
        return total

    def send(self, method, target, headers, body):
        for attempt in [0, 1]:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
            try:
                # Not by `request`, which knows better what headers should be.
                self.connection.putrequest(method, target, skip_accept_encoding=True)
                for name, value in headers.items():
                    self.connection.putheader(name, value)
                if body is not None:
                    self.connection.putheader("Content-Length", str(len(body)))
                self.connection.endheaders(body)
                answer = self.connection.getresponse()
                return answer.status, answer.headers, answer.read()
            except (http.client.HTTPException, OSError):
                self.connection = None
                if attempt:
                    raise

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


def children(process):
    try:
        with open(f"/proc/{process}/task/{process}/children") as file:
            own = [int(one) for one in file.read().split()]
    except OSError:
        return []
    return own + [inner for one in own for inner in children(one)]


class Server(Running):
    def __init__(self, tool, spec, *options):
        super().__init__([tool, "serve", spec, "--port", "0", *options])

    def listens(self):
        found = re.search(r"Listening on http://127\.0\.0\.1:(\d+)", self.text())
        if found:
            self.port = int(found.group(1))
        return found is not None

    def verdicts(self):
        """Of each request in turn: its line in the log, and what was wrong with it."""
        found = []
        for line in self.text().splitlines():
            if LINE.match(line):
                found.append((line, []))
            elif VIOLATION.match(line) and found:
                found[-1][1].append(line.strip())
        return found


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def peer(name, spec):
    """Another fake server of a document."""
    port = free_port()
    if name == "specmatic":
        import specmatic
        jar = os.path.join(os.path.dirname(specmatic.__file__), "core", "specmatic.jar")
        return Running(["java", "-jar", jar, "mock", spec, "--host", "127.0.0.1", "--port", str(port)], port)
    return Running([os.path.join(os.path.dirname(sys.executable), "connexion"), "run", spec, "--mock", "all", "-p", str(port), "-H", "127.0.0.1"], port)
