internal import Foundation
internal import SDKCore

/// Reads the pieces of streams: JSON lines and server-sent events.
struct StreamReader: Sendable {
  private let media: Media
  private let reader: WireReader
  /// The schema of a piece. That of the whole may be a list, which is the pieces.
  let schema: Schema?
  /// Pieces are events with fields around their data, and not the data itself.
  let isOfWholeEvents: Bool
  /// Data is text even where it could be read as JSON.
  let isOfTexts: Bool

  init(_ media: Media, _ judge: SchemaJudge) {
    let reader = WireReader(judge: judge)
    self.media = media
    self.reader = reader
    schema =
      media.itemSchema
      ?? media.schema.map { schema in
        reader.kinds(of: schema) == .array ? reader.items(of: schema) ?? schema : schema
      }
    let properties = schema.map { reader.properties(of: $0) } ?? [:]
    let data = properties["data"]
    isOfWholeEvents =
      media.isEvents && data != nil
      && (properties.keys.allSatisfy(Self.fields.contains)
        || media.itemSchema != nil && data.map { reader.hasContent($0) } == true)
    isOfTexts =
      schema.map { reader.kinds(of: $0).subtracting(.null) == .string } == true && media.isEvents
  }

  /// The fields of an event, and its comment.
  private static let fields: Set = ["data", "event", "id", "retry", "comment"]

  // MARK: Examples

  /// Returns the pieces of the first example that has nothing but valid ones; nil where there is none.
  var example: [JSON]? {
    media.examples.lazy.map { pieces(of: $0.value) }.first { pieces in
      !pieces.isEmpty
        && pieces.allSatisfy { piece in schema.map { reader.judge.isValid(piece, $0) } ?? true }
    }
  }

  /// Returns the pieces of an example: a list of them, one, or the text of the stream.
  func pieces(of example: JSON) -> [JSON] {
    switch example {
    case .array(let pieces):
      let isPiece = schema.map { reader.kinds(of: $0) == .array } == true
      return isPiece && pieces.contains { $0.arrayValue == nil } ? [example] : pieces
    case .string(let text):
      let read = pieces(inText: media.isEvents ? text + "\n\n" : text)
      // Else it is the text of a piece.
      return read.isEmpty || read.contains([]) ? [example] : read.map(best)
    case .null, .bool, .integer, .number, .object: return [example]
    }
  }

  /// The reading that is valid, else the first.
  private func best(of readings: [JSON]) -> JSON {
    readings.first { piece in schema.map { reader.judge.isValid(piece, $0) } ?? true }
      ?? readings[0]
  }

  // MARK: Judging

  /// Returns what is wrong with the pieces of a body, up to the event that ends it.
  func violations(of body: Data, end: String?) -> [Violation] {
    guard let schema else { return [] }
    let pieces = pieces(inText: String(decoding: body, as: UTF8.self), end: end)
    var found: [Violation] = []
    for (index, readings) in pieces.enumerated() where !readings.contains(where: isRefusal) {
      let subject = "body[\(index)]"
      if readings.isEmpty {
        found.append(Violation(subject: subject, problem: "is no JSON", place: media.place))
      }
      let wrong = readings.map { reader.judge.violations(of: $0, by: schema, at: subject) }
      found += wrong.min { $0.count < $1.count } ?? []
      if found.count > 100 { break }
    }
    return found
  }

  /// Returns whether a piece tells that the server has failed, for which it has no status any more.
  private func isRefusal(_ piece: JSON) -> Bool {
    piece["error"] != nil || piece["event"] == "error"
      || piece["data"]?["error"] != nil
  }

  // MARK: Texts

  /// Returns what each piece of a text may be, the likeliest first; nothing where it is no JSON.
  private func pieces(inText text: String, end: String? = nil) -> [[JSON]] {
    guard media.isEvents else {
      return Self.lines(of: Data(text.utf8))
        .filter { line in !line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
        .map { line in [try? JSON(text: Data(line))].compactMap(\.self) }
    }
    return events(in: text).prefix { event in event.data != end || end == nil }.map(readings)
  }

  /// The JSON values that stand one after the other, each in a line or behind a record separator (RFC 7464).
  static func lines(of data: Data) -> [Data.SubSequence] {
    data.split { $0 == 0x0A || $0 == 0x0D || $0 == 0x1E }
  }

  private struct Event {
    var name: String?
    var data: String?
    var id: String?
    var retry: Int64?
  }

  /// The events with data, as others do not arrive (WHATWG HTML, section 9.2.6).
  private func events(in text: String) -> [Event] {
    var events: [Event] = []
    var event = Event()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: Self.isLineEnd) {
      if line.isEmpty {
        if event.data != nil { events.append(event) }
        event = Event()
        continue
      }
      let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let rest = halves.count > 1 ? halves[1] : ""
      let value = String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
      switch halves[0] {
      case "data": event.data = event.data.map { "\($0)\n\(value)" } ?? value
      case "event": event.name = value.isEmpty ? nil : value
      case "id": event.id = value
      case "retry": event.retry = Int64(value)
      default: break
      }
    }
    return events
  }

  private static func isLineEnd(_ character: Character) -> Bool {
    ["\n", "\r\n", "\r"].contains(character)
  }

  private func readings(of event: Event) -> [JSON] {
    let text = event.data ?? ""
    let value = try? JSON(text: Data(text.utf8))
    let isText = isOfWholeEvents ? dataIsText : isOfTexts
    let datas = (isText ? [.string(text), value] : [value, .string(text)]).compactMap(\.self)
    guard isOfWholeEvents else { return datas }
    // What has no name is a `message`, whether or not its schema says so. IDs may be numbers.
    let names: [JSON?] = event.name.map { [.string($0)] } ?? [nil, "message"]
    let ids: [JSON?] =
      event.id.map { id in [.string(id)] + (Int64(id).map { [.integer($0)] } ?? []) } ?? [nil]
    return datas.flatMap { data in
      names.flatMap { name in
        ids.map { id in
          var members: [String: JSON] = ["data": data]
          members["event"] = name
          members["id"] = id
          members["retry"] = event.retry.map { .integer($0) }
          return .object(members)
        }
      }
    }
  }

  private var dataIsText: Bool {
    let data = schema.flatMap { reader.properties(of: $0)["data"] }
    return data.map { reader.kinds(of: $0).contains(.string) } ?? true
  }
}
