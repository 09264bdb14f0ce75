/// The models of an API by name, and the types that its aliases stand for.
package struct ModelIndex: Equatable, Sendable {
  private let models: [ModelID: Model]
  private let aliases: Aliases

  /// The first of several models with the same name counts.
  package init(_ models: [Model]) {
    self.models = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    aliases = Aliases(
      self.models.compactMapValues { model in
        if case .alias(let type) = model.shape { type } else { nil }
      })
  }

  package var count: Int { models.count }

  package subscript(id: ModelID) -> Model? { models[id] }

  /// Returns the type that an alias stands for, and any other type as it is.
  package func unaliased(_ type: TypeReference) -> TypeReference { aliases.target(of: type) }

  /// Returns the type of a value that is there and not null, behind aliases.
  package func value(of type: TypeReference) -> TypeReference { unaliased(type.nonNull) }

  /// Returns the shape of the model that a value of a type has; nil for other types.
  package func shape(of type: TypeReference) -> Model.Shape? {
    if case .model(let id) = value(of: type) { models[id]?.shape } else { nil }
  }

  /// Returns the properties of a structure; none for other types.
  package func properties(of type: TypeReference) -> [Property] {
    if case .structure(let structure)? = shape(of: type) { structure.properties } else { [] }
  }

  /// Returns the types of the properties of a structure, additional ones included; none for other types.
  package func propertyTypes(of type: TypeReference) -> [TypeReference] {
    if case .structure(let structure)? = shape(of: type) { structure.types } else { [] }
  }

  /// Returns whether a value is one string in a path, a query or a header.
  package func isText(_ type: TypeReference) -> Bool {
    switch unaliased(type) {
    case .scalar(let scalar): scalar.isText
    case .model(let id): if case .enumeration? = models[id]?.shape { true } else { false }
    case .array, .dictionary, .optional, .nullable: false
    }
  }

  package func isListOfTexts(_ type: TypeReference) -> Bool {
    if case .array(let element) = unaliased(type) { isText(element) } else { false }
  }
}

extension [Model] {
  /// The index of each model by name, that of the first of several with the same name.
  package var positions: [ModelID: Int] {
    Dictionary(enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The models with inline ones behind what they are part of; the rest keeps its order.
  package var nearTogether: [Model] {
    let positions = positions
    func outermost(_ index: Int) -> Int {
      var index = index
      // Bounded, since nothing here keeps scopes from forming a ring.
      for _ in 0..<64 {
        guard case .inside(.model(let id), _) = self[index].origin, let next = positions[id]
        else { break }
        index = next
      }
      return index
    }
    return indices.map { (root: outermost($0), index: $0) }
      .sorted { ($0.root, $0.index) < ($1.root, $1.index) }
      .map { self[$0.index] }
  }
}
