// Made by sdkgen for Patches. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PatchesEndpoint: Endpoint {
  /// `PATCH /pets/{id}`
  case change(id: Int, Patch)

  public var request: EndpointRequest {
    switch self {
    case .change(let id, let body):
      return EndpointRequest(.patch, "/pets/\(id)", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .change: return "Patches.change"
    }
  }
}
