"""The schemas of a document for Python's `jsonschema`: of requests and of responses, in the words of 2020-12."""
import base64
import datetime
import ipaddress
import re
import uuid
from urllib.parse import quote

import jsonschema
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from document import value_at

NAMED = ["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "parameters", "responses", "requestBodies",
         "headers", "paths", "content", "components", "securitySchemes", "callbacks", "links", "encoding"]
PLAIN = ["example", "examples", "default", "enum", "const", "x-enum"]

formats = jsonschema.FormatChecker(formats=[])


def checked(name):
    def add(function):
        def check(value):
            if not isinstance(value, str):
                return True
            try:
                return function(value) is not False
            except (ValueError, TypeError):
                return False
        formats.checks(name)(check)
        return function
    return add


@checked("date-time")
def date_time(text):
    if not re.fullmatch(r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)", text):
        return False
    datetime.date.fromisoformat(text[:10])


checked("date")(lambda text: datetime.date.fromisoformat(text) and len(text) == 10)
checked("uuid")(lambda text: str(uuid.UUID(text)) == text.lower())
checked("email")(lambda text: re.fullmatch(r"[^\s@]+@[^\s@]+", text) is not None)
checked("ipv4")(lambda text: ipaddress.IPv4Address(text) and True)
checked("ipv6")(lambda text: ipaddress.IPv6Address(text) and True)
checked("uri")(lambda text: re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*:[^\s<>\"{}|\\^`]*", text) is not None)
checked("byte")(lambda text: base64.b64decode(text, validate=True) is not None)


def in_words_of_2020(tree, is_old, is_request, is_named=False):
    """What OpenAPI 3.0 says otherwise than JSON Schema; and what only the other side sends."""
    if isinstance(tree, list):
        return [in_words_of_2020(item, is_old, is_request) for item in tree]
    if not isinstance(tree, dict):
        return tree
    if is_named:
        return {key: in_words_of_2020(value, is_old, is_request) for key, value in tree.items()}
    if is_old and isinstance(tree.get("$ref"), str):
        return {"$ref": tree["$ref"]}
    new = {}
    for key, value in tree.items():
        new[key] = value if key in PLAIN else in_words_of_2020(
            value, is_old, is_request, key in NAMED and isinstance(value, dict))
    if is_old:
        if tree.get("nullable") is True and isinstance(tree.get("type"), str):
            new["type"] = [tree["type"], "null"]
        for limit, bound in [("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")]:
            if isinstance(tree.get(limit), bool):
                del new[limit]
                if tree[limit] and bound in new:
                    new[limit] = new.pop(bound)
    if isinstance(tree.get("properties"), dict):
        unsent = "readOnly" if is_request else "writeOnly"
        names = [name for name, inner in tree["properties"].items()
                 if isinstance(inner, dict) and inner.get(unsent) is True]
        if isinstance(tree.get("required"), list):
            new["required"] = [name for name in tree["required"] if name not in names]
        if is_request:
            for name in names:
                new["properties"][name] = {"not": {}, "x-unsent": True}
    return new


def point_recursions(tree, pointer="#", anchor=None):
    """Makes `$recursiveRef` of JSON Schema 2019-09 a reference to the nearest schema around it with an anchor, as
    sdkgen reads it; to 2020-12 it is any value."""
    if isinstance(tree, list):
        for index, item in enumerate(tree):
            point_recursions(item, f"{pointer}/{index}", anchor)
    if isinstance(tree, dict):
        if tree.get("$recursiveAnchor") is True:
            anchor = pointer
        if anchor and tree.get("$recursiveRef") == "#":
            tree["$ref"] = anchor
        for key, value in tree.items():
            name = quote(key.replace("~", "~0").replace("/", "~1"), safe="/~")
            point_recursions(value, f"{pointer}/{name}", anchor)


class Schemas:
    """The schemas of one direction."""

    def __init__(self, document, is_request):
        self.root = in_words_of_2020(document.root, document.is_old, is_request)
        point_recursions(self.root)
        resource = Resource.from_contents(self.root, default_specification=DRAFT202012)
        self.registry = Registry().with_resource("urn:document", resource)
        self.known = {}

    def validator(self, pointer):
        if pointer not in self.known:
            # Documents refer to themselves by '#'; keywords of a URI's fragment are percent-encoded.
            self.known[pointer] = jsonschema.Draft202012Validator(
                {"$ref": f"urn:document#{quote(pointer, safe='/~')}"}, registry=self.registry, format_checker=formats)
        return self.known[pointer]

    def errors(self, pointer, value):
        return list(self.validator(pointer).iter_errors(value))

    def is_valid(self, pointer, value):
        return self.validator(pointer).is_valid(value)

    def at(self, pointer):
        return value_at(self.root, pointer)

    def followed(self, schema):
        """The schema and those its references lead to."""
        found = []
        while isinstance(schema, dict) and schema not in found:
            found.append(schema)
            if "$ref" not in schema:
                break
            schema = self.at(schema["$ref"].removeprefix("#"))
        return found
