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

extension EnumDeclaration: TypeDeclaration {
  static let scope = "model"
  static let holes: [Hole<Self>] =
    Hole.typeHead + [
      .text("rawType", is: "the type on the wire") { $0.rawType },
      .list("cases", is: "the cases") { $0.cases },
      .list("caseLines", is: "the lines that declare the cases, several on each") { $0.caseLines },
      .text("unrecognized", is: "the case that keeps other values, or nothing") {
        $0.unrecognized ?? ""
      },
    ]
}

extension EnumDeclaration.Case: TemplateValue {
  static let scope = "case"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .comment("ignored", is: "the same, by its former name") { $0.doc },
    .text("name", is: "the name") { $0.name },
    .text("raw", is: "the value on the wire, as a literal") { $0.raw },
  ]
}

extension UnionDeclaration: TypeDeclaration {
  static let scope = "model"
  static let holes: [Hole<Self>] =
    Hole.typeHead + [
      .text("keyword", is: "`enum` or `indirect enum`") { $0.keyword },
      .list("cases", is: "the cases, without that of unknown values") { $0.cases },
      .list("switches", is: "the same, in parts where they are too many for one `switch`") {
        $0.switches
      },
      .text("tag", is: "the name in JSON of the tag, as a literal, or nothing") { $0.tag },
      .code("patterns", is: "the patterns of the members, or nothing if a tag decides") {
        $0.patterns
      },
      .text("unrecognized", is: "the case that keeps other values") { $0.unrecognized },
      .list("members", is: "the functions and properties beside the coding") { $0.members },
      .flag("isDecodable", is: "whether it is received") { $0.isDecodable },
      .flag("isEncodable", is: "whether it is sent") { $0.isEncodable },
    ]
}

extension UnionDeclaration.Switch: TemplateValue {
  static let scope = "switch"
  static let holes: [Hole<Self>] = [
    .list("cases", is: "the cases, without that of unknown values") { $0.cases },
    .text("unrecognized", is: "the case that keeps other values, in the last part") {
      $0.unrecognized
    },
    .flag("isPart", is: "whether there are other parts") { $0.isPart },
  ]
}

extension UnionDeclaration.Case: TemplateValue {
  static let scope = "case"
  static let holes: [Hole<Self>] = [
    .code("declaration", is: "the line that declares it") { $0.declaration },
    .text("name", is: "the name") { $0.name },
    .text("type", is: "the type of its value, or nothing") { $0.type },
    .code("test", is: "the pattern that selects it when decoding") { $0.test },
    .code("decoding", is: "the code that reads it") { $0.decoding },
    .text("pattern", is: "the pattern that binds `value`") { $0.pattern },
    .code("encoding", is: "the code that writes `value`") { $0.encoding },
  ]
}

extension AliasDeclaration: NamedDeclaration {
  static let scope = "model"
  static let holes: [Hole<Self>] =
    Hole.head + [.code("type", is: "the type that it stands for") { $0.type }]
}

extension CodingDeclaration: TemplateValue {
  static let scope = "coding"
  static let holes: [Hole<Self>] = [
    .text("name", is: "the name of the type") { $0.name },
    .text("access", is: "the access level and a space, or nothing") { $0.access },
    .text("conformance", is: "`Decodable` or `Encodable`") { $0.conformance },
    .list("structure", is: "the model, if it is a structure") {
      if case .structure(let structure) = $0.model { [structure] } else { [] }
    },
    .list("taggedUnion", is: "the model, if it is a union with a tag") {
      if case .taggedUnion(let union) = $0.model { [union] } else { [] }
    },
    .list("shapeUnion", is: "the model, if it is a union without a tag") {
      if case .shapeUnion(let union) = $0.model { [union] } else { [] }
    },
  ]
}
