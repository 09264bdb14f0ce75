internal import Foundation
internal import SDKCore

/// A request that concerns a collection.
struct StoreExchange: Sendable {
  let use: Resources.Use
  let request: ReceivedRequest
  let operation: Operation
  var read: ReadRequest
  let arguments: [String: String]
  let answerer: Answerer
  /// The identity of the value that is meant.
  var key = ""

  init(
    use: Resources.Use, request: ReceivedRequest, operation: Operation, read: ReadRequest,
    arguments: [String: String], answerer: Answerer
  ) {
    self.use = use
    self.request = request
    self.operation = operation
    self.read = read
    self.arguments = arguments
    self.answerer = answerer
    if let name = use.resource.parameter?.name { key = normal(arguments[name] ?? "") }
  }

  private var resource: Resource { use.resource }

  private var reader: WireReader { WireReader(judge: answerer.judge) }

  /// The path of the collection, with the arguments that lead to it: `/users/1/posts`.
  var place: String {
    let isItem = use.action != .list && use.action != .create
    var parts = operation.route.split(separator: "/")
    if isItem { parts.removeLast() }
    return parts.map { part in
      let segment = Segment(String(part))
      return "/" + (segment.parameter.flatMap { arguments[$0] } ?? String(part))
    }.joined()
  }

  /// The properties that the request sends.
  var body: [String: JSON] {
    var body = read.body
    for name in resource.item.path where body?[name]?.objectValue != nil { body = body?[name] }
    return body?.objectValue ?? [:]
  }

  func sample(_ name: String) -> [String: JSON] {
    var sample = answerer.sampler.value(of: resource.item.schema, for: name).objectValue ?? [:]
    // What belongs to something else knows to what: `userId` in `/users/{id}/posts`.
    let segments = operation.route.split(separator: "/").map { Segment(String($0)) }
    for (index, segment) in segments.enumerated() where index > 0 {
      guard let parameter = segment.parameter, parameter != resource.parameter?.name,
        let argument = arguments[parameter], let owner = segments[index - 1].literal
      else { continue }
      let stem = owner.hasSuffix("s") ? String(owner.dropLast()) : owner
      for name in [parameter, "\(stem)Id", "\(stem)_id"] where name != resource.identity {
        guard let schema = reader.properties(of: resource.item.schema)[name] else { continue }
        sample[name] = reader.shaped(.text(argument), schema)
      }
    }
    return sample
  }

  // MARK: Identity

  /// The schema of identities, if there is one.
  private var identitySchema: Schema? {
    resource.identity.flatMap { reader.properties(of: resource.item.schema)[$0] }
      ?? resource.parameter?.schema
  }

  /// An identity as it is kept: UUIDs are the same in upper and lower case (RFC 9562, section 4).
  func normal(_ key: String) -> String {
    identitySchema?.format == "uuid" ? key.lowercased() : key
  }

  /// Returns an identity that is not taken.
  func newKey(_ number: Int64, among taken: Set<String>) -> String {
    guard let schema = identitySchema else { return "\(number)" }
    let kinds = reader.kinds(of: schema)
    // The first is what the spec gives as an example, so that calls made of examples find it.
    let examples = number == 1 ? (resource.parameter?.examples ?? []) + schema.examples : []
    for example in examples
    where answerer.judge.isValid(example, schema) && !taken.contains(example.wireText) {
      return normal(example.wireText)
    }
    if kinds.contains(.integer), !kinds.contains(.string) {
      for next in number..<(number + 1_000)
      where !taken.contains("\(next)") && answerer.judge.isValid(.integer(next), schema) {
        return "\(next)"
      }
    }
    for attempt in 0..<100 {
      let value = answerer.sampler.value(of: schema, for: "\(place) id \(number) \(attempt)")
      if !taken.contains(value.wireText), !value.isNull { return value.wireText }
    }
    return "\(number)"
  }

  /// Writes the identity into its property.
  func identify(_ properties: inout [String: JSON]) {
    guard let identity = resource.identity,
      let schema = reader.properties(of: resource.item.schema)[identity]
    else { return }
    properties[identity] = reader.shaped(.text(key), schema)
  }

  // MARK: Changing

  /// What stays when a value is replaced: what only the server sets.
  func kept(of properties: [String: JSON]) -> [String: JSON] {
    let schemas = reader.properties(of: resource.item.schema)
    return properties.filter { name, _ in
      name == resource.identity || schemas[name]?.isReadOnly == true
    }
  }

  /// Returns the properties with those of the request: RFC 7396, but that a property which may be null becomes null.
  func changed(_ properties: [String: JSON]) -> [String: JSON] {
    let schemas = reader.properties(of: resource.item.schema)
    func merged(_ old: JSON?, _ new: JSON) -> JSON {
      guard case .object(let members) = new else { return new }
      var result = old?.objectValue ?? [:]
      for (name, value) in members {
        result[name] = value.isNull ? nil : merged(result[name], value)
      }
      return .object(result)
    }
    var result = properties
    for (name, value) in body {
      if value.isNull {
        let mayBeNull = schemas[name].map { answerer.judge.isValid(.null, $0) } ?? false
        result[name] = mayBeNull ? .null : nil
      } else {
        result[name] = merged(result[name], value)
      }
    }
    return result
  }

