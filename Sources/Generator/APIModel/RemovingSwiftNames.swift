extension Model.Shape {
  /// The shape without the Swift names that its author chose for its parts.
  package var withoutSwiftNames: Model.Shape {
    switch self {
    case .alias: return self
    case .enumeration(var enumeration):
      for index in enumeration.values.indices {
        enumeration.values[index].swiftName = nil
        enumeration.values[index].given = nil
      }
      return .enumeration(enumeration)
    case .union(var union):
      for index in union.members.indices {
        union.members[index].caseName = nil
        union.members[index].given = nil
      }
      return .union(union)
    case .structure(var structure):
      for index in structure.properties.indices
      where structure.properties[index].swiftName != nil {
        structure.properties[index].swiftName = nil
        structure.properties[index].given = nil
      }
      return .structure(structure)
    }
  }
}
