public import Foundation

/// A day of the Gregorian calendar, without time or zone. Coded as `yyyy-MM-dd`.
public struct Day: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// 0 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// Nil unless the calendar has such a day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilTime.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// What samples have where a text is no day: the first of March 2026.
  package static let sample = Self()

  private init() { (year, month, day) = (2026, 3, 1) }

  /// Reads `yyyy-MM-dd`.
  public init?(_ description: String) {
    guard let fields = DatePattern.isoDay.fields(of: description),
      let day = Day(year: fields.year, month: fields.month, day: fields.day)
    else { return nil }
    self = day
  }

  /// The day that the clock in `zone` shows at `date`; nil beyond the years 0 to 9999.
  public init?(_ date: Date, in zone: TimeZone) {
    guard let time = CivilTime(date, offset: zone.secondsFromGMT(for: date)) else { return nil }
    self.init(year: time.year, month: time.month, day: time.day)
  }

  /// Returns midnight of this day in `zone`.
  public func start(in zone: TimeZone) -> Date {
    CivilTime(year: year, month: month, day: day).date(in: zone)
  }

  public var description: String {
    var bytes: [UInt8] = []
    DatePattern.isoDay.write(CivilTime(year: year, month: month, day: day), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Day: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = Day(try container.decode(String.self)) else {
      throw DecodingError.unreadable("a day written as yyyy-MM-dd", at: container.codingPath)
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
