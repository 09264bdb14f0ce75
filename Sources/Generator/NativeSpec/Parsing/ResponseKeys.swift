import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of `returns` in its long form; it has one of them.
enum ReturnKeys {
  static let type = Key("type", .type)
  static let file = Key("file", .true, "the response is written to a file")
  static let text = Key("text", .true, "the response is a text")

  static let all: [any KeyDescription] = [type, file, text]
  static let object = ObjectFormat(all, rivals: [all], rules: [.requiringOne(of: all.map(\.name))])
  /// One of several responses by status.
  static let one = ObjectFormat(
    [type, text], rivals: [all], rules: [.requiringOne(of: [type.name, text.name])])
}

extension ValueFormat<SpecReturns> {
  /// A type, `{ "file": true }`, `{ "text": true }`, or one of these by status.
  static var returns: Self {
    let type = ValueFormat<SpecType>.type.schema
    let one = JSONSchema.named("oneResponse", .longForm(ReturnKeys.one.schema, or: type))
    let byStatus = JSONSchema.members(
      one, names: ["pattern": "^(2[0-9][0-9]|2xx|default)$"], isEmptyAllowed: false)
    let long = JSONSchema.byKey(
      ReturnKeys.all.map { ($0.name, ReturnKeys.object.schema) }, else: byStatus)
    return Self(.named("returns", .longForm(long, or: type)), parseReturns)
  }
}

private func parseReturns(_ value: Written) -> SpecReturns? {
  value.node.members.contains { successStatuses(named: $0.key) != nil }
    ? .choice(value.members().compactMap(parseSuccess)) : parseReturn(value)
}

private func parseReturn(_ value: Written) -> SpecReturns? {
  let node = value.node
  guard node.kind == .object, node[ReturnKeys.type.name] == nil else {
    return .type(parseType(value))
  }
  if node.isInlineModel(unless: ReturnKeys.object.names) {
    return value.refuse(.inlineModel(value.what, node))
  }
  let keys = ObjectReader(value, as: ReturnKeys.object)
  if keys.has(ReturnKeys.file) {
    return keys.locate(ReturnKeys.file).map { .file($0.location) }
  }
  if keys.has(ReturnKeys.text) { return keys.read(ReturnKeys.text).map { _ in .text } }
  return value.refuse(
    .missingOneOf(ReturnKeys.all.map(\.name), in: value.what, at: value.location))
}

/// Reads a member of `{ "200": "Pet", "202": "Job" }`.
private func parseSuccess(_ member: WrittenMember) -> SpecReturns.Success? {
  guard let statuses = successStatuses(named: member.name.value) else {
    return member.value.refuse(.badSuccess(member.name.value, at: member.name.location))
  }
  guard let returns = parseReturn(member.value) else { return nil }
  if case .file(let location) = returns {
    return member.value.refuse(
      .misplacedKey("file", in: "a response by status", at: location))
  }
  return SpecReturns.Success(
    statuses: statuses, returns: Located(returns, at: member.name.location))
}

/// `200`, `2xx`, `default`
private func successStatuses(named key: String) -> ErrorBody.Statuses? {
  ErrorBody.Statuses(key: key, within: 200..<300)
}

enum StreamKeys {
  static let events = Key(
    "events", .events, "the type of the data of server-sent events, or types by event name",
    #""stream": { "events": "Pet" }"#,
    #""stream": { "events": { "born": "Pet", "failed": "Problem" } }"#,
    further: [
      Row(
        "an event in the long form", "`swift`: the name of the case",
        #""stream": { "events": { "pet-born": { "type": "Pet", "swift": "born" } } }"#),
      Row(
        "the same", "`default`: `true`: events of names that are not listed are this one",
        #""stream": { "events": { "born": "Pet", "other": { "type": "JSON", "default": true } } }"#),
    ])
  static let lines = Key(
    "lines", .typeOrLongForm,
    "the type of JSON lines, which may be null: `Pet?`; so may the data of events",
    #""stream": { "lines": "Pet" }"#, #""stream": { "lines": "Pet?" }"#)
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
  static let example = Key(
    "example", .list(of: .any),
    "what arrives, piece by piece, for mocks and `preview`; of events by name `event` and `data`",
    #""stream": { "lines": "Pet", "example": [{ "id": 1, "name": "Rex" }] }"#,
    #""stream": { "events": { "born": "Pet" }, "example": [{ "event": "born", "data": { "id": 1, "name": "Rex" } }] }"#
  )

  /// Beside the type of an event.
  static let isDefault = Key(
    "default", .bool, "`true`: events of names that are not listed are this one")

  static let object = ObjectFormat(
    [events, lines, whole, json, end, mustEnd, set, example],
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
    return Self(["if": ["type": "array"], "then": list, "else": stream]) { value in
      guard value.node.kind == .array else { return parseStream(value).map { [$0] } }
      value.reportIfEmpty(.array, "leave it out")
      return value.elements().compactMap(parseStream)
    }
  }
}

private func parseStream(_ value: Written) -> SpecStream? {
  let keys = ObjectReader(value, as: StreamKeys.object)
  if keys.isObject, !keys.has(StreamKeys.events), !keys.has(StreamKeys.lines) {
    let kinds = [StreamKeys.events.name, StreamKeys.lines.name]
    keys.report(.missingOneOf(kinds, in: value.what, at: value.location))
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
  let example = keys.read(StreamKeys.example) ?? []
  return kind.map {
    SpecStream(
      kind: $0, isOfWholeEvents: isWhole, dataIsJSON: isJSON, end: end,
      endIsOptional: !mustEnd, switchField: set, example: example)
  }
}

extension ValueFormat<SpecStream.Kind> {
  /// One type for all events, or one for each event's name.
  fileprivate static var events: Self {
    let byName = JSONSchema.members(
      .longForm(eventForm.schema, or: ValueFormat<SpecType>.type.schema))
    return Self(.longForm(byName, or: ValueFormat<SpecType>.type.schema), parseEvents)
  }
}

/// An event of which more than the type is stated.
private let eventForm = ObjectFormat([CommonKeys.type, CommonKeys.swift, StreamKeys.isDefault])

private func parseEvents(_ value: Written) -> SpecStream.Kind? {
  guard value.node.kind == .object else { return .events(parseTypeExpression(value)) }
  var first: SourceLocation?
  return .namedEvents(
    value.members().map { member in
      var event = SpecStream.NamedEvent(
        name: member.name.value, type: SpecType(.invalid, at: member.value.location))
      // `default` may be a field of a model.
      let telling = [CommonKeys.type.name, CommonKeys.swift.name]
      event.type = parseType(member.value, as: eventForm, telling: telling) { keys in
        event.swiftName = keys.read(CommonKeys.swift)
        guard let place = keys.place(of: StreamKeys.isDefault) else { return }
        event.isDefault = true
        if let first {
          keys.report(.secondDefault(of: value.what, first: first, at: place))
        }
        first = first ?? place
      }
      return event
    })
}
