internal import Foundation
internal import SDKCore

/// Writes the bodies of answers.
struct BodyWriter: Sendable {
  let answerer: Answerer
  let operation: Operation
  let media: Media
  /// What the samples are of.
  let name: String

  /// So many values are in a stream.
  private static let streamedCount = 3
  /// A file that is no picture has so many bytes.
  private static let fileLength = 1_024

  /// Writes a value or, without any, a sample.
  func write(_ value: JSON?, to answer: inout FakeAnswer, for request: ReceivedRequest) {
    if media.isEvents || media.isJSONLines {
      write(media.isEvents ? events(after: request.headers["Last-Event-ID"]) : lines, to: &answer)
    } else {
      answer.body = body(value)
    }
  }

  private func body(_ value: JSON?) -> Data {
    if media.isJSON { return (value ?? answerer.sample(media, for: name)).bytes }
    if media.type.hasPrefix("image/png") || media.type == "image/*" { return Self.png }
    if media.isText {
      let sample = value ?? answerer.sample(media, for: name)
      return Data((sample.stringValue ?? sample.description).utf8)
    }
    if media.isForm {
      let sample = value ?? answerer.sample(media, for: name)
      let items = (sample.objectValue ?? [:]).sorted { $0.key < $1.key }
        .map { (name: $0.key, value: $0.value.wireText) }
      return Data(WireReader.text(of: items).utf8)
    }
    return file
  }

  private var file: Data {
    var random = answerer.random(for: name)
    let head = media.type == "application/pdf" ? "%PDF-1.4\n" : ""
    return Data(head.utf8)
      + Data(
        (head.utf8.count..<Self.fileLength).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }

  /// One pixel.
  private static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    ) ?? Data()

  // MARK: Streams

  /// What is streamed. The schema of the whole may be a list, which is the pieces.
  private var items: [JSON] {
    let reader = WireReader(judge: answerer.judge)
    let schema =
      media.itemSchema
      ?? media.schema.map { schema in
        reader.kinds(of: schema) == .array ? reader.items(of: schema) ?? schema : schema
      }
    return (0..<Self.streamedCount).map { index in
      schema.map { answerer.sampler.value(of: $0, for: "\(name) \(index)") }
        ?? media.examples.first?.value ?? .object([:])
    }
  }

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

  private var lines: [Data] {
    // RFC 7464
    let mark = MediaType(media.type).isJSONSequence ? Data([0x1E]) : Data()
    return items.map { mark + $0.bytes + Data("\n".utf8) }
  }

  /// The events behind the one that a client has seen last; nil where it has seen all of a stream that has no end of
  /// its own.
  private func events(after seen: String?) -> [Data]? {
    var events = items.enumerated().map { Event($1, id: "\($0 + 1)") }
    if let seen, let index = events.firstIndex(where: { $0.id == seen }) {
      events.removeFirst(index + 1)
      if events.isEmpty, operation.streamEnd == nil { return nil }
    }
    if let first = events.first, !first.isWhole { events[0].head += "retry: 1000\n" }
    let end = operation.streamEnd.map { [Data("data: \($0)\n\n".utf8)] } ?? []
    return events.map { Data($0.text.utf8) } + end
  }

  private struct Event {
    var head: String
    let id: String
    let data: String
    /// It is the whole event, with its own ID, and not only what is in it.
    let isWhole: Bool

    init(_ item: JSON, id: String) {
      let names = ["data", "event", "id", "retry", "comment"]
      isWhole =
        item["data"] != nil && item.objectValue?.keys.allSatisfy(names.contains) == true
      self.id = isWhole ? item["id"]?.wireText ?? "" : id
      data = isWhole ? item["data"]?.wireText ?? "" : item.description
      var head = ""
      for name in ["event", "retry"] where isWhole {
        if let value = item[name] { head += "\(name): \(value.wireText)\n" }
      }
      self.head = self.id.isEmpty ? head : head + "id: \(self.id)\n"
    }

    var text: String {
      let lines = data.split(separator: "\n", omittingEmptySubsequences: false)
      return head + lines.map { "data: \($0)\n" }.joined() + "\n"
    }
  }
}
