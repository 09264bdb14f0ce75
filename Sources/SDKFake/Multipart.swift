internal import Foundation
internal import SDKCore

/// The parts of a body of `multipart/form-data` (RFC 7578).
struct Multipart: Sendable {
  struct Part: Sendable {
    var name: String
    var fileName: String?
    var contentType: String?
    var body: Data
  }

  var parts: [Part] = []

  /// Nil where the type has no boundary.
  init?(_ data: Data, contentType: String) {
    guard let range = contentType.range(of: "boundary=") else { return nil }
    let boundary = contentType[range.upperBound...].prefix { $0 != ";" }
      .trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    let delimiter = Data("--\(boundary)".utf8)
    let blank = Data("\r\n\r\n".utf8)
    var rest = data[...]
    while let found = rest.range(of: delimiter) {
      rest = rest[found.upperBound...]
      guard !rest.starts(with: Data("--".utf8)), let next = rest.range(of: delimiter),
        let head = rest[..<next.lowerBound].range(of: blank)
      else { break }
      let headers = String(decoding: rest[..<head.lowerBound], as: UTF8.self)
      // What is in front of the next delimiter belongs to it.
      let body = rest[head.upperBound..<next.lowerBound].dropLast(2)
      if let name = Self.parameter("name", in: headers) {
        parts.append(
          Part(
            name: name, fileName: Self.parameter("filename", in: headers),
            contentType: Self.type(in: headers), body: Data(body)))
      }
      rest = rest[next.lowerBound...]
    }
  }

  private static func parameter(_ name: String, in headers: String) -> String? {
    guard let range = headers.range(of: "; \(name)=\"") else { return nil }
    return String(headers[range.upperBound...].prefix { $0 != "\"" })
  }

  private static func type(in headers: String) -> String? {
    headers.split(separator: "\r\n").lazy.compactMap { line -> String? in
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, halves[0].lowercased() == "content-type" else { return nil }
      return MediaType(String(halves[1])).name
    }.first
  }
}

extension WireReader {
  /// Returns the fields of a form as its schema wants them. A file is a string, whatever is in it.
  func value(of multipart: Multipart, _ schema: Schema?) -> JSON {
    let properties = schema.map { self.properties(of: $0) } ?? [:]
    var fields: [String: [JSON]] = [:]
    var lists: Set<String> = []
    for part in multipart.parts {
      let name = part.name.hasSuffix("[]") ? String(part.name.dropLast(2)) : part.name
      let property = properties[name] ?? properties[part.name]
      let isList = property.map { kinds(of: $0) == .array } ?? false
      let item = isList ? property.flatMap { items(of: $0) } : property
      let text = String(decoding: part.body, as: UTF8.self)
      let value: JSON =
        part.fileName != nil
        ? .string(text)
        : part.contentType.map { MediaType($0).isJSON } == true
          ? json(text) : shaped(.text(text), item)
      let key = properties[part.name] == nil ? name : part.name
      if isList { lists.insert(key) }
      fields[key, default: []].append(value)
    }
    return .object(
      Dictionary(
        uniqueKeysWithValues: fields.map { name, values in
          (name, values.count > 1 || lists.contains(name) ? .array(values) : values[0])
        }))
  }
}
