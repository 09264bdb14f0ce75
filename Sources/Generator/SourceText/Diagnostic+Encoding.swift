internal import SDKGenDiagnostics

/// Files that cannot be read as text.
extension DiagnosticRule {
  static let emptyFile = error(
    "empty-file",
    "The file is empty, or has nothing but white space in it. A spec is one JSON object; 'sdkgen "
      + "init' writes one to start from.")
  static let fileTooLarge = error(
    "file-too-large",
    "The file is larger than sdkgen reads. Check that it is a spec: API descriptions of that size "
      + "are unusual.")
  static let notUTF8 = error(
    "not-utf8",
    "JSON is UTF-8. The message contains the byte that is not, and the encoding it is likely to "
      + "be. Save the file as UTF-8; a byte order mark is allowed.")
}

extension Diagnostic {
  static func emptyFile(isBlank: Bool, at location: SourceLocation) -> Self {
    Self(
      .emptyFile, at: location,
      isBlank
        ? "expected a value but the file contains only white space"
        : "expected a value but the file is empty")
  }

  static func tooLarge(_ limit: Int, at location: SourceLocation) -> Self {
    Self(.fileTooLarge, at: location, "the file has more than \(limit) bytes")
  }

  /// The diagnostic for a file that is too large, or UTF-16 or UTF-32.
  static func otherEncoding(of bytes: UnsafeRawBufferPointer, in file: SourceFile) -> Self? {
    let start = file.location(of: 0..<0)
    if bytes.count > Tape.maximumSize { return tooLarge(Tape.maximumSize, at: start) }
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
    ]
    if let found = marks.first(where: { bytes.starts(with: $0.mark) }) {
      return otherEncoding(found.name, at: start)
    }
    // Without a mark, ASCII text in UTF-16 has a NUL in every other byte.
    if bytes.count >= 4, bytes[0] == 0 ? bytes[1] != 0 && bytes[2] == 0 : bytes[1] == 0 {
      return otherEncoding("UTF-16", at: start)
    }
    return nil
  }

  static func otherEncoding(_ name: String, at location: SourceLocation) -> Self {
    Self(.notUTF8, at: location, "the file is \(name); save it as UTF-8")
  }

  /// The byte at `position` begins no UTF-8 character.
  static func notUTF8(
    in bytes: UnsafeRawBufferPointer, position: Int, at location: SourceLocation
  ) -> Self {
    let byte = bytes[position]
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let guess =
      switch (byte, next) {
      case (0xA0..., 0x00...0x7F): "is it Latin-1? save it as UTF-8"
      case (0x80...0x9F, 0x00...0x7F): "is it Windows-1252? save it as UTF-8"
      default: "save it as UTF-8"
      }
    return Self(
      .notUTF8, at: location,
      "the file is not UTF-8: no character begins with the byte 0x\(hex(byte, width: 2)); \(guess)")
  }
}
