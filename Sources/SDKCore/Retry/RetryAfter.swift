import Foundation

/// The time for which a server asks its callers to wait.
enum RetryAfter {
  /// Reads `Retry-After`, seconds or a date; nil where there is none or it makes no sense.
  ///
  /// A date is measured against the server's own `Date`, so that a device's wrong clock does not
  /// matter.
  static func duration(_ headers: HTTPHeaders, now: Date = Date()) -> Duration? {
    guard let text = headers["Retry-After"] else { return nil }
    if let seconds = seconds(text) {
      return seconds >= 0 ? Duration(clampingSeconds: seconds) : nil
    }
    guard let date = HTTPDate.parse(text) else { return nil }
    let start = headers["Date"].flatMap(HTTPDate.parse) ?? now
    return max(.zero, Duration(clampingSeconds: date.timeIntervalSince(start)))
  }

  private static func seconds(_ text: String) -> Double? {
    guard text.isWithin(.decimal) else { return nil }
    return Double(text)
  }
}
