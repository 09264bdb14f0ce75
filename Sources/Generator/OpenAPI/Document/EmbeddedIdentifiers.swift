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

/// Returns a document with the texts of files in place of the references of its descriptions; those of files that have
/// none, since they cannot be read, are left out.
package func replacingTexts(
  in document: Node, file: String, paths: Set<String>, text: (_ path: String) -> String?
) -> Node {
  if paths.isEmpty { return document }
  func replaced(_ node: Node, as keys: SchemaKeys) -> Node? {
    var isChanged = false
    func changed(_ node: Node, as keys: SchemaKeys?) -> Node {
      guard let new = keys.flatMap({ replaced(node, as: $0) }) else { return node }
      isChanged = true
      return new
    }
    switch node.kind {
    case .object:
      let members = node.members.compactMap { member -> (key: Node, value: Node)? in
        guard keys == .object, ["description", "summary"].contains(member.key),
          let reference = member.value["$ref"]?.value.string
        else { return (member.keyNode, changed(member.value, as: keys.below(member.key))) }
        let path = relativePath(parts(of: reference).path, to: file)
        guard paths.contains(path) else { return (member.keyNode, member.value) }
        isChanged = true
        return text(path).map { (member.keyNode, .string($0, at: member.value)) }
      }
      return isChanged ? .object(members, at: node) : nil
    case .array:
      let elements = node.elements.map { changed($0, as: .object) }
      return isChanged ? .array(elements, at: node) : nil
    default: return nil
    }
  }
  return replaced(document, as: .object) ?? document
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
      let uri = resolvedURI(parts(of: id).path, against: outer?.uri)
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
      resource = resources[resolvedURI(parts(of: id).path, against: outer?.uri)] ?? outer
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
    let (path, fragment) = parts(of: text)
    guard let found = path.isEmpty ? resource : resources[resolvedURI(path, against: resource?.uri)]
    else { return nil }
    let decoded = percentDecoded(fragment[...])
    // An anchor is found by its name alone.
    if !decoded.isEmpty, !decoded.hasPrefix("/") { return path.isEmpty ? nil : "#" + fragment }
    let below = names(in: decoded)
    if path.isEmpty, !decoded.isEmpty, value(at: found.path + below) == nil { return nil }
    return pointer(to: found.path + below)
  }

  private func value(at path: [String]) -> Node? { root.value(at: path) }
}

/// What the keys of an object are: keywords, or names of the document's own.
private enum SchemaKeys {
  case object, names

  /// Returns what the keys below a member are; nil for data, which refers to nothing.
  func below(_ name: String) -> Self? {
    if self == .names { return .object }
    if DocumentParts.values.contains(name) || name.hasPrefix("x-") { return nil }
    return DocumentParts.maps.contains(name) ? .names : .object
  }
}

/// Schemas with a `$dynamicRef` that others complete: those refer to one, and have a `$dynamicAnchor` of the name in
/// their `$defs`, to which it leads there (JSON Schema 2020-12, section 8.2.3.2). Each becomes a schema of its own.
private final class GenericSchemas {
  private let root: Node
  /// How many schemas inside others may still be looked at: each may hold all the others again.
  private var rest = 10_000

  init(root: Node) { self.root = root }

  /// Returns a value with the schemas in it that complete others; nil where there are none.
  func specialized(_ node: Node, at path: [String], as keys: SchemaKeys) -> Node? {
    let anchors = keys == .object ? anchors(of: node, at: path) : [:]
    var isChanged = false
    func changed(_ node: Node, _ new: Node?) -> Node {
      if new != nil { isChanged = true }
      return new ?? node
    }
    switch node.kind {
    case .object:
      let own = pointer(to: path)
      var copy: Node?
      let members = node.members.compactMap { member -> (key: Node, value: Node)? in
        if keys == .object, member.key == "$ref",
          let found = completed(member.value, by: anchors, own: [member.value.string ?? "": own])
        {
          copy = found
          return nil
        }
        if keys == .object, member.key == "allOf", member.value.kind == .array, !anchors.isEmpty {
          let parts = member.value.elements.map { part in
            changed(
              part,
              part["$ref"].flatMap {
                completed($0.value, by: anchors, own: [$0.value.string ?? "": own])
              })
          }
          return (member.keyNode, .array(parts, at: member.value))
        }
        let inner = keys.below(member.key)
        let new = inner.flatMap { specialized(member.value, at: path + [member.key], as: $0) }
        return (member.keyNode, changed(member.value, new))
      }
      if let copy { return .extending(copy, members, at: node) }
      return isChanged ? .object(members, at: node) : nil
    case .array:
      let elements = node.elements.enumerated().map { index, element in
        changed(element, specialized(element, at: path + ["\(index)"], as: .object))
      }
      return isChanged ? .array(elements, at: node) : nil
    default: return nil
    }
  }

