import Foundation
import SDKRuntime
import Testing

/// The runtime's encoder beside `JSONEncoder`: what they write means the same.
@Suite struct EncodingTests {
  private func written(_ value: some Encodable) throws -> String {
    String(decoding: try JSONBodyEncoder.writer.encode(value), as: UTF8.self)
  }

  /// Compares as JSON, in which the order of properties does not matter.
  private func expectSame(
    _ value: some Encodable, location: SourceLocation = #_sourceLocation
  ) throws {
    let ours = try JSONBodyEncoder.writer.encode(value)
    let theirs = try Coders.standard.makeEncoder().encode(value)
    #expect(try JSON(text: ours) == JSON(text: theirs), sourceLocation: location)
    #expect(
      ours.count == theirs.count, "\(String(decoding: ours, as: UTF8.self))",
      sourceLocation: location)
  }

  @Test func scalars() throws {
    try expectSame([0, 1, -1, 9, 10, 99, 100, Int.max, Int.min])
    try expectSame([Int8.min, 0, Int8.max])
    try expectSame([Int16.min, 0, Int16.max])
    try expectSame([Int32.min, 0, Int32.max])
    try expectSame([Int64.min, 0, Int64.max])
    try expectSame([0, UInt8.max])
    try expectSame([0, UInt16.max])
    try expectSame([0, UInt32.max])
    try expectSame([0, UInt64.max])
    try expectSame([0, UInt.max])
    try expectSame([0, -0.0, 1, 0.1, 1e300, 2.2250738585072014e-308, 1e16, 123_456.789, 1e-7])
    try expectSame([Float(0), 0.1, 3.4e38, -2.5])
    try expectSame([true, false])
    try expectSame([
      Decimal(string: "0.10"), Decimal(1), Decimal(string: "-12345678901234567890.5"),
    ])
    try expectSame([URL(string: "https://a.example/b/c?d=/e")])
    try expectSame([Data(), Data([0, 255, 62, 63])])
    try expectSame([Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_700_000_000.25)])
    try expectSame([UUID()])
    try expectSame([Int?.none, 1])
    try expectSame("text")
    try expectSame(1)
    try expectSame(String?.none)
    try expectSame([Int]())
    try expectSame([String: Int]())
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      #expect(try written([Int128.max, .min]).contains("170141183460469231731687303715884105727"))
      #expect(try written([UInt128.max]) == "[340282366920938463463374607431768211455]")
    }
  }

  @Test func stringsAreEscaped() throws {
    let all = (0..<0x300).compactMap(Unicode.Scalar.init).map { String($0) }
    try expectSame(all)
    try expectSame(all.joined())
    for length in 0..<40 {
      for position in 0..<length {
        var text = Array(repeating: "x", count: length)
        text[position] = ["\"", "\\", "\n", "\u{1}", "한", "👨‍👩‍👧"][(length + position) % 6]
        try expectSame(text.joined())
      }
    }
    #expect(try written(["/\u{2028}\u{7F}"]) == "[\"/\u{2028}\u{7F}\"]")
  }

  @Test func aForeignStringIsWritten() throws {
    try expectSame(NSString(string: "한글\n\"\"").substring(from: 1))
  }

  // MARK: Order

  private struct Model: Encodable {
    var zebra = 1
    var apple: [String: Int] = ["b": 2, "a": 1, "c": 3, "aa": 4]

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(zebra, "zebra")
      try fields.encode(apple, "apple")
    }
  }

  @Test func propertiesKeepTheirOrderAndDictionariesAreSorted() throws {
    #expect(try written(Model()) == #"{"zebra":1,"apple":{"a":1,"aa":4,"b":2,"c":3}}"#)
    #expect(try written([10: "x", 9: "y", 100: "z"]) == #"{"10":"x","100":"z","9":"y"}"#)
    let json: JSON = ["b": [1, nil, true], "a": ["d": 0.5, "c": "x"]]
    #expect(try written(json) == #"{"a":{"c":"x","d":0.5},"b":[1,null,true]}"#)
    try expectSame(Dictionary(uniqueKeysWithValues: (0..<100).map { ("k\($0)", ["v": $0]) }))
  }

  // MARK: Types written by hand

  private class Animal: Encodable {
    var name = "Rex"
    enum Keys: CodingKey { case name, child }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(name, forKey: .name)
    }
  }

  private final class Dog: Animal {
    var isOwn = true
    enum Keys: CodingKey { case breed, parent }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      let parent = container.superEncoder(forKey: .parent)
      try container.encode("Poodle", forKey: .breed)
      if isOwn { try super.encode(to: container.superEncoder()) }
      try super.encode(to: encoder)
      try super.encode(to: parent)
    }
  }

  @Test func superclassesAreWritten() throws {
    try expectSame(Dog())
    #expect(
      try written(Dog())
        == #"{"parent":{"name":"Rex"},"breed":"Poodle","super":{"name":"Rex"},"name":"Rex"}"#)
    try expectSame([Dog(), Animal()])
  }

  private struct Nesting: Encodable {
    enum Keys: String, CodingKey { case point, list, empty, last }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      var point = container.nestedContainer(keyedBy: Keys.self, forKey: .point)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      _ = container.nestedUnkeyedContainer(forKey: .empty)
      try list.encode(1)
      try point.encode(["a": 1], forKey: .list)
      try container.encode(Model(), forKey: .last)
      var inner = list.nestedContainer(keyedBy: Keys.self)
      try list.encodeNil()
      try inner.encode("in", forKey: .last)
      try point.encodeNil(forKey: .empty)
      var deep = list.nestedUnkeyedContainer()
      try deep.encode(contentsOf: [1, 2])
      try list.encode(list.count)
      try Model().encode(to: list.superEncoder())
    }
  }

  @Test func nestedContainersMayBeWrittenInAnyOrder() throws {
    try expectSame(Nesting())
    try expectSame(["x": [Nesting(), Nesting()]])
    try expectSame([1: Nesting(), 20: Nesting(), 3: Nesting()])
  }

  private struct Resumed: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FieldKey.self)
      var first = container.nestedContainer(keyedBy: FieldKey.self, forKey: "object")
      var list = container.nestedUnkeyedContainer(forKey: "list")
      try first.encode(1, forKey: "one")
      try list.encode(1)
      try container.encode(0, forKey: "between")
      var second = container.nestedContainer(keyedBy: FieldKey.self, forKey: "object")
      try second.encode(2, forKey: "two")
      try first.encode(3, forKey: "three")
      list = container.nestedUnkeyedContainer(forKey: "list")
      try list.encode(2)
    }
  }

  @Test func aNestedContainerMayBeAskedForAgain() throws {
    let text = #"{"object":{"one":1,"two":2,"three":3},"list":[1,2],"between":0}"#
    #expect(try written([Resumed(), Resumed()]) == "[\(text),\(text)]")
    try expectSame(["b": Resumed(), "a": Resumed()])
  }

  private struct Crowd: Encodable {
    let count: Int

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FieldKey.self)
      for index in 0..<count {
        let key = FieldKey("key \(index)")
        var inner = container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
        try inner.encode(index, forKey: "index")
        var list = inner.nestedUnkeyedContainer(forKey: "list")
        try list.encode(contentsOf: 0..<(index % 5))
        try container.encode(index, forKey: FieldKey("value \(index)"))
        if index % 3 == 0 { try container.encode(index, forKey: key) }
      }
    }
  }

  /// In time that grows with their number, not with its square.
  @Test(.timeLimit(.minutes(15))) func manyNestedContainersAreWritten() throws {
    for count in [1, 2, 3, 20, 100] { try expectSame([Crowd(count: count)]) }
    let ours = try JSON(text: JSONBodyEncoder.writer.encode(Crowd(count: 20_000)))
    #expect(ours["value 19999"] == 19_999)
  }

  private enum Shape: Encodable {
    case circle(radius: Double)
    case square(Double, name: String?)
    case none
  }

  @Test func enumerationsOfTheCompilerAreWritten() throws {
    try expectSame([Shape.circle(radius: 1), .square(2, name: nil), .none])
  }

  private struct Flat: Encodable {
    var name: String
    var more: [String: JSON]

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeAdditionalProperties(more)
      try fields.encode(name, "name")
    }
  }

  @Test func aLaterPropertyTakesThePlaceOfAnEarlierOne() throws {
    try expectSame(Flat(name: "a", more: ["name": "b", "x": 1]))
    #expect(try written(Flat(name: "a", more: ["name": "b", "x": 1])) == #"{"name":"a","x":1}"#)
    let many = Dictionary(uniqueKeysWithValues: (0..<30).map { ("k\($0)", JSON.integer($0)) })
    try expectSame(Flat(name: "a", more: many.merging(["name": 1]) { $1 }))
  }

  /// Readers may have to know first what an object is.
  @Test func aPropertyThatIsWrittenAgainStaysInItsPlace() throws {
    struct Tagged: Encodable {
      func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode("b", "kind")
        try Flat(name: "a", more: ["kind": "c"]).encode(to: encoder)
        try fields.encode("b", "kind")
      }
    }
    #expect(try written(Tagged()) == #"{"kind":"b","name":"a"}"#)
  }

  private struct Twice: Encodable {
    enum Keys: CodingKey { case a, b }
    func encode(to encoder: any Encoder) throws {
      try Flat(name: "x", more: [:]).encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(1, forKey: .a)
      try container.encode(2, forKey: .b)
      try container.encode(3, forKey: .a)
      try Flat(name: "y", more: ["b": 4]).encode(to: encoder)
    }
  }

  @Test func anObjectMayBeOpenedAgain() throws { try expectSame([Twice(), Twice()]) }

  /// What a union does for a case without a model.
  private struct Tagged<Value: Encodable>: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
      try FieldEncoder.write(value, to: encoder)
      var fields = FieldEncoder(encoder)
      try fields.encode("a", "kind")
    }
  }

  @Test func propertiesMayBeAddedToAnObjectOfAnyType() throws {
    let json: JSON = ["x": [1], "kind": "b"]
    try expectSame(Tagged(value: json))
    try expectSame([Tagged(value: JSON?.some(json))])
    try expectSame([Tagged(value: ["x": 1, "kind": 2])])
    try expectSame([Tagged(value: ["x": Tagged(value: JSON.object([:]))])])
    #expect(throws: EncodingError.self) { try written([Tagged(value: JSON.null)]) }
  }

  private struct Hollow: Encodable { func encode(to encoder: any Encoder) {} }

  @Test func aValueThatWritesNothingIsAnEmptyObjectInside() throws {
    try expectSame([Hollow()])
    try expectSame(["a": Hollow()])
    #expect(throws: EncodingError.self) { try written(Hollow()) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Hollow()) }
  }

  /// A value that stands for another, by a single-value container.
  private struct Standin<Value: Encodable>: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  @Test func aValueThatStandsForNothingIsAnEmptyObject() throws {
    try expectSame(Standin(value: Hollow()))
    try expectSame(Standin(value: Standin(value: Hollow())))
    try expectSame(Hollow?.some(Hollow()))
    try expectSame([Standin(value: Hollow())])
    try expectSame(["a": Standin(value: Hollow?.some(Hollow()))])
    #expect(try written(Standin(value: Hollow())) == "{}")
  }

  // MARK: Errors

  private func path(_ value: some Encodable) -> [String]? {
    do {
      _ = try written(value)
      return nil
    } catch EncodingError.invalidValue(_, let context) {
      return context.codingPath.map(\.stringValue)
    } catch {
      return nil
    }
  }

  @Test func anErrorHasThePathOfItsValue() {
    #expect(path(["a": [["b": 1.5], ["b": Double.nan]]]) == ["a", "Index 1", "b"])
    #expect(path(["a": JSON.array([.number(.infinity)])]) == ["a", "Index 0"])
    #expect(path(Float.infinity) == [])
    #expect(path([Decimal.nan]) == ["Index 0"])
    #expect(path([Date(timeIntervalSince1970: .infinity)]) == ["Index 0"])
  }

  private struct Forgiving: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      try? container.encode([["a": 1, "b": Double.nan]])
      try container.encode(container.count)
      var fields = FieldEncoder(container.superEncoder())
      try? fields.encode([1, Double.nan], "bad")
      try fields.encode(Model(), "good")
      try? fields.encode(Double.nan, "worse")
    }
  }

  @Test func aValueThatCannotBeWrittenMayBeLeftOut() throws {
    #expect(
      try written(Forgiving())
        == #"[1,1,{"good":{"zebra":1,"apple":{"a":1,"aa":4,"b":2,"c":3}}}]"#)
  }

  /// Writes another value in place of one that fails.
  private struct Instead<Value: Encodable>: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      do { try container.encode(value) } catch { try container.encode(["instead": 1]) }
    }
  }

  @Test func anotherValueMayBeWrittenInPlaceOfOneThatFails() throws {
    let partial = JSON.array([.string("a"), .number(.nan)])
    #expect(try written(Instead(value: partial)) == #"{"instead":1}"#)
    #expect(try written([Instead(value: partial)]) == #"[{"instead":1}]"#)
    #expect(try written(["a": Instead(value: ["b": [1, .nan]])]) == #"{"a":{"instead":1}}"#)
    #expect(try written([Instead(value: Instead(value: [0, .nan]))]) == #"[{"instead":1}]"#)
    #expect(
      try written([Instead(value: [Shape.square(1, name: nil), .circle(radius: .nan)])])
        == #"[{"instead":1}]"#)
  }

  private struct Keeping: Encodable {
    final class Kept {
      var list: (any UnkeyedEncodingContainer)?
      var parent: (any Encoder)?
      var fields: FieldEncoder?
    }
    let kept: Kept

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FieldKey.self)
      kept.list = container.nestedUnkeyedContainer(forKey: "list")
      kept.parent = container.superEncoder()
      kept.fields = FieldEncoder(encoder)
    }
  }

  @Test func whatIsKeptAfterTheWholeIsRefused() throws {
    let kept = Keeping.Kept()
    #expect(try written([Keeping(kept: kept)]) == #"[{"list":[],"super":{}}]"#)
    #expect(throws: EncodingError.self) { try kept.list?.encode(1) }
    #expect(throws: EncodingError.self) { try kept.fields?.encode(1, "a") }
    #expect(kept.list?.codingPath.map(\.stringValue) == ["Index 0", "list"])
    #expect(kept.parent?.codingPath.map(\.stringValue) == ["Index 0", "super"])
    var inner = kept.parent?.container(keyedBy: FieldKey.self)
    #expect(throws: EncodingError.self) { try inner?.encode(1, forKey: "a") }
    _ = inner?.nestedUnkeyedContainer(forKey: "b")
  }

  private struct Late: Encodable {
    final class Keeper { var container: (any UnkeyedEncodingContainer)? }
    let keeper: Keeper

    func encode(to encoder: any Encoder) throws {
      if keeper.container == nil {
        keeper.container = encoder.unkeyedContainer()
      } else {
        try keeper.container?.encode(1)
      }
    }
  }

  @Test func aContainerThatIsUsedAfterItsValueIsRefused() {
    #expect(throws: EncodingError.self) {
      let keeper = Late.Keeper()
      _ = try written([[Late(keeper: keeper)], [Late(keeper: keeper)]])
    }
  }

  private struct Confused: Encodable {
    func encode(to encoder: any Encoder) throws {
      var array = encoder.unkeyedContainer()
      try array.encode(1)
      var object = encoder.container(keyedBy: FieldKey.self)
      try object.encode(1, forKey: "a")
    }
  }

  @Test func twoKindsOfContainersAreRefused() {
    #expect(throws: EncodingError.self) { _ = try written([Confused()]) }
  }

  // MARK: Everything

  @Test(arguments: 0..<200) func anyJSONComesBack(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let value = random.json(depth: 5)
    #expect(try JSON(text: JSONBodyEncoder.writer.encode(value)) == value)
    try expectSame(value)
    try expectSame(Mirror(value))
  }

  @Test func longTexts() throws {
    let values = (0..<5000).map {
      ["name": "Number \($0) \"quoted\"", "한글": String(repeating: "가", count: $0 % 50)]
    }
    try expectSame(values)
  }

  @Test func aChosenEncoderEncodes() throws {
    var coders = Coders.standard
    #expect(!coders.usesJSONEncoder)
    coders.makeEncoder = { JSONEncoder() }
    #expect(coders.usesJSONEncoder && !coders.usesJSONDecoder)
  }
}

