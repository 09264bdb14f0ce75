import Foundation
import SDKRuntime

extension Reply {
  /// Status and body, the body where the caller wants it.
  func body(
    for request: HTTPRequest, _ receiving: Receiving
  ) async throws(TransportError) -> (Int, HTTPResponse.Body) {
    let limit = request.options.effectiveMaxResponseBytes
    switch outcome {
    case .failure(let error): throw error
    case .response(let status, let body):
      return (status, try Self.deliver([body], status: status, receiving: receiving, limit: limit))
    case .chunks(let status, let chunks, let failure):
      if case .stream = receiving, (200..<300).contains(status) {
        return (status, .stream(stream(chunks, failure)))
      }
      if let failure { throw failure }
      return (status, try Self.deliver(chunks, status: status, receiving: receiving, limit: limit))
    }
  }

  private static func deliver(
    _ chunks: [Data], status: Int, receiving: Receiving, limit: Int
  ) throws(TransportError) -> HTTPResponse.Body {
    let body = chunks.count == 1 ? chunks[0] : Data(chunks.joined())
    // fits: a request's limit is not negative
    guard (200..<300).contains(status) else { return .data(body.prefix(min(limit, 2_000_000))) }
    switch receiving {
    case .data:
      guard body.count <= limit else {
        throw TransportError(.tooLarge, reason: "the body is too large")
      }
      return .data(body)
    case .stream: return .stream(ByteStream(body))
    case .file(let url):
      guard (try? body.write(to: url, options: .atomic)) != nil else {
        throw TransportError(
          .fileNotWritable, reason: "the file to download to cannot be written")
      }
      return .file(url)
    }
  }

  private func stream(_ chunks: [Data], _ failure: TransportError?) -> ByteStream {
    let next = Locked(0)
    let pause = pause
    return ByteStream {
      let index = next.with { next in
        defer { next += 1 }
        return next
      }
      if index > 0, index < chunks.count { try await pause?() }
      if index < chunks.count { return chunks[index] }
      if let failure { throw failure }
      return nil
    }
  }
}

extension HTTPResponse.Body {
  /// The number of bytes that have arrived.
  var size: Int {
    switch self {
    case .data(let data): data.count
    case .stream: 0
    case .file(let url):
      (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }
  }
}

extension HTTPRequest {
  /// Returns the bytes of the body, also of a stream.
  func collectedBody() async throws(TransportError) -> Data {
    guard case .stream(let make, _) = body else { return bodyData ?? Data() }
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
