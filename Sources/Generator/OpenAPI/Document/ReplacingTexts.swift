package import SDKGenSourceText

/// Returns a document with the texts of files in place of the references of its descriptions; those of files that have
/// none, since they cannot be read, are left out.
package func replacingTexts(
  in document: Node, file: String, targets: Set<Pointer>, text: (_ target: Pointer) -> String?
) -> Node {
  if targets.isEmpty { return document }
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
          let reference = member.value["$ref"]?.value
        else { return (member.keyNode, changed(member.value, as: keys.below(member.key))) }
        let target = reference.string.map { Reference($0, in: file, at: reference.location).target }
        guard let target, targets.contains(target) else { return (member.keyNode, member.value) }
        isChanged = true
        return text(target).map { (member.keyNode, .string($0, at: member.value)) }
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
