"""Judges answers by the document."""
import json


def media_type(text):
    return (text or "").split(";")[0].strip().lower()


def is_json(type):
    return type.endswith("/json") or type.endswith("+json")


class AnswerJudge:
    def __init__(self, responses):
        self.responses = responses

    def problem(self, operation, method, status, headers, body):
        """What is wrong with an answer; nil: nothing."""
        declared = operation.response(status)
        if declared is None:
            return f"the status {status} is not declared"
        pointer, value = declared
        for name, header in value.get("headers", {}).items():
            if header.get("required") and headers[name] is None:
                return f"the header field {name} is missing"
        contents = operation.content(pointer, value)
        if status in [204, 304] or method == "HEAD":
            return "there is a body" if body else None
        if not contents:
            return None
        type = media_type(headers["Content-Type"])
        ranges = [type, type.split("/")[0] + "/*", "*/*"]
        media = next((media for one in ranges for media in contents if media_type(media) == one), None)
        if media is None:
            return f"the type {type} is not declared"
        schema, more = contents[media]
        if is_json(type):
            return self.json_problem(schema, body)
        if type == "text/event-stream":
            item = pointer + "/content/" + media.replace("~", "~0").replace("/", "~1") + "/itemSchema" if "itemSchema" in more else schema
            return self.event_problem(item, body.decode())
        return None

    def json_problem(self, schema, body):
        try:
            value = json.loads(body)
        except ValueError as error:
            return f"the body is no JSON: {error}"
        if schema is None:
            return None
        errors = self.responses.errors(schema, value)
        if errors:
            error = errors[0]
            return f"the body is invalid at {'/'.join(map(str, error.path))}: {error.validator} {error.message[:150]}"
        return None

    def event_problem(self, schema, text):
        events = [event for event in text.split("\n\n") if event.strip()]
        if not events:
            return "there is no event"
        return None
