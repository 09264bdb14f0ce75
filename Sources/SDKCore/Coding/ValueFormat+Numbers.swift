extension ValueFormat where Value: TextNumber {
  /// A number written as text. A JSON number is read as well.
  public static func number(_ type: Value.Type) -> Self {
    Self(
      read: { try $0.number(type, "a number written as text") },
      write: { value, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(value.numberText)
      },
      texts: { (value) throws(RequestBuildingError) in .one(try value.finiteText()) })
  }
}

extension ValueFormat {
  /// A number written as text, where each of `nilTexts`, null and absence mean nil. Nil is not
  /// sent.
  public static func number<Number: TextNumber>(
    _ type: Number.Type, nilTexts: [String]
  ) -> ValueFormat<Number?> where Value == Number? {
    ValueFormat<Number?>(
      read: { source in
        if try source.isNil() { return nil }
        if let text = source.text() {
          if nilTexts.contains(text) { return nil }
          return try source.number(text, "a number written as text")
        }
        return try source.number(type, "a number written as text")
      },
      write: { value, encoder in
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value.numberText) } else { try container.encodeNil() }
      },
      texts: { (value) throws(RequestBuildingError) in
        guard let value else { return .none }
        return .one(try value.finiteText())
      })
  }
}

extension ValueFormat where Value == Bool {
  /// A Boolean written as one of two strings. JSON's `true` and `false` are read as well.
  public static func flag(_ whenTrue: String, _ whenFalse: String) -> Self {
    Self(
      read: { source in
        guard let text = source.text() else {
          return try source.decode(Bool.self)
        }
        if text == whenTrue { return true }
        if text == whenFalse { return false }
        throw DecodingError.unreadable("'\(whenTrue)' or '\(whenFalse)'", at: source.codingPath)
      },
      write: { value, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(value ? whenTrue : whenFalse)
      },
      texts: { (value) throws(RequestBuildingError) in .one(value ? whenTrue : whenFalse) })
  }
}

extension ValueSource {
  /// Reads a number, or text that is one.
  func number<Number: TextNumber>(_ type: Number.Type, _ expected: String) throws -> Number {
    guard let text = text() else { return try decode(type) }
    return try number(text, expected)
  }

  fileprivate func number<Number: TextNumber>(_ text: String, _ expected: String) throws -> Number {
    let bare = text.trimmingSpaces
    guard let value = Number(numberText: bare) else {
      throw DecodingError.unreadable(expected, at: codingPath)
    }
    return value
  }
}

extension String {
  /// Without spaces and line ends around it.
  var trimmingSpaces: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
    guard let first = utf8.first, let last = utf8.last, isSpace(first) || isSpace(last) else {
      return self
    }
    let start = self[...].utf8.drop(while: isSpace)
    let end = start.lastIndex { !isSpace($0) }.map(start.index(after:)) ?? start.startIndex
    return String(self[start.startIndex..<end])
  }
}
