internal import SDKGenAPIModel

extension [LoweredParameter] {
  /// Removes the header for an idempotency key, which the client fills, and returns its name; nil where
  /// there is none, or the method is idempotent by itself.
  mutating func takeIdempotencyHeader(of method: String) -> String? {
    guard ["POST", "PATCH"].contains(method) else { return nil }
    let names = ["idempotency-key", "x-idempotency-key"]
    let index = firstIndex { lowered in
      lowered.location == .header && names.contains(lowered.parameter.name.lowercased())
        && lowered.parameter.type != nil
    }
    return index.map { remove(at: $0).parameter.name }
  }
}
