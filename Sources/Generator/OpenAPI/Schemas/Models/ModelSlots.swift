import SDKGenAPIModel
import SDKGenDiagnostics

/// The models that lowering makes, each once, and what they are named after.
///
/// A type names a model only through `reference(to:)`, and each id that was ever asked for has a
/// model in the end. So there is no way for a type to name a model that does not exist, whatever
/// leads back to what while it is still being lowered.
struct ModelSlots: Sendable {
  private struct Slot: Sendable {
    var order: Int
    var model: Model?
  }

  private var slots: [ModelID: Slot] = [:]
  private var defined: Set<ModelID> = []
  private var orders = 0
  /// The names of all inline schemas, including those that came to no model.
  private var names: [ModelID: InlineName] = [:]

  /// The position of the next schema: models are listed in this order.
  mutating func nextOrder() -> Int {
    orders += 1
    return orders
  }

  /// The type that is the model of this id, which may still be in the making.
  mutating func reference(to id: ModelID) -> TypeReference {
    if slots[id] == nil { slots[id] = Slot(order: nextOrder()) }
    return .model(id)
  }

  func isDefined(_ id: ModelID) -> Bool { defined.contains(id) }

  /// A type names it.
  func isNamed(_ id: ModelID) -> Bool { slots[id] != nil }

  /// Adds a model; the first definition of an id counts. The model is named by its id unless it has
  /// an inline name.
  mutating func define(_ model: Model, order: Int, name: InlineName?) {
    if isDefined(model.id) { return }
    slots[model.id] = Slot(order: order, model: model)
    defined.insert(model.id)
    names[model.id] = name
  }

  /// Keeps the name of an inline schema that came to no model, for the types inside it.
  mutating func name(_ id: ModelID, _ name: InlineName) {
    if !isDefined(id) { names[id] = name }
  }

  /// A model for each id, in order; one that was never defined is any JSON.
  consuming func finish(nowhere: SourceLocation) -> [Model] {
    let ordered = slots.map { (order: $1.order, id: $0) }.sorted { $0.order < $1.order }
    return ordered.map { _, id in
      guard var model = slots[id]?.model else {
        return Model(
          id: id, origin: .inside(.api, words: ["value"]), shape: .alias(.scalar(.json)),
          provenance: "", location: nowhere)
      }
      if let name = names[id] { model.origin = origin(of: name) }
      return model
    }
  }

  /// The name of an inline type after the nearest model around it.
  private func origin(of name: InlineName) -> Model.Origin {
    var name = name
    var steps = 0
    while case .model(let id) = name.scope, slots[id] == nil, steps < 64 {
      guard let outer = names[id] else {
        return .inside(.api, words: [id.rawValue] + name.words)
      }
      let isRepeated = outer.words.last == name.words.first
      name = InlineName(
        in: outer.scope, outer.words + (isRepeated ? name.words.dropFirst() : name.words[...]))
      steps += 1
    }
    return name.origin
  }
}
