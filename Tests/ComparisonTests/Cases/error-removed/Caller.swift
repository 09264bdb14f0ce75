func call(_ api: ErrorRemovedClient) async throws {
  _ = try await api.list()
}
