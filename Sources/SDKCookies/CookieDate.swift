import Foundation
import SDKCore

/// The date of an `Expires` attribute, which servers write in many ways.
enum CookieDate {
  /// Reads a date by RFC 6265, §5.1.1: in any order a time, a day, a month and a year.
  static func parse(_ text: String) -> Date? {
    var time: [Int]?
    var (day, month, year): (Int?, Int?, Int?)
    for token in text.utf8.split(whereSeparator: isDelimiter).map({ Array($0) }) {
      if time == nil, let found = clock(token) {
        time = found
      } else if day == nil, let found = number(token, digits: 1...2) {
        day = found
      } else if month == nil, let found = monthNumber(token) {
        month = found
      } else if year == nil, let found = number(token, digits: 2...4) {
        year = found < 70 ? found + 2000 : found < 100 ? found + 1900 : found
      }
    }
    guard let time, let day, let month, let year, year >= 1601 else { return nil }
    var civil = CivilTime(year: year, month: month, day: day)
    (civil.hour, civil.minute, civil.second) = (time[0], time[1], time[2])
    return civil.isLegal && civil.second < 60 ? civil.date(offset: 0) : nil
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private static func clock(_ token: [UInt8]) -> [Int]? {
    let parts = token.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let numbers = parts.compactMap { number(Array($0), digits: 1...2) }
    return numbers.count == 3 ? numbers : nil
  }

  /// Returns the number a token begins with; what follows the digits does not matter.
  private static func number(_ token: [UInt8], digits: ClosedRange<Int>) -> Int? {
    let leading = token.prefix { (0x30...0x39).contains($0) }
    guard digits.contains(leading.count) else { return nil }
    return leading.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func monthNumber(_ token: [UInt8]) -> Int? {
    let start = String(decoding: token.prefix(3), as: UTF8.self).lowercased()
    return months.firstIndex(of: start).map { $0 + 1 }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
