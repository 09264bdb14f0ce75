import Foundation

/// The file of a download while its call is under way.
///
/// Transports write to the draft. Only the call puts it into its place, once its outcome is
/// decided: one that has ended by its deadline or was cancelled can no longer do it. All that is
/// left of a call holds its draft, which is removed with the last of it.
final class DownloadDraft: Sendable {
  private let file: StagedFile

  init(for destination: URL) { file = StagedFile(for: destination) }

  deinit { file.remove() }

  /// What the transport writes to.
  var url: URL { file.url }

  /// Takes over a body that is somewhere else, as that of an interceptor's own response.
  func take(_ body: HTTPResponse.Body) throws {
    switch body {
    case .file(let other) where other.path != url.path:
      try FileManager.default.copyItem(at: other, to: url)
    case .data(let data): try data.write(to: url)
    case .file, .stream: break
    }
  }

  /// Puts the draft into its place, in place of a file that is there.
  func commit() throws(TransportError) { try file.commit() }

  func remove() { file.remove() }
}
