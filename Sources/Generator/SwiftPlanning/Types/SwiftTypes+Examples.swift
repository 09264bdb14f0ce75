import SDKGenAPIModel

extension SwiftTypes {
  /// Returns the example of a property, a scalar or a list that fits on a line; nil where its type says as much: of a
  /// Boolean, of a constant, and of an enum that has the value.
  func shownExample(of property: Property) -> String? {
    guard let example = property.example, property.constant == nil else { return nil }
    switch index.value(of: property.type) {
    case .scalar(.bool): return nil
    case .model(let id):
      if case .enumeration(let enumeration)? = index.shape(of: id),
        enumeration.values.contains(where: { $0.raw == example })
      {
        return nil
      }
    default: break
    }
    guard case .array(let elements) = example, !elements.isEmpty else { return example.wireText }
    let text = example.jsonText
    return text.utf8.count <= 80 ? text : nil
  }
}
