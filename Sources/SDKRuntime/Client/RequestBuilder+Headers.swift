import Foundation

extension RequestBuilder {
  /// Those of the client, the endpoint and the call, later ones in place of earlier ones.
  func headers(
    _ parts: EndpointRequest, _ options: RequestOptions, _ context: WritingContext
  ) throws(RequestBuildingError) -> HTTPHeaders {
    var headers = HTTPHeaders()
    try add(configuration.headers, to: &headers, context)
    try add(parts.headers, to: &headers, context)
    for field in options.headers.fields { try headers.set(field.name, field.value) }
    return headers
  }

  private func add(
    _ items: RequestItems, to headers: inout HTTPHeaders, _ context: WritingContext
  ) throws(RequestBuildingError) {
    for item in items.items {
      do throws(RequestBuildingError) {
        let texts = try item.value.written(in: context)
        if case .none = texts { continue }
        if case .list(let values, _) = texts, values.isEmpty { continue }
        try headers.set(item.name, texts.scalars().joined(separator: ","))
      } catch {
        throw RequestBuildingError("the header '\(item.name.shownSafely)': \(error.reason)")
      }
    }
  }

  /// Adds what follows from the body and from the answer that is wanted.
  func finish(
    _ headers: inout HTTPHeaders, _ body: EncodedBody, _ method: HTTPMethod,
    _ answer: ExpectedAnswer
  ) throws(RequestBuildingError) {
    if case .none = body.body {
    } else if !method.allowsBody {
      throw RequestBuildingError("a \(method) request cannot have a body")
    }
    if let type = body.contentType, body.ownsContentType || headers["Content-Type"] == nil {
      try headers.set("Content-Type", type)
    }
    switch answer {
    case .ignored: break
    case .value:
      if headers["Accept"] == nil { try headers.set("Accept", "application/json") }
    case .bytes:
      // URLSession on Linux takes a compressed body that was cut short for a whole one; without
      // compression the length tells.
      if headers["Accept-Encoding"] == nil { try headers.set("Accept-Encoding", "identity") }
    case .streamed(let type):
      if headers["Accept"] == nil { try headers.set("Accept", type) }
      if headers["Accept-Encoding"] == nil { try headers.set("Accept-Encoding", "identity") }
    }
  }
}

/// What a caller does with the body of an answer.
enum ExpectedAnswer: Sendable {
  case ignored, value, bytes
  /// Piece by piece, each of this type.
  case streamed(type: String)
}
