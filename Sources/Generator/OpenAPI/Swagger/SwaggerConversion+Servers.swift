internal import SDKGenAPIModel
internal import SDKGenSourceText
internal import SDKGenSpecReading

extension SwaggerConversion {
  /// Returns the server that `schemes`, `host` and `basePath` make; nil where the document states none.
  func servers(of root: Element) -> Node? {
    if let server = parameterizedServer(of: root) { return server }
    guard let place = root["host"] ?? root["basePath"],
      let url = url(of: root, scheme: scheme(in: root["schemes"]))
    else { return nil }
    return server(url, at: place, in: root.pointer)
  }

  /// Returns the server of an operation whose `schemes` leave out that of the document.
  func ownServers(of operation: Element) -> Node? {
    let root = Element(
      written.files[operation.pointer.file] ?? written.root.node,
      Pointer(file: operation.pointer.file))
    guard let schemes = operation["schemes"], root["host"] != nil else { return nil }
    let usual = scheme(in: root["schemes"])
    let own = scheme(in: schemes)
    guard !schemes.elements.contains(where: { $0.node.string?.lowercased() == usual }),
      own != usual, let url = url(of: root, scheme: own)
    else { return nil }
    return server(url, named: own, at: schemes, in: operation.pointer)
  }

  private func server(
    _ url: String, named name: String? = nil, at place: Element, in owner: Pointer,
    parameters: [String: Element] = [:]
  ) -> Node {
    let node = place.node
    var server = [(key: Node.string("url", at: node), value: Node.string(url, at: node))]
    // Beside the document's server, which has the same host.
    if let name { server.append((.string("name", at: node), .string(name, at: node))) }
    let variables = (serverParts(of: url) ?? []).compactMap { part -> (key: Node, value: Node)? in
      guard case .variable(let name, _, _) = part else { return nil }
      return (.string(name, at: node), variable(parameters[name], at: node))
    }
    if !variables.isEmpty {
      server.append((.string("variables", at: node), .object(variables, at: node)))
    }
    var pointer = owner
    for name in ["servers", "0", "url"] {
      pointer = pointer.appending(name)
      moved.add(pointer, writtenAt: place.pointer)
    }
    return .array([.object(server, at: node)], at: node)
  }

  /// Returns the server that Azure's documents state in place of a host: one whose host has parameters.
  private func parameterizedServer(of root: Element) -> Node? {
    guard let host = root["x-ms-parameterized-host"], let place = host["hostTemplate"],
      let template = trimmed(place.text)
    else { return nil }
    let hasScheme = host["useSchemePrefix"]?.node.bool ?? true
    let path = withoutSlash(trimmed(root.text("basePath")) ?? "")
    let parameters = parameters(in: host["parameters"]).compactMap(\.target)
    return server(
      (hasScheme ? scheme(in: root["schemes"]) + "://" : "") + withoutSlash(template) + path,
      at: place, in: root.pointer,
      parameters: Dictionary(
        parameters.map { ($0.text("name") ?? "", $0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns what a parameter of the host says of its value in OpenAPI 3.
  private func variable(_ parameter: Element?, at place: Node) -> Node {
    let keywords = parameter?.keyedMembers.filter {
      ["default", "enum", "description"].contains($0.name)
    }
    return .object((keywords ?? []).map(\.node), at: place)
  }

  /// `https` where it is among them, and where there are none.
  private func scheme(in list: Element?) -> String {
    guard let list, !list.elements.isEmpty else { return "https" }
    let names = list.elements.compactMap { $0.node.string?.lowercased() }
    if let known = ["https", "http"].first(where: names.contains) { return known }
    if schemesWithoutHTTP.insert(list.pointer).inserted {
      report(.server("there is neither 'https' nor 'http' in 'schemes'; 'https' is used", at: list))
    }
    return "https"
  }

  /// A whole URL, which some write in place of the host's name, is taken apart.
  private func url(of root: Element, scheme: String) -> String? {
    var host = trimmed(root.text("host")) ?? ""
    var path = trimmed(root.text("basePath")) ?? ""
    if path.hasPrefix("https://") || path.hasPrefix("http://"), let element = root["basePath"] {
      report(.server("'basePath' begins with '/', and the host is in 'host'", at: element))
      return withoutSlash(path)
    }
    if let element = root["basePath"], !path.isEmpty, !path.hasPrefix("/") {
      report(.server("'basePath' begins with '/'; read as '/\(path)'", at: element))
      path = "/" + path
    }
    if let element = root["host"], host.contains("/") {
      if let scheme = host.firstRange(of: "://") { host = String(host[scheme.upperBound...]) }
      let name = host.prefix { $0 != "/" }
      path = withoutSlash(String(host.dropFirst(name.count))) + path
      host = String(name)
      report(
        .server(
          "'host' is a name and a port, without a scheme and a path; read as '\(host)\(path)'",
          at: element))
    }
    path = withoutSlash(path)
    if host.isEmpty { return path.isEmpty ? nil : path }
    return "\(scheme)://\(host)\(path)"
  }

  private func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
