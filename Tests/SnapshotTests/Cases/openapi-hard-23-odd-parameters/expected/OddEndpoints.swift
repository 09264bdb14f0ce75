// Made by sdkgen for Odd. Do not edit.

public import SDKRuntime

public nonisolated indirect enum LogsEndpoint: Endpoint {
  /// `GET /logs`
  case list(
    effectiveAt: ListEffectiveAt? = nil, projectIDs: [String]? = nil,
    mdfilters: [ListMdfilter]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .list(let effectiveAt, let projectIDs, let mdfilters):
      return EndpointRequest(
        .get, "/logs",
        query: [
          ("effective_at", EncodedValue(ifPresent: effectiveAt)), ("project_ids[]", projectIDs),
          ("mdfilters", EncodedValue(ifPresent: mdfilters, .json)),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Logs.list"
    }
  }
}

public nonisolated indirect enum ImagesEndpoint: Endpoint {
  /// `POST /images`
  case edit(
    image: [UploadFile], prompt: String, tags: [String]? = nil,
    optionsValue: EditBodyOptions? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .edit(let image, let prompt, let tags, let optionsValue):
      return EndpointRequest(
        .post, "/images",
        body: .multipart([
          .files("image", image), .text("prompt", prompt, contentType: "text/markdown"),
          .text("tags", tags), .json("options", optionsValue),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .edit: return "Images.edit"
    }
  }
}
