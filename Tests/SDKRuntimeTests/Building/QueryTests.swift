import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct QueryTests {
  static let table: [(RequestItems, String)] = [
    ([("a", "+")], "a=%2B"),
    ([("a", " ")], "a=%20"),
    ([("a", "&=")], "a=%26%3D"),
    ([("a", "[]")], "a=%5B%5D"),
    ([("a", ",;/?:@$!'")], "a=%2C%3B%2F%3F%3A%40%24%21%27"),
    ([("a", "")], "a="),
    ([("a", "서울")], "a=%EC%84%9C%EC%9A%B8"),
    ([("a b&", "1")], "a%20b%26=1"),
    ([("a", nil as Int?), ("b", 1)], "b=1"),
    ([("a", true), ("b", false)], "a=true&b=false"),
    ([("a", 1e21), ("b", 0.5), ("c", 3.0), ("d", -0.1)], "a=1e%2B21&b=0.5&c=3&d=-0.1"),
    ([("a", Decimal(string: "12345678901234567890.5") ?? 0)], "a=12345678901234567890.5"),
    ([("a", Int64.min)], "a=-9223372036854775808"),
    ([("a", [1, 2])], "a=1&a=2"),
    ([("a", [1, 2].styled(.comma))], "a=1,2"),
    ([("a", ["x,y", "z"].styled(.comma))], "a=x%2Cy,z"),
    ([("a", [1, 2].styled(.brackets))], "a%5B%5D=1&a%5B%5D=2"),
    ([("a", [1, 2].styled(.pipe))], "a=1%7C2"),
    ([("a", [1, 2].styled(.space))], "a=1%202"),
    ([("a", [Int]()), ("b", [Int]().styled(.comma)), ("c", 1)], "c=1"),
    ([("a", nil as [Int]?), ("b", (nil as [Int]?).styled(.comma)), ("c", 1)], "c=1"),
    ([("a", [""].styled(.comma))], "a="),
    ([("a", Date(timeIntervalSince1970: 1_712_844_000))], "a=2024-04-11T14%3A00%3A00Z"),
    (
      [("a", Date(timeIntervalSince1970: 1_712_844_000).formatted(as: .unixSeconds))],
      "a=1712844000"
    ),
    (
      [("a", Date(timeIntervalSince1970: 1.5).formatted(as: .unixMilliseconds))], "a=1500"
    ),
    ([("a", [Date(timeIntervalSince1970: 1)].formatted(as: .array(.unixSeconds)))], "a=1"),
    (
      [("a", [Date(timeIntervalSince1970: 1)].formatted(as: .array(.unixSeconds)).styled(.comma))],
      "a=1"
    ),
    ([("a", true.formatted(as: .flag("Y", "N")))], "a=Y"),
    (
      [("a", UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))],
      "a=E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    ),
    ([("a", URL(string: "https://h/a?b=c"))], "a=https%3A%2F%2Fh%2Fa%3Fb%3Dc"),
    ([("a", Closed.one), ("b", SortOrder.unrecognized("x y"))], "a=1&b=x%20y"),
    (
      [("a", EncodedValue(Filter(name: "Kim&", range: ["max": 2, "min": 1]), .deepObject))],
      "a%5Bname%5D=Kim%26&a%5Brange%5D%5Bmax%5D=2&a%5Brange%5D%5Bmin%5D=1"
    ),
    ([("a", EncodedValue(nil as Filter?, .deepObject)), ("b", 1)], "b=1"),
    (
      [("a", EncodedValue(["t": ["x", "y"]], .deepObject))],
      "a%5Bt%5D%5B0%5D=x&a%5Bt%5D%5B1%5D=y"
    ),
    ([("price", (nil as Double?).formatted(as: .number(Double.self, nilTexts: ["-"])))], ""),
    ([], ""),
  ]

  @Test(arguments: table.indices)
  func aQueryIsWrittenByteForByte(row: Int) async throws {
    let (items, text) = Self.table[row]

    let call = try await sent(TestEndpoint.get("/a", query: items))

    let expected = "https://api.example.com/a" + (text.isEmpty ? "" : "?\(text)")
    #expect(call.request.url.absoluteString == expected)
  }

  @Test(arguments: table.indices)
  func aFormIsWrittenAsAQueryIs(row: Int) async throws {
    let (items, text) = Self.table[row]

    let call = try await sent(TestEndpoint(EndpointRequest(.post, "/a", body: .form(items))))

    #expect(call.text == text)
    #expect(call.request.headers["Content-Type"] == "application/x-www-form-urlencoded")
  }

  @Test func anEndpointsValueReplacesTheClients() async throws {
    let call = try await sent(TestEndpoint.get("/a", query: [("v", 2), ("w", nil as Int?)])) {
      $0.query = [("v", 1), ("w", 1), ("x", 1)]
    }

    #expect(call.request.url.query == "w=1&x=1&v=2")
  }

  @Test(arguments: [Double.nan, .infinity])
  func aNumberWithoutTextIsRefusedByName(number: Double) async {
    #expect(
      await refusal(TestEndpoint.get("/a", query: [("size", number)]))?.contains("'size'") == true)
  }

  @Test func aDateBeyondTheCalendarIsRefused() async {
    let items: RequestItems = [("when", Date(timeIntervalSince1970: 1e18))]

    #expect(await refusal(TestEndpoint.get("/a", query: items))?.contains("'when'") == true)
  }
}
