package import SDKGenAPIModel
package import SDKGenSwiftModel

/// An API as one version of a spec describes it, and what is generated from it.
package struct APIVersion: Sendable {
  package var api: API
  package var names: Names
  package var interface: Interface

  /// `sources` are the texts of the generated files.
  package init(_ api: API, names: Names, sources: [String]) {
    self.api = api
    self.names = names
    interface = Interface(sources)
  }
}
