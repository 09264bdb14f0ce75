package import SDKGenDiagnostics

/// The contents of `sdkgen.json`: which specs become which files, and how.
package struct Configuration: Equatable, Sendable {
  package var entries: [Entry] = []
  /// The list of specs.
  package var location: SourceLocation?

  package init() {}

  /// The place of mocks.
  package enum Mocks: Equatable, Sendable {
    /// `true`: in the files of the clients.
    case besideClients
    case folder(String)
  }

  /// One spec and its settings. Paths are relative to where the configuration itself was named.
  package struct Entry: Equatable, Sendable {
    package var spec: String
    /// The folder for the client's files; nil under the build plugin, which has its own.
    package var output: String?
    /// The place of mocks; nil: none are generated.
    package var mocks: Mocks?
    /// The module that holds the client, which mocks in a folder import; nil: they are in it too.
    package var module: String?
    /// A folder of templates that replace built-in ones.
    package var templates: String?
    package var options: GenerationOptions
    /// The locations of the values in `sdkgen.json`, by their keys; empty: it does not list the spec.
    package var locations: [String: SourceLocation] = [:]
    /// The mistakes in its settings, which are among those of the configuration too.
    package var mistakes: [Diagnostic] = []

    package init(spec: String, options: GenerationOptions = .init()) {
      self.spec = spec
      self.options = options
    }

    package var location: SourceLocation? { locations["spec"] }

    /// The folder for mocks; nil: they are beside the clients, or there are none.
    package var mocksFolder: String? {
      if case .folder(let folder)? = mocks { folder } else { nil }
    }
  }
}
