package import SDKGenDiagnostics

/// The name of a parameter that becomes an argument of the client: an entry of `clientParameters` in
/// `sdkgen.json`.
package struct ClientParameterName: Equatable, Sendable {
  /// The name on the wire, in the path, the query or the headers.
  package var name: String
  package var location: SourceLocation?

  package init(_ name: String, at location: SourceLocation? = nil) {
    self.name = name
    self.location = location
  }
}
