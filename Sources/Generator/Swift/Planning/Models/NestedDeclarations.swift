/// Declarations of types, of which those that are nested stand in an extension of the type at top level that they
/// belong to.
struct NestedDeclarations {
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

extension PlanningContext {
  /// Returns a declaration in an extension of what its type is nested in.
  func block(_ declaration: Declaration, of name: SwiftTypeName) -> DeclarationBlock {
    DeclarationBlock(extending: name.owner.map(extended), [PlacedDeclaration(declaration)])
  }
}
