extension APIClient {
  /// Sends an endpoint and returns the end of the call as a value. Cancellation is
  /// `APIError.Kind.cancelled` here, and only here and in completion handlers.
  public func result<Value: Decodable & Sendable>(
    of endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) async -> Result<APIResponse<Value>, APIError> {
    await result(endpoint) {
      try await response(for: endpoint, as: type, options: options)
    }
  }

  func result<Value: Sendable>(
    _ endpoint: some Endpoint, of call: () async throws -> Value
  ) async -> Result<Value, APIError> {
    do {
      return .success(try await call())
    } catch let error as APIError {
      return .failure(error)
    } catch {
      return .failure(
        APIError(
          .cancelled, operationID: endpoint.operationID, request: nil,
          reason: "the call was cancelled", underlying: error
        ).speaking(configuration.errorMessages))
    }
  }
}
