internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// A media type in which a body or a response is offered.
struct MediaType {
  enum Kind: Equatable {
    case json
    case form
    case multipart
    case events
    case lines
    case text
    case binary
  }

  /// The keys that say how the parts of a `multipart` without names are written.
  static let itemEncodings = ["prefixEncoding", "itemEncoding"]

  /// As written.
  var name: String
  var kind: Kind
  var element: Element
  var schema: Element?
  /// The schema of each piece of a stream (OpenAPI 3.2, which documents of 3.1 use too).
  var item: Element?

  /// `type/subtype` in lower case.
  static func essence(_ name: String) -> String {
    // Nearly all are written so.
    if name.allBytes({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") && !isCapital($0) }) {
      return name
    }
    let essence = name.prefix { $0 != ";" }.lowercased()
    return String(essence.filter { !$0.isWhitespace })
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  static func kind(of name: String) -> Kind {
    let essence = essence(name)
    switch essence {
    case "application/json", "text/json", "text/x-json", "*/*", "application/*": return .json
    case "application/x-www-form-urlencoded": return .form
    case "text/event-stream": return .events
    case "application/x-ndjson", "application/ndjson", "application/jsonl", "application/jsonlines",
      "application/x-jsonlines", "application/json-lines", "application/x-jsonl",
      "application/json-seq", "application/stream+json":
      return .lines
    default: break
    }
    if essence.hasSuffix("+json") { return .json }
    if essence.hasSuffix("+json-seq") { return .lines }
    if essence.hasPrefix("text/") { return .text }
    return essence.hasPrefix("multipart/") ? .multipart : .binary
  }

  /// The media type that JSON bodies have anyway.
  var isPlainJSON: Bool {
    ["application/json", "*/*", "application/*", "application/*+json"].contains(Self.essence(name))
      && parameters.isEmpty
  }

  /// The parameters that are part of what the type means, as they are written: `odata=verbose`. The charset says nothing
  /// of JSON and of several parts, `q` is of an `Accept`, and the boundary is new with each body.
  var parameters: [String] {
    guard name.utf8.contains(UInt8(ascii: ";")) else { return [] }
    return Self.split(name, at: ";").dropFirst().filter { parameter in
      let sides = parameter.split(separator: "=", maxSplits: 1).map { trimmed(String($0)) ?? "" }
      let key = sides.first?.lowercased() ?? ""
      if key == "charset" { return hasCharset(sides.last ?? "") }
      return !["", "q", "boundary"].contains(key)
    }
  }

  /// The charset of a text, or the one in which forms are written.
  private func hasCharset(_ charset: String) -> Bool {
    switch kind {
    case .text, .binary: true
    case .form: charset.lowercased().filter { $0 != "\"" } == "utf-8"
    case .json, .multipart, .events, .lines: false
    }
  }

  /// A range of types, which no content has (RFC 9110, sections 8.3.1 and 12.5.1).
  var isRange: Bool { Self.essence(name).contains("*") }

  /// The type under which content is sent: of a range one that says no more than that.
  var sent: String {
    guard isRange else { return name }
    let type =
      switch kind {
      case .json: "application/json"
      case .text where Self.essence(name).hasSuffix("+xml"): "application/xml"
      case .text: "text/plain"
      case .form, .multipart, .events, .lines, .binary: "application/octet-stream"
      }
    return type + name.drop { $0 != ";" }
  }

  /// The type of a multipart body, to which the boundary is added as it is sent; nil for `multipart/form-data`.
  var sentParts: String? {
    let essence = isRange ? "multipart/form-data" : Self.essence(name)
    let type = ([essence] + parameters).joined(separator: "; ")
    return type == "multipart/form-data" ? nil : type
  }

  /// The type as `Accept` asks for it.
  var asked: String { ([Self.essence(name)] + parameters).joined(separator: "; ") }

  /// Returns the types that a key names, of which it should name one: with commas, bars, semicolons, blanks, "and" or
  /// "or" between them. Blanks that mean nothing are left out.
  static func list(_ key: String) -> [String] {
    let own = trimmed(key) ?? key
    let isOne = isContentType(own)
    if isOne, !own.utf8.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: ";") }) { return [own] }
    var types: [String] = []
    for chunk in split(key, at: ",|\n") where !chunk.isEmpty {
      var isFirst = true
      for piece in split(chunk, at: ";") where !piece.isEmpty {
        // Behind a parameter may be another type.
        let words = isFirst ? [] : split(piece, at: " \t")
        let last = words.count > 1 ? self.types(words[words.count - 1]) : []
        let parameter = last.isEmpty ? piece : words.dropLast().joined(separator: " ")
        let named = self.types(parameter)
        if !named.isEmpty {
          types += named
        } else if isFirst {
          return [own]
        } else if !parameter.lowercased().hasPrefix("q=") {
          types[types.count - 1] += "; " + parameter
        }
        types += last
        isFirst = false
      }
    }
    let isBetter = types.count > 1 || types.count == 1 && !isOne
    return isBetter && types.allSatisfy(isContentType) ? types : [own]
  }

  /// The types of which a text between separators consists; none where it is anything else.
  private static func types(_ text: String) -> [String] {
    let joined = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { trimmed(String($0)) ?? "" }.joined(separator: "/")
    let words = joined.split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !["and", "or"].contains($0.lowercased()) }
    return words.allSatisfy { isContentType($0) } ? words : []
  }

  /// Indicates that both stand in one key, which lists them.
  func sharesKey(with other: MediaType) -> Bool { element.pointer == other.element.pointer }

  /// Splits a text at characters that do not stand in quotes, and removes the spaces around the pieces.
  private static func split(_ text: String, at separators: String) -> [String] {
    var pieces = [""]
    var (isQuoted, isEscaped) = (false, false)
    for character in text {
      if separators.contains(character), !isQuoted {
        pieces.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      pieces[pieces.count - 1].append(character)
    }
    return pieces.map { trimmed($0) ?? "" }
  }
}

