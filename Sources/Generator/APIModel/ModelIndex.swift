/// The models of an API by name, and the types that its aliases stand for.
package struct ModelIndex: Equatable, Sendable {
  private let models: [Model]
  private let positions: [ModelID: Int]
  private let aliases: Aliases

  /// The first of several models with the same name counts.
  package init(_ models: [Model]) {
    self.models = models
    positions = models.positions
    var targets: [ModelID: TypeReference] = [:]
    for (id, index) in positions {
      if case .alias(let type) = models[index].shape { targets[id] = type }
    }
    aliases = Aliases(targets)
  }

  package subscript(id: ModelID) -> Model? { positions[id].map { models[$0] } }

  /// Returns the shape of a model, which takes less than the whole model.
  package func shape(of id: ModelID) -> Model.Shape? { positions[id].map { models[$0].shape } }

  /// Returns the type that an alias stands for, and any other type as it is.
  package func unaliased(_ type: TypeReference) -> TypeReference { aliases.target(of: type) }

  /// Returns the type of a value that is there and not null, behind aliases.
  package func value(of type: TypeReference) -> TypeReference { unaliased(type.nonNull) }

  /// Returns the shape of the model that a value of a type has; nil for other types.
  package func shape(of type: TypeReference) -> Model.Shape? {
    if case .model(let id) = value(of: type) { shape(of: id) } else { nil }
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
    case .model(let id): if case .enumeration? = shape(of: id) { true } else { false }
    case .array, .dictionary, .optional, .nullable: false
    }
  }

  package func isListOfTexts(_ type: TypeReference) -> Bool {
    if case .array(let element) = unaliased(type) { isText(element) } else { false }
  }
}

extension ModelIndex {
  /// Returns the value that a text means in the property which tells the members of a union apart: a number or a
  /// Boolean, where the member declares them, or another one if it declares none.
  package func tag(
    _ text: String, in field: String, of member: Union.Member, _ union: Union
  ) -> Literal {
    let declared = ([member] + union.members).lazy.compactMap { member in
      properties(of: member.type).first { $0.name == field }
    }.first
    let kind = declared.flatMap { jsonKind(of: $0.type) }
    guard kind == .integer || kind == .number || kind == .bool else { return .string(text) }
    return Literal.scalars(written: text).last ?? .string(text)
  }

  private func jsonKind(of type: TypeReference) -> Scalar.JSONKind? {
    switch value(of: type) {
    case .scalar(let scalar): return scalar.jsonKind
    case .model(let id):
      guard case .enumeration(let enumeration)? = shape(of: id) else { return nil }
      return enumeration.rawType == .integer ? .integer : .string
    case .array, .dictionary, .optional, .nullable: return nil
    }
  }
}

extension [Model] {
  /// The index of each model by name, that of the first of several with the same name.
  package var positions: [ModelID: Int] {
    var positions: [ModelID: Int] = [:]
    positions.reserveCapacity(count)
    for index in indices {
      let id = self[index].id
      // Nearly every model is the first of its id.
      if let first = positions.updateValue(index, forKey: id) { positions[id] = first }
    }
    return positions
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

/// The types that aliases stand for, each worked out once: documents hold chains of thousands.
package struct Aliases: Equatable, Sendable {
  /// The longest chain of aliases that the compiler bears; nobody writes so many.
  package static let maximumChain = 64

  private var targets: [ModelID: TypeReference] = [:]

  /// Follows each of `declared`, the aliases with the types they are declared as.
  package init(_ declared: [ModelID: TypeReference]) {
    for id in declared.keys where targets[id] == nil {
      var chain: Set<ModelID> = []
      var type = TypeReference.model(id)
      while case .model(let next) = type, let target = declared[next] {
        if let known = targets[next] {
          type = known
          break
        }
        // An alias that leads back to itself stays what it was; front ends let none through.
        guard chain.insert(next).inserted else { break }
        type = target
      }
      for id in chain { targets[id] = type }
    }
  }

  /// Returns the type that an alias stands for, and any other type as it is.
  package func target(of type: TypeReference) -> TypeReference {
    guard case .model(let id) = type else { return type }
    return targets[id] ?? type
  }
}
