// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `POST /a`
  case add(meta: M, file: UploadFile)

  public var request: EndpointRequest {
    switch self {
    case .add(let meta, let file):
      return EndpointRequest(
        .post, "/a",
        body: .multipart([
          .json("meta", meta), .file("file", file),
        ]).contentType("multipart/mixed"))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "A.add"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `POST /b`
  case add(x: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let x):
      return EndpointRequest(
        .post, "/b",
        body: .multipart([.text("x", x)]).contentType("multipart/related; type=application/json"))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "B.add"
    }
  }
}

public nonisolated enum CEndpoint: Endpoint {
  /// `POST /c`
  case add(file: UploadFile)

  public var request: EndpointRequest {
    switch self {
    case .add(let file):
      return EndpointRequest(
        .post, "/c", body: .multipart([.file("file", file)]).contentType("multipart/mixed"))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "C.add"
    }
  }
}

public nonisolated enum DEndpoint: Endpoint {
  /// `POST /d`
  case add(additionalProperties: [String: UploadFile])

  public var request: EndpointRequest {
    switch self {
    case .add(let additionalProperties):
      return EndpointRequest(
        .post, "/d",
        body: .multipart([
          .each(additionalProperties) { .file($0, $1) }
        ]).contentType("multipart/mixed"))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "D.add"
    }
  }
}

public nonisolated enum EEndpoint: Endpoint {
  /// `POST /e`
  case add(f: UploadFile? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let f):
      return EndpointRequest(.post, "/e", body: .multipart([.file("f", f)]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "E.add"
    }
  }
}

public nonisolated enum FEndpoint: Endpoint {
  /// `POST /f`
  case add(M? = nil)
  /// `POST /f`
  case addMultipart(meta: M, file: UploadFile)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/f", body: .json(body))
    case .addMultipart(let meta, let file):
      return EndpointRequest(
        .post, "/f",
        body: .multipart([
          .json("meta", meta), .file("file", file),
        ]).contentType("multipart/mixed"))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "F.add"
    case .addMultipart: return "F.addMultipart"
    }
  }
}

public nonisolated enum GEndpoint: Endpoint {
  /// `GET /g`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/g", response: .init(accept: ["multipart/mixed"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "G.get"
    }
  }
}
