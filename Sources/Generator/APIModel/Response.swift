/// The body of a successful response, and of others.
package struct Response: Equatable, Sendable {
  package var returns: Returns
  /// The path of property names to the value inside an envelope.
  package var unwrap: [String]
  package var success: SuccessRule?
  /// Indicates that a part of what was asked for, under the status 206, is a success without a `Range` too.
  package var acceptsPartialContent: Bool
  /// The bodies of errors as written; an exact status beats a class, a class beats `other`.
  package var errors: [ErrorBody]

  package enum Returns: Equatable, Sendable {
    case nothing
    case value(TypeReference)
    /// The body as bytes.
    case bytes
    /// The body written to a file.
    case file
    /// The body as a string.
    case text
    /// Bodies that differ by status.
    case choice([Success])
  }

  /// One of several successful responses.
  package struct Success: Equatable, Sendable {
    /// The statuses with this body; `other` for those that no success names.
    package var statuses: [ErrorBody.Statuses]
    /// The body, never `choice` or `file`.
    package var returns: Returns

    package init(_ statuses: [ErrorBody.Statuses], _ returns: Returns) {
      self.statuses = statuses
      self.returns = returns
    }
  }

  package init(
    returns: Returns = .nothing, unwrap: [String] = [], success: SuccessRule? = nil,
    acceptsPartialContent: Bool = false, errors: [ErrorBody] = []
  ) {
    self.returns = returns
    self.unwrap = unwrap
    self.success = success
    self.acceptsPartialContent = acceptsPartialContent
    self.errors = errors
  }
}

extension Response.Returns {
  /// Merges successes: a single type if they agree.
  package init(_ successes: [Response.Success]) {
    let merged = successes.merged
    if let type = Self.valueOrNothing(merged) {
      self = .value(type.asOptional)
    } else {
      self = merged.count > 1 ? .choice(merged) : merged.first?.returns ?? .nothing
    }
  }

  /// The type of a value beside responses that never have a body; those of other statuses may.
  private static func valueOrNothing(_ successes: [Response.Success]) -> TypeReference? {
    guard successes.count == 2,
      let nothing = successes.first(where: { $0.returns == .nothing }),
      nothing.statuses.allSatisfy(\.haveNoContent),
      case .value(let type)? = successes.map(\.returns).first(where: { $0 != .nothing })
    else { return nil }
    return type
  }
}

extension [Response.Success] {
  /// The successes, each response once.
  package var merged: [Response.Success] {
    reduce(into: []) { merged, success in
      if let same = merged.firstIndex(where: { $0.returns == success.returns }) {
        merged[same].statuses += success.statuses
      } else {
        merged.append(success)
      }
    }
  }
}

/// The rule by which even a 2xx response may be a failure.
package struct SuccessRule: Equatable, Sendable {
  /// The path to the code inside the response.
  package var at: [String]
  /// The code of success: a string, number or Boolean.
  package var value: Literal
  /// The path to a message for people.
  package var message: [String]?

  package init(at: [String], value: Literal, message: [String]? = nil) {
    self.at = at
    self.value = value
    self.message = message
  }
}

package struct ErrorBody: Equatable, Sendable {
  package enum Statuses: Equatable, Sendable {
    case exactly(Int)
    /// A hundred statuses: 4 for `4xx`.
    case statusClass(Int)
    case other

    /// Reads `404`, `4xx`, `4XX` or `default`.
    package init?(key: String) {
      if key == "default" {
        self = .other
        return
      }
      guard key.utf8.count == 3, let hundred = key.first?.wholeNumberValue, 1...5 ~= hundred else {
        return nil
      }
      if key.dropFirst().lowercased() == "xx" {
        self = .statusClass(hundred)
      } else if let status = Int(key) {
        self = .exactly(status)
      } else {
        return nil
      }
    }

    /// As documents name them: `404`, `4xx`, `default`.
    package var key: String {
      switch self {
      case .exactly(let status): "\(status)"
      case .statusClass(let hundred): "\(hundred)xx"
      case .other: "default"
      }
    }

    /// The first of them: 400 for `4xx`; nil for `other`.
    package var first: Int? {
      switch self {
      case .exactly(let status): status
      case .statusClass(let hundred): hundred * 100
      case .other: nil
      }
    }

    /// As documents name them, but for `other`.
    package func words(_ other: String) -> String { self == .other ? other : key }

    /// Indicates a response that never has a body (RFC 9110, sections 15.3.5 and 15.3.6).
    package var haveNoContent: Bool { self == .exactly(204) || self == .exactly(205) }
  }

  package var statuses: Statuses
  package var type: TypeReference

  package init(_ statuses: Statuses, _ type: TypeReference) {
    self.statuses = statuses
    self.type = type
  }
}

