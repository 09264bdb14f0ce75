// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /each`
  case getEach
  /// `GET /some`
  case getSome
  /// `GET /files`
  case getFiles
  /// `GET /sandbox`
  case getSandbox
  /// `GET /beta`
  case getBeta
  /// `GET /path`
  case getPath
  /// `GET /plain`
  case getPlain
  /// `GET /other`
  case getOther
  /// `GET /alone`
  case getAlone
  /// `GET /beside`
  case getBeside
  /// `GET /open`
  case getOpen
  /// `GET /first`
  case getFirst
  /// `GET /turned`
  case getTurned

  public var request: EndpointRequest {
    switch self {
    case .getEach:
      return EndpointRequest(.get, "/each", server: "/v2")
    case .getSome:
      return EndpointRequest(.get, "/some", server: "/v3")
    case .getFiles:
      return EndpointRequest(.get, "/files", server: "files")
    case .getSandbox:
      return EndpointRequest(.get, "/sandbox", server: "sandbox")
    case .getBeta:
      return EndpointRequest(.get, "/beta", server: "beta")
    case .getPath:
      return EndpointRequest(.get, "/path", server: "/only")
    case .getPlain:
      return EndpointRequest(.get, "/plain", server: "/plain")
    case .getOther:
      return EndpointRequest(.get, "/other", server: "/./v2")
    case .getAlone:
      return EndpointRequest(.get, "/alone", server: "/././v2")
    case .getBeside:
      return EndpointRequest(.get, "/beside", server: "/./././v2")
    case .getOpen:
      return EndpointRequest(.get, "/open", server: "/open")
    case .getFirst:
      return EndpointRequest(.get, "/first", server: "/v1")
    case .getTurned:
      return EndpointRequest(.get, "/turned", server: "/turned")
    }
  }

  public var operationID: String {
    switch self {
    case .getEach: return "Zoo.getEach"
    case .getSome: return "Zoo.getSome"
    case .getFiles: return "Zoo.getFiles"
    case .getSandbox: return "Zoo.getSandbox"
    case .getBeta: return "Zoo.getBeta"
    case .getPath: return "Zoo.getPath"
    case .getPlain: return "Zoo.getPlain"
    case .getOther: return "Zoo.getOther"
    case .getAlone: return "Zoo.getAlone"
    case .getBeside: return "Zoo.getBeside"
    case .getOpen: return "Zoo.getOpen"
    case .getFirst: return "Zoo.getFirst"
    case .getTurned: return "Zoo.getTurned"
    }
  }
}
