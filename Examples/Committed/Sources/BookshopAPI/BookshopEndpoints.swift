// Made by sdkgen for Bookshop. Do not edit.

public import SDKRuntime

/// Looking for books.
public nonisolated enum BooksEndpoint: Endpoint {
  /// Books whose title holds a text.
  ///
  /// `GET /books`
  case search(text: String, format: Format? = nil)

  public var request: EndpointRequest {
    switch self {
    case .search(let text, let format):
      return EndpointRequest(
        .get, "/books", query: [("q", text), ("format", format)],
        response: .init(unwrap: ["data", "items"]), auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .search: return "Books.search"
    }
  }
}

/// Buying them.
public nonisolated enum OrdersEndpoint: Endpoint {
  /// `POST /orders`
  case create(Order)

  public var request: EndpointRequest {
    switch self {
    case .create(let body):
      return EndpointRequest(
        .post, "/orders", body: .json(body),
        response: .init(errors: [.exactly(422): Problem.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Orders.create"
    }
  }
}
