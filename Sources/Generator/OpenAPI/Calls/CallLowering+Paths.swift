internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

extension CallLowering {
  /// All operations in document order.
  mutating func operations() -> [OperationDraft] {
    guard let paths = root["paths"] else { return [] }
    guard paths.node.kind == .object else {
      report(.wrongKind(paths, expected: "an object"))
      return []
    }
    var drafts: [OperationDraft] = []
    var names = OperationNames()
    for path in paths.members where !path.name.hasPrefix("x-") {
      guard path.name.hasPrefix("/") else {
        report(.pathWithoutSlash(path))
        continue
      }
      for item in pathItem(path) {
        drafts.append(operation(item, &names))
      }
    }
    return drafts
  }

  /// The operations of a path, with what stands beside them.
  private mutating func pathItem(_ path: Element) -> [OperationSource] {
    guard let target = resolved(path, "pathItems") else { return [] }
    let key = PathKey(path.name)
    if key.isMalformed { report(.pathSyntax(path)) }
    // What stands beside a reference comes first.
    let layers = target == path ? [path] : [path, target]
    let parameters = layers.compactMap { $0["parameters"] }.first.map { parameterSources($0) } ?? []
    let servers = layers.compactMap { $0["servers"] }.first
    let about = layers.compactMap { prose(of: $0) }.first
    var seen: Set<String> = []
    return layers.flatMap { layer in
      check(layer, "a path", keys: Self.pathItemKeys)
      reportNewMembers(of: layer)
      return layer.members.compactMap { member -> OperationSource? in
        guard Self.methods.contains(member.name), seen.insert(member.name).inserted,
          let operation = resolved(member, "operations")
        else { return nil }
        return OperationSource(
          element: operation, method: member.name.uppercased(), key: key,
          provenance: path.pointer.appending(member.name).text, parameters: parameters,
          servers: servers, about: about)
      }
    }
  }

  /// What only 3.2 knows is an error in a document that says it is of 3.2.
  private mutating func reportNewMembers(of item: Element) {
    for name in ["query", "additionalOperations"] {
      guard let member = item[name] else { continue }
      report(
        isNewer
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

/// An operation as a document has it, with what its path says.
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
}
