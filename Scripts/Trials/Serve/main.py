"""See Scripts/serve-trial."""
import argparse
import collections
import os
import random
import re
import subprocess
import sys
import time

import wire
from abuse import abuse
from answers import AnswerJudge
from calls import Caller
from document import Document
from peers import compare
from schemas import Schemas
from server import Server

# 1,246 operations in all.
DOCUMENTS = ["petstore-v3.yaml", "museum.yaml", "figma.yaml", "box.json", "openai.json", "stripe.yaml"]


class Figures:
    def __init__(self, name, operations):
        self.name = name
        self.operations = operations
        self.uncallable = self.sent = self.succeeded = self.valid_refused = self.broken = self.refused = self.placed = 0
        self.answered, self.valid = {}, {}
        self.kinds, self.missed, self.misplaced = collections.Counter(), collections.Counter(), collections.Counter()
        self.notes = []

    def note(self, kind, *parts):
        self.notes.append("\t".join([kind, self.name, *map(str, parts)]))


def names(violation, subject):
    """Whether a violation is of what is wrong, or of the union that it is in and that no member fits."""
    for verb in [" is ", " has ", " does ", " lacks "]:
        place, found, _ = violation.partition(verb)
        # A single value in a query is a list of it, whose item is wrong.
        if found and place in [subject, subject + "[0]"]:
            return True
        if found and subject.startswith(place) and subject[len(place):][:1] in [".", "["] and (
                "no member" in violation or "members, not as one" in violation):
            return True
    return False


def trial(tool, path, options, arguments):
    document = Document(path)
    figures = Figures(os.path.basename(path), len(document.operations))
    requests = Schemas(document, True)
    dice = random.Random(arguments.seed)
    caller = Caller(document, requests, dice)
    server = Server(tool, path, *options)
    sent = []

    def send(call):
        request = call.written(document)
        sent.append((call, request, server.send(*request)))

    # What is deleted is asked for before.
    for operation in sorted(document.operations, key=lambda one: one.method == "DELETE"):
        if arguments.only not in operation.name:
            continue
        for is_full in [False, True]:
            try:
                call, notes = caller.call(operation, is_full)
            except LookupError as error:
                if not is_full:
                    figures.uncallable += 1
                    figures.note("uncallable", operation.name, error)
                continue
            send(call)
            # What one of several operations at a path forbids, another may allow.
            if arguments.breaks and len(operation.siblings) == 1:
                for broken in caller.broken(call, notes, arguments.breaks):
                    send(broken)
    verdicts = server.verdicts()
    if len(verdicts) != len(sent):
        raise RuntimeError(f"{len(sent)} requests were sent, and {len(verdicts)} are in the log")
    judge = AnswerJudge(Schemas(document, False))
    deleted = set()
    for (call, request, answer), (line, violations) in zip(sent, verdicts):
        judge_answer(figures, judge, call, request, answer, line, violations, deleted)
    memory = server.memory()
    code = server.end()
    print(f"{figures.name}: {figures.operations} operations, {sum(figures.answered.values())} answered with a declared status, "
          f"{sum(figures.valid.values())} validly; {figures.sent} valid requests, {figures.succeeded} with a status below "
          f"400, {figures.valid_refused} refused; {figures.broken} broken ones, {figures.refused} refused, "
          f"{figures.placed} with the place; listens after {server.start_time:.2f} s with {server.start_memory:.0f} MB, "
          f"{memory:.0f} MB at the end; ends with {code}", flush=True)
    for title, counter in [("kinds", figures.kinds), ("not refused", figures.missed), ("without the place", figures.misplaced)]:
        if counter:
            print(f"  {title}: {', '.join(f'{kind} {count}' for kind, count in sorted(counter.items()))}", flush=True)
    return figures


def judge_answer(figures, judge, call, request, answer, line, violations, deleted):
    operation = call.operation
    status, fields, body = answer
    shown = [line[:200], violations, request[2], (request[3] or b"")[:3000], body[:300]]
    if call.kind is None:
        figures.sent += 1
        figures.succeeded += status < 400
        if violations:
            figures.valid_refused += 1
            figures.note("valid refused", operation.name, *shown)
        problems = [judge.problem(one, request[0], status, fields, body) for one in operation.siblings]
        problem = None if None in problems else problems[operation.siblings.index(operation)]
        # What is no longer there is not found, whether the document says so or not.
        place = request[1].partition("?")[0]
        if status == 404 and place in deleted:
            return
        if request[0] == "DELETE" and status < 400:
            deleted.add(place)
        is_declared = any(one.response(status) for one in operation.siblings)
        figures.answered[operation.name] = figures.answered.get(operation.name, True) and is_declared
        figures.valid[operation.name] = figures.valid.get(operation.name, True) and problem is None
        if problem:
            figures.note("invalid answer", operation.name, status, problem, *shown)
        return
    figures.broken += 1
    figures.kinds[call.kind] += 1
    if not violations:
        figures.missed[call.kind] += 1
        figures.note("not refused", operation.name, call.kind, call.subject, *shown)
        return
    figures.refused += 1
    if any(names(violation, call.subject) for violation in violations):
        figures.placed += 1
    else:
        figures.misplaced[call.kind] += 1
        figures.note("misplaced", operation.name, call.kind, call.subject, *shown)
    problem = operation.response(status) and judge.problem(operation, request[0], status, fields, body)
    if problem:
        figures.note("invalid refusal", operation.name, status, problem, *shown)


