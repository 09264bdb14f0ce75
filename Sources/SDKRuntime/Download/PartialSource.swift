import Foundation

/// The source of a file of which a part is here, told by digests only: a validator means nothing at
/// another server, for another file of the same one, or for another request.
struct PartialSource: Codable, Hashable, Sendable {
  private let place: String
  /// The headers that the file may depend on; none for a part that no other call goes on with.
  private let varied: [VariedHeader]

  /// - `owner`: the user that a kept part belongs to. Where the client knows of none, it is an
  ///   interceptor that adds credentials, and only they tell users apart.
  init(of request: HTTPRequest, for owner: RequestIdentity?) {
    let origin = Origin(request.url)
    // The query does not count: where redirects lead, it holds a signature that is new each time.
    place = SHA256.hex(
      "\(origin.scheme)://\(origin.host):\(origin.port)\(request.url.path)")
    guard let owner else {
      varied = []
      return
    }
    let credentials = request.headers.fields.map { $0.name.lowercased() }
      .filter { owner.isAnonymous && APIClient.Configuration.isCredential($0) }
    varied = (VariedHeader.telling(request) + credentials).sorted()
      .map { VariedHeader($0, of: request) }
  }
}
