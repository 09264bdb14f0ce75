internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The `paths` of a document.
struct PathItems {
  let reader: DocumentReader

  /// All operations in document order.
  func operations() -> [OperationSource] {
    guard let paths = reader.root["paths"] else { return [] }
    guard paths.node.kind == .object else {
      reader.report(.wrongKind(paths, expected: "an object"))
      return []
    }
    return paths.members.filter { !$0.name.hasPrefix("x-") }.flatMap { path in
      guard path.name.hasPrefix("/") else {
        reader.report(.pathWithoutSlash(path))
        return [OperationSource]()
      }
      return operations(of: path)
    }
  }

  private func operations(of path: Element) -> [OperationSource] {
    guard let target = reader.resolved(path, in: "pathItems") else { return [] }
    if PathKey(path.name).isMalformed { reader.report(.pathSyntax(path)) }
    // Members beside a reference come first.
    let layers = target == path ? [path] : [path, target]
    let parameters =
      layers.compactMap { $0["parameters"] }.first.map { reader.parameters($0) } ?? []
    let servers = layers.compactMap { $0["servers"] }.first
    let about = layers.compactMap { documentation(of: $0) }.first
    var seen: Set<String> = []
    let sources = layers.flatMap { layer in
      reader.check(layer, "a path", keys: Self.pathItemKeys)
      reportNewMembers(of: layer)
      return layer.members.compactMap { member -> OperationSource? in
        guard Self.methods.contains(member.name), seen.insert(member.name).inserted,
          let operation = reader.resolved(member, in: "operations")
        else { return nil }
        return OperationSource(
          element: operation, method: member.name.uppercased(),
          key: PathKey(path.name, declared: pathParameters(of: operation, parameters)),
          provenance: path.pointer.appending(member.name).text, parameters: parameters,
          servers: servers, about: about)
      }
    }
    for placeholder in sources.lazy.map(\.key.foreign).first(where: { !$0.isEmpty }) ?? [] {
      reader.report(.foreignPlaceholder(placeholder, path))
    }
    return sources
  }

  /// The names of the parameters that are declared to be in the path of an operation.
  private func pathParameters(of operation: Element, _ shared: [ParameterSource]) -> [String] {
    let own = (operation["parameters"]?.elements ?? []).compactMap { reader.schema($0) }
    return own.filter { $0.text("in") == "path" }.compactMap { $0.text("name") }
      + shared.filter { $0.location == .path }.map(\.name)
  }

  /// Reports members that only 3.2 has: errors in a document of that version.
  private func reportNewMembers(of item: Element) {
    for name in ["query", "additionalOperations"] {
      guard let member = item[name] else { continue }
      reader.report(
        reader.isNewer
          ? .new32("'\(name)'", member) : .unknownMember(member, of: "a path", known: Self.methods))
    }
  }

  static let methods: Set = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]

  private static let pathItemKeys = methods.union([
    "summary", "description", "servers", "parameters", "query", "additionalOperations",
  ])
}

/// An operation as a document has it, with the members of its path that apply to it.
struct OperationSource {
  var element: Element
  /// Upper case.
  var method: String
  var key: PathKey
  /// `/paths/~1pets/get`
  var provenance: String
  var parameters: [ParameterSource]
  var servers: Element?
  var about: String?

  /// Its own servers, or those of its path.
  var serverList: Element? { element["servers"] ?? servers }
}
