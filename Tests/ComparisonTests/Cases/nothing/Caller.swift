func call(_ api: NothingClient) async throws {
  _ = try await api.list()
}
