import Foundation

/// A body ready to travel.
struct EncodedBody {
  var body: HTTPBody = .none
  var contentType: String?
  /// What stands between parts. A header of the request may not say otherwise, which would lose it.
  var boundary: String?
  var ownsContentType: Bool { boundary != nil }
  /// To be removed when the call has ended.
  var spool: TemporaryFile?
}

/// Turns what an endpoint says into bytes.
struct BodyEncoder {
  let coders: Coders
  let context: WritingContext
  /// The properties of a JSON object that are null whatever it says of them.
  var nulls: [String] = []
  var makeBoundary: @Sendable () -> String = { "sdk-\(UUID().uuidString)" }

  func encode(_ body: RequestBody) async throws -> EncodedBody {
    switch body {
    case .none: return EncodedBody()
    case .json(let value): return try json(value)
    case .form(let fields): return try form(fields)
    case .multipart(let parts):
      return try await MultipartWriter(encoder: self, parts: parts).write()
    case .formValue(let value, let styles, let others, let reserved):
      return try form(value, styles, others, reserved: reserved)
    case .text(let text, let contentType): return try self.text(text, contentType)
    case .raw(let body, let contentType): return try raw(body ?? .none, contentType)
    case .labelled(let body, let contentType):
      var encoded = try await encode(body)
      guard encoded.contentType != nil else { return encoded }
      encoded.contentType =
        contentType + (encoded.boundary.map { "; boundary=\($0)" } ?? "")
      return encoded
    }
  }

  private func json(_ value: any Encodable & Sendable) throws -> EncodedBody {
    if (value as? any OptionalValue)?.isNil == true {
      guard !nulls.isEmpty else { return EncodedBody() }
      return try json(NulledObject(value: nil, names: nulls))
    }
    var data = try jsonData(value)
    if !nulls.isEmpty, data.first == UInt8(ascii: "{") {
      data = try jsonData(NulledObject(value: value, names: nulls))
    }
    return EncodedBody(body: .data(data), contentType: "application/json")
  }

  func jsonData(_ value: any Encodable) throws(RequestBuildingError) -> Data {
    do {
      return try coders.bodyEncoder.encode(value)
    } catch EncodingError.invalidValue(_, let context) {
      if context.underlyingError is TooDeep {
        throw RequestBuildingError("the body is nested too deeply to be encoded")
      }
      let path = DecodingFailure.path(context.codingPath)
      throw RequestBuildingError(
        "the body cannot be encoded" + (path.isEmpty ? "" : " at '\(path)'"))
    } catch {
      throw RequestBuildingError("the body cannot be encoded")
    }
  }

  private func form(_ fields: RequestItems) throws -> EncodedBody {
    var writer = QueryWriter(context: context)
    for item in fields.items { try writer.append(item) }
    return form(writer.text)
  }

  private func form(
    _ value: any Encodable & Sendable, _ styles: [String: ParameterStyle], _ others: ParameterStyle,
    reserved: Set<String>
  ) throws(RequestBuildingError) -> EncodedBody {
    var writer = QueryWriter(context: context, writesNull: true)
    switch try WrittenContent.encoding(value) {
    case .none: return EncodedBody()
    case .object(let members):
      for member in members {
        var written = WrittenValue(member.value)
        written.write(in: styles[member.name] ?? others)
        written.allowsReserved = reserved.contains(member.name)
        writer.append(member.name, written)
      }
    default: throw RequestBuildingError("the body of a form must be an object")
    }
    return writer.text.isEmpty ? EncodedBody() : form(writer.text)
  }

  private func form(_ text: String) -> EncodedBody {
    EncodedBody(body: .data(Data(text.utf8)), contentType: "application/x-www-form-urlencoded")
  }

  private func text(_ text: String?, _ contentType: String) throws -> EncodedBody {
    guard let text else { return EncodedBody() }
    let charset = MediaType.charset(contentType)
    let data = try data(of: text, in: charset)
    let isText = MediaType(contentType).name.hasPrefix("text/")
    let label = charset == nil && isText ? contentType + "; charset=utf-8" : contentType
    return EncodedBody(body: .data(data), contentType: label)
  }

  /// Returns the bytes of a text, in UTF-8 where no charset is named.
  func data(of text: String, in charset: String?) throws(RequestBuildingError) -> Data {
    guard let encoding = Charset.encoding(charset ?? "utf-8") else {
      throw RequestBuildingError("the charset '\((charset ?? "").shownSafely)' is not known")
    }
    guard let data = text.data(using: encoding) else {
      throw RequestBuildingError("the text cannot be written in the body's charset")
    }
    return data
  }

  private func raw(_ body: HTTPBody, _ contentType: String) throws -> EncodedBody {
    switch body {
    case .none: return EncodedBody()
    case .file(let url): try LocalFile.check(url)
    case .data, .stream: break
    }
    return EncodedBody(body: body, contentType: contentType)
  }
}

/// An object some of whose properties are null.
private struct NulledObject: Encodable, Sendable {
  let value: (any Encodable & Sendable)?
  let names: [String]

  func encode(to encoder: any Encoder) throws {
    try value?.encode(to: encoder)
    var container = encoder.container(keyedBy: FieldKey.self)
    for name in names { try container.encodeNil(forKey: FieldKey(name)) }
  }
}

/// Files a caller wants sent.
enum LocalFile {
  static func check(_ url: URL) throws(RequestBuildingError) {
    _ = try opened(url, "the file to send")
  }

  static func opened(_ url: URL, _ what: String) throws(RequestBuildingError) -> FileBody {
    // A pipe would be waited for, and a device may have no end.
    guard url.isFileURL, let file = try? FileBody(url)
    else { throw RequestBuildingError("\(what) is not there, or cannot be read") }
    return file
  }
}
