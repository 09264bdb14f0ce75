package import SDKGenDiagnostics

/// A value of a JSON (or YAML) document, with its location.
///
/// A handle of two words: locations, strings and children are worked out when asked for.
package struct Node: Sendable {
  package enum Kind: String, Sendable { case null, bool, number, string, array, object }

  let document: SourceDocument
  let index: Int

  init(document: SourceDocument, index: Int) {
    if document.records[index].text == .elsewhere {
      self = document.other(at: index)
    } else {
      self.document = document
      self.index = index
    }
  }

  package var kind: Kind { document.records[index].kind }

  /// The extent of the value when it ends on the line it begins on; otherwise its first character.
  package var location: SourceLocation {
    document.source.file.location(of: document.range(of: index))
  }

  package var bool: Bool? {
    guard kind == .bool else { return nil }
    let first =
      document.records[index].text == .kept
      ? document.text(of: index).utf8.first : document.bytes(of: index).first
    return first.map { $0 | 0x20 } == 0x74
  }

  /// The number as JSON writes it: `017` of YAML is `17`.
  package var number: String? { kind == .number ? document.text(of: index) : nil }

  /// The string, its escapes replaced.
  package var string: String? { kind == .string ? document.text(of: index) : nil }

  /// The scalar as a string, whatever it looks like: strings with their escapes replaced, numbers and words as they are
  /// written (`1.10`, `017`, `True`). Nil for containers.
  package var text: String? {
    switch kind {
    case .array, .object: nil
    case .string: document.text(of: index)
    case .null, .bool, .number:
      document.source.text(in: document.range(of: index))
    }
  }

  /// Indicates that the value is written in brackets, as every container of JSON is.
  package var isInBrackets: Bool {
    let first = document.bytes(of: index).first
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The location of part of a string; see ``TextLocations``.
  package func location(of utf8Range: Range<Int>) -> SourceLocation {
    TextLocations(self).location(of: utf8Range)
  }
}

extension Node.Kind {
  /// The kind with its article: "an object".
  package var description: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension Node.Kind: CustomStringConvertible {}

extension Node {
  /// A key and its value.
  package struct Member: Sendable, Equatable {
    /// The node of the key: a string.
    package let keyNode: Node
    package let value: Node

    package var key: String { keyNode.document.text(of: keyNode.index) }
    package var keyLocation: SourceLocation { keyNode.location }
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

extension Node {
  /// Returns the strings inside this value that follow a string with this text, in order.
  ///
  /// It makes no tree: enough to learn that no member of some name has a value of interest.
  package func strings(following text: String) -> [String] {
    TextBytes.with(text) { strings(following: $0) }
  }

  private func strings(following text: TextBytes) -> [String] {
    let (document, end) = (document, document.index(after: index))
    let records = document.records
    var found: [String] = []
    var isNext = false
    var position = index
    while position < end {
      if case .elsewhere = records[position].text {
        // Values that an overlay kept or added.
        let node = document.other(at: position)
        if isNext, let string = node.string { found.append(string) }
        found += node.strings(following: text)
        isNext = node.string == text.text
      } else if case .string = records[position].kind {
        if isNext { found.append(document.text(of: position)) }
        isNext = document.text(of: position, is: text)
      } else {
        isNext = false
      }
      position += 1
    }
    return found
  }

  /// Returns whether a string inside this value begins with this text. It makes no tree.
  package func hasString(beginning text: String) -> Bool {
    TextBytes.with(text) { text in
      hasString { document, position in document.text(of: position, begins: text) }
    }
  }

  /// Returns whether a string inside this value, a key or a value, is one of these. It makes no tree.
  package func hasString(among texts: [String]) -> Bool {
    texts.contains { text in
      TextBytes.with(text) { text in
        hasString { document, position in document.text(of: position, is: text) }
      }
    }
  }

  private func hasString(where matches: (SourceDocument, Int) -> Bool) -> Bool {
    let (document, end) = (document, document.index(after: index))
    let records = document.records
    var position = index
    while position < end {
      if case .elsewhere = records[position].text {
        if document.other(at: position).hasString(where: matches) { return true }
      } else if case .string = records[position].kind, matches(document, position) {
        return true
      }
      position += 1
    }
    return false
  }
}
