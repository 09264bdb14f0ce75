package import Foundation

/// The decoder of whole bodies: the runtime itself, or a `JSONDecoder`.
package enum BodyDecoder: Sendable {
  case tape(userInfo: [CodingUserInfoKey: any Sendable])
  case foundation(JSONDecoder)

  package func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decode(type, from: data, for: nil)
  }

  /// - Parameter call: The call whose deadline also ends the decoding.
  /// - Throws: `DecodingError`, `DeadlineExceeded`, `CancellationError`, or what a type throws.
  func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, for call: Call?
  ) throws -> Value {
    switch self {
    case .tape(let userInfo):
      // Of text that is converted to UTF-8, the bytes may become half as many again.
      guard data.count < TapeEntry.maxByteCount / 2 else {
        let decoder = Coders.foundationDecoder(userInfo: userInfo)
        return try Self.decode(type, from: data, by: decoder, for: call)
      }
      return try Self.decode(type, from: data, userInfo, for: call)
    case .foundation(let decoder):
      return try Self.decode(type, from: data, by: decoder, for: call)
    }
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, by decoder: JSONDecoder, for call: Call?
  ) throws -> Value {
    let work = DecodingWork.OfOtherDecoder(byteCount: data.count, call)
    return try DecodingWork.$ofOtherDecoder.withValue(work) {
      let result = Result { try decoder.decode(type, from: data) }
      try work.check()
      return try result.get()
    }
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, _ userInfo: [CodingUserInfoKey: any Sendable],
    for call: Call?
  ) throws -> Value {
    try JSONBytes.withUTF8(of: data) { bytes in
      var tape: JSONTape
      do throws(JSONSyntaxError) {
        tape = try JSONTape(bytes, userInfo: userInfo, for: call)
      } catch {
        throw error.isTooDeep ? DecodingError.tooDeep : DecodingError.invalidJSON(error)
      }
      let result = Result { try TapeValue(tape, .root).decode(type) }
      // Somebody may have kept a decoder and read on.
      if !isKnownUniquelyReferenced(&tape) { tape.keepBytes() }
      if tape.isTooDeep { throw DecodingError.tooDeep }
      if let end = tape.work.end { throw end }
      return try result.get()
    }
  }
}

extension JSON {
  /// Reads a whole text, from a server perhaps: some malformed ones end a process that gives them to
  /// `JSONDecoder`.
  package init(text: Data) throws {
    self = try BodyDecoder.tape(userInfo: [:]).decode(JSON.self, from: text)
  }
}

extension Coders {
  package func bodyDecoder(
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) -> BodyDecoder {
    guard usesJSONDecoder else { return .tape(userInfo: userInfo) }
    let decoder = makeDecoder()
    for (key, value) in userInfo { decoder.userInfo[key] = value }
    return .foundation(decoder)
  }
}
