package import Foundation

/// A date and time as clocks show it, with the arithmetic of the Gregorian calendar.
///
/// Seconds since 1970 are counted in 64 bits: an `Int` of a watch ends in 2038.
package struct CivilTime: Equatable {
  var year: Int
  var month: Int
  package var day: Int
  package var hour = 0
  package var minute = 0
  package var second = 0
  var nanosecond = 0

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The time that a clock `offset` seconds ahead of UTC shows; nil beyond the years 0 to 9999.
  ///
  /// Rounded to microseconds, about what a `Date` of our century can tell apart.
  package init?(_ date: Date, offset: Int) {
    let seconds = date.timeIntervalSince1970
    // fits: a comparison of floating-point numbers
    guard seconds > -62_167_305_600, seconds < 253_402_387_200 else { return nil }
    // fits: by the guard
    var whole = Int64(seconds.rounded(.down))
    // fits: at most a million
    var micros = Int(((seconds - Double(whole)) * 1_000_000).rounded())
    if micros == 1_000_000 { (whole, micros) = (whole + 1, 0) }
    let local = whole + Int64(offset)
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    (year, month, day) = Self.civil(fromDays: days)
    guard (0...9999).contains(year) else { return nil }
    let rest = Int(local - days * 86_400)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    nanosecond = micros * 1000
  }

  /// 24:00 is the next midnight; second 60 the next minute.
  package var isLegal: Bool {
    (1...12).contains(month) && day >= 1 && day <= Self.days(inMonth: month, of: year)
      && (hour < 24 || hour == 24 && minute == 0 && second == 0 && nanosecond == 0)
      && minute < 60 && second <= 60
  }

  /// Returns the moment at which a clock `offset` seconds ahead of UTC shows this.
  package func date(offset: Int) -> Date {
    Date(timeIntervalSince1970: Double(localSeconds - Int64(offset)) + Double(nanosecond) / 1e9)
  }

  /// Returns the moment at which clocks in `zone` show this; the first, when they show it twice.
  package func date(in zone: TimeZone) -> Date {
    let guess = zone.secondsFromGMT(for: date(offset: 0))
    return date(offset: zone.secondsFromGMT(for: date(offset: guess)))
  }

  private var localSeconds: Int64 {
    Self.days(fromYear: Int64(year), month: month, day: day) * 86_400
      + Int64(hour * 3600 + minute * 60 + second)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01; years begin in March, so that the leap day comes last.
  private static func days(fromYear year: Int64, month: Int, day: Int) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + Int64(dayOfYear)
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(fromDays days: Int64) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = Int((shifted >= 0 ? shifted : shifted - 146_096) / 146_097)
    let dayOfEra = Int(shifted - Int64(era) * 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
  }
}
