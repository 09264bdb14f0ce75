import Foundation
import SDKRuntime

@testable import SDKCore

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
      if Self.endsFoundation($0) { return nil }
      return DecodingOutcome<Value>.tape($0).difference(
        from: DecodingOutcome<Value>.foundation($0), isOrdered: isOrdered, in: $0
      ).map { "\(type): \($0)" }
    }
    decodes = {
      if case .value = DecodingOutcome<Value>.tape(Data($0.utf8)) { true } else { false }
    }
  }

  /// Foundation ends the process when the last byte of a text begins an array or object too deep.
  private static func endsFoundation(_ data: Data) -> Bool {
    let openers = [UInt8(ascii: "["), UInt8(ascii: "{")]
    let ends = data.last { $0 != 0 }.map(openers.contains) ?? false
    return ends && data.filter(openers.contains).count > TapeScanner.maxDepth
  }
}
