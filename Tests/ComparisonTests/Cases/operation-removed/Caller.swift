func call(_ api: OperationRemovedClient) async throws {
  _ = try await api.get(id: 1)
}
