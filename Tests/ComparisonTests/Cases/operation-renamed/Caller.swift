func call(_ api: OperationRenamedClient) async throws {
  _ = try await api.get(id: 1)
}
