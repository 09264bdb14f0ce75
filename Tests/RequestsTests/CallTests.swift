import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// The user's own type in `Parcels`.
struct Money: Codable, Hashable {
  var amount: Int
}

/// The generated client, called.
@Suite struct CallTests {
  private let mock = MockTransport()
  private let red = ParcelsColor(r: 100, g: 200, b: 150)
  private let when = Date(timeIntervalSince1970: 5)

  private func client(
    token: AnyCredential? = nil, key: AnyCredential? = nil, session: AnyCredential? = nil,
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> ParcelsClient {
    ParcelsClient(token: token, key: key, session: session, transport: mock) {
      $0.options.auth = .none
      configure(&$0)
    }
  }

  private func sent() throws -> RecordedCall { try #require(mock.calls.last) }

  // MARK: Requests

  @Test func aPathHasAllStyles() async throws {
    mock.on(.any, .json("{}"))
    try await client().styles.inPath(
      color: red, ids: [1, 2], label: "x y", owner: .color(red), when: when, names: ["a", "b/c"])

    #expect(
      try sent().request.url.absoluteString
        == "https://api.example.com/a/R=100,G=200,B=150/b;ids=1;ids=2/c.x%20y/d/R,100,G,200,B,150"
        + "/e/5/f/a,b%2Fc")
  }

  @Test func aQueryHasAllStyles() async throws {
    mock.on(.any, .json("{}"))
    try await client().styles.inQuery(
      color: red, name: "n", title: "t", labels: ["b": when, "a": when], maybe: [1, nil, 2],
      money: Money(amount: 3), path: "/x?y", colors: [red], created: .int(1), expand: ["d"],
      sizes: [.small, .unrecognized("x")], filter: ["a": [1]], times: ["t": when],
      paths: ["/a", "b"], box: red)

    let query = try #require(try sent().request.url.query(percentEncoded: true))
    #expect(
      query.split(separator: "&").map { $0.replacing("%5B", with: "[").replacing("%5D", with: "]") }
        == [
          "R=100", "G=200", "B=150", "colors[0][R]=100", "colors[0][G]=200", "colors[0][B]=150",
          "created=1", "expand[][0]=d", "sizes=small,x", "filter=%7B%22a%22%3A[1]%7D",
          "name=%22n%22", "title=t", "labels[a]=5", "labels[b]=5", "times[t]=5", "maybe=1%202",
          "amount=3", "path=/x?y", "paths=/a,b", "R=100", "G=200", "B=150", "beta=true",
        ])
  }

  @Test func headersAndCookiesHaveStyles() async throws {
    mock.on(.any, .json("{}"))
    try await client().styles.inHeadersAndCookies(
      xColor: red, xIDs: [1, 2], ids: [3, 4], theme: "a;b", xJSON: red, color: nil)

    let headers = try sent().request.headers
    #expect(headers["X-Color"] == "R=100,G=200,B=150")
    #expect(headers["X-Ids"] == "1,2")
    #expect(headers["X-Json"] == #"{"R":100,"G":200,"B":150}"#)
    #expect(headers["Cookie"] == "ids=3,4; theme=a%3Bb; version=2")
  }

  @Test func aFormIsMadeOfOneValue() async throws {
    mock.on(.any, .json("{}"))
    try await client().bodies.form(
      Charge(amount: 1, tags: ["x", "y"], color: red, owner: .color(red), paid: when))
    #expect(
      try sent().text
        == "amount=1&tags=x,y&color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D"
        + "&owner%5BR%5D=100&owner%5BG%5D=200&owner%5BB%5D=150&paid=5")

