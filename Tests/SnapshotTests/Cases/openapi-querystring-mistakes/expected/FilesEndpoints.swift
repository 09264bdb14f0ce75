// Made by sdkgen for Files. Do not edit.

public import SDKRuntime

public nonisolated enum TwoEndpoint: Endpoint {
  /// `GET /two`
  case list(q: Filter? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let q):
      return EndpointRequest(.get, "/two", query: [("q", EncodedValue(ifPresent: q, .fields))])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Two.list"
    }
  }
}

public nonisolated enum BesideEndpoint: Endpoint {
  /// `GET /beside`
  case list(limit: Int? = nil, q: Filter? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let limit, let q):
      return EndpointRequest(
        .get, "/beside", query: [("limit", limit), ("q", EncodedValue(ifPresent: q, .fields))])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Beside.list"
    }
  }
}

public nonisolated enum SchemaEndpoint: Endpoint {
  /// `GET /schema`
  case list(q: Filter? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let q):
      return EndpointRequest(.get, "/schema", query: [("q", EncodedValue(ifPresent: q, .fields))])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Schema.list"
    }
  }
}

public nonisolated indirect enum ReservedEndpoint: Endpoint {
  /// `POST /reserved`
  case add(AddBody? = nil, plain: String? = nil, bare: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body, let plain, let bare):
      return EndpointRequest(
        .post, "/reserved",
        cookies: [
          ("plain", plain.styled(allowsReserved: true)),
          ("bare", bare.styled(.cookie, allowsReserved: true)),
        ],
        body: .formValue(body, reserved: ["url"]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Reserved.add"
    }
  }
}
