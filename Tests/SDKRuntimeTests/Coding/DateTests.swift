import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

@Suite(.timeLimit(.minutes(15))) struct DateTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2024-04-11T14:00:00Z", 1_712_844_000),
    ("2024-04-11T23:00:00+09:00", 1_712_844_000), ("2024-04-11T14:00:00.5Z", 1_712_844_000.5),
    ("2024-04-11t14:00:00.123456789z", 1_712_844_000.123456789),
    ("2024-04-11 14:00:00Z", 1_712_844_000), ("2024-04-11T14:00Z", 1_712_844_000),
    ("2024-04-11T07:30:00-0630", 1_712_844_000), ("2024-04-11T15:00:00+01", 1_712_844_000),
    ("2024-04-11", 1_712_793_600), ("2024-02-29", 1_709_164_800), ("1969-12-31T23:59:59Z", -1),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("2024-04-10T24:00:00Z", 1_712_793_600),
    ("0000-01-01", -62_167_219_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("1900-03-01", -2_203_891_200),
  ])
  func rfc3339IsRead(text: String, seconds: Double) {
    #expect(RFC3339.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2024", "2024-13-01", "2024-02-30", "2023-02-29", "2024-04-11T25:00:00Z", "2024-04-11T",
    "2024-04-11T14:00:00", "2024-04-11T14:60:00Z", "2024-04-11T24:00:01Z", "24-04-11",
    "2024-04-11T14:00:00.Z", "2024-04-11T14:00:00Zx", "2024-04-11T14:00:00+25:00", "abc",
    "2024-04-11T14:00:00+09:", "２０２４-04-11", "2024-00-11", "2024-04-00", "-024-04-11",
  ])
  func whatIsNoDateIsRefused(text: String) {
    #expect(RFC3339.date(text) == nil)
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (1_712_844_000.5, "2024-04-11T14:00:00.500Z"),
    (-0.5, "1969-12-31T23:59:59.500Z"), (1_712_844_000.123456, "2024-04-11T14:00:00.123456Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (0.9999999, "1970-01-01T00:00:01Z"),
  ])
  func rfc3339IsWritten(seconds: Double, text: String) {
    #expect(RFC3339.text(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e18, -1e18, 253_402_300_800])
  func datesBeyondTheCalendarHaveNoText(seconds: Double) {
    #expect(RFC3339.text(Date(timeIntervalSince1970: seconds)) == nil)
  }

  @Test func everyDayRoundTrips() {
    for day in stride(from: -719_528, through: 2_932_896, by: 997) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 3661)
      #expect(RFC3339.text(date).flatMap(RFC3339.date) == date)
    }
  }

  @Test(arguments: [
    ("yyyy-MM-dd HH:mm", "2024-04-11 14:00", 1_712_811_600.0),
    ("yyyy-MM-dd HH:mm", "2024-04-10 24:00", 1_712_761_200),
    ("yyyyMMddHHmmss", "20240411140000", 1_712_811_600),
    ("yyyy-MM-dd'T'HH:mm:ss.SSS", "2024-04-11T14:00:00.250", 1_712_811_600.25),
    ("d/M/yy H:m", "1/2/24 3:04", 1_706_724_240),
    ("yyyy'년' M'월' d'일'", "2024년 4월 11일", 1_712_761_200),
    ("'o''clock' H", "o'clock 9", 0),
  ])
  func patternsAreReadInTheirZone(pattern: String, text: String, seconds: Double) {
    let zoned = ZonedPattern.cached(pattern, zone: "Asia/Seoul")

    #expect(zoned.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    ("yyyyMMdd", "2024411"), ("yyyy-MM-dd", "2024-4-11"), ("HH:mm", "24:01"), ("HH", "1"),
    ("yyyy-MM-dd", "2024-02-30"), ("yyyy", "20245"), ("yyyy QQ", "2024 01"),
  ])
  func anotherShapeIsRefused(pattern: String, text: String) {
    #expect(ZonedPattern.cached(pattern, zone: nil).date(text) == nil)
  }

  @Test func aPatternWritesWhatItReads() {
    let date = Date(timeIntervalSince1970: 1_712_811_600)

    let text = ZonedPattern.cached("yyyy-MM-dd'T'H:mm:ss.SSS", zone: "Asia/Seoul").text(date)

    #expect(text == "2024-04-11T14:00:00.000")
  }

  @Test func summerTimeIsTheZones() {
    let zoned = ZonedPattern.cached("yyyy-MM-dd HH:mm", zone: "Europe/Berlin")

    #expect(zoned.date("2024-07-01 12:00")?.timeIntervalSince1970 == 1_719_828_000)
    #expect(zoned.date("2024-01-01 12:00")?.timeIntervalSince1970 == 1_704_106_800)
  }

  @Test func anUnknownZoneReadsNothing() {
    #expect(ZonedPattern.cached("yyyy", zone: "Mars/Base").date("2024") == nil)
    #expect(ZonedPattern.cached("yyyy", zone: "Mars/Base").text(Date()) == nil)
  }

  @Test func daysAreChecked() throws {
    let day = try #require(Day("2024-02-29"))

    #expect(Day("2023-02-29") == nil && Day("2024-2-9") == nil && Day("x") == nil)
    #expect(day.description == "2024-02-29")
    let next = try #require(Day(year: 2024, month: 3, day: 1))
    #expect(day < next)
    let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))
    #expect(Day(day.start(in: seoul), in: seoul) == day)
    #expect(Day(Date(timeIntervalSince1970: .nan), in: seoul) == nil)
  }
}
