func call(_ api: RequestMethodClient) async throws {
  _ = try await api.set(id: 1)
}
