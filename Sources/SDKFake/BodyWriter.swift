internal import Foundation
internal import SDKCore

/// Writes the bodies of answers.
struct BodyWriter: Sendable {
  let answerer: Answerer
  let operation: Operation
  let media: Media
  /// What the samples are of.
  let name: String

  /// A file that is no picture has so many bytes.
  private static let fileLength = 1_024

  /// Writes a value or, without any, a sample.
  func write(_ value: JSON?, to answer: inout FakeAnswer, for request: ReceivedRequest) {
    if media.isEvents || media.isJSONLines {
      let stream = StreamReader(media, answerer.judge)
      let pieces = value.map { stream.pieces(of: $0) } ?? answerer.pieces(of: media, for: name)
      write(
        media.isEvents
          ? events(pieces, of: stream, after: request.headers["Last-Event-ID"]) : lines(pieces),
        to: &answer)
    } else {
      answer.body = body(value)
      if media.isMultipart {
        answer.headers.replace("Content-Type", "\(media.concreteType); boundary=\(boundary)")
      }
    }
  }

  private func body(_ value: JSON?) -> Data {
    if media.isJSON { return (value ?? answerer.sample(media, for: name)).bytes }
    if media.type.hasPrefix("image/png") || media.type == "image/*" { return Self.png }
    if media.isXML || media.isText { return Data(text(value).utf8) }
    if media.isForm {
      let sample = value ?? answerer.sample(media, for: name)
      return Data(WireReader.text(of: reader.items(of: sample, media)).utf8)
    }
    if media.isMultipart { return parts(value ?? answerer.sample(media, for: name)) }
    return file
  }

  private var reader: WireReader { WireReader(judge: answerer.judge) }

  private func text(_ value: JSON?) -> String {
    guard media.isXML, let schema = media.schema else {
      return (value ?? answerer.sample(media, for: name)).wireText
    }
    // An example may be the document itself.
    let bodies = BodyReader(judge: answerer.judge)
    if value == nil, case .string(let text)? = media.examples.first?.value,
      bodies.read(Data(text.utf8), ofType: media.type, as: media, at: "").violations.isEmpty
    {
      return text
    }
    let sample = value ?? answerer.sample(media, for: name)
    if case .string(let text) = sample { return text }
    return XMLWriter(reader: reader).document(of: sample, schema)
  }

  /// Equal bodies have equal boundaries, on every machine.
  private var boundary: String { "sdkgen-\(String(FNV1a.hash(name.utf8), radix: 16))" }

  private func parts(_ value: JSON) -> Data {
    let properties = media.schema.map { reader.properties(of: $0) } ?? [:]
    var body = Data()
    func add(_ name: String?, _ value: JSON, _ schema: Schema?) {
      let encoding = name.flatMap { media.encodings[$0] }
      let isFile = schema.map { reader.isFile($0) } ?? false
      var head = "--\(boundary)\r\n"
      if let name {
        let file = isFile ? "; filename=\"\(name)\"" : ""
        head += "Content-Disposition: form-data; name=\"\(name)\"\(file)\r\n"
      }
      head += "Content-Type: \(FieldEncoding.type(encoding, of: value, isFile: isFile))\r\n"
      for header in encoding?.headers ?? [] where header.isRequired {
        head += "\(header.name): \(answerer.sampler.text(of: header, for: self.name))\r\n"
      }
      body += Data((head + "\r\n").utf8) + (isFile ? file : Data(value.wireText.utf8))
      body += Data("\r\n".utf8)
    }
    for item in value.arrayValue ?? [] {
      add(nil, item, media.schema.flatMap { reader.items(of: $0) })
    }
    for (name, value) in (value.objectValue ?? [:]).sorted(by: { $0.key < $1.key }) {
      let property = properties[name]
      if let style = media.encodings[name]?.style {
        for item in style.items(name, value) { add(item.name, .string(item.value), nil) }
      } else if let items = value.arrayValue {
        if items.isEmpty { add(name, media.encodings[name]?.isJSON == true ? [] : "", nil) }
        for item in items { add(name, item, property.flatMap { reader.items(of: $0) }) }
      } else {
        add(name, value, property)
      }
    }
    return body + Data("--\(boundary)--\r\n".utf8)
  }

  private var file: Data {
    var random = answerer.random(for: name)
    let head = media.type == "application/pdf" ? "%PDF-1.4\n" : ""
    return Data(head.utf8)
      + Data(
        (head.utf8.count..<Self.fileLength).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }

  /// One pixel.
  static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    ) ?? Data()

  // MARK: Streams

  /// Nil where there is nothing more to say.
  private func write(_ pieces: [Data]?, to answer: inout FakeAnswer) {
    guard let pieces else {
      // With which clients do not connect again (HTML, section 9.2.3).
      answer.status = 204
      answer.headers.remove("Content-Type")
      return
    }
    answer.body = Data(pieces.joined())
    answer.pieces = pieces.map(\.count)
  }

  private func lines(_ pieces: [JSON]) -> [Data] {
    // RFC 7464
    let mark = MediaType(media.type).isJSONSequence ? Data([0x1E]) : Data()
    return pieces.map { mark + $0.bytes + Data("\n".utf8) }
  }

  /// The events behind the one that a client has seen last; nil where it has seen all of a stream that has no end of
  /// its own.
  private func events(
    _ pieces: [JSON], of stream: StreamReader, after seen: String?
  ) -> [Data]? {
    // Null is no event, even where a schema of events allows it.
    let pieces = pieces.filter { !stream.isOfWholeEvents || !$0.isNull }
    var events = pieces.enumerated().map { Event($1, id: "\($0 + 1)", of: stream) }
    if let seen, let index = events.firstIndex(where: { $0.id == seen }) {
      events.removeFirst(index + 1)
      if events.isEmpty, operation.streamEnd == nil { return nil }
    }
    if let first = events.first, !first.isWhole { events[0].head += "retry: 1000\n" }
    let end = operation.streamEnd.map { [Data("data: \($0)\n\n".utf8)] } ?? []
    return events.map { Data($0.text.utf8) } + end
  }

  private struct Event {
    var head = ""
    let id: String
    /// Nil: it has none, and does not arrive.
    let data: String?
    /// It is the whole event, with its own ID, and not only what is in it.
    let isWhole: Bool

    init(_ piece: JSON, id: String, of stream: StreamReader) {
      isWhole = stream.isOfWholeEvents && piece.objectValue != nil
      self.id = isWhole ? piece["id"]?.wireText ?? "" : id
      data =
        isWhole
        ? piece["data"]?.wireText
        : stream.isOfTexts ? piece.wireText : piece.description
      // A comment has no name in front of its colon.
      for (name, field) in [("comment", ""), ("event", "event"), ("retry", "retry")] where isWhole {
        if let value = piece[name] { head += "\(field): \(value.wireText)\n" }
      }
      if !self.id.isEmpty { head += "id: \(self.id)\n" }
    }

    var text: String {
      let lines = data?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      return head + lines.map { "data: \($0)\n" }.joined() + "\n"
    }
  }
}
