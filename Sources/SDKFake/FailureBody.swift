internal import SDKCore

/// Says in the body of a failure what has failed, where it has properties for that: a message, this status (RFC 9457,
/// section 3.1.2), and in a list of errors each with what it is about.
struct FailureBody: Sendable {
  let reader: WireReader
  let status: Int
  /// What errors of this kind are called.
  let title: String
  /// Where a problem (RFC 9457) has occurred; nil: it is no problem.
  let instance: String?
  let messages: [String]
  /// What the messages are about: `body.name`. None: nothing of the request.
  let subjects: [String]

  private static let messageNames = [
    "detail", "message", "msg", "error_description", "errorDescription", "error_message",
    "errorMessage", "error", "reason", "issue", "title", "description",
  ]
  /// Lists of texts that are messages.
  private static let listNames: Set = ["errors", "messages", "message", "detail", "details"]
  private static let statusNames = ["status", "statusCode", "status_code", "code"]
  private static let subjectNames = [
    "field", "path", "param", "parameter", "property", "attribute", "location", "loc", "pointer",
    "name",
  ]
  private static let bareNames: Set = [
    "field", "param", "parameter", "property", "attribute", "name",
  ]
  private static let deepest = 3

  /// Returns a sample with what is known, as far as the schema allows it.
  func stated(in sample: JSON, _ schema: Schema?) -> JSON {
    let all = stated(in: sample, schema, messages.indices, depth: 0).value
    return schema.map { reader.judge.isValid(all, $0) } ?? true ? all : sample
  }

  /// - `indices`: those of the messages.
  /// - Returns: also whether a message has found its place.
  private func stated(
    in value: JSON, _ schema: Schema?, _ indices: Range<Int>, depth: Int
  ) -> (value: JSON, isSaid: Bool) {
    guard depth < Self.deepest else { return (value, false) }
    switch value {
    case .object(var members):
      let properties = schema.map { reader.properties(of: $0) } ?? [:]
      func set(_ name: String, _ fact: JSON) -> Bool {
        guard properties[name].map({ reader.judge.isValid(fact, $0) }) ?? true else { return false }
        members[name] = fact
        return true
      }
      // An API may have codes and titles of its own, and shows one.
      func isShown(_ name: String) -> Bool {
        properties[name].map { !reader.examples(of: $0).isEmpty } ?? false
      }
      for name in Self.statusNames where members[name]?.intValue != nil {
        if name != "code" || !isShown(name) { _ = set(name, .integer(Int64(status))) }
      }
      for name in Self.statusNames where name != "code" && members[name]?.stringValue != nil {
        if !isShown(name) { _ = set(name, .string("\(status)")) }
      }
      if indices.isEmpty {
        for (name, inner) in members where inner.objectValue != nil {
          members[name] = stated(in: inner, properties[name], indices, depth: depth + 1).value
        }
        return (.object(members), false)
      }
      if let instance, depth == 0 {
        let facts = [("type", "about:blank"), ("title", title), ("instance", instance)]
        for (name, fact) in facts where members[name]?.stringValue != nil && !isShown(name) {
          _ = set(name, .string(fact))
        }
      }
      let message = JSON.string(messages[indices].joined(separator: "; "))
      var isSaid =
        Self.messageNames.first { members[$0]?.stringValue != nil && set($0, message) } != nil
      if isSaid, members["title"]?.stringValue != nil, members["title"] != message,
        !isShown("title")
      {
        _ = set("title", .string(title))
      }
      for (name, inner) in members.sorted(by: { $0.key < $1.key }) {
        let isList = inner.arrayValue.map { list in
          list.first?.stringValue == nil || Self.listNames.contains(name)
        }
        guard isList ?? (!isSaid || Self.listNames.contains(name)), inner.tag == nil else {
          continue
        }
        if let lists = byName(inner, name, properties[name], indices) {
          if set(name, lists) { isSaid = true }
          continue
        }
        // Nothing that is sent is wrong.
        if isSaid, subjects.isEmpty, inner.arrayValue?.first?.objectValue != nil,
          schema.map({ !reader.requires(name, of: $0) }) ?? false
        {
          members[name] = nil
          continue
        }
        let (told, says) = stated(in: inner, properties[name], indices, depth: depth + 1)
        if says, set(name, told) { isSaid = true }
      }
      return (.object(members), isSaid)
    case .array(let items):
      guard let first = items.first, !indices.isEmpty else { break }
      if first.stringValue != nil {
        let told = JSON.array(messages[indices].map { .string($0) })
        return schema.map { reader.judge.isValid(told, $0) } ?? true ? (told, true) : (value, false)
      }
      guard first.objectValue != nil else { break }
      let item = schema.flatMap { reader.items(of: $0) }
      let told = indices.map { index in
        let (value, isSaid) = stated(in: first, item, index..<(index + 1), depth: depth + 1)
        return (value: about(index, value, item), isSaid: isSaid)
      }
      if told.allSatisfy(\.isSaid) { return (.array(told.map(\.value)), true) }
    case .null, .bool, .integer, .number, .string: break
    }
    return (value, false)
  }

