import SDKGenDiagnostics
import SDKGenSourceText

/// Everything that holds at one location: a schema, the schemas it refers to and the members of its
/// `allOf`.
struct MergedSchema: Sendable {
  /// nil: any.
  var kinds: Kinds?
  var impliedKinds = Kinds(rawValue: 0)
  var isNullable = false
  var format = ScalarFormat()
  /// The values that every `enum` and `const` allows.
  var values: [Element]?
  /// The schema that states the values last.
  var valuesElement: Element?
  /// The schema that states the kinds last.
  var kindsElement: Element?
  private(set) var properties: [Property] = []
  private(set) var required: [Requirement] = []
  var items: [SchemaLocation] = []
  var tuple: [SchemaLocation] = []
  /// The schemas of additional properties; empty: not stated.
  var additional: [SchemaLocation] = []
  var allowsAdditional: Bool?
  var unions: [Alternatives] = []
  var exclusions: [Element] = []
  /// Contradictions among the schemas.
  var diagnostics: [Diagnostic] = []

  private var propertyPositions = NamePositions()
  private var requiredPositions = NamePositions()

  /// A property with all schemas that describe it: those of bases first.
  struct Property: Sendable {
    var name: String
    var locations: [SchemaLocation]
  }

  struct Requirement: Sendable {
    var name: String
    var node: Node
    /// The schema with the `required`.
    var schema: Element
  }

  /// An `anyOf` or `oneOf`.
  struct Alternatives: Sendable {
    var members: [SchemaLocation]
    /// `oneOf` rather than `anyOf`.
    var isOne: Bool
    var discriminator: Element?
    /// The schema it stands in.
    var element: Element
  }

  /// The kinds, with null where that is allowed.
  var allKinds: Kinds? { isNullable ? kinds?.union(.null) : kinds }

  func property(_ name: String) -> Property? {
    propertyPositions.position(of: name).map { properties[$0] }
  }

  func hasProperty(_ name: String) -> Bool { propertyPositions.position(of: name) != nil }

  func requires(_ name: String) -> Bool { requiredPositions.position(of: name) != nil }

  mutating func require(_ requirement: Requirement) {
    if requires(requirement.name) { return }
    required.append(requirement)
    requiredPositions.append(requirement.name)
  }

  mutating func removeProperties() {
    properties = []
    propertyPositions = NamePositions()
  }

  mutating func add(_ name: String, _ location: SchemaLocation) {
    if let position = propertyPositions.position(of: name) {
      properties[position].locations.append(location)
    } else {
      properties.append(Property(name: name, locations: [location]))
      propertyPositions.append(name)
    }
  }

  /// The kinds as which values are read: numbers without a `type` are integers where all are whole, however written.
  var valueKinds: Kinds? {
    kinds ?? (values?.allSatisfy { $0.node.isWhole } == true ? .integer : nil)
  }

  /// The kinds that are stated, else implied.
  var knownKinds: Kinds { kinds ?? impliedKinds }

  var isObject: Bool {
    kinds.map { $0.subtracting(.null) == .object } ?? impliedKinds.contains(.object)
  }

  /// Says nothing of the value.
  var isAnything: Bool {
    knownKinds.isEmpty && unions.isEmpty && values == nil && format.name == nil
  }

  /// Has properties, declared or additional.
  var hasProperties: Bool { !properties.isEmpty || !additional.isEmpty }

  /// An array or a dictionary, and nothing beside.
  var isContainer: Bool {
    guard unions.isEmpty, values == nil, properties.isEmpty else { return false }
    let kinds = knownKinds.subtracting(.null)
    return kinds == .array || kinds == .object
  }
}

/// A schema that holds at a location: stated there, in an `allOf`, or at the end of a reference.
struct AllOfMember {
  var schema: Schema
  var location: SchemaLocation
  /// The schema that inline types of properties are named after.
  var owner: SchemaLocation
  /// The member belongs to a schema that the one in question refers to.
  var isInherited: Bool
}
