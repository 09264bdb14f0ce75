// Made by sdkgen for Notes. Do not edit.

public import SDKRuntime

public nonisolated enum NotesNotesEndpoint: Endpoint {
  /// `/paths/~1notes/put`
  case replace(before: String?, Nullable<ReplaceBody>, after: String? = nil)
  /// `/paths/~1notes/post`
  case append(ReplaceBody? = nil)

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
    case .replace: return "NotesNotes.replace"
    case .append: return "NotesNotes.append"
    }
  }
}
