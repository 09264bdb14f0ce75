func call(_ api: ErrorAddedClient) async throws {
  _ = try await api.list()
}
