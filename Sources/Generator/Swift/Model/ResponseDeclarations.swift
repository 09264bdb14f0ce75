/// The named events of a stream, each with the type of its data.
struct EventsDeclaration: Equatable, Sendable {
  struct Case: Equatable, Sendable {
    var name: String
    var type: String
    /// The literal of its name on the wire.
    var event: String
    /// The expression that reads it: `try .delta(decoder.decode(Delta.self))`.
    var decoding: String
  }

  var doc: DocComment
  var access: String
  var name: String
  var conformances: [String]
  var cases: [Case]
  /// The expression for an event of another name.
  var other: String
}

/// The successful responses of an operation that differ by status.
struct ResponseDeclaration: Equatable, Sendable {
  struct Case: Equatable, Sendable {
    var doc: DocComment
    /// `ok(Data)`
    var declaration: String
  }

  struct Reading: Equatable, Sendable {
    /// The pattern of the statuses: `200, 201`
    var test: String
    /// `self = try .ok(response.decode(File.self))`
    var statement: String
  }

  var doc: DocComment
  var access: String
  var name: String
  var conformances: [String]
  var cases: [Case]
  /// The responses, exact statuses first.
  var readings: [Reading]
  /// The statement for any other status.
  var fallback: String
}
