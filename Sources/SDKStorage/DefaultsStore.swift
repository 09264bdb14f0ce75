public import Foundation

/// Keeps values in `UserDefaults`, under names of its own: for settings, not for much data.
public struct DefaultsStore: KeyValueStore {
  private let suite: String?
  private let prefix: String

  /// - `suite`: the defaults' name, such as that of an app group; nil: the app's own.
  /// - `prefix`: stands before every key, so that two stores do not meet.
  public init(suite: String? = nil, prefix: String = "sdk.") {
    self.suite = suite
    self.prefix = prefix
  }

  /// Made anew for each use, since it is not sendable everywhere; what it holds is the process's.
  private var defaults: UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }

  public func data(for key: String) -> Data? { defaults.data(forKey: prefix + key) }

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
