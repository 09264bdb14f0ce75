extension ClientDeclaration: NamedDeclaration {
  static let scope = "client"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .text("conformance", is: "the protocol it conforms to") { $0.conformance },
      .comment("initializerDoc", is: "the initialiser's comment, or nothing") { $0.initializerDoc },
      .code("parameters", is: "the initialiser's parameters") { $0.parameters },
      .code("configuration", is: "the initialiser's statements") { $0.configuration },
      .list("groups", is: "the clients of the groups") { $0.groups },
      .list("methods", is: "the methods") { $0.methods },
      .flag("hasServers", is: "whether the servers have names") { !$0.servers.isEmpty },
      .list("servers", is: "the servers, if they have names") { $0.servers },
      .list("settings", is: "the constants of OAuth 2") { $0.settings },
    ]
}

extension ClientDeclaration.Group: TemplateValue {
  static let scope = "group"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .code("declaration", is: "the property that returns the group's client") { $0.declaration },
    .text("name", is: "the name of the property") { $0.name },
    .text("type", is: "the name of the group's client") { $0.type },
  ]
}

extension ClientDeclaration.Server: TemplateValue {
  static let scope = "server"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .code("declaration", is: "the property, or the method if the URL has variables") {
      $0.declaration
    },
    .text("url", is: "the URL, as a literal") { $0.url },
    .text("name", is: "the name in the spec, as a literal") { $0.name },
    .code("value", is: "the server with its name, and with the hosts that go with it") { $0.value },
  ]
}

extension VariantDeclaration: NamedDeclaration {
  static let scope = "variant"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .attributes { $0.attributes },
      .code("signature", is: "all before the brace") { $0.signature },
      .code("value", is: "the expression it returns") { $0.value },
    ]
}
