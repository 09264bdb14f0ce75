import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension OpenAPIOptions {
  func type(ofSchema name: String) -> Scalar? {
    types.first { $0.subject == .schema(name) }?.type
  }

  func type(ofFormat name: String) -> Scalar? {
    types.first { $0.subject == .format(name) }?.type
  }
}

/// What decides the Swift type of a scalar beside its kind.
struct Scalars {
  var format: String?
  var contentEncoding: String?
  var contentMediaType: String?

  init(_ schema: Schema) {
    format = schema.format
    contentEncoding = schema.contentEncoding
    contentMediaType = schema.contentMediaType
  }

  init(_ facets: Facets) {
    format = facets.format
    contentEncoding = facets.contentEncoding
    contentMediaType = facets.contentMediaType
  }
}

extension SchemaLowering {
  func scalar(_ kind: Kinds, _ facets: Facets) -> Scalar { scalar(kind, Scalars(facets)) }

  /// A format that nobody knows changes nothing.
  func scalar(_ kind: Kinds, _ facets: Scalars) -> Scalar {
    if let format = facets.format, !options.types.isEmpty,
      let mapped = options.type(ofFormat: format)
    {
      return mapped
    }
    switch kind {
    case .string: return stringScalar(facets)
    case .integer, .number: return numberScalar(kind, facets.format)
    case .bool: return .bool
    default: return .json
    }
  }

  private func stringScalar(_ facets: Scalars) -> Scalar {
    switch facets.format {
    case "date-time": return .date(.rfc3339)
    case "date": return .day(pattern: nil)
    case "uuid": return .uuid
    case "byte": return .data
    case "binary": return .bytes
    default: break
    }
    switch facets.contentEncoding?.lowercased() {
    case "base64": return .data
    case nil where facets.contentMediaType == "application/octet-stream": return .bytes
    default: return .string
    }
  }

  private func numberScalar(_ kind: Kinds, _ format: String?) -> Scalar {
    switch format {
    case "unix-time", "unixtime": .date(.unixSeconds)
    default: kind == .integer ? .integer(bits: nil, isSigned: true) : .double
    }
  }

  /// The one value that is allowed, where it is of a kind that has constants.
  func constant(of facets: Facets) -> Literal? {
    guard facets.unions.isEmpty, let value = facets.values?.first, facets.values?.count == 1
    else { return nil }
    switch Literal(value.node, as: facets.kinds) {
    case let literal where literal.isConstant: return literal
    default: return nil
    }
  }

  /// `enum` and `const`.
  mutating func valuesOutcome(of facets: Facets, _ id: ModelID) -> Outcome {
    var seen: Set<Literal> = []
    let values = (facets.values ?? []).compactMap { element in
      let literal = Literal(element.node, as: facets.kinds)
      return seen.insert(literal).inserted ? (literal: literal, element: element) : nil
    }
    remarkOnKinds(values.map(\.literal), facets)
    let kinds = Set(values.map(\.literal.kind))
    guard let kind = kinds.first, kinds.count == 1 else { return constants(values, facets) }
    let type = TypeReference.scalar(scalar(of: kind, facets))
    if let only = values.first, values.count == 1 {
      return Outcome(type, constant: only.literal.isConstant ? only.literal : nil)
    }
    switch kind {
    case .string: return Outcome(.enumeration(enumeration(.string, values)))
    case .integer: return Outcome(.enumeration(enumeration(.integer, values)))
    default: return Outcome(type)
    }
  }

  private func enumeration(
    _ raw: Enumeration.RawType, _ values: [(literal: Literal, element: Element)]
  ) -> Enumeration {
    Enumeration(
      rawType: raw,
      values: values.map {
        .init(name: $0.literal.text, raw: $0.literal, location: $0.element.location)
      }, isOpen: true)
  }

  private func scalar(of kind: Kinds, _ facets: Facets) -> Scalar {
    switch kind {
    case .string: .string
    case .integer:
      facets.kinds?.contains(.number) == true ? .double : .integer(bits: nil, isSigned: true)
    case .number: .double
    case .bool: .bool
    default: .json
    }
  }

  /// Values of several kinds: a union of constants, if all are ones.
  private mutating func constants(
    _ values: [(literal: Literal, element: Element)], _ facets: Facets
  ) -> Outcome {
    guard !values.isEmpty, values.allSatisfy(\.literal.isConstant) else {
      if let site = facets.valuesSite { reader.remarks.add(.openAPIEnumValues(site)) }
      return Outcome(Use.anything)
    }
    let members = values.map { value in
      Union.Member(
        tags: [], type: .scalar(scalar(of: value.literal.kind, Facets())),
        constant: value.literal, location: value.element.location)
    }
    return Outcome(.union(Union(discriminator: .shape, members: members)))
  }

  /// Values that are not of the kind the schema states.
  private mutating func remarkOnKinds(_ values: [Literal], _ facets: Facets) {
    guard let kinds = facets.kinds, let site = facets.valuesSite else { return }
    if let other = values.first(where: { $0.kind.isDisjoint(with: kinds) }) {
      reader.remarks.add(.openAPIValueKind(other.text, kinds.description, site))
    }
  }
}

extension Literal {
  /// What a field may always be.
  var isConstant: Bool {
    switch self {
    case .string, .bool: true
    case .number: kind == .integer
    case .null, .array, .object: false
    }
  }

  var kind: Kinds {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number(let text): Int64(text) == nil ? .number : .integer
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// As a person would write it.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let text), .string(let text): text
    case .array(let elements): "[" + elements.map(\.written).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.name)\": \($0.value.written)" }.joined(separator: ", ") + "}"
    }
  }

  /// The same with quotes around strings.
  var written: String {
    if case .string(let text) = self { "\"\(text)\"" } else { text }
  }
}
