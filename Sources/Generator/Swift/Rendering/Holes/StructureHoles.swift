extension StructureDeclaration: TypeDeclaration {
  static let scope = "model"
  static let holes: [Hole<Self>] =
    Hole.typeHead + [
      .list("properties", is: "the properties, that of undeclared ones last") { $0.properties },
      .list("identity", is: "the property that `id` returns, unless it is `id` itself") {
        $0.identity.map { [$0] } ?? []
      },
      .code("parameters", is: "the initialiser's parameters") { $0.parameters },
      .flag("hasProperties", is: "whether it has properties") { !$0.properties.isEmpty },
      .flag("isDecodable", is: "whether it is received") { $0.decoding != nil },
      .flag("isEncodable", is: "whether it is sent") { $0.encoding != nil },
      .code("decoding", is: "the statements that read from `fields`: the initialiser's call") {
        $0.decoding ?? ""
      },
      .code("encoding", is: "the statements that write to `fields`") { $0.encoding ?? "" },
      .code(
        "comparison",
        is: "the statements that add the properties of two to `pairs`, if it is a `HashableModel`"
      ) { $0.comparison ?? "" },
    ]
}

extension StructureDeclaration.Property: TemplateValue {
  static let scope = "property"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .attributes { $0.attributes },
    .code("declaration", is: "the property, with the stored one if that is another") {
      $0.declaration
    },
    .text("keyword", is: "`var` if the model is sent, or `let`") { $0.keyword },
    .text("name", is: "the name, in backticks if it is a keyword") { $0.name },
    .text("label", is: "the name without backticks, for arguments") { $0.label },
    .text("type", is: "the type") { $0.type },
    .text("wireName", is: "the name in JSON, as a literal") { $0.wireName },
    .text("default", is: "the default of the initialiser's argument, or nothing") {
      $0.defaultValue
    },
    .flag("isRequired", is: "whether JSON must have it") { $0.isRequired },
    .flag("isAdditional", is: "whether it holds the properties that are not declared") {
      $0.isAdditional
    },
    .code("assignment", is: "the statement that sets it to the argument of its name") {
      $0.assignment
    },
    .code("decoding", is: "the expression that reads it from `fields`, or nothing") {
      $0.decoding
    },
    .code("decodedAssignment", is: "the statement that reads and sets it, or nothing") {
      $0.decodedAssignment
    },
    .code("encoding", is: "the statement that writes it to `fields`, or nothing") {
      $0.encoding
    },
  ]
}
