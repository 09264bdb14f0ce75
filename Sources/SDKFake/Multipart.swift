internal import Foundation
internal import SDKCore

/// The parts of a body of `multipart/form-data` or another `multipart` (RFC 7578, RFC 2046).
struct Multipart: Sendable {
  struct Part: Sendable {
    /// Empty: it has none.
    var name: String
    var fileName: String?
    var headers: HTTPHeaders
    var body: Data

    var contentType: String? { headers["Content-Type"] }
  }

  var parts: [Part] = []

  private static let lineEnd = Data("\r\n".utf8)

  /// Nil where the type has no boundary, or the body does not end with it.
  init?(_ data: Data, contentType: String) {
    guard let boundary = MediaRange(contentType).parameters["boundary"], !boundary.isEmpty else {
      return nil
    }
    let delimiter = Self.lineEnd + Data("--\(boundary)".utf8)
    var rest = data[...]
    if rest.starts(with: delimiter.dropFirst(2)) {
      rest = rest.dropFirst(delimiter.count - 2)
    } else if let first = Self.range(of: delimiter, in: rest) {
      rest = rest[first.upperBound...]
    } else {
      return nil
    }
    while !rest.starts(with: Data("--".utf8)) {
      guard let next = Self.range(of: delimiter, in: rest) else { return nil }
      if let line = rest.range(of: Self.lineEnd), line.upperBound <= next.lowerBound {
        parts += Part(rest[line.upperBound..<next.lowerBound]).map { [$0] } ?? []
      }
      rest = rest[next.upperBound...]
    }
  }

  /// A delimiter is all of its line, but for blanks behind it.
  private static func range(of delimiter: Data, in data: Data) -> Range<Data.Index>? {
    var rest = data
    while let found = rest.range(of: delimiter) {
      rest = rest[found.upperBound...]
      let end = rest.drop { $0 == 0x20 || $0 == 0x09 }
      if rest.starts(with: Data("--".utf8)) || end.starts(with: lineEnd) { return found }
    }
    return nil
  }
}

