func call(_ api: ArgumentAddedClient) async throws {
  _ = try await api.list()
}
