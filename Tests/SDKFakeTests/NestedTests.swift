import SDKCore
import Testing

@testable import SDKFake

/// Records that belong to others.
struct NestedTests {
  private static let number = #"{"type": "integer"}"#

  private static func record(_ others: String...) -> String {
    let own = [#""id": {"type": "integer", "readOnly": true}"#, #""name": {"type": "string"}"#]
    return
      #"{"type": "object", "required": ["id", "name"], "properties": {\#((own + others).joined(separator: ", "))}}"#
  }

  private static func parameter(_ name: String) -> String {
    #"{"name": "\#(name)", "in": "path", "schema": {"type": "integer"}}"#
  }

  private static func list(_ record: String) -> String {
    #"{"type": "array", "items": \#(record)}"#
  }

  private static let owner = record()

  private static func nested(_ pet: String) -> StoreContract {
    StoreContract().collection("/owners", "o", of: owner)
      .path(
        "/owners/{o}/pets", ("GET", nil, [200: list(pet), 404: nil]),
        ("POST", pet, [201: pet, 404: nil]), parameters: [parameter("o")]
      )
      .path(
        "/owners/{o}/pets/{p}", ("GET", nil, [200: pet, 404: nil]),
        ("DELETE", nil, [204: nil, 404: nil]),
        ("PATCH", pet, [200: pet, 404: nil]), parameters: [parameter("o"), parameter("p")]
      )
      .path(
        "/owners/{o}/report", ("GET", nil, [200: #"{"type": "object"}"#, 404: nil]),
        parameters: [parameter("o")])
  }

  @Test func whatBelongsToOneIsNotAnothers() throws {
    let server = try Self.nested(Self.record()).server()
    let made = try server.valid("POST /owners/1/pets", ["name": "Mia"])
    let id = try #require(made.body?["id"]?.intValue)
    #expect(made.headers["Location"] == "/owners/1/pets/\(id)")
    #expect(try server.valid("GET /owners/1/pets/\(id)").body == made.body)
    #expect(try server.valid("GET /owners/2/pets/\(id)").status == 404)
    #expect(try server.ids("GET /owners/1/pets").count == 4)
    #expect(try server.ids("GET /owners/2/pets").count == 3)
  }

  @Test func nobodyHasNothing() throws {
    let server = try Self.nested(Self.record()).server()
    for line in [
      "GET /owners/99/pets", "GET /owners/99/pets/1", "DELETE /owners/99/pets/1",
      "GET /owners/99/report",
    ] {
      #expect(try server.valid(line).status == 404, "\(line)")
    }
    #expect(try server.valid("POST /owners/99/pets", ["name": "Mia"]).status == 404)
    #expect(try server.valid("GET /owners/1/report").status == 200)
    #expect(try server.valid("GET /owners/1/pets").status == 200)
    try server.valid("DELETE /owners/1")
    for line in ["GET /owners/1/pets", "GET /owners/1/pets/1", "GET /owners/1/report"] {
      #expect(try server.valid(line).status == 404, "\(line)")
    }
    // Who is new has nothing yet.
    let made = try server.valid("POST /owners", ["name": "Kim"])
    let id = try #require(made.body?["id"]?.intValue)
    #expect(try server.ids("GET /owners/\(id)/pets") == [])
    try server.valid("POST /owners/\(id)/pets", ["name": "Mia"])
    #expect(try server.ids("GET /owners/\(id)/pets").count == 1)
  }

  /// The property that names the owner.
  @Test(arguments: ["ownerId", "owner_id", "owner", "o"])
  func recordsThatNameTheirOwnerAreTheSame(link: String) throws {
    let pet = Self.record(#""\#(link)": {"type": "integer"}"#)
    let server = try Self.nested(pet).collection("/pets", "petId", of: pet).server()
    // Samples have owners that there are.
    let owners = try server.ids("GET /owners")
    let all = try server.valid("GET /pets").body?.arrayValue ?? []
    #expect(all.allSatisfy { owners.contains($0[link]?.wireText ?? "") })
    #expect(try server.ids("GET /owners/1/pets").count == 1)

    let made = try server.valid("POST /owners/2/pets", ["name": "Mia"])
    let id = try #require(made.body?["id"]?.intValue)
    #expect(made.body?[link] == 2)
    #expect(try server.valid("GET /pets/\(id)").body == made.body)
    #expect(try server.valid("GET /owners/2/pets/\(id)").body == made.body)
    #expect(try server.valid("GET /owners/1/pets/\(id)").status == 404)
    try server.valid("PATCH /owners/2/pets/\(id)", ["name": "Bo"])
    #expect(try server.valid("GET /pets/\(id)").body?["name"] == "Bo")
    // It goes to somebody else.
    try server.valid("PATCH /pets/\(id)", [link: 1])
    #expect(try server.ids("GET /owners/1/pets").contains("\(id)"))
    #expect(try server.valid("GET /owners/2/pets/\(id)").status == 404)
    try server.valid("DELETE /owners/1/pets/\(id)")
    #expect(try server.valid("GET /pets/\(id)").status == 404)
    let any = try server.valid("POST /pets", ["name": "Jim"])
    #expect(owners.contains(any.body?[link]?.wireText ?? ""))
    let other = try server.valid("POST /pets", ["name": "Kit", link: 3])
    #expect(try server.ids("GET /owners/3/pets").contains(other.body?["id"]?.wireText ?? ""))
    try server.setRecords(of: "/owners/3/pets", to: [["id": 50, "name": "Jo"] as JSON])
    #expect(try server.ids("GET /owners/3/pets") == ["50"])
    #expect(try server.valid("GET /pets/50").body?[link] == 3)
    #expect(try server.records(of: "/owners/3/pets").count == 1)
  }

  /// Only owners list and make them.
  @Test func recordsMayHaveTheirPathsElsewhere() throws {
    let pet = Self.record(#""ownerId": {"type": "integer"}"#)
    let server = try StoreContract().collection("/owners", "ownerId", of: Self.owner)
      .path(
        "/owners/{ownerId}/pets", ("GET", nil, [200: Self.list(pet), 404: nil]),
        ("POST", pet, [201: pet]), parameters: [Self.parameter("ownerId")]
      )
      .path(
        "/pets/{petId}", ("GET", nil, [200: pet, 404: nil]), ("DELETE", nil, [204: nil]),
        parameters: [Self.parameter("petId")]
      ).server()
    #expect(server.summary == "10 of 10 operations keep state")
    let made = try server.valid("POST /owners/2/pets", ["name": "Mia"])
    let id = try #require(made.body?["id"]?.intValue)
    #expect(try server.valid("GET /pets/\(id)").body == made.body)
    #expect(try server.ids("GET /owners/2/pets").count == 2)
    try server.valid("DELETE /pets/\(id)")
    #expect(try server.ids("GET /owners/2/pets").count == 1)
    #expect(try server.valid("GET /pets/99").status == 404)
  }

  /// Documents call one parameter by several names.
  @Test(arguments: [#""owner": {"type": "integer"}"#, #""note": {"type": "string"}"#])
  func parametersMayHaveOtherNames(link: String) throws {
    let pet = Self.record(link)
    let server = try StoreContract().collection("/owners", of: Self.owner)
      .collection("/pets", of: pet)
      .path(
        "/owners/{id}/pets", ("GET", nil, [200: Self.list(pet), 404: nil]),
        ("POST", pet, [201: pet]), parameters: [Self.parameter("id")]
      )
      .path(
        "/owners/{owner}/pets/{id}", ("GET", nil, [200: pet, 404: nil]),
        parameters: [Self.parameter("owner"), Self.parameter("id")]
      ).server()
    let made = try server.valid("POST /owners/2/pets", ["name": "Mia"])
    let id = try #require(made.body?["id"]?.intValue)
    #expect(try server.valid("GET /owners/2/pets/\(id)").body == made.body)
    #expect(try server.valid("GET /owners/9/pets/\(id)").status == 404)
    for id in try server.ids("GET /owners/1/pets") {
      #expect(try server.valid("GET /owners/1/pets/\(id)").status == 200)
    }
  }

  /// What a list is asked for is no record.
  @Test func kindsAreNoOwners() throws {
    let pet = Self.record()
    let server = try StoreContract().collection("/pets", of: pet)
      .path("/pets/{scope}", ("GET", nil, [200: Self.list(pet), 404: nil]))
      .path("/pets/{scope}/report", ("GET", nil, [200: #"{"type": "object"}"#, 404: nil])).server()
    #expect(try server.answered("GET /pets/all/report").status == 200)
  }
}
