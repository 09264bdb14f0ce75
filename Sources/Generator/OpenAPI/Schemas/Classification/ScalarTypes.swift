import SDKGenAPIModel

/// The Swift types of scalars.
struct ScalarTypes {
  let options: OpenAPIOptions

  /// Formats with a type of their own.
  private static let known = ["date-time", "date", "uuid", "byte", "binary", "unix-time"]

  /// The known format that another one differs from in nothing but case and punctuation.
  static func format(spelled name: String) -> String? {
    guard !known.contains(name), name != "unixtime" else { return nil }
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    let written = letters(name)
    return known.first { letters($0) == written }
  }

  /// A format of bytes in base64. `bytes` is written by gnostic, for Protocol Buffers.
  static func isBase64(_ format: String?) -> Bool {
    ["byte", "bytes", "base64"].contains(format)
  }

  /// An unknown format changes nothing.
  func type(of kind: Kinds, _ format: ScalarFormat) -> Scalar {
    if let name = format.name, !options.types.isEmpty,
      let mapped = options.type(of: .format(name))
    {
      return mapped
    }
    switch kind {
    case .string: return string(format)
    case .integer, .number: return number(kind, format)
    case .bool: return .bool
    default: return .json
    }
  }

  /// `format` without `type`: the formats that only strings have.
  func type(of format: ScalarFormat) -> Scalar {
    let strings = [
      "date-time", "date", "uuid", "byte", "bytes", "base64", "binary", "uri", "email",
    ]
    guard let name = format.name, strings.contains(name) else { return .json }
    return type(of: .string, format)
  }

  private func string(_ format: ScalarFormat) -> Scalar {
    switch format.name {
    case "date-time": return .date(.rfc3339)
    case "date": return .day(pattern: nil)
    case "uuid": return .uuid
    case let name where Self.isBase64(name): return .data
    case "binary": return .string
    default: return format.contentEncoding?.lowercased() == "base64" ? .data : .string
    }
  }

  /// A format of bytes as they are. A string of JSON holds none: there it says nothing.
  func isBytes(_ format: ScalarFormat) -> Bool {
    guard type(of: .string, format) == .string else { return false }
    return format.name == "binary"
      || format.contentEncoding == nil && format.contentMediaType == "application/octet-stream"
  }

  private func number(_ kind: Kinds, _ format: ScalarFormat) -> Scalar {
    switch format.name {
    case "unix-time", "unixtime": .date(.unixSeconds)
    // Of 64 bits, a `Double` loses some.
    case "uint64": .integer(bits: 64, isSigned: false)
    case _ where kind != .integer: .double
    default:
      format.isBeyondInt
        ? .integer(bits: 64, isSigned: false) : .integer(bits: nil, isSigned: true)
    }
  }
}
