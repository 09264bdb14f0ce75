internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension API {
  /// The locations of all that can be selected, and of what stands in it.
  var locations: Set<SourceLocation> {
    var found: Set<SourceLocation> = []
    for group in groups {
      found.insert(group.location)
      for operation in group.operations {
        found.insert(operation.location)
        found.formUnion(operation.parameters.map(\.location))
      }
    }
    for model in models {
      found.insert(model.location)
      found.formUnion(model.shape.locations)
    }
    return found
  }
}

extension Operation {
  /// The parameters and the fields of a form, wherever they go.
  fileprivate var parameters: [Parameter] {
    query + headers + cookies + pathParameters + fields
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
