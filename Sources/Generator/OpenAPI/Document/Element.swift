package import SDKGenDiagnostics
package import SDKGenSourceText

/// A value of a document, with the pointer that leads to it.
package struct Element: Equatable, Sendable {
  package var node: Node
  package var pointer: Pointer
  /// The location of its key; nil: it is an element of an array or the document itself.
  package var keyLocation: SourceLocation?

  package init(_ node: Node, _ pointer: Pointer, keyLocation: SourceLocation? = nil) {
    self.node = node
    self.pointer = pointer
    self.keyLocation = keyLocation
  }

  package var location: SourceLocation { node.location }

  /// Indicates an entry of `properties`.
  var isProperty: Bool { pointer.tokens.dropLast().last == "properties" }

  /// The last name of the pointer: the key, or an element's position.
  package var name: String { pointer.last }

  package subscript(name: String) -> Element? {
    node[name].map { Element($0.value, pointer.appending(name), keyLocation: $0.keyLocation) }
  }

  /// The members of an object in document order; none for every other kind.
  package var members: [Element] {
    node.members.map { Element($0.value, pointer.appending($0.key), keyLocation: $0.keyLocation) }
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
    let token =
      name.utf8.contains { $0 == 0x7E || $0 == 0x2F }
      ? name.replacing("~", with: "~0").replacing("/", with: "~1") : name
    return Pointer(file: file, text: text + "/" + token)
  }

  /// The names on the way, unescaped.
  package var tokens: [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
      .map { Self.unescaped(Substring($0)) }
  }

  package var last: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return Self.unescaped(text[text.utf8.index(after: slash)...])
  }

  package var description: String { "\(file)#\(text)" }

  private static func unescaped(_ token: Substring) -> String {
    let token = String(token)
    guard token.utf8.contains(UInt8(ascii: "~")) else { return token }
    return token.replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
