internal import SDKGenSourceText
internal import TrialSupport

/// Says whether a schema allows a value: types, required properties, constants and enums, and members of
/// combinations; `oneOf` is read as "any of". Patterns, lengths and bounds are not checked.
struct SchemaCheck {
  typealias Located = APIDocument.Located

  let document: APIDocument

  /// What the schema does not allow; nil: it allows the value.
  func problem(_ value: Tree, _ schema: Located, path: String = "", depth: Int = 0) -> String? {
    guard depth < 60 else { return nil }
    if schema.node.kind == .bool { return schema.node.bool == false ? "\(path) must not be" : nil }
    if schema.node["$ref"] != nil {
      let target = document.resolve(schema)
      if target.node["$ref"] != nil { return nil }
      return problem(value, target, path: path, depth: depth + 1)
    }
    if case .null = value, schema.bool("nullable") ?? false { return nil }
    if let constant = schema["const"], !isEqual(Tree(constant.node), value) {
      return "\(path) is another constant"
    }
    if let values = schema["enum"]?.elements, !values.isEmpty,
      !values.contains(where: { isEqual(Tree($0.node), value) })
    {
      return "\(path) is none of the values"
    }
    return typeProblem(value, schema, path)
      ?? combinationProblem(value, schema, path, depth) ?? innerProblem(value, schema, path, depth)
  }

  private func typeProblem(_ value: Tree, _ schema: Located, _ path: String) -> String? {
    let types =
      schema.string("type").map { [$0] }
      ?? (schema["type"]?.elements ?? []).compactMap(\.node.string)
    guard !types.isEmpty else { return nil }
    let fits = types.contains { type in
      switch (type, value) {
      case ("string", .string), ("number", .number), ("boolean", .bool), ("null", .null),
        ("array", .array), ("object", .object):
        true
      case ("integer", .number(let text)): !text.contains(".") || text.hasSuffix(".0")
      default: false
      }
    }
    return fits ? nil : "\(path) is no \(types.joined(separator: " or "))"
  }

  private func combinationProblem(
    _ value: Tree, _ schema: Located, _ path: String, _ depth: Int
  ) -> String? {
    for member in schema["allOf"]?.elements ?? [] {
      if let found = problem(value, member, path: path, depth: depth + 1) { return found }
    }
    for keyword in ["anyOf", "oneOf"] {
      guard let members = schema[keyword]?.elements, !members.isEmpty else { continue }
      if members.allSatisfy({ problem(value, $0, path: path, depth: depth + 1) != nil }) {
        return "\(path) fits no member of \(keyword)"
      }
    }
    return nil
  }

  private func innerProblem(
    _ value: Tree, _ schema: Located, _ path: String, _ depth: Int
  ) -> String? {
    switch value {
    case .object(let members):
      for name in (schema["required"]?.elements ?? []).compactMap(\.node.string)
      where value[name] == nil { return "\(path)/\(name) is missing" }
      for member in members {
        let declared = schema["properties"]?[member.key] ?? schema["additionalProperties"]
        guard let declared, declared.node.kind == .object else { continue }
        let inner = "\(path)/\(member.key)"
        if let found = problem(member.value, declared, path: inner, depth: depth + 1) {
          return found
        }
      }
    case .array(let elements):
      guard let items = schema["items"] else { return nil }
      for (index, element) in elements.enumerated() {
        let inner = "\(path)/\(index)"
        if let found = problem(element, items, path: inner, depth: depth + 1) { return found }
      }
    case .null, .bool, .number, .string: break
    }
    return nil
  }

  private func isEqual(_ left: Tree, _ right: Tree) -> Bool {
    JSONDifferences(left, right).isEmpty
  }

  /// The strings in a value that any string could stand for; the others are listed by an enum or constant.
  func openStrings(_ value: Tree, _ schema: Located?, depth: Int = 0) -> Set<String> {
    guard let schema, depth < 60 else { return [] }
    let target = document.resolve(schema)
    let members = ["allOf", "anyOf", "oneOf"].flatMap { target[$0]?.elements ?? [] }
    let inherited = members.reduce(into: Set<String>()) {
      $0.formUnion(openStrings(value, $1, depth: depth + 1))
    }
    switch value {
    case .string(let text):
      let isListed = target["enum"] != nil || target["const"] != nil
      return isListed || !members.isEmpty && target["type"] == nil
        ? inherited
        : inherited.union([text])
    case .array(let elements):
      return elements.reduce(into: inherited) {
        $0.formUnion(openStrings($1, target["items"], depth: depth + 1))
      }
    case .object(let members):
      return members.reduce(into: inherited) { found, member in
        let inner = target["properties"]?[member.key] ?? target["additionalProperties"]
        found.formUnion(openStrings(member.value, inner, depth: depth + 1))
      }
    case .null, .bool, .number: return inherited
    }
  }
}
