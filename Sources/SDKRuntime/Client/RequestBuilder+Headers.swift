import Foundation

extension RequestBuilder {
  /// Returns the headers of the client, the endpoint and the call, later ones in place of earlier
  /// ones.
  func headers(
    of plan: CallPlan, in context: WritingContext
  ) throws(RequestBuildingError) -> HTTPHeaders {
    var headers = HTTPHeaders()
    try add(configuration.headers, to: &headers, context)
    try add(plan.parts.headers, to: &headers, context)
    for field in plan.options.headers.fields { try headers.set(field.name, field.value) }
    try addCookies(plan.parts.cookies, to: &headers, context)
    return headers
  }

  private func addCookies(
    _ cookies: RequestItems, to headers: inout HTTPHeaders, _ context: WritingContext
  ) throws(RequestBuildingError) {
    var writer = CookieWriter()
    for item in cookies.items { try writer.append(item, context) }
    guard !writer.pairs.isEmpty else { return }
    let all = (headers["Cookie"].map { [$0] } ?? []) + writer.pairs
    try headers.set("Cookie", all.joined(separator: "; "))
  }

  /// Adds the idempotency key, unless the caller gave a header of that name.
  func addKey(
    to headers: inout HTTPHeaders, _ method: HTTPMethod, _ options: RequestOptions
  ) throws(RequestBuildingError) {
    guard let name = options.keyHeader, headers[name] == nil,
      options.idempotencyKey != nil || !method.isIdempotent
    else { return }
    try headers.set(name, options.idempotencyKey ?? UUID().uuidString)
  }

  private func add(
    _ items: RequestItems, to headers: inout HTTPHeaders, _ context: WritingContext
  ) throws(RequestBuildingError) {
    for item in items.items {
      do throws(RequestBuildingError) {
        guard let text = try item.value.written(in: context).headerText else { continue }
        try headers.set(item.name, text)
      } catch {
        throw RequestBuildingError("the header '\(item.name.shownSafely)': \(error.reason)")
      }
    }
  }

  /// Adds what follows from the body and from the response that is wanted.
  func finish(
    _ headers: inout HTTPHeaders, for body: EncodedBody, of plan: CallPlan
  ) throws(RequestBuildingError) {
    let method = plan.parts.method
    if case .none = body.body {
    } else if !method.allowsBody {
      throw RequestBuildingError("a \(method) request cannot have a body")
    }
    if let type = body.contentType, body.ownsContentType || headers["Content-Type"] == nil {
      try headers.set("Content-Type", type)
    }
    if headers["Accept"] == nil, let accept = plan.expected.accept(plan.parts.response) {
      try headers.set("Accept", accept)
    }
    if refusesCompression(plan), headers["Accept-Encoding"] == nil {
      try headers.set("Accept-Encoding", "identity")
    }
  }

  /// Returns whether a compressed body is no response to this call, since URLSession on Linux takes
  /// one that was cut short for a whole one; without compression the length tells. Of JSON the
  /// decoder does.
  func refusesCompression(_ plan: CallPlan) -> Bool {
    #if canImport(FoundationNetworking)
      !plan.expected.isJSON(by: plan.parts.response)
        && plan.options.acceptsUncheckedCompression != true
    #else
      false
    #endif
  }
}

/// The use that a caller has for the body of a response.
enum ExpectedResponse: Sendable {
  case ignored, value, text, bytes
  /// Value, text, bytes or nothing: the status tells.
  case any
  /// Piece by piece, each of this type.
  case streamed(type: String)

  /// Returns whether a body that was cut short would not decode, or would not be looked at.
  func isJSON(by rules: ResponseRules) -> Bool {
    switch self {
    case .bytes, .streamed, .text: false
    case .any: whole(rules).allSatisfy { MediaType($0).isJSON }
    case .ignored, .value: true
    }
  }

  /// Returns the media types to ask for, by the endpoint's rules; nil: the transport's.
  func accept(_ rules: ResponseRules) -> String? {
    let whole = whole(rules)
    switch self {
    case .streamed(Self.events):
      return rules.accept.first { MediaType($0).name == Self.events } ?? Self.events
    case .streamed(Self.lines):
      let lines = rules.accept.filter { MediaType($0).isJSONLines }
      return Self.ranked(lines.isEmpty ? whole.filter { $0.contains("json") } : lines) ?? Self.lines
    case .streamed(let type): return Self.ranked(rules.accept) ?? type
    case .value: return Self.ranked(whole) ?? "application/json"
    case .text: return Self.ranked(whole) ?? "text/*"
    case .ignored, .bytes, .any: return Self.ranked(whole)
    }
  }

  /// Returns the types of responses that are read as a whole.
  private func whole(_ rules: ResponseRules) -> [String] {
    rules.accept.filter { type in
      let type = MediaType(type)
      return type.name != Self.events && !type.isJSONLines
    }
  }

  /// Server-sent events.
  static let events = "text/event-stream"
  /// JSON lines, by the name that most servers know.
  static let lines = "application/x-ndjson"

  /// Ranks types, the best first: `image/png, image/jpeg;q=0.9`.
  private static func ranked(_ types: [String]) -> String? {
    if types.isEmpty { return nil }
    return types.enumerated().map { index, type in
      index == 0 ? type : "\(type);q=0.\(max(1, 10 - index))"
    }.joined(separator: ", ")
  }
}
