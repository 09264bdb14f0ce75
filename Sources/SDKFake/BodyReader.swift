internal import Foundation
internal import SDKCore

/// Reads bodies in the forms that the spec has for them, and judges what they say.
struct BodyReader: Sendable {
  let judge: SchemaJudge

  /// What a body says.
  struct Content: Sendable {
    /// nil: it is the bytes of a file, or nothing that can be read.
    var value: JSON?
    var patch: JSONPatch?
    var files: [KeptFile] = []
    var violations: [Violation] = []
  }

  var reader: WireReader { WireReader(judge: judge) }

  /// - `type`: the `Content-Type`, which is in the range of the media type.
  func read(_ data: Data, ofType type: String, as media: Media, at subject: String) -> Content {
    let own = MediaType(type)
    let name = own.name
    if own.isJSON { return json(data, name, media, at: subject) }
    if own.isJSONLines { return lines(data, media, at: subject) }
    if name.hasPrefix("multipart/") { return parts(data, type, media, at: subject) }
    if name == "text/event-stream" { return Content() }
    guard media.isForm || own.isXML || name.hasPrefix("text/") else {
      return Content(files: [KeptFile(field: nil, type: name, data: data)])
    }
    guard let text = Self.text(data, ofType: type) else {
      return failed("is no text in the charset that its type states", media, at: subject)
    }
    var content = Content()
    if media.isForm {
      content.value = reader.value(of: WireReader.items(of: text), raw: text, media)
    } else if own.isXML, let schema = media.schema, isStructured(schema) {
      guard let element = XMLElement(text) else { return failed("is no XML", media, at: subject) }
      var reading = XMLReading(reader)
      content.value = reading.value(ofRoot: element, schema, at: subject)
      content.violations = reading.violations
    } else {
      content.files = [KeptFile(field: nil, type: name, data: data)]
      content.value = reader.shaped(.text(text), media.schema)
    }
    content.violations += violations(of: content.value, media, at: subject)
    return content
  }

  /// Whether values are more than a text.
  private func isStructured(_ schema: Schema) -> Bool {
    !reader.kinds(of: schema).isDisjoint(with: [.object, .array])
      && !reader.kinds(of: schema).contains(.string)
  }

  private func violations(of value: JSON?, _ media: Media, at subject: String) -> [Violation] {
    guard let value, let schema = media.schema else { return [] }
    return judge.violations(of: value, by: schema, at: subject)
  }

  func failed(_ problem: String, _ media: Media, at subject: String) -> Content {
    Content(violations: [Violation(subject: subject, problem: problem, place: media.place)])
  }

  /// Returns the text of bytes; nil where they are no text in their charset, or the charset is unknown.
  private static func text(_ data: Data, ofType type: String) -> String? {
    switch Charset.encoding(MediaType.charset(type) ?? "utf-8") {
    // Bytes that mean nothing there are overlooked, as most servers do.
    case .utf8?, .ascii?: String(decoding: data, as: UTF8.self)
    case let encoding?: String(data: data, encoding: encoding)
    case nil: nil
    }
  }

  // MARK: JSON

  private func json(
    _ data: Data, _ type: String, _ media: Media, at subject: String
  ) -> Content {
    guard let value = try? JSON(text: data) else {
      return failed("is no JSON", media, at: subject)
    }
    var content = Content(value: value)
    if type == "application/json-patch+json" {
      // Some APIs have changes of their own, which they describe.
      let items = media.schema.flatMap { reader.items(of: $0) }
      let isPlain = media.schema.map { reader.kinds(of: $0).contains(.array) } ?? true
      if isPlain, items.map({ reader.properties(of: $0).isEmpty }) ?? true {
        content.violations = JSONPatch.violations(of: value, at: subject, media.place)
      }
      content.patch = JSONPatch(value)
    }
    var judged = value
    if type == "application/merge-patch+json", judge.direction == .request,
      let schema = media.schema
    {
      judged = withoutRemovals(value, schema)
    }
    content.violations += violations(of: judged, media, at: subject)
    return content
  }

  /// Returns a merge patch without the nulls that take a property away which need not be there (RFC 7396).
  private func withoutRemovals(_ patch: JSON, _ schema: Schema) -> JSON {
    guard let members = patch.objectValue else { return patch }
    let properties = reader.properties(of: schema)
    var rest: [String: JSON] = [:]
    for (name, value) in members {
      let property = properties[name]
      if value.isNull, let property, !property.isReadOnly, !reader.requires(name, of: schema) {
        continue
      }
      rest[name] = property.map { withoutRemovals(value, $0) } ?? value
    }
    return .object(rest)
  }

  /// JSON values one after the other.
  private func lines(_ data: Data, _ media: Media, at subject: String) -> Content {
    var content = Content()
    var items: [JSON] = []
    for line in StreamReader.lines(of: data) {
      guard let item = try? JSON(text: Data(line)) else {
        return failed("has the line \(items.count + 1), which is no JSON", media, at: subject)
      }
      if let schema = media.itemSchema {
        content.violations += judge.violations(
          of: item, by: schema, at: "\(subject)[\(items.count)]")
      }
      items.append(item)
    }
    content.value = .array(items)
    if let schema = media.schema, reader.kinds(of: schema).contains(.array) {
      content.violations += violations(of: content.value, media, at: subject)
    }
    return content
  }
}
