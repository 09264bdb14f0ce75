internal import SDKGenSourceText

extension SwaggerConversion {
  /// Converts a whole document.
  func document(_ root: Element) -> Node {
    guard let version = root["swagger"]?.node else { return root.node }
    var members = [
      (key: Node.string("openapi", at: version), value: Node.string("3.0.3", at: version))
    ]
    let servers = servers(of: root)
    for member in self.members(
      of: root, "a document", keys: Self.documentKeys, newer: ["servers", "components", "webhooks"])
    {
      switch member.name {
      case "paths": members.append((member.key, paths(member.element)))
      case "info", "tags", "security", "externalDocs", "webhooks": members.append(member.node)
      case "servers" where servers == nil: members.append(member.node)
      case let name where name.hasPrefix("x-"): members.append(member.node)
      default: break
      }
    }
    if let servers { members.append((.string("servers", at: servers), servers)) }
    members.append((.string("components", at: version), components(of: root, at: version)))
    return .object(members, at: root.node)
  }

  static let documentKeys: Set = [
    "swagger", "info", "host", "basePath", "schemes", "consumes", "produces", "paths",
    "definitions", "parameters", "responses", "securityDefinitions", "security", "tags",
    "externalDocs",
  ]

  private func paths(_ paths: Element) -> Node {
    guard paths.node.kind == .object else { return paths.node }
    return .object(
      paths.keyedMembers.map { path in
        path.name.hasPrefix("x-") ? path.node : (path.key, pathItem(path.element))
      }, at: paths.node)
  }
}

extension SwaggerConversion {
  /// Returns what a document shares: its own sections, then those that it has like a document of OpenAPI 3.
  private func components(of root: Element, at place: Node) -> Node {
    let parameters = shared("parameters", of: root)
    let bodies = parameters.filter { location(of: $0.element) == "body" }
    let others = parameters.filter { !["body", "formData"].contains(location(of: $0.element)) }
    let names = ["schemas", "parameters", "requestBodies", "responses", "securitySchemes"]
    let written = [
      shared("definitions", of: root), others, bodies, shared("responses", of: root),
      shared("securityDefinitions", of: root),
    ]
    let all = root.pointer.appending("components")
    moved.add(all, writtenAt: root.pointer)
    let own = ["definitions", "parameters", nil, "responses", "securityDefinitions"]
    for case (let name, let own?) in zip(names, own) {
      moved.add(section: all.appending(name), writtenAt: root.pointer.appending(own))
    }
    var sections: [(key: Node, value: Node)] = []
    for (name, members) in zip(names, written) {
      let section = all.appending(name)
      var entries: [(key: Node, value: Node)] = []
      for member in members {
        let pointer = section.appending(member.name)
        if name == "requestBodies" {
          moved.add(section: pointer, writtenAt: member.element.pointer)
        }
        if let entry = entry(member.element, of: name, at: pointer) {
          entries.append((member.key, entry))
        }
      }
      let newer = root["components"]?[name]?.keyedMembers ?? []
      let free = newer.filter { member in !members.contains { $0.name == member.name } }
      for member in free {
        moved.add(member.element.pointer, writtenAt: member.element.pointer)
        entries.append(
          (
            member.key,
            name == "schemas"
              ? schema(member.element, at: member.element.pointer) : member.node.value
          ))
      }
      if !entries.isEmpty {
        sections.append((.string(name, at: place), .object(entries, at: place)))
      }
    }
    let rest = root["components"]?.keyedMembers.filter { !names.contains($0.name) } ?? []
    return .object(sections + rest.map(\.node), at: root["components"]?.node ?? place)
  }

  private func entry(_ element: Element, of section: String, at pointer: Pointer) -> Node? {
    switch section {
    case "schemas": schema(element, at: pointer)
    case "parameters": parameter(element, at: pointer)
    case "requestBodies":
      requestBody(element, types("consumes", of: nil, in: element), at: pointer)
    case "responses": response(element, types("produces", of: nil, in: element), at: pointer)
    default: securityScheme(element, at: pointer)
    }
  }

  private func shared(_ section: String, of root: Element) -> [SwaggerMember] {
    guard let element = root[section] else { return [] }
    if element.node.kind != .object { report(.wrongKind(element, expected: "an object")) }
    return element.keyedMembers
  }

  /// Returns what a parameter is `in`, references followed.
  private func location(of element: Element) -> String? {
    if case .found(let target) = written.resolve(element) { target.text("in") } else { nil }
  }
}

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
