internal import Foundation
internal import SDKCore

/// A value as forms and queries have it, before it is known what it should be.
indirect enum WireValue: Equatable, Sendable {
  case text(String)
  case list([WireValue])
  case fields([(name: String, value: WireValue)])

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.fields(let a), .fields(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    default: false
    }
  }
}

/// Reads the values of parameters and fields, by their styles and schemas.
struct WireReader: Sendable {
  let judge: SchemaJudge

  /// The names and values of a query or form, decoded.
  static func items(of text: String) -> [(name: String, value: String)] {
    text.split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func decoded(_ text: Substring) -> String {
        PercentEncoding.decodedForm(text) ?? String(text).replacing("+", with: " ")
      }
      return (decoded(halves[0]), halves.count > 1 ? decoded(halves[1]) : "")
    }
  }

  /// The query or form of names and values.
  static func text(of items: [(name: String, value: String)]) -> String {
    items.map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))" }
      .joined(separator: "&")
  }

  /// Returns the value of a parameter; nil where the request has none.
  func value(
    of parameter: Operation.Parameter, query: [(name: String, value: String)],
    texts: (Operation.Parameter) -> String?
  ) -> JSON? {
    let schema = parameter.schema
    let kinds = schema.map { self.kinds(of: $0) } ?? []
    if parameter.location == .query {
      return queryValue(of: parameter, kinds, query)
    }
    if parameter.location == .querystring {
      // Of a value without a name, in which nothing separates, the text is the first name.
      guard let text = query.first?.name else { return nil }
      if parameter.isForm { return shaped(Self.nested(query), schema) }
      return parameter.isJSON ? json(text) : .string(text)
    }
    guard var text = texts(parameter) else { return nil }
    if parameter.isJSON {
      return json(parameter.location == .cookie ? text.removingPercentEncoding ?? text : text)
    }
    var separator = ","
    switch parameter.style {
    case "label":
      text = String(text.drop { $0 == "." })
      if parameter.explodes { separator = "." }
    case "matrix":
      // `;a=1;a=2`, `;a=1,2`, and `;R=100;G=200` for an object's properties
      text = text.split(separator: ";").map { item in
        item.hasPrefix("\(parameter.name)=")
          ? String(item.dropFirst(parameter.name.count + 1)) : String(item)
      }.joined(separator: ",")
    default: break
    }
    return value(of: text, separator: separator, pairs: parameter.explodes, kinds, schema)
  }

  private func queryValue(
    of parameter: Operation.Parameter, _ kinds: Schema.Kinds,
    _ query: [(name: String, value: String)]
  ) -> JSON? {
    let name = parameter.name
    let own = query.filter { $0.name == name || $0.name == "\(name)[]" }.map(\.value)
    if parameter.isJSON { return own.first.map { json($0) } }
    let nested = query.filter { $0.name.hasPrefix("\(name)[") && $0.name != "\(name)[]" }
    if !nested.isEmpty {
      guard case .fields(let fields) = Self.nested(nested), let value = fields.first?.value else {
        return nil
      }
      return shaped(value, parameter.schema)
    }
    if kinds.contains(.object), !kinds.contains(.string), own.isEmpty, parameter.explodes,
      parameter.style == "form", let schema = parameter.schema
    {
      // The properties are items of their own.
      let names = properties(of: schema)
      let members = query.filter { names[$0.name] != nil }.map { item -> (String, JSON) in
        (item.name, shaped(.text(item.value), names[item.name]))
      }
      return members.isEmpty ? nil : .object(Dictionary(members) { first, _ in first })
    }
    guard let first = own.first else { return nil }
    if kinds.contains(.array), own.count > 1 || parameter.explodes && !kinds.contains(.string) {
      return shaped(.list(own.map { .text($0) }), parameter.schema)
    }
    // Its objects have brackets, so that this is none.
    if parameter.style == "deepObject" { return shaped(.text(first), parameter.schema) }
    let separators = ["spaceDelimited": " ", "pipeDelimited": "|", "tabDelimited": "\t"]
    return value(
      of: first, separator: separators[parameter.style] ?? ",", pairs: false, kinds,
      parameter.schema)
  }

  /// A list or an object written with separators, or a scalar.
  private func value(
    of text: String, separator: String, pairs: Bool, _ kinds: Schema.Kinds, _ schema: Schema?
  ) -> JSON {
    let parts = text.components(separatedBy: separator)
    if kinds.contains(.array), !kinds.contains(.string) || parts.count > 1 {
      return shaped(.list(text.isEmpty ? [] : parts.map { .text($0) }), schema)
    }
    if kinds.contains(.object), !kinds.contains(.string),
      let fields = text.isEmpty ? [] : pairs ? Self.pairs(parts) : Self.alternating(parts)
    {
      return shaped(.fields(fields), schema)
    }
    return shaped(.text(text), schema)
  }

  /// The fields of `R=100`, `G=200`; nil: they are none.
  private static func pairs(_ parts: [String]) -> [(name: String, value: WireValue)]? {
    let halves = parts.map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    guard halves.allSatisfy({ $0.count == 2 }) else { return nil }
    return halves.map { ($0[0], .text($0[1])) }
  }

  /// The fields of `R`, `100`, `G`, `200`; nil: they are none.
  private static func alternating(_ parts: [String]) -> [(name: String, value: WireValue)]? {
    guard parts.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: parts.count, by: 2).map { (parts[$0], .text(parts[$0 + 1])) }
  }

  // MARK: Shaping

  /// Returns a value as its schema wants it; what cannot be so stays as it is, for the judge.
  func shaped(_ value: WireValue, _ schema: Schema?) -> JSON {
    switch value {
    case .text(let text):
      guard let schema else { return .string(text) }
      let kinds = kinds(of: schema)
      // An object in a field of a form is JSON text.
      if kinds.contains(.object), !kinds.contains(.string), case .object(let members) = json(text) {
        return .object(members)
      }
      if kinds.contains(.array), !kinds.contains(.string) {
        return .array([shaped(value, items(of: schema))])
      }
      return scalar(text, kinds, schema)
    case .list(let values):
      let items = schema.flatMap { self.items(of: $0) }
      if let schema, values.count == 1, !kinds(of: schema).contains(.array) {
        return shaped(values[0], schema)
      }
      return .array(values.map { shaped($0, items) })
    case .fields(let fields):
      let properties = schema.map { self.properties(of: $0) } ?? [:]
      let others = schema.flatMap { additional(of: $0) }
      let members = fields.map { field -> (String, JSON) in
        (field.name, shaped(field.value, properties[field.name] ?? others))
      }
      return .object(Dictionary(members) { first, _ in first })
    }
  }

  private func scalar(_ text: String, _ kinds: Schema.Kinds, _ schema: Schema) -> JSON {
    var candidates: [JSON] = []
    if kinds.contains(.integer) {
      if let number = Int64(text) {
        candidates.append(.integer(number))
      } else if text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }),
        let number = Double(text), number.isFinite
      {
        // Too large for 64 bits, and an integer all the same.
        candidates.append(.number(number))
      }
    }
    if kinds.isSuperset(of: .number), let number = Double(text), number.isFinite {
      candidates.append(.number(number))
    }
    if kinds.contains(.boolean), let flag = Bool(text) { candidates.append(.bool(flag)) }
    // Also where the letter of the spec has no null, and the judge has.
    if text.isEmpty || text == "null", kinds.contains(.null) || judge.isValid(.null, schema) {
      candidates.append(.null)
    }
    if kinds.contains(.string) || candidates.isEmpty { candidates.append(.string(text)) }
    return candidates.first { judge.isValid($0, schema) } ?? candidates[0]
  }

  func json(_ text: String) -> JSON {
    (try? JSON(text: Data(text.utf8))) ?? .string(text)
  }

  // MARK: What schemas say

  /// The kinds that a schema allows, references and members of unions included.
  func kinds(of schema: Schema) -> Schema.Kinds { facts(of: schema).kinds }

  private func kinds(of schema: Schema, depth: Int) -> Schema.Kinds {
    let all: Schema.Kinds = [.null, .boolean, .number, .string, .array, .object]
    guard depth < 16 else { return all }
    var found = schema.kinds ?? all
    if schema.kinds == nil, let choices = schema.choices {
      found = choices.reduce(into: []) { $0.formUnion($1.kinds) }
    } else if schema.kinds == nil, !schema.properties.isEmpty {
      found = .object
    } else if schema.kinds == nil, schema.items != nil {
      found = .array
    }
    if let target = schema.reference.flatMap({ judge.library[$0] }) {
      found.formIntersection(kinds(of: target, depth: depth + 1))
    }
    for member in schema.allOf { found.formIntersection(kinds(of: member, depth: depth + 1)) }
    for members in [schema.anyOf, schema.oneOf] where !members.isEmpty {
      found.formIntersection(
        members.reduce(into: []) { $0.formUnion(kinds(of: $1, depth: depth + 1)) })
    }
    return found
  }

  /// A schema and those that hold with it or may hold.
  private func parts(of schema: Schema) -> [Schema] {
    var all: [Schema] = []
    var pending = [schema]
    while let next = pending.popLast(), all.count < 64 {
      guard !all.contains(where: { $0 === next }) else { continue }
      all.append(next)
      pending += (next.allOf + next.anyOf + next.oneOf).reversed()
      if let target = next.reference.flatMap({ judge.library[$0] }) { pending.append(target) }
    }
    return all
  }

  func properties(of schema: Schema) -> [String: Schema] { facts(of: schema).properties }

  /// Returns whether objects must have a property.
  func requires(_ name: String, of schema: Schema) -> Bool {
    parts(of: schema).contains { $0.required.contains(name) }
  }

  /// Returns whether a text holds what a schema describes.
  func hasContent(_ schema: Schema) -> Bool { parts(of: schema).contains { $0.content != nil } }

  /// Returns whether a part with such a value is a file.
  func isFile(_ schema: Schema) -> Bool { parts(of: schema).contains(where: \.isFile) }

  func items(of schema: Schema) -> Schema? { facts(of: schema).items }

  private func additional(of schema: Schema) -> Schema? { facts(of: schema).additional }

  private func facts(of schema: Schema) -> SchemaFacts {
    judge.library.facts(of: schema) {
      let parts = parts(of: schema)
      let properties = parts.flatMap(\.properties).map { ($0.name, $0.schema) }
      return SchemaFacts(
        schema: schema, kinds: kinds(of: schema, depth: 0),
        properties: Dictionary(properties) { first, _ in first },
        items: parts.lazy.compactMap(\.items).first,
        additional: parts.lazy.compactMap(\.additional).first)
    }
  }
}
