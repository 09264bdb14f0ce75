import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// The table "Style Examples" of OpenAPI 3.0.4 and 3.1.1, row by row, and what the table leaves out.
@Suite struct StyleTests {
  typealias Row = (style: ParameterStyle, value: any QueryValue, text: String)

  static let colors = ["blue", "black", "brown"]
  static func encoded(_ style: ParameterStyle) -> EncodedValue { EncodedValue(Color(), style) }

  // MARK: The table

  static let path: [Row] = [
    (.matrix, "", ";color"), (.matrix, "blue", ";color=blue"),
    (.matrix, colors, ";color=blue,black,brown"),
    (.matrix, encoded(.matrix), ";color=R,100,G,200,B,150"),
    (.matrixExploded, "", ";color"), (.matrixExploded, "blue", ";color=blue"),
    (.matrixExploded, colors, ";color=blue;color=black;color=brown"),
    (.matrixExploded, encoded(.matrixExploded), ";R=100;G=200;B=150"),
    (.label, "blue", ".blue"), (.label, colors, ".blue,black,brown"),
    (.label, encoded(.label), ".R,100,G,200,B,150"),
    (.labelExploded, "blue", ".blue"), (.labelExploded, colors, ".blue.black.brown"),
    (.labelExploded, encoded(.labelExploded), ".R=100.G=200.B=150"),
    (.comma, "blue", "blue"), (.comma, colors, "blue,black,brown"),
    (.comma, encoded(.comma), "R,100,G,200,B,150"),
    (.commaPairs, "blue", "blue"), (.commaPairs, colors, "blue,black,brown"),
    (.commaPairs, encoded(.commaPairs), "R=100,G=200,B=150"),
    // A list of its own kind, values that need encoding, JSON.
    (.matrix, ["a,b", ";"], ";color=a%2Cb,%3B"), (.label, [1, 2], ".1,2"),
    (.comma, ["/", "?"], "%2F,%3F"), (.json, EncodedValue([1, 2], .json), "%5B1%2C2%5D"),
    (.repeat, colors, "blue,black,brown"),
  ]

  @Test(arguments: path.indices)
  func inAPath(row: Int) async throws {
    let (style, value, text) = Self.path[row]

    let call = try await sent(
      TestEndpoint.get("/items/\(AnyValue(value).styled(style), "color")/x"))

    #expect(call.request.url.absoluteString == "https://api.example.com/items/\(text)/x")
  }

  /// `.` alone would be folded by servers and proxies; beside other text it is what the table says.
  @Test(arguments: [ParameterStyle.label, .labelExploded])
  func anEmptyLabel(style: ParameterStyle) async throws {
    let call = try await sent(TestEndpoint.get("/items\("".styled(style), "color")"))

    #expect(call.request.path == "/items.")
    #expect(await refusal(TestEndpoint.get("/items/\("".styled(style), "color")")) != nil)
    #expect(await refusal(TestEndpoint.get("/items/\("".styled(.comma), "color")")) != nil)
  }

  @Test(arguments: ["%2e", "%2E"], [ParameterStyle.label, .labelExploded])
  func dotsThatAreEncodedInPartAreRefused(value: String, style: ParameterStyle) async throws {
    let path: PathTemplate = "/items/\(value.styled(style, allowsReserved: true), "color")/x"

    #expect(await refusal(TestEndpoint.get(path)) != nil)
    #expect(await refusal(TestEndpoint.get("/items/%2e%2E/x")) != nil)
    #expect(await refusal(TestEndpoint.get("/items/%2e%2e%2e/.a/x")) == nil)
  }

  @Test(arguments: [ParameterStyle.comma, .label, .matrix, .matrixExploded])
  func aPathNeedsAnElement(style: ParameterStyle) async throws {
    let reason = await refusal(TestEndpoint.get("/items/\([Int]().styled(style), "color")"))

    #expect(reason?.contains("'color'") == true)
  }

