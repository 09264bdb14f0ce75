/// A way of writing dates: letters `y M d H m s S`, quoted text, and anything else as itself.
///
/// As many digits as letters; a single letter takes one or two (`y`: up to nine) and writes as
/// many as needed.
struct DatePattern: Sendable {
  enum Unit: UInt8, Sendable {
    case year = 0x79  // y
    case month = 0x4D  // M
    case day = 0x64  // d
    case hour = 0x48  // H
    case minute = 0x6D  // m
    case second = 0x73  // s
    case fraction = 0x53  // S
  }

  private enum Token: Sendable {
    case number(Unit, width: Int)
    case byte(UInt8)
  }

  private let tokens: [Token]
  /// True if every letter has a meaning.
  let isLegal: Bool

  static let isoDay = DatePattern("yyyy-MM-dd")

  init(_ pattern: String) {
    var tokens: [Token] = []
    var isLegal = true
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "'") {
        tokens += Self.quoted(&rest).map(Token.byte)
      } else if let unit = Unit(rawValue: byte) {
        let run = rest.prefix { $0 == byte }.count
        tokens.append(.number(unit, width: min(run, 9)))
        rest.removeFirst(run)
      } else {
        isLegal = isLegal && !(byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
        tokens.append(.byte(byte))
        rest.removeFirst()
      }
    }
    self.tokens = tokens
    self.isLegal = isLegal
  }

  /// Returns the text between two quotes; a doubled quote is one, inside and outside.
  private static func quoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    rest.removeFirst()
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == quote else {
        text.append(byte)
        continue
      }
      if rest.first == quote {
        text.append(quote)
        rest.removeFirst()
      } else {
        break
      }
    }
    return text.isEmpty ? [quote] : text
  }

  /// Reads a text; nil unless it has this shape and the calendar such a time. Units the pattern
  /// lacks are those of 1970-01-01, midnight.
  func fields(of text: String) -> CivilTime? {
    guard isLegal else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var reader = DigitReader(bytes)
      var time = CivilTime(year: 1970, month: 1, day: 1)
      for token in tokens {
        switch token {
        case .byte(let byte):
          guard reader.skip(byte) else { return nil }
        case .number(let unit, let width):
          guard Self.read(unit, width, from: &reader, into: &time) else { return nil }
        }
      }
      return reader.isAtEnd && time.isLegal ? time : nil
    }
  }

  private static func read(
    _ unit: Unit, _ width: Int, from reader: inout DigitReader, into time: inout CivilTime
  ) -> Bool {
    let widths = width > 1 ? width...width : 1...(unit == .year || unit == .fraction ? 9 : 2)
    if unit == .fraction {
      guard let value = reader.fraction() else { return false }
      time.nanosecond = value
      return true
    }
    guard let value = reader.digits(widths) else { return false }
    switch unit {
    case .year: time.year = width == 2 ? value + (value < 70 ? 2000 : 1900) : value
    case .month: time.month = value
    case .day: time.day = value
    case .hour: time.hour = value
    case .minute: time.minute = value
    case .second: time.second = value
    case .fraction: break
    }
    return true
  }

  func write(_ time: CivilTime, to bytes: inout [UInt8]) {
    for token in tokens {
      switch token {
      case .byte(let byte): bytes.append(byte)
      case .number(let unit, let width): Self.write(unit, width, of: time, to: &bytes)
      }
    }
  }

  private static func write(
    _ unit: Unit, _ width: Int, of time: CivilTime, to bytes: inout [UInt8]
  ) {
    let value: Int
    switch unit {
    case .year: value = width == 2 ? time.year % 100 : time.year
    case .month: value = time.month
    case .day: value = time.day
    case .hour: value = time.hour
    case .minute: value = time.minute
    case .second: value = time.second
    case .fraction:
      var scaled = time.nanosecond
      for _ in width..<9 { scaled /= 10 }
      value = scaled
    }
    bytes.appendDigits(value, width: width > 1 ? width : String(value).utf8.count)
  }
}
