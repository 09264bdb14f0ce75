import SDKCore
import Testing

@testable import SDKFake

/// Records of several kinds in one collection.
struct UnionStoreTests {
  private static func closed(_ tag: String, _ others: String, required: String = "") -> String {
    #"""
    {"type": "object", "additionalProperties": false, "required": ["id", "kind"\#(required)], "properties": {
    "id": {"type": "integer", "readOnly": true}, "kind": {"const": "\#(tag)"}, \#(others)}}
    """#
  }

  private static let cat = closed("cat", #""lives": {"type": "integer"}"#, required: #", "lives""#)
  private static let dog = closed(
    "dog", #""tricks": {"type": "array", "items": {"type": "string"}}"#, required: #", "tricks""#)
  private static let union = #"{"oneOf": [{"$ref": "Cat"}, {"$ref": "Dog"}]"#

  private func server(_ pet: String) throws -> FakeServer {
    try StoreContract().schema("Cat", Self.cat).schema("Dog", Self.dog).schema("Pet", pet)
      .collection("/pets", of: #"{"$ref": "Pet"}"#).server()
  }

  static let unions = [
    union + "}", union + #", "discriminator": {"propertyName": "kind"}}"#,
    union
      + #", "discriminator": {"propertyName": "kind", "mapping": {"cat": "Cat", "dog": "Dog"}}}"#,
    #"{"anyOf": [{"$ref": "Dog"}, {"$ref": "Cat"}]}"#,
    #"{"allOf": [\#(union)}]}"#,
  ]

  /// What is sent of one member is not mixed with a sample of another.
  @Test(arguments: unions)
  func membersAreNotMixed(pet: String) throws {
    let server = try server(pet)
    for lives in 1...6 {
      let cat = try server.valid("POST /pets", ["kind": "cat", "lives": .integer(Int64(lives))])
      #expect(cat.body?["kind"] == "cat" && cat.body?["lives"] == .integer(Int64(lives)))
      let dog = try server.valid("POST /pets", ["kind": "dog", "tricks": ["sit"]])
      #expect(dog.body?["kind"] == "dog" && dog.body?["tricks"] == ["sit"])
      let id = try #require(dog.body?["id"]?.intValue)
      #expect(try server.valid("GET /pets/\(id)").body == dog.body)
    }
    #expect(try server.ids("GET /pets").count == 15)
  }

  @Test(arguments: unions)
  func aRecordBecomesAnother(pet: String) throws {
    let server = try server(pet)
    let made = try server.valid("POST /pets", ["kind": "cat", "lives": 9])
    let id = try #require(made.body?["id"]?.intValue)
    let put = try server.valid("PUT /pets/\(id)", ["kind": "dog", "tricks": []])
    #expect(put.body == ["id": .integer(Int64(id)), "kind": "dog", "tricks": []])
    let patched = try server.valid("PATCH /pets/\(id)", ["kind": "cat"])
    #expect(patched.body?["kind"] == "cat" && patched.body?["tricks"] == nil)
    // What had to be made up stays.
    #expect(try server.valid("GET /pets/\(id)").body == patched.body)
    let more = try server.valid("PATCH /pets/\(id)", ["lives": 3])
    #expect(more.body == ["id": .integer(Int64(id)), "kind": "cat", "lives": 3])
  }

  // MARK: Inheritance

  private func heirs(_ mapping: String) throws -> FakeServer {
    func heir(_ name: String, _ own: String) -> String {
      #"{"allOf": [{"$ref": "\#(name)"}, {"type": "object", "required": ["\#(own)"], "properties": {"\#(own)": {"type": "integer"}}}]}"#
    }
    return try StoreContract()
      .schema(
        "Pet",
        #"""
        {"type": "object", "required": ["id", "type"], "properties": {"id": {"type": "integer", "readOnly": true},
        "type": {"type": "string"}, "name": {"type": "string"}},
        "discriminator": {"propertyName": "type", "mapping": \#(mapping)}}
        """#
      )
      .schema("Cat", heir("Pet", "lives")).schema("Dog", heir("Pet", "tricks"))
      .schema("Puppy", heir("Dog", "teeth"))
      .collection("/pets", of: #"{"$ref": "Pet"}"#)
      .collection("/dogs", of: #"{"$ref": "Dog"}"#).server()
  }

  /// Which property a record of a kind must have.
  private static let own = ["Cat": "lives", "Dog": "tricks", "Puppy": "teeth"]

  @Test(arguments: [
    #"{"Cat": "Cat", "Dog": "Dog", "Puppy": "Puppy"}"#,
    #"{"Pet": "Pet", "Cat": "Cat", "Dog": "Dog", "Puppy": "Puppy"}"#,
  ])
  func heirsAreWhole(mapping: String) throws {
    let server = try heirs(mapping)
    for pet in try server.valid("GET /pets").body?.arrayValue ?? [] {
      let type = try #require(pet["type"]?.stringValue)
      #expect(mapping.contains(#""\#(type)":"#))
      #expect(Self.own[type].map { pet[$0] != nil } ?? true)
    }
    for (type, property) in Self.own.sorted(by: { $0.key < $1.key }) {
      let made = try server.valid("POST /pets", ["type": .string(type), "name": "Mia"])
      #expect(made.body?["type"] == .string(type) && made.body?[property] != nil)
      let id = try #require(made.body?["id"]?.intValue)
      let changed = try server.valid("PATCH /pets/\(id)", ["name": "Bo"])
      #expect(changed.body?[property] == made.body?[property] && changed.body?["name"] == "Bo")
      let put = try server.valid("PUT /pets/\(id)", ["type": "Cat", "lives": 2])
      #expect(put.body == ["id": .integer(Int64(id)), "type": "Cat", "lives": 2])
    }
    // Where only a Dog is answered, it is one.
    for dog in try server.valid("GET /dogs").body?.arrayValue ?? [] {
      #expect(["Dog", "Puppy"].contains(dog["type"]?.stringValue) && dog["tricks"] != nil)
    }
  }

  @Test func mappedTagsAreSent() throws {
    let server = try heirs(#"{"c": "Cat", "kitty": "Cat", "d": "Dog"}"#)
    let made = try server.valid("POST /pets", ["type": "kitty"])
    #expect(made.body?["type"] == "kitty" && made.body?["lives"] != nil)
    let listed = try server.valid("GET /pets").body?.arrayValue ?? []
    #expect(listed.allSatisfy { ["c", "d", "kitty"].contains($0["type"]?.stringValue) })
  }

  // MARK: What only one side sends

  @Test func whatIsOnlySentIsNotAnswered() throws {
    let user = #"""
      {"type": "object", "required": ["id", "password", "login"], "properties": {"id": {"type": "integer", "readOnly": true},
      "login": {"type": "string"}, "password": {"type": "string", "writeOnly": true},
      "card": {"type": "object", "properties": {"number": {"type": "string"}, "pin": {"type": "string", "writeOnly": true},
      "checked": {"type": "boolean", "readOnly": true}}}, "made": {"type": "string", "format": "date-time", "readOnly": true}}}
      """#
    let server = try StoreContract().collection("/users", of: user).server()
    server.judging = .lenient
    let body: JSON = [
      "login": "mia", "password": "secret", "id": 77, "made": "yesterday",
      "card": ["number": "1", "pin": "2", "checked": 5],
    ]
    let made = try server.answered("POST /users", [:], body.description)
    let id = try #require(made.body?["id"]?.intValue)
    #expect(id != 77 && made.body?["password"] == nil && made.body?["login"] == "mia")
    #expect(made.body?["made"] != "yesterday" && made.body?["card"]?["number"] == "1")
    #expect(made.body?["card"]?["pin"] == nil && made.body?["card"]?["checked"] != 5)
    let put = try server.answered(
      "PUT /users/\(id)", [:], #"{"login": "bo", "password": "p", "made": "today"}"#)
    #expect(put.body?["made"] == made.body?["made"] && put.body?["password"] == nil)
    let patch = try server.answered("PATCH /users/\(id)", [:], #"{"made": "x", "password": "q"}"#)
    #expect(patch.body == put.body)
    let listed = try server.valid("GET /users").body?.arrayValue ?? []
    #expect(listed.count == 4 && listed.allSatisfy { $0["password"] == nil })
  }
}
