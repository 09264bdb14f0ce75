// Made by sdkgen for Sphinx. Do not edit.

import SDKRuntime

extension SphinxClient {
  nonisolated indirect enum ThingsEndpoint: Endpoint {
    /// `GET /things`
    case list(level: ListLevelBody? = nil, levels: [ListLevelBody2]? = nil)
    /// `PUT /things`
    case replace(Thing.Input)

    var request: EndpointRequest {
      switch self {
      case .list(let level, let levels):
        return EndpointRequest(
          .get, "/things", query: [("level", level), ("levels", levels.styled(.pipe))],
          headers: [("X-On", true)])
      case .replace(let body):
        return EndpointRequest(.put, "/things", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Things.list"
      case .replace: return "Things.replace"
      }
    }
  }

  nonisolated enum AnimalsEndpoint: Endpoint {
    /// `GET /animals`
    case list
    /// `PUT /animals`
    case replace([Animal])

    var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/animals", response: .init(errors: [.other: [Animal].self]))
      case .replace(let body):
        return EndpointRequest(.put, "/animals", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Animals.list"
      case .replace: return "Animals.replace"
      }
    }
  }

  nonisolated indirect enum FormsEndpoint: Endpoint {
    /// `POST /forms`
    case create(level: CreateBodyLevel, file: UploadFile? = nil, tags: [CreateBodyTag]? = nil)

    var request: EndpointRequest {
      switch self {
      case .create(let level, let file, let tags):
        return EndpointRequest(
          .post, "/forms",
          body: .multipart([
            .text("level", level), .file("file", file), .text("tags", tags.styled(.comma)),
          ]))
      }
    }

    var operationID: String {
      switch self {
      case .create: return "Forms.create"
      }
    }
  }

  nonisolated indirect enum FieldsEndpoint: Endpoint {
    /// `POST /fields`
    case create(CreateBody? = nil)

    var request: EndpointRequest {
      switch self {
      case .create(let body):
        return EndpointRequest(
          .post, "/fields",
          body: .formValue(body, styles: ["tags": .comma, "sizes": .repeat, "names": .space]))
      }
    }

    var operationID: String {
      switch self {
      case .create: return "Fields.create"
      }
    }
  }

  nonisolated enum FileEndpoint: Endpoint {
    /// `GET /file`
    case get

    var request: EndpointRequest {
      switch self {
      case .get:
        return EndpointRequest(.get, "/file", response: .init(accept: ["image/png"]))
      }
    }

    var operationID: String {
      switch self {
      case .get: return "File.get"
      }
    }
  }
}
