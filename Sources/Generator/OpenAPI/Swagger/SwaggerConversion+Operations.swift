internal import SDKGenSourceText

/// A parameter of a list, with what it refers to.
struct SwaggerParameter {
  /// Its position in the list that its author wrote.
  var index: Int
  /// The element of the list, which may be a reference.
  var use: Element
  /// Nil: the reference leads to nothing.
  var target: Element?

  private var location: String? { target?.text("in") }
  var isBody: Bool { location == "body" }
  var isForm: Bool { location == "formData" }
  var name: String { target?.text("name") ?? "" }
}

extension SwaggerConversion {
  func pathItem(_ item: Element) -> Node {
    guard item.node.kind == .object else { return item.node }
    follow(item, as: .pathItem)
    let shared = parameters(in: item["parameters"])
    let members = members(
      of: item, "a path", keys: PathItems.methods.subtracting(["trace"]).union(["parameters"]),
      newer: ["servers", "summary", "description", "trace"])
    return .object(
      members.map { member in
        if member.name == "parameters" {
          return (member.key, list(shared, in: member.element))
        }
        return PathItems.methods.contains(member.name)
          ? (member.key, operation(member.element, with: shared)) : member.node
      }, at: item.node)
  }

  private func operation(_ operation: Element, with shared: [SwaggerParameter]) -> Node {
    guard operation.node.kind == .object else { return operation.node }
    let own = parameters(in: operation["parameters"])
    var members: [(key: Node, value: Node)] = []
    for member in self.members(
      of: operation, "an operation", keys: Self.operationKeys,
      newer: ["requestBody", "callbacks", "servers"])
    {
      switch member.name {
      case "parameters": members.append((member.key, list(own, in: member.element)))
      case "responses": members.append((member.key, responses(member.element, of: operation)))
      case "consumes", "produces", "schemes": break
      default: members.append(member.node)
      }
    }
    var new: [(key: String, value: Node)] = []
    if operation["requestBody"] == nil, let body = body(of: operation, own, with: shared) {
      new.append(("requestBody", body))
    }
    if operation["servers"] == nil, let servers = ownServers(of: operation) {
      new.append(("servers", servers))
    }
    return .object(members, new: new, at: operation.node)
  }

  static let operationKeys: Set = [
    "tags", "summary", "description", "externalDocs", "operationId", "consumes", "produces",
    "parameters", "responses", "schemes", "deprecated", "security",
  ]
}

extension SwaggerConversion {
  func parameters(in list: Element?) -> [SwaggerParameter] {
    (list?.elements ?? []).enumerated().map { index, use in
      let target: Element? =
        if case .found(let target) = written.resolve(use) { target } else { nil }
      return SwaggerParameter(index: index, use: use, target: target)
    }
  }

  /// Returns the parameters of a list that are in no body.
  private func list(_ parameters: [SwaggerParameter], in list: Element) -> Node {
    guard list.node.kind == .array else { return list.node }
    let others = parameters.filter { !$0.isBody && !$0.isForm }
    return .array(
      others.enumerated().map { position, parameter in
        let place = list.pointer.appending("\(position)")
        if position != parameter.index { moved.add(place, referableAs: parameter.use.pointer) }
        return self.parameter(parameter.use, at: place)
      }, at: list.node)
  }

  /// Converts a parameter in the path, the query or a header.
  func parameter(_ parameter: Element, at place: Pointer) -> Node {
    guard parameter.node.kind == .object else { return parameter.node }
    if parameter["$ref"] != nil {
      follow(parameter, as: .parameter)
      return parameter.node
    }
    let members = checkedMembers(of: parameter)
    if parameter.text("in") == "cookie", let location = parameter["in"] {
      countNewer("in: cookie", at: location)
    }
    // Written as in OpenAPI 3.
    if parameter["schema"] != nil || parameter["content"] != nil {
      return .object(members.map(\.node), at: parameter.node)
    }
    let own = members.filter { !isOfSchema($0.name) && $0.name != "collectionFormat" }.map(\.node)
    moved.add(place.appending("schema"), writtenAt: parameter.pointer)
    return .object(
      own + separators(of: parameter, at: place),
      new: [("schema", valueSchema(of: parameter, members))], at: parameter.node)
  }

