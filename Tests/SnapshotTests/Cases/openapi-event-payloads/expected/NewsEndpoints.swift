// Made by sdkgen for News. Do not edit.

public import SDKRuntime

public nonisolated enum FeedEndpoint: Endpoint {
  /// `GET /kinds`
  case readKinds
  /// `GET /only`
  case readOnly
  /// `GET /texts`
  case readTexts
  /// `GET /whole`
  case readWhole
  /// `GET /implied`
  case readImplied

  public var request: EndpointRequest {
    switch self {
    case .readKinds:
      return EndpointRequest(.get, "/kinds")
    case .readOnly:
      return EndpointRequest(.get, "/only")
    case .readTexts:
      return EndpointRequest(.get, "/texts")
    case .readWhole:
      return EndpointRequest(.get, "/whole")
    case .readImplied:
      return EndpointRequest(.get, "/implied")
    }
  }

  public var operationID: String {
    switch self {
    case .readKinds: return "Feed.readKinds"
    case .readOnly: return "Feed.readOnly"
    case .readTexts: return "Feed.readTexts"
    case .readWhole: return "Feed.readWhole"
    case .readImplied: return "Feed.readImplied"
    }
  }
}

public nonisolated enum DataEndpoint: Endpoint {
  /// `GET /payloads`
  case readPayloads
  /// `GET /both`
  case readBoth
  /// `GET /strings`
  case readStrings
  /// `GET /mixed`
  case readMixed
  /// `GET /encoded`
  case readEncoded

  public var request: EndpointRequest {
    switch self {
    case .readPayloads:
      return EndpointRequest(.get, "/payloads")
    case .readBoth:
      return EndpointRequest(.get, "/both")
    case .readStrings:
      return EndpointRequest(.get, "/strings")
    case .readMixed:
      return EndpointRequest(.get, "/mixed")
    case .readEncoded:
      return EndpointRequest(.get, "/encoded")
    }
  }

  public var operationID: String {
    switch self {
    case .readPayloads: return "Data.readPayloads"
    case .readBoth: return "Data.readBoth"
    case .readStrings: return "Data.readStrings"
    case .readMixed: return "Data.readMixed"
    case .readEncoded: return "Data.readEncoded"
    }
  }
}

public nonisolated enum SchemaEndpoint: Endpoint {
  /// `GET /list`
  case readList
  /// `GET /named`
  case readNamed
  /// `GET /plain`
  case readPlain
  /// `GET /quoted`
  case readQuoted

  public var request: EndpointRequest {
    switch self {
    case .readList:
      return EndpointRequest(.get, "/list")
    case .readNamed:
      return EndpointRequest(.get, "/named")
    case .readPlain:
      return EndpointRequest(.get, "/plain")
    case .readQuoted:
      return EndpointRequest(.get, "/quoted")
    }
  }

  public var operationID: String {
    switch self {
    case .readList: return "Schema.readList"
    case .readNamed: return "Schema.readNamed"
    case .readPlain: return "Schema.readPlain"
    case .readQuoted: return "Schema.readQuoted"
    }
  }
}
