// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `POST /a`
  case verbose(Pet)

  public var request: EndpointRequest {
    switch self {
    case .verbose(let body):
      return EndpointRequest(
        .post, "/a", body: .json(body).contentType("application/json;odata=verbose"),
        response: .init(accept: ["application/json;odata=verbose"]))
    }
  }

  public var operationID: String {
    switch self {
    case .verbose: return "A.verbose"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `POST /b`
  case charset(Pet)

  public var request: EndpointRequest {
    switch self {
    case .charset(let body):
      return EndpointRequest(.post, "/b", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .charset: return "B.charset"
    }
  }
}

public nonisolated enum CEndpoint: Endpoint {
  /// `GET /c`
  case table

  public var request: EndpointRequest {
    switch self {
    case .table:
      return EndpointRequest(
        .get, "/c", response: .init(accept: ["text/csv; header=present; charset=utf-8"]))
    }
  }

  public var operationID: String {
    switch self {
    case .table: return "C.table"
    }
  }
}

public nonisolated enum DEndpoint: Endpoint {
  /// `POST /d`
  case form(Pet)

  public var request: EndpointRequest {
    switch self {
    case .form(let body):
      return EndpointRequest(
        .post, "/d",
        body: .formValue(body).contentType("application/x-www-form-urlencoded;version=2"))
    }
  }

  public var operationID: String {
    switch self {
    case .form: return "D.form"
    }
  }
}

public nonisolated enum EEndpoint: Endpoint {
  /// `GET /e`
  case events

  public var request: EndpointRequest {
    switch self {
    case .events:
      return EndpointRequest(.get, "/e", response: .init(accept: ["text/event-stream; version=2"]))
    }
  }

  public var operationID: String {
    switch self {
    case .events: return "E.events"
    }
  }
}

public nonisolated enum FEndpoint: Endpoint {
  /// `GET /f`
  case lines

  public var request: EndpointRequest {
    switch self {
    case .lines:
      return EndpointRequest(
        .get, "/f", response: .init(accept: ["application/x-ndjson; profile=\"a,b;c\""]))
    }
  }

  public var operationID: String {
    switch self {
    case .lines: return "F.lines"
    }
  }
}
