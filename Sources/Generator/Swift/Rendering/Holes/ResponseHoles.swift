extension EventsDeclaration: TypeDeclaration {
  static let scope = "events"
  static let holes: [Hole<Self>] =
    Hole.typeHead + [
      .list("cases", is: "the declared events") { $0.cases },
      .text("other", is: "the expression for an event of another name") { $0.other },
    ]
}

extension EventsDeclaration.Case: TemplateValue {
  static let scope = "case"
  static let holes: [Hole<Self>] = [
    .text("name", is: "the name") { $0.name },
    .text("type", is: "the type of the data") { $0.type },
    .text("event", is: "the name of the event, as a literal") { $0.event },
    .text("decoding", is: "the expression that reads it") { $0.decoding },
  ]
}

extension ResponseDeclaration: TypeDeclaration {
  static let scope = "response"
  static let holes: [Hole<Self>] =
    Hole.typeHead + [
      .list("cases", is: "the responses") { $0.cases },
      .list("readings", is: "how they are read, exact statuses first") { $0.readings },
      .text("fallback", is: "the statement for any other status") { $0.fallback },
    ]
}

extension ResponseDeclaration.Case: TemplateValue {
  static let scope = "case"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .text("declaration", is: "the case with the type of its value") { $0.declaration },
  ]
}

extension ResponseDeclaration.Reading: TemplateValue {
  static let scope = "reading"
  static let holes: [Hole<Self>] = [
    .text("test", is: "the pattern of the statuses") { $0.test },
    .text("statement", is: "the statement that reads the response") { $0.statement },
  ]
}
