func call(_ api: ArgumentWireNameClient) async throws {
  _ = try await api.list(size: 10)
}
