import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Values that stand for a whole union: the coder's strategies hold for them as they do for members.
@Suite struct WholeValueTests {
  @Test(arguments: [
    (Whole.date(Date(timeIntervalSince1970: 0)), #""1970-01-01T00:00:00Z""#),
    (.data(Data([1, 2])), #""AQI=""#), (.url("https://a.example/b"), #""https://a.example/b""#),
    (.decimal("0.1"), "0.1"),
  ])
  func theyAreWrittenAsMembersAre(_ value: Whole, json: String) throws {
    let data = try Coders.standard.makeEncoder().encode([value])
    #expect(String(decoding: data, as: UTF8.self) == "[\(json)]")
  }

  @Test func theyAreReadAsMembersAre() throws {
    func read<Value: Decodable & Equatable>(_ json: String, as _: Value.Type) throws -> Value? {
      let data = Data("[\(json)]".utf8)
      return try Coders.standard.makeDecoder().decode([Reading<Value>].self, from: data).first?
        .value
    }
    #expect(
      try read(#""1970-01-01T00:00:01Z""#, as: Date.self) == Date(timeIntervalSince1970: 1))
    #expect(try read(#""AQI=""#, as: Data.self) == Data([1, 2]))
    #expect(try read(#""https://a.example""#, as: URL.self)?.host() == "a.example")
    #expect(try read("0.1", as: Decimal.self) == Decimal(string: "0.1"))
  }

  @Test func formsHaveThemAndDictionariesInOrder() async throws {
    func text(_ value: Whole) async throws -> String {
      let body = RequestBody.formValue(["x": value])
      let text = try await sent(TestEndpoint(EndpointRequest(.post, "/a", body: body))).text
      return text.replacing("%5B", with: "[").replacing("%5D", with: "]")
    }
    #expect(try await text(.date(Date(timeIntervalSince1970: 0))) == "x=1970-01-01T00%3A00%3A00Z")
    let names = (10..<40).map(String.init)
    let members = Dictionary(uniqueKeysWithValues: names.map { ($0, "v") })
    let written = names.map { "x[\($0)]=v" }.joined(separator: "&")
    #expect(try await text(.members(members)) == written)
    #expect(try await text(.further(members)) == written)
    let dates = members.mapValues { _ in Date(timeIntervalSince1970: 5) }
    #expect(try await text(.formatted(dates)) == written.replacing("=v", with: "=5"))
  }

  /// As generated unions are written.
  enum Whole: Encodable, Sendable {
    case date(Date)
    case data(Data)
    case url(String)
    case decimal(String)
    case members([String: String])
    case further([String: String])
    case formatted([String: Date])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .date(let value): try FieldEncoder.write(value, to: encoder)
      case .data(let value): try FieldEncoder.write(value, to: encoder)
      case .url(let value): try FieldEncoder.write(URL(string: value), to: encoder)
      case .decimal(let value): try FieldEncoder.write(Decimal(string: value), to: encoder)
      case .members(let value): try FieldEncoder.write(value, to: encoder)
      case .further(let value):
        var fields = FieldEncoder(encoder)
        try fields.encodeAdditionalProperties(value)
      case .formatted(let value):
        try FieldEncoder.write(value, to: encoder, as: .dictionary(.unixSeconds))
      }
    }
  }

  private struct Reading<Value: Decodable>: Decodable {
    let value: Value
    init(from decoder: any Decoder) throws {
      value = try FieldDecoder.value(Value.self, decoder)
    }
  }
}
