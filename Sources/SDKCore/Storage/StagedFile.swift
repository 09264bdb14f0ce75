import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The file of a download while its call is under way: beside the one the caller wants, under a name
/// of its own.
///
/// Transports write to it. Only the call puts it in its place, once its outcome is decided: a call that
/// has ended by its deadline or was cancelled can no longer do so. All that is left of a call holds
/// the file, which is removed with the last of it. Killed processes leave theirs; nobody holds a lock
/// on one, since Foundation writes it, so one that was not touched for a day counts as left.
package final class StagedFile: Sendable {
  let url: URL
  private let destination: URL

  private static let prefix = ".download-"
  /// The age of leftovers, in seconds.
  private static let maxAge: TimeInterval = 86_400
  private static let swept = Locked<Set<String>>([])

  init(for destination: URL) {
    self.destination = destination
    let folder = destination.deletingLastPathComponent()
    if Self.swept.with({ $0.insert(folder.path).inserted }) { Self.sweep(in: folder, now: Date()) }
    url = Self.url(beside: destination)
  }

  deinit { remove() }

  /// Returns a name that is nobody's; without the destination's own, which may be as long as a name
  /// can be.
  static func url(beside destination: URL) -> URL {
    destination.deletingLastPathComponent()
      .appendingPathComponent("\(prefix)\(UUID().uuidString)")
  }

  /// Takes over a body that is somewhere else, as that of an interceptor's own response.
  func take(_ body: HTTPResponse.Body) throws {
    switch body {
    case .file(let other) where other.path != url.path:
      remove()
      try FileManager.default.copyItem(at: other, to: url)
    case .data(let data): try data.write(to: url)
    case .file, .stream: break
    }
  }

  /// Puts the whole file in its place at once.
  func commit() throws(TransportError) {
    let isMoved = url.withUnsafeFileSystemRepresentation { from in
      destination.withUnsafeFileSystemRepresentation { to -> Bool in
        guard let from, let to else { return false }
        return rename(from, to) == 0
      }
    }
    guard isMoved else {
      remove()
      throw .fileNotWritten
    }
  }

  func remove() {
    url.withUnsafeFileSystemRepresentation { path in
      if let path { unlink(path) }
    }
  }

  /// Removes the leftovers of killed processes.
  static func sweep(in folder: URL, now: Date) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      let file = folder.appendingPathComponent(name)
      guard let attributes = try? manager.attributesOfItem(atPath: file.path),
        attributes[.type] as? FileAttributeType == .typeRegular,
        let date = attributes[.modificationDate] as? Date, now.timeIntervalSince(date) > maxAge
      else { continue }
      unlink(file.path)
    }
  }
}

extension TransportError {
  package static let fileNotWritten = TransportError(
    .fileNotWritable, reason: "the file to download to cannot be written")
}
