func call(_ api: ErrorTypeClient) async throws {
  _ = try await api.list()
}
