internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// What an operation's `responses` come to.
struct LoweredResponses {
  var response = Response()
  var stream: StreamResponse?
  /// The media types to ask for.
  var accept: [String] = []
  /// What the responses' headers mean, for people.
  var about: String?
  var examples: [ExampleDraft] = []
  var hasLink = false
  /// Whether a success has named a type, which later ones must not name the same.
  var hasNamedTypes = false
  var asksForJSON = false
}

/// A response, references followed, with the statuses it stands for.
struct ResponseSource {
  var statuses: ErrorBody.Statuses
  var key: String
  var element: Element
}

extension CallLowering {
  mutating func responses(of source: OperationSource) -> LoweredResponses {
    let responses = responseSources(of: source)
    let successes = responses.successes
    var lowered = LoweredResponses()
    var returned: [Response.Success] = []
    for response in successes {
      let success = success(response, source, &lowered)
      returned.append(Response.Success([response.statuses], success))
    }
    lowered.response.returns = Response.Returns(returned)
    if successes.isEmpty, !responses.isEmpty {
      // What a redirect leads to is not described.
      lowered.response.returns = responses.contains { $0.isRedirect } ? .bytes : .nothing
      if let redirect = responses.first(where: { $0.isRedirect }) {
        report(.redirect(redirect.element))
      }
    }
    lowered.response.errors = responses.failures.compactMap { error($0, source, &lowered) }
    if lowered.asksForJSON, !lowered.accept.isEmpty {
      lowered.accept.insert("application/json", at: 0)
    }
    lowered.about = headersText(successes)
    lowered.hasLink = successes.contains { $0.header("link") != nil }
    return lowered
  }

  /// In document order.
  private mutating func responseSources(of source: OperationSource) -> [ResponseSource] {
    guard let responses = source.element["responses"], !responses.members.isEmpty else {
      count(.noResponses, source.element)
      return []
    }
    return responses.members.filter { !$0.name.hasPrefix("x-") }.compactMap { member in
      guard let statuses = ErrorBody.Statuses(key: member.name) else {
        report(.badStatus(member))
        return nil
      }
      guard let element = resolved(member, "responses") else { return nil }
      check(element, "a response", keys: ["description", "headers", "content", "links", "summary"])
      if let links = element["links"], !links.members.isEmpty { count(.links, links) }
      return ResponseSource(statuses: statuses, key: member.name, element: element)
    }
  }

  /// What a success carries; streams, labels and examples go to `responses`.
  private mutating func success(
    _ response: ResponseSource, _ source: OperationSource, _ responses: inout LoweredResponses
  ) -> Response.Returns {
    let types = source.method == "HEAD" ? [] : mediaTypes(of: response)
    let place = place(
      of: response.element, in: source, responses.hasNamedTypes ? [response.key] : [], "response")
    responses.hasNamedTypes = true
    if let stream = types.first(where: { [.events, .lines].contains($0.kind) }),
      responses.stream == nil
    {
      responses.stream = self.stream(stream, place)
    }
    let plain = types.filter { ![.events, .lines].contains($0.kind) }
    guard let best = plain.first(where: { $0.kind == .json }) ?? plain.first else {
      return .nothing
    }
    for other in plain
    where other.kind != best.kind || best.kind == .json && other.name != best.name {
      count(.otherContent, other.element)
    }
    responses.ask(for: best, among: plain)
    switch best.kind {
    case .json: return json(best, response, place, &responses)
    case .text: return .text
    case .form, .multipart, .binary, .events, .lines:
      if !best.isBinaryByName { report(.rawContent(best)) }
      return .bytes
    }
  }

  private mutating func json(
    _ media: MediaType, _ response: ResponseSource, _ place: InlinePlace,
    _ responses: inout LoweredResponses
  ) -> Response.Returns {
    guard let schema = media.schema else { return .value(.scalar(.json)) }
    let type = schemas.type(of: schema, inside: place.place, words: place.words)
    if type.nonNull == .scalar(.bytes) { return .bytes }
    responses.examples += examples(of: media, response, type)
    return .value(type)
  }

  private mutating func error(
    _ response: ResponseSource, _ source: OperationSource, _ responses: inout LoweredResponses
  ) -> ErrorBody? {
    let types = source.method == "HEAD" ? [] : mediaTypes(of: response)
    guard let media = types.first(where: { $0.kind == .json }), let schema = media.schema else {
      if let other = types.first, other.kind != .json { count(.otherErrors, other.element) }
      return nil
    }
    let place = place(of: response.element, in: source, [response.key], "error")
    let type = schemas.type(of: schema, inside: place.place, words: place.words)
    responses.examples += examples(of: media, response, type)
    return ErrorBody(response.statuses, type.nonNull)
  }

  private mutating func mediaTypes(of response: ResponseSource) -> [MediaType] {
    response.element["content"].map { mediaTypes($0) } ?? []
  }
}

extension CallLowering {
  private mutating func stream(
    _ media: MediaType, _ place: InlinePlace
  ) -> StreamResponse {
    let name = media.kind == .events ? "event" : "line"
    var schema = media.schema
    // A list in JSON lines is the lines.
    if media.kind == .lines, let written = schema,
      case .found(let target) = documents.resolve(written), let items = target["items"]
    {
      schema = items
    }
    let type =
      schema.map {
        schemas.type(of: $0, inside: place.place, words: place.words.dropLast() + [name])
      }
      ?? .scalar(.json)
    if media.kind == .lines { return StreamResponse(kind: .lines(type)) }
    // No document says whether its server sends this; many do, and it is no value of any type.
    return StreamResponse(kind: .events(type), end: "[DONE]", endIsOptional: true)
  }

  /// The examples a response has for its JSON; whether they fit is seen when all models are known.
  private mutating func examples(
    of media: MediaType, _ response: ResponseSource, _ type: TypeReference
  ) -> [ExampleDraft] {
    guard let status = response.status else { return [] }
    if let value = media.element["example"] {
      return [ExampleDraft(name: "example", status: status, type: type, value: value)]
    }
    return (media.element["examples"]?.members ?? []).compactMap { member in
      guard let example = resolved(member, "examples"), let value = example["value"] else {
        return nil
      }
      return ExampleDraft(name: member.name, status: status, type: type, value: value)
    }
  }

  /// The headers a successful response has, as a list.
  private mutating func headersText(_ responses: [ResponseSource]) -> String? {
    var lines: [String] = []
    var seen: Set<String> = []
    for header in responses.flatMap({ $0.element["headers"]?.members ?? [] }) {
      guard seen.insert(header.name.lowercased()).inserted,
        let element = resolved(header, "headers")
      else { continue }
      let about = trimmed(header.text("description") ?? element.text("description"))?
        .split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("- `\(header.name)`" + (about.map { ": \($0)" } ?? ""))
    }
    return lines.isEmpty ? nil : "Headers of the response:\n" + lines.joined(separator: "\n")
  }
}
