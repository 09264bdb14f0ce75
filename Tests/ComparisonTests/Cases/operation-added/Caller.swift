func call(_ api: OperationAddedClient) async throws {
  _ = try await api.list()
}
