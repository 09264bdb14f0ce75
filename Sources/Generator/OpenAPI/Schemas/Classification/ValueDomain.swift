import SDKGenAPIModel
import SDKGenSourceText
import SDKGenSpecReading

/// A value that an `enum` or `const` states, with what stands beside it.
struct StatedValue {
  var literal: Literal
  var element: Element
  var title: String?
  var about: String?

  /// The value, `1.0` as `1`.
  var withWholeNumber: StatedValue {
    var value = self
    if case .number = literal { value.literal = Literal(element.node.wholeNumber ?? element.node) }
    return value
  }
}

/// The strings, or the integers, that alternatives allow.
struct ValueDomain {
  private(set) var values: [StatedValue] = []
  let rawType: Enumeration.RawType
  /// Any other value is allowed too.
  var isOpen = false
  /// Declared enums that state the values.
  var models: [ModelID] = []
  /// Some values stand in no declared enum.
  var hasOwn = false
  /// A declared enum has literals for other values.
  var hasOpenModel = false
  private var known: Set<Literal> = []

  init(_ rawType: Enumeration.RawType, isOpen: Bool = false) {
    self.rawType = rawType
    self.isOpen = isOpen
  }

  /// The values of one `enum`, which is that of a declared model or of its own.
  init(_ rawType: Enumeration.RawType, _ values: [StatedValue], model: ModelID?) {
    self.rawType = rawType
    models = [model].compactMap { $0 }
    hasOwn = model == nil
    add(values)
  }

  mutating func formUnion(_ other: ValueDomain) {
    add(other.values)
    isOpen = isOpen || other.isOpen
    models += other.models
    hasOwn = hasOwn || other.hasOwn
    hasOpenModel = hasOpenModel || other.hasOpenModel
  }

  /// Returns whether Swift has a literal of the value. One beside a declared enum is of that type.
  func allows(_ literal: Literal) -> Bool {
    known.contains(literal) || hasLiterals && rawType.holds(literal)
  }

  /// Swift has literals of other values.
  fileprivate var hasLiterals: Bool { isOpen && (hasOwn || models.count != 1 || hasOpenModel) }

  /// Adds each value once.
  private mutating func add(_ values: [StatedValue]) {
    self.values += values.filter { known.insert($0.literal).inserted }
  }

  /// One open enum, a plain scalar, or the declared enum that states all values.
  var kind: ClassifiedSchema.Kind {
    if !hasOwn, models.count == 1 { return .declared(models[0]) }
    let scalar: Scalar = rawType == .string ? .string : .integer(bits: nil, isSigned: true)
    let values = isOpen ? values.filter { $0.literal != .string("") } : values
    if values.isEmpty { return .scalar(scalar) }
    if values.count == 1, !isOpen { return .scalar(scalar, constant: values[0].literal) }
    return .enumeration(Enumeration(rawType, values, allowsOthers: isOpen))
  }
}

/// Finds the strings, or the integers, that schemas allow.
struct ValueDomainFinder {
  private let graph: SchemaGraph
  private let scalars: ScalarTypes
  private let rawType: Enumeration.RawType
  private let kind: Kinds
  /// nil inside: the schema allows other values too.
  private let known: Memo<SchemaKey, ValueDomain?>

  init(_ rawType: Enumeration.RawType, _ graph: SchemaGraph, _ scalars: ScalarTypes) {
    self.graph = graph
    self.scalars = scalars
    self.rawType = rawType
    kind = rawType == .string ? .string : .integer
    known = Memo(graph.nesting, nothing: nil)
  }

  /// The values that alternatives allow; nil if one allows other kinds, or has a Swift type of its
  /// own. `kinds` are those that the schema around them states.
  func domain(of members: [SchemaLocation], as kinds: Kinds? = nil) -> ValueDomain? {
    var all = ValueDomain(rawType)
    for member in members {
      guard let domain = kinds == .string ? find(member, as: kinds) : domain(of: member) else {
        return nil
      }
      all.formUnion(domain)
    }
    return all
  }

  private func domain(of location: SchemaLocation) -> ValueDomain? {
    known.value(for: SchemaKey([location])) { find(location) }
  }

  private func find(_ location: SchemaLocation, as kinds: Kinds? = nil) -> ValueDomain? {
    let merged = graph.merged(member: [location])
    if merged.isNullable { return nil }
    if !merged.unions.isEmpty { return domain(ofUnion: merged, at: location) }
    if let values = merged.values {
      let names = EnumNames(merged.valuesElement, scalars.options)
      var stated = values.map {
        StatedValue(
          literal: Literal($0.node, as: merged.valueKinds ?? kinds), element: $0,
          title: names.name(of: $0),
          about: names.about($0))
      }
      guard stated.allSatisfy({ $0.literal.kind == kind }) else { return nil }
      if stated.count == 1 { describe(&stated[0], by: location) }
      return ValueDomain(rawType, stated, model: stated.count > 1 ? declared(location) : nil)
    }
    let plain: Scalar = rawType == .string ? .string : .integer(bits: nil, isSigned: true)
    guard merged.knownKinds == kind, scalars.type(of: kind, merged.format) == plain else {
      return nil
    }
    return ValueDomain(rawType, isOpen: true)
  }

  /// Adds the title and the description of a schema that is one value.
  private func describe(_ value: inout StatedValue, by location: SchemaLocation) {
    let schemas = [location.element, graph.target(of: location.element)].compactMap {
      $0.map(graph.schema)
    }
    value.title = value.title ?? schemas.lazy.compactMap { $0.title?.string }.first
    value.about = value.about ?? schemas.lazy.compactMap { $0.description?.string }.first
  }

  private func domain(
    ofUnion merged: MergedSchema, at location: SchemaLocation
  ) -> ValueDomain? {
    guard merged.unions.count == 1, merged.properties.isEmpty, merged.values == nil,
      var all = domain(of: merged.unions[0].members)
    else { return nil }
    let isOpen = all.hasLiterals
    all.models = []
    if !all.values.isEmpty, let model = declared(location) {
      all.models = [model]
      all.hasOwn = false
      all.hasOpenModel = isOpen
    }
    return all
  }

  /// The schema that a location refers to.
  private func declared(_ location: SchemaLocation) -> ModelID? {
    graph.target(of: location.element).map { graph.id(of: $0) }
  }
}

extension Enumeration {
  init(_ rawType: RawType, _ values: [StatedValue], allowsOthers: Bool = false) {
    self.init(
      rawType: rawType,
      values: values.map { value in
        let title = value.title.flatMap { $0.isEmpty || $0.utf8.count > 60 ? nil : $0 }
        return Value(
          name: title ?? value.literal.text, raw: value.literal, about: value.about,
          location: value.element.location)
      }, isOpen: true, allowsOthers: allowsOthers)
  }
}
