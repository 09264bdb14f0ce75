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
  /// The template, and the value that fills its holes.
  var filling: (template: TemplateName, value: any TemplateValue) {
    switch self {
    case .structure(let value): (.structure, value)
    case .openEnum(let value): (.openEnum, value)
    case .closedEnum(let value): (.closedEnum, value)
    case .taggedUnion(let value): (.taggedUnion, value)
    case .shapeUnion(let value): (.shapeUnion, value)
    case .alias(let value): (.alias, value)
    case .endpoint(let value): (.endpoint, value)
    case .events(let value): (.events, value)
    case .response(let value): (.response, value)
    case .client(let value): (.client, value)
    case .groupClient(let value): (.groupClient, value)
    case .service(let value): (.service, value)
    case .serviceExtension(let value): (.serviceExtension, value)
    case .mock(let value): (.mock, value)
    case .coding(let value): (.coding, value)
    case .sample(let value): (.sample, value)
    case .preview(let value): (.preview, value)
    case .variant(let value): (.variant, value)
    case .contract(let value): (.contract, value)
    }
  }
}
