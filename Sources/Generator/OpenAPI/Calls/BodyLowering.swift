internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Turns the `requestBody` of an operation into bodies of the API.
struct BodyLowering {
  private let reader: DocumentReader

  init(_ reader: DocumentReader) { self.reader = reader }

  /// The body in the most expressive media type, then in others that say something else; none when
  /// there is none.
  func bodies(
    of source: OperationSource, with schemas: inout SchemaLowering
  ) -> [OfferedBody] {
    guard let use = source.element["requestBody"],
      let element = reader.resolved(use, in: "requestBodies")
    else { return [] }
    reader.check(element, "a request body", keys: ["description", "content", "required"])
    guard let content = element["content"] else {
      reader.report(.missingMember("content", of: "a request body", element))
      return []
    }
    let types = reader.mediaTypes(content)
    let ordered = MediaType.Kind.bodyOrder.compactMap { kind in
      switch kind {
      case .json: json(of: types, schemas)
      case .multipart:
        types.first { $0.kind == kind && $0.sentParts == nil } ?? types.first { $0.kind == kind }
      case .form, .text, .binary, .lines, .events: types.first { $0.kind == kind }
      }
    }
    guard let best = ordered.first else { return [] }
    let name = InlineName(of: element, in: source, "body")
    let isRequired = element.flag("required")
    let body = body(best, isRequired: isRequired, named: name, with: &schemas)
    guard let body else { return [] }
    if ["GET", "HEAD", "TRACE"].contains(source.method) {
      reader.report(.bodyNotAllowed(source.method, use))
      return []
    }
    if best.kind == .json || best.kind == .form,
      !types.contains(where: { $0.kind == .multipart }),
      let name = best.schema.flatMap({ schemas.bytesProperty(of: $0) })
    {
      reader.report(.bytesInText(name, best, best.kind == .form ? "a form" : "JSON"))
    }
    var others: [OfferedBody] = []
    var left = types.filter { $0.name != best.name }
    let order = best.schema.map { schemas.merged($0).properties.map(\.name) } ?? []
    for media in ordered.dropFirst() {
      guard var other = other(media, named: name, order: order, with: &schemas),
        !body.body.isRaw || !other.body.isRaw
      else { continue }
      // A call without any arguments sends no body, or the best.
      if !isRequired, !body.isRequired { other.body.requireFile() }
      others.append(other)
      left.removeAll { $0.name == media.name }
    }
    for media in left where !media.sharesKey(with: best) {
      reader.count(.otherContent, media.element)
    }
    return [body] + others
  }

  /// The first JSON, if it can be sent as what it says. A JSON Patch is a list, so an object is another kind of JSON, and
  /// what has a wildcard is no type.
  private func json(of types: [MediaType], _ schemas: SchemaLowering) -> MediaType? {
    let types = types.filter { $0.kind == .json }
    func fits(_ media: MediaType) -> Bool {
      if MediaType.essence(media.name) == "application/json-patch+json" {
        return media.schema.map { schemas.merged($0).isObject } != true
      }
      return !media.isRange
    }
    guard let first = types.first, !fits(first) else { return types.first }
    return types.first { fits($0) && $0.isPlainJSON } ?? types.first(where: fits) ?? first
  }

  private func body(
    _ media: MediaType, isRequired: Bool, named name: InlineName,
    with schemas: inout SchemaLowering
  ) -> OfferedBody? {
    let isRequired = isRequired || media.schema.map { schemas.requiresProperties($0) } == true
    switch media.kind {
    case .json: return json(media, isRequired: isRequired, named: name, with: &schemas)
    case .form, .multipart:
      let form = FormLowering(reader, media, isRequired: isRequired)
      return media.kind == .form
        ? form.form(named: name, with: &schemas) : form.multipart(named: name, with: &schemas)
    case .text:
      if media.isRange { reader.report(.rangeOfTypes(media)) }
      if media.schema.map(schemas.isNoText) == true { reader.report(.unreadText(media)) }
      return OfferedBody(.text(contentType: media.sent), isOptional: !isRequired)
    case .binary, .lines, .events:
      if media.isRange {
        reader.report(.rangeOfTypes(media))
      } else if !media.isBinaryByName, media.schema.map(schemas.isBytes) != true {
        reader.report(.rawContent(media))
      }
      return .raw(media, isRequired: isRequired)
    }
  }

