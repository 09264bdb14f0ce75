internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The places that belong to the part of a spec that is left out.
struct LeftOutPlaces {
  /// Where something begins, by file and in order, and whether it is left out.
  private var beginnings: [String: [(location: SourceLocation, isLeftOut: Bool)]]

  /// `document` is the spec: what is before one of its sections ends where that begins.
  init(of whole: API, without chosen: API, in document: Node) {
    let left = whole.locations.subtracting(chosen.locations)
    let all = whole.locations.union(document.sections(above: left))
      .map { (location: $0, isLeftOut: left.contains($0)) }
    beginnings = Dictionary(grouping: all) { $0.location.file }
      .mapValues { $0.sorted { $0.location < $1.location } }
  }

  /// Returns whether a diagnostic is about something that is left out, wherever its name was chosen.
  func contains(_ diagnostic: Diagnostic) -> Bool {
    contains(
      ([diagnostic.location] + diagnostic.notes.map(\.location)).compactMap(\.self)
        .first { beginnings[$0.file] != nil })
  }

  /// Returns whether something begins there or before that is left out, and nothing else after that.
  func contains(_ location: SourceLocation?) -> Bool {
    guard let location, let all = beginnings[location.file] else { return false }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if location < all[middle].location { high = middle } else { low = middle + 1 }
    }
    return low > 0 && all[low - 1].isLeftOut
  }
}

extension Node {
  /// Returns where the members of a spec begin, three levels deep, except below `ends`.
  fileprivate func sections(above ends: Set<SourceLocation>, depth: Int = 3) -> [SourceLocation] {
    if depth == 0 { return [] }
    return members.flatMap { member in
      let key = member.keyLocation
      return ends.contains(key)
        ? [key] : [key] + member.value.sections(above: ends, depth: depth - 1)
    }
  }
}

extension API {
  /// The locations of all that can be selected, and of what is in it.
  fileprivate var locations: Set<SourceLocation> {
    var found: Set<SourceLocation> = []
    for group in groups {
      found.insert(group.location)
      for operation in group.operations {
        found.insert(operation.location)
        found.formUnion(operation.parameters.map(\.parameter.location))
      }
    }
    for model in models {
      found.insert(model.location)
      found.formUnion(model.shape.locations)
    }
    return found
  }
}

extension Model.Shape {
  fileprivate var locations: [SourceLocation] {
    switch self {
    case .structure(let structure): structure.properties.map(\.location)
    case .enumeration(let enumeration): enumeration.values.map(\.location)
    case .union(let union): union.members.map(\.location)
    case .alias: []
    }
  }
}
