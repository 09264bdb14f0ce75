import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

/// Parts that several processes may be at.
@Suite(.timeLimit(.minutes(15))) struct PartialFileTests {
  private let headers: HTTPHeaders = ["ETag": "\"v1\"", "Content-Length": "6"]

  private func begun(_ text: String, in directory: URL) throws -> PartialDownload {
    let store = DownloadResumption(directory: directory)
    let part = try #require(PartialDownload("key", keptIn: store))
    #expect(part.beginAttempt(try request).isEmpty)
    #expect(part.begin(200, headers))
    #expect(part.append(Data(text.utf8)))
    return part
  }

  private var request: HTTPRequest {
    get throws {
      HTTPRequest(
        .get, url: try #require(URL(string: "https://example.com/file")),
        endpoint: TestEndpoint.get("/file"))
    }
  }

  /// Asks for the rest and appends it.
  private func goOn(_ part: PartialDownload, with text: String) throws {
    let asked = part.beginAttempt(try request)
    #expect(asked.first?.value == "bytes=\(part.size)-")
    let range = "bytes \(part.size)-5/6"
    #expect(part.begin(206, ["Content-Range": range, "ETag": "\"v1\""]))
    #expect(part.append(Data(text.utf8)))
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func names(_ directory: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  @Test func noPartIsLocked() async throws {
    try await withTemporaryDirectory { directory in
      let store = directory.appendingPathComponent("parts")
      let part = try begun("abc", in: store)
      let other = PartialDownload(at: directory.appendingPathComponent("file"))
      #expect(other.begin(200, headers))

      #expect(try names(store).count == 2)
      #expect(areFree(in: directory))
      #if canImport(Darwin)
        #expect(areFree(in: store))
      #endif
      other.close()
      part.close()
    }
  }

  /// The directory as another process has it: under another path, calls of this one do not know of
  /// each other.
  private func otherProcess(_ directory: URL) throws -> URL {
    let link = directory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: directory.appendingPathComponent("parts"))
    return link
  }

  @Test func twoProcessesAtOnceEachGetTheWholeFile() async throws {
    try await withTemporaryDirectory { directory in
      let first = try begun("abc", in: directory.appendingPathComponent("parts"))
      let store = DownloadResumption(directory: try otherProcess(directory))
      let second = try #require(PartialDownload("key", keptIn: store))

      #expect(second.begin(200, headers))
      #expect(first.append(Data("de".utf8)))
      #expect(second.append(Data("abcdef".utf8)))
      #expect(first.append(Data("f".utf8)))
      let (one, two) = (
        directory.appendingPathComponent("one"), directory.appendingPathComponent("two")
      )
      try second.finish(at: two)
      try first.finish(at: one)

      #expect(try text(one) == "abcdef")
      #expect(try text(two) == "abcdef")
      first.close()
      second.close()
      #expect(try names(directory.appendingPathComponent("parts")) == [])
    }
  }

  /// The copy of a directory is what a killed process leaves.
  private func kill(_ part: PartialDownload, in directory: URL) throws -> URL {
    let copy = directory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.copyItem(at: directory.appendingPathComponent("parts"), to: copy)
    part.close()
    return copy
  }

  @Test func whatAKilledProcessWasAtIsGoneOnWith() async throws {
    try await withTemporaryDirectory { directory in
      let parts = directory.appendingPathComponent("parts")
      try begun("abc", in: parts).close()
      let taken = try #require(
        PartialDownload("key", keptIn: DownloadResumption(directory: parts)))
      #expect(try names(parts).count == 2)
      let store = DownloadResumption(directory: try kill(taken, in: directory))

      let next = try #require(PartialDownload("key", keptIn: store))
      #expect(next.size == 3)
      try goOn(next, with: "def")
      let file = directory.appendingPathComponent("file")
      try next.finish(at: file)
      next.close()

      #expect(try text(file) == "abcdef")
      let left = try names(store.directory)
      #if canImport(Darwin)
        #expect(left.count == 1)
      #else
        #expect(left == [])
      #endif
      for name in left {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3_601)],
          ofItemAtPath: store.directory.appendingPathComponent(name).path)
      }
      PartialDownload("other", keptIn: store)?.close()
      #expect(try names(store.directory) == [])
    }
  }

  @Test func killedProcessesLeaveOnePart() async throws {
    try await withTemporaryDirectory { directory in
      let parts = directory.appendingPathComponent("parts")
      var store = DownloadResumption(directory: parts)
      try begun("abc", in: parts).close()
      for _ in 0..<5 {
        let part = try #require(PartialDownload("key", keptIn: store))
        #expect(part.size == 3)
        let killed = try kill(part, in: directory)
        try FileManager.default.removeItem(at: parts)
        try FileManager.default.moveItem(at: killed, to: parts)
        for name in try names(parts) {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3_601)],
            ofItemAtPath: parts.appendingPathComponent(name).path)
        }
        store = DownloadResumption(directory: parts)
        #expect(try names(parts).count { $0.hasSuffix(".part") } <= 2)
      }
      PartialDownload("key", keptIn: store)?.close()
      #if !canImport(Darwin)
        #expect(try names(parts).count == 2)
      #endif
    }
  }

  /// What a living process is at is copied, even where its record is not of a call that has ended.
  @Test func aLivingProcessKeepsItsPart() async throws {
    try await withTemporaryDirectory { directory in
      let parts = directory.appendingPathComponent("parts")
      try begun("abc", in: parts).close()
      let first = try #require(
        PartialDownload("key", keptIn: DownloadResumption(directory: parts)))
      let store = DownloadResumption(directory: try otherProcess(directory))
      let second = try #require(PartialDownload("key", keptIn: store))
      #expect(second.size == 3)

      try goOn(second, with: "xyz")
      try goOn(first, with: "def")
      let (one, two) = (
        directory.appendingPathComponent("one"), directory.appendingPathComponent("two")
      )
      try first.finish(at: one)
      try second.finish(at: two)

      #expect(try text(one) == "abcdef")
      #expect(try text(two) == "abcxyz")
      first.close()
      second.close()
      #expect(try names(parts) == [])
    }
  }

  @Test func aPartThatALaterRecordReplacesIsRemoved() async throws {
    try await withTemporaryDirectory { directory in
      let parts = directory.appendingPathComponent("parts")
      let first = try begun("abc", in: parts)
      let store = DownloadResumption(directory: try otherProcess(directory))
      let second = try #require(PartialDownload("key", keptIn: store))
      #expect(second.begin(200, headers))
      #expect(second.append(Data("abcd".utf8)))
      first.close()
      second.close()
      let names = try names(parts)
      #expect(names.count { $0.hasSuffix(".part") } == 1)
      #expect(names.count == 2)

      let next = try #require(
        PartialDownload("key", keptIn: DownloadResumption(directory: parts)))
      #expect(next.size > 0)
      next.close()
    }
  }

  /// A path that is too long for the draft of a record is not for the record.
  @Test func withoutARecordAPartIsGoneOnWith() async throws {
    try await withTemporaryDirectory { directory in
      let store = DownloadResumption(directory: directory.appendingPathComponent("parts"))
      try begun("abc", in: store.directory).close()
      let detour = store.directory.appendingPathComponent("x")
      try FileManager.default.createDirectory(at: detour, withIntermediateDirectories: false)
      let room = Int(PATH_MAX) - store.directory.path.utf8.count - 30
      let key = String(repeating: "x/../", count: room / 5) + "key"
      #expect(!store.setRecord(try #require(store.record(key)), key))

      let part = try #require(PartialDownload(key, keptIn: store))
      #expect(part.size == 3)
      try goOn(part, with: "def")
      let file = directory.appendingPathComponent("file")
      try part.finish(at: file)
      part.close()
      #expect(try text(file) == "abcdef")
    }
  }

  /// The one cannot be opened to write, the other not be cut.
  @Test(arguments: [true, false]) func whatCannotBeWrittenDoesNotStay(isDirectory: Bool)
    async throws
  {
    try await withTemporaryDirectory { directory in
      let store = DownloadResumption(directory: directory.appendingPathComponent("parts"))
      try begun("abc", in: store.directory).close()
      let part = store.part(try #require(store.record("key")?.part))
      try FileManager.default.removeItem(at: part)
      if isDirectory {
        try FileManager.default.createSymbolicLink(at: part, withDestinationURL: directory)
      } else {
        #expect(mkfifo(part.path, 0o600) == 0)
      }

      #expect(PartialDownload("key", keptIn: store) == nil)

      #expect(try names(store.directory).filter { $0.hasSuffix(".part") } == [])
    }
  }

  /// Whoever finds the record of what is begun anew would go on with bytes of another file.
  @Test func whatIsBegunAnewHasNoRecordMeanwhile() async throws {
    try await withTemporaryDirectory { directory in
      let parts = directory.appendingPathComponent("parts")
      try begun("abc", in: parts).close()
      let store = DownloadResumption(directory: parts)
      let part = try #require(PartialDownload("key", keptIn: store))
      #expect(store.record("key") != nil)

      part.discard()

      #expect(store.record("key") == nil)
      part.close()
    }
  }

  @Test func onePartIsTakenByOneProcess() async throws {
    try await withTemporaryDirectory { directory in
      let parts = directory.appendingPathComponent("parts")
      try begun("abc", in: parts).close()
      let stores = try (0..<8).map { _ in
        DownloadResumption(directory: try otherProcess(directory))
      }
      let record = try #require(stores[0].record("key"))
      #expect(record.isLeft)
      let keepers = stores.compactMap { PartKeeper("key", in: $0) }

      let taken = await withTaskGroup(of: Bool.self) { group in
        for keeper in keepers { group.addTask { keeper.takeOver() != nil } }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }

      #expect(keepers.count == 8)
      #expect(taken == 1)
      for keeper in keepers { keeper.leave() }
    }
  }
}
