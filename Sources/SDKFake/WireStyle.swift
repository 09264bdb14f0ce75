internal import SDKContract
internal import SDKCore

/// How a value stands where there is only text: in parameters, cookies, header fields, and the fields of forms.
struct WireStyle: Hashable, Sendable {
  enum Kind: String, Sendable {
    case form, simple, label, matrix, deepObject, spaceDelimited, pipeDelimited, cookie
    /// Of Swagger 2.0.
    case tabDelimited
  }

  var kind: Kind
  /// Each item and each property stands for itself.
  var explodes: Bool
  /// What has a meaning in URLs is not percent-encoded.
  var keepsReserved = false

  init(_ kind: Kind, explodes: Bool) {
    self.kind = kind
    self.explodes = explodes
  }

  /// The style of a parameter, a header field or a field of a form, which says so or has the usual one of its place.
  init(_ value: ContractValue, usual: Kind) {
    // The words of Swagger 2.0, where only `multi` repeats the name for each item.
    let formats = value["collectionFormat"]
    let format = formats?.string ?? formats?.elements.first?.string
    kind =
      format.flatMap { Self.formats[$0] } ?? value["style"]?.string.flatMap(Kind.init) ?? usual
    let repeats = kind == .form || kind == .cookie
    explodes = value["explode"]?.bool ?? (repeats && (format == nil || format == "multi"))
    keepsReserved = value["allowReserved"]?.bool ?? false
  }

  private static let formats: [String: Kind] = [
    "tsv": .tabDelimited, "ssv": .spaceDelimited, "pipes": .pipeDelimited,
  ]

  /// What is between the items of a list.
  var separator: String {
    switch kind {
    case .spaceDelimited: " "
    case .pipeDelimited: "|"
    case .tabDelimited: "\t"
    case .label where explodes: "."
    case .form, .simple, .label, .matrix, .deepObject, .cookie: ","
    }
  }

  // MARK: Writing

  /// Returns the names and values that a query, a form or cookies have for a value.
  func items(_ name: String, _ value: JSON) -> [(name: String, value: String)] {
    switch value {
    case .array([]): return [(name, "")]
    // Which in the others has no properties to write, and no name of its own.
    case .object([:]) where kind == .deepObject: return [(name, "")]
    case .array(let items) where kind == .deepObject:
      return items.enumerated().flatMap { self.items("\(name)[\($0)]", $1) }
    case .object(let members) where kind == .deepObject:
      return members.sorted { $0.key < $1.key }.flatMap { items("\(name)[\($0.key)]", $0.value) }
    case .array(let items) where explodes: return items.map { (name, $0.wireText) }
    case .object(let members) where explodes && (kind == .form || kind == .cookie):
      return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.wireText) }
    default: return [(name, text(of: value))]
    }
  }

  /// Returns the text of a value in a path or a header field, or of one that is a single item.
  func text(of value: JSON) -> String {
    switch value {
    case .array(let items): items.map(\.wireText).joined(separator: separator)
    case .object(let members):
      members.sorted { $0.key < $1.key }.map {
        "\($0.key)\(explodes ? "=" : separator)\($0.value.wireText)"
      }.joined(separator: separator)
    case .null, .bool, .integer, .number, .string: value.wireText
    }
  }
}

/// A value by its name, among others: a parameter, or a field of a form.
struct WireField: Sendable {
  var name: String
  var style: WireStyle
  var schema: Schema?
  /// The value is written as JSON.
  var isJSON = false
}

/// What a contract says of a field of a form, or of a part: an `encoding`.
struct FieldEncoding: Sendable {
  /// nil: nothing is said.
  var style: WireStyle?
  /// As which the value may be written; none: as any.
  var types: [MediaRange]
  var headers: [Operation.Header]
  var place: ContractPlace

  init(_ value: ContractValue) {
    let isStyled = ["style", "explode", "allowReserved", "collectionFormat"].contains {
      value[$0] != nil
    }
    style = isStyled ? WireStyle(value, usual: .form) : nil
    // One that has a style is no value of a type (OpenAPI 3.1, section 4.8.15.1).
    types =
      isStyled
      ? [] : (value["contentType"]?.string ?? "").split(separator: ",").map { MediaRange($0) }
    headers = value["headers"]?.members.map(Operation.Header.init) ?? []
    place = value["contentType"]?.place ?? value.place
  }

  /// The type of a part: the first that is declared, or what its value is where nothing is.
  static func type(_ encoding: Self?, of value: JSON, isFile: Bool) -> String {
    if let type = encoding?.types.first { return type.name.concrete }
    if isFile { return "application/octet-stream" }
    return value.objectValue == nil && value.arrayValue == nil ? "text/plain" : "application/json"
  }

  /// Every type that is meant is JSON.
  var isJSON: Bool { !types.isEmpty && types.allSatisfy(\.isJSON) }
}
