import SDKGenAPIModel
import SDKGenDiagnostics

/// Makes equal inline types with the same words one, named after the first location.
func shareInlineModels(_ api: API) -> API {
  let shared = sharedModels(api.models, nowhere: api.location)
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

/// Returns the models to leave out, each with the one that stays.
private func sharedModels(_ models: [Model], nowhere: SourceLocation) -> [ModelID: ModelID] {
  var groups: [Key: Int] = [:]
  var members: [[Int]] = []
  var known: [ModelID: ModelID] = [:]
  // Types inside a type come after it, so that from the end parts are known before wholes.
  for index in models.indices.reversed() {
    guard case .inside(_, let words) = models[index].origin else { continue }
    let shape = models[index].shape.replacing(known).located(at: nowhere)
    let key = Key(words: withoutStatus(words), shape: shape)
    if let group = groups[key] {
      members[group].append(index)
      known[models[index].id] = models[members[group][0]].id
    } else {
      groups[key] = members.count
      members.append([index])
    }
  }
  var result: [ModelID: ModelID] = [:]
  for group in members where group.count > 1 {
    guard let first = group.last else { continue }
    for index in group.dropLast() { result[models[index].id] = models[first].id }
  }
  return result
}

/// Drops the status from a response's words: responses are named by status and may be equal all the
/// same.
private func withoutStatus(_ words: [String]) -> [String] {
  let isLater = words.count > 1 && words[1] == "response" && words[0].utf8.count == 3
  return isLater && words[0].first?.isNumber == true ? Array(words.dropFirst()) : words
}

private struct Key: Hashable {
  var words: [String]
  var shape: Model.Shape

  /// Hashes enough to tell most apart; the rest is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    switch shape {
    case .structure(let structure):
      for property in structure.properties { hasher.combine(property.name) }
    case .enumeration(let enumeration):
      for value in enumeration.values { hasher.combine(value.raw) }
    case .union(let union): for member in union.members { hasher.combine(member.type) }
    case .alias(let type): hasher.combine(type)
    }
  }
}

extension Model.Shape {
  /// Moves all of it to one location, so that it can be compared.
  fileprivate func located(at location: SourceLocation) -> Model.Shape {
    switch self {
    case .alias: return self
    case .enumeration(var enumeration):
      for index in enumeration.values.indices { enumeration.values[index].location = location }
      return .enumeration(enumeration)
    case .union(var union):
      for index in union.members.indices { union.members[index].location = location }
      return .union(union)
    case .structure(var structure):
      for index in structure.properties.indices { structure.properties[index].location = location }
      return .structure(structure)
    }
  }
}
