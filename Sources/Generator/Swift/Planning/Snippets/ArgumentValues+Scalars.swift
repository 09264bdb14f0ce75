import SDKGenAPIModel

extension ArgumentValues {
  /// Returns a scalar that is made up; nil for a type of the user's.
  func made(_ scalar: Scalar, named name: String) -> String? {
    switch scalar {
    case .uuid: "UUID()"
    case .url: url("https://example.com")
    case .date: ".now"
    case .day: day("2026-03-01")
    case .data, .bytes: "Data(\"Sample\".utf8)"
    case .file: "UploadFile(file: \(Self.file(named: name)))"
    case .external: nil
    case .bool, .integer, .float, .double, .decimal, .string, .number, .flag, .json:
      SampleLiterals.literal(of: scalar, named: name).flatMap { read($0, as: scalar) }
    }
  }

  /// `URL(filePath: "path/to/photo")`
  static func file(named name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == "-" || $0 == "_"
    }
    return "URL(filePath: \(swiftLiteral("path/to/" + (isPlain && !name.isEmpty ? name : "file"))))"
  }

  /// Returns an example as code; nil where it does not fit, and for moments and bytes, whose code would not show it.
  func read(_ literal: Literal, as scalar: Scalar) -> String? {
    switch (scalar, literal) {
    case (.uuid, .string(let text)): isUUID(text) ? "UUID(uuidString: \(swiftLiteral(text)))!" : nil
    case (.url, .string(let text)): isURL(text) ? url(text) : nil
    case (.day(nil), .string(let text)): isDay(text) ? day(text) : nil
    case (.integer(let bits, let isSigned), .number(let text)):
      fits(text, bits: bits ?? 64, isSigned: isSigned) ? numberLiteral(text) : nil
    case (.number(.integer, _), .string(let text)), (.number(.integer, _), .number(let text)):
      fits(text, bits: 64, isSigned: true) ? numberLiteral(text) : nil
    case (.float, .number(let text)): Float(text)?.isFinite == true ? numberLiteral(text) : nil
    case (.double, .number(let text)), (.decimal, .number(let text)), (.number, .number(let text)),
      (.number, .string(let text)):
      isNumber(text) ? numberLiteral(text) : nil
    case (.string, .string(let text)): swiftLiteral(shortened(text))
    case (.json, _):
      isWritable(literal) && literal.jsonText.utf8.count <= 400
        ? types.expression(literal, as: .scalar(.json)) : nil
    case (.bool, _), (.flag, _): types.expression(literal, as: .scalar(scalar))
    default: nil
    }
  }

  private func url(_ text: String) -> String { "URL(string: \(swiftLiteral(text)))!" }

  private func day(_ text: String) -> String { "Day(\(swiftLiteral(text)))!" }

  /// Returns a text that a reader wants to see.
  private func shortened(_ text: String) -> String {
    text.count > 120 ? text.prefix(119) + "…" : text
  }

  private func isURL(_ text: String) -> Bool {
    text.contains("://")
      && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && !#""<>\^`{|}[]%"#.utf8.contains($0) }
  }

  private func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return false }
    let numbers = parts.compactMap { Int($0) }
    // Days that not every month has are left alone.
    return numbers.count == 3 && (1...12).contains(numbers[1]) && (1...28).contains(numbers[2])
  }

  /// Returns whether a number can be written in Swift: not `01` or `+1`, as texts may have it.
  private func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.drop(while: { $0 == UInt8(ascii: "-") }).first,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first), text.utf8.last != UInt8(ascii: ".")
    else { return false }
    return Double(text)?.isFinite == true && !text.contains("x")
  }

  private func fits(_ text: String, bits: Int, isSigned: Bool) -> Bool {
    isNumber(text) && isInteger(text, bits: bits, isSigned: isSigned)
  }

  /// Returns whether a value can be a literal of `JSON`, whose numbers are `Int64` and `Double`.
  private func isWritable(_ literal: Literal) -> Bool {
    switch literal {
    case .null, .bool, .string: true
    case .number(let text):
      isNumber(text) && (Int64(text) != nil || text.contains { ".eE".contains($0) })
    case .array(let elements): elements.allSatisfy(isWritable)
    case .object(let members):
      members.allSatisfy { isWritable($0.value) }
        && Set(members.map(\.name)).count == members.count
    }
  }
}
