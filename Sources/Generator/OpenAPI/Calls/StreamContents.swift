internal import SDKGenAPIModel
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// The media types of a response that arrive piece by piece.
struct StreamContents {
  private let reader: DocumentReader
  private let streams: [MediaType]

  init(_ reader: DocumentReader, _ types: [MediaType]) {
    self.reader = reader
    streams = types.filter { $0.kind == .events || $0.kind == .lines }
  }

  /// Adds a stream of each kind that no earlier response has, in document order. Media types of one
  /// kind are one stream where they hold the same values.
  func add(
    to responses: inout LoweredResponses, named name: InlineName,
    with schemas: inout SchemaLowering
  ) {
    var read: [MediaType] = []
    for media in streams {
      if let same = read.first(where: { $0.kind == media.kind }) {
        guard isSame(same, media) else {
          reader.count(.otherContent, media.element)
          continue
        }
      } else if !responses.streams.contains(where: { $0.isEvents == (media.kind == .events) }) {
        read.append(media)
        let stream = stream(media, named: name, with: &schemas)
        responses.streams.append(stream)
        responses.streamExamples += examples(of: media, stream, schemas)
      }
      responses.ask(forStream: media)
    }
  }

  private func isSame(_ first: MediaType, _ second: MediaType) -> Bool {
    guard let a = piece(of: first).flatMap(reader.schema),
      let b = piece(of: second).flatMap(reader.schema)
    else { return true }
    return a.pointer == b.pointer || Literal(a.node) == Literal(b.node)
  }

  /// The schema of one piece. That of the whole may be a list, which is the pieces.
  private func piece(of media: MediaType) -> Element? {
    if let item = media.item { return item }
    guard let schema = media.schema else { return nil }
    return reader.schema(schema)?["items"] ?? schema
  }

  /// The schema of one event with the fields around its data, as `itemSchema` has it; so is that of the whole, or of the
  /// items of one that is a list, where it says which JSON the data holds.
  private func item(of media: MediaType, _ schemas: SchemaLowering) -> Element? {
    media.item ?? piece(of: media).flatMap { schemas.hasPayload($0) ? $0 : nil }
  }

  private func stream(
    _ media: MediaType, named name: InlineName, with schemas: inout SchemaLowering
  ) -> StreamResponse {
    if media.kind == .events, let item = item(of: media, schemas) {
      if let stream = schemas.events(item, named: name) { return stream }
      if schemas.hasPayload(item) {
        reader.report(.unreadPayload(item))
        schemas.noteUnreadPayloads(of: item)
      }
    }
    var piece = piece(of: media)
    if media.kind == .events { piece = piece.map(schemas.withoutSilentEvents) }
    var type = TypeReference.scalar(.json)
    var isJSON = false
    if let piece, schemas.isEmitter(piece) {
      reader.report(.emitter(media))
    } else if let piece {
      let word = media.kind == .events ? "event" : "line"
      let own = InlineName(in: name.scope, name.words.dropLast() + [word])
      let data = [SchemaLocation(piece, named: own)]
      isJSON = schemas.holdsJSONString(data)
      type =
        media.kind == .events
        ? schemas.type(ofData: data, named: own) : schemas.type(of: piece, named: own)
    }
    if media.kind == .lines { return StreamResponse(kind: .lines(type)) }
    var stream = StreamResponse(ofEvents: .events(type))
    stream.dataIsJSON = isJSON
    stream.isOfWholeEvents =
      media.item.map(schemas.isItemEvent) ?? piece.map(schemas.isEvent) ?? false
    if let item = media.item, schemas.isItemWithoutData(item) {
      reader.report(.eventWithoutData(item))
      stream.isOfWholeEvents = true
    }
    // Null is no event, even where a schema of events allows it.
    if stream.isOfWholeEvents { stream.kind = .events(type.nonNull) }
    return stream
  }
}

extension LoweredResponses {
  /// Adds the media type of a stream to `accept`: calls ask for those that they read.
  fileprivate mutating func ask(forStream media: MediaType) {
    let name = media.asked
    guard media.kind == .lines || !media.parameters.isEmpty, !accept.contains(name) else { return }
    accept.append(name)
  }
}

extension StreamResponse {
  init(ofEvents kind: Kind) {
    // No document says whether its server sends this; many do, and it is no value of any type.
    self.init(kind: kind, end: streamEnd, endIsOptional: true)
  }
}

/// The text that ends a stream of events, as OpenAI's and those like them.
let streamEnd = "[DONE]"

// MARK: Examples

/// An example of a stream, to be checked when all models are known.
struct StreamExampleDraft {
  var element: Element
  var isEvents: Bool
  /// What each piece may be, the likeliest first.
  var pieces: [[Literal]]
  /// The document states it as one of the stream, and not its schema as one of a piece.
  var isStated: Bool
}

extension StreamContents {
  /// The examples of a stream, else that of the schema of its pieces, or one of each kind of event.
  private func examples(
    of media: MediaType, _ stream: StreamResponse, _ schemas: SchemaLowering
  ) -> [StreamExampleDraft] {
    let piece = piece(of: media)
    let isWhole = item(of: media, schemas).map(schemas.isItemEvent) ?? false
    func draft(_ element: Element, _ pieces: [Node], isStated: Bool) -> StreamExampleDraft {
      StreamExampleDraft(
        element: element, isEvents: stream.isEvents,
        pieces: pieces.map { stream.readings(of: $0, isWhole: isWhole) }, isStated: isStated)
    }
    let stated = reader.examples(of: media.element).map { example in
      draft(
        example.value, pieces(of: example.value.node, stream, piece, schemas), isStated: true)
    }
    if !stated.isEmpty { return stated }
    let found = piece.map { schemas.examples(ofPiece: $0, isOfNamedEvents: stream.hasNamedEvents) }
    return found?.first.map { [draft($0, found?.map(\.node) ?? [], isStated: false)] } ?? []
  }

