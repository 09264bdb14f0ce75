package import SDKGenDiagnostics

/// The settings that decide what the output looks like.
package struct PlanningOptions: Equatable, Sendable {
  package enum Access: String, Equatable, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// The place of mocks.
  package enum Mocks: Equatable, Sendable {
    /// In the files of the clients.
    case besideClients
    /// In files of their own, with the coding that only tests need, which import the client's module; nil: they are
    /// in it too.
    case apart(module: String?)

    var isApart: Bool { self != .besideClients }

    var module: String? {
      switch self {
      case .besideClients: nil
      case .apart(let module): module
      }
    }
  }

  /// Protocols that models conform to besides their own; with `-` in front, those they do without.
  package struct Conformance: Equatable, Sendable {
    /// The model's Swift name; nil: every model.
    var model: String?
    /// `Codable`, `-Hashable`
    var protocols: [String]
    var location: SourceLocation?
    /// Where each of the protocols is written.
    private var places: [String: SourceLocation]

    package init(
      model: String?, protocols: [String], location: SourceLocation? = nil,
      places: [String: SourceLocation] = [:]
    ) {
      self.model = model
      self.protocols = protocols
      self.location = location
      self.places = places
    }

    func location(of item: String?) -> SourceLocation? { item.flatMap { places[$0] } ?? location }
  }

  package var access = Access.public
  /// The beginning of every file's name; nil: the API's name.
  package var filePrefix: String?
  /// The names of the protocols of clients, to which they conform.
  package struct ProtocolNames: Equatable, Sendable {
    /// `*Service`, with a `*` for the group's name; `ShopAPI` without, for the API's client alone.
    var form: String
    var location: SourceLocation?

    static let standard = "*Service"

    /// `form`: nil for the standard one.
    package init(form: String? = nil, location: SourceLocation? = nil) {
      self.form = form ?? Self.standard
      self.location = location
    }
  }

  /// nil: clients have no protocols.
  package var protocols: ProtocolNames?
  /// Indicates that protocols have implementations that forward to another value.
  package var hasDecorators = false
  /// nil: no mocks are generated.
  package var mocks: Mocks?
  /// A contract of the API.
  package enum Contract: Equatable, Sendable {
    case besideClient
    /// Nothing else is written. With the client's `module`, handlers of `FakeServer` still have types.
    case only(module: String?)
  }

  /// nil: no contract is generated.
  package var contract: Contract?
  /// Indicates that models have samples, and that the client has one that responds with them.
  package var hasSamples = false
  /// Indicates that clients have each method with a completion handler too.
  package var hasCompletionHandlers = false
  /// Indicates that clients have each method as a publisher too.
  package var hasPublishers = false
  /// Credentials may go over `http` to every server that the client is given.
  package var allowsInsecureServer = false
  package var conformances: [Conformance] = []
  /// Files import the modules of the runtime that they name, not all of it.
  package var hasMinimalImports = false
  /// Files without a declaration are written too, because a build system expects them.
  package var writesEmptyFiles = false
  /// The number of files for the models, and for the endpoints; nil: so many that none is long.
  package var shards: Int?

  package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }
}
