package import SDKGenDiagnostics

/// The settings that decide what the output looks like.
package struct PlanningOptions: Equatable, Sendable {
  package enum Access: String, Equatable, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// Protocols and mocks, and the coding that only tests need.
  package struct Mocks: Equatable, Sendable {
    /// The module that holds the client, which mocks import; nil: they are in it too.
    package var module: String?

    package init(module: String? = nil) { self.module = module }
  }

  /// Protocols that models conform to besides their own; with `-` in front, those they do without.
  package struct Conformance: Equatable, Sendable {
    /// The model's Swift name; nil: every model.
    package var model: String?
    /// `Codable`, `-Hashable`
    package var protocols: [String]
    package var location: SourceLocation?

    package init(model: String?, protocols: [String], location: SourceLocation? = nil) {
      self.model = model
      self.protocols = protocols
      self.location = location
    }
  }

  package var access = Access.public
  /// The beginning of every file's name; nil: the API's name.
  package var filePrefix: String?
  /// nil: no protocols and mocks are generated.
  package var mocks: Mocks?
  package var conformances: [Conformance] = []
  /// Files without a declaration are written too, because a build system expects them.
  package var writesEmptyFiles = false
  /// The number of files for the models, and for the endpoints; nil: so many that none is long.
  package var shards: Int?

  package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }
}
