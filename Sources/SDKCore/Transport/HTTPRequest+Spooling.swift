import Foundation

extension HTTPRequest {
  /// Returns the request with a streamed body collected in a file, which the caller removes.
  ///
  /// URLSession on Linux reads body streams on the queue that serves every session, so a producer
  /// that is not ready would stop them all; and next to a known length it sends chunked framing as
  /// well (swift #68422). From a file, the length is right and memory stays small.
  package func spoolingBody() async throws -> (HTTPRequest, TemporaryFile?) {
    guard case .stream(let make, let length) = body else { return (self, nil) }
    let file = try TemporaryFile()
    do {
      let written = try await Self.write(make, to: file)
      guard length == nil || length == written else {
        throw TransportError(
          .bodyUnavailable, reason: "the body is \(written) bytes long, not \(length ?? 0)")
      }
    } catch {
      file.remove()
      throw error
    }
    var request = self
    request.body = .file(file.url)
    return (request, file)
  }

  private static func write(
    _ make: HTTPBody.StreamFactory, to file: TemporaryFile
  ) async throws -> Int {
    var count = 0
    do {
      let handle = try FileHandle(forWritingTo: file.url)
      defer { try? handle.close() }
      for try await chunk in try make() {
        try handle.writeTemporary(chunk)
        count += chunk.count
      }
    } catch let error as RequestBuildingError {
      throw error
    } catch {
      // The body's own error may hold anything.
      try Task.checkCancellation()
      throw TransportError(.bodyUnavailable, reason: "the body's stream failed", underlying: error)
    }
    // A cancelled task sees the stream end.
    try Task.checkCancellation()
    return count
  }
}
