package import SDKGenSourceText

/// Resolves the URIs in a description's documents, which are known by that of the first: its `$self`.
package struct DocumentURIs {
  /// The first document.
  package private(set) var root: Node
  private let file: String
  /// The URI of the first document; nil: it states none, and documents are known by their paths.
  private let uri: String?
  /// The requirements of all documents name schemes of the first; nil before OpenAPI 3.2.
  private var security: SecurityReferences?

  package init(root: Node, file: String) {
    self.file = file
    let uri = root["$self"]?.value.string.map { uriParts(of: $0).path }
    // One that is no whole URI begins at that of the file, wherever that was found.
    self.uri = uri.flatMap { $0.isEmpty ? nil : resolvedURI($0, against: "file:///" + file) }
    self.root = root
    if version(of: root) >= "3.2" { security = SecurityReferences(root: root, file: file) }
    self.root = resolved(root, from: file)
    addSchemes()
  }

  /// Returns another document, which was found at a path, with the same references as paths and pointers.
  package mutating func resolved(_ document: Node, from path: String) -> Node {
    let isRoot = path == file
    // Where it was found is what it is called, unless it says so itself.
    let places = uri.map { uri in
      let found = resolvedURI(relativePath(of: path, from: file), against: uri)
      let back = relativePath(of: file, from: path)
      // Above the first one's folder nobody knows what that is called.
      let isKnown = !isRoot && relativePath(back, to: path) == file
      return (found: isRoot ? uri : found, others: isKnown ? [uri: back] : [:])
    }
    return resolvingIdentifiers(
      in: document, at: places?.found, others: places?.others ?? [:]
    ) { document, meant in
      security?.named(in: document, from: path, meant: meant)
    }
  }

  /// Adds the schemes that requirements named by URIs since the last time to the components of the first document, and
  /// returns them, as a document with nothing else; nil where there are none.
  @discardableResult
  package mutating func addSchemes() -> Element? {
    guard let schemes = security?.takeAdded(), !schemes.isEmpty else { return nil }
    root = root.addingSecuritySchemes(schemes)
    let empty = Node.object([], at: root)
    return Element(empty.addingSecuritySchemes(schemes), Pointer(file: file))
  }
}

/// The version of a document that says none is that of its parts.
func version(of document: Node) -> String {
  document["openapi"]?.value.string ?? document["swagger"]?.value.string ?? "3.1"
}
