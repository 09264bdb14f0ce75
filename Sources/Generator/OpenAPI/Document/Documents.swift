package import SDKGenSourceText

/// A document and the files it refers to, all read.
package struct Documents: Sendable {
  /// The document the author named.
  package let root: Element
  /// By path, as `FilePath` resolves what references say.
  let files: [String: Node]
  /// The members of large objects, which references name again and again.
  private let index: [Pointer: [String: Element]]

  package init(root: Node, file: String, others: [String: Node] = [:]) {
    self.root = Element(root, Pointer(file: file))
    files = others.merging([file: root]) { _, root in root }
    var index: [Pointer: [String: Element]] = [:]
    for (path, node) in files {
      for section in Element(node, Pointer(file: path))["components"]?.members ?? [] {
        index[section.pointer] = Dictionary(
          section.members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      }
    }
    self.index = index
  }

  /// The value at a pointer; nil when there is none.
  package subscript(pointer: Pointer) -> Element? {
    guard let node = files[pointer.file] else { return nil }
    var found = Element(node, Pointer(file: pointer.file))
    for token in pointer.tokens {
      guard let next = child(token, of: found) else { return nil }
      found = next
    }
    return found
  }

  private func child(_ token: String, of parent: Element) -> Element? {
    if let members = index[parent.pointer] { return members[token] }
    guard parent.node.kind == .array else { return parent[token] }
    guard let position = Int(token), "\(position)" == token, position >= 0 else { return nil }
    return parent.elements.dropFirst(position).first
  }
}
