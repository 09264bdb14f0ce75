extension Scalar {
  /// The kind of JSON value that a value is on the wire.
  package enum JSONKind: Equatable, Sendable { case bool, integer, number, string, any }

  package var jsonKind: JSONKind {
    switch self {
    case .bool: .bool
    case .integer: .integer
    case .float, .double, .decimal, .date(.unixSeconds), .date(.unixMilliseconds): .number
    case .string, .uuid, .url, .date, .day, .number, .flag, .data, .bytes, .file: .string
    case .json, .external: .any
    }
  }
}
