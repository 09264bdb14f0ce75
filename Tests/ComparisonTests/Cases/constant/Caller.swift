func call(_ api: ConstantClient) async throws {
  _ = try await api.list()
}
