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
    let plain = PathKey(path.name)
    if plain.isMalformed { reader.report(.pathSyntax(path)) }
    if plain.hasDots { reader.report(.dotsInPath(plain.written, path)) }
    // Members beside a reference come first.
    let layers = target == path ? [path] : [path, target]
    let list = layers.compactMap { $0["parameters"] }.first
    let parameters = list.map { reader.parameters($0) } ?? []
    let servers = layers.compactMap { $0["servers"] }.first
    let about = layers.compactMap { documentation(of: $0) }.first
    var seen: Set<String> = []
    let sources = layers.flatMap { layer in
      reader.check(layer, "a path", keys: Self.pathItemKeys)
      return Self.operations(in: layer, reader).compactMap { member -> OperationSource? in
        guard seen.insert(member.method).inserted,
          let operation = reader.resolved(member.element, in: "operations")
        else { return nil }
        return OperationSource(
          element: operation, method: member.method,
          key: key(path.name, of: operation, parameters),
          provenance: member.place.reduce(path.pointer) { $0.appending($1) }.text,
          parameters: parameters,
          parameterLists: [list, operation["parameters"]].compactMap(\.self), servers: servers,
          about: about)
      }
    }
    for placeholder in sources.lazy.map(\.key.foreign).first(where: { !$0.isEmpty }) ?? [] {
      reader.report(.foreignPlaceholder(placeholder, path))
    }
    if let name = sources.lazy.compactMap(\.key.reserved.first).first {
      reader.report(.reservedExpression(name, path))
    }
    return sources
  }

  /// The key, with the parameters that are declared to be in the path of an operation.
  private func key(
    _ path: String, of operation: Element, _ shared: [ParameterSource]
  ) -> PathKey {
    let own = (operation["parameters"]?.elements ?? []).compactMap { reader.schema($0) }
    let all =
      own.filter { $0.text("in") == "path" }
      + shared.filter { $0.location == .path }.map(\.element)
    let styled = all.filter { ["label", "matrix"].contains($0.text("style")) }
    return PathKey(
      path, declared: all.compactMap { $0.text("name") },
      styled: styled.compactMap { $0.text("name") })
  }

  /// An operation of a path item.
  struct Member {
    /// As it is sent.
    var method: String
    var element: Element
    /// The keys that lead to it: `get`, or `additionalOperations` and `COPY`.
    var place: [String]
  }

  /// Returns the operations of a path item in document order, and reports what is no method.
  static func operations(in item: Element, _ reader: DocumentReader) -> [Member] {
    let all = allOperations(in: item, reader)
    let standard = Set(all.lazy.filter { $0.place[0] == "additionalOperations" }.map(\.method))
    return all.filter { member in
      guard member.place[0] == DocumentParts.oaiOperations, standard.contains(member.method) else {
        return true
      }
      reader.report(.repeatedMethod(member.element))
      return false
    }
  }

  private static func allOperations(in item: Element, _ reader: DocumentReader) -> [Member] {
    item.members.flatMap { member -> [Member] in
      let name = member.name
      if methods.contains(name) || name == "query" && reader.isNewer {
        return [Member(method: name.uppercased(), element: member, place: [name])]
      }
      switch name {
      case "additionalOperations" where reader.isNewer, DocumentParts.oaiOperations:
        if member.node.kind != .object { reader.report(.wrongKind(member, expected: "an object")) }
        return member.members.compactMap { operation in
          guard isAdditional(operation, reader) else { return nil }
          return Member(
            method: operation.name, element: operation, place: [name, operation.name])
        }
      case "query", "additionalOperations":
        reader.report(.unknownMember(member, of: "a path", known: methods))
        return []
      default: return []
      }
    }
  }

  /// Returns whether an entry of `additionalOperations` can be called; reports why not.
  private static func isAdditional(_ operation: Element, _ reader: DocumentReader) -> Bool {
    let key = operation.name.lowercased()
    if methods.contains(key) || key == "query" && (reader.isNewer || operation.name != "QUERY") {
      reader.report(.methodWithKey(operation, key: key))
    } else if !isHeaderName(operation.name) {
      reader.report(.noMethod(operation))
    } else if key == "connect" {
      reader.report(.tunnel(operation))
    } else {
      return true
    }
    return false
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
  /// As it is sent.
  var method: String
  var key: PathKey
  /// `/paths/~1pets/get`, `/paths/~1pets/additionalOperations/COPY`
  var provenance: String
  var parameters: [ParameterSource]
  /// Where its path, and it, list their parameters.
  var parameterLists: [Element]
  var servers: Element?
  var about: String?

  /// Its own servers, or those of its path.
  var serverList: Element? { element["servers"] ?? servers }
}
