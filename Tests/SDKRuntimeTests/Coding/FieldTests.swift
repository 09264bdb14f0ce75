import Foundation
import SDKRuntime
import Testing

/// A value read as a client reads it, by either decoder.
func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  let data = Data(json.utf8)
  _ = try Coders.standard.makeDecoder().decode(type, from: data)
  return try BodyDecoder.tape(userInfo: [:]).decode(type, from: data)
}

func encode(_ value: some Encodable) throws -> String {
  String(decoding: try Coders.standard.makeEncoder().encode(value), as: UTF8.self)
}

private enum Level: Int, Codable { case low = 1 }

private struct Numbers: Decodable {
  let whole: [Int]?
  let small: [String: UInt8]?
  let level: Level?

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    whole = try fields.decodeIfPresent([Int].self, "whole")
    small = try fields.decodeIfPresent([String: UInt8].self, "small")
    level = try fields.decodeIfPresent(Level.self, "level")
  }
}

private struct LossyNumbers: Decodable {
  let whole: [Int]

  init(from decoder: any Decoder) throws {
    whole = try FieldDecoder(decoder).decodeLossy(Int.self, "whole")
  }
}

@Suite(.timeLimit(.minutes(15))) struct FieldTests {
  @Test(arguments: [
    (#"{"whole": [1, 1.5]}"#, "whole"), (#"{"whole": [1e99]}"#, "whole"),
    (#"{"whole": [9223372036854775808]}"#, "whole"), (#"{"small": {"a": -1}}"#, "small"),
    (#"{"level": 1.5}"#, "level"),
  ])
  func aNumberThatDoesNotFitIsFoundAtItsMember(json: String, member: String) throws {
    let error = #expect(throws: DecodingError.self) { try decode(Numbers.self, json) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.first?.stringValue == member)
  }

  @Test func aNumberThatDoesNotFitIsSkippedWhereElementsMayBe() throws {
    #expect(try decode(LossyNumbers.self, #"{"whole": [1, 1.5, "x", 2]}"#).whole == [1, 2])
  }

  @Test func absentAndNullAndDefaults() throws {
    let bare = try decode(Thing.self, #"{"id": 1}"#)
    let nulls = try decode(
      Thing.self,
      #"{"id": 1, "title": null, "limit": null, "patch": null, "taken": null, "price": null}"#)

    #expect(bare == Thing(id: 1))
    #expect(bare.patch == nil)
    #expect(nulls.patch == .null)
    #expect(nulls.limit == 10)
  }

  @Test func everyFormatRoundTrips() throws {
    let json = #"""
      {"halted":"Y","id":1,"items":[{"email":"a"}],"limit":3,"patch":"p","price":"0.5",\#
      "rate":"84100.25","seen":["2024-04-11 14:00"],"taken":1712844000,"title":"t"}
      """#

    let thing = try decode(Thing.self, json)

    #expect(thing.price == 0.5)
    #expect(thing.rate == Decimal(string: "84100.25"))
    #expect(thing.halted == true)
    #expect(thing.seen == [Date(timeIntervalSince1970: 1_712_811_600)])
    #expect(try encode(thing) == json)
  }

  @Test(
    arguments: [
      (#""-""#, nil), (#""""#, nil), ("null", nil), (#""1.5""#, 1.5), ("2", 2.0),
      (#"" 7 ""#, 7.0),
    ] as [(String, Double?)])
  func aNumberMayBeTextOrNone(json: String, value: Double?) throws {
    #expect(try decode(Thing.self, #"{"id": 1, "price": \#(json)}"#).price == value)
  }

  @Test(arguments: [#""abc""#, "true", #""1,5""#, #""nan""#, #""0x10""#, "{}"])
  func whatIsNoNumberIsRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try decode(Thing.self, #"{"id": 1, "rate": \#(json)}"#)
    }
  }

  @Test func badElementsAreSkipped() throws {
    let thing = try decode(
      Thing.self, #"{"id": 1, "items": [{"email": "a"}, {"email": 1}, null, 3, {"email": "b"}]}"#)

    #expect(thing.items == [Other(email: "a"), Other(email: "b")])
  }

  @Test func openEnumsKeepWhatTheyDoNotKnow() throws {
    let orders = try decode([SortOrder].self, #"["asc", "sideways"]"#)

    #expect(orders == [.ascending, .unrecognized("sideways")])
    #expect(try encode(orders) == #"["asc","sideways"]"#)
    #expect(SortOrder.unrecognized("asc") == .ascending)
  }

  @Test func taggedUnionsRoundTrip() throws {
    let json =
      #"[{"email":"a","type":"card"},{"data":{"title":"t"},"type":"bank"},{"type":"new","x":[1]}]"#

    let payments = try decode([Payment].self, json)

    #expect(payments[0] == .card(Other(email: "a")))
    #expect(payments[1] == .bank(Problem(title: "t")))
    #expect(payments[2] == .unrecognized(["type": "new", "x": [1]]))
    #expect(try encode(payments) == json)
  }

  @Test func unionsByShape() throws {
    let amounts = try decode([Amount].self, #"[1, "x", 1.5, true, null, [], {}]"#)

    #expect(
      amounts == [
        .int(1), .string("x"), .unrecognized(1.5), .unrecognized(true), .unrecognized(nil),
        .unrecognized([]), .unrecognized([:]),
      ])
  }

  @Test func modelsMayHoldThemselves() throws {
    var node = try decode(Node.self, #"{"name": "a", "next": {"name": "b"}}"#)
    let copy = node

    node.next?.name = "c"

    #expect(node.next?.name == "c")
    #expect(copy == Node(name: "a", next: Node(name: "b")))
  }

  @Test func jsonKeepsEverything() throws {
    let text = #"{"a":[1,-2.5,"x",true,null],"b":{"c":9223372036854775807},"d":1e+30}"#

    let json = try decode(JSON.self, text)

    #expect(try encode(json) == text)
    #expect(json["a"]?[1]?.doubleValue == -2.5)
    #expect(json.b?.c?.intValue == Int.max)
    #expect(json["a"]?[9] == nil && json["x"]?.y == nil)
    #expect(JSON.integer(1) == .number(1))
    #expect(JSON.integer(1).hashValue == JSON.number(1).hashValue)
  }

  @Test func datesAreReadInAllForms() throws {
    let dates = try decode(
      [Date].self, #"["2024-04-11T14:00:00Z", "2024-04-11T14:00:00.5+00:00", "2024-04-11"]"#)

    #expect(dates.map(\.timeIntervalSince1970) == [1_712_844_000, 1_712_844_000.5, 1_712_793_600])
    #expect(try encode(dates[1]) == #""2024-04-11T14:00:00.500Z""#)
  }

  @Test func emptyTakesAnything() throws {
    for json in ["{}", "[]", "1", "null", #"{"a": 1}"#] {
      #expect(try decode(Empty.self, json) == Empty())
    }
    #expect(try encode(Empty()) == "{}")
  }
}
