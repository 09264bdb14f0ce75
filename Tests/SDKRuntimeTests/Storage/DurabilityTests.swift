import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

/// The files that a power cut or a kill leaves behind.
@Suite(.timeLimit(.minutes(15))) struct DurabilityTests {
  private struct Moment: Equatable {
    let isDirectory: Bool
    let size: Int
    /// The content under the file's name at that moment.
    let content: String?
  }

  private func facts(of descriptor: Int32) -> (isDirectory: Bool, size: Int) {
    var status = stat()
    fstat(descriptor, &status)
    return (status.st_mode & S_IFMT == S_IFDIR, Int(status.st_size))
  }

  @Test func aFileIsOnTheDiskBeforeItTakesThePlaceOfTheOldOne() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("token")
      try Data("old".utf8).write(to: file)
      var moments: [Moment] = []

      try PrivateFile.write(Data("newer".utf8), to: file) { descriptor in
        let (isDirectory, size) = facts(of: descriptor)
        moments.append(
          Moment(
            isDirectory: isDirectory, size: isDirectory ? 0 : size,
            content: try? String(contentsOf: file, encoding: .utf8)))
        return true
      }

      #expect(
        moments == [
          Moment(isDirectory: false, size: 5, content: "old"),
          Moment(isDirectory: true, size: 0, content: "newer"),
        ])
    }
  }

  @Test func aDiskThatFailsLeavesTheOldFileAndNoDraft() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("token")
      try PrivateFile.write(Data("old".utf8), to: file)

      #expect(throws: (any Error).self) {
        try PrivateFile.write(Data("new".utf8), to: file) { _ in false }
      }

      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
      #expect(try names(directory) == ["token"])
    }
  }

  @Test func aRemovedFileStaysRemoved() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("token")
      try PrivateFile.write(Data("old".utf8), to: file)
      var synced: [Bool] = []

      try PrivateFile.remove(file) { descriptor in
        synced.append(facts(of: descriptor).isDirectory)
        return true
      }
      try PrivateFile.remove(file)

      #expect(synced == [true])
      #expect(try names(directory) == [])
    }
  }

  private func names(_ directory: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  /// A draft as a killed process leaves it.
  private func leaveDraft(in directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data("secret".utf8).write(
      to: directory.appendingPathComponent(".sdk-draft-\(UUID().uuidString)"))
  }

  @Test func draftsOfKilledProcessesGoAtFirstUseAndAtLogout() async throws {
    try await withTemporaryDirectory { parent in
      let directory = parent.appendingPathComponent("tokens")
      try leaveDraft(in: directory)
      let store = FileTokenStore(directory.appendingPathComponent("token"))
      #expect(try store.token() == nil)
      #expect(try names(directory) == [])

      try store.save(BearerToken(accessToken: "a"))
      try leaveDraft(in: directory)
      try store.save(nil)
      #expect(try names(directory) == [])

      let cached = parent.appendingPathComponent("cache")
      try leaveDraft(in: cached)
      let values = PrivateDirectory(url: cached, fileExtension: "value", isDurable: true)
      try values.write(Data("1".utf8), "a")
      #expect(try names(cached).count == 1)
      try leaveDraft(in: cached)
      await ResponseCache(directory: cached).removeAll()
      #expect(try names(cached).map { $0.hasSuffix(".value") } == [true])
    }
  }

  @Test func aDraftThatIsBeingWrittenStays() async throws {
    try await withTemporaryDirectory { directory in
      let draft = try PrivateFile.Draft(in: directory)
      PrivateFile.sweepDrafts(in: directory)
      #expect(try names(directory) == [draft.url.lastPathComponent])

      draft.end()
      #expect(try names(directory) == [])
    }
  }

  /// As another process does, which does not know that it is being written.
  @Test func aDraftThatIsSweptIsWrittenAgain() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("token")
      let left = Locked(7)
      func sweep(_ descriptor: Int32) -> Bool {
        let isSwept = left.with { left in
          left -= 1
          return left >= 0
        }
        for name in (try? names(directory)) ?? [] where isSwept && name != "token" {
          unlink(directory.appendingPathComponent(name).path)
        }
        return true
      }

      try PrivateFile.write(Data("a".utf8), to: file, sync: sweep)

      #expect(try names(directory) == ["token"])
      #expect(try Data(contentsOf: file) == Data("a".utf8))
    }
  }

  /// iOS ends an app that is suspended with a lock in a container that apps share.
  @Test func noFileIsLockedWhileItIsWritten() async throws {
    try await withTemporaryDirectory { directory in
      let draft = try PrivateFile.Draft(in: directory)
      defer { draft.end() }

      #expect(areFree(in: directory))
    }
  }

  @Test func bodiesOfKilledProcessesGoAtFirstUseAndBySweeping() async throws {
    try await withTemporaryDirectory { directory in
      func leave(_ name: String) throws {
        let scratch = directory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        for file in [".lock", "body"] {
          try Data().write(to: scratch.appendingPathComponent(file))
        }
      }
      try leave("sdk-scratch-1")
      try leave("someone-elses")
      let living = TemporaryDirectory(in: directory)
      let file = try living.makeFile()
      #expect(try names(directory).count == 2)

      try leave("sdk-scratch-2")
      let another = TemporaryDirectory(in: directory)
      let second = try another.makeFile()
      #expect(try names(directory).count == 3)
      #expect(FileManager.default.fileExists(atPath: file.path))

      try leave("sdk-scratch-3")
      living.sweep()
      let third = try living.makeFile()
      living.remove(file)
      #expect(FileManager.default.fileExists(atPath: third.path))
      living.remove(third)
      another.remove(second)
      #expect(try names(directory) == ["someone-elses"])
    }
  }

  @Test func downloadsOfKilledProcessesGoWithTheNextDownload() async throws {
    try await withTemporaryDirectory { directory in
      let yesterday = Date(timeIntervalSinceNow: -90_000)
      let staged = ".download-\(UUID().uuidString)"
      for (name, date) in [
        (staged, yesterday), (".download-\(UUID().uuidString)", Date()),
        (".download-mine", yesterday), (".other", yesterday),
      ] {
        let file = directory.appendingPathComponent(name)
        try Data("x".utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      }

      _ = StagedFile(for: directory.appendingPathComponent("movie"))

      #expect(try names(directory).count == 3)
      #expect(try !names(directory).contains(staged))
    }
  }

  @Test func aScratchDirectoryThatVanishedIsMadeAgain() async throws {
    try await withTemporaryDirectory { directory in
      let scratch = TemporaryDirectory(in: directory)
      let file = try scratch.makeFile()
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())

      let second = try scratch.makeFile()

      #expect(FileManager.default.fileExists(atPath: second.path))
      scratch.remove(second)
    }
  }
}
