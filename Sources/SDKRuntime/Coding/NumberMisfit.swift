import Foundation

/// Recognises the error that Foundation throws when a JSON number does not fit its type, as 1.5 for
/// an `Int`: one of its own, which says nothing of where.
enum NumberMisfit {
  /// The type is private and may change, so it is learned by provoking the error.
  private static let type = try? JSONDecoder().decode([Probe].self, from: Data("[1.5]".utf8)).first?
    .type

  static func matches(_ error: any Error) -> Bool {
    // Where Foundation throws this one, the place is in it.
    guard !(error is DecodingError) else { return false }
    return ObjectIdentifier(Swift.type(of: error)) == type
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
