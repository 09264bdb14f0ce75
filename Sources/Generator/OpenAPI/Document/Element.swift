internal import SDKContract
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

  var keyLocation: SourceLocation? { key?.location }

  package var location: SourceLocation { node.location }

  /// Indicates an entry of `properties`.
  var isProperty: Bool { pointer.parent?.token == "properties" }

  /// Indicates an entry of `anyOf` or `oneOf`.
  var isUnionMember: Bool { ["anyOf", "oneOf"].contains(pointer.parent?.token) }

  /// The last name of the pointer: the key, or an element's position.
  package var name: String { pointer.last }

  package subscript(name: String) -> Element? {
    node[name].map(element)
  }

  /// The members of an object in document order; none for every other kind.
  package var members: [Element] {
    node.members.map(element)
  }

  package func element(of member: Node.Member) -> Element {
    Element(member.value, pointer.appending(member.key), key: member.keyNode)
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

/// Where a value stands: a file and an RFC 6901 JSON pointer in it.
///
/// Each place is kept once, as long as the process runs. So a pointer is copied, compared and hashed without looking at
/// its text, and what is known of a schema is found by it.
package struct Pointer: Hashable, Sendable, CustomStringConvertible {
  /// Never counted as held: the table holds every place.
  private unowned(unsafe) let place: Place
  /// The number of the place, which is compared without counting who holds it in a debug build too.
  private let number: Int

  private init(_ place: Place) {
    self.place = place
    number = place.number
  }

  package init(file: String, text: String = "") {
    self.init(Place.all.place(file: file, text: text))
  }

  package func appending(_ name: String) -> Pointer { Pointer(Place.all.child(name, of: place)) }

  /// Returns the pointer with more text behind its own.
  func appending(text: String) -> Pointer { Pointer(file: file, text: self.text + text) }

  package var file: String { place.file }

  /// `/components/schemas/Pet`; empty for the whole document.
  package var text: String { Place.all.text(of: place) }

  /// The names on the way, unescaped.
  package var tokens: [String] {
    var names: [String] = []
    var next = place
    while let parent = next.parent {
      names.append(next.name)
      next = parent
    }
    names.reverse()
    return names
  }

  /// The last name, unescaped.
  package var last: String { place.name }

  /// The last name as it is written; nil for the whole document.
  fileprivate var token: String? { place.parent == nil ? nil : place.token }

  /// The text does not begin with a slash.
  var isAnchor: Bool {
    var root = place
    while let parent = root.parent { root = parent }
    return !root.token.isEmpty
  }

  /// The pointer without its last name.
  var parent: Pointer? { place.parent.map { Pointer($0) } }

  package var description: String { "\(file)#\(text)" }

  package static func == (left: Pointer, right: Pointer) -> Bool { left.number == right.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Returns a path from the root as a reference.
func pointerText(to path: [String]) -> String {
  path.reduce("#") { $0 + "/" + $1.escapedForPointer.replacing("%", with: "%25") }
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
