import Foundation

extension RequestBuilder {
  /// Returns the headers of the client, the endpoint and the call, later ones in place of earlier
  /// ones.
  func headers(
    of plan: CallPlan, in context: WritingContext
  ) throws(RequestBuildingError) -> HTTPHeaders {
    var headers = HTTPHeaders()
    let isElsewhere = plan.parts.baseURL.map { isForeign($0) } ?? false
    for item in configuration.headers.items
    where !isElsewhere || !APIClient.Configuration.isCredential(item.name) {
      try add(item, to: &headers, context)
    }
    for item in plan.parts.headers.items { try add(item, to: &headers, context) }
    for field in plan.options.headers.fields {
      // An empty ID means no ID: it is not sent, nor is the endpoint's.
      if field.value.isEmpty, field.name.equalsIgnoringCase("Last-Event-ID") {
        headers.remove(field.name)
      } else {
        try headers.set(field.name, field.value)
      }
    }
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
    _ item: RequestItems.Item, to headers: inout HTTPHeaders, _ context: WritingContext
  ) throws(RequestBuildingError) {
    do throws(RequestBuildingError) {
      guard let text = try item.value.written(in: context).headerText else { return }
      try headers.set(item.name, text)
    } catch {
      throw RequestBuildingError("the header '\(item.name.shownSafely)': \(error.reason)")
    }
  }

  /// Adds what follows from the body and from the response that is wanted.
  func finish(
    _ headers: inout HTTPHeaders, for body: EncodedBody, of plan: CallPlan
  ) throws(RequestBuildingError) {
    let method = plan.parts.method
    try method.check()
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
    if !asksForCompression(plan), headers["Accept-Encoding"] == nil {
      try headers.set("Accept-Encoding", "identity")
    }
  }

  /// Returns which compressed bodies are a response to this call where the transport does not check them: URLSession on
  /// Linux takes one that was cut short for a whole one. Without compression the length tells.
  func uncheckedCompression(_ plan: CallPlan) -> UncheckedCompression {
    #if canImport(FoundationNetworking)
      plan.options.acceptsUncheckedCompression == true
        ? .accepted : plan.expected.uncheckedCompression(by: plan.parts.response)
    #else
      .accepted
    #endif
  }

  /// Returns whether a body may be compressed; a server may do it anyway.
  private func asksForCompression(_ plan: CallPlan) -> Bool {
    switch uncheckedCompression(plan) {
    case .accepted: true
    case .refused: false
    case .json, .wholeJSON: !plan.expected.isScalar(by: plan.parts.response)
    }
  }
}

