// Made by sdkgen for Wetter. Do not edit.

public import SDKRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII
public nonisolated indirect enum WetterEndpoint: Endpoint {
  /// `GET /r`
  case get(도시: String, _1_5: Int? = nil)
  /// `PUT /r`
  case put(Reading)

  public var request: EndpointRequest {
    switch self {
    case .get(let 도시, let _1_5):
      return EndpointRequest(.get, "/r", query: [("도시", 도시), ("1.5", _1_5)])
    case .put(let body):
      return EndpointRequest(.put, "/r", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Wetter.get"
    case .put: return "Wetter.put"
    }
  }
}
