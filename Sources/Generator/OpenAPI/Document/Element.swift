package import SDKGenDiagnostics
package import SDKGenSourceText

/// A value of a document, with the pointer that leads to it.
package struct Element: Equatable, Sendable {
  package var node: Node
  package var pointer: Pointer
  /// The node of its key; nil: it is an element of an array or the document itself.
  package var key: Node?

  package init(_ node: Node, _ pointer: Pointer, key: Node? = nil) {
    self.node = node
    self.pointer = pointer
    self.key = key
  }

  package var keyLocation: SourceLocation? { key?.location }

  package var location: SourceLocation { node.location }

  /// Indicates an entry of `properties`.
  var isProperty: Bool { pointer.parent.hasSuffix("/properties") }

  /// The last name of the pointer: the key, or an element's position.
  package var name: String { pointer.last }

  package subscript(name: String) -> Element? {
    node[name].map { Element($0.value, pointer.appending(name), key: $0.keyNode) }
  }

  /// The members of an object in document order; none for every other kind.
  package var members: [Element] {
    node.members.map { Element($0.value, pointer.appending($0.key), key: $0.keyNode) }
  }

  /// The elements of an array; none for every other kind.
  package var elements: [Element] {
    node.elements.enumerated().map { Element($1, pointer.appending("\($0)")) }
  }
}

/// Where a value stands: a file and an RFC 6901 JSON pointer in it.
package struct Pointer: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// `/components/schemas/Pet`; empty for the whole document.
  package var text: String

  package init(file: String, text: String = "") {
    self.file = file
    self.text = text
  }

  package func appending(_ name: String) -> Pointer {
    var text = text
    text += "/"
    text += name.escapedForPointer
    return Pointer(file: file, text: text)
  }

  /// The names on the way, unescaped.
  package var tokens: [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
      .map { String(Substring($0)).unescapedFromPointer }
  }

  package var last: String {
    let slash = text.lastOffset(of: UInt8(ascii: "/"))
    return slash.map { text.dropping(bytes: $0 + 1).unescapedFromPointer } ?? text
  }

  /// The text without its last name.
  fileprivate var parent: Substring {
    Substring(text.utf8.prefix(text.lastOffset(of: UInt8(ascii: "/")) ?? 0))
  }

  package var description: String { "\(file)#\(text)" }

  /// Nearly all pointers are into one file.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
