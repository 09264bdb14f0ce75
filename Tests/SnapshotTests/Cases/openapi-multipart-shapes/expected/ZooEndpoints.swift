// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ListEndpoint: Endpoint {
  /// `POST /list`
  case send(file: [UploadFile])

  public var request: EndpointRequest {
    switch self {
    case .send(let file):
      return EndpointRequest(.post, "/list", body: .multipart([.files("file", file)]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "List.send"
    }
  }
}

public nonisolated enum FileEndpoint: Endpoint {
  /// `POST /file`
  case send(file: UploadFile? = nil)

  public var request: EndpointRequest {
    switch self {
    case .send(let file):
      return EndpointRequest(.post, "/file", body: .multipart([.file("file", file)]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "File.send"
    }
  }
}

public nonisolated enum AnyEndpoint: Endpoint {
  /// `POST /any`
  case send(additionalProperties: [String: UploadFile])

  public var request: EndpointRequest {
    switch self {
    case .send(let additionalProperties):
      return EndpointRequest(
        .post, "/any", body: .multipart([.each(additionalProperties) { .file($0, $1) }]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "Any.send"
    }
  }
}

public nonisolated enum ObjectEndpoint: Endpoint {
  /// `POST /object`
  case send(additionalProperties: [String: UploadFile])

  public var request: EndpointRequest {
    switch self {
    case .send(let additionalProperties):
      return EndpointRequest(
        .post, "/object", body: .multipart([.each(additionalProperties) { .file($0, $1) }]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "Object.send"
    }
  }
}

public nonisolated enum NoneEndpoint: Endpoint {
  /// `POST /none`
  case send

  public var request: EndpointRequest {
    switch self {
    case .send:
      return EndpointRequest(.post, "/none")
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "None.send"
    }
  }
}

public nonisolated enum FurtherEndpoint: Endpoint {
  /// `POST /further`
  case send(title: String, additionalProperties: [String: String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .send(let title, let additionalProperties):
      return EndpointRequest(
        .post, "/further",
        body: .multipart([.text("title", title), .each(additionalProperties) { .text($0, $1) }]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "Further.send"
    }
  }
}

public nonisolated enum FilesEndpoint: Endpoint {
  /// `POST /files`
  case send(additionalProperties: [String: UploadFile])

  public var request: EndpointRequest {
    switch self {
    case .send(let additionalProperties):
      return EndpointRequest(
        .post, "/files", body: .multipart([.each(additionalProperties) { .file($0, $1) }]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "Files.send"
    }
  }
}

public nonisolated enum NumbersEndpoint: Endpoint {
  /// `POST /numbers`
  case sendDates(a: Int? = nil, additionalProperties: [String: SendDatesBodyValue]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .sendDates(let a, let additionalProperties):
      return EndpointRequest(
        .post, "/numbers",
        body: .multipart([.text("a", a), .each(additionalProperties) { .json($0, $1) }]))
    }
  }

  public var operationID: String {
    switch self {
    case .sendDates: return "Numbers.sendDates"
    }
  }
}
