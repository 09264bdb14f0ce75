// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets/:id`
  case get(id: Int)
  /// `GET /pets/:id(\d+)/toys`
  case listToys(id: Int)
  /// `POST /pets/{id}:feed`
  case feed(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/pets/\(id)")
    case .listToys(let id):
      return EndpointRequest(.get, "/pets/\(id)/toys")
    case .feed(let id):
      return EndpointRequest(.post, "/pets/\(id):feed")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Pets.get"
    case .listToys: return "Pets.listToys"
    case .feed: return "Pets.feed"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers/<int:id>.json`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/keepers/\(id).json")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Keepers.get"
    }
  }
}

public nonisolated enum TicketsEndpoint: Endpoint {
  /// `GET /tickets/[id]`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/tickets/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Tickets.get"
    }
  }
}

public nonisolated enum MapsEndpoint: Endpoint {
  /// `GET /maps/*file`
  case get(file: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let file):
      return EndpointRequest(.get, "/maps/\(file, "file")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Maps.get"
    }
  }
}

public nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /files/{file:[a-z]{2}.*}`
  case get(file: String)
  /// `GET /raw/{file*}`
  case getRaw(file: String)
  /// `GET /signs/{+file}`
  case getSign(file: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let file):
      return EndpointRequest(.get, "/files/\(file, "file")")
    case .getRaw(let file):
      return EndpointRequest(.get, "/raw/\(file, "file")")
    case .getSign(let file):
      return EndpointRequest(.get, "/signs/\(file.styled(allowsReserved: true), "file")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Files.get"
    case .getRaw: return "Files.getRaw"
    case .getSign: return "Files.getSign"
    }
  }
}

public nonisolated enum WalksEndpoint: Endpoint {
  /// `GET /walks/{id?}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/walks/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Walks.get"
    }
  }
}

public nonisolated enum DaysEndpoint: Endpoint {
  /// `GET /days/{ ID }`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/days/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Days.get"
    }
  }
}

public nonisolated enum VisitsEndpoint: Endpoint {
  /// `GET /visits/<visit>`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/visits/%3Cvisit%3E")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Visits.get"
    }
  }
}

public nonisolated enum ShopsEndpoint: Endpoint {
  /// `GET /shops/*`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/shops/*")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shops.get"
    }
  }
}
