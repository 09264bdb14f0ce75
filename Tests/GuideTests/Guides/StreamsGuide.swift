import Foundation
import SDKDemoBirdWatch
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Streams.md.

private func printAll(_ api: JSONPlaceholderClient) async throws {
  for try await post in api.posts.listPages(limit: 20).items {
    print(post.title)
  }
}

private func firstTwoPages(_ api: JSONPlaceholderClient) async throws -> [Post] {
  var posts: [Post] = []
  for try await page in api.posts.listPages(limit: 20) {
    posts += page
    if posts.count >= 40 { break }
  }
  return posts
}

private final class Feed {
  private var pages: Pages<[Post], Post>.AsyncIterator
  private(set) var posts: [Post] = []

  init(_ api: JSONPlaceholderClient) {
    pages = api.posts.listPages(limit: 20).makeAsyncIterator()
  }

  func loadMore() async throws {
    // Kept where it was if this fails, so that the next call asks for the same page.
    var next = pages
    let page = try await next.next()
    pages = next
    posts += page ?? []
  }
}

private func watch(_ api: BirdWatchClient) async throws -> Int {
  var count = 0
  for try await event in api.live.watch(area: .init(center: "37.5,127.0")) {
    print(event)
    count += 1
  }
  return count
}

private func rawEvents(_ api: BirdWatchClient) async throws -> [ServerSentEvent] {
  var events: [ServerSentEvent] = []
  let endpoint = LiveEndpoint.watch(area: .init(center: "37.5,127.0"))
  for try await event in api.client.events(endpoint, end: "[DONE]") { events.append(event) }
  return events
}

private func upload(_ file: URL, _ api: BirdWatchClient) async throws -> [Guess] {
  let sound = UploadFile(file: file, contentType: "audio/wav")
  let guesses = try await api.recordings.upload(
    sound: sound, place: Place(lat: 37.5, lon: 127), tags: ["dawn"],
    options: .init(progress: { progress in
      guard progress.direction == .upload, let fraction = progress.fraction else { return }
      print("\(Int(fraction * 100)) % sent")
    }))
  return guesses
}

private func uploadRecorded(_ bytes: Data, _ api: BirdWatchClient) async throws -> [Guess] {
  let sound = UploadFile(data: bytes, fileName: "dawn.wav", contentType: "audio/wav")
  return try await api.recordings.upload(sound: sound, place: Place(lat: 37.5, lon: 127))
}

private func download(to file: URL, _ api: BirdWatchClient) async throws {
  try await api.recordings.sound(number: 7, to: file) { progress in
    let total = progress.total.map { " of \($0)" } ?? ""
    print("\(progress.completed)\(total) bytes")
  }
}

@Suite struct StreamsGuideTests {
  private let post = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

  private var pages: MockTransport {
    MockTransport()
      .on(.get("/posts").query(["_page": "1"]), .json("[\(post)]"))
      .on(.get("/posts").query(["_page": "2"]), .json("[\(post), \(post)]"))
      .on(.get("/posts").query(["_page": "3"]), .json("[]"))
  }

  @Test func pagesAreFetchedAsTheyAreNeeded() async throws {
    let pages = pages
    let api = JSONPlaceholderClient(transport: pages)
    #expect(try await firstTwoPages(api).count == 3)
    try await printAll(api)

    let feed = Feed(JSONPlaceholderClient(transport: pages))
    let count = pages.calls.count
    try await feed.loadMore()
    #expect(feed.posts.count == 1)
    #expect(pages.calls.count == count + 1)
  }

  @Test func aPageThatFailedIsLoadedByTheNextCall() async throws {
    let mock = MockTransport()
      .on(.get("/posts").query(["_page": "1"]), .json("[\(post)]"))
      .on(.get("/posts").query(["_page": "2"]), .status(500), .json("[\(post), \(post)]"))
      .on(.get("/posts").query(["_page": "3"]), .json("[]"))
    let feed = Feed(JSONPlaceholderClient(transport: mock) { $0.options.maxRetries = 0 })
    try await feed.loadMore()

    await #expect(throws: APIError.self) { try await feed.loadMore() }
    #expect(feed.posts.count == 1)

    for _ in 0..<3 { try await feed.loadMore() }
    #expect(feed.posts.count == 3)
    // Nothing is asked for after the end.
    #expect(mock.calls.map { $0.request.queryValues("_page") } == [["1"], ["2"], ["2"], ["3"]])
  }

  @Test func eventsArrive() async throws {
    let mock = MockTransport().on(
      .get("/v1/live"),
      .events("data: {\"type\":\"other\"}\n\ndata: {\"type\":\"other\"}\n\ndata: [DONE]\n\n"))
    let api = BirdWatchClient(token: "secret", transport: mock)
    #expect(try await rawEvents(api).count == 2)
    #expect(try await watch(api) == 2)
  }

  @Test func filesTravel() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "dawn.wav")
    try Data("sound".utf8).write(to: file)
    let mock = MockTransport()
      .on(.post("/v1/recordings"), .json("[]", status: 201))
      .on(.get("/v1/recordings/7/sound"), .data(Data("song".utf8), contentType: "audio/wav"))
    let api = BirdWatchClient(token: "secret", transport: mock)

    #expect(try await upload(file, api).isEmpty)
    #expect(try await uploadRecorded(Data("in memory".utf8), api).isEmpty)
    #expect(mock.calls[0].text.contains("\r\n\r\nsound\r\n"))
    #expect(mock.calls[1].text.contains("filename=\"dawn.wav\""))
    #expect(mock.calls[1].text.contains("\r\n\r\nin memory\r\n"))
    try await download(to: file, api)
    #expect(try String(contentsOf: file, encoding: .utf8) == "song")
  }
}
