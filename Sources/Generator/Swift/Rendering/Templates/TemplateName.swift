/// The template of a kind of declaration.
enum TemplateName: String, CaseIterable, Sendable {
  case file, structure, alias, endpoint, events, client, service, mock, coding, response
  case sample, preview, variant, contract
  case openEnum = "open-enum"
  case closedEnum = "closed-enum"
  case taggedUnion = "tagged-union"
  case shapeUnion = "shape-union"
  case groupClient = "group-client"
  case serviceExtension = "service-extension"

  /// The type of what fills its holes.
  var value: any TemplateValue.Type {
    switch self {
    case .file: RenderedFile.self
    case .structure: StructureDeclaration.self
    case .alias: AliasDeclaration.self
    case .endpoint: EndpointDeclaration.self
    case .events: EventsDeclaration.self
    case .response: ResponseDeclaration.self
    case .client, .groupClient: ClientDeclaration.self
    case .service, .serviceExtension, .mock: ServiceDeclaration.self
    case .coding: CodingDeclaration.self
    case .sample: SampleDeclaration.self
    case .preview: PreviewDeclaration.self
    case .variant: VariantDeclaration.self
    case .contract: ContractDeclaration.self
    case .openEnum, .closedEnum: EnumDeclaration.self
    case .taggedUnion, .shapeUnion: UnionDeclaration.self
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
    case .serviceExtension: .serviceExtension
    case .mock: .mock
    case .coding: .coding
    case .sample: .sample
    case .preview: .preview
    case .variant: .variant
    case .contract: .contract
    }
  }

  /// The value that fills the holes of its template.
  var holeValues: HoleValues {
    switch self {
    case .structure(let value): value.holeValues
    case .openEnum(let value), .closedEnum(let value): value.holeValues
    case .taggedUnion(let value), .shapeUnion(let value): value.holeValues
    case .alias(let value): value.holeValues
    case .endpoint(let value): value.holeValues
    case .events(let value): value.holeValues
    case .response(let value): value.holeValues
    case .client(let value), .groupClient(let value): value.holeValues
    case .service(let value), .serviceExtension(let value), .mock(let value): value.holeValues
    case .coding(let value): value.holeValues
    case .sample(let value): value.holeValues
    case .preview(let value): value.holeValues
    case .variant(let value): value.holeValues
    case .contract(let value): value.holeValues
    }
  }
}
