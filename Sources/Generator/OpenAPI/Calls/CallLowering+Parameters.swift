internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

enum ParameterPlace: String {
  case path, query, header, cookie
}

/// A parameter as a document has it, references followed.
struct ParameterSource {
  /// What the list holds: may be a reference.
  var use: Element
  var element: Element
  var name: String
  var place: ParameterPlace
}

struct LoweredParameter {
  var place: ParameterPlace
  var parameter: Parameter
  var element: Element
  var firstNumber: Int?
}

extension [LoweredParameter] {
  func values(in place: ParameterPlace) -> [Parameter] {
    filter { $0.place == place }.map(\.parameter)
  }
}

extension CallLowering {
  /// Those of a list, each name and place once.
  mutating func parameterSources(_ list: Element) -> [ParameterSource] {
    guard list.node.kind == .array else {
      report(.wrongKind(list, expected: "an array"))
      return []
    }
    var sources: [ParameterSource] = []
    for use in list.elements {
      guard let source = parameterSource(use) else { continue }
      if let first = sources.first(where: { $0.name == source.name && $0.place == source.place }) {
        report(.duplicateParameter(source, first: first))
      } else {
        sources.append(source)
      }
    }
    return sources
  }

  private mutating func parameterSource(_ use: Element) -> ParameterSource? {
    guard let element = resolved(use, "parameters") else { return nil }
    guard let name = element.text("name"), !name.isEmpty else {
      report(.missingMember("name", of: "a parameter", element))
      return nil
    }
    guard let written = element["in"] else {
      report(.missingMember("in", of: "a parameter", element))
      return nil
    }
    guard let place = ParameterPlace(rawValue: written.node.string ?? "") else {
      report(
        written.node.string == "querystring" && isNewer
          ? .new32("'in: querystring'", written) : .parameterPlace(name, written))
      return nil
    }
    check(element, "a parameter", keys: Self.parameterKeys)
    return ParameterSource(use: use, element: element, name: name, place: place)
  }

  /// Those of an operation and, where it does not say otherwise, of its path.
  mutating func parameters(of source: OperationSource) -> [LoweredParameter] {
    let own = source.element["parameters"].map { parameterSources($0) } ?? []
    func same(_ left: ParameterSource, _ right: ParameterSource) -> Bool {
      left.name == right.name && left.place == right.place
    }
    let shared = source.parameters.map { outer in own.first { same($0, outer) } ?? outer }
    let further = own.filter { inner in !shared.contains { same($0, inner) } }
    return (shared + further).compactMap { lowered($0, source) }
  }

  private mutating func lowered(
    _ source: ParameterSource, _ operation: OperationSource
  ) -> LoweredParameter? {
    guard isSent(source, operation) else { return nil }
    let element = source.element
    let content = content(of: source)
    let schema = content?.schema ?? element["schema"]
    if schema == nil, content == nil { report(.parameterWithoutSchema(source.name, element)) }
    if let empty = element["allowEmptyValue"], empty.node.bool == true {
      count(.emptyValues, empty)
    }
    let place = place(of: source, in: operation)
    let type =
      schema.map {
        schemas.type(of: $0, inside: place.place, words: place.words)
      } ?? .scalar(.string)
    let value = value(source, type, schema)
    let about = joined(source.use.text("description") ?? element.text("description"), value.about)
    let fixed = source.place == .path ? nil : onlyValue(source, schema)
    let parameter = Parameter(
      name: source.name, about: trimmed(about), deprecation: element.deprecation,
      value: fixed.map { .constant(.same($0)) }
        ?? .argument(value.type, default: value.default),
      style: content?.style ?? style(of: source), allowsReserved: element.flag("allowReserved"),
      location: element.location)
    return LoweredParameter(
      place: source.place, parameter: parameter, element: source.use,
      firstNumber: schema.flatMap { firstNumber($0) })
  }

  /// What the standard or the path makes no part of the request is said and left out.
  private mutating func isSent(_ source: ParameterSource, _ operation: OperationSource) -> Bool {
    switch source.place {
    case .path where !operation.key.names.contains(source.name):
      report(.unusedPathParameter(source, operation.key.names))
      return false
    case .header
    where ["accept", "content-type", "authorization"].contains(source.name.lowercased()):
      count(.ignoredHeader(source.name), source.use)
      return false
    case .header where !isHeaderName(source.name):
      report(.badHeaderName(source))
      return false
    default: return true
    }
  }

  /// Required or optional, with the default said or written.
  private mutating func value(
    _ source: ParameterSource, _ type: TypeReference, _ schema: Element?
  ) -> (type: TypeReference, default: Literal?, about: String?) {
    let isRequired = source.element.flag("required")
    if source.place == .path {
      if !isRequired { report(.optionalPathParameter(source)) }
      return (type.nonNull, nil, nil)
    }
    let literal = schema.flatMap { defaultValue(of: $0) }
    let about = literal.map { "Default: `\($0.wireText ?? "")`." }
    guard isRequired else { return (type.asOptional, nil, about) }
    if let literal, literal.fits(type) { return (type, literal, nil) }
    return (type, nil, about)
  }

  /// What is always sent because nothing else is allowed.
  private func onlyValue(_ source: ParameterSource, _ schema: Element?) -> Literal? {
    guard source.element.flag("required"), let schema,
      case .found(let target) = documents.resolve(schema)
    else { return nil }
    let values = target["enum"]?.elements ?? []
    guard let only = target["const"] ?? (values.count == 1 ? values.first : nil) else { return nil }
    return scalar(only.node)
  }

  /// A scalar that a schema gives as default; its type is looked after by who uses it.
  private func defaultValue(of schema: Element) -> Literal? {
    guard case .found(let schema) = documents.resolve(schema) else { return nil }
    return schema["default"].flatMap { scalar($0.node) }
  }

  private func scalar(_ node: Node) -> Literal? {
    switch node.kind {
    case .bool, .number, .string: Literal(node)
    case .null, .array, .object: nil
    }
  }

  /// Where numbers begin: the default, else the least.
  private func firstNumber(_ schema: Element) -> Int? {
    guard case .found(let schema) = documents.resolve(schema) else { return nil }
    let texts = ["default", "minimum"].map { schema[$0]?.node.number }
    return texts.compactMap { $0 }.compactMap { Int($0) }.first
  }

  private static let parameterKeys: Set = [
    "name", "in", "description", "required", "deprecated", "allowEmptyValue", "style", "explode",
    "allowReserved", "schema", "content", "example", "examples", "summary",
  ]
}
