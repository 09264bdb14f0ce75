import SDKGenAPIModel
import SDKGenSwiftModel

/// A member of a union that is a structure.
struct UnionObject {
  /// The name of its case.
  var name: SwiftIdentifier
  var type: TypeReference
  var structure: PlannedStructure

  /// Returns a property by its Swift name, unless it is deprecated.
  func property(_ name: String) -> PlannedProperty? {
    // A search with a closure takes several times as long in a debug build.
    for index in structure.properties.indices where structure.properties[index].name.text == name {
      if structure.properties[index].declared.deprecation == nil {
        return structure.properties[index]
      }
    }
    return nil
  }
}

extension SwiftTypes {
  /// Returns those of a union's members that are structures.
  func objects(of cases: some Sequence<Named<Union.Member>>) -> [UnionObject] {
    cases.compactMap { member in
      let type = member.value.type
      guard !type.acceptsNull, let structure = structure(type) else { return nil }
      return UnionObject(name: member.name, type: type, structure: structure)
    }
  }
}
