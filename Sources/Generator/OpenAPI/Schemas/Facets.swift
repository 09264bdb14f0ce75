import SDKGenDiagnostics
import SDKGenSourceText

/// What holds at one place: a schema, what it refers to and the members of its allOf, merged.
struct Facets: Sendable {
  /// nil: any.
  var kinds: Kinds?
  var impliedKinds: Kinds = []
  var isNullable = false
  var format: String?
  var contentEncoding: String?
  var contentMediaType: String?
  /// The values that are left: what every `enum` and `const` allows.
  var values: [Element]?
  /// Where the values stand.
  var valuesSite: Element?
  /// What it must be is where it stands last.
  var kindsSite: Element?
  var properties: [Property] = []
  private(set) var required: [Requirement] = []
  var items: [Site] = []
  var tuple: [Site] = []
  /// What other members are; empty: not said.
  var additional: [Site] = []
  var allowsAdditional: Bool?
  var unions: [Alternatives] = []
  var discriminator: Element?
  var exclusions: [Element] = []
  /// What holds of some values only, with what its properties are named after.
  var conditional: [(element: Element, owner: Site)] = []

  private var positions: [String: Int] = [:]
  private var requiredNames: Set<String> = []

  /// A member of an object, with all schemas that are said of it: those of bases first.
  struct Property: Sendable {
    var name: String
    var sites: [Site]
  }

  struct Requirement: Sendable {
    var name: String
    var node: Node
    /// That which requires it.
    var schema: Element
  }

  /// An `anyOf` or `oneOf`.
  struct Alternatives: Sendable {
    var members: [Site]
    /// `oneOf` rather than `anyOf`.
    var isOne: Bool
    var discriminator: Element?
    /// The schema it stands in.
    var element: Element
  }

  func property(_ name: String) -> Property? { positions[name].map { properties[$0] } }

  func requires(_ name: String) -> Bool { requiredNames.contains(name) }

  mutating func require(_ requirement: Requirement) {
    if requiredNames.insert(requirement.name).inserted { required.append(requirement) }
  }

  mutating func forgetProperties() {
    properties = []
    positions = [:]
  }

  var isObject: Bool {
    kinds.map { $0.subtracting(.null) == .object } ?? impliedKinds.contains(.object)
  }

  /// An array or a dictionary, and nothing beside.
  var isContainer: Bool {
    guard unions.isEmpty, values == nil, properties.isEmpty else { return false }
    let kinds = (kinds ?? impliedKinds).subtracting(.null)
    return kinds == .array || kinds == .object
  }

  mutating func add(_ name: String, _ site: Site) {
    if let position = positions[name] {
      properties[position].sites.append(site)
    } else {
      positions[name] = properties.count
      properties.append(Property(name: name, sites: [site]))
    }
  }
}
