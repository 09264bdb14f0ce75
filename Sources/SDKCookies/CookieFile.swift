import Foundation
import SDKCore

/// The file of a jar. All work is done on one queue, one thing after the other.
final class CookieFile: Sendable {
  private struct Content: Codable {
    let cookies: [Cookie]
  }

  private let url: URL
  private let keepsSessionCookies: Bool
  private let queue = DispatchQueue(label: "SDKRuntime.CookieFile", qos: .utility)
  private let isScheduled = Locked(false)
  /// The content of the file. Touched on the queue only, once it was read.
  private let written = Locked<Data?>(nil)

  init(_ url: URL, keepsSessionCookies: Bool) {
    self.url = url
    self.keepsSessionCookies = keepsSessionCookies
  }

  /// - Throws: when there is a file and it cannot be read; one that holds no cookies is empty.
  func read() throws -> [Cookie] {
    PrivateFile.sweepDraftsOnce(in: url.deletingLastPathComponent())
    guard let data = try PrivateFile.read(url) else { return [] }
    written.with { $0 = data }
    return (try? JSONDecoder().decode(Content.self, from: data))?.cookies ?? []
  }

  /// Writes what there is by the time it writes, once for many changes.
  func saveSoon(_ cookies: @escaping @Sendable () -> [Cookie]) {
    let isFirst = isScheduled.with { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst else { return }
    queue.async { [self] in
      isScheduled.with { $0 = false }
      // The next change tries again, and `save` reports it.
      try? write(cookies())
    }
  }

  func save(_ cookies: @escaping @Sendable () -> [Cookie]) async throws {
    try await withCheckedThrowingContinuation { done in
      queue.async { [self] in done.resume(with: Result { try write(cookies()) }) }
    }
  }

  func remove() {
    queue.sync {
      try? PrivateFile.remove(url)
      written.with { $0 = nil }
    }
  }

  private func write(_ cookies: [Cookie]) throws {
    let kept = cookies.filter { keepsSessionCookies || $0.expires != nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = kept.isEmpty ? nil : try encoder.encode(Content(cookies: kept))
    guard data != written.with({ $0 }) else { return }
    if let data {
      try PrivateFile.makeDirectory(url.deletingLastPathComponent())
      try PrivateFile.write(data, to: url)
    } else {
      try PrivateFile.remove(url)
    }
    written.with { $0 = data }
  }
}
