internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The `responses` of an operation, lowered.
struct LoweredResponses {
  var response = Response()
  /// The streams, one of each kind, the first in the document first.
  var streams: [StreamResponse] = []
  /// The media types to ask for.
  var accept: [String] = []
  /// The description of the responses' headers.
  var about: String?
  /// What the document says of what is returned.
  var returnsAbout: String?
  var onlyCreates = false
  var examples: [ExampleDraft] = []
  var streamExamples: [StreamExampleDraft] = []
  var hasLink = false
  /// Files that JSON may stand for.
  fileprivate var files: [MediaType] = []
  /// A success has named a type; later ones must not use the same name.
  var hasNamedTypes = false
  var asksForJSON = false
}

/// A response, references followed, with the statuses it stands for.
struct ResponseSource {
  var statuses: ErrorBody.Statuses
  var key: String
  var element: Element
}

/// Turns the `responses` of an operation into a response of the API.
struct ResponseLowering {
  let reader: DocumentReader
  let source: OperationSource

  init(_ reader: DocumentReader, _ source: OperationSource) {
    self.reader = reader
    self.source = source
  }

  func responses(with schemas: inout SchemaLowering) -> LoweredResponses {
    let responses = responseSources()
    let successes = responses.successes
    var lowered = LoweredResponses()
    var returned: [Response.Success] = []
    var anyTypes: [MediaType]?
    for response in successes {
      let types = mediaTypes(of: response)
      if response.statuses == .other { anyTypes = types }
      let success = success(response, types, with: &schemas, adding: &lowered)
      returned.append(Response.Success([response.statuses], success))
    }
    lowered.response.returns = Response.Returns(returned)
    for file in lowered.files {
      if case .value = lowered.response.returns {
        lowered.accept.append(file.asked)
      } else {
        reader.count(.otherContent, file.element)
      }
    }
    lowered.response.acceptsPartialContent =
      switch lowered.response.returns {
      case .choice: false  // The status is read.
      case .nothing, .value, .bytes, .file, .text:
        successes.contains { $0.statuses == .exactly(206) }
      }
    if successes.isEmpty, !responses.isEmpty {
      // The target of a redirect is not described.
      lowered.response.returns = responses.contains { $0.isRedirect } ? .bytes : .nothing
      if let redirect = responses.first(where: { $0.isRedirect }) {
        reader.report(.redirect(redirect.element))
      }
    }
    lowered.response.errors = responses.failures.compactMap { response in
      let known = response.statuses == .other ? anyTypes : nil
      return error(
        response, known ?? mediaTypes(of: response), isSuccess: known != nil, with: &schemas,
        adding: &lowered)
    }
    lowered.finishAccept()
    lowered.about = headersText(successes)
    lowered.returnsAbout = returnedText(successes)
    lowered.onlyCreates =
      !successes.isEmpty && successes.allSatisfy { $0.statuses == .exactly(201) }
    lowered.hasLink = successes.contains { $0.header("link") != nil }
    return lowered
  }

  /// In document order.
  private func responseSources() -> [ResponseSource] {
    guard let responses = source.element["responses"], !responses.members.isEmpty else {
      reader.count(.noResponses, source.element)
      return []
    }
    return responses.members.filter { !$0.name.hasPrefix("x-") }.compactMap { member in
      guard let statuses = ErrorBody.Statuses(key: member.name) else {
        reader.report(.badStatus(member))
        return nil
      }
      guard let element = reader.resolved(member, in: "responses") else { return nil }
      reader.check(
        element, "a response", keys: ["description", "headers", "content", "links", "summary"])
      for header in element["headers"]?.members ?? [] {
        if case .found(let header) = reader.documents.resolve(header) {
          reader.checkExamples(of: header)
        }
      }
      if let links = element["links"], !links.members.isEmpty { reader.count(.links, links) }
      return ResponseSource(statuses: statuses, key: member.name, element: element)
    }
  }

  /// Indicates that a `200` says nothing of its body where the path says that it leads to the content of something.
  private func leavesOutContent(_ response: ResponseSource) -> Bool {
    guard isRead(source.method), response.statuses == .exactly(200),
      case .literal(let text)? = source.key.parts.last
    else { return false }
    return Operation.leadsToContent(text)
  }

  /// The content of a success; streams, media types and examples go to `responses`.
  private func success(
    _ response: ResponseSource, _ types: [MediaType], with schemas: inout SchemaLowering,
    adding responses: inout LoweredResponses
  ) -> Response.Returns {
    let name = InlineName(
      of: response.element, in: source, status: responses.hasNamedTypes ? response.key : nil,
      "response")
    responses.hasNamedTypes = true
    StreamContents(reader, types).add(to: &responses, named: name, with: &schemas)
    let plain = types.filter { ![.events, .lines].contains($0.kind) }
    guard let best = best(of: plain, schemas) else {
      return types.isEmpty && leavesOutContent(response) ? .bytes : .nothing
    }
    for other in plain
    where (other.kind != best.kind || best.kind == .json && other.name != best.name)
      && !other.sharesKey(with: best)
    {
      if best.kind == .json, schemas.isFile(other) {
        responses.files.append(other)
      } else {
        reader.count(.otherContent, other.element)
      }
    }
    responses.ask(for: best, among: plain)
    switch best.kind {
    case .json:
      guard let schema = best.schema else { return .value(.scalar(.json)) }
      if schemas.isBytes(schema) { return .bytes }
      let type = schemas.type(of: schema, named: name)
      responses.examples += examples(of: best, response, as: type, schemas.graph)
      return .value(type)
    case .text:
      if best.schema.map(schemas.isNoText) == true { reader.report(.unreadText(best)) }
      return .text
    case .form, .multipart, .binary, .events, .lines:
      let isBytes = best.isBinaryByName || best.schema.map(schemas.isBytes) == true
      if !isBytes { reader.report(.rawContent(best)) }
      return .bytes
    }
  }

