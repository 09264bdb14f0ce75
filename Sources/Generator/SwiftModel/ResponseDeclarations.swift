/// The named events of a stream, each with the type of its data.
package struct EventsDeclaration: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    package var name: String
    package var type: String
    /// The literal of its name on the wire.
    package var event: String
    /// The expression that reads it: `try .delta(decoder.decode(Delta.self))`.
    package var decoding: String

    package init(name: String, type: String, event: String, decoding: String) {
      self.name = name
      self.type = type
      self.event = event
      self.decoding = decoding
    }
  }

  package var doc: DocComment
  package var access: String
  package var name: String
  package var conformances: [String]
  package var cases: [Case]

  package init(
    doc: DocComment, access: String, name: String, conformances: [String], cases: [Case]
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.conformances = conformances
    self.cases = cases
  }
}

/// The successful responses of an operation that differ by status.
package struct ResponseDeclaration: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    package var doc: DocComment
    /// `ok(Data)`
    package var declaration: String

    package init(doc: DocComment, declaration: String) {
      self.doc = doc
      self.declaration = declaration
    }
  }

  package struct Reading: Equatable, Sendable {
    /// The pattern of the statuses: `200, 201`
    package var test: String
    /// `self = try .ok(response.decode(File.self))`
    package var statement: String

    package init(test: String, statement: String) {
      self.test = test
      self.statement = statement
    }
  }

  package var doc: DocComment
  package var access: String
  package var name: String
  package var conformances: [String]
  package var cases: [Case]
  /// The responses, exact statuses first.
  package var readings: [Reading]
  /// The statement for any other status.
  package var fallback: String

  package init(
    doc: DocComment, access: String, name: String, conformances: [String], cases: [Case],
    readings: [Reading], fallback: String
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.conformances = conformances
    self.cases = cases
    self.readings = readings
    self.fallback = fallback
  }
}
