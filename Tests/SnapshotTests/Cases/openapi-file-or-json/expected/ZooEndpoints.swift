// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ReportsEndpoint: Endpoint {
  /// `GET /reports/{id}`
  case get(id: String)
  /// `PUT /reports/{id}`
  case replace(id: String, Report)
  /// `PUT /reports/{id}`
  case replaceData(id: String, HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(
        .get, "/reports/\(id, "id")",
        response: .init(
          accept: [
            "application/json", "application/pdf",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "text/csv",
          ]))
    case .replace(let id, let body):
      return EndpointRequest(
        .put, "/reports/\(id, "id")", body: .json(body), response: Self.response)
    case .replaceData(let id, let body):
      return EndpointRequest(
        .put, "/reports/\(id, "id")", body: .raw(body, contentType: "application/octet-stream"),
        response: Self.response)
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Reports.get"
    case .replace: return "Reports.replace"
    case .replaceData: return "Reports.replaceData"
    }
  }

  private static let response = ResponseRules(
    accept: ["application/vnd.zoo+json", "application/x-dump"])
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `POST /pets`
  case `import`(Report)
  /// `POST /pets`
  case importData(HTTPBody)
  /// `PUT /pets`
  case replace(Report)
  /// `POST /cages`
  case addCage
  /// `GET /news`
  case getNews

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    case .`import`(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    case .importData(let body):
      return EndpointRequest(
        .post, "/pets",
        body: .raw(
          body, contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))
    case .replace(let body):
      return EndpointRequest(.put, "/pets", body: .json(body))
    case .addCage:
      return EndpointRequest(.post, "/cages", response: .init(accept: ["application/json"]))
    case .getNews:
      return EndpointRequest(
        .get, "/news",
        response: .init(accept: ["application/json", "application/x-ndjson", "image/png"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .`import`: return "Pets.import"
    case .importData: return "Pets.importData"
    case .replace: return "Pets.replace"
    case .addCage: return "Pets.addCage"
    case .getNews: return "Pets.getNews"
    }
  }
}