  static let query: [Row] = [
    (.comma, "", "color="), (.comma, "blue", "color=blue"),
    (.comma, colors, "color=blue,black,brown"),
    (.comma, encoded(.comma), "color=R,100,G,200,B,150"),
    (.repeat, "", "color="), (.repeat, "blue", "color=blue"),
    (.repeat, colors, "color=blue&color=black&color=brown"),
    (.repeat, encoded(.repeat), "R=100&G=200&B=150"),
    (.space, colors, "color=blue%20black%20brown"),
    (.space, encoded(.space), "color=R%20100%20G%20200%20B%20150"),
    (.pipe, colors, "color=blue%7Cblack%7Cbrown"),
    (.pipe, encoded(.pipe), "color=R%7C100%7CG%7C200%7CB%7C150"),
    (.tab, colors, "color=blue%09black%09brown"),
    (.repeat, EncodedValue([[1, 2], [3]], .lists(.repeat, of: .tab)), "color=1%092&color=3"),
    (.pipe, EncodedValue([[1, 2], [3]], .lists(.pipe, of: .comma)), "color=1%2C2%7C3"),
    (
      .comma, EncodedValue([[[1, 2]], []], .lists(.comma, of: .lists(.pipe, of: .tab))),
      "color=1%092"
    ),
    (.deepObject, encoded(.deepObject), "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"),
    // What the standard leaves undefined, as servers read it.
    (.deepObject, colors, "color%5B0%5D=blue&color%5B1%5D=black&color%5B2%5D=brown"),
    (.deepObject, 1, "color=1"),
    (
      .deepObject, EncodedValue([Line(amount: 1, tags: ["x"])], .deepObject),
      "color%5B0%5D%5Bamount%5D=1&color%5B0%5D%5Btags%5D%5B0%5D=x"
    ),
    (.brackets, colors, "color%5B%5D=blue&color%5B%5D=black&color%5B%5D=brown"),
    (.brackets, encoded(.brackets), "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"),
    (
      .brackets, EncodedValue([Line(amount: 1, tags: [])], .brackets), "color%5B0%5D%5Bamount%5D=1"
    ),
    (.commaPairs, encoded(.commaPairs), "color=R=100,G=200,B=150"),
    (
      .repeat, EncodedValue(Line(amount: 1, tags: ["x", "y"]), .repeat),
      "amount=1&tags=x&tags=y"
    ),
    (
      .json, EncodedValue(Line(amount: 1, tags: ["\"ü\n"]), .json),
      "color=%7B%22amount%22%3A1%2C%22tags%22%3A%5B%22%5C%22%C3%BC%5Cn%22%5D%7D"
    ),
    (.json, EncodedValue("blue", .json), "color=%22blue%22"),
    (.jsonObjects, "blue", "color=blue"), (.jsonObjects, EncodedValue(1, .jsonObjects), "color=1"),
    (.jsonObjects, colors, "color=blue&color=black&color=brown"),
    (
      .jsonObjects, encoded(.jsonObjects),
      "color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D"
    ),
    (.jsonObjects, EncodedValue(nil as Color?, .jsonObjects), ""),
    // A whole query, in OpenAPI 3.2.
    (.whole, "$.a.b[1:1]", "%24.a.b%5B1%3A1%5D"), (.whole, 7, "7"),
    (.wholeJSON, encoded(.wholeJSON), "%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D"),
    (.wholeJSON, EncodedValue("blue", .wholeJSON), "%22blue%22"),
    (.wholeJSON, EncodedValue([1, 2], .wholeJSON), "%5B1%2C2%5D"),
    (.wholeJSON, EncodedValue(nil as Color?, .wholeJSON), ""),
    (.fields, encoded(.fields), "R=100&G=200&B=150"),
    (.fields, EncodedValue(Line(amount: 1, tags: ["x", "y"]), .fields), "amount=1&tags=x&tags=y"),
    (.fields, EncodedValue(["a": ["b": 1]], .fields), "a=%7B%22b%22%3A1%7D"),
    // Objects inside a list that cannot hold them are JSON text.
    (
      .repeat, EncodedValue([Line(amount: 1, tags: [])], .repeat),
      "color=%7B%22amount%22%3A1%2C%22tags%22%3A%5B%5D%7D"
    ),
    (.repeat, EncodedValue([1, nil, 2], .repeat), "color=1&color=2"),
    (.repeat, EncodedValue([String: Int](), .repeat), ""), (.comma, [Int](), ""),
    (.deepObject, EncodedValue([Int](), .deepObject), ""),
    (.deepObject, EncodedValue(nil as Color?, .deepObject), ""),
    // Styles of other places.
    (.matrix, colors, "color=blue,black,brown"),
    (.matrixExploded, colors, "color=blue&color=black&color=brown"),
    (.label, colors, "color=blue,black,brown"),
  ]

  @Test(arguments: query.indices)
  func inAQuery(row: Int) async throws {
    let (style, value, text) = Self.query[row]
    let items: RequestItems = [("color", AnyValue(value).styled(style))]

    let call = try await sent(TestEndpoint.get("/a", query: items))
    let form = try await sent(TestEndpoint(EndpointRequest(.post, "/a", body: .form(items))))

    let expected = "https://api.example.com/a" + (text.isEmpty ? "" : "?\(text)")
    #expect(call.request.url.absoluteString == expected)
    #expect(form.text == text)
  }

