import Foundation

extension TapeValue {
  func bool() throws -> Bool {
    switch kind {
    case .true: return true
    case .false: return false
    default: throw mismatch(Bool.self)
    }
  }

  func string() throws -> String {
    let entry = entry
    guard entry.isString, absentKey == nil else { throw mismatch(String.self) }
    do throws(JSONSyntaxError) {
      return try tape.string(entry)
    } catch {
      throw malformed(error)
    }
  }

  /// Exact: a number is never rounded to be an integer.
  func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    switch kind {
    case .integer:
      let text = try numberText()
      guard let value = Value(jsonDigits: text) else { throw unfit() }
      return value
    case .number:
      guard let number = TapeNumber(tape.text(of: entry)) else { throw malformed(.malformedNumber) }
      guard let value = number.integer(type) else { throw unfit() }
      return value
    default: throw mismatch(type)
    }
  }

  /// Returns the digits of an integer, once it is seen that there are some, and no leading zeros.
  private func numberText() throws -> UnsafeBufferPointer<UInt8> {
    let text = tape.text(of: entry)
    let sign = text[0] == UInt8(ascii: "-") ? 1 : 0
    guard text.count > sign, text[sign] != UInt8(ascii: "0") || text.count == sign + 1 else {
      throw malformed(.malformedNumber)
    }
    return text
  }

  func double() throws -> Double {
    guard jsonKind == .number else { throw mismatch(Double.self) }
    if let value = Double(shortJSON: tape.text(of: entry)) { return value }
    return try floatingPoint(Double.self)
  }

  func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type
  ) throws -> Value {
    guard jsonKind == .number else { throw mismatch(type) }
    let text = tape.text(of: entry)
    guard let number = TapeNumber(text) else { throw malformed(.malformedNumber) }
    // Too large gives infinity, too small zero.
    guard let value = Value(String(decoding: text, as: UTF8.self)), value.isFinite,
      !value.isZero || number.isZero
    else { throw unfit() }
    return value
  }

  func decimal() throws -> Decimal {
    guard jsonKind == .number else { throw mismatch(Decimal.self) }
    let text = tape.text(of: entry)
    guard TapeNumber(text) != nil else { throw malformed(.malformedNumber) }
    guard let value = Decimal(string: String(decoding: text, as: UTF8.self)) else { throw unfit() }
    return value
  }

  func date() throws -> Date {
    guard entry.isString, absentKey == nil else {
      throw isNull ? mismatch(Date.self) : mismatch(String.self)
    }
    let date =
      kind == .plainString
      ? RFC3339.date(utf8: tape.text(of: entry)) : RFC3339.date(try string())
    guard let date else {
      throw DecodingError.unreadable("a date written as in RFC 3339", at: codingPath)
    }
    return date
  }

  func data() throws -> Data {
    if isNull { throw mismatch(Data.self) }
    guard let data = Data(base64Encoded: try string()) else {
      throw corrupted("Encountered Data is not valid Base64.")
    }
    return data
  }

  func url() throws -> URL {
    if isNull { throw mismatch(URL.self) }
    guard let url = URL(string: try string()) else { throw corrupted("Invalid URL string.") }
    return url
  }

  private func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
  }
}
