// Made by sdkgen for Puzzles. Do not edit.

import SDKRuntime

extension PuzzlesClient {
  nonisolated indirect enum ValuesEndpoint: Endpoint {
    /// `GET /values`
    case list(level: ListLevel)
    /// `PUT /values`
    case replace(Values.Input)

    var request: EndpointRequest {
      switch self {
      case .list(let level):
        return EndpointRequest(.get, "/values", query: [("level", level)])
      case .replace(let body):
        return EndpointRequest(.put, "/values", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Values.list"
      case .replace: return "Values.replace"
      }
    }
  }

  nonisolated indirect enum TuplesEndpoint: Endpoint {
    /// `GET /tuples`
    case list
    /// `PUT /tuples`
    case replace(Tuples)

    var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/tuples")
      case .replace(let body):
        return EndpointRequest(.put, "/tuples", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Tuples.list"
      case .replace: return "Tuples.replace"
      }
    }
  }

  nonisolated enum MembersEndpoint: Endpoint {
    /// `GET /members`
    case list
    /// `PUT /members`
    case replace([Member])

    var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/members", response: .init(errors: [.other: [Member].self]))
      case .replace(let body):
        return EndpointRequest(.put, "/members", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Members.list"
      case .replace: return "Members.replace"
      }
    }
  }

  nonisolated enum ShapesEndpoint: Endpoint {
    /// `GET /shapes`
    case list
    /// `PUT /shapes`
    case replace([Shape])

    var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/shapes")
      case .replace(let body):
        return EndpointRequest(.put, "/shapes", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Shapes.list"
      case .replace: return "Shapes.replace"
      }
    }
  }

  nonisolated enum TextsEndpoint: Endpoint {
    /// `GET /texts`
    case list(filter: Filter, code: String? = nil)

    var request: EndpointRequest {
      switch self {
      case .list(let filter, let code):
        return EndpointRequest(
          .get, "/texts", query: [("filter", EncodedValue(filter, .json)), ("code", code)],
          response: .init(accept: ["text/plain"]))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Texts.list"
      }
    }
  }

  nonisolated indirect enum MoreEndpoint: Endpoint {
    /// `GET /more`
    case get(size: GetSizeBody? = nil, sizes: [GetSizeBody2]? = nil)
    /// `PUT /more`
    case replace(More)

    var request: EndpointRequest {
      switch self {
      case .get(let size, let sizes):
        return EndpointRequest(
          .get, "/more", query: [("size", size), ("sizes", sizes.styled(.comma))])
      case .replace(let body):
        return EndpointRequest(.put, "/more", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .get: return "More.get"
      case .replace: return "More.replace"
      }
    }
  }

  nonisolated enum TaggedEndpoint: Endpoint {
    /// `GET /tagged`
    case list
    /// `PUT /tagged`
    case replace([Tagged])

    var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/tagged")
      case .replace(let body):
        return EndpointRequest(.put, "/tagged", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .list: return "Tagged.list"
      case .replace: return "Tagged.replace"
      }
    }
  }

  nonisolated indirect enum FormsEndpoint: Endpoint {
    /// `POST /forms`
    case create(CreateBody)

    var request: EndpointRequest {
      switch self {
      case .create(let body):
        return EndpointRequest(.post, "/forms", body: .formValue(body, styles: ["tags": .repeat]))
      }
    }

    var operationID: String {
      switch self {
      case .create: return "Forms.create"
      }
    }
  }

  nonisolated indirect enum PartsEndpoint: Endpoint {
    /// `POST /parts`
    case create(level: Level, file: UploadFile, pair: [Int]? = nil)

    var request: EndpointRequest {
      switch self {
      case .create(let level, let file, let pair):
        return EndpointRequest(
          .post, "/parts",
          body: .multipart([.text("level", level), .file("file", file), .text("pair", pair)]))
      }
    }

    var operationID: String {
      switch self {
      case .create: return "Parts.create"
      }
    }
  }

  // swift-format-ignore
  nonisolated indirect enum PlacesEndpoint: Endpoint {
    /// `GET /places/{levels}/:name/{kind}`
    case get(
      levels: [Level], name: String, kind: Int, range: GetRange? = nil, usual: Usual = 5,
      xLevels: [GetXLevel]? = nil, mode: GetMode? = nil
    )
    /// `DELETE /places/{levels}/:name/{kind}`
    case delete(levels: [Level], name: String, kind: Int, DeleteBody)

    // swift-format-ignore
    var request: EndpointRequest {
      switch self {
      case .get(let levels, let name, let kind, let range, let usual, let xLevels, let mode):
        return EndpointRequest(
          .get,
          "/places/\(levels.styled(.matrix), "levels")/\(name, "name")/\(kind.styled(.label), "kind")",
          query: [("range", EncodedValue(ifPresent: range, .deepObject)), ("usual", usual)],
          headers: [("X-Levels", xLevels.styled(.comma))], cookies: [("mode", mode)])
      case .delete(let levels, let name, let kind, let body):
        return EndpointRequest(
          .delete,
          "/places/\(levels.styled(.matrix), "levels")/\(name, "name")/\(kind.styled(.label), "kind")",
          body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .get: return "Places.get"
      case .delete: return "Places.delete"
      }
    }
  }

  nonisolated indirect enum LastEndpoint: Endpoint {
    /// `PUT /last`
    case replace(Last.Input)

    var request: EndpointRequest {
      switch self {
      case .replace(let body):
        return EndpointRequest(.put, "/last", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .replace: return "Last.replace"
      }
    }
  }
}