/// A response that arrives in pieces.
package struct StreamResponse: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Server-sent events of one type, whatever their name.
    case events(TypeReference)
    /// Server-sent events by name.
    case namedEvents([NamedEvent])
    /// JSON lines.
    case lines(TypeReference)
  }

  package struct NamedEvent: Equatable, Sendable {
    package var name: String
    package var type: TypeReference
    /// The name of its case.
    package var swiftName: String?
    /// Indicates that events of names which no other one has are of this one.
    package var isDefault = false

    package init(name: String, type: TypeReference, swiftName: String? = nil) {
      self.name = name
      self.type = type
      self.swiftName = swiftName
    }
  }

  package var kind: Kind
  /// Indicates that the type of events has their `event` and `id` beside their `data`.
  package var isOfWholeEvents = false
  /// Indicates that the data of events is JSON even where it is a string; otherwise strings are the data as it is.
  package var dataIsJSON = false
  /// The data that ends the stream: `[DONE]`.
  package var end: String?
  /// Indicates whether the stream may end without it.
  package var endIsOptional: Bool
  /// The Boolean field of the body that asks for a stream.
  package var switchField: String?
  /// The pieces of an example, as the type has them; an event with a name is an object of `event` and `data`.
  package var example: [Literal] = []

  package init(
    kind: Kind, end: String? = nil, endIsOptional: Bool = false, switchField: String? = nil
  ) {
    self.kind = kind
    self.end = end
    self.endIsOptional = endIsOptional
    self.switchField = switchField
  }

  package var isEvents: Bool { if case .lines = kind { false } else { true } }

  /// Indicates that its events have names, which tell their types.
  package var hasNamedEvents: Bool { if case .namedEvents = kind { true } else { false } }
}

/// The way in which a method puts the response of an operation into a file.
package struct FileDownload: Equatable, Sendable {
  /// The statuses of success whose responses have nothing for the file.
  package var emptyStatuses: [Int] = []
}

extension Operation {
  /// nil: no method puts the response into a file.
  ///
  /// Bytes can be a file; so can one of several responses if the others are empty, a text where the path says that it
  /// leads to the content of something, and what is asked for as JSON or as another type.
  package var fileDownload: FileDownload? {
    switch response.returns {
    case .file, .bytes: FileDownload()
    case .text: isContent ? FileDownload() : nil
    case .value(let type):
      isContent && type == .scalar(.string) || acceptsFile
        ? FileDownload(emptyStatuses: type.isOptional ? [204] : []) : nil
    case .choice(let successes): FileDownload(successes)
    case .nothing: nil
    }
  }

  /// Indicates that JSON is asked for, and another type that is no stream.
  private var acceptsFile: Bool {
    let types = accept.map { $0.prefix { $0 != ";" && $0 != " " }.lowercased() }
    return types.contains { $0.hasSuffix("/json") || $0.hasSuffix("+json") }
      && types.contains { !$0.contains("json") && $0 != "text/event-stream" }
  }

  /// Indicates that the path ends with a word such as `content`: `/files/{id}/content`.
  private var isContent: Bool {
    guard isRead(method), case .literal(let text)? = path.last else { return false }
    return Self.leadsToContent(text)
  }

  /// Returns whether a path with this end leads to the content of something.
  package static func leadsToContent(_ path: String) -> Bool {
    guard let last = path.split(separator: "/").last else { return false }
    return ["content", "contents", "download", "export", "raw"].contains(last.lowercased())
  }
}

extension FileDownload {
  fileprivate init?(_ successes: [Response.Success]) {
    let others = successes.filter { $0.returns == .nothing }
    guard others.count == successes.count - 1, successes.contains(where: { $0.returns == .bytes })
    else { return nil }
    for statuses in others.flatMap(\.statuses) {
      guard case .exactly(let status) = statuses else { return nil }
      emptyStatuses.append(status)
    }
  }
}

extension [StreamResponse.NamedEvent] {
  /// Returns the kind of events with a name.
  package func kind(named name: String?) -> StreamResponse.NamedEvent? {
    first { $0.name == name } ?? first(where: \.isDefault)
  }
}
