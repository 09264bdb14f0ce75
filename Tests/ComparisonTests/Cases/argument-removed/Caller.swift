func call(_ api: ArgumentRemovedClient) async throws {
  _ = try await api.list(tag: "a")
}
