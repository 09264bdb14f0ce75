package import SDKGenSourceText

/// A document and the files it refers to, all read.
package final class Documents: Sendable {
  /// The document the author named.
  package let root: Element
  /// The documents by path, as `relativePath` resolves references.
  package let files: [String: Node]
  /// The entries of `components`, which references name again and again.
  private let index: [Pointer: [String: Element]]
  private let children = ChildIndex()
  /// The parts that stand elsewhere in the documents of Swagger 2.0 that these were made of; nil for OpenAPI.
  let moved: MovedParts?
  /// The targets of `#name`, where a schema has an `$anchor` of that name.
  private let anchors: [Pointer: Element]

  package convenience init(root: Node, file: String, others: [String: Node] = [:]) {
    self.init(root: root, file: file, others: others, moved: nil, hasAnchors: nil)
  }

  /// - `hasAnchors`: whether there are anchors; nil: they are looked for.
  init(
    root: Node, file: String, others: [String: Node], moved: MovedParts?, hasAnchors: Bool?
  ) {
    self.moved = moved
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
    if hasAnchors == false {
      anchors = [:]
      return
    }
    anchors = files.reduce(into: [:]) { found, file in
      for name in ["$anchor", "$dynamicAnchor"] where !file.value.strings(following: name).isEmpty {
        Self.collect(name, in: Element(file.value, Pointer(file: file.key)), &found)
      }
    }
  }

  var hasAnchors: Bool { !anchors.isEmpty }

  private static func collect(
    _ keyword: String, in element: Element, _ found: inout [Pointer: Element]
  ) {
    if let name = element.node[keyword]?.value.string {
      let place = Pointer(file: element.pointer.file, text: name)
      if found[place] == nil { found[place] = element }
    }
    for member in element.members { collect(keyword, in: member, &found) }
    for item in element.elements { collect(keyword, in: item, &found) }
  }

  /// The value at a pointer, or with an anchor; nil when there is none.
  package subscript(pointer: Pointer) -> Element? {
    if pointer.isAnchor { return anchors[pointer] }
    return children.target(at: pointer) {
      guard let node = files[pointer.file] else { return nil }
      var found = Element(node, Pointer(file: pointer.file))
      for token in pointer.tokens {
        guard let next = child(token, of: found) else { return nil }
        found = next
      }
      return found
    }
  }

  /// Returns the pointer as text, with its file where that is not the root's: relative to the root's folder, since
  /// settings name models by it and folders differ by machine.
  func identity(of pointer: Pointer) -> String {
    if pointer.file == root.pointer.file { return pointer.text }
    return relativePath(of: pointer.file, from: root.pointer.file) + "#" + pointer.text
  }

  private func child(_ token: String, of parent: Element) -> Element? {
    if let members = index[parent.pointer] { return members[token] }
    return children.child(token, of: parent)
  }
}
