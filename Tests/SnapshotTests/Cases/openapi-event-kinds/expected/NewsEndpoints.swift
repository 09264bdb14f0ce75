// Made by sdkgen for News. Do not edit.

public import SDKRuntime

public nonisolated enum FeedEndpoint: Endpoint {
  /// `GET /feed`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(.get, "/feed", response: .init(accept: ["application/jsonl"]))
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "Feed.read"
    }
  }
}

public nonisolated enum WordsEndpoint: Endpoint {
  /// `GET /words`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(.get, "/words")
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "Words.read"
    }
  }
}

public nonisolated enum NumbersEndpoint: Endpoint {
  /// `GET /numbers`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(.get, "/numbers")
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "Numbers.read"
    }
  }
}

public nonisolated enum EndsEndpoint: Endpoint {
  /// `GET /ends`
  case readUntilEnd

  public var request: EndpointRequest {
    switch self {
    case .readUntilEnd:
      return EndpointRequest(.get, "/ends")
    }
  }

  public var operationID: String {
    switch self {
    case .readUntilEnd: return "Ends.readUntilEnd"
    }
  }
}

public nonisolated enum MappedEndpoint: Endpoint {
  /// `GET /mapped`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(.get, "/mapped")
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "Mapped.read"
    }
  }
}

public nonisolated enum MixedEndpoint: Endpoint {
  /// `GET /mixed`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(.get, "/mixed")
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "Mixed.read"
    }
  }
}

public nonisolated enum LogsEndpoint: Endpoint {
  /// `GET /logs/export`
  case export

  public var request: EndpointRequest {
    switch self {
    case .export:
      return EndpointRequest(.get, "/logs/export")
    }
  }

  public var operationID: String {
    switch self {
    case .export: return "Logs.export"
    }
  }
}
