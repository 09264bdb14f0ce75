package import SDKGenDiagnostics

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

  /// Makes a number at the location of another value.
  package static func number(_ text: String, at place: Node) -> Node {
    scalar(.number, text, at: place)
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

  /// Returns the tree changed by a JSON Merge Patch (RFC 7396): members of `patch` replace members here, null removes
  /// them, objects are merged, everything else is replaced.
  ///
  /// Values from the patch keep their locations there. A null that removes nothing is reported, because it is most likely
  /// a slip of the pen.
  package func merging(_ patch: Node) -> Diagnosed<Node> {
    guard patch.kind == .object else { return Diagnosed(patch) }
    guard kind == .object else { return Node.empty(like: patch).merging(patch) }
    var found: [Diagnostic] = []
    var members: [(key: Node, value: Node)] = []
    let changes = Dictionary(
      patch.members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    for member in self.members {
      known.insert(member.key)
      guard let change = changes[member.key] else {
        members.append((member.keyNode, member.value))
        continue
      }
      if change.value.kind == .null { continue }
      let merged = member.value.merging(change.value)
      found += merged.diagnostics
      // A value that replaces another is the patch's, key and all.
      let isMerged = member.value.kind == .object && change.value.kind == .object
      members.append((isMerged ? member.keyNode : change.keyNode, merged.value))
    }
    for change in patch.members where !known.contains(change.key) {
      if change.value.kind == .null {
        found.append(.removesNothing(change.key, at: change.keyLocation))
      } else {
        // Merged with nothing, so that nulls inside are removed too.
        let added = Node.empty(like: change.value).merging(change.value)
        found += added.diagnostics
        members.append((change.keyNode, added.value))
      }
    }
    return Diagnosed(Node.object(members, at: self), found)
  }

  /// Makes an object without members at the location of another.
  private static func empty(like node: Node) -> Node { object([], at: node) }
}

/// Mistakes in overlays.
extension DiagnosticRule {
  static let overlayRemovesNothing = warning(
    "overlay-removes-nothing",
    "An overlay removes a key by setting it to null, and the document has no such key; most "
      + "likely it is spelled differently there.")
}

extension Diagnostic {
  fileprivate static func removesNothing(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .overlayRemovesNothing, at: location,
      "there is no key '\(name)' to remove; null in an overlay removes a key")
  }
}
