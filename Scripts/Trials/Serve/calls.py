"""Valid requests of an operation, and those that break one constraint of it."""
import copy
import json
from urllib.parse import quote

import wire
from breaks import breaks
from samples import Sampler


class Call:
    """A request before it is written."""

    def __init__(self, operation):
        self.operation = operation
        self.values = {}
        self.media = None
        self.body = None
        self.stated_type = None
        self.has_body = False
        self.security = []
        # What is wrong with it; nil: nothing.
        self.kind = None
        self.subject = None

    def broken(self, kind, subject):
        other = copy.copy(self)
        other.values = dict(self.values)
        other.kind, other.subject = kind, subject
        return other

    def written(self, document):
        """Method, target, header fields and body."""
        operation = self.operation
        headers, query, cookies = wire.credentials(document, self.security)
        path = operation.path.split("?")[0]
        fixed = operation.path.partition("?")[2].partition("#")[0]
        path = path.split("#")[0]
        for (place, name), value in self.values.items():
            parameter = operation.parameters[place, name]
            if place == "path":
                path = path.replace("{" + name + "}", quote(wire.path_text(parameter, value), safe="=;,"))
            elif place == "query":
                query += wire.query_items(parameter, value)
            elif place == "header":
                headers[name] = wire.joined(parameter, value, ",", parameter.explodes)
            elif place == "cookie":
                cookies.append(f"{name}={wire.joined(parameter, value, ',', False)}")
        if cookies:
            headers["Cookie"] = "; ".join(cookies)
        body = None
        if self.has_body:
            body, type = self.written_body()
            headers["Content-Type"] = self.stated_type or type
        text = "&".join(part for part in [fixed, wire.urlencoded(query)] if part)
        return operation.method, path + ("?" + text if text else ""), headers, body

    def written_body(self):
        media = self.media.split(";")[0].strip().lower()
        if isinstance(self.body, bytes):
            return self.body, self.media
        if media == "application/x-www-form-urlencoded":
            encoding = self.operation.contents[self.media][1].get("encoding", {})
            return wire.urlencoded(wire.form_items(self.body, encoding)).encode(), self.media
        if media == "multipart/form-data":
            return wire.multipart(self.body, self.files)
        if media.startswith("text/") or not (media.endswith("json") or "*" in media):
            return wire.text(self.body).encode(), self.media
        return json.dumps(self.body).encode(), "application/json" if "*" in media else self.media


def is_json(media):
    media = media.split(";")[0].strip().lower()
    return media.endswith("json") or media in ["*/*", "application/*"]


