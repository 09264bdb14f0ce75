import SDKGenAPIModel

/// Which way each model travels: decoded when it is received, encoded when it is sent.
/// A model that no operation reaches may go either way, since only the app knows.
struct Usage: Equatable, Sendable {
  private var sent: Set<ModelID> = []
  private var received: Set<ModelID> = []

  init(of api: API, models: [ModelID: Model]) {
    for group in api.groups {
      for operation in group.operations {
        for type in operation.sentTypes { Self.add(type, to: &sent, models) }
        for type in operation.receivedTypes { Self.add(type, to: &received, models) }
      }
    }
    for parameter in api.defaults.query + api.defaults.headers {
      if let type = parameter.type { Self.add(type, to: &sent, models) }
    }
    let reached = sent.union(received)
    for model in api.models where !reached.contains(model.id) {
      Self.add(.model(model.id), to: &sent, models)
      Self.add(.model(model.id), to: &received, models)
    }
  }

  func isSent(_ model: ModelID) -> Bool { sent.contains(model) }
  func isReceived(_ model: ModelID) -> Bool { received.contains(model) }

  /// Adds the models that `type` names, and those that they name. Not recursive: models may form long chains.
  private static func add(
    _ type: TypeReference, to set: inout Set<ModelID>, _ models: [ModelID: Model]
  ) {
    var open = type.namedModels
    while let id = open.popLast() {
      guard set.insert(id).inserted, let model = models[id] else { continue }
      open += model.shape.types.flatMap(\.namedModels)
    }
  }
}
