/// A file and the place it is for.
package struct PlacedFile: Equatable, Sendable {
  package var folder: String
  package var name: String
  package var text: String
  /// Of which spec it was made.
  package var spec: String

  package init(folder: String, name: String, text: String, spec: String) {
    self.folder = folder
    self.name = name
    self.text = text
    self.spec = spec
  }

  package var path: String { join(folder, name) }
}
