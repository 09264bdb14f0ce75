package import SDKGenDiagnostics

/// What a run asks of the output.
package struct PlanningOptions: Equatable, Sendable {
  package enum Access: String, Equatable, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// Protocols and mocks, and the coding that only tests need.
  package struct Mocks: Equatable, Sendable {
    /// The module that holds the client; nil: the same one.
    package var module: String?

    package init(module: String?) { self.module = module }
  }

  package var access: Access
  /// What file names begin with; nil: the API's name.
  package var filePrefix: String?
  package var mocks: Mocks?
  /// Conformances that every model, or one by its Swift name, gets besides its own.
  package var conformances: [Conformance]
  /// Files without a declaration are written too, because a build system expects them.
  package var writesEmptyFiles: Bool
  /// Models are `Hashable` in documents of no more than so many.
  package var hashableLimit = 400
  /// How many files the models, and the endpoints, are spread over; nil: so many that none is long.
  package var shards: Int?

  /// `Codable` for all (`model` nil) or for one; a name with a `-` in front is left out.
  package struct Conformance: Equatable, Sendable {
    package var model: String?
    package var protocols: [String]
    package var location: SourceLocation?

    package init(model: String?, protocols: [String], location: SourceLocation? = nil) {
      self.model = model
      self.protocols = protocols
      self.location = location
    }
  }

  package init(
    access: Access = .public, filePrefix: String? = nil, mocks: Mocks? = nil,
    conformances: [Conformance] = [], writesEmptyFiles: Bool = false, shards: Int? = 1
  ) {
    self.access = access
    self.filePrefix = filePrefix
    self.mocks = mocks
    self.conformances = conformances
    self.writesEmptyFiles = writesEmptyFiles
    self.shards = shards
  }
}
