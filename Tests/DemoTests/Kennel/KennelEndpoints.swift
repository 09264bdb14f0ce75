// Made by sdkgen for Kennel. Do not edit.

import SDKRuntime

nonisolated indirect enum ListsEndpoint: Endpoint {
  /// `GET /lists/{commas}/{pipes}`
  case send(
    commas: [Int], pipes: [String], usual: [String]? = nil, csv: [String]? = nil,
    ssv: [String]? = nil, tsv: [String]? = nil, piped: [String]? = nil, multi: [String]? = nil,
    rows: [[Int]]? = nil, each: [[Int]]? = nil, xCommas: [Int]? = nil, xPipes: [Int]? = nil
  )

  var request: EndpointRequest {
    switch self {
    case .send(
      let commas, let pipes, let usual, let csv, let ssv, let tsv, let piped, let multi, let rows,
      let each, let xCommas, let xPipes):
      return EndpointRequest(
        .get, "/lists/\(commas)/\(pipes.styled(.pipe), "pipes")",
        query: [
          ("usual", usual.styled(.comma)), ("csv", csv.styled(.comma)),
          ("ssv", ssv.styled(.space)), ("tsv", tsv.styled(.tab)), ("piped", piped.styled(.pipe)),
          ("multi", multi), ("rows", EncodedValue(ifPresent: rows, .lists(.pipe, of: .comma))),
          ("each", EncodedValue(ifPresent: each, .lists(.repeat, of: .tab))),
        ],
        headers: [("X-Commas", xCommas.styled(.comma)), ("X-Pipes", xPipes.styled(.pipe))])
    }
  }

  var operationID: String {
    switch self {
    case .send: return "Lists.send"
    }
  }
}

nonisolated indirect enum FormEndpoint: Endpoint {
  /// `POST /form`
  case send(SendBody)

  var request: EndpointRequest {
    switch self {
    case .send(let body):
      return EndpointRequest(
        .post, "/form",
        body: .formValue(
          body,
          styles: [
            "usual": .comma, "ssv": .space, "tsv": .tab, "pipes": .pipe, "multi": .repeat,
            "rows": .lists(.comma, of: .pipe),
          ]))
    }
  }

  var operationID: String {
    switch self {
    case .send: return "Form.send"
    }
  }
}

nonisolated indirect enum UploadEndpoint: Endpoint {
  /// `POST /upload`
  case send(file: UploadFile, usual: [String]? = nil, multi: [String]? = nil)

  var request: EndpointRequest {
    switch self {
    case .send(let file, let usual, let multi):
      return EndpointRequest(
        .post, "/upload",
        body: .multipart([
          .file("file", file), .text("usual", usual.styled(.comma)), .text("multi", multi),
        ]))
    }
  }

  var operationID: String {
    switch self {
    case .send: return "Upload.send"
    }
  }
}

nonisolated enum BodyEndpoint: Endpoint {
  /// `PUT /body`
  case send(Dog)

  var request: EndpointRequest {
    switch self {
    case .send(let body):
      return EndpointRequest(
        .put, "/body", body: .json(body).contentType("application/vnd.kennel+json"))
    }
  }

  var operationID: String {
    switch self {
    case .send: return "Body.send"
    }
  }
}
