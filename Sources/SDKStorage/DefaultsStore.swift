public import Foundation

/// Keeps values in `UserDefaults`, under names of its own: for settings, not for much data.
///
/// With an empty prefix it reads what an app has stored there by itself, too: texts, numbers, dates,
/// data, URLs, and arrays and dictionaries of them, as well as JSON in data. What it writes itself is
/// read by it alone.
public struct DefaultsStore: KeyValueStore {
  private let suite: String?
  private let prefix: String

  /// - `suite`: the defaults' name, such as that of an app group; nil: the app's own.
  /// - `prefix`: stands before every key, so that two stores do not meet. Empty: the keys are those of the
  ///   app, and `removeAll()` removes all of them.
  public init(suite: String? = nil, prefix: String = "sdk.") {
    self.suite = suite
    self.prefix = prefix
  }

  /// Made anew for each use, since it is not sendable everywhere; what it holds is the process's.
  private var defaults: UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }

  public func data(for key: String) -> Data? { defaults.data(forKey: prefix + key) }

  public func value<Value: Decodable>(_ type: Value.Type, for key: String) throws -> Value? {
    let defaults = defaults
    guard let object = defaults.object(forKey: prefix + key) else { return nil }
    guard let data = object as? Data else {
      if type == URL.self, let text = object as? String {
        // The text of a URL, or the path of a file, as `UserDefaults` writes it.
        let url = URL(string: text)
        return (url?.scheme == nil ? defaults.url(forKey: prefix + key) : url) as? Value
      }
      // As `UserDefaults` has them, in an array since a property list is one of several values.
      let list = try PropertyListSerialization.data(
        fromPropertyList: [object], format: .binary, options: 0)
      return try PropertyListDecoder().decode([Value].self, from: list).first
    }
    do {
      // What `set(_:for:)` has written.
      return try JSONDecoder().decode([Value].self, from: data).first
    } catch {
      // As `UserDefaults` keeps other URLs.
      if type == URL.self, let url = defaults.url(forKey: prefix + key) { return url as? Value }
      if type == Data.self { return data as? Value }
      guard let value = try? JSONDecoder().decode(Value.self, from: data) else { throw error }
      return value
    }
  }

  public func setData(_ data: Data?, for key: String) {
    if let data {
      defaults.set(data, forKey: prefix + key)
    } else {
      defaults.removeObject(forKey: prefix + key)
    }
  }

  public func removeAll() {
    let defaults = defaults
    for key in defaults.dictionaryRepresentation().keys where key.hasPrefix(prefix) {
      defaults.removeObject(forKey: key)
    }
  }
}
