"""Values that break one constraint of a schema, made from a valid one and proved invalid by `jsonschema`."""
import copy
import json

from samples import has_empty

WRONG = {
    "string": [17, True, ["x"], {"x": "y"}], "integer": ["x", 1.5, True, ["x"], {"x": "y"}], "number": ["x", True, ["x"], {"x": "y"}],
    "boolean": ["x", 17, ["x"]], "array": ["x", 17, {"x": "y"}], "object": ["x", 17, ["x"]], "null": [],
}


class Break:
    def __init__(self, kind, path, value):
        self.kind = kind
        # Of what is wrong: of a property that is missing, its own.
        self.path = path
        self.value = value


def kind_of(value):
    if isinstance(value, bool):
        return "boolean"
    for type, name in [(int, "integer"), (float, "number"), (str, "string"), (list, "array"), (dict, "object")]:
        if isinstance(value, type):
            return name
    return "null"


def inner(value, path):
    for key in path:
        value = value[key]
    return value


def replaced(value, path, new):
    if not path:
        return new
    value = copy.deepcopy(value)
    inner(value, path[:-1])[path[-1]] = new
    return value


def without(value, path):
    value = copy.deepcopy(value)
    del inner(value, path[:-1])[path[-1]]
    return value


def candidates(value, notes):
    for path, parts in notes.items():
        try:
            own = inner(value, path)
        except (KeyError, IndexError, TypeError):
            continue
        kind = kind_of(own)

        def stated(key):
            return [part[key] for part in parts if key in part]

        for wrong in WRONG[kind]:
            yield Break("type", path, replaced(value, path, wrong))
        if stated("enum") or stated("const"):
            yield Break("enum", path, replaced(value, path, "not-a-choice" if kind == "string" else 987_654_321))
        if kind == "string":
            for most in stated("maxLength"):
                if most < 100_000:
                    yield Break("maxLength", path, replaced(value, path, (own or "x") + "x" * (most + 1 - len(own or "x"))))
            for least in stated("minLength"):
                if least:
                    yield Break("minLength", path, replaced(value, path, own[:least - 1]))
            if stated("pattern"):
                for wrong in ["\u00e9 !", own + " !", "-", ""]:
                    yield Break("pattern", path, replaced(value, path, wrong))
            if stated("format"):
                yield Break("format", path, replaced(value, path, "not like this"))
                yield Break("format", path, replaced(value, path, "2026-13-41"))
        if kind in ["integer", "number"]:
            for key, step in [("minimum", -1), ("maximum", 1)]:
                for bound in stated(key):
                    if abs(bound) < 1 << 52:
                        yield Break(key, path, replaced(value, path, bound + step))
            for key in ["exclusiveMinimum", "exclusiveMaximum"]:
                for bound in stated(key):
                    yield Break(key, path, replaced(value, path, bound))
            for step in stated("multipleOf"):
                yield Break("multipleOf", path, replaced(value, path, own + (step // 2 if step > 1 else step / 2)))
        if kind == "array":
            for least in stated("minItems"):
                if least:
                    yield Break("minItems", path, replaced(value, path, own[:least - 1]))
            for most in stated("maxItems"):
                if own and most < 300:
                    many = own * (most // len(own) + 1)
                    yield Break("maxItems", path, replaced(value, path, many[:most + 1]))
            if True in stated("uniqueItems") and own:
                yield Break("uniqueItems", path, replaced(value, path, own + own[:1]))
        if kind == "object":
            for name in own:
                if any(name in part.get("required", []) for part in parts):
                    yield Break("required", path + (name,), without(value, path + (name,)))
            yield Break("undeclared", path + ("zzUndeclared",), replaced(value, path, {**own, "zzUndeclared": "x"}))
            for part in parts:
                for name, declared in part.get("properties", {}).items():
                    if isinstance(declared, dict) and declared.get("x-unsent") and name not in own:
                        yield Break("readOnly", path + (name,), replaced(value, path, {**own, name: "x"}))
            for most in stated("maxProperties"):
                if most < 100:
                    more = {f"more{index}": "x" for index in range(most + 1)}
                    yield Break("maxProperties", path, replaced(value, path, {**own, **more}))


def breaks(value, notes, schemas, pointer, limit, random, is_text=False):
    """Up to a number of breaks, of as many kinds as there are. In text, a value stands for a list of itself as well."""
    by_kind = {}
    seen = set()
    everything = list(candidates(value, notes))
    random.shuffle(everything)
    for one in everything:
        if len(by_kind.get(one.kind, [])) >= limit:
            continue
        if is_text and (has_empty(one.value) or not says_itself(one, value)):
            continue
        text = json.dumps(one.value, sort_keys=True)
        if text in seen:
            continue
        seen.add(text)
        if len(schemas.errors(pointer, one.value)) == 1 and not (
                is_text and one.kind == "type" and is_list_of_one(one, value, schemas, pointer)):
            by_kind.setdefault(one.kind, []).append(one)
    return [one for group in by_kind.values() for one in group]


def says_itself(one, valid):
    """Whether text in a form or query can say what is wrong: 17 is a string there, and no list is empty."""
    if one.kind == "required":
        return True
    try:
        wrong = inner(one.value, one.path)
    except (KeyError, IndexError, TypeError):
        return False
    if one.kind == "type":
        # A list of one is written as its item.
        return isinstance(wrong, str) or wrong == {"x": "y"}
    return wrong not in ("", [], {}, None) and not (isinstance(wrong, str) and "," in wrong)


def is_list_of_one(one, valid, schemas, pointer):
    if not isinstance(inner(valid, one.path), list):
        return False
    return schemas.is_valid(pointer, replaced(one.value, one.path, [inner(one.value, one.path)]))
