/// The value a decoder stands at, read no further than telling members apart needs.
struct UnionPayload {
  enum Content {
    case scalar(JSON)
    case array(any UnkeyedDecodingContainer)
    case tapeArray(TapeValue)
    case object(FieldDecoder)
    /// A kind that nobody asked for.
    case other
  }

  let content: Content
  private var lastText: (key: String, text: String?)?

  /// Strings are looked for first: a failure to open a container is the dearest of all.
  init(_ decoder: any Decoder, kinds: JSONKinds) throws {
    if let value = TapeValue.cast(decoder) {
      content = try Self.content(of: value, kinds)
      return
    }
    if !kinds.isDisjoint(with: [.null, .bool, .number, .string]) {
      let container = try decoder.singleValueContainer()
      if let scalar = Self.nullOrString(container, kinds) {
        content = .scalar(scalar)
        return
      }
    }
    if kinds.contains(.object), let fields = try? FieldDecoder(decoder) {
      content = .object(fields)
    } else if kinds.contains(.array), let elements = try? decoder.unkeyedContainer() {
      content = .array(elements)
    } else if !kinds.isDisjoint(with: [.bool, .number]),
      let scalar = Self.boolOrNumber(try decoder.singleValueContainer(), kinds)
    {
      content = .scalar(scalar)
    } else {
      content = .other
    }
  }

  private static func content(of value: TapeValue, _ kinds: JSONKinds) throws -> Content {
    guard kinds.contains(value.jsonKind) || value.isNull else { return .other }
    switch value.jsonKind {
    case .object: return (try? FieldDecoder(value)).map(Content.object) ?? .other
    case .array: return .tapeArray(value)
    default: return (try? JSON(value)).map(Content.scalar) ?? .other
    }
  }

  private static func nullOrString(
    _ container: any SingleValueDecodingContainer, _ kinds: JSONKinds
  ) -> JSON? {
    if container.decodeNil() { return .null }
    guard kinds.contains(.string) else { return nil }
    return (try? container.decode(String.self)).map(JSON.string)
  }

  private static func boolOrNumber(
    _ container: any SingleValueDecodingContainer, _ kinds: JSONKinds
  ) -> JSON? {
    if kinds.contains(.bool), let value = try? container.decode(Bool.self) { return .bool(value) }
    guard kinds.contains(.number) else { return nil }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    return (try? container.decode(Double.self)).map(JSON.number)
  }
}

extension UnionPayload {
  /// Returns how well any value of some kinds fits.
  func fit(_ kinds: JSONKinds) -> UnionFit? {
    if kinds == .all { return UnionFit(known: -1) }
    switch content {
    case .scalar(let value):
      guard kinds.contains(value.kind) else { return nil }
      return UnionFit(known: value.kind == .number ? 0 : 1)
    case .array, .tapeArray: return kinds.contains(.array) ? UnionFit() : nil
    case .object(let fields):
      guard kinds.contains(.object) else { return nil }
      return UnionFit(known: fields.isEmpty ? 0 : 1)
    case .other: return nil
    }
  }

  var isArray: Bool {
    switch content {
    case .array, .tapeArray: true
    default: false
    }
  }

  /// The first element of an array; nil where there is none.
  var firstElement: (any Decoder)? {
    switch content {
    case .array(var elements): elements.isAtEnd ? nil : try? elements.superDecoder()
    case .tapeArray(let array): array.firstElement
    default: nil
    }
  }

  /// Returns whether a property has one of `values`; nil when it is absent or null.
  ///
  /// The last text is kept, since members of one union are told apart by the same member.
  mutating func has(
    _ values: [JSON], at key: String, _ fields: FieldDecoder
  ) -> Bool? {
    if case .string? = values.first {
      let text: String?
      if let last = lastText, last.key == key {
        text = last.text
      } else {
        text = fields.text(key)
        lastText = (key, text)
      }
      if let text { return values.contains(.string(text)) }
    }
    guard fields.contains(key) else { return nil }
    // Not to be read at each depth when all that is sought is a scalar.
    if fields.hasContainer(at: key), values.allSatisfy(\.isScalar) { return false }
    guard let value = try? fields.decode(JSON.self, key) else { return false }
    return value == .null ? nil : values.contains(value)
  }
}