  func checkedMembers(of parameter: Element, isBody: Bool = false) -> [SwaggerMember] {
    members(
      of: parameter, "a parameter", keys: isBody ? Self.bodyKeys : Self.parameterKeys,
      newer: isBody ? [] : Self.newerParameterKeys)
  }

  /// Returns how the elements of a list are separated, and those of lists in it: by commas where nothing is said, which
  /// queries and forms of OpenAPI 3 must state.
  func separators(of parameter: Element, at place: Pointer) -> [(key: Node, value: Node)] {
    var lists: [Element] = []
    var next: Element? = parameter
    while let list = next, list.text("type") == "array" {
      lists.append(list)
      next = list["items"]
    }
    let name = "collectionFormat"
    let formats = lists.map { $0[name]?.node ?? .string("csv", at: $0.node) }
    guard let first = formats.first else { return [] }
    let key = Node.string(name, at: parameter.node)
    if formats.count == 1 { return [(key, first)] }
    for (depth, list) in lists.enumerated() {
      moved.add(
        place.appending(name).appending("\(depth)"), writtenAt: list.pointer.appending(name))
    }
    return [(key, .array(formats, at: parameter.node))]
  }

  /// Returns the schema of what a parameter says about its value.
  func valueSchema(of parameter: Element, _ members: [SwaggerMember]) -> Node {
    let keywords = members.filter { isOfSchema($0.name) }
    guard parameter["type"] == nil else { return valueSchema(keywords, at: parameter.node) }
    report(.parameterWithoutType(parameter.text("name") ?? "", parameter))
    return .object(
      [(.string("type", at: parameter.node), .string("string", at: parameter.node))]
        + keywords.map(\.node), at: parameter.node)
  }

  private func valueSchema(_ keywords: [SwaggerMember], at place: Node) -> Node {
    .object(
      keywords.flatMap { keyword -> [(key: Node, value: Node)] in
        switch keyword.name {
        case "type" where keyword.node.value.string == "file":
          return file(keyword)
        case "x-nullable": return [(.string("nullable", at: keyword.key), keyword.node.value)]
        case "items" where keyword.node.value.kind == .object:
          let items = keyword.element.keyedMembers.filter { $0.name != "collectionFormat" }
          return [(keyword.key, valueSchema(items, at: keyword.node.value))]
        default: return [keyword.node]
        }
      }, at: place)
  }

  /// The keywords of OpenAPI 3 for `type: file`.
  func file(_ keyword: SwaggerMember) -> [(key: Node, value: Node)] {
    let place = keyword.node.value
    return [
      (keyword.key, .string("string", at: place)),
      (.string("format", at: place), .string("binary", at: place)),
    ]
  }

  /// The key is the schema's in OpenAPI 3, not the parameter's.
  private func isOfSchema(_ key: String) -> Bool {
    !Self.keysOfParameters.contains(key)
      && (!key.hasPrefix("x-") || key.hasPrefix("x-enum") || key == "x-ms-enum"
        || key == "x-nullable")
  }

  private static let keysOfParameters: Set = [
    "name", "in", "description", "required", "allowEmptyValue", "collectionFormat", "style",
    "explode", "deprecated", "examples", "example",
  ]

  private static let newerParameterKeys = newerKeywords.union([
    "schema", "content", "style", "explode", "deprecated", "example", "examples",
  ])

  /// A 'type' in place of the 'schema' is reported where the schema is read.
  private static let bodyKeys = parameterKeys.union(["schema"])

  private static let parameterKeys: Set = [
    "name", "in", "description", "required", "allowEmptyValue", "collectionFormat", "type",
    "format", "items", "default", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum",
    "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "enum",
    "multipleOf", "title",
  ]
}