extension Multipart.Part {
  /// - `text`: what is between two delimiters.
  fileprivate init?(_ text: Data) {
    var headers = HTTPHeaders()
    let blank = Data("\r\n\r\n".utf8)
    if text.starts(with: blank.prefix(2)) {
      body = Data(text.dropFirst(2))
    } else {
      guard let end = text.range(of: blank) else { return nil }
      for line in String(decoding: text[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
      {
        let halves = line.split(separator: ":", maxSplits: 1)
        guard halves.count == 2 else { continue }
        headers.append(
          halves[0].trimmingCharacters(in: .whitespaces),
          halves[1].trimmingCharacters(in: .whitespaces))
      }
      body = Data(text[end.upperBound...])
    }
    // RFC 2183, and RFC 8187 for what is no ASCII
    let disposition = MediaRange("x/x;" + (headers["Content-Disposition"] ?? "")).parameters
    let extended = disposition["filename*"]?.split(separator: "'", maxSplits: 2).last
    name = disposition["name"] ?? ""
    fileName = extended?.removingPercentEncoding ?? disposition["filename"]
    self.headers = headers
  }

  /// The bytes, which a part may have in base64 where others are as they are.
  var content: Data {
    guard headers["Content-Transfer-Encoding"]?.lowercased() == "base64" else { return body }
    return Data(base64Encoded: body, options: .ignoreUnknownCharacters) ?? body
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}

extension BodyReader {
  func parts(_ data: Data, _ type: String, _ media: Media, at subject: String) -> Content {
    guard let form = Multipart(data, contentType: type) else {
      return failed("is no multipart body that ends with its boundary", media, at: subject)
    }
    var content = Content()
    let kinds = media.schema.map { reader.kinds(of: $0).subtracting(.null) }
    let isUnnamed = !form.parts.isEmpty && form.parts.allSatisfy(\.name.isEmpty)
    // What is no object is the parts, whatever they are called.
    guard !isUnnamed, kinds != .array, kinds != .string else {
      readUnnamed(form, media, at: subject, &content)
      return content
    }
    var fields = PartFields()
    for part in form.parts { read(part, of: media, at: subject, &fields, &content) }
    var members = reader.value(of: fields.items, media).objectValue ?? [:]
    for (name, values) in fields.values {
      members[name] = values.count > 1 || fields.lists.contains(name) ? .array(values) : values[0]
    }
    content.value = .object(members)
    if let schema = media.schema {
      content.violations += judge.violations(of: .object(members), by: schema, at: subject)
    }
    return content
  }

  /// What is known of the fields while parts are read.
  private struct PartFields {
    var values: [String: [JSON]] = [:]
    var lists: Set<String> = []
    /// Those that are read as the fields of a form are.
    var items: [(name: String, value: String)] = []
  }

  private func read(
    _ part: Multipart.Part, of media: Media, at subject: String, _ fields: inout PartFields,
    _ content: inout Content
  ) {
    let properties = media.schema.map { reader.properties(of: $0) } ?? [:]
    let bare = part.name.hasSuffix("[]") ? String(part.name.dropLast(2)) : part.name
    let name = properties[part.name] == nil ? bare : part.name
    let encoding = media.encodings[name]
    let property = properties[name] ?? media.schema.flatMap { reader.other(name, of: $0) }
    let isList = property.map { reader.kinds(of: $0).subtracting(.null) == .array } ?? false
    let index = fields.values[name]?.count ?? 0
    let item = isList ? property.flatMap { reader.items(of: $0, at: index) } : property
    let isFile = part.fileName != nil || item.map { reader.isFile($0) } == true
    let head = String(name.prefix { $0 != "[" })
    let isNested = head != name && properties[name] == nil && properties[head] != nil
    if !isFile, property == nil || isNested || encoding?.style != nil {
      return fields.items.append((part.name, part.text))
    }
    let place = "\(subject).\(name)" + (isList ? "[\(index)]" : "")
    judge(part, encoding, at: place, &content)
    if isFile {
      content.files.append(
        KeptFile(
          field: part.name, name: part.fileName,
          type: MediaType(part.contentType ?? "application/octet-stream").name, data: part.content))
    }
    // An empty list.
    if isList, !isFile, part.content.isEmpty, property.map({ judge.isValid([], $0) }) == true {
      fields.lists.insert(name)
      fields.values[name, default: []] += []
      return
    }
    var values = [value(of: part, item, isFile: isFile, media, at: place, &content)]
    // All of a list in one part.
    if isList, case .array(let items)? = values.first,
      part.contentType.map({ MediaRange($0).isJSON }) == true,
      item.map({ !reader.kinds(of: $0).contains(.array) }) ?? true
    {
      values = items
    }
    if isList { fields.lists.insert(name) }
    fields.values[name, default: []] += values
  }

  /// Judges what is said of a part.
  private func judge(
    _ part: Multipart.Part, _ encoding: FieldEncoding?, at place: String, _ content: inout Content
  ) {
    guard let encoding else { return }
    // Clients seldom state what a part is that is no file.
    if let type = part.contentType.map({ MediaRange($0) }), !encoding.types.isEmpty,
      !encoding.types.contains(where: { $0.rank(of: type) != nil })
    {
      let known = encoding.types.map(\.name).joined(separator: " or ")
      content.violations.append(
        Violation(
          subject: "\(place).Content-Type", problem: "is '\(type.name)', not \(known)",
          place: encoding.place))
    }
    for header in encoding.headers where header.name.lowercased() != "content-type" {
      let subject = "\(place).\(header.name)"
      guard let value = reader.value(of: header.field, inLines: part.headers.values(header.name))
      else {
        if header.isRequired {
          content.violations.append(
            Violation(subject: subject, problem: "is missing", place: header.place))
        }
        continue
      }
      if let schema = header.schema {
        content.violations += judge.violations(of: value, by: schema, at: subject)
      }
    }
  }

  /// Returns the value of a part as its schema wants it. A file is a string, whatever is in it.
  private func value(
    of part: Multipart.Part, _ schema: Schema?, isFile: Bool, _ media: Media, at place: String,
    _ content: inout Content
  ) -> JSON {
    let kinds = schema.map { reader.kinds(of: $0).subtracting(.null) }
    let isBytes = schema.map { reader.isFile($0) } ?? isFile
    if isBytes || kinds == .string && isFile {
      return .string(isBytes ? String(decoding: part.content, as: UTF8.self) : part.text)
    }
    let type = MediaType(part.contentType ?? "text/plain")
    guard type.isJSON else {
      if let schema, type.isXML, kinds?.contains(.string) == false,
        let element = XMLElement(part.text)
      {
        var reading = XMLReading(reader)
        return reading.value(of: element, schema)
      }
      return reader.shaped(.text(part.text), schema)
    }
    if let value = try? JSON(text: part.body) {
      // JSON in a text stays one.
      return schema?.content != nil && kinds == .string ? .string(part.text) : value
    }
    if kinds != .string {
      content.violations += failed("is no JSON", media, at: place).violations
    }
    return .string(part.text)
  }

  /// Parts without names are the items of a list, or the first of them is all.
  private func readUnnamed(
    _ form: Multipart, _ media: Media, at subject: String, _ content: inout Content
  ) {
    let item =
      media.itemSchema
      ?? media.schema.flatMap { schema in
        reader.kinds(of: schema).contains(.array) ? reader.items(of: schema) : schema
      }
    var items: [JSON] = []
    for part in form.parts {
      let isFile = item.map { reader.isFile($0) } ?? true
      items.append(
        value(of: part, item, isFile: isFile, media, at: "\(subject)[\(items.count)]", &content))
      content.files.append(
        KeptFile(
          field: nil, type: MediaType(part.contentType ?? "text/plain").name, data: part.content))
    }
    guard let schema = media.schema,
      !reader.kinds(of: schema).isDisjoint(with: [.array, .string])
    else {
      if let schema = media.itemSchema {
        for (index, item) in items.enumerated() {
          content.violations += judge.violations(of: item, by: schema, at: "\(subject)[\(index)]")
        }
      }
      return
    }
    let isList = reader.kinds(of: schema).contains(.array)
    let value = isList ? .array(items) : items.first ?? .null
    content.value = value
    content.violations += judge.violations(of: value, by: schema, at: subject)
  }
}