  /// Returns the pieces of an example: a list of them, one, or the text of the stream.
  private func pieces(
    of node: Node, _ stream: StreamResponse, _ piece: Element?, _ schemas: SchemaLowering
  ) -> [Node] {
    let schema = piece.map { schemas.merged($0) }
    func meant(_ node: Node) -> Node { schema.map { schemas.graph.meant(node, by: $0) } ?? node }
    let isList = schema?.knownKinds.subtracting(.null) == .array
    if node.kind == .array, !isList || node.elements.allSatisfy({ $0.kind == .array }) {
      return node.elements.map(meant)
    }
    guard let text = node.string else { return [meant(node)] }
    if stream.isEvents {
      let events = eventTexts(text).map { fields in
        Node.object([], new: fields.map { ($0.name, .string($0.value, at: node)) }, at: node)
      }
      return events.isEmpty ? [node] : events
    }
    let lines = text.split { $0.isNewline || $0 == "\u{1E}" }
      .filter { trimmed(String($0)) != nil }
      .map { Node.string(String($0), at: node).serializedJSON }
    return lines.isEmpty || lines.contains(nil) ? [node] : lines.compactMap { $0 }
  }
}

/// Returns the fields of the events in a text that have data, as others never arrive (WHATWG HTML, section 9.2.6).
private func eventTexts(_ text: String) -> [[(name: String, value: String)]] {
  var events: [[(name: String, value: String)]] = [[]]
  for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    if line.isEmpty {
      events.append([])
      continue
    }
    let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves[0])
    let rest = halves.count > 1 ? halves[1] : ""
    let value = String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
    let known = events[events.count - 1].firstIndex { $0.name == name }
    if let known, name == "data" {
      events[events.count - 1][known].value += "\n" + value
    } else if known == nil, ["event", "data", "id", "retry"].contains(name) {
      events[events.count - 1].append((name, value))
    }
  }
  return events.filter { fields in fields.contains { $0.name == "data" } }
}

extension StreamResponse {
  /// Returns the ways to read a piece of an example as this stream has pieces, the likeliest first.
  ///
  /// - `isWhole`: the document describes events with the fields around their data.
  fileprivate func readings(of piece: Node, isWhole: Bool) -> [Literal] {
    guard isEvents, let data = piece["data"]?.value,
      isWhole || isOfWholeEvents || piece.members.allSatisfy({ eventFields.contains($0.key) })
    else { return [Literal(piece)] }
    let json = data.serializedJSON.map { Literal($0) }
    // A text in quotes is one without them where all data is JSON.
    let isText = if case .string? = json { !dataIsJSON } else { false }
    let datas = (isText ? [Literal(data), json] : [json, Literal(data)]).compactMap { $0 }
    return datas.flatMap { data -> [Literal] in
      switch kind {
      case .events where isOfWholeEvents:
        [false, true].map { countsIDs in
          .object(piece.members.map { .init(name: $0.key, value: field($0, data, countsIDs)) })
        }
      case .namedEvents:
        [
          .object([
            .init(name: "event", value: .string(piece["event"]?.value.text ?? "message")),
            .init(name: "data", value: data),
          ])
        ]
      case .events, .lines: [data]
      }
    }
  }

  /// Returns the value of a field of an event. IDs are text in a stream, and may be declared to be numbers.
  private func field(_ member: Node.Member, _ data: Literal, _ countsIDs: Bool) -> Literal {
    if member.key == "data" { return data }
    let literal = Literal(member.value)
    guard member.key == "retry" || member.key == "id" && countsIDs,
      case .string(let text) = literal
    else { return literal }
    return Literal.scalars(written: text).last ?? literal
  }

  /// Returns the pieces of an example, or the reason why one does not fit.
  func pieces(_ draft: StreamExampleDraft, _ models: ModelIndex) -> Result<[Literal], Misfit> {
    var pieces: [Literal] = []
    for readings in draft.pieces {
      let readings = readings.map { withWholeNumbers($0, models) }
      let reasons = readings.map { mismatch($0, models) }
      if let fitting = reasons.firstIndex(of: nil) {
        pieces.append(readings[fitting])
      } else {
        return .failure(Misfit(reason: reasons.lazy.compactMap { $0 }.first ?? "it has no pieces"))
      }
    }
    return .success(pieces)
  }

  private func withWholeNumbers(_ piece: Literal, _ models: ModelIndex) -> Literal {
    switch kind {
    case .events(let type), .lines(let type): return models.withWholeNumbers(piece, type)
    case .namedEvents(let events):
      guard case .object(var members) = piece, members.count == 2,
        case .string(let name) = members[0].value, let event = events.kind(named: name)
      else { return piece }
      members[1].value = models.withWholeNumbers(members[1].value, event.type)
      return .object(members)
    }
  }

  struct Misfit: Error { var reason: String }

  private func mismatch(_ piece: Literal, _ models: ModelIndex) -> String? {
    switch kind {
    case .events(let type), .lines(let type): return models.mismatch(piece, type)
    case .namedEvents(let events):
      guard case .object(let members) = piece, members.count == 2,
        case .string(let name) = members[0].value
      else { return "expected an event" }
      guard let event = events.kind(named: name) else {
        return "there is no event '\(name)'"
      }
      return models.mismatch(members[1].value, event.type)
    }
  }
}
