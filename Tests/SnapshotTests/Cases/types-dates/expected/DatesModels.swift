// Made by sdkgen for Dates. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Event: Codable, HashableModel, Sendable {
  public var at: Date
  public var day: Day
  public var compact: Day?
  public var seconds: Date
  public var millis: Date?
  public var local: Date
  public var stamps: [Date]
  public var byName: [String: Date]?

  public init(
    at: Date, day: Day, seconds: Date, local: Date, stamps: [Date], compact: Day? = nil,
    millis: Date? = nil, byName: [String: Date]? = nil
  ) {
    self.at = at
    self.day = day
    self.compact = compact
    self.seconds = seconds
    self.millis = millis
    self.local = local
    self.stamps = stamps
    self.byName = byName
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      at: fields.decode(Date.self, "at"), day: fields.decode(Day.self, "day"),
      seconds: fields.decode("seconds", as: .unixSeconds),
      local: fields.decode("local", as: .pattern("yyyy-MM-dd HH:mm", zone: "Asia/Seoul")),
      stamps: fields.decode("stamps", as: .array(.unixSeconds)),
      compact: fields.decodeIfPresent("compact", as: .day("yyyyMMdd")),
      millis: fields.decodeIfPresent("millis", as: .unixMilliseconds),
      byName: fields.decodeIfPresent(
        "byName", as: .dictionary(.pattern("d.M.yyyy 'um' H:mm", zone: "Europe/Berlin"))))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(at, "at")
    try fields.encode(day, "day")
    try fields.encodeIfPresent(compact, "compact", as: .day("yyyyMMdd"))
    try fields.encode(seconds, "seconds", as: .unixSeconds)
    try fields.encodeIfPresent(millis, "millis", as: .unixMilliseconds)
    try fields.encode(local, "local", as: .pattern("yyyy-MM-dd HH:mm", zone: "Asia/Seoul"))
    try fields.encode(stamps, "stamps", as: .array(.unixSeconds))
    try fields.encodeIfPresent(
      byName, "byName", as: .dictionary(.pattern("d.M.yyyy 'um' H:mm", zone: "Europe/Berlin")))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.at, b.at)
    pairs.add(a.day, b.day)
    pairs.add(a.compact, b.compact)
    pairs.add(a.seconds, b.seconds)
    pairs.add(a.millis, b.millis)
    pairs.add(a.local, b.local)
    pairs.add(a.stamps, b.stamps)
    pairs.add(a.byName, b.byName)
  }
}
