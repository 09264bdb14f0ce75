internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension API {
  /// Makes parameters of operations arguments of the client: `(API, names)` in, `API` out.
  ///
  /// Operations that declare such a parameter send the client's value, and no others do.
  func sharing(_ names: [ClientParameterName]) -> Diagnosed<API> {
    if names.isEmpty { return Diagnosed(self) }
    var api = self
    var found: [Diagnostic] = []
    for name in names {
      let uses = api.uses.filter { $0.isNamed(name.name) }
      guard !uses.isEmpty else {
        if self.uses.contains(where: { $0.isNamed(name.name) }) {
          found.append(.repeatedClientParameter(name))
          continue
        }
        let known = Set(api.uses.map(\.parameter.name)).sorted()
        found.append(
          .unknownClientParameter(name, nearest: nearest(to: name.name, in: known)))
        continue
      }
      guard let shared = SharedParameter(uses, ModelIndex(api.models)).parameter else {
        found.append(.clientParameterTypes(name, uses.map(\.type.notation)))
        continue
      }
      api.defaults.parameters.append(shared)
      api.leaveToClient(shared.name, named: name.name)
    }
    return Diagnosed(api.withoutModels(unusedSince: self), found)
  }

  /// Removes the client's parameters that no operation needs.
  func withoutUnusedClientParameters() -> API {
    guard !defaults.parameters.isEmpty else { return self }
    let needed = Set(groups.flatMap(\.operations).flatMap(\.clientParameterNames))
    var api = self
    api.defaults.parameters.removeAll { !needed.contains($0.name) }
    return api
  }

  /// The parameters in the paths, queries and headers of all operations that are arguments.
  var uses: [ParameterUse] {
    groups.flatMap(\.operations).flatMap { operation in
      operation.pathParameters.compactMap { ParameterUse($0, in: .path) }
        + operation.query.compactMap { ParameterUse($0, in: .query) }
        + operation.headers.compactMap { ParameterUse($0, in: .header) }
    }
  }

  private mutating func leaveToClient(_ shared: String, named name: String) {
    func replace(_ parameter: inout Parameter, in location: ParameterUse.Location) {
      guard let use = ParameterUse(parameter, in: location), use.isNamed(name) else { return }
      parameter.value = .client(shared, isRequired: use.isRequired)
    }
    for group in groups.indices {
      for index in groups[group].operations.indices {
        groups[group].operations[index].changePathParameters { replace(&$0, in: .path) }
        for position in groups[group].operations[index].query.indices {
          replace(&groups[group].operations[index].query[position], in: .query)
        }
        for position in groups[group].operations[index].headers.indices {
          replace(&groups[group].operations[index].headers[position], in: .header)
        }
      }
    }
  }

  /// Removes the inline types that only the arguments needed.
  private func withoutModels(unusedSince before: API) -> API {
    let used = models.reached(from: directlyUsed)
    let lost = models.reached(from: before.directlyUsed).subtracting(used)
    var api = self
    api.models.removeAll { lost.contains($0.id) && $0.origin != .declared }
    return api
  }

  /// The models that are generated in any case, and those that operations and the client need.
  private var directlyUsed: [ModelID] {
    let types = groups.flatMap(\.operations).flatMap { $0.sentTypes + $0.receivedTypes }
    return (types + defaults.types).namedModels
      + models.filter { $0.origin == .declared }.map(\.id) + [webhooks].compactMap { $0 }
  }
}

extension Operation {
  fileprivate var clientParameterNames: [String] {
    (pathParameters + query + headers).compactMap { parameter in
      if case .client(let name, _) = parameter.value { name } else { nil }
    }
  }

  fileprivate mutating func changePathParameters(_ change: (inout Parameter) -> Void) {
    for index in path.indices {
      guard case .parameter(var parameter) = path[index] else { continue }
      change(&parameter)
      path[index] = .parameter(parameter)
    }
  }
}
