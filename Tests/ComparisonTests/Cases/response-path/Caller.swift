func call(_ api: ResponsePathClient) async throws {
  _ = try await api.get()
}
