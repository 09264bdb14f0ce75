import SDKGenAPIModel
import SDKGenSpecReading

/// The strings that alternatives allow.
struct StringDomain {
  private(set) var values: [(literal: Literal, element: Element)] = []
  var isOpen = false
  /// Declared enums that state the values.
  var models: [ModelID] = []
  /// Some values stand in no declared enum.
  var hasOwn = false
  private var known: Set<Literal> = []

  init() {}

  /// The values of one `enum`, which is that of a declared model or of its own.
  init(_ values: [(literal: Literal, element: Element)], model: ModelID?) {
    models = [model].compactMap { $0 }
    hasOwn = model == nil
    add(values)
  }

  static var open: StringDomain {
    var domain = StringDomain()
    domain.isOpen = true
    return domain
  }

  mutating func formUnion(_ other: StringDomain) {
    add(other.values)
    isOpen = isOpen || other.isOpen
    models += other.models
    hasOwn = hasOwn || other.hasOwn
  }

  /// Adds each value once.
  private mutating func add(_ values: [(literal: Literal, element: Element)]) {
    self.values += values.filter { known.insert($0.literal).inserted }
  }

  /// One open enum, a plain string, or the declared enum that states all values.
  var kind: ClassifiedSchema.Kind {
    if !hasOwn, models.count == 1 { return .declared(models[0]) }
    let values = isOpen ? values.filter { $0.literal != .string("") } : values
    if values.isEmpty { return .scalar(.string) }
    if values.count == 1, !isOpen { return .scalar(.string, constant: values[0].literal) }
    return .enumeration(Enumeration(.string, values))
  }
}

/// Finds the strings that schemas allow.
struct StringDomainFinder {
  private let graph: SchemaGraph
  private let scalars: ScalarTypes
  /// nil inside: the schema allows other values too.
  private let known: Memo<SchemaKey, StringDomain?>

  init(_ graph: SchemaGraph, _ scalars: ScalarTypes) {
    self.graph = graph
    self.scalars = scalars
    known = Memo(graph.nesting, nothing: nil)
  }

  /// The strings that alternatives allow; nil if one allows other values, or has a Swift type of
  /// its own.
  func domain(of members: [SchemaLocation]) -> StringDomain? {
    var all = StringDomain()
    for member in members {
      guard let domain = domain(of: member) else { return nil }
      all.formUnion(domain)
    }
    return all
  }

  private func domain(of location: SchemaLocation) -> StringDomain? {
    known.value(for: SchemaKey([location])) { find(location) }
  }

  private func find(_ location: SchemaLocation) -> StringDomain? {
    let merged = graph.merged(member: [location])
    if merged.isNullable { return nil }
    if !merged.unions.isEmpty { return domain(ofUnion: merged, at: location) }
    if let values = merged.values {
      let literals = values.map { (literal: Literal($0.node, as: merged.kinds), element: $0) }
      guard literals.allSatisfy({ $0.literal.kind == .string }) else { return nil }
      return StringDomain(literals, model: literals.count > 1 ? declared(location) : nil)
    }
    guard merged.knownKinds == .string, scalars.type(of: .string, merged.format) == .string else {
      return nil
    }
    return .open
  }

  private func domain(
    ofUnion merged: MergedSchema, at location: SchemaLocation
  ) -> StringDomain? {
    guard merged.unions.count == 1, merged.properties.isEmpty, merged.values == nil,
      var all = domain(of: merged.unions[0].members)
    else { return nil }
    all.models = []
    if !all.values.isEmpty, let model = declared(location) {
      all.models = [model]
      all.hasOwn = false
    }
    return all
  }

  /// The schema that a location refers to.
  private func declared(_ location: SchemaLocation) -> ModelID? {
    graph.target(of: location.element).map { graph.id(of: $0) }
  }
}

extension Enumeration {
  init(_ rawType: RawType, _ values: [(literal: Literal, element: Element)]) {
    self.init(
      rawType: rawType,
      values: values.map {
        Value(name: $0.literal.text, raw: $0.literal, location: $0.element.location)
      }, isOpen: true)
  }
}
