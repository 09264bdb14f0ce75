import SDKGenAPIModel

extension TypeReference {
  /// As a spec writes it, for messages.
  var description: String {
    switch self {
    case .scalar(let scalar): scalar.description
    case .array(let element): "[\(element.description)]"
    case .dictionary(let value): "[String: \(value.description)]"
    case .optional(let inner): inner.impliesOptional ? inner.description : "\(inner.description)?"
    case .nullable(let inner): "Nullable<\(inner.description)>"
    case .model(let id): id.rawValue
    }
  }

  /// `Number("-")` is optional without a `?`.
  private var impliesOptional: Bool {
    if case .scalar(.number(_, let texts)) = self { !texts.isEmpty } else { false }
  }
}

extension Scalar {
  var description: String {
    switch self {
    case .bool: "Bool"
    case .integer(let bits, let isSigned):
      (isSigned ? "Int" : "UInt") + (bits.map { String($0) } ?? "")
    case .float: "Float"
    case .double: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .uuid: "UUID"
    case .url: "URL"
    case .date(.unixSeconds), .date(.unixMilliseconds): "UnixTime"
    case .date(.rfc3339), .date(.pattern): "Date"
    case .day: "Day"
    case .number: "Number"
    case .flag: "Flag"
    case .data: "Data"
    case .bytes: "Bytes"
    case .file: "File"
    case .json: "JSON"
    case .external(let name, _): name
    }
  }
}
