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
  var isProperty: Bool { pointer.parent?.token == "properties" }

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

extension Element {
  /// The value whose JSON text it holds; nil where it is no JSON.
  var serializedJSON: Element? {
    node.serializedJSON.map { Element($0, pointer, key: key) }
  }
}
