internal import SDKGenSourceText

extension SwaggerConversion {
  /// Converts a schema that is at another place now. Nearly all are the same in OpenAPI 3.0, and are not looked into.
  func schema(_ schema: Element, at place: Pointer) -> Node {
    guard schema.node.hasString(among: Self.differingKeywords) || refersElsewhere(schema.node)
    else { return schema.node }
    return converted(schema, at: place)
  }

  private func refersElsewhere(_ node: Node) -> Bool {
    node.strings(following: "$ref").contains { !$0.hasPrefix("#/definitions/") }
  }

  private func converted(_ schema: Element, at place: Pointer) -> Node {
    guard schema.node.kind == .object else { return schema.node }
    if let reference = Reference(of: schema) {
      if reference.text.hasPrefix("#/components/"), written.root["components"] == nil {
        report(.newerReference(reference, in: schema))
      }
      follow(schema, as: .schema)
    }
    return .object(
      schema.keyedMembers.flatMap { keyword -> [(key: Node, value: Node)] in
        let (element, pointer) = (keyword.element, place.appending(keyword.name))
        switch keyword.name {
        case "discriminator":
          guard element.node.kind == .string else { break }
          moved.add(pointer.appending("propertyName"), writtenAt: element.pointer)
          let name = (key: Node.string("propertyName", at: element.node), value: element.node)
          return [(keyword.key, .object([name], at: element.node))]
        case "x-nullable" where schema["nullable"] == nil:
          return [(.string("nullable", at: keyword.key), element.node)]
        case "type" where element.node.string == "file": return file(keyword)
        case "properties", "patternProperties", "definitions", "$defs":
          return [(keyword.key, each(of: element, at: pointer))]
        case "allOf", "anyOf", "oneOf", "items", "prefixItems":
          countIfNewer(keyword)
          return [(keyword.key, elements(of: element, at: pointer))]
        case "not", "additionalProperties", "additionalItems":
          countIfNewer(keyword)
          return [(keyword.key, converted(element, at: pointer))]
        default: countIfNewer(keyword)
        }
        return [keyword.node]
      }, at: schema.node)
  }

  private func countIfNewer(_ keyword: SwaggerMember) {
    if Self.newerKeywords.contains(keyword.name) {
      countNewer(keyword.name, at: keyword.element)
    }
  }

  private func each(of map: Element, at place: Pointer) -> Node {
    guard map.node.kind == .object, map["$ref"] == nil else { return map.node }
    return .object(
      map.keyedMembers.map { ($0.key, converted($0.element, at: place.appending($0.name))) },
      at: map.node)
  }

  private func elements(of list: Element, at place: Pointer) -> Node {
    guard list.node.kind == .array else { return converted(list, at: place) }
    return .array(
      list.elements.map { converted($0, at: place.appending($0.name)) }, at: list.node)
  }

  /// Keywords of OpenAPI 3 that change what is generated.
  static let newerKeywords: Set = [
    "nullable", "oneOf", "anyOf", "not", "const", "writeOnly", "prefixItems",
  ]

  private static let differingKeywords = ["discriminator", "x-nullable", "file"] + newerKeywords
}