extension DocumentReader {
  /// The media types of a `content`, in document order.
  func mediaTypes(_ content: Element) -> [MediaType] {
    guard content.node.kind == .object else {
      report(.wrongKind(content, expected: "an object"))
      return []
    }
    return content.members.filter { !$0.name.hasPrefix("x-") }.flatMap { member -> [MediaType] in
      let names = MediaType.list(member.name)
      if names.count > 1 {
        report(.mediaTypeList(member))
      } else if !isContentType(names[0]) {
        report(
          Self.mediaTypeKeys.contains(member.name)
            ? .contentWithoutMediaType(member) : .noMediaType(member))
        return []
      }
      guard let element = resolved(member, in: "mediaTypes") else { return [] }
      check(element, "a media type", keys: Self.mediaTypeKeys)
      checkExamples(of: element)
      let schema = element["schema"]
      let types = names.map {
        MediaType(
          name: $0, kind: kind($0, schema, hasItems: element["itemSchema"] != nil),
          element: element, schema: schema, item: element["itemSchema"])
      }
      let isStream = types.contains { $0.kind == .events || $0.kind == .lines }
      for name in isStream ? MediaType.itemEncodings : ["itemSchema"] + MediaType.itemEncodings {
        guard let items = element[name] else { continue }
        let isBeside = name != "itemSchema" && element["encoding"] != nil
        report(
          isBeside ? .itemsBesideEncoding(items) : .unreadItems(items, of: "'\(member.name)'"))
      }
      return types
    }
  }

  private static let mediaTypeKeys: Set = [
    "schema", "example", "examples", "encoding", "itemSchema", "prefixEncoding", "itemEncoding",
  ]

  /// Uses the schema to tell strings from bytes where the name says neither.
  private func kind(_ name: String, _ schema: Element?, hasItems: Bool) -> MediaType.Kind {
    let kind = MediaType.kind(of: name)
    if kind == .lines, hasItems { return kind }
    if schema == nil, name.hasPrefix("*") { return .binary }
    // What grpc-gateway writes for a stream, which it sends as lines of JSON.
    if kind == .json, schema?.text("title")?.hasPrefix("Stream result of ") == true {
      return .lines
    }
    guard let schema, let target = self.schema(schema),
      target.text("type") == "string"
    else { return kind }
    let isBinary =
      target.text("format") == "binary"
      || name.hasPrefix("*") && ScalarTypes.isBase64(target.text("format"))
      || target.text("contentEncoding")?.lowercased() == "binary"
    let essence = MediaType.essence(name)
    switch kind {
    case .json where isBinary && essence != "application/json": return .binary
    case .lines: return isBinary ? .binary : .text
    case .text where isBinary: return .binary
    case .binary
    where !isBinary && essence.hasPrefix("application/") && !MediaType.isNeverText(essence):
      return .text
    default: return kind
    }
  }
}

extension MediaType {
  /// Returns whether content of this type is bytes, even where the schema says `type: string`, as generators of
  /// documents write for anything that they do not know.
  static func isNeverText(_ essence: String) -> Bool {
    isFile(essence: essence) || bytes.contains(essence)
      || ["octet-stream", "zip", "tar", "gzip", "cbor", "-compressed", "protobuf"].contains {
        essence.hasSuffix($0)
      }
      || kindsOfBytes.contains { essence.hasPrefix($0) }
  }

  private static let bytes: Set = [
    "application/xml", "application/msgpack", "application/x-msgpack", "application/wasm",
    "application/msword", "application/java-archive", "application/x-bzip2", "application/x-bzip",
    "application/x-xz", "application/zstd", "application/vnd.rar", "application/x-rar",
    "application/ogg", "application/mp4", "application/dicom", "application/x-sqlite3",
    "application/vnd.sqlite3", "application/vnd.apache.parquet", "application/x-parquet",
    "application/vnd.mapbox-vector-tile", "application/vnd.android.package-archive",
    "application/vnd.debian.binary-package", "application/avro", "application/x-binary",
    "application/binary", "application/x-iso9660-image",
  ]

  private static let kindsOfBytes = [
    "application/vnd.openxmlformats-", "application/vnd.ms-", "application/vnd.oasis.opendocument.",
    "application/vnd.apache.arrow.",
  ]
}
