import SDKGenSourceText

/// What the keys of an object are: keywords, or names of the document's own.
enum SchemaKeys {
  case object, names

  /// Returns what the keys below a member are; nil for data, which refers to nothing.
  func below(_ name: String) -> Self? {
    if self == .names { return .object }
    if DocumentParts.values.contains(name) || DocumentParts.isExtension(name) { return nil }
    return DocumentParts.maps.contains(name) ? .names : .object
  }
}

/// Returns the names in a JSON pointer.
func pointerNames(in pointer: String) -> [String] {
  pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
}

/// Returns a path from the root as a reference.
func pointerText(to path: [String]) -> String {
  path.reduce("#") { pointer, name in
    let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
    return pointer + "/" + escaped.replacing("%", with: "%25")
  }
}

extension Node {
  /// Returns the value at a path from here; nil where there is none.
  func value(at path: [String]) -> Node? {
    var node = self
    for name in path {
      if node.kind == .array {
        guard let index = Int(name), node.elements.indices.contains(index) else { return nil }
        node = node.elements[index]
      } else {
        guard let next = node[name]?.value else { return nil }
        node = next
      }
    }
    return node
  }
}

/// Returns a reference without its fragment, and the fragment.
func uriParts(of reference: String) -> (path: String, fragment: String) {
  let hash = reference.firstIndex(of: "#") ?? reference.endIndex
  return (String(reference[..<hash]), String(reference[hash...].dropFirst()))
}