  /// Returns the messages by what they are about, in place of a dictionary; nil: it is no dictionary.
  private func byName(
    _ value: JSON, _ name: String, _ schema: Schema?, _ indices: Range<Int>
  ) -> JSON? {
    guard !subjects.isEmpty, value.objectValue != nil, Self.listNames.contains(name), let schema,
      reader.properties(of: schema).isEmpty
    else { return nil }
    var lists: [String: [JSON]] = [:]
    for index in indices where subjects.indices.contains(index) {
      let subject = subjects[index]
      let key = subject.hasPrefix("body.") ? String(subject.dropFirst("body.".count)) : subject
      lists[key, default: []].append(.string(messages[index]))
    }
    let forms = [lists.mapValues { .array($0) }, lists.compactMapValues(\.first)]
    return forms.map { .object($0) }.first { reader.judge.isValid($0, schema) }
  }

  /// Returns an error of a list with what it is about.
  private func about(_ index: Int, _ value: JSON, _ schema: Schema?) -> JSON {
    guard var members = value.objectValue else { return value }
    let properties = schema.map { reader.properties(of: $0) } ?? [:]
    var facts: [(name: String, values: [JSON])] = [("status", [.string("\(status)")])]
    if subjects.isEmpty {
      // It is about nothing that is sent.
      for name in Self.subjectNames + ["source"]
      where schema.map({ !reader.requires(name, of: $0) }) ?? true {
        members[name] = nil
      }
    }
    if subjects.indices.contains(index) {
      let steps = subjects[index].split { ".[]".contains($0) }.map(String.init)
      let texts: [JSON] = [.string(subjects[index]), .array(steps.map { .string($0) })]
      // `name` of `body.name`, where only names stand.
      let inner = subjects[index].split(separator: ".", maxSplits: 1).last.map(String.init)
      facts += Self.subjectNames.map { name in
        (name, Self.bareNames.contains(name) ? [.string(inner ?? subjects[index])] + texts : texts)
      }
      if let source = members["source"]?.objectValue {
        members["source"] = .object(about(steps, source, properties["source"]))
      }
    }
    for (name, values) in facts {
      guard let known = members[name] else { continue }
      members[name] =
        values.first { fact in
          fact.kinds == known.kinds
            && properties[name].map { reader.judge.isValid(fact, $0) } ?? true
        } ?? known
    }
    return .object(members)
  }

  /// Returns the source of an error of JSON:API, which has a pointer into the body or the name of a parameter.
  private func about(
    _ steps: [String], _ source: [String: JSON], _ schema: Schema?
  ) -> [String: JSON] {
    var source = source
    let isBody = steps.first == "body"
    let facts: [(name: String, value: String, isMeant: Bool)] = [
      ("pointer", "/" + steps.dropFirst().joined(separator: "/"), isBody),
      ("parameter", steps.dropFirst().first ?? "", !isBody && steps.first != "header"),
      ("header", steps.dropFirst().first ?? "", steps.first == "header"),
    ]
    for (name, value, isMeant) in facts where source[name]?.stringValue != nil {
      if isMeant {
        source[name] = .string(value)
      } else if facts.contains(where: { $0.isMeant && source[$0.name] != nil }),
        schema.map({ !reader.requires(name, of: $0) }) ?? true
      {
        source[name] = nil
      }
    }
    return source
  }
}
