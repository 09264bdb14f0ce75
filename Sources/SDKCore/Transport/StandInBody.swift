package import Foundation

/// What stand-ins for a network do with bodies.
extension Receiving {
  /// Returns a whole body where the caller wants it; that of an error is cut.
  package func body(
    _ data: Data, status: Int, limit: Int
  ) throws(TransportError) -> HTTPResponse.Body {
    // fits: a request's limit is not negative
    guard (200..<300).contains(status) else { return .data(data.prefix(min(limit, 2_000_000))) }
    switch self {
    case .data:
      guard data.count <= limit else {
        throw TransportError(.tooLarge, reason: "the body is too large")
      }
      return .data(data)
    case .stream: return .stream(ByteStream(data))
    case .file(let url):
      guard (try? data.write(to: url, options: .atomic)) != nil else {
        throw TransportError(
          .fileNotWritable, reason: "the file to download to cannot be written")
      }
      return .file(url)
    }
  }
}

extension HTTPRequest {
  /// Returns the bytes of the body, also of a file or a stream.
  package func collectedBody() async throws(TransportError) -> Data {
    switch body {
    case .none: return Data()
    case .data(let data): return data
    case .file(let url): return (try? Data(contentsOf: url)) ?? Data()
    case .stream(let make, _):
      var data = Data()
      do {
        for try await chunk in try make() { data.append(chunk) }
      } catch {
        throw TransportError(
          .bodyUnavailable, reason: "the body's stream failed", underlying: error)
      }
      return data
    }
  }
}
