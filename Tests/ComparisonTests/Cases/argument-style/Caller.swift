func call(_ api: ArgumentStyleClient) async throws {
  _ = try await api.list(tags: ["a", "b"])
}
