import Foundation

extension JSONTape {
  func bool(at position: TapePosition) throws -> Bool {
    switch kind(at: position) {
    case .true: return true
    case .false: return false
    default: throw mismatch(Bool.self, at: position)
    }
  }

  func string(at position: TapePosition) throws -> String {
    guard position.absentIndex == nil, entries[position.index].isString else {
      throw mismatch(String.self, at: position)
    }
    do throws(JSONSyntaxError) {
      return try string(entries[position.index])
    } catch {
      throw malformed(error, at: position)
    }
  }

  /// Returns a string; nil where the value is not one, or is malformed.
  func text(at position: TapePosition) -> String? {
    guard position.absentIndex == nil, entries[position.index].isString else { return nil }
    return try? string(entries[position.index])
  }

  /// Exact: a number is never rounded to be an integer.
  func integer<Value: FixedWidthInteger>(
    _ type: Value.Type, at position: TapePosition
  ) throws -> Value {
    guard jsonKind(at: position) == .number else { throw mismatch(type, at: position) }
    guard let value = try exactInteger(type, at: position) else { throw unfit(at: position) }
    return value
  }

  /// Returns nil for a number that does not fit.
  func exactInteger<Value: FixedWidthInteger>(
    _ type: Value.Type, at position: TapePosition
  ) throws -> Value? {
    try wholeNumber(at: position)?.value(as: type)
  }

  private func wholeNumber(at position: TapePosition) throws -> WholeNumber? {
    let entry = entries[position.index]
    let text = text(of: entry)
    if entry.kind == .integer {
      let sign = text[0] == UInt8(ascii: "-") ? 1 : 0
      guard text.count > sign, text[sign] != UInt8(ascii: "0") || text.count == sign + 1 else {
        throw malformed(.malformedNumber, at: position)
      }
      return WholeNumber(text)
    }
    guard let number = TapeNumber(text) else { throw malformed(.malformedNumber, at: position) }
    return number.whole
  }

  func double(at position: TapePosition) throws -> Double {
    guard jsonKind(at: position) == .number else { throw mismatch(Double.self, at: position) }
    if let value = Double(shortJSON: text(of: entries[position.index])) { return value }
    return try floatingPoint(Double.self, at: position)
  }

  func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type, at position: TapePosition
  ) throws -> Value {
    guard jsonKind(at: position) == .number else { throw mismatch(type, at: position) }
    let text = text(of: entries[position.index])
    guard let number = TapeNumber(text) else { throw malformed(.malformedNumber, at: position) }
    // Too large gives infinity, too small zero.
    guard let value = Value(String(decoding: text, as: UTF8.self)), value.isFinite,
      !value.isZero || number.isZero
    else { throw unfit(at: position) }
    return value
  }

  func decimal(at position: TapePosition) throws -> Decimal {
    guard jsonKind(at: position) == .number else { throw mismatch(Decimal.self, at: position) }
    let text = text(of: entries[position.index])
    guard TapeNumber(text) != nil else { throw malformed(.malformedNumber, at: position) }
    guard let value = Decimal(string: String(decoding: text, as: UTF8.self)) else {
      throw unfit(at: position)
    }
    return value
  }

  func date(at position: TapePosition) throws -> Date {
    let date: Date?
    switch kind(at: position) {
    case .null: throw mismatch(Date.self, at: position)
    case .plainString: date = RFC3339.date(utf8: text(of: entries[position.index]))
    default: date = RFC3339.date(try string(at: position))
    }
    guard let date else {
      throw DecodingError.unreadable(RFC3339.expected, at: path(to: position))
    }
    return date
  }

  func data(at position: TapePosition) throws -> Data {
    if kind(at: position) == .null { throw mismatch(Data.self, at: position) }
    guard let data = Data(base64Encoded: try string(at: position)) else {
      throw corrupted("Encountered Data is not valid Base64.", at: position)
    }
    return data
  }

  func url(at position: TapePosition) throws -> URL {
    if kind(at: position) == .null { throw mismatch(URL.self, at: position) }
    guard let url = URL(string: try string(at: position)) else {
      throw corrupted("Invalid URL string.", at: position)
    }
    return url
  }
}
