import Foundation

extension HTTPRequest {
  /// Returns the request with a credential added.
  func authorized(by authorization: Authorization) throws(RequestBuildingError) -> HTTPRequest {
    var request = self
    switch authorization {
    case .header(let name, let value): try request.headers.set(name, value)
    case .cookie(let pair):
      let cookies = (headers["Cookie"].map { [$0] } ?? []) + [pair]
      try request.headers.set("Cookie", cookies.joined(separator: "; "))
    case .query(let name, let value):
      let text = url.absoluteString
      let separator = url.query == nil ? "?" : text.hasSuffix("?") ? "" : "&"
      let longer = "\(text)\(separator)\(PercentEncoding.encoded(name))=\(value)"
      guard let url = URL(string: longer), url.absoluteString == longer else {
        throw RequestBuildingError("the URL is not legal")
      }
      request.url = url
    }
    return request
  }
}
