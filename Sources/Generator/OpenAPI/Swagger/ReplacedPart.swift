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
  /// Returns the tree with other parts in it. Those inside a part that is replaced itself are that part's.
  func replacing(_ parts: [ReplacedPart]) -> Node {
    if let whole = parts.first(where: { $0.path.isEmpty }) { return whole.node }
    let inner = Dictionary(
      grouping: parts.map { ($0.path.first ?? "", ReplacedPart($0.path.dropFirst(), $0.node)) },
      by: \.0
    ).mapValues { $0.map(\.1) }
    switch kind {
    case .object:
      return .object(
        members.map { ($0.keyNode, inner[$0.key].map($0.value.replacing) ?? $0.value) }, at: self)
    case .array:
      return .array(
        elements.enumerated().map { inner["\($0)"].map($1.replacing) ?? $1 }, at: self)
    case .null, .bool, .number, .string: return self
    }
  }
}
