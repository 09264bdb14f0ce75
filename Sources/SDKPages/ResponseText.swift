import SDKCore

/// One scalar out of a response, as text. The rest is not decoded.
struct ResponseText: Decodable {
  enum Step: Hashable, Sendable {
    case member(String)
    /// The last element of an array.
    case last
  }

  /// Nil when there is nothing at the path, or null, or no scalar.
  let text: String?

  // The text is constant and not empty, so there is such a key.
  static let key = CodingUserInfoKey(rawValue: "sdkgen.responseText")!

  init(from decoder: any Decoder) throws {
    let path = decoder.userInfo[Self.key] as? [Step] ?? []
    text = try Self.text(at: path[...], in: decoder)
  }

  private static func text(at path: ArraySlice<Step>, in decoder: any Decoder) throws -> String? {
    switch path.first {
    case nil: return try JSON(from: decoder).scalarText
    case .member(let name):
      guard let object = try? decoder.container(keyedBy: FieldKey.self),
        object.contains(FieldKey(name))
      else { return nil }
      return try text(at: path.dropFirst(), in: object.superDecoder(forKey: FieldKey(name)))
    case .last:
      guard var array = try? decoder.unkeyedContainer(), let count = array.count, count > 0
      else { return nil }
      // fits: at least one, by the guard
      for _ in 1..<count { _ = try array.superDecoder() }
      return try text(at: path.dropFirst(), in: array.superDecoder())
    }
  }
}
