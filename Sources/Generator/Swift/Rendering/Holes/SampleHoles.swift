extension SampleDeclaration: NamedDeclaration {
  static let scope = "sample"
  static let holes: [Hole<Self>] =
    Hole.head + [.code("value", is: "the expression") { $0.value }]
}

extension PreviewDeclaration: NamedDeclaration {
  static let scope = "preview"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .code("value", is: "the call of the client's initialiser") { $0.value },
      .list("responses", is: "the responses to the operations") { $0.responses },
    ]
}

extension PreviewDeclaration.Response: TemplateValue {
  static let scope = "response"
  static let holes: [Hole<Self>] = [
    .text("operationID", is: "the ID of the operation, as a literal") { $0.operationID },
    .text("value", is: "the response") { $0.value },
  ]
}

extension ContractDeclaration: NamedDeclaration {
  static let scope = "contract"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .list("lines", is: "the lines of the literal, each a text") { $0.lines },
      .list("endpoints", is: "the endpoints that handlers of a fake server take") { $0.endpoints },
    ]
}

extension ContractDeclaration.Endpoint: TemplateValue {
  static let scope = "endpoint"
  static let holes: [Hole<Self>] = [
    .text("name", is: "the name of the type") { $0.name },
    .list("cases", is: "how each is read") { $0.cases },
  ]
}

extension ContractDeclaration.Endpoint.Case: TemplateValue {
  static let scope = "case"
  static let holes: [Hole<Self>] = [
    .text("test", is: "the pattern of the operation") { $0.test },
    .code("value", is: "the statement that sets it") { $0.value },
  ]
}
