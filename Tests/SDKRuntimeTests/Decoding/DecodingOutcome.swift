import Foundation
import SDKRuntime

@testable import SDKCore

/// What a decoder makes of a text.
enum DecodingOutcome<Value: Decodable & Equatable> {
  case value(Value)
  case failure(DecodingError)
  /// An error of another type.
  case other(any Error)

  init(_ body: () throws -> Value) {
    do {
      self = .value(try body())
    } catch let error as DecodingError {
      self = .failure(error)
    } catch {
      self = .other(error)
    }
  }

  static func foundation(_ data: Data) -> Self {
    Self { try Coders.standard.makeDecoder().decode(Value.self, from: data) }
  }

  static func tape(_ data: Data) -> Self {
    Self { try BodyDecoder.tape(userInfo: [:]).decode(Value.self, from: data) }
  }

  /// Returns how this outcome of the runtime's decoder differs from that of `JSONDecoder`; nil if
  /// it does not, or only as documented.
  func difference(from foundation: Self, isOrdered: Bool, in data: Data) -> String? {
    switch (self, foundation) {
    case (.value(let own), .value(let other)):
      own == other || Self.isCut(in: data) ? nil : "\(own) instead of \(other)"
    case (.failure(let own), .failure(let other)):
      // Dictionaries of Foundation are read in any order, so the first of two errors may be any.
      isOrdered ? Self.difference(own, other) : nil
    case (.other, .other): nil
    case (.failure(let own), .value) where Self.isRounded(own, in: data): nil
    case (.value, .failure(let other)) where Self.isRefusedNumber(other, in: data): nil
    default: "\(self) instead of \(foundation)"
    }
  }

  /// The text, for a look at its numbers: without the zeros that other encodings have between them.
  private static func text(of data: Data) -> String {
    String(decoding: data.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Foundation cuts `12123456789012345.6` to an integer where `JSON` may be either.
  private static func isCut(in data: Data) -> Bool {
    Value.self == JSON.self && text(of: data).contains(/[0-9.]{16}/)
      && text(of: data).contains(/[0-9][.eE]/)
  }

  /// Foundation rounds `0.99999999999999999999` and `1e-400` to integers.
  private static func isRounded(_ error: DecodingError, in data: Data) -> Bool {
    guard case .dataCorrupted(let context) = error, context.underlyingError is UnfitNumber else {
      return false
    }
    return text(of: data).contains(/[eE]-|\.[0-9]*[1-9]/)
  }

  /// Foundation refuses `0e5`, and some integers with an exponent or a fraction of zeros.
  private static func isRefusedNumber(_ error: DecodingError, in data: Data) -> Bool {
    guard case .dataCorrupted = error else { return false }
    return text(of: data).contains(/[0-9][eE][+-]?[0-9]|[0-9]{17,}\.0/)
  }

  private static func difference(_ own: DecodingError, _ other: DecodingError) -> String? {
    let (ownKind, ownContext) = parts(own)
    let (otherKind, otherContext) = parts(other)
    let ownPath = path(ownContext)
    let otherPath = path(otherContext)
    // Of malformed numbers and strings, and numbers that do not fit, Foundation does not say where,
    // and may try other types.
    if ownContext.underlyingError is JSONSyntaxError || ownContext.underlyingError is UnfitNumber {
      return nil
    }
    if ownKind == otherKind, ownPath == otherPath { return nil }
    return "\(ownKind) at \(ownPath) instead of \(otherKind) at \(otherPath)"
  }

  private static func parts(_ error: DecodingError) -> (kind: String, DecodingError.Context) {
    switch error {
    case .typeMismatch(let type, let context): ("\(type) mismatch", context)
    case .valueNotFound(let type, let context): ("\(type) not found", context)
    case .keyNotFound(let key, let context): ("\(key.stringValue) missing", context)
    case .dataCorrupted(let context): ("corrupted", context)
    @unknown default: ("unknown", DecodingError.Context(codingPath: [], debugDescription: ""))
    }
  }

  private static func path(_ context: DecodingError.Context) -> [String] {
    context.codingPath.map(\.stringValue)
  }
}
