import Foundation
import SDKRuntime
import Testing

/// Members of objects that no property stands for, and those that must be there though null.
@Suite struct AdditionalPropertyTests {
  @Test func theyAreKeptAndWrittenBack() throws {
    let json = #"{"extra":1,"id":"a","list":[true]}"#
    let value = try JSONDecoder().decode(Model.self, from: Data(json.utf8))

    #expect(value.further == ["extra": 1, "list": [true]])
    #expect(try text(value) == #"{"extra":1,"id":"a","list":[true],"parent":null}"#)
  }

  @Test func noneTakesThePlaceOfAField() throws {
    #expect(
      try text(Model(id: "a", parent: "b", further: ["id": 1])) == #"{"id":"a","parent":"b"}"#)
  }

  @Test func oneThatDoesNotFitIsAnErrorWithItsPlace() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Numbers.self, from: Data(#"{"a":1,"b":"x"}"#.utf8))
    }
    guard case .typeMismatch(_, let context)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["b"])
  }

  @Test func inAFormatOfTheirOwn() throws {
    let json = Data(#"{"a":10,"b":20}"#.utf8)
    let value = try JSONDecoder().decode(Dates.self, from: json)

    #expect(value.dates["b"] == Date(timeIntervalSince1970: 20))
    #expect(try text(value) == #"{"a":10,"b":20}"#)
  }

  private func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try String(decoding: encoder.encode(value), as: UTF8.self)
  }

  private struct Model: Codable {
    let id: String
    let parent: String?
    let further: [String: JSON]

    init(id: String, parent: String?, further: [String: JSON]) {
      self.id = id
      self.parent = parent
      self.further = further
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(String.self, "id"), parent: fields.decodeIfPresent(String.self, "parent"),
        further: fields.additionalProperties(JSON.self, besides: ["id", "parent"]))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeAdditionalProperties(further)
      try fields.encode(id, "id")
      try fields.encodeOrNull(parent, "parent")
    }
  }

  private struct Numbers: Decodable {
    let numbers: [String: Int]

    init(from decoder: any Decoder) throws {
      numbers = try FieldDecoder(decoder).additionalProperties(Int.self, besides: [])
    }
  }

  private struct Dates: Codable {
    let dates: [String: Date]

    init(from decoder: any Decoder) throws {
      dates = try FieldDecoder(decoder).additionalProperties(besides: [], as: .unixSeconds)
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeAdditionalProperties(dates, as: .unixSeconds)
    }
  }
}
