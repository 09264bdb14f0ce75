internal import SDKGenAPIModel
internal import SDKGenSpecReading

/// The values that a member of a union states for a property, as texts.
enum StatedTags {
  /// The member does not declare the property.
  case absent
  /// The property may be absent, or is no string; the values it states, if any.
  case uncertain([String], mayBeAbsent: Bool)
  case anyString
  case values([String])

  fileprivate init(_ property: MergedSchema) {
    let literals = property.values?.map { Literal($0.node, as: property.valueKinds) } ?? []
    let texts = literals.allSatisfy(\.isConstant) ? literals.map(\.text) : []
    let isString =
      property.values == nil
      ? property.knownKinds == .string && property.unions.isEmpty
      : literals.allSatisfy { $0.kind == .string }
    if property.isNullable || !isString {
      self = .uncertain(texts, mayBeAbsent: property.isNullable)
    } else {
      self = property.values == nil ? .anyString : .values(texts)
    }
  }

  /// Each value of the member has a string there.
  var isCertain: Bool {
    switch self {
    case .absent, .uncertain: false
    case .anyString, .values: true
    }
  }

  var mayBeAbsent: Bool {
    switch self {
    case .absent: true
    case .uncertain(_, let mayBeAbsent): mayBeAbsent
    case .anyString, .values: false
    }
  }

  var values: [String] {
    switch self {
    case .values(let values), .uncertain(let values, _): values
    case .absent, .anyString: []
    }
  }
}

/// Finds the values that members of unions state.
struct StatedTagFinder {
  private let graph: SchemaGraph
  private let memo: Memo<Question, StatedTags>
  private let ofProperties: Memo<SchemaKey, StatedTags>

  private struct Question: Hashable {
    var field: String
    var key: SchemaKey
  }

  init(_ graph: SchemaGraph) {
    self.graph = graph
    memo = Memo(graph.nesting, nothing: .absent)
    ofProperties = Memo(graph.nesting, nothing: .absent)
  }

  func tags(_ field: String, of locations: [SchemaLocation]) -> StatedTags {
    memo.value(for: Question(field: field, key: SchemaKey(locations))) {
      find(field, in: locations)
    }
  }

  private func find(_ field: String, in locations: [SchemaLocation]) -> StatedTags {
    let merged = graph.merged(member: locations)
    var own = StatedTags.absent
    if let property = merged.property(field), merged.isObject {
      own = stated(by: property.locations)
      if merged.requires(field) { return own }
      own = .uncertain(own.values, mayBeAbsent: true)
    } else if merged.isObject, merged.unions.isEmpty,
      let requirement = merged.required.first(where: { $0.name == field })
    {
      graph.follow(requirement)
      return .anyString
    }
    guard merged.unions.count == 1, let union = merged.unions.first else { return own }
    let stated = union.members.map { tags(field, of: [$0]) }
    let isCertain = stated.allSatisfy(\.isCertain)
    let areStated = stated.allSatisfy { !$0.values.isEmpty }
    guard isCertain || areStated else { return own }
    var seen: Set<String> = []
    let all = stated.flatMap(\.values).filter { seen.insert($0).inserted }
    if isCertain { return areStated ? .values(all) : .anyString }
    return .uncertain(all, mayBeAbsent: stated.contains(where: \.mayBeAbsent))
  }

  /// The values of a property, which may be alternatives: `anyOf: [{const: cat}, {type: 'null'}]`.
  private func stated(by locations: [SchemaLocation]) -> StatedTags {
    ofProperties.value(for: SchemaKey(locations)) { findStated(by: locations) }
  }

  private func findStated(by locations: [SchemaLocation]) -> StatedTags {
    let property = graph.merged(member: locations)
    guard property.values == nil, property.unions.count == 1, let union = property.unions.first
    else { return StatedTags(property) }
    let others = union.members.filter { !graph.isNull($0.element) }
    return .uncertain(
      others.flatMap { stated(by: [$0]).values },
      mayBeAbsent: property.isNullable || others.count < union.members.count)
  }
}
