"""Writes requests: parameters by their styles, and bodies by their types."""
import base64
import json
from urllib.parse import quote, quote_plus


def text(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    return value if isinstance(value, str) else json.dumps(value)


def joined(parameter, value, separator, pairs):
    """What stands in a path or header."""
    if isinstance(value, list):
        return separator.join(text(item) for item in value)
    if isinstance(value, dict):
        if pairs:
            return separator.join(f"{name}={text(item)}" for name, item in value.items())
        return ",".join(f"{name},{text(item)}" for name, item in value.items())
    return text(value)


def path_text(parameter, value):
    if parameter.style == "label":
        return "." + joined(parameter, value, "." if parameter.explodes else ",", parameter.explodes)
    if parameter.style == "matrix":
        if isinstance(value, list) and parameter.explodes:
            return "".join(f";{parameter.name}={text(item)}" for item in value)
        return f";{parameter.name}=" + joined(parameter, value, ",", False)
    return joined(parameter, value, ",", parameter.explodes)


def query_items(parameter, value):
    name = parameter.name
    if parameter.is_json:
        return [(name, json.dumps(value))]
    if isinstance(value, list):
        if parameter.style == "deepObject":
            return nested(name, value)
        if parameter.explodes:
            return [(name, text(item)) for item in value]
        return [(name, {"spaceDelimited": " ", "pipeDelimited": "|"}.get(parameter.style, ",").join(map(text, value)))]
    if isinstance(value, dict):
        if parameter.style == "deepObject":
            return nested(name, value)
        if parameter.explodes:
            return [(key, text(item)) for key, item in value.items()]
        return [(name, joined(parameter, value, ",", False))]
    return [(name, text(value))]


def nested(name, value):
    if isinstance(value, dict):
        return [item for key, inner in value.items() for item in nested(f"{name}[{key}]", inner)]
    if isinstance(value, list):
        return [item for index, inner in enumerate(value) for item in nested(f"{name}[{index}]", inner)]
    return [(name, text(value))]


def form_items(value, encoding):
    items = []
    for name, inner in value.items():
        stated = encoding.get(name, {})
        style = stated.get("style", "form")
        if isinstance(inner, list) and style != "deepObject":
            if any(isinstance(item, (dict, list)) for item in inner):
                items += nested(name, inner)
            elif stated.get("explode", style == "form"):
                items += [(name, text(item)) for item in inner]
            else:
                items.append((name, ",".join(map(text, inner))))
        else:
            items += nested(name, inner)
    return items


def urlencoded(items):
    return "&".join(f"{quote(name, safe='')}={quote_plus(value)}" for name, value in items)


def multipart(value, binary, boundary="trial-boundary-7Qx"):
    """A form with files: those of the names in `binary` come with a file's name."""
    lines = []

    def part(name, content, more=""):
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{more}\r\n'
        lines.append(head.encode() + (content if content.startswith(b"Content-Type") else b"\r\n" + content) + b"\r\n")

    for name, inner in value.items():
        for one in inner if isinstance(inner, list) else [inner]:
            if name in binary:
                part(name, b"Content-Type: application/octet-stream\r\n\r\n" + text(one).encode(), f'; filename="{name}.bin"')
            elif isinstance(one, (dict, list)):
                part(name, b"Content-Type: application/json\r\n\r\n" + json.dumps(one).encode())
            else:
                part(name, text(one).encode())
    return b"".join(lines) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def credentials(document, names):
    """Header fields, query items and cookies that prove who sends a request."""
    headers, query, cookies = {}, [], []
    schemes = document.root.get("components", {}).get("securitySchemes", {})
    for name in names:
        scheme = schemes.get(name, {})
        kind = scheme.get("type")
        if kind == "apiKey":
            if scheme["in"] == "header":
                headers[scheme["name"]] = "trial-key"
            elif scheme["in"] == "query":
                query.append((scheme["name"], "trial-key"))
            else:
                cookies.append(f"{scheme['name']}=trial-key")
        elif kind == "http" and scheme.get("scheme", "").lower() == "basic":
            headers["Authorization"] = "Basic " + base64.b64encode(b"trial:secret").decode()
        else:
            headers["Authorization"] = "Bearer trial-token"
    return headers, query, cookies
