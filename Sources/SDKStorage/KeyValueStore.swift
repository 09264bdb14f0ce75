public import Foundation
internal import SDKCore

/// A store for small things of an app that are not secret: `MemoryStore`, `DefaultsStore`,
/// `FileStore`, or one of its own. Tokens belong in a `TokenStore` of SDKRuntime.
///
/// Every method may be called from any thread.
public protocol KeyValueStore: Sendable {
  /// Returns the bytes under the key; nil when there are none.
  func data(for key: String) throws -> Data?

  /// Stores bytes, or removes what is there for nil.
  func setData(_ data: Data?, for key: String) throws

  /// Removes everything that was stored through this store.
  func removeAll() throws

  /// Returns the value that was stored with `set(_:for:)`; nil when there is none.
  ///
  /// - Throws: `DecodingError` too, when something else is there.
  func value<Value: Decodable>(_ type: Value.Type, for key: String) throws -> Value?
}

extension KeyValueStore {
  public func value<Value: Decodable>(_ type: Value.Type, for key: String) throws -> Value? {
    guard let data = try data(for: key) else { return nil }
    // In an array, since a JSON document that is a bare text or number is not read everywhere.
    return try JSONDecoder().decode([Value].self, from: data).first
  }

  /// Stores a value as JSON; nil removes what is there, so that it is nil again when it is read.
  ///
  /// - Throws: `EncodingError` too, for what JSON cannot hold, such as infinity.
  public func set(_ value: some Encodable, for key: String) throws {
    let isNil = (value as? any OptionalValue)?.isNil == true
    try setData(isNil ? nil : JSONEncoder().encode([value]), for: key)
  }

  /// Removes what is stored under the key.
  public func removeValue(for key: String) throws { try setData(nil, for: key) }
}
