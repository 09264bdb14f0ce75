import SDKGenAPIModel
import SDKGenDiagnostics

/// Describes the defaults of models in words: only enums and names of scalars have values that Swift can write. Leaves
/// out examples that do not fit.
func checkDefaults(_ models: [Model], tellsEach: Bool, _ found: Findings) -> [Model] {
  let known = ModelIndex(models)
  var misfits: [Diagnostic] = []
  let checked = models.map { model in
    guard case .structure(var structure) = model.shape else { return model }
    var isChanged = false
    for index in structure.properties.indices {
      let property = structure.properties[index]
      if let written = property.example {
        let example = known.withWholeNumbers(written, property.type)
        let reason =
          property.constant.flatMap { $0 == example ? nil : "it is always \($0.written)" }
          ?? known.mismatch(example, property.type)
        if let reason { misfits.append(.exampleMismatch(of: property, in: model, reason)) }
        if reason != nil || example != written {
          isChanged = true
          structure.properties[index].example = reason == nil ? example : nil
        }
      }
      guard let literal = structure.properties[index].default,
        let id = structure.properties[index].type.namedModel,
        !isValue(literal, of: known.unaliased(.model(id)), known)
      else { continue }
      isChanged = true
      structure.properties[index].default = nil
      structure.properties[index].describeDefault(literal)
    }
    guard isChanged else { return model }
    var model = model
    model.shape = .structure(structure)
    return model
  }
  if let first = misfits.first, !tellsEach {
    found.report(first.counting(others: misfits.count - 1))
  } else {
    found.report(misfits)
  }
  return checked
}

private func isValue(_ literal: Literal, of type: TypeReference, _ known: ModelIndex) -> Bool {
  guard case .enumeration(let enumeration)? = known.shape(of: type) else {
    return literal.fits(type)
  }
  return enumeration.allows(literal)
}

extension Property {
  /// Mentions the default of a property that may be left out: it is the server's, and not sent.
  mutating func describeDefault(_ literal: Literal) {
    about = describing(
      default: literal.wireText ?? literal.written, written: literal.written, after: about)
  }
}
