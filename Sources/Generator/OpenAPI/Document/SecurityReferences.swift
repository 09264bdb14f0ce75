internal import SDKContract
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The security requirements of documents of OpenAPI 3.2 with names of the first one's components in place of URIs.
///
/// A URI that means one of these schemes becomes its name. Any other becomes the name of a new component that refers to
/// it, so that files are read for it as for every reference.
struct SecurityReferences {
  /// The first document's.
  private let file: String
  private var declared: Set<String>
  private var added: [(key: Node, value: Node)] = []
  /// The names of new components, by the references that they stand for.
  private var names: [String: String] = [:]

  init(root: Node, file: String) {
    let schemes = root["components"]?.value["securitySchemes"]?.value.members ?? []
    self.file = file
    declared = Set(schemes.map(\.key))
  }

  /// Returns the new components since the last time.
  mutating func takeAdded() -> [(key: Node, value: Node)] {
    defer { added = [] }
    return added
  }

  /// Returns a document with other requirements; nil where there are none to change.
  ///
  /// - `path`: The path of its file.
  /// - `meant`: Returns the reference, from this document, that a URI means; nil: the URI itself.
  mutating func named(
    in document: Node, from path: String, meant: (String) -> String?
  ) -> Node? {
    named(document, as: .object, from: path, meant)
  }

  private mutating func named(
    _ node: Node, as keys: SchemaKeys, from path: String, _ meant: (String) -> String?
  ) -> Node? {
    if node.kind == .array {
      return node.replacingElements { named($0, as: .object, from: path, meant) }
    }
    return node.replacingMembers { key, value in
      if keys == .object, key == "examples" || DocumentParts.unread.contains(key) { return nil }
      if keys == .object, key == "security", value.kind == .array {
        return requirements(value, from: path, meant)
      }
      return keys.below(key).flatMap { named(value, as: $0, from: path, meant) }
    }
  }

  private mutating func requirements(
    _ requirements: Node, from path: String, _ meant: (String) -> String?
  ) -> Node? {
    requirements.replacingElements { alternative in
      let schemes = alternative.members.map { ($0, name(for: $0, from: path, meant)) }
      if schemes.allSatisfy({ $0.1 == nil }) { return nil }
      let members = schemes.map { scheme, name in
        (key: name.map { .string($0, at: scheme.keyNode) } ?? scheme.keyNode, value: scheme.value)
      }
      return .object(members, at: alternative)
    }
  }

  /// Returns the name that stands for a URI; nil for names, which come first, and for what is at another host.
  private mutating func name(
    for scheme: Node.Member, from document: String, _ meant: (String) -> String?
  ) -> String? {
    let uri = scheme.key
    guard !declared.contains(uri), uri.contains(where: { $0 == "/" || $0 == "#" }) else {
      return nil
    }
    var (path, fragment) = uriParts(of: meant(uri) ?? uri)
    if path.contains("://") || path.hasPrefix("//") { return nil }
    path = path.isEmpty ? document : relativePath(path, to: document)
    let pointer = percentDecoded(fragment[...]).pointerNames
    if path == file, pointer.dropLast() == ["components", "securitySchemes"],
      let own = pointer.last, declared.contains(own)
    {
      return own
    }
    path = path == file ? "" : relativePath(of: path, from: file)
    let reference = fragment.isEmpty ? path : "\(path)#\(fragment)"
    if let known = names[reference] { return known }
    let title = path.split(separator: "/").last?.prefix { $0 != "." }
    let stem = pointer.last ?? title.map(String.init) ?? "scheme"
    var (name, number) = (stem, 1)
    while !declared.insert(name).inserted {
      number += 1
      name = "\(stem)\(number)"
    }
    names[reference] = name
    // Both where the requirement names it: there is no other place for it.
    added.append(
      (.string(name, at: scheme.keyNode), .reference(to: reference, at: scheme.keyNode)))
    return name
  }
}

extension Node {
  fileprivate static func reference(to target: String, at place: Node) -> Node {
    .object([], new: [("$ref", .string(target, at: place))], at: place)
  }

  func addingSecuritySchemes(_ schemes: [(key: Node, value: Node)]) -> Node {
    adding("components") { components in
      components.adding("securitySchemes") { declared in
        .object(declared.members.map { ($0.keyNode, $0.value) } + schemes, at: declared)
      }
    }
  }

  /// Returns an object with another value for a member, which is made of an empty object where there is none.
  private func adding(_ name: String, _ value: (Node) -> Node) -> Node {
    if let new = replacingMembers({ key, old in key == name ? value(old) : nil }) { return new }
    return .object(
      members.map { ($0.keyNode, $0.value) }, new: [(name, value(.object([], at: self)))],
      at: self)
  }
}
