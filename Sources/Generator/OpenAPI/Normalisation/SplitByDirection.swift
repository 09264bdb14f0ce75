import SDKGenAPIModel

/// Removes `readOnly` properties from models that are sent and `writeOnly` properties from models that are
/// received. A model that travels both ways and requires such a property becomes two. A model that is
/// only received keeps its `writeOnly` properties as optional ones, since servers send them all the
/// same.
func splitByDirection(_ api: API) -> API {
  let operations = api.groups.flatMap(\.operations)
  let sent = api.models.reached(
    from: operations.flatMap(\.sentTypes).flatMap(\.namedModels))
  let received = api.models.reached(
    from: operations.flatMap(\.receivedTypes).flatMap(\.namedModels)
      + [api.webhooks].compactMap { $0 })
  let split = splitModels(api.models, both: sent.intersection(received))
  let inputs = inputIDs(of: split, besides: Set(api.models.map(\.id)))

  var result = api
  result.models = api.models.flatMap { model -> [Model] in
    if let input = inputs[model.id] {
      return [model.without(.sent), model.asInput(input).without(.received, inputs)]
    }
    switch (sent.contains(model.id), received.contains(model.id)) {
    case (true, false): return [model.without(.received, inputs)]
    case (false, true): return [model.expectingLess(of: .sent)]
    default: return [model]
    }
  }
  result.replace(sent: inputs, received: [:])
  return result
}

/// Finds ids that no other model has.
private func inputIDs(
  of split: Set<ModelID>, besides taken: Set<ModelID>
) -> [ModelID: ModelID] {
  split.reduce(into: [:]) { inputs, id in
    var input = ModelID(id.rawValue + " input")
    while taken.contains(input) || split.contains(input) { input.rawValue += " input" }
    inputs[id] = input
  }
}

/// Finds the models that differ by direction, and those that contain one.
private func splitModels(_ models: [Model], both: Set<ModelID>) -> Set<ModelID> {
  var users: [ModelID: [ModelID]] = [:]
  for model in models {
    for id in model.shape.types.flatMap(\.namedModels) { users[id, default: []].append(model.id) }
  }
  var waiting = models.filter { both.contains($0.id) && $0.mustDiffer }.map(\.id)
  var split: Set<ModelID> = []
  while let id = waiting.popLast() {
    guard both.contains(id), split.insert(id).inserted else { continue }
    waiting += users[id] ?? []
  }
  return split
}

extension Model {
  /// A property is required in one direction and absent in the other.
  fileprivate var mustDiffer: Bool {
    guard case .structure(let structure) = shape else { return false }
    return structure.properties.contains { property in
      if property.direction == nil { return false }
      if case .optional = property.type { return property.writesNull }
      return true
    }
  }

  fileprivate func asInput(_ id: ModelID) -> Model {
    var model = self
    model.origin = .inside(.model(self.id), words: ["input"])
    model.whole = self.id
    model.id = id
    return model
  }

  fileprivate func expectingLess(of direction: Property.Direction) -> Model {
    guard case .structure(var structure) = shape else { return self }
    for index in structure.properties.indices
    where structure.properties[index].direction == direction {
      structure.properties[index].writesNull = false
      if case .optional = structure.properties[index].type { continue }
      structure.properties[index].type = .optional(structure.properties[index].type)
    }
    var model = self
    model.shape = .structure(structure)
    return model
  }

  fileprivate func without(
    _ direction: Property.Direction, _ ids: [ModelID: ModelID] = [:]
  ) -> Model {
    var model = self
    model.shape = shape.replacing(ids)
    if case .structure(var structure) = model.shape {
      structure.properties.removeAll { $0.direction == direction }
      model.shape = .structure(structure)
    }
    return model
  }
}