class Caller:
    def __init__(self, document, requests, random):
        self.document = document
        self.requests = requests
        self.random = random

    def security(self, operation):
        alternatives = operation.security
        return list(alternatives[0]) if alternatives else []

    def call(self, operation, is_full):
        """A valid call with notes for its parts; nil where no sample is valid."""
        call = Call(operation)
        notes = {}
        call.security = self.security(operation)
        for key, parameter in operation.parameters.items():
            if parameter.is_described:
                continue
            if not parameter.is_required and parameter.place != "path" and (not is_full or self.random.random() < 0.3):
                continue
            sample = self.argument(parameter)
            if sample is None:
                if parameter.is_required or parameter.place == "path":
                    raise LookupError(f"no value for {parameter.subject}")
                continue
            call.values[key], notes[key] = sample
        if operation.contents:
            media = self.chosen(operation)
            pointer, _ = operation.contents[media]
            if operation.is_body_required or is_full:
                body = self.sampled_body(call, media, pointer)
                if body is not None:
                    call.media, call.has_body = media, True
                    call.body, notes["body"] = body
                elif operation.is_body_required:
                    raise LookupError(f"no body of {media}")
        return call, notes

    def chosen(self, operation):
        usual = [media for media in operation.contents if is_json(media)]
        return (usual or list(operation.contents))[0]

    def sampled_body(self, call, media, pointer):
        kind = media.split(";")[0].strip().lower()
        if pointer is None:
            return (b"{}" if is_json(media) else b"some bytes"), {}
        if kind in ["application/x-www-form-urlencoded", "multipart/form-data"]:
            sample = Sampler(self.requests, self.random, is_form=True).sample(pointer)
            if kind.startswith("multipart"):
                call.files = self.file_names(pointer)
            # An empty form is no body at all.
            return sample if sample and sample[0] else None
        if is_json(media):
            return Sampler(self.requests, self.random).sample(pointer)
        schema = self.requests.followed(self.requests.at(pointer))[-1]
        if schema.get("format") == "binary" or kind in ["application/octet-stream"] or "xml" in kind:
            return b"some bytes", {}
        return Sampler(self.requests, self.random, is_form=True).sample(pointer)

    def file_names(self, pointer):
        names = set()

        def walk(schema, depth):
            if depth > 10 or not isinstance(schema, dict):
                return
            for part in self.requests.followed(schema):
                for name, inner in part.get("properties", {}).items():
                    parts = self.requests.followed(inner)
                    parts += [two for one in parts if isinstance(one, dict) for two in self.requests.followed(one.get("items", {}))]
                    if any(isinstance(one, dict) and one.get("format") == "binary" for one in parts):
                        names.add(name)
                for keyword in ["allOf", "anyOf", "oneOf"]:
                    for member in part.get(keyword, []):
                        walk(member, depth + 1)
        walk(self.requests.at(pointer), 0)
        return names

    def argument(self, parameter):
        for _ in range(20):
            sample = Sampler(self.requests, self.random, is_form=True).sample(parameter.schema)
            if sample is None:
                return None
            # What separates stands in no value here; a segment of a path is neither empty nor a dot.
            shown = wire.text(sample[0])
            if parameter.place == "path" and (shown in ["", ".", ".."] or "/" in shown):
                continue
            if parameter.place == "header" and (not shown.isascii() or not shown.isprintable() or shown != shown.strip()):
                continue
            if isinstance(sample[0], list) and any(isinstance(item, str) and ("," in item or item == "") for item in sample[0]):
                continue
            if parameter.place == "cookie" and any(char in shown for char in "; ,"):
                continue
            return sample
        return None

    def broken(self, call, notes, limit):
        """Calls that break one constraint of a valid one."""
        operation = call.operation
        found = []
        for key, value in call.values.items():
            parameter = operation.parameters[key]
            if parameter.is_required and parameter.place != "path":
                other = call.broken("missing parameter", parameter.subject)
                del other.values[key]
                found.append(other)
            is_text = not parameter.is_json
            for one in breaks(value, notes[key], self.requests, parameter.schema, limit, self.random, is_text):
                # The properties of an object in pieces of a query have no place of their own.
                if is_text and isinstance(value, dict) and (parameter.style != "deepObject" or not isinstance(one.value, dict)):
                    continue
                # Only objects with brackets have objects inside.
                if is_text and parameter.style != "deepObject" and '{"x": "y"}' in json.dumps(one.value):
                    continue
                shown = wire.text(one.value)
                if parameter.place in ["path", "header", "cookie"] and (not shown.isascii() or not shown.strip() or "/" in shown or len(shown) > 20_000):
                    continue
                other = call.broken("parameter " + one.kind, parameter.subject + shown_path(one.path))
                other.values[key] = one.value
                found.append(other)
        if call.has_body:
            if operation.is_body_required:
                other = call.broken("missing body", "body")
                other.has_body = False
                found.append(other)
            if not any("*" in media for media in operation.contents):
                other = call.broken("content type", "header.Content-Type")
                other.stated_type = "application/x-unheard-of"
                found.append(other)
            pointer = operation.contents[call.media][0]
            if not isinstance(call.body, bytes):
                is_text = not is_json(call.media)
                for one in breaks(call.body, notes["body"], self.requests, pointer, limit, self.random, is_text):
                    if is_text and (not isinstance(one.value, dict) or not one.value):
                        continue
                    # The bytes of a file are never of a wrong type.
                    if one.kind == "type" and call.media.startswith("multipart/") and one.path[0] in call.files:
                        continue
                    other = call.broken("body " + one.kind, "body" + shown_path(one.path))
                    other.body = one.value
                    found.append(other)
        if call.security and all(operation.security):
            other = call.broken("credential", "request")
            other.security = []
            found.append(other)
        return found


def shown_path(path):
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
