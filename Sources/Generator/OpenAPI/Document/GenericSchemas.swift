import SDKContract
import SDKGenDiagnostics
import SDKGenSourceText

/// Schemas with a `$dynamicRef` that others complete: those refer to one, and have a `$dynamicAnchor` of the name in
/// their `$defs`, to which it leads there (JSON Schema 2020-12, section 8.2.3.2). Each becomes a schema of its own.
final class GenericSchemas {
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
      let own = pointerText(to: path)
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
        found["#" + name] = pointerText(to: path + [key, member.key])
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
      let target = root.value(at: percentDecoded(text.dropFirst()).pointerNames),
      target.kind == .object
    else { return nil }
    if own.count > 1 {
      guard own.count < 5, rest > 0 else { return nil }
      rest -= 1
    }
    let kept = target.members.filter { !["$id", "$defs", "definitions"].contains($0.key) }
      .map { ($0.keyNode, $0.value) }
    let anchor = target["$dynamicAnchor"]?.value.string.map { "#" + $0 }
    var search = Replacement(
      generics: self, anchors: anchors, own: own, itself: own[text] ?? nil, anchor: anchor)
    let copy = search.replaced(.object(kept, at: target))
    return search.hasAnchor ? copy : nil
  }

  /// The search for dynamic references in one schema.
  private struct Replacement {
    let generics: GenericSchemas
    let anchors: [String: String]
    let own: [String: String?]
    /// Where the schema leads now, and its own anchor.
    let itself: String?
    let anchor: String?
    /// A reference to one of the anchors was found.
    var hasAnchor = false

    /// Returns a value with references in place of dynamic ones; nil where there is nothing to replace.
    mutating func replaced(_ node: Node) -> Node? {
      switch node.kind {
      case .object: return object(node)
      case .array: return node.replacingElements { replaced($0) }
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
        } else if member.key == "$dynamicRef", let itself, value.string == anchor {
          isChanged = true
          members.append((.string("$ref", at: key), .string(itself, at: value)))
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
}
