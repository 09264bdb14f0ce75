import SDKGenAPIModel

/// Plans the direction of coding that the app does not need, for its tests.
struct CodingPlanner: Sendable {
  private let context: PlanningContext
  /// The client's module, where the file is in another.
  private let module: String?
  private let scope: OutsideNamespace
  /// The models with deprecated properties, which an extension reaches only with a warning, and all that
  /// hold such a model.
  private let hidden: Set<ModelID>

  init(_ context: PlanningContext, module: String?) {
    self.context = context
    self.module = module
    scope = OutsideNamespace(context)
    hidden = Self.modelsWithHiddenProperties(context)
  }

  func declarations(of models: [PlannedModel]) -> [Declaration] {
    models.compactMap { model in
      let coding = context.conformances.coding(of: model)
      let missing = ["Decodable", "Encodable"].filter { !coding.contains($0) }
      guard let direction = missing.first, missing.count == 1, !hidden.contains(model.model.id),
        let inside = codingModel(model, isDecodable: direction == "Decodable")
      else { return nil }
      return .coding(
        CodingDeclaration(
          name: qualified(model.name.text), access: context.access,
          conformance: (module == nil ? "" : "Swift.") + direction, model: inside))
    }
  }

  /// Returns the name of a type of the client for an extension. With its module it says "retroactive" without the
  /// attribute, which the same package forbids.
  func qualified(_ type: String) -> String {
    (module.map { $0 + "." } ?? "") + scope.spelling(of: type)
  }

  /// Returns whether values of a type are decoded with these declarations, and without warnings.
  func canDecode(_ type: TypeReference) -> Bool {
    [type].namedModels.allSatisfy { !hidden.contains($0) }
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
