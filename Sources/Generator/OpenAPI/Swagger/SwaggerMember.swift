internal import SDKGenSourceText

/// A member of an object with the node of its key, which another object takes over.
struct SwaggerMember {
  let name: String
  let node: (key: Node, value: Node)
  /// The object.
  let owner: Pointer

  var key: Node { node.key }

  /// The value with its pointer, which most members need not have.
  var element: Element { Element(node.value, owner.appending(name), key: key) }
}

extension Element {
  var keyedMembers: [SwaggerMember] {
    node.members.map {
      SwaggerMember(name: $0.key, node: ($0.keyNode, $0.value), owner: pointer)
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
