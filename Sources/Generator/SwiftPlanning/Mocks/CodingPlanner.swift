import SDKGenAPIModel
import SDKGenSwiftModel

/// Plans the direction of coding that the app does not need, for its tests.
struct CodingPlanner: Sendable {
  private let context: PlanningContext
  private let scope: OutsideNamespace
  /// The models with deprecated properties, which an extension reaches only with a warning, and all that
  /// hold such a model.
  private let hidden: Set<ModelID>

  init(_ context: PlanningContext, _ scope: OutsideNamespace) {
    self.context = context
    self.scope = scope
    hidden = Self.modelsWithHiddenProperties(context)
  }

  func declarations(of models: [PlannedModel]) -> [Declaration] {
    // Names with their modules say "retroactive" without the attribute, which the same package forbids.
    let module = context.options.mocks?.module
    return models.compactMap { model in
      let coding = context.conformances.coding(of: model)
      let missing = ["Decodable", "Encodable"].filter { !coding.contains($0) }
      guard let direction = missing.first, missing.count == 1, !hidden.contains(model.model.id),
        let inside = codingModel(model, isDecodable: direction == "Decodable")
      else { return nil }
      return .coding(
        CodingDeclaration(
          name: (module.map { $0 + "." } ?? "") + scope.spelling(of: model.name.text),
          access: context.access,
          conformance: (module == nil ? "" : "Swift.") + direction, model: inside))
    }
  }

  private static func modelsWithHiddenProperties(_ context: PlanningContext) -> Set<ModelID> {
    var holders: [ModelID: [ModelID]] = [:]
    var found: Set<ModelID> = []
    for planned in context.models where context.conformances.coding(of: planned).count < 2 {
      let model = planned.model
      for held in model.shape.namedModels {
        holders[held, default: []].append(model.id)
      }
      if case .structure(let structure) = model.shape,
        structure.properties.contains(where: { $0.deprecation != nil })
      {
        found.insert(model.id)
      }
    }
    var open = Array(found)
    while let next = open.popLast() {
      for holder in holders[next] ?? [] where found.insert(holder).inserted { open.append(holder) }
    }
    return found
  }

  private func codingModel(
    _ model: PlannedModel, isDecodable: Bool
  ) -> CodingDeclaration.Model? {
    switch model.shape {
    case .structure(let structure):
      let direction = isDecodable ? "Decodable" : "Encodable"
      return .structure(
        StructurePlanner(structure, of: model, context, extendingBy: direction).declaration)
    case .union(let union, let cases):
      var declaration = UnionPlanner(union, of: model, context, isExtension: true).declaration(
        cases)
      declaration.isDecodable = isDecodable
      declaration.isEncodable = !isDecodable
      if case .tag = union.discriminator { return .taggedUnion(declaration) }
      return .shapeUnion(declaration)
    case .enumeration, .alias: return nil
    }
  }
}
