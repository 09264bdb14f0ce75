internal import SDKGenSourceText

extension SwaggerConversion {
  /// Returns what a document shares: its own sections, then those that it has like a document of OpenAPI 3.
  func components(of root: Element, at place: Node) -> Node {
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
