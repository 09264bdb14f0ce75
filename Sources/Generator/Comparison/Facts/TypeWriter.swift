internal import SDKGenAPIModel
internal import SDKGenSwiftModel

/// Writes types as they travel: scalars with their formats, and models by their names in Swift.
struct TypeWriter {
  var models: ModelIndex
  var names: Names

  func text(_ type: TypeReference) -> String {
    switch models.unaliased(type) {
    case .scalar(let scalar): scalar.notation
    case .array(let element): "[\(text(element))]"
    case .dictionary(let value): "[String: \(text(value))]"
    // Whether a value may be missing shows in its type in Swift.
    case .optional(let inner), .nullable(let inner): text(inner)
    case .model(let id): names.models[id]?.type.plainText ?? id.rawValue
    }
  }
}
