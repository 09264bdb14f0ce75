import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try BodyDecoder.tape(userInfo: [:]).decode(type, from: Data(json.utf8))
}

/// What the runtime's decoder does beyond what `JSONDecoder` does too.
@Suite(.timeLimit(.minutes(15))) struct DecoderTests {
  @Test(arguments: [
    ("1", 1), ("-0", 0), ("1e3", 1000), ("1.50e1", 15), ("120e-1", 12), ("0e9", 0), ("0.0", 0),
    ("9223372036854775807", Int64.max), ("-9223372036854775808", .min),
    ("-9223372036854775808.0", .min), ("9007199254740993.0", 9_007_199_254_740_993),
    ("922337203685477580700e-2", .max),
  ])
  func integersAreExact(json: String, value: Int64) throws {
    #expect(try read([Int64].self, "[\(json)]") == [value])
  }

  @Test(arguments: [
    "1.5", "0.99999999999999999999", "1e-400", "9223372036854775808", "1e19", "1e400",
    "9007199254740993.5", "-9223372036854775809", "1e999999999999999999",
  ])
  func whatIsNoIntegerIsRefusedAtItsPath(json: String) throws {
    let error = #expect(throws: DecodingError.self) { try read([Int64].self, "[7,\(json)]") }
    guard case .dataCorrupted(let context)? = error else { return }
    #expect(context.codingPath.map(\.intValue) == [1])
    #expect(
      DecodingFailure(try #require(error)).reason == "holds a number that does not fit its type")
  }

  @Test(arguments: [
    "0", "-0.0", "0.1", "1e22", "1e23", "123456789.123", "9007199254740993", "0.000001",
    "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "3.141592653589793238462643",
    "8.41", "179769313486231580793e288", "0.1000000000000000055511151231257827",
  ])
  func doublesAreTheNearest(json: String) throws {
    let expected = try #require(Double(json))
    #expect(try read([Double].self, "[\(json)]")[0].bitPattern == expected.bitPattern)
  }

  @Test(arguments: 0..<2000)
  func doublesOfAllLengthsAreTheNearest(index: Int) throws {
    var generator = SeededGenerator(seed: UInt64(index))
    let whole = String(UInt64.random(in: 0..<1_000_000_000_000, using: &generator))
    let fraction = String(UInt64.random(in: 0..<10_000_000_000, using: &generator))
    let json = "\(whole).\(String(repeating: "0", count: index % 5))\(fraction)"
    #expect(try read([Double].self, "[\(json)]")[0].bitPattern == Double(json)?.bitPattern)
  }

  @Test func integersOf128Bits() throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    let text = "[170141183460469231731687303715884105727,-5,12e3]"
    #expect(try read([Int128].self, text) == [.max, -5, 12_000])
  }

  @Test(arguments: [511, 512, 513, 10_000])
  func theDepthHasALimit(depth: Int) throws {
    let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    if depth <= 512 {
      _ = try read(JSON.self, json)
    } else {
      #expect(throws: DecodingError.self) { try read(JSON.self, json) }
    }
  }

  @Test func theFirstOfEqualKeysCountsInAnyOrder() throws {
    struct Pair: Decodable {
      let a: Int
      let b: Int

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        b = try fields.decode(Int.self, "b")
        a = try fields.decode(Int.self, "a")
      }
    }
    let pair = try read(Pair.self, #"{"a":1,"b":2,"a":3,"b":4}"#)
    #expect((pair.a, pair.b) == (1, 2))
    #expect(try read([String: Int].self, #"{"é":1,"e\u0301":2}"#) == ["é": 1])
    let many = (0..<100).map { #""k\#($0 % 50)":\#($0)"# }.joined(separator: ",")
    #expect(try read([String: Int].self, "{\(many)}")["k7"] == 7)
  }

  @Test func manyKeysAreFoundInAnyOrder() throws {
    struct Reversed: Decodable {
      let values: [Int]

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        values = try (0..<200).reversed().map { try fields.decode(Int.self, "k\($0)") }
      }
    }
    let json = (0..<200).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    #expect(try read(Reversed.self, "{\(json)}").values == Array((0..<200).reversed()))
  }

  @Test func keysOfAnyScriptAreFoundInAnyOrder() throws {
    struct Reading: Decodable {
      let values: [Int?]

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        // The last is an equal string of other bytes.
        values = try ["か", "이름", "é", "ไทย", "K", "none", "e\u{301}", "\u{212A}"].map {
          try fields.decodeIfPresent(Int.self, $0)
        }
      }
    }
    let texts = [
      #"{"K":1,"é":2,"이름":3,"か":4}"#, #"{"K":1,"e\#u{301}":2,"이름":3,"か":4}"#,
      #"{"K":1,"é":2,"이름":3,"か":4,"ไทย":5}"#, #"{"\#u{212A}":1,"\u00e9":2,"\uc774름":3,"か":4}"#,
      #"{"K":1,"K":6,"é":2,"e\#u{301}":7,"이름":3,"이름":8,"か":4}"#,
    ]
    for text in texts {
      let values = try read(Reading.self, text).values
      #expect(values == [4, 3, 2, values[3], 1, nil, 2, 1], "\(text)")
    }
  }

  @Test func malformedKeysAreRefused() {
    for bytes: [UInt8] in [
      [0xC3], [0xC3, 0x28], [0xEC, 0x9D], [0xED, 0xA0, 0x80], [0xE3, 0x81],
    ] {
      let data = Data(#"{"a":1,""#.utf8) + bytes + Data(#"":2}"#.utf8)
      #expect(throws: DecodingError.self) {
        try BodyDecoder.tape(userInfo: [:]).decode([String: Int].self, from: data)
      }
    }
  }

  @Test func textsThatKeepTheirBytesAreToldApart() {
    func isNormal(_ text: String) -> Bool {
      text.utf8.withContiguousStorageIfAvailable(\.isNormalText) ?? false
    }
    for text in ["", "a", "é", "ÿʯ", "Ωя", "かな", "カー", "漢字", "이름"] { #expect(isNormal(text)) }
    for text in [
      "e\u{301}", "\u{212A}", "\u{37E}", "か\u{3099}", "\u{1100}\u{1161}", "\u{F900}", "🙂",
    ] {
      #expect(!isNormal(text))
    }
    // Of two texts, one after the other.
    for scalar in 0..<0x30000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(scalar), isNormal(String(scalar)) else { continue }
      let text = "a\(scalar)"
      #expect(Array(text.precomposedStringWithCanonicalMapping.utf8) == Array(text.utf8))
    }
  }

  private class Base: Decodable {}

  private final class Derived: Base {}

  @Test func aSubclassIsDecodedAsItself() throws {
    let type: Base.Type = Derived.self
    #expect(try BodyDecoder.tape(userInfo: [:]).decode(type, from: Data("{}".utf8)) is Derived)
  }

  @Test func containersMayBeKept() throws {
    struct Containers: Decodable {
      let keyed: KeyedDecodingContainer<FieldKey>
      let fields: FieldDecoder
      let elements: any UnkeyedDecodingContainer
      let nested: any Decoder

      init(from decoder: any Decoder) throws {
        keyed = try decoder.container(keyedBy: FieldKey.self)
        fields = try FieldDecoder(decoder)
        elements = try keyed.nestedUnkeyedContainer(forKey: "list")
        nested = try keyed.superDecoder(forKey: "absent")
      }
    }
    let json = #"{"list":["a text of some length",{"key":"\u00e9 and more of it"}],"a":1.5}"#
    let encodings: [String.Encoding] = [.utf8, .utf16, .utf32BigEndian]
    for encoding in encodings {
      let kept = try BodyDecoder.tape(userInfo: [:]).decode(
        Containers.self, from: try #require(json.data(using: encoding)))
      var elements = kept.elements
      #expect(try elements.decode(String.self) == "a text of some length")
      #expect(try elements.decode(Keyed.self).key == "é and more of it")
      #expect(elements.isAtEnd)
      #expect(try kept.keyed.decode(Decimal.self, forKey: "a") == 1.5)
      #expect(try kept.fields.decode(Double.self, "a") == 1.5)
      #expect(Set(kept.keyed.allKeys) == ["list", "a"])
      #expect(try kept.nested.singleValueContainer().decodeNil())
      #expect(kept.nested.codingPath.map(\.stringValue) == ["absent"])
    }
  }

  /// An error with what it came from.
  private struct Failed: Error, @unchecked Sendable { let decoder: any Decoder }

  @Test func aDecoderMayBeKeptInAnError() throws {
    struct Failing: Decodable {
      init(from decoder: any Decoder) throws { throw Failed(decoder: decoder) }
    }
    let text = "a text of some length"
    let error = #expect(throws: Failed.self) { try read([Failing].self, "[\"\(text)\"]") }
    #expect(try error.map { try String(from: $0.decoder) } == text)
  }

  /// A decoder that somebody keeps.
  private struct Kept: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws { self.decoder = decoder }
  }

  @Test func aDecoderMayBeKept() throws {
    let kept = try read([Kept].self, #"[{"key":"a value of some length"},"b"]"#)
    #expect(try Keyed(from: kept[0].decoder).key == "a value of some length")
    #expect(try String(from: kept[1].decoder) == "b")
    #expect(kept[1].decoder.codingPath.map(\.intValue) == [1])
  }

  @Test func userInfoIsEverywhere() throws {
    struct Reading: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        let decoder = try decoder.container(keyedBy: FieldKey.self).superDecoder()
        text = decoder.userInfo[CodingUserInfoKey(rawValue: "k")!] as? String
      }
    }
    let decoder = BodyDecoder.tape(userInfo: [CodingUserInfoKey(rawValue: "k")!: "v"])
    #expect(try decoder.decode([Reading].self, from: Data("[{}]".utf8))[0].text == "v")
  }

  @Test func errorsOfManyElementsTakeLittleTime() throws {
    struct Lossy: Decodable {
      let numbers: [Int]

      init(from decoder: any Decoder) throws {
        numbers = try FieldDecoder(decoder).decodeLossy(Int.self, "n")
      }
    }
    let json = #"{"n":["# + Array(repeating: #""x""#, count: 200_000).joined(separator: ",") + "]}"
    #expect(try read(Lossy.self, json).numbers.isEmpty)
  }

  @Test func aClientDecodesByIt() async throws {
    var messages: [String] = []
    for usesJSONDecoder in [true, false] {
      let client = client(answering: .json(#"{"items":[{"email":"a"},{"email":5}]}"#)) {
        $0.coders.usesJSONDecoder = usesJSONDecoder
      }
      let error = await failure {
        _ = try await client.send(TestEndpoint.get("/a"), as: [String: [Other]].self)
      }
      messages.append("\(error?.decodingPath ?? "-") \(error?.reason ?? "-")")
    }
    #expect(
      messages == Array(repeating: "items[1].email expected String, found a number", count: 2))
  }

  /// Foundation ends the process on these, so nothing that a server sends may reach it.
  @Test(arguments: [" ", "\n", "[]"], [200, 400])
  func noTextEndsTheProcess(beginning: String, status: Int) async throws {
    let text = beginning + String(repeating: "[", count: 513)
    let api = client(answering: Reply.json(text, status: status))

    let error = await failure { _ = try await api.send(TestEndpoint.get("/a"), as: JSON.self) }

    #expect(error?.kind == (status == 200 ? .decoding : .status))
    #expect(throws: (any Error).self) { try JSON(text: Data(text.utf8)) }
  }

  @Test func settingADecoderChoosesIt() {
    var coders = Coders.standard
    coders.usesJSONDecoder = false
    coders.makeDecoder = { JSONDecoder() }
    #expect(coders.usesJSONDecoder)
  }
}
