// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /report`
  case report

  public var request: EndpointRequest {
    switch self {
    case .report:
      return EndpointRequest(
        .get, "/report", response: .init(accept: ["application/octet-stream"]))
    }
  }

  public var operationID: String {
    switch self {
    case .report: return "Zoo.report"
    }
  }
}

public nonisolated enum AnimalsEndpoint: Endpoint {
  /// Headers of the response:
  /// - `X-Total`: The number of all.
  ///
  /// `GET /animals`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/animals",
        response: .init(errors: [.exactly(404): Problem.self, .other: ListDefaultError.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Animals.list"
    }
  }
}

public nonisolated enum PhotoEndpoint: Endpoint {
  /// `GET /photo`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(
        .get, "/photo",
        response: .init(
          errors: [.exactly(404): Problem.self, .exactly(409): Problem.self],
          accept: ["image/png"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Photo.get"
    }
  }
}

public nonisolated enum VersionsEndpoint: Endpoint {
  /// `GET /versions`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/versions")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Versions.list"
    }
  }
}