  static let headers: [Row] = [
    (.comma, "", ""), (.comma, "blue", "blue"), (.comma, colors, "blue,black,brown"),
    (.comma, encoded(.comma), "R,100,G,200,B,150"),
    (.commaPairs, colors, "blue,black,brown"),
    (.commaPairs, encoded(.commaPairs), "R=100,G=200,B=150"),
    (.repeat, colors, "blue,black,brown"),
    (.json, EncodedValue(["ü": "😀"], .json), #"{"\u00fc":"\ud83d\ude00"}"#),
  ]

  @Test(arguments: headers.indices)
  func inAHeader(row: Int) async throws {
    let (style, value, text) = Self.headers[row]

    let call = try await sent(
      TestEndpoint.get("/a", headers: [("X-Color", AnyValue(value).styled(style))]))

    #expect(call.request.headers.values("X-Color") == [text])
  }

  static let cookies: [Row] = [
    (.comma, "", "color="), (.comma, "blue", "color=blue"),
    (.comma, colors, "color=blue,black,brown"),
    (.comma, encoded(.comma), "color=R,100,G,200,B,150"),
    (.repeat, "", "color="), (.repeat, "blue", "color=blue"),
    (.repeat, colors, "color=blue; color=black; color=brown"),
    (.repeat, encoded(.repeat), "R=100; G=200; B=150"),
    (.repeat, "a; b=1 ü", "color=a%3B%20b%3D1%20%C3%BC"),
    (.cookie, "a b=1,%\"", "color=a b=1,%\""), (.cookie, 7, "color=7"),
    (.cookie, colors, "color=blue; color=black; color=brown"),
    (.cookie, encoded(.cookie), "R=100; G=200; B=150"),
    (.cookieComma, colors, "color=blue,black,brown"),
    (.cookieComma, encoded(.cookieComma), "color=R,100,G,200,B,150"),
  ]

  @Test(arguments: cookies.indices)
  func inACookie(row: Int) async throws {
    let (style, value, text) = Self.cookies[row]

    let call = try await sent(
      TestEndpoint(
        EndpointRequest(.get, "/a", cookies: [("color", AnyValue(value).styled(style))])))

    #expect(call.request.headers.values("Cookie") == [text])
  }

  @Test(arguments: ["a; b=1", "a\r\nX: 1", "\u{7F}"])
  func whatWouldEndACookieIsRefused(text: String) async {
    let cookies: RequestItems = [("color", text.styled(.cookie))]
    let reason = await refusal(TestEndpoint(EndpointRequest(.get, "/a", cookies: cookies)))

    #expect(reason?.contains("'color'") == true)
  }

  // MARK: Reserved characters

  @Test(arguments: [
    ("a:@!$&'()*+,;=b%2F", "a:@!$&'()*+,;=b%2F"), ("a/b?c#d[]", "a%2Fb%3Fc%23d%5B%5D"),
    ("50%", "50%25"),
  ])
  func reservedCharactersStayInAPath(value: String, text: String) async throws {
    let call = try await sent(TestEndpoint.get("/a/\(value.styled(allowsReserved: true), "id")/b"))

    #expect(call.request.url.absoluteString == "https://api.example.com/a/\(text)/b")
  }

  @Test(arguments: ["..", "%2e%2E", ".%2e", "%2E", ""])
  func noSegmentLeadsUp(value: String) async {
    let reason = await refusal(
      TestEndpoint.get("/a/\(value.styled(allowsReserved: true), "id")/b"))

    #expect(reason?.contains("'id'") == true)
  }

  @Test func reservedCharactersGoOutAsTheyAre() async throws {
    let call = try await sent(
      TestEndpoint.get(
        "/a",
        query: [
          ("a", ":/?@!$'()*+,;=%2F".styled(allowsReserved: true)),
          ("b", "#[]&% \"<%zz".styled(allowsReserved: true)),
          ("c", ["x/y", "z"].styled(.comma, allowsReserved: true)),
          ("d", (nil as String?).styled(allowsReserved: true)),
        ]))

    #expect(
      call.request.url.query(percentEncoded: true)
        == "a=:/?@!$'()*+,;=%2F&b=%23%5B%5D%26%25%20%22%3C%25zz&c=x/y,z")
  }

  /// What would end a cookie, and the `&` by which values in several are told apart, are encoded all the same.
  @Test func reservedCharactersGoOutAsTheyAreInCookies() async throws {
    let call = try await sent(
      TestEndpoint(
        EndpointRequest(
          .get, "/a",
          cookies: [
            ("a", ":/?#[]@!$'()*+=%2F".styled(allowsReserved: true)),
            ("b", "a;b,c&d\" %".styled(allowsReserved: true)),
            ("c", ["x/y", "z"].styled(.comma, allowsReserved: true)), ("d", "x/y"),
          ])))

    #expect(
      call.request.headers["Cookie"]
        == "a=:/?#[]@!$'()*+=%2F; b=a%3Bb%2Cc%26d%22%20%25; c=x/y,z; d=x%2Fy")
  }

  @Test func aValueThatCannotBeEncodedIsRefusedByItsPlace() async {
    let reason = await refusal(
      TestEndpoint.get("/a", query: [("q", EncodedValue(["size": [1, Double.nan]], .deepObject))]))

    #expect(reason?.contains("'q'") == true)
    #expect(reason?.contains("'size[1]'") == true)
  }
}

// The names are those of the examples in the OpenAPI specification.
// swift-format-ignore
struct Color: Encodable, Sendable {
  var R = 100
  var G = 200
  var B = 150
}

struct Line: Encodable, Sendable {
  var amount: Int
  var tags: [String]
}

/// Any value, so that a table may hold several types.
struct AnyValue: QueryValue {
  let value: any QueryValue

  init(_ value: any QueryValue) { self.value = value }

  func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    try value.written(in: context)
  }
}
