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

  /// The positions of properties by name, where there are more than a few.
  private var positions: [String: Int] = [:]
  /// The names of requirements, where there are more than a few.
  private var requiredNames: Set<String> = []

  /// Among so many names a search takes less than a table, and most schemas have no more.
  private static let few = 8

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

  func property(_ name: String) -> Property? { position(of: name).map { properties[$0] } }

  func hasProperty(_ name: String) -> Bool { position(of: name) != nil }

  private func position(of name: String) -> Int? {
    if properties.count > Self.few { return positions[name] }
    var index = 0
    while index < properties.count {
      if properties[index].name == name { return index }
      index += 1
    }
    return nil
  }

  func requires(_ name: String) -> Bool {
    if required.count > Self.few { return requiredNames.contains(name) }
    var index = 0
    while index < required.count {
      if required[index].name == name { return true }
      index += 1
    }
    return false
  }

  mutating func require(_ requirement: Requirement) {
    if requires(requirement.name) { return }
    required.append(requirement)
    if required.count == Self.few + 1 {
      requiredNames = Set(required.map(\.name))
    } else if required.count > Self.few {
      requiredNames.insert(requirement.name)
    }
  }

  mutating func removeProperties() {
    properties = []
    positions = [:]
  }

  mutating func add(_ name: String, _ location: SchemaLocation) {
    if let position = position(of: name) {
      properties[position].locations.append(location)
      return
    }
    properties.append(Property(name: name, locations: [location]))
    if properties.count == Self.few + 1 {
      for index in properties.indices { positions[properties[index].name] = index }
    } else if properties.count > Self.few {
      positions[name] = properties.count - 1
    }
  }

  /// The kinds that are stated, else implied.
  var knownKinds: Kinds { kinds ?? impliedKinds }

  var isObject: Bool {
    kinds.map { $0.subtracting(.null) == .object } ?? impliedKinds.contains(.object)
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
