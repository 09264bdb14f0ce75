import Foundation
import SDKRuntime
import Testing

/// How unions without a tag find their member.
@Suite struct UnionTests {
  @Test(arguments: [
    (#"{"id": 1, "secret": "s"}"#, "second"), (#"{"id": 1}"#, "first"),
    (#"{"id": 1, "new": true}"#, "first"), (#"{"name": "n"}"#, "none"),
  ])
  func theMemberThatKnowsMostOfThePayload(_ json: String, _ expected: String) throws {
    let members: UnionMembers = [
      .members(required: ["id"]), .members(required: ["id"], optional: ["secret", "name"]),
    ]

    #expect(try choice(members, ["first", "second"], json) == expected)
  }

  @Test(arguments: [
    (#"{"object": "account", "id": 1}"#, "account"),
    (#"{"object": "account", "id": 1, "deleted": true}"#, "deleted"),
    (#"{"object": "account", "id": 1, "deleted": false}"#, "account"),
    (#"{"object": "invoice", "id": 1}"#, "none"),
  ])
  func constantsAreAsGoodAsATag(_ json: String, _ expected: String) throws {
    let members: UnionMembers = [
      .members(constants: ["object": ["account"]], required: ["object", "id"]),
      .members(
        constants: ["object": ["account"], "deleted": [true]],
        required: ["object", "id", "deleted"]),
    ]

    #expect(try choice(members, ["account", "deleted"], json) == expected)
  }

  @Test(arguments: [
    (#""a""#, "string"), ("1", "int"), ("1.0", "int"), ("1.5", "double"),
    ("99999999999999999999", "double"), ("true", "bool"), ("null", "none"), ("{}", "none"),
  ])
  func scalarsByKind(_ json: String, _ expected: String) throws {
    let members: UnionMembers = [.number, .integer, .string, .bool]

    #expect(try choice(members, ["double", "int", "string", "bool"], json) == expected)
  }

  @Test(arguments: [
    ("[]", "strings"), (#"["a"]"#, "strings"), ("[1]", "ints"), ("[[1]]", "nested"),
    (#"[{"b": 1}]"#, "bs"), ("[true]", "none"),
  ])
  func arraysByTheirFirstElement(_ json: String, _ expected: String) throws {
    let members: UnionMembers = [
      .elements([.string]), .elements([.integer]), .elements([.array]),
      .elements([.members(required: ["a"])]), .elements([.members(required: ["b"])]),
    ]

    #expect(try choice(members, ["strings", "ints", "nested", "as", "bs"], json) == expected)
  }

  @Test(arguments: [
    (#""""#, "unset"), (#""auto""#, "mode"), (#""manual""#, "mode"), (#""other""#, "text"),
  ])
  func constantsThenEnumsThenText(_ json: String, _ expected: String) throws {
    let members: UnionMembers = [
      .string, .values(["auto", "manual"]), .constants([""]),
    ]

    #expect(try choice(members, ["text", "mode", "unset"], json) == expected)
  }

  @Test func anOpenEnumTakesWhatNothingElseFits() throws {
    let members: UnionMembers = [.values(["a"]), .values(["b"])]

    #expect(try choice(members, ["a", "b"], #""b""#) == "b")
    #expect(try choice(members, ["a", "b"], #""c""#) == "a")
    #expect(try choice(members, ["a", "b"], "1") == "none")
  }

  @Test(arguments: [
    (#"{"type": "ach", "note": "n"}"#, "bank"), (#"{"type": "klarna"}"#, "later"),
    (#"{"type": "new", "a": 1, "b": 2}"#, "other"), (#"{"a": 1}"#, "later"), ("{}", "later"),
  ])
  func theMemberWhoseChoiceKnowsTheValue(_ json: String, _ expected: String) throws {
    let members: UnionMembers = [
      .members(choices: ["type": ["klarna", "affirm"]], optional: ["type", "a", "b"]),
      .members(choices: ["type": ["ach"]], optional: ["type"]),
      .members(optional: ["type"]),
    ]

    #expect(try choice(members, ["later", "bank", "other"], json) == expected)
  }

  /// The `defaultMapping` of a discriminator.
  @Test(arguments: [
    (#"{"tier": "free", "seats": 1, "name": "n"}"#, "free"),
    (#"{"tier": "team", "seats": 1}"#, "team"), (#"{"tier": "gold", "seats": 1}"#, "other"),
    (#"{"tier": "gold"}"#, "other"), (#"{"name": "n"}"#, "other"),
    (#"{"tier": null, "seats": 1}"#, "other"), (#"{"tier": ["free"]}"#, "other"),
    (#"{"tier": 2}"#, "team"), (#"{"tier": 3}"#, "other"), (#"{"tier": true}"#, "free"),
  ])
  func oneMemberTakesWhatHasNoKnownTag(_ json: String, _ expected: String) throws {
    let members = UnionMembers(
      tag: "tier", [["free", "true", true], ["team", "2", 2], []], default: 2)

    #expect(try choice(members, ["free", "team", "other"], json) == expected)
  }

  @Test func theMemberOfATagIsNoOther() throws {
    let members = UnionMembers(tag: "tier", [["free"], []], default: 1)
    let decoder = try TheDecoder(#"{"tier": "free"}"#).decoder
    var tried: [Int] = []

    #expect(throws: DecodingError.self) {
      try members.decode(decoder) { member in
        tried.append(member)
        let fields = try FieldDecoder(decoder)
        return try fields.decode(Int.self, "seats")
      }
    }
    #expect(tried == [0])
  }

  @Test func valuesWithoutATagAreToldApartByKind() throws {
    let members = UnionMembers(
      tag: "tier", [["free"], [], []], default: 1, [.object, .object, .string])

    #expect(try choice(members, ["free", "other", "text"], #""free""#) == "text")
    #expect(try choice(members, ["free", "other", "text"], #"{"tier": "free"}"#) == "free")
    #expect(try choice(members, ["free", "other", "text"], "{}") == "other")
    #expect(try choice(members, ["free", "other", "text"], "1") == "none")
  }

  @Test func aMemberThatIsAUnionFitsAsItsOwnMembersDo() throws {
    let members: UnionMembers = [
      .members(required: ["id"]), .either([.string, .members(required: ["id", "name"])]),
    ]

    #expect(try choice(members, ["plain", "union"], #"{"id": 1, "name": "n"}"#) == "union")
    #expect(try choice(members, ["plain", "union"], #""a""#) == "union")
  }

  @Test func aDictionaryComesAfterWhatIsKnown() throws {
    let members: UnionMembers = [.object, .members(optional: ["a"])]

    #expect(try choice(members, ["dictionary", "object"], #"{"a": 1, "b": 2}"#) == "object")
    #expect(try choice(members, ["dictionary", "object"], #"{"b": 2}"#) == "dictionary")
    #expect(try choice(members, ["dictionary", "object"], "{}") == "dictionary")
  }

  @Test func whatCannotBeReadGivesWayToTheNextBest() throws {
    let members: UnionMembers = [
      .members(required: ["a", "b"]), .members(required: ["a"]), .any,
    ]
    var tried: [Int] = []
    let decoder = try TheDecoder(#"{"a": 1, "b": 2}"#).decoder
    let found = try members.decode(decoder) { member in
      tried.append(member)
      guard member == 2 else { throw CancellationError() }
      return member
    }

    #expect(found == 2)
    #expect(tried == [0, 1, 2])
  }

  // MARK: In models

  @Test func whatFitsNothingIsKeptAndWrittenBack() throws {
    let json = #"{"unknown":[1,2.5,null]}"#
    let value = try JSONDecoder().decode(Expandable.self, from: Data(json.utf8))

    #expect(value == .unrecognized(["unknown": [1, 2.5, nil]]))
    #expect(try String(decoding: JSONEncoder().encode(value), as: UTF8.self) == json)
  }

  @Test func expandableFieldsByKind() throws {
    let json = #"["file_1", {"id": "file_2"}, ""]"#
    let values = try JSONDecoder().decode([Expandable].self, from: Data(json.utf8))

    #expect(values == [.id("file_1"), .file(["id": "file_2"]), .unset])
    #expect(
      try String(decoding: JSONEncoder().encode(values), as: UTF8.self)
        == #"["file_1",{"id":"file_2"},""]"#)
  }

  /// As generated code has it.
  private enum Expandable: Codable, Equatable {
    case id(String)
    case file([String: String])
    case unset
    case unrecognized(JSON)

    private static let _members: UnionMembers = [
      .string, .members(required: ["id"]), .constants([""]),
    ]

    init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0:
          try .id(String(from: decoder))
        case 1:
          try .file([String: String](from: decoder))
        case 2:
          .unset
        default:
          try .unrecognized(JSON(from: decoder))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .id(let value):
        try value.encode(to: encoder)
      case .file(let value):
        try value.encode(to: encoder)
      case .unset:
        try JSON.string("").encode(to: encoder)
      case .unrecognized(let value):
        try value.encode(to: encoder)
      }
    }
  }

  /// Both members of each union ask for the union inside, down to a number that is none.
  @Test func aMalformedUnionInOthersIsReadOnce() throws {
    let depth = 12
    let text =
      String(repeating: #"{"inner": "#, count: depth) + "01" + String(repeating: "}", count: depth)
    let count = Counter()

    #expect(throws: DecodingError.self) {
      try BodyDecoder.tape(userInfo: [Nested.key: count]).decode(
        Nested.self, from: Data(text.utf8))
    }

    // Two members and the rest, at each depth but the last; and once more what failed first.
    #expect(count.value <= 3 * depth + 2)
  }

  private indirect enum Nested: Decodable {
    case member(Nested)
    case other(JSON)

    static let key = CodingUserInfoKey(rawValue: "count")!
    private static let members: UnionMembers = [
      .members(required: ["inner"]), .members(required: ["inner"]),
    ]

    init(from decoder: any Decoder) throws {
      self = try Self.members.decode(decoder) { member in
        (decoder.userInfo[Self.key] as? Counter)?.note()
        guard member >= 0 else { return .other(try JSON(from: decoder)) }
        return .member(try FieldDecoder(decoder).decode(Nested.self, "inner"))
      }
    }
  }

  // MARK: Support

  private func choice(
    _ members: UnionMembers, _ names: [String], _ json: String
  ) throws -> String {
    let decoder = try TheDecoder(json).decoder
    return try members.decode(decoder) { member in
      // A member is read for real where its kind alone does not say that it can be.
      if member < 0 { return "none" }
      if names[member] == "int" { _ = try Int(from: decoder) }
      return names[member]
    }
  }

  /// Lends out the decoder of a text.
  private struct TheDecoder: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws { self.decoder = decoder }

    init(_ json: String) throws {
      self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }
  }
}
