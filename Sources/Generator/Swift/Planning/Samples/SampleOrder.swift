import SDKGenAPIModel

/// Which models have samples, and where the sample of a recursive one ends.
struct SampleOrder: Sendable {
  /// How deep a sample nests at least; none for a model that contains a type of the user's, or nests too deep.
  private var ranks: [ModelID: Int] = [:]
  /// How many values a sample has about.
  private var sizes: [ModelID: Int] = [:]
  /// The models that contain each other have the same number.
  private var knots: [ModelID: Int] = [:]

  /// The values that say that no page follows, by model and property: a sample is the last of its pages.
  private(set) var lastPages: [ModelID: [String: Literal]] = [:]

  /// A sample with more values, or deeper ones, is not made.
  private static let limits = (size: 2000, depth: 100)
  /// A value with more values in it is left out where that is possible.
  private static let largest = 100

  init(_ models: [Model]) {
    let positions = models.positions
    let edges = models.map { model in
      model.shape.namedModels.map { positions[$0] }
    }
    for (number, knot) in Boxes.stronglyConnected(edges).enumerated() {
      for index in knot { knots[models[index].id] = number }
      // Inner ones come first, and those in a knot wait for each other.
      var open = knot
      while true {
        let found = open.compactMap { index in
          rank(of: models[index].shape).flatMap { $0 > Self.limits.depth ? nil : (index, $0) }
        }
        if found.isEmpty { break }
        for (index, rank) in found { ranks[models[index].id] = rank }
        let done = Set(found.map(\.0))
        open.removeAll(where: done.contains)
      }
      for index in knot.sorted(by: { rank(models[$0]) < rank(models[$1]) }) {
        sizes[models[index].id] = size(of: models[index])
      }
      // Those that need one that is too large are so too.
      for index in knot where sizes[models[index].id] ?? 0 > Self.limits.size {
        ranks[models[index].id] = nil
      }
    }
  }

  init(_ api: API) {
    self.init(api.models)
    let index = ModelIndex(api.models)
    for operation in api.groups.flatMap(\.operations) {
      guard let pagination = operation.pagination else { continue }
      for (path, flag) in [
        (pagination.more, false), (pagination.last, true), (pagination.kind.nextPath, nil),
      ] {
        guard let path, let end = index.property(at: path, of: operation.response),
          let value = index.lastPageValue(of: end.property, flag: flag)
        else { continue }
        lastPages[end.model, default: [:]][end.property.name] = value
      }
    }
  }

  private func rank(_ model: Model) -> Int { ranks[model.id] ?? .max }

  /// Returns how many values a sample has: those of models in the same knot only if they are required.
  private func size(of model: Model) -> Int {
    let types: [TypeReference] =
      switch model.shape {
      case .enumeration: []
      case .alias(let type): [type]
      case .union(let union): member(of: union).map { [union.members[$0].type] } ?? []
      case .structure(let structure): structure.properties.map(\.type)
      }
    return types.reduce(1) { total, type in
      let isInside = if case .model = type { true } else { false }
      let isOmitted = !isInside && (leadsBack(type, to: model.id) || isLarge(type))
      let size = isOmitted ? 1 : type.namedModel.flatMap { sizes[$0] } ?? 1
      return min(total + size, 1_000_000)
    }
  }

  /// Returns whether a value has so many values that a sample should go without.
  func isLarge(_ type: TypeReference) -> Bool {
    type.namedModel.map { (sizes[$0] ?? 1) > Self.largest } ?? false
  }

  /// Returns whether a value of the type can be made up.
  func hasSample(_ type: TypeReference) -> Bool { rank(of: type) != nil }

  func hasSample(_ model: ModelID) -> Bool { ranks[model] != nil }

  /// Returns whether the type contains the model again, so that a sample of it should go without.
  func leadsBack(_ type: TypeReference, to model: ModelID) -> Bool {
    type.namedModel.map { knots[$0] == knots[model] } ?? false
  }

  /// Returns the index of the member that a sample of a union is: the first of those that nest least.
  func member(of union: Union) -> Int? {
    let ranked = union.members.indices.compactMap { index in
      rank(of: union.members[index]).map { (index: index, rank: $0) }
    }
    return ranked.min { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
  }

  private func rank(of member: Union.Member) -> Int? {
    member.constant == nil ? rank(of: member.type) : 0
  }

  private func rank(of shape: Model.Shape) -> Int? {
    switch shape {
    case .enumeration(let enumeration): return enumeration.values.isEmpty ? nil : 1
    case .alias(let type): return rank(of: type)
    case .union(let union): return union.members.compactMap(rank).min().map { $0 + 1 }
    case .structure(let structure):
      let required = structure.properties.filter { $0.default == nil && $0.constant == nil }
      let ranks = required.map { rank(of: $0.type) }
      return ranks.contains(nil) ? nil : 1 + (ranks.compactMap(\.self).max() ?? 0)
    }
  }

  private func rank(of type: TypeReference) -> Int? {
    switch type {
    case .scalar(.external), .scalar(.file), .scalar(.bytes): nil
    case .scalar, .array, .dictionary, .optional, .nullable: 0
    case .model(let id): ranks[id]
    }
  }
}

extension ModelIndex {
  /// Returns the property at a path of a whole response, envelope included; nil where nothing is known of it.
  func property(
    at path: [String], of response: Response
  ) -> (model: ModelID, property: Property)? {
    guard case .value(var type) = response.returns, path.starts(with: response.unwrap) else {
      return nil
    }
    var found: (ModelID, Property)?
    for name in path.dropFirst(response.unwrap.count) {
      guard case .model(let id) = value(of: type),
        let property = properties(of: type).first(where: { $0.name == name })
      else { return nil }
      found = (id, property)
      type = property.type
    }
    return found
  }

  /// Returns the value of a property that says that no page follows: `flag` for a Boolean, 1 for the number of pages,
  /// otherwise null, or a text without characters where the type has no null. Nil where it must be another value.
  func lastPageValue(of property: Property, flag: Bool?) -> Literal? {
    let type = unaliased(property.type)
    switch value(of: type) {
    case .scalar(.bool): return flag.map { .bool($0) }
    case .scalar(.integer) where flag == true: return .number("1")
    case _ where type.acceptsNull || property.writesNull: return .null
    case .scalar(.json): return .null
    case .scalar(.string): return .string("")
    default: return nil
    }
  }
}

extension Pagination.Kind {
  /// The path to what names the next page.
  var nextPath: [String]? {
    switch self {
    case .cursor(_, .path(let path)), .url(.path(let path)): path
    case .cursor, .url, .page, .offset: nil
    }
  }
}
