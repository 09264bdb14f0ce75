import SDKGenAPIModel

/// Removes `readOnly` properties from what is sent and expects no `writeOnly` properties of what is received,
/// though servers send them nevertheless.
///
/// A declared model that requires such a property becomes two once it is sent, whether or not it is received too:
/// what one operation does must not rename the types of another. An inline model of an operation travels one way.
func splitByDirection(_ api: API) -> API {
  let operations = api.groups.flatMap(\.operations)
  let sent = api.models.reached(
    from: operations.flatMap(\.sentTypes).namedModels)
  let received = api.models.reached(
    from: operations.flatMap(\.receivedTypes).namedModels
      + [api.webhooks].compactMap { $0 })
  let declared = api.models.declared
  let differing = differingModels(api.models)
  let split = differing.intersection(sent).intersection(received.union(declared))
  let inputs = inputIDs(of: split, besides: Set(api.models.map(\.id)))

  var result = api
  result.models = api.models.flatMap { model -> [Model] in
    let model = model.leavingInput(to: differing.intersection(declared))
    if let input = inputs[model.id] {
      var sentForm = model.asInput(input).without(.received, inputs)
      if !received.contains(model.id), model.origin == .declared { sentForm.explainInput() }
      return [model.expectingLess(of: .sent), sentForm]
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
    var input = id.input
    while taken.contains(input) || split.contains(input) { input = input.input }
    inputs[id] = input
  }
}

/// Finds the models that differ by direction, and those that contain one.
private func differingModels(_ models: [Model]) -> Set<ModelID> {
  var users: [ModelID: [ModelID]] = [:]
  var waiting: [ModelID] = []
  // Only what is asked for is copied of a model.
  for index in models.indices {
    let id = models[index].id
    for part in models[index].shape.namedModels { users[part, default: []].append(id) }
    if models[index].mustDiffer { waiting.append(id) }
  }
  var found: Set<ModelID> = []
  while let id = waiting.popLast() {
    if found.insert(id).inserted { waiting += users[id] ?? [] }
  }
  return found
}

extension [Model] {
  /// The models with a name of their own, and those inside them.
  fileprivate var declared: Set<ModelID> {
    var found: Set<ModelID> = []
    var inner: [ModelID: [ModelID]] = [:]
    for index in indices {
      let id = self[index].id
      if self[index].origin == .declared { found.insert(id) }
      if let outer = self[index].outerModel { inner[outer, default: []].append(id) }
    }
    var waiting = found.map { $0 }
    while let id = waiting.popLast() {
      for id in inner[id] ?? [] where found.insert(id).inserted { waiting.append(id) }
    }
    return found
  }
}

extension Model {
  /// A property is required in one direction and absent in the other.
  fileprivate var mustDiffer: Bool {
    guard case .structure(let structure) = shape else { return false }
    return structure.properties.indices.contains { index in
      if structure.properties[index].direction == nil { return false }
      if case .optional = structure.properties[index].type {
        return structure.properties[index].writesNull
      }
      return true
    }
  }

  /// Gives the type of a property `input` another name in an owner that may have a sent form, called `Input`.
  fileprivate func leavingInput(to owners: Set<ModelID>) -> Model {
    guard case .inside(.model(let owner), let words) = origin, owners.contains(owner),
      words.count == 1, words[0].lowercased() == "input"
    else { return self }
    var model = self
    model.origin = .inside(.model(owner), words: words + ["value"])
    return model
  }

  fileprivate func asInput(_ id: ModelID) -> Model {
    var model = self
    model.origin = .inside(.model(self.id), words: ["input"])
    model.whole = self.id
    model.id = id
    return model
  }

  /// Says why a model of which only this form is used has it.
  fileprivate mutating func explainInput() {
    let reason = "What is sent: without `readOnly` properties, and with `writeOnly` ones."
    about = [about, reason].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: "\n\n")
  }

  fileprivate func expectingLess(of direction: Property.Direction) -> Model {
    guard case .structure(var structure) = shape,
      structure.properties.indices.contains(where: {
        structure.properties[$0].direction == direction
      })
    else { return self }
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
    if case .structure(var structure) = model.shape,
      structure.properties.indices.contains(where: {
        structure.properties[$0].direction == direction
      })
    {
      structure.properties.removeAll { $0.direction == direction }
      model.shape = .structure(structure)
    }
    return model
  }
}
