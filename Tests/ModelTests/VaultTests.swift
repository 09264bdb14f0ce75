import Foundation
import SDKRuntime
import Testing

/// Generated models read and write what servers send.
@Suite struct VaultTests {
  @Test(arguments: [
    (#""cus_1""#, Charge.CustomerChoice.id("cus_1")),
    (
      #"{"email":"a@b","id":"cus_1","object":"customer"}"#,
      .customer(Customer(id: "cus_1", email: "a@b"))
    ),
    (
      #"{"deleted":true,"id":"cus_1","object":"customer"}"#,
      .deleted(DeletedCustomer(id: "cus_1"))
    ),
    (
      #"{"id":"org_1","object":"organisation"}"#,
      .unrecognized(["id": "org_1", "object": "organisation"])
    ),
    ("17", .unrecognized(17)),
  ])
  func expandableFields(_ json: String, _ expected: Charge.CustomerChoice) throws {
    try expect(json, expected)
  }

  @Test func theMemberThatLosesNothing() throws {
    try expect(
      #"{"bank":"X","brand":"visa"}"#, Charge.Details.bank(.init(brand: "visa", bank: "X")))
    try expect(#"{"brand":"visa"}"#, Charge.Details.card(.init(brand: "visa")))
  }

  @Test(arguments: [
    (#""a""#, Prompt.string("a")), (#"["a"]"#, .array(["a"])), ("[1]", .intArray([1])),
    ("[[1]]", .intArrayArray([[1]])), ("[]", .array([])),
    (#"[1,"a"]"#, .unrecognized([1, "a"])),
  ])
  func unionsOfArrays(_ json: String, _ expected: Prompt) throws {
    try expect(json, expected)
  }

  @Test(arguments: [
    (#"{"radius":1,"type":"LAYER_BLUR"}"#, Effect.blur(.init(type: "LAYER_BLUR", radius: 1))),
    (
      #"{"radius":1,"type":"BACKGROUND_BLUR"}"#,
      .blur(.init(type: "BACKGROUND_BLUR", radius: 1))
    ),
    (#"{"colour":"red","type":"SHADOW"}"#, .shadow(.init(colour: "red"))),
    (#"{"type":"NOISE"}"#, .unrecognized(["type": "NOISE"])),
  ])
  func severalTagsLeadToOneMember(_ json: String, _ expected: Effect) throws {
    try expect(json, expected)
  }

  /// Text, number or nothing: where the tag is there it decides, and a member that does not declare it has it written.
  @Test(arguments: [
    (#"{"@class":"plain","name":"a"}"#, Layer.plain(.init(name: "a"))),
    (#"{"@class":"louder","name":"a"}"#, .loud(.init(class: "louder", name: "a"))),
    (#"{"@class":2,"name":"a"}"#, .counted(.init(class: 2, name: "a"))),
    (#"{"@class":"new","name":"a"}"#, .unrecognized(["@class": "new", "name": "a"])),
    (#"{"@class":3}"#, .unrecognized(["@class": 3])),
    (#"{"@class":2,"size":18446744073709551615}"#, .counted(.init(class: 2, size: .max))),
  ])
  func tagsThatNeedNotBeThere(_ json: String, _ expected: Layer) throws {
    try expect(json, expected)
  }

  @Test(arguments: [#"{"name":"a"}"#, #"{"@class":null,"name":"a"}"#])
  func absentTagsLeaveTheShapes(_ json: String) throws {
    let layer = try JSONDecoder().decode(Layer.self, from: Data(json.utf8))
    #expect(layer == .plain(.init(name: "a")))
  }

  @Test func tagsAreWrittenInTheirKind() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let counted = try encoder.encode(Layer.counted(.init(name: "a")))
    #expect(String(decoding: counted, as: UTF8.self) == #"{"@class":2,"name":"a"}"#)
  }

  /// Some readers must know what an object is before they read the rest of it.
  @Test func tagsAreWrittenFirst() throws {
    func written(_ value: some Encodable) throws -> String {
      String(decoding: try JSONBodyEncoder.writer.encode(value), as: UTF8.self)
    }
    #expect(try written(Layer.plain(.init(name: "a"))) == #"{"@class":"plain","name":"a"}"#)
    #expect(
      try written(DeletedCustomer(id: "cus_1"))
        == #"{"object":"customer","deleted":true,"id":"cus_1"}"#)
  }

  @Test(arguments: [
    ("1.5", Limit.double(1.5)), ("2", .int(2)), (#""""#, .unset), ("false", .`false`),
    ("true", .unrecognized(true)), (#""ASC""#, .direction(.ASC)),
    (#""new""#, .direction(.unrecognized("new"))), (#"[1,""]"#, .array([.int(1), .unset])),
  ])
  func scalarsAndConstants(_ json: String, _ expected: Limit) throws {
    try expect(json, expected)
  }

  @Test func nullIsWrittenWhereTheMemberMustBeThere() throws {
    let charge = Charge(id: "ch_1", refundedBy: nil, refundedAt: nil)

    try expect(
      #"{"id":"ch_1","object":"charge","refunded_at":null,"refunded_by":null}"#, charge)
    let absent = try JSONDecoder().decode(
      Charge.self, from: Data(#"{"id":"ch_1","object":"charge"}"#.utf8))
    #expect(absent == charge)
  }

  @Test func anotherValueThanTheConstantIsKept() throws {
    var charge = Charge(id: "1", refundedBy: "x", refundedAt: Date(timeIntervalSince1970: 5))
    charge.object = "charge_2"

    try expect(
      #"{"id":"1","object":"charge_2","refunded_at":5,"refunded_by":"x"}"#, charge)
  }

  @Test func recursionLooksAsIfThereWereNoBox() throws {
    var charge = Charge(id: "2", refundedBy: nil, refundedAt: nil)
    charge.parent = Charge(id: "1", refundedBy: nil, refundedAt: nil)
    let copy = try JSONDecoder().decode(Charge.self, from: JSONEncoder().encode(charge))

    #expect(copy == charge)
    #expect(copy.hashValue == charge.hashValue)
    #expect(copy.parent?.id == "1")
  }

  @Test func furtherMembersTravelBesideTheFields() throws {
    try expect(
      #"{"encoder":"e","id":"1","x":[1,null]}"#,
      Metadata(id: "1", encoder: "e", additionalProperties: ["x": [1, nil]]))
  }

  /// Reads as `value`, and writes as it was.
  private func expect<Value: Codable & Equatable>(_ json: String, _ value: Value) throws {
    #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)) == value)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(try String(decoding: encoder.encode(value), as: UTF8.self) == json)
  }
}
