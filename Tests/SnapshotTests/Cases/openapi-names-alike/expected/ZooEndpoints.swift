// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum JSONEndpoint: Endpoint {
  /// `GET /pets`
  case listPets

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "JSON.listPets"
    }
  }
}

public nonisolated indirect enum XMLEndpoint: Endpoint {
  /// `POST /pets/new`
  case addPet(ZooData, data: String? = nil)
  /// `POST /pets/new`
  case addPetMultipart(data: String? = nil, data2: UploadFile? = nil, dataQuestion: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .addPet(let body, let data):
      return EndpointRequest(.post, "/pets/new", query: [("data", data)], body: .json(body))
    case .addPetMultipart(let data, let data2, let dataQuestion):
      return EndpointRequest(
        .post, "/pets/new", query: [("data", data)],
        body: .multipart([.file("Data", data2), .text("data?", dataQuestion)]))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "XML.addPet"
    case .addPetMultipart: return "XML.addPetMultipart"
    }
  }
}
