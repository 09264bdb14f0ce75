// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum MessagesEndpoint: Endpoint {
  /// `POST /messages`
  case create(Message? = nil)
  /// `POST /messages`
  case createMultipart(files0: UploadFile?, text: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .create(let body):
      return EndpointRequest(.post, "/messages", body: .json(body))
    case .createMultipart(let files0, let text):
      return EndpointRequest(
        .post, "/messages", body: .multipart([.text("text", text), .file("files[0]", files0)]))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Messages.create"
    case .createMultipart: return "Messages.createMultipart"
    }
  }
}

public nonisolated enum GalleryEndpoint: Endpoint {
  /// `POST /gallery`
  case addToGallery(Message? = nil)
  /// `POST /gallery`
  case addToGalleryMultipart(file: [UploadFile])

  public var request: EndpointRequest {
    switch self {
    case .addToGallery(let body):
      return EndpointRequest(.post, "/gallery", body: .json(body))
    case .addToGalleryMultipart(let file):
      return EndpointRequest(.post, "/gallery", body: .multipart([.files("file", file)]))
    }
  }

  public var operationID: String {
    switch self {
    case .addToGallery: return "Gallery.addToGallery"
    case .addToGalleryMultipart: return "Gallery.addToGalleryMultipart"
    }
  }
}

public nonisolated enum TagsEndpoint: Endpoint {
  /// `POST /tags`
  case add([String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/tags", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Tags.add"
    }
  }
}

public nonisolated enum AnyEndpoint: Endpoint {
  /// `POST /any`
  case add(AddBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/any", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Any.add"
    }
  }
}
