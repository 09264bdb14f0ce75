internal import SDKContract
package import SDKCore

extension FakeAnswer {
  /// An answer without a body.
  package static func empty(_ status: Int, _ headers: HTTPHeaders) -> FakeAnswer {
    FakeAnswer(status: status, headers: headers)
  }
}

/// What a program needs that answers requests from outside.
extension FakeServer {
  /// Whether every answer is a sample, and nothing is kept.
  package var isStateless: Bool {
    get { state.with { $0.isStateless } }
    set { state.with { $0.isStateless = newValue } }
  }

  /// Whether `verify()` knows what was wrong. A server that runs for days does without.
  package var keepsViolations: Bool {
    get { state.with { $0.keepsViolations } }
    set { state.with { $0.keepsViolations = newValue } }
  }

  /// About how many bytes are kept before requests that add to them are answered with 507.
  package var mostKeptBytes: Int {
    get { store.with { $0.mostBytes } }
    set {
      initial.with { $0.mostBytes = newValue }
      store.with { $0.mostBytes = newValue }
    }
  }

  /// Takes over what another server keeps: that of an earlier version of the spec.
  package func keep(dataOf other: FakeServer) {
    let (begun, kept) = (other.initial.with { $0 }, other.store.with { $0 })
    initial.with { $0 = begun }
    store.with { $0 = kept }
    let tokens = other.state.with { $0.tokens }
    state.with { $0.tokens = tokens }
  }

  /// The name of the API.
  package var name: String { model.contract.root["name"]?.string ?? "" }

  /// An operation, and where clients find it.
  package struct Route: Hashable, Sendable {
    package var method: String
    /// `/v1/pets/{id}`
    package var path: String
    /// `Pets.get`
    package var operationID: String
    /// Its answers are samples.
    package var isSampled: Bool
  }

  /// The operations in the order of the spec, with the path of its first server.
  package var routes: [Route] {
    let server = model.contract.root["servers"]?.elements.first?.string ?? ""
    let base = Router.base(server).map { "/\($0)" }.joined()
    return model.router.entries.map {
      Route(
        method: $0.method, path: base + $0.route, operationID: $0.id,
        isSampled: isStateless || !model.keepsState($0))
    }
  }

  /// How much of a request the spec has.
  package enum Coverage: Int, Comparable, Sendable {
    case nothing, path, operation

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package func coverage(of request: ReceivedRequest) -> Coverage {
    switch model.router.route(request.method, request.path) {
    case .nothing: .nothing
    case .otherMethods: .path
    case .found: .operation
    }
  }
}
