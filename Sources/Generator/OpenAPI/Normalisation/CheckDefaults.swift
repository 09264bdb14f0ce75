import SDKGenAPIModel

/// Describes the defaults of models in words: only enums have values that Swift can write.
func checkDefaults(_ models: [Model]) -> [Model] {
  let known = ModelIndex(models)
  return models.map { model in
    guard case .structure(var structure) = model.shape else { return model }
    for index in structure.properties.indices {
      let property = structure.properties[index]
      guard let literal = property.default, let id = property.type.namedModel else {
        continue
      }
      if isValue(literal, of: known[id]) { continue }
      structure.properties[index].default = nil
      structure.properties[index].describeDefault(literal)
    }
    var model = model
    model.shape = .structure(structure)
    return model
  }
}

private func isValue(_ literal: Literal, of model: Model?) -> Bool {
  guard case .enumeration(let enumeration)? = model?.shape else { return false }
  return enumeration.values.contains { $0.raw == literal }
}

extension Property {
  /// Mentions the default of a property that may be left out: it is the server's, and not sent.
  mutating func describeDefault(_ literal: Literal) {
    about = describing(
      default: literal.wireText ?? literal.written, written: literal.written, after: about)
  }
}
