package import SDKGenSourceText

/// Returns a document in which references to the `$id` of a schema of its own, and those to what is below that, are
/// pointers from the root, and those to a schema with a `$dynamicRef` have what it means there in their place.
///
/// JSON Schema 2020-12, section 8.2: a `$id` is resolved against the one around it, and so are the references inside.
/// Many documents have `$id`s and refer to paths from the root all the same, so a pointer that leads to nothing below
/// its `$id` stays as it is.
package func resolvingIdentifiers(in document: Node) -> Node {
  var root = document
  if !document.strings(following: "$id").isEmpty {
    var resources = EmbeddedResources(root: document)
    resources.collect(document, at: [], in: nil, as: .object)
    if !resources.isEmpty { root = resources.rewritten(document, in: nil, as: .object) ?? root }
  }
  // Before 3.1 there are none, and large documents are not walked through to learn that.
  let version = root["openapi"]?.value.string ?? root["swagger"]?.value.string ?? "3.1"
  if version < "3.1" || root.strings(following: "$dynamicRef").isEmpty { return root }
  return GenericSchemas(root: root).specialized(root, at: [], as: .object) ?? root
}

/// The schemas with a `$id`.
private struct EmbeddedResources {
  /// A schema with a `$id`, by which references inside it are resolved.
  struct Resource {
    var uri: String
    var path: [String]
  }

  private let root: Node
  private var resources: [String: Resource] = [:]

  init(root: Node) { self.root = root }

  var isEmpty: Bool { resources.isEmpty }

  mutating func collect(_ node: Node, at path: [String], in outer: Resource?, as keys: SchemaKeys) {
    var resource = outer
    if keys == .object, !path.isEmpty, let id = node["$id"]?.value.string {
      let uri = resolvedURI(uriParts(of: id).path, against: outer?.uri)
      resource = Resource(uri: uri, path: path)
      if resources[uri] == nil { resources[uri] = resource }
    }
    for member in node.members {
      guard let inner = keys.below(member.key) else { continue }
      collect(member.value, at: path + [member.key], in: resource, as: inner)
    }
    for (index, element) in node.elements.enumerated() {
      collect(element, at: path + ["\(index)"], in: resource, as: .object)
    }
  }

  /// Returns a value with its references rewritten; nil where there are none to rewrite.
  func rewritten(_ node: Node, in outer: Resource?, as keys: SchemaKeys) -> Node? {
    var resource = outer
    if keys == .object, let id = node["$id"]?.value.string {
      resource = resources[resolvedURI(uriParts(of: id).path, against: outer?.uri)] ?? outer
    }
    var isChanged = false
    func changed(_ node: Node, _ new: Node?) -> Node {
      if new != nil { isChanged = true }
      return new ?? node
    }
    switch node.kind {
    case .object:
      let members = node.members.map { member -> (key: Node, value: Node) in
        let value = member.value
        if keys == .object, member.key == "$ref" {
          let text = value.string.flatMap { target(of: $0, in: resource) }
          return (member.keyNode, changed(value, text.map { .string($0, at: value) }))
        }
        let new = keys.below(member.key).flatMap { rewritten(value, in: resource, as: $0) }
        return (member.keyNode, changed(value, new))
      }
      return isChanged ? .object(members, at: node) : nil
    case .array:
      let elements = node.elements.map { changed($0, rewritten($0, in: resource, as: .object)) }
      return isChanged ? .array(elements, at: node) : nil
    default: return nil
    }
  }

  /// Returns the pointer from the root that a reference means; nil: it stays as it is.
  private func target(of text: String, in resource: Resource?) -> String? {
    let (path, fragment) = uriParts(of: text)
    guard let found = path.isEmpty ? resource : resources[resolvedURI(path, against: resource?.uri)]
    else { return nil }
    let decoded = percentDecoded(fragment[...])
    // An anchor is found by its name alone.
    if !decoded.isEmpty, !decoded.hasPrefix("/") { return path.isEmpty ? nil : "#" + fragment }
    let below = pointerNames(in: decoded)
    if path.isEmpty, !decoded.isEmpty, value(at: found.path + below) == nil { return nil }
    return pointerText(to: found.path + below)
  }

  private func value(at path: [String]) -> Node? { root.value(at: path) }
}

/// Resolves a URI reference without a fragment: RFC 3986, section 5.2, for what documents have. Without a base, a path
/// stays one.
private func resolvedURI(_ reference: String, against base: String?) -> String {
  if let colon = reference.firstIndex(of: ":"), !reference[..<colon].contains("/") {
    return reference
  }
  guard let base else { return relativePath(reference, to: "") }
  guard let scheme = base.firstRange(of: "://") else {
    return base.contains(":") ? reference : relativePath(reference, to: base)
  }
  let path = base[scheme.upperBound...].firstIndex(of: "/") ?? base.endIndex
  let authority = base[..<path]
  if reference.hasPrefix("/") { return authority + reference }
  let directory = String(base[path...].dropFirst())
  return authority + "/" + relativePath(reference, to: directory)
}
