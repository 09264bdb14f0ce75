import SDKGenAPIModel

/// Plans the declared types.
struct ModelPlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func contents(of models: [PlannedModel]) -> FileContents {
    let shapes = models.map(\.model.shape)
    let types = shapes.flatMap(\.types) + models.flatMap(memberTypes)
    let declarations = models.concurrentMap { declaration(of: $0) }
    let samples = SamplePlanner(context)
    return FileContents(
      blocks: NestedDeclarations(
        Array(zip(models.map(\.name), declarations)), context
      ).blocks + (samples?.blocks(of: models) ?? []),
      modules: ModuleUse(
        showsFoundation: types.contains(where: context.types.needsFoundation),
        showsRuntime: declarations.contains { $0.showsRuntime(context.options.access) }
          || types.contains(where: context.types.needsRuntime),
        shown: context.types.modules(of: types),
        used: samples == nil ? [] : ["Foundation", ModuleUse.Feature.mocks.rawValue]))
  }

  /// Returns the types that the members of a union name.
  private func memberTypes(of model: PlannedModel) -> [TypeReference] {
    guard case .union(let union, let cases) = model.shape else { return [] }
    return UnionPlanner(union, of: model, context).memberTypes(cases)
  }

  private func declaration(of model: PlannedModel) -> Declaration {
    switch model.shape {
    case .structure(let structure):
      return .structure(StructurePlanner(structure, of: model, context).declaration)
    case .enumeration(let enumeration, let cases):
      let declaration = EnumPlanner(context).declaration(of: model, enumeration, cases: cases)
      return enumeration.isOpen ? .openEnum(declaration) : .closedEnum(declaration)
    case .union(let union, let cases):
      let declaration = UnionPlanner(union, of: model, context).declaration(cases)
      if case .tag = union.discriminator { return .taggedUnion(declaration) }
      return .shapeUnion(declaration)
    case .alias(let type):
      return .alias(
        context.alias(
          model.name, doc: context.doc(of: model),
          for: context.types.inside(model.name).text(of: type)))
    }
  }
}

extension Declaration {
  /// Returns whether it names a protocol of the runtime, as far as the compiler looks for one: not among the conformances
  /// of a type with `package` access.
  fileprivate func showsRuntime(_ access: PlanningOptions.Access) -> Bool {
    switch self {
    case .structure(let structure): structure.comparison != nil
    case .openEnum, .closedEnum: access != .package
    case .taggedUnion, .shapeUnion: true
    default: false  // Aliases; the others stand in no file of models.
    }
  }
}

/// Declarations of types, of which those that are nested stand in an extension of the type at top level that they
/// belong to.
private struct NestedDeclarations {
  private typealias Item = (name: SwiftTypeName, declaration: Declaration)

  private let items: [Item]
  private let nested: [SwiftTypeName: [Item]]
  private let context: PlanningContext

  init(_ declarations: [(SwiftTypeName, Declaration)], _ context: PlanningContext) {
    items = declarations.map { (name: $0, declaration: $1) }
    self.context = context
    nested = Dictionary(
      grouping: items.filter(\.name.isNested), by: { $0.name.owner ?? $0.name })
  }

  /// The declarations at top level, each before the extension with what is nested in it.
  var blocks: [DeclarationBlock] {
    let names = Set(items.map(\.name))
    var extended: Set<SwiftTypeName> = []
    return items.flatMap { name, declaration -> [DeclarationBlock] in
      guard let owner = name.owner else {
        return [DeclarationBlock([PlacedDeclaration(declaration)])] + extensions(of: name)
      }
      // The endpoint of a group is in another file, and so may be a model.
      return names.contains(owner) || !extended.insert(owner).inserted
        ? [] : extensions(of: owner)
    }
  }

  private func extensions(of owner: SwiftTypeName) -> [DeclarationBlock] {
    nested[owner] == nil
      ? [] : [DeclarationBlock(extending: context.extended(owner), placed(in: owner))]
  }

  private func placed(in owner: SwiftTypeName) -> [PlacedDeclaration] {
    (nested[owner] ?? []).map {
      PlacedDeclaration($0.declaration, nested: placed(in: $0.name))
    }
  }
}

struct EnumPlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func declaration(
    of model: PlannedModel, _ enumeration: Enumeration, cases: [Named<Enumeration.Value>]
  ) -> EnumDeclaration {
    let rawType = enumeration.rawType == .string ? "String" : "Int"
    let literal =
      rawType == "String" ? "ExpressibleByStringInterpolation" : "ExpressibleByIntegerLiteral"
    let own =
      enumeration.isOpen
      ? ["OpenEnum"] + (enumeration.allowsOthers ? [literal] : [])
      : [rawType, "Codable", "CaseIterable", "QueryValue", "Hashable", "Sendable"]
    return EnumDeclaration(
      doc: context.doc(of: model, naming: cases.map(\.name)), access: context.access,
      name: model.name.own.text,
      conformances: context.conformances.clause(of: model, own), rawType: rawType,
      cases: cases.map { value in
        .init(
          doc: DocComment(value.value.about), name: value.name.text,
          raw: swiftLiteral(value.value.raw, otherwise: "0"))
      },
      caseLines: caseLines(cases),
      unrecognized: enumeration.isOpen ? model.unrecognized?.text : nil)
  }

  /// Returns `case open, closed`; a value with a comment has a line of its own.
  private func caseLines(_ cases: [Named<Enumeration.Value>]) -> [Code] {
    var lines: [Code] = []
    var names: [String] = []
    func endLine() {
      if !names.isEmpty { lines.append(.cases(names)) }
      names = []
    }
    for value in cases {
      let comment = DocComment(value.value.about)
      if comment.isEmpty {
        names.append(value.name.text)
      } else {
        endLine()
        lines.append(.commented(comment, .cases([value.name.text])))
      }
    }
    endLine()
    return lines
  }
}
