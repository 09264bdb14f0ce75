/// Trees made of parts of documents. Each part keeps its location there, and what is new has that of the value it is
/// made for.
extension Node {
  /// Makes an object at the location of another value.
  package static func object(_ members: [(key: Node, value: Node)], at place: Node) -> Node {
    container(.object, members.flatMap { [$0.key, $0.value] }, at: place)
  }

  /// Makes an array at the location of another value.
  package static func array(_ elements: [Node], at place: Node) -> Node {
    container(.array, elements, at: place)
  }

  /// Makes a string at the location of another value.
  package static func string(_ text: String, at place: Node) -> Node {
    scalar(.string, text, at: place)
  }

  /// Makes a Boolean at the location of another value.
  package static func bool(_ value: Bool, at place: Node) -> Node {
    scalar(.bool, value ? "true" : "false", at: place)
  }

  /// Returns whether it is the very same value of the same document.
  package func isIdentical(to other: Node) -> Bool {
    document === other.document && index == other.index
  }

  private static func container(_ kind: Kind, _ contents: [Node], at place: Node) -> Node {
    let range = place.document.range(of: place.index)
    var tape = Tape()
    let container = tape.open(kind, at: range.lowerBound)
    for node in contents { tape.append(node) }
    tape.close(container, at: range.upperBound)
    return SourceDocument(file: place.document.file, tape: tape).root
  }

  private static func scalar(_ kind: Kind, _ text: String, at place: Node) -> Node {
    var tape = Tape()
    tape.append(kind, place.document.range(of: place.index), keeping: text)
    return SourceDocument(file: place.document.file, tape: tape).root
  }
}
