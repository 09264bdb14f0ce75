import SDKGenSwiftModel

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
