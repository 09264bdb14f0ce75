import Foundation
import SDKDemoBirdWatch
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code after the migrations from libraries and other generators.

// FromMoya.md

struct HeaderPlugin: Interceptor {
  let version: String

  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    var request = request
    try request.headers.set("X-App-Version", version)
    return try await next(request)
  }
}

private func moyaClient(_ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(transport: transport) {
    $0.interceptors = [HeaderPlugin(version: "1.2")]
    $0.logger = FunctionLogger(.debug) { print($0) }
  }
  return api
}

private func moyaCall(_ api: JSONPlaceholderClient) async throws -> [Post] {
  let posts = try await api.posts.list(userID: 3)
  return posts
}

private func moyaStub() async throws -> Post {
  let mock = MockTransport()
    .on(.get("/posts/{id}"), .json(#"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#))
  let post = try await JSONPlaceholderClient(transport: mock).posts.get(id: 1)
  return post
}

// FromAlamofire.md

private func alamofireCall(_ api: JSONPlaceholderClient) async -> [Post] {
  do {
    return try await api.posts.list(userID: 3)
  } catch let error as APIError {
    print(error.status ?? 0, error)
    return []
  } catch {
    return []
  }
}

private func alamofireSession(
  _ login: OAuth2, _ transport: any Transport
) -> BirdWatchClient {
  let api = BirdWatchClient(token: .init(login), transport: transport) {
    $0.options.retry = RetryPolicy(maxRetries: 3)
    $0.logger = FunctionLogger { print($0) }
  }
  return api
}

private func alamofireTransfers(
  _ recording: URL, to file: URL, _ api: BirdWatchClient
) async throws -> [Guess] {
  let guesses = try await api.recordings.upload(
    sound: UploadFile(file: recording), place: Place(lat: 37.5, lon: 127),
    options: .init(progress: { if $0.direction == .upload { print($0.fraction ?? 0) } }))
  try await api.recordings.sound(number: 7, to: file)
  return guesses
}

// FromSwiftOpenAPIGenerator.md and FromOpenAPIGenerator.md

private func birdCalls(_ api: BirdWatchClient) async throws -> [String] {
  let page = try await api.sightings.list(limit: 20)

  do {
    let sighting = try await api.sightings.get(id: UUID())
    print(sighting.species)
  } catch let error as APIError where error.status == 404 {
    print(error.declared(as: Problem.self)?.title ?? "not found")
  }

  switch try await api.sightings.add(
    species: "PARMAJ", seenAt: .now, place: Place(lat: 37.5, lon: 127), count: 2)
  {
  case .created(let sighting): print(sighting.id)
  case .accepted(let review): print(review.ticket)
  }
  return page.items.map(\.species)
}

private func openAPIGeneratorSetup(_ token: String) -> BirdWatchClient {
  let api = BirdWatchClient(server: "https://eu.birds.example/v1", token: .init(token)) {
    $0.headers.append("X-App-Version", "1.2")
  }
  return api
}

@Suite struct LibraryMigrationTests {
  private let text = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

  @Test func moya() async throws {
    let mock = MockTransport().on(.get("/posts"), .json("[\(text)]"))
    #expect(try await moyaCall(moyaClient(mock)).count == 1)
    #expect(mock.calls.first?.request.headers["X-App-Version"] == "1.2")
    #expect(try await moyaStub().title == "Hello")
  }

  @Test func alamofire() async throws {
    let mock = MockTransport().on(.get("/posts"), .json("[\(text)]"))
    #expect(await alamofireCall(JSONPlaceholderClient(transport: mock)).count == 1)

    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "dawn.wav")
    try Data("sound".utf8).write(to: file)
    let birds = MockTransport()
      .on(.post("/token"), .json(#"{ "access_token": "new", "token_type": "Bearer" }"#))
      .on(.post("/v1/recordings"), .json("[]", status: 201))
      .on(.get("/v1/recordings/7/sound"), .data(Data("song".utf8), contentType: "audio/wav"))
    let login = OAuth2.refresh(
      tokenURL: "https://login.birds.example/token", clientID: "app",
      store: MemoryTokenStore(BearerToken(accessToken: "old", refreshToken: "refresh")),
      transport: birds)
    #expect(try await alamofireTransfers(file, to: file, alamofireSession(login, birds)).isEmpty)
  }

  @Test func generators() async throws {
    let sighting = """
      { "id": "\(UUID())", "species": "PARMAJ", "seen_at": "2026-03-01T06:00:00Z",
        "place": { "lat": 1, "lon": 2 }, "count": null, "observer": null }
      """
    let mock = MockTransport()
      .on(.get("/v1/sightings"), .json("{ \"items\": [\(sighting)] }"))
      .on(.post("/v1/sightings"), .json(#"{ "ticket": 7 }"#, status: 202))
      .on(.get("/v1/sightings/{id}"), .json(#"{ "title": "Gone" }"#, status: 404))
    #expect(try await birdCalls(BirdWatchClient(token: "secret", transport: mock)) == ["PARMAJ"])
    #expect(openAPIGeneratorSetup("secret").client.configuration.schemes.count == 2)
  }
}
