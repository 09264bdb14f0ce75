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
