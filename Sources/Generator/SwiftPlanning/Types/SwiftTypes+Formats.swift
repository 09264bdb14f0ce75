import SDKGenAPIModel

extension SwiftTypes {
  /// Returns how a value is written where its Swift type alone does not say: `.array(.unixSeconds)`.
  func format(of type: TypeReference) -> String? {
    switch type {
    case .scalar(let scalar): scalar.format
    case .array(let element): format(of: element).map { ".array(\($0))" }
    case .dictionary(let value): format(of: value).map { ".dictionary(\($0))" }
    case .optional(.scalar(.number(let number, let nilTexts))) where !nilTexts.isEmpty:
      ".number(\(number.swiftType).self, nilTexts: \(swiftLiteral(nilTexts)))"
    case .optional(let wrapped): format(of: wrapped).map { ".optional(\($0))" }
    case .nullable(let wrapped): format(of: wrapped).map { ".nullable(\($0))" }
    case .model(let id):
      if case .alias(let target)? = shape(of: id) { format(of: target) } else { nil }
    }
  }

  /// Returns the format of a whole response. `Data` alone would be its bytes as they are, not base64 in JSON.
  func formatOfResponse(_ type: TypeReference) -> String? {
    switch unaliased(type) {
    case .scalar(.data): ".base64"
    case .optional(let wrapped) where unaliased(wrapped) == .scalar(.data): ".optional(.base64)"
    case .nullable(let wrapped) where unaliased(wrapped) == .scalar(.data): ".nullable(.base64)"
    default: format(of: type)
    }
  }

  /// Returns the format of the value inside an optional, which `decodeIfPresent` and `encodeIfPresent` take.
  func formatIfPresent(of type: TypeReference) -> String? {
    guard case .optional(let wrapped) = unaliased(type) else { return format(of: type) }
    if case .scalar(.number(_, let nilTexts)) = unaliased(wrapped), !nilTexts.isEmpty {
      return format(of: .optional(unaliased(wrapped)))
    }
    return format(of: wrapped)
  }
}

extension Scalar {
  fileprivate var format: String? {
    switch self {
    case .date(.unixSeconds): ".unixSeconds"
    case .date(.unixMilliseconds): ".unixMilliseconds"
    case .date(.pattern(let pattern, let zone)):
      ".pattern(\(swiftLiteral(pattern)), zone: \(swiftLiteral(zone)))"
    case .day(let pattern?): ".day(\(swiftLiteral(pattern)))"
    case .number(let number, _): ".number(\(number.swiftType).self)"
    case .flag(let yes, let no): ".flag(\(swiftLiteral(yes)), \(swiftLiteral(no)))"
    case .bool, .integer, .float, .double, .decimal, .string, .uuid, .url, .date(.rfc3339),
      .day(nil), .data, .bytes, .file, .json, .external:
      nil
    }
  }
}
