import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request in Foundation's terms.
struct PreparedRequest: Sendable {
  private let request: URLRequest
  /// Sent from disk, by an upload task.
  private let file: URL?
  /// By a download task.
  private let isDownload: Bool

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
    switch request.body {
    case .none: file = nil
    case .data(let data):
      file = nil
      url.httpBody = data
    case .file(let source):
      guard FileManager.default.isReadableFile(atPath: source.path) else {
        throw TransportError(.bodyUnavailable, reason: "the file to send cannot be read")
      }
      file = source
    case .stream:
      throw TransportError(.bodyUnavailable, reason: "a stream must be spooled first")
    }
    self.request = url
    self.isDownload = isDownload && file == nil
  }

  func task(in session: URLSession) -> URLSessionTask {
    if let file { return session.uploadTask(with: request, fromFile: file) }
    if isDownload { return session.downloadTask(with: request) }
    return session.dataTask(with: request)
  }

  /// Whole seconds, since Linux cuts what is after the point, so that 0.9 s would fail at once;
  /// rounded up, from a second to a day, since it traps on infinity.
  static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    guard seconds < 86_400 else { return 86_400 }
    return Double(max(1, seconds + (attoseconds > 0 ? 1 : 0)))
  }
}
