// Made by sdkgen for Feed. Do not edit.

public import SDKRuntime

public nonisolated enum LinesEndpoint: Endpoint {
  /// `GET /lines`
  case list
  /// `GET /texts`
  case listTexts
  /// `GET /sequence`
  case listSequence
  /// `GET /lists`
  case listLists
  /// `GET /schema`
  case listBySchema
  /// `GET /wrong`
  case listWrong

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/lines", response: Self.response)
    case .listTexts:
      return EndpointRequest(.get, "/texts", response: Self.response)
    case .listSequence:
      return EndpointRequest(.get, "/sequence", response: .init(accept: ["application/json-seq"]))
    case .listLists:
      return EndpointRequest(.get, "/lists")
    case .listBySchema:
      return EndpointRequest(.get, "/schema", response: Self.response)
    case .listWrong:
      return EndpointRequest(.get, "/wrong", response: Self.response)
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Lines.list"
    case .listTexts: return "Lines.listTexts"
    case .listSequence: return "Lines.listSequence"
    case .listLists: return "Lines.listLists"
    case .listBySchema: return "Lines.listBySchema"
    case .listWrong: return "Lines.listWrong"
    }
  }

  private static let response = ResponseRules(accept: ["application/jsonl"])
}

public nonisolated enum EventsEndpoint: Endpoint {
  /// `GET /data`
  case readData
  /// `GET /objects`
  case readObjects
  /// `GET /whole`
  case readWhole
  /// `GET /plain`
  case readPlain
  /// `GET /named`
  case readNamed
  /// `GET /kinds`
  case readKinds

  public var request: EndpointRequest {
    switch self {
    case .readData:
      return EndpointRequest(.get, "/data")
    case .readObjects:
      return EndpointRequest(.get, "/objects")
    case .readWhole:
      return EndpointRequest(.get, "/whole")
    case .readPlain:
      return EndpointRequest(.get, "/plain")
    case .readNamed:
      return EndpointRequest(.get, "/named")
    case .readKinds:
      return EndpointRequest(.get, "/kinds")
    }
  }

  public var operationID: String {
    switch self {
    case .readData: return "Events.readData"
    case .readObjects: return "Events.readObjects"
    case .readWhole: return "Events.readWhole"
    case .readPlain: return "Events.readPlain"
    case .readNamed: return "Events.readNamed"
    case .readKinds: return "Events.readKinds"
    }
  }
}
