/// A value of a JSON text. It is the decoder that models are given, and small enough to be one
/// without an allocation.
struct TapeValue {
  let tape: JSONTape
  let position: TapePosition

  init(_ tape: JSONTape, _ position: TapePosition) {
    self.tape = tape
    self.position = position
  }

  /// Returns a decoder that is one of these: what `as?` does, without its search among types.
  static func cast<Value: Decoder>(_ decoder: Value) -> TapeValue? {
    Value.self == TapeValue.self ? unsafeBitCast(decoder, to: TapeValue.self) : nil
  }

  var isNull: Bool { tape.kind(at: position) == .null }

  var jsonKind: JSONKinds { tape.jsonKind(at: position) }

  /// The number of elements or properties.
  var count: Int { tape.entries[position.index].count }
}
