"""Reads an OpenAPI document: its operations, and where their schemas are. Knows nothing of sdkgen."""
import json
import re

import yaml

METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]


class Loader(yaml.CSafeLoader):
    """YAML by the core schema of 1.2: `18:00`, `on` and dates are strings."""


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", r"~|null|Null|NULL|", "~nN"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)", "-+.0123456789"),
]:
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), list(first))
Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("^$"), [""])


def load(path):
    with open(path, encoding="utf-8") as file:
        tree = json.load(file) if path.endswith(".json") else yaml.load(file, Loader)
    return with_text_keys(tree)


def with_text_keys(tree):
    if isinstance(tree, dict):
        return {str(key): with_text_keys(value) for key, value in tree.items()}
    return [with_text_keys(item) for item in tree] if isinstance(tree, list) else tree


def value_at(tree, pointer):
    for key in pointer.split("/")[1:]:
        key = key.replace("~1", "/").replace("~0", "~")
        tree = tree[int(key)] if isinstance(tree, list) else tree[key]
    return tree


def escaped(key):
    return str(key).replace("~", "~0").replace("/", "~1")


class Document:
    def __init__(self, path):
        self.path = path
        self.root = load(path)
        self.is_old = str(self.root["openapi"]).startswith("3.0")
        server = (self.root.get("servers") or [{}])[0].get("url", "")
        # The path of the first server: `/v1`.
        self.base = re.sub(r"^[a-z]+://[^/]*", "", server).rstrip("/")
        self.operations = list(self.read())
        for operation in self.operations:
            # On the wire they are one: `#` and what follows is not sent.
            operation.siblings = [other for other in self.operations
                                  if (other.method, other.route) == (operation.method, operation.route)]

    def at(self, pointer):
        return value_at(self.root, pointer)

    def resolved(self, pointer):
        """Follows references of anything but schemas, which validators follow."""
        for _ in range(20):
            value = self.at(pointer)
            if not isinstance(value, dict) or "$ref" not in value:
                return pointer, value
            pointer = value["$ref"].removeprefix("#").replace("%7B", "{").replace("%7D", "}")
        raise ValueError(pointer)

    def read(self):
        for path, item in self.root.get("paths", {}).items():
            for method in METHODS:
                if method in item:
                    yield Operation(self, path, method)


class Operation:
    def __init__(self, document, path, method):
        self.document = document
        self.method = method.upper()
        self.path = path
        self.pointer = f"/paths/{escaped(path)}/{method}"
        self.value = document.at(self.pointer)
        self.name = f"{self.method} {path}"
        self.route = re.sub(r"\{[^}]*\}", "{}", path.split("#")[0])
        self.parameters = {}
        for base in [f"/paths/{escaped(path)}", self.pointer]:
            for index in range(len(document.at(base).get("parameters", []))):
                pointer, value = document.resolved(f"{base}/parameters/{index}")
                self.parameters[value["in"], value["name"]] = Parameter(pointer, value)
        self.body, self.contents, self.is_body_required = None, {}, False
        if "requestBody" in self.value:
            self.body, body = document.resolved(f"{self.pointer}/requestBody")
            self.is_body_required = body.get("required", False)
            self.contents = self.content(self.body, body)
        self.responses = {}
        for status in self.value.get("responses", {}):
            pointer, value = document.resolved(f"{self.pointer}/responses/{escaped(status)}")
            self.responses[status] = (pointer, value)
        self.security = self.value.get("security", document.root.get("security", []))

    def content(self, pointer, value):
        """Media types, with the pointer to the schema of each and what else is said of it."""
        return {
            media: (f"{pointer}/content/{escaped(media)}/schema" if "schema" in inner else None, inner)
            for media, inner in value.get("content", {}).items()}

    def response(self, status):
        """The response that the document has for a status; nil where it has none."""
        for key in [str(status), f"{status // 100}XX", f"{status // 100}xx", "default"]:
            if key in self.responses:
                return self.responses[key]
        return None


class Parameter:
    def __init__(self, pointer, value):
        self.name = value["name"]
        self.place = value["in"]
        self.value = value
        self.is_required = value.get("required", False)
        usual = "form" if self.place in ["query", "cookie"] else "simple"
        self.style = value.get("style", usual)
        self.explodes = value.get("explode", self.style == "form")
        content = next(iter(value.get("content", {})), None)
        self.is_json = content is not None
        self.schema = f"{pointer}/content/{escaped(content)}/schema" if content else f"{pointer}/schema"
        # Other parts of the document say what is in these.
        self.is_described = self.place == "header" and self.name.lower() in ["accept", "content-type", "authorization"]

    @property
    def subject(self):
        return f"{self.place}.{self.name}"
