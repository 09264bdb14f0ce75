package import Foundation

/// Dates as JSON writes them: `2024-04-11T14:00:00Z`.
///
/// By hand, because `ISO8601DateFormatter` takes either the form with a fraction or the one
/// without, is not sendable, and needs nine times as long.
package enum RFC3339 {
  /// What errors say of other texts: most of them lack the offset.
  static let expected = "a date written as in RFC 3339, with its offset from UTC"

  /// Reads a date and time with or without fraction, zone as `Z` or offset; or a date alone,
  /// which is its midnight in UTC.
  package static func date(_ text: String) -> Date? {
    var text = text
    return text.withUTF8 { date(utf8: $0) }
  }

  static func date(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    var reader = DigitReader(bytes)
    guard let time = fullDate(&reader) else { return nil }
    if reader.isAtEnd { return time.isLegal ? time.date(offset: 0) : nil }
    return clock(&reader, from: time)
  }

  private static func fullDate(_ reader: inout DigitReader) -> CivilTime? {
    guard let year = reader.digits(4), reader.skip("-"), let month = reader.digits(2),
      reader.skip("-"), let day = reader.digits(2)
    else { return nil }
    return CivilTime(year: year, month: month, day: day)
  }

  private static func clock(_ reader: inout DigitReader, from day: CivilTime) -> Date? {
    var time = day
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.digits(2), reader.skip(":"), let minute = reader.digits(2)
    else { return nil }
    (time.hour, time.minute) = (hour, minute)
    if reader.skip(":") {
      guard let second = reader.digits(2) else { return nil }
      time.second = second
      if reader.skip(".") || reader.skip(",") {
        guard let fraction = reader.fraction() else { return nil }
        time.nanosecond = fraction
      }
    }
    guard let offset = zone(&reader), reader.isAtEnd, time.isLegal else { return nil }
    return time.date(offset: offset)
  }

  /// Seconds ahead of UTC.
  private static func zone(_ reader: inout DigitReader) -> Int? {
    if reader.skip("Z") || reader.skip("z") { return 0 }
    let sign = reader.skip("-") ? -1 : 1
    guard sign < 0 || reader.skip("+"), let hours = reader.digits(2) else { return nil }
    let minutes = reader.skip(":") || !reader.isAtEnd ? reader.digits(2) : 0
    guard let minutes, hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  /// Writes UTC, with three digits of a second (or six, if needed) only when there is a fraction;
  /// nil beyond the years 0 to 9999.
  package static func text(_ date: Date) -> String? {
    guard let time = CivilTime(date, offset: 0) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(27)
    seconds.write(time, to: &bytes)
    let micros = time.nanosecond / 1000
    if micros > 0 {
      bytes.append(UInt8(ascii: "."))
      let short = micros % 1000 == 0
      bytes.appendDigits(short ? micros / 1000 : micros, width: short ? 3 : 6)
    }
    bytes.append(UInt8(ascii: "Z"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let seconds = DatePattern("yyyy-MM-dd'T'HH:mm:ss")
}