  /// The schemas with a `$dynamicAnchor` that one has for those it refers to, by `#name`.
  private func anchors(of node: Node, at path: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for key in ["$defs", "definitions"] {
      for member in node[key]?.value.members ?? [] {
        guard let name = member.value["$dynamicAnchor"]?.value.string else { continue }
        found["#" + name] = pointer(to: path + [key, member.key])
      }
    }
    return found
  }

  /// Returns the schema that a reference leads to, with what the one that refers to it says of its anchors; nil where
  /// it has no use for them. `own` are the references to schemas around it, with where they lead now, if anywhere.
  private func completed(
    _ reference: Node, by anchors: [String: String], own: [String: String?]
  ) -> Node? {
    guard !anchors.isEmpty, let text = reference.string, text.hasPrefix("#/"),
      let target = root.value(at: names(in: percentDecoded(text.dropFirst()))),
      target.kind == .object
    else { return nil }
    if own.count > 1 {
      guard own.count < 5, rest > 0 else { return nil }
      rest -= 1
    }
    let kept = target.members.filter { !["$id", "$defs", "definitions"].contains($0.key) }
      .map { ($0.keyNode, $0.value) }
    var search = Replacement(generics: self, anchors: anchors, own: own)
    let copy = search.replaced(.object(kept, at: target))
    return search.hasAnchor ? copy : nil
  }

  /// The search for dynamic references in one schema.
  private struct Replacement {
    let generics: GenericSchemas
    let anchors: [String: String]
    let own: [String: String?]
    /// A reference to one of the anchors was found.
    var hasAnchor = false

    /// Returns a value with references in place of dynamic ones; nil where there is nothing to replace.
    mutating func replaced(_ node: Node) -> Node? {
      switch node.kind {
      case .object: return object(node)
      case .array:
        let elements = node.elements.map { ($0, replaced($0)) }
        if elements.allSatisfy({ $0.1 == nil }) { return nil }
        return .array(elements.map { $0.1 ?? $0.0 }, at: node)
      default: return nil
      }
    }

    private mutating func object(_ node: Node) -> Node? {
      var isChanged = false
      var part: Node?
      var members: [(key: Node, value: Node)] = []
      for member in node.members {
        let (key, value) = (member.keyNode, member.value)
        if member.key == "$dynamicRef", let pointer = value.string.flatMap({ anchors[$0] }) {
          (isChanged, hasAnchor) = (true, true)
          members.append((.string("$ref", at: key), .string(pointer, at: value)))
        } else if member.key == "$ref", let text = value.string, let found = own[text] {
          if found != nil { isChanged = true }
          members.append((key, found.map { .string($0, at: value) } ?? value))
        } else if member.key == "$ref", let text = value.string,
          let copy = generics.completed(
            value, by: anchors, own: own.merging([text: nil]) { old, _ in old })
        {
          (isChanged, hasAnchor, part) = (true, true, copy)
        } else if let new = replaced(value) {
          isChanged = true
          members.append((key, new))
        } else {
          members.append((key, value))
        }
      }
      guard isChanged else { return nil }
      return part.map { .extending($0, members, at: node) } ?? .object(members, at: node)
    }
  }
}

/// Returns the names in a JSON pointer.
private func names(in pointer: String) -> [String] {
  pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
}

/// Returns a path from the root as a reference.
private func pointer(to path: [String]) -> String {
  path.reduce("#") { pointer, name in
    let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
    return pointer + "/" + escaped.replacing("%", with: "%25")
  }
}

extension Node {
  /// Returns an object that another schema is a part of.
  fileprivate static func extending(
    _ part: Node, _ members: [(key: Node, value: Node)], at place: Node
  ) -> Node {
    let others = members.first { $0.key.string == "allOf" }?.value.elements ?? []
    return .object(
      members.filter { $0.key.string != "allOf" },
      new: [("allOf", .array([part] + others, at: part))], at: place)
  }

  fileprivate func value(at path: [String]) -> Node? {
    var node = self
    for name in path {
      if node.kind == .array {
        guard let index = Int(name), node.elements.indices.contains(index) else { return nil }
        node = node.elements[index]
      } else {
        guard let next = node[name]?.value else { return nil }
        node = next
      }
    }
    return node
  }
}

/// Returns a reference without its fragment, and the fragment.
private func parts(of reference: String) -> (path: String, fragment: String) {
  let hash = reference.firstIndex(of: "#") ?? reference.endIndex
  return (String(reference[..<hash]), String(reference[hash...].dropFirst()))
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
