internal import SDKGenAPIModel
internal import SDKGenSwiftModel

extension Names {
  /// Returns the name of a thing as it stands in Swift: `customers.create`, `Charge.Outcome`.
  func spelling(of target: RenamingTarget, in api: API) -> String? {
    switch target {
    case .group(let group): groups[api.groups[group].name].map { "tag=\($0.property.name)" }
    case .operation(let group, let operation):
      spelling(of: api.groups[group].operations[operation], in: api.groups[group])
    case .argument(let group, let operation, let id):
      argument(id, of: api.groups[group].operations[operation], in: api.groups[group])
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
    _ id: ParameterID, of operation: Operation, in group: OperationGroup
  ) -> String? {
    guard let name = operations[operation.provenance]?.arguments[id] else { return nil }
    return spelling(of: operation, in: group).map { "\($0)(\(name.name))" }
  }
}