/// A value that JSON writes by the standard library's own conformances only.
private indirect enum Mirror: Encodable {
  case value(JSON)
  case array([Mirror])
  case object([String: Mirror])

  init(_ json: JSON) {
    switch json {
    case .array(let elements): self = .array(elements.map(Mirror.init))
    case .object(let properties): self = .object(properties.mapValues(Mirror.init))
    default: self = .value(json)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(.null):
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .value(let value): try value.encode(to: encoder)
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let properties):
      var container = encoder.singleValueContainer()
      try container.encode(properties)
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func text() -> String {
    let alphabet = Array("ab\"\\/\n\t\u{1}\u{1F}é한👍𝄞\u{2028} ")
    return String(
      (0..<Int.random(in: 0...12, using: &self)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &self)]
      })
  }

  mutating func json(depth: Int) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &self) {
    case 0: return .null
    case 1: return .bool(.random(using: &self))
    case 2: return .integer(Int64(bitPattern: next()) >> Int64.random(in: 0..<63, using: &self))
    case 3:
      let value = Double(bitPattern: next())
      return .number(value.isFinite ? value : 0.5)
    case 4, 5: return .string(text())
    case 6:
      return .array((0..<Int.random(in: 0...4, using: &self)).map { _ in json(depth: depth - 1) })
    default:
      var object: [String: JSON] = [:]
      for _ in 0..<Int.random(in: 0...6, using: &self) { object[text()] = json(depth: depth - 1) }
      return .object(object)
    }
  }
}
