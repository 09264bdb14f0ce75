internal import SDKGenDiagnostics

/// Trees made of parts of documents. Each part keeps its location there, and what is new has that of the value it is
/// made for.
extension Node {
  /// Makes an object at the location of another value. Keys that are `new` have that location too.
  package static func object(
    _ members: [(key: Node, value: Node)], new: [(key: String, value: Node)] = [], at place: Node
  ) -> Node {
    container(.object, at: place, count: 2 * (members.count + new.count)) { tape, range in
      for member in members {
        tape.append(member.key)
        tape.append(member.value)
      }
      for member in new {
        tape.append(.string, range, keeping: member.key)
        tape.append(member.value)
      }
    }
  }

  /// Makes an array at the location of another value.
  package static func array(_ elements: [Node], at place: Node) -> Node {
    container(.array, at: place, count: elements.count) { tape, _ in
      for element in elements { tape.append(element) }
    }
  }

  /// Makes a string at the location of another value.
  package static func string(_ text: String, at place: Node) -> Node {
    scalar(.string, text, at: place)
  }

  /// Returns an object with other values for some members; nil where there are none, and for other kinds.
  package func replacingMembers(_ replacement: (_ key: String, _ value: Node) -> Node?) -> Node? {
    var isChanged = false
    let members = members.map { member -> (key: Node, value: Node) in
      let new = replacement(member.key, member.value)
      if new != nil { isChanged = true }
      return (member.keyNode, new ?? member.value)
    }
    return isChanged ? .object(members, at: self) : nil
  }

  /// Returns an array with others in place of some elements; nil where there are none, and for other kinds.
  package func replacingElements(_ replacement: (Node) -> Node?) -> Node? {
    var isChanged = false
    let elements = elements.map { element -> Node in
      let new = replacement(element)
      if new != nil { isChanged = true }
      return new ?? element
    }
    return isChanged ? .array(elements, at: self) : nil
  }

  /// Reads the JSON text that a string holds: its values have the location of the string. Nil where it is no JSON.
  package var serializedJSON: Node? {
    guard let string else { return nil }
    return readJSON(Array(string.utf8), file: location.file).value?.moved(to: self)
  }

  private func moved(to place: Node) -> Node {
    switch kind {
    case .object:
      .object([], new: members.map { ($0.key, $0.value.moved(to: place)) }, at: place)
    case .array: .array(elements.map { $0.moved(to: place) }, at: place)
    case .string, .number, .bool, .null:
      .scalar(kind, string ?? number ?? text ?? "null", at: place)
    }
  }

  /// Returns whether it is the very same value of the same document.
  package func isIdentical(to other: Node) -> Bool {
    document === other.document && index == other.index
  }

  private static func container(
    _ kind: Kind, at place: Node, count: Int, _ fill: (inout Tape, Range<Int>) -> Void
  ) -> Node {
    let range = place.document.range(of: place.index)
    var tape = Tape()
    tape.records.reserveCapacity(count + 1)
    tape.others.reserveCapacity(count)
    let container = tape.open(kind, at: range.lowerBound)
    fill(&tape, range)
    tape.close(container, at: range.upperBound)
    return SourceDocument(place.document.source, tape: tape).root
  }

  private static func scalar(_ kind: Kind, _ text: String, at place: Node) -> Node {
    var tape = Tape()
    tape.append(kind, place.document.range(of: place.index), keeping: text)
    return SourceDocument(place.document.source, tape: tape).root
  }
}
