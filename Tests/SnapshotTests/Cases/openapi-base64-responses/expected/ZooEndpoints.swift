// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `GET /a`
  case blob

  public var request: EndpointRequest {
    switch self {
    case .blob:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .blob: return "A.blob"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `GET /b`
  case blobOrNull

  public var request: EndpointRequest {
    switch self {
    case .blobOrNull:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .blobOrNull: return "B.blobOrNull"
    }
  }
}

public nonisolated enum CEndpoint: Endpoint {
  /// `GET /c`
  case blobByReference

  public var request: EndpointRequest {
    switch self {
    case .blobByReference:
      return EndpointRequest(.get, "/c", response: .init(accept: ["application/vnd.zoo+json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .blobByReference: return "C.blobByReference"
    }
  }
}

public nonisolated enum DEndpoint: Endpoint {
  /// `GET /d`
  case blobOrPet

  public var request: EndpointRequest {
    switch self {
    case .blobOrPet:
      return EndpointRequest(
        .get, "/d",
        response: .init(errors: [.exactly(409): Blob.self], accept: ["application/json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .blobOrPet: return "D.blobOrPet"
    }
  }
}

public nonisolated enum EEndpoint: Endpoint {
  /// `POST /e`
  case send(Data)

  public var request: EndpointRequest {
    switch self {
    case .send(let body):
      return EndpointRequest(.post, "/e", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "E.send"
    }
  }
}

public nonisolated enum FEndpoint: Endpoint {
  /// `GET /f`
  case bytes

  public var request: EndpointRequest {
    switch self {
    case .bytes:
      return EndpointRequest(.get, "/f")
    }
  }

  public var operationID: String {
    switch self {
    case .bytes: return "F.bytes"
    }
  }
}
