#if canImport(Combine)
  public import Combine
#elseif OpenCombine
  public import OpenCombine
#endif
#if canImport(Combine) || OpenCombine
  extension Publisher {
    /// Subscribes again, up to `times`, after a failure for which `condition` holds.
    ///
    ///     publisher.retryIf(times: 2) { ($0 as? APIError)?.status == 503 }
    public func retryIf(
      times: Int, _ condition: @escaping (Failure) -> Bool
    ) -> AnyPublisher<Output, Failure> {
      self.catch { error -> AnyPublisher<Output, Failure> in
        guard times > 0, condition(error) else {
          return Fail(error: error).eraseToAnyPublisher()
        }
        return self.retryIf(times: times - 1, condition)
      }
      .eraseToAnyPublisher()
    }
  }
#endif
