package import Foundation

/// Dates of HTTP headers, in the three forms of RFC 9110, §5.6.7.
package enum HTTPDate {
  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6
  /// 08:49:37 1994`; nil for anything else.
  package static func parse(_ text: String) -> Date? {
    let words = text.split { $0 == " " || $0 == "-" || $0 == "," }
    if text.contains(",") {
      guard words.count == 6, words[5] == "GMT" else { return nil }
      return date(day: words[1], month: words[2], year: words[3], time: words[4])
    }
    guard words.count == 5 else { return nil }
    return date(day: words[2], month: words[1], year: words[4], time: words[3])
  }

  private static func date(
    day: Substring, month: Substring, year: Substring, time: Substring
  ) -> Date? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard let month = months.firstIndex(of: String(month)), let day = number(day),
      let year = fullYear(year), clock.count == 3,
      let hour = clock[0], let minute = clock[1], let second = clock[2]
    else { return nil }
    var civil = CivilTime(year: year, month: month + 1, day: day)
    (civil.hour, civil.minute, civil.second) = (hour, minute, second)
    return civil.isLegal ? civil.date(offset: 0) : nil
  }

  /// Reads a year; two digits are the years 1970 to 2069.
  private static func fullYear(_ text: Substring) -> Int? {
    guard let year = number(text) else { return nil }
    switch text.utf8.count {
    case 2: return year < 70 ? 2000 + year : 1900 + year
    case 4: return year
    default: return nil
    }
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 4, text.isWithin(.digits)
    else { return nil }
    return Int(text)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
