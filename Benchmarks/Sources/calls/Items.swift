import SDKRuntime

/// What is asked for.
struct Item: Codable, Sendable {
  let id: Int
  let title: String
  let note: String
  let done: Bool
}

/// As the generator writes it.
enum ItemsEndpoint: Endpoint {
  case list(page: Int?)

  var request: EndpointRequest {
    switch self {
    case .list(let page): EndpointRequest(.get, "/items", query: [("page", page)])
    }
  }
}