    try await client().bodies.formIfAny(["a": when])
    #expect(try sent().text == "a=5")
    try await client().bodies.formIfAny()
    #expect(try sent().request.headers["Content-Type"] == nil)
  }

  @Test func bodiesHaveTheirContentTypes() async throws {
    mock.on(.any, .json("{}"))
    func contentType(_ call: (BodiesClient) async throws -> Void) async throws -> String? {
      try await call(client().bodies)
      return try sent().request.headers["Content-Type"]
    }

    #expect(try await contentType { try await $0.patch([red]) } == "application/json-patch+json")
    #expect(try await contentType { try await $0.dates([when]) } == "application/json")
    #expect(try sent().text == "[5]")
    #expect(try await contentType { try await $0.dates() } == nil)
    #expect(try await contentType { try await $0.note("ü") } == "text/plain; charset=utf-8")
    #expect(try await contentType { try await $0.noteIfAny() } == nil)
    #expect(try await contentType { try await $0.picture() } == nil)
    #expect(try await contentType { try await $0.picture(.data(Data([1]))) } == "image/png")
  }

  @Test func partsFollowTheirTypes() async throws {
    mock.on(.any, .json("{}"))
    try await client().bodies.parts(
      color: red, owners: [.int(1), .color(red)], size: .small, money: Money(amount: 2),
      files: [UploadFile(data: Data("f".utf8), fileName: "a.txt")], owner: .int(7), times: [when],
      calendar: ["a": when], grid: [[1, 2], [3]], meta: .int(8), page: "<p>",
      file: UploadFile(data: Data("g".utf8), fileName: "b.png"))

    let json = #"{"R":100,"G":200,"B":150}"#
    #expect(
      try parts(of: sent()) == [
        "color application/json \(json)", "owner  7", "owners  1",
        #"owners application/json {"R":100,"G":200,"B":150}"#, "size  small", "times  5",
        #"calendar application/json {"a":5}"#, "grid application/json [1,2]",
        "grid application/json [3]", #"money application/json {"amount":2}"#,
        "meta application/json 8", "page text/html <p>", "file image/png g",
        "files application/octet-stream f",
      ])
  }

  /// Name, content type and content of each part.
  private func parts(of call: RecordedCall) throws -> [String] {
    let type = try #require(call.request.headers["Content-Type"])
    let boundary = try #require(type.components(separatedBy: "boundary=").last)
    return call.text.components(separatedBy: "--\(boundary)").dropFirst().dropLast().map { part in
      let halves = part.components(separatedBy: "\r\n\r\n")
      let name = halves[0].components(separatedBy: "name=\"")[1].prefix { $0 != "\"" }
      let lines = halves[0].components(separatedBy: "\r\n")
      let type = lines.first { $0.hasPrefix("Content-Type: ") }?.dropFirst(14) ?? ""
      return "\(name) \(type) \(halves[1].dropLast(1))"
    }
  }

  // MARK: Answers

  @Test func responsesAreReadByStatus() async throws {
    func response(_ reply: Reply) async throws -> ResponsesEndpoint.ChoiceResponse {
      try await ParcelsClient(transport: MockTransport().on(.any, reply)) {
        $0.options.auth = .none
      }.responses.choice()
    }

    #expect(
      try await response(.json(#"{"R":1,"G":2,"B":3}"#)) == .ok(ParcelsColor(r: 1, g: 2, b: 3)))
    #expect(try await response(.json("[5]", status: 201)) == .created([when]))
    #expect(try await response(.status(202)) == .accepted)
    #expect(try await response(.status(204)) == .accepted)
    #expect(
      try await response(.data(Data([1]), contentType: "image/png", status: 206))
        == .partialContent(Data([1])))
    #expect(try await response(.text("ü", status: 250)) == .success("ü"))
  }

  @Test func responsesAskForTheirTypes() async throws {
    mock.on(.any, .text("hello"))
    #expect(try await client().responses.page() == "hello")
    #expect(try sent().request.headers["Accept"] == "text/html, text/plain;q=0.9")
    _ = try await client().responses.picture()
    #expect(try sent().request.headers["Accept"] == "image/png")
    #expect(try await client().responses.chat(Chat(text: "a")) == "hello")
    #expect(try sent().request.headers["Accept"] == "text/csv")
    #expect(try sent().text == #"{"text":"a","stream":false}"#)
  }

  @Test func aStreamBesideTextAsksForEvents() async throws {
    mock.on(.any, .events("data: {\"R\":1,\"G\":2,\"B\":3}\n\ndata: [DONE]\n\n"))
    var colors: [ParcelsColor] = []
    for try await color in client().responses.chatStream(Chat(text: "a")) { colors.append(color) }

    #expect(colors == [ParcelsColor(r: 1, g: 2, b: 3)])
    #expect(try sent().request.headers["Accept"] == "text/event-stream")
    #expect(try sent().text == #"{"text":"a","stream":true}"#)
  }

  @Test func anAbsentValueIsNil() async throws {
    mock.on(.any, .status(204))

    #expect(try await client().responses.colorIfAny() == nil)
  }

  // MARK: Security and servers

  @Test func anAlternativeThatIsCompleteIsUsed() async throws {
    mock.on(.any, .json("{}"))
    try await ParcelsClient(token: "t", session: "s", transport: mock).files.either()
    #expect(try sent().request.headers["Cookie"] == "sid=s")
    #expect(try sent().request.headers["Authorization"] == nil)
    try await ParcelsClient(token: "t", key: "k", session: "s", transport: mock).files.either()
    #expect(try sent().request.headers["X-Key"] == "k")
    try await ParcelsClient(transport: mock).files.whoever()
    #expect(try sent().request.headers["Authorization"] == nil)

    let error = await #expect(throws: APIError.self) {
      try await ParcelsClient(token: "t", transport: mock).files.either()
    }
    #expect(error?.reason.contains("'token' and 'key', or 'session'") == true)
  }

  @Test func oneOperationHasAServerOfItsOwn() async throws {
    mock.on(.any, .json("{}"))
    func host(_ configure: (inout APIClient.Configuration) -> Void) async throws -> String? {
      try await client(configure: configure).files.upload(.data(Data([1])))
      return try sent().request.url.host
    }

    #expect(try await host { _ in } == "uploads.example.com")
    #expect(
      try await host { $0.servers = [Server("https://us.example.com", name: "uploads")] }
        == "us.example.com")
    #expect(try await host { $0.replaceServers(with: "http://localhost:1") } == "localhost")
  }

  /// A client of a test sends nothing to production.
  @Test func aServerByURLTakesTheCallsOfOtherHosts() async throws {
    mock.on(.any, .json("{}"))
    func url(_ server: Server) async throws -> String {
      try await ParcelsClient(server: server, token: "t", transport: mock)
        .files.upload(.data(Data([1])))
      return try sent().request.url.absoluteString
    }

    #expect(try await url("http://localhost:1").hasPrefix("http://localhost:1/"))
    #expect(
      try await url(Server("http://localhost:1", hosts: ["other": "http://localhost:2"]))
        .hasPrefix("http://localhost:1/"))
    #expect(
      try await url(
        Server("http://localhost:1", hosts: ["uploads": "http://localhost:2/up"])
      ).hasPrefix("http://localhost:2/up/"))
    try await ParcelsClient(token: "t", transport: mock).files.upload(.data(Data([1])))
    #expect(
      try sent().request.url.absoluteString.hasPrefix("https://uploads.example.com/"))
  }

  @Test func operationsOfOnePlaceAreToldApart() async throws {
    mock.on(FilesEndpoint.self) { endpoint, _ in
      switch endpoint {
      case .addLink(let id): .json("{}", status: id == 1 ? 200 : 500)
      default: nil
      }
    }
    .on(.operation("Files.removeLink"), .json("{}"))
    try await client().files.addLink(id: 1)
    try await client().files.removeLink(id: 2)

    #expect(mock.calls.map(\.operationID) == ["Files.addLink", "Files.removeLink"])
  }

  // MARK: Mocks

  @Test func mocksResponseAsATestSays() async throws {
    var responses = ResponsesMock()
    responses.onChoice = { _ in .accepted }
    responses.onPage = { _ in "page" }
    var bodies = BodiesMock()
    bodies.onNoteIfAny = { body, _ in #expect(body == nil) }

    #expect(try await responses.choice() == .accepted)
    #expect(try await responses.page() == "page")
    try await bodies.noteIfAny(nil)
    await #expect(throws: UnsetMock.self) { try await responses.choiceOrOther() }
  }
}
