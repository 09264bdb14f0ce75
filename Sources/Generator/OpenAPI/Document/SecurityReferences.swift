internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The security requirements of a document of OpenAPI 3.2 with names of components in place of URIs.
///
/// A URI that means one of the document's own schemes becomes its name. Any other becomes the name of a new component that
/// refers to it, so that files are read for it as for every reference.
struct SecurityReferences {
  /// Returns the reference, from this document, that a URI means; nil: the URI itself.
  private let meant: (String) -> String?
  private var declared: Set<String>
  private var added: [(key: String, value: Node)] = []
  /// The names of new components, by the references that they stand for.
  private var names: [String: String] = [:]

  static func named(in document: Node, meant: @escaping (String) -> String?) -> Node {
    let schemes = document["components"]?.value["securitySchemes"]?.value.members ?? []
    var references = Self(meant: meant, declared: Set(schemes.map(\.key)))
    return references.named(document) ?? document
  }

  private init(meant: @escaping (String) -> String?, declared: Set<String>) {
    self.meant = meant
    self.declared = declared
  }

  private mutating func named(_ document: Node) -> Node? {
    let named = document.replacingMembers { key, value in
      switch key {
      case "security": requirements(value)
      case "paths", "webhooks": items(value)
      case "components":
        value.replacingMembers { $0 == "pathItems" ? items($1) : nil }
      default: nil
      }
    }
    return added.isEmpty ? named : (named ?? document).addingSecuritySchemes(added)
  }

  private mutating func items(_ items: Node) -> Node? {
    items.replacingMembers { _, item in
      item.replacingMembers { key, operation in
        DocumentParts.additionalOperations.contains(key)
          ? operation.replacingMembers { self.operation($1) } : self.operation(operation)
      }
    }
  }

  private mutating func operation(_ operation: Node) -> Node? {
    operation.replacingMembers { $0 == "security" ? requirements($1) : nil }
  }

  private mutating func requirements(_ requirements: Node) -> Node? {
    guard requirements.kind == .array else { return nil }
    var isChanged = false
    let alternatives = requirements.elements.map { alternative -> Node in
      guard alternative.kind == .object else { return alternative }
      let members = alternative.members.map { member -> (key: Node, value: Node) in
        guard let name = name(for: member) else { return (member.keyNode, member.value) }
        isChanged = true
        return (.string(name, at: member.keyNode), member.value)
      }
      return .object(members, at: alternative)
    }
    return isChanged ? .array(alternatives, at: requirements) : nil
  }

  /// Returns the name that stands for a URI; nil for names, which come first, and for what is at another host.
  private mutating func name(for scheme: Node.Member) -> String? {
    let uri = scheme.key
    guard !declared.contains(uri), uri.contains(where: { $0 == "/" || $0 == "#" }) else {
      return nil
    }
    var (path, fragment) = uriParts(of: meant(uri) ?? uri)
    guard !path.contains("://") else { return nil }
    path = relativePath(path, to: "")
    let pointer = percentDecoded(fragment[...]).pointerNames
    if path.isEmpty, pointer.dropLast() == ["components", "securitySchemes"],
      let own = pointer.last, declared.contains(own)
    {
      return own
    }
    let reference = fragment.isEmpty ? path : "\(path)#\(fragment)"
    if let known = names[reference] { return known }
    let file = path.split(separator: "/").last?.prefix { $0 != "." }
    let stem = pointer.last ?? file.map(String.init) ?? "scheme"
    var (name, number) = (stem, 1)
    while !declared.insert(name).inserted {
      number += 1
      name = "\(stem)\(number)"
    }
    names[reference] = name
    added.append((name, .reference(to: reference, at: scheme.keyNode)))
    return name
  }
}

extension Node {
  /// Returns an object with other values for some members; nil where there are none, and for other kinds.
  fileprivate func replacingMembers(
    _ replacement: (_ key: String, _ value: Node) -> Node?
  ) -> Node? {
    var isChanged = false
    let members = members.map { member -> (key: Node, value: Node) in
      guard let value = replacement(member.key, member.value) else {
        return (member.keyNode, member.value)
      }
      isChanged = true
      return (member.keyNode, value)
    }
    return isChanged ? .object(members, at: self) : nil
  }

  fileprivate static func reference(to target: String, at place: Node) -> Node {
    .object([], new: [("$ref", .string(target, at: place))], at: place)
  }

  fileprivate func addingSecuritySchemes(_ schemes: [(key: String, value: Node)]) -> Node {
    adding("components") { components in
      components.adding("securitySchemes") { declared in
        .object(declared.members.map { ($0.keyNode, $0.value) }, new: schemes, at: declared)
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
