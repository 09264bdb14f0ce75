import Foundation
import Testing

@testable import SDKRuntime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct PartialFileTests {
  /// A process that is being started has a copy of each descriptor, until its program begins.
  @Test func aClosedFileIsFreeThoughItsDescriptorWasCopied() async throws {
    try await withTemporaryDirectory { directory in
      let url = directory.appendingPathComponent("part")
      let file = try #require(PartialFile(url, mode: 0o600))
      #expect(PartialFile(url, mode: 0o600) == nil)
      let copies = copies(of: url)
      defer { for copy in copies { close(copy) } }
      #expect(copies.count == 1)

      file.close()

      let next = PartialFile(url, mode: 0o600)
      #expect(next != nil)
      next?.close()
    }
  }

  /// Returns copies of all descriptors of this process that a file has.
  private func copies(of url: URL) -> [Int32] {
    var named = stat()
    guard stat(url.path, &named) == 0 else { return [] }
    let descriptors = (0..<4096 as Range<Int32>).filter { descriptor in
      var opened = stat()
      return fstat(descriptor, &opened) == 0 && opened.st_ino == named.st_ino
        && opened.st_dev == named.st_dev
    }
    return descriptors.map { dup($0) }
  }
}
