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
        responses.streams.append(stream(media, named: name, with: &schemas))
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

  private func stream(
    _ media: MediaType, named name: InlineName, with schemas: inout SchemaLowering
  ) -> StreamResponse {
    if media.kind == .events, let item = media.item {
      if let stream = schemas.events(item, named: name) { return stream }
      if schemas.hasPayload(item) { reader.report(.unreadPayload(item)) }
    }
    let piece = piece(of: media)
    var type = TypeReference.scalar(.json)
    if let piece, schemas.isEmitter(piece) {
      reader.report(.emitter(media))
    } else if let piece {
      let word = media.kind == .events ? "event" : "line"
      type = schemas.type(
        of: piece, named: InlineName(in: name.scope, name.words.dropLast() + [word]))
    }
    if media.kind == .lines { return StreamResponse(kind: .lines(type)) }
    var stream = StreamResponse(ofEvents: .events(type))
    stream.isOfWholeEvents =
      piece.map { schemas.isEvent($0) || media.item != nil && schemas.isItemEvent($0) } ?? false
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
    self.init(kind: kind, end: "[DONE]", endIsOptional: true)
  }

  fileprivate var isEvents: Bool { if case .lines = kind { false } else { true } }
}