  /// JSON, unless it says nothing of the content, or that it is bytes, and another type says that it is a file.
  private func best(of types: [MediaType], _ schemas: SchemaLowering) -> MediaType? {
    guard let json = types.first(where: { $0.kind == .json }) else { return types.first }
    let file = types.first { $0.kind == .binary && ($0.isFileByName || $0.name.hasPrefix("*")) }
    guard let file else { return json }
    guard let schema = json.schema else { return file }
    let merged = schemas.merged(schema)
    if merged.isAnything { return file }
    return schemas.isBytes(schema) || schemas.scalar(of: merged) == .data ? file : json
  }

  /// - `isSuccess`: it is `default` and stands for successes too, by which all else of it has been read.
  private func error(
    _ response: ResponseSource, _ types: [MediaType], isSuccess: Bool,
    with schemas: inout SchemaLowering, adding responses: inout LoweredResponses
  ) -> ErrorBody? {
    guard let media = types.first(where: { $0.kind == .json }), let schema = media.schema else {
      if let other = types.first, other.kind != .json, !response.isRedirect, !isSuccess {
        reader.count(.otherErrors, other.element)
      }
      return nil
    }
    let name = InlineName(
      of: response.element, in: source, status: response.key, "error")
    let type = schemas.type(of: schema, named: name)
    responses.examples += examples(of: media, response, as: type, schemas.graph)
    return ErrorBody(response.statuses, type.nonNull)
  }

  private func mediaTypes(of response: ResponseSource) -> [MediaType] {
    guard source.method != "HEAD", let content = response.element["content"] else { return [] }
    if response.isEmpty {
      if !content.members.isEmpty { reader.count(.emptyStatus, content) }
      return []
    }
    return reader.mediaTypes(content)
  }
}

extension DocumentReader {
  /// Returns the `example` of a media type, else its `examples`, as values or texts of values.
  func examples(of media: Element) -> [(name: String, value: Element, isText: Bool)] {
    if let value = media["example"] { return [("example", value, false)] }
    return (media["examples"]?.members ?? []).compactMap { member in
      guard let example = resolved(member, in: "examples") else { return nil }
      if let value = example["value"] ?? example["dataValue"] { return (member.name, value, false) }
      return example["serializedValue"].map { (member.name, $0, true) }
    }
  }
}

extension ResponseLowering {
  /// The examples of a response's JSON, to be checked when all models are known.
  private func examples(
    of media: MediaType, _ response: ResponseSource, as type: TypeReference, _ graph: SchemaGraph
  ) -> [ExampleDraft] {
    guard let status = response.statuses.first, let schema = media.schema else { return [] }
    func draft(_ name: String, _ value: Element) -> ExampleDraft {
      var value = value
      value.node = graph.meant(value.node, by: graph.merged(body: schema))
      return ExampleDraft(name: name, status: status, type: type, value: value)
    }
    return reader.examples(of: media.element).compactMap { name, value, isText in
      (isText ? value.serializedJSON : value).map { draft(name, $0) }
    }
  }
}

extension ResponseLowering {
  /// A list of the headers of successful responses, but for those that say the same everywhere.
  private func headersText(_ responses: [ResponseSource]) -> String? {
    var lines: [String] = []
    var seen: Set<String> = []
    for header in responses.flatMap({ $0.element["headers"]?.members ?? [] }) {
      guard seen.insert(header.name.lowercased()).inserted, !isCommon(header),
        let element = reader.resolved(header, in: "headers")
      else { continue }
      let about = (header.markdown("description") ?? element.markdown("description"))?
        .split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("- `\(header.name)`" + (about.map { ": \($0)" } ?? ""))
    }
    return lines.isEmpty ? nil : "Headers of the response:\n" + lines.joined(separator: "\n")
  }

  /// A component, or a header that tells of the service and the connection, not of the operation.
  private func isCommon(_ header: Element) -> Bool {
    let name = header.name.lowercased()
    return header["$ref"] != nil || commonHeaders.contains(name)
      || commonParts.contains { name.contains($0) }
  }
}

/// Headers that any response may have, whatever is asked for (RFC 9110, RFC 9111, CORS).
private let commonHeaders: Set = [
  "age", "alt-svc", "cache-control", "connection", "content-encoding", "content-language",
  "content-length", "content-type", "date", "deprecation", "etag", "expires", "keep-alive",
  "last-modified", "link", "pragma", "retry-after", "server", "set-cookie", "sunset",
  "transfer-encoding", "vary", "via", "warning", "www-authenticate", "x-powered-by",
]

private let commonParts = [
  "access-control-", "ratelimit", "rate-limit", "request-id", "correlation-id", "trace",
  "api-version",
]
