import Foundation

extension APIClient {
  /// Returns the request with a place to collect the body, if it is a download that another attempt
  /// or another call can go on with.
  func resumable(_ request: HTTPRequest, _ call: Call) async -> HTTPRequest {
    // A call that asks for a range itself wants just that.
    guard case .file(let destination) = call.receiving, request.method == .get,
      request.headers["Range"] == nil
    else { return request }
    var request = request
    if let store = request.options.resumption,
      let identity = await configuration.identity(of: request)
    {
      let key = CacheKey(url: request.url.absoluteString, identity: identity).fileName
      request.options.partialDownload = PartialDownload(key, keptIn: store, of: identity)
    }
    // Also for a single attempt: Foundation on Linux traps when it cannot write a download.
    if request.options.partialDownload == nil {
      request.options.partialDownload = PartialDownload(at: destination)
    }
    return request
  }
}
