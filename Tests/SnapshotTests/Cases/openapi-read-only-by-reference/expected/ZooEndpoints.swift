// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `PUT /pets`
  case save(Pet.Input)

  public var request: EndpointRequest {
    switch self {
    case .save(let body):
      return EndpointRequest(.put, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .save: return "Pets.save"
    }
  }
}

public nonisolated enum OrdersEndpoint: Endpoint {
  /// `POST /orders`
  case add(Order.Input)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/orders", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Orders.add"
    }
  }
}

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `POST /photos`
  case add(photo: UploadFile)

  public var request: EndpointRequest {
    switch self {
    case .add(let photo):
      return EndpointRequest(.post, "/photos", body: .multipart([.file("photo", photo)]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Photos.add"
    }
  }
}
