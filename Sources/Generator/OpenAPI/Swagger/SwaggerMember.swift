internal import SDKGenSourceText

/// A member of an object with the node of its key, which another object takes over.
struct SwaggerMember {
  var key: Node
  var element: Element

  var name: String { element.name }
  var node: (key: Node, value: Node) { (key, element.node) }
}

extension Element {
  var keyedMembers: [SwaggerMember] {
    node.members.map { member in
      SwaggerMember(
        key: member.keyNode,
        element: Element(
          member.value, pointer.appending(member.key), key: member.keyNode))
    }
  }
}

extension SwaggerConversion {
  /// Returns the members of an object that it may have in Swagger 2.0, or in OpenAPI 3, and extensions. Others are
  /// reported.
  func members(
    of element: Element, _ subject: String, keys: Set<String>, newer: Set<String>
  ) -> [SwaggerMember] {
    element.keyedMembers.filter { member in
      let name = member.name
      if keys.contains(name) || name.hasPrefix("x-") || name == "$ref" { return true }
      if newer.contains(name) {
        countNewer(name, at: member.element)
        return true
      }
      report(.unknownMember(member.element, of: subject, known: keys))
      return false
    }
  }
}
