import SDKGenAPIModel

/// A declared type with the Swift names of its parts. One object, which many lists share.
final class PlannedModel: Sendable {
  let model: Model
  let name: SwiftTypeName
  let shape: Shape

  enum Shape: Sendable {
    case structure(PlannedStructure)
    case enumeration(Enumeration, cases: [Named<Enumeration.Value>])
    case union(Union, cases: [Named<Union.Member>])
    case alias(TypeReference)
  }

  /// The case that keeps a value nobody declared.
  let unrecognized: SwiftIdentifier?
  /// The properties that read a union's cases.
  let accessors: [SwiftIdentifier]

  init(_ model: Model, _ names: ModelNames, boxes: Boxes) {
    self.model = model
    name = names.type
    unrecognized = names.unrecognized
    accessors = names.accessors
    shape =
      switch model.shape {
      case .structure(let structure):
        .structure(PlannedStructure(structure, of: model.id, names: names, boxes: boxes))
      case .enumeration(let enumeration):
        .enumeration(enumeration, cases: Named.joining(enumeration.values, names.members))
      case .union(let union):
        .union(union, cases: Named.joining(union.members, names.members))
      case .alias(let type): .alias(type)
      }
  }
}

/// A structure with the Swift names of its properties.
struct PlannedStructure: Sendable {
  var properties: [PlannedProperty]
  /// The wire name of the property that tells one value from another.
  var identity: String?
  var additional: AdditionalProperties?

  init(_ structure: Structure, of model: ModelID, names: ModelNames, boxes: Boxes) {
    properties = Named.joining(structure.properties, names.members).enumerated().map {
      PlannedProperty(
        declared: $1.value, name: $1.name, isBoxed: boxes.isBoxed($0, of: model))
    }
    identity = structure.identity
    additional = structure.additional.map { element in
      AdditionalProperties(
        name: names.additional ?? .lowerCamelCase(["additionalProperties"]), element: element)
    }
  }

  func property(_ wireName: String) -> PlannedProperty? {
    properties.first { $0.declared.name == wireName }
  }
}

/// A property with its Swift name.
struct PlannedProperty: Sendable {
  let declared: Property
  let name: SwiftIdentifier
  /// Stored in a box, since the value would hold itself or be very large.
  let isBoxed: Bool
}

/// The property of a structure that keeps what its schema does not declare.
struct AdditionalProperties: Sendable {
  var name: SwiftIdentifier
  /// The type of one of them.
  var element: TypeReference

  var type: TypeReference { .dictionary(element) }
}
