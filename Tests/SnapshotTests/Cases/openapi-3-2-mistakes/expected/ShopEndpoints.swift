// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// Headers of the response:
  /// - `X-Count`
  ///
  /// `GET /pets`
  case list(q: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let q):
      return EndpointRequest(.get, "/pets", query: [("q", q)], server: "pets")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum StoresEndpoint: Endpoint {
  /// `POST /stores`
  case add(a: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let a):
      return EndpointRequest(
        .post, "/stores", body: .multipart([.text("a", a, contentType: "text/plain")]),
        server: "stores")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Stores.add"
    }
  }
}
