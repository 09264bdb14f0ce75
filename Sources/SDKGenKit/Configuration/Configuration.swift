package import SDKGenDiagnostics

/// What `sdkgen.json` says: which specs become which files, and how.
package struct Configuration: Equatable, Sendable {
  package var entries: [Entry]

  package init(entries: [Entry] = []) { self.entries = entries }

  /// One spec. Paths are as seen from where the configuration itself was named.
  package struct Entry: Equatable, Sendable {
    package var spec: String
    /// The folder for the client's files; nil under the build plugin, which has its own.
    package var output: String?
    /// nil: public, and internal under the build plugin.
    package var access: GenerationOptions.Access?
    package var selection: Selection
    package var conformances: [Conformance]
    package var renamings: [Renaming]
    /// Files whose members take the place of the spec's, in order.
    package var overlays: [Overlay]
    /// The user's own types.
    package var types: [TypeSetting]
    /// Further words that Swift names write in capitals.
    package var acronyms: [String]
    /// The folder for protocols and mocks; nil: none are made.
    package var mocks: String?
    /// The module the client is in, which mocks import; nil: the mocks are in it too.
    package var module: String?
    /// A folder of templates that take the place of built-in ones.
    package var templates: String?
    /// How many files the models, and the endpoints, are spread over; nil: as their size asks.
    package var shards: Int?
    package var location: SourceLocation?

    package init(
      spec: String, output: String? = nil, access: GenerationOptions.Access? = nil,
      selection: Selection = .init(), conformances: [Conformance] = [],
      renamings: [Renaming] = [], overlays: [Overlay] = [], types: [TypeSetting] = [],
      acronyms: [String] = [], mocks: String? = nil,
      module: String? = nil, templates: String? = nil,
      shards: Int? = nil, location: SourceLocation? = nil
    ) {
      self.spec = spec
      self.output = output
      self.access = access
      self.selection = selection
      self.conformances = conformances
      self.renamings = renamings
      self.overlays = overlays
      self.types = types
      self.acronyms = acronyms
      self.mocks = mocks
      self.module = module
      self.templates = templates
      self.shards = shards
      self.location = location
    }
  }
}

/// Protocols that models get besides their own; with `-` in front, those they do without.
package struct Conformance: Equatable, Sendable {
  /// Its Swift name; nil: every model.
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
