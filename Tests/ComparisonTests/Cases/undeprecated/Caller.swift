func call(_ api: UndeprecatedClient) async throws {
  _ = try await api.list()
}
