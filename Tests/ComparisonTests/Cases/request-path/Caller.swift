func call(_ api: RequestPathClient) async throws {
  _ = try await api.list()
}
