import SDKGenAPIModel
import SDKGenDiagnostics

/// The models that lowering makes, each once.
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
  private var orders = 0

  /// The number of the next schema that is met: models are listed in this order.
  mutating func nextOrder() -> Int {
    orders += 1
    return orders
  }

  /// The type that is the model of this id, which may still be in the making.
  mutating func reference(to id: ModelID) -> TypeReference {
    if slots[id] == nil { slots[id] = Slot(order: nextOrder()) }
    return .model(id)
  }

  func isDefined(_ id: ModelID) -> Bool { slots[id]?.model != nil }

  /// Whether some type names it.
  func isNamed(_ id: ModelID) -> Bool { slots[id] != nil }

  /// The first definition of an id counts.
  mutating func define(_ model: Model, order: Int) {
    if isDefined(model.id) { return }
    slots[model.id] = Slot(order: order, model: model)
  }

  /// A model for each id, in order; one that was never defined is any JSON.
  consuming func finish(nowhere: SourceLocation) -> [Model] {
    slots.sorted { $0.value.order < $1.value.order }.map { id, slot in
      slot.model
        ?? Model(
          id: id, origin: .inside(.api, words: ["value"]), shape: .alias(.scalar(.json)),
          provenance: "", location: nowhere)
    }
  }
}
