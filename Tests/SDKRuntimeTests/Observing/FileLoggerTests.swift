import Foundation
import SDKRuntime
import Testing

@Suite(.timeLimit(.minutes(15))) struct FileLoggerTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sdkgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func anEntryIsALine() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("logs/app.log")
      let logger = FileLogger(file: file)
      let date = Date(timeIntervalSince1970: 0)
      logger.log(LogEntry(.info, "Posts.get", "hello", date: date))
      FileLogger(file: file).log(LogEntry(.error, "Posts.get", "two\nlines", date: date))

      #expect(
        try text(file) == """
          1970-01-01T00:00:00Z info Posts.get: hello
          1970-01-01T00:00:00Z error Posts.get: two\\u{a}lines

          """)
      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test func aFileThatWasOpenToOthersIsClosedToThem() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("app.log")
      try Data("old\n".utf8).write(to: file)
      chmod(file.path, 0o644)

      FileLogger(file: file).log(LogEntry(.info, "A", "x"))

      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try text(file).hasPrefix("old\n") && text(file).hasSuffix("A: x\n"))
    }
  }

  @Test func foldersThatItMakesAreTheOwnersAlone() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a/b/app.log")
      FileLogger(file: file).log(LogEntry(.info, "A", "x"))

      for made in [folder, folder.appendingPathComponent("a"), file.deletingLastPathComponent()] {
        let facts = try FileManager.default.attributesOfItem(atPath: made.path)
        #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o700)
      }
    }
  }

  /// A program that the app starts must not inherit the log.
  @Test func theFileIsClosedInProgramsThatAreStarted() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("app.log")
      let logger = FileLogger(file: file)
      logger.log(LogEntry(.info, "A", "x"))

      var status = stat()
      #expect(stat(file.path, &status) == 0)
      // The process itself says which of its descriptors is the file's.
      let open = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
      let own = open.compactMap { Int32($0) }.filter { descriptor in
        var other = stat()
        return fstat(descriptor, &other) == 0 && other.st_ino == status.st_ino
          && other.st_dev == status.st_dev
      }
      #expect(!own.isEmpty)
      #expect(own.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
      withExtendedLifetime(logger) {}
    }
  }

  @Test func fullFilesMoveOnAndTheOldestGoes() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("app.log")
      // A line has 33 bytes; two fit.
      let logger = FileLogger(file: file, maxBytes: 70, maxFiles: 2)
      for number in 0..<7 {
        let entry = LogEntry(.info, "A", "\(number)", date: Date(timeIntervalSince1970: 0))
        logger.log(entry)
      }

      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["app.log", "app.log.1"])
      #expect(try text(file).contains("A: 6"))
      #expect(try text(folder.appendingPathComponent("app.log.1")).contains("A: 4"))
      for name in names {
        #expect(try text(folder.appendingPathComponent(name)).utf8.count <= 70)
      }
    }
  }

  @Test func manyTasksWriteWholeLines() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sdkgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("app.log")
    let logger = FileLogger(file: file)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 { group.addTask { logger.log(LogEntry(.info, "A", "\(number)")) } }
    }

    let lines = try text(file).split(separator: "\n")
    #expect(lines.count == 200)
    let ends = Set(lines.compactMap { $0.split(separator: " ").last })
    #expect(ends.count == 200)
  }

  @Test func aPlaceThatCannotBeWrittenCostsTheLogOnly() {
    FileLogger(file: URL(fileURLWithPath: "/dev/null/app.log")).log(LogEntry(.info, "A", "x"))
  }
}
