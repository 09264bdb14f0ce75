public import Foundation

extension ValueFormat where Value == Date {
  /// `2024-04-11T14:00:00Z`; read with or without fraction, with any offset, or as a date alone.
  public static var rfc3339: Self { Formats.rfc3339 }

  /// Seconds since 1970, as a number; read from text as well.
  public static var unixSeconds: Self { Formats.unixSeconds }

  /// Milliseconds since 1970, as a number; read from text as well.
  public static var unixMilliseconds: Self { Formats.unixMilliseconds }

  /// A date as clocks in `zone` show it (an identifier such as `Asia/Seoul`; nil: UTC).
  ///
  /// Letters `y M d H m s S` stand for digits, quoted text and other characters for themselves.
  /// 24:00 is read as the next midnight. A zone or letter that is unknown makes every value
  /// unreadable and unwritable.
  public static func pattern(_ pattern: String, zone: String? = nil) -> Self {
    let compiled = ZonedPattern.cached(pattern, zone: zone)
    return Self(
      expected: "a date written as '\(pattern)'", parse: { compiled.date($0) },
      text: { compiled.text($0) })
  }
}

extension ValueFormat where Value == Data {
  /// Base64 in a JSON string, for where `Data` itself would stand for the bytes of a response.
  public static var base64: Self {
    Self(
      decode: { try $0.singleValueContainer().decode(Data.self) },
      encode: { data, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(data)
      },
      text: { $0.base64EncodedString() })
  }
}

extension ValueFormat where Value == Day {
  /// A day written as `pattern`, for example `yyyyMMdd`; letters as in dates.
  public static func day(_ pattern: String) -> Self {
    let compiled = ZonedPattern.cached(pattern, zone: nil)
    return Self(
      expected: "a day written as '\(pattern)'", parse: { compiled.day($0) },
      text: { compiled.text($0) })
  }
}

/// A pattern with its zone, compiled once.
struct ZonedPattern: Sendable {
  let pattern: DatePattern
  /// Nil: unknown.
  let zone: TimeZone?

  private static let cache = Locked<[(pattern: String, zone: String?, compiled: ZonedPattern)]>([])

  /// Patterns come from specs, so the cache stays as small as they are.
  static func cached(_ pattern: String, zone: String?) -> ZonedPattern {
    cache.with { cache in
      let known = cache.first { $0.pattern == pattern && $0.zone == zone }
      if let known { return known.compiled }
      let found = zone.map { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: 0)
      let compiled = ZonedPattern(pattern: DatePattern(pattern), zone: found)
      cache.append((pattern, zone, compiled))
      return compiled
    }
  }

  func date(_ text: String) -> Date? {
    guard let zone, let time = pattern.fields(of: text) else { return nil }
    return time.date(in: zone)
  }

  func day(_ text: String) -> Day? {
    guard let time = pattern.fields(of: text) else { return nil }
    return Day(year: time.year, month: time.month, day: time.day)
  }

  func text(_ date: Date) -> String? {
    guard let zone else { return nil }
    return CivilTime(date, offset: 0).flatMap { _ in
      CivilTime(date, offset: zone.secondsFromGMT(for: date))
    }.flatMap(text)
  }

  func text(_ day: Day) -> String? {
    text(CivilTime(year: day.year, month: day.month, day: day.day))
  }

  private func text(_ time: CivilTime) -> String? {
    guard pattern.isLegal else { return nil }
    var bytes: [UInt8] = []
    pattern.write(time, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The formats that need no argument, made once: static members of generic types cannot be stored.
private enum Formats {
  static let rfc3339 = ValueFormat<Date>(
    expected: RFC3339.expected, parse: { RFC3339.date($0) },
    text: { RFC3339.text($0) })
  static let unixSeconds = unix(1)
  static let unixMilliseconds = unix(1000)

  private static func unix(_ scale: Double) -> ValueFormat<Date> {
    ValueFormat(
      read: { source in
        Date(timeIntervalSince1970: try source.number(Double.self, "a number") / scale)
      },
      write: { date, encoder in
        var container = encoder.singleValueContainer()
        let value = units(date, scale)
        if let whole = Int64(exactly: value) {
          try container.encode(whole)
        } else {
          try container.encode(value)
        }
      },
      texts: { (date) throws(RequestBuildingError) in
        .one(try units(date, scale).finiteText())
      })
  }

  /// Rounds to the microsecond, so that the arithmetic of `Date` leaves no noise in the digits.
  private static func units(_ date: Date, _ scale: Double) -> Double {
    let micros = (date.timeIntervalSince1970 * 1_000_000).rounded()
    return micros / (1_000_000 / scale)
  }
}
