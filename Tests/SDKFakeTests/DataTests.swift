import Foundation
import SDKCore
import SDKDemoBirdWatch
import SDKFake
import SDKRuntime
import Testing

/// Records that a server has in the beginning, and those of one moment.
struct DataTests {
  private static let mia: JSON = ["id": 4, "name": "Mia", "kind": "cat"]

  private func names(_ server: FakeServer) throws -> [String?] {
    try server.answered("GET /v1/pets").body?["data"]?.arrayValue?.map { $0["name"]?.stringValue }
      ?? []
  }

  @Test func recordsAreThereInTheBeginning() throws {
    let server = try FakeServer(
      ShopContract.self,
      data: [
        "/pets": [Self.mia, ["name": "Bo", "kind": "dog"]], "/owners/7/visits": [] as [JSON],
      ])
    #expect(try names(server) == ["Mia", "Bo"])
    #expect(try server.answered("GET /v1/pets/4").body == Self.mia)
    // One without an identity is given one, and so is the next that is made.
    #expect(try server.records(of: "/pets")[1]["id"] == 2)
    let made = try server.answered(
      "POST /v1/pets", ["Authorization": "Bearer t", "Idempotency-Key": UUID().uuidString],
      #"{"name": "Kit", "kind": "cat"}"#)
    #expect(made.status == 201 && made.body?["id"] == 3)
    #expect(try server.answered("GET /v1/owners/7/visits").body == [])
    // Somebody has said what there is, so nothing else is.
    #expect(try server.answered("GET /v1/pets/9").status == 404)
    // Of these nobody has said anything.
    #expect(try server.answered("GET /v1/owners/8/visits").body?.arrayValue?.count == 3)
  }

  @Test func recordsMayBeWhatTheSpecForbids() throws {
    let server = try FakeServer(
      ShopContract.self, data: ["/pets": [["id": 1, "name": "m"] as JSON]])
    #expect(try server.records(of: "/pets") == [["id": 1, "name": "m"]])
    // What is answered is valid all the same.
    let pet = try #require(try server.answered("GET /v1/pets/1").body)
    #expect(pet["id"] == 1 && pet["kind"] != nil)
    #expect(pet["name"]?.stringValue?.first?.isUppercase == true)
  }

  @Test func filesOfAFolderAreCollections() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "owners/7")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(#"[{"id": 4, "name": "Mia", "kind": "cat"}]"#.utf8)
      .write(to: folder.appending(path: "pets.json"))
    try Data(#"[{"visitId": "v", "ownerId": 7}]"#.utf8)
      .write(to: inner.appending(path: "visits.json"))
    try Data("notes".utf8).write(to: folder.appending(path: "README.md"))
    let server = try FakeServer(ShopContract.self, data: .folder(folder))
    #expect(try server.answered("GET /v1/pets/4").body == Self.mia)
    #expect(try server.answered("GET /v1/owners/7/visits/v").status == 200)
    #expect(try server.answered("GET /v1/owners/8/visits/v").status == 404)

    try Data("[1]".utf8).write(to: folder.appending(path: "pets.json"))
    try Data("{".utf8).write(to: inner.appending(path: "visits.json"))
    let unreadable = #expect(throws: FakeDataError.self) {
      try FakeServer(ShopContract.self, data: .folder(folder))
    }
    #expect(unreadable?.problems.count == 2)
    #expect(unreadable?.problems.last == "'pets.json' has 1 at 0, not an object")
    try Data("[]".utf8).write(to: folder.appending(path: "pets.json"))
    try FileManager.default.moveItem(
      at: inner.appending(path: "visits.json"), to: folder.appending(path: "other"))
    try Data("[]".utf8).write(to: folder.appending(path: "cats.json"))
    let unknown = #expect(throws: FakeDataError.self) {
      try FakeServer(ShopContract.self, data: .folder(folder))
    }
    #expect(
      unknown?.description
        == "'cats.json': there is no collection '/cats'; there are /owners/{ownerId}/visits, /pets")
    #expect(throws: FakeDataError.self) {
      try FakeServer(ShopContract.self, data: .folder(folder.appending(path: "nowhere")))
    }
  }

  @Test func aServerGoesBackToAMoment() throws {
    let server = try FakeServer(ShopContract.self, data: ["/pets": [Self.mia]])
    let key: HTTPHeaders = ["Authorization": "Bearer t", "Idempotency-Key": UUID().uuidString]
    let begun = server.snapshot()
    _ = try server.answered("POST /v1/pets", key, #"{"name": "Kit", "kind": "cat"}"#)
    let two = server.snapshot()
    #expect(two != begun)
    _ = try server.answered("DELETE /v1/pets/4", key)
    #expect(try names(server) == ["Kit"])
    server.reset(to: two)
    #expect(try names(server) == ["Mia", "Kit"] && server.snapshot() == two)
    server.reset()
    #expect(try names(server) == ["Mia"] && server.snapshot() == begun)
    try server.verify()
  }

  @Test func valuesOfTheClientAreRecords() async throws {
    let id = UUID()
    let seen = Date(timeIntervalSince1970: 1_000_000)
    let server = try FakeServer(
      BirdWatchContract.self,
      data: [
        "/sightings": [
          [
            "id": .string(id.uuidString), "species": "apus-apus", "count": 3, "observer": nil,
            "seen_at": "1970-01-12T13:46:40Z", "place": ["lat": 1, "lon": 2],
          ] as JSON
        ]
      ])
    let api = BirdWatchClient(token: "t", transport: server)
    #expect(try await api.sightings.list().items.map(\.species) == ["apus-apus"])
    #expect(try await api.sightings.get(id: id).seenAt == seen)
    let added = NewSighting(
      species: "pica-pica", seenAt: seen, place: Place(lat: 1, lon: 2), count: nil)
    try server.setRecords(of: "/sightings", to: [added])
    struct Record: Decodable { let id: UUID, species: String }
    #expect(try server.records(of: "/sightings", as: Record.self).map(\.species) == ["pica-pica"])
    #expect(try await api.sightings.list().items.map(\.species) == ["pica-pica"])
    try server.verify()
  }
}