  /// A body beside the best one: files in a multipart body, or bytes, which no other kind can say. Fields that the
  /// best one has too are in its `order`, so that the arguments of overloads are.
  private func other(
    _ media: MediaType, named name: InlineName, order: [String],
    with schemas: inout SchemaLowering
  ) -> OfferedBody? {
    switch media.kind {
    case .binary where media.isFileByName || media.isRange || schemas.isFile(media):
      if media.isRange { reader.report(.rangeOfTypes(media)) }
      return .raw(media, isRequired: true)
    case .multipart:
      guard let schema = media.schema,
        schemas.merged(schema).isObject || schemas.hasFiles(schema)
      else { return nil }
      let form = FormLowering(reader, media, isRequired: true)
      guard var body = form.multipart(named: name.appending("multipart"), with: &schemas),
        case .multipart(let parts) = body.body,
        parts.contains(where: { $0.isFile && !$0.isEach }) || schemas.hasFiles(schema)
      else { return nil }
      body.body = .multipart(parts.sorted(like: order))
      return body
    case .json, .form, .text, .binary, .lines, .events: return nil
    }
  }

  private func json(
    _ media: MediaType, isRequired: Bool, named name: InlineName,
    with schemas: inout SchemaLowering
  ) -> OfferedBody {
    if media.schema.map(schemas.isBytes) == true { return .raw(media, isRequired: isRequired) }
    let type = media.schema.map { schemas.type(of: $0, named: name) } ?? .scalar(.json)
    return OfferedBody(
      .json(isRequired ? type.stated : type.asOptional),
      contentType: media.isPlainJSON ? nil : media.sent,
      switchField: media.schema.flatMap { schemas.streamSwitch(of: $0) })
  }
}

extension OfferedBody {
  /// The content of a media type as it is.
  static func raw(_ media: MediaType, isRequired: Bool) -> OfferedBody {
    OfferedBody(.raw(contentType: media.sent), isOptional: !isRequired)
  }

  fileprivate var isRequired: Bool {
    switch body {
    case .json(let type), .formValue(let type, _): !type.isOptional
    case .multipart(let parts), .form(let parts):
      parts.contains { $0.type.map { !$0.isOptional } ?? true }
    case .text, .raw: !isOptional
    }
  }
}

extension Body {
  /// Makes callers state the first file, be it nil, where they may leave out all parts.
  fileprivate mutating func requireFile() {
    guard case .multipart(var parts) = self, parts.allSatisfy({ $0.type?.isOptional ?? true }),
      let file = parts.firstIndex(where: \.isFile)
    else { return }
    parts[file].isRequired = true
    self = .multipart(parts)
  }

  /// Bytes may be what a form without fields is sent as; their methods could not be told apart.
  fileprivate var isRaw: Bool { if case .raw = self { true } else { false } }
}

extension Parameter {
  fileprivate var isFile: Bool {
    type?.parts.contains(.scalar(.file)) == true
  }
}

extension [Parameter] {
  /// Returns the parameters in the order of names; one that is not among them stays behind the one before it.
  fileprivate func sorted(like names: [String]) -> Self {
    var last = -1
    let ranks = map { parameter in
      last = names.firstIndex(of: parameter.name) ?? last
      return last
    }
    return indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
  }
}

extension TypeReference {
  /// The type of a value that must be there, and may be null.
  fileprivate var stated: TypeReference {
    if case .optional(let inner) = self { .nullable(inner.unwrapped) } else { self }
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
    return isFileByName
      || essence.hasPrefix("application/vnd.") && !essence.hasSuffix("+xml")
  }

  /// The content of a file of whatever kind.
  var isFileByName: Bool { Self.isFile(essence: Self.essence(name)) }

  /// Returns whether a media type is that of a file of whatever kind.
  static func isFile(essence: String) -> Bool {
    files.contains(essence) || kindsOfFiles.contains { essence.hasPrefix($0) }
  }

  private static let kindsOfFiles = ["image/", "audio/", "video/", "font/", "model/"]

  private static let files: Set = [
    "application/octet-stream", "application/pdf", "application/zip", "application/gzip",
    "application/x-tar", "application/x-gzip",
  ]
}
