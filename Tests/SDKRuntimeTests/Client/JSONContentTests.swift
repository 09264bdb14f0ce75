import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Bodies that a server may send.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct JSONContentTests {
  private func read(_ body: Data, type: String? = "application/json") async throws -> [String: Int]
  {
    let client = client(answering: .data(body, contentType: type))
    return try await client.send(TestEndpoint.get("/a"), as: [String: Int].self)
  }

  @Test("A byte order mark and duplicate keys decode")
  func whatDecodes() async throws {
    #expect(try await read(Data([0xEF, 0xBB, 0xBF] + Array(#"{"a":1}"#.utf8))) == ["a": 1])
    #expect(try await read(Data(#"{"a":1,"a":2}"#.utf8)) == ["a": 1])
  }

  @Test(
    "What is no value is a decoding error that keeps the body",
    arguments: [
      #"{"a":NaN}"#, #"{"a":1e400}"#, "", "null", #"{"a":1"#, #"{"a":"x"}"#,
      String(repeating: "[", count: 10_000), String(repeating: #"{"a":"#, count: 10_000),
    ])
  func whatDoesNotDecode(text: String) async {
    let error = await failure { _ = try await read(Data(text.utf8)) }

    #expect(error?.kind == .decoding)
    #expect(error?.response?.text == text)
    if text.contains("x") { #expect(error?.decodingPath == "a") }
  }

  @Test("Invalid UTF-8 does not decode")
  func invalidUTF8() async {
    let body = Data(#"{""#.utf8) + Data([0xFF, 0xFE]) + Data(#"":1}"#.utf8)

    #expect(await failure { _ = try await read(body) }?.kind == .decoding)
  }

  @Test("A page with status 200 is of another type")
  func aPage() async {
    let error = await failure { _ = try await read(Data("<p>".utf8), type: "text/html") }

    #expect(error?.kind == .contentType)
    #expect(error?.response?.text == "<p>")
  }

  @Test(
    "An error keeps its body, whatever it is",
    arguments: ["", "<p>no</p>", #"{"code":1}"#, "{", String(repeating: "x", count: 1_000_000)])
  func errorBodies(text: String) async throws {
    let client = client(answering: .text(text, contentType: "application/json", status: 418))

    let error = try #require(await failure { try await client.send(TestEndpoint.get("/a")) })

    #expect(error.kind == .status)
    #expect(error.status == 418)
    #expect(error.response?.text == text)
    let decoded = try? error.body(as: [String: Int].self)
    #expect(decoded == (text.contains("code") ? ["code": 1] : nil))
  }

  @Test(
    "Parameters, suffixes, upper case and no type at all are JSON",
    arguments: [
      "application/json; charset=utf-8", "application/problem+json", "APPLICATION/JSON", nil,
    ])
  func typesThatAreJSON(type: String?) async throws {
    #expect(try await read(Data(#"{"a":1}"#.utf8), type: type) == ["a": 1])
  }

  @Test("Plain text is refused, both types named")
  func plainText() async {
    let error = await failure { _ = try await read(Data(#"{"a":1}"#.utf8), type: "text/plain") }

    #expect(error?.kind == .contentType)
    #expect(error?.reason.contains("text/plain") == true)
    #expect(error?.reason.contains("application/json") == true)
  }
}
