import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct HeaderTests {
  @Test(arguments: ["1\r\nX-Evil: 1", "a\rb", "a\nb", "a\0b", "é", "\u{7F}", "a\tb"])
  func anIllegalValueIsRefusedAndNotShown(value: String) async {
    let reason = await refusal(TestEndpoint.get("/a", headers: [("X-Page", value)]))

    #expect(reason?.contains("X-Page") == true)
    #expect(reason?.contains("Evil") == false)
    #expect(
      await refusal(TestEndpoint.get("/a"), options: .init(headers: ["X-Page": value])) != nil)
    #expect(await refusal(TestEndpoint.get("/a")) { $0.headers = [("X-Page", value)] } != nil)
  }

  @Test("A blank value, which would arrive empty, is refused", arguments: [" ", "   "])
  func aBlankValueIsRefused(value: String) async {
    let endpoint = TestEndpoint.get("/a")
    let reason = await refusal(TestEndpoint.get("/a", headers: [("X-Page", value)]))

    #expect(reason?.contains("X-Page") == true)
    #expect(await refusal(endpoint, options: .init(headers: ["X-Page": value])) != nil)
    #expect(await refusal(endpoint) { $0.headers = [("X-Page", value)] } != nil)
    let key = SecurityScheme("key", .apiKey("X-Key", in: .header), value)
    #expect(await refusal(endpoint) { $0.schemes = [key] } != nil)
  }

  @Test(arguments: [
    "", "X A", "X:A", "X\r\nA", "é", "Host", "content-length", "TRANSFER-ENCODING", "Connection",
    "Expect", "Upgrade", "TE", "Trailer",
  ])
  func anIllegalOrReservedNameIsRefused(name: String) async {
    #expect(await refusal(TestEndpoint.get("/a", headers: [(name, "1")])) != nil)
    #expect(await refusal(TestEndpoint.get("/a"), options: .init(headers: [name: "1"])) != nil)
  }

  @Test func theNearestWinsWhateverTheCase() async throws {
    let call = try await sent(
      TestEndpoint.get("/a", headers: [("x-b", 2), ("x-c", 2)]),
      options: .init(headers: ["X-C": "3"])
    ) {
      $0.headers = [("X-A", 1), ("X-B", 1), ("X-C", 1)]
      $0.options.headers = ["X-D": "0"]
    }

    let headers = call.request.headers
    #expect(headers.map(\.name) == ["X-A", "X-B", "X-C", "X-D"])
    #expect(headers.map(\.value) == ["1", "2", "3", "0"])
  }

  @Test func valuesAreOfManyKinds() async throws {
    let call = try await sent(
      TestEndpoint.get(
        "/a",
        headers: [("L", ["a", "b"]), ("N", nil as Int?), ("E", [Int]()), ("I", 1), ("Z", "")]))

    #expect(call.request.headers.map { "\($0.name)=\($0.value)" } == ["L=a,b", "I=1", "Z="])
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nX-Evil: 1\r\n\r\n", "get", "", "Post", "A B", "é"])
  func anIllegalMethodCannotBeMade(method: String) {
    #expect(HTTPMethod(rawValue: method) == nil)
  }

  @Test(arguments: ["get", "A B", "", "GET / HTTP/1.1\r\nX-Evil: 1\r\n\r\n"] as [HTTPMethod])
  func anIllegalMethodIsNotSent(method: HTTPMethod) async {
    #expect(await refusal(TestEndpoint(EndpointRequest(method, "/a")))?.contains("method") == true)
  }

  @Test func aMethodIsSentByItsName() async throws {
    let calls = [
      try await sent(TestEndpoint(EndpointRequest("COPY", "/a"))),
      try await sent(TestEndpoint(EndpointRequest("lock", "/a"))),
    ]

    #expect(calls.map(\.request.method.rawValue) == ["COPY", "lock"])
    #expect("GET" as HTTPMethod == .get)
  }

  @Test func methodsAreTokens() {
    #expect(HTTPMethod(rawValue: "PROPFIND")?.rawValue == "PROPFIND")
    #expect(HTTPMethod(rawValue: "GET") == .get)
    #expect(HTTPMethod.delete.isIdempotent && !HTTPMethod.post.isIdempotent)
  }

  @Test(arguments: [HTTPMethod.get, .head, .trace])
  func aBodyIsRefusedWhereNoneMayBe(method: HTTPMethod) async {
    let endpoint = TestEndpoint(EndpointRequest(method, "/a", body: .json(1)))

    #expect(await refusal(endpoint)?.contains("body") == true)
  }

  @Test func headersIgnoreCaseAndKeepOrder() throws {
    var headers: HTTPHeaders = ["B": "1", "a": "2", "b": "3"]

    #expect(headers["b"] == "1")
    #expect(headers.values("B") == ["1", "3"])
    try headers.set("b", "4")
    #expect(headers.map(\.value) == ["4", "2"])
    #expect(headers == ["b": "4", "A": "2"])
    #expect(headers.hashValue == (["b": "4", "A": "2"] as HTTPHeaders).hashValue)
    #expect(throws: RequestBuildingError.self) { try headers.set("a b", "1") }
  }
}
