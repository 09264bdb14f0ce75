#if canImport(Combine)
  public import Combine
#elseif OpenCombine
  public import OpenCombine
#endif
#if canImport(Combine) || OpenCombine
  extension Publisher {
    /// Subscribes again, up to `times`, after a failure for which `condition` holds, each time after a delay.
    ///
    ///     publisher.retryIf(times: 2, delay: .seconds(1)) { ($0 as? APIError)?.status == 503 }
    public func retryIf(
      times: Int, delay: Duration = .zero, _ condition: @escaping (Failure) -> Bool
    ) -> AnyPublisher<Output, Failure> {
      self.catch { error -> AnyPublisher<Output, Failure> in
        guard times > 0, condition(error) else {
          return Fail(error: error).eraseToAnyPublisher()
        }
        let next = self.retryIf(times: times - 1, delay: delay, condition)
        guard delay > .zero else { return next }
        return CallPublisher { try await Task.sleep(for: delay) }
          .replaceError(with: ())
          .setFailureType(to: Failure.self)
          .flatMap { next }
          .eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
    }
  }
#endif
