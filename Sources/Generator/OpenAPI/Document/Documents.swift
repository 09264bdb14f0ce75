import Foundation
package import SDKGenDiagnostics
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

/// Parts of the root that stand in files of their own as a whole: `paths: { $ref: paths.yaml }`. OpenAPI has references
/// for their entries only, but the tools that bundle documents follow these, too.
extension Documents {
  /// Parts in which nothing is referred to, and nothing refers to anything.
  private static let values: Set = [
    "info", "tags", "servers", "security", "securityDefinitions", "externalDocs", "description",
  ]

  private static let sections: Set = [
    "components", "paths", "webhooks", "definitions", "parameters", "responses",
  ]

  /// Returns the documents with all parts of the root in it: values as they are, and a reference for each entry of a
  /// section.
  package func withSectionsInRoot() -> Diagnosed<Documents> {
    let parts = root.members.filter { Self.sections.union(Self.values).contains($0.name) }
    let outer = replacing(parts)
    let inner = outer.value.replacing(
      (outer.value.root["components"]?.members ?? [])
        + [outer.value.root["info"], outer.value.root["tags"]].compactMap { $0 }.flatMap(\.texts))
    return Diagnosed(inner.value, outer.diagnostics + inner.diagnostics)
  }

  private func replacing(_ parts: [Element]) -> Diagnosed<Documents> {
    var found: [Diagnostic] = []
    let replaced = parts.compactMap { part -> ReplacedPart? in
      guard part.node.kind == .object, let link = part.node["$ref"]?.value, link.kind == .string
      else { return nil }
      // Files that cannot be read are reported where that is tried, as remote ones are.
      var node = Node.object([], at: part.node)
      switch resolve(part) {
      case .found(let target): node = written(target, in: part, at: link)
      case .missing(let reference) where files[reference.target.file] != nil:
        found.append(.unknownReference(reference, part))
      case .cycle(let references): found.append(.referenceCycle(references, part))
      case .missing, .remote: break
      }
      return ReplacedPart(part.pointer.tokens[...], node)
    }
    guard !replaced.isEmpty else { return Diagnosed(self) }
    return Diagnosed(
      Documents(
        root: root.node.replacing(replaced), file: root.pointer.file, others: files, moved: moved,
        hasAnchors: hasAnchors),
      found)
  }

  /// Returns a part as it would stand in the root, with what is beside its reference first.
  private func written(_ target: Element, in part: Element, at link: Node) -> Node {
    guard !Self.values.contains(part.name), target.node.kind == .object else {
      return target.node.replacing(replacedTexts(of: target))
    }
    let own = part.node.members.filter { $0.key != "$ref" }
    let known = Set(own.map(\.key))
    let others = target.members.filter { !known.contains($0.name) }.compactMap { entry in
      entry.key.map { ($0, reference(to: entry.pointer, at: link)) }
    }
    return .object(own.map { ($0.keyNode, $0.value) } + others, at: part.node)
  }

  /// Texts that a part of another file has in files of their own.
  private func replacedTexts(of part: Element) -> [ReplacedPart] {
    part.texts.compactMap { text in
      guard text.node["$ref"] != nil, case .found(let target) = resolve(text) else { return nil }
      return ReplacedPart(text.pointer.tokens[part.pointer.tokens.count...], target.node)
    }
  }

  private func reference(to entry: Pointer, at link: Node) -> Node {
    let file = relativePath(of: entry.file, from: root.pointer.file)
    // What a reference reads as something else is escaped.
    let (percent, hash) = (UInt8(ascii: "%"), UInt8(ascii: "#"))
    let text =
      file.percentEncoded { $0 != percent && $0 != hash } + "#"
      + entry.text.percentEncoded { $0 != percent }
    return .object([], new: [("$ref", .string(text, at: link))], at: link)
  }
}

extension Element {
  /// The descriptions of `info` or `tags`, long texts that are often files of their own.
  fileprivate var texts: [Element] {
    (node.kind == .array ? elements : [self]).compactMap { $0["description"] }
  }
}

/// The values that references lead to, and the children of those that they pass through, by name or position.
///
/// A search takes time in proportion to the number of children, and thousands of references may name thousands of
/// children.
final class ChildIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var children: [Pointer: [String: Element]] = [:]
  private var targets: [Pointer: Element] = [:]

  /// Returns the value at a pointer, which is looked for once.
  func target(at pointer: Pointer, find: () -> Element?) -> Element? {
    if let known = lock.withLock({ targets[pointer] }) { return known }
    guard let found = find() else { return nil }
    lock.withLock { targets[pointer] = found }
    return found
  }

  func child(_ token: String, of parent: Element) -> Element? {
    lock.withLock {
      if let known = children[parent.pointer] { return known[token] }
      let all = parent.node.kind == .array ? parent.elements : parent.members
      let found = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      children[parent.pointer] = found
      return found[token]
    }
  }
}
