func call(_ api: ArgumentDefaultClient) async throws {
  _ = try await api.list()
}
