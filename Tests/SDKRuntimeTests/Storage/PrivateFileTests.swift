import Dispatch
import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

/// Files that others, in this process or another, replace and remove at any moment.
@Suite(.timeLimit(.minutes(15))) struct PrivateFileTests {
  @Test func aFileThatIsRemovedWhileItIsReadIsNoError() async throws {
    try await withTemporaryDirectory { directory in
      let files = PrivateDirectory(url: directory, fileExtension: "x", isDurable: false)
      let text = Data("a".utf8)
      let (isWritten, errors) = (Locked(false), Locked<[String]>([]))

      DispatchQueue.concurrentPerform(iterations: 2) { side in
        do {
          if side == 0 {
            defer { isWritten.with { $0 = true } }
            for _ in 0..<5_000 {
              try files.write(text, "a")
              files.remove("a")
            }
          } else {
            while !isWritten.with({ $0 }) {
              let data = try files.read("a")
              if let data, data != text { errors.with { $0.append("\(data.count) bytes") } }
            }
          }
        } catch {
          errors.with { $0.append("\(error)") }
        }
      }

      let first = errors.with { $0.first }
      #expect(first == nil)
    }
  }

  @Test func aPipeInPlaceOfAFileIsNotWaitedFor() async throws {
    try await withTemporaryDirectory { directory in
      let files = PrivateDirectory(url: directory, fileExtension: "x", isDurable: false)
      try #require(mkfifo(directory.appendingPathComponent("a.x").path, 0o600) == 0)

      #expect(try files.read("a") == Data())
    }
  }

  /// Where permissions are kept, they say who may write a file; elsewhere they are those of the whole disk.
  @Test(arguments: [
    (0o600, true, true, false), (0o644, true, true, false), (0o620, true, true, true),
    (0o777, true, true, true), (0o777, true, false, false), (0o600, false, true, true),
    (0o777, false, false, true),
  ])
  func aFileIsOfOthersWhereTheyMayWriteIt(
    mode: Int, isOwn: Bool, keepsModes: Bool, isOfOthers: Bool
  ) {
    var status = stat()
    status.st_mode = mode_t(mode)
    status.st_uid = isOwn ? geteuid() : 12_345
    #expect(PrivateFile.isOfOthers(status, keepsModes: { keepsModes }) == isOfOthers)
  }

  /// Not only in the end: who enters a directory in between stays there.
  @Test func aDirectoryIsItsOwnersFromItsFirstMomentOn() async throws {
    try await withTemporaryDirectory { directory in
      let made = directory.appendingPathComponent("a/b")
      let (isOver, open) = (Locked(false), Locked(0))

      DispatchQueue.concurrentPerform(iterations: 2) { side in
        if side == 0 {
          defer { isOver.with { $0 = true } }
          for _ in 0..<2_000 {
            try? PrivateFile.makeDirectory(made)
            rmdir(made.path)
          }
        } else {
          var status = stat()
          while !isOver.with({ $0 }) {
            let isOpen = stat(made.path, &status) == 0 && status.st_mode & 0o077 != 0
            if isOpen { open.with { $0 += 1 } }
          }
        }
      }

      #expect(open.with { $0 } == 0)
      try PrivateFile.makeDirectory(made)
      try PrivateFile.makeDirectory(made)
      #expect(throws: (any Error).self) {
        try PrivateFile.makeDirectory(URL(fileURLWithPath: "/dev/null/a"))
      }
    }
  }

  @Test func thisFileSystemKeepsPermissions() async throws {
    try await withTemporaryDirectory { directory in
      #expect(PrivateFile.keepsModes(in: directory))
      #expect(PrivateFile.keepsModes(in: directory.appendingPathComponent("none")))
      let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(left.isEmpty)
    }
  }

  @Test func aFileThatCannotBeReadIsAnError() async throws {
    try await withTemporaryDirectory { directory in
      let files = PrivateDirectory(url: directory, fileExtension: "x", isDurable: false)
      try FileManager.default.createDirectory(
        at: directory.appendingPathComponent("a.x"), withIntermediateDirectories: true)

      #expect(throws: (any Error).self) { try files.read("a") }
      let (absent, token) = try (
        files.read("b"), FileTokenStore(URL(fileURLWithPath: "/dev/null/token")).token()
      )
      #expect(absent == nil && token == nil)
    }
  }
}
