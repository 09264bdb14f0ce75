/// A header that the response depends on, and its value in the request, told by its digest only.
package struct VariedHeader: Codable, Hashable, Sendable {
  package let name: String
  package let digest: String?

  package init(_ name: String, of request: HTTPRequest) {
    self.name = name.lowercased()
    digest = Self.digest(name, request.headers)
  }

  /// Returns the headers that `Vary` names, and those of the request that may matter although the
  /// server does not say so: a key has any name.
  package static func all(in response: HTTPHeaders, of request: HTTPRequest) -> [VariedHeader] {
    let named = names(in: response)
    let others = telling(request).filter { !named.contains($0) }
    return (named + others).map { VariedHeader($0, of: request) }
  }

  /// The most names that `Vary` may have: each is looked for in each request. With more, it stands for `*`.
  static let maxNameCount = 64

  /// Returns the names in `Vary`, each once.
  package static func names(in response: HTTPHeaders) -> [String] {
    var names: [String] = []
    for value in response.values("Vary") {
      let parts = value.split(separator: ",", maxSplits: maxNameCount)
      guard parts.count <= maxNameCount, names.count <= maxNameCount else { return ["*"] }
      for part in parts {
        let name = String(part).trimmingSpaces.lowercased()
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Returns the names of the request's headers that may tell users or responses apart, each once.
  /// Those that the cache's key holds are not among them.
  package static func telling(_ request: HTTPRequest) -> [String] {
    var names: [String] = []
    for field in request.headers.fields
    where !isIndifferent(field.name) && !APIClient.Configuration.isCredential(field.name) {
      let name = field.name.lowercased()
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns whether a header makes no difference to the response, unless `Vary` names it.
  static func isIndifferent(_ name: String) -> Bool {
    let name = name.lowercased()
    return indifferent.contains(name) || name.hasPrefix("content-") || name.hasPrefix("x-b3-")
  }

  private static let indifferent: Set<String> = [
    "accept-encoding", "b3", "baggage", "cache-control", "date", "dnt", "idempotency-key",
    "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "origin",
    "pragma", "priority", "referer", "request-id", "traceparent", "tracestate", "user-agent",
    "x-correlation-id", "x-request-id",
  ]

  /// Returns whether a request has the same value. One that accepts anything is content with what
  /// another accepted.
  package func fits(_ request: HTTPRequest, isNamed: Bool) -> Bool {
    let found = Self.digest(name, request.headers)
    return digest == found || name == "accept" && found == nil && !isNamed
  }

  private static func digest(_ name: String, _ headers: HTTPHeaders) -> String? {
    let values = headers.values(name)
    return values.isEmpty ? nil : Fingerprint.text(ofHeader: values.joined(separator: ","))
  }
}
