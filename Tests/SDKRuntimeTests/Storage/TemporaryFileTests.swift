import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

@Suite struct TemporaryFileTests {
  #if os(Linux)
    /// Of an upload that is written to a temporary file first, and whose parts are all right.
    @Test func aFullDiskIsNamed() throws {
      let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))

      #expect(throws: RequestBuildingError("there is no room for a temporary file")) {
        try full.writeTemporary(Data([1]))
      }
    }
  #endif
}
