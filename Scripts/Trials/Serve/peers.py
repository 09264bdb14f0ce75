"""What other fake servers answer to the same valid requests, by the same judge."""
import http.client
import os

from answers import AnswerJudge
from calls import Caller
from document import Document
from schemas import Schemas
from server import peer


def compare(path, dice, names=("specmatic", "connexion")):
    document = Document(path)
    requests, judge = Schemas(document, True), AnswerJudge(Schemas(document, False))
    caller = Caller(document, requests, dice)
    calls = []
    for operation in document.operations:
        try:
            calls.append(caller.call(operation, False)[0])
        except LookupError:
            pass
    for name in names:
        title = f"{os.path.basename(path)}: {name}"
        try:
            server = peer(name, path)
        except RuntimeError as error:
            print(f"{title} does not start: {' '.join(str(error).split())[-300:]}", flush=True)
            continue
        answered = valid = 0
        for call in calls:
            method, target, headers, body = call.written(document)
            for base in [document.base, ""]:
                try:
                    status, fields, answer = server.send(method, base + target, headers, body)
                except (OSError, http.client.HTTPException):
                    continue
                if 200 <= status < 400:
                    answered += 1
                    valid += judge.problem(call.operation, method, status, fields, answer) is None
                    break
        print(f"{title}: {answered} of {len(document.operations)} operations answered, {valid} valid; listens after "
              f"{server.start_time:.1f} s, {server.memory():.0f} MB", flush=True)
        server.end()
