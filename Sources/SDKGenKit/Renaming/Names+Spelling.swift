internal import SDKGenAPIModel
internal import SDKGenSwiftModel

extension Names {
  /// Returns the name of a thing as it stands in Swift: `customers.create`, `Charge.Outcome`.
  func spelling(of target: RenamingTarget, in api: API) -> String? {
    switch target {
    case .group(let group): groups[api.groups[group].name].map { "tag=\($0.property.name)" }
    case .operation(let group, let operation):
      spelling(of: api.groups[group].operations[operation], in: api.groups[group])
    case .argument(let group, let operation, let list, let index):
      argument(list, index, of: api.groups[group].operations[operation], in: api.groups[group])
    case .pathArgument(let group, let operation, let index):
      pathArgument(index, of: api.groups[group].operations[operation], in: api.groups[group])
    case .model(let model): models[api.models[model].id]?.type.text
    case .member(let model, let member):
      models[api.models[model].id].flatMap { names in
        names.members.indices.contains(member)
          ? "\(names.type.text).\(names.members[member].name)" : nil
      }
    }
  }

  /// Returns `pets.list`, or `list` for a method of the client.
  func spelling(of operation: Operation, in group: OperationGroup) -> String? {
    guard let method = operations[operation.provenance]?.name.name else { return nil }
    if group.isOnClient || methodsOfClient.contains(operation.provenance) { return method }
    return groups[group.name].map { "\($0.property.name).\(method)" }
  }

  private func argument(
    _ list: WritableKeyPath<Operation, [Parameter]>, _ index: Int, of operation: Operation,
    in group: OperationGroup
  ) -> String? {
    guard let names = operations[operation.provenance],
      let method = spelling(of: operation, in: group)
    else { return nil }
    let arguments =
      switch list {
      case \.query: names.query
      case \.headers: names.headers
      case \.cookies: names.cookies
      default: names.fields
      }
    guard arguments.indices.contains(index) else { return nil }
    return arguments[index].map { "\(method)(\($0.name))" }
  }

  private func pathArgument(
    _ index: Int, of operation: Operation, in group: OperationGroup
  ) -> String? {
    guard let names = operations[operation.provenance],
      let method = spelling(of: operation, in: group)
    else { return nil }
    let position = operation.path[..<index].count {
      if case .parameter = $0 { true } else { false }
    }
    guard names.path.indices.contains(position) else { return nil }
    return "\(method)(\(names.path[position].name))"
  }
}