def second_judge(tool, path, options, arguments):
    """Schemathesis makes the requests and judges the answers."""
    document = Document(path)
    schemes = {name for operation in document.operations for one in operation.security[:1] for name in one}
    headers, _, _ = wire.credentials(document, sorted(schemes))
    server = Server(tool, path, *options)
    command = [os.path.join(os.path.dirname(sys.executable), "schemathesis"), "run", path,
               "--url", f"http://127.0.0.1:{server.port}", "--max-examples", str(arguments.examples), "--seed", str(arguments.seed),
               "--phases", "examples,fuzzing", "--generation-deterministic", "--suppress-health-check", "all",
               *[part for name, value in headers.items() for part in ["--header", f"{name}: {value}"]], "--mode", "positive", "--no-color", "--checks",
               "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
               "positive_data_acceptance"]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = result.stdout.splitlines()
    if arguments.notes:
        with open(arguments.notes + "." + os.path.basename(path) + ".schemathesis", "w") as file:
            file.write(result.stdout)
    # Of each kind how many; ST111 is where a document's tags are not the names that its discriminator asks for.
    found = [line.strip().removeprefix("❌ ") for line in lines if re.match(r"\s*❌ ST\d+ .*: \d+$", line)]
    print(f"{os.path.basename(path)}: schemathesis: {next((line.strip() for line in lines if ' generated, ' in line), 'no requests')}; "
          f"{', '.join(found) or 'no failures'}", flush=True)
    server.end()
    return not [one for one in found if not one.startswith("ST111")]


def main():
    parser = argparse.ArgumentParser(prog="Scripts/serve-trial", description="Tries `sdkgen serve` on real documents.")
    parser.add_argument("--tool", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--corpus", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--breaks", type=int, default=1, help="how many of each kind there are for each request, default 1")
    parser.add_argument("--only", default="", help="operations with this in their name: 'GET /pets'")
    parser.add_argument("--stateless", action="store_true", help="the server keeps nothing")
    parser.add_argument("--schemathesis", action="store_true", help="schemathesis makes the requests")
    parser.add_argument("--examples", type=int, default=5, help="how many of each operation schemathesis makes, default 5")
    parser.add_argument("--peers", action="store_true", help="Specmatic (needs Java) and connexion answer valid requests")
    parser.add_argument("--abuse", type=int, metavar="COUNT", help="so many mutated requests, instead")
    parser.add_argument("--notes", help="a file for everything that was not as wanted")
    parser.add_argument("documents", nargs="*", help="default: the six in the folder that SDKGEN_CORPUS names")
    arguments = parser.parse_args()
    options = ["--stateless"] if arguments.stateless else []
    paths = arguments.documents or [os.path.join(arguments.corpus, name) for name in DOCUMENTS]
    if arguments.abuse:
        sys.exit(0 if all([abuse(arguments.tool, path, options, random.Random(arguments.seed), arguments.abuse) for path in paths]) else 1)
    if arguments.peers:
        for path in paths:
            compare(path, random.Random(arguments.seed))
        return
    if arguments.schemathesis:
        sys.exit(0 if all([second_judge(arguments.tool, path, options, arguments) for path in paths]) else 1)
    found = []
    for path in paths:
        found.append(trial(arguments.tool, path, options, arguments))
        if arguments.notes:
            with open(arguments.notes, "w" if len(found) == 1 else "a", encoding="utf-8") as file:
                file.write("".join(note + "\n" for note in found[-1].notes))
    valid, broken, placed = (sum(values) for values in zip(*[(sum(one.valid.values()), one.broken, one.placed) for one in found]))
    operations, refused = sum(one.operations for one in found), sum(one.valid_refused for one in found)
    share = f"{100 * placed / broken:.2f} %" if broken else "none"
    print(f"In all: {operations} operations, {valid} answered validly; {refused} valid requests refused; of {broken} broken "
          f"ones, {share} refused with the place")
    is_good = (bool(arguments.only) or valid == operations) and not refused and placed >= 0.98 * broken
    sys.exit(0 if is_good else 1)


main()
