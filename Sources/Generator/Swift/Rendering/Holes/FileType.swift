/// A model that a file declares, under its whole name.
struct FileType: TemplateValue {
  enum Kind { case structure, enumeration, union }

  var qualifiedName: String
  var access: String
  var kind: Kind

  static let scope = "type"
  static let holes: [Hole<Self>] = [
    .text("qualifiedName", is: "the name behind those of the types around it") { $0.qualifiedName },
    .text("access", is: "the access level and a space, or nothing") { $0.access },
    .flag("isStructure", is: "whether it is a structure") { $0.kind == .structure },
    .flag("isEnumeration", is: "whether it is an enumeration") { $0.kind == .enumeration },
    .flag("isUnion", is: "whether it is a union") { $0.kind == .union },
  ]
}

extension SwiftFile {
  /// The models, those of nested types after their owners'.
  fileprivate var types: [FileType] {
    blocks.flatMap { block in block.declarations.flatMap { $0.types(in: block.extended) } }
  }
}

extension PlacedDeclaration {
  fileprivate func types(in owner: String?) -> [FileType] {
    let own: (name: String, access: String, kind: FileType.Kind)? =
      switch declaration {
      case .structure(let model): (model.name, model.access, .structure)
      case .openEnum(let model), .closedEnum(let model): (model.name, model.access, .enumeration)
      case .taggedUnion(let model), .shapeUnion(let model): (model.name, model.access, .union)
      case .alias, .endpoint, .events, .response, .client, .groupClient, .service,
        .serviceExtension, .mock, .coding,
        .sample, .preview, .variant, .contract:
        nil
      }
    guard let own else { return [] }
    let name = owner.map { "\($0).\(own.name)" } ?? own.name
    return [FileType(qualifiedName: name, access: own.access, kind: own.kind)]
      + nested.flatMap { $0.types(in: name) }
  }
}

/// A file whose declarations are rendered.
struct RenderedFile: TemplateValue {
  var file: SwiftFile
  var declarations: [String]

  static let scope = "file"
  static let holes: [Hole<Self>] = [
    .text("api", is: "the name of the API") { $0.file.api },
    .flag("hasImports", is: "whether it imports anything") { !$0.file.imports.isEmpty },
    .list("imports", is: "the lines of its imports") { $0.file.imports },
    .list("declarations", is: "the declarations, each a text") { $0.declarations },
    .list("types", is: "the models, nested ones too, for extensions of them") { $0.file.types },
  ]
}
