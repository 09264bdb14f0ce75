internal import SDKGenAPIModel

/// `roots` and every model they lead to.
func closure(of roots: [ModelID], in models: [Model]) -> Set<ModelID> {
  let byID = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  var found = Set(roots)
  var open = Array(found)
  while let id = open.popLast() {
    for next in byID[id]?.shape.typeReferences.flatMap(\.modelIDs) ?? []
    where found.insert(next).inserted {
      open.append(next)
    }
  }
  return found
}

extension Operation {
  /// Every type its request and its answers name.
  var typeReferences: [TypeReference] {
    let inPath = path.compactMap { part -> TypeReference? in
      guard case .parameter(let parameter) = part else { return nil }
      return parameter.typeReference
    }
    return inPath + (query + headers).compactMap(\.typeReference) + (body?.typeReferences ?? [])
      + answer.typeReferences + (stream?.typeReferences ?? [])
  }
}

extension Parameter {
  var typeReference: TypeReference? {
    switch value {
    case .argument(let type, default: _): type
    case .constant: nil
    }
  }
}

extension Body {
  fileprivate var typeReferences: [TypeReference] {
    switch self {
    case .json(let type): [type]
    case .form(let fields), .multipart(let fields): fields.compactMap(\.typeReference)
    case .raw: []
    }
  }
}

extension Answer {
  fileprivate var typeReferences: [TypeReference] {
    let returned: [TypeReference] =
      switch returns {
      case .value(let type): [type]
      case .nothing, .bytes, .file: []
      }
    return returned + errors.map(\.type)
  }
}

extension StreamAnswer {
  fileprivate var typeReferences: [TypeReference] {
    switch kind {
    case .events(let type), .lines(let type): [type]
    case .namedEvents(let events): events.map(\.type)
    }
  }
}

extension Model.Shape {
  fileprivate var typeReferences: [TypeReference] {
    switch self {
    case .structure(let structure): structure.fields.map(\.type)
    case .enumeration: []
    case .union(let union): union.members.map(\.type)
    case .alias(let type): [type]
    }
  }
}

extension TypeReference {
  var modelIDs: [ModelID] {
    switch self {
    case .scalar: []
    case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
      inner.modelIDs
    case .model(let id): [id]
    }
  }
}
