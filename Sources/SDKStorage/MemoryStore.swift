public import Foundation
internal import SDKCore

/// Forgets when the process ends: for tests and previews.
public final class MemoryStore: KeyValueStore {
  private let values = Locked<[String: Data]>([:])

  public init() {}

  public func data(for key: String) -> Data? { values.with { $0[key] } }

  public func setData(_ data: Data?, for key: String) { values.with { $0[key] = data } }

  public func removeAll() { values.with { $0 = [:] } }
}
