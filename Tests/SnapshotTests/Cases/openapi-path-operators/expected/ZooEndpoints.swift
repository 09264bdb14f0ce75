// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooZooEndpoint: Endpoint {
  /// `GET /pets/{id}{#part}`
  case getPart(id: String)
  /// `GET /cages/{id}{#part}`
  case getCage(id: String)
  /// `GET /files/{+path}`
  case getFile(path: String)
  /// `POST /v1/{name=zoos/*/cages/*}:clean`
  case cleanCage(name: String)
  /// `GET /reports/{id}{.format}`
  case getReport(id: String, format: String)
  /// `GET /maps{;zoom}`
  case getMap(zoom: String)

  public var request: EndpointRequest {
    switch self {
    case .getPart(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    case .getCage(let id):
      return EndpointRequest(.get, "/cages/\(id, "id")")
    case .getFile(let path):
      return EndpointRequest(.get, "/files/\(path.styled(allowsReserved: true), "path")")
    case .cleanCage(let name):
      return EndpointRequest(.post, "/v1/\(name.styled(allowsReserved: true), "name"):clean")
    case .getReport(let id, let format):
      return EndpointRequest(.get, "/reports/\(id, "id").\(format, "format")")
    case .getMap(let zoom):
      return EndpointRequest(.get, "/maps;zoom=\(zoom, "zoom")")
    }
  }

  public var operationID: String {
    switch self {
    case .getPart: return "ZooZoo.getPart"
    case .getCage: return "ZooZoo.getCage"
    case .getFile: return "ZooZoo.getFile"
    case .cleanCage: return "ZooZoo.cleanCage"
    case .getReport: return "ZooZoo.getReport"
    case .getMap: return "ZooZoo.getMap"
    }
  }
}

public nonisolated enum GatesEndpoint: Endpoint {
  /// `GET /gates#{part}`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/gates")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Gates.list"
    }
  }
}

public nonisolated enum BirdsEndpoint: Endpoint {
  /// `GET /birds{;kind}`
  case getBirdsKindEqual(kind: String)

  public var request: EndpointRequest {
    switch self {
    case .getBirdsKindEqual(let kind):
      return EndpointRequest(.get, "/birds;kind=\(kind, "kind")")
    }
  }

  public var operationID: String {
    switch self {
    case .getBirdsKindEqual: return "Birds.getBirdsKindEqual"
    }
  }
}

public nonisolated enum FishesEndpoint: Endpoint {
  /// `GET /fishes{.kind}`
  case get(kind: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let kind):
      return EndpointRequest(.get, "/fishes.\(kind, "kind")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Fishes.get"
    }
  }
}

public nonisolated enum OddEndpoint: Endpoint {
  /// `GET /odd/{=x}`
  case get(equalsX: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let equalsX):
      return EndpointRequest(.get, "/odd/\(equalsX, "=x")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Odd.get"
    }
  }
}
