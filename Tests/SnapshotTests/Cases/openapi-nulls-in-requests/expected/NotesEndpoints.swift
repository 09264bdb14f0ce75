// Made by sdkgen for Notes. Do not edit.

public import SDKRuntime

public nonisolated indirect enum NotesEndpoint: Endpoint {
  /// `PUT /notes`
  case replace(before: String?, Nullable<ReplaceBody>, after: String? = nil)
  /// `POST /notes`
  case append(AppendBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .replace(let before, let body, let after):
      return EndpointRequest(
        .put, "/notes", query: [("before", before), ("after", after)], body: .json(body))
    case .append(let body):
      return EndpointRequest(.post, "/notes", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .replace: return "Notes.replace"
    case .append: return "Notes.append"
    }
  }
}
