import Foundation
import SDKCore

/// Reads an event stream as the WHATWG's HTML standard says (§9.2.6).
struct EventParser {
  private var lines: LineSplitter
  private let limit: Int
  private var isFirstLine = true
  private var name = ""
  private var data: [UInt8] = []
  private var hasData = false
  /// The ID of the event under way.
  private var id: String?
  /// In milliseconds, if the event under way says so.
  private var ownRetry: Int64?
  /// Goes back to the server as `Last-Event-ID`; of the last event that came whole.
  private(set) var lastID: String?
  /// The time until the next connection, if the server said so.
  private(set) var retry: Duration?

  /// A server must not put a client to sleep for good.
  static let longestRetry = Duration.seconds(3600)

  /// - `limit`: of the data of one event, in bytes.
  init(limit: Int, lastID: String? = nil) {
    self.limit = limit
    self.lastID = lastID
    id = lastID
    // A field's name stands before the data.
    lines = LineSplitter(endsAtCR: true, limit: limit < .max - 16 ? limit + 16 : limit)
  }

  /// Returns the events that are whole now. One that the connection cuts off never is.
  mutating func push(_ chunk: Data) throws(LineTooLong) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for line in try lines.push(chunk) {
      if let event = try take(line) { events.append(event) }
    }
    return events
  }

  private mutating func take(_ line: [UInt8]) throws(LineTooLong) -> ServerSentEvent? {
    var line = line[...]
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    let field = String(decoding: line[..<(colon ?? line.endIndex)], as: UTF8.self)
    var value = colon.map { line[($0 + 1)...] } ?? []
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    switch field {
    case "data":
      if hasData { data.append(0x0A) }
      hasData = true
      guard data.count + value.count <= limit else { throw LineTooLong() }
      data.append(contentsOf: value)
    case "event": name = String(decoding: value, as: UTF8.self)
    case "id": if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
    case "retry":
      guard value.allSatisfy({ (48...57).contains($0) }) else { break }
      if let milliseconds = Int64(String(decoding: value, as: UTF8.self)) {
        // fits: a duration holds any integer of milliseconds
        retry = min(.milliseconds(milliseconds), Self.longestRetry)
        ownRetry = milliseconds
      }
    // A comment begins with the colon.
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer { (name, data, hasData, ownRetry) = ("", [], false, nil) }
    lastID = id
    guard hasData else { return nil }
    return ServerSentEvent(
      event: name.isEmpty ? "message" : name, data: String(decoding: data, as: UTF8.self),
      id: lastID?.isEmpty == true ? nil : lastID, retry: ownRetry)
  }
}
