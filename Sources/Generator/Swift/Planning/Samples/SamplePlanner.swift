import SDKGenAPIModel

/// Plans the samples of the models that are received, each in an extension of its model.
struct SamplePlanner: Sendable {
  private let context: PlanningContext
  private let order: SampleOrder

  init?(_ context: PlanningContext) {
    guard let order = context.sampleOrder else { return nil }
    self.context = context
    self.order = order
  }

  func blocks(of models: [PlannedModel]) -> [DeclarationBlock] {
    models.compactMap { model in
      declaration(of: model).map {
        DeclarationBlock(
          extending: context.extended(model.name), [PlacedDeclaration(.sample($0))])
      }
    }
  }

  private func declaration(of model: PlannedModel) -> SampleDeclaration? {
    guard order.hasSample(model.model.id),
      context.conformances.usage.isReceived(model.model.id), let value = value(of: model)
    else { return nil }
    return SampleDeclaration(
      doc: DocComment("A value for previews and tests."), access: context.access,
      name: model.sampleName,
      value: value)
  }

  private func value(of model: PlannedModel) -> Code? {
    let types = context.types.inside(model.name, isOutside: true)
    let expressions = SampleExpressions(types: types, order: order)
    let id = model.model.id
    switch model.shape {
    case .enumeration, .alias: return nil
    case .structure(let structure):
      let properties = structure.properties.filter { types.constant(of: $0.declared) == nil }
      let arguments = properties.map { property in
        SampleArgument(
          property, types, value: expressions.value(of: property.declared, in: id))
      }
      guard arguments.allSatisfy({ $0.value != nil || !$0.isRequired }) else { return nil }
      return .call("Self", arguments.written)
    case .union(let union, let cases):
      guard let index = order.member(of: union), cases.indices.contains(index) else { return nil }
      let (member, name) = (cases[index].value, cases[index].name.text)
      if member.constant != nil { return .text(".\(name)") }
      guard let value = expressions.value(of: member.type, named: name, in: id) else { return nil }
      // A function of the case's name may take another model, which has a sample as well.
      let isStructure = types.objects(of: [cases[index]]).first != nil
      let type = isStructure ? types.text(of: member.type) : ""
      return .call(".\(name)", [.text(type + value)])
    }
  }
}
