extension FieldDecoder {
  /// Decodes a property that must be there, but has a default: one that is absent or null is that, and
  /// is reported to the client's `onDecodingProblem`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, _ name: String, default value: Value
  ) throws -> Value {
    if let found = try decodeIfPresent(type, name) { return found }
    reportMissing(name)
    return value
  }

  /// Does the same for a property written in a format of its own.
  public func decode<Value>(
    _ name: String, as format: ValueFormat<Value>, default value: Value
  ) throws -> Value {
    if let found = try decodeIfPresent(name, as: format) { return found }
    reportMissing(name)
    return value
  }

  private func reportMissing(_ name: String) {
    let (userInfo, path): ([CodingUserInfoKey: Any], () -> [any CodingKey]) =
      switch source {
      case .tape(let tape, let object): (tape.userInfo, { tape.path(to: object) })
      // A container knows its decoder's `userInfo` only through another decoder.
      case .other(let fields):
        (
          (try? fields.container.superDecoder().userInfo) ?? [:], { fields.container.codingPath }
        )
      }
    guard let sink = userInfo[DecodingProblemSink.key] as? DecodingProblemSink else { return }
    sink.report(
      "no value, its default is used", at: DecodingFailure.path(path() + [FieldKey(name)]))
  }
}
