import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

/// A file to send that is not what it was when its length was announced.
@Suite(.timeLimit(.minutes(15))) struct FileBodyTests {
  /// Its first bytes, as many as the old one had, would look like a whole body.
  @Test func aFileInPlaceOfTheOneThatWasAnnouncedIsNotSent() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)
      let body = try FileBody(file)
      try Data("newer".utf8).write(to: file, options: .atomic)

      #expect(throws: TransportError.self) { try body.data() }
      #expect(body.hasFailed)
    }
  }

  @Test func aFileThatGrowsIsSentAsItWas() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)
      let body = try FileBody(file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("er".utf8))
      try handle.close()

      let data = try body.data()
      #expect(data == Data("old".utf8))
    }
  }
}
