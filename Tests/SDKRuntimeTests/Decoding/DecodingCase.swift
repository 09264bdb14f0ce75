import Foundation

/// A type, and texts from which it decodes.
struct DecodingCase: Sendable {
  let texts: [String]
  /// Compares both decoders; nil if they agree.
  let difference: @Sendable (Data) -> String?
  let decodes: @Sendable (String) -> Bool

  init<Value: Decodable & Equatable & Sendable>(
    _ type: Value.Type, isOrdered: Bool = true, _ texts: String...
  ) {
    self.texts = texts
    difference = {
      DecodingOutcome<Value>.tape($0).difference(
        from: DecodingOutcome<Value>.foundation($0), isOrdered: isOrdered, in: $0
      ).map { "\(type): \($0)" }
    }
    decodes = {
      if case .value = DecodingOutcome<Value>.tape(Data($0.utf8)) { true } else { false }
    }
  }
}
