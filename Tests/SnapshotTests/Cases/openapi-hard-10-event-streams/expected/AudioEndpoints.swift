// Made by sdkgen for Audio. Do not edit.

public import SDKRuntime

public nonisolated enum AudioEndpoint: Endpoint {
  /// `POST /speech`
  case createSpeech(SpeechRequest)

  public var request: EndpointRequest {
    switch self {
    case .createSpeech(let body):
      return EndpointRequest(.post, "/speech", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .createSpeech: return "Audio.createSpeech"
    }
  }
}
