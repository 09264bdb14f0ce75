internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// A request's body, with what is said of it beside its type.
struct LoweredBody {
  var body: Body
  /// nil: as the kind of body says.
  var contentType: String?
  var isOptional = false
  /// A Boolean of the body that asks for a stream.
  var streamSwitch: String?
}

extension CallLowering {
  /// The body in the form that says most; nil when there is none.
  mutating func body(of source: OperationSource) -> LoweredBody? {
    guard let use = source.element["requestBody"], let element = resolved(use, "requestBodies")
    else { return nil }
    check(element, "a request body", keys: ["description", "content", "required"])
    guard let content = element["content"] else {
      report(.missingMember("content", of: "a request body", element))
      return nil
    }
    let types = mediaTypes(content)
    let best = MediaType.Kind.bodyOrder.lazy.compactMap { kind in
      types.first { $0.kind == kind }
    }.first
    guard let best else { return nil }
    let isRequired = element.flag("required")
    let place = place(of: element, in: source, [], "body")
    guard let lowered = body(best, isRequired: isRequired, place) else { return nil }
    if ["GET", "HEAD", "TRACE"].contains(source.method) {
      report(.bodyNotAllowed(source.method, use))
      return nil
    }
    for other in types where other.name != best.name { count(.otherContent, other.element) }
    return lowered
  }

  private mutating func body(
    _ media: MediaType, isRequired: Bool, _ place: InlinePlace
  ) -> LoweredBody? {
    switch media.kind {
    case .json, .lines, .events: return json(media, isRequired: isRequired, place)
    case .form: return form(media, isRequired: isRequired, place)
    case .multipart: return multipart(media, isRequired: isRequired, place)
    case .text:
      return LoweredBody(body: .text(contentType: media.name), isOptional: !isRequired)
    case .binary:
      if !media.isBinaryByName { report(.rawContent(media)) }
      return LoweredBody(body: .raw(contentType: media.name), isOptional: !isRequired)
    }
  }

  private mutating func json(
    _ media: MediaType, isRequired: Bool, _ place: InlinePlace
  ) -> LoweredBody {
    if media.kind != .json { report(.rawContent(media)) }
    guard media.kind == .json else {
      return LoweredBody(body: .raw(contentType: media.name), isOptional: !isRequired)
    }
    let type =
      media.schema.map { schemas.type(of: $0, inside: place.place, words: place.words) }
      ?? .scalar(.json)
    if type.nonNull == .scalar(.bytes) {
      return LoweredBody(body: .raw(contentType: media.name), isOptional: !isRequired)
    }
    return LoweredBody(
      body: .json(isRequired ? type : type.asOptional),
      contentType: media.isPlainJSON ? nil : media.name,
      streamSwitch: media.schema.flatMap { streamSwitch(of: $0) })
  }

  /// `stream`, where the body has such a Boolean: found by a look at the schema, through `allOf`.
  private func streamSwitch(of schema: Element, depth: Int = 0) -> String? {
    guard depth < 8, case .found(let schema) = documents.resolve(schema) else { return nil }
    if let property = schema["properties"]?["stream"], isBoolean(property) { return "stream" }
    return (schema["allOf"]?.elements ?? []).lazy
      .compactMap { streamSwitch(of: $0, depth: depth + 1) }.first
  }

  private func isBoolean(_ schema: Element) -> Bool {
    guard case .found(let schema) = documents.resolve(schema) else { return false }
    if schema.text("type") == "boolean" { return true }
    if schema["type"]?.elements.contains(where: { $0.node.string == "boolean" }) == true {
      return true
    }
    let members = (schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"])?.elements ?? []
    return members.contains { $0.text("type") == "boolean" }
  }
}

extension MediaType.Kind {
  /// What says most comes first.
  static let bodyOrder: [Self] = [.json, .form, .multipart, .text, .binary, .lines, .events]
}

extension MediaType {
  /// Whether nobody would expect anything but bytes.
  var isBinaryByName: Bool {
    let essence = Self.essence(name)
    let isMedia = ["image/", "audio/", "video/", "font/", "model/"].contains {
      essence.hasPrefix($0)
    }
    return isMedia
      || [
        "application/octet-stream", "application/pdf", "application/zip", "application/gzip",
        "application/x-tar", "application/x-gzip",
      ].contains(essence) || essence.hasPrefix("application/vnd.") && !essence.hasSuffix("+xml")
  }
}
