func call(_ api: DeprecatedClient) async throws {
  _ = try await api.list()
}
