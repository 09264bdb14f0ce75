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
  ///
  /// - `query`: of the request, without what is beside a parameter that is all of it.
  func value(
    of parameter: Operation.Parameter, in request: ReceivedRequest,
    query: [(name: String, value: String)], path: [String: String]
  ) -> JSON? {
    switch parameter.location {
    case .query: return value(of: parameter, in: query, raw: request.rawQuery)
    case .querystring:
      // Of a value without a name, in which nothing separates, the text is the first name.
      guard let text = query.first?.name else { return nil }
      if let form = parameter.form { return value(of: query, raw: request.rawQuery, form) }
      return parameter.isJSON ? json(text) : .string(text)
    case .cookie: return value(of: parameter.field, in: request.cookies(of: parameter.style))
    case .header: return value(of: parameter.field, inLines: request.headers.values(parameter.name))
    case .path: return path[parameter.name].map { value(of: parameter.field, inPath: $0) }
    }
  }

  private func value(
    of parameter: Operation.Parameter, in query: [(name: String, value: String)], raw: String?
  ) -> JSON? {
    let value = value(of: parameter.field, in: query, raw: raw)
    guard parameter.allowsEmptyValue, let schema = parameter.schema,
      query.contains(where: { $0.name == parameter.name && $0.value.isEmpty }),
      value.map({ !judge.isValid($0, schema) }) ?? true
    else { return value }
    // To name it is all there is to say.
    let kinds = kinds(of: schema)
    return kinds.contains(.boolean) ? true : kinds.contains(.array) ? [] : .string("")
  }

  private func value(of field: WireField, inPath text: String) -> JSON {
    var text = text
    if field.isJSON { return json(text) }
    switch field.style.kind {
    case .label: text = String(text.drop { $0 == "." })
    case .matrix:
      // `;a=1;a=2`, `;a=1,2`, and `;R=100;G=200` for an object's properties
      text = text.split(separator: ";").map { item in
        item.hasPrefix("\(field.name)=")
          ? String(item.dropFirst(field.name.count + 1)) : String(item)
      }.joined(separator: ",")
    case .form, .simple, .deepObject, .spaceDelimited, .pipeDelimited, .tabDelimited, .cookie: break
    }
    return value(
      of: text, separator: field.style.separator, pairs: field.style.explodes, field.schema)
  }

  /// Returns the value of a header field; nil where it is not there. Several lines of a name are one list (RFC 9110,
  /// section 5.3), in which quotes keep commas from separating.
  func value(of field: WireField, inLines lines: [String]) -> JSON? {
    guard let first = lines.first else { return nil }
    let text = lines.count == 1 ? first : lines.joined(separator: ", ")
    if field.isJSON { return json(text) }
    guard let schema = field.schema else { return .string(text) }
    let kinds = kinds(of: schema)
    guard !kinds.contains(.string), kinds.contains(.array) || kinds.contains(.object) else {
      return shaped(.text(text), schema)
    }
    let items = HeaderList.items(of: text)
    if kinds.contains(.array) {
      return shaped(.list(items.map { .text(HeaderList.unquoted($0)) }), schema)
    }
    let fields = field.style.explodes ? Self.pairs(items) : Self.alternating(items)
    return shaped(fields.map { .fields($0) } ?? .text(text), schema)
  }

  /// A list or an object written with separators, or a scalar.
  func value(
    of text: String, separator: String, pairs: Bool, _ schema: Schema?
  ) -> JSON {
    value(ofParts: text.components(separatedBy: separator), text, pairs: pairs, schema)
  }

  /// - `text`: all of the parts.
  func value(
    ofParts parts: [String], _ text: String, pairs: Bool, _ schema: Schema?
  ) -> JSON {
    let kinds = schema.map { self.kinds(of: $0) } ?? []
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

  /// The fields of `R=100`, `G=200`; nil: these are no fields.
  private static func pairs(_ parts: [String]) -> [(name: String, value: WireValue)]? {
    let halves = parts.map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    guard halves.allSatisfy({ $0.count == 2 }) else { return nil }
    return halves.map { ($0[0], .text($0[1])) }
  }

  /// The fields of `R`, `100`, `G`, `200`; nil: these are no fields.
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
      // An empty object, where it has a name.
      if text.isEmpty, kinds == .object, !judge.isValid(.null, schema), judge.isValid([:], schema) {
        return [:]
      }
      // An object in a field of a form is JSON text.
      if kinds.contains(.object), text.hasPrefix("{"), case .object(let members) = json(text),
        !kinds.contains(.string) || !judge.isValid(.string(text), schema)
      {
        return .object(members)
      }
      if kinds.contains(.array), !kinds.contains(.string) {
        // An empty list, as forms and queries write it.
        if text.isEmpty, judge.isValid([], schema) { return [] }
        return .array([shaped(value, items(of: schema, at: 0))])
      }
      return scalar(text, kinds, schema)
    case .list(let values):
      if let schema, values.count == 1, !kinds(of: schema).contains(.array) {
        return shaped(values[0], schema)
      }
      return .array(
        values.enumerated().map { index, value in
          shaped(value, schema.flatMap { items(of: $0, at: index) })
        })
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
        // Too large for 64 bits, and still an integer.
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
}
