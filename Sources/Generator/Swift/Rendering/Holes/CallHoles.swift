extension EndpointDeclaration: NamedDeclaration {
  static let scope = "endpoint"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .text("keyword", is: "`enum` or `indirect enum`") { $0.keyword },
      .list("cases", is: "the operations") { $0.cases },
      .list("switches", is: "the operations, in parts where they are too many for one `switch`") {
        $0.switches
      },
      .flag("isLarge", is: "whether they are in several parts") { $0.switches.count > 1 },
      .text("ignored", is: "nothing: the comment for the linter comes by itself") { _ in "" },
      .list("shared", is: "the constants that several requests use") { $0.shared },
    ]
}

extension EndpointDeclaration.Switch: TemplateValue {
  static let scope = "switch"
  static let holes: [Hole<Self>] = [
    .list("cases", is: "the operations") { $0.cases },
    .flag("isPart", is: "whether there are others") { $0.isPart },
  ]
}

extension EndpointDeclaration.Case: TemplateValue {
  static let scope = "case"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .code("declaration", is: "the case with its parameters") { $0.declaration },
    .text("name", is: "the name") { $0.name },
    .list("parameters", is: "the parameters") { $0.parameters },
    .code("pattern", is: "the pattern that binds the parameters") { $0.pattern },
    .code("request", is: "the statement that returns the request") { $0.request },
    .text("httpMethod", is: "the method of HTTP") { $0.httpMethod },
    .text("path", is: "the path with the names of its parameters, as a literal") { $0.path },
    .text("operationID", is: "the ID of the operation, as a literal") { $0.operationID },
    .code("identification", is: "the statement that returns the ID") { $0.identification },
  ]
}

extension ParameterDeclaration: TemplateValue {
  static let scope = "parameter"
  static let holes: [Hole<Self>] = [
    .text("label", is: "the label, or nothing") { $0.label },
    .text("name", is: "the name inside") { $0.name },
    .text("type", is: "the type") { $0.type },
    .text("default", is: "the default, or nothing") { $0.defaultValue },
  ]
}

extension MethodDeclaration: TemplateValue {
  static let scope = "method"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .attributes { $0.attributes },
    .code("signature", is: "the method without its body") { $0.signature },
    .text("name", is: "the name") { $0.name },
    .list("parameters", is: "the parameters, without `options`") { $0.parameters },
    .text("result", is: "the type of the result, or nothing") { $0.result },
    .code("preparation", is: "the statements before the call, or nothing") { $0.preparation },
    .code("call", is: "the call that sends the request") { $0.call },
    .text("operationID", is: "the ID of the operation, as a literal") { $0.operationID },
    .flag("isShorthand", is: "whether it calls another method, which sends the request") {
      $0.isShorthand
    },
  ]
}

extension ServiceDeclaration: NamedDeclaration {
  static let scope = "service"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .text("qualifiedName", is: "the name behind that of the namespace") { $0.qualifiedName },
      .text("mock", is: "the name of the mock") { $0.mock },
      .text("client", is: "the name of the client") { $0.client },
      .text("endpoint", is: "the name of the endpoint") { $0.endpoint },
      .flag("conformsByExtension", is: "whether the client conforms to it by an extension") {
        $0.conformsByExtension
      },
      .flag("comparesEndpoint", is: "whether the endpoint becomes equatable by an extension") {
        $0.comparesEndpoint
      },
      .text("qualifiedEndpoint", is: "the name of the endpoint as an extension says it") {
        $0.qualifiedEndpoint
      },
      .flag("isDecorated", is: "whether decorators have implementations of the methods") {
        $0.isDecorated
      },
      .list("groups", is: "the groups of the client") { $0.groups },
      .flag("hasMethods", is: "whether there are methods") { !$0.methods.isEmpty },
      .list("methods", is: "the methods") { $0.methods },
      .list("shorthands", is: "the methods that take the properties of a body as arguments") {
        $0.shorthands
      },
    ]
}

extension ServiceDeclaration.Group: TemplateValue {
  static let scope = "group"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .text("name", is: "the name of the property") { $0.name },
    .text("type", is: "the name of its type in the protocol") { $0.type },
    .text("service", is: "the name of its protocol") { $0.service },
    .text("mock", is: "the name of its mock") { $0.mock },
  ]
}

extension ServiceDeclaration.Method: TemplateValue {
  static let scope = "method"
  static let holes: [Hole<Self>] = [
    .comment { $0.doc },
    .text("name", is: "the name") { $0.name },
    .code("requirement", is: "the requirement of the protocol") { $0.requirement },
    .code("implementation", is: "the method of the mock without its body") { $0.implementation },
    .code("convenience", is: "the method with the defaults of the client's, without its body") {
      $0.convenience
    },
    .code("forwarding", is: "the call that `convenience` makes") { $0.forwarding },
    .code("decoration", is: "the method of decorators, which forwards") { $0.decoration },
    .text("handler", is: "the name of the closure that a test sets") { $0.handler },
    .code("handlerType", is: "its type") { $0.handlerType },
    .text("call", is: "the case by which calls are counted") { $0.call },
    .code("recording", is: "the statement that records a call") { $0.recording },
    .code("fallback", is: "the statement that stands for the closure until it is set") {
      $0.fallback
    },
    .code("handling", is: "the call of the closure") { $0.handling },
  ]
}

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
