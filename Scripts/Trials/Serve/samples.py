"""Values that schemas allow, made by chance and proved by `jsonschema`."""
import base64
import string
import uuid

import rstr

CONTAINERS = (dict, list)


class Sampler:
    """Makes values, and notes for each place in a value which constraints were seen there."""

    def __init__(self, schemas, random, is_form=False):
        self.schemas = schemas
        self.random = random
        self.is_form = is_form
        self.texts = rstr.Rstr(random)

    def sample(self, pointer, tries=40):
        """A valid value with its notes; nil where none of some tries is one."""
        schema = self.schemas.at(pointer)
        for attempt in range(tries):
            self.fullness = [0.6, 0.3, 0.0][attempt % 3]
            self.count, self.notes = 0, {}
            value = self.value([schema], (), 0)
            if self.is_form and has_empty(value):
                continue
            if self.schemas.is_valid(pointer, value):
                return value, self.notes
        return None

    def gather(self, schema, into, depth):
        if not isinstance(schema, dict) or len(into) > 60:
            return
        for part in self.schemas.followed(schema):
            if any(part is known for known in into):
                return
            into.append(part)
            for inner in part.get("allOf", []):
                self.gather(inner, into, depth)
            for keyword in ["oneOf", "anyOf"]:
                if part.get(keyword):
                    members = part[keyword]
                    if depth > 4:
                        members = sorted(members, key=lambda member: len(str(member)))[:1]
                    self.gather(self.random.choice(members), into, depth)

    def value(self, schemas, path, depth):
        self.count += 1
        parts = []
        for schema in schemas:
            self.gather(schema, parts, depth)
        self.notes[path] = parts
        is_sparse = depth > 5 or self.count > 150 or self.fullness == 0
        if not is_sparse and self.random.random() < 0.3:
            for part in parts:
                if "example" in part and not isinstance(part["example"], CONTAINERS):
                    return part["example"]
        for part in parts:
            if "const" in part:
                return part["const"]
        choices = [part["enum"] for part in parts if "enum" in part]
        if choices:
            common = [one for one in choices[0] if all(one in others for others in choices) and one is not None]
            return self.random.choice(common) if common else choices[0][0]
        kinds = self.kinds(parts)
        kind = self.random.choice(kinds)
        if depth > 30:
            return None
        return getattr(self, kind)(parts, path, depth, is_sparse)

    @staticmethod
    def kinds(parts):
        stated = [[part["type"]] if isinstance(part["type"], str) else part["type"] for part in parts if "type" in part]
        if not stated:
            keys = {key for part in parts for key in part}
            if keys & {"properties", "required", "additionalProperties"}:
                return ["object"]
            return ["array"] if "items" in keys else ["string"]
        common = [kind for kind in stated[0] if all(kind in others for others in stated)] or stated[0]
        return [kind for kind in common if kind != "null"] or ["null"]

    def object(self, parts, path, depth, is_sparse):
        declared, required = {}, set()
        for part in parts:
            for name, inner in part.get("properties", {}).items():
                declared.setdefault(name, []).append(inner)
            required |= set(part.get("required", []))
        value = {}
        for name in list(declared) + sorted(required - set(declared)):
            inner = declared.get(name, [])
            if any(isinstance(one, dict) and one.get("x-unsent") for one in inner):
                continue
            if name in required or not is_sparse and self.random.random() < self.fullness:
                value[name] = self.value(inner, path + (name,), depth + 1)
        others = [part["additionalProperties"] for part in parts if isinstance(part.get("additionalProperties"), dict)]
        least = max([part.get("minProperties", 0) for part in parts], default=0)
        if others and not declared and not is_sparse or len(value) < least or self.is_form and not value and others:
            for _ in range(max(least - len(value), 1)):
                name = "key" + str(self.random.randrange(100))
                value[name] = self.value(others, path + (name,), depth + 1)
        return value

    def array(self, parts, path, depth, is_sparse):
        least = max([part.get("minItems", 0) for part in parts], default=0)
        most = min([part.get("maxItems", 1000) for part in parts], default=1000)
        count = min(max(least, 0 if is_sparse and not self.is_form else self.random.choice([1, 1, 2])), most)
        items = [part["items"] for part in parts if "items" in part]
        return [self.value(items, path + (index,), depth + 1) for index in range(count)]

    def string(self, parts, path, depth, is_sparse):
        least = max([part.get("minLength", 0) for part in parts], default=0)
        most = min([part.get("maxLength", 1 << 20) for part in parts], default=1 << 20)
        for part in parts:
            if "pattern" in part:
                for _ in range(20):
                    text = self.texts.xeger(part["pattern"])
                    if least <= len(text) <= most:
                        return text
        for part in parts:
            if part.get("format") in FORMATS:
                return FORMATS[part["format"]](self.random)
        length = min(max(least, self.random.choice([1, 3, 8])), most)
        return "".join(self.random.choice(string.ascii_lowercase) for _ in range(length))

    def number(self, parts, path, depth, is_sparse):
        value = self.integer(parts, path, depth, is_sparse)
        step = any("multipleOf" in part for part in parts)
        most = min([part["maximum"] for part in parts if "maximum" in part], default=None)
        return value if step or value == most else value + 0.5

    def integer(self, parts, path, depth, is_sparse):
        bounds = [(part["minimum"], 0) for part in parts if "minimum" in part]
        bounds += [(part["exclusiveMinimum"], 1) for part in parts if "exclusiveMinimum" in part]
        least = max([bound + more for bound, more in bounds], default=None)
        bounds = [(part["maximum"], 0) for part in parts if "maximum" in part]
        bounds += [(part["exclusiveMaximum"], 1) for part in parts if "exclusiveMaximum" in part]
        most = min([bound - less for bound, less in bounds], default=None)
        if least is None:
            least = min(1, most if most is not None else 1)
        if most is None:
            most = least + 100
        least, most = max(least, -(2 ** 31)), min(most, 2 ** 31 - 1)
        step = next((part["multipleOf"] for part in parts if "multipleOf" in part), 1)
        if not isinstance(step, int):
            return least
        first = -(-int(least) // step)
        return self.random.randint(first, max(first, int(most) // step)) * step

    def boolean(self, parts, path, depth, is_sparse):
        return self.random.random() < 0.5

    def null(self, parts, path, depth, is_sparse):
        return None


FORMATS = {
    "date-time": lambda random: f"20{random.randint(10, 39)}-0{random.randint(1, 9)}-1{random.randint(0, 9)}T1{random.randint(0, 9)}:00:00Z",
    "date": lambda random: f"20{random.randint(10, 39)}-0{random.randint(1, 9)}-1{random.randint(0, 9)}",
    "time": lambda random: f"1{random.randint(0, 9)}:30:00Z",
    "uuid": lambda random: str(uuid.UUID(int=random.getrandbits(128), version=4)),
    "email": lambda random: f"someone{random.randint(1, 99)}@example.com",
    "uri": lambda random: f"https://example.com/{random.randint(1, 99)}",
    "url": lambda random: f"https://example.com/{random.randint(1, 99)}",
    "ipv4": lambda random: f"192.0.2.{random.randint(1, 99)}",
    "ipv6": lambda random: f"2001:db8::{random.randint(1, 99)}",
    "byte": lambda random: base64.b64encode(bytes(random.randrange(256) for _ in range(6))).decode(),
    "hostname": lambda random: "host.example.com",
    "duration": lambda random: "P1D",
}


def has_empty(value):
    """Forms cannot say an empty list or object, or null."""
    if value is None or value == {} or value == []:
        return True
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return any(has_empty(one) for one in inner)
