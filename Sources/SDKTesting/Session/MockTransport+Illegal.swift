import SDKRuntime

extension MockTransport {
  /// Remembers for `verify()` a request that no server would understand.
  func noteIllegal(_ complaint: String) -> TransportError {
    state.with { $0.unmatched.append(complaint) }
    return TransportError(.other, reason: complaint)
  }
}
