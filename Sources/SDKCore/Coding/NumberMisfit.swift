import Foundation

/// Recognises the error that Foundation throws when a JSON number does not fit its type, as 1.5 for
/// an `Int`: one of its own, which says nothing of where.
enum NumberMisfit {
  /// The type is private and may change, so it is learned by provoking the error.
  private static let type = try? JSONDecoder().decode([Probe].self, from: Data("[1.5]".utf8)).first?
    .type

  static func matches(_ error: any Error) -> Bool {
    // Where Foundation throws this one, the path is in it.
    guard !(error is DecodingError) else { return false }
    return ObjectIdentifier(Swift.type(of: error)) == type
  }

  /// Returns the error with its location, of which Foundation says nothing.
  static func placed(_ error: any Error, at path: [any CodingKey]) -> DecodingError {
    if let error = error as? DecodingError { return error }
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: path, debugDescription: "a number that does not fit its type",
        underlyingError: error))
  }

  private struct Probe: Decodable {
    let type: ObjectIdentifier?

    init(from decoder: any Decoder) throws {
      do {
        _ = try decoder.singleValueContainer().decode(Int.self)
        type = nil
      } catch {
        type = ObjectIdentifier(Swift.type(of: error))
      }
    }
  }
}
