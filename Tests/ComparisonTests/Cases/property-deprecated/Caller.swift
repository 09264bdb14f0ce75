func call(_ api: PropertyDeprecatedClient) async throws {
  _ = try await api.list()
}
