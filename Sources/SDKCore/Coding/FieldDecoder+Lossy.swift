extension FieldDecoder {
  /// Decodes the elements that can be decoded; the others are skipped and reported to the client's
  /// `onDecodingProblem`.
  public func decodeLossy<Element: Decodable>(
    _ type: Element.Type, _ name: String
  ) throws -> [Element] {
    switch source {
    case .tape(let tape, let object):
      return try TapeValue(tape, tape.required(name, of: object)).lossyElements(type)
    case .other(let fields):
      var elements = try fields.container.nestedUnkeyedContainer(forKey: FieldKey(name))
      return try Self.elements(type, of: &elements)
    }
  }

  /// Does the same; nil when the property is absent or null.
  public func decodeLossyIfPresent<Element: Decodable>(
    _ type: Element.Type, _ name: String
  ) throws -> [Element]? {
    try value(name).isNil() ? nil : decodeLossy(type, name)
  }

  private static func elements<Element: Decodable>(
    _ type: Element.Type, of container: inout any UnkeyedDecodingContainer
  ) throws -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      do {
        elements.append(try container.decode(type))
      } catch let error where error is DecodingError || NumberMisfit.matches(error) {
        let path = container.codingPath + [ElementKey(index: container.currentIndex)]
        // A failed decode does not move on; decoding something that takes anything does.
        let skipped = try container.decode(Skipped.self)
        skipped.sink?.report(DecodingFailure(NumberMisfit.placed(error, at: path)))
      }
    }
    return elements
  }

  private struct Skipped: Decodable {
    let sink: DecodingProblemSink?

    init(from decoder: any Decoder) throws {
      sink = decoder.userInfo[DecodingProblemSink.key] as? DecodingProblemSink
    }
  }
}

extension TapeValue {
  fileprivate func lossyElements<Element: Decodable>(_ type: Element.Type) throws -> [Element] {
    var container = try TapeUnkeyedContainer(self)
    var elements: [Element] = []
    elements.reserveCapacity(initialCapacity)
    let sink = userInfo[DecodingProblemSink.key] as? DecodingProblemSink
    while let element = container.nextElement() {
      try tape.spend()
      do {
        elements.append(try element.decode(type))
      } catch let error as DecodingError {
        sink?.report(DecodingFailure(error))
      }
    }
    return elements
  }
}
