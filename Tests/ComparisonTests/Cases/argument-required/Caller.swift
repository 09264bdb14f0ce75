func call(_ api: ArgumentRequiredClient) async throws {
  _ = try await api.list()
}
