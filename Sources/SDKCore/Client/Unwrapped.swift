/// The way to the value of a response in its body. Travels in a decoder's `userInfo`.
struct ResponsePlan: Sendable {
  let unwrap: [String]
  let success: SuccessRule?
  /// A `ValueFormat` of the value's type.
  let format: (any Sendable)?

  // The text is constant and not empty, so there is such a key.
  static let key = CodingUserInfoKey(rawValue: "sdkgen.responsePlan")!

  init(_ rules: ResponseRules, format: (any Sendable)?) {
    unwrap = rules.unwrap
    success = rules.success
    self.format = format
  }

  /// True if the body as a whole is the value.
  var isPlain: Bool { unwrap.isEmpty && success == nil && format == nil }
}

/// A whole response: checks the success rule, then goes down to the value, in one pass.
struct Unwrapped<Value: Decodable & Sendable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let plan = decoder.userInfo[ResponsePlan.key] as? ResponsePlan
    if let rule = plan?.success { try rule.check(decoder) }
    guard let path = plan?.unwrap, let last = path.last else {
      value = try Value(from: decoder)
      return
    }
    var container = try decoder.container(keyedBy: FieldKey.self)
    for name in path.dropLast() {
      let key = FieldKey(name)
      if let absent = try Self.absent(container, key) {
        value = absent
        return
      }
      container = try container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
    }
    value =
      try Self.absent(container, FieldKey(last))
      ?? container.decode(Value.self, forKey: FieldKey(last))
  }

  /// Returns the nil of an optional value that is absent or null.
  private static func absent(
    _ container: KeyedDecodingContainer<FieldKey>, _ key: FieldKey
  ) throws -> Value? {
    guard let type = Value.self as? any OptionalValue.Type else { return nil }
    guard try !container.contains(key) || container.decodeNil(forKey: key) else { return nil }
    return type.absent as? Value
  }
}

extension Unformatted: OptionalValue where Value: OptionalValue {
  package static var absent: Self { Self(value: .absent) }
  package static var wrapped: any Any.Type { Value.wrapped }
  package var isNil: Bool { value.isNil }
}

/// A value that the plan's format reads.
package struct Unformatted<Value: Sendable>: Decodable, Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }

  package init(from decoder: any Decoder) throws {
    let plan = decoder.userInfo[ResponsePlan.key] as? ResponsePlan
    guard let format = plan?.format as? ValueFormat<Value> else {
      throw DecodingError.unreadable("a format", at: decoder.codingPath)
    }
    value = try format.read(ValueSource(decoder))
  }
}
