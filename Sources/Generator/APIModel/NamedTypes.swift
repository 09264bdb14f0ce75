extension Operation {
  /// The types of what its request carries.
  package var sentTypes: [TypeReference] {
    let types = (query + headers + cookies + pathParameters).compactMap(\.type)
    return types + (body?.types ?? []) + otherBodies.flatMap(\.body.types)
  }

  /// The types of what its responses carry, those of errors and events with them.
  package var receivedTypes: [TypeReference] {
    response.returns.types + response.errors.map(\.type) + streamedTypes
  }

  /// The types of what its streams yield.
  package var streamedTypes: [TypeReference] {
    ([stream].compactMap { $0 } + otherStreams).flatMap { stream in
      switch stream.kind {
      case .events(let type), .lines(let type): [type]
      case .namedEvents(let events): events.map(\.type)
      }
    }
  }
}

extension Body {
  fileprivate var types: [TypeReference] {
    switch self {
    case .form, .multipart: fields.compactMap(\.type)
    case .json, .formValue, .raw, .text: [value].compactMap { $0 }
    }
  }
}

extension Parameter {
  /// The type of an argument; nil for a constant.
  package var type: TypeReference? {
    if case .argument(let type, _) = value { type } else { nil }
  }
}

extension Response.Returns {
  fileprivate var types: [TypeReference] {
    switch self {
    case .value(let type): [type]
    case .choice(let successes): successes.flatMap(\.returns.types)
    case .nothing, .bytes, .file, .text: []
    }
  }
}

extension Structure {
  /// The types of its fields, that of additional properties included.
  var types: [TypeReference] {
    var types: [TypeReference] = []
    types.reserveCapacity(properties.count + 1)
    for index in properties.indices { types.append(properties[index].type) }
    if let additional { types.append(additional) }
    return types
  }
}

extension Model.Shape {
  /// The types it is made of.
  package var types: [TypeReference] {
    switch self {
    case .structure(let structure): structure.types
    case .union(let union): union.members.map(\.type)
    case .alias(let type): [type]
    case .enumeration: []
    }
  }

  /// The models that it is made of.
  package var namedModels: [ModelID] {
    switch self {
    case .structure(let structure):
      var found: [ModelID] = []
      for index in structure.properties.indices {
        if let id = structure.properties[index].type.namedModel { found.append(id) }
      }
      if let id = structure.additional?.namedModel { found.append(id) }
      return found
    case .union, .alias: return types.namedModels
    case .enumeration: return []
    }
  }
}

extension [Model] {
  /// Returns `roots` and every model they lead to. Not recursive: models may form long chains.
  package func reached(from roots: [ModelID]) -> Set<ModelID> {
    let positions = positions
    var found = Set(roots)
    var open = roots
    while let id = open.popLast() {
      guard let position = positions[id] else { continue }
      for next in self[position].shape.namedModels
      where found.insert(next).inserted {
        open.append(next)
      }
    }
    return found
  }
}
