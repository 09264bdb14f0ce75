import Foundation

/// The source of a file of which a part is here, told by digests only: a validator means nothing at
/// another server, for another file of the same one, or for another request.
struct PartialSource: Codable, Hashable, Sendable {
  private let place: String
  /// The headers that the file may depend on; none for a part that no other call goes on with.
  private let varied: [VariedHeader]

  /// - `owner`: the user that a kept part belongs to.
  /// - `changes`: those of interceptors, of which `owner` knows nothing. A credential that one of them adds
  ///   tells users apart; those of the client itself are renewed.
  init(of request: HTTPRequest, for owner: RequestIdentity?, _ changes: InterceptorChanges) {
    let origin = Origin(request.url)
    // The query does not count: where redirects lead, it holds a signature that is new each time.
    place = SHA256.hex(
      "\(origin.scheme)://\(origin.host):\(origin.port)\(request.url.path)\(changes.url ?? "")")
    guard owner != nil else {
      varied = []
      return
    }
    let credentials = request.headers.fields.map { $0.name.lowercased() }
      .filter { changes.headers.contains($0) && APIClient.Configuration.isCredential($0) }
    varied = (VariedHeader.telling(request) + credentials).sorted(byName: \.self)
      .map { VariedHeader($0, of: request) }
  }
}
