"""Mutated requests, against which one server must neither crash, hang nor grow: of texts in valid HTTP, and of its bytes,
also cut off and left alone."""
import os
import socket
import time

from calls import Caller
from document import Document
from schemas import Schemas
from server import Server

INTERESTING = [b"", b"\0", b"%00", b"%", b"%zz", b"../", b"//", b"\xff\xfe", b"-1", b"9" * 40, b"1e999", b"null", b"true", b"{}", b"[]",
               b"[[[[[[[[", b'{"a":', b"\r\n", b"\r\n\r\n", b":", b";", b"&", b"=", b"[", b"]", b"a[b][c][d]=1", b"A" * 5000, b"\xed\xa0\x80",
               "한글".encode(), b"Transfer-Encoding: chunked\r\n", b"Content-Length: 99999999999999999999\r\n", b"Range: bytes=5-1\r\n",
               b"Expect: 100-continue\r\n", b"Prefer: code=999\r\n", b"Accept: */*;q=x\r\n", b"HTTP/9.9"]


def bytes_of(method, target, headers, body):
    lines = [f"{method} {target} HTTP/1.1", "Host: 127.0.0.1"] + [f"{name}: {value}" for name, value in headers.items()]
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "replace") + (body or b"")


def mutated(data, random):
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 1, 2, 4])):
        at = random.randrange(len(data) + 1)
        kind = random.randrange(6)
        if kind == 0 and data:
            data[min(at, len(data) - 1)] = random.randrange(256)
        elif kind == 1:
            data[at:at + random.choice([1, 3, 20])] = b""
        elif kind == 2:
            data[at:at] = random.choice(INTERESTING)
        elif kind == 3:
            end = at + random.choice([2, 10, 100])
            data[at:at] = data[at:end] * random.choice([1, 3, 30])
        elif kind == 4:
            data[at:at + random.choice([1, 4])] = random.choice(INTERESTING)
        else:
            del data[at:]
    return bytes(data)


def without_breaks(data):
    """A text that a request can have in one of its lines."""
    return bytes(byte for byte in data if byte > 0x20 and byte != 0x7F) or b"/"


class Abuser:
    def __init__(self, port, random):
        self.port = port
        self.random = random
        self.connection = None
        self.file = None
        self.statuses = {}

    def connected(self):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def note(self, status):
        self.statuses[status] = self.statuses.get(status, 0) + 1

    def text(self, method, target, headers, body):
        """A request that is valid HTTP: only its texts are mutated."""
        random = self.random
        target, headers = target.encode(), {name: value.encode() for name, value in headers.items()}
        part = random.randrange(4)
        if part == 0 or not headers and body is None:
            target = b"/" + without_breaks(mutated(target, random)).lstrip(b"/")
        elif part == 1 and headers:
            name = random.choice(list(headers))
            headers[name] = without_breaks(mutated(headers[name], random))
        elif body is not None:
            body = mutated(body, random)
        lines = [method.encode() + b" " + target + b" HTTP/1.1", b"Host: 127.0.0.1"]
        lines += [name.encode() + b": " + value for name, value in headers.items()]
        if body is not None:
            lines.append(b"Content-Length: %d" % len(body))
        data = b"\r\n".join(lines) + b"\r\n\r\n" + (body or b"")
        for _ in range(2):
            if self.connection is None:
                self.connection = self.connected()
                self.file = self.connection.makefile("rb")
            try:
                self.connection.sendall(data)
                status, ends = self.read(self.file, method)
                self.note(status)
                if ends:
                    self.drop()
                return
            except (ConnectionError, EOFError):
                self.drop()
        self.note("no answer")

    def drop(self):
        if self.connection:
            self.file.close()
            self.connection.close()
        self.connection = None

    @staticmethod
    def read(file, method):
        line = file.readline()
        while line.startswith(b"HTTP/1.1 100"):
            file.readline()
            line = file.readline()
        if not line:
            raise EOFError
        length, ends = 0, False
        while True:
            field = file.readline()
            if field in [b"\r\n", b""]:
                break
            name, _, value = field.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
            ends = ends or name.lower() == b"connection" and b"close" in value
        if method != "HEAD":
            file.read(length)
        return int(line.split()[1]), ends

    def raw(self, data):
        """Mutated bytes on a connection of their own, whose other end may not wait for an answer."""
        random = self.random
        try:
            with self.connected() as connection:
                if random.random() < 0.1:
                    half = len(data) // 2
                    connection.sendall(data[:half])
                    time.sleep(0.002)
                    data = data[half:]
                connection.sendall(data)
                if random.random() < 0.2:
                    self.note("gone away")
                    return
                connection.shutdown(socket.SHUT_WR)
                answer = b""
                while len(answer) < 1 << 22:
                    more = connection.recv(1 << 16)
                    if not more:
                        break
                    answer += more
                self.note(int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else "closed")
        except ConnectionError:
            self.note("closed")


def abuse(tool, path, options, dice, count):
    document = Document(path)
    caller = Caller(document, Schemas(document, True), dice)
    valid = []
    for operation in document.operations:
        for is_full in [False, True, True]:
            try:
                valid.append(caller.call(operation, is_full)[0].written(document))
            except LookupError:
                pass
    server = Server(tool, path, "--quiet", *options)
    abuser = Abuser(server.port, dice)
    begin, slowest, memory = time.monotonic(), 0.0, []
    for number in range(count):
        request = dice.choice(valid)
        start = time.monotonic()
        if dice.random() < 0.7:
            abuser.text(*request)
        else:
            abuser.raw(mutated(bytes_of(*request), dice))
        slowest = max(slowest, time.monotonic() - start)
        if server.process.poll() is not None:
            print(f"the server has ended with {server.process.returncode} at request {number}: {request}")
            return False
        if (number + 1) % max(1, count // 10) == 0:
            memory.append(server.memory("VmRSS"))
    seconds = time.monotonic() - begin
    print(f"{os.path.basename(path)}: {count} mutated requests in {seconds:.0f} s, the slowest took {slowest:.2f} s")
    print("  answers:", ", ".join(f"{status} {number}" for status, number in sorted(abuser.statuses.items(), key=str)))
    print("  MB in memory, after each tenth:", " ".join(f"{one:.0f}" for one in memory))
    begin = time.monotonic()
    status = server.send(*valid[0])[0]
    code = server.end()
    print(f"  a valid request is then answered with {status} after {time.monotonic() - begin:.3f} s; it ends with {code}", flush=True)
    return code == 0
