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
