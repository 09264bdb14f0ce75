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
    structure.properties.first { $0.name.text == name && $0.declared.deprecation == nil }
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
