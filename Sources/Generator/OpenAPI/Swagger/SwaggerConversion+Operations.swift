internal import SDKGenSourceText

/// A parameter of a list, with what it refers to.
struct SwaggerParameter {
  /// Its position in the list that its author wrote.
  var index: Int
  /// The element of the list, which may be a reference.
  var use: Element
  /// Nil: the reference leads to nothing.
  var target: Element?

  var location: String? { target?.text("in") }
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
