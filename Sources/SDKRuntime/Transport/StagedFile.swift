package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A download on its way to where the caller wants it: next to it, under a name of its own.
package struct StagedFile: Sendable {
  package let url: URL
  private let destination: URL

  package init(for destination: URL) {
    self.destination = destination
    url = destination.deletingLastPathComponent()
      .appendingPathComponent(".\(destination.lastPathComponent).\(UUID().uuidString)")
  }

  var size: Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.size] as? NSNumber)?.intValue
  }

  /// Puts the whole file in its place at once.
  package func commit() throws(TransportError) {
    let moved = url.withUnsafeFileSystemRepresentation { from in
      destination.withUnsafeFileSystemRepresentation { to -> Bool in
        guard let from, let to else { return false }
        return rename(from, to) == 0
      }
    }
    guard moved else {
      remove()
      throw .fileNotWritten
    }
  }

  package func remove() { try? FileManager.default.removeItem(at: url) }
}

extension TransportError {
  package static let fileNotWritten = TransportError(
    .fileNotWritable, reason: "the file to download to cannot be written")
}
