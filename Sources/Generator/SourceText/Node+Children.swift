package import SDKGenDiagnostics

extension Node {
  /// A key and its value.
  package struct Member: Sendable, Equatable {
    /// The node of the key: a string.
    package let keyNode: Node
    package let value: Node

    package var key: String { keyNode.document.text(of: keyNode.index) }
    package var keyLocation: SourceLocation { keyNode.location }

    /// Returns the location of part of the key, given as UTF-8 offsets into it.
    package func keyLocation(of utf8Range: Range<Int>) -> SourceLocation {
      keyNode.location(of: utf8Range)
    }
  }

  /// The elements of an array; empty for every other kind.
  package var elements: [Node] {
    guard kind == .array else { return [] }
    var elements: [Node] = []
    var next = index + 1
    while next < end {
      elements.append(Node(document: document, index: next))
      next = document.tape.index(after: next)
    }
    return elements
  }

  /// The members of an object in the order of the text, the first of those with the same key; empty for every other
  /// kind.
  package var members: [Member] {
    var members: [Member] = []
    _ = firstMember { key, value in
      members.append(member(key, value))
      return false
    }
    return members
  }

  /// Returns the member with this key, in time proportional to the number of members.
  package subscript(name: String) -> Member? {
    firstMember { key, _ in document.text(of: key, is: name) }.map(member)
  }

  private var end: Int { document.tape.index(after: index) }

  private func member(_ key: Int, _ value: Int) -> Member {
    Member(
      keyNode: Node(document: document, index: key), value: Node(document: document, index: value))
  }

  private func firstMember(where matches: (_ key: Int, _ value: Int) -> Bool) -> (Int, Int)? {
    guard kind == .object else { return nil }
    var key = index + 1
    while key < end {
      let value = key + 1
      if !document.tape.records[key].isHidden, matches(key, value) { return (key, value) }
      key = document.tape.index(after: value)
    }
    return nil
  }
}

extension Node: Equatable {
  /// The same text at the same location of a file of the same name.
  package static func == (left: Node, right: Node) -> Bool {
    if left.document === right.document { return left.index == right.index }
    let (mine, theirs) = (left.document, right.document)
    let extents = (mine.range(of: left.index), theirs.range(of: right.index))
    return left.kind == right.kind && extents.0.count == extents.1.count
      && left.location == right.location
      && mine.file.bytes[extents.0] == theirs.file.bytes[extents.1]
  }
}
