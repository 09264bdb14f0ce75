func call(_ api: ArgumentReservedClient) async throws {
  _ = try await api.list(path: "a/b")
}