/// The use that a caller has for the body of a response.
package enum ExpectedResponse: Sendable {
  case ignored, value, text, bytes
  /// A value that is a number, or in a format of its own.
  case number
  /// A value that is text: JSON or not.
  case string
  /// Value, text, bytes or nothing: the status tells.
  case any
  /// Piece by piece, each of this type.
  case streamed(type: String)

  /// The use that there is for a body from which a value of a type is read.
  package static func value(of type: any Any.Type) -> Self {
    let type = (type as? any OptionalValue.Type)?.wrapped ?? type
    if type == Data.self { return .bytes }
    if type == String.self { return .string }
    return isNumber(type) ? .number : .value
  }

  private static func isNumber(_ type: any Any.Type) -> Bool {
    if type == Decimal.self || type is any Numeric.Type { return true }
    guard let type = type as? any RawRepresentable.Type else { return false }
    func raw<Value: RawRepresentable>(_: Value.Type) -> any Any.Type { Value.RawValue.self }
    return raw(type) is any Numeric.Type
  }

  /// Returns whether the body as a whole is text or a number, or nobody looks at it: a cache may keep it for others.
  fileprivate func isScalar(by rules: ResponseRules) -> Bool {
    switch self {
    case .number, .string, .ignored: rules.unwrap.isEmpty && rules.success == nil
    default: false
    }
  }

  fileprivate func uncheckedCompression(by rules: ResponseRules) -> UncheckedCompression {
    switch self {
    case .bytes, .streamed, .text: .refused
    case .any:
      // What is read of it is not known.
      !rules.accept.isEmpty && whole(rules).allSatisfy { MediaType($0).isJSON }
        ? .wholeJSON : .refused
    case .ignored: rules.success == nil ? .accepted : .json
    case .number, .value: .json
    case .string: isScalar(by: rules) ? .wholeJSON : .json
    }
  }

  /// Returns whether a part of what was asked for is a success although nobody asked for a part: where the status is
  /// looked at, or the endpoint declares it (RFC 9110, §15.3.7).
  func mayBePartial(by rules: ResponseRules) -> Bool {
    if case .any = self { true } else { rules.acceptsPartialContent }
  }

  /// Returns the media types to ask for, by the endpoint's rules; nil: the transport's.
  package func accept(_ rules: ResponseRules) -> String? {
    let whole = whole(rules)
    switch self {
    case .streamed(Self.events):
      return rules.accept.first { MediaType($0).name == Self.events } ?? Self.events
    case .streamed(Self.lines):
      let lines = rules.accept.filter { MediaType($0).isJSONLines }
      return Self.ranked(lines.isEmpty ? whole.filter { $0.contains("json") } : lines) ?? Self.lines
    case .streamed(let type): return Self.ranked(rules.accept) ?? type
    case .value, .number, .string:
      return Self.ranked(Self.preferred(whole, areJSON: true)) ?? "application/json"
    case .text: return Self.ranked(whole) ?? "text/*"
    case .bytes: return Self.ranked(Self.preferred(whole, areJSON: false))
    case .ignored, .any: return Self.ranked(whole)
    }
  }

  /// Returns those types that are JSON, or those that are not; all where there are none.
  private static func preferred(_ types: [String], areJSON: Bool) -> [String] {
    let preferred = types.filter { MediaType($0).isJSON == areJSON }
    return preferred.isEmpty ? types : preferred
  }

  /// Returns the types of responses that are read as a whole.
  private func whole(_ rules: ResponseRules) -> [String] {
    rules.accept.filter { type in
      let type = MediaType(type)
      return type.name != Self.events && !type.isJSONLines
    }
  }

  /// Server-sent events.
  package static let events = "text/event-stream"
  /// JSON lines, by the name that most servers know.
  package static let lines = "application/x-ndjson"

  /// Ranks types, the best first: `image/png, image/jpeg;q=0.9`.
  private static func ranked(_ types: [String]) -> String? {
    if types.isEmpty { return nil }
    return types.enumerated().map { index, type in
      index == 0 ? type : "\(type);q=0.\(max(1, 10 - index))"
    }.joined(separator: ", ")
  }
}

/// Cookies of a request. Names and values are percent-encoded, since RFC 6265 has no way of
/// escaping; but not in the styles ``ParameterStyle/cookie`` and ``ParameterStyle/cookieComma``.
///
/// Lists and objects without a style of their own are several cookies: OpenAPI's table has `&`
/// there, which a server would take for a part of the value.
struct CookieWriter {
  private(set) var pairs: [String] = []

  mutating func append(
    _ item: RequestItems.Item, _ context: WritingContext
  ) throws(RequestBuildingError) {
    do throws(RequestBuildingError) {
      let value = try item.value.written(in: context)
      if value.style == .cookie || value.style == .cookieComma {
        pairs += try value.plainCookies(named: item.name)
      } else {
        var writer = QueryWriter(context: context, reserved: .cookie)
        writer.append(item.name, value)
        pairs += writer.text.split(separator: "&").map(String.init)
      }
    } catch {
      throw RequestBuildingError("the cookie '\(item.name.shownSafely)': \(error.reason)")
    }
  }
}

extension WrittenValue {
  /// Cookies as they are.
  ///
  /// - Throws: where a text has what would end a cookie, or the header.
  fileprivate func plainCookies(named name: String) throws(RequestBuildingError) -> [String] {
    var cookies: [(name: String, value: String?)] = []
    switch content {
    case _ where style == .cookieComma: cookies = [(name, joined())]
    case .object(let members): cookies = members.map { ($0.name, $0.value.flatText) }
    default: cookies = content.groups(paired: false).map { (name, $0[0]) }
    }
    var pairs: [String] = []
    for case (let name, let value?) in cookies {
      let isPlain = (name + value).unicodeScalars.allSatisfy {
        $0 != ";" && $0.value >= 0x20 && $0.value != 0x7F
      }
      guard isPlain, !name.contains("=") else {
        throw RequestBuildingError("it has a character that would end the cookie")
      }
      pairs.append("\(name)=\(value)")
    }
    return pairs
  }
}
