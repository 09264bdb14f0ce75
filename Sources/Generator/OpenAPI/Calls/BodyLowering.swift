internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The body of a request.
struct LoweredBody {
  var body: Body
  /// nil: the one that goes with the kind of body.
  var contentType: String?
  var isOptional = false
  /// The Boolean property of the body that asks for a stream.
  var streamSwitch: String?

  /// The content of a media type as it is.
  static func raw(_ media: MediaType, isRequired: Bool) -> LoweredBody {
    LoweredBody(body: .raw(contentType: media.name), isOptional: !isRequired)
  }
}

/// Turns the `requestBody` of an operation into a body of the API.
struct BodyLowering {
  private let reader: DocumentReader

  init(_ reader: DocumentReader) { self.reader = reader }

  /// The body in the most expressive media type; nil when there is none.
  func body(
    of source: OperationSource, with schemas: inout SchemaLowering
  ) -> LoweredBody? {
    guard let use = source.element["requestBody"],
      let element = reader.resolved(use, in: "requestBodies")
    else { return nil }
    reader.check(element, "a request body", keys: ["description", "content", "required"])
    guard let content = element["content"] else {
      reader.report(.missingMember("content", of: "a request body", element))
      return nil
    }
    let types = reader.mediaTypes(content)
    let best = MediaType.Kind.bodyOrder.lazy.compactMap { kind in
      types.first { $0.kind == kind }
    }.first
    guard let best else { return nil }
    let isRequired = element.flag("required")
    let name = InlineName(of: element, in: source, "body")
    let body = body(best, isRequired: isRequired, named: name, with: &schemas)
    guard let body else { return nil }
    if ["GET", "HEAD", "TRACE"].contains(source.method) {
      reader.report(.bodyNotAllowed(source.method, use))
      return nil
    }
    for other in types where other.name != best.name { reader.count(.otherContent, other.element) }
    return body
  }

  private func body(
    _ media: MediaType, isRequired: Bool, named name: InlineName,
    with schemas: inout SchemaLowering
  ) -> LoweredBody? {
    switch media.kind {
    case .json: return json(media, isRequired: isRequired, named: name, with: &schemas)
    case .form, .multipart:
      let form = FormLowering(reader, media, isRequired: isRequired)
      return media.kind == .form
        ? form.form(named: name, with: &schemas) : form.multipart(named: name, with: &schemas)
    case .text:
      return LoweredBody(body: .text(contentType: media.name), isOptional: !isRequired)
    case .binary, .lines, .events:
      if !media.isBinaryByName { reader.report(.rawContent(media)) }
      return .raw(media, isRequired: isRequired)
    }
  }

  private func json(
    _ media: MediaType, isRequired: Bool, named name: InlineName,
    with schemas: inout SchemaLowering
  ) -> LoweredBody {
    let type = media.schema.map { schemas.type(of: $0, named: name) } ?? .scalar(.json)
    if type.nonNull == .scalar(.bytes) { return .raw(media, isRequired: isRequired) }
    return LoweredBody(
      body: .json(isRequired ? type : type.asOptional),
      contentType: media.isPlainJSON ? nil : media.name,
      streamSwitch: media.schema.flatMap { streamSwitch(of: $0) })
  }

  /// The property `stream` if the schema, or a member of its `allOf`, has such a Boolean.
  private func streamSwitch(of schema: Element, depth: Int = 0) -> String? {
    guard depth < 8, let schema = reader.schema(schema) else { return nil }
    if let property = schema["properties"]?["stream"], isBoolean(property) { return "stream" }
    return (schema["allOf"]?.elements ?? []).lazy
      .compactMap { streamSwitch(of: $0, depth: depth + 1) }.first
  }

  private func isBoolean(_ schema: Element) -> Bool {
    guard let schema = reader.schema(schema) else { return false }
    if schema.text("type") == "boolean" { return true }
    if schema["type"]?.elements.contains(where: { $0.node.string == "boolean" }) == true {
      return true
    }
    let members = (schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"])?.elements ?? []
    return members.contains { $0.text("type") == "boolean" }
  }
}

extension MediaType.Kind {
  /// The most expressive kind comes first.
  static let bodyOrder: [Self] = [.json, .form, .multipart, .text, .binary, .lines, .events]
}

extension MediaType {
  /// Nobody would expect anything but bytes.
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
