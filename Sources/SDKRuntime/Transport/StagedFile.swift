package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A download on its way to where the caller wants it: next to it, under a name of its own.
package struct StagedFile: Sendable {
  package let url: URL
  private let destination: URL

  package init(for destination: URL) {
    self.destination = destination
    let folder = destination.deletingLastPathComponent()
    StagedLeftovers.sweepOnce(in: folder)
    // Without the destination's name, which may be as long as a name can be.
    url = folder.appendingPathComponent("\(StagedLeftovers.prefix)\(UUID().uuidString)")
  }

  var size: Int64? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.size] as? NSNumber)?.int64Value
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

  package func remove() {
    url.withUnsafeFileSystemRepresentation { path in
      if let path { unlink(path) }
    }
  }
}

extension TransportError {
  package static let fileNotWritten = TransportError(
    .fileNotWritable, reason: "the file to download to cannot be written")
}
