func call(_ api: ServerClient) async throws {
  _ = try await api.list()
}
