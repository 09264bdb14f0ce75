// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(page: Int? = nil)
  /// `POST /pets`
  case createPet(FilterBody, page: Int? = nil)
  /// `QUERY /pets`
  case queryPets(FilterBody, page: Int? = nil)
  /// `QUERY /links`
  case findLinks(FilterBody)
  /// `COPY /pets/{id}`
  case copyPet(id: Int, destination: String)
  /// `M-SEARCH /pets/{id}`
  case mSearchPet(id: Int)
  /// `lock /pets/{id}`
  case lockPet(id: Int, String? = nil)
  /// `! /pets/{id}`
  case exclamationPet(id: Int)
  /// `QUERY /pets/export`
  case exportPet(FilterBody)
  /// `QUERY /pets/changes`
  case watchPets(FilterBody)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let page):
      return EndpointRequest(.get, "/pets", query: [("page", page)])
    case .createPet(let body, let page):
      return EndpointRequest(.post, "/pets", query: [("page", page)], body: .json(body))
    case .queryPets(let body, let page):
      return EndpointRequest(.query, "/pets", query: [("page", page)], body: .json(body))
    case .findLinks(let body):
      return EndpointRequest(.query, "/links", body: .json(body))
    case .copyPet(let id, let destination):
      return EndpointRequest("COPY", "/pets/\(id)", headers: [("Destination", destination)])
    case .mSearchPet(let id):
      return EndpointRequest("M-SEARCH", "/pets/\(id)")
    case .lockPet(let id, let body):
      return EndpointRequest("lock", "/pets/\(id)", body: .text(body, contentType: "text/plain"))
    case .exclamationPet(let id):
      return EndpointRequest("!", "/pets/\(id)")
    case .exportPet(let body):
      return EndpointRequest(.query, "/pets/export", body: .json(body))
    case .watchPets(let body):
      return EndpointRequest(.query, "/pets/changes", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .createPet: return "Zoo.createPet"
    case .queryPets: return "Zoo.queryPets"
    case .findLinks: return "Zoo.findLinks"
    case .copyPet: return "Zoo.copyPet"
    case .mSearchPet: return "Zoo.mSearchPet"
    case .lockPet: return "Zoo.lockPet"
    case .exclamationPet: return "Zoo.exclamationPet"
    case .exportPet: return "Zoo.exportPet"
    case .watchPets: return "Zoo.watchPets"
    }
  }
}
