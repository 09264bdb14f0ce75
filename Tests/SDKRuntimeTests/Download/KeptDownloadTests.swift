import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// Downloads that a later call, or a later launch, goes on with.
@Suite(.timeLimit(.minutes(15))) struct KeptDownloadTests {
  private let server: LoopbackServer
  private let endpoint = TestEndpoint.get("/file")

  init() throws { server = try LoopbackServer() }

  /// As a new launch makes it: nothing is shared but the directory.
  private func client() -> APIClient {
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    return APIClient(configuration, transport: makeTransport())
  }

  private func enqueueBeginning() {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 9\r\n\r\nabc"), .close)
  }

  private func enqueueRest() {
    server.enqueue(
      .text(
        "HTTP/1.1 206 P\r\nETag: \"v1\"\r\nContent-Range: bytes 3-8/9\r\nContent-Length: 6\r\n\r\ndefghi"
      ))
  }

  private func enqueueWhole() {
    server.enqueue(status: 200, headers: ["ETag": "\"v2\""], body: "ABCDEFGHI")
  }

  /// The name of the one file of this kind.
  private func name(_ ending: String, _ directory: URL) throws -> String {
    let all = try names(directory)
    return try #require(all.first { $0.hasSuffix(ending) })
  }

  private func download(
    in directory: URL, user: String? = nil, maxAge: Duration = .seconds(3600)
  ) async throws -> String {
    var options = RequestOptions()
    options.resumption = DownloadResumption(directory: parts(directory), maxAge: maxAge)
    if let user { options.headers = ["Authorization": user] }
    let file = directory.appendingPathComponent("file")
    _ = try await client().download(endpoint, to: file, options: options)
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func parts(_ directory: URL) -> URL { directory.appendingPathComponent("parts") }

  private func names(_ directory: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parts(directory).path).sorted()
  }

  private func mode(_ file: URL) throws -> Int? {
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    return (mode as? NSNumber)?.intValue
  }

  /// Whoever writes the part, or its record, decides what the file holds.
  @Test func aDateThatCannotBeSentAsksForNoRest() {
    func validator(_ date: String) -> String? {
      let headers: HTTPHeaders = [
        "Last-Modified": date, "Date": "Sun, 06 Nov 1994 09:49:37 GMT",
      ]
      return PartialRepresentation(headers, from: nil).validator
    }

    #expect(validator("Sun, 06 Nov 1994 08:49:37 GMT") != nil)
    #expect(validator("일, 06 Nov 1994 08:49:37 GMT") == nil)
  }

  @Test(arguments: [".part", ".resume"])
  func whatOthersMayWriteIsNotGoneOnWith(kind: String) async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = try? await download(in: directory)
      let name = try name(kind, directory)
      chmod(parts(directory).appendingPathComponent(name).path, 0o622)
      enqueueWhole()

      #expect(try await download(in: directory) == "ABCDEFGHI")
      #expect(server.requests.last?.values("Range") == [])
    }
  }

  @Test func aLaterCallAsksForTheRest() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }
      let kept = try names(directory)
      let extensions = kept.map { URL(fileURLWithPath: $0).pathExtension }
      #expect(extensions.sorted() == ["part", "resume"])
      #expect(try mode(parts(directory)) == 0o700)
      for name in kept {
        #expect(try mode(parts(directory).appendingPathComponent(name)) == 0o600)
      }
      #expect(!FileManager.default.fileExists(atPath: directory.path + "/file"))
      enqueueRest()

      #expect(try await download(in: directory) == "abcdefghi")
      #expect(server.requests.last?.values("If-Range") == ["\"v1\""])
      #expect(try names(directory) == [])
      // The file itself is what any new file is.
      let other = directory.appendingPathComponent("other")
      #expect(FileManager.default.createFile(atPath: other.path, contents: nil))
      let (mine, usual) = try (mode(directory.appendingPathComponent("file")), mode(other))
      #expect(mine == usual)
    }
  }

  @Test func anotherUserStartsOver() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory, user: "Bearer a") }
      enqueueWhole()

      let other = try await download(in: directory, user: "Bearer b")
      #expect(server.requests.last?.values("Range") == [])
      enqueueRest()
      let same = try await download(in: directory, user: "Bearer a")

      #expect(other == "ABCDEFGHI")
      #expect(same == "abcdefghi")
    }
  }

  @Test func whatIsTooOldIsRemoved() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }
      for name in try names(directory) {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3_601)],
          ofItemAtPath: parts(directory).appendingPathComponent(name).path)
      }
      enqueueWhole()

      #expect(try await download(in: directory) == "ABCDEFGHI")
      #expect(server.requests.last?.values("Range") == [])
      #expect(try names(directory) == [])
    }
  }

  /// The clock was ahead when it was written, so nobody knows how old it is.
  @Test func whatIsFromTheFutureIsRemoved() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }
      for name in try names(directory) {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: 100_000)],
          ofItemAtPath: parts(directory).appendingPathComponent(name).path)
      }
      enqueueWhole()

      #expect(try await download(in: directory) == "ABCDEFGHI")
      #expect(server.requests.last?.values("Range") == [])
      #expect(try names(directory) == [])
    }
  }

  /// A call that waits for its next attempt writes nothing for a while.
  @Test func whatACallIsAtIsNotRemovedAsTooOld() async throws {
    try await withTemporaryDirectory { directory in
      let store = DownloadResumption(directory: parts(directory), maxAge: .seconds(3600))
      let old = try #require(PartialDownload("key", keptIn: store))
      #expect(old.begin(200, ["ETag": "\"v1\""]))
      #expect(old.append(Data("old".utf8)))
      for name in try names(directory) {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3_601)],
          ofItemAtPath: parts(directory).appendingPathComponent(name).path)
      }
      let other = try #require(PartialDownload("other", keptIn: store))
      other.close()

      try old.finish(at: directory.appendingPathComponent("file"))

      let text = try String(contentsOf: directory.appendingPathComponent("file"), encoding: .utf8)
      #expect(text == "old")
    }
  }

  @Test func removingAllLeavesNothing() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }

      DownloadResumption(directory: parts(directory)).removeAll()

      let left = try names(directory)
      #expect(left == [])
    }
  }

  /// A power cut, or a killed process.
  @Test func onlyWhatIsKnownToBeOnDiskCounts() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }
      let name = try name(".part", directory)
      let handle = try FileHandle(
        forWritingTo: parts(directory).appendingPathComponent(name))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data([0, 0, 0, 0]))
      try handle.close()
      enqueueRest()

      #expect(try await download(in: directory) == "abcdefghi")
      #expect(server.requests.last?.values("Range") == ["bytes=3-"])
    }
  }

  @Test func aRecordThatCannotBeReadStartsOver() async throws {
    try await withTemporaryDirectory { directory in
      enqueueBeginning()
      _ = await failure { _ = try await download(in: directory) }
      let name = try name(".resume", directory)
      try Data("{".utf8).write(to: parts(directory).appendingPathComponent(name))
      enqueueWhole()

      #expect(try await download(in: directory) == "ABCDEFGHI")
    }
  }

  @Test func twoCallsAtOnceDoNotMixTheirParts() async throws {
    try await withTemporaryDirectory { directory in
      let gate = DispatchSemaphore(value: 0)
      let (began, tell) = AsyncStream<Void>.makeStream()
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 9\r\n\r\nabc"),
        .wait {
          tell.yield()
          gate.wait()
        }, .text("defghi"))
      let first = Task { try await download(in: directory) }
      for await _ in began { break }
      enqueueWhole()
      let other = directory.appendingPathComponent("other")
      var options = RequestOptions()
      options.resumption = DownloadResumption(directory: parts(directory))
      let second = await failure {
        _ = try await client().download(endpoint, to: other, options: options)
      }
      gate.signal()

      let (one, two) = try await (first.value, String(contentsOf: other, encoding: .utf8))
      #expect(second == nil)
      #expect(two == "ABCDEFGHI")
      #expect(one == "abcdefghi")
      #expect(server.requests.allSatisfy { $0.values("Range").isEmpty })
    }
  }

  @Test func aCancelledDownloadIsKeptAndReplacesNothing() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)
      let (came, tell) = AsyncStream<Void>.makeStream()
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 9\r\n\r\nabc"), .stall)
      let options = RequestOptions(
        progress: { _ in tell.yield() },
        resumption: DownloadResumption(directory: parts(directory)))
      let api = client()
      let call = Task { try await api.download(endpoint, to: file, options: options) }
      for await _ in came { break }
      call.cancel()
      await #expect(throws: CancellationError.self) { _ = try await call.value }

      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
      // The caller goes on before its part is put down.
      let part = try parts(directory).appendingPathComponent(name(".part", directory))
      try await eventually { !PartKeeper.isInUse(part) }
      enqueueRest()
      #expect(try await download(in: directory) == "abcdefghi")
    }
  }
}
