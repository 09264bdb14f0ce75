package import SDKGenDiagnostics
internal import SDKGenSourceText

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
    let text = file.escaped(["%", "#"]) + "#" + entry.text.escaped(["%"])
    return .object([], new: [("$ref", .string(text, at: link))], at: link)
  }
}

extension Element {
  /// The descriptions of `info` or `tags`, long texts that are often files of their own.
  fileprivate var texts: [Element] {
    (node.kind == .array ? elements : [self]).compactMap { $0["description"] }
  }
}

extension String {
  /// Escapes characters that a reference reads as something else.
  fileprivate func escaped(_ characters: Set<Unicode.Scalar>) -> String {
    unicodeScalars.map { scalar in
      characters.contains(scalar) ? "%" + String(scalar.value, radix: 16) : String(scalar)
    }.joined()
  }
}
