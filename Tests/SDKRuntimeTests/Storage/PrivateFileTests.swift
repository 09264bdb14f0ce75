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
