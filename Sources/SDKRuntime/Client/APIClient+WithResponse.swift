extension APIClient {
  /// Returns the result of `body`, with the response to the last call it made through the client it
  /// is given.
  ///
  /// `body` runs where the caller runs, so that code on an actor needs no hop.
  ///
  /// - Throws: what `body` throws; an `APIError` of kind `invalidRequest` if it made no call.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (APIClient) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    let last = Locked<HTTPResponse?>(nil)
    let value = try await body(APIClient(self, recordingInto: last, user: user))
    guard let response = last.with({ $0 }) else {
      throw APIError(
        .invalidRequest, operationID: "withResponse", request: nil,
        reason: "withResponse made no call"
      ).speaking(configuration.errorMessages)
    }
    return (value, response)
  }
}
