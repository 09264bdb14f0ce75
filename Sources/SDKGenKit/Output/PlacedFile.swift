package import SDKGenDiagnostics

/// A generated file and the folder it is for.
package struct PlacedFile: Equatable, Sendable {
  package var folder: String
  package var name: String
  package var text: String
  /// The spec it was generated from.
  package var spec: String
  /// The location of the folder in `sdkgen.json`; nil: it was given on the command line.
  package var location: SourceLocation?

  package init(
    folder: String, name: String, text: String, spec: String, location: SourceLocation? = nil
  ) {
    self.folder = folder
    self.name = name
    self.text = text
    self.spec = spec
    self.location = location
  }

  package var path: String { join(folder, name) }

  /// The line that says for which API the file was made.
  var firstLine: Substring { text.prefix { !$0.isNewline } }
}
