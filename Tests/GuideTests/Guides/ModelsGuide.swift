import Foundation
import SDKDemoBirdWatch
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Models.md.

private func symbol(of behaviour: Behaviour) -> String {
  switch behaviour {
  case .singing: "♪"
  case .feeding, .nesting, .inFlight: "•"
  case .unrecognized(let value): "? \(value)"
  }
}

private func summary(of evidence: Evidence) -> String {
  switch evidence {
  case .photo(let photo): "photo at \(photo.url)"
  case .song(let song): "recording \(song.recording)"
  case .unrecognized(let json): "something new: \(json.kind?.stringValue ?? "?")"
  }
}

private func newSighting(at place: Place) -> NewSighting {
  NewSighting(
    species: "PARMAJ", seenAt: .now, place: place, count: nil, behaviour: .singing,
    evidence: [.photo("https://birds.example/1.jpg")])
}

private func reviewDay(_ review: Review, in zone: TimeZone) -> Date? {
  guard let day: Day = review.by else { return nil }
  return day.start(in: zone)
}

private func days(_ date: Date) -> [Day?] {
  let first = Day("2026-03-01")
  let second = Day(year: 2026, month: 3, day: 2)
  let picked = Day(date, in: .current)
  return [first, second, picked]
}

private func clearCount(_ api: BirdWatchClient, _ id: UUID) async throws {
  try await api.sightings.correct(id: id, species: "PARMAJ", options: .init(nulls: ["count"]))
}

struct Profile: Codable {
  var nickname: Nullable<String>?
}

private func profiles() -> [Profile] {
  let unchanged = Profile(nickname: nil)
  let removed = Profile(nickname: .null)
  let changed = Profile(nickname: .value("jay"))
  return [unchanged, removed, changed]
}

enum ShopDelivery: WebhookUnion {
  case paid(order: Int)
  case unrecognized(JSON)

  init(from decoder: any Decoder) throws {
    let json = try JSON(from: decoder)
    if json.event == "paid", let order = json.order?.intValue {
      self = .paid(order: order)
    } else {
      self = .unrecognized(json)
    }
  }
}

private func receive(_ body: Data) throws -> Int? {
  let delivery = try ShopDelivery(delivery: body)
  if case .paid(let order) = delivery { return order }
  return nil
}

@Suite struct ModelsGuideTests {
  @Test func valuesAreKept() throws {
    #expect(symbol(of: "soaring") == "? soaring")
    let json: JSON = ["kind": "film", "minutes": 3]
    #expect(summary(of: .unrecognized(json)) == "something new: film")
    #expect(try JSON(["kind": "film"]) == ["kind": "\("fi")lm"])
    #expect(try JSON(Day("2026-03-01")) == "2026-03-01")
    #expect(try JSON(json) == json)
    #expect(newSighting(at: Place(lat: 1, lon: 2)).evidence?.count == 1)
    #expect(try receive(Data(#"{ "event": "paid", "order": 7 }"#.utf8)) == 7)
    let day = reviewDay(Review(ticket: 1, by: Day("2026-03-01")), in: .gmt)
    #expect(day == Date(timeIntervalSince1970: 1_772_323_200))
    let days = days(Date(timeIntervalSince1970: 0)).map { $0?.description }
    #expect(days.prefix(2) == ["2026-03-01", "2026-03-02"] && days[2] != nil)
  }

  @Test func nullIsNotAbsent() async throws {
    let texts = try profiles().map { try String(decoding: JSONEncoder().encode($0), as: UTF8.self) }
    #expect(texts == ["{}", #"{"nickname":null}"#, #"{"nickname":"jay"}"#])
    let mock = MockTransport().on(.any, .status(500))
    let api = BirdWatchClient(token: "secret", transport: mock)
    await #expect(throws: APIError.self) { try await clearCount(api, UUID()) }
    #expect(try mock.calls[0].body(as: JSON.self) == ["species": "PARMAJ", "count": nil])
  }
}
