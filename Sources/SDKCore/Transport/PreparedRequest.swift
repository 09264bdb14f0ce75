import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request in Foundation's terms.
struct PreparedRequest: Sendable {
  private let request: URLRequest
  /// By a download task.
  private let isDownload: Bool
  /// The file that is read while it is sent; always nil on Apple platforms.
  let file: FileBody?
  #if !canImport(FoundationNetworking)
    /// Sent from disk, by an upload task.
    private let upload: URL?
  #endif

  #if canImport(FoundationNetworking)
    /// The largest file, in bytes, that is read into memory at once.
    private static let readAtOnce = 1 << 20
  #endif

  init(
    _ request: HTTPRequest, stamp: (name: String, value: String)?, isDownload: Bool = false
  ) throws(TransportError) {
    var url = URLRequest(url: request.url)
    // What it is already; setting it takes time.
    if request.method != .get { url.httpMethod = request.method.rawValue }
    url.cachePolicy = .reloadIgnoringLocalCacheData
    url.httpShouldHandleCookies = false
    // The initialiser's argument is ignored on Linux; an assigned value works.
    url.timeoutInterval = Self.seconds(request.options.effectiveTimeout)
    for field in request.headers.fields {
      url.addValue(field.value, forHTTPHeaderField: field.name)
    }
    request.options.network?.apply(to: &url)
    if let stamp { url.setValue(stamp.value, forHTTPHeaderField: stamp.name) }
    var source: URL?
    switch request.body {
    case .none: break
    case .data(let data): url.httpBody = data
    case .file(let file): source = file
    case .stream:
      throw TransportError(.bodyUnavailable, reason: "a stream must be spooled first")
    }
    let opened = try source.map { file throws(TransportError) in try FileBody(file) }
    #if canImport(FoundationNetworking)
      file = try opened.flatMap { file throws(TransportError) in try Self.attach(file, to: &url) }
      self.isDownload = isDownload
    #else
      file = nil
      upload = source
      self.isDownload = isDownload && source == nil
    #endif
    self.request = url
  }

  #if canImport(FoundationNetworking)
    /// Makes the file the request's body; returns it if it is read while it is sent.
    ///
    /// Next to a stream, Foundation announces chunked framing, whatever length the headers say
    /// (swift #68422). A blank `Transfer-Encoding` is libcurl's way to switch that off, and is
    /// not sent itself.
    private static func attach(
      _ file: FileBody, to request: inout URLRequest
    ) throws(TransportError) -> FileBody? {
      guard file.length > readAtOnce else {
        request.httpBody = try file.data()
        return nil
      }
      request.setValue("\(file.length)", forHTTPHeaderField: "Content-Length")
      request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
      request.httpBodyStream = FileBodyStream(file)
      return file
    }
  #endif

  func task(in session: URLSession) -> URLSessionTask {
    #if !canImport(FoundationNetworking)
      if let upload { return session.uploadTask(with: request, fromFile: upload) }
    #endif
    if isDownload { return session.downloadTask(with: request) }
    return session.dataTask(with: request)
  }

  /// In seconds.
  static let maxTimeout: Double = 86_400

  /// Rounds to whole seconds, since Linux cuts what is after the point, so that 0.9 s would fail at
  /// once; rounded up, from a second to a day, since it traps on infinity.
  static func seconds(_ duration: Duration) -> Double {
    min(max(duration.inSeconds.rounded(.up), 1), maxTimeout)
  }
}

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

#if canImport(FoundationNetworking)
  /// A file as URLSession on Linux can send it.
  ///
  /// An upload task from a file ends the process there when the exchange ends while Foundation
  /// still waits for the file: it resumes a transfer that is gone. A stream is asked for bytes
  /// when they are needed and always has them, so nothing ever waits.
  final class FileBodyStream: InputStream {
    private let body: FileBody
    private var status = Stream.Status.notOpen

    init(_ body: FileBody) {
      self.body = body
      super.init(data: Data())
    }

    override func open() { status = .open }

    /// Closes the stream; the descriptor is closed by the end of the exchange.
    override func close() { status = .closed }

    override var streamStatus: Stream.Status { status }

    override var streamError: (any Error)? { nil }

    /// True after a failure, since Foundation takes false for the end.
    override var hasBytesAvailable: Bool { body.hasBytesLeft }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
      body.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: length))
    }
  }
#endif
