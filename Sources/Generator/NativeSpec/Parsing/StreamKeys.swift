import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of `stream`.
enum StreamKeys {
  static let events = Key(
    "events", .events, "the type of the data of server-sent events, or types by event name",
    #""stream": { "events": "Pet" }"#,
    #""stream": { "events": { "born": "Pet", "failed": "Problem" } }"#)
  static let lines = Key(
    "lines", .typeOrLongForm, "the type of JSON lines", #""stream": { "lines": "Pet" }"#)
  static let whole = Key(
    "whole", .bool,
    "for `events`: `true`: the type has the fields of an event: `data`, and perhaps `event` and `id`",
    #""stream": { "events": "Pet", "whole": true }"#)
  static let json = Key(
    "json", .bool,
    "for `events`: `true`: the data is JSON, strings too, which are the data as it is otherwise",
    #""stream": { "events": "String", "json": true }"#)
  static let end = Key(
    "end", .text, "for `events`: the data that ends the stream, such as `[DONE]`",
    #""stream": { "events": "Pet", "end": "[DONE]" }"#)
  static let mustEnd = Key(
    "mustEnd", .bool, "`false`: the end of the connection ends the stream as well",
    #""stream": { "events": "Pet", "end": "[DONE]", "mustEnd": false }"#)
  static let set = Key(
    "set", .locatedText, "the Boolean property of the body that asks for a stream",
    #""body": "Question", "returns": "Pet", "stream": { "events": "Pet", "set": "stream" }"#)

  static let object = ObjectFormat(
    [events, lines, whole, json, end, mustEnd, set],
    rivals: [
      [events, lines], [lines, whole], [lines, json], [whole, json], [lines, end],
      [lines, mustEnd],
    ],
    rules: [
      .requiringOne(of: [events.name, lines.name]),
      [
        "if": .requiring([whole.name]),
        "then": ["properties": ["events": ["type": "string"]]],
      ],
    ])
}

extension ValueFormat<[SpecStream]> {
  /// A stream, or a list of the forms in which it is offered.
  static var streams: Self {
    let stream = JSONSchema.named("stream", StreamKeys.object.schema)
    let list: JSONSchema = ["type": "array", "minItems": 1, "items": stream]
    return Self(["if": ["type": "array"], "then": list, "else": stream]) { node, what in
      guard node.kind == .array else { return parseStream(node, what).mapValue { [$0] } }
      if node.elements.isEmpty {
        return Diagnosed(nil, [.emptyList(what, hint: "leave it out", at: node.location)])
      }
      let streams = parseElements(node, what, each: parseStream)
      return Diagnosed(streams.value, streams.diagnostics)
    }
  }
}

private func parseStream(_ node: Node, _ what: String) -> Diagnosed<SpecStream?> {
  var keys = ObjectReader(node, what, as: StreamKeys.object)
  if keys.isObject, !keys.has(StreamKeys.events), !keys.has(StreamKeys.lines) {
    let kinds = [StreamKeys.events.name, StreamKeys.lines.name]
    keys.report(.missingOneOf(kinds, in: what, at: node.location))
  }
  let kind = keys.read(StreamKeys.events) ?? keys.read(StreamKeys.lines).map { .lines($0) }
  let isWhole = keys.read(StreamKeys.whole) ?? false
  if let member = keys[StreamKeys.whole], case .namedEvents? = kind {
    keys.report(
      .misplacedKey(member.key, in: "a stream of events by name", at: member.keyLocation))
  }
  let isJSON = keys.read(StreamKeys.json) ?? false
  let end = keys.read(StreamKeys.end)
  let mustEnd = keys.read(StreamKeys.mustEnd) ?? true
  let set = keys.read(StreamKeys.set)
  return keys.finish(
    kind.map {
      SpecStream(
        kind: $0, isOfWholeEvents: isWhole, dataIsJSON: isJSON, end: end,
        endIsOptional: !mustEnd, switchField: set)
    })
}

extension ValueFormat<SpecStream.Kind> {
  /// One type for all events, or one for each event's name.
  fileprivate static var events: Self {
    let byName = JSONSchema.members(ValueFormat<SpecType>.typeOrLongForm.schema)
    return Self(.longForm(byName, or: ValueFormat<SpecType>.type.schema), parseEvents)
  }
}

private func parseEvents(_ node: Node, _ what: String) -> Diagnosed<SpecStream.Kind?> {
  guard node.kind == .object else {
    let type = parseTypeExpression(node, what)
    return Diagnosed(.events(type.value), type.diagnostics)
  }
  let events = parseMembers(node, what) { member in
    let type = parseType(member.value, "'\(member.key)'")
    return Diagnosed(
      SpecStream.NamedEvent(name: member.key, type: type.value), type.diagnostics)
  }
  return Diagnosed(.namedEvents(events.value), events.diagnostics)
}
