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
      next = document.index(after: next)
    }
    return elements
  }

  /// The number of an object's members, repeated keys with them; 0 for every other kind.
  package var memberCount: Int {
    guard kind == .object else { return 0 }
    let (records, end) = (document.records, end)
    var count = 0
    var key = index + 1
    while key < end {
      count += 1
      key = records[key + 1].index(after: key + 1)
    }
    return count
  }

  /// The members of an object in the order of the text, the first of those with the same key; empty for every other
  /// kind.
  package var members: [Member] {
    guard kind == .object else { return [] }
    let (records, end) = (document.records, end)
    var members: [Member] = []
    members.reserveCapacity(memberCount)
    var key = index + 1
    while key < end {
      let value = key + 1
      if !records[key].isHidden { members.append(member(key, value)) }
      key = records[value].index(after: value)
    }
    return members
  }

  /// Returns the member with this key, in time proportional to the number of members.
  package subscript(name: String) -> Member? {
    guard kind == .object else { return nil }
    let (document, end) = (document, end)
    let records = document.records
    return TextBytes.with(name) { name in
      var key = index + 1
      while key < end {
        let value = key + 1
        if !records[key].isHidden, document.text(of: key, is: name) { return member(key, value) }
        key = records[value].index(after: value)
      }
      return nil
    }
  }

  private var end: Int { document.index(after: index) }

  private func member(_ key: Int, _ value: Int) -> Member {
    Member(
      keyNode: Node(document: document, index: key), value: Node(document: document, index: value))
  }
}

extension Node: Equatable {
  /// The same text at the same location of a file of the same name.
  package static func == (left: Node, right: Node) -> Bool {
    if left.document === right.document { return left.index == right.index }
    let (mine, theirs) = (left.document, right.document)
    return left.kind == right.kind
      && mine.range(of: left.index).count == theirs.range(of: right.index).count
      && left.location == right.location
      && mine.bytes(of: left.index) == theirs.bytes(of: right.index)
  }
}