  // MARK: Answering

  /// The operation says what it answers for what is not there.
  var knowsNotFound: Bool {
    operation.responses.contains { $0.covers(404) }
      || operation.success.response?.statuses != "default"
        && operation.responses.contains { $0.statuses == "default" }
  }

  var notFound: FakeAnswer {
    answerer.failure(
      operation, [404], otherwise: 404, title: "Not Found", ["nothing at '\(request.path)'"],
      to: request)
  }

  /// Returns the answer with a value in the form that the operation has for it.
  func answer(_ properties: [String: JSON]) -> FakeAnswer {
    let success = operation.success
    let name = "\(operation.id) \(place)/\(key)"
    let media = answerer.media(of: success.response, accepting: request.headers["Accept"])
    var value: JSON?
    if let media, media.isJSON, let schema = media.schema {
      let item = Resource.item(of: operation, reader) ?? .init(schema: schema, path: [])
      let inner = fitted(properties, to: item.schema, named: name)
      value = wrapped(inner, schema, item.path, media, named: name)
    }
    return answerer.answer(
      operation, status: success.status, success.response, to: request, named: name, value)
  }

  private func wrapped(
    _ inner: JSON, _ schema: Schema, _ path: [String], _ media: Media, named name: String
  ) -> JSON {
    guard let property = path.first, path.count == 1,
      var members = answerer.sample(media, for: name).objectValue
    else { return inner }
    members[property] = inner
    return .object(members)
  }

  /// Returns properties as another schema wants them: those that it knows, and samples of those that it requires and
  /// that are not there or of another type.
  private func fitted(
    _ properties: [String: JSON], to schema: Schema, named name: String
  ) -> JSON {
    let known = reader.properties(of: schema)
    let own = known.isEmpty ? properties : properties.filter { known[$0.key] != nil }
    if answerer.judge.isValid(.object(own), schema) { return .object(own) }
    let sample = answerer.sampler.value(of: schema, for: name)
    var members = sample.objectValue ?? [:]
    for optional in known.keys where own[optional] == nil {
      var without = members
      without[optional] = nil
      if answerer.judge.isValid(.object(without), schema) { members = without }
    }
    for (property, value) in own.sorted(by: { $0.key < $1.key }) {
      var with = members
      with[property] = value
      if answerer.judge.isValid(.object(with), schema) { members = with }
    }
    return .object(members)
  }

  // MARK: Lists

  /// Whether a value has what the query asks for by the names of its properties.
  func isWanted(_ properties: [String: JSON]) -> Bool {
    read.query.allSatisfy { name, wanted in
      guard let value = properties[name], value.arrayValue == nil, value.objectValue == nil else {
        return true
      }
      let texts = wanted.arrayValue.map { $0.map(\.wireText) } ?? [wanted.wireText]
      return texts.contains(value.wireText)
    }
  }

  func listAnswer(_ all: [[String: JSON]]) -> FakeAnswer? {
    let success = operation.success
    guard let list = Resource.list(of: operation, reader),
      let media = answerer.media(of: success.response, accepting: request.headers["Accept"]),
      media.isJSON, let schema = media.schema
    else { return nil }
    let page = FakePage(read.query, count: all.count)
    let items = all[page.range].map { properties in
      fitted(
        properties, to: list.schema,
        named: "\(operation.id) \(properties[resource.identity ?? ""]?.wireText ?? "")")
    }
    var value = JSON.array(items)
    if let name = list.path.first {
      var members =
        answerer.sampler.value(of: schema, for: "\(operation.id) list").objectValue ?? [:]
      members[name] = value
      for (property, known) in page.properties where members[property] != nil {
        var with = members
        with[property] = known
        if answerer.judge.isValid(.object(with), schema) { members = with }
      }
      value = .object(members)
    }
    return answerer.answer(
      operation, status: success.status, success.response, to: request, named: operation.id, value)
  }
}

/// The part of a list that a query asks for, by the names that most APIs have for it.
private struct FakePage {
  let range: Range<Int>
  /// What envelopes say of the list.
  let properties: [String: JSON]

  init(_ query: [String: JSON], count: Int) {
    func number(_ names: String...) -> Int? {
      names.lazy.compactMap { query[$0]?.intValue }.first
    }
    let size = number(
      "limit", "per_page", "perPage", "page_size", "pageSize", "size", "_limit", "_per_page", "max",
      "first")
    let length = max(size ?? count, 0)
    var start = number("offset", "skip", "start", "_start") ?? 0
    if let page = number("page", "page_number", "pageNumber", "_page"), page > 0, size != nil {
      start =
        page.subtractingReportingOverflow(1).partialValue.multipliedReportingOverflow(by: length)
        .partialValue
    }
    start = min(max(start, 0), count)
    range = start..<min(start + min(length, count), count)
    let hasMore = range.upperBound < count
    properties = [
      "total": .integer(Int64(count)), "total_count": .integer(Int64(count)),
      "totalCount": .integer(Int64(count)), "count": .integer(Int64(range.count)),
      "has_more": .bool(hasMore), "hasMore": .bool(hasMore), "offset": .integer(Int64(start)),
      "limit": .integer(Int64(length)),
    ]
  }
}
