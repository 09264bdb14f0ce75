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

extension Parameter {
  /// The type of an argument; nil for a constant.
  var type: TypeReference? {
    if case .argument(let type, _) = value { type } else { nil }
  }
}

extension Operation {
  fileprivate var sentTypes: [TypeReference] {
    var types = (query + headers + cookies).compactMap(\.type)
    for case .parameter(let parameter) in path { types += [parameter.type].compactMap { $0 } }
    switch body {
    case .json(let type), .formValue(let type, _): types.append(type)
    case .form(let fields), .multipart(let fields): types += fields.compactMap(\.type)
    case .raw, .text, nil: break
    }
    return types
  }

  fileprivate var receivedTypes: [TypeReference] {
    var types = answer.errors.map(\.type)
    types += answer.returns.values
    switch stream?.kind {
    case .events(let type), .lines(let type): types.append(type)
    case .namedEvents(let events): types += events.map(\.type)
    case nil: break
    }
    return types
  }
}

extension Answer.Returns {
  /// The types it decodes.
  fileprivate var values: [TypeReference] {
    switch self {
    case .value(let type): [type]
    case .choice(let successes): successes.flatMap(\.returns.values)
    case .nothing, .bytes, .file, .text: []
    }
  }
}

extension Model.Shape {
  /// The types it is made of.
  var types: [TypeReference] {
    switch self {
    case .structure(let structure):
      structure.fields.map(\.type) + [structure.additional].compactMap { $0 }
    case .union(let union): union.members.map(\.type)
    case .alias(let type): [type]
    case .enumeration: []
    }
  }
}

extension TypeReference {
  var namedModels: [ModelID] {
    switch self {
    case .model(let id): [id]
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      inner.namedModels
    case .scalar: []
    }
  }
}
