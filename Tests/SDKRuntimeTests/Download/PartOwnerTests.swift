import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// The user and the resource of a part of a download that was kept.
@Suite(.timeLimit(.minutes(15))) struct PartOwnerTests {
  private let server: LoopbackServer
  private let users = UserSwitch()
  /// Signalled when the first three bytes of a file have come to the client.
  private let begun = DispatchSemaphore(value: 0)

  init() throws { server = try LoopbackServer() }

  /// - `interceptor`: in place of the security scheme, or beside a key of the app.
  private func client(
    _ interceptor: (any Interceptor)? = nil, hasKey: Bool = false
  ) -> APIClient {
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    if let interceptor {
      configuration.interceptors = [interceptor]
      if hasKey {
        configuration.schemes = [SecurityScheme("app", .apiKey("X-App-Key", in: .header), "key")]
      }
    } else {
      configuration.schemes = [SecurityScheme("token", .bearer, users)]
    }
    return APIClient(configuration, transport: makeTransport())
  }

  private func download(
    in directory: URL, by interceptor: (any Interceptor)? = nil, hasKey: Bool = false
  ) async throws -> String {
    var options = RequestOptions()
    options.resumption = DownloadResumption(directory: parts(directory))
    options.progress = { [begun] step in if step.completed == 3 { begun.signal() } }
    let file = directory.appendingPathComponent("file")
    let api = client(interceptor, hasKey: hasKey)
    _ = try await api.download(TestEndpoint.get("/file"), to: file, options: options)
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func parts(_ directory: URL) -> URL { directory.appendingPathComponent("parts") }

  /// The server ends the connection once the client has what was sent.
  private func enqueueBeginning(at other: LoopbackServer? = nil) {
    (other ?? server).enqueue(
      .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 9\r\n\r\nabc"),
      .wait { [begun] in _ = begun.wait(timeout: .now() + 240) }, .close)
  }

  private func enqueueRest() {
    server.enqueue(
      .text(
        "HTTP/1.1 206 P\r\nETag: \"v1\"\r\nContent-Range: bytes 3-8/9\r\nContent-Length: 6\r\n\r\ndefghi"
      ))
  }

  private func enqueueWhole(_ text: String = "ABCDEFGHI") {
    server.enqueue(status: 200, headers: ["ETag": "\"v1\""], body: text)
  }

  /// The part belongs to the user whose token was sent, not to the one who was logged in at first.
  @Test func aLoginBeforeSendingKeepsNothingForTheOther() async throws {
    try await withTemporaryDirectory { directory in
      users.logInLate(2)
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }
      #expect(server.requests.map { $0.values("Authorization") } == [["Bearer 2 first"]])
      users.logIn(1)
      enqueueWhole()

      let text = try await download(in: directory)
      #expect(text == "ABCDEFGHI")
      #expect(server.requests.last?.values("Range") == [])
    }
  }

  @Test func aLoginBeforeSendingGoesOnWithNobodysPart() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }
      users.logInLate(2)
      enqueueWhole()

      let text = try await download(in: directory)
      #expect(text == "ABCDEFGHI")
      #expect(server.requests.last?.values("Authorization") == ["Bearer 2 first"])
      #expect(server.requests.last?.values("Range") == [])
    }
  }

  /// What the client knows of tells nobody apart: the interceptor logs the user in.
  @Test(arguments: [false, true])
  func aCredentialThatAnInterceptorAddsTellsUsersApart(hasKey: Bool) async throws {
    let user = Locked("a")
    let logIn = Header(name: "Authorization") { "Bearer \(user.with { $0 })" }
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory, by: logIn, hasKey: hasKey) }
      user.with { $0 = "b" }
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory, by: logIn, hasKey: hasKey) }
      enqueueRest()

      let text = try await download(in: directory, by: logIn, hasKey: hasKey)
      #expect(text == "abcdefghi")
      #expect(server.requests.map { $0.values("Range") } == [[], [], ["bytes=3-"]])
    }
  }

  /// Nor is a part in one language the beginning of a file in another, whose date is the same.
  @Test func headersThatTheFileMayDependOnTellPartsApart() async throws {
    let language = Locked("ko")
    let header = Header(name: "Accept-Language") { language.with { $0 } }
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory, by: header) }
      language.with { $0 = "en" }
      enqueueWhole()

      let text = try await download(in: directory, by: header)
      #expect(text == "ABCDEFGHI")
      #expect(server.requests.last?.values("Range") == [])
    }
  }

  @Test func headersOfTheAttemptAloneTellNothingApart() async throws {
    let count = Locked(0)
    let header = Header(name: "X-Request-ID") {
      count.with { count in
        count += 1
        return "\(count)"
      }
    }
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory, by: header) }
      enqueueRest()

      let text = try await download(in: directory, by: header)
      #expect(text == "abcdefghi")
    }
  }

  /// Adds a header to each attempt.
  private struct Header: Interceptor {
    let name: String
    let value: @Sendable () -> String

    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse {
      var request = request
      try request.headers.set(name, value())
      return try await next(request)
    }
  }

  /// A tag means nothing elsewhere: another server may call another file the same.
  @Test func whereARedirectLeadsElsewhereItStartsOver() async throws {
    let (one, two) = (try LoopbackServer(), try LoopbackServer())
    try await withTemporaryDirectory { directory in
      server.enqueue(status: 302, headers: ["Location": "\(one.url)/x?signature=1"], body: "")
      enqueueBeginning(at: one)
      _ = await failure { _ = try await download(in: directory) }
      server.enqueue(status: 302, headers: ["Location": "\(two.url)/x?signature=2"], body: "")
      two.enqueue(status: 200, headers: ["ETag": "\"v1\""], body: "ABCDEFGHI")

      let text = try await download(in: directory)
      #expect(text == "ABCDEFGHI")
      #expect(two.requests.last?.values("Range") == [])
    }
  }

  /// Signatures in the query are new each time.
  @Test func whereARedirectLeadsToTheSamePathItGoesOn() async throws {
    let one = try LoopbackServer()
    try await withTemporaryDirectory { directory in
      server.enqueue(status: 302, headers: ["Location": "\(one.url)/x?signature=1"], body: "")
      enqueueBeginning(at: one)
      _ = await failure { _ = try await download(in: directory) }
      server.enqueue(status: 302, headers: ["Location": "\(one.url)/x?signature=2"], body: "")
      one.enqueue(
        .text(
          "HTTP/1.1 206 P\r\nETag: \"v1\"\r\nContent-Range: bytes 3-8/9\r\nContent-Length: 6\r\n\r\ndefghi"
        ))

      let text = try await download(in: directory)
      #expect(text == "abcdefghi")
      #expect(one.requests.last?.values("Range") == ["bytes=3-"])
    }
  }

  /// A logout removes all parts; the same download begins again while the old one still ends.
  @Test func aPartThatWasRemovedIsNotTheNextOne() async throws {
    try await withTemporaryDirectory { directory in
      let store = DownloadResumption(directory: parts(directory))
      let headers: HTTPHeaders = ["ETag": "\"v1\""]
      let old = try #require(PartialDownload("key", keptIn: store))
      #expect(old.begin(200, headers))
      #expect(old.append(Data("old".utf8)))
      store.removeAll()
      let new = try #require(PartialDownload("key", keptIn: store))
      #expect(new.begin(200, headers))
      #expect(new.append(Data("n".utf8)))

      let file = directory.appendingPathComponent("file")
      #expect(throws: TransportError.self) { try old.finish(at: file) }
      old.close()
      #expect(new.append(Data("ew".utf8)))
      try new.finish(at: directory.appendingPathComponent("other"))

      #expect(!FileManager.default.fileExists(atPath: directory.path + "/file"))
      let text = try String(contentsOf: directory.appendingPathComponent("other"), encoding: .utf8)
      #expect(text == "new")
    }
  }

  @Test func aPartThatWasRemovedWritesNoRecordOverTheNextOnes() async throws {
    try await withTemporaryDirectory { directory in
      let store = DownloadResumption(directory: parts(directory))
      let old = try #require(PartialDownload("key", keptIn: store))
      #expect(old.begin(200, ["ETag": "\"v1\""]))
      store.removeAll()
      let new = try #require(PartialDownload("key", keptIn: store))
      #expect(new.begin(200, ["ETag": "\"v2\""]))
      #expect(new.append(Data("new".utf8)))

      old.close()
      new.close()

      let validator = store.record("key")?.validator
      #expect(validator == "\"v2\"")
      let again = try #require(PartialDownload("key", keptIn: store))
      #expect(again.size == 3)
      again.close()
    }
  }
}
