internal import SDKGenSourceText

/// A part of a tree in whose place another stands.
struct ReplacedPart {
  /// The names that lead to it.
  var path: ArraySlice<String>
  var node: Node

  init(_ path: ArraySlice<String>, _ node: Node) {
    self.path = path
    self.node = node
  }
}

extension Node {
  /// Returns the tree with other parts in it, and with objects around those that it has no place for. Parts inside one
  /// that is replaced itself are that one's.
  func replacing(_ parts: [ReplacedPart]) -> Node {
    if let whole = parts.first(where: { $0.path.isEmpty }) { return whole.node }
    let inner = Dictionary(
      grouping: parts.map { ($0.path.first ?? "", ReplacedPart($0.path.dropFirst(), $0.node)) },
      by: \.0
    ).mapValues { $0.map(\.1) }
    switch kind {
    case .object:
      let known = Set(members.map(\.key))
      let added = inner.keys.filter { !known.contains($0) }.sorted().map { name in
        (
          key: Node.string(name, at: self),
          value: Node.object([], at: self).replacing(inner[name] ?? [])
        )
      }
      return .object(
        members.map { ($0.keyNode, inner[$0.key].map($0.value.replacing) ?? $0.value) } + added,
        at: self)
    case .array:
      return .array(
        elements.enumerated().map { inner["\($0)"].map($1.replacing) ?? $1 }, at: self)
    case .null, .bool, .number, .string: return self
    }
  }
}
