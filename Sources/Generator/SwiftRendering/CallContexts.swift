import Mustache
import SDKGenSwiftModel

struct EndpointContext: TemplateContext {
  var value: EndpointDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "name": .text, "ignored": .text, "cases": .list(Case.slots),
    "shared": .texts,
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "cases": value.cases.map(Case.init)
    case "ignored": value.ignored
    case "shared": value.shared
    default: nil
    }
  }

  struct Case: TemplateContext {
    var value: EndpointDeclaration.Case

    static let slots: Slots = [
      "doc": .text, "declaration": .text, "pattern": .text, "request": .text,
      "operationID": .text,
    ]

    func child(named name: String) -> Any? {
      switch name {
      case "doc": value.doc
      case "declaration": value.declaration
      case "pattern": value.pattern
      case "request": value.request
      case "operationID": value.operationID
      default: nil
      }
    }
  }
}

struct ClientContext: TemplateContext {
  var value: ClientDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "name": .text, "parameters": .text, "configuration": .text,
    "groups": .list(Group.slots), "methods": .list(Method.slots), "hasServers": .flag,
    "servers": .list(Server.slots), "settings": .texts,
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "parameters": value.parameters
    case "configuration": value.configuration
    case "groups": value.groups.map(Group.init)
    case "methods": value.methods.map(Method.init)
    case "hasServers": !value.servers.isEmpty
    case "servers": value.servers.map(Server.init)
    case "settings": value.settings
    default: nil
    }
  }

  struct Group: TemplateContext {
    var value: ClientDeclaration.Group

    static let slots: Slots = ["doc": .text, "declaration": .text]

    func child(named name: String) -> Any? {
      switch name {
      case "doc": value.doc
      case "declaration": value.declaration
      default: nil
      }
    }
  }

  struct Method: TemplateContext {
    var value: MethodDeclaration

    static let slots: Slots = [
      "doc": .text, "attributes": .text, "signature": .text, "call": .text,
    ]

    func child(named name: String) -> Any? {
      switch name {
      case "doc": value.doc
      case "attributes": value.attributes
      case "signature": value.signature
      case "call": value.call
      default: nil
      }
    }
  }

  struct Server: TemplateContext {
    var value: ClientDeclaration.Server

    static let slots: Slots = ["doc": .text, "declaration": .text, "url": .text, "name": .text]

    func child(named name: String) -> Any? {
      switch name {
      case "doc": value.doc
      case "declaration": value.declaration
      case "url": value.url
      case "name": value.name
      default: nil
      }
    }
  }
}

struct ServiceContext: TemplateContext {
  var value: ServiceDeclaration

  static let slots: Slots = [
    "doc": .text, "access": .text, "name": .text, "mock": .text, "client": .text,
    "methods": .list(Method.slots), "shorthands": .list(ClientContext.Method.slots),
  ]

  func child(named name: String) -> Any? {
    switch name {
    case "doc": value.doc
    case "access": value.access
    case "name": value.name
    case "shorthands": value.shorthands.map(ClientContext.Method.init)
    case "mock": value.mock
    case "client": value.client
    case "methods": value.methods.map(Method.init)
    default: nil
    }
  }

  struct Method: TemplateContext {
    var value: ServiceDeclaration.Method

    static let slots: Slots = [
      "doc": .text, "requirement": .text, "shorter": .text, "forwarding": .text,
      "handler": .text, "handlerType": .text, "fallback": .text, "handling": .text,
    ]

    func child(named name: String) -> Any? {
      switch name {
      case "doc": value.doc
      case "requirement": value.requirement
      case "shorter": value.shorter
      case "forwarding": value.forwarding
      case "handler": value.handler
      case "handlerType": value.handlerType
      case "fallback": value.fallback
      case "handling": value.handling
      default: nil
      }
    }
  }
}

struct CodingContext: TemplateContext {
  var value: CodingDeclaration

  static let slots: Slots = [
    "name": .text, "access": .text, "conformance": .text,
    "structure": .list(StructureContext.slots), "taggedUnion": .list(UnionContext.slots),
    "shapeUnion": .list(UnionContext.slots),
  ]

  func child(named name: String) -> Any? {
    switch (name, value.model) {
    case ("name", _): value.name
    case ("access", _): value.access
    case ("conformance", _): value.conformance
    case ("structure", .structure(let structure)): [StructureContext(value: structure)]
    case ("taggedUnion", .taggedUnion(let union)): [UnionContext(value: union)]
    case ("shapeUnion", .shapeUnion(let union)): [UnionContext(value: union)]
    default: nil
    }
  }
}
