// Made by sdkgen for Desk. Do not edit.

public import SDKRuntime

public nonisolated indirect enum DeskEndpoint: Endpoint {
  /// `POST /jobs`
  case createJob(Job)

  public var request: EndpointRequest {
    switch self {
    case .createJob(let body):
      return EndpointRequest(.post, "/jobs", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .createJob: return "Desk.createJob"
    }
  }
}
