import SDKGenAPIModel
import SDKGenDiagnostics

/// Makes equal inline types of one operation's responses one, named after the first status: where all statuses
/// have the same body the caller need not tell them apart.
///
/// Equal types of other locations stay apart, since they are named by location and may differ tomorrow.
func shareEqualResponses(_ api: API) -> API {
  let locations = ResponseLocations(api.models)
  // Types inside a type come after it.
  let shared = api.models.copies(in: api.models.indices.reversed()) { model, known -> Key? in
    guard let location = locations[model.id] else { return nil }
    let shape = ComparableShape(model.shape.replacing(known), at: api.location)
    return Key(location: location, shape: shape)
  }
  guard !shared.isEmpty else { return api }
  var api = api
  api.models = api.models.filter { shared[$0.id] == nil }.map { model in
    var model = model
    model.shape = model.shape.replacing(shared)
    if case .inside(.model(let id), let words) = model.origin {
      model.origin = .inside(.model(shared[id] ?? id), words: words)
    }
    return model
  }
  api.replace(sent: shared, received: shared)
  return api
}

/// The location of a type in the responses of an operation, whatever their status.
private struct ResponseLocation: Hashable {
  var operation: String
  var words: [[String]]
}

/// The types that stand in the responses of operations, directly or in one another.
private struct ResponseLocations {
  private var known: [ModelID: ResponseLocation] = [:]

  init(_ models: [Model]) {
    // Types inside a type come after it.
    for model in models {
      guard case .inside(let scope, let words) = model.origin else { continue }
      switch scope {
      case .api: break
      case .operation(let provenance):
        if let kind = words.kindOfResponse {
          known[model.id] = ResponseLocation(operation: provenance, words: [kind])
        }
      case .model(let outer):
        guard var location = known[outer] else { continue }
        location.words.append(words)
        known[model.id] = location
      }
    }
  }

  subscript(id: ModelID) -> ResponseLocation? { known[id] }
}

extension [String] {
  /// The words without the status in front; nil: no type of a response.
  fileprivate var kindOfResponse: [String]? {
    guard let first else { return nil }
    let hasStatus = first.utf8.count == 3 && first.first?.isNumber == true || first == "default"
    let words = hasStatus ? Array(dropFirst()) : self
    return words.first == "response" || words.first == "error" ? words : nil
  }
}

private struct Key: Hashable {
  var location: ResponseLocation
  var shape: ComparableShape
}

/// Merges successes that are of one type once inline types are shared.
func mergeEqualResponses(_ api: API) -> API {
  var api = api
  for group in api.groups.indices {
    for index in api.groups[group].operations.indices {
      guard case .choice(let successes) = api.groups[group].operations[index].response.returns
      else {
        continue
      }
      api.groups[group].operations[index].response.returns = Response.Returns(successes)
    }
  }
  return api
}
