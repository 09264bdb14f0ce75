internal import Foundation
internal import SDKCore

extension WireReader {
  /// Returns the value of one of the fields of a query, a form or cookies; nil where it is not there.
  ///
  /// - `raw`: the items as they were sent, if that is known.
  func value(
    of field: WireField, in items: [(name: String, value: String)], raw: String? = nil
  ) -> JSON? {
    let name = field.name
    let kinds = field.schema.map { self.kinds(of: $0) } ?? []
    // Where it need not be encoded, it is a plus.
    if field.style.keepsReserved, let raw, raw.contains("+") {
      let items = Self.items(of: raw.replacing("+", with: "%2B"))
      return value(of: field, in: items, raw: raw.replacing("+", with: "%2B"))
    }
    let own = items.filter { $0.name == name || $0.name == "\(name)[]" }.map(\.value)
    if field.isJSON { return own.count > 1 ? .array(own.map(json)) : own.first.map { json($0) } }
    let nested = items.filter { $0.name.hasPrefix("\(name)[") && $0.name != "\(name)[]" }
    if !nested.isEmpty {
      guard case .fields(let fields) = Self.nested(nested), let value = fields.first?.value else {
        return nil
      }
      return shaped(value, field.schema)
    }
    let isList = kinds.contains(.array) && !kinds.contains(.string)
    if !isList, own.isEmpty, let schema = field.schema, hasFreeProperties(field) {
      // The properties are items of their own.
      let names = properties(of: schema)
      let members = items.filter { names[$0.name] != nil }.map { item -> (String, JSON) in
        (item.name, shaped(.text(item.value), names[item.name]))
      }
      if members.isEmpty { return nil }
      return .object(Dictionary(members) { first, _ in first })
    }
    guard let first = own.first else { return nil }
    if isList, own == [""], let schema = field.schema, judge.isValid([], schema) { return [] }
    let repeats = field.style.explodes && field.style.kind != .simple
    if kinds.contains(.array), own.count > 1 || repeats && !kinds.contains(.string) {
      return shaped(.list(own.map { .text($0) }), field.schema)
    }
    // Its objects have brackets, so this is no object.
    if field.style.kind == .deepObject { return shaped(.text(first), field.schema) }
    let isPaired = field.style.kind == .simple && field.style.explodes
    // A comma that is encoded is in a value.
    if field.style.separator == ",", let raw, isList || kinds.contains(.object),
      let text = Self.rawValue(of: name, in: raw), text.contains(",")
    {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
        PercentEncoding.decodedForm($0) ?? String($0)
      }
      return value(ofParts: parts, first, pairs: isPaired, field.schema)
    }
    return value(of: first, separator: field.style.separator, pairs: isPaired, field.schema)
  }

  /// Returns the value of the first item of a name, as it was sent.
  private static func rawValue(of name: String, in raw: String) -> Substring? {
    raw.split(separator: "&").lazy.map { $0.split(separator: "=", maxSplits: 1) }
      .first { $0.count == 2 && PercentEncoding.decodedForm($0[0]) == name }?[1]
  }

  /// Whether an object without properties, of which nothing is to be seen, is a value of a parameter.
  func isEmptyObject(_ parameter: Operation.Parameter) -> Bool {
    parameter.schema.map { judge.isValid([:], $0) } == true && hasFreeProperties(parameter.field)
  }

  /// Whether the properties of an object stand among other fields, by their own names.
  private func hasFreeProperties(_ field: WireField) -> Bool {
    let (kinds, style) = (field.schema.map { self.kinds(of: $0) } ?? [], field.style)
    return kinds.contains(.object) && !kinds.contains(.string) && style.explodes
      && (style.kind == .form || style.kind == .cookie)
  }

  // MARK: Forms

  /// Returns the fields of a form as the spec has them. What it says nothing of is read by its brackets.
  ///
  /// - `raw`: the form as it was sent, if that is known.
  func value(
    of items: [(name: String, value: String)], raw: String? = nil, _ media: Media
  ) -> JSON {
    guard !media.encodings.isEmpty, let schema = media.schema else {
      return shaped(Self.nested(items), media.schema)
    }
    var rest = items
    var known: [String: JSON] = [:]
    let properties = properties(of: schema)
    for (name, encoding) in media.encodings {
      guard let property = properties[name], encoding.style != nil || encoding.isJSON else {
        continue
      }
      let field = WireField(
        name: name, style: encoding.style ?? WireStyle(.form, explodes: true), schema: property,
        isJSON: encoding.isJSON)
      var found = value(of: field, in: items, raw: raw)
      if found == nil, hasFreeProperties(field), requires(name, of: schema),
        judge.isValid([:], property)
      {
        found = [:]
      }
      guard let value = found else { continue }
      known[name] = value
      let inner = hasFreeProperties(field) ? self.properties(of: property) : [:]
      rest.removeAll { item in
        item.name == name || item.name.hasPrefix("\(name)[")
          || inner[item.name] != nil && properties[item.name] == nil
      }
    }
    guard case .object(let others) = shaped(Self.nested(rest), schema) else {
      return .object(known)
    }
    return .object(others.merging(known) { $1 })
  }

  /// Returns the fields that a form has for a value.
  func items(of value: JSON, _ media: Media) -> [(name: String, value: String)] {
    (value.objectValue ?? [:]).sorted { $0.key < $1.key }.flatMap { name, value in
      let encoding = media.encodings[name]
      if let style = encoding?.style { return style.items(name, value) }
      if encoding?.isJSON == true { return [(name: name, value: value.description)] }
      // Each item is a field, and an object is JSON text (OpenAPI 3.1, section 4.8.15.1).
      return WireStyle(.form, explodes: true).items(
        name, value.objectValue == nil ? value : .string(value.description))
    }
  }

  // MARK: Brackets

  /// So many brackets may be in a name. One with more is a name and nothing else: what is read here is gone through
  /// again and again, each time with the stack.
  private static let maximumDepth = 64

  /// Reads names with brackets: `a[b][0]=1`.
  static func nested(_ items: [(name: String, value: String)]) -> WireValue {
    let root = FieldTree()
    for (name, value) in items {
      let head = name.prefix { $0 != "[" }
      let keys = name.dropFirst(head.count).split(separator: "[", omittingEmptySubsequences: true)
        .map { String($0.hasSuffix("]") ? $0.dropLast() : $0) }
      root.insert(value, at: keys.count < maximumDepth ? [String(head)] + keys : [name])
    }
    return items.isEmpty ? .fields([]) : root.value
  }
}

/// The fields of a form as they arrive. However many there are, each is found at once.
private final class FieldTree {
  private var texts: [String] = []
  /// In the order in which they came.
  private var names: [String] = []
  private var children: [String: FieldTree] = [:]

  func insert(_ text: String, at keys: [String]) {
    var place = self
    for key in keys { place = place.child(key) }
    place.texts.append(text)
  }

  private func child(_ key: String) -> FieldTree {
    // Each `[]` is an item of its own.
    let name = key.isEmpty ? "\(names.count)" : key
    if let known = children[name] { return known }
    let child = FieldTree()
    names.append(name)
    children[name] = child
    return child
  }

  /// A name that was repeated is a list, and so are fields that are named 0, 1 and so on.
  var value: WireValue {
    let fields = names.compactMap { name in children[name].map { (name: name, value: $0.value) } }
    let texts = texts.map { WireValue.text($0) }
    if fields.isEmpty { return texts.count == 1 ? texts[0] : .list(texts) }
    let isList = fields.enumerated().allSatisfy { $1.name == "\($0)" }
    let inner = isList ? WireValue.list(fields.map(\.value)) : .fields(fields)
    return texts.isEmpty ? inner : .list([inner] + texts)
  }
}
