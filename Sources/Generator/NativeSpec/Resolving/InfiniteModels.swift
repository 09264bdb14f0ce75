import SDKGenAPIModel
import SDKGenDiagnostics

/// Models of which no finite value exists, since each requires another of the same.
func findInfinite(_ models: [Model]) -> [Diagnostic] {
  let impossible = impossibleModels(models)
  guard !impossible.isEmpty else { return [] }
  let byID = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  var reported: Set<ModelID> = []
  return models.compactMap { model in
    guard impossible.contains(model.id), !reported.contains(model.id) else { return nil }
    let cycle = cycle(from: model, byID, impossible)
    guard let last = cycle.last, last.needs == model.id else { return nil }
    reported.formUnion(cycle.map(\.owner.id))
    return .infiniteModel(cycle.map { Located($0.owner.id.rawValue, at: $0.owner.location) })
  }
}

/// What is left when all that can be made has been taken away, again and again.
private func impossibleModels(_ models: [Model]) -> Set<ModelID> {
  var impossible = Set(models.map(\.id))
  var rest = models
  while true {
    let next = rest.filter { !canBeMade($0, without: impossible) }
    if next.count == rest.count { return impossible }
    rest = next
    impossible = Set(next.map(\.id))
  }
}

private func canBeMade(_ model: Model, without impossible: Set<ModelID>) -> Bool {
  switch model.shape {
  case .structure(let structure):
    structure.fields.allSatisfy { $0.requiredModel.map { !impossible.contains($0) } ?? true }
  case .union(let union):
    union.members.isEmpty
      || union.members.contains { $0.type.requiredModel.map { !impossible.contains($0) } ?? true }
  case .alias(let type): type.requiredModel.map { !impossible.contains($0) } ?? true
  case .enumeration: true
  }
}

private struct Step {
  var owner: Model
  var needs: ModelID
}

/// The way from a model through what it requires, until a model stands there for the second time.
private func cycle(
  from start: Model, _ byID: [ModelID: Model], _ impossible: Set<ModelID>
) -> [Step] {
  var steps: [Step] = []
  var model = start
  while let next = model.requirements.first(where: impossible.contains),
    !steps.contains(where: { $0.owner.id == model.id })
  {
    steps.append(Step(owner: model, needs: next))
    if next == start.id { break }
    guard let following = byID[next] else { break }
    model = following
  }
  return steps
}

extension Model {
  fileprivate var requirements: [ModelID] {
    switch shape {
    case .structure(let structure): structure.fields.compactMap(\.requiredModel)
    case .union(let union): union.members.compactMap(\.type.requiredModel)
    case .alias(let type): [type.requiredModel].compactMap { $0 }
    case .enumeration: []
    }
  }
}

extension Field {
  fileprivate var requiredModel: ModelID? { `default` == nil ? type.requiredModel : nil }
}

extension TypeReference {
  /// The model without a value of which there is none of this type; arrays may be empty.
  fileprivate var requiredModel: ModelID? {
    if case .model(let id) = self { id } else { nil }
  }
}
