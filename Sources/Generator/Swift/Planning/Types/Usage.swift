import SDKGenAPIModel

/// The way each model travels: decoded when it is received, encoded when it is sent.
///
/// A model that no operation reaches may go either way, since only the app knows; but it makes none
/// that is reached go another way, so one that contains a model which is only received goes so itself.
struct Usage: Equatable, Sendable {
  private var sent: Set<ModelID> = []
  private var received: Set<ModelID> = []

  init(of api: API, models: ModelIndex) {
    for group in api.groups {
      for operation in group.operations {
        for type in operation.sentTypes { Self.add(type, to: &sent, models) }
        for type in operation.receivedTypes { Self.add(type, to: &received, models) }
      }
    }
    if let webhooks = api.webhooks { Self.add(.model(webhooks), to: &received, models) }
    for type in api.defaults.types { Self.add(type, to: &sent, models) }
    let unreached = api.models.filter { !sent.contains($0.id) && !received.contains($0.id) }
    let onlySent = Self.containing(sent.subtracting(received), unreached)
    let onlyReceived = Self.containing(received.subtracting(sent), unreached).subtracting(onlySent)
    for model in unreached {
      if !onlyReceived.contains(model.id) { Self.add(.model(model.id), to: &sent, models) }
      if !onlySent.contains(model.id) { Self.add(.model(model.id), to: &received, models) }
    }
  }

  /// Returns the models that contain one of `parts`, however deep.
  private static func containing(_ parts: Set<ModelID>, _ models: [Model]) -> Set<ModelID> {
    var users: [ModelID: [ModelID]] = [:]
    for index in models.indices {
      for part in models[index].shape.namedModels {
        users[part, default: []].append(models[index].id)
      }
    }
    var found: Set<ModelID> = []
    var open = parts.flatMap { users[$0] ?? [] }
    while let id = open.popLast() {
      if found.insert(id).inserted { open += users[id] ?? [] }
    }
    return found
  }

  func isSent(_ model: ModelID) -> Bool { sent.contains(model) }
  func isReceived(_ model: ModelID) -> Bool { received.contains(model) }

  /// Adds the models that `type` names, and those that they name. Not recursive: models may form long chains.
  private static func add(
    _ type: TypeReference, to set: inout Set<ModelID>, _ models: ModelIndex
  ) {
    var open = [type].namedModels
    while let id = open.popLast() {
      guard set.insert(id).inserted, let shape = models.shape(of: id) else { continue }
      open += shape.namedModels
    }
  }
}
