func call(_ api: ArgumentOrderClient) async throws {
  _ = try await api.list(tag: "a", user: 1)
}
