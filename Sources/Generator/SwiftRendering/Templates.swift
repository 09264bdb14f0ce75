import Mustache
import SDKGenSwiftModel

/// A template for each kind of declaration, and the names it may use.
enum TemplateName: String, CaseIterable, Sendable {
  case file, structure, alias, endpoint, events, client, service, mock, coding, response
  case openEnum = "open-enum"
  case closedEnum = "closed-enum"
  case taggedUnion = "tagged-union"
  case shapeUnion = "shape-union"
  case groupClient = "group-client"

  var slots: Slots {
    switch self {
    case .file: FileContext.slots
    case .structure: StructureContext.slots
    case .alias: AliasContext.slots
    case .endpoint: EndpointContext.slots
    case .events: EventsContext.slots
    case .response: ResponseContext.slots
    case .client, .groupClient: ClientContext.slots
    case .service, .mock: ServiceContext.slots
    case .coding: CodingContext.slots
    case .openEnum, .closedEnum: EnumContext.slots
    case .taggedUnion, .shapeUnion: UnionContext.slots
    }
  }
}

extension Declaration {
  var template: TemplateName {
    switch self {
    case .structure: .structure
    case .openEnum: .openEnum
    case .closedEnum: .closedEnum
    case .taggedUnion: .taggedUnion
    case .shapeUnion: .shapeUnion
    case .alias: .alias
    case .endpoint: .endpoint
    case .events: .events
    case .response: .response
    case .client: .client
    case .groupClient: .groupClient
    case .service: .service
    case .mock: .mock
    case .coding: .coding
    }
  }

  var context: any TemplateContext {
    switch self {
    case .structure(let value): StructureContext(value: value)
    case .openEnum(let value), .closedEnum(let value): EnumContext(value: value)
    case .taggedUnion(let value), .shapeUnion(let value): UnionContext(value: value)
    case .alias(let value): AliasContext(value: value)
    case .endpoint(let value): EndpointContext(value: value)
    case .events(let value): EventsContext(value: value)
    case .response(let value): ResponseContext(value: value)
    case .client(let value), .groupClient(let value): ClientContext(value: value)
    case .service(let value), .mock(let value): ServiceContext(value: value)
    case .coding(let value): CodingContext(value: value)
    }
  }
}
