// Made by sdkgen for Odd. Do not edit.

public import SDKRuntime

public nonisolated enum LogsEndpoint: Endpoint {
  /// `/paths/~1logs/get`
  case listLogs(
    effectiveAt: LogsEndpoint.ListLogsEffectiveAt? = nil, projectIDs: [String]? = nil,
    mdfilters: [LogsEndpoint.ListLogsMdfilter]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .listLogs(let effectiveAt, let projectIDs, let mdfilters):
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
    case .listLogs: return "Logs.listLogs"
    }
  }
}

public nonisolated enum ImagesEndpoint: Endpoint {
  /// `/paths/~1images/post`
  case editImage(
    image: [UploadFile], prompt: String, tags: [String]? = nil,
    optionsValue: ImagesEndpoint.EditImageBodyOptions? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .editImage(let image, let prompt, let tags, let optionsValue):
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
    case .editImage: return "Images.editImage"
    }
  }
}
