import Foundation
import SDKContract
import SDKDemoBirdWatch
import SDKDemoJSONPlaceholder
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

/// The client of a spec talks to a server made from the same spec.
struct FakeServerTests {
  private let server = FakeServer(BirdWatchContract.self, seed: 7)
  private var api: BirdWatchClient { BirdWatchClient(token: "t", transport: server) }

  @Test func whatIsCreatedIsReadChangedListedAndDeleted() async throws {
    let page = try await api.sightings.list()
    #expect(page.items.count == 3)
    let first = try #require(page.items.first)
    #expect(try await api.sightings.get(id: first.id) == first)

    let added = try await api.sightings.add(
      species: "turdus-merula", seenAt: Date(timeIntervalSince1970: 1_000_000),
      place: Place(lat: 52.5, lon: 13.4), count: 2)
    guard case .created(let sighting) = added else {
      Issue.record("\(added) is not what was added")
      return
    }
    #expect(sighting.species == "turdus-merula" && sighting.count == 2)
    #expect(sighting.place == Place(lat: 52.5, lon: 13.4))
    #expect(try await api.sightings.get(id: sighting.id) == sighting)
    #expect(try await api.sightings.list().items.map(\.id).last == sighting.id)

    let changed = try await api.sightings.correct(id: sighting.id, count: 5)
    #expect(changed.count == 5 && changed.species == "turdus-merula")
    #expect(try await api.sightings.get(id: sighting.id) == changed)

    try await api.client.send(SightingsEndpoint.withdraw(id: sighting.id))
    await #expect {
      try await api.sightings.get(id: sighting.id)
    } throws: { error in
      (error as? APIError)?.status == 404
    }
    #expect(try await api.sightings.list().items == page.items)
    try server.verify()
  }

  @Test func everyKindOfAnswerIsDecoded() async throws {
    let guesses = try await api.recordings.upload(
      sound: UploadFile(data: Data([1, 2]), fileName: "a.wav", contentType: "audio/wav"),
      place: Place(lat: 1, lon: 2), tags: ["dawn"])
    #expect(!guesses.isEmpty)
    #expect(try await !api.recordings.sound(number: 3).isEmpty)
    var kinds: Set<String> = []
    for try await event in api.live.watch(area: Area(center: "Berlin")) {
      switch event {
      case .arrival: kinds.insert("arrival")
      case .departure: kinds.insert("departure")
      default: kinds.insert("other")
      }
    }
    #expect(!kinds.isEmpty && !kinds.contains("other"))
    #expect(try await !api.account.logIn(user: "ada", password: "x").accessToken.isEmpty)
    try server.verify()
  }

  /// A spec in the native format says the same about its server.
  @Test func aNativeSpecHasAServerToo() async throws {
    let server = FakeServer(JSONPlaceholderContract.self, seed: 7)
    let api = JSONPlaceholderClient(transport: server)
    let posts = try await api.posts.list()
    let added = try await api.posts.create(userID: 4, title: "New", body: "Text")
    #expect(try await api.posts.get(id: added.id) == added && added.title == "New")
    #expect(try await api.posts.list() == posts + [added])
    #expect(try await api.posts.list(userID: 4).contains(added))
    let changed = try await api.posts.change(id: added.id, title: "Other")
    #expect(changed.title == "Other" && changed.body == "Text")
    let replaced = try await api.posts.replace(id: added.id, userID: 5, title: "A", body: "B")
    #expect(replaced == Post(userID: 5, title: "A", body: "B", id: added.id))
    try await api.posts.remove(id: added.id)
    #expect(try await api.posts.list() == posts)
    let users = try await api.users.list()
    let user = try #require(users.first)
    #expect(try await api.users.get(id: user.id) == user)
    #expect(try await !api.albums.photos(id: 1).isEmpty)
    try server.verify()
  }

  @Test func equalSeedsLeadToEqualAnswers() async throws {
    let other = BirdWatchClient(
      token: "t", transport: FakeServer(BirdWatchContract.self, seed: 7))
    let third = BirdWatchClient(
      token: "t", transport: FakeServer(BirdWatchContract.self, seed: 8))
    let page = try await api.sightings.list()
    #expect(try await other.sightings.list() == page)
    #expect(try await third.sightings.list() != page)
  }
}
